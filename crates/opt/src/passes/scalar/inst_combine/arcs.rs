//! Comparisons with constants as sets of numbers.
//!
//! ```text
//! x < 0 || x > 99                ->   x >u 99
//! x / 16 == 3                    ->   (x - 48) <u 16
//! x >> 4 < 5                     ->   x < 80
//! 7 - x != 2                     ->   x != 5
//! ```
//!
//! What a comparison holds for is an arc on the circle of all numbers of a width. Two comparisons of one value are the cut of two arcs; a
//! comparison of something computed from a value and a constant is one of the value, if what leads into the arc is an arc again.

use oxicc_ir::{BinOp, Builder, Inst, InstData, IntFlags, IntPred, Op, Type, Value};

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

    /// Both ends as numbers read signed or unsigned, if the arc does not go around the end of these.
    fn ends(self, signed: bool) -> Option<(i128, i128)> {
        if self.len == 0 {
            return None;
        }
        let n = Arc::all(self.width);
        let shift = if signed { n / 2 } else { 0 };
        let first = (self.low + shift) % n;
        let last = first + self.len - 1;
        (last < n).then_some((first as i128 - shift as i128, last as i128 - shift as i128))
    }

    /// From one end to the other, as far as there are such numbers.
    fn between(low: i128, high: i128, signed: bool, width: u32) -> Arc {
        let n = 1i128 << width;
        let least = if signed { -n / 2 } else { 0 };
        let (low, high) = (low.max(least), high.min(least + n - 1));
        Arc { low: low.rem_euclid(n) as u128, len: (high - low + 1).max(0) as u128, width }
    }

    /// The comparison that holds for these numbers.
    fn comparison(self) -> Option<(IntPred, u128)> {
        let n = Arc::all(self.width);
        let (least, end) = (n / 2, (self.low + self.len) % n);
        Some(match self {
            Arc { len: 1, low, .. } => (IntPred::Eq, low),
            Arc { len, .. } if len == n - 1 => (IntPred::Ne, end),
            Arc { low: 0, len, .. } => (IntPred::Ult, len),
            Arc { low, .. } if end == 0 => (IntPred::Ugt, low - 1),
            Arc { low, .. } if low == least => (IntPred::Slt, end),
            Arc { low, .. } if end == least => (IntPred::Sgt, (low + n - 1) % n),
            _ => return None,
        })
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

/// How a value is computed from another one and a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    /// `x + c`
    Plus(i128),
    /// `c - x`
    From(i128),
    /// `x / c` rounded to zero, c > 0.
    Quotient { by: i128, signed: bool },
    /// `x >> n`, which is rounded down: the divisor.
    Floor(i128),
    /// `x * c` that does not leave the numbers, c > 0.
    Product { by: i128, signed: bool },
}

