//! `basic-dbe`: removes barriers of the block that keep nothing apart.
//!
//! ```text
//! call void @llvm.nvvm.barrier0()
//! %i = add i32 %n, 1                       ->      call void @llvm.nvvm.barrier0()
//! call void @llvm.nvvm.barrier0()                  %i = add i32 %n, 1
//! ```
//!
//! A barrier is gone when nothing between it and the barrier before it touches memory, on no way; the beginning of a kernel counts as a
//! barrier, and so does its end. It is also gone when what happens between the barriers around it would not have to be kept apart: where
//! both sides only read, or one does nothing. Threads still meet as often as they must for what memory shows. No pipeline runs it unless the
//! knob asks for it, as in the reference.

use std::fmt;

use oxicc_ir::{Block, CallConv, Context, Function, Inst, InstData, Op};
use rustc_hash::FxHashMap;

use crate::alias::{Location, is_constant_memory};
use crate::knobs::Knob;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::remarks::RemarkKind;

pub struct BasicDbe;

/// Barriers that are removed from a function because of what is on both sides.
const MAX_ROUNDS: usize = 64;

/// Whether the pipelines end with this pass.
pub static ON: Knob =
    Knob::switch("basic-dbe", "basic-dbe", false, "barriers that keep nothing apart are removed");

impl FunctionPass for BasicDbe {
    fn name(&self) -> &'static str {
        "basic-dbe"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let kernel = ctx.global(func.id()).as_function().is_some_and(|h| h.cc == CallConv::PTX_KERNEL);
        if !func.all_insts().any(|(_, i)| is_barrier(ctx, func, i)) {
            return Changed::Nothing;
        }
        let order: Vec<Block> = analyses.dominators(func).preorder().to_vec();
        let quiet = quiet_at_start(ctx, func, &order, kernel);
        let mut dead = Vec::new();
        for block in order {
            let mut is_quiet = quiet.get(&block).copied().unwrap_or(false);
            for inst in func.block_insts(block) {
                if is_barrier(ctx, func, inst) {
                    if is_quiet {
                        dead.push(inst);
                    }
                    is_quiet = true;
                } else {
                    is_quiet &= !touches(ctx, func, inst);
                }
            }
        }
        for inst in &dead {
            func.remove_inst(*inst);
        }
        let mut removed = dead.len();
        let order: Vec<Block> = analyses.dominators(func).preorder().to_vec();
        // What is around a barrier changes with each that goes.
        for _ in 0..MAX_ROUNDS {
            let Some((inst, above, below)) = between_reads(ctx, func, &order, kernel) else { break };
            let about = (RemarkKind::Passed, "basic-dbe", "RemovedBarrier");
            analyses.log.about(ctx, func, Some(inst), about, || {
                format!("removed a barrier: {above} before it, {below} behind it")
            });
            func.remove_inst(inst);
            removed += 1;
        }
        analyses.log.count("basic-dbe", "barriers removed", removed);
        Changed::instructions_if(removed > 0)
    }
}

/// The blocks that control only comes to with nothing touched since a barrier: the largest such set, found by taking blocks out of it.
fn quiet_at_start(ctx: &Context, func: &Function, order: &[Block], kernel: bool) -> FxHashMap<Block, bool> {
    let mut start: FxHashMap<Block, bool> = order.iter().map(|b| (*b, true)).collect();
    if let Some(entry) = func.entry() {
        start.insert(entry, kernel);
    }
    // What a block makes of a quiet beginning, and of another one.
    let through = |block: Block, quiet: bool| {
        func.block_insts(block).fold(quiet, |q, i| is_barrier(ctx, func, i) || q && !touches(ctx, func, i))
    };
    let ends: FxHashMap<Block, [bool; 2]> =
        order.iter().map(|b| (*b, [through(*b, false), through(*b, true)])).collect();
    let mut work: Vec<Block> = order.to_vec();
    while let Some(block) = work.pop() {
        let end = ends[&block][usize::from(start[&block])];
        for succ in func.successors(block) {
            // Each block is taken out once.
            if !end && start.insert(*succ, false) == Some(true) {
                work.push(*succ);
            }
        }
    }
    start
}

/// What happens to memory between two barriers.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Effects {
    reads: bool,
    writes: bool,
}

impl Effects {
    const ALL: Effects = Effects { reads: true, writes: true };

    fn and(self, other: Effects) -> Effects {
        Effects { reads: self.reads || other.reads, writes: self.writes || other.writes }
    }

