//! Arrays for textures and surfaces, and copies of three dimensions.

use std::ffi::{c_int, c_uint, c_void};

use super::memory::copy;
use super::{fetch, store};
use crate::backend::MemoryKind;
use crate::error::{Error, Result};
use crate::runtime::{self, Array};
use crate::thread::status;
use crate::types::{ChannelFormatDesc, Extent, Memcpy3DParms, PitchedPtr, Pos, kind};
use crate::work::{Copy, Side};

/// The extent of a mipmap level.
pub fn level_extent(array: &Array, level: u32) -> Extent {
    const LAYERED: u32 = 1;
    const CUBEMAP: u32 = 4;
    let half = |n: usize| if n == 0 { 0 } else { (n >> level).max(1) };
    let planes_stay = array.flags & (LAYERED | CUBEMAP) != 0;
    Extent {
        width: half(array.extent.width),
        height: half(array.extent.height),
        depth: if planes_stay { array.extent.depth } else { half(array.extent.depth) },
    }
}

fn bytes_of(desc: ChannelFormatDesc, extent: Extent) -> usize {
    desc.bytes() * extent.width.max(1) * extent.height.max(1) * extent.depth.max(1)
}

fn make(desc: ChannelFormatDesc, extent: Extent, levels: u32, flags: c_uint) -> Result<usize> {
    if desc.bytes() == 0 || extent.width == 0 {
        return Err(Error::INVALID_VALUE);
    }
    let mut array = Array { address: 0, desc, extent, flags, levels, is_level: false };
    let bytes = (0..levels).map(|l| bytes_of(desc, level_extent(&array, l))).sum();
    runtime::with_context(|r| {
        array.address = r.backend.alloc(bytes, MemoryKind::Device)?;
        Ok(r.arrays.add(array))
    })
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
    status(|| unsafe { store(array, make(fetch(desc)?, extent, 1, flags)?) })
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
    status(|| unsafe { store(array, make(fetch(desc)?, extent, levels.clamp(1, 32), flags)?) })
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
            if level >= whole.levels {
                return Err(Error::INVALID_VALUE);
            }
            let before: usize = (0..level).map(|l| bytes_of(whole.desc, level_extent(&whole, l))).sum();
            let part = Array {
                address: whole.address + before as u64,
                extent: level_extent(&whole, level),
                levels: 1,
                is_level: true,
                ..whole
            };
            // SAFETY: the program's own pointer.
            unsafe { store(level_array, r.arrays.add(part)) }
        })
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaFreeArray(array: usize) -> Error {
    status(|| {
        runtime::with(|r| {
            r.synchronize()?;
            if array == 0 {
                return Ok(());
            }
            let gone = r.arrays.remove(array)?;
            if gone.is_level { Ok(()) } else { r.backend.free(gone.address) }
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
            let _ = store(desc, found.desc);
            let _ = store(extent, found.extent);
            let _ = store(flags, found.flags);
        }
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetChannelDesc(desc: *mut ChannelFormatDesc, array: usize) -> Error {
    status(|| {
        let found = runtime::with_context(|r| r.arrays.get(array).copied())?;
        // SAFETY: the program's own pointer.
        unsafe { store(desc, found.desc) }
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
fn array_side(array: usize) -> Result<(Side, usize)> {
    let a = runtime::with_context(|r| r.arrays.get(array).copied())?;
    let [width, height, _] = a.full();
    Ok((Side { address: a.address, pitch: width * a.desc.bytes(), rows: height }, a.desc.bytes()))
}

fn pitched_side(p: &PitchedPtr) -> Side {
    Side { address: p.ptr as u64, pitch: p.pitch, rows: p.ysize }
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
        runtime::with(|r| r.synchronize())?;
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

fn rows(address: usize, pitch: usize, height: usize) -> Side {
    Side { address: address as u64, pitch, rows: height }
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
    status(|| copy(to_array(array, x, y, rows(from, pitch, height), width, height)?, direction, 0, true))
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
        copy(to_array(array, x, y, rows(from, pitch, height), width, height)?, direction, stream, false)
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
    status(|| copy(from_array(rows(to, pitch, height), array, x, y, width, height)?, direction, 0, true))
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
        copy(from_array(rows(to, pitch, height), array, x, y, width, height)?, direction, stream, false)
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
        copy(to_array(array, x, y, rows(from, width, height), width, height)?, direction, 0, true)
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
        copy(from_array(rows(to, width, height), array, x, y, width, height)?, direction, 0, true)
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
