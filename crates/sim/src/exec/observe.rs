//! A launch under observation: who watches is asked before every instruction of a warp and sees all threads of the block.
//!
//! Nobody pays who is not watched: a warp that is watched runs through turns of one instruction, and the loop over instructions
//! knows nothing of it.

use std::sync::{Mutex, PoisonError};

use super::warp::{Fragment, State, Turn, Warp};
use super::{Block, Context};
use crate::Dim3;
use crate::fault::{Fault, FaultKind};
use crate::memory::window;
use crate::program::Program;

/// Watches a launch.
pub trait Observer: Send {
    /// Whether [`Observer::before`] is called at all. Without it a launch runs at full speed.
    fn observes_instructions(&self) -> bool;

    /// Some lanes of a warp are about to execute an instruction.
    fn before(&mut self, seen: &mut Inspection<'_>) -> Control;

    /// No thread that is not held can go on. [`Control::Hold`] means that this is a deadlock.
    fn stalled(&mut self, seen: &mut Inspection<'_>) -> Control;

    /// A thread had a fault; what is returned is told with it ([`Position::values`](crate::Position)).
    fn faulted(&mut self, seen: &mut Inspection<'_>, fault: &Fault) -> Vec<String>;
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Control {
    /// The instruction is executed.
    Go,
    /// Those lanes wait until [`Inspection::release`].
    Hold,
    /// The launch ends here.
    Quit,
}

/// How the simulator holds an observer: blocks that run on several threads may have faults.
pub(crate) trait Observed: Sync {
    fn ask(&self, question: &mut dyn FnMut(&mut dyn Observer));
}

impl Observed for Mutex<&mut dyn Observer> {
    fn ask(&self, question: &mut dyn FnMut(&mut dyn Observer)) {
        question(*self.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

/// A thread of the block that is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ThreadId {
    /// Its warp in the block.
    pub warp: u32,
    /// Its lane in the warp.
    pub lane: u32,
}

/// What a thread is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThreadState {
    /// It can go on.
    Ready,
    /// It waits at a barrier of the block.
    Barrier(u8),
    /// It waits for lanes of its warp.
    Lanes,
    /// It waits at the barrier of the cluster.
    Cluster,
    /// It waits for tensor memory.
    TensorMemory,
}

/// Lanes of a warp that are at the same place.
#[derive(Clone, Debug)]
pub struct Group {
    /// One bit for each lane.
    pub mask: u32,
    /// What they are doing.
    pub state: ThreadState,
    /// The function and the instruction that is next.
    pub function: u32,
    /// Number of the instruction in the function.
    pub pc: u32,
    /// Calls on the stack below the function.
    pub depth: usize,
}

/// A call of a thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Call {
    /// The function, see [`Program::function_names`].
    pub function: u32,
    /// The instruction that is next; in callers the one behind the call.
    pub pc: u32,
    base: u32,
    pred_base: u32,
    /// Where the frame is in local memory.
    pub frame: u32,
}

/// A block that stands still.
pub struct Inspection<'a> {
    block: &'a mut Block,
    cx: &'a Context<'a>,
    current: Option<(usize, u32)>,
}

impl<'a> Inspection<'a> {
    pub(super) fn new(
        block: &'a mut Block,
        cx: &'a Context<'a>,
        current: Option<(usize, u32)>,
    ) -> Inspection<'a> {
        Inspection { block, cx, current }
    }

    /// What runs.
    pub fn program(&self) -> &'a Program {
        self.cx.program
    }

    /// The name of the kernel in the PTX.
    pub fn kernel(&self) -> &'a str {
        &self.cx.program.codes[self.cx.kernel as usize].name
    }

    /// The block in its grid.
    pub fn block_id(&self) -> [u32; 3] {
        self.block.id
    }

    /// Blocks of the grid and threads of a block.
    pub fn shape(&self) -> (Dim3, Dim3) {
        (self.cx.grid, self.cx.block)
    }

    /// The warp and the lanes that are about to execute an instruction.
    pub fn current(&self) -> Option<(u32, u32)> {
        self.current.map(|(w, mask)| (w as u32, mask))
    }

    /// How many warps the block has.
    pub fn warps(&self) -> u32 {
        self.block.warps.len() as u32
    }

    /// The lanes of a warp, by place. Threads that have exited are in none.
    pub fn groups(&self, warp: u32) -> Vec<Group> {
        let fragments = self.block.warps.get(warp as usize).map_or(&[][..], |w| &w.fragments);
        fragments.iter().map(group).collect()
    }

