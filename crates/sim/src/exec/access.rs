//! Memory: loads, stores, atomics.

use oxicc_ptx::{ReduceOp, Rounding};

use super::check::Event;
use super::cluster;
use super::global_races::Kind;
use super::int::{int2, mask, sext};
use super::lanes::{all, each, lanes};
use super::{Block, Context, Issue};
use crate::code::{
    Access, Address, Atom, AtomTy, Code, Float2, FloatMode, Fmt, Int2, Int3, IntTy, Op, Role, Space,
};
use crate::fault::{Fault, FaultKind};
use crate::float;
use crate::memory::window;

/// Largest local memory of a thread.
pub(super) const MAX_LOCAL: u64 = 512 << 10;

impl Block {
    /// Address of each lane.
    #[inline(always)]
    pub(super) fn addresses(&self, (w, at): (usize, usize), code: &Code, address: Address) -> [u64; 32] {
        match address {
            Address::Reg(slot, offset) => {
                let a = self.reg(w, at, code, slot);
                each(|l| a[l].wrapping_add(offset as i64 as u64))
            }
            Address::Absolute(a) => [a; 32],
            Address::Frame(offset) => [(self.warps[w].fragments[at].local + offset) as u64; 32],
        }
    }

    /// Does something for each active lane; a fault is the lane's.
    pub(super) fn for_lanes(
        &mut self,
        issue: &Issue<'_>,
        mut f: impl FnMut(&mut Block, usize) -> Result<(), FaultKind>,
    ) -> Result<(), Fault> {
        let &Issue { active, .. } = issue;
        for l in lanes(active) {
            if let Err(kind) = f(self, l) {
                return Err(self.stop(issue, 1 << l, kind));
            }
        }
        Ok(())
    }

    #[inline(always)]
    pub(super) fn load(&mut self, issue: &Issue<'_>, access: &Access) -> Result<(), Fault> {
        let &Issue { cx, me, code, pc, active, .. } = issue;
        if self.load_parameter(issue, access) {
            return Ok(());
        }
        let addresses = match access.address {
            Address::Reg(slot, offset) => {
                let a = self.operand(issue, slot);
                each(|l| a[l].wrapping_add(offset as i64 as u64))
            }
            other => self.addresses(me, code, other),
        };
        let bytes = access.bytes as u32;
        let total = bytes * access.regs.len() as u32;
        self.check_vector(issue, &addresses, total)?;
        let space = common_space(access.space, &addresses, active);
        let place = space.unwrap_or(access.space);
        self.tally.access((place, true), total, active);
        if cx.sites {
            self.tally.transactions((code, pc), place, &addresses, total, active);
        }
        if self.checker.is_none() && self.load_fast(issue, access, space, &addresses, total) {
            return Ok(());
        }
        for (i, d) in access.regs.iter().enumerate() {
            let mut out = [0u64; 32];
            if let Some(checker) = &mut self.checker {
                checker.role = access.role;
                checker.vector = (i as u64 * bytes as u64, total);
                checker.tolerant = may_be_undefined(code, pc, *d, bytes);
            }
            self.for_lanes(issue, |block, l| {
                let address = addresses[l].wrapping_add(i as u64 * bytes as u64);
                out[l] = block.load_lane(cx, me.0, l, access.space, address, bytes)?;
                match access.role {
                    Role::Synchronising => Ok(()),
                    _ => block.check_global(cx, (me.0, l), access.space, address, bytes, Kind::Read, 0),
                }
            })?;
            self.write_loaded(issue, access, *d, out);
        }
        if let (Role::Synchronising, Some(checker)) = (access.role, &mut self.checker) {
            lanes(active).for_each(|l| checker.acquire(me.0, resolve(access.space, addresses[l]).1));
            self.note_acquire();
        }
        Ok(())
    }

