//! Reading values and instructions.

use super::{Function, Use, ValueDef};
use crate::consts::{Const, ConstData};
use crate::global::GlobalId;
use crate::inst::{Block, Bundle, BundleList, CallInfo, InlineAsm, Inst, InstData, MemAccess, Op, Value};
use crate::metadata::Md;
use crate::types::{Type, Types};

/// Values.
impl Function {
    /// Type of a value.
    #[inline]
    pub fn value_type(&self, v: Value) -> Type {
        self.values[v].ty
    }

    /// What a value is.
    #[inline]
    pub fn value_def(&self, v: Value) -> ValueDef {
        self.values[v].def
    }

    /// The instruction that computes a value.
    #[inline]
    pub fn value_inst(&self, v: Value) -> Option<Inst> {
        match self.values[v].def {
            ValueDef::Inst(i) => Some(i),
            _ => None,
        }
    }

    /// The instruction that computes a value, with its operands: for matching on what an operand is.
    #[inline]
    pub fn value_inst_data(&self, v: Value) -> Option<InstData<'_>> {
        self.value_inst(v).map(|i| self.inst(i))
    }

    /// The constant a value is.
    #[inline]
    pub fn value_const(&self, v: Value) -> Option<Const> {
        match self.values[v].def {
            ValueDef::Const(c) => Some(c),
            _ => None,
        }
    }

    /// The constant a value is, for matching.
    #[inline]
    pub fn const_data(&self, v: Value) -> Option<&ConstData> {
        self.value_const(v).map(|c| self.consts.get(c))
    }

    /// Whether a value is a constant (addresses of globals included).
    #[inline]
    pub fn is_const(&self, v: Value) -> bool {
        matches!(self.values[v].def, ValueDef::Const(_))
    }

    /// The value of an integer constant of at most 64 bits, zero-extended.
    #[inline]
    pub fn as_u64(&self, v: Value) -> Option<u64> {
        self.consts.as_u64(self.value_const(v)?)
    }

    /// The value of an integer constant of at most 128 bits, zero-extended.
    #[inline]
    pub fn as_u128(&self, v: Value) -> Option<u128> {
        self.consts.as_u128(self.value_const(v)?)
    }

    /// The value of an integer constant of at most 64 bits, sign-extended.
    #[inline]
    pub fn as_i64(&self, types: &Types, v: Value) -> Option<i64> {
        self.consts.as_i64(types, self.value_const(v)?)
    }

    /// The bits of a half, bfloat, float or double constant.
    #[inline]
    pub fn as_float_bits(&self, v: Value) -> Option<u64> {
        match self.const_data(v) {
            Some(ConstData::Float(bits)) => Some(*bits),
            _ => None,
        }
    }

    /// The global a value is the address of (no casts, no offset).
    #[inline]
    pub fn as_global(&self, v: Value) -> Option<GlobalId> {
        match self.const_data(v) {
            Some(ConstData::Global(g)) => Some(*g),
            _ => None,
        }
    }

    /// The number of an argument.
    #[inline]
    pub fn as_arg(&self, v: Value) -> Option<u32> {
        match self.values[v].def {
            ValueDef::Arg(n) => Some(n),
            _ => None,
        }
    }

    /// The inline assembly a callee is.
    #[inline]
    pub fn as_asm(&self, v: Value) -> Option<&InlineAsm> {
        match self.values[v].def {
            ValueDef::Asm(id) => Some(&self.asms[id]),
            _ => None,
        }
    }

    /// The metadata a `metadata` operand is.
    #[inline]
    pub fn as_metadata(&self, v: Value) -> Option<Md> {
        match self.values[v].def {
            ValueDef::Metadata(md) => Some(md),
            _ => None,
        }
    }

    /// Whether it is the constant `undef`.
    #[inline]
    pub fn is_undef(&self, v: Value) -> bool {
        matches!(self.const_data(v), Some(ConstData::Undef))
    }

    /// Whether it is the constant `poison`.
    #[inline]
    pub fn is_poison(&self, v: Value) -> bool {
        matches!(self.const_data(v), Some(ConstData::Poison))
    }

    /// Whether it is the constant `undef` or `poison`.
    #[inline]
    pub fn is_undef_or_poison(&self, v: Value) -> bool {
        self.is_undef(v) || self.is_poison(v)
    }

    /// `0`, `+0.0`, `null` or `zeroinitializer`.
    #[inline]
    pub fn is_zero(&self, v: Value) -> bool {
        self.value_const(v).is_some_and(|c| self.consts.is_zero(c))
    }

    /// All values of the function, dead ones included.
    #[inline]
    pub fn values(&self) -> impl Iterator<Item = Value> + use<> {
        self.values.keys()
    }

    /// The uses of a value as an operand of instructions.
    #[inline]
    pub fn uses(&self, v: Value) -> impl Iterator<Item = Use> + '_ {
        std::iter::successors(self.value_uses.first(v), |&s| self.value_uses.next(s)).map(|slot| {
            let user = self.value_uses.user(slot);
            Use { user, index: self.value_uses.index_in(self.insts[user].values, slot) }
        })
    }

    /// The instructions that use a value; one that uses it twice comes twice.
    #[inline]
    pub fn users(&self, v: Value) -> impl Iterator<Item = Inst> + '_ {
        self.uses(v).map(|u| u.user)
    }

    /// Whether an instruction uses it; debug records are no uses.
    #[inline]
    pub fn has_uses(&self, v: Value) -> bool {
        self.value_uses.first(v).is_some()
    }

    /// Whether exactly one operand of one instruction uses it.
    #[inline]
    pub fn has_one_use(&self, v: Value) -> bool {
        self.value_uses.first(v).is_some_and(|s| self.value_uses.next(s).is_none())
    }

    /// Number of uses; takes time linear in them.
    #[inline]
    pub fn num_uses(&self, v: Value) -> usize {
        self.uses(v).count()
    }

    /// The uses of a block: by terminators and by phis.
    #[inline]
    pub fn block_uses(&self, b: Block) -> impl Iterator<Item = Use> + '_ {
        std::iter::successors(self.block_uses.first(b), |&s| self.block_uses.next(s)).map(|slot| {
            let user = self.block_uses.user(slot);
            Use { user, index: self.block_uses.index_in(self.insts[user].blocks, slot) }
        })
    }
}

