//! Implicit deduction guides: one per constructor of a class template ([over.match.class.deduct]).
//!
//! The constructors are found by reading the class body once as a pattern: member types are declared with the class's
//! parameters as symbols, constructors are read as function templates with those parameters in front of their own, and
//! everything else is skipped.

use std::rc::Rc;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::tree::types::{FnType, QualType, TypeKind};
use crate::tree::{DeclName, FunctionId, ScopeId, TemplateArg, TemplateId, TemplateKind};

use super::{FnPattern, Header};
use crate::sema::decl_spec::SpecContext;
use crate::sema::declarator::NameMode;
use crate::sema::function::Definition;
use crate::sema::scope::{Decl, Entry, ScopeKind};
use crate::sema::{Parser, Scoped, Sema};

impl Sema<'_> {
    /// Written guides, then those made from constructors.
    pub fn all_guides(&mut self, class: TemplateId) -> Vec<Decl> {
        if !self.guides_made.contains_key(&class) {
            self.guides_made.insert(class, Vec::new());
            let implicit = self.make_guides(class);
            self.guides_made.insert(class, implicit);
        }
        let mut out = self.templates[class].guides.clone();
        if let Some(implicit) = self.guides_made.get(&class) {
            out.extend(implicit.iter().copied());
        }
        out
    }

    fn make_guides(&mut self, class: TemplateId) -> Vec<Decl> {
        let Some(definition) = self.templates[class].class_definition.clone() else { return Vec::new() };
        let Some(name) = self.templates[class].name else { return Vec::new() };
        let args = self.identity_args(&definition.header.params);
        let scope = self.bind_params(&definition.header.params, &args, definition.header.outer);
        self.scopes[scope].pattern = true;
        // A scope for the member types; it belongs to no class.
        let members = self.new_scope(ScopeKind::Template, Some(scope));
        let ty = self.class_instance(class, args.into());
        self.declare_entry(
            members,
            name.into(),
            Entry {
                decl: Decl::Type(ty),
                pos: 0,
                access: crate::tree::Access::Public,
                hidden: false,
                using: false,
            },
        );
        let mut guides = Vec::new();
        let outer = std::mem::replace(&mut self.making_guides, true);
        self.replay(definition.body.start, members, |s| {
            while !s.at(TokenKind::LBrace) && !s.at_eof() {
                match s.kind() {
                    TokenKind::Less => match s.sema.scan_template_args(s.pos()) {
                        Some(after) => s.seek(after),
                        None => {
                            s.bump();
                        }
                    },
                    TokenKind::LParen => {
                        s.skip_brackets();
                    }
                    _ => {
                        s.bump();
                    }
                }
            }
            let close = s.matching();
            s.bump();
            while s.pos() < close && !s.at_eof() {
                let before = s.pos();
                s.guide_member(class, name, &definition.header, ty, &mut guides);
                if s.pos() <= before {
                    s.bump();
                }
            }
        });
        self.making_guides = outer;
        guides
    }

    /// CTAD by the name of an alias template: the class is deduced as if by its own name, and must be what the alias
    /// can stand for.
    pub(in crate::sema) fn deduce_through_alias(
        &mut self,
        alias: TemplateId,
        args: &[crate::sema::convert::Init],
        how: crate::sema::expr::Deducing,
        span: oxicc_source::Span,
    ) -> Option<QualType> {
        let data = &self.templates[alias];
        let (params, scope, decl) = (data.header.params.clone(), data.header.scope, data.decl);
        let pattern = self.replay(decl, scope, |s| s.trap(|s| s.parse_alias_type().0).ok());
        let spec = pattern.map(|ty| self.tree.types.get(ty).clone());
        let instance = match spec {
            Some(TypeKind::TemplateSpec { template, args }) => Some((template, args)),
            Some(TypeKind::Record(r)) => self.tree.records[r].instance_of.clone(),
            _ => None,
        };
        let Some((template, wanted)) = instance else {
            let name = self.show_template(alias);
            self.report(diag::no_instance_of_constructor_matches_argument_list(&name), span);
            return None;
        };
        let known = |s: &Self, arg: &TemplateArg| {
            (!s.are_dependent_args(std::slice::from_ref(arg))).then(|| arg.clone())
        };
        let fixed: Box<[_]> = wanted.iter().map(|a| known(self, a)).collect();
        let outer = self.alias_args.replace((template, fixed));
        let ty = self.deduce_class_template(template, args, how, span);
        self.alias_args = outer;
        let ty = ty?;
        let record = self.tree.types.as_record(ty)?;
        let have = self.tree.records[record].instance_of.clone()?.1;
        // Parameters of the alias that it does not use have nothing to be deduced from.
        let used = self.are_dependent_args(&wanted);
        if used && self.deduce_from_args(&params, &wanted, &have).is_none() || !used && have != wanted {
            let name = self.show_template(alias);
            self.report(diag::no_instance_of_constructor_matches_argument_list(&name), span);
            return None;
        }
        Some(ty)
    }

    /// The types of the bases and members of a class template that may be an aggregate, with its parameters as symbols;
    /// and which of them are expansions of packs.
    pub fn aggregate_pattern(&mut self, class: TemplateId) -> Option<Vec<(QualType, bool)>> {
        let definition = self.templates[class].class_definition.clone()?;
        let args = self.identity_args(&definition.header.params);
        let scope = self.bind_params(&definition.header.params, &args, definition.header.outer);
        self.scopes[scope].pattern = true;
        let members = self.new_scope(ScopeKind::Template, Some(scope));
        let mut fields = Vec::new();
        self.replay(definition.body.start, members, |s| {
            if s.tok().is_name(kw::FINAL) {
                s.bump();
            }
            if s.eat(TokenKind::Colon) {
                loop {
                    let base = s.trap(|s| s.parse_base().0).ok()?;
                    fields.push((base, s.eat(TokenKind::Ellipsis)));
                    if !s.eat(TokenKind::Comma) {
                        break;
                    }
                }
            }
            if !s.at(TokenKind::LBrace) {
                return None;
            }
            let close = s.matching();
            s.bump();
            while s.pos() < close && !s.at_eof() {
                let start = s.pos();
                let end = s.member_end(start);
                let outer = s.cx.scope;
                if s.at_kw(kw::USING) || s.at_kw(kw::TYPEDEF) {
                    let _ = s.trap(|s| {
                        if s.at_kw(kw::USING) { s.parse_using() } else { s.parse_simple_declaration() }
                    });
                } else if !s.at_kw(kw::TEMPLATE) && !s.at_kw(kw::STATIC_ASSERT) {
                    let types = s.trap(|s| s.member_types(end)).ok()?;
                    fields.extend(types.into_iter().map(|ty| (ty, false)));
                }
                s.cx.scope = outer;
                s.seek(end.max(start + 1));
            }
            Some(())
        })?;
        Some(fields)
    }
}

