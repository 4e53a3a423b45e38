//! `mem2reg`: promotes stack slots to values.
//!
//! ```text
//! %p = alloca i32                        ->
//! store i32 %a, ptr %p
//! ...                                        ...
//! %v = load i32, ptr %p                      ; uses of %v use %a, or a phi where several stores meet
//! ```
//!
//! A slot can be promoted when it is only loaded from and stored to, as a whole, with its own type. Phis are placed on the
//! iterated dominance frontier of the stores, and only where the value is live (Cytron et al. 1991, pruned form); values
//! are then renamed in one walk over the dominator tree.

use std::collections::hash_map::Entry;

use cranelift_entity::SecondaryMap;
use oxicc_ir::analysis::DominatorTree;
use oxicc_ir::{Block, Context, FastMath, Function, Inst, InstData, Op, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::analysis::frontier::{frontiers, iterated_frontier};
use crate::pass::{Analyses, Changed, FunctionPass};

pub struct Mem2Reg;

impl FunctionPass for Mem2Reg {
    fn name(&self) -> &'static str {
        "mem2reg"
    }

    fn run(&self, _: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let slots = promotable(func);
        if slots.is_empty() {
            return Changed::Nothing;
        }
        promote(func, analyses.dominators(func), &slots);
        Changed::Instructions
    }
}

/// A stack slot that can become values.
pub(crate) struct Slot {
    pub alloca: Inst,
    pub ty: Type,
}

/// Whether there are slots that this pass would promote.
pub(crate) fn has_promotable_slots(func: &Function) -> bool {
    !promotable(func).is_empty()
}

fn promotable(func: &Function) -> Vec<Slot> {
    let Some(entry) = func.entry() else { return Vec::new() };
    func.block_insts(entry).filter_map(|inst| slot_of(func, inst)).collect()
}

/// The slot of an alloca, if every use is a plain load or store of its type.
pub(crate) fn slot_of(func: &Function, inst: Inst) -> Option<Slot> {
    let InstData::Alloca { ty, count: None, .. } = func.inst(inst) else { return None };
    let address = func.result(inst)?;
    let ok = func.uses(address).all(|u| match func.inst(u.user) {
        InstData::Load { access, .. } => access.is_plain() && func.inst_type(u.user) == ty,
        InstData::Store { value, access, .. } => {
            access.is_plain() && value != address && func.value_type(value) == ty
        }
        _ => false,
    });
    ok.then_some(Slot { alloca: inst, ty })
}

/// Replaces the slots by values.
pub(crate) fn promote(func: &mut Function, dom: &DominatorTree, slots: &[Slot]) {
    let mut index: FxHashMap<Value, usize> = FxHashMap::default();
    for (i, slot) in slots.iter().enumerate() {
        if let Some(v) = func.result(slot.alloca) {
            index.insert(v, i);
        }
    }
    let frontiers = frontiers(dom);
    // Phis in each block: which slot they stand for.
    let mut phis: SecondaryMap<Block, Vec<(usize, Inst)>> = SecondaryMap::new();
    for (i, slot) in slots.iter().enumerate() {
        for block in phi_blocks(func, dom, frontiers.as_ref(), slot) {
            let phi = func.create_inst(Op::Phi(FastMath::empty()), slot.ty, &[], &[]);
            func.prepend_inst(block, phi);
            phis[block].push((i, phi));
        }
    }
    rename(func, dom, slots, &index, &phis);
    // Unreachable blocks were not visited; the phis behind them need an entry all the same.
    let unreachable: Vec<Block> = func.blocks().filter(|b| !dom.is_reachable(*b)).collect();
    for block in unreachable {
        let successors: Vec<Block> = func.successors(block).to_vec();
        for succ in successors {
            for (slot, phi) in &phis[succ] {
                let poison = func.poison(slots[*slot].ty);
                func.add_incoming(*phi, poison, block);
            }
        }
    }
    for slot in slots {
        // Loads and stores in unreachable blocks were not visited.
        if let Some(address) = func.result(slot.alloca) {
            let rest: Vec<Inst> = func.users(address).collect();
            for inst in rest {
                if let Some(v) = func.result(inst) {
                    let poison = func.poison(slot.ty);
                    func.replace_all_uses(v, poison);
                }
                func.remove_inst(inst);
            }
        }
        func.remove_inst(slot.alloca);
    }
}

