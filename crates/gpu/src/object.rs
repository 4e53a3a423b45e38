//! Textures, surfaces and tensor maps.
//!
//! Texels live in arrays whose layout only the GPU knows: they are copied in and out, rows one after the other, level after
//! level.

use std::ffi::c_void;
use std::ptr;

use crate::api::{ArrayDescriptor, Copy3d, EncodedMap, Resource, Sampling, Side};
use crate::{DeviceMemory, Gpu, GpuError};

/// What a channel of a texel holds, with the driver's numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i32)]
pub enum Format {
    U8 = 1,
    U16 = 2,
    U32 = 3,
    S8 = 8,
    S16 = 9,
    S32 = 10,
    F16 = 16,
    F32 = 32,
}

impl Format {
    pub fn bytes(self) -> usize {
        match self {
            Format::U8 | Format::S8 => 1,
            Format::U16 | Format::S16 | Format::F16 => 2,
            Format::U32 | Format::S32 | Format::F32 => 4,
        }
    }

    fn is_integer(self) -> bool {
        !matches!(self, Format::F16 | Format::F32)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    Plain,
    /// The last extent counts layers.
    Layered,
    /// The last extent counts faces.
    Cube,
}

/// The array of a texture or a surface.
#[derive(Clone, Debug)]
pub struct ArraySpec {
    pub format: Format,
    pub channels: u32,
    /// Width, height, depth or layers; 0 where there is no such dimension.
    pub extent: [usize; 3],
    pub shape: Shape,
    /// Mipmap levels; each is half as large as the one before.
    pub levels: u32,
}

/// What happens to coordinates outside, with the driver's numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i32)]
pub enum Wrap {
    Wrap = 0,
    Clamp = 1,
    Mirror = 2,
    Border = 3,
}

#[derive(Clone, Copy, Debug)]
pub struct Sampler {
    pub wrap: Wrap,
    pub linear: bool,
    /// Interpolates between mipmap levels.
    pub linear_levels: bool,
    pub normalized_coordinates: bool,
    /// Integers are read as numbers from 0 (or -1) to 1.
    pub normalized_texels: bool,
}

impl ArraySpec {
    /// The extents of a level: layers and faces do not shrink.
    fn level(&self, level: u32) -> [usize; 3] {
        let shrink = |n: usize| if n == 0 { 0 } else { (n >> level.min(31)).max(1) };
        let [x, y, z] = self.extent;
        [shrink(x), shrink(y), if self.shape == Shape::Plain { shrink(z) } else { z }]
    }

    /// Bytes of the texels of a level.
    fn level_bytes(&self, level: u32) -> usize {
        let texels: usize = self.level(level).iter().map(|n| (*n).max(1)).product();
        texels * self.format.bytes() * self.channels as usize
    }
}

/// An array of texels, with mipmap levels or not, and the texture or surface object over it.
pub struct Image<'g> {
    gpu: &'g Gpu,
    spec: ArraySpec,
    array: *mut c_void,
    object: Object,
}

enum Object {
    None,
    Texture(u64),
    Surface(u64),
}

