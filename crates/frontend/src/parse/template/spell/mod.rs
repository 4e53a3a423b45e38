//! Reading dependent expressions in signatures, for mangled names; see [`spell`](crate::sema::template::spell).

mod braces;
mod constants;
mod names;
mod operators;
mod primary;

use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::template::spell::Operand;
use crate::tree::dependent::Piece;

impl Parser<'_, '_> {
    /// `decltype(expr)` and its like, up to `end`.
    pub(crate) fn spell_type(&mut self, end: u32) -> Option<Operand> {
        let keyword = self.bump();
        self.bump();
        if !matches!(keyword.symbol(), kw::DECLTYPE | kw::GNU_DECLTYPE) {
            let vendor = match keyword.symbol() {
                kw::UNDERLYING_TYPE => "U3eut",
                _ => return None,
            };
            let ty = self.parse_type_id();
            return Some(Operand::dependent(vec![Piece::Code(vendor), Piece::Type(ty), Piece::Code("E")]));
        }
        let operand = self.spell_expression(end - 1)?;
        if !self.at(TokenKind::RParen) {
            return None;
        }
        let mut out = Operand::dependent(vec![Piece::Code(if operand.entity { "Dt" } else { "DT" })]);
        out.push(operand);
        out.pieces.push(Piece::Code("E"));
        Some(out)
    }
}
