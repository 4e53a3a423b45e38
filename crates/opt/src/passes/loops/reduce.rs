//! `loop-reduce`: pointers that walk instead of addresses computed anew.
//!
//! ```text
//! loop: %k = mul i32 %i, %n                          loop: %p = phi ptr [ %p0, ... ], [ %p.next, ... ]
//!       %a = getelementptr float, ptr %x, i32 %k  ->       ... %p ...
//!       ... %a ...                                         %p.next = getelementptr i8, ptr %p, i64 %stride
//! ```
//!
//! Addresses that differ from iteration to iteration by the same distance are grouped by base and distance. Each group gets
//! one pointer; the others of the group are constant or invariant distances away from it. Registers are not free: there is a
//! limit per loop, and an address that costs one instruction anyway stays.

use oxicc_ir::analysis::{DominatorTree, LoopId, LoopInfo};
use oxicc_ir::intrinsic::Family;
use oxicc_ir::{Block, Builder, Context, Function, Inst, InstData, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use super::first_address::Entry;
use super::simplify::canonicalize;
use crate::address::{Address, Poly};
use crate::knobs::Knob;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::util::{intrinsic_family, may_not_return};

pub struct LoopReduce;

/// Walking pointers of one loop.
pub static MAX_POINTERS: Knob =
    Knob::number("loop-reduce", "lsr-pointer-limit", 8, "walking pointers that a loop gets");
/// Distances between the accesses of a group that are kept in registers in one loop. Groups share them.
const MAX_DISTANCES: usize = 6;
/// Values looked at to find names for distances.
const MAX_NAMED: usize = 256;
/// Accesses of a loop that are looked at.
const MAX_ACCESSES: usize = 512;

impl FunctionPass for LoopReduce {
    fn name(&self) -> &'static str {
        "loop-reduce"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let (_, loops) = analyses.loops(func);
        if loops.is_empty() {
            return Changed::Nothing;
        }
        let shaped = canonicalize(func, analyses);
        let most_pointers = analyses.log.knobs().size(&MAX_POINTERS);
        let (dom, loops) = analyses.loops(func);
        let mut reduced = 0;
        for id in loops.loops() {
            if loops.get(id).children.is_empty() {
                reduced += usize::from(reduce(ctx, func, (dom, loops), id, most_pointers));
            }
        }
        analyses.log.count("loop-reduce", "loops with walking pointers", reduced);
        if shaped { Changed::ControlFlow } else { Changed::instructions_if(reduced > 0) }
    }
}

/// A counter of a loop: its phi, where it starts and how it grows.
pub(super) struct Counter {
    phi: Value,
    start: Poly,
    step: Poly,
}

/// An access in a loop whose address changes with a counter.
struct Access {
    /// The instruction that reads or writes, and the place of the address among its operands.
    user: Inst,
    operand: usize,
    address: Address,
    /// The part of the offset at the start of the loop.
    first: Poly,
}

struct Group {
    base: Value,
    stride: Poly,
    accesses: Vec<Access>,
}

