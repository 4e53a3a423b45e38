//! Declarations: dispatch, and declarations of the form `specifiers declarators;`.
//!
//! * `namespace`, `using`: namespaces and linkage; aliases, using-declarations and -directives.
//! * `class`, `member`, `friend`, `enumeration`, `function`, `variable`, `block`, `binding`: declarations by kind. `initializer`: what follows a declarator.
//! * `postpone`: declarations that are stepped over until somebody looks their name up. `host_errors`: errors that are put aside.

mod binding;
mod block;
mod class;
mod enumeration;
mod friend;
mod function;
mod host_errors;
mod initializer;
mod member;
mod namespace;
mod postpone;
mod using;
mod variable;

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Symbol, Token, TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::decl::declarator::{Declarator, NameMode};
use crate::sema::decl::specifiers::{DeclSpecs, SpecContext};
use crate::sema::lookup::name::IdName;
use crate::sema::lookup::scope::Decl;
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{RecordKind, TokenRange};

/// Namespace scope.
impl Parser<'_, '_> {
    /// Everything up to the end of the buffer.
    pub fn parse_declarations(&mut self) {
        while !self.at_eof() && !self.diags.should_stop() {
            let before = self.pos();
            self.parse_external_declaration();
            if self.pos() == before {
                // Nothing was read: a stray token.
                let span = self.span();
                self.report(diag::expected_declaration(), span);
                self.bump();
                self.skip_declaration();
            }
        }
    }

    pub fn parse_external_declaration(&mut self) {
        self.options.watch.poll_holding(|| self.held_bytes());
        if self.postpone_declaration() {
            return;
        }
        // What is in a namespace or a linkage specification is looked at one by one.
        let t = self.tok();
        let block = t.kind == TokenKind::Keyword
            && (t.symbol() == kw::NAMESPACE
                || t.symbol() == kw::INLINE && self.peek_is_kw(1, kw::NAMESPACE)
                || t.symbol() == kw::EXTERN && self.peek(1).kind == TokenKind::String);
        match block {
            true => self.parse_declaration_now(),
            false => self.forgive_host_errors(Self::parse_declaration_now),
        }
    }

    pub(crate) fn parse_declaration_now(&mut self) {
        let t = self.tok();
        match t.kind {
            TokenKind::Semi => {
                self.bump();
            }
            TokenKind::RBrace => {
                self.report(diag::expected_declaration(), t.span());
                self.bump();
            }
            TokenKind::Hash => {
                self.report(diag::hash_not_expected_here(), t.span());
                self.report(diag::expected_declaration(), t.span());
                self.bump();
                self.skip_declaration();
            }
            // The body of a function whose head ended with a semicolon.
            TokenKind::LBrace => {
                self.report(diag::expected_declaration(), t.span());
                self.skip_brackets();
            }
            TokenKind::Keyword => match t.symbol() {
                kw::NAMESPACE => self.parse_namespace(false),
                kw::INLINE if self.peek_is_kw(1, kw::NAMESPACE) => {
                    self.bump();
                    self.parse_namespace(true)
                }
                kw::USING => self.parse_using(),
                kw::TEMPLATE => self.parse_template(),
                kw::EXTERN if self.peek_is_kw(1, kw::TEMPLATE) => {
                    self.bump();
                    self.parse_template()
                }
                // GNU: instantiates what is needed to support the class, not its members.
                kw::INLINE if self.peek_is_kw(1, kw::TEMPLATE) && self.peek(2).kind != TokenKind::Less => {
                    self.bump();
                    self.parse_template()
                }
                kw::EXTERN if self.peek(1).kind == TokenKind::String => self.parse_linkage(),
                kw::STATIC_ASSERT => self.parse_static_assert(),
                kw::GNU_EXTENSION2 => {
                    self.bump();
                    self.parse_external_declaration();
                }
                kw::ASM | kw::GNU_ASM | kw::GNU_ASM2 => {
                    self.bump();
                    while !self.at(TokenKind::LParen) && !self.at(TokenKind::Semi) && !self.at_eof() {
                        self.bump();
                    }
                    if self.at(TokenKind::LParen) {
                        if self.peek(1).kind != TokenKind::String {
                            let span = self.peek(1).span();
                            self.report(diag::expected_string_literal(), span);
                        }
                        self.skip_brackets();
                    }
                    self.expect(TokenKind::Semi);
                }
                kw::EXPORT => {
                    self.report(diag::modules_are_not_enabled_in_mode(), t.span());
                    self.skip_declaration();
                }
                kw::CONCEPT => self.parse_concept_without_template(),
                _ => self.parse_simple_declaration(),
            },
            _ => self.parse_simple_declaration(),
        }
    }