    /// A kernel's parameter is the same for all lanes. Whether it was one that is there.
    #[inline(always)]
    fn load_parameter(&mut self, issue: &Issue<'_>, access: &Access) -> bool {
        let (Space::Param, Address::Absolute(start), None) = (access.space, access.address, &self.checker)
        else {
            return false;
        };
        let bytes = access.bytes as u64;
        let total = bytes * access.regs.len() as u64;
        if start.saturating_add(total) > issue.cx.params.len() as u64 || !start.is_multiple_of(total.max(1)) {
            return false;
        }
        for (i, d) in access.regs.iter().enumerate() {
            let value = read(issue.cx.params, start + i as u64 * bytes, bytes as u32).unwrap_or(0);
            self.write_loaded(issue, access, *d, [value; 32]);
        }
        true
    }

    #[inline(always)]
    pub(super) fn write_loaded(&mut self, issue: &Issue<'_>, access: &Access, d: u32, mut out: [u64; 32]) {
        if access.extend != 0 {
            let m = mask(access.extend);
            out = each(|l| sext(access.bytes * 8, out[l]) as u64 & m);
        }
        self.result(issue, d, &out);
    }

    #[inline(always)]
    pub(super) fn store(&mut self, issue: &Issue<'_>, access: &Access) -> Result<(), Fault> {
        let &Issue { cx, me, code, pc, active, .. } = issue;
        let addresses = match access.address {
            Address::Reg(slot, offset) => {
                let a = self.operand(issue, slot);
                each(|l| a[l].wrapping_add(offset as i64 as u64))
            }
            other => self.addresses(me, code, other),
        };
        let bytes = access.bytes as u32;
        let total = bytes * access.regs.len() as u32;
        self.check_vector(issue, &addresses, total)?;
        let space = common_space(access.space, &addresses, active);
        let place = space.unwrap_or(access.space);
        self.tally.access((place, false), total, active);
        if cx.sites {
            self.tally.transactions((code, pc), place, &addresses, total, active);
        }
        if self.checker.is_none() && self.store_fast(issue, access, space, &addresses, total) {
            return Ok(());
        }
        if let Some(checker) = &mut self.checker {
            checker.role = access.role;
            if access.role == Role::Synchronising {
                lanes(active).for_each(|l| checker.release(me.0, resolve(access.space, addresses[l]).1));
                self.note_release(cx);
            }
        }
        let kind = if access.role == Role::Synchronising { Kind::StrongWrite } else { Kind::Write };
        for (i, a) in access.regs.iter().enumerate() {
            let values = *self.reg(me.0, me.1, code, *a);
            self.for_lanes(issue, |block, l| {
                let address = addresses[l].wrapping_add(i as u64 * bytes as u64);
                block.check_global(cx, (me.0, l), access.space, address, bytes, kind, values[l])?;
                block.store_lane(cx, me.0, l, access.space, address, bytes, values[l])
            })?;
        }
        Ok(())
    }

    /// Vector accesses are aligned to their whole size.
    #[inline(always)]
    fn check_vector(&self, issue: &Issue<'_>, addresses: &[u64; 32], bytes: u32) -> Result<(), Fault> {
        let &Issue { active, .. } = issue;
        let low = bytes as u64 - 1;
        if !bytes.is_power_of_two() || all(|l| (addresses[l] & low == 0) | (active >> l & 1 == 0)) {
            return Ok(());
        }
        let bad = lanes(active).find(|l| addresses[*l] & (bytes as u64 - 1) != 0).unwrap_or(0);
        let kind = FaultKind::Misaligned { address: addresses[bad], bytes };
        Err(self.stop(issue, 1 << bad, kind))
    }

    /// Shared memory of this block or, in a cluster, of another; and the offset in it.
    fn shared_at(&mut self, space: Space, address: u64) -> (&mut Vec<u8>, u64) {
        let rank = (address >> cluster::RANK_SHIFT) as usize;
        let offset = address & ((1 << cluster::RANK_SHIFT) - 1);
        if rank == 0 || space == Space::Shared {
            return (&mut self.shared, address);
        }
        match self.cluster.peers.get_mut(rank - 1) {
            Some(peer) if rank - 1 != self.cluster.rank as usize => (&mut peer.shared, offset),
            Some(_) => (&mut self.shared, offset),
            None => (&mut self.shared, address),
        }
    }