fn reduce(
    ctx: &Context,
    func: &mut Function,
    (dom, loops): (&DominatorTree, &LoopInfo),
    id: LoopId,
    most_pointers: usize,
) -> bool {
    let (Some(preheader), Some(latch)) = (loops.preheader(func, id), loops.latch(func, id)) else {
        return false;
    };
    let lp = loops.get(id);
    let inside = |func: &Function, v: Value| {
        func.value_inst(v).and_then(|i| func.inst_block(i)).is_some_and(|b| loops.contains(id, b))
    };
    let counters = counters(ctx, func, lp.header, preheader, latch, &|f, v| !inside(f, v));
    if counters.is_empty() {
        return false;
    }
    let mut groups: Vec<Group> = Vec::new();
    let mut count = 0;
    for &block in loops.blocks(id) {
        for inst in func.block_insts(block) {
            let Some((ptr, operand)) = accessed(ctx, func, inst) else { continue };
            count += 1;
            if count > MAX_ACCESSES {
                return false;
            }
            let address = Address::of(ctx, func, ptr);
            if inside(func, address.base) {
                continue;
            }
            let Some((first, stride)) = split(&counters, &address.offset) else { continue };
            if stride == Poly::default() || first.values().chain(stride.values()).any(|v| inside(func, v)) {
                continue;
            }
            let access = Access { user: inst, operand, address, first };
            match groups.iter_mut().find(|g| g.base == access.address.base && g.stride == stride) {
                Some(g) => g.accesses.push(access),
                None => groups.push(Group { base: access.address.base, stride, accesses: vec![access] }),
            }
        }
    }
    groups.retain(pays);
    groups.truncate(most_pointers);
    let sure = Sure::new(ctx, func, lp.header);
    let named = named_sums(ctx, func, sure, &groups, &|f, v| !inside(f, v));
    let mut distances = Distances::default();
    for group in &groups {
        rewrite(ctx, func, dom, (sure, preheader, latch), group, &named, &inside, &mut distances);
    }
    !groups.is_empty()
}

/// The address that an instruction reads or writes, and its place among the operands. Of functions, those that load and store the
/// tiles of tensor cores.
fn accessed(ctx: &Context, func: &Function, inst: Inst) -> Option<(Value, usize)> {
    match func.inst(inst) {
        InstData::Load { ptr, .. } => Some((ptr, 0)),
        InstData::Store { ptr, .. } => Some((ptr, 1)),
        InstData::Call { args, .. } if intrinsic_family(ctx, func, inst) == Family::TileAccess => {
            args.first().map(|ptr| (*ptr, 0))
        }
        _ => None,
    }
}

/// 32-bit values from before the loop that are sums or products, by their polynomials. Only those that an access of every
/// iteration needs: what they promise holds when the loop runs.
fn named_sums(
    ctx: &Context,
    func: &Function,
    sure: Sure,
    groups: &[Group],
    invariant: &dyn Fn(&Function, Value) -> bool,
) -> FxHashMap<Poly, Value> {
    let mut named: FxHashMap<Poly, Value> = FxHashMap::default();
    let mut seen: FxHashSet<Value> = FxHashSet::default();
    let mut work: Vec<Value> = Vec::new();
    for access in groups.iter().flat_map(|g| &g.accesses) {
        if sure.contains(func, access.user) {
            work.push(func.operand(access.user, access.operand));
        }
    }
    while let Some(v) = work.pop() {
        let Some(inst) = func.value_inst(v).filter(|_| seen.len() < MAX_NAMED && seen.insert(v)) else {
            continue;
        };
        match func.inst(inst) {
            InstData::Binary { .. } if func.value_type(v) == Type::I32 && invariant(func, v) => {
                let poly = Poly::of_index(ctx, func, v);
                if poly != Poly::value(v) {
                    named.entry(poly).or_insert(v);
                }
            }
            InstData::Binary { .. } | InstData::Cast { .. } | InstData::Gep { .. } => {}
            _ => continue,
        }
        work.extend(func.operands(inst).iter().copied());
    }
    named
}

/// Whether a walking pointer is cheaper than the addresses of a group.
fn pays(group: &Group) -> bool {
    // One multiply-add per address is what the pointer's step costs.
    let simple =
        |a: &Access| a.address.offset.terms.len() == 1 && a.address.offset.terms[0].0.values().len() == 1;
    let distinct = {
        let mut firsts: Vec<&Poly> = group.accesses.iter().map(|a| &a.address.offset).collect();
        firsts.dedup();
        firsts.len()
    };
    distinct > 1 || !group.accesses.iter().all(simple)
}

