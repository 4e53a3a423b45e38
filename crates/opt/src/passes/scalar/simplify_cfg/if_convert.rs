//! Branches around a few cheap instructions become selects, and two branches to one place become one.
//!
//! ```text
//! br i1 %c, label %t, label %j                    %x = add i32 %a, 1
//! t: %x = add i32 %a, 1   br label %j      ->     %r = select i1 %c, i32 %x, i32 %b
//! j: %r = phi i32 [ %x, %t ], [ %b, %e ]
//!
//! br i1 %c, label %m, label %x                    %d = icmp ...
//! m: %d = icmp ...  br i1 %d, label %y, label %x  ->  %e = select i1 %c, i1 %d, i1 false   br i1 %e, label %y, label %x
//! ```
//!
//! What moves must be free of effects and unable to fault: never loads, never calls that the threads of a warp meet in.

use oxicc_ir::{Block, Builder, Context, DebugLoc, Function, Inst, InstData, Op, Value};
use smallvec::SmallVec;

use crate::debug_values::forget_values;
use crate::knobs::Knob;
use crate::util::{cost, is_speculatable};

/// Whose lines what moves has.
pub static LINES_OF_BRANCHES: Knob = Knob::switch(
    "simplifycfg",
    "lines-of-branches",
    false,
    "cheap instructions that a branch is removed around belong to its line, as LLVM has it since 8; on from sm_100 on",
);
/// The cost of both sides up to which LLVM makes a select.
const MAX_COST_IN_LLVM: u32 = 4;
/// Cost of the instructions that run needlessly on one side. A divergent branch costs about as much.
const MAX_COST: u32 = 6;
/// Selects made of the phis of one join.
const MAX_SELECTS: usize = 4;
/// Cost of the second condition of a merged branch.
const MAX_CONDITION_COST: u32 = 3;

/// An arm: entered from `block` only, it ends in a plain branch. Gives the target and the cost of running it always.
fn arm(ctx: &Context, func: &Function, block: Block, arm: Block) -> Option<(Block, u32)> {
    if func.single_predecessor(arm) != Some(block) || arm == block || func.phis(arm).next().is_some() {
        return None;
    }
    let terminator = func.terminator(arm)?;
    let InstData::Br { target } = func.inst(terminator) else { return None };
    Some((target, speculation_cost(ctx, func, arm, MAX_COST)?))
}

/// Cost of all but the terminator, if it may run always and is at most `limit`.
pub fn speculation_cost(ctx: &Context, func: &Function, block: Block, limit: u32) -> Option<u32> {
    let mut sum = 0;
    for inst in func.block_insts(block) {
        if func.is_terminator(inst) {
            break;
        }
        if !is_speculatable(ctx, func, inst) {
            return None;
        }
        sum += cost(func, inst);
        if sum > limit {
            return None;
        }
    }
    Some(sum)
}

/// Moves everything but the terminator of `from` before `to`. Variables change on one way only, so that what the
/// debugger was told there does not hold behind it. They have their own lines unless they are given one.
pub fn hoist(func: &mut Function, from: Block, to: Inst, line: Option<DebugLoc>) {
    let insts: Vec<Inst> = func.block_insts(from).collect();
    for inst in insts {
        let records = func.take_records(inst);
        forget_values(func, records, to);
        if !func.is_terminator(inst) {
            func.move_before(inst, to);
            if line.is_some() {
                func.set_loc(inst, line);
            }
        }
    }
}

