//! Names in the token stream: qualifiers, template-ids, type names, id-expressions.

use oxicc_source::{Message, Span};

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::tree::types::{Placeholder, QualType, TypeKind};
use crate::tree::{NamespaceId, OperatorName, TemplateArg, TemplateId, TemplateKind};

use super::operator_token::OperatorToken;
use super::scope::{Decl, Found, Key, LookupMode};
use super::{Parser, Scoped, Sema};

/// What stands before `::`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Qualifier {
    Namespace(NamespaceId),
    /// A class, an enumeration, or in patterns a dependent type.
    Type(QualType),
}

/// The last component of a name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum IdName {
    Ident(Symbol),
    Operator(OperatorName),
    /// `operator T`.
    Conversion(QualType),
    /// `operator""_x`.
    Literal(Symbol),
    /// `~T` with the named type (none if it is the class name itself, to be checked by the user of the name).
    Dtor(Option<QualType>),
}

impl IdName {
    pub fn key(self) -> Key {
        match self {
            IdName::Ident(s) => Key::Ident(s),
            IdName::Operator(op) => Key::Operator(op),
            IdName::Conversion(_) => Key::Conversion,
            IdName::Literal(s) => Key::Literal(s),
            IdName::Dtor(_) => Key::Dtor,
        }
    }
}

/// A name with everything that belongs to it, looked up.
#[derive(Clone, Debug)]
pub struct IdExpr {
    pub qualifier: Option<Qualifier>,
    pub name: IdName,
    /// Explicit template arguments (not yet matched with parameters).
    pub args: Option<Vec<TemplateArg>>,
    /// Empty if nothing was found (nothing is reported then).
    pub found: Found,
    pub span: Span,
    /// Span of the last component.
    pub name_span: Span,
}

/// Template-ids that were read and then rewound over; reading them again costs nothing.
///
/// Whether something is a type is found out by reading it, so template-ids inside others are read once for each of these without
/// the cache. An entry holds for its tokens in its scope, and while the same elements of packs are selected.
#[derive(Default)]
pub struct TemplateIdCache {
    slots: Vec<Option<CachedTemplateId>>,
}

struct CachedTemplateId {
    less: u32,
    scope: crate::tree::ScopeId,
    epoch: u32,
    end: u32,
    args: Vec<TemplateArg>,
}

/// The type name that was found where the cursor was put back to: it is read for good next.
pub struct TrialName {
    place: NamePlace,
    end: u32,
    ty: QualType,
    align: u32,
}

/// Where a name is read, and what decides how.
#[derive(PartialEq, Eq)]
struct NamePlace {
    at: u32,
    scope: crate::tree::ScopeId,
    epoch: u32,
    limit: Option<u32>,
    reading_param: bool,
    implied: bool,
}

impl TemplateIdCache {
    /// A power of two; as many as are read between the trial and the reading that counts.
    const SLOTS: usize = 64;

    fn slot(less: u32, scope: crate::tree::ScopeId) -> usize {
        (less ^ scope.as_u32().wrapping_mul(0x9e37)) as usize & (Self::SLOTS - 1)
    }

    fn get(&self, less: u32, scope: crate::tree::ScopeId, epoch: u32) -> Option<&CachedTemplateId> {
        let entry = self.slots.get(Self::slot(less, scope))?.as_ref()?;
        (entry.less == less && entry.scope == scope && entry.epoch == epoch).then_some(entry)
    }

    fn put(&mut self, entry: CachedTemplateId) {
        if self.slots.is_empty() {
            self.slots.resize_with(Self::SLOTS, || None);
        }
        let slot = Self::slot(entry.less, entry.scope);
        self.slots[slot] = Some(entry);
    }
}

impl Sema<'_> {
    /// Whether the current scope belongs to a pattern: template parameters are symbols.
    pub fn in_pattern(&self) -> bool {
        self.scopes[self.cx.scope].pattern
    }

    /// Looks a name up behind a qualifier, or unqualified without one. Completes classes.
    pub fn lookup_qualified(&mut self, qualifier: Option<Qualifier>, key: Key, mode: LookupMode) -> Found {
        match qualifier {
            None => self.lookup_unqualified_mode(key, mode),
            Some(Qualifier::Namespace(ns)) => self.lookup_in_scope_mode(self.namespace_scope(ns), key, mode),
            Some(Qualifier::Type(ty)) => match *self.tree.types.get(ty) {
                TypeKind::Record(r) => {
                    self.complete_record(r);
                    self.check_specialized_before(r);
                    let scope = self.record_scope(r);
                    self.lookup_in_scope_mode(scope, key, mode)
                }
                TypeKind::Enum(e) => match self.enum_scope(e) {
                    Some(scope) => self.lookup_in_scope_mode(scope, key, mode),
                    None => Found::default(),
                },
                TypeKind::Error => Found { error: true, ..Found::default() },
                _ => Found::default(),
            },
        }
    }

    fn is_dependent_qualifier(&self, qualifier: Option<Qualifier>) -> bool {
        matches!(qualifier, Some(Qualifier::Type(ty)) if self.tree.types.is_dependent(ty))
    }
}

