//! A progress bar on standard error, for runs that take longer than a second and have somebody watching.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use oxicc_launch::Watch;

use super::say;

const PATIENCE: Duration = Duration::from_secs(1);
const INTERVAL: Duration = Duration::from_millis(100);
const WIDTH: u64 = 40;

/// Shows the bar until it is dropped.
pub struct Progress {
    /// Dropped to end the thread.
    end: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Progress {
    /// Watches a launch of so many blocks; nothing is shown when standard error is not a terminal.
    pub fn start(watch: Arc<Watch>, total: u64) -> Progress {
        let (end, ended) = mpsc::channel();
        let show = move || {
            let mut wait = PATIENCE;
            let mut shown = 0;
            while ended.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
                wait = INTERVAL;
                let line = line(watch.blocks(), total, watch.instructions());
                // A shorter line covers the one before.
                say(format_args!("\r{line:shown$}"));
                shown = line.len();
                // The bar is only decoration.
                let _ = io::stderr().flush();
            }
            if shown > 0 {
                say(format_args!("\r{:shown$}\r", ""));
            }
        };
        let thread = io::stderr().is_terminal().then(|| thread::spawn(show));
        Progress { end: Some(end), thread }
    }
}

/// Blocks as a bar; the instructions show that a block which takes long is not stuck.
fn line(done: u64, total: u64, instructions: u64) -> String {
    let done = done.min(total);
    let filled = (done as u128 * WIDTH as u128).checked_div(total as u128).unwrap_or(0) as usize;
    let bar: String = (0..WIDTH as usize).map(|i| if i < filled { '#' } else { '.' }).collect();
    let blocks = if total == 1 { "block" } else { "blocks" };
    format!("[{bar}] {done} of {total} {blocks}, {} instructions", short(instructions))
}

/// 1234567 as 1.2 M.
fn short(n: u64) -> String {
    let units = [(1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")];
    match units.into_iter().find(|(size, _)| n as f64 >= *size) {
        Some((size, unit)) => format!("{:.1} {unit}", n as f64 / size),
        None => n.to_string(),
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        drop(self.end.take());
        if let Some(thread) = self.thread.take() {
            // A panic in the bar is nothing to fail for.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn a_line_has_blocks_and_instructions() {
        assert_eq!(
            line(1, 4, 999),
            format!("[{}{}] 1 of 4 blocks, 999 instructions", "#".repeat(10), ".".repeat(30))
        );
        assert!(line(0, 1, 1_234_567).ends_with("0 of 1 block, 1.2 M instructions"));
        assert!(line(7, 0, 0).ends_with("0 of 0 blocks, 0 instructions"));
    }
}
