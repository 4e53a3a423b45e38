//! Conversions between formats: integers, floats of all sizes.

use oxicc_ptx::Rounding;
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round};

use super::{
    NAN32, bf16_to_f32, canonical32, f32_to_bf16, f32_to_half, finish64, flush, ftz32, half_to_f32, quiet,
    round,
};
use crate::code::{CvtMode, IntTy, Num};

/// Conversion between scalar formats. The result is a bit pattern of the destination format, zero-extended.
pub(crate) fn convert(to: Num, from: Num, mode: CvtMode, a: u64) -> u64 {
    match (from, to) {
        (Num::Int(f), Num::Int(t)) => int_to_int(f, t, mode.sat, a),
        (Num::Int(f), _) => {
            let value = widen_int(f, a);
            from_wide_int(to, mode, value)
        }
        (_, Num::Int(t)) => float_to_int(from, t, mode, a),
        (Num::F64, Num::F64) => {
            let x = f64::from_bits(a);
            finish64(integral64(x, mode), &[x])
        }
        (Num::F32, Num::F64) if !mode.ftz && !mode.sat => widen_f32(a),
        (_, Num::F64) => {
            let x = small_to_f32(from, a);
            let x = flush(x, mode.ftz);
            if mode.sat {
                return integral64(x as f64, mode).to_bits();
            }
            // A NaN keeps its bits.
            let bits = x.to_bits() as u64;
            match x.is_nan() {
                true => quiet((bits >> 31) << 63 | 0x7ff << 52 | (bits & 0x7f_ffff) << 29),
                false => (x as f64).to_bits(),
            }
        }
        // Nothing is computed, so a NaN keeps its bits.
        (Num::Bf16, Num::F32) if bf16_to_f32(a as u16).is_nan() && !mode.sat => a << 16,
        (Num::F64, _) => from_f64(to, mode, f64::from_bits(a)),
        // On the way to a half subnormal singles are not flushed: away from zero they round to the smallest half.
        _ => from_f32(to, mode, flush(small_to_f32(from, a), mode.ftz && from == Num::F32 && to != Num::F16)),
    }
}

/// A single as a double. A NaN keeps its bits.
#[inline(always)]
pub(crate) fn widen_f32(a: u64) -> u64 {
    let x = f32::from_bits(a as u32);
    let nan = quiet((a >> 31 & 1) << 63 | 0x7ff << 52 | (a & 0x7f_ffff) << 29);
    if x.is_nan() { nan } else { (x as f64).to_bits() }
}

/// A double as the nearest single. A NaN keeps its upper bits.
#[inline(always)]
pub(crate) fn narrow_f64(a: u64) -> u64 {
    let x = f64::from_bits(a);
    if x.is_nan() { narrow_nan(x, 32, 23) } else { (x as f32).to_bits() as u64 }
}

/// Sign- or zero-extends the value of an integer register.
pub(crate) fn widen_int(ty: IntTy, a: u64) -> i128 {
    let shift = 64 - ty.bits as u32;
    if ty.signed { ((a << shift) as i64 >> shift) as i128 } else { (a << shift >> shift) as i128 }
}

fn int_range(ty: IntTy) -> (i128, i128) {
    if ty.signed { (-(1 << (ty.bits - 1)), (1 << (ty.bits - 1)) - 1) } else { (0, (1 << ty.bits) - 1) }
}

fn truncate(bits: u8, value: i128) -> u64 {
    if bits >= 64 { value as u64 } else { value as u64 & ((1 << bits) - 1) }
}

pub(crate) fn int_to_int(from: IntTy, to: IntTy, sat: bool, a: u64) -> u64 {
    let value = widen_int(from, a);
    let (lo, hi) = int_range(to);
    truncate(to.bits, if sat { value.clamp(lo, hi) } else { value })
}

