//! `libnvrtc.so.13`: NVRTC's C interface.
//!
//! Translates C's words into the driver's: pointers into slices, handles into programs, results into numbers. What is known
//! of compiling is in `oxicc_driver`; what NVRTC's options mean in [`options`], what a compilation makes of them in [`compile`], how PTX
//! becomes machine code in [`cubin`].
//!
//! Rules: a handle is a number in a table, never an address, so that handles nobody gave out are errors. Nothing unwinds into
//! C. Nothing is written to the process's streams. No work when the library is loaded. Calls about different programs run in
//! parallel; calls about one wait for each other. A caller's stack may be small: compilations run on a stack of their own.

mod compile;
mod cubin;
mod options;
mod pch;
mod program;
mod report;
mod result;
mod result_cache;

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::panic::{self, AssertUnwindSafe};
use std::slice;

pub use oxicc_handles::Handle;
use oxicc_handles::{Table, lock};
use oxicc_source::SourceText;
use program::{Flow, FlowCallback, Program};
use result::Status;

#[global_allocator]
static ALLOCATOR: oxicc_allocator::Allocator = oxicc_allocator::Allocator;

/// The programs that exist.
static PROGRAMS: Table<Program> = Table::new();

const SUCCESS: c_int = Status::Success as c_int;
const INVALID_INPUT: c_int = Status::InvalidInput as c_int;
const INVALID_PROGRAM: c_int = Status::InvalidProgram as c_int;

/// The architectures of the release whose place this library takes.
const ARCHITECTURES: [c_int; 12] = [75, 80, 86, 87, 88, 89, 90, 100, 103, 110, 120, 121];

/// The name of a result.
#[unsafe(no_mangle)]
pub extern "C" fn nvrtcGetErrorString(result: c_int) -> *const c_char {
    result::name(result).as_ptr()
}

/// The release whose interface this is.
///
/// # Safety
/// The pointers are null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvrtcVersion(major: *mut c_int, minor: *mut c_int) -> c_int {
    if major.is_null() || minor.is_null() {
        return INVALID_INPUT;
    }
    // SAFETY: not null, and the caller's promise.
    unsafe {
        major.write(13);
        minor.write(0);
    }
    SUCCESS
}

/// How many architectures there are.
///
/// # Safety
/// `count` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvrtcGetNumSupportedArchs(count: *mut c_int) -> c_int {
    // SAFETY: the caller's promise.
    unsafe { put(count, ARCHITECTURES.len() as c_int) }
}

/// The architectures.
///
/// # Safety
/// `archs` is null or has room for as many as there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvrtcGetSupportedArchs(archs: *mut c_int) -> c_int {
    if archs.is_null() {
        return INVALID_INPUT;
    }
    // SAFETY: not null, and the caller's promise.
    unsafe { archs.copy_from_nonoverlapping(ARCHITECTURES.as_ptr(), ARCHITECTURES.len()) };
    SUCCESS
}

/// Makes a program of a source and headers.
///
/// # Safety
/// `program` is null or may be written to; `source` and `name` are null or strings; the arrays are null or have `count` pointers, each
/// null or a string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvrtcCreateProgram(
    program: *mut Handle,
    source: *const c_char,
    name: *const c_char,
    count: c_int,
    headers: *const *const c_char,
    include_names: *const *const c_char,
) -> c_int {
    if program.is_null() {
        return INVALID_PROGRAM;
    }
    // SAFETY: the caller's promise.
    let Some(source) = (unsafe { bytes(source) }) else { return INVALID_INPUT };
    let Ok(count) = usize::try_from(count) else { return INVALID_INPUT };
    // SAFETY: the caller's promise.
    let (Some(texts), Some(names)) = (unsafe { (strings(count, headers), strings(count, include_names)) })
    else {
        return INVALID_INPUT;
    };
    let mut given = Vec::with_capacity(count);
    for (text, name) in texts.into_iter().zip(names) {
        let (Some(text), Some(name)) = (text, name) else { return INVALID_INPUT };
        given.push((String::from_utf8_lossy(&name).into_owned(), SourceText::from(text)));
    }
    // SAFETY: the caller's promise.
    let name = unsafe { bytes(name) }.unwrap_or_default();
    let handle = PROGRAMS.add(Program::new(&String::from_utf8_lossy(&name), source, given));
    // SAFETY: not null, and the caller's promise.
    unsafe { program.write(handle) };
    SUCCESS
}

