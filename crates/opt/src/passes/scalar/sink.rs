//! `sink`: computes values where they are needed.
//!
//! ```text
//! a: %x = fmul float %p, %q                       a: br i1 %c, label %b, label %d
//!    br i1 %c, label %b, label %d         ->
//! b: ... %x ...                                   b: %x = fmul float %p, %q   ... %x ...
//! d: ; does not use %x                            d:
//! ```
//!
//! An instruction without effects goes to the block that dominates all its uses, unless that is in a loop it was not in. A load
//! goes only to a block behind a branch of its own, when nothing in between writes. Threads that do not need the value do not
//! compute it, and it lives shorter; what threads must meet in stays where it is.

use oxicc_ir::analysis::{DominatorTree, LoopInfo};
use oxicc_ir::{Block, Context, Function, Inst, InstData, Op};

use crate::alias::{Location, is_constant_memory};
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::passes::loops::use_block;
use crate::util::{is_convergent, is_pure, may_write};

pub struct Sink;

/// Uses that are looked at for one value.
const MAX_USES: usize = 32;

impl FunctionPass for Sink {
    fn name(&self) -> &'static str {
        "sink"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let (dom, loops) = analyses.loops(func);
        let mut moved = 0;
        // Users before what they use: a chain goes down together.
        let order: Vec<Block> = dom.preorder().iter().rev().copied().collect();
        for block in order {
            let mut wrote = false;
            let mut next = func.last_inst(block);
            while let Some(inst) = next {
                next = func.prev_inst(inst);
                if let Some(to) = destination(ctx, func, dom, loops, inst, block, wrote)
                    && let Some(place) = func.first_non_phi(to)
                {
                    func.move_before(inst, place);
                    moved += 1;
                    continue;
                }
                wrote |= may_write(ctx, func, inst);
            }
        }
        analyses.log.count("sink", "instructions sunk", moved);
        Changed::instructions_if(moved > 0)
    }
}

/// Where an instruction should be, if that is further down.
fn destination(
    ctx: &Context,
    func: &Function,
    dom: &DominatorTree,
    loops: &LoopInfo,
    inst: Inst,
    block: Block,
    wrote: bool,
) -> Option<Block> {
    let result = func.result(inst)?;
    let load = match func.op(inst) {
        Op::Load(access) => access.is_plain().then_some(true)?,
        Op::Phi(_) | Op::Alloca { .. } => return None,
        Op::ExtractValue(_) | Op::InsertValue(_) | Op::Shuffle(_) | Op::Freeze => false,
        _ => (is_pure(ctx, func, inst) && !is_convergent(ctx, func, inst)).then_some(false)?,
    };
    let mut to: Option<Block> = None;
    for (n, u) in func.uses(result).enumerate() {
        let at = use_block(func, u)?;
        if n >= MAX_USES || at == block || !dom.is_reachable(at) {
            return None;
        }
        to = Some(match to {
            None => at,
            Some(old) => dom.common_dominator(old, at)?,
        });
    }
    let mut to = to?;
    // Not into a loop: up to the last block outside of it.
    while to != block && loops.depth(to) > loops.depth(block) || enters_loop(loops, block, to) {
        to = dom.idom(to)?;
    }
    if to == block || !dom.strictly_dominates(block, to) {
        return None;
    }
    if load {
        let at = Location::of(ctx, func, inst)?;
        let unchanged =
            is_constant_memory(ctx, func, &at) || !wrote && func.single_predecessor(to) == Some(block);
        unchanged.then_some(())?;
    }
    matches!(
        func.inst(func.terminator(block)?),
        InstData::CondBr { .. } | InstData::Switch { .. } | InstData::Br { .. }
    )
    .then_some(to)
}

/// Whether a block is in a loop that another one is not in.
fn enters_loop(loops: &LoopInfo, from: Block, to: Block) -> bool {
    match loops.loop_of(to) {
        Some(id) => !loops.contains(id, from),
        None => false,
    }
}
