//! Operations among the lanes of a warp, and the barriers of the block.

use oxicc_ptx::ReduceOp;

use super::int::{int2, mask};
use super::lanes::lanes;
use super::warp::{Flow, State};
use super::{Block, Issue};
use crate::code::{Bar, BarKind, Int2, Op, PRED_SINK, PredSlot, SINK, ShflMode, Slot, VoteMode};
use crate::fault::{Fault, FaultKind};
use crate::float;

/// One of the sixteen barriers of a block.
#[derive(Default)]
pub(super) struct Barrier {
    /// Threads that have arrived.
    arrived: u32,
    /// Threads that must arrive; 0 means all that are alive.
    expected: u32,
    /// For reductions: arrived threads whose predicate held.
    holds: u32,
    /// Threads that took part in a reduction.
    voters: u32,
}

impl Block {
    pub(super) fn barrier(&mut self, issue: &Issue<'_>, bar: &Bar) -> Result<Flow, Fault> {
        let &Issue { me, code, active, .. } = issue;
        let (w, at) = me;
        let first = active.trailing_zeros() as usize;
        let id = self.reg(w, at, code, bar.id)[first];
        if id >= 16 {
            let what = format!("barrier number {id}");
            return Err(self.stop(issue, active, FaultKind::Unsupported { what }));
        }
        let expected = if bar.count == SINK { 0 } else { self.reg(w, at, code, bar.count)[first] as u32 };
        let holds = self.guard(w, at, bar.pred) & active;
        // Lanes that do not take part go on alone.
        self.split_off(w, at, active);
        if self.checker.is_some() {
            self.check_barrier(issue, bar, id)?;
        }
        let barrier = &mut self.barriers[id as usize];
        barrier.arrived += active.count_ones();
        barrier.expected = expected;
        if !matches!(bar.kind, BarKind::Sync | BarKind::Arrive) {
            barrier.holds += holds.count_ones();
            barrier.voters += active.count_ones();
        }
        if bar.kind == BarKind::Arrive {
            self.try_release(id as usize);
            return Ok(Flow::Jumped);
        }
        // Registers are numbered from the frame; the waiting fragment keeps its frame.
        let d = match bar.kind {
            BarKind::RedPopc => bar.d,
            _ => SINK,
        };
        self.warps[w].fragments[at].state = State::Barrier { id: id as u8, d, pd: red_code(bar) };
        self.try_release(id as usize);
        Ok(Flow::Stopped)
    }

    fn check_barrier(&mut self, issue: &Issue<'_>, bar: &Bar, id: u64) -> Result<(), Fault> {
        let &Issue { cx, me, pc, active, .. } = issue;
        let (w, at) = me;
        let code = self.warps[w].fragments[at].code;
        let waits = |f: &&super::warp::Fragment| {
            matches!(f.state, State::Barrier { id: other, .. } if other as u64 == id)
                && (f.code, f.pc) != (code, pc + 1)
        };
        if let Some(other) = self.warps[w].fragments.iter().find(waits).filter(|_| bar.aligned) {
            let lane = other.mask.trailing_zeros();
            let other = self.position(cx, &self.warps[w], other.code, other.pc.saturating_sub(1), lane);
            let kind = FaultKind::DivergentBarrier { barrier: id, other: Box::new(other) };
            return Err(self.stop(issue, active, kind));
        }
        if let Some(checker) = &mut self.checker {
            checker.arrive(w, id as usize);
        }
        Ok(())
    }

    /// `barrier.cluster.arrive`, and `wait` for the phase in which the lanes arrived.
    pub(super) fn cluster_arrive(&mut self, w: usize, active: u32) {
        let phase = self.cluster.barrier.phase;
        lanes(active).for_each(|l| self.warps[w].cluster_phase[l] = phase);
        self.cluster.barrier.arrived += active.count_ones();
        if let Some(checker) = &mut self.checker {
            checker.arrive_in_cluster(w, phase);
        }
        self.cluster.barrier.settle();
        self.wake_cluster();
    }

    pub(super) fn cluster_wait(&mut self, (w, at): (usize, usize), active: u32) -> Flow {
        let phase = self.cluster.barrier.phase;
        self.split_off(w, at, active);
        if let Some(checker) = &mut self.checker {
            checker.meet(w);
        }
        let early = lanes(active).any(|l| self.warps[w].cluster_phase[l] == phase);
        if !early {
            if let Some(checker) = &mut self.checker {
                let phases = self.warps[w].cluster_phase;
                lanes(active).for_each(|l| checker.pass_in_cluster(w, phases[l]));
            }
            return Flow::Jumped;
        }
        self.warps[w].fragments[at].state = State::Cluster { phase };
        Flow::Stopped
    }

