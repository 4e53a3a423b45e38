//! Braced lists as arguments of calls that mention no template parameter: the reference compiler has converted them to the
//! types of the parameters when it writes the call down.

use super::Operand;
use super::operators::zero;
use crate::lex::TokenKind;
use crate::sema::{Parser, Scoped, Sema};
use crate::tree::dependent::Piece;
use crate::tree::expr::{Callee, ExprKind};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{ConstValue, TokenRange};

impl Sema<'_> {
    pub(super) fn has_braced_argument(&self, open: u32, close: u32) -> bool {
        (open..close).any(|at| {
            let next = self.tokens.get(at as usize + 1).kind;
            matches!(self.tokens.get(at as usize).kind, TokenKind::LParen | TokenKind::Comma)
                && next == TokenKind::LBrace
        })
    }

    /// The types of the parameters of the function that the call at `start` chooses.
    pub(super) fn types_of_parameters(&mut self, start: u32) -> Option<Vec<QualType>> {
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
}

impl Parser<'_, '_> {
    /// A list up to `close` whose elements are converted to these types.
    pub(super) fn spell_converted_list(
        &mut self,
        close: u32,
        types: &[QualType],
        out: &mut Operand,
    ) -> Option<()> {
        let mut types = types.iter();
        while self.pos() < close {
            let stop = self.scan_element(false).end.min(close);
            let ty = types.next();
            let operand = match ty {
                Some(ty) if self.at(TokenKind::LBrace) => self.spell_converted(*ty)?,
                _ => self.spell_assignment(stop)?,
            };
            out.push(operand);
            self.seek(stop);
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        (self.pos() == close).then_some(())
    }

    /// `{...}` as a value of a type, or as the object that a reference binds to.
    fn spell_converted(&mut self, ty: QualType) -> Option<Operand> {
        let close = self.matching();
        let target = self.tree.types.strip_ref(ty);
        let object = |pieces: &[Piece]| {
            let mut all = vec![Piece::Code("tl"), Piece::Type(target)];
            all.extend_from_slice(pieces);
            Operand::known(all)
        };
        if let Some(record) = self.tree.types.as_record(target) {
            let record = &self.tree.records[record];
            if !record.bases.is_empty() {
                return self.spell_braces();
            }
            let fields: Vec<QualType> = record.fields.iter().map(|f| f.ty).collect();
            let mut out = object(&[]);
            self.bump();
            self.spell_converted_list(close, &fields, &mut out)?;
            self.bump();
            out.pieces.push(Piece::Code("E"));
            return Some(out);
        }
        if self.tree.types.is_array(target) {
            return self.spell_braces();
        }
        self.bump();
        if self.pos() < close {
            let operand = self.spell_assignment(close)?;
            self.seek(close + 1);
            return Some(operand);
        }
        self.bump();
        let value = self.spell_zero(target.unqualified());
        Some(if target == ty { Operand::known(vec![value]) } else { object(&[value, Piece::Code("E")]) })
    }
}

impl Sema<'_> {
    fn spell_zero(&self, ty: QualType) -> Piece {
        let kind = self.tree.types.get(ty);
        match kind {
            TypeKind::NullPtr => Piece::Code("LDnE"),
            _ => zero(ty, kind).unwrap_or(Piece::Literal(ty, ConstValue::ZERO)),
        }
    }
}
