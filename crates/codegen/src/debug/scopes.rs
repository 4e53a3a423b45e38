//! Functions with their scopes and variables: which instructions belong to a scope, where its labels go, where variables live.
//!
//! A scope is one range of instructions, because ptxas moves the addresses of `DW_AT_low_pc` and `DW_AT_high_pc` to machine code
//! but not those of range lists. Code that is not optimised keeps scopes together; where it does not, the longest run counts.

use std::ops::Range;

use oxicc_ir::{
    AttrKind, DbgLocation, DbgRecordKind, DebugLoc, ExprOp, Function, InstData, Md, MdData, Module,
    Value as IrValue, ValueDef,
};
use oxicc_ptx::{Interner, Sym};
use rustc_hash::{FxHashMap, FxHashSet};

use super::die::{DieId, Piece, UNIT, Value, at, tag, uleb};
use super::dwarf::{
    AddressClass, Dwarf, OP_CALL_FRAME_CFA, OP_DEREF, OP_PLUS_UCONST, OP_REGX, Source, address, has_flag,
};

/// A scope of one function, once for every call that was inlined into it.
type Instance = (Md, Option<DebugLoc>);

/// Scopes nested deeper belong to the enclosing one.
const MAX_DEPTH: usize = 100;

/// Where a variable lives.
pub enum Place {
    /// In the function's local memory.
    Depot(u64),
    /// In a parameter of a kernel.
    Param(Sym),
}

/// Where a variable is, or what it is.
#[derive(Clone, PartialEq)]
enum Known {
    Nothing,
    Memory(AddressClass, Vec<Piece>),
    Constant(i64),
    /// It has this value, which may be in a register.
    Value(IrValue),
    /// What it is where each line begins; none where two things are told of a line.
    Lines(FxHashMap<Line, Option<IrValue>>),
}

/// The file and the number of a line.
pub type Line = (Option<Md>, u32);

/// What is told of a variable whose value may be in registers.
pub enum Told<'a> {
    Nothing,
    /// It is this value wherever its scope is.
    Always(IrValue),
    /// Its values where lines begin, of the call that its scope was inlined for.
    Lines {
        call: Option<DebugLoc>,
        lines: &'a FxHashMap<Line, Option<IrValue>>,
    },
}

/// A variable whose value is in registers: its scope and its number there.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tracked {
    scope: usize,
    variable: usize,
}

/// Registers that hold a variable between two labels.
pub type Ranges = Vec<(Sym, Sym, Vec<u8>)>;

struct Scope {
    md: Md,
    call: Option<DebugLoc>,
    parent: Option<usize>,
    /// First instruction and the one behind the last, over all of them.
    hull: (usize, usize),
    /// The longest run of instructions, the current one, and the number of its last instruction among those with a location.
    run: (usize, usize),
    current: (usize, usize),
    last: usize,
    /// The variables and what is known of them.
    variables: Vec<(Md, Known)>,
    range: (usize, usize),
    labels: (usize, usize),
}

/// The scopes of one function.
pub struct Scopes {
    scopes: Vec<Scope>,
    index: FxHashMap<Instance, Option<usize>>,
    subprogram: Md,
    /// Instructions with a location so far.
    located: usize,
}

/// Reads scopes and locations.
#[derive(Clone, Copy)]
pub struct Body<'a> {
    pub module: &'a Module,
    pub f: &'a Function,
}

impl Scopes {
    pub fn new(subprogram: Md) -> Scopes {
        let mut scopes = Scopes { scopes: Vec::new(), index: FxHashMap::default(), subprogram, located: 0 };
        scopes.push(subprogram, None, None);
        scopes.index.insert((subprogram, None), Some(0));
        scopes
    }

    fn push(&mut self, md: Md, call: Option<DebugLoc>, parent: Option<usize>) -> usize {
        self.scopes.push(Scope {
            md,
            call,
            parent,
            hull: (usize::MAX, 0),
            run: (0, 0),
            current: (0, 0),
            last: 0,
            variables: Vec::new(),
            range: (0, 0),
            labels: (0, 0),
        });
        self.scopes.len() - 1
    }

