//! Memory in the order of streams, and the pools it comes from. Memory that is freed is given back at once.

use std::ffi::{c_int, c_void};

use super::{fetch, graph_memory, store};
use crate::error::Error;
use crate::runtime::{self, Pool};
use crate::thread::status;
use crate::work::Work;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocAsync(pointer: *mut u64, bytes: usize, stream: usize) -> Error {
    status(|| {
        let address = runtime::with_context(|r| {
            let stream = runtime::actual(stream);
            match r.stream(stream)?.capture {
                _ if bytes == 0 => Ok(0),
                None => r.backend.alloc_on(bytes, stream),
                Some(graph) => {
                    let address = graph_memory::allocate(r, bytes)?;
                    r.graphs.get_mut(graph)?.record(Work::MemoryBegins(address));
                    Ok(address)
                }
            }
        })?;
        // SAFETY: the program's own pointer.
        unsafe { store(pointer, address) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocFromPoolAsync(
    pointer: *mut u64,
    bytes: usize,
    pool: usize,
    stream: usize,
) -> Error {
    let known = status(|| runtime::with_context(|r| r.pools.get(pool).map(|_| ())));
    if known != Error::SUCCESS {
        return known;
    }
    // SAFETY: the same promise.
    unsafe { cudaMallocAsync(pointer, bytes, stream) }
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaFreeAsync(pointer: u64, stream: usize) -> Error {
    status(|| {
        runtime::with_context(|r| r.backend.allocation(pointer).map(|_| ()).ok_or(Error::INVALID_VALUE))?;
        let is_graphs = runtime::with_context(|r| {
            Ok(r.graph_memory.has(pointer) || r.stream(runtime::actual(stream))?.capture.is_some())
        })?;
        let work = if is_graphs { Work::MemoryEnds(pointer) } else { Work::Free(pointer) };
        runtime::submit(stream, work)
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolCreate(pool: *mut usize, _properties: *const c_void) -> Error {
    // SAFETY: the program's own pointer.
    status(|| runtime::with_context(|r| unsafe { store(pool, r.pools.add(Pool { threshold: 0 })) }))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemPoolDestroy(pool: usize) -> Error {
    status(|| runtime::with(|r| r.pools.remove(pool).map(|_| ())))
}

/// The pool of the device, made when it is first asked for.
unsafe fn device_pool(pool: *mut usize) -> Error {
    status(|| {
        runtime::with_context(|r| {
            let handle = match r.device_pool {
                Some(handle) => handle,
                None => r.pools.add(Pool { threshold: 0 }),
            };
            r.device_pool = Some(handle);
            // SAFETY: the program's own pointer.
            unsafe { store(pool, handle) }
        })
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetDefaultMemPool(pool: *mut usize, _device: c_int) -> Error {
    // SAFETY: the same promise.
    unsafe { device_pool(pool) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetMemPool(pool: *mut usize, _device: c_int) -> Error {
    // SAFETY: the same promise.
    unsafe { device_pool(pool) }
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceSetMemPool(_device: c_int, pool: usize) -> Error {
    status(|| {
        runtime::with_context(|r| {
            r.pools.get(pool)?;
            r.device_pool = Some(pool);
            Ok(())
        })
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemPoolTrimTo(pool: usize, _bytes: usize) -> Error {
    status(|| runtime::with_context(|r| r.pools.get(pool).map(|_| ())))
}

/// `cudaMemPoolAttrReleaseThreshold`
const THRESHOLD: c_int = 4;
/// Attributes up to this one are 32-bit switches.
const LAST_SWITCH: c_int = 3;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolSetAttribute(pool: usize, which: c_int, value: *const c_void) -> Error {
    status(|| {
        runtime::with_context(|r| {
            let pool = r.pools.get_mut(pool)?;
            if which == THRESHOLD {
                // SAFETY: the program passes a 64-bit number with this attribute.
                pool.threshold = unsafe { fetch(value.cast::<u64>())? };
            }
            Ok(())
        })
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolGetAttribute(pool: usize, which: c_int, value: *mut c_void) -> Error {
    status(|| {
        runtime::with_context(|r| {
            let (left, all) = r.backend.memory();
            let pool = r.pools.get(pool)?;
            // SAFETY: the program passes a place as wide as the attribute.
            unsafe {
                match which {
                    1..=LAST_SWITCH => store(value.cast::<c_int>(), 1),
                    THRESHOLD => store(value.cast::<u64>(), pool.threshold),
                    _ => store(value.cast::<u64>(), (all - left) as u64),
                }
            }
        })
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemPoolSetAccess(pool: usize, _descriptors: *const c_void, _count: usize) -> Error {
    status(|| runtime::with_context(|r| r.pools.get(pool).map(|_| ())))
}
