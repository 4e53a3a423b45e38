//! Declarations of function and variable templates, of members defined outside their class, and of deduction guides.

use std::rc::Rc;

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::decl::declarator::{AutoParams, Declarator, NameMode, NoexceptSpec};
use crate::sema::decl::function::Definition;
use crate::sema::decl::specifiers::{DeclSpecs, SpecContext, SpecFlags, Storage};
use crate::sema::lookup::name::{IdName, Qualifier};
use crate::sema::lookup::scope::{Decl, Entry, Key, ScopeKind};
use crate::sema::template::{FnDefinition, FnPattern, Header, OutOfLine, OutOfLineBody, Partial};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{DeclName, FnFlags, ScopeId, Tagged, TemplateArgs, TemplateId, TemplateKind, TokenRange};

/// What deduction and overload resolution need of a declared function template.
fn fn_pattern(ty: QualType, specs: &DeclSpecs, declarator: &Declarator) -> FnPattern {
    let info = declarator.function.as_ref();
    FnPattern {
        ty,
        defaults: info.map(|i| i.params.iter().map(|p| p.default.is_some()).collect()).unwrap_or_default(),
        requires: info.and_then(|i| i.requires),
        explicit_object: info.is_some_and(|i| i.explicit_object),
        is_static: specs.storage == Storage::Static,
        noexcept: info.and_then(|i| match i.noexcept {
            NoexceptSpec::Yes => Some(true),
            NoexceptSpec::None | NoexceptSpec::No => Some(false),
            NoexceptSpec::Tokens(_) => None,
        }),
    }
}

impl Parser<'_, '_> {
    /// `last`: where the innermost header starts.
    pub(crate) fn parse_function_or_variable_template(
        &mut self,
        header: Header,
        mut rest: Vec<Header>,
        last: u32,
    ) {
        if self.options.standard < crate::lex::Standard::Cxx20
            && self.ident().is_some_and(|name| self.text(name) == "requires")
        {
            self.skip_early_constraint();
        }
        let decl = self.pos();
        let outer_scope = header.outer;
        let here = self.declaration_scope(outer_scope);
        let in_class = matches!(self.scopes[here].kind, ScopeKind::Record(_));
        // The operands of an initialiser in parentheses are no parameters.
        if !self.defines_object_ahead(decl) {
            self.check_signature(decl, in_class);
        }
        self.around.auto_params = Some(AutoParams::default());
        let first_auto = rest.last().unwrap_or(&header).params.len() as u32;
        self.context.only_type_at = decl;
        let (parsed, failed) = self.had_errors(|s| s.parse_pattern_declaration(in_class, first_auto));
        let behind = self.pos();
        let auto = self.around.auto_params.take().unwrap_or_default();
        let Some((specs, declarator)) = parsed else {
            if !failed {
                let span = self.span();
                self.report(diag::expected_declaration(), span);
            }
            self.skip_declaration();
            return;
        };
        if specs.has(SpecFlags::FRIEND) && !in_class {
            self.report(diag::invalid_specifier_outside_class_declaration(), specs.span);
            self.skip_declaration();
            return;
        }
        if declarator.name.is_none() {
            // `template <class T> friend class X;` and errors.
            self.skip_declaration();
            return;
        }
        if specs.ty.is_none()
            && let (Some(IdName::Ident(name)), None) = (declarator.name, declarator.qualifier)
            && self.at(TokenKind::Ident)
            && self.lookup_unqualified(name).is_empty()
        {
            // `concept C = ...` before C++20, or a typo.
            let text = diag::identifier_is_undefined(&self.text(name));
            self.report(text, declarator.span);
            self.skip_declaration();
            return;
        }
        if matches!(declarator.name, Some(IdName::Dtor(_))) && declarator.qualifier.is_none() {
            self.report(diag::expected_declaration(), declarator.span);
            self.skip_declaration();
            return;
        }
        let mut header = header;
        self.add_invented(rest.last_mut().unwrap_or(&mut header), &auto);
        let is_function = matches!(self.tree.types.get(declarator.ty), TypeKind::Function(_));
        if let Some((owner, args, path)) = self.pattern_owner(declarator.qualifier) {
            if specs.has(SpecFlags::FRIEND) {
                self.befriend_members(here, owner);
                return;
            }
            let middle = match self.nested_args(declarator.qualifier) {
                Some(args) if !rest.is_empty() => Some(Box::new((rest.remove(0), args))),
                _ => None,
            };
            let headers = (header, middle, rest.pop());
            // A member template that is a variable is declared anew in each instance of its owner.
            let decl = if !is_function && headers.2.is_some() { last } else { decl };
            self.record_out_of_line(owner, args, path, headers, &declarator, is_function, decl);
            return;
        }
        if let Some(Qualifier::Type(ty)) = declarator.qualifier
            && matches!(self.tree.types.get(ty), TypeKind::TemplateParam { .. })
            && !specs.has(SpecFlags::FRIEND)
        {
            let text = diag::type_is_not_class_template(&self.show_type(ty));
            self.report(text, declarator.span);
            self.finish_template_tail();
            return;
        }
        let inner = rest.pop();
        if !is_function {
            if !self.inside_template(Some(outer_scope)) {
                self.check_packs_in_whole(&header, decl);
                let own = match declarator.name {
                    Some(IdName::Ident(name)) => Some(name),
                    _ => None,
                };
                self.check_declared_in(&header, behind, own);
            }
            self.declare_variable_template(header, &specs, &declarator, decl, in_class);
            return;
        }
        if specs.ty.is_none() && declarator.qualifier.is_none() && !in_class
            || specs.ty.is_none() && in_class && !self.names_own_class(here, &declarator)
        {
            if let Some(class) = self.guide_template(&declarator) {
                self.declare_guide_template(header, &specs, &declarator, class, decl);
                return;
            }
        }
        // A second header on a member of an ordinary class, or of an instance: the member's own.
        let header = inner.unwrap_or(header);
        let mut lacks_expansion = false;
        if !failed && !self.inside_template(Some(outer_scope)) {
            (_, lacks_expansion) = self.had_errors(|s| s.check_packs_in_function(&header, decl));
            self.check_declared_defaults(&header, &declarator);
        }
        self.declare_function_template(header, &specs, declarator, decl, auto.next, lacks_expansion);
    }

