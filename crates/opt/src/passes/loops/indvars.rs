//! `indvars`: simplifies the variables that loops count with.
//!
//! ```text
//! %i = phi [ 0 ], [ %i+1 ]   %j = phi [ 0 ], [ %j+1 ]       ->      one of them
//! after the loop: ... %i+1 ...      ; counted up to %n      ->      ... %n ...
//! ```
//!
//! Two counters with the same start and step are one. What a counter is after the loop does not need the loop: counted by ones from
//! below a bound until the bound is reached, it is the bound. Counters stay as wide as they are: a 32-bit counter costs half the
//! registers of a 64-bit one, and the multiplication that makes an address of it widens for free. That a counter does not wrap and
//! is not negative is `correlated-propagation`'s business.

use oxicc_ir::analysis::{LoopId, LoopInfo};
use oxicc_ir::{BinOp, Block, Context, Function, Inst, InstData, IntPred, Value};
use rustc_hash::FxHashMap;

use super::affine::Affine;
use super::demote::use_block;
use super::simplify::canonicalize;
use crate::pass::{Analyses, Changed, FunctionPass};

pub struct IndVars;

impl FunctionPass for IndVars {
    fn name(&self) -> &'static str {
        "indvars"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let (_, loops) = analyses.loops(func);
        if loops.is_empty() {
            return Changed::Nothing;
        }
        let shaped = canonicalize(func, analyses);
        let (_, loops) = analyses.loops(func);
        let (mut merged, mut replaced) = (0, 0);
        for id in loops.loops() {
            let (Some(preheader), Some(latch)) = (loops.preheader(func, id), loops.latch(func, id)) else {
                continue;
            };
            let header = loops.get(id).header;
            merged += merge_counters(func, header, preheader, latch);
            replaced += exit_value(ctx, func, loops, id, (header, preheader, latch));
        }
        analyses.log.count("indvars", "counters merged", merged);
        analyses.log.count("indvars", "exit values replaced", replaced);
        match shaped {
            true => Changed::ControlFlow,
            false => Changed::instructions_if(merged + replaced > 0),
        }
    }
}

/// The step of a counter: `next = phi + step`.
fn step_of(func: &Function, phi: Inst, latch: Block) -> Option<(Inst, Value)> {
    let next = func.incoming_from(phi, latch)?;
    let InstData::Binary { op: BinOp::Add, lhs, rhs, .. } = func.value_inst_data(next)? else { return None };
    (Some(lhs) == func.result(phi) && func.is_const(rhs)).then_some((func.value_inst(next)?, rhs))
}

/// Counters that start and step alike are one.
fn merge_counters(func: &mut Function, header: Block, preheader: Block, latch: Block) -> usize {
    let mut first: FxHashMap<(Value, Value), (Value, Inst)> = FxHashMap::default();
    let phis: Vec<Inst> = func.phis(header).collect();
    let mut merged = 0;
    for phi in phis {
        let Some((next, step)) = step_of(func, phi, latch) else { continue };
        let (Some(start), Some(result)) = (func.incoming_from(phi, preheader), func.result(phi)) else {
            continue;
        };
        let Some(&(other, other_next)) = first.get(&(start, step)) else {
            first.insert((start, step), (result, next));
            continue;
        };
        if func.value_type(other) != func.value_type(result) {
            continue;
        }
        // The steps are equal, but one may come before uses of the other, and promise other things: it stays, on the same counter.
        if func.op(next) != func.op(other_next) {
            continue;
        }
        func.replace_with_value(phi, other);
        merged += 1;
    }
    merged
}

/// Replaces the counter after a loop that only its own test ends.
fn exit_value(
    ctx: &Context,
    func: &mut Function,
    loops: &LoopInfo,
    id: LoopId,
    (header, preheader, latch): (Block, Block, Block),
) -> usize {
    let inside = |b: Block| loops.contains(id, b);
    if loops.exiting_blocks(func, id) != [latch] {
        return 0;
    }
    let Some(affine) = Affine::of(ctx, func, header, preheader, latch, &inside) else { return 0 };
    let by_ones =
        affine.step == 1 && matches!(affine.pred, IntPred::Slt | IntPred::Ult | IntPred::Ne | IntPred::Sgt);
    if !by_ones || !affine.guarded {
        return 0;
    }
    let InstData::CondBr { cond, .. } = func.inst(match func.terminator(latch) {
        Some(t) => t,
        None => return 0,
    }) else {
        return 0;
    };
    let Some(InstData::ICmp { lhs, rhs, .. }) = func.value_inst_data(cond) else { return 0 };
    let next = if lhs == affine.bound { rhs } else { lhs };
    let mut replaced = 0;
    func.replace_uses_if(next, affine.bound, |f, u| {
        let after = use_block(f, u).is_some_and(|b| !inside(b))
            // A phi of the exit takes the value on the way out.
            || f.is_phi(u.user) && f.inst_block(u.user).is_some_and(|b| !inside(b));
        replaced += usize::from(after);
        after
    });
    replaced
}
