//! Rematerialization: values that take an instruction or two are computed again where they are needed, so that no register
//! holds them while many others are in use.
//!
//! ```text
//! mov.u32 %r1, %tid.x               mov.u32 %r1, %tid.x  ... %r1 ...
//! ... %r1 ...
//! loop: ... 40 registers ...   ->   loop: ... 40 registers ...
//! end:  ... %r1 ...                 end:  mov.u32 %r9, %tid.x  ... %r9 ...
//! ```
//!
//! Only what depends on nothing but parameters, special registers and constants, and only where it is computed no more often than
//! before: a block that can run again without the definition running in between keeps the old value. Before leaving SSA.

use cranelift_entity::SecondaryMap;
use oxicc_ptx::Opcode;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use crate::mir::{Extra, Kind, MBlock, MFunc, MInst, Opnd, VReg};
use crate::registers::{self, Liveness};

/// Instructions that one value takes.
const MAX_CHAIN: usize = 3;
/// Blocks that need a value.
const MAX_USERS: usize = 4;
/// Values that are looked at.
const MAX_VALUES: usize = 64;

/// Where a register is defined, and where it is used.
#[derive(Clone, Default)]
struct Places {
    definitions: u32,
    home: Option<(MBlock, MInst)>,
    users: SmallVec<[MBlock; 4]>,
}

/// Computes values again in a function that has more registers in use than this at some place; whether there were any.
pub fn run(func: &mut MFunc, limit: u32) -> bool {
    if !registers::is_small(func) {
        return false;
    }
    let live = Liveness::of(func, u32::MAX);
    if live.most <= limit {
        return false;
    }
    let places = places(func);
    let mut moved = 0;
    for v in func.regs.keys() {
        if moved == MAX_VALUES {
            break;
        }
        let Some((home, _)) = places[v].home else { continue };
        let users: Vec<MBlock> = places[v].users.iter().copied().filter(|b| *b != home).collect();
        let is_idle =
            |b: &MBlock| live.enters(*b, v) && live.most_in(*b) > limit && !places[v].users.contains(b);
        if users.is_empty() || users.len() > MAX_USERS || !func.layout.iter().any(is_idle) {
            continue;
        }
        let mut chain = Vec::new();
        if !collect(func, &places, v, &mut chain) || users.iter().any(|u| !may_compute(func, *u, home)) {
            continue;
        }
        moved += 1;
        for user in users {
            compute_in(func, user, v, &chain);
        }
    }
    moved > 0
}

fn places(func: &MFunc) -> SecondaryMap<VReg, Places> {
    let mut places: SecondaryMap<VReg, Places> = SecondaryMap::new();
    for &block in &func.layout {
        for inst in &func.blocks[block].insts {
            for r in func.uses(inst).iter().filter_map(|o| o.reg()).chain(inst.guard) {
                if places[r].users.last() != Some(&block) {
                    places[r].users.push(block);
                }
            }
            for r in func.defs(inst).iter().filter_map(|o| o.reg()) {
                places[r].definitions += 1;
                let first = places[r].definitions == 1;
                places[r].home = (first && is_cheap(inst)).then_some((block, *inst));
            }
        }
    }
    places
}

fn is_cheap(inst: &MInst) -> bool {
    use Opcode::{Add, And, Cvt, Cvta, Ld, Mov, Mul, Or, Shl, Shr, Sub};
    let opcodes = [Add, And, Cvt, Cvta, Ld, Mov, Mul, Or, Shl, Shr, Sub];
    inst.kind == Kind::Pure
        && inst.guard.is_none()
        && inst.defs == 1
        && inst.opcode.is_some_and(|o| opcodes.contains(&o))
}

/// What computes a register from nothing, what is needed first being first; whether that is cheap.
fn collect(
    func: &MFunc,
    places: &SecondaryMap<VReg, Places>,
    v: VReg,
    chain: &mut Vec<(VReg, MInst)>,
) -> bool {
    if chain.iter().any(|(r, _)| *r == v) {
        return true;
    }
    let Some((_, inst)) = places[v].home else { return false };
    let is_load = inst.opcode == Some(Opcode::Ld);
    for &o in func.uses(&inst) {
        let good = match o {
            Opnd::Reg(r) => chain.len() < MAX_CHAIN && collect(func, places, r, chain),
            Opnd::MemSym(..) => is_load && func.space(&inst) == Some(oxicc_ptx::StateSpace::Param),
            Opnd::Imm(_) | Opnd::Name(_) | Opnd::Sym(..) => !is_load,
            _ => false,
        };
        if !good {
            return false;
        }
    }
    chain.push((v, inst));
    chain.len() <= MAX_CHAIN
}

/// Whether a block runs at most once each time the other one does.
fn may_compute(func: &MFunc, user: MBlock, home: MBlock) -> bool {
    let mut seen: FxHashSet<MBlock> = FxHashSet::default();
    let mut work: Vec<MBlock> = func.branch_targets(user).collect();
    while let Some(block) = work.pop() {
        if block == user {
            return false;
        }
        if block != home && seen.insert(block) {
            work.extend(func.branch_targets(block));
        }
    }
    true
}

