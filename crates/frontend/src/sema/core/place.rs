//! Where the analysis is, and how deep.

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;

/// Overflows after which the rest of the unit is not looked at any more.
const MAX_OVERFLOWS: u32 = 200;

/// Nesting limit of the recursive descent.
const MAX_DEPTH: u32 = 512;

/// Where we are.
impl Sema<'_> {
    /// Index of the token that the analysis has come to: lookups see what is declared before it.
    #[inline]
    pub fn pos(&self) -> u32 {
        self.point
    }

    /// Where that token is, for messages.
    pub fn span(&self) -> Span {
        self.tokens.get(self.point as usize).span()
    }

    /// Span of the token before the current one.
    pub fn prev_span(&self) -> Span {
        self.tokens.get((self.point as usize).saturating_sub(1)).span()
    }

    /// From `start` to the end of the last token read.
    pub fn span_from(&self, start: Span) -> Span {
        start.to(self.prev_span())
    }

    /// Whether analysis was abandoned because everything nests too deeply.
    pub fn gave_up(&self) -> bool {
        self.overflows > MAX_OVERFLOWS
    }

    /// Counts one level of nesting; on overflow reports and gives false. Pair with [`Sema::leave`].
    #[must_use]
    pub fn enter(&mut self) -> bool {
        self.depth += 1;
        if self.depth > MAX_DEPTH || self.overflows > MAX_OVERFLOWS {
            // Every level that was read on trial is tried again in another way: what is hopeless must end soon.
            self.overflows += 1;
            self.asked_too_early += 1;
            let span = self.span();
            self.report(diag::nesting_is_too_deep(), span);
            return false;
        }
        true
    }

    pub fn leave(&mut self) {
        self.depth -= 1;
    }
}

impl Sema<'_> {
    /// Index of the bracket that closes the one at `index`; that of the last token if it has none.
    pub fn matching_at(&self, index: u32) -> u32 {
        self.tokens.closing(index)
    }

    /// Whether a declaration ended with the name it declares.
    pub(crate) fn prev_is_declared_name(&self, local: crate::tree::LocalId) -> bool {
        let data = &self.cx.body.locals[local];
        self.prev_span().lo == data.span.lo && data.name.is_some()
    }
}
