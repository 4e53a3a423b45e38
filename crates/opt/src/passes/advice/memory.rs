//! Accesses to memory: bank conflicts, threads far apart, loads that could be read-only, arrays that stay in memory.

use std::collections::BTreeMap;

use oxicc_ir::analysis::{DominatorTree, LoopInfo};
use oxicc_ir::{
    AddrSpace, Block, Context, FixedMdKind, Function, Inst, InstData, IntPred, Op, Value, ValueDef,
};
use rustc_hash::{FxHashMap, FxHashSet};

use super::Finding;
use super::step::Steps;
use crate::alias::{Location, object, split};
use crate::util::may_write;

/// Threads of a warp.
const WARP: i64 = 32;
/// Banks of shared memory, and the bytes of one.
const BANKS: i64 = 32;
const BANK: i64 = 4;
/// The widest access.
const WIDEST: i64 = 16;
/// What global memory is read by.
const SECTOR: i64 = 32;
/// Sectors that are worth a word.
const LEAST: i64 = 8;

/// Accesses of one kind to one object with the same distance between neighbouring threads.
struct Group {
    first: Inst,
    /// The addresses; two accesses to one are one.
    ptrs: FxHashSet<Value>,
    /// Bytes of all of them: what one leaves of a line another may use, and the vectorizer may make one of several.
    bytes: i64,
    is_load: bool,
}

pub fn find(ctx: &Context, func: &Function, loops: &LoopInfo, findings: &mut Vec<Finding>) {
    let mut steps = Steps::new(ctx, func, loops);
    let has_rows = uses_rows(ctx, func);
    let alone = run_by_few(func, &mut steps);
    let mut groups: BTreeMap<(Value, i64, bool, AddrSpace), Group> = BTreeMap::new();
    for (block, inst) in func.all_insts() {
        if alone.contains(&block) {
            continue;
        }
        let (ptr, ty, is_load) = match func.inst(inst) {
            InstData::Load { ptr, access, .. } if access.is_plain() => (ptr, func.inst_type(inst), true),
            InstData::Store { ptr, value, access, .. } if access.is_plain() => {
                (ptr, func.value_type(value), false)
            }
            _ => continue,
        };
        let (_, space) = object(ctx, func, split(ctx, func, ptr).0);
        let (object, _) = object(ctx, func, ptr);
        let Some(step) = steps.of(ptr).filter(|step| *step != 0) else { continue };
        if space != AddrSpace::SHARED && space != AddrSpace::GLOBAL {
            continue;
        }
        let new = || Group { first: inst, ptrs: FxHashSet::default(), bytes: 0, is_load };
        let group = groups.entry((object, step.abs(), is_load, space)).or_insert_with(new);
        if group.ptrs.insert(ptr) {
            let size = ctx.data_layout.store_size(&ctx.types, ty);
            group.bytes = group.bytes.saturating_add(i64::try_from(size).unwrap_or(i64::MAX));
        }
    }
    for ((_, distance, _, space), group) in &groups {
        findings.extend(match *space {
            AddrSpace::SHARED => bank_conflict(group, *distance, has_rows),
            _ => far_apart(group, *distance),
        });
    }
    read_only(ctx, func, findings);
    local_arrays(ctx, func, findings);
}

/// Blocks that only threads with one number of some kind run: `if (threadIdx.x == 0)`.
fn run_by_few(func: &Function, steps: &mut Steps) -> FxHashSet<Block> {
    let mut entered = Vec::new();
    for block in func.blocks() {
        let Some(InstData::CondBr { cond, then_dest, else_dest }) =
            func.terminator(block).map(|i| func.inst(i))
        else {
            continue;
        };
        let Some(InstData::ICmp { pred, lhs, rhs, .. }) = func.value_inst_data(cond) else { continue };
        let to = match pred {
            IntPred::Eq => then_dest,
            IntPred::Ne => else_dest,
            _ => continue,
        };
        let (a, b) = (steps.of(lhs), steps.of(rhs));
        let tells_apart = matches!((a, b), (Some(x), Some(0)) | (Some(0), Some(x)) if x != 0);
        if tells_apart && then_dest != else_dest && func.single_predecessor(to) == Some(block) {
            entered.push(to);
        }
    }
    if entered.is_empty() {
        return FxHashSet::default();
    }
    let dom = DominatorTree::compute(func);
    func.blocks().filter(|b| entered.iter().any(|e| dom.dominates(*e, *b))).collect()
}

/// Whether a block may have more than one row, so that a warp may be made of several.
fn uses_rows(ctx: &Context, func: &Function) -> bool {
    func.all_insts().any(|(_, i)| {
        func.direct_callee(i).is_some_and(|callee| ctx.global(callee).name().ends_with("sreg.tid.y"))
    })
}

