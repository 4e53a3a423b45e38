//! `basic-dbe`: removes barriers of the block that keep nothing apart.
//!
//! ```text
//! call void @llvm.nvvm.barrier0()
//! %i = add i32 %n, 1                       ->      call void @llvm.nvvm.barrier0()
//! call void @llvm.nvvm.barrier0()                  %i = add i32 %n, 1
//! ```
//!
//! A barrier is gone when nothing between it and the barrier before it touches memory, on no way; the beginning of a kernel counts as a
//! barrier, and so does its end. Threads still meet as often as they must for what memory shows. No pipeline runs it unless the
//! knob asks for it, as in the reference.

use oxicc_ir::{Block, CallConv, Context, Function, Inst, InstData};
use rustc_hash::FxHashMap;

use crate::knobs::Knob;
use crate::pass::{Analyses, Changed, FunctionPass};

pub struct BasicDbe;

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
        analyses.log.count("basic-dbe", "barriers removed", dead.len());
        Changed::instructions_if(!dead.is_empty())
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
