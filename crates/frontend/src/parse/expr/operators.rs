//! Expressions by precedence: assignment, conditional, binary operators, casts, unary operators.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::parse::parser::Mark;
use crate::sema::convert::{CastStyle, Init};
use crate::sema::core::operator_token::{Infix, Level, OperatorToken};
use crate::sema::{Scoped, operator_text};
use crate::tree::expr::{Category, ExprKind, UnaryOp};
use crate::tree::types::QualType;
use crate::tree::{ExprId, OperatorName, TokenRange};

/// How many conditional operators behind one another count as one level of nesting.
const MAX_CHAIN: usize = 4096;

impl Parser<'_, '_> {
    /// expression: with commas.
    pub fn parse_expression(&mut self) -> ExprId {
        let start = self.span();
        let mut e = self.parse_assignment_expr();
        while self.at(TokenKind::Comma) {
            self.bump();
            let rhs = self.parse_assignment_expr();
            let span = self.span_from(start);
            e = self.build_binary(OperatorName::Comma, e, rhs, span);
        }
        e
    }

    /// assignment-expression: conditional, assignment, throw.
    pub fn parse_assignment_expr(&mut self) -> ExprId {
        let start = self.span();
        if !self.enter() {
            self.leave();
            self.skip_expression();
            return self.error_expr(start);
        }
        let e = self.parse_assignment_inner(start);
        self.leave();
        e
    }

    /// A conditional-expression: no assignment, so that `int x : 1 = 0;` is a bit-field with an initialiser.
    pub fn parse_conditional_expr(&mut self) -> ExprId {
        let start = self.span();
        if !self.enter() {
            self.leave();
            self.skip_expression();
            return self.error_expr(start);
        }
        let lhs = self.parse_binary(Level::Or);
        let e = if self.at(TokenKind::Question) { self.parse_conditional(lhs, start) } else { lhs };
        self.leave();
        e
    }

    fn parse_assignment_inner(&mut self, start: Span) -> ExprId {
        if self.at_kw(kw::THROW) {
            return self.parse_throw();
        }
        if self.at_kw(kw::CO_YIELD) {
            return self.coroutine_keyword();
        }
        let lhs = self.parse_binary(Level::Or);
        self.parse_assignment_rest(lhs, start)
    }

    /// What follows the first operand of an assignment-expression.
    fn parse_assignment_rest(&mut self, lhs: ExprId, start: Span) -> ExprId {
        if self.at(TokenKind::Question) {
            return self.parse_conditional(lhs, start);
        }
        let operator = OperatorToken::of(self.kind()).filter(|o| o.infix == Infix::Assignment);
        if let Some(OperatorToken { name: op, .. }) = operator {
            self.bump();
            let rhs = if self.at(TokenKind::LBrace) {
                Init::List(Box::new(self.parse_braced_list()))
            } else {
                Init::Expr(self.parse_assignment_expr())
            };
            let span = self.span_from(start);
            return self.build_assign(op, lhs, rhs, span);
        }
        lhs
    }

    fn coroutine_keyword(&mut self) -> ExprId {
        let span = self.span();
        if !self.coroutine_allowed(span) {
            self.bump();
            self.skip_expression();
        } else {
            // Host code is checked as far as its types are known.
            self.bump();
            if self.at(TokenKind::LBrace) {
                self.parse_braced_list();
            } else {
                self.parse_assignment_expr();
            }
        }
        self.error_expr(span)
    }

    fn parse_throw(&mut self) -> ExprId {
        let start = self.span();
        self.bump();
        self.check_no_exceptions(start);
        let operand = match self.kind() {
            TokenKind::Semi | TokenKind::RParen | TokenKind::Comma | TokenKind::Colon | TokenKind::RBrace => {
                None
            }
            _ => {
                let e = self.parse_assignment_expr();
                self.check_thrown(e);
                let e = self.discard(e);
                Some(e)
            }
        };
        let span = self.span_from(start);
        self.push_expr(ExprKind::Throw(operand.into()), QualType::VOID, Category::PRValue, span)
    }

