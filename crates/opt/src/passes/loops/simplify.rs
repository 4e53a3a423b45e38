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
    let mut work: Vec<(Block, Vec<Block>)> = Vec::new();
    for id in loops.loops() {
        if loops.preheader(func, id).is_none() {
            let header = loops.get(id).header;
            let outside = func.unique_predecessors(header).into_iter().filter(|p| !loops.contains(id, *p));
            work.push((header, outside.collect()));
        }
    }
    work.retain(|(_, outside)| !outside.is_empty());
    for (header, outside) in &work {
        func.split_predecessors(*header, outside);
    }
    !work.is_empty()
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
