//! Tensor memory: 128 lanes of 512 columns of 32 bits for each block.
//!
//! Columns are allocated; whatever touches others is a fault. An address has the lane in its upper half and the column in its lower one.
//! Copies and products are done when they are issued: a correct program waits before it looks.

use super::access::resolve;
use super::cluster::RANK_SHIFT;
use super::descriptor::Descriptor;
use super::warp::State;
use super::{Block, Context, Issue};
use crate::code::{
    BarrierOp, CopyLanes, Space, TensorCoreOp, TensorMemoryCopy, TensorReduction, TensorReductionKind,
    TensorShape, WarpTensorOp,
};
use crate::fault::{Fault, FaultKind};

pub(super) const LANES: u32 = 128;
pub(super) const COLUMNS: u32 = 512;
/// Columns are allocated in units of this.
const UNIT: u32 = 32;

/// A place in tensor memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cell {
    pub lane: u32,
    pub column: u32,
}

impl Cell {
    pub fn new(address: u64) -> Cell {
        Cell { lane: address as u32 >> 16, column: address as u32 & 0xffff }
    }

    fn index(self) -> usize {
        (self.lane * COLUMNS + self.column) as usize
    }
}

fn unwritten(cell: Cell) -> FaultKind {
    let address = (cell.lane as u64) << 16 | cell.column as u64;
    FaultKind::Uninitialized { space: "tensor", address, bytes: 4 }
}

fn bad(message: String) -> FaultKind {
    FaultKind::TensorMemory { message }
}

/// The tensor memory of a block, from its first allocation on.
pub(super) struct TensorMemory {
    words: Vec<u32>,
    /// Which words were written; empty unless that is checked.
    written: Vec<bool>,
    /// The number of the allocation that has each unit of columns; 0 for none.
    owners: [u32; (COLUMNS / UNIT) as usize],
    allocations: u32,
    /// First columns that the other block of a pair has allocated here, and this one not yet.
    promised: Vec<(u32, u32)>,
    /// No more allocations.
    relinquished: bool,
}

impl TensorMemory {
    fn new(check: bool) -> TensorMemory {
        let size = (LANES * COLUMNS) as usize;
        TensorMemory {
            words: vec![0; size],
            written: if check { vec![false; size] } else { Vec::new() },
            owners: [0; (COLUMNS / UNIT) as usize],
            allocations: 0,
            promised: Vec::new(),
            relinquished: false,
        }
    }

    fn is_free(&self, column: u32, count: u32) -> bool {
        self.owners[(column / UNIT) as usize..((column + count) / UNIT) as usize].iter().all(|o| *o == 0)
    }

    fn allocate(&mut self, column: u32, count: u32) {
        self.allocations += 1;
        self.owners[(column / UNIT) as usize..((column + count) / UNIT) as usize].fill(self.allocations);
        for lane in 0..self.written.len() / COLUMNS as usize {
            let start = lane * COLUMNS as usize + column as usize;
            self.written[start..start + count as usize].fill(false);
        }
    }

    /// First column and number of columns of what is still allocated.
    pub fn leaked(&self) -> Option<(u32, u32)> {
        let first = self.owners.iter().position(|o| *o != 0)?;
        let count = self.owners.iter().filter(|o| **o == self.owners[first]).count();
        Some((first as u32 * UNIT, count as u32 * UNIT))
    }

    fn deallocate(&mut self, cell: Cell, count: u32) -> Result<(), FaultKind> {
        let first = (cell.column / UNIT) as usize;
        let owner = self.owners.get(first).copied().unwrap_or(0);
        let owned = self.owners.iter().filter(|o| **o == owner).count() as u32 * UNIT;
        let starts = first == 0 || self.owners[first - 1] != owner;
        if owner == 0 || !starts || owned != count || cell.lane != 0 || !cell.column.is_multiple_of(UNIT) {
            let Cell { lane, column } = cell;
            return Err(bad(format!(
                "deallocation of {count} columns of tensor memory at lane {lane}, column {column}, which were not allocated like this"
            )));
        }
        self.owners.iter_mut().filter(|o| **o == owner).for_each(|o| *o = 0);
        Ok(())
    }

