//! Natural loops and their nesting.
//!
//! A loop is a header and the blocks that reach it again without leaving its dominance. Irreducible cycles (with
//! several entries) are not loops here. Headers are visited innermost first; from each the blocks are collected
//! backwards, stepping over loops already found, so every block is walked once per nesting level at most.

use super::DominatorTree;
use crate::function::Function;
use crate::inst::Block;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};

/// A loop of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LoopId(u32);
entity_impl!(LoopId, "loop");

/// What a loop is.
#[derive(Clone, Debug)]
pub struct Loop {
    /// The only block through which the loop is entered.
    pub header: Block,
    /// The loop around it.
    pub parent: Option<LoopId>,
    /// Loops directly inside, in reverse post-order of their headers.
    pub children: Vec<LoopId>,
    /// All blocks in reverse post-order, those of inner loops included; the header is first.
    pub blocks: Vec<Block>,
    /// One for outermost loops.
    pub depth: u32,
}

/// The loops of a function.
#[derive(Clone, Debug)]
pub struct LoopInfo {
    loops: PrimaryMap<LoopId, Loop>,
    /// The innermost loop of each block.
    innermost: SecondaryMap<Block, PackedOption<LoopId>>,
    top: Vec<LoopId>,
    /// The number of each loop in a walk over the nests, and the last one inside it.
    spans: SecondaryMap<LoopId, (u32, u32)>,
}

/// Queries.
impl LoopInfo {
    pub fn get(&self, id: LoopId) -> &Loop {
        &self.loops[id]
    }

    /// All loops; inner ones come before the loops around them.
    pub fn loops(&self) -> impl DoubleEndedIterator<Item = LoopId> + use<> {
        self.loops.keys()
    }

    pub fn is_empty(&self) -> bool {
        self.loops.is_empty()
    }

    /// Loops that are in no other loop, in reverse post-order of their headers.
    pub fn top_level(&self) -> &[LoopId] {
        &self.top
    }

    /// The innermost loop a block is in.
    pub fn loop_of(&self, block: Block) -> Option<LoopId> {
        self.innermost[block].expand()
    }

    /// How many loops a block is in.
    pub fn depth(&self, block: Block) -> u32 {
        self.loop_of(block).map_or(0, |l| self.loops[l].depth)
    }

    pub fn is_header(&self, block: Block) -> bool {
        self.loop_of(block).is_some_and(|l| self.loops[l].header == block)
    }

    /// Whether a block is in the loop or in one inside it.
    pub fn contains(&self, id: LoopId, block: Block) -> bool {
        self.loop_of(block).is_some_and(|l| self.contains_loop(id, l))
    }

    /// Whether `inner` is `outer` or inside it.
    pub fn contains_loop(&self, outer: LoopId, inner: LoopId) -> bool {
        let (first, last) = self.spans[outer];
        (first..=last).contains(&self.spans[inner].0)
    }

    /// Blocks of the loop that branch to the header.
    pub fn latches(&self, func: &Function, id: LoopId) -> Vec<Block> {
        let header = self.loops[id].header;
        let preds = func.unique_predecessors(header);
        preds.into_iter().filter(|&p| self.contains(id, p)).collect()
    }

