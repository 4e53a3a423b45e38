//! Template declarations: primary templates, definitions, partial and explicit specialisations, explicit
//! instantiations, members defined outside their class, deduction guides.

use oxicc_source::Span;
use rustc_hash::FxHashMap;

use crate::lex::{Symbol, TokenKind, kw};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{
    Access, BodyState, DeclContext, DeclName, FnFlags, FunctionId, RecordKind, ScopeId, Template,
    TemplateArg, TemplateId, TemplateKind, TokenRange,
};

use super::{
    ClassDefinition, FnDefinition, FnPattern, Header, Instance, OutOfLine, OutOfLineBody, ParamKind, Partial,
    TemplateData, TemplateParam,
};
use crate::sema::Sema;
use crate::sema::decl_spec::{DeclSpecs, SpecContext, SpecFlags};
use crate::sema::declarator::{AutoParams, Declarator, NameMode};
use crate::sema::function::{Definition, NewFunction};
use crate::sema::name::{IdName, Qualifier};
use crate::sema::scope::{Decl, Entry, Key, LookupMode, ScopeKind};

impl Sema<'_> {
    /// A declaration that starts with `template` (`extern` before it has been read).
    pub fn parse_template(&mut self) {
        let start = self.pos();
        if self.peek(1).kind != TokenKind::Less {
            self.bump();
            self.parse_explicit_instantiation();
            return;
        }
        let outer = self.cx.scope;
        if self.extern_c && matches!(self.scopes[self.declaration_scope(outer)].kind, ScopeKind::Namespace(_))
        {
            let span = self.span();
            self.error(800, span, "this declaration may not have extern \"C\" linkage");
        }
        if matches!(self.scopes[self.declaration_scope(outer)].kind, ScopeKind::Record(_))
            && self.is_block_scope_class(outer)
        {
            let span = self.span();
            self.error(873, span, "a local class may not have member templates");
        }
        let mut headers: Vec<Header> = Vec::new();
        let mut last = start;
        while self.at_kw(kw::TEMPLATE) && self.peek(1).kind == TokenKind::Less {
            last = self.pos();
            self.bump();
            if self.peek(1).kind == TokenKind::Greater {
                self.bump();
                self.bump();
                continue;
            }
            let header = self.parse_template_header();
            headers.push(header);
        }
        while self.at_kw(kw::GNU_EXTENSION2) {
            self.bump();
        }
        match headers.len() {
            0 => {
                self.cx.scope = outer;
                self.parse_explicit_specialization();
            }
            1 => {
                let header = headers.remove(0);
                self.parse_templated(header, None, last);
            }
            _ => {
                let inner = headers.pop();
                let header = headers.remove(0);
                self.parse_templated(header, inner, last);
            }
        }
        self.cx.scope = outer;
    }

    /// The declaration behind one (or two) headers, of which the last starts at token `last`. The innermost parameter
    /// scope is current.
    fn parse_templated(&mut self, header: Header, inner: Option<Header>, last: u32) {
        let t = self.tok();
        if t.kind == TokenKind::Keyword {
            match t.symbol() {
                kw::USING => return self.parse_alias_template(header),
                kw::CONCEPT => return self.parse_concept(header),
                kw::STRUCT | kw::CLASS | kw::UNION if self.at_class_template() => {
                    return self.parse_class_template(header, inner, false, last);
                }
                kw::ENUM if self.skip_member_enum(&header) => return,
                kw::FRIEND if self.friend_class_ahead() => {
                    self.bump();
                    return self.parse_class_template(header, inner, true, last);
                }
                _ => {}
            }
        }
        self.parse_function_or_variable_template(header, inner);
    }

    /// `enum A<T>::E {...};` behind a header: keeps the definition for the instances of `A`.
    fn skip_member_enum(&mut self, header: &Header) -> bool {
        let decl = self.pos();
        let mark = self.mark();
        let found = self.trap(|s| {
            s.bump();
            let _ = s.eat_kw(kw::CLASS) || s.eat_kw(kw::STRUCT);
            s.parse_attributes(&mut Default::default());
            let qualifier = s.parse_qualifier();
            let name = s.eat_ident();
            Some((s.pattern_owner(qualifier)?, name?))
        });
        let Ok(Some(((owner, args, path), name))) = found else {
            self.rewind(mark);
            return false;
        };
        while !matches!(self.kind(), TokenKind::LBrace | TokenKind::Semi) && !self.at_eof() {
            self.bump();
        }
        if self.at(TokenKind::LBrace) {
            self.templates[owner].out_of_line.push(OutOfLine {
                path: path.into(),
                key: Key::Ident(name),
                header: header.clone(),
                args,
                inner: None,
                decl,
                body: OutOfLineBody::Enum,
            });
        }
        self.skip_to_semi();
        true
    }

    /// Whether a class-key starts a class template declaration, as against a return type.
    fn at_class_template(&mut self) -> bool {
        let mut at = self.pos() + 1;
        loop {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Keyword
                    if matches!(t.symbol(), kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2 | kw::ALIGNAS) =>
                {
                    at = self.matching_at(at + 1) + 1;
                }
                TokenKind::LBracket => at = self.matching_at(at) + 1,
                TokenKind::Ident => {
                    at += 1;
                    if self.tokens.get(at as usize).kind == TokenKind::LParen
                        && self.tokens.get(at as usize - 1).symbol() == kw::DECLSPEC
                    {
                        at = self.matching_at(at) + 1;
                        continue;
                    }
                    if self.tokens.get(at as usize).kind == TokenKind::Less {
                        match self.scan_template_args(at) {
                            Some(after) => at = after,
                            None => return false,
                        }
                    }
                    match self.tokens.get(at as usize).kind {
                        TokenKind::ColonColon => at += 1,
                        TokenKind::Semi | TokenKind::LBrace | TokenKind::Colon => return true,
                        TokenKind::Ident => {
                            return self.tokens.get(at as usize).symbol() == kw::FINAL;
                        }
                        TokenKind::LBracket => {
                            return self.tokens.get(at as usize + 1).kind == TokenKind::LBracket;
                        }
                        TokenKind::Keyword => {
                            return matches!(
                                self.tokens.get(at as usize).symbol(),
                                kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2 | kw::ALIGNAS
                            );
                        }
                        _ => return false,
                    }
                }
                TokenKind::ColonColon => at += 1,
                TokenKind::Keyword if t.symbol() == kw::TEMPLATE => at += 1,
                _ => return false,
            }
        }
    }

    fn friend_class_ahead(&self) -> bool {
        let t = self.peek(1);
        t.kind == TokenKind::Keyword && matches!(t.symbol(), kw::STRUCT | kw::CLASS | kw::UNION)
    }

    pub fn new_template(
        &mut self,
        name: DeclName,
        symbol: Option<Symbol>,
        kind: TemplateKind,
        scope: ScopeId,
        header: Header,
        span: Span,
    ) -> TemplateId {
        let context = self.context_of(scope);
        let record = match context {
            DeclContext::Record(r) => Some(r),
            _ => None,
        };
        let params = self.param_infos(&header);
        let id = self.tree.templates.push(Template { name, kind, context, span, pattern: None, params });
        let decl = self.pos();
        let data = TemplateData {
            headers: vec![header.clone()],
            header,
            decl,
            name: symbol,
            record: record.into(),
            kind: RecordKind::Struct,
            pattern: None,
            fn_definition: None,
            class_definition: None,
            partials: Vec::new(),
            out_of_line: Vec::new(),
            adopted: 0,
            instances: FxHashMap::default(),
            guides: Vec::new(),
            friend: false,
            invented: 0,
            deleted: false,
            is_explicit_guide: false,
            implicit_guide: false,
            lambda: None.into(),
            guide_for: None.into(),
        };
        self.templates.push(data);
        id
    }

    /// Adds the defaults of a redeclaration's header.
    /// Redeclarations have the same kinds of parameters, and give each default once ([temp.param]).
    fn check_same_header(&mut self, template: TemplateId, header: &Header, span: Span) {
        let old = &self.templates[template].header.params;
        let kinds = |list: &[TemplateParam]| list.iter().map(super::InnerParam::of).collect::<Vec<_>>();
        let mut problem = None;
        if kinds(old) != kinds(&header.params) {
            problem = Some("the template parameters differ from those of an earlier declaration");
        }
        let twice = |(old, new): (&TemplateParam, &TemplateParam)| matches!((old.default, new.default), (Some(a), Some(b)) if a.0 != b.0);
        if old.iter().zip(&header.params).any(twice) {
            problem = Some("redefinition of a default template argument");
        }
        if let Some(text) = problem {
            self.error_plain(span, text);
        }
    }

    /// Whether something that is no class of this name is declared in the scope.
    fn clashes_with_template(&self, scope: ScopeId, name: Symbol) -> bool {
        self.entries(scope, name.into()).iter().any(|e| {
            let tag = matches!(e.decl, Decl::Error | Decl::Record(_) | Decl::Template(_));
            !e.using && !e.hidden && !tag
        })
    }

    fn merge_header(&mut self, template: TemplateId, header: &Header) {
        let number = self.templates[template].headers.len() as u32;
        let mut any = false;
        for (old, new) in self.templates[template].header.params.iter_mut().zip(&header.params) {
            if old.default.is_none()
                && let Some((range, _)) = new.default
            {
                old.default = Some((range, number));
                any = true;
            }
        }
        if any {
            self.templates[template].headers.push(header.clone());
        }
    }

    fn parse_alias_template(&mut self, header: Header) {
        self.bump();
        let span = self.span();
        let Some(name) = self.eat_ident() else {
            self.error(40, span, "expected an identifier");
            self.skip_declaration();
            return;
        };
        let mut attrs = Default::default();
        self.parse_attributes(&mut attrs);
        self.expect(TokenKind::Equal);
        let scope = self.declaration_scope(header.outer);
        let known = self.entries(scope, name.into()).iter().find_map(|e| match e.decl {
            Decl::Template(t) if self.tree.templates[t].kind == TemplateKind::Alias => Some(t),
            _ => None,
        });
        if known.is_none() {
            let id = self.new_template(
                DeclName::Ident(name),
                Some(name),
                TemplateKind::Alias,
                scope,
                header,
                span,
            );
            self.declare(scope, name, Decl::Template(id));
        }
        self.skip_to_semi();
    }

    /// Skips a declaration's rest to and over `;`, without looking at it.
    fn skip_to_semi(&mut self) {
        loop {
            match self.kind() {
                TokenKind::Semi => {
                    self.bump();
                    return;
                }
                TokenKind::Eof | TokenKind::RBrace => {
                    self.expect(TokenKind::Semi);
                    return;
                }
                TokenKind::LParen | TokenKind::LBrace | TokenKind::LBracket => {
                    self.skip_brackets();
                }
                _ => {
                    self.bump();
                }
            }
        }
    }

    fn parse_concept(&mut self, header: Header) {
        self.bump();
        let span = self.span();
        let Some(name) = self.eat_ident() else {
            self.error(40, span, "expected an identifier");
            self.skip_declaration();
            return;
        };
        let mut attrs = Default::default();
        self.parse_attributes(&mut attrs);
        self.expect(TokenKind::Equal);
        let scope = self.declaration_scope(header.outer);
        if !matches!(self.scopes[scope].kind, ScopeKind::Namespace(_)) {
            self.error(3045, span, "concept definition cannot appear in this scope");
        } else if self.entries(scope, name.into()).iter().any(|e| !e.using) {
            let text = format!("\"{}\" has already been declared in the current scope", self.text(name));
            self.error(101, span, text);
        }
        let id =
            self.new_template(DeclName::Ident(name), Some(name), TemplateKind::Concept, scope, header, span);
        // Known from here on: the next declaration may start with it.
        self.declare(scope, name, Decl::Template(id));
        self.skip_to_semi();
    }
}