impl Parser<'_, '_> {
    /// The types of the data members that one member-declaration declares.
    fn member_types(&mut self, end: u32) -> Vec<QualType> {
        use crate::sema::decl_spec::{SpecFlags, Storage};
        let mut out = Vec::new();
        let specs = self.parse_decl_specifiers(SpecContext::Declaration);
        if specs.storage != Storage::None || specs.has(SpecFlags::FRIEND) {
            return out;
        }
        let Some(base) = specs.ty else { return out };
        while self.pos() < end && !self.at(TokenKind::Semi) {
            let declarator = self.parse_declarator(&specs, base, NameMode::Required);
            if declarator.function.is_some() {
                return out;
            }
            out.push(declarator.ty);
            let _ = self.skip_initializer();
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        out
    }

    /// One member of the class body.
    fn guide_member(
        &mut self,
        class: TemplateId,
        name: Symbol,
        header: &Header,
        ty: QualType,
        out: &mut Vec<Decl>,
    ) {
        let start = self.pos();
        if self.at_kw(kw::USING) || self.at_kw(kw::TYPEDEF) {
            let end = self.member_end(start);
            let scope = self.cx.scope;
            let _ = self
                .trap(|s| if s.at_kw(kw::USING) { s.parse_using() } else { s.parse_simple_declaration() });
            self.cx.scope = scope;
            self.seek(end);
            return;
        }
        self.declare_member_type(ty);
        let mut at = start;
        let mut template = None;
        if self.at_kw(kw::TEMPLATE) && self.peek(1).kind == TokenKind::Less {
            template = Some(at);
            match self.scan_template_args(at + 1) {
                Some(after) => at = after,
                None => at += 2,
            }
            if self.tokens.get(at as usize).is_name(kw::REQUIRES) {
                self.seek(at + 1);
                self.skip_constraint();
                at = self.pos();
                self.seek(start);
            }
        }
        let decl = at;
        // Specifiers before a constructor's name.
        loop {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Keyword
                    if matches!(
                        t.symbol(),
                        kw::CONSTEXPR
                            | kw::CONSTEVAL
                            | kw::INLINE
                            | kw::GNU_INLINE
                            | kw::GNU_INLINE2
                            | kw::EXPLICIT
                    ) =>
                {
                    at += 1;
                    if self.tokens.get(at as usize).kind == TokenKind::LParen {
                        at = self.matching_at(at) + 1;
                    }
                }
                TokenKind::Keyword if matches!(t.symbol(), kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2) => {
                    at = self.matching_at(at + 1) + 1;
                }
                TokenKind::LBracket => at = self.matching_at(at) + 1,
                _ => break,
            }
        }
        let is_ctor = self.tokens.get(at as usize).is_name(name)
            && self.tokens.get(at as usize + 1).kind == TokenKind::LParen
            && self.tokens.get(at as usize - 1).kind != TokenKind::Tilde;
        if is_ctor {
            let scope = self.cx.scope;
            if let Ok(Some(guide)) = self.trap(|s| s.read_guide(class, header, ty, template, decl, at)) {
                out.push(guide);
            }
            self.cx.scope = scope;
        }
        let end = self.member_end(start);
        self.seek(end);
    }
}

