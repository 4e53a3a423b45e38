//! Rules about declarations in the wrong place, or that do not go with others of the name.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Standard, Symbol};
use crate::sema::Sema;
use crate::sema::class::declare::ClassHead;
use crate::sema::decl::declarator::Declarator;
use crate::sema::decl::specifiers::{DeclSpecs, SpecFlags, Storage, Tag};
use crate::sema::lookup::name::{IdName, Qualifier};
use crate::sema::lookup::scope::{Decl, Key, ScopeKind};
use crate::tree::types::{QualType, RefQual, TypeKind};
use crate::tree::{
    DeclContext, DeclName, FnFlags, FunctionId, Linkage, NamespaceId, RecordFlags, RecordId, RecordKind,
    ScopeId, TemplateKind,
};

/// Names behind qualifiers.
impl Sema<'_> {
    /// A member of a namespace is defined in a namespace that encloses it ([dcl.meaning]/1).
    pub(crate) fn check_encloses(&mut self, qualifier: Option<Qualifier>, here: ScopeId, span: Span) {
        // For members of classes the reference compiler lets it pass.
        let Some(Qualifier::Namespace(mut at)) = qualifier else { return };
        if !matches!(self.scopes[here].kind, ScopeKind::Namespace(_)) {
            return;
        }
        let home = self.enclosing_namespace(here);
        loop {
            if at == home {
                return;
            }
            match self.tree.namespaces[at].parent.expand() {
                Some(parent) => at = parent,
                None => break,
            }
        }
        self.report(diag::member_cannot_be_defined_in_namespace_does(), span);
    }

    /// What the definition of a member outside its class may not repeat.
    pub(crate) fn check_outside_specifiers(&mut self, specs: &DeclSpecs, declarator: &Declarator) {
        let Some(Qualifier::Type(_)) = declarator.qualifier else { return };
        let word = if specs.storage == Storage::Static {
            "static"
        } else if specs.has(SpecFlags::VIRTUAL) {
            "virtual"
        } else if specs.has(SpecFlags::EXPLICIT) {
            "explicit"
        } else {
            return;
        };
        let text = diag::is_not_allowed_on_definition_outside_class(&word);
        self.report(text, declarator.span);
    }
}

/// Variables.
impl Sema<'_> {
    /// The storage class and the name of a variable that is declared at namespace scope.
    pub(crate) fn check_variable_specifiers(
        &mut self,
        specs: &DeclSpecs,
        declarator: &Declarator,
        here: ScopeId,
        name: Symbol,
    ) {
        let member = matches!(declarator.qualifier, Some(Qualifier::Type(_)));
        if member && specs.storage == Storage::Static {
            self.report(diag::storage_class_may_not_be_specified_here(), declarator.span);
        }
        // GNU: a variable may be bound to a register by its name.
        if specs.storage == Storage::Register && declarator.asm_label.is_none() {
            self.report(diag::global_scope_declaration_may_not_have_storage(), declarator.span);
        }
        let global = matches!(self.scopes[here].kind, ScopeKind::Namespace(NamespaceId::GLOBAL));
        if global && declarator.qualifier.is_none() && self.text(name) == "main" {
            let text = diag::main_cannot_be_used_as_global_variable();
            self.report(text, declarator.span);
        }
    }
}

