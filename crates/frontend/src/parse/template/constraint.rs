//! Reading constraints.

use crate::diag;
use crate::lex::TokenKind;
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::tree::TokenRange;

impl Parser<'_, '_> {
    /// `requires constraint;` in a requires-expression, the cursor behind `requires`; leaves it at the end.
    pub fn nested_requirement_holds(&mut self) -> bool {
        let start = self.pos();
        let range = TokenRange { start, end: self.constraint_end(start) };
        let holds = self.constraint_value(range, false);
        self.seek(range.end);
        holds
    }

    /// Satisfaction of the tokens in `range` ([temp.constr.op]): conjunctions and disjunctions, also in parentheses, have
    /// short circuit, so that an error on the right does not matter where the left side decides; an error in an atom
    /// means that it is not satisfied. The atoms of a requires-clause are primary expressions.
    pub(crate) fn constraint_value(&mut self, range: TokenRange, primary: bool) -> bool {
        self.seek(range.start);
        let pieces = self.split_constraint(range, TokenKind::PipePipe);
        if pieces.len() > 1 {
            let before = self.explaining;
            let holds = pieces.into_iter().any(|p| self.constraint_value(p, primary));
            // What one side lacks does not matter; if all fail, all of it is to be shown.
            self.explaining = before;
            return holds || self.unsatisfied(range);
        }
        let pieces = self.split_constraint(range, TokenKind::AmpAmp);
        if pieces.len() > 1 {
            return pieces.into_iter().all(|p| self.constraint_value(p, primary));
        }
        let first = self.tokens.get(range.start as usize).kind;
        if first == TokenKind::LParen && self.matching_at(range.start) + 1 == range.end {
            let inner = TokenRange { start: range.start + 1, end: range.end - 1 };
            if !self.needs_parentheses(inner) {
                return self.constraint_value(inner, false);
            }
        }
        self.seek(range.start);
        let value = self.trap(|s| {
            let value = s.parse_atomic_constraint(primary);
            if s.pos() != range.end {
                s.sema.report(diag::expected_close_brace(), s.span());
            }
            value
        });
        matches!(value, Ok(Some(true))) || self.unsatisfied(range)
    }
}
