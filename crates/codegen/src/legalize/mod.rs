//! Rare operations in terms of common ones, before selection.
//!
//! Selection knows every operation on every type that code of kernels uses. What is left (vectors of wide integers, shifts
//! of odd widths, masked memory accesses, operations with a rounding mode as an argument) is rewritten here on a copy of
//! the function; functions without such things, nearly all, are not copied.
//!
//! - [`consts`]: constant expressions
//! - [`scalar`]: operations on wide and odd integers, constrained floating point
//! - [`vector`]: vectors element by element, shuffles
//! - [`wide`]: division and conversion of integers of more than 128 bits
//! - [`masked`]: memory accesses under a mask

pub mod consts;
mod masked;
mod scalar;
mod vector;
mod wide;

use oxicc_ir::{BinOp, CastOp, Function, Inst, InstData, Module, Type, TypeData, Value};

use crate::select::base_name;

/// What is done with an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rewrite {
    /// The same operation on each element.
    Elements,
    /// Overflow arithmetic on vectors: two vectors in a struct.
    OverflowElements,
    Funnel,
    ThreeWay,
    OverflowMul,
    OverflowAdd,
    Saturating,
    Constrained,
    Masked,
    Shuffle,
    WideDivision,
    WideToFloat,
    FloatToWide,
}

/// A copy of the function without rare operations, if it has any.
pub fn run(module: &Module, body: &Function) -> Option<Function> {
    let hard = consts::hard(module, body);
    let rare = |f: &Function, i: Inst| classify(module, f, i);
    let insts: Vec<Inst> =
        body.blocks().flat_map(|b| body.block_insts(b)).filter(|&i| rare(body, i).is_some()).collect();
    if insts.is_empty() && hard.is_empty() {
        return None;
    }
    let mut func = body.clone();
    if !hard.is_empty() {
        consts::expand(module, &mut func, &hard);
    }
    let mut work = insts;
    while let Some(inst) = work.pop() {
        let Some(what) = classify(module, &func, inst) else { continue };
        let first = func.num_insts() as u32;
        let done = match what {
            Rewrite::Elements => vector::elements(module, &mut func, inst),
            Rewrite::OverflowElements => vector::overflow_elements(module, &mut func, inst),
            Rewrite::Shuffle => vector::shuffle(module, &mut func, inst),
            Rewrite::Masked => masked::rewrite(module, &mut func, inst),
            Rewrite::Funnel => scalar::funnel(module, &mut func, inst),
            Rewrite::ThreeWay => scalar::three_way(module, &mut func, inst),
            Rewrite::OverflowMul => scalar::overflow_mul(module, &mut func, inst),
            Rewrite::OverflowAdd => scalar::overflow_add(module, &mut func, inst),
            Rewrite::Saturating => scalar::saturating(module, &mut func, inst),
            Rewrite::WideDivision => wide::divide(module, &mut func, inst),
            Rewrite::WideToFloat => wide::to_float(module, &mut func, inst),
            Rewrite::FloatToWide => wide::from_float(module, &mut func, inst),
            Rewrite::Constrained => scalar::constrained(module, &mut func, inst),
        };
        // What cannot be rewritten stays, and selection says what it is.
        if let Some(value) = done {
            match value {
                Some(v) => func.replace_with_value(inst, v),
                None => func.remove_inst(inst),
            }
            // The new instructions may be rare themselves.
            work.extend((first..func.num_insts() as u32).map(Inst::from_u32));
        }
    }
    Some(func)
}

/// The result of a rewriting: nothing when it was not possible, else the value that takes the place of the instruction's.
type Done = Option<Option<Value>>;

/// Whether elements of this type need several registers.
fn is_wide(module: &Module, ty: Type) -> bool {
    matches!(module.types.get(ty), TypeData::Int(65..) | TypeData::Fp128)
}

