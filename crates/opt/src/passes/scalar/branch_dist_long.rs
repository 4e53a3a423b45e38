//! `branch-dist<long>`: a long computation that both ways of a branch make, of other values, is made once.
//!
//! ```text
//! h: br i1 %c, label %a, label %b                  h: br i1 %c, label %a, label %b
//! a: %x = fsub float %m, %v                        a: %x = fsub float %m, %v
//!    %e = call float @exp(float %x)                   br label %j
//!    %p = fmul float %s, %e                 ->     b: %y = fsub float %v, %m
//!    br label %j                                      br label %j
//! b: %y = fsub float %v, %m                        j: %z = phi float [ %x, %a ], [ %y, %b ]
//!    %f = call float @exp(float %y)                   %e = call float @exp(float %z)
//!    %q = fadd float %s, %f                           %p = fmul float %s, %e
//!    br label %j                                      %q = fadd float %s, %e
//! j: %r = phi float [ %p, %a ], [ %q, %b ]            %r = select i1 %c, float %p, float %q
//! ```
//!
//! A warp whose threads part runs both ways, one after the other: the online softmax, which rescales its sum with one exponential or adds
//! another, pays for two. What follows the shared part in only one of the ways is computed by all threads and selected, so it must be short
//! and must not fault; what comes before stays. Ways with effects are left alone, and memory is read where it was read.

use oxicc_ir::{Block, Builder, Context, Function, Inst, InstData, Op, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use super::branch_dist::is_pair;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::remarks::RemarkKind;
use crate::util::{cost, is_pure, is_speculatable, merge_locations};

pub struct BranchDistLong;

/// Longer ways are not looked at.
const MAX_INSTS: usize = 64;
/// What must be saved: about one library function.
const LONG: u32 = 16;
/// What an operand that differs costs: a move on each way.
const COST_OF_PHI: u32 = 2;

impl FunctionPass for BranchDistLong {
    fn name(&self) -> &'static str {
        "branch-dist<long>"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let blocks: Vec<Block> = func.blocks().collect();
        let mut shared = 0;
        for head in blocks {
            let Some(diamond) = Diamond::below(func, head) else { continue };
            let Some(plan) = Plan::find(ctx, func, &diamond) else { continue };
            let n = plan.pairs.len();
            let about = (RemarkKind::Passed, "branch-dist", "SharedComputation");
            analyses.log.about(ctx, func, Some(plan.pairs[0].0), about, || {
                format!("{n} instructions that both ways of a branch have are computed once behind them")
            });
            shared += n;
            plan.carry_out(ctx, func, &diamond);
        }
        analyses.log.count("branch-dist", "instructions merged", shared);
        Changed::instructions_if(shared > 0)
    }
}

/// A branch, its two ways, and where they meet again, which nothing else leads to.
struct Diamond {
    cond: Value,
    ways: [Block; 2],
    join: Block,
}

impl Diamond {
    fn below(func: &Function, head: Block) -> Option<Diamond> {
        let InstData::CondBr { cond, then_dest: a, else_dest: b } = func.inst(func.terminator(head)?) else {
            return None;
        };
        let &[join] = func.successors(a) else { return None };
        let is_way = |way: Block| {
            func.unique_predecessors(way).as_slice() == [head]
                && func.successors(way) == [join]
                && func.phis(way).next().is_none()
        };
        let meets = a != b && join != a && join != b && func.unique_predecessors(join).len() == 2;
        (meets && is_way(a) && is_way(b)).then_some(Diamond { cond, ways: [a, b], join })
    }
}

/// What is computed once, and what is selected behind it.
struct Plan {
    /// Equal instructions of the two ways, in the order of the first.
    pairs: Vec<(Inst, Inst)>,
    /// What uses results of pairs in only one way, in its order.
    followers: [Vec<Inst>; 2],
}

impl Plan {
    fn find(ctx: &Context, func: &Function, diamond: &Diamond) -> Option<Plan> {
        let [a, b] = diamond.ways.map(|way| body(ctx, func, way));
        let (a, b) = (a?, b?);
        let mut partners = Partners::default();
        for &x in &a {
            if cost(func, x) > 1 && !partners.forward.contains_key(&x) {
                let partner =
                    b.iter().find(|y| !partners.backward.contains_key(*y) && is_long_pair(ctx, func, x, **y));
                if let Some(&y) = partner {
                    partners.add_with_neighbours(ctx, func, (x, y), diamond.ways);
                }
            }
        }
        let mut pairs: Vec<(Inst, Inst)> =
            a.iter().filter_map(|x| partners.forward.get(x).map(|y| (*x, *y))).collect();
        // First instructions whose operands all differ cost more than they save.
        loop {
            let plan = Plan { followers: followers(func, &pairs, [&a, &b])?, pairs };
            let before = plan.gain(func);
            let first = plan.pairs.iter().position(|pair| {
                let rest: Vec<(Inst, Inst)> = plan.pairs.iter().copied().filter(|p| p != pair).collect();
                !feeds_on(func, pair.0, &plan.pairs)
                    && followers(func, &rest, [&a, &b])
                        .is_some_and(|followers| Plan { pairs: rest, followers }.gain(func) > before)
            });
            let Some(first) = first else {
                return (before >= i64::from(LONG) && plan.is_valid(ctx, func)).then_some(plan);
            };
            pairs = plan.pairs;
            pairs.remove(first);
        }
    }