impl Gpu {
    /// A texture object over an array with these texels.
    pub fn texture(&self, spec: ArraySpec, texels: &[u8], sampler: Sampler) -> Result<Image<'_>, GpuError> {
        let mut image = self.array(spec, texels)?;
        image.object = Object::Texture(image.make_texture(sampler)?);
        Ok(image)
    }

    /// A surface object over an array with these texels.
    pub fn surface(&self, spec: ArraySpec, texels: &[u8]) -> Result<Image<'_>, GpuError> {
        let mut image = self.array(spec, texels)?;
        image.object = Object::Surface(image.make_surface()?);
        Ok(image)
    }

    fn array(&self, spec: ArraySpec, texels: &[u8]) -> Result<Image<'_>, GpuError> {
        let objects = self.objects()?;
        const LAYERED: u32 = 1;
        const SURFACE: u32 = 2;
        const CUBE: u32 = 4;
        const GATHER: u32 = 8;
        let shape = match spec.shape {
            Shape::Plain => 0,
            Shape::Layered => LAYERED,
            Shape::Cube if spec.extent[2] > 6 => CUBE | LAYERED,
            Shape::Cube => CUBE,
        };
        // Gathering is for two dimensions without layers.
        let gather =
            if spec.shape == Shape::Plain && spec.extent[1] > 0 && spec.extent[2] == 0 { GATHER } else { 0 };
        let descriptor = ArrayDescriptor {
            width: spec.extent[0],
            height: spec.extent[1],
            depth: spec.extent[2],
            format: spec.format as i32,
            channels: spec.channels,
            flags: shape | if spec.levels > 1 { 0 } else { SURFACE | gather },
        };
        let mut array = ptr::null_mut();
        // SAFETY: the descriptor and the out-pointer are live locals.
        let (name, status) = unsafe {
            match spec.levels {
                0 | 1 => ("cuArray3DCreate", (objects.array_3d_create)(&mut array, &descriptor)),
                n => ("cuMipmappedArrayCreate", (objects.mipmapped_create)(&mut array, &descriptor, n)),
            }
        };
        self.api.check(name, status)?;
        let array = Image { gpu: self, spec, array, object: Object::None };
        let mut rest = texels;
        for level in 0..array.spec.levels.max(1) {
            let bytes = array.spec.level_bytes(level);
            let Some((these, others)) = rest.split_at_checked(bytes) else {
                return Err(GpuError::TooLong { have: rest.len(), want: bytes });
            };
            // The driver only reads from the host's side here.
            array.copy(level, these.as_ptr().cast_mut().cast(), true)?;
            rest = others;
        }
        Ok(array)
    }

    /// The 128 bytes of a tensor map.
    pub fn encode_map(&self, spec: &TensorMapSpec<'_>, memory: &DeviceMemory) -> Result<[u8; 128], GpuError> {
        let objects = self.objects()?;
        let mut map = EncodedMap([0; 128]);
        let address: *mut c_void = ptr::without_provenance_mut(memory.address() as usize);
        let dims: Vec<u64> = spec.dims.iter().map(|d| *d as u64).collect();
        let rank = spec.dims.len();
        if rank == 0 || spec.strides.len() + 1 != rank || spec.steps.len() != rank || spec.tile.len() != rank
        {
            return Err(GpuError::TooLong { have: rank, want: spec.tile.len() });
        }
        let fill = spec.fill_nan as i32;
        // SAFETY: every array has as many elements as the rank says (strides one less, corners two less, filled up to it);
        // the map is aligned as its type says; the address is only written into the map.
        let (name, status) = unsafe {
            match &spec.im2col {
                None => (
                    "cuTensorMapEncodeTiled",
                    (objects.encode_tiled)(
                        &mut map,
                        spec.element,
                        rank as u32,
                        address,
                        dims.as_ptr(),
                        spec.strides.as_ptr(),
                        spec.tile.as_ptr(),
                        spec.steps.as_ptr(),
                        spec.interleave,
                        spec.swizzle,
                        0,
                        fill,
                    ),
                ),
                Some(([lower, upper], channels, pixels)) => (
                    "cuTensorMapEncodeIm2col",
                    (objects.encode_im2col)(
                        &mut map,
                        spec.element,
                        rank as u32,
                        address,
                        dims.as_ptr(),
                        spec.strides.as_ptr(),
                        lower.as_ptr(),
                        upper.as_ptr(),
                        *channels,
                        *pixels,
                        spec.steps.as_ptr(),
                        spec.interleave,
                        spec.swizzle,
                        0,
                        fill,
                    ),
                ),
            }
        };
        self.api.check(name, status)?;
        Ok(map.0)
    }
}

/// A tensor and its tiles; numbers are those of `cuda.h`.
pub struct TensorMapSpec<'a> {
    pub element: i32,
    pub dims: &'a [u32],
    /// Bytes, for each dimension but the first.
    pub strides: &'a [u64],
    pub tile: &'a [u32],
    pub steps: &'a [u32],
    pub interleave: i32,
    pub swizzle: i32,
    pub fill_nan: bool,
    /// Corners of the box of pixels, channels and pixels of a tile.
    pub im2col: Option<([[i32; 5]; 2], u32, u32)>,
}

