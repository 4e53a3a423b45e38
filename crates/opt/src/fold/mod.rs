//! Constant folding: exact, with LLVM's semantics. What would be poison or undefined behaviour is left alone.
//!
//! - this file: operators on scalars and, lane by lane, on vectors
//! - [`float`]: floating-point numbers of every format
//! - [`intrinsic`]: calls of `llvm.*` and `llvm.nvvm.*`
//! - [`memory`]: loads of constant variables
//!
//! The math library needs no table: its functions are IR, inlined like any other, and made of the operations folded here.

pub mod float;
mod intrinsic;
pub mod memory;

use std::cmp::Ordering;

use oxicc_ir::{BinOp, CastOp, Const, ConstData, FloatPred, Function, IntPred, Type, TypeData, Types, Value};
use rustc_apfloat::Round;

use float::{Arith, Denormals, Format};

pub use intrinsic::call;
pub use memory::load;

const NEAREST: Round = Round::NearestTiesToEven;

/// Lanes of the vectors that are folded.
const MAX_LANES: u32 = 64;

/// A scalar constant of at most 128 bits, or a float.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Scalar {
    /// Zero-extended, with its width.
    Int(u128, u32),
    Float(u128, Format),
}

fn scalar(types: &Types, func: &Function, v: Value) -> Option<Scalar> {
    let ty = func.value_type(v);
    if let Some(width) = types.int_width(ty) {
        return if width <= 128 { func.as_u128(v).map(|x| Scalar::Int(x, width)) } else { None };
    }
    let format = Format::of(types, ty)?;
    match func.const_data(v)? {
        ConstData::Float(bits) => Some(Scalar::Float(u128::from(*bits), format)),
        ConstData::WideFloat([low, high]) => {
            Some(Scalar::Float(u128::from(*low) | u128::from(*high) << 64, format))
        }
        _ => None,
    }
}