/// Header phis that grow by something invariant.
pub(super) fn counters(
    ctx: &Context,
    func: &Function,
    header: Block,
    preheader: Block,
    latch: Block,
    invariant: &dyn Fn(&Function, Value) -> bool,
) -> Vec<Counter> {
    let mut out = Vec::new();
    for phi in func.phis(header) {
        let Some(value) = func.result(phi) else { continue };
        let ty = func.value_type(value);
        if ty != Type::I32 && ty != Type::I64 {
            continue;
        }
        let (Some(start), Some(next)) = (func.incoming_from(phi, preheader), func.incoming_from(phi, latch))
        else {
            continue;
        };
        let step = Poly::of_index(ctx, func, next).sub(&Poly::value(value));
        if step != Poly::default() && step.values().all(|v| invariant(func, v)) {
            out.push(Counter { phi: value, start: Poly::of_index(ctx, func, start), step });
        }
    }
    out
}

/// The offset at the start of the loop, and how much it grows in each iteration.
pub(super) fn split(counters: &[Counter], offset: &Poly) -> Option<(Poly, Poly)> {
    let mut first = Poly::constant(offset.constant);
    let mut stride = Poly::default();
    for (product, factor) in &offset.terms {
        let find = |v: Value| counters.iter().find(|c| c.phi == v);
        let mut found = product.values().iter().enumerate().filter_map(|(i, v)| Some((i, find(*v)?)));
        let Some((at, counter)) = found.next() else {
            first.add_term(*product, *factor);
            continue;
        };
        if found.next().is_some() {
            return None;
        }
        let other = product.without(at).map_or(Poly::constant(1), Poly::product);
        first = first.add_scaled(&counter.start.times(&other)?, *factor);
        stride = stride.add_scaled(&counter.step.times(&other)?, *factor);
    }
    Some((first, stride))
}

/// Distances that are computed before a loop.
#[derive(Default)]
struct Distances {
    known: FxHashMap<Poly, Value>,
    /// How many of them were made for accesses, not for the steps of the pointers.
    made: usize,
}

/// A pointer that exists in the loop.
struct Point {
    offset: Poly,
    value: Value,
    /// Where it is from on; none for the phi, which is everywhere.
    after: Option<Inst>,
}

fn rewrite(
    ctx: &Context,
    func: &mut Function,
    dom: &DominatorTree,
    (sure, preheader, latch): (Sure, Block, Block),
    group: &Group,
    named: &FxHashMap<Poly, Value>,
    inside: &dyn Fn(&Function, Value) -> bool,
    distances: &mut Distances,
) {
    let (Some(enter), Some(top), Some(back)) =
        (func.terminator(preheader), func.first_inst(sure.header), func.terminator(latch))
    else {
        return;
    };
    let Some(lead) = group.accesses.first() else { return };
    let ptr = func.operand(lead.user, lead.operand);
    let entry = Entry { header: sure.header, preheader, enter };
    let home = func.inst_block(lead.user);
    let made = if sure.contains(func, lead.user) {
        entry.copy(ctx, func, ptr)
    } else if group.accesses.iter().all(|a| func.inst_block(a.user) == home) {
        entry.widen(ctx, func, ptr, inside)
    } else {
        None
    };
    let (start, origin) = match made {
        Some(start) => (start, lead.first.clone()),
        None => {
            // The constant of the leader stays in the accesses: the others are near it.
            let origin = without_constant(&lead.first);
            let mut b = Builder::before(ctx, func, enter);
            let offset = origin.emit(&mut b);
            (b.ptr_add(group.base, offset), origin)
        }
    };
    let ty = func.value_type(start);
    let phi = Builder::before(ctx, func, top).phi(ty);
    let mut points = vec![Point { offset: origin.clone(), value: phi, after: None }];
    let place = Place { ctx, dom, enter, named };
    for access in &group.accesses {
        let limit = MAX_DISTANCES;
        if let Some(value) = place.make(func, &mut points, distances, &access.first, access.user, limit) {
            func.set_operand(access.user, access.operand, value);
        }
    }
    let next_offset = origin.add_scaled(&group.stride, 1);
    let made = distances.made;
    let next = place.make(func, &mut points, distances, &next_offset, back, usize::MAX);
    distances.made = made;
    let next = match next {
        Some(v) => v,
        None => return,
    };
    if let Some(inst) = func.value_inst(phi) {
        func.add_incoming(inst, start, preheader);
        func.add_incoming(inst, next, latch);
    }
}

