//! `gvn`: finds values that are there already, across joins.
//!
//! ```text
//! a: store float %x, ptr %p   br label %j          a: store float %x, ptr %p   br label %j
//! b: %y = load float, ptr %p  br label %j    ->    b: %y = load float, ptr %p  br label %j
//! j: %z = load float, ptr %p                       j: %z = phi float [ %x, %a ], [ %y, %b ]
//! ```
//!
//! What dominates is `early-cse`'s business; here it is about what comes from several sides. For each load the ways back are
//! followed, a few blocks and accesses far, to the stores and loads of the same place. If all of them know the value, the load
//! becomes a phi; if one does not, and control surely comes from there to the load, the load moves to that side (partial
//! redundancy), where it may be outside of a loop. Anything that can write stops the way: calls, barriers, atomics, fences, volatile
//! accesses, and stores that may touch the place. Phis of the same values are merged, and an expensive operation whose
//! result is known on all sides but one at most becomes a phi of results; cheap ones are not worth a value that lives longer.
//!
//! `gvn<no-pre>` moves nothing; `gvn<no-memdep>` does not look at memory.

use cranelift_entity::SecondaryMap;
use oxicc_ir::analysis::{DominatorTree, LoopInfo};
use oxicc_ir::{
    BinOp, Block, Builder, Context, FastMath, Function, Inst, InstData, MemAccess, Op, Type, Value, ValueDef,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::alias::{Location, may_alias};
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::passes::scalar::{Slot, promote};
use crate::util::{is_pure, may_not_return, may_write};

/// What is looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    Full,
    /// Nothing is computed where it was not.
    NoPre,
    /// Memory is not looked at.
    NoMemory,
    NoPreNoMemory,
}

pub struct Gvn(pub Mode);

/// Blocks and accesses that are looked at for one load.
const MAX_BLOCKS: usize = 32;
const MAX_ACCESSES: usize = 96;
/// Computations of the same expression that are remembered.
const MAX_LEADERS: usize = 4;
/// Ways into a block that are looked at.
const MAX_PREDS: usize = 8;

impl FunctionPass for Gvn {
    fn name(&self) -> &'static str {
        match self.0 {
            Mode::Full => "gvn",
            Mode::NoPre => "gvn<no-pre>",
            Mode::NoMemory => "gvn<no-memdep>",
            Mode::NoPreNoMemory => "gvn<no-pre;no-memdep>",
        }
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let pre = matches!(self.0, Mode::Full | Mode::NoMemory);
        let (dom, loops) = analyses.loops(func);
        let mut merged = merge_phis(func, dom);
        let mut loads = 0;
        if matches!(self.0, Mode::Full | Mode::NoPre) {
            let mut search = Search::new(ctx, dom, loops, pre);
            loads = search.run(func);
            let slots = search.slots;
            if !slots.is_empty() {
                promote(func, dom, &slots);
            }
        }
        if pre {
            merged += phis_of_results(ctx, func, dom, loops);
        }
        analyses.log.count("gvn", "loads eliminated", loads);
        analyses.log.count("gvn", "values merged", merged);
        Changed::instructions_if(merged + loads > 0)
    }
}

/// Phis of a block that join the same values are one.
fn merge_phis(func: &mut Function, dom: &DominatorTree) -> usize {
    let mut merged = 0;
    for &block in dom.cfg().rpo() {
        let phis: Vec<Inst> = func.phis(block).collect();
        if phis.len() < 2 {
            continue;
        }
        let mut table: FxHashMap<(Type, Vec<(Block, Value)>), Value> = FxHashMap::default();
        for phi in phis {
            let Some(result) = func.result(phi) else { continue };
            let mut key: Vec<(Block, Value)> = func.incoming(phi).map(|(v, b)| (b, v)).collect();
            key.sort_unstable();
            key.dedup();
            match table.entry((func.value_type(result), key)) {
                std::collections::hash_map::Entry::Occupied(e) => {
                    func.replace_with_value(phi, *e.get());
                    merged += 1;
                }
                std::collections::hash_map::Entry::Vacant(e) => {
                    e.insert(result);
                }
            }
        }
    }
    merged
}

/// What an instruction does to memory.
#[derive(Clone, Copy)]
enum Access {
    /// A value is in memory afterwards: stored, or just loaded.
    Holds,
    /// A store to a place: the value may be gone if they overlap.
    Store(Location),
    /// Anything may have been written.
    Clobber,
}

