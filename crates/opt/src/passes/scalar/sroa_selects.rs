//! Part of `sroa`: loads through a choice between slots.
//!
//! ```text
//! %p = select i1 %c, ptr %a, ptr %b           %x = load i32, ptr %a
//! %v = load i32, ptr %p                ->     %y = load i32, ptr %b
//!                                             %v = select i1 %c, i32 %x, i32 %y
//! ```
//!
//! What `min` and `max` of the C++ library give is a reference to one of their arguments: without this both would stay in memory.
//! Only where both can be read whatever the condition is, being inside of slots or arguments passed in memory or read just before, and nothing is written through the
//! choice.

use oxicc_ir::{Align, Builder, Context, Function, Inst, InstData, MemAccess, Op, Value};

use super::sroa::{align_at, offset_pointer};
use super::sroa_arguments::argument;
use super::sroa_shadow::is_only_loaded;
use crate::alias::split;
use crate::util::may_write;

/// Takes such loads apart.
pub(super) fn split_choices(ctx: &Context, func: &mut Function) -> bool {
    let is_choice = |func: &Function, inst: Inst| match func.inst(inst) {
        InstData::Load { ptr, access } => access.is_plain() && choice(ctx, func, ptr).is_some(),
        _ => false,
    };
    let mut work: Vec<Inst> = func.all_insts().map(|(_, i)| i).filter(|i| is_choice(func, *i)).collect();
    let mut changed = false;
    while let Some(inst) = work.pop() {
        let InstData::Load { ptr, access } = func.inst(inst) else { continue };
        let Some(Choice { cond, arms, offset }) = choice(ctx, func, ptr) else { continue };
        let ty = func.inst_type(inst);
        let size = ctx.data_layout.store_size(&ctx.types, ty);
        let inside = arms.map(|arm| is_inside(ctx, func, arm, offset, size));
        let read = arms.map(|arm| if offset == 0 { was_read(ctx, func, arm, inst) } else { None });
        // At least one of them becomes a value by this.
        if inside == [false; 2] || (0..2).any(|i| !inside[i] && read[i].is_none()) {
            continue;
        }
        let mut b = Builder::before(ctx, func, inst);
        let [x, y] = [0, 1].map(|i| {
            let arm = arms[i];
            let align = match read[i] {
                Some(align) if !inside[i] => align,
                _ => alignment(ctx, b.func, arm, offset),
            };
            let at = offset_pointer(&mut b, arm, offset as u64);
            b.load_with(ty, at, MemAccess { align, ..access })
        });
        let value = b.select(cond, x, y);
        func.replace_with_value(inst, value);
        remove_unused(func, ptr);
        // A choice between choices is taken apart in turn.
        work.extend([x, y].into_iter().filter_map(|v| func.value_inst(v)));
        changed = true;
    }
    changed
}

struct Choice {
    cond: Value,
    arms: [Value; 2],
    /// From the address that was chosen.
    offset: i64,
}

/// The choice that an address comes from.
fn choice(ctx: &Context, func: &Function, ptr: Value) -> Option<Choice> {
    let (base, offset) = split(ctx, func, ptr);
    match func.value_inst_data(base)? {
        InstData::Select { cond, then_value, else_value, .. }
            if offset >= 0 && is_only_loaded(func, base) =>
        {
            Some(Choice { cond, arms: [then_value, else_value], offset })
        }
        _ => None,
    }
}

/// Instructions that are looked at for an earlier load.
const MAX_LOOK: usize = 16;

/// The alignment of a load of the same address and type shortly before another: comparing the two comes before choosing.
fn was_read(ctx: &Context, func: &Function, ptr: Value, load: Inst) -> Option<Align> {
    let mut at = load;
    for _ in 0..MAX_LOOK {
        at = func.prev_inst(at)?;
        match func.inst(at) {
            InstData::Load { ptr: other, access }
                if other == ptr && access.is_plain() && func.inst_type(at) == func.inst_type(load) =>
            {
                return Some(access.align);
            }
            InstData::Call { .. } if may_write(ctx, func, at) => return None,
            _ => {}
        }
    }
    None
}

/// Removes the computation of an address that nobody uses any more.
fn remove_unused(func: &mut Function, address: Value) {
    let mut work = vec![address];
    while let Some(v) = work.pop() {
        let Some(inst) = func.value_inst(v).filter(|_| !func.has_uses(v)) else { continue };
        match func.inst(inst) {
            InstData::Gep { base, .. } => work.push(base),
            InstData::Select { then_value, else_value, .. } => work.extend([then_value, else_value]),
            _ => continue,
        }
        func.remove_inst(inst);
    }
}

/// Choices between choices that are followed.
const MAX_CHOICES: u32 = 4;

/// Whether bytes at a distance from an address are inside a slot, or inside each of several it may be in.
fn is_inside(ctx: &Context, func: &Function, ptr: Value, offset: i64, size: u64) -> bool {
    let inside = |v: Value, offset: i64| {
        let ty = match func.value_inst_data(v) {
            Some(InstData::Alloca { ty, count: None, .. }) => Some(ty),
            _ => argument(ctx, func, v).map(|(ty, _)| ty),
        };
        let bytes = ty.map_or(0, |ty| ctx.data_layout.alloc_size(&ctx.types, ty));
        u64::try_from(offset).is_ok_and(|o| o.checked_add(size).is_some_and(|end| end <= bytes))
    };
    let mut work = vec![(ptr, offset, 0)];
    while let Some((ptr, offset, depth)) = work.pop() {
        let (base, delta) = split(ctx, func, ptr);
        let Some(at) = offset.checked_add(delta) else { return false };
        if inside(base, at) {
            continue;
        }
        match func.value_inst_data(base) {
            Some(InstData::Select { then_value, else_value, .. }) if depth < MAX_CHOICES => {
                work.extend([then_value, else_value].map(|arm| (arm, at, depth + 1)));
            }
            _ => return false,
        }
    }
    true
}

/// The alignment of an address inside a slot: that of the load holds for what was chosen only.
fn alignment(ctx: &Context, func: &Function, ptr: Value, offset: i64) -> Align {
    let (base, delta) = split(ctx, func, ptr);
    match func.value_inst(base).map(|i| func.op(i)) {
        Some(Op::Alloca { align, .. }) => align_at(align, (offset + delta) as u64),
        _ => argument(ctx, func, base)
            .map_or(Align::ONE, |(_, align)| align_at(align, (offset + delta) as u64)),
    }
}
