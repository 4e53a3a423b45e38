//! Questions that many passes ask.

use cranelift_entity::EntitySet;
use oxicc_ir::intrinsic::{Effect, Family, Intrinsic};
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
                && intrinsic(ctx, func, inst)
                    .is_some_and(|i| i.effect() == Effect::Pure && !i.is_convergent())
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

/// The intrinsic that an instruction calls.
pub fn intrinsic(ctx: &Context, func: &Function, inst: Inst) -> Option<Intrinsic> {
    ctx.global(func.direct_callee(inst)?).intrinsic()
}

/// The family of the intrinsic that an instruction calls, if passes know it.
pub fn intrinsic_family(ctx: &Context, func: &Function, inst: Inst) -> Family {
    intrinsic(ctx, func, inst).map_or(Family::Other, Intrinsic::family)
}

/// Whether an instruction only states what holds where it stands.
pub fn is_assume(ctx: &Context, func: &Function, inst: Inst) -> bool {
    intrinsic_family(ctx, func, inst) == Family::Assume
}

/// Whether an instruction says where the life of a stack slot begins or ends.
pub fn is_lifetime_marker(ctx: &Context, func: &Function, inst: Inst) -> bool {
    intrinsic_family(ctx, func, inst) == Family::Lifetime
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
    // The matrix products are among them: they compute from registers alone, but all threads of a warp together.
    match global.intrinsic() {
        Some(intrinsic) if intrinsic.effect() == Effect::Pure => return true,
        Some(intrinsic) if matches!(intrinsic.family(), Family::Lifetime | Family::Assume) => return false,
        _ => {}
    }
    let Some(header) = global.as_function() else { return false };
    let set = ctx.attrs.list(header.attrs).func;
    ctx.attrs.memory(set).is_none()
        && ctx.attrs.has(set, AttrKind::NoUnwind)
        && ctx.attrs.has(set, AttrKind::WillReturn)
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
        InstData::Call { .. } if !intrinsic(ctx, func, inst).is_some_and(Intrinsic::is_speculatable) => false,
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
            // Declarations may come without attributes, and of an unknown intrinsic nothing is known.
            match global.intrinsic() {
                Some(intrinsic) if intrinsic.is_convergent() => true,
                None if global.name().starts_with("llvm.nvvm.") => true,
                // A failed assertion ends the kernel, whichever threads are there.
                None if global.name() == "__assertfail" => false,
                _ => global.as_function().is_some_and(|h| has(h.attrs)),
            }
        }
        None => true,
    }
}

/// Whether control may not reach the instruction after this one.
pub fn may_not_return(ctx: &Context, func: &Function, inst: Inst) -> bool {
    matches!(func.inst(inst), InstData::Call { .. }) && !is_pure_call(ctx, func, inst)
}

/// One instruction does the work of two from now on: of two lines it belongs to neither. Calls keep theirs, because code that is inlined
/// needs one.
pub fn merge_locations(func: &mut Function, kept: Inst, other: Inst) {
    let line = |inst: Inst| {
        let data = func.loc_data(func.loc(inst)?);
        Some((data.line, data.inlined_at))
    };
    if line(kept) != line(other) && !matches!(func.inst(kept), InstData::Call { .. }) {
        func.set_loc(kept, None);
    }
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

#[cfg(test)]
mod tests {
    use oxicc_ir::text::parse;

    use super::*;

    /// What [`is_convergent`] and [`is_pure`] say of a call of a function without attributes.
    fn facts(name: &str) -> (bool, bool) {
        let text = format!(
            "declare i32 @{name}(i32)\ndefine i32 @f(i32 %x) {{\n  %r = call i32 @{name}(i32 %x)\n  ret i32 %r\n}}\n"
        );
        let module = parse(&text).expect("the text is IR");
        let (_, func) = module.defined_functions().next().expect("it defines a function");
        let call = func.first_inst(func.entry().expect("it has a block")).expect("it has a call");
        (is_convergent(&module.ctx, func, call), is_pure(&module.ctx, func, call))
    }

    #[test]
    fn effects_do_not_need_attributes() {
        assert_eq!(facts("llvm.nvvm.elect.sync"), (true, false));
        assert_eq!(facts("llvm.nvvm.bar0"), (true, false));
        assert_eq!(facts("llvm.nvvm.no.such.thing"), (true, false));
        assert_eq!(facts("llvm.nvvm.popc.i"), (false, true));
        assert_eq!(facts("llvm.ctpop.i32"), (false, true));
        assert_eq!(facts("other"), (false, false));
    }
}
