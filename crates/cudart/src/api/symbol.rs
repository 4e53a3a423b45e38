//! Variables of the device by the address of their shadow on the host.

use std::ffi::{c_int, c_void};

use super::memory::copy;
use super::store;
use crate::error::{Error, Result};
use crate::runtime;
use crate::thread::status;
use crate::types::kind;
use crate::work::{Copy, Side};

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetSymbolAddress(address: *mut u64, symbol: usize) -> Error {
    // SAFETY: the program's own pointer.
    status(|| runtime::with_context(|r| r.symbol(symbol)).and_then(|(a, _)| unsafe { store(address, a) }))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetSymbolSize(size: *mut usize, symbol: usize) -> Error {
    // SAFETY: the program's own pointer.
    status(|| runtime::with_context(|r| r.symbol(symbol)).and_then(|(_, s)| unsafe { store(size, s) }))
}

/// The place in a variable, which must have room for so many bytes.
pub fn place(symbol: usize, bytes: usize, offset: usize) -> Result<u64> {
    let (address, size) = runtime::with_context(|r| r.symbol(symbol))?;
    match offset.checked_add(bytes) {
        Some(end) if end <= size => Ok(address + offset as u64),
        _ => Err(Error::INVALID_VALUE),
    }
}

fn to_symbol(
    symbol: usize,
    from: *const c_void,
    bytes: usize,
    offset: usize,
    direction: c_int,
) -> Result<Copy> {
    if !matches!(direction, kind::HOST_TO_DEVICE | kind::DEVICE_TO_DEVICE | kind::DEFAULT) {
        return Err(Error::INVALID_MEMCPY_DIRECTION);
    }
    let to = Side::linear(place(symbol, bytes, offset)? as usize);
    Ok(Copy { from: Side::linear(from as usize), to, width: bytes, height: 1, depth: 1 })
}

fn from_symbol(
    to: *mut c_void,
    symbol: usize,
    bytes: usize,
    offset: usize,
    direction: c_int,
) -> Result<Copy> {
    if !matches!(direction, kind::DEVICE_TO_HOST | kind::DEVICE_TO_DEVICE | kind::DEFAULT) {
        return Err(Error::INVALID_MEMCPY_DIRECTION);
    }
    let from = Side::linear(place(symbol, bytes, offset)? as usize);
    Ok(Copy { from, to: Side::linear(to as usize), width: bytes, height: 1, depth: 1 })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpyToSymbol(
    symbol: usize,
    from: *const c_void,
    bytes: usize,
    offset: usize,
    direction: c_int,
) -> Error {
    status(|| {
        runtime::with(|r| r.settle())?;
        copy(to_symbol(symbol, from, bytes, offset, direction)?, direction, 0, true)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpyToSymbolAsync(
    symbol: usize,
    from: *const c_void,
    bytes: usize,
    offset: usize,
    direction: c_int,
    stream: usize,
) -> Error {
    status(|| copy(to_symbol(symbol, from, bytes, offset, direction)?, direction, stream, false))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpyFromSymbol(
    to: *mut c_void,
    symbol: usize,
    bytes: usize,
    offset: usize,
    direction: c_int,
) -> Error {
    status(|| {
        runtime::with(|r| r.settle())?;
        copy(from_symbol(to, symbol, bytes, offset, direction)?, direction, 0, true)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpyFromSymbolAsync(
    to: *mut c_void,
    symbol: usize,
    bytes: usize,
    offset: usize,
    direction: c_int,
    stream: usize,
) -> Error {
    status(|| copy(from_symbol(to, symbol, bytes, offset, direction)?, direction, stream, false))
}
