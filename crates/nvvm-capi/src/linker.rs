//! What nvlink asks of the library beyond the public interface: functions by number.
//!
//! nvlink opens `lib64/libnvvm.so` below `-nvvmpath`, adds every container to one program, compiles with `-link-lto` and goes on
//! when the result is [`ProgramResult::Linked`](oxicc_driver::ProgramResult::Linked).

use std::ffi::{c_char, c_int, c_uint, c_void};

use oxicc_handles::{Handle, lock};

use crate::{INVALID_INPUT, INVALID_PROGRAM, PROGRAMS, SUCCESS, add};

/// Adds a container: `int (nvvmProgram, const void *, size_t, const char *)`.
const ADD_CONTAINER: c_uint = 0x2080;
/// How many modules of PTX there are: `int (nvvmProgram, int *)`.
const COUNT_PARTS: c_uint = 0xF00D;
/// The length of each: `int (nvvmProgram, int, size_t *)`.
const PART_SIZES: c_uint = 0xB0BA;

/// The function of a number; null for numbers that are not known.
#[unsafe(no_mangle)]
pub extern "C" fn __nvvmHandle(id: c_uint) -> *const c_void {
    match id {
        ADD_CONTAINER => add_container as *const c_void,
        COUNT_PARTS => count_parts as *const c_void,
        PART_SIZES => part_sizes as *const c_void,
        _ => std::ptr::null(),
    }
}

/// # Safety
/// `buffer` is null or has `size` bytes; `name` is null or a string.
unsafe extern "C" fn add_container(
    program: Handle,
    buffer: *const c_char,
    size: usize,
    name: *const c_char,
) -> c_int {
    // SAFETY: the caller's promise.
    unsafe { add(program, buffer, size, name, false) }
}

/// There is one: functions are compiled in parallel, but into one module.
///
/// # Safety
/// `count` is null or may be written to.
unsafe extern "C" fn count_parts(program: Handle, count: *mut c_int) -> c_int {
    if PROGRAMS.find(program).is_none() {
        return INVALID_PROGRAM;
    }
    if count.is_null() {
        return INVALID_INPUT;
    }
    // SAFETY: not null, and the caller's promise.
    unsafe { count.write(1) };
    SUCCESS
}

/// # Safety
/// `sizes` is null or has room for `count` numbers.
unsafe extern "C" fn part_sizes(program: Handle, count: c_int, sizes: *mut usize) -> c_int {
    let Some(state) = PROGRAMS.find(program) else { return INVALID_PROGRAM };
    if sizes.is_null() || count != 1 {
        return INVALID_INPUT;
    }
    let length = lock(&state).output.len().saturating_sub(1);
    // SAFETY: not null, and the caller's promise.
    unsafe { sizes.write(length) };
    SUCCESS
}
