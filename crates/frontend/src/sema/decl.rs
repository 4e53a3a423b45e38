//! Declarations: dispatch, simple declarations, typedefs, `using`, namespaces, linkage, assertions.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Symbol, Token, TokenKind, kw};
use crate::tree::Linkage;
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{DeclContext, Namespace, NamespaceId, RecordFlags, RecordKind, ScopeId, TokenRange};

use super::decl_spec::{DeclSpecs, SpecContext, SpecFlags, Storage, Tag};
use super::declarator::{Declarator, NameMode};
use super::name::{IdName, Qualifier};
use super::scope::{Decl, Entry, Key, LookupMode, ScopeKind};
use super::{Parser, Scoped, Sema};

/// Namespace scope.
impl Parser<'_, '_> {
    /// Everything up to the end of the buffer.
    pub fn parse_declarations(&mut self) {
        while !self.at_eof() && !self.diags.should_stop() {
            let before = self.pos();
            self.parse_external_declaration();
            if self.pos() == before {
                // Nothing was read: a stray token.
                let span = self.span();
                self.report(diag::expected_declaration(), span);
                self.bump();
                self.skip_declaration();
            }
        }
    }

    pub fn parse_external_declaration(&mut self) {
        self.options.watch.poll_holding(|| self.held_bytes());
        if self.postpone_declaration() {
            return;
        }
        // What is in a namespace or a linkage specification is looked at one by one.
        let t = self.tok();
        let block = t.kind == TokenKind::Keyword
            && (t.symbol() == kw::NAMESPACE
                || t.symbol() == kw::INLINE && self.peek_is_kw(1, kw::NAMESPACE)
                || t.symbol() == kw::EXTERN && self.peek(1).kind == TokenKind::String);
        match block {
            true => self.parse_declaration_now(),
            false => self.forgive_host_errors(Self::parse_declaration_now),
        }
    }

    pub(super) fn parse_declaration_now(&mut self) {
        let t = self.tok();
        match t.kind {
            TokenKind::Semi => {
                self.bump();
            }
            TokenKind::RBrace => {
                self.report(diag::expected_declaration(), t.span());
                self.bump();
            }
            TokenKind::Hash => {
                self.report(diag::hash_not_expected_here(), t.span());
                self.report(diag::expected_declaration(), t.span());
                self.bump();
                self.skip_declaration();
            }
            // The body of a function whose head ended with a semicolon.
            TokenKind::LBrace => {
                self.report(diag::expected_declaration(), t.span());
                self.skip_brackets();
            }
            TokenKind::Keyword => match t.symbol() {
                kw::NAMESPACE => self.parse_namespace(false),
                kw::INLINE if self.peek_is_kw(1, kw::NAMESPACE) => {
                    self.bump();
                    self.parse_namespace(true)
                }
                kw::USING => self.parse_using(),
                kw::TEMPLATE => self.parse_template(),
                kw::EXTERN if self.peek_is_kw(1, kw::TEMPLATE) => {
                    self.bump();
                    self.parse_template()
                }
                // GNU: instantiates what is needed to support the class, not its members.
                kw::INLINE if self.peek_is_kw(1, kw::TEMPLATE) && self.peek(2).kind != TokenKind::Less => {
                    self.bump();
                    self.parse_template()
                }
                kw::EXTERN if self.peek(1).kind == TokenKind::String => self.parse_linkage(),
                kw::STATIC_ASSERT => self.parse_static_assert(),
                kw::GNU_EXTENSION2 => {
                    self.bump();
                    self.parse_external_declaration();
                }
                kw::ASM | kw::GNU_ASM | kw::GNU_ASM2 => {
                    self.bump();
                    while !self.at(TokenKind::LParen) && !self.at(TokenKind::Semi) && !self.at_eof() {
                        self.bump();
                    }
                    if self.at(TokenKind::LParen) {
                        if self.peek(1).kind != TokenKind::String {
                            let span = self.peek(1).span();
                            self.report(diag::expected_string_literal(), span);
                        }
                        self.skip_brackets();
                    }
                    self.expect(TokenKind::Semi);
                }
                kw::EXPORT => {
                    self.report(diag::modules_are_not_enabled_in_mode(), t.span());
                    self.skip_declaration();
                }
                kw::CONCEPT => self.parse_concept_without_template(),
                _ => self.parse_simple_declaration(),
            },
            _ => self.parse_simple_declaration(),
        }
    }

    fn parse_concept_without_template(&mut self) {
        let span = self.span();
        self.error_plain(span, "a concept must be a template");
        self.skip_declaration();
    }

