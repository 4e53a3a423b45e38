//! Tensor maps: what a copy of tensor tiles knows of the tensor. On hardware they are opaque; here they are laid out as below.

use crate::code::Fmt;

/// The element type of a tensor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum TensorElement {
    /// `.u8`
    U8,
    /// `.u16`
    U16,
    /// `.u32`
    U32,
    /// `.s32`
    S32,
    /// `.u64`
    U64,
    /// `.s64`
    S64,
    /// `.f16`
    F16,
    /// `.f32`
    F32,
    /// `.f64`
    F64,
    /// `.bf16`
    Bf16,
}

impl TensorElement {
    const ALL: [TensorElement; 10] = [
        TensorElement::U8,
        TensorElement::U16,
        TensorElement::U32,
        TensorElement::S32,
        TensorElement::U64,
        TensorElement::S64,
        TensorElement::F16,
        TensorElement::F32,
        TensorElement::F64,
        TensorElement::Bf16,
    ];

    /// The size in global memory.
    pub fn bytes(self) -> u32 {
        match self {
            TensorElement::U8 => 1,
            TensorElement::U16 | TensorElement::F16 | TensorElement::Bf16 => 2,
            TensorElement::U32 | TensorElement::S32 | TensorElement::F32 => 4,
            TensorElement::U64 | TensorElement::S64 | TensorElement::F64 => 8,
        }
    }

    pub(crate) fn float(self) -> Option<Fmt> {
        match self {
            TensorElement::F16 => Some(Fmt::F16),
            TensorElement::Bf16 => Some(Fmt::Bf16),
            TensorElement::F32 => Some(Fmt::F32),
            TensorElement::F64 => Some(Fmt::F64),
            _ => None,
        }
    }

    pub(crate) fn is_signed(self) -> bool {
        matches!(self, TensorElement::S32 | TensorElement::S64)
    }
}

/// How the rows of a tile are spread over the banks of shared memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
pub enum Swizzle {
    /// The plain layout.
    #[default]
    None,
    /// Rows of 32 bytes.
    Bytes32,
    /// Rows of 64 bytes.
    Bytes64,
    /// Rows of 128 bytes.
    Bytes128,
}

impl Swizzle {
    /// The address where a byte of the plain layout really is.
    pub(crate) fn apply(self, address: u64) -> u64 {
        let rows = match self {
            Swizzle::None => 0,
            Swizzle::Bytes32 => 1,
            Swizzle::Bytes64 => 3,
            Swizzle::Bytes128 => 7,
        };
        address ^ (address >> 7 & rows) << 4
    }

    /// Bytes of a row; none without a swizzle.
    pub(crate) fn width(self) -> u64 {
        match self {
            Swizzle::None => 0,
            Swizzle::Bytes32 => 32,
            Swizzle::Bytes64 => 64,
            Swizzle::Bytes128 => 128,
        }
    }

    fn from_number(n: u8) -> Swizzle {
        match n {
            1 => Swizzle::Bytes32,
            2 => Swizzle::Bytes64,
            3 => Swizzle::Bytes128,
            _ => Swizzle::None,
        }
    }
}

/// The pixels of an `im2col` copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Im2col {
    /// The bounding box of the pixels' positions: offsets of its corners from those of the image, width first.
    pub lower: [i8; 3],
    /// The corner opposite [`Im2col::lower`].
    pub upper: [i8; 3],
    /// Channels of a pixel that are copied.
    pub channels: u16,
    /// Pixels that are copied.
    pub pixels: u16,
}

/// A tensor in global memory and the tiles that are copied from it. Dimensions are innermost first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TensorMap {
    /// Where the tensor is in device memory.
    pub address: u64,
    /// The type of its elements.
    pub element: TensorElement,
    /// Elements in each dimension.
    pub dims: Vec<u32>,
    /// Bytes between neighbours in each dimension but the first.
    pub strides: Vec<u64>,
    /// Elements of a tile.
    pub tile: Vec<u32>,
    /// Every so many elements are taken.
    pub steps: Vec<u8>,
    /// How tiles lie in shared memory.
    pub swizzle: Swizzle,
    /// Elements outside the tensor are NaN rather than zero.
    pub fill_nan: bool,
    /// Copies are of pixels rather than tiles.
    pub im2col: Option<Im2col>,
}

const MAGIC: u32 = 0x5041_4d54;
pub(crate) const MAP_BYTES: u32 = 128;

/// Places of the fields, for `tensormap.replace`.
pub(crate) mod field {
    pub const RANK: u64 = 4;
    pub const ELEMENT: u64 = 5;
    pub const SWIZZLE: u64 = 6;
    pub const FILL: u64 = 7;
    pub const ADDRESS: u64 = 8;
    pub const STRIDES: u64 = 16;
    pub const DIMS: u64 = 48;
    pub const TILE: u64 = 68;
    pub const STEPS: u64 = 88;
    pub const IM2COL: u64 = 96;
}

