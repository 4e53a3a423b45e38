//! The last error of a thread.

use crate::error::Error;
use crate::thread;

#[unsafe(no_mangle)]
pub extern "C" fn cudaGetLastError() -> Error {
    thread::clear_last_error()
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaPeekAtLastError() -> Error {
    thread::last_error()
}
