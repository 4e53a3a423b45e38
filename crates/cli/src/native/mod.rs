//! The command line: what can be written (`flags`), and what is done then (`compile`, `run`).
//!
//! ```text
//! oxicc FILE                 PTX on standard output, or in the file given with -o
//! oxicc check FILE           only look for errors
//! oxicc run FILE --arg ...   compile and execute on the simulator, or on a GPU
//! oxicc debug FILE --arg ...   the same, with breakpoints and the values of variables
//! oxicc link FILE...         link units of IR and compile them as one program
//! oxicc dump FILE            show containers of IR as text
//! oxicc serve                stay in memory for the compilations of a build
//! ```
//!
//! nvcc's spellings work: its long options with one dash are brought to two dashes before clap sees them, and what is for
//! other tools (`nvcc_flags`) is left out with a note.

mod about;
mod compile;
mod debug;
mod dump;
mod flags;
mod interrupt;
mod link;
mod messages;
mod nvcc_flags;
mod optimizer_flags;
mod outputs;
mod progress;
mod run;
mod unused;
mod usage;
mod usual;
mod warning_flags;

use std::ffi::OsString;
use std::io::{self, Write};

use clap::{ArgMatches, Args, Command};

use crate::cicc;
use crate::nvcc::{self, ToolkitArgs};
use crate::program::BuildArgs;
#[cfg(target_os = "linux")]
use crate::serve;
use about::is_subcommand;
pub use messages::MessageFlags;
#[cfg(test)]
pub(crate) use nvcc_flags::names as names_of_nvcc;
pub(crate) use nvcc_flags::split_words;

pub use compile::CompileArgs;
pub(crate) use compile::{compile_and_report, report_internal_error, report_unfinished};
pub(crate) use debug::{Debugger, editor_streams};
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
    /// Not for everyday use: `--help` does not list it.
    hidden: bool,
    /// Options of nvcc that mean something else here.
    own_flags: &'static [&'static str],
    augment: fn(Command) -> Command,
    main: fn(Command, Vec<OsString>) -> u8,
}

const SUBCOMMANDS: &[Subcommand] = &[
    Subcommand {
        name: "run",
        about: "Compile and execute a kernel on the built-in simulator, or on a GPU",
        hidden: false,
        own_flags: &["-g", "--link", "--shared", "--profile"],
        augment: RunArgs::augment_args,
        main: |command, args| parse(command, args, RunArgs::main),
    },
    Subcommand {
        name: "debug",
        about: "Compile and debug a kernel on the built-in simulator",
        hidden: false,
        own_flags: &["-g", "--link", "--shared", "--profile"],
        augment: debug::DebugArgs::augment_args,
        main: |command, args| {
            // GDB's spelling.
            let spelled = |a: OsString| if a == "-ex" { "--ex".into() } else { a };
            parse(command, args.into_iter().map(spelled).collect(), debug::DebugArgs::main)
        },
    },
    Subcommand {
        name: "build",
        about: "Build a program: device code, and host code through the host's C++ compiler",
        hidden: false,
        own_flags: BuildArgs::OWN_FLAGS,
        augment: BuildArgs::augment_args,
        main: |command, args| parse(command, args, BuildArgs::main),
    },
    Subcommand {
        name: "check",
        about: "Look for errors, write nothing",
        hidden: false,
        own_flags: &[],
        augment: compile::CheckArgs::augment_args,
        main: |command, args| parse(command, args, compile::CheckArgs::main),
    },
    Subcommand {
        name: "link",
        about: "Link units of LTO-IR or NVVM IR and compile them as one program",
        hidden: false,
        own_flags: &[],
        augment: link::LinkArgs::augment_args,
        main: |command, args| parse(command, args, link::LinkArgs::main),
    },
    Subcommand {
        name: "dump",
        about: "Show LTO-IR, OptiX IR, bitcode and fat binaries as text",
        hidden: false,
        own_flags: &[],
        augment: dump::DumpArgs::augment_args,
        main: |command, args| parse(command, args, dump::DumpArgs::main),
    },
    Subcommand {
        name: "toolkit",
        about: "Write a directory that build tools take for a CUDA toolkit",
        hidden: false,
        own_flags: &[],
        augment: ToolkitArgs::augment_args,
        main: |command, args| parse(command, args, ToolkitArgs::main),
    },
    #[cfg(target_os = "linux")]
    Subcommand {
        name: "serve",
        about: "Stay in memory for the compilations of a build",
        hidden: false,
        own_flags: &[],
        augment: serve::ServeArgs::augment_args,
        main: |command, args| parse(command, args, serve::ServeArgs::main),
    },
    Subcommand {
        name: "completions",
        about: "Write completions for a shell",
        hidden: true,
        own_flags: &[],
        augment: about::CompletionArgs::augment_args,
        main: |command, args| parse(command, args, about::CompletionArgs::main),
    },
    Subcommand {
        name: "man",
        about: "Write the manual pages",
        hidden: true,
        own_flags: &[],
        augment: about::ManualArgs::augment_args,
        main: |command, args| parse(command, args, about::ManualArgs::main),
    },
];

