//! An append-only arena that can be read and extended through a shared reference.
//!
//! Types, attribute sets and metadata belong to the module, but function passes that run in parallel must be
//! able to look them up without a lock and, rarely, add one. Slots never move and are written once, so a read
//! is two acquire loads; a new slot is claimed by one atomic increment.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// log2 of the number of slots in the first chunk; every further chunk doubles.
const FIRST_BITS: u32 = 6;
const CHUNKS: usize = 26;

/// Append-only storage indexed by `u32`.
pub struct AppendArena<T> {
    chunks: [OnceLock<Box<[OnceLock<T>]>>; CHUNKS],
    /// Number of slots claimed so far; some may still be empty (see [`AppendArena::reserve`]).
    len: AtomicU32,
}

#[inline]
fn locate(index: u32) -> (usize, usize) {
    let shifted = index as u64 + (1 << FIRST_BITS);
    let chunk = 63 - shifted.leading_zeros() - FIRST_BITS;
    (chunk as usize, (shifted - (1u64 << (chunk + FIRST_BITS))) as usize)
}

impl<T> AppendArena<T> {
    /// An empty arena.
    pub fn new() -> Self {
        AppendArena { chunks: [const { OnceLock::new() }; CHUNKS], len: AtomicU32::new(0) }
    }

    /// How many slots were claimed.
    #[inline]
    pub fn len(&self) -> u32 {
        self.len.load(Ordering::Acquire)
    }

    /// Whether no slot was claimed.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The value in a slot, or `None` when the slot does not exist or was reserved and not filled yet.
    #[inline]
    pub fn get(&self, index: u32) -> Option<&T> {
        let (chunk, offset) = locate(index);
        self.chunks.get(chunk)?.get()?.get(offset)?.get()
    }

    /// Claims a slot that is filled later by [`AppendArena::fill`].
    pub fn reserve(&self) -> u32 {
        let index = self.len.fetch_add(1, Ordering::AcqRel);
        let (chunk, _) = locate(index);
        self.chunks[chunk].get_or_init(|| {
            let size = 1usize << (chunk as u32 + FIRST_BITS);
            (0..size).map(|_| OnceLock::new()).collect()
        });
        index
    }

    /// Fills a reserved slot; gives the value back when the slot is taken or does not exist.
    pub fn fill(&self, index: u32, value: T) -> Result<(), T> {
        let (chunk, offset) = locate(index);
        match self.chunks.get(chunk).and_then(|c| c.get()).and_then(|c| c.get(offset)) {
            Some(slot) => slot.set(value),
            None => Err(value),
        }
    }

    /// Adds a value and returns its index.
    pub fn push(&self, value: T) -> u32 {
        let index = self.reserve();
        // The slot was claimed above and nobody else knows its index.
        let _ = self.fill(index, value);
        index
    }

    /// Mutable access to a filled slot.
    pub fn get_mut(&mut self, index: u32) -> Option<&mut T> {
        let (chunk, offset) = locate(index);
        self.chunks.get_mut(chunk)?.get_mut()?.get_mut(offset)?.get_mut()
    }

    /// All filled slots in order.
    pub fn iter(&self) -> impl Iterator<Item = (u32, &T)> {
        (0..self.len()).filter_map(|i| self.get(i).map(|v| (i, v)))
    }
}

impl<T: Clone> Clone for AppendArena<T> {
    fn clone(&self) -> Self {
        let out = AppendArena::new();
        for i in 0..self.len() {
            let index = out.reserve();
            if let Some(v) = self.get(i) {
                let _ = out.fill(index, v.clone());
            }
        }
        out
    }
}

impl<T: std::fmt::Debug> std::fmt::Debug for AppendArena<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_keep_their_place() {
        let arena = AppendArena::new();
        for i in 0..10_000u32 {
            assert_eq!(arena.push(i * 3), i);
        }
        assert!((0..10_000).all(|i| arena.get(i) == Some(&(i * 3))));
        assert_eq!(arena.get(10_000), None);
        let r = arena.reserve();
        assert_eq!(arena.get(r), None);
        assert!(arena.fill(r, 1).is_ok() && arena.fill(r, 2).is_err());
    }
}
