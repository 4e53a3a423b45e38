//! Asynchronous copies and mbarriers.
//!
//! A copy is done when it is issued: a correct program cannot tell, since it must wait before it looks. An mbarrier is a
//! 64-bit word in shared memory; its bits are ours to choose: phase (1), pending arrivals (20), expected arrivals (20),
//! bytes outstanding (21, signed).

use super::access::{combine, resolve};
use super::check::{Side, Until};
use super::cluster::RANK_SHIFT;
use super::warp::Flow;
use super::{Block, Context, Issue};
use crate::code::{BarrierOp, Copy, Mbarrier, Multicast, Role, SINK, Space};
use crate::fault::{Fault, FaultKind};

/// The state of an mbarrier, unpacked.
#[derive(Clone, Copy)]
struct State {
    phase: u64,
    pending: u64,
    expected: u64,
    bytes: i64,
}

const COUNT: u64 = (1 << 20) - 1;

impl State {
    fn unpack(raw: u64) -> State {
        State {
            phase: raw & 1,
            pending: raw >> 1 & COUNT,
            expected: raw >> 21 & COUNT,
            bytes: (raw as i64) << 2 >> 43,
        }
    }

    fn pack(self) -> u64 {
        self.phase
            | (self.pending & COUNT) << 1
            | (self.expected & COUNT) << 21
            | (self.bytes as u64 & 0x1f_ffff) << 41
    }

    /// Begins the next phase if everything has arrived.
    fn settle(mut self) -> State {
        if self.pending == 0 && self.bytes == 0 {
            self.phase ^= 1;
            self.pending = self.expected;
        }
        self
    }
}

impl Block {
    pub(super) fn mbarrier(&mut self, issue: &Issue<'_>, b: &Mbarrier) -> Result<Flow, Fault> {
        let &Issue { cx, me, code, active, .. } = issue;
        let (w, at) = me;
        let values = *self.reg(w, at, code, b.a);
        if b.op == BarrierOp::PendingCount {
            let out = values.map(|v| State::unpack(v).pending);
            self.write(w, at, b.d, active, &out);
            return Ok(Flow::Next);
        }
        let addresses = self.addresses(me, code, b.address);
        let mut out = [0u64; 32];
        let mut done = 0u32;
        self.for_lanes(issue, |block, l| {
            let (old, finished) = block.mbarrier_lane(cx, w, l, b.space, addresses[l], b.op, values[l])?;
            out[l] = old;
            done |= (finished as u32) << l;
            Ok(())
        })?;
        self.write(w, at, b.d, active, &out);
        self.write_pred(w, at, b.pd, active, done);
        let waits = matches!(b.op, BarrierOp::Wait { .. }) && done == 0;
        Ok(if waits { Flow::Waiting } else { Flow::Next })
    }

    /// The old state, and for waits whether the phase is over.
    pub(super) fn mbarrier_lane(
        &mut self,
        cx: &Context<'_>,
        w: usize,
        lane: usize,
        space: Space,
        address: u64,
        op: BarrierOp,
        value: u64,
    ) -> Result<(u64, bool), FaultKind> {
        if !address.is_multiple_of(8) {
            return Err(FaultKind::Misaligned { address, bytes: 8 });
        }
        self.check_mbarrier(w, space, address, op);
        let raw = self.load_lane(cx, w, lane, space, address, 8)?;
        let mut state = State::unpack(raw);
        let done = match op {
            BarrierOp::Init => {
                state = State { phase: 0, pending: value & COUNT, expected: value & COUNT, bytes: 0 };
                false
            }
            BarrierOp::Inval => {
                state = State { phase: 0, pending: 0, expected: 0, bytes: 0 };
                false
            }
            BarrierOp::ExpectTx { arrive } => {
                state.bytes += value as u32 as i64;
                if arrive {
                    state.pending = state.pending.saturating_sub(1);
                    state = state.settle();
                }
                false
            }
            BarrierOp::CompleteTx => {
                state.bytes -= value as u32 as i64;
                state = state.settle();
                false
            }
            BarrierOp::Arrive { drop } => {
                let count = (value & COUNT).max(1);
                if drop {
                    state.expected = state.expected.saturating_sub(count);
                }
                state.pending = state.pending.saturating_sub(count);
                state = state.settle();
                false
            }
            BarrierOp::Wait { parity } => {
                let phase = if parity { value & 1 } else { State::unpack(value).phase };
                let over = state.phase != phase;
                if let (true, Some(checker)) = (over, &mut self.checker) {
                    checker.acquire(w, resolve(space, address).1);
                    checker.finish_copies(resolve(space, address).1);
                }
                return Ok((raw, over));
            }
            BarrierOp::PendingCount => false,
        };
        self.store_lane(cx, w, lane, space, address, 8, state.pack())?;
        Ok((raw, done))
    }

    /// What was done before an arrival is known to those who wait for it.
    fn check_mbarrier(&mut self, w: usize, space: Space, address: u64, op: BarrierOp) {
        let Some(checker) = &mut self.checker else { return };
        checker.role = Role::Synchronising;
        let (_, location) = resolve(space, address);
        match op {
            BarrierOp::Init => {
                // The word itself is now written.
                checker.role = Role::Data;
                let _ = checker.write(w, 0, location, 8, 0);
                checker.role = Role::Synchronising;
            }
            BarrierOp::Wait { .. } | BarrierOp::PendingCount => {}
            _ => checker.release(w, location),
        }
    }