/// Where a slot needs a phi: in the iterated dominance frontier of its stores, where it is live.
fn phi_blocks(
    func: &Function,
    dom: &DominatorTree,
    frontiers: Option<&SecondaryMap<Block, Vec<Block>>>,
    slot: &Slot,
) -> Vec<Block> {
    let Some(address) = func.result(slot.alloca) else { return Vec::new() };
    // Sets as large as what they hold: most slots live in a few blocks of a large function.
    let mut first_store: FxHashMap<Block, Inst> = FxHashMap::default();
    let mut defs: Vec<Block> = Vec::new();
    let mut loads: Vec<(Block, Inst)> = Vec::new();
    for user in func.users(address) {
        let Some(block) = func.inst_block(user) else { continue };
        if !matches!(func.op(user), Op::Store(_)) {
            loads.push((block, user));
            continue;
        }
        match first_store.entry(block) {
            Entry::Vacant(entry) => {
                entry.insert(user);
                defs.push(block);
            }
            Entry::Occupied(mut entry) => {
                if func.comes_before(user, *entry.get()) {
                    entry.insert(user);
                }
            }
        }
    }
    // Set in one block that comes before every load, as most are: nothing meets.
    let comes_first = |&def: &Block| {
        loads.iter().all(|&(block, load)| match block == def {
            true => func.comes_before(first_store[&def], load),
            false => dom.dominates(def, block),
        })
    };
    if defs.is_empty() || defs.len() == 1 && defs.iter().all(comes_first) {
        return Vec::new();
    }
    // Blocks where a load comes before any store.
    let mut live: Vec<Block> = Vec::new();
    let mut is_live: FxHashSet<Block> = FxHashSet::default();
    for (block, load) in loads {
        let stored_before = first_store.get(&block).is_some_and(|store| func.comes_before(*store, load));
        if !stored_before && is_live.insert(block) {
            live.push(block);
        }
    }
    while let Some(block) = live.pop() {
        for pred in dom.cfg().predecessors(block) {
            if !first_store.contains_key(&pred) && is_live.insert(pred) {
                live.push(pred);
            }
        }
    }
    let Some(frontiers) = frontiers else {
        defs.retain(|b| dom.is_reachable(*b));
        return iterated_frontier(func, dom, &defs, |join| is_live.contains(&join));
    };
    let mut placed: FxHashSet<Block> = FxHashSet::default();
    let mut out = Vec::new();
    let mut work = defs;
    while let Some(block) = work.pop() {
        for &join in &frontiers[block] {
            if is_live.contains(&join) && placed.insert(join) {
                out.push(join);
                work.push(join);
            }
        }
    }
    out
}

enum Step {
    Enter(Block),
    /// Undo the values set since this length of the log.
    Leave(usize),
}

fn rename(
    func: &mut Function,
    dom: &DominatorTree,
    slots: &[Slot],
    index: &FxHashMap<Value, usize>,
    phis: &SecondaryMap<Block, Vec<(usize, Inst)>>,
) {
    let mut current: Vec<Option<Value>> = vec![None; slots.len()];
    let mut log: Vec<(usize, Option<Value>)> = Vec::new();
    let Some(entry) = func.entry() else { return };
    let mut steps = vec![Step::Enter(entry)];
    while let Some(step) = steps.pop() {
        let block = match step {
            Step::Leave(len) => {
                while log.len() > len {
                    if let Some((slot, old)) = log.pop() {
                        current[slot] = old;
                    }
                }
                continue;
            }
            Step::Enter(block) => block,
        };
        steps.push(Step::Leave(log.len()));
        for (slot, phi) in &phis[block] {
            log.push((*slot, current[*slot]));
            current[*slot] = func.result(*phi);
        }
        let mut next = func.first_inst(block);
        while let Some(inst) = next {
            next = func.next_inst(inst);
            match func.inst(inst) {
                InstData::Load { ptr, .. } => {
                    let Some(&slot) = index.get(&ptr) else { continue };
                    let value = match current[slot] {
                        Some(v) => v,
                        // Reading a slot before it is written gives undef, as a load of uninitialised memory does.
                        None => func.undef(slots[slot].ty),
                    };
                    func.replace_with_value(inst, value);
                }
                InstData::Store { ptr, value, .. } => {
                    let Some(&slot) = index.get(&ptr) else { continue };
                    log.push((slot, current[slot]));
                    current[slot] = Some(value);
                    func.remove_inst(inst);
                }
                _ => {}
            }
        }
        // One entry per edge: a block that branches twice to the same place has two.
        let successors: Vec<Block> = func.successors(block).to_vec();
        for succ in successors {
            for (slot, phi) in &phis[succ] {
                let value = match current[*slot] {
                    Some(v) => v,
                    None => func.undef(slots[*slot].ty),
                };
                func.add_incoming(*phi, value, block);
            }
        }
        steps.extend(dom.children(block).iter().map(|b| Step::Enter(*b)));
    }
}
