//! Floating-point arithmetic as the hardware does it.
//!
//! Round-to-nearest in single and double precision is the host's own arithmetic. Everything else goes through
//! `rustc_apfloat`, which is exact for every format and rounding.

mod convert;
mod half;

use oxicc_ptx::Rounding;
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, Round};

pub(crate) use convert::{convert, int_to_int, narrow_f64, small_to_f64, stochastic, widen_f32, widen_int};
pub(crate) use half::{bf16_to_f32, f32_to_bf16, f32_to_half, half_to_f32};

use crate::code::{Cmp, Float1, Float2, Float3, FloatMode, Fmt};
use crate::exec::each;

/// NaNs the hardware generates. Operations on singles and halves give these for every NaN; operations on doubles hand on the
/// NaN of an operand.
const NAN32: u32 = 0x7fff_ffff;
const NAN16: u16 = 0x7fff;
const NAN64: u64 = 0xfff8_0000_0000_0000;

fn round(r: Rounding) -> Round {
    match r {
        Rounding::Rz | Rounding::Rzi => Round::TowardZero,
        Rounding::Rm | Rounding::Rmi => Round::TowardNegative,
        Rounding::Rp | Rounding::Rpi => Round::TowardPositive,
        Rounding::Rna => Round::NearestTiesToAway,
        _ => Round::NearestTiesToEven,
    }
}

#[inline(always)]
pub(crate) fn ftz32(bits: u32) -> u32 {
    if bits & 0x7f80_0000 == 0 { bits & 0x8000_0000 } else { bits }
}

#[inline(always)]
fn flush(x: f32, ftz: bool) -> f32 {
    if ftz { f32::from_bits(ftz32(x.to_bits())) } else { x }
}

#[inline(always)]
pub(crate) fn canonical32(x: f32) -> u32 {
    if x.is_nan() { NAN32 } else { x.to_bits() }
}

/// Output modifiers of single precision.
#[inline(always)]
fn finish32(x: f32, mode: FloatMode) -> u32 {
    let x = flush(x, mode.ftz);
    if mode.sat {
        // NaN saturates to +0.
        return if x.is_nan() || x <= 0.0 { 0 } else { x.min(1.0).to_bits() };
    }
    if mode.relu && x <= 0.0 {
        return 0;
    }
    canonical32(x)
}

/// The bits of a result. Where it is NaN, the last NaN among the operands wins.
fn finish64(x: f64, operands: &[f64]) -> u64 {
    if x.is_nan() {
        return operands.iter().rfind(|o| o.is_nan()).map_or(NAN64, |o| quiet(o.to_bits()));
    }
    x.to_bits()
}

/// A NaN of double precision that signals no more.
#[inline(always)]
fn quiet(nan: u64) -> u64 {
    nan | 1 << 51
}

/// Applies an operation to each half of a packed pair.
fn pairs(a: u64, b: u64, c: u64, f: impl Fn(u64, u64, u64) -> u64) -> u64 {
    let lo = f(a & 0xffff, b & 0xffff, c & 0xffff);
    let hi = f(a >> 16 & 0xffff, b >> 16 & 0xffff, c >> 16 & 0xffff);
    lo & 0xffff | hi << 16
}

fn pairs32(a: u64, b: u64, c: u64, f: impl Fn(u64, u64, u64) -> u64) -> u64 {
    let lo = f(a as u32 as u64, b as u32 as u64, c as u32 as u64);
    let hi = f(a >> 32, b >> 32, c >> 32);
    lo & 0xffff_ffff | hi << 32
}

