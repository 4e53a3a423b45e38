//! `loop-unroll`: copies the body of a loop for every iteration, or for several at a time.
//!
//! ```text
//! loop 4 times: %s = add %s, a[i]     ->     add, add, add, add
//! ```
//!
//! A loop whose number of iterations is a small constant disappears. `#pragma unroll` (`llvm.loop.unroll.full`) asks for
//! that up to a much larger size; `#pragma unroll N` (`.count`) for N copies, which keep their tests unless the number of
//! iterations is a multiple of N; `.disable` and a count of one forbid it. Loops that threads of a warp must run together
//! are copied only when every thread runs them equally often.

use oxicc_ir::analysis::{LoopId, LoopInfo};
use oxicc_ir::intrinsic::Family;
use oxicc_ir::{
    BinOp, Block, CastOp, Context, CopyMap, FixedMdKind, Function, Inst, InstData, Md, Op, Value,
};

use rustc_hash::FxHashSet;

use super::affine::Affine;
use super::demote::{Demoted, results, use_block};
use super::local_pointers;
use super::runtime_unroll::{self, Shape};
use super::simplify::canonicalize;
use super::sizes;
use super::strided::{self, Strided};
use super::trip_count::Test;
use super::unroll_remarks::Told;
use crate::address::Address;
use crate::knobs::{Knob, Knobs};
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::remarks::Log;
use crate::uniform::is_uniform;
use crate::util::{self, is_convergent};

/// All kinds of unrolling.
pub struct LoopUnroll;

/// Only what makes loops disappear, and what the source asks for with constant counts.
pub struct LoopUnrollFull;

/// Copies of every loop that says nothing about itself.
pub static COUNT: Knob = Knob::number(
    "loop-unroll",
    "unroll-count",
    0,
    "copies of loops that do not ask for another number; 0: by size",
);
/// Size of the loop after unrolling it completely without being asked for.
pub static FULL: Knob =
    Knob::number("loop-unroll", "unroll-threshold", 405, "instructions of a loop unrolled in full unasked");
/// The same for loops that index a local array with their counter: the array can become registers.
pub static FULL_LOCAL: Knob = Knob::number(
    "loop-unroll",
    "unroll-local-array-threshold",
    2_700,
    "the same for loops that index a local array with their counter",
);
/// The same when the source asks for it.
pub static FULL_ASKED: Knob =
    Knob::number("loop-unroll", "pragma-unroll-threshold", 32_768, "the same for loops with #pragma unroll");
/// Size of a loop unrolled in part.
pub static PARTIAL: Knob =
    Knob::number("loop-unroll", "unroll-partial-threshold", 202, "instructions of a loop unrolled in part");
/// Most copies in a loop unrolled in part.
pub static MAX_PARTIAL: Knob =
    Knob::number("loop-unroll", "unroll-max-count", 32, "copies of a body in a loop unrolled in part");
/// The size of a body up to which a loop whose trip count is not known gets a main loop and a remainder.
pub static RUNTIME: Knob = Knob::number(
    "loop-unroll",
    "runtime-unroll-threshold",
    76,
    "instructions of a body that is unrolled with a remainder; twice if more than half of it, else four times",
);
/// Registers that a kernel may have: copies of a body want more of them.
pub static MAX_REGISTERS: Knob = Knob::number(
    "loop-unroll",
    "max-registers",
    0,
    "registers a thread will have (-maxreg): up to 32, loops are unrolled less without being asked; 0: not known",
);
/// With no more registers than this, copies of a body would spill sooner than overlap.
const FEW_REGISTERS: u64 = 32;
/// What a division of floats counts for besides in a loop unrolled in part: it has a slow path, too.
const DIVISION: usize = 3;
/// Copies of a loop that may run less often.
const MAX_FEW: u32 = 8;
/// Operations between a loop's counter and where an inner one starts.
const MAX_START: u32 = 3;
/// A function that is larger than this does not grow further without being asked.
const MAX_FUNCTION: usize = 60_000;
/// The loop was unrolled.
pub const MARK_DONE: &str = "oxicc.loop.unrolled";
/// Another optimizer has decided how far the loop is unrolled.
pub const MARK_KEEP: &str = "oxicc.loop.keep";
/// The loop must not be unrolled, not by ptxas either.
pub const MARK_DISABLE: &str = "llvm.loop.unroll.disable";

