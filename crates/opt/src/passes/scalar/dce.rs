//! `dce`: removes instructions whose results nobody uses.
//!
//! ```text
//! %a = add i32 %x, 1        ; not used            ->  (gone)
//! ```

use oxicc_ir::{Context, Function, Inst};

use crate::pass::{Analyses, Changed, FunctionPass};
use crate::util::is_removable;

pub struct Dce;

impl FunctionPass for Dce {
    fn name(&self) -> &'static str {
        "dce"
    }

    fn run(&self, ctx: &Context, func: &mut Function, _: &mut Analyses) -> Changed {
        let mut work = func.inst_list();
        let mut changed = false;
        while let Some(inst) = work.pop() {
            changed |= remove_if_dead(ctx, func, inst, &mut work);
        }
        Changed::instructions_if(changed)
    }
}

/// Removes an instruction that does nothing; its operands, which may be dead now, go on the list.
pub(crate) fn remove_if_dead(ctx: &Context, func: &mut Function, inst: Inst, work: &mut Vec<Inst>) -> bool {
    // Most results are used, which is asked in less time.
    if func.is_detached(inst) || func.result(inst).is_some_and(|v| func.has_uses(v)) {
        return false;
    }
    if !is_removable(ctx, func, inst) {
        return false;
    }
    let operands = func.operands(inst).iter().filter_map(|v| func.value_inst(*v));
    work.extend(operands);
    func.remove_inst(inst);
    true
}
