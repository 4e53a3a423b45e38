//! Arithmetic and conversions of constants that lose something.

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::sema::convert::{Second, StdConv};
use crate::tree::expr::{BinaryOp, Category, ExprKind};
use crate::tree::types::{FloatKind, IntKind, QualType, TypeKind};
use crate::tree::{ConstValue, ExprId, Tree};

impl Sema<'_> {
    /// Warns of a shift by more bits than there are, or fewer than none. `ty` is the promoted type of what is shifted.
    pub(crate) fn lint_shift(&mut self, op: BinaryOp, count: ExprId, ty: QualType) {
        if !matches!(op, BinaryOp::Shl | BinaryOp::Shr) {
            return;
        }
        let ExprKind::Const(ConstValue::Int(n)) = *self.ekind(count) else { return };
        let TypeKind::Int(kind) = *self.tree.types.get(ty) else { return };
        if !self.is_evaluated() {
            return;
        }
        let span = self.espan(count);
        if n < 0 {
            self.lint(diag::shift_count_is_negative(), span);
        } else if n >= i128::from(kind.bits()) {
            self.lint(diag::shift_count_is_too_large(), span);
        }
    }

    /// Warns of an operation on constants that could not be folded because its result does not fit.
    pub(crate) fn lint_overflow(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId, span: Span) {
        let (ExprKind::Const(ConstValue::Int(a)), ExprKind::Const(ConstValue::Int(b))) =
            (self.ekind(lhs), self.ekind(rhs))
        else {
            return;
        };
        let TypeKind::Int(kind) = *self.tree.types.get(self.ety(lhs)) else { return };
        let exact = match op {
            BinaryOp::Add => a.checked_add(*b),
            BinaryOp::Sub => a.checked_sub(*b),
            BinaryOp::Mul => a.checked_mul(*b),
            _ => return,
        };
        let fits = exact.is_some_and(|v| Tree::int_wrap(v, kind) == v);
        if !fits && kind.is_signed() && kind.bits() < 128 && self.is_evaluated() {
            self.lint(diag::integer_operation_is_out_of_range(), span);
        }
    }

    /// Warns of the negation of the smallest number, which could not be folded.
    pub(crate) fn lint_negation(&mut self, operand: ExprId, span: Span) {
        if matches!(self.ekind(operand), ExprKind::Const(ConstValue::Int(_)))
            && matches!(self.tree.types.get(self.ety(operand)), TypeKind::Int(k) if k.bits() < 128)
            && self.is_evaluated()
        {
            self.lint(diag::integer_operation_is_out_of_range(), span);
        }
    }

    /// Warns of a constant that a conversion without a cast changes, and of a string literal that loses its `const`.
    pub(crate) fn lint_conversion(&mut self, e: ExprId, conv: &StdConv, to: QualType) {
        if let ExprKind::String(_) = self.ekind(e)
            && self.tree.types.pointee(to).is_some_and(|t| !t.is_const() && !self.tree.types.is_void(t))
        {
            let text = diag::string_literal_loses_const(&self.show_type(to));
            self.lint(text, self.espan(e));
        }
        if !matches!(conv.second, Second::Integral | Second::FloatToIntegral) || !self.is_evaluated() {
            return;
        }
        let known = match self.ekind(e) {
            ExprKind::Const(value) => Some(value.clone()),
            _ if self.ecat(e) != Category::PRValue => self.constant_of(e),
            _ => None,
        };
        let to = self.tree.types.strip_ref(to);
        match known {
            Some(ConstValue::Int(value)) => self.lint_integer(e, value, to),
            Some(ConstValue::Float(bits)) => {
                let TypeKind::Int(kind) = *self.tree.types.get(to) else { return };
                let value = match *self.tree.types.get(self.ety(e)) {
                    TypeKind::Float(FloatKind::Float) => f64::from(f32::from_bits(bits as u32)),
                    TypeKind::Float(FloatKind::Double) => f64::from_bits(bits as u64),
                    _ => return,
                };
                if kind != IntKind::Bool && !float_fits(value.trunc(), kind) {
                    self.lint(diag::float_does_not_fit_integer(), self.espan(e));
                }
            }
            _ => {}
        }
    }

    /// Warns of a constant operand that the usual arithmetic conversions change. Masks are meant.
    pub(crate) fn lint_operand(&mut self, op: BinaryOp, operand: ExprId, common: QualType) {
        if matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor) || !self.is_evaluated() {
            return;
        }
        if let ExprKind::Const(ConstValue::Int(value)) = *self.ekind(operand)
            && self.tree.types.as_enum(self.ety(operand)).is_none()
        {
            self.lint_integer(operand, value, common);
        }
    }

    fn lint_integer(&mut self, e: ExprId, value: i128, to: QualType) {
        let TypeKind::Int(kind) = *self.tree.types.get(to) else { return };
        if kind == IntKind::Bool || kind.bits() >= 128 || Tree::int_wrap(value, kind) == value {
            return;
        }
        let span = self.espan(e);
        // A number written in another base stands for its bits.
        let written = self.map.spelling_pos(span.lo);
        let text = self.map.span_bytes(Span::new(written, written.offset(2)));
        let is_bits = matches!(text, [b'0', b'x' | b'X' | b'b' | b'B' | b'0'..=b'7']);
        let same_width = value >= -(1 << (kind.bits() - 1)) && value < 1 << kind.bits();
        if same_width && !is_bits {
            self.lint(diag::integer_conversion_changes_sign(), span);
        } else if !same_width {
            self.lint(diag::integer_conversion_truncates(), span);
        }
    }
}

/// Whether a number without fraction is one of the integers of a kind.
fn float_fits(value: f64, kind: IntKind) -> bool {
    let bits = kind.bits() as i32;
    let (low, high) = match kind.is_signed() {
        true => (-(2f64.powi(bits - 1)), 2f64.powi(bits - 1)),
        false => (0.0, 2f64.powi(bits)),
    };
    (low..high).contains(&value)
}
