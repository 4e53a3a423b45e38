//! `licm`: computes before a loop what is the same in every iteration.
//!
//! ```text
//! loop: %x = mul i32 %a, %b        ->     pre:  %x = mul i32 %a, %b
//!       ... %x ...                        loop: ... %x ...
//! ```
//!
//! Operations without effects move when their operands do not change in the loop; those that could fault, and loads, only
//! when they run whenever the loop is entered. A load also must not see a write of the loop: any call, barrier, fence,
//! atomic or volatile access counts as a write to everything that other threads or callees can reach.

use oxicc_ir::analysis::{DominatorTree, LoopId, LoopInfo};
use oxicc_ir::{Block, Context, Function, Inst, InstData};

use super::promote;
use super::simplify::canonicalize;
use crate::alias::{Location, is_constant_memory, is_dereferenceable, may_alias};
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::passes::scalar::promote as promote_slots;
use crate::util::{is_pure, is_speculatable, may_not_return, may_write};

pub struct Licm;

/// Stores of a loop that loads are compared with; more count as a write to everything.
const MAX_STORES: usize = 64;

impl FunctionPass for Licm {
    fn name(&self) -> &'static str {
        "licm"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let (_, loops) = analyses.loops(func);
        if loops.is_empty() {
            return Changed::Nothing;
        }
        let shaped = canonicalize(func, analyses);
        let (dom, loops) = analyses.loops(func);
        let mut hoisted = false;
        // Inner loops first: what leaves one is in the loop around it, and may leave that too.
        for id in loops.loops() {
            hoisted |= hoist_from(ctx, func, dom, loops, id);
        }
        let mut slots = Vec::new();
        for id in loops.loops().filter(|id| loops.get(*id).children.is_empty()) {
            promote::promote_from(ctx, func, dom, loops, id, &mut slots);
        }
        if !slots.is_empty() {
            promote_slots(func, dom, &slots);
            hoisted = true;
        }
        match (shaped, hoisted) {
            (true, _) => {
                // Up to date since the shape was made.
                Changed::ControlFlow
            }
            (false, _) => Changed::instructions_if(hoisted),
        }
    }
}

/// What a loop writes.
struct Writes {
    stores: Vec<Location>,
    /// Something writes memory that is not known.
    unknown: bool,
}

fn writes(ctx: &Context, func: &Function, blocks: &[Block]) -> Writes {
    let mut out = Writes { stores: Vec::new(), unknown: false };
    for inst in blocks.iter().flat_map(|b| func.block_insts(*b)) {
        match func.inst(inst) {
            InstData::Store { access, .. } if access.is_plain() && out.stores.len() < MAX_STORES => {
                out.stores.extend(Location::of(ctx, func, inst));
            }
            _ if may_write(ctx, func, inst) => {
                out.unknown = true;
                break;
            }
            _ => {}
        }
    }
    out
}

fn hoist_from(ctx: &Context, func: &mut Function, dom: &DominatorTree, loops: &LoopInfo, id: LoopId) -> bool {
    let Some(preheader) = loops.preheader(func, id) else { return false };
    let Some(end) = func.terminator(preheader) else { return false };
    let blocks = &loops.get(id).blocks;
    let writes = writes(ctx, func, blocks);
    let exiting = loops.exiting_blocks(func, id);
    let latches = loops.latches(func, id);
    let mut changed = false;
    // Control surely comes here when the loop is entered.
    let mut reached = true;
    for &block in blocks {
        let runs = exiting.iter().chain(&latches).all(|b| dom.dominates(block, *b));
        let mut next = func.first_non_phi(block);
        while let Some(inst) = next {
            next = func.next_inst(inst);
            if func.is_terminator(inst) {
                break;
            }
            let invariant = func.operands(inst).iter().all(|v| {
                func.value_inst(*v).and_then(|i| func.inst_block(i)).is_none_or(|b| !loops.contains(id, b))
            });
            if invariant && can_hoist(ctx, func, inst, &writes, runs && reached) {
                func.take_records(inst);
                func.move_before(inst, end);
                changed = true;
            } else if may_not_return(ctx, func, inst) {
                reached = false;
            }
        }
    }
    changed
}

/// Whether an instruction with invariant operands can run once, before the loop.
fn can_hoist(ctx: &Context, func: &Function, inst: Inst, writes: &Writes, surely_runs: bool) -> bool {
    match func.inst(inst) {
        InstData::Load { access, .. } if access.is_plain() => {
            let Some(at) = Location::of(ctx, func, inst) else { return false };
            let unchanged = is_constant_memory(ctx, func, &at)
                || !writes.unknown && !writes.stores.iter().any(|s| may_alias(ctx, func, s, &at));
            unchanged && (surely_runs || is_dereferenceable(ctx, func, &at))
        }
        _ => is_speculatable(ctx, func, inst) || surely_runs && is_pure(ctx, func, inst),
    }
}
