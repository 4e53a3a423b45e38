//! Accesses to textures and surfaces.

use oxicc_ptx::{Query, ReduceOp};

use super::{IntTy, PredSlot, Slot, Slots};

/// The coordinates of an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coordinates {
    /// Without the layer.
    pub dims: u8,
    /// The first coordinate is a layer.
    pub layered: bool,
    pub cube: bool,
    /// Floats; otherwise integers.
    pub float: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TexelTy {
    F32,
    /// Integers and bits as they are.
    Bits,
    F16,
}

/// Which mipmap level is read.
#[derive(Clone, Debug)]
pub enum Level {
    Base,
    Given(Slot),
    /// By how fast coordinates change from pixel to pixel, across and down.
    Gradient(Slots, Slots),
}

#[derive(Clone, Debug)]
pub struct TextureRead {
    pub texture: Slot,
    pub coords: Slots,
    pub form: Coordinates,
    pub ty: TexelTy,
    /// One channel of the four texels around, rather than all channels of one.
    pub gather: Option<u8>,
    pub level: Level,
    /// Texels to add to the coordinates.
    pub offsets: Slots,
    pub d: Slots,
    pub resident: PredSlot,
}

/// What an access outside a surface does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outside {
    Trap,
    Clamp,
    Zero,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SurfaceOp {
    Load,
    Store,
    /// Channels converted to the surface's format.
    StoreFormatted,
    Reduce(ReduceOp, IntTy),
}

#[derive(Clone, Debug)]
pub struct SurfaceAccess {
    pub op: SurfaceOp,
    pub surface: Slot,
    pub coords: Slots,
    pub form: Coordinates,
    /// Bytes of one register.
    pub bytes: u8,
    pub regs: Slots,
    pub outside: Outside,
}

#[derive(Clone, Copy, Debug)]
pub struct TextureQuery {
    pub query: Query,
    pub texture: Slot,
    pub d: Slot,
}