pub(crate) fn float1(op: Float1, fmt: Fmt, mode: FloatMode, a: u64) -> u64 {
    match fmt {
        Fmt::F32 => float1_f32(op, mode, a as u32) as u64,
        Fmt::F64 => float1_f64(op, mode, a),
        Fmt::F16 => match op {
            Float1::Neg | Float1::Abs if half_to_f32(a as u16).is_nan() => NAN16 as u64,
            Float1::Neg => ftz16(a ^ 0x8000, mode.ftz),
            Float1::Abs => ftz16(a & 0x7fff, mode.ftz),
            _ => {
                let x = flush_half(half_to_f32(a as u16), mode.ftz);
                let wide = f32::from_bits(float1_f32(op, FloatMode { ftz: false, ..mode }, x.to_bits()));
                f32_to_half(wide, Rounding::Rn) as u64
            }
        },
        Fmt::Bf16 => match op {
            Float1::Neg | Float1::Abs if bf16_to_f32(a as u16).is_nan() => NAN16 as u64,
            Float1::Neg => a ^ 0x8000,
            Float1::Abs => a & 0x7fff,
            _ => {
                let wide = float1_f32(op, mode, (a as u32) << 16);
                f32_to_bf16(f32::from_bits(wide), Rounding::Rn) as u64
            }
        },
        Fmt::F16x2 => pairs(a, 0, 0, |x, _, _| float1(op, Fmt::F16, mode, x)),
        Fmt::Bf16x2 => pairs(a, 0, 0, |x, _, _| float1(op, Fmt::Bf16, mode, x)),
        Fmt::F32x2 => pairs32(a, 0, 0, |x, _, _| float1(op, Fmt::F32, mode, x)),
    }
}

fn ftz16(bits: u64, ftz: bool) -> u64 {
    if ftz && bits & 0x7c00 == 0 { bits & 0x8000 } else { bits }
}

/// Flushes a half that is subnormal in its own format.
fn flush_half(x: f32, ftz: bool) -> f32 {
    const SMALLEST_NORMAL: f32 = 1.0 / 16384.0;
    if ftz && x.abs() < SMALLEST_NORMAL { 0.0f32.copysign(x) } else { x }
}

#[inline(always)]
pub(crate) fn float1_f32(op: Float1, mode: FloatMode, bits: u32) -> u32 {
    match op {
        Float1::Neg => return canonical32(flush(f32::from_bits(bits ^ 0x8000_0000), mode.ftz)),
        Float1::Abs => return canonical32(flush(f32::from_bits(bits & 0x7fff_ffff), mode.ftz)),
        _ => {}
    }
    let x = flush(f32::from_bits(bits), mode.ftz);
    let nearest = matches!(mode.rounding, Rounding::Rn);
    let value = match op {
        Float1::Sqrt if nearest => x.sqrt(),
        Float1::Sqrt => directed_sqrt32(x, mode.rounding),
        Float1::Rcp if nearest => 1.0 / x,
        Float1::Rcp => apfloat32_2(Float2::Div, 1.0, x, mode.rounding),
        Float1::Rsqrt => (1.0 / (x as f64).sqrt()) as f32,
        Float1::Sin => libm::sin(x as f64) as f32,
        Float1::Cos => libm::cos(x as f64) as f32,
        Float1::Lg2 => libm::log2(x as f64) as f32,
        Float1::Ex2 => libm::exp2(x as f64) as f32,
        Float1::Tanh => libm::tanh(x as f64) as f32,
        Float1::Neg | Float1::Abs => x,
    };
    finish32(value, FloatMode { sat: mode.sat, ..mode })
}

fn directed_sqrt32(x: f32, r: Rounding) -> f32 {
    // The square root of a single is never close enough to a double's midpoint to round the wrong way twice.
    let exact = (x as f64).sqrt();
    let near = exact as f32;
    if near.is_nan() || near.is_infinite() || near as f64 * near as f64 == x as f64 {
        return near;
    }
    let above = near as f64 * near as f64 > x as f64;
    match round(r) {
        Round::TowardPositive if !above => near.next_up(),
        Round::TowardZero | Round::TowardNegative if above => near.next_down(),
        _ => near,
    }
}

fn float1_f64(op: Float1, mode: FloatMode, bits: u64) -> u64 {
    if mode.ftz {
        return approximate64(op, bits);
    }
    let x = f64::from_bits(bits);
    let value = match op {
        Float1::Sqrt => directed_sqrt64(x, mode.rounding),
        Float1::Rcp if mode.rounding == Rounding::Rn => 1.0 / x,
        Float1::Rcp => apfloat64_2(Float2::Div, 1.0, x, mode.rounding),
        Float1::Rsqrt => 1.0 / x.sqrt(),
        Float1::Sin => libm::sin(x),
        Float1::Cos => libm::cos(x),
        Float1::Lg2 => libm::log2(x),
        Float1::Ex2 => libm::exp2(x),
        Float1::Tanh => libm::tanh(x),
        Float1::Neg => -x,
        Float1::Abs => x.abs(),
    };
    finish64(value, &[x])
}

