//! Using-declarations ([namespace.udecl]).

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::sema::lookup::name::{IdName, Qualifier};
use crate::sema::lookup::scope::{Decl, Entry, Key, LookupMode, ScopeKind};
use crate::tree::ScopeId;
use crate::tree::types::TypeKind;

impl Sema<'_> {
    pub(crate) fn declare_using(&mut self, qualifier: Qualifier, name: IdName, span: Span, twice: bool) {
        let scope = self.declaration_scope(self.cx.scope);
        if let Qualifier::Type(ty) = qualifier {
            match *self.tree.types.get(ty) {
                TypeKind::Error => return,
                TypeKind::Record(base) => {
                    self.complete_record(base);
                    // `using Base::Base;` inherits the constructors.
                    let own =
                        twice || matches!(name, IdName::Ident(s) if self.tree.records[base].name == Some(s));
                    if own && let ScopeKind::Record(record) = self.scopes[scope].kind {
                        self.inherit_constructors(record, base);
                        return;
                    }
                }
                _ => {}
            }
        }
        let key = name.key();
        let found = self.lookup_qualified(Some(qualifier), key, LookupMode::Any);
        let tags = self.lookup_qualified(Some(qualifier), key, LookupMode::Tag);
        if found.is_empty() {
            if !found.error {
                let message = match name {
                    IdName::Ident(s) => self.no_member(Some(qualifier), s),
                    _ => diag::name_of_using_declaration_was_not_found(),
                };
                self.report(message, span);
            }
            return;
        }
        let pos = self.pos();
        let in_class = matches!(self.scopes[scope].kind, ScopeKind::Record(_));
        if !self.check_using_scope(scope, qualifier, found.first(), span) {
            return;
        }
        if let (ScopeKind::Record(r), Key::Ident(name)) = (self.scopes[scope].kind, key)
            && self.tree.records[r].name == Some(name)
            && found.decls.iter().any(|d| matches!(d, Decl::Field(_) | Decl::Var(_) | Decl::Function(_)))
        {
            self.report(diag::declaration_of_member_with_same_name(), span);
            return;
        }
        if let Qualifier::Type(ty) = qualifier
            && in_class
            && let Some(naming) = self.tree.types.as_record(ty)
        {
            self.check_using_access(&found, naming, span);
        }
        let mut decls = found.decls;
        for tag in tags.decls {
            if !decls.contains(&tag) {
                decls.push(tag);
            }
        }
        for decl in decls {
            if self.entries(scope, key).iter().any(|e| e.decl == decl) {
                continue;
            }
            if self.is_hidden_behind_typedef(scope, key, decl) {
                let entry =
                    Entry { decl, pos, access: self.around.current_access, hidden: true, using: true };
                self.declare_entry(scope, key, entry);
                continue;
            }
            let clash = in_class && self.clashes_in_class(scope, key, decl)
                || (self.entries(scope, key).iter())
                    .any(|e| !e.using && !e.hidden && self.clashes_beside_using(e.decl, decl));
            if clash {
                let text = match key {
                    Key::Ident(s) => diag::has_already_been_declared_in_current_scope(&self.text(s)),
                    _ => diag::name_has_already_been_declared_in_current(),
                };
                self.report(text, span);
                continue;
            }
            // A member declared in the class hides the base's function with the same parameters.
            if in_class && self.hides_using(scope, key, decl) {
                continue;
            }
            if let (false, Decl::Function(used)) = (in_class, decl) {
                self.check_used_function(scope, key, used, span);
            }
            let entry = Entry { decl, pos, access: self.around.current_access, hidden: false, using: true };
            self.declare_entry(scope, key, entry);
        }
    }

    /// Whether a class has the name of a data member from another base already.
    fn clashes_in_class(&self, scope: ScopeId, key: Key, decl: Decl) -> bool {
        let data = |d: Decl| matches!(d, Decl::Field(_) | Decl::Var(_));
        data(decl) && self.entries(scope, key).iter().any(|e| data(e.decl))
    }

    /// Whether two member templates hide each other: the same kinds of template parameters, and the same parameters.
    pub(crate) fn same_template_signature(
        &self,
        a: crate::tree::TemplateId,
        b: crate::tree::TemplateId,
    ) -> bool {
        let (a, b) = (&self.templates[a], &self.templates[b]);
        let kinds = |t: &crate::sema::template::TemplateData| {
            t.header.params.iter().map(crate::sema::template::InnerParam::of).collect::<Vec<_>>()
        };
        let ty = |t: &crate::sema::template::TemplateData| {
            t.pattern.as_ref().and_then(|p| self.tree.types.as_function(p.ty))
        };
        match (ty(a), ty(b)) {
            (Some(x), Some(y)) => {
                crate::sema::decl::function_redeclare::same_signature(x, y)
                    && x.ret == y.ret
                    && kinds(a) == kinds(b)
                    && a.header.requires.is_none()
                    && b.header.requires.is_none()
            }
            _ => false,
        }
    }

    /// Whether the class already declares a function with the signature of `decl`.
    fn hides_using(&self, scope: ScopeId, key: Key, decl: Decl) -> bool {
        if let Decl::Template(new) = decl {
            return self.entries(scope, key).iter().any(|e| match e.decl {
                Decl::Template(old) if !e.using => self.same_template_signature(old, new),
                _ => false,
            });
        }
        let Decl::Function(new) = decl else { return false };
        let Some(ty) = self.tree.types.as_function(self.tree.functions[new].ty) else { return false };
        self.entries(scope, key).iter().any(|e| match e.decl {
            Decl::Function(old) if !e.using => {
                let old = self.tree.types.as_function(self.tree.functions[old].ty);
                old.is_some_and(|o| o.params == ty.params && o.quals == ty.quals && o.ref_qual == ty.ref_qual)
            }
            _ => false,
        })
    }
}
