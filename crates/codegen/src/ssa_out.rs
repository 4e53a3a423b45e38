//! Leaving SSA: copies on control-flow edges and to registers that inline assembly changes are merged away where live ranges
//! allow, the rest become moves.
//!
//! The accumulators of `wgmma` must stay in their registers from one to the next: where a move is between, ptxas waits for the
//! result.
//!
//! Only registers that occur in such a copy can be merged, so only their live ranges are computed. A live
//! range is a sorted list of segments over instruction positions: instruction n reads at 2n and writes at
//! 2n+1. Two registers that a copy connects become one when no segments overlap (conservative coalescing:
//! nothing is ever split or spilled, PTX has registers without end).

use cranelift_entity::{EntityRef, SecondaryMap, packed_option::PackedOption};

use rustc_hash::FxHashMap;

use crate::mir::{Kind, MBlock, MFunc, MInst, Opnd, Origin, VReg};

/// Replaces every [`Kind::EdgeCopy`] and [`Kind::TiedCopy`] of the function.
pub fn run(func: &mut MFunc) {
    let mut web = Web::new(func);
    if !web.copies.is_empty() {
        note_definitions(func);
        web.compute_ranges(func);
        web.merge();
        web.rewrite(func);
    }
    expand(func);
}

/// Says which instructions give a register the value that a debugger shows, before it is one with others.
fn note_definitions(func: &mut MFunc) {
    if func.shown.is_empty() {
        return;
    }
    let mut definitions: FxHashMap<VReg, Option<u32>> = FxHashMap::default();
    for inst in func.layout.iter().flat_map(|b| &func.blocks[*b].insts) {
        for register in func.defs(inst).iter().filter_map(|o| o.reg()) {
            let plain =
                inst.guard.is_none() && !matches!(inst.kind, Kind::Asm | Kind::EdgeCopy | Kind::TiedCopy);
            definitions.entry(register).and_modify(|d| *d = None).or_insert(plain.then_some(inst.operands()));
        }
    }
    let mut shown = std::mem::take(&mut func.shown);
    shown.retain_mut(|s| match (s.from, definitions.get(&s.register)) {
        (Origin::Definition, Some(Some(operands))) => {
            s.from = Origin::Operands(*operands);
            true
        }
        (Origin::Phi(_), _) => true,
        _ => false,
    });
    func.shown = shown;
}

/// A segment `[start, end)` of positions.
type Segment = (u32, u32);

/// Candidate registers, their live ranges and the classes they are merged into.
struct Web {
    /// Number of a register among the candidates.
    index: SecondaryMap<VReg, PackedOption<Candidate>>,
    regs: Vec<VReg>,
    /// Live range of each class representative.
    ranges: Vec<Vec<Segment>>,
    /// Union-find parents.
    parent: Vec<u32>,
    /// (dst, src) candidate pairs, most valuable first.
    copies: Vec<(u32, u32)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Candidate(u32);
cranelift_entity::entity_impl!(Candidate, "cand");

impl Web {
    fn new(func: &MFunc) -> Web {
        let mut web = Web {
            index: SecondaryMap::new(),
            regs: Vec::new(),
            ranges: Vec::new(),
            parent: Vec::new(),
            copies: Vec::new(),
        };
        let mut later = Vec::new();
        let mut place = SecondaryMap::<MBlock, u32>::new();
        for (n, &block) in func.layout.iter().enumerate() {
            place[block] = n as u32;
        }
        for &block in &func.layout {
            // Copies on back edges run once per iteration: merge them first.
            let back = func.branch_targets(block).any(|t| place[t] <= place[block]);
            for inst in &func.blocks[block].insts {
                let tied = inst.kind == Kind::TiedCopy;
                if !tied && inst.kind != Kind::EdgeCopy {
                    continue;
                }
                for (d, s) in func.defs(inst).iter().zip(func.uses(inst)) {
                    let Opnd::Reg(d) = *d else { continue };
                    let d = web.candidate(d);
                    let Opnd::Reg(s) = *s else { continue };
                    let s = web.candidate(s);
                    if tied || back { web.copies.push((d, s)) } else { later.push((d, s)) }
                }
            }
        }
        web.copies.extend(later);
        web
    }

