//! The decoded form of a function: what the interpreter executes.
//!
//! A register is a *slot*: 32 lanes of 64 bits. Values narrower than 64 bits are kept zero-extended; 128-bit registers take
//! two slots. Constants are slots of their own with [`CONST`] set, already spread over the lanes. Predicates are 32-bit
//! lane masks in a file of their own.

use oxicc_ptx::{ReduceOp, Rounding, SpecialReg};
use smallvec::SmallVec;

/// A register of the frame, or with [`CONST`] a constant of the function.
pub type Slot = u32;
pub const CONST: Slot = 1 << 31;
/// No register: results written to `_`.
pub const SINK: Slot = u32::MAX;

/// A predicate register, possibly negated; or always true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PredRef(u32);

impl PredRef {
    pub const TRUE: PredRef = PredRef(u32::MAX);
    pub const FALSE: PredRef = PredRef(u32::MAX - 1);
    pub fn new(index: u32, negated: bool) -> PredRef {
        PredRef(index << 1 | negated as u32)
    }
    /// Index and whether it is negated; `Err` with the constant.
    pub fn get(self) -> Result<(u32, bool), bool> {
        match self {
            PredRef::TRUE => Err(true),
            PredRef::FALSE => Err(false),
            PredRef(raw) => Ok((raw >> 1, raw & 1 != 0)),
        }
    }
}

/// A predicate destination.
pub type PredSlot = u32;
pub const PRED_SINK: PredSlot = u32::MAX;

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

/// Where an access goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Space {
    Generic,
    /// Global and constant memory.
    Global,
    Shared,
    /// Shared memory of a block of the cluster.
    SharedCluster,
    Local,
    /// Kernel parameters.
    Param,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Address {
    /// Register plus offset.
    Reg(Slot, i32),
    Absolute(u64),
    /// An offset in the function's frame in local memory: local variables and call parameters.
    Frame(u32),
}

/// Registers of a vector access.
pub type Slots = SmallVec<[Slot; 4]>;

