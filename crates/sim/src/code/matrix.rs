//! Matrix instructions.

use super::{Address, Num, PredRef, Slot, Slots, Space};

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
    /// Six bits in the lower part of a byte.
    E3m2,
    E2m3,
    /// Four bits, eight to a register.
    E2m1,
    /// Four bits in the middle of a byte.
    E2m1Byte,
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

/// Which elements of `a` are there: half of them, chosen by four bits for each group.
#[derive(Clone, Copy, Debug)]
pub struct Sparse {
    pub metadata: Slot,
    /// Which lanes of each four hold the metadata.
    pub selector: u32,
}

/// Where the scales of one operand are: the register, and the byte and the lanes that hold them.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    pub data: Slot,
    pub byte: Slot,
    pub thread: Slot,
}

/// Factors of blocks of `a` and `b` along the sum.
#[derive(Clone, Copy, Debug)]
pub struct Scales {
    /// Factors for each row.
    pub count: u32,
    pub format: Num,
    pub a: Scale,
    pub b: Scale,
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
    pub sparse: Option<Sparse>,
    pub scales: Option<Scales>,
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

/// The matrices of `ldmatrix` and `stmatrix`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatrixForm {
    /// 8x8 elements of 16 bits.
    Words,
    /// 16x16 bytes, always transposed; in memory they may have 6 or 4 bits.
    Squares { bits: u8 },
    /// 8 rows of 16 bytes; in memory they have 6 or 4 bits.
    Rows { bits: u8 },
    /// 16x8 bytes, stored transposed.
    Columns,
}

/// `ldmatrix`, `stmatrix`: matrices in shared memory, one row address per lane.
#[derive(Clone, Debug)]
pub struct MatrixAccess {
    pub space: Space,
    pub address: Address,
    pub regs: Slots,
    pub form: MatrixForm,
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
    pub sparse: Option<Sparse>,
    pub full_mask: Slot,
}
