//! What an address points to, and whether two accesses can touch the same bytes.
//!
//! An address is split into a base and a constant offset; the base, followed further back through variable offsets and
//! address-space casts, ends at an object. The answers rest on address spaces, on distinct allocas and globals, on
//! `noalias` arguments, on restricted pointers, on disjoint ranges off one base and on different members of one class. Everything that is
//! not known may alias.

use oxicc_ir::{
    AddrSpace, AttrKind, CallConv, CastOp, Context, FixedMdKind, Function, GlobalId, Inst, InstData,
    MEMBER_KIND, Md, RESTRICT_KIND, Type, Value, ValueDef,
};
use smallvec::{SmallVec, smallvec};

/// How far back an address is followed.
const MAX_STEPS: usize = 64;

/// The bytes an access touches.
#[derive(Clone, Copy, Debug)]
pub struct Location {
    pub base: Value,
    pub offset: i64,
    pub size: u64,
    /// Where the base comes from; the base itself when that is not known.
    pub object: Value,
    space: AddrSpace,
    /// Nothing writes there while the kernel runs: `!invariant.load`.
    invariant: bool,
    /// The class it is a member of, and where in it: [`MEMBER_KIND`].
    member: Option<(Md, u64)>,
    /// The restricted pointer it is reached through, with those it does not depend on: [`RESTRICT_KIND`].
    restricted: Option<Md>,
}

impl Location {
    pub fn new(ctx: &Context, func: &Function, ptr: Value, ty: Type) -> Location {
        let size = ctx.data_layout.store_size(&ctx.types, ty);
        let (base, offset) = split(ctx, func, ptr);
        let (object, space) = object(ctx, func, base);
        Location { base, offset, size, object, space, invariant: false, member: None, restricted: None }
    }

    /// Whether it is known to be in an address space.
    pub fn is_in(&self, space: AddrSpace) -> bool {
        self.space == space
    }

    /// The same bytes without believing that nothing writes them: programs read with `__ldg` what they wrote themselves.
    pub fn writable(self) -> Location {
        Location { invariant: false, ..self }
    }

    /// The bytes a plain or other load or store touches.
    pub fn of(ctx: &Context, func: &Function, inst: Inst) -> Option<Location> {
        match func.inst(inst) {
            InstData::Load { ptr, .. } => Some(Location {
                invariant: func.attachment(inst, FixedMdKind::InvariantLoad).is_some(),
                member: member(ctx, func, inst),
                restricted: attachment(ctx, func, inst, RESTRICT_KIND),
                ..Location::new(ctx, func, ptr, func.inst_type(inst))
            }),
            InstData::Store { ptr, value, .. } => Some(Location {
                member: member(ctx, func, inst),
                restricted: attachment(ctx, func, inst, RESTRICT_KIND),
                ..Location::new(ctx, func, ptr, func.value_type(value))
            }),
            _ => None,
        }
    }
}

/// The node of one of our own kinds on an instruction.
fn attachment(ctx: &Context, func: &Function, inst: Inst, kind: &str) -> Option<Md> {
    func.attachments(inst).iter().find(|(k, _)| ctx.metadata.kind_name(*k) == kind).map(|(_, node)| *node)
}

/// The class that an access is to a member of, and where in it.
fn member(ctx: &Context, func: &Function, inst: Inst) -> Option<(Md, u64)> {
    let metadata = &ctx.metadata;
    match metadata.elems(attachment(ctx, func, inst, MEMBER_KIND)?) {
        [Some(class), Some(offset)] => Some((*class, metadata.int(*offset)?)),
        _ => None,
    }
}

/// The base of an address and the constant distance from it.
pub fn split(ctx: &Context, func: &Function, ptr: Value) -> (Value, i64) {
    let (mut base, mut offset) = (ptr, 0i64);
    for _ in 0..MAX_STEPS {
        let Some(InstData::Gep { elem, base: inner, indices, .. }) = func.value_inst_data(base) else {
            break;
        };
        if func.value_type(inner) != func.value_type(base) {
            break;
        }
        let Some(sum) = constant_offset(ctx, func, elem, indices).and_then(|d| offset.checked_add(d)) else {
            break;
        };
        (base, offset) = (inner, sum);
    }
    (base, offset)
}