impl FunctionPass for LoopUnroll {
    fn name(&self) -> &'static str {
        "loop-unroll"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        run(ctx, func, analyses, Kinds::All)
    }
}

impl FunctionPass for LoopUnrollFull {
    fn name(&self) -> &'static str {
        "loop-unroll-full"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        run(ctx, func, analyses, Kinds::Full)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kinds {
    Full,
    All,
}

/// The knobs of one run.
struct Limits {
    count: u32,
    full: usize,
    full_local: usize,
    full_asked: usize,
    partial: u64,
    max_partial: u64,
    runtime: usize,
    /// Copies of a loop with a remainder at most.
    max_runtime: u32,
}

impl Limits {
    fn of(knobs: &Knobs) -> Limits {
        // What the source asks for is not changed.
        let has_few = (1..=FEW_REGISTERS).contains(&knobs.get(&MAX_REGISTERS));
        let share = if has_few { 2 } else { 1 };
        Limits {
            count: u32::try_from(knobs.get(&COUNT)).unwrap_or(u32::MAX),
            full: knobs.size(&FULL),
            full_local: knobs.size(&FULL_LOCAL),
            full_asked: knobs.size(&FULL_ASKED),
            partial: knobs.get(&PARTIAL) / share,
            max_partial: knobs.get(&MAX_PARTIAL),
            runtime: knobs.size(&RUNTIME) / share as usize,
            max_runtime: 4 / share as u32,
        }
    }

    /// What speaks against a loop that has no plan.
    fn text(&self, innermost: bool) -> String {
        if !innermost {
            return format!(
                "it is around another one, and its iterations are not known or too many for {}",
                self.full
            );
        }
        format!(
            "its iterations are not known or too many for {} instructions in full and {} in part, or threads meet in it, or it has \
             several ways out; with a loop for the rest {} instructions are allowed",
            self.full, self.partial, self.runtime
        )
    }

