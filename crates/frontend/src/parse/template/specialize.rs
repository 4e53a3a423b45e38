//! Explicit specialisations and explicit instantiations.

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::decl::declarator::{Declarator, NameMode};
use crate::sema::decl::function::Definition;
use crate::sema::decl::specifiers::{DeclSpecs, SpecContext};
use crate::sema::lookup::name::{IdName, Qualifier};
use crate::sema::lookup::scope::{Decl, LookupMode, ScopeKind};
use crate::sema::template::explicit::Deed;
use crate::sema::template::{Instance, Instantiated};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{BodyState, RecordKind, TemplateKind};

impl Parser<'_, '_> {
    /// The declaration behind so many `template <>`.
    pub(crate) fn parse_explicit_specialization(&mut self, headers: usize) {
        // What an explicit specialisation or instantiation names is not checked ([temp.spec]/6).
        let access = self.defer_access();
        self.parse_specialization(headers);
        self.settle_access(access, None);
    }

    fn parse_specialization(&mut self, headers: usize) {
        if matches!(self.scopes[self.declaration_scope(self.cx.scope)].kind, ScopeKind::Record(_)) {
            let span = self.span();
            self.report(diag::explicit_specialization_is_not_allowed_in_current(), span);
            // It may be of the class around it, which would become its own.
            return self.skip_declaration();
        }
        self.skip_attributes_of_class();
        if self.at_class_template() && matches!(self.tok().symbol(), kw::STRUCT | kw::CLASS | kw::UNION) {
            self.parse_class_specialization();
            return;
        }
        // The member that is specialised must not get the definition of the template before.
        let specializes_enum = self.at_kw(kw::ENUM);
        let specs = self.setting(
            |s| &mut s.no_member_enums,
            specializes_enum,
            |s| s.parse_decl_specifiers(SpecContext::Declaration),
        );
        if specs.storage != crate::sema::decl::specifiers::Storage::None {
            let text = diag::storage_class_is_not_allowed_in_explicit();
            self.report(text, specs.span);
        }
        if matches!(specs.tag, Some(crate::sema::decl::specifiers::Tag::Enum { .. }))
            && self.eat(TokenKind::Semi)
        {
            return;
        }
        let base = specs.ty.unwrap_or(QualType::VOID);
        let (declarator, failed) = self.reading(
            |context| &mut context.naming_constructor,
            true,
            |s| s.had_errors(|s| s.parse_declarator(&specs, base, NameMode::Required)),
        );
        if declarator.name.is_none() {
            if !failed {
                self.report(diag::expected_declaration(), declarator.span);
            }
            self.skip_declaration();
            return;
        }
        if matches!(self.tree.types.get(declarator.ty), TypeKind::Function(_)) {
            let members = match declarator.qualifier {
                Some(Qualifier::Type(ty)) => headers <= self.enclosing_instances(ty),
                _ => true,
            };
            let (function, again) =
                self.had_errors(|s| s.specialized_function(&specs, &declarator, members, Deed::Specialize));
            let failed = failed || again;
            if declarator.function.as_ref().is_some_and(|f| f.params.iter().any(|p| p.default.is_some())) {
                let text = diag::default_argument_may_not_be_specified();
                self.report(text, declarator.span);
            }
            self.skip_virt_specifiers();
            let definition = self.parse_definition_tail();
            match function {
                Some(f) => {
                    let what = format!("function \"{}\"", self.show_signature(f));
                    let context = self.tree.functions[f].context;
                    self.check_explicit_scope(Deed::Specialize, context, &what, declarator.span);
                    if let Some(used) = self.fn_info[f].used_at
                        && !self.fn_info[f].specialized
                    {
                        let text = self.late_specialization("function", &self.show_function(f), used);
                        self.report(text, declarator.span);
                    }
                    let body = &self.tree.functions[f].body;
                    let defined = self.fn_info[f].specialized && !matches!(body, BodyState::None);
                    if defined && matches!(definition, Definition::Body(_) | Definition::Delete) {
                        let text = diag::has_already_been_defined(&format_args!(
                            "function \"{}\"",
                            self.show_function(f)
                        ));
                        self.report(text, declarator.span);
                    }
                    self.apply_specialization(f, &specs, &declarator);
                    self.tree.functions[f].body = BodyState::None;
                    self.define_function(f, definition, &declarator);
                }
                None if !failed && !self.tree.types.is_error(declarator.ty) => {
                    self.report_unknown_specialization(&declarator);
                }
                None => {}
            }
            if !matches!(definition, Definition::Body(_)) {
                self.expect(TokenKind::Semi);
            }
            return;
        }
        self.specialize_variable(&specs, &declarator);
        self.expect(TokenKind::Semi);
    }

