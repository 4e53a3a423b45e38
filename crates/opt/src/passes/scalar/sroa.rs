//! `sroa`: breaks aggregates in stack slots into their parts, so that `mem2reg` can promote them.
//!
//! ```text
//! %s = alloca %struct.S                     %s.0 = alloca float
//! store %struct.S %v, ptr %s          ->    %s.1 = alloca i32
//! %p = gep %struct.S, %s, 0, 1              %e0 = extractvalue %struct.S %v, 0
//! %x = load i32, ptr %p                     store float %e0, ptr %s.0  ...
//!                                           %x = load i32, ptr %s.1
//! ```
//!
//! First, slots that nobody reads go, with what is stored there. Then loads and stores of whole aggregates become loads and stores of their leaves. Then, a slot whose every use is a
//! load, store or constant offset is cut where no access crosses the cut; each piece gets a slot of its own. A piece that
//! is accessed with several types of one size is kept in one of them and converted at each access; one that is accessed in
//! several widths is cut further (`sroa_cuts`). A slot that is read at offsets only known at run time stays, but what is read at
//! known ones comes from elsewhere (`sroa_shadow`). What is written in an argument that is passed in memory is a slot, too (`sroa_arguments`). Loads from one of two slots become loads from both (`sroa_selects`).

use oxicc_ir::{
    Align, Builder, CastOp, Context, Function, Inst, InstData, Md, MdKind, MemAccess, Op, RESTRICT_KIND,
    Type, TypeData, Types, Value,
};

use std::rc::Rc;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::{sroa_arguments, sroa_blocks, sroa_cuts, sroa_selects, sroa_shadow, sroa_unread};
use crate::alias::constant_offset;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::util::is_lifetime_marker;

pub struct Sroa;

/// Aggregates with more leaves than this are left whole.
const MAX_LEAVES: usize = 256;

impl FunctionPass for Sroa {
    fn name(&self) -> &'static str {
        "sroa"
    }

    fn run(&self, ctx: &Context, func: &mut Function, _: &mut Analyses) -> Changed {
        let mut changed = sroa_unread::remove(ctx, func);
        changed |= sroa_blocks::expand(ctx, func);
        changed |= split_aggregate_accesses(ctx, func);
        changed |= fold_extracts(ctx, func);
        changed |= sroa_selects::split_choices(ctx, func);
        changed |= sroa_arguments::split(ctx, func);
        let Some(entry) = func.entry() else { return Changed::Nothing };
        let allocas: Vec<Inst> =
            func.block_insts(entry).filter(|i| matches!(func.op(*i), Op::Alloca { .. })).collect();
        for alloca in allocas {
            changed |= split_slot(ctx, func, alloca);
        }
        Changed::instructions_if(changed)
    }
}

/// Indices from an aggregate to a part.
type Path = SmallVec<[u32; 4]>;

/// A scalar part of an aggregate.
#[derive(Clone)]
pub(super) struct Leaf {
    path: Path,
    pub ty: Type,
    pub offset: u64,
}

impl Leaf {
    /// A part that several leaves make together.
    pub(super) fn part(ty: Type, offset: u64) -> Leaf {
        Leaf { path: Path::new(), ty, offset }
    }
}

/// The scalar parts of a type, or `None` if there are too many.
pub(super) fn leaves(ctx: &Context, ty: Type) -> Option<Vec<Leaf>> {
    let mut out = Vec::new();
    let mut work = vec![(Path::new(), ty, 0u64)];
    while let Some((path, ty, offset)) = work.pop() {
        if out.len() + work.len() > MAX_LEAVES {
            return None;
        }
        let layout = &ctx.data_layout;
        match ctx.types.get(ty) {
            TypeData::Array { elem, len } => {
                if *len > MAX_LEAVES as u64 {
                    return None;
                }
                let size = layout.alloc_size(&ctx.types, *elem);
                for i in (0..*len).rev() {
                    let mut p = path.clone();
                    p.push(i as u32);
                    work.push((p, *elem, offset + i * size));
                }
            }
            _ => match ctx.types.struct_body(ty) {
                Some(body) => {
                    let fields: Vec<Type> = body.fields.to_vec();
                    let struct_layout = layout.struct_layout(&ctx.types, ty)?;
                    for (i, field) in fields.iter().enumerate().rev() {
                        let mut p = path.clone();
                        p.push(i as u32);
                        work.push((p, *field, offset + struct_layout.offsets[i]));
                    }
                }
                None => out.push(Leaf { path, ty, offset }),
            },
        }
    }
    Some(out)
}

