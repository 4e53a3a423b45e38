//! `jump-threading`: goes straight to where a branch will go.
//!
//! ```text
//! a: br label %j                                        a: br label %yes
//! b: br label %j                                   ->   b: br label %j
//! j: %c = phi i1 [ true, %a ], [ %x, %b ]               j: br i1 %x, label %yes, label %no
//!    br i1 %c, label %yes, label %no
//! ```
//!
//! What `a && b` and `x || y` leave behind when they are too dear for a select; and questions that were asked on the way already, as the
//! copies of an unrolled loop do that ask one thing each: `if (c) a; if (c) b;` becomes `if (c) { a; b; }`. The block that is skipped has nothing but
//! phis and the computation of its condition, so that nothing that threads must meet in is ever copied. Loop headers are
//! left alone: a second way into a loop would make it irreducible.

use cranelift_entity::{EntitySet, SecondaryMap};
use oxicc_ir::analysis::LoopId;
use oxicc_ir::{Block, Context, Function, Inst, InstData, Op, Type, Value};
use rustc_hash::FxHashMap;

use crate::fold;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::passes::loops::{Demoted, use_block};
use crate::util::is_speculatable;

pub struct JumpThreading;

/// Instructions besides phis and the branch in a block that is skipped.
const MAX_INSTS: usize = 4;
/// How far back the same question is looked for.
const MAX_STEPS: usize = 4;

impl FunctionPass for JumpThreading {
    fn name(&self) -> &'static str {
        "jump-threading"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let (_, loops) = analyses.loops(func);
        let mut headers: EntitySet<Block> = EntitySet::new();
        for id in loops.loops() {
            headers.insert(loops.get(id).header);
        }
        let blocks: Vec<Block> = func.blocks().collect();
        let mut around: SecondaryMap<Block, Option<LoopId>> = SecondaryMap::new();
        for &block in &blocks {
            around[block] = loops.loop_of(block);
        }
        let mut skipped = 0;
        let mut demoted = Demoted::default();
        for block in blocks {
            if !headers.contains(block) && func.entry() != Some(block) {
                skipped += usize::from(thread(ctx, func, block, &headers, &around, &mut demoted));
            }
        }
        demoted.promote(func);
        analyses.log.count("jump-threading", "blocks skipped", skipped);
        if skipped > 0 { Changed::ControlFlow } else { Changed::Nothing }
    }
}

fn thread(
    ctx: &Context,
    func: &mut Function,
    block: Block,
    headers: &EntitySet<Block>,
    around: &SecondaryMap<Block, Option<LoopId>>,
    demoted: &mut Demoted,
) -> bool {
    let Some(branch) = func.terminator(block) else { return false };
    let InstData::CondBr { cond, then_dest, else_dest } = func.inst(branch) else { return false };
    let depends = |v: Value| func.value_inst(v).is_some_and(|i| func.inst_block(i) == Some(block));
    if then_dest == else_dest || then_dest == block || else_dest == block || func.is_const(cond) {
        return false;
    }
    let own = depends(cond);
    if own && func.phis(block).next().is_none() || func.block_uses(block).any(|u| !is_edge(func, u.user)) {
        return false;
    }
    let insts: Vec<Inst> = func.block_insts(block).filter(|i| !func.is_phi(*i) && *i != branch).collect();
    if insts.len() > MAX_INSTS || !insts.iter().all(|i| is_speculatable(ctx, func, *i)) {
        return false;
    }
    // Only plain branches can be turned to another target without touching others.
    let mut work: Vec<(Block, bool)> = Vec::new();
    for pred in func.unique_predecessors(block) {
        let edges = func.successors(pred).iter().filter(|s| **s == block).count();
        if edges != 1 || pred == block {
            continue;
        }
        let taken = match own {
            true => decided(ctx, func, block, &insts, cond, pred),
            false => asked_before(func, block, cond, pred, around),
        };
        if let Some(taken) = taken {
            let to = if taken { then_dest } else { else_dest };
            if !headers.contains(to) {
                work.push((pred, taken));
            }
        }
    }
    if work.is_empty() {
        return false;
    }
    // What is used further on gets several definitions.
    let values: Vec<Value> = func.block_insts(block).filter_map(|i| func.result(i)).collect();
    for &v in &values {
        demoted.demote(ctx, func, v, |f, u| use_block(f, u) != Some(block));
    }
    for (pred, taken) in work {
        skip(func, block, pred, if taken { then_dest } else { else_dest });
    }
    true
}

