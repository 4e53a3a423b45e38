//! `speculative-execution`: computes before a branch what is cheap enough to compute in vain.
//!
//! ```text
//! a: br i1 %c, label %b, label %d                 a: %x = add i32 %p, 1
//! b: %x = add i32 %p, 1                    ->        br i1 %c, label %b, label %d
//!    br label %d                                  b: br label %d
//! d: %r = phi i32 [ %x, %b ], [ 0, %a ]           d: %r = phi i32 [ %x, %b ], [ 0, %a ]
//! ```
//!
//! Only from a block that one branch leads to and that goes on to where the branch's other side goes: a warp whose threads disagree runs it
//! anyhow, and what is left of the block may become a select. Only what cannot fault and has no effect moves, and all or nothing: not when
//! it costs more than [`MAX_COST`], nor when more than [`MAX_LEFT`] instructions would stay behind.

use cranelift_entity::EntitySet;
use oxicc_ir::{Block, Context, Function, Inst, InstData, Value};

use crate::pass::{Analyses, Changed, FunctionPass};
use crate::util::{cost, is_convergent, is_speculatable};

pub struct SpeculativeExecution;

/// Cost of what is moved out of one block: `spec-exec-max-speculation-cost` of the reference.
const MAX_COST: u32 = 7;
/// Instructions that may stay: `spec-exec-max-not-hoisted` of the reference.
const MAX_LEFT: usize = 5;

impl FunctionPass for SpeculativeExecution {
    fn name(&self) -> &'static str {
        "speculative-execution"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let blocks: Vec<Block> = func.blocks().collect();
        let mut moved = 0;
        for block in blocks {
            let Some(end) = func.terminator(block) else { continue };
            let InstData::CondBr { then_dest, else_dest, .. } = func.inst(end) else { continue };
            if let Some(side) = side(func, block, then_dest, else_dest) {
                moved += hoist(ctx, func, side, end);
            }
        }
        analyses.log.count("speculative-execution", "instructions speculated", moved);
        Changed::instructions_if(moved > 0)
    }
}

/// The block behind a branch that can be emptied.
fn side(func: &Function, block: Block, then_dest: Block, else_dest: Block) -> Option<Block> {
    let own = |b: Block| b != block && func.single_predecessor(b) == Some(block);
    let empty = |b: Block| func.first_inst(b) == func.terminator(b);
    let ends = |b: Block| func.single_successor(b);
    if then_dest == else_dest {
        return None;
    }
    if own(then_dest) && ends(then_dest) == Some(else_dest) {
        return Some(then_dest);
    }
    if own(else_dest) && ends(else_dest) == Some(then_dest) {
        return Some(else_dest);
    }
    if own(then_dest) && own(else_dest) && ends(then_dest).is_some() && ends(then_dest) == ends(else_dest) {
        return match (empty(then_dest), empty(else_dest)) {
            (false, true) => Some(then_dest),
            (true, false) => Some(else_dest),
            _ => None,
        };
    }
    None
}

/// Moves what can move from a block to before `to`.
fn hoist(ctx: &Context, func: &mut Function, from: Block, to: Inst) -> usize {
    let mut moves: Vec<Inst> = Vec::new();
    let mut left: EntitySet<Value> = EntitySet::new();
    let (mut stays, mut total) = (0, 0);
    for inst in func.block_insts(from) {
        if func.is_terminator(inst) {
            break;
        }
        let free = !func.operands(inst).iter().any(|v| left.contains(*v));
        if free && !func.is_phi(inst) && !is_convergent(ctx, func, inst) && is_speculatable(ctx, func, inst) {
            total += cost(func, inst);
            moves.push(inst);
        } else {
            stays += 1;
            if let Some(v) = func.result(inst) {
                left.insert(v);
            }
        }
        if total > MAX_COST || stays > MAX_LEFT {
            return 0;
        }
    }
    for &inst in &moves {
        func.move_before(inst, to);
    }
    moves.len()
}
