//! Loops that count: a variable grows by a constant until it passes a bound that does not change.
//!
//! How often such a loop runs is known in closed form: a number when start and bound are constants, otherwise a few
//! instructions before the loop. Only the test at the end of the loop counts, on the variable after its step.

use oxicc_ir::{BinOp, Block, Builder, Context, Function, InstData, IntFlags, IntPred, Type, Value};

use crate::ranges::range;
use crate::util::is_assume;

/// Blocks before a loop that are searched for the test that guards it.
const MAX_GUARDS: usize = 4;

/// `do { ... } while ((iv += step) PRED bound)`.
#[derive(Clone, Copy, Debug)]
pub struct Affine {
    pub start: Value,
    pub bound: Value,
    /// Positive; the direction is `down`.
    pub step: u64,
    pub down: bool,
    /// Stays in the loop while this holds: less or less-or-equal when counting up, greater when down, or not equal.
    pub pred: IntPred,
    pub ty: Type,
    /// The first test is known to hold for the start itself: the loop was entered behind the same test.
    pub guarded: bool,
}

/// A variable of a loop that grows by the same value in each round, and the test of it at the end.
#[derive(Clone, Copy, Debug)]
pub struct Counter {
    pub start: Value,
    /// After the step.
    pub next: Value,
    /// A constant, or a value from before the loop.
    pub step: Value,
    /// What the addition promises.
    pub flags: IntFlags,
    pub bound: Value,
    /// Stays in the loop while this holds.
    pub pred: IntPred,
    /// 32 or 64 bits.
    pub ty: Type,
}

impl Counter {
    /// The counter of a loop that ends with `latch`, where `header` has the phis and `preheader` comes before.
    pub fn of(
        func: &Function,
        header: Block,
        preheader: Block,
        latch: Block,
        contains: &dyn Fn(Block) -> bool,
    ) -> Option<Counter> {
        let InstData::CondBr { cond, then_dest, .. } = func.inst(func.terminator(latch)?) else {
            return None;
        };
        let InstData::ICmp { pred, lhs, rhs, .. } = func.value_inst_data(cond)? else { return None };
        let stays = if then_dest == header { pred } else { pred.inverse() };
        let outside =
            |v: Value| func.value_inst(v).and_then(|i| func.inst_block(i)).is_none_or(|b| !contains(b));
        let (next, pred, bound) = match (outside(lhs), outside(rhs)) {
            (false, true) => (lhs, stays, rhs),
            (true, false) => (rhs, stays.swapped(), lhs),
            _ => return None,
        };
        let InstData::Binary { op: BinOp::Add, flags, lhs, rhs, .. } = func.value_inst_data(next)? else {
            return None;
        };
        let (phi, step) = if outside(rhs) { (lhs, rhs) } else { (rhs, lhs) };
        let inst = func.value_inst(phi)?;
        let ty = func.value_type(phi);
        let counts = func.is_phi(inst)
            && func.inst_block(inst) == Some(header)
            && func.incoming_from(inst, latch) == Some(next)
            && outside(step)
            && matches!(ty, Type::I32 | Type::I64);
        let start = func.incoming_from(inst, preheader)?;
        counts.then_some(Counter { start, next, step, flags, bound, pred, ty })
    }
}

impl Affine {
    /// The counting of a loop that ends with `latch`, where `header` has the phis and `preheader` comes before.
    pub fn of(
        ctx: &Context,
        func: &Function,
        header: Block,
        preheader: Block,
        latch: Block,
        contains: &dyn Fn(Block) -> bool,
    ) -> Option<Affine> {
        let Counter { start, next: _, step, flags, bound, pred, ty } =
            Counter::of(func, header, preheader, latch, contains)?;
        let step = func.as_i64(&ctx.types, step).filter(|s| *s != 0 && s.unsigned_abs() < 1 << 16)?;
        let down = step < 0;
        let fits = match pred {
            IntPred::Slt | IntPred::Sle | IntPred::Ult | IntPred::Ule => !down,
            IntPred::Sgt | IntPred::Sge | IntPred::Ugt | IntPred::Uge => down,
            IntPred::Ne => step.unsigned_abs() == 1,
            IntPred::Eq => false,
        };
        // A strict test with a step of one cannot run over its bound; others must promise not to wrap around.
        let strict = matches!(pred, IntPred::Slt | IntPred::Ult | IntPred::Sgt | IntPred::Ugt | IntPred::Ne);
        let promised = match pred {
            _ if pred.is_signed() => flags.contains(IntFlags::NSW),
            // Adding a negative number always wraps when read as unsigned.
            _ => flags.contains(IntFlags::NUW) && !down,
        };
        if !fits || !(promised || strict && step.unsigned_abs() == 1) {
            return None;
        }
        let mut affine = Affine { start, bound, step: step.unsigned_abs(), down, pred, ty, guarded: false };
        affine.guarded = affine.is_guarded(ctx, func, preheader);
        // Without a guard, "not equal" can run once around.
        (pred != IntPred::Ne || affine.guarded).then_some(affine)
    }

