//! `mark-invariant-loads`: writes down which loads read memory that nobody changes while the kernel runs.
//!
//! ```text
//! %v = load float, ptr %p, align 4      ->      %v = load float, ptr %p, align 4, !invariant.load !0
//! ```
//!
//! The address of a load tells that only as long as it is computed from the argument in plain sight. Afterwards addresses may
//! take any form. A load through a restricted pointer of a function that was inlined tells it, too, where every write of the kernel
//! to global memory is through another one, and apart from it.

use oxicc_ir::{AddrSpace, CallConv, Context, FixedMdKind, Function, Inst, InstData, ValueDef};

use crate::alias::{Location, is_constant_memory};
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::remarks::{Log, RemarkKind};
use crate::util::may_write;

pub struct MarkInvariantLoads;

const NAME: &str = "mark-invariant-loads";

/// Stores that each load through a restricted pointer is compared with.
const MAX_WRITES: usize = 64;

impl FunctionPass for MarkInvariantLoads {
    fn name(&self) -> &'static str {
        NAME
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        // Elsewhere the caller may have written what is only read here.
        if ctx.global(func.id()).as_function().is_none_or(|h| h.cc != CallConv::PTX_KERNEL) {
            return Changed::Nothing;
        }
        let mut writes: Option<Option<Vec<Location>>> = None;
        let mut is_restricted = |at: &Location| {
            if !at.is_restricted() || !at.is_in(AddrSpace::GLOBAL) {
                return false;
            }
            let writes = writes.get_or_insert_with(|| global_writes(ctx, func));
            writes.as_ref().is_some_and(|w| w.iter().all(|w| w.is_restricted_apart(ctx, at)))
        };
        let mark: Vec<Inst> = func
            .all_insts()
            .map(|(_, i)| i)
            .filter(|i| {
                matches!(func.inst(*i), InstData::Load { access, .. } if access.is_plain())
                    && func.attachment(*i, FixedMdKind::InvariantLoad).is_none()
                    && Location::of(ctx, func, *i).is_some_and(|at| {
                        matches!(func.value_def(at.object), ValueDef::Arg(_))
                            && (is_constant_memory(ctx, func, &at) || is_restricted(&at))
                    })
            })
            .collect();
        if analyses.log.wants_remarks() {
            explain(ctx, func, &mark, &mut analyses.log);
        }
        let empty = ctx.metadata.node(&[]);
        for inst in &mark {
            func.set_attachment(*inst, FixedMdKind::InvariantLoad, Some(empty));
        }
        Changed::instructions_if(!mark.is_empty())
    }
}

/// Says of the loads through parameters whether they are read-only.
fn explain(ctx: &Context, func: &Function, marked: &[Inst], log: &mut Log) {
    for (_, inst) in func.all_insts() {
        let InstData::Load { access, .. } = func.inst(inst) else { continue };
        let Some(at) = Location::of(ctx, func, inst).filter(|at| at.is_in(AddrSpace::GLOBAL)) else {
            continue;
        };
        let is_marked = func.attachment(inst, FixedMdKind::InvariantLoad).is_some();
        if marked.contains(&inst) {
            let about = (RemarkKind::Passed, NAME, "ReadOnly");
            log.about(ctx, func, Some(inst), about, || {
                "load through the read-only cache (ld.global.nc)".into()
            });
        } else if !is_marked {
            let why = match func.value_def(at.object) {
                _ if !access.is_plain() => "it is volatile or atomic",
                ValueDef::Arg(_) => "the kernel may write what the parameter points to",
                _ => "it is not known what its address is based on",
            };
            let about = (RemarkKind::Missed, NAME, "NotReadOnly");
            log.about(ctx, func, Some(inst), about, || format!("load not read-only: {why}"));
        }
    }
}

/// The writes that may be to global memory; `None` if there are others than stores.
fn global_writes(ctx: &Context, func: &Function) -> Option<Vec<Location>> {
    let mut writes = Vec::new();
    for (_, inst) in func.all_insts() {
        match func.inst(inst) {
            InstData::Store { access, .. } if access.is_plain() => {
                let at = Location::of(ctx, func, inst)?;
                if !at.is_in(AddrSpace::SHARED) && !at.is_in(AddrSpace::LOCAL) {
                    writes.push(at);
                }
            }
            _ if may_write(ctx, func, inst) => return None,
            _ => {}
        }
    }
    // Many writes say nothing that is worth the time.
    (writes.len() <= MAX_WRITES).then_some(writes)
}