impl Parser<'_, '_> {
    /// Reads `::`-terminated components. The cursor ends at the last component. Errors are reported; the result is an
    /// error type as qualifier then.
    pub fn parse_qualifier(&mut self) -> Option<Qualifier> {
        let mut qualifier = None;
        if self.at(TokenKind::ColonColon) {
            self.bump();
            qualifier = Some(Qualifier::Namespace(NamespaceId::GLOBAL));
        } else if (self.at_kw(kw::DECLTYPE) || self.at_kw(kw::GNU_DECLTYPE))
            && self.peek(1).kind == TokenKind::LParen
        {
            let close = self.matching_at(self.pos() + 1);
            if self.tokens.get(close as usize + 1).kind != TokenKind::ColonColon {
                return None;
            }
            let ty = self.parse_decltype();
            self.expect(TokenKind::ColonColon);
            qualifier = Some(Qualifier::Type(ty));
        }
        loop {
            let mut ahead = 0;
            if qualifier.is_some() && self.at_kw(kw::TEMPLATE) {
                ahead = 1;
            }
            let t = self.peek(ahead);
            if t.kind != TokenKind::Ident {
                return qualifier;
            }
            match self.peek(ahead + 1).kind {
                TokenKind::ColonColon => {
                    let name = t.symbol();
                    if self.is_dependent_qualifier(qualifier) {
                        let Some(Qualifier::Type(scope)) = qualifier else { return qualifier };
                        self.bump();
                        self.bump();
                        let ty = self.tree.types.intern(TypeKind::DependentName {
                            scope: scope.ty(),
                            name,
                            args: None,
                        });
                        qualifier = Some(Qualifier::Type(ty.into()));
                        continue;
                    }
                    let found = self.lookup_qualified(qualifier, name.into(), LookupMode::Nested);
                    match self.found_qualifier(&found) {
                        Some(next) => {
                            self.check_named_access(qualifier, &found, name, t.span());
                            self.seek(self.pos() + ahead + 2);
                            qualifier = Some(next);
                        }
                        None => {
                            let any = self.lookup_qualified(qualifier, name.into(), LookupMode::Any);
                            // `p->I::~I()` with `I` a scalar type.
                            let destroyed = (self.peek(ahead + 2).kind == TokenKind::Tilde)
                                .then(|| any.first().and_then(|d| self.decl_as_type(d)))
                                .flatten();
                            if destroyed.is_none() && !found.error && !self.is_error_qualifier(qualifier) {
                                let message = match qualifier {
                                    Some(_) if any.is_empty() => self.no_member(qualifier, name),
                                    _ => {
                                        let why = if any.is_empty() { self.not_declared(name) } else { None };
                                        diag::name_followed_by_scope_must_be_class().because_of(why)
                                    }
                                };
                                self.report(message, t.span());
                            }
                            self.seek(self.pos() + ahead + 2);
                            qualifier = Some(Qualifier::Type(destroyed.unwrap_or(QualType::ERROR)));
                        }
                    }
                }
                TokenKind::Less => {
                    let name = t.symbol();
                    let dependent = self.is_dependent_qualifier(qualifier);
                    if dependent && ahead == 0 {
                        // Without `template` it is one if more of a qualifier follows, as in a definition of a member.
                        let after = self.sema.scan_template_args(self.pos() + 1);
                        let nested = after
                            .is_some_and(|at| self.tokens.get(at as usize).kind == TokenKind::ColonColon);
                        if !nested {
                            return qualifier;
                        }
                    }
                    let start = self.mark();
                    if dependent {
                        let Some(Qualifier::Type(scope)) = qualifier else { return qualifier };
                        self.seek(self.pos() + ahead + 1);
                        let args = self.parse_template_args(None);
                        if !self.at(TokenKind::ColonColon) {
                            self.rewind(start);
                            return qualifier;
                        }
                        self.bump();
                        let ty = self.tree.types.intern(TypeKind::DependentName {
                            scope: scope.ty(),
                            name,
                            args: Some(args.into()),
                        });
                        qualifier = Some(Qualifier::Type(ty.into()));
                        continue;
                    }
                    let found = self.lookup_qualified(qualifier, name.into(), LookupMode::Any);
                    let Some(decl) = found.decls.iter().copied().find(|d| self.names_class_template(*d))
                    else {
                        return qualifier;
                    };
                    let less = self.pos() + ahead + 1;
                    // Most template-ids are not followed by `::`; looking is cheaper than instantiating.
                    if let Some(after) = self.scan_template_args(less)
                        && self.tokens.get(after as usize).kind != TokenKind::ColonColon
                    {
                        return qualifier;
                    }
                    let span = t.span();
                    self.seek(less);
                    let args = self.parse_template_args(self.template_of_decl(decl));
                    if !self.at(TokenKind::ColonColon) {
                        self.rewind(start);
                        return qualifier;
                    }
                    self.check_named_access(qualifier, &found, name, span);
                    let ty = self.template_id_type(decl, args, span);
                    self.bump();
                    qualifier = Some(Qualifier::Type(ty));
                }
                _ => return qualifier,
            }
        }
    }
}

impl Sema<'_> {
    pub(super) fn is_error_qualifier(&self, qualifier: Option<Qualifier>) -> bool {
        matches!(qualifier, Some(Qualifier::Type(ty)) if self.tree.types.is_error(ty))
    }
}

impl Parser<'_, '_> {
    /// For those who read messages in their own terminal: nobody declares the name, perhaps because a header is missing.
    pub fn not_declared(&self, name: Symbol) -> Option<String> {
        if self.options.language.cascade_errors || self.trap_depth > 0 {
            return None;
        }
        let name = self.text(name);
        let of_member = || {
            // `std::vector`: the member says which header.
            let member =
                (0..4).find(|n| self.peek(*n).kind == TokenKind::ColonColon).map(|n| self.peek(n + 1));
            let member = member.filter(|t| name == "std" && t.kind == TokenKind::Ident)?;
            super::headers::header_of(self.text(member.symbol()))
        };
        Some(match super::headers::header_of_namespace(name).or_else(of_member) {
            Some(header) => format!("\"{name}\" is not declared without #include <{header}>"),
            None => format!("\"{name}\" is not declared"),
        })
    }
}

