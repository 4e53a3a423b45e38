//! Stores of the low byte of a half.
//!
//! ptxas takes the type of a 16-bit register from the instruction that writes it. Where that one computes a half,
//! `st.u8` (`.s8` and `.b8` as well) does not store the low byte: it converts the number to an integer first, at every
//! level, as was seen on an H200. Behind a move the register is plain bits again; so are the elements of vector stores.
//! Inline assembly may write halves into any 16-bit operand.

use cranelift_entity::EntitySet;
use oxicc_ptx::{Opcode, ScalarType};

use crate::mir::{Class, Kind, MFunc, MInst, Opnd, VReg};
use crate::op;

/// Puts a move between such an instruction and the store; runs when no copy is moved or removed any more.
pub fn run(func: &mut MFunc) {
    let stores =
        func.blocks.values().any(|block| block.insts.iter().any(|inst| byte_source(func, inst).is_some()));
    if !stores {
        return;
    }
    let halves = halves(func);
    if halves.is_empty() {
        return;
    }
    for block in func.blocks.keys().collect::<Vec<_>>() {
        let insts = std::mem::take(&mut func.blocks[block].insts);
        let mut out = Vec::with_capacity(insts.len());
        for inst in insts {
            if let Some(source) = byte_source(func, &inst).filter(|r| halves.contains(*r)) {
                let bits = func.new_reg(Class::B16);
                let mut copy =
                    func.inst(op::mov(ScalarType::B16), Kind::Pure, &[Opnd::Reg(bits)], &[Opnd::Reg(source)]);
                (copy.loc, copy.guard) = (inst.loc, inst.guard);
                out.push(copy);
                for operand in func.ops_mut(&inst) {
                    if *operand == Opnd::Reg(source) {
                        *operand = Opnd::Reg(bits);
                    }
                }
            }
            out.push(inst);
        }
        func.blocks[block].insts = out;
    }
}

/// The 16-bit register that an instruction stores as a single byte.
fn byte_source(func: &MFunc, inst: &MInst) -> Option<VReg> {
    let one_byte = inst.opcode == Some(Opcode::St)
        && matches!(func.ty(inst), Some(ScalarType::U8 | ScalarType::S8 | ScalarType::B8))
        && func.vector(inst).is_none();
    let Some(Opnd::Reg(source)) = func.ops(inst).last() else { return None };
    (one_byte && func.regs[*source] == Class::B16).then_some(*source)
}

/// Registers that may hold a half as such.
fn halves(func: &MFunc) -> EntitySet<VReg> {
    let mut halves = EntitySet::new();
    for inst in func.blocks.values().flat_map(|block| &block.insts) {
        if inst.kind != Kind::Asm && !func.types(inst).any(is_half) {
            continue;
        }
        for r in func.defs(inst).iter().filter_map(|d| d.reg()) {
            if func.regs[r] == Class::B16 {
                halves.insert(r);
            }
        }
    }
    halves
}

fn is_half(ty: ScalarType) -> bool {
    matches!(ty, ScalarType::F16 | ScalarType::F16x2 | ScalarType::Bf16 | ScalarType::Bf16x2)
}
