//! The programs that exist, by handle.

use std::collections::HashMap;
use std::ptr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, RwLock};

use crate::program::Program;

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
    pub const NONE: Handle = Handle(ptr::null_mut());

    fn number(self) -> usize {
        self.0.addr()
    }
}

type Shared = Arc<Mutex<Program>>;

static PROGRAMS: LazyLock<RwLock<HashMap<usize, Shared>>> = LazyLock::new(Default::default);

/// Not addresses of anything, but even and not small: callers look at them as pointers.
static NEXT: AtomicUsize = AtomicUsize::new(1 << 16);

pub fn add(program: Program) -> Handle {
    let number = NEXT.fetch_add(16, Ordering::Relaxed);
    let program = Arc::new(Mutex::new(program));
    PROGRAMS.write().unwrap_or_else(PoisonError::into_inner).insert(number, program);
    Handle(ptr::without_provenance_mut(number))
}

/// Whether there was such a program. A call that is at work with it goes on.
pub fn remove(handle: Handle) -> bool {
    let removed = PROGRAMS.write().unwrap_or_else(PoisonError::into_inner).remove(&handle.number());
    removed.is_some()
}

pub fn find(handle: Handle) -> Option<Shared> {
    PROGRAMS.read().unwrap_or_else(PoisonError::into_inner).get(&handle.number()).cloned()
}

pub fn lock(program: &Shared) -> MutexGuard<'_, Program> {
    program.lock().unwrap_or_else(PoisonError::into_inner)
}
