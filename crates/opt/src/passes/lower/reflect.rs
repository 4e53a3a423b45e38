//! `nvvm-reflect`: folds `__nvvm_reflect`: how a library asks for the options of the compilation.
//!
//! ```text
//! @s = internal constant [11 x i8] c"__CUDA_FTZ\00"
//! %r = call i32 @__nvvm_reflect(ptr @s)      ->      i32 0, or 1 under -ftz=true
//! ```
//!
//! The module flag `nvvm-reflect-ftz` answers for the options, as in LLVM. A call whose argument is no constant string is left alone. Branches on the answers are folded by the passes.

use oxicc_ir::{ConstData, GlobalId, GlobalKind, Inst, InstData, Module};

use crate::knobs::REFLECT;
use crate::pass::{Changed, ModulePass};
use crate::remarks::Log;

pub struct NvvmReflect;

impl ModulePass for NvvmReflect {
    fn name(&self) -> &'static str {
        "nvvm-reflect"
    }

    fn run(&self, module: &mut Module, log: &mut Log) -> Changed {
        let knobs = log.knobs();
        let said = module.ctx.module_flag(FLAG).and_then(|md| module.ctx.metadata.int(md));
        let said = said.filter(|_| knobs.get(&REFLECT) != 0).and_then(|n| i32::try_from(n).ok());
        let answer = |name: &str| match (knobs.answer(name), said) {
            (0, Some(value)) if name == FTZ => value,
            (value, _) => value,
        };
        Changed::instructions_if(fold_reflect(module, &answer))
    }
}

/// Whether denormals are flushed, and the flag of a module that says so.
const FTZ: &str = "__CUDA_FTZ";
const FLAG: &str = "nvvm-reflect-ftz";

/// Names of the function that asks.
const NAMES: [&str; 2] = ["__nvvm_reflect", "llvm.nvvm.reflect"];

/// Replaces every question by its answer. Returns whether there were any.
fn fold_reflect(module: &mut Module, answer: &dyn Fn(&str) -> i32) -> bool {
    let asking: Vec<GlobalId> = NAMES.iter().filter_map(|n| module.find_global(n)).collect();
    if asking.is_empty() {
        return false;
    }
    let functions: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
    let mut changed = false;
    for id in functions {
        let answers = answers_in(module, id, &asking, answer);
        let Some(body) = module.body_mut(id) else { continue };
        for (call, value) in answers {
            let value = body.const_i32(value);
            body.replace_with_value(call, value);
            changed = true;
        }
    }
    changed
}

fn answers_in(
    module: &Module,
    id: GlobalId,
    asking: &[GlobalId],
    answer: &dyn Fn(&str) -> i32,
) -> Vec<(Inst, i32)> {
    let Some(body) = module.body(id) else { return Vec::new() };
    let mut found = Vec::new();
    for (_, inst) in body.all_insts() {
        let InstData::Call { callee, args, .. } = body.inst(inst) else { continue };
        if !body.as_global(callee).is_some_and(|g| asking.contains(&g)) {
            continue;
        }
        let string = args.first().and_then(|&a| body.value_const(a));
        let string = string.and_then(|c| body.consts().underlying_global(c));
        if let Some(name) = string.and_then(|g| text_of(module, g)) {
            found.push((inst, answer(name)));
        }
    }
    found
}

/// The characters of a constant string before its terminator.
fn text_of(module: &Module, id: GlobalId) -> Option<&str> {
    let GlobalKind::Variable(variable) = &module.global(id).kind else { return None };
    match module.consts.get(variable.init?) {
        ConstData::Bytes(bytes) if variable.is_const => {
            let end = bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len());
            std::str::from_utf8(&bytes[..end]).ok()
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::fold_reflect;

    #[test]
    fn answers_replace_calls_with_constant_names() {
        let text = r#"
@s = internal addrspace(4) constant [11 x i8] c"__CUDA_FTZ\00"
@t = internal constant [4 x i8] c"XYZ\00"
declare i32 @__nvvm_reflect(ptr)
define i32 @f(ptr %p) {
  %a = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(4) @s to ptr))
  %b = call i32 @__nvvm_reflect(ptr @t)
  %c = call i32 @__nvvm_reflect(ptr %p)
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  ret i32 %e
}
"#;
        let mut module = oxicc_ir::text::parse(text).unwrap();
        assert!(fold_reflect(&mut module, &|name| if name == "__CUDA_FTZ" { 7 } else { 0 }));
        let printed = oxicc_ir::text::print(&module);
        assert!(printed.contains("add i32 7, 0"), "{printed}");
        assert!(printed.contains("call i32 @__nvvm_reflect(ptr %p)"), "{printed}");
    }
}
