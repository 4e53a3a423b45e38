//! Textures and surfaces as the host makes them: texels in device memory, and how they are read.

/// What a channel of a texel holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Channel {
    /// 8 bits without a sign.
    U8,
    /// 8 bits with a sign.
    S8,
    /// 16 bits without a sign.
    U16,
    /// 16 bits with a sign.
    S16,
    /// 32 bits without a sign.
    U32,
    /// 32 bits with a sign.
    S32,
    /// A half.
    F16,
    /// A float.
    F32,
}

impl Channel {
    /// The size of the channel.
    pub fn bytes(self) -> u32 {
        match self {
            Channel::U8 | Channel::S8 => 1,
            Channel::U16 | Channel::S16 | Channel::F16 => 2,
            Channel::U32 | Channel::S32 | Channel::F32 => 4,
        }
    }
}

/// What happens to coordinates outside a texture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AddressMode {
    /// The nearest texel of the border.
    #[default]
    Clamp,
    /// The texture repeats.
    Wrap,
    /// The texture repeats, every other time mirrored.
    Mirror,
    /// Zero outside.
    Border,
}

/// The shape of a texture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// One to three dimensions.
    Plain,
    /// The last extent counts layers.
    Layered,
    /// The last extent counts faces, six to a cube.
    Cube,
}

/// A texture or surface object. Texels lie one after the other, rows, then planes, then mipmap levels.
#[derive(Clone, PartialEq, Debug)]
pub struct Texture {
    /// Where the texels are in device memory.
    pub address: u64,
    /// What each channel holds.
    pub channel: Channel,
    /// Channels of a texel: 1, 2 or 4.
    pub channels: u8,
    /// Width, height, depth or layers; 1 where there is no such dimension.
    pub extent: [u32; 3],
    /// What the extents mean.
    pub shape: Shape,
    /// What happens outside, in each dimension.
    pub mode: [AddressMode; 3],
    /// Interpolates between texels.
    pub linear: bool,
    /// Coordinates go from 0 to 1.
    pub normalized_coordinates: bool,
    /// Integer channels are read as numbers from 0 (or -1) to 1.
    pub normalized_texels: bool,
    /// Mipmap levels, each half as large as the one before.
    pub levels: u32,
    /// Interpolates between mipmap levels.
    pub linear_levels: bool,
    /// Bytes from row to row, where rows do not lie one after the other.
    pub pitch: Option<u32>,
}

impl Texture {
    /// A texture of single texels, read as they are, clamped at its edges.
    pub fn new(address: u64, channel: Channel, channels: u8, extent: [u32; 3]) -> Texture {
        Texture {
            address,
            channel,
            channels,
            extent,
            shape: Shape::Plain,
            mode: [AddressMode::Clamp; 3],
            linear: false,
            normalized_coordinates: false,
            normalized_texels: false,
            levels: 1,
            linear_levels: false,
            pitch: None,
        }
    }

    /// A mipmap level as a texture of its own; layers and faces do not shrink.
    pub(crate) fn level(&self, level: u32) -> Texture {
        let mut out = self.clone();
        for _ in 0..level.min(self.levels.saturating_sub(1)) {
            let texels = out.extent.iter().map(|n| *n as u64).product::<u64>();
            out.address = out.address.wrapping_add(texels * out.texel_bytes());
            let planes = if out.shape == Shape::Plain { 3 } else { 2 };
            out.extent[..planes].iter_mut().for_each(|n| *n = (*n / 2).max(1));
        }
        out.levels = 1;
        out
    }

    /// Where the texel with this number is.
    pub(crate) fn texel_address(&self, number: u64) -> u64 {
        let width = u64::from(self.extent[0].max(1));
        let offset = match self.pitch {
            Some(pitch) => number / width * u64::from(pitch) + number % width * self.texel_bytes(),
            None => number * self.texel_bytes(),
        };
        self.address.wrapping_add(offset)
    }

    pub(crate) fn texel_bytes(&self) -> u64 {
        self.channel.bytes() as u64 * self.channels as u64
    }
}
