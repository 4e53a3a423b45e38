//! The two halves of a 32-bit register in one instruction.
//!
//! ```text
//! cvt.u16.u32 %rs1, %r1;
//! shr.u32     %r2, %r1, 16;      ->   mov.b32 {%rs1, %rs2}, %r1;
//! cvt.u16.u32 %rs2, %r2;
//!
//! cvt.u32.u16 %r1, %rs1;
//! cvt.u32.u16 %r2, %rs2;
//! shl.b32     %r3, %r2, 16;      ->   mov.b32 %r4, {%rs1, %rs2};
//! or.b32      %r4, %r1, %r3;
//! ```
//!
//! ptxas then reads a half where it is: most instructions on halves can take either one of a register.

use cranelift_entity::SecondaryMap;
use oxicc_ptx::{Opcode, ScalarType};
use rustc_hash::FxHashMap;

use crate::mir::{Class, Kind, MBlock, MFunc, MInst, Opnd, VReg};
use crate::op;

/// How often each register is written; all but phis and what one instruction of the IR writes in steps are written once.
type Writes = SecondaryMap<VReg, u8>;

/// Before leaving SSA. What is not needed any more is left behind, for dead code to go.
pub fn run(func: &mut MFunc) {
    let shifts = |func: &MFunc| {
        let mut all = func.blocks.values().flat_map(|b| &b.insts);
        all.any(|i| half_shift(func, i).is_some())
    };
    if !shifts(func) {
        return;
    }
    let mut writes = Writes::new();
    for inst in func.blocks.values().flat_map(|b| &b.insts) {
        for d in func.defs(inst) {
            if let Opnd::Reg(r) = *d {
                writes[r] = writes[r].saturating_add(1);
            }
        }
    }
    for block in func.layout.clone() {
        take_apart(func, &writes, block);
        put_together(func, &writes, block);
    }
}

/// The target and the source of a shift by 16, to the left or to the right.
fn half_shift(func: &MFunc, inst: &MInst) -> Option<(VReg, VReg)> {
    let to_low = inst.opcode == Some(Opcode::Shr) && func.ty(inst) == Some(ScalarType::U32);
    let to_high = inst.opcode == Some(Opcode::Shl) && func.ty(inst) == Some(ScalarType::B32);
    match *func.ops(inst) {
        [Opnd::Reg(d), Opnd::Reg(s), Opnd::Imm(16)] if (to_low || to_high) && inst.guard.is_none() => {
            Some((d, s))
        }
        _ => None,
    }
}

/// The target and the source of `cvt` between 16 and 32 bits.
fn conversion(func: &MFunc, inst: &MInst, to: ScalarType, from: ScalarType) -> Option<(VReg, VReg)> {
    let fits = inst.opcode == Some(Opcode::Cvt) && inst.guard.is_none() && func.types(inst).eq([to, from]);
    match *func.ops(inst) {
        [Opnd::Reg(d), Opnd::Reg(s)] if fits => Some((d, s)),
        _ => None,
    }
}

/// Conversions to 16 bits of one register and of its upper half.
#[derive(Default)]
struct Pair {
    low: Option<(usize, VReg)>,
    high: Option<(usize, VReg)>,
}

