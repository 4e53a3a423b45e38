//! `load-store-vectorizer`: makes one vector access of neighbouring scalar ones.
//!
//! ```text
//! %a = load float, ptr %p, align 8                %v = load <2 x float>, ptr %p, align 8
//! %q = getelementptr i8, ptr %p, i64 4      ->    %a = extractelement <2 x float> %v, i32 0
//! %b = load float, ptr %q, align 4                %b = extractelement <2 x float> %v, i32 1
//! ```
//!
//! Accesses off one base at constant distances are sorted by offset, and runs of two or four of one size become one
//! access where the address is known to be aligned to the whole of it: the alignment any access of the group states
//! counts for all. Loads of three of four neighbours take the fourth with them: what is aligned like a whole `float4` is
//! one, and an aligned access faults for all of its bytes or for none. Loads move up to the first of the run, stores down to the last, when no access in between touches
//! their bytes. Nothing moves over calls, barriers, atomics or volatile accesses.

use oxicc_ir::analysis::DominatorTree;
use oxicc_ir::{
    Align, Block, Builder, CastOp, Context, Function, Inst, InstData, Md, MdKind, MemAccess, Type, TypeData,
    Value,
};
use rustc_hash::FxHashMap;

use crate::alias::{Location, may_alias};
use crate::alignment::{Place, Promises};
use crate::knobs::Knob;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::remarks::{Log, RemarkKind};
use crate::util::may_write;

pub struct LoadStoreVectorizer;

const NAME: &str = "load-store-vectorizer";

/// The widest access there is.
pub static MAX_BYTES: Knob = Knob::number(
    "load-store-vectorizer",
    "vectorizer-max-bytes",
    16,
    "bytes of an access that takes the place of several",
);
/// Accesses looked at together; bounds the comparisons.
const MAX_WINDOW: usize = 128;

impl FunctionPass for LoadStoreVectorizer {
    fn name(&self) -> &'static str {
        NAME
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let max_bytes = analyses.log.knobs().get(&MAX_BYTES);
        let blocks: Vec<Block> = func.blocks().collect();
        let mut log = Log::new(analyses.log.wants_remarks());
        let promises = Promises::of(ctx, func);
        let promised = (!promises.is_empty()).then(|| (&promises, analyses.dominators(func)));
        let mut changed = false;
        for block in blocks {
            let mut window: Vec<Access> = Vec::new();
            let mut next = func.first_inst(block);
            while let Some(inst) = next {
                next = func.next_inst(inst);
                match Access::of(ctx, func, inst) {
                    Some(access) => window.push(Access { place: window.len(), ..access }),
                    None if may_write(ctx, func, inst) => {
                        changed |= run_window(ctx, func, promised, &mut window, max_bytes, &mut log)
                    }
                    None => {}
                }
                if window.len() >= MAX_WINDOW {
                    changed |= run_window(ctx, func, promised, &mut window, max_bytes, &mut log);
                }
            }
            changed |= run_window(ctx, func, promised, &mut window, max_bytes, &mut log);
        }
        analyses.log.join(log);
        Changed::instructions_if(changed)
    }
}

/// A plain load or store.
struct Access {
    inst: Inst,
    is_store: bool,
    ptr: Value,
    ty: Type,
    align: Align,
    at: Location,
    /// Whether the type can be an element of a vector.
    is_element: bool,
    /// Place in the order of accesses; that of the vector access once merged.
    place: usize,
}

impl Access {
    fn of(ctx: &Context, func: &Function, inst: Inst) -> Option<Access> {
        let (ptr, ty, access, is_store) = match func.inst(inst) {
            InstData::Load { ptr, access } => (ptr, func.inst_type(inst), access, false),
            InstData::Store { ptr, value, access } => (ptr, func.value_type(value), access, true),
            _ => return None,
        };
        if !access.is_plain() {
            return None;
        }
        let is_element = match ctx.types.get(ty) {
            TypeData::Int(bits) => matches!(bits, 8 | 16 | 32 | 64),
            TypeData::Half | TypeData::BFloat | TypeData::Float | TypeData::Double => true,
            TypeData::Ptr(space) => ctx.data_layout.pointer_bits(*space) == 64,
            _ => false,
        };
        let at = Location::of(ctx, func, inst)?;
        Some(Access { inst, is_store, ptr, ty, align: access.align, at, is_element, place: 0 })
    }
}

/// What is known of where a base lies: `base + offset` is a multiple of `align`.
#[derive(Clone, Copy)]
struct Known {
    align: u64,
    offset: i64,
    /// An access says so: there is a whole object of that alignment. A variable may be aligned more than it is long, and so
    /// may what a promise is about.
    of_access: bool,
}

impl Known {
    fn aligns(self, offset: i64, bytes: u64) -> bool {
        self.align >= bytes && offset.wrapping_sub(self.offset).rem_euclid(bytes as i64) == 0
    }
}

