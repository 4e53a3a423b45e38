//! What describes a function to a debugger: its scopes, where its labels go, and the registers that hold variables of optimised code.

use std::ops::Range;

use cranelift_entity::SecondaryMap;
use oxicc_ir::{GlobalId, Value};
use oxicc_ptx::{Reg, RegName, Sym};
use rustc_hash::FxHashMap;

use super::scopes::{Line, Ranges, Told, Tracked};
use super::{Body, Place, Scopes, Source, label, scopes};
use crate::cx::Cx;
use crate::mir::{Kind, MBlock, MFunc, MInst, Origin, Shown, VReg};
use crate::registers::{self, Liveness};
use crate::select::Frame;

/// The labels of a function that a debugger knows it by.
pub struct ScopeLabels {
    pub begin: Sym,
    pub end: Sym,
    /// In front of the instruction with this number.
    pub labels: FxHashMap<usize, Sym>,
}

/// A function in all its forms.
pub struct Code<'a> {
    pub ir: &'a oxicc_ir::Function,
    pub func: &'a MFunc,
    pub frame: &'a Frame,
    pub index: u32,
}

/// Describes a function to a debugger. `name` gives the name that a register is printed with.
pub fn function(
    cx: &mut Cx,
    id: GlobalId,
    code: &Code,
    subprogram: oxicc_ir::Md,
    name: &mut dyn FnMut(VReg) -> Reg,
) -> ScopeLabels {
    let Code { ir, func, frame, index } = *code;
    let body = Body { module: cx.module, f: ir };
    let mut scopes = Scopes::new(subprogram);
    let insts: Vec<&MInst> = func.layout.iter().flat_map(|b| &func.blocks[*b].insts).collect();
    for (i, inst) in insts.iter().enumerate() {
        if inst.loc != 0 {
            scopes.note(body, i, oxicc_ir::DebugLoc::from_u32(inst.loc - 1));
        }
    }
    let depot = cx.symbols.intern(&format!("__local_depot{index}"));
    let own = cx.symbols.name(cx.symbol(id)).to_string();
    let kernel = cx.is_kernel(id);
    let unmoved = cx.options.memory_is_current;
    let params: Vec<Sym> = match kernel {
        true => (0..ir.params().len()).map(|n| cx.param_symbol(&own, n)).collect(),
        false => Vec::new(),
    };
    let param = |n: u32| params.get(n as usize).copied();
    let mut place = |v| match ir.value_def(v) {
        _ if !unmoved => None,
        oxicc_ir::ValueDef::Inst(inst) => frame.slot(inst).map(Place::Depot),
        oxicc_ir::ValueDef::Arg(n) => match frame.param(n) {
            Some(at) => Some(Place::Depot(at)),
            None => param(n).map(Place::Param),
        },
        _ => None,
    };
    scopes.variables(body, depot, &mut place, &param);
    // The assembler loses labels in front of copies that it does away with.
    let is_anchor =
        |i: &&MInst| !matches!(i.kind, Kind::Copy | Kind::Label | Kind::EdgeCopy | Kind::TiedCopy);
    let mut anchors: Vec<usize> = vec![insts.len(); insts.len() + 1];
    for i in (0..insts.len()).rev() {
        anchors[i] = if is_anchor(&insts[i]) { i } else { anchors[i + 1] };
    }
    let mut used = scopes.place_labels(insts.len(), &|at| anchors.get(at).copied().unwrap_or(insts.len()));
    let stretches = stretches(body, func, &insts, &scopes, &anchors);
    used.extend(stretches.iter().flat_map(|(_, list)| list).flat_map(|held| [held.from, held.to]));
    used.sort_unstable();
    used.dedup();
    let begin = cx.symbols.intern(&format!("$L__func_begin{}", cx.debug.functions));
    let end = cx.symbols.intern(&format!("$L__func_end{index}"));
    cx.debug.functions += 1;
    let mut labels: FxHashMap<usize, Sym> = FxHashMap::default();
    for at in used {
        let label = match at == insts.len() {
            true => end,
            false => label(&mut cx.symbols, cx.debug.labels),
        };
        cx.debug.labels += 1;
        labels.insert(at, label);
    }
    if let Some(dwarf) = &mut cx.debug.dwarf {
        let mut source = Source { module: cx.module, paths: &mut cx.debug.paths };
        let label = |at| labels.get(&at).copied().unwrap_or(end);
        let mut held: FxHashMap<Tracked, Ranges> = FxHashMap::default();
        for (variable, list) in stretches {
            let ranges = list.iter().filter_map(|held| {
                let RegName::Numbered(class, number) = name(held.register).name() else { return None };
                let location = scopes::register(&format!("{}{number}", class.text()))?;
                Some((label(held.from), label(held.to), location))
            });
            held.insert(variable, ranges.collect());
        }
        held.retain(|_, ranges| !ranges.is_empty());
        scopes.describe(body, &mut source, dwarf, (begin, end), &label, &held);
    }
    ScopeLabels { begin, end, labels }
}

