//! Values kept in stack slots while blocks are copied.
//!
//! When a block is copied, a value it defines has two definitions, and what uses it further on needs a phi somewhere. With
//! the value in a slot, stored where it is defined and loaded where it is used, copies are right as they are; `mem2reg`
//! then finds the places of the phis.

use cranelift_entity::EntitySet;
use oxicc_ir::analysis::DominatorTree;
use oxicc_ir::{Block, Builder, Context, CopyMap, Function, Inst, Use, Value};
use rustc_hash::FxHashMap;

use crate::passes::scalar::{Slot, promote};

#[derive(Default)]
pub struct Demoted {
    slots: Vec<Slot>,
}

impl Demoted {
    /// Copies the blocks of a loop. What they define and others use goes through slots; exits are reached from both copies.
    pub fn copy_loop(&mut self, ctx: &Context, func: &mut Function, blocks: &[Block]) -> CopyMap {
        let mut inside: EntitySet<Block> = EntitySet::new();
        for &block in blocks {
            inside.insert(block);
        }
        for &block in blocks {
            for (_, value) in results(func, block) {
                self.demote(ctx, func, value, |f, u| use_block(f, u).is_none_or(|b| !inside.contains(b)));
            }
        }
        let mut map = CopyMap::default();
        func.clone_blocks(blocks, &mut map);
        // Exits are reached from both copies.
        let mut exits: Vec<Block> = blocks.iter().flat_map(|b| func.successors(*b).to_vec()).collect();
        exits.retain(|b| !inside.contains(*b));
        exits.sort_unstable();
        exits.dedup();
        for exit in exits {
            let phis: Vec<Inst> = func.phis(exit).collect();
            for phi in phis {
                let from: Vec<(Value, Block)> =
                    func.incoming(phi).filter(|(_, b)| inside.contains(*b)).collect();
                for (value, block) in from {
                    func.add_incoming(phi, map.value(value), map.block(block));
                }
            }
        }
        map
    }

    /// Puts a value into a slot for those of its uses that `select` picks.
    pub fn demote(
        &mut self,
        ctx: &Context,
        func: &mut Function,
        value: Value,
        mut select: impl FnMut(&Function, Use) -> bool,
    ) {
        let uses: Vec<Use> = func.uses(value).filter(|u| select(func, *u)).collect();
        let shown: Vec<Inst> = match func.has_records() {
            true => func.record_hosts(value),
            false => Vec::new(),
        };
        // A record is where its instruction is.
        let mut shown: Vec<Inst> =
            shown.into_iter().filter(|h| select(func, Use { user: *h, index: u32::MAX })).collect();
        if uses.is_empty() {
            shown.drain(..).for_each(|host| forget(func, host, value));
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
        for host in shown {
            if func.is_phi(host) {
                forget(func, host, value);
                continue;
            }
            let loaded = Builder::before(ctx, func, host).load(ty, address);
            func.replace_in_records_of(host, value, loaded);
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

/// Tells nothing of a value any more in the records of an instruction.
fn forget(func: &mut Function, host: Inst, value: Value) {
    let poison = func.poison(func.value_type(value));
    func.replace_in_records_of(host, value, poison);
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