impl Sema<'_> {
    pub fn no_member(&self, qualifier: Option<Qualifier>, name: Symbol) -> Message {
        if self.trap_depth > 0 {
            // Nobody will read it, and the names of classes may be long.
            return Message::untold(&diag::class_has_no_member::ENTRY);
        }
        match qualifier {
            Some(Qualifier::Type(ty)) => diag::class_has_no_member(&self.show_type(ty), &self.text(name)),
            Some(Qualifier::Namespace(NamespaceId::GLOBAL)) => {
                diag::global_scope_has_no_member(&self.text(name))
            }
            Some(Qualifier::Namespace(ns)) => {
                let name = self.text(name);
                let namespace = self.show_namespace(ns);
                if !self.options.language.cascade_errors
                    && self.is_std(ns)
                    && let Some(header) = super::headers::header_of(name)
                {
                    return diag::namespace_has_no_member_without_header(&namespace, &name, &header);
                }
                diag::namespace_has_no_member(&namespace, &name)
            }
            None => diag::identifier_is_undefined(&self.text(name)),
        }
    }

    fn names_class_template(&self, decl: Decl) -> bool {
        match decl {
            Decl::Template(t) => matches!(
                self.tree.templates[t].kind,
                TemplateKind::Class | TemplateKind::Alias | TemplateKind::TemplateParam
            ),
            other => self.names_template(other),
        }
    }

    /// The template that a name followed by `<` denotes, if it is a known one.
    pub fn template_of_decl(&self, decl: Decl) -> Option<TemplateId> {
        match decl {
            Decl::Template(t) => Some(t),
            Decl::Record(r) => self.tree.records[r].instance_of.as_ref().map(|i| i.0),
            Decl::Type(ty) => self.guided_template(ty),
            Decl::Pack(p) => match self.pack_current(p)? {
                TemplateArg::Template(t) => Some(t),
                _ => None,
            },
            _ => None,
        }
    }

    fn found_qualifier(&self, found: &Found) -> Option<Qualifier> {
        match found.first()? {
            Decl::Namespace(ns) => Some(Qualifier::Namespace(ns)),
            Decl::Error => Some(Qualifier::Type(QualType::ERROR)),
            decl => {
                let ty = self.decl_as_type(decl)?;
                match self.tree.types.get(ty) {
                    TypeKind::Record(_) | TypeKind::Enum(_) | TypeKind::Error => Some(Qualifier::Type(ty)),
                    _ if self.tree.types.is_dependent(ty) => Some(Qualifier::Type(ty)),
                    _ => None,
                }
            }
        }
    }

    /// The type a declaration names, bound packs included.
    pub fn decl_as_type(&self, decl: Decl) -> Option<QualType> {
        match decl {
            Decl::Pack(p) => match self.pack_current(p)? {
                TemplateArg::Type(t) => Some(t),
                _ => None,
            },
            Decl::Error => Some(QualType::ERROR),
            other => self.decl_type_of(other),
        }
    }

    /// The element of a pack that the current expansion selects.
    pub fn pack_current(&self, pack: super::scope::PackId) -> Option<TemplateArg> {
        let pack = self.packs.get(pack.0 as usize)?;
        pack.args.get(pack.current? as usize).cloned()
    }
}

impl Parser<'_, '_> {
    /// Whether the cursor is at the name of a type, without reading it for good.
    pub fn at_type_name(&mut self) -> bool {
        // A plain identifier is the common case and needs no tentative parse.
        if let Some(name) = self.ident() {
            match self.peek(1).kind {
                TokenKind::ColonColon => {}
                TokenKind::Less => {
                    let (is_template, is_type) = self.peek_name(name, |s, found| {
                        let template = found.decls.iter().any(|d| s.names_class_template(*d));
                        (template, found.first().is_some_and(|d| d.is_type()))
                    });
                    if !is_template {
                        return is_type;
                    }
                    let Some(after) = self.sema.scan_template_args(self.pos() + 1) else { return false };
                    if self.tokens.get(after as usize).kind != TokenKind::ColonColon {
                        return true;
                    }
                }
                _ => {
                    return self.peek_name(name, |s, found| s.found_is_type(found));
                }
            }
        } else if !matches!(self.kind(), TokenKind::ColonColon)
            && !self.at_kw(kw::DECLTYPE)
            && !self.at_kw(kw::GNU_DECLTYPE)
        {
            return false;
        }
        let mark = self.mark();
        let answer = self.trap(|s| s.parse_type_name().map(|ty| (s.pos(), ty)));
        self.rewind(mark);
        let Ok(Some((end, ty))) = answer else { return false };
        let align = self.context.named_align;
        self.trial_name = Some(TrialName { place: self.name_place(), end, ty, align });
        true
    }

    fn name_place(&self) -> NamePlace {
        NamePlace {
            at: self.pos(),
            scope: self.cx.scope,
            epoch: self.pack_epoch,
            limit: self.around.lookup_limit,
            reading_param: self.reading_param,
            implied: self.pos() == self.context.only_type_at,
        }
    }
}

impl Sema<'_> {
    /// Whether the name of a template alone may stand for a class whose arguments are deduced.
    fn deduces_arguments(&self, template: crate::tree::TemplateId) -> bool {
        self.is_deducible(template) && (!self.in_pattern() || self.reading_param || self.cx.ex.in_decltype)
    }

    /// Whether there is anything whose arguments could be deduced.
    fn is_deducible(&self, template: crate::tree::TemplateId) -> bool {
        let kind = self.tree.templates[template].kind;
        let alias = kind == TemplateKind::Alias && self.options.standard >= crate::lex::Standard::Cxx20;
        kind == TemplateKind::Class || alias
    }

    /// Whether a lookup found a type, or a class template whose arguments may be deduced.
    pub fn found_is_type(&self, found: &Found) -> bool {
        match found.first() {
            Some(Decl::Template(t)) => self.deduces_arguments(t),
            Some(Decl::Pack(p)) => match self.packs[p.0 as usize].args.first() {
                Some(TemplateArg::Type(_)) => true,
                Some(_) => false,
                None => self.packs[p.0 as usize].is_type,
            },
            Some(d) => d.is_type(),
            None => false,
        }
    }
}

