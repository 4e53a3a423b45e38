//! Numbers of 16 bits: to and from wider ones, without the generality (and the time) of arbitrary formats.

use oxicc_ptx::Rounding;
use rustc_apfloat::ieee::{BFloat, Half, Single};
use rustc_apfloat::{Float, FloatConvert};

use super::{NAN16, round};

pub(crate) fn half_to_f32(bits: u16) -> f32 {
    let sign = (bits as u32 & 0x8000) << 16;
    let (exponent, mantissa) = (bits as u32 >> 10 & 31, bits as u32 & 0x3ff);
    let magnitude = match exponent {
        // Units of 2^-24.
        0 => (mantissa as f32 / (1 << 24) as f32).to_bits(),
        // Infinity, or a NaN that signals no more.
        31 if mantissa == 0 => 0x7f80_0000,
        31 => 0x7fc0_0000 | mantissa << 13,
        _ => (exponent + 112) << 23 | mantissa << 13,
    };
    f32::from_bits(sign | magnitude)
}

pub(crate) fn bf16_to_f32(bits: u16) -> f32 {
    f32::from_bits((bits as u32) << 16)
}

pub(crate) fn f32_to_half(x: f32, r: Rounding) -> u16 {
    if x.is_nan() {
        return NAN16;
    }
    if r == Rounding::Rn {
        return narrow(x as f64, true);
    }
    let mut lost = false;
    let h: Half = Single::from_bits(x.to_bits() as u128).convert_r(round(r), &mut lost).value;
    h.to_bits() as u16
}

pub(crate) fn f32_to_bf16(x: f32, r: Rounding) -> u16 {
    if x.is_nan() {
        return NAN16;
    }
    if r == Rounding::Rn {
        return narrow(x as f64, false);
    }
    let mut lost = false;
    let h: BFloat = Single::from_bits(x.to_bits() as u128).convert_r(round(r), &mut lost).value;
    h.to_bits() as u16
}

/// Rounds a double to the nearest half (or bfloat), ties to even.
pub(super) fn narrow(x: f64, is_f16: bool) -> u16 {
    if x.is_nan() {
        return NAN16;
    }
    // Bits of the mantissa, and the exponent of the least normal number.
    let (mantissa, least) = if is_f16 { (10, -14) } else { (7, -126) };
    let bits = x.to_bits();
    let (sign, magnitude) = ((bits >> 48 & 0x8000) as u16, bits & !(1 << 63));
    let exponent = |e: i64| ((e + 1023) as u64) << 52;
    let infinity = if is_f16 { 0x7c00 } else { 0x7f80 };
    let rounded = if magnitude >= exponent(2 - least) {
        infinity
    } else if magnitude < exponent(least) {
        // In units of the least subnormal number, which a double counts exactly.
        (f64::from_bits(magnitude) * f64::from_bits(exponent(mantissa - least))).round_ties_even() as u64
    } else {
        let cut = 52 - mantissa;
        let even = magnitude >> cut & 1;
        // A carry out of the mantissa is the next exponent, and out of the largest one infinity.
        (magnitude + (1 << (cut - 1)) - 1 + even - exponent(least - 1)) >> cut
    };
    sign | rounded as u16
}

/// The sum of two numbers; where it is not exact its last bit is set, so that rounding it to much fewer bits is right.
pub(super) fn sum_to_odd(a: f64, b: f64) -> f64 {
    let sum = a + b;
    let part = sum - a;
    let error = (a - (sum - part)) + (b - part);
    if error == 0.0 || !error.is_finite() || sum.to_bits() & 1 != 0 {
        return sum;
    }
    let away = (error > 0.0) == (sum > 0.0);
    f64::from_bits(if away { sum.to_bits() + 1 } else { sum.to_bits() - 1 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustc_apfloat::ieee::Double;

    #[test]
    fn every_half_survives() {
        for bits in 0..=u16::MAX {
            let x = half_to_f32(bits);
            let y = bf16_to_f32(bits);
            assert!(x.is_nan() || f32_to_half(x, Rounding::Rn) == bits, "{bits:x}");
            assert!(y.is_nan() || f32_to_bf16(y, Rounding::Rn) == bits, "{bits:x}");
            let mut lost = false;
            let s: Single = Half::from_bits(bits as u128).convert(&mut lost).value;
            assert!(x.is_nan() || x.to_bits() == s.to_bits() as u32);
        }
    }

    #[test]
    fn doubles_round_as_arbitrary_formats_do() {
        let mut seed = 0x9E37_79B9_7F4A_7C15u64;
        for i in 0..200_000u64 {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            // Near the range of both formats, often exactly in the middle.
            let exponent = 1023 - 150 + seed % 300;
            let mantissa = (seed >> 12) & if i % 3 == 0 { 0xff00_0000_0000 << 4 } else { (1 << 52) - 1 };
            let x = f64::from_bits((seed & 1 << 63) | exponent << 52 | mantissa);
            let mut lost = false;
            let d = Double::from_bits(x.to_bits() as u128);
            let h: Half = d.convert(&mut lost).value;
            let b: BFloat = d.convert(&mut lost).value;
            assert_eq!(
                (narrow(x, true), narrow(x, false)),
                (h.to_bits() as u16, b.to_bits() as u16),
                "{x:e}"
            );
        }
    }

    #[test]
    fn inexact_sums_are_odd() {
        assert_eq!(sum_to_odd(1.0, 2.0), 3.0);
        assert_eq!(sum_to_odd(1.0, 2f64.powi(-80)).to_bits(), 1f64.to_bits() + 1);
        assert_eq!(sum_to_odd(1.0, -2f64.powi(-80)).to_bits(), 1f64.to_bits() - 1);
        assert_eq!(sum_to_odd(f64::INFINITY, 1.0), f64::INFINITY);
    }
}
