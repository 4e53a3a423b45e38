//! Where values meet that several blocks define: the places for phis.
//!
//! The dominance frontiers of all blocks answer many such questions about small sets quickly. In loops nested n deep, however, they have n * n
//! entries; there, each question goes through the dominator tree once.

use std::collections::BinaryHeap;

use cranelift_entity::SecondaryMap;
use oxicc_ir::analysis::DominatorTree;
use oxicc_ir::{Block, Function};
use rustc_hash::FxHashSet;

/// Entries of the frontiers for each block.
const MAX_ENTRIES: usize = 32;

/// The dominance frontier of every block, if they have not many more entries than there are blocks.
pub fn frontiers(dom: &DominatorTree) -> Option<SecondaryMap<Block, Vec<Block>>> {
    let cfg = dom.cfg();
    let mut left = MAX_ENTRIES * (cfg.rpo().len() + MAX_ENTRIES);
    for &join in cfg.rpo() {
        if cfg.predecessors(join).nth(1).is_none() {
            continue;
        }
        // From each predecessor up to what dominates the join.
        let top = dom.idom(join).map_or(0, |b| dom.depth(b));
        for p in cfg.predecessors(join).filter(|p| dom.is_reachable(*p)) {
            left = left.checked_sub(dom.depth(p).saturating_sub(top) as usize)?;
        }
    }
    Some(dom.frontiers())
}

/// The iterated dominance frontier of some blocks, where the value is live at the start (Sreedhar and Gao 1995): from the deepest of these
/// blocks on, edges that leave what it dominates lead to joins, which define a value as well. Every block is looked at once, and none beyond
/// one where the value is not live: what comes behind has it from elsewhere.
pub fn iterated_frontier(
    func: &Function,
    dom: &DominatorTree,
    defs: &[Block],
    live: impl Fn(Block) -> bool,
) -> Vec<Block> {
    let mut heap: BinaryHeap<(u32, Block)> = defs.iter().map(|b| (dom.depth(*b), *b)).collect();
    let is_def: FxHashSet<Block> = defs.iter().copied().collect();
    let mut found: FxHashSet<Block> = FxHashSet::default();
    let mut seen: FxHashSet<Block> = FxHashSet::default();
    let mut out = Vec::new();
    let mut work = Vec::new();
    while let Some((depth, root)) = heap.pop() {
        seen.insert(root);
        work.push(root);
        while let Some(block) = work.pop() {
            for &join in func.successors(block) {
                if dom.idom(join) == Some(block) || dom.depth(join) > depth || !found.insert(join) {
                    continue;
                }
                if live(join) {
                    out.push(join);
                    if !is_def.contains(&join) {
                        heap.push((dom.depth(join), join));
                    }
                }
            }
            work.extend(dom.children(block).iter().filter(|b| live(**b) && seen.insert(**b)));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Random graphs: the same blocks as the frontiers of Cytron et al. give.
    #[test]
    fn both_ways_agree() {
        let mut seed = 1u32;
        let mut next = |n: usize| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) as usize % n
        };
        for _ in 0..2000 {
            let n = 2 + next(12);
            let mut text = String::from("define void @f(i1 %c) {\nentry:\n  br label %b0\n");
            for b in 0..n {
                let end = match next(4) {
                    0 => format!("br label %b{}", next(n)),
                    1 => "ret void".to_owned(),
                    _ => format!("br i1 %c, label %b{}, label %b{}", next(n), (b + 1) % n),
                };
                text += &format!("b{b}:\n  {end}\n");
            }
            text += "}\n";
            let module = oxicc_ir::text::parse(&text).unwrap();
            let func = module.body(module.find_global("f").unwrap()).unwrap();
            let dom = DominatorTree::compute(func);
            let defs: Vec<Block> = func.blocks().filter(|b| dom.is_reachable(*b) && next(3) == 0).collect();
            let all = frontiers(&dom).unwrap();
            let mut everywhere: FxHashSet<Block> = func.blocks().collect();
            // Live where a use, at the start of a block, comes before a definition.
            let mut live: FxHashSet<Block> = FxHashSet::default();
            let mut work: Vec<Block> = func.blocks().filter(|_| next(4) == 0).collect();
            live.extend(&work);
            while let Some(b) = work.pop() {
                work.extend(
                    func.unique_predecessors(b).into_iter().filter(|p| !defs.contains(p) && live.insert(*p)),
                );
            }
            for live in [std::mem::take(&mut everywhere), live] {
                let mut expected: FxHashSet<Block> = FxHashSet::default();
                let mut work = defs.clone();
                while let Some(b) = work.pop() {
                    work.extend(all[b].iter().filter(|j| live.contains(*j) && expected.insert(**j)));
                }
                let got = iterated_frontier(func, &dom, &defs, |b| live.contains(&b));
                assert_eq!(got.len(), expected.len(), "{defs:?} {live:?}\n{text}");
                assert_eq!(got.into_iter().collect::<FxHashSet<_>>(), expected, "{defs:?} {live:?}\n{text}");
            }
        }
    }
}