    fn parse_namespace(&mut self, is_inline: bool) {
        let start = self.span();
        self.bump();
        let mut attrs = Default::default();
        self.parse_attributes(&mut attrs);
        let name = self.eat_ident();
        self.parse_attributes(&mut attrs);
        if let Some(name) = name
            && self.at(TokenKind::Equal)
        {
            self.bump();
            self.parse_namespace_alias(name);
            return;
        }
        if self.cx.function.is_some() {
            self.report(diag::namespace_definition_is_not_allowed(), start);
        }
        let outer = self.cx.scope;
        self.open_namespace(name, is_inline);
        // `namespace A::inline B {`.
        while self.eat(TokenKind::ColonColon) {
            let inline = self.eat_kw(kw::INLINE);
            match self.eat_ident() {
                Some(name) => self.open_namespace(Some(name), inline),
                None => {
                    let span = self.span();
                    self.report(diag::expected_identifier(), span);
                    break;
                }
            }
        }
        self.parse_attributes(&mut attrs);
        if !self.at(TokenKind::LBrace) {
            self.expect(TokenKind::LBrace);
            self.cx.scope = outer;
            self.skip_declaration();
            return;
        }
        let close = self.matching();
        self.bump();
        while self.pos() < close && !self.at_eof() && !self.diags.should_stop() {
            let before = self.pos();
            self.parse_external_declaration();
            if self.pos() == before {
                let span = self.span();
                self.report(diag::expected_declaration(), span);
                self.bump();
                self.skip_declaration();
            }
        }
        if !self.at(TokenKind::RBrace) && !self.diags.should_stop() {
            let span = self.span();
            self.report(diag::expected_close_brace(), span).note_of(diag::to_match_open_brace(), start);
        }
        self.seek(close);
        self.eat(TokenKind::RBrace);
        self.cx.scope = outer;
    }
}

impl Sema<'_> {
    /// Makes a namespace current, declaring it if it is new.
    fn open_namespace(&mut self, name: Option<Symbol>, is_inline: bool) {
        let scope = self.cx.scope;
        let parent = self.enclosing_namespace(scope);
        let key = match name {
            Some(name) => Key::Ident(name),
            // All unnamed namespaces of a parent are one.
            None => Key::Literal(kw::NAMESPACE),
        };
        let ns = match self.known_namespace(scope, key) {
            Some(ns) => {
                // An alias is no name to reopen a namespace by ([namespace.alias]/4).
                if self.tree.namespaces[ns].name != name
                    && let Some(name) = name
                {
                    let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
                    let span = self.prev_span();
                    self.report(text, span);
                }
                ns
            }
            None => self.new_namespace(name, parent, is_inline, scope),
        };
        self.cx.scope = self.namespace_scopes[ns];
    }

    /// The namespace of this name that a scope, or an inline namespace in it, has.
    fn known_namespace(&self, scope: ScopeId, key: Key) -> Option<NamespaceId> {
        let own = self.entries(scope, key).iter().find_map(|e| match e.decl {
            Decl::Namespace(ns) => Some(ns),
            _ => None,
        });
        if own.is_some() || !matches!(key, Key::Ident(_)) {
            return own;
        }
        self.scopes[scope].inline_children().iter().find_map(|child| self.known_namespace(*child, key))
    }

    fn new_namespace(
        &mut self,
        name: Option<Symbol>,
        parent: NamespaceId,
        is_inline: bool,
        scope: ScopeId,
    ) -> NamespaceId {
        let ns = self.tree.namespaces.push(Namespace {
            name,
            parent: parent.into(),
            is_inline,
            is_anonymous: name.is_none(),
        });
        if let Some(name) = name {
            self.note_namespace(name);
        }
        let inner = self.new_scope(ScopeKind::Namespace(ns), Some(scope));
        self.namespace_scopes.push(inner);
        let pos = self.pos();
        match name {
            Some(name) => self.declare(scope, name, Decl::Namespace(ns)),
            None => {
                self.declare(scope, Key::Literal(kw::NAMESPACE), Decl::Namespace(ns));
                self.names_version += 1;
                self.nesting_version += 1;
                self.scopes[scope].nested_mut().directives.push((ns, pos));
            }
        }
        if is_inline {
            self.add_inline_namespace(scope, inner);
        }
        ns
    }
}

impl Parser<'_, '_> {
    fn report_no_namespace(&mut self, qualifier: Option<Qualifier>, name: Option<Symbol>, span: Span) {
        if self.is_error_qualifier(qualifier) && !self.options.language.cascade_errors {
            return;
        }
        let undeclared = name.filter(|n| qualifier.is_none() && self.lookup_unqualified(*n).is_empty());
        let why = undeclared.and_then(|name| self.not_declared(name));
        self.report(diag::name_must_be_namespace_name().because_of(why), span);
    }

