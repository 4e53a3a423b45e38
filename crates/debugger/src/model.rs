//! The program as its source has it: functions, scopes, variables, lines, joined with the simulator's functions and instructions.
//!
//! Everything comes from the sections that `-G` writes into the PTX. PTX of other compilers is read the same way, and what a user
//! sees here is what cuda-gdb would see.

use oxicc_sim::{FunctionNames, Program};
use rustc_hash::FxHashMap;

use crate::entries::{Entries, Piece, Value};
use crate::types::{Type, Types, dw, qualified};

/// Where a variable is.
#[derive(Clone, Debug)]
pub enum Location {
    /// An expression that holds everywhere in the scope.
    Expression(Vec<Piece>),
    /// Instructions from, to, and the expression there.
    List(Vec<(u32, u32, Vec<Piece>)>),
    Constant(i64),
    /// Nowhere: the optimiser removed it.
    Gone,
}

/// A variable or parameter.
#[derive(Clone, Debug)]
pub struct Variable {
    pub name: String,
    pub ty: Type,
    pub location: Location,
    pub is_parameter: bool,
}

/// What a scope is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ScopeKind {
    Function,
    Block,
    /// A call that was inlined: the function, and the line of the call.
    Inlined {
        function: String,
        call: Option<(u32, u32)>,
    },
}

/// A range of instructions with its variables.
#[derive(Clone, Debug)]
pub struct Scope {
    pub kind: ScopeKind,
    pub range: (u32, u32),
    pub variables: Vec<Variable>,
    pub children: Vec<Scope>,
}

impl Scope {
    fn covers(&self, pc: u32) -> bool {
        self.range.0 <= pc && pc < self.range.1
    }

    /// This scope and those inside it that an instruction is in, from the outside.
    pub fn chain(&self, pc: u32) -> Vec<&Scope> {
        let mut out = vec![self];
        while let Some(inner) = out[out.len() - 1].children.iter().find(|c| c.covers(pc)) {
            out.push(inner);
        }
        out
    }
}

/// A function of the PTX.
#[derive(Debug)]
pub struct Function {
    pub names: FunctionNames,
    /// As the source calls it.
    pub name: String,
    /// None without a description.
    pub scope: Option<Scope>,
}

/// A place in the source.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct SourceLine {
    pub file: String,
    pub line: u32,
}

/// All that is known of a program.
pub struct Model {
    pub functions: Vec<Function>,
    pub types: Types,
    /// Variables with static storage, with the module they are in.
    pub globals: Vec<(usize, Variable)>,
    files: FxHashMap<(usize, u32), String>,
}

impl Model {
    pub fn new(program: &Program) -> Model {
        let functions = program.function_names().into_iter().map(|names| {
            let name = demangled(&names.name);
            let name = name.split('(').next().unwrap_or(&name).to_owned();
            Function { name: without_return_type(&name).to_owned(), names, scope: None }
        });
        let mut model = Model {
            functions: functions.collect(),
            types: Types::default(),
            globals: Vec::new(),
            files: FxHashMap::default(),
        };
        for (number, module) in program.modules().iter().enumerate() {
            for item in &module.items {
                if let oxicc_ptx::Item::File(file) = item {
                    model.files.insert((number, file.index), file.path.to_string());
                }
            }
            let entries = Entries::read(module);
            // The numbers of entries differ from module to module.
            let mut types = std::mem::take(&mut model.types).for_next_module();
            let labels = model.labels(number);
            for index in 0..entries.all.len() {
                match entries.all[index].tag {
                    dw::TAG_SUBPROGRAM => model.function(&entries, &mut types, &labels, index),
                    dw::TAG_VARIABLE => {
                        let inside = entries.all[index].parent.map(|p| entries.all[p].tag);
                        if matches!(inside, Some(dw::TAG_COMPILE_UNIT | dw::TAG_NAMESPACE)) {
                            let mut variable = variable(&entries, &mut types, index, &labels);
                            variable.name = qualified_origin(&entries, index);
                            model.globals.push((number, variable));
                        }
                    }
                    _ => {}
                }
            }
            model.types = types;
        }
        model
    }

    /// Function and instruction of each label of a module.
    fn labels(&self, module: usize) -> FxHashMap<String, (usize, u32)> {
        let of = |(i, f): (usize, &Function)| {
            f.names.labels.iter().map(move |(label, pc)| (label.clone(), (i, *pc))).collect::<Vec<_>>()
        };
        self.functions.iter().enumerate().filter(|(_, f)| f.names.module == module).flat_map(of).collect()
    }

