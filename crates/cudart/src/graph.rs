//! Graphs: operations with an order, recorded once and executed many times.

use std::sync::atomic::{AtomicUsize, Ordering};

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

    /// The nodes in an order that respects their dependencies; none if there is a cycle.
    pub fn ordered(&self) -> Option<Vec<Node>> {
        let mut rest: Vec<&Node> = self.nodes.iter().collect();
        let mut out: Vec<Node> = Vec::with_capacity(rest.len());
        while !rest.is_empty() {
            let waits = |n: &Node| n.after.iter().any(|a| rest.iter().any(|r| r.handle == *a));
            let (ready, waiting): (Vec<&Node>, Vec<&Node>) = rest.iter().partition(|n| !waits(n));
            if ready.is_empty() {
                return None;
            }
            out.extend(ready.into_iter().cloned());
            rest = waiting;
        }
        Some(out)
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
}