    /// Whether threads may be in both at a time.
    fn agrees_with(self, other: Effects) -> bool {
        !(self.writes && (other.reads || other.writes) || other.writes && self.reads)
    }
}

impl fmt::Display for Effects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.reads, self.writes) {
            (false, false) => "nothing",
            (true, false) => "reads",
            (false, true) => "writes",
            (true, true) => "reads and writes",
        })
    }
}

/// What an instruction that is no barrier does.
fn effects(ctx: &Context, func: &Function, inst: Inst) -> Effects {
    match func.op(inst) {
        Op::Load(access) if access.is_plain() => {
            let constant = Location::of(ctx, func, inst).is_some_and(|at| is_constant_memory(ctx, func, &at));
            Effects { reads: !constant, writes: false }
        }
        _ if touches(ctx, func, inst) => Effects::ALL,
        _ => Effects::default(),
    }
}

/// A barrier whose sides need not be kept apart, and what they do.
fn between_reads(
    ctx: &Context,
    func: &Function,
    order: &[Block],
    kernel: bool,
) -> Option<(Inst, Effects, Effects)> {
    // Who calls a function, and what it returns to, may do anything.
    let outside = if kernel { Effects::default() } else { Effects::ALL };
    let mut above: FxHashMap<Block, Effects> = FxHashMap::default();
    let mut below: FxHashMap<Block, Effects> = FxHashMap::default();
    if let Some(entry) = func.entry() {
        above.insert(entry, outside);
    }
    let step = |around: Effects, inst: Inst| match is_barrier(ctx, func, inst) {
        true => Effects::default(),
        false => around.and(effects(ctx, func, inst)),
    };
    // Both only grow, by two bits a block.
    let mut work: Vec<Block> = order.to_vec();
    while let Some(block) = work.pop() {
        let end = func.block_insts(block).fold(above.get(&block).copied().unwrap_or_default(), step);
        for &succ in func.successors(block) {
            let known = above.entry(succ).or_default();
            if known.and(end) != *known {
                *known = known.and(end);
                work.push(succ);
            }
        }
    }
    let at_end = |below: &FxHashMap<Block, Effects>, block: Block| {
        let successors = func.successors(block);
        let start = if successors.is_empty() { outside } else { Effects::default() };
        successors.iter().fold(start, |all, s| all.and(below.get(s).copied().unwrap_or_default()))
    };
    let mut work: Vec<Block> = order.to_vec();
    while let Some(block) = work.pop() {
        let start = func.block_insts(block).rev().fold(at_end(&below, block), step);
        let known = below.entry(block).or_default();
        if known.and(start) != *known {
            *known = known.and(start);
            work.extend(func.predecessors(block));
        }
    }
    order.iter().find_map(|&block| {
        let mut before = above.get(&block).copied().unwrap_or_default();
        let insts: Vec<Inst> = func.block_insts(block).collect();
        let behind: Vec<Effects> = {
            let mut all = vec![at_end(&below, block)];
            insts.iter().rev().for_each(|i| all.push(step(all[all.len() - 1], *i)));
            all.into_iter().rev().skip(1).collect()
        };
        insts.iter().zip(behind).find_map(|(&inst, behind)| {
            if is_barrier(ctx, func, inst) && before.agrees_with(behind) {
                return Some((inst, before, behind));
            }
            before = step(before, inst);
            None
        })
    })
}

fn is_barrier(ctx: &Context, func: &Function, inst: Inst) -> bool {
    func.direct_callee(inst).is_some_and(|callee| {
        let name = ctx.global(callee).name();
        name == "llvm.nvvm.barrier0"
            || name == "llvm.nvvm.barrier.cta.sync.aligned.all" && is_first(func, inst)
    })
}

/// Whether it is the barrier with number 0.
fn is_first(func: &Function, inst: Inst) -> bool {
    matches!(func.inst(inst), InstData::Call { args, .. } if args.first().and_then(|a| func.as_u64(*a)) == Some(0))
}

/// Whether an instruction reads or writes memory, or threads meet in it.
fn touches(ctx: &Context, func: &Function, inst: Inst) -> bool {
    match func.inst(inst) {
        InstData::Load { .. } | InstData::Store { .. } => true,
        InstData::Call { .. } => func.direct_callee(inst).is_none_or(|callee| {
            let name = ctx.global(callee).name();
            !name.starts_with("llvm.nvvm.read.ptx.sreg.") && !name.starts_with("llvm.dbg.")
        }),
        _ => crate::util::may_write(ctx, func, inst),
    }
}
