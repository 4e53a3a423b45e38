//! Declarations of templates: where they start, alias templates and concepts.
//!
//! * `header`: template parameter lists. `class`, `function`, `specialize`: declarations by kind. `pattern`: arguments in patterns.
//! * `instance`: reading the tokens of a template again. `guide`: constructors read as deduction guides. `constraint`: constraints.
//! * `spell`: dependent expressions in names.

mod class;
mod constraint;
mod function;
mod guide;
mod header;
mod instance;
mod pattern;
mod specialize;
mod spell;

use oxicc_source::Span;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::lookup::scope::{Decl, Entry, Key, ScopeKind};
use crate::sema::template::redeclare::Naming;
use crate::sema::template::{Header, OutOfLine, OutOfLineBody};
use crate::tree::{DeclName, ScopeId, TemplateId, TemplateKind};

impl Parser<'_, '_> {
    /// A declaration that starts with `template` (`extern` before it has been read).
    pub fn parse_template(&mut self) {
        let start = self.pos();
        if self.peek(1).kind != TokenKind::Less {
            self.bump();
            self.parse_explicit_instantiation();
            return;
        }
        let outer = self.cx.scope;
        if self.around.extern_c
            && matches!(self.scopes[self.declaration_scope(outer)].kind, ScopeKind::Namespace(_))
        {
            let span = self.span();
            self.report(diag::declaration_may_not_have_extern_c_linkage(), span);
        }
        if matches!(self.scopes[self.declaration_scope(outer)].kind, ScopeKind::Record(_))
            && self.is_block_scope_class(outer)
        {
            let span = self.span();
            self.report(diag::local_class_may_not_have_member_templates(), span);
        }
        let mut headers: Vec<Header> = Vec::new();
        let mut empty_headers = 0;
        let mut last = start;
        let access = self.defer_access();
        while self.at_kw(kw::TEMPLATE) && self.peek(1).kind == TokenKind::Less {
            last = self.pos();
            self.bump();
            if self.peek(1).kind == TokenKind::Greater {
                self.bump();
                if !headers.is_empty() {
                    let span = self.span();
                    let text = diag::template_followed_by_explicit_specialization();
                    self.report(text, span);
                    self.cx.scope = outer;
                    self.settle_header_access(access);
                    self.skip_declaration();
                    return;
                }
                self.bump();
                empty_headers += 1;
                continue;
            }
            let header = self.parse_template_header();
            headers.push(header);
        }
        self.settle_header_access(access);
        while self.at_kw(kw::GNU_EXTENSION2) {
            self.bump();
        }
        match headers.len() {
            0 => {
                self.cx.scope = outer;
                self.parse_explicit_specialization(empty_headers);
            }
            1 => {
                let header = headers.remove(0);
                self.parse_templated(header, headers, last);
            }
            _ => {
                let header = headers.remove(0);
                self.parse_templated(header, headers, last);
            }
        }
        self.cx.scope = outer;
    }

    /// The declaration behind a header and perhaps further ones, of which the last starts at token `last`. The innermost
    /// parameter scope is current.
    fn parse_templated(&mut self, header: Header, mut inner: Vec<Header>, last: u32) {
        self.skip_attributes_of_class();
        let t = self.tok();
        if t.kind == TokenKind::Keyword {
            match t.symbol() {
                kw::TYPEDEF => {
                    let span = self.span();
                    self.report(diag::template_declaration_may_not_be_typedef(), span);
                    self.skip_declaration();
                    return;
                }
                kw::USING => return self.parse_alias_template(header),
                kw::CONCEPT => return self.parse_concept(header),
                kw::STRUCT | kw::CLASS | kw::UNION if self.at_class_template() => {
                    if !inner.is_empty() && !self.names_member_of_template() {
                        let span = self.span();
                        let text = diag::declaration_cannot_have_multiple_template_clauses();
                        self.report(text, span);
                    }
                    return self.parse_class_template(header, inner.pop(), false, last);
                }
                kw::ENUM if self.skip_member_enum(&header) => return,
                kw::FRIEND if self.friend_class_ahead() => {
                    self.bump();
                    return self.parse_class_template(header, inner.pop(), true, last);
                }
                _ => {}
            }
        }
        if !inner.is_empty() && !self.names_member_of_template() {
            let span = self.span();
            self.report(diag::declaration_cannot_have_multiple_template_clauses(), span);
            self.skip_declaration();
            return;
        }
        self.parse_function_or_variable_template(header, inner, last);
    }

