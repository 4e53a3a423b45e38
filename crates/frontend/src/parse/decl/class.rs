//! Class-specifiers: heads, bases, bodies.

use oxicc_source::{Message, Span};
use smallvec::SmallVec;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::class::declare::ClassHead;
use crate::sema::decl::attribute::Attrs;
use crate::sema::decl::specifiers::{DeclSpecs, SpecContext, SpecFlags, Tag};
use crate::sema::lookup::name::Qualifier;
use crate::sema::lookup::scope::{Decl, Entry, Found, LookupMode, ScopeKind};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{Access, RecordFlags, RecordId, RecordKind, TokenRange};

/// Class-specifiers.
impl Parser<'_, '_> {
    /// `struct ...` among the specifiers.
    pub fn parse_class_spec(&mut self, kind: RecordKind, specs: &mut DeclSpecs, context: SpecContext) {
        let head = self.parse_class_head(kind);
        if let Some(Qualifier::Type(ty)) = head.qualifier
            && (self.tree.types.is_error(ty) || self.tree.types.is_dependent(ty))
        {
            specs.ty = Some(if self.tree.types.is_dependent(ty) {
                match head.name {
                    Some(name) => {
                        let kind = TypeKind::DependentName { scope: ty.ty(), name, args: None };
                        self.tree.types.intern(kind).into()
                    }
                    None => QualType::ERROR,
                }
            } else {
                QualType::ERROR
            });
            return;
        }
        if self.at(TokenKind::Less)
            && let Some(name) = head.name
        {
            // `struct A<int> x;`: a use, not a declaration.
            let found = self.lookup_qualified(head.qualifier, name.into(), LookupMode::Any);
            if let Some(decl) = found.decls.iter().copied().find(|d| self.template_of_decl(*d).is_some()) {
                let args = self.parse_template_args(self.template_of_decl(decl));
                specs.ty = Some(self.template_id_type(decl, args, head.span));
                return;
            }
        }
        let is_definition = self.at(TokenKind::LBrace) && !self.context.no_type_definitions
            || self.at(TokenKind::Colon) && context != SpecContext::TypeOnly && self.colon_starts_bases()
            || self.at_final_head();
        if is_definition {
            self.check_type_definition(context, head.span);
        }
        let record = if is_definition {
            self.record_for_definition(&head)
        } else {
            match self.record_for_elaborated(&head, specs, context) {
                Ok(record) => record,
                Err(ty) => {
                    specs.ty = Some(ty);
                    return;
                }
            }
        };
        specs.ty = Some(self.record_type(record));
        specs.tag = Some(Tag::Record { record, defined: is_definition });
        if is_definition {
            self.apply_record_attrs(record, &head.attrs);
            if head.name.is_some() && self.defers_nested(record) {
                // Instantiating a class does not instantiate its member classes ([temp.inst]/3).
                let scope = self.cx.scope;
                let body = self.skip_class_body();
                self.lazy_nested.insert(record, (body, scope));
            } else {
                self.define_record(record);
            }
        }
    }

    /// `final {` or `final :` after the name.
    fn at_final_head(&self) -> bool {
        self.tok().is_name(kw::FINAL) && matches!(self.peek(1).kind, TokenKind::LBrace | TokenKind::Colon)
    }

    pub fn parse_class_head(&mut self, kind: RecordKind) -> ClassHead {
        self.bump();
        let mut attrs = Attrs::default();
        self.parse_attributes(&mut attrs);
        let span = self.span();
        let qualifier = match self.kind() {
            TokenKind::Ident | TokenKind::ColonColon => self.parse_qualifier(),
            _ => None,
        };
        self.eat_kw(kw::TEMPLATE);
        let name = self.eat_ident();
        self.parse_attributes(&mut attrs);
        ClassHead { kind, attrs, qualifier, name, span }
    }

