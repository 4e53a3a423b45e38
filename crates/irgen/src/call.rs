//! Calls.

use oxicc_frontend::builtins as known;
use oxicc_frontend::mangle::Variant;
use oxicc_frontend::tree::expr::{Callee, CastKind, Category, Expr, ExprId};
use oxicc_frontend::tree::types::FnType;
use oxicc_frontend::tree::{
    BodyState, DeclName, ExprKind, FnFlags, FunctionId, OperatorName, QualType, TypeKind,
};
use oxicc_ir::{BinOp, Bundle, CallInfo, CastOp, Inst, IntPred, Op, Type, Value};

use crate::Res;
use crate::abi::{Pass, Return, Signature, SignatureOf};
use crate::builtins::runtime;
use crate::function::FnGen;
use crate::module::kept_registers;
use crate::object::ALIGNED_MALLOC;
use crate::place::Place;
use crate::types::Class;

impl<'t> FnGen<'_, 't> {
    /// `std::align_val_t`, where a function of the language takes an enumeration.
    fn is_enum(&self, ty: QualType) -> bool {
        matches!(self.m.tree.types.get(ty), TypeKind::Enum(_))
    }

    /// Emits a call. A scalar result (a reference counts as one) is returned; an aggregate goes to `dest`, or to a
    /// temporary that is dropped.
    pub(crate) fn call(
        &mut self,
        expr: &'t Expr,
        callee: &'t Callee,
        object: Option<ExprId>,
        args: &'t [ExprId],
        dest: Option<Place>,
    ) -> Res<Option<Value>> {
        match callee {
            Callee::Builtin(builtin) => self.builtin(builtin, expr, args),
            Callee::Direct(f) => self.direct_call(expr, *f, object, args, dest),
            Callee::Virtual(f) => {
                let signature = self.m.signature_of(*f);
                let signature = self.locate(signature)?;
                let ty = self.function_type(*f)?;
                let early = self.early_arguments(expr, &signature, ty, args)?;
                let this = self.object_address(object)?;
                let target = self.virtual_function(this, *f, Variant::Complete)?;
                match early {
                    Some(values) => {
                        self.emit_call_with(target, &signature, ty, &[this], &values, dest, false)
                    }
                    None => self.emit_call(target, &signature, ty, &[this], args, dest, false),
                }
            }
            Callee::Indirect(e) => {
                let target = self.scalar(*e)?;
                let tree = self.m.tree;
                let pointee = tree.types.pointee(self.expr(*e).ty).unwrap_or(self.expr(*e).ty);
                let Some(ty) = tree.types.as_function(pointee) else {
                    return Err(self.error("Expected pointer to function!"));
                };
                let signature = self.m.signature(ty, SignatureOf::default());
                let signature = self.locate(signature)?;
                self.emit_call(target, &signature, ty, &[], args, dest, true)
            }
            Callee::MemberPointer(e) => {
                let this = self.object_address(object)?;
                let tree = self.m.tree;
                let ty = match *tree.types.get(self.expr(*e).ty) {
                    TypeKind::MemberPointer { pointee, .. } => tree.types.as_function(pointee),
                    _ => None,
                };
                let Some(ty) = ty else { return Err(self.error("Expected pointer to function!")) };
                let pm = self.scalar(*e)?;
                let signature =
                    self.m.signature(ty, SignatureOf { has_this: true, ..SignatureOf::default() });
                let signature = self.locate(signature)?;
                let (target, this) = self.member_function(pm, this);
                self.emit_call(target, &signature, ty, &[this], args, dest, true)
            }
        }
    }

    fn function_type(&self, f: FunctionId) -> Res<&'t FnType> {
        let tree = self.m.tree;
        tree.types
            .as_function(tree.functions[f].ty)
            .ok_or_else(|| self.error("unexpected: Callee does not have routine type!"))
    }

    fn direct_call(
        &mut self,
        expr: &'t Expr,
        f: FunctionId,
        object: Option<ExprId>,
        args: &'t [ExprId],
        dest: Option<Place>,
    ) -> Res<Option<Value>> {
        let tree = self.m.tree;
        let function = &tree.functions[f];
        let defined = matches!(function.body, BodyState::Parsed(_));
        if function.flags.contains(FnFlags::TRIVIAL) {
            return self.trivial_member(expr, f, object, args);
        }
        if !defined {
            if let Some(name) = self.m.plain_name(function) {
                if let Some(builtin) = known::lookup(name) {
                    if builtin.lowering != known::Lowering::External {
                        return self.builtin(builtin, expr, args);
                    }
                }
                if name == "printf" {
                    return self.printf(args).map(Some);
                }
                if let Some(lowering) = runtime::lookup_with(name, self.m.options.fast_math) {
                    return self.runtime_call(lowering, expr, args, dest);
                }
            }
            // Those of classes are functions as others.
            match function.name {
                _ if function.record().is_some() => {}
                DeclName::Operator(OperatorName::New | OperatorName::NewArray) if args.len() == 1 => {
                    let size = self.scalar(args[0])?;
                    return Ok(self.call_named("malloc", Type::PTR, &[size]));
                }
                DeclName::Operator(OperatorName::New | OperatorName::NewArray)
                    if args.len() == 2 && self.is_enum(self.expr(args[1]).ty) =>
                {
                    let (size, align) = (self.scalar(args[0])?, self.scalar(args[1])?);
                    return Ok(self.call_named(ALIGNED_MALLOC, Type::PTR, &[size, align]));
                }
                DeclName::Operator(OperatorName::Delete | OperatorName::DeleteArray) if !args.is_empty() => {
                    let p = self.scalar(args[0])?;
                    self.call_named("free", Type::VOID, &[p]);
                    return Ok(None);
                }
                _ => {}
            }
        }
        let signature = self.m.signature_of(f);
        let signature = self.locate(signature)?;
        let ty = self.function_type(f)?;
        let early = self.early_arguments(expr, &signature, ty, args)?;
        let this = match (object, function.has_this()) {
            (Some(_), true) => Some(self.object_address(object)?),
            (Some(o), false) => {
                self.discard(o)?;
                None
            }
            (None, true) => return Err(self.error("a member function is called without an object")),
            (None, false) => None,
        };
        let id = self.m.function(f, Variant::Complete);
        let id = self.locate(id)?;
        let target = self.global(id);
        let this = this.as_slice();
        let result = match early {
            Some(values) => self.emit_call_with(target, &signature, ty, this, &values, dest, false)?,
            None => self.emit_call(target, &signature, ty, this, args, dest, false)?,
        };
        if function.flags.contains(FnFlags::NORETURN) {
            self.unreachable();
        }
        Ok(result)
    }

    /// Special members that do nothing beyond copying bytes.
    fn trivial_member(
        &mut self,
        expr: &Expr,
        f: FunctionId,
        object: Option<ExprId>,
        args: &'t [ExprId],
    ) -> Res<Option<Value>> {
        let function = &self.m.tree.functions[f];
        match (function.name, args) {
            (DeclName::Dtor, _) => {
                if let Some(o) = object {
                    self.discard(o)?;
                }
                Ok(None)
            }
            (DeclName::Operator(OperatorName::Assign), [from]) => {
                let (src, dest) = if is_right_first(expr) {
                    let src = self.place(*from)?;
                    (src, self.object_place(object)?)
                } else {
                    let dest = self.object_place(object)?;
                    (self.place(*from)?, dest)
                };
                let ty = function.record().and_then(|r| self.m.record_qual_type(r));
                if let Some(ty) = ty {
                    self.copy(dest, src, ty)?;
                }
                Ok(Some(dest.ptr))
            }
            _ => Err(self.unsupported("this implicit member function")),
        }
    }

    /// The address passed as `this`.
    pub(crate) fn object_address(&mut self, object: Option<ExprId>) -> Res<Value> {
        Ok(self.object_place(object)?.ptr)
    }

    /// The object a member function is called for; inside a packed class it has less alignment than its type.
    fn object_place(&mut self, object: Option<ExprId>) -> Res<Place> {
        let Some(e) = object else { return Err(self.error("a member function is called without an object")) };
        let expr = self.expr(e);
        if expr.category == Category::PRValue && self.m.tree.types.is_pointer(expr.ty) {
            let this = self.scalar(e)?;
            let class = self.m.tree.types.pointee(expr.ty).unwrap_or(expr.ty);
            return Ok(self.place_at(this, class));
        }
        self.place(e)
    }

    /// The function and the adjusted object of a call through a pointer to member.
    fn member_function(&mut self, pm: Value, this: Value) -> (Value, Value) {
        let f = self.extract("tmp", pm, 0);
        let adjust = self.extract("tmp", pm, 1);
        let this = self.gep("this.adjusted", Type::I8, this, &[adjust]);
        let code = self.cast(CastOp::PtrToInt, f, Type::I64);
        let one = self.i64(1);
        let bit = self.op2(BinOp::And, code, one);
        let is_virtual = self.is_true(bit);
        let (virt, end) = (self.new_block(), self.new_block());
        self.ensure_open();
        let from = self.cur;
        self.cond_br(is_virtual, virt, end);
        self.f.append_block(virt);
        self.enter(virt);
        let vtable = self.load(Type::PTR, this, crate::emit::align(8), false);
        let minus = self.i64(-1);
        let offset = self.op2(BinOp::Add, code, minus);
        let slot = self.gep("vfn", Type::I8, vtable, &[offset]);
        let found = self.load(Type::PTR, slot, crate::emit::align(8), false);
        self.place_block(end);
        (self.phi("memptr.fn", Type::PTR, &[(f, from), (found, virt)]), this)
    }

    /// Evaluates the arguments left to right and calls.
    pub(crate) fn emit_call(
        &mut self,
        target: Value,
        signature: &Signature,
        ty: &'t FnType,
        implicit: &[Value],
        args: &'t [ExprId],
        dest: Option<Place>,
        indirect: bool,
    ) -> Res<Option<Value>> {
        let dest = self.place_for_result(signature, ty, dest)?;
        let mut values = Vec::with_capacity(args.len());
        for (i, &arg) in args.iter().enumerate() {
            values.push(self.call_argument(signature, ty, i, arg)?);
        }
        self.emit_call_with(target, signature, ty, implicit, &values, dest, indirect)
    }

    /// Where the result of a call goes: an object needs a place, unless it comes back as a value without data.
    fn place_for_result(
        &mut self,
        signature: &Signature,
        ty: &FnType,
        dest: Option<Place>,
    ) -> Res<Option<Place>> {
        let needs_place = self.class_of(ty.ret) == Class::Aggregate
            && (signature.ret == Return::Hidden || !self.m.has_no_data(ty.ret));
        match dest {
            None if needs_place => Ok(Some(self.temp("agg.tmp", ty.ret)?)),
            d => Ok(d),
        }
    }

    fn call_argument(&mut self, signature: &Signature, ty: &'t FnType, i: usize, arg: ExprId) -> Res<Value> {
        match (signature.params.get(i), ty.params.get(i)) {
            (Some(&pass), Some(&param)) => self.argument(arg, param, pass),
            _ if ty.variadic => self.variadic_argument(arg),
            _ => Err(self.error("Argument mismatch in a call")),
        }
    }

    /// The arguments of an assignment operator in operator notation: the right operand comes before all the rest.
    fn early_arguments(
        &mut self,
        expr: &Expr,
        signature: &Signature,
        ty: &'t FnType,
        args: &'t [ExprId],
    ) -> Res<Option<Vec<Value>>> {
        if !is_right_first(expr) {
            return Ok(None);
        }
        let mut values = Vec::with_capacity(args.len());
        for (i, &arg) in args.iter().enumerate().rev() {
            values.push(self.call_argument(signature, ty, i, arg)?);
        }
        values.reverse();
        Ok(Some(values))
    }

    /// Calls with evaluated arguments.
    fn emit_call_with(
        &mut self,
        target: Value,
        signature: &Signature,
        ty: &'t FnType,
        implicit: &[Value],
        args: &[Value],
        dest: Option<Place>,
        indirect: bool,
    ) -> Res<Option<Value>> {
        let is_aggregate = self.class_of(ty.ret) == Class::Aggregate;
        let dest = self.place_for_result(signature, ty, dest)?;
        let mut values = Vec::with_capacity(args.len() + 2);
        if let (Return::Hidden, Some(dest)) = (signature.ret, dest) {
            values.push(dest.ptr);
        }
        values.extend(implicit);
        values.extend(args);
        if args.len() < signature.params.len() {
            return Err(self.error("Argument mismatch in a call"));
        }
        let mut attrs = signature.attrs;
        if let Some(abi) = self.call_abi.filter(|_| indirect) {
            let all = &self.m.module.ctx.attrs;
            attrs = kept_registers(abi).fold(attrs, |attrs, attr| all.add_func(attrs, attr));
        }
        let info = CallInfo { attrs, ..CallInfo::new(signature.ty) };
        let (inst, value) = self.call_with(info, target, &values);
        if indirect {
            self.call_align(inst, signature);
        }
        match (value, dest) {
            (Some(v), Some(dest)) if is_aggregate => {
                if !self.m.has_no_data(ty.ret) {
                    self.store(v, dest.ptr, dest.align, dest.volatile);
                }
                Ok(None)
            }
            _ if is_aggregate => Ok(None),
            (v, _) => Ok(v),
        }
    }

    /// The callee of an indirect call cannot be asked for the alignments of its parameters: the call says them.
    fn call_align(&mut self, inst: Inst, signature: &Signature) {
        if signature.aligns.is_empty() {
            return;
        }
        let md = &self.m.module.ctx.metadata;
        let elems: Vec<_> = signature.aligns.iter().map(|(i, a)| md.const_i32((i << 16) | a)).collect();
        let node = md.node(&elems);
        let kind = md.kind("callalign");
        self.f.set_attachment(inst, kind, Some(node));
    }

    pub(crate) fn argument(&mut self, arg: ExprId, param: QualType, pass: Pass) -> Res<Value> {
        if self.m.tree.types.is_reference(param) {
            return self.referent(arg);
        }
        if self.class_of(param) != Class::Aggregate {
            let v = self.scalar(arg)?;
            if let Pass::ByVal(..) = pass {
                let tmp = self.temp("agg.tmp", param)?;
                self.store(v, tmp.ptr, tmp.align, false);
                return Ok(tmp.ptr);
            }
            return Ok(v);
        }
        match pass {
            Pass::Value(ir) if self.m.has_no_data(param) && self.is_free(arg) => Ok(self.f.poison(ir)),
            Pass::Value(ir) => {
                // A plain copy of an object needs no second copy in memory.
                let place = match self.copied_object(arg) {
                    Some(source) => self.place(source)?,
                    None => {
                        let tmp = self.temp("agg.tmp", param)?;
                        self.emit_into(arg, tmp)?;
                        tmp
                    }
                };
                Ok(self.load(ir, place.ptr, place.align, place.volatile))
            }
            Pass::ByVal(..) => {
                let tmp = self.temp("agg.tmp", param)?;
                self.emit_into(arg, tmp)?;
                Ok(tmp.ptr)
            }
            Pass::Address => {
                let tmp = self.temp("agg.tmp", param)?;
                self.emit_into(arg, tmp)?;
                // The caller destroys what it passed, at the end of the full-expression.
                if let Some(dtor) = self.destructor_of(param) {
                    self.push_destructor(tmp.ptr, param, dtor);
                }
                Ok(tmp.ptr)
            }
        }
    }

    /// The object an argument is a bytewise copy of.
    fn copied_object(&self, arg: ExprId) -> Option<ExprId> {
        match &self.expr(arg).kind {
            ExprKind::Cast { kind: CastKind::LValueToRValue, operand, .. } => Some(*operand),
            ExprKind::Construct { ctor, args } => match &args[..] {
                [from] if self.is_trivial(*ctor) => Some(*from),
                _ => None,
            },
            _ => None,
        }
    }

    pub(crate) fn is_trivial(&self, f: FunctionId) -> bool {
        self.m.tree.functions[f].flags.contains(FnFlags::TRIVIAL)
    }

    fn variadic_argument(&mut self, arg: ExprId) -> Res<Value> {
        let ty = self.expr(arg).ty;
        if self.class_of(ty) != Class::Aggregate {
            let v = self.scalar(arg)?;
            return Ok(self.promote(v, ty));
        }
        if self.m.is_non_trivial(ty) {
            return Err(self.unsupported("passing a non-trivial object through an ellipsis"));
        }
        let ir = self.ir_type(ty)?;
        let tmp = self.temp("agg.tmp", ty)?;
        self.emit_into(arg, tmp)?;
        Ok(self.load(ir, tmp.ptr, tmp.align, false))
    }

    /// The default argument promotions, should the frontend have left them out.
    pub(crate) fn promote(&mut self, v: Value, ty: QualType) -> Value {
        match self.ty_of(v) {
            Type::HALF | Type::BFLOAT | Type::FLOAT => self.float_cast(v, Type::DOUBLE),
            Type::I8 | Type::I16 => self.int_cast(v, Type::I32, self.m.is_signed(ty)),
            _ => v,
        }
    }

    pub(crate) fn va_arg(&mut self, list: ExprId, ty: QualType) -> Res<Value> {
        let ir = self.ir_type(ty)?;
        let expr = self.expr(list);
        let list =
            if expr.category == Category::PRValue { self.scalar(list)? } else { self.place(list)?.ptr };
        let inst = self.inst(Op::VaArg, ir, &[list], &[]);
        self.f.result(inst).ok_or_else(|| self.unsupported("va_arg of this type"))
    }

    /// `llvm.assume` with an alignment bundle.
    pub(crate) fn assume_aligned(&mut self, p: Value, alignment: Value) {
        let ty = self.m.module.ctx.types.function(Type::VOID, &[Type::I1], false);
        let id = self.m.declare_named("llvm.assume", ty);
        let callee = self.global(id);
        let yes = self.i1(true);
        let bundles = self.f.bundle_list(vec![Bundle { tag: "align".into(), len: 2 }]);
        let info = CallInfo { bundles: Some(bundles).into(), ..CallInfo::new(ty) };
        self.inst(Op::Call(info), Type::VOID, &[yes, p, alignment, callee], &[]);
    }

    /// Compares two pointers for being null-safe equal; used by deletion.
    pub(crate) fn is_null(&mut self, p: Value) -> Value {
        let null = self.zero(Type::PTR);
        self.icmp(IntPred::Eq, p, null)
    }
}

fn is_right_first(expr: &Expr) -> bool {
    matches!(expr.kind, ExprKind::Call { right_first: true, .. })
}
