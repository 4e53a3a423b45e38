//! Conversions between numbers; registers put together and taken apart.

use oxicc_ptx::Rounding;

use super::int::{mask, sext};
use super::lanes::{each, lanes};
use super::{Block, Issue};
use crate::code::{CvtMode, IntTy, Num, Slot};
use crate::float;

impl Block {
    #[inline(always)]
    pub(super) fn cvt(
        &mut self,
        issue: &Issue<'_>,
        (to, from, mode): (Num, Num, CvtMode),
        to_reg_bits: u8,
        d: Slot,
        a: Slot,
    ) {
        let extend = match to {
            Num::Int(t) if t.signed && t.bits < to_reg_bits => Some(t.bits),
            _ => None,
        };
        let full = mask(to_reg_bits);
        if let (Num::Int(from), Num::Int(to), false) = (from, to, mode.sat) {
            let (signed, shift, kept) = (from.signed, 64 - from.bits as u32, mask(to.bits));
            let back = 64 - extend.unwrap_or(64) as u32;
            self.map1(issue, d, a, |a| {
                let wide = if signed { ((a << shift) as i64 >> shift) as u64 } else { a << shift >> shift };
                (((wide & kept) << back) as i64 >> back) as u64 & full
            });
            return;
        }
        let signed = |bits| Num::Int(IntTy { bits, signed: true });
        let unsigned = |bits| Num::Int(IntTy { bits, signed: false });
        let unmodified = !mode.sat && !mode.ftz && !mode.relu && !mode.satfinite;
        let (plain, integral) = (unmodified && !mode.integral, unmodified && mode.integral);
        let toward_zero = mode.rounding == Rounding::Rzi;
        // The frequent ones are vectors of the host.
        match (from, to) {
            (_, Num::F32) if plain && mode.rounding == Rounding::Rn && from == signed(32) => {
                return self.map1(issue, d, a, |a| (a as i32 as f32).to_bits() as u64);
            }
            (_, Num::F32) if plain && mode.rounding == Rounding::Rn && from == unsigned(32) => {
                return self.map1(issue, d, a, |a| (a as u32 as f32).to_bits() as u64);
            }
            (_, Num::F64) if plain && from == signed(32) => {
                return self.map1(issue, d, a, |a| (a as i32 as f64).to_bits());
            }
            (_, Num::F64) if plain && from == unsigned(32) => {
                return self.map1(issue, d, a, |a| (a as u32 as f64).to_bits());
            }
            (_, Num::F64) if plain && mode.rounding == Rounding::Rn && from == signed(64) => {
                return self.map1(issue, d, a, |a| (a as i64 as f64).to_bits());
            }
            (_, Num::F64) if plain && mode.rounding == Rounding::Rn && from == unsigned(64) => {
                return self.map1(issue, d, a, |a| (a as f64).to_bits());
            }
            (Num::F64, _) if plain && toward_zero && to == signed(32) && to_reg_bits == 32 => {
                return self.map1(issue, d, a, |a| {
                    let x = f64::from_bits(a);
                    if x.is_nan() { 1 << 31 } else { x as i32 as u32 as u64 }
                });
            }
            (Num::F64, _) if plain && toward_zero && to == signed(64) => {
                return self.map1(issue, d, a, |a| {
                    let x = f64::from_bits(a);
                    if x.is_nan() { 1 << 63 } else { x as i64 as u64 }
                });
            }
            (Num::F32, _)
                if plain && mode.rounding == Rounding::Rni && to == signed(32) && to_reg_bits == 32 =>
            {
                return self
                    .map1(issue, d, a, |a| f32::from_bits(a as u32).round_ties_even() as i32 as u32 as u64);
            }
            (Num::F32, _)
                if plain && mode.rounding == Rounding::Rmi && to == signed(32) && to_reg_bits == 32 =>
            {
                return self.map1(issue, d, a, |a| f32::from_bits(a as u32).floor() as i32 as u32 as u64);
            }
            (Num::F32, Num::F32) if integral && mode.rounding == Rounding::Rmi => {
                return self
                    .map1(issue, d, a, |a| float::canonical32(f32::from_bits(a as u32).floor()) as u64);
            }
            (Num::F32, Num::F32) if integral && toward_zero => {
                return self
                    .map1(issue, d, a, |a| float::canonical32(f32::from_bits(a as u32).trunc()) as u64);
            }
            (Num::F32, Num::F32) if integral && mode.rounding == Rounding::Rni => {
                return self.map1(issue, d, a, |a| {
                    float::canonical32(f32::from_bits(a as u32).round_ties_even()) as u64
                });
            }
            (Num::F32, Num::F64) if plain => return self.map1(issue, d, a, float::widen_f32),
            (Num::F64, Num::F32) if plain && mode.rounding == Rounding::Rn => {
                return self.map1(issue, d, a, float::narrow_f64);
            }
            (Num::F32, _) if plain && toward_zero && to == signed(32) && to_reg_bits == 32 => {
                return self.map1(issue, d, a, |a| f32::from_bits(a as u32) as i32 as u32 as u64);
            }
            (Num::F32, _) if plain && toward_zero && to == unsigned(32) && to_reg_bits == 32 => {
                return self.map1(issue, d, a, |a| f32::from_bits(a as u32) as u32 as u64);
            }
            _ => {}
        }
        self.other_cvt(issue, (to, from, mode), extend, full, d, a);
    }

