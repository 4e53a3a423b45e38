//! `simplifycfg`: removes blocks that cannot be reached, branches that decide nothing, and blocks that only branch.
//!
//! ```text
//! br i1 true, label %a, label %b      ->  br label %a
//! a: br label %b                      ->  (predecessors go to %b directly)
//! a: ...; br label %b   b: ... (only predecessor a)   ->   a: ...; ...
//! ```

use oxicc_ir::{Block, Context, Function, InstData};

use crate::pass::{Analyses, Changed, FunctionPass};

pub struct SimplifyCfg;

impl FunctionPass for SimplifyCfg {
    fn name(&self) -> &'static str {
        "simplifycfg"
    }

    fn run(&self, _: &Context, func: &mut Function, _: &mut Analyses) -> Changed {
        let mut changed = false;
        loop {
            let mut again = remove_unreachable(func);
            let blocks: Vec<Block> = func.blocks().collect();
            for block in blocks {
                if !func.has_block(block) {
                    continue;
                }
                again |= fold_terminator(func, block);
                again |= fold_trivial_phis(func, block);
                again |= func.merge_into_predecessor(block).is_some() || skip_empty(func, block);
            }
            if !again {
                break;
            }
            changed = true;
        }
        if changed { Changed::ControlFlow } else { Changed::Nothing }
    }
}

/// Removes blocks that no path from the entry reaches.
fn remove_unreachable(func: &mut Function) -> bool {
    let Some(entry) = func.entry() else { return false };
    let mut reached = cranelift_entity::EntitySet::new();
    let mut work = vec![entry];
    reached.insert(entry);
    while let Some(block) = work.pop() {
        for &succ in func.successors(block) {
            if reached.insert(succ) {
                work.push(succ);
            }
        }
    }
    let dead: Vec<Block> = func.blocks().filter(|b| !reached.contains(*b)).collect();
    for &block in &dead {
        // Edges to live blocks first, so that their phis are right.
        func.make_unreachable(block);
    }
    for &block in &dead {
        func.remove_block(block);
    }
    !dead.is_empty()
}

/// Branches on constants, or with only one target.
fn fold_terminator(func: &mut Function, block: Block) -> bool {
    let Some(terminator) = func.terminator(block) else { return false };
    let target = match func.inst(terminator) {
        InstData::CondBr { cond, then_dest, else_dest } => match func.as_u64(cond) {
            _ if then_dest == else_dest => then_dest,
            Some(0) => else_dest,
            Some(_) => then_dest,
            None => return false,
        },
        InstData::Switch { value, default, cases, dests } => {
            if dests.iter().all(|d| *d == default) {
                default
            } else if func.is_const(value) && func.as_u64(value).is_some() {
                cases.iter().position(|c| *c == value).map_or(default, |i| dests[i])
            } else {
                return false;
            }
        }
        _ => return false,
    };
    func.make_unconditional(block, target);
    true
}

/// Phis with one value.
fn fold_trivial_phis(func: &mut Function, block: Block) -> bool {
    let phis: Vec<_> = func.phis(block).collect();
    let mut changed = false;
    for phi in phis {
        let Some(result) = func.result(phi) else { continue };
        let mut values = func.incoming(phi).map(|(v, _)| v).filter(|v| *v != result);
        let Some(first) = values.next() else { continue };
        let differ = values.any(|v| v != first);
        drop(values);
        if differ {
            continue;
        }
        // A value from inside the loop that does not dominate the phi cannot be the only one.
        if func.predecessors(block).count() == 1 || func.is_const(first) || func.as_arg(first).is_some() {
            func.replace_with_value(phi, first);
            changed = true;
        }
    }
    changed
}

/// Lets the predecessors of a block that only branches go to its target.
fn skip_empty(func: &mut Function, block: Block) -> bool {
    if func.entry() == Some(block) {
        return false;
    }
    let (Some(first), Some(target)) = (func.first_inst(block), func.single_successor(block)) else {
        return false;
    };
    if !matches!(func.inst(first), InstData::Br { .. }) || target == block || func.is_loop_annotated(first) {
        return false;
    }
    let preds = func.unique_predecessors(block);
    // Phis of the target would need an entry for a predecessor that they have already.
    let has_phis = func.phis(target).next().is_some();
    if has_phis && preds.iter().any(|p| func.successors(*p).contains(&target)) {
        return false;
    }
    for pred in preds {
        func.redirect_through(pred, block, target);
    }
    func.make_unreachable(block);
    func.remove_block(block);
    true
}

/// Helpers on the graph that only this pass needs.
trait FlowExt {
    /// Whether the branch carries loop metadata, which would be lost.
    fn is_loop_annotated(&self, branch: oxicc_ir::Inst) -> bool;
    /// Moves every edge `pred -> from` to `pred -> to`, with the values phis of `to` have for `from`.
    fn redirect_through(&mut self, pred: Block, from: Block, to: Block);
}

impl FlowExt for Function {
    fn is_loop_annotated(&self, branch: oxicc_ir::Inst) -> bool {
        !self.attachments(branch).is_empty()
    }

    fn redirect_through(&mut self, pred: Block, from: Block, to: Block) {
        let edges = self.successors(pred).iter().filter(|s| **s == from).count();
        for _ in 0..edges {
            self.copy_phi_edge(to, from, pred);
        }
        let Some(terminator) = self.terminator(pred) else { return };
        for i in 0..self.block_operands(terminator).len() {
            if self.block_operands(terminator)[i] == from {
                self.set_block_operand(terminator, i, to);
            }
        }
    }
}
