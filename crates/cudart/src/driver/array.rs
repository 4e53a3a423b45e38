//! Arrays, copies of two and three dimensions, textures and surfaces.

use std::ffi::{c_int, c_uint, c_void};

use super::{done, driver_functions};
use crate::api::{fetch, memory, memory_array, store, texture};
use crate::backend::gpu::api::{self, ArrayDescriptor, Copy3d, Sampling};
use crate::error::{Error, Result};
use crate::types::{
    ChannelFormatDesc, Extent, LinearResource, Pos, Resource, ResourceDesc, TextureDesc, kind, resource,
};
use crate::work::{Copy, Side};

/// `CUDA_ARRAY_DESCRIPTOR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Descriptor {
    width: usize,
    height: usize,
    format: c_int,
    channels: c_uint,
}

/// One side of a `CUDA_MEMCPY2D`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Side2d {
    x_bytes: usize,
    y: usize,
    memory_type: c_int,
    host: usize,
    device: usize,
    array: usize,
    pitch: usize,
}

/// `CUDA_MEMCPY2D`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Copy2d {
    from: Side2d,
    to: Side2d,
    width_bytes: usize,
    height: usize,
}

/// `CUmemorytype`
const HOST: c_int = 1;
const DEVICE: c_int = 2;
const ARRAY: c_int = 3;
const UNIFIED: c_int = 4;

/// `CUarray_format` and channels as the runtime has them.
fn channels(format: c_int, channels: c_uint) -> Result<ChannelFormatDesc> {
    let (bits, kind) = match format {
        0x01 => (8, 1),
        0x02 => (16, 1),
        0x03 => (32, 1),
        0x08 => (8, 0),
        0x09 => (16, 0),
        0x0a => (32, 0),
        0x10 => (16, 2),
        0x20 => (32, 2),
        _ => return Err(Error::INVALID_VALUE),
    };
    let of = |n: c_uint| if n < channels { bits } else { 0 };
    Ok(ChannelFormatDesc { x: of(0), y: of(1), z: of(2), w: of(3), f: kind })
}

struct Place {
    x_bytes: usize,
    y: usize,
    z: usize,
    memory_type: c_int,
    host: usize,
    device: usize,
    array: usize,
    pitch: usize,
    rows: usize,
}

impl Place {
    fn side(&self, width: usize) -> Result<Side> {
        let pitch = if self.pitch == 0 { width } else { self.pitch };
        let plain = match self.memory_type {
            HOST => Side::rows(self.host, pitch, self.rows),
            DEVICE | UNIFIED => Side::rows(self.device, pitch, self.rows),
            ARRAY => memory_array::array_side(self.array)?.0,
            _ => return Err(Error::INVALID_VALUE),
        };
        Ok(plain.at(Pos { x: self.x_bytes, y: self.y, z: self.z }))
    }
}

fn flat(side: &Side2d, rows: usize) -> Place {
    let Side2d { x_bytes, y, memory_type, host, device, array, pitch } = *side;
    Place { x_bytes, y, z: 0, memory_type, host, device, array, pitch, rows }
}

fn deep(side: &api::Side) -> Place {
    Place {
        x_bytes: side.x_bytes,
        y: side.y,
        z: side.z,
        memory_type: side.memory_type,
        host: side.host as usize,
        device: side.device as usize,
        array: side.array as usize,
        pitch: side.pitch,
        rows: side.height,
    }
}

fn copy_2d(c: &Copy2d, stream: usize, wait: bool) -> Result<()> {
    let (from, to) =
        (flat(&c.from, c.height).side(c.width_bytes)?, flat(&c.to, c.height).side(c.width_bytes)?);
    let copy = Copy { from, to, width: c.width_bytes, height: c.height, depth: 1 };
    memory::copy(copy, kind::DEFAULT, stream, wait)
}

fn copy_3d(c: &Copy3d, stream: usize, wait: bool) -> Result<()> {
    let (from, to) = (deep(&c.from).side(c.width_bytes)?, deep(&c.to).side(c.width_bytes)?);
    let copy = Copy { from, to, width: c.width_bytes, height: c.height, depth: c.depth };
    memory::copy(copy, kind::DEFAULT, stream, wait)
}