/// Classes and their members.
impl Sema<'_> {
    /// A class that is defined may not have the name of a class template or another type.
    pub(crate) fn check_new_class(&mut self, scope: ScopeId, name: Symbol, span: Span) {
        let known = self.entries(scope, name.into()).iter().filter(|e| !e.using && !e.hidden).find_map(|e| {
            match e.decl {
                Decl::Template(t) if self.tree.templates[t].kind == TemplateKind::Class => Some(true),
                Decl::Enum(_) => Some(false),
                _ => None,
            }
        });
        match known {
            Some(true) => {
                let text = diag::argument_list_is_missing_for(&format_args!(
                    "class template \"{}\"",
                    self.text(name)
                ));
                self.report(text, span);
            }
            Some(false) => {
                let text = diag::invalid_redeclaration_of_type_name(&self.text(name));
                self.report(text, span);
            }
            None => {
                self.check_new_type(scope, name, span);
            }
        }
    }

    /// A class or enumeration that is declared may not have the name of a typedef. True if it has none.
    pub(crate) fn check_new_type(&mut self, scope: ScopeId, name: Symbol, span: Span) -> bool {
        let known = self.entries(scope, name.into()).iter().find_map(|e| match e.decl {
            Decl::Type(ty) if !e.using && !self.tree.types.is_error(ty) => Some(ty),
            _ => None,
        });
        let Some(ty) = known else { return true };
        let defined = (self.tree.types.as_record(ty))
            .is_some_and(|r| self.tree.records[r].flags.contains(RecordFlags::COMPLETE));
        if defined {
            self.report(diag::has_already_been_defined(&format_args!("type \"{}\"", self.text(name))), span);
        } else {
            self.report(diag::invalid_redeclaration_of_type_name(&self.text(name)), span);
        }
        false
    }

    /// Whether members of a class are defined in this scope: that of a namespace around the class, of the class itself, or
    /// of a block around a local class ([class.nest]/2, [class.static.data]/2).
    pub(crate) fn defines_members(&self, record: RecordId, here: ScopeId) -> bool {
        let mut context = self.tree.records[record].context;
        while let DeclContext::Record(outer) = context {
            context = self.tree.records[outer].context;
        }
        match (self.scopes[here].kind, context) {
            (ScopeKind::Record(r), _) => r == record,
            (ScopeKind::Namespace(home), DeclContext::Namespace(mut at)) => loop {
                if at == home {
                    return true;
                }
                match self.tree.namespaces[at].parent.expand() {
                    Some(parent) => at = parent,
                    None => return false,
                }
            },
            (_, DeclContext::Function { .. }) => !matches!(self.scopes[here].kind, ScopeKind::Namespace(_)),
            _ => false,
        }
    }

    /// `struct S` and `union S` are different ([dcl.type.elab]/3).
    pub(crate) fn check_class_key(&mut self, record: RecordId, head: &ClassHead) {
        let union = |k: RecordKind| k == RecordKind::Union;
        if union(self.tree.records[record].kind) != union(head.kind) {
            let text = diag::class_key_is_incompatible_with_declaration(&self.show_record(record));
            self.report(text, head.span);
        }
    }

    /// A member other than a constructor may not have the name of its class ([class.mem]/20).
    pub(crate) fn check_named_like_class(&mut self, scope: ScopeId, name: Symbol, span: Span) {
        if let ScopeKind::Record(r) = self.scopes[scope].kind
            && self.tree.records[r].name == Some(name)
            && !self.tree.records[r].flags.contains(RecordFlags::ANONYMOUS_MEMBER)
        {
            let text = diag::member_has_same_name_as_its_class(&self.text(name));
            self.report(text, span);
        }
    }

    /// The names of the members of a finished class: none is that of the class, and none that of a parameter of its
    /// template ([class.mem]/20, [temp.local]/6).
    pub(crate) fn check_member_names(&mut self, record: RecordId) {
        let (Some(name), Some(scope)) =
            (self.tree.records[record].name, self.tree.records[record].scope.expand())
        else {
            return;
        };
        let own = |s: &Self, decl: Decl| match decl {
            Decl::Record(r) => r == record,
            Decl::Type(ty) => s.tree.types.as_record(ty) == Some(record),
            Decl::Template(t) => s.tree.records[record].instance_of.as_ref().is_some_and(|i| i.0 == t),
            // The use before was an error already.
            Decl::Error | Decl::Function(_) => true,
            _ => false,
        };
        let user_ctor = |s: &Self| {
            s.entries(scope, Key::Ctor).iter().any(|e| match e.decl {
                Decl::Function(f) => !s.tree.functions[f].flags.contains(FnFlags::IMPLICIT),
                _ => !e.using,
            })
        };
        let clash = self.entries(scope, name.into()).iter().any(|e| {
            !e.using && !own(self, e.decl) && (!matches!(e.decl, Decl::Field(_)) || user_ctor(self))
        });
        let span = self.tree.records[record].span;
        if clash {
            let text = diag::member_has_same_name_as_its_class(&self.text(name));
            self.report(text, span);
        }
        let Some((template, _)) = self.tree.records[record].instance_of.clone() else { return };
        if self.chosen_partials.contains_key(&record) || self.specialized_records.contains(&record) {
            return;
        }
        let Some(definition) = &self.templates[template].class_definition else { return };
        let names: Vec<Symbol> = definition.header.params.iter().filter_map(|p| p.name).collect();
        for name in names {
            if self.entries(scope, name.into()).iter().any(|e| !e.using && e.decl != Decl::Error) {
                let text = diag::is_name_of_template_parameter(&self.text(name));
                self.report(text, span);
            }
        }
    }

    /// `constexpr` stands on all declarations of a function or on none ([dcl.constexpr]/1).
    pub(crate) fn check_same_constexpr(&mut self, function: FunctionId, specs: &DeclSpecs, span: Span) {
        let data = &self.tree.functions[function];
        let is = specs.flags.intersects(SpecFlags::CONSTEXPR | SpecFlags::CONSTEVAL);
        if data.flags.contains(FnFlags::CONSTEXPR) == is
            || data.flags.intersects(FnFlags::DEFAULTED | FnFlags::IMPLICIT | FnFlags::DEVICE_BUILTIN)
            || data.instance_of.is_some()
            || self.fn_info[function].pos == 0
            || self.map.in_system_header(span.lo)
            || self.map.in_system_header(data.span.lo)
        {
            return;
        }
        let text = diag::declaration_is_incompatible(&format_args!("\"{}\"", self.show_function(function)))
            .because(&"only one of them is constexpr");
        self.report(text, span);
    }

    /// A member is declared without a qualifier; the reference compiler takes that of its own class.
    pub(crate) fn check_member_qualifier(&mut self, record: RecordId, declarator: &Declarator) {
        let own = match declarator.qualifier {
            None => true,
            Some(Qualifier::Type(ty)) => {
                self.tree.types.as_record(ty) == Some(record) || self.tree.types.is_dependent(ty)
            }
            Some(Qualifier::Namespace(_)) => false,
        };
        if !own {
            self.report(diag::qualified_name_is_not_allowed(), declarator.span);
        }
    }

    /// What is wrong with declaring a function in the same declaration as a type, or a typedef like a function.
    pub(crate) fn check_declared_with(&mut self, specs: &DeclSpecs, declarator: &Declarator) {
        let defined =
            matches!(specs.tag, Some(Tag::Record { defined: true, .. } | Tag::Enum { defined: true, .. }));
        if defined && declarator.function.is_some() && !specs.is_typedef() {
            self.report(diag::type_definition_is_not_allowed(), declarator.span);
        }
        if specs.is_typedef() && declarator.qualifier.is_some() {
            self.report(diag::qualified_name_is_not_allowed(), declarator.span);
        } else if specs.is_typedef()
            && matches!(declarator.name, Some(IdName::Operator(_) | IdName::Conversion(_)))
        {
            self.report(diag::operator_name_is_not_allowed(), declarator.span);
        }
        let info = declarator.function.as_ref().filter(|_| specs.is_typedef());
        if info.is_some_and(|i| i.params.iter().any(|p| p.default.is_some())) {
            self.report(diag::default_argument_is_not_allowed_here(), declarator.span);
        }
    }

    /// What a newly declared member function must fulfil beside the others of its name.
    pub(crate) fn check_method(&mut self, function: FunctionId, key: Key, declarator: &Declarator) {
        let data = &self.tree.functions[function];
        let (name, span) = (data.name, declarator.span);
        let (Some(record), Some(ty)) = (data.record(), self.tree.types.as_function(data.ty).cloned()) else {
            return;
        };
        let own = self.record_type(record);
        match name {
            DeclName::Dtor => {
                let named = match declarator.name {
                    Some(IdName::Dtor(named)) => named,
                    _ => None,
                };
                if named.is_none_or(|t| t.ty() != own.ty() && !self.tree.types.is_error(t)) {
                    self.report(diag::invalid_destructor_declaration(), span);
                }
            }
            DeclName::Ctor if self.takes_own_class_by_value(function) && ty.params.first() == Some(&own) => {
                self.report(diag::copy_constructor_may_not_take_its_argument(), span);
            }
            _ => {}
        }
        let scope = self.record_scope(record);
        let clash = self.entries(scope, key).iter().any(|e| match e.decl {
            Decl::Function(f) if f != function && !e.using => {
                let other = self.tree.types.as_function(self.tree.functions[f].ty);
                other.is_some_and(|o| {
                    o.params == ty.params
                        && (o.ref_qual == RefQual::None) != (ty.ref_qual == RefQual::None)
                        && (key != Key::Conversion || o.ret == ty.ret)
                        && self.fn_info[f].requires.is_none()
                        && self.fn_info[function].requires.is_none()
                })
            }
            _ => false,
        });
        if clash {
            let text = diag::overloads_with_same_parameters_must_all();
            self.report(text, span);
        }
    }

    /// Whether a class is local to a function.
    pub(crate) fn is_block_scope_class(&self, scope: ScopeId) -> bool {
        let mut at = self.enclosing_record(scope);
        while let Some(r) = at {
            match self.tree.records[r].context {
                DeclContext::Function { .. } => {
                    return !self.tree.records[r].flags.contains(RecordFlags::LAMBDA);
                }
                DeclContext::Record(outer) => at = Some(outer),
                DeclContext::Namespace(_) => return false,
            }
        }
        false
    }

    /// The class that a using-declaration in a class names must be a base ([namespace.udecl]/3).
    pub(crate) fn check_using_scope(
        &mut self,
        scope: ScopeId,
        qualifier: Qualifier,
        decl: Option<Decl>,
        span: Span,
    ) -> bool {
        let in_class = match self.scopes[scope].kind {
            ScopeKind::Record(r) => Some(r),
            _ => None,
        };
        // From C++20 on, enumerators are no members in this.
        let enumerator =
            matches!(decl, Some(Decl::Enumerator(..))) && self.options.standard >= Standard::Cxx20;
        let of_enum = matches!(qualifier, Qualifier::Type(ty) if self.tree.types.as_enum(ty).is_some());
        if of_enum && !enumerator {
            match in_class {
                Some(_) => self.report(diag::invalid_base_class(), span),
                None => self.report(diag::class_qualified_name_is_not_allowed(), span),
            };
            return false;
        }
        match (in_class, qualifier) {
            (Some(r), Qualifier::Type(ty)) => match self.tree.types.as_record(ty) {
                Some(base) if base != r && !self.tree.is_same_or_base(base, r) && !enumerator => {
                    self.report(diag::invalid_base_class(), span);
                    return false;
                }
                _ => {}
            },
            (Some(_), Qualifier::Namespace(_)) if !enumerator => {
                self.report(diag::invalid_base_class(), span);
                return false;
            }
            (None, Qualifier::Type(ty)) if self.tree.types.as_record(ty).is_some() && !enumerator => {
                self.report(diag::class_qualified_name_is_not_allowed(), span);
                return false;
            }
            _ => {}
        }
        if matches!(decl, Some(Decl::Namespace(_))) {
            self.report(diag::using_declaration_names_namespace(), span);
            return false;
        }
        true
    }
}

