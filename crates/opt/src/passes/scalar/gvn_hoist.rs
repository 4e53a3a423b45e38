//! `gvn-hoist`: computes before a branch what several of its ways compute first.
//!
//! ```text
//! switch: a: %x = and i32 %i, 7  ...        %x = and i32 %i, 7
//!         b: %y = and i32 %i, 7  ...   ->   switch: a: ... %x ...
//!         c: ...                                    b: ... %x ...   c: ...
//! ```
//!
//! A warp whose threads part runs every way, so one computation is less work than several; and while the branch waits for what it
//! depends on, the computation is done already. Only cheap operations without effects, found near the start of blocks that nothing but the
//! branch leads to. All ways of a branch have to need it, or at least a third of those of a `switch`.

use oxicc_ir::{BinOp, Block, Context, Function, Inst, InstData, Op, Type, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::pass::{Analyses, Changed, FunctionPass};
use crate::util::{cost, is_speculatable, merge_locations};

pub struct GvnHoist;

/// Instructions looked at in each way.
const MAX_LOOKED_AT: usize = 12;
/// Instructions moved before one branch: each is a value that lives across it.
const MAX_MOVED: usize = 8;

impl FunctionPass for GvnHoist {
    fn name(&self) -> &'static str {
        "gvn-hoist"
    }

    fn run(&self, ctx: &Context, func: &mut Function, _: &mut Analyses) -> Changed {
        let blocks: Vec<Block> = func.blocks().collect();
        let mut moved = 0;
        // Later blocks first: what leaves them may leave the blocks before them, too.
        for block in blocks.into_iter().rev() {
            moved += hoist_into(ctx, func, block);
        }
        Changed::instructions_if(moved > 0)
    }
}

/// What makes two instructions compute the same.
type Key = (Op, Type, SmallVec<[Value; 4]>);

fn hoist_into(ctx: &Context, func: &mut Function, block: Block) -> usize {
    let Some(branch) = func.terminator(block) else { return 0 };
    if func.successors(block).len() < 2 {
        return 0;
    }
    let mut ways: SmallVec<[Block; 8]> = func.successors(block).into();
    ways.sort_unstable();
    ways.dedup();
    let all = ways.len();
    ways.retain(|w| *w != block && func.single_predecessor(*w) == Some(block));
    // All of two, or a third of many.
    let enough = if all <= 3 { all } else { all.div_ceil(3).max(2) };
    if all < 2 || ways.len() < enough {
        return 0;
    }
    let mut moved = 0;
    // What moves makes operands of others available.
    while moved < MAX_MOVED {
        let mut found: FxHashMap<Key, SmallVec<[Inst; 4]>> = FxHashMap::default();
        let mut order: Vec<Key> = Vec::new();
        for &way in &ways {
            let ready = |v: &Value| func.value_inst(*v).and_then(|i| func.inst_block(i)) != Some(way);
            let looked_at = func.block_insts(way).filter(|i| !func.is_phi(*i)).take(MAX_LOOKED_AT);
            for inst in looked_at.filter(|i| is_cheap(ctx, func, *i)) {
                if !func.operands(inst).iter().all(ready) {
                    continue;
                }
                let key = (func.op(inst), func.inst_type(inst), func.operands(inst).into());
                let same = found.entry(key).or_insert_with_key(|key| {
                    order.push(key.clone());
                    SmallVec::new()
                });
                // Once for each way.
                if same.last().is_none_or(|last| func.inst_block(*last) != Some(way)) {
                    same.push(inst);
                }
            }
        }
        let before = moved;
        for key in order {
            let Some([first, others @ ..]) = found.get(&key).map(|s| s.as_slice()) else { continue };
            let Some(value) = func.result(*first).filter(|_| others.len() + 1 >= enough && moved < MAX_MOVED)
            else {
                continue;
            };
            func.move_before(*first, branch);
            for &other in others {
                merge_locations(func, *first, other);
                func.replace_with_value(other, value);
            }
            moved += 1;
        }
        if moved == before {
            break;
        }
    }
    moved
}

fn is_cheap(ctx: &Context, func: &Function, inst: Inst) -> bool {
    let kind = match func.inst(inst) {
        // Products stay beside the sums that they are one instruction with.
        InstData::Binary { op, .. } => !op.is_float() && op != BinOp::Mul,
        InstData::Cast { .. } | InstData::Gep { .. } | InstData::ICmp { .. } => true,
        _ => false,
    };
    kind && cost(func, inst) <= 2 && is_speculatable(ctx, func, inst) && func.attachments(inst).is_empty()
}
