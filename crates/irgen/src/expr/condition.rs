//! Conditions and what they choose between.

use oxicc_frontend::tree::expr::{BinaryOp, CastKind, Category, UnaryOp};
use oxicc_frontend::tree::{ConstValue, ExprId, ExprKind, QualType};
use oxicc_ir::{BinOp, FloatPred, IntPred, Type, Value};

use crate::Res;
use crate::function::FnGen;
use crate::place::Place;

impl<'t> FnGen<'_, 't> {
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
    pub(super) fn conditional_value(
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
    pub(super) fn conditional_effect(
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
    pub(super) fn conditional_object(
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
}

pub(super) fn is_comparison(op: BinaryOp) -> bool {
    use BinaryOp::*;
    matches!(op, Lt | Gt | Le | Ge | Eq | Ne)
}
