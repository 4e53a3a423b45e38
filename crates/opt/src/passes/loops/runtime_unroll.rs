//! Unrolling a loop whose number of iterations is known only when it is entered.
//!
//! ```text
//! loop n times: body    ->    loop n/4 times: body body body body;  loop n%4 times: body
//! ```
//!
//! The copies in the main loop need no tests: a counter says when it ends. The original loop does the rest, and is marked so
//! that nobody unrolls it again. It comes after the main loop when a counter starts at a constant, which the main loop then
//! keeps; otherwise before it: nothing that the rest needs has to be kept in registers through the main loop then, and
//! the loop's own test says when it ends. Inside of another loop the rest is no loop, but copies one after the other, each with a way
//! out: it runs as often as the main loop then, and ptxas has more than one round's loads to start at a time.

use oxicc_ir::{BinOp, Block, Builder, Context, CopyMap, FixedMdKind, Function, Inst, IntPred, Op, Value};

use super::affine::Affine;
use super::demote::{Demoted, results, use_block};
use super::unroll::{MARK_DISABLE, mark};

/// A loop in simple form that leaves at its latch only.
pub struct Shape<'a> {
    pub header: Block,
    pub preheader: Block,
    pub latch: Block,
    pub exit: Block,
    pub blocks: &'a [Block],
    pub contains: &'a dyn Fn(Block) -> bool,
    /// What is said about the main loop.
    pub marks: &'a [&'a str],
    /// Whether the rest is copied for each of its iterations.
    pub copy_rest: bool,
}

/// Makes a main loop of `factor` copies (a power of two or any other number above one) beside the loop.
pub fn unroll(
    ctx: &Context,
    func: &mut Function,
    shape: &Shape<'_>,
    affine: &Affine,
    factor: u32,
    demoted: &mut Demoted,
) -> bool {
    let Some(enter) = func.terminator(shape.preheader) else { return false };
    if !matches!(func.op(enter), Op::Br) || factor < 2 {
        return false;
    }
    for &block in shape.blocks {
        for (_, value) in results(func, block) {
            demoted.demote(ctx, func, value, |f, u| use_block(f, u).is_some_and(|b| !(shape.contains)(b)));
        }
    }
    if starts_at_constant(ctx, func, shape) {
        rest_after(ctx, func, shape, affine, factor, enter)
    } else {
        rest_before(ctx, func, shape, affine, factor, enter)
    }
}

/// Whether an integer that changes in the loop has a constant for its first value.
fn starts_at_constant(ctx: &Context, func: &Function, shape: &Shape<'_>) -> bool {
    func.phis(shape.header).any(|phi| {
        let start = func.incoming_from(phi, shape.preheader);
        ctx.types.is_int(func.inst_type(phi)) && start.is_some_and(|v| func.is_const(v))
    })
}

/// How often the loop runs.
struct Counts {
    /// Iterations that do not fill a round of the main loop.
    rest: Value,
    /// The others.
    whole: Value,
    /// Whether there is a round.
    any: Value,
}

fn counts(b: &mut Builder<'_>, affine: &Affine, factor: u32) -> Counts {
    let trips = affine.emit(b);
    let rest = if factor.is_power_of_two() {
        let mask = int(b, affine, u64::from(factor) - 1);
        b.binary(BinOp::And, trips, mask)
    } else {
        let count = int(b, affine, u64::from(factor));
        b.binary(BinOp::URem, trips, count)
    };
    let whole = b.binary(BinOp::Sub, trips, rest);
    let count = int(b, affine, u64::from(factor));
    let any = b.icmp(IntPred::Uge, trips, count);
    Counts { rest, whole, any }
}

fn int(b: &mut Builder<'_>, affine: &Affine, n: u64) -> Value {
    let types = &b.ctx.types;
    b.func.const_int(types, affine.ty, n)
}

/// Copies the body, behind `last` in the layout; every copy uses the values of the one before it. Gives the last block too.
pub fn copy_bodies(
    func: &mut Function,
    shape: &Shape<'_>,
    phis: &[Inst],
    factor: u32,
    mut last: Block,
) -> (Vec<CopyMap>, Block) {
    let mut maps: Vec<CopyMap> = Vec::with_capacity(factor as usize);
    for _ in 0..factor {
        let map = copy_body(func, shape, phis, maps.last(), &mut last);
        maps.push(map);
    }
    (maps, last)
}

