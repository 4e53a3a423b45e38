//! The checks of `--check`: races on shared memory, reads of memory nobody has written. [`super::global_races`] has those of global memory.
//!
//! Races are found by happens-before. Every warp has a clock, and knows how far each other warp was when it last heard of
//! it; barriers, mbarriers and synchronising accesses pass that knowledge on. Two accesses to one byte, one of them a write, race
//! unless the later one's warp has heard of the earlier. Lanes of one warp are ordered by whatever brings them together. What a copy
//! in the background writes or reads must not be touched before the copy is waited for, by its group or at its barrier.

use std::collections::VecDeque;
use std::ops::Range;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::skipped_barrier::Past;
use crate::code::{CopyKind, GroupOp, Role};

/// An access in the past.
#[derive(Clone, Copy)]
pub(super) struct Event {
    pub warp: u8,
    pub lane: u8,
    pub is_write: bool,
    /// Done in the background by a copy.
    pub is_copy: bool,
    synchronising: bool,
    /// The byte that was written.
    value: u8,
    /// The warp's clock.
    clock: u32,
    /// How often the lanes of the warp had been brought together.
    meeting: u32,
    pub code: u32,
    pub pc: u32,
}

/// One byte of shared memory.
#[derive(Clone, Default)]
struct Cell {
    initialized: bool,
    write: Option<Event>,
    /// Reads that are not known to be over.
    reads: SmallVec<[Event; 1]>,
    /// The copy that is under way here.
    copy: Option<Box<Event>>,
}

/// Which end of a copy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    From,
    To,
}

/// What ends a copy: its thread waits for the group, or somebody at the barrier.
#[derive(Clone, Copy)]
pub(super) enum Until {
    Group(CopyKind),
    Barrier(u64),
}

/// The copies of a thread that it has not waited for.
#[derive(Default)]
struct Groups {
    open: Vec<Range<u64>>,
    committed: VecDeque<Vec<Range<u64>>>,
}

/// How far each warp is known to be.
type Clocks = Vec<u32>;

pub(super) struct Checker {
    /// Which instructions come after which barriers.
    pub past: Past,
    clocks: Vec<Clocks>,
    meetings: Vec<u32>,
    shared: Vec<Cell>,
    /// What is known to those who see a synchronising location.
    released: FxHashMap<u64, Clocks>,
    /// For each warp, what it knew at its last fence, and what relaxed atomics have shown it since.
    fenced: Vec<Clocks>,
    seen: Vec<Clocks>,
    /// What is known to those who pass the barriers of the block.
    barriers: [Clocks; 16],
    /// What is known to those who pass the barrier of the cluster, by the parity of its phase.
    cluster: [Clocks; 2],
    groups: FxHashMap<(usize, usize, CopyKind), Groups>,
    /// Copies that a barrier is told of.
    at_barriers: FxHashMap<u64, Vec<Range<u64>>>,
    /// For each warp and lane, the bytes of local memory that were written.
    local: Vec<Vec<Vec<bool>>>,
    /// The block has looked for what other blocks made known.
    pub acquired: bool,
    /// The instruction being executed.
    at: (u32, u32),
    pub role: Role,
    /// The whole of a vector access: bytes before the element, and bytes in all.
    pub vector: (u64, u32),
    /// What is read may be undefined: it goes into a copy or a bit-field.
    pub tolerant: bool,
}

impl Checker {
    pub fn new(warps: usize, shared: usize) -> Checker {
        // A clock starts at 1, so that nobody has heard of the first accesses.
        let clocks = (0..warps).map(|w| (0..warps).map(|v| (v == w) as u32).collect()).collect();
        Checker {
            past: Past::default(),
            clocks,
            meetings: vec![0; warps],
            shared: vec![Cell::default(); shared],
            released: FxHashMap::default(),
            fenced: vec![Clocks::new(); warps],
            seen: vec![Clocks::new(); warps],
            barriers: std::array::from_fn(|_| Clocks::new()),
            cluster: Default::default(),
            groups: FxHashMap::default(),
            at_barriers: FxHashMap::default(),
            local: vec![vec![Vec::new(); 32]; warps],
            acquired: false,
            at: (0, 0),
            role: Role::Data,
            vector: (0, 0),
            tolerant: false,
        }
    }

