//! Kinds of arithmetic.

use oxicc_ptx::Rounding;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IntTy {
    pub bits: u8,
    pub signed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fmt {
    F16,
    Bf16,
    F32,
    F64,
    F16x2,
    Bf16x2,
    F32x2,
}

/// How a floating-point instruction rounds and clamps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatMode {
    pub rounding: Rounding,
    pub ftz: bool,
    pub sat: bool,
    pub relu: bool,
    /// `.NaN` of min and max: NaN wins.
    pub nan: bool,
    /// `.xorsign.abs` of min and max.
    pub xorsign: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Int1 {
    Neg,
    Abs,
    Not,
    Cnot,
    Popc,
    Clz,
    Brev,
    Bfind,
    BfindShift,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Int2 {
    Add,
    AddSat,
    Sub,
    SubSat,
    Mul,
    MulHi,
    MulWide,
    Mul24,
    Mul24Hi,
    Div,
    Rem,
    Min,
    Max,
    MinRelu,
    MaxRelu,
    And,
    Or,
    Xor,
    Shl,
    Shr,
    Bmsk(bool),
    /// `szext`; the flag is `.clamp`.
    Szext(bool),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Int3 {
    Mad,
    MadHi,
    MadHiSat,
    MadWide,
    Mad24,
    Mad24Hi,
    Mad24HiSat,
    Sad,
    Bfe,
    Prmt(PrmtMode),
    Lop3(u8),
    /// Funnel shifts; the flag is `.clamp`, otherwise the amount wraps.
    ShfL(bool),
    ShfR(bool),
    /// Signedness of the first and second operand.
    Dp4a(bool, bool),
    Dp2aLo(bool, bool),
    Dp2aHi(bool, bool),
    /// Find the n-th set bit.
    Fns,
    SlctInt,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PrmtMode {
    Default,
    F4e,
    B4e,
    Rc8,
    Ecl,
    Ecr,
    Rc16,
}

/// Extended-precision operations: they read and write the carry flag of each lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CarryOp {
    Add,
    Sub,
    /// `mad.lo` / `mad.hi`.
    MadLo,
    MadHi,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Float1 {
    Neg,
    Abs,
    Sqrt,
    Rcp,
    Rsqrt,
    Sin,
    Cos,
    Lg2,
    Ex2,
    Tanh,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Float2 {
    Add,
    Sub,
    Mul,
    Div,
    Min,
    Max,
    Copysign,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Float3 {
    Fma,
    Min,
    Max,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    Finite,
    Infinite,
    Number,
    NotANumber,
    Normal,
    Subnormal,
}

/// A comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cmp {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    /// Float comparisons that are true for unordered operands.
    Equ,
    Neu,
    Ltu,
    Leu,
    Gtu,
    Geu,
    Num,
    Nan,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CmpTy {
    Int(IntTy),
    Float(Fmt, /* ftz */ bool),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoolOp {
    And,
    Or,
    Xor,
}

/// A scalar format in a conversion or a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Num {
    Int(IntTy),
    F16,
    Bf16,
    F32,
    F64,
    Tf32,
    E4m3,
    E5m2,
    E2m3,
    E3m2,
    E2m1,
    Ue8m0,
    /// Without a sign.
    Ue4m3,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CvtMode {
    pub rounding: Rounding,
    /// Round a float to an integral float.
    pub integral: bool,
    pub ftz: bool,
    pub sat: bool,
    /// Saturate to the largest finite value.
    pub satfinite: bool,
    pub relu: bool,
}
