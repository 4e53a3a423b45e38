//! Events.

use std::ffi::c_uint;
use std::time::Duration;

use super::store;
use crate::backend::{Patience, Wait};
use crate::error::Error;
use crate::runtime::{self, Event};
use crate::thread::status;
use crate::work::Work;

/// `cudaEventDisableTiming`
const DISABLE_TIMING: u32 = 2;
/// The least time between two events: programs divide by it.
const RESOLUTION: Duration = Duration::from_nanos(500);

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventCreateWithFlags(event: *mut usize, flags: c_uint) -> Error {
    status(|| {
        runtime::with_context(|r| {
            if flags > 7 {
                return Err(Error::INVALID_VALUE);
            }
            let own = r.backend.create_event(flags)?;
            let handle = r.events.add_as(own, Event { flags, reached: None, captured: None });
            // SAFETY: the program's own pointer.
            unsafe { store(event, handle) }
        })
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventCreate(event: *mut usize) -> Error {
    // SAFETY: the same promise.
    unsafe { cudaEventCreateWithFlags(event, 0) }
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaEventDestroy(event: usize) -> Error {
    status(|| {
        runtime::with(|r| {
            r.events.remove(event)?;
            r.backend.destroy_event(event)
        })
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaEventRecord(event: usize, stream: usize) -> Error {
    status(|| {
        runtime::with_context(|r| r.events.get(event).map(|_| ()))?;
        runtime::submit(stream, Work::Record(event))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaEventRecordWithFlags(event: usize, stream: usize, _flags: c_uint) -> Error {
    cudaEventRecord(event, stream)
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaEventSynchronize(event: usize) -> Error {
    status(|| {
        runtime::with(|r| r.events.get(event).map(|_| ()))?;
        runtime::wait(Wait::Event(event), Patience::Wait)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaEventQuery(event: usize) -> Error {
    status(|| {
        runtime::with(|r| r.events.get(event).map(|_| ()))?;
        runtime::wait(Wait::Event(event), Patience::Ask)
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventElapsedTime(milliseconds: *mut f32, start: usize, end: usize) -> Error {
    status(|| {
        runtime::with_context(|r| {
            let time = |r: &runtime::Runtime, event: usize| {
                let event = r.events.get(event)?;
                let has_time = event.flags & DISABLE_TIMING == 0;
                event.reached.filter(|_| has_time).ok_or(Error::INVALID_RESOURCE_HANDLE)
            };
            let (from, to) = (time(r, start)?, time(r, end)?);
            if let Some(known) = r.backend.elapsed(start, end) {
                // SAFETY: the program's own pointer.
                return known.and_then(|time| unsafe { store(milliseconds, time) });
            }
            let passed = match to.checked_duration_since(from) {
                Some(time) if start != end => time.max(RESOLUTION).as_secs_f32(),
                Some(_) => 0.0,
                None => -from.duration_since(to).as_secs_f32(),
            };
            // SAFETY: the program's own pointer.
            unsafe { store(milliseconds, passed * 1000.0) }
        })
    })
}
