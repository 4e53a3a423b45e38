//! `reassociate`: regroups sums and products of integers.
//!
//! ```text
//! (%i + 1) + (%n + 2)                  ->    (%n + %i) + 3
//! (%i * %a) * %b      ; %i in a loop   ->    (%a * %b) * %i
//! ```
//!
//! A tree of one associative operation becomes a list, ordered by how far out in the loops an operand is computed; constants are
//! combined, and what cancels is dropped. Regrouping gives up the promises of signed operations not to wrap, from which the
//! indices of arrays get their cheap 64-bit addresses: it is done only where something is won, and 32-bit sums that promise not to
//! wrap are left alone. Floating-point operations never change their order.

use oxicc_ir::analysis::LoopInfo;
use oxicc_ir::{BinOp, Block, Builder, Context, Function, Inst, InstData, IntFlags, Type, Value, ValueDef};
use rustc_hash::FxHashSet;

use crate::fold;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::passes::scalar::dce::remove_if_dead;

pub struct Reassociate;

/// Operands of one list.
const MAX_LEAVES: usize = 32;

impl FunctionPass for Reassociate {
    fn name(&self) -> &'static str {
        "reassociate"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let (dom, loops) = analyses.loops(func);
        let roots: Vec<Inst> =
            dom.cfg().rpo().iter().flat_map(|b| func.block_insts(*b)).filter(|i| is_root(func, *i)).collect();
        let mut done = 0;
        let mut dead = Vec::new();
        for root in roots {
            if let Some(value) = regroup(ctx, func, loops, root) {
                let operands = func.operands(root).iter().filter_map(|v| func.value_inst(*v));
                dead.extend(operands);
                func.replace_with_value(root, value);
                done += 1;
            }
        }
        while let Some(inst) = dead.pop() {
            remove_if_dead(ctx, func, inst, &mut dead);
        }
        analyses.log.count("reassociate", "expressions regrouped", done);
        Changed::instructions_if(done > 0)
    }
}

fn operation(func: &Function, inst: Inst) -> Option<(BinOp, IntFlags)> {
    match func.inst(inst) {
        InstData::Binary { op, flags, .. } if op.is_associative() => Some((op, flags)),
        _ => None,
    }
}

/// The top of a tree: nobody else of the same operation is its only user.
fn is_root(func: &Function, inst: Inst) -> bool {
    let Some((op, _)) = operation(func, inst) else { return false };
    let Some(result) = func.result(inst) else { return false };
    match func.has_one_use(result).then(|| func.users(result).next()).flatten() {
        Some(user) => operation(func, user).is_none_or(|(o, _)| o != op),
        None => true,
    }
}

/// How deep in loops a value is computed; constants are last of all.
fn rank(func: &Function, loops: &LoopInfo, v: Value) -> u32 {
    match func.value_def(v) {
        ValueDef::Const(_) => u32::MAX,
        ValueDef::Inst(i) => func.inst_block(i).map_or(0, |b: Block| loops.depth(b)),
        _ => 0,
    }
}

fn regroup(ctx: &Context, func: &mut Function, loops: &LoopInfo, root: Inst) -> Option<Value> {
    let (op, _) = operation(func, root)?;
    let ty = func.inst_type(root);
    if !ctx.types.is_int(ty) {
        return None;
    }
    // The leaves from left to right, and what all operations promise.
    let mut leaves: Vec<Value> = Vec::new();
    let mut flags = IntFlags::all();
    let mut signed = false;
    let mut stack: Vec<Value> = func.result(root).into_iter().collect();
    while let Some(v) = stack.pop() {
        let inner = func.value_inst(v).filter(|i| *i == root || func.has_one_use(v));
        match inner.and_then(|i| operation(func, i).map(|(o, f)| (i, o, f))) {
            Some((i, o, f)) if o == op => {
                flags &= f;
                signed |= f.contains(IntFlags::NSW);
                stack.extend(func.operands(i).iter().rev());
            }
            _ => leaves.push(v),
        }
        if leaves.len() > MAX_LEAVES {
            return None;
        }
    }
    if leaves.len() < 3 || signed && ty == Type::I32 {
        return None;
    }
    if !pays(func, loops, op, &leaves) {
        return None;
    }
    leaves.sort_by_key(|v| rank(func, loops, *v));
    // Constants are at the end.
    let mut constant: Option<Value> = None;
    while let Some(&last) = leaves.last().filter(|v| func.as_u128(**v).is_some()) {
        leaves.pop();
        constant = Some(match constant {
            None => last,
            Some(c) => fold::binary(&ctx.types, func, op, c, last)?,
        });
    }
    match op {
        BinOp::And | BinOp::Or => {
            let mut seen = FxHashSet::default();
            leaves.retain(|v| seen.insert(*v));
        }
        BinOp::Xor => cancel_pairs(&mut leaves),
        _ => {}
    }
    let kept = if matches!(op, BinOp::Add | BinOp::Mul) { flags & IntFlags::NUW } else { IntFlags::empty() };
    let mut b = Builder::before(ctx, func, root);
    let mut sum: Option<Value> = None;
    for v in leaves.into_iter().chain(constant) {
        sum = Some(match sum {
            None => v,
            Some(s) => b.binary_flags(op, kept, s, v),
        });
    }
    let sum = match sum {
        Some(s) => s,
        // Everything cancelled.
        None => func.zero(&ctx.types, ty),
    };
    Some(sum)
}

/// Whether regrouping saves an operation, or moves one out of a loop.
fn pays(func: &Function, loops: &LoopInfo, op: BinOp, leaves: &[Value]) -> bool {
    let constants = leaves.iter().filter(|v| func.as_u128(**v).is_some()).count();
    let mut seen = FxHashSet::default();
    let repeated = leaves.iter().any(|v| !seen.insert(*v));
    if constants > 1 || repeated && matches!(op, BinOp::And | BinOp::Or | BinOp::Xor) {
        return true;
    }
    // Operands from further out that stand behind one from further in are not combined yet.
    let ranks: Vec<u32> = leaves.iter().map(|v| rank(func, loops, *v)).filter(|r| *r != u32::MAX).collect();
    let Some(most) = ranks.iter().copied().max() else { return false };
    let outer = ranks.iter().filter(|r| **r < most).count();
    outer >= 2 && !ranks.is_sorted()
}

/// Values that appear twice are gone.
fn cancel_pairs(leaves: &mut Vec<Value>) {
    let mut odd: FxHashSet<Value> = FxHashSet::default();
    for v in leaves.iter() {
        if !odd.remove(v) {
            odd.insert(*v);
        }
    }
    leaves.retain(|v| odd.remove(v));
}
