//! `libnvvm.so.4`: libNVVM's C interface.
//!
//! Translates C's words into the driver's: pointers into slices, handles into programs, results into numbers. What is known
//! of compiling is in `oxicc_driver`.
//!
//! Rules: a handle is a number in a table, never an address, so that handles nobody gave out are errors. Nothing unwinds into
//! C. Nothing is written to the process's streams. No work when the library is loaded. Calls about different programs run in
//! parallel; calls about one wait for each other. A caller's stack may be small: work runs on a stack of its own.

mod door;
mod linker;
mod state;

use std::ffi::{CStr, c_char, c_int};
use std::slice;

use door::{environment, guarded};
use oxicc_driver::{Product, ProgramOptions, ProgramOutcome, ProgramResult, Target};
pub use oxicc_handles::Handle;
use oxicc_handles::{Table, lock};
use state::State;

#[global_allocator]
static ALLOCATOR: oxicc_allocator::Allocator = oxicc_allocator::Allocator;

/// The programs that exist.
static PROGRAMS: Table<State> = Table::new();

const SUCCESS: c_int = ProgramResult::Success as c_int;
const INVALID_INPUT: c_int = ProgramResult::InvalidInput as c_int;
const INVALID_PROGRAM: c_int = ProgramResult::InvalidProgram as c_int;
const INVALID_OPTION: c_int = ProgramResult::InvalidOption as c_int;
const NO_MODULE: c_int = ProgramResult::NoModuleInProgram as c_int;

/// The name of a result.
#[unsafe(no_mangle)]
pub extern "C" fn nvvmGetErrorString(result: c_int) -> *const c_char {
    door::c_name(result).as_ptr()
}

/// The version of the interface.
///
/// # Safety
/// The pointers are null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvvmVersion(major: *mut c_int, minor: *mut c_int) -> c_int {
    // SAFETY: the caller's promise.
    unsafe { put_all(&[(major, 2), (minor, 0)]) };
    SUCCESS
}

/// The version of IR and of its debug information.
///
/// # Safety
/// The pointers are null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvvmIRVersion(
    major: *mut c_int,
    minor: *mut c_int,
    debug_major: *mut c_int,
    debug_minor: *mut c_int,
) -> c_int {
    // SAFETY: the caller's promise.
    unsafe { put_all(&[(major, 2), (minor, 0), (debug_major, 3), (debug_minor, 2)]) };
    SUCCESS
}

/// The version of LLVM whose IR an architecture takes: the newest of those that are read.
///
/// # Safety
/// `arch` is null or a string; `major` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvvmLLVMVersion(arch: *const c_char, major: *mut c_int) -> c_int {
    // SAFETY: the caller's promise.
    let Some(arch) = (unsafe { text(arch) }) else { return INVALID_INPUT };
    let Ok(target) = Target::parse(&arch) else { return INVALID_INPUT };
    let version = door::llvm_version(target);
    // SAFETY: the caller's promise.
    unsafe { put_all(&[(major, version)]) };
    SUCCESS
}

/// Makes an empty program.
///
/// # Safety
/// `program` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvvmCreateProgram(program: *mut Handle) -> c_int {
    if program.is_null() {
        return INVALID_PROGRAM;
    }
    let handle = PROGRAMS.add(State::new());
    // SAFETY: not null, and the caller's promise.
    unsafe { program.write(handle) };
    SUCCESS
}

/// Ends a program.
///
/// # Safety
/// `program` is null or may be read and written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvvmDestroyProgram(program: *mut Handle) -> c_int {
    if program.is_null() {
        return INVALID_PROGRAM;
    }
    // SAFETY: not null, and the caller's promise.
    let handle = unsafe { program.read() };
    if !PROGRAMS.remove(handle) {
        return INVALID_PROGRAM;
    }
    // SAFETY: as above.
    unsafe { program.write(Handle::NONE) };
    SUCCESS
}

/// Adds a module of which all definitions are kept.
///
/// # Safety
/// `buffer` is null or has `size` bytes; `name` is null or a string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvvmAddModuleToProgram(
    program: Handle,
    buffer: *const c_char,
    size: usize,
    name: *const c_char,
) -> c_int {
    // SAFETY: the caller's promise.
    unsafe { add(program, buffer, size, name, false) }
}

/// Adds a library, of which only what is needed is taken.
///
/// # Safety
/// `buffer` is null or has `size` bytes; `name` is null or a string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvvmLazyAddModuleToProgram(
    program: Handle,
    buffer: *const c_char,
    size: usize,
    name: *const c_char,
) -> c_int {
    // SAFETY: the caller's promise.
    unsafe { add(program, buffer, size, name, true) }
}

/// Compiles the program to PTX.
///
/// # Safety
/// `options` is null or has `count` pointers, each null or a string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvvmCompileProgram(
    program: Handle,
    count: c_int,
    options: *const *const c_char,
) -> c_int {
    // SAFETY: the caller's promise.
    unsafe { run(program, count, options, |state, options| state.program.compile(options)) }
}

/// Asks whether the program is NVVM IR.
///
/// # Safety
/// `options` is null or has `count` pointers, each null or a string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvvmVerifyProgram(
    program: Handle,
    count: c_int,
    options: *const *const c_char,
) -> c_int {
    // SAFETY: the caller's promise.
    unsafe { run(program, count, options, |state, options| state.program.verify(options)) }
}