    /// The next instruction.
    pub fn begin(&mut self, code: u32, pc: u32) {
        self.at = (code, pc);
        self.role = Role::Data;
        self.vector = (0, 0);
        self.tolerant = false;
    }

    /// The bytes of which one must be written: those of the whole vector, since structures are copied with their padding.
    fn whole(&self, offset: u64, bytes: u32) -> std::ops::Range<usize> {
        let (before, total) = self.vector;
        let start = offset.saturating_sub(before) as usize;
        start..start.saturating_add(total.max(bytes) as usize)
    }

    pub(super) fn event(&self, w: usize, lane: usize, is_write: bool, value: u8) -> Event {
        Event {
            warp: w as u8,
            lane: lane as u8,
            is_write,
            is_copy: false,
            synchronising: self.role == Role::Synchronising,
            value,
            clock: self.clocks[w][w],
            meeting: self.meetings[w],
            code: self.at.0,
            pc: self.at.1,
        }
    }

    fn is_before(clocks: &[Clocks], meetings: &[u32], earlier: &Event, now: &Event) -> bool {
        if earlier.warp == now.warp {
            return earlier.lane == now.lane || earlier.meeting < meetings[now.warp as usize];
        }
        earlier.clock <= clocks[now.warp as usize][earlier.warp as usize]
    }

    /// Whether the warp of an access knows of an earlier one in its block.
    pub fn has_seen(&self, earlier: &Event, now: &Event) -> bool {
        Checker::is_before(&self.clocks, &self.meetings, earlier, now)
    }

    /// A read of shared memory. The error is a write that it races with.
    pub fn read(&mut self, w: usize, lane: usize, offset: u64, bytes: u32) -> Result<(), Event> {
        let now = self.event(w, lane, false, 0);
        let Checker { clocks, meetings, shared, .. } = self;
        for cell in cells(shared, offset, bytes) {
            if let Some(copy) = cell.copy.as_ref().filter(|c| c.is_write) {
                return Err(**copy);
            }
            if let Some(write) = &cell.write
                && !(write.synchronising && now.synchronising)
                && !Checker::is_before(clocks, meetings, write, &now)
            {
                return Err(*write);
            }
            // The reads of one lane follow each other.
            cell.reads.retain(|r| !(r.warp == now.warp && r.lane == now.lane));
            cell.reads.push(now);
        }
        Ok(())
    }

    /// A write to shared memory. The error is an access that it races with; threads may write the same value.
    pub fn write(&mut self, w: usize, lane: usize, offset: u64, bytes: u32, value: u64) -> Result<(), Event> {
        let mut now = self.event(w, lane, true, 0);
        let Checker { clocks, meetings, shared, .. } = self;
        for (i, cell) in cells(shared, offset, bytes).enumerate() {
            now.value = (value >> (8 * i as u32 % 64)) as u8;
            if let Some(copy) = &cell.copy {
                return Err(**copy);
            }
            let racing = |e: &&Event| {
                let is_ordered = Checker::is_before(clocks, meetings, e, &now);
                !(is_ordered || e.synchronising && now.synchronising)
            };
            if let Some(read) = cell.reads.iter().find(racing) {
                return Err(*read);
            }
            if let Some(write) = cell.write.as_ref().filter(racing)
                && write.value != now.value
            {
                return Err(*write);
            }
            // An atomic of the lane that just wrote plainly does not hide that from the others.
            let hides = |e: &Event| {
                !e.synchronising
                    && (e.warp, e.lane, e.clock, e.meeting) == (now.warp, now.lane, now.clock, now.meeting)
            };
            let synchronising = now.synchronising && !cell.write.as_ref().is_some_and(hides);
            cell.initialized = true;
            cell.write = Some(Event { synchronising, ..now });
            cell.reads.clear();
        }
        Ok(())
    }

    pub fn begin_copy(&mut self, w: usize, lane: usize, range: Range<u64>, side: Side, until: Until) {
        let event = Event { is_copy: true, ..self.event(w, lane, side == Side::To, 0) };
        let bytes = (range.end - range.start).min(u32::MAX as u64) as u32;
        cells(&mut self.shared, range.start, bytes).for_each(|c| c.copy = Some(Box::new(event)));
        match until {
            Until::Group(kind) => self.groups.entry((w, lane, kind)).or_default().open.push(range),
            Until::Barrier(location) => self.at_barriers.entry(location).or_default().push(range),
        }
    }