    pub(super) fn load_lane(
        &mut self,
        cx: &Context<'_>,
        w: usize,
        lane: usize,
        space: Space,
        address: u64,
        bytes: u32,
    ) -> Result<u64, FaultKind> {
        match resolve(space, address) {
            (space @ (Space::Shared | Space::SharedCluster), offset) => {
                self.check_shared_read(cx, w, lane, offset, bytes)?;
                let (memory, at) = self.shared_at(space, offset);
                match read(memory, at, bytes) {
                    Some(v) => Ok(v),
                    None => Err(self.shared_fault(offset, bytes)),
                }
            }
            (Space::Local, offset) => {
                if let Some(checker) = &self.checker
                    && !checker.is_local_initialized(w, lane, offset, bytes)
                {
                    return Err(FaultKind::Uninitialized { space: "local", address: offset, bytes });
                }
                let memory = &self.warps[w].local[lane];
                match read(memory, offset, bytes) {
                    Some(v) => Ok(v),
                    // Local memory is grown by stores; what was never written reads as zero.
                    None if offset.saturating_add(bytes as u64) <= MAX_LOCAL => {
                        let start = memory.len().min(offset as usize);
                        let tail = &memory[start..];
                        let mut buffer = [0u8; 8];
                        let n = tail.len().min(bytes as usize);
                        buffer[..n].copy_from_slice(&tail[..n]);
                        Ok(u64::from_le_bytes(buffer))
                    }
                    None => Err(out_of("local", offset, bytes)),
                }
            }
            (Space::Param, offset) => {
                read(cx.params, offset, bytes).ok_or_else(|| out_of("parameter", offset, bytes))
            }
            (_, address) => cx.memory.load(address, bytes),
        }
    }

    pub(super) fn store_lane(
        &mut self,
        cx: &Context<'_>,
        w: usize,
        lane: usize,
        space: Space,
        address: u64,
        bytes: u32,
        value: u64,
    ) -> Result<(), FaultKind> {
        match resolve(space, address) {
            (space @ (Space::Shared | Space::SharedCluster), offset) => {
                self.check_shared_write(cx, w, lane, offset, bytes, value)?;
                let (memory, at) = self.shared_at(space, offset);
                match write(memory, at, bytes, value) {
                    true => Ok(()),
                    false => Err(self.shared_fault(offset, bytes)),
                }
            }
            (Space::Local, offset) => {
                if offset.saturating_add(bytes as u64) > MAX_LOCAL {
                    return Err(out_of("local", offset, bytes));
                }
                if let Some(checker) = &mut self.checker {
                    checker.write_local(w, lane, offset, bytes);
                }
                let memory = &mut self.warps[w].local[lane];
                let end = (offset + bytes as u64) as usize;
                if memory.len() < end {
                    memory.resize(end, 0);
                }
                write(memory, offset, bytes, value);
                Ok(())
            }
            (Space::Param, offset) => Err(FaultKind::ReadOnly { address: window::PARAM + offset }),
            (_, address) => cx.memory.store(address, bytes, value),
        }
    }

    fn shared_fault(&self, offset: u64, bytes: u32) -> FaultKind {
        let note = format!("the block has {} bytes", self.shared.len());
        FaultKind::OutOfBounds { space: "shared", address: offset, bytes, note }
    }

    fn check_shared_read(
        &mut self,
        cx: &Context<'_>,
        w: usize,
        lane: usize,
        offset: u64,
        bytes: u32,
    ) -> Result<(), FaultKind> {
        let Some(checker) = &mut self.checker else { return Ok(()) };
        if offset >> cluster::RANK_SHIFT != 0 || offset as usize + bytes as usize > self.shared.len() {
            return Ok(());
        }
        // Other blocks of a cluster write without this one's knowledge.
        if cx.cluster.count() == 1 && !checker.is_initialized(offset, bytes) {
            return Err(FaultKind::Uninitialized { space: "shared", address: offset, bytes });
        }
        let conflict = checker.read(w, lane, offset, bytes);
        conflict.map_err(|event| self.race(cx, offset, "read", event))
    }

