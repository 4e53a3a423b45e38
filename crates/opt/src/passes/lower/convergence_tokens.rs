//! `drop-convergence-tokens`: convergence by control flow alone ([`oxicc_ir::drop_convergence_tokens`]).

use oxicc_ir::Module;

use crate::pass::{Changed, ModulePass};
use crate::remarks::Log;

pub struct DropConvergenceTokens;

impl ModulePass for DropConvergenceTokens {
    fn name(&self) -> &'static str {
        "drop-convergence-tokens"
    }

    fn run(&self, module: &mut Module, _: &mut Log) -> Changed {
        Changed::instructions_if(oxicc_ir::drop_convergence_tokens(module))
    }
}
