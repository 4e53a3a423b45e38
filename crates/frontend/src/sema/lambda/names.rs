//! What the body of a generic lambda names, before it is read: the closure is complete where the lambda stands, its body is read
//! for each set of arguments. Only tokens are looked at; a capture too many makes another class of the closure than the host
//! compiler has, one too few an error.

use crate::lex::{Symbol, TokenKind, kw};
use crate::sema::Sema;
use crate::sema::decl::specifiers::is_type_keyword;
use crate::sema::lookup::scope::Decl;
use crate::tree::TokenRange;

/// Names that are declared inside, each with the depth of braces it lives at.
struct Shadows {
    names: Vec<(Symbol, u32)>,
    depth: u32,
    /// Open parentheses, for each open brace.
    parens: Vec<u32>,
}

impl Shadows {
    fn declare(&mut self, name: Symbol) {
        // In parentheses: the parameter of a lambda or the variable of a loop, which lives in the block that follows.
        let inner = self.parens.last().is_some_and(|n| *n > 0);
        self.names.push((name, self.depth + u32::from(inner)));
    }

    fn hides(&self, name: Symbol) -> bool {
        self.names.iter().any(|n| n.0 == name)
    }

    fn pass(&mut self, token: TokenKind) {
        match token {
            TokenKind::LBrace => {
                self.depth += 1;
                self.parens.push(0);
            }
            TokenKind::RBrace => {
                self.depth = self.depth.saturating_sub(1);
                self.parens.pop();
                self.leave();
            }
            TokenKind::LParen => {
                if let Some(n) = self.parens.last_mut() {
                    *n += 1;
                }
            }
            TokenKind::RParen => {
                if let Some(n) = self.parens.last_mut() {
                    *n = n.saturating_sub(1);
                }
            }
            TokenKind::Semi if self.parens.last() == Some(&0) => self.leave(),
            _ => {}
        }
    }

    fn leave(&mut self) {
        let depth = self.depth;
        self.names.retain(|n| n.1 <= depth);
    }
}

impl Sema<'_> {
    /// The places of names and `this` in a lambda's body that may mean something outside of it. `own` are its parameters.
    /// Where there are operands that are not evaluated the types of the variables around are kept for them.
    pub(crate) fn outer_names(&mut self, body: TokenRange, own: &[Symbol]) -> Vec<u32> {
        let names = own.iter().map(|n| (*n, 0)).collect();
        let mut shadows = Shadows { names, depth: 0, parens: Vec::new() };
        let mut out = Vec::new();
        let mut at = body.start;
        let mut unevaluated = false;
        while at < body.end {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Keyword if self.is_unevaluated(t.symbol()) => {
                    unevaluated = true;
                    at = self.behind_operand(at + 1, body.end);
                    continue;
                }
                TokenKind::Keyword if t.symbol() == kw::THIS => out.push(at),
                TokenKind::Ident if self.is_declared_at(at, &shadows) => shadows.declare(t.symbol()),
                TokenKind::Ident if !shadows.hides(t.symbol()) => out.push(at),
                // A qualified name is another one.
                TokenKind::Ident if self.tokens.get(at as usize - 1).kind == TokenKind::ColonColon => {
                    out.push(at);
                }
                kind => shadows.pass(kind),
            }
            at += 1;
        }
        if unevaluated {
            self.remember_locals();
        }
        out
    }

    fn is_unevaluated(&self, word: Symbol) -> bool {
        matches!(
            word,
            kw::SIZEOF | kw::ALIGNOF | kw::GNU_ALIGNOF | kw::GNU_ALIGNOF2 | kw::DECLTYPE | kw::NOEXCEPT
        )
    }

    /// Behind the operand at `at`: a parenthesis, or one token.
    fn behind_operand(&self, mut at: u32, end: u32) -> u32 {
        let kind = |at: u32| self.tokens.get(at as usize).kind;
        // `sizeof...(pack)`.
        if kind(at) == TokenKind::Ellipsis {
            at += 1;
        }
        match kind(at) {
            TokenKind::Ident => at + 1,
            TokenKind::LParen => (self.matching_at(at) + 1).min(end),
            _ => at,
        }
    }

    /// Whether a name is being declared: behind a type, perhaps with `*` and `&` between. `a * b` is none of a variable `a`.
    fn is_declared_at(&mut self, at: u32, shadows: &Shadows) -> bool {
        let kind = |s: &Self, at: u32| s.tokens.get(at as usize).kind;
        let declares = matches!(
            kind(self, at + 1),
            TokenKind::Equal
                | TokenKind::Semi
                | TokenKind::Comma
                | TokenKind::Colon
                | TokenKind::RParen
                | TokenKind::LParen
                | TokenKind::LBrace
                | TokenKind::LBracket
                | TokenKind::RBracket
        );
        if !declares {
            return false;
        }
        let mut before = at - 1;
        let mut operators = false;
        loop {
            let t = self.tokens.get(before as usize);
            match t.kind {
                TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp => operators = true,
                TokenKind::Keyword if matches!(t.symbol(), kw::CONST | kw::VOLATILE) => {}
                _ => break,
            }
            before -= 1;
        }
        let t = self.tokens.get(before as usize);
        match t.kind {
            TokenKind::Keyword => is_type_keyword(t.symbol()) || t.symbol() == kw::AUTO,
            // `auto [a, b]`.
            TokenKind::LBracket | TokenKind::Comma if !operators => self.is_binding(before),
            TokenKind::Ident if !operators => true,
            TokenKind::Ident => {
                !shadows.hides(t.symbol())
                    && matches!(
                        self.lookup_unqualified(t.symbol()).first(),
                        Some(Decl::Record(_) | Decl::Type(_) | Decl::Enum(_))
                    )
            }
            _ => false,
        }
    }

    /// Whether a `[` or `,` is one of the brackets of `auto [a, b]`.
    fn is_binding(&self, mut at: u32) -> bool {
        let token = |at: u32| self.tokens.get(at as usize);
        while matches!(token(at).kind, TokenKind::Comma | TokenKind::Ident) && at > 0 {
            at -= 1;
        }
        if token(at).kind != TokenKind::LBracket {
            return false;
        }
        while matches!(token(at - 1).kind, TokenKind::Amp | TokenKind::AmpAmp) {
            at -= 1;
        }
        token(at - 1).kind == TokenKind::Keyword && token(at - 1).symbol() == kw::AUTO
    }
}