    fn check_shared_write(
        &mut self,
        cx: &Context<'_>,
        w: usize,
        lane: usize,
        offset: u64,
        bytes: u32,
        value: u64,
    ) -> Result<(), FaultKind> {
        let Some(checker) = &mut self.checker else { return Ok(()) };
        if offset >> cluster::RANK_SHIFT != 0 || offset as usize + bytes as usize > self.shared.len() {
            return Ok(());
        }
        let conflict = checker.write(w, lane, offset, bytes, value);
        conflict.map_err(|event| self.race(cx, offset, "write", event))
    }

    fn race(&self, cx: &Context<'_>, address: u64, access: &'static str, other: Event) -> FaultKind {
        let warp = &self.warps[other.warp as usize];
        let at = self.position(cx, warp, other.code, other.pc, other.lane as u32);
        if other.is_copy {
            let copied = if other.is_write { "to" } else { "from" };
            return FaultKind::CopyUnderWay { address, access, copied, other: Box::new(at) };
        }
        let earlier = if other.is_write { "write" } else { "read" };
        FaultKind::Race { space: "shared", address, access, earlier, other: Box::new(at) }
    }

    /// Replaces a value by a function of it, atomically; returns the old value.
    pub(super) fn update_lane(
        &mut self,
        cx: &Context<'_>,
        w: usize,
        lane: usize,
        space: Space,
        address: u64,
        bytes: u32,
        f: impl Fn(u64) -> u64,
    ) -> Result<u64, FaultKind> {
        if !address.is_multiple_of(bytes as u64) {
            return Err(FaultKind::Misaligned { address, bytes });
        }
        match resolve(space, address) {
            (space @ (Space::Shared | Space::SharedCluster | Space::Local | Space::Param), offset) => {
                // Only this thread of the host runs the block.
                if let Some(checker) = &mut self.checker {
                    checker.role = Role::Synchronising;
                }
                let old = self.load_lane(cx, w, lane, space, offset, bytes)?;
                self.store_lane(cx, w, lane, space, offset, bytes, f(old))?;
                Ok(old)
            }
            (_, address) => cx.memory.update(address, bytes, f),
        }
    }

    pub(super) fn atom(&mut self, issue: &Issue<'_>, atom: &Atom) -> Result<(), Fault> {
        let &Issue { cx, me, code, active, .. } = issue;
        let (w, at) = me;
        let addresses = self.addresses(me, code, atom.address);
        if atom.ty == AtomTy::B128 {
            return self.atom_wide(issue, atom);
        }
        let bytes = atom.ty.bytes();
        self.tally.counters.atomics += active.count_ones() as u64;
        if self.checker.is_some() {
            self.check_atom(cx, w, atom, &addresses, active);
        }
        for i in 0..atom.a.len() {
            let a = *self.reg(w, at, code, atom.a[i]);
            let b = match atom.b.get(i) {
                Some(b) => *self.reg(w, at, code, *b),
                None => a,
            };
            let mut out = [0u64; 32];
            self.for_lanes(issue, |block, l| {
                let address = addresses[l].wrapping_add(i as u64 * bytes as u64);
                let (place, _) = resolve(atom.space, address);
                let change = |old: u64| combine(atom.op, atom.ty, place, old, a[l], b[l]);
                out[l] = block.update_lane(cx, w, l, atom.space, address, bytes, change)?;
                block.check_global(cx, (w, l), atom.space, address, bytes, Kind::Atomic, 0)
            })?;
            if let Some(d) = atom.d.get(i) {
                self.write(w, at, *d, active, &out);
            }
        }
        Ok(())
    }
}

