//! Part of `licm`: memory that a loop reads and writes in one place becomes a value.
//!
//! ```text
//! loop: %x = load float, ptr %p                  %x0 = load float, ptr %p
//!       %y = fadd float %x, %v            ->     loop: %x = phi [ %x0 ], [ %y ];  %y = fadd float %x, %v
//!       store float %y, ptr %p                   exit: store float %y, ptr %p
//! ```
//!
//! The address does not change in the loop, a store to it runs whenever the loop is entered, before any way out, and nothing else
//! in the loop may touch those bytes: no other access, no call, no barrier, nothing volatile or atomic.

use oxicc_ir::analysis::{DominatorTree, LoopId, LoopInfo};
use oxicc_ir::{
    Block, Builder, Context, Function, Inst, InstData, Md, MdKind, MemAccess, RESTRICT_KIND, Type, Value,
};

use crate::alias::{Location, may_alias};
use crate::passes::scalar::Slot;
use crate::util::{may_not_return, may_write};

/// Accesses of a loop that are compared with each other.
const MAX_ACCESSES: usize = 64;
/// Values made in one loop: each is a register that lives all through it.
const MAX_VALUES: usize = 4;

/// Promotes what it can in a loop in simple form; the slots are for the caller to promote.
pub fn promote_from(
    ctx: &Context,
    func: &mut Function,
    dom: &DominatorTree,
    loops: &LoopInfo,
    id: LoopId,
    slots: &mut Vec<Slot>,
) {
    let Some(preheader) = loops.preheader(func, id) else { return };
    let blocks = loops.blocks(id);
    let mut accesses: Vec<(Inst, Location)> = Vec::new();
    for inst in blocks.iter().flat_map(|b| func.block_insts(*b)) {
        match func.inst(inst) {
            InstData::Load { access, .. } | InstData::Store { access, .. } if access.is_plain() => {
                let Some(at) = Location::of(ctx, func, inst) else { return };
                accesses.push((inst, at));
            }
            _ if may_write(ctx, func, inst) || may_not_return(ctx, func, inst) => return,
            _ => {}
        }
    }
    if accesses.len() > MAX_ACCESSES {
        return;
    }
    let exiting = loops.exiting_blocks(func, id);
    let mut done: Vec<Value> = Vec::new();
    for (store, at) in &accesses {
        let InstData::Store { ptr, value, access } = func.inst(*store) else { continue };
        let ty = func.value_type(value);
        let inside = |b: Block| loops.contains(id, b);
        let invariant = func.value_inst(ptr).and_then(|i| func.inst_block(i)).is_none_or(|b| !inside(b));
        let first = func.inst_block(*store).is_some_and(|b| exiting.iter().all(|e| dom.dominates(b, *e)));
        if !invariant || !first || exiting.is_empty() || done.contains(&ptr) || done.len() >= MAX_VALUES {
            continue;
        }
        let same = |func: &Function, inst: Inst| access_of(func, inst) == Some((ptr, ty));
        let alone = accesses.iter().all(|(i, other)| same(func, *i) || !may_alias(ctx, func, at, other));
        if !alone || ctx.types.is_aggregate(ty) {
            continue;
        }
        let uses: Vec<Inst> = accesses.iter().map(|a| a.0).filter(|i| same(func, *i)).collect();
        let exits = loops.exit_blocks(func, id);
        let align = access.align;
        replace(ctx, func, (ptr, ty, MemAccess::plain(align)), preheader, &uses, &exits, slots);
        done.push(ptr);
    }
}

fn access_of(func: &Function, inst: Inst) -> Option<(Value, Type)> {
    match func.inst(inst) {
        InstData::Load { ptr, .. } => Some((ptr, func.inst_type(inst))),
        InstData::Store { ptr, value, .. } => Some((ptr, func.value_type(value))),
        _ => None,
    }
}

fn replace(
    ctx: &Context,
    func: &mut Function,
    (ptr, ty, access): (Value, Type, MemAccess),
    preheader: Block,
    uses: &[Inst],
    exits: &[Block],
    slots: &mut Vec<Slot>,
) {
    let (Some(top), Some(enter)) =
        (func.entry().and_then(|b| func.first_inst(b)), func.terminator(preheader))
    else {
        return;
    };
    let said = common_restriction(ctx, func, uses);
    let slot = Builder::before(ctx, func, top).alloca(ty);
    let Some(alloca) = func.value_inst(slot) else { return };
    slots.push(Slot { alloca, ty });
    // What is only written needs no first value: a store comes before every way out.
    if uses.iter().any(|i| matches!(func.inst(*i), InstData::Load { .. })) {
        let mut b = Builder::before(ctx, func, enter);
        let before = b.load_with(ty, ptr, access);
        b.store(before, slot);
        if let (Some(load), Some((kind, node))) = (func.value_inst(before), said) {
            func.set_attachment(load, kind, Some(node));
        }
    }
    for &inst in uses {
        match func.inst(inst) {
            InstData::Load { .. } => func.set_operand(inst, 0, slot),
            _ => func.set_operand(inst, 1, slot),
        }
        // What the access said about memory is not about the slot.
        func.clear_attachments(inst);
    }
    for &exit in exits {
        let Some(at) = func.first_non_phi(exit) else { continue };
        let mut b = Builder::before(ctx, func, at);
        let value = b.load(ty, slot);
        let store = b.store_with(value, ptr, access);
        if let Some((kind, node)) = said {
            func.set_attachment(store, kind, Some(node));
        }
    }
}

/// What all accesses say about the restricted pointer that they are reached through.
fn common_restriction(ctx: &Context, func: &Function, uses: &[Inst]) -> Option<(MdKind, Md)> {
    let mut said = func.attachments(*uses.first()?).iter();
    let said = said.find(|(k, _)| ctx.metadata.kind_name(*k) == RESTRICT_KIND)?;
    uses.iter().all(|i| func.attachments(*i).contains(said)).then_some(*said)
}
