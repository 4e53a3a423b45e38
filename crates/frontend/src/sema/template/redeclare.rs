//! Declarations of the same template: their parameters, constraints and types must agree ([temp.decls]).

use oxicc_source::Span;
use smallvec::SmallVec;

use crate::diag;
use crate::lex::{Symbol, Token, TokenKind};
use crate::sema::decl::declarator::Declarator;
use crate::sema::lookup::name::Qualifier;
use crate::sema::lookup::scope::{Decl, Key};
use crate::sema::template::{FnPattern, Header, ParamKind, TemplateParam};
use crate::sema::{Scoped, Sema};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{ScopeId, TemplateId, TemplateKind, TokenRange};

/// How a declaration of a class template says which template it means.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Naming {
    Declared,
    /// A qualified friend: neither g++ nor the reference compiler compares its parameters.
    QualifiedFriend,
}

impl Sema<'_> {
    /// The words for where something was declared before.
    pub(crate) fn declared_at(&self, span: Span) -> String {
        let line = self.map.presumed(span.lo).map_or(0, |p| p.line);
        format!("(declared at line {line})")
    }

    /// Redeclarations have the same parameters and constraints.
    pub(crate) fn check_same_header(
        &mut self,
        template: TemplateId,
        header: &Header,
        naming: Naming,
        span: Span,
    ) {
        if naming == Naming::QualifiedFriend {
            return;
        }
        let data = &self.templates[template];
        let old = data.headers.first().cloned().unwrap_or_else(|| data.header.clone());
        let before = self.tree.templates[template].span;
        let (have, want) = (header.params.len(), old.params.len());
        if have != want {
            let since = self.declared_at(before);
            let (message, param) = match have < want {
                true => (diag::too_few_template_parameters_in_redeclaration(&since), header.params.last()),
                false => {
                    (diag::too_many_template_parameters_in_redeclaration(&since), header.params.get(want))
                }
            };
            let at = param.map_or(span, |p| self.param_span(p));
            self.report(message, at);
            return;
        }
        let differs = |s: &Self, a: Option<TokenRange>, b: Option<TokenRange>| match (a, b) {
            (None, None) => false,
            (Some(a), Some(b)) => !s.same_constraint(a, &old, b, header),
            _ => true,
        };
        if differs(self, old.requires, header.requires) {
            let at = header.requires.map_or(span, |r| self.tokens.get(r.start as usize).span());
            let text = diag::requires_clause_incompatible(
                &self.template_kind_words(template),
                &self.show_template(template),
                &self.declared_at(before),
            );
            self.report(text, at);
            return;
        }
        for (a, b) in old.params.iter().zip(header.params.iter()) {
            let alike = crate::sema::template::InnerParam::of(a) == crate::sema::template::InnerParam::of(b)
                && a.inner == b.inner
                && !differs(self, a.constraint, b.constraint);
            if !alike {
                let at = self.param_span(b);
                let text = diag::declaration_is_incompatible(&self.param_words(a));
                self.report(text, at);
                return;
            }
        }
    }

    /// What is defined outside its class template gives no default arguments ([temp.param]/12).
    pub(crate) fn check_no_defaults(&mut self, header: &Header) {
        if let Some(param) = header.params.iter().find(|p| p.default.is_some()) {
            let span = self.param_span(param);
            let text = diag::default_template_argument_cannot_be_specified();
            self.report(text, span);
        }
    }

    /// A friend gives default arguments only where it is defined.
    pub(crate) fn check_friend_defaults(&mut self, header: &Header) {
        if let Some(param) = header.params.iter().find(|p| p.default.is_some()) {
            let span = self.param_span(param);
            let text = diag::default_template_argument_in_friend_declaration_may();
            self.report(text, span);
        }
    }

    fn param_span(&self, param: &TemplateParam) -> Span {
        self.tokens.get(param.at as usize).span()
    }

    fn param_words(&self, param: &TemplateParam) -> String {
        let name = match param.name {
            Some(name) if !self.text(name).contains(':') => self.text(name),
            _ => "<unnamed>",
        };
        let since = self.declared_at(self.param_span(param));
        match param.kind {
            ParamKind::Type => format!("template parameter \"{name}\" {since}"),
            ParamKind::Template => format!("template template parameter \"{name}\" {since}"),
            ParamKind::Value { ty, .. } => {
                format!("constant \"{} {name}\" {since}", self.show_type(ty))
            }
        }
    }

    pub(crate) fn template_kind_words(&self, template: TemplateId) -> &'static str {
        match self.tree.templates[template].kind {
            TemplateKind::Class => "class template",
            TemplateKind::Function => "function template",
            TemplateKind::Variable => "variable template",
            TemplateKind::Alias => "alias template",
            TemplateKind::Concept => "concept template",
            TemplateKind::TemplateParam => "template template parameter",
        }
    }

    /// Whether two constraints are written alike, but for the names of the parameters of their headers. A concept may be named
    /// through more scopes or fewer (`all` and `rt::all`), but not through others (`rv::all`).
    pub(crate) fn same_constraint(&self, a: TokenRange, ha: &Header, b: TokenRange, hb: &Header) -> bool {
        let index = |h: &Header, t: Token| {
            let own = |p: &TemplateParam| p.name == Some(t.symbol());
            (t.kind == TokenKind::Ident).then(|| h.params.iter().position(own)).flatten()
        };
        let same = |x: Token, y: Token| match (index(ha, x), index(hb, y)) {
            (Some(x), Some(y)) => x == y,
            _ => x.kind == y.kind && (!x.kind.has_symbol() || x.symbol() == y.symbol()),
        };
        let (x, y) = (self.qualified_tokens(a), self.qualified_tokens(b));
        x.len() == y.len()
            && x.iter().zip(&y).all(|((x, through_x), (y, through_y))| {
                let mut scopes = through_x.iter().rev().zip(through_y.iter().rev());
                let own = |t: &Token| self.name_of_namespace(t.symbol());
                same(*x, *y) && scopes.all(|(x, y)| same(*x, *y) || own(x) == own(y))
            })
    }

    /// The name of the namespace that a name stands for if that is an alias, else the name itself.
    fn name_of_namespace(&self, name: Symbol) -> Symbol {
        let mut next = Some(self.cx.scope);
        while let Some(scope) = next {
            for e in self.entries(scope, name.into()) {
                if let Decl::Namespace(n) = e.decl {
                    return self.tree.namespaces[n].name.unwrap_or(name);
                }
            }
            next = self.scopes[scope].parent.expand();
        }
        name
    }

    /// Tokens with the scopes that names are qualified with, outermost first.
    fn qualified_tokens(&self, range: TokenRange) -> Vec<(Token, SmallVec<[Token; 2]>)> {
        let token = |at: u32| self.tokens.get(at as usize);
        let mut tokens = Vec::new();
        let mut scopes = SmallVec::new();
        for at in range.start..range.end {
            let t = token(at);
            match t.kind {
                TokenKind::ColonColon => {}
                TokenKind::Ident if token(at + 1).kind == TokenKind::ColonColon => scopes.push(t),
                _ => tokens.push((t, std::mem::take(&mut scopes))),
            }
        }
        tokens
    }

    /// A variable template that is declared again has the same parameters and type, and one initialiser.
    pub(crate) fn check_same_variable(
        &mut self,
        template: TemplateId,
        header: &Header,
        declarator: &Declarator,
        defines: bool,
    ) {
        let instance = match declarator.qualifier {
            Some(Qualifier::Type(ty)) => {
                self.tree.types.as_record(ty).is_some_and(|r| self.tree.records[r].instance_of.is_some())
            }
            _ => false,
        };
        let span = declarator.span;
        // A specialisation of a member template takes the place of its declaration.
        let Some((ty, defined)) = self.templates[template].variable.filter(|_| !instance) else { return };
        if self.is_header(span.lo) {
            return;
        }
        let (_, failed) = self.had_errors(|s| s.check_same_header(template, header, Naming::Declared, span));
        let before = self.tree.templates[template].span;
        if failed {
            return;
        }
        let name = self.show_template(template);
        if self.types_surely_differ(ty, declarator.ty) {
            let text = diag::declaration_is_incompatible(&format_args!(
                "variable template \"{}\" {}",
                name,
                self.declared_at(before)
            ));
            self.report(text, span);
        } else if defines && defined {
            let line = self.map.presumed(before.lo).map_or(0, |p| p.line);
            let text = diag::variable_template_has_already_been_defined(&name, &line);
            self.report(text, span);
        }
        if defines {
            self.templates[template].variable = Some((ty, true));
        }
    }

    /// Reports a declaration of a template whose name means something else in its scope.
    pub(crate) fn check_template_name(
        &mut self,
        scope: ScopeId,
        name: Symbol,
        kind: TemplateKind,
        span: Span,
    ) {
        let clashes = self.entries(scope, name.into()).iter().any(|e| {
            let differs = match e.decl {
                Decl::Error => false,
                // A variable or function hides a class.
                Decl::Record(_) | Decl::Enum(_) => match kind {
                    TemplateKind::Class | TemplateKind::Alias => {
                        kind == TemplateKind::Alias
                            || matches!(
                                self.scopes[scope].kind,
                                crate::sema::lookup::scope::ScopeKind::Namespace(_)
                            )
                    }
                    _ => false,
                },
                Decl::Template(t) => self.tree.templates[t].kind != kind,
                Decl::Function(_) => kind != TemplateKind::Function,
                _ => true,
            };
            differs && !e.using && !e.hidden
        });
        let variable = |d: &Decl| kind == TemplateKind::Function && matches!(d, Decl::Var(_));
        let variable = self.entries(scope, name.into()).iter().map(|e| e.decl).find(variable);
        if clashes && variable.is_some() {
            let text = diag::declaration_is_incompatible(&format_args!("variable \"{}\"", self.text(name)));
            self.report(text, span);
        } else if clashes {
            let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
            self.report(text, span);
        }
    }

    /// The only template of a class that a definition outside may mean whose types are spelled in other words: there the
    /// members of the class are qualified.
    pub(crate) fn find_respelled_template(
        &self,
        scope: ScopeId,
        key: Key,
        header: &Header,
        pattern: &FnPattern,
    ) -> Option<TemplateId> {
        let new = self.tree.types.as_function(pattern.ty)?;
        let fits = |t: &TemplateId| {
            let data = &self.templates[*t];
            let Some(old) = data.pattern.as_ref().and_then(|p| self.tree.types.as_function(p.ty)) else {
                return false;
            };
            let same_param = |(a, b): (&TemplateParam, &TemplateParam)| {
                a.pack == b.pack
                    && match (a.kind, b.kind) {
                        (ParamKind::Value { ty: a, .. }, ParamKind::Value { ty: b, .. }) => {
                            self.may_be_respelled(a, b)
                        }
                        (ParamKind::Type, ParamKind::Type) | (ParamKind::Template, ParamKind::Template) => {
                            a.constraint.is_some() == b.constraint.is_some()
                        }
                        _ => false,
                    }
            };
            data.header.params.len() == header.params.len()
                && data.header.params.iter().zip(header.params.iter()).all(same_param)
                && data.header.requires.is_some() == header.requires.is_some()
                && old.params.len() == new.params.len()
                && old.params.iter().zip(new.params.iter()).all(|(a, b)| self.may_be_respelled(*a, *b))
                && self.may_be_respelled(old.ret, new.ret)
                && (old.variadic, old.quals, old.ref_qual) == (new.variadic, new.quals, new.ref_qual)
        };
        let mut found = self.entries(scope, key).iter().filter_map(|e| match e.decl {
            Decl::Template(t) if fits(&t) => Some(t),
            _ => None,
        });
        found.next().filter(|_| found.next().is_none())
    }

    /// Whether two types are the same, or may be for all that the tokens of their dependent parts tell.
    fn may_be_respelled(&self, a: QualType, b: QualType) -> bool {
        let of_tokens = |ty: QualType| {
            matches!(self.tree.types.get(ty), TypeKind::DependentTokens(_) | TypeKind::DependentName { .. })
        };
        if a == b {
            return true;
        }
        if a.quals() != b.quals() {
            return false;
        }
        match (self.tree.types.get(a), self.tree.types.get(b)) {
            (TypeKind::Pointer(a), TypeKind::Pointer(b))
            | (TypeKind::LValueRef(a), TypeKind::LValueRef(b))
            | (TypeKind::RValueRef(a), TypeKind::RValueRef(b)) => self.may_be_respelled(*a, *b),
            (TypeKind::TemplateSpec { template: a, .. }, TypeKind::TemplateSpec { template: b, .. }) => {
                a == b
            }
            _ => of_tokens(a) && of_tokens(b),
        }
    }

    /// Whether two types that declarations of a template give are surely not the same.
    pub(crate) fn types_surely_differ(&self, a: QualType, b: QualType) -> bool {
        let known = |ty: QualType| {
            let simple = matches!(
                self.tree.types.get(ty),
                TypeKind::Int(_)
                    | TypeKind::Float(_)
                    | TypeKind::Record(_)
                    | TypeKind::Enum(_)
                    | TypeKind::Pointer(_)
                    | TypeKind::TemplateParam { .. }
            );
            simple
                && (!self.tree.types.is_dependent(ty)
                    || matches!(self.tree.types.get(ty), TypeKind::TemplateParam { .. }))
        };
        known(a) && known(b) && a != b
    }
}