    fn candidate(&mut self, reg: VReg) -> u32 {
        if let Some(c) = self.index[reg].expand() {
            return c.0;
        }
        let c = self.regs.len() as u32;
        self.index[reg] = Candidate(c).into();
        self.regs.push(reg);
        self.ranges.push(Vec::new());
        self.parent.push(c);
        c
    }

    fn compute_ranges(&mut self, func: &MFunc) {
        let blocks = func.blocks.len();
        let mut preds: Vec<Vec<MBlock>> = vec![Vec::new(); blocks];
        let mut span: Vec<Segment> = vec![(0, 0); blocks];
        let mut pos = 0;
        for &block in &func.layout {
            let start = pos;
            pos += 2 * func.blocks[block].insts.len() as u32 + 2;
            span[block.index()] = (start, pos);
            for target in func.branch_targets(block) {
                preds[target.index()].push(block);
            }
        }
        // Per candidate: blocks with their last definition, and upward-exposed uses.
        let n = self.regs.len();
        let mut defs: Vec<Vec<(MBlock, u32)>> = vec![Vec::new(); n];
        let mut exposed: Vec<Vec<MBlock>> = vec![Vec::new(); n];
        // While scanning one block: end of the live segment below the current instruction.
        let mut open: Vec<u32> = vec![0; n];
        let mut touched: Vec<u32> = Vec::new();
        for &block in &func.layout {
            let (start, _) = span[block.index()];
            let insts = &func.blocks[block].insts;
            for (i, inst) in insts.iter().enumerate().rev() {
                let at = start + 2 * i as u32;
                for d in func.defs(inst) {
                    let Opnd::Reg(r) = *d else { continue };
                    let Some(c) = self.index[r].expand() else { continue };
                    let c = c.0 as usize;
                    let end = open[c].max(at + 2);
                    self.ranges[c].push((at + 1, end));
                    open[c] = 0;
                    if defs[c].last().is_none_or(|d| d.0 != block) {
                        defs[c].push((block, at + 1));
                    }
                }
                let uses = func.uses(inst).iter().filter_map(|o| o.reg()).chain(inst.guard);
                for r in uses {
                    let Some(c) = self.index[r].expand() else { continue };
                    if open[c.0 as usize] == 0 {
                        open[c.0 as usize] = at + 1;
                        touched.push(c.0);
                    }
                }
            }
            for c in touched.drain(..) {
                let end = std::mem::take(&mut open[c as usize]);
                if end != 0 {
                    self.ranges[c as usize].push((start, end));
                    exposed[c as usize].push(block);
                }
            }
        }
        // Walk up from upward-exposed uses to the definitions.
        let mut seen = vec![u32::MAX; blocks];
        let mut work = Vec::new();
        for c in 0..n {
            defs[c].sort_unstable_by_key(|d| d.0);
            for &block in &exposed[c] {
                work.extend_from_slice(&preds[block.index()]);
            }
            let live_in: Vec<MBlock> = std::mem::take(&mut exposed[c]);
            while let Some(block) = work.pop() {
                if seen[block.index()] == c as u32 {
                    continue;
                }
                seen[block.index()] = c as u32;
                let (start, end) = span[block.index()];
                match defs[c].binary_search_by_key(&block, |d| d.0) {
                    Ok(at) => self.ranges[c].push((defs[c][at].1, end)),
                    Err(_) => {
                        self.ranges[c].push((start, end));
                        if !live_in.contains(&block) {
                            work.extend_from_slice(&preds[block.index()]);
                        }
                    }
                }
            }
            normalize(&mut self.ranges[c]);
        }
    }

    fn find(&mut self, mut c: u32) -> u32 {
        while self.parent[c as usize] != c {
            let up = self.parent[self.parent[c as usize] as usize];
            self.parent[c as usize] = up;
            c = up;
        }
        c
    }

    fn merge(&mut self) {
        for (d, s) in std::mem::take(&mut self.copies) {
            let (d, s) = (self.find(d), self.find(s));
            if d == s || overlaps(&self.ranges[d as usize], &self.ranges[s as usize]) {
                continue;
            }
            let moved = std::mem::take(&mut self.ranges[s as usize]);
            let range = &mut self.ranges[d as usize];
            range.extend(moved);
            normalize(range);
            self.parent[s as usize] = d;
        }
    }

