//! Macro definitions and the table of them.
//!
//! A replacement list is stored ready for use: parameters are `Parameter` tokens, `#x` is one `Stringize` token, `##` is
//! gone and its left operand carries [`TokenFlags::PASTE`], `__VA_OPT__(` is one `VaOpt` token that counts the tokens of
//! its group, which follow it; its `)` is gone.

use std::sync::Arc;

use oxicc_source::{Pos, Span};
use rustc_hash::FxHashMap;

use crate::lex::{Symbol, Token, TokenFlags, TokenKind, kw};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct MacroId(u32);

pub(super) struct Macro {
    pub name: Symbol,
    pub span: Span,
    pub kind: MacroKind,
    pub body: Box<[Token]>,
    /// Start and length of the replacement list in its file.
    pub body_pos: Pos,
    pub body_len: u32,
    /// The body has `#`, `##` or `__VA_OPT__`, which an object-like macro needs a substitution for.
    pub has_operators: bool,
    /// Defined by the program, with a name that is free for it to use: no header of ours means it.
    pub user: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum MacroKind {
    Object,
    Function {
        params: Box<[Symbol]>,
        variadic: bool,
    },
    /// Replaced by what the preprocessor knows.
    Dynamic(Dynamic),
    /// An operator of `#if`; it counts as defined but is not replaced.
    Operator,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dynamic {
    Line,
    File,
    BaseFile,
    IncludeLevel,
    Counter,
    Date,
    Time,
    Timestamp,
}

/// One of the definitions a unit has had.
#[derive(Clone)]
enum Definition {
    Read(Arc<Macro>),
    /// A predefined macro nobody has used yet: the rest of its line in `<built-in>`, from the name on. There are hundreds
    /// of them, and a unit uses a few.
    Unread(Pos),
}

#[derive(Clone, Default)]
pub(super) struct MacroTable {
    /// The definitions of a preamble that other units share, which come first.
    shared: Arc<Vec<Definition>>,
    /// Those of the unit.
    macros: Vec<Definition>,
    /// Shared definitions that were unread and are read by now.
    filled: FxHashMap<MacroId, Arc<Macro>>,
    /// By macro: it is being expanded; met again, it stays.
    disabled: Vec<bool>,
    /// By symbol: index of the current definition plus one, 0 for none.
    slots: Vec<u32>,
    /// `#pragma push_macro`.
    saved: FxHashMap<Symbol, Vec<Option<MacroId>>>,
    poisoned: Vec<Symbol>,
}

impl MacroTable {
    /// With room for what is predefined, so that it does not grow its way up to that in every compilation.
    pub fn new() -> MacroTable {
        MacroTable {
            macros: Vec::with_capacity(512),
            disabled: Vec::with_capacity(512),
            slots: Vec::with_capacity(4 << 10),
            ..MacroTable::default()
        }
    }

    #[inline]
    pub fn lookup(&self, name: Symbol) -> Option<MacroId> {
        match self.slots.get(name.index()) {
            None | Some(0) => None,
            Some(slot) => Some(MacroId(slot - 1)),
        }
    }

    /// Whether a name is no macro and means nothing else to the preprocessor.
    #[inline]
    pub fn is_plain(&self, name: Symbol) -> bool {
        self.lookup(name).is_none()
            && !matches!(name, kw::PRAGMA_OPERATOR | kw::VA_ARGS)
            && self.poisoned.is_empty()
    }

    pub fn is_defined(&self, name: Symbol) -> bool {
        self.lookup(name).is_some()
    }

    /// A definition, to be kept while the table changes; or where it has to be read first.
    #[inline]
    pub fn get(&self, id: MacroId) -> Result<Arc<Macro>, Pos> {
        let definition = match (id.0 as usize).checked_sub(self.shared.len()) {
            Some(own) => &self.macros[own],
            None => &self.shared[id.0 as usize],
        };
        match definition {
            Definition::Read(definition) => Ok(Arc::clone(definition)),
            Definition::Unread(at) => self.filled.get(&id).cloned().ok_or(*at),
        }
    }

    /// Makes the definitions so far those that copies of the table share.
    pub fn share(&mut self) {
        let mut all = Vec::clone(&self.shared);
        for (id, definition) in self.filled.drain() {
            all[id.0 as usize] = Definition::Read(definition);
        }
        all.append(&mut self.macros);
        self.shared = Arc::new(all);
    }

    /// Bytes that a copy which outlives the unit keeps, roughly.
    pub fn size(&self) -> usize {
        let bodies = self.shared.iter().map(|definition| match definition {
            Definition::Read(m) => size_of::<Macro>() + size_of_val(&*m.body),
            Definition::Unread(_) => 0,
        });
        bodies.sum::<usize>() + size_of_val(&self.shared[..]) + size_of_val(&self.slots[..])
    }

    #[inline]
    pub fn is_disabled(&self, id: MacroId) -> bool {
        self.disabled[id.0 as usize]
    }

    #[inline]
    pub fn set_disabled(&mut self, id: MacroId, disabled: bool) {
        self.disabled[id.0 as usize] = disabled;
    }

    pub fn define(&mut self, definition: Macro) {
        let name = definition.name;
        self.add(name, Definition::Read(Arc::new(definition)));
    }

    /// Defines a name whose definition is read when it is used.
    pub fn define_unread(&mut self, name: Symbol, at: Pos) {
        self.add(name, Definition::Unread(at));
    }

    /// Puts the definition in that was unread.
    pub fn fill(&mut self, id: MacroId, definition: Arc<Macro>) {
        match (id.0 as usize).checked_sub(self.shared.len()) {
            Some(own) => self.macros[own] = Definition::Read(definition),
            None => drop(self.filled.insert(id, definition)),
        }
    }

    fn add(&mut self, name: Symbol, definition: Definition) {
        let id = MacroId((self.shared.len() + self.macros.len()) as u32);
        self.macros.push(definition);
        self.disabled.push(false);
        self.set(name, Some(id));
    }

    pub fn undefine(&mut self, name: Symbol) {
        self.set(name, None);
    }

    fn set(&mut self, name: Symbol, id: Option<MacroId>) {
        if self.slots.len() <= name.index() {
            if id.is_none() {
                return;
            }
            self.slots.resize(name.index() + 1, 0);
        }
        self.slots[name.index()] = id.map_or(0, |id| id.0 + 1);
    }

    pub fn push(&mut self, name: Symbol) {
        let current = self.lookup(name);
        self.saved.entry(name).or_default().push(current);
    }

    pub fn pop(&mut self, name: Symbol) {
        if let Some(saved) = self.saved.get_mut(&name).and_then(Vec::pop) {
            self.set(name, saved);
        }
    }

    pub fn poison(&mut self, name: Symbol) {
        self.undefine(name);
        self.poisoned.push(name);
    }

    pub fn is_poisoned(&self, name: Symbol) -> bool {
        !self.poisoned.is_empty() && self.poisoned.contains(&name)
    }

    /// The macros that are defined now and read, oldest definition first.
    pub fn defined(&self) -> impl Iterator<Item = &Macro> {
        let all = self.shared.iter().chain(&self.macros);
        let read = all.enumerate().filter_map(|(index, definition)| match definition {
            Definition::Read(m) => Some((MacroId(index as u32), &**m)),
            Definition::Unread(_) => None,
        });
        read.filter(|(id, m)| self.lookup(m.name) == Some(*id)).map(|(_, m)| m)
    }
}

impl Macro {
    pub fn without_body(name: Symbol, kind: MacroKind) -> Macro {
        let body = Box::default();
        Macro {
            name,
            span: Span::NONE,
            kind,
            body,
            body_pos: Pos::NONE,
            body_len: 0,
            has_operators: false,
            user: false,
        }
    }

    /// Whether a redefinition is allowed ([cpp.replace]/2): same parameters, same tokens, white space in the same places.
    pub fn same_as(&self, other: &Macro) -> bool {
        let spacing = |t: &Token, first: bool| {
            let kept = TokenFlags::SPACE | TokenFlags::PASTE | TokenFlags::ALTERNATIVE;
            if first { t.flags & (kept - TokenFlags::SPACE) } else { t.flags & kept }
        };
        self.kind == other.kind
            && self.body.len() == other.body.len()
            && self.body.iter().zip(&other.body).enumerate().all(|(i, (a, b))| {
                a.kind == b.kind && a.payload == b.payload && spacing(a, i == 0) == spacing(b, i == 0)
            })
    }

    /// Whether parameter `index` is the variadic one.
    pub fn is_variadic_param(&self, index: u32) -> bool {
        matches!(&self.kind, MacroKind::Function { params, variadic: true } if index as usize + 1 == params.len())
    }

    /// Number of body tokens from `at` on that one element takes: 1, or a whole `__VA_OPT__` group.
    pub fn element_len(&self, at: usize) -> usize {
        match self.body.get(at) {
            Some(t) if t.kind == TokenKind::VaOpt => 1 + t.payload as usize,
            _ => 1,
        }
    }
}
