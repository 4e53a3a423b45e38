//! `separate-const-offset-from-gep`: one address computation for all accesses a constant distance apart.
//!
//! ```text
//! %a = getelementptr float, ptr %x, i32 %i             %a = getelementptr float, ptr %x, i32 %i
//! ... load %a ...                                      ... load %a ...
//! %j = add nsw i32 %i, 8                        ->     %b = getelementptr i8, ptr %a, i64 32
//! %b = getelementptr float, ptr %x, i32 %j             ... load %b ...
//! ... load %b ...
//! ```
//!
//! Accesses have room for a constant, so that the second address costs nothing. When the first is computed on another way
//! through the function, it moves up to where the ways part, if that takes only a few instructions.

use oxicc_ir::analysis::DominatorTree;
use oxicc_ir::{Block, Builder, Context, Function, Inst, InstData, Op, Value};
use rustc_hash::FxHashMap;

use crate::address::{Address, Poly};
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::util::is_speculatable;

pub struct ShareAddresses;

/// Instructions that move up together with an address.
const MAX_MOVED: usize = 6;
/// Instructions of an address whose promises are dropped; polynomials do not reach further back.
const MAX_PROMISES: usize = 64;
/// Distances that fit into an access.
const MAX_DISTANCE: u64 = 1 << 22;

impl FunctionPass for ShareAddresses {
    fn name(&self) -> &'static str {
        "separate-const-offset-from-gep"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let Some(entry) = func.entry() else { return Changed::Nothing };
        let dom = analyses.dominators(func);
        let mut leaders: FxHashMap<(Value, Poly), Vec<(Value, i64)>> = FxHashMap::default();
        let mut changed = false;
        // Dominators first.
        let mut stack = vec![entry];
        while let Some(block) = stack.pop() {
            stack.extend(dom.children(block).iter().rev());
            let insts: Vec<Inst> = func.block_insts(block).collect();
            for inst in insts {
                let (ptr, operand) = match func.inst(inst) {
                    InstData::Load { ptr, .. } => (ptr, 0),
                    InstData::Store { ptr, .. } => (ptr, 1),
                    _ => continue,
                };
                if !matches!(func.value_inst_data(ptr), Some(InstData::Gep { .. })) {
                    continue;
                }
                let address = Address::of(ctx, func, ptr);
                if address.offset.is_constant() {
                    continue;
                }
                let at = address.offset.constant;
                let key = (address.base, Poly { constant: 0, ..address.offset });
                let known = leaders.entry(key).or_default();
                let near =
                    known.iter().find(|(_, c)| c.wrapping_sub(at).unsigned_abs() < MAX_DISTANCE).copied();
                let Some((leader, constant)) = near else {
                    known.push((ptr, at));
                    continue;
                };
                if leader == ptr {
                    continue;
                }
                if !make_available(ctx, func, dom, leader, block) {
                    // This one is the leader for what comes below it.
                    known.insert(0, (ptr, at));
                    continue;
                }
                let value = match at.wrapping_sub(constant) {
                    0 => leader,
                    distance => {
                        let mut b = Builder::before(ctx, func, inst);
                        let distance = b.func.const_i64(distance);
                        b.ptr_add(leader, distance)
                    }
                };
                func.set_operand(inst, operand, value);
                changed = true;
            }
        }
        Changed::instructions_if(changed)
    }
}

/// Makes a value available in a block, moving it up where needed.
fn make_available(
    ctx: &Context,
    func: &mut Function,
    dom: &DominatorTree,
    value: Value,
    block: Block,
) -> bool {
    let Some(home) = func.value_inst(value).and_then(|i| func.inst_block(i)) else { return true };
    if dom.dominates(home, block) {
        return true;
    }
    // On the way to the block nothing is accessed there: what the computation promises may not hold.
    if !Address::is_exact(ctx, func, value) {
        return false;
    }
    let Some(target) = common_dominator(dom, home, block) else { return false };
    let mut moved: Vec<Inst> = Vec::new();
    if !collect(ctx, func, dom, value, target, &mut moved) {
        return false;
    }
    let Some(end) = func.terminator(target) else { return false };
    for inst in moved {
        func.move_before(inst, end);
    }
    forget_promises(func, value);
    true
}

/// The instructions that a value needs and that are not there in `target`, operands first.
fn collect(
    ctx: &Context,
    func: &Function,
    dom: &DominatorTree,
    value: Value,
    target: Block,
    moved: &mut Vec<Inst>,
) -> bool {
    let Some(inst) = func.value_inst(value) else { return true };
    let Some(home) = func.inst_block(inst) else { return false };
    if dom.dominates(home, target) || moved.contains(&inst) {
        return true;
    }
    if moved.len() >= MAX_MOVED || func.is_phi(inst) || !is_speculatable(ctx, func, inst) {
        return false;
    }
    if !func.operands(inst).iter().all(|v| collect(ctx, func, dom, *v, target, moved)) {
        return false;
    }
    moved.push(inst);
    moved.len() <= MAX_MOVED
}

/// Drops the flags of everything an address is computed with.
fn forget_promises(func: &mut Function, value: Value) {
    let mut work = vec![value];
    let mut steps = 0;
    while let Some(v) = work.pop() {
        let Some(inst) = func.value_inst(v) else { continue };
        steps += 1;
        if steps > MAX_PROMISES {
            break;
        }
        if matches!(func.op(inst), Op::Gep { .. } | Op::Binary(..) | Op::Cast(..)) {
            func.set_op(inst, func.op(inst).without_flags());
            work.extend(func.operands(inst).iter().copied());
        }
    }
}

fn common_dominator(dom: &DominatorTree, a: Block, b: Block) -> Option<Block> {
    let mut at = a;
    while !dom.dominates(at, b) {
        at = dom.idom(at)?;
    }
    Some(at)
}