    /// Some columns of a lane, if they are there and allocated.
    fn check(&self, cell: Cell, count: u32) -> Result<(), FaultKind> {
        let Cell { lane, column } = cell;
        if lane >= LANES || column + count > COLUMNS {
            return Err(bad(format!(
                "access to tensor memory out of bounds at lane {lane}, column {column}"
            )));
        }
        let mut columns = (column..column + count).step_by(UNIT as usize).chain([column + count.max(1) - 1]);
        match columns.find(|c| self.owners[(c / UNIT) as usize] == 0) {
            None => Ok(()),
            Some(column) => {
                Err(bad(format!("access to column {column} of tensor memory, which is not allocated")))
            }
        }
    }

    pub fn read(&self, cell: Cell, count: u32) -> Result<&[u32], FaultKind> {
        let words = self.peek(cell, count)?;
        match self.is_written(cell, count) {
            true => Ok(words),
            false => Err(unwritten(cell)),
        }
    }

    /// The same without a look at whether something was written there.
    fn peek(&self, cell: Cell, count: u32) -> Result<&[u32], FaultKind> {
        self.check(cell, count)?;
        Ok(&self.words[cell.index()..cell.index() + count as usize])
    }

    /// Unless that is not checked.
    fn is_written(&self, cell: Cell, count: u32) -> bool {
        self.written.get(cell.index()..cell.index() + count as usize).is_none_or(|w| w.iter().all(|w| *w))
    }

    pub fn write(&mut self, cell: Cell, words: &[u32]) -> Result<(), FaultKind> {
        self.check(cell, words.len() as u32)?;
        let range = cell.index()..cell.index() + words.len();
        if let Some(written) = self.written.get_mut(range.clone()) {
            written.fill(true);
        }
        self.words[range].copy_from_slice(words);
        Ok(())
    }
}

impl Block {
    /// The blocks that an instruction works on, by their rank: this one, or a pair with the even one first.
    pub(super) fn tensor_ranks(&self, pair: bool) -> Result<Vec<usize>, FaultKind> {
        let own = self.cluster.rank as usize;
        if !pair {
            return Ok(vec![own]);
        }
        if own ^ 1 >= self.cluster.peers.len() {
            return Err(bad("cta_group::2 without another block of the cluster to form a pair with".into()));
        }
        Ok(vec![own & !1, own | 1])
    }

    pub(super) fn tensor_memory(&mut self, rank: usize) -> Result<&mut TensorMemory, FaultKind> {
        let memory = match rank == self.cluster.rank as usize {
            true => self.tensor.as_deref_mut(),
            false => self.cluster.peers.get_mut(rank).and_then(|p| p.tensor.as_deref_mut()),
        };
        memory.ok_or_else(|| bad("access to tensor memory before any was allocated".into()))
    }

    /// The shared memory of a block of the cluster.
    pub(super) fn shared_of(&self, rank: usize) -> &[u8] {
        match self.cluster.peers.get(rank) {
            Some(peer) if rank != self.cluster.rank as usize => &peer.shared,
            _ => &self.shared,
        }
    }

    /// 16 bytes of a matrix in shared memory.
    pub(super) fn shared_chunk(&self, rank: usize, address: u64) -> Result<u128, FaultKind> {
        let shared = self.shared_of(rank);
        let bytes = shared.get(address as usize..).and_then(|rest| rest.first_chunk::<16>());
        bytes.map(|b| u128::from_le_bytes(*b)).ok_or_else(|| FaultKind::OutOfBounds {
            space: "shared",
            address,
            bytes: 16,
            note: format!("of an operand of tcgen05; the block has {} bytes", shared.len()),
        })
    }

