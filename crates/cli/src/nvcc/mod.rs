//! nvcc's place: the command line that CMake, Makefiles and other build tools know, for a program that `oxicc toolkit` puts into a
//! directory of a toolkit's shape as `bin/nvcc`. `oxicc nvcc ...` is the same.
//!
//! - `options` reads the command line, `steps` does what it says, `texts` says what build tools ask for.
//! - `toolkit` writes the directory.

mod options;
mod steps;
mod texts;
mod toolkit;

use std::ffi::OsString;
use std::path::Path;

use options::{Invocation, Problem};
pub use toolkit::ToolkitArgs;

use crate::native::{exit, say};

/// The arguments for nvcc, if the command was started under its name or as `oxicc nvcc`.
pub fn arguments(args: &[OsString]) -> Option<&[OsString]> {
    let name = Path::new(args.first()?).file_stem()?;
    if name == "nvcc" {
        return args.get(1..);
    }
    if args.get(1)? == "nvcc" { args.get(2..) } else { None }
}

/// Runs the command; the exit status.
pub fn main(args: &[OsString]) -> u8 {
    match Invocation::read(args) {
        Ok(invocation) => steps::perform(&invocation).map_or_else(|status| status, |()| exit::SUCCESS),
        Err(Problem::Fatal(message)) => fatal(message),
        Err(Problem::Text(text)) => texts::print(text),
    }
}

/// Says what is wrong as nvcc does: build tools look for it.
fn fatal(message: impl std::fmt::Display) -> u8 {
    say(format_args!("nvcc fatal   : {message}\n"));
    exit::ERROR
}
