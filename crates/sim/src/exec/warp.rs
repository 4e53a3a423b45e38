//! A warp: 32 lanes, in one or more fragments.

use super::lanes::lanes;
use super::vectors::Vectors;
use super::{Block, Context, Issue};
use crate::Dim3;
use crate::code::{Code, Op, Passing, Slot, Target};
use crate::fault::{Fault, FaultKind};
use crate::memory::window;

/// Lanes of a warp that are at the same place of the same call.
#[derive(Clone)]
pub(super) struct Fragment {
    pub mask: u32,
    pub pc: u32,
    pub code: u32,
    /// First register slot and predicate of the frame.
    pub base: u32,
    pub pred_base: u32,
    /// Start of the frame in local memory.
    pub local: u32,
    /// Local memory in use above the frame (`alloca`).
    pub top: u32,
    pub stack: Vec<Return>,
    pub state: State,
    /// Thread instructions executed, for fairness among the fragments.
    pub ran: u64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    Ready,
    /// Could run, but whoever watches wants it to wait.
    Held,
    /// Waits at a barrier of the block; the results of a reduction go to these registers.
    Barrier {
        id: u8,
        d: Slot,
        pd: u32,
    },
    /// At an instruction that needs more lanes.
    Sync,
    /// Waits for the cluster's barrier to leave this phase.
    Cluster {
        phase: u32,
    },
    /// At an allocation that waits for columns of tensor memory to be given back.
    TensorMemory {
        columns: u32,
        pair: bool,
    },
}

/// Where a call goes back to.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Return {
    pub pc: u32,
    pub code: u32,
    pub base: u32,
    pub pred_base: u32,
    pub local: u32,
    pub top: u32,
}

pub(super) struct Warp {
    pub index: u32,
    pub regs: Vec<[u64; 32]>,
    pub preds: Vec<u32>,
    /// Carry flags of the lanes.
    pub carry: u32,
    pub fragments: Vec<Fragment>,
    /// Lanes that have not exited.
    pub live: u32,
    /// Local memory of each lane.
    pub local: Vec<Vec<u8>>,
    /// The shape of the block that `tid` is for.
    block: Dim3,
    pub tid: [[u32; 32]; 3],
    /// The phase of the cluster's barrier in which each lane arrived.
    pub cluster_phase: [u32; 32],
}

/// A fragment that has run this much longer than another lets it pass.
const FAIRNESS: u64 = 1 << 16;
/// Local memory of a thread.
pub(super) const MAX_LOCAL: u32 = 512 << 10;
/// Nested calls.
const MAX_DEPTH: usize = 10_000;

impl Warp {
    pub fn new(index: u32, threads: u32, block: Dim3, kernel: u32, code: &Code) -> Warp {
        let mut warp = Warp {
            index,
            regs: Vec::new(),
            preds: Vec::new(),
            carry: 0,
            fragments: Vec::new(),
            live: 0,
            local: vec![Vec::new(); 32],
            block: Dim3::new(0, 0, 0),
            tid: [[0; 32]; 3],
            cluster_phase: [0; 32],
        };
        warp.reset(threads, block, kernel, code);
        warp
    }

    /// Back to the start of the kernel, for another block.
    pub fn reset(&mut self, threads: u32, block: Dim3, kernel: u32, code: &Code) {
        if self.block != block {
            self.block = block;
            for lane in 0..32 {
                let t = self.index * 32 + lane;
                self.tid[0][lane as usize] = t % block.x;
                self.tid[1][lane as usize] = t / block.x % block.y;
                self.tid[2][lane as usize] = t / (block.x * block.y);
            }
        }
        let lanes = (threads - self.index * 32).min(32);
        let mask = if lanes == 32 { u32::MAX } else { (1 << lanes) - 1 };
        self.regs.resize(code.slots as usize, [0; 32]);
        self.regs.as_flattened_mut().fill(0);
        self.preds.clear();
        self.preds.resize(code.preds as usize, 0);
        self.carry = 0;
        self.fragments.clear();
        self.fragments.push(Fragment {
            mask,
            pc: 0,
            code: kernel,
            base: 0,
            pred_base: 0,
            local: 0,
            top: code.frame,
            stack: Vec::new(),
            state: State::Ready,
            ran: 0,
        });
        self.live = mask;
        self.local.iter_mut().for_each(Vec::clear);
        self.cluster_phase = [0; 32];
    }

