//! Conversions between numbers; registers put together and taken apart.

use super::int::{mask, sext};
use super::lanes::lanes;
use super::{Block, Issue};
use crate::code::{CvtMode, Num, Slot};
use crate::float;

impl Block {
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
            let out = std::array::from_fn(|l| (wide[l] >> (64 * i)) as u64);
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
            let out = std::array::from_fn(|l| (wide[l] >> shift) as u64 & mask(bits));
            self.write(w, at, *part, active, &out);
        }
    }
}
