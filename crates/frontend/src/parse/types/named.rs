//! Types by name, and names that look like types but are not declared.

use oxicc_source::{Message, Span};

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::decl::specifiers::{DeclSpecs, SpecContext, SpecFlags};
use crate::sema::lookup::name::Qualifier;
use crate::sema::lookup::scope::{Key, LookupMode};
use crate::tree::NamespaceId;
use crate::tree::types::QualType;

impl Parser<'_, '_> {
    /// At a name that nobody declared, and after it what it could be the type of.
    pub fn at_undeclared_type(&mut self) -> bool {
        let Some(name) = self.ident() else { return false };
        let after = match self.peek(1).kind {
            TokenKind::Less => self.sema.scan_template_args(self.pos() + 1),
            _ => Some(self.pos() + 1),
        };
        let Some(after) = after else { return false };
        let follows = self.tokens.get(after as usize).kind;
        matches!(follows, TokenKind::Ident | TokenKind::Star | TokenKind::Amp)
            && self.lookup_unqualified(name).is_empty()
    }

    /// An identifier or `::` where a type may stand. False if it is not a type.
    pub(crate) fn parse_named_type(&mut self, specs: &mut DeclSpecs, context: SpecContext) -> bool {
        let t = self.tok();
        if t.kind == TokenKind::Ident {
            match t.symbol() {
                kw::INT128_T => {
                    self.bump();
                    specs.ty = Some(QualType::INT128);
                    return true;
                }
                kw::UINT128_T => {
                    self.bump();
                    specs.ty = Some(QualType::UINT128);
                    return true;
                }
                kw::BUILTIN_VA_LIST => {
                    self.bump();
                    specs.ty = Some(self.va_list_type());
                    return true;
                }
                _ if self.at_type_transform() => {
                    specs.ty = Some(self.parse_type_transform());
                    return true;
                }
                _ => {}
            }
            let friend = specs.has(SpecFlags::FRIEND);
            if context == SpecContext::Member && !friend && self.at_constructor_name() {
                return false;
            }
            if matches!(context, SpecContext::Declaration | SpecContext::Member) && self.at_deduction_guide()
            {
                return false;
            }
        }
        // A member is qualified if it is a friend, or a template's definition outside of its class read again.
        let declares = matches!(context, SpecContext::Declaration | SpecContext::Member);
        if declares && self.at_qualified_constructor() {
            return false;
        }
        if self.options.standard >= crate::lex::Standard::Cxx20
            && let Some(at) = self.constrained_auto()
        {
            let concept = crate::tree::TokenRange { start: self.pos(), end: at };
            self.seek(at);
            specs.flags |= crate::sema::decl::specifiers::SpecFlags::CONSTRAINED;
            specs.constraint = Some(concept);
            if self.eat_kw(kw::AUTO) {
                let next = self.around.auto_params.as_ref().map(|a| a.next);
                specs.ty = Some(self.auto_type(context));
                if let (Some(index), Some(auto)) = (next, &mut self.around.auto_params) {
                    auto.constraints.push((index, concept));
                }
            } else {
                self.bump();
                self.skip_brackets();
                specs.ty = Some(QualType::DECLTYPE_AUTO);
            }
            return true;
        }
        // From C++20 on a qualified name where only a type can stand needs no `typename`.
        if self.in_pattern()
            && self.options.standard >= crate::lex::Standard::Cxx20
            && context != SpecContext::TypeOnly
            && !self.context.reading_argument_type
        {
            let mark = self.mark();
            let qualifier = self.parse_qualifier();
            if let Some(crate::sema::lookup::name::Qualifier::Type(ty)) = qualifier
                && self.tree.types.is_dependent(ty)
                && self.at(TokenKind::Ident)
                && let Some(ty) = self.parse_type_component(qualifier, true)
            {
                specs.ty = Some(ty);
                return true;
            }
            self.rewind(mark);
        }
        if declares && self.at_undeclared_qualifier() && !self.in_pattern() {
            self.skip_undeclared_qualified(context);
            specs.ty = Some(QualType::ERROR);
            return true;
        }
        match self.parse_type_name() {
            Some(ty) => {
                specs.ty = Some(ty);
                true
            }
            None if context != SpecContext::TypeOnly && self.skip_missing_member(context) => {
                specs.ty = Some(QualType::ERROR);
                true
            }
            None => false,
        }
    }

