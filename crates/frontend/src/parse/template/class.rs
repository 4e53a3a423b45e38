//! Declarations of class templates and of their partial specialisations.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::parse::Parser;
use crate::sema::lookup::name::Qualifier;
use crate::sema::lookup::scope::{Decl, Entry, Key, ScopeKind};
use crate::sema::template::redeclare::Naming;
use crate::sema::template::{ClassDefinition, Header, OutOfLine, OutOfLineBody, ParamKind, Partial};
use crate::tree::{DeclName, RecordKind, TemplateArgs, TemplateId, TemplateKind, TokenRange};

impl Parser<'_, '_> {
    pub(crate) fn parse_class_template(
        &mut self,
        header: Header,
        inner: Option<Header>,
        friend: bool,
        last: u32,
    ) {
        let head_start = self.pos();
        let kind = match self.tok().symbol() {
            kw::CLASS => RecordKind::Class,
            kw::UNION => RecordKind::Union,
            _ => RecordKind::Struct,
        };
        let head = self.parse_class_head(kind);
        let Some(name) = head.name else {
            self.report(diag::expected_identifier(), head.span);
            self.skip_declaration();
            return;
        };
        if head.qualifier.is_none() && header.params.iter().any(|p| p.name == Some(name)) {
            let text = diag::is_name_of_template_parameter(&self.text(name));
            self.report(text, head.span);
        }
        let outer = header.outer;
        let here = self.declaration_scope(outer);
        if let Some((owner, args, path)) = self.pattern_owner(head.qualifier) {
            // A member template is declared anew in each instance of its owner, from its own header on.
            let decl = if inner.is_some() { last } else { head_start };
            self.record_nested_class((owner, args, path), kind, (header, inner), (name, head.span), decl);
            self.skip_to_semi();
            return;
        }
        let scope = match head.qualifier {
            None if friend => self.friend_template_scope(here, name),
            None => here,
            Some(Qualifier::Namespace(ns)) => self.namespace_scope(ns),
            Some(Qualifier::Type(ty)) => match self.tree.types.as_record(ty) {
                Some(r) => {
                    self.complete_record(r);
                    self.record_scope(r)
                }
                None => here,
            },
        };
        let known = self.find_template(scope, name, TemplateKind::Class, head.qualifier.is_some() || friend);
        if self.at(TokenKind::Less) {
            if friend {
                self.report(diag::friend_declaration_may_not_declare_partial_specialization(), head.span);
            }
            let mut header = header;
            header.outer = self.member_outer(head.qualifier, outer);
            self.parse_partial(known, header, name, kind, head_start, head.span);
            return;
        }
        let template = match known {
            Some(t) => {
                let naming = match friend && head.qualifier.is_some() {
                    true => Naming::QualifiedFriend,
                    false => Naming::Declared,
                };
                self.check_same_header(t, &header, naming, head.span);
                self.merge_header(t, &header);
                self.reveal_template(scope, name.into(), t, friend);
                t
            }
            None => {
                self.check_primary_header(&header, head.span);
                let class = |e: &Entry| matches!(e.decl, Decl::Record(_)) && !e.using;
                if !friend {
                    self.check_template_name(scope, name, TemplateKind::Class, head.span);
                } else if matches!(self.scopes[scope].kind, ScopeKind::Namespace(_))
                    && self.entries(scope, name.into()).iter().any(class)
                {
                    let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
                    self.report(text, head.span);
                }
                let id = self.new_template(
                    DeclName::Ident(name),
                    Some(name),
                    TemplateKind::Class,
                    scope,
                    header.clone(),
                    head.span,
                );
                self.templates[id].kind = kind;
                let entry = Entry {
                    decl: Decl::Template(id),
                    pos: self.pos(),
                    access: self.around.current_access,
                    hidden: friend,
                    using: false,
                };
                self.declare_entry(scope, name.into(), entry);
                id
            }
        };
        if friend && let ScopeKind::Record(r) = self.scopes[here].kind {
            self.friends.entry(r).or_default().push(Decl::Template(template));
        }
        if self.at_class_body() {
            let head_range = TokenRange { start: head_start, end: self.pos() };
            let body = self.skip_class_body();
            let specializes = self.specializes_member(head.qualifier, template);
            if self.templates[template].class_definition.is_some() && !specializes {
                let text =
                    diag::has_already_been_defined(&format_args!("class template \"{}\"", self.text(name)));
                self.report(text, head.span);
            } else {
                self.sema.check_class_definition(&header, body);
                // Members see the scope the template was declared in (a namespace may be reopened elsewhere).
                let mut header = header;
                header.outer = self.member_outer(head.qualifier, outer);
                self.templates[template].kind = kind;
                self.templates[template].class_definition =
                    Some(ClassDefinition { kind, body, head: head_range, header });
            }
        }
        self.skip_to_semi();
    }

