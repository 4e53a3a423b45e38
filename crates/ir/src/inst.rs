//! Instructions: the stored form [`Op`] and the view [`InstData`] that code matches on.
//!
//! An instruction is an [`Op`] (what it does, with everything that is not an operand), a list of value operands
//! and a list of block operands. [`crate::Function::inst`] puts the three together as an [`InstData`], where
//! operands have names and argument lists are slices.

use crate::attributes::AttrList;
use crate::ops::{
    Align, BinOp, CallConv, CastOp, FastMath, FloatPred, GepFlags, IntFlags, IntPred, Ordering, RmwOp,
    SyncScope, TailKind,
};
use crate::types::Type;
use cranelift_entity::entity_impl;
use cranelift_entity::packed_option::PackedOption;

/// A value of a function: instruction result, argument, constant, inline assembly or metadata operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(u32);
entity_impl!(Value, "v");

/// An instruction of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Inst(u32);
entity_impl!(Inst, "inst");

/// A basic block of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Block(u32);
entity_impl!(Block, "block");

/// A source location of a function, see [`DebugLocData`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DebugLoc(u32);
entity_impl!(DebugLoc, "loc");

/// A list of indices or a shuffle mask of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct IndexList(u32);
entity_impl!(IndexList, "indices");

/// The tags and sizes of the operand bundles of a call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BundleList(u32);
entity_impl!(BundleList, "bundles");

/// An inline assembly string of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AsmId(u32);
entity_impl!(AsmId, "asm");

/// Inline assembly: the callee of a call.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct InlineAsm {
    /// Function type of the call.
    pub ty: Type,
    pub text: Box<str>,
    pub constraints: Box<str>,
    pub side_effect: bool,
    pub align_stack: bool,
    pub intel_dialect: bool,
    pub unwind: bool,
}

impl InlineAsm {
    /// Whether it writes memory or does something else besides its result: what is not `volatile` may still say that it
    /// changes memory.
    pub fn has_effect(&self) -> bool {
        self.side_effect || self.constraints.contains("~{memory}")
    }
}

/// One operand bundle: `"tag"(operands)`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bundle {
    pub tag: Box<str>,
    /// How many operands belong to it.
    pub len: u32,
}

/// Marks an undefined lane of a shuffle mask.
pub const POISON_LANE: u32 = u32::MAX;

/// Everything about a load or store but its operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MemAccess {
    pub align: Align,
    pub volatile: bool,
    pub ordering: Ordering,
    pub scope: SyncScope,
}

impl MemAccess {
    /// Neither volatile nor atomic.
    pub fn plain(align: Align) -> MemAccess {
        MemAccess { align, volatile: false, ordering: Ordering::NotAtomic, scope: SyncScope::System }
    }

    /// Neither volatile nor atomic: may be moved, merged and removed.
    pub fn is_plain(self) -> bool {
        !self.volatile && self.ordering == Ordering::NotAtomic
    }
}

/// Everything about a call but its operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CallInfo {
    /// The function type.
    pub ty: Type,
    pub attrs: AttrList,
    pub bundles: PackedOption<BundleList>,
    pub cc: CallConv,
    pub tail: TailKind,
    pub fmf: FastMath,
}

impl CallInfo {
    pub fn new(ty: Type) -> CallInfo {
        CallInfo {
            ty,
            attrs: AttrList::EMPTY,
            bundles: None.into(),
            cc: CallConv::C,
            tail: TailKind::None,
            fmf: FastMath::empty(),
        }
    }
}