    /// Leaves only `active` in the fragment; the others become a fragment of their own at the same place.
    pub(super) fn split_off(&mut self, w: usize, at: usize, active: u32) {
        let warp = &mut self.warps[w];
        if warp.fragments[at].mask != active {
            let mut rest = warp.fragments[at].clone();
            rest.mask &= !active;
            warp.fragments[at].mask = active;
            warp.fragments.push(rest);
        }
    }

    /// Lets the threads at a barrier go if all have arrived.
    pub(super) fn try_release(&mut self, id: usize) -> bool {
        let barrier = &self.barriers[id];
        let expected = if barrier.expected == 0 { self.live } else { barrier.expected };
        if barrier.arrived == 0 || barrier.arrived < expected {
            return false;
        }
        let (holds, voters) = (barrier.holds, barrier.voters);
        self.barriers[id] = Barrier::default();
        if let Some(checker) = &mut self.checker {
            for (w, warp) in self.warps.iter().enumerate() {
                let waits =
                    |s: &State| matches!(s, State::Barrier { id: other, .. } if *other as usize == id);
                if warp.fragments.iter().any(|f| waits(&f.state)) {
                    checker.pass(w, id);
                }
            }
            checker.reset_barrier(id);
        }
        for w in 0..self.warps.len() {
            for at in 0..self.warps[w].fragments.len() {
                let f = &self.warps[w].fragments[at];
                let State::Barrier { id: waits, d, pd } = f.state else { continue };
                if waits as usize != id {
                    continue;
                }
                let active = f.mask;
                self.warps[w].fragments[at].state = State::Ready;
                self.write(w, at, d, active, &[holds as u64; 32]);
                if pd != PRED_SINK {
                    let (slot, is_or) = (pd >> 1, pd & 1 != 0);
                    let value = if is_or { holds > 0 } else { holds == voters };
                    self.write_pred(w, at, slot, active, if value { u32::MAX } else { 0 });
                }
            }
        }
        true
    }

    /// `bar.warp.sync`: waits until every lane of the mask is at one.
    pub(super) fn warp_sync(&mut self, issue: &Issue<'_>, slot: Slot) -> Flow {
        let &Issue { me: (w, at), code, pc, active, .. } = issue;
        let masks = *self.reg(w, at, code, slot);
        let live = self.warps[w].live;
        let wanted = lanes(active).fold(0u32, |m, l| m | masks[l] as u32) & live;
        self.split_off(w, at, active);
        if let Some(checker) = &mut self.checker {
            checker.meet(w);
        }
        if wanted & !active == 0 {
            return Flow::Jumped;
        }
        // The others may be at another such instruction: lanes that wait count wherever they are.
        let f = &mut self.warps[w].fragments[at];
        f.pc = pc;
        f.state = State::Sync;
        self.wake_sync_at(w, wanted);
        Flow::Stopped
    }

    /// Lets waiting lanes go when together they are what is wanted.
    fn wake_sync_at(&mut self, w: usize, wanted: u32) {
        let warp = &mut self.warps[w];
        let waiting = warp.fragments.iter().filter(|f| f.state == State::Sync).fold(0, |m, f| m | f.mask);
        if wanted & !waiting == 0 {
            for f in &mut warp.fragments {
                if f.state == State::Sync && f.mask & wanted != 0 {
                    f.state = State::Ready;
                    f.pc += 1;
                }
            }
        }
    }

    /// After lanes have exited: those that waited for them look again.
    pub(super) fn wake_sync(&mut self, w: usize) {
        for f in &mut self.warps[w].fragments {
            if f.state == State::Sync {
                f.state = State::Ready;
            }
        }
    }

