//! `decltype` and `typeof`.

use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::tree::dependent::Role;
use crate::tree::types::{QualType, TypeKind};

impl Parser<'_, '_> {
    /// `decltype(expr)` or `decltype(auto)`, the cursor at `decltype`.
    pub fn parse_decltype(&mut self) -> QualType {
        let start = self.pos();
        self.bump();
        if !self.at(TokenKind::LParen) {
            self.expect(TokenKind::LParen);
            return QualType::ERROR;
        }
        if self.peek_is_kw(1, kw::AUTO) && self.peek(2).kind == TokenKind::RParen {
            self.seek(self.pos() + 3);
            return QualType::DECLTYPE_AUTO;
        }
        let close = self.matching();
        let range = crate::tree::TokenRange { start: self.pos() + 1, end: close };
        self.declare_proto_params();
        if self.in_pattern() && self.range_is_dependent(range) {
            self.seek(close + 1);
            let id = self.dependent(crate::tree::TokenRange { start, end: close + 1 }, Role::Type);
            return self.tree.types.intern(TypeKind::DependentTokens(id)).into();
        }
        self.bump();
        let ty = self.bracketed(|s| s.parse_decltype_operand());
        self.finish_parens(close);
        ty
    }

    /// After the operand of a parenthesised construct: must be at `close`.
    pub fn finish_parens(&mut self, close: u32) {
        if self.pos() != close {
            let quiet = self.pos() > close;
            if !quiet {
                self.expect(TokenKind::RParen);
            }
            self.seek(close + 1);
            return;
        }
        self.bump();
    }

    /// `typeof(expr)` or `typeof(type)`.
    pub(crate) fn parse_typeof(&mut self) -> QualType {
        let start = self.pos();
        self.bump();
        if self.kind() == TokenKind::Ident {
            return self.parse_typeof_name(start);
        }
        if !self.at(TokenKind::LParen) {
            self.expect(TokenKind::LParen);
            return QualType::ERROR;
        }
        let close = self.matching();
        self.declare_proto_params();
        let range = crate::tree::TokenRange { start: self.pos() + 1, end: close };
        if self.in_pattern() && self.range_is_dependent(range) {
            self.seek(close + 1);
            let id = self.dependent(crate::tree::TokenRange { start, end: close + 1 }, Role::Type);
            return self.tree.types.intern(TypeKind::DependentTokens(id)).into();
        }
        self.bump();
        let ty = if self.at_type_id(false) {
            self.parse_type_id()
        } else {
            let ty = self.parse_typeof_operand();
            self.context.type_id_align = 0;
            self.tree.types.strip_ref(ty)
        };
        self.finish_parens(close);
        ty
    }

    /// `typeof x`: the operand is a unary-expression, of which a name may do without parentheses.
    fn parse_typeof_name(&mut self, start: u32) -> QualType {
        self.declare_proto_params();
        let name = crate::tree::TokenRange { start: self.pos(), end: self.pos() + 1 };
        if self.in_pattern() && self.range_is_dependent(name) {
            self.seek(name.end);
            let id = self.dependent(crate::tree::TokenRange { start, end: name.end }, Role::Type);
            return self.tree.types.intern(TypeKind::DependentTokens(id)).into();
        }
        let e = self.unevaluated(|s| s.parse_unary());
        self.context.type_id_align = 0;
        match self.resolve_single(e) {
            Some(e) if !self.is_error_expr(e) => self.tree.types.strip_ref(self.ety(e)),
            _ => QualType::ERROR,
        }
    }
}
