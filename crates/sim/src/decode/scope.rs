//! Names inside a function. Braces open scopes; a name means the innermost declaration around its use.

use oxicc_ptx::{Interner, Label, Module, Reg, RegDecl, RegDeclName, ScalarType, Sym};
use rustc_hash::FxHashMap;

use super::Decoded;

/// A declared register.
#[derive(Clone, Copy, Debug)]
pub struct RegInfo {
    /// First slot (or predicate number).
    pub slot: u32,
    pub ty: ScalarType,
    /// Elements of a vector register.
    pub lanes: u8,
}

#[derive(Default)]
struct Scope {
    parent: Option<u32>,
    regs: FxHashMap<Reg, RegInfo>,
    /// Ranges `%r<n>` of a class: first slot, count, type.
    frame: FxHashMap<Sym, (u32, u32)>,
    shared: FxHashMap<Sym, ()>,
    labels: FxHashMap<Label, u32>,
}

pub struct Scopes {
    scopes: Vec<Scope>,
    current: u32,
    /// Next scope to enter when walking the body again.
    next: u32,
    slots: u32,
    preds: u32,
}

/// What a debugger finds by name in a function. A name of an inner scope hides that of an outer one.
#[derive(Default)]
pub struct Names {
    /// The first slot, or the number of a predicate.
    pub registers: FxHashMap<String, RegInfo>,
    /// Offsets in the frame.
    pub frame: FxHashMap<String, u32>,
    /// Kernel parameters: offsets in their buffer.
    pub parameters: FxHashMap<String, u32>,
    pub labels: FxHashMap<String, u32>,
}

impl Scopes {
    /// All names of all scopes.
    pub fn names(&self, symbols: &Interner) -> Names {
        let mut names = Names::default();
        for scope in &self.scopes {
            let registers = scope.regs.iter().map(|(reg, info)| (reg.to_text(symbols), *info));
            names.registers.extend(registers);
            names.frame.extend(scope.frame.iter().map(|(sym, at)| (symbols.name(*sym).to_owned(), at.0)));
            names.labels.extend(scope.labels.iter().map(|(label, pc)| (label.to_text(symbols), *pc)));
        }
        names
    }

    pub fn new() -> Scopes {
        Scopes { scopes: vec![Scope::default()], current: 0, next: 1, slots: 0, preds: 0 }
    }

    pub fn slots(&self) -> u32 {
        self.slots
    }

    pub fn preds(&self) -> u32 {
        self.preds
    }

    pub fn current(&self) -> u32 {
        self.current
    }

    /// First pass: a new scope.
    pub fn open(&mut self) {
        self.scopes.push(Scope { parent: Some(self.current), ..Scope::default() });
        self.current = self.scopes.len() as u32 - 1;
    }

    pub fn close(&mut self) -> Decoded<()> {
        self.current = self.scopes[self.current as usize].parent.ok_or("unbalanced braces")?;
        Ok(())
    }

    /// Before the second pass.
    pub fn rewind(&mut self) {
        self.current = 0;
        self.next = 1;
    }

    /// Second pass: the scopes come in the same order.
    pub fn enter(&mut self) {
        self.current = self.next;
        self.next += 1;
    }

    pub fn leave(&mut self) -> Decoded<()> {
        self.close()
    }

    /// A fresh slot for intermediate values.
    pub fn temporary(&mut self) -> u32 {
        self.slots += 1;
        self.slots - 1
    }

    pub fn declare(&mut self, reg: Reg, ty: ScalarType, lanes: u8) {
        let width = if ty.bits() > 64 { 2 } else { 1 };
        let slot = if ty == ScalarType::Pred {
            self.preds += 1;
            self.preds - 1
        } else {
            self.slots += width * lanes as u32;
            self.slots - width * lanes as u32
        };
        self.scopes[self.current as usize].regs.insert(reg, RegInfo { slot, ty, lanes });
    }

    pub fn declare_regs(&mut self, decl: &RegDecl, module: &Module) -> Decoded<()> {
        let lanes = decl.vector.map_or(1, |v| v.lanes() as u8);
        for name in &decl.names {
            match *name {
                RegDeclName::One(reg) => self.declare(reg, decl.ty, lanes),
                RegDeclName::Class(class, count) => {
                    self.limit(count)?;
                    (0..count).for_each(|n| self.declare(Reg::new(class, n), decl.ty, lanes));
                }
                RegDeclName::Range(prefix, count) => {
                    self.limit(count)?;
                    let prefix = module.name(prefix).to_string();
                    for n in 0..count {
                        if let Some(reg) = find_reg(&format!("{prefix}{n}"), &module.symbols) {
                            self.declare(reg, decl.ty, lanes);
                        }
                    }
                }
            }
        }
        Ok(())
    }

    fn limit(&self, count: u32) -> Decoded<()> {
        if count > 1 << 19 || self.slots > 1 << 19 { Err("too many registers".into()) } else { Ok(()) }
    }

    pub fn declare_frame(&mut self, name: Sym, offset: u32, size: u32) {
        self.scopes[self.current as usize].frame.insert(name, (offset, size));
    }

    /// A shared variable of the function is placed by the linker; here it only hides outer names.
    pub fn declare_shared(&mut self, name: Sym) {
        self.scopes[self.current as usize].shared.insert(name, ());
    }

    pub fn place_label(&mut self, label: Label, pc: u32) {
        self.scopes[self.current as usize].labels.insert(label, pc);
    }

    pub fn find_label(&self, scope: u32, label: Label) -> Option<u32> {
        self.chain(scope).find_map(|s| s.labels.get(&label).copied())
    }

    pub fn lookup(&self, reg: Reg) -> Option<RegInfo> {
        self.chain(self.current).find_map(|s| s.regs.get(&reg).copied())
    }

    /// Offset and size of a local variable or call parameter.
    pub fn lookup_frame(&self, name: Sym) -> Option<(u32, u32)> {
        for scope in self.chain(self.current) {
            if let Some(found) = scope.frame.get(&name) {
                return Some(*found);
            }
            if scope.shared.contains_key(&name) {
                return None;
            }
        }
        None
    }

    fn chain(&self, scope: u32) -> impl Iterator<Item = &Scope> {
        let mut next = Some(scope);
        std::iter::from_fn(move || {
            let scope = &self.scopes[next? as usize];
            next = scope.parent;
            Some(scope)
        })
    }
}

/// The register of a name, if the name occurs in the module at all.
fn find_reg(text: &str, symbols: &Interner) -> Option<Reg> {
    let mut scratch = Interner::new();
    let numbered = Reg::from_text(text, &mut scratch);
    if scratch.is_empty() { Some(numbered) } else { symbols.lookup(text).map(Reg::named) }
}
