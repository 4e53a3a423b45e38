//! Classes: heads, bases, members, completion.

use oxicc_source::{Message, Span};
use smallvec::SmallVec;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{
    Access, Base, DeclContext, DefaultArg, Field, FieldRef, FnFlags, FunctionId, Linkage, Record,
    RecordFlags, RecordId, RecordKind, ScopeId, Tagged, TokenRange,
};

use super::attribute::{AttrFlags, Attrs};
use super::decl_spec::{DeclSpecs, SpecContext, SpecFlags, Storage, Tag};
use super::declarator::{Declarator, NameMode};
use super::function::{Definition, NewFunction};
use super::name::{IdName, Qualifier};
use super::scope::{Decl, Entry, Found, IndirectId, Key, LookupMode, ScopeKind};
use super::{Parser, Scoped, Sema};

/// The head of a class-specifier up to the name.
pub struct ClassHead {
    pub kind: RecordKind,
    pub attrs: Attrs,
    pub qualifier: Option<Qualifier>,
    pub name: Option<Symbol>,
    pub span: Span,
}

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
}

impl Sema<'_> {
    /// Whether a class is a direct member of a class-template instance.
    fn defers_nested(&self, record: RecordId) -> bool {
        match self.tree.records[record].context {
            DeclContext::Record(outer) => {
                self.tree.records[outer].instance_of.is_some() && !self.specialized_records.contains(&outer)
            }
            _ => false,
        }
    }

    fn colon_starts_bases(&self) -> bool {
        // A bit-field of class type does not exist, so a colon after a class name starts bases.
        true
    }
}

impl Parser<'_, '_> {
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
}

impl Sema<'_> {
    pub fn apply_record_attrs(&mut self, record: RecordId, attrs: &Attrs) {
        self.note_lint_attributes(attrs, self.tree.records[record].span);
        let r = &mut self.tree.records[record];
        r.align = r.align.max(attrs.align);
        if attrs.flags.contains(AttrFlags::PACKED) {
            r.flags |= RecordFlags::PACKED;
        }
        if !attrs.abi_tags.is_empty() {
            let template = r.instance_of.as_ref().map(|(template, _)| Tagged::Template(*template));
            self.tag([Tagged::Record(record)].into_iter().chain(template), attrs);
        }
    }

    /// Notes the ABI tags of entities.
    pub fn tag(&mut self, entities: impl IntoIterator<Item = Tagged>, attrs: &Attrs) {
        if !attrs.abi_tags.is_empty() {
            for entity in entities {
                self.tree.abi_tags.entry(entity).or_default().extend(&attrs.abi_tags);
            }
        }
    }

    /// The class that a definition defines: a known incomplete one, or a new one.
    fn record_for_definition(&mut self, head: &ClassHead) -> RecordId {
        let here = self.declaration_scope(self.cx.scope);
        let Some(name) = head.name else {
            return self.new_record(None, head.kind, here, head.span);
        };
        let scope = match head.qualifier {
            None => here,
            Some(Qualifier::Namespace(ns)) => self.namespace_scope(ns),
            Some(Qualifier::Type(ty)) => match self.tree.types.as_record(ty) {
                Some(r) => self.record_scope(r),
                None => here,
            },
        };
        self.check_encloses(head.qualifier, here, head.span);
        let mut known = None;
        let mut stack = vec![scope];
        while let Some(at) = stack.pop() {
            for e in self.entries(at, name.into()) {
                if let Decl::Record(r) = e.decl
                    && !e.using
                    && !(e.hidden && head.qualifier.is_some())
                    && self.tree.records[r].instance_of.is_none()
                    && !self.is_injected(at, r)
                {
                    known = Some(r);
                }
            }
            if head.qualifier.is_some() {
                stack.extend(self.scopes[at].inline_children().iter().copied());
            }
        }
        match known {
            Some(r) => {
                if self.tree.records[r].flags.intersects(RecordFlags::COMPLETE | RecordFlags::BEING_DEFINED) {
                    let text =
                        diag::has_already_been_defined(&format_args!("class \"{}\"", self.show_record(r)));
                    self.report(text, head.span);
                    // Read the body into a class nobody sees.
                    return self.new_record(Some(name), head.kind, here, head.span);
                }
                let placed = match head.qualifier {
                    None => true,
                    Some(Qualifier::Namespace(_)) => {
                        matches!(self.scopes[here].kind, ScopeKind::Namespace(_))
                    }
                    Some(Qualifier::Type(ty)) => {
                        (self.tree.types.as_record(ty)).is_none_or(|owner| self.defines_members(owner, here))
                    }
                };
                if !placed {
                    let text = diag::class_cannot_be_defined_in_current_scope(&self.show_record(r));
                    self.report(text, head.span);
                    return self.new_record(Some(name), head.kind, here, head.span);
                }
                self.check_class_key(r, head);
                self.tree.records[r].kind = head.kind;
                self.tree.records[r].span = head.span;
                self.unhide_tag(scope, name, r);
                r
            }
            None => {
                if head.qualifier.is_some() {
                    let text = self.no_member(head.qualifier, name);
                    self.report(text, head.span);
                } else {
                    self.check_new_class(scope, name, head.span);
                }
                let r = self.new_record(Some(name), head.kind, scope, head.span);
                self.declare(scope, name, Decl::Record(r));
                r
            }
        }
    }

    fn is_injected(&self, scope: ScopeId, record: RecordId) -> bool {
        matches!(self.scopes[scope].kind, ScopeKind::Record(r) if r == record)
    }

    /// A class first named by a friend declaration becomes visible.
    fn unhide_tag(&mut self, scope: ScopeId, name: Symbol, record: RecordId) {
        let pos = self.pos();
        if let Some(entries) = self.entries_mut(scope, name.into()) {
            for e in entries.iter_mut() {
                if e.decl == Decl::Record(record) && e.hidden {
                    e.hidden = false;
                    e.pos = pos;
                }
            }
        }
    }
}

