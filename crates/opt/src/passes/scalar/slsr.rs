//! `slsr`: straight-line strength reduction. Products of neighbours differ by a sum.
//!
//! ```text
//! %x = mul i32 %b, %s                       %x = mul i32 %b, %s
//! %c = add i32 %b, 1                 ->
//! %y = mul i32 %c, %s                       %y = add i32 %x, %s
//! ```
//!
//! Looks at products `(B + i) * S` and at sums `B + i * S` with constant `i`: where one of the same B and S was computed before, on all
//! ways here, the later one is that plus `S` times the difference of the two `i`, when that is S itself, S shifted, or a constant. The
//! earlier one loses its promises not to wrap: they were about its own `i`.

use oxicc_ir::analysis::DominatorTree;
use oxicc_ir::{
    BinOp, Block, Builder, Context, FastMath, Function, Inst, InstData, IntFlags, Op, Type, Value,
};
use rustc_hash::FxHashMap;

use crate::pass::{Analyses, Changed, FunctionPass};

pub struct Slsr;

/// Earlier candidates that are looked at for each.
const MAX_BACK: usize = 8;

impl FunctionPass for Slsr {
    fn name(&self) -> &'static str {
        "slsr"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let dom = analyses.dominators(func);
        let mut seen: FxHashMap<(Kind, Value, Value), Vec<Candidate>> = FxHashMap::default();
        let mut reduced = 0;
        for &block in dom.preorder() {
            let mut next = func.first_non_phi(block);
            while let Some(inst) = next {
                next = func.next_inst(inst);
                let Some((kind, base, stride, index)) = candidate(ctx, func, inst) else { continue };
                let before = seen.entry((kind, base, stride)).or_default();
                let found = before
                    .iter()
                    .rev()
                    .take(MAX_BACK)
                    .find(|c| c.index != index && dominates(dom, c.block, block) && !func.is_detached(c.inst))
                    .copied();
                let candidate = Candidate { inst, block, index };
                if let Some(basis) = found
                    && rewrite(ctx, func, basis, candidate, stride)
                {
                    reduced += 1;
                }
                before.push(candidate);
            }
        }
        analyses.log.count("slsr", "products reduced to sums", reduced);
        Changed::instructions_if(reduced > 0)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    /// `(B + i) * S`
    Product,
    /// `B + i * S`
    Sum,
}

#[derive(Clone, Copy)]
struct Candidate {
    inst: Inst,
    block: Block,
    index: i64,
}

/// Blocks are visited in an order in which a dominating one comes first.
fn dominates(dom: &DominatorTree, a: Block, b: Block) -> bool {
    a == b || dom.dominates(a, b)
}

/// Kind, B, S and i of an instruction.
fn candidate(ctx: &Context, func: &Function, inst: Inst) -> Option<(Kind, Value, Value, i64)> {
    let InstData::Binary { op, lhs, rhs, .. } = func.inst(inst) else { return None };
    let ty = func.inst_type(inst);
    if ty != Type::I32 && ty != Type::I64 {
        return None;
    }
    match op {
        BinOp::Mul => {
            let (base, index) = plus_constant(ctx, func, lhs);
            // A product with a constant is one instruction with the sum that follows.
            (!func.is_const(base) && !func.is_const(rhs)).then_some((Kind::Product, base, rhs, index))
        }
        BinOp::Add => {
            let (stride, index) = times_constant(ctx, func, rhs)?;
            (!func.is_const(lhs)).then_some((Kind::Sum, lhs, stride, index))
        }
        _ => None,
    }
}

/// `B + i`, or B alone.
fn plus_constant(ctx: &Context, func: &Function, v: Value) -> (Value, i64) {
    if let Some(InstData::Binary { op: BinOp::Add, lhs, rhs, .. }) = func.value_inst_data(v)
        && let Some(i) = func.as_i64(&ctx.types, rhs)
    {
        return (lhs, i);
    }
    (v, 0)
}

/// `i * S`.
fn times_constant(ctx: &Context, func: &Function, v: Value) -> Option<(Value, i64)> {
    match func.value_inst_data(v)? {
        InstData::Binary { op: BinOp::Mul, lhs, rhs, .. } => Some((lhs, func.as_i64(&ctx.types, rhs)?)),
        InstData::Binary { op: BinOp::Shl, lhs, rhs, .. } => {
            let by = func.as_u64(rhs).filter(|n| *n < 31)?;
            Some((lhs, 1 << by))
        }
        _ => None,
    }
}

/// Makes the later one the earlier one plus a multiple of the stride.
fn rewrite(ctx: &Context, func: &mut Function, basis: Candidate, at: Candidate, stride: Value) -> bool {
    let Some(value) = func.result(basis.inst) else { return false };
    let Some(step) = at.index.checked_sub(basis.index) else { return false };
    let distance = step.unsigned_abs();
    if !distance.is_power_of_two() || distance > 1 << 20 {
        return false;
    }
    drop_promises(func, basis.inst);
    let ty = func.inst_type(at.inst);
    let mut b = Builder::before(ctx, func, at.inst);
    let by = if distance == 1 {
        stride
    } else {
        let n = b.func.const_int(&ctx.types, ty, distance.trailing_zeros().into());
        b.binary(BinOp::Shl, stride, n)
    };
    let op = if step < 0 { BinOp::Sub } else { BinOp::Add };
    func.replace_inst(at.inst, Op::Binary(op, IntFlags::empty(), FastMath::empty()), &[value, by], &[]);
    true
}

/// An overflow of what was computed before says nothing about what is computed from it now.
fn drop_promises(func: &mut Function, inst: Inst) {
    let inner: Vec<Inst> = func.operands(inst).iter().filter_map(|v| func.value_inst(*v)).collect();
    for i in inner.into_iter().chain([inst]) {
        if let Op::Binary(op @ (BinOp::Add | BinOp::Mul | BinOp::Shl), _, fast) = func.op(i) {
            func.set_op(i, Op::Binary(op, IntFlags::empty(), fast));
        }
    }
}
