//! `loop-peel`: the first iteration on its own.
//!
//! ```text
//! for (int i = 0; i < n; ++i) { f(last); last = k; }      ->     f(last); for (int i = 1; i < n; ++i) f(k);
//! ```
//!
//! What comes into a phi from the loop's end is the same in all iterations: then it is a phi no more in what is left of the loop. Or the
//! program asks for it (`llvm.loop.peeled.count` of 1). The loop grows by itself: only small ones, and none with what threads must meet in.
//! No level runs it: the reference peels through its unroller only when told, and a copy of the body costs registers.

use oxicc_ir::analysis::{LoopId, LoopInfo};
use oxicc_ir::{Block, Context, FixedMdKind, Function, Inst, Value};

use super::copies::{change_innermost, is_copyable, size};
use super::demote::Demoted;
use crate::pass::{Analyses, Changed, FunctionPass};

pub struct LoopPeel;

/// Cost of a loop that is copied.
const MAX_COST: u32 = 100;
/// Loops peeled in one function.
const MAX_LOOPS: usize = 64;

impl FunctionPass for LoopPeel {
    fn name(&self) -> &'static str {
        "loop-peel"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let find = |func: &Function, loops: &LoopInfo, id| find(ctx, func, loops, id);
        let (count, changed) = change_innermost(func, analyses, MAX_LOOPS, find, |func, found, demoted| {
            peel(ctx, func, found, demoted);
        });
        analyses.log.count("loop-peel", "loops peeled", count);
        changed
    }
}

struct Found {
    preheader: Block,
    header: Block,
    latch: Block,
    blocks: Vec<Block>,
}

fn find(ctx: &Context, func: &Function, loops: &LoopInfo, id: LoopId) -> Option<Found> {
    let (preheader, latch) = (loops.preheader(func, id)?, loops.latch(func, id)?);
    let lp = loops.get(id);
    let outside =
        |v: Value| func.value_inst(v).and_then(|i| func.inst_block(i)).is_none_or(|b| !loops.contains(id, b));
    let settles = func.phis(lp.header).any(|phi| {
        let (first, later) = (func.incoming_from(phi, preheader), func.incoming_from(phi, latch));
        matches!((first, later), (Some(a), Some(b)) if a != b && outside(b))
    });
    if !settles && !asked(ctx, func, latch) {
        return None;
    }
    let blocks = loops.blocks(id);
    (size(func, blocks) <= MAX_COST && is_copyable(ctx, func, blocks)).then(|| Found {
        preheader,
        header: lp.header,
        latch,
        blocks: blocks.to_vec(),
    })
}

fn asked(ctx: &Context, func: &Function, latch: Block) -> bool {
    let Some(md) = func.terminator(latch).and_then(|t| func.attachment(t, FixedMdKind::Loop)) else {
        return false;
    };
    ctx.metadata.elems(md).iter().skip(1).flatten().any(|p| {
        let elems = ctx.metadata.elems(*p);
        let name = elems.first().copied().flatten().and_then(|n| ctx.metadata.str(n));
        name == Some("llvm.loop.peeled.count")
    })
}

fn peel(ctx: &Context, func: &mut Function, found: &Found, demoted: &mut Demoted) {
    let map = demoted.copy_loop(ctx, func, &found.blocks);
    // The copy comes first, and goes on to the loop.
    let (header, latch) = (map.block(found.header), map.block(found.latch));
    let phis: Vec<Inst> = func.phis(found.header).collect();
    let copies: Vec<Inst> = func.phis(header).collect();
    let firsts: Vec<Option<Value>> = phis.iter().map(|p| func.incoming_from(*p, found.preheader)).collect();
    for &phi in &phis {
        let Some(later) = func.incoming_from(phi, found.latch) else { continue };
        func.add_incoming(phi, map.value(later), latch);
    }
    func.remove_phi_edge(found.header, found.preheader);
    for (copy, first) in copies.into_iter().zip(firsts) {
        if let Some(first) = first {
            func.replace_with_value(copy, first);
        }
    }
    if let Some(enter) = func.terminator(found.preheader) {
        redirect(func, enter, found.header, header);
    }
    if let Some(back) = func.terminator(latch) {
        func.set_attachment(back, FixedMdKind::Loop, None);
        redirect(func, back, header, found.header);
    }
}

fn redirect(func: &mut Function, branch: Inst, from: Block, to: Block) {
    for i in 0..func.block_operands(branch).len() {
        if func.block_operands(branch)[i] == from {
            func.set_block_operand(branch, i, to);
        }
    }
}
