//! `new` and `delete`.

use oxicc_frontend::mangle::Variant;
use oxicc_frontend::tree::expr::{DeleteExpr, ExprId, NewExpr};
use oxicc_frontend::tree::{FnFlags, QualType, TypeKind};
use oxicc_ir::{BinOp, IntPred, Type, Value};

use crate::Res;
use crate::emit::align;
use crate::function::FnGen;
use crate::place::Place;

impl<'t> FnGen<'_, 't> {
    pub(crate) fn new_expr(&mut self, new: &'t NewExpr) -> Res<Value> {
        let size = self.m.size_of(new.object);
        let count = match new.count {
            Some(c) => {
                let v = self.scalar(c)?;
                Some(self.int_cast(v, Type::I64, self.m.is_signed(self.expr(c).ty)))
            }
            None => None,
        };
        let bytes = match count {
            Some(n) => {
                let size = self.i64(size as i64);
                let bytes = self.op2(BinOp::Mul, n, size);
                if new.cookie == 0 {
                    bytes
                } else {
                    let cookie = self.i64(new.cookie as i64);
                    self.op2(BinOp::Add, bytes, cookie)
                }
            }
            None => self.i64(size as i64),
        };
        let (memory, may_fail) = self.allocate(new, bytes)?;
        if new.init.is_none() && new.cookie == 0 {
            return Ok(memory);
        }
        let end = self.new_block();
        if may_fail {
            let build = self.new_block();
            let null = self.is_null(memory);
            self.cond_br(null, end, build);
            self.f.append_block(build);
            self.enter(build);
        }
        if may_fail {
            self.begin_conditional();
        }
        let first = self.byte_offset(memory, new.cookie as i64);
        if let (Some(n), true) = (count, new.cookie != 0) {
            let at = self.byte_offset(memory, new.cookie as i64 - 8);
            self.store(n, at, align(8), false);
        }
        if let Some(init) = new.init {
            let a = align(self.m.align_of(new.object));
            let whole = self.expr(init).ty;
            let is_list = |t: QualType| matches!(*self.m.tree.types.get(t), TypeKind::Array { elem, .. } if elem == new.object);
            match count {
                // A braced list initialises the array as a whole, or its beginning.
                Some(n) if is_list(whole) => {
                    self.full_expression(|g| g.init(init, Place::new(first, a), whole))?;
                    if let Some(rest) = new.rest {
                        self.initialise_rest(new.object, rest, first, whole, n)?;
                    }
                }
                Some(n) => {
                    let elem = self.element_type(new.object)?;
                    self.count_loop(n, |g, i| {
                        let ptr = g.gep("arrayidx", elem, first, &[i]);
                        g.array_index.push(i);
                        let result = g.full_expression(|g| g.init(init, Place::new(ptr, a), new.object));
                        g.array_index.pop();
                        result
                    })?;
                }
                None => self.init(init, Place::new(first, a), new.object)?,
            }
        }
        if !may_fail {
            return Ok(first);
        }
        self.end_conditional();
        self.ensure_open();
        let built = self.cur;
        self.place_block(end);
        if new.cookie == 0 {
            return Ok(memory);
        }
        // The failed allocation stays null although the cookie moves the result.
        let preds: Vec<_> = self.f.unique_predecessors(end).to_vec();
        let null = self.zero(Type::PTR);
        let incoming: Vec<_> =
            preds.into_iter().map(|b| if b == built { (first, b) } else { (null, b) }).collect();
        Ok(self.phi("new", Type::PTR, &incoming))
    }

    /// The elements of a new array of `count` elements that come after those of the list.
    fn initialise_rest(
        &mut self,
        object: QualType,
        rest: ExprId,
        first: Value,
        list: QualType,
        count: Value,
    ) -> Res<()> {
        let size = self.m.size_of(object).max(1);
        let listed = self.m.size_of(list) / size;
        let start = self.byte_offset(first, (listed * size) as i64);
        let listed = self.i64(listed as i64);
        let more = self.icmp(IntPred::Ugt, count, listed);
        let (build, end) = (self.new_block(), self.new_block());
        self.cond_br(more, build, end);
        self.f.append_block(build);
        self.enter(build);
        self.begin_conditional();
        let left = self.op2(BinOp::Sub, count, listed);
        let elem = self.element_type(object)?;
        let a = align(self.m.align_of(object));
        self.count_loop(left, |g, i| {
            let ptr = g.gep("arrayidx", elem, start, &[i]);
            g.full_expression(|g| g.init(rest, Place::new(ptr, a), object))
        })?;
        self.end_conditional();
        self.ensure_open();
        self.place_block(end);
        Ok(())
    }

    /// The memory for `new`, and whether getting it can fail.
    fn allocate(&mut self, new: &'t NewExpr, bytes: Value) -> Res<(Value, bool)> {
        let f = new.operator_new;
        let function = &self.m.tree.functions[f];
        if function.record().is_none() && !self.is_defined(f) {
            return match &new.placement[..] {
                [] if new.aligned => {
                    let align = self.m.align_of(new.object);
                    let align = self.i64(align as i64);
                    Ok((self.call_value(ALIGNED_MALLOC, Type::PTR, &[bytes, align]), true))
                }
                [] => Ok((self.call_value("malloc", Type::PTR, &[bytes]), true)),
                [p] if self.is_address(self.expr(*p).ty) => Ok((self.scalar(*p)?, false)),
                _ => Err(self.unsupported("this allocation function")),
            };
        }
        let signature = self.m.signature_of(f);
        let signature = self.locate(signature)?;
        let id = self.m.function(f, Variant::Complete);
        let id = self.locate(id)?;
        let mut args = vec![bytes];
        if new.aligned {
            let a = self.m.align_of(new.object);
            args.push(self.i64(a as i64));
        }
        let first = args.len();
        let ty = self.m.tree.types.as_function(function.ty);
        for (i, &p) in (first..).zip(&new.placement) {
            let v = match (signature.params.get(i), ty.and_then(|t| t.params.get(i))) {
                (Some(&pass), Some(&param)) => self.argument(p, param, pass)?,
                _ => return Err(self.unsupported("this allocation function")),
            };
            args.push(v);
        }
        let target = self.global(id);
        let info = oxicc_ir::CallInfo { attrs: signature.attrs, ..oxicc_ir::CallInfo::new(signature.ty) };
        match self.call_with(info, target, &args).1 {
            Some(v) => {
                let placement = matches!(&new.placement[..], [p] if self.is_address(self.expr(*p).ty));
                let inline = function.flags.contains(FnFlags::INLINE);
                Ok((v, !(placement && inline)))
            }
            None => Err(self.unsupported("an allocation function that returns nothing")),
        }
    }

    pub(crate) fn delete_expr(&mut self, delete: &'t DeleteExpr) -> Res<()> {
        let p = self.scalar(delete.operand)?;
        let (work, end) = (self.new_block(), self.new_block());
        let null = self.is_null(p);
        self.cond_br(null, end, work);
        self.f.append_block(work);
        self.enter(work);
        let dtor = delete.dtor.expand().filter(|d| !self.is_trivial(*d));
        let is_virtual = dtor.is_some_and(|d| self.m.tree.functions[d].flags.contains(FnFlags::VIRTUAL));
        if let (Some(dtor), true, false, true) = (dtor, is_virtual, delete.array, delete.global) {
            // The object ends where its class says, and begins where the vtable says.
            let vtable = self.load(Type::PTR, p, align(8), false);
            let at = self.byte_offset(vtable, -16);
            let offset = self.load(Type::I64, at, align(8), false);
            let whole = self.gep("whole", Type::I8, p, &[offset]);
            let target = self.virtual_function(p, dtor, Variant::Complete)?;
            let signature = self.m.signature_of(dtor);
            let signature = self.locate(signature)?;
            self.call_with(oxicc_ir::CallInfo::new(signature.ty), target, &[p]);
            self.deallocate(delete, whole, None)?;
            self.place_block(end);
            return Ok(());
        }
        if let (Some(dtor), true, false) = (dtor, is_virtual, delete.array) {
            // The deleting destructor of the dynamic type destroys and frees.
            let target = self.virtual_function(p, dtor, Variant::Deleting)?;
            let signature = self.m.signature_of(dtor);
            let signature = self.locate(signature)?;
            self.call_with(oxicc_ir::CallInfo::new(signature.ty), target, &[p]);
            self.place_block(end);
            return Ok(());
        }
        let mut memory = p;
        let mut bytes = None;
        if delete.array {
            memory = self.byte_offset(p, -(delete.cookie as i64));
            if delete.cookie != 0 {
                let at = self.byte_offset(p, -8);
                let n = self.load(Type::I64, at, align(8), false);
                if let Some(dtor) = dtor {
                    self.destroy_elements(p, delete.object, n, dtor)?;
                }
                let size = self.i64(self.m.size_of(delete.object) as i64);
                let total = self.op2(BinOp::Mul, n, size);
                let cookie = self.i64(delete.cookie as i64);
                bytes = Some(self.op2(BinOp::Add, total, cookie));
            }
        } else if let Some(dtor) = dtor {
            self.destroy(p, delete.object, dtor)?;
        }
        let bytes = match bytes {
            Some(b) => b,
            None => self.i64(self.m.size_of(delete.object) as i64),
        };
        self.deallocate(delete, memory, Some(bytes))?;
        self.place_block(end);
        Ok(())
    }

    /// Calls the deallocation function of a delete-expression.
    fn deallocate(&mut self, delete: &DeleteExpr, memory: Value, bytes: Option<Value>) -> Res<()> {
        let f = delete.operator_delete;
        let member = self.m.tree.functions[f].record().is_some();
        if !member && !self.is_defined(f) {
            self.call_named("free", Type::VOID, &[memory]);
            return Ok(());
        }
        let signature = self.m.signature_of(f);
        let signature = self.locate(signature)?;
        let id = self.m.function(f, Variant::Complete);
        let id = self.locate(id)?;
        let target = self.global(id);
        let mut args = vec![memory];
        args.extend(bytes.filter(|_| delete.sized));
        if delete.aligned {
            let align = self.m.align_of(delete.object);
            args.push(self.i64(align as i64));
        }
        self.call_with(oxicc_ir::CallInfo::new(signature.ty), target, &args);
        Ok(())
    }
}

/// The runtime's `malloc` with an alignment, which assemblers know without a definition.
pub(crate) const ALIGNED_MALLOC: &str = "__cuda_syscall_aligned_malloc";