    fn other_cvt(
        &mut self,
        issue: &Issue<'_>,
        (to, from, mode): (Num, Num, CvtMode),
        extend: Option<u8>,
        full: u64,
        d: Slot,
        a: Slot,
    ) {
        self.map3_active(issue, d, (a, a, a), |a, _, _| {
            let v = float::convert(to, from, mode, a);
            match extend {
                Some(bits) => sext(bits, v) as u64 & full,
                None => v,
            }
        });
    }

    /// Two numbers into one register; the first source goes to the upper half.
    pub(super) fn cvt_pack2(
        &mut self,
        issue: &Issue<'_>,
        (to, from, mode): (Num, Num, CvtMode),
        d: Slot,
        (a, b): (Slot, Slot),
    ) {
        let shift = match to {
            Num::F16 | Num::Bf16 => 16,
            Num::E2m1 => 4,
            _ => 8,
        };
        self.map3_active(issue, d, (a, b, b), |a, b, _| {
            float::convert(to, from, mode, a) << shift | float::convert(to, from, mode, b)
        });
    }

    pub(super) fn cvt_unpack2(
        &mut self,
        issue: &Issue<'_>,
        (to, from, mode): (Num, Num, CvtMode),
        d: Slot,
        a: Slot,
    ) {
        let (width, out) = match from {
            Num::F16 | Num::Bf16 => (16, 8),
            Num::E2m1 => (4, 16),
            _ => (8, 16),
        };
        self.map3_active(issue, d, (a, a, a), |a, _, _| {
            let element = |i: u32| float::convert(to, from, mode, a >> (i * width) & mask(width as u8));
            element(1) << out | element(0)
        });
    }

    /// Random bits: 13 each for halves, 16 for bfloats, 8 for smaller formats, in the order of the values they are for.
    pub(super) fn cvt_stochastic(
        &mut self,
        issue: &Issue<'_>,
        (to, mode): (Num, CvtMode),
        d: u32,
        parts: &[u32],
        random: u32,
    ) {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let (width, bits, apart) = match to {
            Num::F16 => (16, 13, 16),
            Num::Bf16 => (16, 16, 16),
            Num::E2m1 => (4, 8, 8),
            _ => (8, 8, 8),
        };
        let random = *self.reg(w, at, code, random);
        let mut out = [0u64; 32];
        for (n, part) in parts.iter().rev().enumerate() {
            let a = self.reg(w, at, code, *part);
            for l in lanes(active) {
                let chance = random[l] as u32 >> (apart * n) & ((1 << bits) - 1);
                out[l] |= float::stochastic(to, mode, a[l], chance, bits) << (width * n);
            }
        }
        self.write(w, at, d, active, &out);
    }

    pub(super) fn pack(&mut self, issue: &Issue<'_>, d: &[u32], parts: &[u32], bits: u8) {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let mut wide = [0u128; 32];
        for (i, part) in parts.iter().enumerate() {
            let part = self.reg(w, at, code, *part);
            for l in 0..32 {
                wide[l] |= ((part[l] & mask(bits)) as u128) << (i as u32 * bits as u32).min(127);
            }
        }
        for (i, d) in d.iter().enumerate() {
            let out = each(|l| (wide[l] >> (64 * i)) as u64);
            self.write(w, at, *d, active, &out);
        }
    }

    pub(super) fn unpack(&mut self, issue: &Issue<'_>, parts: &[u32], a: &[u32], bits: u8) {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let mut wide = [0u128; 32];
        for (i, a) in a.iter().enumerate().take(2) {
            let a = self.reg(w, at, code, *a);
            for l in 0..32 {
                wide[l] |= (a[l] as u128) << (64 * i);
            }
        }
        for (i, part) in parts.iter().enumerate() {
            let shift = (i as u32 * bits as u32).min(127);
            let out = each(|l| (wide[l] >> shift) as u64 & mask(bits));
            self.write(w, at, *part, active, &out);
        }
    }
}