    fn parse_conditional(&mut self, cond: ExprId, start: Span) -> ExprId {
        self.bump();
        if self.eat(TokenKind::Colon) {
            // GNU `a ?: b`: the condition is evaluated once.
            let otherwise = self.parse_assignment_expr();
            let span = self.span_from(start);
            if self.is_error_expr(cond) {
                return self.error_expr(span);
            }
            let common = if self.tree.types.as_record(self.ety(cond)).is_some()
                || self.ecat(cond) != Category::PRValue
            {
                self.glvalue(cond)
            } else {
                self.rvalue(cond)
            };
            let (ty, category) = (self.ety(common), self.ecat(common));
            let opaque = self.push_expr(ExprKind::Opaque(common), ty, category, span);
            let value = self.build_conditional(opaque, opaque, otherwise, span);
            if self.is_error_expr(value) {
                return value;
            }
            let (ty, category) = (self.ety(value), self.ecat(value));
            return self.push_expr(ExprKind::Bind { common, value }, ty, category, span);
        }
        // Chains of them do not nest for a reader, and are long where programs write them.
        let (mut start, mut cond) = (start, cond);
        let mut links = Vec::new();
        let mut otherwise = loop {
            // Between `?` and `:` a `>` is an operator again.
            let then = self.bracketed(|s| s.parse_expression());
            if !self.expect(TokenKind::Colon) {
                return self.error_expr(start);
            }
            links.push((start, cond, then));
            if self.at_kw(kw::THROW) || self.at_kw(kw::CO_YIELD) || links.len() >= MAX_CHAIN {
                break self.parse_assignment_expr();
            }
            start = self.span();
            cond = self.parse_binary(Level::Or);
            if !self.at(TokenKind::Question) || self.peek(1).kind == TokenKind::Colon {
                break self.parse_assignment_rest(cond, start);
            }
            self.bump();
        };
        while let Some((start, cond, then)) = links.pop() {
            let span = self.span_from(start);
            otherwise = self.build_conditional(cond, then, otherwise, span);
        }
        otherwise
    }

    /// The binary operator at the cursor: its name, level and number of tokens.
    fn binary_op(&self) -> Option<(OperatorName, Level, u32)> {
        let operator = OperatorToken::of(self.kind())?;
        let Infix::Binary(level) = operator.infix else { return None };
        if operator.name == OperatorName::Greater {
            if self.context.greater_closes || self.tokens.is_launch_close(self.pos() as usize) {
                return None;
            }
            // `>>` is two tokens.
            if self.at_shift_right() {
                return Some((OperatorName::Shr, Level::Shift, 2));
            }
        }
        Some((operator.name, level, 1))
    }

    /// An operand of `&&`: operators that bind less are left.
    pub(crate) fn parse_and_operand(&mut self) -> ExprId {
        self.parse_binary(Level::BitOr)
    }

    /// Operators of at least the given level, left to right.
    /// For a failed `static_assert(a == b)` whose condition starts at `start`: `4 == 8`. Advice that the reference does not give.
    pub(crate) fn compared_values(&mut self, start: Mark) -> Option<String> {
        if self.trap_depth > 0 || self.options.language.cascade_errors {
            return None;
        }
        let after = self.mark();
        let values = self.trap(|s| {
            s.rewind(start);
            let side = |s: &mut Self, min: Level| {
                let e = s.constant_evaluated(|s| s.parse_binary(min));
                s.require_constant(e)?.as_int()
            };
            let left = side(s, Level::Spaceship)?;
            let (operator, level, width) = s.binary_op()?;
            if !matches!(level, Level::Equality | Level::Relational) {
                return None;
            }
            for _ in 0..width {
                s.bump();
            }
            let right = side(s, level.next())?;
            let is_end = matches!(s.kind(), TokenKind::Comma | TokenKind::RParen);
            is_end.then(|| format!("{left} {} {right}", operator_text(operator)))
        });
        self.rewind(after);
        values.ok().flatten()
    }

    fn parse_binary(&mut self, min: Level) -> ExprId {
        let start = self.span();
        let mut lhs = self.parse_cast_expr();
        loop {
            let Some((op, level, width)) = self.binary_op() else { return lhs };
            if level < min {
                return lhs;
            }
            // `x op ...` is the end of a fold's operand, not an operator.
            if self.peek(width).kind == TokenKind::Ellipsis {
                return lhs;
            }
            let dot_star = self.at(TokenKind::DotStar);
            let operator = self.mark();
            for _ in 0..width {
                self.bump();
            }
            let rhs = self.parse_binary(level.next());
            if op == OperatorName::Star && self.is_dereference(operator, lhs, rhs) {
                self.rewind(operator);
                return lhs;
            }
            let span = self.span_from(start);
            lhs = if op == OperatorName::ArrowStar {
                let e = self.build_pointer_to_member(lhs, rhs, dot_star, span);
                self.check_bound_function(e);
                e
            } else {
                self.build_binary(op, lhs, rhs, span)
            };
        }
    }

