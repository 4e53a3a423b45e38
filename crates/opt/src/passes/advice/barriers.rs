//! Barriers of the block that some of its threads do not come to.

use oxicc_ir::{Block, Context, Function, Inst, InstData, Value, ValueDef};
use rustc_hash::FxHashSet;

use super::Finding;
use crate::util::may_write;

/// Branches on the number of a thread that are looked at.
const MAX_BRANCHES: usize = 64;
/// How deep a condition is followed.
const MAX_DEPTH: u32 = 12;

/// A barrier behind a branch that threads of one block take both ways, for sure, where those that go the other way do more than leave:
/// threads that are done do not count.
pub fn find(ctx: &Context, func: &Function, findings: &mut Vec<Finding>) {
    let barriers: Vec<(Block, Inst)> = func.all_insts().filter(|(_, i)| is_barrier(ctx, func, *i)).collect();
    if barriers.is_empty() {
        return;
    }
    let mut branches = 0;
    let mut told = FxHashSet::default();
    for block in func.blocks() {
        let Some(InstData::CondBr { cond, then_dest, else_dest }) =
            func.terminator(block).map(|t| func.inst(t))
        else {
            continue;
        };
        if then_dest == else_dest || branches >= MAX_BRANCHES || !parts_threads(ctx, func, cond) {
            continue;
        }
        branches += 1;
        let (a, b) = (reached(func, then_dest), reached(func, else_dest));
        for (here, there) in [(&a, &b), (&b, &a)] {
            let works = there.iter().any(|b| func.block_insts(*b).any(|i| may_write(ctx, func, i)));
            // The others may have a barrier of their own.
            let meets = barriers.iter().any(|(b, _)| there.contains(b) && !here.contains(b));
            if !works || meets {
                continue;
            }
            for (_, inst) in barriers.iter().filter(|(b, _)| here.contains(b) && !there.contains(b)) {
                if told.insert(*inst) {
                    findings.push(Finding {
                        at: *inst,
                        subject: "barrier",
                        message: "not all threads of a block come to this barrier: it is behind a branch on the number of the thread, \
                                  and the others go on elsewhere"
                            .to_owned(),
                    });
                }
            }
        }
    }
}

fn is_barrier(ctx: &Context, func: &Function, inst: Inst) -> bool {
    func.direct_callee(inst).is_some_and(|callee| {
        let name = ctx.global(callee).name();
        name.starts_with("llvm.nvvm.barrier0")
    })
}

/// The blocks that control may come to from here.
fn reached(func: &Function, from: Block) -> FxHashSet<Block> {
    let mut seen = FxHashSet::default();
    let mut work = vec![from];
    while let Some(block) = work.pop() {
        if seen.insert(block) {
            work.extend_from_slice(func.successors(block));
        }
    }
    seen
}

/// Whether a condition compares the number of a thread in its block with a constant: a block of one warp or more has both.
fn parts_threads(ctx: &Context, func: &Function, cond: Value) -> bool {
    let Some(InstData::ICmp { lhs, rhs, .. }) = func.value_inst_data(cond) else { return false };
    func.as_u64(rhs).is_some() && is_of_thread(ctx, func, lhs, MAX_DEPTH) == Some(true)
}

/// Whether a value is computed from the number of the thread (`Some(false)`: from constants) and nothing else.
fn is_of_thread(ctx: &Context, func: &Function, v: Value, depth: u32) -> Option<bool> {
    if let ValueDef::Const(_) = func.value_def(v) {
        return Some(false);
    }
    let (inst, depth) = (func.value_inst(v)?, depth.checked_sub(1)?);
    match func.inst(inst) {
        InstData::Binary { lhs, rhs, .. } => {
            Some(is_of_thread(ctx, func, lhs, depth)? | is_of_thread(ctx, func, rhs, depth)?)
        }
        InstData::Cast { value, .. } => is_of_thread(ctx, func, value, depth),
        InstData::Call { .. } => {
            let name = ctx.global(func.direct_callee(inst)?).name();
            matches!(name.strip_prefix("llvm.nvvm.read.ptx.sreg.")?, "tid.x" | "laneid").then_some(true)
        }
        _ => None,
    }
}