    /// `template <class T> friend void A<T>::f();`: friendship only opens access, so all of the class template gets it.
    fn befriend_members(&mut self, here: ScopeId, owner: TemplateId) {
        if let ScopeKind::Record(r) = self.scopes[here].kind {
            self.friends.entry(r).or_default().push(Decl::Template(owner));
        }
        self.skip_to_semi();
    }

    /// A requires-clause before C++20: to the compiler a name without a type.
    fn skip_early_constraint(&mut self) {
        let span = self.span();
        let text =
            diag::declaration_has_no_storage_class_or_type().because(&"\"requires\" is a feature of C++20");
        self.report(text, span);
        self.bump();
        match self.kind() {
            TokenKind::LParen => {
                self.skip_brackets();
            }
            _ => {
                self.bump();
            }
        }
    }

    fn parse_pattern_declaration(
        &mut self,
        in_class: bool,
        first_auto: u32,
    ) -> Option<(DeclSpecs, Declarator)> {
        if let Some(auto) = &mut self.around.auto_params {
            // Symbols for `auto` are made up front; a declaration has few parameters.
            auto.types = Vec::new();
        }
        for i in 0..16u32 {
            let kind = TypeKind::TemplateParam { depth: 0, index: (first_auto + i) as u16, pack: false };
            let ty: QualType = self.tree.types.intern(kind).into();
            if let Some(auto) = &mut self.around.auto_params {
                auto.types.push(ty);
            }
        }
        let access = self.defer_access();
        let specs =
            self.parse_decl_specifiers(if in_class { SpecContext::Member } else { SpecContext::Declaration });
        if self.at(TokenKind::Semi) {
            self.settle_access(access, None);
            return None;
        }
        let base = specs.ty.unwrap_or(QualType::VOID);
        let declarator = self.reading(
            |s| &mut s.naming_constructor,
            true,
            |s| s.parse_declarator(&specs, base, NameMode::Required),
        );
        self.settle_access(access, Some(&declarator));
        Some((specs, declarator))
    }

