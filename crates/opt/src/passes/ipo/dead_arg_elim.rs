//! `deadargelim`: drops parameters that a function does not use, and results that no caller uses.
//!
//! ```text
//! define internal i32 @f(i32 %x, i32 %unused)      ->      define internal void @f(i32 %x)
//! call i32 @f(i32 1, i32 2)        ; not used              call void @f(i32 1)
//! ```
//!
//! Only for functions of the module alone whose every use is a direct call.

use oxicc_ir::{AttrKind, Function, GlobalId, InstData, Module, Type};

use super::call_sites::{CallSites, Site};
use super::signature::{Change, Param, change};
use crate::pass::{Changed, ModulePass};
use crate::remarks::{Log, RemarkKind};

pub struct DeadArgElim;

impl ModulePass for DeadArgElim {
    fn name(&self) -> &'static str {
        "deadargelim"
    }

    fn run(&self, module: &mut Module, log: &mut Log) -> Changed {
        let sites = CallSites::compute(module);
        let ids: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
        // Calls that lose their result are replaced: a function's own calls of itself are found again by the next run.
        let mut changed = false;
        for id in ids {
            let Some(calls) = sites.all(module, id) else { continue };
            let calls: Vec<Site> = calls.to_vec();
            if calls.iter().any(|s| module.body(s.caller).is_none_or(|f| f.is_detached(s.call))) {
                continue;
            }
            let Some(plan) = plan(module, id, &calls) else { continue };
            let before = module.body(id).map_or(0, |f| f.params().len());
            log.count("deadargelim", "parameters removed", before - plan.params.len());
            log.count("deadargelim", "results removed", usize::from(plan.drop_result));
            let about = (RemarkKind::Passed, "deadargelim", "Removed");
            log.about_global(module, id, about, |name| {
                let result = if plan.drop_result { ", and its result" } else { "" };
                format!("{} parameters of '{name}' are removed{result}", before - plan.params.len())
            });
            change(module, id, &calls, &plan, |_, _, _| Vec::new());
            changed = true;
        }
        Changed::instructions_if(changed)
    }
}

fn plan(module: &Module, id: GlobalId, calls: &[Site]) -> Option<Change> {
    let func = module.body(id)?;
    let header = module.ctx.global(id).as_function()?;
    let ret = module.ctx.types.signature(header.ty)?.ret;
    let has = |i: usize, kind| module.ctx.attrs.param_has(header.attrs, i, kind);
    let params: Vec<Param> = (0..func.params().len())
        .filter(|&i| {
            is_used(func, id, i)
                // `returned` and the layout of `inalloca` are promises about the position.
                || has(i, AttrKind::Returned)
                || has(i, AttrKind::InAlloca)
                || has(i, AttrKind::Preallocated)
        })
        .map(Param::Keep)
        .collect();
    let unused = |s: &Site| {
        module
            .body(s.caller)
            .is_some_and(|f| f.result(s.call).is_none_or(|r| !f.has_uses(r) && !f.is_used_by_records(r)))
    };
    let drop_result = ret != Type::VOID && !calls.is_empty() && calls.iter().all(unused);
    (params.len() < func.params().len() || drop_result).then_some(Change { params, drop_result })
}

/// Whether a parameter is used for more than being handed to the function itself again.
fn is_used(func: &Function, id: GlobalId, index: usize) -> bool {
    let param = func.params()[index];
    func.uses(param).any(|u| {
        let again = matches!(func.inst(u.user), InstData::Call { args, .. } if args.len() > index)
            && func.direct_callee(u.user) == Some(id)
            && u.index as usize == index;
        !again
    })
}
