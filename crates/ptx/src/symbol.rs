//! Names as numbers: an append-only string table.

use std::hash::Hasher;

use hashbrown::HashTable;
use rustc_hash::FxHasher;

/// A name in an [`Interner`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Sym(u32);

impl Sym {
    /// Position in the table, dense from 0: usable as the index of a side table.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) fn from_raw(raw: u32) -> Sym {
        Sym(raw)
    }

    pub(crate) fn raw(self) -> u32 {
        self.0
    }
}

/// A table of distinct strings, kept in one buffer.
#[derive(Clone, Default)]
pub struct Interner {
    /// All names, one after the other.
    text: String,
    /// End of each name in `text`; it begins where the previous one ends.
    ends: Vec<u32>,
    /// Finds a symbol by its text.
    table: HashTable<u32>,
}

fn hash(name: &str) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(name.as_bytes());
    hasher.finish()
}

fn slice<'a>(text: &'a str, ends: &[u32], id: u32) -> &'a str {
    let id = id as usize;
    let begin = if id == 0 { 0 } else { ends.get(id - 1).copied().unwrap_or(0) as usize };
    let end = ends.get(id).copied().unwrap_or(0) as usize;
    text.get(begin..end).unwrap_or("")
}

impl Interner {
    /// A table without names.
    pub fn new() -> Self {
        Self::default()
    }

    /// The symbol of a name, made if it is new.
    pub fn intern(&mut self, name: &str) -> Sym {
        let Interner { text, ends, table } = self;
        let h = hash(name);
        if let Some(&id) = table.find(h, |&id| slice(text, ends, id) == name) {
            return Sym(id);
        }
        let id = ends.len() as u32;
        text.push_str(name);
        ends.push(text.len() as u32);
        table.insert_unique(h, id, |&other| hash(slice(text, ends, other)));
        Sym(id)
    }

    /// The symbol of a name if it is known.
    pub fn lookup(&self, name: &str) -> Option<Sym> {
        self.table.find(hash(name), |&id| slice(&self.text, &self.ends, id) == name).map(|&id| Sym(id))
    }

    /// The text of a symbol of this table (empty for a symbol of another one).
    pub fn name(&self, sym: Sym) -> &str {
        slice(&self.text, &self.ends, sym.0)
    }

    /// How many names there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}

/// A table that begins as a shared one and grows on its own: parts of a module are made by several threads at a time.
pub struct Fork<'a> {
    shared: &'a Interner,
    /// Numbered from the end of the shared table on.
    own: Interner,
}

impl<'a> Fork<'a> {
    /// A table that has all names of the shared one.
    pub fn new(shared: &'a Interner) -> Fork<'a> {
        Fork { shared, own: Interner::new() }
    }

    /// The symbol of a name, made if it is new.
    pub fn intern(&mut self, name: &str) -> Sym {
        match self.shared.lookup(name) {
            Some(known) => known,
            None => Sym(self.shared.len() as u32 + self.own.intern(name).0),
        }
    }

    /// The text of a symbol of this table or of the shared one.
    pub fn name(&self, sym: Sym) -> &str {
        match sym.index().checked_sub(self.shared.len()) {
            None => self.shared.name(sym),
            Some(own) => self.own.name(Sym(own as u32)),
        }
    }

    /// Lets the shared table go; what was added is to be put into it with [`Interner::adopt`].
    pub fn finish(self) -> Added {
        Added { from: self.shared.len(), own: self.own }
    }
}

/// The names that a [`Fork`] has and its shared table had not.
#[derive(Clone, Default)]
pub struct Added {
    from: usize,
    own: Interner,
}

/// What symbols of a [`Fork`] are called in the shared table.
pub struct Adopted {
    from: usize,
    symbols: Vec<Sym>,
}

impl Adopted {
    /// The symbol of the shared table.
    pub fn of(&self, sym: Sym) -> Sym {
        let own = sym.index().checked_sub(self.from);
        own.and_then(|own| self.symbols.get(own).copied()).unwrap_or(sym)
    }
}

impl Interner {
    /// Puts names that were added to a fork of this table into it.
    pub fn adopt(&mut self, added: &Added) -> Adopted {
        let names = (0..added.own.len() as u32).map(|id| added.own.name(Sym(id)));
        Adopted { from: added.from, symbols: names.map(|name| self.intern(name)).collect() }
    }
}

impl PartialEq for Interner {
    fn eq(&self, other: &Self) -> bool {
        self.ends == other.ends && self.text == other.text
    }
}

impl std::fmt::Debug for Interner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list()
            .entries((0..self.ends.len() as u32).map(|id| slice(&self.text, &self.ends, id)))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn same_text_same_symbol() {
        let mut t = Interner::new();
        let a = t.intern("a");
        let bc = t.intern("bc");
        let empty = t.intern("");
        assert_eq!(t.intern("a"), a);
        assert_eq!((t.name(a), t.name(bc), t.name(empty)), ("a", "bc", ""));
        assert_eq!(t.lookup("bc"), Some(bc));
        assert_eq!(t.lookup("nope"), None);
        for i in 0..1000 {
            t.intern(&format!("name{i}"));
        }
        assert_eq!(t.len(), 1003);
        assert_eq!(t.name(t.lookup("name577").unwrap()), "name577");
    }

    #[test]
    fn forks_are_adopted() {
        let mut whole = Interner::new();
        let a = whole.intern("a");
        let add = |names: &[&str], whole: &Interner| {
            let mut fork = Fork::new(whole);
            let symbols: Vec<Sym> = names.iter().map(|n| fork.intern(n)).collect();
            assert!(names.iter().zip(&symbols).all(|(n, s)| fork.name(*s) == *n));
            (symbols, fork.finish())
        };
        let (first, second) = (add(&["b", "a", "c"], &whole), add(&["c", "d"], &whole));
        assert_eq!(first.1.own.len(), 2);
        for (names, (symbols, added)) in [(&["b", "a", "c"][..], first), (&["c", "d"], second)] {
            let adopted = whole.adopt(&added);
            assert!(names.iter().zip(symbols).all(|(n, s)| whole.name(adopted.of(s)) == *n));
        }
        assert_eq!((whole.len(), whole.lookup("a")), (4, Some(a)));
    }
}
