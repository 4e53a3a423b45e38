//! Validation of a module without an assembler: instruction forms, operand counts and types, declared
//! registers, labels and symbols, balanced braces.
//!
//! The forms are data (`forms.txt`); this code only compares. The check is meant to have no false alarms:
//! what the table does not describe is let through.

mod forms;
mod inst;
mod registers;
#[cfg(test)]
mod samples;

use rustc_hash::FxHashSet;

use crate::model::{FuncDirective, Function, Inst, Item, Label, Module, Operand, Reg, ScalarType, Stmt};
use crate::parse::{Position, Positions};
use crate::print::format_inst;
use crate::symbol::Sym;
use inst::Context;
use oxicc_arch::{Feature, PtxVersion, Target};
use registers::Registers;

/// Something wrong with a module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckError {
    /// Index of the item.
    pub item: usize,
    /// Index of the statement in the item's body.
    pub stmt: Option<usize>,
    /// What is wrong.
    pub message: String,
    /// How sure the checker is.
    pub certainty: Certainty,
}

/// Whether an assembler would refuse it, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Certainty {
    /// It follows from the text alone: a name that is not declared, an operand of the wrong type.
    Certain,
    /// An assembler may know more forms than our table: a modifier, a version, an architecture.
    Likely,
}

impl CheckError {
    /// The byte where it begins in the text that the module was parsed from.
    pub fn offset(&self, positions: &Positions) -> Option<u32> {
        match self.stmt {
            Some(stmt) => positions.stmt(self.item, stmt),
            None => positions.items.get(self.item).copied(),
        }
    }

    /// The same as a line and a column.
    pub fn position(&self, positions: &Positions, text: &str) -> Option<Position> {
        self.offset(positions).map(|offset| Position::of(text, offset as usize))
    }
}

/// Checks one instruction by itself: modifiers, and number and kind of operands, but not the types of registers.
pub fn check_inst(inst: &Inst, target: Option<Target>, version: PtxVersion) -> Result<(), String> {
    inst::check(inst, &Context { target, version, types: &|_| None }).map_err(|(message, _)| message)
}

/// Everything wrong with a module, in textual order.
pub fn check_module(module: &Module) -> Vec<CheckError> {
    let mut errors = Vec::new();
    let target = module.known_target();
    let mut globals: FxHashSet<Sym> = FxHashSet::default();
    for item in &module.items {
        match item {
            Item::Function(function) => globals.insert(function.name),
            Item::Variable(variable) => globals.insert(variable.name),
            Item::Alias { alias, .. } => globals.insert(*alias),
            _ => false,
        };
    }
    for (index, item) in module.items.iter().enumerate() {
        if let Item::Function(function) = item {
            let mut checker =
                FunctionChecker { module, target, item: index, globals: &globals, errors: &mut errors };
            checker.function(function);
        }
    }
    errors
}

struct FunctionChecker<'a> {
    module: &'a Module,
    target: Option<Target>,
    item: usize,
    globals: &'a FxHashSet<Sym>,
    errors: &'a mut Vec<CheckError>,
}