    fn record_out_of_line(
        &mut self,
        owner: TemplateId,
        args: TemplateArgs,
        path: Vec<Symbol>,
        headers: (Header, Option<Box<(Header, TemplateArgs)>>, Option<Header>),
        declarator: &Declarator,
        is_function: bool,
        decl: u32,
    ) {
        let (header, middle, inner) = headers;
        self.check_no_defaults(&header);
        if let Some(inner) = &inner {
            self.check_no_defaults(inner);
        }
        self.check_owner_defined(owner, declarator.span);
        if path.is_empty() && middle.is_none() {
            self.check_outside_member(owner, &args, &header, declarator);
        }
        let key = match declarator.name {
            Some(IdName::Ident(s)) => {
                let class = path.last().copied().or(self.templates[owner].name);
                if class == Some(s) && is_function { Key::Ctor } else { Key::Ident(s) }
            }
            Some(name) => name.key(),
            None => return,
        };
        let body = if is_function {
            self.skip_virt_specifiers();
            match self.parse_definition_tail() {
                Definition::Body(range) => OutOfLineBody::Function(range),
                Definition::Default => OutOfLineBody::Defaulted,
                Definition::None if self.at(TokenKind::Semi) && inner.is_none() => {
                    self.refuse_redeclaration(declarator);
                    return;
                }
                _ => {
                    self.skip_to_semi();
                    return;
                }
            }
        } else {
            // What is defined in its class is declared as often as one likes.
            if self.at(TokenKind::Semi)
                && path.is_empty()
                && let Key::Ident(name) = key
                && self.is_constexpr_member(owner, name)
            {
                return;
            }
            let _ = self.skip_initializer();
            OutOfLineBody::Variable
        };
        let ends = matches!(body, OutOfLineBody::Function(_));
        let same = |o: &OutOfLine| {
            let extent = |decl: u32, body: OutOfLineBody| match body {
                OutOfLineBody::Function(range) => Some(TokenRange { start: decl, end: range.start }),
                _ => None,
            };
            let plain = |h: &Header| h.requires.is_none() && h.params.iter().all(|p| p.constraint.is_none());
            o.key == key
                && o.path.as_slice() == path.as_slice()
                && o.args == args
                && o.inner.is_none()
                && inner.is_none()
                && o.middle.is_none()
                && middle.is_none()
                && plain(&o.header)
                && plain(&header)
                && match (extent(o.decl, o.body), extent(decl, body)) {
                    (Some(a), Some(b)) => self.same_tokens(a, b),
                    _ => o.body == OutOfLineBody::Variable && body == OutOfLineBody::Variable,
                }
        };
        if self.templates[owner].out_of_line.iter().any(same) {
            self.report(diag::member_has_already_been_defined(), declarator.span);
        }
        self.templates[owner].out_of_line.push(OutOfLine {
            path: path.into(),
            key,
            header,
            args,
            middle,
            inner,
            decl,
            body,
        });
        if !ends {
            self.skip_to_semi();
        }
    }

    pub(crate) fn skip_virt_specifiers(&mut self) {
        while self.tok().is_name(kw::OVERRIDE) || self.tok().is_name(kw::FINAL) {
            self.bump();
        }
    }

