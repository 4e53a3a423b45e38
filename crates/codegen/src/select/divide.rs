//! Division without dividing: by constants, and remainders next to a quotient.

use oxicc_ir::{BinOp, CastOp, InstData, Value};
use oxicc_ptx::ScalarType::*;
use oxicc_ptx::{CmpOp, Opcode, Rounding};

use super::{Res, Sel};
use crate::leaf::Leaf;
use crate::mir::{Class, Opnd};
use crate::op::{self, Operation};

/// Multiplier and shift for an unsigned division (Hacker's Delight, `magicu`), and whether the multiplier has one
/// more bit than the word.
fn unsigned_magic(d: u64, width: u32) -> (u64, bool, u32) {
    // The smallest shift s such that ceil(2^(width+s) / d) works for every word.
    let d = u128::from(d);
    for s in 0..=width {
        // 2^(width+s) may need 129 bits: divide in two steps.
        let (q, r) = div_power(width + s, d);
        let (m, e) = if r == 0 { (q, 0) } else { (q + 1, d - r) };
        // Exact when the excess is below 2^s.
        if s >= 127 || e <= (1u128 << s) {
            let word = if width == 64 { u128::from(u64::MAX) } else { (1u128 << width) - 1 };
            return ((m & word) as u64, m > word, s);
        }
    }
    (0, false, 0)
}

/// Quotient and remainder of 2^k / d for k up to 128 and d below 2^64.
fn div_power(k: u32, d: u128) -> (u128, u128) {
    if k < 128 {
        return ((1u128 << k) / d, (1u128 << k) % d);
    }
    let (q, r) = ((1u128 << 127) / d, (1u128 << 127) % d);
    let (mut q, mut r) = (q << 1, r << 1);
    if r >= d {
        q += 1;
        r -= d;
    }
    (q, r)
}

/// Multiplier and shift for a signed division (Hacker's Delight, `magic`).
fn signed_magic(d: i64, width: u32) -> (i64, u32) {
    let two = 1u128 << (width - 1);
    let ad = u128::from(d.unsigned_abs());
    let t = two + u128::from(d < 0);
    let anc = t - 1 - t % ad;
    let mut p = width - 1;
    let (mut q1, mut r1) = (two / anc, two % anc);
    let (mut q2, mut r2) = (two / ad, two % ad);
    loop {
        p += 1;
        q1 *= 2;
        r1 *= 2;
        if r1 >= anc {
            q1 += 1;
            r1 -= anc;
        }
        q2 *= 2;
        r2 *= 2;
        if r2 >= ad {
            q2 += 1;
            r2 -= ad;
        }
        let delta = ad - r2;
        if !(q1 < delta || (q1 == delta && r1 == 0)) {
            break;
        }
    }
    let m = (q2 + 1) as u64;
    let m = super::values::sign_extend(m, width);
    (if d < 0 { super::values::sign_extend(m.wrapping_neg() as u64, width) } else { m }, p - width)
}

/// A number that products with tell quotients by `d`: the nearest to `1 / d`, where it is normal and `d` no power of two.
pub(super) fn reciprocal(d: f32) -> Option<f32> {
    let r = 1.0 / d;
    (d.is_normal() && r.is_normal() && d.to_bits() << 9 != 0).then_some(r)
}

/// The dividends for which [`Sel::divide_by_known`] rounds as a division does: the remainder is exact.
const LEAST_DIVIDEND: f32 = f32::from_bits(26 << 23);
/// The quotients for which it does: nothing on the way is out of the range of normal numbers.
const QUOTIENTS: (f32, f32) = (f32::from_bits(2 << 23), f32::from_bits(254 << 23));

impl<'a, 'm> Sel<'a, 'm> {
    /// `x / d` by multiplying with `1 / d` and adding the remainder's part (Markstein 1990), which rounds correctly where the
    /// remainder is exact and nothing underflows or overflows; a division for the others.
    pub(super) fn divide_by_known(&mut self, x: Opnd, d: f32, reciprocal: f32) -> Opnd {
        let constant = |v: f32| Opnd::F32(v.to_bits());
        let x = self.reg(x, Class::F32);
        let guess =
            self.def(op::rounded(Opcode::Mul, Rounding::Rn, F32), Class::F32, &[x, constant(reciprocal)]);
        // Not flushed: a remainder may be denormal where the quotient is not.
        let rest =
            self.def(op::rounded(Opcode::Fma, Rounding::Rn, F32), Class::F32, &[guess, constant(-d), x]);
        let quotient = self.def(
            op::rounded(Opcode::Fma, Rounding::Rn, F32),
            Class::F32,
            &[rest, constant(reciprocal), guess],
        );
        let magnitude = self.def(op::abs(F32), Class::F32, &[quotient]);
        let dividend = self.def(op::abs(F32), Class::F32, &[x]);
        let tests = [
            self.def(op::setp(CmpOp::Ge, F32), Class::Pred, &[dividend, constant(LEAST_DIVIDEND)]),
            self.def(op::setp(CmpOp::Ge, F32), Class::Pred, &[magnitude, constant(QUOTIENTS.0)]),
            self.def(op::setp(CmpOp::Le, F32), Class::Pred, &[magnitude, constant(QUOTIENTS.1)]),
        ];
        let normal = self.def(op::and(Pred), Class::Pred, &[tests[0], tests[1]]);
        let normal = self.def(op::and(Pred), Class::Pred, &[normal, tests[2]]);
        let out = self.tmp(Class::F32);
        self.copy_to(out, quotient);
        let (divides, done) = (self.local_block(), self.local_block());
        self.branch_if(normal, done);
        self.label(divides);
        let divide = self.on_float(Operation::new(Opcode::Div).with(Rounding::Rn), Leaf::F32);
        let exact = self.def(divide, Class::F32, &[x, constant(d)]);
        self.copy_to(out, exact);
        self.label(done);
        Opnd::Reg(out)
    }

