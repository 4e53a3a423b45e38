//! `loop-keep`: leaves loops as they are where another optimizer has decided about them.
//!
//! IR comes from our own front end as a front end writes it: variables in stack slots, loops that test at the top. IR from
//! `clang -O3`, from rustc or from Julia has been through an unroller already, and says so nowhere: what is left of a loop that
//! was unrolled four times looks like any other. Unrolling it again makes sixteen copies that nobody asked for. The evidence is
//! the shape of the function: values instead of slots, and tests at the bottom of every loop. The loops of such a function
//! are marked, unless their metadata asks for something.

use oxicc_ir::{Context, FixedMdKind, Function, InstData};

use super::unroll::{MARK_DISABLE, MARK_KEEP, mark};
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::passes::scalar::has_promotable_slots;

/// Instructions of an inner loop from which on it was unrolled, or was too large to be: ptxas shall not do it either.
const LARGE: usize = 36;

pub struct LoopKeep;

impl FunctionPass for LoopKeep {
    fn name(&self) -> &'static str {
        "loop-keep"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let (_, loops) = analyses.loops(func);
        if loops.is_empty() || has_promotable_slots(func) {
            return Changed::Nothing;
        }
        let mut latches = Vec::new();
        for id in loops.loops() {
            let Some(latch) = loops.latch(func, id) else { return Changed::Nothing };
            let Some(branch) = func.terminator(latch) else { return Changed::Nothing };
            // A test at the bottom, or a loop that is only left from the middle.
            let bottom = matches!(func.inst(branch), InstData::CondBr { .. });
            if !bottom && loops.exiting_blocks(func, id).contains(&loops.get(id).header) {
                return Changed::Nothing;
            }
            let size = || loops.blocks(id).iter().map(|b| func.block_insts(*b).count()).sum::<usize>();
            let large = loops.get(id).children.is_empty() && size() > LARGE;
            latches.push((latch, branch, large));
        }
        for (latch, branch, large) in latches {
            let asked = func.attachment(branch, FixedMdKind::Loop).is_some_and(|md| {
                ctx.metadata.elems(md).iter().skip(1).flatten().any(|p| {
                    let name = ctx.metadata.elems(*p).first().copied().flatten();
                    name.and_then(|n| ctx.metadata.str(n)).is_some_and(|n| n.starts_with("llvm.loop.unroll."))
                })
            });
            if asked {
                continue;
            }
            mark(ctx, func, latch, &[if large { MARK_DISABLE } else { MARK_KEEP }]);
        }
        Changed::Instructions
    }
}