/// Vectorizes the accesses of a stretch of code that nothing else in it depends on, and empties it.
fn run_window(
    ctx: &Context,
    func: &mut Function,
    promised: Option<(&Promises, &DominatorTree)>,
    window: &mut Vec<Access>,
    max_bytes: u64,
    log: &mut Log,
) -> bool {
    if window.len() < 2 {
        window.clear();
        return false;
    }
    let mut groups: FxHashMap<(Value, bool, u64), Vec<usize>> = FxHashMap::default();
    let mut known: FxHashMap<Value, Known> = FxHashMap::default();
    let mut order: Vec<(Value, bool, u64)> = Vec::new();
    for (i, a) in window.iter().enumerate() {
        let here = Known { align: a.align.bytes(), offset: a.at.offset, of_access: true };
        let best = known.entry(a.at.base).or_insert_with(|| {
            let place = Place { ctx, func, promised, inst: a.inst };
            Known { align: place.alignment(a.at.base), offset: 0, of_access: false }
        });
        if here.align >= best.align {
            *best = here;
        }
        if a.is_element {
            let key = (a.at.base, a.is_store, a.at.size);
            groups
                .entry(key)
                .or_insert_with(|| {
                    order.push(key);
                    Vec::new()
                })
                .push(i);
        }
    }
    let mut changed = false;
    for key in order {
        let Some(mut list) = groups.remove(&key) else { continue };
        let Some(&known) = known.get(&key.0) else { continue };
        list.sort_by_key(|i| (window[*i].at.offset, *i));
        changed |= run_group(ctx, func, window, &list, known, max_bytes, log);
    }
    window.clear();
    changed
}

/// Accesses that become one, in order of their offsets, and the whole they are lanes of.
struct Run<'a> {
    members: &'a [usize],
    lanes: usize,
    /// Offset of the first lane.
    offset: i64,
}

impl Run<'_> {
    /// `lanes` accesses side by side.
    fn adjacent<'a>(window: &[Access], list: &'a [usize], lanes: usize) -> Option<Run<'a>> {
        let members = list.get(..lanes)?;
        let Location { offset, size, .. } = window[members[0]].at;
        members
            .iter()
            .enumerate()
            .all(|(i, a)| Some(window[*a].at.offset) == offset.checked_add(i as i64 * size as i64))
            .then_some(Run { members, lanes, offset })
    }

    /// Loads of three of the four lanes of something that is aligned like a vector of them.
    fn with_gap<'a>(window: &[Access], list: &'a [usize], known: Known) -> Option<Run<'a>> {
        let members = list.get(..3)?;
        let first = &window[members[0]];
        let size = first.at.size as i64;
        let offset = [first.at.offset, first.at.offset.checked_sub(size)?]
            .into_iter()
            .find(|o| known.aligns(*o, 4 * size as u64))?;
        let lane = |i: usize| (window[i].at.offset - offset) / size;
        let distinct = members.is_sorted_by(|a, b| lane(*a) < lane(*b));
        let on_lanes =
            members.iter().all(|i| (window[*i].at.offset - offset) % size == 0 && (0..4).contains(&lane(*i)));
        (!first.is_store && known.of_access && distinct && on_lanes).then_some(Run {
            members,
            lanes: 4,
            offset,
        })
    }
}

/// Makes vectors of the accesses of one base, kind and size, sorted by offset.
fn run_group(
    ctx: &Context,
    func: &mut Function,
    window: &mut [Access],
    list: &[usize],
    known: Known,
    max_bytes: u64,
    log: &mut Log,
) -> bool {
    let mut changed = false;
    let mut start = 0;
    while start + 1 < list.len() {
        let rest = &list[start..];
        let size = window[rest[0]].at.size;
        let fits = |run: &Run| {
            let bytes = size * run.lanes as u64;
            bytes <= max_bytes && known.aligns(run.offset, bytes) && is_free(ctx, func, window, run.members)
        };
        let run = [
            // Eight halves: the code generator moves them as four words.
            (size == 2).then(|| Run::adjacent(window, rest, 8)).flatten(),
            Run::adjacent(window, rest, 4),
            Run::with_gap(window, rest, known),
            Run::adjacent(window, rest, 2),
        ]
        .into_iter()
        .flatten()
        .find(fits);
        let Some(run) = run else {
            if log.wants_remarks()
                && let Some(pair) = Run::adjacent(window, rest, 2)
            {
                let why = obstacle(&pair, size, known, max_bytes);
                let about = (RemarkKind::Missed, NAME, "NotVectorized");
                log.about(ctx, func, Some(window[rest[0]].inst), about, || {
                    format!("neighbouring accesses of {size} bytes stay apart: {why}")
                });
            }
            start += 1;
            continue;
        };
        let (lanes, inst) = (run.lanes, window[rest[0]].inst);
        log.about(ctx, func, Some(inst), (RemarkKind::Passed, NAME, "Vectorized"), || {
            let what = if window[rest[0]].is_store { "stores" } else { "loads" };
            format!("{} {what} of {size} bytes are one of {}", run.members.len(), size * lanes as u64)
        });
        let accesses: Vec<&Access> = run.members.iter().map(|i| &window[*i]).collect();
        merge(ctx, func, &accesses, run.lanes, run.offset);
        let places = accesses.iter().map(|a| a.place);
        let place = if accesses[0].is_store { places.max() } else { places.min() };
        run.members.iter().for_each(|i| window[*i].place = place.unwrap_or_default());
        start += run.members.len();
        changed = true;
    }
    changed
}

