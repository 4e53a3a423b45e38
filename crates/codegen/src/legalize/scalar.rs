//! Operations on integers of odd and large widths, and constrained floating point.

use oxicc_ir::intrinsic::Intrinsic;
use oxicc_ir::{
    BinOp, Builder, CastOp, FloatPred, Function, Inst, InstData, IntPred, MdData, Module, Op, Type, Value,
    ValueDef,
};

use super::Done;
use crate::select::base_name;

fn call<'m>(module: &'m Module, func: &Function, inst: Inst) -> Option<(&'m str, Vec<Value>)> {
    let InstData::Call { callee, args, .. } = func.inst(inst) else { return None };
    Some((base_name(module.global(func.as_global(callee)?).name()), args.to_vec()))
}

pub(super) fn int(b: &mut Builder, ty: Type, value: u64) -> Value {
    b.func.const_int(&b.ctx.types, ty, value)
}

/// `fshl(a, b, c)`: the two as one number of twice the width, shifted by `c` modulo the width.
pub(super) fn funnel(module: &Module, func: &mut Function, inst: Inst) -> Done {
    let (base, args) = call(module, func, inst)?;
    let [high, low, by] = args[..] else { return None };
    let ty = func.inst_type(inst);
    let width = module.types.int_width(ty)?;
    let wide = module.types.int(width.checked_mul(2)?);
    let mut b = Builder::before(&module.ctx, func, inst);
    let modulus = int(&mut b, ty, u64::from(width));
    // A type of one bit cannot hold its own width; every amount is a multiple of it.
    let by = if width == 1 { int(&mut b, ty, 0) } else { b.binary(BinOp::URem, by, modulus) };
    let by = b.cast(CastOp::ZExt, by, wide);
    let up = int(&mut b, wide, u64::from(width));
    let high = b.cast(CastOp::ZExt, high, wide);
    let high = b.binary(BinOp::Shl, high, up);
    let low = b.cast(CastOp::ZExt, low, wide);
    let both = b.binary(BinOp::Or, high, low);
    let out = if base == "fshl" {
        let shifted = b.binary(BinOp::Shl, both, by);
        b.binary(BinOp::LShr, shifted, up)
    } else {
        b.binary(BinOp::LShr, both, by)
    };
    Some(Some(b.cast(CastOp::Trunc, out, ty)))
}

/// `scmp`, `ucmp`: -1, 0 or 1.
pub(super) fn three_way(module: &Module, func: &mut Function, inst: Inst) -> Done {
    let (base, args) = call(module, func, inst)?;
    let [x, y] = args[..] else { return None };
    let ty = func.inst_type(inst);
    let (less, more) =
        if base == "scmp" { (IntPred::Slt, IntPred::Sgt) } else { (IntPred::Ult, IntPred::Ugt) };
    let mut b = Builder::before(&module.ctx, func, inst);
    let (less, more) = (b.icmp(less, x, y), b.icmp(more, x, y));
    let more = b.cast(CastOp::ZExt, more, ty);
    let minus = b.cast(CastOp::SExt, less, ty);
    Some(Some(b.select(less, minus, more)))
}

/// Multiplication in twice the width; it overflows when the product does not come back.
pub(super) fn overflow_mul(module: &Module, func: &mut Function, inst: Inst) -> Done {
    let (base, args) = call(module, func, inst)?;
    let [x, y] = args[..] else { return None };
    let ty = func.value_type(x);
    let wide = module.types.int(module.types.int_width(ty)?.checked_mul(2)?);
    let pair = func.inst_type(inst);
    let extend = if base.starts_with('s') { CastOp::SExt } else { CastOp::ZExt };
    let mut b = Builder::before(&module.ctx, func, inst);
    let (x, y) = (b.cast(extend, x, wide), b.cast(extend, y, wide));
    let product = b.binary(BinOp::Mul, x, y);
    let low = b.cast(CastOp::Trunc, product, ty);
    let back = b.cast(extend, low, wide);
    let over = b.icmp(IntPred::Ne, product, back);
    let whole = b.func.poison(pair);
    let whole = b.insert_value(whole, low, &[0]);
    Some(Some(b.insert_value(whole, over, &[1])))
}

/// Addition and subtraction of wide integers with the overflow as a second result.
pub(super) fn overflow_add(module: &Module, func: &mut Function, inst: Inst) -> Done {
    let (base, args) = call(module, func, inst)?;
    let [x, y] = args[..] else { return None };
    let ty = func.value_type(x);
    let pair = func.inst_type(inst);
    let add = base.contains("add");
    let mut b = Builder::before(&module.ctx, func, inst);
    let sum = b.binary(if add { BinOp::Add } else { BinOp::Sub }, x, y);
    let over = match (base.starts_with('s'), add) {
        (false, true) => b.icmp(IntPred::Ult, sum, x),
        (false, false) => b.icmp(IntPred::Ult, x, y),
        (true, _) => {
            // The sign of the result differs from that of `x` and, of a sum, of `y`; of a difference, `y` has the other sign.
            let moved = b.binary(BinOp::Xor, x, sum);
            let other = b.binary(BinOp::Xor, y, if add { sum } else { x });
            let both = b.binary(BinOp::And, moved, other);
            let zero = int(&mut b, ty, 0);
            b.icmp(IntPred::Slt, both, zero)
        }
    };
    let whole = b.func.poison(pair);
    let whole = b.insert_value(whole, sum, &[0]);
    Some(Some(b.insert_value(whole, over, &[1])))
}

