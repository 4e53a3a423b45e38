//! Allocations, copies and fills of plain memory.

use std::ffi::{c_int, c_void};

use super::{fetch, store};
use crate::backend::{MemoryKind, Patience, Wait};
use crate::error::{Error, Result};
use crate::runtime;
use crate::thread::status;
use crate::types::{Extent, PitchedPtr, kind};
use crate::work::{Copy, Fill, Side, Work};

/// Rows of pitched memory begin at multiples of this.
const PITCH: usize = 512;

fn alloc(bytes: usize, kind: MemoryKind) -> Result<u64> {
    runtime::with_context(|r| if bytes == 0 { Ok(0) } else { r.backend.alloc(bytes, kind) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMalloc(pointer: *mut u64, bytes: usize) -> Error {
    // SAFETY: the program's own pointer.
    status(|| alloc(bytes, MemoryKind::Device).and_then(|p| unsafe { store(pointer, p) }))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocManaged(pointer: *mut u64, bytes: usize, _flags: u32) -> Error {
    if bytes == 0 {
        return status(|| Err(Error::INVALID_VALUE));
    }
    // SAFETY: the program's own pointer.
    status(|| alloc(bytes, MemoryKind::Managed).and_then(|p| unsafe { store(pointer, p) }))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocHost(pointer: *mut u64, bytes: usize) -> Error {
    // SAFETY: the program's own pointer.
    status(|| alloc(bytes, MemoryKind::Host).and_then(|p| unsafe { store(pointer, p) }))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaHostAlloc(pointer: *mut u64, bytes: usize, _flags: u32) -> Error {
    // SAFETY: the same promise.
    unsafe { cudaMallocHost(pointer, bytes) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocPitch(
    pointer: *mut u64,
    pitch: *mut usize,
    width: usize,
    height: usize,
) -> Error {
    status(|| {
        let row = width.next_multiple_of(PITCH);
        let address = alloc(row.checked_mul(height).ok_or(Error::MEMORY_ALLOCATION)?, MemoryKind::Device)?;
        // SAFETY: the program's own pointers.
        unsafe {
            store(pitch, row)?;
            store(pointer, address)
        }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMalloc3D(pointer: *mut PitchedPtr, extent: Extent) -> Error {
    status(|| {
        let row = extent.width.next_multiple_of(PITCH);
        let bytes = row.checked_mul(extent.height).and_then(|b| b.checked_mul(extent.depth));
        let address = alloc(bytes.ok_or(Error::MEMORY_ALLOCATION)?, MemoryKind::Device)?;
        let made =
            PitchedPtr { ptr: address as *mut c_void, pitch: row, xsize: extent.width, ysize: extent.height };
        // SAFETY: the program's own pointer.
        unsafe { store(pointer, made) }
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaFree(pointer: u64) -> Error {
    status(|| {
        runtime::with(|r| {
            // Freeing waits for the device.
            r.settle()?;
            if pointer == 0 {
                return Ok(());
            }
            if r.graph_memory.has(pointer) {
                return r.end_graph_memory(pointer, 0);
            }
            let kind = r.backend.allocation(pointer).map(|a| a.kind);
            match kind {
                Some(MemoryKind::Device | MemoryKind::Managed) => r.backend.free(pointer),
                _ => Err(Error::INVALID_VALUE),
            }
        })
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaFreeHost(pointer: u64) -> Error {
    status(|| {
        runtime::with(|r| {
            r.settle()?;
            if pointer == 0 { Ok(()) } else { r.backend.free(pointer) }
        })
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemGetInfo(free: *mut usize, total: *mut usize) -> Error {
    status(|| {
        let (left, all) = runtime::with_context(|r| Ok(r.backend.memory()))?;
        // SAFETY: the program's own pointers.
        unsafe {
            store(free, left)?;
            store(total, all)
        }
    })
}

/// Checks the direction that a copy claims: the device's side must be the device's.
pub fn check_direction(direction: c_int, to: &Side, from: &Side) -> Result<()> {
    if !(0..=kind::DEFAULT).contains(&direction) {
        return Err(Error::INVALID_MEMCPY_DIRECTION);
    }
    let to_device = matches!(direction, kind::HOST_TO_DEVICE | kind::DEVICE_TO_DEVICE);
    let from_device = matches!(direction, kind::DEVICE_TO_HOST | kind::DEVICE_TO_DEVICE);
    runtime::with_context(|r| {
        let is_known = |s: &Side| s.array.is_some() || r.backend.allocation(s.address).is_some();
        if to_device && !is_known(to) || from_device && !is_known(from) {
            return Err(Error::INVALID_VALUE);
        }
        Ok(())
    })
}

/// A copy in its stream; `wait` as the functions without a stream do.
pub fn copy(copy: Copy, direction: c_int, stream: usize, wait: bool) -> Result<()> {
    if copy.width == 0 || copy.height == 0 || copy.depth == 0 {
        return if (0..=kind::DEFAULT).contains(&direction) {
            Ok(())
        } else {
            Err(Error::INVALID_MEMCPY_DIRECTION)
        };
    }
    check_direction(direction, &copy.to, &copy.from)?;
    runtime::submit(stream, Work::Copy(copy))?;
    if wait { runtime::wait(Wait::Stream(stream), Patience::Wait) } else { Ok(()) }
}

fn linear(to: usize, from: usize, bytes: usize) -> Copy {
    Copy { from: Side::linear(from), to: Side::linear(to), width: bytes, height: 1, depth: 1 }
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpy(to: usize, from: usize, bytes: usize, direction: c_int) -> Error {
    status(|| {
        // A kernel that failed is known to have when the copy waits for it.
        runtime::with(|r| r.settle())?;
        copy(linear(to, from, bytes), direction, 0, true)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpyAsync(
    to: usize,
    from: usize,
    bytes: usize,
    direction: c_int,
    stream: usize,
) -> Error {
    status(|| copy(linear(to, from, bytes), direction, stream, false))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpyPeer(
    to: usize,
    _to_device: c_int,
    from: usize,
    _from_device: c_int,
    bytes: usize,
) -> Error {
    status(|| copy(linear(to, from, bytes), kind::DEFAULT, 0, true))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpyPeerAsync(
    to: usize,
    _to_device: c_int,
    from: usize,
    _from_device: c_int,
    bytes: usize,
    stream: usize,
) -> Error {
    status(|| copy(linear(to, from, bytes), kind::DEFAULT, stream, false))
}

fn pitched(
    to: usize,
    to_pitch: usize,
    from: usize,
    from_pitch: usize,
    width: usize,
    height: usize,
) -> Result<Copy> {
    if height > 1 && (to_pitch < width || from_pitch < width) {
        return Err(Error::INVALID_PITCH_VALUE);
    }
    let (from, to) = (Side::rows(from, from_pitch, height), Side::rows(to, to_pitch, height));
    Ok(Copy { from, to, width, height, depth: 1 })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpy2D(
    to: usize,
    to_pitch: usize,
    from: usize,
    from_pitch: usize,
    width: usize,
    height: usize,
    direction: c_int,
) -> Error {
    status(|| {
        runtime::with(|r| r.settle())?;
        copy(pitched(to, to_pitch, from, from_pitch, width, height)?, direction, 0, true)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpy2DAsync(
    to: usize,
    to_pitch: usize,
    from: usize,
    from_pitch: usize,
    width: usize,
    height: usize,
    direction: c_int,
    stream: usize,
) -> Error {
    status(|| copy(pitched(to, to_pitch, from, from_pitch, width, height)?, direction, stream, false))
}

fn fill(to: Side, value: c_int, width: usize, height: usize, depth: usize, stream: usize) -> Result<()> {
    if width == 0 || height == 0 || depth == 0 {
        return Ok(());
    }
    runtime::with_context(|r| r.backend.allocation(to.address).map(|_| ()).ok_or(Error::INVALID_VALUE))?;
    let value = [value as u8; 4];
    runtime::submit(stream, Work::Fill(Fill { to, value, element: 1, width, height, depth }))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemset(to: usize, value: c_int, bytes: usize) -> Error {
    status(|| fill(Side::linear(to), value, bytes, 1, 1, 0))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemsetAsync(to: usize, value: c_int, bytes: usize, stream: usize) -> Error {
    status(|| fill(Side::linear(to), value, bytes, 1, 1, stream))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemset2D(to: usize, pitch: usize, value: c_int, width: usize, height: usize) -> Error {
    cudaMemset2DAsync(to, pitch, value, width, height, 0)
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemset2DAsync(
    to: usize,
    pitch: usize,
    value: c_int,
    width: usize,
    height: usize,
    stream: usize,
) -> Error {
    status(|| fill(Side::rows(to, pitch, height), value, width, height, 1, stream))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemset3D(to: PitchedPtr, value: c_int, extent: Extent) -> Error {
    cudaMemset3DAsync(to, value, extent, 0)
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemset3DAsync(to: PitchedPtr, value: c_int, extent: Extent, stream: usize) -> Error {
    let side = Side::rows(to.ptr as usize, to.pitch, to.ysize);
    status(|| fill(side, value, extent.width, extent.height, extent.depth, stream))
}

/// Copies of several pieces.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyBatchAsync(
    to: *const usize,
    from: *const usize,
    bytes: *const usize,
    count: usize,
    _attributes: *mut c_void,
    _indices: *mut usize,
    _attribute_count: usize,
    stream: usize,
) -> Error {
    status(|| {
        for i in 0..count {
            // SAFETY: the program says how many there are.
            let piece = unsafe { linear(fetch(to.add(i))?, fetch(from.add(i))?, fetch(bytes.add(i))?) };
            copy(piece, kind::DEFAULT, stream, false)?;
        }
        Ok(())
    })
}
