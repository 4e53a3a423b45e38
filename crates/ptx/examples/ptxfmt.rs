//! Reads a PTX file and prints it again, in the layout of its target.

use std::process::ExitCode;

use oxicc_ptx::{parse_module, print_module};
use oxicc_target::Target;

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: ptxfmt FILE");
        return ExitCode::FAILURE;
    };
    let text = match std::fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{path}: {error}");
            return ExitCode::FAILURE;
        }
    };
    match parse_module(&text) {
        Ok(module) => {
            let dialect = module.known_target().unwrap_or_else(Target::default).dialect();
            print!("{}", print_module(&module, dialect));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{path}:{error}");
            ExitCode::FAILURE
        }
    }
}