    /// The place of a thread: function, instruction, calls below. None if it has exited.
    pub fn place(&self, thread: ThreadId) -> Option<Group> {
        self.fragment(thread).map(|(_, f)| group(f))
    }

    /// `threadIdx` of a thread.
    pub fn thread_index(&self, thread: ThreadId) -> [u32; 3] {
        self.block.warps.get(thread.warp as usize).map_or([0; 3], |w| w.thread(thread.lane as usize))
    }

    /// The thread with a `threadIdx`.
    pub fn thread_at(&self, index: [u32; 3]) -> Option<ThreadId> {
        let shape = self.cx.block;
        if index[0] >= shape.x || index[1] >= shape.y || index[2] >= shape.z {
            return None;
        }
        let linear = index[0] + shape.x * (index[1] + shape.y * index[2]);
        Some(ThreadId { warp: linear / 32, lane: linear % 32 })
    }

    fn fragment(&self, thread: ThreadId) -> Option<(&Warp, &Fragment)> {
        let warp = self.block.warps.get(thread.warp as usize)?;
        let fragment = warp.fragments.iter().find(|f| f.mask >> (thread.lane & 31) & 1 != 0)?;
        Some((warp, fragment))
    }

    /// The calls of a thread, the innermost first.
    pub fn calls(&self, thread: ThreadId) -> Vec<Call> {
        let Some((_, f)) = self.fragment(thread) else { return Vec::new() };
        let top = Call { function: f.code, pc: f.pc, base: f.base, pred_base: f.pred_base, frame: f.local };
        let below = f.stack.iter().rev().map(|r| Call {
            function: r.code,
            pc: r.pc,
            base: r.base,
            pred_base: r.pred_base,
            frame: r.local,
        });
        std::iter::once(top).chain(below).collect()
    }

    /// A register of a call, by its slot.
    pub fn register(&self, thread: ThreadId, call: &Call, slot: u32) -> Option<u64> {
        let warp = self.block.warps.get(thread.warp as usize)?;
        warp.regs.get((call.base + slot) as usize).map(|lanes| lanes[thread.lane as usize & 31])
    }

    /// A predicate of a call, by its number.
    pub fn predicate(&self, thread: ThreadId, call: &Call, number: u32) -> Option<bool> {
        let warp = self.block.warps.get(thread.warp as usize)?;
        warp.preds.get((call.pred_base + number) as usize).map(|lanes| lanes >> (thread.lane & 31) & 1 != 0)
    }

    /// Reads memory at a generic address as a thread sees it.
    pub fn read(&self, thread: ThreadId, address: u64, bytes: &mut [u8]) -> Result<(), FaultKind> {
        let outside = |space| FaultKind::OutOfBounds {
            space,
            address,
            bytes: u32::try_from(bytes.len()).unwrap_or(u32::MAX),
            note: String::new(),
        };
        match address / window::SIZE {
            1 => {
                let at = (address - window::SHARED) as usize;
                let from = at.checked_add(bytes.len()).and_then(|end| self.block.shared.get(at..end));
                bytes.copy_from_slice(from.ok_or_else(|| outside("shared"))?);
            }
            2 => {
                let warp = self.block.warps.get(thread.warp as usize);
                let memory = warp.map_or(&[][..], |w| &w.local[thread.lane as usize & 31]);
                let at = (address - window::LOCAL) as usize;
                // Local memory grows with what is written; the rest is zero.
                for (i, byte) in bytes.iter_mut().enumerate() {
                    *byte = memory.get(at + i).copied().unwrap_or(0);
                }
            }
            3 => {
                let at = (address - window::PARAM) as usize;
                let from = at.checked_add(bytes.len()).and_then(|end| self.cx.params.get(at..end));
                bytes.copy_from_slice(from.ok_or_else(|| outside("parameter"))?);
            }
            _ => self.cx.memory.read(address, bytes)?,
        }
        Ok(())
    }

