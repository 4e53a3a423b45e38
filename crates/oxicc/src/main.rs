//! The `oxicc` command.

use std::process::{self, ExitCode};
use std::thread;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Deeply nested input recurses deeply; the memory is only touched when it is used.
const STACK: usize = 256 << 20;

fn main() -> ExitCode {
    match thread::Builder::new().stack_size(STACK).spawn(run) {
        // The thread ends the process itself, unless it panicked.
        Ok(compiler) => match compiler.join() {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::from(oxicc::cli::exit::INTERNAL),
        },
        Err(_) => {
            run();
            ExitCode::SUCCESS
        }
    }
}

/// Ends the process from within: its memory is left to the operating system, which is faster than giving it back.
fn run() {
    process::exit(oxicc::cli::main(std::env::args_os()).into())
}
