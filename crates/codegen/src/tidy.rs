//! Cleaning the machine code: copies, dead code, jumps.

use cranelift_entity::{EntityRef, SecondaryMap};
use oxicc_ptx::{CmpOp, Modifier, Opcode, ScalarType};

use crate::mir::{Class, Kind, MBlock, MFunc, Opnd, VReg};
use crate::op::{self, Operation};

/// Uses the source of a copy instead of its target, where both have one definition. Before leaving SSA.
pub fn propagate_copies(func: &mut MFunc) {
    let mut defs: SecondaryMap<VReg, u8> = SecondaryMap::new();
    let mut any = false;
    for block in func.blocks.values() {
        for inst in &block.insts {
            any |= inst.kind == Kind::Copy;
            for d in func.defs(inst) {
                if let Opnd::Reg(r) = d {
                    defs[*r] = defs[*r].saturating_add(1);
                }
            }
        }
    }
    if !any {
        return;
    }
    let mut to: SecondaryMap<VReg, Option<VReg>> = SecondaryMap::new();
    let mut changed = false;
    for block in func.blocks.values() {
        for inst in block.insts.iter().filter(|i| i.kind == Kind::Copy && i.guard.is_none()) {
            if let (Some(Opnd::Reg(d)), Some(Opnd::Reg(s))) =
                (func.defs(inst).first(), func.uses(inst).first())
            {
                if defs[*d] == 1 && defs[*s] == 1 && func.regs[*d] == func.regs[*s] {
                    to[*d] = Some(*s);
                    changed = true;
                }
            }
        }
    }
    if !changed {
        return;
    }
    let resolve = |mut r: VReg| {
        // Definitions are single, so chains have no cycles.
        while let Some(next) = to[r] {
            r = next;
        }
        r
    };
    for b in 0..func.blocks.len() {
        let b = MBlock::new(b);
        let mut insts = std::mem::take(&mut func.blocks[b].insts);
        insts.retain(|inst| {
            !(inst.kind == Kind::Copy
                && matches!(func.defs(inst).first(), Some(Opnd::Reg(d)) if to[*d].is_some()))
        });
        for inst in &mut insts {
            let n = inst.defs as usize;
            for op in &mut func.ops_mut(inst)[n..] {
                match op {
                    Opnd::Reg(r) | Opnd::Mem(r, _) => *r = resolve(*r),
                    _ => {}
                }
            }
            inst.guard = inst.guard.map(resolve);
        }
        func.blocks[b].insts = insts;
    }
}

/// Removes code whose results nobody uses. Before leaving SSA.
pub fn remove_dead(func: &mut MFunc) {
    let mut uses: SecondaryMap<VReg, u32> = SecondaryMap::new();
    for block in func.blocks.values() {
        for inst in &block.insts {
            for r in func.uses(inst).iter().filter_map(|o| o.reg()).chain(inst.guard) {
                uses[r] += 1;
            }
        }
    }
    // Blocks were made in an order in which most uses come later; two sweeps backwards catch almost all.
    for _ in 0..2 {
        let mut removed = false;
        for b in (0..func.blocks.len()).rev() {
            let b = MBlock::new(b);
            let mut insts = std::mem::take(&mut func.blocks[b].insts);
            let mut keep = vec![true; insts.len()];
            for (i, inst) in insts.iter().enumerate().rev() {
                let pure = matches!(inst.kind, Kind::Pure | Kind::Copy);
                let dead = pure
                    && inst.defs > 0
                    && func.defs(inst).iter().all(|o| match o {
                        Opnd::Reg(r) => uses[*r] == 0,
                        _ => true,
                    });
                if dead {
                    keep[i] = false;
                    removed = true;
                    for r in func.uses(inst).iter().filter_map(|o| o.reg()).chain(inst.guard) {
                        uses[r] -= 1;
                    }
                }
            }
            let mut it = keep.iter();
            insts.retain(|_| it.next().copied().unwrap_or(true));
            func.blocks[b].insts = insts;
        }
        if !removed {
            break;
        }
    }
}

/// Branches to a block that only branches on go to where that leads. After leaving SSA.
pub fn thread_jumps(func: &mut MFunc) {
    let mut goes: SecondaryMap<MBlock, Option<MBlock>> = SecondaryMap::new();
    for &b in &func.layout {
        if func.blocks[b].nounroll {
            continue;
        }
        if let [only] = func.blocks[b].insts[..] {
            if let (Kind::Branch, None, Some(Opnd::Block(t))) =
                (only.kind, only.guard, func.ops(&only).last())
            {
                if *t != b {
                    goes[b] = Some(*t);
                }
            }
        }
    }
    let resolve = |mut b: MBlock| {
        for _ in 0..64 {
            match goes[b] {
                Some(next) => b = next,
                None => break,
            }
        }
        b
    };
    for i in 0..func.layout.len() {
        let insts = func.blocks[func.layout[i]].insts.clone();
        for inst in insts.iter().rev().take_while(|i| i.kind.is_jump()) {
            for op in func.ops_mut(inst) {
                if let Opnd::Block(t) = op {
                    *t = resolve(*t);
                }
            }
        }
    }
    // `@p bra a; bra a`
    for i in 0..func.layout.len() {
        let b = func.layout[i];
        let n = func.blocks[b].insts.len();
        if n >= 2 {
            let (x, y) = (func.blocks[b].insts[n - 2], func.blocks[b].insts[n - 1]);
            if x.kind == Kind::Branch && y.kind == Kind::Branch && func.ops(&x).last() == func.ops(&y).last()
            {
                func.blocks[b].insts.remove(n - 2);
            }
        }
    }
}