/// Answers what needs neither a large stack nor the description of the options: `--version` alone, with which build tools start.
pub fn answer_at_once(args: &[OsString]) -> Option<u8> {
    let text = match args {
        [_, word] if word == "--version" => about::long_version(),
        [_, word] if word == "-V" => about::version(),
        _ => return None,
    };
    if cicc::arguments(args).is_some() || nvcc::arguments(args).is_some() {
        return None;
    }
    Some(print(&format!("oxicc {text}\n")).err().unwrap_or(exit::SUCCESS))
}

/// Runs the command with these arguments (the first is the program's name) and returns its exit status.
///
/// Describing all options to clap takes longer than compiling a small file, so only those of the subcommand that is meant are.
pub fn main(args: impl IntoIterator<Item = OsString>) -> u8 {
    let mut args: Vec<OsString> = args.into_iter().collect();
    if let Some(words) = cicc::arguments(&args) {
        #[cfg(target_os = "linux")]
        if let Some(status) = serve::hand_over(&args, &words) {
            return status;
        }
        return cicc::main(&words);
    }
    if let Some(args) = nvcc::arguments(&args) {
        return nvcc::main(args);
    }
    if args.get(1).is_some_and(|a| a == "help") {
        // `oxicc help run` is `oxicc run --help`.
        args.remove(1);
        args.truncate(2);
        args.push("--help".into());
    }
    if let Some(usual) = args.get(1..).and_then(CompileArgs::usual) {
        return usual.main(&ArgMatches::default());
    }
    if compile::links_a_program(&args) {
        // `oxicc app.cu -lcuda -o app`: what is for the linker has a place there.
        args.insert(1, "build".into());
    }
    let subcommand = SUBCOMMANDS.iter().find(|s| args.get(1).is_some_and(|a| a == s.name));
    let messages = MessageFlags::of_args(&args);
    // The command that is served has options of its own.
    let is_serve = subcommand.is_some_and(|s| s.name == "serve");
    let end = args.iter().position(|a| is_serve && a == "--").unwrap_or(args.len());
    let behind = args.split_off(end);
    let translated = match nvcc_flags::translate(args, subcommand.map_or(&[], |s| s.own_flags)) {
        Ok(translated) => translated,
        Err(message) => return messages.error(message),
    };
    let mut args = flags::spelled_for_clap(translated.args);
    if !args.iter().any(|a| a == "-w") {
        translated.notes.iter().for_each(|note| messages.note(note));
    }
    args.extend(behind);
    match subcommand {
        Some(subcommand) => {
            let full_name = format!("oxicc {}", subcommand.name);
            let command = Command::new(subcommand.name).bin_name(full_name).about(subcommand.about);
            (subcommand.main)(command, args[1..].to_vec())
        }
        None => parse(bare_command(), args, CompileArgs::main),
    }
}

/// The command without its options.
fn bare_command() -> Command {
    let stubs = SUBCOMMANDS.iter().map(|s| Command::new(s.name).about(s.about).hide(s.hidden));
    Command::new("oxicc")
        .about("A CUDA C++ device compiler: CUDA C++ or NVVM IR in, PTX out")
        .version(about::version())
        .long_version(about::long_version())
        .after_help(about::AFTER_HELP)
        .args_conflicts_with_subcommands(true)
        .subcommand_negates_reqs(true)
        .disable_help_subcommand(true)
        .subcommands(stubs)
}

/// The command with its options, but not those of its subcommands.
fn top_command() -> Command {
    CompileArgs::augment_args(bare_command())
}

/// Every option of the command without a subcommand, as it is written: for the test that each acts.
pub fn option_names() -> Vec<String> {
    let command = top_command();
    command.get_arguments().filter_map(spelled).collect()
}