fn from_wide_int(to: Num, mode: CvtMode, value: i128) -> u64 {
    let r = round(mode.rounding);
    let value = if mode.sat { value.clamp(0, 1) } else { value };
    // Rust's own conversions round to nearest.
    if let (Round::NearestTiesToEven, Ok(value)) = (r, i64::try_from(value)) {
        match to {
            Num::F32 => return (value as f32).to_bits() as u64,
            Num::F64 => return (value as f64).to_bits(),
            _ => {}
        }
    }
    match to {
        Num::F32 => Single::from_i128_r(value, r).value.to_bits() as u64,
        Num::F64 => Double::from_i128_r(value, r).value.to_bits() as u64,
        Num::F16 => Half::from_i128_r(value, r).value.to_bits() as u64,
        Num::Bf16 => BFloat::from_i128_r(value, r).value.to_bits() as u64,
        _ => 0,
    }
}

fn float_to_int(from: Num, to: IntTy, mode: CvtMode, a: u64) -> u64 {
    let x = match from {
        Num::F64 => f64::from_bits(a),
        _ => flush(small_to_f32(from, a), mode.ftz) as f64,
    };
    // Out-of-range values clamp, NaN gives 0 (or the upper bit for results of 64 bits and double sources).
    if x.is_nan() {
        return match (from, to.bits) {
            (_, 64) | (Num::F64, _) => 1 << (to.bits - 1),
            _ => 0,
        };
    }
    let rounded = match mode.rounding {
        Rounding::Rni | Rounding::Rn => x.round_ties_even(),
        Rounding::Rmi | Rounding::Rm => x.floor(),
        Rounding::Rpi | Rounding::Rp => x.ceil(),
        _ => x.trunc(),
    };
    let (lo, hi) = int_range(to);
    if to.bits <= 32 {
        // `as` saturates, and i64 holds every bound.
        return truncate(to.bits, (rounded as i64).clamp(lo as i64, hi as i64) as i128);
    }
    // So does i128.
    truncate(to.bits, (rounded as i128).clamp(lo, hi))
}

fn integral64(x: f64, mode: CvtMode) -> f64 {
    let x = if !mode.integral {
        x
    } else {
        match mode.rounding {
            Rounding::Rzi | Rounding::Rz => x.trunc(),
            Rounding::Rmi | Rounding::Rm => x.floor(),
            Rounding::Rpi | Rounding::Rp => x.ceil(),
            _ => x.round_ties_even(),
        }
    };
    if !mode.sat {
        x
    } else if x.is_nan() || x <= 0.0 {
        0.0
    } else {
        x.min(1.0)
    }
}

fn from_f64(to: Num, mode: CvtMode, x: f64) -> u64 {
    let x = integral64(x, mode);
    let mut lost = false;
    let d = Double::from_bits(x.to_bits() as u128);
    let r = round(mode.rounding);
    match to {
        // The upper bits of a NaN are kept.
        Num::F32 if x.is_nan() => narrow_nan(x, 32, 23),
        Num::F32 if r == Round::NearestTiesToEven => {
            let bits = (x as f32).to_bits();
            (if mode.ftz { ftz32(bits) } else { bits }) as u64
        }
        Num::F16 if x.is_nan() => narrow_nan(x, 16, 10),
        Num::Bf16 if x.is_nan() => narrow_nan(x, 16, 7),
        Num::F32 => {
            let s: Single = d.convert_r(r, &mut lost).value;
            let bits = s.to_bits() as u32;
            (if mode.ftz { ftz32(bits) } else { bits }) as u64
        }
        Num::F16 => {
            let h: Half = d.convert_r(r, &mut lost).value;
            h.to_bits() as u64
        }
        Num::Bf16 => {
            let h: BFloat = d.convert_r(r, &mut lost).value;
            h.to_bits() as u64
        }
        _ => from_f32(to, mode, x as f32),
    }
}

/// A NaN of double precision in a format of fewer bits, so many of them mantissa.
#[inline(always)]
fn narrow_nan(x: f64, bits: u32, mantissa: u32) -> u64 {
    let from = quiet(x.to_bits());
    let sign = (from >> 63) << (bits - 1);
    sign | (from << 1 >> 1 >> (52 - mantissa)) & ((1 << (bits - 1)) - 1)
}

