//! Expressions.
//!
//! Four ways to generate one, by what the context wants:
//!
//! * [`FnGen::scalar`]: the value of a scalar prvalue
//! * [`FnGen::condition`]: a `bool` as an `i1`
//! * [`FnGen::place`]: where the object a glvalue denotes is
//! * [`FnGen::emit_into`]: an aggregate prvalue, built at an address the context provides
//!
//! and [`FnGen::discard`] for effects only. `ops` has operators and assignment, `cast` the conversions, `complex` what both are for complex numbers.

mod cast;
mod complex;
mod ops;

use oxicc_frontend::mangle::Variant;
use oxicc_frontend::tree::expr::{BinaryOp, CastKind, Category, Lifetime, UnaryOp};
use oxicc_frontend::tree::value::{Aggregate, MemberPointer};
use oxicc_frontend::tree::{
    ConstValue, Expr, ExprId, ExprKind, FieldRef, LocalId, QualType, SpecialVar, StmtId, StmtKind, StringId,
    TypeKind, VarId,
};
use oxicc_ir::{BinOp, FloatPred, IntPred, Type, Value};

use oxicc_source::catalogue;

use crate::Res;
use crate::cleanup::CleanupKind;
use crate::constants::device_float_bits;
use crate::emit::align;
use crate::function::{Bound, FnGen};
use crate::place::Place;
use crate::types::Class;