    /// Copies of a loop with a remainder, by the size of its body.
    fn runtime_factor(&self, size: usize) -> Option<u32> {
        match size {
            _ if size > self.runtime => None,
            _ if size * 9 <= self.runtime * 5 => Some(self.max_runtime),
            _ => Some(2),
        }
    }
}

fn run(ctx: &Context, func: &mut Function, analyses: &mut Analyses, kinds: Kinds) -> Changed {
    let limits = Limits::of(analyses.log.knobs());
    let mut log = Log::new(analyses.log.wants_remarks());
    let (_, loops) = analyses.loops(func);
    if loops.is_empty() {
        return Changed::Nothing;
    }
    let mut changed = canonicalize(func, analyses);
    let (dom, loops) = analyses.loops(func);
    changed |= local_pointers::count(ctx, func, loops);
    let sizes = sizes::sizes(func, loops, size_of);
    let grown =
        sizes::grown(loops, &sizes, |id| copies_before_rest(ctx, func, loops, id, sizes[id], &limits));
    // Loops around one that was unrolled.
    let mut around: FxHashSet<LoopId> = FxHashSet::default();
    let mut demoted = Demoted::default();
    // The table of instructions keeps those that are gone.
    let gone = func.num_insts() - func.all_insts().count();
    // Inner loops first. Around one that changed, nothing is known any more; the next run looks at it again.
    for id in loops.loops() {
        if around.contains(&id) {
            continue;
        }
        let (Some(preheader), Some(latch)) = (loops.preheader(func, id), loops.latch(func, id)) else {
            continue;
        };
        let wish = match wish(ctx, func, latch) {
            Wish::None if limits.count > 1 && kinds == Kinds::All => Wish::Count(limits.count),
            Wish::None if limits.count == 1 => Wish::Disable,
            wish => wish,
        };
        // Asked before the loop is looked at: loops around many others are large.
        let about = Told { latch, size: sizes[id], last: kinds == Kinds::All };
        if wish == Wish::Disable || wish == Wish::None && func.num_insts() - gone > MAX_FUNCTION {
            let why =
                if wish == Wish::Disable { "it is turned off here" } else { "the function is too large" };
            about.missed(ctx, func, &mut log, || why.to_owned());
            continue;
        }
        let most =
            if matches!(wish, Wish::None | Wish::Done) { limits.full_local } else { limits.full_asked };
        if sizes[id] > most + 2 {
            about.missed(ctx, func, &mut log, || format!("more than {most} instructions are too many"));
            continue;
        }
        let lp = loops.get(id);
        let all_exiting = loops.exiting_blocks(func, id);
        let exiting: Vec<Block> = all_exiting.iter().copied().filter(|b| dom.dominates(*b, latch)).collect();
        let contains = |b: Block| loops.contains(id, b);
        let test = Test { header: lp.header, preheader, latch, contains: &contains };
        let exit = match (&all_exiting[..], &loops.exit_blocks(func, id)[..]) {
            ([only], [exit]) if *only == latch => Some(*exit),
            _ => None,
        };
        let candidate = Candidate {
            test: &test,
            blocks: loops.blocks(id),
            size: sizes[id],
            grown: grown[id],
            exiting: &exiting,
            exit,
            innermost: lp.children.is_empty(),
        };
        // As many copies as were asked for are enough for ptxas, too.
        let marks: &[&str] = match wish {
            Wish::Count(_) => &[MARK_DISABLE],
            Wish::Full => &[MARK_DONE, MARK_DISABLE],
            _ => &[MARK_DONE],
        };
        match plan(ctx, func, &candidate, wish, kinds, &limits) {
            None => {
                about.missed(ctx, func, &mut log, || limits.text(candidate.innermost));
                continue;
            }
            Some(Plan::Copies { copies, decided, full, asks }) => {
                about.passed(ctx, func, &mut log, || match full {
                    true => format!("in full, {copies} iterations"),
                    false => format!("{copies} times"),
                });
                let copies = Copies { copies, decided, full, asks, marks };
                unroll(ctx, func, &test, loops.blocks(id), &copies, &mut demoted);
            }
            Some(Plan::Remainder { factor, counts, exit }) => {
                about.passed(ctx, func, &mut log, || format!("{factor} times, with a loop for the rest"));
                let shape = Shape {
                    header: lp.header,
                    preheader,
                    latch,
                    exit,
                    blocks: loops.blocks(id),
                    contains: &contains,
                    marks,
                    copy_rest: lp.parent.is_some()
                        && sizes[id].saturating_mul(factor as usize - 1) <= limits.full,
                };
                let made = match &counts {
                    Counts::Affine(c) => runtime_unroll::unroll(ctx, func, &shape, c, factor, &mut demoted),
                    Counts::Strided(c) => strided::unroll(ctx, func, &shape, c, factor, &mut demoted),
                };
                if !made {
                    continue;
                }
            }
        }
        let mut outer = lp.parent;
        while let Some(id) = outer.filter(|id| around.insert(*id)) {
            outer = loops.get(id).parent;
        }
        changed = true;
    }
    demoted.promote(func);
    analyses.log.join(log);
    if changed { Changed::ControlFlow } else { Changed::Nothing }
}

/// Copies that an innermost loop will have before a loop for the rest.
fn copies_before_rest(
    ctx: &Context,
    func: &Function,
    loops: &LoopInfo,
    id: LoopId,
    size: usize,
    limits: &Limits,
) -> Option<u32> {
    let lp = loops.get(id);
    let (preheader, latch) = (loops.preheader(func, id)?, loops.latch(func, id)?);
    let factor = limits.runtime_factor(size).filter(|_| lp.children.is_empty())?;
    let contains = |b: Block| loops.contains(id, b);
    let is_counted = match Affine::of(ctx, func, lp.header, preheader, latch, &contains) {
        Some(affine) => affine.constant(ctx, func).is_none(),
        None => Strided::of(func, lp.header, preheader, latch, &contains).is_some(),
    };
    let is_unasked = wish(ctx, func, latch) == Wish::None && loops.exiting_blocks(func, id) == [latch];
    (is_unasked && is_counted).then_some(factor)
}

/// A loop to look at.
struct Candidate<'a> {
    test: &'a Test<'a>,
    blocks: &'a [Block],
    size: usize,
    /// The size once inner loops are unrolled.
    grown: usize,
    /// Exiting blocks that run in every iteration.
    exiting: &'a [Block],
    /// Where the loop goes when its latch is the only way out.
    exit: Option<Block>,
    innermost: bool,
}

