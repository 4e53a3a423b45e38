//! Interned spellings.

use std::fmt;
use std::hash::{BuildHasherDefault, Hasher};

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
///
/// Half of lexing is looking identifiers up, and most of them are short. So this is a hash table of its own: an entry holds
/// the first sixteen bytes, and a spelling that fits in them is found without looking at the text.
pub struct Interner {
    text: Vec<u8>,
    /// Start and length in `text`, by symbol.
    ranges: Vec<(u32, u32)>,
    /// Open addressing with linear probing; a power of two long, at most half full.
    table: Vec<Entry>,
}

#[derive(Clone, Copy)]
struct Entry {
    /// The first sixteen bytes, zeros if there are fewer.
    prefix: [u64; 2],
    /// Bits of the hash, and in the low byte the length (255 for anything longer).
    check: u32,
    /// The symbol plus one; 0 is a free entry.
    symbol: u32,
}

const FREE: Entry = Entry { prefix: [0; 2], check: 0, symbol: 0 };

/// What the table needs of a spelling.
#[derive(Clone, Copy)]
struct Key {
    hash: u64,
    prefix: [u64; 2],
    check: u32,
}

impl Default for Interner {
    fn default() -> Interner {
        Interner::new()
    }
}

impl Clone for Interner {
    /// With room for some more spellings.
    fn clone(&self) -> Interner {
        let mut text = Vec::with_capacity(self.text.len() + (16 << 10));
        text.extend_from_slice(&self.text);
        let mut ranges = Vec::with_capacity(self.ranges.len() + (1 << 10));
        ranges.extend_from_slice(&self.ranges);
        Interner { text, ranges, table: self.table.clone() }
    }
}

impl Interner {
    /// An interner that knows the fixed symbols.
    pub fn new() -> Interner {
        let mut interner = Interner {
            text: Vec::with_capacity(64 << 10),
            ranges: Vec::with_capacity(4 << 10),
            table: vec![FREE; 4 << 10],
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
        let key = Key::new(bytes);
        match self.probe(&key, bytes) {
            Ok(symbol) => symbol,
            Err(free) => self.insert(free, &key, bytes),
        }
    }

    /// The symbol of a spelling of at most sixteen bytes that stands in a word, zeros on top.
    #[inline]
    pub(super) fn intern_short(&mut self, word: u128, len: usize) -> Symbol {
        debug_assert!(len <= 16 && (len == 16 || word >> (8 * len) == 0), "the word holds the spelling");
        let key = Key::short(word, len);
        let mask = self.table.len() - 1;
        // Nearly always it is there, in the first place looked at.
        let entry = self.table[key.hash as usize & mask];
        if entry.prefix == key.prefix && entry.check == key.check && entry.symbol != 0 {
            return Symbol(entry.symbol - 1);
        }
        let bytes = word.to_le_bytes();
        self.intern(&bytes[..len.min(16)])
    }

    /// The symbol of a spelling that is already there.
    pub fn find(&self, bytes: &[u8]) -> Option<Symbol> {
        self.probe(&Key::new(bytes), bytes).ok()
    }

    /// The symbol of a spelling, or the entry where it would be.
    #[inline]
    fn probe(&self, key: &Key, bytes: &[u8]) -> Result<Symbol, usize> {
        let mask = self.table.len() - 1;
        let mut at = key.hash as usize & mask;
        loop {
            let entry = self.table[at & mask];
            if entry.symbol == 0 {
                return Err(at);
            }
            if entry.prefix == key.prefix && entry.check == key.check {
                let symbol = Symbol(entry.symbol - 1);
                // Up to sixteen bytes the prefix and the length are everything.
                if bytes.len() <= 16 || self.bytes(symbol) == bytes {
                    return Ok(symbol);
                }
            }
            at = (at + 1) & mask;
        }
    }

    #[cold]
    fn insert(&mut self, free: usize, key: &Key, bytes: &[u8]) -> Symbol {
        let symbol = Symbol(self.ranges.len() as u32);
        self.ranges.push((self.text.len() as u32, bytes.len() as u32));
        self.text.extend_from_slice(bytes);
        self.table[free] = Entry { prefix: key.prefix, check: key.check, symbol: symbol.0 + 1 };
        if self.ranges.len() * 2 > self.table.len() {
            self.grow();
        }
        symbol
    }

    fn grow(&mut self) {
        // Growing seldom matters most while the table is small.
        let len = self.table.len() * if self.table.len() < 1 << 14 { 4 } else { 2 };
        let mask = len - 1;
        let mut table = vec![FREE; len];
        for entry in self.table.iter().filter(|entry| entry.symbol != 0) {
            let mut at = Key::new(self.bytes(Symbol(entry.symbol - 1))).hash as usize & mask;
            while table[at].symbol != 0 {
                at = (at + 1) & mask;
            }
            table[at] = *entry;
        }
        self.table = table;
    }

    #[inline]
    pub fn bytes(&self, symbol: Symbol) -> &[u8] {
        match self.ranges.get(symbol.index()) {
            Some((start, len)) => self.text.get(*start as usize..(*start + *len) as usize).unwrap_or(b""),
            None => b"",
        }
    }

    /// The spelling as text. Identifiers are always valid UTF-8; a literal that is not reads as U+FFFD.
    pub fn get(&self, symbol: Symbol) -> &str {
        std::str::from_utf8(self.bytes(symbol)).unwrap_or("\u{FFFD}")
    }

    /// Whether only the fixed symbols are known.
    pub fn is_new(&self) -> bool {
        self.len() == symbols::FIXED.len()
    }

    /// Bytes that it takes.
    pub(crate) fn size(&self) -> usize {
        self.text.len() + size_of_val(&self.ranges[..]) + size_of_val(&self.table[..])
    }

    pub fn len(&self) -> usize {
        self.ranges.len()
    }

    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }
}

