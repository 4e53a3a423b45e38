//! Values that are the same in every thread of a block.

use oxicc_ir::{AddrSpace, CallConv, Context, Function, InstData, Value, ValueDef};

use crate::alias::{Location, is_constant_memory};

/// How far back operands are followed.
const MAX_DEPTH: u32 = 8;

/// Special registers that all threads of a block read the same from, by the name after `llvm.nvvm.read.ptx.sreg.`.
const SAME: [&str; 5] = ["ntid.", "ctaid.", "nctaid.", "warpsize", "gridid"];

/// Whether all threads of a block compute the same value here. Not knowing is `false`.
pub fn is_uniform(ctx: &Context, func: &Function, v: Value) -> bool {
    let kernel = ctx.global(func.id()).as_function().is_some_and(|h| h.cc == CallConv::PTX_KERNEL);
    kernel && uniform(ctx, func, v, MAX_DEPTH)
}

fn uniform(ctx: &Context, func: &Function, v: Value, depth: u32) -> bool {
    match func.value_def(v) {
        ValueDef::Const(_) | ValueDef::Arg(_) => return true,
        ValueDef::Inst(_) => {}
        _ => return false,
    }
    let (Some(inst), true) = (func.value_inst(v), depth > 0) else { return false };
    let operands = || func.operands(inst).iter().all(|o| uniform(ctx, func, *o, depth - 1));
    match func.inst(inst) {
        InstData::Binary { .. }
        | InstData::Cast { .. }
        | InstData::ICmp { .. }
        | InstData::Select { .. }
        | InstData::Gep { .. } => operands(),
        // One place in memory that nobody changes.
        InstData::Load { access, .. } if access.is_plain() => {
            Location::of(ctx, func, inst)
                .is_some_and(|at| is_constant_memory(ctx, func, &at) && !at.is_in(AddrSpace::LOCAL))
                && operands()
        }
        InstData::Call { .. } => func.direct_callee(inst).is_some_and(|callee| {
            let name = ctx.global(callee).name().strip_prefix("llvm.nvvm.read.ptx.sreg.");
            name.is_some_and(|n| SAME.iter().any(|s| n.starts_with(s)))
        }),
        _ => false,
    }
}
