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

use cranelift_entity::SecondaryMap;
use oxicc_ir::analysis::{DominatorTree, LoopId, LoopInfo};
use oxicc_ir::{Block, Context, Function, Inst, InstData, Op, Use};
use smallvec::SmallVec;

use crate::alias::{Location, is_constant_memory};
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::passes::loops::use_block;
use crate::util::{is_convergent, is_pure, may_write};

pub struct Sink;

/// Uses that are looked at for one value.
const MAX_USES: usize = 32;
/// Ways out of a loop that get a copy of what is computed for them.
const MAX_EXITS: usize = 4;

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

/// Moves what a loop computes for others alone behind it: it is computed once. Returns how many instructions moved.
pub fn sink_out_of_loops(ctx: &Context, func: &mut Function, dom: &DominatorTree, loops: &LoopInfo) -> usize {
    let mut exits: SecondaryMap<LoopId, Option<Vec<Block>>> = SecondaryMap::new();
    let mut moved = 0;
    for &block in dom.preorder().iter().rev() {
        let Some(id) = loops.loop_of(block) else { continue };
        let mut next = func.last_inst(block);
        while let Some(inst) = next {
            next = func.prev_inst(inst);
            if matches!(func.op(inst), Op::Load(_)) || !moves_at_all(ctx, func, inst) {
                continue;
            }
            let to = destination(ctx, func, dom, loops, inst, block, true);
            if let Some(to) = to.filter(|to| !loops.contains(id, *to)) {
                let Some(place) = func.first_non_phi(to) else { continue };
                func.move_before(inst, place);
                moved += 1;
                continue;
            }
            let exits = exits[id].get_or_insert_with(|| loops.exit_blocks(func, id));
            if copy_to_exits(func, dom, loops, id, exits, inst) {
                moved += 1;
            }
        }
    }
    moved
}

/// Computes a value at each of several exits that lead to its uses, in place of the loop.
fn copy_to_exits(
    func: &mut Function,
    dom: &DominatorTree,
    loops: &LoopInfo,
    id: LoopId,
    exits: &[Block],
    inst: Inst,
) -> bool {
    if !(2..=MAX_EXITS).contains(&exits.len()) {
        return false;
    }
    let Some(result) = func.result(inst) else { return false };
    let mut found: SmallVec<[(Use, Block); 8]> = SmallVec::new();
    for (n, u) in func.uses(result).enumerate() {
        let Some(at) = use_block(func, u) else { return false };
        let Some(exit) = exits.iter().find(|e| dom.dominates(**e, at)) else { return false };
        let is_own = || func.predecessors(*exit).all(|p| loops.contains(id, p));
        if n >= MAX_USES || loops.contains(id, at) || !is_own() {
            return false;
        }
        found.push((u, *exit));
    }
    if found.is_empty() {
        return false;
    }
    for &exit in exits {
        let Some(place) = func.first_non_phi(exit) else { continue };
        let mut copy = None;
        for &(u, _) in found.iter().filter(|(_, e)| *e == exit) {
            let made = *copy.get_or_insert_with(|| {
                let made = func.clone_inst(inst);
                func.insert_before(made, place);
                made
            });
            if let Some(value) = func.result(made) {
                func.replace_use(u, value);
            }
        }
    }
    func.remove_inst(inst);
    true
}

/// Whether an instruction may be computed elsewhere.
fn moves_at_all(ctx: &Context, func: &Function, inst: Inst) -> bool {
    match func.op(inst) {
        Op::Load(access) => access.is_plain(),
        Op::Phi(_) | Op::Alloca { .. } => false,
        Op::ExtractValue(_) | Op::InsertValue(_) | Op::Shuffle(_) | Op::Freeze => true,
        _ => is_pure(ctx, func, inst) && !is_convergent(ctx, func, inst),
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
    moves_at_all(ctx, func, inst).then_some(())?;
    let load = matches!(func.op(inst), Op::Load(_));
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
