//! Division and conversion of integers of more than 128 bits, which selection does not know.

use oxicc_ir::{
    BinOp, Builder, CastOp, FloatPred, Function, Inst, InstData, IntPred, Module, Type, TypeData, Value,
};

use super::Done;
use super::scalar::int;

/// Bits of an integer that selection cannot divide or convert.
pub(super) fn too_wide(module: &Module, ty: Type) -> Option<u32> {
    match module.types.get(ty) {
        TypeData::Int(width @ 129..=4096) => Some(*width),
        _ => None,
    }
}

fn sign(b: &mut Builder, v: Value, width: u32) -> Value {
    let ty = b.func.value_type(v);
    let top = int(b, ty, u64::from(width - 1));
    b.binary(BinOp::AShr, v, top)
}

/// `v` or, where `sign` has all bits, `-v`.
fn negate_if(b: &mut Builder, v: Value, sign: Value) -> Value {
    let turned = b.binary(BinOp::Xor, v, sign);
    b.binary(BinOp::Sub, turned, sign)
}

/// Division bit by bit:
///
/// ```text
/// repeat width times:  r = 2r + top bit of a;  a = 2a;  if r >= b { r -= b; a += 1 }
/// ```
pub(super) fn divide(module: &Module, func: &mut Function, inst: Inst) -> Done {
    let InstData::Binary { op, lhs, rhs, .. } = func.inst(inst) else { return None };
    let ty = func.inst_type(inst);
    let width = too_wide(module, ty)?;
    let signed = matches!(op, BinOp::SDiv | BinOp::SRem);
    let before = func.inst_block(inst)?;
    let mut b = Builder::before(&module.ctx, func, inst);
    let (mut dividend, mut divisor) = (lhs, rhs);
    let mut result_sign = None;
    if signed {
        let (x, y) = (sign(&mut b, lhs, width), sign(&mut b, rhs, width));
        dividend = negate_if(&mut b, lhs, x);
        divisor = negate_if(&mut b, rhs, y);
        result_sign = Some(if op == BinOp::SDiv { b.binary(BinOp::Xor, x, y) } else { x });
    }
    let (zero, one) = (int(&mut b, ty, 0), int(&mut b, ty, 1));
    let top = int(&mut b, ty, u64::from(width - 1));
    let after = b.func.split_block(inst)?;
    let body = b.func.create_block();
    b.func.insert_block_after(body, before);
    let jump = b.func.terminator(before)?;
    b.func.remove_inst(jump);
    b.position_at_end(before);
    b.br(body);
    b.position_at_end(body);
    let (a, r, count) = (b.phi(ty), b.phi(ty), b.phi(Type::I32));
    let bit = b.binary(BinOp::LShr, a, top);
    let out = b.binary(BinOp::LShr, r, top);
    let r2 = b.binary(BinOp::Shl, r, one);
    let r2 = b.binary(BinOp::Or, r2, bit);
    // The remainder has one bit more than fits, for a moment.
    let carry = b.icmp(IntPred::Ne, out, zero);
    let reaches = b.icmp(IntPred::Uge, r2, divisor);
    let reaches = b.binary(BinOp::Or, carry, reaches);
    let less = b.binary(BinOp::Sub, r2, divisor);
    let r_next = b.select(reaches, less, r2);
    let a2 = b.binary(BinOp::Shl, a, one);
    let digit = b.cast(CastOp::ZExt, reaches, ty);
    let a_next = b.binary(BinOp::Or, a2, digit);
    let step = b.func.const_i32(1);
    let next = b.binary(BinOp::Add, count, step);
    let limit = b.func.const_i32(width as i32);
    let more = b.icmp(IntPred::Ult, next, limit);
    b.cond_br(more, body, after);
    let start = b.func.const_i32(0);
    for (phi, first, again) in [(a, dividend, a_next), (r, zero, r_next), (count, start, next)] {
        let phi = b.func.value_inst(phi)?;
        b.func.add_incoming(phi, first, before);
        b.func.add_incoming(phi, again, body);
    }
    b.position_before(inst);
    let value = if matches!(op, BinOp::UDiv | BinOp::SDiv) { a_next } else { r_next };
    Some(Some(match result_sign {
        Some(s) => negate_if(&mut b, value, s),
        None => value,
    }))
}