/// Saturating addition and subtraction of wide integers.
pub(super) fn saturating(module: &Module, func: &mut Function, inst: Inst) -> Done {
    let (base, args) = call(module, func, inst)?;
    let [x, y] = args[..] else { return None };
    let ty = func.inst_type(inst);
    let width = module.types.int_width(ty)?;
    let op = if base.contains("add") { BinOp::Add } else { BinOp::Sub };
    let mut b = Builder::before(&module.ctx, func, inst);
    let sum = b.binary(op, x, y);
    if base.starts_with('u') {
        let (over, limit) = if op == BinOp::Add {
            let zero = int(&mut b, ty, 0);
            (b.icmp(IntPred::Ult, sum, x), b.not(zero))
        } else {
            (b.icmp(IntPred::Ult, x, y), int(&mut b, ty, 0))
        };
        return Some(Some(b.select(over, limit, sum)));
    }
    // Overflow when the sign of the result is not that of the first operand although it should be.
    let zero = int(&mut b, ty, 0);
    let moved = b.binary(BinOp::Xor, sum, x);
    let other = b.binary(BinOp::Xor, x, y);
    let other = if op == BinOp::Add { b.not(other) } else { other };
    let both = b.binary(BinOp::And, moved, other);
    let over = b.icmp(IntPred::Slt, both, zero);
    // The limit of the first operand's sign: its sign spread, with the top bit turned over.
    let top = int(&mut b, ty, u64::from(width - 1));
    let one = int(&mut b, ty, 1);
    let lowest = b.binary(BinOp::Shl, one, top);
    let spread = b.binary(BinOp::AShr, x, top);
    let highest = b.not(lowest);
    let limit = b.binary(BinOp::Xor, spread, highest);
    Some(Some(b.select(over, limit, sum)))
}

/// The text of a metadata argument.
fn text<'m>(module: &'m Module, func: &Function, v: Value) -> Option<&'m str> {
    match func.value_def(v) {
        ValueDef::Metadata(md) => match module.metadata.get(md) {
            MdData::String(s) => std::str::from_utf8(s).ok(),
            _ => None,
        },
        _ => None,
    }
}

/// `llvm.experimental.constrained.*` with the default rounding: the plain operation. There are no exceptions to observe
/// on the device.
pub(super) fn constrained(module: &Module, func: &mut Function, inst: Inst) -> Done {
    let (base, args) = call(module, func, inst)?;
    let op = base.strip_prefix("experimental.constrained.")?;
    let words: Vec<&str> = args.iter().filter_map(|&a| text(module, func, a)).collect();
    if words.iter().any(|w| matches!(*w, "round.downward" | "round.upward" | "round.towardzero")) {
        return None;
    }
    let values: Vec<Value> = args.iter().copied().filter(|&a| func.value_type(a) != Type::METADATA).collect();
    let ty = func.inst_type(inst);
    let mut b = Builder::before(&module.ctx, func, inst);
    let out = match (op, values[..].as_ref()) {
        ("fadd", &[x, y]) => b.binary(BinOp::FAdd, x, y),
        ("fsub", &[x, y]) => b.binary(BinOp::FSub, x, y),
        ("fmul", &[x, y]) => b.binary(BinOp::FMul, x, y),
        ("fdiv", &[x, y]) => b.binary(BinOp::FDiv, x, y),
        ("frem", &[x, y]) => b.binary(BinOp::FRem, x, y),
        ("fmuladd", &[x, y, z]) => {
            let product = b.binary(BinOp::FMul, x, y);
            b.binary(BinOp::FAdd, product, z)
        }
        ("sitofp", &[x]) => b.cast(CastOp::SiToFp, x, ty),
        ("uitofp", &[x]) => b.cast(CastOp::UiToFp, x, ty),
        ("fptosi", &[x]) => b.cast(CastOp::FpToSi, x, ty),
        ("fptoui", &[x]) => b.cast(CastOp::FpToUi, x, ty),
        ("fpext", &[x]) => b.cast(CastOp::FpExt, x, ty),
        ("fptrunc", &[x]) => b.cast(CastOp::FpTrunc, x, ty),
        ("fcmp" | "fcmps", &[x, y]) => {
            let pred = words.iter().find_map(|w| FloatPred::from_name(w))?;
            b.fcmp(pred, x, y)
        }
        // The same name without the prefix, where selection knows it by that.
        (_, values) => {
            let Op::Call(info) = b.func.op(inst) else { return None };
            if !Intrinsic::of(&format!("llvm.{op}")).is_some_and(crate::select::is_droppable) {
                return None;
            }
            let callee = *b.func.operands(inst).last()?;
            let params: Vec<Type> = values.iter().map(|&v| b.func.value_type(v)).collect();
            let ty = module.types.function(ty, &params, false);
            let call = b.call_with(oxicc_ir::CallInfo { ty, ..info }, callee, values);
            b.func.result(call)?
        }
    };
    Some(Some(out))
}