    pub(super) fn copy(&mut self, issue: &Issue<'_>, copy: &Copy) -> Result<(), Fault> {
        let &Issue { cx, me, code, .. } = issue;
        let (w, at) = me;
        let (to, from) = (self.addresses(me, code, copy.to.1), self.addresses(me, code, copy.from.1));
        let bytes = *self.reg(w, at, code, copy.bytes);
        let read = if copy.source_bytes == SINK { bytes } else { *self.reg(w, at, code, copy.source_bytes) };
        let ignored = self.guard(w, at, copy.ignore_source);
        let barrier = copy.barrier.map(|(space, address)| (space, self.addresses(me, code, address)));
        let targets = copy.multicast.map(|multicast| match multicast {
            Multicast::Mask(slot) => *self.reg(w, at, code, slot),
            Multicast::All => [(1 << cx.cluster.count()) - 1; 32],
        });
        self.for_lanes(issue, |block, l| {
            let available = if ignored >> l & 1 != 0 { 0 } else { (read[l] as u32).min(bytes[l] as u32) };
            let ranks = targets.map_or(0, |t| t[l] as u16);
            let mut rest = ranks;
            loop {
                // Without a mask the addresses are as they are.
                let place = |address: u64| match rest.trailing_zeros() as u64 {
                    _ if ranks == 0 => address,
                    rank => address & ((1 << RANK_SHIFT) - 1) | (rank + 1) << RANK_SHIFT,
                };
                block.copy_lane(cx, (w, l), copy, (place(to[l]), from[l]), bytes[l] as u32, available)?;
                let until = match (copy.group, &barrier) {
                    (Some(kind), _) => Some(Until::Group(kind)),
                    (None, Some((space, addresses))) => {
                        Some(Until::Barrier(resolve(*space, place(addresses[l])).1))
                    }
                    (None, None) => None,
                };
                if let Some(until) = until {
                    let length = bytes[l] as u32 as u64;
                    block.check_copy((w, l), copy.to.0, place(to[l]), length, Side::To, until);
                    block.check_copy((w, l), copy.from.0, from[l], length, Side::From, until);
                }
                if let Some((space, addresses)) = &barrier {
                    let space = if ranks == 0 { *space } else { Space::SharedCluster };
                    let done = BarrierOp::CompleteTx;
                    block.mbarrier_lane(cx, w, l, space, place(addresses[l]), done, bytes[l])?;
                }
                rest &= rest.wrapping_sub(1);
                if rest == 0 {
                    return Ok(());
                }
            }
        })
    }

    /// Remembers that a copy is under way on one of its sides, if that is this block's shared memory.
    pub(super) fn check_copy(
        &mut self,
        (w, lane): (usize, usize),
        space: Space,
        address: u64,
        bytes: u64,
        side: Side,
        until: Until,
    ) {
        let Some(checker) = &mut self.checker else { return };
        let (Space::Shared | Space::SharedCluster, offset) = resolve(space, address) else { return };
        if offset >> RANK_SHIFT == 0 {
            checker.begin_copy(w, lane, offset..offset.saturating_add(bytes), side, until);
        }
    }

    /// Copies bytes in pieces as large as their alignment allows; those beyond `available` are zero.
    fn copy_lane(
        &mut self,
        cx: &Context<'_>,
        (w, lane): (usize, usize),
        copy: &Copy,
        (to, from): (u64, u64),
        bytes: u32,
        available: u32,
    ) -> Result<(), FaultKind> {
        let element = copy.reduce.map(|(_, ty)| ty.bytes());
        let mut done = 0u64;
        while done < bytes as u64 {
            let (a, b) = (from.wrapping_add(done), to.wrapping_add(done));
            let left = bytes as u64 - done;
            let whole = |n: u64| {
                (a | b) & (n - 1) == 0
                    && left >= n
                    && (done + n <= available as u64 || done >= available as u64)
            };
            let size = match element {
                Some(size) => size as u64,
                None => [8, 4, 2].into_iter().find(|n| whole(*n)).unwrap_or(1),
            };
            let value = if done < available as u64 {
                self.load_lane(cx, w, lane, copy.from.0, a, size as u32)?
            } else {
                0
            };
            match copy.reduce {
                None => self.store_lane(cx, w, lane, copy.to.0, b, size as u32, value)?,
                Some((op, ty)) => {
                    let (place, _) = resolve(copy.to.0, b);
                    let change = |old| combine(op, ty, place, old, value, 0);
                    self.update_lane(cx, w, lane, copy.to.0, b, size as u32, change)?;
                }
            }
            done += size;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_survive_packing() {
        let s = State { phase: 1, pending: 12345, expected: COUNT, bytes: -777 };
        let t = State::unpack(s.pack());
        assert_eq!((t.phase, t.pending, t.expected, t.bytes), (1, 12345, COUNT, -777));
    }

    #[test]
    fn a_phase_ends_when_arrivals_and_bytes_are_in() {
        let s = State { phase: 0, pending: 0, expected: 4, bytes: 16 };
        assert_eq!(s.settle().phase, 0);
        let s = State { bytes: 0, ..s }.settle();
        assert_eq!((s.phase, s.pending), (1, 4));
    }
}
