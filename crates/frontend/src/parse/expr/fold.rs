//! Fold expressions.

use oxicc_source::Span;

use crate::diag;
use crate::lex::TokenKind;
use crate::parse::Parser;
use crate::parse::expr::primary::is_assign;
use crate::sema::convert::Init;
use crate::sema::core::operator_token::OperatorToken;
use crate::tree::{ExprId, OperatorName, TokenRange};

impl Parser<'_, '_> {
    /// `(pack op ...)`, `(... op pack)`, `(init op ... op pack)`, `(pack op ... op init)`.
    pub(crate) fn parse_fold(&mut self, dots: u32, range: TokenRange, start: Span) -> ExprId {
        let op_at = |s: &Self, index: u32, before: bool| -> Option<(OperatorName, u32, u32)> {
            // `>>` is two tokens; before the ellipsis the operator ends at `index`.
            let t = s.tokens.get(index as usize).kind;
            if t == TokenKind::Greater {
                let other = if before { index.saturating_sub(1) } else { index };
                if s.tokens.is_shift_right(other as usize) {
                    let first = other;
                    return Some((OperatorName::Shr, first, first + 2));
                }
            }
            let operator = OperatorToken::of(t).filter(|operator| operator.folds())?;
            Some((operator.name, index, index + 1))
        };
        let left_op = if dots > range.start { op_at(self, dots - 1, true) } else { None };
        let right_op = if dots + 1 < range.end { op_at(self, dots + 1, false) } else { None };
        let left = left_op.map(|(_, from, _)| TokenRange { start: range.start, end: from });
        let right = right_op.map(|(_, _, to)| TokenRange { start: to, end: range.end });
        let Some((op, at, _)) = left_op.or(right_op) else {
            self.report(diag::expected_expression(), start);
            self.skip_brackets();
            return self.error_expr(start);
        };
        let dot = self.tokens.get(at as usize).kind == TokenKind::DotStar;
        // Which side holds the packs decides the direction.
        let (pattern, init, from_left) = match (left, right) {
            (None, Some(right)) => (right, None, true),
            (Some(left), None) => (left, None, false),
            (Some(left), Some(right)) => {
                if self.unexpanded_packs(left).is_empty() {
                    (right, Some(left), true)
                } else {
                    (left, Some(right), false)
                }
            }
            (None, None) => (range, None, true),
        };
        let mut items = Vec::new();
        self.bracketed(|s| {
            s.expand_range(pattern, |s, _| {
                let e = s.parse_cast_expr();
                items.push(e);
            })
        });
        let init = init.map(|r| {
            self.seek(r.start);
            self.bracketed(|s| s.parse_cast_expr())
        });
        self.seek(range.end);
        self.expect(TokenKind::RParen);
        let span = self.span_from(start);
        let fold = |s: &mut Self, a: ExprId, b: ExprId| match op {
            op if is_assign(op) => s.build_assign(op, a, Init::Expr(b), span),
            OperatorName::ArrowStar => s.build_pointer_to_member(a, b, dot, span),
            op => s.build_binary(op, a, b, span),
        };
        let mut sequence = items;
        if from_left {
            sequence.splice(0..0, init);
            let mut list = sequence.into_iter();
            match list.next() {
                Some(first) => list.fold(first, |acc, e| fold(self, acc, e)),
                None => self.empty_fold(op, span),
            }
        } else {
            sequence.extend(init);
            let mut list = sequence.into_iter().rev();
            match list.next() {
                Some(last) => list.fold(last, |acc, e| fold(self, e, acc)),
                None => self.empty_fold(op, span),
            }
        }
    }
}
