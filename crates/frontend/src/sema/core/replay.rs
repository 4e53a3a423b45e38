//! Expressions that are written elsewhere, and lookup that passes over classes.

use oxicc_source::Span;

use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::Sema;
use crate::sema::lookup::scope::{Found, Key, LookupMode, ScopeKind};
use crate::tree::types::QualType;
use crate::tree::{EnvId, ScopeId, TokenRange};

impl<'a> Sema<'a> {
    /// Reads tokens recorded elsewhere (default arguments, default member initialisers) into the current body, in the
    /// scope they were written in. Locals of this body are not visible to them.
    pub(crate) fn replay_in<R>(
        &mut self,
        range: TokenRange,
        scope: ScopeId,
        _env: Option<EnvId>,
        f: impl FnOnce(&mut Parser<'_, 'a>) -> R,
    ) -> R {
        let outer = std::mem::replace(&mut self.cx.scope, scope);
        let result = self.setting(|s| &mut s.cx.ex.amp_pos, u32::MAX, |s| s.replay_here(range, f));
        self.cx.scope = outer;
        result
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

    /// Unqualified lookup that passes over class scopes: operators as non-members.
    pub(crate) fn lookup_nonmember(&mut self, key: Key) -> Found {
        let mut scope = self.cx.scope;
        while let ScopeKind::Record(_) | ScopeKind::Template = self.scopes[scope].kind {
            match self.scopes[scope].parent.expand() {
                Some(parent) => scope = parent,
                None => break,
            }
        }
        let found = self.lookup_from(scope, key, LookupMode::Any);
        match found.record {
            // Found a member after all, in a class around a block: go on outside it.
            Some(_) => {
                let ns = self.enclosing_namespace(scope);
                self.lookup_from(self.namespace_scope(ns), key, LookupMode::Any)
            }
            None => found,
        }
    }
}
