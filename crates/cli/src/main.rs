//! The `oxicc` command.
#![cfg_attr(all(target_os = "linux", target_env = "gnu"), no_main)]

use std::ffi::OsString;
use std::process;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use signal_hook::consts::SIGABRT;
use signal_hook::flag::register_conditional_shutdown;

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod entry;

#[global_allocator]
static ALLOCATOR: oxicc_allocator::Allocator = oxicc_allocator::Allocator;

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn main() {
    work()
}

/// Works on a large stack of its own, but on the thread the process has: starting a second one and waiting for it takes
/// longer than compiling a small kernel.
fn work() -> ! {
    let args: Vec<OsString> = std::env::args_os().collect();
    if let Some(status) = oxicc_cli::native::answer_at_once(&args) {
        process::exit(status.into());
    }
    oxicc_driver::install_panic_hook();
    // Rust says so and aborts where an allocation fails; for a user that is an error like others. Without the handler it aborts.
    let _ = register_conditional_shutdown(SIGABRT, 1, Arc::new(AtomicBool::new(true)));
    // Memory is left to the operating system, the stack's, too, which is faster than giving it back.
    let run = || process::exit(oxicc_cli::native::main(args).into());
    let Err(_) = oxicc_driver::on_large_stack::<std::convert::Infallible>(run);
    eprintln!("oxicc: error: not enough memory for the stack");
    process::exit(1)
}