/// The byte offset of a getelementptr with constant indices.
pub fn constant_offset(ctx: &Context, func: &Function, elem: Type, indices: &[Value]) -> Option<i64> {
    let layout = &ctx.data_layout;
    let (first, rest) = indices.split_first()?;
    let mut offset =
        func.as_i64(&ctx.types, *first)?.checked_mul(layout.alloc_size(&ctx.types, elem) as i64)?;
    let mut ty = elem;
    for index in rest {
        let i = func.as_i64(&ctx.types, *index)?;
        let delta = match ctx.types.struct_body(ty) {
            Some(_) => {
                let at =
                    layout.struct_layout(&ctx.types, ty)?.offsets.get(usize::try_from(i).ok()?).copied()?;
                ty = ctx.types.element(ty, i as u64)?;
                at as i64
            }
            None => {
                ty = ctx.types.elem(ty)?;
                i.checked_mul(layout.alloc_size(&ctx.types, ty) as i64)?
            }
        };
        offset = offset.checked_add(delta)?;
    }
    Some(offset)
}

/// Follows an address to where it comes from, and the most precise address space seen on the way.
pub fn object(ctx: &Context, func: &Function, ptr: Value) -> (Value, AddrSpace) {
    let mut at = ptr;
    let mut space = AddrSpace::GENERIC;
    for _ in 0..MAX_STEPS {
        if let Some(s) = ctx.types.addr_space(func.value_type(at))
            && s != AddrSpace::GENERIC
        {
            space = s;
        }
        at = match func.value_inst_data(at) {
            Some(InstData::Gep { base, .. }) => base,
            Some(InstData::Cast { op: CastOp::AddrSpaceCast | CastOp::Bitcast, value, .. }) => value,
            Some(InstData::Phi { .. }) => match walking_from(func, at) {
                Some(start) => start,
                None => break,
            },
            Some(InstData::Alloca { .. }) => {
                space = AddrSpace::LOCAL;
                break;
            }
            _ => break,
        };
    }
    if let Some(global) = underlying_global(func, at) {
        let s = ctx.global(global).addr_space;
        if s != AddrSpace::GENERIC {
            space = s;
        }
    }
    // What a kernel gets from the host is global memory.
    if space == AddrSpace::GENERIC
        && let Some(i) = func.as_arg(at)
        && let Some(header) = ctx.global(func.id()).as_function()
        && header.cc == CallConv::PTX_KERNEL
        && !ctx.attrs.param_has(header.attrs, i as usize, AttrKind::ByVal)
    {
        space = AddrSpace::GLOBAL;
    }
    (at, space)
}

/// What all pointers that come together in a phi are computed from, where that is one value: a pointer that loops move
/// along its object.
fn walking_from(func: &Function, phi: Value) -> Option<Value> {
    let mut seen: SmallVec<[Value; 16]> = smallvec![phi];
    let mut root = None;
    let mut next = 0;
    while let Some(&at) = seen.get(next) {
        next += 1;
        match func.value_inst_data(at) {
            Some(InstData::Phi { values, .. }) => {
                for v in values {
                    if !seen.contains(v) {
                        seen.push(*v);
                    }
                }
            }
            Some(InstData::Gep { base, .. }) => {
                if !seen.contains(&base) {
                    seen.push(base);
                }
            }
            _ if root.is_none() => root = Some(at),
            _ => return None,
        }
        if seen.len() > MAX_STEPS {
            return None;
        }
    }
    root
}

/// The variable that a constant address is in.
pub fn underlying_global(func: &Function, v: Value) -> Option<GlobalId> {
    func.value_const(v).and_then(|c| func.consts().underlying_global(c))
}

/// What is known about an object.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Alloca,
    Global,
    /// An argument nothing else points to.
    NoAliasArg,
    Arg,
    Unknown,
}

fn kind(ctx: &Context, func: &Function, object: Value) -> Kind {
    match func.value_def(object) {
        ValueDef::Inst(inst) if matches!(func.inst(inst), InstData::Alloca { .. }) => Kind::Alloca,
        ValueDef::Arg(i) => {
            let attrs = ctx.global(func.id()).as_function().map(|h| h.attrs).unwrap_or_default();
            let has = |k| ctx.attrs.param_has(attrs, i as usize, k);
            // A byval argument is a copy of the function's own.
            if has(AttrKind::NoAlias) || has(AttrKind::ByVal) { Kind::NoAliasArg } else { Kind::Arg }
        }
        // Aliases may name the memory of another global.
        _ => match underlying_global(func, object) {
            Some(g) if ctx.global(g).as_variable().is_some() => Kind::Global,
            _ => Kind::Unknown,
        },
    }
}

