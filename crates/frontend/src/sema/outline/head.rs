//! The heads of declarations.

use smallvec::SmallVec;

use crate::lex::{Symbol, TokenKind, kw};
use crate::sema::Sema;

/// A declaration from its first token to its parameters, bases, initialiser or body.
#[derive(Default)]
pub(crate) struct Head {
    /// The components of the name that stands last in it, which is the one that it declares: `A<T>::f`, by their tokens.
    pub name: SmallVec<[u32; 2]>,
    /// It declares an operator, which is a member of what is in `name`.
    pub is_operator: bool,
    /// Behind it: `(`, `{`, `=`, `:`, `;`, `operator`, the final `Eof`, or a `<` that opens no template arguments.
    pub end: u32,
}

impl Sema<'_> {
    /// The head of the declaration that starts here. Template headers may stand before it.
    pub(crate) fn declaration_head(&mut self, start: u32) -> Head {
        let mut head = Head::default();
        let mut joined = false;
        let mut at = start;
        loop {
            let t = self.tokens.get(at as usize);
            let next = self.tokens.get(at as usize + 1).kind;
            let indirect = matches!(next, TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp);
            match t.kind {
                TokenKind::Ident => {
                    if !std::mem::replace(&mut joined, false) {
                        head.name.clear();
                    }
                    head.name.push(at);
                }
                TokenKind::ColonColon => joined = true,
                TokenKind::Less => {
                    let Some(after) = self.scan_template_args(at) else { break };
                    at = after;
                    continue;
                }
                TokenKind::LBracket => at = self.matching_at(at),
                TokenKind::Keyword if t.symbol() == kw::OPERATOR => {
                    head.is_operator = true;
                    if !joined {
                        head.name.clear();
                    }
                    break;
                }
                // `decltype(...)`, `__attribute__((...))`.
                TokenKind::Keyword if next == TokenKind::LParen => {
                    let operand = self.tokens.get(at as usize + 2).kind;
                    let declarator = matches!(operand, TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp);
                    if takes_operands(t.symbol()) || !declarator {
                        at = self.matching_at(at + 1);
                    }
                }
                // A declarator in parentheses.
                TokenKind::LParen if indirect => {}
                TokenKind::LParen
                | TokenKind::LBrace
                | TokenKind::Semi
                | TokenKind::Equal
                | TokenKind::Colon
                | TokenKind::Eof => break,
                _ => {}
            }
            at += 1;
        }
        head.end = at;
        head
    }

    /// The parenthesis of the parameters that stand behind a head, where it is plainly that.
    pub(crate) fn parameters_behind(&self, head: &Head) -> Option<u32> {
        let parameters = self.tokens.get(head.end as usize).kind == TokenKind::LParen;
        (parameters && !head.is_operator).then_some(head.end)
    }
}

/// Keywords with operands in parentheses.
fn takes_operands(word: Symbol) -> bool {
    matches!(
        word,
        kw::DECLTYPE
            | kw::GNU_DECLTYPE
            | kw::GNU_ATTRIBUTE
            | kw::GNU_ATTRIBUTE2
            | kw::ALIGNAS
            | kw::EXPLICIT
            | kw::GNU_TYPEOF
            | kw::GNU_TYPEOF2
    )
}