/// A float of at most 32 bits as a double, exactly.
pub(crate) fn small_to_f64(from: Num, a: u64) -> f64 {
    small_to_f32(from, a) as f64
}

/// A float of at most 32 bits as a single, exactly.
fn small_to_f32(from: Num, a: u64) -> f32 {
    match from {
        Num::F32 | Num::Tf32 => f32::from_bits(a as u32),
        Num::F16 => half_to_f32(a as u16),
        Num::Bf16 => bf16_to_f32(a as u16),
        Num::E4m3 => mini_to_f32(a as u8, Mini::E4M3),
        Num::E5m2 => mini_to_f32(a as u8, Mini::E5M2),
        Num::E2m3 => mini_to_f32(a as u8 & 0x3f, Mini::E2M3),
        Num::E3m2 => mini_to_f32(a as u8 & 0x3f, Mini::E3M2),
        Num::E2m1 => mini_to_f32(a as u8 & 0xf, Mini::E2M1),
        Num::Ue4m3 => mini_to_f32(a as u8 & 0x7f, Mini::E4M3),
        Num::Ue8m0 => match a as u8 {
            0xff => f32::NAN,
            0 => f32::from_bits(0x0040_0000),
            e => f32::from_bits((e as u32) << 23),
        },
        Num::Int(_) | Num::F64 => 0.0,
    }
}

fn from_f32(to: Num, mode: CvtMode, x: f32) -> u64 {
    let x = if mode.integral || mode.sat { integral64(x as f64, mode) as f32 } else { x };
    // -0 becomes +0 too.
    let x = if mode.relu && x <= 0.0 { 0.0 } else { x };
    match to {
        Num::F32 => canonical32(flush(x, mode.ftz)) as u64,
        Num::F16 => {
            let bits = f32_to_half(x, mode.rounding);
            let overflow = bits & 0x7fff == 0x7c00 && mode.satfinite;
            (if overflow { bits & 0x8000 | 0x7bff } else { bits }) as u64
        }
        Num::Bf16 => {
            let bits = f32_to_bf16(x, mode.rounding);
            (if bits & 0x7fff == 0x7f80 && mode.satfinite { bits & 0x8000 | 0x7f7f } else { bits }) as u64
        }
        Num::Tf32 => {
            let bits = x.to_bits();
            if x.is_nan() {
                let nan = if mode.rounding == Rounding::Rna { bits | 0x0040_0000 } else { NAN32 };
                return (nan & !0x1fff) as u64;
            }
            let low = bits & 0x1fff;
            let up = match mode.rounding {
                Rounding::Rz => false,
                Rounding::Rna => low >= 0x1000,
                _ => low > 0x1000 || low == 0x1000 && bits & 0x2000 != 0,
            };
            ((bits & !0x1fff).wrapping_add(if up { 0x2000 } else { 0 })) as u64
        }
        Num::E4m3 => f32_to_mini(x, Mini::E4M3) as u64,
        Num::Ue4m3 => f32_to_mini(x.max(0.0), Mini::E4M3) as u64,
        Num::E5m2 => f32_to_mini(x, Mini::E5M2) as u64,
        Num::E2m3 => f32_to_mini(x, Mini::E2M3) as u64,
        Num::E3m2 => f32_to_mini(x, Mini::E3M2) as u64,
        Num::E2m1 => f32_to_mini(x, Mini::E2M1) as u64,
        Num::Ue8m0 => {
            // Round the magnitude up (rp) or down (rz) to a power of two.
            if x.is_nan() {
                return 0xff;
            }
            let bits = x.abs().to_bits();
            let exponent = bits >> 23;
            let up = mode.rounding == Rounding::Rp && bits & 0x007f_ffff != 0;
            (exponent + up as u32).min(0xfe) as u64
        }
        Num::Int(_) | Num::F64 => 0,
    }
}

