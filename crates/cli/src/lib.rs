//! The `oxicc` command: its own command line ([`native`]) and cicc's, for nvcc ([`cicc`]).
//!
//! A face is a translation of its callers' words into the library; it knows no stage of the compiler.

pub mod cicc;
pub mod native;
pub mod nvcc;
pub mod program;
#[cfg(target_os = "linux")]
mod serve;

/// Where the command was started, for paths in debug information; empty where that cannot be told.
fn working_directory() -> String {
    std::env::current_dir().ok().and_then(|d| d.into_os_string().into_string().ok()).unwrap_or_default()
}
