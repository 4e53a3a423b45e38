//! Functions of LLVM that came after version 7, in terms of instructions.

use super::assembly::{self, Assembly};
use super::{before, replace};
use oxicc_ir::{BinOp, Builder, CastOp, Context, FloatPred, Function, Inst, IntPred, Type, Value};

/// What becomes of a call.
enum Expansion {
    Value(Value),
    /// It says nothing that NVIDIA's compilers need.
    Nothing,
}

/// Puts other instructions in the place of a call, where the function is newer than the reader.
pub(super) fn expand(ctx: &Context, func: &mut Function, inst: Inst, name: &str, args: &[Value]) {
    let Some(name) = name.strip_prefix("llvm.") else { return };
    let ty = func.inst_type(inst);
    let mut b = before(ctx, func, inst);
    match expansion(&mut b, name, ty, args) {
        Some(Expansion::Value(v)) => replace(func, inst, v),
        Some(Expansion::Nothing) => func.remove_inst(inst),
        None => {}
    }
}

fn expansion(b: &mut Builder, name: &str, ty: Type, args: &[Value]) -> Option<Expansion> {
    let is =
        |family: &str| name.strip_prefix(family).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
    if is("experimental.noalias.scope.decl") || is("prefetch") {
        return Some(Expansion::Nothing);
    }
    let value = match *args {
        [x] if is("roundeven") => to_integral(b, x, ty)?,
        [x] if is("canonicalize") => {
            let one = one(b, ty)?;
            b.fmul(x, one)
        }
        [_] if is("is.constant") => b.func.const_int(&b.ctx.types, ty, 0),
        [x] if is("fptosi.sat") || is("fptoui.sat") => saturated(b, x, ty, is("fptosi.sat"), "rzi")?,
        [x] if is("lrint") || is("llrint") => saturated(b, x, ty, true, "rni")?,
        [x] if name.starts_with("vector.reduce.") => reduction(b, name, None, x)?,
        [start, x] if is("vector.reduce.fadd") || is("vector.reduce.fmul") => {
            reduction(b, name, Some(start), x)?
        }
        [x, _] if is("abs") => {
            let zero = b.func.zero(&b.ctx.types, ty);
            let negative = b.icmp(IntPred::Slt, x, zero);
            let negated = b.neg(x);
            b.select(negative, negated, x)
        }
        [p, mask] if is("ptrmask") => {
            let width = b.func.value_type(mask);
            let address = b.cast(CastOp::PtrToInt, p, width);
            let masked = b.and(address, mask);
            b.cast(CastOp::IntToPtr, masked, ty)
        }
        [x, y] => between(b, name, ty, x, y)?,
        _ => return None,
    };
    Some(Expansion::Value(value))
}

/// Functions of two operands of a type.
fn between(b: &mut Builder, name: &str, ty: Type, x: Value, y: Value) -> Option<Value> {
    let family = name.split('.').take(2).collect::<Vec<_>>();
    Some(match family[..] {
        ["smax", _] => choose(b, IntPred::Sgt, x, y),
        ["smin", _] => choose(b, IntPred::Slt, x, y),
        ["umax", _] => choose(b, IntPred::Ugt, x, y),
        ["umin", _] => choose(b, IntPred::Ult, x, y),
        ["scmp", _] => three_way(b, [IntPred::Sgt, IntPred::Slt], ty, x, y),
        ["ucmp", _] => three_way(b, [IntPred::Ugt, IntPred::Ult], ty, x, y),
        ["uadd", "sat"] => {
            let sum = b.add(x, y);
            let wrapped = b.icmp(IntPred::Ult, sum, x);
            let zero = b.func.zero(&b.ctx.types, ty);
            let ones = b.not(zero);
            b.select(wrapped, ones, sum)
        }
        ["usub", "sat"] => {
            let difference = b.sub(x, y);
            let wrapped = b.icmp(IntPred::Ult, x, y);
            let zero = b.func.zero(&b.ctx.types, ty);
            b.select(wrapped, zero, difference)
        }
        [op @ ("sadd" | "ssub"), "sat"] => {
            let is_sum = op == "sadd";
            let result = if is_sum { b.add(x, y) } else { b.sub(x, y) };
            // The sign is wrong: it is not that of the first operand, where it had to be.
            let changed = b.xor(x, result);
            let other = if is_sum { b.xor(y, result) } else { b.xor(x, y) };
            let both = b.and(changed, other);
            let zero = b.func.zero(&b.ctx.types, ty);
            let overflows = b.icmp(IntPred::Slt, both, zero);
            let limit = signed_limit(b, x, ty)?;
            b.select(overflows, limit, result)
        }
        [op @ ("sshl" | "ushl"), "sat"] => {
            let shifted = b.shl(x, y);
            let back = if op == "sshl" { b.ashr(shifted, y) } else { b.lshr(shifted, y) };
            let fits = b.icmp(IntPred::Eq, back, x);
            let zero = b.func.zero(&b.ctx.types, ty);
            let limit = if op == "sshl" { signed_limit(b, x, ty)? } else { b.not(zero) };
            b.select(fits, shifted, limit)
        }
        [op @ ("minimum" | "maximum"), _] => extremum(b, op == "minimum", ty, x, y)?,
        _ => return None,
    })
}