    /// `ns::foo x`, where `ns` has no `foo`, and what follows shows that it is meant as a type: reported and stepped over.
    fn skip_missing_member(&mut self, context: SpecContext) -> bool {
        if self.peek(1).kind != TokenKind::ColonColon {
            return false;
        }
        let mark = self.mark();
        let Some((span, message)) = self.missing_member() else {
            self.rewind(mark);
            return false;
        };
        self.skip_qualified_name();
        let t = self.tok();
        let is_type = match t.kind {
            TokenKind::Ident | TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp => true,
            TokenKind::Keyword => matches!(t.symbol(), kw::CONST | kw::VOLATILE | kw::OPERATOR),
            TokenKind::Comma | TokenKind::RParen => context == SpecContext::Parameter,
            _ => false,
        };
        match is_type {
            true => _ = self.report(message, span),
            false => self.rewind(mark),
        }
        is_type
    }

    /// At a qualified name: steps to its last part, and says so if the scope before that is known and has no such member.
    pub fn missing_member(&mut self) -> Option<(Span, Message)> {
        let qualifier = self.parse_qualifier();
        let known = match qualifier? {
            Qualifier::Namespace(ns) => ns != NamespaceId::GLOBAL,
            Qualifier::Type(ty) => !self.in_pattern() && self.tree.types.as_record(ty).is_some(),
        };
        let name = self.ident().filter(|_| known)?;
        let found = self.lookup_qualified(qualifier, Key::Ident(name), LookupMode::Any);
        (found.is_empty() && !found.error).then(|| (self.span(), self.no_member(qualifier, name)))
    }

    /// At `foo::`, where nobody declares `foo`.
    pub fn at_undeclared_qualifier(&mut self) -> bool {
        let Some(name) = self.ident() else { return false };
        self.peek(1).kind == TokenKind::ColonColon && self.lookup_unqualified(name).is_empty()
    }

    /// `foo::bar x;` in a declaration, where nobody declares `foo`: it is taken for a declarator without a type.
    fn skip_undeclared_qualified(&mut self, context: SpecContext) {
        let bare = match self.prev_kind() {
            TokenKind::Semi | TokenKind::LBrace | TokenKind::RBrace | TokenKind::Eof => true,
            kind => kind == TokenKind::RParen && context == SpecContext::Member,
        };
        let span = self.span();
        let message = match bare {
            true => diag::declaration_has_no_storage_class_or_type(),
            false => diag::explicit_type_is_missing_int_assumed(),
        };
        let because = self.ident().and_then(|name| self.not_declared(name));
        self.report(message.because_of(because), span);
        self.skip_qualified_name();
    }

    /// Steps over a qualified name with its template arguments.
    pub fn skip_qualified_name(&mut self) {
        loop {
            self.bump();
            if self.at(TokenKind::Less)
                && let Some(after) = self.sema.scan_template_args(self.pos())
            {
                self.seek(after);
            }
            if !self.eat(TokenKind::ColonColon) || !self.at(TokenKind::Ident) {
                return;
            }
        }
    }

    /// `foo<int>`, where nobody declares `foo`.
    pub fn skip_unknown_template(&mut self) {
        if let Some(name) = self.ident() {
            self.sema.report(diag::is_not_template(&self.text(name)), self.span());
        }
        self.skip_qualified_name();
    }

    /// Inside a class: its name followed by `(` starts a constructor.
    fn at_constructor_name(&mut self) -> bool {
        let Some(record) = self.enclosing_record(self.cx.scope) else { return false };
        if self.tree.records[record].name != self.ident() {
            return false;
        }
        let mut next = self.pos() + 1;
        if self.tokens.get(next as usize).kind == TokenKind::Less {
            match self.scan_template_args(next) {
                Some(after) => next = after,
                None => return false,
            }
        }
        if self.tokens.get(next as usize).kind != TokenKind::LParen {
            return false;
        }
        // `S (*f)(int)` and `S (&r)` are members of type S; `S (x);` is too, but nobody writes it.
        let after = self.tokens.get(next as usize + 1);
        // `S (f)(int)` is a function that returns an S.
        let close = self.matching_at(next) as usize;
        if self.tokens.get(close + 1).kind == TokenKind::LParen {
            return false;
        }
        !matches!(after.kind, TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp)
            || self.matching_at(next) + 1 == next
    }

    /// `Name(params) -> ...` with `Name` a class template.
    fn at_deduction_guide(&mut self) -> bool {
        if self.peek(1).kind != TokenKind::LParen {
            return false;
        }
        let close = self.matching_at(self.pos() + 1);
        if self.tokens.get(close as usize + 1).kind != TokenKind::Arrow {
            return false;
        }
        let Some(name) = self.ident() else { return false };
        self.lookup_unqualified(name).first().and_then(|d| self.template_of_decl(d)).is_some()
    }
}