/// Bytes of an array's first row: a copy between it and the host.
fn row(array: usize, offset: usize, host: usize) -> Result<(Side, Side)> {
    let (side, _) = memory_array::array_side(array)?;
    Ok((side.at(Pos { x: offset, y: 0, z: 0 }), Side::linear(host)))
}

/// # Safety
/// The descriptor is null or the program's own.
unsafe fn resource_of(from: *const api::Resource) -> Result<ResourceDesc> {
    // SAFETY: the caller's promise.
    let from = unsafe { from.as_ref() }.ok_or(Error::INVALID_VALUE)?;
    let mut to =
        ResourceDesc { kind: from.kind, resource: Resource { reserved: [0; 32] }, flags: from.flags };
    if matches!(from.kind, resource::ARRAY | resource::MIPMAPPED_ARRAY) {
        to.resource.array = from.handle as *mut c_void;
    } else {
        to.resource.linear = LinearResource {
            ptr: from.handle as *mut c_void,
            desc: channels(from.format, from.channels)?,
            size_or_width: from.size_or_width,
            height: from.height,
            pitch: from.pitch,
        };
    }
    Ok(to)
}

fn sampling_of(from: &Sampling) -> TextureDesc {
    const AS_INTEGER: c_uint = 1;
    const NORMALIZED_COORDINATES: c_uint = 2;
    const SRGB: c_uint = 0x10;
    const NO_TRILINEAR_OPTIMIZATION: c_uint = 0x20;
    const SEAMLESS_CUBEMAP: c_uint = 0x40;
    let has = |flag: c_uint| c_int::from(from.flags & flag != 0);
    TextureDesc {
        address_mode: from.address_mode,
        filter_mode: from.filter,
        // Integers are read as fractions unless the program wants them.
        read_mode: 1 - has(AS_INTEGER),
        srgb: has(SRGB),
        border_color: from.border,
        normalized_coords: has(NORMALIZED_COORDINATES),
        max_anisotropy: from.anisotropy,
        mipmap_filter_mode: from.level_filter,
        mipmap_level_bias: from.level_bias,
        min_mipmap_level_clamp: from.level_min,
        max_mipmap_level_clamp: from.level_max,
        disable_trilinear_optimization: has(NO_TRILINEAR_OPTIMIZATION),
        seamless_cubemap: has(SEAMLESS_CUBEMAP),
    }
}

/// The element's texels are floats or integers of 32 bits, which are never read as fractions.
fn is_wide(resource: &ResourceDesc) -> Result<bool> {
    let desc = match resource.kind {
        resource::ARRAY | resource::MIPMAPPED_ARRAY => {
            // SAFETY: the kind says which member of the union is meant.
            let array = unsafe { resource.resource.array } as usize;
            crate::runtime::with_context(|r| Ok(r.arrays.get(array)?.spec.desc))?
        }
        // SAFETY: as above.
        _ => unsafe { resource.resource.linear.desc },
    };
    Ok(desc.f == 2 || desc.x == 32)
}

