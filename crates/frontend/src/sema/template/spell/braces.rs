//! Braced lists as arguments of calls that mention no template parameter: the reference compiler has converted them to the
//! types of the parameters when it writes the call down.

use crate::lex::TokenKind;
use crate::sema::template::spell::operators::zero;
use crate::sema::{Scoped, Sema};
use crate::tree::dependent::Piece;
use crate::tree::expr::{Callee, ExprKind};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{ConstValue, TokenRange};

impl Sema<'_> {
    pub(crate) fn has_braced_argument(&self, open: u32, close: u32) -> bool {
        (open..close).any(|at| {
            let next = self.tokens.get(at as usize + 1).kind;
            matches!(self.tokens.get(at as usize).kind, TokenKind::LParen | TokenKind::Comma)
                && next == TokenKind::LBrace
        })
    }

    /// The types of the parameters of the function that the call at `start` chooses.
    pub(crate) fn types_of_parameters(&mut self, start: u32) -> Option<Vec<QualType>> {
        let range = TokenRange { start, end: start };
        let function = self.trap(|s| {
            s.replay_here(range, |s| {
                let e = s.parse_cast_expr();
                match s.ekind(e) {
                    ExprKind::Call { callee: Callee::Direct(f) | Callee::Virtual(f), .. } => Some(*f),
                    _ => None,
                }
            })
        });
        let function = function.ok().flatten()?;
        Some(self.tree.functions[function].params.iter().map(|p| p.ty).collect())
    }

    pub(crate) fn spell_zero(&self, ty: QualType) -> Piece {
        let kind = self.tree.types.get(ty);
        match kind {
            TypeKind::NullPtr => Piece::Code("LDnE"),
            _ => zero(ty, kind).unwrap_or(Piece::Literal(ty, ConstValue::ZERO)),
        }
    }
}