    /// `struct X` without a body: a redeclaration, a use, or a new incomplete class.
    fn record_for_elaborated(
        &mut self,
        head: &ClassHead,
        specs: &DeclSpecs,
        context: SpecContext,
    ) -> Result<RecordId, QualType> {
        let Some(name) = head.name else {
            let span = self.span();
            self.report(diag::expected_open_brace(), span);
            return Err(QualType::ERROR);
        };
        let friend = specs.has(SpecFlags::FRIEND);
        let here = self.declaration_scope(self.cx.scope);
        // `struct X;` declares X in this very scope.
        let declares = self.at(TokenKind::Semi)
            && head.qualifier.is_none()
            && !friend
            && context != SpecContext::TypeOnly;
        if declares {
            for e in self.entries(here, name.into()) {
                if let Decl::Record(r) = e.decl {
                    self.unhide_tag(here, name, r);
                    return Ok(r);
                }
            }
            if !self.check_new_type(here, name, head.span) {
                return Err(QualType::ERROR);
            }
            let r = self.new_record(Some(name), head.kind, here, head.span);
            self.declare(here, name, Decl::Record(r));
            return Ok(r);
        }
        let mut found = self.lookup_qualified(head.qualifier, name.into(), LookupMode::Tag);
        if friend && head.qualifier.is_none() && self.is_beyond_friend(here, &found) {
            found = Found::default();
        }
        for decl in &found.decls {
            match *decl {
                Decl::Record(r) => {
                    if !friend {
                        self.check_class_key(r, head);
                    }
                    return Ok(r);
                }
                Decl::Type(ty) => match *self.tree.types.get(ty) {
                    TypeKind::Record(r) => {
                        let data = &self.tree.records[r];
                        if data.name != Some(name) && data.instance_of.is_none() && !friend {
                            self.report_elaborated_typedef(name, head.span);
                        }
                        return Ok(r);
                    }
                    _ => {
                        if !friend && !self.tree.types.is_dependent(ty) && !self.tree.types.is_error(ty) {
                            self.report_elaborated_typedef(name, head.span);
                        }
                        return Err(ty);
                    }
                },
                Decl::Template(_) => {
                    let text = diag::argument_list_is_missing_for(&format_args!(
                        "class template \"{}\"",
                        self.text(name)
                    ));
                    self.report(text, head.span);
                    return Err(QualType::ERROR);
                }
                _ => {}
            }
        }
        if head.qualifier.is_some() {
            let text = self.no_member(head.qualifier, name);
            self.report(text, head.span);
            return Err(QualType::ERROR);
        }
        // A new class in the nearest namespace or block ([basic.scope.pdecl]/7).
        let mut scope = here;
        while matches!(
            self.scopes[scope].kind,
            ScopeKind::Record(_) | ScopeKind::Template | ScopeKind::Prototype
        ) {
            match self.scopes[scope].parent.expand() {
                Some(p) => scope = p,
                None => break,
            }
        }
        // A hidden friend class may be there already.
        for e in self.entries(scope, name.into()) {
            if let Decl::Record(r) = e.decl {
                if !friend {
                    self.unhide_tag(scope, name, r);
                }
                return Ok(r);
            }
        }
        let other = |e: &Entry| !e.using && matches!(e.decl, Decl::Namespace(_) | Decl::Template(_));
        if friend && self.entries(scope, name.into()).iter().any(other) {
            let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
            self.report(text, head.span);
            return Err(QualType::ERROR);
        }
        let r = self.new_record(Some(name), head.kind, scope, head.span);
        let entry = Entry {
            decl: Decl::Record(r),
            pos: self.pos(),
            access: Access::Public,
            hidden: friend,
            using: false,
        };
        self.declare_entry(scope, name.into(), entry);
        Ok(r)
    }
}