driver_functions! {
    [Context] fn cuArrayCreate_v2(array: *mut usize, descriptor: *const Descriptor) {
        let d = fetch(descriptor)?;
        let desc = channels(d.format, d.channels)?;
        done(memory_array::cudaMallocArray(array, &desc, d.width, d.height, 0))
    }

    [Context] fn cuArray3DCreate_v2(array: *mut usize, descriptor: *const ArrayDescriptor) {
        let d = descriptor.as_ref().ok_or(Error::INVALID_VALUE)?;
        let desc = channels(d.format, d.channels)?;
        let extent = Extent { width: d.width, height: d.height, depth: d.depth };
        done(memory_array::cudaMalloc3DArray(array, &desc, extent, d.flags))
    }

    [Context] fn cuArrayDestroy(array: usize) {
        done(memory_array::cudaFreeArray(array))
    }

    [Context] fn cuMipmappedArrayCreate(array: *mut usize, descriptor: *const ArrayDescriptor, levels: c_uint) {
        let d = descriptor.as_ref().ok_or(Error::INVALID_VALUE)?;
        let desc = channels(d.format, d.channels)?;
        let extent = Extent { width: d.width, height: d.height, depth: d.depth };
        done(memory_array::cudaMallocMipmappedArray(array, &desc, extent, levels, d.flags))
    }

    [Context] fn cuMipmappedArrayGetLevel(level: *mut usize, array: usize, number: c_uint) {
        done(memory_array::cudaGetMipmappedArrayLevel(level, array, number))
    }

    [Context] fn cuMipmappedArrayDestroy(array: usize) {
        done(memory_array::cudaFreeMipmappedArray(array))
    }

    [Context] fn cuMemcpy2D_v2(copy: *const Copy2d) {
        copy_2d(&fetch(copy)?, 0, true)
    }

    [Context] fn cuMemcpy2DUnaligned_v2(copy: *const Copy2d) {
        copy_2d(&fetch(copy)?, 0, true)
    }

    [Context] fn cuMemcpy2DAsync_v2(copy: *const Copy2d, stream: usize) {
        copy_2d(&fetch(copy)?, stream, false)
    }

    [Context] fn cuMemcpy3D_v2(copy: *const Copy3d) {
        copy_3d(copy.as_ref().ok_or(Error::INVALID_VALUE)?, 0, true)
    }

    [Context] fn cuMemcpy3DAsync_v2(copy: *const Copy3d, stream: usize) {
        copy_3d(copy.as_ref().ok_or(Error::INVALID_VALUE)?, stream, false)
    }

    [Context] fn cuMemcpyHtoA_v2(array: usize, offset: usize, from: usize, bytes: usize) {
        let (to, from) = row(array, offset, from)?;
        memory::copy(Copy { from, to, width: bytes, height: 1, depth: 1 }, kind::DEFAULT, 0, true)
    }

    [Context] fn cuMemcpyAtoH_v2(to: usize, array: usize, offset: usize, bytes: usize) {
        let (from, to) = row(array, offset, to)?;
        memory::copy(Copy { from, to, width: bytes, height: 1, depth: 1 }, kind::DEFAULT, 0, true)
    }

    [Context] fn cuTexObjectCreate(
        object: *mut u64,
        from: *const api::Resource,
        sampling: *const Sampling,
        view: *const c_void,
    ) {
        let desc = resource_of(from)?;
        let mut sampling = sampling_of(sampling.as_ref().ok_or(Error::INVALID_VALUE)?);
        if is_wide(&desc)? {
            sampling.read_mode = 0;
        }
        done(texture::cudaCreateTextureObject(object, &desc, &sampling, view))
    }

    [Context] fn cuTexObjectDestroy(object: u64) {
        done(texture::cudaDestroyTextureObject(object))
    }

    [Context] fn cuSurfObjectCreate(object: *mut u64, from: *const api::Resource) {
        done(texture::cudaCreateSurfaceObject(object, &resource_of(from)?))
    }

    [Context] fn cuSurfObjectDestroy(object: u64) {
        done(texture::cudaDestroySurfaceObject(object))
    }

    [Context] fn cuArrayGetDescriptor_v2(descriptor: *mut Descriptor, array: usize) {
        let spec = crate::runtime::with_context(|r| Ok(r.arrays.get(array)?.spec))?;
        let format = [(8, 1, 1), (16, 1, 2), (32, 1, 3), (8, 0, 8), (16, 0, 9), (32, 0, 10), (16, 2, 16), (32, 2, 32)];
        let found = format.iter().find(|(bits, kind, _)| (*bits, *kind) == (spec.desc.x, spec.desc.f));
        store(descriptor, Descriptor {
            width: spec.extent.width,
            height: spec.extent.height,
            format: found.ok_or(Error::INVALID_VALUE)?.2,
            channels: c_uint::from(spec.desc.channels()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sizes that CUDA 13.0's headers give.
    #[test]
    fn layouts() {
        assert_eq!(size_of::<Descriptor>(), 24);
        assert_eq!(size_of::<Copy2d>(), 128);
    }

    #[test]
    fn formats() {
        let float4 = ChannelFormatDesc { x: 32, y: 32, z: 32, w: 32, f: 2 };
        assert_eq!(channels(0x20, 4), Ok(float4));
        assert!(channels(0x77, 1).is_err());
    }
}
