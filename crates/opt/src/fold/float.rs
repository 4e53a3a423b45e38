//! Floating-point numbers of every format as bits, computed exactly and rounded once.
//!
//! Whether denormals of single precision are flushed is decided later than here, and the payload of a NaN that hardware makes
//! is its own business: an operation that meets or makes one of these has no answer.

use std::cmp::Ordering;

use oxicc_ir::{Type, TypeData, Types};
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single};
use rustc_apfloat::{Float, FloatConvert, Round, Status};

/// A format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    Half,
    BFloat,
    Single,
    Double,
    Quad,
}

impl Format {
    pub fn of(types: &Types, ty: Type) -> Option<Format> {
        Some(match types.get(ty) {
            TypeData::Half => Format::Half,
            TypeData::BFloat => Format::BFloat,
            TypeData::Float => Format::Single,
            TypeData::Double => Format::Double,
            TypeData::Fp128 => Format::Quad,
            _ => return None,
        })
    }

    pub fn bits(self) -> u32 {
        match self {
            Format::Half | Format::BFloat => 16,
            Format::Single => 32,
            Format::Double => 64,
            Format::Quad => 128,
        }
    }

    /// The bit of the sign.
    pub fn sign(self) -> u128 {
        1 << (self.bits() - 1)
    }
}

/// What denormal operands and results become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Denormals {
    /// The operation says that they are flushed.
    Flush,
    /// Options of code generation may flush them: no answer.
    Unknown,
}

/// Operations on one to three operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arith {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Fma,
    Sqrt,
    Round,
}

macro_rules! by_format {
    ($format:expr, $f:ident => $body:expr) => {
        match $format {
            Format::Half => {
                type $f = Half;
                $body
            }
            Format::BFloat => {
                type $f = BFloat;
                $body
            }
            Format::Single => {
                type $f = Single;
                $body
            }
            Format::Double => {
                type $f = Double;
                $body
            }
            Format::Quad => {
                type $f = Quad;
                $body
            }
        }
    };
}

/// The result of an operation, if everybody agrees on it.
pub fn arith(
    format: Format,
    op: Arith,
    operands: &[u128],
    round: Round,
    denormals: Denormals,
) -> Option<u128> {
    by_format!(format, F => compute::<F>(format, op, operands, round, denormals))
}

fn compute<F: Float>(
    format: Format,
    op: Arith,
    operands: &[u128],
    round: Round,
    denormals: Denormals,
) -> Option<u128> {
    let clean = |x: F| match (x.is_denormal(), denormals) {
        (true, _) if format == Format::Double || format == Format::Quad => Some(x),
        (true, Denormals::Unknown) => None,
        (true, Denormals::Flush) => Some(F::ZERO.copy_sign(x)),
        (false, _) => Some(x),
    };
    let operand = |i: usize| operands.get(i).and_then(|b| clean(F::from_bits(*b)));
    let a = operand(0)?;
    let result = match op {
        Arith::Add => a.add_r(operand(1)?, round).value,
        Arith::Sub => a.sub_r(operand(1)?, round).value,
        Arith::Mul => a.mul_r(operand(1)?, round).value,
        Arith::Div => a.div_r(operand(1)?, round).value,
        Arith::Rem => a.c_fmod(operand(1)?).value,
        Arith::Fma => a.mul_add_r(operand(1)?, operand(2)?, round).value,
        Arith::Sqrt => sqrt(format, a, round)?,
        Arith::Round => a.round_to_integral(round).value,
    };
    let result = clean(result)?;
    (!result.is_nan()).then(|| result.to_bits())
}

/// The square root, from an integer root with more digits than the format has and a last digit that says whether there are more.
fn sqrt<F: Float>(format: Format, x: F, round: Round) -> Option<F> {
    if x.is_nan() || x.is_negative() && !x.is_zero() || format == Format::Quad {
        return None;
    }
    if x.is_zero() || x.is_infinite() {
        return Some(x);
    }
    // x = m * 2^e with an integer m of at most 64 bits and an even e.
    let e = x.ilogb() - 63;
    let e = e - (e & 1);
    let mut exact = true;
    let m = x.scalbn(-e).to_u128_r(66, Round::TowardZero, &mut exact).value;
    if !exact {
        return None;
    }
    // 2^60 more, that is 2^30 in the root: about 62 digits of it.
    let wide = m << 60;
    let root = wide.isqrt();
    let sticky = u128::from(root * root != wide);
    let digits = F::from_u128_r(root << 1 | sticky, round).value;
    Some(digits.scalbn(e / 2 - 31))
}

