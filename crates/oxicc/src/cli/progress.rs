//! A progress bar on standard error, for runs that take longer than a second and have somebody watching.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::say;

const PATIENCE: Duration = Duration::from_secs(1);
const INTERVAL: Duration = Duration::from_millis(100);
const WIDTH: u64 = 40;

/// Shows the bar until it is dropped.
pub struct Progress {
    pub counter: Arc<AtomicU64>,
    /// Dropped to end the thread.
    end: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Progress {
    /// Watches a counter that goes up to `total`; nothing is shown when standard error is not a terminal.
    pub fn start(total: u64) -> Progress {
        let counter = Arc::new(AtomicU64::new(0));
        let (end, ended) = mpsc::channel();
        let watched = Arc::clone(&counter);
        let show = move || {
            let mut wait = PATIENCE;
            let mut shown = false;
            while ended.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
                wait = INTERVAL;
                shown = true;
                draw(watched.load(Ordering::Relaxed), total);
            }
            if shown {
                say(format_args!("\r{:width$}\r", "", width = WIDTH as usize + 40));
            }
        };
        let thread = io::stderr().is_terminal().then(|| thread::spawn(show));
        Progress { counter, end: Some(end), thread }
    }
}

fn draw(done: u64, total: u64) {
    let done = done.min(total);
    let filled = (done * WIDTH).checked_div(total).unwrap_or(0) as usize;
    let bar: String = (0..WIDTH as usize).map(|i| if i < filled { '#' } else { '.' }).collect();
    say(format_args!("\r[{bar}] {done} of {total} blocks"));
    // The bar is only decoration.
    let _ = io::stderr().flush();
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