impl Block {
    /// `atom.cas.b128` and `atom.exch.b128`, one at a time.
    fn atom_wide(&mut self, issue: &Issue<'_>, atom: &Atom) -> Result<(), Fault> {
        let &Issue { cx, me, code, active, .. } = issue;
        let (w, at) = me;
        let addresses = self.addresses(me, code, atom.address);
        self.check_vector(issue, &addresses, 16)?;
        self.tally.counters.atomics += active.count_ones() as u64;
        let pair = |block: &Block, slots: &[u32]| {
            [0, 1].map(|n| slots.get(n).map_or([0; 32], |s| *block.reg(w, at, code, *s)))
        };
        let (a, b) = (pair(self, &atom.a), pair(self, &atom.b));
        let mut out = [[0u64; 32]; 2];
        // A lock that is broken was held by a thread that is gone: the data is only numbers.
        let held = cx.wide_atomics.lock();
        let outcome = self.for_lanes(issue, |block, l| {
            let address = |n: u64| addresses[l].wrapping_add(8 * n);
            for n in 0..2 {
                out[n as usize][l] = block.load_lane(cx, w, l, atom.space, address(n), 8)?;
            }
            let new = match atom.op {
                ReduceOp::Exch => [a[0][l], a[1][l]],
                ReduceOp::Cas if (out[0][l], out[1][l]) == (a[0][l], a[1][l]) => [b[0][l], b[1][l]],
                _ => return Ok(()),
            };
            block.check_global(cx, (w, l), atom.space, addresses[l], 16, Kind::Atomic, 0)?;
            (0..2).try_for_each(|n| block.store_lane(cx, w, l, atom.space, address(n), 8, new[n as usize]))
        });
        drop(held);
        outcome?;
        for (d, values) in atom.d.iter().zip(&out) {
            self.write(w, at, *d, active, values);
        }
        Ok(())
    }

    /// Atomics that hand something over order what was done before them; the others do so together with fences.
    fn check_atom(&mut self, cx: &Context<'_>, w: usize, atom: &Atom, addresses: &[u64; 32], active: u32) {
        let hands_over = atom.ordered || matches!(atom.op, ReduceOp::Cas | ReduceOp::Exch);
        let Some(checker) = &mut self.checker else { return };
        for l in lanes(active) {
            let (_, location) = resolve(atom.space, addresses[l]);
            if hands_over {
                checker.acquire(w, location);
                checker.release(w, location);
            } else {
                checker.relaxed(w, location);
            }
        }
        if hands_over {
            self.note_release(cx);
        }
        self.note_acquire();
    }
}

/// Whether what is loaded here is only copied, as padding is with the bytes around it, or combined with other bits, as the
/// rest of a bit-field's word is.
fn may_be_undefined(code: &Code, pc: u32, loaded: u32, bytes: u32) -> bool {
    const SOON: usize = 16;
    code.instrs.iter().skip(pc as usize + 1).take(SOON).any(|i| match &i.op {
        Op::Int2 { op: Int2::And | Int2::Or, a, b, .. } => *a == loaded || *b == loaded,
        Op::Int3 { op: Int3::Lop3(_), a, b, c, .. } => [*a, *b, *c].contains(&loaded),
        Op::Bfi { a, b, .. } => *a == loaded || *b == loaded,
        Op::St(store) => bytes == 1 && store.regs.contains(&loaded),
        _ => false,
    })
}

/// The space of all active lanes, if they are in the same.
#[inline(always)]
fn common_space(space: Space, addresses: &[u64; 32], active: u32) -> Option<Space> {
    let kind = |address: u64| match address >> 32 {
        1 if address >> cluster::RANK_SHIFT & 0xff != 0 => Space::SharedCluster,
        1 => Space::Shared,
        2 => Space::Local,
        3 => Space::Param,
        _ => Space::Global,
    };
    match space {
        Space::Generic => {
            let first = kind(addresses[active.trailing_zeros() as usize & 31]);
            let same = match first {
                Space::Global => all(|l| ((addresses[l] >> 32).wrapping_sub(1) > 2) | (active >> l & 1 == 0)),
                _ => lanes(active).all(|l| kind(addresses[l]) == first),
            };
            same.then_some(first)
        }
        other => Some(other),
    }
}

