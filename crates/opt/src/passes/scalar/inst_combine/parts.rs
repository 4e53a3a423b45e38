//! Comparisons of masked values, of remainders, and of sides that have a part in common.
//!
//! ```text
//! (x >> 3) & 1 == 0              ->   x & 8 == 0
//! x & -8 == 0                    ->   x <u 8
//! x % 4 != 0                     ->   x & 3 != 0        ; signed
//! x + y < x + z                  ->   y < z             ; nothing wraps
//! x + 10 <u x                    ->   x >u -11
//! ```

use oxicc_ir::{BinOp, Builder, Inst, InstData, IntFlags, IntPred, Op, Value};

use super::Combiner;

/// A comparison of integers that is rewritten.
#[derive(Clone, Copy)]
struct Comparison {
    inst: Inst,
    pred: IntPred,
    lhs: Value,
    rhs: Value,
    width: u32,
}

/// A binary operation on one side.
#[derive(Clone, Copy)]
struct Side {
    op: BinOp,
    flags: IntFlags,
    x: Value,
    y: Value,
}

impl Side {
    /// Whether the operation keeps the order that the comparison asks for.
    fn keeps_order(self, pred: IntPred) -> bool {
        let needed = if pred.is_signed() { IntFlags::NSW } else { IntFlags::NUW };
        self.flags.contains(needed)
    }
}

