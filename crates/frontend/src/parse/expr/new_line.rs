//! Lines that begin with an operator which could continue the line before, but makes no sense with it: a statement of their own, behind
//! one that lacks its `;`. The reference reads on; so do we where its messages are imitated.

use crate::lex::{TokenFlags, TokenKind};
use crate::parse::Parser;
use crate::parse::parser::Mark;
use crate::sema::core::operator_token::{Infix, OperatorToken};
use crate::tree::ExprId;
use crate::tree::types::QualType;

impl Parser<'_, '_> {
    /// `x = 3` and on the next line `*p = 4;`: nothing can be multiplied by a pointer. The right operand has been read.
    pub(crate) fn is_dereference(&self, star: Mark, lhs: ExprId, rhs: ExprId) -> bool {
        let has_address = |ty: QualType| self.tree.types.is_pointer(ty) || self.tree.types.is_array(ty);
        let (left, right) = (self.ety(lhs), self.ety(rhs));
        let goes_on = OperatorToken::of(self.kind()).is_some_and(|o| o.infix == Infix::Assignment);
        self.begins_line(star.index())
            && has_address(right)
            && (has_address(left) || self.tree.types.is_arithmetic(left))
            && (goes_on || self.at(TokenKind::Semi))
    }

    /// At the `(` of `x = n` and on the next line `(*p) = 4;`: numbers are not called.
    pub(crate) fn is_parenthesis(&self, callee: ExprId) -> bool {
        self.begins_line(self.pos()) && self.tree.types.is_arithmetic(self.ety(callee))
    }

    /// At the `++` of `x = n` and on the next line `++p;`: no operand follows an operator behind its own.
    pub(crate) fn is_prefix(&self) -> bool {
        let next = self.peek(1);
        next.kind == TokenKind::Ident && !next.has(TokenFlags::LINE_START) && self.begins_line(self.pos())
    }

    /// Whether a token is the first of its line, outside of brackets, and somebody wants advice.
    fn begins_line(&self, token: u32) -> bool {
        self.tokens.get(token as usize).has(TokenFlags::LINE_START)
            && self.is_advised()
            && self.unmatched(TokenKind::LParen, 0).is_none()
            && self.unmatched(TokenKind::LBracket, 0).is_none()
    }
}