#[derive(Clone, Debug)]
pub struct Access {
    pub space: Space,
    pub address: Address,
    /// Bytes of one element in memory.
    pub bytes: u8,
    /// Loads: sign-extend to this many bits of the register; 0 means zero-extend.
    pub extend: u8,
    pub regs: Slots,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AtomTy {
    Int(IntTy),
    Float(Fmt),
    B128,
}

#[derive(Clone, Debug)]
pub struct Atom {
    pub space: Space,
    pub address: Address,
    pub op: ReduceOp,
    pub ty: AtomTy,
    /// Destination registers; empty for `red`.
    pub d: Slots,
    pub a: Slots,
    /// New value of `cas`.
    pub b: Slots,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShflMode {
    Up,
    Down,
    Bfly,
    Idx,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VoteMode {
    All,
    Any,
    Uni,
    Ballot,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BarKind {
    Sync,
    Arrive,
    RedPopc,
    RedAnd,
    RedOr,
}

#[derive(Clone, Debug)]
pub struct Bar {
    pub kind: BarKind,
    pub id: Slot,
    /// Number of threads that take part; `SINK` means the whole block.
    pub count: Slot,
    pub pred: PredRef,
    pub d: Slot,
    pub pd: PredSlot,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// An index into the program's functions.
    Direct(u32),
    /// A function the simulator provides.
    System(System),
    Indirect(Slot),
}

/// Functions without PTX bodies that the device runtime provides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum System {
    Vprintf,
    Malloc,
    Free,
    AssertFail,
}

/// What a caller passes or receives: bytes of its frame, or a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passing {
    Frame { offset: u32, size: u32 },
    Reg(Slot),
}

#[derive(Clone, Debug)]
pub struct Call {
    pub target: Target,
    pub returns: SmallVec<[Passing; 1]>,
    pub args: SmallVec<[Passing; 4]>,
}

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
    /// Registers hold `wmma` fragments rather than those of `mma`.
    pub opaque: bool,
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

/// What is done to an mbarrier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BarrierOp {
    Init,
    Inval,
    /// Adds to the bytes that are expected, then arrives if the flag says so.
    ExpectTx {
        arrive: bool,
    },
    CompleteTx,
    Arrive {
        drop: bool,
    },
    /// Waits by state, or with the flag by parity.
    Wait {
        parity: bool,
    },
    PendingCount,
}

#[derive(Clone, Debug)]
pub struct Mbarrier {
    pub op: BarrierOp,
    pub space: Space,
    pub address: Address,
    /// The state an arrival returns, or the count.
    pub d: Slot,
    pub pd: PredSlot,
    /// Count, bytes, state or parity.
    pub a: Slot,
}

/// A copy that the hardware does in the background; here it is done at once, which no correct program can tell.
#[derive(Clone, Debug)]
pub struct Copy {
    pub to: (Space, Address),
    pub from: (Space, Address),
    /// Bytes written.
    pub bytes: Slot,
    /// Bytes read; the rest is zero. `SINK` means all.
    pub source_bytes: Slot,
    /// Reads nothing where this holds.
    pub ignore_source: PredRef,
    /// The barrier that is told of the bytes.
    pub barrier: Option<(Space, Address)>,
}

#[derive(Clone, Debug)]
pub enum Op {
    Nop,
    Mov {
        d: Slot,
        a: Slot,
    },
    MovPred {
        d: PredSlot,
        a: PredRef,
    },
    /// `d = a op b` on predicates.
    Pred2 {
        op: BoolOp,
        d: PredSlot,
        a: PredRef,
        b: PredRef,
    },
    Special {
        d: Slot,
        reg: SpecialReg,
    },
    /// Address of something in the frame, in the local space.
    FrameAddr {
        d: Slot,
        offset: u32,
    },
    /// Concatenates parts of `bits` each, lowest first.
    Pack {
        d: Slots,
        parts: Slots,
        bits: u8,
    },
    Unpack {
        parts: Slots,
        a: Slots,
        bits: u8,
    },
    Int1 {
        op: Int1,
        ty: IntTy,
        d: Slot,
        a: Slot,
    },
    Int2 {
        op: Int2,
        ty: IntTy,
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Int3 {
        op: Int3,
        ty: IntTy,
        d: Slot,
        a: Slot,
        b: Slot,
        c: Slot,
    },
    /// `bfi d, a, b, c, d`.
    Bfi {
        ty: IntTy,
        d: Slot,
        a: Slot,
        b: Slot,
        pos: Slot,
        len: Slot,
    },
    /// Packed halves: `op` on two 16-bit integers.
    Packed16 {
        op: Int2,
        signed: bool,
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Carry {
        op: CarryOp,
        ty: IntTy,
        carry_in: bool,
        carry_out: bool,
        d: Slot,
        a: Slot,
        b: Slot,
        c: Slot,
    },
    Float1 {
        op: Float1,
        fmt: Fmt,
        mode: FloatMode,
        d: Slot,
        a: Slot,
    },
    Float2 {
        op: Float2,
        fmt: Fmt,
        mode: FloatMode,
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Float3 {
        op: Float3,
        fmt: Fmt,
        mode: FloatMode,
        d: Slot,
        a: Slot,
        b: Slot,
        c: Slot,
    },
    Testp {
        class: Class,
        fmt: Fmt,
        d: PredSlot,
        a: Slot,
    },
    Setp {
        cmp: Cmp,
        ty: CmpTy,
        d: PredSlot,
        q: PredSlot,
        a: Slot,
        b: Slot,
        combine: Option<(BoolOp, PredRef)>,
    },
    /// `set`: the bits of `yes` where it holds.
    Set {
        cmp: Cmp,
        ty: CmpTy,
        yes: u64,
        d: Slot,
        a: Slot,
        b: Slot,
        combine: Option<(BoolOp, PredRef)>,
    },
    /// `set` of packed halves: 16 bits of `yes` for each comparison that holds.
    Set2 {
        cmp: Cmp,
        fmt: Fmt,
        ftz: bool,
        yes: u16,
        d: Slot,
        a: Slot,
        b: Slot,
        combine: Option<(BoolOp, PredRef)>,
    },
    /// Packed comparison of halves to two predicates.
    Setp2 {
        cmp: Cmp,
        fmt: Fmt,
        ftz: bool,
        d: PredSlot,
        q: PredSlot,
        a: Slot,
        b: Slot,
        combine: Option<(BoolOp, PredRef)>,
    },
    Selp {
        d: Slot,
        a: Slot,
        b: Slot,
        p: PredRef,
    },
    /// `slct.*.f32`: by the sign of a float.
    SlctFloat {
        d: Slot,
        a: Slot,
        b: Slot,
        c: Slot,
        ftz: bool,
    },
    Cvt {
        to: Num,
        from: Num,
        to_reg_bits: u8,
        mode: CvtMode,
        d: Slot,
        a: Slot,
    },
    /// Two values packed into one register: `cvt.rn.f16x2.f32 d, a, b`.
    CvtPack2 {
        to: Num,
        from: Num,
        mode: CvtMode,
        d: Slot,
        a: Slot,
        b: Slot,
    },
    /// Both halves of a packed register: `cvt.rn.f16x2.e4m3x2`.
    CvtUnpack2 {
        to: Num,
        from: Num,
        mode: CvtMode,
        d: Slot,
        a: Slot,
    },
    /// Adds (to generic) or subtracts the base of a window.
    Cvta {
        base: u64,
        to_space: bool,
        d: Slot,
        a: Slot,
    },
    Isspacep {
        space: Space,
        d: PredSlot,
        a: Slot,
    },
    Ld(Box<Access>),
    St(Box<Access>),
    Atom(Box<Atom>),
    Bra {
        target: u32,
    },
    BrxIdx {
        index: Slot,
        targets: Box<[u32]>,
    },
    Call(Box<Call>),
    Ret,
    Exit,
    Trap,
    Bar(Box<Bar>),
    /// `bar.warp.sync mask`.
    WarpSync {
        mask: Slot,
    },
    Shfl {
        mode: ShflMode,
        d: Slot,
        p: PredSlot,
        a: Slot,
        b: Slot,
        c: Slot,
        mask: Slot,
    },
    Vote {
        mode: VoteMode,
        d: Slot,
        pd: PredSlot,
        p: PredRef,
        mask: Slot,
    },
    MatchAny {
        d: Slot,
        a: Slot,
        bits: u8,
        mask: Slot,
    },
    MatchAll {
        d: Slot,
        p: PredSlot,
        a: Slot,
        bits: u8,
        mask: Slot,
    },
    Redux {
        op: ReduceOp,
        ty: IntTy,
        d: Slot,
        a: Slot,
        mask: Slot,
    },
    Activemask {
        d: Slot,
    },
    Elect {
        d: Slot,
        p: PredSlot,
        mask: Slot,
    },
    Mma(Box<Mma>),
    WmmaAccess(Box<Fragment>),
    MatrixAccess(Box<MatrixAccess>),
    /// Transposes an 8x8 matrix of 16-bit elements held by the warp.
    Movmatrix {
        d: Slot,
        a: Slot,
        mask: Slot,
    },
    Mbarrier(Box<Mbarrier>),
    Copy(Box<Copy>),
    Alloca {
        d: Slot,
        size: Slot,
        align: u32,
    },
    StackSave {
        d: Slot,
    },
    StackRestore {
        a: Slot,
    },
    /// Orders memory between blocks, which may run on different threads.
    Fence,
    /// Gives other threads a turn.
    Yield,
    /// Reached only if the program gets here: index of the message.
    Unsupported(u32),
}

#[derive(Clone, Debug)]
pub struct Instr {
    pub op: Op,
    pub guard: PredRef,
}

/// A decoded function.
pub struct Code {
    pub name: String,
    pub instrs: Vec<Instr>,
    pub consts: Vec<[u64; 32]>,
    /// Register slots and predicates of one frame.
    pub slots: u32,
    pub preds: u32,
    /// Bytes of local memory of one frame.
    pub frame: u32,
    pub params: Vec<Passing>,
    pub returns: Vec<Passing>,
    pub is_entry: bool,
    /// Kernel parameters: offset and size in the parameter buffer.
    pub kernel_params: Vec<(u32, u32)>,
    pub required_ntid: Option<[u32; 3]>,
    pub max_threads: Option<u32>,
    pub cluster: Option<[u32; 3]>,
    /// First instruction of each source line: `(pc, file, line)`.
    pub lines: Vec<(u32, u32, u32)>,
    /// The instruction texts, for reports.
    pub texts: Vec<String>,
    pub unsupported: Vec<String>,
}
