//! Stack coloring: slots of the frame that never hold something at the same time share bytes.
//!
//! ```text
//! { int a[32]; ... }     a: 0..128
//! { int b[64]; ... }     b: 0..256
//! ```
//!
//! A slot is live where it may have been accessed and may be accessed again before it is written whole. Two slots conflict
//! if one is accessed where the other is live. A slot whose address goes where it cannot be followed conflicts with all.

use cranelift_entity::SecondaryMap;
use oxicc_ir::analysis::Cfg;
use oxicc_ir::intrinsic::Family;
use oxicc_ir::{AttrKind, Block, CastOp, Function, Inst, InstData, Module, Type, Use};
use rustc_hash::{FxHashMap, FxHashSet};

/// Uses that are followed from one slot.
const MAX_USES: usize = 4096;
/// Slots that are looked at; the layout compares each with each.
const MAX_SLOTS: usize = 1024;
/// Slots times blocks.
const MAX_BITS: usize = 1 << 25;

/// A fixed alloca, as the frame sees it.
pub struct Slot {
    pub inst: Inst,
    pub size: u64,
    pub align: u64,
}

/// Offsets of the slots, and the size of all, if sharing bytes makes the frame smaller.
pub fn layout(module: &Module, f: &Function, slots: &[Slot]) -> Option<(Vec<u64>, u64)> {
    if !(2..=MAX_SLOTS).contains(&slots.len()) {
        return None;
    }
    let conflicts = Liveness::of(module, f, slots)?.conflicts();
    let mut order: Vec<usize> = (0..slots.len()).collect();
    order.sort_by_key(|&s| std::cmp::Reverse(slots[s].size));
    let mut offsets = vec![0; slots.len()];
    let mut placed: Vec<usize> = Vec::new();
    let (mut total, mut taken) = (0, Vec::new());
    for s in order {
        let Slot { size, align, .. } = slots[s];
        taken.clear();
        let others = placed.iter().filter(|&&other| conflicts[s].has(other));
        taken.extend(others.map(|&other| (offsets[other], offsets[other] + slots[other].size)));
        taken.sort_unstable();
        let mut at = 0u64;
        for &(start, end) in &taken {
            if at + size <= start {
                break;
            }
            at = at.max(end).checked_next_multiple_of(align.max(1))?;
        }
        offsets[s] = at;
        total = total.max(at + size);
        placed.push(s);
    }
    let apart = slots
        .iter()
        .try_fold(0u64, |at, slot| at.checked_next_multiple_of(slot.align.max(1))?.checked_add(slot.size))?;
    (total < apart).then_some((offsets, total))
}

/// A set of slots.
#[derive(Clone, PartialEq, Default)]
struct Set(Vec<u64>);

impl Set {
    fn new(slots: usize) -> Set {
        Set(vec![0; slots.div_ceil(64)])
    }

    fn has(&self, slot: usize) -> bool {
        self.0[slot / 64] >> (slot % 64) & 1 != 0
    }

    fn insert(&mut self, slot: usize) {
        self.0[slot / 64] |= 1 << (slot % 64);
    }

    fn remove(&mut self, slot: usize) {
        self.0[slot / 64] &= !(1 << (slot % 64));
    }

    /// Whether it has grown.
    fn add(&mut self, other: &Set) -> bool {
        let mut grown = false;
        for (a, b) in self.0.iter_mut().zip(&other.0) {
            grown |= *b & !*a != 0;
            *a |= b;
        }
        grown
    }

    fn slots(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(n, &word)| {
            (0..64).filter(move |bit| word >> bit & 1 != 0).map(move |bit| n * 64 + bit)
        })
    }
}

#[derive(Clone, Copy, PartialEq)]
enum What {
    /// Read, or written in part.
    Access,
    /// What it held before is lost.
    Renew,
}

#[derive(Clone, Copy)]
struct Event {
    inst: Inst,
    slot: usize,
    what: What,
}

