//! Part of `sroa`: a piece of a slot that is accessed in different widths becomes its finest parts.
//!
//! ```text
//! store i16 %a, ptr %s                          %s.0 = %a, %s.1 = %b
//! store i16 %b, ptr %s + 2               ->
//! %v = load i32, ptr %s                         %v = zext %s.0 | zext %s.1 << 16
//! ```
//!
//! Pairs of halves that are multiplied as one register, bit-fields of several words and unions are such. A cut is made where an
//! access starts or ends; wider accesses put their value together from the parts, or take it apart. Elements of vectors are
//! accesses of their own.

use oxicc_ir::{
    Align, BinOp, Builder, CastOp, Context, Function, InstData, MemAccess, Type, TypeData, Value,
};

use rustc_hash::FxHashMap;

use super::sroa::{Access, choose_type, reinterpret};

/// Parts of one access.
const MAX_PARTS: usize = 16;
/// Bytes of the largest integer that is put together.
const MAX_BYTES: u64 = 16;
/// Parts of one piece.
const MAX_CUTS: usize = 256;

/// A part of a piece: from where to where, and its slot.
struct Part {
    start: u64,
    end: u64,
    ty: Type,
    slot: Value,
}

/// Gives every part of a piece a slot of its own. `false` if it must stay in memory.
pub(super) fn cut(ctx: &Context, func: &mut Function, piece: &Piece<'_>) -> bool {
    let Some(cuts) = cuts(ctx, piece.accesses) else { return false };
    // The types that some access has for exactly this part.
    let mut exact: FxHashMap<(u64, u64), Type> = FxHashMap::default();
    for access in piece.accesses {
        for e in elements(ctx, access) {
            let kept = exact.entry((access.offset + e.offset, e.size)).or_insert(e.ty);
            *kept = choose_type(ctx, [*kept, e.ty]).unwrap_or(*kept);
        }
    }
    let mut parts = Vec::with_capacity(cuts.len());
    for pair in cuts.windows(2) {
        let (start, end) = (pair[0], pair[1]);
        let integer = || ctx.types.int((end - start) as u32 * 8);
        let ty = exact.get(&(start, end - start)).copied().unwrap_or_else(integer);
        let mut b = Builder::before(ctx, func, piece.alloca);
        let slot = b.alloca_with(ty, None, own_align(end - start), piece.space);
        parts.push(Part { start, end, ty, slot });
    }
    for access in piece.accesses {
        rewrite(ctx, func, access, &parts);
    }
    true
}

/// A stretch of a slot, and what accesses it.
pub(super) struct Piece<'a> {
    pub alloca: oxicc_ir::Inst,
    pub space: oxicc_ir::AddrSpace,
    pub accesses: &'a [Access],
}

/// A scalar that an access reads or writes.
struct Element {
    ty: Type,
    /// From the start of the access.
    offset: u64,
    size: u64,
}

fn elements(ctx: &Context, access: &Access) -> impl Iterator<Item = Element> {
    let (ty, count) = match ctx.types.get(access.ty) {
        TypeData::Vector { elem, len, .. } => (*elem, u64::from(*len)),
        _ => (access.ty, 1),
    };
    let size = access.size / count.max(1);
    (0..count).map(move |i| Element { ty, offset: i * size, size })
}

/// Where the accesses start and end; none if one cannot be put together from such parts.
fn cuts(ctx: &Context, accesses: &[Access]) -> Option<Vec<u64>> {
    let mut cuts = Vec::new();
    for access in accesses {
        for e in elements(ctx, access) {
            let whole = ctx.data_layout.store_size(&ctx.types, e.ty) == e.size;
            if !whole || !e.size.is_power_of_two() || e.size > MAX_BYTES {
                return None;
            }
            if let TypeData::Vector { .. } = ctx.types.get(access.ty)
                && ctx.types.int_width(e.ty).is_some_and(|w| u64::from(w) != e.size * 8)
            {
                return None;
            }
            cuts.extend([access.offset + e.offset, access.offset + e.offset + e.size]);
        }
    }
    cuts.sort_unstable();
    cuts.dedup();
    // Parts are as wide as registers can be.
    let mut i = 1;
    while i < cuts.len() {
        let (start, size) = (cuts[i - 1], cuts[i] - cuts[i - 1]);
        if !size.is_power_of_two() {
            cuts.insert(i, start + (1 << size.ilog2()));
        }
        i += 1;
        if cuts.len() > MAX_CUTS {
            return None;
        }
    }
    let few = |a: &Access| {
        elements(ctx, a).all(|e| {
            let (start, end) = (a.offset + e.offset, a.offset + e.offset + e.size);
            cuts.partition_point(|c| *c < end) - cuts.partition_point(|c| *c < start) <= MAX_PARTS
        })
    };
    accesses.iter().all(few).then_some(cuts)
}