    pub fn is_done(&self) -> bool {
        self.fragments.is_empty()
    }

    pub fn thread(&self, lane: usize) -> [u32; 3] {
        self.tid.map(|t| t[lane % 32])
    }

    /// The next fragment to run: the deepest call, then the lowest place, unless it has run much longer than another.
    fn pick(&self) -> Option<usize> {
        let ready = self.fragments.iter().enumerate().filter(|(_, f)| f.state == State::Ready);
        ready
            .min_by_key(|(_, f)| {
                (f.ran / FAIRNESS, std::cmp::Reverse(f.stack.len()), f.pc, f.mask.trailing_zeros())
            })
            .map(|(i, _)| i)
    }

    /// The fragment that the next instruction is of, with all that have met it.
    #[inline]
    pub fn next_to_run(&mut self) -> Option<usize> {
        let at = self.pick()?;
        Some(if self.fragments.len() > 1 { self.merge(at) } else { at })
    }

    /// Merges fragments that are ready at the same place as this one. Returns its new index.
    fn merge(&mut self, mut at: usize) -> usize {
        let mut i = 0;
        while i < self.fragments.len() {
            let (f, g) = (&self.fragments[at], &self.fragments[i]);
            let same = i != at
                && g.state == State::Ready
                && (f.pc, f.code, f.base, f.local, f.top) == (g.pc, g.code, g.base, g.local, g.top)
                && f.stack == g.stack;
            if same {
                let other = self.fragments.swap_remove(i);
                if at == self.fragments.len() {
                    at = i;
                }
                let f = &mut self.fragments[at];
                f.mask |= other.mask;
                f.ran = f.ran.min(other.ran);
            } else {
                i += 1;
            }
        }
        at
    }

    /// The nearest place after `pc` where another fragment waits to be met.
    fn next_meeting(&self, at: usize) -> u32 {
        let f = &self.fragments[at];
        let others =
            self.fragments.iter().enumerate().filter(|(i, g)| *i != at && g.code == f.code && g.pc > f.pc);
        others.map(|(_, g)| g.pc).min().unwrap_or(u32::MAX)
    }
}

/// What an instruction did to the flow of control.
pub(super) enum Flow {
    Next,
    /// The program counter of the fragment was changed, or fragments were made.
    Jumped,
    /// The fragment waits or is gone.
    Stopped,
    /// Lets others run.
    Yielded,
    /// Found that what it waits for is not there: other warps should run first.
    Waiting,
}

/// How a warp used its turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Turn {
    Ran,
    /// Asked to be preempted.
    Yielded,
    /// Can do nothing before others have run.
    Waiting,
}