    /// A nested class of a class template, defined outside of it.
    fn record_nested_class(
        &mut self,
        (owner, args, path): (TemplateId, TemplateArgs, Vec<Symbol>),
        kind: RecordKind,
        (header, inner): (Header, Option<Header>),
        (name, span): (Symbol, Span),
        decl: u32,
    ) {
        self.check_no_defaults(&header);
        if let Some(inner) = &inner {
            self.check_no_defaults(inner);
        }
        let has_args = self.at(TokenKind::Less);
        if has_args && let Some(after) = self.sema.scan_template_args(self.pos()) {
            self.seek(after);
        }
        let defines = self.at_class_body();
        if defines {
            self.check_owner_defined(owner, span);
            let body = self.skip_class_body();
            if inner.is_some() || !has_args {
                self.templates[owner].out_of_line.push(OutOfLine {
                    path: path.into(),
                    key: Key::Ident(name),
                    header,
                    args,
                    middle: None,
                    inner,
                    decl,
                    body: OutOfLineBody::Class { body, kind },
                });
            }
        }
    }

    pub(crate) fn at_class_body(&self) -> bool {
        matches!(self.kind(), TokenKind::LBrace | TokenKind::Colon) || self.tok().is_name(kw::FINAL)
    }

    fn parse_partial(
        &mut self,
        known: Option<TemplateId>,
        header: Header,
        name: Symbol,
        kind: RecordKind,
        head_start: u32,
        span: Span,
    ) {
        let template = match known {
            Some(t) => Some(t),
            None => {
                // Through a using-declaration or an enclosing namespace.
                let found = self.lookup_unqualified(name);
                found.first().and_then(|d| self.template_of_decl(d))
            }
        };
        let Some(template) = template else {
            let text = diag::is_undefined(&format_args!("class template \"{}\"", self.text(name)));
            self.report(text, span);
            self.skip_declaration();
            return;
        };
        if header.params.iter().any(|p| p.default.is_some()) {
            let text = diag::default_template_argument_is_not_allowed();
            self.report(text, span);
        }
        let start = self.pos();
        let access = self.defer_access();
        let args = self.parse_template_args(Some(template));
        self.settle_access(access, None);
        let arg_tokens = TokenRange { start, end: self.pos() };
        self.check_expanded(TokenRange { start: start + 1, end: arg_tokens.end.saturating_sub(1) });
        self.check_last_expansion(start + 1, arg_tokens.end.saturating_sub(1));
        let Some(args) = self.check_args(template, args, span) else {
            self.skip_declaration();
            return;
        };
        let unconstrained = header.requires.is_none() && header.params.iter().all(|p| p.constraint.is_none());
        // `template <auto* p> struct A<p>` is one for its parameter, though not for its arguments.
        let primary = self.templates[template].header.params.clone();
        let alike = primary.iter().zip(header.params.iter()).all(|(a, b)| match (a.kind, b.kind) {
            (ParamKind::Value { tokens: a, .. }, ParamKind::Value { tokens: b, .. }) => {
                let kind =
                    |r: TokenRange| TokenRange { start: r.start, end: r.end.saturating_sub(1).max(r.start) };
                self.same_tokens(kind(a), kind(b))
            }
            _ => a.inner == b.inner,
        });
        if unconstrained && alike && *args == *self.identity_args(&primary) {
            self.report(diag::template_argument_list_is_not_allowed(), span);
        }
        let mut attrs = Default::default();
        self.parse_attributes(&mut attrs);
        let definition = self.at_class_body().then(|| {
            let head = TokenRange { start: head_start, end: self.pos() };
            let body = self.skip_class_body();
            self.sema.check_class_definition(&header, body);
            ClassDefinition { kind, body, head, header: header.clone() }
        });
        let same = self.templates[template].partials.iter().position(|p| {
            p.args == args
                && crate::sema::template::class::alike(&p.header, &header)
                && self.same_constraint_tokens(&p.header, &header)
        });
        let partials = &mut self.templates[template].partials;
        match same.and_then(|i| partials.get_mut(i)) {
            Some(known) => {
                if definition.is_some() && known.definition.is_some() {
                    let text = diag::class_template_name_has_already_been_defined(&self.text(name));
                    self.report(text, span);
                } else if definition.is_some() {
                    known.header = header;
                    known.arg_tokens = arg_tokens;
                    known.definition = definition;
                }
            }
            None => partials.push(Partial { header, args, arg_tokens, definition, decl: head_start }),
        }
        self.skip_to_semi();
    }
}
