//! Building the nodes of a conversion.

use oxicc_source::Span;

use crate::diag;
use crate::sema::convert::{First, Ics, IcsKind, Init, Second, StdConv, UserConv, UserMode};
use crate::sema::overload::CtorChoice;
use crate::sema::{Scoped, Sema};
use crate::tree::BasePath;
use crate::tree::expr::{BaseStep, CastKind, Category, ExprKind};
use crate::tree::types::{FloatKind, IntKind, QualType, TypeKind};
use crate::tree::{ConstValue, ExprId, Tree};

/// What a conversion is for: decides the words of the error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Init,
    Argument,
    Return,
    Assign,
    Operand,
    /// A cast: what it changes is meant.
    Cast,
}

impl Sema<'_> {
    /// Converts an expression to a type as copy-initialisation does; reports if it cannot.
    pub fn implicit_conversion(&mut self, e: ExprId, to: QualType, purpose: Purpose) -> ExprId {
        if self.is_error_expr(e) || self.tree.types.is_error(to) {
            return self.error_expr(self.espan(e));
        }
        match self.expr_ics(e, to, UserMode::Implicit) {
            Some(ics) => self.apply_ics(&Init::Expr(e), &ics, to, purpose),
            None => {
                self.no_conversion(e, to, purpose);
                self.error_expr(self.espan(e))
            }
        }
    }

    /// As [`Sema::implicit_conversion`], or `None` without a report if there is no conversion.
    pub fn try_conversion(&mut self, e: ExprId, to: QualType) -> Option<ExprId> {
        let ics = self.expr_ics(e, to, UserMode::Implicit)?;
        Some(self.apply_ics(&Init::Expr(e), &ics, to, Purpose::Init))
    }

    /// Carries out a conversion sequence that was found for `init` and `to`.
    pub(crate) fn apply_ics(&mut self, init: &Init, ics: &Ics, to: QualType, purpose: Purpose) -> ExprId {
        let e = match init {
            Init::List(list) => return self.copy_list_init(to, list, purpose),
            Init::Expr(e) => *e,
        };
        if self.is_error_expr(e) || self.tree.types.is_error(to) {
            return self.error_expr(self.espan(e));
        }
        if self.is_overload_expr(e) {
            return self.apply_overloaded(e, ics, to, purpose);
        }
        match &ics.kind {
            IcsKind::Standard(conv) => {
                if purpose != Purpose::Cast {
                    self.lint_conversion(e, conv, to);
                }
                let value = self.apply_std(e, conv, to);
                match purpose {
                    Purpose::Init | Purpose::Cast => self.fold_host_constants(value),
                    Purpose::Return if self.in_lambda_body() => self.fold_host_constants(value),
                    Purpose::Return | Purpose::Argument | Purpose::Assign | Purpose::Operand => value,
                }
            }
            IcsKind::User(user) => self.apply_user(e, user, to),
            IcsKind::Ambiguous => {
                let (from, target) = (self.show_type(self.ety(e)), self.show_type(to));
                self.report(diag::more_than_one_user_defined_conversion(&from, &target), self.espan(e));
                self.error_expr(self.espan(e))
            }
            IcsKind::Ellipsis => self.variadic_argument(e),
        }
    }

    fn apply_overloaded(&mut self, e: ExprId, ics: &Ics, to: QualType, purpose: Purpose) -> ExprId {
        let span = self.espan(e);
        if let Some(function) = self.address_of_overload(e, to) {
            let reference = self.function_reference(e, function);
            if self.is_error_expr(reference) {
                return reference;
            }
            return self.implicit_conversion(reference, to, purpose);
        }
        if let IcsKind::Ellipsis = ics.kind {
            return self.variadic_argument(e);
        }
        match self.resolve_single(e) {
            Some(single) => self.implicit_conversion(single, to, purpose),
            None => {
                self.unresolved_overload(e);
                self.error_expr(span)
            }
        }
    }

    /// Applies a standard conversion sequence that ends in `to`, which may be a reference type.
    fn apply_std(&mut self, e: ExprId, conv: &StdConv, to: QualType) -> ExprId {
        let Some(binding) = conv.binding else {
            if self.tree.types.as_record(to).is_some() {
                return self.copy_class(e, to);
            }
            return self.apply_value(e, conv, conv.to);
        };
        if binding.temporary {
            let value_ty = conv.to.unqualified();
            let value = if self.tree.types.as_record(value_ty).is_some() {
                self.copy_class(e, value_ty)
            } else {
                self.apply_value(e, conv, value_ty)
            };
            return self.materialize_as(value, conv.to);
        }
        let glvalue = if self.bits_of(e).is_some() && self.ecat(e) != Category::PRValue {
            if !binding.lvalue_ref || conv.to.is_const() {
                let value = self.rvalue(e);
                return self.materialize_as(value, conv.to);
            }
            self.report(diag::taking_address_of_bit_field(), self.espan(e));
            return self.error_expr(self.espan(e));
        } else {
            self.glvalue(e)
        };
        self.bind_glvalue(glvalue, conv.second, conv.to)
    }

    /// A glvalue of the type a reference refers to: to the base class, with more qualifiers.
    pub(crate) fn bind_glvalue(&mut self, e: ExprId, second: Second, to: QualType) -> ExprId {
        let mut e = e;
        if second == Second::ClassToBase {
            self.check_conversion_to_base(e, to);
            e = self.base_glvalue(e, to);
            if self.is_error_expr(e) {
                return e;
            }
        }
        if self.ety(e) != to {
            let category = self.ecat(e);
            e = self.push_cast(CastKind::NoOp, e, to, category);
        }
        e
    }

    /// Checks that a conversion to a base is accessible. Naming a member of a base does not convert in this sense.
    fn check_conversion_to_base(&mut self, e: ExprId, to: QualType) {
        if let (Some(derived), Some(base)) =
            (self.tree.types.as_record(self.ety(e)), self.tree.types.as_record(to))
            && let BasePath::Unique(path) = self.tree.base_path(derived, base)
        {
            let span = self.espan(e);
            self.check_base_access(&path, span);
        }
    }

    /// A glvalue of class type as a glvalue of one of its bases.
    pub(crate) fn base_glvalue(&mut self, e: ExprId, to: QualType) -> ExprId {
        let span = self.espan(e);
        let (Some(derived), Some(base)) =
            (self.tree.types.as_record(self.ety(e)), self.tree.types.as_record(to))
        else {
            return e;
        };
        match self.tree.base_path(derived, base) {
            BasePath::Unique(path) if path.is_empty() => e,
            BasePath::Unique(path) => {
                let ty = to.unqualified().with(self.ety(e).quals());
                let category = self.ecat(e);
                self.push_path_cast(CastKind::DerivedToBase, e, ty, category, &path)
            }
            BasePath::Ambiguous => {
                let name = self.show_type(to);
                self.report(diag::base_class_is_ambiguous(&name), span);
                self.error_expr(span)
            }
            BasePath::None => e,
        }
    }

    /// Applies the steps to a scalar target type.
    fn apply_value(&mut self, e: ExprId, conv: &StdConv, to: QualType) -> ExprId {
        let e = match conv.first {
            First::None => e,
            First::LValueToRValue => self.load(e),
            First::ArrayToPointer | First::FunctionToPointer => self.rvalue(e),
        };
        if self.is_error_expr(e) {
            return e;
        }
        let to = to.unqualified();
        let span = self.espan(e);
        let cast = |s: &mut Self, kind| s.push_cast(kind, e, to, Category::PRValue);
        match conv.second {
            Second::Identity => {
                if self.ety(e) == to {
                    e
                } else {
                    cast(self, CastKind::NoOp)
                }
            }
            Second::IntegralPromotion | Second::Integral => cast(self, CastKind::Integral),
            Second::FloatPromotion | Second::Floating => cast(self, CastKind::Float),
            Second::IntegralToFloat => cast(self, CastKind::IntegralToFloat),
            Second::FloatToIntegral => cast(self, CastKind::FloatToIntegral),
            Second::ToBool => {
                let kind = self.bool_cast(self.ety(e));
                cast(self, kind)
            }
            Second::PointerToBool => {
                let known = cast(self, CastKind::PointerToBool);
                self.fold_host_constants(known)
            }
            Second::MemberPointerToBool => cast(self, CastKind::MemberPointerToBool),
            Second::NullToPointer => cast(self, CastKind::NullToPointer),
            Second::NullToMemberPointer => cast(self, CastKind::NullToMemberPointer),
            Second::PointerToVoid => cast(self, CastKind::PointerBitCast),
            Second::PointerToBase => {
                let (Some(from), Some(target)) =
                    (self.tree.types.pointee(self.ety(e)), self.tree.types.pointee(to))
                else {
                    return e;
                };
                let (Some(d), Some(b)) = (self.tree.types.as_record(from), self.tree.types.as_record(target))
                else {
                    return e;
                };
                match self.tree.base_path(d, b) {
                    BasePath::Unique(path) => {
                        self.check_base_access(&path, span);
                        self.push_path_cast(CastKind::DerivedToBase, e, to, Category::PRValue, &path)
                    }
                    _ => {
                        let name = self.show_type(target);
                        self.report(diag::base_class_is_ambiguous(&name), span);
                        self.error_expr(span)
                    }
                }
            }
            Second::MemberPointerToDerived => self.member_pointer_cast(e, to, span),
            Second::ClassToBase => self.copy_class(e, to),
            Second::Complex => {
                let kind = match (self.tree.types.get(self.ety(e)), self.tree.types.get(to)) {
                    (TypeKind::Complex(_), TypeKind::Complex(_)) => CastKind::ComplexCast,
                    (TypeKind::Complex(_), _) => CastKind::ComplexToFloat,
                    _ => return self.real_to_complex(e, to),
                };
                cast(self, kind)
            }
        }
    }

    /// A real number as a complex one: first to the element type, then with a zero imaginary part.
    pub(crate) fn real_to_complex(&mut self, e: ExprId, to: QualType) -> ExprId {
        let TypeKind::Complex(kind) = *self.tree.types.get(to) else { return e };
        let elem = self.tree.types.float(kind);
        let e = self.implicit_conversion(e, elem, Purpose::Operand);
        self.push_cast(CastKind::FloatToComplex, e, to.unqualified(), Category::PRValue)
    }

    /// The cast that compares with zero.
    pub(crate) fn bool_cast(&self, from: QualType) -> CastKind {
        match self.tree.types.get(from) {
            TypeKind::Float(_) | TypeKind::Complex(_) => CastKind::FloatToBool,
            TypeKind::Pointer(_) | TypeKind::NullPtr => CastKind::PointerToBool,
            TypeKind::MemberPointer { .. } => CastKind::MemberPointerToBool,
            _ => CastKind::IntegralToBool,
        }
    }

    /// A pointer to a member of a base as a pointer to a member of the derived class.
    pub(crate) fn member_pointer_cast(&mut self, e: ExprId, to: QualType, span: Span) -> ExprId {
        let class_of = |s: &Self, ty: QualType| match *s.tree.types.get(ty) {
            TypeKind::MemberPointer { class, .. } => s.tree.types.as_record(class.into()),
            _ => None,
        };
        let (Some(base), Some(derived)) = (class_of(self, self.ety(e)), class_of(self, to)) else { return e };
        match self.tree.base_path(derived, base) {
            BasePath::Unique(path) => {
                if path.iter().any(|s| self.tree.records[s.derived].bases[s.base as usize].is_virtual) {
                    self.report(diag::member_pointer_of_virtual_base(), span);
                    return self.error_expr(span);
                }
                self.push_path_cast(CastKind::MemberPointerBaseToDerived, e, to, Category::PRValue, &path)
            }
            _ => {
                self.report(diag::base_of_member_pointer_is_ambiguous(), span);
                self.error_expr(span)
            }
        }
    }

    fn apply_user(&mut self, e: ExprId, user: &UserConv, to: QualType) -> ExprId {
        let span = self.espan(e);
        let Some(function) = user.function else { return self.error_expr(span) };
        let is_ctor = self.tree.functions[function].name == crate::tree::DeclName::Ctor;
        if is_ctor {
            let class = user.after.from.unqualified();
            let choice = CtorChoice {
                function,
                convs: smallvec::smallvec![Some(Ics::standard(user.before))],
                whole_list: false,
            };
            let value = self.build_construct(class, choice, &[Init::Expr(e)], span);
            return match user.after.binding {
                Some(_) if !self.is_error_expr(value) => self.materialize_as(value, user.after.to),
                _ => value,
            };
        }
        let result = self.call_conversion(e, function, span);
        if self.is_error_expr(result) {
            return result;
        }
        self.apply_std(result, &user.after, to)
    }

    /// Calls a conversion function on an object.
    pub(crate) fn call_conversion(
        &mut self,
        object: ExprId,
        function: crate::tree::FunctionId,
        span: Span,
    ) -> ExprId {
        if let Some(record) = self.tree.types.as_record(self.ety(object)) {
            self.check_member_access(function, record, span);
        }
        self.build_member_call(object, function, &[], false, span)
    }

    /// A cast node, with constants of integer type folded at once.
    pub(crate) fn push_cast(
        &mut self,
        kind: CastKind,
        operand: ExprId,
        ty: QualType,
        category: Category,
    ) -> ExprId {
        let span = self.espan(operand);
        if let ExprKind::Const(ConstValue::Int(value)) = self.cx.body.exprs[operand].kind {
            let target = self.tree.int_kind(ty);
            match (kind, target) {
                (CastKind::Integral, Some(k)) => {
                    let value = ConstValue::Int(Tree::int_wrap(value, k));
                    return self.push_expr(ExprKind::Const(value), ty, Category::PRValue, span);
                }
                (CastKind::IntegralToBool, _) => {
                    let value = ConstValue::bool(value != 0);
                    return self.push_expr(ExprKind::Const(value), ty, Category::PRValue, span);
                }
                _ => {}
            }
        }
        if let Some(value) = self.cast_extended(kind, operand, ty) {
            return self.push_expr(ExprKind::Const(value), ty, Category::PRValue, span);
        }
        self.push_expr(ExprKind::Cast { kind, operand, path: Box::new([]) }, ty, category, span)
    }

    pub(crate) fn push_path_cast(
        &mut self,
        kind: CastKind,
        operand: ExprId,
        ty: QualType,
        category: Category,
        path: &[BaseStep],
    ) -> ExprId {
        let span = self.espan(operand);
        self.push_expr(ExprKind::Cast { kind, operand, path: path.into() }, ty, category, span)
    }

    /// Converts between arithmetic types, both known to be arithmetic (or unscoped enumerations).
    pub fn arith_cast(&mut self, e: ExprId, to: QualType) -> ExprId {
        let e = self.rvalue(e);
        let from = self.ety(e);
        let to = to.unqualified();
        if from.unqualified() == to || self.is_error_expr(e) {
            return e;
        }
        let kind = match (self.tree.types.get(from), self.tree.types.get(to)) {
            (TypeKind::Float(_), TypeKind::Float(_)) => CastKind::Float,
            (TypeKind::Float(_), TypeKind::Int(IntKind::Bool)) => CastKind::FloatToBool,
            (TypeKind::Float(_), TypeKind::Int(_) | TypeKind::Enum(_)) => CastKind::FloatToIntegral,
            (TypeKind::Int(_) | TypeKind::Enum(_), TypeKind::Float(_)) => CastKind::IntegralToFloat,
            (TypeKind::Int(_) | TypeKind::Enum(_), TypeKind::Int(IntKind::Bool)) => CastKind::IntegralToBool,
            (TypeKind::Complex(_), TypeKind::Complex(_)) => CastKind::ComplexCast,
            (_, TypeKind::Complex(_)) => return self.real_to_complex(e, to),
            (TypeKind::Complex(_), _) => CastKind::ComplexToFloat,
            (_, &TypeKind::Vector { elem, .. })
                if !matches!(self.tree.types.get(from), TypeKind::Vector { .. }) =>
            {
                let lane = self.arith_cast(e, elem);
                return self.push_cast(CastKind::VectorSplat, lane, to, Category::PRValue);
            }
            (TypeKind::Vector { .. }, TypeKind::Vector { .. }) => CastKind::BitCast,
            _ => CastKind::Integral,
        };
        self.push_cast(kind, e, to, Category::PRValue)
    }

    /// An argument for `...`: decayed, promoted ([expr.call]/12).
    pub(crate) fn variadic_argument(&mut self, e: ExprId) -> ExprId {
        let e = match self.resolve_single(e) {
            Some(e) => e,
            None => {
                self.unresolved_overload(e);
                return self.error_expr(self.espan(e));
            }
        };
        if self.tree.types.as_record(self.ety(e)).is_some() {
            // Nothing is copied where nothing is evaluated: `f(...)` tells types apart that cannot be copied.
            if !self.is_evaluated() {
                return e;
            }
            let ty = self.ety(e).unqualified();
            return self.copy_class(e, ty);
        }
        let bits = self.bits_of(e);
        let e = self.rvalue(e);
        let ty = self.ety(e);
        match *self.tree.types.get(ty) {
            TypeKind::Float(FloatKind::Float | FloatKind::Half | FloatKind::BFloat16) => {
                self.push_cast(CastKind::Float, e, QualType::DOUBLE, Category::PRValue)
            }
            TypeKind::NullPtr => {
                let void = self.tree.types.pointer(QualType::VOID);
                self.push_cast(CastKind::NullToPointer, e, void, Category::PRValue)
            }
            _ => match self.tree.promoted(ty, bits) {
                Some(to) if to != ty => self.push_cast(CastKind::Integral, e, to, Category::PRValue),
                _ => e,
            },
        }
    }

    /// Converts to `bool` where the language says "contextually" ([conv.general]/4): explicit conversion functions count.
    pub fn converts_to_bool(&mut self, e: ExprId) -> bool {
        let op = self.operand(e);
        self.user_conversion(&op, QualType::BOOL, UserMode::Explicit).is_some()
    }

    pub fn contextual_bool(&mut self, e: ExprId) -> ExprId {
        let span = self.espan(e);
        let e = match self.resolve_single(e) {
            Some(e) => e,
            None => {
                self.unresolved_overload(e);
                return self.error_expr(span);
            }
        };
        if self.is_error_expr(e) {
            return e;
        }
        let ty = self.ety(e);
        if self.tree.types.as_record(ty).is_some() {
            let op = self.operand(e);
            return match self.user_conversion(&op, QualType::BOOL, UserMode::Explicit) {
                Some(ics) => self.apply_ics(&Init::Expr(e), &ics, QualType::BOOL, Purpose::Operand),
                None => {
                    let from = self.show_type(ty);
                    self.report(diag::expression_must_have_bool_type(&from), span);
                    self.error_expr(span)
                }
            };
        }
        self.lint_condition(e);
        let value = self.rvalue(e);
        let ty = self.ety(value);
        if self.tree.types.is_bool(ty) {
            return value;
        }
        let scalar = self.tree.is_arithmetic_or_enum(ty)
            || matches!(
                self.tree.types.get(ty),
                TypeKind::Pointer(_)
                    | TypeKind::MemberPointer { .. }
                    | TypeKind::NullPtr
                    | TypeKind::Complex(_)
            );
        if !scalar {
            let from = self.show_type(ty);
            self.report(diag::expression_must_have_bool_type(&from), span);
            return self.error_expr(span);
        }
        let kind = self.bool_cast(ty);
        let known = self.push_cast(kind, value, QualType::BOOL, Category::PRValue);
        match kind {
            CastKind::PointerToBool => self.fold_host_constants(known),
            _ => known,
        }
    }

    /// Says why `e` cannot be converted to `to`.
    pub(crate) fn no_conversion(&mut self, e: ExprId, to: QualType, purpose: Purpose) {
        let span = self.espan(e);
        if self.is_overload_expr(e) {
            return match self.trap(|s| s.resolve_single(e)) {
                Ok(Some(single)) if !self.is_overload_expr(single) => self.no_conversion(single, to, purpose),
                _ => self.unresolved_overload(e),
            };
        }
        let from = self.ety(e);
        // An array that fails to convert is shown as the pointer it would have become.
        let shown = match *self.tree.types.get(from) {
            TypeKind::Array { elem, .. } if !self.tree.types.is_reference(to) => {
                self.tree.types.pointer(elem)
            }
            TypeKind::Function(_) if !self.tree.types.is_reference(to) => self.tree.types.pointer(from),
            _ => from,
        };
        let (from_text, to_text) = (self.show_type(shown), self.show_type(to));
        if let TypeKind::LValueRef(inner) | TypeKind::RValueRef(inner) = *self.tree.types.get(to) {
            let relation = self.reference_relation(inner, from);
            let rvalue_ref = matches!(self.tree.types.get(to), TypeKind::RValueRef(_));
            if relation.compatible && rvalue_ref {
                self.report(diag::rvalue_reference_cannot_be_bound_to_lvalue(), span);
                return;
            }
            if relation.related && !relation.compatible {
                let text = diag::qualifiers_dropped_in_binding_reference_of_type(&to_text, &from_text);
                self.report(text, span);
                return;
            }
            if relation.compatible {
                self.report(diag::initial_value_of_reference_to_non_const(), span);
                return;
            }
            if !rvalue_ref && !inner.is_const() && self.ecat(e) != Category::LValue {
                self.report(diag::initial_value_of_reference_to_non_const(), span);
                return;
            }
            if !rvalue_ref && !inner.is_const() {
                let text = diag::reference_of_type_cannot_be_initialized(&to_text, &from_text);
                self.report(text, span);
                return;
            }
        }
        let to_class = self.tree.types.as_record(self.tree.types.strip_ref(to)).is_some();
        if to_class && self.tree.types.as_record(from).is_some() {
            let text = diag::no_suitable_user_defined_conversion(&from_text, &to_text);
            self.report(text, span);
            return;
        }
        if to_class {
            let text = diag::no_suitable_constructor_exists_to_convert(&from_text, &to_text);
            self.report(text, span);
            return;
        }
        if self.tree.types.as_record(from).is_some() {
            let text = diag::no_suitable_conversion_function_from_to_exists(&from_text, &to_text);
            self.report(text, span);
            return;
        }
        let message = match purpose {
            Purpose::Init | Purpose::Cast => diag::value_cannot_initialize_entity,
            Purpose::Argument => diag::argument_is_incompatible_with_parameter,
            Purpose::Return => diag::return_value_type_is_not_function_type,
            Purpose::Assign => diag::value_cannot_be_assigned,
            Purpose::Operand => diag::value_of_type_cannot_be_converted,
        };
        self.report(message(&from_text, &to_text), span);
    }
}