struct Liveness {
    /// Slots that were followed everywhere.
    known: Set,
    count: usize,
    /// Of each reachable block, in order.
    events: Vec<Vec<Event>>,
    /// Accessed on some path to the beginning of a block.
    touched: Vec<Set>,
    /// Accessed on some path from the end of a block, and not written whole before.
    wanted: Vec<Set>,
}

impl Liveness {
    fn of(module: &Module, f: &Function, slots: &[Slot]) -> Option<Liveness> {
        let cfg = Cfg::compute(f);
        let blocks = cfg.rpo().len();
        if blocks.checked_mul(slots.len())? > MAX_BITS {
            return None;
        }
        let mut known = Set::new(slots.len());
        let mut by_inst: FxHashMap<Inst, Vec<(usize, What)>> = FxHashMap::default();
        let mut with_events: SecondaryMap<Block, bool> = SecondaryMap::new();
        for (n, slot) in slots.iter().enumerate() {
            let Some(found) = follow(module, f, slot) else { continue };
            known.insert(n);
            for (inst, what) in found {
                by_inst.entry(inst).or_default().push((n, what));
                with_events[f.inst_block(inst)?] = true;
            }
        }
        known.slots().nth(1)?;
        let mut events = vec![Vec::new(); blocks];
        for (&block, events) in cfg.rpo().iter().zip(&mut events).filter(|(b, _)| with_events[**b]) {
            for inst in f.block_insts(block) {
                let here = by_inst.get(&inst).into_iter().flatten();
                events.extend(here.map(|&(slot, what)| Event { inst, slot, what }));
            }
        }
        let empty = vec![Set::new(slots.len()); blocks];
        let mut out = Liveness { known, count: slots.len(), events, touched: empty.clone(), wanted: empty };
        out.spread(f, &cfg);
        Some(out)
    }

    /// Both ways through the graph, until nothing changes.
    fn spread(&mut self, f: &Function, cfg: &Cfg) {
        let place = |b: Block| cfg.place(b);
        let mut changed = true;
        while changed {
            changed = false;
            for (n, &block) in cfg.rpo().iter().enumerate() {
                let mut after = self.touched[n].clone();
                self.events[n].iter().for_each(|e| after.insert(e.slot));
                for to in f.successors(block).iter().filter_map(|&s| place(s)) {
                    changed |= self.touched[to].add(&after);
                }
            }
        }
        changed = true;
        while changed {
            changed = false;
            for (n, &block) in cfg.rpo().iter().enumerate().rev() {
                let mut wanted = std::mem::take(&mut self.wanted[n]);
                for to in f.successors(block).iter().filter_map(|&s| place(s)) {
                    // A loop of one block: its own set is the one that is taken out.
                    let before = self.before(to, if to == n { &wanted } else { &self.wanted[to] });
                    changed |= wanted.add(&before);
                }
                self.wanted[n] = wanted;
            }
        }
    }

    /// What is wanted at the beginning of a block, from what is at its end.
    fn before(&self, block: usize, after: &Set) -> Set {
        let mut live = after.clone();
        for event in self.events[block].iter().rev() {
            match event.what {
                What::Access => live.insert(event.slot),
                What::Renew => live.remove(event.slot),
            }
        }
        live
    }

    /// Of each slot, those that it must not share bytes with.
    fn conflicts(&self) -> Vec<Set> {
        let mut out = vec![Set::new(self.count); self.count];
        let mut left = vec![0u32; self.count];
        for (n, events) in self.events.iter().enumerate() {
            events.iter().for_each(|e| left[e.slot] += 1);
            let mut touched = self.touched[n].clone();
            events.iter().for_each(|e| touched.insert(e.slot));
            let mut live = self.wanted[n].clone();
            for (at, event) in events.iter().enumerate().rev() {
                left[event.slot] -= 1;
                let row = &mut out[event.slot].0;
                for (row, (live, touched)) in row.iter_mut().zip(live.0.iter().zip(&touched.0)) {
                    *row |= live & touched;
                }
                // All that one instruction accesses.
                for other in events[..at].iter().rev().take_while(|e| e.inst == event.inst) {
                    out[event.slot].insert(other.slot);
                }
                if left[event.slot] == 0 && !self.touched[n].has(event.slot) {
                    touched.remove(event.slot);
                }
                match event.what {
                    What::Access => live.insert(event.slot),
                    What::Renew => live.remove(event.slot),
                }
            }
        }
        for a in 0..self.count {
            if !self.known.has(a) {
                out[a].0.fill(u64::MAX);
            }
            for b in out[a].clone().slots().filter(|&b| b < self.count) {
                out[b].insert(a);
            }
        }
        out
    }
}

