//! Casts in functional notation, and temporaries: `T(x)`, `T{x}`, `vector(x)`.

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::sema::convert::{CastStyle, Init};
use crate::tree::ExprId;
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::{Placeholder, QualType, TypeKind};

impl Sema<'_> {
    pub(crate) fn build_functional_cast(&mut self, ty: QualType, args: Vec<Init>, span: Span) -> ExprId {
        if self.has_placeholder(ty) {
            return self.build_deduced_cast(ty, args, span);
        }
        if self.tree.types.is_function(ty) || self.tree.types.is_array(ty) && args.is_empty() {
            let text = diag::cast_to_type_is_not_allowed(&self.show_type(ty));
            self.report(text, span);
            return self.error_expr(span);
        }
        if let [Init::Expr(e)] = args.as_slice() {
            let value = self.build_cast(CastStyle::C, ty, *e, span);
            return self.check_temporary(value, ty, span);
        }
        if self.tree.types.is_void(ty) && args.is_empty() {
            return self.push_expr(ExprKind::ZeroInit, QualType::VOID, Category::PRValue, span);
        }
        let value = self.direct_init(ty, &args, span);
        let value = self.check_temporary(value, ty, span);
        self.reference_cast_result(value, ty)
    }

    /// In operands that are not evaluated no temporary is made of `T(..)`, but it must be possible to destroy one.
    pub(crate) fn check_temporary(&mut self, value: ExprId, ty: QualType, span: Span) -> ExprId {
        if self.is_evaluated() || self.is_error_expr(value) {
            return value;
        }
        let Some(record) = self.tree.types.as_record(self.tree.types.array_base(ty)) else { return value };
        if !self.complete_record(record)
            || self.tree.records[record].flags.contains(crate::tree::RecordFlags::TRIVIAL_DTOR)
        {
            return value;
        }
        self.declare_special_members(record);
        if let Some(dtor) = self.tree.records[record].dtor.expand() {
            let errors = self.diags.error_count();
            if self.is_deleted(dtor) {
                self.report_deleted(dtor, span);
            }
            self.check_dtor_access(dtor, span);
            if self.diags.error_count() != errors {
                return self.error_expr(span);
            }
        }
        value
    }

    pub(crate) fn reference_cast_result(&mut self, value: ExprId, ty: QualType) -> ExprId {
        match *self.tree.types.get(ty) {
            TypeKind::LValueRef(_) => self.with_category(value, Category::LValue),
            _ => {
                self.qualify_object(value, ty);
                self.forget_width(value, ty)
            }
        }
    }

    /// `Template(args)` with class template argument deduction, and `auto(x)`.
    pub(crate) fn build_deduced_cast(&mut self, ty: QualType, args: Vec<Init>, span: Span) -> ExprId {
        if args.iter().any(|a| a.as_expr().is_some_and(|e| self.is_error_expr(e))) {
            return self.error_expr(span);
        }
        match *self.tree.types.get(ty) {
            TypeKind::Deduced(Placeholder::Auto) => {
                let given = match args.as_slice() {
                    [Init::List(list)] => list.inits(),
                    _ => args,
                };
                let [Init::Expr(e)] = *given.as_slice() else {
                    self.report(diag::auto_needs_one_expression(), span);
                    return self.error_expr(span);
                };
                let Some(e) = self.resolve_single(e) else {
                    self.unresolved_overload(e);
                    return self.error_expr(span);
                };
                let decayed = self.tree.types.decay(self.ety(e));
                self.build_cast(CastStyle::C, decayed, e, span)
            }
            TypeKind::Deduced(Placeholder::Template(template)) => {
                let list = match args.as_slice() {
                    [Init::List(list)] => Some((**list).clone()),
                    _ => None,
                };
                let inner = match &list {
                    Some(list) => list.inits(),
                    None => args.clone(),
                };
                let how = match list {
                    Some(_) => crate::sema::expr::Deducing::List,
                    None => crate::sema::expr::Deducing::Direct,
                };
                let Some(ty) = self.deduce_class_template(template, &inner, how, span) else {
                    return self.error_expr(span);
                };
                match list {
                    Some(list) => self.direct_list_init(ty, &list, span),
                    None => self.direct_init(ty, &args, span),
                }
            }
            _ => {
                self.report(diag::deduced_type_not_allowed_here(), span);
                self.error_expr(span)
            }
        }
    }
}
