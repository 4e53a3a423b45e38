//! `printf`: the arguments are packed into one buffer and passed to `vprintf`.
//!
//! All calls of a function share the buffer, which grows to the largest need. An argument is placed at a multiple of
//! its *size*, which differs from its alignment for structs.

use oxicc_frontend::tree::ExprId;
use oxicc_ir::{Op, Type, Value};

use crate::Res;
use crate::emit::align;
use crate::function::FnGen;
use crate::types::Class;

impl FnGen<'_, '_> {
    pub(crate) fn printf(&mut self, args: &[ExprId]) -> Res<Value> {
        let Some((&format, rest)) = args.split_first() else {
            return Err(self.error("printf needs a format string"));
        };
        let format = self.scalar(format)?;
        let mut values = Vec::with_capacity(rest.len());
        for &arg in rest {
            let ty = self.expr(arg).ty;
            let ir = self.ir_type(ty)?;
            if self.class_of(ty) == Class::Aggregate {
                let place = self.temp("agg.tmp", ty)?;
                self.emit_into(arg, place)?;
                let v = self.load(ir, place.ptr, place.align, false);
                values.push((v, self.m.size_of(ty), self.m.align_of(ty)));
            } else {
                let v = self.scalar(arg)?;
                let v = self.promote(v, ty);
                let size = self.m.ir_size(self.ty_of(v));
                values.push((v, size, size));
            }
        }
        let buffer = if values.is_empty() {
            self.zero(Type::PTR)
        } else {
            let mut at = 0u64;
            let offsets: Vec<u64> = values
                .iter()
                .map(|(_, size, _)| {
                    let offset = at.next_multiple_of((*size).max(1));
                    at = offset + size;
                    offset
                })
                .collect();
            let buffer = self.printf_buffer(at);
            for ((v, _, natural), offset) in values.iter().zip(offsets) {
                let ptr = if offset == 0 {
                    buffer
                } else {
                    let index = self.i32(offset as i32);
                    self.gep("buf.indexed", Type::I8, buffer, &[index])
                };
                // The buffer is aligned to 8 only.
                let a = align(*natural).min(align(8).at_offset(offset));
                self.store(*v, ptr, a, false);
            }
            buffer
        };
        Ok(self.call_value("vprintf", Type::I32, &[format, buffer]))
    }

    fn printf_buffer(&mut self, bytes: u64) -> Value {
        let (inst, size) = match self.printf_buffer {
            Some(known) => known,
            None => {
                let ty = self.m.module.ctx.types.array(Type::I8, bytes);
                let v = self.alloca("tmp", ty, align(8));
                match self.f.value_inst(v) {
                    Some(inst) => (inst, bytes),
                    None => return v,
                }
            }
        };
        let size = size.max(bytes);
        let ty = self.m.module.ctx.types.array(Type::I8, size);
        self.f.set_op(inst, Op::Alloca { ty, align: align(8), inalloca: false });
        self.printf_buffer = Some((inst, size));
        self.f.result(inst).unwrap_or_else(|| self.f.undef(Type::PTR))
    }
}
