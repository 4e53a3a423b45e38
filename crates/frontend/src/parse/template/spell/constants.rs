//! Expressions whose value is written instead.

use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::template::spell::Operand;
use crate::tree::TokenRange;
use crate::tree::dependent::Piece;

impl Parser<'_, '_> {
    /// An operand that has been read from `start` on: its value, if nothing in it depends on a parameter. Names and what stays
    /// an operation are left alone.
    pub(crate) fn spell_known(&mut self, operand: Operand, start: u32) -> Operand {
        let stays = match operand.pieces.as_slice() {
            [_] => true,
            [Piece::Code("nx"), ..] => true,
            // A member of a temporary object.
            [Piece::Code("dt"), first, ..] => !matches!(first, Piece::Var(_)),
            _ => operand.operation && !self.computes_operators(),
        };
        let after = self.pos();
        if stays || !self.computes() || self.range_is_dependent(TokenRange { start, end: after }) {
            return operand;
        }
        self.seek(start);
        let value = self.trap(|s| {
            let e = s.constant_evaluated(|s| {
                let e = s.parse_cast_expr();
                s.rvalue(e)
            });
            s.spell_value_of_expr(e)
        });
        let known = value.ok().flatten();
        self.seek(after);
        known.unwrap_or(operand)
    }
}
