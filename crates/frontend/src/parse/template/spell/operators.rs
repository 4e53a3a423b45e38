//! Operators: from the comma to the postfix ones.

use crate::lex::{TokenFlags, TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::template::spell::Operand;
use crate::sema::template::spell::operators::prefixed;
use crate::tree::dependent::Piece;
use crate::tree::types::QualType;
use crate::tree::{ConstValue, TokenRange};

/// The code and the precedence of a binary operator; assignments have none here.
fn binary(kind: TokenKind) -> Option<(&'static str, u8)> {
    use TokenKind::*;
    Some(match kind {
        DotStar => ("ds", 12),
        ArrowStar => ("pm", 12),
        Star => ("ml", 11),
        Slash => ("dv", 11),
        Percent => ("rm", 11),
        Plus => ("pl", 10),
        Minus => ("mi", 10),
        LessLess => ("ls", 9),
        GreaterGreater => ("rs", 9),
        Spaceship => ("ss", 8),
        Less => ("lt", 7),
        Greater => ("gt", 7),
        LessEqual => ("le", 7),
        GreaterEqual => ("ge", 7),
        EqualEqual => ("eq", 6),
        ExclaimEqual => ("ne", 6),
        Amp => ("an", 5),
        Caret => ("eo", 4),
        Pipe => ("or", 3),
        AmpAmp => ("aa", 2),
        PipePipe => ("oo", 1),
        _ => return None,
    })
}

fn assignment(kind: TokenKind) -> Option<&'static str> {
    use TokenKind::*;
    Some(match kind {
        Equal => "aS",
        PlusEqual => "pL",
        MinusEqual => "mI",
        StarEqual => "mL",
        SlashEqual => "dV",
        PercentEqual => "rM",
        CaretEqual => "eO",
        AmpEqual => "aN",
        PipeEqual => "oR",
        LessLessEqual => "lS",
        GreaterGreaterEqual => "rS",
        _ => return None,
    })
}

impl Parser<'_, '_> {
    pub(crate) fn spell_expression(&mut self, end: u32) -> Option<Operand> {
        let mut left = self.spell_assignment(end)?;
        while self.pos() < end && self.at(TokenKind::Comma) {
            self.bump();
            let right = self.spell_assignment(end)?;
            left = match self.computes_operators() && left.constant().is_some() && right.constant().is_some()
            {
                true => right,
                false => Operand { operation: true, ..joined("cm", left, right) },
            };
        }
        Some(left)
    }

    pub(crate) fn spell_assignment(&mut self, end: u32) -> Option<Operand> {
        if self.at_kw(kw::THROW) {
            self.bump();
            if self.pos() >= end || matches!(self.kind(), TokenKind::RParen | TokenKind::Comma) {
                return Some(Operand::known(vec![Piece::Code("tr")]));
            }
            let operand = self.spell_assignment(end)?;
            return Some(prefixed("tw", operand));
        }
        let left = self.spell_conditional(end)?;
        if self.pos() < end
            && let Some(code) = assignment(self.kind())
        {
            self.bump();
            let right =
                if self.at(TokenKind::LBrace) { self.spell_braces()? } else { self.spell_assignment(end)? };
            return Some(joined(code, left, right));
        }
        Some(left)
    }

    fn spell_conditional(&mut self, end: u32) -> Option<Operand> {
        let condition = self.spell_binary(end, 0)?;
        if self.pos() >= end || !self.at(TokenKind::Question) {
            return Some(condition);
        }
        self.bump();
        let mut yes = self.spell_expression(end)?;
        if !self.at(TokenKind::Colon) {
            return None;
        }
        self.bump();
        let mut no = self.spell_assignment(end)?;
        // Two variables of one type: the result is one of them, and nothing is read.
        let same = yes.var.is_some() && no.var.is_some() && yes.ty == no.ty && !self.spelling_constant;
        let ty = if same { yes.ty } else { self.spell_arithmetic(&mut yes, &mut no) };
        if yes.ty != no.ty {
            self.spell_as(&mut yes, ty);
            self.spell_as(&mut no, ty);
        }
        let mut condition = condition;
        self.spell_condition(&mut condition, false);
        self.spell_as(&mut condition, Some(QualType::BOOL));
        if self.computes()
            && let (Some((_, chosen)), Some(_), Some(_)) =
                (condition.constant(), yes.constant(), no.constant())
        {
            return Some(if *chosen == ConstValue::ZERO { no } else { yes });
        }
        let mut out = prefixed("qu", condition);
        // The type is that of the other operands.
        out.type_depends = false;
        out.push(yes);
        out.push(no);
        out.ty = ty;
        out.operation = true;
        Some(out)
    }

