//! Arrays for textures and surfaces, and copies of three dimensions.

use std::ffi::{c_int, c_uint, c_void};

use super::memory::copy;
use super::{fetch, store};
use crate::backend::{ArraySpec, Storage};
use crate::error::{Error, Result};
use crate::runtime::{self, Array};
use crate::thread::status;
use crate::types::{ChannelFormatDesc, Extent, Memcpy3DParms, PitchedPtr, Pos, kind};
use crate::work::{Copy, Side};

fn make(spec: ArraySpec) -> Result<usize> {
    if spec.desc.bytes() == 0 || spec.extent.width == 0 {
        return Err(Error::INVALID_VALUE);
    }
    runtime::with_context(|r| {
        let storage = r.backend.create_array(&spec)?;
        Ok(r.arrays.add_as(own_handle(storage), Array { spec, storage, is_level: false }))
    })
}

/// The driver's handle, where the driver has the array.
fn own_handle(storage: Storage) -> Option<usize> {
    match storage {
        Storage::Linear(_) => None,
        Storage::Array(handle) | Storage::Mipmapped(handle) => Some(handle),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocArray(
    array: *mut usize,
    desc: *const ChannelFormatDesc,
    width: usize,
    height: usize,
    flags: c_uint,
) -> Error {
    // SAFETY: the program's own pointers.
    unsafe { cudaMalloc3DArray(array, desc, Extent { width, height, depth: 0 }, flags) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMalloc3DArray(
    array: *mut usize,
    desc: *const ChannelFormatDesc,
    extent: Extent,
    flags: c_uint,
) -> Error {
    // SAFETY: the program's own pointers.
    status(|| unsafe {
        let spec = ArraySpec { desc: fetch(desc)?, extent, flags, levels: 1, mipmapped: false };
        store(array, make(spec)?)
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocMipmappedArray(
    array: *mut usize,
    desc: *const ChannelFormatDesc,
    extent: Extent,
    levels: c_uint,
    flags: c_uint,
) -> Error {
    // SAFETY: the program's own pointers.
    status(|| unsafe {
        let levels = levels.clamp(1, 32);
        let spec = ArraySpec { desc: fetch(desc)?, extent, flags, levels, mipmapped: true };
        store(array, make(spec)?)
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetMipmappedArrayLevel(
    level_array: *mut usize,
    array: usize,
    level: c_uint,
) -> Error {
    status(|| {
        runtime::with_context(|r| {
            let whole = *r.arrays.get(array)?;
            if level >= whole.spec.levels {
                return Err(Error::INVALID_VALUE);
            }
            let storage = r.backend.array_level(whole.storage, &whole.spec, level)?;
            let extent = whole.spec.level_extent(level);
            let spec = ArraySpec { extent, levels: 1, mipmapped: false, ..whole.spec };
            let part = Array { spec, storage, is_level: true };
            let handle = r.arrays.add_as(own_handle(storage), part);
            // SAFETY: the program's own pointer.
            unsafe { store(level_array, handle) }
        })
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaFreeArray(array: usize) -> Error {
    status(|| {
        runtime::with(|r| {
            r.settle()?;
            if array == 0 {
                return Ok(());
            }
            let gone = r.arrays.remove(array)?;
            if gone.is_level { Ok(()) } else { r.backend.free_array(gone.storage) }
        })
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaFreeMipmappedArray(array: usize) -> Error {
    cudaFreeArray(array)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaArrayGetInfo(
    desc: *mut ChannelFormatDesc,
    extent: *mut Extent,
    flags: *mut c_uint,
    array: usize,
) -> Error {
    status(|| {
        let found = runtime::with_context(|r| r.arrays.get(array).copied())?;
        // SAFETY: the program's own pointers, any of which may be null.
        unsafe {
            let _ = store(desc, found.spec.desc);
            let _ = store(extent, found.spec.extent);
            let _ = store(flags, found.spec.flags);
        }
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetChannelDesc(desc: *mut ChannelFormatDesc, array: usize) -> Error {
    status(|| {
        let found = runtime::with_context(|r| r.arrays.get(array).copied())?;
        // SAFETY: the program's own pointer.
        unsafe { store(desc, found.spec.desc) }
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaCreateChannelDesc(
    x: c_int,
    y: c_int,
    z: c_int,
    w: c_int,
    f: c_int,
) -> ChannelFormatDesc {
    ChannelFormatDesc { x, y, z, w, f }
}

/// An array as one side of a copy, and the bytes of its elements.
pub fn array_side(array: usize) -> Result<(Side, usize)> {
    let a = runtime::with_context(|r| r.arrays.get(array).copied())?;
    let (bytes, extent) = (a.spec.desc.bytes(), a.spec.extent);
    let (pitch, rows) = (extent.width.max(1) * bytes, extent.height.max(1));
    let side = match a.storage {
        Storage::Linear(address) => Side::rows(address as usize, pitch, rows),
        Storage::Array(handle) => {
            Side { address: 0, pitch, rows, array: Some((handle, Pos { x: 0, y: 0, z: 0 })) }
        }
        Storage::Mipmapped(_) => return Err(Error::INVALID_VALUE),
    };
    Ok((side, bytes))
}

fn pitched_side(p: &PitchedPtr) -> Side {
    Side::rows(p.ptr as usize, p.pitch, p.ysize)
}

/// The copy that the parameters describe: positions and width count elements where an array takes part.
pub fn copy_3d(p: &Memcpy3DParms) -> Result<Copy> {
    let side = |array: *mut c_void, pointer: &PitchedPtr| -> Result<(Side, Option<usize>)> {
        if array.is_null() {
            return Ok((pitched_side(pointer), None));
        }
        array_side(array as usize).map(|(side, bytes)| (side, Some(bytes)))
    };
    let (from, from_element) = side(p.src_array, &p.src_ptr)?;
    let (to, to_element) = side(p.dst_array, &p.dst_ptr)?;
    let element = from_element.or(to_element).unwrap_or(1);
    // In plain memory a position's x counts bytes.
    let scaled = |pos: Pos, size: Option<usize>| Pos { x: pos.x * size.unwrap_or(1), ..pos };
    Ok(Copy {
        from: from.at(scaled(p.src_pos, from_element)),
        to: to.at(scaled(p.dst_pos, to_element)),
        width: p.extent.width * element,
        height: p.extent.height,
        depth: p.extent.depth,
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3D(p: *const Memcpy3DParms) -> Error {
    status(|| {
        runtime::with(|r| r.settle())?;
        // SAFETY: the program's own structure.
        let p = unsafe { fetch(p)? };
        copy(copy_3d(&p)?, p.kind, 0, true)
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3DAsync(p: *const Memcpy3DParms, stream: usize) -> Error {
    status(|| {
        // SAFETY: the program's own structure.
        let p = unsafe { fetch(p)? };
        copy(copy_3d(&p)?, p.kind, stream, false)
    })
}

fn to_array(array: usize, x: usize, y: usize, from: Side, width: usize, height: usize) -> Result<Copy> {
    let (to, _) = array_side(array)?;
    Ok(Copy { from, to: to.at(Pos { x, y, z: 0 }), width, height, depth: 1 })
}

fn from_array(to: Side, array: usize, x: usize, y: usize, width: usize, height: usize) -> Result<Copy> {
    let (from, _) = array_side(array)?;
    Ok(Copy { from: from.at(Pos { x, y, z: 0 }), to, width, height, depth: 1 })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpy2DToArray(
    array: usize,
    x: usize,
    y: usize,
    from: usize,
    pitch: usize,
    width: usize,
    height: usize,
    direction: c_int,
) -> Error {
    status(|| {
        copy(to_array(array, x, y, Side::rows(from, pitch, height), width, height)?, direction, 0, true)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpy2DToArrayAsync(
    array: usize,
    x: usize,
    y: usize,
    from: usize,
    pitch: usize,
    width: usize,
    height: usize,
    direction: c_int,
    stream: usize,
) -> Error {
    status(|| {
        copy(to_array(array, x, y, Side::rows(from, pitch, height), width, height)?, direction, stream, false)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpy2DFromArray(
    to: usize,
    pitch: usize,
    array: usize,
    x: usize,
    y: usize,
    width: usize,
    height: usize,
    direction: c_int,
) -> Error {
    status(|| {
        copy(from_array(Side::rows(to, pitch, height), array, x, y, width, height)?, direction, 0, true)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpy2DFromArrayAsync(
    to: usize,
    pitch: usize,
    array: usize,
    x: usize,
    y: usize,
    width: usize,
    height: usize,
    direction: c_int,
    stream: usize,
) -> Error {
    status(|| {
        copy(from_array(Side::rows(to, pitch, height), array, x, y, width, height)?, direction, stream, false)
    })
}

/// Rows of the array that so many bytes fill.
fn whole_rows(array: usize, bytes: usize) -> Result<(usize, usize)> {
    let (side, _) = array_side(array)?;
    Ok(if bytes > side.pitch { (side.pitch, bytes / side.pitch) } else { (bytes, 1) })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpyToArray(
    array: usize,
    x: usize,
    y: usize,
    from: usize,
    bytes: usize,
    direction: c_int,
) -> Error {
    status(|| {
        let (width, height) = whole_rows(array, bytes)?;
        copy(to_array(array, x, y, Side::rows(from, width, height), width, height)?, direction, 0, true)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpyFromArray(
    to: usize,
    array: usize,
    x: usize,
    y: usize,
    bytes: usize,
    direction: c_int,
) -> Error {
    status(|| {
        let (width, height) = whole_rows(array, bytes)?;
        copy(from_array(Side::rows(to, width, height), array, x, y, width, height)?, direction, 0, true)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpy2DArrayToArray(
    to: usize,
    to_x: usize,
    to_y: usize,
    from: usize,
    from_x: usize,
    from_y: usize,
    width: usize,
    height: usize,
    _direction: c_int,
) -> Error {
    status(|| {
        let (source, _) = array_side(from)?;
        let source = source.at(Pos { x: from_x, y: from_y, z: 0 });
        copy(to_array(to, to_x, to_y, source, width, height)?, kind::DEFAULT, 0, true)
    })
}
