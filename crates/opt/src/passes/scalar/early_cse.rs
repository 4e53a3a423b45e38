//! `early-cse`: computes equal expressions once, and forwards stored and loaded values.
//!
//! ```text
//! %a = mul i64 %i, 4                     %a = mul i64 %i, 4
//! ...                              ->    ...
//! %b = mul i64 %i, 4                     ; uses of %b use %a
//! ```
//!
//! One walk over the dominator tree with a scoped table: an expression found in the table dominates the one at hand. Loads
//! are remembered with the state of memory they saw, and are good as long as no store since can have changed them; the
//! state starts afresh in a block that has several predecessors, since a write may have happened on the way. Behind a
//! branch, its condition is known.

use oxicc_ir::analysis::DominatorTree;
use oxicc_ir::scoped::ScopedMap;
use oxicc_ir::{Block, Context, Function, Inst, InstData, Op, Type, Value};
use smallvec::SmallVec;

use crate::alias::{Location, is_constant_memory, may_alias, split};
use crate::analysis::memory_ssa::{Access, MemorySsa};
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::util::{is_pure, may_write};

pub struct EarlyCse {
    /// Ask memory SSA what a load can see, so that writes elsewhere do not matter on any way here.
    pub memory_ssa: bool,
}

impl FunctionPass for EarlyCse {
    fn name(&self) -> &'static str {
        if self.memory_ssa { "early-cse<memssa>" } else { "early-cse" }
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let Some(entry) = func.entry() else { return Changed::Nothing };
        let (dom, memory) = if self.memory_ssa {
            let (dom, memory) = analyses.memory_ssa(ctx, func);
            (dom, Some(memory))
        } else {
            (analyses.dominators(func), None)
        };
        let mut cse = Cse {
            ctx,
            memory,
            table: ScopedMap::new(),
            loads: ScopedMap::new(),
            generation: 0,
            states: 0,
            stores: Vec::new(),
            changed: false,
        };
        let mut steps = vec![Step::Enter(entry, 0, 0)];
        while let Some(step) = steps.pop() {
            match step {
                Step::Leave(exprs, loads) => {
                    cse.table.take_back(exprs);
                    cse.loads.take_back(loads);
                }
                Step::Enter(block, generation, stores) => {
                    cse.stores.truncate(stores);
                    steps.push(Step::Leave(cse.table.mark(), cse.loads.mark()));
                    // A single predecessor is the dominator: memory is as it left it.
                    cse.generation = match func.single_predecessor(block) {
                        Some(pred) if dom.idom(block) == Some(pred) => generation,
                        _ => cse.fresh(),
                    };
                    cse.know_condition(func, dom, block);
                    cse.block(func, block);
                    let (generation, stores) = (cse.generation, cse.stores.len());
                    steps.extend(dom.children(block).iter().map(|b| Step::Enter(*b, generation, stores)));
                }
            }
        }
        Changed::instructions_if(cse.changed)
    }
}

enum Step {
    /// A block, and the state of memory and the stores so far at the end of its dominator.
    Enter(Block, u64, usize),
    Leave(usize, usize),
}

#[derive(PartialEq, Eq, Hash)]
struct Key {
    op: Op,
    ty: Type,
    operands: SmallVec<[Value; 4]>,
}

/// What is loaded or stored: base of the address, distance from it, and type. One address may be written in many ways.
type Place = (Value, i64, Type);

/// A value in memory.
#[derive(Clone, Copy)]
struct Known {
    value: Value,
    /// The state of memory it belongs to.
    generation: u64,
    /// How many stores came before.
    stores: usize,
    /// The state of memory SSA it belongs to.
    state: Option<Access>,
}

/// Uses of a condition that are looked at behind each of its branches.
const MAX_CONDITION_USES: usize = 32;
/// Stores that a remembered value is compared with.
const MAX_STORES: usize = 32;

struct Cse<'a> {
    ctx: &'a Context,
    memory: Option<&'a MemorySsa>,
    table: ScopedMap<Key, Value>,
    loads: ScopedMap<Place, Known>,
    /// Number of the state of memory; every write that is not a plain store makes a new one.
    generation: u64,
    /// Plain stores on the way here.
    stores: Vec<Location>,
    /// States handed out so far; they are never reused.
    states: u64,
    changed: bool,
}