/// Class templates.
impl Sema<'_> {
    fn parse_class_template(&mut self, header: Header, inner: Option<Header>, friend: bool, last: u32) {
        let head_start = self.pos();
        let kind = match self.tok().symbol() {
            kw::CLASS => RecordKind::Class,
            kw::UNION => RecordKind::Union,
            _ => RecordKind::Struct,
        };
        let head = self.parse_class_head(kind);
        let Some(name) = head.name else {
            self.error(40, head.span, "expected an identifier");
            self.skip_declaration();
            return;
        };
        if head.qualifier.is_none() && header.params.iter().any(|p| p.name == Some(name)) {
            let text = format!("\"{}\" is the name of a template parameter", self.text(name));
            self.error(454, head.span, text);
        }
        let outer = header.outer;
        let here = self.declaration_scope(outer);
        // A nested class of a class template, defined outside.
        if let Some((owner, args, path)) = self.pattern_owner(head.qualifier) {
            let has_args = self.at(TokenKind::Less);
            if has_args && let Some(after) = self.scan_template_args(self.pos()) {
                self.seek(after);
            }
            let defines = self.at_class_body();
            if defines {
                let body = self.skip_class_body();
                // A member template is declared anew in each instance of its owner, from its own header on.
                let decl = if inner.is_some() { last } else { head_start };
                if inner.is_some() || !has_args {
                    self.templates[owner].out_of_line.push(OutOfLine {
                        path: path.into(),
                        key: Key::Ident(name),
                        header,
                        args,
                        inner,
                        decl,
                        body: OutOfLineBody::Class { body, kind },
                    });
                }
            }
            self.skip_to_semi();
            return;
        }
        let scope = match head.qualifier {
            None if friend => {
                let ns = self.enclosing_namespace(here);
                self.namespace_scope(ns)
            }
            None => here,
            Some(Qualifier::Namespace(ns)) => self.namespace_scope(ns),
            Some(Qualifier::Type(ty)) => match self.tree.types.as_record(ty) {
                Some(r) => self.record_scope(r),
                None => here,
            },
        };
        let known = self.find_template(scope, name, TemplateKind::Class, head.qualifier.is_some() || friend);
        if self.at(TokenKind::Less) {
            let mut header = header;
            header.outer = self.member_outer(head.qualifier, outer);
            self.parse_partial(known, header, name, kind, head_start, head.span);
            return;
        }
        let template = match known {
            Some(t) => {
                self.check_same_header(t, &header, head.span);
                self.merge_header(t, &header);
                self.reveal_template(scope, name.into(), t, friend);
                t
            }
            None => {
                self.check_primary_header(&header, head.span);
                if !friend && self.clashes_with_template(scope, name) {
                    let text =
                        format!("\"{}\" has already been declared in the current scope", self.text(name));
                    self.error(101, head.span, text);
                }
                let id = self.new_template(
                    DeclName::Ident(name),
                    Some(name),
                    TemplateKind::Class,
                    scope,
                    header.clone(),
                    head.span,
                );
                self.templates[id].kind = kind;
                let entry = Entry {
                    decl: Decl::Template(id),
                    pos: self.pos(),
                    access: self.current_access,
                    hidden: friend,
                    using: false,
                };
                self.declare_entry(scope, name.into(), entry);
                id
            }
        };
        if friend && let ScopeKind::Record(r) = self.scopes[here].kind {
            self.friends.entry(r).or_default().push(Decl::Template(template));
        }
        if self.at_class_body() {
            let head_range = TokenRange { start: head_start, end: self.pos() };
            let body = self.skip_class_body();
            if self.templates[template].class_definition.is_some() {
                let text = format!("class template \"{}\" has already been defined", self.text(name));
                self.error(3369, head.span, text);
            } else {
                // Members see the scope the template was declared in (a namespace may be reopened elsewhere).
                let mut header = header;
                header.outer = self.member_outer(head.qualifier, outer);
                self.templates[template].kind = kind;
                self.templates[template].class_definition =
                    Some(ClassDefinition { kind, body, head: head_range, header });
            }
        }
        self.skip_to_semi();
    }

    /// The scope around the members of a class that is declared as `qualifier::name` in `outer`.
    fn member_outer(&mut self, qualifier: Option<Qualifier>, outer: ScopeId) -> ScopeId {
        match qualifier {
            Some(Qualifier::Type(ty)) => match self.tree.types.as_record(ty) {
                Some(r) => self.reenter_record(r, outer),
                None => outer,
            },
            Some(Qualifier::Namespace(ns)) => self.namespace_scope(ns),
            None => outer,
        }
    }

    /// Whether two headers are constrained by the same tokens.
    fn same_constraint_tokens(&self, a: &Header, b: &Header) -> bool {
        let same = |x: Option<TokenRange>, y: Option<TokenRange>| match (x, y) {
            (None, None) => true,
            (Some(x), Some(y)) => self.same_tokens(x, y),
            _ => false,
        };
        same(a.requires, b.requires)
            && a.params.iter().zip(&b.params).all(|(x, y)| same(x.constraint, y.constraint))
    }

    fn reveal_template(&mut self, scope: ScopeId, key: Key, template: TemplateId, friend: bool) {
        if friend {
            return;
        }
        let pos = self.pos();
        if let Some(entries) = self.entries_mut(scope, key) {
            for e in entries.iter_mut() {
                if e.decl == Decl::Template(template) && e.hidden {
                    e.hidden = false;
                    e.pos = pos;
                }
            }
        }
    }

    fn at_class_body(&self) -> bool {
        matches!(self.kind(), TokenKind::LBrace | TokenKind::Colon) || self.tok().is_name(kw::FINAL)
    }

    /// A template of a kind in a scope; with `deep` also in its inline namespaces.
    fn find_template(
        &self,
        scope: ScopeId,
        name: Symbol,
        kind: TemplateKind,
        deep: bool,
    ) -> Option<TemplateId> {
        for e in self.entries(scope, name.into()) {
            if let Decl::Template(t) = e.decl
                && self.tree.templates[t].kind == kind
            {
                return Some(t);
            }
        }
        if deep {
            for &child in &self.scopes[scope].inline_children {
                if let Some(t) = self.find_template(child, name, kind, deep) {
                    return Some(t);
                }
            }
        }
        None
    }

    fn parse_partial(
        &mut self,
        known: Option<TemplateId>,
        header: Header,
        name: Symbol,
        kind: RecordKind,
        head_start: u32,
        span: Span,
    ) {
        let template = match known {
            Some(t) => Some(t),
            None => {
                // Through a using-declaration or an enclosing namespace.
                let found = self.lookup_unqualified(name);
                found.first().and_then(|d| self.template_of_decl(d))
            }
        };
        let Some(template) = template else {
            let text = format!("class template \"{}\" is undefined", self.text(name));
            self.error(20, span, text);
            self.skip_declaration();
            return;
        };
        let start = self.pos();
        let access = self.defer_access();
        let args = self.parse_template_args(Some(template));
        self.settle_access(access, None);
        let arg_tokens = TokenRange { start, end: self.pos() };
        let Some(args) = self.check_args(template, args, span) else {
            self.skip_declaration();
            return;
        };
        let unconstrained = header.requires.is_none() && header.params.iter().all(|p| p.constraint.is_none());
        // `template <auto* p> struct A<p>` is one for its parameter, though not for its arguments.
        let primary = self.templates[template].header.params.clone();
        let alike = primary.iter().zip(&header.params).all(|(a, b)| match (a.kind, b.kind) {
            (ParamKind::Value { tokens: a, .. }, ParamKind::Value { tokens: b, .. }) => {
                let kind =
                    |r: TokenRange| TokenRange { start: r.start, end: r.end.saturating_sub(1).max(r.start) };
                self.same_tokens(kind(a), kind(b))
            }
            _ => true,
        });
        if unconstrained && alike && *args == *self.identity_args(&primary) {
            self.error(
                840,
                span,
                "a template argument list is not allowed in a declaration of a primary template",
            );
        }
        let mut attrs = Default::default();
        self.parse_attributes(&mut attrs);
        let definition = self.at_class_body().then(|| {
            let head = TokenRange { start: head_start, end: self.pos() };
            let body = self.skip_class_body();
            ClassDefinition { kind, body, head, header: header.clone() }
        });
        let same = self.templates[template]
            .partials
            .iter()
            .position(|p| p.args == args && self.same_constraint_tokens(&p.header, &header));
        let partials = &mut self.templates[template].partials;
        match same.and_then(|i| partials.get_mut(i)) {
            Some(known) => {
                if definition.is_some() && known.definition.is_some() {
                    let text = format!("class template \"{}\" has already been defined", self.text(name));
                    self.error(101, span, text);
                } else if definition.is_some() {
                    known.header = header;
                    known.arg_tokens = arg_tokens;
                    known.definition = definition;
                }
            }
            None => partials.push(Partial { header, args, arg_tokens, definition, decl: head_start }),
        }
        self.skip_to_semi();
    }
}

