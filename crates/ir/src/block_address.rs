//! Block addresses as numbers, `indirectbr` as a switch over them.
//!
//! No device can jump to a computed address inside a function. A block's address is only ever compared, stored and
//! jumped to, so a number per block does: passes and code generation then see nothing unusual.

use crate::consts::{ConstData, ConstExpr, ConstPool};
use crate::function::Function;
use crate::inst::{Block, Inst, InstData, Op, Value};
use crate::module::Module;
use crate::ops::{CastOp, FastMath, IntFlags};
use crate::types::{Type, Types};

/// The number that stands for a block: never null.
fn number(block: Block) -> u64 {
    u64::from(block.as_u32()) + 1
}

/// Replaces all block addresses and indirect branches of a module. Returns whether there were any.
pub fn lower_block_addresses(module: &mut Module) -> bool {
    let ctx = &mut module.ctx;
    let mut changed = lower_pool(&ctx.types, &mut ctx.consts);
    let (ctx, bodies) = module.split_all();
    for (_, func) in bodies {
        changed |= lower_pool(&ctx.types, func.consts_mut());
        let branches: Vec<(Block, Inst)> = func
            .blocks()
            .filter_map(|b| Some((b, func.terminator(b)?)))
            .filter(|&(_, t)| matches!(func.op(t), Op::IndirectBr))
            .collect();
        changed |= !branches.is_empty();
        for (block, branch) in branches {
            lower_branch(&ctx.types, func, block, branch);
        }
    }
    changed
}

/// Returns whether the pool had any.
fn lower_pool(types: &Types, pool: &mut ConstPool) -> bool {
    let found: Vec<_> = pool
        .iter()
        .filter_map(|(c, _, data)| match data {
            ConstData::BlockAddress(_, block) => Some((c, number(*block))),
            _ => None,
        })
        .collect();
    let any = !found.is_empty();
    for (c, n) in found {
        let value = pool.int(types, Type::I64, n);
        pool.redefine(c, ConstData::Expr(Box::new(ConstExpr::Cast { op: CastOp::IntToPtr, value })));
    }
    any
}

fn lower_branch(types: &Types, func: &mut Function, block: Block, branch: Inst) {
    let InstData::IndirectBr { address, dests } = func.inst(branch) else { return };
    let all: Vec<Block> = dests.to_vec();
    let mut dests: Vec<Block> = Vec::new();
    for d in all {
        if dests.contains(&d) {
            // One edge for each target is enough.
            func.remove_phi_edge(d, block);
        } else {
            dests.push(d);
        }
    }
    let Some(last) = dests.pop() else {
        func.replace_inst(branch, Op::Unreachable, &[], &[]);
        return;
    };
    let cast = Op::Cast(CastOp::PtrToInt, IntFlags::empty(), FastMath::empty());
    let cast = func.create_inst(cast, Type::I64, &[address], &[]);
    func.insert_before(cast, branch);
    let mut operands: Vec<Value> = func.result(cast).into_iter().collect();
    let mut targets = vec![last];
    for d in dests {
        operands.push(func.const_int(types, Type::I64, number(d)));
        targets.push(d);
    }
    func.replace_inst(branch, Op::Switch, &operands, &targets);
}
