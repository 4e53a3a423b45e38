//! `dse`: removes stores that nothing reads.
//!
//! ```text
//! store i32 %a, ptr %p       ->   (gone)
//! store i32 %b, ptr %p            store i32 %b, ptr %p
//! ```
//!
//! Two kinds: a store that a later one in the block overwrites before anything could read it, and stores to a stack slot
//! that is never read. Volatile and atomic accesses, calls and barriers count as reads of everything.

use oxicc_ir::{Block, Context, Function, Inst, InstData, Op};

use crate::alias::{Location, may_alias};
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::util::{is_lifetime_marker, is_pure, may_write};

pub struct Dse;

/// Overwritten places remembered at a time.
const MAX_PLACES: usize = 16;

impl FunctionPass for Dse {
    fn name(&self) -> &'static str {
        "dse"
    }

    fn run(&self, ctx: &Context, func: &mut Function, _: &mut Analyses) -> Changed {
        let blocks: Vec<Block> = func.blocks().collect();
        let mut changed = false;
        for &block in &blocks {
            changed |= overwritten(ctx, func, block);
        }
        if let Some(&entry) = blocks.first() {
            let slots: Vec<Inst> =
                func.block_insts(entry).filter(|i| matches!(func.op(*i), Op::Alloca { .. })).collect();
            for slot in slots {
                changed |= never_read(ctx, func, slot);
            }
        }
        Changed::instructions_if(changed)
    }
}

/// Walks a block backwards with the places that are written before they are read.
fn overwritten(ctx: &Context, func: &mut Function, block: Block) -> bool {
    let mut places: Vec<Location> = Vec::new();
    let mut changed = false;
    let mut next = func.last_inst(block);
    while let Some(inst) = next {
        next = func.prev_inst(inst);
        match func.inst(inst) {
            InstData::Store { access, .. } if access.is_plain() => {
                let Some(at) = Location::of(ctx, func, inst) else { continue };
                let covers = |p: &Location| {
                    p.base == at.base
                        && p.offset <= at.offset
                        && p.offset as i128 + p.size as i128 >= at.offset as i128 + at.size as i128
                };
                if places.iter().any(covers) {
                    func.remove_inst(inst);
                    changed = true;
                } else {
                    if places.len() == MAX_PLACES {
                        places.remove(0);
                    }
                    places.push(at);
                }
            }
            InstData::Load { access, .. } if access.is_plain() => {
                if let Some(at) = Location::of(ctx, func, inst) {
                    places.retain(|p| !may_alias(ctx, func, p, &at));
                }
            }
            // A call that writes nothing may still read.
            InstData::Call { .. } if !is_pure(ctx, func, inst) => places.clear(),
            _ if may_write(ctx, func, inst) => places.clear(),
            _ => {}
        }
    }
    changed
}

/// Removes a slot that is only written.
fn never_read(ctx: &Context, func: &mut Function, slot: Inst) -> bool {
    let Some(address) = func.result(slot) else { return false };
    let mut insts = vec![slot];
    let mut work = vec![address];
    while let Some(pointer) = work.pop() {
        for u in func.uses(pointer) {
            match func.inst(u.user) {
                InstData::Store { access, ptr, value }
                    if access.is_plain() && ptr == pointer && value != pointer => {}
                InstData::Gep { base, .. } if base == pointer => work.extend(func.result(u.user)),
                InstData::Call { .. } if is_lifetime_marker(ctx, func, u.user) => {}
                _ => return false,
            }
            insts.push(u.user);
        }
    }
    if address_in_records(func, &insts) {
        return false;
    }
    for inst in insts.into_iter().rev() {
        func.remove_inst(inst);
    }
    true
}

/// Whether the debugger is told that a variable lives there.
fn address_in_records(func: &Function, insts: &[Inst]) -> bool {
    func.has_records() && insts.iter().filter_map(|i| func.result(*i)).any(|v| func.is_used_by_records(v))
}
