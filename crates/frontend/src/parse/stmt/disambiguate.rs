//! Whether a statement is a declaration or an expression ([stmt.ambig]).

use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;

impl Parser<'_, '_> {
    /// Whether the statement at the cursor is a declaration ([stmt.ambig]).
    pub fn is_declaration_statement(&mut self) -> bool {
        let t = self.tok();
        if t.kind == TokenKind::Keyword {
            match t.symbol() {
                kw::USING | kw::NAMESPACE | kw::STATIC_ASSERT | kw::TEMPLATE | kw::TYPEDEF | kw::EXTERN => {
                    return true;
                }
                kw::STATIC
                | kw::REGISTER
                | kw::THREAD_LOCAL
                | kw::GNU_THREAD
                | kw::CONSTEXPR
                | kw::CONSTINIT
                | kw::GNU_CONSTINIT => {
                    return true;
                }
                kw::CONST | kw::VOLATILE | kw::STRUCT | kw::CLASS | kw::UNION | kw::ENUM | kw::ALIGNAS => {
                    return true;
                }
                kw::INLINE | kw::GNU_INLINE | kw::GNU_INLINE2 => return true,
                kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2 => {
                    let mark = self.mark();
                    self.bump();
                    self.skip_brackets();
                    // Two names in a row: a type that nobody declared.
                    let answer = self.at(TokenKind::Semi)
                        || self.at_undeclared_type()
                        || self.is_declaration_statement();
                    self.rewind(mark);
                    return answer;
                }
                kw::GNU_EXTENSION2 => {
                    let mark = self.mark();
                    self.bump();
                    let answer = self.is_declaration_statement();
                    self.rewind(mark);
                    return answer;
                }
                kw::AUTO => match self.peek(1).kind {
                    TokenKind::LBrace => return false,
                    TokenKind::LParen => {
                        let mark = self.mark();
                        self.bump();
                        let answer = self.looks_like_declarator();
                        self.rewind(mark);
                        return answer;
                    }
                    _ => return true,
                },
                _ => {}
            }
        }
        if t.kind == TokenKind::LBracket && self.peek(1).kind == TokenKind::LBracket {
            let mark = self.mark();
            self.skip_brackets();
            let answer = self.is_declaration_statement();
            self.rewind(mark);
            return answer;
        }
        if !self.at_type_start() {
            return !self.options.language.cascade_errors && self.at_unknown_type();
        }
        // A type name followed by something that cannot continue an expression is a declaration.
        let mark = self.mark();
        let answer = self.trap(|s| {
            let specs = s.parse_decl_specifiers(crate::sema::decl::specifiers::SpecContext::Declaration);
            match s.kind() {
                TokenKind::Ident | TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp | TokenKind::Semi => {
                    true
                }
                TokenKind::Tilde | TokenKind::ColonColon => true,
                TokenKind::LBracket => s.at_structured_binding(&specs),
                TokenKind::LBrace => false,
                TokenKind::LParen => s.looks_like_declarator(),
                TokenKind::Keyword => true,
                // `int 3x;`, `int = 3;`
                TokenKind::Number | TokenKind::Equal => true,
                _ => false,
            }
        });
        self.rewind(mark);
        // A type that has errors of its own is still a declaration, reported when it is read for good.
        answer.unwrap_or(true)
    }

    /// Whether a statement can only be meant as a declaration, with a type that nobody declared: `ns::foo<int> x`, `foo *p = q`.
    fn at_unknown_type(&mut self) -> bool {
        let Some(name) = self.ident() else { return false };
        let next = self.peek(1).kind;
        if !matches!(next, TokenKind::ColonColon | TokenKind::Less | TokenKind::Star | TokenKind::Amp) {
            return false;
        }
        let mark = self.mark();
        self.skip_qualified_name();
        let declares = match self.kind() {
            TokenKind::Ident => true,
            TokenKind::Star | TokenKind::Amp => {
                self.peek(1).kind == TokenKind::Ident
                    && matches!(self.peek(2).kind, TokenKind::Equal | TokenKind::Semi)
            }
            _ => false,
        };
        self.rewind(mark);
        if !declares || next != TokenKind::ColonColon {
            return declares && self.lookup_unqualified(name).is_empty();
        }
        let missing = self.trap(|s| s.at_undeclared_qualifier() || s.missing_member().is_some());
        self.rewind(mark);
        missing == Ok(true)
    }

