//! Pointers that walk over a local array, or a few elements of any other, become distances from its start.
//!
//! ```text
//! %p = phi ptr [ %v, %entry ], [ %n, %loop ]            %o = phi i64 [ 0, %entry ], [ %m, %loop ]
//! ...                                                   %p = getelementptr i8, ptr %v, i64 %o    ...
//! %n = getelementptr i32, ptr %p, i64 1           ->    %m = add i64 %o, 4
//! %c = icmp ne ptr %n, %v + 20                          %c = icmp ne i64 %m, 20
//! ```
//!
//! That is how a range-based `for` over an array looks. Only with a number can the iterations be counted, and only where they are counted
//! and copied does the array become registers. A walk over memory that is not local (`std::transform` of a few elements) counts as well where its
//! end is a small constant away: the loop may fill a local array through another pointer.

use oxicc_ir::analysis::LoopInfo;
use oxicc_ir::{
    BinOp, Builder, Context, Function, GepFlags, Inst, InstData, IntFlags, IntPred, Op, Type, Value,
};

use crate::alias::split;

/// Rewrites all such pointers of loops with a preheader and one latch.
pub fn count(ctx: &Context, func: &mut Function, loops: &LoopInfo) -> bool {
    let mut found: Vec<Walk> = Vec::new();
    for id in loops.loops() {
        let (Some(preheader), Some(latch)) = (loops.preheader(func, id), loops.latch(func, id)) else {
            continue;
        };
        for phi in func.phis(loops.get(id).header) {
            found.extend(walk(ctx, func, phi, (preheader, latch)));
        }
    }
    for w in &found {
        rewrite(ctx, func, w);
    }
    !found.is_empty()
}

/// Iterations of a walk over memory that is not local; longer ones are better off with a pointer.
const MAX_TRIPS: i64 = 64;

/// A pointer that starts in a slot and moves by a constant.
struct Walk {
    phi: Inst,
    /// A local array, or an address computed before the loop.
    slot: Value,
    start: i64,
    next: Value,
    step: i64,
    edges: (oxicc_ir::Block, oxicc_ir::Block),
}

fn walk(
    ctx: &Context,
    func: &Function,
    phi: Inst,
    edges: (oxicc_ir::Block, oxicc_ir::Block),
) -> Option<Walk> {
    if !ctx.types.is_ptr(func.inst_type(phi)) || func.operands(phi).len() != 2 {
        return None;
    }
    let (slot, start) = split(ctx, func, func.incoming_from(phi, edges.0)?);
    let next = func.incoming_from(phi, edges.1)?;
    let (from, step) = split(ctx, func, next);
    if Some(from) != func.result(phi) || step == 0 {
        return None;
    }
    let w = Walk { phi, slot, start, next, step, edges };
    let local = matches!(func.value_inst_data(slot), Some(InstData::Alloca { .. }));
    (local || ends_soon(ctx, func, &w)).then_some(w)
}

/// Whether the loop ends when the pointer after its step is equal to an address that a few steps lead to.
fn ends_soon(ctx: &Context, func: &Function, w: &Walk) -> bool {
    let Some(InstData::CondBr { cond, .. }) = func.terminator(w.edges.1).map(|t| func.inst(t)) else {
        return false;
    };
    let Some(InstData::ICmp { pred: IntPred::Eq | IntPred::Ne, lhs, rhs, .. }) = func.value_inst_data(cond)
    else {
        return false;
    };
    let end = match (lhs == w.next, rhs == w.next) {
        (true, false) => rhs,
        (false, true) => lhs,
        _ => return false,
    };
    let (slot, place) = split(ctx, func, end);
    let distance = place.checked_sub(w.start);
    slot == w.slot && distance.is_some_and(|d| d % w.step == 0 && (1..=MAX_TRIPS).contains(&(d / w.step)))
}

fn rewrite(ctx: &Context, func: &mut Function, w: &Walk) {
    let (Some(pointer), Some(block)) = (func.result(w.phi), func.inst_block(w.phi)) else { return };
    let (Some(top), Some(end)) = (func.first_non_phi(block), func.terminator(w.edges.1)) else { return };
    let distance = Builder::before(ctx, func, w.phi).phi(Type::I64);
    let Some(counter) = func.value_inst(distance) else { return };
    // Where the pointer moves, or in the latch if it is not an instruction of its own.
    let at = func.value_inst(w.next).filter(|i| !func.is_phi(*i)).unwrap_or(end);
    let step = func.const_i64(w.step);
    let moved = Builder::before(ctx, func, at).binary(BinOp::Add, distance, step);
    let start = func.const_i64(w.start);
    func.add_incoming(counter, start, w.edges.0);
    func.add_incoming(counter, moved, w.edges.1);
    compare(ctx, func, w, pointer, distance);
    compare(ctx, func, w, w.next, moved);
    // Before its first step or after its last, the pointer may be out of bounds.
    let address = Builder::before(ctx, func, top).gep(Type::I8, GepFlags::empty(), w.slot, &[distance]);
    func.replace_all_uses(pointer, address);
    func.remove_inst(w.phi);
}

/// Comparisons of a pointer with a place in the slot become comparisons of distances. Addresses of one local array are in the order of
/// their distances, as signed numbers: before the array comes what is negative. Of other addresses, only equality is known to follow.
fn compare(ctx: &Context, func: &mut Function, w: &Walk, pointer: Value, distance: Value) {
    let local = matches!(func.value_inst_data(w.slot), Some(InstData::Alloca { .. }));
    let users: Vec<Inst> = func.users(pointer).collect();
    for user in users {
        let InstData::ICmp { pred, lhs, rhs, .. } = func.inst(user) else { continue };
        let other = if lhs == pointer { rhs } else { lhs };
        let (slot, place) = split(ctx, func, other);
        if slot != w.slot
            || lhs == rhs
            || pred.is_signed()
            || !local && !matches!(pred, IntPred::Eq | IntPred::Ne)
        {
            continue;
        }
        let pred = match pred {
            IntPred::Ult => IntPred::Slt,
            IntPred::Ule => IntPred::Sle,
            IntPred::Ugt => IntPred::Sgt,
            IntPred::Uge => IntPred::Sge,
            other => other,
        };
        let place = func.const_i64(place);
        let operands = if lhs == pointer { [distance, place] } else { [place, distance] };
        func.replace_inst(user, Op::ICmp(pred, IntFlags::empty()), &operands, &[]);
    }
}
