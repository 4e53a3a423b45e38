//! Rules for selects.

use oxicc_ir::{BinOp, Builder, CastOp, FastMath, Inst, InstData, IntFlags, IntPred, Op, Type, Value};

use super::Combiner;
use crate::fold;

impl Combiner<'_> {
    pub(super) fn select(
        &mut self,
        inst: Inst,
        cond: Value,
        then_value: Value,
        else_value: Value,
    ) -> Option<Value> {
        match self.func.as_u64(cond) {
            Some(0) => return Some(else_value),
            Some(_) => return Some(then_value),
            None => {}
        }
        if then_value == else_value {
            return Some(then_value);
        }
        if self.func.value_type(then_value) == Type::I1 {
            match (self.func.as_u64(then_value), self.func.as_u64(else_value)) {
                (Some(1), Some(0)) => return Some(cond),
                (Some(0), Some(1)) => return self.flag(inst, cond, false),
                (yes, no) if self.func.value_type(cond) == Type::I1 => {
                    let before = self.work.len();
                    let found = match (yes, no) {
                        (None, Some(0)) => self.both_or_either(inst, true, cond, then_value),
                        (Some(1), None) => self.both_or_either(inst, false, cond, else_value),
                        _ => None,
                    };
                    if found.is_some() || self.work.len() != before {
                        return found;
                    }
                }
                _ => {}
            }
        }
        // Where the values are equal, either will do.
        if let Some(InstData::ICmp { pred, lhs, rhs, .. }) = self.func.value_inst_data(cond)
            && pred.is_equality()
            && self.types.is_int(self.func.value_type(lhs))
            && ((lhs, rhs) == (then_value, else_value) || (rhs, lhs) == (then_value, else_value))
        {
            return Some(if pred == IntPred::Eq { else_value } else { then_value });
        }
        let before = self.work.len();
        let found = self
            .select_of_constants(inst, cond, then_value, else_value)
            .or_else(|| self.select_of_flags(inst, cond, then_value, else_value));
        if found.is_some() || self.work.len() != before {
            return found;
        }
        if self.clamp(inst, cond, then_value, else_value)
            || self.select_idioms(inst, cond, then_value, else_value)
        {
            return None;
        }
        // A negated condition exchanges the arms.
        if let Some(InstData::Binary { op: BinOp::Xor, lhs, rhs, .. }) = self.func.value_inst_data(cond)
            && self.func.as_u64(rhs) == Some(1)
        {
            let op = self.func.op(inst);
            return self.rewrite(inst, op, &[lhs, else_value, then_value]);
        }
        // An arm that asks the same question again.
        let inner = |v: Value| match self.func.value_inst_data(v)? {
            InstData::Select { cond: c, then_value, else_value, .. } if c == cond => {
                Some((then_value, else_value))
            }
            _ => None,
        };
        let (yes, no) = (inner(then_value), inner(else_value));
        if yes.is_some() || no.is_some() {
            let (x, y) = (yes.map_or(then_value, |p| p.0), no.map_or(else_value, |p| p.1));
            let op = self.func.op(inst);
            return self.rewrite(inst, op, &[cond, x, y]);
        }
        self.same_operation(inst, cond, then_value, else_value)
    }

    /// Two comparisons, the second of which is asked only if the first does not decide: of the same values they are defined together.
    fn both_or_either(&mut self, inst: Inst, both: bool, a: Value, b: Value) -> Option<Value> {
        let before = self.work.len();
        let found = self.one_comparison(inst, if both { BinOp::And } else { BinOp::Or }, a, b);
        match found.is_none() && self.work.len() == before {
            true => self.one_range(inst, both, a, b),
            false => found,
        }
    }

    /// A select between 1 and 0 is the condition extended.
    fn select_of_constants(&mut self, inst: Inst, cond: Value, yes: Value, no: Value) -> Option<Value> {
        let ty = self.func.value_type(yes);
        if !self.types.is_int(ty) || ty == Type::I1 || self.func.value_type(cond) != Type::I1 {
            return None;
        }
        let (a, b) = (self.func.as_i64(self.types, yes)?, self.func.as_i64(self.types, no)?);
        let plain = |op| Op::Cast(op, IntFlags::empty(), FastMath::empty());
        match (a, b) {
            (1, 0) => self.rewrite(inst, plain(CastOp::ZExt), &[cond]),
            (-1, 0) => self.rewrite(inst, plain(CastOp::SExt), &[cond]),
            _ => None,
        }
    }

    /// A select between flags that are extended, or their constants, is a select between flags, extended.
    fn select_of_flags(&mut self, inst: Inst, cond: Value, yes: Value, no: Value) -> Option<Value> {
        let ty = self.func.value_type(yes);
        if !self.types.is_int(ty) || ty == Type::I1 || self.func.value_type(cond) != Type::I1 {
            return None;
        }
        let extended = |v: Value| match self.func.value_inst_data(v)? {
            InstData::Cast { op: CastOp::ZExt, value, .. } if self.func.value_type(value) == Type::I1 => {
                Some(value)
            }
            _ => None,
        };
        let constant = |v: Value| self.func.as_u128(v).filter(|c| *c <= 1);
        // An extension that stays is no gain.
        let alone = |v: Value| self.func.has_one_use(v);
        let (a, b) = match (extended(yes), extended(no)) {
            (Some(a), Some(b)) if alone(yes) || alone(no) => (a, b),
            (Some(a), None) if alone(yes) => (a, self.func.const_bool(constant(no)? == 1)),
            (None, Some(b)) if alone(no) => (self.func.const_bool(constant(yes)? == 1), b),
            _ => return None,
        };
        let mut builder = Builder::before(self.ctx, self.func, inst);
        let flag = builder.select(cond, a, b);
        let wide = builder.cast(CastOp::ZExt, flag, ty);
        let made = [wide, flag].into_iter().filter_map(|v| self.func.value_inst(v));
        self.work.extend(made);
        Some(wide)
    }

    /// `x < low ? low : min(x, high)` asks the minimum rather than x: then the whole is a maximum of a minimum. And the same for
    /// `x > high ? high : max(x, low)`; low < high.
    fn clamp(&mut self, inst: Inst, cond: Value, bound: Value, inner: Value) -> bool {
        let Some(InstData::ICmp { pred: outer, lhs: x, rhs: limit, .. }) = self.func.value_inst_data(cond)
        else {
            return false;
        };
        let Some(InstData::Select { cond: asked, then_value, else_value, .. }) =
            self.func.value_inst_data(inner)
        else {
            return false;
        };
        let Some(InstData::ICmp { pred, lhs, rhs, .. }) = self.func.value_inst_data(asked) else {
            return false;
        };
        let opposite = matches!(
            (outer, pred),
            (IntPred::Slt, IntPred::Sgt)
                | (IntPred::Sgt, IntPred::Slt)
                | (IntPred::Ult, IntPred::Ugt)
                | (IntPred::Ugt, IntPred::Ult)
        );
        if !opposite || limit != bound || lhs != x || (then_value, else_value) != (rhs, x) {
            return false;
        }
        // The two limits in order; otherwise the minimum may be on the other side.
        let (low, high) =
            if matches!(outer, IntPred::Slt | IntPred::Ult) { (limit, rhs) } else { (rhs, limit) };
        let less = if outer.is_signed() { IntPred::Slt } else { IntPred::Ult };
        let ordered = fold::icmp(self.types, self.func, less, low, high);
        if ordered.and_then(|v| self.func.as_u64(v)) != Some(1) {
            return false;
        }
        let asked = Builder::before(self.ctx, self.func, inst).icmp(outer, inner, limit);
        self.work.extend(self.func.value_inst(asked));
        let op = self.func.op(inst);
        self.rewrite(inst, op, &[asked, bound, inner]);
        true
    }

    /// An operation with a constant on one of two constants is one of two constants.
    pub(super) fn binary_of_select(
        &mut self,
        inst: Inst,
        op: BinOp,
        lhs: Value,
        rhs: Value,
    ) -> Option<Value> {
        let (chosen, left) = match self.func.is_const(rhs) {
            true => (lhs, true),
            false if self.func.is_const(lhs) => (rhs, false),
            false => return None,
        };
        let InstData::Select { cond, then_value, else_value, .. } = self.func.value_inst_data(chosen)? else {
            return None;
        };
        if !self.func.has_one_use(chosen)
            || !self.func.is_const(then_value)
            || !self.func.is_const(else_value)
        {
            return None;
        }
        let mut apply = |v: Value| match left {
            true => fold::binary(self.types, self.func, op, v, rhs),
            false => fold::binary(self.types, self.func, op, lhs, v),
        };
        let (x, y) = (apply(then_value)?, apply(else_value)?);
        let value = Builder::before(self.ctx, self.func, inst).select(cond, x, y);
        self.work.extend(self.func.value_inst(value));
        Some(value)
    }
}