    fn parse_concept_without_template(&mut self) {
        let span = self.span();
        self.report(diag::concept_must_be_template(), span);
        self.skip_declaration();
    }

    /// `static_assert(cond, "text");`.
    pub fn parse_static_assert(&mut self) {
        let span = self.span();
        self.bump();
        if !self.at(TokenKind::LParen) {
            self.expect(TokenKind::LParen);
            self.skip_declaration();
            return;
        }
        let close = self.matching();
        self.bump();
        let condition = self.mark();
        let (value, failed) = self.had_errors(|s| s.parse_constant_condition());
        if self.pos() < close && !self.at(TokenKind::Comma) && !failed {
            self.expect(TokenKind::RParen);
        }
        if let Some(false) = value {
            let message = if self.at(TokenKind::Comma) && self.peek(1).kind == TokenKind::String {
                diag::static_assertion_failed_with(&self.peek(1).text(self.interner))
            } else {
                diag::static_assertion_failed()
            };
            let values = self.compared_values(condition);
            let report = self.report(message, span);
            values.into_iter().fold(report, |report, values| report.help(format!("it compares {values}")));
        }
        self.seek(close);
        self.expect(TokenKind::RParen);
        self.expect(TokenKind::Semi);
    }
}

/// Simple declarations and function definitions.
impl Parser<'_, '_> {
    /// A declaration at namespace scope that starts with specifiers.
    pub fn parse_simple_declaration(&mut self) {
        if self.lacks_semicolon() {
            self.parse_unfinished_type();
            return;
        }
        let start = self.mark();
        let access = self.defer_access();
        let mut specs = self.parse_decl_specifiers(SpecContext::Declaration);
        self.check_specifiers(&specs, crate::sema::decl::rules::Place::Namespace);
        if specs.ty.is_none()
            && self.peek(1).kind == TokenKind::LParen
            && self.ident().is_some_and(|name| self.text(name) == "main")
        {
            // The one function whose type compilers have always known.
            let span = self.span();
            self.report(diag::explicit_type_is_missing_int_assumed().as_warning(), span);
            specs.ty = Some(QualType::INT);
        }
        if self.at(TokenKind::Semi) {
            self.settle_access(access, None);
            self.check_bare_specifiers(&specs);
            self.finish_empty_declaration(&specs);
            self.bump();
            return;
        }
        if self.at_structured_binding(&specs) {
            self.settle_access(access, None);
            self.parse_namespace_binding(&specs);
            return;
        }
        self.parse_init_declarators(&specs, start.index(), access);
    }

