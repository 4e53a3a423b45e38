//! The expressions of the body under construction.

use oxicc_source::Span;

use crate::sema::{Evaluation, Sema};
use crate::tree::ExprId;
use crate::tree::expr::{Category, Expr, ExprKind};
use crate::tree::types::{QualType, TypeId};

impl Sema<'_> {
    pub fn push_expr(&mut self, kind: ExprKind, ty: QualType, category: Category, span: Span) -> ExprId {
        self.cx.body.exprs.push(Expr { kind, ty, category, span })
    }

    #[inline]
    pub fn ety(&self, e: ExprId) -> QualType {
        self.cx.body.exprs[e].ty
    }

    #[inline]
    pub fn ecat(&self, e: ExprId) -> Category {
        self.cx.body.exprs[e].category
    }

    #[inline]
    pub fn espan(&self, e: ExprId) -> Span {
        self.cx.body.exprs[e].span
    }

    #[inline]
    pub fn ekind(&self, e: ExprId) -> &ExprKind {
        &self.cx.body.exprs[e].kind
    }

    #[inline]
    pub fn is_error_expr(&self, e: ExprId) -> bool {
        self.cx.body.exprs[e].ty.ty() == TypeId::ERROR
    }

    pub fn is_evaluated(&self) -> bool {
        self.cx.evaluation == Evaluation::Evaluated && !self.cx.ex.discarded
    }
}
