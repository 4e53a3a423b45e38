//! Rules about instructions.

use super::module::foreign_float;
use super::{Finding, at_inst, intrinsics};
use crate::consts::ConstData;
use crate::function::Function;
use crate::inst::{Inst, InstData, Value};
use crate::module::Context;
use crate::ops::{Align, CastOp, RmwOp};
use crate::types::{AddrSpace, Type, TypeData};

/// The largest alignment of an alloca.
const MAX_ALLOCA_ALIGN: Align = Align::from_log2(23);

/// More findings than this say nothing new.
const MAX_FINDINGS: usize = 100;

/// Address spaces that have names.
fn is_known(space: AddrSpace) -> bool {
    matches!(space.0, 0 | 1 | 3 | 4 | 5)
}

pub(super) fn verify(ctx: &Context, func: &Function, out: &mut Vec<Finding>) {
    for (_, inst) in func.all_insts() {
        if out.len() >= MAX_FINDINGS {
            return;
        }
        if let Some(message) = broken(ctx, func, inst) {
            out.push(at_inst(ctx, func, inst, message));
        }
    }
}

/// What libNVVM cannot compile, though it has a meaning here.
pub(super) fn refused(ctx: &Context, func: &Function, out: &mut Vec<Finding>) {
    for (_, inst) in func.all_insts() {
        let message = match func.inst(inst) {
            InstData::Cast { op: CastOp::AddrSpaceCast, .. } => {
                let to = ctx.types.addr_space(ctx.types.scalar(func.inst_type(inst)));
                to.is_some_and(|s| s.0 > 7 && s.0 != 101).then_some("Bad address space in addrspacecast")
            }
            InstData::Call { info, .. } => func
                .direct_callee(inst)
                .is_some_and(|f| intrinsics::has_no_code(ctx.global(f).name(), info.fmf))
                .then_some(" Error: unsupported operation"),
            _ => None,
        };
        if out.len() >= MAX_FINDINGS {
            return;
        }
        if let Some(message) = message {
            out.push(at_inst(ctx, func, inst, message));
        }
    }
}

/// What is compiled as libNVVM does it, though it hardly means that.
pub(super) fn doubtful(ctx: &Context, func: &Function, out: &mut Vec<Finding>) {
    for (_, inst) in func.all_insts() {
        let (InstData::Load { ptr, .. } | InstData::Store { ptr, .. }) = func.inst(inst) else { continue };
        let space = ctx.types.addr_space(ctx.types.scalar(func.value_type(ptr)));
        let Some(space) = space.filter(|s| !has_instructions(*s)) else { continue };
        if out.len() >= MAX_FINDINGS {
            return;
        }
        let message = format!(
            "address space {} has no loads and stores: the address is taken for a generic one",
            space.0
        );
        out.push(at_inst(ctx, func, inst, message));
    }
}

/// Whether loads and stores name the space.
pub(super) fn has_instructions(space: AddrSpace) -> bool {
    is_known(space) || matches!(space, AddrSpace::SHARED_CLUSTER | AddrSpace::PARAM)
}

