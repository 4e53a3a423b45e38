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
//!
//! What only others use, behind the loop, is computed there, from the operands of the last iteration.
//!
//! One walk over all loops: each instruction leaves as many loops at once as it can. What needs no question to each loop on the way
//! (most of it: the operands tell how far) takes no longer in a deep nest.

use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use oxicc_ir::analysis::{DominatorTree, LoopId, LoopInfo};
use oxicc_ir::{Block, Context, Function, Inst, InstData};

use super::promote;
use super::simplify::canonicalize;
use crate::alias::{Location, is_constant_memory, is_dereferenceable, may_alias};
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::passes::scalar::{promote as promote_slots, sink_out_of_loops};
use crate::remarks::{Log, RemarkKind};
use crate::util::{is_pure, is_speculatable, may_not_return, may_write};

pub struct Licm;

/// Stores of a loop that loads are compared with; more count as a write to everything.
const MAX_STORES: usize = 64;
/// Loops that a load, or what could fault, leaves at once: each is asked.
const MAX_LEFT: usize = 64;

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
        let mut log = Log::new(analyses.log.wants_remarks());
        let (dom, loops) = analyses.loops(func);
        let mut hoisted = Hoist::new(ctx, func, dom, loops).run(ctx, func, &mut log);
        let sunk = sink_out_of_loops(ctx, func, dom, loops);
        log.count("licm", "instructions sunk behind their loop", sunk);
        hoisted |= sunk > 0;
        let mut slots = Vec::new();
        let innermost = |id: &LoopId| loops.get(*id).children.is_empty();
        for id in loops.loops().filter(innermost) {
            promote::promote_from(ctx, func, dom, loops, id, &mut slots);
        }
        if !slots.is_empty() {
            promote_slots(func, dom, &slots);
            log.count("licm", "places kept in registers over a loop", slots.len());
            hoisted = true;
        }
        analyses.log.join(log);
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
#[derive(Clone, Default)]
struct Writes {
    stores: Vec<Location>,
    /// Something writes memory that is not known.
    unknown: bool,
}

impl Writes {
    fn add(&mut self, stores: impl IntoIterator<Item = Location>) {
        self.stores.extend(stores);
        if self.stores.len() > MAX_STORES {
            self.unknown = true;
        }
        if self.unknown {
            self.stores = Vec::new();
        }
    }
}

/// What is known about a loop.
#[derive(Clone, Default)]
struct Facts {
    writes: Writes,
    /// What dominates this block runs whenever the loop does.
    end: PackedOption<Block>,
    preheader: PackedOption<Block>,
    /// The outermost of the loops that an instruction can leave through preheaders only, by its depth.
    open_to: u32,
}

struct Hoist<'a> {
    dom: &'a DominatorTree,
    loops: &'a LoopInfo,
    facts: SecondaryMap<LoopId, Facts>,
    /// For each place in the order of blocks: one more than that of the last block up to here in which control may end.
    stops: Vec<usize>,
}

