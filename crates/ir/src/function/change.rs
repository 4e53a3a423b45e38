//! Creating, changing and removing instructions and constants.

use super::uses::Slots;
use super::{Function, InstNode, Use, ValueDef, ValueNode};
use crate::consts::{Const, ConstData};
use crate::global::GlobalId;
use crate::inst::{Block, Bundle, BundleList, IndexList, InlineAsm, Inst, Op, Value};
use crate::metadata::Md;
use crate::module::Context;
use crate::types::{Type, Types};

/// Constants and other operands that no instruction computes.
impl Function {
    /// The value of a constant of this function's pool.
    pub fn const_value(&mut self, c: Const) -> Value {
        if let Some(v) = self.const_values[c].expand() {
            return v;
        }
        let v = self.values.push(ValueNode { ty: self.consts.ty(c), def: ValueDef::Const(c) });
        self.const_values[c] = v.into();
        v
    }

    /// `i1`.
    pub fn const_bool(&mut self, value: bool) -> Value {
        let c = self.consts.intern(Type::I1, ConstData::Int(u64::from(value)));
        self.const_value(c)
    }

    /// `i8`.
    pub fn const_i8(&mut self, value: u8) -> Value {
        let c = self.consts.intern(Type::I8, ConstData::Int(u64::from(value)));
        self.const_value(c)
    }

    /// `i16`.
    pub fn const_i16(&mut self, value: u16) -> Value {
        let c = self.consts.intern(Type::I16, ConstData::Int(u64::from(value)));
        self.const_value(c)
    }

    /// `i32`.
    pub fn const_i32(&mut self, value: i32) -> Value {
        let c = self.consts.intern(Type::I32, ConstData::Int(u64::from(value as u32)));
        self.const_value(c)
    }

    /// `i64`.
    pub fn const_i64(&mut self, value: i64) -> Value {
        let c = self.consts.intern(Type::I64, ConstData::Int(value as u64));
        self.const_value(c)
    }

    /// An integer of any width, masked to it.
    pub fn const_int(&mut self, types: &Types, ty: Type, value: u64) -> Value {
        let c = self.consts.int(types, ty, value);
        self.const_value(c)
    }

    /// An integer of any width, sign-extended to it.
    pub fn const_int_signed(&mut self, types: &Types, ty: Type, value: i64) -> Value {
        let c = self.consts.int_signed(types, ty, value);
        self.const_value(c)
    }

    /// An integer of any width from 128 bits.
    pub fn const_int128(&mut self, types: &Types, ty: Type, value: u128) -> Value {
        let c = self.consts.int128(types, ty, value);
        self.const_value(c)
    }

    /// A half, bfloat, float or double from its bits.
    pub fn const_float_bits(&mut self, ty: Type, bits: u64) -> Value {
        let c = self.consts.float_bits(ty, bits);
        self.const_value(c)
    }

    /// A `float` constant.
    pub fn const_f32(&mut self, value: f32) -> Value {
        let c = self.consts.f32(value);
        self.const_value(c)
    }

    /// A `double` constant.
    pub fn const_f64(&mut self, value: f64) -> Value {
        let c = self.consts.f64(value);
        self.const_value(c)
    }

    /// The zero of a type: `0`, `0.0`, `null`, `zeroinitializer`.
    pub fn zero(&mut self, types: &Types, ty: Type) -> Value {
        let c = self.consts.zero(types, ty);
        self.const_value(c)
    }

    /// `undef` of a type.
    pub fn undef(&mut self, ty: Type) -> Value {
        let c = self.consts.undef(ty);
        self.const_value(c)
    }

    /// `poison` of a type.
    pub fn poison(&mut self, ty: Type) -> Value {
        let c = self.consts.poison(ty);
        self.const_value(c)
    }

    /// The address of a global.
    pub fn global(&mut self, ctx: &Context, id: GlobalId) -> Value {
        let c = self.consts.global(ctx.global_ptr_type(id), id);
        self.const_value(c)
    }

    /// Inline assembly as a callee.
    pub fn asm(&mut self, asm: InlineAsm) -> Value {
        if let Some(&v) = self.asm_values.get(&asm) {
            return v;
        }
        let id = self.asms.push(asm.clone());
        let v = self.values.push(ValueNode { ty: Type::PTR, def: ValueDef::Asm(id) });
        self.asm_values.insert(asm, v);
        v
    }