/// What the source says about unrolling a loop.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    None,
    Full,
    Count(u32),
    /// It was unrolled in part; it may still disappear.
    Done,
    Disable,
}

fn wish(ctx: &Context, func: &Function, latch: Block) -> Wish {
    let Some(md) = func.terminator(latch).and_then(|t| func.attachment(t, FixedMdKind::Loop)) else {
        return Wish::None;
    };
    let mut wish = Wish::None;
    for property in ctx.metadata.elems(md).iter().skip(1).flatten() {
        let elems = ctx.metadata.elems(*property);
        let Some(name) = elems.first().copied().flatten().and_then(|n| ctx.metadata.str(n)) else { continue };
        match name {
            MARK_DISABLE => return Wish::Disable,
            MARK_DONE | MARK_KEEP => return Wish::Done,
            "llvm.loop.unroll.full" | "llvm.loop.unroll.enable" => wish = Wish::Full,
            "llvm.loop.unroll.count" => {
                let count = elems.get(1).copied().flatten().and_then(|n| ctx.metadata.int(n));
                wish = match count {
                    Some(0 | 1) => return Wish::Disable,
                    Some(n) => Wish::Count(u32::try_from(n).unwrap_or(u32::MAX)),
                    None => wish,
                };
            }
            _ => {}
        }
    }
    wish
}

/// How a loop is unrolled.
enum Plan {
    Copies {
        copies: u32,
        /// The block whose test is decided in all copies but the last.
        decided: Option<Block>,
        /// The last copy leaves the loop for sure.
        full: bool,
        /// Each copy but the last keeps its test: the loop may run less often.
        asks: bool,
    },
    /// A main loop, and the original for what is left.
    Remainder { factor: u32, counts: Counts, exit: Block },
}

/// How a loop counts.
enum Counts {
    Affine(Affine),
    Strided(Strided),
}

/// [`Plan::Copies`].
struct Copies<'a> {
    copies: u32,
    decided: Option<Block>,
    full: bool,
    asks: bool,
    /// What is said about the loop that is left.
    marks: &'a [&'a str],
}

