//! Narrowing conversions ([dcl.init.list]).

use crate::constexpr::arith::Num;
use crate::diag;
use crate::sema::Sema;
use crate::tree::expr::ExprKind;
use crate::tree::types::{FloatKind, QualType, TypeKind};
use crate::tree::{ConstValue, ExprId};

/// Strings and narrowing.
impl Sema<'_> {
    /// [dcl.init.list]/7: warns of a narrowing conversion; in a substitution it is a failure.
    pub(crate) fn check_narrowing(&mut self, e: ExprId, to: QualType) {
        if self.cx.ex.may_narrow || self.is_error_expr(e) || self.is_overload_expr(e) || !self.narrows(e, to)
        {
            return;
        }
        let span = self.espan(e);
        let text = diag::invalid_narrowing_conversion(
            &self.show_type(self.ety(e).unqualified()),
            &self.show_type(to.unqualified()),
        );
        // Only what is known not to fit is an error outside overload resolution.
        if self.trap_depth > 0 || self.constant_out_of_range(e, to) {
            self.report(text, span);
        } else if !self.is_integer_constant(e, to) {
            self.report(text.as_warning(), span);
        }
    }

    /// An integer of a known value for an integer type: what is lost is said where it is converted.
    fn is_integer_constant(&mut self, e: ExprId, to: QualType) -> bool {
        let integers =
            [self.ety(e), to].iter().all(|ty| matches!(self.tree.types.get(*ty), TypeKind::Int(_)));
        integers && self.fold_int(e).is_some()
    }

    /// A constant that the target type cannot hold: rejected by the reference compiler for template arguments,
    /// enumerators and the like.
    fn constant_out_of_range(&mut self, e: ExprId, to: QualType) -> bool {
        self.cx.evaluation == crate::sema::Evaluation::ConstantEvaluated
            && matches!(self.tree.types.get(to), TypeKind::Int(_))
            && self.fold_int(e).is_some()
    }

    fn narrows(&mut self, e: ExprId, to: QualType) -> bool {
        let from = self.ety(e);
        if from.ty() == to.ty() {
            return false;
        }
        match (self.tree.types.get(from).clone(), self.tree.types.get(to).clone()) {
            (TypeKind::Float(_), TypeKind::Int(_)) => true,
            (TypeKind::Float(a), TypeKind::Float(b)) => {
                pub(crate) use crate::sema::convert::types::float_rank;
                float_rank(a) > float_rank(b) && !self.float_constant_fits(e, b)
            }
            (TypeKind::Int(_) | TypeKind::Enum(_), TypeKind::Float(k)) => match self.fold_int(e) {
                Some(v) => {
                    let bits = match k.format() {
                        FloatKind::Half => 11,
                        FloatKind::BFloat16 => 8,
                        FloatKind::Float => 24,
                        FloatKind::Double => 53,
                        FloatKind::LongDouble => 64,
                        _ => 113,
                    };
                    let magnitude = v.unsigned_abs();
                    magnitude != 0 && 128 - magnitude.leading_zeros() - magnitude.trailing_zeros() > bits
                }
                None => true,
            },
            (TypeKind::Int(_) | TypeKind::Enum(_), TypeKind::Int(k)) => {
                let Some(source) = self.tree.int_kind(from) else { return false };
                if crate::tree::Tree::int_fits(source, k) {
                    return false;
                }
                // An enumeration without a fixed type has the values of the type that it promotes to.
                let open = self.tree.types.as_enum(from).is_some_and(|e| !self.tree.enums[e].fixed);
                let promoted = self.tree.promoted(from, None).filter(|_| open);
                if let Some(source) = promoted.and_then(|ty| self.tree.int_kind(ty))
                    && crate::tree::Tree::int_fits(source, k)
                {
                    return false;
                }
                match self.fold_int(e) {
                    Some(v) => {
                        let (lo, hi) = crate::tree::Tree::int_range(k);
                        v < lo || v > hi
                    }
                    None => match self.bits_of(e) {
                        Some(bits) => bits >= k.bits(),
                        None => true,
                    },
                }
            }
            (TypeKind::Pointer(_) | TypeKind::MemberPointer { .. }, TypeKind::Int(_)) => true,
            _ => false,
        }
    }

    /// The integer value of a constant expression, if it is one.
    pub(crate) fn fold_int(&mut self, e: ExprId) -> Option<i128> {
        if let ExprKind::Const(ConstValue::Int(v)) = self.cx.body.exprs[e].kind {
            return Some(v);
        }
        let value = self.rvalue_quiet(e)?;
        self.evaluate(value).ok()?.as_int()
    }

    /// A constant within range converts without narrowing, even if it loses precision.
    fn float_constant_fits(&mut self, e: ExprId, to: FloatKind) -> bool {
        let Some(v) = self.rvalue_quiet(e) else { return false };
        match (self.evaluate(v), self.tree.types.get(self.ety(v))) {
            (Ok(ConstValue::Float(bits)), TypeKind::Float(from)) => {
                let value = Num::from_bits(*from, bits);
                let converted = Num::from_bits(to, value.to_bits(to));
                value.is_infinite() || !converted.is_infinite()
            }
            (result, _) => result.is_ok(),
        }
    }

    /// An rvalue of a scalar operand, for folding.
    fn rvalue_quiet(&mut self, e: ExprId) -> Option<ExprId> {
        if !self.tree.is_scalar(self.ety(e)) {
            return None;
        }
        Some(self.rvalue(e))
    }
}
