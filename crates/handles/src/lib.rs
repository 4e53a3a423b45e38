//! The handles of a C library: numbers in a table, never addresses, so that one that nobody gave out is an error and not a crash.

use std::collections::HashMap;
use std::ptr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, RwLock};

/// What C sees as a pointer: a number that is never reused.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handle(*mut Opaque);

/// What a handle would point to, if it pointed anywhere.
#[repr(C)]
pub struct Opaque {
    _private: [u8; 0],
}

impl Handle {
    /// The handle of nothing.
    pub const NONE: Handle = Handle(ptr::null_mut());

    fn number(self) -> usize {
        self.0.addr()
    }
}

/// Something that exists until its handle is removed. Calls about one wait for each other.
pub type Shared<T> = Arc<Mutex<T>>;

/// All that exist, by handle.
pub struct Table<T> {
    entries: LazyLock<RwLock<HashMap<usize, Shared<T>>>>,
    /// Not addresses of anything, but even and not small: callers look at them as pointers.
    next: AtomicUsize,
}

impl<T> Default for Table<T> {
    fn default() -> Table<T> {
        Table::new()
    }
}

impl<T> Table<T> {
    /// A table without entries.
    pub const fn new() -> Table<T> {
        Table { entries: LazyLock::new(Default::default), next: AtomicUsize::new(1 << 16) }
    }

    /// Gives something a handle.
    pub fn add(&self, entry: T) -> Handle {
        let number = self.next.fetch_add(16, Ordering::Relaxed);
        let entry = Arc::new(Mutex::new(entry));
        self.entries.write().unwrap_or_else(PoisonError::into_inner).insert(number, entry);
        Handle(ptr::without_provenance_mut(number))
    }

    /// Whether there was such an entry. A call that is at work with it goes on.
    pub fn remove(&self, handle: Handle) -> bool {
        let removed = self.entries.write().unwrap_or_else(PoisonError::into_inner).remove(&handle.number());
        removed.is_some()
    }

    /// What a handle stands for.
    pub fn find(&self, handle: Handle) -> Option<Shared<T>> {
        self.entries.read().unwrap_or_else(PoisonError::into_inner).get(&handle.number()).cloned()
    }
}

/// Waits for other calls about the same entry. One that panicked left it as it was.
pub fn lock<T>(entry: &Shared<T>) -> MutexGuard<'_, T> {
    entry.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_handles_are_nothing() {
        let table: Table<u32> = Table::new();
        let (a, b) = (table.add(1), table.add(2));
        assert_ne!(a, b);
        assert_eq!(table.find(b).map(|e| *lock(&e)), Some(2));
        assert!(table.remove(a) && !table.remove(a));
        assert!(table.find(a).is_none() && table.find(Handle::NONE).is_none());
    }
}
