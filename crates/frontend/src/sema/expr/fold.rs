//! Folds over empty packs, and strings made of characters of a pack.

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::{ArrayLen, QualType, Quals};
use crate::tree::{ExprId, OperatorName};

impl Sema<'_> {
    pub(crate) fn empty_fold(&mut self, op: OperatorName, span: Span) -> ExprId {
        match op {
            OperatorName::AndAnd => self.bool_const(true, span),
            OperatorName::OrOr => self.bool_const(false, span),
            OperatorName::Comma => {
                self.push_expr(ExprKind::ZeroInit, QualType::VOID, Category::PRValue, span)
            }
            _ => {
                self.report(diag::empty_fold_expression(), span);
                self.error_expr(span)
            }
        }
    }

    /// A string literal made by the compiler.
    pub(crate) fn char_string(&mut self, text: &[u8], span: Span) -> ExprId {
        let mut bytes = text.to_vec();
        bytes.push(0);
        let len = bytes.len() as u64;
        let id = self.tree.strings.push(crate::tree::StringLiteral {
            elem: crate::tree::TypeId::CHAR,
            bytes: bytes.into_boxed_slice(),
        });
        let elem = QualType::CHAR.with(Quals::CONST);
        let ty = self.tree.types.array(elem, ArrayLen::Known(len));
        self.push_expr(ExprKind::String(id), ty, Category::LValue, span)
    }
}