impl Parser<'_, '_> {
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

impl Sema<'_> {
    /// [basic.lookup.elab]/2.
    fn report_elaborated_typedef(&mut self, name: Symbol, span: Span) {
        let text = diag::typedef_may_not_be_used_in_elaborated(&self.text(name));
        self.report(text, span);
    }

    /// A new incomplete class whose members see `parent`.
    pub fn new_record(
        &mut self,
        name: Option<Symbol>,
        kind: RecordKind,
        parent: ScopeId,
        span: Span,
    ) -> RecordId {
        let context = self.context_of(parent);
        let linkage = match context {
            DeclContext::Function { .. } => Linkage::None,
            c if self.in_anonymous_namespace(c) => Linkage::Internal,
            _ => Linkage::External,
        };
        let context = self.number_local(context, name);
        let record = self.tree.records.push(Record {
            name,
            kind,
            context,
            span,
            access: self.around.current_access,
            typedef_name: None,
            linkage,
            flags: RecordFlags::empty(),
            align: 0,
            pack: 0,
            bases: Vec::new(),
            fields: Vec::new(),
            methods: Vec::new(),
            vtable: Vec::new(),
            dtor: None.into(),
            layout: None,
            lambda: None,
            instance_of: None,
            scope: None.into(),
        });
        if let DeclContext::Function { function, .. } = context {
            self.local_classes.entry(function).or_default().push(record);
        }
        let scope = self.new_scope(ScopeKind::Record(record), Some(parent));
        self.tree.records[record].scope = scope.into();
        self.record_type(record);
        record
    }

    /// Counts same-named local entities of a function.
    pub fn number_local(&mut self, context: DeclContext, name: Option<Symbol>) -> DeclContext {
        match context {
            DeclContext::Function { function, .. } => {
                let count = self.local_numbers.entry((function, name)).or_insert(0);
                let discriminator = *count;
                *count += 1;
                DeclContext::Function { function, discriminator }
            }
            other => other,
        }
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
}

impl Sema<'_> {
    /// Whether tokens name a template parameter.
    fn mentions_parameters(&mut self, range: TokenRange) -> bool {
        (range.start..range.end).any(|at| {
            let t = self.tokens.get(at as usize);
            t.kind == TokenKind::Ident
                && (at == 0 || self.tokens.get(at as usize - 1).kind != TokenKind::ColonColon)
                && self
                    .lookup_unqualified(t.symbol())
                    .scope
                    .is_some_and(|s| self.scopes[s].kind == ScopeKind::Template)
        })
    }
}

impl Parser<'_, '_> {
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
}

