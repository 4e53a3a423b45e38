//! `loop-idiom`: loops that an instruction does.
//!
//! ```text
//! do { x &= x - 1; ++n; } while (x);          ->     n += popcount(x)
//! do { x >>= 1; ++n; } while (x);             ->     n += 32 - countl_zero(x)     (x unsigned)
//! ```
//!
//! The loop must do nothing else, and only the counter may be used behind it. It runs once even if x is zero at the start. Stores and
//! copies in loops do not become `memset` and `memcpy`: those would be loops again, and worse ones than unrolled.

use oxicc_ir::{BinOp, Block, Builder, Function, GlobalId, Inst, InstData, IntPred, Module, Op, Type, Value};

use super::simplify::canonicalize;
use crate::pass::{Analyses, Changed, ModulePass};
use crate::remarks::Log;

pub struct LoopIdiom;

impl ModulePass for LoopIdiom {
    fn name(&self) -> &'static str {
        "loop-idiom"
    }

    fn run(&self, module: &mut Module, log: &mut Log) -> Changed {
        let ids: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
        let mut replaced = 0;
        let mut shaped = false;
        for id in ids {
            let Some(func) = module.body_mut(id) else { continue };
            if !has_candidate(func) {
                continue;
            }
            let mut analyses = Analyses::new();
            shaped |= canonicalize(func, &mut analyses);
            let (_, loops) = analyses.loops(func);
            let found: Vec<Idiom> = loops
                .loops()
                .filter_map(|l| {
                    let [block] = loops.blocks(l)[..] else { return None };
                    idiom(func, loops.preheader(func, l)?, block)
                })
                .collect();
            for idiom in found {
                let callee = declaration(module, &idiom);
                let (ctx, func) = module.split(id);
                if let Some(func) = func {
                    replace(ctx, func, &idiom, callee);
                    replaced += 1;
                }
            }
        }
        log.count("loop-idiom", "loops replaced by instructions", replaced);
        if shaped || replaced > 0 { Changed::ControlFlow } else { Changed::Nothing }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Counts {
    SetBits,
    Digits,
}

struct Idiom {
    preheader: Block,
    block: Block,
    exit: Block,
    counts: Counts,
    /// What is shifted or masked, before the loop.
    start: Value,
    ty: Type,
    /// The counter before the loop, and after an iteration.
    first: Value,
    counter: Value,
}

/// A block that ends in a branch to itself and is as short as such a loop.
fn has_candidate(func: &Function) -> bool {
    func.blocks()
        .any(|b| is_short(func, b) && func.terminator(b).is_some_and(|t| func.block_operands(t).contains(&b)))
}

fn is_short(func: &Function, block: Block) -> bool {
    func.block_insts(block).take(9).count() <= 8
}

fn idiom(func: &Function, preheader: Block, block: Block) -> Option<Idiom> {
    is_short(func, block).then_some(())?;
    let end = func.terminator(block)?;
    let InstData::CondBr { cond, then_dest, else_dest } = func.inst(end) else { return None };
    let InstData::ICmp { pred, lhs: next, rhs, .. } = func.value_inst_data(cond)? else { return None };
    let exit = match (pred, then_dest == block, else_dest == block) {
        (IntPred::Ne, true, false) => else_dest,
        (IntPred::Eq, false, true) => then_dest,
        _ => return None,
    };
    func.is_zero(rhs).then_some(())?;
    let ty = func.value_type(next);
    if ty != Type::I32 && ty != Type::I64 {
        return None;
    }
    // Next and the phi it comes from.
    let (counts, x, helper) = match func.value_inst_data(next)? {
        InstData::Binary { op: BinOp::LShr, lhs, rhs, .. } if func.as_u64(rhs) == Some(1) => {
            (Counts::Digits, lhs, None)
        }
        InstData::Binary { op: BinOp::And, lhs, rhs, .. } => {
            let less_one = |v: Value, of: Value| match func.value_inst_data(v) {
                Some(InstData::Binary { op: BinOp::Add, lhs, rhs, .. }) => {
                    lhs == of
                        && func.as_u64(rhs) == Some(if ty == Type::I32 { u32::MAX.into() } else { u64::MAX })
                }
                _ => false,
            };
            if less_one(lhs, rhs) {
                (Counts::SetBits, rhs, Some(lhs))
            } else if less_one(rhs, lhs) {
                (Counts::SetBits, lhs, Some(rhs))
            } else {
                return None;
            }
        }
        _ => return None,
    };
    let phi = func.value_inst(x).filter(|i| func.is_phi(*i) && func.inst_block(*i) == Some(block))?;
    (func.incoming_from(phi, block)? == next).then_some(())?;
    let start = func.incoming_from(phi, preheader)?;
    // The counter is the only other phi.
    let others: Vec<Inst> = func.phis(block).filter(|p| *p != phi).collect();
    let [count] = others[..] else { return None };
    let counter = func.incoming_from(count, block)?;
    let first = func.incoming_from(count, preheader)?;
    let InstData::Binary { op: BinOp::Add, lhs, rhs, .. } = func.value_inst_data(counter)? else {
        return None;
    };
    (Some(lhs) == func.result(count) && func.as_u64(rhs) == Some(1)).then_some(())?;
    let counter_ty = func.value_type(counter);
    if counter_ty != Type::I32 && counter_ty != Type::I64 {
        return None;
    }
    // Nothing else happens, and nothing but the counter is used outside.
    let known = [Some(x), Some(next), helper, func.result(count), Some(counter), Some(cond)];
    let alone =
        func.block_insts(block).all(|i| i == end || func.result(i).is_some_and(|v| known.contains(&Some(v))));
    let inside = known.iter().flatten().filter(|v| **v != counter).all(|v| {
        func.uses(*v).all(|u| func.inst_block(u.user) == Some(block)) && !func.is_used_by_records(*v)
    });
    (alone && inside).then_some(Idiom { preheader, block, exit, counts, start, ty, first, counter })
}

fn declaration(module: &mut Module, idiom: &Idiom) -> GlobalId {
    let ctx = &mut module.ctx;
    let (name, params) = match idiom.counts {
        Counts::SetBits => ("ctpop", vec![idiom.ty]),
        Counts::Digits => ("ctlz", vec![idiom.ty, Type::I1]),
    };
    let name = format!("llvm.{name}.{}", if idiom.ty == Type::I32 { "i32" } else { "i64" });
    match ctx.find_global(&name) {
        Some(id) => id,
        None => {
            let ty = ctx.types.function(idiom.ty, &params, false);
            ctx.declare_function(&name, ty)
        }
    }
}

fn replace(ctx: &oxicc_ir::Context, func: &mut Function, idiom: &Idiom, callee: GlobalId) {
    let Some(enter) = func.terminator(idiom.preheader) else { return };
    let Some(counter_ty) = func.value_inst(idiom.counter).map(|i| func.inst_type(i)) else { return };
    let mut b = Builder::before(ctx, func, enter);
    let bits = match idiom.counts {
        Counts::SetBits => b.call_value(callee, &[idiom.start]),
        Counts::Digits => {
            let no = b.func.const_bool(false);
            let width = b.func.const_int(&ctx.types, idiom.ty, if idiom.ty == Type::I32 { 32 } else { 64 });
            b.call_value(callee, &[idiom.start, no]).map(|zeros| b.binary(BinOp::Sub, width, zeros))
        }
    };
    let Some(bits) = bits else { return };
    let zero = b.func.const_int(&ctx.types, idiom.ty, 0);
    let one = b.func.const_int(&ctx.types, idiom.ty, 1);
    let none = b.icmp(IntPred::Eq, idiom.start, zero);
    let trips = b.select(none, one, bits);
    let trips = b.zext_or_trunc(trips, counter_ty);
    let total = b.binary(BinOp::Add, idiom.first, trips);
    func.replace_uses_if(idiom.counter, total, |f, u| f.inst_block(u.user) != Some(idiom.block));
    // Around the loop, which nothing leads to any more.
    let phis: Vec<Inst> = func.phis(idiom.exit).collect();
    for phi in phis {
        if let Some(value) = func.incoming_from(phi, idiom.block) {
            func.add_incoming(phi, value, idiom.preheader);
        }
    }
    func.remove_phi_edge(idiom.exit, idiom.block);
    func.replace_inst(enter, Op::Br, &[], &[idiom.exit]);
    func.remove_block(idiom.block);
}
