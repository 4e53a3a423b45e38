//! The control-flow graph: who follows whom, and edits that keep phis right.
//!
//! A phi has one entry per edge into its block: a block that branches to it twice appears twice.

use super::Function;
use crate::inst::{Block, Inst, Op, Value};
use crate::types::Type;
use smallvec::SmallVec;

/// Queries.
impl Function {
    /// Targets of the block's terminator, with repetition.
    #[inline]
    pub fn successors(&self, block: Block) -> &[Block] {
        match self.terminator(block) {
            Some(t) => self.block_operands(t),
            None => &[],
        }
    }

    /// Blocks that branch here, once per edge.
    #[inline]
    pub fn predecessors(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        self.block_uses(block).filter(|u| self.is_terminator(u.user)).filter_map(|u| self.inst_block(u.user))
    }

    /// Blocks that branch here, each once.
    pub fn unique_predecessors(&self, block: Block) -> SmallVec<[Block; 4]> {
        let mut out: SmallVec<[Block; 4]> = SmallVec::new();
        self.predecessors(block).for_each(|b| out.push(b));
        if out.len() > 1 {
            out.sort_unstable();
            out.dedup();
        }
        out
    }

    /// The only block that branches here, if there is exactly one edge.
    #[inline]
    pub fn single_predecessor(&self, block: Block) -> Option<Block> {
        let mut preds = self.predecessors(block);
        let only = preds.next()?;
        preds.next().is_none().then_some(only)
    }

    /// The block that branches here by one or more edges, if it is the only one.
    #[inline]
    pub fn unique_predecessor(&self, block: Block) -> Option<Block> {
        let mut preds = self.predecessors(block);
        let only = preds.next()?;
        preds.all(|p| p == only).then_some(only)
    }

    /// The only successor, if there is exactly one edge.
    #[inline]
    pub fn single_successor(&self, block: Block) -> Option<Block> {
        match self.successors(block) {
            [only] => Some(*only),
            _ => None,
        }
    }
}

/// Edits.
impl Function {
    /// In the phis of `block`, renames an incoming block.
    pub fn replace_phi_predecessor(&mut self, block: Block, old: Block, new: Block) {
        let phis: SmallVec<[Inst; 8]> = self.phis(block).collect();
        for phi in phis {
            for i in 0..self.block_operands(phi).len() {
                if self.block_operands(phi)[i] == old {
                    self.set_block_operand(phi, i, new);
                }
            }
        }
    }

    /// In the phis of `block`, removes one entry for an edge from `pred`.
    pub fn remove_phi_edge(&mut self, block: Block, pred: Block) {
        let phis: SmallVec<[Inst; 8]> = self.phis(block).collect();
        for phi in phis {
            if let Some(i) = self.block_operands(phi).iter().position(|&b| b == pred) {
                self.remove_incoming(phi, i);
            }
        }
    }

    /// In the phis of `block`, adds for an edge from `pred` the values that come in from `like`.
    pub fn copy_phi_edge(&mut self, block: Block, like: Block, pred: Block) {
        let phis: SmallVec<[Inst; 8]> = self.phis(block).collect();
        for phi in phis {
            if let Some(v) = self.incoming_from(phi, like) {
                self.add_incoming(phi, v, pred);
            }
        }
    }

    /// Replaces the terminator of `block` by an unconditional branch. Edges that vanish lose their phi entries;
    /// an edge to `target` must have existed, or the caller adds the phi entries.
    pub fn make_unconditional(&mut self, block: Block, target: Block) {
        let Some(term) = self.terminator(block) else { return };
        let succs: SmallVec<[Block; 8]> = SmallVec::from_slice(self.block_operands(term));
        let mut kept = false;
        for s in succs {
            if s == target && !kept {
                kept = true;
            } else {
                self.remove_phi_edge(s, block);
            }
        }
        self.replace_inst(term, Op::Br, &[], &[target]);
        self.clear_attachments(term);
    }

    /// Ends `block` in `unreachable`, dropping its old terminator and the phi entries of its edges.
    pub fn make_unreachable(&mut self, block: Block) {
        let Some(term) = self.terminator(block) else { return };
        let succs: SmallVec<[Block; 8]> = SmallVec::from_slice(self.block_operands(term));
        for s in succs {
            self.remove_phi_edge(s, block);
        }
        if let Some(v) = self.result(term) {
            let poison = self.poison(self.value_type(v));
            self.replace_all_uses(v, poison);
        }
        self.replace_inst(term, Op::Unreachable, &[], &[]);
        self.clear_attachments(term);
    }

    /// Moves all edges from `block` to `old` over to `new`. Phi entries in `old` are removed; those in `new` are
    /// the caller's business.
    pub fn redirect_edges(&mut self, block: Block, old: Block, new: Block) {
        let Some(term) = self.terminator(block) else { return };
        for i in 0..self.block_operands(term).len() {
            if self.block_operands(term)[i] == old {
                self.remove_phi_edge(old, block);
                self.set_block_operand(term, i, new);
            }
        }
    }

