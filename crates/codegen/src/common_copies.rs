//! Constants that both ways out of a block begin with are set before the branch.
//!
//! ```text
//!       @%p bra loop;                    mov %a, 0;
//!       mov %a, 0;                       @%p bra loop;
//!       bra.uni exit;          ->        bra.uni exit;
//! loop: mov %a, 0;                 loop: ...
//!       ...
//! ```
//!
//! So are constants that a way consists of, if nothing on the other way reads them:
//!
//! ```text
//!       @%p bra work;                         mov %a, 0;
//!       mov %a, 0;                            @!%p bra join;
//!       bra.uni join;          ->       work: (sets %a)
//! work: (sets %a)                       join: ...
//! join: ...
//! ```
//!
//! The accumulators of `wgmma` must have one definition before the loop that the code behind the loop knows, too: where the way
//! around the loop sets them again, ptxas makes every multiplication wait for the one before it (its note C7515). So it does where
//! the sums that accumulators are added to are set on a way of their own. Other functions are left as they are.

use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::latch::may_read;
use crate::mir::{AsmPiece, Extra, Kind, MBlock, MFunc, MInst, Opnd, VReg};

/// After leaving SSA.
pub fn run(func: &mut MFunc) {
    if !func.extras.iter().any(is_warpgroup_multiply) {
        return;
    }
    let mut entries: SecondaryMap<MBlock, u32> = SecondaryMap::new();
    for (place, &block) in func.layout.iter().enumerate() {
        for target in func.branch_targets(block) {
            entries[target] += 1;
        }
        let last = func.blocks[block].insts.last();
        if last.is_none_or(|i| i.guard.is_some() || !i.kind.ends_block())
            && let Some(next) = func.layout.get(place + 1)
        {
            entries[*next] += 1;
        }
    }
    for block in func.layout.clone() {
        let [.., first, second] = func.blocks[block].insts[..] else { continue };
        let is_fork = first.kind == Kind::Branch && second.kind == Kind::Branch && second.guard.is_none();
        let Some(guard) = first.guard.filter(|_| is_fork) else { continue };
        let ways: Vec<MBlock> = func.branch_targets(block).collect();
        let [a, b] = ways[..] else { continue };
        if a == b || a == block || b == block || entries[a] != 1 || entries[b] != 1 {
            continue;
        }
        let (in_a, in_b) = (constants(func, a), constants(func, b));
        let mut common: Vec<(VReg, usize, usize)> = in_a
            .iter()
            .filter_map(|(r, (value, i))| {
                let (other, j) = in_b.get(r)?;
                (value == other && *r != guard).then_some((*r, *i, *j))
            })
            .collect();
        common.sort_unstable_by_key(|c| c.1);
        let copies: Vec<MInst> = common.iter().map(|c| func.blocks[a].insts[c.1]).collect();
        remove(&mut func.blocks[a].insts, common.iter().map(|c| c.1).collect());
        remove(&mut func.blocks[b].insts, common.iter().map(|c| c.2).collect());
        let insts = &mut func.blocks[block].insts;
        let at = insts.len() - 2;
        insts.splice(at..at, copies);
    }
    let mut seen = (SecondaryMap::new(), 0);
    for block in func.layout.clone() {
        set_before(func, &entries, block, &mut seen);
    }
}

/// Moves the constants of a way that does nothing else before the branch to it.
fn set_before(
    func: &mut MFunc,
    entries: &SecondaryMap<MBlock, u32>,
    block: MBlock,
    (seen, round): &mut (SecondaryMap<MBlock, u32>, u32),
) {
    let [.., first, second] = func.blocks[block].insts[..] else { return };
    let is_fork = first.kind == Kind::Branch && second.kind == Kind::Branch && second.guard.is_none();
    let Some(guard) = first.guard.filter(|_| is_fork) else { return };
    let ways: Vec<MBlock> = func.branch_targets(block).collect();
    let [a, b] = ways[..] else { return };
    for (edge, other) in [(a, b), (b, a)] {
        let Some((end, copies)) = func.blocks[edge].insts.split_last() else { continue };
        let leaves = end.kind == Kind::Branch && end.guard.is_none();
        if edge == other
            || edge == block
            || entries[edge] != 1
            || !leaves
            || !copies.iter().all(|c| c.kind == Kind::Copy && c.guard.is_none())
        {
            continue;
        }
        let mut moved: Vec<(VReg, usize)> =
            constants(func, edge).into_iter().map(|(r, (_, at))| (r, at)).collect();
        moved.retain(|(r, _)| {
            *round += 1;
            *r != guard && !may_read(func, other, &[*r], seen, *round)
        });
        moved.sort_unstable_by_key(|m| m.1);
        let copies: Vec<MInst> = moved.iter().map(|m| func.blocks[edge].insts[m.1]).collect();
        remove(&mut func.blocks[edge].insts, moved.iter().map(|m| m.1).collect());
        let insts = &mut func.blocks[block].insts;
        let at = insts.len() - 2;
        insts.splice(at..at, copies);
    }
}

fn is_warpgroup_multiply(extra: &Extra) -> bool {
    let Extra::Asm(pieces) = extra else { return false };
    pieces.iter().any(|p| matches!(p, AsmPiece::Text(text) if text.contains("wgmma.mma_async")))
}

