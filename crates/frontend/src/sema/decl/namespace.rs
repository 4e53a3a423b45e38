//! Namespaces: opening them, and what namespace a scope is in.

use crate::diag;
use crate::lex::{Symbol, kw};
use crate::sema::Sema;
use crate::sema::lookup::scope::{Decl, Key, ScopeKind};
use crate::tree::{DeclContext, Linkage, Namespace, NamespaceId, ScopeId};

impl Sema<'_> {
    /// Makes a namespace current, declaring it if it is new.
    pub(crate) fn open_namespace(&mut self, name: Option<Symbol>, is_inline: bool) {
        let scope = self.cx.scope;
        let parent = self.enclosing_namespace(scope);
        let key = match name {
            Some(name) => Key::Ident(name),
            // All unnamed namespaces of a parent are one.
            None => Key::Literal(kw::NAMESPACE),
        };
        let ns = match self.known_namespace(scope, key) {
            Some(ns) => {
                // An alias is no name to reopen a namespace by ([namespace.alias]/4).
                if self.tree.namespaces[ns].name != name
                    && let Some(name) = name
                {
                    let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
                    let span = self.prev_span();
                    self.report(text, span);
                }
                ns
            }
            None => self.new_namespace(name, parent, is_inline, scope),
        };
        self.cx.scope = self.namespace_scopes[ns];
    }

    /// The namespace of this name that a scope, or an inline namespace in it, has.
    fn known_namespace(&self, scope: ScopeId, key: Key) -> Option<NamespaceId> {
        let own = self.entries(scope, key).iter().find_map(|e| match e.decl {
            Decl::Namespace(ns) => Some(ns),
            _ => None,
        });
        if own.is_some() || !matches!(key, Key::Ident(_)) {
            return own;
        }
        self.scopes[scope].inline_children().iter().find_map(|child| self.known_namespace(*child, key))
    }

    pub(crate) fn new_namespace(
        &mut self,
        name: Option<Symbol>,
        parent: NamespaceId,
        is_inline: bool,
        scope: ScopeId,
    ) -> NamespaceId {
        let ns = self.tree.namespaces.push(Namespace {
            name,
            parent: parent.into(),
            is_inline,
            is_anonymous: name.is_none(),
        });
        if let Some(name) = name {
            self.note_namespace(name);
        }
        let inner = self.new_scope(ScopeKind::Namespace(ns), Some(scope));
        self.namespace_scopes.push(inner);
        let pos = self.pos();
        match name {
            Some(name) => self.declare(scope, name, Decl::Namespace(ns)),
            None => {
                self.declare(scope, Key::Literal(kw::NAMESPACE), Decl::Namespace(ns));
                self.names_version += 1;
                self.nesting_version += 1;
                self.scopes[scope].nested_mut().directives.push((ns, pos));
            }
        }
        if is_inline {
            self.add_inline_namespace(scope, inner);
        }
        ns
    }

    /// The context that declarations in `scope` have.
    pub fn context_of(&self, scope: ScopeId) -> DeclContext {
        let mut at = scope;
        loop {
            match self.scopes[at].kind {
                ScopeKind::Namespace(ns) => return DeclContext::Namespace(ns),
                ScopeKind::Record(r) => return DeclContext::Record(r),
                ScopeKind::Block | ScopeKind::Prototype => {
                    if let Some(function) = self.cx.function {
                        return DeclContext::Function { function, discriminator: 0 };
                    }
                }
                _ => {}
            }
            match self.scopes[at].parent.expand() {
                Some(p) => at = p,
                None => return DeclContext::Namespace(NamespaceId::GLOBAL),
            }
        }
    }

    /// Whether a namespace or one around it is unnamed: its members have internal linkage.
    pub fn in_anonymous_namespace(&self, context: DeclContext) -> bool {
        let mut ns = match context {
            DeclContext::Namespace(ns) => Some(ns),
            DeclContext::Record(r) => {
                let record = &self.tree.records[r];
                return record.linkage == Linkage::Internal || self.in_anonymous_namespace(record.context);
            }
            DeclContext::Function { function, .. } => {
                return self.in_anonymous_namespace(self.tree.functions[function].context);
            }
        };
        while let Some(n) = ns {
            if self.tree.namespaces[n].is_anonymous {
                return true;
            }
            ns = self.tree.namespaces[n].parent.expand();
        }
        false
    }
}