/// Rounds away from zero with the probability that the value is nearer there: `random` counts parts of `bits` bits.
pub(crate) fn stochastic(to: Num, mode: CvtMode, a: u64, random: u32, bits: u32) -> u64 {
    let x = f32::from_bits(a as u32);
    let (mantissa, min_exponent) = match to {
        Num::F16 => (10, -14),
        Num::Bf16 => (7, -126),
        Num::E4m3 => (3, -6),
        Num::E5m2 => (2, -14),
        Num::E2m3 => (3, 0),
        Num::E3m2 => (2, -2),
        _ => (1, 0),
    };
    let rounded = if x.is_finite() && x != 0.0 {
        let magnitude = x.abs() as f64;
        let exponent = ((magnitude.to_bits() >> 52) as i32 - 1023).max(min_exponent);
        let step = 2f64.powi(exponent - mantissa);
        let chance = random as f64 / 2f64.powi(bits as i32);
        ((magnitude / step + chance).floor() * step).copysign(x as f64) as f32
    } else {
        x
    };
    // What is now a value of the format is not rounded again; what is too large overflows.
    from_f32(to, CvtMode { rounding: Rounding::Rn, ..mode }, rounded)
}

/// A format of eight bits or fewer: sign, exponent, mantissa.
#[derive(Clone, Copy)]
struct Mini {
    exponent: u32,
    mantissa: u32,
    bias: i32,
    /// Largest finite bit pattern without sign.
    max: u8,
    nan: Option<u8>,
    /// Pattern of infinity, if the format has one.
    infinity: Option<u8>,
}

impl Mini {
    const E4M3: Mini = Mini { exponent: 4, mantissa: 3, bias: 7, max: 0x7e, nan: Some(0x7f), infinity: None };
    const E5M2: Mini =
        Mini { exponent: 5, mantissa: 2, bias: 15, max: 0x7b, nan: Some(0x7f), infinity: Some(0x7c) };
    const E2M3: Mini = Mini { exponent: 2, mantissa: 3, bias: 1, max: 0x1f, nan: None, infinity: None };
    const E3M2: Mini = Mini { exponent: 3, mantissa: 2, bias: 3, max: 0x1f, nan: None, infinity: None };
    const E2M1: Mini = Mini { exponent: 2, mantissa: 1, bias: 1, max: 0x07, nan: None, infinity: None };
}

fn mini_to_f32(bits: u8, f: Mini) -> f32 {
    let magnitude = bits & ((1 << (f.exponent + f.mantissa)) - 1);
    let negative = bits >> (f.exponent + f.mantissa) & 1 != 0;
    let value = if f.infinity == Some(magnitude) {
        f32::INFINITY
    } else if magnitude > f.max {
        f32::NAN
    } else {
        let e = (magnitude >> f.mantissa) as i32;
        let m = (magnitude & ((1 << f.mantissa) - 1)) as f32;
        let unit = 1u32 << f.mantissa;
        if e == 0 { m / unit as f32 * exp2i(1 - f.bias) } else { (1.0 + m / unit as f32) * exp2i(e - f.bias) }
    };
    if negative { -value } else { value }
}

fn exp2i(e: i32) -> f32 {
    f32::from_bits(((e + 127).clamp(1, 254) as u32) << 23)
}

