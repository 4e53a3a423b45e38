//! `div-rem-pairs`: the rest of a division from its quotient.
//!
//! ```text
//! %r = srem i32 %x, %y             %q = sdiv i32 %x, %y
//! %q = sdiv i32 %x, %y      ->     %m = mul i32 %q, %y
//!                                  %r = sub i32 %x, %m
//! ```
//!
//! There is no instruction for either; both take about thirty. Within a block only, where both happen anyway. Divisions by
//! constants are no divisions in the end.

use oxicc_ir::{BinOp, Block, Builder, Context, Function, Inst, InstData, Value};
use rustc_hash::FxHashMap;

use crate::pass::{Analyses, Changed, FunctionPass};

pub struct DivRemPairs;

impl FunctionPass for DivRemPairs {
    fn name(&self) -> &'static str {
        "div-rem-pairs"
    }

    fn run(&self, ctx: &Context, func: &mut Function, _: &mut Analyses) -> Changed {
        let blocks: Vec<Block> = func.blocks().collect();
        let mut changed = false;
        for block in blocks {
            changed |= run_block(ctx, func, block);
        }
        Changed::instructions_if(changed)
    }
}

/// The first quotient and the rests of two operands, signed or not.
#[derive(Default)]
struct Pair {
    quotient: Option<Inst>,
    rests: Vec<Inst>,
}

fn run_block(ctx: &Context, func: &mut Function, block: Block) -> bool {
    let mut pairs: FxHashMap<(bool, Value, Value), Pair> = FxHashMap::default();
    let mut order = Vec::new();
    for inst in func.block_insts(block) {
        let InstData::Binary { op, lhs, rhs, .. } = func.inst(inst) else { continue };
        if !op.is_int_div_rem() || func.is_const(rhs) || ctx.types.is_vector(func.value_type(lhs)) {
            continue;
        }
        let signed = matches!(op, BinOp::SDiv | BinOp::SRem);
        let pair = pairs.entry((signed, lhs, rhs)).or_insert_with(|| {
            order.push((signed, lhs, rhs));
            Pair::default()
        });
        if matches!(op, BinOp::SDiv | BinOp::UDiv) {
            pair.quotient.get_or_insert(inst);
        } else {
            pair.rests.push(inst);
        }
    }
    let mut changed = false;
    for key in order {
        let Some(Pair { quotient: Some(quotient), rests }) = pairs.remove(&key) else { continue };
        let Some(&first) = rests.first() else { continue };
        // Operands now, not then: one may have been the rest of a pair before this one.
        let InstData::Binary { lhs, rhs, .. } = func.inst(quotient) else { continue };
        if func.comes_before(first, quotient) {
            func.move_before(quotient, first);
        }
        // What is exact for the quotient says nothing of where it moves to.
        func.set_op(quotient, func.op(quotient).without_flags());
        let Some(q) = func.result(quotient) else { continue };
        for rest in rests {
            let mut b = Builder::before(ctx, func, rest);
            let product = b.binary(BinOp::Mul, q, rhs);
            let value = b.binary(BinOp::Sub, lhs, product);
            func.replace_with_value(rest, value);
        }
        changed = true;
    }
    changed
}
