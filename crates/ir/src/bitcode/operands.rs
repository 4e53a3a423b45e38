//! Operands of instructions: numbers of values, types and blocks.

use super::consts::Pool;
use super::function::Local;
use super::module::{Reader, Slot};
use super::{BResult, fail};
use crate::inst::{Block, Inst, Op, Value};
use crate::types::Type;

impl Reader<'_> {
    /// The value of a number; one that is not known yet needs its type.
    pub(super) fn value_by_id(&mut self, id: u64, ty: Option<Type>) -> BResult<Value> {
        if ty == Some(Type::METADATA) {
            return self.md_value(id);
        }
        let index = match usize::try_from(id) {
            Ok(i) => i,
            Err(_) => return fail("Invalid value reference"),
        };
        let value = if let Some(&slot) = self.slots.get(index) {
            match slot {
                Slot::Const(raw) => self.const_or_asm(raw)?,
                Slot::Global(_) => {
                    let c = self.const_by_id(id, Pool::Function, 0)?;
                    self.st().func.const_value(c)
                }
            }
        } else {
            let local = index - self.slots.len();
            match self.st().locals.get(local).copied() {
                Some(Local::Value(v) | Local::Forward(v)) => v,
                Some(Local::Const(raw)) => self.const_or_asm(raw)?,
                Some(Local::Unknown) | None => {
                    let Some(ty) = ty else { return fail("Invalid value reference") };
                    let st = self.st();
                    if local > st.next + (1 << 24) {
                        return fail("Invalid value reference");
                    }
                    if !self.module.types.is_first_class(ty) {
                        return fail("Invalid type for value");
                    }
                    let st = self.st();
                    let v = st.func.forward_value(ty);
                    if st.locals.len() <= local {
                        st.locals.resize(local + 1, Local::Unknown);
                    }
                    st.locals[local] = Local::Forward(v);
                    v
                }
            }
        };
        if let Some(ty) = ty {
            if self.st().func.value_type(value) != ty {
                return fail("Invalid type for value");
            }
        }
        Ok(value)
    }

    fn const_or_asm(&mut self, raw: u32) -> BResult<Value> {
        if let Some(asm) = self.asm_const(raw)? {
            return Ok(self.st().func.asm(asm));
        }
        let c = self.build(raw, Pool::Function, 0)?;
        Ok(self.st().func.const_value(c))
    }

    fn md_value(&mut self, id: u64) -> BResult<Value> {
        if let Some(&(ty, value)) = self.st().md_locals.get(&id) {
            let v = self.value_by_id(value, Some(ty))?;
            return Ok(self.st().func.local_metadata(v));
        }
        let md = self.md_at(id)?;
        Ok(self.st().func.metadata(md))
    }

    /// A relative number, followed by a type if it is a forward reference.
    pub(super) fn pair(&mut self, ops: &mut Ops) -> BResult<Value> {
        let op = ops.next()?;
        let id = self.relative(op);
        if id < self.next_id() {
            return self.value_by_id(id, None);
        }
        let ty = self.ty(ops.next()?)?;
        self.value_by_id(id, Some(ty))
    }

    /// A relative number of a known type.
    pub(super) fn rel(&mut self, ops: &mut Ops, ty: Type) -> BResult<Value> {
        let op = ops.next()?;
        let id = self.relative(op);
        self.value_by_id(id, Some(ty))
    }

    /// Whether a difference from this value is what modules with typed pointers have in place of negations.
    pub(super) fn is_old_negation(&mut self, lhs: Value, ty: Type) -> bool {
        let zero = match ty {
            Type::HALF => 1 << 15,
            Type::FLOAT => 1 << 31,
            Type::DOUBLE => 1 << 63,
            _ => return false,
        };
        self.st().func.as_float_bits(lhs) == Some(zero) && self.has_typed_pointers()
    }

    pub(super) fn type_of(&mut self, v: Value) -> Type {
        self.st().func.value_type(v)
    }

    pub(super) fn block_at(&mut self, index: u64) -> BResult<Block> {
        match self.st().blocks.get(index as usize) {
            Some(&b) => Ok(b),
            None => fail("Invalid block reference"),
        }
    }

    /// Creates an instruction in the current block.
    pub(super) fn emit(&mut self, op: Op, ty: Type, operands: &[Value], dests: &[Block]) -> BResult<Inst> {
        if ty != Type::VOID && !self.module.types.is_first_class(ty) {
            return fail("Invalid type for an instruction");
        }
        let st = self.st();
        let Some(&block) = st.blocks.get(st.block) else {
            return fail("Invalid instruction with no BB");
        };
        let forward = match st.locals.get(st.next) {
            Some(Local::Forward(v)) if ty != Type::VOID => Some(*v),
            _ => None,
        };
        if let Some(v) = forward {
            if st.func.value_type(v) != ty {
                return fail("Invalid type for value");
            }
        }
        let inst = st.func.create_inst_as(op, ty, operands, dests, forward);
        st.func.append_inst(block, inst);
        if let Some(v) = st.func.result(inst) {
            self.define(v);
        }
        let st = self.st();
        for r in std::mem::take(&mut st.pending) {
            st.func.add_record(inst, r);
        }
        st.insts.push(Some(inst));
        if op.is_terminator() {
            st.block += 1;
        }
        Ok(inst)
    }

    /// Gives the next number to a value.
    pub(super) fn define(&mut self, v: Value) {
        let st = self.st();
        let at = st.next;
        if st.locals.len() <= at {
            st.locals.resize(at + 1, Local::Unknown);
        }
        st.locals[at] = Local::Value(v);
        st.next += 1;
    }
}

/// Operands of a record, read one after the other.
pub(super) struct Ops<'r> {
    pub(super) list: &'r [u64],
    pub(super) at: usize,
}

impl Ops<'_> {
    pub(super) fn next(&mut self) -> BResult<u64> {
        let v = self.list.get(self.at).copied();
        self.at += 1;
        v.ok_or(super::BitcodeError("Invalid record".into()))
    }

    pub(super) fn left(&self) -> usize {
        self.list.len().saturating_sub(self.at)
    }
}