    /// Whether a class or enumeration is defined here after which the `;` was forgotten: what follows starts another
    /// declaration.
    fn lacks_semicolon(&self) -> bool {
        let is_kw = |t: Token, words: &[Symbol]| t.kind == TokenKind::Keyword && words.contains(&t.symbol());
        if !is_kw(self.tok(), &[kw::STRUCT, kw::CLASS, kw::UNION, kw::ENUM]) {
            return false;
        }
        let mut at = self.pos();
        let mut bases = false;
        while self.tokens.get(at as usize).kind != TokenKind::LBrace {
            match self.tokens.get(at as usize).kind {
                TokenKind::Semi | TokenKind::RBrace | TokenKind::Eof | TokenKind::Equal => return false,
                TokenKind::Colon => bases = true,
                // Attributes and bases have parentheses; otherwise it is `struct S f() {`.
                TokenKind::LParen => {
                    if !bases && self.tokens.get(at as usize - 1).kind != TokenKind::Keyword {
                        return false;
                    }
                    at = self.matching_at(at).max(at);
                }
                _ => {}
            }
            at += 1;
        }
        at = self.matching_at(at).max(at) + 1;
        while is_kw(self.tokens.get(at as usize), &[kw::GNU_ATTRIBUTE, kw::GNU_ATTRIBUTE2]) {
            at = self.matching_at(at + 1).max(at + 1) + 1;
        }
        let next = self.tokens.get(at as usize);
        // `struct S { } typedef T, *P;` is a declaration of its own kind.
        if is_kw(next, &[kw::TYPEDEF]) {
            let [name, behind] = [at + 1, at + 2].map(|i| self.tokens.get(i as usize).kind);
            let ends = matches!(behind, TokenKind::Semi | TokenKind::Comma | TokenKind::LBracket);
            return !(name == TokenKind::Star || name == TokenKind::Ident && ends);
        }
        is_kw(
            next,
            &[
                kw::VOID,
                kw::INT,
                kw::FLOAT,
                kw::DOUBLE,
                kw::CHAR,
                kw::BOOL,
                kw::UNSIGNED,
                kw::STRUCT,
                kw::CLASS,
                kw::TEMPLATE,
                kw::USING,
                kw::NAMESPACE,
            ],
        )
    }

    /// Such a definition, as if the `;` were there.
    fn parse_unfinished_type(&mut self) {
        let mut specs = DeclSpecs::default();
        let key = self.tok().symbol();
        let context = SpecContext::Declaration;
        match key {
            kw::ENUM => self.parse_enum_spec(&mut specs, context),
            kw::CLASS => self.parse_class_spec(RecordKind::Class, &mut specs, context),
            kw::UNION => self.parse_class_spec(RecordKind::Union, &mut specs, context),
            _ => self.parse_class_spec(RecordKind::Struct, &mut specs, context),
        }
        let span = self.span();
        self.report(diag::expected_semicolon(), span);
        self.finish_empty_declaration(&specs);
    }

