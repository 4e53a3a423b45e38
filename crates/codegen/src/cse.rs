//! Common subexpressions: an instruction that computes what a dominating one already computed is dropped.
//!
//! Runs before the phi copies are gone. A register with one definition, or defined only by copies into a block
//! that its uses are dominated by, has one value wherever a dominating use of it reaches; registers that code
//! inside one IR instruction writes several times are left alone.

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap};
use oxicc_ir::analysis::immediate_dominators;
use oxicc_ir::scoped::ScopedMap;
use oxicc_ptx::{Flag, Opcode};
use smallvec::SmallVec;

use crate::mir::{Kind, MBlock, MFunc, MInst, Opnd, VReg};
use crate::op::Operation;

/// How a register is defined.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Def {
    #[default]
    None,
    Once,
    /// By phi copies only.
    Phi,
    Several,
}

/// An operand as a key: floats by their bits.
type Key = (Operation, SmallVec<[(u8, u64, i64); 3]>);

/// The registers that an instruction writes.
type Results = SmallVec<[VReg; 2]>;

/// Where something was computed.
struct Known {
    regs: Results,
    block: MBlock,
}

/// Removes repeated computations.
pub fn run(func: &mut MFunc) {
    if func.layout.is_empty() {
        return;
    }
    let children = dominator_tree(func);
    let mut defs: SecondaryMap<VReg, Def> = SecondaryMap::new();
    for block in func.blocks.values() {
        for inst in &block.insts {
            for d in func.defs(inst) {
                let Opnd::Reg(r) = *d else { continue };
                defs[r] = match (defs[r], inst.kind) {
                    (Def::None, Kind::EdgeCopy) => Def::Phi,
                    (Def::None, _) => Def::Once,
                    (Def::Phi, Kind::EdgeCopy) => Def::Phi,
                    _ => Def::Several,
                };
            }
        }
    }
    let mut renamed: SecondaryMap<VReg, PackedOption<VReg>> = SecondaryMap::new();
    let mut any = false;
    let mut table: ScopedMap<Key, Known> = ScopedMap::new();
    // Blocks to open, and where to go back to in the table when one closes.
    let mut stack: Vec<(u32, Option<usize>)> = vec![(0, None)];
    while let Some((place, opened)) = stack.pop() {
        if let Some(mark) = opened {
            table.take_back(mark);
            continue;
        }
        let block = func.layout[place as usize];
        let mark = table.mark();
        let insts = std::mem::take(&mut func.blocks[block].insts);
        let mut kept: Vec<MInst> = Vec::with_capacity(insts.len());
        for inst in insts {
            if any {
                let n = inst.defs as usize;
                for op in &mut func.ops_mut(&inst)[n..] {
                    match op {
                        Opnd::Reg(r) | Opnd::Mem(r, _) => {
                            if let Some(to) = renamed[*r].expand() {
                                *r = to;
                            }
                        }
                        _ => {}
                    }
                }
            }
            let mut inst = inst;
            if let Some(g) = inst.guard {
                inst.guard = Some(renamed[g].expand().unwrap_or(g));
            }
            let Some((key, regs)) = key_of(func, &defs, &inst) else {
                kept.push(inst);
                continue;
            };
            match table.get(&key) {
                Some(old) if old.regs.len() != regs.len() => kept.push(inst),
                Some(old) if old.block == block || !is_better_near(func, &defs, &inst) => {
                    for (&r, &o) in regs.iter().zip(old.regs.iter()) {
                        renamed[r] = o.into();
                    }
                    any = true;
                }
                _ => {
                    table.insert(key, Known { regs, block });
                    kept.push(inst);
                }
            }
        }
        func.blocks[block].insts = kept;
        stack.push((place, Some(mark)));
        stack.extend(children[place as usize].iter().map(|&child| (child, None)));
    }
    if !any {
        return;
    }
    // Uses that do not follow the definition in the walk: phi copies on back edges.
    let resolve = |r: VReg| renamed[r].expand().unwrap_or(r);
    for b in 0..func.blocks.len() {
        let insts = func.blocks[MBlock::new(b)].insts.clone();
        for inst in &insts {
            if inst.kind == Kind::EdgeCopy {
                let n = inst.defs as usize;
                for op in &mut func.ops_mut(inst)[n..] {
                    if let Opnd::Reg(r) = op {
                        *r = resolve(*r);
                    }
                }
            }
        }
    }
}

