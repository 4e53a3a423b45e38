//! `sum-products`: sums of products as the machine's multiply-add wants them.
//!
//! ```text
//! x - y * 100                                    ->    x + y * -100
//! p = (y - 16) * 298;  p + a + 128;  p + b + 128 ->    p = y * 298 - 4640;  p + a;  p + b
//! ```
//!
//! A difference of a product takes two instructions, a sum of it one. A constant that every sum with a product ends with is added to the
//! product once. This gives up promises not to wrap, and so comes last, and leaves alone what addresses are computed from.

use oxicc_ir::{
    BinOp, Builder, CastOp, Context, FastMath, Function, Inst, InstData, IntFlags, Op, Type, Value,
};
use rustc_hash::FxHashMap;

use crate::pass::{Analyses, Changed, FunctionPass};
use crate::passes::scalar::dce::remove_if_dead;

pub struct SumProducts;

/// Operations of one sum.
const MAX_STEPS: usize = 16;

impl FunctionPass for SumProducts {
    fn name(&self) -> &'static str {
        "sum-products"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let sums: Vec<Inst> = func.all_insts().map(|(_, i)| i).filter(|i| is_sum(func, *i)).collect();
        let mut done = 0;
        let mut dead = Vec::new();
        for &inst in &sums {
            if let Some(product) = as_sum(ctx, func, inst) {
                dead.push(product);
                done += 1;
            }
        }
        // What is left over would count as a use.
        while let Some(inst) = dead.pop() {
            remove_if_dead(ctx, func, inst, &mut dead);
        }
        let mut ends: FxHashMap<Value, Ends> = FxHashMap::default();
        for &inst in &sums {
            collect(func, inst, &mut ends);
        }
        // In the order of the program.
        for &inst in &sums {
            for v in func.operands(inst).to_vec() {
                if let Some(found) = ends.remove(&v)
                    && found.sums.len() == func.uses(v).count()
                {
                    done += usize::from(move_constant(ctx, func, v, &found, &mut dead));
                }
            }
        }
        while let Some(inst) = dead.pop() {
            remove_if_dead(ctx, func, inst, &mut dead);
        }
        analyses.log.count("sum-products", "sums of products changed", done);
        Changed::instructions_if(done > 0)
    }
}

/// Sums of 32 bits that no address is computed from.
fn is_sum(func: &Function, inst: Inst) -> bool {
    let binary = matches!(func.inst(inst), InstData::Binary { op: BinOp::Add | BinOp::Sub, .. });
    binary
        && func.inst_type(inst) == Type::I32
        && func.result(inst).is_some_and(|v| {
            func.users(v).all(|u| {
                !matches!(
                    func.inst(u),
                    InstData::Cast { op: CastOp::SExt | CastOp::ZExt, .. }
                        | InstData::Gep { .. }
                        | InstData::Phi { .. }
                )
            })
        })
}

/// A product with a constant.
fn product(func: &Function, v: Value) -> Option<(Inst, Value, u32)> {
    let inst = func.value_inst(v)?;
    match func.inst(inst) {
        InstData::Binary { op: BinOp::Mul, lhs, rhs, .. } => Some((inst, lhs, func.as_u64(rhs)? as u32)),
        _ => None,
    }
}

fn plain(op: BinOp) -> Op {
    Op::Binary(op, IntFlags::empty(), FastMath::empty())
}

/// `x - y * c` becomes `x + y * -c`. Gives the product that is left over.
fn as_sum(ctx: &Context, func: &mut Function, inst: Inst) -> Option<Inst> {
    let InstData::Binary { op: BinOp::Sub, lhs, rhs, .. } = func.inst(inst) else { return None };
    let (old, y, c) = product(func, rhs)?;
    if func.is_const(lhs) || !func.has_one_use(rhs) || func.inst_block(old) != func.inst_block(inst) {
        return None;
    }
    let c = func.const_int(&ctx.types, Type::I32, c.wrapping_neg().into());
    let negative = Builder::before(ctx, func, inst).binary(BinOp::Mul, y, c);
    func.replace_inst(inst, plain(BinOp::Add), &[lhs, negative], &[]);
    Some(old)
}

