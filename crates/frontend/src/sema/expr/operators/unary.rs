//! Unary operators on a typed operand.

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::sema::overload::OperatorCall;
use crate::tree::expr::{CastKind, Category, ExprKind, UnaryOp};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{ConstValue, ExprId, OperatorName};

/// Unary operators.
impl Sema<'_> {
    pub fn build_unary(&mut self, op: OperatorName, operand: ExprId, span: Span) -> ExprId {
        use OperatorName as O;
        if self.is_error_expr(operand) {
            return self.error_expr(span);
        }
        let mut operand = operand;
        if self.needs_overload(&[operand]) {
            match self.overloaded_operator(op, operand, None, span) {
                OperatorCall::Done(e) => return e,
                OperatorCall::Builtin(e, _) => operand = e,
            }
            if self.is_error_expr(operand) {
                return operand;
            }
        }
        match op {
            O::Amp => self.build_address_of(operand, span),
            O::Star => self.build_deref(operand, span),
            O::Not if self.has_lanes(operand) => self.vector_not(operand, span),
            O::Not => {
                if self.tree.types.as_record(self.ety(operand)).is_some() && !self.converts_to_bool(operand) {
                    self.report_no_operator(O::Not, operand, None, span);
                    return self.error_expr(span);
                }
                let value = self.contextual_bool(operand);
                self.build_not(value, span)
            }
            O::Plus | O::Minus | O::Tilde => {
                let bits = self.bits_of(operand);
                let value = self.rvalue(operand);
                if self.is_error_expr(value) {
                    return value;
                }
                let ty = self.ety(value);
                if op == O::Plus && self.tree.types.is_pointer(ty) {
                    return value;
                }
                let unpromoted = match *self.tree.types.get(ty) {
                    TypeKind::Float(_) => op != O::Tilde,
                    // Of a complex number `~` gives the conjugate.
                    TypeKind::Complex(_) => true,
                    TypeKind::Vector { elem, .. } => op != O::Tilde || self.tree.types.is_integral(elem),
                    _ => false,
                };
                let target = match self.tree.promoted(ty, bits) {
                    Some(promoted) => promoted,
                    None if unpromoted => ty.unqualified(),
                    None => {
                        self.report_no_operator(op, value, None, span);
                        return self.error_expr(span);
                    }
                };
                let value = self.arith_cast(value, target);
                match op {
                    O::Plus => {
                        // Not the operand itself: a promoted literal is no literal any more.
                        if value == operand {
                            self.push_cast(CastKind::NoOp, value, target, Category::PRValue)
                        } else {
                            value
                        }
                    }
                    O::Minus => self.push_unary(UnaryOp::Neg, value, target, span),
                    _ => self.push_unary(UnaryOp::BitNot, value, target, span),
                }
            }
            O::PlusPlus => self.build_increment(UnaryOp::PreInc, operand, span),
            O::MinusMinus => self.build_increment(UnaryOp::PreDec, operand, span),
            _ => self.error_expr(span),
        }
    }

    fn push_unary(&mut self, op: UnaryOp, operand: ExprId, ty: QualType, span: Span) -> ExprId {
        if let ExprKind::Const(ConstValue::Int(v)) = *self.ekind(operand)
            && let Some(kind) = self.tree.int_kind(ty)
            && kind.bits() < 128
        {
            let raw = if op == UnaryOp::Neg { -v } else { !v };
            let wrapped = crate::tree::Tree::int_wrap(raw, kind);
            if wrapped == raw || !kind.is_signed() {
                return self.push_expr(
                    ExprKind::Const(ConstValue::Int(wrapped)),
                    ty,
                    Category::PRValue,
                    span,
                );
            }
            self.lint_negation(operand, span);
        } else if op == UnaryOp::Neg
            && let Some(value) = self.negated_extended(operand)
        {
            return self.push_expr(ExprKind::Const(value), ty, Category::PRValue, span);
        }
        self.push_expr(ExprKind::Unary { op, operand }, ty, Category::PRValue, span)
    }

    /// `!b` for a `bool` prvalue.
    pub(crate) fn build_not(&mut self, value: ExprId, span: Span) -> ExprId {
        if self.is_error_expr(value) {
            return value;
        }
        if let ExprKind::Const(ConstValue::Int(v)) = *self.ekind(value) {
            return self.bool_const(v == 0, span);
        }
        self.push_expr(
            ExprKind::Unary { op: UnaryOp::Not, operand: value },
            QualType::BOOL,
            Category::PRValue,
            span,
        )
    }

    pub(crate) fn build_deref(&mut self, operand: ExprId, span: Span) -> ExprId {
        let value = self.rvalue(operand);
        if self.is_error_expr(value) {
            return value;
        }
        match self.tree.types.pointee(self.ety(value)) {
            Some(pointee) => {
                if self.tree.types.is_void(pointee) && self.is_evaluated() {
                    self.report(diag::expression_must_be_pointer_to_complete_object(), span);
                    return self.error_expr(span);
                }
                // `*&x` is x.
                if let ExprKind::AddrOf(inner) = *self.ekind(value)
                    && self.ety(inner) == pointee
                    && self.ecat(inner) == Category::LValue
                    && !self.is_host_element(inner)
                {
                    return inner;
                }
                self.push_expr(ExprKind::Deref(value), pointee, Category::LValue, span)
            }
            None => {
                self.report(diag::operand_of_star_must_be_pointer(), span);
                self.error_expr(span)
            }
        }
    }

    pub(crate) fn build_address_of(&mut self, operand: ExprId, span: Span) -> ExprId {
        if self.is_overload_expr(operand) {
            if let ExprKind::Overload(id) = *self.ekind(operand)
                && let Some(set) = self.cx.ex.overloads.get(id as usize)
            {
                // An object stays: of a static member, `&f` inside a class and `&x.f` are allowed, of others they are not.
                let mut set = set.clone();
                set.address = true;
                return self.push_overload(set, span);
            }
            return operand;
        }
        let ty = self.ety(operand);
        if self.ecat(operand) != Category::LValue {
            self.report(diag::expression_must_be_lvalue_or_function_designator(), span);
            return self.error_expr(span);
        }
        if self.cx.ex.named_constants.contains_key(&operand) && !self.may_capture() && self.is_evaluated() {
            self.report(diag::enclosing_function_local_variable_cannot_be_referenced(), span);
            return self.error_expr(span);
        }
        if self.bits_of(operand).is_some() {
            self.report(diag::taking_address_of_bit_field(), span);
            return self.error_expr(span);
        }
        let mut whole = operand;
        while let ExprKind::Field { base, .. } = *self.ekind(whole) {
            whole = base;
        }
        if let ExprKind::Var(var) = *self.ekind(whole)
            && self.tree.vars[var].special.is_some()
        {
            let name = self.tree.vars[var].name.map_or(String::new(), |n| self.text(n).to_string());
            self.report(diag::cannot_take_address_of_builtin_variable(&name), span);
            return self.error_expr(span);
        }
        let pointer = self.tree.types.pointer(ty);
        // `&*p` is p.
        if let ExprKind::Deref(inner) = *self.ekind(operand)
            && self.ety(inner) == pointer
        {
            return inner;
        }
        self.push_expr(ExprKind::AddrOf(operand), pointer, Category::PRValue, span)
    }

    /// `++x`, `--x`, `x++`, `x--` on scalars.
    pub(crate) fn build_increment(&mut self, op: UnaryOp, operand: ExprId, span: Span) -> ExprId {
        if self.is_error_expr(operand) || !self.check_modifiable(operand) {
            return self.error_expr(span);
        }
        let ty = self.ety(operand);
        let allowed = match *self.tree.types.get(ty) {
            TypeKind::Float(_) | TypeKind::Complex(_) | TypeKind::Vector { .. } => true,
            TypeKind::Int(k) => {
                // Gone from C++17, but the reference takes it.
                let is_bool = k == crate::tree::types::IntKind::Bool;
                let grows = matches!(op, UnaryOp::PreInc | UnaryOp::PostInc);
                if is_bool && grows {
                    self.lint_bool_increment(span);
                }
                !is_bool || grows
            }
            TypeKind::Pointer(pointee) => self.pointee_is_complete(pointee, span),
            _ => false,
        };
        if !allowed {
            let name = if matches!(op, UnaryOp::PreInc | UnaryOp::PostInc) {
                OperatorName::PlusPlus
            } else {
                OperatorName::MinusMinus
            };
            self.report_no_operator(name, operand, None, span);
            return self.error_expr(span);
        }
        let postfix = matches!(op, UnaryOp::PostInc | UnaryOp::PostDec);
        let (ty, category) =
            if postfix { (ty.unqualified(), Category::PRValue) } else { (ty, Category::LValue) };
        self.push_expr(ExprKind::Unary { op, operand }, ty, category, span)
    }

    /// `x++` and `x--`, overloaded or not.
    pub fn build_postfix_increment(&mut self, op: OperatorName, operand: ExprId, span: Span) -> ExprId {
        let mut operand = operand;
        if self.is_error_expr(operand) {
            return operand;
        }
        if self.needs_overload(&[operand]) {
            let zero = self.int_const(0, QualType::INT, span);
            match self.overloaded_operator(op, operand, Some(zero), span) {
                OperatorCall::Done(e) => return e,
                OperatorCall::Builtin(l, _) => operand = l,
            }
        }
        let op = if op == OperatorName::PlusPlus { UnaryOp::PostInc } else { UnaryOp::PostDec };
        self.build_increment(op, operand, span)
    }

    /// `__real__ x` and `__imag__ x`.
    pub(crate) fn build_real_imag(&mut self, op: UnaryOp, operand: ExprId, span: Span) -> ExprId {
        if self.is_error_expr(operand) {
            return operand;
        }
        let ty = self.ety(operand);
        match *self.tree.types.get(ty) {
            TypeKind::Complex(kind) => {
                let elem = self.tree.types.float(kind).with(ty.quals());
                let category = self.ecat(operand);
                self.push_expr(ExprKind::Unary { op, operand }, elem, category, span)
            }
            // The real part of a real object is the object.
            _ if self.tree.types.is_arithmetic(ty) && op == UnaryOp::Real => operand,
            _ if self.tree.types.is_arithmetic(ty) => {
                let value = self.rvalue(operand);
                let ty = self.ety(value);
                self.push_expr(ExprKind::ZeroInit, ty, Category::PRValue, span)
            }
            _ => {
                self.report(diag::operand_must_be_complex(), span);
                self.error_expr(span)
            }
        }
    }

    /// `&C::m` has made a pointer to member already.
    pub(crate) fn is_member_address(&self, e: ExprId) -> bool {
        self.cx.ex.member_addresses.contains(&e)
    }
}
