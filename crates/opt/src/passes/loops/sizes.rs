//! How large loops are, and will be.

use cranelift_entity::SecondaryMap;
use oxicc_ir::analysis::{LoopId, LoopInfo};
use oxicc_ir::{Function, Inst};

/// The sizes of all loops, in one walk.
pub fn sizes(
    func: &Function,
    loops: &LoopInfo,
    size_of: impl Fn(&Function, Inst) -> usize,
) -> SecondaryMap<LoopId, usize> {
    let mut sizes: SecondaryMap<LoopId, usize> = SecondaryMap::new();
    for &block in loops.all_blocks() {
        if let Some(id) = loops.loop_of(block) {
            sizes[id] += func.block_insts(block).map(|i| size_of(func, i)).sum::<usize>();
        }
    }
    // Inner loops come before the loops around them.
    for id in loops.loops() {
        if let Some(parent) = loops.get(id).parent {
            sizes[parent] += sizes[id];
        }
    }
    sizes
}

/// What tells how often a loop and the loop for its rest run.
const TESTS: usize = 8;

/// The same once inner loops have as many copies as `copies` says, and a loop for the rest or the copies of one.
pub fn grown(
    loops: &LoopInfo,
    sizes: &SecondaryMap<LoopId, usize>,
    copies: impl Fn(LoopId) -> Option<u32>,
) -> SecondaryMap<LoopId, usize> {
    let mut more: SecondaryMap<LoopId, usize> = SecondaryMap::new();
    for id in loops.loops() {
        if let Some(parent) = loops.get(id).parent {
            let here = copies(id).map_or(0, |n| sizes[id] * (2 * n as usize - 2) + TESTS);
            more[parent] += more[id] + here;
        }
    }
    for id in loops.loops() {
        more[id] += sizes[id];
    }
    more
}