impl<'a> Hoist<'a> {
    fn new(ctx: &Context, func: &Function, dom: &'a DominatorTree, loops: &'a LoopInfo) -> Hoist<'a> {
        let mut facts: SecondaryMap<LoopId, Facts> = SecondaryMap::new();
        for &block in loops.all_blocks() {
            let Some(id) = loops.loop_of(block) else { continue };
            let writes = &mut facts[id].writes;
            for inst in func.block_insts(block) {
                match func.inst(inst) {
                    _ if writes.unknown => break,
                    InstData::Store { access, .. } if access.is_plain() => {
                        writes.add(Location::of(ctx, func, inst));
                    }
                    _ if may_write(ctx, func, inst) => {
                        writes.unknown = true;
                        writes.add([]);
                    }
                    _ => {}
                }
            }
        }
        // Inner loops come before the loops around them.
        for id in loops.loops() {
            if let Some(parent) = loops.get(id).parent {
                let inner = facts[id].writes.clone();
                let outer = &mut facts[parent].writes;
                outer.unknown |= inner.unknown;
                outer.add(inner.stores);
            }
            facts[id].preheader = loops.preheader(func, id).into();
            facts[id].end = end(func, dom, loops, id).into();
        }
        for id in loops.loops().rev() {
            let lp = loops.get(id);
            facts[id].open_to = match (facts[id].preheader.expand(), lp.parent) {
                (None, _) => lp.depth + 1,
                (Some(_), Some(p)) => facts[p].open_to.min(lp.depth),
                (Some(_), None) => lp.depth,
            };
        }
        Hoist { dom, loops, facts, stops: Vec::new() }
    }

    fn run(mut self, ctx: &Context, func: &mut Function, log: &mut Log) -> bool {
        let mut moved = 0;
        let loops = self.loops;
        for (place, &block) in loops.all_blocks().iter().enumerate() {
            let before = place.checked_sub(1).map_or(0, |p| self.stops[p]);
            self.stops.push(before);
            let Some(id) = loops.loop_of(block) else { continue };
            let mut next = func.first_non_phi(block);
            while let Some(inst) = next {
                next = func.next_inst(inst);
                if func.is_terminator(inst) {
                    break;
                }
                let is_load = log.wants_remarks() && matches!(func.inst(inst), InstData::Load { .. });
                if let Some(to) = self.target(ctx, func, inst, block, id)
                    && let Some(end) = func.terminator(to)
                {
                    func.move_before(inst, end);
                    moved += 1;
                    if is_load {
                        let about = (RemarkKind::Passed, "licm", "Hoisted");
                        log.about(ctx, func, Some(inst), about, || "load moved out of the loop".to_owned());
                    }
                } else if may_not_return(ctx, func, inst) {
                    self.stops[place] = place + 1;
                } else if is_load && let Some(why) = self.why_not(ctx, func, inst, id) {
                    let about = (RemarkKind::Missed, "licm", "LoadStays");
                    log.about(ctx, func, Some(inst), about, || {
                        format!("load from the same address in every iteration stays in the loop: {why}")
                    });
                }
            }
        }
        log.count("licm", "instructions moved out of loops", moved);
        moved > 0
    }

    /// Why a load whose address is the same in every iteration stays in its loop.
    fn why_not(&self, ctx: &Context, func: &Function, load: Inst, id: LoopId) -> Option<&'static str> {
        let inside = |v| {
            let block = func.value_inst(v).and_then(|i| func.inst_block(i));
            block.is_some_and(|b| self.loops.contains(id, b))
        };
        if func.operands(load).iter().any(|v| inside(*v)) {
            return None;
        }
        let InstData::Load { access, .. } = func.inst(load) else { return None };
        let Some(at) = Location::of(ctx, func, load).filter(|_| access.is_plain()) else {
            return Some("it is volatile or atomic");
        };
        let writes = &self.facts[id].writes;
        Some(if is_constant_memory(ctx, func, &at) {
            "it does not run whenever the loop does"
        } else if writes.unknown {
            "a call, a barrier or another thread's write may change it"
        } else if writes.stores.iter().any(|s| may_alias(ctx, func, s, &at)) {
            "a store of the loop may be to the same memory"
        } else {
            "it does not run whenever the loop does"
        })
    }

    /// The preheader of the outermost loop that an instruction can leave.
    fn target(&self, ctx: &Context, func: &Function, inst: Inst, block: Block, id: LoopId) -> Option<Block> {
        let loops = self.loops;
        // The loops that all operands are outside of are deeper than this.
        let mut inside = 0;
        for &v in func.operands(inst) {
            let Some(other) = func.value_inst(v).and_then(|i| func.inst_block(i)) else { continue };
            let shared = loops.loop_of(other).and_then(|l| loops.common(l, id));
            inside = inside.max(shared.map_or(0, |l| loops.get(l).depth));
            if inside == loops.get(id).depth {
                return None;
            }
        }
        let is_load = matches!(func.inst(inst), InstData::Load { .. });
        if !is_load && is_speculatable(ctx, func, inst) {
            let depth = self.facts[id].open_to.max(inside + 1);
            return self.facts[loops.at_depth(id, depth).filter(|_| depth <= loops.get(id).depth)?]
                .preheader
                .expand();
        }
        let mut target = None;
        let (mut at, mut from) = (Some(id), block);
        for _ in 0..MAX_LEFT {
            let Some(id) = at.filter(|l| loops.get(*l).depth > inside) else { break };
            let facts = &self.facts[id];
            let Some(preheader) = facts.preheader.expand() else { break };
            let runs = facts.end.expand().is_some_and(|end| self.dom.dominates(from, end))
                && self.stops[loops.place(from)] <= loops.first_place(id);
            if !can_hoist(ctx, func, inst, &facts.writes, runs) {
                break;
            }
            target = Some(preheader);
            at = loops.get(id).parent;
            from = preheader;
        }
        target
    }
}

/// The last block that runs in every iteration: it dominates the ways out and back.
fn end(func: &Function, dom: &DominatorTree, loops: &LoopInfo, id: LoopId) -> Option<Block> {
    let mut ends = loops.exiting_blocks(func, id);
    ends.extend(loops.latches(func, id));
    ends.sort_unstable_by_key(|b| loops.place(*b));
    let mut ends = ends.into_iter();
    let mut end = ends.next()?;
    for b in ends {
        while !dom.dominates(end, b) {
            end = dom.idom(end)?;
        }
    }
    Some(end)
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
        _ => {
            is_speculatable(ctx, func, inst)
                || surely_runs && (is_pure(ctx, func, inst) || is_arithmetic_asm(func, inst))
        }
    }
}

/// Instructions of PTX that compute from their operands alone.
const ARITHMETIC: &[&str] = &[
    "abs", "add", "and", "bfe", "bfi", "bfind", "brev", "clz", "cos", "cvt", "dp2a", "dp4a", "ex2", "fma",
    "lg2", "lop3", "mad", "mad24", "max", "min", "mul", "mul24", "neg", "not", "or", "popc", "prmt", "rcp",
    "rsqrt", "sad", "shf", "shl", "shr", "sin", "sqrt", "sub", "tanh", "xor",
];

/// Whether a call is inline assembly of one arithmetic instruction, not volatile, without carry flag and special registers: it gives the
/// same wherever it stands and whoever runs it.
fn is_arithmetic_asm(func: &Function, inst: Inst) -> bool {
    let InstData::Call { callee, bundle_operands, .. } = func.inst(inst) else { return false };
    let Some(asm) = func.as_asm(callee) else { return false };
    if asm.has_effect() || func.result(inst).is_none() || !bundle_operands.is_empty() {
        return false;
    }
    let text = asm.text.trim().trim_end_matches(';').trim_end();
    let mut parts = text.split(char::is_whitespace).next().unwrap_or_default().split('.');
    let known = parts.next().is_some_and(|name| ARITHMETIC.contains(&name));
    known && parts.all(|modifier| modifier != "cc") && !text.contains([';', '%', '@', '{', ':'])
}