fn plan(
    ctx: &Context,
    func: &mut Function,
    c: &Candidate<'_>,
    wish: Wish,
    kinds: Kinds,
    limits: &Limits,
) -> Option<Plan> {
    let test = c.test;
    // How often most loops around others run is not known: that is seen before they are looked at closely.
    if matches!(wish, Wish::None | Wish::Done) && (!c.innermost || kinds == Kinds::Full) {
        let most = u32::try_from(limits.full_local / c.size.saturating_sub(2).max(1)).unwrap_or(u32::MAX);
        let counted = c.exiting.iter().any(|b| test.trip_count(ctx, func, *b, most).is_some());
        let affine = || Affine::of(ctx, func, test.header, test.preheader, test.latch, test.contains);
        if !counted && affine().and_then(|a| a.constant(ctx, func)).is_none() {
            return None;
        }
    }
    let insts = || c.blocks.iter().flat_map(|b| func.block_insts(*b));
    let copyable = insts().all(|i| !matches!(func.op(i), Op::Alloca { .. } | Op::IndirectBr));
    if !copyable || c.blocks.iter().any(|b| address_matters(func, *b)) {
        return None;
    }
    let size = insts().map(|i| size_of(func, i)).sum::<usize>().max(1);
    let is_division = |i: &Inst| matches!(func.op(*i), Op::Binary(BinOp::FDiv | BinOp::FRem, ..));
    let divisions = insts().filter(is_division).count();
    let convergent = insts().any(|i| is_convergent(ctx, func, i));
    // The test and the step of the counter disappear.
    let body = size.saturating_sub(2).max(1);
    let counted = counted(func, c);
    let local = local_indices(ctx, func, c, &counted);
    let limit = match wish {
        // What is computed from the counter alone will be constants.
        Wish::None | Wish::Done if local.by_counter => {
            limits.full_local / body.saturating_sub(counted.size).max(1)
        }
        // The counter decides where an inner loop starts, and that is what the array is indexed with.
        Wish::None | Wish::Done if local.within && feeds_inner(ctx, func, c) => limits.full_local / body,
        // A loop around another one runs seldom: copies are worth less, unless they tell how often the inner one runs.
        Wish::None | Wish::Done if !c.innermost && !feeds_inner(ctx, func, c) => {
            (limits.full / 2 / body).min(limits.full / c.grown.saturating_sub(2).max(1))
        }
        Wish::None | Wish::Done => limits.full / body,
        _ => limits.full_asked / size,
    };
    let limit = u32::try_from(limit).unwrap_or(u32::MAX);
    let counts = Affine::of(ctx, func, test.header, test.preheader, test.latch, test.contains);
    let affine = counts.zip(c.exit);
    // What threads must meet in may be copied where all of them run the loop equally often.
    let together = |a: &Affine| is_uniform(ctx, func, a.start) && is_uniform(ctx, func, a.bound);
    let divergent = convergent
        && !insts().filter(|i| is_convergent(ctx, func, *i)).all(|i| meets_all(ctx, func, i))
        && !counts.is_some_and(|a| together(&a));
    let known = c.exiting.iter().find_map(|b| test.trip_count(ctx, func, *b, limit).map(|n| (*b, n)));
    let by_range = || {
        let trips = counts.and_then(|a| a.constant(ctx, func)).and_then(|n| u32::try_from(n).ok())?;
        (c.exit.is_some() && trips <= limit).then_some((test.latch, trips))
    };
    let known = known.or_else(by_range);
    match (wish, known) {
        (Wish::Count(n), Some((block, trips))) if trips > n && trips % n == 0 => {
            return Some(Plan::Copies { copies: n, decided: Some(block), full: false, asks: false });
        }
        // With a remainder, below.
        (Wish::Count(n), Some((_, trips))) if trips > n => {}
        (_, Some((block, trips))) => {
            return Some(Plan::Copies { copies: trips, decided: Some(block), full: true, asks: false });
        }
        _ => {}
    }
    // Asked for, or where a local array can become registers: copies with their tests, as many as there can be.
    let few = counts.filter(|_| wish == Wish::Full || wish == Wish::None && local.by_counter);
    if let Some(most) = few.and_then(|a| a.most(ctx, func)).and_then(|n| u32::try_from(n).ok())
        && most <= MAX_FEW.min(limit)
    {
        return Some(Plan::Copies { copies: most, decided: Some(test.latch), full: true, asks: true });
    }
    let trips = counts.and_then(|a| a.constant(ctx, func));
    if let Wish::Count(n) = wish {
        if n > limit {
            return None;
        }
        return match (trips, affine) {
            (Some(trips), _) if trips % u64::from(n) == 0 => {
                Some(Plan::Copies { copies: n, decided: Some(test.latch), full: false, asks: false })
            }
            (_, Some((affine, exit))) if !divergent => {
                Some(Plan::Remainder { factor: n, counts: Counts::Affine(affine), exit })
            }
            _ => (!convergent).then_some(Plan::Copies { copies: n, decided: None, full: false, asks: false }),
        };
    }
    if kinds == Kinds::Full || !c.innermost || wish == Wish::Done {
        return None;
    }
    if let Some(trips) = trips {
        let body = body + DIVISION * divisions;
        let fits = |f: u64| f * body as u64 + 2 <= limits.partial;
        let even = (1..=limits.max_partial.max(1).ilog2())
            .rev()
            .map(|k| 1u64 << k)
            .find(|f| trips.is_multiple_of(*f) && fits(*f));
        if let Some(f) = even {
            return Some(Plan::Copies {
                copies: f as u32,
                decided: Some(test.latch),
                full: f == trips,
                asks: false,
            });
        }
        let (affine, exit) = affine?;
        return (trips > 4 && fits(4) && !divergent).then_some(Plan::Remainder {
            factor: 4,
            counts: Counts::Affine(affine),
            exit,
        });
    }
    let Some((affine, exit)) = affine else {
        let (factor, exit) = (limits.runtime_factor(size)?, c.exit?);
        let strided = Strided::of(func, test.header, test.preheader, test.latch, test.contains)?;
        return (!divergent).then_some(Plan::Remainder { factor, counts: Counts::Strided(strided), exit });
    };
    let mut factor = limits.runtime_factor(size)?;
    // A main loop that is never entered is no use.
    let most = affine.most(ctx, func).unwrap_or(u64::MAX);
    while u64::from(factor) > most {
        factor /= 2;
    }
    if factor < 2 {
        return None;
    }
    (!divergent).then_some(Plan::Remainder { factor, counts: Counts::Affine(affine), exit })
}