/// The distance of an element by an index that a loop changes is computed again in every block: where it comes from another one, ptxas
/// makes a copy of the index for every address of it, and no longer sees that these are of one base.
fn is_better_near(func: &MFunc, defs: &SecondaryMap<VReg, Def>, inst: &MInst) -> bool {
    let is_scale = inst.opcode == Some(Opcode::Mul) && func.has(inst, Flag::Wide);
    is_scale && matches!(func.uses(inst), [Opnd::Reg(r), Opnd::Imm(_)] if defs[*r] == Def::Phi)
}

/// The key and results of an instruction that may be merged.
fn key_of(func: &MFunc, defs: &SecondaryMap<VReg, Def>, inst: &MInst) -> Option<(Key, Results)> {
    if inst.kind != Kind::Pure || inst.guard.is_some() || inst.defs == 0 {
        return None;
    }
    let uses = func.uses(inst);
    // Constants are cheaper to make again than to keep.
    if matches!(uses, [o] if o.is_const()) || inst.opcode == Some(Opcode::Ld) {
        return None;
    }
    let mut regs = Results::new();
    // Which of the results are registers: `mov.b64 {%r1, _}` and `mov.b64 {_, %r1}` differ in that alone.
    let mut kept = 0u64;
    for (i, d) in func.defs(inst).iter().enumerate() {
        match *d {
            Opnd::Reg(r) if defs[r] == Def::Once => {
                regs.push(r);
                kept |= 1 << (i & 63);
            }
            Opnd::Reg(_) => return None,
            _ => {}
        }
    }
    let mut key: SmallVec<[(u8, u64, i64); 3]> = SmallVec::new();
    key.push((inst.defs, kept, 0));
    for o in uses {
        key.push(match *o {
            Opnd::Reg(r) if matches!(defs[r], Def::Once | Def::Phi | Def::None) => {
                (1, u64::from(r.as_u32()), 0)
            }
            Opnd::Reg(_) | Opnd::Mem(..) | Opnd::MemSym(..) => return None,
            Opnd::Imm(n) => (3, 0, n),
            Opnd::F32(b) => (4, u64::from(b), 0),
            Opnd::F64(b) => (5, b, 0),
            Opnd::F16(b) => (6, u64::from(b), 0),
            Opnd::Sym(s, off) => (7, s.index() as u64, i64::from(off)),
            Opnd::Name(s) => (8, s.index() as u64, 0),
            Opnd::Group(n) => (9, u64::from(n), 0),
            Opnd::Tuple(n) => (10, u64::from(n), 0),
            Opnd::Pair => (11, 0, 0),
            Opnd::Sink => (12, 0, 0),
            Opnd::Undef | Opnd::Block(_) => return None,
        });
    }
    Some(((func.operation(inst)?, key), regs))
}

/// Blocks and the blocks they dominate at once, by their places in the layout.
fn dominator_tree(func: &MFunc) -> Vec<Vec<u32>> {
    let mut places: SecondaryMap<MBlock, u32> = SecondaryMap::new();
    for (place, &block) in func.layout.iter().enumerate() {
        places[block] = place as u32;
    }
    let successors: Vec<SmallVec<[u32; 2]>> =
        func.layout.iter().map(|&b| func.branch_targets(b).map(|t| places[t]).collect()).collect();
    let mut children = vec![Vec::new(); func.layout.len()];
    for (place, idom) in immediate_dominators(&successors).into_iter().enumerate() {
        if let Some(idom) = idom {
            children[idom as usize].push(place as u32);
        }
    }
    children
}
