//! Parts of a compilation, from file to file: `-lgenfe`, `-lnk`, `-opt`, `-llc`, and the files that `-keep` leaves.
//!
//! The files are bitcode in the form of the target: with typed pointers, as LLVM 7 writes it, before sm_100. Either form is read.

use std::fs;
use std::path::{Path, PathBuf};

use oxicc_driver::{Emit, Face, Input, InputKind, MathLibrary, Stage, compile, is_bitcode};

use super::flags::Mode;
use super::{Invocation, cache_key, report, toolkit, write_bytes, write_ptx};
use crate::native::{exit, report_unfinished, say};

/// The input, once it is clear that there is an output; the error is the exit status.
pub fn read(invocation: &Invocation, name: &str) -> Result<Vec<u8>, u8> {
    if invocation.output.is_none() {
        say("Error: Output file was not specified (See -o option).\n");
        return Err(exit::ERROR);
    }
    fs::read(name).map_err(|e| {
        say(format_args!("cicc: error in open {name}\n{e}\n"));
        255
    })
}

/// Runs the part that the mode names.
pub fn run(mut invocation: Invocation, name: &str) -> u8 {
    let text = match read(&invocation, name) {
        Ok(text) => text,
        Err(status) => return status,
    };
    let is_front_end = invocation.mode == Mode::FrontEnd;
    if !is_front_end && !is_bitcode(&text) {
        say(format_args!("cicc: input file {name} read error: \"\"\nInvalid bitcode signature\n"));
        return exit::ERROR;
    }
    let options = &mut invocation.options;
    options.toolkit_around = toolkit::around(is_front_end.then_some(&text[..]), invocation.oldest_toolkit);
    options.ir_rules = Face::LibNvvm;
    let emit = match invocation.mode {
        Mode::FrontEnd => Emit::Stage(Stage::Generated),
        Mode::Link => Emit::Stage(Stage::Linked),
        Mode::Optimise => {
            options.library = MathLibrary::None;
            Emit::Stage(Stage::Optimised)
        }
        _ => {
            options.library = MathLibrary::None;
            options.optimizer.done_before = true;
            Emit::Ptx
        }
    };
    let kind = if is_front_end { InputKind::Preprocessed } else { InputKind::Ir };
    let input = Input::new(name, kind, text);
    if invocation.print_cache_key {
        return cache_key::print(&invocation, &input, emit);
    }
    let compilation = compile(&input, &invocation.options, emit);
    report(&invocation, &compilation);
    report_unfinished(&compilation, &input);
    match (&compilation.output, &compilation.binary) {
        // Errors of the front end alone are not seen in its status.
        (None, _)
            if is_front_end && compilation.internal_error.is_none() && compilation.stopped.is_none() =>
        {
            exit::SUCCESS
        }
        (None, _) => compilation.exit_status(),
        (_, Some(bytes)) => {
            if !is_front_end || invocation.emit_bitcode {
                write_bytes(invocation.output.as_deref().unwrap_or_default(), bytes);
            }
            exit::SUCCESS
        }
        (Some(ptx), None) => write_ptx(&invocation, name, ptx),
    }
}

/// The modules between the phases, beside the input: its name without the last two extensions, and that of the phase.
pub fn write_kept(input: &str, stages: &[(Stage, Vec<u8>)]) {
    for (stage, bytes) in stages {
        let extension = match stage {
            Stage::Generated => "lgenfe.bc",
            Stage::Linked => "lnk.bc",
            Stage::Optimised => "opt.bc",
        };
        write_bytes(&kept_name(input, extension).display().to_string(), bytes);
    }
}

pub fn kept_name(input: &str, extension: &str) -> PathBuf {
    Path::new(input).with_extension("").with_extension(extension)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_kept_files() {
        for (input, kept) in [
            ("a.compute_90a.cpp1.ii", "a.compute_90a.lnk.bc"),
            ("d/y.foo.ii", "d/y.lnk.bc"),
            ("k.ii", "k.lnk.bc"),
        ] {
            assert_eq!(kept_name(input, "lnk.bc"), Path::new(kept));
        }
    }
}
