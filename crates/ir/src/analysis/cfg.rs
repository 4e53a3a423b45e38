//! The control-flow graph in compact form: reverse post-order and edges.

use crate::function::Function;
use crate::inst::Block;
use cranelift_entity::SecondaryMap;

/// Blocks that can be reached from the entry, in reverse post-order, and the edges between them. Blocks are
/// numbered by their place in that order.
#[derive(Clone, Debug)]
pub struct Cfg {
    rpo: Vec<Block>,
    /// Place in `rpo` plus one; zero for unreachable blocks.
    place: SecondaryMap<Block, u32>,
    /// Predecessors of the n-th block are `preds[pred_start[n]..pred_start[n + 1]]`, as places.
    pred_start: Vec<u32>,
    preds: Vec<u32>,
}

impl Cfg {
    /// Reachable blocks in reverse post-order: every block comes before those it dominates.
    pub fn rpo(&self) -> &[Block] {
        &self.rpo
    }

    /// Reachable blocks, successors before predecessors where there are no cycles.
    pub fn post_order(&self) -> impl Iterator<Item = Block> + '_ {
        self.rpo.iter().rev().copied()
    }

    /// Whether the block can be reached from the entry.
    pub fn is_reachable(&self, block: Block) -> bool {
        self.place[block] != 0
    }

    /// Place of a reachable block in the reverse post-order.
    pub fn place(&self, block: Block) -> Option<usize> {
        (self.place[block] as usize).checked_sub(1)
    }

    /// Reachable predecessors, once per edge.
    pub fn predecessors(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        let places = match self.place(block) {
            Some(n) => self.pred_places(n),
            None => &[],
        };
        places.iter().map(|&p| self.rpo[p as usize])
    }

    pub(super) fn pred_places(&self, place: usize) -> &[u32] {
        &self.preds[self.pred_start[place] as usize..self.pred_start[place + 1] as usize]
    }
}

impl Cfg {
    /// Computes the graph by one depth-first walk.
    pub fn compute(func: &Function) -> Cfg {
        let mut place: SecondaryMap<Block, u32> = SecondaryMap::new();
        place.resize(func.num_blocks());
        let mut rpo = Vec::with_capacity(func.num_blocks());
        // (block, number of successors already walked)
        let mut stack: Vec<(Block, usize)> = Vec::new();
        if let Some(entry) = func.entry() {
            place[entry] = u32::MAX;
            stack.push((entry, 0));
        }
        while let Some((block, next)) = stack.last_mut() {
            let succs = func.successors(*block);
            match succs.get(*next) {
                Some(&s) => {
                    *next += 1;
                    if place[s] == 0 {
                        place[s] = u32::MAX;
                        stack.push((s, 0));
                    }
                }
                None => {
                    rpo.push(*block);
                    stack.pop();
                }
            }
        }
        rpo.reverse();
        for (i, &b) in rpo.iter().enumerate() {
            place[b] = i as u32 + 1;
        }
        let mut pred_start = vec![0u32; rpo.len() + 1];
        for &b in &rpo {
            for &s in func.successors(b) {
                pred_start[place[s] as usize] += 1;
            }
        }
        for i in 1..pred_start.len() {
            pred_start[i] += pred_start[i - 1];
        }
        let mut fill: Vec<u32> = pred_start.clone();
        let mut preds = vec![0u32; pred_start.last().copied().unwrap_or(0) as usize];
        for (i, &b) in rpo.iter().enumerate() {
            for &s in func.successors(b) {
                let slot = &mut fill[place[s] as usize - 1];
                preds[*slot as usize] = i as u32;
                *slot += 1;
            }
        }
        Cfg { rpo, place, pred_start, preds }
    }
}
