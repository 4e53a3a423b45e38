//! What describes a function to a debugger: its scopes, where its labels go, and the registers that hold variables of optimised code.

use cranelift_entity::EntitySet;
use oxicc_ir::{GlobalId, Value};
use oxicc_ptx::{Reg, RegName, Sym};
use rustc_hash::FxHashMap;

use super::{Body, Place, Scopes, Source, label, scopes};
use crate::cx::Cx;
use crate::mir::{Kind, MBlock, MFunc, MInst, VReg};
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
    let registers = Registers::find(func, &insts, &scopes.values());
    used.extend(registers.held.values().flat_map(|held| [held.from, held.to]));
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
        let mut held = |v: Value| {
            let held = registers.held.get(&v)?;
            let RegName::Numbered(class, number) = name(held.register).name() else { return None };
            let location = scopes::register(&format!("{}{number}", class.text()))?;
            Some((label(held.from), label(held.to), location))
        };
        scopes.describe(body, &mut source, dwarf, (begin, end), &label, &mut held);
    }
    ScopeLabels { begin, end, labels }
}

/// A register that holds a value for a stretch of instructions.
struct Held {
    register: VReg,
    from: usize,
    to: usize,
}

/// Where values that variables have are in registers.
///
/// A register with one definition holds its value wherever every way leads through the definition. What is told of is the stretch
/// behind the definition, up to the first block that can be reached without it. Labels stand in front of instructions with an effect,
/// which ptxas keeps.
struct Registers {
    held: FxHashMap<Value, Held>,
}

impl Registers {
    fn find(func: &MFunc, insts: &[&MInst], values: &[Value]) -> Registers {
        let mut held = FxHashMap::default();
        if values.is_empty() || func.shown.is_empty() {
            return Registers { held };
        }
        let mut definitions: FxHashMap<VReg, Option<usize>> = FxHashMap::default();
        for (at, inst) in insts.iter().enumerate() {
            for register in func.defs(inst).iter().filter_map(|o| o.reg()) {
                let first = inst.guard.is_none() && !matches!(inst.kind, Kind::Asm | Kind::EdgeCopy);
                definitions.entry(register).and_modify(|d| *d = None).or_insert(first.then_some(at));
            }
        }
        let is_kept = |at: usize| insts.get(at).is_some_and(|i| matches!(i.kind, Kind::Effect | Kind::Exit));
        for &(value, register) in &func.shown {
            let Some(&Some(definition)) = definitions.get(&register) else { continue };
            if !values.contains(&value) || held.contains_key(&value) {
                continue;
            }
            let end = end_of_stretch(func, definition);
            let Some(from) = (definition + 1..end).find(|at| is_kept(*at)) else { continue };
            let to = match end == insts.len() {
                true => Some(end),
                false => (from + 1..=end).rev().find(|at| is_kept(*at)),
            };
            if let Some(to) = to {
                held.insert(value, Held { register, from, to });
            }
        }
        Registers { held }
    }
}

/// The first block behind the one with an instruction, in print order, that can be reached without it; its first instruction.
fn end_of_stretch(func: &MFunc, inst: usize) -> usize {
    let mut starts = Vec::with_capacity(func.layout.len());
    let mut position = 0;
    for &block in &func.layout {
        starts.push(position);
        position += func.blocks[block].insts.len();
    }
    let home = starts.iter().rposition(|start| *start <= inst).unwrap_or(0);
    let mut reached: EntitySet<MBlock> = EntitySet::new();
    let mut numbers: FxHashMap<MBlock, usize> = FxHashMap::default();
    numbers.extend(func.layout.iter().enumerate().map(|(n, b)| (*b, n)));
    let mut work = Vec::new();
    if home != 0 {
        work.extend(func.layout.first().copied());
    }
    while let Some(block) = work.pop() {
        if block == func.layout[home] || !reached.insert(block) {
            continue;
        }
        work.extend(func.branch_targets(block));
        let falls_through =
            func.blocks[block].insts.last().is_none_or(|i| !i.kind.ends_block() || i.guard.is_some());
        if falls_through && let Some(next) = func.layout.get(numbers[&block] + 1) {
            work.push(*next);
        }
    }
    let behind = (home + 1..func.layout.len()).find(|n| reached.contains(func.layout[*n]));
    behind.map_or(position, |n| starts[n])
}
