//! `simple-loop-unswitch`: decides before a loop what is the same in all its iterations.
//!
//! ```text
//! for (...) { if (flag) a; else b; }      ->      if (flag) for (...) a; else for (...) b;
//! ```
//!
//! The loop is copied, one copy for each answer. Only conditions that are the same in all threads of a block are worth it:
//! on others a warp would run both loops one after the other. Loops with what threads must meet in are left alone. The condition is
//! frozen, since it is asked now even where the loop would not have asked.

use oxicc_ir::analysis::LoopId;
use oxicc_ir::{Block, Builder, Context, Function, InstData, Op, Value};

use super::copies::is_copyable;
use super::demote::Demoted;
use super::simplify::canonicalize;
use super::sizes::sizes;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::uniform::is_uniform;
use crate::util::{cost, remove_unreachable};

pub struct LoopUnswitch;

/// Cost of a loop that is copied.
const MAX_COST: usize = 200;
/// Loops copied in one function: each copy can be copied again.
const MAX_COPIES: usize = 8;
/// A function that is larger than this does not grow further.
const MAX_FUNCTION: usize = 60_000;

impl FunctionPass for LoopUnswitch {
    fn name(&self) -> &'static str {
        "simple-loop-unswitch"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let (_, loops) = analyses.loops(func);
        if loops.is_empty() || func.num_insts() > MAX_FUNCTION || !has_candidate(ctx, func) {
            return Changed::Nothing;
        }
        let shaped = canonicalize(func, analyses);
        let mut copied = 0;
        while copied < MAX_COPIES {
            let Some(found) = find(ctx, func, analyses) else { break };
            unswitch(ctx, func, &found);
            analyses.invalidate(Changed::ControlFlow);
            canonicalize(func, analyses);
            copied += 1;
        }
        analyses.log.count("simple-loop-unswitch", "loops unswitched", copied);
        if shaped || copied > 0 { Changed::ControlFlow } else { Changed::Nothing }
    }
}

/// A quick look: whether there is any uniform condition that is not computed where it is asked.
fn has_candidate(ctx: &Context, func: &Function) -> bool {
    func.blocks().filter_map(|b| Some((b, func.terminator(b)?))).any(|(b, t)| match func.inst(t) {
        InstData::CondBr { cond, .. } => {
            func.value_inst(cond).and_then(|i| func.inst_block(i)) != Some(b)
                && !func.is_const(cond)
                && is_uniform(ctx, func, cond)
        }
        _ => false,
    })
}

/// A loop and the branch in it that is decided before.
struct Found {
    preheader: Block,
    header: Block,
    blocks: Vec<Block>,
    /// The block that ends in the branch.
    asks: Block,
    cond: Value,
}

fn find(ctx: &Context, func: &Function, analyses: &mut Analyses) -> Option<Found> {
    let (_, loops) = analyses.loops(func);
    let sizes = sizes(func, loops, |f, i| cost(f, i) as usize);
    loops.loops().filter(|id| sizes[*id] <= MAX_COST).find_map(|id: LoopId| {
        let lp = loops.get(id);
        let preheader = loops.preheader(func, id)?;
        let outside = |v: Value| {
            func.value_inst(v).and_then(|i| func.inst_block(i)).is_none_or(|b| !loops.contains(id, b))
        };
        let (asks, cond) = loops.blocks(id).iter().find_map(|b| {
            let InstData::CondBr { cond, then_dest, else_dest } = func.inst(func.terminator(*b)?) else {
                return None;
            };
            let decides = then_dest != else_dest && !func.is_const(cond) && outside(cond);
            (decides && is_uniform(ctx, func, cond)).then_some((*b, cond))
        })?;
        let blocks = loops.blocks(id);
        is_copyable(ctx, func, blocks).then(|| Found {
            preheader,
            header: lp.header,
            blocks: blocks.to_vec(),
            asks,
            cond,
        })
    })
}

fn unswitch(ctx: &Context, func: &mut Function, found: &Found) {
    let mut demoted = Demoted::default();
    let map = demoted.copy_loop(ctx, func, &found.blocks);
    let Some(end) = func.terminator(found.preheader) else { return };
    let frozen = Builder::before(ctx, func, end).freeze(found.cond);
    func.replace_inst(end, Op::CondBr, &[frozen], &[found.header, map.block(found.header)]);
    for (block, holds) in [(found.asks, true), (map.block(found.asks), false)] {
        if let Some(branch) = func.terminator(block)
            && let InstData::CondBr { then_dest, else_dest, .. } = func.inst(branch)
        {
            func.make_unconditional(block, if holds { then_dest } else { else_dest });
        }
    }
    demoted.promote(func);
    // Blocks that only the other answer leads to.
    remove_unreachable(func);
}
