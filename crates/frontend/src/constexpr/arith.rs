//! Arithmetic with the target's semantics: two's complement integers up to 128 bits, IEEE floating point.

use rustc_apfloat::ieee::Quad;
use rustc_apfloat::{Float, Round};

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

/// Whether a mathematical result is representable; `unsigned __int128` is kept as two's complement.
pub fn fits(kind: IntKind, value: i128) -> bool {
    wrap(kind, value) == value
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
        return exact.filter(|v| fits(kind, *v)).ok_or(Reason::Overflow);
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

/// A floating-point number being computed with. `long double` is computed as `double`, as on the device.
#[derive(Clone, Copy)]
pub enum Num {
    F32(f32),
    F64(f64),
    Quad(Quad),
}

impl Num {
    pub fn from_bits(kind: FloatKind, bits: u128) -> Num {
        match kind.format() {
            FloatKind::Half => Num::F32(half_to_f32(bits as u16)),
            FloatKind::BFloat16 => Num::F32(f32::from_bits((bits as u32) << 16)),
            FloatKind::Float => Num::F32(f32::from_bits(bits as u32)),
            FloatKind::Double | FloatKind::LongDouble => Num::F64(f64::from_bits(bits as u64)),
            _ => Num::Quad(Quad::from_bits(bits)),
        }
    }

    pub fn to_bits(self, kind: FloatKind) -> u128 {
        match (kind.format(), self) {
            (FloatKind::Float, Num::F32(v)) => v.to_bits() as u128,
            (FloatKind::Float, n) => (n.to_f32()).to_bits() as u128,
            (FloatKind::Double | FloatKind::LongDouble, n) => n.to_f64().to_bits() as u128,
            (FloatKind::Half, n) => narrow::<rustc_apfloat::ieee::Half>(n),
            (FloatKind::BFloat16, n) => narrow::<rustc_apfloat::ieee::BFloat>(n),
            (_, n) => n.to_quad().to_bits(),
        }
    }

    pub fn to_f64(self) -> f64 {
        match self {
            Num::F32(v) => v as f64,
            Num::F64(v) => v,
            Num::Quad(q) => {
                let mut lost = false;
                let d: rustc_apfloat::ieee::Double = rustc_apfloat::FloatConvert::convert(q, &mut lost).value;
                f64::from_bits(d.to_bits() as u64)
            }
        }
    }

    fn to_f32(self) -> f32 {
        match self {
            Num::F32(v) => v,
            Num::F64(v) => v as f32,
            Num::Quad(q) => {
                let mut lost = false;
                let s: rustc_apfloat::ieee::Single = rustc_apfloat::FloatConvert::convert(q, &mut lost).value;
                f32::from_bits(s.to_bits() as u32)
            }
        }
    }

    fn to_quad(self) -> Quad {
        let mut lost = false;
        match self {
            Num::Quad(q) => q,
            Num::F32(v) => {
                rustc_apfloat::FloatConvert::convert(
                    rustc_apfloat::ieee::Single::from_bits(v.to_bits() as u128),
                    &mut lost,
                )
                .value
            }
            Num::F64(v) => {
                rustc_apfloat::FloatConvert::convert(
                    rustc_apfloat::ieee::Double::from_bits(v.to_bits() as u128),
                    &mut lost,
                )
                .value
            }
        }
    }

    pub fn is_zero(self) -> bool {
        self.to_f64() == 0.0
    }

    pub fn negated(self) -> Num {
        match self {
            Num::F32(v) => Num::F32(-v),
            Num::F64(v) => Num::F64(-v),
            Num::Quad(v) => Num::Quad(-v),
        }
    }
}

/// Rounds to a 16-bit format.
fn narrow<F: Float>(n: Num) -> u128
where
    Quad: rustc_apfloat::FloatConvert<F>,
{
    let mut lost = false;
    let value: F = rustc_apfloat::FloatConvert::convert(n.to_quad(), &mut lost).value;
    value.to_bits()
}

fn half_to_f32(bits: u16) -> f32 {
    let mut lost = false;
    let h = rustc_apfloat::ieee::Half::from_bits(bits as u128);
    let s: rustc_apfloat::ieee::Single = rustc_apfloat::FloatConvert::convert(h, &mut lost).value;
    f32::from_bits(s.to_bits() as u32)
}

/// The result of an arithmetic or comparison operator on floating-point operands.
pub enum FloatResult {
    Num(Num),
    Bool(bool),
}

/// Computes in the operands' format. The narrow formats are computed in single precision and rounded by the caller,
/// which is exact for these operations since 24 >= 2*11 + 2.
pub fn float_binary(op: BinaryOp, a: Num, b: Num) -> Result<FloatResult, Reason> {
    use BinaryOp::*;
    if let (Num::Quad(_), _) | (_, Num::Quad(_)) = (a, b) {
        return Ok(quad_binary(op, a.to_quad(), b.to_quad()));
    }
    if let (Num::F32(x), Num::F32(y)) = (a, b) {
        let value = match op {
            Add => x + y,
            Sub => x - y,
            Mul => x * y,
            Div => x / y,
            _ => return Ok(FloatResult::Bool(compare_float(op, x as f64, y as f64))),
        };
        return Ok(FloatResult::Num(Num::F32(value)));
    }
    let (x, y) = (a.to_f64(), b.to_f64());
    let value = match op {
        Add => x + y,
        Sub => x - y,
        Mul => x * y,
        Div => x / y,
        _ => return Ok(FloatResult::Bool(compare_float(op, x, y))),
    };
    Ok(FloatResult::Num(Num::F64(value)))
}

fn quad_binary(op: BinaryOp, x: Quad, y: Quad) -> FloatResult {
    use BinaryOp::*;
    let order = x.partial_cmp(&y);
    FloatResult::Num(Num::Quad(match op {
        Add => (x + y).value,
        Sub => (x - y).value,
        Mul => (x * y).value,
        Div => (x / y).value,
        Lt => return FloatResult::Bool(order.is_some_and(|o| o.is_lt())),
        Gt => return FloatResult::Bool(order.is_some_and(|o| o.is_gt())),
        Le => return FloatResult::Bool(order.is_some_and(|o| o.is_le())),
        Ge => return FloatResult::Bool(order.is_some_and(|o| o.is_ge())),
        Eq => return FloatResult::Bool(order.is_some_and(|o| o.is_eq())),
        _ => return FloatResult::Bool(!order.is_some_and(|o| o.is_eq())),
    }))
}

fn compare_float(op: BinaryOp, x: f64, y: f64) -> bool {
    match op {
        BinaryOp::Lt => x < y,
        BinaryOp::Gt => x > y,
        BinaryOp::Le => x <= y,
        BinaryOp::Ge => x >= y,
        BinaryOp::Eq => x == y,
        _ => x != y,
    }
}

/// An integer in a floating-point format, correctly rounded.
pub fn int_to_float(kind: FloatKind, from: IntKind, value: i128) -> u128 {
    let unsigned = from == IntKind::UInt128;
    let exact = match kind.format() {
        FloatKind::Float if unsigned => Num::F32(value as u128 as f32),
        FloatKind::Float => Num::F32(value as f32),
        FloatKind::Double | FloatKind::LongDouble if unsigned => Num::F64(value as u128 as f64),
        FloatKind::Double | FloatKind::LongDouble => Num::F64(value as f64),
        _ if unsigned => Num::Quad(Quad::from_u128(value as u128).value),
        _ => Num::Quad(Quad::from_i128(value).value),
    };
    exact.to_bits(kind)
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
    result.filter(|v| fits(kind, *v)).ok_or(Reason::Overflow)
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
    }
}
