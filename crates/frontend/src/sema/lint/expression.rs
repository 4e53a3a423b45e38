//! Expressions that do nothing, or not what they look like.

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::tree::expr::{BinaryOp, CastKind, Category, ExprKind};
use crate::tree::types::{IntKind, QualType, TypeKind};
use crate::tree::{ConstValue, ExprId};

impl Sema<'_> {
    /// `++` of a `bool`.
    pub(crate) fn lint_bool_increment(&mut self, span: Span) {
        if self.is_evaluated() {
            self.lint(diag::incrementing_bool_is_deprecated(), span);
        }
    }

    /// A cast of a pointer to an integer that cannot hold it.
    pub(crate) fn lint_narrow_pointer(&mut self, span: Span) {
        if self.is_evaluated() {
            self.lint(diag::conversion_from_pointer_to_smaller_integer(), span);
        }
    }

    /// Warns of an expression whose value is dropped and that does nothing else. `written` is the expression before its value was
    /// dropped.
    pub(crate) fn lint_no_effect(&mut self, written: ExprId) {
        let ty = self.ety(written);
        if !self.is_evaluated()
            || self.is_error_expr(written)
            || self.is_overload_expr(written)
            || self.tree.types.is_void(ty)
            || self.tree.types.as_record(ty).is_some() && self.ecat(written) == Category::PRValue
            || self.has_side_effects(written)
            || self.reads_volatile(written)
        {
            return;
        }
        self.lint(diag::expression_has_no_effect(), self.espan(written));
    }

    fn reads_volatile(&self, e: ExprId) -> bool {
        let expr = &self.cx.body.exprs[e];
        if expr.ty.is_volatile() {
            return true;
        }
        match &expr.kind {
            ExprKind::Field { base, .. } => self.reads_volatile(*base),
            ExprKind::Deref(e) | ExprKind::AddrOf(e) => self.reads_volatile(*e),
            ExprKind::Cast { operand, .. } | ExprKind::Unary { operand, .. } => self.reads_volatile(*operand),
            ExprKind::Index { base, index } => self.reads_volatile(*base) || self.reads_volatile(*index),
            ExprKind::Binary { lhs, rhs, .. } => self.reads_volatile(*lhs) || self.reads_volatile(*rhs),
            ExprKind::Conditional { cond, then, otherwise } => {
                [*cond, *then, *otherwise].iter().any(|e| self.reads_volatile(*e))
            }
            _ => false,
        }
    }

    /// Warns of a constant that is assigned where a truth value is asked for.
    pub(crate) fn lint_condition(&mut self, e: ExprId) {
        let ExprKind::Assign { rhs, .. } = *self.ekind(e) else { return };
        let constant = match self.ekind(rhs) {
            ExprKind::Const(_) => true,
            ExprKind::Cast { operand, .. } => matches!(self.ekind(*operand), ExprKind::Const(_)),
            _ => false,
        };
        if constant && self.is_evaluated() {
            self.lint(diag::assignment_in_condition(), self.espan(e));
        }
    }

    /// Warns of `u < 0`, `u >= 0` and the same the other way around. `lhs` and `rhs` are as written, `l` and `r` their values.
    pub(crate) fn lint_comparison(
        &mut self,
        op: BinaryOp,
        (lhs, rhs): (ExprId, ExprId),
        (l, r): (ExprId, ExprId),
        span: Span,
    ) {
        let (number, value) = match op {
            BinaryOp::Lt | BinaryOp::Ge if self.is_zero(r) => (lhs, l),
            BinaryOp::Gt | BinaryOp::Le if self.is_zero(l) => (rhs, r),
            _ => return,
        };
        let unsigned = |s: &Self, ty: QualType| matches!(s.tree.types.get(ty), TypeKind::Int(k) if !k.is_signed() && *k != IntKind::Bool);
        let constant = matches!(self.ekind(value), ExprKind::Const(_));
        if unsigned(self, self.ety(number)) && !constant && self.is_evaluated() {
            self.lint(diag::unsigned_compared_with_zero(), span);
        }
    }

    /// Warns of the size of what has none.
    pub(crate) fn lint_size_of(&mut self, ty: QualType, span: Span) {
        if self.tree.types.is_void(ty) {
            self.lint(diag::incomplete_type_is_not_allowed(&"void"), span);
        } else {
            self.lint(diag::sizeof_function(), span);
        }
    }

    pub(crate) fn lint_alignment_of(&mut self, ty: QualType, span: Span) {
        if self.tree.types.is_void(ty) && self.trap_depth == 0 {
            self.lint(diag::alignment_of_incomplete_type(), span);
        }
    }

    fn is_zero(&self, e: ExprId) -> bool {
        match self.ekind(e) {
            ExprKind::Const(ConstValue::Int(0)) => true,
            ExprKind::Cast { kind: CastKind::Integral, operand, .. } => self.is_zero(*operand),
            _ => false,
        }
    }
}
