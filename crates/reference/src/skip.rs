//! Tests that cannot run here.

use std::fmt::Display;
use std::fs::OpenOptions;
use std::io::Write;
use std::{env, thread};

/// Names the file in which tests that were skipped are listed.
pub const SKIPPED: &str = "OXICC_SKIPPED";

/// Says that the test of this thread is skipped, and why. The runner of the tests counts a test that returns as passed, so `cargo xtask test`
/// asks for a list, one line for each test.
pub fn skip(why: impl Display) {
    let thread = thread::current();
    let program = env::current_exe().ok();
    let program = program.as_deref().and_then(|p| p.file_stem()).and_then(|n| n.to_str()).unwrap_or("?");
    let line = format!("{program} {}: {why}\n", thread.name().unwrap_or("?"));
    eprint!("skipped: {line}");
    let Some(list) = env::var_os(SKIPPED) else { return };
    let list = OpenOptions::new().create(true).append(true).open(list);
    list.and_then(|mut list| list.write_all(line.as_bytes())).expect("the list of skipped tests");
}