impl Sema<'_> {
    /// Index of the `,` or `{` that ends a base-specifier.
    fn scan_base(&mut self, from: u32) -> u32 {
        let mut at = from;
        loop {
            match self.tokens.get(at as usize).kind {
                TokenKind::Eof | TokenKind::Comma | TokenKind::Semi | TokenKind::LBrace => return at,
                TokenKind::LParen | TokenKind::LBracket => at = self.matching_at(at) + 1,
                TokenKind::Less => match self.scan_template_args(at) {
                    Some(after) => at = after,
                    None => at += 1,
                },
                _ => at += 1,
            }
        }
    }
}

impl Parser<'_, '_> {
    pub(in crate::sema) fn parse_base(&mut self) -> (QualType, Option<Access>, bool, Span) {
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
            match self.reported_bases.contains(&self.pos()) {
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
}

impl Sema<'_> {
    fn add_base(&mut self, record: RecordId, ty: QualType, access: Access, is_virtual: bool, span: Span) {
        let ty = ty.unqualified();
        match *self.tree.types.get(ty) {
            TypeKind::Record(base) => {
                if !self.require_complete(ty, span) {
                    return;
                }
                let union = |r: RecordId| self.tree.records[r].kind == RecordKind::Union;
                if union(base) || union(record) {
                    if union(record) {
                        self.report(diag::union_is_not_allowed_to_have_base(), span);
                    } else {
                        self.report(diag::class_cannot_not_derive_from_union(), span);
                    }
                    return;
                }
                if self.tree.records[base].flags.contains(RecordFlags::FINAL) {
                    self.report(diag::final_class_type_cannot_be_used(), span);
                }
                if self.tree.records[record].bases.iter().any(|b| b.record == base) {
                    self.report(diag::duplicate_base_class_name(), span);
                    return;
                }
                let scope = self.record_scope(record);
                self.scopes[scope].derived = true;
                self.names_version += 1;
                self.tree.records[record].bases.push(Base { record: base, access, is_virtual, span });
            }
            TypeKind::Error => {}
            _ => {
                self.report(diag::not_class_or_struct_name(), span);
            }
        }
    }
}

impl Parser<'_, '_> {
    /// One member-declaration.
    fn parse_member(&mut self, record: RecordId) {
        let t = self.tok();
        match t.kind {
            TokenKind::Semi => {
                self.bump();
                return;
            }
            TokenKind::Keyword => {
                let access = match t.symbol() {
                    kw::PUBLIC => Some(Access::Public),
                    kw::PROTECTED => Some(Access::Protected),
                    kw::PRIVATE => Some(Access::Private),
                    _ => None,
                };
                if let Some(access) = access {
                    self.bump();
                    self.expect(TokenKind::Colon);
                    self.around.current_access = access;
                    return;
                }
                match t.symbol() {
                    kw::USING => return self.parse_using(),
                    kw::TEMPLATE => return self.parse_template(),
                    kw::STATIC_ASSERT => return self.parse_static_assert(),
                    kw::GNU_EXTENSION2 => {
                        self.bump();
                        return self.parse_member(record);
                    }
                    _ => {}
                }
            }
            _ => {}
        }
        let start = self.pos();
        if t.kind == TokenKind::Ident && self.at_access_declaration(record) {
            return self.parse_using_declaration();
        }
        let specs = self.parse_decl_specifiers(SpecContext::Member);
        if self.at(TokenKind::Semi) {
            self.finish_empty_member(record, &specs);
            self.bump();
            return;
        }
        self.parse_member_declarators(record, &specs, start);
    }
}

impl Sema<'_> {
    /// `Base::name;`, which once was what `using Base::name;` is now.
    fn at_access_declaration(&mut self, record: RecordId) -> bool {
        let mut at = self.pos() as usize;
        let mut parts = 0;
        while self.tokens.get(at).kind == TokenKind::Ident {
            let end = match self.tokens.get(at + 1).kind {
                TokenKind::Less => match self.scan_template_args(at as u32 + 1) {
                    Some(after) => after as usize,
                    None => break,
                },
                _ => at + 1,
            };
            if self.tokens.get(end).kind != TokenKind::ColonColon {
                break;
            }
            (at, parts) = (end + 1, parts + 1);
        }
        parts > 0
            && !self.tree.records[record].bases.is_empty()
            && self.tokens.get(at).kind == TokenKind::Ident
            && self.tokens.get(at + 1).kind == TokenKind::Semi
    }

