//! Structured bindings ([dcl.struct.bind]) of static variables.

use oxicc_source::Span;

use crate::diag;
use crate::lex::Symbol;
use crate::sema::decl::specifiers::{DeclSpecs, SpecFlags};
use crate::sema::lookup::scope::{Decl, Entry, Part, ScopeKind};
use crate::sema::{Scoped, Sema};
use crate::tree::expr::Category;
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{FieldRef, ScopeId, VarId};

impl Sema<'_> {
    /// A structured binding may not be constexpr, and before C++20 have no storage class ([dcl.pre]/6).
    pub(crate) fn check_binding_specifiers(&mut self, specs: &DeclSpecs, span: Span) {
        if specs.flags.intersects(SpecFlags::CONSTEXPR | SpecFlags::CONSTINIT | SpecFlags::INLINE) {
            self.report(diag::structured_binding_cannot_be_declared_with_specifier(), span);
        }
    }

    /// Names that one declaration declares in the current scope must be new there.
    pub(crate) fn check_new_names(&mut self, names: &[(Symbol, Span)]) {
        let scope = self.declaration_scope(self.cx.scope);
        for (i, (name, span)) in names.iter().enumerate() {
            let taken = |e: &Entry| !e.using && !e.hidden && !e.decl.is_type() && e.decl != Decl::Error;
            if names[..i].iter().any(|n| n.0 == *name)
                || self.entries(scope, (*name).into()).iter().any(taken)
                || self.redeclares_header(scope, *name)
            {
                let text = diag::has_already_been_declared_in_current_scope(&self.text(*name));
                self.report(text, *span);
            }
        }
    }

    pub(crate) fn bind_static_names(&mut self, var: VarId, names: &[(Symbol, Span)], span: Span) {
        let scope = self.declaration_scope(self.cx.scope);
        let parts = self.static_parts_of(var, names, span);
        for (i, (name, _)) in names.iter().enumerate() {
            match parts.as_ref().and_then(|p| p.get(i)) {
                Some((var, part)) => self.declare_part(*name, *var, part.clone()),
                None => self.declare(scope, *name, Decl::Error),
            }
        }
    }

    /// The parts that a structured binding over a static variable names; None after an error.
    fn static_parts_of(
        &mut self,
        var: VarId,
        names: &[(Symbol, Span)],
        span: Span,
    ) -> Option<Vec<(VarId, Part)>> {
        let declared = self.tree.vars[var].ty;
        let object_ty = self.tree.types.strip_ref(declared);
        if self.tree.types.is_error(declared) {
            return None;
        }
        if let TypeKind::Array { len: ArrayLen::Known(n), .. } = *self.tree.types.get(object_ty) {
            self.check_binding_count(object_ty, n, names.len(), span).then_some(())?;
            return Some((0..n as u32).map(|i| (var, Part::Element(i))).collect());
        }
        let Some(record) = self.tree.types.as_record(object_ty) else {
            let ty = self.show_type(object_ty);
            self.report(diag::cannot_decompose_object_of_type(&ty), span);
            return None;
        };
        if !self.require_complete(object_ty, span) {
            return None;
        }
        if let Some(n) = self.tuple_size(object_ty) {
            self.check_binding_count(object_ty, n, names.len(), span).then_some(())?;
            return (0..n)
                .map(|i| Some((self.static_tuple_part(var, object_ty, i, span)?, Part::Whole)))
                .collect();
        }
        let (home, fields) = self.binding_fields(record, object_ty, span)?;
        self.check_binding_count(object_ty, fields.len() as u64, names.len(), span).then_some(())?;
        let part = |index: u32| (var, Part::Fields(Box::new([FieldRef { record: home, index }])));
        Some(fields.into_iter().map(part).collect())
    }

    /// A hidden reference to an element of a tuple.
    fn static_tuple_part(
        &mut self,
        var: VarId,
        object_ty: QualType,
        index: u64,
        span: Span,
    ) -> Option<VarId> {
        let scope = self.declaration_scope(self.cx.scope);
        let context = self.context_of(scope);
        let (hidden, _) = self.with_body(scope, |s| {
            let object = s.build_var(var, span);
            let by_lvalue = matches!(s.tree.types.get(s.tree.vars[var].ty), TypeKind::LValueRef(_));
            let object = if by_lvalue { object } else { s.with_category(object, Category::XValue) };
            let element = s.tuple_element(object_ty, index, span)?;
            let value = s.tuple_get(object, index, span)?;
            let reference = match s.ecat(value) {
                Category::LValue => s.tree.types.lvalue_ref(element),
                _ => s.tree.types.rvalue_ref(element),
            };
            let declarator = s.hidden_declarator(reference, span);
            let hidden = s.new_variable(None, reference, context, &DeclSpecs::default(), &declarator);
            s.init_hidden_static(hidden, value);
            Some(hidden)
        });
        hidden
    }

    pub fn is_block_scope(&self, scope: ScopeId) -> bool {
        matches!(self.scopes[scope].kind, ScopeKind::Block | ScopeKind::Prototype)
    }
}