/// The leaves of types that were asked for before.
type Known = FxHashMap<Type, Option<Rc<[Leaf]>>>;

fn known_leaves(ctx: &Context, ty: Type, known: &mut Known) -> Option<Rc<[Leaf]>> {
    known.entry(ty).or_insert_with(|| leaves(ctx, ty).map(Rc::from)).clone()
}

/// A load of an aggregate and what takes its place.
struct SplitLoad {
    inst: Inst,
    leaves: Rc<[Leaf]>,
    parts: Vec<Value>,
}

/// Turns loads and stores of aggregates into loads and stores of their leaves.
fn split_aggregate_accesses(ctx: &Context, func: &mut Function) -> bool {
    let accesses: Vec<Inst> = func
        .all_insts()
        .map(|(_, i)| i)
        .filter(|i| match func.inst(*i) {
            InstData::Load { access, .. } => access.is_plain() && ctx.types.is_aggregate(func.inst_type(*i)),
            InstData::Store { value, access, .. } => {
                access.is_plain() && ctx.types.is_aggregate(func.value_type(value))
            }
            _ => false,
        })
        .collect();
    let mut changed = false;
    let mut slots = FxHashMap::default();
    let mut known = Known::default();
    let mut loads: Vec<SplitLoad> = Vec::new();
    let mut loaded: FxHashMap<Value, usize> = FxHashMap::default();
    for inst in accesses {
        if func.is_detached(inst) {
            continue;
        }
        match func.inst(inst) {
            InstData::Load { ptr, access } => {
                let Some(value) = func.result(inst) else { continue };
                if !func.has_uses(value) {
                    func.remove_inst(inst);
                    changed = true;
                    continue;
                }
                let Some(leaves) = known_leaves(ctx, func.inst_type(inst), &mut known) else { continue };
                if copy(ctx, func, inst, &leaves, &mut slots) {
                    changed = true;
                    continue;
                }
                let pointer = restriction(ctx, func, inst);
                let mut b = Builder::before(ctx, func, inst);
                let mut parts = Vec::with_capacity(leaves.len());
                for leaf in leaves.iter() {
                    let at = offset_pointer(&mut b, ptr, leaf.offset);
                    let part = b.load_with(leaf.ty, at, part_access(access, leaf.offset));
                    restrict(b.func, b.func.value_inst(part), pointer);
                    parts.push(part);
                }
                loaded.insert(value, loads.len());
                loads.push(SplitLoad { inst, leaves, parts });
            }
            InstData::Store { value, ptr, access } => {
                let Some(leaves) = known_leaves(ctx, func.value_type(value), &mut known) else { continue };
                let pointer = restriction(ctx, func, inst);
                let load = loaded.get(&value).map(|i| &loads[*i]);
                let mut b = Builder::before(ctx, func, inst);
                for (i, leaf) in leaves.iter().enumerate() {
                    let part = match load {
                        Some(load) => Some(load.parts[i]),
                        None => part_of(&ctx.types, b.func, value, &leaf.path, leaf.ty)
                            .or_else(|| b.extract_value(value, &leaf.path)),
                    };
                    let Some(part) = part else { continue };
                    let at = offset_pointer(&mut b, ptr, leaf.offset);
                    let store = b.store_with(part, at, part_access(access, leaf.offset));
                    restrict(b.func, Some(store), pointer);
                }
                func.remove_inst(inst);
            }
            _ => continue,
        }
        changed = true;
    }
    for load in &loads {
        replace_load(ctx, func, load);
    }
    changed
}

