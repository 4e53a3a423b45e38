//! The functions of the API, by area.

pub mod capture;
pub mod device;
pub mod entry_point;
pub mod error;
pub mod event;
pub mod graph;
pub mod graph_memory;
pub mod graph_node;
pub mod ipc;
pub mod launch;
pub mod memory;
pub mod memory_array;
pub mod memory_kinds;
pub mod occupancy;
pub mod pool;
pub mod stream;
pub mod symbol;
pub mod texture;
pub mod unsupported;

use crate::error::{Error, Result};

/// Stores a result where the program wants it.
///
/// # Safety
/// The pointer is null or the program's own, to a place for such a value.
pub unsafe fn store<T>(to: *mut T, value: T) -> Result<()> {
    if to.is_null() {
        return Err(Error::INVALID_VALUE);
    }
    // SAFETY: the caller's promise.
    unsafe { to.write(value) };
    Ok(())
}

/// Reads a structure that the program passes.
///
/// # Safety
/// The pointer is null or points to such a value.
pub unsafe fn fetch<T: Copy>(from: *const T) -> Result<T> {
    if from.is_null() {
        return Err(Error::INVALID_VALUE);
    }
    // SAFETY: the caller's promise.
    Ok(unsafe { from.read() })
}
