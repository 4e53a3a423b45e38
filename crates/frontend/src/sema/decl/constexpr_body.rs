//! What may not stand in the body of a constexpr function.
//!
//! Bodies are read when somebody uses them, but these mistakes are mistakes without a user. They show in the statements' first
//! tokens, which is what this looks at.

use crate::diag;
use crate::lex::{Standard, TokenKind, kw};
use crate::sema::Sema;
use crate::sema::decl::specifiers::is_arithmetic_word;
use crate::sema::lookup::scope::ScopeKind;
use crate::tree::{FnFlags, FunctionId, TokenRange};

/// The statements of one body.
struct Statements {
    at: u32,
    close: u32,
    returns: u32,
}

impl Sema<'_> {
    /// Checks a body that begins with `{`, in a file of the user. Templates are what their instances make of them.
    pub(crate) fn check_constexpr_body(&mut self, function: FunctionId, range: TokenRange) {
        let open = range.start;
        let first = self.tokens.get(open as usize);
        let checked = self.tree.functions[function].flags.contains(FnFlags::CONSTEXPR)
            && self.options.standard < Standard::Cxx23
            && first.kind == TokenKind::LBrace
            && !self.inside_template(Some(self.cx.scope))
            && !self.is_header(first.pos);
        if !checked {
            return;
        }
        let is_member =
            matches!(self.scopes[self.declaration_scope(self.cx.scope)].kind, ScopeKind::Record(_));
        let void = self
            .tree
            .types
            .as_function(self.tree.functions[function].ty)
            .is_some_and(|f| self.tree.types.is_void(f.ret));
        let mut body = Statements { at: open + 1, close: self.matching_at(open), returns: 0 };
        while body.at < body.close {
            self.check_constexpr_statement(&mut body);
        }
        let old = self.options.standard < Standard::Cxx14;
        if old && body.returns != 1 && !void && !is_member {
            let span = self.tree.functions[function].span;
            self.report(diag::constexpr_function_must_contain_exactly_one_return(), span);
        }
    }

    /// One statement without those inside it, which come next.
    fn check_constexpr_statement(&mut self, body: &mut Statements) {
        let t = self.tokens.get(body.at as usize);
        let next = self.tokens.get(body.at as usize + 1);
        let old = self.options.standard < Standard::Cxx14;
        let refuse = |s: &mut Self| {
            s.report(diag::statement_may_not_appear_in_constexpr_function(), t.span());
        };
        match t.kind {
            TokenKind::LBrace | TokenKind::RBrace | TokenKind::Semi => {
                body.at += 1;
                return;
            }
            TokenKind::Ident if next.kind == TokenKind::Colon => {
                self.report(diag::label_definitions_cannot_appear_in_constexpr_functions(), t.span());
                body.at += 2;
                return;
            }
            TokenKind::Keyword => match t.symbol() {
                kw::RETURN => body.returns += 1,
                kw::IF | kw::FOR | kw::WHILE | kw::SWITCH => {
                    if old {
                        refuse(self);
                    }
                    body.at += 1;
                    while body.at < body.close && self.tokens.get(body.at as usize).kind != TokenKind::LParen
                    {
                        body.at += 1;
                    }
                    body.at = self.matching_at(body.at) + 1;
                    return;
                }
                kw::ELSE | kw::DO => {
                    if old && t.symbol() == kw::DO {
                        refuse(self);
                    }
                    body.at += 1;
                    return;
                }
                kw::CASE | kw::DEFAULT => {
                    while body.at < body.close && self.tokens.get(body.at as usize).kind != TokenKind::Colon {
                        body.at += 1;
                    }
                    body.at += 1;
                    return;
                }
                kw::GOTO => refuse(self),
                kw::STATIC | kw::THREAD_LOCAL => {
                    let text = diag::variable_in_constexpr_function_does();
                    self.report(text, t.span());
                }
                kw::TYPEDEF
                | kw::USING
                | kw::STATIC_ASSERT
                | kw::STRUCT
                | kw::CLASS
                | kw::UNION
                | kw::ENUM => {}
                _ if old => refuse(self),
                _ => self.check_initialized(body.at),
            },
            _ if old => refuse(self),
            _ => {}
        }
        self.skip_plain_statement(body);
    }

    /// `int x;`: before C++20 a variable must have a value.
    fn check_initialized(&mut self, start: u32) {
        let mut at = start;
        loop {
            let t = self.tokens.get(at as usize);
            let scalar = t.kind == TokenKind::Keyword && is_arithmetic_word(t.symbol());
            if !scalar {
                break;
            }
            at += 1;
        }
        let name = self.tokens.get(at as usize);
        if at > start
            && self.options.standard < Standard::Cxx20
            && name.kind == TokenKind::Ident
            && matches!(self.tokens.get(at as usize + 1).kind, TokenKind::Semi | TokenKind::Comma)
        {
            self.report(diag::variable_in_constexpr_function_is_uninitialized(), name.span());
        }
    }

    fn skip_plain_statement(&mut self, body: &mut Statements) {
        let semi = self.tokens.first_at_level(body.at, |t| t.kind == TokenKind::Semi);
        body.at = semi.min(body.close) + 1;
    }
}