    pub(super) fn warp_tensor_op(&mut self, issue: &Issue<'_>, op: &WarpTensorOp) -> Result<(), Fault> {
        let &Issue { cx, me, code, pc, active, .. } = issue;
        let (w, at) = me;
        let lane = active.trailing_zeros() as usize & 31;
        let done = match op {
            WarpTensorOp::Alloc { pair, to, columns } => {
                let columns = self.reg(w, at, code, *columns)[lane] as u32;
                let address = self.addresses(me, code, to.1)[lane];
                match self.tensor_alloc(cx, columns, *pair) {
                    Ok(Some(column)) => {
                        let stored = self.store_lane(cx, w, lane, to.0, address, 4, column as u64);
                        // The whole warp has allocated and may look.
                        if let Some(checker) = &mut self.checker {
                            checker.meet(w);
                        }
                        stored
                    }
                    Ok(None) => {
                        let f = &mut self.warps[w].fragments[at];
                        f.pc = pc;
                        f.state = State::TensorMemory { columns, pair: *pair };
                        Ok(())
                    }
                    Err(kind) => Err(kind),
                }
            }
            WarpTensorOp::Dealloc { address, columns } => {
                let cell = Cell::new(self.reg(w, at, code, *address)[lane]);
                let columns = self.reg(w, at, code, *columns)[lane] as u32;
                let own = self.cluster.rank as usize;
                let freed = self.tensor_memory(own).and_then(|memory| memory.deallocate(cell, columns));
                self.wake_tensor();
                freed
            }
            WarpTensorOp::Relinquish => {
                self.tensor.get_or_insert_with(|| Box::new(TensorMemory::new(cx.check))).relinquished = true;
                Ok(())
            }
            WarpTensorOp::Access { is_load, shape, address, regs, packed, reduction } => {
                let base = Cell::new(self.addresses(me, code, *address)[lane]);
                if *is_load {
                    self.tensor_load(me, base, *shape, regs, *packed, *reduction, active)
                } else {
                    self.tensor_store(issue, base, *shape, regs, *packed)
                }
            }
        };
        done.map_err(|kind| self.stop(issue, active, kind))
    }

    /// The first of new columns; `None` if there is no room now.
    fn tensor_alloc(&mut self, cx: &Context<'_>, count: u32, pair: bool) -> Result<Option<u32>, FaultKind> {
        if !count.is_power_of_two() || !(UNIT..=COLUMNS).contains(&count) {
            return Err(bad(format!(
                "allocation of {count} columns of tensor memory; 32, 64, 128, 256 or 512 are possible"
            )));
        }
        let ranks = self.tensor_ranks(pair)?;
        let own = self.cluster.rank as usize;
        let room = |memory: &mut Option<Box<TensorMemory>>| {
            memory.get_or_insert_with(|| Box::new(TensorMemory::new(cx.check)));
        };
        room(&mut self.tensor);
        if let Some(peer) =
            ranks.iter().copied().find(|r| *r != own).and_then(|r| self.cluster.peers.get_mut(r))
        {
            room(&mut peer.tensor);
        }
        let memory = self.tensor_memory(own)?;
        if memory.relinquished {
            return Err(bad("allocation of tensor memory after the permit was relinquished".into()));
        }
        // Both blocks of a pair allocate, and get the same columns.
        if pair && !memory.promised.is_empty() {
            let (column, promised) = memory.promised.remove(0);
            return match promised == count {
                true => Ok(Some(column)),
                false => Err(bad(format!(
                    "the blocks of a pair allocate {promised} and {count} columns of tensor memory"
                ))),
            };
        }
        let Some(column) = self.free_columns(count, pair) else { return Ok(None) };
        for rank in ranks {
            let memory = self.tensor_memory(rank)?;
            memory.allocate(column, count);
            if rank != own {
                memory.promised.push((column, count));
            }
        }
        Ok(Some(column))
    }