    /// The number of iterations, where it is a constant: for constant start and bound, or when the ends of the start's
    /// range make no difference.
    pub fn constant(&self, ctx: &Context, func: &Function) -> Option<u64> {
        let read = |v| {
            if self.pred.is_signed() {
                func.as_i64(&ctx.types, v).map(i128::from)
            } else {
                func.as_u64(v).map(i128::from)
            }
        };
        let bound = read(self.bound)?;
        if let Some(start) = read(self.start) {
            return Some(self.trips(start, bound));
        }
        let width = ctx.types.int_width(self.ty).unwrap_or(64);
        let starts = range(ctx, func, self.start)?;
        if starts.high > u64::MAX >> (65 - width) || self.pred == IntPred::Ne {
            return None;
        }
        let (few, many) = (self.trips(starts.high.into(), bound), self.trips(starts.low.into(), bound));
        (few == many).then_some(few)
    }

    /// The most iterations that the range of the start allows.
    pub fn most(&self, ctx: &Context, func: &Function) -> Option<u64> {
        let width = ctx.types.int_width(self.ty).unwrap_or(64);
        let largest = u64::MAX >> (65 - width);
        let starts = range(ctx, func, self.start)?;
        if starts.high > largest || self.pred == IntPred::Ne {
            return None;
        }
        let (start, bound) = if self.down {
            let bounds = range(ctx, func, self.bound).filter(|b| b.high <= largest)?;
            (starts.high, bounds.low)
        } else {
            // A bound below zero is not reached from a start above it but once.
            (starts.low, at_most(ctx, func, self.bound, largest, self.pred.is_signed())?)
        };
        Some(self.trips(start.into(), bound.into()))
    }

    fn trips(&self, start: i128, bound: i128) -> u64 {
        let distance = if self.down { start - bound } else { bound - start };
        let step = i128::from(self.step);
        let trips = match self.pred {
            IntPred::Ne => distance,
            IntPred::Sle | IntPred::Ule | IntPred::Sge | IntPred::Uge => distance.div_euclid(step) + 1,
            _ => (distance - 1).div_euclid(step) + 1,
        };
        u64::try_from(trips.max(1)).unwrap_or(u64::MAX)
    }

    /// Whether control comes to the loop only when the test holds for the start.
    fn is_guarded(&self, ctx: &Context, func: &Function, preheader: Block) -> bool {
        if self.constant_start_is_below(ctx, func) {
            return true;
        }
        let mut block = preheader;
        for _ in 0..MAX_GUARDS {
            if self.is_stated(ctx, func, block) {
                return true;
            }
            let Some(before) = func.single_predecessor(block) else { return false };
            if let Some(InstData::CondBr { cond, then_dest, else_dest }) =
                func.terminator(before).map(|t| func.inst(t))
                && then_dest != else_dest
                && let Some(InstData::ICmp { pred, lhs, rhs, .. }) = func.value_inst_data(cond)
            {
                let holds = if then_dest == block { pred } else { pred.inverse() };
                if self.follows_from(ctx, func, holds, lhs, rhs)
                    || self.follows_from(ctx, func, holds.swapped(), rhs, lhs)
                {
                    return true;
                }
            }
            block = before;
        }
        false
    }

    /// Whether the program states in a block that the test holds for the start.
    fn is_stated(&self, ctx: &Context, func: &Function, block: Block) -> bool {
        let ends = [self.start, self.bound].into_iter().filter(|v| !func.is_const(*v));
        ends.flat_map(|v| func.users(v)).any(|test| {
            let (InstData::ICmp { pred, lhs, rhs, .. }, Some(holds)) = (func.inst(test), func.result(test))
            else {
                return false;
            };
            func.users(holds).any(|u| func.inst_block(u) == Some(block) && is_assume(ctx, func, u))
                && (self.follows_from(ctx, func, pred, lhs, rhs)
                    || self.follows_from(ctx, func, pred.swapped(), rhs, lhs))
        })
    }

    fn constant_start_is_below(&self, ctx: &Context, func: &Function) -> bool {
        let (Some(a), Some(b)) = (range(ctx, func, self.start), range(ctx, func, self.bound)) else {
            return false;
        };
        let width = ctx.types.int_width(self.ty).unwrap_or(64);
        let most = u64::MAX >> (65 - width);
        if self.pred.is_signed() && (a.high > most || b.high > most) {
            return false;
        }
        match self.pred {
            IntPred::Slt | IntPred::Ult => a.high < b.low,
            IntPred::Sle | IntPred::Ule => a.high <= b.low,
            IntPred::Sgt | IntPred::Ugt => a.low > b.high,
            IntPred::Sge | IntPred::Uge => a.low >= b.high,
            IntPred::Ne => {
                if self.down {
                    a.low > b.high
                } else {
                    a.high < b.low
                }
            }
            IntPred::Eq => false,
        }
    }

