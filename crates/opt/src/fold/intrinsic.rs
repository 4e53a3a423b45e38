//! Calls of intrinsics with constant arguments.
//!
//! `llvm.*` by the name before the type; `llvm.nvvm.*` by their parts: operation, rounding, `ftz`, type. Approximations
//! (`rcp.approx` and the like) have the value that they approximate: what the math library computes from it is within its bounds.

use oxicc_ir::{Context, Function, Inst, InstData, Type, Types, Value};
use rustc_apfloat::Round;

use super::float::{self, Arith, Denormals, Format};
use super::{Scalar, from_bits, int, mask, scalar, signed};

/// The value of a call with these arguments in place of its own, if they are constants and the operation is exact.
pub fn call(ctx: &Context, func: &mut Function, inst: Inst, args: &[Value]) -> Option<Value> {
    let InstData::Call { bundle_operands, .. } = func.inst(inst) else { return None };
    if !bundle_operands.is_empty() || args.is_empty() || !args.iter().all(|a| func.is_const(*a)) {
        return None;
    }
    let name = ctx.global(func.direct_callee(inst)?).name().strip_prefix("llvm.")?;
    let types = &ctx.types;
    let args: Option<Vec<Scalar>> = args.iter().map(|a| scalar(types, func, *a)).collect();
    let (args, to) = (args?, func.inst_type(inst));
    let bits = match name.strip_prefix("nvvm.") {
        Some(name) => nvvm(types, name, &args, to)?,
        None => generic(name, &args)?,
    };
    if types.int_width(to).is_some() {
        return Some(int(types, func, to, bits));
    }
    from_bits(types, func, to, bits)
}

/// `llvm.NAME.TYPE`.
fn generic(name: &str, args: &[Scalar]) -> Option<u128> {
    let name = name.rsplit_once('.').map_or(name, |(name, _)| name);
    match *args {
        [Scalar::Int(x, width)] => one_int(name, x, width),
        [Scalar::Int(x, width), Scalar::Int(y, _)] => two_ints(name, x, y, width),
        [Scalar::Int(x, width), Scalar::Int(y, _), Scalar::Int(by, _)] => {
            let by = (by % u128::from(width)) as u32;
            match name {
                "fshl" if by == 0 => Some(x),
                "fshr" if by == 0 => Some(y),
                "fshl" => Some(x << by | y >> (width - by)),
                "fshr" => Some(x << (width - by) | y >> by),
                _ => None,
            }
        }
        [Scalar::Float(x, format)] => {
            let round = match name {
                "fabs" => return Some(x & !format.sign()),
                "sqrt" => {
                    let root = Round::NearestTiesToEven;
                    return float::arith(format, Arith::Sqrt, &[x], root, Denormals::Unknown);
                }
                "floor" => Round::TowardNegative,
                "ceil" => Round::TowardPositive,
                "trunc" => Round::TowardZero,
                "rint" | "nearbyint" | "roundeven" => Round::NearestTiesToEven,
                "round" => Round::NearestTiesToAway,
                _ => return None,
            };
            float::arith(format, Arith::Round, &[x], round, Denormals::Unknown)
        }
        [Scalar::Float(x, format), Scalar::Float(y, _)] => match name {
            "copysign" => Some(x & !format.sign() | y & format.sign()),
            "minnum" => extreme(format, x, y, false, Denormals::Unknown),
            "maxnum" => extreme(format, x, y, true, Denormals::Unknown),
            _ => None,
        },
        [Scalar::Float(x, format), Scalar::Float(y, _), Scalar::Float(z, _)] => match name {
            "fma" | "fmuladd" => {
                let near = Round::NearestTiesToEven;
                float::arith(format, Arith::Fma, &[x, y, z], near, Denormals::Unknown)
            }
            _ => None,
        },
        _ => None,
    }
}

fn one_int(name: &str, x: u128, width: u32) -> Option<u128> {
    match name {
        "ctpop" => Some(u128::from(x.count_ones())),
        "bswap" if width.is_multiple_of(8) => Some(x.swap_bytes() >> (128 - width)),
        "bitreverse" => Some(x.reverse_bits() >> (128 - width)),
        _ => None,
    }
}

