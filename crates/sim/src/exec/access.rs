//! Memory: loads, stores, atomics.

use oxicc_ptx::{ReduceOp, Rounding};

use super::int::{int2, mask, sext};
use super::lanes::lanes;
use super::{Block, Context};
use crate::code::{Access, Address, Atom, AtomTy, Code, Float2, FloatMode, Fmt, Int2, IntTy, Space};
use crate::fault::{Fault, FaultKind};
use crate::float;
use crate::memory::window;

/// Largest local memory of a thread.
const MAX_LOCAL: u64 = 512 << 10;

impl Block {
    /// Address of each lane.
    pub(super) fn addresses(&self, (w, at): (usize, usize), code: &Code, address: Address) -> [u64; 32] {
        match address {
            Address::Reg(slot, offset) => {
                self.reg(w, at, code, slot).map(|a| a.wrapping_add(offset as i64 as u64))
            }
            Address::Absolute(a) => [a; 32],
            Address::Frame(offset) => [(self.warps[w].fragments[at].local + offset) as u64; 32],
        }
    }

    pub(super) fn load(
        &mut self,
        cx: &Context<'_>,
        me: (usize, usize),
        code: &Code,
        pc: u32,
        access: &Access,
        active: u32,
    ) -> Result<(), Fault> {
        let addresses = self.addresses(me, code, access.address);
        let bytes = access.bytes as u32;
        let count = access.regs.len() as u32;
        self.check_vector(cx, me, pc, &addresses, bytes * count, active)?;
        self.counters.count(access.space, true, active.count_ones() as u64 * (bytes * count) as u64);
        for (i, d) in access.regs.iter().enumerate() {
            let mut out = [0u64; 32];
            for l in lanes(active) {
                let address = addresses[l].wrapping_add(i as u64 * bytes as u64);
                match self.load_lane(cx, me.0, l, access.space, address, bytes) {
                    Ok(v) => out[l] = v,
                    Err(kind) => return Err(self.stop(cx, me, pc, 1 << l, kind)),
                }
            }
            if access.extend != 0 {
                let m = mask(access.extend);
                out = out.map(|v| sext(access.bytes * 8, v) as u64 & m);
            }
            self.write(me.0, me.1, *d, active, &out);
        }
        Ok(())
    }

    pub(super) fn store(
        &mut self,
        cx: &Context<'_>,
        me: (usize, usize),
        code: &Code,
        pc: u32,
        access: &Access,
        active: u32,
    ) -> Result<(), Fault> {
        let addresses = self.addresses(me, code, access.address);
        let bytes = access.bytes as u32;
        let count = access.regs.len() as u32;
        self.check_vector(cx, me, pc, &addresses, bytes * count, active)?;
        self.counters.count(access.space, false, active.count_ones() as u64 * (bytes * count) as u64);
        for (i, a) in access.regs.iter().enumerate() {
            let values = *self.reg(me.0, me.1, code, *a);
            for l in lanes(active) {
                let address = addresses[l].wrapping_add(i as u64 * bytes as u64);
                if let Err(kind) = self.store_lane(cx, me.0, l, access.space, address, bytes, values[l]) {
                    return Err(self.stop(cx, me, pc, 1 << l, kind));
                }
            }
        }
        Ok(())
    }