    /// Whether `lhs PRED rhs` means that the test holds for the start.
    fn follows_from(&self, ctx: &Context, func: &Function, pred: IntPred, lhs: Value, rhs: Value) -> bool {
        // Against a constant start, the guard may have been rewritten: n > 0 for 0 < n, n != 0 as well.
        let constant = |v| func.as_i64(&ctx.types, v);
        if lhs == self.start && rhs == self.bound {
            let not_equal = self.pred == IntPred::Ne
                && match pred {
                    IntPred::Ult | IntPred::Slt => !self.down,
                    IntPred::Ugt | IntPred::Sgt => self.down,
                    _ => false,
                };
            let weaker = match pred {
                IntPred::Slt => self.pred == IntPred::Sle,
                IntPred::Ult => self.pred == IntPred::Ule,
                IntPred::Sgt => self.pred == IntPred::Sge,
                IntPred::Ugt => self.pred == IntPred::Uge,
                _ => false,
            };
            return pred == self.pred && pred != IntPred::Ne || weaker || not_equal;
        }
        if lhs != self.start && rhs == self.bound {
            let (Some(c), Some(s)) = (constant(lhs), constant(self.start)) else { return false };
            return match (pred, self.pred) {
                (IntPred::Slt, IntPred::Slt | IntPred::Sle) => s <= c,
                (IntPred::Sgt, IntPred::Sgt | IntPred::Sge) => s >= c,
                (IntPred::Sle, IntPred::Slt) => s < c,
                (IntPred::Sge, IntPred::Sgt) => s > c,
                (IntPred::Sle, IntPred::Sle) => s <= c,
                (IntPred::Sge, IntPred::Sge) => s >= c,
                _ => false,
            };
        }
        if lhs == self.start && rhs != self.bound {
            let (Some(c), Some(b)) = (constant(rhs), constant(self.bound)) else { return false };
            return match (pred, self.pred) {
                (IntPred::Slt, IntPred::Slt | IntPred::Sle) => c <= b,
                (IntPred::Sgt, IntPred::Sgt | IntPred::Sge) => c >= b,
                (IntPred::Sle, IntPred::Slt) => c < b,
                (IntPred::Sge, IntPred::Sgt) => c > b,
                (IntPred::Sle, IntPred::Sle) => c <= b,
                (IntPred::Sge, IntPred::Sge) => c >= b,
                _ => false,
            };
        }
        false
    }

    /// Instructions that compute the number of iterations, at least one, as an unsigned number.
    pub fn emit(&self, b: &mut Builder<'_>) -> Value {
        let (from, to) = if self.down { (self.bound, self.start) } else { (self.start, self.bound) };
        let int = |b: &mut Builder<'_>, n: u64| {
            let types = &b.ctx.types;
            b.func.const_int(types, self.ty, n)
        };
        let one = int(b, 1);
        let zero_start = b.func.is_zero(from);
        let distance = if zero_start { to } else { b.binary(BinOp::Sub, to, from) };
        let divide = |b: &mut Builder<'_>, v: Value| {
            if self.step == 1 {
                return v;
            }
            let step = int(b, self.step);
            b.binary(BinOp::UDiv, v, step)
        };
        let inclusive = matches!(self.pred, IntPred::Sle | IntPred::Ule | IntPred::Sge | IntPred::Uge);
        let trips = if inclusive {
            let whole = divide(b, distance);
            b.binary(BinOp::Add, whole, one)
        } else if self.step == 1 {
            distance
        } else {
            let less = b.binary(BinOp::Sub, distance, one);
            let whole = divide(b, less);
            b.binary(BinOp::Add, whole, one)
        };
        if self.guarded {
            return trips;
        }
        let several = b.icmp(self.pred, self.start, self.bound);
        b.select(several, trips, one)
    }
}

/// The largest number that a value can be, read as signed where `signed`: `min(x, 4)` is none above four.
fn at_most(ctx: &Context, func: &Function, v: Value, largest: u64, signed: bool) -> Option<u64> {
    if let Some(range) = range(ctx, func, v).filter(|r| r.high <= largest) {
        return Some(range.high);
    }
    let inst = func.value_inst(v).filter(|_| signed)?;
    let constant = |v| func.as_i64(&ctx.types, v);
    match func.inst(inst) {
        InstData::Call { args, .. } => {
            let callee = func.direct_callee(inst)?;
            let ranges = args.iter().filter_map(|a| range(ctx, func, *a).filter(|r| r.high <= largest));
            ctx.global(callee).name().starts_with("llvm.smin.").then(|| ranges.map(|r| r.high).min())?
        }
        // x > 4 ? 4 : x
        InstData::Select { cond, then_value, else_value, .. } => {
            let InstData::ICmp { pred, lhs: x, rhs: limit, .. } = func.value_inst_data(cond)? else {
                return None;
            };
            let (limit, holds) = (constant(limit)?, then_value == x);
            let other = constant(if holds { else_value } else { then_value })?;
            let most = match if holds { pred } else { pred.inverse() } {
                IntPred::Slt => limit.checked_sub(1)?,
                IntPred::Sle => limit,
                _ => return None,
            };
            let chosen = if holds { then_value } else { else_value };
            (chosen == x).then(|| u64::try_from(most.max(other)).ok())?
        }
        _ => None,
    }
}
