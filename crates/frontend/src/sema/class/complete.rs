//! Complete types: asking for one instantiates.

use oxicc_source::{Message, Span};

use crate::diag;
use crate::sema::Sema;
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{DeclContext, FunctionId, RecordFlags, RecordId, RecordKind};

impl Sema<'_> {
    /// Whether the type is complete, instantiating it if it is a class-template instance. Reports if it is not.
    pub fn require_complete(&mut self, ty: QualType, span: Span) -> bool {
        if self.complete_if_possible(ty) {
            if let Some(record) = self.tree.types.as_record(ty) {
                self.check_specialized_before(record);
                self.note_needed_class(record);
            }
            return true;
        }
        if !self.tree.types.is_error(ty) {
            let text = diag::incomplete_type_is_not_allowed(&self.show_type(ty));
            self.report(text, span);
        }
        false
    }

    /// As [`Sema::require_complete`], for what a pointer refers to, in the words of that use.
    pub fn require_complete_for(
        &mut self,
        ty: QualType,
        span: Span,
        why: impl FnOnce(&str) -> Message,
    ) -> bool {
        let known = self.tree.types.is_error(ty) || self.complete_if_possible(ty);
        if !known {
            let message = why(&self.show_type(ty));
            self.report(message, span);
            return false;
        }
        self.require_complete(ty, span)
    }

    /// An instance whose errors were thrown away with the tentative analysis that needed it first: reports them once.
    pub(crate) fn report_silent_failure(&mut self, record: RecordId) {
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

/// Types that must be complete where something is defined, whatever happens to them later.
impl Sema<'_> {
    /// Whether a type is a class that is declared only: no instance, nothing that a class around it may still define.
    pub(crate) fn is_declared_only(&self, ty: QualType) -> bool {
        let known = RecordFlags::COMPLETE | RecordFlags::BEING_DEFINED | RecordFlags::INVALID;
        self.tree.types.as_record(ty).is_some_and(|r| {
            let record = &self.tree.records[r];
            !record.flags.intersects(known)
                && record.instance_of.is_none()
                && matches!(record.context, DeclContext::Namespace(_))
        })
    }

    pub(crate) fn report_incomplete(&mut self, ty: QualType, span: Span) {
        let text = diag::incomplete_type_is_not_allowed(&self.show_type(ty));
        self.report(text, span);
    }

    /// A function that is defined takes and returns complete types ([dcl.fct.def.general]/2).
    pub(crate) fn check_defined_signature(&mut self, function: FunctionId, span: Span) {
        let data = &self.tree.functions[function];
        let Some(f) = self.tree.types.as_function(data.ty) else { return };
        let ret = self.is_declared_only(f.ret).then_some(f.ret);
        let param = f.params.iter().copied().find(|ty| self.is_declared_only(*ty));
        if ret.or(param).is_none() || self.in_template_instance(function) || data.instance_of.is_some() {
            return;
        }
        if let Some(ty) = ret {
            let (name, ty) = (self.show_function(function), self.show_type(ty));
            self.report(diag::function_returns_incomplete_type(&name, &ty), span);
        } else if let Some(ty) = param {
            self.report_incomplete(ty, span);
        }
    }

    /// A flexible array member is the last one, and not the only one; `ty` is the type of a member that is about to be added.
    pub(crate) fn check_flexible(&mut self, record: RecordId, ty: QualType, span: Span) {
        let open =
            |s: &Self, ty| matches!(s.tree.types.get(ty), TypeKind::Array { len: ArrayLen::Unknown, .. });
        let data = &self.tree.records[record];
        if self.map.in_system_header(span.lo) {
            return;
        }
        if let Some(last) = data.fields.last()
            && data.kind != RecordKind::Union
            && open(self, last.ty)
        {
            return self.report_incomplete(last.ty, last.span);
        }
        let ends_open = |r: RecordId| self.tree.records[r].fields.last().is_some_and(|f| open(self, f.ty));
        if data.fields.is_empty()
            && let Some(base) = data.bases.iter().find(|b| ends_open(b.record))
        {
            let span = base.span;
            self.report(diag::cannot_derive_from_class_with_flexible_array(), span);
            return;
        }
        if !open(self, ty) {
            return;
        }
        let empty = |r: RecordId| self.tree.records[r].flags.contains(RecordFlags::EMPTY);
        let alone = data.fields.iter().all(|f| f.is_padding()) && data.bases.iter().all(|b| empty(b.record));
        if data.kind == RecordKind::Union {
            self.report_incomplete(ty, span);
        } else if alone {
            self.report(diag::flexible_array_member_cannot_be_declared(), span);
        }
    }

    /// The layouts that the size of a type needs.
    pub(crate) fn ensure_type_layout(&mut self, ty: QualType) {
        if let Some(record) = self.tree.types.as_record(self.tree.types.array_base(ty)) {
            self.ensure_layout(record);
        }
    }

    /// The alignment of a type, for `alignas(T)`.
    pub fn align_of_type(&mut self, ty: QualType, span: Span) -> Option<u64> {
        if self.tree.types.is_error(ty) || !self.require_complete(ty, span) {
            return None;
        }
        self.ensure_type_layout(ty);
        Some(crate::layout::align_of(&self.tree, ty))
    }
}
