//! Structured bindings and anonymous unions: names for parts of a hidden variable.

use oxicc_source::Span;
use smallvec::SmallVec;

use crate::diag;
use crate::lex::Symbol;
use crate::sema::Sema;
use crate::sema::convert::Init;
use crate::sema::lookup::scope::Decl;
use crate::tree::body::{BoundName, BoundPart};
use crate::tree::expr::{Category, ExprKind};
use crate::tree::stmt::LocalDecl;
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{Access, ExprId, FieldRef, LocalId, RecordFlags, RecordId};

/// Structured bindings and anonymous unions: names for parts of a hidden variable.
impl Sema<'_> {
    /// Declares the names of a structured binding over the object that `local` holds ([dcl.struct.bind]).
    pub fn bind_names(
        &mut self,
        local: LocalId,
        names: &[(Symbol, Span)],
        span: Span,
        out: &mut Vec<LocalDecl>,
    ) {
        let declared = self.cx.body.locals[local].ty;
        let object_ty = self.tree.types.strip_ref(declared);
        let scope = self.declaration_scope(self.cx.scope);
        let fail = |s: &mut Self| {
            for (name, _) in names {
                s.declare(scope, *name, Decl::Error);
            }
        };
        if self.tree.types.is_error(declared) {
            return fail(self);
        }
        if let TypeKind::Array { elem, len } = *self.tree.types.get(object_ty) {
            let ArrayLen::Known(n) = len else { return fail(self) };
            if !self.check_binding_count(object_ty, n, names.len(), span) {
                return fail(self);
            }
            for (i, (name, at)) in names.iter().enumerate() {
                let object = self.local_lvalue(local, declared, *at);
                let base = self.rvalue(object);
                let index = self.int_const(i as i128, QualType::LONG, *at);
                let e = self.push_expr(ExprKind::Index { base, index }, elem, Category::LValue, *at);
                self.declare(scope, *name, Decl::Binding(e));
                let part = BoundPart::Element(i as u32);
                self.cx.body.bound_names.push(BoundName { name: *name, span: *at, local, part });
            }
            return;
        }
        let Some(record) = self.tree.types.as_record(object_ty) else {
            let ty = self.show_type(object_ty);
            self.report(diag::cannot_decompose_object_of_type(&ty), span);
            return fail(self);
        };
        if self.tree.records[record].flags.contains(RecordFlags::LAMBDA) {
            self.report(diag::structured_binding_cannot_bind_to_closure_type(), span);
            return fail(self);
        }
        if !self.require_complete(object_ty, span) {
            return fail(self);
        }
        if let Some(n) = self.tuple_size(object_ty) {
            if !self.check_binding_count(object_ty, n, names.len(), span) {
                return fail(self);
            }
            for (i, (name, at)) in names.iter().enumerate() {
                match self.tuple_binding(local, declared, object_ty, i as u64, *at, out) {
                    Some((hidden, e)) => {
                        self.declare(scope, *name, Decl::Binding(e));
                        let part = BoundPart::Whole;
                        self.cx.body.bound_names.push(BoundName {
                            name: *name,
                            span: *at,
                            local: hidden,
                            part,
                        });
                    }
                    None => self.declare(scope, *name, Decl::Error),
                }
            }
            return;
        }
        let Some((home, fields)) = self.binding_fields(record, object_ty, span) else { return fail(self) };
        if !self.check_binding_count(object_ty, fields.len() as u64, names.len(), span) {
            return fail(self);
        }
        for (index, (name, at)) in fields.into_iter().zip(names) {
            let object = self.local_lvalue(local, declared, *at);
            let field = FieldRef { record: home, index };
            let e = self.build_field(object, field, *at);
            let e = self.with_category(e, Category::LValue);
            self.declare(scope, *name, Decl::Binding(e));
            let part = BoundPart::Field(field);
            self.cx.body.bound_names.push(BoundName { name: *name, span: *at, local, part });
        }
    }

    /// Whether there are as many names as elements; reports if not.
    pub fn check_binding_count(&mut self, ty: QualType, have: u64, names: usize, span: Span) -> bool {
        if have != names as u64 {
            let ty = self.show_type(ty);
            let message = match have < names as u64 {
                true => diag::too_few_elements_for_structured_binding,
                false => diag::too_few_names_in_structured_binding,
            };
            self.report(message(&ty, &have, &names), span);
        }
        have == names as u64
    }

    /// The class that has the data members of `record`, and those that a structured binding names.
    pub fn binding_fields(
        &mut self,
        record: RecordId,
        ty: QualType,
        span: Span,
    ) -> Option<(RecordId, SmallVec<[u32; 8]>)> {
        let Some(home) = self.fields_home(record) else {
            let ty = self.show_type(ty);
            self.report(diag::cannot_decompose_its_members_are_not_all(&ty), span);
            return None;
        };
        let fields: SmallVec<[u32; 8]> = (0..self.tree.records[home].fields.len() as u32)
            .filter(|i| !self.tree.records[home].fields[*i as usize].is_padding())
            .collect();
        for &index in &fields {
            let field = &self.tree.records[home].fields[index as usize];
            if field.access != Access::Public && !self.can_access(home, field.access) {
                let text = diag::is_inaccessible(&format_args!(
                    "member \"{}::{}\"",
                    self.show_record(home),
                    field.name.map_or("", |n| self.text(n))
                ));
                self.report(text, span);
                break;
            }
        }
        Some((home, fields))
    }

    /// The class, among this and its bases, that has all the data members.
    fn fields_home(&self, record: RecordId) -> Option<RecordId> {
        let r = &self.tree.records[record];
        let mut home = r.fields.iter().any(|f| !f.is_padding()).then_some(record);
        for base in &r.bases {
            if !self.has_fields(base.record) {
                continue;
            }
            if home.is_some() {
                return None;
            }
            home = self.fields_home(base.record);
            home?;
        }
        home.or(Some(record))
    }

    fn has_fields(&self, record: RecordId) -> bool {
        let r = &self.tree.records[record];
        r.fields.iter().any(|f| !f.is_padding()) || r.bases.iter().any(|b| self.has_fields(b.record))
    }

    /// One element of a tuple-like object: a hidden reference initialised by `get<i>(object)`.
    fn tuple_binding(
        &mut self,
        local: LocalId,
        declared: QualType,
        object_ty: QualType,
        index: u64,
        span: Span,
        out: &mut Vec<LocalDecl>,
    ) -> Option<(LocalId, ExprId)> {
        let object = self.local_lvalue(local, declared, span);
        // The object is an xvalue unless the binding is an lvalue reference.
        let by_lvalue = matches!(self.tree.types.get(declared), TypeKind::LValueRef(_));
        let object = if by_lvalue { object } else { self.with_category(object, Category::XValue) };
        let element = self.tuple_element(object_ty, index, span)?;
        let value = self.tuple_get(object, index, span)?;
        let reference = match self.ecat(value) {
            Category::LValue => self.tree.types.lvalue_ref(element),
            _ => self.tree.types.rvalue_ref(element),
        };
        let hidden = self.new_local(None, reference, crate::tree::body::LocalKind::Hidden, 0, span);
        self.cx.ex.binding_types.insert(hidden, element);
        let init = self.init_hidden_local(hidden, Init::Expr(value), span);
        out.push(LocalDecl { local: hidden, init: init.into() });
        Some((hidden, self.local_lvalue(hidden, reference, span)))
    }

    /// Declares the members of an anonymous union local as names.
    pub fn declare_union_bindings(&mut self, record: RecordId, local: LocalId) {
        let ty = self.cx.body.locals[local].ty;
        let span = self.cx.body.locals[local].span;
        let object = self.local_lvalue(local, ty, span);
        self.bind_members(record, object, span);
    }

    fn bind_members(&mut self, record: RecordId, object: ExprId, span: Span) {
        let scope = self.declaration_scope(self.cx.scope);
        for index in 0..self.tree.records[record].fields.len() as u32 {
            let e = self.build_field(object, FieldRef { record, index }, span);
            let field = &self.tree.records[record].fields[index as usize];
            match field.name {
                Some(name) => {
                    let at = field.span;
                    self.check_new_names(&[(name, at)]);
                    self.declare(scope, name, Decl::Binding(e));
                }
                None => {
                    if let Some(inner) = self.tree.types.as_record(field.ty) {
                        self.bind_members(inner, e, span);
                    }
                }
            }
        }
    }
}
