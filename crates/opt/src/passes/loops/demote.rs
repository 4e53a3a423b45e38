//! Values kept in stack slots while blocks are copied.
//!
//! When a block is copied, a value it defines has two definitions, and what uses it further on needs a phi somewhere. With
//! the value in a slot, stored where it is defined and loaded where it is used, copies are right as they are; `mem2reg`
//! then finds the places of the phis.

use oxicc_ir::analysis::DominatorTree;
use oxicc_ir::{Block, Builder, Context, Function, Inst, Use, Value};
use rustc_hash::FxHashMap;

use crate::passes::scalar::{Slot, promote};

#[derive(Default)]
pub struct Demoted {
    slots: Vec<Slot>,
}

impl Demoted {
    /// Puts a value into a slot for those of its uses that `select` picks.
    pub fn demote(
        &mut self,
        ctx: &Context,
        func: &mut Function,
        value: Value,
        mut select: impl FnMut(&Function, Use) -> bool,
    ) {
        let uses: Vec<Use> = func.uses(value).filter(|u| select(func, *u)).collect();
        if uses.is_empty() {
            return;
        }
        let (Some(def), Some(first)) =
            (func.value_inst(value), func.entry().and_then(|b| func.first_inst(b)))
        else {
            return;
        };
        let after = match (func.is_phi(def), func.inst_block(def)) {
            (true, Some(block)) => func.first_non_phi(block),
            _ => func.next_inst(def),
        };
        let Some(after) = after else { return };
        let ty = func.value_type(value);
        let address = Builder::before(ctx, func, first).alloca(ty);
        let Some(alloca) = func.value_inst(address) else { return };
        self.slots.push(Slot { alloca, ty });
        Builder::before(ctx, func, after).store(value, address);
        let mut at_end: FxHashMap<Block, Value> = FxHashMap::default();
        for u in uses {
            let loaded = match incoming_block(func, u) {
                Some(from) => match (at_end.get(&from), func.terminator(from)) {
                    (Some(v), _) => *v,
                    (None, Some(terminator)) => {
                        let v = Builder::before(ctx, func, terminator).load(ty, address);
                        at_end.insert(from, v);
                        v
                    }
                    (None, None) => continue,
                },
                None => Builder::before(ctx, func, u.user).load(ty, address),
            };
            func.replace_use(u, loaded);
        }
    }

    /// Makes the slots values again.
    pub fn promote(self, func: &mut Function) {
        if !self.slots.is_empty() {
            let dom = DominatorTree::compute(func);
            promote(func, &dom, &self.slots);
        }
    }
}

/// The block a phi's operand comes in from; none for other uses.
pub fn incoming_block(func: &Function, u: Use) -> Option<Block> {
    func.is_phi(u.user).then(|| func.block_operands(u.user).get(u.index as usize).copied()).flatten()
}

/// The block in which a use happens: that of the user, or for a phi the one the value comes in from.
pub fn use_block(func: &Function, u: Use) -> Option<Block> {
    incoming_block(func, u).or_else(|| func.inst_block(u.user))
}

/// The results of the instructions of a block.
pub fn results(func: &Function, block: Block) -> Vec<(Inst, Value)> {
    func.block_insts(block).filter_map(|i| func.result(i).map(|v| (i, v))).collect()
}
