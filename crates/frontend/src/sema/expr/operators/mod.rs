//! Binary operators on typed operands; in the other files unary, assignment and conditional ones.

mod assign;
mod conditional;
mod unary;

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::sema::convert::Purpose;
use crate::sema::overload::OperatorCall;
use crate::tree::expr::{BinaryOp, CastKind, Category, ExprKind};
use crate::tree::types::{QualType, TypeId, TypeKind};
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

    pub(crate) fn push_binary(
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
    pub(crate) fn usual_conversions(
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
    pub(crate) fn pointee_is_complete(&mut self, pointee: QualType, span: Span) -> bool {
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
    pub(crate) fn composite_pointer(
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
    pub(crate) fn composite_operand(&mut self, e: ExprId, null: bool, to: QualType) -> ExprId {
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
