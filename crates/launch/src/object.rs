//! Textures, surfaces and tensor maps as arguments.
//!
//! ```text
//! KIND    = tex:OPTIONS:TYPE[xCHANNELS]:EXTENT[:INIT]      a texture object
//!         | surf:OPTIONS:TYPE[xCHANNELS]:EXTENT[:INIT]     a surface object, shown afterwards
//!         | tmap:OPTIONS:TYPE:EXTENT:TILE[:INIT]           a tensor map by value, its tensor shown afterwards
//! EXTENT  = W[xH[xD]]                                      innermost dimension first; tensors have up to five
//! OPTIONS = words with commas between them, or none:
//!           linear, norm (coordinates from 0 to 1), unorm (integers read as 0 to 1), clamp, wrap, mirror, border, layered, cube,
//!           levels=N (mipmap levels), between (interpolate between levels)
//!           tensor maps: swizzle32, swizzle64, swizzle128, nan, steps=1x2 (every so many elements),
//!           lower=-1x-1 and upper=0x0 (corners of an im2col map, whose TILE is CHANNELSxPIXELS)
//! ```

use oxicc_sim::{AddressMode, Channel, Im2col, Program, Shape, Swizzle, TensorElement, TensorMap, Texture};

use crate::ScalarType;

/// What an object argument is made of.
#[derive(Clone, Debug, PartialEq)]
pub struct Object {
    pub kind: ObjectKind,
    /// Extents, innermost first.
    pub extent: Vec<u32>,
    /// Channels of a texel.
    pub channels: u8,
    pub options: Vec<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum ObjectKind {
    Texture,
    Surface,
    TensorMap { tile: Vec<u32> },
}

const TEXTURE_OPTIONS: &[&str] =
    &["linear", "norm", "unorm", "clamp", "wrap", "mirror", "border", "layered", "cube", "levels", "between"];
const TENSOR_OPTIONS: &[&str] = &["swizzle32", "swizzle64", "swizzle128", "nan", "steps", "lower", "upper"];
/// More mipmap levels than a texture can have.
const MAX_LEVELS: u32 = 16;

impl Object {
    /// Bytes of the kernel parameter, and their alignment.
    pub fn parameter(&self) -> (usize, usize) {
        match self.kind {
            ObjectKind::TensorMap { .. } => (128, 64),
            _ => (8, 8),
        }
    }

    /// Elements of the buffer behind the object, mipmap levels and all.
    pub fn elements(&self) -> Option<usize> {
        let shrinking =
            if self.has("layered") || self.has("cube") { self.extent.len() - 1 } else { self.extent.len() };
        (0..self.levels()).try_fold(0usize, |sum, level| {
            let extent = self.extent.iter().enumerate().map(|(n, e)| match n < shrinking {
                true => (*e >> level).max(1),
                false => *e,
            });
            let level = extent.fold(self.channels as usize, |n, e| n.saturating_mul(e as usize));
            sum.checked_add(level)
        })
    }

    /// The first option that means nothing for this kind of object, or whose value makes no sense.
    pub fn unknown_option(&self) -> Option<&str> {
        let known = match self.kind {
            ObjectKind::TensorMap { .. } => TENSOR_OPTIONS,
            _ => TEXTURE_OPTIONS,
        };
        let valued = ["levels", "steps", "lower", "upper"];
        self.options.iter().map(String::as_str).find(|o| {
            let (name, value) = o.split_once('=').map_or((*o, None), |(name, value)| (name, Some(value)));
            let is_number = value.is_some_and(|v| v.split('x').all(|n| n.parse::<i32>().is_ok()));
            !known.contains(&name) || valued.contains(&name) != is_number
        })
    }

    fn has(&self, option: &str) -> bool {
        self.options.iter().any(|o| o == option)
    }

    /// The numbers of an option `NAME=AxB`.
    fn numbers(&self, option: &str) -> Option<Vec<i32>> {
        let value = self.options.iter().find_map(|o| o.strip_prefix(option)?.strip_prefix('='))?;
        value.split('x').map(|n| n.parse().ok()).collect()
    }

    fn levels(&self) -> u32 {
        let levels = self.numbers("levels").and_then(|n| n.first().copied());
        levels.map_or(1, |n| n.clamp(1, MAX_LEVELS as i32) as u32)
    }