/// Rounds to nearest even, saturating to the largest finite value.
fn f32_to_mini(x: f32, f: Mini) -> u8 {
    let sign = (x.is_sign_negative() as u8) << (f.exponent + f.mantissa);
    if x.is_nan() {
        return f.nan.unwrap_or(f.max);
    }
    let a = x.abs() as f64;
    let max = mini_to_f32(f.max, f) as f64;
    if a >= max {
        return sign | f.max;
    }
    // The step between neighbours at this magnitude.
    let e = if a == 0.0 { 1 - f.bias } else { (libm::log2(a).floor() as i32).max(1 - f.bias) };
    let e = if a != 0.0 && exp2i(e) as f64 > a && e > 1 - f.bias { e - 1 } else { e };
    let step = exp2i(e) as f64 / (1u32 << f.mantissa) as f64;
    let units = (a / step).round_ties_even() as u32;
    // Units count from the binade's start; carrying into the next binade is the same addition.
    let base = if e > 1 - f.bias { ((e + f.bias) as u32) << f.mantissa } else { 0 };
    let pattern = if e > 1 - f.bias { base + units - (1 << f.mantissa) } else { units };
    sign | (pattern as u8).min(f.max)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODE: CvtMode = CvtMode {
        rounding: Rounding::Rn,
        integral: false,
        ftz: false,
        sat: false,
        satfinite: false,
        relu: false,
    };

    #[test]
    fn nans_keep_what_fits() {
        assert_eq!(convert(Num::F32, Num::F64, MODE, 0xfff6_d913_a3a6_1fb8), 0xfff6_c89d);
        assert_eq!(convert(Num::F16, Num::F64, MODE, 0x7ff4_0000_0000_0001), 0x7f00);
        assert_eq!(convert(Num::F64, Num::F32, MODE, 0x7fff_ffff), 0x7fff_ffff_e000_0000);
        assert_eq!(convert(Num::F64, Num::F16, MODE, 0xfd49), 0xfffd_2400_0000_0000);
        assert_eq!(convert(Num::F32, Num::Bf16, MODE, 0xffc1), 0xffc1_0000);
        assert_eq!(convert(Num::F32, Num::F16, MODE, 0xfe01), 0x7fff_ffff);
    }

    #[test]
    fn relu_has_no_negative_zero() {
        let mode = CvtMode { relu: true, ..MODE };
        assert_eq!(convert(Num::F16, Num::F32, mode, 0x8000_0000), 0);
        assert_eq!(convert(Num::E4m3, Num::F32, mode, 0xbf80_0000), 0);
    }

    #[test]
    fn integers_saturate_to_the_unit_interval() {
        let s32 = Num::Int(IntTy { bits: 32, signed: true });
        let mode = CvtMode { sat: true, ..MODE };
        assert_eq!(convert(Num::F32, s32, mode, 7), 0x3f80_0000);
        assert_eq!(convert(Num::F32, s32, mode, 0xffff_fff9), 0);
    }

    #[test]
    fn conversions_to_nearest_are_those_of_exact_arithmetic() {
        let r = Round::NearestTiesToEven;
        let s64 = Num::Int(IntTy { bits: 64, signed: true });
        let near =
            [0i64, 1, 2, 3].map(|i| [16_777_215 + i, (1 << 53) + i, (1 << 61) + (1 << 37) + i, i64::MAX - i]);
        for value in near.into_iter().flatten().flat_map(|v| [v, -v]) {
            let single = Single::from_i128_r(value as i128, r).value.to_bits() as u64;
            assert_eq!(convert(Num::F32, s64, MODE, value as u64), single, "{value}");
            let double = Double::from_i128_r(value as i128, r).value.to_bits() as u64;
            assert_eq!(convert(Num::F64, s64, MODE, value as u64), double, "{value}");
        }
        for value in [1e-45, 1.5e-45, 1e-40, 1.0 + f64::EPSILON, 16_777_217.0, 3.5e38, f64::INFINITY] {
            let exact: Single = Double::from_bits(value.to_bits() as u128).convert_r(r, &mut false).value;
            assert_eq!(convert(Num::F32, Num::F64, MODE, value.to_bits()), exact.to_bits() as u64, "{value}");
        }
        let s32 = Num::Int(IntTy { bits: 32, signed: true });
        let u32 = Num::Int(IntTy { bits: 32, signed: false });
        let toward_zero = CvtMode { rounding: Rounding::Rzi, ..MODE };
        for (value, signed, unsigned) in
            [(-1.5, 0xffff_ffff, 0), (1e30, 0x7fff_ffff, 0xffff_ffff), (3e9, 0x7fff_ffff, 3_000_000_000)]
        {
            assert_eq!(convert(s32, Num::F64, toward_zero, f64::to_bits(value)), signed, "{value}");
            assert_eq!(convert(u32, Num::F64, toward_zero, f64::to_bits(value)), unsigned, "{value}");
        }
    }
}
