//! `set-local-array-alignment`: aligns local arrays so that neighbouring elements can be accessed together.
//!
//! ```text
//! %a = alloca [32 x i32], align 4      ->      %a = alloca [32 x i32], align 16
//! ```

use oxicc_ir::{Align, Context, Function, Inst, InstData, Op, TypeData};

use crate::pass::{Analyses, Changed, FunctionPass};

pub struct SetLocalArrayAlignment;

/// The widest access there is.
const WIDEST: u64 = 16;

impl FunctionPass for SetLocalArrayAlignment {
    fn name(&self) -> &'static str {
        "set-local-array-alignment"
    }

    fn run(&self, ctx: &Context, func: &mut Function, _: &mut Analyses) -> Changed {
        let allocas: Vec<Inst> = func
            .all_insts()
            .map(|(_, i)| i)
            .filter(|i| matches!(func.inst(*i), InstData::Alloca { count: None, .. }))
            .collect();
        let mut changed = false;
        for inst in allocas {
            let Op::Alloca { ty, align, inalloca } = func.op(inst) else { continue };
            if !matches!(ctx.types.get(ty), TypeData::Array { .. }) {
                continue;
            }
            let size = ctx.data_layout.alloc_size(&ctx.types, ty);
            let wanted = (1u64 << size.max(1).ilog2()).min(WIDEST);
            if let Some(wanted) = Align::new(wanted).filter(|w| w.bytes() > align.bytes()) {
                func.set_op(inst, Op::Alloca { ty, align: wanted, inalloca });
                changed = true;
            }
        }
        Changed::instructions_if(changed)
    }
}