/// `rcp.approx.ftz.f64` and `rsqrt.approx.ftz.f64`: they read and write the upper word only, and flush subnormal numbers.
fn approximate64(op: Float1, bits: u64) -> u64 {
    let upper = |v: u64| if v << 1 >> 53 == 0 { v & 1 << 63 } else { v & !0xffff_ffff };
    let x = f64::from_bits(upper(bits));
    let value = if op == Float1::Rsqrt && x != 0.0 { 1.0 / x.sqrt() } else { 1.0 / x };
    if value.is_nan() { NAN64 } else { upper(value.to_bits()) }
}

fn directed_sqrt64(x: f64, r: Rounding) -> f64 {
    const SMALL: f64 = f64::from_bits((1023 - 900) << 52);
    if x > 0.0 && x < SMALL {
        // The remainder below could be subnormal, and rounded.
        const UP: f64 = (1u128 << 120) as f64;
        const DOWN: f64 = 1.0 / (1u64 << 60) as f64;
        return directed_sqrt64(x * UP, r) * DOWN;
    }
    let near = x.sqrt();
    let direction = round(r);
    if direction == Round::NearestTiesToEven || !near.is_finite() || near == 0.0 {
        return near;
    }
    // The remainder x - near^2 is exact with one fused operation.
    let remainder = (-near).mul_add(near, x);
    match direction {
        Round::TowardPositive if remainder > 0.0 => near.next_up(),
        Round::TowardZero | Round::TowardNegative if remainder < 0.0 => near.next_down(),
        _ => near,
    }
}

pub(crate) fn float2(op: Float2, fmt: Fmt, mode: FloatMode, a: u64, b: u64) -> u64 {
    match fmt {
        Fmt::F32 => float2_f32(op, mode, a as u32, b as u32) as u64,
        Fmt::F64 => float2_f64(op, mode, a, b),
        Fmt::F16 => half2::<Half>(op, mode, a, b, true),
        Fmt::Bf16 => half2::<BFloat>(op, mode, a, b, false),
        Fmt::F16x2 => pairs(a, b, 0, |x, y, _| float2(op, Fmt::F16, mode, x, y)),
        Fmt::Bf16x2 => pairs(a, b, 0, |x, y, _| float2(op, Fmt::Bf16, mode, x, y)),
        Fmt::F32x2 => pairs32(a, b, 0, |x, y, _| float2(op, Fmt::F32, mode, x, y)),
    }
}

#[inline(always)]
pub(crate) fn float2_f32(op: Float2, mode: FloatMode, a: u32, b: u32) -> u32 {
    let (x, y) = (flush(f32::from_bits(a), mode.ftz), flush(f32::from_bits(b), mode.ftz));
    let nearest = mode.rounding == Rounding::Rn;
    let value = match op {
        Float2::Add if nearest => x + y,
        Float2::Sub if nearest => x - y,
        Float2::Mul if nearest => x * y,
        Float2::Div if nearest => x / y,
        Float2::Add | Float2::Sub | Float2::Mul | Float2::Div => apfloat32_2(op, x, y, mode.rounding),
        Float2::Copysign => return a & 0x8000_0000 | b & 0x7fff_ffff,
        Float2::Min | Float2::Max => return min_max32(op == Float2::Max, mode, x, y),
    };
    finish32(value, mode)
}

/// The lesser or greater of two singles as bits.
pub(crate) fn min_max_f32(max: bool, nan: bool, x: u64, y: u64) -> u64 {
    let mode = FloatMode { rounding: Rounding::Rn, ftz: false, sat: false, relu: false, nan, xorsign: false };
    min_max32(max, mode, f32::from_bits(x as u32), f32::from_bits(y as u32)) as u64
}

