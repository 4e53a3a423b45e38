//! Natural loops and their nesting.
//!
//! A loop is a header and the blocks that reach it again without leaving its dominance. Irreducible cycles (with
//! several entries) are not loops here. Headers are visited innermost first; from each the blocks are collected
//! backwards, stepping over loops already found. All that is kept is linear in the size of the function, however deep the
//! nest: blocks stand in one order in which those of every loop are neighbours.

use super::DominatorTree;
use crate::function::Function;
use crate::inst::Block;
use cranelift_entity::packed_option::{PackedOption, ReservedValue};
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
    /// One for outermost loops.
    pub depth: u32,
    /// Where its blocks stand in the order of all.
    span: (u32, u32),
    /// A loop further out, by which loops at a given depth are found fast; itself for outermost loops.
    jump: LoopId,
    /// Blocks that branch out of the loop.
    exiting: Vec<Block>,
}

/// The loops of a function.
#[derive(Clone, Debug)]
pub struct LoopInfo {
    loops: PrimaryMap<LoopId, Loop>,
    /// The innermost loop of each block.
    innermost: SecondaryMap<Block, PackedOption<LoopId>>,
    top: Vec<LoopId>,
    /// The blocks of loops, topologically sorted but for the ways back, and those of a loop together.
    order: Vec<Block>,
    /// The place of each block in the order.
    places: SecondaryMap<Block, u32>,
}

/// Queries.
impl LoopInfo {
    /// A loop by its number.
    pub fn get(&self, id: LoopId) -> &Loop {
        &self.loops[id]
    }

    /// All blocks of a loop, those of inner loops included: the header is first, and what dominates comes before what it dominates.
    pub fn blocks(&self, id: LoopId) -> &[Block] {
        let (first, end) = self.loops[id].span;
        &self.order[first as usize..end as usize]
    }

    /// The blocks of all loops, in the order of [`LoopInfo::blocks`].
    pub fn all_blocks(&self) -> &[Block] {
        &self.order
    }

    /// The place in [`LoopInfo::all_blocks`] of a block in a loop.
    pub fn place(&self, block: Block) -> usize {
        self.places[block] as usize
    }

    /// The place of a loop's header: all later ones up to the loop's last are in the loop.
    pub fn first_place(&self, id: LoopId) -> usize {
        self.loops[id].span.0 as usize
    }

    /// The loop around `id`, or itself, of this depth.
    pub fn at_depth(&self, mut id: LoopId, depth: u32) -> Option<LoopId> {
        if depth == 0 {
            return None;
        }
        while self.loops[id].depth > depth {
            let far = self.loops[id].jump;
            id = if self.loops[far].depth >= depth && far != id { far } else { self.loops[id].parent? };
        }
        Some(id)
    }

    /// The innermost loop that both are in.
    pub fn common(&self, a: LoopId, b: LoopId) -> Option<LoopId> {
        let mut at = a;
        while !self.contains_loop(at, b) {
            let far = self.loops[at].jump;
            at = if far != at && !self.contains_loop(far, b) { far } else { self.loops[at].parent? };
        }
        Some(at)
    }

    /// All loops; inner ones come before the loops around them.
    pub fn loops(&self) -> impl DoubleEndedIterator<Item = LoopId> + use<> {
        self.loops.keys()
    }

    /// Whether the function has no loops.
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

    /// Whether the block is where a loop is entered.
    pub fn is_header(&self, block: Block) -> bool {
        self.loop_of(block).is_some_and(|l| self.loops[l].header == block)
    }

    /// Whether a block is in the loop or in one inside it.
    pub fn contains(&self, id: LoopId, block: Block) -> bool {
        self.loop_of(block).is_some_and(|l| self.contains_loop(id, l))
    }