    /// `enum A<T>::E {...};` behind a header: keeps the definition for the instances of `A`.
    fn skip_member_enum(&mut self, header: &Header) -> bool {
        let decl = self.pos();
        let mark = self.mark();
        let found = self.trap(|s| {
            s.bump();
            let _ = s.eat_kw(kw::CLASS) || s.eat_kw(kw::STRUCT);
            s.parse_attributes(&mut Default::default());
            let qualifier = s.parse_qualifier();
            let name = s.eat_ident();
            Some((s.pattern_owner(qualifier)?, name?))
        });
        let Ok(Some(((owner, args, path), name))) = found else {
            self.rewind(mark);
            return false;
        };
        while !matches!(self.kind(), TokenKind::LBrace | TokenKind::Semi) && !self.at_eof() {
            self.bump();
        }
        if self.at(TokenKind::LBrace) {
            self.templates[owner].out_of_line.push(OutOfLine {
                path: path.into(),
                key: Key::Ident(name),
                header: header.clone(),
                args,
                middle: None,
                inner: None,
                decl,
                body: OutOfLineBody::Enum,
            });
        }
        self.skip_to_semi();
        true
    }

    /// Skips attributes before a class-key that starts the declaration of a class template or of an instance: they are those
    /// of what is declared with the class, which is nothing here.
    pub(crate) fn skip_attributes_of_class(&mut self) {
        if !self.at_attribute() {
            return;
        }
        let mark = self.mark();
        self.parse_attributes(&mut Default::default());
        let class_key = self.tok().kind == TokenKind::Keyword
            && matches!(self.tok().symbol(), kw::STRUCT | kw::CLASS | kw::UNION);
        if !class_key || !self.at_class_template() {
            self.rewind(mark);
        }
    }

    fn friend_class_ahead(&self) -> bool {
        let t = self.peek(1);
        t.kind == TokenKind::Keyword && matches!(t.symbol(), kw::STRUCT | kw::CLASS | kw::UNION)
    }

    fn parse_alias_template(&mut self, header: Header) {
        self.bump();
        let span = self.span();
        let Some(name) = self.eat_ident() else {
            self.report(diag::expected_identifier(), span);
            self.skip_declaration();
            return;
        };
        let mut attrs = Default::default();
        self.parse_attributes(&mut attrs);
        self.expect(TokenKind::Equal);
        self.sema.check_packs_in_whole(&header, self.pos());
        self.sema.check_declared_in(&header, self.pos(), None);
        if self.at_kw(kw::AUTO) && self.peek(1).kind == TokenKind::Semi {
            let span = self.span();
            self.report(diag::auto_is_not_allowed_here(), span);
        }
        let scope = self.declaration_scope(header.outer);
        let known = self.entries(scope, name.into()).iter().find_map(|e| match e.decl {
            Decl::Template(t) if self.tree.templates[t].kind == TemplateKind::Alias => Some(t),
            _ => None,
        });
        match known {
            Some(known) => self.check_same_alias(known, &header, span),
            None => self.check_template_name(scope, name, TemplateKind::Alias, span),
        }
        let id = known.is_none().then(|| {
            let kind = TemplateKind::Alias;
            self.new_template(DeclName::Ident(name), Some(name), kind, scope, header, span)
        });
        self.skip_to_semi();
        // In its own definition the name means something declared before.
        if let Some(id) = id {
            let (pos, access) = (self.pos() - 1, self.around.current_access);
            let entry = Entry { decl: Decl::Template(id), pos, access, hidden: false, using: false };
            self.declare_entry(scope, name.into(), entry);
        }
    }

    /// Skips a declaration's rest to and over `;`, without looking at it.
    pub(crate) fn skip_to_semi(&mut self) {
        loop {
            match self.kind() {
                TokenKind::Semi => {
                    self.bump();
                    return;
                }
                TokenKind::Eof | TokenKind::RBrace => {
                    self.expect(TokenKind::Semi);
                    return;
                }
                TokenKind::LParen | TokenKind::LBrace | TokenKind::LBracket => {
                    self.skip_brackets();
                }
                _ => {
                    self.bump();
                }
            }
        }
    }

