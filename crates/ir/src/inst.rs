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
    /// The assembly, with `$0`, `$1` for operands.
    pub text: Box<str>,
    /// Operands and clobbers, separated by commas, as LLVM writes them.
    pub constraints: Box<str>,
    /// Whether it must stay where it is, used or not.
    pub side_effect: bool,
    /// Whether it wants an aligned stack.
    pub align_stack: bool,
    /// Whether it is written as Intel does.
    pub intel_dialect: bool,
    /// Whether it may unwind.
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
    /// What the bundle is about: `assume`, `deopt`, `convergencectrl`.
    pub tag: Box<str>,
    /// How many operands belong to it.
    pub len: u32,
}

/// Marks an undefined lane of a shuffle mask.
pub const POISON_LANE: u32 = u32::MAX;

/// Everything about a load or store but its operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MemAccess {
    /// The alignment of the address.
    pub align: Align,
    /// Whether the access must happen as written.
    pub volatile: bool,
    /// How it is ordered with other accesses; [`Ordering::NotAtomic`] for plain ones.
    pub ordering: Ordering,
    /// Between which threads the ordering holds.
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
    /// Attributes of the call, its result and its arguments.
    pub attrs: AttrList,
    /// Further operands with tags.
    pub bundles: PackedOption<BundleList>,
    /// The calling convention, which must be that of the callee.
    pub cc: CallConv,
    /// Whether it may, must or must not reuse the caller's frame.
    pub tail: TailKind,
    /// Fast-math flags of the result.
    pub fmf: FastMath,
}

