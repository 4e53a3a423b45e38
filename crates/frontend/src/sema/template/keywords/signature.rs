//! `typename` in the signatures of templates and of their members.

use crate::lex::{Standard, TokenKind, kw};
use crate::sema::Sema;
use crate::sema::template::keywords::DependentName;
use crate::tree::TokenRange;

impl Sema<'_> {
    /// Checks a declaration up to a body: the types it returns and takes. The names that lack `typename` are read as if
    /// they had it.
    pub(crate) fn check_signature(&mut self, decl: u32, member: bool) {
        let known = self.trap_depth == 0 && !self.keywords.checked.insert(decl);
        if known || self.is_header(self.token(decl).pos) {
            return;
        }
        let old = self.options.standard < Standard::Cxx20;
        let mut at = decl;
        while self.is_specifier(at) {
            at = self.after_specifier(at);
        }
        if let Some(name) = self.dependent_name(at) {
            let next = self.behind_indirection(name.next);
            // A member of the class whose member is being defined.
            if self.same_name(at, next) {
                self.keywords.supply_typename(at);
                return;
            }
            let plain = self.token(next).kind == TokenKind::Ident
                && (member || self.token(next + 1).kind == TokenKind::LParen);
            if !plain {
                return;
            }
            if old {
                self.supply_typename(name);
            }
            at = next;
        }
        let head = self.declaration_head(at);
        let (Some(open), Some(class), Some(name)) =
            (self.parameters_behind(&head), head.name.first(), head.name.last())
        else {
            return;
        };
        if name + 1 != open {
            return;
        }
        let close = self.matching_at(open);
        // [temp.res]/5: in the parameters of a member or a qualified name no `typename` is needed.
        let qualified = self.token(name - 1).kind == TokenKind::ColonColon;
        let implied = !old && (member || qualified);
        // Nor for members of the class whose member is being defined.
        let class = qualified.then_some(*class);
        self.check_parameters(open, close, implied, class);
        if old
            && self.token(close + 1).kind == TokenKind::Arrow
            && let Some(name) = self.dependent_name(close + 2)
            && !class.is_some_and(|class| self.same_name(name.start, class))
        {
            self.supply_typename(name);
        }
    }

    /// Steps over the `*` and `&` of a declarator.
    pub(crate) fn behind_indirection(&self, from: u32) -> u32 {
        let mut at = from;
        while matches!(self.token(at).kind, TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp) {
            at += 1;
        }
        at
    }

    fn same_name(&self, a: u32, b: u32) -> bool {
        let (a, b) = (self.token(a), self.token(b));
        a.kind == TokenKind::Ident && b.kind == TokenKind::Ident && a.symbol() == b.symbol()
    }

    fn check_parameters(&mut self, open: u32, close: u32, implied: bool, class: Option<u32>) {
        let mut at = open;
        while at < close {
            let mut start = at + 1;
            while self.is_keyword(start, &[kw::CONST, kw::VOLATILE]) {
                start += 1;
            }
            if let Some(name) = self.dependent_name(start) {
                let next = self.behind_indirection(name.next);
                if implied || class.is_some_and(|class| self.same_name(name.start, class)) {
                    self.keywords.supply_typename(name.start);
                } else if self.token(next).kind == TokenKind::Ident {
                    self.supply_typename(name);
                }
            }
            at = self.scan_until_comma(at + 1, false);
        }
    }

    fn supply_typename(&mut self, name: DependentName) {
        if !self.options.language.trust_host {
            self.report_typename(name);
        }
        self.keywords.supply_typename(name.start);
    }

    fn is_specifier(&self, at: u32) -> bool {
        self.is_attribute_keyword(at)
            || self.is_keyword(
                at,
                &[
                    kw::STATIC,
                    kw::INLINE,
                    kw::CONSTEXPR,
                    kw::CONST,
                    kw::VIRTUAL,
                    kw::EXTERN,
                    kw::MUTABLE,
                    kw::TYPEDEF,
                ],
            )
    }

    fn after_specifier(&self, at: u32) -> u32 {
        match self.is_attribute_keyword(at) && self.token(at + 1).kind == TokenKind::LParen {
            true => self.matching_at(at + 1) + 1,
            false => at + 1,
        }
    }

    /// Checks a member in the definition of a class template.
    pub(crate) fn check_member_keywords(&mut self, start: u32) {
        let alias = self.is_keyword(start, &[kw::USING]) && self.token(start + 2).kind == TokenKind::Equal;
        if !alias {
            self.check_signature(start, true);
        } else if self.options.standard < Standard::Cxx20
            && let Some(name) = self.dependent_name(start + 3)
        {
            self.supply_typename(name);
        }
    }

    /// The type of a parameter for values.
    pub(crate) fn check_value_type(&mut self, start: u32) {
        if self.options.standard < Standard::Cxx20
            && !self.is_header(self.token(start).pos)
            && let Some(name) = self.dependent_name(start)
            && self.token(name.next).kind == TokenKind::Ident
        {
            self.supply_typename(name);
        }
    }

    /// The default of a type parameter.
    pub(crate) fn check_default_type(&mut self, range: TokenRange) {
        if self.options.standard < Standard::Cxx20
            && !self.is_header(self.token(range.start).pos)
            && let Some(name) = self.dependent_name(range.start)
            && name.name + 1 == range.end
        {
            self.supply_typename(name);
        }
    }
}
