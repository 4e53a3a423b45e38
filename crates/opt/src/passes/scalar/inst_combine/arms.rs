//! Rules about operations that meet: the arms of a select, and sums around a wide product.

use oxicc_ir::{BinOp, Builder, CastOp, FastMath, Inst, InstData, IntFlags, Op, Type, Value};

use super::Combiner;

impl Combiner<'_> {
    /// `select c, (x op a), (x op b)` is `x op (select c, a, b)` for constants a and b, and operations computed for the select alone, where it is computed.
    pub(super) fn same_operation(
        &mut self,
        inst: Inst,
        cond: Value,
        then_value: Value,
        else_value: Value,
    ) -> Option<Value> {
        let (a, b) = (self.func.value_inst(then_value)?, self.func.value_inst(else_value)?);
        let (Op::Binary(op, flags, fmf), Op::Binary(other, other_flags, other_fmf)) =
            (self.func.op(a), self.func.op(b))
        else {
            return None;
        };
        let block = self.func.inst_block(inst);
        let alone = op == other
            && self.func.has_one_use(then_value)
            && self.func.has_one_use(else_value)
            && self.func.inst_block(a) == block
            && self.func.inst_block(b) == block;
        if !alone {
            return None;
        }
        let (&[a0, a1], &[b0, b1]) = (self.func.operands(a), self.func.operands(b)) else { return None };
        // The operand in common, whether it is the left one, and the others.
        let (x, left, y, z) = match op.is_commutative() {
            _ if a0 == b0 => (a0, true, a1, b1),
            _ if a1 == b1 => (a1, false, a0, b0),
            true if a0 == b1 => (a0, true, a1, b0),
            true if a1 == b0 => (a1, true, a0, b1),
            _ => return None,
        };
        // Otherwise both have to be there before the condition, and one of them lives longer.
        if !self.func.is_const(y) || !self.func.is_const(z) {
            return None;
        }
        let chosen = Builder::before(self.ctx, self.func, inst).select(cond, y, z);
        self.work.extend(self.func.value_inst(chosen));
        let operands = if left { [x, chosen] } else { [chosen, x] };
        self.rewrite(inst, Op::Binary(op, flags & other_flags, fmf & other_fmf), &operands)
    }

    /// `(p + a) + b` is `(a + b) + p` for a product p of two 32-bit numbers and 32-bit numbers a and b, as digits of long numbers are
    /// summed: the machine adds the product to a whole 64-bit register, which `a` alone is not.
    pub(super) fn digits(&mut self, inst: Inst, lhs: Value, rhs: Value) -> bool {
        if self.func.inst_type(inst) != Type::I64 {
            return false;
        }
        for (sum, b) in [(lhs, rhs), (rhs, lhs)] {
            let Some(InstData::Binary { op: BinOp::Add, lhs: x, rhs: y, .. }) =
                self.func.value_inst_data(sum)
            else {
                continue;
            };
            if !self.func.has_one_use(sum) || !self.is_digit(b) {
                continue;
            }
            let (p, a) = if self.is_wide_product(x) { (x, y) } else { (y, x) };
            if self.is_wide_product(p) && self.is_digit(a) {
                let digits = Builder::before(self.ctx, self.func, inst).binary(BinOp::Add, a, b);
                let plain = Op::Binary(BinOp::Add, IntFlags::empty(), FastMath::empty());
                self.rewrite(inst, plain, &[digits, p]);
                return true;
            }
        }
        false
    }

    fn is_digit(&self, v: Value) -> bool {
        match self.func.value_inst_data(v) {
            Some(InstData::Binary { op: BinOp::And, rhs, .. }) => {
                self.func.as_u64(rhs) == Some(u32::MAX.into())
            }
            Some(InstData::Binary { op: BinOp::LShr, rhs, .. }) => self.func.as_u64(rhs) == Some(32),
            Some(InstData::Cast { op: CastOp::ZExt, value, .. }) => self.func.value_type(value) == Type::I32,
            _ => false,
        }
    }

    fn is_wide_product(&self, v: Value) -> bool {
        let whole = |v: Value| {
            matches!(self.func.value_inst_data(v),
                Some(InstData::Cast { op: CastOp::ZExt, value, .. }) if self.func.value_type(value) == Type::I32)
        };
        matches!(self.func.value_inst_data(v),
            Some(InstData::Binary { op: BinOp::Mul, lhs, rhs, .. }) if whole(lhs) && whole(rhs))
    }
}
