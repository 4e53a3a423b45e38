//! `simplifycfg`: removes blocks that cannot be reached, branches that decide nothing, blocks that only branch, and
//! branches that are dearer than what they avoid.
//!
//! ```text
//! br i1 true, label %a, label %b      ->  br label %a
//! a: br label %b                      ->  (predecessors go to %b directly)
//! a: ...; br label %b   b: ... (only predecessor a)   ->   a: ...; ...
//! switch i32 %x, label %d [i32 1, label %a]           ->   br i1 (icmp eq i32 %x, 1), label %a, label %d
//! ```
//!
//! `if_convert` and `switch_select` have the rest. Blocks wait on a list and are looked at again only when something at their edges changed.

mod if_convert;
mod switch_select;

use cranelift_entity::EntitySet;
use oxicc_ir::{Block, Builder, Context, Function, Inst, InstData, IntPred, Op};
use smallvec::SmallVec;

use crate::bits::known_bits;
use crate::fold;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::util::remove_unreachable;

pub use if_convert::LINES_OF_BRANCHES;

pub struct SimplifyCfg;

/// Walks over the whole function; one is nearly always enough.
const MAX_ROUNDS: usize = 4;

impl FunctionPass for SimplifyCfg {
    fn name(&self) -> &'static str {
        "simplifycfg"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let lines_of_branches = analyses.log.knobs().get(&LINES_OF_BRANCHES) != 0;
        let mut changed = false;
        // A folded branch can cut off a loop, which its own back edge keeps from looking dead.
        for _ in 0..MAX_ROUNDS {
            changed |= remove_unreachable(func);
            let mut simplifier = Simplifier::new(ctx, func, lines_of_branches);
            simplifier.run();
            changed |= simplifier.changed;
            if !simplifier.cut {
                break;
            }
        }
        changed |= remove_unreachable(func);
        if changed { Changed::ControlFlow } else { Changed::Nothing }
    }
}

struct Simplifier<'a> {
    ctx: &'a Context,
    func: &'a mut Function,
    work: Vec<Block>,
    waiting: EntitySet<Block>,
    /// Targets of back edges.
    headers: EntitySet<Block>,
    lines_of_branches: bool,
    changed: bool,
    /// An edge was removed that may have been the last one into a loop.
    cut: bool,
}

impl<'a> Simplifier<'a> {
    fn new(ctx: &'a Context, func: &'a mut Function, lines_of_branches: bool) -> Self {
        let headers = back_edge_targets(func);
        let work: Vec<Block> = func.blocks().collect::<Vec<_>>().into_iter().rev().collect();
        let mut waiting = EntitySet::new();
        work.iter().for_each(|b| {
            waiting.insert(*b);
        });
        Simplifier { ctx, func, work, waiting, headers, lines_of_branches, changed: false, cut: false }
    }

    fn run(&mut self) {
        while let Some(block) = self.work.pop() {
            if !self.waiting.contains(block) {
                continue;
            }
            for block in self.chain(block).into_iter().rev() {
                if self.func.has_block(block) && self.simplify(block) {
                    self.changed = true;
                }
            }
        }
    }

    /// Takes a block from those that wait, with the blocks that it leads to if all of them only branch. The ends of
    /// `if ... else if ...` are such blocks, one behind the other: looked at from the inside out, the edges into the first would
    /// move once for each.
    fn chain(&mut self, block: Block) -> SmallVec<[Block; 4]> {
        self.waiting.remove(block);
        let mut chain: SmallVec<[Block; 4]> = SmallVec::new();
        chain.push(block);
        let mut last = block;
        while self.func.has_block(last)
            && let Some(target) = empty_target(self.func, last)
            && self.waiting.contains(target)
            && empty_target(self.func, target).is_some()
        {
            self.waiting.remove(target);
            chain.push(target);
            last = target;
        }
        chain
    }

    fn push(&mut self, block: Block) {
        if self.func.has_block(block) && self.waiting.insert(block) {
            self.work.push(block);
        }
    }

    /// Looks again at a block and at those around it.
    fn touch(&mut self, block: Block) {
        for pred in self.func.unique_predecessors(block) {
            self.push(pred);
        }
        for succ in targets(self.func, block) {
            self.push(succ);
        }
        self.push(block);
    }

    fn simplify(&mut self, block: Block) -> bool {
        let func = &mut *self.func;
        if func.entry() != Some(block) && func.predecessors(block).next().is_none() {
            let successors = targets(func, block);
            func.remove_block(block);
            for succ in successors {
                self.push(succ);
            }
            return true;
        }
        let mut changed = fold_trivial_phis(self.ctx, func, block);
        let before = targets(func, block);
        if fold_terminator(self.ctx, func, block) {
            self.cut |= before.len() > self.func.successors(block).len();
            for succ in before {
                self.push(succ);
            }
            self.touch(block);
            changed = true;
        }
        if let Some(merged) = self.func.merge_into_predecessor(block) {
            self.touch(merged);
            return true;
        }
        let target = self.func.single_successor(block);
        if let Some(preds) = skip_empty(self.func, block, &self.headers) {
            for pred in preds {
                self.push(pred);
            }
            if let Some(target) = target {
                self.push(target);
            }
            return true;
        }
        if let Some(join) = if_convert::convert(self.ctx, self.func, block, self.lines_of_branches) {
            self.touch(join);
            self.touch(block);
            return true;
        }
        if let Some(join) = switch_select::convert(self.ctx, self.func, block) {
            self.cut = true;
            self.touch(join);
            self.touch(block);
            return true;
        }
        if if_convert::merge_branches(self.ctx, self.func, block) {
            self.touch(block);
            return true;
        }
        changed
    }
}

