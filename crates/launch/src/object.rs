//! Textures, surfaces and tensor maps as arguments.
//!
//! ```text
//! KIND    = tex:OPTIONS:TYPE[xCHANNELS]:EXTENT[:INIT]      a texture object
//!         | surf:OPTIONS:TYPE[xCHANNELS]:EXTENT[:INIT]     a surface object, shown afterwards
//!         | tmap:OPTIONS:TYPE:EXTENT:TILE[:INIT]           a tensor map by value, its tensor shown afterwards
//! EXTENT  = W[xH[xD]]                                      innermost dimension first; tensors have up to five
//! OPTIONS = words with commas between them, or none:
//!           linear, norm (coordinates from 0 to 1), unorm (integers read as 0 to 1), clamp, wrap, mirror, border, layered, cube
//!           tensor maps: swizzle32, swizzle64, swizzle128, nan
//! ```

use oxicc_sim::{AddressMode, Channel, Program, Shape, Swizzle, TensorElement, TensorMap, Texture};

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
    &["linear", "norm", "unorm", "clamp", "wrap", "mirror", "border", "layered", "cube"];
const TENSOR_OPTIONS: &[&str] = &["swizzle32", "swizzle64", "swizzle128", "nan"];

impl Object {
    /// Bytes of the kernel parameter, and their alignment.
    pub fn parameter(&self) -> (usize, usize) {
        match self.kind {
            ObjectKind::TensorMap { .. } => (128, 64),
            _ => (8, 8),
        }
    }

    /// Elements of the buffer behind the object.
    pub fn elements(&self) -> Option<usize> {
        let start = Some(self.channels as usize);
        self.extent.iter().fold(start, |n, e| n?.checked_mul(*e as usize))
    }

    /// The first option that means nothing for this kind of object.
    pub fn unknown_option(&self) -> Option<&str> {
        let known = match self.kind {
            ObjectKind::TensorMap { .. } => TENSOR_OPTIONS,
            _ => TEXTURE_OPTIONS,
        };
        self.options.iter().map(String::as_str).find(|o| !known.contains(o))
    }

    fn has(&self, option: &str) -> bool {
        self.options.iter().any(|o| o == option)
    }

    /// The bytes of the argument, once the buffer has an address on the simulator.
    pub fn bytes(&self, program: &mut Program, ty: ScalarType, address: u64) -> Result<Vec<u8>, String> {
        match &self.kind {
            ObjectKind::TensorMap { tile } => {
                let element = element(ty).ok_or_else(|| format!("tensors of {} do not exist", ty.name()))?;
                let mut map = TensorMap::new(address, element, &self.extent, tile);
                map.fill_nan = self.has("nan");
                map.swizzle = match () {
                    _ if self.has("swizzle32") => Swizzle::Bytes32,
                    _ if self.has("swizzle64") => Swizzle::Bytes64,
                    _ if self.has("swizzle128") => Swizzle::Bytes128,
                    _ => Swizzle::None,
                };
                Ok(map.encode().to_vec())
            }
            ObjectKind::Texture | ObjectKind::Surface => {
                let channel = channel(ty).ok_or_else(|| format!("textures of {} do not exist", ty.name()))?;
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
                texture.shape = match () {
                    _ if self.has("cube") => Shape::Cube,
                    _ if self.has("layered") => Shape::Layered,
                    _ => Shape::Plain,
                };
                if texture.shape != Shape::Plain && self.extent.len() == 2 {
                    // One-dimensional layers.
                    texture.extent = [extent[0], 1, extent[1]];
                }
                Ok(program.add_texture(texture).to_le_bytes().to_vec())
            }
        }
    }
}

fn channel(ty: ScalarType) -> Option<Channel> {
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
