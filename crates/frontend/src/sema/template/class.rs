//! Class templates: which one a declaration belongs to.

use crate::lex::Symbol;
use crate::sema::Sema;
use crate::sema::lookup::name::Qualifier;
use crate::sema::lookup::scope::{Decl, Key, ScopeKind};
use crate::sema::template::{Header, Instance, ParamKind};
use crate::tree::{BodyState, ScopeId, TemplateId, TemplateKind, TokenRange};

impl Sema<'_> {
    /// Where a template that is befriended without a qualifier is declared: a class around, or the namespace
    /// ([namespace.memdef]/3).
    pub(crate) fn friend_template_scope(&mut self, here: ScopeId, name: Symbol) -> ScopeId {
        let mut at = Some(here);
        while let Some(scope) = at {
            let in_class = matches!(self.scopes[scope].kind, ScopeKind::Record(_));
            if in_class && self.find_template(scope, name, TemplateKind::Class, false).is_some() {
                return scope;
            }
            if matches!(self.scopes[scope].kind, ScopeKind::Namespace(_)) {
                break;
            }
            at = self.scopes[scope].parent.expand();
        }
        let ns = self.enclosing_namespace(here);
        self.namespace_scope(ns)
    }

    /// Whether `template <> template <class U> struct A<int>::B` takes the place of what the body of `A` says of `B`.
    pub(crate) fn specializes_member(&mut self, qualifier: Option<Qualifier>, template: TemplateId) -> bool {
        if !self.qualifies_instance(qualifier) || !self.specialized_templates.insert(template) {
            return false;
        }
        let data = &mut self.templates[template];
        data.class_definition = None;
        data.partials.clear();
        data.out_of_line.clear();
        true
    }

    /// Whether a qualifier names an instance of a class template that is not specialised itself, or a class in one.
    fn qualifies_instance(&self, qualifier: Option<Qualifier>) -> bool {
        matches!(qualifier, Some(Qualifier::Type(ty)) if self.enclosing_instances(ty) > 0)
    }

    /// The same for `template <> template <class U> void A<int>::f(U)`. What the body of `A`, or a definition for all of
    /// its instances, says of `f` does not count any more.
    pub(crate) fn specializes_member_function(
        &mut self,
        qualifier: Option<Qualifier>,
        template: TemplateId,
    ) -> bool {
        if !self.qualifies_instance(qualifier) || !self.specialized_templates.insert(template) {
            return false;
        }
        let data = &mut self.templates[template];
        (data.fn_definition, data.deleted) = (None, false);
        let functions = data.instances.values().filter_map(|i| match i {
            Instance::Function(f) => Some(*f),
            _ => None,
        });
        for f in functions.collect::<Vec<_>>() {
            let waits = matches!(self.tree.functions[f].body, BodyState::Tokens { .. });
            if waits && !self.fn_info[f].specialized {
                self.tree.functions[f].body = BodyState::None;
            }
        }
        true
    }

    /// The scope around the members of a class that is declared as `qualifier::name` in `outer`.
    pub(crate) fn member_outer(&mut self, qualifier: Option<Qualifier>, outer: ScopeId) -> ScopeId {
        match qualifier {
            Some(Qualifier::Type(ty)) => match self.tree.types.as_record(ty) {
                Some(r) => {
                    let outer = self.left_namespace(r, outer).map_or(outer, |ns| self.namespace_scope(ns));
                    self.reenter_record(r, outer)
                }
                None => outer,
            },
            Some(Qualifier::Namespace(ns)) => self.namespace_scope(ns),
            None => outer,
        }
    }

    /// Whether two headers are constrained alike.
    pub(crate) fn same_constraint_tokens(&self, a: &Header, b: &Header) -> bool {
        let same = |x: Option<TokenRange>, y: Option<TokenRange>| match (x, y) {
            (None, None) => true,
            (Some(x), Some(y)) => self.same_constraint(x, a, y, b),
            _ => false,
        };
        same(a.requires, b.requires)
            && a.params.iter().zip(b.params.iter()).all(|(x, y)| same(x.constraint, y.constraint))
    }

    pub(crate) fn reveal_template(&mut self, scope: ScopeId, key: Key, template: TemplateId, friend: bool) {
        if friend {
            return;
        }
        let pos = self.pos();
        if let Some(entries) = self.entries_mut(scope, key) {
            for e in entries.iter_mut() {
                if e.decl == Decl::Template(template) && e.hidden {
                    e.hidden = false;
                    e.pos = pos;
                }
            }
        }
    }

    /// A template of a kind in a scope; with `deep` also in its inline namespaces.
    pub(crate) fn find_template(
        &self,
        scope: ScopeId,
        name: Symbol,
        kind: TemplateKind,
        deep: bool,
    ) -> Option<TemplateId> {
        for e in self.entries(scope, name.into()) {
            if let Decl::Template(t) = e.decl
                && self.tree.templates[t].kind == kind
            {
                return Some(t);
            }
        }
        if deep {
            for &child in self.scopes[scope].inline_children() {
                if let Some(t) = self.find_template(child, name, kind, deep) {
                    return Some(t);
                }
            }
        }
        None
    }
}

/// Whether two headers have parameters of the same kinds and, for values, types.
pub(crate) fn alike(a: &Header, b: &Header) -> bool {
    let same = |x: &ParamKind, y: &ParamKind| match (x, y) {
        (ParamKind::Value { ty: x, .. }, ParamKind::Value { ty: y, .. }) => x == y,
        (ParamKind::Type, ParamKind::Type) | (ParamKind::Template, ParamKind::Template) => true,
        _ => false,
    };
    a.params.len() == b.params.len()
        && a.params.iter().zip(b.params.iter()).all(|(x, y)| same(&x.kind, &y.kind) && x.inner == y.inner)
}