/// The space a generic address is in, and the address there.
pub(super) fn resolve(space: Space, address: u64) -> (Space, u64) {
    match space {
        Space::Generic => match address >> 32 {
            1 => (Space::SharedCluster, address - window::SHARED),
            2 => (Space::Local, address - window::LOCAL),
            3 => (Space::Param, address - window::PARAM),
            _ => (Space::Global, address),
        },
        // Shared addresses are 32 bits wide even in 64-bit registers.
        Space::Shared | Space::SharedCluster => (space, address & 0xffff_ffff),
        other => (other, address),
    }
}

fn out_of(space: &'static str, address: u64, bytes: u32) -> FaultKind {
    FaultKind::OutOfBounds { space, address, bytes, note: String::new() }
}

pub(super) fn read(memory: &[u8], offset: u64, bytes: u32) -> Option<u64> {
    let start = usize::try_from(offset).ok()?;
    let slice = memory.get(start..start.checked_add(bytes as usize)?)?;
    Some(match bytes {
        4 => u32::from_le_bytes(slice.try_into().ok()?) as u64,
        8 => u64::from_le_bytes(slice.try_into().ok()?),
        2 => u16::from_le_bytes(slice.try_into().ok()?) as u64,
        _ => slice[0] as u64,
    })
}

pub(super) fn write(memory: &mut [u8], offset: u64, bytes: u32, value: u64) -> bool {
    let Ok(start) = usize::try_from(offset) else { return false };
    let Some(end) = start.checked_add(bytes as usize) else { return false };
    let Some(slice) = memory.get_mut(start..end) else { return false };
    let value = value.to_le_bytes();
    // Sizes that the compiler knows need no call of `memcpy`.
    match bytes {
        4 => slice.copy_from_slice(&value[..4]),
        8 => slice.copy_from_slice(&value),
        n => slice.copy_from_slice(&value[..n as usize]),
    }
    true
}

/// The new value of an atomic operation on memory of a space.
pub(super) fn combine(op: ReduceOp, ty: AtomTy, place: Space, old: u64, a: u64, b: u64) -> u64 {
    match ty {
        AtomTy::Int(ty) => combine_int(op, ty, old, a, b),
        AtomTy::Float(fmt) => {
            let mode = FloatMode {
                rounding: Rounding::Rn,
                // The units beside global memory have no subnormal singles; in shared memory the addition is the usual one.
                ftz: place == Space::Global && fmt == Fmt::F32 && op == ReduceOp::Add,
                sat: false,
                relu: false,
                nan: false,
                xorsign: false,
            };
            let op = match op {
                ReduceOp::Add => Float2::Add,
                ReduceOp::Min => Float2::Min,
                ReduceOp::Max => Float2::Max,
                ReduceOp::Exch => return a,
                _ => return old,
            };
            // The same units hand on a NaN of double precision as it is.
            let is_nan = |v: u64| fmt == Fmt::F64 && f64::from_bits(v).is_nan();
            match place == Space::Global && op == Float2::Add {
                true if is_nan(old) => old,
                true if is_nan(a) => a,
                _ => float::float2(op, fmt, mode, old, a),
            }
        }
        AtomTy::B128 => old,
    }
}

fn combine_int(op: ReduceOp, ty: IntTy, old: u64, a: u64, b: u64) -> u64 {
    let m = mask(ty.bits);
    let (old, a) = (old & m, a & m);
    match op {
        ReduceOp::Add => int2(Int2::Add, ty, old, a),
        ReduceOp::Min => int2(Int2::Min, ty, old, a),
        ReduceOp::Max => int2(Int2::Max, ty, old, a),
        ReduceOp::And => old & a,
        ReduceOp::Or => old | a,
        ReduceOp::Xor => old ^ a,
        ReduceOp::Exch => a,
        ReduceOp::Cas => {
            if old == a {
                b & m
            } else {
                old
            }
        }
        ReduceOp::Inc => {
            if old >= a {
                0
            } else {
                old + 1
            }
        }
        ReduceOp::Dec => {
            if old == 0 || old > a {
                a
            } else {
                old - 1
            }
        }
        ReduceOp::Popc => old,
    }
}
