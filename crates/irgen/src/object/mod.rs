//! Construction and destruction of objects: constructors, aggregates, arrays, `new` and `delete`.

mod aggregate;
mod members;
mod new_delete;

pub(crate) use new_delete::ALIGNED_MALLOC;

use oxicc_frontend::mangle::Variant;
use oxicc_frontend::tree::expr::ExprId;
use oxicc_frontend::tree::types::ArrayLen;
use oxicc_frontend::tree::{FunctionId, QualType, RecordFlags, TypeKind};
use oxicc_ir::{BinOp, IntFlags, IntPred, Type, Value};

use crate::Res;
use crate::function::FnGen;
use crate::place::Place;

impl<'t> FnGen<'_, 't> {
    /// The destructor to run for objects of a type, if it does anything. Arrays: that of the elements.
    pub(crate) fn destructor_of(&self, ty: QualType) -> Option<FunctionId> {
        let tree = self.m.tree;
        let record = &tree.records[tree.types.as_record(tree.types.array_base(ty))?];
        if record.flags.contains(RecordFlags::TRIVIAL_DTOR) {
            return None;
        }
        record.dtor.expand().filter(|d| !self.is_trivial(*d))
    }

    /// Constructs an object by a constructor.
    pub(crate) fn construct(
        &mut self,
        ty: QualType,
        ctor: FunctionId,
        args: &'t [ExprId],
        dest: Place,
    ) -> Res<()> {
        self.construct_as(ty, ctor, args, dest, Variant::Complete, None)
    }

    fn construct_as(
        &mut self,
        ty: QualType,
        ctor: FunctionId,
        args: &'t [ExprId],
        dest: Place,
        variant: Variant,
        vtt: Option<Value>,
    ) -> Res<()> {
        if let TypeKind::Array { elem, len: ArrayLen::Known(n) } = *self.m.tree.types.get(ty) {
            return self.for_elements(dest, elem, 0, n, |g, place| {
                g.construct_as(elem, ctor, args, place, variant, vtt)
            });
        }
        if self.is_trivial(ctor) {
            return match args {
                [] => Ok(()),
                [from] => {
                    let src = self.place(*from)?;
                    self.copy(dest, src, ty)
                }
                _ => Err(self.unsupported("this implicit constructor")),
            };
        }
        let signature = self.m.signature_of_variant(ctor, variant);
        let signature = self.locate(signature)?;
        let id = self.m.function(ctor, variant);
        let id = self.locate(id)?;
        let target = self.global(id);
        let tree = self.m.tree;
        let Some(fn_ty) = tree.types.as_function(tree.functions[ctor].ty) else {
            return Err(self.error("a constructor without a type is called"));
        };
        let implicit: Vec<Value> = [dest.ptr].into_iter().chain(vtt).collect();
        self.emit_call(target, &signature, fn_ty, &implicit, args, None, false)?;
        Ok(())
    }

    /// Runs a destructor on an object, or on the elements of an array from the last to the first.
    pub(crate) fn destroy(&mut self, ptr: Value, ty: QualType, dtor: FunctionId) -> Res<()> {
        if self.is_trivial(dtor) {
            return Ok(());
        }
        let tree = self.m.tree;
        let base = tree.types.array_base(ty);
        let size = self.m.size_of(base).max(1);
        let count = self.m.size_of(ty) / size;
        if base == ty || count == 1 {
            return self.call_destructor(ptr, dtor, Variant::Complete, None);
        }
        let count = self.i64(count as i64);
        self.destroy_elements(ptr, base, count, dtor)
    }

    fn destroy_elements(&mut self, first: Value, elem: QualType, count: Value, dtor: FunctionId) -> Res<()> {
        let stride = self.element_type(elem)?;
        self.count_loop(count, |g, i| {
            let one = g.i64(1);
            let last = g.op2(BinOp::Sub, count, one);
            let index = g.op2(BinOp::Sub, last, i);
            let p = g.gep("arrayidx", stride, first, &[index]);
            g.call_destructor(p, dtor, Variant::Complete, None)
        })
    }

    fn call_destructor(
        &mut self,
        this: Value,
        dtor: FunctionId,
        variant: Variant,
        vtt: Option<Value>,
    ) -> Res<()> {
        let id = self.m.function(dtor, variant);
        let id = self.locate(id)?;
        let signature = self.m.signature_of_variant(dtor, variant);
        let signature = self.locate(signature)?;
        let target = self.global(id);
        let info = oxicc_ir::CallInfo { attrs: signature.attrs, ..oxicc_ir::CallInfo::new(signature.ty) };
        let implicit: Vec<Value> = [this].into_iter().chain(vtt).collect();
        self.call_with(info, target, &implicit);
        Ok(())
    }

    // Aggregates.

    /// Runs `body` with 0, 1, ... below an `i64` count.
    fn count_loop(&mut self, count: Value, body: impl FnOnce(&mut Self, Value) -> Res<()>) -> Res<()> {
        let (head, inside, end) = (self.new_block(), self.new_block(), self.new_block());
        self.ensure_open();
        let zero = self.i64(0);
        let from = self.cur;
        self.place_block(head);
        let i = self.phi("i", Type::I64, &[(zero, from)]);
        let more = self.icmp(IntPred::Ult, i, count);
        self.cond_br(more, inside, end);
        self.f.append_block(inside);
        self.enter(inside);
        body(self, i)?;
        if !self.terminated {
            let one = self.i64(1);
            let next = self.bin("inc", BinOp::Add, IntFlags::NUW, i, one);
            if let Some(phi) = self.f.value_inst(i) {
                let latch = self.cur;
                self.f.add_incoming(phi, next, latch);
            }
            self.br(head);
        }
        self.f.append_block(end);
        self.enter(end);
        Ok(())
    }

    // Constructors and destructors of classes.

    // new and delete.
}