    /// Vector accesses are aligned to their whole size.
    fn check_vector(
        &self,
        cx: &Context<'_>,
        me: (usize, usize),
        pc: u32,
        addresses: &[u64; 32],
        bytes: u32,
        active: u32,
    ) -> Result<(), Fault> {
        let bad = lanes(active).find(|l| addresses[*l] & (bytes as u64 - 1) != 0);
        match bad {
            Some(l) if bytes.is_power_of_two() => {
                let kind = FaultKind::Misaligned { address: addresses[l], bytes };
                Err(self.stop(cx, me, pc, 1 << l, kind))
            }
            _ => Ok(()),
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
            (Space::Shared, offset) => {
                read(&self.shared, offset, bytes).ok_or_else(|| self.shared_fault(offset, bytes))
            }
            (Space::Local, offset) => {
                let memory = &self.warps[w].local[lane];
                match read(memory, offset, bytes) {
                    Some(v) => Ok(v),
                    // Local memory is grown by stores; what was never written reads as zero.
                    None if offset + bytes as u64 <= MAX_LOCAL => {
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
            (Space::Shared, offset) => match write(&mut self.shared, offset, bytes, value) {
                true => Ok(()),
                false => Err(self.shared_fault(offset, bytes)),
            },
            (Space::Local, offset) => {
                if offset + bytes as u64 > MAX_LOCAL {
                    return Err(out_of("local", offset, bytes));
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

    /// Replaces a value by a function of it, atomically; returns the old value.
    fn update_lane(
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
            (space @ (Space::Shared | Space::Local | Space::Param), offset) => {
                // Only this thread of the host runs the block.
                let old = self.load_lane(cx, w, lane, space, offset, bytes)?;
                self.store_lane(cx, w, lane, space, offset, bytes, f(old))?;
                Ok(old)
            }
            (_, address) => cx.memory.update(address, bytes, f),
        }
    }

    pub(super) fn atom(
        &mut self,
        cx: &Context<'_>,
        me: (usize, usize),
        code: &Code,
        pc: u32,
        atom: &Atom,
        active: u32,
    ) -> Result<(), Fault> {
        let (w, at) = me;
        let addresses = self.addresses(me, code, atom.address);
        let bytes = match atom.ty {
            AtomTy::Int(ty) => ty.bits as u32 / 8,
            AtomTy::Float(Fmt::F64 | Fmt::F32x2) => 8,
            AtomTy::Float(Fmt::F16 | Fmt::Bf16) => 2,
            AtomTy::Float(_) => 4,
            AtomTy::B128 => {
                let what = "128-bit atomics".to_string();
                return Err(self.stop(cx, me, pc, active, FaultKind::Unsupported { what }));
            }
        };
        self.counters.atomics += active.count_ones() as u64;
        for i in 0..atom.a.len() {
            let a = *self.reg(w, at, code, atom.a[i]);
            let b = match atom.b.get(i) {
                Some(b) => *self.reg(w, at, code, *b),
                None => a,
            };
            let mut out = [0u64; 32];
            for l in lanes(active) {
                let address = addresses[l].wrapping_add(i as u64 * bytes as u64);
                let (x, y) = (a[l], b[l]);
                let change = |old: u64| combine(atom.op, atom.ty, old, x, y);
                match self.update_lane(cx, w, l, atom.space, address, bytes, change) {
                    Ok(old) => out[l] = old,
                    Err(kind) => return Err(self.stop(cx, me, pc, 1 << l, kind)),
                }
            }
            if let Some(d) = atom.d.get(i) {
                self.write(w, at, *d, active, &out);
            }
        }
        Ok(())
    }
}

/// The space a generic address is in, and the address there.
pub(super) fn resolve(space: Space, address: u64) -> (Space, u64) {
    match space {
        Space::Generic => match address >> 32 {
            1 => (Space::Shared, address - window::SHARED),
            2 => (Space::Local, address - window::LOCAL),
            3 => (Space::Param, address - window::PARAM),
            _ => (Space::Global, address),
        },
        // Shared addresses are 32 bits wide even in 64-bit registers. A block is its own cluster.
        Space::Shared | Space::SharedCluster => (Space::Shared, address & 0xffff_ffff),
        other => (other, address),
    }
}

fn out_of(space: &'static str, address: u64, bytes: u32) -> FaultKind {
    FaultKind::OutOfBounds { space, address, bytes, note: String::new() }
}

fn read(memory: &[u8], offset: u64, bytes: u32) -> Option<u64> {
    let start = usize::try_from(offset).ok()?;
    let slice = memory.get(start..start.checked_add(bytes as usize)?)?;
    Some(match bytes {
        4 => u32::from_le_bytes(slice.try_into().ok()?) as u64,
        8 => u64::from_le_bytes(slice.try_into().ok()?),
        2 => u16::from_le_bytes(slice.try_into().ok()?) as u64,
        _ => slice[0] as u64,
    })
}

fn write(memory: &mut [u8], offset: u64, bytes: u32, value: u64) -> bool {
    let Ok(start) = usize::try_from(offset) else { return false };
    let Some(end) = start.checked_add(bytes as usize) else { return false };
    match memory.get_mut(start..end) {
        Some(slice) => {
            slice.copy_from_slice(&value.to_le_bytes()[..bytes as usize]);
            true
        }
        None => false,
    }
}

/// The new value of an atomic operation.
fn combine(op: ReduceOp, ty: AtomTy, old: u64, a: u64, b: u64) -> u64 {
    match ty {
        AtomTy::Int(ty) => combine_int(op, ty, old, a, b),
        AtomTy::Float(fmt) => {
            let mode = FloatMode {
                rounding: Rounding::Rn,
                ftz: false,
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
            float::float2(op, fmt, mode, old, a)
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