/// Why two neighbouring accesses are not one.
fn obstacle(pair: &Run, size: u64, known: Known, max_bytes: u64) -> String {
    let bytes = size * pair.lanes as u64;
    if bytes > max_bytes {
        format!("an access has at most {max_bytes} bytes")
    } else if !known.aligns(pair.offset, bytes) {
        format!("the address is not known to be a multiple of {bytes}")
    } else {
        "an access between them may touch the same memory".to_owned()
    }
}

/// Whether the accesses of a run can all happen where the vector access will be.
fn is_free(ctx: &Context, func: &Function, window: &[Access], run: &[usize]) -> bool {
    let places = run.iter().map(|i| window[*i].place);
    let (Some(first), Some(last)) = (places.clone().min(), places.max()) else { return false };
    let between = |a: &&Access| first < a.place && a.place < last;
    window.iter().enumerate().filter(|(_, a)| between(a)).all(|(k, other)| {
        run.contains(&k)
            || run.iter().all(|&i| {
                let a = &window[i];
                // Loads move up over what comes before them, stores down over what comes after.
                let crossed =
                    if a.is_store { other.place > a.place } else { other.place < a.place && other.is_store };
                !crossed || !may_alias(ctx, func, &a.at, &other.at)
            })
    })
}

/// The type of the elements: the one all have, or an integer of the size.
fn element_type(ctx: &Context, run: &[&Access]) -> Type {
    let ty = run[0].ty;
    if run.iter().all(|a| a.ty == ty) && !ctx.types.is_ptr(ty) {
        ty
    } else {
        ctx.types.int(run[0].at.size as u32 * 8)
    }
}

fn convert(b: &mut Builder<'_>, value: Value, to: Type) -> Value {
    let from = b.func.value_type(value);
    match (b.ctx.types.is_ptr(from), b.ctx.types.is_ptr(to)) {
        _ if from == to => value,
        (true, _) => b.cast(CastOp::PtrToInt, value, to),
        (_, true) => b.cast(CastOp::IntToPtr, value, to),
        _ => b.cast(CastOp::Bitcast, value, to),
    }
}

/// Metadata that all accesses of a run have.
fn common_attachments(func: &Function, run: &[&Access]) -> Vec<(MdKind, Md)> {
    let mut common = func.attachments(run[0].inst).to_vec();
    common.retain(|m| run[1..].iter().all(|a| func.attachments(a.inst).contains(m)));
    common
}

/// Replaces a run, in order of offsets, by one access of so many lanes at an offset.
fn merge(ctx: &Context, func: &mut Function, run: &[&Access], lanes: usize, offset: i64) {
    let elem = element_type(ctx, run);
    let vector = ctx.types.vector(elem, lanes as u32);
    let size = run[0].at.size;
    let access = MemAccess::plain(Align::new(size * lanes as u64).unwrap_or(Align::ONE));
    let attachments = common_attachments(func, run);
    if run[0].is_store {
        let Some(last) =
            run.iter().map(|a| a.inst).reduce(|a, b| if func.comes_before(a, b) { b } else { a })
        else {
            return;
        };
        let values: Vec<Value> = run.iter().map(|a| func.operand(a.inst, 0)).collect();
        let mut b = Builder::before(ctx, func, last);
        let mut whole = b.func.poison(vector);
        for (i, value) in values.into_iter().enumerate() {
            let value = convert(&mut b, value, elem);
            let index = b.func.const_i32(i as i32);
            whole = b.insert_element(whole, value, index);
        }
        let store = b.store_with(whole, run[0].ptr, access);
        func.set_attachments(store, &attachments);
    } else {
        let Some(first) =
            run.iter().map(|a| a.inst).reduce(|a, b| if func.comes_before(a, b) { a } else { b })
        else {
            return;
        };
        let mut b = Builder::before(ctx, func, first);
        // The address of the lowest element may be computed later than the first load; its base is not.
        let ptr = if first == run[0].inst && run[0].at.offset == offset {
            run[0].ptr
        } else if offset == 0 {
            run[0].at.base
        } else {
            let distance = b.func.const_i64(offset);
            b.ptr_add(run[0].at.base, distance)
        };
        let whole = b.load_with(vector, ptr, access);
        let mut parts = Vec::with_capacity(run.len());
        for a in run {
            let lane = (a.at.offset - offset) / size as i64;
            let index = b.func.const_i32(lane as i32);
            let part = b.extract_element(whole, index);
            parts.push(convert(&mut b, part, a.ty));
        }
        if let Some(load) = func.value_inst(whole) {
            func.set_attachments(load, &attachments);
        }
        for (a, part) in run.iter().zip(parts) {
            if let Some(result) = func.result(a.inst) {
                func.replace_all_uses(result, part);
            }
        }
    }
    for a in run {
        func.remove_inst(a.inst);
    }
}