const MULTIPLIER: u64 = 0x9E37_79B9_7F4A_7C15;
const OTHER_MULTIPLIER: u64 = 0xD6E8_FEB8_6659_FD93;

/// All of at most sixteen bytes as a number, zeros on top, with few branches.
#[inline]
fn short_word(bytes: &[u8]) -> u128 {
    let len = bytes.len();
    // Two reads that overlap when there are fewer bytes than they read; both agree on the overlap.
    if let (Some(low), Some(high)) = (bytes.first_chunk::<8>(), bytes.last_chunk::<8>()) {
        let high = u128::from(u64::from_le_bytes(*high)) << (8 * (len - 8));
        return u128::from(u64::from_le_bytes(*low)) | high;
    }
    if let (Some(low), Some(high)) = (bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) {
        let high = u64::from(u32::from_le_bytes(*high)) << (8 * (len - 4));
        return u128::from(u64::from(u32::from_le_bytes(*low)) | high);
    }
    match bytes {
        [a] => u128::from(*a),
        [a, b] => u128::from(*a) | u128::from(*b) << 8,
        [a, b, c] => u128::from(*a) | u128::from(*b) << 8 | u128::from(*c) << 16,
        _ => 0,
    }
}

/// Mixes sixteen bytes into a hash with one wide multiplication.
#[inline]
fn mix(hash: u64, word: u128) -> u64 {
    let (low, high) = (word as u64, (word >> 64) as u64);
    let product = u128::from(low ^ hash ^ MULTIPLIER) * u128::from(high ^ OTHER_MULTIPLIER);
    product as u64 ^ (product >> 64) as u64
}

impl Key {
    #[inline]
    fn new(bytes: &[u8]) -> Key {
        match (bytes.first_chunk::<16>(), bytes.last_chunk::<16>()) {
            (Some(first), Some(last)) if bytes.len() > 16 => {
                let first = u128::from_le_bytes(*first);
                let mut hash = mix(bytes.len() as u64, first);
                for chunk in bytes[16..].chunks_exact(16) {
                    hash = mix(hash, short_word(chunk));
                }
                // The last sixteen bytes, some of them for the second time.
                Key::with(mix(hash, u128::from_le_bytes(*last)), first, bytes.len())
            }
            _ => Key::short(short_word(bytes), bytes.len()),
        }
    }

    #[inline]
    fn short(word: u128, len: usize) -> Key {
        Key::with(mix(len as u64, word), word, len)
    }

    #[inline]
    fn with(hash: u64, first: u128, len: usize) -> Key {
        let prefix = [first as u64, (first >> 64) as u64];
        Key { hash, prefix, check: (hash >> 32) as u32 & !0xFF | len.min(255) as u32 }
    }
}

/// Hashes symbols, which are small dense numbers, by one multiplication.
#[derive(Default, Clone, Copy)]
pub struct SymbolHasher(u64);

impl Hasher for SymbolHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = Key::new(bytes).hash ^ self.0.rotate_left(23);
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
        // Spellings that differ only in zeros, length or beyond the prefix.
        let alike: [&[u8]; 11] = [
            b"",
            b"\0",
            b"ab",
            b"ab\0",
            b"abcdefgh",
            b"abcdefghi",
            b"abcdefgh\0",
            b"abcdefgh12345678",
            b"abcdefgh1234567x",
            b"abcdefgh12345678\0",
            b"abcdefgh123456789",
        ];
        let symbols: Vec<Symbol> = alike.iter().map(|text| interner.intern(text)).collect();
        for (i, text) in alike.iter().enumerate() {
            assert_eq!(interner.find(text), Some(symbols[i]));
            assert_eq!(interner.bytes(symbols[i]), *text);
            assert!(!symbols[..i].contains(&symbols[i]));
            if text.len() <= 16 {
                assert_eq!(interner.intern_short(short_word(text), text.len()), symbols[i]);
            }
        }
        let fresh = interner.intern_short(short_word(b"never_seen"), 10);
        assert_eq!(interner.get(fresh), "never_seen");
        for i in 0..20_000 {
            let text = format!("name{i}");
            let symbol = interner.intern(text.as_bytes());
            assert_eq!(interner.get(symbol), text);
        }
    }
}
