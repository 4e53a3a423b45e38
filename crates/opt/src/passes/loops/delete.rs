//! `loop-deletion`: removes loops that compute nothing.
//!
//! ```text
//! for (int i = 0; i < 10; ++i) ;      ->     (gone)
//! ```
//!
//! The loop must have no effects, nothing after it may use what it computes, and it must end: because its number of
//! iterations is known, or because the language says that loops without effects do (`llvm.loop.mustprogress`).

use cranelift_entity::SecondaryMap;
use oxicc_ir::analysis::{LoopId, LoopInfo};
use oxicc_ir::{Block, Context, FixedMdKind, Function, Op};

use super::demote::{results, use_block};
use super::simplify::canonicalize;
use super::trip_count::Test;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::remarks::RemarkKind;
use crate::util::{is_removable, may_write};

pub struct LoopDeletion;

/// Iterations that are tried to see that a loop ends.
const MAX_TRIPS: u32 = 2048;

impl FunctionPass for LoopDeletion {
    fn name(&self) -> &'static str {
        "loop-deletion"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let (_, loops) = analyses.loops(func);
        if loops.is_empty() {
            return Changed::Nothing;
        }
        let mut changed = canonicalize(func, analyses);
        let (dom, loops) = analyses.loops(func);
        let busy = busy(ctx, func, loops);
        let mut dead: Vec<(Block, Block, Block)> = Vec::new();
        for id in loops.loops() {
            let (Some(preheader), Some(latch)) = (loops.preheader(func, id), loops.latch(func, id)) else {
                continue;
            };
            let [exit] = loops.exit_blocks(func, id)[..] else { continue };
            let lp = loops.get(id);
            let contains = |b: Block| loops.contains(id, b);
            if busy[id] || !same_from_all(func, exit) {
                continue;
            }
            let test = Test { header: lp.header, preheader, latch, contains: &contains };
            let exiting: Vec<Block> =
                loops.exiting_blocks(func, id).into_iter().filter(|b| dom.dominates(*b, latch)).collect();
            let innermost = lp.children.is_empty();
            let ends = must_progress(ctx, func, latch)
                || innermost && exiting.iter().any(|b| test.trip_count(ctx, func, *b, MAX_TRIPS).is_some());
            if ends {
                dead.push((preheader, lp.header, exit));
            }
        }
        for (preheader, header, exit) in dead {
            let Some(enter) = func.terminator(preheader) else { continue };
            if func.op(enter) != Op::Br || func.block_operands(enter) != [header] {
                continue;
            }
            let phis: Vec<_> = func.phis(exit).collect();
            for phi in phis {
                if let Some(&value) = func.operands(phi).first() {
                    func.add_incoming(phi, value, preheader);
                }
            }
            func.remove_phi_edge(header, preheader);
            func.set_block_operand(enter, 0, exit);
            let about = (RemarkKind::Passed, "loop-deletion", "Deleted");
            let text = || "loop without effects removed".to_owned();
            analyses.log.about(ctx, func, Some(enter), about, text);
            analyses.log.count("loop-deletion", "loops deleted", 1);
            changed = true;
        }
        if changed { Changed::ControlFlow } else { Changed::Nothing }
    }
}

/// The loops that have effects, or compute what is used after them.
fn busy(ctx: &Context, func: &Function, loops: &LoopInfo) -> SecondaryMap<LoopId, bool> {
    let mut busy: SecondaryMap<LoopId, bool> = SecondaryMap::new();
    // The depth of the outermost loop that something of a loop, or of one inside it, is used after.
    let mut used_after: SecondaryMap<LoopId, u32> = SecondaryMap::with_default(u32::MAX);
    for &block in loops.all_blocks() {
        let Some(id) = loops.loop_of(block) else { continue };
        if busy[id] {
            continue;
        }
        let idle = |i| !may_write(ctx, func, i) && (is_removable(ctx, func, i) || func.is_terminator(i));
        if !func.block_insts(block).all(idle) {
            busy[id] = true;
            continue;
        }
        for (_, v) in results(func, block) {
            for u in func.uses(v) {
                for at in [func.inst_block(u.user), use_block(func, u)] {
                    let shared = at.and_then(|b| loops.loop_of(b)).and_then(|l| loops.common(l, id));
                    let depth = shared.map_or(0, |l| loops.get(l).depth) + 1;
                    used_after[id] = used_after[id].min(depth);
                }
            }
        }
    }
    // Inner loops come before the loops around them.
    for id in loops.loops() {
        if let Some(parent) = loops.get(id).parent {
            busy[parent] |= busy[id];
            used_after[parent] = used_after[parent].min(used_after[id]);
        }
    }
    for id in loops.loops() {
        busy[id] |= used_after[id] <= loops.get(id).depth;
    }
    busy
}

/// Whether every way into an exit brings the same values.
fn same_from_all(func: &Function, exit: Block) -> bool {
    func.phis(exit).all(|phi| {
        let mut values = func.operands(phi).iter();
        let first = values.next();
        values.all(|v| Some(v) == first)
    })
}

fn must_progress(ctx: &Context, func: &Function, latch: Block) -> bool {
    let Some(md) = func.terminator(latch).and_then(|t| func.attachment(t, FixedMdKind::Loop)) else {
        return false;
    };
    ctx.metadata.elems(md).iter().skip(1).flatten().any(|p| {
        let name = ctx.metadata.elems(*p).first().copied().flatten();
        name.and_then(|n| ctx.metadata.str(n)) == Some("llvm.loop.mustprogress")
    })
}
