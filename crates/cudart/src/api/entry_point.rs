//! Functions of the driver by name, for programs that are not linked with it.

use std::ffi::{c_char, c_int, c_uint, c_void};

use super::device::VERSION;
use crate::driver::context::cuGetProcAddress_v2;
use crate::driver::done;
use crate::error::Error;
use crate::runtime;
use crate::thread::status;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDriverEntryPoint(
    symbol: *const c_char,
    function: *mut *const c_void,
    flags: u64,
    found: *mut c_int,
) -> Error {
    // SAFETY: the same promise.
    unsafe { cudaGetDriverEntryPointByVersion(symbol, function, VERSION as c_uint, flags, found) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDriverEntryPointByVersion(
    symbol: *const c_char,
    function: *mut *const c_void,
    version: c_uint,
    flags: u64,
    found: *mut c_int,
) -> Error {
    status(|| {
        if symbol.is_null() || function.is_null() {
            return Err(Error::INVALID_VALUE);
        }
        // The functions expect that the driver has been initialised.
        runtime::with(|_| Ok(()))?;
        // SAFETY: the program's own pointers.
        done(unsafe { cuGetProcAddress_v2(symbol, function, version as c_int, flags, found) })
    })
}