fn take_apart(func: &mut MFunc, writes: &Writes, block: MBlock) {
    let insts = std::mem::take(&mut func.blocks[block].insts);
    let mut upper: FxHashMap<VReg, VReg> = FxHashMap::default();
    let mut pairs: FxHashMap<VReg, Pair> = FxHashMap::default();
    let mut order: Vec<VReg> = Vec::new();
    for (i, inst) in insts.iter().enumerate() {
        if let Some((d, s)) = half_shift(func, inst)
            && inst.opcode == Some(Opcode::Shr)
            && writes[d] == 1
            && writes[s] == 1
        {
            upper.insert(d, s);
        } else if let Some((d, s)) = conversion(func, inst, ScalarType::U16, ScalarType::U32)
            && writes[d] == 1
            && writes[s] == 1
        {
            let (whole, is_high) = upper.get(&s).map_or((s, false), |w| (*w, true));
            let pair = pairs.entry(whole).or_insert_with(|| {
                order.push(whole);
                Pair::default()
            });
            let half = if is_high { &mut pair.high } else { &mut pair.low };
            half.get_or_insert((i, d));
        }
    }
    // What stands in place of an instruction; none where it goes.
    let mut instead: FxHashMap<usize, Option<MInst>> = FxHashMap::default();
    for whole in order {
        let Some((at, high)) = pairs[&whole].high else { continue };
        let (first, low) = match pairs[&whole].low {
            Some((place, low)) => {
                instead.insert(place.max(at), None);
                (place.min(at), low)
            }
            None => (at, func.new_reg(Class::B16)),
        };
        let halves = [Opnd::Group(2), Opnd::Reg(low), Opnd::Reg(high)];
        let mut mov = func.inst(op::mov(ScalarType::B32), Kind::Pure, &halves, &[Opnd::Reg(whole)]);
        mov.loc = insts[first].loc;
        instead.insert(first, Some(mov));
    }
    let kept = insts.into_iter().enumerate().filter_map(|(i, inst)| match instead.get(&i) {
        Some(new) => *new,
        None => Some(inst),
    });
    func.blocks[block].insts = kept.collect();
}

fn put_together(func: &mut MFunc, writes: &Writes, block: MBlock) {
    let mut insts = std::mem::take(&mut func.blocks[block].insts);
    // The 16-bit register that a 32-bit one is, and is the upper half of.
    let mut wide: FxHashMap<VReg, VReg> = FxHashMap::default();
    let mut shifted: FxHashMap<VReg, VReg> = FxHashMap::default();
    for inst in &mut insts {
        if let Some((d, s)) = conversion(func, inst, ScalarType::U32, ScalarType::U16)
            && writes[d] == 1
            && writes[s] == 1
        {
            wide.insert(d, s);
        } else if let Some((d, s)) = half_shift(func, inst)
            && inst.opcode == Some(Opcode::Shl)
            && writes[d] == 1
            && let Some(half) = wide.get(&s)
        {
            shifted.insert(d, *half);
        } else if inst.opcode == Some(Opcode::Or)
            && inst.guard.is_none()
            && let [Opnd::Reg(d), Opnd::Reg(a), Opnd::Reg(b)] = *func.ops(inst)
            && let Some((low, high)) = joined(&wide, &shifted, a, b)
        {
            let halves = [Opnd::Group(2), Opnd::Reg(low), Opnd::Reg(high)];
            let mut mov = func.inst(op::mov(ScalarType::B32), Kind::Pure, &[Opnd::Reg(d)], &halves);
            mov.loc = inst.loc;
            *inst = mov;
        }
    }
    func.blocks[block].insts = insts;
}