/// To `float` or `double`: the leading 64 bits, with a last one that tells of the others, scaled.
pub(super) fn to_float(module: &Module, func: &mut Function, inst: Inst) -> Done {
    let InstData::Cast { op, value, .. } = func.inst(inst) else { return None };
    let width = too_wide(module, func.value_type(value))?;
    let ty = func.value_type(value);
    let to = func.inst_type(inst);
    let (bits, bias, mantissa) = match to {
        Type::DOUBLE => (Type::I64, 1023, 52),
        Type::FLOAT => (Type::I32, 127, 23),
        _ => return None,
    };
    let mut b = Builder::before(&module.ctx, func, inst);
    let s = (op == CastOp::SiToFp).then(|| sign(&mut b, value, width));
    let mut x = match s {
        Some(s) => negate_if(&mut b, value, s),
        None => value,
    };
    let zero = int(&mut b, ty, 0);
    // Up, by as much as goes.
    let mut exponent = b.func.const_i32(width as i32 - 64);
    let mut k = (width - 1).next_power_of_two() / 2;
    while k > 0 {
        if k < width {
            let down = int(&mut b, ty, u64::from(width - k));
            let head = b.binary(BinOp::LShr, x, down);
            let empty = b.icmp(IntPred::Eq, head, zero);
            let by = int(&mut b, ty, u64::from(k));
            let up = b.binary(BinOp::Shl, x, by);
            x = b.select(empty, up, x);
            let by = b.func.const_i32(k as i32);
            let less = b.binary(BinOp::Sub, exponent, by);
            exponent = b.select(empty, less, exponent);
        }
        k /= 2;
    }
    let down = int(&mut b, ty, u64::from(width - 64));
    let head = b.binary(BinOp::LShr, x, down);
    let head = b.cast(CastOp::Trunc, head, Type::I64);
    let up = int(&mut b, ty, 64);
    let rest = b.binary(BinOp::Shl, x, up);
    let sticky = b.icmp(IntPred::Ne, rest, zero);
    let sticky = b.cast(CastOp::ZExt, sticky, Type::I64);
    let head = b.binary(BinOp::Or, head, sticky);
    let f = b.cast(CastOp::UiToFp, head, to);
    // The head is at least 2^63 or zero: what is beyond the largest exponent is infinite anyway.
    let most = b.func.const_i32(bias);
    let over = b.icmp(IntPred::Sgt, exponent, most);
    let exponent = b.select(over, most, exponent);
    let biased = b.binary(BinOp::Add, exponent, most);
    let biased = b.zext_or_trunc(biased, bits);
    let by = int(&mut b, bits, mantissa);
    let scale = b.binary(BinOp::Shl, biased, by);
    let scale = b.cast(CastOp::Bitcast, scale, to);
    let out = b.binary(BinOp::FMul, f, scale);
    Some(Some(match s {
        Some(s) => {
            let zero = int(&mut b, ty, 0);
            let negative = b.icmp(IntPred::Ne, s, zero);
            let minus = b.fneg(out);
            b.select(negative, minus, out)
        }
        None => out,
    }))
}

/// From a float: its mantissa, moved by its exponent.
pub(super) fn from_float(module: &Module, func: &mut Function, inst: Inst) -> Done {
    let InstData::Cast { op, value, .. } = func.inst(inst) else { return None };
    let ty = func.inst_type(inst);
    too_wide(module, ty)?;
    let from = func.value_type(value);
    let mut b = Builder::before(&module.ctx, func, inst);
    let x = match from {
        Type::DOUBLE => value,
        Type::FLOAT | Type::HALF | Type::BFLOAT => b.cast(CastOp::FpExt, value, Type::DOUBLE),
        _ => return None,
    };
    let bits = b.cast(CastOp::Bitcast, x, Type::I64);
    let by = int(&mut b, Type::I64, 52);
    let exponent = b.binary(BinOp::LShr, bits, by);
    let mask = int(&mut b, Type::I64, 0x7ff);
    let exponent = b.binary(BinOp::And, exponent, mask);
    let mask = int(&mut b, Type::I64, (1 << 52) - 1);
    let mantissa = b.binary(BinOp::And, bits, mask);
    let one = int(&mut b, Type::I64, 1 << 52);
    let mantissa = b.binary(BinOp::Or, mantissa, one);
    // Below one nothing is left, denormals included.
    let bias = int(&mut b, Type::I64, 1075);
    let by = b.binary(BinOp::Sub, exponent, bias);
    let zero = int(&mut b, Type::I64, 0);
    let down = b.icmp(IntPred::Slt, by, zero);
    let back = b.binary(BinOp::Sub, zero, by);
    let last = int(&mut b, Type::I64, 63);
    let far = b.icmp(IntPred::Ugt, back, last);
    let back = b.select(far, last, back);
    let small = b.binary(BinOp::LShr, mantissa, back);
    let small = b.cast(CastOp::ZExt, small, ty);
    let large = b.cast(CastOp::ZExt, mantissa, ty);
    let by = b.cast(CastOp::ZExt, by, ty);
    let large = b.binary(BinOp::Shl, large, by);
    let out = b.select(down, small, large);
    if op == CastOp::FpToUi {
        return Some(Some(out));
    }
    let none = b.func.const_f64(0.0);
    let negative = b.fcmp(FloatPred::Olt, x, none);
    let minus = b.neg(out);
    Some(Some(b.select(negative, minus, out)))
}
