//! Expressions.
//!
//! Four ways to generate one, by what the context wants:
//!
//! * [`FnGen::scalar`]: the value of a scalar prvalue
//! * [`FnGen::condition`]: a `bool` as an `i1`
//! * [`FnGen::place`]: where the object a glvalue denotes is
//! * [`FnGen::emit_into`]: an aggregate prvalue, built at an address the context provides
//!
//! and [`FnGen::discard`] for effects only. `glvalue`, `condition` and `init` hold the last three; `ops` has operators and assignment, `cast` the conversions, `complex` what both are for complex numbers.

mod cast;
mod complex;
mod condition;
mod glvalue;
mod init;
mod ops;

use oxicc_frontend::mangle::Variant;
use oxicc_frontend::tree::expr::{BinaryOp, CastKind, Category, UnaryOp};
use oxicc_frontend::tree::value::MemberPointer;
use oxicc_frontend::tree::{ConstValue, Expr, ExprId, ExprKind, QualType, StmtId, StmtKind};
use oxicc_ir::{Type, Value};
use oxicc_source::catalogue;

use crate::Res;
use crate::constants::device_float_bits;
use crate::function::{Bound, FnGen};
use crate::types::Class;
use condition::is_comparison;

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