/// A register that holds a variable for a stretch of instructions.
struct Held {
    register: VReg,
    from: usize,
    to: usize,
}

/// Where variables are in registers.
fn stretches(
    body: Body,
    func: &MFunc,
    insts: &[&MInst],
    scopes: &Scopes,
    anchors: &[usize],
) -> Vec<(Tracked, Vec<Held>)> {
    let mut out = Vec::new();
    let values = scopes.values();
    let shown: Vec<Shown> = func.shown.iter().filter(|s| values.contains(&s.value)).copied().collect();
    if shown.is_empty() {
        return out;
    }
    let mut number: FxHashMap<Value, usize> = FxHashMap::default();
    number.extend(shown.iter().enumerate().map(|(n, s)| (s.value, n)));
    let mut held_in = Holding::find(func, &shown).intervals(func);
    let needed = needed_pairs(func, &shown);
    for (s, runs) in shown.iter().zip(&mut held_in).filter(|(s, _)| is_pair(func, s.register)) {
        *runs = common(runs, needed.get(&s.register).map_or(&[], Vec::as_slice));
    }
    let lines = line_runs(body, insts);
    let whole: Run = 0..insts.len();
    for (variable, interest) in scopes.tracked() {
        let mut list: Vec<Held> = Vec::new();
        let mut add = |value: Value, runs: &[Run]| {
            let Some(&n) = number.get(&value) else { return };
            for run in runs {
                let run = run.start.max(interest.start)..run.end.min(interest.end);
                let first = held_in[n].partition_point(|held| held.end <= run.start);
                for held in held_in[n][first..].iter().take_while(|held| held.start < run.end) {
                    let (from, to) = (held.start.max(run.start), held.end.min(run.end));
                    if from < to {
                        list.push(Held { register: shown[n].register, from, to });
                    }
                }
            }
        };
        match scopes.told(variable) {
            Told::Nothing => {}
            Told::Always(value) => add(value, std::slice::from_ref(&whole)),
            Told::Lines { call, lines: told } => {
                for (line, value) in told {
                    if let (Some(value), Some(runs)) = (value, lines.get(&(call, *line))) {
                        add(*value, runs);
                    }
                }
            }
        }
        list.sort_by_key(|held| held.from);
        list.dedup_by(|next, last| {
            let goes_on = last.to == next.from && last.register == next.register;
            if goes_on {
                last.to = next.to;
            }
            goes_on
        });
        // A label in front of a copy is lost: the stretch ends before.
        for held in &mut list {
            held.from = anchors[held.from];
            held.to = match held.to == insts.len() {
                true => held.to,
                false => (held.from..=held.to).rev().find(|at| anchors[*at] == *at).unwrap_or(0),
            };
        }
        list.retain(|held| held.from < held.to);
        if !list.is_empty() {
            out.push((variable, list));
        }
    }
    out
}

/// Instructions one after the other, by their positions in the function.
type Run = Range<usize>;

/// Whether a register of PTX is more than one of the machine. Once the program does not need the value any more, ptxas gives the machine's
/// registers away one by one, and debuggers read the one that is left together with another value.
fn is_pair(func: &MFunc, register: VReg) -> bool {
    registers::size(func.regs[register]) > 1
}