    fn function(&mut self, entries: &Entries, types: &mut Types, labels: &Labels, index: usize) {
        let Some(low) = entries.all[index].symbol(dw::AT_LOW_PC).and_then(|l| labels.get(l)) else { return };
        let function = low.0;
        let scope = scope(entries, types, labels, index, ScopeKind::Function);
        // What precedes the label of the beginning belongs to the function, too.
        let scope = scope.map(|s| Scope { range: (0, self.functions[function].names.len), ..s });
        self.functions[function].scope = scope;
        let name = qualified_origin(entries, index);
        if !name.is_empty() {
            self.functions[function].name = name;
        }
    }

    /// The path of a file of a module.
    pub fn file(&self, module: usize, file: u32) -> Option<&str> {
        self.files.get(&(module, file)).map(String::as_str)
    }

    /// The line of an instruction.
    pub fn line(&self, function: u32, pc: u32) -> Option<SourceLine> {
        let names = &self.functions.get(function as usize)?.names;
        let before = names.lines.partition_point(|(start, _, _)| *start <= pc);
        let (_, file, line) = names.lines.get(before.checked_sub(1)?)?;
        let file = self.file(names.module, *file)?.to_owned();
        (*line > 0).then_some(SourceLine { file, line: *line })
    }

    /// Whether an instruction is the first of its line.
    pub fn starts_line(&self, function: u32, pc: u32) -> bool {
        let lines = self.functions.get(function as usize).map_or(&[][..], |f| &f.names.lines);
        lines.iter().any(|(start, _, _)| *start == pc)
    }

    /// Where to stop for a line: the first instruction of it in each function and inlined call. Where the line has no code, the
    /// next one that has is taken; the line that was found comes first.
    pub fn places_of_line(&self, file: &str, line: u32) -> Option<(SourceLine, Vec<(u32, u32)>)> {
        let mut best: Option<(SourceLine, Vec<(u32, u32)>)> = None;
        for (i, f) in self.functions.iter().enumerate() {
            let body = body(&f.names);
            for (pc, number, at) in &f.names.lines {
                let Some(path) = self.file(f.names.module, *number) else { continue };
                if *at < line || *pc >= f.names.len || !is_file(path, file) {
                    continue;
                }
                let found = best.as_ref().map_or(u32::MAX, |b| b.0.line);
                if *at < found {
                    best = Some((SourceLine { file: path.to_owned(), line: *at }, Vec::new()));
                }
                if let Some(best) = &mut best
                    && best.0.line == *at
                {
                    // Behind the code that stores arguments.
                    best.1.push((i as u32, (*pc).max(body)));
                }
            }
        }
        let (line, places) = best?;
        let mut first: Vec<((u32, Option<(u32, u32)>), (u32, u32))> = Vec::new();
        for (function, pc) in places {
            let instance = self.inlined_range(function, pc);
            match first.iter_mut().find(|(key, _)| *key == (function, instance)) {
                Some((_, place)) => place.1 = place.1.min(pc),
                None => first.push(((function, instance), (function, pc))),
            }
        }
        Some((line, first.into_iter().map(|(_, place)| place).collect()))
    }

    /// The range of the innermost inlined call around an instruction.
    fn inlined_range(&self, function: u32, pc: u32) -> Option<(u32, u32)> {
        let scope = self.functions.get(function as usize)?.scope.as_ref()?;
        let chain = scope.chain(pc);
        chain.iter().rev().find(|s| matches!(s.kind, ScopeKind::Inlined { .. })).map(|s| s.range)
    }

    /// Where to stop for a function: behind the code that stores its arguments.
    pub fn places_of_function(&self, name: &str) -> Vec<(u32, u32)> {
        let mut out = Vec::new();
        for (i, f) in self.functions.iter().enumerate() {
            if is_called(&f.name, name) || f.names.name == name {
                out.push((i as u32, body(&f.names)));
            }
            let mut open: Vec<&Scope> = f.scope.iter().collect();
            while let Some(scope) = open.pop() {
                if let ScopeKind::Inlined { function, .. } = &scope.kind
                    && is_called(function, name)
                {
                    out.push((i as u32, behind_arguments(&f.names, scope.range)));
                }
                open.extend(&scope.children);
            }
        }
        out
    }

    /// A variable with static storage.
    pub fn global(&self, name: &str) -> Option<&(usize, Variable)> {
        self.globals.iter().find(|(_, v)| is_called(&v.name, name))
    }
}

/// Where the body of a function begins, behind what stores its arguments: at the location behind the one of its beginning.
pub fn body(names: &FunctionNames) -> u32 {
    let Some(&(_, file, line)) = names.lines.first() else { return 0 };
    let second = names.lines.iter().find(|row| row.0 > 0 || (row.1, row.2) != (file, line));
    second.map_or(0, |(pc, _, _)| *pc)
}

