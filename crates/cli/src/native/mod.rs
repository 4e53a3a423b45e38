//! The command line: what can be written (`flags`), and what is done then (`compile`, `run`).
//!
//! ```text
//! oxicc FILE                 PTX on standard output, or in the file given with -o
//! oxicc check FILE           only look for errors
//! oxicc run FILE --arg ...   compile and execute on the simulator, or on a GPU
//! ```
//!
//! nvcc's spellings work: its long options with one dash are brought to two dashes before clap sees them.

mod compile;
mod flags;
mod interrupt;
mod optimizer_flags;
mod progress;
mod run;
mod warning_flags;

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};

use clap::{ArgMatches, Args, Command};
use oxicc_source::render::human::Color;

use crate::cicc;
use crate::program::BuildArgs;

pub use compile::CompileArgs;
pub(crate) use compile::{compile_and_report, report_internal_error};
pub use flags::CompileFlags;
pub use run::RunArgs;

/// Exit statuses of the command.
pub mod exit {
    pub const SUCCESS: u8 = 0;
    /// Errors in the input or on the command line.
    pub const ERROR: u8 = 1;
    /// A bug in oxicc.
    pub const INTERNAL: u8 = 2;
    /// A kernel that ran had a fault.
    pub const FAULT: u8 = 3;
    /// Ctrl-C, as shells report it.
    pub const INTERRUPTED: u8 = 130;
}

/// A subcommand: its name, what it does, and how it is done.
struct Subcommand {
    name: &'static str,
    about: &'static str,
    main: fn(Command, Vec<OsString>) -> u8,
}

const SUBCOMMANDS: [Subcommand; 3] = [
    Subcommand {
        name: "run",
        about: "Compile and execute a kernel on the built-in simulator, or on a GPU",
        main: |command, args| parse(command, args, RunArgs::main),
    },
    Subcommand {
        name: "build",
        about: "Build a program: device code, and host code through the host's C++ compiler",
        main: |command, args| parse(command, args, BuildArgs::main),
    },
    Subcommand {
        name: "check",
        about: "Look for errors, write nothing",
        main: |command, args| parse(command, args, compile::CheckArgs::main),
    },
];

/// Runs the command with these arguments (the first is the program's name) and returns its exit status.
///
/// Describing all options to clap takes longer than compiling a small file, so only those of the subcommand that is meant are.
pub fn main(args: impl IntoIterator<Item = OsString>) -> u8 {
    let args: Vec<OsString> = args.into_iter().collect();
    if let Some(args) = cicc::arguments(&args) {
        return cicc::main(&args);
    }
    let args: Vec<OsString> = flags::spelled_for_clap(args);
    if let Some(subcommand) = SUBCOMMANDS.iter().find(|s| args.get(1).is_some_and(|a| a == s.name)) {
        let full_name = format!("oxicc {}", subcommand.name);
        let command = Command::new(subcommand.name).bin_name(full_name).about(subcommand.about);
        return (subcommand.main)(command, args[1..].to_vec());
    }
    if let Some(usual) = args.get(1..).and_then(CompileArgs::usual) {
        return usual.main(&ArgMatches::default());
    }
    let stubs = SUBCOMMANDS.iter().map(|s| Command::new(s.name).about(s.about));
    let command = Command::new("oxicc")
        .about("A CUDA C++ device compiler: CUDA C++ or NVVM IR in, PTX out")
        .version(env!("CARGO_PKG_VERSION"))
        .args_conflicts_with_subcommands(true)
        .subcommand_negates_reqs(true)
        .disable_help_subcommand(true)
        .subcommands(stubs);
    parse(command, args, CompileArgs::main)
}

/// Reads the arguments of a command and does what they say.
fn parse<A: Args>(command: Command, args: Vec<OsString>, main: fn(A, &ArgMatches) -> u8) -> u8 {
    // Build systems repeat flags; the last one counts, as with nvcc.
    let mut command = A::augment_args(command).args_override_self(true);
    let matches = match command.try_get_matches_from_mut(args) {
        Ok(matches) => matches,
        Err(e) => return report_usage(&e),
    };
    match A::from_arg_matches(&matches) {
        Ok(parsed) => main(parsed, &matches),
        Err(e) => report_usage(&e.format(&mut command)),
    }
}

/// Help and version are no errors; anything else is.
fn report_usage(error: &clap::Error) -> u8 {
    // When standard error is closed there is nobody to tell.
    let _ = error.print();
    if error.use_stderr() { exit::ERROR } else { exit::SUCCESS }
}

/// Colours on a terminal, unless the user does not want them (see no-color.org).
fn color() -> Color {
    let wanted = std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty());
    if wanted && io::stderr().is_terminal() { Color::Always } else { Color::Never }
}

pub(crate) fn error(message: impl std::fmt::Display) -> u8 {
    say(format_args!("oxicc: {message}\n"));
    exit::ERROR
}

/// Writes to standard error; when it is closed there is nobody to tell, and that is no bug of ours.
pub(crate) fn say(text: impl std::fmt::Display) {
    let _ = write!(io::stderr().lock(), "{text}");
}

/// Writes to standard output; a closed pipe is the reader's way to say "enough".
fn print(text: &str) -> Result<(), u8> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(e) if e.kind() != io::ErrorKind::BrokenPipe => Err(error(format_args!("standard output: {e}"))),
        _ => Ok(()),
    }
}
