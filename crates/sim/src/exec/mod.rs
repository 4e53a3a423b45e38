//! Execution of one block: its warps, one after the other, until all are done or none can go on.
//!
//! - [`warp`]: fragments, divergence, scheduling inside a warp, calls.
//! - [`step`]: one instruction: what it is and who executes it.
//! - [`arithmetic`], [`convert`], [`predicate`], [`special`]: computations on registers, by group.
//! - [`vectors`]: what the host's vectors are.
//! - [`int`], [`video`], [`lanes`]: integers and video instructions of one lane; access to registers lane by lane.
//! - [`access`]: loads, stores, atomics in every space.
//! - [`collective`]: operations among lanes and the barriers of the block.
//! - [`matrix`], [`wgmma`]: matrix products of warps and groups of four; [`matrix_access`], [`descriptor`]: matrices in shared memory.
//! - [`tensor_memory`], [`tensor_core`]: tensor memory and the products in it.
//! - [`async_copy`], [`tensor`]: copies in the background, mbarriers, tensor tiles.
//! - [`texture`]: textures and surfaces.
//! - [`system`]: functions of the device runtime; [`children`]: launches among them.
//! - [`cluster`]: blocks that run together.
//! - [`observe`]: what a debugger sees and decides.
//! - [`check`], [`global_races`], [`skipped_barrier`]: races, uninitialised memory, barriers that are not reached together, if asked.

mod access;
mod arithmetic;
mod async_copy;
mod check;
mod children;
mod cluster;
mod collective;
mod convert;
mod descriptor;
mod global_races;
mod int;
mod lanes;
mod matrix;
mod matrix_access;
mod observe;
mod predicate;
mod skipped_barrier;
mod special;
mod step;
mod system;
mod tensor;
mod tensor_core;
mod tensor_memory;
mod texture;
mod vectors;
mod video;
mod warp;
mod warp_access;
mod wgmma;

use std::sync::Mutex;

use crate::Dim3;
use crate::code::Code;
use crate::counters::Tally;
use crate::fault::{Fault, FaultKind, Position};
use crate::memory::Memory;
use crate::program::Program;
use crate::watch::Watch;
use check::Checker;
use cluster::Membership;
use collective::Barrier;
use tensor_memory::TensorMemory;
use warp::{State, Turn, Warp};

/// What all blocks of a launch share.
pub(crate) struct Context<'p> {
    pub program: &'p Program,
    pub memory: &'p Memory,
    /// Kernel parameters as one buffer.
    pub params: &'p [u8],
    pub grid: Dim3,
    pub block: Dim3,
    /// Blocks of a cluster.
    pub cluster: Dim3,
    pub check: bool,
    /// Count the transactions of each load and store.
    pub sites: bool,
    /// Accesses to global memory, where races are looked for.
    pub races: Option<&'p Races>,
    /// Where the blocks of a cooperative launch meet; 0 for any other.
    pub workspace: u64,
    pub kernel: u32,
    pub shared_bytes: u64,
    pub dynamic_shared: u64,
    pub heap: &'p Mutex<system::Heap>,
    /// What kernels launch.
    pub children: &'p Mutex<Children>,
    /// Held by 128-bit atomics, which are two words of memory.
    pub wide_atomics: &'p Mutex<()>,
    pub watch: Option<&'p Watch>,
    /// Who is told of faults.
    pub observer: Option<&'p dyn Observed>,
    /// Whether the observer is asked before every instruction.
    pub steps: bool,
    /// What the host computes 32 lanes with.
    pub vectors: Vectors,
}

impl Context<'_> {
    /// Whether somebody wants the launch to stop.
    pub fn is_stopped(&self) -> bool {
        self.watch.is_some_and(Watch::is_stopped)
    }

    /// Ends the launch.
    fn stop(&self) {
        if let Some(watch) = self.watch {
            watch.stop();
        }
    }
}

/// An instruction that lanes of a warp execute together.
#[derive(Clone, Copy)]
struct Issue<'a> {
    cx: &'a Context<'a>,
    /// The warp in its block, and the fragment in the warp.
    me: (usize, usize),
    code: &'a Code,
    /// The place of the instruction.
    pc: u32,
    /// The lanes that execute it.
    active: u32,
    /// The first register of the frame.
    base: u32,
}

