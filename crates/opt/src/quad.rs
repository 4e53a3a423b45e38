//! Arithmetic on `fp128` in terms of the math library: no GPU has any.
//!
//! ```text
//! %r = fadd fp128 %x, %y      ->      %a = bitcast fp128 %x to i128
//!                                     %b = bitcast fp128 %y to i128
//!                                     %s = call i128 @__nv_add_fp128(i128 %a, i128 %b)
//!                                     %r = bitcast i128 %s to fp128
//! ```
//!
//! The library knows numbers by their bits. Operations on constants are folded, vectors are done element by element. The functions of
//! `device_fp128_functions.h` (`__nv_fp128_sin`), which have `fp128` in their signatures, get bodies that call those on bits
//! (`__nv_quad_sin`). What is left to code generation only moves numbers: loads, stores, selections, calls.

use oxicc_ir::{
    Attr, AttrKind, BinOp, Builder, CastOp, FloatPred, Function, GlobalId, Inst, InstData, IntPred, Linkage,
    Module, Type, TypeData, Value,
};

use crate::fold;

/// Functions of the headers, and of the library in their place.
const PUBLIC: &str = "__nv_fp128_";
const ON_BITS: &str = "__nv_quad_";

/// Intrinsics, without `llvm.` and types, and the function of the library on bits, without its prefix.
const INTRINSICS: &[(&str, &str)] = &[
    ("acos", "acos"),
    ("asin", "asin"),
    ("atan", "atan"),
    ("ceil", "ceil"),
    ("copysign", "copysign"),
    ("cos", "cos"),
    ("cosh", "cosh"),
    ("exp", "exp"),
    ("exp10", "exp10"),
    ("exp2", "exp2"),
    ("fabs", "fabs"),
    ("floor", "floor"),
    ("fma", "fma"),
    ("fmuladd", "fma"),
    ("ldexp", "ldexp"),
    ("log", "log"),
    ("log10", "log10"),
    ("log2", "log2"),
    ("maximumnum", "fmax"),
    ("maxnum", "fmax"),
    ("minimumnum", "fmin"),
    ("minnum", "fmin"),
    ("nearbyint", "rint"),
    ("pow", "pow"),
    ("powi", "powi"),
    ("rint", "rint"),
    ("round", "round"),
    ("roundeven", "rint"),
    ("sin", "sin"),
    ("sinh", "sinh"),
    ("sqrt", "sqrt"),
    ("tan", "tan"),
    ("tanh", "tanh"),
    ("trunc", "trunc"),
];

