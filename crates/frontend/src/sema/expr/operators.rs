//! Building unary, binary, assignment and conditional expressions from typed operands.

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::sema::convert::{Init, Purpose, UserMode};
use crate::sema::overload::OperatorCall;
use crate::tree::expr::{BinaryOp, CastKind, Category, ExprKind, UnaryOp};
use crate::tree::types::{QualType, Quals, TypeId, TypeKind};
use crate::tree::{ConstValue, ExprId, OperatorName};

/// The tree's operator for an arithmetic or comparison operator.
fn tree_op(op: OperatorName) -> Option<BinaryOp> {
    use OperatorName as O;
    Some(match op {
        O::Plus | O::PlusAssign => BinaryOp::Add,
        O::Minus | O::MinusAssign => BinaryOp::Sub,
        O::Star | O::StarAssign => BinaryOp::Mul,
        O::Slash | O::SlashAssign => BinaryOp::Div,
        O::Percent | O::PercentAssign => BinaryOp::Rem,
        O::Shl | O::ShlAssign => BinaryOp::Shl,
        O::Shr | O::ShrAssign => BinaryOp::Shr,
        O::Amp | O::AmpAssign => BinaryOp::And,
        O::Pipe | O::PipeAssign => BinaryOp::Or,
        O::Caret | O::CaretAssign => BinaryOp::Xor,
        O::Less => BinaryOp::Lt,
        O::Greater => BinaryOp::Gt,
        O::Le => BinaryOp::Le,
        O::Ge => BinaryOp::Ge,
        O::Eq => BinaryOp::Eq,
        O::Ne => BinaryOp::Ne,
        _ => return None,
    })
}

