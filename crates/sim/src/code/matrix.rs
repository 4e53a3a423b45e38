//! Matrix instructions.

use super::{Address, PredRef, Slot, Slots, Space};

/// The element format of a matrix operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Elem {
    F16,
    Bf16,
    Tf32,
    F32,
    F64,
    E4m3,
    E5m2,
    S8,
    U8,
    S4,
    U4,
    B1,
    S32,
}

/// How one-bit products are combined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BitOp {
    Xor,
    And,
}

/// How the elements of matrices are spread over lanes and registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// Fragments of `mma`.
    Documented,
    /// Fragments of `wmma`, whose layout is ours to choose.
    Opaque,
    /// `mma.m8n8k4` of halves: four products, one for each quarter of the warp. Whether `a` and `b` are row-major.
    Quads { a_row: bool, b_row: bool },
}

/// A matrix product `d = a * b + c` of a warp.
#[derive(Clone, Debug)]
pub struct Mma {
    pub m: u32,
    pub n: u32,
    pub k: u32,
    pub a_elem: Elem,
    pub b_elem: Elem,
    pub c_elem: Elem,
    pub d_elem: Elem,
    pub d: Slots,
    pub a: Slots,
    pub b: Slots,
    pub c: Slots,
    /// Where the registers' elements are in the matrices.
    pub layout: Layout,
    /// Clamp integer results.
    pub satfinite: bool,
    pub bit_op: BitOp,
    pub full_mask: Slot,
}

/// A matrix moved between memory and a `wmma` fragment.
#[derive(Clone, Debug)]
pub struct Fragment {
    pub rows: u32,
    pub cols: u32,
    pub elem: Elem,
    pub row_major: bool,
    pub space: Space,
    pub address: Address,
    /// Elements between rows (or columns); `SINK` means packed.
    pub stride: Slot,
    pub regs: Slots,
    pub is_load: bool,
    pub full_mask: Slot,
}

/// `ldmatrix`, `stmatrix`: 8x8 matrices of 16-bit elements in shared memory, one row address per lane.
#[derive(Clone, Debug)]
pub struct MatrixAccess {
    pub space: Space,
    pub address: Address,
    pub regs: Slots,
    pub transposed: bool,
    pub is_load: bool,
    pub full_mask: Slot,
}

#[derive(Clone, Debug)]
pub enum WgmmaSource {
    Registers(Slots),
    /// A register with a descriptor.
    Shared(Slot),
}

/// A product of a warp group: 64 by `n`.
#[derive(Clone, Debug)]
pub struct Wgmma {
    pub n: u32,
    pub k: u32,
    pub a_elem: Elem,
    pub b_elem: Elem,
    pub d_elem: Elem,
    pub d: Slots,
    pub a: WgmmaSource,
    pub b: Slot,
    /// Adds to what `d` holds.
    pub scale_d: PredRef,
    /// The product is subtracted.
    pub negate: bool,
    /// Whether `a` and `b` have the rows (columns) of the result innermost.
    pub transposed: (bool, bool),
    pub satfinite: bool,
    pub full_mask: Slot,
}