/// What depends on nothing but constants and the counters of a loop: copies of it are constants.
#[derive(Default)]
struct Counted {
    values: FxHashSet<Value>,
    size: usize,
}

/// How often counters are found to depend on others that are none.
const MAX_ROUNDS: usize = 3;

fn counted(func: &Function, c: &Candidate<'_>) -> Counted {
    let header = c.test.header;
    // Starts with a constant, and goes on by what will be known then.
    let starts = |phi: &Inst| func.incoming_from(*phi, c.test.preheader).is_some_and(|v| func.is_const(v));
    let mut counters: Vec<Inst> = func.phis(header).filter(starts).collect();
    for _ in 0..MAX_ROUNDS {
        let mut found = Counted::default();
        found.values.extend(counters.iter().filter_map(|phi| func.result(*phi)));
        for inst in c.blocks.iter().flat_map(|b| func.block_insts(*b)) {
            let is_known = |v: &Value| func.is_const(*v) || found.values.contains(v);
            let folds = match func.inst(inst) {
                InstData::Binary { .. } | InstData::Cast { .. } | InstData::ICmp { .. } => {
                    func.operands(inst).iter().all(is_known)
                }
                InstData::Gep { indices, .. } => indices.iter().all(is_known),
                _ => false,
            };
            if folds {
                found.size += size_of(func, inst);
                let is_address = matches!(func.op(inst), Op::Gep { .. });
                found.values.extend(func.result(inst).filter(|_| !is_address));
            }
        }
        let goes_on =
            |phi: &Inst| func.incoming(*phi).all(|(v, _)| func.is_const(v) || found.values.contains(&v));
        if counters.iter().all(goes_on) {
            return found;
        }
        counters.retain(goes_on);
    }
    Counted::default()
}

/// Whether a number inside the loop, maybe the counter of an inner one, starts with what the loop's own counters give.
fn feeds_inner(ctx: &Context, func: &Function, c: &Candidate<'_>) -> bool {
    let header = c.test.header;
    let is_int = |v: Value| ctx.types.is_int(func.value_type(v));
    let mut starts = c
        .blocks
        .iter()
        .filter(|b| **b != header)
        .flat_map(|b| func.phis(*b))
        .flat_map(|phi| func.incoming(phi))
        .map(|(v, _)| v)
        .filter(|v| is_int(*v));
    starts.any(|v| {
        let mut work = vec![(v, 0)];
        while let Some((v, depth)) = work.pop() {
            let Some(inst) = func.value_inst(v) else { continue };
            match func.inst(inst) {
                InstData::Phi { .. } if func.inst_block(inst) == Some(header) => return true,
                InstData::Binary { lhs, rhs, .. } if depth < MAX_START => {
                    work.extend([(lhs, depth + 1), (rhs, depth + 1)]);
                }
                _ => {}
            }
        }
        false
    })
}