    fn parse_namespace_alias(&mut self, name: Symbol) {
        let span = self.span();
        let qualifier = self.parse_qualifier();
        let named = self.eat_ident();
        let target = named.and_then(|target| {
            self.lookup_qualified(qualifier, target.into(), LookupMode::Namespace).first()
        });
        match target {
            Some(Decl::Namespace(ns)) => {
                let scope = self.cx.scope;
                let known = self.entries(scope, name.into()).iter().any(|e| e.decl == Decl::Namespace(ns));
                let clash = self.entries(scope, name.into()).iter().any(|e| !e.using);
                if !known && clash {
                    let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
                    self.report(text, span);
                } else if !known {
                    self.note_namespace(name);
                    self.declare(scope, name, Decl::Namespace(ns));
                }
            }
            _ => self.report_no_namespace(qualifier, named, span),
        }
        self.expect(TokenKind::Semi);
    }

    /// `extern "C" { ... }` and `extern "C" declaration`.
    fn parse_linkage(&mut self) {
        self.bump();
        let t = self.bump();
        let text = self.interner.get(t.symbol());
        let c = match text {
            "\"C\"" => true,
            "\"C++\"" => false,
            _ => {
                self.report(diag::unknown_external_linkage_specification(), t.span());
                false
            }
        };
        let outer = std::mem::replace(&mut self.around.extern_c, c);
        if self.at(TokenKind::LBrace) {
            let close = self.matching();
            self.bump();
            while self.pos() < close && !self.at_eof() && !self.diags.should_stop() {
                let before = self.pos();
                self.parse_external_declaration();
                if self.pos() == before {
                    let span = self.span();
                    self.report(diag::expected_declaration(), span);
                    self.bump();
                    self.skip_declaration();
                }
            }
            self.seek(close);
            self.expect(TokenKind::RBrace);
        } else {
            let single = std::mem::replace(&mut self.around.extern_single, true);
            self.parse_external_declaration();
            self.around.extern_single = single;
        }
        self.around.extern_c = outer;
    }

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
                self.error_plain(span, "\"using enum\" must name an enumeration");
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
        let outer = std::mem::replace(&mut self.context.defines_alias, true);
        self.context.only_type_at = self.pos();
        let specs = self.parse_decl_specifiers(SpecContext::TypeOnly);
        self.context.defines_alias = outer;
        let base = self.specs_type(&specs);
        let declarator = self.parse_declarator(&specs, base, NameMode::Forbidden);
        self.note_type_id_align(&specs, base, &declarator);
        if !self.check_no_auto(declarator.ty, specs.span) {
            return (QualType::ERROR, None);
        }
        (declarator.ty, specs.tag.filter(|_| declarator.ty == base))
    }

    pub(in crate::sema) fn parse_using_declaration(&mut self) {
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
                        self.error_plain(start, "a using-declaration needs a qualified name");
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

impl Sema<'_> {
    fn declare_using(&mut self, qualifier: Qualifier, name: IdName, span: Span, twice: bool) {
        let scope = self.declaration_scope(self.cx.scope);
        if let Qualifier::Type(ty) = qualifier {
            match *self.tree.types.get(ty) {
                TypeKind::Error => return,
                TypeKind::Record(base) => {
                    self.complete_record(base);
                    // `using Base::Base;` inherits the constructors.
                    let own =
                        twice || matches!(name, IdName::Ident(s) if self.tree.records[base].name == Some(s));
                    if own && let ScopeKind::Record(record) = self.scopes[scope].kind {
                        self.inherit_constructors(record, base);
                        return;
                    }
                }
                _ => {}
            }
        }
        let key = name.key();
        let found = self.lookup_qualified(Some(qualifier), key, LookupMode::Any);
        let tags = self.lookup_qualified(Some(qualifier), key, LookupMode::Tag);
        if found.is_empty() {
            if !found.error {
                let message = match name {
                    IdName::Ident(s) => self.no_member(Some(qualifier), s),
                    _ => diag::name_of_using_declaration_was_not_found(),
                };
                self.report(message, span);
            }
            return;
        }
        let pos = self.pos();
        let in_class = matches!(self.scopes[scope].kind, ScopeKind::Record(_));
        if !self.check_using_scope(scope, qualifier, found.first(), span) {
            return;
        }
        if let (ScopeKind::Record(r), Key::Ident(name)) = (self.scopes[scope].kind, key)
            && self.tree.records[r].name == Some(name)
            && found.decls.iter().any(|d| matches!(d, Decl::Field(_) | Decl::Var(_) | Decl::Function(_)))
        {
            self.report(diag::declaration_of_member_with_same_name(), span);
            return;
        }
        if let Qualifier::Type(ty) = qualifier
            && in_class
            && let Some(naming) = self.tree.types.as_record(ty)
        {
            self.check_using_access(&found, naming, span);
        }
        let mut decls = found.decls;
        for tag in tags.decls {
            if !decls.contains(&tag) {
                decls.push(tag);
            }
        }
        for decl in decls {
            if self.entries(scope, key).iter().any(|e| e.decl == decl) {
                continue;
            }
            if self.is_hidden_behind_typedef(scope, key, decl) {
                let entry =
                    Entry { decl, pos, access: self.around.current_access, hidden: true, using: true };
                self.declare_entry(scope, key, entry);
                continue;
            }
            let clash = in_class && self.clashes_in_class(scope, key, decl)
                || (self.entries(scope, key).iter())
                    .any(|e| !e.using && !e.hidden && self.clashes_beside_using(e.decl, decl));
            if clash {
                let text = match key {
                    Key::Ident(s) => diag::has_already_been_declared_in_current_scope(&self.text(s)),
                    _ => diag::name_has_already_been_declared_in_current(),
                };
                self.report(text, span);
                continue;
            }
            // A member declared in the class hides the base's function with the same parameters.
            if in_class && self.hides_using(scope, key, decl) {
                continue;
            }
            if let (false, Decl::Function(used)) = (in_class, decl) {
                self.check_used_function(scope, key, used, span);
            }
            let entry = Entry { decl, pos, access: self.around.current_access, hidden: false, using: true };
            self.declare_entry(scope, key, entry);
        }
    }

    /// Whether a class has the name of a data member from another base already.
    fn clashes_in_class(&self, scope: ScopeId, key: Key, decl: Decl) -> bool {
        let data = |d: Decl| matches!(d, Decl::Field(_) | Decl::Var(_));
        data(decl) && self.entries(scope, key).iter().any(|e| data(e.decl))
    }

    /// Whether two member templates hide each other: the same kinds of template parameters, and the same parameters.
    pub(super) fn same_template_signature(
        &self,
        a: crate::tree::TemplateId,
        b: crate::tree::TemplateId,
    ) -> bool {
        let (a, b) = (&self.templates[a], &self.templates[b]);
        let kinds = |t: &super::template::TemplateData| {
            t.header.params.iter().map(super::template::InnerParam::of).collect::<Vec<_>>()
        };
        let ty = |t: &super::template::TemplateData| {
            t.pattern.as_ref().and_then(|p| self.tree.types.as_function(p.ty))
        };
        match (ty(a), ty(b)) {
            (Some(x), Some(y)) => {
                super::function::same_signature(x, y)
                    && x.ret == y.ret
                    && kinds(a) == kinds(b)
                    && a.header.requires.is_none()
                    && b.header.requires.is_none()
            }
            _ => false,
        }
    }

    /// Whether the class already declares a function with the signature of `decl`.
    fn hides_using(&self, scope: ScopeId, key: Key, decl: Decl) -> bool {
        if let Decl::Template(new) = decl {
            return self.entries(scope, key).iter().any(|e| match e.decl {
                Decl::Template(old) if !e.using => self.same_template_signature(old, new),
                _ => false,
            });
        }
        let Decl::Function(new) = decl else { return false };
        let Some(ty) = self.tree.types.as_function(self.tree.functions[new].ty) else { return false };
        self.entries(scope, key).iter().any(|e| match e.decl {
            Decl::Function(old) if !e.using => {
                let old = self.tree.types.as_function(self.tree.functions[old].ty);
                old.is_some_and(|o| o.params == ty.params && o.quals == ty.quals && o.ref_qual == ty.ref_qual)
            }
            _ => false,
        })
    }
}