/// Drops blocks that nothing goes to.
pub fn remove_unreachable(func: &mut MFunc) {
    let Some(&entry) = func.layout.first() else { return };
    let mut seen: SecondaryMap<MBlock, bool> = SecondaryMap::new();
    let mut work = vec![entry];
    seen[entry] = true;
    while let Some(b) = work.pop() {
        let targets: Vec<MBlock> = func.branch_targets(b).collect();
        for t in targets {
            if !seen[t] {
                seen[t] = true;
                work.push(t);
            }
        }
    }
    func.layout.retain(|&b| seen[b]);
}

/// Leaves out branches to the next block. Afterwards blocks may run into one another.
pub fn fall_through(func: &mut MFunc) {
    let mut uses: SecondaryMap<VReg, u32> = SecondaryMap::new();
    for &b in &func.layout {
        for inst in &func.blocks[b].insts {
            for r in func.uses(inst).iter().filter_map(|o| o.reg()).chain(inst.guard) {
                uses[r] += 1;
            }
        }
    }
    for i in 0..func.layout.len() {
        let b = func.layout[i];
        let next = func.layout.get(i + 1).copied();
        let target = |func: &MFunc, at: usize| match func.blocks[b].insts.get(at) {
            Some(inst) if inst.kind == Kind::Branch => match func.ops(inst).last() {
                Some(Opnd::Block(t)) => Some(*t),
                _ => None,
            },
            _ => None,
        };
        let n = func.blocks[b].insts.len();
        if n == 0 || target(func, n - 1).is_none() {
            continue;
        }
        if target(func, n - 1) == next {
            func.blocks[b].insts.pop();
            continue;
        }
        // `@p bra next; bra other` becomes `@!p bra other`.
        if n >= 2 && target(func, n - 2) == next && next.is_some() {
            let guard = func.blocks[b].insts[n - 2].guard;
            let Some(p) = guard else { continue };
            let Some(inverse) = invert(func, &uses, b, p) else { continue };
            let mut other = match func.blocks[b].insts.pop() {
                Some(inst) => inst,
                None => continue,
            };
            func.blocks[b].insts.retain(|i| i.kind != Kind::Branch);
            other.guard = Some(inverse);
            func.set_operation(&mut other, op::bra());
            func.blocks[b].insts.push(other);
        }
    }
}

/// A predicate that is the opposite of `p` at the end of block `b`.
fn invert(func: &mut MFunc, uses: &SecondaryMap<VReg, u32>, b: MBlock, p: VReg) -> Option<VReg> {
    if uses[p] == 1 {
        let at = func.blocks[b].insts.iter().rposition(|i| func.defs(i) == [Opnd::Reg(p)]);
        if let Some(at) = at {
            let mut inst = func.blocks[b].insts[at];
            if inst.guard.is_none() {
                if let Some(inverse) = func.operation(&inst).and_then(inverse_setp) {
                    func.set_operation(&mut inst, inverse);
                    func.blocks[b].insts[at] = inst;
                    return Some(p);
                }
            }
        }
    }
    let q = func.new_reg(Class::Pred);
    let inst = func.inst(op::not(ScalarType::Pred), Kind::Pure, &[Opnd::Reg(q)], &[Opnd::Reg(p)]);
    let block = &mut func.blocks[b].insts;
    let at = block.len().saturating_sub(2);
    block.insert(at, inst);
    Some(q)
}

/// The comparison that holds exactly when this one does not.
fn inverse_setp(mut op: Operation) -> Option<Operation> {
    use CmpOp::*;
    let [Modifier::Cmp(cmp), ref rest @ ..] = op.mods[..] else { return None };
    // Combined with another predicate by `.and` and the like, both would have to change.
    if op.opcode != Opcode::Setp || rest.iter().any(|m| matches!(m, Modifier::Op(_))) {
        return None;
    }
    let float = rest.iter().any(|m| matches!(m, Modifier::Type(ty) if ty.is_float()));
    let inverse = match (cmp, float) {
        (Eq, false) => Ne,
        (Ne, false) => Eq,
        (Lt, false) => Ge,
        (Ge, false) => Lt,
        (Gt, false) => Le,
        (Le, false) => Gt,
        (Eq, true) => Neu,
        (Ne, true) => Equ,
        (Lt, true) => Geu,
        (Ge, true) => Ltu,
        (Gt, true) => Leu,
        (Le, true) => Gtu,
        (Equ, _) => Ne,
        (Neu, _) => Eq,
        (Ltu, _) => Ge,
        (Leu, _) => Gt,
        (Gtu, _) => Le,
        (Geu, _) => Lt,
        (Num, _) => Nan,
        (Nan, _) => Num,
        (Lo | Ls | Hi | Hs, _) => return None,
    };
    op.mods[0] = inverse.into();
    Some(op)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inverses() {
        use ScalarType::{F64, S32};
        assert_eq!(inverse_setp(op::setp(CmpOp::Lt, S32)), Some(op::setp(CmpOp::Ge, S32)));
        assert_eq!(inverse_setp(op::setp(CmpOp::Neu, F64)), Some(op::setp(CmpOp::Eq, F64)));
        let flushing = |cmp: CmpOp| Operation::parse(&format!("setp.{}.ftz.f32", cmp.text())).unwrap();
        assert_eq!(inverse_setp(flushing(CmpOp::Lt)), Some(flushing(CmpOp::Geu)));
        assert_eq!(inverse_setp(Operation::parse("setp.lt.and.s32").unwrap()), None);
        assert_eq!(inverse_setp(Operation::parse("vote.sync.any.pred").unwrap()), None);
    }
}