fn two_ints(name: &str, x: u128, y: u128, width: u32) -> Option<u128> {
    let (sx, sy) = (signed(x, width), signed(y, width));
    let (least, most) = (signed(1 << (width - 1), width), (mask(width) >> 1) as i128);
    Some(match name {
        // The second argument says that zero gives poison.
        "ctlz" if x == 0 => return (y == 0).then_some(u128::from(width)),
        "cttz" if x == 0 => return (y == 0).then_some(u128::from(width)),
        "ctlz" => u128::from(x.leading_zeros() - (128 - width)),
        "cttz" => u128::from(x.trailing_zeros()),
        "abs" if sx == least => return (y == 0).then_some(x),
        "abs" => sx.unsigned_abs(),
        "smin" => sx.min(sy) as u128,
        "smax" => sx.max(sy) as u128,
        "umin" => x.min(y),
        "umax" => x.max(y),
        _ if width > 64 => return None,
        "sadd.sat" => (sx + sy).clamp(least, most) as u128,
        "ssub.sat" => (sx - sy).clamp(least, most) as u128,
        "uadd.sat" => (x + y).min(mask(width)),
        "usub.sat" => x.saturating_sub(y),
        _ => return None,
    })
}

/// The lesser or greater of two, and the other one if one is a NaN.
fn extreme(format: Format, x: u128, y: u128, greater: bool, denormals: Denormals) -> Option<u128> {
    let flush = |v: u128| match (format == Format::Single && float::is_denormal(format, v), denormals) {
        (true, Denormals::Unknown) => None,
        (true, Denormals::Flush) => Some(v & format.sign()),
        (false, _) => Some(v),
    };
    let (x, y) = (flush(x)?, flush(y)?);
    match (float::is_nan(format, x), float::is_nan(format, y)) {
        (true, true) => return None,
        (true, false) => return Some(y),
        (false, true) => return Some(x),
        (false, false) => {}
    }
    // Zeros compare equal; hardware orders them by sign.
    if float::is_zero(format, x) && float::is_zero(format, y) {
        return Some(if greater { x & y } else { x | y });
    }
    let first = (float::compare(format, x, y)? == std::cmp::Ordering::Greater) == greater;
    Some(if first { x } else { y })
}