    /// The tensor map on the simulator, which also tells strides and steps to a GPU.
    pub(crate) fn tensor_map(&self, tile: &[u32], ty: ScalarType, address: u64) -> Result<TensorMap, String> {
        let element = element(ty).ok_or_else(|| format!("tensors of {} do not exist", ty.name()))?;
        let mut map = TensorMap::new(address, element, &self.extent, tile);
        map.fill_nan = self.has("nan");
        map.swizzle = match () {
            _ if self.has("swizzle32") => Swizzle::Bytes32,
            _ if self.has("swizzle64") => Swizzle::Bytes64,
            _ if self.has("swizzle128") => Swizzle::Bytes128,
            _ => Swizzle::None,
        };
        if let Some(steps) = self.numbers("steps") {
            map.steps.iter_mut().zip(steps).for_each(|(s, n)| *s = n.clamp(1, 8) as u8);
        }
        if let (Some(lower), Some(upper)) = (self.numbers("lower"), self.numbers("upper")) {
            let corner = |c: &[i32]| [0, 1, 2].map(|n| c.get(n).map_or(0, |v| (*v).clamp(-128, 127) as i8));
            let [channels, pixels] = *tile else {
                return Err("the tile of an im2col map is CHANNELSxPIXELS".into());
            };
            let (lower, upper) = (corner(&lower), corner(&upper));
            map.im2col = Some(Im2col { lower, upper, channels: channels as u16, pixels: pixels as u16 });
            map.tile = vec![1; self.extent.len()];
        }
        Ok(map)
    }

    pub(crate) fn is_im2col(&self) -> bool {
        self.numbers("lower").is_some()
    }

    pub(crate) fn texture(&self, channel: Channel, address: u64) -> Texture {
        let extent = [0, 1, 2].map(|n| self.extent.get(n).copied().unwrap_or(1));
        let mut texture = Texture::new(address, channel, self.channels, extent);
        let mode = match () {
            _ if self.has("wrap") => AddressMode::Wrap,
            _ if self.has("mirror") => AddressMode::Mirror,
            _ if self.has("border") => AddressMode::Border,
            _ => AddressMode::Clamp,
        };
        texture.mode = [mode; 3];
        texture.linear = self.has("linear");
        texture.normalized_coordinates = self.has("norm");
        texture.normalized_texels = self.has("unorm");
        texture.levels = self.levels();
        texture.linear_levels = self.has("between");
        texture.shape = match () {
            _ if self.has("cube") => Shape::Cube,
            _ if self.has("layered") => Shape::Layered,
            _ => Shape::Plain,
        };
        if texture.shape != Shape::Plain && self.extent.len() == 2 {
            // One-dimensional layers.
            texture.extent = [extent[0], 1, extent[1]];
        }
        texture
    }

    /// The bytes of the argument, once the buffer has an address on the simulator.
    pub fn bytes(&self, program: &mut Program, ty: ScalarType, address: u64) -> Result<Vec<u8>, String> {
        match &self.kind {
            ObjectKind::TensorMap { tile } => Ok(self.tensor_map(tile, ty, address)?.encode().to_vec()),
            ObjectKind::Texture | ObjectKind::Surface => {
                let channel = channel(ty).ok_or_else(|| format!("textures of {} do not exist", ty.name()))?;
                Ok(program.add_texture(self.texture(channel, address)).to_le_bytes().to_vec())
            }
        }
    }
}

pub(crate) fn channel(ty: ScalarType) -> Option<Channel> {
    Some(match ty {
        ScalarType::U8 => Channel::U8,
        ScalarType::I8 => Channel::S8,
        ScalarType::U16 => Channel::U16,
        ScalarType::I16 => Channel::S16,
        ScalarType::U32 => Channel::U32,
        ScalarType::I32 => Channel::S32,
        ScalarType::F16 => Channel::F16,
        ScalarType::F32 => Channel::F32,
        _ => return None,
    })
}

fn element(ty: ScalarType) -> Option<TensorElement> {
    Some(match ty {
        ScalarType::U8 => TensorElement::U8,
        ScalarType::U16 => TensorElement::U16,
        ScalarType::U32 => TensorElement::U32,
        ScalarType::I32 => TensorElement::S32,
        ScalarType::U64 => TensorElement::U64,
        ScalarType::I64 => TensorElement::S64,
        ScalarType::F16 => TensorElement::F16,
        ScalarType::F32 => TensorElement::F32,
        ScalarType::F64 => TensorElement::F64,
        ScalarType::Bf16 => TensorElement::Bf16,
        ScalarType::I8 | ScalarType::I16 => return None,
    })
}
