//! Copies on the back edge of a loop move before the branch.
//!
//! ```text
//! loop: ...                        loop: ...
//!       @%p bra exit;                    mov %a, %b;
//!       mov %a, %b;          ->          @!%p bra loop;
//!       bra.uni loop;              exit:
//! exit:
//! ```
//!
//! The loop is one block again, with one jump in each iteration, which ptxas can unroll. The copy then also happens on
//! the way out: only when nothing reads its target there.

use cranelift_entity::SecondaryMap;

use crate::mir::{Kind, MBlock, MFunc, MInst, Opnd, VReg};

/// Copies that move together.
const MAX_COPIES: usize = 8;
/// Instructions looked at to see that a register is not read any more.
const MAX_SEARCH: usize = 4096;

/// After leaving SSA.
pub fn run(func: &mut MFunc) {
    let mut place: SecondaryMap<MBlock, u32> = SecondaryMap::new();
    let mut entries: SecondaryMap<MBlock, u32> = SecondaryMap::new();
    for (n, &block) in func.layout.iter().enumerate() {
        place[block] = n as u32;
        for target in func.branch_targets(block) {
            entries[target] += 1;
        }
    }
    let mut seen: SecondaryMap<MBlock, u32> = SecondaryMap::new();
    let mut round = 0;
    for i in 0..func.layout.len() {
        let latch = func.layout[i];
        let [.., first, second] = func.blocks[latch].insts[..] else { continue };
        let (Some(a), Some(b), Some(guard), None) =
            (target(func, &first), target(func, &second), first.guard, second.guard)
        else {
            continue;
        };
        for (edge, other) in [(a, b), (b, a)] {
            if edge == other || entries[edge] != 1 {
                continue;
            }
            let Some((back, copies)) = func.blocks[edge].insts.split_last() else { continue };
            let Some(header) = target(func, back).filter(|_| back.guard.is_none()) else { continue };
            if place[header] > place[latch]
                || !(1..=MAX_COPIES).contains(&copies.len())
                || !copies.iter().all(|c| c.kind == Kind::Copy && c.guard.is_none())
            {
                continue;
            }
            let copies: Vec<MInst> = copies.to_vec();
            let targets: Vec<VReg> =
                copies.iter().flat_map(|c| func.defs(c).iter().filter_map(|d| d.reg())).collect();
            round += 1;
            if targets.contains(&guard) || may_read(func, other, &targets, &mut seen, round) {
                continue;
            }
            func.blocks[edge].insts.drain(..copies.len());
            let insts = &mut func.blocks[latch].insts;
            let at = insts.len() - 2;
            insts.splice(at..at, copies);
            break;
        }
    }
}

fn target(func: &MFunc, inst: &MInst) -> Option<MBlock> {
    match func.ops(inst).last() {
        Some(Opnd::Block(b)) if inst.kind == Kind::Branch && func.uses(inst).len() == 1 => Some(*b),
        _ => None,
    }
}

/// Whether one of the registers may be read from the start of a block on, before all of them are written.
pub(crate) fn may_read(
    func: &MFunc,
    start: MBlock,
    regs: &[VReg],
    seen: &mut SecondaryMap<MBlock, u32>,
    round: u32,
) -> bool {
    let mut budget = MAX_SEARCH;
    let mut work = vec![start];
    seen[start] = round;
    while let Some(block) = work.pop() {
        let mut open: Vec<VReg> = regs.to_vec();
        for inst in &func.blocks[block].insts {
            budget = match budget.checked_sub(1) {
                Some(left) => left,
                None => return true,
            };
            if func.uses(inst).iter().filter_map(|o| o.reg()).chain(inst.guard).any(|r| open.contains(&r)) {
                return true;
            }
            if inst.guard.is_none() {
                open.retain(|r| !func.defs(inst).contains(&Opnd::Reg(*r)));
            }
        }
        if open.is_empty() {
            continue;
        }
        for t in func.branch_targets(block) {
            if seen[t] != round {
                seen[t] = round;
                work.push(t);
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mir::Class;
    use crate::op;

    /// `entry -> loop; loop: @p bra exit; bra edge; edge: mov a, b; bra loop; exit: (reads a or not)`
    fn copies_left(read_after: bool) -> usize {
        let mut f = MFunc::default();
        let (p, a, b) = (f.new_reg(Class::Pred), f.new_reg(Class::B32), f.new_reg(Class::B32));
        let blocks: Vec<MBlock> = (0..4).map(|_| f.blocks.push(Default::default())).collect();
        f.layout = blocks.clone();
        let jump = |f: &mut MFunc, t: MBlock| f.inst(op::bra(), Kind::Branch, &[], &[Opnd::Block(t)]);
        let enter = jump(&mut f, blocks[1]);
        let mut leave = jump(&mut f, blocks[3]);
        leave.guard = Some(p);
        let stay = jump(&mut f, blocks[2]);
        let copy = f.inst(Class::B32.mov(), Kind::Copy, &[Opnd::Reg(a)], &[Opnd::Reg(b)]);
        let back = jump(&mut f, blocks[1]);
        let read = f.inst(Class::B32.mov(), Kind::Copy, &[Opnd::Reg(b)], &[Opnd::Reg(a)]);
        f.blocks[blocks[0]].insts = vec![enter];
        f.blocks[blocks[1]].insts = vec![leave, stay];
        f.blocks[blocks[2]].insts = vec![copy, back];
        if read_after {
            f.blocks[blocks[3]].insts = vec![read];
        }
        run(&mut f);
        f.blocks[blocks[2]].insts.len() - 1
    }

    #[test]
    fn only_copies_that_nothing_reads_move() {
        assert_eq!(copies_left(false), 0);
        assert_eq!(copies_left(true), 1);
    }
}