impl Parser<'_, '_> {
    /// `static_assert(cond, "text");`.
    pub fn parse_static_assert(&mut self) {
        let span = self.span();
        self.bump();
        if !self.at(TokenKind::LParen) {
            self.expect(TokenKind::LParen);
            self.skip_declaration();
            return;
        }
        let close = self.matching();
        self.bump();
        let condition = self.mark();
        let (value, failed) = self.had_errors(|s| s.parse_constant_condition());
        if self.pos() < close && !self.at(TokenKind::Comma) && !failed {
            self.expect(TokenKind::RParen);
        }
        if let Some(false) = value {
            let message = if self.at(TokenKind::Comma) && self.peek(1).kind == TokenKind::String {
                diag::static_assertion_failed_with(&self.peek(1).text(self.interner))
            } else {
                diag::static_assertion_failed()
            };
            let values = self.compared_values(condition);
            let report = self.report(message, span);
            values.into_iter().fold(report, |report, values| report.help(format!("it compares {values}")));
        }
        self.seek(close);
        self.expect(TokenKind::RParen);
        self.expect(TokenKind::Semi);
    }
}

/// Simple declarations and function definitions.
impl Parser<'_, '_> {
    /// A declaration at namespace scope that starts with specifiers.
    pub fn parse_simple_declaration(&mut self) {
        if self.lacks_semicolon() {
            self.parse_unfinished_type();
            return;
        }
        let start = self.mark();
        let access = self.defer_access();
        let mut specs = self.parse_decl_specifiers(SpecContext::Declaration);
        self.check_specifiers(&specs, super::rules::Place::Namespace);
        if specs.ty.is_none()
            && self.peek(1).kind == TokenKind::LParen
            && self.ident().is_some_and(|name| self.text(name) == "main")
        {
            // The one function whose type compilers have always known.
            let span = self.span();
            self.report(diag::explicit_type_is_missing_int_assumed().as_warning(), span);
            specs.ty = Some(QualType::INT);
        }
        if self.at(TokenKind::Semi) {
            self.settle_access(access, None);
            self.check_bare_specifiers(&specs);
            self.finish_empty_declaration(&specs);
            self.bump();
            return;
        }
        if self.at_structured_binding(&specs) {
            self.settle_access(access, None);
            self.parse_namespace_binding(&specs);
            return;
        }
        self.parse_init_declarators(&specs, start.index(), access);
    }

