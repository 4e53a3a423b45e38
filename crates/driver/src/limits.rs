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
}

impl Limits {
    /// Starts the clock.
    pub(crate) fn watch(&self) -> Watch {
        let deadline = self.time.and_then(|time| Instant::now().checked_add(time));
        Watch::new(self.cancel.clone(), deadline)
    }
}
