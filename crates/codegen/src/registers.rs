//! Whether a kernel should have more registers than ptxas gives it.
//!
//! Left alone, ptxas orders the instructions of a small kernel so that 32 registers do, which lets the most threads run at a
//! time. A loop with many loads that do not depend on one another is better off the other way round: with room for all of
//! their results, they all wait at the same time. A limit on the number of registers (`.maxnreg`) makes ptxas use as many as
//! it finds useful; 64 is the one under which blocks of 1024 threads still run. Kernels that need about as many anyway are
//! left alone, since they would have to keep values in memory. What holds for loads holds for shuffles: they take about as
//! long as loads from shared memory.

use cranelift_entity::{EntityRef, SecondaryMap};
use oxicc_ptx::{Opcode, StateSpace};

use crate::mir::{Class, MBlock, MFunc, MInst, Opnd, VReg};

/// Registers of a thread in a block of 1024.
pub const LIMIT: u32 = 64;
/// Loads from global memory in a loop that make it worth it.
const MANY_LOADS: usize = 12;
/// Fewer will do in a loop inside of another one, which has few iterations to overlap, if they fill that many registers: vectors.
/// Outermost loops ptxas unrolls further, and then needs more registers than there are.
const SOME_LOADS: usize = 4;
const MANY_LOADED: u32 = 16;
/// Registers that may be needed as the program stands.
const MAX_LIVE: u32 = 48;
/// Larger kernels are not looked at.
const MAX_INSTS: usize = 4_000;

/// Whether the limit is worth setting.
pub fn wants_more(func: &MFunc) -> bool {
    is_small(func)
        && (0..func.layout.len()).any(|place| waits_for_loads(func, place) || waits_for_shuffles(func, place))
        && Liveness::of(func, MAX_LIVE).most <= MAX_LIVE
}

/// Whether a block is a loop with many loads, none of them from an address that another one gives.
fn waits_for_loads(func: &MFunc, place: usize) -> bool {
    let block = func.layout[place];
    if !func.branch_targets(block).any(|t| t == block) {
        return false;
    }
    let mut loaded: SecondaryMap<VReg, bool> = SecondaryMap::new();
    let (mut loads, mut filled) = (0, 0);
    for inst in &func.blocks[block].insts {
        let depends = func.uses(inst).iter().filter_map(|o| o.reg()).any(|r| loaded[r]);
        let is_global = func.space(inst) == Some(StateSpace::Global);
        // Tiles of tensor cores are loaded by one load or two for each register.
        let is_tile = is_global && inst.opcode == Some(Opcode::WmmaLoad);
        let is_load = is_tile || is_global && inst.opcode == Some(Opcode::Ld) && func.order(inst).is_none();
        if is_load && depends {
            return false;
        }
        if is_tile {
            loads += func.defs(inst).len();
        } else if is_load {
            loads += 1;
            let vector = func.defs(inst).len() > 1;
            filled += written(func, inst).filter(|_| vector).map(|r| size(func.regs[r])).sum::<u32>();
        }
        if is_load || depends {
            for r in written(func, inst) {
                loaded[r] = true;
            }
        }
    }
    loads >= MANY_LOADS || loads >= SOME_LOADS && filled >= MANY_LOADED && is_inside_another(func, place)
}

/// Whether a block of a loop has many shuffles, none of which another one's result goes into.
fn waits_for_shuffles(func: &MFunc, place: usize) -> bool {
    let block = func.layout[place];
    let is_shuffle = |inst: &&MInst| inst.opcode == Some(Opcode::Shfl);
    if func.blocks[block].insts.iter().filter(is_shuffle).count() < MANY_LOADS {
        return false;
    }
    let mut exchanged: SecondaryMap<VReg, bool> = SecondaryMap::new();
    let mut free = 0;
    for inst in &func.blocks[block].insts {
        let depends = func.uses(inst).iter().filter_map(|o| o.reg()).any(|r| exchanged[r]);
        free += usize::from(is_shuffle(&inst) && !depends);
        if is_shuffle(&inst) || depends {
            written(func, inst).for_each(|r| exchanged[r] = true);
        }
    }
    let is_loop = || func.layout[place..].iter().any(|b| func.branch_targets(*b).any(|t| t == block));
    free >= MANY_LOADS && is_loop()
}

/// Whether a later block goes back to before this one.
fn is_inside_another(func: &MFunc, place: usize) -> bool {
    let before = &func.layout[..place];
    func.layout[place + 1..].iter().any(|b| func.branch_targets(*b).any(|t| before.contains(&t)))
}

fn written<'f>(func: &'f MFunc, inst: &MInst) -> impl Iterator<Item = VReg> + 'f {
    func.defs(inst).iter().filter_map(|o| match o {
        Opnd::Reg(r) => Some(*r),
        _ => None,
    })
}