impl CallInfo {
    /// A plain call of a function of this type.
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
    /// Control never gets here.
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
        /// The type of one element.
        ty: Type,
        /// The alignment of the memory.
        align: Align,
        /// Whether it is the memory of an `inalloca` argument.
        inalloca: bool,
    },
    /// `address`
    Load(MemAccess),
    /// `value, address`
    Store(MemAccess),
    /// `fence`.
    Fence(Ordering, SyncScope),
    /// `address, expected, new`
    CmpXchg {
        /// How the memory is accessed when the values agree.
        access: MemAccess,
        /// The ordering when they differ.
        failure: Ordering,
        /// Whether it may fail although the values agree.
        weak: bool,
    },
    /// `address, operand`
    AtomicRmw {
        /// What is done with the old value and the operand.
        op: RmwOp,
        /// How the memory is accessed.
        access: MemAccess,
    },
    /// `base, indices...`
    Gep {
        /// The type that the first index counts.
        elem: Type,
        /// What is promised of the arithmetic.
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

    /// The operation with the promises that another one, equal but for them, makes as well: nsw, nuw, exact and the like, inbounds.
    pub fn with_common_flags(self, other: Op) -> Op {
        match (self, other) {
            (Op::Binary(op, a, f), Op::Binary(_, b, _)) => Op::Binary(op, a & b, f),
            (Op::Cast(op, a, f), Op::Cast(_, b, _)) => Op::Cast(op, a & b, f),
            (Op::ICmp(p, a), Op::ICmp(_, b)) => Op::ICmp(p, a & b),
            (Op::Gep { elem, flags: a }, Op::Gep { flags: b, .. }) => Op::Gep { elem, flags: a & b },
            (op, other) if op == other => op,
            (op, _) => op.without_flags(),
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
    /// `ret`.
    Ret {
        /// The result; none for `void`.
        value: Option<Value>,
    },
    /// `br label %target`.
    Br {
        /// Where control goes.
        target: Block,
    },
    /// `br i1 %cond, label %then_dest, label %else_dest`.
    CondBr {
        /// An `i1`.
        cond: Value,
        /// Where control goes if it is true.
        then_dest: Block,
        /// Where control goes if it is false.
        else_dest: Block,
    },
    /// `switch`.
    Switch {
        /// The integer that is compared.
        value: Value,
        /// Where control goes if no case is equal.
        default: Block,
        /// Constants; `dests[i]` is the target of `cases[i]`.
        cases: &'a [Value],
        /// Where control goes for each case.
        dests: &'a [Block],
    },
    /// `indirectbr`.
    IndirectBr {
        /// The address of a block.
        address: Value,
        /// The blocks it may be.
        dests: &'a [Block],
    },
    /// `unreachable`.
    Unreachable,
    /// `fneg`.
    FNeg {
        /// The operand.
        value: Value,
        /// Fast-math flags.
        fmf: FastMath,
    },
    /// `freeze`.
    Freeze {
        /// The operand.
        value: Value,
    },
    /// An operation with two operands of the result's type.
    Binary {
        /// Which one.
        op: BinOp,
        /// `nuw`, `nsw`, `exact`, `disjoint`.
        flags: IntFlags,
        /// Fast-math flags.
        fmf: FastMath,
        /// The left operand.
        lhs: Value,
        /// The right operand.
        rhs: Value,
    },
    /// A conversion to the result's type.
    Cast {
        /// Which one.
        op: CastOp,
        /// `nuw`, `nsw`, `nneg`.
        flags: IntFlags,
        /// Fast-math flags.
        fmf: FastMath,
        /// What is converted.
        value: Value,
    },
    /// `icmp`.
    ICmp {
        /// How they are compared.
        pred: IntPred,
        /// `samesign`.
        flags: IntFlags,
        /// The left operand.
        lhs: Value,
        /// The right operand.
        rhs: Value,
    },
    /// `fcmp`.
    FCmp {
        /// How they are compared.
        pred: FloatPred,
        /// Fast-math flags.
        fmf: FastMath,
        /// The left operand.
        lhs: Value,
        /// The right operand.
        rhs: Value,
    },
    /// `select`.
    Select {
        /// An `i1`, or a vector of them for a choice by element.
        cond: Value,
        /// The result where it is true.
        then_value: Value,
        /// The result where it is false.
        else_value: Value,
        /// Fast-math flags.
        fmf: FastMath,
    },
    /// `phi`: the value that belongs to the edge control came by.
    Phi {
        /// `values[i]` comes in from `blocks[i]`.
        values: &'a [Value],
        /// The block each value comes from.
        blocks: &'a [Block],
        /// Fast-math flags.
        fmf: FastMath,
    },
    /// `extractelement`.
    ExtractElement {
        /// The vector.
        vector: Value,
        /// Which element.
        index: Value,
    },
    /// `insertelement`.
    InsertElement {
        /// The vector.
        vector: Value,
        /// The new element.
        elem: Value,
        /// Which element.
        index: Value,
    },
    /// `shufflevector`.
    Shuffle {
        /// The vector whose elements come first.
        lhs: Value,
        /// The vector whose elements come behind them.
        rhs: Value,
        /// Lane numbers into the two operands, or [`POISON_LANE`].
        mask: &'a [u32],
    },
    /// `extractvalue`.
    ExtractValue {
        /// The struct or array.
        agg: Value,
        /// The way to the element, from outside in.
        indices: &'a [u32],
    },
    /// `insertvalue`.
    InsertValue {
        /// The struct or array.
        agg: Value,
        /// The new element.
        elem: Value,
        /// The way to the element, from outside in.
        indices: &'a [u32],
    },
    /// `alloca`.
    Alloca {
        /// The type of one element.
        ty: Type,
        /// The alignment of the memory.
        align: Align,
        /// Number of elements; one when absent.
        count: Option<Value>,
    },
    /// `load`.
    Load {
        /// The address.
        ptr: Value,
        /// How the memory is accessed.
        access: MemAccess,
    },
    /// `store`.
    Store {
        /// What is written.
        value: Value,
        /// The address.
        ptr: Value,
        /// How the memory is accessed.
        access: MemAccess,
    },
    /// `fence`.
    Fence {
        /// What is ordered.
        ordering: Ordering,
        /// For which threads.
        scope: SyncScope,
    },
    /// `cmpxchg`.
    CmpXchg {
        /// The address.
        ptr: Value,
        /// The value that memory is compared with.
        expected: Value,
        /// The value that is written if they agree.
        new: Value,
        /// `ordering` is the one on success.
        access: MemAccess,
        /// The ordering when they differ.
        failure: Ordering,
        /// Whether it may fail although the values agree.
        weak: bool,
    },
    /// `atomicrmw`.
    AtomicRmw {
        /// What is done with the old value and the operand.
        op: RmwOp,
        /// The address.
        ptr: Value,
        /// The operand.
        value: Value,
        /// How the memory is accessed.
        access: MemAccess,
    },
    /// `getelementptr`.
    Gep {
        /// The type that the first index counts.
        elem: Type,
        /// What is promised of the arithmetic.
        flags: GepFlags,
        /// The address to start from.
        base: Value,
        /// The indices; the first one counts whole elements.
        indices: &'a [Value],
    },
    /// `call`.
    Call {
        /// Type, attributes, convention and flags.
        info: CallInfo,
        /// What is called: a function, a pointer or inline assembly.
        callee: Value,
        /// The arguments.
        args: &'a [Value],
        /// Operands of all bundles, see [`crate::Function::bundles`].
        bundle_operands: &'a [Value],
    },
    /// `va_arg`.
    VaArg {
        /// The argument list.
        list: Value,
    },
}

/// What a source location is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DebugLocData {
    /// The line, from 1; 0 where there is none.
    pub line: u32,
    /// The column, from 1; 0 where there is none.
    pub col: u32,
    /// A `DISubprogram` or `DILexicalBlock`.
    pub scope: crate::metadata::Md,
    /// The call site this code was inlined at.
    pub inlined_at: PackedOption<DebugLoc>,
    /// Whether the line is that of code the source does not spell.
    pub implicit_code: bool,
    /// Distinct locations (call sites) are never merged.
    pub distinct: bool,
}
