//! The outline of a class: its base clause and its members.

use crate::lex::{TokenBuffer, TokenKind, kw};
use crate::tree::TokenRange;

/// Where the parts of a class definition stand.
#[derive(Clone, Copy)]
pub(crate) struct ClassOutline {
    /// The base clause behind its `:`.
    pub bases: Option<TokenRange>,
    /// What is between the braces.
    pub members: TokenRange,
}

impl TokenBuffer {
    /// The outline of a class whose definition goes from its `final`, `:` or `{` to behind its `}`. None if it has no braces.
    pub(crate) fn class_outline(&self, definition: TokenRange) -> Option<ClassOutline> {
        let close = definition.end.checked_sub(1)?;
        let open = match self.get(close as usize).kind {
            TokenKind::RBrace => self.matching(close as usize)? as u32,
            // The text ends first.
            _ => self.first_at_level(definition.start, |t| t.kind == TokenKind::LBrace),
        };
        if self.get(open as usize).kind != TokenKind::LBrace {
            return None;
        }
        let first = definition.start + u32::from(self.get(definition.start as usize).is_name(kw::FINAL));
        let bases = self.get(first as usize).kind == TokenKind::Colon;
        Some(ClassOutline {
            bases: bases.then_some(TokenRange { start: first + 1, end: open }),
            members: TokenRange { start: open + 1, end: self.closing(open) },
        })
    }

    /// The member declarations between two braces, with what ends them: `;` or a body. Access specifiers are none.
    pub(crate) fn members(&self, body: TokenRange) -> impl Iterator<Item = TokenRange> {
        let mut at = body.start;
        std::iter::from_fn(move || {
            while at < body.end {
                let t = self.get(at as usize);
                let next = self.get(at as usize + 1).kind;
                let access = t.kind == TokenKind::Keyword
                    && matches!(t.symbol(), kw::PUBLIC | kw::PROTECTED | kw::PRIVATE)
                    && next == TokenKind::Colon;
                if t.kind == TokenKind::Semi || access {
                    at += 1 + u32::from(access);
                    continue;
                }
                let start = at;
                at = self.member_end(start).clamp(start + 1, body.end);
                return Some(TokenRange { start, end: at });
            }
            None
        })
    }

    /// Index behind the member that starts here.
    fn member_end(&self, start: u32) -> u32 {
        let mut at = start;
        loop {
            match self.get(at as usize).kind {
                TokenKind::Semi => return at + 1,
                TokenKind::Eof | TokenKind::RBrace => return at,
                TokenKind::LBrace => {
                    at = self.beyond(at);
                    match self.get(at as usize).kind {
                        // A braced initialiser or a class; a function body ends the member.
                        TokenKind::Semi => return at + 1,
                        TokenKind::Comma | TokenKind::Equal | TokenKind::LBrace | TokenKind::Ellipsis => {}
                        _ => return at,
                    }
                }
                _ => at = self.beyond(at),
            }
        }
    }

    /// Where the declaration of a member ends that may be defined: before the body of a function.
    pub(crate) fn signature_end(&self, member: TokenRange) -> u32 {
        let mut parameters = false;
        for (at, token) in self.level(member.start, member.end) {
            match token.kind {
                TokenKind::LParen => parameters = true,
                TokenKind::LBrace if parameters => return at,
                _ => {}
            }
        }
        member.end
    }
}