    /// The scope of a location; none if it is not in this function.
    fn find(&mut self, body: Body, scope: Md, call: Option<DebugLoc>) -> Option<usize> {
        // From the inside to a known scope, then back.
        let mut chain: Vec<Instance> = Vec::new();
        let mut at = (scope, call);
        let mut known = loop {
            if let Some(found) = self.index.get(&at) {
                break *found;
            }
            let node = body.module.metadata.special(at.0)?;
            chain.push(at);
            if chain.len() > 4 * MAX_DEPTH {
                break None;
            }
            at = match (&*node.kind, at.1) {
                ("DISubprogram", Some(call)) => {
                    let site = body.f.loc_data(call);
                    (site.scope, site.inlined_at.expand())
                }
                ("DISubprogram", None) => break None,
                _ => (node.md("scope")?, at.1),
            };
        };
        for instance in chain.into_iter().rev() {
            let kind = body.module.metadata.special(instance.0).map_or("", |n| &n.kind);
            if let (Some(parent), true) = (known, matches!(kind, "DISubprogram" | "DILexicalBlock")) {
                let depth = std::iter::successors(Some(parent), |p| self.scopes[*p].parent).count();
                if depth < MAX_DEPTH {
                    known = Some(self.push(instance.0, instance.1, Some(parent)));
                }
            }
            self.index.insert(instance, known);
        }
        known
    }

    /// Says that an instruction has a location.
    pub fn note(&mut self, body: Body, position: usize, loc: DebugLoc) {
        let data = body.f.loc_data(loc);
        let mut at = self.find(body, data.scope, data.inlined_at.expand());
        self.located += 1;
        while let Some(i) = at {
            let scope = &mut self.scopes[i];
            scope.hull = (scope.hull.0.min(position), scope.hull.1.max(position + 1));
            // What has no location belongs to whatever is around it.
            if scope.last + 1 == self.located {
                scope.current.1 = position + 1;
            } else {
                scope.current = (position, position + 1);
            }
            scope.last = self.located;
            if scope.current.1 - scope.current.0 > scope.run.1 - scope.run.0 {
                scope.run = scope.current;
            }
            at = scope.parent;
        }
    }

    /// Reads the records of a function. `place` says where the memory that a value points to is, if that is where the variable
    /// is on every line, `param` where the kernel's parameter of a number is.
    pub fn variables(
        &mut self,
        body: Body,
        depot: Sym,
        place: &mut dyn FnMut(IrValue) -> Option<Place>,
        param: &dyn Fn(u32) -> Option<Sym>,
    ) {
        if !body.f.has_records() {
            return;
        }
        for (_, inst) in body.f.all_insts() {
            for record in body.f.records(inst) {
                let Some(node) = body.module.metadata.special(record.variable) else { continue };
                if &*node.kind != "DILocalVariable" {
                    continue;
                }
                let call = record.loc.and_then(|l| body.f.loc_data(l).inlined_at.expand());
                let Some(scope) = node.md("scope").and_then(|s| self.find(body, s, call)) else { continue };
                let value = match record.location {
                    DbgLocation::Value(v) => Some(v),
                    _ => None,
                };
                let of_memory = |(class, code)| Known::Memory(class, code);
                if record.kind == DbgRecordKind::Value && is_of_line(body.module, record.expr) {
                    let line = record.loc.map(|l| line(body, l));
                    if let (Some(line), Some(value)) = (line, value) {
                        self.tell_line(scope, record.variable, line, value);
                    }
                    continue;
                }
                let known = match record.kind {
                    DbgRecordKind::Declare => {
                        value.and_then(|v| memory(body, v, record.expr, depot, place)).map(of_memory)
                    }
                    DbgRecordKind::Value if is_empty(body.module, record.expr) => value.map(|v| {
                        match (body.f.as_i64(&body.module.types, v), parameter(body, v, false, param)) {
                            (Some(constant), _) => Known::Constant(constant),
                            (None, Some(location)) => of_memory(location),
                            (None, None) => Known::Value(v),
                        }
                    }),
                    DbgRecordKind::Value if is_dereferenced(body.module, record.expr) => {
                        value.and_then(|v| parameter(body, v, true, param)).map(of_memory)
                    }
                    _ => None,
                };
                let known = known.unwrap_or(Known::Nothing);
                let list = &mut self.scopes[scope].variables;
                match list.iter_mut().find(|v| v.0 == record.variable) {
                    Some((_, Known::Lines(_))) if known == Known::Nothing => {}
                    // Two values: which one holds where is not told.
                    Some((_, before)) if *before != known => *before = Known::Nothing,
                    Some(_) => {}
                    None => list.push((record.variable, known)),
                }
            }
        }
    }

