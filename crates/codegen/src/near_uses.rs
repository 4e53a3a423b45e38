//! Instructions without effects stand right before what needs them first, where that shortens the life of a register.
//!
//! ```text
//! add.s32 %r3, %r1, 4                ld.global.f32 %f1, [%rd1]
//! ld.global.f32 %f1, [%rd1]    ->    add.s32 %r3, %r1, 4
//! st.global.u32 [%rd2], %r3          st.global.u32 [%rd2], %r3
//! ```
//!
//! Within a block, and only when the operands are in use that long anyhow. `-nvptx-sched4reg` asks for it; ptxas orders instructions
//! itself afterwards. Before leaving SSA.

use cranelift_entity::SecondaryMap;
use oxicc_ptx::Opcode;

use crate::mir::{Kind, MBlock, MFunc, MInst, VReg};

/// How a register is used besides in the block that is looked at.
#[derive(Clone, Copy, Default)]
struct Register {
    definitions: u32,
    defined_in: Option<MBlock>,
    /// The only block that uses it, or several.
    used_in: Option<MBlock>,
    in_several: bool,
}

/// Moves instructions of every block down to what needs them.
pub fn run(func: &mut MFunc) {
    let mut registers: SecondaryMap<VReg, Register> = SecondaryMap::new();
    for &block in &func.layout {
        for inst in &func.blocks[block].insts {
            for r in read(func, inst) {
                registers[r].in_several |= registers[r].used_in.is_some_and(|b| b != block);
                registers[r].used_in = Some(block);
            }
            for r in func.defs(inst).iter().filter_map(|o| o.reg()) {
                registers[r].definitions += 1;
                registers[r].defined_in = Some(block);
            }
        }
    }
    for place in 0..func.layout.len() {
        let block = func.layout[place];
        // The parts of a call stay together.
        if !func.blocks[block].insts.iter().any(|i| i.kind == Kind::Extra) {
            order(func, block, &registers);
        }
    }
}

fn read<'f>(func: &'f MFunc, inst: &MInst) -> impl Iterator<Item = VReg> + use<'f> {
    func.uses(inst).iter().filter_map(|o| o.reg()).chain(inst.guard)
}

fn order(func: &mut MFunc, block: MBlock, registers: &SecondaryMap<VReg, Register>) {
    let insts = std::mem::take(&mut func.blocks[block].insts);
    // The instruction that each stays before: itself where it does not move.
    let mut anchors: Vec<usize> = (0..insts.len()).collect();
    // The first and the last reader of a register behind the instruction that is looked at.
    let mut readers: SecondaryMap<VReg, Option<(usize, usize)>> = SecondaryMap::new();
    for (i, inst) in insts.iter().enumerate().rev() {
        let target = func.defs(inst).iter().filter_map(|o| readers[o.reg()?]).map(|(first, _)| first).min();
        if let Some(target) = target.filter(|t| *t > i + 1 && may_move(func, registers, inst)) {
            let stays = |r: VReg| {
                let known = &registers[r];
                let leaves = known.in_several || known.used_in.is_some_and(|b| b != block);
                let same = known.definitions <= 1 || known.defined_in != Some(block);
                same && (leaves || readers[r].is_some_and(|(_, last)| last >= target))
            };
            if read(func, inst).all(stays) {
                anchors[i] = target;
            }
        }
        for r in read(func, inst) {
            let (first, last) = readers[r].unwrap_or((anchors[i], anchors[i]));
            readers[r] = Some((first.min(anchors[i]), last.max(anchors[i])));
        }
    }
    let mut sorted: Vec<usize> = (0..insts.len()).collect();
    // Stable: what goes to the same place keeps its order, and stays before what it goes to.
    sorted.sort_by_key(|&i| (anchors[i], i));
    func.blocks[block].insts = sorted.into_iter().map(|i| insts[i]).collect();
}

/// Whether an instruction computes something, without waiting for memory, that has one definition.
fn may_move(func: &MFunc, registers: &SecondaryMap<VReg, Register>, inst: &MInst) -> bool {
    inst.kind == Kind::Pure
        && inst.guard.is_none()
        && inst.opcode.is_some_and(|o| o != Opcode::Ld && o != Opcode::Tex)
        && func.defs(inst).iter().filter_map(|o| o.reg()).all(|r| registers[r].definitions == 1)
}

#[cfg(test)]
mod tests {
    use oxicc_ptx::ScalarType;

    use super::*;
    use crate::mir::{Class, Opnd};
    use crate::op;

    #[test]
    fn only_what_costs_no_other_register_moves() {
        let mut f = MFunc::default();
        let block = f.blocks.push(Default::default());
        f.layout = vec![block];
        let r: Vec<Opnd> = (0..4).map(|_| Opnd::Reg(f.new_reg(Class::B32))).collect();
        let (add, mov) = (op::add(ScalarType::S32), op::mov(ScalarType::U32));
        let mut insts = vec![
            f.inst(mov.clone(), Kind::Effect, &[r[0]], &[Opnd::Imm(1)]),
            f.inst(mov.clone(), Kind::Effect, &[r[3]], &[Opnd::Imm(2)]),
            // r0 is read again at the end, r3 is not.
            f.inst(add.clone(), Kind::Pure, &[r[1]], &[r[0], Opnd::Imm(4)]),
            f.inst(add, Kind::Pure, &[r[2]], &[r[3], Opnd::Imm(4)]),
        ];
        for used in [Opnd::Imm(7), r[2], r[1], r[0]] {
            insts.push(f.inst(mov.clone(), Kind::Effect, &[], &[used]));
        }
        f.blocks[block].insts = insts;
        run(&mut f);
        let defined: Vec<Option<Opnd>> =
            f.blocks[block].insts.iter().map(|i| f.defs(i).first().copied()).collect();
        assert_eq!(defined, [Some(r[0]), Some(r[3]), Some(r[2]), None, None, Some(r[1]), None, None]);
    }
}
