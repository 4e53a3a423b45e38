//! Function declarations and definitions: their tail, and bodies that are skipped.

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::decl::declarator::Declarator;
use crate::sema::decl::function::Definition;
use crate::sema::decl::specifiers::DeclSpecs;
use crate::sema::lookup::name::Qualifier;
use crate::tree::TokenRange;

impl Parser<'_, '_> {
    /// A function declared at namespace scope (or defined there, for members). True if a body ended the declaration.
    pub fn finish_function(&mut self, specs: &DeclSpecs, declarator: Declarator, start: u32) -> bool {
        if let Some(info) = &declarator.function
            && info.auto_params
        {
            self.seek(start);
            self.parse_abbreviated_template();
            return true;
        }
        if self.is_guide(specs, &declarator) {
            self.declare_guide(specs, &declarator);
            return false;
        }
        let Some(function) = self.declare_function(specs, &declarator) else {
            let definition = self.parse_definition_tail();
            return matches!(definition, Definition::Body(_));
        };
        let definition = self.parse_definition_tail();
        if matches!(definition, Definition::Body(_)) && declarator.function.is_none() {
            self.report(diag::function_type_may_not_come_from_typedef(), declarator.span);
        }
        if definition == Definition::Delete
            && self.fn_info[function].pos != 0
            && self.fn_info[function].pos < start
            && self.tree.functions[function].instance_of.is_none()
        {
            self.report(diag::delete_can_only_appear_on_first_declaration(), declarator.span);
        }
        let of_class = matches!(declarator.qualifier, Some(Qualifier::Type(_)));
        let specialized =
            self.tree.functions[function].instance_of.is_some() || self.in_template_instance(function);
        if of_class && !specialized && definition == Definition::None {
            self.refuse_redeclaration(&declarator);
        }
        self.define_function(function, definition, &declarator);
        matches!(definition, Definition::Body(_))
    }

    /// Reads `= default`, `= delete`, `= 0` or skips a body.
    pub fn parse_definition_tail(&mut self) -> Definition {
        match self.kind() {
            TokenKind::Equal => {
                if self.peek_is_kw(1, kw::DEFAULT) {
                    self.seek(self.pos() + 2);
                    Definition::Default
                } else if self.peek_is_kw(1, kw::DELETE) {
                    self.seek(self.pos() + 2);
                    if self.at(TokenKind::LParen) {
                        self.skip_brackets();
                    }
                    Definition::Delete
                } else if self.peek(1).kind == TokenKind::Number {
                    if self.interner.get(self.peek(1).symbol()) != "0" {
                        let span = self.span();
                        self.report(diag::badly_formed_pure_specifier_only_0(), span);
                    }
                    self.seek(self.pos() + 2);
                    Definition::Pure
                } else {
                    Definition::None
                }
            }
            TokenKind::LBrace | TokenKind::Colon => Definition::Body(self.skip_body()),
            TokenKind::Keyword if self.at_kw(kw::TRY) => Definition::Body(self.skip_body()),
            _ => Definition::None,
        }
    }

    /// Skips a function body with its constructor initialisers and handlers.
    pub fn skip_body(&mut self) -> TokenRange {
        let start = self.pos();
        let is_try = self.eat_kw(kw::TRY);
        if self.eat(TokenKind::Colon) {
            loop {
                // The name of a base or member, then its initialiser.
                while !matches!(
                    self.kind(),
                    TokenKind::LParen
                        | TokenKind::LBrace
                        | TokenKind::Eof
                        | TokenKind::Semi
                        | TokenKind::RBrace
                ) {
                    if self.at(TokenKind::Less)
                        && let Some(after) = self.sema.scan_template_args(self.pos())
                    {
                        self.seek(after);
                    } else if self.at_kw(kw::DECLTYPE) && self.peek(1).kind == TokenKind::LParen {
                        self.bump();
                        self.skip_brackets();
                    } else {
                        self.bump();
                    }
                }
                if !matches!(self.kind(), TokenKind::LParen | TokenKind::LBrace) {
                    break;
                }
                self.skip_brackets();
                self.eat(TokenKind::Ellipsis);
                if !self.eat(TokenKind::Comma) {
                    break;
                }
            }
        }
        if self.at(TokenKind::LBrace) {
            self.skip_brackets();
        } else {
            self.expect(TokenKind::LBrace);
        }
        if is_try {
            while self.at_kw(kw::CATCH) {
                self.bump();
                if self.at(TokenKind::LParen) {
                    self.skip_brackets();
                }
                if self.at(TokenKind::LBrace) {
                    self.skip_brackets();
                }
            }
        }
        TokenRange { start, end: self.pos() }
    }
}
