//! Memory that host and device share, and what is known of an address.

use std::ffi::{c_int, c_uint, c_void};

use super::store;
use crate::backend::MemoryKind;
use crate::error::Error;
use crate::runtime;
use crate::thread::status;
use crate::types::{MemLocation, PointerAttributes};

#[unsafe(no_mangle)]
pub extern "C" fn cudaHostRegister(pointer: u64, bytes: usize, _flags: c_uint) -> Error {
    status(|| {
        if pointer == 0 || bytes == 0 {
            return Err(Error::INVALID_VALUE);
        }
        runtime::with_context(|r| r.backend.register(pointer, bytes))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaHostUnregister(pointer: u64) -> Error {
    status(|| runtime::with_context(|r| r.backend.unregister(pointer)))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaHostGetDevicePointer(device: *mut u64, host: u64, _flags: c_uint) -> Error {
    status(|| {
        let found = runtime::with_context(|r| r.backend.allocation(host).ok_or(Error::INVALID_VALUE))?;
        // SAFETY: the program's own pointer.
        unsafe { store(device, found.device + (host - found.base)) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaHostGetFlags(flags: *mut c_uint, host: u64) -> Error {
    status(|| {
        runtime::with_context(|r| r.backend.allocation(host).ok_or(Error::INVALID_VALUE))?;
        // SAFETY: the program's own pointer; all of it is mapped.
        unsafe { store(flags, 2) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaPointerGetAttributes(attributes: *mut PointerAttributes, pointer: u64) -> Error {
    status(|| {
        let found = runtime::with_context(|r| Ok(r.backend.allocation(pointer)))?;
        let here = pointer as *mut c_void;
        // `cudaMemoryType`: unregistered, host, device, managed.
        let (kind, on_device, on_host) = match found.map(|a| (a.kind, a)) {
            None => (0, std::ptr::null_mut(), here),
            Some((MemoryKind::Host, a)) => (1, (a.device + (pointer - a.base)) as *mut c_void, here),
            Some((MemoryKind::Device, _)) => (2, here, std::ptr::null_mut()),
            Some((MemoryKind::Managed, _)) => (3, here, here),
        };
        let device = if kind == 0 { -2 } else { 0 };
        let made = PointerAttributes {
            kind,
            device,
            device_pointer: on_device,
            host_pointer: on_host,
            reserved: [0; 8],
        };
        // SAFETY: the program's own pointer.
        unsafe { store(attributes, made) }
    })
}

/// A hint; the memory must be managed.
fn hint(pointer: u64) -> Error {
    status(|| {
        let found = runtime::with_context(|r| r.backend.allocation(pointer).ok_or(Error::INVALID_VALUE))?;
        if found.kind == MemoryKind::Managed { Ok(()) } else { Err(Error::INVALID_VALUE) }
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemPrefetchAsync(
    pointer: u64,
    _bytes: usize,
    _location: MemLocation,
    _flags: c_uint,
    _stream: usize,
) -> Error {
    hint(pointer)
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemAdvise(
    pointer: u64,
    _bytes: usize,
    _advice: c_int,
    _location: MemLocation,
) -> Error {
    hint(pointer)
}
