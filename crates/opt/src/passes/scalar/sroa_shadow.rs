//! Part of `sroa`: the parts of a slot that is also read at places only known at run time.
//!
//! ```text
//! store i32 0, ptr %s.index                 store i32 0, ptr %s.index
//! ...                                       store i32 0, ptr %shadow
//! %i = load i32, ptr %s.index        ->     %i = load i32, ptr %shadow
//! %p = gep ptr, %s.table, %i                %p = gep ptr, %s.table, %i
//! %x = load ptr, ptr %p                     %x = load ptr, ptr %p
//! ```
//!
//! Such a slot stays in memory, but all that is written is known: each part that is read gets a second slot, which is written with the
//! first and read in its place. `mem2reg` makes it values. Often the index was in the same slot, as in the iterators of CUTLASS: once it is
//! a constant, the slot is like any other, and its stores go.

use oxicc_ir::{AddrSpace, Builder, Context, Function, Inst, InstData, Op, Value};

use super::sroa::{Access, align_at, choose_type, rewrite};

/// Whether all that is done with an address is to load from it, or from a place beyond it.
pub(super) fn is_only_loaded(func: &Function, address: Value) -> bool {
    let mut work = vec![address];
    while let Some(pointer) = work.pop() {
        for u in func.uses(pointer) {
            match func.inst(u.user) {
                InstData::Load { access, .. } if access.is_plain() => {}
                InstData::Gep { base, .. } if base == pointer => work.extend(func.result(u.user)),
                _ => return false,
            }
        }
    }
    true
}

/// Gives the parts of a slot that are read second slots. `pieces` are ranges of the slot with what accesses them.
pub(super) fn shadow(
    ctx: &Context,
    func: &mut Function,
    (alloca, space): (Inst, AddrSpace),
    pieces: &[(u64, u64, Vec<Access>)],
) -> bool {
    let InstData::Alloca { align, .. } = func.inst(alloca) else { return false };
    let mut changed = false;
    for (start, end, accesses) in pieces {
        let uniform = accesses.iter().all(|a| a.offset == *start && a.offset + a.size == *end);
        if !uniform || !accesses.iter().any(|a| matches!(func.op(a.inst), Op::Load(_))) {
            continue;
        }
        let Some(ty) = choose_type(ctx, accesses.iter().map(|a| a.ty)) else { continue };
        let slot = Builder::before(ctx, func, alloca).alloca_with(ty, None, align_at(align, *start), space);
        for access in accesses {
            let mut inst = access.inst;
            if matches!(func.op(inst), Op::Store(_)) {
                inst = func.clone_inst(access.inst);
                func.insert_after(inst, access.inst);
            }
            rewrite(ctx, func, &Access { inst, ..*access }, slot, *start, Some(ty));
        }
        changed = true;
    }
    changed
}