    /// Columns that are free in this block, and in the other of a pair.
    fn free_columns(&mut self, count: u32, pair: bool) -> Option<u32> {
        let ranks = self.tensor_ranks(pair).ok()?;
        (0..=COLUMNS.checked_sub(count)?)
            .step_by(UNIT as usize)
            .find(|c| ranks.iter().all(|r| self.tensor_memory(*r).is_ok_and(|m| m.is_free(*c, count))))
    }

    /// Lets warps go on that waited for columns which are free now.
    pub(super) fn wake_tensor(&mut self) {
        for w in 0..self.warps.len() {
            for at in 0..self.warps[w].fragments.len() {
                let State::TensorMemory { columns, pair } = self.warps[w].fragments[at].state else {
                    continue;
                };
                if self.free_columns(columns, pair).is_some() {
                    self.warps[w].fragments[at].state = State::Ready;
                }
            }
        }
    }

    /// A warp reaches a quarter of the lanes.
    fn tensor_reach(&self, w: usize, base: Cell, shape: TensorShape) -> Result<(), FaultKind> {
        let first = self.warps[w].index % 4 * 32;
        let lower = shape != TensorShape::L32x32b && base.lane == first + 16;
        if base.lane == first || lower {
            return Ok(());
        }
        Err(bad(format!(
            "access to tensor memory at lane {} by warp {}, which reaches lanes {first} to {}",
            base.lane,
            self.warps[w].index,
            first + 31
        )))
    }

    fn tensor_load(
        &mut self,
        (w, at): (usize, usize),
        base: Cell,
        shape: TensorShape,
        regs: &[u32],
        packed: bool,
        reduction: Option<TensorReduction>,
        active: u32,
    ) -> Result<(), FaultKind> {
        self.tensor_reach(w, base, shape)?;
        let own = self.cluster.rank as usize;
        let mut best = [None; 32];
        for (r, slot) in regs.iter().enumerate() {
            let memory = self.tensor_memory(own)?;
            let mut values = [0u64; 32];
            // A warp loads all of its lanes even where a product has only half of them.
            let mut any_written = false;
            for (thread, value) in values.iter_mut().enumerate() {
                let cell = cell_of(base, shape, thread as u32, r as u32, packed);
                let words = memory.peek(cell, if packed { 2 } else { 1 })?;
                *value = match *words {
                    [low, high] => (low & 0xffff | high << 16) as u64,
                    [word, ..] => word as u64,
                    [] => 0,
                };
                any_written |= memory.is_written(cell, words.len() as u32);
                if let Some(reduction) = reduction {
                    best[thread] = Some(reduce(reduction, best[thread], *value as u32));
                }
            }
            if !any_written {
                return Err(unwritten(cell_of(base, shape, 0, r as u32, packed)));
            }
            self.write(w, at, *slot, active, &values);
        }
        if let Some(reduction) = reduction {
            self.write(w, at, reduction.d, active, &best.map(|b| b.unwrap_or(0) as u64));
        }
        Ok(())
    }

    fn tensor_store(
        &mut self,
        issue: &Issue<'_>,
        base: Cell,
        shape: TensorShape,
        regs: &[u32],
        packed: bool,
    ) -> Result<(), FaultKind> {
        let &Issue { me: (w, at), code, active, .. } = issue;
        self.tensor_reach(w, base, shape)?;
        let own = self.cluster.rank as usize;
        for (r, slot) in regs.iter().enumerate() {
            let values = *self.reg(w, at, code, *slot);
            let memory = self.tensor_memory(own)?;
            for thread in super::lanes(active) {
                let value = values[thread] as u32;
                let cell = cell_of(base, shape, thread as u32, r as u32, packed);
                match packed {
                    false => memory.write(cell, &[value])?,
                    true => memory.write(cell, &[value & 0xffff, value >> 16])?,
                }
            }
        }
        Ok(())
    }

