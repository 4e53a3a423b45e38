//! Pointers that walk over a local array become distances from its start.
//!
//! ```text
//! %p = phi ptr [ %v, %entry ], [ %n, %loop ]            %o = phi i64 [ 0, %entry ], [ %m, %loop ]
//! ...                                                   %p = getelementptr i8, ptr %v, i64 %o    ...
//! %n = getelementptr i32, ptr %p, i64 1           ->    %m = add i64 %o, 4
//! %c = icmp ne ptr %n, %v + 20                          %c = icmp ne i64 %m, 20
//! ```
//!
//! That is how a range-based `for` over an array looks. Only with a number can the iterations be counted, and only where they are counted
//! and copied does the array become registers.

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

/// A pointer that starts in a slot and moves by a constant.
struct Walk {
    phi: Inst,
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
    if func.inst_type(phi) != Type::PTR {
        return None;
    }
    let (slot, start) = split(ctx, func, func.incoming_from(phi, edges.0)?);
    let InstData::Alloca { .. } = func.value_inst_data(slot)? else { return None };
    let next = func.incoming_from(phi, edges.1)?;
    let (from, step) = split(ctx, func, next);
    (Some(from) == func.result(phi) && step != 0 && func.operands(phi).len() == 2).then_some(Walk {
        phi,
        slot,
        start,
        next,
        step,
        edges,
    })
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

/// Comparisons of a pointer with a place in the slot become comparisons of distances. Addresses of one object are in the order of
/// their distances, as signed numbers: before the object comes what is negative.
fn compare(ctx: &Context, func: &mut Function, w: &Walk, pointer: Value, distance: Value) {
    let users: Vec<Inst> = func.users(pointer).collect();
    for user in users {
        let InstData::ICmp { pred, lhs, rhs, .. } = func.inst(user) else { continue };
        let other = if lhs == pointer { rhs } else { lhs };
        let (slot, place) = split(ctx, func, other);
        if slot != w.slot || lhs == rhs || pred.is_signed() {
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
