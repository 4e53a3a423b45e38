//! Constants of type `long double`. The device computes with `double` instead, so what is known here is computed here, with
//! all the bits: it would be rounded between the steps there.

use crate::constexpr::arith;
use crate::constexpr::arith::{FloatResult, Num};
use crate::sema::Sema;
use crate::tree::expr::{BinaryOp, CastKind, ExprKind};
use crate::tree::types::{FloatKind, QualType, TypeKind};
use crate::tree::{ConstValue, ExprId};

impl Sema<'_> {
    /// The value of an operation on two such constants.
    pub(crate) fn fold_extended(&self, op: BinaryOp, lhs: ExprId, rhs: ExprId) -> Option<ConstValue> {
        use BinaryOp::*;
        let (a, b) = (self.extended_constant(lhs)?, self.extended_constant(rhs)?);
        let known = matches!(op, Add | Sub | Mul | Div | Lt | Gt | Le | Ge | Eq | Ne);
        // A division by zero is an error where a constant is needed; the evaluator reports it.
        if !known || op == Div && b.is_zero() {
            return None;
        }
        Some(match arith::float_binary(op, a, b) {
            FloatResult::Num(n) => ConstValue::Float(n.to_bits(FloatKind::LongDouble)),
            FloatResult::Bool(b) => ConstValue::bool(b),
        })
    }

    pub(crate) fn negated_extended(&self, operand: ExprId) -> Option<ConstValue> {
        let value = self.extended_constant(operand)?;
        Some(ConstValue::Float(value.negated().to_bits(FloatKind::LongDouble)))
    }

    /// The value of a conversion of a constant from `long double` or to it.
    pub(crate) fn cast_extended(&self, kind: CastKind, operand: ExprId, ty: QualType) -> Option<ConstValue> {
        let from = self.ety(operand);
        let ExprKind::Const(value) = self.ekind(operand) else { return None };
        match (kind, value, self.float_format(from), self.float_format(ty)) {
            (CastKind::IntegralToFloat, ConstValue::Int(v), _, Some(FloatKind::LongDouble)) => {
                let from = self.tree.int_kind(from)?;
                Some(ConstValue::Float(arith::int_to_float(FloatKind::LongDouble, from, *v)))
            }
            (CastKind::FloatToIntegral, ConstValue::Float(bits), Some(FloatKind::LongDouble), _) => {
                let value = Num::from_bits(FloatKind::LongDouble, *bits);
                arith::float_to_int(self.tree.int_kind(ty)?, value).ok().map(ConstValue::Int)
            }
            (CastKind::FloatToBool, ConstValue::Float(bits), Some(FloatKind::LongDouble), _) => {
                Some(ConstValue::bool(!Num::from_bits(FloatKind::LongDouble, *bits).is_zero()))
            }
            (CastKind::Float, ConstValue::Float(bits), Some(from), Some(to))
                if from == FloatKind::LongDouble || to == FloatKind::LongDouble =>
            {
                Some(ConstValue::Float(Num::from_bits(from, *bits).to_bits(to)))
            }
            _ => None,
        }
    }

    fn extended_constant(&self, e: ExprId) -> Option<Num> {
        match self.ekind(e) {
            ExprKind::Const(ConstValue::Float(bits))
                if self.float_format(self.ety(e)) == Some(FloatKind::LongDouble) =>
            {
                Some(Num::from_bits(FloatKind::LongDouble, *bits))
            }
            _ => None,
        }
    }

    fn float_format(&self, ty: QualType) -> Option<FloatKind> {
        match self.tree.types.get(ty) {
            TypeKind::Float(kind) => Some(kind.format()),
            _ => None,
        }
    }
}