fn classify(module: &Module, func: &Function, inst: Inst) -> Option<Rewrite> {
    let types = &module.types;
    let wide_vector = |v: Value| {
        let ty = func.value_type(v);
        types.is_vector(ty) && is_wide(module, types.scalar(ty))
    };
    let result_wide = |inst: Inst| func.result(inst).is_some_and(wide_vector);
    match func.inst(inst) {
        InstData::Binary { lhs, .. } | InstData::ICmp { lhs, .. } if wide_vector(lhs) => {
            Some(Rewrite::Elements)
        }
        InstData::Cast { op, value, .. }
            if op != CastOp::Bitcast && (wide_vector(value) || result_wide(inst)) =>
        {
            Some(Rewrite::Elements)
        }
        InstData::Binary { op: BinOp::UDiv | BinOp::URem | BinOp::SDiv | BinOp::SRem, lhs, .. }
            if wide::too_wide(module, func.value_type(lhs)).is_some() =>
        {
            Some(Rewrite::WideDivision)
        }
        InstData::Cast { op: CastOp::UiToFp | CastOp::SiToFp, value, .. }
            if wide::too_wide(module, func.value_type(value)).is_some() =>
        {
            Some(Rewrite::WideToFloat)
        }
        InstData::Cast { op: CastOp::FpToUi | CastOp::FpToSi, .. }
            if wide::too_wide(module, func.inst_type(inst)).is_some() =>
        {
            Some(Rewrite::FloatToWide)
        }
        InstData::Call { callee, args, .. } => {
            let global = module.global(func.as_global(callee)?);
            let name = global.name();
            if !name.starts_with("llvm.") || name.starts_with("llvm.nvvm.") {
                return None;
            }
            intrinsic(module, func, base_name(name), args, wide_vector)
        }
        _ => None,
    }
}

fn intrinsic(
    module: &Module,
    func: &Function,
    base: &str,
    args: &[Value],
    wide_vector: impl Fn(Value) -> bool,
) -> Option<Rewrite> {
    let types = &module.types;
    let first = *args.first()?;
    let ty = func.value_type(first);
    let vector = types.is_vector(ty);
    let width = types.int_width(types.scalar(ty));
    let odd = width.is_some_and(|w| !matches!(w, 8 | 16 | 32 | 64));
    let wide = width.is_some_and(|w| w > 64);
    match base {
        "fshl" | "fshr" if odd && vector => Some(Rewrite::Elements),
        "fshl" | "fshr" if odd => Some(Rewrite::Funnel),
        "scmp" | "ucmp" | "fptosi.sat" | "fptoui.sat" | "lrint" | "llrint" | "lround" | "llround"
            if vector =>
        {
            Some(Rewrite::Elements)
        }
        "scmp" | "ucmp" if wide => Some(Rewrite::ThreeWay),
        _ if base.ends_with(".with.overflow") && vector => Some(Rewrite::OverflowElements),
        "umul.with.overflow" | "smul.with.overflow" if odd => Some(Rewrite::OverflowMul),
        "uadd.with.overflow" | "usub.with.overflow" | "sadd.with.overflow" | "ssub.with.overflow" if wide => {
            Some(Rewrite::OverflowAdd)
        }
        "uadd.sat" | "usub.sat" | "sadd.sat" | "ssub.sat" if wide && !vector => Some(Rewrite::Saturating),
        _ if base.starts_with("experimental.constrained.")
            && args.iter().any(|&a| func.value_type(a) == Type::METADATA) =>
        {
            Some(Rewrite::Constrained)
        }
        "masked.load"
        | "masked.store"
        | "masked.gather"
        | "masked.scatter"
        | "masked.expandload"
        | "masked.compressstore" => Some(Rewrite::Masked),
        "vector.reverse"
        | "vector.interleave2"
        | "vector.deinterleave2"
        | "vector.splice"
        | "vector.insert"
        | "vector.extract"
        | "experimental.vector.reverse"
        | "experimental.vector.splice" => Some(Rewrite::Shuffle),
        "abs" | "smax" | "smin" | "umax" | "umin" | "uadd.sat" | "usub.sat" | "sadd.sat" | "ssub.sat"
        | "ctpop" | "ctlz" | "cttz" | "bswap" | "bitreverse"
            if wide_vector(first) =>
        {
            Some(Rewrite::Elements)
        }
        _ => None,
    }
}