    fn tell_line(&mut self, scope: usize, variable: Md, line: Line, value: IrValue) {
        let list = &mut self.scopes[scope].variables;
        let at = list.iter().position(|v| v.0 == variable).unwrap_or_else(|| {
            list.push((variable, Known::Nothing));
            list.len() - 1
        });
        if list[at].1 == Known::Nothing {
            list[at].1 = Known::Lines(FxHashMap::default());
        }
        let Known::Lines(lines) = &mut list[at].1 else { return };
        let told = lines.entry(line).or_insert(Some(value));
        if *told != Some(value) {
            *told = None;
        }
    }

    /// Values that variables have.
    pub fn values(&self) -> FxHashSet<IrValue> {
        let mut values = FxHashSet::default();
        for (_, known) in self.scopes.iter().flat_map(|s| &s.variables) {
            match known {
                Known::Value(v) => _ = values.insert(*v),
                Known::Lines(lines) => values.extend(lines.values().flatten()),
                _ => {}
            }
        }
        values
    }

    /// The variables whose values may be in registers, with the instructions that they are of interest at.
    pub fn tracked(&self) -> Vec<(Tracked, Range<usize>)> {
        let mut out = Vec::new();
        for (scope, s) in self.scopes.iter().enumerate() {
            for (variable, (_, known)) in s.variables.iter().enumerate() {
                if matches!(known, Known::Value(_) | Known::Lines(_)) {
                    out.push((
                        Tracked { scope, variable },
                        if scope == 0 { 0..usize::MAX } else { s.hull.0..s.hull.1 },
                    ));
                }
            }
        }
        out
    }