/// Instructions.
impl Function {
    /// What an instruction does, without operands.
    #[inline]
    pub fn op(&self, inst: Inst) -> Op {
        self.insts[inst].op
    }

    /// Value operands in the order given at [`Op`].
    #[inline]
    pub fn operands(&self, inst: Inst) -> &[Value] {
        self.value_uses.get(self.insts[inst].values)
    }

    /// Block operands: successors of a terminator, incoming blocks of a phi.
    #[inline]
    pub fn block_operands(&self, inst: Inst) -> &[Block] {
        self.block_uses.get(self.insts[inst].blocks)
    }

    /// One value operand.
    #[inline]
    pub fn operand(&self, inst: Inst, index: usize) -> Value {
        self.operands(inst)[index]
    }

    /// The result; `None` for instructions of type void.
    #[inline]
    pub fn result(&self, inst: Inst) -> Option<Value> {
        self.insts[inst].result.expand()
    }

    /// Type of the result, void when there is none.
    #[inline]
    pub fn inst_type(&self, inst: Inst) -> Type {
        self.result(inst).map_or(Type::VOID, |v| self.values[v].ty)
    }

    /// Whether it is a phi.
    #[inline]
    pub fn is_phi(&self, inst: Inst) -> bool {
        matches!(self.insts[inst].op, Op::Phi(_))
    }

    /// Whether it ends a block.
    #[inline]
    pub fn is_terminator(&self, inst: Inst) -> bool {
        self.insts[inst].op.is_terminator()
    }