/// Copies the loop's body behind the block `last`; it continues the copy `before`, where there is one.
fn copy_body(
    func: &mut Function,
    shape: &Shape<'_>,
    phis: &[Inst],
    before: Option<&CopyMap>,
    last: &mut Block,
) -> CopyMap {
    let mut map = CopyMap::default();
    func.clone_blocks(shape.blocks, &mut map);
    if let Some(before) = before {
        carry(func, shape, phis, before, &mut map);
    }
    for &block in shape.blocks {
        let copy = map.block(block);
        func.move_block_after(copy, *last);
        *last = copy;
    }
    map
}

/// Makes the rest, which the original loop does, one copy for each of at most `most` iterations; each leads to the next one, or out.
fn copy_rest(
    ctx: &Context,
    func: &mut Function,
    shape: &Shape<'_>,
    affine: &Affine,
    phis: &[Inst],
    (rest, most): (Value, u32),
    out: Block,
) {
    let mut maps = vec![CopyMap::default()];
    let mut last = shape.latch;
    for _ in 1..most {
        let map = copy_body(func, shape, phis, maps.last(), &mut last);
        maps.push(map);
    }
    let targets: Vec<Inst> = func.phis(out).collect();
    for phi in targets {
        let Some(v) = func.incoming_from(phi, shape.latch) else { continue };
        for map in &maps[1..] {
            func.add_incoming(phi, map.value(v), map.block(shape.latch));
        }
    }
    func.remove_phi_edge(shape.header, shape.latch);
    for (k, map) in maps.iter().enumerate() {
        let Some(back) = func.terminator(map.block(shape.latch)) else { continue };
        func.set_attachment(back, FixedMdKind::Loop, None);
        let Some(next) = maps.get(k + 1) else {
            func.replace_inst(back, Op::Br, &[], &[out]);
            continue;
        };
        let mut b = Builder::before(ctx, func, back);
        let done = int(&mut b, affine, k as u64 + 1);
        let more = b.icmp(IntPred::Ne, rest, done);
        func.replace_inst(back, Op::CondBr, &[more], &[next.block(shape.header), out]);
    }
}

/// Gives the phis of a copy the values of the copy before it.
fn carry(func: &mut Function, shape: &Shape<'_>, phis: &[Inst], previous: &CopyMap, map: &mut CopyMap) {
    for &phi in phis {
        let (Some(value), Some(next)) = (func.result(phi), func.incoming_from(phi, shape.latch)) else {
            continue;
        };
        let (copy, carried) = (map.value(value), previous.value(next));
        if let Some(inst) = func.value_inst(copy) {
            func.replace_with_value(inst, carried);
        }
        map.values.insert(value, carried);
    }
}

/// Lets each copy but the last go on with the next one.
pub fn chain(func: &mut Function, shape: &Shape<'_>, maps: &[CopyMap]) {
    for pair in maps.windows(2) {
        let Some(back) = func.terminator(pair[0].block(shape.latch)) else { continue };
        func.set_attachment(back, FixedMdKind::Loop, None);
        let to = pair[1].block(shape.header);
        func.replace_inst(back, Op::Br, &[], &[to]);
    }
}

/// The phis of the main loop are those of the first copy; the way back comes from the last one.
pub fn close(func: &mut Function, shape: &Shape<'_>, phis: &[Inst], maps: &[CopyMap]) {
    let end = &maps[maps.len() - 1];
    for &phi in phis {
        let (Some(value), Some(next)) = (func.result(phi), func.incoming_from(phi, shape.latch)) else {
            continue;
        };
        let Some(copy) = func.value_inst(maps[0].value(value)) else { continue };
        let back = maps[0].block(shape.latch);
        let Some(i) = func.block_operands(copy).iter().position(|b| *b == back) else { continue };
        func.set_operand(copy, i, end.value(next));
        func.set_block_operand(copy, i, end.block(shape.latch));
    }
}