impl Sema<'_> {
    /// Declares the name of a member class or enumeration, which stands for that of whatever instance is deduced.
    fn declare_member_type(&mut self, class: QualType) {
        let mut at = self.pos() as usize;
        let is_keyword = |s: &Self, at: usize, words: &[Symbol]| {
            let t = s.tokens.get(at);
            t.kind == TokenKind::Keyword && words.contains(&t.symbol())
        };
        if !is_keyword(self, at, &[kw::STRUCT, kw::CLASS, kw::UNION, kw::ENUM]) {
            return;
        }
        at += 1;
        if is_keyword(self, at, &[kw::STRUCT, kw::CLASS]) {
            at += 1;
        }
        let follows = self.tokens.get(at + 1).kind;
        let name = self.tokens.get(at);
        if name.kind == TokenKind::Ident
            && matches!(follows, TokenKind::LBrace | TokenKind::Colon | TokenKind::Semi)
        {
            let kind = TypeKind::DependentName { scope: class.ty(), name: name.symbol(), args: None };
            let ty: QualType = self.tree.types.intern(kind).into();
            self.declare(self.cx.scope, name.symbol(), Decl::Type(ty));
        }
    }

    /// Index after the member that starts at `start`.
    pub(super) fn member_end(&mut self, start: u32) -> u32 {
        let mut at = start;
        loop {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Semi => return at + 1,
                TokenKind::Eof | TokenKind::RBrace => return at,
                TokenKind::Colon if at == start + 1 => return at + 1,
                TokenKind::LBrace => {
                    let close = self.matching_at(at) + 1;
                    match self.tokens.get(close as usize).kind {
                        // A braced initialiser or a class; a function body ends the member.
                        TokenKind::Semi => return close + 1,
                        TokenKind::Comma | TokenKind::Equal | TokenKind::LBrace | TokenKind::Ellipsis => {
                            at = close
                        }
                        _ => return close,
                    }
                }
                TokenKind::LParen | TokenKind::LBracket => at = self.matching_at(at) + 1,
                _ => at += 1,
            }
        }
    }
}

