//! The `oxicc` command.

use std::process::ExitCode;
use std::thread;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Deeply nested input recurses deeply; the memory is only touched when it is used.
const STACK: usize = 256 << 20;

fn main() -> ExitCode {
    let run = || oxicc::cli::main(std::env::args_os());
    let status = match thread::Builder::new().stack_size(STACK).spawn(run) {
        Ok(compiler) => compiler.join().unwrap_or(oxicc::cli::exit::INTERNAL),
        Err(_) => run(),
    };
    ExitCode::from(status)
}