    fn declare_variable_template(
        &mut self,
        header: Header,
        specs: &DeclSpecs,
        declarator: &Declarator,
        decl: u32,
        in_class: bool,
    ) {
        let _ = (specs, in_class);
        let Some(IdName::Ident(name)) = declarator.name else {
            self.skip_to_semi();
            return;
        };
        let here = self.declaration_scope(header.outer);
        let scope = match declarator.qualifier {
            Some(Qualifier::Namespace(ns)) => self.namespace_scope(ns),
            Some(Qualifier::Type(ty)) => match self.tree.types.as_record(ty) {
                Some(r) => self.record_scope(r),
                None => here,
            },
            None => here,
        };
        let known = self.find_template(scope, name, TemplateKind::Variable, declarator.qualifier.is_some());
        if let Some(args) = declarator.args.clone() {
            // A partial specialisation.
            let Some(template) = known else {
                let text = diag::is_undefined(&format_args!("variable template \"{}\"", self.text(name)));
                self.report(text, declarator.span);
                self.skip_to_semi();
                return;
            };
            if let Some(args) = self.check_args(template, args, declarator.span) {
                let less = declarator.pos + 1;
                let end = self.scan_template_args(less).unwrap_or(less);
                self.templates[template].partials.push(Partial {
                    header,
                    args,
                    arg_tokens: TokenRange { start: less, end },
                    definition: None,
                    decl,
                });
            }
            self.skip_to_semi();
            return;
        }
        let defines = matches!(self.kind(), TokenKind::Equal | TokenKind::LBrace | TokenKind::LParen);
        match known {
            Some(t) => {
                self.check_same_variable(t, &header, declarator, defines);
                self.merge_header(t, &header);
                // A definition after a declaration.
                if defines {
                    let kept = self.templates[t].header.clone();
                    let mut header = header;
                    for (new, old) in Rc::make_mut(&mut header.params).iter_mut().zip(kept.params.iter()) {
                        new.default = old.default;
                    }
                    self.templates[t].header = header;
                    self.templates[t].decl = decl;
                }
            }
            None => {
                self.check_primary_header(&header, declarator.span);
                self.check_template_name(scope, name, TemplateKind::Variable, declarator.span);
                let id = self.new_template(
                    DeclName::Ident(name),
                    Some(name),
                    TemplateKind::Variable,
                    scope,
                    header,
                    declarator.span,
                );
                self.templates[id].decl = decl;
                self.templates[id].variable = Some((declarator.ty, defines));
                self.declare(scope, name, Decl::Template(id));
            }
        }
        self.skip_to_semi();
    }

    fn declare_function_template(
        &mut self,
        header: Header,
        specs: &DeclSpecs,
        declarator: Declarator,
        decl: u32,
        invented: u32,
        lacks_expansion: bool,
    ) {
        let outer = header.outer;
        let here = self.declaration_scope(outer);
        let friend = specs.has(SpecFlags::FRIEND);
        let (scope, record) = match declarator.qualifier {
            None if friend => {
                let ns = self.enclosing_namespace(here);
                (self.namespace_scope(ns), None)
            }
            None => match self.scopes[here].kind {
                ScopeKind::Record(r) => (here, Some(r)),
                _ => (here, None),
            },
            Some(Qualifier::Namespace(ns)) => (self.namespace_scope(ns), None),
            Some(Qualifier::Type(ty)) => match self.tree.types.as_record(ty) {
                Some(r) => (self.record_scope(r), Some(r)),
                None => {
                    self.finish_template_tail();
                    return;
                }
            },
        };
        let Some((name, key)) = self.function_name(&declarator, record) else {
            self.finish_template_tail();
            return;
        };
        let ty = self.function_type(specs, &declarator, name);
        // With packs of a class around that are known already, the other packs of an expansion are left in its elements.
        if !lacks_expansion && !self.inside_template(Some(outer)) {
            self.check_expanded_signature(ty, declarator.span);
        }
        let pattern = fn_pattern(ty, specs, &declarator);
        self.check_template_rules(&header, specs, &declarator);
        let member = record.is_some() && declarator.qualifier.is_none();
        let deep = declarator.qualifier.is_some();
        let respelled = deep && record.is_some() && !friend;
        let known = self
            .find_function_template(scope, key, &header, &pattern, deep)
            .or_else(|| self.find_respelled_template(scope, key, &header, &pattern).filter(|_| respelled));
        let attrs = self.all_attrs(specs, &declarator, declarator.function.as_ref());
        let template = match known {
            Some(t) => {
                self.merge_header(t, &header);
                let specializes = !friend && self.specializes_member_function(declarator.qualifier, t);
                if !friend && !specializes {
                    self.check_template_noexcept(t, &pattern, declarator.span);
                }
                if let (Some(old), Some(info)) = (&mut self.templates[t].pattern, &declarator.function) {
                    for (old, new) in old.defaults.iter_mut().zip(&info.params) {
                        *old |= new.default.is_some();
                    }
                }
                self.reveal_template(scope, key, t, friend);
                self.merge_template_spaces(t, &attrs, declarator.span);
                t
            }
            None => {
                if let (Key::Ident(name), false) = (key, friend) {
                    self.check_template_name(scope, name, TemplateKind::Function, declarator.span);
                }
                if deep && !friend {
                    let text = diag::no_template_of_name_and_type();
                    self.report(text, declarator.span);
                    self.finish_template_tail();
                    return;
                }
                let symbol = match name {
                    DeclName::Ident(s) => Some(s),
                    _ => None,
                };
                let id = self.new_template(
                    name,
                    symbol,
                    TemplateKind::Function,
                    scope,
                    header.clone(),
                    declarator.span,
                );
                self.templates[id].decl = decl;
                self.tag([Tagged::Template(id)], &attrs);
                self.templates[id].spaces = attrs.function_spaces();
                self.templates[id].builtin = attrs.function.contains(FnFlags::DEVICE_BUILTIN);
                self.templates[id].pattern = Some(pattern);
                self.templates[id].friend = friend;
                self.templates[id].invented = invented;
                self.tree.templates[id].pattern = Some(ty);
                let hidden = friend;
                let entry = Entry {
                    decl: Decl::Template(id),
                    pos: self.pos(),
                    access: self.around.current_access,
                    hidden,
                    using: false,
                };
                self.declare_entry(scope, key, entry);
                if member {
                    self.drop_hidden_templates(scope, key, id);
                }
                id
            }
        };
        if friend && let ScopeKind::Record(r) = self.scopes[here].kind {
            let homes = self
                .friend_home
                .entry(crate::sema::lookup::decl_number(Decl::Template(template)))
                .or_default();
            if !homes.contains(&r) {
                homes.push(r);
            }
            self.friends.entry(r).or_default().push(Decl::Template(template));
        }
        self.define_function_template(template, header, decl, friend, record.is_some(), declarator.span);
    }

