//! A launch seen from another thread: how far it is, and a request to stop.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Shared by whoever runs a launch and whoever watches it.
#[derive(Debug, Default)]
pub struct Watch {
    blocks: AtomicU64,
    instructions: AtomicU64,
    stop: AtomicBool,
}

impl Watch {
    /// A watch for one launch.
    pub fn new() -> Watch {
        Watch::default()
    }

    /// Blocks that have ended.
    pub fn blocks(&self) -> u64 {
        self.blocks.load(Ordering::Relaxed)
    }

    /// Thread instructions so far, of blocks that run too.
    pub fn instructions(&self) -> u64 {
        self.instructions.load(Ordering::Relaxed)
    }

    /// Asks the launch to stop where it is. Returns whether it had been asked before.
    pub fn stop(&self) -> bool {
        self.stop.swap(true, Ordering::Relaxed)
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    pub(crate) fn ended(&self, blocks: u64) {
        self.blocks.fetch_add(blocks, Ordering::Relaxed);
    }

    pub(crate) fn executed(&self, instructions: u64) {
        self.instructions.fetch_add(instructions, Ordering::Relaxed);
    }
}