    /// cast-expression.
    pub fn parse_cast_expr(&mut self) -> ExprId {
        let start = self.span();
        if !self.enter() {
            self.leave();
            self.skip_expression();
            return self.error_expr(start);
        }
        let e = self.parse_cast_inner(start);
        self.leave();
        e
    }

    fn parse_cast_inner(&mut self, start: Span) -> ExprId {
        if self.at(TokenKind::LParen)
            && let Some(ty) = self.try_parenthesised_type()
        {
            if self.at(TokenKind::LBrace) {
                let literal = self.parse_compound_literal(ty, start);
                return self.parse_postfix(literal, start);
            }
            let operand = self.parse_cast_expr();
            let span = self.span_from(start);
            if !self.check_no_auto(ty, start) {
                return self.error_expr(span);
            }
            return self.build_cast(CastStyle::C, ty, operand, span);
        }
        self.parse_unary()
    }

    /// At `(`: if a type and `)` follow and that makes a cast, reads them. Otherwise nothing is read.
    fn try_parenthesised_type(&mut self) -> Option<QualType> {
        let mark = self.mark();
        self.bump();
        if !self.at_type_start() {
            self.rewind(mark);
            return None;
        }
        // `((union { float f; unsigned u; }){x})`: the type of a compound literal may be defined in it.
        let close = self.matching_at(self.pos() - 1);
        let literal = self.tokens.get(close as usize + 1).kind == TokenKind::LBrace;
        let defines = self.context.defines_alias;
        self.context.defines_alias |= literal;
        let ty = self.trap_parenthesised_type();
        self.context.defines_alias = defines;
        match ty {
            Ok(Some(ty)) => {
                self.bump();
                // `(T()) + 1`, `(T)` at the end of an expression: a parenthesised expression after all. Nothing can be cast
                // to a function: `(T())()` calls an object.
                if !self.starts_cast_operand() || self.tree.types.is_function(ty) {
                    self.rewind(mark);
                    return None;
                }
                Some(ty)
            }
            _ => {
                self.rewind(mark);
                None
            }
        }
    }

    /// Reads a type that `)` must follow. Arrays of host functions may have bounds that vary.
    pub(crate) fn trap_parenthesised_type(
        &mut self,
    ) -> Result<Option<QualType>, crate::sema::core::report::Trapped> {
        let outer = self.variable_bounds_at;
        if self.trap_depth == outer {
            self.variable_bounds_at += 1;
        }
        let ty = self.trap(|s| {
            let ty = s.parse_type_id();
            s.at(TokenKind::RParen).then_some(ty)
        });
        self.variable_bounds_at = outer;
        ty
    }

    /// Whether the token can start the operand of a cast.
    fn starts_cast_operand(&self) -> bool {
        let t = self.tok();
        match t.kind {
            TokenKind::Ident | TokenKind::Number | TokenKind::Char | TokenKind::String => true,
            TokenKind::LParen | TokenKind::LBrace | TokenKind::LBracket | TokenKind::ColonColon => true,
            TokenKind::Tilde | TokenKind::Exclaim | TokenKind::Plus | TokenKind::Minus | TokenKind::Star => {
                true
            }
            TokenKind::Amp | TokenKind::AmpAmp | TokenKind::PlusPlus | TokenKind::MinusMinus => true,
            TokenKind::Keyword if t.symbol() == kw::NOEXCEPT => self.peek(1).kind == TokenKind::LParen,
            TokenKind::Keyword => !matches!(t.symbol(), kw::CONST | kw::VOLATILE | kw::TRY),
            _ => false,
        }
    }

    /// `(T){..}`: an object that lives to the end of the full-expression (or of the program, at namespace scope).
    fn parse_compound_literal(&mut self, ty: QualType, start: Span) -> ExprId {
        let list = self.parse_braced_list();
        let span = self.span_from(start);
        self.direct_list_init(ty, &list, span)
    }

