//! Explicit casts ([expr.static.cast], [expr.reinterpret.cast], [expr.const.cast], [expr.cast]).

use oxicc_source::Span;

use crate::diag;
use crate::sema::convert::apply::Purpose;
use crate::sema::convert::types::QualConv;
use crate::sema::convert::{Init, UserMode};
use crate::sema::{Scoped, Sema};
use crate::tree::BasePath;
use crate::tree::expr::{CastKind, Category, ExprKind};
use crate::tree::types::{FnType, IntKind, QualType, Quals, RefQual, TypeKind};
use crate::tree::{ConstValue, ExprId};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastStyle {
    Static,
    Reinterpret,
    Const,
    Dynamic,
    /// `(T)x`, and `T(x)` with one argument.
    C,
}

impl Sema<'_> {
    pub fn build_cast(&mut self, style: CastStyle, to: QualType, e: ExprId, span: Span) -> ExprId {
        if self.is_error_expr(e) || self.tree.types.is_error(to) {
            return self.error_expr(span);
        }
        let errors = self.diags.error_count();
        let result = match style {
            CastStyle::Static => self.static_cast(e, to),
            CastStyle::Const => self.const_cast(e, to),
            CastStyle::Reinterpret => self.reinterpret_cast(e, to, false),
            CastStyle::Dynamic => self.dynamic_cast(e, to, span),
            CastStyle::C => self.setting(|s| &mut s.cx.ex.c_cast, true, |s| s.c_cast(e, to)),
        };
        match result {
            Some(done) => {
                let done = self.forget_width(done, to);
                self.qualify_object(done, to);
                // The node that the cast made gets the whole cast as its place.
                if done != e && done.as_u32() as usize + 1 == self.cx.body.exprs.len() {
                    self.cx.body.exprs[done].span = span;
                }
                done
            }
            None => {
                if self.diags.error_count() == errors {
                    self.report_bad_cast(style, e, to, span);
                }
                self.error_expr(span)
            }
        }
    }

    /// A temporary object has the qualifiers of the type that is written ([expr.type]/2: other values have none).
    pub(crate) fn qualify_object(&mut self, value: ExprId, ty: QualType) {
        let expr = &mut self.cx.body.exprs[value];
        let object = matches!(self.tree.types.get(ty), TypeKind::Record(_));
        if object && expr.category == Category::PRValue && expr.ty.ty() == ty.ty() {
            expr.ty = ty;
        }
    }

    /// A value that was cast is no bit-field any more: `(unsigned)s.f` promotes like an unsigned, whatever the width.
    pub(crate) fn forget_width(&mut self, e: ExprId, to: QualType) -> ExprId {
        if self.ecat(e) == Category::PRValue && self.bits_of(e).is_some() {
            return self.push_cast(CastKind::Integral, e, to.unqualified(), Category::PRValue);
        }
        e
    }

    fn report_bad_cast(&mut self, style: CastStyle, e: ExprId, to: QualType, span: Span) {
        if self.is_overload_expr(e) {
            return self.unresolved_overload(e);
        }
        let ty = self.ety(e);
        let pointees = self.tree.types.pointee(ty).zip(self.tree.types.pointee(to));
        let drops = pointees.is_some_and(|(a, b)| !b.quals().contains(a.quals()));
        let same = pointees.is_some_and(|(a, b)| a.unqualified() == b.unqualified());
        let adjustable = self.tree.types.pointee(to).is_some()
            || self.tree.types.is_reference(to)
            || matches!(self.tree.types.get(to), crate::tree::TypeKind::MemberPointer { .. });
        let classes = [ty, to].map(|t| self.tree.types.as_record(t).is_some());
        let (from, to) = (self.show_type(ty), self.show_type(to));
        let message = match style {
            CastStyle::Static if same && drops => diag::cannot_cast_away_qualifiers(&"static_cast"),
            CastStyle::Reinterpret if drops => diag::cannot_cast_away_qualifiers(&"reinterpret_cast"),
            CastStyle::Static | CastStyle::C if classes == [true, true] => {
                diag::no_suitable_user_defined_conversion(&from, &to)
            }
            CastStyle::Const if !adjustable => diag::type_of_const_cast_must_be_pointer(),
            CastStyle::Const => diag::const_cast_cannot_change_type(),
            _ => diag::invalid_type_conversion(&from, &to),
        };
        self.report(message, span);
    }

    fn c_cast(&mut self, e: ExprId, to: QualType) -> Option<ExprId> {
        if let Some(done) = self.static_cast(e, to) {
            return Some(done);
        }
        if self.is_overload_expr(e) {
            // `(void *)f` of the only function of that name.
            let single = self.resolve_single(e)?;
            return self.c_cast(single, to);
        }
        // static_cast followed by const_cast: first with the qualifiers of the source.
        let from = self.ety(e);
        let relaxed = match (self.tree.types.get(to).clone(), self.tree.types.get(from).clone()) {
            (TypeKind::Pointer(t), TypeKind::Pointer(f)) => {
                let inner = self.tree.types.qualify(t, f.quals());
                Some(self.tree.types.pointer(inner))
            }
            (TypeKind::Pointer(t), TypeKind::Array { elem, .. }) => {
                let inner = self.tree.types.qualify(t, elem.quals());
                Some(self.tree.types.pointer(inner))
            }
            (TypeKind::LValueRef(t), _) => {
                let inner = self.tree.types.qualify(t, from.quals());
                Some(self.tree.types.lvalue_ref(inner))
            }
            (TypeKind::RValueRef(t), _) => {
                let inner = self.tree.types.qualify(t, from.quals());
                Some(self.tree.types.rvalue_ref(inner))
            }
            _ => None,
        };
        if let Some(relaxed) = relaxed
            && relaxed != to
            && let Some(done) = self.static_cast(e, relaxed)
        {
            return self.const_cast(done, to);
        }
        if let Some(done) = self.const_cast(e, to) {
            return Some(done);
        }
        if let Some(done) = self.member_function_address(e, to) {
            return Some(done);
        }
        self.reinterpret_cast(e, to, true)
    }

    /// `(void (*)(A *))&A::f`, which GCC allows: the address of the function, which takes the object as its first
    /// argument.
    fn member_function_address(&mut self, e: ExprId, to: QualType) -> Option<ExprId> {
        let ExprKind::MemberFnAddr(function) = *self.ekind(e) else { return None };
        let target = self.tree.types.pointee(to)?;
        if !self.tree.types.is_void(target) && !self.tree.types.is_function(target) {
            return None;
        }
        let member = self.addressed_function_type(function);
        let member = self.tree.types.as_function(member)?.clone();
        let class = self.tree.types.record(self.tree.functions[function].record()?);
        let object = self.tree.types.pointer(class.with(member.quals));
        let params = std::iter::once(object).chain(member.params.iter().copied()).collect();
        let ty = self.tree.types.function(FnType {
            params,
            quals: Quals::empty(),
            ref_qual: RefQual::None,
            ..member
        });
        let span = self.espan(e);
        let text = diag::nonstandard_conversion_of_pointer_to_member();
        self.report(text, span);
        let named = self.push_expr(ExprKind::Function(function), ty, Category::LValue, span);
        let pointer = self.tree.types.pointer(ty);
        let address = self.push_expr(ExprKind::AddrOf(named), pointer, Category::PRValue, span);
        Some(self.push_cast(CastKind::PointerBitCast, address, to.unqualified(), Category::PRValue))
    }

    pub(crate) fn static_cast(&mut self, e: ExprId, to: QualType) -> Option<ExprId> {
        if self.tree.types.is_void(to) {
            let e = self.discard(e);
            return Some(self.push_cast(CastKind::ToVoid, e, QualType::VOID, Category::PRValue));
        }
        if self.tree.types.is_reference(to) {
            return self.static_cast_reference(e, to);
        }
        // The one member function that is named may be one of a derived class.
        let e = match self.tree.types.get(to) {
            TypeKind::MemberPointer { .. } if self.is_overload_expr(e) => match self.resolve_single(e) {
                Some(one) => one,
                None => match self.address_of_overload(e, to) {
                    Some(f) => self.function_reference(e, f),
                    None => e,
                },
            },
            _ => e,
        };
        if self.is_overload_expr(e) {
            let ics = self.overloaded_ics(e, to)?;
            return Some(self.apply_ics(&Init::Expr(e), &ics, to, Purpose::Cast));
        }
        if self.tree.types.as_record(to).is_some() {
            let span = self.espan(e);
            if !self.require_complete(to, span) {
                return Some(self.error_expr(span));
            }
            return self.try_direct_init_class(to, &[Init::Expr(e)], span);
        }
        if self.tree.types.is_array(to) && self.options.standard >= crate::lex::Standard::Cxx20 {
            // The elements from the first one on, as by parentheses ([dcl.init.general]/16.5).
            let span = self.espan(e);
            return self.trap(|s| s.direct_init(to, &[Init::Expr(e)], span)).ok();
        }
        if self.tree.types.is_array(to) || self.tree.types.is_function(to) {
            return None;
        }
        if let Some(ics) = self.expr_ics(e, to, UserMode::Explicit) {
            return Some(self.apply_ics(&Init::Expr(e), &ics, to, Purpose::Cast));
        }
        self.inverse_conversion(e, to)
    }

    /// The inverses of standard conversions that static_cast adds.
    fn inverse_conversion(&mut self, e: ExprId, to: QualType) -> Option<ExprId> {
        if self.tree.types.as_record(self.ety(e)).is_some() {
            return self.class_to_enum(e, to);
        }
        let value = self.rvalue(e);
        let from = self.ety(value);
        let to = to.unqualified();
        let cast = |s: &mut Self, kind| Some(s.push_cast(kind, value, to, Category::PRValue));
        match (self.tree.types.get(from).clone(), self.tree.types.get(to).clone()) {
            (TypeKind::Enum(_) | TypeKind::Int(_), TypeKind::Enum(_)) => self.enum_value(value, to),
            (TypeKind::Float(_), TypeKind::Enum(_)) => cast(self, CastKind::FloatToIntegral),
            (TypeKind::Enum(_), TypeKind::Int(IntKind::Bool)) => cast(self, CastKind::IntegralToBool),
            (TypeKind::Enum(_), TypeKind::Int(_)) => cast(self, CastKind::Integral),
            (TypeKind::Enum(_), TypeKind::Float(_)) => cast(self, CastKind::IntegralToFloat),
            (TypeKind::NullPtr, TypeKind::Int(IntKind::Bool)) => cast(self, CastKind::PointerToBool),
            (TypeKind::Complex(_), TypeKind::Int(_) | TypeKind::Float(_)) => {
                let TypeKind::Complex(k) = *self.tree.types.get(from) else { return None };
                let elem = self.tree.types.float(k);
                let real = self.push_cast(CastKind::ComplexToFloat, value, elem, Category::PRValue);
                Some(self.arith_cast(real, to))
            }
            (_, TypeKind::Vector { .. }) if self.tree.is_arithmetic_or_enum(from) => {
                Some(self.arith_cast(value, to))
            }
            (TypeKind::Pointer(f), TypeKind::Pointer(t)) => {
                if !(self.array_quals(t) | Quals::RESTRICT).contains(self.array_quals(f)) {
                    return None;
                }
                if self.tree.types.is_void(f) && !self.tree.types.is_function(t) {
                    return cast(self, CastKind::PointerBitCast);
                }
                let (base, derived) = (self.tree.types.as_record(f)?, self.tree.types.as_record(t)?);
                let path = self.downcast_path(derived, base, self.espan(e))?;
                Some(self.push_path_cast(CastKind::BaseToDerived, value, to, Category::PRValue, &path))
            }
            (
                TypeKind::MemberPointer { class: c, pointee: f },
                TypeKind::MemberPointer { class: d, pointee: t },
            ) => {
                match self.tree.types.qualification_of_referent(f, t) {
                    QualConv::Same | QualConv::Changes => {}
                    _ => return None,
                }
                // D::* to B::*.
                let (derived, base) =
                    (self.tree.types.as_record(c.into())?, self.tree.types.as_record(d.into())?);
                let path = self.downcast_path(derived, base, self.espan(e))?;
                Some(self.push_path_cast(
                    CastKind::MemberPointerDerivedToBase,
                    value,
                    to,
                    Category::PRValue,
                    &path,
                ))
            }
            _ => None,
        }
    }

    /// An integer or enumeration value as an enumeration.
    fn enum_value(&mut self, value: ExprId, to: QualType) -> Option<ExprId> {
        if let ExprKind::Const(ConstValue::Int(v)) = self.cx.body.exprs[value].kind
            && let Some(kind) = self.tree.int_kind(to)
        {
            let wrapped = ConstValue::Int(crate::tree::Tree::int_wrap(v, kind));
            let span = self.espan(value);
            return Some(self.push_expr(ExprKind::Const(wrapped), to, Category::PRValue, span));
        }
        let kind = match self.tree.int_kind(to) {
            Some(IntKind::Bool) => CastKind::IntegralToBool,
            _ => CastKind::Integral,
        };
        Some(self.push_cast(kind, value, to, Category::PRValue))
    }

    /// A class object to an enumeration, through a conversion function to an arithmetic type.
    fn class_to_enum(&mut self, e: ExprId, to: QualType) -> Option<ExprId> {
        let e_id = self.tree.types.as_enum(to)?;
        let underlying = self.tree.enums[e_id].underlying;
        let op = self.operand(e);
        let ics = self.user_conversion(&op, underlying, UserMode::Explicit)?;
        let value = self.apply_ics(&Init::Expr(e), &ics, underlying, Purpose::Cast);
        self.enum_value(value, to)
    }

    /// The path from `derived` up to `base` for a cast down, which must not cross a virtual base.
    fn downcast_path(
        &mut self,
        derived: crate::tree::RecordId,
        base: crate::tree::RecordId,
        span: Span,
    ) -> Option<smallvec::SmallVec<[crate::tree::expr::BaseStep; 2]>> {
        self.complete_record(derived);
        match self.tree.base_path(derived, base) {
            BasePath::Unique(path) if path.is_empty() => None,
            BasePath::Unique(path) => {
                if path.iter().any(|s| self.tree.records[s.derived].bases[s.base as usize].is_virtual) {
                    self.report(diag::virtual_base_class_cannot_be_cast(), span);
                    return None;
                }
                self.check_base_access(&path, span);
                Some(path)
            }
            BasePath::Ambiguous => {
                self.report(diag::base_class_of_cast_is_ambiguous(), span);
                None
            }
            BasePath::None => None,
        }
    }

    fn static_cast_reference(&mut self, e: ExprId, to: QualType) -> Option<ExprId> {
        if self.is_overload_expr(e) {
            let ics = self.overloaded_ics(e, to)?;
            return Some(self.apply_ics(&Init::Expr(e), &ics, to, Purpose::Cast));
        }
        let (inner, lvalue_ref) = match *self.tree.types.get(to) {
            TypeKind::LValueRef(t) => (t, true),
            TypeKind::RValueRef(t) => (t, false),
            _ => return None,
        };
        let is_function = self.tree.types.is_function(inner);
        let category = if lvalue_ref || is_function { Category::LValue } else { Category::XValue };
        let from = self.ety(e);
        let relation = self.reference_relation(inner, from);
        if relation.compatible && (!lvalue_ref || self.ecat(e) == Category::LValue || inner.is_const()) {
            let glvalue = if self.bits_of(e).is_some() && !lvalue_ref {
                let value = self.rvalue(e);
                self.materialize_as(value, inner)
            } else {
                self.glvalue(e)
            };
            let bound = self.bind_glvalue(glvalue, relation.second, inner);
            if self.is_host_element(bound) {
                return Some(self.push_cast(CastKind::NoOp, bound, inner, category));
            }
            return Some(self.with_category(bound, category));
        }
        if self.ecat(e) != Category::PRValue
            && (self.ecat(e) == Category::LValue || !lvalue_ref)
            && inner.quals().contains(from.quals())
            && let (Some(base), Some(derived)) =
                (self.tree.types.as_record(from), self.tree.types.as_record(inner))
            && self.is_derived(derived, base)
        {
            let path = self.downcast_path(derived, base, self.espan(e))?;
            return Some(self.push_path_cast(CastKind::BaseToDerived, e, inner, category, &path));
        }
        let ics = self.expr_ics(e, to, UserMode::Explicit)?;
        let bound = self.apply_ics(&Init::Expr(e), &ics, to, Purpose::Cast);
        Some(self.with_category(bound, category))
    }

    /// The same glvalue with another category.
    pub(crate) fn with_category(&mut self, e: ExprId, category: Category) -> ExprId {
        if self.is_error_expr(e) || self.ecat(e) == category {
            return e;
        }
        let ty = self.ety(e);
        self.push_cast(CastKind::NoOp, e, ty, category)
    }

    pub(crate) fn const_cast(&mut self, e: ExprId, to: QualType) -> Option<ExprId> {
        if self.is_overload_expr(e) {
            return None;
        }
        match *self.tree.types.get(to) {
            TypeKind::LValueRef(t) | TypeKind::RValueRef(t) => {
                let lvalue_ref = matches!(self.tree.types.get(to), TypeKind::LValueRef(_));
                if lvalue_ref && self.ecat(e) != Category::LValue {
                    return None;
                }
                if !self.tree.types.is_similar(self.ety(e), t) {
                    return None;
                }
                let glvalue = self.glvalue(e);
                let category = if lvalue_ref { Category::LValue } else { Category::XValue };
                Some(self.push_cast(CastKind::NoOp, glvalue, t, category))
            }
            TypeKind::Pointer(_) | TypeKind::MemberPointer { .. } => {
                let value = self.rvalue(e);
                if !self.tree.types.is_similar(self.ety(value), to) {
                    return None;
                }
                Some(self.push_cast(CastKind::NoOp, value, to.unqualified(), Category::PRValue))
            }
            _ => None,
        }
    }

    /// The qualifiers of a type; those of an array are its elements'.
    fn array_quals(&self, ty: QualType) -> Quals {
        self.tree.types.array_base(ty).quals()
    }

    pub(crate) fn reinterpret_cast(&mut self, e: ExprId, to: QualType, any_quals: bool) -> Option<ExprId> {
        let e = self.resolve_single(e)?;
        match *self.tree.types.get(to) {
            TypeKind::LValueRef(t) | TypeKind::RValueRef(t) => {
                let lvalue_ref = matches!(self.tree.types.get(to), TypeKind::LValueRef(_));
                if self.ecat(e) == Category::PRValue {
                    return None;
                }
                if !any_quals && !self.array_quals(t).contains(self.array_quals(self.ety(e))) {
                    return None;
                }
                let lvalue = lvalue_ref || self.tree.types.is_function(t);
                let category = if lvalue { Category::LValue } else { Category::XValue };
                return Some(self.push_cast(CastKind::LValueBitCast, e, t, category));
            }
            _ => {}
        }
        if self.tree.types.as_record(self.ety(e)).is_some() {
            return None;
        }
        let value = self.rvalue(e);
        let from = self.ety(value);
        let to = to.unqualified();
        if from == to && self.tree.is_scalar(to) {
            return Some(value);
        }
        let kind = match (self.tree.types.get(from), self.tree.types.get(to)) {
            (TypeKind::Pointer(f), TypeKind::Pointer(t)) => {
                if !any_quals && !(self.array_quals(*t) | Quals::RESTRICT).contains(self.array_quals(*f)) {
                    return None;
                }
                CastKind::PointerBitCast
            }
            (TypeKind::Pointer(_), TypeKind::Int(IntKind::Bool)) => return None,
            (TypeKind::Pointer(_) | TypeKind::NullPtr, TypeKind::Int(k)) => {
                // C-style casts to a narrower integer lose bits: an error in C++, kept for what headers rely on.
                if k.bits() < 64 && !any_quals {
                    return None;
                }
                if k.bits() < 64 && self.tree.types.is_pointer(from) {
                    let span = self.espan(value);
                    self.lint_narrow_pointer(span);
                }
                CastKind::PointerToIntegral
            }
            (TypeKind::Pointer(_), TypeKind::Enum(_)) if any_quals => CastKind::PointerToIntegral,
            (TypeKind::Int(_) | TypeKind::Enum(_), TypeKind::Pointer(_)) => CastKind::IntegralToPointer,
            (TypeKind::MemberPointer { pointee: f, .. }, TypeKind::MemberPointer { pointee: t, .. }) => {
                if self.tree.types.is_function(*f) != self.tree.types.is_function(*t) {
                    return None;
                }
                CastKind::MemberPointerBitCast
            }
            (TypeKind::Vector { .. }, _) | (_, TypeKind::Vector { .. }) => {
                if crate::layout::size_of(&self.tree, from) != crate::layout::size_of(&self.tree, to) {
                    return None;
                }
                CastKind::BitCast
            }
            _ => return None,
        };
        Some(self.push_cast(kind, value, to, Category::PRValue))
    }

    /// The operand is of a polymorphic class, the target a complete class or `void`, and no qualifier gets lost.
    fn dynamic_cast_fits(&mut self, source: QualType, target: QualType, to: QualType, span: Span) -> bool {
        let Some(record) = self.tree.types.as_record(source) else {
            self.report(diag::operand_of_dynamic_cast_must_be_pointer(), span);
            return false;
        };
        self.complete_record(record);
        if !self.tree.records[record].flags.contains(crate::tree::RecordFlags::POLYMORPHIC) {
            self.report(diag::operand_of_runtime_dynamic_cast_must_have_polymorphic(), span);
            return false;
        }
        let to_void = self.tree.types.is_void(target) && self.tree.types.is_pointer(to);
        if !to_void && self.tree.types.as_record(target).is_none() {
            self.report(diag::type_in_dynamic_cast_must_be_pointer(), span);
            return false;
        }
        if !target.quals().contains(source.quals()) {
            self.report(diag::cannot_cast_away_qualifiers(&"dynamic_cast"), span);
            return false;
        }
        to_void || self.require_complete(target, span)
    }

    fn dynamic_cast(&mut self, e: ExprId, to: QualType, span: Span) -> Option<ExprId> {
        if self.in_device_code() {
            self.report(diag::operator_is_not_allowed_in_device_code(&"dynamic_cast"), span);
            return None;
        }
        // A cast to a base is an implicit conversion; everything else needs run-time types.
        let target = match *self.tree.types.get(to) {
            TypeKind::Pointer(t) | TypeKind::LValueRef(t) | TypeKind::RValueRef(t) => t,
            _ => return None,
        };
        let source = match *self.tree.types.get(self.ety(e)) {
            TypeKind::Pointer(t) => t,
            TypeKind::Array { elem, .. } if self.tree.types.is_pointer(to) => elem,
            _ => self.ety(e),
        };
        if let (Some(b), Some(d)) = (self.tree.types.as_record(target), self.tree.types.as_record(source))
            && (b == d || self.is_derived(d, b))
        {
            return self.static_cast(e, to);
        }
        if !self.dynamic_cast_fits(source, target, to, span) {
            return None;
        }
        let (operand, ty, category) = match *self.tree.types.get(to) {
            TypeKind::Pointer(_) => (self.rvalue(e), to.unqualified(), Category::PRValue),
            TypeKind::LValueRef(t) => (e, t, Category::LValue),
            TypeKind::RValueRef(t) => (self.glvalue(e), t, Category::XValue),
            _ => return None,
        };
        Some(self.push_expr(ExprKind::DynamicCast { operand }, ty, category, span))
    }
}
