//! `function-attrs`: finds out what functions do with the memory their pointer arguments point to.
//!
//! ```text
//! define void @k(ptr noalias %x, ...)    ->    define void @k(ptr noalias readonly nocapture %x, ...)
//! ```
//!
//! An argument is `readonly` when every address computed from it is only loaded from, and `nocapture` when none is kept.
//! Loads of a `noalias readonly` argument of a kernel see memory that nobody writes while it runs: they may move over
//! stores and barriers, and become `ld.global.nc`. Callees are looked at before their callers as far as the order of
//! definition allows; a second round sees the rest.

use oxicc_ir::intrinsic::Family;
use oxicc_ir::{Attr, AttrKind, CastOp, Context, Function, GlobalId, InstData, Module, Value};
use rustc_hash::FxHashSet;

use crate::pass::{Changed, ModulePass};
use crate::remarks::{Log, RemarkKind};
use crate::util;

pub struct FunctionAttrs;

/// Uses that are followed for one argument.
const MAX_USES: usize = 4096;
const ROUNDS: usize = 2;

impl ModulePass for FunctionAttrs {
    fn name(&self) -> &'static str {
        "function-attrs"
    }

    fn run(&self, module: &mut Module, log: &mut Log) -> Changed {
        let ids: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
        let mut changed = false;
        for _ in 0..ROUNDS {
            let mut again = false;
            for &id in &ids {
                // A definition that another module may replace promises nothing.
                if !module.ctx.global(id).linkage.is_interposable() {
                    again |= annotate(module, id, log);
                }
            }
            changed |= again;
            if !again {
                break;
            }
        }
        Changed::instructions_if(changed)
    }
}

fn annotate(module: &mut Module, id: GlobalId, log: &mut Log) -> bool {
    let Some(header) = module.ctx.global(id).as_function() else { return false };
    let Some(func) = module.body(id) else { return false };
    let ctx = &module.ctx;
    let old = header.attrs;
    let mut attrs = old;
    let mut said: Vec<String> = Vec::new();
    for (i, &param) in func.params().iter().enumerate() {
        let has = |k| ctx.attrs.param_has(old, i, k);
        if !ctx.types.is_ptr(func.value_type(param)) || has(AttrKind::ByVal) || has(AttrKind::ReadNone) {
            continue;
        }
        if has(AttrKind::ReadOnly) && has(AttrKind::NoCapture) {
            continue;
        }
        let facts = follow(ctx, func, param);
        if log.wants_remarks() {
            said.push(format!("parameter {} {}", i + 1, describe(facts.as_ref())));
        }
        let Some(facts) = facts else { continue };
        // A written argument may still be known not to be kept.
        attrs = ctx.attrs.add_param(attrs, i, Attr::Flag(AttrKind::NoCapture));
        if !facts.written && !has(AttrKind::WriteOnly) {
            attrs = ctx.attrs.add_param(attrs, i, Attr::Flag(AttrKind::ReadOnly));
        }
    }
    if attrs == old {
        return false;
    }
    if let Some(header) = module.ctx.global_mut(id).as_function_mut() {
        header.attrs = attrs;
    }
    let about = (RemarkKind::Analysis, "function-attrs", "Parameters");
    log.about_global(module, id, about, |name| format!("'{name}': {}", said.join(", ")));
    true
}

/// What is known of the memory that a parameter points to.
fn describe(facts: Option<&Facts>) -> &'static str {
    match facts {
        Some(Facts { written: false }) => "is only read from",
        Some(Facts { written: true }) => "is written to and not kept",
        None => "may be kept",
    }
}

struct Facts {
    written: bool,
}

/// Follows everything computed from a pointer; none when it may be kept.
fn follow(ctx: &Context, func: &Function, root: Value) -> Option<Facts> {
    let mut facts = Facts { written: false };
    let mut seen: FxHashSet<Value> = FxHashSet::default();
    let mut work = vec![root];
    seen.insert(root);
    let mut steps = 0;
    while let Some(v) = work.pop() {
        for u in func.uses(v) {
            steps += 1;
            if steps > MAX_USES {
                return None;
            }
            let mut on = || {
                if let Some(r) = func.result(u.user)
                    && seen.insert(r)
                {
                    work.push(r);
                }
            };
            match func.inst(u.user) {
                InstData::Load { access, .. } => facts.written |= !access.is_plain(),
                InstData::Store { .. } if u.index == 1 => facts.written = true,
                InstData::AtomicRmw { .. } | InstData::CmpXchg { .. } if u.index == 0 => facts.written = true,
                InstData::ICmp { .. } => {}
                InstData::Gep { .. } if u.index == 0 => on(),
                InstData::Phi { .. } | InstData::Freeze { .. } => on(),
                InstData::Select { .. } if u.index > 0 => on(),
                InstData::Cast { op: CastOp::Bitcast | CastOp::AddrSpaceCast, .. } => on(),
                InstData::Call { info, args, .. } => {
                    let callee = func.direct_callee(u.user)?;
                    let index = u.index as usize;
                    if index >= args.len() {
                        return None;
                    }
                    match util::intrinsic_family(ctx, func, u.user) {
                        Family::Lifetime | Family::Assume | Family::ReadOnlyLoad => {}
                        Family::Memcpy | Family::Memmove => facts.written |= index == 0,
                        Family::Memset => facts.written = true,
                        Family::BlockBarrier | Family::WarpSync(_) | Family::TileAccess | Family::Other => {
                            let header = ctx.global(callee).as_function()?;
                            let has = |k| {
                                ctx.attrs.param_has(header.attrs, index, k)
                                    || ctx.attrs.param_has(info.attrs, index, k)
                            };
                            if !has(AttrKind::NoCapture) {
                                return None;
                            }
                            facts.written |= !(has(AttrKind::ReadOnly) || has(AttrKind::ReadNone));
                        }
                    }
                }
                _ => return None,
            }
        }
    }
    Some(facts)
}