impl Location {
    /// Whether it is reached through a restricted pointer.
    pub fn is_restricted(&self) -> bool {
        self.restricted.is_some()
    }

    /// The restricted pointer it is reached through.
    fn pointer(&self, ctx: &Context) -> Option<Md> {
        ctx.metadata.elems(self.restricted?).first().copied().flatten()
    }

    /// Whether it does not depend on a restricted pointer.
    fn is_apart_from(&self, ctx: &Context, pointer: Md) -> bool {
        self.restricted
            .is_some_and(|node| ctx.metadata.elems(node).iter().skip(1).any(|e| *e == Some(pointer)))
    }

    /// Whether one of two accesses is through a restricted pointer that the other does not depend on.
    pub fn is_restricted_apart(&self, ctx: &Context, other: &Location) -> bool {
        let apart = |a: &Location, b: &Location| a.pointer(ctx).is_some_and(|p| b.is_apart_from(ctx, p));
        self.restricted.is_some() && other.restricted.is_some() && (apart(self, other) || apart(other, self))
    }
}

/// Whether the bytes of two accesses may overlap.
pub fn may_alias(ctx: &Context, func: &Function, a: &Location, b: &Location) -> bool {
    if a.base == b.base {
        let (a_end, b_end) = (a.offset as i128 + a.size as i128, b.offset as i128 + b.size as i128);
        return (a.offset as i128) < b_end && (b.offset as i128) < a_end;
    }
    if spaces_differ(a.space, b.space) {
        return false;
    }
    if let (Some((class, x)), Some((other, y))) = (a.member, b.member)
        && class == other
        && (x.saturating_add(a.size) <= y || y.saturating_add(b.size) <= x)
    {
        return false;
    }
    if a.is_restricted_apart(ctx, b) {
        return false;
    }
    if a.object == b.object {
        return true;
    }
    // Constant addresses of one variable may differ in the cast or the offset.
    if let (Some(x), Some(y)) = (underlying_global(func, a.object), underlying_global(func, b.object))
        && x == y
    {
        return true;
    }
    match (kind(ctx, func, a.object), kind(ctx, func, b.object)) {
        (Kind::Unknown, _) | (_, Kind::Unknown) => true,
        // Arguments can point to globals and to each other, not to the slots of this call.
        (Kind::Arg, Kind::Arg | Kind::Global) | (Kind::Global, Kind::Arg) => true,
        _ => false,
    }
}

/// Whether two address spaces have no memory in common.
fn spaces_differ(a: AddrSpace, b: AddrSpace) -> bool {
    const APART: [AddrSpace; 6] = [
        AddrSpace::GLOBAL,
        AddrSpace::SHARED,
        AddrSpace::CONST,
        AddrSpace::LOCAL,
        AddrSpace::PARAM,
        AddrSpace::TENSOR,
    ];
    a != b && APART.contains(&a) && APART.contains(&b)
}

/// Whether nothing in this function, nor any other thread while it runs, writes what is read here.
pub fn is_constant_memory(ctx: &Context, func: &Function, a: &Location) -> bool {
    if a.invariant || a.space == AddrSpace::CONST || a.space == AddrSpace::PARAM {
        return true;
    }
    match func.value_def(a.object) {
        ValueDef::Arg(i) => {
            let attrs = ctx.global(func.id()).as_function().map(|h| h.attrs).unwrap_or_default();
            let has = |k| ctx.attrs.param_has(attrs, i as usize, k);
            has(AttrKind::NoAlias) && (has(AttrKind::ReadOnly) || has(AttrKind::ReadNone))
        }
        _ => underlying_global(func, a.object)
            .and_then(|g| ctx.global(g).as_variable())
            .is_some_and(|v| v.is_const && !v.externally_initialized),
    }
}

/// Whether an address can be read whatever the control flow: inside an alloca or a global of known size.
pub fn is_dereferenceable(ctx: &Context, func: &Function, a: &Location) -> bool {
    if a.base != a.object || a.offset < 0 {
        return false;
    }
    let size = match func.value_inst_data(a.object) {
        Some(InstData::Alloca { ty, count: None, .. }) => ctx.data_layout.alloc_size(&ctx.types, ty),
        Some(_) => return false,
        None => match func.as_global(a.object).and_then(|g| ctx.global(g).as_variable()) {
            Some(v) if ctx.types.is_sized(v.ty) => ctx.data_layout.alloc_size(&ctx.types, v.ty),
            _ => return false,
        },
    };
    a.offset as u64 + a.size <= size
}
