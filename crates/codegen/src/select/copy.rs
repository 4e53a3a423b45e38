//! Copying and filling memory: unrolled when small and of known size, loops otherwise.

use oxicc_ir::{Align, BinOp, CastOp, Value};
use oxicc_ptx::ScalarType::*;
use oxicc_ptx::{CmpOp, MemOrder};

use super::address::Addr;
use super::memory::Mods;
use super::{Res, Sel, fail};
use crate::leaf::Leaf;
use crate::mir::{Class, Opnd, VReg};
use crate::op;

/// Up to this many accesses a copy is written out.
const MAX_UNROLLED: u64 = 16;
/// Up to this many single bytes.
const MAX_UNROLLED_BYTES: u64 = 16;

/// A unit of copying.
#[derive(Clone, Copy)]
struct Unit {
    leaf: Leaf,
    lanes: u64,
}

impl Unit {
    fn of(align: u64) -> Unit {
        match align {
            16.. => Unit { leaf: Leaf::Int(32), lanes: 4 },
            8..=15 => Unit { leaf: Leaf::Int(64), lanes: 1 },
            4..=7 => Unit { leaf: Leaf::Int(32), lanes: 1 },
            2..=3 => Unit { leaf: Leaf::Int(16), lanes: 1 },
            _ => Unit { leaf: Leaf::Int(8), lanes: 1 },
        }
    }

    fn bytes(self) -> u64 {
        u64::from(self.leaf.bytes()) * self.lanes
    }
}

/// The pieces of a range of known size, widest first.
fn pieces(size: u64, align: u64) -> Vec<(u64, Unit)> {
    let mut out = Vec::new();
    let mut at = 0;
    while at < size {
        let here = if at == 0 { align } else { align.min(1 << at.trailing_zeros()) };
        let mut fit = here.min(16);
        while fit > size - at {
            fit /= 2;
        }
        let unit = Unit::of(fit.max(1));
        out.push((at, unit));
        at += unit.bytes();
    }
    out
}

const ORDERED: Mods = Mods { order: None, scope: None, non_coherent: false, ordered: true, scalar: false };

impl<'a, 'm> Sel<'a, 'm> {
    fn is_small(size: u64, align: u64) -> bool {
        let units = size.div_ceil(Unit::of(align.clamp(1, 16)).bytes());
        if align <= 1 { size <= MAX_UNROLLED_BYTES } else { units <= MAX_UNROLLED }
    }

    /// Copies a known number of bytes between places that do not overlap.
    pub(super) fn copy_bytes(
        &mut self,
        to: Addr,
        to_align: Align,
        from: Addr,
        from_align: Align,
        size: u64,
    ) -> Res {
        self.copy_known(to, to_align, from, from_align, size, ORDERED)
    }

    fn copy_known(
        &mut self,
        to: Addr,
        to_align: Align,
        from: Addr,
        from_align: Align,
        size: u64,
        mods: Mods,
    ) -> Res {
        self.check_space(to.space)?;
        self.check_space(from.space)?;
        let align = to_align.bytes().min(from_align.bytes()).min(16);
        // Names of call parameters cannot be computed with: always written out.
        let named = matches!(to.base, Opnd::Sym(..)) && to.space == crate::cx::Space::Param;
        if Self::is_small(size, align) || named {
            for (at, unit) in pieces(size, align) {
                let regs = self.unit_regs(unit);
                self.load_into(&regs, from.plus(at), unit.leaf, mods);
                let values: Vec<Opnd> = regs.iter().map(|&r| Opnd::Reg(r)).collect();
                self.store_from(&values, to.plus(at), unit.leaf, mods);
            }
            return Ok(());
        }
        let unit = Unit::of(align);
        let main = size / unit.bytes() * unit.bytes();
        self.copy_loop(to, from, unit, Opnd::Imm(main as i64), mods);
        for (at, piece) in pieces(size - main, align) {
            let regs = self.unit_regs(piece);
            self.load_into(&regs, from.plus(main + at), piece.leaf, mods);
            let values: Vec<Opnd> = regs.iter().map(|&r| Opnd::Reg(r)).collect();
            self.store_from(&values, to.plus(main + at), piece.leaf, mods);
        }
        Ok(())
    }

    fn unit_regs(&mut self, unit: Unit) -> Vec<VReg> {
        let class = self.class(unit.leaf);
        (0..unit.lanes).map(|_| self.tmp(class)).collect()
    }

