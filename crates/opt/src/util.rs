//! Questions that many passes ask.

use oxicc_ir::{AttrKind, Context, Function, Inst, InstData};

/// Whether an instruction can be removed when its result is not used.
pub fn is_removable(ctx: &Context, func: &Function, inst: Inst) -> bool {
    match func.inst(inst) {
        InstData::Ret { .. }
        | InstData::Br { .. }
        | InstData::CondBr { .. }
        | InstData::Switch { .. }
        | InstData::IndirectBr { .. }
        | InstData::Unreachable
        | InstData::Store { .. }
        | InstData::Fence { .. }
        | InstData::CmpXchg { .. }
        | InstData::AtomicRmw { .. }
        | InstData::VaArg { .. } => false,
        InstData::Load { access, .. } => access.is_plain(),
        InstData::Call { .. } => is_pure_call(ctx, func, inst),
        _ => true,
    }
}

/// Whether an instruction computes its result from its operands alone, so that equal ones give equal results.
pub fn is_pure(ctx: &Context, func: &Function, inst: Inst) -> bool {
    match func.inst(inst) {
        InstData::Binary { .. }
        | InstData::FNeg { .. }
        | InstData::Cast { .. }
        | InstData::ICmp { .. }
        | InstData::FCmp { .. }
        | InstData::Select { .. }
        | InstData::ExtractElement { .. }
        | InstData::InsertElement { .. }
        | InstData::Gep { .. } => true,
        // Index lists are per instruction; equal lists may have different handles.
        InstData::ExtractValue { .. } | InstData::InsertValue { .. } | InstData::Shuffle { .. } => false,
        InstData::Call { bundle_operands, .. } => {
            bundle_operands.is_empty()
                && func.direct_callee(inst).is_some_and(|c| is_readonly_intrinsic(ctx.global(c).name()))
        }
        _ => false,
    }
}

/// Whether an instruction may write memory, or order accesses to it.
pub fn may_write(ctx: &Context, func: &Function, inst: Inst) -> bool {
    match func.inst(inst) {
        InstData::Store { .. }
        | InstData::Fence { .. }
        | InstData::CmpXchg { .. }
        | InstData::AtomicRmw { .. }
        | InstData::VaArg { .. } => true,
        InstData::Load { access, .. } => !access.is_plain(),
        InstData::Call { .. } => !is_pure_call(ctx, func, inst),
        _ => false,
    }
}

/// Whether a call has no effect besides its result.
fn is_pure_call(ctx: &Context, func: &Function, inst: Inst) -> bool {
    if let InstData::Call { callee, .. } = func.inst(inst)
        && let Some(asm) = func.as_asm(callee)
    {
        return !asm.side_effect && func.result(inst).is_some() && !asm.constraints.contains("memory");
    }
    let Some(callee) = func.direct_callee(inst) else { return false };
    let global = ctx.global(callee);
    let name = global.name();
    if name.starts_with("llvm.lifetime.") || name == "llvm.assume" || name == "llvm.donothing" {
        return false;
    }
    if is_readonly_intrinsic(name) {
        return true;
    }
    let Some(header) = global.as_function() else { return false };
    let set = ctx.attrs.list(header.attrs).func;
    ctx.attrs.memory(set).is_none()
        && ctx.attrs.has(set, AttrKind::NoUnwind)
        && ctx.attrs.has(set, AttrKind::WillReturn)
}

/// Intrinsics that only compute.
fn is_readonly_intrinsic(name: &str) -> bool {
    const PURE: &[&str] = &[
        "llvm.nvvm.read.ptx.sreg.tid.",
        "llvm.nvvm.read.ptx.sreg.ntid.",
        "llvm.nvvm.read.ptx.sreg.ctaid.",
        "llvm.nvvm.read.ptx.sreg.nctaid.",
        "llvm.nvvm.read.ptx.sreg.laneid",
        "llvm.nvvm.read.ptx.sreg.warpsize",
        "llvm.fma.",
        "llvm.sqrt.",
        "llvm.fabs.",
        "llvm.floor.",
        "llvm.ceil.",
        "llvm.trunc.",
        "llvm.rint.",
        "llvm.minnum.",
        "llvm.maxnum.",
        "llvm.copysign.",
        "llvm.ctpop.",
        "llvm.ctlz.",
        "llvm.cttz.",
        "llvm.bswap.",
        "llvm.bitreverse.",
        "llvm.smin.",
        "llvm.smax.",
        "llvm.umin.",
        "llvm.umax.",
        "llvm.abs.",
        "llvm.fshl.",
        "llvm.fshr.",
    ];
    PURE.iter().any(|p| name.starts_with(p))
}
