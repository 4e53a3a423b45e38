//! The `oxicc` command.

use std::ffi::OsString;
use std::process;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use signal_hook::consts::SIGABRT;
use signal_hook::flag::register_conditional_shutdown;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Works on a large stack of its own, but on the thread the process has: starting a second one and waiting for it takes
/// longer than compiling a small kernel.
fn main() {
    oxicc_driver::install_panic_hook();
    // Rust says so and aborts where an allocation fails; for a user that is an error like others. Without the handler it aborts.
    let _ = register_conditional_shutdown(SIGABRT, 1, Arc::new(AtomicBool::new(true)));
    let args: Vec<OsString> = std::env::args_os().collect();
    if let Some(status) = oxicc_cli::native::answer_at_once(&args) {
        process::exit(status.into());
    }
    let run = || oxicc_cli::native::main(args);
    let status = oxicc_driver::on_large_stack(run).unwrap_or_else(|_| {
        eprintln!("oxicc: error: not enough memory for the stack");
        1
    });
    // Memory is left to the operating system, which is faster than giving it back.
    process::exit(status.into())
}
