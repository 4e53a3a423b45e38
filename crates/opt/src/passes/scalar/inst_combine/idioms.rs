//! Ways to write things that the machine has an instruction for, or that take fewer.
//!
//! ```text
//! x < 0 || x > 99                ->   x >u 99
//! x > y ? x - y : 0              ->   max(x, y) - y
//! (v & 1) != 0 ? x + 1 : x       ->   x + (v & 1)
//! x < 0 ? 1 : 0                  ->   x >>u 31
//! ```

use oxicc_ir::{BinOp, Builder, CastOp, FastMath, Inst, InstData, IntFlags, IntPred, Op, Type, Value};

use super::Combiner;

/// Numbers of `width` bits from `low` on, `len` of them, around the end if need be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Arc {
    low: u128,
    len: u128,
    width: u32,
}

impl Arc {
    /// How many numbers there are.
    fn all(width: u32) -> u128 {
        1 << width
    }

    /// The numbers for which a comparison with a constant holds.
    fn of(pred: IntPred, c: u128, width: u32) -> Arc {
        let n = Arc::all(width);
        let least = n / 2;
        let from = |low: u128, end: u128| Arc { low: low % n, len: (end + n - low) % n, width };
        match pred {
            IntPred::Eq => Arc { low: c, len: 1, width },
            IntPred::Ne => Arc { low: (c + 1) % n, len: n - 1, width },
            IntPred::Ult => Arc { low: 0, len: c, width },
            IntPred::Ule => Arc { low: 0, len: c + 1, width },
            IntPred::Ugt => Arc { low: (c + 1) % n, len: n - 1 - c, width },
            IntPred::Uge => Arc { low: c, len: n - c, width },
            IntPred::Slt => from(least, c),
            IntPred::Sgt => from((c + 1) % n, least),
            // None and all look alike: these are what is left of the strict ones.
            IntPred::Sle => Arc::of(IntPred::Sgt, c, width).inverse(),
            IntPred::Sge => Arc::of(IntPred::Slt, c, width).inverse(),
        }
    }

    fn inverse(self) -> Arc {
        let n = Arc::all(self.width);
        Arc { low: (self.low + self.len) % n, len: n - self.len, width: self.width }
    }

    /// What is in both, if it is one piece.
    fn and(self, other: Arc) -> Option<Arc> {
        let n = Arc::all(self.width);
        let start = (other.low + n - self.low) % n;
        let piece = |low: u128, end: u128| Arc {
            low: (self.low + low) % n,
            len: end.saturating_sub(low),
            width: self.width,
        };
        let ahead = piece(start, self.len.min(start + other.len));
        let around = piece(0, self.len.min((start + other.len).saturating_sub(n)));
        match (ahead.len, around.len) {
            (_, 0) => Some(ahead),
            (0, _) => Some(around),
            _ => None,
        }
    }
}

fn plain(op: BinOp) -> Op {
    Op::Binary(op, IntFlags::empty(), FastMath::empty())
}