fn is_edge(func: &Function, user: Inst) -> bool {
    func.is_phi(user) || matches!(func.op(user), Op::Br | Op::CondBr | Op::Switch)
}

/// What the answer was when the same was asked on the way to `pred`, or there.
///
/// Not when it was asked in a loop that has been left since: threads that leave it at different times meet in `block`,
/// and would go on one after the other if they went straight to what follows it.
fn asked_before(
    func: &Function,
    block: Block,
    cond: Value,
    pred: Block,
    around: &SecondaryMap<Block, Option<LoopId>>,
) -> Option<bool> {
    let (mut from, mut to) = (pred, block);
    for _ in 0..MAX_STEPS {
        if around[from] != around[block] {
            return None;
        }
        if let InstData::CondBr { cond: asked, then_dest, else_dest } = func.inst(func.terminator(from)?)
            && asked == cond
            && then_dest != else_dest
        {
            return Some(then_dest == to);
        }
        (from, to) = (func.single_predecessor(from)?, from);
    }
    None
}

/// What the condition is when control comes from `pred`.
fn decided(
    ctx: &Context,
    func: &mut Function,
    block: Block,
    insts: &[Inst],
    cond: Value,
    pred: Block,
) -> Option<bool> {
    let mut known: FxHashMap<Value, Value> = FxHashMap::default();
    let phis: Vec<Inst> = func.phis(block).collect();
    for phi in phis {
        if let (Some(v), Some(from)) = (func.result(phi), func.incoming_from(phi, pred))
            && func.is_const(from)
        {
            known.insert(v, from);
        }
    }
    for &inst in insts {
        let Some(result) = func.result(inst) else { continue };
        let at = |v: Value| known.get(&v).copied().unwrap_or(v);
        let types = &ctx.types;
        let value = match func.inst(inst) {
            InstData::ICmp { pred, lhs, rhs, .. } => {
                let (a, b) = (at(lhs), at(rhs));
                fold::icmp(types, func, pred, a, b)
            }
            InstData::Binary { op, lhs, rhs, .. } => {
                let (a, b) = (at(lhs), at(rhs));
                fold::binary(types, func, op, a, b)
            }
            InstData::Cast { op, value, .. } => {
                let (v, to) = (at(value), func.inst_type(inst));
                fold::cast(types, func, op, v, to)
            }
            _ => None,
        };
        if let Some(value) = value {
            known.insert(result, value);
        }
    }
    func.as_u64(known.get(&cond).copied()?).map(|c| c != 0)
}

/// Copies what `block` computes into a new block between `pred` and `to`.
fn skip(func: &mut Function, block: Block, pred: Block, to: Block) {
    let middle = func.create_block();
    func.insert_block_after(middle, pred);
    let mut map: FxHashMap<Value, Value> = FxHashMap::default();
    let insts: Vec<Inst> = func.block_insts(block).collect();
    for inst in insts {
        if func.is_phi(inst) {
            if let (Some(v), Some(from)) = (func.result(inst), func.incoming_from(inst, pred)) {
                map.insert(v, from);
            }
        } else if !func.is_terminator(inst) {
            let copy = func.clone_inst(inst);
            func.append_inst(middle, copy);
            for i in 0..func.operands(copy).len() {
                if let Some(v) = map.get(&func.operand(copy, i)) {
                    func.set_operand(copy, i, *v);
                }
            }
            if let (Some(from), Some(result)) = (func.result(inst), func.result(copy)) {
                map.insert(from, result);
            }
        }
    }
    let br = func.create_inst(Op::Br, Type::VOID, &[], &[to]);
    func.append_inst(middle, br);
    let targets: Vec<Inst> = func.phis(to).collect();
    for phi in targets {
        if let Some(v) = func.incoming_from(phi, block) {
            func.add_incoming(phi, map.get(&v).copied().unwrap_or(v), middle);
        }
    }
    func.redirect_edges(pred, block, middle);
}
