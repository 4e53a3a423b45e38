//! Unrolling a loop whose counter grows by a step that is known only when the loop is entered.
//!
//! ```text
//! for (i = a; i < n; i += s) body    ->    for (; i < n - 3 * s; i += 4 * s) body body body body
//!                                          for (; i < n; i += s) body
//! ```
//!
//! No division is needed: a round of the main loop begins where its last copy would still begin. The difference is exact, or the main
//! loop is not entered: nor is it where the step is not positive. The original loop does the rest, and is marked so that nobody
//! unrolls it again.

use oxicc_ir::{BinOp, Block, Builder, CastOp, Context, Function, IntFlags, IntPred, Op, Type, Value};

use super::affine::Counter;
use super::demote::{Demoted, results, use_block};
use super::runtime_unroll::{Shape, chain, close, copy_bodies, go_on_with_rest};
use super::unroll::{MARK_DISABLE, mark};
use crate::ranges::range;

/// Steps of 64 bits up to here can be multiplied with the number of copies.
const MAX_STEP: u64 = 1 << 56;

/// `do { ... } while ((iv += step) PRED bound)`, signed, without overflow.
#[derive(Clone, Copy, Debug)]
pub struct Strided {
    start: Value,
    step: Value,
    next: Value,
    bound: Value,
    /// Less, or less or equal.
    pred: IntPred,
    ty: Type,
}

impl Strided {
    /// The counting of a loop that ends with `latch`, where `header` has the phis and `preheader` comes before.
    pub fn of(
        func: &Function,
        header: Block,
        preheader: Block,
        latch: Block,
        contains: &dyn Fn(Block) -> bool,
    ) -> Option<Strided> {
        let Counter { start, next, step, flags, bound, pred, ty } =
            Counter::of(func, header, preheader, latch, contains)?;
        let counts = !func.is_const(step)
            && flags.contains(IntFlags::NSW)
            && matches!(pred, IntPred::Slt | IntPred::Sle);
        counts.then_some(Strided { start, step, next, bound, pred, ty })
    }

    /// Where a round of `factor` copies cannot begin any more, and whether the first one can.
    fn limit(&self, b: &mut Builder<'_>, factor: u32) -> (Value, Value) {
        let types = &b.ctx.types;
        let times = b.func.const_int(types, Type::I64, u64::from(factor) - 1);
        let steps = range(b.ctx, b.func, self.step);
        let largest = if self.ty == Type::I32 { i32::MAX as u64 } else { MAX_STEP };
        let is_known = steps.is_some_and(|r| r.low > 0 && r.high <= largest);
        let zero = b.func.const_int(types, self.ty, 0);
        let mut conditions = Vec::new();
        if !is_known {
            conditions.push(b.icmp(IntPred::Sgt, self.step, zero));
        }
        let (limit, first) = if self.ty == Type::I32 {
            let wide = |b: &mut Builder<'_>, v| b.cast(CastOp::SExt, v, Type::I64);
            let (step, bound, start) = (wide(b, self.step), wide(b, self.bound), wide(b, self.start));
            let reach = b.binary(BinOp::Mul, step, times);
            let limit = b.binary(BinOp::Sub, bound, reach);
            let first = b.icmp(self.pred, start, limit);
            // It is between the start and the bound where the main loop is entered.
            (b.cast(CastOp::Trunc, limit, Type::I32), first)
        } else {
            if !is_known {
                let largest = b.func.const_int(types, Type::I64, MAX_STEP);
                conditions.push(b.icmp(IntPred::Slt, self.step, largest));
            }
            let reach = b.binary(BinOp::Mul, self.step, times);
            let limit = b.binary(BinOp::Sub, self.bound, reach);
            conditions.push(b.icmp(IntPred::Slt, limit, self.bound));
            let first = b.icmp(self.pred, self.start, limit);
            (limit, first)
        };
        let enters = conditions.into_iter().fold(first, |all, c| b.binary(BinOp::And, all, c));
        (limit, enters)
    }
}

/// Makes a main loop of `factor` copies before the loop.
pub fn unroll(
    ctx: &Context,
    func: &mut Function,
    shape: &Shape<'_>,
    strided: &Strided,
    factor: u32,
    demoted: &mut Demoted,
) -> bool {
    let (header, latch, preheader) = (shape.header, shape.latch, shape.preheader);
    let Some(enter) = func.terminator(preheader).filter(|i| matches!(func.op(*i), Op::Br)) else {
        return false;
    };
    for &block in shape.blocks {
        for (_, value) in results(func, block) {
            demoted.demote(ctx, func, value, |f, u| use_block(f, u).is_some_and(|b| !(shape.contains)(b)));
        }
    }
    let phis: Vec<_> = func.phis(header).collect();
    let (limit, enters) = strided.limit(&mut Builder::before(ctx, func, enter), factor);
    let (maps, last) = copy_bodies(func, shape, &phis, factor, preheader);
    let join = func.create_block();
    func.insert_block_after(join, last);
    let resume = func.create_block();
    func.insert_block_after(resume, join);
    let end = &maps[maps.len() - 1];
    let (first_header, last_latch) = (maps[0].block(header), end.block(latch));
    close(func, shape, &phis, &maps);
    chain(func, shape, &maps);
    let Some(back) = func.terminator(last_latch) else { return false };
    let next = end.value(strided.next);
    let more = Builder::before(ctx, func, back).icmp(strided.pred, next, limit);
    func.replace_inst(back, Op::CondBr, &[more], &[first_header, join]);
    mark(ctx, func, last_latch, shape.marks);

    let goes_on = |b: &mut Builder<'_>| b.icmp(strided.pred, next, strided.bound);
    if !go_on_with_rest(ctx, func, shape, &phis, end, (join, resume), goes_on) {
        return false;
    }
    func.replace_inst(enter, Op::CondBr, &[enters], &[first_header, resume]);
    mark(ctx, func, latch, &[MARK_DISABLE]);
    true
}