    fn parse_class_specialization(&mut self) {
        let kind = match self.tok().symbol() {
            kw::CLASS => RecordKind::Class,
            kw::UNION => RecordKind::Union,
            _ => RecordKind::Struct,
        };
        let head = self.parse_class_head(kind);
        let found = match head.name {
            Some(name) => self.lookup_qualified(head.qualifier, name.into(), LookupMode::Any),
            None => Default::default(),
        };
        let template = found.first().and_then(|d| self.template_of_decl(d));
        let Some(template) = template.filter(|_| self.at(TokenKind::Less)) else {
            // `template <> struct A<int>::B {...};`: an ordinary nested class by now.
            if let Some(Qualifier::Type(_)) = head.qualifier
                && let Some(Decl::Record(r)) = found.first()
                && (self.at_class_body() || self.at(TokenKind::Semi))
            {
                let what = format!("class \"{}\"", self.show_record(r));
                let context = self.tree.records[r].context;
                self.check_explicit_scope(Deed::Specialize, context, &what, head.span);
                self.specialized_records.insert(r);
                self.lazy_nested.remove(&r);
                if self.at_class_body() {
                    self.tree.records[r].kind = kind;
                    self.define_record(r);
                }
                self.expect(TokenKind::Semi);
                return;
            }
            let shown = head.name.map_or(String::new(), |n| self.text(n).to_string());
            match found.first() {
                Some(Decl::Record(_)) if self.at(TokenKind::Less) => {
                    let text = diag::class_may_not_have_template_argument_list(&shown);
                    self.report(text, head.span);
                }
                Some(Decl::Template(_)) => {
                    let text =
                        diag::argument_list_is_missing_for(&format_args!("class template \"{shown}\""));
                    self.report(text, head.span);
                }
                _ => {
                    self.report(diag::is_not_template(&shown), head.span);
                }
            }
            self.skip_declaration();
            return;
        };
        let args = self.parse_template_args(Some(template));
        let mut attrs = head.attrs.clone();
        self.parse_attributes(&mut attrs);
        let Some(args) = self.check_args(template, args, head.span) else {
            self.skip_declaration();
            return;
        };
        let context = self.tree.templates[template].context;
        let what = format!("class \"{}<{}>\"", self.show_template(template), self.show_args(&args));
        self.check_explicit_scope(Deed::Specialize, context, &what, head.span);
        self.check_specialized_args(template, &args, head.span);
        let ty = self.class_instance(template, args);
        let Some(record) = self.tree.types.as_record(ty) else {
            self.skip_declaration();
            return;
        };
        let again = !self.specialized_records.insert(record);
        if !self.is_header(head.span.lo) {
            let at = self.pos();
            self.late_specializations.entry(record).or_insert((at, head.span));
        }
        if self.at_class_body() {
            if self.tree.records[record].is_complete() {
                if again {
                    let text = diag::has_already_been_defined(&format_args!(
                        "class \"{}\"",
                        self.show_record(record)
                    ));
                    self.report(text, head.span);
                } else {
                    let used = self.tree.records[record].span;
                    let text = self.late_specialization("class", &self.show_record(record), used);
                    self.report(text, head.span);
                }
                self.skip_declaration();
                return;
            }
            let scope = self.record_scope(record);
            let parent = self.sema.member_outer(head.qualifier, self.cx.scope);
            self.scopes[scope].parent = parent.into();
            self.scopes[scope].sees_packs = self.scopes[parent].sees_packs;
            self.tree.records[record].kind = kind;
            self.tree.records[record].span = head.span;
            self.apply_record_attrs(record, &attrs);
            self.define_record(record);
        }
        self.skip_to_semi();
    }

    fn specialize_variable(&mut self, specs: &DeclSpecs, declarator: &Declarator) {
        let Some(IdName::Ident(name)) = declarator.name else {
            self.skip_initializer();
            return;
        };
        let found = self.lookup_qualified(declarator.qualifier, name.into(), LookupMode::Any);
        let template = found.decls.iter().find_map(|d| match d {
            Decl::Template(t) if self.tree.templates[*t].kind == TemplateKind::Variable => Some(*t),
            _ => None,
        });
        let scope = declarator.scope.unwrap_or(self.cx.scope);
        match (template, declarator.args.clone()) {
            (Some(template), Some(args)) => {
                let Some(args) = self.check_args(template, args, declarator.span) else {
                    self.skip_initializer();
                    return;
                };
                let context = self.tree.templates[template].context;
                let what =
                    format!("variable \"{}<{}>\"", self.show_template(template), self.show_args(&args));
                self.check_explicit_scope(Deed::Specialize, context, &what, declarator.span);
                self.check_specialized_args(template, &args, declarator.span);
                let var = self.new_variable(Some(name), declarator.ty, context, specs, declarator);
                self.tree.vars[var].instance_of = Some((template, args.clone()));
                self.templates[template].instances.insert(args, Instance::Var(var));
                self.take_initializer(var, specs, scope);
            }
            _ => {
                // A static member of a class-template instance.
                match found.first() {
                    Some(Decl::Var(var)) => {
                        let what = format!("member \"{}\"", self.show_var(var));
                        self.check_instance_type(var, declarator);
                        let defines = !self.at(TokenKind::Semi);
                        if defines && !self.defined_members.insert(var) {
                            let text = diag::has_already_been_defined(&what);
                            self.report(text, declarator.span);
                        }
                        self.tree.vars[var].init = crate::tree::InitState::None;
                        self.take_initializer(var, specs, scope);
                    }
                    _ => {
                        self.skip_initializer();
                        let name = self.text(name).to_owned();
                        self.report(diag::is_not_variable_template(&name), declarator.span);
                    }
                }
            }
        }
    }

