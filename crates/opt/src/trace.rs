//! When each pass ran.

use std::time::Duration;

/// A span of time.
#[derive(Clone, Debug)]
pub struct Span {
    pub name: &'static str,
    /// The function, for function passes.
    pub detail: String,
    /// Since the start of the pipeline.
    pub start: Duration,
    pub time: Duration,
    /// Counts from 0.
    pub thread: u32,
}