/// Class bodies.
impl Parser<'_, '_> {
    /// Reads bases and body, the cursor at `final`, `:` or `{`.
    pub fn define_record(&mut self, record: RecordId) {
        if !self.enter() {
            self.leave();
            self.skip_declaration();
            return;
        }
        self.tree.records[record].flags |= RecordFlags::BEING_DEFINED;
        self.remember_locals();
        if self.tok().is_name(kw::FINAL) {
            self.bump();
            self.tree.records[record].flags |= RecordFlags::FINAL;
        }
        self.tree.records[record].pack = self.pack_alignment();
        let scope = self.record_scope(record);
        let outer_scope = self.cx.scope;
        let outer_access = self.around.current_access;
        let outer_extern = std::mem::replace(&mut self.around.extern_c, false);
        let outer_deferred = self.deferred_access.take();
        // The injected class name.
        if let Some(name) = self.tree.records[record].name {
            let entry = Entry {
                decl: Decl::Record(record),
                pos: 0,
                access: Access::Public,
                hidden: false,
                using: false,
            };
            self.declare_entry(scope, name.into(), entry);
        }
        if self.eat(TokenKind::Colon) {
            // Bases are looked up outside the class.
            let parent = self.scopes[scope].parent.expand().unwrap_or(outer_scope);
            self.cx.scope = parent;
            self.parse_bases(record);
        }
        self.cx.scope = scope;
        self.around.current_access = if self.tree.records[record].kind == RecordKind::Class {
            Access::Private
        } else {
            Access::Public
        };
        if self.at(TokenKind::LBrace) {
            let close = self.matching();
            self.bump();
            while self.pos() < close && !self.at_eof() && !self.diags.should_stop() {
                let before = self.pos();
                self.forgive_member_errors(record, |s| s.parse_member(record));
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
            self.expect(TokenKind::LBrace);
        }
        let mut attrs = Attrs::default();
        self.parse_attributes(&mut attrs);
        self.apply_record_attrs(record, &attrs);
        self.cx.scope = outer_scope;
        self.around.current_access = outer_access;
        self.around.extern_c = outer_extern;
        self.deferred_access = outer_deferred;
        self.finish_record(record);
        self.leave();
    }

    fn parse_bases(&mut self, record: RecordId) {
        // Names in the base clause are accessible as they are in the class ([class.access]/6).
        let access = self.defer_access();
        self.parse_base_list(record);
        let scope = self.record_scope(record);
        self.settle_access_in(access, scope);
    }

    fn parse_base_list(&mut self, record: RecordId) {
        loop {
            let (start, first) = (self.pos(), self.tree.records[record].bases.len());
            let list = self.parse_base_element();
            let dependent = self.sema.mentions_parameters(TokenRange { start, end: self.pos() });
            for (ty, access, is_virtual, span) in list {
                let access = access.unwrap_or(match self.tree.records[record].kind {
                    RecordKind::Class => Access::Private,
                    _ => Access::Public,
                });
                self.add_base(record, ty, access, is_virtual, span);
            }
            if dependent {
                for index in first..self.tree.records[record].bases.len() {
                    self.dependent_bases.insert((record, index as u32));
                }
            }
            if !self.eat(TokenKind::Comma) {
                return;
            }
        }
    }

    /// One base-specifier, read once per element if it is a pack expansion.
    fn parse_base_element(&mut self) -> SmallVec<[(QualType, Option<Access>, bool, Span); 1]> {
        let mut out = SmallVec::new();
        let start = self.pos();
        let end = self.scan_base(start);
        let dots = end.saturating_sub(1);
        if end > start && self.tokens.get(dots as usize).kind == TokenKind::Ellipsis {
            self.expand_range(TokenRange { start, end: dots }, |s, _| out.push(s.parse_base()));
            self.seek(end);
        } else {
            out.push(self.parse_base());
        }
        out
    }

    pub(crate) fn parse_base(&mut self) -> (QualType, Option<Access>, bool, Span) {
        let mut access = None;
        let mut is_virtual = false;
        let mut attrs = Attrs::default();
        loop {
            self.parse_attributes(&mut attrs);
            if self.eat_kw(kw::VIRTUAL) {
                is_virtual = true;
            } else if self.eat_kw(kw::PUBLIC) {
                access = Some(Access::Public);
            } else if self.eat_kw(kw::PROTECTED) {
                access = Some(Access::Protected);
            } else if self.eat_kw(kw::PRIVATE) {
                access = Some(Access::Private);
            } else {
                break;
            }
        }
        self.eat_kw(kw::TYPENAME);
        let span = self.span();
        if self.at_undeclared_qualifier() {
            self.report(diag::not_class_or_struct_name(), span);
            self.skip_qualified_name();
            return (QualType::ERROR, access, is_virtual, span);
        }
        let unknown = self.peek(1).kind == TokenKind::Less
            && self.ident().is_some_and(|name| self.lookup_unqualified(name).is_empty());
        if unknown {
            match self.definitions.has_reported_base(self.pos()) {
                true => self.skip_qualified_name(),
                false => self.skip_unknown_template(),
            }
            return (QualType::ERROR, access, is_virtual, span);
        }
        let qualifier = self.parse_qualifier();
        let ty = if qualifier.is_none() && (self.at_kw(kw::DECLTYPE) || self.at_kw(kw::GNU_DECLTYPE)) {
            Some(self.parse_decltype())
        } else {
            self.parse_type_component(qualifier, true)
        };
        let ty = match ty {
            Some(ty) => ty,
            None => {
                if let Some(name) = self.ident() {
                    let missing = self.lookup_qualified(qualifier, name.into(), LookupMode::Any).is_empty();
                    let why = missing.then(|| self.no_member(qualifier, name));
                    let why = why.as_ref().filter(|_| !self.options.language.cascade_errors);
                    let message = diag::not_class_or_struct_name().because_of(why.map(Message::text));
                    self.report(message, span);
                    self.bump();
                    if self.at(TokenKind::Less)
                        && let Some(after) = self.sema.scan_template_args(self.pos())
                    {
                        self.seek(after);
                    }
                } else {
                    self.report(diag::expected_identifier(), span);
                    if !self.at(TokenKind::LBrace) {
                        self.bump();
                    }
                }
                QualType::ERROR
            }
        };
        (ty, access, is_virtual, span)
    }

    /// Range of the body at the cursor, for classes that are read later.
    pub fn skip_class_body(&mut self) -> TokenRange {
        let start = self.pos();
        if self.tok().is_name(kw::FINAL) {
            self.bump();
        }
        if self.eat(TokenKind::Colon) {
            // Base clause: up to the `{` that is not inside template arguments.
            let from = self.pos();
            let end = self.first_outside(from, |t| matches!(t.kind, TokenKind::LBrace | TokenKind::Semi));
            self.seek(end);
        }
        if self.at(TokenKind::LBrace) {
            self.skip_brackets();
        } else {
            self.expect(TokenKind::LBrace);
        }
        TokenRange { start, end: self.pos() }
    }

    /// Types are not defined where they are only named ([dcl.type]/3).
    pub(crate) fn check_type_definition(&mut self, context: SpecContext, span: Span) {
        if matches!(context, SpecContext::TypeOnly | SpecContext::Parameter) && !self.context.defines_alias {
            self.report(diag::type_definition_is_not_allowed(), span);
        }
    }
}