/// What an instruction does, without its operands. The comment gives the operands: values, then blocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// `[value]?`
    Ret,
    /// `; target`
    Br,
    /// `cond; then, else`
    CondBr,
    /// `value, case constants...; default, case targets...`
    Switch,
    /// `address; targets...`
    IndirectBr,
    Unreachable,
    /// `operand`
    FNeg(FastMath),
    /// `operand`
    Freeze,
    /// `lhs, rhs`
    Binary(BinOp, IntFlags, FastMath),
    /// `operand`
    Cast(CastOp, IntFlags, FastMath),
    /// `lhs, rhs`
    ICmp(IntPred, IntFlags),
    /// `lhs, rhs`
    FCmp(FloatPred, FastMath),
    /// `cond, then, else`
    Select(FastMath),
    /// `incoming values...; incoming blocks...`
    Phi(FastMath),
    /// `vector, index`
    ExtractElement,
    /// `vector, element, index`
    InsertElement,
    /// `lhs, rhs`; the mask has [`POISON_LANE`] for undefined lanes
    Shuffle(IndexList),
    /// `aggregate`
    ExtractValue(IndexList),
    /// `aggregate, element`
    InsertValue(IndexList),
    /// `[count]?`
    Alloca {
        ty: Type,
        align: Align,
        inalloca: bool,
    },
    /// `address`
    Load(MemAccess),
    /// `value, address`
    Store(MemAccess),
    Fence(Ordering, SyncScope),
    /// `address, expected, new`
    CmpXchg {
        access: MemAccess,
        failure: Ordering,
        weak: bool,
    },
    /// `address, operand`
    AtomicRmw {
        op: RmwOp,
        access: MemAccess,
    },
    /// `base, indices...`
    Gep {
        elem: Type,
        flags: GepFlags,
    },
    /// `arguments..., bundle operands..., callee`
    Call(CallInfo),
    /// `list`
    VaArg,
}

impl Op {
    /// Ends a block.
    pub fn is_terminator(self) -> bool {
        matches!(self, Op::Ret | Op::Br | Op::CondBr | Op::Switch | Op::IndirectBr | Op::Unreachable)
    }

    /// Fast-math flags of the operations that have them.
    pub fn fast_math(self) -> FastMath {
        match self {
            Op::FNeg(f)
            | Op::Binary(_, _, f)
            | Op::Cast(_, _, f)
            | Op::FCmp(_, f)
            | Op::Select(f)
            | Op::Phi(f) => f,
            Op::Call(info) => info.fmf,
            _ => FastMath::empty(),
        }
    }

    /// The operation without promises: no nsw/nuw/exact/..., no fast-math flags, no inbounds.
    pub fn without_flags(self) -> Op {
        let (i, f) = (IntFlags::empty(), FastMath::empty());
        match self {
            Op::FNeg(_) => Op::FNeg(f),
            Op::Binary(op, _, _) => Op::Binary(op, i, f),
            Op::Cast(op, _, _) => Op::Cast(op, i, f),
            Op::ICmp(p, _) => Op::ICmp(p, i),
            Op::FCmp(p, _) => Op::FCmp(p, f),
            Op::Select(_) => Op::Select(f),
            Op::Phi(_) => Op::Phi(f),
            Op::Gep { elem, .. } => Op::Gep { elem, flags: GepFlags::empty() },
            Op::Call(info) => Op::Call(CallInfo { fmf: f, ..info }),
            other => other,
        }
    }

    /// Keyword of the instruction.
    pub fn name(self) -> &'static str {
        match self {
            Op::Ret => "ret",
            Op::Br | Op::CondBr => "br",
            Op::Switch => "switch",
            Op::IndirectBr => "indirectbr",
            Op::Unreachable => "unreachable",
            Op::FNeg(_) => "fneg",
            Op::Freeze => "freeze",
            Op::Binary(op, ..) => op.name(),
            Op::Cast(op, ..) => op.name(),
            Op::ICmp(..) => "icmp",
            Op::FCmp(..) => "fcmp",
            Op::Select(_) => "select",
            Op::Phi(_) => "phi",
            Op::ExtractElement => "extractelement",
            Op::InsertElement => "insertelement",
            Op::Shuffle(_) => "shufflevector",
            Op::ExtractValue(_) => "extractvalue",
            Op::InsertValue(_) => "insertvalue",
            Op::Alloca { .. } => "alloca",
            Op::Load(_) => "load",
            Op::Store(_) => "store",
            Op::Fence(..) => "fence",
            Op::CmpXchg { .. } => "cmpxchg",
            Op::AtomicRmw { .. } => "atomicrmw",
            Op::Gep { .. } => "getelementptr",
            Op::Call(_) => "call",
            Op::VaArg => "va_arg",
        }
    }
}

