//! How values change from one iteration of a loop to the next, and how many iterations there are.
//!
//! A value is a sum of multiples of other values and a constant, as far as additions, subtractions and products with constants go; a phi
//! of a loop's header that grows by a sum that the loop does not change is a recurrence, and so is every sum over it. All arithmetic
//! is modulo two to the width of the type: promises not to wrap are not used.

use oxicc_ir::analysis::{LoopId, LoopInfo};
use oxicc_ir::{BinOp, Context, Function, InstData, Type, Value};
use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

use crate::passes::loops::Affine;

/// Additions that are followed.
const MAX_DEPTH: u32 = 16;
/// Summands of a sum.
const MAX_TERMS: usize = 8;

/// `constant + factor * value + ...`, in the order of the values.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Linear {
    pub terms: SmallVec<[(Value, i64); 2]>,
    pub constant: i64,
}

impl Linear {
    fn of(value: Value) -> Linear {
        Linear { terms: smallvec![(value, 1)], constant: 0 }
    }

    fn plus(mut self, other: &Linear, factor: i64) -> Option<Linear> {
        self.constant = self.constant.wrapping_add(other.constant.wrapping_mul(factor));
        for &(value, n) in &other.terms {
            let n = n.wrapping_mul(factor);
            match self.terms.iter_mut().find(|(v, _)| *v == value) {
                Some(term) => term.1 = term.1.wrapping_add(n),
                None => self.terms.push((value, n)),
            }
        }
        self.terms.retain(|(_, n)| *n != 0);
        self.terms.sort_unstable_by_key(|(v, _)| *v);
        (self.terms.len() <= MAX_TERMS).then_some(self)
    }
}

/// `start`, then `start + step`, ...
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recurrence {
    pub start: Linear,
    pub step: Linear,
}

/// Iterations of a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trips {
    pub exact: Option<u64>,
    pub most: Option<u64>,
}

pub struct Evolution {
    trips: FxHashMap<LoopId, Trips>,
}

impl Evolution {
    pub fn compute(ctx: &Context, func: &Function, loops: &LoopInfo) -> Evolution {
        let trips = loops.loops().map(|id| (id, count(ctx, func, loops, id).unwrap_or_default())).collect();
        Evolution { trips }
    }

    /// How often a loop runs, once it is entered.
    pub fn trips(&self, id: LoopId) -> Trips {
        self.trips.get(&id).copied().unwrap_or_default()
    }
}

fn count(ctx: &Context, func: &Function, loops: &LoopInfo, id: LoopId) -> Option<Trips> {
    let (preheader, latch) = (loops.preheader(func, id)?, loops.latch(func, id)?);
    let contains = |b| loops.contains(id, b);
    let affine = Affine::of(ctx, func, loops.get(id).header, preheader, latch, &contains)?;
    // Another exit may be taken before: then it is a bound only.
    let alone = loops.exit_edges(func, id).len() == 1;
    let exact = affine.constant(ctx, func);
    Some(Trips { exact: exact.filter(|_| alone), most: exact.or_else(|| affine.most(ctx, func)) })
}

/// A value as a sum.
pub fn linear(ctx: &Context, func: &Function, value: Value) -> Option<Linear> {
    linear_to(ctx, func, value, MAX_DEPTH)
}

fn linear_to(ctx: &Context, func: &Function, value: Value, depth: u32) -> Option<Linear> {
    let ty = func.value_type(value);
    if ty != Type::I32 && ty != Type::I64 {
        return None;
    }
    if let Some(c) = func.as_i64(&ctx.types, value) {
        return Some(Linear { terms: smallvec![], constant: c });
    }
    let whole = || Some(Linear::of(value));
    if depth == 0 {
        return whole();
    }
    let Some(InstData::Binary { op, lhs, rhs, .. }) = func.value_inst_data(value) else { return whole() };
    let read = |v| linear_to(ctx, func, v, depth - 1);
    match op {
        BinOp::Add => read(lhs)?.plus(&read(rhs)?, 1),
        BinOp::Sub => read(lhs)?.plus(&read(rhs)?, -1),
        BinOp::Mul => match func.as_i64(&ctx.types, rhs) {
            Some(n) => Linear::default().plus(&read(lhs)?, n),
            None => whole(),
        },
        BinOp::Shl => match func.as_u64(rhs) {
            Some(n) if n < 31 => Linear::default().plus(&read(lhs)?, 1 << n),
            _ => whole(),
        },
        _ => whole(),
    }
}

