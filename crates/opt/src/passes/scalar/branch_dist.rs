//! `branch-dist`: what both ways of a branch compute last is computed once, behind them.
//!
//! ```text
//! a: %x = fmul float %p, 3.0        a: br label %m
//!    %r = fdiv float %x, %p         b: br label %m
//!    br label %m                    m: %f = phi float [ 3.0, %a ], [ 5.0, %b ]
//! b: %y = fmul float %q, 5.0   ->      %v = phi float [ %p, %a ], [ %q, %b ]
//!    %s = fdiv float %y, %q            %x = fmul float %v, %f
//!    br label %m                       %r = fdiv float %x, %v
//! m: %z = phi float [ %r, %a ], [ %s, %b ]
//! ```
//!
//! A warp whose threads part runs both ways, one after the other; what is behind them it runs once. Pairs of equal operations are taken
//! from the ends of two blocks that both go on to a third, which nothing else leads to; operands that differ become phis, and all of it is
//! left alone where those would be about as much as is saved. What threads must meet in stays, and so do calls with effects. No pipeline
//! runs this: one load behind two ways waits for both. They run [`BranchDistLong`](super::BranchDistLong).

use oxicc_ir::{Block, Builder, Context, Function, Inst, InstData, Op, Value};
use rustc_hash::FxHashMap;

use crate::pass::{Analyses, Changed, FunctionPass};
use crate::remarks::RemarkKind;
use crate::util::{cost, is_convergent, is_pure, merge_locations};

pub struct BranchDist;

/// Instructions taken from one end.
const MAX_PAIRS: usize = 64;
/// What an operand that differs costs: a move on each way.
const COST_OF_PHI: u32 = 2;

impl FunctionPass for BranchDist {
    fn name(&self) -> &'static str {
        "branch-dist"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let blocks: Vec<Block> = func.blocks().collect();
        let mut moved = 0;
        for join in blocks {
            let preds = func.unique_predecessors(join);
            let &[a, b] = preds.as_slice() else { continue };
            let is_way = |way: Block| way != join && func.successors(way) == [join];
            if !is_way(a) || !is_way(b) || a == b {
                continue;
            }
            let Some(tail) = Tail::find(ctx, func, a, b, join) else { continue };
            let Some(&(first, _)) = tail.pairs.last() else { continue };
            let about = (RemarkKind::Passed, "branch-dist", "MergedTails");
            let n = tail.pairs.len();
            analyses.log.about(ctx, func, Some(first), about, || {
                format!("the last {n} instructions of both ways are computed once behind them")
            });
            moved += n;
            tail.merge(ctx, func, a, b, join);
        }
        analyses.log.count("branch-dist", "instructions merged", moved);
        Changed::instructions_if(moved > 0)
    }
}

/// The equal ends of two blocks.
struct Tail {
    /// From the last to the first.
    pairs: Vec<(Inst, Inst)>,
    /// Operands that differ and are no results of pairs.
    differing: Vec<(Value, Value)>,
}

impl Tail {
    /// The longest tail that pays.
    fn find(ctx: &Context, func: &Function, a: Block, b: Block, join: Block) -> Option<Tail> {
        let mut pairs: Vec<(Inst, Inst)> = Vec::new();
        let mut partners: FxHashMap<Inst, Inst> = FxHashMap::default();
        let mut ways = (func.prev_inst(func.terminator(a)?), func.prev_inst(func.terminator(b)?));
        while let (Some(x), Some(y)) = ways {
            if pairs.len() == MAX_PAIRS
                || !is_pair(ctx, func, x, y)
                || !results_meet(func, x, y, &partners, (a, b, join))
            {
                break;
            }
            partners.insert(x, y);
            pairs.push((x, y));
            ways = (func.prev_inst(x), func.prev_inst(y));
        }
        // Shorter ones are tried, too: the first pairs may have many operands that differ.
        while !pairs.is_empty() {
            let differing = differing(func, &pairs);
            let saved: u32 = pairs.iter().map(|(x, _)| cost(func, *x)).sum();
            if saved > COST_OF_PHI * differing.len() as u32 {
                return Some(Tail { pairs, differing });
            }
            pairs.pop();
        }
        None
    }

