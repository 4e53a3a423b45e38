//! When a compilation gives up.

use std::time::Duration;

use oxicc_clock::Instant;
use oxicc_source::{Cancel, Watch};

/// Bounds a caller sets. The default has none but those of the language (nesting, constant evaluation).
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Limits {
    /// A switch that ends the compilation from another thread.
    pub cancel: Option<Cancel>,
    /// How long the compilation may take.
    pub time: Option<Duration>,
    /// How many bytes the compilation may hold. Counted is what grows with the program: its text and tokens, the typed tree, the
    /// IR. What surrounds it (headers, hash tables, room that arenas have in reserve) is not, so that the process may hold a
    /// few times as much.
    pub memory: Option<usize>,
}

impl Limits {
    /// Starts the clock.
    pub(crate) fn watch(&self) -> Watch {
        let deadline = self.time.and_then(|time| Instant::now().checked_add(time));
        Watch::new(self.cancel.clone(), deadline).with_memory(self.memory)
    }
}