    /// A thread commits or waits for its copies.
    pub fn copy_group(&mut self, w: usize, lane: usize, kind: CopyKind, op: GroupOp) {
        let Some(groups) = self.groups.get_mut(&(w, lane, kind)) else { return };
        let under_way = match op {
            GroupOp::Commit => {
                let group = std::mem::take(&mut groups.open);
                return groups.committed.push_back(group);
            }
            GroupOp::Wait(n) => n as usize,
            GroupOp::WaitAll => {
                let group = std::mem::take(&mut groups.open);
                groups.committed.push_back(group);
                0
            }
        };
        let over = groups.committed.len().saturating_sub(under_way);
        let over: Vec<Range<u64>> = groups.committed.drain(..over).flatten().collect();
        self.end_copies(over);
    }

    /// Somebody has waited at a barrier for the bytes that it was to be told of.
    pub fn finish_copies(&mut self, location: u64) {
        if let Some(ranges) = self.at_barriers.remove(&location) {
            self.end_copies(ranges);
        }
    }

    fn end_copies(&mut self, ranges: Vec<Range<u64>>) {
        for range in ranges {
            let bytes = (range.end - range.start).min(u32::MAX as u64) as u32;
            cells(&mut self.shared, range.start, bytes).for_each(|c| c.copy = None);
        }
    }

    /// Whether some byte there was ever written.
    pub fn is_initialized(&self, offset: u64, bytes: u32) -> bool {
        self.shared.get(self.whole(offset, bytes)).is_none_or(|cells| cells.iter().any(|c| c.initialized))
    }

    pub fn write_local(&mut self, w: usize, lane: usize, offset: u64, bytes: u32) {
        let flags = &mut self.local[w][lane];
        let end = offset as usize + bytes as usize;
        if flags.len() < end {
            flags.resize(end, false);
        }
        flags[offset as usize..end].fill(true);
    }

    /// A new frame: what is in it now was left behind by others.
    pub fn forget_local(&mut self, w: usize, lane: usize, from: u32) {
        self.local[w][lane].truncate(from as usize);
    }

    pub fn is_local_initialized(&self, w: usize, lane: usize, offset: u64, bytes: u32) -> bool {
        if self.role == Role::Parameter || self.tolerant {
            return true;
        }
        let flags = &self.local[w][lane];
        self.whole(offset, bytes).any(|i| flags.get(i).copied().unwrap_or(false))
    }

    /// The lanes of a warp have waited for each other.
    pub fn meet(&mut self, w: usize) {
        self.meetings[w] += 1;
    }

    /// Passes what a warp knows to those who see a location of shared memory.
    pub fn release(&mut self, w: usize, location: u64) {
        let known = self.clocks[w].clone();
        join(self.released.entry(location).or_default(), &known);
        self.advance(w);
    }

    pub fn acquire(&mut self, w: usize, location: u64) {
        if let Some(known) = self.released.get(&location) {
            join(&mut self.clocks[w], known);
            // What another lane of the warp released is known to this one too.
            self.meetings[w] += 1;
        }
    }

    /// An atomic that orders nothing by itself: what was known at the last fence goes there, what is there is known after the next.
    pub fn relaxed(&mut self, w: usize, location: u64) {
        let released = self.released.entry(location).or_default();
        join(&mut self.seen[w], released);
        join(released, &self.fenced[w]);
    }

    pub fn fence(&mut self, w: usize) {
        let seen = std::mem::take(&mut self.seen[w]);
        join(&mut self.clocks[w], &seen);
        self.meetings[w] += !seen.is_empty() as u32;
        self.fenced[w].clone_from(&self.clocks[w]);
        self.advance(w);
    }

    /// A warp arrives at a barrier of the block.
    pub fn arrive(&mut self, w: usize, barrier: usize) {
        let known = self.clocks[w].clone();
        join(&mut self.barriers[barrier], &known);
        self.advance(w);
    }

    /// A warp goes on after a barrier.
    pub fn pass(&mut self, w: usize, barrier: usize) {
        let known = std::mem::take(&mut self.barriers[barrier]);
        join(&mut self.clocks[w], &known);
        self.barriers[barrier] = known;
        self.meetings[w] += 1;
    }

    /// Everybody has gone on.
    pub fn reset_barrier(&mut self, barrier: usize) {
        self.barriers[barrier].clear();
    }