impl Parser<'_, '_> {
    /// Reads a possibly qualified type name, without `typename`. None, with the cursor back, if it is not a type.
    pub fn parse_type_name(&mut self) -> Option<QualType> {
        if let Some(trial) = self.trial_name.take()
            && trial.place == self.name_place()
        {
            let span = self.span();
            self.seek(trial.end);
            self.context.named_align = trial.align;
            self.lint_deprecated_class(trial.ty, span);
            return Some(trial.ty);
        }
        let start = self.mark();
        let implied = self.pos() == self.context.only_type_at
            && self.options.standard >= crate::lex::Standard::Cxx20
            || !self.supplied_typenames.is_empty() && self.supplied_typenames.contains(&self.pos());
        let qualifier = self.parse_qualifier();
        self.context.named_align = 0;
        if qualifier.is_none() && (self.at_kw(kw::DECLTYPE) || self.at_kw(kw::GNU_DECLTYPE)) {
            return Some(self.parse_decltype());
        }
        let span = self.span();
        let ty = self.parse_type_component(qualifier, implied);
        match ty {
            Some(ty) => self.lint_deprecated_class(ty, span),
            None => self.rewind(start),
        }
        ty
    }

    /// The last component of a type name. With `typename`, dependent names are types.
    pub fn parse_type_component(&mut self, qualifier: Option<Qualifier>, typename: bool) -> Option<QualType> {
        let template_kw = qualifier.is_some() && self.eat_kw(kw::TEMPLATE);
        let name = self.ident()?;
        let span = self.span();
        if self.is_error_qualifier(qualifier) {
            self.bump();
            if self.at(TokenKind::Less) && self.sema.scan_template_args(self.pos()).is_some() {
                self.parse_template_args(None);
            }
            return Some(QualType::ERROR);
        }
        if let Some(Qualifier::Type(scope)) = qualifier
            && self.tree.types.is_dependent(scope)
        {
            if !typename {
                return None;
            }
            self.bump();
            let args =
                if self.at(TokenKind::Less) { Some(self.parse_template_args(None).into()) } else { None };
            let kind = TypeKind::DependentName { scope: scope.ty(), name, args };
            return Some(self.tree.types.intern(kind).into());
        }
        let found = self.lookup_qualified(qualifier, name.into(), LookupMode::Any);
        if found.error {
            self.bump();
            return Some(QualType::ERROR);
        }
        let mut first = found.first()?;
        // `typename A::name` ignores non-types that hide the type.
        if typename && !first.is_type() && !matches!(first, Decl::Template(_) | Decl::Pack(_)) {
            let tags = self.lookup_qualified(qualifier, name.into(), LookupMode::Tag);
            first = tags.first()?;
        }
        if self.peek(1).kind == TokenKind::Less
            && let Some(decl) = found.decls.iter().copied().find(|d| self.names_class_template(*d))
        {
            self.bump();
            let args = self.parse_template_args(self.template_of_decl(decl));
            self.context.named_align = 0;
            self.check_named_access(qualifier, &found, name, span);
            return Some(self.template_id_type(decl, args, span));
        }
        if template_kw && !matches!(first, Decl::Template(_)) {
            return None;
        }
        if let Decl::Template(t) = first {
            // Before a name it can be nothing but the type of a variable template.
            let declares = self.is_deducible(t) && self.peek(1).kind == TokenKind::Ident;
            if !declares && !self.deduces_arguments(t) {
                return None;
            }
            self.bump();
            return Some(self.tree.types.intern(TypeKind::Deduced(Placeholder::Template(t))).into());
        }
        let ty = self.decl_as_type(first)?;
        if found.ambiguous {
            let text = diag::is_ambiguous(&self.text(name));
            self.report(text, span);
        }
        self.check_named_access(qualifier, &found, name, span);
        self.bump();
        self.context.named_align = self.name_alignment(found.scope, name);
        Some(ty)
    }
}

impl Sema<'_> {
    /// The alignment that attributes of a typedef give its name.
    fn name_alignment(&self, scope: Option<crate::tree::ScopeId>, name: Symbol) -> u32 {
        if self.aligned_names.is_empty() {
            return 0;
        }
        scope.and_then(|s| self.aligned_names.get(&(s, name))).copied().unwrap_or(0)
    }

    /// Checks the access of a type that is a member of the class named before it, or inherited by one around.
    fn check_named_access(&mut self, qualifier: Option<Qualifier>, found: &Found, name: Symbol, span: Span) {
        let naming = match qualifier {
            Some(Qualifier::Type(ty)) => self.tree.types.as_record(ty),
            Some(Qualifier::Namespace(_)) => None,
            None => found.path.first().map(|step| step.derived),
        };
        if let Some(naming) = naming {
            self.check_type_access(found, naming, name, span);
        }
    }
}

impl Parser<'_, '_> {
    /// At `T::name` with `T` a type that is no class, as a template parameter may be.
    fn at_scalar_qualifier(&mut self) -> bool {
        let Some(name) = self.ident() else { return false };
        if self.peek(1).kind != TokenKind::ColonColon || self.peek(2).kind != TokenKind::Ident {
            return false;
        }
        let found = self.lookup_unqualified(name);
        let Some(ty) = found.first().and_then(|d| self.decl_as_type(d)) else { return false };
        !self.tree.types.is_dependent(ty)
            && !self.tree.types.is_error(ty)
            && self.tree.types.as_record(ty).is_none()
            && self.tree.types.as_enum(ty).is_none()
    }

    /// `typename A::B<C>`, the cursor behind `typename`.
    pub fn parse_typename_specifier(&mut self) -> QualType {
        let qualified = self.at(TokenKind::ColonColon)
            || self.peek(1).kind == TokenKind::ColonColon
            || self.peek(1).kind == TokenKind::Less;
        if self.at(TokenKind::Ident) && !qualified && self.options.standard < crate::lex::Standard::Cxx23 {
            let span = self.span();
            self.report(diag::class_or_namespace_qualified_name_is_required(), span);
        }
        self.parse_type_requirement()
    }

