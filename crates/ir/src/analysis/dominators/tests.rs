//! Dominators against the definition, on random graphs.

use super::*;
use crate::*;

/// A function with `n` blocks and random edges.
fn random(seed: &mut u64, n: usize) -> (Module, GlobalId) {
    let mut next = || {
        *seed ^= *seed << 13;
        *seed ^= *seed >> 7;
        *seed ^= *seed << 17;
        *seed as usize
    };
    let mut m = Module::new();
    let ty = m.types.function(Type::VOID, &[Type::I1], false);
    let f = m.add_global(Global::function("f", ty));
    m.define(f);
    let (ctx, func) = m.split(f);
    let func = func.unwrap();
    let cond = func.params()[0];
    let blocks: Vec<Block> = (0..n).map(|_| func.append_new_block()).collect();
    for &b in &blocks {
        // Never back to the entry.
        let (x, y) = (blocks[1 + next() % (n - 1)], blocks[1 + next() % (n - 1)]);
        let mut bld = Builder::at_end(ctx, func, b);
        match next() % 5 {
            0 => bld.ret(None),
            1 => bld.br(x),
            _ => bld.cond_br(cond, x, y),
        };
    }
    (m, f)
}

/// Blocks reached from `from` without going through `without`.
fn reach(func: &Function, from: Block, without: Option<Block>) -> Vec<Block> {
    let mut seen = Vec::new();
    let mut work = vec![from];
    while let Some(b) = work.pop() {
        if Some(b) != without && !seen.contains(&b) {
            seen.push(b);
            work.extend(func.successors(b));
        }
    }
    seen
}

#[test]
fn dominance_is_as_defined() {
    let mut seed = 0x1234_5678_9abc_def1;
    for round in 0..60 {
        let (m, f) = random(&mut seed, 2 + round % 14);
        let func = m.body(f).unwrap();
        let entry = func.entry().unwrap();
        let dom = DominatorTree::compute(func);
        let reachable = reach(func, entry, None);
        for a in func.blocks() {
            assert_eq!(dom.is_reachable(a), reachable.contains(&a));
            let without = reach(func, entry, Some(a));
            for b in func.blocks() {
                let expected = !reachable.contains(&b) || (reachable.contains(&a) && !without.contains(&b));
                assert_eq!(dom.dominates(a, b), expected, "{a} {b}\n{}", text::print(&m));
            }
            if let Some(d) = dom.idom(a) {
                assert!(dom.strictly_dominates(d, a));
                assert!(dom.children(d).contains(&a));
                assert_eq!(dom.depth(a), dom.depth(d) + 1);
            }
        }
    }
}

#[test]
fn post_dominance_is_as_defined() {
    let mut seed = 0x9e37_79b9_7f4a_7c15;
    for round in 0..60 {
        let (m, f) = random(&mut seed, 2 + round % 12);
        let func = m.body(f).unwrap();
        let post = PostDominatorTree::compute(func);
        let reachable = reach(func, func.entry().unwrap(), None);
        for &b in &reachable {
            for &a in &reachable {
                // Does a path from b avoid a and end at a root?
                let free = reach(func, b, Some(a)).into_iter().any(|x| post.roots().contains(&x));
                assert_eq!(post.post_dominates(a, b), !free, "{a} {b}\n{}", text::print(&m));
            }
        }
    }
}

#[test]
fn frontiers_join_at_merges() {
    let m = text::parse(
        "define void @f(i1 %c) {
entry:
  br i1 %c, label %l, label %r
l:
  br label %j
r:
  br label %j
j:
  ret void
}",
    )
    .unwrap();
    let func = m.body(m.find_global("f").unwrap()).unwrap();
    let dom = DominatorTree::compute(func);
    let fronts = dom.frontiers();
    let blocks: Vec<Block> = func.blocks().collect();
    assert_eq!(fronts[blocks[1]], vec![blocks[3]]);
    assert_eq!(fronts[blocks[2]], vec![blocks[3]]);
    assert!(fronts[blocks[0]].is_empty());
    assert_eq!(dom.common_dominator(blocks[1], blocks[2]), Some(blocks[0]));
    let post = PostDominatorTree::compute(func);
    assert_eq!(post.ipdom(blocks[0]), Some(blocks[3]));
    assert_eq!(post.common_post_dominator(blocks[1], blocks[2]), Some(blocks[3]));
}

/// The same tree, asked of bare numbers.
#[test]
fn any_graph_has_dominators() {
    //  0 -> 1 -> 2 -> 4,  1 -> 3 -> 4 -> 1,  5 -> 4 from nowhere
    let graph: [&[u32]; 6] = [&[1], &[2, 3], &[4], &[4], &[1], &[4]];
    assert_eq!(immediate_dominators(&graph), [None, Some(0), Some(1), Some(1), Some(1), None]);
    assert!(immediate_dominators::<&[u32]>(&[]).is_empty());
}

/// Small graphs are dealt with in another way.
#[test]
fn both_algorithms_find_the_same_tree() {
    let mut seed = 0x0dd0_1234_9abc_def1;
    for n in 2..180 {
        let (m, f) = random(&mut seed, n);
        let func = m.body(f).unwrap();
        let cfg = Cfg::compute(func);
        assert_eq!(iterated(&cfg), by_semi_dominators(func, &cfg), "{}", text::print(&m));
    }
}