fn rewrite(ctx: &Context, func: &mut Function, access: &Access, parts: &[Part]) {
    let within = |e: &Element| {
        let (start, end) = (access.offset + e.offset, access.offset + e.offset + e.size);
        &parts[parts.partition_point(|p| p.start < start)..parts.partition_point(|p| p.end <= end)]
    };
    let is_vector = ctx.types.is_vector(access.ty);
    let mut b = Builder::before(ctx, func, access.inst);
    match b.func.inst(access.inst) {
        InstData::Load { access: how, .. } => {
            let mut whole = b.func.poison(access.ty);
            for (i, e) in elements(ctx, access).enumerate() {
                let value = join(&mut b, within(&e), e.ty, how);
                if !is_vector {
                    whole = value;
                    break;
                }
                let at = b.func.const_i32(i as i32);
                whole = b.insert_element(whole, value, at);
            }
            func.replace_with_value(access.inst, whole);
        }
        InstData::Store { value, access: how, .. } => {
            for (i, e) in elements(ctx, access).enumerate() {
                let mut elem = value;
                if is_vector {
                    let at = b.func.const_i32(i as i32);
                    elem = b.extract_element(value, at);
                }
                split(&mut b, elem, within(&e), how);
            }
            func.remove_inst(access.inst);
        }
        _ => {}
    }
}

/// A part is aligned for its size, wherever it was before.
fn own_align(size: u64) -> Align {
    Align::new(size).unwrap_or(Align::ONE)
}

fn part_access(part: &Part, how: MemAccess) -> MemAccess {
    MemAccess { align: own_align(part.end - part.start), ..how }
}

/// The value that the parts make together.
fn join(b: &mut Builder<'_>, parts: &[Part], ty: Type, how: MemAccess) -> Value {
    let load = |b: &mut Builder<'_>, part: &Part| {
        let how = part_access(part, how);
        b.load_with(part.ty, part.slot, how)
    };
    if let [only] = parts {
        let value = load(b, only);
        return if only.ty == ty { value } else { reinterpret(b, value, ty) };
    }
    let bits = |p: &Part| (p.end - p.start) as u32 * 8;
    let whole = b.ctx.types.int(parts.iter().map(bits).sum());
    let mut joined = None;
    let mut shift = 0u64;
    for part in parts {
        let value = load(b, part);
        let narrow = b.ctx.types.int(bits(part));
        let value = if part.ty == narrow { value } else { reinterpret(b, value, narrow) };
        let mut value = b.cast(CastOp::ZExt, value, whole);
        if shift > 0 {
            let amount = b.func.const_int(&b.ctx.types, whole, shift);
            value = b.binary(BinOp::Shl, value, amount);
        }
        joined = Some(match joined {
            Some(low) => b.binary(BinOp::Or, low, value),
            None => value,
        });
        shift += u64::from(bits(part));
    }
    let joined = joined.unwrap_or_else(|| b.func.poison(whole));
    if whole == ty { joined } else { reinterpret(b, joined, ty) }
}

/// Stores a value into its parts.
fn split(b: &mut Builder<'_>, value: Value, parts: &[Part], how: MemAccess) {
    let ty = b.func.value_type(value);
    if let [only] = parts {
        let value = if only.ty == ty { value } else { reinterpret(b, value, only.ty) };
        let how = part_access(only, how);
        b.store_with(value, only.slot, how);
        return;
    }
    let bits = |p: &Part| (p.end - p.start) as u32 * 8;
    let whole = b.ctx.types.int(parts.iter().map(bits).sum());
    let value = if whole == ty { value } else { reinterpret(b, value, whole) };
    let mut shift = 0u64;
    for part in parts {
        let mut piece = value;
        if shift > 0 {
            let amount = b.func.const_int(&b.ctx.types, whole, shift);
            piece = b.binary(BinOp::LShr, piece, amount);
        }
        let narrow = b.ctx.types.int(bits(part));
        piece = b.cast(CastOp::Trunc, piece, narrow);
        if part.ty != narrow {
            piece = reinterpret(b, piece, part.ty);
        }
        let how = part_access(part, how);
        b.store_with(piece, part.slot, how);
        shift += u64::from(bits(part));
    }
}
