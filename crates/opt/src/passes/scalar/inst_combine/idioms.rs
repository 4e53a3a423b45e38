//! Ways to write things that the machine has an instruction for, or that take fewer.
//!
//! ```text
//! x > y ? x - y : 0              ->   max(x, y) - y
//! (v & 1) != 0 ? x + 1 : x       ->   x + (v & 1)
//! x < 0 ? 1 : 0                  ->   x >>u 31
//! ```

use oxicc_ir::{BinOp, Builder, CastOp, FastMath, Inst, InstData, IntFlags, IntPred, Op, Type, Value};

use super::Combiner;

fn plain(op: BinOp) -> Op {
    Op::Binary(op, IntFlags::empty(), FastMath::empty())
}

impl Combiner<'_> {
    /// Idioms that are selects. Tells whether the instruction was rewritten.
    pub(super) fn select_idioms(&mut self, inst: Inst, cond: Value, yes: Value, no: Value) -> bool {
        self.bounded_difference(inst, cond, yes, no) || self.added_bit(inst, cond, yes, no)
    }

    /// `x > y ? x - y : 0` is `max(x, y) - y`.
    fn bounded_difference(&mut self, inst: Inst, cond: Value, yes: Value, no: Value) -> bool {
        if self.func.inst_type(inst) != Type::I32 || !self.func.has_one_use(cond) {
            return false;
        }
        let Some(InstData::ICmp { pred, lhs, rhs, .. }) = self.func.value_inst_data(cond) else {
            return false;
        };
        // The way in which it is not zero comes when the left side is greater.
        let (pred, difference) = match (self.func.is_zero(no), self.func.is_zero(yes)) {
            (true, false) => (pred, yes),
            (false, true) => (pred.inverse(), no),
            _ => return false,
        };
        let (pred, x, y) = match pred {
            IntPred::Ugt | IntPred::Uge | IntPred::Sgt | IntPred::Sge => (pred, lhs, rhs),
            IntPred::Ult | IntPred::Ule | IntPred::Slt | IntPred::Sle => (pred.swapped(), rhs, lhs),
            _ => return false,
        };
        let strict = if pred.is_signed() { IntPred::Sgt } else { IntPred::Ugt };
        let Some(InstData::Binary { op, lhs: a, rhs: b, .. }) = self.func.value_inst_data(difference) else {
            return false;
        };
        if a != x || !self.func.has_one_use(difference) {
            return false;
        }
        let limit = match op {
            BinOp::Sub if b == y => y,
            // Constants are added, and compared strictly.
            BinOp::Add => {
                let (Some(b), Some(c)) = (self.func.as_u64(b), self.func.as_u64(y)) else { return false };
                let d = (b as u32).wrapping_neg();
                let next = pred == strict && (c as u32).wrapping_add(1) == d;
                let last = if pred.is_signed() { c as u32 == i32::MAX as u32 } else { c as u32 == u32::MAX };
                if c as u32 != d && (!next || last) {
                    return false;
                }
                self.func.const_int(self.types, Type::I32, d.into())
            }
            _ => return false,
        };
        let mut builder = Builder::before(self.ctx, self.func, inst);
        let greater = builder.icmp(strict, x, limit);
        let most = builder.select(greater, x, limit);
        let made = [most, greater].into_iter().filter_map(|v| self.func.value_inst(v));
        self.work.extend(made);
        self.rewrite(inst, plain(BinOp::Sub), &[most, limit]);
        true
    }

    /// `(v & 1) != 0 ? x + 1 : x` adds the bit.
    fn added_bit(&mut self, inst: Inst, cond: Value, yes: Value, no: Value) -> bool {
        let Some(InstData::ICmp { pred: pred @ (IntPred::Eq | IntPred::Ne), lhs: bit, rhs: zero, .. }) =
            self.func.value_inst_data(cond)
        else {
            return false;
        };
        let (sum, x) = if pred == IntPred::Ne { (yes, no) } else { (no, yes) };
        let (
            Some(InstData::Binary { op: BinOp::And, rhs: mask, .. }),
            Some(InstData::Binary { op, lhs, rhs, .. }),
        ) = (self.func.value_inst_data(bit), self.func.value_inst_data(sum))
        else {
            return false;
        };
        let fits = matches!(op, BinOp::Add | BinOp::Xor | BinOp::Or)
            && self.func.is_zero(zero)
            && self.func.as_u64(mask) == Some(1)
            && self.func.as_u64(rhs) == Some(1)
            && lhs == x
            && self.func.value_type(bit) == self.func.inst_type(inst)
            && self.func.has_one_use(sum);
        if fits {
            self.rewrite(inst, plain(op), &[x, bit]);
        }
        fits
    }

    /// The lowest bit as a number: `zext ((x & 1) != 0)`, which is there already, and its opposite.
    pub(super) fn lowest_bit(&mut self, inst: Inst, op: CastOp, value: Value) -> Option<Value> {
        let InstData::ICmp { pred, lhs: bit, rhs, .. } = self.func.value_inst_data(value)? else {
            return None;
        };
        let InstData::Binary { op: BinOp::And, rhs: mask, .. } = self.func.value_inst_data(bit)? else {
            return None;
        };
        let fits = op == CastOp::ZExt
            && pred.is_equality()
            && self.func.is_zero(rhs)
            && self.func.as_u64(mask) == Some(1)
            && self.func.has_one_use(value)
            && self.func.inst_type(inst) == self.func.value_type(bit);
        if !fits {
            return None;
        }
        if pred == IntPred::Ne {
            return Some(bit);
        }
        self.rewrite(inst, plain(BinOp::Xor), &[bit, mask])
    }

    /// The sign as a number: `zext (x < 0)` and `sext (x < 0)`.
    pub(super) fn sign_bit(&mut self, inst: Inst, op: CastOp, value: Value) -> bool {
        let shift = match op {
            CastOp::ZExt => BinOp::LShr,
            CastOp::SExt => BinOp::AShr,
            _ => return false,
        };
        let Some(InstData::ICmp { pred, lhs: x, rhs, .. }) = self.func.value_inst_data(value) else {
            return false;
        };
        let (ty, from) = (self.func.inst_type(inst), self.func.value_type(x));
        let (Some(to), Some(width)) = (self.types.int_width(ty), self.types.int_width(from)) else {
            return false;
        };
        let is_sign = match pred {
            IntPred::Slt => self.func.is_zero(rhs),
            IntPred::Ugt => self.func.as_u128(rhs) == Some((1 << (width - 1)) - 1),
            _ => false,
        };
        if !is_sign || to < width || !self.func.has_one_use(value) {
            return false;
        }
        let amount = self.func.const_int(self.types, from, u64::from(width) - 1);
        if from != ty {
            let shifted = Builder::before(self.ctx, self.func, inst).binary(shift, x, amount);
            self.work.extend(self.func.value_inst(shifted));
            self.rewrite(inst, Op::Cast(op, IntFlags::empty(), FastMath::empty()), &[shifted]);
            return true;
        }
        self.rewrite(inst, plain(shift), &[x, amount]);
        true
    }
}
