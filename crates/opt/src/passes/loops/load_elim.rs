//! `loop-load-elim`: what one iteration stores and the next one loads stays in a register.
//!
//! ```text
//! loop: %l = load i32, ptr %h + 4*i - 4              pre:  %first = load i32, ptr %h + 4*start - 4
//!       ...                                    ->    loop: %l = phi i32 [ %first, %pre ], [ %v, %loop ]
//!       store i32 %v, ptr %h + 4*i                         store i32 %v, ptr %h + 4*i
//! ```
//!
//! Recurrences along an array (dynamic programming, filters, scans of one thread) wait for memory once an iteration otherwise. Only in
//! loops of one block, where every access happens in every iteration. The addresses grow by the same distance, and the load's is the
//! store's one iteration later. Nothing may write there after the store, nor before the load: no other store, no call, no barrier.

use oxicc_ir::analysis::{LoopId, LoopInfo};
use oxicc_ir::{Block, Builder, Context, Function, Inst, InstData, Value};

use super::first_address::Entry;
use super::reduce::{Counter, counters, split};
use super::simplify::canonicalize;
use crate::address::{Address, Poly};
use crate::alias::{Location, may_alias};
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::util::{may_not_return, may_write};

pub struct LoopLoadElim;

/// Accesses of a loop that are compared with each other.
const MAX_ACCESSES: usize = 64;
/// Values carried from one iteration to the next in one loop: each is a register.
const MAX_CARRIED: usize = 4;

impl FunctionPass for LoopLoadElim {
    fn name(&self) -> &'static str {
        "loop-load-elim"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let (_, loops) = analyses.loops(func);
        if loops.is_empty() {
            return Changed::Nothing;
        }
        let shaped = canonicalize(func, analyses);
        let (_, loops) = analyses.loops(func);
        let mut count = 0;
        for id in loops.loops() {
            count += eliminate(ctx, func, loops, id);
        }
        analyses.log.count("loop-load-elim", "loads eliminated", count);
        if shaped { Changed::ControlFlow } else { Changed::instructions_if(count > 0) }
    }
}

/// A load or store of the loop's block.
struct Access {
    inst: Inst,
    at: Location,
    moving: Option<Moving>,
    /// What a store stores.
    stored: Option<Value>,
}

/// An address that grows by the same distance in each iteration.
#[derive(PartialEq)]
struct Moving {
    base: Value,
    /// The distance from the base in the first iteration.
    first: Poly,
    stride: Poly,
}

impl Access {
    /// Whether two accesses of one iteration may touch the same bytes.
    fn may_overlap(&self, ctx: &Context, func: &Function, other: &Access) -> bool {
        if let (Some(a), Some(b)) = (&self.moving, &other.moving)
            && a.base == b.base
            && a.stride == b.stride
        {
            let distance = b.first.sub(&a.first);
            let d = i128::from(distance.constant);
            return !distance.is_constant() || d < i128::from(self.at.size) && -d < i128::from(other.at.size);
        }
        may_alias(ctx, func, &self.at, &other.at)
    }
}

fn eliminate(ctx: &Context, func: &mut Function, loops: &LoopInfo, id: LoopId) -> usize {
    let ([block], Some(preheader)) = (loops.blocks(id), loops.preheader(func, id)) else { return 0 };
    let block = *block;
    let inside =
        |func: &Function, v: Value| func.value_inst(v).and_then(|i| func.inst_block(i)) == Some(block);
    let counters = counters(ctx, func, block, preheader, block, &|f, v| !inside(f, v));
    if counters.is_empty() {
        return 0;
    }
    let Some(accesses) = accesses(ctx, func, block, &counters, &inside) else { return 0 };
    let mut found: Vec<(Inst, Value)> = Vec::new();
    for (at, load) in accesses.iter().enumerate().filter(|(_, a)| a.stored.is_none()) {
        let Some(moving) = &load.moving else { continue };
        let next = moving.first.add_scaled(&moving.stride, 1);
        let before = Moving { base: moving.base, first: next, stride: moving.stride.clone() };
        let ty = func.inst_type(load.inst);
        let carries = |a: &Access| {
            a.moving.as_ref() == Some(&before) && a.stored.is_some_and(|v| func.value_type(v) == ty)
        };
        let Some(from) = accesses.iter().rposition(carries) else { continue };
        let store = &accesses[from];
        let writes = |a: &&Access| a.stored.is_some();
        let gone = accesses[from + 1..].iter().filter(writes).any(|a| store.may_overlap(ctx, func, a))
            || accesses[..at].iter().filter(writes).any(|a| load.may_overlap(ctx, func, a));
        if let (false, Some(value)) = (gone || found.len() >= MAX_CARRIED, store.stored) {
            found.push((load.inst, value));
        }
    }
    found
        .into_iter()
        .filter(|(load, value)| carry(ctx, func, (preheader, block), *load, *value).is_some())
        .count()
}

/// The accesses of a block in order; `None` if something else may write, or leave.
fn accesses(
    ctx: &Context,
    func: &Function,
    block: Block,
    counters: &[Counter],
    inside: &dyn Fn(&Function, Value) -> bool,
) -> Option<Vec<Access>> {
    let mut out = Vec::new();
    for inst in func.block_insts(block) {
        let (ptr, stored) = match func.inst(inst) {
            InstData::Load { ptr, access } if access.is_plain() => (ptr, None),
            InstData::Store { ptr, value, access } if access.is_plain() => (ptr, Some(value)),
            _ if may_write(ctx, func, inst) || may_not_return(ctx, func, inst) => return None,
            _ => continue,
        };
        if out.len() == MAX_ACCESSES {
            return None;
        }
        let address = Address::of(ctx, func, ptr);
        let parts = split(counters, &address.offset).filter(|(first, stride)| {
            let fixed = first.values().chain(stride.values()).all(|v| !inside(func, v));
            fixed && *stride != Poly::default() && !inside(func, address.base)
        });
        let moving = parts.map(|(first, stride)| Moving { base: address.base, first, stride });
        out.push(Access { inst, at: Location::of(ctx, func, inst)?, moving, stored });
    }
    // Without a store there is nothing to carry.
    out.iter().any(|a| a.stored.is_some()).then_some(out)
}

/// Makes a load the value that the iteration before stored; before the loop, the first one is loaded.
fn carry(
    ctx: &Context,
    func: &mut Function,
    (preheader, block): (Block, Block),
    load: Inst,
    value: Value,
) -> Option<()> {
    let InstData::Load { ptr, access } = func.inst(load) else { return None };
    let (enter, top) = (func.terminator(preheader)?, func.first_inst(block)?);
    let address = Entry { header: block, preheader, enter }.copy(ctx, func, ptr)?;
    let ty = func.inst_type(load);
    let first = Builder::before(ctx, func, enter).load_with(ty, address, access);
    if let Some(made) = func.value_inst(first) {
        func.copy_attachments(load, made);
    }
    let phi = Builder::before(ctx, func, top).phi_of(ty, &[(first, preheader), (value, block)]);
    func.replace_with_value(load, phi);
    Some(())
}
