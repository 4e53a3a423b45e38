//! `new` and `delete`, and the type in a new-expression.

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::parse::parser::Mark;
use crate::sema::Scoped;
use crate::sema::expr::new_delete::NewInit;
use crate::tree::ExprId;
use crate::tree::types::{ArrayLen, QualType};

impl Parser<'_, '_> {
    /// `[::] new [(placement)] type [initialiser]`.
    pub(crate) fn parse_new(&mut self) -> ExprId {
        let start = self.span();
        let global = self.eat(TokenKind::ColonColon);
        self.bump();
        let mut placement = Vec::new();
        let mut ty = None;
        if self.at(TokenKind::LParen) {
            // `new (T)` or `new (args) T`.
            let mark = self.mark();
            self.bump();
            let parsed = if self.at_type_start() {
                self.trap(|s| {
                    let ty = s.parse_type_id();
                    s.at(TokenKind::RParen).then_some(ty)
                })
            } else {
                Ok(None)
            };
            ty = match parsed {
                Ok(Some(t)) => {
                    self.bump();
                    Some((t, None))
                }
                _ => self.trap_parenthesised_array(mark),
            };
            if ty.is_none() {
                self.rewind(mark);
                if self.peek(1).kind == TokenKind::RParen {
                    let span = self.peek(1).span();
                    self.report(diag::expected_expression(), span);
                }
                placement = self.parse_call_args();
                if self.at(TokenKind::LParen) {
                    let mark = self.mark();
                    ty = self.trap_parenthesised_array(mark);
                    if ty.is_none() {
                        self.rewind(mark);
                        self.bump();
                        let t = self.parse_type_id();
                        self.expect(TokenKind::RParen);
                        ty = Some((t, None));
                    }
                }
            }
        }
        let (ty, count) = match ty {
            Some(pair) => pair,
            None => self.parse_new_type(),
        };
        let init = match self.kind() {
            TokenKind::LParen => Some(NewInit::Args(self.parse_call_args())),
            TokenKind::LBrace => Some(NewInit::List(self.parse_braced_list())),
            _ => None,
        };
        let span = self.span_from(start);
        self.build_new(global, placement, ty, count, init, span)
    }

    /// GNU: `new (int[n])` as `new int[n]`, the `(` at `mark`.
    fn trap_parenthesised_array(&mut self, mark: Mark) -> Option<(QualType, Option<ExprId>)> {
        self.rewind(mark);
        self.bump();
        if !self.at_type_start() {
            return None;
        }
        let array = self.trap(|s| {
            let array = s.parse_new_type();
            (array.1.is_some() && s.eat(TokenKind::RParen)).then_some(array)
        });
        array.ok().flatten()
    }

    /// new-type-id: a type whose outermost array bound may be any expression.
    fn parse_new_type(&mut self) -> (QualType, Option<ExprId>) {
        let mut ty = self.parse_new_type_id();
        if !self.at(TokenKind::LBracket) {
            return (ty, None);
        }
        self.bump();
        let count = if self.at(TokenKind::RBracket) {
            None
        } else {
            let e = self.bracketed(|s| s.parse_expression());
            Some(e)
        };
        self.expect(TokenKind::RBracket);
        let mut bounds = Vec::new();
        while self.at(TokenKind::LBracket) {
            self.bump();
            let n = self.parse_constant_int().and_then(|n| u64::try_from(n).ok());
            self.expect(TokenKind::RBracket);
            bounds.push(n.unwrap_or(0));
        }
        for n in bounds.into_iter().rev() {
            ty = self.tree.types.array(ty, ArrayLen::Known(n));
        }
        match count {
            Some(count) => (ty, Some(count)),
            None => (self.tree.types.array(ty, ArrayLen::Unknown), None),
        }
    }

    /// `[::] delete [[]] e`.
    pub(crate) fn parse_delete(&mut self) -> ExprId {
        let start = self.span();
        let global = self.eat(TokenKind::ColonColon);
        self.bump();
        let array = self.at(TokenKind::LBracket) && self.peek(1).kind == TokenKind::RBracket;
        if array {
            self.bump();
            self.bump();
        }
        let e = self.parse_cast_expr();
        let span = self.span_from(start);
        self.build_delete(global, array, e, span)
    }

    /// The type of a new-expression without its array bounds: specifiers and pointer operators.
    pub(crate) fn parse_new_type_id(&mut self) -> QualType {
        let specs = self.parse_decl_specifiers(crate::sema::decl::specifiers::SpecContext::TypeOnly);
        let mut ty = self.specs_type(&specs);
        while self.at(TokenKind::Star) {
            self.bump();
            ty = self.tree.types.pointer(ty);
            loop {
                if self.eat_kw(kw::CONST) || self.eat_kw(kw::GNU_CONST) || self.eat_kw(kw::GNU_CONST2) {
                    ty = ty.with(crate::tree::types::Quals::CONST);
                } else if self.eat_kw(kw::VOLATILE) {
                    ty = ty.with(crate::tree::types::Quals::VOLATILE);
                } else if self.eat_kw(kw::GNU_RESTRICT) || self.eat_kw(kw::GNU_RESTRICT2) {
                    ty = ty.with(crate::tree::types::Quals::RESTRICT);
                } else {
                    break;
                }
            }
        }
        ty
    }
}
