//! From functions of the IR to machine code that is ready to be written: selection, and the passes after it.
//!
//! Functions do not know of one another here, so that all threads work on them; the result does not depend on how many there are.

use oxicc_ir::{Function, GlobalId, Module};

use crate::cx::{Caches, Cx, Findings, FnCx};
use crate::mir::MFunc;
use crate::select::{self, Frame, Selected};
use crate::threads::{self, Share};
use crate::{
    byte_stores, common_copies, cse, halves, latch, legalize, near_uses, registers, remat, ssa_out, tidy,
};

/// When a pass runs.
enum When {
    Always,
    /// With [`crate::Options::clean_up`].
    CleanUp,
    /// With [`crate::Options::near_uses`].
    NearUses,
}
use When::{Always, CleanUp, NearUses};

impl When {
    fn holds(&self, options: &crate::Options) -> bool {
        match self {
            Always => true,
            CleanUp => options.clean_up,
            NearUses => options.near_uses,
        }
    }
}

/// The passes over machine code, in order.
const SSA_PASSES: [(When, fn(&mut MFunc)); 5] = [
    // Most registers have one definition.
    (Always, tidy::propagate_copies),
    (CleanUp, cse::run),
    (CleanUp, halves::run),
    (Always, tidy::remove_dead),
    (NearUses, near_uses::run),
];
const LATE_PASSES: [(When, fn(&mut MFunc)); 7] = [
    // Phis become moves.
    (Always, ssa_out::run),
    (CleanUp, latch::run),
    (CleanUp, common_copies::run),
    (Always, tidy::thread_jumps),
    (Always, tidy::remove_unreachable),
    (Always, tidy::fall_through),
    // No copy is moved or removed any more.
    (Always, byte_stores::run),
];

/// Machine code of one function.
pub struct Machine {
    pub func: MFunc,
    pub frame: Frame,
    /// It is a kernel that is faster with more registers.
    pub wants_registers: bool,
}

/// Functions with rare operations, rewritten in terms of common ones; none for those that stay as they are.
pub fn legalize(
    module: &Module,
    functions: &[(GlobalId, &Function)],
    threads: usize,
) -> Vec<Option<Function>> {
    let sizes: Vec<usize> = functions.iter().map(|(_, body)| body.num_insts()).collect();
    threads::map(&Share { sizes: &sizes, threads }, || (), |(), i| legalize::run(module, functions[i].1))
}

/// Machine code of functions, with what was found on the way; no code where there were errors.
pub fn generate<'m>(cx: &Cx<'m>, functions: &[(GlobalId, &'m Function)]) -> Vec<(Option<Machine>, Findings)> {
    let sizes: Vec<usize> = functions.iter().map(|(_, body)| body.num_insts()).collect();
    let share = Share { sizes: &sizes, threads: cx.options.threads };
    threads::map(
        &share,
        || Caches::new(cx.module),
        |caches, i| {
            let (id, body) = functions[i];
            let (selected, findings) = select::run(FnCx::new(cx, caches), id, body);
            (selected.map(|selected| finish(cx, id, selected)), findings)
        },
    )
}

fn finish(cx: &Cx<'_>, id: GlobalId, selected: Selected) -> Machine {
    let Selected { mut func, frame } = selected;
    let run = |passes: &[(When, fn(&mut MFunc))], func: &mut MFunc| {
        for (_, pass) in passes.iter().filter(|(when, _)| when.holds(cx.options)) {
            pass(func);
        }
    };
    run(&SSA_PASSES, &mut func);
    let limit = cx.options.remat_above.filter(|_| cx.is_kernel(id));
    let has_fewer = limit.is_some_and(|limit| remat::run(&mut func, limit));
    if has_fewer {
        tidy::remove_dead(&mut func);
    }
    run(&LATE_PASSES, &mut func);
    // A kernel that had to save registers does not get more of them to spend.
    let wants_registers =
        cx.options.more_registers && !has_fewer && cx.is_kernel(id) && registers::wants_more(&func);
    Machine { func, frame, wants_registers }
}
