//! Graphs: operations with an order, recorded once and executed many times.

use std::sync::atomic::{AtomicUsize, Ordering};

use rustc_hash::FxHashMap;

use crate::work::Work;

/// One operation of a graph.
#[derive(Clone, Debug)]
pub struct Node {
    /// Its handle, unique in the process.
    pub handle: usize,
    pub work: Work,
    /// Handles of the nodes before it.
    pub after: Vec<usize>,
    /// `cudaGraphNodeType`
    pub kind: i32,
}

/// Nodes in the order they were added. A node is only ever put after nodes that are there, so this is an order to execute them
/// in, until dependencies are added later.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    pub nodes: Vec<Node>,
    /// Words that conditions look at and what each launch begins with.
    pub words: Vec<(u64, u32)>,
}

/// A graph that can be launched.
#[derive(Clone, Debug)]
pub struct GraphExec {
    pub nodes: Vec<Node>,
    /// As those of the graph and of the bodies in it.
    pub words: Vec<(u64, u32)>,
}

impl Work {
    /// Whether memory of a graph with this address is used here.
    pub fn begins(&self, address: u64) -> bool {
        match self {
            Work::MemoryBegins(a) => *a == address,
            Work::Graph(all) => all.iter().any(|w| w.begins(address)),
            Work::Branch(b) => b.bodies.iter().flatten().any(|w| w.begins(address)),
            _ => false,
        }
    }
}

static NEXT: AtomicUsize = AtomicUsize::new(0x6000_0000);

/// `cudaGraphNodeType`
fn kind(work: &Work) -> i32 {
    match work {
        Work::Kernel(_) => 0,
        Work::Copy(_) => 1,
        Work::Fill(_) => 2,
        Work::Host(_) => 3,
        Work::Graph(_) => 4,
        Work::Nothing => 5,
        Work::Record(_) => 7,
        Work::MemoryBegins(_) => 10,
        Work::MemoryEnds(_) | Work::Free(_) => 11,
        Work::Condition(_) | Work::Branch(_) => 13,
    }
}

impl Graph {
    /// Adds a node after others; returns its handle.
    pub fn add(&mut self, work: Work, after: &[usize]) -> usize {
        let handle = NEXT.fetch_add(64, Ordering::Relaxed);
        let kind = kind(&work);
        self.nodes.push(Node { handle, work, after: after.to_vec(), kind });
        handle
    }

    /// Adds a node after all that are there.
    pub fn record(&mut self, work: Work) {
        let last = self.nodes.last().map(|n| n.handle);
        self.add(work, last.as_slice());
    }

    pub fn node_mut(&mut self, handle: usize) -> Option<&mut Node> {
        self.nodes.iter_mut().find(|n| n.handle == handle)
    }

    /// The nodes in an order that respects their dependencies; none if there is a cycle. Of nodes that are ready at the same time
    /// the one that was added first comes first.
    pub fn ordered(&self) -> Option<Vec<Node>> {
        let places: FxHashMap<usize, usize> =
            self.nodes.iter().enumerate().map(|(place, node)| (node.handle, place)).collect();
        let mut waits_for = vec![0usize; self.nodes.len()];
        let mut dependents: Vec<Vec<usize>> = vec![Vec::new(); self.nodes.len()];
        for (place, node) in self.nodes.iter().enumerate() {
            for before in node.after.iter().filter_map(|handle| places.get(handle)) {
                waits_for[place] += 1;
                dependents[*before].push(place);
            }
        }
        let mut out = Vec::with_capacity(self.nodes.len());
        let mut ready: Vec<usize> = (0..self.nodes.len()).filter(|place| waits_for[*place] == 0).collect();
        while !ready.is_empty() {
            let mut next = Vec::new();
            for place in ready {
                out.push(self.nodes[place].clone());
                for &dependent in &dependents[place] {
                    waits_for[dependent] -= 1;
                    if waits_for[dependent] == 0 {
                        next.push(dependent);
                    }
                }
            }
            next.sort_unstable();
            ready = next;
        }
        (out.len() == self.nodes.len()).then_some(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_order_nodes() {
        let mut graph = Graph::default();
        let a = graph.add(Work::Nothing, &[]);
        let b = graph.add(Work::Nothing, &[]);
        graph.node_mut(a).unwrap().after.push(b);
        let order: Vec<usize> = graph.ordered().unwrap().iter().map(|n| n.handle).collect();
        assert_eq!(order, [b, a]);
        graph.node_mut(b).unwrap().after.push(a);
        assert!(graph.ordered().is_none());
    }

    /// A stream that is captured becomes a chain; looking through all nodes for each would take minutes here.
    #[test]
    fn long_chains() {
        let mut graph = Graph::default();
        let mut last = graph.add(Work::Nothing, &[]);
        for _ in 0..20_000 {
            last = graph.add(Work::Nothing, &[last]);
        }
        let order = graph.ordered().unwrap();
        assert!(order.windows(2).all(|pair| pair[1].after == [pair[0].handle]));
        assert_eq!(order.last().unwrap().handle, last);
    }
}