    /// What is told of a tracked variable.
    pub fn told(&self, of: Tracked) -> Told<'_> {
        let scope = &self.scopes[of.scope];
        match &scope.variables[of.variable].1 {
            Known::Value(v) => Told::Always(*v),
            Known::Lines(lines) => Told::Lines { call: scope.call, lines },
            _ => Told::Nothing,
        }
    }

    /// Decides the range of each scope. `anchor` gives the place of a label at or behind a position.
    pub fn place_labels(&mut self, end: usize, anchor: &dyn Fn(usize) -> usize) -> Vec<usize> {
        self.scopes[0].range = (0, end);
        let mut children: Vec<Vec<usize>> = vec![Vec::new(); self.scopes.len()];
        for (i, scope) in self.scopes.iter().enumerate().skip(1) {
            if let Some(parent) = scope.parent {
                children[parent].push(i);
            }
        }
        // Parents come before their children.
        for (parent, list) in children.iter_mut().enumerate() {
            let outer = self.scopes[parent].range;
            list.sort_by_key(|i| self.scopes[*i].hull);
            let mut overlapping = vec![false; list.len()];
            // The one that reaches farthest so far: if any overlaps with the next, it does.
            let mut farthest: Option<usize> = None;
            for (n, &i) in list.iter().enumerate() {
                let (start, end) = self.scopes[i].hull;
                if let Some(f) = farthest
                    && start < self.scopes[list[f]].hull.1
                {
                    (overlapping[n], overlapping[f]) = (true, true);
                }
                if farthest.is_none_or(|f| end > self.scopes[list[f]].hull.1) {
                    farthest = Some(n);
                }
            }
            for (&i, overlaps) in list.iter().zip(overlapping) {
                let range = if overlaps { self.scopes[i].run } else { self.scopes[i].hull };
                let range = (range.0.max(outer.0), range.1.min(outer.1));
                self.scopes[i].range = if range.0 < range.1 { range } else { (0, 0) };
            }
        }
        let mut used = Vec::new();
        for scope in &mut self.scopes[1..] {
            if scope.range.0 >= scope.range.1 {
                continue;
            }
            scope.labels = (anchor(scope.range.0), anchor(scope.range.1));
            if scope.labels.0 < scope.labels.1 {
                used.extend([scope.labels.0, scope.labels.1]);
            }
        }
        used.sort_unstable();
        used.dedup();
        used
    }

    /// Makes the entries of the function.
    pub fn describe(
        self,
        body: Body,
        cx: &mut Source,
        dwarf: &mut Dwarf,
        (begin, end): (Sym, Sym),
        label: &dyn Fn(usize) -> Sym,
        held: &FxHashMap<Tracked, Ranges>,
    ) {
        let Some(node) = cx.node(self.subprogram) else { return };
        let declared = node.md("declaration").and_then(|d| dwarf.method(cx, d));
        let parent = match declared {
            Some(_) => UNIT,
            None => dwarf.scope(cx, node.md("scope")),
        };
        let function = dwarf.dies.add(parent, tag::SUBPROGRAM);
        dwarf.functions.insert(self.subprogram, function);
        dwarf.dies.set(function, at::LOW_PC, Value::Address(Some(begin)));
        dwarf.dies.set(function, at::HIGH_PC, Value::Address(Some(end)));
        dwarf.dies.set(function, at::FRAME_BASE, Value::Block(vec![Piece::Byte(OP_CALL_FRAME_CFA)]));
        match declared {
            Some(declared) => dwarf.specify(function, declared, node),
            None => {
                dwarf.signature(cx, function, node);
                if !has_flag(node, "spFlags", "DISPFlagLocalToUnit") {
                    dwarf.dies.set(function, at::EXTERNAL, Value::Flag);
                }
            }
        }
        let mut dies: Vec<Option<DieId>> = vec![None; self.scopes.len()];
        dies[0] = Some(function);
        let mut order: Vec<usize> = (1..self.scopes.len()).collect();
        // Parents have smaller numbers; among others the order of the code.
        order.sort_by_key(|i| self.scopes[*i].labels);
        order.sort_by_key(|i| std::iter::successors(Some(*i), |p| self.scopes[*p].parent).count());
        self.add_variables(0, (function, function), false, cx, dwarf, held);
        for i in order {
            let scope = &self.scopes[i];
            let Some(parent) = scope.parent.and_then(|p| dies[p]) else { continue };
            let inlined = cx.node(scope.md).is_some_and(|n| &*n.kind == "DISubprogram");
            if scope.labels.0 >= scope.labels.1 {
                // No code is left of it; what is inside is gone, too.
                continue;
            }
            if !inlined && scope.variables.is_empty() {
                dies[i] = Some(parent);
                continue;
            }
            let (low, high) = (label(scope.labels.0), label(scope.labels.1));
            let die = if inlined {
                let origin = dwarf.inlined_function(cx, scope.md);
                let die = dwarf.dies.add(parent, tag::INLINED_SUBROUTINE);
                dwarf.dies.set(die, at::ABSTRACT_ORIGIN, Value::Ref(origin));
                die
            } else {
                dwarf.dies.add(parent, tag::LEXICAL_BLOCK)
            };
            dwarf.dies.set(die, at::LOW_PC, Value::Address(Some(low)));
            dwarf.dies.set(die, at::HIGH_PC, Value::Address(Some(high)));
            if let (true, Some(call)) = (inlined, scope.call) {
                let site = body.f.loc_data(call);
                if let Some(file) = cx.paths.file_of_scope(cx.module, site.scope) {
                    dwarf.dies.set(die, at::CALL_FILE, Value::Unsigned(u64::from(file)));
                    dwarf.dies.set(die, at::CALL_LINE, Value::Unsigned(u64::from(site.line)));
                }
            }
            self.add_variables(i, (die, function), scope.call.is_some(), cx, dwarf, held);
            dies[i] = Some(die);
        }
    }

    fn add_variables(
        &self,
        scope: usize,
        (die, function): (DieId, DieId),
        inlined: bool,
        cx: &mut Source,
        dwarf: &mut Dwarf,
        held: &FxHashMap<Tracked, Ranges>,
    ) {
        let mut variables: Vec<_> = self.scopes[scope].variables.iter().enumerate().collect();
        // Parameters in their order, then variables as they were declared.
        let argument = |md: Md| cx.node(md).and_then(|n| n.int("arg")).unwrap_or(0);
        variables.sort_by_key(|(_, v)| match argument(v.0) {
            0 => i128::MAX,
            n => n,
        });
        for (variable, (md, known)) in variables {
            let Some(node) = cx.node(*md) else { continue };
            let origin = if inlined { Some(dwarf.inlined_variable(cx, *md)) } else { None };
            let tag = if node.int("arg").unwrap_or(0) > 0 { tag::FORMAL_PARAMETER } else { tag::VARIABLE };
            let entry = dwarf.dies.add(die, tag);
            match known {
                Known::Nothing => {}
                Known::Memory(class, code) => {
                    dwarf.dies.set(entry, at::ADDRESS_CLASS, Value::Unsigned(*class as u64));
                    dwarf.dies.set(entry, at::LOCATION, Value::Block(code.clone()));
                }
                Known::Constant(value) => dwarf.dies.set(entry, at::CONST_VALUE, Value::Signed(*value)),
                Known::Value(_) | Known::Lines(_) => {
                    if let Some(ranges) = held.get(&Tracked { scope, variable }) {
                        let list = dwarf.dies.ranges(ranges);
                        dwarf.dies.set(entry, at::LOCATION, list);
                        dwarf.dies.set(
                            entry,
                            at::ADDRESS_CLASS,
                            Value::Unsigned(AddressClass::Register as u64),
                        );
                    }
                }
            }
            match origin {
                Some(origin) => dwarf.dies.set(entry, at::ABSTRACT_ORIGIN, Value::Ref(origin)),
                None => dwarf.local(cx, entry, node),
            }
            if !inlined
                && has_flag(node, "flags", "DIFlagObjectPointer")
                && !dwarf.dies.has(function, at::OBJECT_POINTER)
            {
                dwarf.dies.set(function, at::OBJECT_POINTER, Value::Ref(entry));
            }
        }
    }
}

