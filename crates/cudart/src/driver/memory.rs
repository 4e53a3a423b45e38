//! Allocations, copies and fills of plain memory.

use std::ffi::{c_int, c_uint, c_void};

use super::{done, driver_functions};
use crate::api::{memory, memory_kinds, pool, store};
use crate::error::{Error, Result};
use crate::runtime;
use crate::types::{PointerAttributes, kind};
use crate::work::{Fill, Side, Work};

/// Sets elements of one, two or four bytes.
fn fill(address: u64, value: u32, element: usize, count: usize, stream: usize) -> Result<()> {
    if count == 0 {
        return Ok(());
    }
    if !(address as usize).is_multiple_of(element) {
        return Err(Error::INVALID_VALUE);
    }
    runtime::with_context(|r| r.backend.allocation(address).map(|_| ()).ok_or(Error::INVALID_VALUE))?;
    let width = count.checked_mul(element).ok_or(Error::INVALID_VALUE)?;
    let to = Side::linear(address as usize);
    let fill = Fill { to, value: value.to_le_bytes(), element, width, height: 1, depth: 1 };
    runtime::submit(stream, Work::Fill(fill))
}

/// `CUpointer_attribute` values that there are.
mod attribute {
    pub const CONTEXT: i32 = 1;
    pub const MEMORY_TYPE: i32 = 2;
    pub const DEVICE_POINTER: i32 = 3;
    pub const HOST_POINTER: i32 = 4;
    pub const IS_MANAGED: i32 = 8;
    pub const DEVICE_ORDINAL: i32 = 9;
    pub const RANGE_START: i32 = 11;
    pub const RANGE_SIZE: i32 = 12;
}

/// # Safety
/// The place is for a value of this attribute.
unsafe fn pointer_attribute(to: *mut c_void, which: c_int, address: u64) -> Result<()> {
    const MANAGED: c_int = 3;
    let a = runtime::with_context(|r| r.backend.allocation(address).ok_or(Error::INVALID_VALUE))?;
    // SAFETY: the structure is numbers and addresses, for which zero is a value.
    let mut known: PointerAttributes = unsafe { std::mem::zeroed() };
    // SAFETY: the caller's promise.
    unsafe {
        done(memory_kinds::cudaPointerGetAttributes(&mut known, address))?;
        match which {
            attribute::CONTEXT => done(super::context::cuCtxGetCurrent(to.cast())),
            // Managed memory counts as the device's.
            attribute::MEMORY_TYPE => {
                store(to.cast(), if known.kind == MANAGED { 2 } else { known.kind as c_uint })
            }
            attribute::DEVICE_POINTER => store(to.cast(), known.device_pointer),
            attribute::HOST_POINTER => store(to.cast(), known.host_pointer),
            attribute::IS_MANAGED => store(to.cast(), u32::from(known.kind == MANAGED)),
            attribute::DEVICE_ORDINAL => store(to.cast(), known.device),
            attribute::RANGE_START => store(to.cast(), a.base),
            attribute::RANGE_SIZE => store(to.cast(), a.length as usize),
            _ => Err(Error::NOT_SUPPORTED),
        }
    }
}

