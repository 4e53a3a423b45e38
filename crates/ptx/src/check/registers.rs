//! Which registers are declared at a point of a function, and with which type.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::model::{
    Function, Reg, RegClass, RegDecl, RegDeclName, RegName, ScalarType, StateSpace, VectorSize,
    split_trailing_number,
};
use crate::symbol::{Interner, Sym};

/// A declared register's type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RegType {
    pub ty: ScalarType,
    pub vector: Option<VectorSize>,
}

#[derive(Default)]
pub(super) struct Registers {
    /// Single registers; the innermost declaration last.
    single: FxHashMap<Reg, SmallVec<[RegType; 1]>>,
    /// `%r<5>` in scope.
    classes: Vec<(RegClass, u32, RegType)>,
    /// `tmp<5>` in scope.
    ranges: Vec<(Sym, u32, RegType)>,
    /// Single registers in order of declaration.
    declared: Vec<Reg>,
    /// Lengths of `declared`, `classes` and `ranges` at each open brace.
    open: Vec<(usize, usize, usize)>,
}

impl Registers {
    /// The registers declared by the parameter lists.
    pub(super) fn of(function: &Function, symbols: &Interner) -> Registers {
        let mut registers = Registers::default();
        for param in function.params.iter().chain(&function.returns) {
            if param.space == StateSpace::Reg {
                registers
                    .single(Reg::from_symbol(param.name, symbols), RegType { ty: param.ty, vector: None });
            }
        }
        registers
    }

    fn single(&mut self, reg: Reg, ty: RegType) {
        self.single.entry(reg).or_default().push(ty);
        self.declared.push(reg);
    }

    pub(super) fn declare(&mut self, decl: &RegDecl) {
        let ty = RegType { ty: decl.ty, vector: decl.vector };
        for name in &decl.names {
            match *name {
                RegDeclName::Class(class, count) => self.classes.push((class, count, ty)),
                RegDeclName::Range(prefix, count) => self.ranges.push((prefix, count, ty)),
                RegDeclName::One(reg) => self.single(reg, ty),
            }
        }
    }

    pub(super) fn open(&mut self) {
        self.open.push((self.declared.len(), self.classes.len(), self.ranges.len()));
    }

    /// Whether there was a brace to close.
    pub(super) fn close(&mut self) -> bool {
        let Some((declared, classes, ranges)) = self.open.pop() else { return false };
        for reg in self.declared.drain(declared..) {
            if let Some(types) = self.single.get_mut(&reg) {
                types.pop();
            }
        }
        self.classes.truncate(classes);
        self.ranges.truncate(ranges);
        true
    }

    pub(super) fn depth(&self) -> usize {
        self.open.len()
    }

    pub(super) fn lookup(&self, reg: Reg, symbols: &Interner) -> Option<RegType> {
        if let Some(ty) = self.single.get(&reg).and_then(|types| types.last()) {
            return Some(*ty);
        }
        match reg.name() {
            RegName::Numbered(class, number) => self
                .classes
                .iter()
                .rev()
                .find(|(c, count, _)| *c == class && number < *count)
                .map(|(_, _, ty)| *ty),
            RegName::Named(name) => {
                let (prefix, number) = split_trailing_number(symbols.name(name))?;
                self.ranges
                    .iter()
                    .rev()
                    .find(|(sym, count, _)| number < *count && symbols.name(*sym) == prefix)
                    .map(|(_, _, ty)| *ty)
            }
            RegName::Sink => None,
        }
    }
}