/// Gives the parts of a load to who wants parts, and puts them together for who wants the whole.
fn replace_load(ctx: &Context, func: &mut Function, load: &SplitLoad) {
    let Some(value) = func.result(load.inst) else { return };
    let users: Vec<Inst> = func.uses(value).map(|u| u.user).collect();
    for user in users {
        let InstData::ExtractValue { indices, .. } = func.inst(user) else { continue };
        let wanted = load.leaves.iter().position(|leaf| leaf.path.as_slice() == indices);
        if let Some(part) = wanted.map(|i| load.parts[i]) {
            func.replace_with_value(user, part);
        }
    }
    if !func.has_uses(value) {
        func.remove_inst(load.inst);
        return;
    }
    let mut b = Builder::before(ctx, func, load.inst);
    let mut whole = b.func.poison(b.func.value_type(value));
    for (leaf, part) in load.leaves.iter().zip(&load.parts) {
        whole = b.insert_value(whole, *part, &leaf.path);
    }
    func.replace_with_value(load.inst, whole);
}

/// What an access says about restricted pointers: it is true of its parts as well.
fn restriction(ctx: &Context, func: &Function, access: Inst) -> Option<(MdKind, Md)> {
    let mut said = func.attachments(access).iter();
    said.find(|(k, _)| ctx.metadata.kind_name(*k) == RESTRICT_KIND).copied()
}

fn restrict(func: &mut Function, access: Option<Inst>, said: Option<(MdKind, Md)>) {
    if let (Some(access), Some((kind, node))) = (access, said) {
        func.set_attachment(access, kind, Some(node));
    }
}

/// Turns a load of an aggregate that is only stored into loads and stores of its parts, in the widths that the slots are accessed with.
fn copy(
    ctx: &Context,
    func: &mut Function,
    load: Inst,
    parts: &[Leaf],
    slots: &mut FxHashMap<Value, Option<Vec<(u64, Type)>>>,
) -> bool {
    let InstData::Load { ptr: from, access: read } = func.inst(load) else { return false };
    let Some(value) = func.result(load).filter(|v| func.has_one_use(*v)) else { return false };
    let Some(store) = func.uses(value).next().map(|u| u.user) else { return false };
    let InstData::Store { value: stored, ptr: to, access: write } = func.inst(store) else { return false };
    if stored != value || !write.is_plain() {
        return false;
    }
    let mut accesses = Vec::new();
    for slot in [from, to] {
        let known = slots.entry(slot).or_insert_with(|| sroa_blocks::accesses(ctx, func, slot));
        accesses.extend(known.iter().flatten().copied());
    }
    let bytes = |ty: Type| ctx.data_layout.store_size(&ctx.types, ty);
    let size = |p: &Leaf| bytes(p.ty);
    // The usual case: all accesses are to single parts.
    let is_part = |(offset, ty): &(u64, Type)| {
        let at = parts.partition_point(|p| p.offset < *offset);
        parts.get(at).is_some_and(|p| p.offset == *offset && size(p) == bytes(*ty))
    };
    if accesses.iter().all(is_part) {
        return false;
    }
    let wide = sroa_blocks::widened(ctx, parts.to_vec(), accesses);
    let least = read.align.min(write.align);
    let fits = wide.iter().all(|p| align_at(least, p.offset).bytes() >= size(p));
    if !fits || wide.len() == parts.len() {
        return false;
    }
    let pointers = [load, store].map(|i| restriction(ctx, func, i));
    let mut values = Vec::with_capacity(wide.len());
    for part in &wide {
        let mut b = Builder::before(ctx, func, load);
        let at = offset_pointer(&mut b, from, part.offset);
        let value = b.load_with(part.ty, at, part_access(read, part.offset));
        restrict(b.func, b.func.value_inst(value), pointers[0]);
        values.push(value);
    }
    for (part, value) in wide.iter().zip(values) {
        let mut b = Builder::before(ctx, func, store);
        let at = offset_pointer(&mut b, to, part.offset);
        let made = b.store_with(value, at, part_access(write, part.offset));
        restrict(b.func, Some(made), pointers[1]);
    }
    func.remove_inst(store);
    func.remove_inst(load);
    true
}

