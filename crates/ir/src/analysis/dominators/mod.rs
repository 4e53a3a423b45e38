//! Dominator and post-dominator trees.
//!
//! Both are computed by the Semi-NCA algorithm (Georgiadis, "Linear-Time Algorithms for Dominators and Related
//! Problems", 2005): semidominators by path compression, then the nearest common ancestor by walking up. Almost
//! linear in practice. Small graphs are dealt with faster by going over them until nothing changes, mostly once and once more (Cooper,
//! Harvey, Kennedy, "A Simple, Fast Dominance Algorithm", 2001). Queries are constant time by numbering the tree.

use super::Cfg;
use crate::function::{Function, Use, ValueDef};
use crate::inst::{Block, Inst, Value};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;

const NONE: u32 = u32::MAX;

/// A graph with nodes 0..n whose node 0 is the root.
struct Graph<'a> {
    succs: &'a dyn Fn(u32, &mut dyn FnMut(u32)),
    preds: &'a dyn Fn(u32, &mut dyn FnMut(u32)),
    len: usize,
}

/// Immediate dominators of a graph; `NONE` for the root and for nodes it does not reach.
fn semi_nca(graph: &Graph) -> Vec<u32> {
    let n = graph.len;
    let mut number = vec![NONE; n];
    let mut vertex: Vec<u32> = Vec::with_capacity(n);
    // Depth-first tree parents, by number.
    let mut parent: Vec<u32> = Vec::with_capacity(n);
    let mut stack = vec![(0u32, NONE)];
    let mut children = Vec::new();
    while let Some((v, from)) = stack.pop() {
        if number[v as usize] != NONE {
            continue;
        }
        let me = vertex.len() as u32;
        number[v as usize] = me;
        vertex.push(v);
        parent.push(from);
        children.clear();
        (graph.succs)(v, &mut |s| children.push(s));
        stack.extend(children.iter().rev().filter(|s| number[**s as usize] == NONE).map(|&s| (s, me)));
    }
    let count = vertex.len();
    let mut semi: Vec<u32> = (0..count as u32).collect();
    let mut label: Vec<u32> = (0..count as u32).collect();
    let mut ancestor: Vec<u32> = parent.clone();
    let mut idom: Vec<u32> = parent.clone();
    let mut path = Vec::new();
    for i in (1..count as u32).rev() {
        let mut best = parent[i as usize];
        (graph.preds)(vertex[i as usize], &mut |p| {
            let p = number[p as usize];
            if p == NONE {
                return;
            }
            let candidate = if p <= i {
                p
            } else {
                semi[eval(p, i, &mut ancestor, &mut label, &semi, &mut path) as usize]
            };
            best = best.min(candidate);
        });
        semi[i as usize] = best;
        label[i as usize] = i;
    }
    for i in 1..count as u32 {
        let mut d = idom[i as usize];
        while d > semi[i as usize] {
            d = idom[d as usize];
        }
        idom[i as usize] = d;
    }
    let mut out = vec![NONE; n];
    for i in 1..count {
        out[vertex[i] as usize] = vertex[idom[i] as usize];
    }
    out
}

/// Immediate dominators by place in the reverse post-order, however many blocks there are.
fn by_semi_dominators(func: &Function, cfg: &Cfg) -> Vec<u32> {
    let succs = |v: u32, f: &mut dyn FnMut(u32)| {
        for &s in func.successors(cfg.rpo()[v as usize]) {
            if let Some(p) = cfg.place(s) {
                f(p as u32);
            }
        }
    };
    let preds = |v: u32, f: &mut dyn FnMut(u32)| cfg.pred_places(v as usize).iter().for_each(|&p| f(p));
    semi_nca(&Graph { succs: &succs, preds: &preds, len: cfg.rpo().len() })
}

/// Up to how many blocks [`iterated`] is asked, whose time grows with the square where loops have several ways in.
const SMALL: usize = 96;