/// The rule that an instruction breaks.
fn broken(ctx: &Context, func: &Function, inst: Inst) -> Option<String> {
    let types = &ctx.types;
    let space = |v: Value| types.addr_space(types.scalar(func.value_type(v))).unwrap_or(AddrSpace::GENERIC);
    if let Some(name) = foreign_types(ctx, func, inst) {
        return Some(format!("{name} type is not supported"));
    }
    if let Some(message) = pragma(ctx, func, inst) {
        return Some(message);
    }
    let is_block = |&v: &Value| matches!(func.const_data(v), Some(ConstData::BlockAddress(..)));
    if func.operands(inst).iter().any(is_block) {
        return Some("blockaddress is not supported".into());
    }
    let message = match func.inst(inst) {
        InstData::IndirectBr { .. } => "Illegal instruction: indirectbr",
        InstData::Fence { .. } => "Illegal instruction: fence",
        InstData::Alloca { align, .. } => {
            if types.addr_space(func.inst_type(inst)) != Some(AddrSpace::GENERIC) {
                "Allocas are not supported on address spaces except Generic"
            } else if align > MAX_ALLOCA_ALIGN {
                "alloca align must be <= 2^23"
            } else {
                return None;
            }
        }
        InstData::Load { ptr, access } | InstData::Store { ptr, access, .. } => {
            if access.ordering.is_atomic() {
                "Atomic loads/stores are not supported"
            } else if space(ptr) == AddrSpace::TENSOR {
                "Tensor Memory loads/stores are not supported"
            } else {
                return None;
            }
        }
        InstData::CmpXchg { ptr, expected, .. } => {
            return atomic(ctx, func.value_type(expected), space(ptr), None);
        }
        InstData::AtomicRmw { op, ptr, value, .. } => {
            return atomic(ctx, func.value_type(value), space(ptr), Some(op));
        }
        InstData::Cast { op: CastOp::AddrSpaceCast, value, .. } => {
            let from = space(value);
            let to = types.addr_space(types.scalar(func.inst_type(inst))).unwrap_or(AddrSpace::GENERIC);
            if !is_known(from) {
                "Invalid source address space"
            } else if !is_known(to) {
                "Invalid target address space"
            } else if from != AddrSpace::GENERIC && to != AddrSpace::GENERIC && from != to {
                "Cannot cast non-generic pointer to different non-generic pointer"
            } else {
                return None;
            }
        }
        InstData::Call { callee, args, .. } => {
            if func.as_asm(callee).is_some() {
                let fits = args.iter().all(|&a| fits_asm(ctx, func.value_type(a)));
                if fits {
                    return None;
                }
                "Invalid type in inline assembly, must be i1, i8, i16, i32, i64, float, or double"
            } else {
                let name = func.direct_callee(inst).map(|f| ctx.global(f).name())?;
                return intrinsics::verify(ctx, func, inst, name, args);
            }
        }
        _ => return None,
    };
    Some(message.to_owned())
}

fn atomic(ctx: &Context, ty: Type, space: AddrSpace, rmw: Option<RmwOp>) -> Option<String> {
    let name = if rmw.is_some() { "atomicrmw" } else { "cmpxchg" };
    let (width, pointer) = (ctx.types.int_width(ty), ctx.types.is_ptr(ty));
    if let Some(op @ (RmwOp::USubCond | RmwOp::USubSat)) = rmw {
        return Some(format!("atomicrmw does not support operation: '{}'.", op.name()));
    }
    if matches!(width, Some(w) if !matches!(w, 32 | 64 | 128)) || (pointer && rmw.is_none()) {
        return Some("Atomic operations on non-i32/i64/i128 types are not supported".into());
    }
    if width == Some(128) && rmw.is_some_and(|op| op != RmwOp::Xchg) {
        return Some("Atomic operations on i128 types are only supported for xchg operation".into());
    }
    if !matches!(space, AddrSpace::GENERIC | AddrSpace::GLOBAL | AddrSpace::SHARED) {
        return Some(format!(
            "{name} pointer operand must point to generic, global, or shared address space"
        ));
    }
    None
}

fn fits_asm(ctx: &Context, ty: Type) -> bool {
    match ctx.types.get(ty) {
        TypeData::Int(w) => matches!(w, 1 | 8 | 16 | 32 | 64),
        TypeData::Float | TypeData::Double | TypeData::Ptr(_) | TypeData::Metadata => true,
        _ => false,
    }
}

/// A type of another machine among the result and the operands.
fn foreign_types(ctx: &Context, func: &Function, inst: Inst) -> Option<&'static str> {
    let of = |ty: Type| match ctx.types.get(ty) {
        // The usual ones, without a walk.
        TypeData::Int(_) | TypeData::Ptr(_) | TypeData::Float | TypeData::Double | TypeData::Void => None,
        _ => foreign_float(&ctx.types, ty),
    };
    if let Some(name) = of(func.inst_type(inst)) {
        return Some(name);
    }
    if let InstData::Alloca { ty, .. } = func.inst(inst)
        && let Some(name) = of(ty)
    {
        return Some(name);
    }
    func.operands(inst).iter().find_map(|&v| of(func.value_type(v)))
}

/// An old way to ask for unrolling.
fn pragma(ctx: &Context, func: &Function, inst: Inst) -> Option<String> {
    if !func.is_terminator(inst) {
        return None;
    }
    let md = &ctx.metadata;
    let (_, node) = func.attachments(inst).iter().find(|(k, _)| md.kind_name(*k) == "pragma")?;
    let elems = md.elems(*node);
    if elems.len() != 2 {
        return Some("branch pragma metadata does not have 2 operands?".into());
    }
    (elems[0].and_then(|e| md.str(e)) == Some("unroll"))
        .then(|| "pragma unroll is not supported.  Please use llvm.loop.unroll.count instead".into())
}