/// Where a block leads, as a copy.
fn targets(func: &Function, block: Block) -> SmallVec<[Block; 4]> {
    SmallVec::from_slice(func.successors(block))
}

/// Where a block leads that does nothing but branch.
fn empty_target(func: &Function, block: Block) -> Option<Block> {
    match func.inst(func.first_inst(block)?) {
        InstData::Br { target } => Some(target),
        _ => None,
    }
}

/// Blocks that a depth-first walk finds while it is still in them.
fn back_edge_targets(func: &Function) -> EntitySet<Block> {
    let mut headers = EntitySet::new();
    let Some(entry) = func.entry() else { return headers };
    let (mut seen, mut open) = (EntitySet::new(), EntitySet::new());
    let mut stack = vec![(entry, 0usize)];
    seen.insert(entry);
    open.insert(entry);
    while let Some((block, i)) = stack.pop() {
        match func.successors(block).get(i) {
            Some(&succ) => {
                stack.push((block, i + 1));
                if open.contains(succ) {
                    headers.insert(succ);
                }
                if seen.insert(succ) {
                    open.insert(succ);
                    stack.push((succ, 0));
                }
            }
            None => {
                open.remove(block);
            }
        }
    }
    headers
}

/// Branches on constants, or with one target, and switches with few cases.
fn fold_terminator(ctx: &Context, func: &mut Function, block: Block) -> bool {
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
                return simplify_switch(ctx, func, block);
            }
        }
        _ => return false,
    };
    func.make_unconditional(block, target);
    true
}

/// Drops the cases that go where the default goes or that cannot be; a switch with one case is a branch.
fn simplify_switch(ctx: &Context, func: &mut Function, block: Block) -> bool {
    let Some(switch) = func.terminator(block) else { return false };
    let InstData::Switch { value, .. } = func.inst(switch) else { return false };
    let bits = known_bits(ctx, func, value).unwrap_or_default();
    let mut changed = false;
    let mut i = 0;
    while let InstData::Switch { value, default, cases, dests } = func.inst(switch) {
        let (Some(&case), Some(&dest)) = (cases.get(i), dests.get(i)) else { break };
        let impossible = func.as_u64(case).is_some_and(|c| c & bits.zero != 0 || c & bits.one != bits.one);
        if dest == default || impossible {
            func.remove_phi_edge(dest, block);
            func.remove_case(switch, i);
            changed = true;
        } else if cases.len() == 1 {
            let cond = Builder::before(ctx, func, switch).icmp(IntPred::Eq, value, case);
            func.replace_inst(switch, Op::CondBr, &[cond], &[dest, default]);
            func.clear_attachments(switch);
            return true;
        } else {
            i += 1;
        }
    }
    changed
}

/// Phis with one value.
fn fold_trivial_phis(ctx: &Context, func: &mut Function, block: Block) -> bool {
    let phis: SmallVec<[Inst; 8]> = func.phis(block).collect();
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
            let users = if func.is_const(first) { func.users(result).collect() } else { Vec::new() };
            func.replace_with_value(phi, first);
            fold_constants(ctx, func, users);
            changed = true;
        }
    }
    changed
}

/// Computes those of these instructions that have only constants for operands, and what uses them. No other pass may come
/// behind this one, and ptxas 13.0 computes conversions of constants wrongly: `cvt.u32.u16` of a `cvt.s16.s8` keeps the sign.
fn fold_constants(ctx: &Context, func: &mut Function, mut work: Vec<Inst>) {
    while let Some(inst) = work.pop() {
        let operands = func.operands(inst);
        if func.is_detached(inst) || !operands.iter().all(|v| func.is_const(*v)) {
            continue;
        }
        let folded = match (func.op(inst), operands) {
            (Op::Binary(op, ..), &[a, b]) => fold::binary(&ctx.types, func, op, a, b),
            (Op::ICmp(pred, _), &[a, b]) => fold::icmp(&ctx.types, func, pred, a, b),
            (Op::Cast(op, ..), &[a]) => {
                let to = func.inst_type(inst);
                fold::cast(&ctx.types, func, op, a, to)
            }
            _ => None,
        };
        let (Some(value), Some(result)) = (folded, func.result(inst)) else { continue };
        work.extend(func.users(result));
        func.replace_with_value(inst, value);
    }
}

/// Lets the predecessors of a block that only branches go to its target; gives them if it did.
fn skip_empty(func: &mut Function, block: Block, headers: &EntitySet<Block>) -> Option<SmallVec<[Block; 4]>> {
    if func.entry() == Some(block) {
        return None;
    }
    let first = func.first_inst(block)?;
    let InstData::Br { target } = func.inst(first) else { return None };
    if target == block || func.is_loop_annotated(first) {
        return None;
    }
    let preds = func.unique_predecessors(block);
    // Loops keep one way in and one way back.
    if headers.contains(target) && preds.len() > 1 {
        return None;
    }
    // Phis of the target would need an entry for a predecessor that they have already.
    let has_phis = func.phis(target).next().is_some();
    if has_phis && preds.iter().any(|p| func.successors(*p).contains(&target)) {
        return None;
    }
    for &pred in &preds {
        func.redirect_through(pred, block, target);
    }
    func.make_unreachable(block);
    func.remove_block(block);
    Some(preds)
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
