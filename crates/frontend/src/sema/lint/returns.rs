//! Addresses and references to what dies with the function.

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::tree::expr::{BinaryOp, CastKind, ExprKind, Lifetime};
use crate::tree::types::QualType;
use crate::tree::{ExprId, LocalId};

impl Sema<'_> {
    /// Warns if the value of a `return` refers to a local variable.
    pub(crate) fn lint_returned(&mut self, value: ExprId, ret: QualType, span: Span) {
        if self.tree.types.is_reference(ret) {
            if self.named_local(value).is_some() {
                self.lint(diag::returning_reference_to_local(), span);
            } else if self.is_temporary(value) {
                self.lint(diag::returning_reference_to_temporary(), span);
            }
        } else if self.tree.types.is_pointer(ret) && self.points_to_local(value) {
            self.lint(diag::returning_pointer_to_local(), span);
        }
    }

    /// The variable that a glvalue is, or is a part of.
    fn named_local(&self, e: ExprId) -> Option<LocalId> {
        match self.ekind(e) {
            ExprKind::Local(local) => {
                let reference = self.tree.types.is_reference(self.cx.body.locals[*local].ty);
                (!reference).then_some(*local)
            }
            ExprKind::Field { base, .. } if !self.is_reference_member(e) => self.named_local(*base),
            ExprKind::Index { base, .. } => match self.ekind(*base) {
                ExprKind::Cast { kind: CastKind::ArrayToPointer, operand, .. } => self.named_local(*operand),
                _ => None,
            },
            ExprKind::Cast {
                kind: CastKind::NoOp | CastKind::DerivedToBase | CastKind::LValueBitCast,
                operand,
                ..
            } => self.named_local(*operand),
            _ => None,
        }
    }

    fn is_reference_member(&self, e: ExprId) -> bool {
        let ExprKind::Field { field, .. } = *self.ekind(e) else { return false };
        let ty = self.tree.records[field.record].fields[field.index as usize].ty;
        self.tree.types.is_reference(ty)
    }

    fn is_temporary(&self, e: ExprId) -> bool {
        match self.ekind(e) {
            ExprKind::MaterializeTemp { lifetime: Lifetime::FullExpr, .. } => true,
            ExprKind::Cast { kind: CastKind::NoOp | CastKind::DerivedToBase, operand, .. } => {
                self.is_temporary(*operand)
            }
            _ => false,
        }
    }

    fn points_to_local(&self, e: ExprId) -> bool {
        match self.ekind(e) {
            ExprKind::AddrOf(object) => self.named_local(*object).is_some(),
            ExprKind::Cast { kind: CastKind::ArrayToPointer, operand, .. } => {
                self.named_local(*operand).is_some()
            }
            ExprKind::Cast {
                kind: CastKind::NoOp | CastKind::PointerBitCast | CastKind::DerivedToBase,
                operand,
                ..
            } => self.points_to_local(*operand),
            ExprKind::Binary { op: BinaryOp::PtrAdd | BinaryOp::PtrSub, lhs, .. } => {
                self.points_to_local(*lhs)
            }
            _ => false,
        }
    }
}