#[inline(always)]
fn min_max32(max: bool, mode: FloatMode, x: f32, y: f32) -> u32 {
    if x.is_nan() && y.is_nan() || mode.nan && (x.is_nan() || y.is_nan()) {
        return NAN32;
    }
    let sign = if mode.xorsign { (x.to_bits() ^ y.to_bits()) & 0x8000_0000 } else { 0 };
    let (x, y) = if mode.xorsign { (x.abs(), y.abs()) } else { (x, y) };
    let value = if x.is_nan() {
        y
    } else if y.is_nan() {
        x
    } else if x == y {
        // -0 is less than +0.
        if (x.is_sign_negative()) == max { y } else { x }
    } else if (x < y) == max {
        y
    } else {
        x
    };
    if mode.xorsign { value.to_bits() & 0x7fff_ffff | sign } else { value.to_bits() }
}

fn float2_f64(op: Float2, mode: FloatMode, a: u64, b: u64) -> u64 {
    let (x, y) = (f64::from_bits(a), f64::from_bits(b));
    let nearest = mode.rounding == Rounding::Rn;
    let value = match op {
        Float2::Add if nearest => x + y,
        Float2::Sub if nearest => x - y,
        Float2::Mul if nearest => x * y,
        Float2::Div if nearest => x / y,
        Float2::Add | Float2::Sub | Float2::Mul | Float2::Div => apfloat64_2(op, x, y, mode.rounding),
        Float2::Copysign => return a & (1 << 63) | b & !(1 << 63),
        Float2::Min | Float2::Max => {
            let max = op == Float2::Max;
            if x.is_nan() {
                y
            } else if y.is_nan() {
                x
            } else if x == y {
                if x.is_sign_negative() == max { y } else { x }
            } else if (x < y) == max {
                y
            } else {
                x
            }
        }
    };
    // The quotient is made by a sequence that looks at the dividend first.
    finish64(value, &if op == Float2::Div { [y, x] } else { [x, y] })
}

fn ap2<F: Float>(op: Float2, x: F, y: F, r: Round) -> F {
    match op {
        Float2::Add => x.add_r(y, r).value,
        Float2::Sub => x.sub_r(y, r).value,
        Float2::Mul => x.mul_r(y, r).value,
        _ => x.div_r(y, r).value,
    }
}

fn apfloat32_2(op: Float2, x: f32, y: f32, r: Rounding) -> f32 {
    let (x, y) = (Single::from_bits(x.to_bits() as u128), Single::from_bits(y.to_bits() as u128));
    f32::from_bits(ap2(op, x, y, round(r)).to_bits() as u32)
}

fn apfloat64_2(op: Float2, x: f64, y: f64, r: Rounding) -> f64 {
    let (x, y) = (Double::from_bits(x.to_bits() as u128), Double::from_bits(y.to_bits() as u128));
    f64::from_bits(ap2(op, x, y, round(r)).to_bits() as u64)
}

/// Binary operations on 16-bit formats.
fn half2<F: Float>(op: Float2, mode: FloatMode, a: u64, b: u64, is_f16: bool) -> u64 {
    let widen = |v: u64| if is_f16 { half_to_f32(v as u16) } else { bf16_to_f32(v as u16) };
    let (mut x, mut y) = (widen(a), widen(b));
    if is_f16 {
        x = flush_half(x, mode.ftz);
        y = flush_half(y, mode.ftz);
    }
    match op {
        Float2::Copysign => return a & 0x8000 | b & 0x7fff,
        Float2::Min | Float2::Max => {
            let bits = min_max32(op == Float2::Max, mode, x, y);
            let value = f32::from_bits(bits);
            return if is_f16 { f32_to_half(value, Rounding::Rn) } else { f32_to_bf16(value, Rounding::Rn) }
                as u64;
        }
        _ => {}
    }
    // The operands are numbers of their format, so that every one of these is exact enough in a double to be rounded once more.
    if mode.rounding == Rounding::Rn && op != Float2::Div {
        let (x, y) = (x as f64, y as f64);
        let value = match op {
            Float2::Add => x + y,
            Float2::Sub => x - y,
            _ => x * y,
        };
        return finish16(F::from_bits(half::narrow(value, is_f16) as u128), mode, is_f16);
    }
    let narrow = |v: f32| if is_f16 { f32_to_half(v, Rounding::Rn) } else { f32_to_bf16(v, Rounding::Rn) };
    let result =
        ap2(op, F::from_bits(narrow(x) as u128), F::from_bits(narrow(y) as u128), round(mode.rounding));
    finish16(result, mode, is_f16)
}

