//! Names in the declarations of a class template that nothing declares.
//!
//! Members of a class template are read when it is instantiated, but a name in them that does not depend on a parameter must
//! be declared before ([temp.nondep]). This asks the outline for the names in the declarations, not in function bodies, which the
//! reference compiler does not look at either. When in doubt, it is silent.

use crate::diag;
use crate::lex::{Symbol, TokenKind};
use crate::sema::Scoped;
use crate::sema::Sema;
use crate::sema::decl::declarator::{Declarator, NoexceptSpec};
use crate::sema::lookup::scope::ScopeKind;
use crate::sema::outline::class::ClassOutline;
use crate::sema::outline::names::Names;
use crate::sema::template::Header;
use crate::tree::TokenRange;

impl Sema<'_> {
    /// Reports names that nothing declares, in the base clause and the members of a class template at namespace scope.
    pub(crate) fn check_declared_names(&mut self, header: &Header, class: u32, outline: ClassOutline) {
        let here = self.declaration_scope(header.outer);
        let member = self.tokens.get(class as usize - 1).kind == TokenKind::ColonColon;
        if member || !matches!(self.scopes[here].kind, ScopeKind::Namespace(_)) {
            return;
        }
        let own = self.tokens.get(class as usize).symbol();
        let names = self.names_in_class(outline);
        self.report_undeclared(names, &[own]);
    }

    /// Reports names that nothing declares, in an alias or the initialiser of a variable template at namespace scope, up to
    /// its `;`. The variable itself is known there.
    pub(crate) fn check_declared_in(&mut self, header: &Header, from: u32, own: Option<Symbol>) {
        let end = self.tokens.first_at_level(from, |t| t.kind == TokenKind::Semi);
        self.check_declared_tokens(header, TokenRange { start: from, end }, own.as_slice());
    }

    /// The same in the default arguments and the exception specification of a function template.
    pub(crate) fn check_declared_defaults(&mut self, header: &Header, declarator: &Declarator) {
        let Some(info) = &declarator.function else { return };
        let params: Vec<Symbol> = info.params.iter().filter_map(|p| p.name).collect();
        let mut ranges: Vec<TokenRange> = info.params.iter().filter_map(|p| p.default).collect();
        if let NoexceptSpec::Tokens(range) = info.noexcept {
            ranges.push(range);
        }
        for range in ranges {
            self.check_declared_tokens(header, range, &params);
        }
    }

    fn check_declared_tokens(&mut self, header: &Header, range: TokenRange, params: &[Symbol]) {
        let here = self.declaration_scope(header.outer);
        if !matches!(self.scopes[here].kind, ScopeKind::Namespace(_))
            || self.is_header(self.tokens.get(range.start as usize).pos)
            || self.options.language.trust_host
        {
            return;
        }
        if let Some(names) = self.names_in_expression(range) {
            self.in_scope(header.scope, |s| s.report_undeclared(names, params));
        }
    }

    /// `known`: names that are declared beside those in the tokens.
    fn report_undeclared(&mut self, mut seen: Names, known: &[Symbol]) {
        if seen.opaque {
            return;
        }
        seen.declared.extend(known.iter().copied());
        for at in std::mem::take(&mut seen.uses) {
            let t = self.tokens.get(at as usize);
            // A name may be that of a member of a base. Looking for it first also declares what the headers have put off.
            let known = !self.lookup_unqualified(t.symbol()).is_empty()
                || seen.bases && self.ever_declared.contains(t.symbol());
            if known || !seen.declared.insert(t.symbol()) || self.definitions.has_reported_base(at) {
                continue;
            }
            let less = self.tokens.get(at as usize + 1).kind == TokenKind::Less;
            match less.then(|| self.scan_template_args(at + 1)).flatten() {
                // A call finds the template by its arguments.
                Some(after) if self.tokens.get(after as usize).kind == TokenKind::LParen => {}
                Some(_) => {
                    let text = diag::is_not_template(&self.text(t.symbol()));
                    self.report(text, t.span());
                }
                None => self.report_undefined(at),
            }
        }
    }
}