impl Dwarf {
    /// Says which declaration a function defines. clang's declarations of call operators have no linkage name.
    fn specify(&mut self, die: DieId, declared: DieId, node: &oxicc_ir::SpecialNode) {
        self.dies.set(die, at::SPECIFICATION, Value::Ref(declared));
        if let (Some(name), false) = (node.str("linkageName"), self.dies.has(declared, at::MIPS_LINKAGE_NAME))
        {
            self.dies.set(die, at::MIPS_LINKAGE_NAME, Value::Text(name.into()));
        }
    }

    /// Name, place and type of a local.
    fn local(&mut self, cx: &mut Source, die: DieId, node: &oxicc_ir::SpecialNode) {
        self.name(die, node.str("name"));
        let artificial = has_flag(node, "flags", "DIFlagArtificial");
        if !artificial {
            self.place(cx, die, node);
        }
        self.typed(cx, die, node.md("type"));
        if artificial {
            self.dies.set(die, at::ARTIFICIAL, Value::Flag);
        }
    }

    /// The function that calls were inlined of.
    fn inlined_function(&mut self, cx: &mut Source, md: Md) -> DieId {
        if let Some(&done) = self.abstracts.get(&md) {
            return done;
        }
        let Some(node) = cx.node(md) else { return UNIT };
        let declared = node.md("declaration").and_then(|d| self.method(cx, d));
        let parent = if declared.is_some() { UNIT } else { self.scope(cx, node.md("scope")) };
        let die = self.dies.add(parent, tag::SUBPROGRAM);
        self.abstracts.insert(md, die);
        match declared {
            Some(declared) => self.specify(die, declared, node),
            None => self.signature(cx, die, node),
        }
        self.dies.set(die, at::INLINE, Value::Unsigned(1));
        die
    }

    /// A variable of a function that calls were inlined of.
    fn inlined_variable(&mut self, cx: &mut Source, md: Md) -> DieId {
        if let Some(&done) = self.abstract_variables.get(&md) {
            return done;
        }
        let Some(node) = cx.node(md) else { return UNIT };
        let mut scope = node.md("scope");
        for _ in 0..MAX_DEPTH {
            match scope.and_then(|s| cx.node(s)) {
                Some(n) if &*n.kind != "DISubprogram" => scope = n.md("scope"),
                _ => break,
            }
        }
        let parent = scope.map_or(UNIT, |s| self.inlined_function(cx, s));
        let tag = if node.int("arg").unwrap_or(0) > 0 { tag::FORMAL_PARAMETER } else { tag::VARIABLE };
        let die = self.dies.add(parent, tag);
        self.abstract_variables.insert(md, die);
        self.local(cx, die, node);
        die
    }
}

