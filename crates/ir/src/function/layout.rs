//! The order of blocks in a function and of instructions in a block: doubly linked lists.

use super::Function;
use crate::inst::{Block, Inst};

/// Distance between sequence numbers of neighbours after renumbering.
const STRIDE: u32 = 64;

/// Blocks.
impl Function {
    /// The entry block; `None` in a body without blocks.
    #[inline]
    pub fn entry(&self) -> Option<Block> {
        self.first_block.expand()
    }

    /// The last block in order.
    #[inline]
    pub fn last_block(&self) -> Option<Block> {
        self.last_block.expand()
    }

    /// The block behind a block in the order of the function.
    #[inline]
    pub fn next_block(&self, block: Block) -> Option<Block> {
        self.blocks[block].next.expand()
    }

    /// The block before a block in the order of the function.
    #[inline]
    pub fn prev_block(&self, block: Block) -> Option<Block> {
        self.blocks[block].prev.expand()
    }

    /// Whether the block is part of the function (not removed, not merely created).
    #[inline]
    pub fn has_block(&self, block: Block) -> bool {
        self.blocks[block].in_layout
    }

    /// Blocks in layout order.
    #[inline]
    pub fn blocks(&self) -> impl Iterator<Item = Block> + '_ {
        std::iter::successors(self.entry(), |&b| self.next_block(b))
    }

    /// Creates a block that is not in the layout yet.
    pub fn create_block(&mut self) -> Block {
        self.blocks.push(Default::default())
    }

    /// Creates a block at the end of the function.
    pub fn append_new_block(&mut self) -> Block {
        let block = self.create_block();
        self.append_block(block);
        block
    }

    /// Puts a created block at the end.
    pub fn append_block(&mut self, block: Block) {
        match self.last_block.expand() {
            Some(last) => self.insert_block_after(block, last),
            None => {
                self.blocks[block].in_layout = true;
                self.first_block = block.into();
                self.last_block = block.into();
            }
        }
    }

    /// Puts a created block after another.
    pub fn insert_block_after(&mut self, block: Block, after: Block) {
        debug_assert!(!self.blocks[block].in_layout, "block is already in the layout");
        let next = self.blocks[after].next;
        self.blocks[block].prev = after.into();
        self.blocks[block].next = next;
        self.blocks[block].in_layout = true;
        self.blocks[after].next = block.into();
        match next.expand() {
            Some(next) => self.blocks[next].prev = block.into(),
            None => self.last_block = block.into(),
        }
    }

    /// Puts a created block before another.
    pub fn insert_block_before(&mut self, block: Block, before: Block) {
        match self.blocks[before].prev.expand() {
            Some(prev) => self.insert_block_after(block, prev),
            None => {
                debug_assert!(!self.blocks[block].in_layout, "block is already in the layout");
                self.blocks[block].in_layout = true;
                self.blocks[block].next = before.into();
                self.blocks[before].prev = block.into();
                self.first_block = block.into();
            }
        }
    }

    /// Takes a block out of the layout; its instructions stay in it.
    pub fn detach_block(&mut self, block: Block) {
        let node = self.blocks[block];
        if !node.in_layout {
            return;
        }
        match node.prev.expand() {
            Some(prev) => self.blocks[prev].next = node.next,
            None => self.first_block = node.next,
        }
        match node.next.expand() {
            Some(next) => self.blocks[next].prev = node.prev,
            None => self.last_block = node.prev,
        }
        let node = &mut self.blocks[block];
        node.prev = None.into();
        node.next = None.into();
        node.in_layout = false;
    }

    /// Moves a block to directly after another.
    pub fn move_block_after(&mut self, block: Block, after: Block) {
        if block != after && self.next_block(after) != Some(block) {
            self.detach_block(block);
            self.insert_block_after(block, after);
        }
    }
}

/// Instructions.
impl Function {
    /// The first instruction of a block, phis included.
    #[inline]
    pub fn first_inst(&self, block: Block) -> Option<Inst> {
        self.blocks[block].first.expand()
    }

    /// The last instruction of a block: its terminator, once it is complete.
    #[inline]
    pub fn last_inst(&self, block: Block) -> Option<Inst> {
        self.blocks[block].last.expand()
    }

    /// The instruction behind an instruction of the same block.
    #[inline]
    pub fn next_inst(&self, inst: Inst) -> Option<Inst> {
        self.insts[inst].next.expand()
    }

    /// The instruction before an instruction of the same block.
    #[inline]
    pub fn prev_inst(&self, inst: Inst) -> Option<Inst> {
        self.insts[inst].prev.expand()
    }

    /// The block an instruction is in; `None` when it is not inserted or was removed.
    #[inline]
    pub fn inst_block(&self, inst: Inst) -> Option<Block> {
        self.insts[inst].block.expand()
    }

