//! Stores of the low byte of a half.
//!
//! ptxas takes the type of a 16-bit register from the instruction that writes it. Where that one computes a half,
//! `st.u8` (`.s8` and `.b8` as well) does not store the low byte: it converts the number to an integer first, at every
//! level, as was seen on an H200. Behind a move the register is plain bits again; so are the elements of vector stores.
//! Inline assembly may write halves into any 16-bit operand.

use cranelift_entity::EntitySet;

use crate::mir::{Class, Kind, MFunc, MInst, Opnd, VReg};
use crate::mnemonic::Mnemonics;

/// Puts a move between such an instruction and the store; runs when no copy is moved or removed any more.
pub fn run(func: &mut MFunc, mnemonics: &mut Mnemonics) {
    let stores = func
        .blocks
        .values()
        .any(|block| block.insts.iter().any(|inst| byte_source(func, inst, mnemonics).is_some()));
    if !stores {
        return;
    }
    let halves = halves(func, mnemonics);
    if halves.is_empty() {
        return;
    }
    let mov = mnemonics.intern("mov.b16");
    for block in func.blocks.keys().collect::<Vec<_>>() {
        let insts = std::mem::take(&mut func.blocks[block].insts);
        let mut out = Vec::with_capacity(insts.len());
        for inst in insts {
            if let Some(source) = byte_source(func, &inst, mnemonics).filter(|r| halves.contains(*r)) {
                let bits = func.new_reg(Class::B16);
                let mut copy = func.inst(mov, Kind::Pure, &[Opnd::Reg(bits)], &[Opnd::Reg(source)]);
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
fn byte_source(func: &MFunc, inst: &MInst, mnemonics: &Mnemonics) -> Option<VReg> {
    if inst.kind != Kind::Effect {
        return None;
    }
    let Some(Opnd::Reg(source)) = func.ops(inst).last() else { return None };
    if func.regs[*source] != Class::B16 {
        return None;
    }
    let text = mnemonics.text(inst.op);
    let byte = text.starts_with("st.") && text.ends_with('8') && !text.contains(".v");
    (byte && matches!(text.rsplit('.').next(), Some("u8" | "s8" | "b8"))).then_some(*source)
}

/// Registers that may hold a half as such.
fn halves(func: &MFunc, mnemonics: &Mnemonics) -> EntitySet<VReg> {
    let mut halves = EntitySet::new();
    for inst in func.blocks.values().flat_map(|block| &block.insts) {
        if inst.kind != Kind::Asm && !mnemonics.text(inst.op).contains("f16") {
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