    /// The only latch.
    pub fn latch(&self, func: &Function, id: LoopId) -> Option<Block> {
        match self.latches(func, id)[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    /// The only block outside that branches to the header.
    pub fn predecessor(&self, func: &Function, id: LoopId) -> Option<Block> {
        let mut outside =
            func.unique_predecessors(self.loops[id].header).into_iter().filter(|&p| !self.contains(id, p));
        let only = outside.next()?;
        outside.next().is_none().then_some(only)
    }

    /// The only block outside that branches to the header, if it branches nowhere else.
    pub fn preheader(&self, func: &Function, id: LoopId) -> Option<Block> {
        self.predecessor(func, id).filter(|&p| func.single_successor(p).is_some())
    }

    /// Edges that leave the loop: (block inside, block outside), once per edge.
    pub fn exit_edges(&self, func: &Function, id: LoopId) -> Vec<(Block, Block)> {
        let mut out = Vec::new();
        for &b in &self.loops[id].blocks {
            out.extend(func.successors(b).iter().filter(|&&s| !self.contains(id, s)).map(|&s| (b, s)));
        }
        out
    }

    /// Blocks inside that branch out of the loop, each once.
    pub fn exiting_blocks(&self, func: &Function, id: LoopId) -> Vec<Block> {
        let leaves = |b: &Block| func.successors(*b).iter().any(|&s| !self.contains(id, s));
        self.loops[id].blocks.iter().copied().filter(leaves).collect()
    }

    /// Blocks outside that the loop branches to, each once.
    pub fn exit_blocks(&self, func: &Function, id: LoopId) -> Vec<Block> {
        let mut out: Vec<Block> = self.exit_edges(func, id).into_iter().map(|e| e.1).collect();
        out.sort_unstable();
        out.dedup();
        out
    }
}

/// Computation.
impl LoopInfo {
    pub fn compute(func: &Function, dom: &DominatorTree) -> LoopInfo {
        let cfg = dom.cfg();
        let mut info = LoopInfo {
            loops: PrimaryMap::new(),
            innermost: SecondaryMap::new(),
            top: Vec::new(),
            spans: SecondaryMap::new(),
        };
        let mut work = Vec::new();
        for header in cfg.post_order() {
            work.extend(cfg.predecessors(header).filter(|&p| dom.dominates(header, p)));
            if work.is_empty() {
                continue;
            }
            let id = info.loops.push(Loop {
                header,
                parent: None,
                children: Vec::new(),
                blocks: Vec::new(),
                depth: 0,
            });
            while let Some(b) = work.pop() {
                match info.loop_of(b) {
                    None => {
                        info.innermost[b] = id.into();
                        if b != header {
                            work.extend(cfg.predecessors(b));
                        }
                    }
                    Some(inner) => {
                        // Step to the outermost loop known around the block.
                        let mut outer = inner;
                        while let Some(p) = info.loops[outer].parent {
                            outer = p;
                        }
                        if outer != id {
                            info.loops[outer].parent = Some(id);
                            work.extend(cfg.predecessors(info.loops[outer].header));
                        }
                    }
                }
            }
        }
        // Outer loops have higher numbers than the loops inside them.
        for id in info.loops.keys().rev() {
            let parent = info.loops[id].parent;
            info.loops[id].depth = parent.map_or(1, |p| info.loops[p].depth + 1);
            match parent {
                Some(p) => info.loops[p].children.push(id),
                None => info.top.push(id),
            }
        }
        info.number();
        for &b in cfg.rpo() {
            let mut at = info.loop_of(b);
            while let Some(l) = at {
                info.loops[l].blocks.push(b);
                at = info.loops[l].parent;
            }
        }
        debug_assert!(func.num_blocks() >= cfg.rpo().len());
        info
    }

    /// Numbers the loops, each before those inside it.
    fn number(&mut self) {
        let mut order: Vec<LoopId> = Vec::with_capacity(self.loops.len());
        let mut work: Vec<LoopId> = self.top.clone();
        while let Some(id) = work.pop() {
            self.spans[id] = (order.len() as u32, order.len() as u32);
            order.push(id);
            work.extend(&self.loops[id].children);
        }
        // The last one inside of a loop is the last one inside of its last child.
        for id in order.into_iter().rev() {
            if let Some(parent) = self.loops[id].parent {
                self.spans[parent].1 = self.spans[parent].1.max(self.spans[id].1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nested_loops() {
        let m = crate::text::parse(
            "define void @f(i1 %c) {
entry:
  br label %outer
outer:
  br label %inner
inner:
  br i1 %c, label %inner, label %latch
latch:
  br i1 %c, label %outer, label %next
next:
  br i1 %c, label %next, label %exit
exit:
  ret void
}",
        )
        .unwrap();
        let id = m.find_global("f").unwrap();
        let f = m.body(id).unwrap();
        let dom = DominatorTree::compute(f);
        let loops = LoopInfo::compute(f, &dom);
        let by_name = |n: &str| f.blocks().find(|&b| f.block_name(b) == Some(n)).unwrap();
        assert_eq!(loops.loops().count(), 3);
        let outer = loops.loop_of(by_name("latch")).unwrap();
        let inner = loops.loop_of(by_name("inner")).unwrap();
        assert_eq!(loops.get(inner).parent, Some(outer));
        assert_eq!(loops.get(outer).children, vec![inner]);
        assert_eq!(loops.get(outer).blocks, vec![by_name("outer"), by_name("inner"), by_name("latch")]);
        assert_eq!(loops.depth(by_name("inner")), 2);
        assert_eq!(loops.depth(by_name("exit")), 0);
        assert_eq!(loops.latch(f, outer), Some(by_name("latch")));
        assert_eq!(loops.preheader(f, outer), Some(by_name("entry")));
        assert_eq!(loops.preheader(f, inner), Some(by_name("outer")));
        assert_eq!(loops.exit_blocks(f, outer), vec![by_name("next")]);
        let next = loops.loop_of(by_name("next")).unwrap();
        assert_eq!(loops.preheader(f, next), None);
        assert_eq!(loops.top_level().len(), 2);
        assert!(loops.contains(outer, by_name("inner")) && !loops.contains(inner, by_name("latch")));
        assert!(!loops.contains(outer, by_name("next")) && !loops.contains(next, by_name("outer")));
        assert_eq!(loops.get(loops.top_level()[0]).header, by_name("outer"));
    }
}
