//! Unrolling a loop whose number of iterations is known only when it is entered.
//!
//! ```text
//! loop n times: body    ->    loop n/4 times: body body body body;  loop n%4 times: body
//! ```
//!
//! The copies in the main loop need no tests: a counter says when it ends. The original loop does the rest, after it, and is
//! marked so that nobody unrolls it again.

use oxicc_ir::{BinOp, Block, Builder, Context, CopyMap, FixedMdKind, Function, Inst, IntPred, Op, Value};

use super::affine::Affine;
use super::demote::{Demoted, results, use_block};
use super::unroll::{MARK_DISABLE, MARK_DONE, mark};

/// A loop in simple form that leaves at its latch only.
pub struct Shape<'a> {
    pub header: Block,
    pub preheader: Block,
    pub latch: Block,
    pub exit: Block,
    pub blocks: &'a [Block],
    pub contains: &'a dyn Fn(Block) -> bool,
}

/// Makes a main loop of `factor` copies (a power of two or any other number above one) in front of the loop.
pub fn unroll(
    ctx: &Context,
    func: &mut Function,
    shape: &Shape<'_>,
    affine: &Affine,
    factor: u32,
    demoted: &mut Demoted,
) -> bool {
    let (header, latch, exit, preheader) = (shape.header, shape.latch, shape.exit, shape.preheader);
    let Some(enter) = func.terminator(preheader) else { return false };
    if !matches!(func.op(enter), Op::Br) || factor < 2 {
        return false;
    }
    for &block in shape.blocks {
        for (_, value) in results(func, block) {
            demoted.demote(ctx, func, value, |f, u| use_block(f, u).is_some_and(|b| !(shape.contains)(b)));
        }
    }
    let phis: Vec<Inst> = func.phis(header).collect();
    // How often the main loop and the rest run.
    let mut b = Builder::before(ctx, func, enter);
    let trips = affine.emit(&mut b);
    let int = |b: &mut Builder<'_>, n: u64| {
        let types = &b.ctx.types;
        b.func.const_int(types, affine.ty, n)
    };
    let rest = if factor.is_power_of_two() {
        let mask = int(&mut b, u64::from(factor) - 1);
        b.binary(BinOp::And, trips, mask)
    } else {
        let count = int(&mut b, u64::from(factor));
        b.binary(BinOp::URem, trips, count)
    };
    let whole = b.binary(BinOp::Sub, trips, rest);
    let count = int(&mut b, u64::from(factor));
    let any = b.icmp(IntPred::Uge, trips, count);

    // The copies.
    let mut maps: Vec<CopyMap> = Vec::with_capacity(factor as usize);
    let mut last = preheader;
    for k in 0..factor {
        let mut map = CopyMap::default();
        func.clone_blocks(shape.blocks, &mut map);
        if k > 0 {
            let previous = &maps[maps.len() - 1];
            for &phi in &phis {
                let (Some(value), Some(next)) = (func.result(phi), func.incoming_from(phi, latch)) else {
                    continue;
                };
                let (copy, carried) = (map.value(value), previous.value(next));
                if let Some(inst) = func.value_inst(copy) {
                    func.replace_with_value(inst, carried);
                }
                map.values.insert(value, carried);
            }
        }
        for &block in shape.blocks {
            let copy = map.block(block);
            func.move_block_after(copy, last);
            last = copy;
        }
        maps.push(map);
    }
    let join = func.create_block();
    func.insert_block_after(join, last);
    let resume = func.create_block();
    func.insert_block_after(resume, join);
    let end = &maps[maps.len() - 1];

    // The first copy has the phis of the main loop; the way back comes from the last copy.
    let first_header = maps[0].block(header);
    let last_latch = end.block(latch);
    for &phi in &phis {
        let (Some(value), Some(next)) = (func.result(phi), func.incoming_from(phi, latch)) else { continue };
        let Some(copy) = func.value_inst(maps[0].value(value)) else { continue };
        let back = maps[0].block(latch);
        let Some(i) = func.block_operands(copy).iter().position(|b| *b == back) else { continue };
        func.set_operand(copy, i, end.value(next));
        func.set_block_operand(copy, i, last_latch);
    }
    for (k, map) in maps.iter().enumerate() {
        let here = map.block(latch);
        let Some(back) = func.terminator(here) else { continue };
        if k + 1 < maps.len() {
            func.set_attachment(back, FixedMdKind::Loop, None);
            let to = maps[k + 1].block(header);
            func.replace_inst(back, Op::Br, &[], &[to]);
        }
    }
    // The counter of the main loop.
    let Some(at) = func.first_inst(first_header) else { return false };
    let mut b = Builder::before(ctx, func, at);
    let counter = b.phi(affine.ty);
    let Some(back) = func.terminator(last_latch) else { return false };
    let mut b = Builder::before(ctx, func, back);
    let less = int(&mut b, u64::from(factor));
    let next = b.binary(BinOp::Sub, counter, less);
    let zero = int(&mut b, 0);
    let more = b.icmp(IntPred::Ne, next, zero);
    if let Some(phi) = func.value_inst(counter) {
        func.add_incoming(phi, whole, preheader);
        func.add_incoming(phi, next, last_latch);
    }
    func.replace_inst(back, Op::CondBr, &[more], &[first_header, join]);
    mark(ctx, func, last_latch, MARK_DONE);

    // After the main loop: the rest, or the exit.
    let targets: Vec<Inst> = func.phis(exit).collect();
    for phi in targets {
        if let Some(v) = func.incoming_from(phi, latch) {
            func.add_incoming(phi, end.value(v), join);
        }
    }
    let mut b = Builder::at_end(ctx, func, join);
    let zero = int(&mut b, 0);
    let some = b.icmp(IntPred::Ne, rest, zero);
    b.cond_br(some, resume, exit);
    Builder::at_end(ctx, func, resume).br(header);
    let Some(resume_end) = func.terminator(resume) else { return false };
    for &phi in &phis {
        let (Some(i), Some(next)) =
            (func.block_operands(phi).iter().position(|b| *b == preheader), func.incoming_from(phi, latch))
        else {
            continue;
        };
        let start = func.operand(phi, i);
        let carried = end.value(next);
        let ty = func.inst_type(phi);
        let value: Value =
            Builder::before(ctx, func, resume_end).phi_of(ty, &[(start, preheader), (carried, join)]);
        func.set_operand(phi, i, value);
        func.set_block_operand(phi, i, resume);
    }
    func.replace_inst(enter, Op::CondBr, &[any], &[first_header, resume]);
    mark(ctx, func, latch, MARK_DISABLE);
    true
}