    fn parse_concept(&mut self, header: Header) {
        self.bump();
        let span = self.span();
        let Some(name) = self.eat_ident() else {
            self.report(diag::expected_identifier(), span);
            self.skip_declaration();
            return;
        };
        let mut attrs = Default::default();
        self.parse_attributes(&mut attrs);
        self.expect(TokenKind::Equal);
        if header.is_constrained() {
            self.report(diag::concept_template_cannot_have_associated_constraints(), span);
        }
        let scope = self.declaration_scope(header.outer);
        if !matches!(self.scopes[scope].kind, ScopeKind::Namespace(_)) {
            self.report(diag::concept_definition_cannot_appear_in_scope(), span);
        } else if self.entries(scope, name.into()).iter().any(|e| !e.using) {
            let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
            self.report(text, span);
        }
        let end = self.sema.scan_until_comma(self.pos(), false);
        // Another entity of that name is qualified or a member.
        let own = (self.pos()..end).find(|at| {
            let kind = |back: u32| self.tokens.get((*at - back) as usize).kind;
            let of_another = matches!(kind(1), TokenKind::ColonColon | TokenKind::Dot)
                || kind(1) == TokenKind::Arrow && kind(2) != TokenKind::RBrace;
            self.tokens.get(*at as usize).is_name(name) && !of_another
        });
        if let Some(at) = own
            && self.lookup_unqualified(name).is_empty()
        {
            let text = diag::identifier_is_undefined(&self.text(name));
            let span = self.tokens.get(at as usize).span();
            self.report(text, span);
        }
        // `{ x } -> C;` names a concept.
        for at in self.pos()..end {
            let tokens = self.tokens;
            let t = |i: u32| tokens.get(i as usize);
            let named = t(at + 1);
            let behind = t(at).kind == TokenKind::Arrow
                && at > self.pos()
                && (t(at - 1).kind == TokenKind::RBrace
                    || t(at - 1).kind == TokenKind::Keyword && t(at - 1).symbol() == kw::NOEXCEPT);
            let is_type = named.kind == TokenKind::Keyword
                && (crate::sema::decl::specifiers::is_arithmetic_word(named.symbol())
                    || matches!(named.symbol(), kw::VOID | kw::CONST | kw::VOLATILE | kw::DECLTYPE));
            if behind && is_type {
                self.report(diag::name_is_not_concept(), named.span());
                continue;
            }
            if t(at).kind == TokenKind::Arrow
                && at > self.pos()
                && t(at - 1).kind == TokenKind::RBrace
                && t(at + 1).kind == TokenKind::Ident
                && t(at + 2).kind != TokenKind::ColonColon
                && self.lookup_unqualified(t(at + 1).symbol()).is_empty()
            {
                let named = self.tokens.get(at as usize + 1);
                let text = diag::identifier_is_undefined(&self.text(named.symbol()));
                self.report(text, named.span());
            }
        }
        let id =
            self.new_template(DeclName::Ident(name), Some(name), TemplateKind::Concept, scope, header, span);
        // Known from here on: the next declaration may start with it.
        self.declare(scope, name, Decl::Template(id));
        self.skip_to_semi();
    }

    /// An alias template that is declared again, the cursor at its type, means the same.
    pub(crate) fn check_same_alias(&mut self, template: TemplateId, header: &Header, span: Span) {
        let old = self.templates[template].header.clone();
        let decl = self.templates[template].decl;
        // A member of a class template is read for each instance.
        if decl == self.pos() || self.is_header(span.lo) {
            return;
        }
        self.check_same_header(template, header, Naming::Declared, span);
        let here = self.pos();
        let mut read = |scope: ScopeId, at: u32| {
            let ty = self.replay(at, scope, |s| s.trap(|s| s.parse_alias_type().0));
            ty.ok()
        };
        let (Some(before), Some(now)) = (read(old.scope, decl), read(header.scope, here)) else { return };
        if self.types_surely_differ(before, now) {
            let name = self.show_template(template);
            let text = diag::alias_template_type_is_incompatible_with_previous(
                &self.show_type(now),
                &self.show_type(before),
                &name,
                &self.declared_at(self.tree.templates[template].span),
            );
            self.report(text, span);
        }
    }
}
