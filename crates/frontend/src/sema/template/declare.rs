//! Template declarations: where they start, what all kinds have in common, alias templates and concepts.

use std::rc::Rc;

use oxicc_source::Span;
use rustc_hash::FxHashMap;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::tree::{DeclContext, DeclName, RecordKind, ScopeId, Template, TemplateId, TemplateKind};

use super::{Deductions, Header, OutOfLine, OutOfLineBody, TemplateData, TemplateParam};
use crate::sema::scope::{Decl, Entry, Key, ScopeKind};
use crate::sema::{Parser, Scoped, Sema};

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
}

impl Sema<'_> {
    /// Whether something qualified may be declared here: further headers are those of the templates around it.
    fn names_member_of_template(&self) -> bool {
        let mut at = self.pos();
        loop {
            match self.tokens.get(at as usize).kind {
                TokenKind::ColonColon => return true,
                TokenKind::Semi | TokenKind::LBrace | TokenKind::Equal | TokenKind::Eof => return false,
                _ => at += 1,
            }
        }
    }
}

impl Parser<'_, '_> {
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
    pub(super) fn skip_attributes_of_class(&mut self) {
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
}

impl Sema<'_> {
    /// Whether a class-key starts a class template declaration, as against a return type.
    pub(super) fn at_class_template(&mut self) -> bool {
        let mut at = self.pos() + 1;
        loop {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Keyword
                    if matches!(t.symbol(), kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2 | kw::ALIGNAS) =>
                {
                    at = self.matching_at(at + 1) + 1;
                }
                TokenKind::LBracket => at = self.matching_at(at) + 1,
                TokenKind::Ident => {
                    at += 1;
                    if self.tokens.get(at as usize).kind == TokenKind::LParen
                        && self.tokens.get(at as usize - 1).symbol() == kw::DECLSPEC
                    {
                        at = self.matching_at(at) + 1;
                        continue;
                    }
                    if self.tokens.get(at as usize).kind == TokenKind::Less {
                        match self.scan_template_args(at) {
                            Some(after) => at = after,
                            None => return false,
                        }
                    }
                    match self.tokens.get(at as usize).kind {
                        TokenKind::ColonColon => at += 1,
                        TokenKind::Semi | TokenKind::LBrace | TokenKind::Colon => return true,
                        // `struct A<N> final = {};` declares a variable of that name.
                        TokenKind::Ident => {
                            return self.tokens.get(at as usize).symbol() == kw::FINAL
                                && matches!(
                                    self.tokens.get(at as usize + 1).kind,
                                    TokenKind::LBrace | TokenKind::Colon
                                );
                        }
                        TokenKind::LBracket => {
                            return self.tokens.get(at as usize + 1).kind == TokenKind::LBracket;
                        }
                        TokenKind::Keyword => {
                            return matches!(
                                self.tokens.get(at as usize).symbol(),
                                kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2 | kw::ALIGNAS
                            );
                        }
                        _ => return false,
                    }
                }
                TokenKind::ColonColon => at += 1,
                TokenKind::Keyword if t.symbol() == kw::TEMPLATE => at += 1,
                _ => return false,
            }
        }
    }
}

impl Parser<'_, '_> {
    fn friend_class_ahead(&self) -> bool {
        let t = self.peek(1);
        t.kind == TokenKind::Keyword && matches!(t.symbol(), kw::STRUCT | kw::CLASS | kw::UNION)
    }
}

impl Sema<'_> {
    pub fn new_template(
        &mut self,
        name: DeclName,
        symbol: Option<Symbol>,
        kind: TemplateKind,
        scope: ScopeId,
        header: Header,
        span: Span,
    ) -> TemplateId {
        let context = self.context_of(scope);
        let record = match context {
            DeclContext::Record(r) => Some(r),
            _ => None,
        };
        let params = self.param_infos(&header);
        let id = self.tree.templates.push(Template { name, kind, context, span, pattern: None, params });
        let decl = self.pos();
        let data = TemplateData {
            headers: vec![header.clone()],
            header,
            decl,
            name: symbol,
            record: record.into(),
            kind: RecordKind::Struct,
            pattern: None,
            fn_definition: None,
            class_definition: None,
            partials: Vec::new(),
            out_of_line: Vec::new(),
            adopted: 0,
            instances: FxHashMap::default(),
            deductions: Deductions::default(),
            variable: None,
            guides: Vec::new(),
            friend: false,
            access: match record {
                Some(_) => self.around.current_access,
                None => crate::tree::Access::Public,
            },
            invented: 0,
            deleted: false,
            is_explicit_guide: false,
            implicit_guide: false,
            lambda: None.into(),
            guide_for: None.into(),
            spaces: crate::tree::Spaces::empty(),
            builtin: false,
        };
        self.templates.push(data);
        id
    }

    /// Adds the defaults of a redeclaration's header, each of which is given once ([temp.param]).
    pub(super) fn merge_header(&mut self, template: TemplateId, header: &Header) {
        let number = self.templates[template].headers.len() as u32;
        let mut any = false;
        let mut again = None;
        let params = Rc::make_mut(&mut self.templates[template].header.params);
        for (old, new) in params.iter_mut().zip(header.params.iter()) {
            // A declaration in a class template is read for each instance.
            if let (Some((old, _)), Some((new, _))) = (old.default, new.default)
                && old != new
            {
                again = Some(new);
            }
            if old.default.is_none()
                && let Some((range, _)) = new.default
            {
                old.default = Some((range, number));
                any = true;
            }
        }
        if any {
            self.templates[template].deductions = Deductions::default();
            self.templates[template].headers.push(header.clone());
        }
        if let Some(range) = again
            && !self.is_header(self.tokens.get(range.start as usize).pos)
        {
            let at = |p: &&TemplateParam| p.default.is_some_and(|(r, _)| r == range);
            let at = header.params.iter().find(at).map_or(range.start, |p| p.at);
            let span = self.tokens.get(at as usize).span();
            self.report(diag::redefinition_of_default_argument(), span);
        }
    }
}

impl Parser<'_, '_> {
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
    pub(super) fn skip_to_semi(&mut self) {
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
                && (crate::sema::decl_spec::is_arithmetic_word(named.symbol())
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
}