/// An instruction with its operands, for matching. Copied out of the function; changing it changes nothing.
#[derive(Clone, Copy, Debug)]
pub enum InstData<'a> {
    Ret {
        value: Option<Value>,
    },
    Br {
        target: Block,
    },
    CondBr {
        cond: Value,
        then_dest: Block,
        else_dest: Block,
    },
    Switch {
        value: Value,
        default: Block,
        /// Constants; `dests[i]` is the target of `cases[i]`.
        cases: &'a [Value],
        dests: &'a [Block],
    },
    IndirectBr {
        address: Value,
        dests: &'a [Block],
    },
    Unreachable,
    FNeg {
        value: Value,
        fmf: FastMath,
    },
    Freeze {
        value: Value,
    },
    Binary {
        op: BinOp,
        flags: IntFlags,
        fmf: FastMath,
        lhs: Value,
        rhs: Value,
    },
    Cast {
        op: CastOp,
        flags: IntFlags,
        fmf: FastMath,
        value: Value,
    },
    ICmp {
        pred: IntPred,
        flags: IntFlags,
        lhs: Value,
        rhs: Value,
    },
    FCmp {
        pred: FloatPred,
        fmf: FastMath,
        lhs: Value,
        rhs: Value,
    },
    Select {
        cond: Value,
        then_value: Value,
        else_value: Value,
        fmf: FastMath,
    },
    Phi {
        /// `values[i]` comes in from `blocks[i]`.
        values: &'a [Value],
        blocks: &'a [Block],
        fmf: FastMath,
    },
    ExtractElement {
        vector: Value,
        index: Value,
    },
    InsertElement {
        vector: Value,
        elem: Value,
        index: Value,
    },
    Shuffle {
        lhs: Value,
        rhs: Value,
        /// Lane numbers into the two operands, or [`POISON_LANE`].
        mask: &'a [u32],
    },
    ExtractValue {
        agg: Value,
        indices: &'a [u32],
    },
    InsertValue {
        agg: Value,
        elem: Value,
        indices: &'a [u32],
    },
    Alloca {
        ty: Type,
        align: Align,
        /// Number of elements; one when absent.
        count: Option<Value>,
    },
    Load {
        ptr: Value,
        access: MemAccess,
    },
    Store {
        value: Value,
        ptr: Value,
        access: MemAccess,
    },
    Fence {
        ordering: Ordering,
        scope: SyncScope,
    },
    CmpXchg {
        ptr: Value,
        expected: Value,
        new: Value,
        /// `ordering` is the one on success.
        access: MemAccess,
        failure: Ordering,
        weak: bool,
    },
    AtomicRmw {
        op: RmwOp,
        ptr: Value,
        value: Value,
        access: MemAccess,
    },
    Gep {
        elem: Type,
        flags: GepFlags,
        base: Value,
        indices: &'a [Value],
    },
    Call {
        info: CallInfo,
        callee: Value,
        args: &'a [Value],
        /// Operands of all bundles, see [`crate::Function::bundles`].
        bundle_operands: &'a [Value],
    },
    VaArg {
        list: Value,
    },
}

/// What a source location is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DebugLocData {
    pub line: u32,
    pub col: u32,
    /// A `DISubprogram` or `DILexicalBlock`.
    pub scope: crate::metadata::Md,
    /// The call site this code was inlined at.
    pub inlined_at: PackedOption<DebugLoc>,
    pub implicit_code: bool,
    /// Distinct locations (call sites) are never merged.
    pub distinct: bool,
}
