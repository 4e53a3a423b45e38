//! Packs of a template's header that a declaration names without expanding them ([temp.variadic]/7).
//!
//! What a template declares is read when it is instantiated. A piece of its declaration that names a pack and has no `...`
//! at all cannot expand it, whatever it says, so that needs no understanding. Bodies of functions are not looked at, which
//! the reference compiler does not either.

use smallvec::SmallVec;

use crate::diag;
use crate::lex::{Symbol, TokenKind};
use crate::sema::Sema;
use crate::sema::template::Header;
use crate::tree::TokenRange;

type Packs = SmallVec<[Symbol; 2]>;

fn packs_of(header: &Header) -> Packs {
    header.params.iter().filter(|p| p.pack).filter_map(|p| p.name).collect()
}

impl Sema<'_> {
    /// The base clause of a class template, up to its `{`.
    pub(crate) fn check_packs_in_bases(&mut self, header: &Header, from: u32, open: u32) {
        let packs = packs_of(header);
        self.check_pieces(&packs, from, open);
    }

    /// A member of a class template.
    pub(crate) fn check_packs_in_member(&mut self, header: &Header, start: u32, end: u32) {
        let packs = packs_of(header);
        if !packs.is_empty() {
            let end = self.signature_end(start, end);
            self.check_piece(&packs, start, end);
        }
    }

    /// An alias or variable template, up to its `;`.
    pub(crate) fn check_packs_in_whole(&mut self, header: &Header, start: u32) {
        let packs = packs_of(header);
        if packs.is_empty()
            || self.options.language.trust_host
            || self.is_header(self.tokens.get(start as usize).pos)
        {
            return;
        }
        let mut end = start;
        while !matches!(self.tokens.get(end as usize).kind, TokenKind::Semi | TokenKind::Eof) {
            end = match self.tokens.get(end as usize).kind {
                TokenKind::LParen | TokenKind::LBrace | TokenKind::LBracket => self.matching_at(end) + 1,
                _ => end + 1,
            };
        }
        self.check_piece(&packs, start, end);
    }

    /// A function template: what stands before its parameters, each of these, and what stands behind.
    pub(crate) fn check_packs_in_function(&mut self, header: &Header, start: u32) {
        let packs = packs_of(header);
        if packs.is_empty()
            || self.options.language.trust_host
            || self.is_header(self.tokens.get(start as usize).pos)
        {
            return;
        }
        for param in header.params.iter() {
            if let Some((TokenRange { start, end }, _)) = param.default {
                self.check_piece(&packs, start, end);
            }
        }
        // The parameters stand behind a name; parentheses behind keywords are those of `decltype` and its like.
        let mut open = start;
        loop {
            let before = self.tokens.get(open as usize - 1).kind;
            open = match self.tokens.get(open as usize).kind {
                TokenKind::LParen if matches!(before, TokenKind::Ident | TokenKind::Greater) => break,
                TokenKind::LParen | TokenKind::LBracket => self.matching_at(open) + 1,
                TokenKind::Less => match self.scan_template_args(open) {
                    Some(after) => after,
                    None => return,
                },
                TokenKind::Semi | TokenKind::LBrace | TokenKind::Equal | TokenKind::Eof => return,
                _ => open + 1,
            }
        }
        let close = self.matching_at(open);
        let mut end = close;
        while !matches!(
            self.tokens.get(end as usize).kind,
            TokenKind::Semi | TokenKind::LBrace | TokenKind::Equal | TokenKind::Colon | TokenKind::Eof
        ) {
            end = match self.tokens.get(end as usize).kind {
                TokenKind::LParen | TokenKind::LBracket => self.matching_at(end) + 1,
                _ => end + 1,
            };
        }
        if self.check_piece(&packs, start, open) && self.check_pieces(&packs, open + 1, close) {
            self.check_piece(&packs, close, end);
        }
    }

    /// The arguments of a partial specialisation: only the last may be an expansion ([temp.class.spec]/9).
    pub(crate) fn check_last_expansion(&mut self, from: u32, to: u32) {
        let mut at = from;
        while at < to {
            at = match self.tokens.get(at as usize).kind {
                TokenKind::Ellipsis if self.tokens.get(at as usize + 1).kind == TokenKind::Comma => {
                    let span = self.tokens.get(at as usize).span();
                    let text = diag::parameter_pack_must_be_final_template_argument();
                    self.report(text, span);
                    return;
                }
                TokenKind::LParen | TokenKind::LBrace | TokenKind::LBracket => self.matching_at(at) + 1,
                TokenKind::Less => match self.scan_template_args(at) {
                    Some(after) => after,
                    None => return,
                },
                _ => at + 1,
            };
        }
    }

    /// Where the declaration of a member ends that may be defined: before the body of a function.
    fn signature_end(&self, start: u32, end: u32) -> u32 {
        let mut at = start;
        let mut parens = false;
        while at < end {
            match self.tokens.get(at as usize).kind {
                TokenKind::LBrace if parens => return at,
                TokenKind::LParen => {
                    parens = true;
                    at = self.matching_at(at);
                }
                TokenKind::LBrace | TokenKind::LBracket => at = self.matching_at(at),
                _ => {}
            }
            at += 1;
        }
        end
    }

    /// Pieces between commas, each of which must expand its packs itself.
    fn check_pieces(&mut self, packs: &Packs, from: u32, to: u32) -> bool {
        let (mut start, mut at) = (from, from);
        while at < to {
            let t = self.tokens.get(at as usize);
            at = match t.kind {
                TokenKind::Comma => {
                    if !self.check_piece(packs, start, at) {
                        return false;
                    }
                    start = at + 1;
                    start
                }
                TokenKind::LParen | TokenKind::LBrace | TokenKind::LBracket => self.matching_at(at) + 1,
                TokenKind::Less => match self.scan_template_args(at) {
                    Some(after) => after,
                    // A comparison or something unclear.
                    None => return true,
                },
                _ => at + 1,
            };
        }
        self.check_piece(packs, start, to)
    }

    /// False if a pack is named and nothing expanded.
    fn check_piece(&mut self, packs: &Packs, from: u32, to: u32) -> bool {
        let expands = (from..to).any(|at| self.tokens.get(at as usize).kind == TokenKind::Ellipsis);
        if packs.is_empty() || expands {
            return true;
        }
        let mut at = from;
        while at < to {
            let t = self.tokens.get(at as usize);
            let (before, next) =
                (self.tokens.get(at as usize - 1).kind, self.tokens.get(at as usize + 1).kind);
            let of_another = matches!(
                before,
                TokenKind::Dot | TokenKind::Arrow | TokenKind::ColonColon | TokenKind::Tilde
            );
            if t.kind == TokenKind::LBracket && next == TokenKind::LBracket {
                // An attribute may be one that nobody knows.
                at = self.matching_at(at);
            } else if t.kind == TokenKind::Ident && packs.contains(&t.symbol()) && !of_another {
                self.report_unexpanded_at(at);
                return false;
            }
            at += 1;
        }
        true
    }
}
