//! Part of `sroa`: `memset` and `memcpy` of slots become stores and copies of the parts.
//!
//! ```text
//! call void @llvm.memset(ptr %a, i8 0, i64 8, i1 false)    ->    store float 0.0, ptr %a; store float 0.0, ptr %a + 4
//! ```
//!
//! Only for slots that will become values: every use is a load, a store, a constant offset or such a call, with a constant
//! length. The parts are those of the slot's type, or wider where all other accesses are; a call that cuts one in two stays.

use oxicc_ir::{Align, Builder, CastOp, Context, Function, Inst, InstData, MemAccess, Op, Type, Value};

use super::sroa::{Leaf, align_at, choose_type, leaves, offset_pointer};
use crate::alias::constant_offset;
use crate::util::is_lifetime_marker;

/// Parts of one call.
const MAX_PARTS: usize = 256;

/// A call that sets or copies a stretch of a slot.
struct Block {
    call: Inst,
    /// Of the slot, from its start.
    offset: u64,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Set,
    /// The slot is written.
    To,
    /// The slot is read.
    From,
}

/// Takes such calls apart where that helps.
pub fn expand(ctx: &Context, func: &mut Function) -> bool {
    let Some(entry) = func.entry() else { return false };
    let allocas: Vec<Inst> =
        func.block_insts(entry).filter(|i| matches!(func.op(*i), Op::Alloca { .. })).collect();
    let mut changed = false;
    for alloca in allocas {
        let InstData::Alloca { ty, count: None, .. } = func.inst(alloca) else { continue };
        let Some(address) = func.result(alloca) else { continue };
        let Some((blocks, mut accesses)) = calls(ctx, func, address) else { continue };
        if blocks.is_empty() {
            continue;
        }
        let parts = leaves(ctx, ty).filter(|p| p.len() <= MAX_PARTS);
        let all = parts.is_some();
        let Some(parts) = parts.or_else(|| accessed(ctx, &blocks, &accesses)) else { continue };
        accesses.retain(|(_, ty)| !ctx.types.is_aggregate(*ty));
        let wide = if all { widened(ctx, parts.clone(), accesses.clone()) } else { parts.clone() };
        let slot = Parts { leaves: &parts, wide: &wide, accesses: &accesses, all };
        for block in &blocks {
            // Copied from this slot by a call that an earlier slot took apart.
            if !func.is_detached(block.call) {
                changed |= replace(ctx, func, block, &slot);
            }
        }
    }
    changed
}

/// What a slot is made of.
struct Parts<'a> {
    leaves: &'a [Leaf],
    /// The leaves, wider where all accesses are.
    wide: &'a [Leaf],
    accesses: &'a [(u64, Type)],
    /// Whether the bytes between the leaves belong to the slot, too; nobody reads them otherwise.
    all: bool,
}

/// The parts of a slot that has too many, of which few are read: nothing else of what is copied there matters, as long as it is not
/// copied on.
fn accessed(ctx: &Context, blocks: &[Block], accesses: &[(u64, Type)]) -> Option<Vec<Leaf>> {
    let is_whole = |(_, ty): &(u64, Type)| ctx.types.is_aggregate(*ty);
    let is_copied = blocks.iter().any(|b| b.kind == Kind::From);
    if accesses.len() > MAX_PARTS || is_copied || accesses.iter().any(is_whole) {
        return None;
    }
    let size = |ty: Type| ctx.data_layout.store_size(&ctx.types, ty);
    let mut sorted = accesses.to_vec();
    sorted.sort_by_key(|(offset, ty)| (*offset, size(*ty)));
    let mut parts: Vec<(u64, Type)> = Vec::new();
    for (offset, ty) in sorted {
        match parts.last_mut() {
            Some((at, known)) if *at == offset && size(*known) == size(ty) => {
                *known = choose_type(ctx, [*known, ty])?;
            }
            Some((at, known)) if *at + size(*known) > offset => return None,
            _ => parts.push((offset, ty)),
        }
    }
    Some(parts.into_iter().map(|(offset, ty)| Leaf::part(ty, offset)).collect())
}

/// Bytes of the widest part made of several.
const WIDEST: u64 = 8;

