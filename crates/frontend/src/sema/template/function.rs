//! Function templates: which one a declaration belongs to, and members defined outside their class.

use std::rc::Rc;

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::sema::Sema;
use crate::sema::decl::attribute::Attrs;
use crate::sema::decl::declarator::{AutoParams, Declarator};
use crate::sema::decl::function::NewFunction;
use crate::sema::decl::specifiers::DeclSpecs;
use crate::sema::lookup::name::IdName;
use crate::sema::lookup::scope::{Decl, Key, ScopeKind};
use crate::sema::template::{FnPattern, Header, Instance, ParamKind, TemplateParam};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{Access, DeclName, ScopeId, TemplateArgs, TemplateId, TokenRange};

impl Sema<'_> {
    pub(crate) fn names_own_class(&self, scope: ScopeId, declarator: &Declarator) -> bool {
        let ScopeKind::Record(r) = self.scopes[scope].kind else { return false };
        matches!(declarator.name, Some(IdName::Ident(s)) if self.tree.records[r].name == Some(s))
    }

    /// `auto` parameters add template parameters.
    pub(crate) fn add_invented(&mut self, header: &mut Header, auto: &AutoParams) {
        for i in 0..auto.next {
            let constraint = auto.constraints.iter().find(|c| c.0 == i).map(|c| c.1);
            // Constraints need a name to be found by; an unspellable one.
            let name = constraint.is_some().then(|| {
                let text = format!("auto:{i}");
                self.interner.intern(text.as_bytes())
            });
            Rc::make_mut(&mut header.params).push(TemplateParam {
                kind: ParamKind::Type,
                pack: auto.packs.contains(&i),
                name,
                at: 0,
                default: None,
                constraint,
                inner: Box::default(),
                expands: None,
            });
        }
    }

    /// Symbols for the `auto`s of a parameter list, from this parameter number on. A declaration has few parameters.
    pub(crate) fn invented_symbols(&mut self, first: u32) -> AutoParams {
        let types = (0..16)
            .map(|i| {
                let kind = TypeKind::TemplateParam { depth: 0, index: (first + i) as u16, pack: false };
                self.tree.types.intern(kind).into()
            })
            .collect();
        AutoParams { types, ..AutoParams::default() }
    }

    /// Members are defined outside of a class that is defined.
    pub(crate) fn check_owner_defined(&mut self, owner: TemplateId, span: oxicc_source::Span) {
        let data = &self.templates[owner];
        if data.class_definition.is_none() && data.partials.is_empty() {
            let name = data.name.map_or("", |name| self.interner.get(name));
            let text = diag::incomplete_type_is_not_allowed(&name);
            self.report(text, span);
        }
    }

    /// A member of a class template that is defined outside must be one. Where its name does not even occur in the class, it
    /// is none.
    pub(crate) fn check_outside_member(
        &mut self,
        owner: TemplateId,
        args: &TemplateArgs,
        header: &Header,
        declarator: &Declarator,
    ) {
        let primary = self.templates[owner].header.params.clone();
        if declarator.function.as_ref().is_some_and(|f| f.auto_params)
            || **args != *self.identity_args(&primary)
        {
            return;
        }
        if header.params.len() > primary.len() {
            let text = diag::too_many_template_parameters_does_not_match();
            self.report(text, declarator.span);
            return;
        }
        let Some(IdName::Ident(name)) = declarator.name else { return };
        let Some(body) = self.templates[owner].class_definition.as_ref().map(|d| d.body) else { return };
        let occurs = (body.start..body.end).any(|at| self.tokens.get(at as usize).is_name(name));
        if !occurs && self.templates[owner].name != Some(name) {
            let text = diag::class_template_has_no_member(&self.show_template(owner), &self.text(name));
            self.report(text, declarator.span);
        }
    }

    /// Whether a class template declares a static member `constexpr`, which makes it inline since C++17.
    pub(crate) fn is_constexpr_member(&self, owner: TemplateId, name: Symbol) -> bool {
        let Some(body) = self.templates[owner].class_definition.as_ref().map(|d| d.body) else {
            return false;
        };
        let token = |at: u32| self.tokens.get(at as usize);
        let declares = |at: u32| {
            let next = token(at + 1).kind;
            token(at).is_name(name)
                && matches!(next, TokenKind::Equal | TokenKind::LBrace | TokenKind::LBracket)
        };
        let ends =
            |at: u32| matches!(token(at).kind, TokenKind::Semi | TokenKind::LBrace | TokenKind::RBrace);
        let specifiers = |at: u32| (body.start..at).rev().take_while(|b| !ends(*b));
        let says = |at: u32, keyword| token(at).kind == TokenKind::Keyword && token(at).symbol() == keyword;
        self.options.standard >= crate::lex::Standard::Cxx17
            && (body.start..body.end).filter(|at| declares(*at)).any(|at| {
                specifiers(at).any(|b| says(b, kw::CONSTEXPR)) && specifiers(at).any(|b| says(b, kw::STATIC))
            })
    }

    /// Whether the declaration that starts here is that of a class template's data member, defined outside.
    pub(crate) fn defines_object_ahead(&mut self, decl: u32) -> bool {
        let head = self.declaration_head(decl);
        let ([first, .., last], Some(_)) = (head.name.as_slice(), self.parameters_behind(&head)) else {
            return false;
        };
        let [first, last] = [first, last].map(|at| self.tokens.get(*at as usize).symbol());
        match self.lookup_unqualified(first).first() {
            Some(Decl::Template(owner)) => self.declares_object(owner, Key::Ident(last)),
            _ => false,
        }
    }

    /// Whether a name is that of a static data member of a class template, as far as the tokens of its definitions tell.
    pub(crate) fn declares_object(&self, owner: TemplateId, key: Key) -> bool {
        let Key::Ident(name) = key else { return false };
        let data = &self.templates[owner];
        let partials = data.partials.iter().filter_map(|p| p.definition.as_ref());
        data.name != Some(name)
            && data.class_definition.iter().chain(partials).any(|definition| {
                let body = definition.body;
                let ends = |at: u32| {
                    matches!(
                        self.tokens.get(at as usize).kind,
                        TokenKind::Semi
                            | TokenKind::Equal
                            | TokenKind::LBrace
                            | TokenKind::LBracket
                            | TokenKind::Comma
                    )
                };
                (body.start + 1..body.end).any(|at| {
                    self.tokens.get(at as usize).is_name(name)
                        && ends(at + 1)
                        && self.is_declared_static(body.start, at)
                })
            })
    }

    /// Whether the declarator whose name stands here is one of a declaration with `static`.
    fn is_declared_static(&self, from: u32, name: u32) -> bool {
        let mut angles = 0i32;
        for at in (from..name).rev() {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Greater => angles += 1,
                TokenKind::Less => angles -= 1,
                TokenKind::Semi | TokenKind::LBrace | TokenKind::RBrace | TokenKind::LParen => return false,
                TokenKind::Keyword if t.symbol() == kw::STATIC => return angles == 0,
                _ => {}
            }
            if angles < 0 {
                return false;
            }
        }
        false
    }

    /// Instances are where all declarations together say.
    pub(crate) fn merge_template_spaces(&mut self, template: TemplateId, attrs: &Attrs, span: Span) {
        let data = &self.templates[template];
        let (old, builtin) = (data.spaces, data.builtin);
        let name = |s: &Self| s.show_template(template);
        let spaces = self.redeclared_spaces(old, attrs, builtin, name, span);
        if spaces == old {
            return;
        }
        self.templates[template].spaces = spaces;
        for instance in self.templates[template].instances.values() {
            if let Instance::Function(f) = *instance {
                self.tree.functions[f].spaces |= spaces;
            }
        }
    }

    /// Whether two headers have the same kinds of parameters.
    fn same_params(&self, a: &Header, b: &Header) -> bool {
        a.params.len() == b.params.len()
            && a.params.iter().zip(b.params.iter()).all(|(x, y)| {
                x.pack == y.pack
                    && match (x.kind, y.kind) {
                        (ParamKind::Type, ParamKind::Type) | (ParamKind::Template, ParamKind::Template) => {
                            match (x.constraint, y.constraint) {
                                (None, None) => x.inner == y.inner,
                                (Some(p), Some(q)) => self.same_constraint(p, a, q, b),
                                _ => false,
                            }
                        }
                        (ParamKind::Value { ty: p, .. }, ParamKind::Value { ty: q, .. }) => p == q,
                        _ => false,
                    }
            })
    }

    /// The template in `scope` that a declaration with this pattern redeclares.
    pub(crate) fn find_function_template(
        &self,
        scope: ScopeId,
        key: Key,
        header: &Header,
        pattern: &FnPattern,
        deep: bool,
    ) -> Option<TemplateId> {
        let new = self.tree.types.as_function(pattern.ty)?;
        for e in self.entries(scope, key) {
            let Decl::Template(t) = e.decl else { continue };
            if e.using && !deep {
                continue;
            }
            let data = &self.templates[t];
            let Some(old_pattern) = &data.pattern else { continue };
            let Some(old) = self.tree.types.as_function(old_pattern.ty) else { continue };
            let requires = |a: Option<TokenRange>, b: Option<TokenRange>| match (a, b) {
                (None, None) => true,
                (Some(a), Some(b)) => self.same_constraint(a, &data.header, b, header),
                _ => false,
            };
            if crate::sema::decl::function_redeclare::same_signature(old, new)
                && old.ret == new.ret
                && self.same_params(&data.header, header)
                && requires(data.header.requires, header.requires)
                && requires(old_pattern.requires, pattern.requires)
            {
                return Some(t);
            }
        }
        if deep {
            for &child in self.scopes[scope].inline_children() {
                if let Some(t) = self.find_function_template(child, key, header, pattern, deep) {
                    return Some(t);
                }
            }
        }
        None
    }

    /// Packs in the types of parameters and the result are expanded.
    pub(crate) fn check_expanded_signature(&mut self, ty: QualType, span: oxicc_source::Span) {
        let Some(f) = self.tree.types.as_function(ty) else { return };
        let bare = |t: &QualType| !self.packs_of_type(*t).is_empty();
        if bare(&f.ret) || f.params.iter().any(bare) {
            self.report(diag::parameter_pack_was_referenced_but_not_expanded(), span);
        }
    }

    /// Whether a redeclaration repeats the exception specification ([except.spec]/4).
    pub(crate) fn check_template_noexcept(
        &mut self,
        template: TemplateId,
        new: &FnPattern,
        span: oxicc_source::Span,
    ) {
        let old = self.templates[template].pattern.as_ref().and_then(|p| p.noexcept);
        let (Some(old), Some(new)) = (old, new.noexcept) else { return };
        let plain = matches!(self.tree.templates[template].name, DeclName::Ident(_));
        if old == new || !plain || self.templates[template].friend || self.map.in_system_header(span.lo) {
            return;
        }
        let name = self.show_template(template);
        if old {
            let text = diag::allowing_all_exceptions_is_incompatible_with_previous(&name);
            self.report(text, span);
        } else {
            let text = diag::template_exception_specification_is_incompatible(&name);
            self.report(text, span);
        }
    }

    /// A member template declared after `using Base::f;` hides the base's with the same signature.
    pub(crate) fn drop_hidden_templates(&mut self, scope: ScopeId, key: Key, template: TemplateId) {
        let hidden: Vec<Decl> = self
            .entries(scope, key)
            .iter()
            .filter(|e| e.using)
            .filter(|e| matches!(e.decl, Decl::Template(t) if self.same_template_signature(t, template)))
            .map(|e| e.decl)
            .collect();
        if hidden.is_empty() {
            return;
        }
        if let Some(entries) = self.entries_mut(scope, key) {
            entries.retain(|e| !(e.using && hidden.contains(&e.decl)));
        }
    }

    /// A deduction guide that is not a template.
    pub fn declare_guide(&mut self, specs: &DeclSpecs, declarator: &Declarator) {
        let Some(class) = self.guide_template(declarator) else { return };
        let scope = self.cx.scope;
        let home = self.tree.templates[class].context;
        if self.context_of(self.declaration_scope(scope)) != home
            && !self.map.in_system_header(declarator.span.lo)
        {
            let class = self.show_template(class);
            self.report(diag::deduction_guide_in_another_scope(&class), declarator.span);
        }
        let name = DeclName::Guide(class);
        let ty = self.function_type(specs, declarator, name);
        let new = NewFunction {
            name,
            context: self.context_of(scope),
            specs,
            declarator,
            info: declarator.function.as_ref(),
            access: Access::Public,
        };
        let function = self.new_function(new, ty);
        self.templates[class].guides.push(Decl::Function(function));
    }
}