    fn finish_empty_member(&mut self, record: RecordId, specs: &DeclSpecs) {
        if specs.has(SpecFlags::FRIEND) {
            if let Some(Tag::Record { record: friend, defined: true }) = specs.tag {
                let name = self.show_record(friend);
                let text = diag::class_cannot_be_defined_in_current_scope(&name);
                self.report(text, specs.span);
            }
            if let Some(ty) = specs.ty {
                self.add_friend_type(record, ty);
            }
            return;
        }
        match specs.tag {
            Some(Tag::Record { record: inner, defined: true }) => {
                if self.tree.records[inner].name.is_none() {
                    self.add_anonymous_member(record, inner, specs);
                }
            }
            Some(_) => {}
            // Attributes alone ([dcl.pre]/15).
            None if specs.ty.is_none() && specs.flags.is_empty() && specs.storage == Storage::None => {}
            None => {
                self.report(diag::declaration_has_no_storage_class_or_type(), specs.span);
            }
        }
    }

    /// An anonymous union or struct: an unnamed field whose members are found in the enclosing class.
    fn add_anonymous_member(&mut self, record: RecordId, inner: RecordId, specs: &DeclSpecs) {
        self.tree.records[inner].flags |= RecordFlags::ANONYMOUS_MEMBER;
        if self.tree.records[inner]
            .methods
            .iter()
            .any(|f| !self.tree.functions[*f].flags.contains(FnFlags::IMPLICIT))
        {
            self.report(diag::invalid_anonymous_union_member_function(), specs.span);
        }
        let ty = self.record_type(inner);
        let ty = match specs.ty {
            Some(t) => ty.with(t.quals()),
            None => ty,
        };
        let index = self.tree.records[record].fields.len() as u32;
        let access = self.around.current_access;
        self.tree.records[record].fields.push(Field {
            name: None,
            ty,
            span: specs.span,
            access,
            bits: None,
            mutable: false,
            no_unique_address: false,
            align: specs.attrs.align,
            type_align: 0,
            packed: false,
            default: DefaultArg::None,
        });
        let scope = self.record_scope(record);
        let outer = FieldRef { record, index };
        self.import_members(inner, scope, Some(outer));
    }

    /// Declares the members of an anonymous class in `scope`, reached through `via`.
    pub fn import_members(&mut self, inner: RecordId, scope: ScopeId, via: Option<FieldRef>) {
        for index in 0..self.tree.records[inner].fields.len() as u32 {
            let field = FieldRef { record: inner, index };
            let data = &self.tree.records[inner].fields[index as usize];
            match data.name {
                Some(name) => {
                    let mut path: Vec<FieldRef> = via.into_iter().collect();
                    path.push(field);
                    self.declare_indirect(scope, name, path);
                }
                None => {
                    // Anonymous inside anonymous.
                    let Some(nested) = self.tree.types.as_record(data.ty) else { continue };
                    if !self.is_anonymous_member(nested) {
                        continue;
                    }
                    let mut names: Vec<(Symbol, Vec<FieldRef>)> = Vec::new();
                    self.collect_indirect(nested, &mut vec![field], &mut names);
                    for (name, mut path) in names {
                        if let Some(via) = via {
                            path.insert(0, via);
                        }
                        self.declare_indirect(scope, name, path);
                    }
                }
            }
        }
    }

    fn collect_indirect(
        &self,
        record: RecordId,
        path: &mut Vec<FieldRef>,
        out: &mut Vec<(Symbol, Vec<FieldRef>)>,
    ) {
        for (index, field) in self.tree.records[record].fields.iter().enumerate() {
            path.push(FieldRef { record, index: index as u32 });
            match field.name {
                Some(name) => out.push((name, path.clone())),
                None => {
                    if let Some(inner) = self.tree.types.as_record(field.ty)
                        && self.is_anonymous_member(inner)
                    {
                        self.collect_indirect(inner, path, out);
                    }
                }
            }
            path.pop();
        }
    }