/// A comparison; `None` where an operand is a NaN.
pub fn compare(format: Format, a: u128, b: u128) -> Option<Ordering> {
    by_format!(format, F => F::from_bits(a).partial_cmp(&F::from_bits(b)))
}

pub fn is_nan(format: Format, a: u128) -> bool {
    by_format!(format, F => F::from_bits(a).is_nan())
}

pub fn is_denormal(format: Format, a: u128) -> bool {
    by_format!(format, F => F::from_bits(a).is_denormal())
}

pub fn is_zero(format: Format, a: u128) -> bool {
    a & !format.sign() == 0
}

/// Another format.
pub fn convert(from: Format, to: Format, a: u128, round: Round, denormals: Denormals) -> Option<u128> {
    let flushes = |f: Format| f == Format::Single;
    let a = match (flushes(from) && is_denormal(from, a), denormals) {
        (true, Denormals::Unknown) => return None,
        (true, Denormals::Flush) => a & from.sign(),
        _ => a,
    };
    if is_nan(from, a) {
        return None;
    }
    let mut lossy = false;
    let bits = by_format!(from, F => {
        let x = F::from_bits(a);
        by_format!(to, T => {
            let y: T = x.convert_r(round, &mut lossy).value;
            y.to_bits()
        })
    });
    match (flushes(to) && is_denormal(to, bits), denormals) {
        (true, Denormals::Unknown) => None,
        (true, Denormals::Flush) => Some(bits & to.sign()),
        _ => Some(bits),
    }
}

/// A float from a signed or unsigned integer.
pub fn from_int(format: Format, value: i128, round: Round) -> u128 {
    by_format!(format, F => F::from_i128_r(value, round).value.to_bits())
}

pub fn from_uint(format: Format, value: u128, round: Round) -> u128 {
    by_format!(format, F => F::from_u128_r(value, round).value.to_bits())
}

/// The integer a float is rounded to; none when it does not fit.
pub fn to_int(format: Format, a: u128, width: u32, round: Round) -> Option<u128> {
    let mut exact = false;
    let r = by_format!(format, F => F::from_bits(a).to_i128_r(width as usize, round, &mut exact));
    (!r.status.contains(Status::INVALID_OP)).then_some(r.value as u128)
}

pub fn to_uint(format: Format, a: u128, width: u32, round: Round) -> Option<u128> {
    let mut exact = false;
    let r = by_format!(format, F => F::from_bits(a).to_u128_r(width as usize, round, &mut exact));
    (!r.status.contains(Status::INVALID_OP)).then_some(r.value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roots_round_as_the_host_does() {
        let near = Round::NearestTiesToEven;
        for x in [2.0f64, 3.0, 0.1, 1e300, 4.9e-324, 16.0, 1.0 + f64::EPSILON, 7.5e-310, f64::MAX] {
            let got = arith(Format::Double, Arith::Sqrt, &[x.to_bits().into()], near, Denormals::Unknown);
            assert_eq!(got, Some(x.sqrt().to_bits().into()), "{x}");
        }
        for i in 0..2000u32 {
            let x = f32::from_bits(0x3f80_0000 + i * 7919);
            let got = arith(Format::Single, Arith::Sqrt, &[x.to_bits().into()], near, Denormals::Unknown);
            assert_eq!(got, Some(x.sqrt().to_bits().into()), "{x}");
        }
        let down = arith(
            Format::Single,
            Arith::Sqrt,
            &[2f32.to_bits().into()],
            Round::TowardNegative,
            Denormals::Unknown,
        );
        assert_eq!(down, Some(0x3fb5_04f3));
        let up = arith(
            Format::Single,
            Arith::Sqrt,
            &[2f32.to_bits().into()],
            Round::TowardPositive,
            Denormals::Unknown,
        );
        assert_eq!(up, Some(0x3fb5_04f4));
    }

    #[test]
    fn what_depends_on_options_has_no_answer() {
        let (near, small) = (Round::NearestTiesToEven, u128::from(f32::MIN_POSITIVE.to_bits()));
        let half = u128::from(0.5f32.to_bits());
        let times = |d| arith(Format::Single, Arith::Mul, &[small, half], near, d);
        assert_eq!(times(Denormals::Unknown), None);
        assert_eq!(times(Denormals::Flush), Some(0));
        assert_eq!(arith(Format::Single, Arith::Div, &[0, 0], near, Denormals::Unknown), None);
        let tiny = u128::from(f64::MIN_POSITIVE.to_bits());
        let halved =
            arith(Format::Double, Arith::Mul, &[tiny, 0.5f64.to_bits().into()], near, Denormals::Unknown);
        assert_eq!(halved, Some(u128::from((f64::MIN_POSITIVE / 2.0).to_bits())));
    }
}