    /// Instructions of a block in order.
    #[inline]
    pub fn block_insts(&self, block: Block) -> impl DoubleEndedIterator<Item = Inst> + '_ {
        InstIter { func: self, front: self.first_inst(block), back: self.last_inst(block) }
    }

    /// Instructions of all blocks in layout order.
    #[inline]
    pub fn all_insts(&self) -> impl Iterator<Item = (Block, Inst)> + '_ {
        AllInsts { func: self, next_block: self.entry(), inst: None }
    }

    /// Instructions of all blocks in layout order, as a list: for passes that change what they walk over.
    pub fn inst_list(&self) -> Vec<Inst> {
        let mut list = Vec::with_capacity(self.insts.len());
        list.extend(self.all_insts().map(|(_, inst)| inst));
        list
    }

    /// The phis at the head of a block.
    #[inline]
    pub fn phis(&self, block: Block) -> impl Iterator<Item = Inst> + '_ {
        self.block_insts(block).take_while(|&i| self.is_phi(i))
    }

    /// The first instruction that is not a phi.
    #[inline]
    pub fn first_non_phi(&self, block: Block) -> Option<Inst> {
        self.block_insts(block).find(|&i| !self.is_phi(i))
    }

    /// The terminator, if the block ends in one.
    #[inline]
    pub fn terminator(&self, block: Block) -> Option<Inst> {
        self.last_inst(block).filter(|&i| self.op(i).is_terminator())
    }

    /// Whether `a` comes before `b` in their common block.
    #[inline]
    pub fn comes_before(&self, a: Inst, b: Inst) -> bool {
        debug_assert_eq!(self.insts[a].block, self.insts[b].block, "instructions of different blocks");
        self.insts[a].seq < self.insts[b].seq
    }

    /// Puts a created instruction at the end of a block.
    #[inline]
    pub fn append_inst(&mut self, block: Block, inst: Inst) {
        let last = self.blocks[block].last;
        self.link_inst(inst, block, last.expand(), None);
    }

    /// Puts a created instruction at the start of a block.
    pub fn prepend_inst(&mut self, block: Block, inst: Inst) {
        let first = self.blocks[block].first;
        self.link_inst(inst, block, None, first.expand());
    }

    /// Puts a created instruction before an inserted one.
    #[inline]
    pub fn insert_before(&mut self, inst: Inst, before: Inst) {
        if let Some(block) = self.inst_block(before) {
            let prev = self.prev_inst(before);
            self.link_inst(inst, block, prev, Some(before));
        }
    }

    /// Puts created instructions before an inserted one, in their order.
    pub fn insert_all_before(&mut self, insts: &[Inst], before: Inst) {
        let (Some(block), Some(&first), Some(&last)) = (self.inst_block(before), insts.first(), insts.last())
        else {
            return;
        };
        let prev = self.prev_inst(before);
        let low = prev.map_or(0, |p| self.insts[p].seq);
        let gap = u64::from(self.insts[before].seq - low);
        let parts = insts.len() as u64 + 1;
        for (i, &inst) in insts.iter().enumerate() {
            debug_assert!(self.insts[inst].block.is_none(), "instruction is already inserted");
            let node = &mut self.insts[inst];
            node.block = block.into();
            node.prev = if i == 0 { prev.into() } else { insts[i - 1].into() };
            node.next = insts.get(i + 1).copied().unwrap_or(before).into();
            node.seq = low + (gap * (i as u64 + 1) / parts) as u32;
        }
        match prev {
            Some(p) => self.insts[p].next = first.into(),
            None => self.blocks[block].first = first.into(),
        }
        self.insts[before].prev = last.into();
        if gap < parts {
            self.renumber((first, last, insts.len() as u64), low);
        }
    }

    /// Puts a created instruction after an inserted one.
    pub fn insert_after(&mut self, inst: Inst, after: Inst) {
        if let Some(block) = self.inst_block(after) {
            let next = self.next_inst(after);
            self.link_inst(inst, block, Some(after), next);
        }
    }

    fn link_inst(&mut self, inst: Inst, block: Block, prev: Option<Inst>, next: Option<Inst>) {
        debug_assert!(self.insts[inst].block.is_none(), "instruction is already inserted");
        let node = &mut self.insts[inst];
        node.block = block.into();
        node.prev = prev.into();
        node.next = next.into();
        match prev {
            Some(p) => self.insts[p].next = inst.into(),
            None => self.blocks[block].first = inst.into(),
        }
        match next {
            Some(n) => self.insts[n].prev = inst.into(),
            None => self.blocks[block].last = inst.into(),
        }
        let low = prev.map_or(0, |p| self.insts[p].seq);
        match next {
            None => self.insts[inst].seq = low.saturating_add(STRIDE),
            Some(n) => self.insts[inst].seq = low + (self.insts[n].seq - low) / 2,
        }
        if self.insts[inst].seq <= low || next.is_some_and(|n| self.insts[n].seq <= self.insts[inst].seq) {
            self.renumber((inst, inst, 1), low);
        }
    }

    /// Gives instructions from `first` to `last`, which have no room behind `low`, numbers: they and those around them whose numbers are in the smallest
    /// range that is not too full share that range evenly. Larger ranges may be less full, which keeps the work for an
    /// insertion logarithmic on average, wherever insertions happen.
    fn renumber(&mut self, (mut first, mut last, mut count): (Inst, Inst, u64), low: u32) {
        let mut capacity = 1.0f64;
        for bits in 1..=32 {
            capacity *= 5.0 / 3.0;
            let size = 1u64 << bits;
            let base = u64::from(low) & !(size - 1);
            while let Some(p) = self.prev_inst(first)
                && u64::from(self.insts[p].seq) >= base
            {
                (first, count) = (p, count + 1);
            }
            while let Some(n) = self.next_inst(last)
                && u64::from(self.insts[n].seq) < base + size
            {
                (last, count) = (n, count + 1);
            }
            if count as f64 > capacity {
                continue;
            }
            let mut at = Some(first);
            for k in 1..=count {
                let Some(i) = at else { return };
                self.insts[i].seq = (base + k * size / (count + 1)) as u32;
                at = self.next_inst(i);
            }
            return;
        }
        // Very many instructions in one block.
        self.renumber_block(first);
    }

    fn renumber_block(&mut self, inst: Inst) {
        let Some(block) = self.inst_block(inst) else { return };
        let mut seq = 0;
        let mut at = self.first_inst(block);
        while let Some(i) = at {
            seq += STRIDE;
            self.insts[i].seq = seq;
            at = self.next_inst(i);
        }
    }

    /// Takes an instruction out of its block. Its debug records go to the next instruction.
    pub fn detach_inst(&mut self, inst: Inst) {
        let Some(block) = self.inst_block(inst) else { return };
        let (prev, next) = (self.insts[inst].prev, self.insts[inst].next);
        self.move_records_to_next(inst);
        match prev.expand() {
            Some(p) => self.insts[p].next = next,
            None => self.blocks[block].first = next,
        }
        match next.expand() {
            Some(n) => self.insts[n].prev = prev,
            None => self.blocks[block].last = prev,
        }
        let node = &mut self.insts[inst];
        node.block = None.into();
        node.prev = None.into();
        node.next = None.into();
    }

    /// Moves an instruction to before another.
    pub fn move_before(&mut self, inst: Inst, before: Inst) {
        if inst != before {
            self.detach_inst(inst);
            self.insert_before(inst, before);
        }
    }

    /// Moves an instruction to after another.
    pub fn move_after(&mut self, inst: Inst, after: Inst) {
        if inst != after {
            self.detach_inst(inst);
            self.insert_after(inst, after);
        }
    }

    /// Moves `from` and everything after it to the end of another block.
    pub fn move_tail(&mut self, from: Inst, to: Block) {
        let Some(block) = self.inst_block(from) else { return };
        if block == to {
            return;
        }
        let prev = self.insts[from].prev;
        let old_last = self.blocks[block].last;
        match prev.expand() {
            Some(p) => self.insts[p].next = None.into(),
            None => self.blocks[block].first = None.into(),
        }
        self.blocks[block].last = prev;
        let to_last = self.blocks[to].last;
        self.insts[from].prev = to_last;
        match to_last.expand() {
            Some(l) => self.insts[l].next = from.into(),
            None => self.blocks[to].first = from.into(),
        }
        self.blocks[to].last = old_last;
        let mut seq = to_last.expand().map_or(0, |l| self.insts[l].seq);
        let mut overflow = false;
        let mut at = Some(from);
        while let Some(i) = at {
            overflow |= seq.checked_add(STRIDE).is_none();
            seq = seq.wrapping_add(STRIDE);
            self.insts[i].block = to.into();
            self.insts[i].seq = seq;
            at = self.next_inst(i);
        }
        if overflow {
            self.renumber_block(from);
        }
    }
}

