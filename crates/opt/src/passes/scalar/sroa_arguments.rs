//! Part of `sroa`: what a function writes in an argument that is passed in memory.
//!
//! ```text
//! define ptx_kernel void @k(ptr byval(%struct.P) %p)
//!                                                   %p.8 = alloca ptr
//!                                                   %g = getelementptr inbounds i8, ptr %p, i64 8
//!                                                   %v = load ptr, ptr %g
//!                                                   store ptr %v, ptr %p.8
//! %f = getelementptr inbounds %struct.P, ptr %p, i32 0, i32 1
//! store ptr %x, ptr %f                        ->    store ptr %x, ptr %p.8
//! ```
//!
//! The parameter space of a kernel cannot be written: code generation would copy the whole argument to local memory for it. Kernels that move
//! the pointers of their parameters forward (`p.advance()`) do this. The parts that are only read stay where they were passed.

use oxicc_ir::{
    Align, AttrKind, Builder, Context, DbgLocation, Function, MemAccess, Op, Type, Value, ValueDef,
};

use super::sroa::{Access, Collected, align_at, choose_type, collect, offset_pointer, rewrite};

/// Gives such parts slots of their own.
pub(super) fn split(ctx: &Context, func: &mut Function) -> bool {
    let params = func.params().to_vec();
    let mut changed = false;
    for param in params {
        changed |= split_argument(ctx, func, param).is_some();
    }
    changed
}

/// The type and alignment of an argument that is passed in memory.
pub(super) fn argument(ctx: &Context, func: &Function, v: Value) -> Option<(Type, Align)> {
    let ValueDef::Arg(index) = func.value_def(v) else { return None };
    let attrs = ctx.attrs.param(ctx.global(func.id()).as_function()?.attrs, index as usize);
    let ty = ctx.attrs.find_type(attrs, AttrKind::ByVal)?;
    let stated = ctx.attrs.find_int(attrs, AttrKind::Alignment).and_then(Align::new);
    Some((ty, stated.unwrap_or_else(|| ctx.data_layout.abi_align(&ctx.types, ty))))
}

fn split_argument(ctx: &Context, func: &mut Function, param: Value) -> Option<()> {
    let (ty, align) = argument(ctx, func, param)?;
    let size = ctx.data_layout.alloc_size(&ctx.types, ty);
    let Collected { mut accesses, pointers, indexed } = collect(ctx, func, param, size)?;
    let writes = |a: &Access| matches!(func.op(a.inst), Op::Store(_));
    if indexed || !accesses.iter().any(writes) || accesses.iter().any(|a| a.offset + a.size > size) {
        return None;
    }
    let written: Vec<(u64, u64)> =
        accesses.iter().filter(|a| writes(a)).map(|a| (a.offset, a.offset + a.size)).collect();
    accesses.sort_by_key(|a| a.offset);
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
    pieces.retain(|(start, end, _)| written.iter().any(|(from, to)| start < to && from < end));
    for piece in &pieces {
        keep(ctx, func, (param, align), piece);
    }
    for pointer in pointers.into_iter().rev() {
        if func.result(pointer).is_none_or(|v| !func.has_uses(v)) {
            func.remove_inst(pointer);
        }
    }
    forget(func, param);
    Some(())
}

/// A slot for a piece: it begins as the caller has filled it.
fn keep(ctx: &Context, func: &mut Function, (param, align): (Value, Align), piece: &(u64, u64, Vec<Access>)) {
    let (start, end, list) = piece;
    let Some(first) = func.entry().and_then(|b| func.first_inst(b)) else { return };
    let same = list.iter().all(|a| a.offset == *start && a.offset + a.size == *end);
    let whole = choose_type(ctx, list.iter().map(|a| a.ty)).filter(|_| same);
    let ty = whole.unwrap_or_else(|| ctx.types.array(Type::I8, end - start));
    let mut b = Builder::before(ctx, func, first);
    let slot = b.alloca_with(ty, None, align_at(align, *start), ctx.data_layout.alloca_space);
    let mut at = *start;
    while at < *end {
        let known = align_at(align, at);
        let (part, bytes) = match whole {
            Some(ty) => (ty, end - start),
            None => {
                let bytes = known.bytes().min(8).min(1 << (end - at).ilog2());
                (ctx.types.int(bytes as u32 * 8), bytes)
            }
        };
        let from = offset_pointer(&mut b, param, at);
        let value = b.load_with(part, from, MemAccess::plain(known));
        let to = offset_pointer(&mut b, slot, at - start);
        b.store_with(value, to, MemAccess::plain(known));
        at += bytes;
    }
    for access in list {
        rewrite(ctx, func, access, slot, *start, whole);
    }
}

/// A debugger would show the argument as it was passed.
fn forget(func: &mut Function, param: Value) {
    if !func.has_records() {
        return;
    }
    let hosts: Vec<_> = func.all_insts().map(|(_, i)| i).filter(|i| !func.records(*i).is_empty()).collect();
    for host in hosts {
        let mut records = func.take_records(host);
        records.retain(|r| r.location != DbgLocation::Value(param));
        func.prepend_records(host, records);
    }
}