impl Combiner<'_> {
    /// The value that a comparison with a constant is about, what it holds for, and whether a sum is left out.
    fn arc(&self, v: Value) -> Option<(Value, Arc, bool)> {
        let InstData::ICmp { pred, lhs, rhs, .. } = self.func.value_inst_data(v)? else { return None };
        let width = self.types.int_width(self.func.value_type(lhs)).filter(|w| (2..=64).contains(w))?;
        let mut arc = Arc::of(pred, self.func.as_u128(rhs)?, width);
        if let Some(InstData::Binary { op: BinOp::Add, lhs: x, rhs: k, .. }) = self.func.value_inst_data(lhs)
            && let Some(k) = self.func.as_u128(k)
        {
            let n = Arc::all(width);
            arc.low = (arc.low + n - k % n) % n;
            return Some((x, arc, true));
        }
        Some((lhs, arc, false))
    }

    /// Two comparisons of one value with constants, both of which must hold, or either: one comparison, if it takes no more.
    pub(super) fn one_range(&mut self, inst: Inst, both: bool, a: Value, b: Value) -> Option<Value> {
        let (x, first, moved) = self.arc(a)?;
        let (y, second, also_moved) = self.arc(b)?;
        if x != y || a == b || self.func.value_type(a) != Type::I1 {
            return None;
        }
        let arc = match both {
            true => first.and(second)?,
            false => first.inverse().and(second.inverse())?.inverse(),
        };
        let n = Arc::all(arc.width);
        if arc.len == 0 || arc.len == n {
            return Some(self.func.const_bool(arc.len == n));
        }
        if !self.func.has_one_use(a) || !self.func.has_one_use(b) {
            return None;
        }
        let ty = self.func.value_type(x);
        let (least, end) = (n / 2, (arc.low + arc.len) % n);
        let (pred, c) = match arc {
            Arc { len: 1, low, .. } => (IntPred::Eq, low),
            Arc { len, .. } if len == n - 1 => (IntPred::Ne, end),
            Arc { low: 0, len, .. } => (IntPred::Ult, len),
            Arc { low, .. } if end == 0 => (IntPred::Ugt, low - 1),
            Arc { low, .. } if low == least => (IntPred::Slt, end),
            Arc { low, .. } if end == least => (IntPred::Sgt, (low + n - 1) % n),
            Arc { low, len, .. } if moved || also_moved => {
                let distance = self.func.const_int128(self.types, ty, n - low);
                let moved = Builder::before(self.ctx, self.func, inst).binary(BinOp::Add, x, distance);
                self.work.extend(self.func.value_inst(moved));
                let len = self.func.const_int128(self.types, ty, len);
                return self.rewrite(inst, Op::ICmp(IntPred::Ult, IntFlags::empty()), &[moved, len]);
            }
            _ => return None,
        };
        let c = self.func.const_int128(self.types, ty, c);
        self.rewrite(inst, Op::ICmp(pred, IntFlags::empty()), &[x, c])
    }

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

    /// The sign as a number: `zext (x < 0)` and `sext (x < 0)`.
    pub(super) fn sign_bit(&mut self, inst: Inst, op: CastOp, value: Value) -> bool {
        let shift = match op {
            CastOp::ZExt => BinOp::LShr,
            CastOp::SExt => BinOp::AShr,
            _ => return false,
        };
        let Some(InstData::ICmp { pred: IntPred::Slt, lhs: x, rhs, .. }) = self.func.value_inst_data(value)
        else {
            return false;
        };
        let ty = self.func.inst_type(inst);
        let Some(width) = self.types.int_width(ty).filter(|_| self.func.value_type(x) == ty) else {
            return false;
        };
        if !self.func.is_zero(rhs) || !self.func.has_one_use(value) {
            return false;
        }
        let amount = self.func.const_int(self.types, ty, u64::from(width) - 1);
        self.rewrite(inst, plain(shift), &[x, amount]);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PREDS: [IntPred; 10] = [
        IntPred::Eq,
        IntPred::Ne,
        IntPred::Ult,
        IntPred::Ule,
        IntPred::Ugt,
        IntPred::Uge,
        IntPred::Slt,
        IntPred::Sle,
        IntPred::Sgt,
        IntPred::Sge,
    ];

    fn holds(pred: IntPred, x: u128, c: u128) -> bool {
        let signed = |v: u128| if v >= 4 { v as i32 - 8 } else { v as i32 };
        match pred {
            IntPred::Eq => x == c,
            IntPred::Ne => x != c,
            IntPred::Ult => x < c,
            IntPred::Ule => x <= c,
            IntPred::Ugt => x > c,
            IntPred::Uge => x >= c,
            IntPred::Slt => signed(x) < signed(c),
            IntPred::Sle => signed(x) <= signed(c),
            IntPred::Sgt => signed(x) > signed(c),
            IntPred::Sge => signed(x) >= signed(c),
        }
    }

    fn contains(arc: Arc, x: u128) -> bool {
        (x + 8 - arc.low) % 8 < arc.len
    }

    /// All comparisons of three bits, and all pairs of them.
    #[test]
    fn arcs_are_what_comparisons_say() {
        let all: Vec<(IntPred, u128)> = PREDS.iter().flat_map(|p| (0..8).map(|c| (*p, c))).collect();
        for &(p, c) in &all {
            let a = Arc::of(p, c, 3);
            for x in 0..8 {
                assert_eq!(contains(a, x), holds(p, x, c), "{p:?} {c} {x}");
            }
            for &(q, d) in &all {
                let b = Arc::of(q, d, 3);
                let Some(both) = a.and(b) else { continue };
                for x in 0..8 {
                    assert_eq!(
                        contains(both, x),
                        holds(p, x, c) && holds(q, x, d),
                        "{p:?} {c} {q:?} {d} {x}"
                    );
                }
            }
        }
    }
}
