//! Arithmetic with the target's semantics: two's complement integers up to 128 bits, IEEE floating point.

use std::cmp::Ordering;

use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round};

use super::Reason;
use crate::tree::expr::BinaryOp;
use crate::tree::types::{FloatKind, IntKind};

/// Reduces a value to an integer type: modulo 2^bits, `bool` by comparison with zero is a different conversion.
pub fn wrap(kind: IntKind, value: i128) -> i128 {
    let bits = kind.bits();
    if bits == 128 {
        return value;
    }
    let shift = 128 - bits;
    if kind.is_signed() { value << shift >> shift } else { ((value as u128) << shift >> shift) as i128 }
}

/// An operation on two values of one integer type.
pub fn int_binary(op: BinaryOp, kind: IntKind, a: i128, b: i128) -> Result<i128, Reason> {
    use BinaryOp::*;
    let wide_unsigned = kind == IntKind::UInt128;
    let exact = match op {
        Add => a.checked_add(b),
        Sub => a.checked_sub(b),
        Mul => a.checked_mul(b),
        Div if b == 0 => return Err(Reason::DivisionByZero),
        Rem if b == 0 => return Err(Reason::RemainderByZero),
        Div if wide_unsigned => Some((a as u128 / b as u128) as i128),
        Rem if wide_unsigned => Some((a as u128 % b as u128) as i128),
        Div => a.checked_div(b),
        Rem => a.checked_rem(b),
        And => Some(a & b),
        Or => Some(a | b),
        Xor => Some(a ^ b),
        _ => return Ok(compare_int(op, kind, a, b) as i128),
    };
    if kind.is_signed() {
        return exact.filter(|v| kind.holds(*v)).ok_or(Reason::Overflow);
    }
    let modular = match op {
        Add => a.wrapping_add(b),
        Sub => a.wrapping_sub(b),
        Mul => a.wrapping_mul(b),
        _ => exact.unwrap_or(0),
    };
    Ok(wrap(kind, modular))
}

/// The shift operators; the count has its own type.
pub fn shift(op: BinaryOp, kind: IntKind, a: i128, count: i128) -> Result<i128, Reason> {
    if count < 0 {
        return Err(Reason::NegativeShift);
    }
    if count >= kind.bits() as i128 {
        return Err(Reason::BadShift);
    }
    Ok(match op {
        // C++20: left shifts are modular for signed types too.
        BinaryOp::Shl => wrap(kind, a.wrapping_shl(count as u32)),
        _ if kind == IntKind::UInt128 => (a as u128 >> count) as i128,
        _ => a >> count,
    })
}

/// What the reference compiler makes of an operation that is out of range, where it warns and goes on: the result wraps, and
/// nothing is left of what is shifted too far.
pub fn out_of_range(op: BinaryOp, kind: IntKind, a: i128, b: i128) -> i128 {
    use BinaryOp::*;
    let result = match op {
        Add => a.wrapping_add(b),
        Sub => a.wrapping_sub(b),
        Mul => a.wrapping_mul(b),
        Div => a.wrapping_div(b),
        Shr if kind.is_signed() && a < 0 => -1,
        _ => 0,
    };
    wrap(kind, result)
}

fn compare_int(op: BinaryOp, kind: IntKind, a: i128, b: i128) -> bool {
    let order = if kind == IntKind::UInt128 { (a as u128).cmp(&(b as u128)) } else { a.cmp(&b) };
    match op {
        BinaryOp::Lt => order.is_lt(),
        BinaryOp::Gt => order.is_gt(),
        BinaryOp::Le => order.is_le(),
        BinaryOp::Ge => order.is_ge(),
        BinaryOp::Eq => order.is_eq(),
        _ => order.is_ne(),
    }
}

/// A floating-point number being computed with. `long double` is x87's here, as in the original: what is computed before the
/// program runs keeps all its bits, and becomes a `double` only where the device gets it.
#[derive(Clone, Copy)]
pub enum Num {
    F32(f32),
    F64(f64),
    Extended(X87DoubleExtended),
    Quad(Quad),
}

impl Num {
    pub fn from_bits(kind: FloatKind, bits: u128) -> Num {
        match kind.format() {
            FloatKind::Half => {
                Num::F32(f32::from_bits(convert::<_, Single>(Half::from_bits(bits)).to_bits() as u32))
            }
            FloatKind::BFloat16 => Num::F32(f32::from_bits((bits as u32) << 16)),
            FloatKind::Float => Num::F32(f32::from_bits(bits as u32)),
            FloatKind::Double => Num::F64(f64::from_bits(bits as u64)),
            FloatKind::LongDouble => Num::Extended(X87DoubleExtended::from_bits(bits)),
            _ => Num::Quad(Quad::from_bits(bits)),
        }
    }