/// `llvm.nvvm.NAME`.
fn nvvm(types: &Types, name: &str, args: &[Scalar], to: Type) -> Option<u128> {
    match *args {
        [Scalar::Int(x, width)] => return from_integer(types, name, x, width, to),
        [Scalar::Int(x, width), Scalar::Int(y, _)] => return integers(name, x, y, width),
        [Scalar::Int(x, 32), Scalar::Int(y, _), Scalar::Int(z, _)] => {
            return match name {
                "sad.i" => {
                    let d = (signed(x, 32) - signed(y, 32)).unsigned_abs();
                    Some(d.wrapping_add(z))
                }
                "sad.ui" => Some(x.abs_diff(y).wrapping_add(z)),
                "prmt" => Some(prmt(x as u32, y as u32, z as u32).into()),
                _ => None,
            };
        }
        _ => {}
    }
    let floats: Option<Vec<u128>> = args
        .iter()
        .map(|a| match a {
            Scalar::Float(x, _) => Some(*x),
            Scalar::Int(..) => None,
        })
        .collect();
    let (floats, Some(Scalar::Float(_, format))) = (floats?, args.first().copied()) else { return None };
    if let [x] = floats[..]
        && let Some(value) = approximation(name, format, x)
    {
        return Some(value);
    }
    let mut parts = name.split('.');
    let op = parts.next()?;
    let (mut round, mut denormals, mut last) = (None, Denormals::Unknown, "");
    for part in parts {
        match part {
            "rn" => round = Some(Round::NearestTiesToEven),
            "rz" => round = Some(Round::TowardZero),
            "rm" => round = Some(Round::TowardNegative),
            "rp" => round = Some(Round::TowardPositive),
            "ftz" => denormals = Denormals::Flush,
            "f" | "d" if last.is_empty() => last = part,
            "lo" | "hi" if last.is_empty() => last = part,
            // Something new.
            _ => return None,
        }
    }
    let arith = |op, operands: &[u128]| float::arith(format, op, operands, round?, denormals);
    match (op, &floats[..]) {
        ("add", [_, _]) => arith(Arith::Add, &floats),
        ("mul", [_, _]) => arith(Arith::Mul, &floats),
        ("div", [_, _]) => arith(Arith::Div, &floats),
        ("fma", [_, _, _]) => arith(Arith::Fma, &floats),
        ("sqrt", [_]) => arith(Arith::Sqrt, &floats),
        ("rcp", [x]) => {
            let one = float::from_uint(format, 1, Round::TowardZero);
            arith(Arith::Div, &[one, *x])
        }
        ("fmin", [x, y]) if round.is_none() => extreme(format, *x, *y, false, denormals),
        ("fmax", [x, y]) if round.is_none() => extreme(format, *x, *y, true, denormals),
        ("fabs", [x]) if denormals == Denormals::Unknown => Some(x & !format.sign()),
        ("floor" | "ceil" | "trunc" | "round", [x]) if round.is_none() => {
            let how = match op {
                "floor" => Round::TowardNegative,
                "ceil" => Round::TowardPositive,
                "trunc" => Round::TowardZero,
                _ => Round::NearestTiesToEven,
            };
            float::arith(format, Arith::Round, &[*x], how, denormals)
        }
        ("bitcast", _) => None,
        ("d2i", [x]) if last == "lo" => Some(x & mask(32)),
        ("d2i", [x]) if last == "hi" => Some(x >> 32),
        ("f2i" | "d2i", [x]) => to_integer(format, *x, 32, true, round?, denormals),
        ("f2ui" | "d2ui", [x]) => to_integer(format, *x, 32, false, round?, denormals),
        ("f2ll" | "d2ll", [x]) => to_integer(format, *x, 64, true, round?, denormals),
        ("f2ull" | "d2ull", [x]) => to_integer(format, *x, 64, false, round?, denormals),
        ("d2f", [x]) => float::convert(format, Format::Single, *x, round?, denormals),
        _ => None,
    }
}

/// `rcp.approx.ftz.f` and the like, `saturate.f`: the exact value, rounded once more. NaNs are left to the hardware.
fn approximation(name: &str, format: Format, x: u128) -> Option<u128> {
    let (op, rest) = name.split_once('.')?;
    let (single, ftz) = match (op == "saturate", rest) {
        (false, "approx.f") | (true, "f") => (true, false),
        (false, "approx.ftz.f") | (true, "ftz.f") => (true, true),
        (false, "approx.d") | (true, "d") => (false, false),
        (false, "approx.ftz.d") => (false, true),
        _ => return None,
    };
    match (format, single) {
        (Format::Single, true) => {
            let flush = |v: f32| if ftz && v.is_subnormal() { 0.0_f32.copysign(v) } else { v };
            let value = flush(approximate(op, flush(f32::from_bits(x as u32)).into())? as f32);
            (!value.is_nan()).then(|| value.to_bits().into())
        }
        // The others exist for floats only.
        (Format::Double, false) if matches!(op, "rcp" | "rsqrt" | "sqrt" | "saturate") => {
            // `rcp.approx.ftz.f64` reads and writes the upper word only.
            let upper = |v: f64| match v.is_subnormal() {
                true => 0.0_f64.copysign(v),
                false => f64::from_bits(v.to_bits() & !0xffff_ffff),
            };
            let read = f64::from_bits(x as u64);
            let value = if ftz { upper(approximate(op, upper(read))?) } else { approximate(op, read)? };
            (!value.is_nan()).then(|| value.to_bits().into())
        }
        _ => None,
    }
}

