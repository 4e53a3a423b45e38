//! `lower-math-calls`: mathematical functions of LLVM in terms of the math library.
//!
//! ```text
//! %r = call double @llvm.pow.f64(double %x, double %y)      ->      %r = call double @__nv_pow(double %x, double %y)
//! ```
//!
//! PTX has instructions only for approximations; calls that allow these (`afn`) are left to code generation where it has one.
//! Halves are computed as floats, vectors element by element.

use oxicc_ir::{
    Builder, CastOp, FastMath, Function, GlobalId, Inst, InstData, Module, Type, TypeData, Value,
};

use crate::pass::{Changed, ModulePass};
use crate::remarks::Log;

pub struct LowerMathCalls;

impl ModulePass for LowerMathCalls {
    fn name(&self) -> &'static str {
        "lower-math-calls"
    }

    fn run(&self, module: &mut Module, _: &mut Log) -> Changed {
        Changed::instructions_if(lower_math_calls(module))
    }
}

/// Intrinsics, without `llvm.` and types, whose library function has the same name.
const FUNCTIONS: &[&str] = &[
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "exp2", "exp10",
    "log", "log2", "log10", "pow", "powi", "ldexp",
];

/// Those that PTX can approximate.
const APPROXIMATED: &[&str] = &["sin", "cos", "exp2", "log2"];

/// The intrinsic of this name.
fn function(name: &str) -> Option<&'static str> {
    let base = name.strip_prefix("llvm.")?.split('.').next()?;
    FUNCTIONS.iter().copied().find(|f| *f == base)
}

/// Rewrites the calls in a module. Returns whether there were any.
fn lower_math_calls(module: &mut Module) -> bool {
    let known: Vec<(GlobalId, &'static str)> = module
        .globals()
        .filter(|(_, g)| g.as_function().is_some())
        .filter_map(|(id, g)| Some((id, function(g.name())?)))
        .collect();
    if known.is_empty() {
        return false;
    }
    let mut changed = false;
    let functions: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
    for id in functions {
        let Some(body) = module.body(id) else { continue };
        let calls: Vec<(Inst, &'static str)> = body
            .all_insts()
            .filter_map(|(_, inst)| {
                let InstData::Call { callee, .. } = body.inst(inst) else { return None };
                let callee = body.as_global(callee)?;
                known.iter().find(|(id, _)| *id == callee).map(|(_, name)| (inst, *name))
            })
            .collect();
        for (inst, name) in calls {
            changed |= rewrite(module, id, inst, name).is_some();
        }
    }
    changed
}

fn rewrite(module: &mut Module, id: GlobalId, inst: Inst, name: &'static str) -> Option<()> {
    let body = module.body(id)?;
    let InstData::Call { args, info, .. } = body.inst(inst) else { return None };
    let args = args.to_vec();
    let ty = body.inst_type(inst);
    let elem = module.types.scalar(ty);
    let work = match elem {
        Type::HALF | Type::BFLOAT | Type::FLOAT => Type::FLOAT,
        Type::DOUBLE => Type::DOUBLE,
        _ => return None,
    };
    if info.fmf.contains(FastMath::AFN) && work == Type::FLOAT && APPROXIMATED.contains(&name) {
        return None;
    }
    let lanes = match module.types.get(ty) {
        TypeData::Vector { len, scalable: false, .. } => Some(*len),
        TypeData::Vector { .. } => return None,
        _ => None,
    };
    // Exponents and powers may be integers, the same for all elements or one for each.
    let second_is_int = |body: &Function| {
        args.get(1)
            .map(|a| module.types.scalar(body.value_type(*a)))
            .filter(|t| module.types.int_width(*t).is_some())
    };
    let second = second_is_int(body);
    let mut params = vec![work; args.len()];
    if second.is_some() {
        params[1] = Type::I32;
    }
    let callee = format!("__nv_{name}{}", if work == Type::FLOAT { "f" } else { "" });
    let signature = module.types.function(work, &params, false);
    let callee = match module.find_global(&callee) {
        Some(found) => found,
        None => module.declare_function(&callee, signature),
    };
    let (ctx, body) = module.split(id);
    let body = body?;
    let mut b = Builder::before(ctx, body, inst);
    let one = |b: &mut Builder, args: &[Value]| -> Option<Value> {
        let args: Vec<Value> = args
            .iter()
            .map(|&a| {
                let from = b.func.value_type(a);
                if ctx.types.int_width(from).is_some() {
                    b.sext_or_trunc(a, Type::I32)
                } else if from == work {
                    a
                } else {
                    b.cast(CastOp::FpExt, a, work)
                }
            })
            .collect();
        let out = b.call_value(callee, &args)?;
        Some(if elem == work { out } else { b.cast(CastOp::FpTrunc, out, elem) })
    };
    let value = match lanes {
        None => one(&mut b, &args)?,
        Some(n) => {
            let mut whole = b.func.poison(ty);
            for lane in 0..n {
                let index = b.func.const_i32(lane as i32);
                let parts: Vec<Value> = args
                    .iter()
                    .map(|&a| {
                        let vector = ctx.types.is_vector(b.func.value_type(a));
                        if vector { b.extract_element(a, index) } else { a }
                    })
                    .collect();
                let value = one(&mut b, &parts)?;
                whole = b.insert_element(whole, value, index);
            }
            whole
        }
    };
    body.replace_with_value(inst, value);
    Some(())
}

#[cfg(test)]
mod tests {
    use super::lower_math_calls;

    #[test]
    fn calls_go_to_the_library() {
        let text = "declare <2 x half> @llvm.sin.v2f16(<2 x half>)\n\
                    declare double @llvm.powi.f64.i16(double, i16)\n\
                    declare float @llvm.cos.f32(float)\n\
                    define <2 x half> @f(<2 x half> %x) {\n  %r = call <2 x half> @llvm.sin.v2f16(<2 x half> %x)\n  ret <2 x half> %r\n}\n\
                    define double @g(double %x, i16 %n) {\n  %r = call double @llvm.powi.f64.i16(double %x, i16 %n)\n  ret double %r\n}\n\
                    define float @h(float %x) {\n  %a = call afn float @llvm.cos.f32(float %x)\n  ret float %a\n}\n";
        let mut module = oxicc_ir::text::parse(text).unwrap();
        lower_math_calls(&mut module);
        oxicc_ir::verify::verify(&module).unwrap();
        let out = oxicc_ir::text::print(&module);
        assert_eq!(out.matches("call float @__nv_sinf(float").count(), 2, "{out}");
        assert!(out.contains("call double @__nv_powi(double %x, i32 %"), "{out}");
        assert!(out.contains("call afn float @llvm.cos.f32"), "{out}");
    }
}