    pub fn to_bits(self, kind: FloatKind) -> u128 {
        match kind.format() {
            FloatKind::Half => convert::<_, Half>(self.to_quad()).to_bits(),
            FloatKind::BFloat16 => convert::<_, BFloat>(self.to_quad()).to_bits(),
            FloatKind::Float => self.to_f32().to_bits() as u128,
            FloatKind::Double => self.to_f64().to_bits() as u128,
            FloatKind::LongDouble => match self {
                Num::Extended(v) => v,
                wide_or_narrow => convert(wide_or_narrow.to_quad()),
            }
            .to_bits(),
            _ => self.to_quad().to_bits(),
        }
    }

    pub fn to_f64(self) -> f64 {
        match self {
            Num::F32(v) => v as f64,
            Num::F64(v) => v,
            Num::Extended(v) => f64::from_bits(convert::<_, Double>(v).to_bits() as u64),
            Num::Quad(v) => f64::from_bits(convert::<_, Double>(v).to_bits() as u64),
        }
    }

    fn to_f32(self) -> f32 {
        match self {
            Num::F32(v) => v,
            Num::F64(v) => v as f32,
            Num::Extended(v) => f32::from_bits(convert::<_, Single>(v).to_bits() as u32),
            Num::Quad(v) => f32::from_bits(convert::<_, Single>(v).to_bits() as u32),
        }
    }

    /// The same number: every other format is a part of this one.
    pub fn to_quad(self) -> Quad {
        match self {
            Num::F32(v) => convert(Single::from_bits(v.to_bits() as u128)),
            Num::F64(v) => convert(Double::from_bits(v.to_bits() as u128)),
            Num::Extended(v) => convert(v),
            Num::Quad(v) => v,
        }
    }

    pub fn is_zero(self) -> bool {
        self.to_quad().is_zero()
    }

    pub fn is_infinite(self) -> bool {
        self.to_quad().is_infinite()
    }

    pub fn negated(self) -> Num {
        match self {
            Num::F32(v) => Num::F32(-v),
            Num::F64(v) => Num::F64(-v),
            Num::Extended(v) => Num::Extended(-v),
            Num::Quad(v) => Num::Quad(-v),
        }
    }
}

/// Rounds to nearest.
fn convert<F: Float + FloatConvert<T>, T: Float>(value: F) -> T {
    value.convert(&mut false).value
}

/// The result of an arithmetic or comparison operator on floating-point operands.
pub enum FloatResult {
    Num(Num),
    Bool(bool),
}

/// Computes in the operands' format, which is one. The narrow formats are computed in single precision and rounded by the
/// caller, which is exact for these operations since 24 >= 2*11 + 2.
pub fn float_binary(op: BinaryOp, a: Num, b: Num) -> FloatResult {
    use BinaryOp::*;
    macro_rules! native {
        ($make:path, $x:ident, $y:ident) => {
            match op {
                Add => FloatResult::Num($make($x + $y)),
                Sub => FloatResult::Num($make($x - $y)),
                Mul => FloatResult::Num($make($x * $y)),
                Div => FloatResult::Num($make($x / $y)),
                _ => FloatResult::Bool(compare_float(op, $x.partial_cmp(&$y))),
            }
        };
    }
    match (a, b) {
        (Num::F32(x), Num::F32(y)) => native!(Num::F32, x, y),
        (Num::F64(x), Num::F64(y)) => native!(Num::F64, x, y),
        (Num::Extended(x), Num::Extended(y)) => soft_binary(op, x, y, Num::Extended),
        _ => soft_binary(op, a.to_quad(), b.to_quad(), Num::Quad),
    }
}

fn soft_binary<F: Float>(op: BinaryOp, x: F, y: F, make: fn(F) -> Num) -> FloatResult {
    use BinaryOp::*;
    let result = match op {
        Add => x + y,
        Sub => x - y,
        Mul => x * y,
        Div => x / y,
        _ => return FloatResult::Bool(compare_float(op, x.partial_cmp(&y))),
    };
    FloatResult::Num(make(result.value))
}