impl TensorMap {
    /// A dense tensor, tiles of consecutive elements.
    pub fn new(address: u64, element: TensorElement, dims: &[u32], tile: &[u32]) -> TensorMap {
        let mut stride = element.bytes() as u64;
        let strides = dims.iter().map(|d| {
            stride *= *d as u64;
            stride
        });
        TensorMap {
            address,
            element,
            strides: strides.take(dims.len().saturating_sub(1)).collect(),
            dims: dims.to_vec(),
            tile: tile.to_vec(),
            steps: vec![1; dims.len()],
            swizzle: Swizzle::None,
            fill_nan: false,
            im2col: None,
        }
    }

    /// The 128 bytes a kernel gets.
    pub fn encode(&self) -> [u8; MAP_BYTES as usize] {
        let mut out = [0u8; MAP_BYTES as usize];
        let mut put = |at: u64, bytes: &[u8]| {
            if let Some(place) = out.get_mut(at as usize..at as usize + bytes.len()) {
                place.copy_from_slice(bytes);
            }
        };
        put(0, &MAGIC.to_le_bytes());
        put(field::RANK, &[self.dims.len().clamp(1, 5) as u8 - 1, self.element as u8, self.swizzle as u8]);
        put(field::FILL, &[self.fill_nan as u8]);
        put(field::ADDRESS, &self.address.to_le_bytes());
        self.strides
            .iter()
            .take(4)
            .zip(0u64..)
            .for_each(|(s, n)| put(field::STRIDES + 8 * n, &s.to_le_bytes()));
        self.dims.iter().take(5).zip(0u64..).for_each(|(d, n)| put(field::DIMS + 4 * n, &d.to_le_bytes()));
        self.tile.iter().take(5).zip(0u64..).for_each(|(d, n)| put(field::TILE + 4 * n, &d.to_le_bytes()));
        self.steps.iter().take(5).zip(0u64..).for_each(|(d, n)| put(field::STEPS + n, &[*d]));
        if let Some(i) = &self.im2col {
            put(field::IM2COL, &[1]);
            put(field::IM2COL + 1, &i.lower.map(|v| v as u8));
            put(field::IM2COL + 4, &i.upper.map(|v| v as u8));
            put(field::IM2COL + 8, &i.channels.to_le_bytes());
            put(field::IM2COL + 10, &i.pixels.to_le_bytes());
        }
        out
    }

    /// Reads the bytes of a map; `None` if they are none.
    pub(crate) fn decode(bytes: &[u8; MAP_BYTES as usize]) -> Option<TensorMap> {
        let u32_at = |at: u64| bytes.get(at as usize..)?.first_chunk::<4>().map(|c| u32::from_le_bytes(*c));
        let u64_at = |at: u64| bytes.get(at as usize..)?.first_chunk::<8>().map(|c| u64::from_le_bytes(*c));
        if u32_at(0)? != MAGIC {
            return None;
        }
        let rank = bytes[field::RANK as usize].min(4) as u64 + 1;
        let at = field::IM2COL as usize;
        let signed = |n: usize| [0, 1, 2].map(|i| bytes[at + n + i] as i8);
        let short = |n: usize| u16::from_le_bytes([bytes[at + n], bytes[at + n + 1]]);
        let im2col = (bytes[at] != 0).then(|| Im2col {
            lower: signed(1),
            upper: signed(4),
            channels: short(8),
            pixels: short(10),
        });
        Some(TensorMap {
            address: u64_at(field::ADDRESS)?,
            element: *TensorElement::ALL.get(bytes[field::ELEMENT as usize] as usize)?,
            dims: (0..rank).map(|n| u32_at(field::DIMS + 4 * n)).collect::<Option<_>>()?,
            strides: (0..rank - 1).map(|n| u64_at(field::STRIDES + 8 * n)).collect::<Option<_>>()?,
            tile: (0..rank).map(|n| u32_at(field::TILE + 4 * n)).collect::<Option<_>>()?,
            steps: (0..rank).map(|n| bytes[(field::STEPS + n) as usize].max(1)).collect(),
            swizzle: Swizzle::from_number(bytes[field::SWIZZLE as usize]),
            fill_nan: bytes[field::FILL as usize] != 0,
            im2col,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_survive_encoding() {
        let mut map = TensorMap::new(0x1234_5678_9abc, TensorElement::F16, &[64, 32, 7], &[16, 8, 1]);
        map.swizzle = Swizzle::Bytes64;
        map.steps = vec![1, 2, 1];
        assert_eq!(map.strides, [128, 4096]);
        assert_eq!(TensorMap::decode(&map.encode()), Some(map));
        assert_eq!(TensorMap::decode(&[0; 128]), None);
    }

    #[test]
    fn swizzles() {
        assert_eq!(Swizzle::Bytes128.apply(0x080), 0x090);
        assert_eq!(Swizzle::Bytes128.apply(0x380), 0x3f0);
        assert_eq!(Swizzle::Bytes32.apply(0x380), 0x390);
        assert_eq!(Swizzle::None.apply(0x380), 0x380);
    }
}
