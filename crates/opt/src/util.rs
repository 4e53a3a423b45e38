//! Questions that many passes ask.

use cranelift_entity::EntitySet;
use oxicc_ir::{AttrKind, BinOp, Block, CastOp, Context, Function, Inst, InstData};

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
                && func.direct_callee(inst).is_some_and(|c| {
                    let name = ctx.global(c).name();
                    is_readonly_intrinsic(name) || is_nvvm_arithmetic(name)
                })
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
        InstData::Call { .. } => !is_pure_call(ctx, func, inst) && !is_assume(ctx, func, inst),
        _ => false,
    }
}

/// Whether an instruction only states what holds where it stands.
pub fn is_assume(ctx: &Context, func: &Function, inst: Inst) -> bool {
    func.direct_callee(inst).is_some_and(|f| ctx.global(f).name() == "llvm.assume")
}

/// Whether a call has no effect besides its result.
fn is_pure_call(ctx: &Context, func: &Function, inst: Inst) -> bool {
    if let InstData::Call { callee, .. } = func.inst(inst)
        && let Some(asm) = func.as_asm(callee)
    {
        return !asm.has_effect() && func.result(inst).is_some();
    }
    let Some(callee) = func.direct_callee(inst) else { return false };
    let global = ctx.global(callee);
    let name = global.name();
    if name.starts_with("llvm.lifetime.") || name == "llvm.assume" || name == "llvm.donothing" {
        return false;
    }
    if is_readonly_intrinsic(name) || is_nvvm_arithmetic(name) || is_matrix_product(name) {
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
    let Some((family, rest)) = name.strip_prefix("llvm.").and_then(|n| n.split_once('.')) else {
        return false;
    };
    #[rustfmt::skip]
    let is_pure = matches!(
        family,
        "fma" | "sqrt" | "fabs" | "floor" | "ceil" | "trunc" | "rint" | "minnum" | "maxnum" | "copysign" |
        "ctpop" | "ctlz" | "cttz" | "bswap" | "bitreverse" | "smin" | "smax" | "umin" | "umax" | "abs" |
        "fshl" | "fshr"
    );
    is_pure || family == "nvvm" && rest.strip_prefix("read.ptx.sreg.").is_some_and(is_fixed_register)
}

/// Special registers that keep their value while a thread runs.
fn is_fixed_register(name: &str) -> bool {
    let (register, _) = name.split_once('.').unwrap_or((name, ""));
    matches!(register, "tid" | "ntid" | "ctaid" | "nctaid" | "laneid" | "warpsize")
}

/// NVIDIA's intrinsics for one machine operation each, or for a few. Absolute values of floats are part of what uses them.
fn is_nvvm_arithmetic(name: &str) -> bool {
    let Some(name) = name.strip_prefix("llvm.nvvm.") else { return false };
    let Some((family, _)) = name.split_once('.') else { return is_byte_shuffle(name) };
    #[rustfmt::skip]
    let is_arithmetic = matches!(
        family,
        "abs" | "add" | "bfe" | "bfi" | "ceil" | "clz" | "cos" | "d2f" | "d2i" | "d2ll" | "d2ui" |
        "d2ull" | "div" | "ex2" | "f2h" | "f2i" | "f2ll" | "f2ui" | "f2ull" | "fma" | "fmax" | "fmin" |
        "floor" | "i2d" | "i2f" | "idp2a" | "idp4a" | "lg2" | "ll2d" | "ll2f" | "mul" | "mul24" | "mulhi" |
        "popc" | "rcp" | "round" | "rsqrt" | "sad" | "saturate" | "sin" | "sqrt" | "tanh" | "trunc" |
        "ui2d" | "ui2f" | "ull2d" | "ull2f"
    );
    is_arithmetic || is_byte_shuffle(family)
}

/// `brev32`, `brev64`, `prmt` and what has modes behind it.
fn is_byte_shuffle(family: &str) -> bool {
    family.starts_with("brev") || family.starts_with("prmt")
}

/// `mma` and `wmma.mma` compute from registers alone, but all threads of a warp together: see [`is_convergent`].
fn is_matrix_product(name: &str) -> bool {
    let Some(name) = name.strip_prefix("llvm.nvvm.") else { return false };
    name.starts_with("mma.") || name.starts_with("wmma.") && name.contains(".mma.")
}

/// Whether an instruction may run where it would not have run: it only computes, and cannot fault for any operands.
pub fn is_speculatable(ctx: &Context, func: &Function, inst: Inst) -> bool {
    match func.inst(inst) {
        // Faults on a zero divisor, and signed division of the minimum by -1.
        InstData::Binary { op, rhs, .. } if op.is_int_div_rem() => match func.as_u128(rhs) {
            None | Some(0) => false,
            Some(_) => {
                !matches!(op, BinOp::SDiv | BinOp::SRem)
                    || func.as_i64(&ctx.types, rhs).is_some_and(|d| d > 0)
            }
        },
        InstData::ExtractValue { .. }
        | InstData::InsertValue { .. }
        | InstData::Shuffle { .. }
        | InstData::Freeze { .. } => true,
        // They would not fault, but take a slow unit of the machine.
        InstData::Call { .. }
            if func.direct_callee(inst).is_some_and(|c| is_nvvm_arithmetic(ctx.global(c).name())) =>
        {
            false
        }
        _ => is_pure(ctx, func, inst),
    }
}

/// About how many machine instructions an instruction costs.
pub fn cost(func: &Function, inst: Inst) -> u32 {
    match func.inst(inst) {
        InstData::Cast {
            op: CastOp::Bitcast | CastOp::PtrToInt | CastOp::IntToPtr | CastOp::AddrSpaceCast,
            ..
        }
        | InstData::ExtractValue { .. }
        | InstData::InsertValue { .. }
        | InstData::ExtractElement { .. }
        | InstData::InsertElement { .. }
        | InstData::Freeze { .. }
        | InstData::Phi { .. } => 0,
        InstData::Gep { indices, .. } if indices.iter().all(|i| func.is_const(*i)) => 0,
        InstData::Binary { op: BinOp::FDiv | BinOp::FRem, .. } => 20,
        InstData::Binary { op, rhs, .. } if op.is_int_div_rem() => {
            if func.is_const(rhs) {
                4
            } else {
                30
            }
        }
        InstData::Call { .. } => 4,
        _ => 1,
    }
}

/// Whether an instruction must be executed by the same threads of a warp as before, or only once: it may not be copied,
/// nor moved into or out of control flow.
pub fn is_convergent(ctx: &Context, func: &Function, inst: Inst) -> bool {
    let InstData::Call { info, callee, .. } = func.inst(inst) else { return false };
    let has = |attrs| {
        ctx.attrs.func_has(attrs, AttrKind::Convergent) || ctx.attrs.func_has(attrs, AttrKind::NoDuplicate)
    };
    if has(info.attrs) {
        return true;
    }
    if let Some(asm) = func.as_asm(callee) {
        return asm.side_effect;
    }
    match func.direct_callee(inst) {
        Some(id) => {
            let global = ctx.global(id);
            let name = global.name();
            // Declarations may come without attributes.
            let synchronizes = |name: &str| {
                ["barrier", "bar.", "shfl", "vote", "match.", "activemask", "redux", "mma"]
                    .iter()
                    .any(|part| name.contains(part))
            };
            name.strip_prefix("llvm.nvvm.").is_some_and(synchronizes)
                || global.as_function().is_some_and(|h| has(h.attrs))
        }
        None => true,
    }
}

/// Whether control may not reach the instruction after this one.
pub fn may_not_return(ctx: &Context, func: &Function, inst: Inst) -> bool {
    matches!(func.inst(inst), InstData::Call { .. }) && !is_pure_call(ctx, func, inst)
}

/// Removes blocks that no path from the entry reaches.
pub fn remove_unreachable(func: &mut Function) -> bool {
    let Some(entry) = func.entry() else { return false };
    let mut reached = EntitySet::new();
    let mut work = vec![entry];
    reached.insert(entry);
    while let Some(block) = work.pop() {
        for &succ in func.successors(block) {
            if reached.insert(succ) {
                work.push(succ);
            }
        }
    }
    let dead: Vec<Block> = func.blocks().filter(|b| !reached.contains(*b)).collect();
    for &block in &dead {
        // Edges to live blocks first, so that their phis are right.
        func.make_unreachable(block);
    }
    for &block in &dead {
        func.remove_block(block);
    }
    !dead.is_empty()
}