/// The lower and the upper half of `a | b`.
fn joined(
    wide: &FxHashMap<VReg, VReg>,
    shifted: &FxHashMap<VReg, VReg>,
    a: VReg,
    b: VReg,
) -> Option<(VReg, VReg)> {
    let in_order = |a, b| Some((*wide.get(&a)?, *shifted.get(&b)?));
    in_order(a, b).or_else(|| in_order(b, a))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::op::Operation;

    /// Opcodes of a block of these instructions afterwards, and how many registers there are.
    fn after(insts: &[(Operation, &[Opnd], &[Opnd])], f: &mut MFunc) -> Vec<Opcode> {
        let block = f.blocks.push(Default::default());
        f.layout = vec![block];
        let insts = insts.iter().map(|(op, defs, uses)| f.inst(op.clone(), Kind::Pure, defs, uses));
        f.blocks[block].insts = insts.collect();
        run(f);
        f.blocks[block].insts.iter().filter_map(|i| i.opcode).collect()
    }

    fn registers<const N: usize>(f: &mut MFunc, class: Class) -> [Opnd; N] {
        std::array::from_fn(|_| Opnd::Reg(f.new_reg(class)))
    }

    #[test]
    fn both_halves_are_taken_at_once() {
        let mut f = MFunc::default();
        let ([r, t], [lo, hi]) = (registers(&mut f, Class::B32), registers(&mut f, Class::B16));
        let load = Operation::new(Opcode::Ld).with(ScalarType::U32);
        let narrow = op::cvt(ScalarType::U16, ScalarType::U32);
        let shift = op::shr(ScalarType::U32);
        let insts: [(Operation, &[Opnd], &[Opnd]); 4] = [
            (load, &[r], &[]),
            (narrow.clone(), &[lo], &[r]),
            (shift, &[t], &[r, Opnd::Imm(16)]),
            (narrow, &[hi], &[t]),
        ];
        assert_eq!(after(&insts, &mut f), [Opcode::Ld, Opcode::Mov, Opcode::Shr]);
        let mov = f.blocks.values().next().unwrap().insts[1];
        assert_eq!(f.ops(&mov), [Opnd::Group(2), lo, hi, r]);
    }

    #[test]
    fn other_shifts_stay() {
        let mut f = MFunc::default();
        let ([r, t], [hi]) = (registers(&mut f, Class::B32), registers(&mut f, Class::B16));
        let insts: [(Operation, &[Opnd], &[Opnd]); 3] = [
            (Operation::new(Opcode::Ld).with(ScalarType::U32), &[r], &[]),
            (op::shr(ScalarType::U32), &[t], &[r, Opnd::Imm(8)]),
            (op::cvt(ScalarType::U16, ScalarType::U32), &[hi], &[t]),
        ];
        assert_eq!(after(&insts, &mut f), [Opcode::Ld, Opcode::Shr, Opcode::Cvt]);
    }

    #[test]
    fn a_register_that_is_written_again_stays_whole() {
        let mut f = MFunc::default();
        let ([r, t], [hi]) = (registers(&mut f, Class::B32), registers(&mut f, Class::B16));
        let load = Operation::new(Opcode::Ld).with(ScalarType::U32);
        let insts: [(Operation, &[Opnd], &[Opnd]); 4] = [
            (load.clone(), &[r], &[]),
            (op::shr(ScalarType::U32), &[t], &[r, Opnd::Imm(16)]),
            (load, &[r], &[]),
            (op::cvt(ScalarType::U16, ScalarType::U32), &[hi], &[t]),
        ];
        assert_eq!(after(&insts, &mut f), [Opcode::Ld, Opcode::Shr, Opcode::Ld, Opcode::Cvt]);
    }

    #[test]
    fn halves_are_put_together() {
        let mut f = MFunc::default();
        let ([a, b, c, d], [lo, hi]) = (registers(&mut f, Class::B32), registers(&mut f, Class::B16));
        let load = Operation::new(Opcode::Ld).with(ScalarType::U16);
        let widen = op::cvt(ScalarType::U32, ScalarType::U16);
        let insts: [(Operation, &[Opnd], &[Opnd]); 6] = [
            (load.clone(), &[lo], &[]),
            (load, &[hi], &[]),
            (widen.clone(), &[a], &[lo]),
            (widen, &[b], &[hi]),
            (op::shl(ScalarType::B32), &[c], &[b, Opnd::Imm(16)]),
            (op::or(ScalarType::B32), &[d], &[a, c]),
        ];
        let opcodes = after(&insts, &mut f);
        assert_eq!(opcodes.last(), Some(&Opcode::Mov));
        let mov = *f.blocks.values().next().unwrap().insts.last().unwrap();
        assert_eq!(f.ops(&mov), [d, Opnd::Group(2), lo, hi]);
    }
}
