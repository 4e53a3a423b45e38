//! ptxas as a process. Nothing is written to the disk.

use std::env;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use super::{Failure, is_too_old, search};
use crate::options::AssemblerOptions;

/// The path of ptxas, which is looked for once. `OXICC_PTXAS` names another one.
fn find() -> Option<PathBuf> {
    static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
    match env::var_os("OXICC_PTXAS") {
        Some(path) => Some(PathBuf::from(path)).filter(|p| p.is_file()),
        None => FOUND.get_or_init(|| search::programs("ptxas").into_iter().find(|p| p.is_file())).clone(),
    }
}

/// The arguments that NVRTC gives its own ptxas.
pub(super) fn arguments(options: &AssemblerOptions) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut add = |words: &[&str]| out.extend(words.iter().map(|w| (*w).to_owned()));
    if options.relocatable {
        add(&["-c"]);
    }
    if options.debug {
        add(&["-no-bb-merge", "-ret-end", "-g"]);
    }
    if options.lines {
        add(&["-lineinfo"]);
    }
    if let Some(count) = options.max_registers {
        add(&["-maxrregcount", &count.to_string()]);
    }
    if let Some(level) = &options.fast_compile {
        add(&["-Ofc", level]);
    }
    if options.no_fmad {
        add(&["-fmad", "false"]);
    }
    if options.stack_protector {
        add(&["-device-stack-protector", "true"]);
    }
    if let Some(count) = options.split_compile {
        add(&["-split-compile", &count.to_string()]);
    }
    out.extend(options.more.iter().cloned());
    out
}

pub(super) fn assemble(ptx: &str, options: &AssemblerOptions) -> Result<(Vec<u8>, String, String), Failure> {
    let Some(path) = find() else { return Err(Failure::Unavailable("not found".to_owned())) };
    let failed = |e: std::io::Error| Failure::Unavailable(format!("{}: {e}", path.display()));
    let mut command = Command::new(&path);
    command.arg(format!("-arch={}", options.architecture)).args(arguments(options));
    command.args(["/dev/stdin", "-o", "/dev/stdout"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    // This library may be there to be preloaded: not into the assembler.
    command.env_remove("LD_PRELOAD");
    let mut child = command.spawn().map_err(failed)?;
    if let Some(mut input) = child.stdin.take() {
        // An assembler that refuses its options does not read.
        let _ = input.write_all(ptx.as_bytes());
    }
    let output = child.wait_with_output().map_err(failed)?;
    let messages =
        String::from_utf8_lossy(&output.stderr).replace("ptxas /dev/stdin,", "ptxas application ptx input,");
    match output.status.success() && !output.stdout.is_empty() {
        true => Ok((output.stdout, messages, path.display().to_string())),
        false if is_too_old(&messages) || messages.is_empty() => {
            Err(Failure::Unavailable(format!("{}: {}", path.display(), messages.trim())))
        }
        false => Err(Failure::Refused(messages)),
    }
}