/// Ends a program.
///
/// # Safety
/// `program` is null or may be read and written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvrtcDestroyProgram(program: *mut Handle) -> c_int {
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

/// Compiles a program.
///
/// # Safety
/// `options` is null or has `count` pointers, each null or a string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvrtcCompileProgram(
    program: Handle,
    count: c_int,
    options: *const *const c_char,
) -> c_int {
    let Some(state) = PROGRAMS.find(program) else { return INVALID_PROGRAM };
    let Ok(count) = usize::try_from(count) else { return INVALID_INPUT };
    // SAFETY: the caller's promise.
    let strings = unsafe { strings(count, options) }.unwrap_or_else(|| vec![None; count]);
    let text = |s: Vec<u8>| String::from_utf8_lossy(&s).into_owned();
    let strings: Vec<Option<String>> = strings.into_iter().map(|s| s.map(text)).collect();
    let mut state = lock(&state);
    let done = panic::catch_unwind(AssertUnwindSafe(|| compile::run(&mut state, &strings)));
    let status = done.unwrap_or_else(|_| {
        state.forget();
        state.set_log("nvrtc: error: internal compiler error\n");
        Status::InternalError
    });
    status as c_int
}

/// Declares getters of one output: its size, and its bytes.
macro_rules! outputs {
    ($($size:ident, $get:ident, $field:ident, $what:literal;)*) => {$(
        #[doc = concat!("The size of ", $what, ".")]
        ///
        /// # Safety
        /// `size` is null or may be written to.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $size(program: Handle, size: *mut usize) -> c_int {
            let Some(state) = PROGRAMS.find(program) else { return INVALID_PROGRAM };
            let length = lock(&state).$field.len();
            // SAFETY: the caller's promise.
            unsafe { put(size, length) }
        }

        #[doc = concat!("The bytes of ", $what, ".")]
        ///
        /// # Safety
        /// `buffer` is null or has room for the size that was asked for.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $get(program: Handle, buffer: *mut c_char) -> c_int {
            let Some(state) = PROGRAMS.find(program) else { return INVALID_PROGRAM };
            if buffer.is_null() {
                return INVALID_INPUT;
            }
            let state = lock(&state);
            let bytes = &state.$field;
            // SAFETY: not null, and the caller's promise that the size it asked for fits.
            unsafe { buffer.cast::<u8>().copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
            SUCCESS
        }
    )*};
}

outputs! {
    nvrtcGetPTXSize, nvrtcGetPTX, ptx, "the PTX, with the zero at its end";
    nvrtcGetCUBINSize, nvrtcGetCUBIN, cubin, "the machine code";
    nvrtcGetLTOIRSize, nvrtcGetLTOIR, ltoir, "the LTO-IR";
    nvrtcGetOptiXIRSize, nvrtcGetOptiXIR, optixir, "the OptiX IR";
    nvrtcGetTileIRSize, nvrtcGetTileIR, tileir, "the Tile IR, of which there is none";
    nvrtcGetProgramLogSize, nvrtcGetProgramLog, log, "the log, with the zero at its end";
}

/// Adds an expression whose symbol will be wanted.
///
/// # Safety
/// `expression` is null or a string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvrtcAddNameExpression(program: Handle, expression: *const c_char) -> c_int {
    let Some(state) = PROGRAMS.find(program) else { return INVALID_PROGRAM };
    // SAFETY: the caller's promise.
    let Some(expression) = (unsafe { c_str(expression) }) else { return INVALID_INPUT };
    let mut state = lock(&state);
    if state.sealed {
        return Status::NoNameExpressionsAfterCompilation as c_int;
    }
    state.expressions.push(expression.to_owned());
    SUCCESS
}

