//! What passes that copy loops have in common.

use oxicc_ir::analysis::{LoopId, LoopInfo};
use oxicc_ir::{Block, Context, Function, Inst, Op};

use super::demote::Demoted;
use super::simplify::canonicalize;
use crate::pass::{Analyses, Changed};
use crate::util::{cost, is_convergent};

/// The instructions of these blocks.
fn insts<'a>(func: &'a Function, blocks: &'a [Block]) -> impl Iterator<Item = Inst> + 'a {
    blocks.iter().flat_map(|b| func.block_insts(*b))
}

/// Whether there may be a second copy of these blocks that some threads run in place of the first.
pub fn is_copyable(ctx: &Context, func: &Function, blocks: &[Block]) -> bool {
    insts(func, blocks)
        .all(|i| !matches!(func.op(i), Op::Alloca { .. } | Op::IndirectBr) && !is_convergent(ctx, func, i))
}

/// What these blocks cost.
pub fn size(func: &Function, blocks: &[Block]) -> u32 {
    insts(func, blocks).map(|i| cost(func, i)).sum()
}

/// Changes innermost loops, at most `limit` of them, each by copying it. Returns how many, and what that changed.
pub fn change_innermost<Found>(
    func: &mut Function,
    analyses: &mut Analyses,
    limit: usize,
    find: impl Fn(&Function, &LoopInfo, LoopId) -> Option<Found>,
    change: impl Fn(&mut Function, &Found, &mut Demoted),
) -> (usize, Changed) {
    let (_, loops) = analyses.loops(func);
    if loops.is_empty() {
        return (0, Changed::Nothing);
    }
    let shaped = canonicalize(func, analyses);
    let (_, loops) = analyses.loops(func);
    // Innermost loops have no blocks in common: what is known about one holds while another is copied.
    let innermost = loops.loops().filter(|id| loops.get(*id).children.is_empty());
    let found: Vec<Found> = innermost.filter_map(|id| find(func, loops, id)).take(limit).collect();
    let mut demoted = Demoted::default();
    for f in &found {
        change(func, f, &mut demoted);
    }
    demoted.promote(func);
    let changed = if shaped || !found.is_empty() { Changed::ControlFlow } else { Changed::Nothing };
    (found.len(), changed)
}
