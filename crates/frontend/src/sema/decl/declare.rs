//! Typedefs, empty declarations, and declarations without a type.

use oxicc_source::Span;

use crate::diag;
use crate::lex::Symbol;
use crate::sema::Sema;
use crate::sema::decl::declarator::Declarator;
use crate::sema::decl::specifiers::{DeclSpecs, SpecFlags, Storage, Tag};
use crate::sema::lookup::name::{IdName, Qualifier};
use crate::sema::lookup::scope::{Decl, ScopeKind};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{RecordFlags, ScopeId, Typedef};

impl Sema<'_> {
    /// All declarators of a declaration deduce `auto` as the same type ([dcl.spec.auto]/8).
    pub(crate) fn check_same_auto(&mut self, deduced: &mut Option<QualType>, ty: Option<QualType>) {
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

    /// `struct S;`, `enum E {...};`, anonymous unions.
    pub(crate) fn finish_empty_declaration(&mut self, specs: &DeclSpecs) {
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
                } else if has_type && !specs.has(SpecFlags::FRIEND) && specs.storage == Storage::None {
                    self.lint_empty_declaration(specs.span);
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
        if self.options.names_types {
            let context = self.context_of(scope);
            let id = self.tree.typedefs.all.push(Typedef { name, context, span, ty });
            self.typedef_names.insert((scope, name), id);
        }
    }

    /// Remembers the alignment that a type name was declared with.
    pub(crate) fn align_name(
        &mut self,
        scope: ScopeId,
        name: Symbol,
        specs: u32,
        attrs: &crate::sema::decl::attribute::Attrs,
    ) {
        let align = if specs != 0 { specs.max(attrs.align) } else { attrs.name_align() };
        if align != 0 {
            self.aligned_names.insert((scope, name), align);
        }
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

    /// Whether a record is a union or struct without a name whose members belong to the enclosing scope.
    pub fn is_anonymous_member(&self, record: crate::tree::RecordId) -> bool {
        self.tree.records[record].flags.contains(RecordFlags::ANONYMOUS_MEMBER)
    }
}