    fn rewrite(&mut self, func: &mut MFunc) {
        let reps: Vec<VReg> = (0..self.regs.len() as u32)
            .map(|c| {
                let root = self.find(c);
                self.regs[root as usize]
            })
            .collect();
        let map = |r: VReg| match self.index[r].expand() {
            Some(c) => reps[c.0 as usize],
            None => r,
        };
        for op in &mut func.pool {
            match op {
                Opnd::Reg(r) | Opnd::Mem(r, _) => *r = map(*r),
                _ => {}
            }
        }
        for block in func.blocks.values_mut() {
            for inst in &mut block.insts {
                inst.guard = inst.guard.map(map);
            }
        }
        for shown in &mut func.shown {
            shown.register = map(shown.register);
        }
    }
}

/// Sorts segments and joins those that touch.
fn normalize(range: &mut Vec<Segment>) {
    range.sort_unstable();
    let mut out = 0;
    for i in 1..range.len() {
        if range[i].0 <= range[out].1 {
            range[out].1 = range[out].1.max(range[i].1);
        } else {
            out += 1;
            range[out] = range[i];
        }
    }
    range.truncate(if range.is_empty() { 0 } else { out + 1 });
}

/// Whether two sorted lists of segments share a position.
fn overlaps(a: &[Segment], b: &[Segment]) -> bool {
    let (mut i, mut j) = (0, 0);
    while let (Some(x), Some(y)) = (a.get(i), b.get(j)) {
        if x.0 < y.1 && y.0 < x.1 {
            return true;
        }
        if x.1 <= y.1 { i += 1 } else { j += 1 }
    }
    false
}

/// Turns the remaining copies into moves, those of an edge in an order in which no source is overwritten too early.
fn expand(func: &mut MFunc) {
    let blocks: Vec<MBlock> = func.blocks.keys().collect();
    let mut out: Vec<MInst> = Vec::new();
    for block in blocks {
        let is_copy = |i: &MInst| matches!(i.kind, Kind::EdgeCopy | Kind::TiedCopy);
        if !func.blocks[block].insts.iter().any(is_copy) {
            continue;
        }
        let insts = std::mem::take(&mut func.blocks[block].insts);
        for inst in insts {
            if inst.kind == Kind::TiedCopy && func.defs(&inst) == func.uses(&inst) {
                continue;
            }
            if inst.kind != Kind::EdgeCopy {
                let mut inst = inst;
                if inst.kind == Kind::TiedCopy {
                    inst.kind = Kind::Copy;
                }
                out.push(inst);
                continue;
            }
            let mut pending: Vec<(VReg, Opnd)> = func
                .defs(&inst)
                .iter()
                .zip(func.uses(&inst))
                .filter_map(|(d, s)| Some((d.reg()?, *s)))
                .filter(|(d, s)| *s != Opnd::Reg(*d) && *s != Opnd::Undef)
                .collect();
            while !pending.is_empty() {
                let before = pending.len();
                let mut i = 0;
                while i < pending.len() {
                    let (d, s) = pending[i];
                    let blocked = pending.iter().any(|&(d2, s2)| d2 != d && s2 == Opnd::Reg(d));
                    if blocked {
                        i += 1;
                        continue;
                    }
                    out.push(copy(func, d, s, inst.loc));
                    pending.swap_remove(i);
                }
                if pending.len() == before {
                    // Only cycles are left: free one destination by saving its old value.
                    let (d, _) = pending[0];
                    let class = func.regs[d];
                    let saved = func.new_reg(class);
                    out.push(copy(func, saved, Opnd::Reg(d), inst.loc));
                    for (_, s) in &mut pending {
                        if *s == Opnd::Reg(d) {
                            *s = Opnd::Reg(saved);
                        }
                    }
                }
            }
        }
        func.blocks[block].insts = std::mem::take(&mut out);
    }
}

fn copy(func: &mut MFunc, d: VReg, s: Opnd, loc: u32) -> MInst {
    let class = func.regs[d];
    let mut inst = func.inst(class.mov(), Kind::Copy, &[Opnd::Reg(d)], &[s]);
    inst.loc = loc;
    inst
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn segments() {
        let mut r = vec![(8, 10), (0, 4), (4, 6)];
        normalize(&mut r);
        assert_eq!(r, [(0, 6), (8, 10)]);
        assert!(overlaps(&r, &[(5, 7)]));
        assert!(!overlaps(&r, &[(6, 8), (10, 12)]));
    }
}
