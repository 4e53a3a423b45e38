//! Video instructions: on parts of registers, one, two or four at a time.

use super::{Cmp, Slot};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VideoOp {
    Add,
    Sub,
    AbsDiff,
    Min,
    Max,
    Average,
    /// The flag is `.wrap`; otherwise amounts are clamped.
    Shl(bool),
    Shr(bool),
    Set(Cmp),
}

/// What is done with the third operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Second {
    None,
    Add,
    Min,
    Max,
    /// The result replaces the parts of the third operand that the mask has.
    Merge,
}

/// A source: the register and which of its parts go where. Parts of SIMD operands are numbered through both sources.
#[derive(Clone, Copy, Debug)]
pub struct VideoSource {
    pub slot: Slot,
    pub signed: bool,
    /// Bits of a part.
    pub bits: u8,
    /// The part each lane of the instruction takes.
    pub parts: [u8; 4],
}

#[derive(Clone, Debug)]
pub struct Video {
    pub op: VideoOp,
    /// One for scalar instructions, or two, or four.
    pub ways: u8,
    pub signed: bool,
    pub sat: bool,
    pub second: Second,
    /// Lanes that are written; for scalar instructions the part of the destination.
    pub mask: u8,
    /// Bits of a part of the destination.
    pub dest_bits: u8,
    pub d: Slot,
    pub a: VideoSource,
    pub b: VideoSource,
    pub c: Slot,
}

/// `vmad`.
#[derive(Clone, Debug)]
pub struct VideoMad {
    pub sat: bool,
    pub shift: u8,
    /// Adds one.
    pub plus_one: bool,
    pub negate_product: bool,
    pub negate_addend: bool,
    pub d: Slot,
    pub a: VideoSource,
    pub b: VideoSource,
    pub c: Slot,
}
