//! Namespaces and linkage specifications.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::lookup::name::Qualifier;
use crate::sema::lookup::scope::{Decl, LookupMode, ScopeKind};

/// Namespace scope.
impl Parser<'_, '_> {
    pub(crate) fn parse_namespace(&mut self, is_inline: bool) {
        let start = self.span();
        self.bump();
        let mut attrs = Default::default();
        self.parse_attributes(&mut attrs);
        let name = self.eat_ident();
        self.parse_attributes(&mut attrs);
        if let Some(name) = name
            && self.at(TokenKind::Equal)
        {
            self.bump();
            self.parse_namespace_alias(name);
            return;
        }
        if self.cx.function.is_some() {
            self.report(diag::namespace_definition_is_not_allowed(), start);
        }
        let outer = self.cx.scope;
        self.open_namespace(name, is_inline);
        // `namespace A::inline B {`.
        while self.eat(TokenKind::ColonColon) {
            let inline = self.eat_kw(kw::INLINE);
            match self.eat_ident() {
                Some(name) => self.open_namespace(Some(name), inline),
                None => {
                    let span = self.span();
                    self.report(diag::expected_identifier(), span);
                    break;
                }
            }
        }
        self.parse_attributes(&mut attrs);
        if !self.at(TokenKind::LBrace) {
            self.expect(TokenKind::LBrace);
            self.cx.scope = outer;
            self.skip_declaration();
            return;
        }
        let close = self.matching();
        self.bump();
        while self.pos() < close && !self.at_eof() && !self.diags.should_stop() {
            let before = self.pos();
            self.parse_external_declaration();
            if self.pos() == before {
                let span = self.span();
                self.report(diag::expected_declaration(), span);
                self.bump();
                self.skip_declaration();
            }
        }
        if !self.at(TokenKind::RBrace) && !self.diags.should_stop() {
            let span = self.span();
            self.report(diag::expected_close_brace(), span).note_of(diag::to_match_open_brace(), start);
        }
        self.seek(close);
        self.eat(TokenKind::RBrace);
        self.cx.scope = outer;
    }

    pub(crate) fn report_no_namespace(
        &mut self,
        qualifier: Option<Qualifier>,
        name: Option<Symbol>,
        span: Span,
    ) {
        if self.is_error_qualifier(qualifier) && !self.options.language.cascade_errors {
            return;
        }
        let undeclared = name.filter(|n| qualifier.is_none() && self.lookup_unqualified(*n).is_empty());
        let why = undeclared.and_then(|name| self.not_declared(name));
        self.report(diag::name_must_be_namespace_name().because_of(why), span);
    }

    fn parse_namespace_alias(&mut self, name: Symbol) {
        let span = self.span();
        let qualifier = self.parse_qualifier();
        let named = self.eat_ident();
        let target = named.and_then(|target| {
            self.lookup_qualified(qualifier, target.into(), LookupMode::Namespace).first()
        });
        match target {
            Some(Decl::Namespace(ns)) => {
                let scope = self.cx.scope;
                let known = self.entries(scope, name.into()).iter().any(|e| e.decl == Decl::Namespace(ns));
                let clash = self.entries(scope, name.into()).iter().any(|e| !e.using);
                if !known && clash {
                    let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
                    self.report(text, span);
                } else if !known {
                    // One of a block is nothing to declarations of namespaces.
                    if matches!(self.scopes[scope].kind, ScopeKind::Namespace(_)) {
                        self.note_namespace(name);
                    }
                    self.declare(scope, name, Decl::Namespace(ns));
                }
            }
            _ => self.report_no_namespace(qualifier, named, span),
        }
        self.expect(TokenKind::Semi);
    }

    /// `extern "C" { ... }` and `extern "C" declaration`.
    pub(crate) fn parse_linkage(&mut self) {
        self.bump();
        let t = self.bump();
        let text = self.interner.get(t.symbol());
        let c = match text {
            "\"C\"" => true,
            "\"C++\"" => false,
            _ => {
                self.report(diag::unknown_external_linkage_specification(), t.span());
                false
            }
        };
        let outer = std::mem::replace(&mut self.around.extern_c, c);
        if self.at(TokenKind::LBrace) {
            let close = self.matching();
            self.bump();
            while self.pos() < close && !self.at_eof() && !self.diags.should_stop() {
                let before = self.pos();
                self.parse_external_declaration();
                if self.pos() == before {
                    let span = self.span();
                    self.report(diag::expected_declaration(), span);
                    self.bump();
                    self.skip_declaration();
                }
            }
            self.seek(close);
            self.expect(TokenKind::RBrace);
        } else {
            self.setting(|s| &mut s.around.extern_single, true, |s| s.parse_external_declaration());
        }
        self.around.extern_c = outer;
    }
}
