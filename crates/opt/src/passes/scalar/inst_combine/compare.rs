//! Rules for comparisons of integers.

use oxicc_ir::{
    BinOp, Builder, CastOp, ConstData, ConstExpr, Inst, InstData, IntFlags, IntPred, Linkage, Op, Type, Value,
};

use super::Combiner;
use crate::alias::split;

impl Combiner<'_> {
    /// Comparisons that become another comparison, or flags combined.
    pub(super) fn icmp_rules(&mut self, inst: Inst, pred: IntPred, lhs: Value, rhs: Value) -> Option<Value> {
        let rules: [fn(&mut Self, Inst, IntPred, Value, Value) -> Option<Value>; 8] = [
            Self::icmp_of_extensions,
            Self::icmp_strict,
            Self::icmp_of_sums,
            Self::icmp_of_select,
            Self::icmp_at_edge,
            Self::icmp_of_steps,
            Self::icmp_of_step,
            Self::icmp_of_parts,
        ];
        let before = self.work.len();
        for rule in rules {
            let found = rule(self, inst, pred, lhs, rhs);
            if found.is_some() || self.work.len() != before {
                return found;
            }
        }
        None
    }

    /// Addresses off one base are equal where their distances are; and that of a slot or a global is not null. What comes first is known within a
    /// slot only: elsewhere a sum may wrap.
    pub(super) fn icmp_of_addresses(&mut self, pred: IntPred, lhs: Value, rhs: Value) -> Option<Value> {
        if self.func.value_type(lhs) != Type::PTR {
            return None;
        }
        if self.func.is_zero(rhs) && pred.is_equality() && self.is_global(lhs) {
            return Some(self.func.const_bool(pred == IntPred::Ne));
        }
        let (a, x) = split(self.ctx, self.func, lhs);
        let slot = |v: Value| match self.func.value_inst_data(v)? {
            InstData::Alloca { ty, count: None, .. } => {
                i64::try_from(self.ctx.data_layout.alloc_size(self.types, ty)).ok()
            }
            _ => None,
        };
        if self.func.is_zero(rhs) {
            let inside = (0..=slot(a)?).contains(&x);
            return (pred.is_equality() && inside).then(|| self.func.const_bool(pred == IntPred::Ne));
        }
        let (b, y) = split(self.ctx, self.func, rhs);
        if a != b {
            return None;
        }
        let holds = match pred {
            IntPred::Eq => x == y,
            IntPred::Ne => x != y,
            _ => {
                let size = slot(a)?;
                if pred.is_signed() || !(0..=size).contains(&x) || !(0..=size).contains(&y) {
                    return None;
                }
                match pred {
                    IntPred::Ult => x < y,
                    IntPred::Ule => x <= y,
                    IntPred::Ugt => x > y,
                    _ => x >= y,
                }
            }
        };
        Some(self.func.const_bool(holds))
    }

    /// Whether a value is the generic address of a global that exists: no object is at the null pointer of the generic space, wherever
    /// it is in its own.
    fn is_global(&self, v: Value) -> bool {
        let consts = self.func.consts();
        let Some(mut c) = self.func.value_const(v) else { return false };
        loop {
            match consts.get(c) {
                ConstData::Global(g) => return self.ctx.global(*g).linkage != Linkage::ExternWeak,
                ConstData::Expr(e) => match **e {
                    ConstExpr::Cast { op: CastOp::AddrSpaceCast, value } => c = value,
                    _ => return false,
                },
                _ => return false,
            }
        }
    }

    /// `x > 0` and `x < 1` of unsigned numbers say whether x is zero.
    fn icmp_at_edge(&mut self, inst: Inst, pred: IntPred, lhs: Value, rhs: Value) -> Option<Value> {
        let equality = match (pred, self.func.as_u128(rhs)?) {
            (IntPred::Ugt, 0) => IntPred::Ne,
            (IntPred::Ult, 1) => IntPred::Eq,
            _ => return None,
        };
        let ty = self.func.value_type(lhs);
        let zero = self.zero(ty);
        self.rewrite(inst, Op::ICmp(equality, IntFlags::empty()), &[lhs, zero])
    }

    /// Comparisons of something computed for them alone, from one value and constants.
    fn icmp_of_steps(&mut self, inst: Inst, pred: IntPred, lhs: Value, rhs: Value) -> Option<Value> {
        let ty = self.func.value_type(lhs);
        let width = self.types.int_width(ty).filter(|w| (2..=64).contains(w))?;
        let InstData::Binary { op, flags, lhs: x, rhs: y, .. } = self.func.value_inst_data(lhs)? else {
            return None;
        };
        let (least, most) = (i64::MIN >> (64 - width), i64::MAX >> (64 - width));
        let bits = |v: i64| v as u64 & (u64::MAX >> (64 - width));
        let c = self.func.as_i64(self.types, rhs)?;
        if !self.func.has_one_use(lhs) {
            return None;
        }
        let same =
            |this: &mut Self, pred, a, b| this.rewrite(inst, Op::ICmp(pred, IntFlags::empty()), &[a, b]);
        match op {
            // x + d < c is x < c - d, if neither step wraps.
            BinOp::Add if !pred.is_equality() => {
                let d = self.func.as_i64(self.types, y)?;
                let left = if pred.is_signed() && flags.contains(IntFlags::NSW) {
                    c.checked_sub(d).filter(|v| (least..=most).contains(v))?
                } else if pred.is_unsigned() && flags.contains(IntFlags::NUW) {
                    bits(c).checked_sub(bits(d))? as i64
                } else {
                    return None;
                };
                let constant = self.func.const_int(self.types, ty, bits(left));
                same(self, pred, x, constant)
            }
            BinOp::Sub if c == 0 && pred.is_signed() && flags.contains(IntFlags::NSW) => {
                same(self, pred, x, y)
            }
            // A product with an odd number is zero where the other factor is; so is one that does not wrap.
            BinOp::Mul if c == 0 && pred.is_equality() => {
                let d = self.func.as_u64(y)?;
                let zero_only = d & 1 != 0 || d != 0 && flags.intersects(IntFlags::NSW | IntFlags::NUW);
                zero_only.then(|| same(self, pred, x, rhs)).flatten()
            }
            _ => None,
        }
    }

    /// Both sides extended from one type: compare what was extended. Flags are equal when their exclusive or is not set.
    fn icmp_of_extensions(&mut self, inst: Inst, pred: IntPred, lhs: Value, rhs: Value) -> Option<Value> {
        let ty = self.func.value_type(lhs);
        if ty == Type::I1 && pred.is_equality() && !self.func.is_const(rhs) {
            return self.differ(inst, lhs, rhs, pred == IntPred::Ne);
        }
        let InstData::Cast { op: a, value: x, .. } = self.func.value_inst_data(lhs)? else { return None };
        let InstData::Cast { op: b, value: y, .. } = self.func.value_inst_data(rhs)? else { return None };
        let source = self.func.value_type(x);
        if a != b || source != self.func.value_type(y) || !self.types.is_int(source) {
            return None;
        }
        let pred = match a {
            // Extended with zeros, both are positive.
            CastOp::ZExt => unsigned(pred),
            CastOp::SExt => pred,
            _ => return None,
        };
        if source == Type::I1 {
            return pred.is_equality().then(|| self.differ(inst, x, y, pred == IntPred::Ne)).flatten();
        }
        self.rewrite(inst, Op::ICmp(pred, IntFlags::empty()), &[x, y])
    }

    /// `a != b` of flags, or its negation.
    fn differ(&mut self, inst: Inst, a: Value, b: Value, positive: bool) -> Option<Value> {
        let mut builder = Builder::before(self.ctx, self.func, inst);
        let mut value = builder.binary(BinOp::Xor, a, b);
        if !positive {
            let yes = builder.func.const_bool(true);
            value = builder.binary(BinOp::Xor, value, yes);
        }
        let made = self.func.value_inst(value);
        self.work.extend(made);
        Some(value)
    }

    /// Comparisons with constants are strict: `x >= 5` is `x > 4`.
    fn icmp_strict(&mut self, inst: Inst, pred: IntPred, lhs: Value, rhs: Value) -> Option<Value> {
        let ty = self.func.value_type(lhs);
        let width = self.types.int_width(ty).filter(|w| (2..=64).contains(w))?;
        let c = self.func.as_i64(self.types, rhs)?;
        let ones = u64::MAX >> (64 - width);
        let bits = c as u64 & ones;
        let (least, most) = (i64::MIN >> (64 - width), (ones >> 1) as i64);
        let (strict, next) = match pred {
            IntPred::Sge if c != least => (IntPred::Sgt, c.wrapping_sub(1)),
            IntPred::Sle if c != most => (IntPred::Slt, c.wrapping_add(1)),
            IntPred::Uge if bits != 0 => (IntPred::Ugt, c.wrapping_sub(1)),
            IntPred::Ule if bits != ones => (IntPred::Ult, c.wrapping_add(1)),
            _ => return None,
        };
        let constant = self.func.const_int_signed(self.types, ty, next);
        self.rewrite(inst, Op::ICmp(strict, IntFlags::empty()), &[lhs, constant])
    }

    /// Equality with a constant of a sum, a difference or an exclusive or is equality of its parts.
    fn icmp_of_sums(&mut self, inst: Inst, pred: IntPred, lhs: Value, rhs: Value) -> Option<Value> {
        if !pred.is_equality() {
            return None;
        }
        let c = self.func.as_u128(rhs)?;
        let InstData::Binary { op, lhs: x, rhs: y, .. } = self.func.value_inst_data(lhs)? else {
            return None;
        };
        // A value that is needed anyway is compared as it is; counters of loops above all.
        if op != BinOp::And && !self.func.has_one_use(lhs) {
            return None;
        }
        let same = |this: &mut Self, a, b| this.rewrite(inst, Op::ICmp(pred, IntFlags::empty()), &[a, b]);
        match op {
            BinOp::Sub | BinOp::Xor if c == 0 => same(self, x, y),
            BinOp::Add | BinOp::Xor => {
                let d = self.func.as_u128(y)?;
                let ty = self.func.value_type(x);
                let left = if op == BinOp::Add { c.wrapping_sub(d) } else { c ^ d };
                let width = self.types.int_width(ty)?;
                let ones = if width >= 128 { u128::MAX } else { (1 << width) - 1 };
                let constant = self.func.const_int128(self.types, ty, left & ones);
                same(self, x, constant)
            }
            // One bit is set when it is not clear.
            BinOp::And if c.is_power_of_two() && self.func.as_u128(y) == Some(c) => {
                let ty = self.func.value_type(x);
                let zero = self.zero(ty);
                self.rewrite(inst, Op::ICmp(pred.inverse(), IntFlags::empty()), &[lhs, zero])
            }
            _ => None,
        }
    }

    /// A select between two constants, compared with a constant, is the condition, its negation, or known.
    fn icmp_of_select(&mut self, inst: Inst, pred: IntPred, lhs: Value, rhs: Value) -> Option<Value> {
        let InstData::Select { cond, then_value, else_value, .. } = self.func.value_inst_data(lhs)? else {
            return None;
        };
        if self.func.value_type(cond) != Type::I1 {
            return None;
        }
        self.func.as_u128(rhs)?;
        let decide = |this: &mut Self, v| {
            let flag = crate::fold::icmp(this.types, this.func, pred, v, rhs)?;
            this.func.as_u64(flag)
        };
        match (decide(self, then_value)?, decide(self, else_value)?) {
            (1, 0) => Some(cond),
            (0, 1) => self.flag(inst, cond, false),
            (x, _) => Some(self.func.const_bool(x != 0)),
        }
    }
}

fn unsigned(pred: IntPred) -> IntPred {
    match pred {
        IntPred::Slt => IntPred::Ult,
        IntPred::Sle => IntPred::Ule,
        IntPred::Sgt => IntPred::Ugt,
        IntPred::Sge => IntPred::Uge,
        other => other,
    }
}
