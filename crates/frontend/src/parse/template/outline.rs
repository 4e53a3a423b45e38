//! The outline of a class template before anybody instantiates it.

use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::template::Header;
use crate::tree::TokenRange;

impl Parser<'_, '_> {
    /// Checks the body of a class template or partial specialisation, from `final`, `:` or `{` on.
    pub(crate) fn check_outline(&mut self, header: &Header, body: TokenRange) {
        let first = self.tokens.get(body.start as usize).span();
        // Mistakes that instances show anyway are not looked for where somebody else checks the unit.
        if self.inside_template(Some(header.outer))
            || self.map.in_system_header(first.lo)
            || self.options.language.trust_host
        {
            return;
        }
        let (mark, scope) = (self.mark(), self.cx.scope);
        self.cx.scope = header.scope;
        let mut at = body.start;
        if self.tokens.get(at as usize).is_name(kw::FINAL) {
            at += 1;
        }
        let bases = self.tokens.get(at as usize).kind == TokenKind::Colon;
        if bases {
            let first = at + 1;
            let (open, failed) = self.had_errors(|s| s.outline_bases(first, body.end));
            if !failed {
                self.check_packs_in_bases(header, first, open);
            }
            at = open;
        }
        if self.tokens.get(at as usize).kind == TokenKind::LBrace {
            let close = self.matching_at(at);
            let class = self.class_named_before(body.start);
            let symbol = class.map(|at| self.tokens.get(at as usize).symbol());
            self.setting(
                |s| s.outline.class_mut(),
                symbol,
                |s| s.outline_members(header, at + 1, close, bases),
            );
            if let Some(class) = class {
                self.check_declared_names(header, class, body);
            }
        }
        self.cx.scope = scope;
        self.rewind(mark);
    }
}
