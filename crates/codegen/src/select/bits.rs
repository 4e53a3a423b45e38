//! Bit-counting and bit-moving operations: population count, leading and trailing zeros, reversal, byte swap,
//! funnel shifts, packing.

use oxicc_ir::Value;
use oxicc_ptx::ScalarType::*;
use oxicc_ptx::{Flag, Opcode};

use super::{Parts, Res, Sel, fail};
use crate::leaf::Leaf;
use crate::mir::{Class, Opnd};
use crate::op::{self, Operation};

/// The operations on one integer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BitOp {
    Ctpop,
    Ctlz,
    Cttz,
    Bswap,
    BitReverse,
}

impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn bit_intrinsic(&mut self, result: Value, op: BitOp, arg: Value) -> Res {
        let ty = self.ty(result);
        let scalar = self.types.scalar(ty);
        let Some(leaf) = self.cx.leaves.single(scalar) else {
            return self.wide_bits(result, op, arg);
        };
        let parts = self.defined(arg)?;
        let mut out = Parts::new();
        for &p in &parts {
            out.push(self.bit_op(op, leaf, p)?);
        }
        self.set(result, &out)
    }

    /// One operation on a leaf of any width up to 64.
    pub(super) fn bit_op(&mut self, op: BitOp, leaf: Leaf, a: Opnd) -> Res<Opnd> {
        let Leaf::Int(n) = leaf else { return fail(" Error: unsupported operation") };
        let n = u32::from(n);
        if n == 1 {
            return Ok(match op {
                BitOp::Ctpop | BitOp::BitReverse | BitOp::Bswap => a,
                BitOp::Ctlz | BitOp::Cttz => {
                    let a = self.reg(a, Class::Pred);
                    self.def(op::not(Pred), Class::Pred, &[a])
                }
            });
        }
        let a = self.clean(a, leaf, false);
        let own = self.class(leaf);
        let a = self.reg(a, own);
        // Work in 32 or 64 bits.
        let width = if n <= 32 { 32 } else { 64 };
        let wide = if width == 32 { Class::B32 } else { Class::B64 };
        let x = if own == Class::B16 { self.def(op::cvt(U32, U16), Class::B32, &[a]) } else { a };
        let (bits, unsigned) = if width == 32 { (B32, U32) } else { (B64, U64) };
        let spare = i64::from(width - n);
        let r32 = match op {
            BitOp::Ctpop => self.def(op::popc(bits), Class::B32, &[x]),
            BitOp::Ctlz => {
                let c = self.def(op::clz(bits), Class::B32, &[x]);
                if spare == 0 { c } else { self.def(op::sub(S32), Class::B32, &[c, Opnd::Imm(spare)]) }
            }
            BitOp::Cttz => {
                // Bits above the width stop the count at the width.
                let x =
                    if spare == 0 { x } else { self.def(op::or(bits), wide, &[x, Opnd::Imm(stop_bit(n))]) };
                let r = self.def(op::brev(bits), wide, &[x]);
                self.def(op::clz(bits), Class::B32, &[r])
            }
            BitOp::BitReverse => {
                let r = self.def(op::brev(bits), wide, &[x]);
                let r =
                    if spare == 0 { r } else { self.def(op::shr(unsigned), wide, &[r, Opnd::Imm(spare)]) };
                return Ok(self.narrow(r, wide, own));
            }
            BitOp::Bswap => {
                let r = match n {
                    16 => self.def(op::prmt(B32), Class::B32, &[x, Opnd::Imm(0), Opnd::Imm(0x7701)]),
                    32 => self.def(op::prmt(B32), Class::B32, &[x, Opnd::Imm(0), Opnd::Imm(0x0123)]),
                    48 | 64 => {
                        let (lo, hi) = self.split64(x);
                        let a = self.def(op::prmt(B32), Class::B32, &[lo, Opnd::Imm(0), Opnd::Imm(0x0123)]);
                        let b = self.def(op::prmt(B32), Class::B32, &[hi, Opnd::Imm(0), Opnd::Imm(0x0123)]);
                        let r = self.join64(b, a);
                        if spare == 0 {
                            r
                        } else {
                            self.def(op::shr(U64), Class::B64, &[r, Opnd::Imm(spare)])
                        }
                    }
                    _ => return fail(" Error: unsupported operation: bswap of this width"),
                };
                return Ok(self.narrow(r, wide, own));
            }
        };
        Ok(match own {
            Class::B32 => r32,
            Class::B64 => self.def(op::cvt(U64, U32), Class::B64, &[r32]),
            _ => self.def(op::cvt(U16, U32), Class::B16, &[r32]),
        })
    }

    fn narrow(&mut self, o: Opnd, from: Class, to: Class) -> Opnd {
        if from == to { o } else { self.def(op::cvt(U16, U32), Class::B16, &[o]) }
    }

    /// Low and high half of a 64-bit register.
    pub(super) fn split64(&mut self, o: Opnd) -> (Opnd, Opnd) {
        if let Opnd::Imm(v) = o {
            return (Opnd::Imm(i64::from(v as i32)), Opnd::Imm(i64::from((v >> 32) as i32)));
        }
        let (lo, hi) = (Opnd::Reg(self.tmp(Class::B32)), Opnd::Reg(self.tmp(Class::B32)));
        self.emit(op::mov(B64), &[Opnd::Group(2), lo, hi], &[o]);
        (lo, hi)
    }

    pub(super) fn join64(&mut self, lo: Opnd, hi: Opnd) -> Opnd {
        let (lo, hi) = (self.reg(lo, Class::B32), self.reg(hi, Class::B32));
        self.def(op::mov(B64), Class::B64, &[Opnd::Group(2), lo, hi])
    }

    /// `fshl` and `fshr`.
    pub(super) fn funnel_shift(
        &mut self,
        result: Value,
        left: bool,
        hi: Value,
        lo: Value,
        amount: Value,
    ) -> Res {
        let ty = self.ty(result);
        let Some(leaf) = self.cx.leaves.single(self.types.scalar(ty)) else {
            return fail(" Error: unsupported operation: funnel shift wider than 64 bits");
        };
        let (h, l, s) = (self.defined(hi)?, self.defined(lo)?, self.defined(amount)?);
        let mut out = Parts::new();
        for i in 0..h.len() {
            out.push(self.funnel(leaf, left, h[i], l[i], s[i])?);
        }
        self.set(result, &out)
    }

    pub(super) fn funnel(&mut self, leaf: Leaf, left: bool, hi: Opnd, lo: Opnd, amount: Opnd) -> Res<Opnd> {
        let Leaf::Int(n) = leaf else { return fail(" Error: unsupported operation") };
        let class = self.class(leaf);
        let n = u32::from(n);
        match n {
            1 => Ok(if left { hi } else { lo }),
            32 => {
                let shift = if left {
                    Operation::new(Opcode::Shf).with(Flag::L).with(Flag::Wrap).with(B32)
                } else {
                    Operation::new(Opcode::Shf).with(Flag::R).with(Flag::Wrap).with(B32)
                };
                let (lo, hi) = (self.reg(lo, class), self.reg(hi, class));
                Ok(self.def(shift, class, &[lo, hi, amount]))
            }
            2..=16 => {
                // Join the two in 32 bits, shift, take the part.
                let amount = self.clean(amount, leaf, false);
                let amount = self.shift_amount(amount, leaf);
                let amount = self.modulo(amount, n);
                let lo = self.clean(lo, leaf, false);
                let (lo, hi) = (self.reg(lo, class), self.reg(hi, class));
                let l = self.def(op::cvt(U32, U16), Class::B32, &[lo]);
                let h = self.def(op::cvt(U32, U16), Class::B32, &[hi]);
                let h = self.def(op::shl(B32), Class::B32, &[h, Opnd::Imm(i64::from(n))]);
                let both = self.def(op::or(B32), Class::B32, &[h, l]);
                let r = if left {
                    let t = self.def(op::shl(B32), Class::B32, &[both, amount]);
                    self.def(op::shr(U32), Class::B32, &[t, Opnd::Imm(i64::from(n))])
                } else {
                    self.def(op::shr(U32), Class::B32, &[both, amount])
                };
                Ok(self.def(op::cvt(U16, U32), Class::B16, &[r]))
            }
            64 => {
                let amount = self.shift_amount(amount, leaf);
                let s = self.modulo(amount, 64);
                let (lo, hi) = (self.reg(lo, class), self.reg(hi, class));
                let (x, back, by) = if left { (hi, lo, op::shl(B64)) } else { (lo, hi, op::shr(U64)) };
                let other = if left { op::shr(U64) } else { op::shl(B64) };
                // The other part moves by 64 - s; shifts clamp, so s = 0 contributes nothing.
                let t = match s {
                    Opnd::Imm(0) => return Ok(x),
                    Opnd::Imm(by) => Opnd::Imm(64 - by),
                    _ => self.def(op::sub(S32), Class::B32, &[Opnd::Imm(64), s]),
                };
                let (a, b) = (self.def(by, class, &[x, s]), self.def(other, class, &[back, t]));
                Ok(self.def(op::or(B64), class, &[a, b]))
            }
            _ => fail(" Error: unsupported operation: funnel shift of this width"),
        }
    }

    fn modulo(&mut self, amount: Opnd, n: u32) -> Opnd {
        match amount {
            Opnd::Imm(v) => Opnd::Imm(v.rem_euclid(i64::from(n))),
            _ if n.is_power_of_two() => {
                self.def(op::and(B32), Class::B32, &[amount, Opnd::Imm(i64::from(n - 1))])
            }
            _ => self.def(op::rem(U32), Class::B32, &[amount, Opnd::Imm(i64::from(n))]),
        }
    }
}

fn stop_bit(n: u32) -> i64 {
    let bit = 1u64 << n;
    if n < 32 { i64::from(bit as u32 as i32) } else { bit as i64 }
}
