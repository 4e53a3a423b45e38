//! Single-precision arithmetic of some functions with denormals flushed, whatever the rest of the module does.
//!
//! ```text
//! %r = call float @llvm.fma.f32(float %a, float %b, float %c)   ->   %r = call float @llvm.nvvm.fma.rn.ftz.f(float %a, float %b, float %c)
//! ```
//!
//! A library that is told `__CUDA_FTZ=1` in a compilation that keeps denormals computes so. Comparisons and conversions stay.

use oxicc_ir::{BinOp, Builder, GlobalId, Inst, InstData, Module, Type};

/// Operations of PTX, before `.f`, that have a form with `.ftz`.
const FLUSHING: &[&str] = &[
    "add.rm",
    "add.rn",
    "add.rp",
    "add.rz",
    "div.rm",
    "div.rn",
    "div.rp",
    "div.rz",
    "ex2.approx",
    "fabs",
    "fma.rm",
    "fma.rn",
    "fma.rp",
    "fma.rz",
    "fmax",
    "fmin",
    "lg2.approx",
    "mul.rm",
    "mul.rn",
    "mul.rp",
    "mul.rz",
    "sqrt.rm",
    "sqrt.rn",
    "sqrt.rp",
    "sqrt.rz",
];

/// Rewrites the arithmetic of these functions. Returns how many operations flush now.
pub fn flush_denormals(module: &mut Module, functions: &[GlobalId]) -> usize {
    let mut changed = 0;
    for &id in functions {
        let Some(body) = module.body(id) else { continue };
        let found: Vec<(Inst, String)> =
            body.all_insts().filter_map(|(_, inst)| Some((inst, flushing(module, id, inst)?))).collect();
        changed += found.len();
        for (inst, name) in found {
            rewrite(module, id, inst, &name);
        }
    }
    changed
}

/// The function that computes the same and flushes.
fn flushing(module: &Module, id: GlobalId, inst: Inst) -> Option<String> {
    let body = module.body(id)?;
    if body.inst_type(inst) != Type::FLOAT {
        return None;
    }
    match body.inst(inst) {
        InstData::Binary { op: BinOp::FAdd | BinOp::FSub, .. } => Some("llvm.nvvm.add.rn.ftz.f".to_owned()),
        InstData::Binary { op: BinOp::FMul, .. } => Some("llvm.nvvm.mul.rn.ftz.f".to_owned()),
        InstData::Call { .. } => {
            let name = module.global(body.direct_callee(inst)?).name();
            if name == "llvm.fma.f32" {
                return Some("llvm.nvvm.fma.rn.ftz.f".to_owned());
            }
            let operation = name.strip_prefix("llvm.nvvm.")?.strip_suffix(".f")?;
            FLUSHING.contains(&operation).then(|| format!("llvm.nvvm.{operation}.ftz.f"))
        }
        _ => None,
    }
}

fn rewrite(module: &mut Module, id: GlobalId, inst: Inst, name: &str) -> Option<()> {
    let body = module.body(id)?;
    let (operands, subtracts) = match body.inst(inst) {
        InstData::Binary { op, lhs, rhs, .. } => (vec![lhs, rhs], op == BinOp::FSub),
        InstData::Call { args, .. } => (args.to_vec(), false),
        _ => return None,
    };
    let signature = module.types.function(Type::FLOAT, &vec![Type::FLOAT; operands.len()], false);
    let callee = match module.find_global(name) {
        Some(found) => found,
        None => module.declare_function(name, signature),
    };
    let (ctx, body) = module.split(id);
    let body = body?;
    let mut b = Builder::before(ctx, body, inst);
    let mut operands = operands;
    if subtracts {
        operands[1] = b.fneg(operands[1]);
    }
    let value = b.call_value(callee, &operands)?;
    body.replace_with_value(inst, value);
    Some(())
}

#[cfg(test)]
mod tests {
    use super::flush_denormals;

    #[test]
    fn only_the_functions_that_are_named_flush() {
        let text = "declare float @llvm.fma.f32(float, float, float)\n\
                    declare float @llvm.nvvm.mul.rn.f(float, float)\n\
                    define float @library(float %x, double %d) {\n  %a = call float @llvm.fma.f32(float %x, float %x, float %x)\n  \
                    %b = call float @llvm.nvvm.mul.rn.f(float %a, float %x)\n  %c = fsub float %b, %x\n  %e = fadd double %d, %d\n  \
                    ret float %c\n}\n\
                    define float @program(float %x) {\n  %a = fadd float %x, %x\n  ret float %a\n}\n";
        let mut module = oxicc_ir::text::parse(text).unwrap();
        let library = module.find_global("library").unwrap();
        assert_eq!(flush_denormals(&mut module, &[library]), 3);
        oxicc_ir::verify::verify(&module).unwrap();
        let out = oxicc_ir::text::print(&module);
        assert!(out.contains("call float @llvm.nvvm.fma.rn.ftz.f(float %x, float %x, float %x)"), "{out}");
        assert!(out.contains("call float @llvm.nvvm.mul.rn.ftz.f(float"), "{out}");
        assert!(
            out.contains("fneg float %x") && out.contains("call float @llvm.nvvm.add.rn.ftz.f(float"),
            "{out}"
        );
        assert!(out.contains("fadd double") && out.contains("fadd float %x, %x"), "{out}");
    }
}