    fn spell_binary(&mut self, end: u32, floor: u8) -> Option<Operand> {
        let mut left = self.spell_unary(end)?;
        while self.pos() < end {
            let shift = self.at_shift_right();
            let kind = if shift { TokenKind::GreaterGreater } else { self.kind() };
            let Some((code, precedence)) = binary(kind) else { break };
            if precedence <= floor || self.at_fold_dots(end) {
                break;
            }
            self.bump();
            if shift {
                self.bump();
            }
            let mut right = self.spell_binary(end, precedence)?;
            let unknown = left.type_depends || right.type_depends;
            let converts = !unknown && self.converts_beside(&left, &right);
            let ty = match precedence {
                1 | 2 => {
                    for side in [&mut left, &mut right] {
                        self.spell_condition(side, unknown);
                        self.spell_as(side, converts.then_some(QualType::BOOL));
                    }
                    Some(QualType::BOOL)
                }
                9 => {
                    for side in [&mut left, &mut right] {
                        self.spell_read(side);
                        let promoted = side.ty.map(|ty| self.spell_promoted(ty));
                        self.spell_as(side, promoted.filter(|_| converts));
                    }
                    left.ty.map(|ty| self.spell_promoted(ty))
                }
                12 => None,
                _ => {
                    let common = self.spell_arithmetic(&mut left, &mut right);
                    for side in [&mut left, &mut right] {
                        self.spell_as(side, common.filter(|_| converts));
                    }
                    if matches!(precedence, 6 | 7) { Some(QualType::BOOL) } else { common }
                }
            };
            left = match self.spell_computed(kind, &left, &right) {
                Some(known) => known,
                None => Operand { operation: true, ..joined(code, left, right) },
            };
            if left.constant().is_none() {
                left.ty = ty.filter(|_| !left.type_depends);
            }
        }
        Some(left)
    }

    /// `op ...` or the end of a fold's operand.
    fn at_fold_dots(&self, end: u32) -> bool {
        self.pos() + 1 >= end || self.peek(1).kind == TokenKind::Ellipsis
    }

    pub(crate) fn spell_unary(&mut self, end: u32) -> Option<Operand> {
        if self.pos() >= end {
            return None;
        }
        let start = self.pos();
        let result = if self.enter() { self.spell_unary_inner(end) } else { None };
        self.leave();
        result.map(|operand| self.spell_known(operand, start))
    }

    fn spell_unary_inner(&mut self, end: u32) -> Option<Operand> {
        let t = self.tok();
        let code = match t.kind {
            TokenKind::Plus => "ps",
            TokenKind::Minus => "ng",
            TokenKind::Exclaim => "nt",
            TokenKind::Tilde => "co",
            TokenKind::Star => "de",
            TokenKind::Amp => "ad",
            TokenKind::PlusPlus => "pp_",
            TokenKind::MinusMinus => "mm_",
            TokenKind::Keyword => return self.spell_keyword(end),
            TokenKind::LParen => {
                if let Some(cast) = self.spell_c_cast(end) {
                    return Some(cast);
                }
                return self.spell_postfix(end);
            }
            _ => return self.spell_postfix(end),
        };
        self.bump();
        let mut operand = self.spell_unary(end)?;
        match code {
            "ps" | "ng" | "co" => self.spell_read(&mut operand),
            "nt" => self.spell_condition(&mut operand, false),
            "de" => strip_pointer(&mut operand),
            _ => {}
        }
        let ty = match code {
            "ps" | "ng" | "co" => operand.ty.map(|ty| self.spell_promoted(ty)),
            "nt" => Some(QualType::BOOL),
            _ => None,
        };
        Some(Operand { ty, ..prefixed(code, operand) })
    }

