//! The outline of tokens that several units share: where their declarations end, and the names that these hang on.
//!
//! The first unit that reads such tokens writes it down, the others take it from there. It says nothing but what a unit would find by looking
//! at the tokens itself; see `sema::lookup::demand::shape`.

use std::ops::Range;
use std::sync::OnceLock;

use super::intern::Symbol;

/// One declaration that may wait until somebody looks its names up.
#[derive(Clone, Debug)]
struct Entry {
    start: u32,
    end: u32,
    /// How many names of namespaces were known there.
    namespaces: u32,
    names: Range<u32>,
}

/// What is known of the declarations, in their order.
#[derive(Debug, Default)]
pub struct Outline {
    entries: Vec<Entry>,
    names: Vec<Symbol>,
}

/// An outline that some unit writes.
pub type SharedOutline = OnceLock<Outline>;

impl Outline {
    /// Adds a declaration, found where so many names of namespaces were known. Only one behind all others is taken.
    pub fn add(&mut self, start: u32, end: u32, namespaces: usize, names: &[Symbol]) {
        if self.entries.last().is_some_and(|last| last.start >= start) {
            return;
        }
        let first = self.names.len() as u32;
        self.names.extend_from_slice(names);
        let names = first..self.names.len() as u32;
        self.entries.push(Entry { start, end, namespaces: namespaces as u32, names });
    }

    /// The end and the names of the declaration that begins at a token, where so many names of namespaces are known. `at` is a place in the
    /// outline that goes along with the reader.
    pub fn find(&self, start: u32, namespaces: usize, at: &mut usize) -> Option<(u32, &[Symbol])> {
        if self.entries.get(*at).is_none_or(|entry| entry.start != start) {
            *at = self.entries.binary_search_by_key(&start, |entry| entry.start).ok()?;
        }
        let entry = &self.entries[*at];
        *at += 1;
        let names = &self.names[entry.names.start as usize..entry.names.end as usize];
        (entry.namespaces as usize == namespaces).then_some((entry.end, names))
    }

    /// The number of declarations.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gives_back_what_was_added() {
        let (a, b) = (Symbol::from_u32(7), Symbol::from_u32(8));
        let mut outline = Outline::default();
        outline.add(1, 4, 0, &[a, b]);
        outline.add(4, 9, 1, &[]);
        outline.add(9, 12, 1, &[b]);
        outline.add(2, 3, 0, &[a]);
        let mut at = 0;
        assert_eq!(outline.find(1, 0, &mut at), Some((4, &[a, b][..])));
        assert_eq!(outline.find(9, 1, &mut at), Some((12, &[b][..])), "out of order");
        assert_eq!(outline.find(4, 1, &mut at), Some((9, &[][..])));
        assert_eq!(outline.find(9, 2, &mut at), None, "another namespace is known");
        assert_eq!(outline.find(2, 0, &mut at), None, "what comes late is not taken");
        assert_eq!(outline.len(), 3);
    }
}
