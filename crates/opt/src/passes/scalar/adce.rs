//! `adce`: keeps only what an effect depends on.
//!
//! ```text
//! loop: %dead = phi i32 [ 0, %entry ], [ %next, %loop ]      ->      loop: ...
//!       %next = add i32 %dead, 1                                     ; nobody but the two of them uses them
//! ```
//!
//! Everything is taken for dead until an instruction with an effect, or a branch, needs it: that finds what only keeps itself alive.
//! Branches stay; `simplifycfg` and `loop-deletion` take away those around nothing.

use cranelift_entity::EntitySet;
use oxicc_ir::{Context, Function, Inst, Op, ValueDef};

use crate::pass::{Analyses, Changed, FunctionPass};
use crate::util::is_removable;

pub struct Adce;

impl FunctionPass for Adce {
    fn name(&self) -> &'static str {
        "adce"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let mut live: EntitySet<Inst> = EntitySet::with_capacity(func.num_insts());
        let mut work: Vec<Inst> = Vec::new();
        for (_, inst) in func.all_insts() {
            // Memory that a debugger reads stays; a value that nobody needs is no reason to compute it.
            let described = matches!(func.op(inst), Op::Alloca { .. })
                && func.has_records()
                && func.result(inst).is_some_and(|v| func.is_used_by_records(v));
            if (!is_removable(ctx, func, inst) || described) && live.insert(inst) {
                work.push(inst);
            }
        }
        while let Some(inst) = work.pop() {
            for &v in func.operands(inst) {
                let needed = match func.value_def(v) {
                    ValueDef::LocalMetadata(v) => func.value_inst(v),
                    _ => func.value_inst(v),
                };
                if let Some(def) = needed
                    && live.insert(def)
                {
                    work.push(def);
                }
            }
        }
        let dead: Vec<Inst> = func.all_insts().map(|(_, i)| i).filter(|i| !live.contains(*i)).collect();
        // Users before what they use, so that nothing is replaced by poison on the way.
        for &inst in dead.iter().rev() {
            func.remove_inst(inst);
        }
        analyses.log.count("adce", "instructions removed", dead.len());
        Changed::instructions_if(!dead.is_empty())
    }
}
