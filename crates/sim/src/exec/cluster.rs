//! Clusters: blocks that run together and reach each other's shared memory.
//!
//! A block that is not part of a cluster is a cluster of its own. The blocks of a cluster take turns on one thread of the host.
//! While one runs, it holds the shared memory of the others.
//!
//! An address in the shared space of a cluster has the block's rank, plus one, above [`RANK_SHIFT`]; zero there is the block's own.

use super::lanes::lanes;
use super::tensor_memory::TensorMemory;
use super::{Block, Context, Issue, Slice};
use crate::code::{PredSlot, Slot};
use crate::counters::Tally;
use crate::fault::{Fault, Position};
use crate::memory::window;

/// Shared memory of a block has fewer bytes than this power of two.
pub(crate) const RANK_SHIFT: u32 = 24;

/// A block's place in its cluster, and what it shares with the others.
#[derive(Default)]
pub(super) struct Membership {
    pub rank: u32,
    /// The memories of all members while this one runs; its own place is empty.
    pub peers: Vec<Peer>,
    pub barrier: ClusterBarrier,
}

/// What a member of a cluster lends to the one that runs.
#[derive(Default)]
pub(super) struct Peer {
    pub shared: Vec<u8>,
    pub tensor: Option<Box<TensorMemory>>,
}

/// The barrier of the cluster.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct ClusterBarrier {
    /// Threads that have arrived in this phase.
    pub arrived: u32,
    /// Threads of the cluster that have not exited.
    pub live: u32,
    pub phase: u32,
}

impl ClusterBarrier {
    /// Begins the next phase if everybody has arrived.
    pub fn settle(&mut self) {
        if self.arrived > 0 && self.arrived >= self.live {
            self.arrived = 0;
            self.phase += 1;
        }
    }
}

pub(crate) struct Cluster {
    pub blocks: Vec<Block>,
    done: Vec<bool>,
    barrier: ClusterBarrier,
}

impl Cluster {
    /// The cluster with a number in the grid.
    pub fn new(cx: &Context<'_>, number: u64, spare: &mut Vec<Block>) -> Cluster {
        let shape = cx.cluster;
        let across = [cx.grid.x / shape.x, cx.grid.y / shape.y].map(u64::from);
        let (x, y, z) =
            (number % across[0], number / across[0] % across[1], number / (across[0] * across[1]));
        let size = shape.count() as u32;
        let blocks: Vec<Block> = (0..size)
            .map(|rank| {
                let id = [
                    x as u32 * shape.x + rank % shape.x,
                    y as u32 * shape.y + rank / shape.x % shape.y,
                    z as u32 * shape.z + rank / (shape.x * shape.y),
                ];
                Block::new(cx, id, rank, spare.pop())
            })
            .collect();
        let live = blocks.iter().map(|b| b.live).sum();
        let done = vec![false; blocks.len()];
        Cluster { blocks, done, barrier: ClusterBarrier { arrived: 0, live, phase: 0 } }
    }

    /// Runs the blocks in turn until all are done or the budget of thread instructions is used up.
    pub fn run(&mut self, cx: &Context<'_>, budget: u64, tally: &mut Tally) -> Result<Slice, (usize, Fault)> {
        let share = (budget / self.blocks.len() as u64).max(1);
        let start = tally.counters.thread_instructions;
        loop {
            let mut progress = false;
            let mut unfinished = false;
            for i in 0..self.blocks.len() {
                if self.done[i] {
                    continue;
                }
                self.lend(i);
                let block = &mut self.blocks[i];
                let clock = block.clock;
                std::mem::swap(tally, &mut block.tally);
                let outcome = block.run(cx, share);
                std::mem::swap(tally, &mut block.tally);
                progress |= block.clock != clock;
                self.take_back(i);
                let outcome = outcome.map_err(|mut fault| {
                    self.blocks[i].tell_fault(cx, &mut fault);
                    (i, fault)
                });
                match outcome? {
                    Slice::Done => {
                        self.done[i] = true;
                        progress = true;
                    }
                    Slice::Unfinished => unfinished = true,
                    Slice::Waiting | Slice::Blocked => {}
                }
            }
            if self.done.iter().all(|d| *d) {
                return Ok(Slice::Done);
            }
            if unfinished || tally.counters.thread_instructions - start > budget {
                return Ok(Slice::Unfinished);
            }
            if !progress {
                let i = self.done.iter().position(|d| !d).unwrap_or(0);
                let mut fault = self.blocks[i].deadlock(cx);
                self.blocks[i].tell_fault(cx, &mut fault);
                return Err((i, fault));
            }
        }
    }

