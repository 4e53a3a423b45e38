//! `memory-space-opt`: writes down that loaded pointers point to global memory.
//!
//! ```text
//! %p = load ptr, ptr %args            %p = load ptr, ptr %args
//!                               ->    %g = addrspacecast ptr %p to ptr addrspace(1)
//!                                     %q = addrspacecast ptr addrspace(1) %g to ptr      ; takes the place of %p
//! ```
//!
//! Where pointers computed from arguments, variables and slots point to is seen from the computation; this is about those that
//! come from memory. A host can only have put pointers to global memory into the arguments of a kernel and into constant memory.
//! The same goes for pointers loaded from elsewhere by a kernel that puts no addresses of other memory there: see
//! `writes_foreign_address`.

use oxicc_ir::{
    AddrSpace, AttrKind, Builder, CallConv, CastOp, Context, Function, Inst, InstData, Type, Value, ValueDef,
};

use crate::alias::Location;
use crate::analysis::foreign_addresses::writes_foreign_address;
use crate::knobs::Knob;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::remarks::RemarkKind;

pub struct MemorySpaceOpt;

/// Whether the pointers among the parameters of kernels are taken for addresses of global memory.
pub static PARAMS_ARE_GLOBAL: Knob = Knob::switch(
    "memory-space-opt",
    "param-always-point-to-global",
    true,
    "pointers that the host passes, and those it leaves in memory that kernels only read, point to global memory",
);

/// Values that a loaded pointer is followed through.
const MAX_VALUES: usize = 32;
/// Addresses in a by-value argument that are looked at.
const MAX_READS: usize = 256;

impl FunctionPass for MemorySpaceOpt {
    fn name(&self) -> &'static str {
        "memory-space-opt"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        if analyses.log.knobs().get(&PARAMS_ARE_GLOBAL) == 0 {
            return Changed::Nothing;
        }
        let loads: Vec<Inst> = func
            .all_insts()
            .map(|(_, i)| i)
            .filter(|i| {
                matches!(func.inst(*i), InstData::Load { .. } | InstData::ExtractValue { .. })
                    && func.inst_type(*i) == Type::PTR
                    && !is_marked(func, *i)
                    && !is_called(func, *i)
            })
            .collect();
        if loads.is_empty() {
            return Changed::Nothing;
        }
        let kernel = ctx.global(func.id()).as_function().is_some_and(|h| h.cc == CallConv::PTX_KERNEL);
        let keeps_none = kernel && !writes_foreign_address(ctx, func);
        let mut changed = false;
        for load in loads {
            if let InstData::ExtractValue { agg, .. } = func.inst(load) {
                // A part of an argument.
                if kernel && func.as_arg(agg).is_some() {
                    changed |= mark(ctx, func, load);
                }
                continue;
            }
            let Some(at) = Location::of(ctx, func, load) else { continue };
            let from_host =
                kernel && is_byval(ctx, func, at.object) && (keeps_none || is_only_read(func, at.object))
                    || at.is_in(AddrSpace::CONST)
                    || at.is_in(AddrSpace::PARAM) && kernel;
            let elsewhere = keeps_none && !at.is_in(AddrSpace::LOCAL) && !at.is_in(AddrSpace::SHARED);
            if from_host || elsewhere {
                let about = (RemarkKind::Passed, "memory-space-opt", "Global");
                let text = || "the pointer loaded here is an address of global memory".to_owned();
                analyses.log.about(ctx, func, Some(load), about, text);
                changed |= mark(ctx, func, load);
            } else {
                let about = (RemarkKind::Missed, "memory-space-opt", "Generic");
                let text = || {
                    "the pointer loaded here stays generic: something else than the host may have written it"
                        .to_owned()
                };
                analyses.log.about(ctx, func, Some(load), about, text);
            }
        }
        Changed::instructions_if(changed)
    }
}

fn is_byval(ctx: &Context, func: &Function, object: Value) -> bool {
    let ValueDef::Arg(i) = func.value_def(object) else { return false };
    let attrs = ctx.global(func.id()).as_function().map(|h| h.attrs).unwrap_or_default();
    ctx.attrs.param_has(attrs, i as usize, AttrKind::ByVal)
}

/// Whether nothing but loads uses the memory of a by-value argument: it still is as the host has filled it.
fn is_only_read(func: &Function, object: Value) -> bool {
    let mut work = vec![object];
    let mut next = 0;
    while let Some(&v) = work.get(next) {
        next += 1;
        for u in func.users(v) {
            match func.inst(u) {
                InstData::Load { .. } => {}
                InstData::Gep { .. } | InstData::Cast { op: CastOp::Bitcast | CastOp::AddrSpaceCast, .. } => {
                    work.extend(func.result(u));
                }
                _ => return false,
            }
        }
        if work.len() > MAX_READS {
            return false;
        }
    }
    true
}

/// Whether the loaded pointer is the address of code.
fn is_called(func: &Function, load: Inst) -> bool {
    let mut work: Vec<Value> = func.result(load).into_iter().collect();
    let mut next = 0;
    while let Some(&v) = work.get(next) {
        next += 1;
        for u in func.users(v) {
            match func.inst(u) {
                InstData::Call { callee, .. } if callee == v => return true,
                InstData::Phi { .. }
                | InstData::Select { .. }
                | InstData::Freeze { .. }
                | InstData::Cast { op: CastOp::Bitcast | CastOp::AddrSpaceCast, .. } => {
                    if let Some(r) = func.result(u)
                        && !work.contains(&r)
                    {
                        work.push(r);
                    }
                }
                _ => {}
            }
            if work.len() > MAX_VALUES {
                return true;
            }
        }
    }
    false
}

fn is_marked(func: &Function, load: Inst) -> bool {
    func.result(load).is_none_or(|v| {
        func.users(v).all(|u| matches!(func.inst(u), InstData::Cast { op: CastOp::AddrSpaceCast, .. }))
    })
}

fn mark(ctx: &Context, func: &mut Function, load: Inst) -> bool {
    let Some(value) = func.result(load) else { return false };
    let mut b = Builder::after(ctx, func, load);
    let global = b.cast(CastOp::AddrSpaceCast, value, ctx.types.ptr(AddrSpace::GLOBAL));
    let back = b.cast(CastOp::AddrSpaceCast, global, Type::PTR);
    let own = func.value_inst(global);
    func.replace_uses_if(value, back, |_, u| Some(u.user) != own);
    true
}
