//! `oxicc run` of a program: built in a temporary place, run, and gone.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use oxicc_driver::Options;

use super::build::{HostFlags, build_program};
use super::interrupt;
use super::scratch::Scratch;
use crate::native::{Debugger, MessageFlags, editor_streams, error};

/// How a program is run.
pub(crate) struct ProgramRun<'a> {
    pub source: &'a Path,
    pub arguments: &'a [OsString],
    pub options: &'a Options,
    /// `-O` of the command line.
    pub level: Option<String>,
    /// `sim` or `gpu`
    pub device: &'static str,
    /// The simulator looks for mistakes in every kernel.
    pub check: bool,
    /// Kernels are counted and timed.
    pub profile: bool,
    /// Who decides where kernels stop.
    pub debugger: Option<Debugger>,
    pub messages: MessageFlags,
}

/// Builds and runs a program; the exit status is its own.
pub(crate) fn run_program(run: ProgramRun<'_>) -> Result<u8, u8> {
    let scratch = Scratch::new().map_err(error)?;
    let program = scratch.path().join("program");
    let inputs = [run.source.to_owned()];
    let host = HostFlags::speaking(run.messages);
    build_program(&inputs, &program, run.options, run.level.clone(), &host)?;
    let mut command = Command::new(&program);
    command.args(run.arguments).env("OXICC_DEVICE", run.device).env("OXICC_REPORT", "1");
    if run.check {
        command.env("OXICC_CHECK", "1");
    }
    if run.profile {
        command.env("OXICC_PROFILE", "1");
    }
    interrupt::leave_to_program();
    match run.debugger {
        Some(Debugger::Terminal(commands)) => {
            let file = scratch.path().join("commands");
            std::fs::write(&file, commands.join("\n")).map_err(error)?;
            command.env("OXICC_DEBUG", "terminal").env("OXICC_DEBUG_COMMANDS", file);
        }
        Some(Debugger::Editor { port }) => return serve_editor(port, command, scratch.path()).map_err(error),
        None => {}
    }
    let status = command.status().map_err(|e| error(format_args!("{}: {e}", program.display())))?;
    Ok(status.code().map_or_else(|| signal_status(&status), |code| code as u8))
}

/// Runs a program for an editor; the exit status.
#[cfg(unix)]
fn serve_editor(port: Option<u16>, mut command: Command, scratch: &Path) -> Result<u8, String> {
    use std::os::unix::net::UnixListener;
    use std::process::Stdio;

    let (input, output) = editor_streams(port)?;
    let socket = scratch.join("debugger");
    let listener = UnixListener::bind(&socket).map_err(|e| format!("{}: {e}", socket.display()))?;
    let mut place = OsString::from("unix:");
    place.push(&socket);
    command.env("OXICC_DEBUG", place).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let program = command.spawn().map_err(|e| e.to_string())?;
    oxicc_debugger::relay(input, output, program, listener).map_err(|e| e.to_string())
}

#[cfg(not(unix))]
fn serve_editor(_port: Option<u16>, _command: Command, _scratch: &Path) -> Result<u8, String> {
    Err("programs are debugged where there are Unix sockets".to_owned())
}

/// Says which signal ended the program, as shells do; the status that they give for it.
#[cfg(unix)]
fn signal_status(status: &std::process::ExitStatus) -> u8 {
    use std::os::unix::process::ExitStatusExt;
    let Some(signal) = status.signal() else { return 1 };
    const INTERRUPT: i32 = 2;
    const CLOSED_PIPE: i32 = 13;
    // Who pressed Ctrl-C or reads no further knows.
    if !matches!(signal, INTERRUPT | CLOSED_PIPE) {
        let text = status.to_string();
        let text = text.strip_prefix("signal: ").unwrap_or(&text);
        error(format_args!("the program was ended by signal {text}"));
    }
    128u8.wrapping_add(signal as u8)
}

#[cfg(not(unix))]
fn signal_status(_status: &std::process::ExitStatus) -> u8 {
    1
}