/// The original loop before the main loop.
fn rest_before(
    ctx: &Context,
    func: &mut Function,
    shape: &Shape<'_>,
    affine: &Affine,
    factor: u32,
    enter: Inst,
) -> bool {
    let (header, latch, exit, preheader) = (shape.header, shape.latch, shape.exit, shape.preheader);
    let Some(back) = func.terminator(latch) else { return false };
    let phis: Vec<Inst> = func.phis(header).collect();
    let mut b = Builder::before(ctx, func, enter);
    let counts = counts(&mut b, affine, factor);
    let zero = int(&mut b, affine, 0);
    let some = b.icmp(IntPred::Ne, counts.rest, zero);
    let middle = func.create_block();
    func.insert_block_after(middle, latch);
    let (maps, _) = copy_bodies(func, shape, &phis, factor, middle);
    let end = &maps[maps.len() - 1];
    let (first_header, last_latch) = (maps[0].block(header), end.block(latch));

    // Where the main loop starts, and how it ends: with the test of its last copy.
    let Some(middle_end) = ({
        Builder::at_end(ctx, func, middle).cond_br(counts.any, first_header, exit);
        func.terminator(middle)
    }) else {
        return false;
    };
    for &phi in &phis {
        let (Some(value), Some(start), Some(next)) =
            (func.result(phi), func.incoming_from(phi, preheader), func.incoming_from(phi, latch))
        else {
            continue;
        };
        let ty = func.inst_type(phi);
        let begin = Builder::before(ctx, func, middle_end).phi_of(ty, &[(start, preheader), (next, latch)]);
        let Some(copy) = func.value_inst(maps[0].value(value)) else { continue };
        if let Some(i) = func.block_operands(copy).iter().position(|b| *b == preheader) {
            func.set_operand(copy, i, begin);
            func.set_block_operand(copy, i, middle);
        }
    }
    close(func, shape, &phis, &maps);
    chain(func, shape, &maps);
    if let Some(last_back) = func.terminator(last_latch) {
        for i in 0..func.block_operands(last_back).len() {
            if func.block_operands(last_back)[i] == end.block(header) {
                func.set_block_operand(last_back, i, first_header);
            }
        }
    }
    // The exit is reached from the middle, or from the main loop.
    let targets: Vec<Inst> = func.phis(exit).collect();
    for phi in targets {
        let Some(v) = func.incoming_from(phi, latch) else { continue };
        let ty = func.inst_type(phi);
        let nothing = func.poison(ty);
        // Without a round in the main loop there was a rest.
        let left = Builder::before(ctx, func, middle_end).phi_of(ty, &[(nothing, preheader), (v, latch)]);
        func.add_incoming(phi, left, middle);
        func.add_incoming(phi, end.value(v), last_latch);
    }
    func.remove_phi_edge(exit, latch);
    // The original loop counts the rest.
    if factor == 2 {
        func.remove_phi_edge(header, latch);
        func.set_attachment(back, FixedMdKind::Loop, None);
        func.replace_inst(back, Op::Br, &[], &[middle]);
    } else if shape.copy_rest {
        copy_rest(ctx, func, shape, affine, &phis, (counts.rest, factor - 1), middle);
    } else {
        let Some(top) = func.first_inst(header) else { return false };
        let counter = Builder::before(ctx, func, top).phi(affine.ty);
        let mut b = Builder::before(ctx, func, back);
        let one = int(&mut b, affine, 1);
        let next = b.binary(BinOp::Sub, counter, one);
        let zero = int(&mut b, affine, 0);
        let more = b.icmp(IntPred::Ne, next, zero);
        if let Some(phi) = func.value_inst(counter) {
            func.add_incoming(phi, counts.rest, preheader);
            func.add_incoming(phi, next, latch);
        }
        func.replace_inst(back, Op::CondBr, &[more], &[header, middle]);
        mark(ctx, func, latch, &[MARK_DISABLE]);
    }
    func.replace_inst(enter, Op::CondBr, &[some], &[header, middle]);
    mark(ctx, func, last_latch, shape.marks);
    true
}