impl<'t> FnGen<'_, 't> {
    pub(crate) fn expr(&self, e: ExprId) -> &'t Expr {
        &self.body.exprs[e]
    }

    pub(crate) fn class_of(&self, ty: QualType) -> Class {
        self.m.class_of(ty)
    }

    fn enter_expr<T>(&mut self, e: ExprId, f: impl FnOnce(&mut Self, &'t Expr) -> Res<T>) -> Res<T> {
        self.nested(|g| {
            let expr = g.expr(e);
            if !expr.span.is_none() {
                g.span = expr.span;
            }
            f(g, expr)
        })
    }

    /// The value of a scalar expression; a glvalue is read.
    pub(crate) fn scalar(&mut self, e: ExprId) -> Res<Value> {
        self.enter_expr(e, |g, expr| {
            if expr.category != Category::PRValue {
                if let ExprKind::Function(f) = expr.kind {
                    return g.function_address(f);
                }
                let place = g.place(e)?;
                return g.load_place(place, expr.ty);
            }
            g.scalar_prvalue(e, expr)
        })
    }

    fn scalar_prvalue(&mut self, e: ExprId, expr: &'t Expr) -> Res<Value> {
        match &expr.kind {
            ExprKind::Const(value) => self.const_scalar(expr.ty, value),
            ExprKind::This => self.this.ok_or_else(|| self.error("'this' is used outside a member function")),
            ExprKind::AddrOf(operand) => Ok(self.place(*operand)?.ptr),
            ExprKind::MemberAddr(field) => {
                self.const_scalar(expr.ty, &ConstValue::MemberPointer(MemberPointer::Field(*field, 0)))
            }
            ExprKind::MemberFnAddr(f) => {
                self.const_scalar(expr.ty, &ConstValue::MemberPointer(MemberPointer::Function(*f, 0)))
            }
            ExprKind::Function(f) => self.function_address(*f),
            ExprKind::Unary { op, operand } => self.unary(e, expr, *op, *operand),
            ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } => {
                self.discard(*lhs)?;
                self.scalar(*rhs)
            }
            ExprKind::Binary { op, lhs, rhs } => match op {
                BinaryOp::LogAnd | BinaryOp::LogOr => {
                    let cond = self.condition(e)?;
                    Ok(self.bool_value(cond))
                }
                op if is_comparison(*op) => {
                    let cond = self.comparison(*op, *lhs, *rhs)?;
                    let ir = self.ir_type(expr.ty)?;
                    Ok(self.int_cast(cond, ir, false))
                }
                op => self.binary(expr.ty, *op, *lhs, *rhs),
            },
            ExprKind::Conditional { cond, then, otherwise } => {
                let ir = self.ir_type(expr.ty)?;
                self.conditional_value(*cond, *then, *otherwise, ir, |g, arm| g.scalar(arm))
            }
            ExprKind::Cast { kind, operand, path } => self.scalar_cast(expr, *kind, *operand, path),
            ExprKind::Call { callee, object, args, .. } => {
                match self.call(expr, callee, object.expand(), args, None)? {
                    Some(v) => Ok(v),
                    None => {
                        let ir = self.ir_type(expr.ty)?;
                        Ok(self.undef(ir))
                    }
                }
            }
            ExprKind::ZeroInit => self.zero_scalar(expr.ty),
            ExprKind::Aggregate { inits, .. } => match inits.first() {
                // `int x{5}`.
                Some((_, init)) => self.scalar(*init),
                None => self.zero_scalar(expr.ty),
            },
            ExprKind::ArrayIndex { outwards } => match self.array_index.iter().nth_back(*outwards as usize) {
                Some(&v) => {
                    let ir = self.ir_type(expr.ty)?;
                    Ok(self.int_cast(v, ir, false))
                }
                None => Err(self.error("an array index is used outside an array initialisation")),
            },
            ExprKind::Bind { common, value } => self.with_bound(*common, |g| g.scalar(*value)),
            ExprKind::Opaque(common) => match self.bound.get(common).copied() {
                Some(Bound::Value(v)) => Ok(v),
                Some(Bound::Place(p)) => self.load_place(p, expr.ty),
                None => Err(self.error("a shared subexpression is used outside its scope")),
            },
            ExprKind::New(new) => self.new_expr(new),
            ExprKind::StmtExpr(block) => self.statement_expression(*block, |g, last| match last {
                Some(last) => g.scalar(last),
                None => {
                    Err(g.error("unexpected: last statement in statement expression is not an expression!"))
                }
            }),
            ExprKind::VaArg { list } => self.va_arg(*list, expr.ty),
            ExprKind::Index { .. }
            | ExprKind::Field { .. }
            | ExprKind::Deref(_)
            | ExprKind::MemberDeref { .. }
            | ExprKind::Local(_)
            | ExprKind::Var(_)
            | ExprKind::Assign { .. }
            | ExprKind::CompoundAssign { .. }
            | ExprKind::MaterializeTemp { .. } => {
                let place = self.place(e)?;
                self.load_place(place, expr.ty)
            }
            other => Err(self.no_device_form(other)),
        }
    }

    fn no_device_form(&self, kind: &ExprKind) -> crate::Error {
        match kind {
            ExprKind::Throw(_) => self.error_of(catalogue::device_code_does_not_support_exception_handling()),
            ExprKind::TypeId(_) => {
                self.error_of(catalogue::operator_is_not_allowed_in_device_code(&"typeid"))
            }
            ExprKind::DynamicCast { .. } => {
                self.error_of(catalogue::operator_is_not_allowed_in_device_code(&"dynamic_cast"))
            }
            ExprKind::KernelLaunch { .. } => self.unsupported("launching a kernel"),
            _ => self.unsupported("this expression"),
        }
    }

    /// A folded scalar.
    pub(crate) fn const_scalar(&mut self, ty: QualType, value: &ConstValue) -> Res<Value> {
        let ir = self.ir_type(ty)?;
        match value {
            ConstValue::Int(v) if self.m.module.ctx.types.is_int(ir) => Ok(self.int(ir, *v)),
            ConstValue::Float(bits)
                if matches!(ir, Type::HALF | Type::BFLOAT | Type::FLOAT | Type::DOUBLE) =>
            {
                let bits = device_float_bits(self.m.tree.types.get(ty), *bits);
                Ok(self.f.const_float_bits(ir, bits as u64))
            }
            ConstValue::Uninit => Ok(self.undef(ir)),
            _ => {
                let c = self.m.constant(ty, value);
                let c = self.locate(c)?;
                Ok(self.module_const(c))
            }
        }
    }

    pub(crate) fn function_address(&mut self, f: oxicc_frontend::tree::FunctionId) -> Res<Value> {
        let id = self.m.function(f, Variant::Complete);
        let id = self.locate(id)?;
        Ok(self.global(id))
    }

    /// An `i1` as the `i8` of a `bool`.
    pub(crate) fn bool_value(&mut self, cond: Value) -> Value {
        self.int_cast(cond, Type::I8, false)
    }

    /// A `bool` expression as an `i1`.
    pub(crate) fn condition(&mut self, e: ExprId) -> Res<Value> {
        self.enter_expr(e, |g, expr| {
            if expr.category == Category::PRValue {
                match &expr.kind {
                    ExprKind::Const(ConstValue::Int(v)) => return Ok(g.i1(*v != 0)),
                    ExprKind::Binary { op, lhs, rhs } if is_comparison(*op) => {
                        return g.comparison(*op, *lhs, *rhs);
                    }
                    ExprKind::Binary { op: op @ (BinaryOp::LogAnd | BinaryOp::LogOr), lhs, rhs } => {
                        return g.short_circuit(*op == BinaryOp::LogAnd, *lhs, *rhs);
                    }
                    ExprKind::Unary { op: UnaryOp::Not, operand } => {
                        let v = g.condition(*operand)?;
                        let yes = g.i1(true);
                        return Ok(g.bin("lnot", BinOp::Xor, Default::default(), v, yes));
                    }
                    ExprKind::Cast { kind: CastKind::NoOp, operand, .. }
                        if g.m.is_bool(g.expr(*operand).ty) =>
                    {
                        return g.condition(*operand);
                    }
                    ExprKind::Cast { kind, operand, .. } => {
                        if let Some(v) = g.bool_cast(*kind, *operand)? {
                            return Ok(v);
                        }
                    }
                    _ => {}
                }
            }
            let v = g.scalar(e)?;
            Ok(g.is_true(v))
        })
    }

    /// Compares a scalar with zero.
    pub(crate) fn is_true(&mut self, v: Value) -> Value {
        let ty = self.ty_of(v);
        if ty == Type::I1 {
            return v;
        }
        let zero = self.zero(ty);
        if self.m.module.ctx.types.is_float(ty) {
            self.fcmp(FloatPred::Une, v, zero)
        } else {
            self.icmp(IntPred::Ne, v, zero)
        }
    }

    fn short_circuit(&mut self, is_and: bool, lhs: ExprId, rhs: ExprId) -> Res<Value> {
        let l = self.condition(lhs)?;
        if let Some(known) = self.f.as_u64(l) {
            // A constant left operand decides what is evaluated.
            return if (known != 0) == is_and { self.condition(rhs) } else { Ok(l) };
        }
        let (more, end) = (self.new_block(), self.new_block());
        self.ensure_open();
        self.begin_conditional();
        let from = self.cur;
        if is_and {
            self.cond_br(l, more, end);
        } else {
            self.cond_br(l, end, more);
        }
        self.f.append_block(more);
        self.enter(more);
        let r = self.condition(rhs)?;
        self.end_conditional();
        let (rhs_block, reached) = (self.cur, !self.terminated);
        self.place_block(end);
        let short = self.i1(!is_and);
        let mut incoming = vec![(short, from)];
        if reached {
            incoming.push((r, rhs_block));
        }
        Ok(self.phi("cond", Type::I1, &incoming))
    }

    /// `cond ? then : otherwise` where each arm gives an IR value.
    fn conditional_value(
        &mut self,
        cond: ExprId,
        then: ExprId,
        otherwise: ExprId,
        ty: Type,
        arm: impl Fn(&mut Self, ExprId) -> Res<Value>,
    ) -> Res<Value> {
        let c = self.condition(cond)?;
        if let Some(known) = self.f.as_u64(c) {
            return arm(self, if known != 0 { then } else { otherwise });
        }
        let (yes, no, end) = (self.new_block(), self.new_block(), self.new_block());
        self.begin_conditional();
        self.cond_br(c, yes, no);
        let mut incoming = Vec::with_capacity(2);
        for (block, expr) in [(yes, then), (no, otherwise)] {
            self.f.append_block(block);
            self.enter(block);
            // An arm that throws or calls a noreturn function has no value.
            let v = arm(self, expr)?;
            if !self.terminated {
                incoming.push((v, self.cur));
            }
            self.br(end);
        }
        self.end_conditional();
        self.f.append_block(end);
        self.enter(end);
        if incoming.is_empty() {
            self.unreachable();
            return Ok(self.undef(ty));
        }
        Ok(self.phi("cond", ty, &incoming))
    }

    /// `cond ? then : otherwise` for effects or in-place results.
    fn conditional_effect(
        &mut self,
        cond: ExprId,
        then: ExprId,
        otherwise: ExprId,
        arm: impl Fn(&mut Self, ExprId) -> Res<()>,
    ) -> Res<()> {
        let c = self.condition(cond)?;
        if let Some(known) = self.f.as_u64(c) {
            return arm(self, if known != 0 { then } else { otherwise });
        }
        let (yes, no, end) = (self.new_block(), self.new_block(), self.new_block());
        self.begin_conditional();
        self.cond_br(c, yes, no);
        for (block, expr) in [(yes, then), (no, otherwise)] {
            self.f.append_block(block);
            self.enter(block);
            arm(self, expr)?;
            self.br(end);
        }
        self.end_conditional();
        self.f.append_block(end);
        self.enter(end);
        Ok(())
    }

    /// `cond ? then : otherwise` with lvalues.
    fn conditional_object(
        &mut self,
        cond: ExprId,
        then: ExprId,
        otherwise: ExprId,
        ty: QualType,
    ) -> Res<Place> {
        let c = self.condition(cond)?;
        if let Some(known) = self.f.as_u64(c) {
            return self.place(if known != 0 { then } else { otherwise });
        }
        let (yes, no, end) = (self.new_block(), self.new_block(), self.new_block());
        self.begin_conditional();
        self.cond_br(c, yes, no);
        let mut arms = Vec::with_capacity(2);
        for (block, arm) in [(yes, then), (no, otherwise)] {
            self.f.append_block(block);
            self.enter(block);
            let place = self.place(arm)?;
            // An arm that does not come back has no object.
            if !self.terminated {
                arms.push((place, self.cur));
            }
            self.br(end);
        }
        self.end_conditional();
        self.f.append_block(end);
        self.enter(end);
        match arms[..] {
            [then, otherwise] => Ok(self.conditional_place([then, otherwise], c, ty)),
            [(only, _)] => Ok(only),
            _ => {
                self.unreachable();
                let none = self.undef(Type::PTR);
                Ok(self.place_at(none, ty))
            }
        }
    }

    /// The object a glvalue denotes; a prvalue is given a temporary.
    pub(crate) fn place(&mut self, e: ExprId) -> Res<Place> {
        self.enter_expr(e, |g, expr| match &expr.kind {
            ExprKind::Const(ConstValue::Pointer(p)) if expr.category != Category::PRValue => {
                let c = g.m.address_constant(p);
                let c = g.locate(c)?;
                let ptr = g.module_const(c);
                Ok(g.place_at(ptr, expr.ty))
            }
            ExprKind::String(s) => {
                let id = g.m.string(*s);
                let id = g.locate(id)?;
                let ptr = g.generic_global(id);
                Ok(g.place_at(ptr, expr.ty))
            }
            ExprKind::Local(local) => g.local_value_place(*local),
            ExprKind::Var(var) => g.var_place(*var),
            ExprKind::Function(f) => {
                let ptr = g.function_address(*f)?;
                Ok(Place::new(ptr, align(1)))
            }
            ExprKind::Field { base, field } => g.member_place(*base, *field),
            ExprKind::Deref(p) => {
                let ptr = g.scalar(*p)?;
                Ok(g.place_at(ptr, expr.ty))
            }
            ExprKind::MemberDeref { base, member } => {
                let class = g.expr(*base).ty;
                let base = g.place(*base)?;
                let offset = g.scalar(*member)?;
                let ptr = g.gep("tmp", Type::I8, base.ptr, &[offset]);
                Ok(g.part_at(ptr, expr.ty, base, class))
            }
            ExprKind::Index { base, index } => g.index_place(expr, *base, *index),
            ExprKind::Unary { op: op @ (UnaryOp::PreInc | UnaryOp::PreDec), operand } => {
                let place = g.place(*operand)?;
                let ty = g.expr(*operand).ty;
                if g.is_complex(ty) {
                    g.complex_increment(place, ty, *op == UnaryOp::PreInc)?;
                } else {
                    g.increment(place, ty, *op == UnaryOp::PreInc)?;
                }
                Ok(place)
            }
            ExprKind::Unary { op: op @ (UnaryOp::Real | UnaryOp::Imag), operand }
                if expr.category != Category::PRValue =>
            {
                let ty = g.expr(*operand).ty;
                let place = g.place(*operand)?;
                Ok(g.part_place(place, ty, *op == UnaryOp::Imag))
            }
            ExprKind::Assign { lhs, rhs } => g.assign(*lhs, *rhs),
            ExprKind::CompoundAssign { op, lhs, rhs, compute } => {
                g.compound_assign(*op, *lhs, *rhs, *compute)
            }
            ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } => {
                g.discard(*lhs)?;
                g.place(*rhs)
            }
            ExprKind::Conditional { cond, then, otherwise } if expr.category != Category::PRValue => {
                g.conditional_object(*cond, *then, *otherwise, expr.ty)
            }
            ExprKind::Cast { kind, operand, path } if expr.category != Category::PRValue => {
                g.place_cast(expr, *kind, *operand, path)
            }
            ExprKind::Call { callee, object, args, .. } if expr.category != Category::PRValue => {
                match g.call(expr, callee, object.expand(), args, None)? {
                    Some(ptr) => Ok(g.place_at(ptr, expr.ty)),
                    None => Err(g.error("a call that returns no reference is used as an object")),
                }
            }
            ExprKind::MaterializeTemp { value, lifetime, dtor } => {
                let place = g.temp("__T", g.expr(*value).ty)?;
                g.materialize(*value, place, *lifetime, dtor.expand())?;
                Ok(place)
            }
            ExprKind::Bind { common, value } => g.with_bound(*common, |g| g.place(*value)),
            ExprKind::Opaque(common) => match g.bound.get(common).copied() {
                Some(Bound::Place(p)) => Ok(p),
                Some(Bound::Value(v)) => {
                    let place = g.temp("__T", expr.ty)?;
                    g.store_place(v, place, expr.ty)?;
                    Ok(place)
                }
                None => Err(g.error("a shared subexpression is used outside its scope")),
            },
            ExprKind::StmtExpr(block) if expr.category != Category::PRValue => {
                g.statement_expression(*block, |g, last| match last {
                    Some(last) => g.place(last),
                    None => Err(g.unsupported("this statement expression")),
                })
            }
            _ if expr.category == Category::PRValue => {
                let place = g.temp("__T", expr.ty)?;
                g.init(e, place, expr.ty)?;
                Ok(place)
            }
            other => Err(g.no_device_form(other)),
        })
    }

    /// Builds a temporary and arranges for its end.
    fn materialize(
        &mut self,
        value: ExprId,
        place: Place,
        lifetime: Lifetime,
        dtor: Option<oxicc_frontend::tree::FunctionId>,
    ) -> Res<()> {
        let ty = self.expr(value).ty;
        if lifetime == Lifetime::Static {
            return Err(self.unsupported("a temporary with static lifetime"));
        }
        self.init(value, place, ty)?;
        if let Some(dtor) = dtor {
            match lifetime {
                Lifetime::FullExpr => self.push_destructor(place.ptr, ty, dtor),
                _ => {
                    let flag = self.existence_flag();
                    self.extended.push(CleanupKind { ptr: place.ptr, ty, dtor, flag });
                }
            }
        }
        Ok(())
    }

    fn local_value_place(&mut self, local: LocalId) -> Res<Place> {
        let ty = self.body.locals[local].ty;
        if let Some(ptr) = self.referents[local] {
            return Ok(self.place_at(ptr, self.m.tree.types.strip_ref(ty)));
        }
        let place = self.local_place(local)?;
        self.through_reference(place, ty)
    }

    /// The address that a reference is bound to.
    pub(crate) fn referent(&mut self, e: ExprId) -> Res<Value> {
        let place = self.place(e)?;
        if place.bits.is_some() {
            return Err(self.error("a reference cannot be bound to a bit-field"));
        }
        Ok(place.ptr)
    }

    /// What a variable, member or local of reference type refers to; the object itself otherwise.
    pub(crate) fn through_reference(&mut self, place: Place, ty: QualType) -> Res<Place> {
        match *self.m.tree.types.get(ty) {
            TypeKind::LValueRef(to) | TypeKind::RValueRef(to) => {
                let ptr = self.load(Type::PTR, place.ptr, place.align, place.volatile);
                Ok(self.place_at(ptr, to))
            }
            _ => Ok(place),
        }
    }

    fn var_place(&mut self, id: VarId) -> Res<Place> {
        let var = &self.m.tree.vars[id];
        if let Some(special) = var.special {
            return self.special_variable(special, var.ty);
        }
        let global = self.m.variable(id);
        let global = self.locate(global)?;
        let ptr = self.generic_global(global);
        let a = align(self.m.align_of(var.ty).max(var.align as u64));
        let place = Place::new(ptr, a).with_volatile(self.is_volatile(var.ty));
        self.through_reference(place, var.ty)
    }

    /// A special variable as an object: its components are read into a temporary.
    fn special_variable(&mut self, special: SpecialVar, ty: QualType) -> Res<Place> {
        let place = self.temp("predef_tmp", ty)?;
        match special {
            SpecialVar::WarpSize => {
                let v = self.special_register(special, 0);
                self.store(v, place.ptr, place.align, false);
            }
            _ => {
                for i in 0..3 {
                    let v = self.special_register(special, i);
                    let ptr = self.byte_offset(place.ptr, 4 * i as i64);
                    self.store(v, ptr, place.align.at_offset(4 * i as u64), false);
                }
            }
        }
        Ok(place)
    }

    fn special_register(&mut self, special: SpecialVar, component: u32) -> Value {
        let register = match special {
            SpecialVar::ThreadIdx => "tid",
            SpecialVar::BlockIdx => "ctaid",
            SpecialVar::BlockDim => "ntid",
            SpecialVar::GridDim => "nctaid",
            SpecialVar::WarpSize => {
                return self.call_value("llvm.nvvm.read.ptx.sreg.warpsize", Type::I32, &[]);
            }
        };
        let axis = ["x", "y", "z"][component.min(2) as usize];
        self.call_value(&format!("llvm.nvvm.read.ptx.sreg.{register}.{axis}"), Type::I32, &[])
    }

    /// Reading a component of a special variable needs no memory.
    fn special_component(&mut self, e: ExprId) -> Option<Value> {
        let mut e = e;
        loop {
            match &self.expr(e).kind {
                ExprKind::Cast { kind: CastKind::NoOp, operand, .. } => e = *operand,
                ExprKind::Var(v) if self.m.tree.vars[*v].special == Some(SpecialVar::WarpSize) => {
                    return Some(self.special_register(SpecialVar::WarpSize, 0));
                }
                ExprKind::Field { base, field } => {
                    let mut base = *base;
                    while let ExprKind::Cast { kind: CastKind::NoOp, operand, .. } = &self.expr(base).kind {
                        base = *operand;
                    }
                    let ExprKind::Var(v) = self.expr(base).kind else { return None };
                    let special = self.m.tree.vars[v].special?;
                    if special == SpecialVar::WarpSize || field.index > 2 {
                        return None;
                    }
                    return Some(self.special_register(special, field.index));
                }
                _ => return None,
            }
        }
    }

    fn member_place(&mut self, base: ExprId, field: FieldRef) -> Res<Place> {
        let base = self.place(base)?;
        let place = self.field_place(base, field)?;
        let ty = self.m.tree.records[field.record].fields.get(field.index as usize).map(|f| f.ty);
        match ty {
            Some(ty) => self.through_reference(place, ty),
            None => Ok(place),
        }
    }

    fn index_place(&mut self, expr: &'t Expr, base: ExprId, index: ExprId) -> Res<Place> {
        let base_ty = self.expr(base).ty;
        if matches!(self.m.tree.types.get(base_ty), TypeKind::Vector { .. }) {
            return Err(self.error("operations on vector types are not supported in device code"));
        }
        // An array that is a member of a packed class has elements where they should not be.
        let mut within = None;
        let (ptr, i) = if self.m.tree.types.is_pointer(base_ty) {
            let ptr = match &self.expr(base).kind {
                ExprKind::Cast { kind: CastKind::ArrayToPointer, operand, .. } => {
                    let array = self.place(*operand)?;
                    within = Some(array.align);
                    array.ptr
                }
                _ => self.scalar(base)?,
            };
            (ptr, self.index_value(index)?)
        } else {
            let i = self.index_value(base)?;
            (self.scalar(index)?, i)
        };
        let elem = self.element_type(expr.ty)?;
        let ptr = self.gep("arrayidx", elem, ptr, &[i]);
        let mut place = self.place_at(ptr, expr.ty);
        if let Some(of_array) = within {
            place.align = place.align.min(of_array);
        }
        Ok(place)
    }

    /// An index as the address computation wants it: signed ones keep their width, unsigned ones are widened.
    pub(crate) fn index_value(&mut self, index: ExprId) -> Res<Value> {
        let v = self.scalar(index)?;
        let signed = self.m.is_signed(self.expr(index).ty);
        let ty = self.ty_of(v);
        let width = self.m.module.ctx.types.int_width(ty).unwrap_or(64);
        if signed && width <= 64 || width == 64 {
            return Ok(v);
        }
        Ok(self.int_cast(v, Type::I64, signed))
    }

    /// The IR type whose size is the stride of an array of `ty`.
    pub(crate) fn element_type(&mut self, ty: QualType) -> Res<Type> {
        let size = self.m.size_of(ty);
        if matches!(self.m.tree.types.get(ty), TypeKind::Void | TypeKind::Function(_)) {
            return Ok(Type::I8);
        }
        let ir = self.ir_type(ty)?;
        if self.m.ir_size(ir) == size {
            return Ok(ir);
        }
        Ok(self.m.module.ctx.types.array(Type::I8, size))
    }

    /// Initialises an object of any type: scalars are stored, aggregates built in place, references bound.
    pub(crate) fn init(&mut self, e: ExprId, place: Place, ty: QualType) -> Res<()> {
        if self.m.tree.types.is_reference(ty) {
            let target = self.referent(e)?;
            self.store(target, place.ptr, place.align, place.volatile);
            return Ok(());
        }
        match self.class_of(ty) {
            Class::Void => self.discard(e),
            Class::Scalar => {
                let v = self.scalar(e)?;
                self.store_place(v, place, ty)
            }
            Class::Aggregate => match self.string_initializer(e) {
                Some(s) => self.init_from_string(s, place, ty),
                None => self.emit_into(e, place),
            },
        }
    }

    /// The literal that initialises an array of characters.
    fn string_initializer(&self, e: ExprId) -> Option<StringId> {
        match &self.expr(e).kind {
            ExprKind::String(s) => Some(*s),
            ExprKind::Cast { kind: CastKind::LValueToRValue | CastKind::NoOp, operand, .. } => {
                self.string_initializer(*operand)
            }
            _ => None,
        }
    }

    /// Copies a literal into an array that may be longer (the rest is zero) or too short for the terminator.
    fn init_from_string(&mut self, s: StringId, place: Place, ty: QualType) -> Res<()> {
        let tree = self.m.tree;
        let literal = &tree.strings[s];
        let (unit, size) = (self.m.size_of(literal.elem.into()).max(1), self.m.size_of(ty));
        let elems = literal.bytes.chunks(unit as usize).take((size / unit) as usize);
        let elems =
            elems.map(|c| ConstValue::Int(c.iter().rev().fold(0, |v, b| v << 8 | *b as i128))).collect();
        let value = Aggregate::Array { elems, filler: None };
        self.emit_constant(ty, &ConstValue::Aggregate(value.into()), place)
    }

    /// Builds an aggregate prvalue at a place; a glvalue is copied there.
    pub(crate) fn emit_into(&mut self, e: ExprId, dest: Place) -> Res<()> {
        self.enter_expr(e, |g, expr| {
            if g.m.has_no_data(expr.ty) && g.is_free(e) {
                return Ok(());
            }
            if expr.category != Category::PRValue {
                return g.copy_glvalue(e, dest);
            }
            match &expr.kind {
                ExprKind::Const(value) => g.emit_constant(expr.ty, value, dest),
                ExprKind::Aggregate { inits, filler, zero_rest } => {
                    g.aggregate(expr.ty, inits, filler.expand(), *zero_rest, dest)
                }
                ExprKind::Construct { ctor, args } => g.construct(expr.ty, *ctor, args, dest),
                ExprKind::ZeroInit => g.zero_place(dest, expr.ty),
                ExprKind::ZeroThenConstruct { ctor } => {
                    g.zero_place(dest, expr.ty)?;
                    g.construct(expr.ty, *ctor, &[], dest)
                }
                ExprKind::ArrayInit { elem } => g.array_init(expr.ty, *elem, dest),
                ExprKind::Call { callee, object, args, .. } => {
                    g.call(expr, callee, object.expand(), args, Some(dest))?;
                    Ok(())
                }
                ExprKind::Conditional { cond, then, otherwise } => {
                    g.conditional_effect(*cond, *then, *otherwise, |g, arm| g.emit_into(arm, dest))
                }
                ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } => {
                    g.discard(*lhs)?;
                    g.emit_into(*rhs, dest)
                }
                ExprKind::Cast { kind: CastKind::LValueToRValue, operand, .. } => {
                    g.copy_glvalue(*operand, dest)
                }
                ExprKind::Cast { kind: CastKind::NoOp, operand, .. } => g.emit_into(*operand, dest),
                ExprKind::Cast { kind: CastKind::BitCast, operand, .. } => {
                    g.bit_cast_into(expr, *operand, dest)
                }
                ExprKind::Cast { kind: CastKind::ComplexCast | CastKind::FloatToComplex, .. }
                | ExprKind::Unary { .. }
                | ExprKind::Binary { .. }
                    if g.is_complex(expr.ty) =>
                {
                    let parts = g.complex_operation(expr)?;
                    g.store_parts(parts, dest, expr.ty);
                    Ok(())
                }
                ExprKind::Cast { kind: CastKind::VectorSplat | CastKind::VectorConvert, .. } => {
                    Err(g.unsupported("arithmetic on vectors"))
                }
                ExprKind::Bind { common, value } => g.with_bound(*common, |g| g.emit_into(*value, dest)),
                ExprKind::Opaque(common) => match g.bound.get(common).copied() {
                    Some(Bound::Place(p)) => g.copy(dest, p, expr.ty),
                    _ => Err(g.error("a shared subexpression is used outside its scope")),
                },
                ExprKind::MaterializeTemp { value, .. } => g.emit_into(*value, dest),
                ExprKind::StmtExpr(block) => g.statement_expression(*block, |g, last| match last {
                    Some(last) => g.emit_into(last, dest),
                    None => Err(g.unsupported("this statement expression")),
                }),
                ExprKind::VaArg { list } => {
                    let v = g.va_arg(*list, expr.ty)?;
                    g.store(v, dest.ptr, dest.align, false);
                    Ok(())
                }
                ExprKind::String(s) => g.init_from_string(*s, dest, expr.ty),
                ExprKind::Local(_)
                | ExprKind::Var(_)
                | ExprKind::Field { .. }
                | ExprKind::Deref(_)
                | ExprKind::Index { .. } => g.copy_glvalue(e, dest),
                other => Err(g.no_device_form(other)),
            }
        })
    }

    fn copy_glvalue(&mut self, e: ExprId, dest: Place) -> Res<()> {
        let ty = self.expr(e).ty;
        let src = self.place(e)?;
        self.copy(dest, src, ty)
    }

    /// Evaluates for effects only.
    pub(crate) fn discard(&mut self, e: ExprId) -> Res<()> {
        self.enter_expr(e, |g, expr| {
            if expr.category == Category::PRValue && g.is_free(e) {
                return Ok(());
            }
            match &expr.kind {
                ExprKind::Const(_)
                | ExprKind::This
                | ExprKind::ZeroInit
                | ExprKind::Function(_)
                | ExprKind::String(_)
                | ExprKind::Local(_)
                | ExprKind::Var(_)
                | ExprKind::ArrayIndex { .. } => return Ok(()),
                ExprKind::Cast { kind: CastKind::ToVoid | CastKind::NoOp, operand, .. } => {
                    return g.discard(*operand);
                }
                ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } => {
                    g.discard(*lhs)?;
                    return g.discard(*rhs);
                }
                ExprKind::Conditional { cond, then, otherwise } => {
                    return g.conditional_effect(*cond, *then, *otherwise, |g, arm| g.discard(arm));
                }
                ExprKind::PseudoDtor(operand) => return g.discard(*operand),
                ExprKind::Delete(delete) => return g.delete_expr(delete),
                ExprKind::StmtExpr(block) => {
                    return g.statement_expression(*block, |g, last| match last {
                        Some(last) => g.discard(last),
                        None => Ok(()),
                    });
                }
                ExprKind::Bind { common, value } => return g.with_bound(*common, |g| g.discard(*value)),
                ExprKind::Call { callee, object, args, .. }
                    if expr.category == Category::PRValue && g.class_of(expr.ty) != Class::Aggregate =>
                {
                    g.call(expr, callee, object.expand(), args, None)?;
                    return Ok(());
                }
                ExprKind::KernelLaunch { kernel, config, args } => {
                    return g.kernel_launch(*kernel, config, args);
                }
                ExprKind::Throw(_) | ExprKind::TypeId(_) => {
                    return Err(g.no_device_form(&expr.kind));
                }
                _ => {}
            }
            if expr.category != Category::PRValue {
                let place = g.place(e)?;
                // Naming a volatile object in a discarded expression reads it ([expr.context]/2).
                if place.volatile && g.class_of(expr.ty) == Class::Scalar && !is_assignment(&expr.kind) {
                    g.load_place(place, expr.ty)?;
                }
                return Ok(());
            }
            match g.class_of(expr.ty) {
                Class::Void => Err(g.no_device_form(&expr.kind)),
                Class::Scalar => g.scalar(e).map(|_| ()),
                Class::Aggregate => {
                    let place = g.temp("agg.tmp", expr.ty)?;
                    g.emit_into(e, place)?;
                    if let Some(dtor) = g.destructor_of(expr.ty) {
                        g.push_destructor(place.ptr, expr.ty, dtor);
                    }
                    Ok(())
                }
            }
        })
    }

    fn with_bound<T>(&mut self, common: ExprId, f: impl FnOnce(&mut Self) -> Res<T>) -> Res<T> {
        let expr = self.expr(common);
        let bound = if expr.category != Category::PRValue || self.class_of(expr.ty) == Class::Aggregate {
            Bound::Place(self.place(common)?)
        } else {
            Bound::Value(self.scalar(common)?)
        };
        let shadowed = self.bound.insert(common, bound);
        let result = f(self);
        match shadowed {
            Some(outer) => self.bound.insert(common, outer),
            None => self.bound.remove(&common),
        };
        result
    }

    /// Runs the statements of `({ ... })`; the last expression goes to `last`, inside the scope.
    fn statement_expression<T>(
        &mut self,
        block: StmtId,
        last: impl FnOnce(&mut Self, Option<ExprId>) -> Res<T>,
    ) -> Res<T> {
        let StmtKind::Block(stmts) = &self.body.stmts[block].kind else {
            self.stmt(block)?;
            return last(self, None);
        };
        let mark = self.cleanups.len();
        let (tail, head) = match stmts.split_last() {
            Some((tail, head)) => (Some(*tail), head),
            None => (None, &[][..]),
        };
        for &s in head {
            self.stmt(s)?;
        }
        let value = match tail.map(|t| (t, &self.body.stmts[t].kind)) {
            Some((_, StmtKind::Expr(e))) => last(self, Some(*e))?,
            Some((t, _)) => {
                self.stmt(t)?;
                last(self, None)?
            }
            None => last(self, None)?,
        };
        self.leave_scope(mark)?;
        Ok(value)
    }
}

fn is_assignment(kind: &ExprKind) -> bool {
    matches!(
        kind,
        ExprKind::Assign { .. }
            | ExprKind::CompoundAssign { .. }
            | ExprKind::Unary { op: UnaryOp::PreInc | UnaryOp::PreDec, .. }
    )
}

pub(crate) fn is_comparison(op: BinaryOp) -> bool {
    use BinaryOp::*;
    matches!(op, Lt | Gt | Le | Ge | Eq | Ne)
}