/// How a value changes in a loop; none where it changes otherwise, a step of zero where it does not change.
pub fn recurrence(
    ctx: &Context,
    func: &Function,
    loops: &LoopInfo,
    id: LoopId,
    value: Value,
) -> Option<Recurrence> {
    let (preheader, latch) = (loops.preheader(func, id)?, loops.latch(func, id)?);
    let header = loops.get(id).header;
    let block = |v: Value| func.value_inst(v).and_then(|i| func.inst_block(i));
    let outside = |v: Value| block(v).is_none_or(|b| !loops.contains(id, b));
    let mut out = Recurrence { start: Linear::default(), step: Linear::default() };
    let sum = linear(ctx, func, value)?;
    out.start.constant = sum.constant;
    for &(term, factor) in &sum.terms {
        if outside(term) {
            out.start = out.start.plus(&Linear::of(term), factor)?;
            continue;
        }
        let phi = func.value_inst(term).filter(|i| func.is_phi(*i) && block(term) == Some(header))?;
        // What comes in from the latch is the phi and a sum from outside.
        let next = linear(ctx, func, func.incoming_from(phi, latch)?)?;
        let step = next.plus(&Linear::of(term), -1)?;
        if !step.terms.iter().all(|(v, _)| outside(*v)) {
            return None;
        }
        let first = linear(ctx, func, func.incoming_from(phi, preheader)?)?;
        out.start = out.start.plus(&first, factor)?;
        out.step = out.step.plus(&step, factor)?;
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use oxicc_ir::analysis::DominatorTree;

    const LOOP: &str = "define i32 @f(i32 %n, i32 %s, i32 %m) {
        entry:
          br label %loop
        loop:
          %i = phi i32 [ 3, %entry ], [ %i1, %loop ]
          %x = phi i32 [ 1, %entry ], [ %x1, %loop ]
          %a = mul i32 %i, 4
          %b = add i32 %a, %n
          %x1 = mul i32 %x, %x
          %i1 = add nsw i32 %i, 2
          %more = icmp slt i32 %i1, 20
          br i1 %more, label %loop, label %end
        end:
          %r = add i32 %b, %x
          ret i32 %r
        }";

    #[test]
    fn sums_over_counters_are_recurrences() {
        let module = oxicc_ir::text::parse(LOOP).unwrap();
        let (_, func) = module.defined_functions().next().unwrap();
        let dom = DominatorTree::compute(func);
        let loops = LoopInfo::compute(func, &dom);
        let id = loops.loops().next().unwrap();
        let named = |name: &str| {
            func.all_insts()
                .filter_map(|(_, i)| func.result(i))
                .find(|v| func.value_name(*v) == Some(name))
                .unwrap()
        };
        let found = recurrence(&module.ctx, func, &loops, id, named("b")).unwrap();
        assert_eq!(found.start.constant, 12);
        assert_eq!(found.start.terms.as_slice(), &[(func.params()[0], 1)]);
        assert_eq!(found.step, Linear { terms: smallvec![], constant: 8 });
        assert!(recurrence(&module.ctx, func, &loops, id, named("x")).is_none());
        let trips = Evolution::compute(&module.ctx, func, &loops).trips(id);
        assert_eq!(trips, Trips { exact: Some(9), most: Some(9) });
    }
}