    /// At `(` after a type: whether what follows reads as a declarator to the end of the declaration. Anything that
    /// could be a declaration is one.
    fn looks_like_declarator(&mut self) -> bool {
        let mut open = self.pos();
        let mut close = self.matching();
        // No expression goes on with an attribute, but a declaration may.
        let mut behind = close + 1;
        let attribute = |s: &Self, at: u32| {
            let t = s.tokens.get(at as usize);
            t.is_name(kw::GNU_ATTRIBUTE) || t.is_name(kw::GNU_ATTRIBUTE2)
        };
        while attribute(self, behind) {
            behind = self.matching_at(behind + 1) + 1;
        }
        let after = self.tokens.get(behind as usize).kind;
        // `T((x));`
        while self.tokens.get(open as usize + 1).kind == TokenKind::LParen
            && self.matching_at(open + 1) + 1 == close
        {
            open += 1;
            close -= 1;
        }
        let first = self.tokens.get(open as usize + 1);
        match first.kind {
            // `T (*p)...`, `T (&r)...`, `T (C::*m)`
            TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp => {
                // `T(*p);` and `T(*p) = x;` declare; `T(*p)->f()`, `T(*p) + 1` do not.
                if matches!(
                    after,
                    TokenKind::Semi
                        | TokenKind::Equal
                        | TokenKind::LParen
                        | TokenKind::LBracket
                        | TokenKind::Comma
                ) {
                    let name = self.tokens.get(close as usize - 1);
                    return matches!(name.kind, TokenKind::Ident | TokenKind::RBracket | TokenKind::RParen)
                        && self.plain_declarator(open + 1, close);
                }
                false
            }
            // `T (C::*m)(..)`.
            TokenKind::Ident | TokenKind::ColonColon if self.member_pointer_declarator(open + 1, close) => {
                true
            }
            // `T (f(int));`
            TokenKind::Ident
                if matches!(after, TokenKind::Semi | TokenKind::Comma)
                    && self.function_declarator(open + 1, close) =>
            {
                true
            }
            // `T (x)`: a declaration if only a declarator follows.
            TokenKind::Ident => {
                // `T (x)(5);` initialises x.
                let ends_after_args = after == TokenKind::LParen
                    && self.tokens.get(self.matching_at(behind) as usize + 1).kind == TokenKind::Semi;
                open + 2 == close
                    && (ends_after_args
                        || matches!(
                            after,
                            TokenKind::Semi
                                | TokenKind::Equal
                                | TokenKind::Comma
                                | TokenKind::LBracket
                                | TokenKind::LBrace
                        ))
            }
            _ => false,
        }
    }

    /// Whether the tokens are a name and a list of parameters.
    fn function_declarator(&mut self, from: u32, to: u32) -> bool {
        let open = from + 1;
        if self.tokens.get(open as usize).kind != TokenKind::LParen || self.matching_at(open) + 1 != to {
            return false;
        }
        let mark = self.mark();
        self.seek(open + 1);
        let parameters = self.at(TokenKind::RParen) || self.at(TokenKind::Ellipsis) || self.at_type_start();
        self.seek(open);
        let parameters = parameters
            && self
                .tentative(|s| {
                    s.parse_parameters(&mut crate::sema::decl::declarator::FnDeclarator::default())
                })
                .is_ok();
        self.rewind(mark);
        parameters
    }
}