    /// Splits a block before `at`: `at` and what follows move to a new block after it, and the old block branches
    /// there. Returns the new block. `at` must not be a phi unless the block has no predecessors.
    pub fn split_block(&mut self, at: Inst) -> Option<Block> {
        let block = self.inst_block(at)?;
        let loc = self.loc(at);
        let new = self.create_block();
        self.insert_block_after(new, block);
        self.move_tail(at, new);
        let succs: SmallVec<[Block; 8]> = self.successors(new).into();
        for s in succs {
            self.replace_phi_predecessor(s, block, new);
        }
        let br = self.create_inst(Op::Br, Type::VOID, &[], &[new]);
        self.append_inst(block, br);
        self.set_loc(br, loc);
        Some(new)
    }

    /// Puts a new block on edge number `succ` of `from`'s terminator and returns it.
    pub fn split_edge(&mut self, from: Block, succ: usize) -> Option<Block> {
        let term = self.terminator(from)?;
        let to = *self.block_operands(term).get(succ)?;
        let mid = self.create_block();
        self.insert_block_after(mid, from);
        let br = self.create_inst(Op::Br, Type::VOID, &[], &[to]);
        self.append_inst(mid, br);
        let loc = self.loc(term);
        self.set_loc(br, loc);
        self.set_block_operand(term, succ, mid);
        // One entry of each phi now comes from the new block.
        let phis: SmallVec<[Inst; 8]> = self.phis(to).collect();
        for phi in phis {
            if let Some(i) = self.block_operands(phi).iter().position(|&b| b == from) {
                self.set_block_operand(phi, i, mid);
            }
        }
        Some(mid)
    }

    /// Whether edge number `succ` of `from` leaves a block with several successors for one with several
    /// predecessors.
    pub fn is_critical_edge(&self, from: Block, succ: usize) -> bool {
        let succs = self.successors(from);
        succs.len() > 1 && succs.get(succ).is_some_and(|&to| self.predecessors(to).nth(1).is_some())
    }

    /// Puts a new block before `block` that takes over the edges from `preds` and returns it. Phis are split.
    pub fn split_predecessors(&mut self, block: Block, preds: &[Block]) -> Block {
        let new = self.create_block();
        self.insert_block_before(new, block);
        let br = self.create_inst(Op::Br, Type::VOID, &[], &[block]);
        self.append_inst(new, br);
        let phis: SmallVec<[Inst; 8]> = self.phis(block).collect();
        for phi in phis {
            let moved: SmallVec<[(Value, Block); 8]> =
                self.incoming(phi).filter(|(_, b)| preds.contains(b)).collect();
            let mut i = 0;
            while i < self.block_operands(phi).len() {
                if preds.contains(&self.block_operands(phi)[i]) {
                    self.remove_incoming(phi, i);
                } else {
                    i += 1;
                }
            }
            let Some(&(first, _)) = moved.first() else { continue };
            let value = if moved.iter().all(|&(v, _)| v == first) {
                first
            } else {
                let ty = self.inst_type(phi);
                let values: SmallVec<[Value; 8]> = moved.iter().map(|m| m.0).collect();
                let blocks: SmallVec<[Block; 8]> = moved.iter().map(|m| m.1).collect();
                let inner = self.create_inst(self.op(phi), ty, &values, &blocks);
                self.insert_before(inner, br);
                match self.result(inner) {
                    Some(v) => v,
                    None => continue,
                }
            };
            self.add_incoming(phi, value, new);
        }
        for &p in preds {
            let Some(term) = self.terminator(p) else { continue };
            for i in 0..self.block_operands(term).len() {
                if self.block_operands(term)[i] == block {
                    self.set_block_operand(term, i, new);
                }
            }
        }
        new
    }

    /// Merges `block` into its only predecessor when that ends in a plain branch to it. Returns the merged block.
    pub fn merge_into_predecessor(&mut self, block: Block) -> Option<Block> {
        let pred = self.single_predecessor(block)?;
        if pred == block || Some(block) == self.entry() || self.single_successor(pred) != Some(block) {
            return None;
        }
        let term = self.terminator(pred)?;
        if !matches!(self.op(term), Op::Br) {
            return None;
        }
        let phis: SmallVec<[Inst; 8]> = self.phis(block).collect();
        for phi in phis {
            let v = match self.operands(phi).first() {
                Some(&v) if Some(v) != self.result(phi) => v,
                _ => self.poison(self.inst_type(phi)),
            };
            self.replace_with_value(phi, v);
        }
        let records = self.take_records(term);
        self.remove_inst(term);
        if let Some(first) = self.first_inst(block) {
            self.prepend_records(first, records);
            self.move_tail(first, pred);
        }
        let succs: SmallVec<[Block; 8]> = self.successors(pred).into();
        for s in succs {
            self.replace_phi_predecessor(s, block, pred);
        }
        self.detach_block(block);
        Some(pred)
    }

    /// Removes a block and its instructions. Values that are still used become poison; phi entries of its edges
    /// go; branches to it, if any are left, stay and make the function invalid until the caller removes them.
    pub fn remove_block(&mut self, block: Block) {
        let succs: SmallVec<[Block; 8]> = self.successors(block).into();
        for s in succs {
            self.remove_phi_edge(s, block);
        }
        while let Some(inst) = self.last_inst(block) {
            self.take_records(inst);
            self.remove_inst(inst);
        }
        self.detach_block(block);
    }
}
