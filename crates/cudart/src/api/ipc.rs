//! Memory and events of other processes. The simulator has one process only.

use std::ffi::c_uint;

use super::store;
use crate::backend::IpcHandle;
use crate::error::Error;
use crate::runtime::{self, Event};
use crate::thread::status;

/// `cudaEventInterprocess | cudaEventDisableTiming`, which an event needs to be found by others.
const FLAGS: u32 = 6;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaIpcGetMemHandle(handle: *mut IpcHandle, pointer: u64) -> Error {
    // SAFETY: the program's own pointer.
    status(|| unsafe { store(handle, runtime::with_context(|r| r.backend.memory_handle(pointer))?) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaIpcOpenMemHandle(pointer: *mut u64, handle: IpcHandle, flags: c_uint) -> Error {
    // SAFETY: the program's own pointer.
    status(|| unsafe { store(pointer, runtime::with_context(|r| r.backend.open_memory(handle, flags))?) })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaIpcCloseMemHandle(pointer: u64) -> Error {
    status(|| runtime::with_context(|r| r.backend.close_memory(pointer)))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaIpcGetEventHandle(handle: *mut IpcHandle, event: usize) -> Error {
    status(|| {
        let found = runtime::with_context(|r| {
            r.events.get(event)?;
            r.backend.event_handle(event)
        })?;
        // SAFETY: the program's own pointer.
        unsafe { store(handle, found) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaIpcOpenEventHandle(event: *mut usize, handle: IpcHandle) -> Error {
    status(|| {
        let found = runtime::with_context(|r| {
            let own = r.backend.open_event(handle)?;
            Ok(r.events.add_as(Some(own), Event { flags: FLAGS, reached: None, captured: None }))
        })?;
        // SAFETY: the program's own pointer.
        unsafe { store(event, found) }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handles_are_as_large_as_in_the_headers() {
        assert_eq!(size_of::<IpcHandle>(), 64);
    }
}