    /// Whether a class or enumeration is defined here after which the `;` was forgotten: what follows starts another
    /// declaration.
    fn lacks_semicolon(&self) -> bool {
        let is_kw = |t: Token, words: &[Symbol]| t.kind == TokenKind::Keyword && words.contains(&t.symbol());
        if !is_kw(self.tok(), &[kw::STRUCT, kw::CLASS, kw::UNION, kw::ENUM]) {
            return false;
        }
        let mut at = self.pos();
        let mut bases = false;
        while self.tokens.get(at as usize).kind != TokenKind::LBrace {
            match self.tokens.get(at as usize).kind {
                TokenKind::Semi | TokenKind::RBrace | TokenKind::Eof | TokenKind::Equal => return false,
                TokenKind::Colon => bases = true,
                // Attributes and bases have parentheses; otherwise it is `struct S f() {`.
                TokenKind::LParen => {
                    if !bases && self.tokens.get(at as usize - 1).kind != TokenKind::Keyword {
                        return false;
                    }
                    at = self.matching_at(at).max(at);
                }
                _ => {}
            }
            at += 1;
        }
        at = self.matching_at(at).max(at) + 1;
        while is_kw(self.tokens.get(at as usize), &[kw::GNU_ATTRIBUTE, kw::GNU_ATTRIBUTE2]) {
            at = self.matching_at(at + 1).max(at + 1) + 1;
        }
        let next = self.tokens.get(at as usize);
        // `struct S { } typedef T, *P;` is a declaration of its own kind.
        if is_kw(next, &[kw::TYPEDEF]) {
            let [name, behind] = [at + 1, at + 2].map(|i| self.tokens.get(i as usize).kind);
            let ends = matches!(behind, TokenKind::Semi | TokenKind::Comma | TokenKind::LBracket);
            return !(name == TokenKind::Star || name == TokenKind::Ident && ends);
        }
        is_kw(
            next,
            &[
                kw::VOID,
                kw::INT,
                kw::FLOAT,
                kw::DOUBLE,
                kw::CHAR,
                kw::BOOL,
                kw::UNSIGNED,
                kw::STRUCT,
                kw::CLASS,
                kw::TEMPLATE,
                kw::USING,
                kw::NAMESPACE,
            ],
        )
    }

    /// Such a definition, as if the `;` were there.
    fn parse_unfinished_type(&mut self) {
        let mut specs = DeclSpecs::default();
        let key = self.tok().symbol();
        let context = SpecContext::Declaration;
        match key {
            kw::ENUM => self.parse_enum_spec(&mut specs, context),
            kw::CLASS => self.parse_class_spec(RecordKind::Class, &mut specs, context),
            kw::UNION => self.parse_class_spec(RecordKind::Union, &mut specs, context),
            _ => self.parse_class_spec(RecordKind::Struct, &mut specs, context),
        }
        let span = self.span();
        self.report(diag::expected_semicolon(), span);
        self.finish_empty_declaration(&specs);
    }