    /// Whether `inner` is `outer` or inside it.
    pub fn contains_loop(&self, outer: LoopId, inner: LoopId) -> bool {
        let (first, end) = self.loops[outer].span;
        (first..end).contains(&self.loops[inner].span.0)
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

    /// Edges that leave the loop: (block inside, block outside), once per edge. Blocks that began to leave it since the loops were found
    /// are not known here.
    pub fn exit_edges(&self, func: &Function, id: LoopId) -> Vec<(Block, Block)> {
        let mut out = Vec::new();
        for &b in &self.loops[id].exiting {
            out.extend(func.successors(b).iter().filter(|&&s| !self.contains(id, s)).map(|&s| (b, s)));
        }
        out
    }

    /// Blocks inside that branch out of the loop, each once.
    pub fn exiting_blocks(&self, func: &Function, id: LoopId) -> Vec<Block> {
        let leaves = |b: &Block| func.successors(*b).iter().any(|&s| !self.contains(id, s));
        self.loops[id].exiting.iter().copied().filter(leaves).collect()
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
    /// Finds the natural loops: those whose back edges go to a block that dominates their source.
    pub fn compute(func: &Function, dom: &DominatorTree) -> LoopInfo {
        let cfg = dom.cfg();
        let mut info = LoopInfo {
            loops: PrimaryMap::new(),
            innermost: SecondaryMap::new(),
            top: Vec::new(),
            order: Vec::new(),
            places: SecondaryMap::new(),
        };
        let mut work = Vec::new();
        // A loop around each, the outermost one known where nothing was asked since.
        let mut around: SecondaryMap<LoopId, PackedOption<LoopId>> = SecondaryMap::new();
        for header in cfg.post_order() {
            work.extend(cfg.predecessors(header).filter(|&p| dom.dominates(header, p)));
            if work.is_empty() {
                continue;
            }
            let id = info.loops.push(Loop {
                header,
                parent: None,
                children: Vec::new(),
                depth: 0,
                span: (0, 0),
                jump: LoopId(0),
                exiting: Vec::new(),
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
                        while let Some(next) = around[outer].expand() {
                            if let Some(far) = around[next].expand() {
                                around[outer] = far.into();
                            }
                            outer = next;
                        }
                        if outer != id {
                            info.loops[outer].parent = Some(id);
                            around[outer] = id.into();
                            work.extend(cfg.predecessors(info.loops[outer].header));
                        }
                    }
                }
            }
        }
        if info.loops.is_empty() {
            return info;
        }
        // Outer loops have higher numbers than the loops inside them.
        for id in info.loops.keys().rev() {
            let parent = info.loops[id].parent;
            info.loops[id].depth = parent.map_or(1, |p| info.loops[p].depth + 1);
            match parent {
                Some(p) => info.loops[p].children.push(id),
                None => info.top.push(id),
            }
            info.loops[id].jump = parent.map_or(id, |p| info.jump_from(p));
        }
        info.arrange(dom);
        info.find_exits(func);
        debug_assert!(func.num_blocks() >= cfg.rpo().len());
        info
    }

    /// Where a loop inside of `parent` jumps to: twice as far as `parent` when its two jumps are equally long, which makes all ways short.
    fn jump_from(&self, parent: LoopId) -> LoopId {
        let depth = |id: LoopId| self.loops[id].depth;
        let first = self.loops[parent].jump;
        let second = self.loops[first].jump;
        if first != parent && depth(parent) - depth(first) == depth(first) - depth(second) {
            second
        } else {
            parent
        }
    }

    /// Orders the blocks of loops: reverse post-order, but for blocks outside of a loop that stand between its blocks, which come after it.
    /// No edge leads from them into the loop, other than to its header.
    fn arrange(&mut self, dom: &DominatorTree) {
        let mut sizes: SecondaryMap<LoopId, u32> = SecondaryMap::new();
        for &b in dom.cfg().rpo() {
            if let Some(l) = self.loop_of(b) {
                sizes[l] += 1;
            }
        }
        // Inner loops come first.
        for id in self.loops.keys() {
            if let Some(p) = self.loops[id].parent {
                sizes[p] += sizes[id];
            }
        }
        // Where the next block of a loop goes. A loop takes all its places when its header comes.
        let mut next: SecondaryMap<LoopId, u32> = SecondaryMap::new();
        let mut end = 0;
        for &b in dom.cfg().rpo() {
            let Some(l) = self.loop_of(b) else { continue };
            if self.loops[l].header == b {
                let at = match self.loops[l].parent {
                    Some(p) => {
                        let at = next[p];
                        next[p] += sizes[l];
                        at
                    }
                    None => {
                        let at = end;
                        end += sizes[l];
                        at
                    }
                };
                next[l] = at;
                self.loops[l].span = (at, at + sizes[l]);
            }
            self.places[b] = next[l];
            next[l] += 1;
        }
        self.order = vec![Block::reserved_value(); end as usize];
        for &b in dom.cfg().rpo() {
            if self.loop_of(b).is_some() {
                self.order[self.places[b] as usize] = b;
            }
        }
    }

    fn find_exits(&mut self, func: &Function) {
        for i in 0..self.order.len() {
            let b = self.order[i];
            let mut at = self.loop_of(b);
            while let Some(l) = at.filter(|&l| func.successors(b).iter().any(|&s| !self.contains(l, s))) {
                self.loops[l].exiting.push(b);
                at = self.loops[l].parent;
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
        assert_eq!(loops.blocks(outer), [by_name("outer"), by_name("inner"), by_name("latch")]);
        assert_eq!(loops.at_depth(inner, 1), Some(outer));
        assert_eq!(loops.common(inner, outer), Some(outer));
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
        assert_eq!(loops.common(inner, next), None);
        assert_eq!(loops.exiting_blocks(f, inner), [by_name("inner")]);
    }

    /// A nest of loops, each with a block on its way out that stands in the middle of the reverse post-order.
    #[test]
    fn a_deep_nest_keeps_loops_together() {
        use std::fmt::Write;
        const DEPTH: usize = 300;
        let mut text = String::from("define void @f(i1 %c) {\ns:\n  br label %h0\n");
        for d in 0..DEPTH {
            let down = if d + 1 == DEPTH { format!("l{d}") } else { format!("h{}", d + 1) };
            let _ = writeln!(text, "h{d}:\n  br i1 %c, label %{down}, label %x{d}\nx{d}:\n  ret void");
        }
        for d in (0..DEPTH).rev() {
            let next = if d == 0 { "e".to_owned() } else { format!("l{}", d - 1) };
            let _ = writeln!(text, "l{d}:\n  br i1 %c, label %h{d}, label %{next}");
        }
        text.push_str("e:\n  ret void\n}\n");
        let m = crate::text::parse(&text).unwrap();
        let f = m.body(m.find_global("f").unwrap()).unwrap();
        let dom = DominatorTree::compute(f);
        let loops = LoopInfo::compute(f, &dom);
        assert_eq!(loops.loops().count(), DEPTH);
        let innermost = loops.loops().next().unwrap();
        for id in loops.loops() {
            let depth = loops.get(id).depth;
            assert_eq!(loops.blocks(id).len(), 2 * (DEPTH + 1 - depth as usize));
            assert_eq!(loops.blocks(id)[0], loops.get(id).header);
            assert!(loops.blocks(id).iter().all(|b| loops.contains(id, *b)));
            assert_eq!(loops.at_depth(innermost, depth), Some(id));
            assert_eq!(loops.common(innermost, id), Some(id));
            assert_eq!(loops.exit_edges(f, id).len(), 1 + DEPTH + 1 - depth as usize);
        }
        for (i, b) in loops.all_blocks().iter().enumerate() {
            assert_eq!(loops.place(*b), i);
        }
    }
}
