//! `lower-block-addresses`: block addresses become numbers, indirect branches switches over them
//! ([`oxicc_ir::lower_block_addresses`]).

use oxicc_ir::Module;

use crate::pass::{Changed, ModulePass};
use crate::remarks::Log;

pub struct LowerBlockAddresses;

impl ModulePass for LowerBlockAddresses {
    fn name(&self) -> &'static str {
        "lower-block-addresses"
    }

    fn run(&self, module: &mut Module, _: &mut Log) -> Changed {
        if oxicc_ir::lower_block_addresses(module) { Changed::ControlFlow } else { Changed::Nothing }
    }
}
