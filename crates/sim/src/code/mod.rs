//! The decoded form of a function: what the interpreter executes.
//!
//! A register is a *slot*: 32 lanes of 64 bits. Values narrower than 64 bits are kept zero-extended; 128-bit registers take
//! two slots. Constants are slots of their own with [`CONST`] set, already spread over the lanes. Predicates are 32-bit
//! lane masks in a file of their own.

mod arith;
mod group;
mod matrix;
mod memory;
mod tensor_memory;
mod texture;
mod video;

use oxicc_ptx::{ReduceOp, ScalarType, SpecialReg};
use smallvec::SmallVec;

pub use arith::*;
pub use group::Group;
pub use matrix::*;
pub use memory::*;
pub use tensor_memory::*;
pub use texture::*;
pub use video::*;

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

/// Registers of a vector access.
pub type Slots = SmallVec<[Slot; 4]>;

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
    /// All threads of a warp execute it together.
    pub aligned: bool,
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
    /// `malloc` with an alignment.
    AlignedMalloc,
    Free,
    AssertFail,
    /// Room for the arguments of a kernel that is going to be launched: kernel, grid, block, shared memory.
    ParameterBuffer,
    /// The same without saying for what: alignment, size.
    PlainParameterBuffer,
    /// Launches a buffer into a stream.
    LaunchBuffer,
    /// The same with everything that is to be said of the launch.
    LaunchPlainBuffer,
    /// `cudaStreamCreateWithFlags` in a kernel.
    StreamCreate,
    /// `cudaMalloc` and `cudaFree` in a kernel.
    RuntimeMalloc,
    RuntimeFree,
    /// What succeeds and does nothing: streams that are destroyed, errors that are asked for.
    Nothing,
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
    Video(Box<Video>),
    VideoMad(Box<VideoMad>),
    /// `cvt.pack`: two integers, saturated to so few bits, below those of the third operand.
    PackInts {
        ty: IntTy,
        source_signed: bool,
        d: Slot,
        a: Slot,
        b: Slot,
        c: Slot,
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
    /// Two or four singles packed into one register with random bits, the first highest: `cvt.rs`.
    CvtStochastic {
        to: Num,
        mode: CvtMode,
        d: Slot,
        parts: Slots,
        random: Slot,
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
    /// Whether an address is that of a texture, sampler or surface reference.
    Istypep {
        ty: ScalarType,
        d: PredSlot,
        a: Slot,
    },
    /// The answer to a request to take over a block that has not started, two 64-bit registers: whether there is one, or its place.
    QueryCancel {
        /// Destinations for x, y, z, w; or the predicate.
        d: Slots,
        pd: PredSlot,
        first: u8,
        a: Slot,
    },
    Ld(Box<Access>),
    St(Box<Access>),
    Atom(Box<Atom>),
    Texture(Box<TextureRead>),
    Surface(Box<SurfaceAccess>),
    TextureQuery(TextureQuery),
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
    ClusterArrive,
    ClusterWait,
    /// The address of the same place in the shared memory of another block of the cluster.
    Mapa {
        generic: bool,
        d: Slot,
        a: Slot,
        rank: Slot,
    },
    /// The block a shared address belongs to.
    Getctarank {
        generic: bool,
        d: Slot,
        a: Slot,
    },
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
    /// The least or greatest float of the lanes.
    ReduxFloat {
        max: bool,
        abs: bool,
        nan: bool,
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
    Wgmma(Box<Wgmma>),
    TensorMemory(Box<TensorMemoryOp>),
    TensorCore(Box<TensorCoreOp>),
    Mbarrier(Box<Mbarrier>),
    Copy(Box<Copy>),
    CopyGroup(CopyKind, GroupOp),
    TensorCopy(Box<TensorCopy>),
    TensorReplace(Box<TensorReplace>),
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
    pub group: Group,
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
    /// Where a frame may start: at a multiple of this.
    pub frame_align: u32,
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
    /// Module of the program, and the function's item there: where the texts of reports come from.
    pub origin: (usize, usize),
    /// The statement each instruction was decoded from.
    pub stmts: Vec<u32>,
    /// Number of the first instruction among those of the whole program.
    pub first_site: u32,
    pub unsupported: Vec<String>,
}
