//! Primary expressions: literals, casts, `new` and `delete`, compiler traits, parenthesised expressions.

use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::template::spell::Operand;
use crate::sema::template::spell::operators::{prefixed, zero};
use crate::tree::dependent::Piece;
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{ConstValue, RecordFlags};

impl Parser<'_, '_> {
    pub(crate) fn spell_primary(&mut self, end: u32) -> Option<Operand> {
        let t = self.tok();
        match t.kind {
            TokenKind::Number | TokenKind::Char | TokenKind::String => self.spell_literal(),
            TokenKind::LParen => {
                if self.fold_ellipsis().is_some() {
                    return self.spell_fold();
                }
                let close = self.matching();
                self.bump();
                let mut operand = self.spell_expression(close)?;
                if self.pos() != close {
                    return None;
                }
                self.bump();
                operand.entity = false;
                Some(operand)
            }
            TokenKind::Ident | TokenKind::Keyword if t.symbol() == kw::INTEGER_PACK => self.spell_name(end),
            TokenKind::Ident | TokenKind::Keyword
                if crate::lex::symbols::is_trait(t.symbol()) && self.peek(1).kind == TokenKind::LParen =>
            {
                self.spell_trait()
            }
            TokenKind::Keyword => self.spell_keyword_primary(end),
            TokenKind::Ident | TokenKind::ColonColon => {
                if t.kind == TokenKind::ColonColon
                    && (self.peek_is_kw(1, kw::NEW) || self.peek_is_kw(1, kw::DELETE))
                {
                    self.bump();
                    return if self.at_kw(kw::NEW) {
                        self.spell_new(end, true)
                    } else {
                        let operand = self.spell_delete(end)?;
                        Some(prefixed("gs", operand))
                    };
                }
                if self.at_type_start() {
                    return self.spell_functional_cast(end);
                }
                self.spell_name(end)
            }
            _ => None,
        }
    }

    fn spell_literal(&mut self) -> Option<Operand> {
        let e = self.parse_literal();
        let ty = self.ety(e);
        if self.tree.types.is_array(ty) {
            return Some(Operand::known(vec![Piece::Code("L"), Piece::Type(ty), Piece::Code("E")]));
        }
        let value = self.evaluate(e).ok()?;
        Some(Operand::known(vec![Piece::Literal(ty.unqualified(), value)]))
    }

    fn spell_keyword_primary(&mut self, end: u32) -> Option<Operand> {
        let symbol = self.tok().symbol();
        let code = match symbol {
            kw::TRUE | kw::FALSE => {
                self.bump();
                let value = ConstValue::bool(symbol == kw::TRUE);
                return Some(Operand::known(vec![Piece::Literal(QualType::BOOL, value)]));
            }
            kw::NULLPTR => {
                self.bump();
                return Some(Operand::known(vec![Piece::Code("LDnE")]));
            }
            kw::THIS => {
                self.bump();
                return Some(Operand::dependent(vec![Piece::Code("fpT")]));
            }
            kw::STATIC_CAST => "sc",
            kw::CONST_CAST => "cc",
            kw::REINTERPRET_CAST => "rc",
            kw::DYNAMIC_CAST => "dc",
            kw::TYPEID => return self.spell_typeid(),
            kw::OPERATOR => return self.spell_name(end),
            kw::DECLTYPE | kw::GNU_DECLTYPE if !self.at_type_start() => return self.spell_name(end),
            _ if self.at_type_start() => return self.spell_functional_cast(end),
            _ => return None,
        };
        self.bump();
        if !self.at(TokenKind::Less) {
            return None;
        }
        self.bump();
        let ty = self.in_angles(|s| s.parse_type_id());
        if !self.eat(TokenKind::Greater) || !self.at(TokenKind::LParen) {
            return None;
        }
        let close = self.matching();
        self.bump();
        let operand = self.spell_expression(close)?;
        self.bump();
        Some(self.converted(code, ty, operand))
    }

    fn spell_typeid(&mut self) -> Option<Operand> {
        self.bump();
        let close = self.matching();
        self.bump();
        let out = if self.at_type_id(false) {
            let ty = self.parse_type_id();
            Operand { pieces: vec![Piece::Code("ti"), Piece::Type(ty)], depends: true, ..Operand::default() }
        } else {
            let mut operand = prefixed("te", self.spell_expression(close)?);
            operand.type_depends = false;
            operand
        };
        if self.pos() != close {
            return None;
        }
        self.bump();
        Some(out)
    }

