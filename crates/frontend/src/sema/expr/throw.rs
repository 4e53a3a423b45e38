//! What `throw` and the keywords of coroutines must fulfil.

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::tree::ExprId;
use crate::tree::expr::{Category, ExprKind};

impl Sema<'_> {
    /// Whether a coroutine may stand here: not in device code, and not without `<coroutine>`. Reports if not.
    pub(crate) fn coroutine_allowed(&mut self, span: Span) -> bool {
        use crate::sema::lookup::scope::{Decl, LookupMode};
        if self.in_device_code() {
            self.report(diag::device_code_does_not_support_coroutines(), span);
            return false;
        }
        let (std, traits) = (self.interner.intern(b"std"), self.interner.intern(b"coroutine_traits"));
        let global = self.global_scope();
        let known = match self.lookup_from(global, std.into(), LookupMode::Namespace).first() {
            Some(Decl::Namespace(ns)) => {
                let scope = self.namespace_scope(ns);
                !self.lookup_in_scope(scope, traits.into()).is_empty()
            }
            _ => false,
        };
        if !known {
            self.report(diag::coroutine_needs_traits(), span);
        }
        known
    }

    /// An exception object is copied from the operand ([except.throw]).
    pub(crate) fn check_thrown(&mut self, e: ExprId) {
        let (ty, span) = (self.ety(e), self.espan(e));
        if self.tree.types.is_error(ty) || self.is_overload_expr(e) {
            return;
        }
        if self.tree.types.is_void(ty) {
            self.report(diag::incomplete_type_is_not_allowed(&"void"), span);
            return;
        }
        let Some(record) = self.tree.types.as_record(ty) else { return };
        if !self.require_complete(ty, span) {
            return;
        }
        if self.tree.records[record].flags.contains(crate::tree::RecordFlags::ABSTRACT) {
            self.report(diag::object_of_abstract_class_cannot_be_thrown(), span);
        } else if self.ecat(e) != Category::PRValue {
            // What is declared outside of the try block is seen by its handlers ([class.copy.elision]/3).
            let outside = |s: &Self| match *s.ekind(e) {
                ExprKind::Local(local) => s.cx.ex.first_in_try.is_some_and(|first| local.as_u32() < first),
                _ => false,
            };
            let e = if outside(self) { e } else { self.implicitly_moved(e, ty.unqualified()) };
            let _ = self.copy_init(
                ty.unqualified(),
                &crate::sema::convert::Init::Expr(e),
                crate::sema::convert::Purpose::Init,
            );
        }
    }
}