impl Parser<'_, '_> {
    fn read_guide(
        &mut self,
        class: TemplateId,
        header: &Header,
        ty: QualType,
        template: Option<u32>,
        decl: u32,
        name_at: u32,
    ) -> Option<Decl> {
        let mut all = header.clone();
        all.requires = header.requires;
        // A default may be with another declaration of the class; the guide keeps these declarations behind its own.
        let known = self.templates[class].headers.clone();
        let params = Rc::make_mut(&mut all.params);
        for (param, merged) in params.iter_mut().zip(self.templates[class].header.params.iter()) {
            param.default = merged.default.map(|(range, number)| (range, number + 1));
        }
        if let Some(at) = template {
            self.seek(at + 1);
            let base = std::mem::replace(&mut self.param_base, header.params.len() as u16);
            let inner = self.parse_template_header();
            self.param_base = base;
            Rc::make_mut(&mut all.params).extend(inner.params.iter().cloned());
            all.requires = all.requires.or(inner.requires);
        }
        // Without a record around, the name would be read as a type; read the declarator from the name on.
        self.seek(decl);
        let mut explicit = false;
        while self.pos() < name_at {
            explicit |= self.at_kw(kw::EXPLICIT);
            if self.at_attribute() {
                self.parse_attributes(&mut Default::default());
            } else if self.at(TokenKind::LParen) {
                self.skip_brackets();
            } else {
                self.bump();
            }
        }
        let specs = crate::sema::decl_spec::DeclSpecs::default();
        let declarator = self.parse_declarator(&specs, QualType::VOID, NameMode::Required);
        let info = declarator.function.as_ref()?;
        if info.auto_params || self.parse_definition_tail() == Definition::Delete {
            return None;
        }
        let f = self.tree.types.as_function(declarator.ty)?.clone();
        let fn_ty = self.tree.types.function(FnType { ret: ty, ..f });
        let pattern = FnPattern {
            ty: fn_ty,
            defaults: info.params.iter().map(|p| p.default.is_some()).collect(),
            packs: info.packs.clone(),
            requires: info.requires,
            explicit_object: false,
            is_static: false,
            noexcept: None,
        };
        let outer = header.outer;
        let scope = self.declaration_scope(outer);
        let span = declarator.span;
        let id = self.new_template(DeclName::Guide(class), None, TemplateKind::Function, scope, all, span);
        self.templates[id].decl = decl;
        self.templates[id].pattern = Some(pattern);
        self.templates[id].headers.extend(known);
        self.templates[id].implicit_guide = true;
        self.templates[id].is_explicit_guide = explicit;
        self.templates[id].guide_for = class.into();
        self.tree.templates[id].pattern = Some(fn_ty);
        Some(Decl::Template(id))
    }
}

impl Sema<'_> {
    /// For an implicit guide whose class is known: a scope that finds the members of the class, too.
    pub(super) fn guide_members_scope(
        &mut self,
        guide: TemplateId,
        args: &[TemplateArg],
        scope: ScopeId,
    ) -> Option<ScopeId> {
        let class = self.templates[guide].guide_for.expand()?;
        let count = self.templates[class].header.params.len();
        let args = args.get(..count).filter(|args| !self.are_dependent_args(args))?;
        let ty = self.class_instance(class, args.into());
        let record = self.tree.types.as_record(ty)?;
        self.complete_record(record).then(|| self.reenter_record(record, scope))
    }
}

impl Parser<'_, '_> {
    /// An instance of an implicit guide: the constructor with its parameters bound, returning the class.
    pub fn replay_guide(&mut self, guide: TemplateId, decl: u32, args: &[TemplateArg]) -> Option<FunctionId> {
        let class = self.templates[guide].guide_for.expand()?;
        let count = self.templates[class].header.params.len();
        let ty = self.class_instance(class, args.get(..count)?.into());
        let record = self.tree.types.as_record(ty)?;
        if !self.complete_record(record) {
            let span = self.span();
            self.require_complete(ty, span);
            return None;
        }
        let scope = self.cx.scope;
        self.cx.scope = self.reenter_record(record, scope);
        self.seek(decl);
        let specs = self.parse_decl_specifiers(SpecContext::Member);
        let declarator = self.parse_declarator(&specs, QualType::VOID, NameMode::Required);
        let f = self.tree.types.as_function(declarator.ty)?.clone();
        let fn_ty = self.tree.types.function(FnType { ret: ty, ..f });
        if let Some(requires) = declarator.function.as_ref().and_then(|f| f.requires) {
            let inner = declarator.scope.unwrap_or(self.cx.scope);
            if !self.requires_holds_with_params(requires, inner, declarator.function.as_ref()) {
                self.error_plain(declarator.span, super::explain::UNSATISFIED);
                return None;
            }
        }
        let new = crate::sema::function::NewFunction {
            name: DeclName::Guide(class),
            key: crate::sema::scope::Key::Ctor,
            context: self.tree.templates[guide].context,
            scope,
            specs: &specs,
            declarator: &declarator,
            info: declarator.function.as_ref(),
            access: crate::tree::Access::Public,
        };
        let function = self.new_function(new, fn_ty);
        // Checked already.
        self.fn_info[function].requires = None;
        self.tree.functions[function].instance_of = Some((guide, args.into()));
        Some(function)
    }
}