/// Computes a value before its first use in a block, and uses that.
fn compute_in(func: &mut MFunc, block: MBlock, v: VReg, chain: &[(VReg, MInst)]) {
    let mut insts = std::mem::take(&mut func.blocks[block].insts);
    let uses_it =
        |func: &MFunc, i: &MInst| func.uses(i).iter().any(|o| o.reg() == Some(v)) || i.guard == Some(v);
    let Some(first) = insts.iter().position(|i| uses_it(func, i)) else {
        func.blocks[block].insts = insts;
        return;
    };
    let mut names: Vec<(VReg, VReg)> = Vec::new();
    let mut copies: Vec<MInst> = Vec::new();
    for &(old, inst) in chain {
        let new = func.new_reg(func.regs[old]);
        let uses: Vec<Opnd> = func.uses(&inst).iter().map(|o| renamed(*o, &names)).collect();
        let Some(operation) = func.operation(&inst) else { continue };
        let mut copy = func.inst(operation, inst.kind, &[Opnd::Reg(new)], &uses);
        copy.loc = insts[first].loc;
        copies.push(copy);
        names.push((old, new));
    }
    for inst in &mut insts[first..] {
        let defs = usize::from(inst.defs);
        for o in &mut func.ops_mut(inst)[defs..] {
            if o.reg() == Some(v) {
                *o = renamed(*o, &names);
            }
        }
    }
    // The parts of a call stay together.
    let extra = |i: &MInst| (i.kind == Kind::Extra).then(|| &func.extras[i.extra as usize]);
    let open = insts[..first].iter().rposition(|i| matches!(extra(i), Some(Extra::CallOpen)));
    let close = insts[..first].iter().rposition(|i| matches!(extra(i), Some(Extra::CallClose)));
    let at = match open {
        Some(open) if close.is_none_or(|close| close < open) => open,
        _ => first,
    };
    insts.splice(at..at, copies);
    func.blocks[block].insts = insts;
}

fn renamed(o: Opnd, names: &[(VReg, VReg)]) -> Opnd {
    let new = |r: VReg| names.iter().find(|(old, _)| *old == r).map_or(r, |(_, new)| *new);
    match o {
        Opnd::Reg(r) => Opnd::Reg(new(r)),
        Opnd::Mem(r, offset) => Opnd::Mem(new(r), offset),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use oxicc_ptx::{Interner, ScalarType};

    use super::*;
    use crate::mir::Class;
    use crate::op;

    /// A thread index, used at the beginning and behind a loop that is full of other values; or in the loop.
    fn kernel(in_loop: bool) -> (MFunc, VReg) {
        let mut f = MFunc::default();
        let blocks: Vec<MBlock> = (0..3).map(|_| f.blocks.push(Default::default())).collect();
        f.layout = blocks.clone();
        let tid = f.new_reg(Class::B32);
        let name = Interner::new().intern("%tid.x");
        let mov = op::mov(ScalarType::U32);
        let set = f.inst(mov.clone(), Kind::Pure, &[Opnd::Reg(tid)], &[Opnd::Name(name)]);
        f.blocks[blocks[0]].insts.push(set);
        let many: Vec<Opnd> = (0..8).map(|_| Opnd::Reg(f.new_reg(Class::B32))).collect();
        for r in &many {
            let set = f.inst(mov.clone(), Kind::Effect, &[*r], &[Opnd::Imm(1)]);
            f.blocks[blocks[0]].insts.push(set);
        }
        for r in &many {
            let used = f.inst(mov.clone(), Kind::Effect, &[], &[*r]);
            f.blocks[blocks[1]].insts.push(used);
        }
        let user = if in_loop { blocks[1] } else { blocks[2] };
        let used = f.inst(mov, Kind::Effect, &[], &[Opnd::Reg(tid)]);
        f.blocks[user].insts.push(used);
        for (from, to) in [(0, 1), (1, 1), (1, 2)] {
            let jump = f.inst(op::bra(), Kind::Branch, &[], &[Opnd::Block(blocks[to])]);
            f.blocks[blocks[from]].insts.push(jump);
        }
        (f, tid)
    }

    fn uses_old(f: &MFunc, tid: VReg) -> bool {
        let all = f.blocks.values().flat_map(|b| &b.insts);
        all.clone().any(|i| f.uses(i).iter().any(|o| o.reg() == Some(tid)))
    }

    #[test]
    fn cheap_values_are_computed_behind_the_loop() {
        let (mut f, tid) = kernel(false);
        assert!(run(&mut f, 4));
        assert!(!uses_old(&f, tid));
    }

    #[test]
    fn nothing_changes_in_loops_or_below_the_limit() {
        let (mut f, tid) = kernel(true);
        assert!(!run(&mut f, 4));
        assert!(uses_old(&f, tid));
        let (mut f, tid) = kernel(false);
        assert!(!run(&mut f, 32));
        assert!(uses_old(&f, tid));
    }
}