/// The symbol of an expression.
///
/// # Safety
/// `expression` is null or a string; `name` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvrtcGetLoweredName(
    program: Handle,
    expression: *const c_char,
    name: *mut *const c_char,
) -> c_int {
    let Some(state) = PROGRAMS.find(program) else { return INVALID_PROGRAM };
    // SAFETY: the caller's promise.
    let Some(expression) = (unsafe { c_str(expression) }) else { return INVALID_INPUT };
    if name.is_null() {
        return INVALID_INPUT;
    }
    let state = lock(&state);
    let (status, symbol) = match state.lowered(expression) {
        Ok(symbol) => (Status::Success, symbol.as_ptr()),
        Err(status) => (status, std::ptr::null()),
    };
    // SAFETY: not null, and the caller's promise.
    unsafe { name.write(symbol) };
    status as c_int
}

/// The size of the heap for precompiled headers.
///
/// # Safety
/// `size` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvrtcGetPCHHeapSize(size: *mut usize) -> c_int {
    // SAFETY: the caller's promise.
    unsafe { put(size, pch::heap_size()) }
}

/// Sets the size of the heap for precompiled headers, in whole pages.
#[unsafe(no_mangle)]
pub extern "C" fn nvrtcSetPCHHeapSize(size: usize) -> c_int {
    pch::set_heap_size(size);
    SUCCESS
}

/// What became of the precompiled header that was asked for.
#[unsafe(no_mangle)]
pub extern "C" fn nvrtcGetPCHCreateStatus(program: Handle) -> c_int {
    match PROGRAMS.find(program) {
        Some(state) => lock(&state).pch_status as c_int,
        None => INVALID_PROGRAM,
    }
}

/// How large the heap has to be for the precompiled header that was to be made.
///
/// # Safety
/// `size` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvrtcGetPCHHeapSizeRequired(program: Handle, size: *mut usize) -> c_int {
    match PROGRAMS.find(program) {
        // SAFETY: the caller's promise.
        Some(state) => unsafe { put(size, lock(&state).pch_heap_required) },
        None => INVALID_PROGRAM,
    }
}

/// Has a function asked now and then, by the thread that compiles, whether to go on.
///
/// # Safety
/// The callback may be called with the payload as long as the program lives.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvrtcSetFlowCallback(
    program: Handle,
    callback: Option<FlowCallback>,
    payload: *mut c_void,
) -> c_int {
    let Some(state) = PROGRAMS.find(program) else { return INVALID_PROGRAM };
    let Some(callback) = callback else { return INVALID_INPUT };
    lock(&state).flow = Some(Flow { callback, payload });
    SUCCESS
}

/// # Safety
/// The place is null or may be written to.
unsafe fn put<T>(place: *mut T, value: T) -> c_int {
    if place.is_null() {
        return INVALID_INPUT;
    }
    // SAFETY: not null, and the caller's promise.
    unsafe { place.write(value) };
    SUCCESS
}

/// # Safety
/// `text` is null or a string that lives as long as the result.
unsafe fn c_str<'a>(text: *const c_char) -> Option<&'a CStr> {
    // SAFETY: not null, and the caller's promise.
    (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) })
}

/// # Safety
/// `text` is null or a string.
unsafe fn bytes(text: *const c_char) -> Option<Vec<u8>> {
    // SAFETY: the caller's promise; the string is copied.
    unsafe { c_str(text) }.map(|t| CString::from(t).into_bytes())
}

/// The strings of an array, absent ones as nothing; nothing where there is no array.
///
/// # Safety
/// `array` is null or has `count` pointers, each null or a string.
unsafe fn strings(count: usize, array: *const *const c_char) -> Option<Vec<Option<Vec<u8>>>> {
    if count == 0 {
        return Some(Vec::new());
    }
    if array.is_null() {
        return None;
    }
    // SAFETY: not null, and the caller's promise.
    let pointers = unsafe { slice::from_raw_parts(array, count) };
    // SAFETY: the caller's promise.
    Some(pointers.iter().map(|&p| unsafe { bytes(p) }).collect())
}