    /// Writes memory at a generic address as a thread sees it.
    pub fn write(&mut self, thread: ThreadId, address: u64, bytes: &[u8]) -> Result<(), FaultKind> {
        let outside = |space| FaultKind::OutOfBounds {
            space,
            address,
            bytes: u32::try_from(bytes.len()).unwrap_or(u32::MAX),
            note: String::new(),
        };
        match address / window::SIZE {
            1 => {
                let at = (address - window::SHARED) as usize;
                let end = at.checked_add(bytes.len()).ok_or_else(|| outside("shared"))?;
                let to = self.block.shared.get_mut(at..end).ok_or_else(|| outside("shared"))?;
                to.copy_from_slice(bytes);
            }
            2 => {
                let (w, lane) = (thread.warp as usize, thread.lane as usize & 31);
                let at = (address - window::LOCAL) as usize;
                if let Some(checker) = &mut self.block.checker {
                    for i in 0..bytes.len() {
                        checker.write_local(w, lane, (at + i) as u64, 1);
                    }
                }
                let warp = self.block.warps.get_mut(w).ok_or_else(|| outside("local"))?;
                let memory = &mut warp.local[lane];
                let end = at.checked_add(bytes.len()).filter(|end| *end <= super::warp::MAX_LOCAL as usize);
                let end = end.ok_or_else(|| outside("local"))?;
                if memory.len() < end {
                    memory.resize(end, 0);
                }
                memory[at..end].copy_from_slice(bytes);
            }
            3 => return Err(FaultKind::ReadOnly { address }),
            _ => self.cx.memory.write(address, bytes)?,
        }
        Ok(())
    }

    /// Lets all lanes go on that are held.
    pub fn release(&mut self) {
        for fragment in self.block.warps.iter_mut().flat_map(|w| &mut w.fragments) {
            if fragment.state == State::Held {
                fragment.state = State::Ready;
            }
        }
    }

    /// Threads that wait at each barrier of the block that somebody waits at: number, waiting, threads that have not exited.
    pub fn barriers(&self) -> Vec<(u8, u32, u32)> {
        let mut waiting = [0u32; 16];
        for f in self.block.warps.iter().flat_map(|w| &w.fragments) {
            if let State::Barrier { id, .. } = f.state {
                waiting[id as usize & 15] += f.mask.count_ones();
            }
        }
        let live = self.block.live;
        (0..16).filter(|i| waiting[*i as usize] > 0).map(|i| (i, waiting[i as usize], live)).collect()
    }

    /// What the block has printed since this was asked; it is not in the launch's report then.
    pub fn take_printed(&mut self) -> String {
        std::mem::take(&mut self.block.printed)
    }
}

fn group(f: &Fragment) -> Group {
    let state = match f.state {
        State::Ready | State::Held => ThreadState::Ready,
        State::Barrier { id, .. } => ThreadState::Barrier(id),
        State::Sync => ThreadState::Lanes,
        State::Cluster { .. } => ThreadState::Cluster,
        State::TensorMemory { .. } => ThreadState::TensorMemory,
    };
    Group { mask: f.mask, state, function: f.code, pc: f.pc, depth: f.stack.len() }
}

impl Block {
    /// Runs a warp for a while, asking before every instruction.
    #[cold]
    pub(super) fn run_observed(
        &mut self,
        cx: &Context<'_>,
        observer: &dyn Observed,
        w: usize,
        quantum: u64,
    ) -> Result<Turn, Fault> {
        let before = self.tally.counters.thread_instructions;
        let mut turn = Turn::Waiting;
        while self.tally.counters.thread_instructions - before < quantum {
            let Some(at) = self.warps[w].next_to_run() else { break };
            let mask = self.warps[w].fragments[at].mask;
            let mut control = Control::Go;
            observer.ask(&mut |o| control = o.before(&mut Inspection::new(self, cx, Some((w, mask)))));
            match control {
                Control::Hold => {
                    self.warps[w].fragments[at].state = State::Held;
                    continue;
                }
                Control::Quit => {
                    cx.stop();
                    return Ok(Turn::Yielded);
                }
                Control::Go => {}
            }
            turn = self.run_warp(cx, w, 1)?;
            if turn != Turn::Ran {
                break;
            }
        }
        Ok(turn)
    }

    /// Asks what to do where nobody can go on. Returns whether somebody can now.
    #[cold]
    pub(super) fn stall(&mut self, cx: &Context<'_>) -> bool {
        let Some(observer) = cx.observer.filter(|_| cx.steps) else { return false };
        let held =
            |block: &Block| block.warps.iter().flat_map(|w| &w.fragments).any(|f| f.state == State::Held);
        if !held(self) {
            return false;
        }
        let mut control = Control::Go;
        observer.ask(&mut |o| control = o.stalled(&mut Inspection::new(self, cx, None)));
        match control {
            Control::Quit => cx.stop(),
            Control::Go => {}
            Control::Hold => return false,
        }
        cx.is_stopped() || !held(self)
    }

    /// Tells of a fault before anything of the block is gone.
    pub(super) fn tell_fault(&mut self, cx: &Context<'_>, fault: &mut Fault) {
        let Some(observer) = cx.observer else { return };
        let mut values = Vec::new();
        observer.ask(&mut |o| values = o.faulted(&mut Inspection::new(self, cx, None), fault));
        if let Some(at) = &mut fault.at {
            at.values = values;
        }
    }
}