struct Search<'a> {
    ctx: &'a Context,
    dom: &'a DominatorTree,
    loops: &'a LoopInfo,
    pre: bool,
    /// Accesses of each block, from its end to its start; made when first asked for.
    accesses: SecondaryMap<Block, Option<Vec<(Inst, Access)>>>,
    slots: Vec<Slot>,
}

/// The value that a load or store knows to be at an address.
fn held(func: &Function, inst: Inst, ptr: Value, ty: Type) -> Option<Value> {
    let (at, value) = match func.inst(inst) {
        InstData::Load { ptr, .. } => (ptr, func.result(inst)?),
        InstData::Store { ptr, value, .. } => (ptr, value),
        _ => return None,
    };
    (at == ptr && func.value_type(value) == ty).then_some(value)
}

/// What the way back from a load finds.
#[derive(Default)]
struct Found {
    /// Instructions after which the value is known.
    known: SmallVec<[(Inst, Value); 8]>,
    /// Predecessors of the load's block at whose end it is not.
    unknown: SmallVec<[Block; 4]>,
}

impl<'a> Search<'a> {
    fn new(ctx: &'a Context, dom: &'a DominatorTree, loops: &'a LoopInfo, pre: bool) -> Search<'a> {
        Search { ctx, dom, loops, pre, accesses: SecondaryMap::new(), slots: Vec::new() }
    }

    fn run(&mut self, func: &mut Function) -> usize {
        let candidates: Vec<Inst> = self
            .dom
            .cfg()
            .rpo()
            .iter()
            .filter(|b| Some(**b) != func.entry())
            .flat_map(|b| func.block_insts(*b))
            .filter(|i| matches!(func.op(*i), Op::Load(a) if a.is_plain()))
            .collect();
        let mut count = 0;
        for load in candidates {
            count += usize::from(self.eliminate(func, load));
        }
        count
    }

    fn accesses(&mut self, func: &Function, block: Block) -> &[(Inst, Access)] {
        let ctx = self.ctx;
        self.accesses[block].get_or_insert_with(|| {
            let mut list = Vec::new();
            for inst in func.block_insts(block).rev() {
                match func.inst(inst) {
                    InstData::Load { access, .. } if access.is_plain() => list.push((inst, Access::Holds)),
                    InstData::Store { access, .. } if access.is_plain() => {
                        // Both: what is there now, and what may be gone.
                        list.push((inst, Access::Holds));
                        if let Some(at) = Location::of(ctx, func, inst) {
                            list.push((inst, Access::Store(at)));
                        }
                    }
                    _ if may_write(ctx, func, inst) => list.push((inst, Access::Clobber)),
                    _ => {}
                }
            }
            list
        })
    }

    /// Follows the ways back from a load. None when it cannot be said, or the value is found in the block itself.
    fn look_back(&mut self, func: &Function, load: Inst, ptr: Value, ty: Type) -> Option<Found> {
        let start = func.inst_block(load)?;
        let place = Location::of(self.ctx, func, load)?.writable();
        let ctx = self.ctx;
        let mut budget = MAX_ACCESSES;
        // Before the load in its own block nothing may touch the place.
        for (inst, access) in self.accesses(func, start) {
            if *inst == load || func.is_detached(*inst) || !func.comes_before(*inst, load) {
                continue;
            }
            budget = budget.checked_sub(1)?;
            match access {
                Access::Holds if held(func, *inst, ptr, ty).is_some() => return None,
                Access::Holds => {}
                Access::Store(at) if !may_alias(ctx, func, at, &place) => {}
                Access::Store(_) | Access::Clobber => return None,
            }
        }
        let defined = func.value_inst(ptr).and_then(|i| func.inst_block(i));
        if defined == Some(start) {
            return None;
        }
        let preds = func.unique_predecessors(start);
        if preds.len() > MAX_PREDS {
            return None;
        }
        let mut found = Found::default();
        for pred in preds {
            let way = self.follow(func, load, (ptr, ty, &place, defined), pred, &mut budget)?;
            match way {
                Some(known) => {
                    for k in known {
                        if !found.known.contains(&k) {
                            found.known.push(k);
                        }
                    }
                }
                None => found.unknown.push(pred),
            }
        }
        Some(found)
    }

    /// Follows the ways back from the end of a block: where the value is known, or nothing if some way does not know it. None at
    /// all when there is too much to look at.
    fn follow(
        &mut self,
        func: &Function,
        load: Inst,
        (ptr, ty, place, defined): (Value, Type, &Location, Option<Block>),
        from: Block,
        budget: &mut usize,
    ) -> Option<Option<SmallVec<[(Inst, Value); 4]>>> {
        let ctx = self.ctx;
        let mut known: SmallVec<[(Inst, Value); 4]> = SmallVec::new();
        let mut seen: SmallVec<[Block; MAX_BLOCKS]> = SmallVec::new();
        let mut work: SmallVec<[Block; 16]> = SmallVec::new();
        work.push(from);
        'blocks: while let Some(block) = work.pop() {
            if seen.contains(&block) {
                continue;
            }
            if seen.len() == MAX_BLOCKS || !self.dom.is_reachable(block) {
                return None;
            }
            seen.push(block);
            for (inst, access) in self.accesses(func, block) {
                if func.is_detached(*inst) {
                    continue;
                }
                *budget = budget.checked_sub(1)?;
                match access {
                    // Around a loop: the load itself, which has seen the value that is still there.
                    _ if *inst == load => continue 'blocks,
                    Access::Holds => {
                        if let Some(value) = held(func, *inst, ptr, ty) {
                            known.push((*inst, value));
                            continue 'blocks;
                        }
                    }
                    Access::Store(at) if !may_alias(ctx, func, at, place) => {}
                    Access::Store(_) | Access::Clobber => return Some(None),
                }
            }
            // Above its address nothing can be known of the place.
            if defined == Some(block) || Some(block) == func.entry() {
                return Some(None);
            }
            work.extend(func.unique_predecessors(block));
        }
        Some(Some(known))
    }