    /// `template class A<int>;`, `template void f<int>(int);`, the cursor behind `template`.
    pub(crate) fn parse_explicit_instantiation(&mut self) {
        let access = self.defer_access();
        self.parse_instantiation();
        self.settle_access(access, None);
    }

    fn parse_instantiation(&mut self) {
        let is_extern = self.pos() >= 2 && self.tokens.get(self.pos() as usize - 2).is_name(kw::EXTERN);
        self.skip_attributes_of_class();
        let t = self.tok();
        let start = self.span();
        if t.kind == TokenKind::Keyword
            && matches!(t.symbol(), kw::STRUCT | kw::CLASS | kw::UNION)
            && self.at_class_template()
        {
            self.bump();
            let mut attrs = Default::default();
            self.parse_attributes(&mut attrs);
            let span = self.span();
            let named = self.parse_type_name();
            let record_name = named.map(|ty| self.show_type(ty));
            match named {
                Some(ty) => {
                    if let Some(record) = self.tree.types.as_record(ty)
                        && self.tree.records[record].instance_of.is_none()
                        && !self.inside_template(self.tree.records[record].scope.expand())
                    {
                        self.report(diag::explicit_instantiation_of_no_template(), span);
                    }
                    let record = self.tree.types.as_record(ty);
                    if let Some(record) = record.filter(|_| is_extern) {
                        self.explicit.declare_record(record);
                    } else if let Some(record) = record {
                        if !self.explicit.add_record(record) {
                            let text =
                                diag::has_already_been_instantiated_explicitly(&self.show_record(record));
                            self.report(text, span);
                        }
                        self.require_complete(ty, span);
                    }
                }
                None => {
                    self.report(diag::expected_class_template_instance(), span);
                }
            }
            if self.at_class_body() {
                let name = record_name.unwrap_or_default();
                let text = diag::specializing_requires_template_syntax(&format_args!("class \"{name}\""));
                self.report(text, span);
            }
            self.skip_to_semi();
            return;
        }
        let specs = self.parse_decl_specifiers(SpecContext::Declaration);
        let base = specs.ty.unwrap_or(QualType::VOID);
        let (declarator, failed) = self.reading(
            |context| &mut context.naming_constructor,
            true,
            |s| s.had_errors(|s| s.parse_declarator(&specs, base, NameMode::Required)),
        );
        if matches!(self.tree.types.get(declarator.ty), TypeKind::Function(_)) {
            let instance = match declarator.qualifier {
                Some(Qualifier::Type(ty)) => self.enclosing_instances(ty) > 0,
                _ => false,
            };
            // A member template of an ordinary class comes before a member of the same type, which cannot be meant.
            let (function, again) = self.had_errors(|s| {
                let mut find =
                    |members| s.specialized_function(&specs, &declarator, members, Deed::Instantiate);
                find(instance).or_else(|| find(true))
            });
            let failed = failed || again;
            if let Some(f) = function {
                let what = format!("function \"{}\"", self.show_signature(f));
                let context = self.tree.functions[f].context;
                self.check_explicit_scope(Deed::Instantiate, context, &what, declarator.span);
                if !instance && self.tree.functions[f].instance_of.is_none() {
                    let ret = self.tree.types.as_function(declarator.ty).map(|t| self.show_type(t.ret));
                    let shown = format!("{} {}", ret.unwrap_or_default(), self.show_signature(f));
                    let text = diag::is_not_entity_can_be_instantiated(&shown);
                    self.report(text, declarator.span);
                } else if !is_extern && !self.is_header(start.lo) {
                    self.explicit.want(Instantiated::Function(f), start);
                }
            }
            match function {
                Some(f) if is_extern => self.explicit.declare_function(f),
                Some(f) => self.explicit.add_function(f),
                None if !failed => self.report_unknown_specialization(&declarator),
                None => {}
            }
        } else if let (Some(IdName::Ident(name)), Some(args)) = (declarator.name, declarator.args.clone()) {
            let found = self.lookup_qualified(declarator.qualifier, name.into(), LookupMode::Any);
            if let Some(Decl::Template(t)) = found.first()
                && self.tree.templates[t].kind == TemplateKind::Variable
                && !is_extern
                && let Some(var) = self.variable_instance(t, args, declarator.span)
            {
                let what = format!("variable \"{}\"", self.show_var(var));
                let context = self.tree.vars[var].context;
                self.check_explicit_scope(Deed::Instantiate, context, &what, declarator.span);
                self.check_instance_type(var, &declarator);
                self.explicit.want(Instantiated::Var(var), start);
            }
        } else if let (Some(IdName::Ident(name)), Some(Qualifier::Type(_))) =
            (declarator.name, declarator.qualifier)
        {
            let found = self.lookup_qualified(declarator.qualifier, name.into(), LookupMode::Any);
            if let Some(Decl::Var(var)) = found.first() {
                self.check_instance_type(var, &declarator);
            }
        }
        self.skip_to_semi();
    }
}