    /// A warp arrives at the barrier of the cluster. What is left of the phase before the last everybody knows already.
    pub fn arrive_in_cluster(&mut self, w: usize, phase: u32) {
        let known = self.clocks[w].clone();
        join(&mut self.cluster[phase as usize & 1], &known);
        self.advance(w);
    }

    /// A warp goes on after the barrier of the cluster.
    pub fn pass_in_cluster(&mut self, w: usize, phase: u32) {
        join(&mut self.clocks[w], &self.cluster[phase as usize & 1]);
        self.meetings[w] += 1;
    }

    /// Later accesses are not those that others have heard of.
    fn advance(&mut self, w: usize) {
        self.clocks[w][w] += 1;
    }
}

fn cells(shared: &mut [Cell], offset: u64, bytes: u32) -> std::slice::IterMut<'_, Cell> {
    let start = (offset as usize).min(shared.len());
    let end = start.saturating_add(bytes as usize).min(shared.len());
    shared[start..end].iter_mut()
}

fn join(clocks: &mut Clocks, other: &Clocks) {
    if clocks.len() < other.len() {
        clocks.resize(other.len(), 0);
    }
    clocks.iter_mut().zip(other).for_each(|(a, b)| *a = (*a).max(*b));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_barrier_orders_accesses() {
        let mut c = Checker::new(2, 16);
        assert!(c.write(0, 3, 4, 4, 7).is_ok());
        assert!(c.read(0, 3, 4, 4).is_ok());
        assert!(c.read(1, 0, 4, 4).is_err());
        for w in 0..2 {
            c.arrive(w, 0);
        }
        for w in 0..2 {
            c.pass(w, 0);
        }
        c.reset_barrier(0);
        assert!(c.read(1, 0, 4, 4).is_ok());
        // A write after the read, without a barrier between them.
        assert!(c.write(0, 1, 4, 4, 9).is_err());
        assert!(c.is_initialized(4, 4) && !c.is_initialized(8, 4));
    }

    #[test]
    fn lanes_of_a_warp_are_ordered_by_meetings() {
        let mut c = Checker::new(1, 16);
        assert!(c.write(0, 0, 0, 4, 1).is_ok());
        assert!(c.write(0, 1, 0, 4, 1).is_ok(), "the same value");
        assert!(c.write(0, 2, 0, 4, 2).is_err());
        c.meet(0);
        assert!(c.read(0, 5, 0, 4).is_ok());
    }

    #[test]
    fn fences_order_relaxed_atomics() {
        let mut c = Checker::new(2, 16);
        assert!(c.write(0, 0, 0, 4, 1).is_ok());
        c.relaxed(0, 8);
        c.relaxed(1, 8);
        assert!(c.read(1, 0, 0, 4).is_err());
        c.fence(0);
        c.relaxed(0, 8);
        c.relaxed(1, 8);
        c.fence(1);
        assert!(c.read(1, 0, 0, 4).is_ok());
    }

    #[test]
    fn copies_are_waited_for() {
        let mut c = Checker::new(1, 64);
        let until = Until::Group(CopyKind::Plain);
        c.begin_copy(0, 0, 0..16, Side::To, until);
        c.copy_group(0, 0, CopyKind::Plain, GroupOp::Commit);
        c.begin_copy(0, 0, 16..32, Side::To, until);
        c.copy_group(0, 0, CopyKind::Plain, GroupOp::Commit);
        c.copy_group(0, 0, CopyKind::Plain, GroupOp::Wait(1));
        assert!(c.read(0, 0, 0, 4).is_ok());
        assert!(c.read(0, 0, 16, 4).is_err_and(|e| e.is_copy));
        c.copy_group(0, 0, CopyKind::Plain, GroupOp::WaitAll);
        assert!(c.read(0, 0, 16, 4).is_ok());
        c.begin_copy(0, 0, 32..48, Side::From, Until::Barrier(8));
        assert!(c.read(0, 0, 32, 4).is_ok() && c.write(0, 0, 32, 4, 1).is_err());
        c.finish_copies(8);
        assert!(c.write(0, 0, 32, 4, 1).is_ok());
    }

    #[test]
    fn releases_are_acquired() {
        let mut c = Checker::new(2, 16);
        assert!(c.write(0, 0, 0, 4, 1).is_ok());
        c.release(0, 8);
        c.acquire(1, 8);
        assert!(c.read(1, 0, 0, 4).is_ok());
    }
}