/// Where the second line of an inlined call begins: the first stores its arguments.
fn behind_arguments(names: &FunctionNames, range: (u32, u32)) -> u32 {
    let inside = names.lines.iter().filter(|(pc, _, _)| range.0 <= *pc && *pc < range.1);
    let first = inside.clone().map(|(_, file, line)| (*file, *line)).next();
    let second = inside.clone().find(|(pc, file, line)| *pc > range.0 && Some((*file, *line)) != first);
    second.map_or(range.0, |(pc, _, _)| *pc)
}

type Labels = FxHashMap<String, (usize, u32)>;

/// The name of an entry, or of the one that it completes.
fn qualified_origin(entries: &Entries, mut index: usize) -> String {
    for _ in 0..8 {
        let entry = &entries.all[index];
        match entry.entry(dw::AT_SPECIFICATION).or(entry.entry(dw::AT_ABSTRACT_ORIGIN)) {
            Some(next) => index = next,
            None => break,
        }
    }
    qualified(entries, index)
}

fn scope(
    entries: &Entries,
    types: &mut Types,
    labels: &Labels,
    index: usize,
    kind: ScopeKind,
) -> Option<Scope> {
    let entry = &entries.all[index];
    let label = |attribute| entry.symbol(attribute).and_then(|l| labels.get(l)).map(|(_, pc)| *pc);
    let range = (label(dw::AT_LOW_PC)?, label(dw::AT_HIGH_PC)?);
    let mut out = Scope { kind, range, variables: Vec::new(), children: Vec::new() };
    for &child in &entries.all[index].children {
        let inner = match entries.all[child].tag {
            dw::TAG_VARIABLE | dw::TAG_FORMAL_PARAMETER => {
                let variable = variable(entries, types, child, labels);
                if !variable.name.is_empty() {
                    out.variables.push(variable);
                }
                continue;
            }
            dw::TAG_LEXICAL_BLOCK => ScopeKind::Block,
            dw::TAG_INLINED_SUBROUTINE => {
                let of = |attribute| entries.all[child].number(attribute).and_then(|n| u32::try_from(n).ok());
                let call = of(dw::AT_CALL_FILE).zip(of(dw::AT_CALL_LINE));
                ScopeKind::Inlined { function: qualified_origin(entries, child), call }
            }
            _ => continue,
        };
        out.children.extend(scope(entries, types, labels, child, inner));
    }
    Some(out)
}

fn variable(entries: &Entries, types: &mut Types, index: usize, labels: &Labels) -> Variable {
    let entry = &entries.all[index];
    let origin = entry.entry(dw::AT_ABSTRACT_ORIGIN).or(entry.entry(dw::AT_SPECIFICATION));
    let described = origin.unwrap_or(index);
    let location = match (entry.get(dw::AT_LOCATION), entry.number(dw::AT_CONST_VALUE)) {
        (Some(Value::Block(code)), _) => Location::Expression(code.clone()),
        (Some(Value::Symbol(_, offset)), _) => {
            let known = |label: &String| labels.get(label).map(|(_, pc)| *pc);
            let list = entries.list(*offset as u64).into_iter();
            Location::List(list.filter_map(|(a, b, code)| Some((known(&a)?, known(&b)?, code))).collect())
        }
        (_, Some(value)) => Location::Constant(value),
        _ => Location::Gone,
    };
    Variable {
        name: entries.all[described].text(dw::AT_NAME).unwrap_or("").to_owned(),
        ty: types.of(entries, described),
        location,
        is_parameter: entry.tag == dw::TAG_FORMAL_PARAMETER,
    }
}

/// Whether a path is the file that somebody means: the whole path, or its last parts.
pub fn is_file(path: &str, wanted: &str) -> bool {
    let wanted = wanted.strip_prefix("./").unwrap_or(wanted);
    path == wanted || path.strip_suffix(wanted).is_some_and(|before| before.ends_with('/'))
}

/// Whether a name is a way to write a qualified name: its last parts, with or without template arguments.
pub fn is_called(name: &str, wanted: &str) -> bool {
    let same =
        |name: &str| name == wanted || name.strip_suffix(wanted).is_some_and(|before| before.ends_with("::"));
    same(name) || name.find('<').is_some_and(|at| name.ends_with('>') && same(&name[..at]))
}

pub fn demangled(name: &str) -> String {
    let symbol = cpp_demangle::Symbol::new(name).ok();
    symbol.and_then(|s| s.demangle().ok()).unwrap_or_else(|| name.to_owned())
}

/// Demangled templates begin with the type that they return.
fn without_return_type(name: &str) -> &str {
    let mut depth = 0;
    let mut start = 0;
    for (i, c) in name.char_indices() {
        match c {
            '<' => depth += 1,
            '>' => depth -= 1,
            ' ' if depth == 0 && !name[..i].ends_with("operator") => start = i + 1,
            _ => {}
        }
    }
    &name[start..]
}
