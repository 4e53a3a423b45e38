//! `loop-index-split`: one loop for the iterations before a condition on the counter changes, and one for those after.
//!
//! ```text
//! for (i = 0; i < n; ++i)                    for (i = 0; i < n && i < m; ++i) a;
//!   if (i < m) a; else b;           ->       for (; i < n; ++i) b;
//! ```
//!
//! The loop is copied. A counter that only grows passes the bound once: the first copy asks at its end whether it has, and goes over to
//! the second then. The bound has to be the same in all threads of a block, or a warp would run both loops where it now runs one.
//! Loops with what threads must meet in are left alone. The condition is frozen, since it is asked now even in an iteration that
//! would not have asked. No level runs it, and the reference's do not either where it was looked at.

use oxicc_ir::analysis::{LoopId, LoopInfo};
use oxicc_ir::{
    BinOp, Block, Builder, Context, FixedMdKind, Function, Inst, InstData, IntFlags, IntPred, Op, Value,
};

use super::copies::{change_innermost, is_copyable, size};
use super::demote::Demoted;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::uniform::is_uniform;
use crate::util::remove_unreachable;

pub struct LoopIndexSplit;

/// Cost of a loop that is copied.
const MAX_COST: u32 = 200;
/// Loops split in one function.
const MAX_LOOPS: usize = 16;

impl FunctionPass for LoopIndexSplit {
    fn name(&self) -> &'static str {
        "loop-index-split"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let find = |func: &Function, loops: &LoopInfo, id| find(ctx, func, loops, id);
        let (count, changed) = change_innermost(func, analyses, MAX_LOOPS, find, |func, found, demoted| {
            split(ctx, func, found, demoted);
        });
        if count > 0 {
            // Blocks that only the other side leads to.
            remove_unreachable(func);
        }
        analyses.log.count("loop-index-split", "loops split", count);
        changed
    }
}

/// A loop with a branch that goes one way until its counter reaches a bound, and the other way from then on.
struct Found {
    preheader: Block,
    header: Block,
    latch: Block,
    blocks: Vec<Block>,
    /// The block that ends in the branch.
    asks: Block,
    /// Whether the branch is taken before the bound.
    holds_before: bool,
    counter: Inst,
    /// `counter before bound`
    before: IntPred,
    bound: Value,
}

fn find(ctx: &Context, func: &Function, loops: &LoopInfo, id: LoopId) -> Option<Found> {
    let (preheader, latch) = (loops.preheader(func, id)?, loops.latch(func, id)?);
    let header = loops.get(id).header;
    let blocks = loops.blocks(id);
    if size(func, blocks) > MAX_COST || !is_copyable(ctx, func, blocks) {
        return None;
    }
    let outside =
        |v: Value| func.value_inst(v).and_then(|i| func.inst_block(i)).is_none_or(|b| !loops.contains(id, b));
    blocks.iter().find_map(|&asks| {
        let InstData::CondBr { cond, then_dest, else_dest } = func.inst(func.terminator(asks)?) else {
            return None;
        };
        if then_dest == else_dest || !loops.contains(id, then_dest) || !loops.contains(id, else_dest) {
            return None;
        }
        let InstData::ICmp { pred, lhs, rhs, .. } = func.value_inst_data(cond)? else { return None };
        let (pred, counter, bound) = if outside(rhs) { (pred, lhs, rhs) } else { (pred.swapped(), rhs, lhs) };
        let (before, holds_before) = match pred {
            IntPred::Slt | IntPred::Sle | IntPred::Ult | IntPred::Ule => (pred, true),
            IntPred::Sgt | IntPred::Sge | IntPred::Ugt | IntPred::Uge => (pred.inverse(), false),
            IntPred::Eq | IntPred::Ne => return None,
        };
        let phi =
            func.value_inst(counter).filter(|i| func.is_phi(*i) && func.inst_block(*i) == Some(header))?;
        let signed = matches!(before, IntPred::Slt | IntPred::Sle);
        let next = func.incoming_from(phi, latch)?;
        let grows = grows(ctx, func, counter, next, signed);
        let same_for_all = outside(bound) && is_uniform(ctx, func, bound);
        (grows && same_for_all).then(|| Found {
            preheader,
            header,
            latch,
            blocks: blocks.to_vec(),
            asks,
            holds_before,
            counter: phi,
            before,
            bound,
        })
    })
}

/// Whether `next` is a counter plus a constant, without a way past the largest number.
fn grows(ctx: &Context, func: &Function, counter: Value, next: Value, signed: bool) -> bool {
    let Some(InstData::Binary { op: BinOp::Add, lhs, rhs, flags, .. }) = func.value_inst_data(next) else {
        return false;
    };
    let kept = if signed { IntFlags::NSW } else { IntFlags::NUW };
    let step = func.as_i64(&ctx.types, rhs);
    lhs == counter && flags.contains(kept) && step.is_some_and(|n| n > 0)
}

fn split(ctx: &Context, func: &mut Function, found: &Found, demoted: &mut Demoted) {
    let map = demoted.copy_loop(ctx, func, &found.blocks);
    let second = map.block(found.header);
    let Some(counter) = func.result(found.counter) else { return };
    // The first copy ends where the counter is not before the bound any more.
    let end = func.split_predecessors(found.header, &[found.latch]);
    let md =
        func.terminator(found.latch).and_then(|t| func.attachment(t, FixedMdKind::Loop).map(|md| (t, md)));
    let phis: Vec<Inst> = func.phis(found.header).collect();
    for phi in phis {
        let (Some(value), Some(later)) = (func.result(phi), func.incoming_from(phi, end)) else { continue };
        if let Some(copy) = func.value_inst(map.value(value)) {
            func.add_incoming(copy, later, end);
        }
    }
    for from in [found.preheader, end] {
        let (Some(branch), Some(phi)) = (func.terminator(from), func.value_inst(counter)) else { return };
        let Some(value) = func.incoming_from(phi, from) else { return };
        let mut builder = Builder::before(ctx, func, branch);
        let is_before = builder.icmp(found.before, value, found.bound);
        let frozen = builder.freeze(is_before);
        func.replace_inst(branch, Op::CondBr, &[frozen], &[found.header, second]);
    }
    if let (Some((old, md)), Some(new)) = (md, func.terminator(end)) {
        func.set_attachment(old, FixedMdKind::Loop, None);
        func.set_attachment(new, FixedMdKind::Loop, Some(md));
    }
    for (block, is_before) in [(found.asks, true), (map.block(found.asks), false)] {
        if let Some(branch) = func.terminator(block)
            && let InstData::CondBr { then_dest, else_dest, .. } = func.inst(branch)
        {
            let taken = if is_before == found.holds_before { then_dest } else { else_dest };
            func.make_unconditional(block, taken);
        }
    }
}