pub(crate) use children::{BUFFER_BYTES, Child, Children};
pub(crate) use cluster::Cluster;
pub(crate) use global_races::Races;
pub(crate) use lanes::{all, each, lanes};
pub(crate) use observe::Observed;
pub use observe::{Call, Control, Group, Inspection, Observer, ThreadId, ThreadState};
pub(crate) use system::Heap;
pub(crate) use texture::HANDLE_STEP;
pub(crate) use vectors::Vectors;

/// One block being executed.
pub(crate) struct Block {
    pub linear: u64,
    pub id: [u32; 3],
    shared: Vec<u8>,
    /// Tensor memory, once some was allocated.
    tensor: Option<Box<TensorMemory>>,
    warps: Vec<Warp>,
    barriers: [Barrier; 16],
    /// Threads that have not exited.
    live: u32,
    /// Instructions issued so far.
    clock: u64,
    /// What the block has printed.
    pub printed: String,
    /// Lent by whoever runs the block.
    pub tally: Tally,
    cluster: Membership,
    checker: Option<Box<Checker>>,
}

/// How far a block got in its time slice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Slice {
    Done,
    /// The slice is over; some warp can go on.
    Unfinished,
    /// All warps look again and again for something that another block of the cluster may bring.
    Waiting,
    /// Waits for other blocks of its cluster.
    Blocked,
}

/// Thread instructions a warp runs before the next has its turn.
const WARP_QUANTUM: u64 = 100_000;

impl Block {
    /// A block of the grid; its memory may come from one that is done.
    pub fn new(cx: &Context<'_>, id: [u32; 3], rank: u32, spare: Option<Block>) -> Block {
        let grid = cx.grid;
        let linear = id[0] as u64 + grid.x as u64 * (id[1] as u64 + grid.y as u64 * id[2] as u64);
        let threads = cx.block.count() as u32;
        let code = &cx.program.codes[cx.kernel as usize];
        let (mut warps, mut shared) = spare.map_or_else(Default::default, |b| (b.warps, b.shared));
        warps.truncate(threads.div_ceil(32) as usize);
        for w in 0..threads.div_ceil(32) {
            match warps.get_mut(w as usize) {
                Some(warp) => warp.reset(threads, cx.block, cx.kernel, code),
                None => warps.push(Warp::new(w, threads, cx.block, cx.kernel, code)),
            }
        }
        shared.clear();
        shared.resize(cx.shared_bytes as usize, 0);
        let checker = cx.check.then(|| Box::new(Checker::new(warps.len(), shared.len())));
        Block {
            linear,
            id,
            shared,
            tensor: None,
            warps,
            barriers: std::array::from_fn(|_| Barrier::default()),
            live: threads,
            clock: 0,
            printed: String::new(),
            tally: Tally::default(),
            cluster: Membership { rank, ..Membership::default() },
            checker,
        }
    }

    /// Runs until the block is done or has used up its budget of thread instructions.
    pub fn run(&mut self, cx: &Context<'_>, budget: u64) -> Result<Slice, Fault> {
        let start = self.tally.counters.thread_instructions;
        self.wake_cluster();
        let quantum = WARP_QUANTUM.min(budget);
        loop {
            let before = self.clock;
            let counted = self.tally.counters.thread_instructions;
            let mut done = true;
            let (mut yielded, mut waiting) = (false, true);
            for w in 0..self.warps.len() {
                if self.warps[w].is_done() {
                    continue;
                }
                let turn = match cx.observer {
                    Some(observer) if cx.steps => self.run_observed(cx, observer, w, quantum)?,
                    _ => self.run_warp(cx, w, quantum)?,
                };
                yielded |= turn == Turn::Yielded;
                waiting &= turn == Turn::Waiting;
                done &= self.warps[w].is_done();
                if cx.is_stopped() {
                    return Ok(Slice::Unfinished);
                }
            }
            if let Some(watch) = cx.watch {
                watch.executed(self.tally.counters.thread_instructions - counted);
            }
            if done {
                return self.check_tensor_memory_given_back().map(|()| Slice::Done);
            }
            if self.clock == before && !self.release_any() && !self.stall(cx) {
                return if self.waits_for_cluster() { Ok(Slice::Blocked) } else { Err(self.deadlock(cx)) };
            }
            if waiting && self.cluster.peers.len() > 1 {
                return Ok(Slice::Waiting);
            }
            if yielded || self.tally.counters.thread_instructions - start > budget {
                return Ok(Slice::Unfinished);
            }
        }
    }

