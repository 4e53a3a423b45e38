//! Addresses in a body. In the LLVM 7 form they are cast to pointers to what they are used as.

use super::Form;
use super::consts::cast_op;
use super::function::{Body, Walk};
use super::types::TypeId;
use crate::attributes::AttrList;
use crate::bitcode::{BResult, fail};
use crate::function::ValueDef;
use crate::inst::{Inst, Value};
use crate::ops::CastOp;
use crate::types::Type;

impl Body<'_, '_> {
    /// An address with its type, if the type cannot be known yet.
    pub(super) fn push_address(&mut self, ptr: Value, pointee: Type) -> BResult<()> {
        if self.w.form == Form::Latest {
            return self.push_typed(ptr);
        }
        let pointee = self.ty(pointee)? as TypeId;
        let id = self.typed_address(ptr, pointee)?;
        self.push_id(id, self.func.value_type(ptr), pointee)
    }

    pub(super) fn push_id(&mut self, id: u32, ptr: Type, pointee: TypeId) -> BResult<()> {
        self.ops.push(self.relative(id));
        if id >= self.next {
            let space = self.w.module.types.addr_space(ptr).unwrap_or_default().0;
            let elem = self.w.types.pointer(pointee, space);
            let ty = self.w.types.with_shape_of(elem, ptr);
            self.ops.push(u64::from(ty));
        }
        Ok(())
    }

    /// The number of a pointer to `pointee`; a cast is written when it is another pointer.
    pub(super) fn typed_address(&mut self, ptr: Value, pointee: TypeId) -> BResult<u32> {
        if let Some(g) = self.func.as_global(ptr) {
            return self.w.address_as(&mut self.consts, g, pointee);
        }
        if let Some(&(known, id)) = self.typed.get(&ptr) {
            if known == pointee {
                return Ok(id);
            }
        }
        let byte = self.w.types.id(Type::I8)?;
        let id = self.id(ptr)?;
        if pointee == byte {
            return Ok(id);
        }
        let ptr_ty = self.func.value_type(ptr);
        let space = self.w.module.types.addr_space(ptr_ty).unwrap_or_default().0;
        let elem = self.w.types.pointer(pointee, space);
        let to = self.w.types.with_shape_of(elem, ptr_ty);
        let from = self.w.types.id(ptr_ty)?;
        Ok(self.bitcast(id, from, to))
    }

    pub(super) fn bitcast(&mut self, id: u32, from: TypeId, to: TypeId) -> u32 {
        let saved = std::mem::take(&mut self.ops);
        self.ops.push(self.relative(id));
        if id >= self.next {
            self.ops.push(u64::from(from));
        }
        self.ops.extend([u64::from(to), cast_op(CastOp::Bitcast)]);
        let out = self.value_record(3);
        self.ops = saved;
        out
    }

    pub(super) fn typed_callee(&mut self, callee: Value, fn_ty: TypeId) -> BResult<u32> {
        match self.func.value_def(callee) {
            ValueDef::Asm(_) => self.id(callee),
            _ => self.typed_address(callee, fn_ty),
        }
    }

    /// Writes an instruction that gives an address. In the LLVM 7 form it is of a pointer to `pointee`, and its `i8*`
    /// view follows when something needs it.
    pub(super) fn pointer_result(
        &mut self,
        inst: Inst,
        code: u32,
        pointee: TypeId,
        ptr: Type,
    ) -> BResult<()> {
        let byte = self.w.types.id(Type::I8)?;
        if self.w.form == Form::Latest || pointee == byte {
            self.finish(inst, code);
            return Ok(());
        }
        if !self.func.attachments(inst).is_empty() {
            self.attachments.push((self.position, inst));
        }
        let id = self.value_record(code);
        self.location(self.func.loc(inst));
        let Some(v) = self.func.result(inst) else { return Ok(()) };
        self.typed.insert(v, (pointee, id));
        if self.walk == Walk::Find || self.needs_bytes.contains(&v) {
            let space = self.w.module.types.addr_space(ptr).unwrap_or_default().0;
            let elem = self.w.types.pointer(pointee, space);
            let from = self.w.types.with_shape_of(elem, ptr);
            let to = self.w.types.id(ptr)?;
            let id = self.bitcast(id, from, to);
            self.define(inst, id);
        }
        Ok(())
    }

    /// Parameters whose type says how many bytes are copied.
    pub(super) fn typed_params(&mut self) -> BResult<()> {
        let func = self.func;
        let attrs = self.w.module.global(func.id()).as_function().map_or(AttrList::EMPTY, |f| f.attrs);
        for (i, &p) in func.params().iter().enumerate() {
            let Some(pointee) = self.w.pointee_of_param(attrs, i) else { continue };
            let pointee = self.ty(pointee)? as TypeId;
            let ptr = func.value_type(p);
            let to = self.w.types.id(ptr)?;
            let space = self.w.module.types.addr_space(ptr).unwrap_or_default().0;
            let from = self.w.types.pointer(pointee, space);
            let own = self.w.num_values + i as u32;
            self.typed.insert(p, (pointee, own));
            if from != to {
                let id = self.bitcast(own, from, to);
                self.ids[p] = id;
            }
        }
        Ok(())
    }

    /// `-0.0` of a float or of a vector of floats.
    pub(super) fn negative_zero(&mut self, ty: Type) -> BResult<u32> {
        let types = &self.w.module.types;
        let scalar = types.scalar(ty);
        let bits = match scalar {
            Type::HALF => 1 << 15,
            Type::FLOAT => 1 << 31,
            Type::DOUBLE => 1 << 63,
            _ => return fail("fneg of this type cannot be written for LLVM 7"),
        };
        match types.vector_len(ty) {
            None => self.w.float(&mut self.consts, scalar, bits),
            Some(len) => {
                let id = self.w.types.id(ty)?;
                Ok(self.consts.record(id, 22, vec![bits; len as usize]))
            }
        }
    }

    /// LLVM 7 has no freeze: a copy.
    pub(super) fn unfrozen(&mut self, value: Value) -> BResult<u32> {
        let ty = self.func.value_type(value);
        if self.w.module.types.is_aggregate(ty) {
            let yes = self.w.int(&mut self.consts, Type::I1, 1)?;
            self.push_typed(value)?;
            self.push(value)?;
            self.ops.push(self.relative(yes));
            return Ok(29);
        }
        self.push_typed(value)?;
        let to = self.ty(ty)?;
        self.ops.extend([to, cast_op(CastOp::Bitcast)]);
        Ok(3)
    }
}