impl Block {
    /// Runs a warp for a while.
    pub(super) fn run_warp(&mut self, cx: &Context<'_>, w: usize, quantum: u64) -> Result<Turn, Fault> {
        match cx.vectors {
            Vectors::Baseline => self.run_warp_with(cx, w, quantum),
            #[cfg(target_arch = "x86_64")]
            #[allow(unsafe_code)]
            // SAFETY: `Vectors::detect` found these instructions on this machine.
            Vectors::Bits256 => unsafe { self.run_warp_256(cx, w, quantum) },
            #[cfg(target_arch = "x86_64")]
            #[allow(unsafe_code)]
            // SAFETY: likewise.
            Vectors::Bits512 => unsafe { self.run_warp_512(cx, w, quantum) },
        }
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2,bmi1,bmi2,fma,lzcnt,popcnt")]
    fn run_warp_256(&mut self, cx: &Context<'_>, w: usize, quantum: u64) -> Result<Turn, Fault> {
        self.run_warp_with(cx, w, quantum)
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,bmi1,bmi2,fma,lzcnt,popcnt")]
    fn run_warp_512(&mut self, cx: &Context<'_>, w: usize, quantum: u64) -> Result<Turn, Fault> {
        self.run_warp_with(cx, w, quantum)
    }

    /// The interpreter itself. What it executes often is part of it (`inline(always)`), so that it is compiled for the vectors of
    /// whoever calls this.
    #[inline(always)]
    fn run_warp_with(&mut self, cx: &Context<'_>, w: usize, quantum: u64) -> Result<Turn, Fault> {
        let mut left = quantum as i64;
        while left > 0 {
            let Some(at) = self.warps[w].next_to_run() else {
                return Ok(if left == quantum as i64 { Turn::Waiting } else { Turn::Ran });
            };
            let meeting = self.warps[w].next_meeting(at);
            let alone = self.warps[w].fragments.len() == 1;
            let f = &self.warps[w].fragments[at];
            let (code_index, mut pc, mask, base) = (f.code, f.pc, f.mask, f.base);
            let cost = mask.count_ones() as u64;
            let code = &cx.program.codes[code_index as usize];
            let mut executed = 0u64;
            let flow = loop {
                let Some(instr) = code.instrs.get(pc as usize) else { break Flow::Stopped };
                let active = mask & self.guard(w, at, instr.guard);
                let issue = Issue { cx, me: (w, at), code, pc, active, base };
                executed += 1;
                self.tally.counters.groups[instr.group as usize] += cost;
                if let Some(checker) = &mut self.checker {
                    checker.begin(code_index, pc);
                    if !alone && active != 0 {
                        self.check_skipped_barrier(&issue)?;
                    }
                }
                self.warps[w].fragments[at].pc = pc + 1;
                if active != 0 || matches!(instr.op, Op::Bra { .. }) {
                    match self.step(&issue, &instr.op)? {
                        Flow::Next => {}
                        Flow::Jumped if alone && self.warps[w].fragments.len() == 1 => {
                            let f = &self.warps[w].fragments[0];
                            if (f.code, f.mask, f.base) != (code_index, mask, base)
                                || executed * cost >= left as u64
                            {
                                break Flow::Jumped;
                            }
                            pc = f.pc;
                            continue;
                        }
                        other => break other,
                    }
                }
                pc += 1;
                if pc == meeting || executed * cost >= left as u64 {
                    break Flow::Next;
                }
            };
            let spent = executed * cost;
            self.clock += executed;
            self.tally.counters.warp_instructions += executed;
            self.tally.counters.thread_instructions += spent;
            left -= spent as i64;
            if let Some(f) = self.warps[w].fragments.get_mut(at) {
                f.ran += spent;
            }
            let turn = match flow {
                Flow::Yielded => Turn::Yielded,
                Flow::Waiting => Turn::Waiting,
                Flow::Next | Flow::Jumped | Flow::Stopped => continue,
            };
            if let Some(f) = self.warps[w].fragments.get_mut(at) {
                f.ran += FAIRNESS;
            }
            if self.warps[w].fragments.len() == 1 {
                return Ok(turn);
            }
        }
        Ok(Turn::Ran)
    }

    /// Sends the lanes of `taken` to `target`; the rest goes on after the branch.
    #[inline(always)]
    pub(super) fn branch(&mut self, w: usize, at: usize, taken: u32, target: u32) -> Flow {
        let warp = &mut self.warps[w];
        let f = &mut warp.fragments[at];
        if taken == 0 {
            return Flow::Next;
        }
        if taken == f.mask {
            f.pc = target;
            return Flow::Jumped;
        }
        self.tally.counters.divergent_branches += 1;
        let mut other = f.clone();
        f.mask &= !taken;
        other.mask = taken;
        other.pc = target;
        warp.fragments.push(other);
        Flow::Jumped
    }

    /// Ends the threads of some lanes.
    pub(super) fn exit(&mut self, w: usize, at: usize, gone: u32) -> Flow {
        let warp = &mut self.warps[w];
        warp.live &= !gone;
        self.live -= gone.count_ones();
        self.cluster.barrier.live = self.cluster.barrier.live.saturating_sub(gone.count_ones());
        self.cluster.barrier.settle();
        let f = &mut warp.fragments[at];
        f.mask &= !gone;
        if f.mask == 0 {
            warp.fragments.swap_remove(at);
        }
        // Lanes that wait for the ones that are gone may go on.
        self.wake_sync(w);
        self.wake_cluster();
        self.release_any();
        Flow::Stopped
    }

    /// Calls a function with all lanes in `active`; other lanes of the fragment go on after the call.
    pub(super) fn call(&mut self, issue: &Issue<'_>) -> Result<Flow, Fault> {
        let &Issue { cx, me: (w, at), code, pc, active, .. } = issue;
        let Op::Call(call) = &code.instrs[pc as usize].op else { return Ok(Flow::Next) };
        let callee = match call.target {
            Target::Direct(index) => index,
            Target::System(system) => return self.system_call(issue, system, call),
            Target::Indirect(slot) => {
                // Lanes may call different functions: take those that agree with the first, the rest comes back here.
                let addresses = *self.reg(w, at, code, slot);
                let first = active.trailing_zeros();
                let address = addresses[first as usize];
                let index = address.checked_sub(window::FUNCTION).map(|o| (o / 16).wrapping_sub(1));
                let known =
                    index.filter(|i| *i < cx.program.codes.len() as u64 && address.is_multiple_of(16));
                let Some(index) = known else {
                    return Err(self.fault(
                        cx,
                        w,
                        code_of(self, w, at),
                        pc,
                        first,
                        FaultKind::BadCall { address },
                    ));
                };
                let same = (0..32).filter(|l| active >> l & 1 != 0 && addresses[*l] == address);
                let same = same.fold(0u32, |m, l| m | 1 << l);
                if same != active {
                    let mut rest = self.warps[w].fragments[at].clone();
                    rest.mask = active & !same;
                    rest.pc = pc;
                    self.warps[w].fragments[at].mask &= !rest.mask;
                    self.warps[w].fragments.push(rest);
                }
                return self.enter(&Issue { active: same, ..*issue }, index as u32);
            }
        };
        self.enter(issue, callee)
    }

    fn enter(&mut self, issue: &Issue<'_>, callee_index: u32) -> Result<Flow, Fault> {
        let &Issue { cx, me: (w, at), code, pc, active, .. } = issue;
        let Op::Call(call) = &code.instrs[pc as usize].op else { return Ok(Flow::Next) };
        let callee = &cx.program.codes[callee_index as usize];
        let warp = &mut self.warps[w];
        if warp.fragments[at].mask != active {
            // Lanes that do not call wait after the call.
            let mut rest = warp.fragments[at].clone();
            rest.mask &= !active;
            warp.fragments[at].mask = active;
            warp.fragments.push(rest);
        }
        let f = &mut warp.fragments[at];
        let local = f.top.next_multiple_of(callee.frame_align);
        let top = local + callee.frame;
        if f.stack.len() >= MAX_DEPTH || top > MAX_LOCAL {
            let lane = active.trailing_zeros();
            return Err(self.fault(cx, w, code_of(self, w, at), pc, lane, FaultKind::StackOverflow));
        }
        f.stack.push(Return {
            pc: pc + 1,
            code: f.code,
            base: f.base,
            pred_base: f.pred_base,
            local: f.local,
            top: f.top,
        });
        let (caller_base, caller_local) = (f.base, f.local);
        f.base += code.slots;
        f.pred_base += code.preds;
        f.local = local;
        f.top = top;
        f.code = callee_index;
        f.pc = 0;
        let (base, pred_base) = (f.base, f.pred_base);
        let need = (base + callee.slots) as usize;
        if warp.regs.len() < need {
            warp.regs.resize(need, [0; 32]);
        }
        let need = (pred_base + callee.preds) as usize;
        if warp.preds.len() < need {
            warp.preds.resize(need, 0);
        }
        for (formal, actual) in callee.params.iter().zip(&call.args) {
            pass(warp, code, active, *actual, (caller_base, caller_local), *formal, (base, local));
        }
        if self.checker.is_some() {
            self.check_frame(w, active, local, &callee.params);
        }
        Ok(Flow::Jumped)
    }

    /// Returns from a function; from a kernel, ends the threads.
    pub(super) fn ret(&mut self, issue: &Issue<'_>) -> Flow {
        let &Issue { cx, me: (w, at), code, active, .. } = issue;
        let warp = &mut self.warps[w];
        if warp.fragments[at].mask != active {
            let mut rest = warp.fragments[at].clone();
            rest.mask &= !active;
            warp.fragments[at].mask = active;
            warp.fragments.push(rest);
        }
        let f = &mut warp.fragments[at];
        let Some(back) = f.stack.pop() else {
            return self.exit(w, at, active);
        };
        let from = (f.base, f.local);
        f.pc = back.pc;
        f.code = back.code;
        f.base = back.base;
        f.pred_base = back.pred_base;
        f.local = back.local;
        f.top = back.top;
        let caller = &cx.program.codes[back.code as usize];
        let to = (back.base, back.local);
        if let Some(Op::Call(call)) = caller.instrs.get(back.pc as usize - 1).map(|i| &i.op) {
            for (formal, actual) in code.returns.iter().zip(&call.returns) {
                pass(warp, code, active, *formal, from, *actual, to);
            }
            if self.checker.is_some() {
                self.mark_passed(w, active, back.local, &call.returns);
            }
        }
        Flow::Jumped
    }

    /// A callee finds its parameters written and the rest of its frame not.
    fn check_frame(&mut self, w: usize, active: u32, local: u32, params: &[Passing]) {
        if let Some(checker) = &mut self.checker {
            lanes(active).for_each(|l| checker.forget_local(w, l, local));
        }
        self.mark_passed(w, active, local, params);
    }

    fn mark_passed(&mut self, w: usize, active: u32, local: u32, passed: &[Passing]) {
        let Some(checker) = &mut self.checker else { return };
        for p in passed {
            if let Passing::Frame { offset, size } = *p {
                lanes(active).for_each(|l| checker.write_local(w, l, (local + offset) as u64, size));
            }
        }
    }
}

pub(super) fn code_of(block: &Block, w: usize, at: usize) -> u32 {
    block.warps[w].fragments[at].code
}

/// Copies a parameter or result between two frames, each given by its register base and local base.
fn pass(
    warp: &mut Warp,
    code: &Code,
    active: u32,
    from: Passing,
    from_frame: (u32, u32),
    to: Passing,
    to_frame: (u32, u32),
) {
    for lane in lanes(active) {
        match (from, to) {
            (Passing::Reg(a), Passing::Reg(d)) => {
                let value = super::lanes::source(&warp.regs, code, from_frame.0, a)[lane];
                set_lane(warp, to_frame.0 + d, lane, value);
            }
            (Passing::Reg(a), Passing::Frame { offset, size }) => {
                let value = super::lanes::source(&warp.regs, code, from_frame.0, a)[lane];
                let bytes = value.to_le_bytes();
                let n = (size as usize).min(8);
                room(&mut warp.local[lane], to_frame.1 + offset, size)[..n].copy_from_slice(&bytes[..n]);
            }
            (Passing::Frame { offset, size }, Passing::Reg(d)) => {
                let n = (size as usize).min(8);
                let mut bytes = [0u8; 8];
                bytes[..n].copy_from_slice(&room(&mut warp.local[lane], from_frame.1 + offset, size)[..n]);
                set_lane(warp, to_frame.0 + d, lane, u64::from_le_bytes(bytes));
            }
            (Passing::Frame { offset: a, size }, Passing::Frame { offset: d, size: space }) => {
                let memory = &mut warp.local[lane];
                room(memory, to_frame.1 + d, space);
                room(memory, from_frame.1 + a, size);
                let start = (from_frame.1 + a) as usize;
                memory.copy_within(start..start + size.min(space) as usize, (to_frame.1 + d) as usize);
            }
        }
    }
}

/// A part of local memory, made if it is not there yet.
fn room(memory: &mut Vec<u8>, start: u32, size: u32) -> &mut [u8] {
    let end = start as usize + size as usize;
    if memory.len() < end {
        memory.resize(end, 0);
    }
    &mut memory[start as usize..end]
}

fn set_lane(warp: &mut Warp, slot: u32, lane: usize, value: u64) {
    if let Some(reg) = warp.regs.get_mut(slot as usize) {
        reg[lane] = value;
    }
}