    /// A quotient or remainder that needs no division instruction; operands are clean.
    pub(super) fn div_by_known(
        &mut self,
        op: BinOp,
        leaf: Leaf,
        lhs: Value,
        rhs: Value,
        a: Opnd,
        b: Opnd,
    ) -> Res<Option<Opnd>> {
        if a.is_const() {
            return Ok(None);
        }
        let signed = matches!(op, BinOp::SDiv | BinOp::SRem);
        if let Opnd::Imm(d) = b {
            if d == 0 || leaf.bits() < 8 {
                return Ok(None);
            }
            return self.div_by_constant(op, leaf, a, d, signed).map(Some);
        }
        // x - (x / y) * y
        let div = match op {
            BinOp::URem => BinOp::UDiv,
            BinOp::SRem => BinOp::SDiv,
            _ => return Ok(None),
        };
        let Some(quotient) = self.quotient_before(div, lhs, rhs, op) else { return Ok(None) };
        let q = self.one(quotient)?;
        let product = self.int_op(BinOp::Mul, leaf, q, b)?;
        self.int_op(BinOp::Sub, leaf, a, product).map(Some)
    }

    /// A division of the same operands earlier in the block of this remainder.
    fn quotient_before(&self, div: BinOp, lhs: Value, rhs: Value, rem: BinOp) -> Option<Value> {
        let f = self.f;
        let same = |i: oxicc_ir::Inst, want: BinOp| matches!(f.inst(i), InstData::Binary { op, lhs: l, rhs: r, .. } if op == want && l == lhs && r == rhs);
        let this =
            f.users(lhs).find(|&u| same(u, rem) && f.result(u).is_some_and(|r| self.is_demanded(r)))?;
        let other = f.users(lhs).find(|&u| same(u, div) && f.inst_block(u) == f.inst_block(this))?;
        (self.live.contains(other) && f.comes_before(other, this)).then(|| f.result(other)).flatten()
    }

    fn div_by_constant(&mut self, op: BinOp, leaf: Leaf, a: Opnd, d: i64, signed: bool) -> Res<Opnd> {
        let rem = matches!(op, BinOp::URem | BinOp::SRem);
        // 16-bit registers have no high multiplication worth using: work in 32.
        let width = leaf.container().max(32);
        let word = Leaf::Int(width as u8);
        let own = Leaf::Int(leaf.container() as u8);
        let x = if own == word {
            a
        } else {
            self.int_cast(if signed { CastOp::SExt } else { CastOp::ZExt }, a, own, word)?
        };
        // Constants are held sign-extended from the register's width.
        let mask = if leaf.container() == 64 { u64::MAX } else { (1u64 << leaf.container()) - 1 };
        let ud = d as u64 & mask;
        let d = if signed { d } else { super::values::sign_extend(ud, width) };
        let q = if signed { self.signed_quotient(word, x, d)? } else { self.unsigned_quotient(word, x, ud)? };
        let out = if !rem {
            q
        } else if !signed && ud.is_power_of_two() {
            self.int_op(BinOp::And, word, x, Opnd::Imm(super::values::sign_extend(ud - 1, width)))?
        } else {
            let product = self.int_op(BinOp::Mul, word, q, Opnd::Imm(d))?;
            self.int_op(BinOp::Sub, word, x, product)?
        };
        if own == word { Ok(out) } else { self.int_cast(CastOp::Trunc, out, word, own) }
    }

    fn unsigned_quotient(&mut self, word: Leaf, x: Opnd, d: u64) -> Res<Opnd> {
        let width = word.bits();
        if d.is_power_of_two() {
            return match d.trailing_zeros() {
                0 => Ok(x),
                k => self.int_op(BinOp::LShr, word, x, Opnd::Imm(i64::from(k))),
            };
        }
        let (m, extra, s) = unsigned_magic(d, width);
        let multiplier = Opnd::Imm(super::values::sign_extend(m, width));
        let hi = self.mul_high(word, false, x, multiplier);
        if !extra {
            return match s {
                0 => Ok(hi),
                s => self.int_op(BinOp::LShr, word, hi, Opnd::Imm(i64::from(s))),
            };
        }
        // The multiplier has an extra bit: add x, halving first so that nothing is lost.
        let t = self.int_op(BinOp::Sub, word, x, hi)?;
        let t = self.int_op(BinOp::LShr, word, t, Opnd::Imm(1))?;
        let t = self.int_op(BinOp::Add, word, t, hi)?;
        match s {
            1 => Ok(t),
            s => self.int_op(BinOp::LShr, word, t, Opnd::Imm(i64::from(s) - 1)),
        }
    }

