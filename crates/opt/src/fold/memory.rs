//! Loads of variables that never change, at constant places: tables, strings, the functions of a class.

use oxicc_ir::{
    CastOp, Const, ConstData, ConstExpr, ConstPool, Context, Function, GlobalId, Type, Types, Value,
};

use crate::alias::{split, underlying_global};

/// The value that a load of this type gives.
pub fn load(ctx: &Context, func: &mut Function, ptr: Value, ty: Type) -> Option<Value> {
    let (variable, offset) = place(ctx, func, ptr)?;
    let (init, of) = constant_variable(ctx, variable)?;
    let offset = u64::try_from(offset).ok()?;
    let size = ctx.data_layout.store_size(&ctx.types, ty);
    if offset.checked_add(size)? > ctx.data_layout.alloc_size(&ctx.types, of) {
        return None;
    }
    read(ctx, func, init, of, offset, ty)
}

/// The function whose address is at a place in a variable that never changes.
pub fn function_at(ctx: &Context, variable: GlobalId, offset: i64) -> Option<GlobalId> {
    let (init, of) = constant_variable(ctx, variable)?;
    let offset = u64::try_from(offset).ok()?;
    let size = ctx.data_layout.store_size(&ctx.types, Type::PTR);
    if offset.checked_add(size)? > ctx.data_layout.alloc_size(&ctx.types, of) {
        return None;
    }
    let (mut c, whole, rest) = leaf(ctx, init, of, offset, Type::PTR)?;
    if rest != 0 || ctx.data_layout.store_size(&ctx.types, whole) != size {
        return None;
    }
    if let ConstData::Expr(e) = ctx.consts.get(c)
        && let ConstExpr::Cast { op: CastOp::PtrToInt, value } = **e
    {
        c = value;
    }
    match ctx.consts.get(c) {
        ConstData::Global(id) => ctx.global(*id).as_function().map(|_| *id),
        _ => None,
    }
}

/// The variable that a constant address is in, and how far from its beginning.
pub fn place(ctx: &Context, func: &Function, ptr: Value) -> Option<(GlobalId, i64)> {
    let (base, offset) = split(ctx, func, ptr);
    let variable = underlying_global(func, base)?;
    let distance = constant_distance(ctx, func.consts(), func.value_const(base)?)?;
    Some((variable, offset.checked_add(distance)?))
}

/// What is in a variable that never changes, and its type.
pub fn constant_variable(ctx: &Context, variable: GlobalId) -> Option<(Const, Type)> {
    let variable = ctx.global(variable);
    let data = variable.as_variable()?;
    if !data.is_const || data.externally_initialized || variable.linkage.is_interposable() {
        return None;
    }
    Some((data.init?, data.ty))
}

/// How far a constant address is from the variable it is in.
fn constant_distance(ctx: &Context, pool: &ConstPool, address: Const) -> Option<i64> {
    let (mut c, mut distance) = (address, 0i64);
    loop {
        match pool.get(c) {
            ConstData::Global(_) => return Some(distance),
            ConstData::Expr(e) => match &**e {
                ConstExpr::Cast { op: CastOp::AddrSpaceCast | CastOp::Bitcast, value } => c = *value,
                ConstExpr::Gep { elem, base, indices, .. } => {
                    distance = distance.checked_add(gep_distance(ctx, pool, *elem, indices)?)?;
                    c = *base;
                }
                _ => return None,
            },
            _ => return None,
        }
    }
}

fn gep_distance(ctx: &Context, pool: &ConstPool, elem: Type, indices: &[Const]) -> Option<i64> {
    let (types, layout) = (&ctx.types, &ctx.data_layout);
    let (first, rest) = indices.split_first()?;
    let mut sum = pool.as_i64(types, *first)?.checked_mul(layout.alloc_size(types, elem) as i64)?;
    let mut ty = elem;
    for index in rest {
        let i = pool.as_i64(types, *index)?;
        let (step, inner) = match types.struct_body(ty) {
            Some(_) => {
                let i = u64::try_from(i).ok()?;
                (layout.element_offset(types, ty, i)? as i64, types.element(ty, i)?)
            }
            None => {
                let inner = types.elem(ty)?;
                (i.checked_mul(layout.alloc_size(types, inner) as i64)?, inner)
            }
        };
        sum = sum.checked_add(step)?;
        ty = inner;
    }
    Some(sum)
}

/// What is at a place in a constant, as a value of another type.
fn read(
    ctx: &Context,
    func: &mut Function,
    constant: Const,
    of: Type,
    offset: u64,
    ty: Type,
) -> Option<Value> {
    let (types, layout, pool) = (&ctx.types, &ctx.data_layout, &ctx.consts);
    let (c, whole, offset) = leaf(ctx, constant, of, offset, ty)?;
    match pool.get(c) {
        ConstData::Zero => return Some(func.zero(types, ty)),
        ConstData::Bytes(bytes) if types.is_int(ty) => {
            let size = layout.store_size(types, ty);
            let start = usize::try_from(offset).ok()?;
            let part =
                bytes.get(start..start.checked_add(usize::try_from(size).ok().filter(|s| *s <= 8)?)?)?;
            let value = part.iter().rev().fold(0u64, |v, b| v << 8 | u64::from(*b));
            return Some(func.const_int(types, ty, value));
        }
        _ => {}
    }
    if offset != 0 || layout.store_size(types, whole) != layout.store_size(types, ty) {
        return None;
    }
    reinterpret(types, func, pool, c, whole, ty)
}

/// The part of a constant that a place is in: a scalar, something of the type, or what is not taken apart. Its own type and the rest of the
/// offset come with it.
fn leaf(ctx: &Context, constant: Const, of: Type, offset: u64, ty: Type) -> Option<(Const, Type, u64)> {
    let (types, layout, pool) = (&ctx.types, &ctx.data_layout, &ctx.consts);
    let (mut c, mut whole, mut offset) = (constant, of, offset);
    while matches!(pool.get(c), ConstData::Aggregate(_) | ConstData::Splat(_)) && (whole != ty || offset != 0)
    {
        let index = match types.struct_body(whole) {
            Some(_) => layout.struct_layout(types, whole)?.offsets.iter().rposition(|o| *o <= offset)? as u64,
            None => offset.checked_div(layout.alloc_size(types, types.elem(whole)?))?,
        };
        offset -= layout.element_offset(types, whole, index)?;
        whole = types.element(whole, index)?;
        c = match pool.get(c) {
            ConstData::Aggregate(elems) => *elems.get(usize::try_from(index).ok()?)?,
            ConstData::Splat(elem) => *elem,
            _ => return None,
        };
    }
    Some((c, whole, offset))
}

/// The bits of a scalar as another type.
fn reinterpret(
    types: &Types,
    func: &mut Function,
    pool: &ConstPool,
    c: Const,
    from: Type,
    ty: Type,
) -> Option<Value> {
    match pool.get(c) {
        ConstData::Undef | ConstData::Poison | ConstData::Zero => return None,
        // An address that is kept as a number.
        ConstData::Expr(e) if from != ty => match **e {
            ConstExpr::Cast { op: CastOp::PtrToInt, value } if pool.ty(value) == ty => {
                let c = func.consts_mut().import(pool, value);
                return Some(func.const_value(c));
            }
            _ => return None,
        },
        _ => {}
    }
    let imported = func.consts_mut().import(pool, c);
    let value = func.const_value(imported);
    if from == ty {
        return Some(value);
    }
    let scalar = |t| types.is_int(t) || types.is_float(t);
    if scalar(from) && scalar(ty) { super::cast(types, func, CastOp::Bitcast, value, ty) } else { None }
}