    pub(crate) fn parse_unary(&mut self) -> ExprId {
        use OperatorName as O;
        let start = self.span();
        let op = OperatorToken::of(self.kind()).filter(|operator| operator.prefix).map(|o| o.name);
        if let Some(op) = op {
            self.bump();
            if op == O::Amp {
                self.cx.ex.amp_pos = self.pos();
            }
            let operand = self.parse_cast_expr();
            let span = self.span_from(start);
            if op == O::Amp && self.is_member_address(operand) {
                return operand;
            }
            return self.build_unary(op, operand, span);
        }
        match self.kind() {
            TokenKind::AmpAmp => {
                // GNU: the address of a label.
                self.bump();
                let Some(label) = self.eat_ident() else {
                    self.report(diag::expected_identifier(), start);
                    return self.error_expr(start);
                };
                if self.in_device_code() {
                    self.report(diag::address_of_label_extension_is_not_supported(), start);
                    return self.error_expr(start);
                }
                // Host code is checked, not generated: any pointer will do.
                let label = self.cx.ex.labels.named(label);
                self.cx.ex.labels.used.push((label, start));
                let ty = self.tree.types.pointer(QualType::VOID);
                self.push_expr(ExprKind::ZeroInit, ty, Category::PRValue, start)
            }
            TokenKind::Keyword => self.parse_unary_keyword(start),
            TokenKind::ColonColon if self.peek_is_kw(1, kw::NEW) || self.peek_is_kw(1, kw::DELETE) => {
                self.parse_unary_keyword(start)
            }
            _ => {
                let e = self.parse_primary();
                self.parse_postfix(e, start)
            }
        }
    }

    fn parse_unary_keyword(&mut self, start: Span) -> ExprId {
        let global = self.at(TokenKind::ColonColon);
        let keyword = if global { self.peek(1).symbol() } else { self.tok().symbol() };
        match keyword {
            kw::SIZEOF => self.parse_sizeof(),
            kw::ALIGNOF | kw::GNU_ALIGNOF | kw::GNU_ALIGNOF2 => self.parse_alignof(),
            kw::NOEXCEPT => self.parse_noexcept_expr(),
            kw::NEW => self.parse_new(),
            kw::DELETE => self.parse_delete(),
            kw::GNU_EXTENSION2 => {
                self.bump();
                self.parse_cast_expr()
            }
            kw::GNU_REAL | kw::GNU_REAL2 | kw::GNU_IMAG | kw::GNU_IMAG2 => {
                self.bump();
                let operand = self.parse_cast_expr();
                let op = match keyword {
                    kw::GNU_REAL | kw::GNU_REAL2 => UnaryOp::Real,
                    _ => UnaryOp::Imag,
                };
                let span = self.span_from(start);
                self.build_real_imag(op, operand, span)
            }
            kw::CO_AWAIT => self.coroutine_keyword(),
            kw::THROW => self.parse_throw(),
            _ => {
                let e = self.parse_primary();
                self.parse_postfix(e, start)
            }
        }
    }

    /// The token range of a parenthesised fold expression's operands, if `(` at the cursor starts one.
    pub(crate) fn fold_ellipsis(&mut self) -> Option<(u32, TokenRange)> {
        let open = self.pos();
        let close = self.matching();
        let mut at = open + 1;
        while at < close {
            match self.tokens.get(at as usize).kind {
                TokenKind::Ellipsis => {
                    let before = self.tokens.get(at as usize - 1).kind;
                    let after = self.tokens.get(at as usize + 1).kind;
                    let left = at == open + 1 || is_fold_op(before);
                    let right = at + 1 == close || is_fold_op(after);
                    if left && right {
                        return Some((at, TokenRange { start: open + 1, end: close }));
                    }
                    at += 1;
                }
                TokenKind::LParen | TokenKind::LBracket | TokenKind::LBrace => at = self.matching_at(at) + 1,
                TokenKind::Ident => at = self.after_template_args(at),
                _ => at += 1,
            }
        }
        None
    }
}

/// Operators that a fold expression may use.
fn is_fold_op(kind: TokenKind) -> bool {
    use TokenKind::*;
    matches!(
        kind,
        Plus | Minus
            | Star
            | Slash
            | Percent
            | Caret
            | Amp
            | Pipe
            | LessLess
            | Greater
            | Less
            | LessEqual
            | GreaterEqual
            | EqualEqual
            | ExclaimEqual
            | AmpAmp
            | PipePipe
            | Comma
            | DotStar
            | ArrowStar
            | Equal
            | PlusEqual
            | MinusEqual
            | StarEqual
            | SlashEqual
            | PercentEqual
            | CaretEqual
            | AmpEqual
            | PipeEqual
            | LessLessEqual
            | GreaterGreaterEqual
    )
}