/// Immediate dominators by place in the reverse post-order; `NONE` for the entry.
fn iterated(cfg: &Cfg) -> Vec<u32> {
    let n = cfg.rpo().len();
    let mut idom = vec![NONE; n];
    if n == 0 {
        return idom;
    }
    idom[0] = 0;
    let mut changed = true;
    while changed {
        changed = false;
        for v in 1..n {
            let mut best = NONE;
            for &p in cfg.pred_places(v) {
                if idom[p as usize] == NONE {
                    continue;
                }
                let (mut a, mut b) = (p, if best == NONE { p } else { best });
                while a != b {
                    if a > b { a = idom[a as usize] } else { b = idom[b as usize] }
                }
                best = a;
            }
            if idom[v] != best {
                idom[v] = best;
                changed = true;
            }
        }
    }
    idom[0] = NONE;
    idom
}

/// Immediate dominators of any graph: nodes are numbers, node 0 is the root, and each row lists the successors of one.
/// None for the root and for nodes it does not reach.
pub fn immediate_dominators<S: AsRef<[u32]>>(successors: &[S]) -> Vec<Option<u32>> {
    if successors.is_empty() {
        return Vec::new();
    }
    let mut predecessors: Vec<Vec<u32>> = vec![Vec::new(); successors.len()];
    for (from, row) in successors.iter().enumerate() {
        for &to in row.as_ref() {
            predecessors[to as usize].push(from as u32);
        }
    }
    let succs = |v: u32, f: &mut dyn FnMut(u32)| successors[v as usize].as_ref().iter().for_each(|&s| f(s));
    let preds = |v: u32, f: &mut dyn FnMut(u32)| predecessors[v as usize].iter().for_each(|&p| f(p));
    let idom = semi_nca(&Graph { succs: &succs, preds: &preds, len: successors.len() });
    idom.into_iter().map(|d| (d != NONE).then_some(d)).collect()
}

/// The node with the least semidominator on the path from `v` up to, but not including, the nodes numbered
/// `last` or less; compresses the path.
fn eval(
    v: u32,
    last: u32,
    ancestor: &mut [u32],
    label: &mut [u32],
    semi: &[u32],
    path: &mut Vec<u32>,
) -> u32 {
    path.clear();
    let mut at = v;
    while ancestor[at as usize] != NONE && ancestor[at as usize] > last {
        path.push(at);
        at = ancestor[at as usize];
    }
    // From the top down, make everything point to the topmost ancestor.
    let mut top = at;
    while let Some(u) = path.pop() {
        if semi[label[top as usize] as usize] < semi[label[u as usize] as usize] {
            label[u as usize] = label[top as usize];
        }
        ancestor[u as usize] = ancestor[at as usize];
        top = u;
    }
    label[v as usize]
}

/// Entry and exit times of a walk of the tree given by parents, for constant-time ancestor queries.
fn number_tree(idom: &[u32], roots: impl Iterator<Item = u32>) -> (Vec<u32>, Vec<u32>) {
    let n = idom.len();
    let mut first_child = vec![NONE; n];
    let mut sibling = vec![NONE; n];
    for v in (0..n as u32).rev() {
        let p = idom[v as usize];
        if p != NONE {
            sibling[v as usize] = first_child[p as usize];
            first_child[p as usize] = v;
        }
    }
    let (mut enter, mut leave) = (vec![0u32; n], vec![0u32; n]);
    let mut clock = 0;
    for root in roots {
        clock += 1;
        enter[root as usize] = clock;
        let mut at = root;
        // Walk without a stack: down to children, right to siblings, up to parents.
        let mut child = first_child[at as usize];
        loop {
            if child != NONE {
                at = child;
                clock += 1;
                enter[at as usize] = clock;
                child = first_child[at as usize];
                continue;
            }
            clock += 1;
            leave[at as usize] = clock;
            if at == root {
                break;
            }
            child = sibling[at as usize];
            at = idom[at as usize];
        }
    }
    (enter, leave)
}