fn part_access(access: MemAccess, offset: u64) -> MemAccess {
    MemAccess { align: align_at(access.align, offset), ..access }
}

/// The alignment known at an offset from an aligned address.
pub(super) fn align_at(align: Align, offset: u64) -> Align {
    if offset == 0 {
        return align;
    }
    let known = 1 << offset.trailing_zeros().min(32);
    Align::new(align.bytes().min(known)).unwrap_or(Align::ONE)
}

pub(super) fn offset_pointer(b: &mut Builder<'_>, ptr: Value, offset: u64) -> Value {
    if offset == 0 {
        return ptr;
    }
    let offset = b.func.const_i64(offset as i64);
    b.inbounds_gep(Type::I8, ptr, &[offset])
}

/// `extractvalue (insertvalue a, x, i), i` -> `x`, and through unrelated inserts.
fn fold_extracts(ctx: &Context, func: &mut Function) -> bool {
    let extracts: Vec<Inst> =
        func.all_insts().map(|(_, i)| i).filter(|i| matches!(func.op(*i), Op::ExtractValue(_))).collect();
    let mut changed = false;
    for inst in extracts {
        if let Some(value) = extracted(&ctx.types, func, inst) {
            func.replace_with_value(inst, value);
            changed = true;
        }
    }
    changed
}

/// The value an `extractvalue` gives, if it is known.
pub(crate) fn extracted(types: &Types, func: &mut Function, inst: Inst) -> Option<Value> {
    let InstData::ExtractValue { agg, indices } = func.inst(inst) else { return None };
    let ty = func.inst_type(inst);
    let wanted = Path::from_slice(indices);
    part_of(types, func, agg, &wanted, ty)
}

/// A part of an aggregate, if it is known.
fn part_of(types: &Types, func: &mut Function, agg: Value, wanted: &[u32], ty: Type) -> Option<Value> {
    let mut at = agg;
    loop {
        if func.is_undef(at) {
            return Some(func.undef(ty));
        }
        if func.is_poison(at) {
            return Some(func.poison(ty));
        }
        if let Some(mut c) = func.value_const(at) {
            for index in wanted {
                c = func.consts_mut().element(types, c, u64::from(*index))?;
            }
            return Some(func.const_value(c));
        }
        let InstData::InsertValue { agg, elem, indices } = func.value_inst_data(at)? else { return None };
        if indices == wanted {
            return Some(elem);
        }
        // An insertion above or below the wanted part changes it in a way that needs more than a look.
        let n = indices.len().min(wanted.len());
        if indices[..n] == wanted[..n] {
            return None;
        }
        at = agg;
    }
}

/// One access to a slot.
pub(super) struct Access {
    pub inst: Inst,
    pub offset: u64,
    pub size: u64,
    pub ty: Type,
}