/// Function and variable templates.
impl Sema<'_> {
    fn parse_function_or_variable_template(&mut self, header: Header, inner: Option<Header>) {
        let decl = self.pos();
        let outer_scope = header.outer;
        let here = self.declaration_scope(outer_scope);
        let in_class = matches!(self.scopes[here].kind, ScopeKind::Record(_));
        self.auto_params = Some(AutoParams::default());
        let first_auto = inner.as_ref().unwrap_or(&header).params.len() as u32;
        let (parsed, failed) = self.had_errors(|s| s.parse_pattern_declaration(in_class, first_auto));
        let auto = self.auto_params.take().unwrap_or_default();
        let Some((specs, declarator)) = parsed else {
            if !failed {
                let span = self.span();
                self.error(169, span, "expected a declaration");
            }
            self.skip_declaration();
            return;
        };
        if declarator.name.is_none() {
            // `template <class T> friend class X;` and errors.
            self.skip_declaration();
            return;
        }
        let mut header = header;
        let mut inner = inner;
        self.add_invented(inner.as_mut().unwrap_or(&mut header), &auto);
        let is_function = matches!(self.tree.types.get(declarator.ty), TypeKind::Function(_));
        if let Some((owner, args, path)) = self.pattern_owner(declarator.qualifier) {
            self.record_out_of_line(owner, args, path, header, inner, &declarator, is_function, decl);
            return;
        }
        if !is_function {
            self.declare_variable_template(header, &specs, &declarator, decl, in_class);
            return;
        }
        if specs.ty.is_none() && declarator.qualifier.is_none() && !in_class
            || specs.ty.is_none() && in_class && !self.names_own_class(here, &declarator)
        {
            if let Some(class) = self.guide_template(&declarator) {
                self.declare_guide_template(header, &specs, &declarator, class, decl);
                return;
            }
        }
        // A second header on a member of an ordinary class, or of an instance: the member's own.
        let header = inner.unwrap_or(header);
        self.declare_function_template(header, &specs, declarator, decl, auto.next);
    }

    fn names_own_class(&self, scope: ScopeId, declarator: &Declarator) -> bool {
        let ScopeKind::Record(r) = self.scopes[scope].kind else { return false };
        matches!(declarator.name, Some(IdName::Ident(s)) if self.tree.records[r].name == Some(s))
    }

    /// `auto` parameters add template parameters.
    pub(in crate::sema) fn add_invented(&mut self, header: &mut Header, auto: &AutoParams) {
        for i in 0..auto.next {
            let constraint = auto.constraints.iter().find(|c| c.0 == i).map(|c| c.1);
            // Constraints need a name to be found by; an unspellable one.
            let name = constraint.is_some().then(|| {
                let text = format!("auto:{i}");
                self.interner.intern(text.as_bytes())
            });
            header.params.push(TemplateParam {
                kind: ParamKind::Type,
                pack: auto.packs.contains(&i),
                name,
                default: None,
                constraint,
                inner: Box::default(),
            });
        }
    }

    /// Symbols for the `auto`s of a parameter list, from this parameter number on. A declaration has few parameters.
    pub(in crate::sema) fn invented_symbols(&mut self, first: u32) -> AutoParams {
        let types = (0..16)
            .map(|i| {
                let kind = TypeKind::TemplateParam { depth: 0, index: (first + i) as u16, pack: false };
                self.tree.types.intern(kind).into()
            })
            .collect();
        AutoParams { types, ..AutoParams::default() }
    }

    fn parse_pattern_declaration(
        &mut self,
        in_class: bool,
        first_auto: u32,
    ) -> Option<(DeclSpecs, Declarator)> {
        if let Some(auto) = &mut self.auto_params {
            // Symbols for `auto` are made up front; a declaration has few parameters.
            auto.types = Vec::new();
        }
        for i in 0..16u32 {
            let kind = TypeKind::TemplateParam { depth: 0, index: (first_auto + i) as u16, pack: false };
            let ty: QualType = self.tree.types.intern(kind).into();
            if let Some(auto) = &mut self.auto_params {
                auto.types.push(ty);
            }
        }
        let access = self.defer_access();
        let specs =
            self.parse_decl_specifiers(if in_class { SpecContext::Member } else { SpecContext::Declaration });
        if self.at(TokenKind::Semi) {
            self.settle_access(access, None);
            return None;
        }
        let base = specs.ty.unwrap_or(QualType::VOID);
        let naming = std::mem::replace(&mut self.naming_constructor, true);
        let declarator = self.parse_declarator(&specs, base, NameMode::Required);
        self.naming_constructor = naming;
        self.settle_access(access, Some(&declarator));
        Some((specs, declarator))
    }

    fn record_out_of_line(
        &mut self,
        owner: TemplateId,
        args: Box<[TemplateArg]>,
        path: Vec<Symbol>,
        header: Header,
        inner: Option<Header>,
        declarator: &Declarator,
        is_function: bool,
        decl: u32,
    ) {
        let key = match declarator.name {
            Some(IdName::Ident(s)) => {
                let class = path.last().copied().or(self.templates[owner].name);
                if class == Some(s) && is_function { Key::Ctor } else { Key::Ident(s) }
            }
            Some(name) => name.key(),
            None => return,
        };
        let body = if is_function {
            self.skip_virt_specifiers();
            match self.parse_definition_tail() {
                Definition::Body(range) => OutOfLineBody::Function(range),
                Definition::Default => OutOfLineBody::Defaulted,
                _ => {
                    self.skip_to_semi();
                    return;
                }
            }
        } else {
            let _ = self.skip_initializer();
            OutOfLineBody::Variable
        };
        let ends = matches!(body, OutOfLineBody::Function(_));
        let same = |o: &OutOfLine| {
            let extent = |decl: u32, body: OutOfLineBody| match body {
                OutOfLineBody::Function(range) => Some(TokenRange { start: decl, end: range.start }),
                _ => None,
            };
            let plain = |h: &Header| h.requires.is_none() && h.params.iter().all(|p| p.constraint.is_none());
            o.key == key
                && o.path.as_slice() == path.as_slice()
                && o.args == args
                && o.inner.is_none()
                && inner.is_none()
                && plain(&o.header)
                && plain(&header)
                && match (extent(o.decl, o.body), extent(decl, body)) {
                    (Some(a), Some(b)) => self.same_tokens(a, b),
                    _ => o.body == OutOfLineBody::Variable && body == OutOfLineBody::Variable,
                }
        };
        if self.templates[owner].out_of_line.iter().any(same) {
            self.error(247, declarator.span, "this member has already been defined");
        }
        self.templates[owner].out_of_line.push(OutOfLine {
            path: path.into(),
            key,
            header,
            args,
            inner,
            decl,
            body,
        });
        if !ends {
            self.skip_to_semi();
        }
    }

    fn skip_virt_specifiers(&mut self) {
        while self.tok().is_name(kw::OVERRIDE) || self.tok().is_name(kw::FINAL) {
            self.bump();
        }
    }

    fn declare_variable_template(
        &mut self,
        header: Header,
        specs: &DeclSpecs,
        declarator: &Declarator,
        decl: u32,
        in_class: bool,
    ) {
        let _ = (specs, in_class);
        let Some(IdName::Ident(name)) = declarator.name else {
            self.skip_to_semi();
            return;
        };
        let here = self.declaration_scope(header.outer);
        let scope = match declarator.qualifier {
            Some(Qualifier::Namespace(ns)) => self.namespace_scope(ns),
            Some(Qualifier::Type(ty)) => match self.tree.types.as_record(ty) {
                Some(r) => self.record_scope(r),
                None => here,
            },
            None => here,
        };
        let known = self.find_template(scope, name, TemplateKind::Variable, declarator.qualifier.is_some());
        if let Some(args) = declarator.args.clone() {
            // A partial specialisation.
            let Some(template) = known else {
                let text = format!("variable template \"{}\" is undefined", self.text(name));
                self.error(20, declarator.span, text);
                self.skip_to_semi();
                return;
            };
            if let Some(args) = self.check_args(template, args, declarator.span) {
                let less = declarator.pos + 1;
                let end = self.scan_template_args(less).unwrap_or(less);
                self.templates[template].partials.push(Partial {
                    header,
                    args,
                    arg_tokens: TokenRange { start: less, end },
                    definition: None,
                    decl,
                });
            }
            self.skip_to_semi();
            return;
        }
        match known {
            Some(t) => {
                self.merge_header(t, &header);
                // A definition after a declaration.
                if matches!(self.kind(), TokenKind::Equal | TokenKind::LBrace | TokenKind::LParen) {
                    let kept = self.templates[t].header.clone();
                    let mut header = header;
                    for (new, old) in header.params.iter_mut().zip(&kept.params) {
                        new.default = old.default;
                    }
                    self.templates[t].header = header;
                    self.templates[t].decl = decl;
                }
            }
            None => {
                let id = self.new_template(
                    DeclName::Ident(name),
                    Some(name),
                    TemplateKind::Variable,
                    scope,
                    header,
                    declarator.span,
                );
                self.templates[id].decl = decl;
                self.declare(scope, name, Decl::Template(id));
            }
        }
        self.skip_to_semi();
    }

    /// Whether two headers have the same kinds of parameters.
    fn same_params(&self, a: &[TemplateParam], b: &[TemplateParam]) -> bool {
        a.len() == b.len()
            && a.iter().zip(b).all(|(x, y)| {
                x.pack == y.pack
                    && match (x.kind, y.kind) {
                        (ParamKind::Type, ParamKind::Type) | (ParamKind::Template, ParamKind::Template) => {
                            match (x.constraint, y.constraint) {
                                (None, None) => true,
                                (Some(p), Some(q)) => self.same_tokens(p, q),
                                _ => false,
                            }
                        }
                        (ParamKind::Value { ty: p, .. }, ParamKind::Value { ty: q, .. }) => p == q,
                        _ => false,
                    }
            })
    }

    /// The template in `scope` that a declaration with this pattern redeclares.
    fn find_function_template(
        &self,
        scope: ScopeId,
        key: Key,
        header: &Header,
        pattern: &FnPattern,
        deep: bool,
    ) -> Option<TemplateId> {
        let new = self.tree.types.as_function(pattern.ty)?;
        for e in self.entries(scope, key) {
            let Decl::Template(t) = e.decl else { continue };
            if e.using && !deep {
                continue;
            }
            let data = &self.templates[t];
            let Some(old_pattern) = &data.pattern else { continue };
            let Some(old) = self.tree.types.as_function(old_pattern.ty) else { continue };
            let requires = |a: Option<TokenRange>, b: Option<TokenRange>| match (a, b) {
                (None, None) => true,
                (Some(a), Some(b)) => self.same_tokens(a, b),
                _ => false,
            };
            if crate::sema::function::same_signature(old, new)
                && old.ret == new.ret
                && self.same_params(&data.header.params, &header.params)
                && requires(data.header.requires, header.requires)
                && requires(old_pattern.requires, pattern.requires)
            {
                return Some(t);
            }
        }
        if deep {
            for &child in &self.scopes[scope].inline_children {
                if let Some(t) = self.find_function_template(child, key, header, pattern, deep) {
                    return Some(t);
                }
            }
        }
        None
    }

    fn declare_function_template(
        &mut self,
        header: Header,
        specs: &DeclSpecs,
        declarator: Declarator,
        decl: u32,
        invented: u32,
    ) {
        let outer = header.outer;
        let here = self.declaration_scope(outer);
        let friend = specs.has(SpecFlags::FRIEND);
        let (scope, record) = match declarator.qualifier {
            None if friend => {
                let ns = self.enclosing_namespace(here);
                (self.namespace_scope(ns), None)
            }
            None => match self.scopes[here].kind {
                ScopeKind::Record(r) => (here, Some(r)),
                _ => (here, None),
            },
            Some(Qualifier::Namespace(ns)) => (self.namespace_scope(ns), None),
            Some(Qualifier::Type(ty)) => match self.tree.types.as_record(ty) {
                Some(r) => (self.record_scope(r), Some(r)),
                None => {
                    self.finish_template_tail();
                    return;
                }
            },
        };
        let Some((name, key)) = self.function_name(&declarator, record) else {
            self.finish_template_tail();
            return;
        };
        let ty = self.function_type(specs, &declarator, name);
        let info = declarator.function.as_ref();
        let pattern = FnPattern {
            ty,
            defaults: info
                .map(|i| i.params.iter().map(|p| p.default.is_some()).collect())
                .unwrap_or_default(),
            packs: info.map(|i| i.packs.clone()).unwrap_or_default(),
            requires: info.and_then(|i| i.requires),
        };
        self.check_template_rules(&header, specs, &declarator);
        let member = record.is_some() && declarator.qualifier.is_none();
        let deep = declarator.qualifier.is_some();
        let known = self.find_function_template(scope, key, &header, &pattern, deep);
        let template = match known {
            Some(t) => {
                self.merge_header(t, &header);
                if let (Some(old), Some(info)) = (&mut self.templates[t].pattern, info) {
                    for (old, new) in old.defaults.iter_mut().zip(&info.params) {
                        *old |= new.default.is_some();
                    }
                }
                self.reveal_template(scope, key, t, friend);
                t
            }
            None => {
                if deep && !friend {
                    let text = "no template of this name and type is declared in the named scope";
                    self.error(493, declarator.span, text);
                    self.finish_template_tail();
                    return;
                }
                let symbol = match name {
                    DeclName::Ident(s) => Some(s),
                    _ => None,
                };
                let id = self.new_template(
                    name,
                    symbol,
                    TemplateKind::Function,
                    scope,
                    header.clone(),
                    declarator.span,
                );
                self.templates[id].decl = decl;
                self.templates[id].pattern = Some(pattern);
                self.templates[id].friend = friend;
                self.templates[id].invented = invented;
                self.tree.templates[id].pattern = Some(ty);
                let hidden = friend;
                let entry = Entry {
                    decl: Decl::Template(id),
                    pos: self.pos(),
                    access: self.current_access,
                    hidden,
                    using: false,
                };
                self.declare_entry(scope, key, entry);
                if member {
                    self.drop_hidden_templates(scope, key, id);
                }
                id
            }
        };
        if friend && let ScopeKind::Record(r) = self.scopes[here].kind {
            let homes = self
                .friend_home
                .entry(crate::sema::lookup::decl_number(Decl::Template(template)))
                .or_default();
            if !homes.contains(&r) {
                homes.push(r);
            }
            self.friends.entry(r).or_default().push(Decl::Template(template));
        }
        self.skip_virt_specifiers();
        match self.parse_definition_tail() {
            Definition::Body(body) => {
                // A friend definition in a class template is repeated by every instance; the first one counts.
                if let Some(old) = &self.templates[template].fn_definition {
                    if !friend && old.body != body && record.is_none() && !self.templates[template].friend {
                        let text = format!(
                            "function template \"{}\" has already been defined",
                            self.show_template(template)
                        );
                        self.error(3369, declarator.span, text);
                    }
                } else {
                    self.templates[template].fn_definition = Some(FnDefinition { header, decl, body });
                }
            }
            Definition::Delete => {
                self.templates[template].deleted = true;
                self.skip_to_semi();
            }
            _ => self.skip_to_semi(),
        }
    }

    /// A member template declared after `using Base::f;` hides the base's with the same signature.
    fn drop_hidden_templates(&mut self, scope: ScopeId, key: Key, template: TemplateId) {
        let hidden: Vec<Decl> = self
            .entries(scope, key)
            .iter()
            .filter(|e| e.using)
            .filter(|e| matches!(e.decl, Decl::Template(t) if self.same_template_signature(t, template)))
            .map(|e| e.decl)
            .collect();
        if hidden.is_empty() {
            return;
        }
        if let Some(entries) = self.entries_mut(scope, key) {
            entries.retain(|e| !(e.using && hidden.contains(&e.decl)));
        }
    }

    /// After an error in a function template: skips its body or `;`.
    fn finish_template_tail(&mut self) {
        self.skip_virt_specifiers();
        match self.parse_definition_tail() {
            Definition::Body(_) => {}
            _ => self.skip_to_semi(),
        }
    }

    /// `void f(auto x)`: a function template without a header. The cursor is at the specifiers.
    pub fn parse_abbreviated_template(&mut self) {
        let outer = self.cx.scope;
        let scope = self.push_scope(ScopeKind::Template);
        self.scopes[scope].pattern = true;
        let header = Header { params: Vec::new(), requires: None, scope, outer };
        self.parse_function_or_variable_template(header, None);
        self.cx.scope = outer;
    }

    /// A deduction guide that is not a template.
    pub fn declare_guide(&mut self, specs: &DeclSpecs, declarator: &Declarator) {
        let Some(class) = self.guide_template(declarator) else { return };
        let scope = self.cx.scope;
        let home = self.tree.templates[class].context;
        if self.context_of(self.declaration_scope(scope)) != home
            && !self.map.in_system_header(declarator.span.lo)
        {
            let text = "a deduction guide must be declared in the scope of its class template";
            self.error_plain(declarator.span, text);
        }
        let name = DeclName::Guide(class);
        let ty = self.function_type(specs, declarator, name);
        let new = NewFunction {
            name,
            key: Key::Ctor,
            context: self.context_of(scope),
            scope,
            specs,
            declarator,
            info: declarator.function.as_ref(),
            access: Access::Public,
        };
        let function = self.new_function(new, ty);
        self.templates[class].guides.push(Decl::Function(function));
    }

    fn declare_guide_template(
        &mut self,
        header: Header,
        specs: &DeclSpecs,
        declarator: &Declarator,
        class: TemplateId,
        decl: u32,
    ) {
        let scope = self.declaration_scope(header.outer);
        let name = DeclName::Guide(class);
        let ty = self.function_type(specs, declarator, name);
        let info = declarator.function.as_ref();
        let pattern = FnPattern {
            ty,
            defaults: info
                .map(|i| i.params.iter().map(|p| p.default.is_some()).collect())
                .unwrap_or_default(),
            packs: info.map(|i| i.packs.clone()).unwrap_or_default(),
            requires: info.and_then(|i| i.requires),
        };
        let id = self.new_template(name, None, TemplateKind::Function, scope, header, declarator.span);
        self.templates[id].decl = decl;
        self.templates[id].pattern = Some(pattern);
        self.templates[id].guide_for = class.into();
        self.templates[id].is_explicit_guide = specs.has(SpecFlags::EXPLICIT);
        self.tree.templates[id].pattern = Some(ty);
        self.templates[class].guides.push(Decl::Template(id));
        self.skip_to_semi();
    }
}