/// What local arrays are indexed with in a loop.
#[derive(Default)]
struct LocalIndices {
    /// The loop's counter, or what is computed from it alone.
    by_counter: bool,
    /// Something computed in the loop.
    within: bool,
}

fn local_indices(ctx: &Context, func: &Function, c: &Candidate<'_>, counted: &Counted) -> LocalIndices {
    let mut found = LocalIndices::default();
    for i in c.blocks.iter().flat_map(|b| func.block_insts(*b)) {
        let ptr = match func.inst(i) {
            InstData::Load { ptr, .. } | InstData::Store { ptr, .. } => ptr,
            _ => continue,
        };
        let address = Address::of(ctx, func, ptr);
        if !matches!(func.value_inst_data(address.base), Some(InstData::Alloca { .. })) {
            continue;
        }
        for v in address.offset.values() {
            let Some(inst) = func.value_inst(v) else { continue };
            let phi = func.is_phi(inst);
            let block = func.inst_block(inst);
            found.by_counter |= phi && block == Some(c.test.header) || counted.values.contains(&v);
            found.within |= block.is_some_and(|b| (c.test.contains)(b));
        }
    }
    found
}

/// Whether all threads of a block or of a warp must come here together, so that all of them run the loop equally often. Who waits for
/// whom does not depend on the copy that a thread is in: every thread comes to as many of them as before, and in the same order.
fn meets_all(ctx: &Context, func: &Function, inst: Inst) -> bool {
    match util::intrinsic_family(ctx, func, inst) {
        Family::BlockBarrier => true,
        Family::WarpSync(mask) => {
            let mask = func.operands(inst).get(usize::from(mask));
            mask.is_some_and(|m| func.as_u64(*m) == Some(u64::from(u32::MAX)))
        }
        _ => false,
    }
}

/// What an instruction counts for: nothing when it does not become code of its own, more when it becomes a lot.
fn size_of(func: &Function, inst: Inst) -> usize {
    match func.inst(inst) {
        InstData::Phi { .. }
        | InstData::Br { .. }
        | InstData::Freeze { .. }
        | InstData::ExtractElement { .. }
        | InstData::InsertElement { .. }
        | InstData::ExtractValue { .. }
        | InstData::InsertValue { .. } => 0,
        InstData::Cast { op: CastOp::Bitcast | CastOp::AddrSpaceCast, .. } => 0,
        // Part of the address.
        InstData::Gep { indices, .. } => usize::from(!indices.iter().all(|i| func.is_const(*i))),
        _ => 1,
    }
}

/// Whether something other than branches and phis names the block.
fn address_matters(func: &Function, block: Block) -> bool {
    func.block_uses(block).any(|u| !func.is_phi(u.user) && !func.is_terminator(u.user))
}