    fn eliminate(&mut self, func: &mut Function, load: Inst) -> bool {
        let InstData::Load { ptr, access } = func.inst(load) else { return false };
        let ty = func.inst_type(load);
        if self.ctx.types.is_aggregate(ty) {
            return false;
        }
        let Some(found) = self.look_back(func, load, ptr, ty) else { return false };
        if found.known.is_empty() {
            return false;
        }
        match &found.unknown[..] {
            [] => {}
            [side] if self.pre && self.can_load_in(func, load, ptr, *side) => {}
            _ => return false,
        }
        self.replace(func, load, (ptr, ty, access), &found);
        true
    }

    /// Whether a load may as well be done at the end of a block that comes before its own.
    fn can_load_in(&self, func: &Function, load: Inst, ptr: Value, side: Block) -> bool {
        let Some(block) = func.inst_block(load) else { return false };
        let available = match func.value_def(ptr) {
            ValueDef::Inst(i) => func.inst_block(i).is_some_and(|b| self.dom.dominates(b, side)),
            _ => true,
        };
        let surely = func.single_successor(side) == Some(block)
            && func.block_insts(block).take_while(|i| *i != load).all(|i| !may_not_return(self.ctx, func, i));
        available && surely && self.loops.depth(side) <= self.loops.depth(block)
    }

    /// Keeps the value in a slot from where it is known to where it is loaded; the slot becomes phis.
    fn replace(&mut self, func: &mut Function, load: Inst, what: (Value, Type, MemAccess), found: &Found) {
        let (ptr, ty, access) = what;
        let Some(first) = func.entry().and_then(|b| func.first_inst(b)) else { return };
        let slot = Builder::before(self.ctx, func, first).alloca(ty);
        let Some(alloca) = func.value_inst(slot) else { return };
        for &(inst, value) in &found.known {
            Builder::after(self.ctx, func, inst).store(value, slot);
        }
        for &side in &found.unknown {
            let Some(end) = func.terminator(side) else { continue };
            let mut b = Builder::before(self.ctx, func, end);
            b.loc = None;
            let value = b.load_with(ty, ptr, access);
            b.store(value, slot);
        }
        let value = Builder::before(self.ctx, func, load).load(ty, slot);
        func.replace_with_value(load, value);
        self.slots.push(Slot { alloca, ty });
    }
}

/// An expression without the promises of its operation.
type Key = (Op, Type, SmallVec<[Value; 3]>);