    /// An operation in which all lanes of a mask take part. It is executed when they are all here.
    pub(super) fn collective(&mut self, issue: &Issue<'_>, op: &Op, mask_slot: Slot) -> Result<Flow, Fault> {
        let &Issue { me: (w, mut at), code, pc, active, .. } = issue;
        let live = self.warps[w].live;
        self.split_off(w, at, active);
        // Take in lanes that wait at the same place.
        let mut i = 0;
        let mut together = active;
        while i < self.warps[w].fragments.len() {
            let (f, g) = (&self.warps[w].fragments[at], &self.warps[w].fragments[i]);
            let same = i != at
                && g.state == State::Sync
                && g.pc == pc
                && (f.code, f.base, f.local) == (g.code, g.base, g.local)
                && f.stack == g.stack;
            if !same {
                i += 1;
                continue;
            }
            let other = self.warps[w].fragments.swap_remove(i);
            if at == self.warps[w].fragments.len() {
                at = i;
            }
            together |= other.mask;
            self.warps[w].fragments[at].mask = together;
        }
        let masks = match mask_slot {
            SINK => [together as u64; 32],
            slot => *self.reg(w, at, code, slot),
        };
        let ready = lanes(together)
            .filter(|l| masks[*l] as u32 & live & !together == 0)
            .fold(0u32, |m, l| m | 1 << l);
        if ready == 0 {
            let f = &mut self.warps[w].fragments[at];
            f.pc = pc;
            f.state = State::Sync;
            return Ok(Flow::Stopped);
        }
        if ready != together {
            let mut rest = self.warps[w].fragments[at].clone();
            rest.mask = together & !ready;
            rest.pc = pc;
            rest.state = State::Sync;
            self.warps[w].fragments[at].mask = ready;
            self.warps[w].fragments.push(rest);
        }
        self.warps[w].fragments[at].pc = pc + 1;
        if let Some(checker) = &mut self.checker {
            checker.meet(w);
        }
        let met = Issue { me: (w, at), active: ready, ..*issue };
        self.execute_collective(&met, op, &masks.map(|m| m as u32 & ready))?;
        let waits = self.warps[w].fragments[at].state != State::Ready;
        Ok(if waits { Flow::Stopped } else { Flow::Jumped })
    }

    /// Whether these are all lanes of a warp that are left: then nobody is waited for. Checks want to know of every meeting.
    #[inline(always)]
    pub(super) fn is_whole_warp(&self, w: usize, active: u32) -> bool {
        let warp = &self.warps[w];
        warp.fragments.len() == 1 && active == warp.live && self.checker.is_none()
    }

    #[inline(always)]
    pub(super) fn shuffle(
        &mut self,
        issue: &Issue<'_>,
        mode: ShflMode,
        (d, p): (Slot, PredSlot),
        (a, b, c): (Slot, Slot, Slot),
    ) {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let (a, b, c) = (self.reg(w, at, code, a), self.reg(w, at, code, b), self.reg(w, at, code, c));
        let mut out = [0; 32];
        let mut valid = 0;
        for l in 0..32 {
            let (source, ok) = shuffle_source(mode, l as i32, b[l] as u32, c[l] as u32);
            // A source that does not take part gives an undefined value; its register is the honest one.
            out[l] = a[source];
            valid |= (ok as u32) << l;
        }
        self.write(w, at, d, active, &out);
        self.write_pred(w, at, p, active, valid);
    }

