//! Type traits: their arguments.

use oxicc_source::Span;

use crate::lex::{Symbol, TokenKind, kw};
use crate::parse::Parser;
use crate::tree::ExprId;
use crate::tree::types::{ArrayLen, QualType, TypeKind};

impl Parser<'_, '_> {
    /// A trait with its arguments, the cursor at its name.
    pub(crate) fn parse_trait(&mut self, start: Span) -> ExprId {
        let name = self.tok().symbol();
        self.bump();
        let close = self.matching();
        self.bump();
        let closes = std::mem::replace(&mut self.context.greater_closes, false);
        if matches!(name, kw::ARRAY_EXTENT | kw::ARRAY_RANK) {
            let value = self.parse_array_trait(name, close);
            self.context.greater_closes = closes;
            return self.sema.int_const(value, QualType::ULONG, self.span_from(start));
        }
        let mut types = Vec::new();
        while self.pos() < close && !self.at_eof() {
            let list = self.parse_expanded(false, |s| s.parse_type_id());
            types.extend(list);
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.context.greater_closes = closes;
        if self.pos() != close {
            self.expect(TokenKind::RParen);
            self.seek(close);
        }
        self.bump();
        let span = self.span_from(start);
        if types.iter().any(|t| self.tree.types.is_error(*t)) {
            return self.error_expr(span);
        }
        match self.trait_value(name, &types, span) {
            Some(value) => {
                if name == kw::BUILTIN_TYPES_COMPATIBLE_P {
                    return self.int_const(value as i128, QualType::INT, span);
                }
                self.bool_const(value, span)
            }
            None => {
                let text = self.text(name).to_string();
                self.unsupported(span, &format!("the type trait \"{text}\" with these arguments"));
                self.error_expr(span)
            }
        }
    }

    /// The value of `__array_rank(T)` or `__array_extent(T, n)`, the cursor at the type.
    fn parse_array_trait(&mut self, name: Symbol, close: u32) -> i128 {
        let mut ty = self.parse_type_id();
        let mut dimension = 0;
        if name == kw::ARRAY_EXTENT && self.eat(TokenKind::Comma) {
            let e = self.parse_assignment_expr();
            dimension = self.fold_int(e).unwrap_or(0);
        }
        self.finish_parens(close);
        let mut rank = 0;
        while let TypeKind::Array { elem, len } = *self.tree.types.get(ty) {
            if name == kw::ARRAY_EXTENT && rank == dimension {
                return if let ArrayLen::Known(n) = len { n.into() } else { 0 };
            }
            rank += 1;
            ty = elem;
        }
        if name == kw::ARRAY_RANK { rank } else { 0 }
    }
}