    /// Instructions saved, less those added.
    fn gain(&self, func: &Function) -> i64 {
        let sum =
            |insts: &mut dyn Iterator<Item = Inst>| -> i64 { insts.map(|i| i64::from(cost(func, i))).sum() };
        let followers: i64 = self.followers.iter().map(|way| sum(&mut way.iter().copied())).sum();
        let selects = i64::from(followers > 0);
        let phis = i64::from(COST_OF_PHI) * self.differing(func).len() as i64;
        sum(&mut self.pairs.iter().map(|p| p.0)) - followers - selects - phis
    }

    /// Pairs of operands that are not the same and not the results of a pair, each once.
    fn differing(&self, func: &Function) -> Vec<(Value, Value)> {
        let mut found = Vec::new();
        for both in self.operands(func) {
            if both.0 != both.1 && !self.is_result(func, both) && !found.contains(&both) {
                found.push(both);
            }
        }
        found
    }

    fn operands<'f>(&'f self, func: &'f Function) -> impl Iterator<Item = (Value, Value)> + 'f {
        self.pairs
            .iter()
            .flat_map(|&(x, y)| func.operands(x).iter().copied().zip(func.operands(y).iter().copied()))
    }

    fn is_result(&self, func: &Function, (p, q): (Value, Value)) -> bool {
        self.pairs.iter().any(|&(x, y)| func.result(x) == Some(p) && func.result(y) == Some(q))
    }

    /// Whether every operand is there where the shared part will be, and what follows may be computed by all threads.
    fn is_valid(&self, ctx: &Context, func: &Function) -> bool {
        let moved = self.moved();
        let moves = |v: Value| func.value_inst(v).is_some_and(|i| moved.contains(&i));
        self.operands(func).all(|both| self.is_result(func, both) || !moves(both.0) && !moves(both.1))
            && self.followers.iter().flatten().all(|i| is_speculatable(ctx, func, *i))
    }

    fn carry_out(self, ctx: &Context, func: &mut Function, diamond: &Diamond) {
        let &Diamond { cond, ways, join } = diamond;
        let Some(place) = func.first_non_phi(join) else { return };
        let selected = self.selected(func, diamond);
        let carried = self.carried(func, diamond, &selected);
        let differing = self.differing(func);
        let mut builder = Builder::before(ctx, func, place);
        let mut phi_of = |incoming: [Value; 2]| {
            let ty = builder.func.value_type(incoming[0]);
            builder.phi_of(ty, &[(incoming[0], ways[0]), (incoming[1], ways[1])])
        };
        let phis: FxHashMap<(Value, Value), Value> =
            differing.iter().map(|&(x, y)| ((x, y), phi_of([x, y]))).collect();
        // What a value of one of the ways is behind both: whatever, where it was not computed.
        let mut behind: FxHashMap<Value, Value> =
            carried.iter().map(|&(value, incoming)| (value, phi_of(incoming))).collect();
        for &(x, y) in &self.pairs {
            behind.extend(builder.func.result(y).zip(builder.func.result(x)));
            for index in 0..builder.func.operands(x).len() {
                let both = (builder.func.operand(x, index), builder.func.operand(y, index));
                if let Some(&phi) = phis.get(&both) {
                    builder.func.set_operand(x, index, phi);
                }
            }
            builder.func.move_before(x, place);
        }
        for &inst in self.followers.iter().flatten() {
            for index in 0..builder.func.operands(inst).len() {
                if let Some(&value) = behind.get(&builder.func.operand(inst, index)) {
                    builder.func.set_operand(inst, index, value);
                }
            }
            builder.func.move_before(inst, place);
        }
        for (phi, incoming) in selected {
            let values = incoming.map(|v| behind.get(&v).copied().unwrap_or(v));
            let value = match values {
                [p, q] if p == q => p,
                [p, q] => builder.select(cond, p, q),
            };
            builder.func.replace_with_value(phi, value);
        }
        for &(x, y) in self.pairs.iter().rev() {
            merge_locations(builder.func, x, y);
            builder.func.remove_inst(y);
        }
    }

    /// The phis that get a value which is now computed behind them, with both values.
    fn selected(&self, func: &Function, diamond: &Diamond) -> Vec<(Inst, [Value; 2])> {
        let moved = self.moved();
        let mut found = Vec::new();
        for phi in func.phis(diamond.join) {
            let [Some(p), Some(q)] = diamond.ways.map(|way| func.incoming_from(phi, way)) else { continue };
            if [p, q].iter().any(|v| func.value_inst(*v).is_some_and(|i| moved.contains(&i))) {
                found.push((phi, [p, q]));
            }
        }
        found
    }

