//! Names of types, `typename` specifiers, type requirements.

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::lookup::name::{NamePlace, Qualifier, TrialName};
use crate::sema::lookup::scope::{Decl, LookupMode};
use crate::tree::types::{Placeholder, QualType, TypeKind};

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
        let (align, typedef) = (self.context.named_align, self.context.named_typedef);
        self.trial_name = Some(TrialName { place: self.name_place(), end, ty, align, typedef });
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

    /// Reads a possibly qualified type name, without `typename`. None, with the cursor back, if it is not a type.
    pub fn parse_type_name(&mut self) -> Option<QualType> {
        if let Some(trial) = self.trial_name.take()
            && trial.place == self.name_place()
        {
            let span = self.span();
            self.seek(trial.end);
            (self.context.named_align, self.context.named_typedef) = (trial.align, trial.typedef);
            self.lint_deprecated_class(trial.ty, span);
            return Some(trial.ty);
        }
        let start = self.mark();
        let implied = self.pos() == self.context.only_type_at
            && self.options.standard >= crate::lex::Standard::Cxx20
            || self.keywords.has_typename(self.pos());
        let qualifier = self.parse_qualifier();
        (self.context.named_align, self.context.named_typedef) = (0, None);
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
            (self.context.named_align, self.context.named_typedef) = (0, None);
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
        self.context.named_typedef = self.typedef_named(found.scope, name);
        Some(ty)
    }

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
}
