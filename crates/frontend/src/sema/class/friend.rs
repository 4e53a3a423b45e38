//! Friends of a class ([class.friend]).

use crate::diag;
use crate::sema::Sema;
use crate::sema::decl::declarator::Declarator;
use crate::sema::decl::specifiers::{DeclSpecs, SpecFlags, Storage};
use crate::sema::lookup::scope::{Decl, Entry, Found, Key};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{RecordId, ScopeId};

impl Sema<'_> {
    /// Whether what was found is a class of a namespace around the innermost one: a friend declaration without a qualifier
    /// does not mean it ([namespace.memdef]/3).
    pub(crate) fn is_beyond_friend(&self, here: ScopeId, found: &Found) -> bool {
        let (Some(Decl::Record(_)), Some(scope)) = (found.first(), found.scope) else { return false };
        if self.is_block_scope_class(here) {
            return false;
        }
        let mut at = self.tree.namespaces[self.enclosing_namespace(here)].parent.expand();
        while let Some(ns) = at {
            if self.namespace_scope(ns) == scope {
                return true;
            }
            at = self.tree.namespaces[ns].parent.expand();
        }
        false
    }

    /// Whether the block around a local class declares a function: a friend of the class must be declared there
    /// ([class.local]/3).
    pub(crate) fn declared_in_block(&self, class: ScopeId, key: Key, ty: QualType) -> bool {
        let Some(ty) = self.tree.types.as_function(ty) else { return true };
        let same = |e: &Entry| match e.decl {
            Decl::Function(f) => (self.tree.types.as_function(self.tree.functions[f].ty))
                .is_some_and(|old| crate::sema::decl::function_redeclare::same_signature(old, ty)),
            _ => self.is_function_decl(e.decl),
        };
        let mut at = self.scopes[class].parent.expand();
        while let Some(scope) = at {
            if self.is_block_scope(scope) {
                return self.entries(scope, key).iter().any(same);
            }
            at = self.scopes[scope].parent.expand();
        }
        true
    }

    pub(crate) fn add_friend_type(&mut self, record: RecordId, ty: QualType) {
        let decl = match *self.tree.types.get(ty) {
            TypeKind::Record(r) => Decl::Record(r),
            _ => return,
        };
        self.friends.entry(record).or_default().push(decl);
    }

    /// What a friend declaration may not be.
    pub(crate) fn check_friend(&mut self, specs: &DeclSpecs, declarator: &Declarator, defined: bool) -> bool {
        let span = declarator.span;
        if specs.has(SpecFlags::VIRTUAL) {
            self.report(diag::virtual_is_not_allowed(), span);
            return false;
        }
        if specs.has(SpecFlags::EXPLICIT) {
            self.report(diag::explicit_is_not_allowed(), span);
            return false;
        }
        if specs.storage != Storage::None || specs.has(SpecFlags::MUTABLE) {
            self.report(diag::storage_class_is_not_allowed_in_friend(), span);
            return false;
        }
        if defined && (declarator.qualifier.is_some() || declarator.args.is_some()) {
            self.report(diag::qualified_friend_function_cannot_be_defined(), span);
            return false;
        }
        if defined && self.is_block_scope_class(self.cx.scope) {
            self.report(diag::friend_defined_in_local_class(), span);
            return false;
        }
        true
    }
}