/// Replaces a diamond or triangle that starts in `block` by selects.
pub fn convert(ctx: &Context, func: &mut Function, block: Block, lines_of_branches: bool) -> Option<Block> {
    let terminator = func.terminator(block)?;
    let InstData::CondBr { cond, then_dest, else_dest } = func.inst(terminator) else { return None };
    if then_dest == else_dest {
        return None;
    }
    let (then_arm, else_arm) = (arm(ctx, func, block, then_dest), arm(ctx, func, block, else_dest));
    let (join, arms, cost): (Block, SmallVec<[Block; 2]>, u32) = match (then_arm, else_arm) {
        (Some((a, x)), Some((b, y))) if a == b && x + y <= MAX_COST => {
            (a, [then_dest, else_dest].into(), x + y)
        }
        (Some((a, x)), _) if a == else_dest => (a, [then_dest].as_slice().into(), x),
        (_, Some((b, y))) if b == then_dest => (b, [else_dest].as_slice().into(), y),
        _ => return None,
    };
    if join == block || arms.contains(&join) {
        return None;
    }
    let from_then = if arms.contains(&then_dest) { then_dest } else { block };
    let from_else = if arms.contains(&else_dest) { else_dest } else { block };
    let phis: Vec<Inst> = func.phis(join).collect();
    let mut pairs: Vec<(Inst, Value, Value)> = Vec::with_capacity(phis.len());
    for phi in phis {
        pairs.push((phi, func.incoming_from(phi, from_then)?, func.incoming_from(phi, from_else)?));
    }
    let selects = || pairs.iter().filter(|(_, a, b)| a != b);
    // An aggregate is many registers.
    if selects().count() > MAX_SELECTS
        || selects().any(|(_, v, _)| ctx.types.is_aggregate(func.value_type(*v)))
    {
        return None;
    }
    let line = func.loc(terminator).filter(|_| lines_of_branches && cost <= MAX_COST_IN_LLVM);
    for &a in &arms {
        hoist(func, a, terminator, line);
    }
    for (phi, then_value, else_value) in pairs {
        let value = if then_value == else_value {
            then_value
        } else {
            let ty = func.inst_type(phi);
            let select = func.create_inst(
                Op::Select(func.op(phi).fast_math()),
                ty,
                &[cond, then_value, else_value],
                &[],
            );
            func.insert_before(select, terminator);
            let loc = func.loc(terminator);
            func.set_loc(select, loc);
            func.result(select)?
        };
        for from in [from_then, from_else] {
            if let Some(i) = func.block_operands(phi).iter().position(|b| *b == from) {
                func.remove_incoming(phi, i);
            }
        }
        func.add_incoming(phi, value, block);
    }
    func.replace_inst(terminator, Op::Br, &[], &[join]);
    func.clear_attachments(terminator);
    for a in arms {
        // The branch back of a loop says how to unroll it.
        if let Some(branch) = func.terminator(a)
            && !func.attachments(branch).is_empty()
        {
            func.copy_attachments(branch, terminator);
        }
        func.remove_block(a);
    }
    Some(join)
}

/// Merges the branch of the block that `block` branches to into its own, when both can go to the same place.
pub fn merge_branches(ctx: &Context, func: &mut Function, block: Block) -> bool {
    try_merge_branches(ctx, func, block).is_some()
}

fn try_merge_branches(ctx: &Context, func: &mut Function, block: Block) -> Option<()> {
    let terminator = func.terminator(block)?;
    let InstData::CondBr { cond: first, then_dest, else_dest } = func.inst(terminator) else { return None };
    if then_dest == else_dest || !func.attachments(terminator).is_empty() {
        return None;
    }
    for (middle, common, on_true) in [(then_dest, else_dest, true), (else_dest, then_dest, false)] {
        if func.single_predecessor(middle) != Some(block)
            || middle == block
            || func.phis(middle).next().is_some()
        {
            continue;
        }
        let Some(branch) = func.terminator(middle) else { continue };
        let InstData::CondBr { cond: second, then_dest: a, else_dest: b } = func.inst(branch) else {
            continue;
        };
        let (other, second_to_other) = match () {
            _ if a == b => continue,
            _ if b == common => (a, true),
            _ if a == common => (b, false),
            _ => continue,
        };
        if other == middle || other == block || common == middle {
            continue;
        }
        if speculation_cost(ctx, func, middle, MAX_CONDITION_COST).is_none() {
            continue;
        }
        let phis: Vec<Inst> = func.phis(common).collect();
        let mut pairs = Vec::with_capacity(phis.len());
        for phi in phis {
            pairs.push((phi, func.incoming_from(phi, block)?, func.incoming_from(phi, middle)?));
        }
        let selects = || pairs.iter().filter(|(_, x, y)| x != y);
        if selects().count() > 1 || selects().any(|(_, v, _)| ctx.types.is_aggregate(func.value_type(*v))) {
            continue;
        }
        hoist(func, middle, terminator, None);
        // Without the second condition when the first decides: it may be poison then.
        let mut b = Builder::before(ctx, func, terminator);
        let (yes, no) = (b.func.const_bool(true), b.func.const_bool(false));
        let (cond, targets) = match (on_true, second_to_other) {
            (true, true) => (b.select(first, second, no), [other, common]),
            (false, false) => (b.select(first, yes, second), [common, other]),
            (true, false) => {
                let stay = b.not(second);
                (b.select(first, stay, no), [other, common])
            }
            (false, true) => {
                let leave = b.not(second);
                (b.select(first, yes, leave), [common, other])
            }
        };
        for (phi, from_block, from_middle) in pairs {
            let value = match (from_block == from_middle, on_true) {
                (true, _) => from_block,
                (false, true) => b.select(first, from_middle, from_block),
                (false, false) => b.select(first, from_block, from_middle),
            };
            let entry = b.func.block_operands(phi).iter().position(|x| *x == block);
            if let Some(i) = entry {
                b.func.set_operand(phi, i, value);
            }
        }
        // Phis of the other target come from here now; those of the common one lose an edge.
        func.replace_phi_predecessor(other, middle, block);
        func.replace_inst(terminator, Op::CondBr, &[cond], &targets);
        func.copy_attachments(branch, terminator);
        // The old branch must not take the entry of the other target along.
        func.replace_inst(branch, Op::Br, &[], &[common]);
        func.remove_block(middle);
        return Some(());
    }
    None
}