    /// Declarators up to `;`, or one function definition.
    fn parse_init_declarators(
        &mut self,
        specs: &DeclSpecs,
        start: u32,
        access: Option<Vec<crate::sema::lookup::access::Deferred>>,
    ) {
        let mut access = Some(access);
        let mut deduced = None;
        loop {
            let base = specs.ty.unwrap_or(QualType::VOID);
            let outer = access.take().unwrap_or_else(|| self.defer_access());
            let (declarator, failed) =
                self.had_errors(|s| s.parse_declarator(specs, base, NameMode::Required));
            self.settle_access(outer, Some(&declarator));
            if failed && declarator.name.is_none() {
                self.skip_declaration();
                return;
            }
            if specs.ty.is_none() && !self.allows_no_type(&declarator) {
                if !failed {
                    let span = declarator.span;
                    self.report_no_type(specs, &declarator, span);
                    if self.at(TokenKind::Keyword) {
                        // What follows the unknown name is a declaration.
                        return;
                    }
                }
                self.skip_declaration();
                return;
            }
            let is_function = matches!(self.tree.types.get(declarator.ty), TypeKind::Function(_));
            let is_function = is_function && declarator.function.is_some() && !specs.is_typedef();
            let var = match (declarator.name, self.is_plain_auto(declarator.ty)) {
                (Some(IdName::Ident(name)), true) if declarator.qualifier.is_none() => Some(name),
                _ => None,
            };
            if self.finish_declarator(specs, declarator, start) {
                return;
            }
            if is_function && self.lacks_body() {
                return;
            }
            if let Some(name) = var {
                let scope = self.declaration_scope(self.cx.scope);
                let ty = self.entries(scope, name.into()).iter().find_map(|e| match e.decl {
                    Decl::Var(v) => Some(self.tree.vars[v].ty.unqualified()),
                    _ => None,
                });
                self.check_same_auto(&mut deduced, ty);
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        if !self.at(TokenKind::Semi) {
            self.expect(TokenKind::Semi);
            self.skip_declaration();
        } else {
            self.bump();
        }
    }

    /// Behind the declarator of a function: whether what follows must be meant as its body, which lacks its `{`.
    fn lacks_body(&mut self) -> bool {
        let span = self.span();
        match self.kind() {
            TokenKind::Semi | TokenKind::Comma | TokenKind::Equal | TokenKind::Eof => return false,
            TokenKind::LParen => {
                self.report(diag::unexpected_parenthesis_after_declaration_of_function(), span);
                self.skip_declaration();
                return true;
            }
            _ => {}
        }
        self.expect(TokenKind::LBrace);
        while !matches!(self.kind(), TokenKind::LBrace | TokenKind::RBrace | TokenKind::Eof) {
            self.bump();
        }
        match self.kind() {
            TokenKind::LBrace => {
                self.skip_brackets();
            }
            _ => {
                self.expect(TokenKind::RBrace);
            }
        }
        true
    }

    fn report_no_type(&mut self, specs: &DeclSpecs, declarator: &Declarator, span: Span) {
        match declarator.name {
            // `texture<float, 2> t;` where nobody declared such a template.
            Some(IdName::Ident(name))
                if self.tokens.get(self.pos().saturating_sub(1) as usize).kind == TokenKind::Greater
                    && self.lookup_unqualified(name).is_empty() =>
            {
                let text = diag::is_not_template(&self.text(name));
                self.report(text, span);
                if let Some(declared) = self.ident() {
                    self.sema.declare(self.cx.scope, declared, Decl::Error);
                }
            }
            // `__globl__ void k()`: the name is taken for a declaration of its own.
            Some(IdName::Ident(name))
                if self.tok().kind == TokenKind::Keyword && self.lookup_unqualified(name).is_empty() =>
            {
                self.report(diag::declaration_has_no_storage_class_or_type(), span);
                let next = self.span();
                self.report(diag::expected_semicolon(), next);
            }
            Some(IdName::Ident(name))
                if declarator.function.is_none() && self.lookup_unqualified(name).is_empty() =>
            {
                let text = diag::identifier_is_undefined(&self.text(name));
                match self.kind() {
                    TokenKind::Equal | TokenKind::Semi => self.report_implicit_int(specs, span),
                    _ => {
                        self.report(text, span);
                    }
                }
            }
            Some(IdName::Ident(_)) if declarator.function.is_some() && declarator.qualifier.is_none() => {
                self.report(diag::explicit_type_is_missing_int_assumed(), span);
            }
            Some(IdName::Ident(name)) if declarator.function.is_none() => {
                let text = diag::is_not_type_name(&self.text(name));
                self.report(text, span);
            }
            _ => {
                self.report(diag::declaration_has_no_storage_class_or_type(), span);
            }
        }
    }

    /// Declares one name at namespace scope. True if a function body ended the declaration.
    fn finish_declarator(&mut self, specs: &DeclSpecs, declarator: Declarator, start: u32) -> bool {
        self.check_declared_with(specs, &declarator);
        if specs.is_typedef() {
            if let Some(IdName::Ident(name)) = declarator.name {
                let tag = specs.tag.filter(|_| specs.ty == Some(declarator.ty));
                let scope = self.declaration_scope(self.cx.scope);
                self.declare_typedef(name, declarator.ty, tag, declarator.span, scope);
                self.align_name(scope, name, specs.attrs.align, &declarator.attrs);
            }
            return false;
        }
        let is_function = matches!(self.tree.types.get(declarator.ty), TypeKind::Function(_));
        if matches!(declarator.name, Some(IdName::Dtor(_))) && declarator.qualifier.is_none() {
            self.report(diag::expected_declaration(), declarator.span);
            return matches!(self.parse_definition_tail(), crate::sema::decl::function::Definition::Body(_));
        }
        if is_function {
            return self.finish_function(specs, declarator, start);
        }
        self.finish_variable(specs, declarator);
        false
    }

    /// Tokens of an initialiser at the cursor: `= expr`, `(args)`, `{list}`; empty if there is none.
    pub fn skip_initializer(&mut self) -> Option<TokenRange> {
        let start = self.pos();
        match self.kind() {
            TokenKind::Equal => {
                self.bump();
                let end = self.sema.scan_until_comma(self.pos(), false);
                self.seek(end);
            }
            TokenKind::LParen | TokenKind::LBrace => {
                self.skip_brackets();
            }
            _ => return None,
        }
        Some(TokenRange { start, end: self.pos() })
    }
}