/// What the sums with a product end with.
struct Ends {
    constant: u32,
    /// The last operation of each, and what it adds the constant to.
    sums: Vec<(Inst, Value)>,
}

/// Finds the products in a sum that ends with a constant, as summands.
fn collect(func: &Function, inst: Inst, ends: &mut FxHashMap<Value, Ends>) {
    let InstData::Binary { op: BinOp::Add, lhs, rhs, .. } = func.inst(inst) else { return };
    let Some(constant) = func.as_u64(rhs).map(|c| c as u32) else { return };
    let block = func.inst_block(inst);
    let mut work = vec![lhs];
    for _ in 0..MAX_STEPS {
        let Some(v) = work.pop() else { return };
        let Some(i) = func.value_inst(v).filter(|i| func.inst_block(*i) == block) else { continue };
        match func.inst(i) {
            InstData::Binary { op: BinOp::Add, lhs: a, rhs: b, .. } if func.has_one_use(v) => {
                work.extend([a, b])
            }
            InstData::Binary { op: BinOp::Sub, lhs: a, .. } if func.has_one_use(v) => work.push(a),
            _ if product(func, v).is_some() => {
                let found = ends.entry(v).or_insert(Ends { constant, sums: Vec::new() });
                // Different constants, or the same product twice: it does not pay, or not so.
                if found.constant == constant && found.sums.iter().all(|(i, _)| *i != inst) {
                    found.sums.push((inst, lhs));
                }
            }
            _ => {}
        }
    }
}

/// Adds the constant to the product, and no more to the sums.
fn move_constant(ctx: &Context, func: &mut Function, v: Value, found: &Ends, dead: &mut Vec<Inst>) -> bool {
    let Some((inst, factor, c)) = product(func, v) else { return false };
    // Another product of one of these sums may have taken the constant.
    let still = |func: &Function, (sum, lhs): (Inst, Value)| {
        !func.is_detached(sum)
            && matches!(func.inst(sum), InstData::Binary { op: BinOp::Add, lhs: l, rhs, .. }
                if l == lhs && func.as_u64(rhs) == Some(found.constant.into()))
    };
    if !found.sums.iter().all(|s| still(func, *s)) {
        return false;
    }
    // The constant that is a part of the factor already.
    let (y, offset) = match func.value_inst_data(factor) {
        Some(InstData::Binary { op: BinOp::Add, lhs: y, rhs, .. }) if func.has_one_use(factor) => {
            match func.as_u64(rhs) {
                Some(k) => (y, (k as u32).wrapping_mul(c)),
                None => (factor, 0),
            }
        }
        _ => (factor, 0),
    };
    if y == factor && found.sums.len() < 2 {
        return false;
    }
    let total = found.constant.wrapping_add(offset);
    let by = func.const_int(&ctx.types, Type::I32, c.into());
    let total = func.const_int(&ctx.types, Type::I32, total.into());
    let mut b = Builder::before(ctx, func, inst);
    let scaled = b.binary(BinOp::Mul, y, by);
    let base = b.binary(BinOp::Add, scaled, total);
    func.replace_with_value(inst, base);
    dead.extend(func.value_inst(factor));
    for &(sum, lhs) in &found.sums {
        // Promises of what lies between were about other numbers.
        let mut work = vec![lhs];
        while let Some(v) = work.pop() {
            let Some(i) = func.value_inst(v).filter(|_| v != base) else { continue };
            if let InstData::Binary { op: op @ (BinOp::Add | BinOp::Sub), lhs: a, rhs: b, flags, .. } =
                func.inst(i)
                && func.has_one_use(v)
            {
                if !flags.is_empty() {
                    func.replace_inst(i, plain(op), &[a, b], &[]);
                }
                work.extend([a, b]);
            }
        }
        let lhs = func.operands(sum)[0];
        func.replace_with_value(sum, lhs);
    }
    true
}
