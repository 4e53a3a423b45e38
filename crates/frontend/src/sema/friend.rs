//! Friends of a class ([class.friend]).

use super::decl_spec::{DeclSpecs, SpecFlags, Storage};
use super::declarator::Declarator;
use super::function::{Definition, NewFunction};
use super::name::Qualifier;
use super::scope::{Decl, Entry, Found, Key, LookupMode};
use super::{Parser, Sema};
use crate::diag;
use crate::lex::TokenKind;
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{Access, BodyState, DeclContext, FnFlags, Linkage, RecordId, ScopeId};

/// What is wrong with a friend of a local class that its function does not declare.
impl Parser<'_, '_> {
    /// `friend void f(...);` or a definition. True if a body ended the declaration.
    pub(in crate::sema) fn finish_friend_function(
        &mut self,
        record: RecordId,
        specs: &DeclSpecs,
        declarator: Declarator,
        start: u32,
    ) -> bool {
        if let Some(info) = &declarator.function
            && info.auto_params
        {
            self.seek(start);
            self.parse_abbreviated_template();
            return true;
        }
        let Some((name, key)) = self.function_name(&declarator, None) else {
            let definition = self.parse_method_tail(None);
            return matches!(definition, Definition::Body(_));
        };
        match self.tree.types.get(declarator.ty) {
            TypeKind::Function(_) => {}
            TypeKind::Error => return false,
            _ => {
                self.report(diag::invalid_friend_declaration(), declarator.span);
                let _ = self.skip_initializer();
                return false;
            }
        }
        let class_scope = self.cx.scope;
        let defined = matches!(self.kind(), TokenKind::LBrace | TokenKind::Colon);
        if !self.check_friend(specs, &declarator, defined) {
            let definition = self.parse_method_tail(None);
            return matches!(definition, Definition::Body(_));
        }
        // Qualified friends and friends that name a template instance declare nothing.
        if declarator.qualifier.is_some() || declarator.args.is_some() {
            let own = match declarator.qualifier {
                Some(Qualifier::Type(ty)) => self.tree.types.as_record(ty),
                _ => None,
            };
            if matches!(declarator.qualifier, Some(Qualifier::Namespace(_)))
                && self.is_block_scope_class(class_scope)
            {
                self.report(diag::local_friend_is_not_declared(), declarator.span);
            }
            let key = self.function_name(&declarator, own).map_or(key, |n| n.1);
            let found = self.lookup_qualified(declarator.qualifier, key, LookupMode::Any);
            if found.is_empty() && !found.error && !self.tree.types.is_error(declarator.ty) {
                let implicit = matches!(key, Key::Ctor | Key::Dtor | Key::Operator(_) | Key::Conversion);
                let dependent = matches!(declarator.qualifier, Some(Qualifier::Type(t)) if self.tree.types.is_dependent(t));
                if let (false, false, Key::Ident(name)) = (implicit, dependent, key) {
                    let text = self.no_member(declarator.qualifier, name);
                    self.report(text, declarator.span);
                }
            }
            if let (Some(own), [Decl::Function(f)]) = (own, &found.decls[..]) {
                self.check_member_access(*f, own, declarator.span);
            }
            for decl in found.decls {
                // Which overload is meant matters little: friendship only opens access.
                self.friends.entry(record).or_default().push(decl);
            }
            let definition = self.parse_method_tail(None);
            return matches!(definition, Definition::Body(_));
        }
        let ty = self.function_type(specs, &declarator, name);
        if self.is_block_scope_class(class_scope) && !self.declared_in_block(class_scope, key, ty) {
            self.report(diag::local_friend_is_not_declared(), declarator.span);
        }
        let ns = self.enclosing_namespace(class_scope);
        let scope = self.namespace_scope(ns);
        let function = match self.find_redeclared(scope, key, ty, false) {
            Some(f) => {
                if !self.check_same_declaration(f, ty, &declarator) {
                    let definition = self.parse_method_tail(None);
                    return matches!(definition, Definition::Body(_));
                }
                f
            }
            None => {
                let new = NewFunction {
                    name,
                    key,
                    context: DeclContext::Namespace(ns),
                    scope,
                    specs,
                    declarator: &declarator,
                    info: declarator.function.as_ref(),
                    access: Access::Public,
                };
                let f = self.new_function(new, ty);
                self.check_beside_used(scope, key, f, declarator.span);
                let entry = Entry {
                    decl: Decl::Function(f),
                    pos: self.pos(),
                    access: Access::Public,
                    hidden: true,
                    using: false,
                };
                self.declare_entry(scope, key, entry);
                f
            }
        };
        let homes = self.friend_home.entry(super::lookup::decl_number(Decl::Function(function))).or_default();
        if !homes.contains(&record) {
            homes.push(record);
        }
        self.friends.entry(record).or_default().push(Decl::Function(function));
        let definition = self.parse_method_tail(Some(function));
        if let Definition::Body(_) = definition {
            if let Some(info) = &declarator.function {
                self.name_params(function, info);
            }
            if self.tree.functions[function].is_kernel() {
                let text = diag::global_function_or_function_template();
                self.report(text, declarator.span);
            }
            self.tree.functions[function].flags |= FnFlags::INLINE;
            let data = &mut self.tree.functions[function];
            if data.linkage == Linkage::External {
                data.linkage = Linkage::Odr;
            }
            if let Some(other) = self.fn_info[function].friend_of.expand()
                && self.tree.records[other].instance_of != self.tree.records[record].instance_of
                && self.trap_depth == 0
            {
                let text = diag::has_already_been_defined(&format_args!(
                    "function \"{}\"",
                    self.show_signature(function)
                ));
                self.report(text, declarator.span);
            }
            self.fn_info[function].friend_of = record.into();
            self.define_function(function, definition, &declarator);
            return true;
        }
        if matches!(definition, Definition::Default | Definition::Delete) {
            if definition == Definition::Delete
                && !matches!(self.tree.functions[function].body, BodyState::None)
            {
                let text = diag::has_already_been_defined(&format_args!(
                    "function \"{}\"",
                    self.show_signature(function)
                ));
                self.report(text, declarator.span);
                return false;
            }
            self.fn_info[function].friend_of = record.into();
            self.define_function(function, definition, &declarator);
        }
        false
    }
}

impl Sema<'_> {
    /// Whether what was found is a class of a namespace around the innermost one: a friend declaration without a qualifier
    /// does not mean it ([namespace.memdef]/3).
    pub(in crate::sema) fn is_beyond_friend(&self, here: ScopeId, found: &Found) -> bool {
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
    fn declared_in_block(&self, class: ScopeId, key: Key, ty: QualType) -> bool {
        let Some(ty) = self.tree.types.as_function(ty) else { return true };
        let same = |e: &Entry| match e.decl {
            Decl::Function(f) => (self.tree.types.as_function(self.tree.functions[f].ty))
                .is_some_and(|old| super::function::same_signature(old, ty)),
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

    pub(in crate::sema) fn add_friend_type(&mut self, record: RecordId, ty: QualType) {
        let decl = match *self.tree.types.get(ty) {
            TypeKind::Record(r) => Decl::Record(r),
            _ => return,
        };
        self.friends.entry(record).or_default().push(decl);
    }

    /// What a friend declaration may not be.
    fn check_friend(&mut self, specs: &DeclSpecs, declarator: &Declarator, defined: bool) -> bool {
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
            self.error_plain(span, "a friend function cannot be defined in a local class");
            return false;
        }
        true
    }
}