    /// The address of a space plus a 64-bit counter.
    fn at_counter(&mut self, a: Addr, counter: Opnd) -> Addr {
        let bits = self.cx.pointer_bits(a.space);
        let (class, add) = if bits == 32 { (Class::B32, op::add(S32)) } else { (Class::B64, op::add(S64)) };
        let c = if bits == 32 { self.def(op::cvt(U32, U64), Class::B32, &[counter]) } else { counter };
        let base = self.def(add, class, &[a.base, c]);
        Addr { base, ..a }
    }

    /// A register to hold the base of an address across a loop.
    fn pinned(&mut self, a: Addr) -> Addr {
        let o = self.materialize(a);
        let class = if self.cx.pointer_bits(a.space) == 32 { Class::B32 } else { Class::B64 };
        let base = self.reg(o, class);
        Addr { base, offset: 0, ..a }
    }

    /// Copies `bytes` (a positive multiple of the unit) upwards.
    fn copy_loop(&mut self, to: Addr, from: Addr, unit: Unit, bytes: Opnd, mods: Mods) {
        let (to, from) = (self.pinned(to), self.pinned(from));
        let i = self.tmp(Class::B64);
        self.copy_to(i, Opnd::Imm(0));
        let top = self.local_block();
        self.label(top);
        let (s, d) = (self.at_counter(from, Opnd::Reg(i)), self.at_counter(to, Opnd::Reg(i)));
        let regs = self.unit_regs(unit);
        self.load_into(&regs, s, unit.leaf, mods);
        let values: Vec<Opnd> = regs.iter().map(|&r| Opnd::Reg(r)).collect();
        self.store_from(&values, d, unit.leaf, mods);
        self.count_up(i, unit.bytes(), bytes, top);
    }

    /// Advances the counter and branches back while it is below the limit.
    fn count_up(&mut self, i: VReg, step: u64, limit: Opnd, top: crate::mir::MBlock) {
        self.effect(op::add(S64), &[Opnd::Reg(i)], &[Opnd::Reg(i), Opnd::Imm(step as i64)]);
        let more = self.def(op::setp(CmpOp::Lt, U64), Class::Pred, &[Opnd::Reg(i), limit]);
        self.branch_if(more, top);
        let done = self.local_block();
        self.label(done);
    }

    /// A size operand as 64 bits.
    fn size_operand(&mut self, v: Value) -> Res<Opnd> {
        let Some(leaf) = self.leaf(v) else {
            return fail(" Error: unsupported operation: size of this type");
        };
        let o = self.clean_value(v, false)?;
        let wide = self.int_cast_clean(CastOp::ZExt, o, leaf, Leaf::Int(64))?;
        Ok(self.reg(wide, Class::B64))
    }

    /// `llvm.memcpy` and `llvm.memmove`.
    pub(super) fn mem_transfer(
        &mut self,
        dst: Value,
        dst_align: Align,
        src: Value,
        src_align: Align,
        size: Value,
        overlap: bool,
        volatile: bool,
    ) -> Res {
        let mods = Mods { order: volatile.then_some(MemOrder::Volatile), ..ORDERED };
        let to = self.address(dst)?;
        let from = self.address(src)?;
        let known = self.f.as_u64(size);
        let mods = match (to.space, from.space) {
            (crate::cx::Space::Local | crate::cx::Space::Param, _)
            | (_, crate::cx::Space::Local | crate::cx::Space::Param | crate::cx::Space::Const) => ORDERED,
            _ => mods,
        };
        if let Some(n) = known {
            if n == 0 {
                return Ok(());
            }
            if !overlap {
                return self.copy_known(to, dst_align, from, src_align, n, mods);
            }
            let align = dst_align.bytes().min(src_align.bytes()).min(16);
            if Self::is_small(n, align) {
                // Everything is read before anything is written.
                let mut held = Vec::new();
                for (at, unit) in pieces(n, align) {
                    let regs = self.unit_regs(unit);
                    self.load_into(&regs, from.plus(at), unit.leaf, mods);
                    held.push((at, unit, regs));
                }
                for (at, unit, regs) in held {
                    let values: Vec<Opnd> = regs.iter().map(|&r| Opnd::Reg(r)).collect();
                    self.store_from(&values, to.plus(at), unit.leaf, mods);
                }
                return Ok(());
            }
        }
        let n = match known {
            Some(n) => self.reg(Opnd::Imm(n as i64), Class::B64),
            None => self.size_operand(size)?,
        };
        let unit = Unit::of(match known {
            Some(n) => {
                let align = dst_align.bytes().min(src_align.bytes()).min(16);
                if n % align == 0 { align } else { 1 }
            }
            None => 1,
        });
        let end = self.local_block();
        let go = self.local_block();
        let empty = self.def(op::setp(CmpOp::Eq, S64), Class::Pred, &[n, Opnd::Imm(0)]);
        self.branch_if(empty, end);
        self.label(go);
        if overlap {
            let (to, from) = (self.pinned(to), self.pinned(from));
            let g_to = self.make_generic(to.base, to.space)?;
            let g_from = self.make_generic(from.base, from.space)?;
            let before = self.def(op::setp(CmpOp::Lt, U64), Class::Pred, &[g_from, g_to]);
            let (up, down) = (self.local_block(), self.local_block());
            self.branch_if(before, down);
            self.label(up);
            self.copy_loop(to, from, unit, n, mods);
            self.branch(end);
            self.label(down);
            let i = self.tmp(Class::B64);
            self.copy_to(i, n);
            let top = self.local_block();
            self.label(top);
            self.effect(op::add(S64), &[Opnd::Reg(i)], &[Opnd::Reg(i), Opnd::Imm(-(unit.bytes() as i64))]);
            let (s, d) = (self.at_counter(from, Opnd::Reg(i)), self.at_counter(to, Opnd::Reg(i)));
            let regs = self.unit_regs(unit);
            self.load_into(&regs, s, unit.leaf, mods);
            let values: Vec<Opnd> = regs.iter().map(|&r| Opnd::Reg(r)).collect();
            self.store_from(&values, d, unit.leaf, mods);
            let more = self.def(op::setp(CmpOp::Ne, S64), Class::Pred, &[Opnd::Reg(i), Opnd::Imm(0)]);
            self.branch_if(more, top);
        } else {
            self.copy_loop(to, from, unit, n, mods);
        }
        self.label(end);
        Ok(())
    }

