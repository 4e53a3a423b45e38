//! Ctrl-C while a program is built or runs: no temporary files stay behind.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::time::Duration;
use std::{fs, process, thread};

use crate::native::exit;

/// Directories that go away with the process.
static DIRECTORIES: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// The program that we wait for decides what an interrupt means.
static LEFT_TO_PROGRAM: AtomicBool = AtomicBool::new(false);

/// How often a directory is removed into which a compiler that is being interrupted still writes.
const ATTEMPTS: usize = 10;

fn directories() -> MutexGuard<'static, Vec<PathBuf>> {
    DIRECTORIES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on an interrupt removes the directory.
pub(super) fn remove_too(directory: &Path) {
    directories().push(directory.to_owned());
    static ONCE: Once = Once::new();
    // Who ignores interrupts goes on doing so: shells have it so for what they start in the background.
    ONCE.call_once(|| drop(ctrlc::try_set_handler(end)));
}

/// The directory is gone.
pub(super) fn forget(directory: &Path) {
    directories().retain(|d| d != directory);
}

/// From now on an interrupt is the program's affair, which gets it from the terminal as we do.
pub(super) fn leave_to_program() {
    LEFT_TO_PROGRAM.store(true, Ordering::Relaxed);
}

fn end() {
    if LEFT_TO_PROGRAM.load(Ordering::Relaxed) {
        return;
    }
    for directory in directories().iter() {
        for _ in 0..ATTEMPTS {
            if fs::remove_dir_all(directory).is_ok() || !directory.exists() {
                break;
            }
            thread::sleep(Duration::from_millis(20));
        }
    }
    process::exit(exit::INTERRUPTED.into());
}