    /// Metadata as an operand of an intrinsic.
    pub fn metadata(&mut self, md: Md) -> Value {
        if let Some(&v) = self.md_values.get(&md) {
            return v;
        }
        let v = self.values.push(ValueNode { ty: Type::METADATA, def: ValueDef::Metadata(md) });
        self.md_values.insert(md, v);
        v
    }

    /// A local value as a metadata operand of an intrinsic.
    pub fn local_metadata(&mut self, value: Value) -> Value {
        self.values.push(ValueNode { ty: Type::METADATA, def: ValueDef::LocalMetadata(value) })
    }

    /// A list of indices or a shuffle mask.
    pub fn index_list(&mut self, indices: &[u32]) -> IndexList {
        self.index_lists.push(indices.into())
    }

    /// The tags of the operand bundles of a call.
    pub fn bundle_list(&mut self, bundles: Vec<Bundle>) -> BundleList {
        self.bundle_lists.push(bundles.into())
    }
}

/// Instructions.
impl Function {
    /// Creates an instruction that is in no block yet. `ty` is the type of the result (void for none); operands
    /// are in the order given at [`Op`].
    pub fn create_inst(&mut self, op: Op, ty: Type, operands: &[Value], blocks: &[Block]) -> Inst {
        self.create_inst_as(op, ty, operands, blocks, None)
    }

    /// As [`Function::create_inst`]; the result is a value made by [`Function::forward_value`], if given.
    pub(crate) fn create_inst_as(
        &mut self,
        op: Op,
        ty: Type,
        operands: &[Value],
        blocks: &[Block],
        forward: Option<Value>,
    ) -> Inst {
        let inst = self.insts.next_key();
        let values = self.value_uses.create(inst, operands);
        let block_slots =
            if blocks.is_empty() { Slots::default() } else { self.block_uses.create(inst, blocks) };
        let node = ValueNode { ty, def: ValueDef::Inst(inst) };
        let result = match forward {
            _ if ty == Type::VOID => None,
            Some(v) => {
                self.values[v] = node;
                Some(v)
            }
            None => Some(self.values.push(node)),
        };
        self.insts.push(InstNode {
            op,
            values,
            blocks: block_slots,
            result: result.into(),
            block: None.into(),
            prev: None.into(),
            next: None.into(),
            seq: 0,
            loc: None.into(),
            attachments: 0,
        })
    }

    /// A copy of an instruction, with operands, location and attachments, in no block yet.
    pub fn clone_inst(&mut self, inst: Inst) -> Inst {
        let operands: smallvec::SmallVec<[Value; 8]> = self.operands(inst).into();
        let blocks: smallvec::SmallVec<[Block; 8]> = self.block_operands(inst).into();
        let copy = self.create_inst(self.op(inst), self.inst_type(inst), &operands, &blocks);
        self.insts[copy].loc = self.insts[inst].loc;
        self.insts[copy].attachments = self.insts[inst].attachments;
        copy
    }

    /// Changes flags, alignment, predicate and the like. The operands must still fit.
    pub fn set_op(&mut self, inst: Inst, op: Op) {
        self.insts[inst].op = op;
    }

    /// Replaces one value operand.
    pub fn set_operand(&mut self, inst: Inst, index: usize, value: Value) {
        let slots = self.insts[inst].values;
        self.value_uses.set(slots, index, value);
    }

    /// Replaces one block operand. Phis in the old and new block are the caller's business.
    pub fn set_block_operand(&mut self, inst: Inst, index: usize, block: Block) {
        let slots = self.insts[inst].blocks;
        self.block_uses.set(slots, index, block);
    }

    /// Replaces operation and operands in place; the result keeps its type and its uses.
    pub fn replace_inst(&mut self, inst: Inst, op: Op, operands: &[Value], blocks: &[Block]) {
        let node = &mut self.insts[inst];
        node.op = op;
        self.value_uses.free(&mut node.values);
        self.block_uses.free(&mut node.blocks);
        node.values = self.value_uses.create(inst, operands);
        node.blocks = self.block_uses.create(inst, blocks);
    }

    /// Changes the type of an instruction's result; users must be made to fit.
    pub fn set_value_type(&mut self, value: Value, ty: Type) {
        self.values[value].ty = ty;
    }

