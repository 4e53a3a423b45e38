//! Literals: one token, or several string literals in a row.

use crate::lex::{TokenKind, literal};
use crate::parse::Parser;
use crate::sema::convert::Init;
use crate::tree::ExprId;
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::{ArrayLen, QualType, Quals};

impl Parser<'_, '_> {
    pub(crate) fn parse_literal(&mut self) -> ExprId {
        let token = self.tok();
        let span = token.span();
        match token.kind {
            TokenKind::Number => {
                self.bump();
                self.number_literal(token.symbol(), span)
            }
            TokenKind::Char => {
                self.bump();
                self.char_literal(token.symbol(), span)
            }
            _ => self.string_literal(),
        }
    }

    /// Adjacent string literals at the cursor, read as one.
    fn string_literal(&mut self) -> ExprId {
        let start = self.span();
        let literal = self.read_strings();
        let span = self.span_from(start);
        let elem = self.char_type(literal.encoding);
        let units = literal.len() as u64;
        let suffix = literal.ud_suffix.clone();
        let mut bytes = literal.bytes;
        bytes.resize(bytes.len() + literal.encoding.unit_size(), 0);
        let id = self.intern_string(elem, bytes);
        let const_elem = QualType::from(elem).with(Quals::CONST);
        let ty = self.tree.types.array(const_elem, ArrayLen::Known(units + 1));
        let e = self.push_expr(ExprKind::String(id), ty, Category::LValue, span);
        match suffix {
            Some(suffix) => {
                if let Some(call) = self.string_literal_template(&suffix, e, span) {
                    return call;
                }
                let pointer = self.rvalue(e);
                let len = self.int_const(units as i128, QualType::ULONG, span);
                self.user_literal(&suffix, vec![Init::Expr(pointer), Init::Expr(len)], None, span)
            }
            None => e,
        }
    }

    /// Decodes the string literals at the cursor and reports what is wrong with them.
    pub(crate) fn read_strings(&mut self) -> literal::StringLiteral {
        let start = self.span();
        let mut symbols = Vec::new();
        while self.at(TokenKind::String) {
            symbols.push(self.bump().symbol());
        }
        let literal = literal::string(symbols.iter().map(|s| self.interner.bytes(*s)));
        let span = self.span_from(start);
        for issue in literal.issues.clone() {
            self.literal_error(&issue, span);
        }
        literal
    }
}
