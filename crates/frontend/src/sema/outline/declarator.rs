//! Tokens that can only be a declarator, for telling declarations from expressions ([stmt.ambig]).

use crate::lex::{TokenKind, kw};
use crate::sema::Sema;

impl Sema<'_> {
    /// Whether the tokens are a qualified name that ends in `::*`.
    pub(crate) fn member_pointer_declarator(&mut self, from: u32, to: u32) -> bool {
        let mut at = from;
        while at < to {
            match self.tokens.get(at as usize).kind {
                TokenKind::Ident => at += 1,
                TokenKind::Less => match self.scan_template_args(at) {
                    Some(after) => at = after,
                    None => return false,
                },
                TokenKind::ColonColon => {
                    at += 1;
                    if self.tokens.get(at as usize).kind == TokenKind::Star {
                        return true;
                    }
                }
                _ => return false,
            }
        }
        false
    }

    /// Whether the tokens are pointer operators, qualifiers and one name, with brackets after it.
    pub(crate) fn plain_declarator(&self, from: u32, to: u32) -> bool {
        let mut at = from;
        while at < to {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp => at += 1,
                TokenKind::LBracket if self.tokens.get(at as usize + 1).kind == TokenKind::LBracket => {
                    at = self.matching_at(at) + 1;
                }
                // `(*(*f)(int))`
                TokenKind::LParen if at > from => {
                    return self.plain_declarator(at + 1, self.matching_at(at));
                }
                TokenKind::Keyword
                    if matches!(
                        t.symbol(),
                        kw::CONST | kw::VOLATILE | kw::GNU_RESTRICT | kw::GNU_RESTRICT2
                    ) =>
                {
                    at += 1;
                }
                TokenKind::Ident => {
                    at += 1;
                    while at < to {
                        match self.tokens.get(at as usize).kind {
                            TokenKind::LBracket | TokenKind::LParen => at = self.matching_at(at) + 1,
                            _ => return false,
                        }
                    }
                    return true;
                }
                _ => return false,
            }
        }
        false
    }
}