/// Cuts a slot into pieces.
fn split_slot(ctx: &Context, func: &mut Function, alloca: Inst) -> bool {
    let InstData::Alloca { ty, align, count: None } = func.inst(alloca) else { return false };
    let layout = &ctx.data_layout;
    let size = layout.alloc_size(&ctx.types, ty);
    let Some(address) = func.result(alloca) else { return false };
    let Some(Collected { mut accesses, pointers, indexed }) = collect(ctx, func, address, size) else {
        return false;
    };
    if accesses.is_empty() {
        return false;
    }
    let beyond: Vec<&Access> = accesses.iter().filter(|a| a.offset + a.size > size).collect();
    if !beyond.is_empty() {
        if !beyond.iter().all(|a| is_clippable(ctx, func, a, size)) {
            return false;
        }
        for access in beyond {
            clip(ctx, func, access, size - access.offset, align_at(align, access.offset));
        }
        split_slot(ctx, func, alloca);
        return true;
    }
    // Already one scalar of its own type: nothing to do.
    if accesses.iter().all(|a| a.offset == 0 && a.ty == ty) {
        return false;
    }
    accesses.sort_by_key(|a| (a.offset, std::cmp::Reverse(a.size)));
    let mut pieces: Vec<(u64, u64, Vec<Access>)> = Vec::new();
    for access in accesses {
        match pieces.last_mut() {
            Some((_, end, list)) if access.offset < *end => {
                *end = (*end).max(access.offset + access.size);
                list.push(access);
            }
            _ => pieces.push((access.offset, access.offset + access.size, vec![access])),
        }
    }
    // A piece whose accesses do not all cover it is cut further or stays memory; if that is the whole slot, nothing is gained.
    let uniform = |(start, end, list): &(u64, u64, Vec<Access>)| {
        list.iter().all(|a| a.offset == *start && a.offset + a.size == *end)
    };
    let space = ctx.types.addr_space(func.value_type(address)).unwrap_or_default();
    if indexed {
        return sroa_shadow::shadow(ctx, func, (alloca, space), &pieces);
    }
    let only = pieces.len() == 1;
    for piece in &pieces {
        let (start, end, list) = piece;
        if !uniform(piece) {
            if sroa_cuts::cut(ctx, func, &sroa_cuts::Piece { alloca, space, accesses: list }) {
                continue;
            }
            if only {
                return false;
            }
        }
        let piece_ty = match choose_type(ctx, list.iter().map(|a| a.ty)) {
            Some(ty) if uniform(piece) => ty,
            _ => ctx.types.array(Type::I8, end - start),
        };
        let mut b = Builder::before(ctx, func, alloca);
        let slot = b.alloca_with(piece_ty, None, align_at(align, *start), space);
        for access in list {
            rewrite(ctx, func, access, slot, *start, if uniform(piece) { Some(piece_ty) } else { None });
        }
    }
    for pointer in pointers.into_iter().rev() {
        if func.result(pointer).is_none_or(|v| !func.has_uses(v)) {
            func.remove_inst(pointer);
        }
    }
    if !func.has_uses(address) {
        func.remove_inst(alloca);
    }
    true
}

/// What is done with a slot.
pub(super) struct Collected {
    /// Accesses at constant offsets.
    pub accesses: Vec<Access>,
    /// The instructions that compute their addresses.
    pub pointers: Vec<Inst>,
    /// Whether it is read at other offsets as well.
    pub indexed: bool,
}

/// All accesses through an address. `None` if it escapes, or is written at an offset that is not known.
pub(super) fn collect(ctx: &Context, func: &Function, address: Value, size: u64) -> Option<Collected> {
    let layout = &ctx.data_layout;
    let mut accesses = Vec::new();
    let mut pointers = Vec::new();
    let mut indexed = false;
    let mut work = vec![(address, 0u64)];
    while let Some((pointer, offset)) = work.pop() {
        for u in func.uses(pointer) {
            let inst = u.user;
            match func.inst(inst) {
                InstData::Load { access, .. } if access.is_plain() => {
                    let ty = func.inst_type(inst);
                    let bytes = layout.store_size(&ctx.types, ty);
                    accesses.push(Access { inst, offset, size: bytes, ty });
                }
                InstData::Store { value, access, ptr }
                    if access.is_plain() && value != pointer && ptr == pointer =>
                {
                    let ty = func.value_type(value);
                    let bytes = layout.store_size(&ctx.types, ty);
                    accesses.push(Access { inst, offset, size: bytes, ty });
                }
                InstData::Gep { elem, indices, base, .. } if base == pointer => {
                    let Some(delta) = constant_offset(ctx, func, elem, indices) else {
                        if !func.result(inst).is_some_and(|p| sroa_shadow::is_only_loaded(func, p)) {
                            return None;
                        }
                        indexed = true;
                        continue;
                    };
                    let at = offset.checked_add_signed(delta).filter(|o| *o <= size)?;
                    pointers.push(inst);
                    work.push((func.result(inst)?, at));
                }
                InstData::Call { .. } if is_lifetime_marker(ctx, func, inst) => pointers.push(inst),
                _ => return None,
            }
        }
    }
    if accesses.iter().any(|a| ctx.types.is_aggregate(a.ty)) {
        return None;
    }
    Some(Collected { accesses, pointers, indexed })
}

