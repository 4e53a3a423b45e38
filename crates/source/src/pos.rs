//! Positions and spans: plain numbers into the position space of a [`SourceMap`](crate::SourceMap).

use std::fmt;

/// A byte position in the global space of a `SourceMap`. Zero is "no position".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Pos(u32);

impl Pos {
    /// The position of things that are not in any file.
    pub const NONE: Pos = Pos(0);

    pub const fn from_u32(raw: u32) -> Pos {
        Pos(raw)
    }

    pub const fn as_u32(self) -> u32 {
        self.0
    }

    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The position `bytes` further on; no position stays no position.
    pub const fn offset(self, bytes: u32) -> Pos {
        if self.0 == 0 { self } else { Pos(self.0.saturating_add(bytes)) }
    }
}

impl fmt::Debug for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}", self.0)
    }
}

/// A half-open range of positions. `lo` and `hi` may lie in different regions (a span that starts in a macro expansion
/// and ends outside it); renderers bring both to the file first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Span {
    pub lo: Pos,
    pub hi: Pos,
}

impl Span {
    /// The span of things that are not in any file.
    pub const NONE: Span = Span { lo: Pos::NONE, hi: Pos::NONE };

    pub const fn new(lo: Pos, hi: Pos) -> Span {
        Span { lo, hi }
    }

    /// The empty span at `pos`.
    pub const fn at(pos: Pos) -> Span {
        Span { lo: pos, hi: pos }
    }

    pub const fn is_none(self) -> bool {
        self.lo.is_none()
    }

    /// Whether a position is inside.
    pub fn contains(self, pos: Pos) -> bool {
        !self.is_none() && self.lo <= pos && pos < self.hi
    }

    /// From the start of `self` to the end of `end`.
    pub const fn to(self, end: Span) -> Span {
        if self.is_none() {
            end
        } else if end.is_none() {
            self
        } else {
            Span { lo: self.lo, hi: end.hi }
        }
    }
}

impl From<Pos> for Span {
    fn from(pos: Pos) -> Span {
        Span::at(pos)
    }
}

impl fmt::Debug for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}..{:?}", self.lo, self.hi)
    }
}