    /// `llvm.memset`
    pub(super) fn mem_set(
        &mut self,
        dst: Value,
        align: Align,
        byte: Value,
        size: Value,
        volatile: bool,
    ) -> Res {
        let to = self.address(dst)?;
        self.check_space(to.space)?;
        let volatile = volatile && to.space != crate::cx::Space::Local;
        let mods = Mods { order: volatile.then_some(MemOrder::Volatile), ..ORDERED };
        let known = self.f.as_u64(size);
        let align = align.bytes().min(16);
        if let Some(0) = known {
            return Ok(());
        }
        if let Some(n) = known.filter(|&n| Self::is_small(n, align)) {
            for (at, unit) in pieces(n, align) {
                let v = self.fill_value(byte, unit.leaf)?;
                let values = vec![v; unit.lanes as usize];
                self.store_from(&values, to.plus(at), unit.leaf, mods);
            }
            return Ok(());
        }
        let n = match known {
            Some(n) => self.reg(Opnd::Imm(n as i64), Class::B64),
            None => self.size_operand(size)?,
        };
        let unit = match known {
            Some(n) if n % align.max(1) == 0 => Unit::of(align),
            _ => Unit::of(1),
        };
        let v = self.fill_value(byte, unit.leaf)?;
        let end = self.local_block();
        let go = self.local_block();
        let empty = self.def(op::setp(CmpOp::Eq, S64), Class::Pred, &[n, Opnd::Imm(0)]);
        self.branch_if(empty, end);
        self.label(go);
        let to = self.pinned(to);
        let i = self.tmp(Class::B64);
        self.copy_to(i, Opnd::Imm(0));
        let top = self.local_block();
        self.label(top);
        let d = self.at_counter(to, Opnd::Reg(i));
        let values = vec![v; unit.lanes as usize];
        self.store_from(&values, d, unit.leaf, mods);
        self.count_up(i, unit.bytes(), n, top);
        self.branch(end);
        self.label(end);
        Ok(())
    }

    /// A register with the byte in every byte.
    fn fill_value(&mut self, byte: Value, leaf: Leaf) -> Res<Opnd> {
        let class = self.class(leaf);
        if let Some(b) = self.f.as_u64(byte) {
            let all = 0x0101_0101_0101_0101u64.wrapping_mul(b & 0xff);
            let v = super::values::sign_extend(all, leaf.bits());
            return Ok(self.reg(Opnd::Imm(v), class));
        }
        let b = self.clean_value(byte, false)?;
        let wide = self.int_cast_clean(CastOp::ZExt, b, Leaf::Int(8), leaf)?;
        if leaf.bits() == 8 {
            return Ok(self.reg(wide, class));
        }
        let ones = super::values::sign_extend(0x0101_0101_0101_0101, leaf.bits());
        self.int_op(BinOp::Mul, leaf, wide, Opnd::Imm(ones))
    }
}