    /// Declarators up to `;`, or one function definition.
    fn parse_init_declarators(
        &mut self,
        specs: &DeclSpecs,
        start: u32,
        access: Option<Vec<super::access::Deferred>>,
    ) {
        let mut access = Some(access);
        let mut deduced = None;
        loop {
            let base = specs.ty.unwrap_or(QualType::VOID);
            let outer = access.take().unwrap_or_else(|| self.defer_access());
            let (declarator, failed) =
                self.had_errors(|s| s.parse_declarator(specs, base, NameMode::Required));
            self.settle_access(outer, Some(&declarator));
            if failed && declarator.name.is_none() {
                self.skip_declaration();
                return;
            }
            if specs.ty.is_none() && !self.allows_no_type(&declarator) {
                if !failed {
                    let span = declarator.span;
                    self.report_no_type(specs, &declarator, span);
                    if self.at(TokenKind::Keyword) {
                        // What follows the unknown name is a declaration.
                        return;
                    }
                }
                self.skip_declaration();
                return;
            }
            let is_function = matches!(self.tree.types.get(declarator.ty), TypeKind::Function(_));
            let is_function = is_function && declarator.function.is_some() && !specs.is_typedef();
            let var = match (declarator.name, self.is_plain_auto(declarator.ty)) {
                (Some(IdName::Ident(name)), true) if declarator.qualifier.is_none() => Some(name),
                _ => None,
            };
            if self.finish_declarator(specs, declarator, start) {
                return;
            }
            if is_function && self.lacks_body() {
                return;
            }
            if let Some(name) = var {
                let scope = self.declaration_scope(self.cx.scope);
                let ty = self.entries(scope, name.into()).iter().find_map(|e| match e.decl {
                    Decl::Var(v) => Some(self.tree.vars[v].ty.unqualified()),
                    _ => None,
                });
                self.check_same_auto(&mut deduced, ty);
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        if !self.at(TokenKind::Semi) {
            self.expect(TokenKind::Semi);
            self.skip_declaration();
        } else {
            self.bump();
        }
    }

    /// Behind the declarator of a function: whether what follows must be meant as its body, which lacks its `{`.
    fn lacks_body(&mut self) -> bool {
        let span = self.span();
        match self.kind() {
            TokenKind::Semi | TokenKind::Comma | TokenKind::Equal | TokenKind::Eof => return false,
            TokenKind::LParen => {
                self.report(diag::unexpected_parenthesis_after_declaration_of_function(), span);
                self.skip_declaration();
                return true;
            }
            _ => {}
        }
        self.expect(TokenKind::LBrace);
        while !matches!(self.kind(), TokenKind::LBrace | TokenKind::RBrace | TokenKind::Eof) {
            self.bump();
        }
        match self.kind() {
            TokenKind::LBrace => {
                self.skip_brackets();
            }
            _ => {
                self.expect(TokenKind::RBrace);
            }
        }
        true
    }
}

impl Sema<'_> {
    /// All declarators of a declaration deduce `auto` as the same type ([dcl.spec.auto]/8).
    pub(super) fn check_same_auto(&mut self, deduced: &mut Option<QualType>, ty: Option<QualType>) {
        let Some(ty) = ty.filter(|t| !self.tree.types.is_error(*t) && !self.contains_auto(*t)) else {
            return;
        };
        if let Some(old) = deduced.replace(ty)
            && old != ty
        {
            let text = diag::auto_stands_for_and_for_in_one(&self.show_type(old), &self.show_type(ty));
            let span = self.prev_span();
            self.report(text, span);
        }
    }
}

impl Parser<'_, '_> {
    fn report_no_type(&mut self, specs: &DeclSpecs, declarator: &Declarator, span: Span) {
        match declarator.name {
            // `texture<float, 2> t;` where nobody declared such a template.
            Some(IdName::Ident(name))
                if self.tokens.get(self.pos().saturating_sub(1) as usize).kind == TokenKind::Greater
                    && self.lookup_unqualified(name).is_empty() =>
            {
                let text = diag::is_not_template(&self.text(name));
                self.report(text, span);
                if let Some(declared) = self.ident() {
                    self.sema.declare(self.cx.scope, declared, Decl::Error);
                }
            }
            // `__globl__ void k()`: the name is taken for a declaration of its own.
            Some(IdName::Ident(name))
                if self.tok().kind == TokenKind::Keyword && self.lookup_unqualified(name).is_empty() =>
            {
                self.report(diag::declaration_has_no_storage_class_or_type(), span);
                let next = self.span();
                self.report(diag::expected_semicolon(), next);
            }
            Some(IdName::Ident(name))
                if declarator.function.is_none() && self.lookup_unqualified(name).is_empty() =>
            {
                let text = diag::identifier_is_undefined(&self.text(name));
                match self.kind() {
                    TokenKind::Equal | TokenKind::Semi => self.report_implicit_int(specs, span),
                    _ => {
                        self.report(text, span);
                    }
                }
            }
            Some(IdName::Ident(_)) if declarator.function.is_some() && declarator.qualifier.is_none() => {
                self.report(diag::explicit_type_is_missing_int_assumed(), span);
            }
            Some(IdName::Ident(name)) if declarator.function.is_none() => {
                let text = diag::is_not_type_name(&self.text(name));
                self.report(text, span);
            }
            _ => {
                self.report(diag::declaration_has_no_storage_class_or_type(), span);
            }
        }
    }
}

impl Sema<'_> {
    /// A name without a type: what else is specified decides whether it is a declaration.
    pub fn report_implicit_int(&mut self, specs: &DeclSpecs, span: Span) {
        let bare = specs.storage == Storage::None && specs.flags.is_empty() && specs.attrs.memory.is_empty();
        match bare {
            true => self.report(diag::declaration_has_no_storage_class_or_type(), span),
            false => self.report(diag::explicit_type_is_missing_int_assumed(), span),
        };
    }

