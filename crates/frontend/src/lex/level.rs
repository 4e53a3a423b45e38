//! Tokens at one nesting of brackets.

use super::{Token, TokenBuffer, TokenKind};

impl TokenBuffer {
    /// Index of the bracket that closes the one at `index`; that of the final `Eof` if none does.
    #[inline]
    pub fn closing(&self, index: u32) -> u32 {
        match self.matching(index as usize) {
            Some(close) if close as u32 > index => close as u32,
            _ => self.len() as u32 - 1,
        }
    }

    /// Index behind what begins at `index`: a bracket with all that it encloses, or one token.
    #[inline]
    pub fn beyond(&self, index: u32) -> u32 {
        match self.get(index as usize).kind {
            TokenKind::LParen | TokenKind::LBracket | TokenKind::LBrace => self.closing(index) + 1,
            _ => index + 1,
        }
    }

    /// The tokens from `from` to before `to` that no brackets among them enclose, with their indices. Of brackets it gives the
    /// opening ones.
    #[inline]
    pub fn level(&self, from: u32, to: u32) -> Level<'_> {
        Level { tokens: self, at: from, to }
    }

    /// Index of the first such token from `from` on for which `stops` holds; that of the final `Eof` if there is none.
    pub fn first_at_level(&self, from: u32, stops: impl Fn(Token) -> bool) -> u32 {
        let end = self.len() as u32 - 1;
        self.level(from, end).find(|(_, token)| stops(*token)).map_or(end, |(at, _)| at)
    }

    /// At the `<` of a list of template arguments or parameters: the index behind its `>`, as far as that shows without knowing
    /// what names mean. None where the list does not end before a `;` or the bracket around it does.
    pub fn beyond_angles(&self, less: u32) -> Option<u32> {
        let mut depth = 0u32;
        for (at, token) in self.level(less, self.len() as u32) {
            match token.kind {
                TokenKind::Less => depth += 1,
                TokenKind::Greater => depth = depth.checked_sub(1)?,
                TokenKind::Eof
                | TokenKind::Semi
                | TokenKind::RBrace
                | TokenKind::RBracket
                | TokenKind::RParen => return None,
                _ => {}
            }
            if depth == 0 {
                return (token.kind == TokenKind::Greater).then_some(at + 1);
            }
        }
        None
    }
}

/// Tokens at one nesting, see [`TokenBuffer::level`].
#[derive(Clone)]
pub struct Level<'t> {
    tokens: &'t TokenBuffer,
    at: u32,
    to: u32,
}

impl Iterator for Level<'_> {
    type Item = (u32, Token);

    #[inline]
    fn next(&mut self) -> Option<(u32, Token)> {
        if self.at >= self.to {
            return None;
        }
        let at = self.at;
        self.at = self.tokens.beyond(at);
        Some((at, self.tokens.get(at as usize)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lex::{Interner, Standard};
    use oxicc_source::{DiagnosticOptions, Diagnostics, SourceMap};

    fn tokens(text: &str) -> TokenBuffer {
        let (mut map, mut interner) = (SourceMap::new(), Interner::new());
        let mut diags = Diagnostics::new(DiagnosticOptions::default());
        crate::preprocess::preprocess_ii("a.ii", text, Standard::Cxx17, &mut map, &mut diags, &mut interner)
    }

    #[test]
    fn steps_over_brackets() {
        let tokens = tokens("a ( b [ c ] ) ; { d }");
        let at: Vec<u32> = tokens.level(0, tokens.len() as u32 - 1).map(|(at, _)| at).collect();
        assert_eq!(at, [0, 1, 7, 8]);
        assert_eq!(tokens.first_at_level(0, |t| t.kind == TokenKind::Semi), 7);
        assert_eq!(tokens.first_at_level(0, |t| t.kind == TokenKind::Colon), tokens.len() as u32 - 1);
    }

    #[test]
    fn finds_the_end_of_angles() {
        assert_eq!(tokens("< a, b<(c > d)>> e").beyond_angles(0), Some(12));
        assert_eq!(tokens("< a ;").beyond_angles(0), None);
        assert_eq!(tokens("a > b").beyond_angles(0), None);
    }
}