    /// Values that stay in their way and are used behind both, each with what it is on either of them.
    fn carried(
        &self,
        func: &mut Function,
        diamond: &Diamond,
        selected: &[(Inst, [Value; 2])],
    ) -> Vec<(Value, [Value; 2])> {
        let moved = self.moved();
        let mut found: Vec<(Value, [Value; 2])> = Vec::new();
        for way in 0..2 {
            let used: Vec<Value> = self.followers[way]
                .iter()
                .flat_map(|i| func.operands(*i).iter().copied())
                .chain(selected.iter().map(|(_, values)| values[way]))
                .collect();
            for value in used {
                let stays = func
                    .value_inst(value)
                    .is_some_and(|i| func.inst_block(i) == Some(diamond.ways[way]) && !moved.contains(&i));
                if stays && !found.iter().any(|(v, _)| *v == value) {
                    let poison = func.poison(func.value_type(value));
                    found.push((value, if way == 0 { [value, poison] } else { [poison, value] }));
                }
            }
        }
        found
    }

    /// What leaves its way.
    fn moved(&self) -> FxHashSet<Inst> {
        let pairs = self.pairs.iter().flat_map(|&(x, y)| [x, y]);
        pairs.chain(self.followers.iter().flatten().copied()).collect()
    }
}

/// The instructions of a way, if none has an effect.
fn body(ctx: &Context, func: &Function, way: Block) -> Option<Vec<Inst>> {
    let end = func.terminator(way)?;
    let insts: Vec<Inst> = func.block_insts(way).take(MAX_INSTS + 2).filter(|i| *i != end).collect();
    let is_quiet = |inst: Inst| match func.op(inst) {
        Op::Load(access) => access.is_plain(),
        _ => is_pure(ctx, func, inst),
    };
    (insts.len() <= MAX_INSTS && insts.iter().all(|i| is_quiet(*i))).then_some(insts)
}

/// Whether two instructions do the same, and read no memory.
fn is_long_pair(ctx: &Context, func: &Function, x: Inst, y: Inst) -> bool {
    !matches!(func.op(x), Op::Load(_) | Op::Store(_)) && is_pair(ctx, func, x, y)
}

/// Whether an instruction uses a result of one of the pairs.
fn feeds_on(func: &Function, inst: Inst, pairs: &[(Inst, Inst)]) -> bool {
    func.operands(inst).iter().any(|v| func.value_inst(*v).is_some_and(|i| pairs.iter().any(|p| p.0 == i)))
}

/// Which instructions of the two ways do the same.
#[derive(Default)]
struct Partners {
    forward: FxHashMap<Inst, Inst>,
    backward: FxHashMap<Inst, Inst>,
}

impl Partners {
    /// Adds a pair, then what computes its operands and what uses its results, as far as that is the same.
    fn add_with_neighbours(&mut self, ctx: &Context, func: &Function, pair: (Inst, Inst), ways: [Block; 2]) {
        let mut work = vec![pair];
        while let Some((x, y)) = work.pop() {
            let inside = func.inst_block(x) == Some(ways[0]) && func.inst_block(y) == Some(ways[1]);
            if !inside
                || self.forward.contains_key(&x)
                || self.backward.contains_key(&y)
                || !is_long_pair(ctx, func, x, y)
            {
                continue;
            }
            self.forward.insert(x, y);
            self.backward.insert(y, x);
            for (p, q) in func.operands(x).iter().zip(func.operands(y)) {
                work.extend(func.value_inst(*p).zip(func.value_inst(*q)));
            }
            let (Some(value), Some(other)) = (func.result(x), func.result(y)) else { continue };
            for user in func.users(value) {
                let places = |inst: Inst, v: Value| -> Vec<bool> {
                    func.operands(inst).iter().map(|o| *o == v).collect()
                };
                let at = places(user, value);
                work.extend(func.users(other).find(|u| places(*u, other) == at).map(|u| (user, u)));
            }
        }
    }
}

/// What uses results of the pairs, directly or not, in each of the ways; none where a pair would need such a value.
fn followers(func: &Function, pairs: &[(Inst, Inst)], bodies: [&[Inst]; 2]) -> Option<[Vec<Inst>; 2]> {
    let mut found = [Vec::new(), Vec::new()];
    for (way, body) in bodies.into_iter().enumerate() {
        let shared: FxHashSet<Inst> = pairs.iter().map(|&(x, y)| if way == 0 { x } else { y }).collect();
        let mut late: FxHashSet<Inst> = FxHashSet::default();
        for &inst in body {
            let uses = |set: &FxHashSet<Inst>| {
                func.operands(inst).iter().any(|v| func.value_inst(*v).is_some_and(|i| set.contains(&i)))
            };
            if shared.contains(&inst) {
                if uses(&late) {
                    return None;
                }
            } else if uses(&shared) || uses(&late) {
                late.insert(inst);
                found[way].push(inst);
            }
        }
    }
    Some(found)
}