    /// Where some thread is, for messages about the whole.
    pub fn somewhere(&self, cx: &Context<'_>) -> Option<Box<Position>> {
        let block = self.blocks.iter().zip(&self.done).find(|(_, done)| !**done)?.0;
        let warp = block.warps.iter().find(|w| !w.is_done())?;
        let f = warp.fragments.first()?;
        Some(Box::new(block.position(cx, warp, f.code, f.pc, f.mask.trailing_zeros())))
    }

    /// Gives a block the memories of the others.
    fn lend(&mut self, to: usize) {
        if self.blocks.len() > 1 {
            let peers = self.blocks.iter_mut().enumerate();
            let peers = peers
                .map(|(i, b)| match i == to {
                    true => Peer::default(),
                    false => Peer { shared: std::mem::take(&mut b.shared), tensor: b.tensor.take() },
                })
                .collect();
            self.blocks[to].cluster.peers = peers;
        }
        self.blocks[to].cluster.barrier = self.barrier;
    }

    fn take_back(&mut self, from: usize) {
        self.barrier = self.blocks[from].cluster.barrier;
        let peers = std::mem::take(&mut self.blocks[from].cluster.peers);
        for (i, peer) in peers.into_iter().enumerate() {
            if i != from {
                self.blocks[i].shared = peer.shared;
                self.blocks[i].tensor = peer.tensor;
            }
        }
    }
}

/// Addresses and ranks in a cluster.
impl Block {
    pub(super) fn mapa(&mut self, issue: &Issue<'_>, generic: bool, d: Slot, a: Slot, rank: Slot) {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let ranks = *self.reg(w, at, code, rank);
        let addresses = self.reg(w, at, code, a);
        let (base, mask) = if generic { (window::SHARED, u64::MAX) } else { (0, 0xffff_ffff) };
        let low = (1u64 << RANK_SHIFT) - 1;
        let out = std::array::from_fn(|l| {
            (base | addresses[l] & low | ((ranks[l] + 1) & 0xff) << RANK_SHIFT) & mask
        });
        self.write(w, at, d, active, &out);
    }

    pub(super) fn getctarank(&mut self, issue: &Issue<'_>, generic: bool, d: Slot, a: Slot) {
        let own = self.cluster.rank as u64;
        let base = if generic { window::SHARED } else { 0 };
        self.map1(issue, d, a, |a| match a.wrapping_sub(base) >> RANK_SHIFT & 0xff {
            0 => own,
            rank => rank - 1,
        });
    }

    /// The answer of a cancelled launch: whether it was one, and coordinates of its first block.
    pub(super) fn query_cancel(&mut self, issue: &Issue<'_>, d: &[Slot], pd: PredSlot, first: u8, a: Slot) {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let (low, high) = (*self.reg(w, at, code, a), *self.reg(w, at, code, a + 1));
        let canceled = lanes(active).fold(0u32, |m, l| m | ((low[l] & 1) as u32) << l);
        self.write_pred(w, at, pd, active, canceled);
        for (n, d) in d.iter().enumerate() {
            let part = |l: usize| match first as usize + n {
                0 => low[l] >> 32,
                1 => high[l] & 0xffff_ffff,
                2 => high[l] >> 32,
                _ => 0,
            };
            self.write(w, at, *d, active, &std::array::from_fn(part));
        }
    }
}