/// The instructions in front of which each register that is a pair has a value that is still needed; in large functions, none.
fn needed_pairs(func: &MFunc, shown: &[Shown]) -> FxHashMap<VReg, Vec<Run>> {
    let mut out: FxHashMap<VReg, Vec<Run>> = FxHashMap::default();
    out.extend(shown.iter().filter(|s| is_pair(func, s.register)).map(|s| (s.register, Vec::new())));
    if out.is_empty() || !registers::is_small(func) {
        return FxHashMap::default();
    }
    let liveness = Liveness::of(func, u32::MAX);
    let mut end = 0;
    for (place, &block) in func.layout.iter().enumerate() {
        let insts = &func.blocks[block].insts;
        let start = end;
        end += insts.len();
        let next = func.layout.get(place + 1).copied();
        let goes_on = insts.last().is_none_or(|i| i.guard.is_some() || !i.kind.ends_block());
        let targets: Vec<MBlock> = func.branch_targets(block).chain(next.filter(|_| goes_on)).collect();
        // Where the stretch of each register ends that is needed at this place.
        let mut open: FxHashMap<VReg, usize> = FxHashMap::default();
        let leaves = out.keys().filter(|r| targets.iter().any(|t| liveness.enters(*t, **r)));
        open.extend(leaves.map(|r| (*r, end)));
        let mut close = |register: VReg, run: Run| {
            if let Some(runs) = out.get_mut(&register) {
                runs.push(run);
            }
        };
        for (at, inst) in (start..end).zip(insts).rev() {
            for register in func.defs(inst).iter().filter_map(|o| o.reg()).filter(|_| inst.guard.is_none()) {
                if let Some(until) = open.remove(&register) {
                    close(register, at + 1..until);
                }
            }
            for register in func.uses(inst).iter().filter_map(|o| o.reg()) {
                open.entry(register).or_insert(at + 1);
            }
        }
        for (register, until) in open {
            close(register, start..until);
        }
    }
    out.values_mut().for_each(|runs| runs.sort_by_key(|run| run.start));
    out
}

/// What is in both of two lists, each in order and without overlaps.
fn common(a: &[Run], b: &[Run]) -> Vec<Run> {
    let mut out: Vec<Run> = Vec::new();
    let (mut i, mut j) = (0, 0);
    while let (Some(x), Some(y)) = (a.get(i), b.get(j)) {
        let both = x.start.max(y.start)..x.end.min(y.end);
        match out.last_mut() {
            _ if both.is_empty() => {}
            Some(last) if last.end == both.start => last.end = both.end,
            _ => out.push(both),
        }
        if x.end < y.end { i += 1 } else { j += 1 }
    }
    out
}

/// The instructions of each line, by the call that the line's function was inlined for. An instruction without a location belongs
/// to the line before it, as in the assembler's table; one of an inlined function belongs to the lines of the calls around it, too.
fn line_runs(body: Body, insts: &[&MInst]) -> FxHashMap<(Option<oxicc_ir::DebugLoc>, Line), Vec<Run>> {
    let mut out: FxHashMap<_, Vec<Run>> = FxHashMap::default();
    let mut start = 0;
    while start < insts.len() {
        let loc = insts[start].loc;
        let same = insts[start + 1..].iter().take_while(|i| i.loc == 0 || i.loc == loc).count();
        let run = start..start + 1 + same;
        start = run.end;
        let mut at = loc.checked_sub(1).map(oxicc_ir::DebugLoc::from_u32);
        while let Some(loc) = at {
            let call = body.f.loc_data(loc).inlined_at.expand();
            let runs = out.entry((call, scopes::line(body, loc))).or_default();
            match runs.last_mut() {
                Some(last) if last.end == run.start => last.end = run.end,
                _ => runs.push(run.clone()),
            }
            at = call;
        }
    }
    out
}

/// Numbers of values.
#[derive(Clone, PartialEq)]
struct Set(Vec<u64>);

impl Set {
    fn contains(&self, n: usize) -> bool {
        self.0[n / 64] >> (n % 64) & 1 != 0
    }

    fn set(&mut self, n: usize, on: bool) {
        let bit = 1 << (n % 64);
        if on { self.0[n / 64] |= bit } else { self.0[n / 64] &= !bit }
    }
}

/// Which values are in their registers where blocks begin: those that are on every way there.
struct Holding<'a> {
    shown: &'a [Shown],
    /// The values that a register is for.
    of: FxHashMap<VReg, Vec<usize>>,
    /// Values that come with a block.
    phis: FxHashMap<MBlock, Vec<usize>>,
    at_start: SecondaryMap<MBlock, Option<Set>>,
}