/// A warp reads four bytes from each bank at a time; wider accesses are made of parts of a warp.
fn bank_conflict(group: &Group, distance: i64, has_rows: bool) -> Option<Finding> {
    // The vectorizer may make wider accesses of several: there is a conflict if there is one whatever it does.
    let widest = group.bytes.min(distance).clamp(BANK, WIDEST);
    let sizes = [BANK, 2 * BANK, WIDEST].into_iter().filter(|size| *size <= widest);
    let ways = sizes.filter_map(|size| ways(size, distance, has_rows)).min().filter(|ways| *ways > 1)?;
    let what = if group.is_load { "load" } else { "store" };
    Some(Finding {
        at: group.first,
        subject: "banks",
        message: format!(
            "this {what} of shared memory has a bank conflict of {ways} ways: neighbouring threads are {distance} bytes apart; a row \
             that is one element longer would spread them"
        ),
    })
}

/// Words that the busiest bank gives to threads that are served together.
fn ways(size: i64, distance: i64, has_rows: bool) -> Option<usize> {
    let together = (WARP * BANK / size).min(if has_rows { WARP / 2 } else { WARP });
    let mut banks: FxHashMap<i64, FxHashSet<i64>> = FxHashMap::default();
    for lane in 0..together {
        let first = lane.checked_mul(distance)? / BANK;
        for word in first..first + size / BANK {
            banks.entry(word % BANKS).or_default().insert(word);
        }
    }
    banks.values().map(FxHashSet::len).max()
}

/// What the accesses do not use of the sectors they touch is read or written for nothing.
fn far_apart(group: &Group, distance: i64) -> Option<Finding> {
    let bytes = group.bytes.min(distance);
    let touched = WARP * distance.min(SECTOR.max(bytes)) / SECTOR;
    let enough = (WARP * bytes / SECTOR).max(1);
    if touched < (4 * enough).max(LEAST) {
        return None;
    }
    let what = if group.is_load { "load" } else { "store" };
    Some(Finding {
        at: group.first,
        subject: "coalescing",
        message: format!(
            "this {what} of global memory is not coalesced: neighbouring threads are {distance} bytes apart, so that a warp touches \
             {touched} sectors of {SECTOR} bytes for {} bytes",
            WARP * bytes
        ),
    })
}

/// Parameters that a kernel only reads through, while it writes through others that may point to the same.
fn read_only(ctx: &Context, func: &Function, findings: &mut Vec<Finding>) {
    let argument = |at: &Location| match func.value_def(at.object) {
        ValueDef::Arg(n) => Some(n),
        _ => None,
    };
    let mut written = FxHashSet::default();
    for (_, inst) in func.all_insts() {
        match func.inst(inst) {
            InstData::Store { .. } => {
                let Some(at) = Location::of(ctx, func, inst) else { return };
                if at.is_in(AddrSpace::SHARED) || at.is_in(AddrSpace::LOCAL) {
                    continue;
                }
                // A store to who knows where may be to anything.
                let Some(n) = argument(&at) else { return };
                written.insert(n);
            }
            _ if may_write(ctx, func, inst) && !is_barrier(ctx, func, inst) => return,
            _ => {}
        }
    }
    if written.is_empty() {
        return;
    }
    let mut told = FxHashSet::default();
    for (_, inst) in func.all_insts() {
        let InstData::Load { access, .. } = func.inst(inst) else { continue };
        if !access.is_plain() || func.attachment(inst, FixedMdKind::InvariantLoad).is_some() {
            continue;
        }
        let Some(at) = Location::of(ctx, func, inst).filter(|at| at.is_in(AddrSpace::GLOBAL)) else {
            continue;
        };
        let Some(n) = argument(&at).filter(|n| !written.contains(n)) else { continue };
        if told.insert(n) {
            findings.push(Finding {
                at: inst,
                subject: "restrict",
                message: format!(
                    "what parameter {} of the kernel points to is only read, but another parameter is written through and may point \
                     there, too: with __restrict__ on both this load could use the read-only cache",
                    n + 1
                ),
            });
        }
    }
}

fn is_barrier(ctx: &Context, func: &Function, inst: Inst) -> bool {
    func.direct_callee(inst).is_some_and(|callee| ctx.global(callee).name().starts_with("llvm.nvvm.barrier"))
}

/// Arrays of a thread that are left when all that could be is in registers, because an index is computed.
fn local_arrays(ctx: &Context, func: &Function, findings: &mut Vec<Finding>) {
    let mut told = FxHashSet::default();
    for (_, inst) in func.all_insts() {
        let ptr = match func.inst(inst) {
            InstData::Load { ptr, .. } | InstData::Store { ptr, .. } => ptr,
            _ => continue,
        };
        let (base, _) = split(ctx, func, ptr);
        let (object, _) = object(ctx, func, base);
        let Some(Op::Alloca { ty, .. }) = func.value_inst(object).map(|i| func.op(i)) else { continue };
        // Behind constant distances there is something else than the array: a computed index.
        if base == object || !told.insert(object) {
            continue;
        }
        let bytes = ctx.data_layout.alloc_size(&ctx.types, ty);
        findings.push(Finding {
            at: inst,
            subject: "local",
            message: format!(
                "a local array of {bytes} bytes stays in memory, because this index is not known while compiling"
            ),
        });
    }
}
