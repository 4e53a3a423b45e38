//! `loop-rotate`: tests the condition of a loop at its end, after one test before it.
//!
//! ```text
//! h: %c = ...  br i1 %c, label %body, label %exit        (before)  %c0 = ...   br i1 %c0, label %body, label %exit
//! body: ...   br label %h                          ->    body: ...
//!                                                        h: %c = ...   br i1 %c, label %body, label %exit
//! ```
//!
//! One branch per iteration instead of two, and everything in the body is known to run when the loop does.

use oxicc_ir::{Block, Context, FixedMdKind, Function, Inst, InstData, Op, Value};
use rustc_hash::FxHashMap;

use super::demote::{Demoted, incoming_block, results};
use super::simplify::canonicalize;
use crate::debug_values::forget_values;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::util::{is_convergent, is_speculatable, may_write};

pub struct LoopRotate;

/// Instructions of a way back that is done before the test.
const MAX_LATCH: usize = 6;
/// Instructions of a header that is still copied.
const MAX_HEADER: usize = 24;

impl FunctionPass for LoopRotate {
    fn name(&self) -> &'static str {
        "loop-rotate"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let (_, loops) = analyses.loops(func);
        if loops.is_empty() {
            return Changed::Nothing;
        }
        let mut changed = canonicalize(func, analyses);
        let (_, loops) = analyses.loops(func);
        let mut work = Vec::new();
        let mut joined = Vec::new();
        for id in loops.loops() {
            let header = loops.get(id).header;
            let (Some(preheader), Some(latch)) = (loops.preheader(func, id), loops.latch(func, id)) else {
                continue;
            };
            let leaves = |b: Block| func.successors(b).iter().any(|s| !loops.contains(id, *s));
            if header != latch && leaves(header) && can_join(ctx, func, header, latch) {
                joined.push((header, latch));
                continue;
            }
            if header != latch && leaves(header) && !leaves(latch) && can_copy(ctx, func, header) {
                work.push((header, preheader, latch));
            }
        }
        for (header, latch) in joined {
            join(func, header, latch);
            changed = true;
        }
        let mut demoted = Demoted::default();
        analyses.log.count("loop-rotate", "loops with the test at the end", work.len());
        for (header, preheader, latch) in work {
            rotate(ctx, func, header, preheader, latch, &mut demoted);
            changed = true;
        }
        demoted.promote(func);
        if changed { Changed::ControlFlow } else { Changed::Nothing }
    }
}

/// Whether the way back is so little work that it can be done before the test: a header that writes memory is dear to copy.
fn can_join(ctx: &Context, func: &Function, header: Block, latch: Block) -> bool {
    let writes = func.block_insts(header).any(|i| may_write(ctx, func, i));
    let (Some(test), Some(back)) = (func.terminator(header), func.terminator(latch)) else { return false };
    writes
        && matches!(func.op(test), Op::CondBr)
        && matches!(func.op(back), Op::Br)
        && func.single_predecessor(latch) == Some(header)
        && func.phis(latch).next().is_none()
        && func.block_insts(latch).count() <= MAX_LATCH
        && func.block_insts(latch).all(|i| i == back || is_speculatable(ctx, func, i))
}

/// Moves the work of the latch before the test, which then goes back itself.
fn join(func: &mut Function, header: Block, latch: Block) {
    let (Some(test), Some(back)) = (func.terminator(header), func.terminator(latch)) else { return };
    let insts: Vec<Inst> = func.block_insts(latch).collect();
    for inst in insts {
        let records = func.take_records(inst);
        forget_values(func, records, test);
        if inst != back {
            func.move_before(inst, test);
        }
    }
    let md = func.attachment(back, FixedMdKind::Loop);
    for i in 0..func.block_operands(test).len() {
        if func.block_operands(test)[i] == latch {
            func.set_block_operand(test, i, header);
        }
    }
    func.replace_phi_predecessor(header, latch, header);
    func.set_attachment(test, FixedMdKind::Loop, md);
    func.remove_block(latch);
}

fn can_copy(ctx: &Context, func: &Function, header: Block) -> bool {
    let Some(terminator) = func.terminator(header) else { return false };
    let InstData::CondBr { then_dest, else_dest, .. } = func.inst(terminator) else { return false };
    then_dest != else_dest
        && func.block_insts(header).count() <= MAX_HEADER
        && func
            .block_insts(header)
            .all(|i| !is_convergent(ctx, func, i) && !matches!(func.op(i), Op::Alloca { .. }))
}

fn rotate(
    ctx: &Context,
    func: &mut Function,
    header: Block,
    preheader: Block,
    latch: Block,
    demoted: &mut Demoted,
) {
    let (Some(enter), Some(back), Some(test)) =
        (func.terminator(preheader), func.terminator(latch), func.terminator(header))
    else {
        return;
    };
    for (_, value) in results(func, header) {
        demoted.demote(ctx, func, value, |f, u| match incoming_block(f, u) {
            // Values for the exit travel with the edge, which is copied.
            Some(from) => from != header,
            None => f.inst_block(u.user) != Some(header),
        });
    }
    // The copy before the loop.
    let mut map: FxHashMap<Value, Value> = FxHashMap::default();
    let insts: Vec<Inst> = func.block_insts(header).collect();
    let mut phis = Vec::new();
    for inst in insts {
        if func.is_phi(inst) {
            if let (Some(value), Some(first)) = (func.result(inst), func.incoming_from(inst, preheader)) {
                map.insert(value, first);
            }
            phis.push(inst);
        } else if !func.is_terminator(inst) {
            let copy = func.clone_inst(inst);
            func.insert_before(copy, enter);
            for i in 0..func.operands(copy).len() {
                if let Some(v) = map.get(&func.operand(copy, i)) {
                    func.set_operand(copy, i, *v);
                }
            }
            if let (Some(from), Some(to)) = (func.result(inst), func.result(copy)) {
                func.copy_value_name(from, to);
                map.insert(from, to);
            }
        }
    }
    let successors: Vec<Block> = func.block_operands(test).to_vec();
    for &succ in &successors {
        let targets: Vec<Inst> = func.phis(succ).collect();
        for phi in targets {
            if let Some(v) = func.incoming_from(phi, header) {
                func.add_incoming(phi, map.get(&v).copied().unwrap_or(v), preheader);
            }
        }
    }
    let cond = func.operand(test, 0);
    let cond = map.get(&cond).copied().unwrap_or(cond);
    func.replace_inst(enter, Op::CondBr, &[cond], &successors);
    let loc = func.loc(test);
    func.set_loc(enter, loc);
    // The header is now the end of the loop, reached from the latch only.
    for phi in phis {
        if let Some(value) = func.incoming_from(phi, latch) {
            func.replace_with_value(phi, value);
        }
    }
    let md = func.attachment(back, FixedMdKind::Loop);
    func.set_attachment(back, FixedMdKind::Loop, None);
    func.set_attachment(test, FixedMdKind::Loop, md);
    func.move_block_after(header, latch);
}