/// Registers that a block sets to constants before it does anything else with them, and where.
fn constants(func: &MFunc, block: MBlock) -> FxHashMap<VReg, (Opnd, usize)> {
    let mut found = FxHashMap::default();
    let mut touched: FxHashSet<VReg> = FxHashSet::default();
    for (i, inst) in func.blocks[block].insts.iter().enumerate() {
        if let (Kind::Copy, None, [Opnd::Reg(d)], [value]) =
            (inst.kind, inst.guard, func.defs(inst), func.uses(inst))
            && value.is_const()
            && !touched.contains(d)
        {
            found.insert(*d, (*value, i));
        }
        touched.extend(func.ops(inst).iter().filter_map(|o| o.reg()).chain(inst.guard));
    }
    found
}

/// Removes the instructions at these places.
fn remove(insts: &mut Vec<MInst>, places: FxHashSet<usize>) {
    let mut place = 0;
    insts.retain(|_| {
        place += 1;
        !places.contains(&(place - 1))
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mir::Class;
    use crate::op;

    /// Copies in the three blocks of `entry: @p bra a; bra b; a: mov r, 0; b: (reads r,) mov r, VALUE` afterwards.
    fn copies(assembly: &str, value: i64, read_before: bool) -> [usize; 3] {
        let mut f = MFunc::default();
        let (p, r, x) = (f.new_reg(Class::Pred), f.new_reg(Class::B32), f.new_reg(Class::B32));
        f.extras.push(Extra::Asm(vec![AsmPiece::Text(assembly.to_owned())]));
        let blocks: Vec<MBlock> = (0..3).map(|_| f.blocks.push(Default::default())).collect();
        f.layout = blocks.clone();
        let mut to_a = f.inst(op::bra(), Kind::Branch, &[], &[Opnd::Block(blocks[1])]);
        to_a.guard = Some(p);
        let to_b = f.inst(op::bra(), Kind::Branch, &[], &[Opnd::Block(blocks[2])]);
        let exit = f.statement(Kind::Exit, &[], &[]);
        let mov = |f: &mut MFunc, d, s| f.inst(Class::B32.mov(), Kind::Copy, &[Opnd::Reg(d)], &[s]);
        let (zero, other) = (mov(&mut f, r, Opnd::Imm(0)), mov(&mut f, r, Opnd::Imm(value)));
        let read = mov(&mut f, x, Opnd::Reg(r));
        f.blocks[blocks[0]].insts = vec![to_a, to_b];
        f.blocks[blocks[1]].insts = vec![zero, exit];
        f.blocks[blocks[2]].insts = if read_before { vec![read, other, exit] } else { vec![other, exit] };
        run(&mut f);
        let count = |b: &MBlock| f.blocks[*b].insts.iter().filter(|i| i.kind == Kind::Copy).count();
        [count(&blocks[0]), count(&blocks[1]), count(&blocks[2])]
    }

    #[test]
    fn only_what_both_ways_begin_with_moves() {
        const MULTIPLY: &str = "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 ";
        assert_eq!(copies(MULTIPLY, 0, false), [1, 0, 0]);
        assert_eq!(copies(MULTIPLY, 1, false), [0, 1, 1]);
        assert_eq!(copies(MULTIPLY, 0, true), [0, 1, 2]);
        assert_eq!(copies("nanosleep.u32 1", 0, false), [0, 1, 1]);
    }

    /// Copies in the first two blocks of `entry: @p bra work; bra edge; edge: mov r, 0; bra join; work: (reads r,) mov r, x; bra join`.
    fn set_on_a_way(read_before: bool) -> [usize; 2] {
        let mut f = MFunc::default();
        let (p, r, x) = (f.new_reg(Class::Pred), f.new_reg(Class::B32), f.new_reg(Class::B32));
        f.extras.push(Extra::Asm(vec![AsmPiece::Text("wgmma.mma_async.sync ".to_owned())]));
        let blocks: Vec<MBlock> = (0..4).map(|_| f.blocks.push(Default::default())).collect();
        f.layout = blocks.clone();
        let jump = |f: &mut MFunc, t: MBlock| f.inst(op::bra(), Kind::Branch, &[], &[Opnd::Block(t)]);
        let mut to_work = jump(&mut f, blocks[2]);
        to_work.guard = Some(p);
        let (to_edge, join) = (jump(&mut f, blocks[1]), jump(&mut f, blocks[3]));
        let mov = |f: &mut MFunc, d, s| f.inst(Class::B32.mov(), Kind::Copy, &[Opnd::Reg(d)], &[s]);
        let (zero, sum) = (mov(&mut f, r, Opnd::Imm(0)), mov(&mut f, r, Opnd::Reg(x)));
        let read = mov(&mut f, x, Opnd::Reg(r));
        let exit = f.statement(Kind::Exit, &[], &[]);
        f.blocks[blocks[0]].insts = vec![to_work, to_edge];
        f.blocks[blocks[1]].insts = vec![zero, join];
        f.blocks[blocks[2]].insts = if read_before { vec![read, sum, join] } else { vec![sum, join] };
        f.blocks[blocks[3]].insts = vec![read, exit];
        run(&mut f);
        let count = |b: &MBlock| f.blocks[*b].insts.iter().filter(|i| i.kind == Kind::Copy).count();
        [count(&blocks[0]), count(&blocks[1])]
    }

    #[test]
    fn constants_of_a_way_are_set_before_it() {
        assert_eq!(set_on_a_way(false), [1, 0]);
        assert_eq!(set_on_a_way(true), [0, 1]);
    }
}
