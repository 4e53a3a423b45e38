//! A program between two calls.

use std::sync::{Arc, LazyLock};

use oxicc_driver::{LibraryCache, Program};

/// The libraries that programs came with, read: mostly one, libdevice, with every program.
static LIBRARIES: LazyLock<Arc<LibraryCache>> = LazyLock::new(Default::default);

/// A program with what the last call left.
pub struct State {
    pub program: Program,
    /// With the zero at the end.
    pub log: Vec<u8>,
    /// PTX with the zero at the end, or a container.
    pub output: Vec<u8>,
}

impl State {
    pub fn new() -> State {
        State { program: Program::with_cache(Arc::clone(&LIBRARIES)), log: vec![0], output: vec![0] }
    }

    /// Drops what the last call left.
    pub fn forget(&mut self) {
        self.log = vec![0];
        self.output = vec![0];
    }

    pub fn set_log(&mut self, text: &str) {
        self.log = c_text(text);
    }

    pub fn set_ptx(&mut self, text: &str) {
        self.output = c_text(text);
    }
}

fn c_text(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len() + 1);
    bytes.extend_from_slice(text.as_bytes());
    bytes.push(0);
    bytes
}
