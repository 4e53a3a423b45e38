//! `loop-simplify`: gives every loop a preheader, one latch, and exit blocks that only the loop reaches.
//!
//! ```text
//! a: br label %h    b: br label %h    ->    a, b: br label %h.pre     h.pre: br label %h
//! ```

use oxicc_ir::{Block, Context, FixedMdKind, Function};

use crate::pass::{Analyses, Changed, FunctionPass};
use crate::util::remove_unreachable;

pub struct LoopSimplify;

impl FunctionPass for LoopSimplify {
    fn name(&self) -> &'static str {
        "loop-simplify"
    }

    fn run(&self, _: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        if canonicalize(func, analyses) { Changed::ControlFlow } else { Changed::Nothing }
    }
}

/// Brings all loops into the simple form. The analyses are up to date afterwards.
pub fn canonicalize(func: &mut Function, analyses: &mut Analyses) -> bool {
    // Blocks that nothing reaches belong to no loop, but could branch into the middle of one: who copies the loop would have to know.
    let mut changed = remove_unreachable(func);
    if changed {
        analyses.invalidate(Changed::ControlFlow);
    }
    for stage in [add_preheaders, join_latches, own_exits] {
        if stage(func, analyses) {
            analyses.invalidate(Changed::ControlFlow);
            changed = true;
        }
    }
    changed
}

fn add_preheaders(func: &mut Function, analyses: &mut Analyses) -> bool {
    let (_, loops) = analyses.loops(func);
    let mut work: Vec<(Block, Vec<Block>, bool)> = Vec::new();
    for id in loops.loops() {
        if loops.preheader(func, id).is_none() {
            let header = loops.get(id).header;
            let outside = func.unique_predecessors(header).into_iter().filter(|p| !loops.contains(id, *p));
            let outside: Vec<Block> = outside.collect();
            // A test before the loop that decides something, rather than the end of another loop.
            let is_guarded = outside.len() == 1
                && loops.depth(outside[0]) < loops.depth(header)
                && !has_known_test(func, outside[0]);
            work.push((header, outside, is_guarded));
        }
    }
    work.retain(|(_, outside, _)| !outside.is_empty());
    for (header, outside, is_guarded) in &work {
        let preheader = func.split_predecessors(*header, outside);
        // What is computed for the loop belongs to the line where its first block ends, as LLVM has it.
        let loc = func.terminator(*header).filter(|_| *is_guarded).and_then(|end| func.loc(end));
        if let Some(enter) = func.terminator(preheader) {
            func.set_loc(enter, loc);
        }
    }
    !work.is_empty()
}

/// Whether a block ends with a test of constants, which nobody has folded yet.
fn has_known_test(func: &Function, block: Block) -> bool {
    let test = func.terminator(block).and_then(|end| func.value_inst(*func.operands(end).first()?));
    test.is_some_and(|test| func.operands(test).iter().all(|v| func.is_const(*v)))
}

fn join_latches(func: &mut Function, analyses: &mut Analyses) -> bool {
    let (_, loops) = analyses.loops(func);
    let work: Vec<(Block, Vec<Block>)> = loops
        .loops()
        .map(|id| (loops.get(id).header, loops.latches(func, id)))
        .filter(|(_, latches)| latches.len() > 1)
        .collect();
    for (header, latches) in &work {
        let md = latches
            .iter()
            .filter_map(|l| func.terminator(*l))
            .find_map(|t| func.attachment(t, FixedMdKind::Loop).map(|md| (t, md)));
        let latch = func.split_predecessors(*header, latches);
        if let (Some((old, md)), Some(new)) = (md, func.terminator(latch)) {
            func.set_attachment(old, FixedMdKind::Loop, None);
            func.set_attachment(new, FixedMdKind::Loop, Some(md));
        }
    }
    !work.is_empty()
}

fn own_exits(func: &mut Function, analyses: &mut Analyses) -> bool {
    let (_, loops) = analyses.loops(func);
    let mut changed = false;
    for id in loops.loops() {
        for exit in loops.exit_blocks(func, id) {
            let (inside, outside): (Vec<Block>, Vec<Block>) =
                func.unique_predecessors(exit).into_iter().partition(|p| loops.contains(id, *p));
            if !outside.is_empty() && !inside.is_empty() {
                func.split_predecessors(exit, &inside);
                changed = true;
            }
        }
    }
    changed
}
