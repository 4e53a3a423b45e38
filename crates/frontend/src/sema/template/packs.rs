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
    /// The base clause of a class template.
    pub(crate) fn check_packs_in_bases(&mut self, header: &Header, bases: TokenRange) {
        let packs = packs_of(header);
        self.check_pieces(&packs, bases.start, bases.end);
    }

    /// A member of a class template.
    pub(crate) fn check_packs_in_member(&mut self, header: &Header, member: TokenRange) {
        let packs = packs_of(header);
        if !packs.is_empty() {
            self.check_piece(&packs, member.start, self.tokens.signature_end(member));
        }
    }

    /// The packs of a template that is looked at.
    fn checked_packs(&self, header: &Header, start: u32) -> Packs {
        match self.options.language.trust_host || self.is_header(self.tokens.get(start as usize).pos) {
            true => Packs::new(),
            false => packs_of(header),
        }
    }

    /// An alias or variable template, up to its `;`.
    pub(crate) fn check_packs_in_whole(&mut self, header: &Header, start: u32) {
        let packs = self.checked_packs(header, start);
        if !packs.is_empty() {
            let end = self.tokens.first_at_level(start, |t| t.kind == TokenKind::Semi);
            self.check_piece(&packs, start, end);
        }
    }

    /// A function template: what stands before its parameters, each of these, and what stands behind.
    pub(crate) fn check_packs_in_function(&mut self, header: &Header, start: u32) {
        let packs = self.checked_packs(header, start);
        if packs.is_empty() {
            return;
        }
        for param in header.params.iter() {
            if let Some((TokenRange { start, end }, _)) = param.default {
                self.check_piece(&packs, start, end);
            }
        }
        let head = self.declaration_head(start);
        let Some(open) = self.parameters_behind(&head) else { return };
        let close = self.matching_at(open);
        let end = self.tokens.first_at_level(close, |t| {
            matches!(t.kind, TokenKind::Semi | TokenKind::LBrace | TokenKind::Equal | TokenKind::Colon)
        });
        if self.check_piece(&packs, start, open) && self.check_pieces(&packs, open + 1, close) {
            self.check_piece(&packs, close, end);
        }
    }

    /// The arguments of a partial specialisation: only the last may be an expansion ([temp.class.spec]/9).
    pub(crate) fn check_last_expansion(&mut self, from: u32, to: u32) {
        let mut at = from;
        while at < to {
            let t = self.tokens.get(at as usize);
            let next = self.tokens.get(at as usize + 1).kind;
            if t.kind == TokenKind::Ellipsis && next == TokenKind::Comma {
                self.report(diag::parameter_pack_must_be_final_template_argument(), t.span());
                return;
            }
            let Some(after) = self.beyond_args(at) else { return };
            at = after;
        }
    }

    /// Pieces between commas, each of which must expand its packs itself.
    fn check_pieces(&mut self, packs: &Packs, from: u32, to: u32) -> bool {
        let (mut start, mut at) = (from, from);
        while at < to {
            if self.tokens.get(at as usize).kind == TokenKind::Comma {
                if !self.check_piece(packs, start, at) {
                    return false;
                }
                start = at + 1;
            }
            // A comparison or something unclear.
            let Some(after) = self.beyond_args(at) else { return true };
            at = after;
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