/// Behind the main loop, whose last copy is `end`: from `join` to the original loop by `resume` while `some` says so, or out.
pub fn go_on_with_rest(
    ctx: &Context,
    func: &mut Function,
    shape: &Shape<'_>,
    phis: &[Inst],
    end: &CopyMap,
    (join, resume): (Block, Block),
    some: impl FnOnce(&mut Builder<'_>) -> Value,
) -> bool {
    let (header, latch, exit, preheader) = (shape.header, shape.latch, shape.exit, shape.preheader);
    let targets: Vec<Inst> = func.phis(exit).collect();
    for phi in targets {
        if let Some(v) = func.incoming_from(phi, latch) {
            func.add_incoming(phi, end.value(v), join);
        }
    }
    let mut b = Builder::at_end(ctx, func, join);
    let some = some(&mut b);
    b.cond_br(some, resume, exit);
    Builder::at_end(ctx, func, resume).br(header);
    let Some(resume_end) = func.terminator(resume) else { return false };
    for &phi in phis {
        let (Some(i), Some(next)) =
            (func.block_operands(phi).iter().position(|b| *b == preheader), func.incoming_from(phi, latch))
        else {
            continue;
        };
        let start = func.operand(phi, i);
        let ty = func.inst_type(phi);
        let incoming = [(start, preheader), (end.value(next), join)];
        let value = Builder::before(ctx, func, resume_end).phi_of(ty, &incoming);
        func.set_operand(phi, i, value);
        func.set_block_operand(phi, i, resume);
    }
    true
}

/// The original loop after the main loop.
fn rest_after(
    ctx: &Context,
    func: &mut Function,
    shape: &Shape<'_>,
    affine: &Affine,
    factor: u32,
    enter: Inst,
) -> bool {
    let (header, latch, exit, preheader) = (shape.header, shape.latch, shape.exit, shape.preheader);
    let phis: Vec<Inst> = func.phis(header).collect();
    let Counts { rest, whole, any } = counts(&mut Builder::before(ctx, func, enter), affine, factor);
    let (maps, last) = copy_bodies(func, shape, &phis, factor, preheader);
    let join = func.create_block();
    func.insert_block_after(join, last);
    let resume = func.create_block();
    func.insert_block_after(resume, join);
    let end = &maps[maps.len() - 1];

    let (first_header, last_latch) = (maps[0].block(header), end.block(latch));
    close(func, shape, &phis, &maps);
    chain(func, shape, &maps);
    // The counter of the main loop.
    let Some(at) = func.first_inst(first_header) else { return false };
    let mut b = Builder::before(ctx, func, at);
    let counter = b.phi(affine.ty);
    let Some(back) = func.terminator(last_latch) else { return false };
    let mut b = Builder::before(ctx, func, back);
    let less = int(&mut b, affine, u64::from(factor));
    let next = b.binary(BinOp::Sub, counter, less);
    let zero = int(&mut b, affine, 0);
    let more = b.icmp(IntPred::Ne, next, zero);
    if let Some(phi) = func.value_inst(counter) {
        func.add_incoming(phi, whole, preheader);
        func.add_incoming(phi, next, last_latch);
    }
    func.replace_inst(back, Op::CondBr, &[more], &[first_header, join]);
    mark(ctx, func, last_latch, shape.marks);

    let some = |b: &mut Builder<'_>| {
        let zero = int(b, affine, 0);
        b.icmp(IntPred::Ne, rest, zero)
    };
    if !go_on_with_rest(ctx, func, shape, &phis, end, (join, resume), some) {
        return false;
    }
    func.replace_inst(enter, Op::CondBr, &[any], &[first_header, resume]);
    if factor == 2 {
        // The rest is one iteration.
        if let Some(back) = func.terminator(latch) {
            func.remove_phi_edge(header, latch);
            func.set_attachment(back, FixedMdKind::Loop, None);
            func.replace_inst(back, Op::Br, &[], &[exit]);
        }
    } else if shape.copy_rest {
        copy_rest(ctx, func, shape, affine, &phis, (rest, factor - 1), exit);
    } else {
        mark(ctx, func, latch, &[MARK_DISABLE]);
    }
    true
}