/// Explicit specialisations and instantiations.
impl Sema<'_> {
    /// The declaration behind `template <>`.
    fn parse_explicit_specialization(&mut self) {
        // What an explicit specialisation or instantiation names is not checked ([temp.spec]/6).
        let access = self.defer_access();
        self.parse_specialization();
        self.settle_access(access, None);
    }

    fn parse_specialization(&mut self) {
        if matches!(self.scopes[self.declaration_scope(self.cx.scope)].kind, ScopeKind::Record(_)) {
            let span = self.span();
            self.error(790, span, "explicit specialization is not allowed in the current scope");
        }
        if self.at_class_template() && matches!(self.tok().symbol(), kw::STRUCT | kw::CLASS | kw::UNION) {
            self.parse_class_specialization();
            return;
        }
        let in_class =
            matches!(self.scopes[self.declaration_scope(self.cx.scope)].kind, ScopeKind::Record(_));
        // The member that is specialised must not get the definition of the template before.
        let specializes_enum = self.at_kw(kw::ENUM);
        let kept = std::mem::replace(&mut self.no_member_enums, specializes_enum);
        let specs =
            self.parse_decl_specifiers(if in_class { SpecContext::Member } else { SpecContext::Declaration });
        self.no_member_enums = kept;
        if matches!(specs.tag, Some(crate::sema::decl_spec::Tag::Enum { .. })) && self.eat(TokenKind::Semi) {
            return;
        }
        let base = specs.ty.unwrap_or(QualType::VOID);
        let naming = std::mem::replace(&mut self.naming_constructor, true);
        let (declarator, failed) = self.had_errors(|s| s.parse_declarator(&specs, base, NameMode::Required));
        self.naming_constructor = naming;
        if declarator.name.is_none() {
            if !failed {
                self.error(169, declarator.span, "expected a declaration");
            }
            self.skip_declaration();
            return;
        }
        if matches!(self.tree.types.get(declarator.ty), TypeKind::Function(_)) {
            let function = self.specialized_function(&specs, &declarator, true);
            self.skip_virt_specifiers();
            let definition = self.parse_definition_tail();
            match function {
                Some(f) => {
                    if self.fn_info[f].used_at.is_some() && !self.fn_info[f].specialized {
                        let text = format!(
                            "\"{}\" has already been instantiated: it cannot be specialized any more",
                            self.show_function(f)
                        );
                        self.error(1450, declarator.span, text);
                    }
                    let body = &self.tree.functions[f].body;
                    let defined = self.fn_info[f].specialized && !matches!(body, BodyState::None);
                    if defined && matches!(definition, Definition::Body(_)) {
                        let text = format!("function \"{}\" has already been defined", self.show_function(f));
                        self.error(247, declarator.span, text);
                    }
                    self.apply_specialization(f, &specs, &declarator);
                    self.tree.functions[f].body = BodyState::None;
                    self.define_function(f, definition, &declarator);
                }
                None if !failed && !self.tree.types.is_error(declarator.ty) => {
                    self.error(
                        754,
                        declarator.span,
                        "no instance of a function template matches the specialized declaration",
                    );
                }
                None => {}
            }
            if !matches!(definition, Definition::Body(_)) {
                self.expect(TokenKind::Semi);
            }
            return;
        }
        self.specialize_variable(&specs, &declarator);
        self.expect(TokenKind::Semi);
    }

    fn apply_specialization(&mut self, f: FunctionId, specs: &DeclSpecs, declarator: &Declarator) {
        self.fn_info[f].specialized = true;
        if self.fn_info[f].specialized_at == 0 {
            self.fn_info[f].specialized_at = declarator.pos;
        }
        let mut attrs = specs.attrs.clone();
        attrs.merge(declarator.attrs.clone());
        if let Some(info) = &declarator.function {
            attrs.merge(info.attrs.clone());
        }
        let member = matches!(self.tree.functions[f].context, DeclContext::Record(_));
        let data = &mut self.tree.functions[f];
        // A specialisation has its own spaces and is not inline unless it says so.
        data.spaces = attrs.function_spaces();
        data.flags |= attrs.function;
        data.flags.set(
            FnFlags::INLINE,
            specs.flags.intersects(SpecFlags::INLINE | SpecFlags::CONSTEXPR | SpecFlags::CONSTEVAL),
        );
        data.flags.set(FnFlags::CONSTEXPR, specs.has(SpecFlags::CONSTEXPR));
        if !data.flags.contains(FnFlags::INLINE) && data.linkage == crate::tree::Linkage::Odr && !member {
            data.linkage = crate::tree::Linkage::External;
        }
        if attrs.kernel.is_some() {
            data.kernel = attrs.kernel;
        }
        let scope = declarator.scope.unwrap_or(self.cx.scope);
        if let Some(info) = &declarator.function {
            let params = self.finish_params(info, scope);
            let data = &mut self.tree.functions[f];
            for (old, new) in data.params.iter_mut().zip(params) {
                old.name = new.name;
                if old.ty.unqualified() == new.ty.unqualified() {
                    old.ty = new.ty;
                }
                old.span = new.span;
            }
            self.fn_info[f].packs = info.packs.clone();
            self.fn_info[f].noexcept = info.noexcept;
        }
    }

    /// The instance that a declaration without a header specialises or instantiates.
    fn specialized_function(
        &mut self,
        specs: &DeclSpecs,
        declarator: &Declarator,
        members: bool,
    ) -> Option<FunctionId> {
        let here = self.declaration_scope(self.cx.scope);
        let (scope, record) = match declarator.qualifier {
            None => (here, None),
            Some(Qualifier::Namespace(ns)) => (self.namespace_scope(ns), None),
            Some(Qualifier::Type(ty)) => {
                let r = self.tree.types.as_record(ty)?;
                self.complete_record(r);
                (self.record_scope(r), Some(r))
            }
        };
        let (name, key) = self.function_name(declarator, record)?;
        let ty = self.function_type(specs, declarator, name);
        // A member of a class-template instance.
        if members
            && record.is_some()
            && declarator.args.is_none()
            && let Some(f) = self.find_redeclared(scope, key, ty, true)
        {
            return Some(f);
        }
        let found = match declarator.qualifier {
            None => self.lookup_from(scope, key, LookupMode::Any),
            Some(_) => self.lookup_in_scope(scope, key),
        };
        let explicit = declarator.args.clone().unwrap_or_default();
        let mut best: Option<(FunctionId, TemplateId)> = None;
        for decl in found.decls {
            let Decl::Template(t) = decl else { continue };
            if self.tree.templates[t].kind != TemplateKind::Function {
                continue;
            }
            if let Ok(f) = self.deduce_for_type(t, &explicit, ty, declarator.span) {
                let count = self.tree.functions[f].params.len();
                let better = match best {
                    None => true,
                    Some((_, old)) => self.order_templates(t, old, count) == std::cmp::Ordering::Greater,
                };
                if better {
                    best = Some((f, t));
                }
            }
        }
        if best.is_none() && !members {
            return self.find_redeclared(scope, key, ty, true);
        }
        best.map(|b| b.0)
    }

    fn parse_class_specialization(&mut self) {
        let kind = match self.tok().symbol() {
            kw::CLASS => RecordKind::Class,
            kw::UNION => RecordKind::Union,
            _ => RecordKind::Struct,
        };
        let head = self.parse_class_head(kind);
        let found = match head.name {
            Some(name) => self.lookup_qualified(head.qualifier, name.into(), LookupMode::Any),
            None => Default::default(),
        };
        let template = found.first().and_then(|d| self.template_of_decl(d));
        let Some(template) = template.filter(|_| self.at(TokenKind::Less)) else {
            // `template <> struct A<int>::B {...};`: an ordinary nested class by now.
            if let Some(Qualifier::Type(_)) = head.qualifier
                && let Some(Decl::Record(r)) = found.first()
                && self.at_class_body()
            {
                self.specialized_records.insert(r);
                self.tree.records[r].kind = kind;
                self.define_record(r);
                self.expect(TokenKind::Semi);
                return;
            }
            self.error_plain(
                head.span,
                "a class template specialization must name a template with arguments",
            );
            self.skip_declaration();
            return;
        };
        let args = self.parse_template_args(Some(template));
        let mut attrs = head.attrs.clone();
        self.parse_attributes(&mut attrs);
        let Some(args) = self.check_args(template, args, head.span) else {
            self.skip_declaration();
            return;
        };
        let ty = self.class_instance(template, args);
        let Some(record) = self.tree.types.as_record(ty) else {
            self.skip_declaration();
            return;
        };
        self.specialized_records.insert(record);
        if self.at_class_body() {
            if self.tree.records[record].is_complete() {
                let text = format!("class \"{}\" has already been defined", self.show_record(record));
                self.error(3369, head.span, text);
                self.skip_declaration();
                return;
            }
            let scope = self.record_scope(record);
            let parent = self.member_outer(head.qualifier, self.cx.scope);
            self.scopes[scope].parent = parent.into();
            self.scopes[scope].sees_packs = self.scopes[parent].sees_packs;
            self.tree.records[record].kind = kind;
            self.tree.records[record].span = head.span;
            self.apply_record_attrs(record, &attrs);
            self.define_record(record);
        }
        self.skip_to_semi();
    }

    fn specialize_variable(&mut self, specs: &DeclSpecs, declarator: &Declarator) {
        let Some(IdName::Ident(name)) = declarator.name else {
            self.skip_initializer();
            return;
        };
        let found = self.lookup_qualified(declarator.qualifier, name.into(), LookupMode::Any);
        let template = found.decls.iter().find_map(|d| match d {
            Decl::Template(t) if self.tree.templates[*t].kind == TemplateKind::Variable => Some(*t),
            _ => None,
        });
        let scope = declarator.scope.unwrap_or(self.cx.scope);
        match (template, declarator.args.clone()) {
            (Some(template), Some(args)) => {
                let Some(args) = self.check_args(template, args, declarator.span) else {
                    self.skip_initializer();
                    return;
                };
                let context = self.tree.templates[template].context;
                let var = self.new_variable(Some(name), declarator.ty, context, specs, declarator);
                self.tree.vars[var].instance_of = Some((template, args.clone()));
                self.templates[template].instances.insert(args, Instance::Var(var));
                self.take_initializer(var, specs, scope);
            }
            _ => {
                // A static member of a class-template instance.
                match found.first() {
                    Some(Decl::Var(var)) => {
                        self.tree.vars[var].init = crate::tree::InitState::None;
                        self.take_initializer(var, specs, scope);
                    }
                    _ => {
                        self.skip_initializer();
                        let text = format!("\"{}\" is not a variable template", self.text(name));
                        self.error_plain(declarator.span, text);
                    }
                }
            }
        }
    }

    /// `template class A<int>;`, `template void f<int>(int);`, the cursor behind `template`.
    fn parse_explicit_instantiation(&mut self) {
        let access = self.defer_access();
        self.parse_instantiation();
        self.settle_access(access, None);
    }

    fn parse_instantiation(&mut self) {
        let is_extern = self.pos() >= 2 && self.tokens.get(self.pos() as usize - 2).is_name(kw::EXTERN);
        let t = self.tok();
        if t.kind == TokenKind::Keyword && matches!(t.symbol(), kw::STRUCT | kw::CLASS | kw::UNION) {
            self.bump();
            let mut attrs = Default::default();
            self.parse_attributes(&mut attrs);
            let span = self.span();
            match self.parse_type_name() {
                Some(ty) => {
                    if let Some(record) = self.tree.types.as_record(ty)
                        && !is_extern
                    {
                        if self.explicit_records.contains(&record) {
                            let text = format!(
                                "\"{}\" has already been instantiated explicitly",
                                self.show_record(record)
                            );
                            self.error(1450, span, text);
                        }
                        self.explicit_records.push(record);
                        self.require_complete(ty, span);
                    }
                }
                None => {
                    self.error_plain(span, "expected a class template instance");
                }
            }
            self.skip_to_semi();
            return;
        }
        let specs = self.parse_decl_specifiers(SpecContext::Declaration);
        let base = specs.ty.unwrap_or(QualType::VOID);
        let naming = std::mem::replace(&mut self.naming_constructor, true);
        let (declarator, failed) = self.had_errors(|s| s.parse_declarator(&specs, base, NameMode::Required));
        self.naming_constructor = naming;
        if matches!(self.tree.types.get(declarator.ty), TypeKind::Function(_)) {
            match self.specialized_function(&specs, &declarator, true) {
                Some(f) if !is_extern => self.explicit_functions.push(f),
                None if !failed => {
                    self.error(
                        754,
                        declarator.span,
                        "no instance of a function template matches the explicit instantiation",
                    );
                }
                _ => {}
            }
        } else if let (Some(IdName::Ident(name)), Some(args)) = (declarator.name, declarator.args.clone()) {
            let found = self.lookup_qualified(declarator.qualifier, name.into(), LookupMode::Any);
            if let Some(Decl::Template(t)) = found.first()
                && self.tree.templates[t].kind == TemplateKind::Variable
                && !is_extern
                && let Some(var) = self.variable_instance(t, args, declarator.span)
            {
                self.explicit_vars.push(var);
            }
        }
        self.skip_to_semi();
    }
}