    /// Adds a value operand at the end (a phi's come in pairs: see [`Function::add_incoming`]).
    pub fn push_operand(&mut self, inst: Inst, value: Value) {
        let node = &mut self.insts[inst];
        self.value_uses.push(&mut node.values, inst, value);
    }

    /// Replaces one use.
    pub fn replace_use(&mut self, u: Use, value: Value) {
        self.set_operand(u.user, u.index as usize, value);
    }

    /// Makes every use of `from` a use of `to`, in debug records too.
    pub fn replace_all_uses(&mut self, from: Value, to: Value) {
        self.value_uses.replace_all(from, to);
        self.replace_in_records(from, to);
    }

    /// Replaces the uses for which `keep` says true.
    pub fn replace_uses_if(
        &mut self,
        from: Value,
        to: Value,
        mut select: impl FnMut(&Function, Use) -> bool,
    ) {
        let uses: smallvec::SmallVec<[Use; 16]> = self.uses(from).collect();
        for u in uses {
            if select(self, u) {
                self.replace_use(u, to);
            }
        }
    }

    /// Removes an instruction for good. Uses of its result, if any are left, become poison.
    pub fn remove_inst(&mut self, inst: Inst) {
        if let Some(v) = self.result(inst) {
            let in_records = self.record_uses.contains_key(&v);
            if in_records || self.has_uses(v) {
                let poison = self.poison(self.value_type(v));
                self.replace_all_uses(v, poison);
            }
        }
        self.detach_inst(inst);
        let node = &mut self.insts[inst];
        self.value_uses.free(&mut node.values);
        self.block_uses.free(&mut node.blocks);
        // A removed instruction must not look like anything with operands.
        node.op = Op::Unreachable;
    }

    /// Replaces an instruction by a value and removes it.
    pub fn replace_with_value(&mut self, inst: Inst, value: Value) {
        if let Some(v) = self.result(inst) {
            self.replace_all_uses(v, value);
        }
        self.remove_inst(inst);
    }

    /// Whether the instruction was removed or never inserted.
    #[inline]
    pub fn is_detached(&self, inst: Inst) -> bool {
        self.insts[inst].block.is_none()
    }

    /// A value to be replaced once its definition is known; only readers make these.
    pub(crate) fn forward_value(&mut self, ty: Type) -> Value {
        self.values.push(ValueNode { ty, def: ValueDef::Forward })
    }
}

/// Phis and switches.
impl Function {
    /// Adds an incoming value to a phi.
    pub fn add_incoming(&mut self, phi: Inst, value: Value, block: Block) {
        debug_assert!(self.is_phi(phi), "not a phi");
        let node = &mut self.insts[phi];
        self.value_uses.push(&mut node.values, phi, value);
        self.block_uses.push(&mut node.blocks, phi, block);
    }

    /// Removes incoming value `index`; the last one takes its place.
    pub fn remove_incoming(&mut self, phi: Inst, index: usize) {
        debug_assert!(self.is_phi(phi), "not a phi");
        let node = &mut self.insts[phi];
        self.value_uses.swap_remove(&mut node.values, index);
        self.block_uses.swap_remove(&mut node.blocks, index);
    }

    /// Incoming (value, block) pairs of a phi.
    pub fn incoming(&self, phi: Inst) -> impl ExactSizeIterator<Item = (Value, Block)> + '_ {
        self.operands(phi).iter().copied().zip(self.block_operands(phi).iter().copied())
    }

    /// The value a phi has when coming from `block`.
    pub fn incoming_from(&self, phi: Inst, block: Block) -> Option<Value> {
        self.incoming(phi).find(|&(_, b)| b == block).map(|(v, _)| v)
    }

    /// Adds a case to a switch.
    pub fn add_case(&mut self, switch: Inst, case: Value, dest: Block) {
        debug_assert!(matches!(self.op(switch), Op::Switch), "not a switch");
        let node = &mut self.insts[switch];
        self.value_uses.push(&mut node.values, switch, case);
        self.block_uses.push(&mut node.blocks, switch, dest);
    }

    /// Removes case `index` (0 is the first case); the last one takes its place.
    pub fn remove_case(&mut self, switch: Inst, index: usize) {
        debug_assert!(matches!(self.op(switch), Op::Switch), "not a switch");
        let node = &mut self.insts[switch];
        self.value_uses.swap_remove(&mut node.values, index + 1);
        self.block_uses.swap_remove(&mut node.blocks, index + 1);
    }
}