impl Combiner<'_> {
    pub(super) fn icmp_of_parts(
        &mut self,
        inst: Inst,
        pred: IntPred,
        lhs: Value,
        rhs: Value,
    ) -> Option<Value> {
        let width = self.types.int_width(self.func.value_type(lhs)).filter(|w| (2..=64).contains(w))?;
        let c = Comparison { inst, pred, lhs, rhs, width };
        match self.func.as_u128(rhs) {
            Some(k) if pred.is_equality() => self.equal_bits(c, k).or_else(|| self.equal_rest(c, k)),
            Some(_) => None,
            None => self.common_part(c),
        }
    }

    fn side(&self, v: Value) -> Option<Side> {
        match self.func.value_inst_data(v)? {
            InstData::Binary { op, flags, lhs, rhs, .. } => Some(Side { op, flags, x: lhs, y: rhs }),
            _ => None,
        }
    }

    fn compares(&mut self, c: Comparison, pred: IntPred, x: Value, y: Value) -> Option<Value> {
        self.rewrite(c.inst, Op::ICmp(pred, IntFlags::empty()), &[x, y])
    }

    fn number(&mut self, c: Comparison, n: u128) -> Value {
        let ty = self.func.value_type(c.lhs);
        self.func.const_int128(self.types, ty, n & ((1 << c.width) - 1))
    }

    /// `x & mask == k`.
    fn equal_bits(&mut self, c: Comparison, k: u128) -> Option<Value> {
        let Side { op: BinOp::And, x, y: mask, .. } = self.side(c.lhs)? else { return None };
        let mask = self.func.as_u128(mask)?;
        if !self.func.has_one_use(c.lhs) {
            return None;
        }
        let ones = (1u128 << c.width) - 1;
        // Of shifted bits: those before.
        if let Some(Side { op: op @ (BinOp::LShr | BinOp::AShr | BinOp::Shl), x: before, y: n, .. }) =
            self.side(x)
            && let Some(n) = self.func.as_u128(n).filter(|n| *n < u128::from(c.width))
            && self.func.has_one_use(x)
        {
            let there = if op == BinOp::Shl { (ones << n) & ones } else { ones >> n };
            // Above, the sign is repeated.
            if k & !(mask & there) == 0 && (op != BinOp::AShr || mask & !there == 0) {
                let moved =
                    |bits: u128| if op == BinOp::Shl { (bits & there) >> n } else { (bits & there) << n };
                let (bits, k) = (self.number(c, moved(mask)), self.number(c, moved(k)));
                let masked = Builder::before(self.ctx, self.func, c.inst).binary(BinOp::And, before, bits);
                self.work.extend(self.func.value_inst(masked));
                return self.compares(c, c.pred, masked, k);
            }
        }
        // All bits from one on: whether the number is less than that bit, or not less than all of them.
        let low = mask & mask.wrapping_neg();
        if mask == 0 || mask | (low - 1) != ones {
            return None;
        }
        let equal = c.pred == IntPred::Eq;
        if k == 0 && low == 1 << (c.width - 1) {
            let (pred, bound) = if equal { (IntPred::Sgt, ones) } else { (IntPred::Slt, 0) };
            let bound = self.number(c, bound);
            return self.compares(c, pred, x, bound);
        }
        match k {
            0 => {
                let low = self.number(c, low);
                self.compares(c, if equal { IntPred::Ult } else { IntPred::Uge }, x, low)
            }
            k if k == mask && low != 1 => {
                let mask = self.number(c, mask);
                self.compares(c, if equal { IntPred::Uge } else { IntPred::Ult }, x, mask)
            }
            _ => None,
        }
    }

    /// The remainder of a signed division by a power of two. It has the sign of the dividend, or is zero.
    fn equal_rest(&mut self, c: Comparison, k: u128) -> Option<Value> {
        let Side { op: BinOp::SRem, x, y: by, .. } = self.side(c.lhs)? else { return None };
        let by = self.func.as_u128(by)?;
        let sign = 1u128 << (c.width - 1);
        if !by.is_power_of_two() || by == sign || !self.func.has_one_use(c.lhs) {
            return None;
        }
        let (mask, k) = match k {
            0 => (by - 1, 0),
            k if k < by => (sign | (by - 1), k),
            // Negative, and above -by.
            k if k & sign != 0 && k > (sign << 1) - by => (sign | (by - 1), sign | (k & (by - 1))),
            _ => return None,
        };
        let (mask, k) = (self.number(c, mask), self.number(c, k));
        let masked = Builder::before(self.ctx, self.func, c.inst).binary(BinOp::And, x, mask);
        self.work.extend(self.func.value_inst(masked));
        self.compares(c, c.pred, masked, k)
    }

    /// Sides that have a part in common.
    fn common_part(&mut self, c: Comparison) -> Option<Value> {
        let (left, right) = (self.side(c.lhs), self.side(c.rhs));
        if let (Some(a), Some(b)) = (left, right)
            && a.op == b.op
            && (self.func.has_one_use(c.lhs) || self.func.has_one_use(c.rhs))
            && let Some((x, y, pred)) = self.without_common(c, a, b)
        {
            return self.compares(c, pred, x, y);
        }
        // One of the sides is a part of the other.
        if let Some(a) = left
            && self.func.has_one_use(c.lhs)
            && let Some(found) = self.against_part(c, a, c.rhs, c.pred)
        {
            let (x, pred, y) = found;
            return self.compares(c, pred, x, y);
        }
        let b = right?;
        if !self.func.has_one_use(c.rhs) {
            return None;
        }
        let (x, pred, y) = self.against_part(c, b, c.lhs, c.pred.swapped())?;
        self.compares(c, pred, x, y)
    }

    /// What is left of `a ? b` when the same is done on both sides.
    fn without_common(&self, c: Comparison, a: Side, b: Side) -> Option<(Value, Value, IntPred)> {
        let both = c.pred.is_equality() || a.keeps_order(c.pred) && b.keeps_order(c.pred);
        match a.op {
            BinOp::Add if both => match (a, b) {
                _ if a.x == b.x => Some((a.y, b.y, c.pred)),
                _ if a.y == b.y => Some((a.x, b.x, c.pred)),
                _ if a.x == b.y => Some((a.y, b.x, c.pred)),
                _ if a.y == b.x => Some((a.x, b.y, c.pred)),
                _ => None,
            },
            BinOp::Sub if both && a.y == b.y => Some((a.x, b.x, c.pred)),
            BinOp::Sub if both && a.x == b.x => Some((b.y, a.y, c.pred)),
            BinOp::Xor if c.pred.is_equality() && a.x == b.x => Some((a.y, b.y, c.pred)),
            BinOp::Xor if c.pred.is_equality() && a.y == b.y => Some((a.x, b.x, c.pred)),
            // Inverted, the order is the other way round.
            BinOp::Xor if a.y == b.y && self.func.as_u128(a.y) == Some((1 << c.width) - 1) => {
                Some((b.x, a.x, c.pred))
            }
            BinOp::Mul | BinOp::Shl if a.y == b.y => {
                let by = self.func.as_u128(a.y)?;
                let unsigned = a.flags.contains(IntFlags::NUW) && b.flags.contains(IntFlags::NUW);
                let signed = a.flags.contains(IntFlags::NSW) && b.flags.contains(IntFlags::NSW);
                let positive = a.op == BinOp::Shl || by != 0 && by < 1 << (c.width - 1);
                let kept = match c.pred {
                    _ if a.op == BinOp::Mul && by == 0 => false,
                    p if p.is_equality() => unsigned || signed || a.op == BinOp::Mul && by & 1 != 0,
                    p if p.is_signed() => signed && positive,
                    _ => unsigned,
                };
                kept.then_some((a.x, b.x, c.pred))
            }
            _ => None,
        }
    }

    /// `a pred part`, where the operation a has that part.
    fn against_part(
        &mut self,
        c: Comparison,
        a: Side,
        part: Value,
        pred: IntPred,
    ) -> Option<(Value, IntPred, Value)> {
        let zero = self.number(c, 0);
        let kept = pred.is_equality() || a.keeps_order(pred);
        match a.op {
            BinOp::Add | BinOp::Sub if a.x == part && kept => {
                Some((a.y, if a.op == BinOp::Add { pred } else { pred.swapped() }, zero))
            }
            BinOp::Add if a.y == part && kept => Some((a.x, pred, zero)),
            // Without a promise, a sum is less than a summand where it wraps.
            BinOp::Add if a.x == part && pred.is_unsigned() => {
                let k = self.func.as_u128(a.y).filter(|k| *k != 0)?;
                let most = self.number(c, !k);
                let wraps = matches!(pred, IntPred::Ult | IntPred::Ule);
                Some((part, if wraps { IntPred::Ugt } else { IntPred::Ule }, most))
            }
            BinOp::Xor if pred.is_equality() && a.x == part => Some((a.y, pred, zero)),
            BinOp::Xor if pred.is_equality() && a.y == part => Some((a.x, pred, zero)),
            _ => None,
        }
    }
}
