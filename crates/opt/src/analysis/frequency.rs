//! How often blocks run, estimated, for one run of the function.
//!
//! One walk in reverse post-order: a loop runs as often as its trip count says, at most [`MOST`], or [`USUAL`] times; the edges that leave it
//! share one exit in that many iterations; other branches go either way alike.

use cranelift_entity::SecondaryMap;
use oxicc_ir::analysis::{DominatorTree, LoopId, LoopInfo};
use oxicc_ir::{Block, Function};

use super::evolution::Evolution;

/// Iterations where the number is not known: the reference's weight of a back edge.
const USUAL: f64 = 32.0;
const MOST: f64 = 4096.0;

#[derive(Default)]
pub struct Frequencies {
    of_block: SecondaryMap<Block, f64>,
}

impl Frequencies {
    pub fn compute(
        func: &Function,
        dom: &DominatorTree,
        loops: &LoopInfo,
        evolution: &Evolution,
    ) -> Frequencies {
        let mut of_block: SecondaryMap<Block, f64> = SecondaryMap::new();
        let Some(entry) = func.entry() else { return Frequencies { of_block } };
        of_block[entry] = 1.0;
        // Iterations and edges out of each loop.
        let mut shares: rustc_hash::FxHashMap<LoopId, (f64, f64)> = rustc_hash::FxHashMap::default();
        for id in loops.loops() {
            let trips = evolution.trips(id);
            let known = trips.exact.map(|n| (n as f64).clamp(1.0, MOST));
            let bound = trips.most.map_or(USUAL, |n| USUAL.min((n as f64).max(1.0)));
            shares.insert(id, (known.unwrap_or(bound), 0.0));
        }
        for block in func.blocks() {
            if let Some(id) = loops.loop_of(block) {
                let out = func.successors(block).iter().filter(|s| !loops.contains(id, **s)).count();
                if let Some(share) = shares.get_mut(&id) {
                    share.1 += out as f64;
                }
            }
        }
        for &block in dom.cfg().rpo() {
            if loops.is_header(block)
                && let Some((trips, _)) = loops.loop_of(block).and_then(|id| shares.get(&id))
            {
                of_block[block] *= trips;
            }
            let here = of_block[block];
            let successors = func.successors(block);
            let own = loops.loop_of(block);
            let leaves = |s: Block| own.is_some_and(|id| !loops.contains(id, s));
            let (trips, exits) = own.and_then(|id| shares.get(&id)).copied().unwrap_or((1.0, 1.0));
            let out = successors.iter().filter(|s| leaves(**s)).count() as f64;
            let stay = successors.len() as f64 - out;
            let way_out = if stay == 0.0 { 1.0 / out.max(1.0) } else { 1.0 / (trips * exits.max(1.0)) };
            for &succ in successors {
                // Edges back are in the number of iterations already.
                if dom.dominates(succ, block) {
                    continue;
                }
                of_block[succ] += here * if leaves(succ) { way_out } else { (1.0 - out * way_out) / stay };
            }
        }
        Frequencies { of_block }
    }

    /// How often a block runs when the function runs once.
    pub fn of(&self, block: Block) -> f64 {
        self.of_block[block]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn loops_multiply_and_branches_divide() {
        let module = oxicc_ir::text::parse(
            "define void @f(i1 %c, i32 %n) {
             entry:
               br label %loop
             loop:
               %i = phi i32 [ 0, %entry ], [ %i1, %next ]
               br i1 %c, label %then, label %next
             then:
               br label %next
             next:
               %i1 = add nsw i32 %i, 1
               %more = icmp slt i32 %i1, 10
               br i1 %more, label %loop, label %end
             end:
               ret void
             }",
        )
        .unwrap();
        let (_, func) = module.defined_functions().next().unwrap();
        let dom = DominatorTree::compute(func);
        let loops = LoopInfo::compute(func, &dom);
        let evolution = Evolution::compute(&module.ctx, func, &loops);
        let frequencies = Frequencies::compute(func, &dom, &loops, &evolution);
        let all: Vec<f64> = func.blocks().map(|b| frequencies.of(b)).collect();
        for (got, want) in all.iter().zip([1.0, 10.0, 5.0, 10.0, 1.0]) {
            assert!((got - want).abs() < 1e-9, "{all:?}");
        }
    }
}
