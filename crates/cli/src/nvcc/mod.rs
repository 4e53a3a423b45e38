//! nvcc's place: the command line that CMake, Makefiles and other build tools know, for a program that `oxicc toolkit` puts into a
//! directory of a toolkit's shape as `bin/nvcc`. `oxicc nvcc ...` is the same.
//!
//! - `options` reads the command line, `steps` does what it says, `texts` says what build tools ask for.
//! - `cache_key`: what an object depends on as a hash, for ccache; `decomposed`: a compilation as commands, for sccache.
//! - `toolkit` writes the directory, `libraries` what linkers find in it.

mod cache_key;
mod decomposed;
pub(crate) mod libraries;
mod options;
mod steps;
mod texts;
mod toolkit;

use std::env;
use std::ffi::OsString;
use std::path::Path;

pub(crate) use decomposed::Unit;
pub use options::names as option_names;
use options::{Invocation, Problem, Product};
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
    match Unit::of(args) {
        Some(unit) => run_unit(unit),
        None => run(args),
    }
}

/// Runs the command line that another one carries, in its directory.
pub(crate) fn run_unit(unit: Unit) -> u8 {
    let output = unit.output.map(std::path::absolute).transpose();
    let entered = output.and_then(|output| env::set_current_dir(&unit.directory).map(|()| output));
    let output = match entered {
        Ok(output) => output,
        Err(e) => return fatal(format_args!("{}: {e}", unit.directory.display())),
    };
    match Invocation::read(&unit.words) {
        Ok(mut invocation) => {
            invocation.output = output;
            if unit.view {
                invocation.product = Product::Preprocessed;
            }
            perform(&invocation, &unit.words)
        }
        Err(Problem::Fatal(message)) => fatal(message),
        Err(Problem::Text(text)) => texts::print(text),
    }
}

fn perform(invocation: &Invocation, given: &[OsString]) -> u8 {
    steps::perform(invocation, given).map_or_else(|status| status, |()| exit::SUCCESS)
}

fn run(args: &[OsString]) -> u8 {
    match Invocation::read(args) {
        Ok(invocation) => perform(&invocation, args),
        Err(Problem::Fatal(message)) => fatal(message),
        Err(Problem::Text(text)) => texts::print(text),
    }
}

/// Says what is wrong as nvcc does: build tools look for it.
fn fatal(message: impl std::fmt::Display) -> u8 {
    say(format_args!("nvcc fatal   : {message}\n"));
    exit::ERROR
}
