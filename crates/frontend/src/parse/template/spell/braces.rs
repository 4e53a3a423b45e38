//! Braced lists as arguments of calls that mention no template parameter.

use crate::lex::TokenKind;
use crate::parse::Parser;
use crate::sema::template::spell::Operand;
use crate::tree::dependent::Piece;
use crate::tree::types::QualType;

impl Parser<'_, '_> {
    /// A list up to `close` whose elements are converted to these types.
    pub(crate) fn spell_converted_list(
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