    pub(super) fn tensor_core_op(&mut self, issue: &Issue<'_>, op: &TensorCoreOp) -> Result<(), Fault> {
        let &Issue { cx, me, code, .. } = issue;
        let (w, at) = me;
        self.for_lanes(issue, |block, l| match op {
            TensorCoreOp::Mma(mma) => block.tensor_mma(me, code, mma, l),
            TensorCoreOp::Copy(copy) => {
                let to = Cell::new(block.addresses(me, code, copy.to)[l]);
                let from = block.reg(w, at, code, copy.from)[l];
                block.copy_to_tensor(copy, to, from)
            }
            TensorCoreOp::Shift { pair, address } => {
                let base = Cell::new(block.addresses(me, code, *address)[l]);
                block.tensor_shift(base, *pair)
            }
            TensorCoreOp::Commit { barrier: (space, address), multicast } => {
                let address = block.addresses(me, code, *address)[l];
                let Some(mask) = multicast.map(|slot| block.reg(w, at, code, slot)[l] as u16) else {
                    let arrive = BarrierOp::Arrive { drop: false };
                    return block.mbarrier_lane(cx, w, l, *space, address, arrive, 1).map(|_| ());
                };
                let (_, offset) = resolve(*space, address);
                for rank in (0..16u64).filter(|r| mask >> r & 1 != 0) {
                    let place = offset & ((1 << RANK_SHIFT) - 1) | (rank + 1) << RANK_SHIFT;
                    let arrive = BarrierOp::Arrive { drop: false };
                    block.mbarrier_lane(cx, w, l, Space::SharedCluster, place, arrive, 1)?;
                }
                Ok(())
            }
        })
    }

