//! Constant folding: exact, with LLVM's semantics. What would be poison or undefined behaviour is left alone.

use oxicc_ir::{BinOp, CastOp, FloatPred, Function, IntPred, Type, Types, Value};

/// A scalar constant of at most 128 bits, or a float.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Scalar {
    /// Zero-extended, with its width.
    Int(u128, u32),
    F32(f32),
    F64(f64),
}

fn scalar(types: &Types, func: &Function, v: Value) -> Option<Scalar> {
    let ty = func.value_type(v);
    if let Some(width) = types.int_width(ty) {
        return if width <= 128 { func.as_u128(v).map(|x| Scalar::Int(x, width)) } else { None };
    }
    let bits = func.as_float_bits(v)?;
    match ty {
        Type::FLOAT => Some(Scalar::F32(f32::from_bits(bits as u32))),
        Type::DOUBLE => Some(Scalar::F64(f64::from_bits(bits))),
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

/// `op a, b` on constants.
pub fn binary(types: &Types, func: &mut Function, op: BinOp, a: Value, b: Value) -> Option<Value> {
    let ty = func.value_type(a);
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
        (Scalar::F32(x), Scalar::F32(y)) => {
            let result = match op {
                BinOp::FAdd => x + y,
                BinOp::FSub => x - y,
                BinOp::FMul => x * y,
                BinOp::FDiv => x / y,
                _ => return None,
            };
            // The hardware's NaN is not the host's, and denormals may be flushed at run time.
            (!result.is_nan() && !result.is_subnormal() && !x.is_subnormal() && !y.is_subnormal())
                .then(|| func.const_f32(result))
        }
        (Scalar::F64(x), Scalar::F64(y)) => {
            let result = match op {
                BinOp::FAdd => x + y,
                BinOp::FSub => x - y,
                BinOp::FMul => x * y,
                BinOp::FDiv => x / y,
                _ => return None,
            };
            (!result.is_nan()).then(|| func.const_f64(result))
        }
        _ => None,
    }
}

/// A conversion of a constant.
pub fn cast(types: &Types, func: &mut Function, op: CastOp, v: Value, to: Type) -> Option<Value> {
    let from = func.value_type(v);
    let s = scalar(types, func, v)?;
    let to_width = types.int_width(to);
    match (op, s) {
        (CastOp::Trunc | CastOp::ZExt, Scalar::Int(x, _)) => to_width.map(|_| int(types, func, to, x)),
        (CastOp::SExt, Scalar::Int(x, width)) => {
            to_width.map(|_| int(types, func, to, signed(x, width) as u128))
        }
        (CastOp::SiToFp, Scalar::Int(x, width)) => match to {
            Type::FLOAT => Some(func.const_f32(signed(x, width) as f32)),
            Type::DOUBLE => Some(func.const_f64(signed(x, width) as f64)),
            _ => None,
        },
        (CastOp::UiToFp, Scalar::Int(x, _)) => match to {
            Type::FLOAT => Some(func.const_f32(x as f32)),
            Type::DOUBLE => Some(func.const_f64(x as f64)),
            _ => None,
        },
        (CastOp::FpExt, Scalar::F32(x)) if to == Type::DOUBLE && !x.is_nan() => {
            Some(func.const_f64(x as f64))
        }
        (CastOp::FpTrunc, Scalar::F64(x)) if to == Type::FLOAT && !x.is_nan() => {
            let y = x as f32;
            (!y.is_subnormal()).then(|| func.const_f32(y))
        }
        (CastOp::FpToSi, Scalar::F32(_) | Scalar::F64(_)) => {
            let (x, width) = (as_f64(s)?.trunc(), to_width?);
            let limit = 2f64.powi(width as i32 - 1);
            (x >= -limit && x < limit).then(|| int(types, func, to, x as i128 as u128))
        }
        (CastOp::FpToUi, Scalar::F32(_) | Scalar::F64(_)) => {
            let (x, width) = (as_f64(s)?.trunc(), to_width?);
            (x > -1.0 && x < 2f64.powi(width as i32)).then(|| int(types, func, to, x as u128))
        }
        (CastOp::Bitcast, Scalar::Int(x, 32)) if to == Type::FLOAT => {
            Some(func.const_float_bits(to, x as u64))
        }
        (CastOp::Bitcast, Scalar::Int(x, 64)) if to == Type::DOUBLE => {
            Some(func.const_float_bits(to, x as u64))
        }
        (CastOp::Bitcast, Scalar::F32(x)) if to_width == Some(32) => {
            Some(int(types, func, to, x.to_bits() as u128))
        }
        (CastOp::Bitcast, Scalar::F64(x)) if to_width == Some(64) => {
            Some(int(types, func, to, x.to_bits() as u128))
        }
        (CastOp::Bitcast, _) if from == to => Some(v),
        _ => None,
    }
}

fn as_f64(s: Scalar) -> Option<f64> {
    match s {
        Scalar::F32(x) => Some(x as f64),
        Scalar::F64(x) => Some(x),
        Scalar::Int(..) => None,
    }
}

/// `icmp pred a, b` on constants.
pub fn icmp(types: &Types, func: &mut Function, pred: IntPred, a: Value, b: Value) -> Option<Value> {
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
    let (x, y) = (as_f64(scalar(types, func, a)?)?, as_f64(scalar(types, func, b)?)?);
    if x.is_subnormal() || y.is_subnormal() || (x as f32).is_subnormal() || (y as f32).is_subnormal() {
        return None;
    }
    let unordered = x.is_nan() || y.is_nan();
    let result = match pred {
        FloatPred::False => false,
        FloatPred::True => true,
        FloatPred::Ord => !unordered,
        FloatPred::Uno => unordered,
        FloatPred::Oeq => x == y,
        FloatPred::Ogt => x > y,
        FloatPred::Oge => x >= y,
        FloatPred::Olt => x < y,
        FloatPred::Ole => x <= y,
        FloatPred::One => !unordered && x != y,
        FloatPred::Ueq => unordered || x == y,
        FloatPred::Ugt => unordered || x > y,
        FloatPred::Uge => unordered || x >= y,
        FloatPred::Ult => unordered || x < y,
        FloatPred::Ule => unordered || x <= y,
        FloatPred::Une => unordered || x != y,
    };
    Some(func.const_bool(result))
}
