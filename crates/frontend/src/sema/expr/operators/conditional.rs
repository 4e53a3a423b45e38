//! The conditional operator.

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::sema::convert::{Purpose, UserMode};
use crate::tree::ExprId;
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::{QualType, Quals, TypeKind};

/// Assignment and conditional.
impl Sema<'_> {
    /// `cond ? a : b` ([expr.cond]); `cond` is as written.
    // The cases of [expr.cond] in their order.
    pub fn build_conditional(&mut self, cond: ExprId, a: ExprId, b: ExprId, span: Span) -> ExprId {
        if self.has_lanes(cond) {
            return self.vector_conditional(cond, a, b, span);
        }
        let cond = self.contextual_bool(cond);
        if self.is_error_expr(cond) || self.is_error_expr(a) || self.is_error_expr(b) {
            return self.error_expr(span);
        }
        let (a, b) = self.resolve_compared(a, b);
        let (Some(a), Some(b)) = (self.resolve_single(a), self.resolve_single(b)) else {
            let bad = if self.is_overload_expr(a) { a } else { b };
            self.unresolved_overload(bad);
            return self.error_expr(span);
        };
        let node = |s: &mut Self, a, b, ty, category| {
            s.push_expr(ExprKind::Conditional { cond, then: a, otherwise: b }, ty, category, span)
        };
        let (ta, tb) = (self.ety(a), self.ety(b));
        let throws = |s: &Self, e: ExprId| matches!(s.ekind(e), ExprKind::Throw(_));
        if self.tree.types.is_void(ta) || self.tree.types.is_void(tb) {
            if throws(self, a) && !throws(self, b) {
                let category = self.ecat(b);
                return node(self, a, b, tb, category);
            }
            if throws(self, b) && !throws(self, a) {
                let category = self.ecat(a);
                return node(self, a, b, ta, category);
            }
            if self.tree.types.is_void(ta) && self.tree.types.is_void(tb) {
                return node(self, a, b, QualType::VOID, Category::PRValue);
            }
            let (a, b) = (self.show_type(ta), self.show_type(tb));
            self.report(diag::operand_types_are_incompatible(&a, &b), span);
            return self.error_expr(span);
        }
        let (mut a, mut b) = (a, b);
        // Operands of different class types, or glvalues that differ in type: try to convert one to the other.
        let classes = self.tree.types.as_record(ta).is_some() || self.tree.types.as_record(tb).is_some();
        let same_glvalues = ta == tb && self.ecat(a) == self.ecat(b);
        if !same_glvalues
            && ta != tb
            && (classes
                || self.ecat(a) == self.ecat(b) && self.ecat(a) != Category::PRValue && ta.ty() == tb.ty())
        {
            let to_b = self.conditional_conversion(a, b);
            let to_a = self.conditional_conversion(b, a);
            match (to_b, to_a) {
                (Some(_), Some(_)) if classes => {
                    let (x, y) = (self.show_type(ta), self.show_type(tb));
                    self.report(diag::operand_types_are_incompatible(&x, &y), span);
                    return self.error_expr(span);
                }
                (Some(to), None) => a = self.implicit_conversion(a, to, Purpose::Operand),
                (None, Some(to)) => b = self.implicit_conversion(b, to, Purpose::Operand),
                _ => {}
            }
            if self.is_error_expr(a) || self.is_error_expr(b) {
                return self.error_expr(span);
            }
        }
        let (ta, tb) = (self.ety(a), self.ety(b));
        if ta == tb && self.ecat(a) == self.ecat(b) && self.ecat(a) != Category::PRValue {
            let category = self.ecat(a);
            // The arm that a constant condition does not choose needs no address.
            let chosen = match self.ekind(cond) {
                ExprKind::Const(value) => value.as_int().map(|v| v != 0),
                _ => None,
            };
            let (live, dead) = if chosen == Some(true) { (a, b) } else { (b, a) };
            if chosen.is_some() && self.constant_of(dead).is_some() {
                self.note_folded(dead);
                return node(self, live, live, ta, category);
            }
            return node(self, a, b, ta, category);
        }
        if self.tree.types.as_record(ta).is_some() || self.tree.types.as_record(tb).is_some() {
            if ta.ty() == tb.ty() {
                // The more qualified type, where there is one ([expr.cond]/4.3).
                let (qa, qb) = (ta.quals(), tb.quals());
                let quals = if qa.contains(qb) || qb.contains(qa) { qa | qb } else { Quals::empty() };
                let ty = ta.unqualified().with(quals);
                let (a, b) = (self.copy_class(a, ty), self.copy_class(b, ty));
                if self.is_error_expr(a) || self.is_error_expr(b) {
                    return self.error_expr(span);
                }
                return node(self, a, b, ty, Category::PRValue);
            }
            // Built-in candidates: a class that converts to an arithmetic or pointer type.
            if let Some((x, y)) = self.convert_conditional_classes(a, b) {
                (a, b) = (x, y);
            } else {
                let (x, y) = (self.show_type(ta), self.show_type(tb));
                self.report(diag::operand_types_are_incompatible(&x, &y), span);
                return self.error_expr(span);
            }
        }
        let (null_a, null_b) = (self.is_null_constant(a), self.is_null_constant(b));
        let (ra, rb) = (self.rvalue(a), self.rvalue(b));
        if self.is_error_expr(ra) || self.is_error_expr(rb) {
            return self.error_expr(span);
        }
        let (ta, tb) = (self.ety(ra), self.ety(rb));
        if ta.unqualified() == tb.unqualified() {
            return node(self, ra, rb, ta.unqualified(), Category::PRValue);
        }
        if self.tree.is_arithmetic_or_enum(ta) && self.tree.is_arithmetic_or_enum(tb)
            || matches!(self.tree.types.get(ta), TypeKind::Complex(_) | TypeKind::Vector { .. })
        {
            if let Some((a, b, common)) = self.usual_conversions(a, b) {
                return node(self, a, b, common, Category::PRValue);
            }
        }
        if let Some(common) = self.composite_pointer(ta, null_a, tb, null_b) {
            let (a, b) =
                (self.composite_operand(ra, null_a, common), self.composite_operand(rb, null_b, common));
            return node(self, a, b, common, Category::PRValue);
        }
        let (x, y) = (self.show_type(ta), self.show_type(tb));
        self.report(diag::operand_types_are_incompatible(&x, &y), span);
        self.error_expr(span)
    }

    /// [expr.cond]/4: the type that `from` is converted to so as to match `to`, if that can be done.
    fn conditional_conversion(&mut self, from: ExprId, to: ExprId) -> Option<QualType> {
        let target = self.ety(to);
        let category = self.ecat(to);
        let try_ref = match category {
            Category::LValue => Some(self.tree.types.lvalue_ref(target)),
            Category::XValue => Some(self.tree.types.rvalue_ref(target)),
            Category::PRValue => None,
        };
        if let Some(reference) = try_ref
            && let Some(ics) = self.expr_ics(from, reference, UserMode::Implicit)
        {
            let direct = match &ics.kind {
                crate::sema::convert::IcsKind::Standard(c) => c.binding.is_some_and(|b| !b.temporary),
                crate::sema::convert::IcsKind::User(u) => u.after.binding.is_some_and(|b| !b.temporary),
                _ => false,
            };
            if direct {
                return Some(reference);
            }
        }
        let source = self.ety(from);
        let classes = [source, target].map(|t| self.tree.types.as_record(t));
        if classes == [None, None] {
            return None;
        }
        if let [Some(s), Some(t)] = classes {
            if s == t {
                return target.quals().contains(source.quals()).then_some(target.unqualified());
            }
            if self.is_derived(s, t) {
                return target.quals().contains(source.quals()).then_some(target.unqualified());
            }
            if self.is_derived(t, s) {
                return None;
            }
        }
        let plain = self.tree.types.decay(target);
        self.expr_ics(from, plain, UserMode::Implicit).map(|_| plain)
    }

    /// Class operands of `?:` converted to the type of the other operand's built-in value.
    fn convert_conditional_classes(&mut self, a: ExprId, b: ExprId) -> Option<(ExprId, ExprId)> {
        if self.tree.types.as_record(self.ety(a)).is_some()
            && self.tree.types.as_record(self.ety(b)).is_some()
        {
            let (x, y) = (self.builtin_types(a), self.builtin_types(b));
            let ([x], [y]) = (x.as_slice(), y.as_slice()) else { return None };
            let arithmetic = self.tree.types.is_arithmetic(*x) && self.tree.types.is_arithmetic(*y);
            if !arithmetic && x != y {
                return None;
            }
            let a = self.implicit_conversion(a, *x, Purpose::Operand);
            let b = self.implicit_conversion(b, *y, Purpose::Operand);
            return Some((a, b));
        }
        let scalar = |s: &mut Self, e: ExprId| {
            let ty = s.ety(e);
            let decayed = s.tree.types.decay(ty);
            s.tree.is_scalar(decayed).then_some(decayed)
        };
        if let Some(ty) = scalar(self, b) {
            let a = self.conditional_class(a, ty)?;
            return Some((a, b));
        }
        if let Some(ty) = scalar(self, a) {
            let b = self.conditional_class(b, ty)?;
            return Some((a, b));
        }
        None
    }

    /// A class operand converted to the type of the other one, or to the only built-in type there is.
    fn conditional_class(&mut self, e: ExprId, other: QualType) -> Option<ExprId> {
        if let Some(e) = self.try_conversion(e, other) {
            return Some(e);
        }
        match self.builtin_types(e)[..] {
            [ty] => self.try_conversion(e, ty),
            _ => None,
        }
    }
}