    /// Whether a declaration may do without a type: constructors, destructors, conversions, guides.
    pub fn allows_no_type(&self, declarator: &Declarator) -> bool {
        match declarator.name {
            Some(IdName::Dtor(_) | IdName::Conversion(_)) => true,
            Some(IdName::Ident(name)) => {
                if let Some(Qualifier::Type(ty)) = declarator.qualifier {
                    return match *self.tree.types.get(ty) {
                        TypeKind::Record(r) => self.tree.records[r].name == Some(name),
                        TypeKind::TemplateSpec { .. } | TypeKind::Error => true,
                        _ => false,
                    };
                }
                if let Some(info) = &declarator.function
                    && info.trailing_return
                {
                    return true;
                }
                match self.scopes[self.declaration_scope(self.cx.scope)].kind {
                    ScopeKind::Record(r) => self.tree.records[r].name == Some(name),
                    _ => false,
                }
            }
            _ => false,
        }
    }
}

impl Parser<'_, '_> {
    /// Declares one name at namespace scope. True if a function body ended the declaration.
    fn finish_declarator(&mut self, specs: &DeclSpecs, declarator: Declarator, start: u32) -> bool {
        self.check_declared_with(specs, &declarator);
        if specs.is_typedef() {
            if let Some(IdName::Ident(name)) = declarator.name {
                let tag = specs.tag.filter(|_| specs.ty == Some(declarator.ty));
                let scope = self.declaration_scope(self.cx.scope);
                self.declare_typedef(name, declarator.ty, tag, declarator.span, scope);
                self.align_name(scope, name, specs.attrs.align, &declarator.attrs);
            }
            return false;
        }
        let is_function = matches!(self.tree.types.get(declarator.ty), TypeKind::Function(_));
        if matches!(declarator.name, Some(IdName::Dtor(_))) && declarator.qualifier.is_none() {
            self.report(diag::expected_declaration(), declarator.span);
            return matches!(self.parse_definition_tail(), super::function::Definition::Body(_));
        }
        if is_function {
            return self.finish_function(specs, declarator, start);
        }
        self.finish_variable(specs, declarator);
        false
    }
}

