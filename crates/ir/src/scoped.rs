//! A table with scopes: what was entered since a mark is taken back when the scope ends.
//!
//! Walks over the dominator tree remember expressions in it. Keys are stored and hashed once; an entry that hides an older one of the same
//! key gives it back when it goes.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

const NONE: u32 = u32::MAX;

/// A table from keys to values, of which the newest can be taken back.
#[derive(Clone, Debug)]
pub struct ScopedMap<K, V> {
    /// Oldest first.
    entries: Vec<Entry<K, V>>,
    /// The newest entry of each row; a power of two of them.
    rows: Vec<u32>,
}

#[derive(Clone, Debug)]
struct Entry<K, V> {
    hash: u32,
    /// The next older entry of the row.
    older: u32,
    key: K,
    value: V,
}

impl<K: Hash + Eq, V> Default for ScopedMap<K, V> {
    fn default() -> Self {
        ScopedMap::new()
    }
}

impl<K: Hash + Eq, V> ScopedMap<K, V> {
    /// An empty table.
    pub fn new() -> Self {
        ScopedMap { entries: Vec::new(), rows: vec![NONE; 64] }
    }

    /// The value entered last for a key.
    #[inline]
    pub fn get(&self, key: &K) -> Option<&V> {
        self.find(hash_of(key), key)
    }

    /// The value entered last for a key, or none and the new one is entered.
    #[inline]
    pub fn get_or_insert(&mut self, key: K, value: V) -> Option<&V> {
        let hash = hash_of(&key);
        match self.place(hash, &key) {
            Some(at) => Some(&self.entries[at].value),
            None => {
                self.enter(hash, key, value);
                None
            }
        }
    }

    /// Enters a value, which hides an older one of the same key.
    #[inline]
    pub fn insert(&mut self, key: K, value: V) {
        self.enter(hash_of(&key), key, value);
    }

    /// The point that [`ScopedMap::take_back`] goes back to.
    #[inline]
    pub fn mark(&self) -> usize {
        self.entries.len()
    }

    /// Takes back what was entered since the mark.
    pub fn take_back(&mut self, mark: usize) {
        while self.entries.len() > mark
            && let Some(Entry { hash, older, .. }) = self.entries.pop()
        {
            let row = self.row(hash);
            self.rows[row] = older;
        }
    }

    fn row(&self, hash: u32) -> usize {
        hash as usize & (self.rows.len() - 1)
    }

    fn find(&self, hash: u32, key: &K) -> Option<&V> {
        self.place(hash, key).map(|at| &self.entries[at].value)
    }

    fn place(&self, hash: u32, key: &K) -> Option<usize> {
        let mut at = self.rows[self.row(hash)];
        while let Some(entry) = self.entries.get(at as usize) {
            if entry.hash == hash && entry.key == *key {
                return Some(at as usize);
            }
            at = entry.older;
        }
        None
    }

    fn enter(&mut self, hash: u32, key: K, value: V) {
        if self.entries.len() == self.rows.len() {
            self.grow();
        }
        let (row, at) = (self.row(hash), self.entries.len() as u32);
        let older = std::mem::replace(&mut self.rows[row], at);
        self.entries.push(Entry { hash, older, key, value });
    }

    fn grow(&mut self) {
        self.rows = vec![NONE; 2 * self.rows.len()];
        for at in 0..self.entries.len() {
            let row = self.row(self.entries[at].hash);
            self.entries[at].older = std::mem::replace(&mut self.rows[row], at as u32);
        }
    }
}

fn hash_of<K: Hash>(key: &K) -> u32 {
    let mut hasher = FxHasher::default();
    key.hash(&mut hasher);
    let hash = hasher.finish();
    (hash ^ hash >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::ScopedMap;
    use rustc_hash::FxHashMap;

    /// Against tables that are copied at each mark.
    #[test]
    fn scopes_give_back_what_was_there() {
        let mut seed = 0x1234_5678_9abc_def1u64;
        let mut next = move |n: u64| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            seed % n
        };
        let mut map = ScopedMap::new();
        let mut copies = vec![(0, FxHashMap::default())];
        for round in 0..20_000u64 {
            let (key, now) = (next(300), copies.len() - 1);
            match next(40) {
                0 => copies.push((map.mark(), copies[now].1.clone())),
                1 if now > 0 => map.take_back(copies.pop().unwrap().0),
                2..20 => {
                    map.insert(key, round);
                    copies[now].1.insert(key, round);
                }
                20..30 => {
                    let old = copies[now].1.get(&key).copied();
                    assert_eq!(map.get_or_insert(key, round).copied(), old);
                    copies[now].1.entry(key).or_insert(round);
                }
                _ => assert_eq!(map.get(&key), copies[now].1.get(&key)),
            }
        }
    }
}