    /// `T(args)` and `T{args}`.
    fn spell_functional_cast(&mut self, _end: u32) -> Option<Operand> {
        let ty = self.parse_simple_type();
        let braces = self.at(TokenKind::LBrace);
        if !braces && !self.at(TokenKind::LParen) {
            return None;
        }
        let dependent = self.tree.types.is_dependent(ty);
        let class = self.tree.types.as_record(ty).is_some();
        let close = self.matching();
        self.bump();
        let mut args = Operand::default();
        let start = self.pos();
        self.spell_list(close, &mut args)?;
        // A single operand. One expansion in parentheses is written like that, too.
        let single = start < close && {
            let after = self.pos();
            self.seek(start);
            let element = self.scan_element(false);
            self.seek(after);
            element.end >= close && (element.ellipsis.is_none() || !braces)
        };
        if single && !braces && !class && matches!(args.pieces.first(), Some(Piece::Code("sp"))) {
            args.pieces.remove(0);
        }
        if single
            && (self.reads_constants() || dependent && self.spelling_constant)
            && let [Piece::Var(var)] = args.pieces[..]
            && let Some((ty, value)) = self.spell_constant(var)
        {
            args.pieces = vec![Piece::Literal(ty, value)];
        }
        if single
            && self.reads_constants()
            && let Some(operand) = self.spell_as_enumerator(ty, &args)
        {
            self.bump();
            return Some(operand);
        }
        let none = start == close;
        self.bump();
        let kind = self.tree.types.get(ty).clone();
        let mut pieces = Vec::new();
        // From C++20 on, parentheses initialise an aggregate as braces do.
        let aggregate = !single
            && !none
            && self.options.standard >= crate::lex::Standard::Cxx20
            && self
                .tree
                .types
                .as_record(ty)
                .is_some_and(|r| self.tree.records[r].flags.contains(RecordFlags::AGGREGATE));
        if braces && (dependent || class) || aggregate {
            pieces.extend([Piece::Code("tl"), Piece::Type(ty)]);
            pieces.append(&mut args.pieces);
            pieces.push(Piece::Code("E"));
        } else if braces && none {
            pieces.push(zero(ty, &kind)?);
        } else if none && matches!(kind, TypeKind::Void) {
            pieces.extend([Piece::Code("cvv"), Piece::Literal(QualType::INT, ConstValue::ZERO)]);
        } else if single {
            pieces.extend([Piece::Code("cv"), Piece::Type(ty)]);
            pieces.append(&mut args.pieces);
        } else {
            pieces.extend([Piece::Code("cv"), Piece::Type(ty), Piece::Code("_")]);
            pieces.append(&mut args.pieces);
            pieces.push(Piece::Code("E"));
        }
        Some(Operand {
            pieces,
            depends: dependent || args.depends,
            type_depends: dependent,
            ty: (!dependent).then_some(ty),
            ..Operand::default()
        })
    }

    /// `__is_same(T, U)`.
    fn spell_trait(&mut self) -> Option<Operand> {
        let name = self.tok().symbol();
        self.bump();
        let close = self.matching();
        self.bump();
        let mut types = Vec::new();
        while self.pos() < close {
            let element = self.scan_element(false);
            if element.ellipsis.is_some() {
                return None;
            }
            types.push(self.parse_type_id());
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        if self.pos() != close {
            return None;
        }
        self.bump();
        let mut pieces = vec![Piece::Trait(name, types.len() as u32)];
        for ty in types {
            pieces.extend([Piece::Code("TO"), Piece::Type(ty)]);
        }
        Some(Operand::value(pieces, QualType::BOOL))
    }

    pub(crate) fn spell_new(&mut self, end: u32, global: bool) -> Option<Operand> {
        self.bump();
        let mut out = Operand::dependent(Vec::new());
        let mut placement = Operand::default();
        if self.at(TokenKind::LParen) {
            let close = self.matching();
            self.bump();
            self.spell_list(close, &mut placement)?;
            self.bump();
        }
        let mut ty = self.parse_new_type_id();
        let array = self.pos() < end && self.at(TokenKind::LBracket);
        let mut count = None;
        if array {
            let close = self.matching();
            self.bump();
            let first = self.pos();
            match self.trap(|s| s.parse_constant_expr()) {
                Ok(Some((_, value))) if self.pos() == close => {
                    let len = ArrayLen::Known(value.as_int()? as u64);
                    ty = self.tree.types.array(ty, len);
                }
                _ => {
                    self.seek(first);
                    count = Some(self.spell_expression(close)?);
                    if self.pos() != close {
                        return None;
                    }
                }
            }
            self.bump();
        }
        if global {
            out.pieces.push(Piece::Code("gs"));
        }
        out.pieces.push(Piece::Code(if array { "na" } else { "nw" }));
        out.push(placement);
        out.pieces.push(Piece::Code("_"));
        if let Some(count) = count {
            out.pieces.push(Piece::Code("A"));
            out.push(count);
            out.pieces.push(Piece::Code("_"));
        }
        out.pieces.push(Piece::Type(ty));
        if self.pos() < end && matches!(self.kind(), TokenKind::LParen | TokenKind::LBrace) {
            out.pieces.push(Piece::Code(if self.at(TokenKind::LParen) { "pi" } else { "il" }));
            let close = self.matching();
            self.bump();
            self.spell_list(close, &mut out)?;
            self.bump();
        }
        out.pieces.push(Piece::Code("E"));
        Some(out)
    }

    pub(crate) fn spell_delete(&mut self, end: u32) -> Option<Operand> {
        self.bump();
        let array = self.at(TokenKind::LBracket);
        if array {
            self.bump();
            self.bump();
        }
        let operand = self.spell_unary(end)?;
        Some(prefixed(if array { "da" } else { "dl" }, operand))
    }
}