/// Whether an access beyond the end of a slot is a load of an integer that begins inside. What is behind the end is not defined:
/// some libraries read a byte as a word and look at that byte only. Other accesses out of bounds are left to be found at run time.
fn is_clippable(ctx: &Context, func: &Function, access: &Access, size: u64) -> bool {
    let is_load = matches!(func.op(access.inst), Op::Load(_));
    let inside = size.saturating_sub(access.offset);
    let whole = ctx.types.int_width(access.ty).is_some_and(|bits| u64::from(bits) == access.size * 8);
    is_load && whole && [1, 2, 4, 8].contains(&inside)
}

/// Reads only the bytes of an integer that there are.
fn clip(ctx: &Context, func: &mut Function, access: &Access, bytes: u64, align: Align) {
    let InstData::Load { ptr, access: how } = func.inst(access.inst) else { return };
    let mut b = Builder::before(ctx, func, access.inst);
    let part = b.load_with(ctx.types.int(bytes as u32 * 8), ptr, MemAccess { align, ..how });
    let value = b.cast(CastOp::ZExt, part, access.ty);
    func.replace_with_value(access.inst, value);
}

/// The type to keep a piece in: that of a store if there is one, preferring pointers and floats over integers.
pub(super) fn choose_type(ctx: &Context, types: impl IntoIterator<Item = Type>) -> Option<Type> {
    let rank = |ty: Type| match ctx.types.get(ty) {
        TypeData::Int(_) => 0,
        _ => 1,
    };
    types.into_iter().max_by_key(|ty| rank(*ty))
}

/// Makes an access go to its piece.
pub(super) fn rewrite(
    ctx: &Context,
    func: &mut Function,
    access: &Access,
    slot: Value,
    start: u64,
    ty: Option<Type>,
) {
    let mut b = Builder::before(ctx, func, access.inst);
    let pointer = offset_pointer(&mut b, slot, access.offset - start);
    match b.func.inst(access.inst) {
        InstData::Load { access: how, .. } => {
            let load_ty = ty.unwrap_or(access.ty);
            let mut value = b.load_with(load_ty, pointer, how);
            if load_ty != access.ty {
                value = reinterpret(&mut b, value, access.ty);
            }
            func.replace_with_value(access.inst, value);
        }
        InstData::Store { value, access: how, .. } => {
            let store_ty = ty.unwrap_or(access.ty);
            let value = if store_ty != access.ty { reinterpret(&mut b, value, store_ty) } else { value };
            b.store_with(value, pointer, how);
            func.remove_inst(access.inst);
        }
        _ => {}
    }
}

/// The same bits as another type of the same size.
pub(super) fn reinterpret(b: &mut Builder<'_>, value: Value, to: Type) -> Value {
    let types = &b.ctx.types;
    let from = b.func.value_type(value);
    let layout = &b.ctx.data_layout;
    let bits = layout.store_size(types, from) as u32 * 8;
    let (from_ptr, to_ptr) = (types.is_ptr(from), types.is_ptr(to));
    let int = types.int(bits);
    // Through an integer of the full size: odd widths are extended, pointers converted.
    let as_int = match () {
        _ if from_ptr => b.cast(CastOp::PtrToInt, value, int),
        _ if types.is_int(from) && from != int => b.cast(CastOp::ZExt, value, int),
        _ if from == int => value,
        _ => b.cast(CastOp::Bitcast, value, int),
    };
    match () {
        _ if to == int => as_int,
        _ if to_ptr => b.cast(CastOp::IntToPtr, as_int, to),
        _ if types.is_int(to) => b.cast(CastOp::Trunc, as_int, to),
        _ => b.cast(CastOp::Bitcast, as_int, to),
    }
}