    /// What `typename` names in a requires-expression: a type, qualified or not.
    pub fn parse_type_requirement(&mut self) -> QualType {
        let start = self.span();
        if self.at_scalar_qualifier() {
            // Where a statement starts the reference compiler looks at the name twice.
            let before = self.tokens.get((self.pos() as usize).saturating_sub(2)).kind;
            let starts = matches!(before, TokenKind::LBrace | TokenKind::RBrace | TokenKind::Semi);
            if starts && self.is_block_scope(self.cx.scope) {
                self.report(diag::name_followed_by_scope_must_be_class(), start);
            }
            self.report(diag::class_or_namespace_qualified_name_is_required(), start);
            self.seek(self.pos() + 3);
            return QualType::ERROR;
        }
        let qualifier = self.parse_qualifier();
        let span = self.span();
        let name =
            self.ident().or_else(|| self.peek(1).kind.eq(&TokenKind::Ident).then(|| self.peek(1).symbol()));
        if let Some(ty) = self.parse_type_component(qualifier, true) {
            return ty;
        }
        match name {
            Some(name) => {
                self.eat_kw(kw::TEMPLATE);
                self.bump();
                if self.at(TokenKind::Less)
                    && let Some(after) = self.sema.scan_template_args(self.pos())
                {
                    self.seek(after);
                }
                let message = match self.lookup_qualified(qualifier, name.into(), LookupMode::Any) {
                    f if f.is_empty() => self.no_member(qualifier, name),
                    _ => diag::member_is_not_type_name(&self.text(name)),
                };
                self.report(message, span);
            }
            None => {
                self.report(diag::expected_identifier(), start);
            }
        }
        QualType::ERROR
    }

    /// Reads an id-expression and looks it up. None, with the cursor unmoved, if there is no name here.
    pub fn parse_id_expression(&mut self) -> Option<IdExpr> {
        let start = self.span();
        let mark = self.mark();
        let qualifier = self.parse_qualifier();
        let template_kw = qualifier.is_some() && self.eat_kw(kw::TEMPLATE);
        let name_span = self.span();
        let Some(name) = self.parse_unqualified_name(qualifier) else {
            self.rewind(mark);
            return None;
        };
        let mut id = IdExpr {
            qualifier,
            name,
            args: None,
            found: Found::default(),
            span: self.span_from(start),
            name_span: self.span_from(name_span),
        };
        if self.is_error_qualifier(qualifier)
            && self.at(TokenKind::Less)
            && let Some(after) = self.sema.scan_template_args(self.pos())
        {
            self.seek(after);
        }
        let key = self.id_key(qualifier, name);
        id.found = self.lookup_qualified(qualifier, key, LookupMode::Any);
        // From C++20 on, `f<int>(x)` may find a template by its argument alone.
        let by_argument = self.options.standard >= crate::lex::Standard::Cxx20
            && qualifier.is_none()
            && matches!(name, IdName::Ident(_))
            && (id.found.is_empty() || id.found.is_overload_set(self) && id.found.record.is_none())
            && !id.found.error;
        let follows_call = |s: &mut Self| {
            s.sema
                .scan_template_args(s.pos())
                .is_some_and(|i| s.tokens.get(i as usize).kind == TokenKind::LParen)
        };
        if self.at(TokenKind::Less)
            && (template_kw
                || id.found.decls.iter().any(|d| self.names_template(*d))
                || by_argument && follows_call(self))
            && self.sema.scan_template_args(self.pos()).is_some()
        {
            let hint = match id.found.decls.as_slice() {
                [one] => self.template_of_decl(*one),
                _ => None,
            };
            id.args = Some(self.parse_template_args(hint));
            id.span = self.span_from(start);
        }
        Some(id)
    }

    /// The key of a name behind a qualifier: `S::S` names the constructors.
    pub fn id_key(&self, qualifier: Option<Qualifier>, name: IdName) -> Key {
        if let (Some(Qualifier::Type(ty)), IdName::Ident(s)) = (qualifier, name)
            && let Some(r) = self.tree.types.as_record(ty)
            && self.tree.records[r].name == Some(s)
            && self.context.naming_constructor
        {
            return Key::Ctor;
        }
        name.key()
    }

    /// Further empty strings behind `operator ""`, of which one may have the suffix ([lex.string]/13).
    fn join_empty_strings(&mut self, mut suffix: String) -> String {
        while self.at(TokenKind::String) {
            let t = self.bump();
            let text = self.interner.get(t.symbol());
            let Some(next) = text.strip_prefix("\"\"") else {
                self.report(diag::invalid_literal_operator_name(), t.span());
                continue;
            };
            if suffix.is_empty() {
                suffix = next.to_string();
            } else if !next.is_empty() && next != suffix {
                let text = format!("user-defined literal suffix does not match the earlier \"{suffix}\"");
                self.error_plain(t.span(), text);
            }
        }
        suffix
    }

    /// An identifier, operator-function-id, conversion-function-id, literal-operator-id or `~T`.
    pub fn parse_unqualified_name(&mut self, qualifier: Option<Qualifier>) -> Option<IdName> {
        let t = self.tok();
        match t.kind {
            TokenKind::Ident => {
                self.bump();
                Some(IdName::Ident(t.symbol()))
            }
            TokenKind::Tilde => self.parse_destructor_name(qualifier),
            TokenKind::Keyword if t.symbol() == kw::OPERATOR => Some(self.parse_operator_name()),
            _ => None,
        }
    }