    /// The rest of a declaration of a function template.
    fn define_function_template(
        &mut self,
        template: TemplateId,
        header: Header,
        decl: u32,
        friend: bool,
        is_member: bool,
        span: Span,
    ) {
        self.skip_virt_specifiers();
        if friend && self.at(TokenKind::Semi) {
            self.check_friend_defaults(&header);
        }
        match self.parse_definition_tail() {
            Definition::Body(body) => {
                // A friend definition in a class template is repeated by every instance; the first one counts.
                if let Some(old) = &self.templates[template].fn_definition {
                    let is_friend = friend || self.templates[template].friend;
                    let again = old.body != body && !is_member && !is_friend;
                    if again && !self.is_jit_builtin_template(template) {
                        let text = diag::has_already_been_defined(&format_args!(
                            "function template \"{}\"",
                            self.show_template(template)
                        ));
                        self.report(text, span);
                    }
                } else {
                    self.templates[template].fn_definition = Some(FnDefinition { header, decl, body });
                }
            }
            Definition::Delete => {
                self.templates[template].deleted = true;
                self.skip_to_semi();
            }
            _ => self.skip_to_semi(),
        }
    }

    /// After an error in a function template: skips its body or `;`.
    fn finish_template_tail(&mut self) {
        self.skip_virt_specifiers();
        match self.parse_definition_tail() {
            Definition::Body(_) => {}
            _ => self.skip_to_semi(),
        }
    }

    /// `void f(auto x)`: a function template without a header. The cursor is at the specifiers.
    pub fn parse_abbreviated_template(&mut self) {
        let outer = self.cx.scope;
        let scope = self.push_scope(ScopeKind::Template);
        self.scopes[scope].pattern = true;
        let header = Header { params: Default::default(), requires: None, scope, outer };
        let start = self.pos();
        self.parse_function_or_variable_template(header, Vec::new(), start);
        self.cx.scope = outer;
    }

    fn declare_guide_template(
        &mut self,
        header: Header,
        specs: &DeclSpecs,
        declarator: &Declarator,
        class: TemplateId,
        decl: u32,
    ) {
        let scope = self.declaration_scope(header.outer);
        let name = DeclName::Guide(class);
        let ty = self.function_type(specs, declarator, name);
        let pattern = fn_pattern(ty, specs, declarator);
        let id = self.new_template(name, None, TemplateKind::Function, scope, header, declarator.span);
        self.templates[id].decl = decl;
        self.templates[id].pattern = Some(pattern);
        self.templates[id].guide_for = class.into();
        self.templates[id].is_explicit_guide = specs.has(SpecFlags::EXPLICIT);
        self.tree.templates[id].pattern = Some(ty);
        self.templates[class].guides.push(Decl::Template(id));
        self.skip_to_semi();
    }
}