pub fn size(class: Class) -> u32 {
    match class {
        Class::Pred => 0,
        Class::Half | Class::B16 | Class::Half2 | Class::F32 | Class::B32 => 1,
        Class::F64 | Class::B64 => 2,
        Class::B128 => 4,
    }
}

/// Whether a function is small enough to be looked at.
pub fn is_small(func: &MFunc) -> bool {
    func.layout.iter().map(|b| func.blocks[*b].insts.len()).sum::<usize>() <= MAX_INSTS
}

/// Which registers hold something that is still needed, in the order the instructions are in.
pub struct Liveness {
    /// At the beginning of each block, as bits.
    into: Vec<Vec<u64>>,
    /// The most 32-bit registers at a time in each block.
    most_in: Vec<u32>,
    pub most: u32,
}

impl Liveness {
    /// Stops where there are more registers than a limit: `most` is above it then, and nothing else holds.
    pub fn of(func: &MFunc, stop_above: u32) -> Liveness {
        let words = func.regs.len().div_ceil(64);
        let mut found = Liveness {
            into: vec![Vec::new(); func.blocks.len()],
            most_in: vec![0; func.blocks.len()],
            most: 0,
        };
        // Backwards over the blocks until nothing changes.
        loop {
            let mut changed = false;
            for (place, &block) in func.layout.iter().enumerate().rev() {
                let mut live = vec![0u64; words];
                // A block without a jump at its end goes on with the next one.
                let next = func.layout.get(place + 1).copied();
                let last = func.blocks[block].insts.last();
                let goes_on = last.is_none_or(|i| i.guard.is_some() || !i.kind.ends_block());
                for t in func.branch_targets(block).chain(next.filter(|_| goes_on)) {
                    for (a, b) in live.iter_mut().zip(&found.into[t.index()]) {
                        *a |= b;
                    }
                }
                let most = through(func, block, &mut live);
                found.most_in[block.index()] = found.most_in[block.index()].max(most);
                found.most = found.most.max(most);
                if found.into[block.index()] != live {
                    found.into[block.index()] = live;
                    changed = true;
                }
            }
            if !changed || found.most > stop_above {
                return found;
            }
        }
    }

    /// Whether a register is needed from the beginning of a block on.
    pub fn enters(&self, block: MBlock, r: VReg) -> bool {
        self.into[block.index()].get(r.index() / 64).is_some_and(|word| word >> (r.index() % 64) & 1 != 0)
    }

    pub fn most_in(&self, block: MBlock) -> u32 {
        self.most_in[block.index()]
    }
}

/// Goes backwards through a block, from what is live at its end to what is at its beginning; the most registers on the way.
fn through(func: &MFunc, block: MBlock, live: &mut [u64]) -> u32 {
    let regs = live.iter().enumerate().flat_map(|(w, bits)| {
        (0..64).filter(move |b| bits >> b & 1 == 1).map(move |b| VReg::new(w * 64 + b))
    });
    let mut sum: u32 = regs.map(|r| size(func.regs[r])).sum();
    let mut most = sum;
    for inst in func.blocks[block].insts.iter().rev() {
        for r in written(func, inst) {
            let (w, bit) = (r.index() / 64, 1u64 << (r.index() % 64));
            if live[w] & bit != 0 && inst.guard.is_none() {
                live[w] &= !bit;
                sum -= size(func.regs[r]);
            }
        }
        for r in func.uses(inst).iter().filter_map(|o| o.reg()).chain(inst.guard) {
            let (w, bit) = (r.index() / 64, 1u64 << (r.index() % 64));
            if live[w] & bit == 0 {
                live[w] |= bit;
                sum += size(func.regs[r]);
            }
        }
        most = most.max(sum);
    }
    most
}

#[cfg(test)]
mod tests {
    use oxicc_ptx::{ScalarType, VectorSize};

    use super::*;
    use crate::mir::Kind;
    use crate::op::{self, Access, Operation};

    /// A loop with so many loads off one pointer; `chained` ones load from where the one before it points, and so many
    /// other values are needed behind the loop.
    fn kernel(loads: usize, chained: bool, others: usize) -> MFunc {
        let mut f = MFunc::default();
        let load = op::ld(Access::to(Some(StateSpace::Global)), ScalarType::U64);
        let mov = op::mov(ScalarType::U32);
        let blocks: Vec<MBlock> = (0..3).map(|_| f.blocks.push(Default::default())).collect();
        f.layout = blocks.clone();
        let (pointer, p) = (f.new_reg(Class::B64), f.new_reg(Class::Pred));
        let mut from = pointer;
        for _ in 0..loads {
            let to = f.new_reg(Class::B64);
            let inst = f.inst(load.clone(), Kind::Effect, &[Opnd::Reg(to)], &[Opnd::Mem(from, 0)]);
            f.blocks[blocks[1]].insts.push(inst);
            if chained {
                from = to;
            }
        }
        let mut back = f.inst(op::bra(), Kind::Branch, &[], &[Opnd::Block(blocks[1])]);
        back.guard = Some(p);
        f.blocks[blocks[1]].insts.push(back);
        for _ in 0..others {
            let r = f.new_reg(Class::B32);
            let set = f.inst(mov.clone(), Kind::Pure, &[Opnd::Reg(r)], &[Opnd::Imm(1)]);
            f.blocks[blocks[0]].insts.push(set);
            let used = f.inst(mov.clone(), Kind::Effect, &[], &[Opnd::Reg(r)]);
            f.blocks[blocks[2]].insts.push(used);
        }
        f
    }

