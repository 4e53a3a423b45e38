//! Which names without a `%` are registers.

use rustc_hash::FxHashMap;

use crate::model::{RegDecl, RegDeclName, RegName, split_trailing_number};
use crate::symbol::{Interner, Sym};

/// The registers declared in the open braces, innermost last.
#[derive(Default)]
pub(super) struct Scopes {
    /// How many open scopes declare a name.
    names: FxHashMap<Sym, u32>,
    /// Ranges `prefix<count>` in scope.
    ranges: Vec<(Sym, u32)>,
    /// Names declared, in order, to undo them.
    declared: Vec<Sym>,
    /// Lengths of `declared` and `ranges` at each opening brace.
    open: Vec<(usize, usize)>,
}

impl Scopes {
    pub(super) fn open(&mut self) {
        self.open.push((self.declared.len(), self.ranges.len()));
    }

    pub(super) fn close(&mut self) {
        let Some((declared, ranges)) = self.open.pop() else { return };
        for name in self.declared.drain(declared..) {
            if let Some(count) = self.names.get_mut(&name) {
                *count = count.saturating_sub(1);
            }
        }
        self.ranges.truncate(ranges);
    }

    pub(super) fn depth(&self) -> usize {
        self.open.len()
    }

    pub(super) fn declare(&mut self, name: Sym) {
        *self.names.entry(name).or_insert(0) += 1;
        self.declared.push(name);
    }

    pub(super) fn declare_all(&mut self, decl: &RegDecl) {
        for name in &decl.names {
            match *name {
                RegDeclName::Class(..) => {}
                RegDeclName::Range(prefix, count) => self.ranges.push((prefix, count)),
                RegDeclName::One(reg) => {
                    if let RegName::Named(name) = reg.name() {
                        self.declare(name);
                    }
                }
            }
        }
    }

    /// Whether a name denotes a register here.
    pub(super) fn is_register(&self, name: &str, symbols: &Interner) -> bool {
        if name.starts_with('%') {
            // The one parameter with such a name: what is behind the last named one.
            return name != "%VAParam";
        }
        if let Some(sym) = symbols.lookup(name) {
            if self.names.get(&sym).is_some_and(|&count| count > 0) {
                return true;
            }
        }
        if self.ranges.is_empty() {
            return false;
        }
        let Some((prefix, number)) = split_trailing_number(name) else { return false };
        self.ranges.iter().any(|&(sym, count)| number < count && symbols.name(sym) == prefix)
    }
}