driver_functions! {
    [Context] fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize) {
        done(memory::cudaMemGetInfo(free, total))
    }

    [Context] fn cuMemAlloc_v2(address: *mut u64, bytes: usize) {
        if bytes == 0 {
            return Err(Error::INVALID_VALUE);
        }
        done(memory::cudaMalloc(address, bytes))
    }

    [Context] fn cuMemAllocPitch_v2(address: *mut u64, pitch: *mut usize, width: usize, height: usize, _element: c_uint) {
        if width == 0 || height == 0 {
            return Err(Error::INVALID_VALUE);
        }
        done(memory::cudaMallocPitch(address, pitch, width, height))
    }

    [Context] fn cuMemAllocManaged(address: *mut u64, bytes: usize, flags: c_uint) {
        done(memory::cudaMallocManaged(address, bytes, flags))
    }

    [Context] fn cuMemAllocHost_v2(address: *mut u64, bytes: usize) {
        done(memory::cudaMallocHost(address, bytes))
    }

    [Context] fn cuMemHostAlloc(address: *mut u64, bytes: usize, flags: c_uint) {
        done(memory::cudaHostAlloc(address, bytes, flags))
    }

    [Context] fn cuMemAllocAsync(address: *mut u64, bytes: usize, stream: usize) {
        done(pool::cudaMallocAsync(address, bytes, stream))
    }

    [Context] fn cuMemFree_v2(address: u64) {
        done(memory::cudaFree(address))
    }

    [Context] fn cuMemFreeHost(address: u64) {
        done(memory::cudaFreeHost(address))
    }

    [Context] fn cuMemFreeAsync(address: u64, stream: usize) {
        done(pool::cudaFreeAsync(address, stream))
    }

    [Context] fn cuMemHostRegister_v2(address: u64, bytes: usize, flags: c_uint) {
        done(memory_kinds::cudaHostRegister(address, bytes, flags))
    }

    [Context] fn cuMemHostUnregister(address: u64) {
        done(memory_kinds::cudaHostUnregister(address))
    }

    [Context] fn cuMemHostGetDevicePointer_v2(address: *mut u64, host: u64, flags: c_uint) {
        done(memory_kinds::cudaHostGetDevicePointer(address, host, flags))
    }

    [Context] fn cuMemGetAddressRange_v2(base: *mut u64, bytes: *mut usize, address: u64) {
        let a = runtime::with_context(|r| r.backend.allocation(address).ok_or(Error::NOT_FOUND))?;
        let _ = store(base, a.base);
        let _ = store(bytes, a.length as usize);
        Ok(())
    }

    [Context] fn cuPointerGetAttribute(value: *mut c_void, which: c_int, address: u64) {
        pointer_attribute(value, which, address)
    }

    [Context] fn cuPointerGetAttributes(count: c_uint, which: *const c_int, values: *mut *mut c_void, address: u64) {
        for n in 0..count as usize {
            // What an address does not have is left as it is.
            let _ = pointer_attribute(*values.add(n), *which.add(n), address);
        }
        Ok(())
    }

    [Context] fn cuMemcpy(to: usize, from: usize, bytes: usize) {
        done(memory::cudaMemcpy(to, from, bytes, kind::DEFAULT))
    }

    [Context] fn cuMemcpyAsync(to: usize, from: usize, bytes: usize, stream: usize) {
        done(memory::cudaMemcpyAsync(to, from, bytes, kind::DEFAULT, stream))
    }

    [Context] fn cuMemcpyHtoD_v2(to: usize, from: usize, bytes: usize) {
        done(memory::cudaMemcpy(to, from, bytes, kind::HOST_TO_DEVICE))
    }

    [Context] fn cuMemcpyDtoH_v2(to: usize, from: usize, bytes: usize) {
        done(memory::cudaMemcpy(to, from, bytes, kind::DEVICE_TO_HOST))
    }

    [Context] fn cuMemcpyDtoD_v2(to: usize, from: usize, bytes: usize) {
        done(memory::cudaMemcpy(to, from, bytes, kind::DEVICE_TO_DEVICE))
    }

    [Context] fn cuMemcpyHtoDAsync_v2(to: usize, from: usize, bytes: usize, stream: usize) {
        done(memory::cudaMemcpyAsync(to, from, bytes, kind::HOST_TO_DEVICE, stream))
    }

    [Context] fn cuMemcpyDtoHAsync_v2(to: usize, from: usize, bytes: usize, stream: usize) {
        done(memory::cudaMemcpyAsync(to, from, bytes, kind::DEVICE_TO_HOST, stream))
    }

    [Context] fn cuMemcpyDtoDAsync_v2(to: usize, from: usize, bytes: usize, stream: usize) {
        done(memory::cudaMemcpyAsync(to, from, bytes, kind::DEVICE_TO_DEVICE, stream))
    }

    [Context] fn cuMemcpyPeer(to: usize, _to_context: usize, from: usize, _from_context: usize, bytes: usize) {
        done(memory::cudaMemcpy(to, from, bytes, kind::DEVICE_TO_DEVICE))
    }

    [Context] fn cuMemsetD8_v2(address: u64, value: u8, count: usize) {
        fill(address, u32::from(value), 1, count, 0)
    }

    [Context] fn cuMemsetD16_v2(address: u64, value: u16, count: usize) {
        fill(address, u32::from(value), 2, count, 0)
    }

    [Context] fn cuMemsetD32_v2(address: u64, value: u32, count: usize) {
        fill(address, value, 4, count, 0)
    }

    [Context] fn cuMemsetD8Async(address: u64, value: u8, count: usize, stream: usize) {
        fill(address, u32::from(value), 1, count, stream)
    }

    [Context] fn cuMemsetD16Async(address: u64, value: u16, count: usize, stream: usize) {
        fill(address, u32::from(value), 2, count, stream)
    }

    [Context] fn cuMemsetD32Async(address: u64, value: u32, count: usize, stream: usize) {
        fill(address, value, 4, count, stream)
    }
}
