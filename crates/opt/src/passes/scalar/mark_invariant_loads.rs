//! `mark-invariant-loads`: writes down which loads read memory that nobody changes while the kernel runs.
//!
//! ```text
//! %v = load float, ptr %p, align 4      ->      %v = load float, ptr %p, align 4, !invariant.load !0
//! ```
//!
//! The address of a load tells that only as long as it is computed from the argument in plain sight. Afterwards addresses may
//! take any form.

use oxicc_ir::{CallConv, Context, FixedMdKind, Function, Inst, InstData, ValueDef};

use crate::alias::{Location, is_constant_memory};
use crate::pass::{Analyses, Changed, FunctionPass};

pub struct MarkInvariantLoads;

impl FunctionPass for MarkInvariantLoads {
    fn name(&self) -> &'static str {
        "mark-invariant-loads"
    }

    fn run(&self, ctx: &Context, func: &mut Function, _: &mut Analyses) -> Changed {
        // Elsewhere the caller may have written what is only read here.
        if ctx.global(func.id()).as_function().is_none_or(|h| h.cc != CallConv::PTX_KERNEL) {
            return Changed::Nothing;
        }
        let mark: Vec<Inst> = func
            .all_insts()
            .map(|(_, i)| i)
            .filter(|i| {
                matches!(func.inst(*i), InstData::Load { access, .. } if access.is_plain())
                    && func.attachment(*i, FixedMdKind::InvariantLoad).is_none()
                    && Location::of(ctx, func, *i).is_some_and(|at| {
                        matches!(func.value_def(at.object), ValueDef::Arg(_))
                            && is_constant_memory(ctx, func, &at)
                    })
            })
            .collect();
        let empty = ctx.metadata.node(&[]);
        for inst in &mark {
            func.set_attachment(*inst, FixedMdKind::InvariantLoad, Some(empty));
        }
        Changed::instructions_if(!mark.is_empty())
    }
}