    /// `(T)x`, the cursor at the parenthesis.
    fn spell_c_cast(&mut self, end: u32) -> Option<Operand> {
        let start = self.pos();
        let close = self.matching();
        if close >= end || close + 1 >= end || self.fold_ellipsis().is_some() {
            return None;
        }
        use TokenKind::*;
        let next = self.tokens.get(close as usize + 1);
        let operand_follows = matches!(
            next.kind,
            Ident
                | Number
                | Char
                | String
                | LParen
                | Keyword
                | ColonColon
                | Tilde
                | Exclaim
                | Minus
                | Plus
                | Star
                | Amp
                | PlusPlus
                | MinusMinus
        );
        if !operand_follows {
            return None;
        }
        self.bump();
        let Some(ty) = self.type_up_to(close) else {
            self.seek(start);
            return None;
        };
        self.bump();
        let operand = self.spell_unary(end)?;
        Some(self.converted("cv", ty, operand))
    }

    /// `sizeof`, `alignof`, `noexcept`, `new`, `delete`, or a primary expression that starts with a keyword.
    fn spell_keyword(&mut self, end: u32) -> Option<Operand> {
        let start = self.pos();
        match self.tok().symbol() {
            kw::SIZEOF if self.peek(1).kind == TokenKind::Ellipsis => {
                self.bump();
                self.bump();
                self.bump();
                let name = self.eat_ident()?;
                let operand = self.spell_pack_size(name)?;
                self.bump();
                Some(operand)
            }
            kw::SIZEOF => {
                self.setting(|s| &mut s.spelling_constant, false, |s| s.spell_size(start, end, ["st", "sz"]))
            }
            kw::ALIGNOF | kw::GNU_ALIGNOF | kw::GNU_ALIGNOF2 => self.spell_size(start, end, ["at", "az"]),
            kw::NOEXCEPT => {
                self.bump();
                let close = self.matching();
                self.bump();
                let operand =
                    self.setting(|s| &mut s.spelling_constant, false, |s| s.spell_expression(close));
                self.bump();
                let operand = operand?;
                let member = is_member_access(&operand);
                let mut operand = prefixed("nx", operand);
                operand.entity = member;
                operand.type_depends = false;
                operand.ty = Some(QualType::BOOL);
                Some(operand)
            }
            kw::NEW => self.spell_new(end, false),
            kw::DELETE => self.spell_delete(end),
            _ => self.spell_postfix(end),
        }
    }

    /// A type that ends at the closing parenthesis.
    fn type_up_to(&mut self, close: u32) -> Option<QualType> {
        let ty = self.trap(|s| {
            if !s.at_type_id(false) {
                return None;
            }
            let ty = s.parse_type_id();
            (s.pos() == close).then_some(ty)
        });
        ty.ok().flatten()
    }

