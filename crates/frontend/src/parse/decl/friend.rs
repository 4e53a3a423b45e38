//! Friend functions of a class ([class.friend]).

use crate::diag;
use crate::lex::TokenKind;
use crate::parse::Parser;
use crate::sema::decl::declarator::Declarator;
use crate::sema::decl::function::{Definition, NewFunction};
use crate::sema::decl::specifiers::DeclSpecs;
use crate::sema::lookup::name::Qualifier;
use crate::sema::lookup::scope::{Decl, Entry, Key, LookupMode};
use crate::tree::types::TypeKind;
use crate::tree::{Access, BodyState, DeclContext, FnFlags, FunctionId, Linkage, RecordId};

impl Parser<'_, '_> {
    /// `friend void f(...);` or a definition. True if a body ended the declaration.
    pub(crate) fn finish_friend_function(
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
        if declarator.qualifier.is_some() || declarator.args.is_some() {
            self.befriend_known(record, &declarator, key);
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
                    context: DeclContext::Namespace(ns),
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
        let homes =
            self.friend_home.entry(crate::sema::lookup::decl_number(Decl::Function(function))).or_default();
        if !homes.contains(&record) {
            homes.push(record);
        }
        self.friends.entry(record).or_default().push(Decl::Function(function));
        let definition = self.parse_method_tail(Some(function));
        if let Definition::Body(_) = definition {
            self.define_friend(record, function, definition, &declarator);
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

    /// Qualified friends and friends that name a template instance declare nothing.
    fn befriend_known(&mut self, record: RecordId, declarator: &Declarator, key: Key) {
        let own = match declarator.qualifier {
            Some(Qualifier::Type(ty)) => self.tree.types.as_record(ty),
            _ => None,
        };
        if matches!(declarator.qualifier, Some(Qualifier::Namespace(_)))
            && self.is_block_scope_class(self.cx.scope)
        {
            self.report(diag::local_friend_is_not_declared(), declarator.span);
        }
        let key = self.function_name(declarator, own).map_or(key, |n| n.1);
        let found = self.lookup_qualified(declarator.qualifier, key, LookupMode::Any);
        if found.is_empty() && !found.error && !self.tree.types.is_error(declarator.ty) {
            let implicit = matches!(key, Key::Ctor | Key::Dtor | Key::Operator(_) | Key::Conversion);
            let dependent =
                matches!(declarator.qualifier, Some(Qualifier::Type(t)) if self.tree.types.is_dependent(t));
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
    }

    fn define_friend(
        &mut self,
        record: RecordId,
        function: FunctionId,
        definition: Definition,
        declarator: &Declarator,
    ) {
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
        self.define_function(function, definition, declarator);
    }
}