impl<'a> Holding<'a> {
    fn find(func: &MFunc, shown: &'a [Shown]) -> Holding<'a> {
        let mut of: FxHashMap<VReg, Vec<usize>> = FxHashMap::default();
        let mut phis: FxHashMap<MBlock, Vec<usize>> = FxHashMap::default();
        for (n, s) in shown.iter().enumerate() {
            of.entry(s.register).or_default().push(n);
            if let Origin::Phi(block) = s.from {
                phis.entry(block).or_default().push(n);
            }
        }
        let mut definitions: FxHashMap<VReg, u32> = FxHashMap::default();
        for inst in func.layout.iter().flat_map(|b| &func.blocks[*b].insts) {
            for register in func.defs(inst).iter().filter_map(|o| o.reg()) {
                *definitions.entry(register).or_default() += 1;
            }
        }
        // What is known by its only definition and has several is not known.
        for (register, list) in &mut of {
            let single = definitions.get(register) == Some(&1);
            list.retain(|n| single || shown[*n].from != Origin::Definition);
        }
        let mut holding = Holding { shown, of, phis, at_start: SecondaryMap::new() };
        let Some(&entry) = func.layout.first() else { return holding };
        let none = Set(vec![0; shown.len().div_ceil(64)]);
        holding.at_start[entry] = Some(none);
        let mut changed = true;
        while changed {
            changed = false;
            for (place, &block) in func.layout.iter().enumerate() {
                let Some(mut state) = holding.at_start[block].clone() else { continue };
                holding.enter(func, block, &mut state);
                for inst in &func.blocks[block].insts {
                    holding.step(func, inst, &mut |n, on| state.set(n, on));
                }
                let falls =
                    func.blocks[block].insts.last().is_none_or(|i| !i.kind.ends_block() || i.guard.is_some());
                let next = func.layout.get(place + 1).copied().filter(|_| falls);
                for target in func.branch_targets(block).chain(next) {
                    changed |= holding.join(target, &state);
                }
            }
        }
        holding
    }

    /// Leaves only what holds on this way, too.
    fn join(&mut self, block: MBlock, state: &Set) -> bool {
        let Some(known) = &mut self.at_start[block] else {
            self.at_start[block] = Some(state.clone());
            return true;
        };
        let mut changed = false;
        for (a, b) in known.0.iter_mut().zip(&state.0) {
            changed |= *a & !b != 0;
            *a &= b;
        }
        changed
    }

    /// Phis have their values where their block begins, unless copies are left to be done there.
    fn enter(&self, func: &MFunc, block: MBlock, state: &mut Set) {
        for &n in self.phis.get(&block).into_iter().flatten() {
            let first =
                func.blocks[block].insts.iter().take_while(|i| matches!(i.kind, Kind::Copy | Kind::Label));
            let mut defined = first.flat_map(|i| func.defs(i)).filter_map(|o| o.reg());
            state.set(n, !defined.any(|r| r == self.shown[n].register));
        }
    }

    /// Tells of each value that an instruction puts into its register or takes out of it.
    fn step(&self, func: &MFunc, inst: &MInst, tell: &mut dyn FnMut(usize, bool)) {
        for register in func.defs(inst).iter().filter_map(|o| o.reg()) {
            for &n in self.of.get(&register).into_iter().flatten() {
                let gives = match self.shown[n].from {
                    Origin::Definition => inst.kind != Kind::Asm,
                    Origin::Operands(operands) => operands == inst.operands(),
                    Origin::Phi(_) => false,
                };
                tell(n, gives && inst.guard.is_none());
            }
        }
    }

    /// For each value, the instructions in front of which it is in its register.
    fn intervals(&self, func: &MFunc) -> Vec<Vec<Run>> {
        let mut out: Vec<Vec<Run>> = vec![Vec::new(); self.shown.len()];
        let mut tell = |n: usize, at: usize, on: bool| match (on, out[n].last_mut()) {
            (false, Some(last)) => last.end = at,
            (false, None) => {}
            (true, Some(last)) if last.end == at => last.end = usize::MAX,
            (true, _) => out[n].push(at..usize::MAX),
        };
        let none = Set(vec![0; self.shown.len().div_ceil(64)]);
        let mut state = none.clone();
        let mut at = 0;
        for &block in &func.layout {
            let mut start = self.at_start[block].clone().unwrap_or_else(|| none.clone());
            self.enter(func, block, &mut start);
            for (word, (before, after)) in state.0.iter().zip(&start.0).enumerate() {
                let mut differs = before ^ after;
                while differs != 0 {
                    let n = word * 64 + differs.trailing_zeros() as usize;
                    tell(n, at, start.contains(n));
                    differs &= differs - 1;
                }
            }
            state = start;
            for inst in &func.blocks[block].insts {
                at += 1;
                self.step(func, inst, &mut |n, on| {
                    if state.contains(n) != on {
                        state.set(n, on);
                        tell(n, at, on);
                    }
                });
            }
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_two_lists_have_in_common() {
        let list = |runs: &[(usize, usize)]| runs.iter().map(|(a, b)| *a..*b).collect::<Vec<Run>>();
        let both = |a: &[(usize, usize)], b: &[(usize, usize)]| common(&list(a), &list(b));
        assert_eq!(both(&[(0, 4), (6, 9)], &[(2, 7), (8, 20)]), list(&[(2, 4), (6, 7), (8, 9)]));
        assert_eq!(both(&[(0, 4)], &[(0, 2), (2, 3)]), list(&[(0, 3)]));
        assert!(both(&[(0, 4)], &[]).is_empty());
    }
}
