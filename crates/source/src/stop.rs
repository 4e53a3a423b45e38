//! Stopping work from outside: a caller may cancel it, or bound its time and its memory.
//!
//! Stages ask [`Watch::poll`] now and then. Where the answer is no, the stack unwinds with a [`Stop`] to the entry of the
//! driver, past all state, which is not looked at again: nothing between has to pass an error on.

use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use oxicc_clock::Instant;

/// A switch that ends a compilation from another thread. Clones are the same switch.
#[derive(Clone, Default)]
pub struct Cancel {
    asked: Arc<AtomicBool>,
    /// Somebody who is asked each time.
    ask: Option<Arc<dyn Fn() -> bool + Send + Sync>>,
}

impl std::fmt::Debug for Cancel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Cancel").field("asked", &self.asked).finish_non_exhaustive()
    }
}

impl Cancel {
    /// A switch that is not yet pressed.
    pub fn new() -> Cancel {
        Cancel::default()
    }

    /// A switch that is pressed as soon as a function says so. The function is called very often, on any thread of a compilation.
    pub fn asking(ask: impl Fn() -> bool + Send + Sync + 'static) -> Cancel {
        Cancel { ask: Some(Arc::new(ask)), ..Cancel::default() }
    }

    /// Asks every compilation that has this switch to end.
    pub fn cancel(&self) {
        self.asked.store(true, Ordering::Relaxed);
    }

    /// Whether [`Cancel::cancel`] was called.
    pub fn is_cancelled(&self) -> bool {
        if let Some(ask) = &self.ask
            && !self.asked.load(Ordering::Relaxed)
            && ask()
        {
            self.cancel();
        }
        self.asked.load(Ordering::Relaxed)
    }
}

/// Why work ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Stop {
    /// Somebody asked for it.
    Cancelled,
    /// The time that was given is over.
    TimedOut,
    /// It would need more memory than was given.
    OutOfMemory,
}

/// What a stage asks whether to go on. The default never ends anything.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    cancel: Option<Cancel>,
    deadline: Option<Instant>,
    /// Bytes that a stage may hold.
    memory: Option<usize>,
}

impl Watch {
    /// Watches a switch and a clock.
    pub fn new(cancel: Option<Cancel>, deadline: Option<Instant>) -> Watch {
        Watch { cancel, deadline, memory: None }
    }

    /// The same with a bound on the bytes a stage may hold.
    #[must_use]
    pub fn with_memory(self, memory: Option<usize>) -> Watch {
        Watch { memory, ..self }
    }

    /// Bytes that a stage may hold, if there is a bound.
    pub fn memory(&self) -> Option<usize> {
        self.memory
    }

    /// Returns if work may go on, and unwinds with a [`Stop`] if not.
    #[inline]
    pub fn poll(&self) {
        if self.cancel.is_some() || self.deadline.is_some() {
            self.look();
        }
    }

    /// The same; also unwinds if a stage holds more bytes than it may. `held` counts them, and is only asked where there is
    /// a bound.
    #[inline]
    pub fn poll_holding(&self, held: impl FnOnce() -> usize) {
        self.poll();
        if let Some(limit) = self.memory
            && held() > limit
        {
            panic::resume_unwind(Box::new(Stop::OutOfMemory));
        }
    }

    #[cold]
    fn look(&self) {
        let stop = if self.cancel.as_ref().is_some_and(Cancel::is_cancelled) {
            Stop::Cancelled
        } else if self.deadline.is_some_and(Instant::has_passed) {
            Stop::TimedOut
        } else {
            return;
        };
        // Not a panic: no hook runs.
        panic::resume_unwind(Box::new(stop));
    }
}