    /// Columns of tensor memory that a block keeps are lost to the next one.
    fn check_tensor_memory_given_back(&self) -> Result<(), Fault> {
        let Some((column, count)) = self.tensor.as_ref().and_then(|t| t.leaked()) else { return Ok(()) };
        let [x, y, z] = self.id;
        let message = format!(
            "block ({x}, {y}, {z}) ended with {count} columns of tensor memory at column {column} that it did not deallocate"
        );
        Err(Fault { kind: FaultKind::TensorMemory { message }, at: None })
    }

    /// Releases barriers that became complete because threads exited.
    fn release_any(&mut self) -> bool {
        let mut any = false;
        for id in 0..self.barriers.len() {
            any |= self.try_release(id);
        }
        any
    }

    /// Lets go whoever waited for a phase of the cluster's barrier that is over.
    fn wake_cluster(&mut self) {
        let phase = self.cluster.barrier.phase;
        for (w, warp) in self.warps.iter_mut().enumerate() {
            for f in &mut warp.fragments {
                let State::Cluster { phase: waits } = f.state else { continue };
                if waits != phase {
                    f.state = State::Ready;
                    if let Some(checker) = &mut self.checker {
                        checker.pass_in_cluster(w, waits);
                    }
                }
            }
        }
        if self.tensor.is_some() {
            self.wake_tensor();
        }
    }

    fn waits_for_cluster(&self) -> bool {
        let waits = |state| matches!(state, State::Cluster { .. } | State::TensorMemory { pair: true, .. });
        self.warps.iter().flat_map(|w| &w.fragments).any(|f| waits(f.state))
    }

    fn deadlock(&self, cx: &Context<'_>) -> Fault {
        let mut at_barrier = 0;
        let mut at_warp = 0;
        let mut at_tensor_memory = 0;
        let mut example = None;
        for warp in &self.warps {
            for f in &warp.fragments {
                match f.state {
                    State::Barrier { .. } | State::Cluster { .. } => at_barrier += f.mask.count_ones(),
                    State::Sync => at_warp += f.mask.count_ones(),
                    State::TensorMemory { .. } => at_tensor_memory += f.mask.count_ones(),
                    State::Ready | State::Held => continue,
                }
                example.get_or_insert((warp, f.code, f.pc, f.mask));
            }
        }
        let waiting = match (at_barrier, at_warp) {
            _ if at_tensor_memory > 0 => {
                format!("{at_tensor_memory} threads wait for columns of tensor memory that nobody gives back")
            }
            (n, 0) => format!("{n} of {} threads wait at a barrier that the others do not reach", self.live),
            (0, n) => format!("{n} threads wait for lanes of their warp that do not arrive"),
            (n, m) => format!("{n} threads wait at a barrier and {m} for lanes of their warp"),
        };
        let at = example.map(|(warp, code, pc, mask)| {
            Box::new(self.position(cx, warp, code, pc.saturating_sub(1), mask.trailing_zeros()))
        });
        Fault { kind: FaultKind::Deadlock { waiting }, at }
    }

    fn fault(&self, cx: &Context<'_>, w: usize, code: u32, pc: u32, lane: u32, kind: FaultKind) -> Fault {
        Fault { kind, at: Some(Box::new(self.position(cx, &self.warps[w], code, pc, lane))) }
    }

    fn position(&self, cx: &Context<'_>, warp: &Warp, code: u32, pc: u32, lane: u32) -> Position {
        let code = &cx.program.codes[code as usize];
        let (instruction, source) = cx.program.describe(code, pc);
        Position {
            function: code.name.clone(),
            instruction,
            source,
            block: self.id,
            thread: warp.thread(lane as usize),
            values: Vec::new(),
        }
    }
}