fn finish16<F: Float>(value: F, mode: FloatMode, is_f16: bool) -> u64 {
    if mode.ftz && value.is_denormal() {
        return if value.is_negative() && !mode.sat && !mode.relu { 0x8000 } else { 0 };
    }
    if mode.sat {
        let one = if is_f16 { 0x3c00 } else { 0x3f80 };
        if value.is_nan() || value.is_negative() || value.is_zero() {
            return 0;
        }
        return if value > F::from_bits(one) { one as u64 } else { value.to_bits() as u64 };
    }
    if value.is_nan() {
        return NAN16 as u64;
    }
    if mode.relu && value.is_negative() {
        return 0;
    }
    value.to_bits() as u64
}

pub(crate) fn float3(op: Float3, fmt: Fmt, mode: FloatMode, a: u64, b: u64, c: u64) -> u64 {
    if op != Float3::Fma {
        let two = if op == Float3::Min { Float2::Min } else { Float2::Max };
        return float2(two, fmt, mode, float2(two, fmt, mode, a, b), c);
    }
    match fmt {
        Fmt::F32 => {
            let f = |v: u64| flush(f32::from_bits(v as u32), mode.ftz);
            let (x, y, z) = (f(a), f(b), f(c));
            let value = if mode.rounding == Rounding::Rn {
                x.mul_add(y, z)
            } else {
                let s = |v: f32| Single::from_bits(v.to_bits() as u128);
                f32::from_bits(s(x).mul_add_r(s(y), s(z), round(mode.rounding)).value.to_bits() as u32)
            };
            finish32(value, mode) as u64
        }
        Fmt::F64 => {
            let (x, y, z) = (f64::from_bits(a), f64::from_bits(b), f64::from_bits(c));
            let value = if mode.rounding == Rounding::Rn {
                x.mul_add(y, z)
            } else {
                let d = |v: f64| Double::from_bits(v.to_bits() as u128);
                f64::from_bits(d(x).mul_add_r(d(y), d(z), round(mode.rounding)).value.to_bits() as u64)
            };
            finish64(value, &[x, y, z])
        }
        Fmt::F16 | Fmt::Bf16 if mode.rounding == Rounding::Rn => {
            let is_f16 = fmt == Fmt::F16;
            let number = |v: u64| match is_f16 {
                true => flush_half(half_to_f32(v as u16), mode.ftz) as f64,
                false => bf16_to_f32(v as u16) as f64,
            };
            let sum = half::sum_to_odd(number(a) * number(b), number(c));
            let bits = half::narrow(sum, is_f16) as u128;
            match is_f16 {
                true => finish16(Half::from_bits(bits), mode, true),
                false => finish16(BFloat::from_bits(bits), mode, false),
            }
        }
        Fmt::F16 => {
            let h = |v: u64| {
                let x = flush_half(half_to_f32(v as u16), mode.ftz);
                Half::from_bits(f32_to_half(x, Rounding::Rn) as u128)
            };
            finish16(h(a).mul_add_r(h(b), h(c), round(mode.rounding)).value, mode, true)
        }
        Fmt::Bf16 => {
            let h = |v: u64| BFloat::from_bits((v & 0xffff) as u128);
            finish16(h(a).mul_add_r(h(b), h(c), round(mode.rounding)).value, mode, false)
        }
        Fmt::F16x2 => pairs(a, b, c, |x, y, z| float3(op, Fmt::F16, mode, x, y, z)),
        Fmt::Bf16x2 => pairs(a, b, c, |x, y, z| float3(op, Fmt::Bf16, mode, x, y, z)),
        Fmt::F32x2 => pairs32(a, b, c, |x, y, z| float3(op, Fmt::F32, mode, x, y, z)),
    }
}