    fn execute_collective(&mut self, issue: &Issue<'_>, op: &Op, masks: &[u32; 32]) -> Result<(), Fault> {
        let &Issue { me: (w, at), code, active, .. } = issue;
        match op {
            Op::Shfl { mode, d, p, a, b, c, .. } => {
                self.shuffle(issue, *mode, (*d, *p), (*a, *b, *c));
            }
            Op::Vote { mode, d, pd, p, .. } => {
                let holds = self.guard(w, at, *p) & active;
                let result = |l: usize| match mode {
                    VoteMode::All => holds & masks[l] == masks[l],
                    VoteMode::Any => holds & masks[l] != 0,
                    VoteMode::Uni => holds & masks[l] == masks[l] || holds & masks[l] == 0,
                    VoteMode::Ballot => false,
                };
                if *mode == VoteMode::Ballot {
                    let out = std::array::from_fn(|l| (holds & masks[l]) as u64);
                    self.write(w, at, *d, active, &out);
                } else {
                    let bits = (0..32).fold(0u32, |m, l| m | (result(l) as u32) << l);
                    self.write_pred(w, at, *pd, active, bits);
                }
            }
            Op::MatchAny { d, a, bits, .. } => {
                let a = *self.reg(w, at, code, *a);
                let m = mask(*bits);
                let equal = |l: usize| {
                    lanes(masks[l]).filter(|k| a[*k] & m == a[l] & m).fold(0u32, |m, k| m | 1 << k)
                };
                let out = std::array::from_fn(|l| equal(l) as u64);
                self.write(w, at, *d, active, &out);
            }
            Op::MatchAll { d, p, a, bits, .. } => {
                let a = *self.reg(w, at, code, *a);
                let m = mask(*bits);
                let all = |l: usize| lanes(masks[l]).all(|k| a[k] & m == a[l] & m);
                let same = (0..32).fold(0u32, |bits, l| bits | (all(l) as u32) << l);
                let out = std::array::from_fn(|l| if same >> l & 1 != 0 { masks[l] as u64 } else { 0 });
                self.write(w, at, *d, active, &out);
                self.write_pred(w, at, *p, active, same);
            }
            Op::Redux { op, ty, d, a, .. } => {
                let a = *self.reg(w, at, code, *a);
                let op = match op {
                    ReduceOp::Add => Int2::Add,
                    ReduceOp::Min => Int2::Min,
                    ReduceOp::Max => Int2::Max,
                    ReduceOp::And => Int2::And,
                    ReduceOp::Or => Int2::Or,
                    _ => Int2::Xor,
                };
                let reduce =
                    |l: usize| lanes(masks[l]).map(|k| a[k]).reduce(|x, y| int2(op, *ty, x, y)).unwrap_or(0);
                let out = std::array::from_fn(|l| if active >> l & 1 != 0 { reduce(l) } else { 0 });
                self.write(w, at, *d, active, &out);
            }
            Op::ReduxFloat { max, abs, nan, d, a, .. } => {
                let a = self.reg(w, at, code, *a).map(|v| if *abs { v & 0x7fff_ffff } else { v });
                let out = std::array::from_fn(|l| {
                    let all = lanes(masks[l]).map(|k| a[k]);
                    all.reduce(|x, y| float::min_max_f32(*max, *nan, x, y)).unwrap_or(0)
                });
                self.write(w, at, *d, active, &out);
            }
            Op::WmmaAccess(f) => self.wmma_access(issue, f)?,
            Op::MatrixAccess(access) => self.matrix_access(issue, access)?,
            Op::TensorMemory(access) => self.warp_tensor_op(issue, &access.op)?,
            Op::Wgmma(product) => self.wgmma(issue, product)?,
            Op::Mma(mma) => self.mma(issue, mma),
            Op::Movmatrix { d, a, .. } => self.movmatrix(issue, *d, *a),
            Op::Elect { d, p, .. } => {
                let leader = |l: usize| masks[l].trailing_zeros();
                let out = std::array::from_fn(|l| leader(l) as u64);
                let is_leader = (0..32usize).fold(0u32, |m, l| m | ((leader(l) == l as u32) as u32) << l);
                self.write(w, at, *d, active, &out);
                self.write_pred(w, at, *p, active, is_leader);
            }
            _ => {}
        }
        Ok(())
    }
}

/// The predicate of a barrier reduction with its operation in the low bit.
fn red_code(bar: &Bar) -> u32 {
    match bar.kind {
        BarKind::RedAnd if bar.pd != PRED_SINK => bar.pd << 1,
        BarKind::RedOr if bar.pd != PRED_SINK => bar.pd << 1 | 1,
        _ => PRED_SINK,
    }
}

/// The lane a shuffle reads, and whether it is in range.
fn shuffle_source(mode: ShflMode, lane: i32, b: u32, c: u32) -> (usize, bool) {
    let b = (b & 31) as i32;
    let clamp = (c & 31) as i32;
    let segment = (c >> 8 & 31) as i32;
    let max = lane & segment | clamp & !segment;
    let min = lane & segment;
    let (source, ok) = match mode {
        ShflMode::Up => (lane - b, lane - b >= max),
        ShflMode::Down => (lane + b, lane + b <= max),
        ShflMode::Bfly => (lane ^ b, lane ^ b <= max),
        ShflMode::Idx => {
            let source = min | b & !segment;
            (source, source <= max)
        }
    };
    ((if ok { source } else { lane }) as usize & 31, ok)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shuffles_stay_in_their_segment() {
        // Full warp, as __shfl_down_sync passes it.
        assert_eq!(shuffle_source(ShflMode::Down, 30, 1, 31), (31, true));
        assert_eq!(shuffle_source(ShflMode::Down, 31, 1, 31), (31, false));
        assert_eq!(shuffle_source(ShflMode::Up, 0, 1, 0), (0, false));
        assert_eq!(shuffle_source(ShflMode::Bfly, 5, 16, 31), (21, true));
        // Width 8: segment mask 24.
        assert_eq!(shuffle_source(ShflMode::Idx, 13, 2, 24 << 8 | 31), (10, true));
        assert_eq!(shuffle_source(ShflMode::Down, 15, 1, 24 << 8 | 31), (15, false));
    }
}