    /// `sizeof` and `alignof`: their value where it is known.
    fn spell_size(&mut self, start: u32, end: u32, [of_type, of_expr]: [&'static str; 2]) -> Option<Operand> {
        self.bump();
        if self.at(TokenKind::LParen) {
            let close = self.matching();
            let mark = self.mark();
            self.bump();
            if let Some(ty) = self.type_up_to(close) {
                self.bump();
                if !self.tree.types.is_dependent(ty) {
                    return self.spell_folded(start);
                }
                let pieces = vec![Piece::Code(of_type), Piece::Type(ty)];
                return Some(Operand::value(pieces, QualType::ULONG));
            }
            self.rewind(mark);
        }
        let from = self.pos();
        let operand = self.spell_unary(end)?;
        let range = TokenRange { start: from, end: self.pos() };
        if !operand.type_depends && !self.range_is_dependent(range) {
            // As the reference compiler has it.
            if operand.var.is_some() && of_expr == "sz" {
                let none = Piece::Literal(QualType::ULONG, ConstValue::ZERO);
                return Some(Operand::known(vec![none]));
            }
            return self.spell_folded(start);
        }
        let member = is_member_access(&operand);
        let mut out = prefixed(of_expr, operand);
        out.entity = member;
        out.type_depends = false;
        out.ty = Some(QualType::ULONG);
        Some(out)
    }

    /// The value of the unary expression that starts at `start` and has been read.
    fn spell_folded(&mut self, start: u32) -> Option<Operand> {
        let after = self.pos();
        self.seek(start);
        let value = self.trap(|s| {
            let e = s.parse_cast_expr();
            let value = s.evaluate(e).ok()?;
            Some((s.ety(e), value))
        });
        self.seek(after);
        let (ty, value) = value.ok().flatten()?;
        Some(Operand::known(vec![Piece::Literal(ty.unqualified(), value)]))
    }

    fn spell_postfix(&mut self, end: u32) -> Option<Operand> {
        let start = self.pos();
        let mut operand = self.spell_primary(end)?;
        while self.pos() < end {
            match self.kind() {
                TokenKind::LParen => {
                    let (open, close) = (self.pos(), self.matching());
                    self.bump();
                    let mut out = prefixed("cl", operand);
                    let callee = out.pieces.len();
                    self.spell_list(close, &mut out)?;
                    if !out.depends
                        && self.has_braced_argument(open, close)
                        && let Some(types) = self.types_of_parameters(start)
                    {
                        out.pieces.truncate(callee);
                        self.seek(open + 1);
                        self.spell_converted_list(close, &types, &mut out)?;
                    }
                    self.bump();
                    out.pieces.push(Piece::Code("E"));
                    operand = out;
                }
                TokenKind::LBracket => {
                    let close = self.matching();
                    self.bump();
                    let index = match self.at(TokenKind::LBrace) {
                        true => self.spell_braces()?,
                        false => self.spell_expression(close)?,
                    };
                    self.bump();
                    strip_pointer(&mut operand);
                    operand = Operand { operation: true, ..joined("ix", operand, index) };
                }
                TokenKind::Dot | TokenKind::Arrow => {
                    let code = if self.at(TokenKind::Dot) { "dt" } else { "pt" };
                    self.bump();
                    if code == "pt" {
                        strip_pointer(&mut operand);
                    }
                    let mut out = prefixed(code, operand);
                    self.spell_member(&mut out, end)?;
                    out.entity = true;
                    operand = out;
                }
                TokenKind::PlusPlus => {
                    self.bump();
                    operand = prefixed("pp", operand);
                }
                TokenKind::MinusMinus => {
                    self.bump();
                    operand = prefixed("mm", operand);
                }
                _ => break,
            }
        }
        Some(operand)
    }

    /// A list of arguments up to `close`.
    pub(crate) fn spell_list(&mut self, close: u32, out: &mut Operand) -> Option<()> {
        while self.pos() < close {
            let element = self.scan_element(false);
            let start = self.pos();
            let stop = element.ellipsis.unwrap_or(element.end).min(close);
            let range = TokenRange { start, end: stop };
            while self.at(TokenKind::Dot) && self.peek(1).kind == TokenKind::Ident {
                self.bump();
                out.pieces.extend([Piece::Code("di"), Piece::Name(self.bump().symbol())]);
                self.eat(TokenKind::Equal);
            }
            let one = |s: &mut Self| {
                if s.at(TokenKind::LBrace) { s.spell_braces() } else { s.spell_assignment(stop) }
            };
            if element.ellipsis.is_none() {
                out.push(one(self)?);
            } else if self.unexpanded_packs(range).is_empty() {
                out.pieces.push(Piece::Code("sp"));
                out.push(one(self)?);
            } else {
                let mut all = Some(());
                self.expand_range(range, |s, _| match one(s) {
                    Some(operand) => out.push(operand),
                    None => all = None,
                });
                all?;
            }
            self.seek(element.end.min(close));
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        (self.pos() == close).then_some(())
    }

    /// `{...}` as an operand.
    pub(crate) fn spell_braces(&mut self) -> Option<Operand> {
        let close = self.matching();
        self.bump();
        let mut out = Operand::known(vec![Piece::Code("il")]);
        self.spell_list(close, &mut out)?;
        self.bump();
        out.pieces.push(Piece::Code("E"));
        Some(out)
    }

    /// `(pack op ...)`, `(... op pack)` and those with an initial value, the cursor at the parenthesis.
    pub(crate) fn spell_fold(&mut self) -> Option<Operand> {
        let (dots, range) = self.fold_ellipsis()?;
        let token = |s: &Self, at: u32| {
            let t = s.tokens.get(at as usize);
            let joint = |at: u32| s.tokens.get(at as usize).has(TokenFlags::JOINT);
            // `>>` is two tokens.
            if t.kind == TokenKind::Greater
                && (joint(at)
                    || at > 0 && s.tokens.get(at as usize - 1).kind == TokenKind::Greater && joint(at - 1))
            {
                TokenKind::GreaterGreater
            } else {
                t.kind
            }
        };
        let (left, right) = (dots > range.start, dots + 1 < range.end);
        let operator = token(self, if left { dots - 1 } else { dots + 1 });
        let width = if operator == TokenKind::GreaterGreater { 2 } else { 1 };
        let code = match operator {
            TokenKind::Comma => "cm",
            kind => binary(kind).map(|b| b.0).or_else(|| assignment(kind))?,
        };
        let side = |s: &mut Self, start: u32, end: u32| {
            s.seek(start);
            let operand = s.spell_binary(end, 12)?;
            (s.pos() == end).then_some(operand)
        };
        let before = TokenRange { start: range.start, end: dots.saturating_sub(width) };
        let after = TokenRange { start: dots + 1 + width, end: range.end };
        // The elements of a pack that an alias template was given are known.
        for (pack, other) in [(before, after), (after, before)] {
            if pack.start >= pack.end || !self.has_known_packs(pack) {
                continue;
            }
            let mut elements = Some(Vec::new());
            self.seek(pack.start);
            self.expand_range(pack, |s, _| {
                let element = side(s, pack.start, pack.end);
                elements = elements.take().zip(element).map(|(mut all, one)| {
                    all.push(one);
                    all
                });
            });
            let mut elements = elements?;
            let right_fold = left && (!right || pack.start == before.start);
            if left && right {
                let init = side(self, other.start, other.end)?;
                elements.insert(if right_fold { elements.len() } else { 0 }, init);
            }
            self.seek(range.end + 1);
            let joined = |a, b| joined(code, a, b);
            return match right_fold {
                true => elements.into_iter().rev().reduce(|all, one| joined(one, all)),
                false => elements.into_iter().reduce(joined),
            };
        }
        let form = match (left, right) {
            (true, false) => "fr",
            (false, true) => "fl",
            _ if self.has_symbolic_pack(before) => "fR",
            _ => "fL",
        };
        let mut out = Operand::dependent(vec![Piece::Code(form), Piece::Code(code)]);
        if left {
            out.push(side(self, before.start, before.end)?);
        }
        if right {
            out.push(side(self, after.start, after.end)?);
        }
        self.seek(range.end + 1);
        Some(out)
    }
}

/// `decltype` takes `sizeof` and `noexcept` of a member access for one, as the reference compiler has it.
fn is_member_access(operand: &Operand) -> bool {
    matches!(operand.pieces.first(), Some(Piece::Code("dt" | "pt")))
}

/// Reading a pointer drops the qualifiers of the parameter that holds it.
fn strip_pointer(operand: &mut Operand) {
    if let [Piece::FnParam { quals, .. }] = operand.pieces.as_mut_slice() {
        *quals = crate::tree::types::Quals::empty();
    }
}

fn joined(code: &'static str, left: Operand, right: Operand) -> Operand {
    let mut out = prefixed(code, left);
    out.push(right);
    out
}