impl FunctionChecker<'_> {
    fn error(&mut self, stmt: Option<usize>, message: String) {
        self.report(stmt, message, Certainty::Certain);
    }

    fn report(&mut self, stmt: Option<usize>, message: String, certainty: Certainty) {
        self.errors.push(CheckError { item: self.item, stmt, message, certainty });
    }

    fn function(&mut self, function: &Function) {
        let cluster = function.directives.iter().any(|directive| {
            matches!(
                directive,
                FuncDirective::ExplicitCluster
                    | FuncDirective::ReqNctaPerCluster(_)
                    | FuncDirective::MaxClusterRank(_)
                    | FuncDirective::BlocksAreClusters
            )
        });
        if let Some(target) = self.target {
            if cluster && !target.has(Feature::Cluster) {
                self.report(None, format!("clusters do not exist on {target}"), Certainty::Likely);
            }
        }
        let Some(body) = &function.body else { return };
        let mut labels: FxHashSet<Label> = FxHashSet::default();
        // A label is visible in its braces only: two scopes may define the same one.
        let mut scoped: FxHashSet<(usize, Label)> = FxHashSet::default();
        let mut scopes = vec![0];
        let mut scope_count = 0;
        let mut locals: FxHashSet<Sym> = FxHashSet::default();
        locals.extend(function.params.iter().chain(&function.returns).map(|param| param.name));
        for (index, stmt) in body.iter().enumerate() {
            match stmt {
                Stmt::Label(label) => {
                    if let Label::Named(name) = label {
                        locals.insert(*name);
                    }
                    labels.insert(*label);
                    if !scoped.insert((scopes.last().copied().unwrap_or(0), *label)) {
                        let name = label.to_text(&self.module.symbols);
                        self.error(Some(index), format!("label '{name}' is defined twice"));
                    }
                }
                Stmt::Open => {
                    scope_count += 1;
                    scopes.push(scope_count);
                }
                Stmt::Close => {
                    scopes.pop();
                }
                Stmt::Variable(variable) => {
                    locals.insert(variable.name);
                }
                Stmt::CallPrototype(prototype) => {
                    locals.insert(prototype.label);
                }
                Stmt::BranchTargets(list) => {
                    locals.insert(list.label);
                }
                Stmt::CallTargets(list) => {
                    locals.insert(list.label);
                }
                // What raw text defines is not known.
                Stmt::Raw(_) => return,
                _ => {}
            }
        }
        let mut registers = Registers::of(function, &self.module.symbols);
        for (index, stmt) in body.iter().enumerate() {
            match stmt {
                Stmt::Open => registers.open(),
                Stmt::Close if registers.close() => {}
                Stmt::Close => self.error(Some(index), "'}' without '{'".to_string()),
                Stmt::Reg(decl) => registers.declare(decl),
                Stmt::BranchTargets(list) => {
                    for target in &list.targets {
                        self.label(*target, &labels, index);
                    }
                }
                Stmt::Inst(inst) => self.inst(inst, index, &registers, &labels, &locals),
                _ => {}
            }
        }
        if registers.depth() > 0 {
            self.error(None, "'{' without '}'".to_string());
        }
    }

    fn label(&mut self, label: Label, labels: &FxHashSet<Label>, stmt: usize) {
        if !labels.contains(&label) {
            let name = label.to_text(&self.module.symbols);
            self.error(Some(stmt), format!("label '{name}' is not defined"));
        }
    }

    fn inst(
        &mut self,
        inst: &Inst,
        stmt: usize,
        registers: &Registers,
        labels: &FxHashSet<Label>,
        locals: &FxHashSet<Sym>,
    ) {
        let symbols = &self.module.symbols;
        if let Some(guard) = inst.guard {
            match registers.lookup(guard.pred, symbols) {
                None => self.undeclared(guard.pred, stmt),
                Some(ty) if ty.ty != ScalarType::Pred => {
                    let name = guard.pred.to_text(symbols);
                    self.error(Some(stmt), format!("guard '{name}' is not a predicate"));
                }
                Some(_) => {}
            }
        }
        // Nesting of operands is limited by whoever made them; this list stands for the recursion.
        let mut pending: Vec<&Operand> = inst.operands.iter().collect();
        while let Some(operand) = pending.pop() {
            match operand {
                Operand::Reg(reg)
                | Operand::Not(reg)
                | Operand::Part(reg, _)
                | Operand::Lanes(reg, _)
                | Operand::RegAddr(reg, _) => self.declared(*reg, stmt, registers),
                Operand::Pair(a, b) => {
                    self.declared(*a, stmt, registers);
                    self.declared(*b, stmt, registers);
                }
                Operand::VectorPair(group, reg) => {
                    self.declared(*reg, stmt, registers);
                    pending.extend(group.iter());
                }
                Operand::Vector(group) | Operand::Bracket(group) | Operand::Paren(group) => {
                    pending.extend(group.iter());
                }
                Operand::Neg(inner) => pending.push(inner),
                Operand::Label(label) => self.label(*label, labels, stmt),
                Operand::Symbol(sym)
                | Operand::SymbolOffset(sym, _)
                | Operand::Index(sym, _)
                | Operand::SymAddr(sym, _) => {
                    if !self.globals.contains(sym) && !locals.contains(sym) {
                        let name = self.module.symbols.name(*sym);
                        self.error(Some(stmt), format!("unknown symbol '{name}'"));
                    }
                }
                Operand::Special(_)
                | Operand::Int(_)
                | Operand::Hex(..)
                | Operand::F32(_)
                | Operand::F64(_)
                | Operand::AbsAddr(_)
                | Operand::Sink => {}
            }
        }
        let context = Context {
            target: self.target,
            version: self.module.version,
            types: &|reg| registers.lookup(reg, symbols),
        };
        if let Err((message, certainty)) = inst::check(inst, &context) {
            let text = format_inst(inst, symbols);
            self.report(Some(stmt), format!("{message}: {text}"), certainty);
        }
    }

    fn declared(&mut self, reg: Reg, stmt: usize, registers: &Registers) {
        if reg != Reg::SINK && registers.lookup(reg, &self.module.symbols).is_none() {
            self.undeclared(reg, stmt);
        }
    }

    fn undeclared(&mut self, reg: Reg, stmt: usize) {
        let name = reg.to_text(&self.module.symbols);
        self.error(Some(stmt), format!("register '{name}' is not declared"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse::parse_module_with_positions;

    fn errors_of(body: &str) -> Vec<String> {
        let text = format!(
            ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 p)\n{{\n\
             .reg .pred %p<3>; .reg .b32 %r<5>; .reg .b64 %rd<3>; .reg .f32 %f<3>;\n{body}\n}}\n"
        );
        let (module, positions) = parse_module_with_positions(&text).unwrap();
        check_module(&module)
            .iter()
            .map(|e| {
                let position = e.position(&positions, &text).unwrap();
                format!("{}:{}: {}", position.line, position.column, e.message)
            })
            .collect()
    }

    #[test]
    fn good_code_is_silent() {
        assert_eq!(
            errors_of(
                "ld.param.u64 %rd1, [p];\n@!%p1 add.s32 %r1, %r2, 3;\nL: bra L;\nld.global.u8 %r1, [%rd1+4];\n\
                 cvt.u8.u32 %r1, %r2;\nst.global.v2.f32 [%rd1], {%f1, %f2};\nbar.red.popc.u32 %r1, 0, %p1;"
            ),
            Vec::<String>::new()
        );
    }

    #[test]
    fn mistakes_are_named_with_their_place() {
        let cases = [
            ("add.s32 %r1, %r2;", "7:1: 'add' takes 3 operands, found 2: add.s32 %r1, %r2;"),
            ("add.s64 %r1, %r2, 1;", "7:1: operand 1 of 'add' must have type .s64: add.s64 %r1, %r2, 1;"),
            (
                "add.approx.s32 %r1, %r2, 1;",
                "7:1: unknown modifier '.approx' of 'add': add.approx.s32 %r1, %r2, 1;",
            ),
            (
                "add %r1, %r2, 1;",
                "7:1: 'add' needs one of the modifiers .u16 .u32 .u64 .s16 .s32 .s64: add %r1, %r2, 1;",
            ),
            ("add.f32 %f1, %f2, 1;", "7:1: operand 3 of 'add' must have type .f32: add.f32 %f1, %f2, 1;"),
            (
                "ld.global.u32 %r1, %rd1;",
                "7:1: operand 2 of 'ld' must be an address: ld.global.u32 %r1, %rd1;",
            ),
            ("mov.u32 %r9, 1;", "7:1: register '%r9' is not declared"),
            ("bra NOWHERE;", "7:1: label 'NOWHERE' is not defined"),
            ("mov.u64 %rd1, nothing;", "7:1: unknown symbol 'nothing'"),
            ("@%r1 ret;", "7:1: guard '%r1' is not a predicate"),
        ];
        for (body, expected) in cases {
            assert_eq!(errors_of(body), vec![expected.to_string()], "{body}");
        }
    }

    #[test]
    fn targets_and_versions_are_gates() {
        assert_eq!(
            errors_of("barrier.cluster.wait;"),
            vec![
                "7:1: 'barrier.cluster.wait' in this form does not exist on sm_80 (Cluster, from sm_90): barrier.cluster.wait;"
            ]
        );
        assert_eq!(
            errors_of("fence.acquire.gpu;"),
            vec!["7:1: 'fence' in this form needs PTX version 8.6: fence.acquire.gpu;"]
        );
        assert_eq!(
            errors_of("fabric.submit;"),
            vec!["7:1: 'fabric.submit' in this form needs PTX version 9.3: fabric.submit;"]
        );
    }
}
