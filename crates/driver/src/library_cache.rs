//! Libraries of IR that were read before, for programs that bring the same ones along.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};

use oxicc_ir::Module;

/// How many libraries are kept: programs bring one or two.
const KEPT: usize = 4;

/// Larger ones are no libraries of functions.
const MAX_BYTES: usize = 16 << 20;

/// Libraries by their bytes. Any number of threads may use it at once.
#[derive(Default)]
pub struct LibraryCache {
    /// In the order of their last use.
    libraries: Mutex<Vec<Arc<Library>>>,
}

struct Library {
    bytes: Vec<u8>,
    module: Arc<Module>,
}

impl fmt::Debug for LibraryCache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LibraryCache").finish_non_exhaustive()
    }
}

impl LibraryCache {
    /// Nobody waits for the cache: in the child of a process that forked while another thread had it, nobody would ever give it back.
    fn lock(&self) -> Option<MutexGuard<'_, Vec<Arc<Library>>>> {
        match self.libraries.try_lock() {
            Ok(guard) => Some(guard),
            Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        }
    }

    /// The module that these bytes are.
    pub(crate) fn find(&self, bytes: &[u8]) -> Option<Arc<Module>> {
        let known = self.lock()?.clone();
        let found = known.iter().find(|library| library.bytes == bytes)?;
        if let Some(mut all) = self.lock()
            && let Some(at) = all.iter().position(|library| Arc::ptr_eq(library, found))
        {
            all[at..].rotate_left(1);
        }
        Some(Arc::clone(&found.module))
    }

    /// Keeps a module that was read and is right.
    pub(crate) fn add(&self, bytes: &[u8], module: &Arc<Module>) {
        if bytes.len() > MAX_BYTES {
            return;
        }
        let library = Arc::new(Library { bytes: bytes.to_vec(), module: Arc::clone(module) });
        let Some(mut all) = self.lock() else { return };
        all.retain(|other| other.bytes != library.bytes);
        all.push(library);
        let surplus = all.len().saturating_sub(KEPT);
        let old: Vec<_> = all.drain(..surplus).collect();
        drop(all);
        drop(old);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_used_stay() {
        let cache = LibraryCache::default();
        let module = Arc::new(oxicc_ir::text::parse("").expect("nothing is a module"));
        for i in 0..6_u8 {
            cache.add(&[i], &module);
            assert!(cache.find(&[0]).is_some(), "used all the time");
        }
        assert!(cache.find(&[5]).is_some() && cache.find(&[1]).is_none());
        assert_eq!(cache.lock().map(|all| all.len()), Some(KEPT));
    }
}