/// What is done with one instruction.
#[derive(Clone, Copy, Debug)]
enum Task {
    Binary(BinOp, &'static str),
    Negate,
    Compare(FloatPred),
    Cast(CastOp),
    Call(&'static str),
}

/// Rewrites all operations on `fp128` in a module and gives the public functions on it their bodies.
pub fn lower_fp128(module: &mut Module) {
    define_public_functions(module);
    let functions: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
    for id in functions {
        for (inst, task) in tasks(module, id) {
            // What cannot be rewritten is refused by code generation, which has the words for it.
            let _ = rewrite(module, id, inst, task);
        }
    }
}

fn tasks(module: &Module, id: GlobalId) -> Vec<(Inst, Task)> {
    let Some(body) = module.body(id) else { return Vec::new() };
    let quad = |v: Value| module.types.scalar(body.value_type(v)) == Type::FP128;
    let task = |inst: Inst| -> Option<Task> {
        match body.inst(inst) {
            InstData::Binary { op, lhs, .. } if quad(lhs) => Some(Task::Binary(op, arithmetic(op)?)),
            InstData::FNeg { value, .. } if quad(value) => Some(Task::Negate),
            InstData::FCmp { pred, lhs, .. } if quad(lhs) => Some(Task::Compare(pred)),
            InstData::Cast { op, value, .. } if op != CastOp::Bitcast => {
                let to = module.types.scalar(body.inst_type(inst));
                (quad(value) || to == Type::FP128).then_some(Task::Cast(op))
            }
            InstData::Call { callee, args, .. } if args.first().is_some_and(|a| quad(*a)) => {
                let name = module.global(body.as_global(callee)?).name().strip_prefix("llvm.")?;
                if name.starts_with("fptosi.sat.") {
                    return Some(Task::Cast(CastOp::FpToSi));
                }
                if name.starts_with("fptoui.sat.") {
                    return Some(Task::Cast(CastOp::FpToUi));
                }
                let base = name.split('.').next()?;
                let at = INTRINSICS.binary_search_by_key(&base, |i| i.0).ok()?;
                Some(Task::Call(INTRINSICS[at].1))
            }
            _ => None,
        }
    };
    body.all_insts().filter_map(|(_, inst)| Some((inst, task(inst)?))).collect()
}

fn arithmetic(op: BinOp) -> Option<&'static str> {
    Some(match op {
        BinOp::FAdd => "__nv_add_fp128",
        BinOp::FSub => "__nv_sub_fp128",
        BinOp::FMul => "__nv_mul_fp128",
        BinOp::FDiv => "__nv_div_fp128",
        BinOp::FRem => "__nv_rem_fp128",
        _ => return None,
    })
}

/// Declares a function of the library; nothing if the program has something else of this name.
fn declare(module: &mut Module, name: &str, ret: Type, params: &[Type]) -> Option<GlobalId> {
    let ty = module.types.function(ret, params, false);
    let id = module.declare_function(name, ty);
    let same = module.global(id).as_function().is_some_and(|f| f.ty == ty);
    same.then_some(id)
}

/// A function that one lane of an instruction needs, declared before the function is changed.
fn callee_of(module: &mut Module, id: GlobalId, inst: Inst, task: Task) -> Option<Option<GlobalId>> {
    let body = module.body(id)?;
    let to = module.types.scalar(body.inst_type(inst));
    let from = module.types.scalar(body.value_type(body.operand(inst, 0)));
    let wide = Type::I128;
    Some(match task {
        Task::Negate => None,
        Task::Binary(_, name) => Some(declare(module, name, wide, &[wide, wide])?),
        Task::Compare(_) => Some(declare(module, "__nv_cmp_fp128", Type::I32, &[wide, wide])?),
        Task::Call(name) => {
            let InstData::Call { args, .. } = body.inst(inst) else { return None };
            let args = args.to_vec();
            let params: Vec<Type> =
                args.iter()
                    .map(|a| {
                        if module.types.scalar(body.value_type(*a)) == Type::FP128 { wide } else { Type::I32 }
                    })
                    .collect();
            Some(declare(module, &format!("{ON_BITS}{name}"), wide, &params)?)
        }
        Task::Cast(op) => Some(match op {
            CastOp::FpExt => declare(module, "__nv_double_to_fp128", wide, &[Type::DOUBLE])?,
            CastOp::FpTrunc if to == Type::DOUBLE => {
                declare(module, "__nv_fp128_to_double", Type::DOUBLE, &[wide])?
            }
            CastOp::FpTrunc => declare(module, "__nv_fp128_to_double_odd", Type::DOUBLE, &[wide])?,
            CastOp::SiToFp | CastOp::UiToFp => {
                let work = integer_for(module, from, 64)?;
                let sign = if op == CastOp::UiToFp { "u" } else { "" };
                let bits = module.types.int_width(work)?;
                declare(module, &format!("__nv_{sign}int{bits}_to_fp128"), wide, &[work])?
            }
            CastOp::FpToSi | CastOp::FpToUi => {
                let work = integer_for(module, to, 32)?;
                let sign = if op == CastOp::FpToUi { "u" } else { "" };
                let bits = module.types.int_width(work)?;
                declare(module, &format!("__nv_fp128_to_{sign}int{bits}"), work, &[wide])?
            }
            _ => return None,
        }),
    })
}

/// The integer of the library that holds one of this type.
fn integer_for(module: &Module, ty: Type, least: u32) -> Option<Type> {
    match module.types.int_width(ty)? {
        w if w <= 32 && least <= 32 => Some(Type::I32),
        w if w <= 64 => Some(Type::I64),
        w if w <= 128 => Some(Type::I128),
        _ => None,
    }
}

fn rewrite(module: &mut Module, id: GlobalId, inst: Inst, task: Task) -> Option<()> {
    let body = module.body(id)?;
    let ty = body.inst_type(inst);
    let lanes = match module.types.get(ty) {
        TypeData::Vector { len, scalable: false, .. } => Some(*len),
        TypeData::Vector { .. } => return None,
        _ => None,
    };
    if let Some(value) = folded(module, id, inst, task) {
        module.body_mut(id)?.replace_with_value(inst, value);
        return Some(());
    }
    let callee = callee_of(module, id, inst, task)?;
    let elem = module.types.scalar(ty);
    let (ctx, body) = module.split(id);
    let body = body?;
    let operands: Vec<Value> = match body.inst(inst) {
        InstData::Call { args, .. } => args.to_vec(),
        _ => body.operands(inst).to_vec(),
    };
    let mut b = Builder::before(ctx, body, inst);
    let value = match lanes {
        None => one(&mut b, task, callee, &operands, elem)?,
        Some(n) => {
            let mut whole = b.func.poison(ty);
            for lane in 0..n {
                let index = b.func.const_i32(lane as i32);
                let parts: Vec<Value> = operands
                    .iter()
                    .map(|&a| {
                        let vector = ctx.types.is_vector(b.func.value_type(a));
                        if vector { b.extract_element(a, index) } else { a }
                    })
                    .collect();
                let value = one(&mut b, task, callee, &parts, elem)?;
                whole = b.insert_element(whole, value, index);
            }
            whole
        }
    };
    body.replace_with_value(inst, value);
    Some(())
}

/// The result for constants.
fn folded(module: &mut Module, id: GlobalId, inst: Inst, task: Task) -> Option<Value> {
    let (ctx, body) = module.split(id);
    let body = body?;
    let a = body.operand(inst, 0);
    match task {
        Task::Binary(op, _) => {
            let b = body.operand(inst, 1);
            fold::binary(&ctx.types, body, op, a, b)
        }
        Task::Negate => fold::fneg(&ctx.types, body, a),
        Task::Compare(pred) => {
            let b = body.operand(inst, 1);
            fold::fcmp(&ctx.types, body, pred, a, b)
        }
        Task::Cast(op) if body.direct_callee(inst).is_none() => {
            let to = body.inst_type(inst);
            fold::cast(&ctx.types, body, op, a, to)
        }
        Task::Cast(_) | Task::Call(_) => None,
    }
}

/// One operation on scalars.
fn one(
    b: &mut Builder,
    task: Task,
    callee: Option<GlobalId>,
    operands: &[Value],
    result: Type,
) -> Option<Value> {
    let types = &b.ctx.types;
    let first = *operands.first()?;
    match task {
        Task::Negate => {
            let bits = b.cast(CastOp::Bitcast, first, Type::I128);
            let sign = b.func.const_int128(types, Type::I128, 1 << 127);
            let bits = b.binary(BinOp::Xor, bits, sign);
            Some(b.cast(CastOp::Bitcast, bits, Type::FP128))
        }
        Task::Binary(..) | Task::Call(_) => {
            let args: Vec<Value> = operands
                .iter()
                .map(|&a| match b.func.value_type(a) {
                    Type::FP128 => b.cast(CastOp::Bitcast, a, Type::I128),
                    _ => b.sext_or_trunc(a, Type::I32),
                })
                .collect();
            let bits = b.call_value(callee?, &args)?;
            Some(b.cast(CastOp::Bitcast, bits, Type::FP128))
        }
        Task::Compare(pred) => {
            if matches!(pred, FloatPred::False | FloatPred::True) {
                return Some(b.func.const_bool(pred == FloatPred::True));
            }
            let x = b.cast(CastOp::Bitcast, first, Type::I128);
            let y = b.cast(CastOp::Bitcast, *operands.get(1)?, Type::I128);
            let order = b.call_value(callee?, &[x, y])?;
            // -1, 0, 1, or 2 for numbers that are not ordered.
            let (pred, with) = match pred {
                FloatPred::Oeq => (IntPred::Eq, 0),
                FloatPred::Ogt => (IntPred::Eq, 1),
                FloatPred::Oge => (IntPred::Ult, 2),
                FloatPred::Olt => (IntPred::Eq, -1),
                FloatPred::Ole => (IntPred::Sle, 0),
                FloatPred::Ord => (IntPred::Ne, 2),
                FloatPred::Uno => (IntPred::Eq, 2),
                FloatPred::Ugt => (IntPred::Sgt, 0),
                FloatPred::Uge => (IntPred::Sge, 0),
                FloatPred::Ult => (IntPred::Ugt, 1),
                FloatPred::Ule => (IntPred::Ne, 1),
                FloatPred::Une => (IntPred::Ne, 0),
                FloatPred::One | FloatPred::Ueq | FloatPred::False | FloatPred::True => {
                    let one = b.func.const_i32(1);
                    let odd = b.binary(BinOp::And, order, one);
                    let zero = b.func.const_i32(0);
                    let is = if pred == FloatPred::One { IntPred::Ne } else { IntPred::Eq };
                    return Some(b.icmp(is, odd, zero));
                }
            };
            let with = b.func.const_i32(with);
            Some(b.icmp(pred, order, with))
        }
        Task::Cast(op) => match op {
            CastOp::FpExt => {
                let from = b.func.value_type(first);
                let double = if from == Type::DOUBLE { first } else { b.cast(op, first, Type::DOUBLE) };
                let bits = b.call_value(callee?, &[double])?;
                Some(b.cast(CastOp::Bitcast, bits, Type::FP128))
            }
            CastOp::FpTrunc => {
                let bits = b.cast(CastOp::Bitcast, first, Type::I128);
                let double = b.call_value(callee?, &[bits])?;
                Some(if result == Type::DOUBLE { double } else { b.cast(op, double, result) })
            }
            CastOp::SiToFp | CastOp::UiToFp => {
                let work = integer_of(b, first, 64)?;
                let wide = if op == CastOp::UiToFp {
                    b.zext_or_trunc(first, work)
                } else {
                    b.sext_or_trunc(first, work)
                };
                let bits = b.call_value(callee?, &[wide])?;
                Some(b.cast(CastOp::Bitcast, bits, Type::FP128))
            }
            CastOp::FpToSi | CastOp::FpToUi => {
                let bits = b.cast(CastOp::Bitcast, first, Type::I128);
                let value = b.call_value(callee?, &[bits])?;
                Some(b.zext_or_trunc(value, result))
            }
            _ => None,
        },
    }
}

fn integer_of(b: &Builder, value: Value, least: u32) -> Option<Type> {
    let width = b.ctx.types.int_width(b.func.value_type(value))?.max(least);
    Some(if width <= 64 { Type::I64 } else { Type::I128 })
}

/// Gives every declared function of the headers a body.
fn define_public_functions(module: &mut Module) {
    let declared: Vec<GlobalId> = module
        .globals()
        .filter(|(id, g)| {
            g.name().starts_with(PUBLIC) && g.as_function().is_some() && module.is_declaration(*id)
        })
        .map(|(id, _)| id)
        .collect();
    for id in declared {
        let Some(ty) = module.global(id).as_function().map(|f| f.ty) else { continue };
        let TypeData::Function { ret, params, vararg: false } = module.types.get(ty).clone() else {
            continue;
        };
        if ret != Type::FP128 && !params.contains(&Type::FP128) {
            continue;
        }
        let on_bits = |t: Type| if t == Type::FP128 { Type::I128 } else { t };
        let name = format!("{ON_BITS}{}", &module.global(id).name()[PUBLIC.len()..]);
        let params: Vec<Type> = params.iter().map(|t| on_bits(*t)).collect();
        let Some(callee) = declare(module, &name, on_bits(ret), &params) else { continue };
        let mut body = Function::new(&module.ctx, id);
        forward(module, &mut body, callee, ret);
        module.set_body(id, body);
        let global = module.global_mut(id);
        global.linkage = Linkage::Internal;
        if let Some(attrs) = module.global(id).as_function().map(|f| f.attrs) {
            let attrs = module.ctx.attrs.add_func(attrs, Attr::Flag(AttrKind::AlwaysInline));
            if let Some(f) = module.global_mut(id).as_function_mut() {
                f.attrs = attrs;
            }
        }
    }
}

fn forward(module: &Module, body: &mut Function, callee: GlobalId, ret: Type) {
    let block = body.append_new_block();
    let params = body.params().to_vec();
    let mut b = Builder::at_end(&module.ctx, body, block);
    let args: Vec<Value> = params
        .iter()
        .map(|&p| match b.func.value_type(p) {
            Type::FP128 => b.cast(CastOp::Bitcast, p, Type::I128),
            _ => p,
        })
        .collect();
    let value = b.call_value(callee, &args);
    let value = value.map(|v| if ret == Type::FP128 { b.cast(CastOp::Bitcast, v, ret) } else { v });
    b.ret(value);
}

#[cfg(test)]
mod tests {
    use super::{INTRINSICS, lower_fp128};

