//! Unary and binary operators.

use oxicc_source::Span;

use super::arith::{FloatResult, Num};
use super::{Eval, Machine, Reason, arith};
use crate::tree::expr::{BinaryOp, UnaryOp};
use crate::tree::types::IntKind;
use crate::tree::{ConstValue, ExprId, QualType};

impl Machine<'_> {
    pub(super) fn unary(
        &mut self,
        op: UnaryOp,
        operand: ExprId,
        ty: QualType,
        span: Span,
    ) -> Eval<ConstValue> {
        match op {
            UnaryOp::PostInc | UnaryOp::PostDec => {
                let place = self.place(operand)?;
                let old = self.read(&place, span)?;
                let new = self.step_value(&old, ty, op == UnaryOp::PostInc, span)?;
                self.modify(&place, new, span)?;
                return Ok(old);
            }
            UnaryOp::PreInc | UnaryOp::PreDec => {
                let place = self.place(operand)?;
                let old = self.read(&place, span)?;
                let new = self.step_value(&old, ty, op == UnaryOp::PreInc, span)?;
                self.modify(&place, new.clone(), span)?;
                return Ok(new);
            }
            _ => {}
        }
        let value = self.value(operand)?;
        match self.vector(self.body().exprs[operand].ty) {
            Some(vector) => self.vector_unary(op, value, vector, span),
            None => self.unary_value(op, value, ty, span),
        }
    }

    /// A unary operator on one number.
    pub(super) fn unary_value(
        &mut self,
        op: UnaryOp,
        value: ConstValue,
        ty: QualType,
        span: Span,
    ) -> Eval<ConstValue> {
        let negated = |kind, bits| Num::from_bits(kind, bits).negated().to_bits(kind);
        match (op, &value) {
            // `~` is the conjugate.
            (UnaryOp::Neg | UnaryOp::BitNot, ConstValue::Complex(re, im)) => match self.complex_kind(ty) {
                Some(kind) => {
                    let re = if op == UnaryOp::Neg { negated(kind, *re) } else { *re };
                    Ok(ConstValue::Complex(re, negated(kind, *im)))
                }
                None => self.fail(span, Reason::Invalid),
            },
            (UnaryOp::Not, ConstValue::Int(v)) => Ok(ConstValue::bool(*v == 0)),
            (UnaryOp::BitNot, ConstValue::Int(v)) => match self.int_kind(ty) {
                Some(kind) => Ok(ConstValue::Int(arith::wrap(kind, !*v))),
                None => self.fail(span, Reason::Invalid),
            },
            (UnaryOp::Neg, ConstValue::Int(_)) => match self.int_kind(ty) {
                Some(_) => self.arithmetic(BinaryOp::Sub, ConstValue::Int(0), value, ty, ty, span),
                None => self.fail(span, Reason::Invalid),
            },
            (UnaryOp::Neg, ConstValue::Float(bits)) => match self.float_kind(ty) {
                Some(kind) => Ok(ConstValue::Float(Num::from_bits(kind, *bits).negated().to_bits(kind))),
                None => self.fail(span, Reason::Invalid),
            },
            (UnaryOp::Real, ConstValue::Complex(re, _)) => Ok(ConstValue::Float(*re)),
            (UnaryOp::Imag, ConstValue::Complex(_, im)) => Ok(ConstValue::Float(*im)),
            _ => self.fail(span, Reason::Unsupported("expression")),
        }
    }

    /// `++` and `--`.
    pub(super) fn step_value(
        &mut self,
        old: &ConstValue,
        ty: QualType,
        up: bool,
        span: Span,
    ) -> Eval<ConstValue> {
        match old {
            ConstValue::Int(v) => {
                let Some(kind) = self.int_kind(ty) else { return self.fail(span, Reason::Invalid) };
                if kind == IntKind::Bool {
                    return Ok(ConstValue::Int(1));
                }
                let op = if up { BinaryOp::Add } else { BinaryOp::Sub };
                // Of narrow types only the unsigned ones wrap (CWG 2855).
                let narrow = kind.rank() < IntKind::Int.rank();
                let result = if narrow && !kind.is_signed() {
                    Ok(arith::wrap(kind, if up { v + 1 } else { v - 1 }))
                } else {
                    arith::int_binary(op, kind, *v, 1)
                };
                result.map(ConstValue::Int).or_else(|reason| self.fail(span, reason))
            }
            ConstValue::Float(bits) => {
                let Some(kind) = self.float_kind(ty) else { return self.fail(span, Reason::Invalid) };
                let one = ConstValue::Float(arith::int_to_float(kind, IntKind::Int, 1));
                let op = if up { BinaryOp::Add } else { BinaryOp::Sub };
                self.arithmetic(op, ConstValue::Float(*bits), one, ty, ty, span)
            }
            ConstValue::Complex(re, im) => {
                let Some(kind) = self.complex_kind(ty) else { return self.fail(span, Reason::Invalid) };
                let one = Num::from_bits(kind, arith::int_to_float(kind, IntKind::Int, 1));
                let op = if up { BinaryOp::Add } else { BinaryOp::Sub };
                match arith::float_binary(op, Num::from_bits(kind, *re), one) {
                    FloatResult::Num(n) => Ok(ConstValue::Complex(n.to_bits(kind), *im)),
                    FloatResult::Bool(_) => self.fail(span, Reason::Invalid),
                }
            }
            ConstValue::Pointer(_) => {
                self.pointer_offset(old, 1, if up { BinaryOp::PtrAdd } else { BinaryOp::PtrSub }, span)
            }
            _ => self.fail(span, Reason::Uninitialized),
        }
    }

    pub(super) fn binary(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        ty: QualType,
        span: Span,
    ) -> Eval<ConstValue> {
        match op {
            BinaryOp::Comma => {
                self.any(lhs)?;
                return self.value(rhs);
            }
            BinaryOp::LogAnd => {
                return Ok(ConstValue::bool(self.condition(lhs)? && self.condition(rhs)?));
            }
            BinaryOp::LogOr => {
                return Ok(ConstValue::bool(self.condition(lhs)? || self.condition(rhs)?));
            }
            _ => {}
        }
        let body = self.body();
        let (lhs_ty, rhs_ty) = (body.exprs[lhs].ty, body.exprs[rhs].ty);
        let a = self.value(lhs)?;
        let b = self.value(rhs)?;
        match op {
            BinaryOp::PtrAdd | BinaryOp::PtrSub => {
                let n = b.as_int().unwrap_or(0);
                self.pointer_offset(&a, n, op, span)
            }
            BinaryOp::PtrDiff => self.pointer_difference(&a, &b, span),
            BinaryOp::Shl | BinaryOp::Shr => self.arithmetic(op, a, b, ty, rhs_ty, span),
            _ => self.arithmetic(op, a, b, lhs_ty, rhs_ty, span),
        }
    }

    /// An operator on two values of type `ty` (shifts: the count has type `rhs_ty`).
    pub(super) fn arithmetic(
        &mut self,
        op: BinaryOp,
        a: ConstValue,
        b: ConstValue,
        ty: QualType,
        rhs_ty: QualType,
        span: Span,
    ) -> Eval<ConstValue> {
        if let Some(vector) = self.vector(ty) {
            return self.vector_binary(op, [a, b], vector, span);
        }
        let result = match (&a, &b) {
            (ConstValue::Int(x), ConstValue::Int(y)) => {
                let Some(kind) = self.int_kind(ty).or_else(|| self.int_kind(rhs_ty)) else {
                    return self.fail(span, Reason::Invalid);
                };
                let result = match op {
                    BinaryOp::Shl | BinaryOp::Shr => arith::shift(op, kind, *x, *y),
                    _ => arith::int_binary(op, kind, *x, *y),
                };
                match result {
                    // The reference compiler only warns, outside functions.
                    Err(Reason::Overflow | Reason::BadShift)
                        if self.frames.len() == 1 && self.host.wraps_constants() =>
                    {
                        Ok(ConstValue::Int(arith::out_of_range(op, kind, *x, *y)))
                    }
                    result => result.map(ConstValue::Int),
                }
            }
            (ConstValue::Float(x), ConstValue::Float(y)) => {
                let Some(kind) = self.float_kind(ty) else { return self.fail(span, Reason::Invalid) };
                Ok(match arith::float_binary(op, Num::from_bits(kind, *x), Num::from_bits(kind, *y)) {
                    FloatResult::Num(n) => ConstValue::Float(n.to_bits(kind)),
                    FloatResult::Bool(b) => ConstValue::bool(b),
                })
            }
            (ConstValue::Complex(a, b), ConstValue::Complex(c, d)) => match self.complex_kind(ty) {
                Some(kind) => super::lanes::complex_binary(op, kind, (*a, *b), (*c, *d)),
                None => Err(Reason::Invalid),
            },
            (ConstValue::Pointer(_), _) | (_, ConstValue::Pointer(_)) => self.compare_pointers(op, &a, &b),
            (ConstValue::MemberPointer(x), ConstValue::MemberPointer(y)) => match op {
                BinaryOp::Eq => Ok(ConstValue::bool(self.is_same_member(x, y))),
                BinaryOp::Ne => Ok(ConstValue::bool(!self.is_same_member(x, y))),
                _ => Err(Reason::InvalidCast),
            },
            (ConstValue::Uninit, _) | (_, ConstValue::Uninit) => Err(Reason::Uninitialized),
            _ => Err(Reason::Unsupported("expression")),
        };
        result.or_else(|reason| self.fail(span, reason))
    }
}
