//! Variables of namespaces and classes.

use crate::diag;
use crate::lex::TokenKind;
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::decl::declarator::Declarator;
use crate::sema::decl::specifiers::{DeclSpecs, Storage};
use crate::sema::lookup::name::{IdName, Qualifier};
use crate::sema::lookup::scope::Decl;
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{InitState, MemorySpace, ScopeId, VarFlags, VarId};

/// Static variables.
impl Parser<'_, '_> {
    /// A variable declared at namespace scope, or a static member defined there.
    pub fn finish_variable(&mut self, specs: &DeclSpecs, declarator: Declarator) {
        let Some(IdName::Ident(name)) = declarator.name else {
            let _ = self.skip_initializer();
            if !self.tree.types.is_error(declarator.ty) {
                self.report(diag::variable_needs_identifier(), declarator.span);
            }
            return;
        };
        let here = self.declaration_scope(self.cx.scope);
        let scope = match declarator.qualifier {
            None => here,
            Some(Qualifier::Namespace(ns)) => self.namespace_scope(ns),
            Some(Qualifier::Type(ty)) => match self.tree.types.as_record(ty) {
                Some(r) => self.record_scope(r),
                None => {
                    let _ = self.skip_initializer();
                    return;
                }
            },
        };
        if self.lacks_template_args(declarator.ty) {
            self.report(diag::cannot_deduce_class_template_arguments(), declarator.span);
            let _ = self.skip_initializer();
            return;
        }
        self.check_variable_specifiers(specs, &declarator, here, name);
        let inner = declarator.scope.unwrap_or(self.cx.scope);
        let known = self.entries(scope, name.into()).iter().find_map(|e| match e.decl {
            Decl::Var(v) if !e.using => Some(v),
            _ => None,
        });
        // A member of an inline namespace is one of the namespace around it too.
        let known = known.or_else(|| match declarator.qualifier {
            Some(Qualifier::Namespace(_)) => match self.lookup_in_scope(scope, name.into()).first() {
                Some(Decl::Var(v)) => Some(v),
                _ => None,
            },
            _ => None,
        });
        let var = match known {
            Some(var) => {
                let what = format!("member \"{}\"", self.show_var(var));
                if self.check_needs_header(&declarator, &what) {
                    let _ = self.skip_initializer();
                    return;
                }
                if let Some(Qualifier::Type(ty)) = declarator.qualifier
                    && (self.tree.types.as_record(ty)).is_some_and(|r| !self.defines_members(r, here))
                {
                    let text = diag::member_cannot_be_defined_in_current_scope(&self.show_var(var));
                    self.report(text, declarator.span);
                }
                self.merge_variable(var, specs, &declarator);
                let member = matches!(declarator.qualifier, Some(Qualifier::Type(_)));
                // Inline members are defined in their class; what follows only declares them, as often as one likes.
                let again = member
                    && !self.defined_members.insert(var)
                    && !(self.tree.vars[var].flags.contains(VarFlags::INLINE) && self.at(TokenKind::Semi));
                if again {
                    let text =
                        diag::has_already_been_defined(&format_args!("member \"{}\"", self.show_var(var)));
                    self.report(text, declarator.span);
                    let _ = self.skip_initializer();
                    return;
                }
                var
            }
            None => {
                if declarator.qualifier.is_some() {
                    if !self.tree.types.is_error(declarator.ty) {
                        let text = self.no_member(declarator.qualifier, name);
                        self.report(text, declarator.span);
                    }
                    let _ = self.skip_initializer();
                    return;
                }
                let clash = self
                    .entries(scope, name.into())
                    .iter()
                    .any(|e| !e.using && !matches!(e.decl, Decl::Record(_) | Decl::Enum(_) | Decl::Error));
                if clash {
                    let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
                    self.report(text, declarator.span);
                    let _ = self.skip_initializer();
                    return;
                }
                let context = self.context_of(scope);
                let var = self.new_variable(Some(name), declarator.ty, context, specs, &declarator);
                self.declare(scope, name, Decl::Var(var));
                var
            }
        };
        let plain = self.is_plain_auto(declarator.ty);
        self.take_initializer(var, specs, inner);
        if plain {
            let ty = self.tree.vars[var].ty.unqualified();
            self.check_auto_constraint(specs.constraint, ty, declarator.span);
        }
        self.check_definition(var);
    }

    /// Reads or skips the initialiser of a static variable. Types that depend on it are settled at once.
    pub fn take_initializer(&mut self, var: VarId, specs: &DeclSpecs, scope: ScopeId) {
        let range = self.skip_initializer();
        let span = self.tree.vars[var].span;
        if let Some(range) = range {
            if self.tree.vars[var].space == MemorySpace::Shared {
                self.report(diag::initializer_not_allowed_for_shared_variable(), span);
                return;
            }
            if matches!(self.tree.vars[var].init, InitState::None) {
                self.tree.vars[var].init = InitState::Tokens { range, scope, env: None.into() };
                self.reserve_closures(var, range);
            } else {
                let text =
                    diag::has_already_been_defined(&format_args!("variable \"{}\"", self.show_var(var)));
                self.report(text, span);
                return;
            }
            self.tree.vars[var].flags.remove(VarFlags::EXTERN);
        }
        let ty = self.tree.vars[var].ty;
        let unsettled = self.contains_auto(ty)
            || matches!(self.tree.types.get(ty), TypeKind::Array { len: ArrayLen::Unknown, .. });
        let class_template = matches!(
            self.tree.types.get(ty),
            TypeKind::Deduced(crate::tree::types::Placeholder::Template(_))
        );
        if unsettled && range.is_some() {
            self.ensure_init(var);
        } else if class_template && specs.storage != Storage::Extern {
            // `C c;` deduces from no arguments.
            self.with_body(scope, |s| s.default_init_deduced(var));
        } else if self.contains_auto(ty) {
            self.report(diag::cannot_deduce_auto_type_initializer_required(), span);
            self.tree.vars[var].ty = QualType::ERROR;
        } else if range.is_none()
            && self.tree.vars[var].flags.contains(VarFlags::CONSTEXPR)
            && !self.tree.vars[var].flags.contains(VarFlags::STATIC_MEMBER)
            && specs.storage != Storage::Extern
            && self.tree.types.as_record(self.tree.types.array_base(ty)).is_none()
            && !self.tree.types.is_error(ty)
        {
            self.report(diag::missing_initializer_for_constexpr_variable(), span);
        }
    }
}