    #[test]
    fn intrinsics_are_sorted() {
        assert!(INTRINSICS.is_sorted_by_key(|i| i.0));
    }

    fn lowered(text: &str) -> String {
        let mut module = oxicc_ir::text::parse(text).unwrap();
        lower_fp128(&mut module);
        oxicc_ir::verify::verify(&module).unwrap();
        oxicc_ir::text::print(&module)
    }

    #[test]
    fn operators_become_calls() {
        let out = lowered(
            "define fp128 @f(fp128 %x, fp128 %y) {\n  %a = fadd fp128 %x, %y\n  %b = fneg fp128 %a\n  ret fp128 %b\n}\n\
             define <2 x i1> @g(<2 x fp128> %x) {\n  %c = fcmp one <2 x fp128> %x, zeroinitializer\n  ret <2 x i1> %c\n}\n\
             define i8 @h(fp128 %x, float %y) {\n  %e = fpext float %y to fp128\n  %p = fmul fp128 %x, %e\n  %i = fptosi fp128 %p to i8\n  ret i8 %i\n}\n",
        );
        assert!(!out.contains("fadd fp128") && !out.contains("fneg") && !out.contains("fcmp"), "{out}");
        assert!(out.contains("call i128 @__nv_add_fp128(i128"), "{out}");
        assert_eq!(out.matches("call i32 @__nv_cmp_fp128(").count(), 2, "{out}");
        assert!(out.contains("call i32 @__nv_fp128_to_int32(i128"), "{out}");
    }

    #[test]
    fn constants_are_folded_and_names_of_the_program_stay() {
        let out = lowered(
            "define i32 @__nv_add_fp128(i32 %x) {\n  ret i32 %x\n}\n\
             define fp128 @f(fp128 %x) {\n  %c = fmul fp128 0xL00000000000000004000000000000000, 0xL00000000000000004000000000000000\n  %a = fadd fp128 %x, %c\n  ret fp128 %a\n}\n",
        );
        assert!(out.contains("fadd fp128 %x, 0xL00000000000000004001000000000000"), "{out}");
    }

    #[test]
    fn public_functions_get_bodies() {
        let out = lowered(
            "declare fp128 @__nv_fp128_frexp(fp128, ptr)\ndeclare i32 @__nv_fp128_isnan(fp128)\n\
             define i32 @f(fp128 %x, ptr %p) {\n  %m = call fp128 @__nv_fp128_frexp(fp128 %x, ptr %p)\n  %n = call i32 @__nv_fp128_isnan(fp128 %m)\n  ret i32 %n\n}\n",
        );
        assert!(out.contains("call i128 @__nv_quad_frexp(i128"), "{out}");
        assert!(out.contains("define internal i32 @__nv_fp128_isnan(fp128"), "{out}");
    }
}
