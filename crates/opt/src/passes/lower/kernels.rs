//! `mark-kernels`: gives functions that only metadata or an old attribute calls kernels the calling convention of kernels
//! ([`oxicc_ir::mark_kernels`]). What is known of kernels is then known of all of them, before anything is linked.

use oxicc_ir::Module;

use crate::pass::{Changed, ModulePass};
use crate::remarks::Log;

pub struct MarkKernels;

impl ModulePass for MarkKernels {
    fn name(&self) -> &'static str {
        "mark-kernels"
    }

    fn run(&self, module: &mut Module, _: &mut Log) -> Changed {
        Changed::instructions_if(oxicc_ir::mark_kernels(module))
    }
}