/// `fma.rn.f32` of 32 lanes. The product of two singles is exact in a double; rounding the sum twice is wrong only where the
/// double lies in the middle between two singles, or where the single is subnormal. There the lane is computed again.
#[inline(always)]
pub(crate) fn fma_lanes(a: &[u64; 32], b: &[u64; 32], c: &[u64; 32]) -> [u64; 32] {
    let f = |v: u64| f32::from_bits(v as u32);
    let mut again = false;
    let mut out = each(|l| {
        let sum = f(a[l]) as f64 * f(b[l]) as f64 + f(c[l]) as f64;
        let bits = sum.to_bits();
        let is_middle = bits & 0x1fff_ffff == 0x1000_0000;
        let is_tiny = bits & !(1 << 63) < 0x3820_0000_0000_0000 && bits << 1 != 0;
        again |= is_middle | is_tiny;
        let r = sum as f32;
        if r.is_nan() { NAN32 as u64 } else { r.to_bits() as u64 }
    });
    if again {
        for l in 0..32 {
            out[l] = canonical32(f(a[l]).mul_add(f(b[l]), f(c[l]))) as u64;
        }
    }
    out
}

/// An operation on doubles of 32 lanes, rounded to nearest.
#[inline(always)]
pub(crate) fn lanes_f64(a: &[u64; 32], b: &[u64; 32], f: impl Fn(f64, f64) -> f64) -> [u64; 32] {
    let mut has_nan = false;
    let mut out = each(|l| {
        let value = f(f64::from_bits(a[l]), f64::from_bits(b[l]));
        has_nan |= value.is_nan();
        value.to_bits()
    });
    if has_nan {
        for l in 0..32 {
            out[l] = finish64(f64::from_bits(out[l]), &[f64::from_bits(a[l]), f64::from_bits(b[l])]);
        }
    }
    out
}

/// `fma.rn.f32`, where the host has such an instruction.
#[inline(always)]
pub(crate) fn fma_f32(a: u64, b: u64, c: u64) -> u64 {
    let f = |v: u64| f32::from_bits(v as u32);
    canonical32(f(a).mul_add(f(b), f(c))) as u64
}

/// `fma.rn.f64` of 32 lanes.
#[inline(always)]
pub(crate) fn fma_lanes_f64(a: &[u64; 32], b: &[u64; 32], c: &[u64; 32]) -> [u64; 32] {
    let f = f64::from_bits;
    let mut has_nan = false;
    let mut out = each(|l| {
        let value = f(a[l]).mul_add(f(b[l]), f(c[l]));
        has_nan |= value.is_nan();
        value.to_bits()
    });
    if has_nan {
        for l in 0..32 {
            out[l] = finish64(f(out[l]), &[f(a[l]), f(b[l]), f(c[l])]);
        }
    }
    out
}

/// The value of a scalar float as a double, which holds every format exactly.
pub(crate) fn to_f64(fmt: Fmt, bits: u64, ftz: bool) -> f64 {
    match fmt {
        Fmt::F32 => flush(f32::from_bits(bits as u32), ftz) as f64,
        Fmt::F64 => f64::from_bits(bits),
        Fmt::F16 => flush_half(half_to_f32(bits as u16), ftz) as f64,
        Fmt::Bf16 => bf16_to_f32(bits as u16) as f64,
        Fmt::F16x2 | Fmt::Bf16x2 | Fmt::F32x2 => 0.0,
    }
}

pub(crate) fn compare(cmp: Cmp, x: f64, y: f64) -> bool {
    let unordered = x.is_nan() || y.is_nan();
    match cmp {
        Cmp::Eq => x == y,
        Cmp::Ne => !unordered && x != y,
        Cmp::Lt => x < y,
        Cmp::Le => x <= y,
        Cmp::Gt => x > y,
        Cmp::Ge => x >= y,
        Cmp::Equ => unordered || x == y,
        Cmp::Neu => unordered || x != y,
        Cmp::Ltu => unordered || x < y,
        Cmp::Leu => unordered || x <= y,
        Cmp::Gtu => unordered || x > y,
        Cmp::Geu => unordered || x >= y,
        Cmp::Num => !unordered,
        Cmp::Nan => unordered,
    }
}
