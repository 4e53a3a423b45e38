//! The programs that exist, by handle.

use std::collections::HashMap;
use std::ptr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, RwLock};

use oxicc_driver::Program;

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

/// A program with what the last call left.
pub struct State {
    pub program: Program,
    /// With the zero at the end.
    pub log: Vec<u8>,
    /// PTX with the zero at the end, or a container.
    pub output: Vec<u8>,
}

impl State {
    fn new() -> State {
        State { program: Program::new(), log: vec![0], output: vec![0] }
    }

    /// Drops what the last call left.
    pub fn forget(&mut self) {
        self.log = vec![0];
        self.output = vec![0];
    }

    pub fn set_log(&mut self, text: &str) {
        self.log = c_text(text);
    }

    pub fn set_ptx(&mut self, text: &str) {
        self.output = c_text(text);
    }
}

fn c_text(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len() + 1);
    bytes.extend_from_slice(text.as_bytes());
    bytes.push(0);
    bytes
}

type Shared = Arc<Mutex<State>>;

static PROGRAMS: LazyLock<RwLock<HashMap<usize, Shared>>> = LazyLock::new(Default::default);

/// Not addresses of anything, but even and not small: callers look at them as pointers.
static NEXT: AtomicUsize = AtomicUsize::new(1 << 16);

pub fn create() -> Handle {
    let number = NEXT.fetch_add(16, Ordering::Relaxed);
    let state = Arc::new(Mutex::new(State::new()));
    PROGRAMS.write().unwrap_or_else(PoisonError::into_inner).insert(number, state);
    Handle(ptr::without_provenance_mut(number))
}

/// Whether there was such a program. A call that is at work with it goes on.
pub fn destroy(handle: Handle) -> bool {
    let mut programs = PROGRAMS.write().unwrap_or_else(PoisonError::into_inner);
    programs.remove(&handle.number()).is_some()
}

pub fn find(handle: Handle) -> Option<Shared> {
    PROGRAMS.read().unwrap_or_else(PoisonError::into_inner).get(&handle.number()).cloned()
}

pub fn lock(state: &Shared) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}