impl Image<'_> {
    /// Copies a level to the array from the host, or back.
    fn copy(&self, level: u32, host: *mut c_void, to_array: bool) -> Result<(), GpuError> {
        const HOST: i32 = 1;
        const ARRAY: i32 = 3;
        let objects = self.gpu.objects()?;
        let [x, y, z] = self.spec.level(level).map(|n| n.max(1));
        let width_bytes = x * self.spec.format.bytes() * self.spec.channels as usize;
        let mut array = self.array;
        if self.spec.levels > 1 {
            // SAFETY: the mipmapped array is live and has this level.
            let status = unsafe { (objects.mipmapped_level)(&mut array, self.array, level) };
            self.gpu.api.check("cuMipmappedArrayGetLevel", status)?;
        }
        let side = |memory_type: i32| Side {
            x_bytes: 0,
            y: 0,
            z: 0,
            level: 0,
            memory_type,
            host: if memory_type == HOST { host } else { ptr::null_mut() },
            device: 0,
            array: if memory_type == ARRAY { array } else { ptr::null_mut() },
            reserved: ptr::null_mut(),
            pitch: if memory_type == HOST { width_bytes } else { 0 },
            height: if memory_type == HOST { y } else { 0 },
        };
        let (from, to) = if to_array { (HOST, ARRAY) } else { (ARRAY, HOST) };
        let copy = Copy3d { from: side(from), to: side(to), width_bytes, height: y, depth: z };
        // SAFETY: the host's side has room for the level, as the callers make sure; the array has these extents.
        let status = unsafe { (objects.memcpy_3d)(&copy) };
        self.gpu.api.check("cuMemcpy3D", status)
    }

    /// The texels of the first level.
    pub fn read(&self) -> Result<Vec<u8>, GpuError> {
        let mut texels = vec![0u8; self.spec.level_bytes(0)];
        self.copy(0, texels.as_mut_ptr().cast(), false)?;
        Ok(texels)
    }

    fn resource(&self) -> Resource {
        Resource { kind: (self.spec.levels > 1) as i32, array: self.array, rest: [0; 15], flags: 0 }
    }

    fn make_texture(&self, sampler: Sampler) -> Result<u64, GpuError> {
        const READ_AS_INTEGER: u32 = 1;
        const NORMALIZED_COORDINATES: u32 = 2;
        let as_integer = self.spec.format.is_integer() && !sampler.normalized_texels;
        let sampling = Sampling {
            address_mode: [sampler.wrap as i32; 3],
            filter: sampler.linear as i32,
            flags: if as_integer { READ_AS_INTEGER } else { 0 }
                | if sampler.normalized_coordinates { NORMALIZED_COORDINATES } else { 0 },
            level_filter: sampler.linear_levels as i32,
            level_max: self.spec.levels.saturating_sub(1) as f32,
            ..Sampling::default()
        };
        let mut handle = 0;
        // SAFETY: descriptors and out-pointer are live; a null view means the whole array.
        let status = unsafe {
            (self.gpu.objects()?.tex_create)(&mut handle, &self.resource(), &sampling, ptr::null())
        };
        self.gpu.api.check("cuTexObjectCreate", status)?;
        Ok(handle)
    }

    fn make_surface(&self) -> Result<u64, GpuError> {
        let mut handle = 0;
        // SAFETY: descriptor and out-pointer are live.
        let status = unsafe { (self.gpu.objects()?.surf_create)(&mut handle, &self.resource()) };
        self.gpu.api.check("cuSurfObjectCreate", status)?;
        Ok(handle)
    }

    /// What kernels take as an argument.
    pub fn handle(&self) -> u64 {
        match self.object {
            Object::None => 0,
            Object::Texture(handle) | Object::Surface(handle) => handle,
        }
    }
}

impl Drop for Image<'_> {
    fn drop(&mut self) {
        if let Ok(objects) = self.gpu.objects() {
            let destroy =
                if self.spec.levels > 1 { objects.mipmapped_destroy } else { objects.array_destroy };
            // SAFETY: the object and the array were made once and are destroyed once, the object first.
            unsafe {
                match self.object {
                    Object::None => 0,
                    Object::Texture(handle) => (objects.tex_destroy)(handle),
                    Object::Surface(handle) => (objects.surf_destroy)(handle),
                };
                destroy(self.array);
            }
        }
    }
}
