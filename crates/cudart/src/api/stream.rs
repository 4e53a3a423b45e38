//! Streams.

use std::ffi::{c_int, c_uint, c_void};

use super::store;
use crate::backend::{Patience, Wait};
use crate::error::{Error, Result};
use crate::runtime::{self, Stream};
use crate::thread::status;
use crate::types::HostFn;
use crate::work::{HostCall, StreamCallback, Work};

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamCreateWithPriority(
    stream: *mut usize,
    flags: c_uint,
    priority: c_int,
) -> Error {
    status(|| {
        runtime::with_context(|r| {
            if flags > 1 {
                return Err(Error::INVALID_VALUE);
            }
            let priority = priority.clamp(-5, 0);
            let own = r.backend.create_stream(flags, priority)?;
            let handle = r.streams.add_as(own, Stream { flags, priority, capture: None });
            // SAFETY: the program's own pointer.
            unsafe { store(stream, handle) }
        })
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamCreateWithFlags(stream: *mut usize, flags: c_uint) -> Error {
    // SAFETY: the same promise.
    unsafe { cudaStreamCreateWithPriority(stream, flags, 0) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamCreate(stream: *mut usize) -> Error {
    // SAFETY: the same promise.
    unsafe { cudaStreamCreateWithPriority(stream, 0, 0) }
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamDestroy(stream: usize) -> Error {
    status(|| {
        runtime::with(|r| {
            r.streams.remove(stream)?;
            r.backend.destroy_stream(stream)
        })
    })
}

fn wait(stream: usize, patience: Patience) -> Result<()> {
    runtime::with(|r| {
        if r.stream(stream)?.capture.is_some() {
            return Err(Error::STREAM_CAPTURE_UNSUPPORTED);
        }
        Ok(())
    })?;
    runtime::wait(Wait::Stream(stream), patience)
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamSynchronize(stream: usize) -> Error {
    status(|| wait(stream, Patience::Wait))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamQuery(stream: usize) -> Error {
    status(|| wait(stream, Patience::Ask))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamWaitEvent(stream: usize, event: usize, _flags: c_uint) -> Error {
    status(|| {
        runtime::with_context(|r| {
            // A stream that waits for an event of a capture takes part in it.
            if let Some(graph) = r.events.get(event)?.captured {
                r.stream(stream)?.capture.get_or_insert(graph);
                return Ok(());
            }
            r.stream(stream)?;
            r.backend.stream_waits_for(runtime::actual(stream), event)
        })
    })
}

/// Stores something of a stream.
///
/// # Safety
/// The pointer is null or the program's own.
unsafe fn tell<T>(stream: usize, to: *mut T, f: impl FnOnce(&Stream) -> T) -> Error {
    status(|| {
        let value = runtime::with(|r| r.stream(stream).map(|s| f(s)))?;
        // SAFETY: the caller's promise.
        unsafe { store(to, value) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetFlags(stream: usize, flags: *mut c_uint) -> Error {
    // SAFETY: the program's own pointer.
    unsafe { tell(stream, flags, |s| s.flags) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetPriority(stream: usize, priority: *mut c_int) -> Error {
    // SAFETY: the program's own pointer.
    unsafe { tell(stream, priority, |s| s.priority) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetId(stream: usize, id: *mut u64) -> Error {
    // SAFETY: the program's own pointer.
    unsafe { tell(stream, id, |_| stream as u64) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetDevice(stream: usize, device: *mut c_int) -> Error {
    // SAFETY: the program's own pointer.
    unsafe { tell(stream, device, |_| 0) }
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamAddCallback(
    stream: usize,
    callback: Option<StreamCallback>,
    data: *mut c_void,
    flags: c_uint,
) -> Error {
    status(|| {
        let callback = callback.filter(|_| flags == 0).ok_or(Error::INVALID_VALUE)?;
        runtime::submit(stream, Work::Host(HostCall::Callback(callback, stream, data as usize)))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaLaunchHostFunc(stream: usize, function: Option<HostFn>, data: *mut c_void) -> Error {
    status(|| {
        let function = function.ok_or(Error::INVALID_VALUE)?;
        runtime::submit(stream, Work::Host(HostCall::Function(function, data as usize)))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamAttachMemAsync(
    stream: usize,
    _pointer: *mut c_void,
    _length: usize,
    _flags: c_uint,
) -> Error {
    status(|| runtime::with_context(|r| r.stream(stream).map(|_| ())))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamCopyAttributes(to: usize, from: usize) -> Error {
    status(|| {
        runtime::with(|r| {
            let priority = r.stream(from)?.priority;
            r.stream(to)?.priority = priority;
            Ok(())
        })
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamSetAttribute(stream: usize, _which: c_int, _value: *const c_void) -> Error {
    // Windows of the cache and the like are hints.
    status(|| runtime::with(|r| r.stream(stream).map(|_| ())))
}