fn approximate(op: &str, x: f64) -> Option<f64> {
    Some(match op {
        "rcp" => 1.0 / x,
        "rsqrt" if x == 0.0 => 1.0 / x,
        "rsqrt" => 1.0 / x.sqrt(),
        "sqrt" => x.sqrt(),
        "ex2" => libm::exp2(x),
        "lg2" => libm::log2(x),
        "sin" => libm::sin(x),
        "cos" => libm::cos(x),
        "saturate" if x.is_nan() => 0.0,
        // -0 becomes +0.
        "saturate" if x <= 0.0 => 0.0,
        "saturate" => x.min(1.0),
        _ => return None,
    })
}

/// Out of range saturates, which is left to the hardware.
fn to_integer(
    format: Format,
    x: u128,
    width: u32,
    is_signed: bool,
    round: Round,
    denormals: Denormals,
) -> Option<u128> {
    let x = match (format == Format::Single && float::is_denormal(format, x), denormals) {
        (true, Denormals::Unknown) => return None,
        (true, Denormals::Flush) => 0,
        _ => x,
    };
    if is_signed { float::to_int(format, x, width, round) } else { float::to_uint(format, x, width, round) }
}

fn from_integer(types: &Types, name: &str, x: u128, width: u32, to: Type) -> Option<u128> {
    let (op, rest) = name.split_once('.').unwrap_or((name, ""));
    match (op, rest) {
        ("popc", "i" | "ll") => return Some(u128::from(x.count_ones())),
        ("clz", "i" | "ll") => return Some(u128::from(x.leading_zeros() - (128 - width))),
        ("brev32" | "brev64", "") => return Some(x.reverse_bits() >> (128 - width)),
        _ => {}
    }
    let round = match rest {
        "rn" => Round::NearestTiesToEven,
        "rz" => Round::TowardZero,
        "rm" => Round::TowardNegative,
        "rp" => Round::TowardPositive,
        _ => return None,
    };
    let format = Format::of(types, to)?;
    match op {
        "i2f" | "i2d" | "ll2f" | "ll2d" => Some(float::from_int(format, signed(x, width), round)),
        "ui2f" | "ui2d" | "ull2f" | "ull2d" => Some(float::from_uint(format, x, round)),
        _ => None,
    }
}

fn integers(name: &str, x: u128, y: u128, width: u32) -> Option<u128> {
    let (sx, sy) = (signed(x, width), signed(y, width));
    Some(match name {
        "mulhi.i" | "mulhi.ll" => ((sx * sy) >> width) as u128,
        "mulhi.ui" | "mulhi.ull" => (x * y) >> width,
        "mul24.i" => (signed(x & mask(24), 24) * signed(y & mask(24), 24)) as u128,
        "mul24.ui" => (x & mask(24)) * (y & mask(24)),
        "lohi.i2d" => x | y << 32,
        _ => return None,
    })
}