    fn declare_indirect(&mut self, scope: ScopeId, name: Symbol, path: Vec<FieldRef>) {
        let clash = self
            .entries(scope, name.into())
            .iter()
            .any(|e| !e.using && !matches!(e.decl, Decl::Record(_) | Decl::Enum(_) | Decl::Error));
        if clash {
            let span =
                path.last().map_or(Span::NONE, |f| self.tree.records[f.record].fields[f.index as usize].span);
            let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
            self.report(text, span);
            return;
        }
        let id = IndirectId(self.indirect.len() as u32);
        self.indirect.push(path.into());
        self.declare(scope, name, Decl::Indirect(id));
    }
}

impl Parser<'_, '_> {
    fn parse_member_declarators(&mut self, record: RecordId, specs: &DeclSpecs, start: u32) {
        loop {
            // Unnamed bit-field.
            if self.at(TokenKind::Colon) {
                if specs.has(SpecFlags::FRIEND) {
                    self.report(diag::invalid_friend_declaration(), specs.span);
                } else if specs.storage != Storage::None {
                    self.expect(TokenKind::Semi);
                }
                let ty = self.specs_type(specs);
                self.bump();
                let width = self.parse_constant_int();
                let attrs = Attrs { type_align: specs.type_align, ..Attrs::default() };
                self.add_field(record, None, ty, specs, &attrs, specs.span, width.or(Some(0)));
            } else {
                let base = specs.ty.unwrap_or(QualType::VOID);
                let outer = std::mem::replace(&mut self.context.naming_constructor, true);
                let (declarator, failed) =
                    self.had_errors(|s| s.parse_declarator(specs, base, NameMode::Required));
                self.context.naming_constructor = outer;
                if declarator.name.is_none() {
                    if !failed {
                        self.report_missing_type();
                    }
                    self.skip_declaration();
                    return;
                }
                if specs.ty.is_none() && !self.allows_no_type(&declarator) {
                    if !failed {
                        let span = declarator.span;
                        match declarator.name {
                            Some(IdName::Ident(_))
                                if declarator.function.is_none()
                                    && matches!(self.kind(), TokenKind::Equal | TokenKind::Semi) =>
                            {
                                self.report_implicit_int(specs, span);
                            }
                            Some(IdName::Ident(_))
                                if declarator.function.is_some() && declarator.qualifier.is_none() =>
                            {
                                self.report(diag::explicit_type_is_missing_int_assumed(), span);
                            }
                            Some(IdName::Ident(name))
                                if declarator.function.is_none()
                                    && self.lookup_unqualified(name).is_empty() =>
                            {
                                let text = diag::identifier_is_undefined(&self.text(name));
                                self.report(text, span);
                            }
                            _ => {
                                self.report(diag::declaration_has_no_storage_class_or_type(), span);
                            }
                        }
                    }
                    self.skip_declaration();
                    return;
                }
                if self.finish_member(record, specs, declarator, start) {
                    return;
                }
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

    /// Declares one member. True if a body ended the declaration.
    fn finish_member(
        &mut self,
        record: RecordId,
        specs: &DeclSpecs,
        declarator: Declarator,
        start: u32,
    ) -> bool {
        let scope = self.cx.scope;
        if specs.is_typedef() {
            if declarator.qualifier.is_some() {
                self.report(diag::qualified_name_is_not_allowed(), declarator.span);
            } else if matches!(declarator.name, Some(IdName::Operator(_) | IdName::Conversion(_))) {
                self.report(diag::operator_name_is_not_allowed(), declarator.span);
            }
            if let Some(IdName::Ident(name)) = declarator.name {
                let tag = specs.tag.filter(|_| specs.ty == Some(declarator.ty));
                self.declare_typedef(name, declarator.ty, tag, declarator.span, scope);
                self.align_name(scope, name, specs.attrs.align, &declarator.attrs);
            }
            return false;
        }
        if specs.has(SpecFlags::FRIEND) {
            return self.finish_friend_function(record, specs, declarator, start);
        }
        if matches!(self.tree.types.get(declarator.ty), TypeKind::Function(_)) {
            if let Some(info) = &declarator.function
                && info.auto_params
            {
                self.seek(start);
                self.parse_abbreviated_template();
                return true;
            }
            if specs.ty.is_none()
                && let Some(template) = self.guide_template(&declarator)
                && Some(template) != self.tree.records[record].instance_of.as_ref().map(|i| i.0)
            {
                self.declare_guide(specs, &declarator);
                return false;
            }
            if matches!(specs.storage, Storage::Extern | Storage::Register) {
                self.report(diag::invalid_storage_class_for_class_member(), declarator.span);
            }
            return self.finish_method(record, specs, declarator);
        }
        let Some(IdName::Ident(name)) = declarator.name else {
            self.error_plain(declarator.span, "a data member must have an identifier as its name");
            let _ = self.skip_initializer();
            return false;
        };
        if matches!(specs.storage, Storage::Extern | Storage::Register) {
            self.report(diag::invalid_storage_class_for_class_member(), declarator.span);
        }
        self.check_member_qualifier(record, &declarator);
        if specs.storage == Storage::Static {
            self.declare_static_member(record, specs, &declarator, name);
            return false;
        }
        if declarator.asm_label.is_some() {
            let text = diag::asm_name_is_not_allowed_on_nonstatic();
            self.report(text, declarator.span);
        }
        let bits = if self.at(TokenKind::Colon) {
            self.bump();
            Some(self.parse_constant_int().unwrap_or(0))
        } else {
            None
        };
        let mut attrs = declarator.attrs.clone();
        self.parse_attributes(&mut attrs);
        self.note_lint_attributes(&attrs, declarator.span);
        self.note_lint_attributes(&specs.attrs, declarator.span);
        self.add_field(record, Some(name), declarator.ty, specs, &attrs, declarator.span, bits);
        false
    }

    fn add_field(
        &mut self,
        record: RecordId,
        name: Option<Symbol>,
        ty: QualType,
        specs: &DeclSpecs,
        attrs: &Attrs,
        span: Span,
        bits: Option<i128>,
    ) {
        let flexible = matches!(self.tree.types.get(ty), TypeKind::Array { len: ArrayLen::Unknown, .. });
        let mut ty = ty;
        if self.contains_auto(ty) {
            if !self.tree.types.is_error(ty) {
                self.report(diag::auto_is_not_allowed_here(), span);
            }
            ty = QualType::ERROR;
        } else if !flexible && !self.require_complete(ty, span) {
            ty = QualType::ERROR;
        } else if let Some(r) = self.tree.types.as_record(self.tree.types.array_base(ty))
            && self.tree.records[r].flags.contains(RecordFlags::ABSTRACT)
        {
            self.report_abstract(r, span);
        }
        let scope = self.cx.scope;
        if self.at(TokenKind::LParen) {
            let at = self.span();
            self.report(diag::expected_type_specifier(), at);
        }
        let default = match self.skip_initializer() {
            Some(range) => DefaultArg::Tokens { range, scope, env: None.into() },
            None => DefaultArg::None,
        };
        if self.tree.types.is_error(ty) {
            self.tree.records[record].flags |= RecordFlags::INVALID;
        }
        let bits = match bits {
            Some(n) if n < 0 => {
                self.report(diag::invalid_size_for_bit_field(), span);
                Some(1)
            }
            Some(n) => Some(n.min(1 << 16) as u32),
            None => None,
        };
        self.check_field(record, name, ty, specs, bits, default != DefaultArg::None, span);
        let index = self.tree.records[record].fields.len() as u32;
        let access = self.around.current_access;
        let flags = specs.attrs.flags | attrs.flags;
        self.tree.records[record].fields.push(Field {
            name,
            ty,
            span,
            access,
            bits,
            mutable: specs.has(SpecFlags::MUTABLE),
            no_unique_address: flags.contains(AttrFlags::NO_UNIQUE_ADDRESS),
            align: specs.attrs.align.max(attrs.align),
            type_align: attrs.type_align,
            packed: flags.contains(AttrFlags::PACKED),
            default,
        });
        if let Some(name) = name {
            let scope = self.record_scope(record);
            let clash = self
                .entries(scope, name.into())
                .iter()
                .any(|e| !e.using && !matches!(e.decl, Decl::Record(_) | Decl::Enum(_) | Decl::Error));
            if clash {
                let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
                self.report(text, span);
                return;
            }
            self.declare(scope, name, Decl::Field(FieldRef { record, index }));
        }
    }

    /// A member function. True if a body ended the declaration.
    fn finish_method(&mut self, record: RecordId, specs: &DeclSpecs, declarator: Declarator) -> bool {
        let scope = self.cx.scope;
        if declarator.qualifier.is_some() {
            self.report(diag::qualified_name_is_not_allowed(), declarator.span);
        }
        let Some((name, key)) = self.function_name(&declarator, Some(record)) else {
            let definition = self.parse_method_tail(None);
            return matches!(definition, Definition::Body(_));
        };
        let ty = self.function_type(specs, &declarator, name);
        self.around.pending_requires = declarator.function.as_ref().and_then(|f| f.requires);
        let known = self.find_redeclared(scope, key, ty, false);
        self.around.pending_requires = None;
        if let Some(old) = known {
            let text = diag::invalid_redeclaration_of_member_function(&self.show_signature(old));
            self.report(text, declarator.span);
            let definition = self.parse_method_tail(None);
            return matches!(definition, Definition::Body(_));
        }
        let new = NewFunction {
            name,
            key,
            context: DeclContext::Record(record),
            scope,
            specs,
            declarator: &declarator,
            info: declarator.function.as_ref(),
            access: self.around.current_access,
        };
        let function = self.new_function(new, ty);
        let object =
            |d: Decl| matches!(d, Decl::Field(_) | Decl::Indirect(_) | Decl::Var(_) | Decl::Enumerator(..));
        if let (Key::Ident(name), true) =
            (key, self.entries(scope, key).iter().any(|e| !e.using && object(e.decl)))
        {
            let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
            self.report(text, declarator.span);
        }
        self.drop_hidden_usings(scope, key, function);
        self.declare(scope, key, Decl::Function(function));
        self.tree.records[record].methods.push(function);
        self.check_method(function, key, &declarator);
        let definition = self.parse_method_tail(Some(function));
        if matches!(definition, Definition::Body(_) | Definition::Default) {
            self.tree.functions[function].flags |= FnFlags::INLINE;
        }
        if let Definition::Default = definition {
            self.warn_of_ignored_spaces(function, record, &specs.attrs);
        }
        self.define_function(function, definition, &declarator);
        if let Definition::None = definition {
            self.fn_info[function].needs_definition = true;
        }
        matches!(definition, Definition::Body(_))
    }
}

impl Sema<'_> {
    /// A member declared after `using Base::f;` hides the base's function of the same signature.
    fn drop_hidden_usings(&mut self, scope: ScopeId, key: Key, function: FunctionId) {
        let Some(new) = self.tree.types.as_function(self.tree.functions[function].ty).cloned() else {
            return;
        };
        let hidden: SmallVec<[Decl; 2]> = self
            .entries(scope, key)
            .iter()
            .filter(|e| e.using)
            .filter_map(|e| match e.decl {
                Decl::Function(f) => {
                    let old = self.tree.types.as_function(self.tree.functions[f].ty)?;
                    super::function::same_signature(old, &new).then_some(e.decl)
                }
                _ => None,
            })
            .collect();
        if hidden.is_empty() {
            return;
        }
        if let Some(entries) = self.entries_mut(scope, key) {
            entries.retain(|e| !(e.using && hidden.contains(&e.decl)));
        }
    }
}

impl Parser<'_, '_> {
    /// `override`, `final`, then the definition.
    pub(in crate::sema) fn parse_method_tail(&mut self, function: Option<FunctionId>) -> Definition {
        loop {
            let t = self.tok();
            let flag = if t.is_name(kw::OVERRIDE) {
                FnFlags::OVERRIDE
            } else if t.is_name(kw::FINAL) {
                FnFlags::FINAL
            } else if self.at_attribute() {
                self.parse_attributes(&mut Attrs::default());
                continue;
            } else {
                break;
            };
            self.bump();
            if let Some(f) = function {
                self.tree.functions[f].flags |= flag;
            }
        }
        self.parse_definition_tail()
    }
}

impl Sema<'_> {
    /// The `#pragma pack` value in force at the current token.
    fn pack_alignment(&mut self) -> u32 {
        let at = self.pos();
        let index = self.pack_stack_at.partition_point(|p| p.0 <= at);
        match index.checked_sub(1) {
            Some(i) => self.pack_stack_at[i].1,
            None => 0,
        }
    }

    /// Reads all `#pragma pack` of the unit: (token index, value from there on).
    pub fn collect_pack_pragmas(&mut self) {
        let mut stack: Vec<u32> = Vec::new();
        let mut current = 0u32;
        for pragma in self.tokens.pragmas() {
            if pragma.name != Some(kw::PACK) {
                continue;
            }
            let mut push = false;
            let mut pop = false;
            let mut value = None;
            for t in self.tokens.pragma_tokens(pragma).iter().skip(1) {
                if t.is_name(kw::PUSH) {
                    push = true;
                } else if t.is_name(kw::POP) {
                    pop = true;
                } else if t.kind == TokenKind::Number {
                    value = self.interner.get(t.symbol()).parse::<u32>().ok();
                }
            }
            if push {
                stack.push(current);
            }
            if pop {
                current = stack.pop().unwrap_or(0);
            }
            match value {
                Some(v) => current = v,
                None if !push && !pop => current = 0,
                None => {}
            }
            self.pack_stack_at.push((pragma.before, current));
        }
    }
}

impl Parser<'_, '_> {
    /// Static data members.
    fn declare_static_member(
        &mut self,
        record: RecordId,
        specs: &DeclSpecs,
        declarator: &Declarator,
        name: Symbol,
    ) {
        let scope = self.record_scope(record);
        let var =
            self.new_variable(Some(name), declarator.ty, DeclContext::Record(record), specs, declarator);
        self.tree.vars[var].access = self.around.current_access;
        self.check_named_like_class(scope, name, declarator.span);
        if self.is_block_scope_class(scope) {
            self.report(diag::local_class_may_not_have_static_data(), declarator.span);
        }
        let clash = self.entries(scope, name.into()).iter().any(|e| !e.using && !e.decl.is_type());
        if clash {
            let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
            self.report(text, declarator.span);
        }
        self.declare(scope, name, Decl::Var(var));
        let has_init = matches!(self.kind(), TokenKind::Equal | TokenKind::LBrace);
        // A member that is defined here needs its type now; in templates that is when it is instantiated.
        let defines = has_init || specs.has(SpecFlags::INLINE);
        if defines && !self.inside_template(Some(scope)) {
            let object = self.tree.types.as_record(self.tree.types.array_base(declarator.ty));
            let flags = object.map_or(RecordFlags::empty(), |r| self.tree.records[r].flags);
            if flags.contains(RecordFlags::BEING_DEFINED) {
                let ty = self.tree.vars[var].ty;
                self.report_incomplete(ty, declarator.span);
            }
        }
        let plain = self.is_plain_auto(declarator.ty);
        if matches!(self.kind(), TokenKind::Equal | TokenKind::LBrace) {
            self.tree.vars[var].flags |= crate::tree::VarFlags::IN_CLASS;
        }
        self.take_initializer(var, specs, declarator.scope.unwrap_or(self.cx.scope));
        if plain && !self.contains_auto(self.tree.vars[var].ty) {
            let ty = self.tree.vars[var].ty.unqualified();
            self.check_auto_constraint(specs.constraint, ty, declarator.span);
        }
        if has_init {
            self.check_static_member_init(var, specs);
        } else if specs.has(SpecFlags::CONSTEXPR)
            && self.tree.types.as_record(declarator.ty).is_none()
            && !self.tree.types.is_error(declarator.ty)
        {
            self.report(diag::missing_initializer_for_constexpr_variable(), declarator.span);
        }
        if specs.has(SpecFlags::MUTABLE) {
            self.report(diag::mutable_is_not_allowed(), declarator.span);
        }
        if specs.has(SpecFlags::VIRTUAL) {
            self.report(diag::virtual_is_not_allowed(), declarator.span);
        }
    }

    /// Range of the body at the cursor, for classes that are read later.
    pub fn skip_class_body(&mut self) -> TokenRange {
        let start = self.pos();
        if self.tok().is_name(kw::FINAL) {
            self.bump();
        }
        if self.eat(TokenKind::Colon) {
            // Base clause: up to the `{` that is not inside template arguments.
            loop {
                match self.kind() {
                    TokenKind::LBrace | TokenKind::Eof | TokenKind::Semi => break,
                    TokenKind::LParen | TokenKind::LBracket => {
                        self.skip_brackets();
                    }
                    TokenKind::Less => match self.sema.scan_template_args(self.pos()) {
                        Some(after) => self.seek(after),
                        None => {
                            self.bump();
                        }
                    },
                    _ => {
                        self.bump();
                    }
                }
            }
        }
        if self.at(TokenKind::LBrace) {
            self.skip_brackets();
        } else {
            self.expect(TokenKind::LBrace);
        }
        TokenRange { start, end: self.pos() }
    }
}