/// The dominator tree of the blocks that the entry reaches.
#[derive(Clone, Debug)]
pub struct DominatorTree {
    cfg: Cfg,
    nodes: SecondaryMap<Block, Node>,
    /// Children in reverse post-order: those of block b are `children[child_start[place]..]`.
    child_start: Vec<u32>,
    children: Vec<Block>,
}

/// A block in the tree.
#[derive(Clone, Copy, Debug, Default)]
struct Node {
    idom: PackedOption<Block>,
    /// Zero for blocks that cannot be reached.
    enter: u32,
    leave: u32,
    depth: u32,
}

/// Queries.
impl DominatorTree {
    /// The graph it was computed from.
    pub fn cfg(&self) -> &Cfg {
        &self.cfg
    }

    /// The immediate dominator; `None` for the entry and for unreachable blocks.
    pub fn idom(&self, block: Block) -> Option<Block> {
        self.nodes[block].idom.expand()
    }

    /// Whether the block can be reached from the entry.
    pub fn is_reachable(&self, block: Block) -> bool {
        self.nodes[block].enter != 0
    }

    /// Distance from the entry in the tree.
    pub fn depth(&self, block: Block) -> u32 {
        self.nodes[block].depth
    }

    /// Whether every path from the entry to `b` goes through `a`. A block dominates itself; unreachable blocks are
    /// dominated by every block.
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        let (a, b) = (&self.nodes[a], &self.nodes[b]);
        b.enter == 0 || a.enter != 0 && a.enter <= b.enter && b.leave <= a.leave
    }

    /// Whether every way from the entry to `b` goes through `a`, and they are two blocks.
    pub fn strictly_dominates(&self, a: Block, b: Block) -> bool {
        a != b && self.dominates(a, b)
    }

    /// Blocks whose immediate dominator is `block`.
    pub fn children(&self, block: Block) -> &[Block] {
        match self.cfg.place(block) {
            Some(n) => &self.children[self.child_start[n] as usize..self.child_start[n + 1] as usize],
            None => &[],
        }
    }

    /// The nearest block that dominates both; `None` if one is unreachable.
    pub fn common_dominator(&self, mut a: Block, mut b: Block) -> Option<Block> {
        if !self.is_reachable(a) || !self.is_reachable(b) {
            return None;
        }
        while a != b {
            if self.nodes[a].depth < self.nodes[b].depth {
                b = self.idom(b)?;
            } else {
                a = self.idom(a)?;
            }
        }
        Some(a)
    }

    /// Blocks of the tree, parents before children.
    pub fn preorder(&self) -> &[Block] {
        self.cfg.rpo()
    }

    /// Whether instruction `a` is executed before `b` on every path to `b`; an instruction does not dominate itself.
    pub fn inst_dominates(&self, func: &Function, a: Inst, b: Inst) -> bool {
        match (func.inst_block(a), func.inst_block(b)) {
            (Some(x), Some(y)) if x == y => a != b && func.comes_before(a, b),
            (Some(x), Some(y)) => self.dominates(x, y),
            _ => false,
        }
    }

    /// Whether a value is available where an instruction uses it: at the end of the incoming block for phis.
    pub fn value_dominates_use(&self, func: &Function, value: Value, at: Use) -> bool {
        let ValueDef::Inst(def) = func.value_def(value) else { return true };
        let Some(def_block) = func.inst_block(def) else { return false };
        if func.is_phi(at.user) {
            let Some(&incoming) = func.block_operands(at.user).get(at.index as usize) else { return false };
            return self.dominates(def_block, incoming);
        }
        self.inst_dominates(func, def, at.user)
            || func.inst_block(at.user).is_some_and(|b| !self.is_reachable(b))
    }

    /// Whether a value can be used right before an instruction.
    pub fn value_available_at(&self, func: &Function, value: Value, at: Inst) -> bool {
        match func.value_def(value) {
            ValueDef::Inst(def) => self.inst_dominates(func, def, at),
            _ => true,
        }
    }

    /// The dominance frontier of every block (Cytron et al.), for placing phis.
    pub fn frontiers(&self) -> SecondaryMap<Block, Vec<Block>> {
        let mut out: SecondaryMap<Block, Vec<Block>> = SecondaryMap::new();
        for &b in self.cfg.rpo() {
            if self.cfg.predecessors(b).nth(1).is_none() {
                continue;
            }
            for p in self.cfg.predecessors(b) {
                let mut at = Some(p);
                while let Some(r) = at.filter(|r| Some(*r) != self.idom(b)) {
                    if out[r].last() == Some(&b) {
                        break;
                    }
                    out[r].push(b);
                    at = self.idom(r);
                }
            }
        }
        out
    }
}