/// `prmt.b32`: each byte of the result is a byte of the operands, or its sign.
fn prmt(a: u32, b: u32, selector: u32) -> u32 {
    let bytes = u64::from(a) | u64::from(b) << 32;
    (0..4).fold(0, |result, i| {
        let s = selector >> (4 * i);
        let byte = (bytes >> (8 * (s & 7))) as u8;
        let byte = if s & 8 == 0 { byte } else { ((byte as i8) >> 7) as u8 };
        result | u32::from(byte) << (8 * i)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn f32s(values: &[f32]) -> Vec<Scalar> {
        values.iter().map(|x| Scalar::Float(x.to_bits().into(), Format::Single)).collect()
    }

    #[test]
    fn intrinsics_of_nvvm() {
        let m = oxicc_ir::text::parse("").unwrap();
        let of = |name: &str, args: &[Scalar], to| nvvm(&m.ctx.types, name, args, to);
        let f = |x: f32| Some(u128::from(x.to_bits()));
        assert_eq!(of("add.rn.f", &f32s(&[1.5, 2.0]), Type::FLOAT), f(3.5));
        assert_eq!(of("fma.rn.ftz.f", &f32s(&[2.0, 3.0, 1.0]), Type::FLOAT), f(7.0));
        assert_eq!(of("div.rz.f", &f32s(&[1.0, 3.0]), Type::FLOAT), Some(0x3eaa_aaaa));
        assert_eq!(of("div.rp.f", &f32s(&[1.0, 3.0]), Type::FLOAT), Some(0x3eaa_aaab));
        assert_eq!(of("div.approx.f", &f32s(&[1.0, 3.0]), Type::FLOAT), None);
        assert_eq!(of("sin.approx.ftz.f", &f32s(&[-0.0]), Type::FLOAT), f(-0.0));
        assert_eq!(of("cos.approx.f", &f32s(&[-0.0]), Type::FLOAT), f(1.0));
        assert_eq!(of("cos.approx.f", &f32s(&[1.0]), Type::FLOAT), f(0.540_302_3));
        assert_eq!(of("ex2.approx.ftz.f", &f32s(&[-127.0]), Type::FLOAT), f(0.0));
        assert_eq!(of("rcp.approx.ftz.f", &f32s(&[f32::NAN]), Type::FLOAT), None);
        assert_eq!(of("saturate.f", &f32s(&[1.5]), Type::FLOAT), f(1.0));
        let third = [Scalar::Float(3.0_f64.to_bits().into(), Format::Double)];
        assert_eq!(of("rcp.approx.ftz.d", &third, Type::DOUBLE), Some(0x3fd5_5555_0000_0000));
        assert_eq!(of("fmin.f", &f32s(&[f32::NAN, 3.0]), Type::FLOAT), f(3.0));
        assert_eq!(of("fmax.f", &f32s(&[-0.0, 0.0]), Type::FLOAT), f(0.0));
        assert_eq!(of("round.f", &f32s(&[2.5]), Type::FLOAT), f(2.0));
        assert_eq!(of("f2i.rz", &f32s(&[-2.5]), Type::I32).map(|x| x as i32), Some(-2));
        assert_eq!(of("f2i.rz", &f32s(&[3e9]), Type::I32), None);
        let i = |x: u32| Scalar::Int(x.into(), 32);
        assert_eq!(of("mulhi.i", &[i(0x8000_0000), i(2)], Type::I32).map(|x| x as u32), Some(u32::MAX));
        assert_eq!(of("mulhi.ui", &[i(0x8000_0000), i(2)], Type::I32), Some(1));
        assert_eq!(of("prmt", &[i(0x0403_8201), i(0x0807_0605), i(0x7905)], Type::I32), Some(0x08ff_0106));
        assert_eq!(of("i2f.rz", &[i(0xffff_ffff)], Type::FLOAT), f(-1.0));
        assert_eq!(of("sad.i", &[i(1), i(0xffff_ffff), i(5)], Type::I32), Some(7));
        let wide = |x: u64| Scalar::Int(x.into(), 64);
        assert_eq!(
            of("mulhi.ull", &[wide(u64::MAX), wide(u64::MAX)], Type::I64),
            Some(u128::from(u64::MAX - 1))
        );
    }

    #[test]
    fn intrinsics_of_llvm() {
        let i = |x: u32| Scalar::Int(x.into(), 32);
        assert_eq!(generic("ctlz.i32", &[i(1), Scalar::Int(0, 1)]), Some(31));
        assert_eq!(generic("cttz.i32", &[i(0), Scalar::Int(1, 1)]), None);
        assert_eq!(generic("bswap.i32", &[i(0x1234_5678)]), Some(0x7856_3412));
        assert_eq!(generic("bitreverse.i32", &[i(1)]), Some(0x8000_0000));
        assert_eq!(generic("fshl.i32", &[i(0x8000_0001), i(0x8000_0000), i(1)]).map(|x| x as u32), Some(3));
        assert_eq!(generic("fshr.i32", &[i(1), i(2), i(32)]), Some(2));
        assert_eq!(generic("sadd.sat.i32", &[i(0x7fff_ffff), i(1)]), Some(0x7fff_ffff));
        assert_eq!(generic("floor.f32", &f32s(&[-0.5])), Some(u128::from((-1f32).to_bits())));
        assert_eq!(generic("round.f32", &f32s(&[2.5])), Some(u128::from(3f32.to_bits())));
        assert_eq!(generic("smin.i32", &[i(u32::MAX), i(1)]).map(|x| x as u32), Some(u32::MAX));
    }
}