struct InstIter<'a> {
    func: &'a Function,
    front: Option<Inst>,
    back: Option<Inst>,
}

impl Iterator for InstIter<'_> {
    type Item = Inst;
    #[inline]
    fn next(&mut self) -> Option<Inst> {
        let inst = self.front?;
        if self.front == self.back {
            (self.front, self.back) = (None, None);
        } else {
            self.front = self.func.next_inst(inst);
        }
        Some(inst)
    }
}

impl DoubleEndedIterator for InstIter<'_> {
    #[inline]
    fn next_back(&mut self) -> Option<Inst> {
        let inst = self.back?;
        if self.front == self.back {
            (self.front, self.back) = (None, None);
        } else {
            self.back = self.func.prev_inst(inst);
        }
        Some(inst)
    }
}

/// A walk that goes from block to block: most passes begin with one.
struct AllInsts<'a> {
    func: &'a Function,
    next_block: Option<Block>,
    /// The next instruction of the block before.
    inst: Option<(Block, Inst)>,
}

impl Iterator for AllInsts<'_> {
    type Item = (Block, Inst);
    #[inline]
    fn next(&mut self) -> Option<(Block, Inst)> {
        while self.inst.is_none() {
            let block = self.next_block?;
            let node = &self.func.blocks[block];
            self.next_block = node.next.expand();
            self.inst = node.first.expand().map(|inst| (block, inst));
        }
        let (block, inst) = self.inst?;
        self.inst = self.func.next_inst(inst).map(|next| (block, next));
        Some((block, inst))
    }
}
