//! `oxicc FILE` and `oxicc check FILE`.

use std::mem::ManuallyDrop;
use std::path::PathBuf;

use clap::{ArgMatches, Args};
use oxicc_driver::{Compilation, Emit, Input, Options, compile, list_passes, write_atomically};

use super::{CompileFlags, color, error, exit, print, say};

#[derive(Args)]
pub struct CompileArgs {
    /// CUDA C++ (.cu, preprocessed .ii), NVVM IR (.ll) or PTX (.ptx); - reads CUDA C++ from standard input
    // Not an Option in spirit: clap asks for it unless there is a subcommand.
    #[arg(value_name = "FILE", required_unless_present = "print_passes")]
    input: Option<PathBuf>,
    /// Write to this file
    #[arg(short = 'o', value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write PTX (the default)
    #[arg(long, conflicts_with_all = ["emit_llvm", "preprocess"])]
    ptx: bool,
    /// Write NVVM IR
    #[arg(long, conflicts_with = "preprocess")]
    emit_llvm: bool,
    /// Only preprocess
    #[arg(short = 'E')]
    preprocess: bool,
    /// Show the time of each phase, and of each pass of the optimizer
    #[arg(long)]
    time_passes: bool,
    /// List the names for --passes
    #[arg(long)]
    print_passes: bool,
    #[command(flatten)]
    flags: CompileFlags,
}

#[derive(Args)]
pub struct CheckArgs {
    /// The file to check
    #[arg(value_name = "FILE")]
    input: PathBuf,
    #[command(flatten)]
    flags: CompileFlags,
}

impl CompileArgs {
    pub(super) fn main(self, matches: &ArgMatches) -> u8 {
        if self.print_passes {
            return print(&list_passes()).map_or_else(|status| status, |()| exit::SUCCESS);
        }
        let input = match Input::read(&self.input.unwrap_or_default()) {
            Ok(input) => input,
            Err(message) => return error(message),
        };
        let emit = match (self.preprocess, self.emit_llvm) {
            (true, _) => Emit::Preprocessed,
            (_, true) => Emit::Llvm,
            _ => Emit::Ptx,
        };
        let options = Options { keep_memory: true, ..self.flags.options(matches) };
        // The process ends after this, and its memory with it.
        let compilation = ManuallyDrop::new(compile_and_report(&input, &options, emit));
        if self.time_passes {
            say(compilation.times.table());
            if !compilation.optimizer.times.is_empty() {
                say(format_args!("passes:\n{}", compilation.optimizer.times));
            }
        }
        let Some(text) = &compilation.output else { return compilation.exit_status() };
        match &self.output {
            None => print(text).map_or_else(|status| status, |()| exit::SUCCESS),
            Some(path) if path.as_os_str() == "-" => {
                print(text).map_or_else(|status| status, |()| exit::SUCCESS)
            }
            Some(path) => match write_atomically(path, text.as_bytes()) {
                Ok(()) => exit::SUCCESS,
                Err(e) => error(format_args!("{}: {e}", path.display())),
            },
        }
    }
}

impl CheckArgs {
    pub(super) fn main(self, matches: &ArgMatches) -> u8 {
        let input = match Input::read(&self.input) {
            Ok(input) => input,
            Err(message) => return error(message),
        };
        compile_and_report(&input, &self.flags.options(matches), Emit::Nothing).exit_status()
    }
}

/// Compiles and shows what there is to say about it on standard error.
pub(super) fn compile_and_report(input: &Input, options: &Options, emit: Emit) -> Compilation {
    let compilation = compile(input, options, emit);
    say(&compilation.optimizer.text);
    say(compilation.render(color()));
    report_internal_error(&compilation, input);
    compilation
}

/// Says what is to be said about a bug in oxicc.
pub(crate) fn report_internal_error(compilation: &Compilation, input: &Input) {
    if let Some(internal) = &compilation.internal_error {
        say(format_args!("oxicc: internal compiler error: {}\n", internal.message));
        if let Some(backtrace) = &internal.backtrace {
            say(format_args!("{backtrace}\n"));
        }
        if let Some(path) = internal.preserve(input) {
            say(format_args!(
                "oxicc: this is a bug in oxicc; the input is kept for a report: {}\n",
                path.display()
            ));
        }
    }
}
