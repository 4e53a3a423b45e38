//! A check: threads of a warp that go on after a barrier at which others of the warp wait.
//!
//! A barrier that a warp must execute together is skipped by a thread that reaches an instruction every thread executes after the barrier
//! and from which there is no way back to it. Threads that return or exit before a barrier skip nothing: they count as arrived.

use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

use super::warp::State;
use super::{Block, Issue};
use crate::code::{Code, Op, PredRef};
use crate::fault::{Fault, FaultKind};

/// What is known about instructions and barriers of functions: whether one is past the other.
#[derive(Default)]
pub(super) struct Past(FxHashMap<(u32, u32, u32), bool>);

impl Past {
    fn is_past(&mut self, function: u32, code: &Code, barrier: u32, pc: u32) -> bool {
        *self.0.entry((function, barrier, pc)).or_insert_with(|| is_past(code, barrier, pc))
    }
}

/// Whether every way from a barrier to the end of the function leads through an instruction, and none from there to the barrier.
fn is_past(code: &Code, barrier: u32, pc: u32) -> bool {
    let (after, _) = reachable(code, barrier + 1, None);
    if !after[pc as usize] || reachable(code, pc, None).0[barrier as usize] {
        return false;
    }
    let (_, ends) = reachable(code, barrier + 1, Some(pc));
    !ends
}

/// The instructions that are reached from one, and whether the end of the function is; not through `without`.
fn reachable(code: &Code, from: u32, without: Option<u32>) -> (Vec<bool>, bool) {
    let mut seen = vec![false; code.instrs.len()];
    let mut ends = false;
    let mut work = vec![from];
    while let Some(pc) = work.pop() {
        let Some(seen) = seen.get_mut(pc as usize) else { continue };
        if *seen || without == Some(pc) {
            continue;
        }
        *seen = true;
        let next = successors(code, pc);
        ends |= next.is_empty();
        work.extend(next);
    }
    (seen, ends)
}

fn successors(code: &Code, pc: u32) -> SmallVec<[u32; 2]> {
    let instr = &code.instrs[pc as usize];
    let mut next: SmallVec<[u32; 2]> = match &instr.op {
        Op::Bra { target } => smallvec![*target],
        Op::BrxIdx { targets, .. } => targets.iter().copied().collect(),
        Op::Ret | Op::Exit | Op::Trap => smallvec![],
        _ => return smallvec![pc + 1],
    };
    if instr.guard != PredRef::TRUE {
        next.push(pc + 1);
    }
    next
}

impl Block {
    /// Looks at an instruction that some lanes of a warp are about to execute.
    pub(super) fn check_skipped_barrier(&mut self, issue: &Issue<'_>) -> Result<(), Fault> {
        let &Issue { cx, me: (w, at), pc, active, .. } = issue;
        let Some(checker) = &mut self.checker else { return Ok(()) };
        let warp = &self.warps[w];
        let f = &warp.fragments[at];
        let code = &cx.program.codes[f.code as usize];
        // Nothing is done by branches and returns.
        if matches!(
            code.instrs[pc as usize].op,
            Op::Bra { .. } | Op::BrxIdx { .. } | Op::Ret | Op::Exit | Op::Nop
        ) {
            return Ok(());
        }
        let skipped = warp.fragments.iter().find_map(|g| {
            let State::Barrier { id, .. } = g.state else { return None };
            let barrier = g.pc.checked_sub(1)?;
            let is_aligned = matches!(&code.instrs.get(barrier as usize)?.op, Op::Bar(bar) if bar.aligned);
            let same_call = g.code == f.code && g.stack == f.stack;
            let skips = same_call && is_aligned && checker.past.is_past(f.code, code, barrier, pc);
            skips.then_some((id as u64, barrier, g.mask.trailing_zeros()))
        });
        let Some((barrier, place, lane)) = skipped else { return Ok(()) };
        let other = Box::new(self.position(cx, warp, f.code, place, lane));
        Err(self.stop(issue, active, FaultKind::SkippedBarrier { barrier, other }))
    }
}