    fn merge(self, ctx: &Context, func: &mut Function, a: Block, b: Block, join: Block) {
        let Some(place) = func.first_non_phi(join) else { return };
        let mut builder = Builder::before(ctx, func, place);
        let phis: FxHashMap<(Value, Value), Value> = self
            .differing
            .iter()
            .map(|&(x, y)| {
                let ty = builder.func.value_type(x);
                ((x, y), builder.phi_of(ty, &[(x, a), (y, b)]))
            })
            .collect();
        for &(x, y) in self.pairs.iter().rev() {
            for index in 0..func.operands(x).len() {
                let both = (func.operand(x, index), func.operand(y, index));
                if let Some(&phi) = phis.get(&both) {
                    func.set_operand(x, index, phi);
                }
            }
            func.move_before(x, place);
        }
        for &(x, y) in &self.pairs {
            if let (Some(value), Some(other)) = (func.result(x), func.result(y)) {
                let phis: Vec<Inst> =
                    func.phis(join).filter(|p| func.incoming_from(*p, b) == Some(other)).collect();
                for phi in phis {
                    func.replace_with_value(phi, value);
                }
            }
            merge_locations(func, x, y);
            func.remove_inst(y);
        }
    }
}

/// Whether two instructions do the same to operands of the same types, and may do it behind their blocks.
pub(super) fn is_pair(ctx: &Context, func: &Function, x: Inst, y: Inst) -> bool {
    let may_move = match func.inst(x) {
        // A quotient by a constant is a product.
        InstData::Binary { op, rhs, .. } if op.is_int_div_rem() && func.is_const(rhs) => {
            func.operands(y).get(1) == Some(&rhs)
        }
        InstData::FNeg { .. }
        | InstData::Binary { .. }
        | InstData::Cast { .. }
        | InstData::ICmp { .. }
        | InstData::FCmp { .. }
        | InstData::Select { .. } => true,
        InstData::Load { .. } | InstData::Store { .. } => match func.op(x) {
            Op::Load(access) | Op::Store(access) => access.is_plain(),
            _ => false,
        },
        // Indices of members must stay constants.
        InstData::Gep { indices, .. } => indices.len() == 1,
        // Arguments that are constants may have to be.
        InstData::Call { .. } => {
            is_pure(ctx, func, x)
                && !is_convergent(ctx, func, x)
                && func.direct_callee(x).is_some()
                && func.direct_callee(x) == func.direct_callee(y)
                && func
                    .operands(x)
                    .iter()
                    .zip(func.operands(y))
                    .all(|(p, q)| p == q || !func.is_const(*p) && !func.is_const(*q))
        }
        _ => false,
    };
    let types = |i: Inst| func.operands(i).iter().map(|v| func.value_type(*v)).collect::<Vec<_>>();
    may_move
        && func.op(x) == func.op(y)
        && func.inst_type(x) == func.inst_type(y)
        && types(x) == types(y)
        && func.attachments(x) == func.attachments(y)
}

/// Whether every use of the two results is one of both: in a pair at the same place, or in a phi behind the blocks.
fn results_meet(
    func: &Function,
    x: Inst,
    y: Inst,
    partners: &FxHashMap<Inst, Inst>,
    (a, b, join): (Block, Block, Block),
) -> bool {
    let (Some(value), Some(other)) = (func.result(x), func.result(y)) else { return true };
    func.num_uses(value) == func.num_uses(other)
        && func.users(value).all(|user| {
            if func.is_phi(user) {
                return func.inst_block(user) == Some(join)
                    && func.incoming_from(user, a) == Some(value)
                    && func.incoming_from(user, b) == Some(other);
            }
            let Some(&partner) = partners.get(&user) else { return false };
            let at = |inst: Inst, v: Value| {
                func.operands(inst)
                    .iter()
                    .enumerate()
                    .filter(|(_, o)| **o == v)
                    .map(|(n, _)| n)
                    .collect::<Vec<_>>()
            };
            at(user, value) == at(partner, other)
        })
}

/// Pairs of operands that are not the same and not the results of a pair, each once.
fn differing(func: &Function, pairs: &[(Inst, Inst)]) -> Vec<(Value, Value)> {
    let results: Vec<Option<Value>> = pairs.iter().map(|(x, _)| func.result(*x)).collect();
    let mut found: Vec<(Value, Value)> = Vec::new();
    for &(x, y) in pairs {
        for (&p, &q) in func.operands(x).iter().zip(func.operands(y)) {
            if p != q && !results.contains(&Some(p)) && !found.contains(&(p, q)) {
                found.push((p, q));
            }
        }
    }
    found
}