/// A comparison, of which a NaN has no order.
fn compare_float(op: BinaryOp, order: Option<Ordering>) -> bool {
    match op {
        BinaryOp::Lt => order == Some(Ordering::Less),
        BinaryOp::Gt => order == Some(Ordering::Greater),
        BinaryOp::Le => order.is_some_and(Ordering::is_le),
        BinaryOp::Ge => order.is_some_and(Ordering::is_ge),
        BinaryOp::Eq => order == Some(Ordering::Equal),
        _ => order != Some(Ordering::Equal),
    }
}

/// An integer in a floating-point format, correctly rounded.
pub fn int_to_float(kind: FloatKind, from: IntKind, value: i128) -> u128 {
    let unsigned = from == IntKind::UInt128;
    let rounded = match kind.format() {
        FloatKind::Float if unsigned => Num::F32(value as u128 as f32),
        FloatKind::Float => Num::F32(value as f32),
        FloatKind::Double if unsigned => Num::F64(value as u128 as f64),
        FloatKind::Double => Num::F64(value as f64),
        FloatKind::LongDouble if unsigned => Num::Extended(X87DoubleExtended::from_u128(value as u128).value),
        FloatKind::LongDouble => Num::Extended(X87DoubleExtended::from_i128(value).value),
        _ if unsigned => Num::Quad(Quad::from_u128(value as u128).value),
        _ => Num::Quad(Quad::from_i128(value).value),
    };
    rounded.to_bits(kind)
}

/// Truncates towards zero; out of range is undefined behaviour.
pub fn float_to_int(kind: IntKind, value: Num) -> Result<i128, Reason> {
    let quad = value.to_quad();
    let mut exact = false;
    let result = if kind == IntKind::UInt128 {
        let r = quad.to_u128_r(128, Round::TowardZero, &mut exact);
        has_value(r.status).then_some(r.value as i128)
    } else {
        let r = quad.to_i128_r(128, Round::TowardZero, &mut exact);
        has_value(r.status).then_some(r.value)
    };
    result.filter(|v| kind.holds(*v)).ok_or(Reason::Overflow)
}

/// Anything but an invalid operation.
fn has_value(status: rustc_apfloat::Status) -> bool {
    !status.contains(rustc_apfloat::Status::INVALID_OP)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrapping_follows_width_and_sign() {
        assert_eq!(wrap(IntKind::UChar, -1), 255);
        assert_eq!(wrap(IntKind::SChar, 255), -1);
        assert_eq!(wrap(IntKind::Bool, 3), 1);
        assert_eq!(wrap(IntKind::Int128, i128::MIN), i128::MIN);
    }

    #[test]
    fn signed_overflow_is_an_error_and_unsigned_is_modular() {
        let max = i32::MAX as i128;
        assert_eq!(int_binary(BinaryOp::Add, IntKind::Int, max, 1), Err(Reason::Overflow));
        assert_eq!(int_binary(BinaryOp::Add, IntKind::UInt, u32::MAX as i128, 1), Ok(0));
        assert_eq!(int_binary(BinaryOp::Div, IntKind::Int, i32::MIN as i128, -1), Err(Reason::Overflow));
        assert_eq!(int_binary(BinaryOp::Div, IntKind::UInt128, -1, 2), Ok(i128::MAX));
        assert_eq!(int_binary(BinaryOp::Rem, IntKind::Int, 1, 0), Err(Reason::RemainderByZero));
    }

    #[test]
    fn floats_convert_exactly() {
        assert_eq!(int_to_float(FloatKind::Float, IntKind::Int, 16_777_217), 16_777_216f32.to_bits() as u128);
        assert_eq!(float_to_int(IntKind::Int, Num::F64(-3.99)), Ok(-3));
        assert_eq!(float_to_int(IntKind::UChar, Num::F64(256.0)), Err(Reason::Overflow));
        assert_eq!(Num::F32(1.5).to_bits(FloatKind::Half), 0x3e00);
        assert_eq!(Num::F32(1.5).to_bits(FloatKind::BFloat16), 0x3fc0);
        let max = int_to_float(FloatKind::LongDouble, IntKind::ULongLong, u64::MAX as i128);
        assert_eq!(max, 0x403e_ffff_ffff_ffff_ffff);
        assert_eq!(
            float_to_int(IntKind::ULongLong, Num::from_bits(FloatKind::LongDouble, max)),
            Ok(u64::MAX as i128)
        );
        assert_eq!(Num::from_bits(FloatKind::LongDouble, max).to_f64(), 18_446_744_073_709_551_616.0);
    }
}