/// Computation.
impl DominatorTree {
    /// Computes the tree of a function, with a control-flow graph of its own.
    pub fn compute(func: &Function) -> DominatorTree {
        DominatorTree::with_cfg(func, Cfg::compute(func))
    }

    /// From a graph computed before.
    pub fn with_cfg(func: &Function, cfg: Cfg) -> DominatorTree {
        let n = cfg.rpo().len();
        let parents = if n <= SMALL { iterated(&cfg) } else { by_semi_dominators(func, &cfg) };
        let (enter_n, leave_n) = number_tree(&parents, (n > 0).then_some(0).into_iter());
        let mut nodes: SecondaryMap<Block, Node> = SecondaryMap::new();
        nodes.resize(func.num_blocks());
        let mut child_start = vec![0u32; n + 1];
        for (i, &b) in cfg.rpo().iter().enumerate() {
            let mut node = Node { enter: enter_n[i], leave: leave_n[i], ..Node::default() };
            if parents[i] != NONE {
                let p = cfg.rpo()[parents[i] as usize];
                (node.idom, node.depth) = (p.into(), nodes[p].depth + 1);
                child_start[parents[i] as usize + 1] += 1;
            }
            nodes[b] = node;
        }
        for i in 0..n {
            child_start[i + 1] += child_start[i];
        }
        let mut fill = child_start.clone();
        let mut children = match cfg.rpo().first() {
            Some(&b) => vec![b; n.saturating_sub(1)],
            None => Vec::new(),
        };
        for (i, &b) in cfg.rpo().iter().enumerate() {
            if parents[i] != NONE {
                let slot = &mut fill[parents[i] as usize];
                children[*slot as usize] = b;
                *slot += 1;
            }
        }
        DominatorTree { cfg, nodes, child_start, children }
    }
}

/// The post-dominator tree: dominators of the reversed graph, with a virtual exit behind all returns. Blocks
/// from which no exit is reached (endless loops) hang below the virtual exit too: one block of each such loop
/// counts as an exit.
#[derive(Clone, Debug)]
pub struct PostDominatorTree {
    idom: SecondaryMap<Block, PackedOption<Block>>,
    enter: SecondaryMap<Block, u32>,
    leave: SecondaryMap<Block, u32>,
    depth: SecondaryMap<Block, u32>,
    roots: Vec<Block>,
}

/// Queries.
impl PostDominatorTree {
    /// The immediate post-dominator; `None` when it is the virtual exit or the block is unreachable.
    pub fn ipdom(&self, block: Block) -> Option<Block> {
        self.idom[block].expand()
    }

    /// Whether every path from `b` to the exit goes through `a`. A block post-dominates itself.
    pub fn post_dominates(&self, a: Block, b: Block) -> bool {
        self.enter[a] != 0
            && self.enter[b] != 0
            && self.enter[a] <= self.enter[b]
            && self.leave[b] <= self.leave[a]
    }

    /// Whether the block can be reached from the entry and so is in the tree.
    pub fn contains(&self, block: Block) -> bool {
        self.enter[block] != 0
    }

