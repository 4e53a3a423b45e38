//! `oxicc link FILE...`: units of IR linked and compiled as one program.

use std::path::PathBuf;

use clap::{ArgMatches, Args};
use oxicc_driver::{Input, InputKind, Product, Program, ProgramOptions, write_atomically};

use super::flags::Verbose;
use super::{CompileFlags, error, exit, print, report_internal_error, say};

#[derive(Args)]
pub struct LinkArgs {
    /// LTO-IR (.ltoir), NVVM IR as text (.ll) or bitcode (.bc)
    #[arg(value_name = "FILE", required = true)]
    inputs: Vec<PathBuf>,
    /// Write the PTX to this file
    #[arg(short = 'o', value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    verbose: Verbose,
    #[command(flatten)]
    flags: CompileFlags,
}

impl LinkArgs {
    pub(super) fn main(self, matches: &ArgMatches) -> u8 {
        let mut program = Program::new();
        let mut first = None;
        for path in &self.inputs {
            let name = path.display().to_string();
            match std::fs::read(path) {
                Ok(bytes) => {
                    program.add(&name, &bytes);
                    first.get_or_insert(Input::new(name, InputKind::Ir, bytes));
                }
                Err(e) => return error(format_args!("{name}: {e}")),
            }
        }
        let options = ProgramOptions {
            options: self.flags.options(matches),
            whole_program: true,
            any_version: true,
            ..ProgramOptions::default()
        };
        self.verbose.describe(&options.options);
        let outcome = program.compile(&options);
        say(&outcome.optimizer.text);
        if !outcome.log.is_empty() {
            say(format_args!("{}\n", outcome.log.trim_end()));
        }
        if let (Some(e), Some(input)) = (&outcome.internal_error, &first) {
            report_internal_error(e, input);
            return exit::INTERNAL;
        }
        // A closed pipe ends nothing here: the product may go elsewhere.
        let _ = print(&outcome.optimizer.stdout);
        let Some(Product::Ptx(ptx)) = &outcome.output else { return exit::ERROR };
        match &self.output {
            Some(path) if path.as_os_str() != "-" => match write_atomically(path, ptx.as_bytes()) {
                Ok(()) => exit::SUCCESS,
                Err(e) => error(format_args!("{}: {e}", path.display())),
            },
            _ => print(ptx).map_or_else(|status| status, |()| exit::SUCCESS),
        }
    }
}
