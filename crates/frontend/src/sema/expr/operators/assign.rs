//! Assignment and compound assignment.

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::sema::convert::{Init, Purpose, UserMode};
use crate::sema::expr::operators::tree_op;
use crate::sema::overload::OperatorCall;
use crate::tree::expr::{BinaryOp, CastKind, Category, ExprKind};
use crate::tree::types::TypeKind;
use crate::tree::{ExprId, OperatorName};

/// Assignment and conditional.
impl Sema<'_> {
    /// Reports 137 unless the expression is a modifiable lvalue.
    pub(crate) fn check_modifiable(&mut self, e: ExprId) -> bool {
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
        let found = self.lookup_member(record, crate::sema::lookup::scope::Key::Operator(op));
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
}