impl Step {
    /// What leads into an arc, if that is an arc.
    fn into(self, arc: Arc) -> Option<Arc> {
        let n = 1i128 << arc.width;
        let turned = |low: i128| Arc { low: low.rem_euclid(n) as u128, ..arc };
        match self {
            Step::Plus(c) => return Some(turned(arc.low as i128 - c)),
            Step::From(c) => return Some(turned(c - (arc.low as i128 + arc.len as i128 - 1))),
            _ => {}
        }
        let signed = match self {
            Step::Quotient { signed, .. } | Step::Product { signed, .. } => signed,
            _ => true,
        };
        let Some((low, high)) = arc.ends(signed) else {
            // What is outside is in one piece then.
            let outside = arc.inverse();
            return outside.ends(signed).and_then(|_| self.into(outside)).map(Arc::inverse);
        };
        let (low, high) = match self {
            // Towards zero: what gives a quotient begins further down where it is not positive.
            Step::Quotient { by, .. } => (
                if low > 0 { low.checked_mul(by)? } else { low.checked_mul(by)? - (by - 1) },
                if high >= 0 { high.checked_mul(by)? + (by - 1) } else { high.checked_mul(by)? },
            ),
            Step::Floor(by) => (low.checked_mul(by)?, high.checked_mul(by)? + (by - 1)),
            // What would leave the numbers does not happen: then it does not matter where that goes.
            Step::Product { by, .. } => {
                let least = if signed { -n / 2 } else { 0 };
                (
                    if low == least { low } else { low.div_euclid(by) + i128::from(low.rem_euclid(by) != 0) },
                    if high == least + n - 1 { high } else { high.div_euclid(by) },
                )
            }
            _ => return None,
        };
        Some(Arc::between(low, high, signed, arc.width))
    }
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
        if let Some((pred, c)) = arc.comparison() {
            let c = self.func.const_int128(self.types, self.func.value_type(x), c);
            return self.rewrite(inst, Op::ICmp(pred, IntFlags::empty()), &[x, c]);
        }
        if moved || also_moved { self.as_distance(inst, x, arc) } else { None }
    }

    /// `x - low <u len`.
    fn as_distance(&mut self, inst: Inst, x: Value, arc: Arc) -> Option<Value> {
        let ty = self.func.value_type(x);
        let distance = self.func.const_int128(self.types, ty, Arc::all(arc.width) - arc.low);
        let moved = Builder::before(self.ctx, self.func, inst).binary(BinOp::Add, x, distance);
        self.work.extend(self.func.value_inst(moved));
        let len = self.func.const_int128(self.types, ty, arc.len);
        self.rewrite(inst, Op::ICmp(IntPred::Ult, IntFlags::empty()), &[moved, len])
    }

    /// How a value is computed from another one and a constant.
    fn step(&self, v: Value) -> Option<(Value, Step)> {
        let InstData::Binary { op, flags, lhs, rhs, .. } = self.func.value_inst_data(v)? else { return None };
        let width = self.types.int_width(self.func.value_type(v))?;
        if let Some(c) = self.func.as_u128(lhs) {
            return (op == BinOp::Sub).then_some((rhs, Step::From(c as i128)));
        }
        let c = self.func.as_u128(rhs)? as i128;
        let positive = c > 0 && c < 1 << (width - 1);
        let power = || (c < i128::from(width)).then(|| 1i128 << c);
        let by = match op {
            BinOp::Add => return Some((lhs, Step::Plus(c))),
            BinOp::Xor if c == (1 << width) - 1 => return Some((lhs, Step::From(c))),
            BinOp::UDiv if c > 0 => Step::Quotient { by: c, signed: false },
            BinOp::SDiv if positive => Step::Quotient { by: c, signed: true },
            BinOp::LShr => Step::Quotient { by: power()?, signed: false },
            BinOp::AShr => Step::Floor(power()?),
            BinOp::Mul if positive && flags.contains(IntFlags::NSW) => Step::Product { by: c, signed: true },
            BinOp::Mul if c > 0 && flags.contains(IntFlags::NUW) => Step::Product { by: c, signed: false },
            BinOp::Shl if flags.contains(IntFlags::NSW) => Step::Product { by: power()?, signed: true },
            BinOp::Shl if flags.contains(IntFlags::NUW) => Step::Product { by: power()?, signed: false },
            _ => return None,
        };
        Some((lhs, by))
    }

    /// A comparison with a constant of something computed for it alone, from one value and another constant. Quotients pay even for a sum.
    pub(super) fn icmp_of_step(
        &mut self,
        inst: Inst,
        pred: IntPred,
        lhs: Value,
        rhs: Value,
    ) -> Option<Value> {
        let width = self.types.int_width(self.func.value_type(lhs)).filter(|w| (2..=64).contains(w))?;
        let c = self.func.as_u128(rhs)?;
        if !self.func.has_one_use(lhs) {
            return None;
        }
        let (x, step) = self.step(lhs)?;
        let arc = step.into(Arc::of(pred, c, width))?;
        if arc.len == 0 || arc.len == Arc::all(width) {
            return Some(self.func.const_bool(arc.len != 0));
        }
        if let Some((pred, c)) = arc.comparison() {
            let c = self.func.const_int128(self.types, self.func.value_type(x), c);
            return self.rewrite(inst, Op::ICmp(pred, IntFlags::empty()), &[x, c]);
        }
        let divides =
            matches!(self.func.value_inst_data(lhs)?, InstData::Binary { op: BinOp::UDiv | BinOp::SDiv, .. });
        if divides { self.as_distance(inst, x, arc) } else { None }
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

    /// All steps of three bits: what leads into an arc, and nothing else, is in what is found.
    #[test]
    fn steps_lead_into_arcs() {
        let signed = |v: i128| if v >= 4 { v - 8 } else { v };
        let all: Vec<Arc> = PREDS.iter().flat_map(|p| (0..8).map(|c| Arc::of(*p, c, 3))).collect();
        for by in 1..8 {
            let mut steps = vec![
                Step::Plus(by),
                Step::From(by),
                Step::Quotient { by, signed: false },
                Step::Product { by, signed: false },
            ];
            if by < 4 {
                steps.extend([Step::Quotient { by, signed: true }, Step::Product { by, signed: true }]);
            }
            if (by as u32).is_power_of_two() && by < 8 {
                steps.push(Step::Floor(by));
            }
            for step in steps {
                for x in 0..8i128 {
                    let value = match step {
                        Step::Plus(c) => x + c,
                        Step::From(c) => c - x,
                        Step::Quotient { by, signed: true } => signed(x) / by,
                        Step::Quotient { by, .. } => x / by,
                        Step::Floor(by) => signed(x).div_euclid(by),
                        Step::Product { by, signed: true } => {
                            let product = signed(x) * by;
                            if !(-4..4).contains(&product) {
                                continue;
                            }
                            product
                        }
                        Step::Product { by, .. } => {
                            if x * by > 7 {
                                continue;
                            }
                            x * by
                        }
                    };
                    for &arc in &all {
                        let Some(before) = step.into(arc) else { continue };
                        let expected = contains(arc, value.rem_euclid(8) as u128);
                        assert_eq!(contains(before, x as u128), expected, "{step:?} {arc:?} {before:?} {x}");
                    }
                }
            }
        }
    }
}