/// The instructions that access a slot; none if its address may be kept or compared.
fn follow(module: &Module, f: &Function, slot: &Slot) -> Option<Vec<(Inst, What)>> {
    let root = f.result(slot.inst)?;
    let mut found: FxHashMap<Inst, What> = FxHashMap::default();
    let mut seen = FxHashSet::from_iter([root]);
    let mut work = vec![root];
    let mut steps = 0;
    while let Some(value) = work.pop() {
        for used in f.uses(value) {
            steps += 1;
            if steps > MAX_USES {
                return None;
            }
            let whole = value == root && renews(module, f, used, slot.size);
            match on(module, f, used)? {
                Step::Access if whole => {
                    found.entry(used.user).or_insert(What::Renew);
                }
                Step::Access => {
                    found.insert(used.user, What::Access);
                }
                Step::Same => {
                    let result = f.result(used.user)?;
                    if seen.insert(result) {
                        work.push(result);
                    }
                }
                Step::Nothing => {}
            }
        }
    }
    let mut found: Vec<_> = found.into_iter().filter(|(inst, _)| f.inst_block(*inst).is_some()).collect();
    found.sort_unstable_by_key(|(inst, _)| *inst);
    Some(found)
}

/// Whether this is a store of all bytes.
fn renews(module: &Module, f: &Function, used: Use, size: u64) -> bool {
    match f.inst(used.user) {
        InstData::Store { value, .. } if used.index == 1 => {
            let ty: Type = f.value_type(value);
            module.data_layout.store_size(&module.types, ty) == size
        }
        _ => false,
    }
}

/// What becomes of an address.
enum Step {
    Access,
    /// Another address in the same slot.
    Same,
    Nothing,
}

fn on(module: &Module, f: &Function, used: Use) -> Option<Step> {
    Some(match f.inst(used.user) {
        InstData::Load { .. } => Step::Access,
        InstData::Store { .. } if used.index == 1 => Step::Access,
        InstData::AtomicRmw { .. } | InstData::CmpXchg { .. } if used.index == 0 => Step::Access,
        InstData::Gep { .. } if used.index == 0 => Step::Same,
        InstData::Phi { .. } | InstData::Freeze { .. } => Step::Same,
        InstData::Select { .. } if used.index > 0 => Step::Same,
        InstData::Cast { op: CastOp::Bitcast | CastOp::AddrSpaceCast, .. } => Step::Same,
        InstData::Call { info, args, .. } => {
            let index = used.index as usize;
            let global = module.global(f.direct_callee(used.user)?);
            if index >= args.len() {
                return None;
            }
            // It reads the arguments where they are.
            if global.name() == "vprintf" {
                return Some(Step::Access);
            }
            match global.intrinsic().map_or(Family::Other, |i| i.family()) {
                Family::Lifetime | Family::Assume => Step::Nothing,
                Family::Memcpy | Family::Memmove | Family::Memset | Family::ReadOnlyLoad => Step::Access,
                _ => {
                    let declared = global.as_function()?.attrs;
                    let has = |kind| {
                        [declared, info.attrs].iter().any(|&list| module.attrs.param_has(list, index, kind))
                    };
                    if !has(AttrKind::NoCapture) && !has(AttrKind::ByVal) {
                        return None;
                    }
                    Step::Access
                }
            }
        }
        _ => return None,
    })
}