    fn parse_destructor_name(&mut self, qualifier: Option<Qualifier>) -> Option<IdName> {
        self.bump();
        if self.at_kw(kw::DECLTYPE) || self.at_kw(kw::GNU_DECLTYPE) {
            let ty = self.parse_decltype();
            return Some(IdName::Dtor(Some(ty)));
        }
        let name = self.ident()?;
        // The class's own name, possibly with arguments, needs no lookup.
        if let Some(Qualifier::Type(ty)) = qualifier {
            let own = match *self.tree.types.get(ty) {
                TypeKind::Record(r) => self.tree.records[r].name == Some(name),
                TypeKind::TemplateSpec { template, .. } => {
                    self.tree.templates[template].name == crate::tree::DeclName::Ident(name)
                }
                _ => false,
            };
            if own {
                self.bump();
                if self.at(TokenKind::Less) {
                    self.parse_template_args(None);
                }
                return Some(IdName::Dtor(Some(ty)));
            }
        }
        if let Some(record) = self.enclosing_record(self.cx.scope)
            && self.tree.records[record].name == Some(name)
        {
            let ty = self.record_type(record);
            self.bump();
            if self.at(TokenKind::Less) {
                self.parse_template_args(None);
            }
            return Some(IdName::Dtor(Some(ty)));
        }
        match self.parse_type_name() {
            Some(ty) => Some(IdName::Dtor(Some(ty))),
            None => {
                // `p->N::S::~S()`: the name is looked up in the class of the object by the caller.
                self.bump();
                Some(IdName::Dtor(None))
            }
        }
    }

    fn parse_operator_name(&mut self) -> IdName {
        self.bump();
        let t = self.tok();
        use OperatorName as O;
        // `.*` cannot be overloaded; `>` may be the first half of `>>`.
        let simple = !matches!(t.kind, TokenKind::DotStar | TokenKind::Greater);
        let simple = OperatorToken::of(t.kind).filter(|_| simple).map(|operator| operator.name);
        if let Some(op) = simple {
            self.bump();
            return IdName::Operator(op);
        }
        match t.kind {
            TokenKind::Greater => {
                if self.at_shift_right() {
                    self.bump();
                    self.bump();
                    return IdName::Operator(O::Shr);
                }
                self.bump();
                return IdName::Operator(O::Greater);
            }
            TokenKind::LParen => {
                self.bump();
                self.expect(TokenKind::RParen);
                return IdName::Operator(O::Call);
            }
            TokenKind::LBracket => {
                self.bump();
                self.expect(TokenKind::RBracket);
                return IdName::Operator(O::Subscript);
            }
            TokenKind::Keyword if matches!(t.symbol(), kw::NEW | kw::DELETE) => {
                self.bump();
                let array = self.at(TokenKind::LBracket) && self.peek(1).kind == TokenKind::RBracket;
                if array {
                    self.bump();
                    self.bump();
                }
                return IdName::Operator(match (t.symbol() == kw::NEW, array) {
                    (true, false) => O::New,
                    (true, true) => O::NewArray,
                    (false, false) => O::Delete,
                    (false, true) => O::DeleteArray,
                });
            }
            TokenKind::Keyword if t.symbol() == kw::CO_AWAIT => {
                self.bump();
                return IdName::Operator(O::CoAwait);
            }
            TokenKind::String => {
                self.bump();
                // `operator""_x` is one token, `operator"" _x` two.
                let text = self.interner.get(t.symbol());
                let suffix = text.rsplit('"').next().unwrap_or("").to_string();
                let empty = text.len() - suffix.len() == 2;
                let suffix = self.join_empty_strings(suffix);
                if !empty || suffix.is_empty() && !self.at(TokenKind::Ident) {
                    self.report(diag::invalid_literal_operator_name(), t.span());
                }
                let suffix = if suffix.is_empty() {
                    self.eat_ident().unwrap_or(t.symbol())
                } else {
                    self.interner.intern(suffix.as_bytes())
                };
                return IdName::Literal(suffix);
            }
            _ => {}
        }
        let ty = self.parse_conversion_type();
        IdName::Conversion(ty)
    }

