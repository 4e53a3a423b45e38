//! Operators of GNU vectors that work lane by lane: comparisons give masks, and masks select. Host code only: device
//! code has no such vectors.

use oxicc_source::Span;

use crate::diag;
use crate::layout::size_of;
use crate::sema::Sema;
use crate::tree::expr::{BinaryOp, CastKind, Category, ExprId, ExprKind, UnaryOp};
use crate::tree::types::{IntKind, QualType, TypeKind};

impl Sema<'_> {
    /// Whether an expression is a vector.
    pub(crate) fn has_lanes(&self, e: ExprId) -> bool {
        matches!(self.tree.types.get(self.ety(e)), TypeKind::Vector { .. })
    }

    /// Whether the assignment of `value` to an object of type `to` copies the bits of one vector of integers to another as
    /// large, whatever their lanes are. Assignments alone do so: initialisers and arguments must be of the same type.
    pub(crate) fn lanes_are_bits(&self, value: ExprId, to: QualType) -> bool {
        let integers = |ty: QualType| match *self.tree.types.get(ty) {
            TypeKind::Vector { elem, .. } => self.tree.types.is_integral(elem),
            _ => false,
        };
        let from = self.ety(value);
        from.ty() != to.ty()
            && integers(from)
            && integers(to)
            && size_of(&self.tree, from) == size_of(&self.tree, to)
    }

    /// The vector of signed integers, as wide as these lanes, that a comparison gives.
    pub(crate) fn mask_of(&mut self, vector: QualType) -> QualType {
        let TypeKind::Vector { elem, len } = *self.tree.types.get(vector) else { return vector };
        let kind = match size_of(&self.tree, elem) {
            1 => IntKind::SChar,
            2 => IntKind::Short,
            4 => IntKind::Int,
            8 => IntKind::Long,
            _ => IntKind::Int128,
        };
        let elem = self.tree.types.intern(TypeKind::Int(kind)).into();
        self.tree.types.intern(TypeKind::Vector { elem, len }).into()
    }

    /// `a && b`, `a || b` of which one is a vector.
    pub(crate) fn vector_logical(
        &mut self,
        op: BinaryOp,
        a: ExprId,
        b: ExprId,
        span: Span,
    ) -> Option<ExprId> {
        let (lhs, rhs, common) = self.usual_conversions(a, b)?;
        let mask = self.mask_of(common);
        Some(self.push_expr(ExprKind::Binary { op, lhs, rhs }, mask, Category::PRValue, span))
    }

    /// `!v`.
    pub(crate) fn vector_not(&mut self, vector: ExprId, span: Span) -> ExprId {
        let operand = self.rvalue(vector);
        let ty = self.ety(operand).unqualified();
        let mask = self.mask_of(ty);
        self.push_expr(ExprKind::Unary { op: UnaryOp::Not, operand }, mask, Category::PRValue, span)
    }

    /// `__builtin_convertvector(v, T)`: each lane converted to the type of those of `T`.
    pub(crate) fn build_convert_vector(&mut self, vector: ExprId, ty: QualType, start: Span) -> ExprId {
        let span = self.span_from(start);
        if self.is_error_expr(vector) || self.tree.types.is_error(ty) {
            return self.error_expr(span);
        }
        let from = self.ety(vector);
        let TypeKind::Vector { len, .. } = *self.tree.types.get(from) else {
            self.report(diag::expected_vector_operand(), self.espan(vector));
            return self.error_expr(span);
        };
        let TypeKind::Vector { len: lanes, .. } = *self.tree.types.get(ty) else {
            let shown = self.show_type(ty);
            self.report(diag::is_not_vector_type(&shown), span);
            return self.error_expr(span);
        };
        if len != lanes {
            let (a, b) = (self.show_type(from), self.show_type(ty));
            self.report(diag::vectors_differ_in_length(&a, &b), span);
            return self.error_expr(span);
        }
        let operand = self.rvalue(vector);
        self.push_cast(CastKind::VectorConvert, operand, ty.unqualified(), Category::PRValue)
    }

    /// `mask ? a : b`: the lanes of one or the other; operands that are no vectors stand for all lanes.
    pub(crate) fn vector_conditional(&mut self, mask: ExprId, a: ExprId, b: ExprId, span: Span) -> ExprId {
        let cond = self.rvalue(mask);
        let mask = self.ety(cond);
        let TypeKind::Vector { elem: lane, len } = *self.tree.types.get(mask) else {
            return self.error_expr(span);
        };
        if self.is_error_expr(a) || self.is_error_expr(b) {
            return self.error_expr(span);
        }
        let (ta, tb) = (self.ety(a), self.ety(b));
        let common = self.usual_conversions(a, b).and_then(|(then, otherwise, common)| {
            let ty = match *self.tree.types.get(common) {
                TypeKind::Vector { .. } => common,
                _ => self.tree.types.intern(TypeKind::Vector { elem: common, len }).into(),
            };
            let TypeKind::Vector { elem, len: lanes } = *self.tree.types.get(ty) else { return None };
            let fits = lanes == len && size_of(&self.tree, elem) == size_of(&self.tree, lane);
            // Vectors must be of one type here, even where other operators mix signs.
            let mixed = self.has_lanes(a) && self.has_lanes(b) && ta.ty() != tb.ty();
            (fits && !mixed).then_some((then, otherwise, ty))
        });
        let Some((then, otherwise, ty)) = common.filter(|_| self.tree.types.is_integral(lane)) else {
            let (x, y) = (self.show_type(ta), self.show_type(tb));
            self.report(diag::operand_types_are_incompatible(&x, &y), span);
            return self.error_expr(span);
        };
        let (then, otherwise) = (self.arith_cast(then, ty), self.arith_cast(otherwise, ty));
        self.push_expr(ExprKind::Conditional { cond, then, otherwise }, ty, Category::PRValue, span)
    }
}