/// Parts that all other accesses read and write together become one: two halves as a word, the bytes of bit-fields as the words
/// that hold them. Copying them one by one would cut the word.
pub(super) fn widened(ctx: &Context, parts: Vec<Leaf>, mut accesses: Vec<(u64, Type)>) -> Vec<Leaf> {
    let size = |ty: Type| ctx.data_layout.store_size(&ctx.types, ty);
    accesses.sort_by_key(|(offset, ty)| (*offset, std::cmp::Reverse(size(*ty))));
    // Stretches that accesses cover together, and the type of those that are accessed in one way only.
    let mut stretches: Vec<(u64, u64, Option<Type>)> = Vec::new();
    for (offset, ty) in accesses {
        let end = offset + size(ty);
        match stretches.last_mut() {
            Some((start, until, kept)) if offset < *until => {
                let same = *start == offset && *until == end;
                *kept = kept.filter(|_| same).and_then(|k| choose_type(ctx, [k, ty]));
                *until = (*until).max(end);
            }
            _ => stretches.push((offset, end, Some(ty))),
        }
    }
    let mut out: Vec<Leaf> = Vec::with_capacity(parts.len());
    let mut rest = parts.into_iter().peekable();
    for (start, end, kept) in stretches {
        while let Some(part) = rest.next_if(|p| p.offset < start) {
            out.push(part);
        }
        let bytes = end - start;
        let mut inside = Vec::new();
        while let Some(part) = rest.next_if(|p| p.offset < end) {
            inside.push(part);
        }
        let until = inside.last().map_or(start, |p| p.offset + size(p.ty));
        let covered = inside.len() > 1
            && inside.first().is_some_and(|p| p.offset == start)
            && until <= end
            && out.last().is_none_or(|p| p.offset + size(p.ty) <= start);
        let one = bytes.is_power_of_two() && bytes <= WIDEST && start % bytes == 0 && until == end;
        match kept {
            _ if !covered => out.extend(inside),
            Some(ty) if one => out.push(Leaf::part(ty, start)),
            _ if inside.len() as u64 == until - start && inside.iter().all(|p| p.ty == Type::I8) => {
                let mut at = start;
                while at < until {
                    let chunk = (1 << (until - at).ilog2()).min(aligned_at(at)).min(WIDEST);
                    out.push(Leaf::part(ctx.types.int(chunk as u32 * 8), at));
                    at += chunk;
                }
            }
            _ => out.extend(inside),
        }
    }
    out.extend(rest);
    out
}

/// The largest power of two that divides an offset, within what a part can be.
fn aligned_at(offset: u64) -> u64 {
    if offset == 0 { WIDEST } else { 1 << offset.trailing_zeros() }
}

/// The block operations on a slot, and the places and types of all other accesses, aggregates among them; none if it is used in a way that keeps it in
/// memory.
fn calls(ctx: &Context, func: &Function, address: Value) -> Option<(Vec<Block>, Vec<(u64, Type)>)> {
    let mut out = Vec::new();
    let mut accesses = Vec::new();
    let mut work = vec![(address, 0u64)];
    while let Some((pointer, offset)) = work.pop() {
        for u in func.uses(pointer) {
            match func.inst(u.user) {
                InstData::Load { access, .. } if access.is_plain() => {
                    accesses.push((offset, func.inst_type(u.user)));
                }
                InstData::Store { value, access, .. } if access.is_plain() && u.index == 1 => {
                    accesses.push((offset, func.value_type(value)));
                }
                InstData::Gep { elem, indices, .. } if u.index == 0 => {
                    let delta = constant_offset(ctx, func, elem, indices)?;
                    work.push((func.result(u.user)?, offset.checked_add_signed(delta)?));
                }
                InstData::Call { .. } if is_lifetime_marker(ctx, func, u.user) => {}
                InstData::Call { args, .. } => {
                    let name = ctx.global(func.direct_callee(u.user)?).name();
                    let kind = match u.index {
                        0 if name.starts_with("llvm.memset.p0.") => Kind::Set,
                        0 if is_copy(name) => Kind::To,
                        1 if is_copy(name) => Kind::From,
                        _ => return None,
                    };
                    let [.., len, volatile] = args else { return None };
                    func.as_u64(*len)?;
                    if func.as_u64(*volatile) != Some(0)
                        || kind == Kind::Set && func.as_u64(args[1]).is_none()
                    {
                        return None;
                    }
                    out.push(Block { call: u.user, offset, kind });
                }
                _ => return None,
            }
        }
    }
    Some((out, accesses))
}

/// Places and types of what is read and written of a slot, aggregates aside; none if it stays in memory or is none.
pub(super) fn accesses(ctx: &Context, func: &Function, address: Value) -> Option<Vec<(u64, Type)>> {
    match func.value_inst_data(address)? {
        InstData::Alloca { count: None, .. } => {
            let (_, mut accesses) = calls(ctx, func, address)?;
            accesses.retain(|(_, ty)| !ctx.types.is_aggregate(*ty));
            Some(accesses)
        }
        _ => None,
    }
}

fn is_copy(name: &str) -> bool {
    name.starts_with("llvm.memcpy.p0.p0.") || name.starts_with("llvm.memmove.p0.p0.")
}