impl Cse<'_> {
    /// A state of memory that no remembered load belongs to.
    fn fresh(&mut self) -> u64 {
        self.states += 1;
        self.states
    }

    fn block(&mut self, func: &mut Function, block: Block) {
        let mut next = func.first_inst(block);
        while let Some(inst) = next {
            next = func.next_inst(inst);
            match func.inst(inst) {
                InstData::Load { ptr, access } if access.is_plain() => self.load(func, inst, ptr),
                InstData::Store { value, access, .. } if access.is_plain() => {
                    let ty = func.value_type(value);
                    let Some(at) = Location::of(self.ctx, func, inst) else { continue };
                    self.stores.push(at);
                    let state = self.memory.and_then(|m| m.of(inst));
                    self.remember_load((at.base, at.offset, ty), value, state);
                }
                _ if is_pure(self.ctx, func, inst) => self.expression(func, inst),
                _ if may_write(self.ctx, func, inst) => self.generation = self.fresh(),
                _ => {}
            }
        }
    }

    fn load(&mut self, func: &mut Function, inst: Inst, ptr: Value) {
        let Some(result) = func.result(inst) else { return };
        let ty = func.value_type(result);
        let (base, offset) = split(self.ctx, func, ptr);
        let key = (base, offset, ty);
        let state = self.memory.and_then(|m| {
            let at = Location::of(self.ctx, func, inst)?.writable();
            m.clobber(self.ctx, func, inst, &at)
        });
        match self.loads.get(&key) {
            Some(&known) if self.is_current(func, inst, known) || state.is_some() && known.state == state => {
                func.replace_with_value(inst, known.value);
                self.changed = true;
            }
            _ => self.remember_load(key, result, state),
        }
    }

    /// Whether memory still holds a value.
    fn is_current(&self, func: &Function, load: Inst, known: Known) -> bool {
        let Some(at) = Location::of(self.ctx, func, load).map(Location::writable) else { return false };
        if is_constant_memory(self.ctx, func, &at) {
            return true;
        }
        let Some(since) = self.stores.get(known.stores..) else { return false };
        known.generation == self.generation
            && since.len() <= MAX_STORES
            && !since.iter().any(|s| may_alias(self.ctx, func, s, &at))
    }

    fn remember_load(&mut self, key: Place, value: Value, state: Option<Access>) {
        let known = Known { value, generation: self.generation, stores: self.stores.len(), state };
        self.loads.insert(key, known);
    }

    /// In a block that only one side of a branch leads to, the condition has one value.
    fn know_condition(&mut self, func: &mut Function, dom: &DominatorTree, block: Block) {
        let Some(pred) = func.single_predecessor(block) else { return };
        let Some(branch) = func.terminator(pred) else { return };
        let InstData::CondBr { cond, then_dest, else_dest } = func.inst(branch) else { return };
        if then_dest == else_dest || func.is_const(cond) || func.has_one_use(cond) {
            return;
        }
        if func.uses(cond).nth(MAX_CONDITION_USES).is_some() {
            return;
        }
        let value = func.const_bool(block == then_dest);
        let mut changed = false;
        func.replace_uses_if(cond, value, |f, u| {
            let at = match f.inst(u.user) {
                InstData::Phi { blocks, .. } => blocks.get(u.index as usize).copied(),
                _ => f.inst_block(u.user),
            };
            let known = at.is_some_and(|b| dom.dominates(block, b));
            changed |= known;
            known
        });
        self.changed |= changed;
    }

    fn expression(&mut self, func: &mut Function, inst: Inst) {
        let Some(result) = func.result(inst) else { return };
        let op = func.op(inst);
        let mut operands: SmallVec<[Value; 4]> = SmallVec::from_slice(func.operands(inst));
        if let Op::Binary(b, ..) = op
            && b.is_commutative()
        {
            operands.sort();
        }
        // Integer flags are promises: computations that differ in them are equal with those that both make. Fast-math flags say
        // which results are acceptable, and are worth keeping.
        let bare = if op.fast_math().is_empty() { op.without_flags() } else { op };
        let key = Key { op: bare, ty: func.value_type(result), operands };
        let Some(&value) = self.table.get_or_insert(key, result) else { return };
        if let Some(first) = func.value_inst(value)
            && func.op(first) != op
        {
            func.set_op(first, func.op(first).with_common_flags(op));
        }
        func.replace_with_value(inst, value);
        self.changed = true;
    }
}