    fn copy_to_tensor(&mut self, copy: &TensorMemoryCopy, to: Cell, from: u64) -> Result<(), FaultKind> {
        let descriptor = tensor_descriptor(from)?;
        let rows = match copy.lanes {
            CopyLanes::All128 => 128,
            CopyLanes::OneOfEachQuarter => 4,
            CopyLanes::Halves | CopyLanes::HalvesInTurn => 64,
            CopyLanes::Quarters => 32,
        };
        for rank in self.tensor_ranks(copy.pair)? {
            for row in 0..rows {
                for chunk in 0..copy.chunks {
                    let address = descriptor.along_sum(row as u64, 16 * chunk as u64);
                    let mut bytes = self.shared_chunk(rank, address)?;
                    if let Some(bits) = copy.from_bits {
                        bytes = decompressed(bytes, bits);
                    }
                    let words: [u32; 4] = std::array::from_fn(|i| (bytes >> (32 * i)) as u32);
                    let memory = self.tensor_memory(rank)?;
                    for lane in copy_lanes(copy.lanes, row) {
                        let cell = Cell { lane: to.lane + lane, column: to.column + 4 * chunk };
                        memory.write(cell, &words)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn tensor_shift(&mut self, base: Cell, pair: bool) -> Result<(), FaultKind> {
        if !base.lane.is_multiple_of(32) {
            return Err(bad(format!("tcgen05.shift at lane {}, which is no multiple of 32", base.lane)));
        }
        for rank in self.tensor_ranks(pair)? {
            let memory = self.tensor_memory(rank)?;
            for lane in base.lane..base.lane + 31 {
                let next = memory.read(Cell { lane: lane + 1, ..base }, 8)?.to_vec();
                memory.write(Cell { lane, ..base }, &next)?;
            }
        }
        Ok(())
    }
}

pub(super) fn tensor_descriptor(raw: u64) -> Result<Descriptor, FaultKind> {
    let what = || format!("the matrix descriptor {raw:#x}");
    Descriptor::tcgen05(raw).ok_or_else(|| FaultKind::Unsupported { what: what() })
}

/// Where a register of a thread is.
fn cell_of(base: Cell, shape: TensorShape, thread: u32, r: u32, packed: bool) -> Cell {
    let (lane, column) = shape.place(thread, r);
    let apart = match shape {
        TensorShape::L16x32bx2 { apart } if thread >= 16 => apart,
        _ => 0,
    };
    let column = if packed { 2 * column } else { column };
    Cell { lane: base.lane + lane, column: base.column.saturating_add(column + apart) }
}

fn reduce(reduction: TensorReduction, best: Option<u32>, value: u32) -> u32 {
    let float = |v: u32| f32::from_bits(v);
    let value = match reduction.kind {
        TensorReductionKind::Float { abs: true, .. } => value & 0x7fff_ffff,
        _ => value,
    };
    let Some(best) = best else { return value };
    let less = match reduction.kind {
        TensorReductionKind::Unsigned => value < best,
        TensorReductionKind::Signed => (value as i32) < best as i32,
        TensorReductionKind::Float { nan, .. } if float(value).is_nan() || float(best).is_nan() => {
            return match (nan, float(value).is_nan()) {
                (true, _) => 0x7fff_ffff,
                (false, true) => best,
                (false, false) => value,
            };
        }
        // -0 is less than +0.
        TensorReductionKind::Float { .. } => float(value).total_cmp(&float(best)).is_lt(),
    };
    if less != reduction.max { value } else { best }
}

/// 16 elements of so many bits, one to a byte: six bits below, four bits in the middle.
fn decompressed(packed: u128, bits: u32) -> u128 {
    let shift = if bits == 4 { 2 } else { 0 };
    (0..16).fold(0, |out, i| {
        let element = packed >> (i * bits) & ((1 << bits) - 1);
        out | element << (8 * i + shift)
    })
}

fn copy_lanes(lanes: CopyLanes, row: u32) -> impl Iterator<Item = u32> {
    let (first, step, count) = match lanes {
        CopyLanes::All128 => (row, 0, 1),
        CopyLanes::OneOfEachQuarter => (32 * row, 0, 1),
        CopyLanes::Halves => (row, 64, 2),
        CopyLanes::HalvesInTurn => (row / 32 * 64 + row % 32, 32, 2),
        CopyLanes::Quarters => (row, 32, 4),
    };
    (0..count).map(move |i| first + i * step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_allocated_and_given_back() {
        let mut m = TensorMemory::new(true);
        assert!(m.is_free(0, 512));
        m.allocate(0, 64);
        m.allocate(64, 32);
        assert!(!m.is_free(32, 32) && m.is_free(96, 32));
        assert!(matches!(m.read(Cell::new(1), 1), Err(FaultKind::Uninitialized { .. })));
        m.write(Cell::new(127 << 16 | 60), &[1, 2, 3, 4]).unwrap();
        assert_eq!(m.read(Cell::new(127 << 16 | 61), 2).unwrap(), [2, 3]);
        assert!(m.write(Cell::new(94), &[0; 4]).is_err());
        assert!(m.write(Cell::new(128 << 16), &[0]).is_err());
        assert!(m.deallocate(Cell::new(0), 32).is_err());
        assert!(m.deallocate(Cell::new(32), 64).is_err());
        m.deallocate(Cell::new(0), 64).unwrap();
        assert_eq!(m.leaked(), Some((64, 32)));
    }

    #[test]
    fn every_shape_has_each_place_once() {
        for (shape, lanes, columns) in [
            (TensorShape::L16x64b, 16, 4),
            (TensorShape::L16x128b, 16, 8),
            (TensorShape::L16x256b, 16, 16),
            (TensorShape::L32x32b, 32, 2),
            (TensorShape::L16x32bx2 { apart: 2 }, 16, 4),
        ] {
            let base = Cell { lane: 0, column: 0 };
            let mut seen = vec![0; lanes * columns];
            for thread in 0..32 {
                for r in 0..2 * shape.registers() {
                    let cell = cell_of(base, shape, thread, r, false);
                    seen[cell.lane as usize * columns + cell.column as usize] += 1;
                }
            }
            assert!(seen.iter().all(|n| *n == 1), "{shape:?}");
        }
    }

    #[test]
    fn packed_elements_become_bytes() {
        assert_eq!(decompressed(0xf_21, 4), 0x3c_08_04);
        assert_eq!(decompressed(0b111111_000010_000001, 6), 0x3f_02_01);
    }
}
