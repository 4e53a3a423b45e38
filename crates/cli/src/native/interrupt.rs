//! Ctrl-C while a kernel runs.

use std::sync::Arc;

use oxicc_launch::Watch;

use super::exit;

/// From now on Ctrl-C makes the launch stop and tell where it is; a second one ends the process.
pub fn answer_with_the_place(watch: Arc<Watch>) {
    // Without a handler Ctrl-C ends the process as ever.
    let _ = ctrlc::set_handler(move || {
        if watch.stop() {
            std::process::exit(exit::INTERRUPTED.into());
        }
    });
}