    /// Loads of vectors in the loop, with or without a loop around it.
    fn vectors(loads: usize, inside: bool) -> bool {
        let mut f = kernel(0, false, 0);
        let vector = Access { vector: Some(VectorSize::V4), ..Access::to(Some(StateSpace::Global)) };
        let load = op::ld(vector, ScalarType::F32);
        let (pointer, p) = (f.new_reg(Class::B64), f.new_reg(Class::Pred));
        let blocks = f.layout.clone();
        for _ in 0..loads {
            let to: Vec<Opnd> = (0..4).map(|_| Opnd::Reg(f.new_reg(Class::F32))).collect();
            let inst = f.inst(load.clone(), Kind::Effect, &to, &[Opnd::Mem(pointer, 0)]);
            f.blocks[blocks[1]].insts.insert(0, inst);
        }
        if inside {
            let mut back = f.inst(op::bra(), Kind::Branch, &[], &[Opnd::Block(blocks[0])]);
            back.guard = Some(p);
            f.blocks[blocks[2]].insts.push(back);
        }
        wants_more(&f)
    }

    #[test]
    fn tiles_are_as_many_loads_as_registers() {
        let tiles = |count: usize, space: &str| {
            let mut f = kernel(0, false, 0);
            let load =
                Operation::parse(&format!("wmma.load.a.sync.aligned.row.m16n16k8{space}.tf32")).unwrap();
            let pointer = f.new_reg(Class::B64);
            let block = f.layout[1];
            for _ in 0..count {
                let to: Vec<Opnd> = (0..4).map(|_| Opnd::Reg(f.new_reg(Class::B32))).collect();
                let inst = f.inst(load.clone(), Kind::Effect, &to, &[Opnd::Mem(pointer, 0)]);
                f.blocks[block].insts.insert(0, inst);
            }
            wants_more(&f)
        };
        assert!(tiles(MANY_LOADS / 4, ".global"));
        assert!(!tiles(MANY_LOADS / 4 - 1, ".global"));
        assert!(!tiles(MANY_LOADS / 4, ".shared"));
    }

    #[test]
    fn many_independent_shuffles_in_a_loop() {
        let shuffles = |count: usize, chained: bool, place: usize| {
            let mut f = kernel(0, false, 0);
            let shuffle = Operation::parse("shfl.sync.idx.b32").unwrap();
            let block = f.layout[place];
            let mut from = f.new_reg(Class::B32);
            for _ in 0..count {
                let to = f.new_reg(Class::B32);
                let uses = [Opnd::Reg(from), Opnd::Imm(1), Opnd::Imm(31), Opnd::Imm(-1)];
                let inst = f.inst(shuffle.clone(), Kind::Effect, &[Opnd::Reg(to)], &uses);
                let end = f.blocks[block].insts.len().saturating_sub(1);
                f.blocks[block].insts.insert(end, inst);
                if chained {
                    from = to;
                }
            }
            wants_more(&f)
        };
        assert!(shuffles(MANY_LOADS, false, 1));
        assert!(!shuffles(MANY_LOADS - 1, false, 1));
        assert!(!shuffles(MANY_LOADS, true, 1));
        assert!(!shuffles(MANY_LOADS, false, 2));
    }

    #[test]
    fn vectors_in_an_inner_loop() {
        assert!(vectors(SOME_LOADS, true));
        assert!(!vectors(SOME_LOADS - 1, true));
        assert!(!vectors(SOME_LOADS, false));
    }

    fn wants(loads: usize, chained: bool, others: usize) -> bool {
        let f = kernel(loads, chained, others);
        wants_more(&f)
    }

    #[test]
    fn many_independent_loads_in_a_small_kernel() {
        assert!(wants(MANY_LOADS, false, 0));
        assert!(!wants(MANY_LOADS - 1, false, 0));
        assert!(!wants(MANY_LOADS, true, 0));
        assert!(wants(MANY_LOADS, false, 40));
        assert!(!wants(MANY_LOADS, false, 60));
    }
}
