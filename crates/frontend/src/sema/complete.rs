//! Complete types: asking for one instantiates.

use oxicc_source::Span;

use crate::tree::RecordId;
use crate::tree::types::{ArrayLen, QualType, TypeKind};

use super::Sema;

impl Sema<'_> {
    /// Whether the type is complete, instantiating it if it is a class-template instance. Reports if it is not.
    pub fn require_complete(&mut self, ty: QualType, span: Span) -> bool {
        if self.complete_if_possible(ty) {
            if let Some(record) = self.tree.types.as_record(ty) {
                self.check_specialized_before(record);
            }
            return true;
        }
        if !self.tree.types.is_error(ty) {
            let text = format!("incomplete type \"{}\" is not allowed", self.show_type(ty));
            self.error(70, span, text);
        }
        false
    }

    /// As [`Sema::require_complete`], for what a pointer refers to, in the words of that use.
    pub fn require_complete_for(
        &mut self,
        ty: QualType,
        span: Span,
        why: impl FnOnce(&str) -> (u16, String),
    ) -> bool {
        let known = self.tree.types.is_error(ty) || self.complete_if_possible(ty);
        if !known {
            let (code, text) = why(&self.show_type(ty));
            self.error(code, span, text);
            return false;
        }
        self.require_complete(ty, span)
    }

    /// An instance whose errors were thrown away with the tentative analysis that needed it first: reports them once.
    pub(super) fn report_silent_failure(&mut self, record: RecordId) {
        if self.trap_depth == 0
            && let Some(errors) = self.silent_failures.remove(&record)
        {
            self.diags.restore(errors);
        }
    }

    /// As [`Sema::require_complete`], but silent about types that stay incomplete.
    pub fn complete_if_possible(&mut self, ty: QualType) -> bool {
        match *self.tree.types.get(ty) {
            TypeKind::Record(r) => self.complete_record(r),
            TypeKind::Enum(e) => self.tree.enums[e].complete,
            TypeKind::Array { elem, len } => {
                !matches!(len, ArrayLen::Unknown) && self.complete_if_possible(elem)
            }
            TypeKind::Void | TypeKind::Deduced(_) | TypeKind::Error => false,
            _ => true,
        }
    }
}