/// The options that each subcommand has besides those of the command itself, `run --grid`: for the same test.
pub fn subcommand_option_names() -> Vec<String> {
    let shared = option_names();
    let own = |subcommand: &Subcommand| {
        let command = (subcommand.augment)(Command::new(subcommand.name));
        let options: Vec<String> = command.get_arguments().filter_map(spelled).collect();
        let own = options.into_iter().filter(|option| !shared.contains(option));
        own.map(|option| format!("{} {option}", subcommand.name)).collect::<Vec<_>>()
    };
    SUBCOMMANDS.iter().flat_map(own).collect()
}

/// The options that a subcommand has as the command itself has them: for the same test.
pub fn shared_option_names(subcommand: &str) -> Vec<String> {
    let shared = option_names();
    let found = SUBCOMMANDS.iter().find(|s| s.name == subcommand);
    let command = found.map(|s| (s.augment)(Command::new(s.name)));
    let options = command.iter().flat_map(Command::get_arguments).filter_map(spelled);
    options.filter(|option| shared.contains(option)).collect()
}

/// Options of subcommands that mean nothing to them, as they are written: for the same test.
pub fn unused_option_names() -> Vec<(&'static str, String)> {
    let of_row = |row: &'static unused::Unused| {
        let subcommand = SUBCOMMANDS.iter().find(|s| s.name == row.subcommand);
        let command = subcommand.map(|s| (s.augment)(Command::new(s.name)));
        let names = row.options.iter().filter_map(move |id| Some(spelling(command.as_ref()?, id)));
        names.map(|name| (row.subcommand, name)).collect::<Vec<_>>()
    };
    unused::UNUSED.iter().flat_map(of_row).collect()
}

/// An option as it is written; nothing for what is no option.
fn spelled(option: &clap::Arg) -> Option<String> {
    match (option.get_long(), option.get_short()) {
        (Some(long), _) => Some(format!("--{long}")),
        (None, short) => short.map(|letter| format!("-{letter}")),
    }
}

/// The option that clap knows by this name.
fn spelling(command: &Command, id: &str) -> String {
    let option = command.get_arguments().find(|a| a.get_id() == id);
    option.and_then(spelled).unwrap_or_else(|| id.to_owned())
}

/// Reads the arguments of a command and does what they say.
fn parse<A: Args>(command: Command, args: Vec<OsString>, main: fn(A, &ArgMatches) -> u8) -> u8 {
    // Build systems repeat flags; the last one counts, as with nvcc.
    let mut command = A::augment_args(command).args_override_self(true);
    let messages = MessageFlags::of_args(&args);
    let matches = match command.try_get_matches_from_mut(args.clone()) {
        Ok(matches) => matches,
        Err(e) => {
            let explained = usage::explain(&command, &args, &e);
            return explained.map_or_else(|| report_usage(&e, messages), |text| messages.error(text));
        }
    };
    if matches.try_get_one("verbose").is_ok_and(|verbose| verbose == Some(&true)) {
        for (id, why) in unused::given(command.get_name(), &matches) {
            let option = spelling(&command, &id);
            messages.note(format_args!("{option} has no effect: {why}"));
        }
    }
    match A::from_arg_matches(&matches) {
        Ok(parsed) => main(parsed, &matches),
        Err(e) => report_usage(&e.format(&mut command), messages),
    }
}

/// Help and version are no errors; anything else is.
fn report_usage(error: &clap::Error, messages: MessageFlags) -> u8 {
    if !error.use_stderr() {
        // A closed pipe is the reader's way to say "enough".
        let _ = error.print();
        return exit::SUCCESS;
    }
    if messages.for_people() {
        // When standard error is closed there is nobody to tell.
        let _ = error.print();
        return exit::ERROR;
    }
    messages.error(error.to_string().trim_end().trim_start_matches("error: "))
}

/// Says what is wrong to people.
pub(crate) fn error(message: impl std::fmt::Display) -> u8 {
    MessageFlags::default().error(message)
}

/// Writes to standard error; when it is closed there is nobody to tell, and that is no bug of ours.
pub(crate) fn say(text: impl std::fmt::Display) {
    let _ = write!(io::stderr().lock(), "{text}");
}

/// Writes to standard output; a closed pipe is the reader's way to say "enough".
pub(crate) fn print(text: &str) -> Result<(), u8> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(e) if e.kind() != io::ErrorKind::BrokenPipe => {
            Err(MessageFlags::default().error(format_args!("standard output: {e}")))
        }
        _ => Ok(()),
    }
}