impl Sema<'_> {
    /// `struct S;`, `enum E {...};`, anonymous unions.
    fn finish_empty_declaration(&mut self, specs: &DeclSpecs) {
        match specs.tag {
            Some(Tag::Record { record, defined: true }) if self.tree.records[record].name.is_none() => {
                if self.tree.records[record].kind == crate::tree::RecordKind::Union {
                    self.declare_anonymous_union_variable(record, specs);
                }
            }
            Some(_) => {}
            None => {
                let has_type = specs.ty.is_some();
                let harmless = specs.storage == Storage::None && specs.flags.is_empty() && !has_type;
                if !harmless && !specs.has(SpecFlags::FRIEND) && !has_type {
                    self.report(diag::declaration_has_no_storage_class_or_type(), specs.span);
                }
            }
        }
    }

    /// Declares a type name; naming the same type again is fine ([dcl.typedef]/3).
    pub fn declare_typedef(
        &mut self,
        name: Symbol,
        ty: QualType,
        tag: Option<Tag>,
        span: Span,
        scope: ScopeId,
    ) {
        let ty = if self.check_no_auto(ty, span) { ty } else { QualType::ERROR };
        // An unnamed class or enumeration takes the first typedef name for linkage.
        match tag {
            Some(Tag::Record { record, defined: true }) => {
                let r = &mut self.tree.records[record];
                if r.name.is_none() && r.typedef_name.is_none() {
                    r.typedef_name = Some(name);
                }
            }
            Some(Tag::Enum { id, defined: true }) => {
                let e = &mut self.tree.enums[id];
                if e.name.is_none() && e.typedef_name.is_none() {
                    e.typedef_name = Some(name);
                }
            }
            _ => {}
        }
        let mut conflict = false;
        for e in self.entries(scope, name.into()) {
            if let Some(old) = self.decl_type_of(e.decl) {
                if old == ty {
                    return;
                }
                if !self.tree.types.is_error(old) && !self.tree.types.is_error(ty) && !e.using {
                    conflict = true;
                }
            } else if !matches!(e.decl, Decl::Error) && !e.using {
                conflict = true;
            }
        }
        if conflict {
            let text = diag::invalid_redeclaration_of_type_name(&self.text(name));
            self.report(text, span);
            return;
        }
        self.declare(scope, name, Decl::Type(ty));
    }

    /// Remembers the alignment that a type name was declared with.
    pub(in crate::sema) fn align_name(
        &mut self,
        scope: ScopeId,
        name: Symbol,
        specs: u32,
        attrs: &crate::sema::attribute::Attrs,
    ) {
        let align = if specs != 0 { specs.max(attrs.align) } else { attrs.name_align() };
        if align != 0 {
            self.aligned_names.insert((scope, name), align);
        }
    }

    /// The context that declarations in `scope` have.
    pub fn context_of(&self, scope: ScopeId) -> DeclContext {
        let mut at = scope;
        loop {
            match self.scopes[at].kind {
                ScopeKind::Namespace(ns) => return DeclContext::Namespace(ns),
                ScopeKind::Record(r) => return DeclContext::Record(r),
                ScopeKind::Block | ScopeKind::Prototype => {
                    if let Some(function) = self.cx.function {
                        return DeclContext::Function { function, discriminator: 0 };
                    }
                }
                _ => {}
            }
            match self.scopes[at].parent.expand() {
                Some(p) => at = p,
                None => return DeclContext::Namespace(NamespaceId::GLOBAL),
            }
        }
    }

    /// Whether a namespace or one around it is unnamed: its members have internal linkage.
    pub fn in_anonymous_namespace(&self, context: DeclContext) -> bool {
        let mut ns = match context {
            DeclContext::Namespace(ns) => Some(ns),
            DeclContext::Record(r) => {
                let record = &self.tree.records[r];
                return record.linkage == Linkage::Internal || self.in_anonymous_namespace(record.context);
            }
            DeclContext::Function { function, .. } => {
                return self.in_anonymous_namespace(self.tree.functions[function].context);
            }
        };
        while let Some(n) = ns {
            if self.tree.namespaces[n].is_anonymous {
                return true;
            }
            ns = self.tree.namespaces[n].parent.expand();
        }
        false
    }

    pub fn record_type(&mut self, record: crate::tree::RecordId) -> QualType {
        if let Some(ty) = self.record_types[record] {
            return ty;
        }
        let ty = self.tree.types.record(record);
        self.record_types[record] = Some(ty);
        ty
    }

    pub fn enum_type(&mut self, e: crate::tree::EnumId) -> QualType {
        if let Some(ty) = self.enum_types.get(&e) {
            return *ty;
        }
        let ty = self.tree.types.enum_(e);
        self.enum_types.insert(e, ty);
        ty
    }
}

impl Parser<'_, '_> {
    /// Tokens of an initialiser at the cursor: `= expr`, `(args)`, `{list}`; empty if there is none.
    pub fn skip_initializer(&mut self) -> Option<TokenRange> {
        let start = self.pos();
        match self.kind() {
            TokenKind::Equal => {
                self.bump();
                let end = self.sema.scan_until_comma(self.pos(), false);
                self.seek(end);
            }
            TokenKind::LParen | TokenKind::LBrace => {
                self.skip_brackets();
            }
            _ => return None,
        }
        Some(TokenRange { start, end: self.pos() })
    }
}

impl Sema<'_> {
    /// Whether a record is a union or struct without a name whose members belong to the enclosing scope.
    pub fn is_anonymous_member(&self, record: crate::tree::RecordId) -> bool {
        self.tree.records[record].flags.contains(RecordFlags::ANONYMOUS_MEMBER)
    }
}