    /// Reads a template argument list, the cursor at `<`. Arguments are not matched with parameters yet; a known
    /// template helps to read them.
    pub fn parse_template_args(&mut self, hint: Option<TemplateId>) -> Vec<TemplateArg> {
        let less = self.pos();
        let scope = self.cx.scope;
        if let Some(read) = self.template_id_cache.get(less, scope, self.pack_epoch) {
            let (args, end) = (read.args.clone(), read.end);
            self.seek(end);
            return args;
        }
        self.bump();
        let mut args = Vec::new();
        if !self.enter() {
            self.leave();
            return args;
        }
        let stop = std::mem::replace(&mut self.context.greater_closes, true);
        let checkpoint = self.diags.checkpoint();
        let mut ok = true;
        while !self.at(TokenKind::Greater) && !self.at_eof() {
            let before = self.pos();
            if self.in_pattern() {
                self.parse_pattern_arg(hint, &mut args);
            } else if self.tok().is_name(kw::INTEGER_PACK) {
                ok &= self.parse_integer_pack(&mut args);
            } else {
                let list = self.parse_expanded(true, |s| s.parse_template_arg(hint, &args));
                for arg in list {
                    match arg {
                        Some(arg) => args.push(arg),
                        None => {
                            ok = false;
                            // Takes the place of the one that failed, so that it is not missed as well.
                            if self.trap_depth == 0 {
                                args.push(TemplateArg::Type(QualType::ERROR));
                            }
                        }
                    }
                }
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
            if self.pos() == before {
                break;
            }
        }
        self.context.greater_closes = stop;
        self.leave();
        if !self.at(TokenKind::Greater) {
            if let Some(after) = self.scan_template_args(less) {
                if ok {
                    let span = self.span();
                    self.error_plain(span, "expected a \",\" or \">\" in a template argument list");
                }
                self.seek(after);
            } else {
                self.expect(TokenKind::Greater);
            }
            return args;
        }
        self.bump();
        if !ok || self.diags.has_errors_since(checkpoint) {
            // Reading it again must report again.
            return args;
        }
        let (epoch, end) = (self.pack_epoch, self.pos());
        self.template_id_cache.put(CachedTemplateId { less, scope, epoch, end, args: args.clone() });
        args
    }

    /// A literal where a class template wants a type.
    fn at_value_for_type(&self, hint: Option<TemplateId>, index: usize) -> bool {
        let literal = matches!(self.kind(), TokenKind::Number | TokenKind::Char | TokenKind::String);
        literal
            && hint.is_some_and(|t| {
                let param = super::template::param_for(&self.templates[t].header.params, index);
                self.tree.templates[t].kind == TemplateKind::Class
                    && param.is_some_and(|p| !p.pack && p.kind == super::template::ParamKind::Type)
            })
    }

    /// One template argument with everything concrete. None after an error.
    fn parse_template_arg(
        &mut self,
        hint: Option<TemplateId>,
        before: &[TemplateArg],
    ) -> Option<TemplateArg> {
        if self.at_value_for_type(hint, before.len()) {
            let (at, element) = (self.span(), self.scan_element(true));
            self.report(diag::expected_type_specifier(), at);
            self.seek(element.end);
            return None;
        }
        let ty = self.value_param_type(hint, before.len()).or_else(|| self.bound_param_type(hint, before));
        // A function template may be one of several, of which another takes this argument.
        let guess = ty
            .is_some_and(|ty| self.tree.types.pointee(ty).is_some_and(|t| self.tree.types.is_function(t)))
            && hint.is_some_and(|t| self.tree.templates[t].kind == TemplateKind::Function);
        if let (true, Some(ty)) = (guess, ty) {
            if let Some(value) = self.tentative_value(ty) {
                return Some(TemplateArg::Value(ty.unqualified(), value));
            }
        } else if let Some(ty) = ty {
            let mark = self.mark();
            let (value, failed) = self.had_errors(|s| match *s.tree.types.get(ty) {
                TypeKind::Deduced(Placeholder::Template(t)) => s.parse_deduced_constant(t),
                _ => {
                    let at = s.span();
                    let ty = if s.contains_auto(ty) { s.referent_ahead()? } else { ty };
                    let value = s.parse_converted_constant(ty)?;
                    s.check_template_constant(&value, at);
                    Some((ty, value))
                }
            });
            if let Some((ty, value)) = value {
                return Some(TemplateArg::Value(ty.unqualified(), value));
            }
            if !failed {
                let span = self.prev_span();
                self.report(diag::expression_must_have_constant_value(), span);
            }
            self.rewind(mark);
            let range = self.scan_element(true);
            self.seek(range.ellipsis.unwrap_or(range.end));
            return None;
        }
        if let Some(template) = self.parse_template_name_arg() {
            return Some(template);
        }
        let mark = self.mark();
        // Mostly a type, and read once then. Placeholders are counted where they are read.
        if self.around.auto_params.is_none() && self.at_type_start() {
            let deferred = self.deferred_access.as_ref().map(Vec::len);
            let ty = self.trap(|s| {
                let ty = s.parse_argument_type();
                s.at_arg_end().then_some(ty)
            });
            if let Ok(Some(ty)) = ty {
                let span = self.prev_span();
                let ty = if self.check_no_auto(ty, span) { ty } else { QualType::ERROR };
                return Some(TemplateArg::Type(ty));
            }
            self.rewind(mark);
            self.truncate_deferred(deferred);
        }
        if self.at_type_id(true) {
            let ty = self.parse_argument_type();
            if self.at_arg_end() {
                return Some(TemplateArg::Type(ty));
            }
            self.rewind(mark);
        }
        let (value, failed) = self.had_errors(|s| s.parse_template_arg_value());
        match value {
            Some((ty, value)) => Some(TemplateArg::Value(ty, value)),
            None => {
                if !failed {
                    let span = self.tokens.get(self.pos() as usize).span();
                    self.report(diag::expression_must_have_constant_value(), span);
                }
                None
            }
        }
    }

    /// The argument here as a constant of type `ty`, if it is one.
    fn tentative_value(&mut self, ty: QualType) -> Option<crate::tree::ConstValue> {
        let mark = self.mark();
        let value = self.trap(|s| s.parse_converted_constant(ty).filter(|_| s.at_arg_end())).ok().flatten();
        if value.is_none() {
            self.rewind(mark);
        }
        value
    }

    /// `__integer_pack(N)...`: the values 0 to N-1.
    fn parse_integer_pack(&mut self, args: &mut Vec<TemplateArg>) -> bool {
        let span = self.span();
        self.bump();
        let close = self.matching();
        self.expect(TokenKind::LParen);
        let value = self.bracketed(|s| s.parse_constant_expr());
        self.finish_parens(close);
        self.expect(TokenKind::Ellipsis);
        let Some((ty, crate::tree::ConstValue::Int(count))) = value else { return false };
        if !(0..=1 << 20).contains(&count) {
            self.error_plain(span, "the argument of __integer_pack is out of range");
            return false;
        }
        args.extend(
            (0..count).map(|i| TemplateArg::Value(ty.unqualified(), crate::tree::ConstValue::Int(i))),
        );
        true
    }
}

impl Sema<'_> {
    /// The type of a value parameter of a class, alias or variable template, where it does not depend on others.
    fn value_param_type(&self, hint: Option<TemplateId>, index: usize) -> Option<QualType> {
        let template = hint?;
        let function = self.tree.templates[template].kind == TemplateKind::Function;
        let params = &self.templates[template].header.params;
        let param = match super::template::param_for(params, index) {
            Some(p) => p,
            None => params.last().filter(|p| p.pack)?,
        };
        match param.kind {
            _ if param.expands.is_some() => None,
            super::template::ParamKind::Value { ty, .. } => match self.tree.types.get(ty) {
                TypeKind::Deduced(Placeholder::Template(_)) => Some(ty),
                // Arguments of functions are converted when it is known which function is meant; classes are made at once.
                TypeKind::Record(_) => Some(ty),
                // `auto&` takes the object, not its value.
                TypeKind::LValueRef(inner) if self.is_plain_auto(inner.unqualified()) => Some(ty),
                _ if self.tree.types.is_dependent(ty) || self.contains_auto(ty) => None,
                // So are those that name an object, or a function out of several.
                TypeKind::LValueRef(_) => Some(ty),
                TypeKind::Pointer(to) if self.tree.types.as_function(*to).is_some() => Some(ty),
                _ => (!function).then_some(ty),
            },
            _ => None,
        }
    }
}