/// The location of a parameter of a kernel, which never changes: passed by value, or, where the value is the address of what was passed,
/// in memory.
fn parameter(
    body: Body,
    value: IrValue,
    in_memory: bool,
    param: &dyn Fn(u32) -> Option<Sym>,
) -> Option<(AddressClass, Vec<Piece>)> {
    let ValueDef::Arg(number) = body.f.value_def(value) else { return None };
    let header = body.module.ctx.global(body.f.id()).as_function()?;
    let passed_in_memory = body.module.ctx.attrs.param_has(header.attrs, number as usize, AttrKind::ByVal);
    if in_memory != passed_in_memory {
        return None;
    }
    Some((AddressClass::Param, address(param(number)?, 0)))
}

fn is_dereferenced(module: &Module, expr: Option<Md>) -> bool {
    let deref = |ops: &[ExprOp]| matches!(ops, [ExprOp::Keyword(k)] if &**k == "DW_OP_deref");
    expr.is_some_and(|e| matches!(module.metadata.get(e), MdData::Expression(ops) if deref(ops)))
}

/// Whether a record tells a line of a variable's value (`debug_values` of the optimiser).
fn is_of_line(module: &Module, expr: Option<Md>) -> bool {
    let marked =
        |ops: &[ExprOp]| matches!(ops, [ExprOp::Keyword(k), ExprOp::Int(0)] if &**k == "DW_OP_plus_uconst");
    expr.is_some_and(|e| matches!(module.metadata.get(e), MdData::Expression(ops) if marked(ops)))
}

/// The line of a location, without the calls around it.
pub fn line(body: Body, loc: DebugLoc) -> Line {
    let at = body.f.loc_data(loc);
    (body.module.metadata.special(at.scope).and_then(|s| s.md("file")), at.line)
}

fn is_empty(module: &Module, expr: Option<Md>) -> bool {
    expr.is_none_or(|e| matches!(module.metadata.get(e), MdData::Expression(ops) if ops.is_empty()))
}

/// The location of what a pointer points to.
fn memory(
    body: Body,
    mut value: IrValue,
    expr: Option<Md>,
    depot: Sym,
    place: &mut dyn FnMut(IrValue) -> Option<Place>,
) -> Option<(AddressClass, Vec<Piece>)> {
    // Casts between spaces and bitcasts of the address of a slot.
    while let Some(inst) = body.f.value_inst(value)
        && let InstData::Cast { value: inner, .. } = body.f.inst(inst)
    {
        value = inner;
    }
    let (class, symbol, offset) = match place(value)? {
        Place::Depot(offset) => (AddressClass::Local, depot, offset),
        Place::Param(symbol) => (AddressClass::Param, symbol, 0),
    };
    let mut code = address(symbol, offset);
    if let Some(MdData::Expression(ops)) = expr.map(|e| body.module.metadata.get(e)) {
        let mut ops = ops.iter();
        while let Some(op) = ops.next() {
            match op {
                ExprOp::Keyword(k) if &**k == "DW_OP_plus_uconst" => {
                    let Some(ExprOp::Int(n)) = ops.next() else { return None };
                    let mut bytes = vec![OP_PLUS_UCONST];
                    uleb(&mut bytes, *n);
                    code.extend(bytes.into_iter().map(Piece::Byte));
                }
                ExprOp::Keyword(k) if &**k == "DW_OP_deref" => code.push(Piece::Byte(OP_DEREF)),
                // Pieces and computations that code which is not optimised does not have.
                _ => return None,
            }
        }
    }
    Some((class, code))
}

/// The location of what is in a register: its number is its name, of at most eight characters.
pub fn register(name: &str) -> Option<Vec<u8>> {
    if name.len() > 8 {
        return None;
    }
    let mut code = vec![OP_REGX];
    uleb(&mut code, name.bytes().fold(0, |number, b| number << 8 | u64::from(b)));
    Some(code)
}

/// The label in front of an instruction.
pub fn label(symbols: &mut Interner, number: usize) -> Sym {
    symbols.intern(&format!("$L__tmp{number}"))
}
