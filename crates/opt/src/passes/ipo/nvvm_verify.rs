//! `nvvm-verify`: asks whether the module keeps the rules of NVVM IR. Changes nothing; what it finds are errors.

use oxicc_ir::{Module, nvvm};

use crate::pass::{Changed, ModulePass};
use crate::remarks::Log;

pub struct NvvmVerify;

impl ModulePass for NvvmVerify {
    fn name(&self) -> &'static str {
        "nvvm-verify"
    }

    fn run(&self, module: &mut Module, log: &mut Log) -> Changed {
        let broken = nvvm::verify(module);
        log.errors.extend(broken.iter().filter(|f| !f.is_warning).map(ToString::to_string));
        Changed::Nothing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn broken_rules_are_errors() {
        let text = "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n\
                    target triple = \"nvptx64-nvidia-cuda\"\ndefine void @f() {\n  fence seq_cst\n  ret void\n}\n";
        let mut module = oxicc_ir::text::parse(text).unwrap();
        let mut log = Log::default();
        assert_eq!(NvvmVerify.run(&mut module, &mut log), Changed::Nothing);
        assert_eq!(log.errors, ["function @f: Illegal instruction: fence\n  fence seq_cst"]);
    }
}