    fn signed_quotient(&mut self, word: Leaf, x: Opnd, d: i64) -> Res<Opnd> {
        let width = word.bits();
        let top = Opnd::Imm(i64::from(width - 1));
        let ad = d.unsigned_abs() & if width == 64 { u64::MAX } else { (1u64 << width) - 1 };
        if ad.is_power_of_two() {
            let k = ad.trailing_zeros();
            let q = if k == 0 {
                x
            } else {
                let sign = self.int_op(BinOp::AShr, word, x, top)?;
                let bias = self.int_op(BinOp::LShr, word, sign, Opnd::Imm(i64::from(width - k)))?;
                let sum = self.int_op(BinOp::Add, word, x, bias)?;
                self.int_op(BinOp::AShr, word, sum, Opnd::Imm(i64::from(k)))?
            };
            return if d < 0 { self.int_op(BinOp::Sub, word, Opnd::Imm(0), q) } else { Ok(q) };
        }
        let (m, s) = signed_magic(d, width);
        let mut q = self.mul_high(word, true, x, Opnd::Imm(m));
        if d > 0 && m < 0 {
            q = self.int_op(BinOp::Add, word, q, x)?;
        } else if d < 0 && m > 0 {
            q = self.int_op(BinOp::Sub, word, q, x)?;
        }
        if s > 0 {
            q = self.int_op(BinOp::AShr, word, q, Opnd::Imm(i64::from(s)))?;
        }
        let sign = self.int_op(BinOp::LShr, word, q, top)?;
        self.int_op(BinOp::Add, word, q, sign)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn udiv(x: u64, d: u64, width: u32) -> u64 {
        let (m, extra, s) = unsigned_magic(d, width);
        let hi = ((u128::from(x) * u128::from(m)) >> width) as u64;
        if !extra {
            return hi >> s;
        }
        (((x - hi) >> 1) + hi) >> (s - 1)
    }

    fn sdiv32(x: i32, d: i32) -> i32 {
        let (m, s) = signed_magic(i64::from(d), 32);
        let mut q = ((i64::from(x) * m) >> 32) as i32;
        if d > 0 && m < 0 {
            q = q.wrapping_add(x);
        } else if d < 0 && m > 0 {
            q = q.wrapping_sub(x);
        }
        q >>= s;
        q.wrapping_add(((q as u32) >> 31) as i32)
    }

    #[test]
    fn reciprocals_divide() {
        let mut seed = 1u32;
        let mut random = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            seed >> 1
        };
        for round in 0..3000 {
            let d = match round {
                0..200 => f32::from_bits((100 << 23) + 1 + round),
                200..400 => f32::from_bits((128 << 23) - 1 - round),
                _ => f32::from_bits(random()),
            };
            let Some(r) = reciprocal(d) else { continue };
            for i in 0..60u32 {
                let x = match i {
                    // Quotients just below a power of two are where the first product is farthest off.
                    0..20 => f32::from_bits(d.to_bits() - 1 - i),
                    20..30 => d * i as f32,
                    _ => f32::from_bits(random()),
                };
                let guess = x * r;
                let quotient = guess.mul_add(-d, x).mul_add(r, guess);
                let within = (QUOTIENTS.0..=QUOTIENTS.1).contains(&quotient.abs());
                assert!(!within || x.abs() < LEAST_DIVIDEND || quotient == x / d, "{x:e} / {d:e}");
            }
        }
        assert!(
            [0.0, 2.0, 1e-40, f32::INFINITY, f32::NAN, f32::MAX].map(reciprocal).iter().all(|r| r.is_none())
        );
    }

    #[test]
    fn magic_numbers_divide() {
        let words = [0u64, 1, 2, 6, 7, 9, 10, 99, 1000, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff];
        for d in [3u64, 5, 6, 7, 9, 10, 11, 13, 100, 641, 1000, 0x7fff_ffff, 0x8000_0001, 0xffff_ffff] {
            for x in words {
                assert_eq!(udiv(x, d, 32), x / d, "{x} / {d}");
                let y = x.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (x << 32);
                for y in [x, y, u64::MAX, u64::MAX - x] {
                    let wide = d.wrapping_mul(0x1_0000_0001) | 1;
                    assert_eq!(udiv(y, d, 64), y / d, "{y} / {d}");
                    assert_eq!(udiv(y, wide, 64), y / wide, "{y} / {wide}");
                }
            }
        }
        for d in [3i32, 5, 6, 7, 9, 10, 25, 125, 1000, i32::MAX, -3, -5, -7, -10, i32::MIN + 1] {
            for x in words {
                let x = x as u32 as i32;
                assert_eq!(sdiv32(x, d), x.wrapping_div(d), "{x} / {d}");
            }
        }
    }
}