    /// An instruction with named operands.
    // Callers match on what they get, so that most keep one or two of the cases.
    #[inline(always)]
    pub fn inst(&self, inst: Inst) -> InstData<'_> {
        let node = &self.insts[inst];
        let v = self.value_uses.get(node.values);
        // Few instructions have blocks.
        let blocks = || self.block_uses.get(node.blocks);
        match node.op {
            Op::Ret => InstData::Ret { value: v.first().copied() },
            Op::Br => InstData::Br { target: blocks()[0] },
            Op::CondBr => {
                let b = blocks();
                InstData::CondBr { cond: v[0], then_dest: b[0], else_dest: b[1] }
            }
            Op::Switch => {
                let b = blocks();
                InstData::Switch { value: v[0], default: b[0], cases: &v[1..], dests: &b[1..] }
            }
            Op::IndirectBr => InstData::IndirectBr { address: v[0], dests: blocks() },
            Op::Unreachable => InstData::Unreachable,
            Op::FNeg(fmf) => InstData::FNeg { value: v[0], fmf },
            Op::Freeze => InstData::Freeze { value: v[0] },
            Op::Binary(op, flags, fmf) => InstData::Binary { op, flags, fmf, lhs: v[0], rhs: v[1] },
            Op::Cast(op, flags, fmf) => InstData::Cast { op, flags, fmf, value: v[0] },
            Op::ICmp(pred, flags) => InstData::ICmp { pred, flags, lhs: v[0], rhs: v[1] },
            Op::FCmp(pred, fmf) => InstData::FCmp { pred, fmf, lhs: v[0], rhs: v[1] },
            Op::Select(fmf) => InstData::Select { cond: v[0], then_value: v[1], else_value: v[2], fmf },
            Op::Phi(fmf) => InstData::Phi { values: v, blocks: blocks(), fmf },
            Op::ExtractElement => InstData::ExtractElement { vector: v[0], index: v[1] },
            Op::InsertElement => InstData::InsertElement { vector: v[0], elem: v[1], index: v[2] },
            Op::Shuffle(mask) => InstData::Shuffle { lhs: v[0], rhs: v[1], mask: &self.index_lists[mask] },
            Op::ExtractValue(list) => InstData::ExtractValue { agg: v[0], indices: &self.index_lists[list] },
            Op::InsertValue(list) => {
                InstData::InsertValue { agg: v[0], elem: v[1], indices: &self.index_lists[list] }
            }
            Op::Alloca { ty, align, .. } => InstData::Alloca { ty, align, count: v.first().copied() },
            Op::Load(access) => InstData::Load { ptr: v[0], access },
            Op::Store(access) => InstData::Store { value: v[0], ptr: v[1], access },
            Op::Fence(ordering, scope) => InstData::Fence { ordering, scope },
            Op::CmpXchg { access, failure, weak } => {
                InstData::CmpXchg { ptr: v[0], expected: v[1], new: v[2], access, failure, weak }
            }
            Op::AtomicRmw { op, access } => InstData::AtomicRmw { op, ptr: v[0], value: v[1], access },
            Op::Gep { elem, flags } => InstData::Gep { elem, flags, base: v[0], indices: &v[1..] },
            Op::Call(info) => {
                let bundles = self.num_bundle_operands(info);
                let callee = v.len() - 1;
                InstData::Call {
                    info,
                    callee: v[callee],
                    args: &v[..callee - bundles],
                    bundle_operands: &v[callee - bundles..callee],
                }
            }
            Op::VaArg => InstData::VaArg { list: v[0] },
        }
    }

    #[inline]
    fn num_bundle_operands(&self, info: CallInfo) -> usize {
        match info.bundles.expand() {
            None => 0,
            Some(list) => self.bundle_lists[list].iter().map(|b| b.len as usize).sum(),
        }
    }

    /// The operand bundles of a list, see [`CallInfo::bundles`].
    #[inline]
    pub fn bundles(&self, list: BundleList) -> &[Bundle] {
        &self.bundle_lists[list]
    }

    /// The call's details, if the instruction is a call.
    #[inline]
    pub fn call_info(&self, inst: Inst) -> Option<CallInfo> {
        match self.insts[inst].op {
            Op::Call(info) => Some(info),
            _ => None,
        }
    }

    /// The function a call calls directly.
    #[inline]
    pub fn direct_callee(&self, inst: Inst) -> Option<GlobalId> {
        match self.inst(inst) {
            InstData::Call { callee, .. } => self.as_global(callee),
            _ => None,
        }
    }

    /// Address and access of a load, store or atomic operation.
    pub fn memory_access(&self, inst: Inst) -> Option<(Value, MemAccess)> {
        match self.inst(inst) {
            InstData::Load { ptr, access }
            | InstData::Store { ptr, access, .. }
            | InstData::CmpXchg { ptr, access, .. }
            | InstData::AtomicRmw { ptr, access, .. } => Some((ptr, access)),
            _ => None,
        }
    }

    /// Calls `f` for every global that an operand of an instruction or a debug record mentions, once per
    /// constant that mentions it.
    pub fn visit_used_globals(&self, f: &mut impl FnMut(GlobalId)) {
        for (c, &v) in self.const_values.iter() {
            if let Some(v) = v.expand() {
                if self.has_uses(v) {
                    self.consts.visit_globals(c, f);
                }
            }
        }
    }
}