    /// The nearest block that post-dominates both; `None` when that is the virtual exit.
    pub fn common_post_dominator(&self, mut a: Block, mut b: Block) -> Option<Block> {
        if !self.contains(a) || !self.contains(b) {
            return None;
        }
        while a != b {
            if self.depth[a] < self.depth[b] {
                b = self.ipdom(b)?;
            } else {
                a = self.ipdom(a)?;
            }
        }
        Some(a)
    }

    /// Blocks directly before the virtual exit in the reversed graph.
    pub fn roots(&self) -> &[Block] {
        &self.roots
    }
}

/// Computation.
impl PostDominatorTree {
    /// Computes the tree of a function, with a control-flow graph of its own.
    pub fn compute(func: &Function) -> PostDominatorTree {
        PostDominatorTree::with_cfg(func, &Cfg::compute(func))
    }

    /// The same over a control-flow graph that is there already.
    pub fn with_cfg(func: &Function, cfg: &Cfg) -> PostDominatorTree {
        let rpo = cfg.rpo();
        let n = rpo.len();
        // Blocks without successors are exits; then, from the last block backwards, one block of every region
        // that reaches no exit so far.
        let mut is_root = vec![false; n];
        let mut reaches = vec![false; n];
        let mut work: Vec<u32> = Vec::new();
        let mut spread = |start: u32, reaches: &mut Vec<bool>| {
            work.push(start);
            while let Some(v) = work.pop() {
                if !std::mem::replace(&mut reaches[v as usize], true) {
                    work.extend(cfg.pred_places(v as usize).iter().filter(|p| !reaches[**p as usize]));
                }
            }
        };
        for (i, &b) in rpo.iter().enumerate() {
            if func.successors(b).is_empty() {
                is_root[i] = true;
                spread(i as u32, &mut reaches);
            }
        }
        for i in (0..n).rev() {
            if !reaches[i] {
                is_root[i] = true;
                spread(i as u32, &mut reaches);
            }
        }
        // Node 0 is the virtual exit, node i + 1 the i-th block.
        let succs = |v: u32, f: &mut dyn FnMut(u32)| match v {
            0 => (0..n).filter(|&i| is_root[i]).for_each(|i| f(i as u32 + 1)),
            v => cfg.pred_places(v as usize - 1).iter().for_each(|&p| f(p + 1)),
        };
        let preds = |v: u32, f: &mut dyn FnMut(u32)| {
            if v == 0 {
                return;
            }
            let i = v as usize - 1;
            if is_root[i] {
                f(0);
            }
            for &s in func.successors(rpo[i]) {
                if let Some(p) = cfg.place(s) {
                    f(p as u32 + 1);
                }
            }
        };
        let parents = semi_nca(&Graph { succs: &succs, preds: &preds, len: n + 1 });
        let (enter_n, leave_n) = number_tree(&parents, std::iter::once(0));
        let mut idom: SecondaryMap<Block, PackedOption<Block>> = SecondaryMap::new();
        let mut enter = SecondaryMap::new();
        let mut leave = SecondaryMap::new();
        let mut depth: SecondaryMap<Block, u32> = SecondaryMap::new();
        for (i, &b) in rpo.iter().enumerate() {
            enter[b] = enter_n[i + 1];
            leave[b] = leave_n[i + 1];
            idom[b] = match parents[i + 1] {
                0 | NONE => None.into(),
                p => rpo[p as usize - 1].into(),
            };
        }
        // Parents are entered before their children.
        let mut order: Vec<Block> = rpo.to_vec();
        order.sort_unstable_by_key(|&b| enter[b]);
        for b in order {
            if let Some(p) = idom[b].expand() {
                depth[b] = depth[p] + 1;
            }
        }
        let roots = (0..n).filter(|&i| is_root[i]).map(|i| rpo[i]).collect();
        PostDominatorTree { idom, enter, leave, depth, roots }
    }
}

#[cfg(test)]
mod tests;
