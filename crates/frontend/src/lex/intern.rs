//! Interned spellings.

use std::fmt;
use std::hash::{BuildHasherDefault, Hasher};

use hashbrown::HashTable;

use super::symbols;

/// An interned spelling: equal spellings have equal symbols.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(u32);

impl Symbol {
    pub const fn from_u32(raw: u32) -> Symbol {
        Symbol(raw)
    }

    pub const fn as_u32(self) -> u32 {
        self.0
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sym{}", self.0)
    }
}

/// All spellings of a translation unit, end to end in one allocation.
pub struct Interner {
    text: Vec<u8>,
    /// Start and length in `text`, by symbol.
    ranges: Vec<(u32, u32)>,
    table: HashTable<Symbol>,
}

impl Default for Interner {
    fn default() -> Interner {
        Interner::new()
    }
}

impl Interner {
    /// An interner that knows the fixed symbols.
    pub fn new() -> Interner {
        let mut interner = Interner {
            text: Vec::with_capacity(64 << 10),
            ranges: Vec::with_capacity(4 << 10),
            table: HashTable::with_capacity(8 << 10),
        };
        for text in symbols::FIXED {
            interner.intern(text.as_bytes());
        }
        debug_assert_eq!(interner.len(), symbols::FIXED.len(), "fixed symbols are listed once");
        interner
    }

    /// The symbol of a spelling.
    #[inline]
    pub fn intern(&mut self, bytes: &[u8]) -> Symbol {
        let hash = hash_bytes(bytes);
        let found = self.table.find(hash, |symbol| slice(&self.text, &self.ranges, *symbol) == bytes);
        match found {
            Some(symbol) => *symbol,
            None => self.insert(hash, bytes),
        }
    }

    /// The symbol of a spelling that is already there.
    pub fn find(&self, bytes: &[u8]) -> Option<Symbol> {
        self.table
            .find(hash_bytes(bytes), |symbol| slice(&self.text, &self.ranges, *symbol) == bytes)
            .copied()
    }

    #[cold]
    fn insert(&mut self, hash: u64, bytes: &[u8]) -> Symbol {
        let symbol = Symbol(self.ranges.len() as u32);
        self.ranges.push((self.text.len() as u32, bytes.len() as u32));
        self.text.extend_from_slice(bytes);
        let (text, ranges) = (&self.text, &self.ranges);
        self.table.insert_unique(hash, symbol, |symbol| hash_bytes(slice(text, ranges, *symbol)));
        symbol
    }

    #[inline]
    pub fn bytes(&self, symbol: Symbol) -> &[u8] {
        slice(&self.text, &self.ranges, symbol)
    }

    /// The spelling as text. Identifiers are always valid UTF-8; a literal that is not reads as U+FFFD.
    pub fn get(&self, symbol: Symbol) -> &str {
        std::str::from_utf8(self.bytes(symbol)).unwrap_or("\u{FFFD}")
    }

    pub fn len(&self) -> usize {
        self.ranges.len()
    }

    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }
}

#[inline]
fn slice<'a>(text: &'a [u8], ranges: &[(u32, u32)], symbol: Symbol) -> &'a [u8] {
    match ranges.get(symbol.index()) {
        Some((start, len)) => text.get(*start as usize..(*start + *len) as usize).unwrap_or(b""),
        None => b"",
    }
}

const MULTIPLIER: u64 = 0x9E37_79B9_7F4A_7C15;

/// Eight bytes at a time; most identifiers are one or two words.
#[inline]
fn hash_bytes(bytes: &[u8]) -> u64 {
    let mut hash = bytes.len() as u64;
    let mut chunks = bytes.chunks_exact(8);
    for chunk in &mut chunks {
        let word = u64::from_le_bytes([
            chunk[0], chunk[1], chunk[2], chunk[3], chunk[4], chunk[5], chunk[6], chunk[7],
        ]);
        hash = (hash.rotate_left(23) ^ word).wrapping_mul(MULTIPLIER);
    }
    let rest = chunks.remainder();
    let mut word = 0;
    for (i, byte) in rest.iter().enumerate() {
        word |= u64::from(*byte) << (8 * i);
    }
    hash = (hash.rotate_left(23) ^ word).wrapping_mul(MULTIPLIER);
    hash ^ (hash >> 29)
}

/// Hashes symbols, which are small dense numbers, by one multiplication.
#[derive(Default, Clone, Copy)]
pub struct SymbolHasher(u64);

impl Hasher for SymbolHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = hash_bytes(bytes) ^ self.0.rotate_left(23);
    }

    fn write_u32(&mut self, value: u32) {
        self.0 = (self.0.rotate_left(23) ^ u64::from(value)).wrapping_mul(MULTIPLIER);
    }
}

/// A map keyed by symbols.
pub type SymbolMap<T> = std::collections::HashMap<Symbol, T, BuildHasherDefault<SymbolHasher>>;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lex::kw;

    #[test]
    fn interning() {
        let mut interner = Interner::new();
        assert_eq!(interner.intern(b"int"), kw::INT);
        assert_eq!(interner.get(kw::INT), "int");
        let a = interner.intern(b"a_rather_long_identifier_name");
        assert_eq!(interner.intern(b"a_rather_long_identifier_name"), a);
        assert_ne!(interner.intern(b"a_rather_long_identifier_namf"), a);
        assert_eq!(interner.find(b"nowhere"), None);
        for i in 0..20_000 {
            let text = format!("name{i}");
            let symbol = interner.intern(text.as_bytes());
            assert_eq!(interner.get(symbol), text);
        }
    }
}