fn key_of(func: &Function, inst: Inst, operands: &[Value]) -> Key {
    let mut operands: SmallVec<[Value; 3]> = operands.into();
    let op = func.op(inst);
    if let Op::Binary(b, ..) = op
        && b.is_commutative()
    {
        operands.sort_unstable();
    }
    let bare = if op.fast_math().is_empty() { op.without_flags() } else { op };
    (bare, func.inst_type(inst), operands)
}

/// An operation whose operands come from phis, and whose result is known on all sides but one at most, becomes a phi.
fn phis_of_results(ctx: &Context, func: &mut Function, dom: &DominatorTree, loops: &LoopInfo) -> usize {
    let mut leaders: FxHashMap<Key, SmallVec<[Value; MAX_LEADERS]>> = FxHashMap::default();
    let mut candidates: Vec<Inst> = Vec::new();
    for &block in dom.cfg().rpo() {
        let joins = func.single_predecessor(block).is_none() && Some(block) != func.entry();
        for inst in func.block_insts(block) {
            // What costs one instruction, or none when it is fused with the next, is cheaper than a value that lives longer.
            let worth = match func.op(inst) {
                Op::Binary(op, ..) => matches!(op, BinOp::FDiv | BinOp::FRem),
                Op::Call(_) => !func.operands(inst).is_empty() && is_pure(ctx, func, inst),
                _ => false,
            };
            if !worth {
                continue;
            }
            let Some(result) = func.result(inst) else { continue };
            let list = leaders.entry(key_of(func, inst, func.operands(inst))).or_default();
            if list.len() < MAX_LEADERS {
                list.push(result);
            }
            if joins {
                candidates.push(inst);
            }
        }
    }
    let mut made = 0;
    for inst in candidates {
        made += usize::from(phi_of_results(func, dom, loops, inst, &leaders).is_some());
    }
    made
}

fn phi_of_results(
    func: &mut Function,
    dom: &DominatorTree,
    loops: &LoopInfo,
    inst: Inst,
    leaders: &FxHashMap<Key, SmallVec<[Value; MAX_LEADERS]>>,
) -> Option<()> {
    let block = func.inst_block(inst)?;
    let result = func.result(inst)?;
    let preds = func.unique_predecessors(block);
    if preds.len() < 2 || preds.len() > MAX_PREDS || func.predecessors(block).count() != preds.len() {
        return None;
    }
    let mut sides: SmallVec<[(Block, Option<Value>, SmallVec<[Value; 3]>); 4]> = SmallVec::new();
    for &pred in &preds {
        let mut operands: SmallVec<[Value; 3]> = SmallVec::new();
        for &v in func.operands(inst) {
            let here = match func.value_inst(v) {
                Some(i) if func.inst_block(i) == Some(block) => {
                    func.is_phi(i).then(|| func.incoming_from(i, pred)).flatten()?
                }
                _ => v,
            };
            operands.push(here);
        }
        let known = leaders.get(&key_of(func, inst, &operands)).and_then(|list| {
            list.iter().copied().find(|v| {
                *v != result
                    // With the same promises, or one would have to give up its own.
                    && func.value_inst(*v).is_some_and(|i| {
                        func.op(i) == func.op(inst) && func.inst_block(i).is_some_and(|b| dom.dominates(b, pred))
                    })
            })
        });
        sides.push((pred, known, operands));
    }
    let mut missing = sides.iter().filter(|s| s.1.is_none());
    let first = missing.next().map(|s| s.0);
    if missing.next().is_some() || sides.iter().all(|s| s.1.is_none()) {
        return None;
    }
    if let Some(side) = first {
        let straight = func.single_successor(side) == Some(block);
        if !straight || loops.depth(side) > loops.depth(block) {
            return None;
        }
    }
    let ty = func.value_type(result);
    let mut incoming: SmallVec<[(Value, Block); 4]> = SmallVec::new();
    for (pred, known, operands) in sides {
        let value = match known {
            Some(v) => v,
            None => {
                let end = func.terminator(pred)?;
                let made = func.create_inst(func.op(inst), ty, &operands, &[]);
                func.insert_before(made, end);
                func.result(made)?
            }
        };
        incoming.push((value, pred));
    }
    let phi = func.create_inst(Op::Phi(FastMath::empty()), ty, &[], &[]);
    func.prepend_inst(block, phi);
    for (value, pred) in incoming {
        func.add_incoming(phi, value, pred);
    }
    let value = func.result(phi)?;
    func.replace_with_value(inst, value);
    Some(())
}