/// The size of the PTX with the zero at its end.
///
/// # Safety
/// `size` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvvmGetCompiledResultSize(program: Handle, size: *mut usize) -> c_int {
    // SAFETY: the caller's promise.
    unsafe { give_size(program, size, |state| state.output.len()) }
}

/// The PTX.
///
/// # Safety
/// `buffer` is null or has room for the size that was asked for.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvvmGetCompiledResult(program: Handle, buffer: *mut c_char) -> c_int {
    // SAFETY: the caller's promise.
    unsafe { give_text(program, buffer, |state| &state.output) }
}

/// The size of the log with the zero at its end.
///
/// # Safety
/// `size` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvvmGetProgramLogSize(program: Handle, size: *mut usize) -> c_int {
    // SAFETY: the caller's promise.
    unsafe { give_size(program, size, |state| state.log.len()) }
}

/// The log.
///
/// # Safety
/// `buffer` is null or has room for the size that was asked for.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvvmGetProgramLog(program: Handle, buffer: *mut c_char) -> c_int {
    // SAFETY: the caller's promise.
    unsafe { give_text(program, buffer, |state| &state.log) }
}

/// Asks for calls one after the other. They may as well run at once: there is nothing to share.
#[unsafe(no_mangle)]
pub extern "C" fn nvvmDisableConcurrentAPI() -> c_int {
    SUCCESS
}

/// # Safety
/// As for [`nvvmAddModuleToProgram`].
unsafe fn add(
    program: Handle,
    buffer: *const c_char,
    size: usize,
    name: *const c_char,
    is_library: bool,
) -> c_int {
    let Some(state) = PROGRAMS.find(program) else { return INVALID_PROGRAM };
    if buffer.is_null() || size > isize::MAX as usize {
        return INVALID_INPUT;
    }
    // SAFETY: not null, and the caller's promise.
    let bytes = unsafe { slice::from_raw_parts(buffer.cast::<u8>(), size) };
    // SAFETY: the caller's promise.
    let name = unsafe { text(name) };
    let name = name.as_deref().unwrap_or("<unnamed>");
    let mut state = lock(&state);
    match is_library {
        true => state.program.add_library(name, bytes),
        false => state.program.add(name, bytes),
    }
    SUCCESS
}

/// # Safety
/// As for [`nvvmCompileProgram`].
unsafe fn run(
    program: Handle,
    count: c_int,
    options: *const *const c_char,
    work: fn(&State, &ProgramOptions) -> ProgramOutcome,
) -> c_int {
    let Some(state) = PROGRAMS.find(program) else { return INVALID_PROGRAM };
    let mut state = lock(&state);
    state.forget();
    if state.program.is_empty() {
        return NO_MODULE;
    }
    // SAFETY: the caller's promise.
    let Some(arguments) = (unsafe { strings(count, options) }) else { return INVALID_OPTION };
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let mut options = match ProgramOptions::parse(&arguments) {
        Ok(options) => options,
        Err(e) => {
            state.set_log(&e.to_string());
            return INVALID_OPTION;
        }
    };
    environment(&mut options);
    let outcome = guarded(|| work(&state, &options));
    state.set_log(&outcome.log);
    match outcome.output {
        Some(Product::Ptx(text)) => state.set_ptx(&text),
        Some(Product::Container(bytes)) => state.output = bytes,
        None => {}
    }
    outcome.result as c_int
}

/// # Safety
/// As for [`nvvmGetProgramLogSize`].
unsafe fn give_size(program: Handle, size: *mut usize, of: fn(&State) -> usize) -> c_int {
    let Some(state) = PROGRAMS.find(program) else { return INVALID_PROGRAM };
    if size.is_null() {
        return INVALID_INPUT;
    }
    let length = of(&lock(&state));
    // SAFETY: not null, and the caller's promise.
    unsafe { size.write(length) };
    SUCCESS
}

/// # Safety
/// As for [`nvvmGetProgramLog`].
unsafe fn give_text(program: Handle, buffer: *mut c_char, of: fn(&State) -> &[u8]) -> c_int {
    let Some(state) = PROGRAMS.find(program) else { return INVALID_PROGRAM };
    if buffer.is_null() {
        return INVALID_INPUT;
    }
    let state = lock(&state);
    let bytes = of(&state);
    // SAFETY: not null, and the caller's promise that the size it asked for fits.
    unsafe { buffer.cast::<u8>().copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
    SUCCESS
}

/// # Safety
/// The pointers are null or may be written to.
unsafe fn put_all(places: &[(*mut c_int, c_int)]) {
    for (place, value) in places {
        if !place.is_null() {
            // SAFETY: not null, and the caller's promise.
            unsafe { place.write(*value) };
        }
    }
}

/// # Safety
/// `text` is null or a string.
unsafe fn text(text: *const c_char) -> Option<String> {
    if text.is_null() {
        return None;
    }
    // SAFETY: not null, and the caller's promise.
    Some(unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned())
}

/// The strings of an array; nothing where it makes no sense.
///
/// # Safety
/// `array` is null or has `count` pointers, each null or a string.
unsafe fn strings(count: c_int, array: *const *const c_char) -> Option<Vec<String>> {
    let count = usize::try_from(count).ok()?;
    if count == 0 {
        return Some(Vec::new());
    }
    if array.is_null() {
        return None;
    }
    // SAFETY: not null, and the caller's promise.
    let pointers = unsafe { slice::from_raw_parts(array, count) };
    // SAFETY: the caller's promise.
    pointers.iter().map(|&p| unsafe { text(p) }).collect()
}
