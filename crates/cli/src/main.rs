//! The `oxicc` command.

use std::process;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Works on a large stack of its own, but on the thread the process has: starting a second one and waiting for it takes
/// longer than compiling a small kernel.
fn main() {
    oxicc_driver::install_panic_hook();
    let status = stacker::grow(oxicc_driver::STACK, || oxicc_cli::native::main(std::env::args_os()));
    // Memory is left to the operating system, which is faster than giving it back.
    process::exit(status.into())
}