/// Binary operators.
impl Sema<'_> {
    pub fn build_binary(&mut self, op: OperatorName, lhs: ExprId, rhs: ExprId, span: Span) -> ExprId {
        if self.is_error_expr(lhs) || self.is_error_expr(rhs) {
            return self.error_expr(span);
        }
        if self.needs_overload(&[lhs, rhs]) {
            return match self.overloaded_operator(op, lhs, Some(rhs), span) {
                OperatorCall::Done(e) => e,
                OperatorCall::Builtin(l, r) => self.build_builtin_binary(op, l, r.unwrap_or(rhs), span),
            };
        }
        self.build_builtin_binary(op, lhs, rhs, span)
    }

    fn build_builtin_binary(&mut self, op: OperatorName, lhs: ExprId, rhs: ExprId, span: Span) -> ExprId {
        use OperatorName as O;
        if self.is_error_expr(lhs) || self.is_error_expr(rhs) {
            return self.error_expr(span);
        }
        match op {
            O::AndAnd | O::OrOr => {
                if self.has_lanes(lhs) || self.has_lanes(rhs) {
                    let tree = if op == O::AndAnd { BinaryOp::LogAnd } else { BinaryOp::LogOr };
                    return match self.vector_logical(tree, lhs, rhs, span) {
                        Some(e) => e,
                        None => self.bad_operands(op, lhs, rhs, span),
                    };
                }
                let (l, r) = (self.contextual_bool(lhs), self.contextual_bool(rhs));
                if self.is_error_expr(l) || self.is_error_expr(r) {
                    return self.error_expr(span);
                }
                let op = if op == O::AndAnd { BinaryOp::LogAnd } else { BinaryOp::LogOr };
                self.push_binary(op, l, r, QualType::BOOL, span)
            }
            O::Comma => {
                self.lint_no_effect(lhs);
                let lhs = self.discard(lhs);
                let rhs = match self.resolve_single(rhs) {
                    Some(r) => r,
                    None => {
                        self.unresolved_overload(rhs);
                        return self.error_expr(span);
                    }
                };
                let (ty, category) = (self.ety(rhs), self.ecat(rhs));
                self.push_expr(ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs }, ty, category, span)
            }
            O::Eq | O::Ne | O::Less | O::Greater | O::Le | O::Ge => self.build_comparison(op, lhs, rhs, span),
            O::Spaceship => self.build_spaceship(lhs, rhs, span),
            O::Plus | O::Minus => self.build_additive(op, lhs, rhs, span),
            O::Shl | O::Shr => {
                let (bl, br) = (self.bits_of(lhs), self.bits_of(rhs));
                let (l, r) = (self.rvalue(lhs), self.rvalue(rhs));
                let (Some(lt), Some(rt)) =
                    (self.tree.promoted(self.ety(l), bl), self.tree.promoted(self.ety(r), br))
                else {
                    if let (TypeKind::Vector { .. }, _) | (_, TypeKind::Vector { .. }) =
                        (self.tree.types.get(self.ety(l)), self.tree.types.get(self.ety(r)))
                    {
                        return self.build_arithmetic(op, l, r, span);
                    }
                    return self.bad_operands(op, l, r, span);
                };
                let (l, r) = (self.arith_cast(l, lt), self.arith_cast(r, rt));
                let op = tree_op(op).unwrap_or(BinaryOp::Shl);
                self.lint_shift(op, r, lt);
                self.push_binary(op, l, r, lt, span)
            }
            _ => self.build_arithmetic(op, lhs, rhs, span),
        }
    }

    pub(in crate::sema) fn push_binary(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        ty: QualType,
        span: Span,
    ) -> ExprId {
        if let Some(value) = self.fold_binary(op, lhs, rhs, ty) {
            return self.push_expr(ExprKind::Const(value), ty, Category::PRValue, span);
        }
        self.lint_overflow(op, lhs, rhs, span);
        self.push_expr(ExprKind::Binary { op, lhs, rhs }, ty, Category::PRValue, span)
    }

    /// Folds operations on constants that cannot go wrong; everything else is left to the evaluator.
    fn fold_binary(&self, op: BinaryOp, lhs: ExprId, rhs: ExprId, ty: QualType) -> Option<ConstValue> {
        let (ExprKind::Const(ConstValue::Int(a)), ExprKind::Const(ConstValue::Int(b))) =
            (self.ekind(lhs), self.ekind(rhs))
        else {
            return self.fold_extended(op, lhs, rhs);
        };
        let (a, b) = (*a, *b);
        let kind = self.tree.int_kind(ty)?;
        let operand = self.tree.int_kind(self.ety(lhs))?;
        if operand.bits() == 128 {
            return None;
        }
        let value = match op {
            BinaryOp::Add => a.checked_add(b)?,
            BinaryOp::Sub => a.checked_sub(b)?,
            BinaryOp::Mul => a.checked_mul(b)?,
            BinaryOp::Div if b != 0 => a.checked_div(b)?,
            BinaryOp::Rem if b != 0 => a.checked_rem(b)?,
            BinaryOp::And => a & b,
            BinaryOp::Or => a | b,
            BinaryOp::Xor => a ^ b,
            BinaryOp::Shl if (0..operand.bits() as i128).contains(&b) && a >= 0 => a << b,
            BinaryOp::Shr if (0..operand.bits() as i128).contains(&b) => a >> b,
            BinaryOp::Lt => (a < b) as i128,
            BinaryOp::Gt => (a > b) as i128,
            BinaryOp::Le => (a <= b) as i128,
            BinaryOp::Ge => (a >= b) as i128,
            BinaryOp::Eq => (a == b) as i128,
            BinaryOp::Ne => (a != b) as i128,
            BinaryOp::LogAnd => (a != 0 && b != 0) as i128,
            BinaryOp::LogOr => (a != 0 || b != 0) as i128,
            _ => return None,
        };
        let wrapped = crate::tree::Tree::int_wrap(value, kind);
        // Signed overflow is not a constant; the evaluator reports it where one is needed.
        (wrapped == value || !kind.is_signed()).then_some(ConstValue::Int(wrapped))
    }

    fn bad_operands(&mut self, op: OperatorName, lhs: ExprId, rhs: ExprId, span: Span) -> ExprId {
        if self.is_error_expr(lhs) || self.is_error_expr(rhs) {
            return self.error_expr(span);
        }
        self.report_no_operator(op, lhs, Some(rhs), span);
        self.error_expr(span)
    }

    /// Both operands brought to their common type.
    pub(super) fn usual_conversions(
        &mut self,
        lhs: ExprId,
        rhs: ExprId,
    ) -> Option<(ExprId, ExprId, QualType)> {
        let (bl, br) = (self.bits_of(lhs), self.bits_of(rhs));
        let (l, r) = (self.rvalue(lhs), self.rvalue(rhs));
        let (mut lt, mut rt) = (self.ety(l), self.ety(r));
        if bl.is_some() {
            lt = self.tree.promoted(lt, bl).unwrap_or(lt);
        }
        if br.is_some() {
            rt = self.tree.promoted(rt, br).unwrap_or(rt);
        }
        let common = self.tree.arithmetic_common(lt, rt)?;
        Some((self.arith_cast(l, common), self.arith_cast(r, common), common))
    }

    fn build_arithmetic(&mut self, op: OperatorName, lhs: ExprId, rhs: ExprId, span: Span) -> ExprId {
        use OperatorName as O;
        let Some((l, r, common)) = self.usual_conversions(lhs, rhs) else {
            return self.bad_operands(op, lhs, rhs, span);
        };
        let Some(tree_op) = tree_op(op) else { return self.bad_operands(op, lhs, rhs, span) };
        self.lint_operand(tree_op, lhs, common);
        self.lint_operand(tree_op, rhs, common);
        let needs_int = matches!(op, O::Percent | O::Amp | O::Pipe | O::Caret);
        let lane = match *self.tree.types.get(common) {
            TypeKind::Vector { elem, .. } => elem,
            _ => common,
        };
        if needs_int && !self.tree.types.is_integral(lane) {
            return self.bad_operands(op, lhs, rhs, span);
        }
        self.warn_of_zero_divisor(tree_op, r, span);
        self.push_binary(tree_op, l, r, common, span)
    }

    /// Warns of an integer divided by a constant zero.
    fn warn_of_zero_divisor(&mut self, op: BinaryOp, divisor: ExprId, span: Span) {
        let message = match op {
            BinaryOp::Div => diag::division_by_zero(),
            BinaryOp::Rem => diag::right_operand_is_zero(),
            _ => return,
        };
        if let ExprKind::Const(ConstValue::Int(0)) = self.ekind(divisor)
            && self.is_evaluated()
            && self.tree.types.is_integral(self.ety(divisor))
        {
            self.report(message, span);
        }
    }

    fn build_additive(&mut self, op: OperatorName, lhs: ExprId, rhs: ExprId, span: Span) -> ExprId {
        let (bl, br) = (self.bits_of(lhs), self.bits_of(rhs));
        let (l, r) = (self.rvalue(lhs), self.rvalue(rhs));
        if self.is_error_expr(l) || self.is_error_expr(r) {
            return self.error_expr(span);
        }
        let (lp, rp) = (self.tree.types.pointee(self.ety(l)), self.tree.types.pointee(self.ety(r)));
        match (lp, rp, op) {
            (Some(a), Some(b), OperatorName::Minus) => {
                if a.ty() != b.ty() && !self.tree.types.is_similar(self.ety(l), self.ety(r)) {
                    return self.bad_operands(op, l, r, span);
                }
                if !self.pointee_is_complete(a, span) {
                    return self.error_expr(span);
                }
                let kind = ExprKind::Binary { op: BinaryOp::PtrDiff, lhs: l, rhs: r };
                let distance = self.push_expr(kind, QualType::LONG, Category::PRValue, span);
                self.fold_host_constants(distance)
            }
            (Some(pointee), None, _) => self.pointer_offset(op, l, pointee, r, br, span),
            (None, Some(pointee), OperatorName::Plus) => self.pointer_offset(op, r, pointee, l, bl, span),
            (None, None, _) => self.build_arithmetic(op, lhs, rhs, span),
            _ => self.bad_operands(op, l, r, span),
        }
    }

    fn pointer_offset(
        &mut self,
        op: OperatorName,
        pointer: ExprId,
        pointee: QualType,
        index: ExprId,
        bits: Option<u32>,
        span: Span,
    ) -> ExprId {
        let Some(promoted) = self.tree.promoted(self.ety(index), bits) else {
            return self.bad_operands(op, pointer, index, span);
        };
        if !self.pointee_is_complete(pointee, span) {
            return self.error_expr(span);
        }
        let index = self.arith_cast(index, promoted);
        let op = if op == OperatorName::Minus { BinaryOp::PtrSub } else { BinaryOp::PtrAdd };
        let ty = self.ety(pointer);
        self.push_expr(ExprKind::Binary { op, lhs: pointer, rhs: index }, ty, Category::PRValue, span)
    }

    /// Pointer arithmetic needs the size of the pointee; `void` and functions count as one byte, with a warning.
    pub(in crate::sema) fn pointee_is_complete(&mut self, pointee: QualType, span: Span) -> bool {
        if self.tree.types.is_void(pointee) || self.tree.types.is_function(pointee) {
            // Not so where the question is whether it is well-formed.
            if self.trap_depth > 0 {
                self.report(diag::expression_must_be_pointer_to_complete_object(), span);
                return false;
            }
            self.report(diag::arithmetic_on_pointer_to_void_or_function(), span);
            return true;
        }
        let why = |_: &str| diag::expression_must_be_pointer_to_complete_object();
        self.require_complete_for(pointee, span, why)
    }

    fn build_comparison(&mut self, op: OperatorName, lhs: ExprId, rhs: ExprId, span: Span) -> ExprId {
        let Some(tree_op) = tree_op(op) else { return self.bad_operands(op, lhs, rhs, span) };
        let equality = matches!(op, OperatorName::Eq | OperatorName::Ne);
        let (lhs, rhs) = self.resolve_compared(lhs, rhs);
        let (null_l, null_r) = (self.is_null_constant(lhs), self.is_null_constant(rhs));
        let (l, r) = (self.rvalue(lhs), self.rvalue(rhs));
        if self.is_error_expr(l) || self.is_error_expr(r) {
            return self.error_expr(span);
        }
        let (lt, rt) = (self.ety(l), self.ety(r));
        // Scoped enumerations compare with themselves.
        if lt.ty() == rt.ty() && self.tree.is_scoped_enum(lt) {
            return self.push_binary(tree_op, l, r, QualType::BOOL, span);
        }
        let pointer_like = |s: &Self, t: QualType| {
            matches!(
                s.tree.types.get(t),
                TypeKind::Pointer(_) | TypeKind::MemberPointer { .. } | TypeKind::NullPtr
            )
        };
        if pointer_like(self, lt) || pointer_like(self, rt) {
            // Every compiler takes the address of code for one of data here.
            let (l, r) = match (self.tree.types.pointee(lt), self.tree.types.pointee(rt)) {
                (Some(x), Some(y)) if self.tree.types.is_void(x) && self.tree.types.is_function(y) => {
                    (l, self.push_cast(CastKind::PointerBitCast, r, lt, Category::PRValue))
                }
                (Some(x), Some(y)) if self.tree.types.is_function(x) && self.tree.types.is_void(y) => {
                    (self.push_cast(CastKind::PointerBitCast, l, rt, Category::PRValue), r)
                }
                _ => (l, r),
            };
            let (lt, rt) = (self.ety(l), self.ety(r));
            let Some(common) = self.composite_pointer(lt, null_l, rt, null_r) else {
                return self.incompatible_pointers(op, l, r, span);
            };
            if !equality && !self.tree.types.is_pointer(common) {
                return self.bad_operands(op, l, r, span);
            }
            if common.ty() == TypeId::NULLPTR {
                let value = matches!(op, OperatorName::Eq | OperatorName::Le | OperatorName::Ge);
                return self.bool_const(value, span);
            }
            let l = self.composite_operand(l, null_l, common);
            let r = self.composite_operand(r, null_r, common);
            let kind = ExprKind::Binary { op: tree_op, lhs: l, rhs: r };
            let compared = self.push_expr(kind, QualType::BOOL, Category::PRValue, span);
            return self.fold_host_constants(compared);
        }
        let Some((l, r, common)) = self.usual_conversions(lhs, rhs) else {
            return self.bad_operands(op, lhs, rhs, span);
        };
        self.lint_operand(tree_op, lhs, common);
        self.lint_operand(tree_op, rhs, common);
        self.lint_comparison(tree_op, (lhs, rhs), (l, r), span);
        let result = match *self.tree.types.get(common) {
            TypeKind::Vector { .. } => self.mask_of(common),
            TypeKind::Complex(_) if !equality => return self.bad_operands(op, l, r, span),
            _ => QualType::BOOL,
        };
        self.push_binary(tree_op, l, r, result, span)
    }

    /// An overloaded name compared with a pointer takes its type from the other side.
    fn resolve_compared(&mut self, lhs: ExprId, rhs: ExprId) -> (ExprId, ExprId) {
        if self.is_overload_expr(lhs) && !self.is_overload_expr(rhs) {
            (self.resolve_for(lhs, rhs), rhs)
        } else if self.is_overload_expr(rhs) && !self.is_overload_expr(lhs) {
            (lhs, self.resolve_for(rhs, lhs))
        } else {
            (lhs, rhs)
        }
    }

    fn resolve_for(&mut self, set: ExprId, other: ExprId) -> ExprId {
        let to = self.ety(other).unqualified();
        match self.address_of_overload(set, to) {
            None => set,
            // The other side is a function itself, which becomes a pointer only where a value is wanted.
            Some(f) if self.tree.types.is_function(to) => self.function_reference(set, f),
            Some(_) => self.implicit_conversion(set, to, Purpose::Operand),
        }
    }

    fn incompatible_pointers(&mut self, op: OperatorName, l: ExprId, r: ExprId, span: Span) -> ExprId {
        let (a, b) = (self.show_type(self.ety(l)), self.show_type(self.ety(r)));
        let both = self.tree.types.is_pointer(self.ety(l)) && self.tree.types.is_pointer(self.ety(r));
        if !both {
            self.report(diag::operand_types_are_incompatible(&a, &b), span);
            return self.error_expr(span);
        }
        let _ = op;
        self.report(diag::operand_types_are_incompatible(&a, &b), span);
        self.error_expr(span)
    }

    /// The composite pointer type ([expr.type]/3); `null` marks null pointer constants.
    pub(in crate::sema) fn composite_pointer(
        &mut self,
        a: QualType,
        null_a: bool,
        b: QualType,
        null_b: bool,
    ) -> Option<QualType> {
        let (a, b) = (a.unqualified(), b.unqualified());
        if a == b {
            return Some(a);
        }
        let is_null = |t: QualType, null: bool| null || t.ty() == TypeId::NULLPTR;
        let is_pointer = |s: &Self, t: QualType| {
            matches!(s.tree.types.get(t), TypeKind::Pointer(_) | TypeKind::MemberPointer { .. })
        };
        if is_null(a, null_a) && (is_pointer(self, b) || is_null(b, null_b)) {
            return Some(if is_pointer(self, b) { b } else { QualType::NULLPTR });
        }
        if is_null(b, null_b) && is_pointer(self, a) {
            return Some(a);
        }
        match (self.tree.types.get(a).clone(), self.tree.types.get(b).clone()) {
            (TypeKind::Pointer(x), TypeKind::Pointer(y)) => {
                if self.tree.types.is_void(x) || self.tree.types.is_void(y) {
                    if self.tree.types.is_function(x) || self.tree.types.is_function(y) {
                        return None;
                    }
                    let void = QualType::VOID.with(x.quals() | y.quals());
                    return Some(self.tree.types.pointer(void));
                }
                if let (Some(r), Some(s)) = (self.tree.types.as_record(x), self.tree.types.as_record(y))
                    && r != s
                {
                    let base = if self.is_derived(r, s) {
                        y
                    } else if self.is_derived(s, r) {
                        x
                    } else {
                        return None;
                    };
                    let inner = base.unqualified().with(x.quals() | y.quals());
                    return Some(self.tree.types.pointer(inner));
                }
                self.tree.types.merge_qualifiers(a, b)
            }
            (
                TypeKind::MemberPointer { class: c, pointee: x },
                TypeKind::MemberPointer { class: d, pointee: y },
            ) => {
                if c == d {
                    return self.tree.types.merge_qualifiers(a, b);
                }
                let (r, s) = (self.tree.types.as_record(c.into())?, self.tree.types.as_record(d.into())?);
                let class = if self.is_derived(r, s) {
                    c
                } else if self.is_derived(s, r) {
                    d
                } else {
                    return None;
                };
                if x.ty() != y.ty() {
                    return None;
                }
                let pointee = x.with(y.quals());
                Some(self.tree.types.intern(TypeKind::MemberPointer { class, pointee }).into())
            }
            _ => None,
        }
    }

    /// An operand converted to a composite pointer type.
    pub(in crate::sema) fn composite_operand(&mut self, e: ExprId, null: bool, to: QualType) -> ExprId {
        let e = self.rvalue(e);
        if self.ety(e) == to {
            return e;
        }
        if null || self.ety(e).ty() == TypeId::NULLPTR {
            let kind = match self.tree.types.get(to) {
                TypeKind::MemberPointer { .. } => CastKind::NullToMemberPointer,
                _ => CastKind::NullToPointer,
            };
            return self.push_cast(kind, e, to, Category::PRValue);
        }
        self.implicit_conversion(e, to, Purpose::Operand)
    }
}

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
    pub(in crate::sema) fn build_not(&mut self, value: ExprId, span: Span) -> ExprId {
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

    pub(in crate::sema) fn build_deref(&mut self, operand: ExprId, span: Span) -> ExprId {
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

    pub(in crate::sema) fn build_address_of(&mut self, operand: ExprId, span: Span) -> ExprId {
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
    pub(in crate::sema) fn build_increment(&mut self, op: UnaryOp, operand: ExprId, span: Span) -> ExprId {
        if self.is_error_expr(operand) || !self.check_modifiable(operand) {
            return self.error_expr(span);
        }
        let ty = self.ety(operand);
        let allowed = match *self.tree.types.get(ty) {
            TypeKind::Float(_) | TypeKind::Complex(_) | TypeKind::Vector { .. } => true,
            TypeKind::Int(k) => {
                k != crate::tree::types::IntKind::Bool
                    || matches!(op, UnaryOp::PreInc | UnaryOp::PostInc)
                        && self.options.standard < crate::lex::Standard::Cxx17
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
    pub(in crate::sema) fn build_real_imag(&mut self, op: UnaryOp, operand: ExprId, span: Span) -> ExprId {
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
                self.error_plain(span, "the operand must be a complex number");
                self.error_expr(span)
            }
        }
    }
}

/// Assignment and conditional.
impl Sema<'_> {
    /// Reports 137 unless the expression is a modifiable lvalue.
    pub(in crate::sema) fn check_modifiable(&mut self, e: ExprId) -> bool {
        let ty = self.ety(e);
        let span = self.espan(e);
        let ok = self.ecat(e) == Category::LValue
            && !ty.is_const()
            && !self.tree.types.is_array(ty)
            && !self.tree.types.is_function(ty)
            && !self.is_overload_expr(e)
            && !self.writes_constant_memory(e);
        if !ok {
            self.report(diag::expression_must_be_modifiable_lvalue(), span);
            return false;
        }
        self.check_variable_write(e);
        true
    }

    pub fn build_assign(&mut self, op: OperatorName, lhs: ExprId, rhs: Init, span: Span) -> ExprId {
        if self.is_error_expr(lhs) || rhs.as_expr().is_some_and(|e| self.is_error_expr(e)) {
            return self.error_expr(span);
        }
        let lhs_class = self.tree.types.as_record(self.ety(lhs)).is_some();
        let rhs = match rhs {
            Init::List(list) if !lhs_class => {
                // x = {v}: a scalar takes the list's value.
                let ty = self.ety(lhs).unqualified();
                self.copy_list_init(ty, &list, Purpose::Assign)
            }
            Init::List(list) => return self.assign_list(op, lhs, *list, span),
            Init::Expr(e) => e,
        };
        if self.is_error_expr(rhs) {
            return rhs;
        }
        let (mut lhs, mut rhs) = (lhs, rhs);
        if self.needs_overload(&[lhs, rhs]) && (op != OperatorName::Assign || lhs_class) {
            match self.overloaded_operator(op, lhs, Some(rhs), span) {
                OperatorCall::Done(e) => return e,
                // Nothing converts the left side of `=` ([over.match.oper]/5); it has an `operator=` or none.
                OperatorCall::Builtin(..) if lhs_class && op == OperatorName::Assign => {
                    self.report_no_operator(op, lhs, Some(rhs), span);
                    return self.error_expr(span);
                }
                OperatorCall::Builtin(l, r) => {
                    // What a conversion function of the left side refers to is written.
                    if lhs_class {
                        lhs = l;
                    }
                    rhs = r.unwrap_or(rhs);
                }
            }
            if self.is_error_expr(rhs) {
                return rhs;
            }
        }
        if !self.check_modifiable(lhs) {
            return self.error_expr(span);
        }
        let ty = self.ety(lhs);
        if op == OperatorName::Assign {
            let value = match self.lanes_are_bits(rhs, ty) {
                true => {
                    let value = self.rvalue(rhs);
                    self.push_cast(CastKind::BitCast, value, ty.unqualified(), Category::PRValue)
                }
                false => self.implicit_conversion(rhs, ty.unqualified(), Purpose::Assign),
            };
            if self.is_error_expr(value) {
                return self.error_expr(span);
            }
            return self.push_expr(ExprKind::Assign { lhs, rhs: value }, ty, Category::LValue, span);
        }
        self.build_compound(op, lhs, rhs, span)
    }

    /// `x = {..}` with a class: `operator=` takes the list.
    fn assign_list(
        &mut self,
        op: OperatorName,
        lhs: ExprId,
        list: crate::sema::init::InitList,
        span: Span,
    ) -> ExprId {
        use crate::sema::overload::{Call, Resolution};
        let Some(record) = self.tree.types.as_record(self.ety(lhs)) else { return self.error_expr(span) };
        self.complete_record(record);
        self.declare_special_members(record);
        let found = self.lookup_member(record, crate::sema::scope::Key::Operator(op));
        let args = [Init::List(Box::new(list))];
        let call = Call { explicit: None, object: Some(lhs), args: &args, mode: UserMode::Implicit };
        match self.resolve(&found.decls, call) {
            Resolution::Best(best) => match best.function {
                Some(f) => {
                    let call = self.build_member_call_with(lhs, f, &args, &best.convs, false, span);
                    self.right_operand_first(call, f)
                }
                None => self.error_expr(span),
            },
            Resolution::Ambiguous(list) => {
                self.report_ambiguous_operator(op, &list, lhs, None, span);
                self.error_expr(span)
            }
            Resolution::None => {
                self.report_no_operator(op, lhs, None, span);
                self.error_expr(span)
            }
        }
    }

    fn build_compound(&mut self, op: OperatorName, lhs: ExprId, rhs: ExprId, span: Span) -> ExprId {
        let ty = self.ety(lhs);
        let Some(mut tree_op) = tree_op(op) else { return self.error_expr(span) };
        let bits = self.bits_of(rhs);
        let value = self.rvalue(rhs);
        if self.is_error_expr(value) {
            return value;
        }
        if let Some(pointee) = self.tree.types.pointee(ty) {
            tree_op = match tree_op {
                BinaryOp::Add => BinaryOp::PtrAdd,
                BinaryOp::Sub => BinaryOp::PtrSub,
                _ => return self.bad_operands(op, lhs, value, span),
            };
            let Some(promoted) = self.tree.promoted(self.ety(value), bits) else {
                return self.bad_operands(op, lhs, value, span);
            };
            if !self.pointee_is_complete(pointee, span) {
                return self.error_expr(span);
            }
            let value = self.arith_cast(value, promoted);
            let kind = ExprKind::CompoundAssign { op: tree_op, lhs, rhs: value, compute: ty.unqualified() };
            return self.push_expr(kind, ty, Category::LValue, span);
        }
        // An enumeration cannot be assigned the integer result.
        if self.tree.types.as_enum(ty).is_some() {
            return self.bad_operands(op, lhs, value, span);
        }
        let shift = matches!(tree_op, BinaryOp::Shl | BinaryOp::Shr);
        let lhs_bits = self.bits_of(lhs);
        let lanes = self.has_lanes(lhs) || self.has_lanes(value);
        let (compute, value) = if shift && !lanes {
            let (Some(l), Some(r)) =
                (self.tree.promoted(ty, lhs_bits), self.tree.promoted(self.ety(value), bits))
            else {
                return self.bad_operands(op, lhs, value, span);
            };
            let count = self.arith_cast(value, r);
            self.lint_shift(tree_op, count, l);
            (l, count)
        } else {
            let left = self.tree.promoted(ty, lhs_bits).unwrap_or(ty);
            let right = self.tree.promoted(self.ety(value), bits).unwrap_or(self.ety(value));
            let common = self.tree.arithmetic_common(left, right);
            let Some(common) = common.filter(|c| !self.has_lanes(lhs) || *c == ty.unqualified()) else {
                return self.bad_operands(op, lhs, value, span);
            };
            self.lint_operand(tree_op, value, common);
            (common, self.arith_cast(value, common))
        };
        let needs_int =
            shift || matches!(tree_op, BinaryOp::Rem | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor);
        let lane = match *self.tree.types.get(compute) {
            TypeKind::Vector { elem, .. } => elem,
            _ => compute,
        };
        if needs_int && !self.tree.types.is_integral(lane) {
            return self.bad_operands(op, lhs, value, span);
        }
        self.warn_of_zero_divisor(tree_op, value, span);
        let kind = ExprKind::CompoundAssign { op: tree_op, lhs, rhs: value, compute };
        self.push_expr(kind, ty, Category::LValue, span)
    }

    /// `cond ? a : b` ([expr.cond]); `cond` is as written.
    pub fn build_conditional(&mut self, cond: ExprId, a: ExprId, b: ExprId, span: Span) -> ExprId {
        if self.has_lanes(cond) {
            return self.vector_conditional(cond, a, b, span);
        }
        let cond = self.contextual_bool(cond);
        if self.is_error_expr(cond) || self.is_error_expr(a) || self.is_error_expr(b) {
            return self.error_expr(span);
        }
        let (a, b) = self.resolve_compared(a, b);
        let (Some(a), Some(b)) = (self.resolve_single(a), self.resolve_single(b)) else {
            let bad = if self.is_overload_expr(a) { a } else { b };
            self.unresolved_overload(bad);
            return self.error_expr(span);
        };
        let node = |s: &mut Self, a, b, ty, category| {
            s.push_expr(ExprKind::Conditional { cond, then: a, otherwise: b }, ty, category, span)
        };
        let (ta, tb) = (self.ety(a), self.ety(b));
        let throws = |s: &Self, e: ExprId| matches!(s.ekind(e), ExprKind::Throw(_));
        if self.tree.types.is_void(ta) || self.tree.types.is_void(tb) {
            if throws(self, a) && !throws(self, b) {
                let category = self.ecat(b);
                return node(self, a, b, tb, category);
            }
            if throws(self, b) && !throws(self, a) {
                let category = self.ecat(a);
                return node(self, a, b, ta, category);
            }
            if self.tree.types.is_void(ta) && self.tree.types.is_void(tb) {
                return node(self, a, b, QualType::VOID, Category::PRValue);
            }
            let (a, b) = (self.show_type(ta), self.show_type(tb));
            self.report(diag::operand_types_are_incompatible(&a, &b), span);
            return self.error_expr(span);
        }
        let (mut a, mut b) = (a, b);
        // Operands of different class types, or glvalues that differ in type: try to convert one to the other.
        let classes = self.tree.types.as_record(ta).is_some() || self.tree.types.as_record(tb).is_some();
        let same_glvalues = ta == tb && self.ecat(a) == self.ecat(b);
        if !same_glvalues
            && ta != tb
            && (classes
                || self.ecat(a) == self.ecat(b) && self.ecat(a) != Category::PRValue && ta.ty() == tb.ty())
        {
            let to_b = self.conditional_conversion(a, b);
            let to_a = self.conditional_conversion(b, a);
            match (to_b, to_a) {
                (Some(_), Some(_)) if classes => {
                    let (x, y) = (self.show_type(ta), self.show_type(tb));
                    self.report(diag::operand_types_are_incompatible(&x, &y), span);
                    return self.error_expr(span);
                }
                (Some(to), None) => a = self.implicit_conversion(a, to, Purpose::Operand),
                (None, Some(to)) => b = self.implicit_conversion(b, to, Purpose::Operand),
                _ => {}
            }
            if self.is_error_expr(a) || self.is_error_expr(b) {
                return self.error_expr(span);
            }
        }
        let (ta, tb) = (self.ety(a), self.ety(b));
        if ta == tb && self.ecat(a) == self.ecat(b) && self.ecat(a) != Category::PRValue {
            let category = self.ecat(a);
            // The arm that a constant condition does not choose needs no address.
            let chosen = match self.ekind(cond) {
                ExprKind::Const(value) => value.as_int().map(|v| v != 0),
                _ => None,
            };
            let (live, dead) = if chosen == Some(true) { (a, b) } else { (b, a) };
            if chosen.is_some() && self.constant_of(dead).is_some() {
                self.note_folded(dead);
                return node(self, live, live, ta, category);
            }
            return node(self, a, b, ta, category);
        }
        if self.tree.types.as_record(ta).is_some() || self.tree.types.as_record(tb).is_some() {
            if ta.ty() == tb.ty() {
                // The more qualified type, where there is one ([expr.cond]/4.3).
                let (qa, qb) = (ta.quals(), tb.quals());
                let quals = if qa.contains(qb) || qb.contains(qa) { qa | qb } else { Quals::empty() };
                let ty = ta.unqualified().with(quals);
                let (a, b) = (self.copy_class(a, ty), self.copy_class(b, ty));
                if self.is_error_expr(a) || self.is_error_expr(b) {
                    return self.error_expr(span);
                }
                return node(self, a, b, ty, Category::PRValue);
            }
            // Built-in candidates: a class that converts to an arithmetic or pointer type.
            if let Some((x, y)) = self.convert_conditional_classes(a, b) {
                (a, b) = (x, y);
            } else {
                let (x, y) = (self.show_type(ta), self.show_type(tb));
                self.report(diag::operand_types_are_incompatible(&x, &y), span);
                return self.error_expr(span);
            }
        }
        let (null_a, null_b) = (self.is_null_constant(a), self.is_null_constant(b));
        let (ra, rb) = (self.rvalue(a), self.rvalue(b));
        if self.is_error_expr(ra) || self.is_error_expr(rb) {
            return self.error_expr(span);
        }
        let (ta, tb) = (self.ety(ra), self.ety(rb));
        if ta.unqualified() == tb.unqualified() {
            return node(self, ra, rb, ta.unqualified(), Category::PRValue);
        }
        if self.tree.is_arithmetic_or_enum(ta) && self.tree.is_arithmetic_or_enum(tb)
            || matches!(self.tree.types.get(ta), TypeKind::Complex(_) | TypeKind::Vector { .. })
        {
            if let Some((a, b, common)) = self.usual_conversions(a, b) {
                return node(self, a, b, common, Category::PRValue);
            }
        }
        if let Some(common) = self.composite_pointer(ta, null_a, tb, null_b) {
            let (a, b) =
                (self.composite_operand(ra, null_a, common), self.composite_operand(rb, null_b, common));
            return node(self, a, b, common, Category::PRValue);
        }
        let (x, y) = (self.show_type(ta), self.show_type(tb));
        self.report(diag::operand_types_are_incompatible(&x, &y), span);
        self.error_expr(span)
    }

    /// [expr.cond]/4: the type that `from` is converted to so as to match `to`, if that can be done.
    fn conditional_conversion(&mut self, from: ExprId, to: ExprId) -> Option<QualType> {
        let target = self.ety(to);
        let category = self.ecat(to);
        let try_ref = match category {
            Category::LValue => Some(self.tree.types.lvalue_ref(target)),
            Category::XValue => Some(self.tree.types.rvalue_ref(target)),
            Category::PRValue => None,
        };
        if let Some(reference) = try_ref
            && let Some(ics) = self.expr_ics(from, reference, UserMode::Implicit)
        {
            let direct = match &ics.kind {
                crate::sema::convert::IcsKind::Standard(c) => c.binding.is_some_and(|b| !b.temporary),
                crate::sema::convert::IcsKind::User(u) => u.after.binding.is_some_and(|b| !b.temporary),
                _ => false,
            };
            if direct {
                return Some(reference);
            }
        }
        let source = self.ety(from);
        let classes = [source, target].map(|t| self.tree.types.as_record(t));
        if classes == [None, None] {
            return None;
        }
        if let [Some(s), Some(t)] = classes {
            if s == t {
                return target.quals().contains(source.quals()).then_some(target.unqualified());
            }
            if self.is_derived(s, t) {
                return target.quals().contains(source.quals()).then_some(target.unqualified());
            }
            if self.is_derived(t, s) {
                return None;
            }
        }
        let plain = self.tree.types.decay(target);
        self.expr_ics(from, plain, UserMode::Implicit).map(|_| plain)
    }

    /// Class operands of `?:` converted to the type of the other operand's built-in value.
    fn convert_conditional_classes(&mut self, a: ExprId, b: ExprId) -> Option<(ExprId, ExprId)> {
        if self.tree.types.as_record(self.ety(a)).is_some()
            && self.tree.types.as_record(self.ety(b)).is_some()
        {
            let (x, y) = (self.builtin_types(a), self.builtin_types(b));
            let ([x], [y]) = (x.as_slice(), y.as_slice()) else { return None };
            let arithmetic = self.tree.types.is_arithmetic(*x) && self.tree.types.is_arithmetic(*y);
            if !arithmetic && x != y {
                return None;
            }
            let a = self.implicit_conversion(a, *x, Purpose::Operand);
            let b = self.implicit_conversion(b, *y, Purpose::Operand);
            return Some((a, b));
        }
        let scalar = |s: &mut Self, e: ExprId| {
            let ty = s.ety(e);
            let decayed = s.tree.types.decay(ty);
            s.tree.is_scalar(decayed).then_some(decayed)
        };
        if let Some(ty) = scalar(self, b) {
            let a = self.conditional_class(a, ty)?;
            return Some((a, b));
        }
        if let Some(ty) = scalar(self, a) {
            let b = self.conditional_class(b, ty)?;
            return Some((a, b));
        }
        None
    }

    /// A class operand converted to the type of the other one, or to the only built-in type there is.
    fn conditional_class(&mut self, e: ExprId, other: QualType) -> Option<ExprId> {
        if let Some(e) = self.try_conversion(e, other) {
            return Some(e);
        }
        match self.builtin_types(e)[..] {
            [ty] => self.try_conversion(e, ty),
            _ => None,
        }
    }
}
