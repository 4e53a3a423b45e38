//! Part of `sroa`: slots that are only written.
//!
//! ```text
//! %s = alloca %struct.S
//! %v = load %struct.S, ptr %t
//! store %struct.S %v, ptr %s                  ->    (gone)
//! ```
//!
//! Front ends that keep every variable of a scripting language in a slot leave many of them. They would go later in any case, but
//! only after all their parts had been taken apart.

use oxicc_ir::{Context, Function, Inst, InstData, Op, Value};

use crate::util::is_lifetime_marker;

/// Slots whose only reader was another such slot are found in the next round.
const ROUNDS: usize = 3;

/// Removes such slots, what is stored there, and loads of aggregates that nobody uses then.
pub(super) fn remove(ctx: &Context, func: &mut Function) -> bool {
    let Some(entry) = func.entry() else { return false };
    let mut slots: Vec<Inst> =
        func.block_insts(entry).filter(|i| matches!(func.op(*i), Op::Alloca { .. })).collect();
    let mut changed = false;
    for _ in 0..ROUNDS {
        let before = slots.len();
        slots.retain(|slot| !remove_if_unread(ctx, func, *slot));
        if slots.len() == before {
            break;
        }
        changed = true;
    }
    changed
}

fn remove_if_unread(ctx: &Context, func: &mut Function, slot: Inst) -> bool {
    let Some(address) = func.result(slot) else { return false };
    let Some(users) = writers(ctx, func, address) else { return false };
    // Addresses come before what is done with them.
    for inst in users.into_iter().rev() {
        let stored = match func.inst(inst) {
            InstData::Store { value, .. } => func.value_inst(value),
            _ => None,
        };
        func.remove_inst(inst);
        if let Some(load) = stored.filter(|i| is_unused_load(func, *i)) {
            func.remove_inst(load);
        }
    }
    func.remove_inst(slot);
    true
}

/// Everything that uses an address, if nothing reads through it or keeps it.
fn writers(ctx: &Context, func: &Function, address: Value) -> Option<Vec<Inst>> {
    let mut users = Vec::new();
    let mut work = vec![address];
    while let Some(pointer) = work.pop() {
        for u in func.uses(pointer) {
            match func.inst(u.user) {
                InstData::Store { value, access, .. } if access.is_plain() && value != pointer => {}
                InstData::Load { .. } if is_unused_load(func, u.user) => {}
                InstData::Gep { base, .. } if base == pointer => work.push(func.result(u.user)?),
                InstData::Call { .. } if is_lifetime_marker(ctx, func, u.user) => {}
                _ => return None,
            }
            users.push(u.user);
        }
    }
    Some(users)
}

fn is_unused_load(func: &Function, inst: Inst) -> bool {
    match func.inst(inst) {
        InstData::Load { access, .. } => {
            access.is_plain() && func.result(inst).is_some_and(|v| !func.has_uses(v))
        }
        _ => false,
    }
}
