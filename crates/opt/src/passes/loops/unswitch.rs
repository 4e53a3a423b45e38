//! `simple-loop-unswitch`: decides before a loop what is the same in all its iterations.
//!
//! ```text
//! for (...) { if (flag) a; else b; }      ->      if (flag) for (...) a; else for (...) b;
//! ```
//!
//! The loop is copied, one copy for each answer. Only conditions that are the same in all threads of a block are worth it:
//! on others a warp would run both loops one after the other. What threads meet in may so be copied as well. The condition is frozen,
//! since it is asked now even where the loop would not have asked.
//!
//! `simple-loop-unswitch<repeated>` does it only for what one iteration asks several times: an unrolled `if (bias)` cuts the iteration into
//! blocks, and the loads and exponentials of one wait for those of the other.

use oxicc_ir::analysis::LoopId;
use oxicc_ir::{AttrKind, Block, Builder, Context, Function, InstData, Op, Value};
use rustc_hash::FxHashMap;

use super::demote::Demoted;
use super::simplify::canonicalize;
use super::sizes::sizes;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::uniform::is_uniform;
use crate::util::{cost, remove_unreachable};

#[derive(Default)]
pub struct LoopUnswitch {
    /// Only conditions that an iteration asks more than once.
    pub repeated: bool,
}

/// Cost of a loop that is copied.
const MAX_COST: usize = 200;
/// Loops copied in one function: each copy can be copied again.
const MAX_COPIES: usize = 8;
/// A function that is larger than this does not grow further.
const MAX_FUNCTION: usize = 60_000;

impl FunctionPass for LoopUnswitch {
    fn name(&self) -> &'static str {
        if self.repeated { "simple-loop-unswitch<repeated>" } else { "simple-loop-unswitch" }
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let (_, loops) = analyses.loops(func);
        if loops.is_empty() || func.num_insts() > MAX_FUNCTION || !has_candidate(ctx, func, self.least()) {
            return Changed::Nothing;
        }
        let shaped = canonicalize(func, analyses);
        let mut copied = 0;
        while copied < MAX_COPIES {
            let Some(found) = find(ctx, func, analyses, self.least()) else { break };
            unswitch(ctx, func, &found);
            analyses.invalidate(Changed::ControlFlow);
            canonicalize(func, analyses);
            copied += 1;
        }
        analyses.log.count("simple-loop-unswitch", "loops unswitched", copied);
        if shaped || copied > 0 { Changed::ControlFlow } else { Changed::Nothing }
    }
}

impl LoopUnswitch {
    /// How often an iteration must ask.
    fn least(&self) -> usize {
        if self.repeated { 2 } else { 1 }
    }
}

/// What a block asks at its end, if the answers lead to different places.
fn asked(func: &Function, block: Block) -> Option<Value> {
    match func.inst(func.terminator(block)?) {
        InstData::CondBr { cond, then_dest, else_dest } if then_dest != else_dest => {
            (!func.is_const(cond)).then_some(cond)
        }
        _ => None,
    }
}

/// A quick look: whether there is any uniform condition that is asked often enough, and not computed where it is asked.
fn has_candidate(ctx: &Context, func: &Function, least: usize) -> bool {
    let mut times: FxHashMap<Value, usize> = FxHashMap::default();
    func.blocks().filter_map(|b| Some((b, asked(func, b)?))).any(|(b, cond)| {
        let here = func.value_inst(cond).and_then(|i| func.inst_block(i)) == Some(b);
        let times = times.entry(cond).or_default();
        *times += usize::from(!here);
        *times == least && is_uniform(ctx, func, cond)
    })
}

/// A loop and the branches in it that are decided before.
struct Found {
    preheader: Block,
    header: Block,
    blocks: Vec<Block>,
    /// The blocks that end in the branches.
    asks: Vec<Block>,
    cond: Value,
}

fn find(ctx: &Context, func: &Function, analyses: &mut Analyses, least: usize) -> Option<Found> {
    let (_, loops) = analyses.loops(func);
    let sizes = sizes(func, loops, |f, i| cost(f, i) as usize);
    loops.loops().filter(|id| sizes[*id] <= MAX_COST).find_map(|id: LoopId| {
        let lp = loops.get(id);
        let preheader = loops.preheader(func, id)?;
        let outside = |v: Value| {
            func.value_inst(v).and_then(|i| func.inst_block(i)).is_none_or(|b| !loops.contains(id, b))
        };
        let mut asks: FxHashMap<Value, Vec<Block>> = FxHashMap::default();
        let cond = loops.blocks(id).iter().find_map(|b| {
            let cond = asked(func, *b).filter(|c| outside(*c))?;
            let blocks = asks.entry(cond).or_default();
            blocks.push(*b);
            (blocks.len() == least && is_uniform(ctx, func, cond)).then_some(cond)
        })?;
        let blocks = loops.blocks(id);
        may_be_twice(ctx, func, blocks).then(|| Found {
            preheader,
            header: lp.header,
            blocks: blocks.to_vec(),
            asks: blocks.iter().copied().filter(|b| asked(func, *b) == Some(cond)).collect(),
            cond,
        })
    })
}

/// Whether there may be two copies of these blocks, one of which all threads of a block run. What threads meet in may be there: they
/// all come to the same one.
fn may_be_twice(ctx: &Context, func: &Function, blocks: &[Block]) -> bool {
    let once = |attrs| ctx.attrs.func_has(attrs, AttrKind::NoDuplicate);
    blocks.iter().flat_map(|b| func.block_insts(*b)).all(|i| match func.inst(i) {
        InstData::Call { info, callee, .. } => {
            let declared = func.direct_callee(i).and_then(|id| ctx.global(id).as_function());
            // A label may be in a module only once, unless it is in braces.
            let labels = func.as_asm(callee).is_some_and(|asm| {
                let text = asm.text.replace("::", "");
                text.contains(':') && !text.trim_start().starts_with('{')
            });
            !labels && !once(info.attrs) && !declared.is_some_and(|f| once(f.attrs))
        }
        _ => !matches!(func.op(i), Op::Alloca { .. } | Op::IndirectBr),
    })
}

fn unswitch(ctx: &Context, func: &mut Function, found: &Found) {
    let mut demoted = Demoted::default();
    let map = demoted.copy_loop(ctx, func, &found.blocks);
    let Some(end) = func.terminator(found.preheader) else { return };
    let frozen = Builder::before(ctx, func, end).freeze(found.cond);
    func.replace_inst(end, Op::CondBr, &[frozen], &[found.header, map.block(found.header)]);
    let both = |b: &Block| [(*b, true), (map.block(*b), false)];
    for (block, holds) in found.asks.iter().flat_map(both) {
        if let Some(branch) = func.terminator(block)
            && let InstData::CondBr { then_dest, else_dest, .. } = func.inst(branch)
        {
            func.make_unconditional(block, if holds { then_dest } else { else_dest });
        }
    }
    demoted.promote(func);
    // Blocks that only the other answer leads to.
    remove_unreachable(func);
}