/// Functions.
impl Sema<'_> {
    /// A second declaration of a function: its linkage ([dcl.link]/5).
    pub(crate) fn check_same_linkage(&mut self, function: FunctionId, span: Span) {
        let data = &self.tree.functions[function];
        let plain = matches!(data.name, DeclName::Ident(_))
            && matches!(data.context, DeclContext::Namespace(_))
            && self.fn_info[function].pos != 0
            && data.linkage != Linkage::Internal
            && !data.flags.intersects(FnFlags::EXTERN_C | FnFlags::DEVICE_BUILTIN);
        // Functions of the embedded headers are C++ functions where the toolkit's are C functions.
        let ours = self.map.in_system_header(span.lo) || self.map.in_system_header(data.span.lo);
        if self.around.extern_c && plain && !ours {
            let text =
                diag::linkage_specification_is_incompatible_with_previous(&self.show_function(function));
            self.report(text, span);
        }
    }

    /// Objects of abstract classes are neither passed nor returned ([class.abstract]/3).
    pub(crate) fn check_abstract_signature(&mut self, function: FunctionId) {
        let data = &self.tree.functions[function];
        if data.flags.contains(FnFlags::LAMBDA_CALL) {
            return;
        }
        let span = data.span;
        let ret = self.tree.types.as_function(data.ty).map(|f| f.ret);
        let types: Vec<QualType> = data.params.iter().map(|p| p.ty).chain(ret).collect();
        for ty in types {
            if let TypeKind::Record(r) = *self.tree.types.get(ty)
                && self.tree.records[r].flags.contains(RecordFlags::ABSTRACT)
            {
                self.report_abstract(r, span);
                return;
            }
        }
    }
}

