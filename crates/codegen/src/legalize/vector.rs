//! Vectors: element by element, and the intrinsics that only move elements.

use oxicc_ir::{Builder, CallInfo, Function, Inst, InstData, Module, Op, POISON_LANE, Type, TypeData, Value};

use super::Done;
use crate::select::base_name;

/// The number of elements of a vector that has a fixed one.
pub(super) fn lanes(module: &Module, ty: Type) -> Option<u32> {
    match module.types.get(ty) {
        // More elements than selection can hold stay as they are, and are refused there.
        TypeData::Vector { len, scalable: false, .. } if *len <= 4096 => Some(*len),
        _ => None,
    }
}

pub(super) fn element(b: &mut Builder, v: Value, lane: u32) -> Value {
    if !b.ctx.types.is_vector(b.func.value_type(v)) {
        return v;
    }
    let index = b.func.const_i32(lane as i32);
    b.extract_element(v, index)
}

pub(super) fn with_element(b: &mut Builder, v: Value, elem: Value, lane: u32) -> Value {
    let index = b.func.const_i32(lane as i32);
    b.insert_element(v, elem, index)
}

/// An operation on vectors as operations on their elements.
pub(super) fn elements(module: &Module, func: &mut Function, inst: Inst) -> Done {
    let ty = func.inst_type(inst);
    let n = lanes(module, ty)?;
    let elem = module.types.scalar(ty);
    let op = func.op(inst);
    let operands = func.operands(inst).to_vec();
    let mut b = Builder::before(&module.ctx, func, inst);
    let mut out = b.func.poison(ty);
    for lane in 0..n {
        let values: Vec<Value> = operands.iter().map(|&v| element(&mut b, v, lane)).collect();
        let op = match op {
            Op::Call(info) => {
                let (_, args) = values.split_last()?;
                let params: Vec<Type> = args.iter().map(|&a| b.func.value_type(a)).collect();
                Op::Call(CallInfo { ty: module.types.function(elem, &params, false), ..info })
            }
            other => other,
        };
        let one = b.insert(op, elem, &values, &[]);
        let value = b.func.result(one)?;
        out = with_element(&mut b, out, value, lane);
    }
    Some(Some(out))
}

/// `llvm.*.with.overflow` on vectors.
pub(super) fn overflow_elements(module: &Module, func: &mut Function, inst: Inst) -> Done {
    let ty = func.inst_type(inst);
    let InstData::Call { info, callee, args, .. } = func.inst(inst) else { return None };
    let [x, y] = args[..] else { return None };
    let n = lanes(module, func.value_type(x))?;
    let elem = module.types.scalar(func.value_type(x));
    let one = module.types.structure(&[elem, Type::I1]);
    let (values, flags) = (module.types.element(ty, 0)?, module.types.element(ty, 1)?);
    let mut b = Builder::before(&module.ctx, func, inst);
    let (mut out, mut over) = (b.func.poison(values), b.func.poison(flags));
    let info = CallInfo { ty: module.types.function(one, &[elem, elem], false), ..info };
    for lane in 0..n {
        let (p, q) = (element(&mut b, x, lane), element(&mut b, y, lane));
        let call = b.call_with(info, callee, &[p, q]);
        let pair = b.func.result(call)?;
        let (v, o) = (b.extract_value(pair, &[0])?, b.extract_value(pair, &[1])?);
        out = with_element(&mut b, out, v, lane);
        over = with_element(&mut b, over, o, lane);
    }
    let whole = b.func.poison(ty);
    let whole = b.insert_value(whole, out, &[0]);
    Some(Some(b.insert_value(whole, over, &[1])))
}

/// Intrinsics that move elements, as shuffles.
pub(super) fn shuffle(module: &Module, func: &mut Function, inst: Inst) -> Done {
    let ty = func.inst_type(inst);
    let InstData::Call { callee, args, .. } = func.inst(inst) else { return None };
    let name = module.global(func.as_global(callee)?).name();
    let args = args.to_vec();
    let index = |f: &Function, i: usize| f.as_i64(&module.types, *args.get(i)?);
    let first = *args.first()?;
    let n = lanes(module, func.value_type(first))?;
    let (start, out_lanes) = (index(func, 1), lanes(module, ty));
    let offset = index(func, 2);
    let mut b = Builder::before(&module.ctx, func, inst);
    let out = match base_name(name).trim_start_matches("experimental.") {
        "vector.reverse" => {
            let mask: Vec<u32> = (0..n).rev().collect();
            b.shuffle(first, first, &mask)
        }
        "vector.interleave2" => {
            let mask: Vec<u32> = (0..n).flat_map(|i| [i, n + i]).collect();
            b.shuffle(first, *args.get(1)?, &mask)
        }
        "vector.deinterleave2" => {
            let half = |odd: u32| (0..n / 2).map(|i| 2 * i + odd).collect::<Vec<u32>>();
            let (even, odd) = (b.shuffle(first, first, &half(0)), b.shuffle(first, first, &half(1)));
            let whole = b.func.poison(ty);
            let whole = b.insert_value(whole, even, &[0]);
            b.insert_value(whole, odd, &[1])
        }
        "vector.splice" => {
            // A negative index counts from the end of the first vector.
            let at = offset?;
            let at = u32::try_from(if at < 0 { i64::from(n) + at } else { at }).ok()?;
            let mask: Vec<u32> = (0..n).map(|i| (at + i).min(2 * n - 1)).collect();
            b.shuffle(first, *args.get(1)?, &mask)
        }
        "vector.extract" => {
            let (at, m) = (u32::try_from(start?).ok()?, out_lanes?);
            let mask: Vec<u32> = (0..m).map(|i| if at + i < n { at + i } else { POISON_LANE }).collect();
            b.shuffle(first, first, &mask)
        }
        "vector.insert" => {
            let part = *args.get(1)?;
            let (at, m) = (u32::try_from(offset?).ok()?, lanes(module, b.func.value_type(part))?);
            let wide: Vec<u32> = (0..n).map(|i| if i < m { i } else { POISON_LANE }).collect();
            let wide = b.shuffle(part, part, &wide);
            let mask: Vec<u32> = (0..n)
                .map(|i| if (at..at.saturating_add(m)).contains(&i) { n + i - at } else { i })
                .collect();
            b.shuffle(first, wide, &mask)
        }
        _ => return None,
    };
    Some(Some(out))
}