/// The part of a loop's first block that every iteration runs.
#[derive(Clone, Copy)]
struct Sure {
    header: Block,
    /// The first instruction that control may not come back from.
    end: Option<Inst>,
}

impl Sure {
    fn new(ctx: &Context, func: &Function, header: Block) -> Sure {
        Sure { header, end: func.block_insts(header).find(|i| may_not_return(ctx, func, *i)) }
    }

    fn contains(self, func: &Function, inst: Inst) -> bool {
        func.inst_block(inst) == Some(self.header) && self.end.is_none_or(|e| func.comes_before(inst, e))
    }
}

struct Place<'a> {
    ctx: &'a Context,
    dom: &'a DominatorTree,
    /// End of the preheader.
    enter: Inst,
    /// Values that are there before the loop, by what they stand for.
    named: &'a FxHashMap<Poly, Value>,
}

impl Place<'_> {
    /// Computes a distance before the loop: from a multiple of a value that is there, if it is one.
    fn emit(&self, func: &mut Function, distance: &Poly) -> Value {
        let mut b = Builder::before(self.ctx, func, self.enter);
        if let Some((unit, factor)) = distance.unit()
            && let Some(v) = self.named.get(&unit)
        {
            return Poly::value(*v).scaled(factor).emit(&mut b);
        }
        distance.emit(&mut b)
    }

    /// A pointer at an offset, for an instruction: a known distance from one that is there already.
    fn make(
        &self,
        func: &mut Function,
        points: &mut Vec<Point>,
        distances: &mut Distances,
        offset: &Poly,
        user: Inst,
        limit: usize,
    ) -> Option<Value> {
        let reaches = |func: &Function, p: &Point| match p.after {
            None => true,
            Some(i) => match (func.inst_block(i), func.inst_block(user)) {
                (Some(a), Some(b)) if a == b => i == user || func.comes_before(i, user),
                (Some(a), Some(b)) => self.dom.dominates(a, b),
                _ => false,
            },
        };
        let mut best: Option<(Value, Poly)> = None;
        for p in points.iter().rev() {
            if !reaches(func, p) {
                continue;
            }
            let distance = offset.sub(&p.offset);
            if distance.is_constant() {
                best = Some((p.value, distance));
                break;
            }
            if best.is_none() && distances.known.contains_key(&without_constant(&distance)) {
                best = Some((p.value, distance));
            }
        }
        let (from, distance) = match best {
            Some(found) => found,
            None => {
                if distances.made >= limit {
                    return None;
                }
                distances.made += 1;
                let lead = points.first()?;
                (lead.value, offset.sub(&lead.offset))
            }
        };
        if distance == Poly::default() {
            return Some(from);
        }
        if distance.is_constant() {
            let mut b = Builder::before(self.ctx, func, user);
            let c = b.func.const_i64(distance.constant);
            return Some(b.ptr_add(from, c));
        }
        let bare = without_constant(&distance);
        let amount = match distances.known.get(&bare) {
            Some(v) => *v,
            None => {
                let v = self.emit(func, &bare);
                distances.known.insert(bare.clone(), v);
                v
            }
        };
        let mut b = Builder::before(self.ctx, func, user);
        let value = b.ptr_add(from, amount);
        let mut at = offset.clone();
        at.constant = at.constant.wrapping_sub(distance.constant);
        points.push(Point { offset: at, value, after: Some(user) });
        if distance.constant == 0 {
            return Some(value);
        }
        let c = b.func.const_i64(distance.constant);
        Some(b.ptr_add(value, c))
    }
}

fn without_constant(p: &Poly) -> Poly {
    Poly { constant: 0, ..p.clone() }
}