fn unroll(
    ctx: &Context,
    func: &mut Function,
    test: &Test<'_>,
    blocks: &[Block],
    plan: &Copies<'_>,
    demoted: &mut Demoted,
) {
    let (header, latch) = (test.header, test.latch);
    for &block in blocks {
        for (_, value) in results(func, block) {
            // Uses of phis in the exits travel with the edges, which are copied.
            demoted.demote(ctx, func, value, |f, u| use_block(f, u).is_some_and(|b| !(test.contains)(b)));
        }
    }
    let exits: Vec<(Block, Block)> = blocks
        .iter()
        .flat_map(|b| func.successors(*b).iter().map(|s| (*b, *s)))
        .filter(|(_, s)| !(test.contains)(*s))
        .collect();
    let phis: Vec<Inst> = func.phis(header).collect();
    let mut maps: Vec<CopyMap> = vec![CopyMap::default()];
    let mut last = latch;
    for _ in 1..plan.copies {
        let mut map = CopyMap::default();
        func.clone_blocks(blocks, &mut map);
        let previous = &maps[maps.len() - 1];
        for &phi in &phis {
            let (Some(value), Some(next)) = (func.result(phi), func.incoming_from(phi, latch)) else {
                continue;
            };
            let copy = map.value(value);
            let carried = previous.value(next);
            if let Some(inst) = func.value_inst(copy) {
                func.replace_with_value(inst, carried);
            }
            map.values.insert(value, carried);
        }
        for &(from, exit) in &exits {
            let targets: Vec<Inst> = func.phis(exit).collect();
            for phi in targets {
                if let Some(v) = func.incoming_from(phi, from) {
                    func.add_incoming(phi, map.value(v), map.block(from));
                }
            }
        }
        let mut at = last;
        for &block in blocks {
            let copy = map.block(block);
            func.move_block_after(copy, at);
            at = copy;
        }
        last = at;
        maps.push(map);
    }
    // Copies of phis were resolved in terms of later values only where these exist; now the edges.
    let copies = maps.len();
    for (k, map) in maps.iter().enumerate() {
        let here = map.block(latch);
        let Some(back) = func.terminator(here) else { continue };
        let final_copy = k + 1 == copies;
        let to = if final_copy { header } else { maps[k + 1].block(header) };
        let from = map.block(header);
        for i in 0..func.block_operands(back).len() {
            if func.block_operands(back)[i] == from {
                func.set_block_operand(back, i, to);
            }
        }
        if !final_copy {
            func.set_attachment(back, FixedMdKind::Loop, None);
        }
    }
    let end = &maps[copies - 1];
    for &phi in &phis {
        let Some(i) = func.block_operands(phi).iter().position(|b| *b == latch) else { continue };
        let value = end.value(func.operand(phi, i));
        func.set_operand(phi, i, value);
        func.set_block_operand(phi, i, end.block(latch));
    }
    if !plan.full {
        mark(ctx, func, end.block(latch), plan.marks);
    }
    let Some(decided) = plan.decided else { return };
    for (k, map) in maps.iter().enumerate() {
        let final_copy = k + 1 == copies;
        let block = map.block(decided);
        if final_copy && !plan.full {
            break;
        }
        if !final_copy && plan.asks {
            continue;
        }
        let Some(terminator) = func.terminator(block) else { continue };
        let InstData::CondBr { then_dest, else_dest, .. } = func.inst(terminator) else { continue };
        let is_exit = |b: Block| exits.iter().any(|(_, e)| *e == b);
        let (exit, stay) = if is_exit(then_dest) { (then_dest, else_dest) } else { (else_dest, then_dest) };
        func.make_unconditional(block, if final_copy { exit } else { stay });
        if final_copy && decided != latch {
            func.make_unreachable(map.block(latch));
        }
    }
    if plan.full {
        // Without a way back, the phis of the header have one value.
        for phi in phis {
            if let [only] = func.operands(phi) {
                let only = *only;
                func.replace_with_value(phi, only);
            }
        }
    }
}

/// Replaces what is said about unrolling a loop.
pub fn mark(ctx: &Context, func: &mut Function, latch: Block, marks: &[&str]) {
    let Some(terminator) = func.terminator(latch) else { return };
    let mut properties: Vec<Md> = Vec::new();
    if let Some(md) = func.attachment(terminator, FixedMdKind::Loop) {
        let kept = ctx.metadata.elems(md).iter().skip(1).flatten().copied().filter(|p| {
            let name = ctx.metadata.elems(*p).first().copied().flatten().and_then(|n| ctx.metadata.str(n));
            !name.is_some_and(|n| n.starts_with("llvm.loop.unroll.") || n == MARK_DONE || n == MARK_KEEP)
        });
        properties.extend(kept);
    }
    properties.extend(marks.iter().map(|m| ctx.metadata.node(&[ctx.metadata.string(m)])));
    let id = ctx.metadata.loop_id(&properties);
    func.set_attachment(terminator, FixedMdKind::Loop, Some(id));
}