impl Parser<'_, '_> {
    /// A reference to the object that the expression here names.
    fn referent_ahead(&mut self) -> Option<QualType> {
        let ty = self.tentative(|s| {
            s.unevaluated(|s| {
                s.context.greater_closes = true;
                let e = s.parse_conditional_expr();
                let e = s.resolve_single(e)?;
                (!s.is_error_expr(e)).then(|| s.ety(e))
            })
        });
        ty.ok().flatten().map(|ty| self.tree.types.lvalue_ref(ty))
    }
}

impl Sema<'_> {
    /// The type of a value parameter that depends on the arguments before it, where it decides how the argument is
    /// read: references, pointers and classes.
    fn bound_param_type(&mut self, hint: Option<TemplateId>, before: &[TemplateArg]) -> Option<QualType> {
        let template = hint?;
        let header = &self.templates[template].header;
        let param = header.params.get(before.len()).filter(|p| !p.pack)?;
        let super::template::ParamKind::Value { ty, tokens } = param.kind else { return None };
        if !self.tree.types.is_dependent(ty) || header.params[..before.len()].iter().any(|p| p.pack) {
            return None;
        }
        // `T v` with `T` a scalar, as in `integral_constant`, decides nothing.
        let named = self.lone_type_name(tokens);
        let is_named = |p: &super::template::TemplateParam| p.name.is_some() && p.name == named;
        if let Some(at) = header.params[..before.len()].iter().position(is_named)
            && let TemplateArg::Type(ty) = before[at]
            && self.is_plain_scalar(ty)
        {
            return None;
        }
        let (params, outer) = (header.params.clone(), header.outer);
        let param = &params[before.len()];
        let scope = self.bind_params(&params[..before.len()], before, outer);
        let ty = self.trap(|s| s.param_value_type(param, scope)).ok().flatten()?;
        let decides = match self.tree.types.get(ty) {
            TypeKind::LValueRef(_) | TypeKind::Record(_) => true,
            TypeKind::Pointer(_) | TypeKind::MemberPointer { .. } => {
                self.tree.templates[template].kind != TemplateKind::Function
            }
            _ => false,
        };
        decides.then_some(ty)
    }
}

impl Parser<'_, '_> {
    fn at_arg_end(&self) -> bool {
        matches!(
            self.kind(),
            TokenKind::Comma
                | TokenKind::Greater
                | TokenKind::Ellipsis
                | TokenKind::Eof
                | TokenKind::GreaterEqual
        )
    }

    /// A template name as argument: `A` or `N::A` followed by `,` or `>`.
    fn parse_template_name_arg(&mut self) -> Option<TemplateArg> {
        let mut at = self.pos();
        if self.tokens.get(at as usize).kind == TokenKind::ColonColon {
            at += 1;
        }
        // Only plain and qualified names can be templates; find the end of the name cheaply.
        if self.tokens.get(at as usize).kind != TokenKind::Ident {
            return None;
        }
        let end = self.tokens.get(at as usize + 1).kind;
        let simple = matches!(end, TokenKind::Comma | TokenKind::Greater | TokenKind::Ellipsis);
        if !simple && !matches!(end, TokenKind::ColonColon | TokenKind::Less) {
            return None;
        }
        if simple && at == self.pos() {
            return match self.sema.peek_name(self.tok().symbol(), |_, found| found.first())? {
                Decl::Template(t) if self.is_template_argument(t) => {
                    self.bump();
                    Some(TemplateArg::Template(t))
                }
                Decl::Pack(p) => match self.pack_current(p)? {
                    TemplateArg::Template(t) => {
                        self.bump();
                        Some(TemplateArg::Template(t))
                    }
                    _ => None,
                },
                _ => None,
            };
        }
        // Qualified: the last component must be directly before the end of the argument.
        let last = self.scan_element(true).end.saturating_sub(1);
        let last = if self.tokens.get(last as usize).kind == TokenKind::Ellipsis { last - 1 } else { last };
        if self.tokens.get(last as usize).kind != TokenKind::Ident
            || self.tokens.get(last as usize - 1).kind != TokenKind::ColonColon
                && !(self.tokens.get(last as usize - 1).kind == TokenKind::Keyword
                    && self.tokens.get(last as usize - 1).symbol() == kw::TEMPLATE)
        {
            return None;
        }
        let mark = self.mark();
        let result = self.trap(|s| {
            let qualifier = s.parse_qualifier();
            let said = s.eat_kw(kw::TEMPLATE);
            if s.pos() != last {
                return None;
            }
            let name = s.ident()?;
            match s.lookup_qualified(qualifier, name.into(), LookupMode::Any).first()? {
                Decl::Template(t) if s.is_template_argument(t) => {
                    s.bump();
                    Some(TemplateArg::Template(t))
                }
                // The injected class name.
                Decl::Record(r) if said => {
                    let template = s.tree.records[r].instance_of.as_ref()?.0;
                    s.bump();
                    Some(TemplateArg::Template(template))
                }
                _ => None,
            }
        });
        match result {
            Ok(Some(arg)) => Some(arg),
            _ => {
                self.rewind(mark);
                None
            }
        }
    }
}

impl Sema<'_> {
    fn is_template_argument(&self, t: TemplateId) -> bool {
        matches!(
            self.tree.templates[t].kind,
            TemplateKind::Class | TemplateKind::Alias | TemplateKind::TemplateParam
        )
    }
}