fn mask(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

fn signed(x: u128, width: u32) -> i128 {
    let shift = 128 - width;
    ((x << shift) as i128) >> shift
}

fn int(types: &Types, func: &mut Function, ty: Type, x: u128) -> Value {
    let width = types.int_width(ty).unwrap_or(64);
    func.const_int128(types, ty, x & mask(width))
}

/// A float from its bits.
fn from_bits(types: &Types, func: &mut Function, ty: Type, bits: u128) -> Option<Value> {
    match Format::of(types, ty)? {
        Format::Quad => {
            let data = ConstData::WideFloat([bits as u64, (bits >> 64) as u64]);
            let c = func.consts_mut().intern(ty, data);
            Some(func.const_value(c))
        }
        _ => Some(func.const_float_bits(ty, bits as u64)),
    }
}

/// Applies an operation to every lane of constant vectors.
fn by_lane(
    types: &Types,
    func: &mut Function,
    operands: &[Value],
    to: Type,
    mut op: impl FnMut(&mut Function, &[Value]) -> Option<Value>,
) -> Option<Value> {
    let lanes = types.vector_len(to).filter(|n| *n <= MAX_LANES)?;
    let sources: Option<Vec<Const>> = operands.iter().map(|v| func.value_const(*v)).collect();
    let sources = sources?;
    let mut results: Vec<Const> = Vec::with_capacity(lanes as usize);
    for lane in 0..lanes {
        let mut parts = Vec::with_capacity(sources.len());
        for c in &sources {
            let element = func.consts_mut().element(types, *c, u64::from(lane))?;
            parts.push(func.const_value(element));
        }
        let result = op(func, &parts)?;
        results.push(func.value_const(result)?);
    }
    let c = func.consts_mut().aggregate(types, to, &results);
    Some(func.const_value(c))
}

/// `op a, b` on constants.
pub fn binary(types: &Types, func: &mut Function, op: BinOp, a: Value, b: Value) -> Option<Value> {
    if !func.is_const(a) || !func.is_const(b) {
        return None;
    }
    let ty = func.value_type(a);
    if types.is_vector(ty) {
        return by_lane(types, func, &[a, b], ty, |func, p| binary(types, func, op, p[0], p[1]));
    }
    match (scalar(types, func, a)?, scalar(types, func, b)?) {
        (Scalar::Int(x, width), Scalar::Int(y, _)) => {
            let (sx, sy) = (signed(x, width), signed(y, width));
            let in_range = y < width as u128;
            let result = match op {
                BinOp::Add => x.wrapping_add(y),
                BinOp::Sub => x.wrapping_sub(y),
                BinOp::Mul => x.wrapping_mul(y),
                BinOp::UDiv if y != 0 => x / y,
                BinOp::URem if y != 0 => x % y,
                BinOp::SDiv if y != 0 && !(sy == -1 && x == 1 << (width - 1)) => (sx / sy) as u128,
                BinOp::SRem if y != 0 && !(sy == -1 && x == 1 << (width - 1)) => (sx % sy) as u128,
                BinOp::Shl if in_range => x << y,
                BinOp::LShr if in_range => x >> y,
                BinOp::AShr if in_range => (sx >> y) as u128,
                BinOp::And => x & y,
                BinOp::Or => x | y,
                BinOp::Xor => x ^ y,
                _ => return None,
            };
            Some(int(types, func, ty, result))
        }
        (Scalar::Float(x, format), Scalar::Float(y, _)) => {
            let op = match op {
                BinOp::FAdd => Arith::Add,
                BinOp::FSub => Arith::Sub,
                BinOp::FMul => Arith::Mul,
                BinOp::FDiv => Arith::Div,
                BinOp::FRem => Arith::Rem,
                _ => return None,
            };
            let bits = float::arith(format, op, &[x, y], NEAREST, Denormals::Unknown)?;
            from_bits(types, func, ty, bits)
        }
        _ => None,
    }
}

/// The negative of a constant: the sign is a bit.
pub fn fneg(types: &Types, func: &mut Function, v: Value) -> Option<Value> {
    let ty = func.value_type(v);
    if types.is_vector(ty) {
        return by_lane(types, func, &[v], ty, |func, p| fneg(types, func, p[0]));
    }
    let Scalar::Float(x, format) = scalar(types, func, v)? else { return None };
    from_bits(types, func, ty, x ^ format.sign())
}

/// A conversion of a constant.
pub fn cast(types: &Types, func: &mut Function, op: CastOp, v: Value, to: Type) -> Option<Value> {
    if !func.is_const(v) {
        return None;
    }
    let from = func.value_type(v);
    if op == CastOp::Bitcast && from == to {
        return Some(v);
    }
    if op != CastOp::Bitcast && types.is_vector(from) && types.is_vector(to) {
        let elem = types.scalar(to);
        return by_lane(types, func, &[v], to, |func, p| cast(types, func, op, p[0], elem));
    }
    let s = scalar(types, func, v)?;
    let (to_width, to_format) = (types.int_width(to), Format::of(types, to));
    // What is computed here has 128 bits; only zeros can come above.
    if op != CastOp::ZExt && to_width.is_some_and(|w| w > 128) {
        return None;
    }
    match (op, s) {
        (CastOp::Trunc | CastOp::ZExt, Scalar::Int(x, _)) => to_width.map(|_| int(types, func, to, x)),
        (CastOp::SExt, Scalar::Int(x, width)) => {
            to_width.map(|_| int(types, func, to, signed(x, width) as u128))
        }
        (CastOp::SiToFp, Scalar::Int(x, width)) => {
            let bits = float::from_int(to_format?, signed(x, width), NEAREST);
            from_bits(types, func, to, bits)
        }
        (CastOp::UiToFp, Scalar::Int(x, _)) => {
            let bits = float::from_uint(to_format?, x, NEAREST);
            from_bits(types, func, to, bits)
        }
        (CastOp::FpExt | CastOp::FpTrunc, Scalar::Float(x, format)) => {
            let bits = float::convert(format, to_format?, x, NEAREST, Denormals::Unknown)?;
            from_bits(types, func, to, bits)
        }
        // Out of range is poison: left to the hardware.
        (CastOp::FpToSi, Scalar::Float(x, format)) => {
            let value = float::to_int(format, x, to_width?, Round::TowardZero)?;
            Some(int(types, func, to, value))
        }
        (CastOp::FpToUi, Scalar::Float(x, format)) => {
            let value = float::to_uint(format, x, to_width?, Round::TowardZero)?;
            Some(int(types, func, to, value))
        }
        (CastOp::Bitcast, Scalar::Int(x, width)) => match to_format {
            Some(format) if format.bits() == width => from_bits(types, func, to, x),
            _ => None,
        },
        (CastOp::Bitcast, Scalar::Float(x, format)) => match (to_width, types.get(to)) {
            (Some(width), _) if format.bits() == width => Some(int(types, func, to, x)),
            (None, TypeData::Half | TypeData::BFloat) if format.bits() == 16 => from_bits(types, func, to, x),
            _ => None,
        },
        _ => None,
    }
}

/// `icmp pred a, b` on constants.
pub fn icmp(types: &Types, func: &mut Function, pred: IntPred, a: Value, b: Value) -> Option<Value> {
    let ty = func.value_type(a);
    if types.is_vector(ty) {
        let to = types.with_shape_of(Type::I1, ty);
        return by_lane(types, func, &[a, b], to, |func, p| icmp(types, func, pred, p[0], p[1]));
    }
    let (Scalar::Int(x, width), Scalar::Int(y, _)) = (scalar(types, func, a)?, scalar(types, func, b)?)
    else {
        return None;
    };
    Some(func.const_bool(compare(pred, x, y, width)))
}

fn compare(pred: IntPred, x: u128, y: u128, width: u32) -> bool {
    let (sx, sy) = (signed(x, width), signed(y, width));
    match pred {
        IntPred::Eq => x == y,
        IntPred::Ne => x != y,
        IntPred::Ugt => x > y,
        IntPred::Uge => x >= y,
        IntPred::Ult => x < y,
        IntPred::Ule => x <= y,
        IntPred::Sgt => sx > sy,
        IntPred::Sge => sx >= sy,
        IntPred::Slt => sx < sy,
        IntPred::Sle => sx <= sy,
    }
}

/// `fcmp pred a, b` on constants.
pub fn fcmp(types: &Types, func: &mut Function, pred: FloatPred, a: Value, b: Value) -> Option<Value> {
    let ty = func.value_type(a);
    if types.is_vector(ty) {
        let to = types.with_shape_of(Type::I1, ty);
        return by_lane(types, func, &[a, b], to, |func, p| fcmp(types, func, pred, p[0], p[1]));
    }
    let (Scalar::Float(x, format), Scalar::Float(y, _)) = (scalar(types, func, a)?, scalar(types, func, b)?)
    else {
        return None;
    };
    let flushed = |x| format == Format::Single && float::is_denormal(format, x);
    if flushed(x) || flushed(y) {
        return None;
    }
    // The number of a predicate is the mask of the outcomes it holds for.
    let outcome = match float::compare(format, x, y) {
        Some(Ordering::Equal) => 0b0001,
        Some(Ordering::Greater) => 0b0010,
        Some(Ordering::Less) => 0b0100,
        None => 0b1000,
    };
    Some(func.const_bool(pred as usize & outcome != 0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use oxicc_ir::Module;

    fn module() -> Module {
        oxicc_ir::text::parse("define void @f() {\n  ret void\n}\n").unwrap()
    }

    #[test]
    fn every_predicate_means_its_mask() {
        let mut m = module();
        let id = m.find_global("f").unwrap();
        let (ctx, Some(func)) = m.split(id) else { panic!() };
        let cases = [(1.0, 1.0), (2.0, 1.0), (1.0, 2.0), (f64::NAN, 1.0), (0.0, -0.0)];
        for (x, y) in cases {
            let (a, b) = (func.const_f64(x), func.const_f64(y));
            for &pred in FloatPred::ALL {
                let unordered = x.is_nan() || y.is_nan();
                let expected = match pred {
                    FloatPred::False => false,
                    FloatPred::Oeq => x == y,
                    FloatPred::Ogt => x > y,
                    FloatPred::Oge => x >= y,
                    FloatPred::Olt => x < y,
                    FloatPred::Ole => x <= y,
                    FloatPred::One => !unordered && x != y,
                    FloatPred::Ord => !unordered,
                    FloatPred::Uno => unordered,
                    FloatPred::Ueq => unordered || x == y,
                    FloatPred::Ugt => unordered || x > y,
                    FloatPred::Uge => unordered || x >= y,
                    FloatPred::Ult => unordered || x < y,
                    FloatPred::Ule => unordered || x <= y,
                    FloatPred::Une => unordered || x != y,
                    FloatPred::True => true,
                };
                let got = fcmp(&ctx.types, func, pred, a, b).unwrap();
                assert_eq!(func.as_u64(got), Some(u64::from(expected)), "{x} {} {y}", pred.name());
            }
        }
    }

    #[test]
    fn conversions_round_once() {
        let mut m = module();
        let id = m.find_global("f").unwrap();
        let (ctx, Some(func)) = m.split(id) else { panic!() };
        for x in [0i64, -1, i64::MAX, 1 << 53 | 1, 123456789] {
            let v = func.const_i64(x);
            let f = cast(&ctx.types, func, CastOp::SiToFp, v, Type::FLOAT).unwrap();
            assert_eq!(func.as_float_bits(f), Some(u64::from((x as f32).to_bits())));
            let d = cast(&ctx.types, func, CastOp::UiToFp, v, Type::DOUBLE).unwrap();
            assert_eq!(func.as_float_bits(d), Some((x as u64 as f64).to_bits()));
        }
        for x in [0.5f64, -2.5, 1e10, -1e10, 4294967295.5] {
            let v = func.const_f64(x);
            let i = cast(&ctx.types, func, CastOp::FpToSi, v, Type::I32);
            let expected = (x.trunc().abs() < 2147483648.0).then_some(x as i32 as u32 as u64);
            assert_eq!(i.and_then(|i| func.as_u64(i)), expected, "{x}");
        }
    }
}