fn replace(ctx: &Context, func: &mut Function, block: &Block, slot: &Parts<'_>) -> bool {
    let Parts { leaves: parts, wide, accesses, all } = *slot;
    let InstData::Call { args, info, .. } = func.inst(block.call) else { return false };
    let [dest, source, len, _] = args else { return false };
    let (dest, source, len) = (*dest, *source, func.as_u64(*len).unwrap_or(0));
    let aligned = |i: usize| {
        let set = ctx.attrs.param(info.attrs, i);
        ctx.attrs.find_int(set, oxicc_ir::AttrKind::Alignment).and_then(Align::new).unwrap_or(Align::ONE)
    };
    let (dest_align, source_align) = (aligned(0), aligned(1));
    let (start, Some(end)) = (block.offset, block.offset.checked_add(len)) else { return false };
    let size = |p: &Leaf| ctx.data_layout.store_size(&ctx.types, p.ty);
    // Wide parts only where both addresses are aligned for them.
    let least = if block.kind == Kind::Set { dest_align } else { dest_align.min(source_align) };
    let aligned = wide
        .iter()
        .filter(|p| p.offset < end && p.offset + size(p) > start)
        .all(|p| p.offset >= start && align_at(least, p.offset - start).bytes() >= size(p));
    let parts = if aligned { wide } else { parts };
    let mut touched: Vec<(u64, Type)> = Vec::new();
    let mut at = start;
    // Bytes between the parts may be parts when read as another type. Where nobody reads, words are fewer.
    let fill = |touched: &mut Vec<(u64, Type)>, from: u64, to: u64| {
        if !all {
            return;
        }
        let end = |(offset, ty): &(u64, Type)| offset + ctx.data_layout.store_size(&ctx.types, *ty);
        let widest = match accesses.iter().any(|a| a.0 < to && end(a) > from) {
            true => 1,
            false => WIDEST,
        };
        let mut at = from;
        while at < to && touched.len() <= MAX_PARTS {
            let chunk = (1 << (to - at).ilog2()).min(aligned_at(at)).min(widest);
            touched.push((at, ctx.types.int(chunk as u32 * 8)));
            at += chunk;
        }
    };
    for part in parts.iter().filter(|p| p.offset < end && p.offset + size(p) > start) {
        if part.offset < at || part.offset + size(part) > end {
            return false;
        }
        fill(&mut touched, at, part.offset);
        touched.push((part.offset, part.ty));
        at = part.offset + size(part);
        if touched.len() > MAX_PARTS {
            return false;
        }
    }
    fill(&mut touched, at, end);
    if touched.len() > MAX_PARTS {
        return false;
    }
    if block.kind == Kind::Set {
        let byte = func.as_u64(source).unwrap_or(0);
        if byte != 0 && !touched.iter().all(|p| splat_type(ctx, p.1).is_some()) {
            return false;
        }
        for (offset, ty) in touched {
            let mut b = Builder::before(ctx, func, block.call);
            let value = splat(&mut b, ty, byte);
            let at = offset_pointer(&mut b, dest, offset - start);
            b.store_with(value, at, MemAccess::plain(align_at(dest_align, offset - start)));
        }
    } else {
        // All is read before anything is written: the two may be the same memory.
        let mut b = Builder::before(ctx, func, block.call);
        let values: Vec<Value> = touched
            .iter()
            .map(|&(offset, ty)| {
                let at = offset_pointer(&mut b, source, offset - start);
                b.load_with(ty, at, MemAccess::plain(align_at(source_align, offset - start)))
            })
            .collect();
        for (&(offset, _), value) in touched.iter().zip(values) {
            let at = offset_pointer(&mut b, dest, offset - start);
            b.store_with(value, at, MemAccess::plain(align_at(dest_align, offset - start)));
        }
    }
    func.remove_inst(block.call);
    true
}

/// The integer a type is filled with bytes through.
fn splat_type(ctx: &Context, ty: Type) -> Option<Type> {
    match ty {
        Type::FLOAT => Some(Type::I32),
        Type::DOUBLE => Some(Type::I64),
        _ => ctx.types.int_width(ty).filter(|w| [8, 16, 32, 64].contains(w)).map(|_| ty),
    }
}

fn splat(b: &mut Builder<'_>, ty: Type, byte: u64) -> Value {
    let types = &b.ctx.types;
    match splat_type(b.ctx, ty) {
        Some(int) if byte != 0 => {
            let bits = (byte & 0xff) * 0x0101_0101_0101_0101;
            let value = b.func.const_int(types, int, bits);
            if int == ty { value } else { b.cast(CastOp::Bitcast, value, ty) }
        }
        _ => b.func.zero(types, ty),
    }
}