fn choose(b: &mut Builder, pred: IntPred, x: Value, y: Value) -> Value {
    let first = b.icmp(pred, x, y);
    b.select(first, x, y)
}

fn three_way(b: &mut Builder, [above, below]: [IntPred; 2], ty: Type, x: Value, y: Value) -> Value {
    let (more, less) = (b.icmp(above, x, y), b.icmp(below, x, y));
    let (more, less) = (b.cast(CastOp::ZExt, more, ty), b.cast(CastOp::ZExt, less, ty));
    b.sub(more, less)
}

/// The largest number for one that is not negative, else the least.
fn signed_limit(b: &mut Builder, x: Value, ty: Type) -> Option<Value> {
    let width = b.ctx.types.int_width(ty).filter(|w| *w <= 64)?;
    let last = b.func.const_int(&b.ctx.types, ty, u64::from(width) - 1);
    let largest = b.func.const_int(&b.ctx.types, ty, u64::MAX >> (65 - width));
    let sign = b.ashr(x, last);
    Some(b.xor(sign, largest))
}

fn one(b: &mut Builder, ty: Type) -> Option<Value> {
    let bits = match ty {
        Type::HALF => 0x3c00,
        Type::FLOAT => 1f32.to_bits().into(),
        Type::DOUBLE => 1f64.to_bits(),
        _ => return None,
    };
    Some(b.func.const_float_bits(ty, bits))
}

/// The least or greatest of two, where NaN wins and -0 is less than +0.
fn extremum(b: &mut Builder, least: bool, ty: Type, x: Value, y: Value) -> Option<Value> {
    let bits = match ty {
        Type::HALF => Type::I16,
        Type::FLOAT => Type::I32,
        Type::DOUBLE => Type::I64,
        _ => return None,
    };
    let pred = if least { FloatPred::Olt } else { FloatPred::Ogt };
    let first = b.fcmp(pred, x, y);
    let ordered = b.select(first, x, y);
    // Zeros differ in the sign.
    let (left, right) = (b.cast(CastOp::Bitcast, x, bits), b.cast(CastOp::Bitcast, y, bits));
    let joined = if least { b.or(left, right) } else { b.and(left, right) };
    let joined = b.cast(CastOp::Bitcast, joined, ty);
    let equal = b.fcmp(FloatPred::Oeq, x, y);
    let number = b.select(equal, joined, ordered);
    let sum = b.fadd(x, y);
    let unordered = b.fcmp(FloatPred::Uno, x, y);
    Some(b.select(unordered, sum, number))
}

/// The nearest whole number, the even one of two.
fn to_integral(b: &mut Builder, x: Value, ty: Type) -> Option<Value> {
    let text = match ty {
        Type::FLOAT => "cvt.rni.f32.f32 $0, $1;",
        Type::DOUBLE => "cvt.rni.f64.f64 $0, $1;",
        Type::HALF => "cvt.rni.f16.f16 $0, $1;",
        _ => return None,
    };
    assembly::call(b, &Assembly::pure(text), &[ty], &[x])?.first().copied()
}

/// A conversion that PTX defines for every operand, and LLVM's own instruction does not.
fn saturated(b: &mut Builder, x: Value, ty: Type, signed: bool, rounding: &str) -> Option<Value> {
    let width = b.ctx.types.int_width(ty).filter(|w| matches!(w, 32 | 64))?;
    let from = b.func.value_type(x);
    let x = if from == Type::HALF { b.cast(CastOp::FpExt, x, Type::FLOAT) } else { x };
    let source = match b.func.value_type(x) {
        Type::FLOAT => "f32",
        Type::DOUBLE => "f64",
        _ => return None,
    };
    let sign = if signed { "s" } else { "u" };
    let text = format!("cvt.{rounding}.{sign}{width}.{source} $0, $1;");
    assembly::call(b, &Assembly::pure(&text), &[ty], &[x])?.first().copied()
}

/// All elements of a vector in one, from the first to the last.
fn reduction(b: &mut Builder, name: &str, start: Option<Value>, vector: Value) -> Option<Value> {
    let ty = b.func.value_type(vector);
    let len = b.ctx.types.vector_len(ty)?;
    let mut result = start;
    for i in 0..len {
        let index = b.func.const_int(&b.ctx.types, Type::I32, i.into());
        let element = b.extract_element(vector, index);
        result = Some(match result {
            None => element,
            Some(so_far) => match name.split('.').nth(2)? {
                "add" => b.add(so_far, element),
                "mul" => b.mul(so_far, element),
                "and" => b.and(so_far, element),
                "or" => b.or(so_far, element),
                "xor" => b.xor(so_far, element),
                "fadd" => b.binary(BinOp::FAdd, so_far, element),
                "fmul" => b.binary(BinOp::FMul, so_far, element),
                "smax" => choose(b, IntPred::Sgt, so_far, element),
                "smin" => choose(b, IntPred::Slt, so_far, element),
                "umax" => choose(b, IntPred::Ugt, so_far, element),
                "umin" => choose(b, IntPred::Ult, so_far, element),
                _ => return None,
            },
        });
    }
    result
}