/// `constexpr` functions, as they were before C++23 ([dcl.constexpr]/3). Those of templates are left alone: they are
/// just not constant.
impl Sema<'_> {
    /// Whether the body being read is that of a function that says `constexpr` itself, and is bound by what that means.
    pub(crate) fn in_plain_constexpr(&self) -> bool {
        if self.options.standard >= crate::lex::Standard::Cxx23 {
            return false;
        }
        self.cx.function.is_some_and(|f| {
            let data = &self.tree.functions[f];
            data.flags.contains(FnFlags::CONSTEXPR)
                && !data.flags.intersects(FnFlags::LAMBDA_CALL | FnFlags::IMPLICIT)
                && data.instance_of.is_none()
                && !self.map.in_system_header(data.span.lo)
                && !self.inside_template(self.fn_info[f].scope.expand())
                && !self.inside_template(Some(self.cx.scope))
        })
    }

    /// A local variable without an initialiser: not allowed before C++20.
    pub(crate) fn check_constexpr_local(&mut self, local: crate::tree::LocalId) {
        let data = &self.cx.body.locals[local];
        let (ty, span) = (self.tree.types.array_base(data.ty), data.span);
        let scalar = self.tree.is_scalar(ty);
        if self.cx.ex.range_declaration {
            return;
        }
        if scalar && self.options.standard < crate::lex::Standard::Cxx20 && self.in_plain_constexpr() {
            self.report(diag::variable_in_constexpr_function_is_uninitialized(), span);
        }
    }

    /// Parameters and result of a constexpr function are of literal types.
    pub(crate) fn check_constexpr_signature(&mut self, function: FunctionId) {
        if !self.in_plain_constexpr() {
            return;
        }
        let data = &self.tree.functions[function];
        let span = data.span;
        let ret = self.tree.types.as_function(data.ty).map(|f| f.ret);
        let params = data.params.iter().map(|p| (p.ty, true));
        let types: Vec<_> = params.chain(ret.map(|ty| (ty, false))).collect();
        for (ty, is_param) in types {
            if !self.tree.types.is_reference(ty) && !self.tree.types.is_error(ty) && !self.is_literal(ty) {
                let ty = self.show_type(ty);
                let message = match is_param {
                    true => diag::constexpr_function_has_nonliteral_parameter(&ty),
                    false => diag::constexpr_function_has_nonliteral_return_type(&ty),
                };
                self.report(message, span);
                return;
            }
        }
    }
}
