//! Times of a piece of work in this thread.

use std::fs;
use std::time::Instant;

/// Milliseconds this thread was on a processor so far: what a busy machine leaves comparable.
pub fn processor_ms() -> f64 {
    let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split_whitespace().next().and_then(|w| w.parse::<f64>().ok());
    nanoseconds.unwrap_or(0.0) / 1e6
}

/// The best wall and processor time of several runs, in milliseconds.
pub fn best(runs: u32, mut work: impl FnMut() -> Result<(), String>) -> Result<(f64, f64), String> {
    let mut best = (f64::INFINITY, f64::INFINITY);
    for _ in 0..runs.max(1) {
        let (wall, processor) = (Instant::now(), processor_ms());
        work()?;
        best.0 = best.0.min(wall.elapsed().as_secs_f64() * 1e3);
        best.1 = best.1.min(processor_ms() - processor);
    }
    Ok(best)
}
