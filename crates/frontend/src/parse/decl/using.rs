//! `using`: directives, declarations, aliases.

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::parse::Parser;
use crate::sema::decl::declarator::NameMode;
use crate::sema::decl::specifiers::{SpecContext, Tag};
use crate::sema::lookup::scope::{Decl, LookupMode, ScopeKind};
use crate::tree::NamespaceId;
use crate::tree::types::{QualType, TypeKind};

impl Parser<'_, '_> {
    /// `using namespace N;`, `using A = T;`, `using N::name;`, `using enum E;`.
    pub fn parse_using(&mut self) {
        self.bump();
        if self.eat_kw(kw::NAMESPACE) {
            if matches!(self.scopes[self.declaration_scope(self.cx.scope)].kind, ScopeKind::Record(_)) {
                let span = self.prev_span();
                self.report(diag::expected_identifier(), span);
            }
            self.parse_using_directive();
        } else if self.at_kw(kw::ENUM) {
            self.parse_using_enum();
        } else if self.at(TokenKind::Ident) && self.at_alias_declaration() {
            self.parse_alias_declaration();
        } else {
            self.parse_using_declaration();
        }
    }

    fn at_alias_declaration(&self) -> bool {
        let next = self.peek(1);
        next.kind == TokenKind::Equal
            || next.kind == TokenKind::LBracket && self.peek(2).kind == TokenKind::LBracket
            || next.kind == TokenKind::Keyword
                && matches!(next.symbol(), kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2)
    }

    fn parse_using_directive(&mut self) {
        let mut attrs = Default::default();
        self.parse_attributes(&mut attrs);
        let qualifier = self.parse_qualifier();
        let span = self.span();
        let name = self.eat_ident();
        let found = match name {
            Some(name) => self.lookup_qualified(qualifier, name.into(), LookupMode::Namespace),
            None => Default::default(),
        };
        // `std` is there without a declaration.
        let implied = name.filter(|n| qualifier.is_none() && found.is_empty() && self.text(*n) == "std");
        let found = match implied {
            Some(_) => {
                let global = self.global_scope();
                Some(Decl::Namespace(self.new_namespace(implied, NamespaceId::GLOBAL, false, global)))
            }
            None => found.first(),
        };
        match found {
            Some(Decl::Namespace(ns)) => {
                let (scope, pos) = (self.declaration_scope(self.cx.scope), self.pos());
                if !self.scopes[scope].directives().iter().any(|d| d.0 == ns) {
                    self.names_version += 1;
                    self.nesting_version += 1;
                    self.scopes[scope].nested_mut().directives.push((ns, pos));
                }
            }
            _ => self.report_no_namespace(qualifier, name, span),
        }
        self.parse_attributes(&mut attrs);
        self.expect(TokenKind::Semi);
    }

    fn parse_using_enum(&mut self) {
        let span = self.span();
        if self.options.standard < crate::lex::Standard::Cxx20 {
            self.report(diag::expected_identifier().because(&"\"using enum\" is a feature of C++20"), span);
        }
        self.bump();
        let ty = self.parse_type_name().unwrap_or(QualType::ERROR);
        match *self.tree.types.get(ty) {
            TypeKind::Enum(e) => {
                let names: Vec<Symbol> = self.tree.enums[e].enumerators.iter().map(|x| x.name).collect();
                let scope = self.declaration_scope(self.cx.scope);
                for (i, name) in names.into_iter().enumerate() {
                    let decl = Decl::Enumerator(e, i as u32);
                    if self.entries(scope, name.into()).iter().any(|e| e.decl == decl) {
                        continue;
                    }
                    if self.entries(scope, name.into()).iter().any(|e| !e.using && !e.decl.is_type()) {
                        let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
                        self.report(text, span);
                        continue;
                    }
                    self.declare(scope, name, decl);
                }
            }
            TypeKind::Error => {}
            _ => {
                self.report(diag::using_enum_needs_enumeration(), span);
            }
        }
        self.expect(TokenKind::Semi);
    }

    /// `using name attrs = type-id;`.
    fn parse_alias_declaration(&mut self) {
        let Some(name) = self.eat_ident() else { return };
        let mut attrs = Default::default();
        self.parse_attributes(&mut attrs);
        self.expect(TokenKind::Equal);
        self.context.type_id_align = 0;
        let (ty, tag) = self.parse_alias_type();
        let align = attrs.align;
        attrs.type_align = self.context.type_id_align;
        let ty = self.apply_type_attrs(ty, &attrs);
        self.sema.declare_typedef(name, ty, tag, self.prev_span(), self.cx.scope);
        self.sema.align_name(self.cx.scope, name, align, &attrs);
        self.expect(TokenKind::Semi);
    }

    /// The type of an alias; may define a class.
    pub fn parse_alias_type(&mut self) -> (QualType, Option<Tag>) {
        if self.at_undeclared_qualifier()
            && let Some(name) = self.ident()
        {
            self.sema.report(diag::identifier_is_undefined(&self.text(name)), self.span());
            self.skip_qualified_name();
            return (QualType::ERROR, None);
        }
        self.context.only_type_at = self.pos();
        let specs = self.reading(
            |context| &mut context.defines_alias,
            true,
            |s| s.parse_decl_specifiers(SpecContext::TypeOnly),
        );
        let base = self.specs_type(&specs);
        let declarator = self.parse_declarator(&specs, base, NameMode::Forbidden);
        self.note_type_id_align(&specs, base, &declarator);
        if !self.check_no_auto(declarator.ty, specs.span) {
            return (QualType::ERROR, None);
        }
        (declarator.ty, specs.tag.filter(|_| declarator.ty == base))
    }

    pub(crate) fn parse_using_declaration(&mut self) {
        loop {
            self.eat_kw(kw::TYPENAME);
            let start = self.span();
            let next = self.peek(1);
            if let Some(name) = self.ident()
                && !self.in_pattern()
                && (next.kind == TokenKind::ColonColon || next.kind == TokenKind::Keyword)
                && self.lookup_unqualified(name).is_empty()
            {
                let text = diag::identifier_is_undefined(&self.text(name));
                self.report(text, start);
                self.report(diag::expected_semicolon(), next.span());
                self.skip_declaration();
                return;
            }
            let elements = self.parse_expanded(false, |s| {
                let qualifier = s.parse_qualifier();
                let name_span = s.span();
                // `using Name::Name;` names the constructors, also if `Name` is a typedef or a parameter.
                let twice = s.repeats_qualifier();
                let name = s.parse_unqualified_name(qualifier);
                (qualifier, name, name_span, twice)
            });
            for (qualifier, name, name_span, twice) in elements {
                match (qualifier, name) {
                    (Some(q), Some(name)) => self.declare_using(q, name, name_span, twice),
                    _ => {
                        self.report(diag::using_declaration_needs_qualified_name(), start);
                    }
                }
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        let mut attrs = Default::default();
        self.parse_attributes(&mut attrs);
        self.expect(TokenKind::Semi);
    }

    /// Whether the current identifier is the last component of the qualifier before it.
    fn repeats_qualifier(&self) -> bool {
        let at = self.pos() as usize;
        let Some(name) = self.ident() else { return false };
        if at < 2 || self.tokens.get(at - 1).kind != TokenKind::ColonColon {
            return false;
        }
        // `using TT<int>::TT;`
        let last = match self.tokens.get(at - 2).kind {
            TokenKind::Greater => match self.argument_list(at as u32 - 3) {
                Some((open, _)) => open as usize - 1,
                None => return false,
            },
            _ => at - 2,
        };
        self.tokens.get(last).is_name(name)
    }
}
