//! `oxicc debug FILE`: compile for a debugger, launch on the simulator, take commands of a person or of an editor.

use std::fs;
use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::{ArgMatches, Args};
use oxicc_debugger::{Session, Terminal, dap};
use oxicc_launch::render::{self, Detail};
use oxicc_launch::{Launch, Observer, Outcome, RunError};

use super::run::RunArgs;
use super::{MessageFlags, exit, say};

#[derive(Args)]
pub struct DebugArgs {
    #[command(flatten)]
    run: RunArgs,
    /// A command of the debugger, before those of standard input; `help` lists them
    #[arg(long = "ex", value_name = "COMMAND")]
    commands: Vec<String>,
    /// A file of commands, one a line, before those of --ex
    #[arg(long = "command", value_name = "FILE")]
    script: Option<PathBuf>,
    /// Serve an editor: the Debug Adapter Protocol on standard input and output
    #[arg(long, conflicts_with_all = ["commands", "script"])]
    dap: bool,
    /// Serve an editor that connects to this port of the machine; 0 takes a free one
    #[arg(long, value_name = "N", requires = "dap")]
    port: Option<u16>,
}

impl DebugArgs {
    pub(super) fn main(self, matches: &ArgMatches) -> u8 {
        let mut commands = Vec::new();
        if let Some(path) = &self.script {
            match fs::read(path) {
                Ok(text) => commands.extend(lines(&String::from_utf8_lossy(&text))),
                Err(e) => return MessageFlags::default().error(format!("{}: {e}", path.display())),
            }
        }
        commands.extend(self.commands);
        let debugger = match self.dap {
            true => Debugger::Editor { port: self.port },
            false => Debugger::Terminal(commands),
        };
        self.run.debug(matches, debugger)
    }
}

/// Commands of a file; `#` begins a comment.
fn lines(text: &str) -> Vec<String> {
    let lines = text.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#'));
    lines.map(str::to_owned).collect()
}

/// Who decides where the launch stops.
pub(crate) enum Debugger {
    /// A person; these commands come before those of standard input.
    Terminal(Vec<String>),
    /// An editor.
    Editor { port: Option<u16> },
}

/// Runs a launch with the debugger in the terminal.
pub(super) fn in_terminal(commands: Vec<String>, ptx: &str, launch: &Launch) -> Result<Outcome, RunError> {
    let interrupted = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&interrupted);
    // Without a handler Ctrl-C ends the process as ever.
    let _ = ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(exit::INTERRUPTED.into());
        }
    });
    let echo = !io::stdin().is_terminal();
    let input = BufReader::new(io::stdin());
    let terminal = Terminal::new(input, io::stdout(), commands, echo).with_interrupt(interrupted);
    oxicc_launch::simulate_observed(ptx, launch, Some(&mut Session::new(terminal)))
}

/// Runs a launch for an editor; the exit status.
pub(super) fn in_editor(port: Option<u16>, ptx: &str, launch: &Launch) -> Result<u8, String> {
    let run = |observer: &mut dyn Observer| match oxicc_launch::simulate_observed(ptx, launch, Some(observer))
    {
        Ok(outcome) => {
            let text = outcome.printed.clone() + &render::outputs(launch, &outcome, Detail::Summary);
            (text, exit::SUCCESS)
        }
        Err(RunError::Interrupted { printed, .. }) => (printed, exit::SUCCESS),
        Err(RunError::Fault { report, printed }) => (printed + &report + "\n", exit::FAULT),
        Err(RunError::Unusable(message)) => (message + "\n", exit::ERROR),
    };
    let (input, output) = editor_streams(port)?;
    Ok(dap::serve(input, output, run))
}

/// What an editor writes and where it reads: standard input and output, or a port that it has connected to.
pub(crate) fn editor_streams(
    port: Option<u16>,
) -> Result<(Box<dyn BufRead + Send>, Box<dyn Write + Send>), String> {
    let Some(port) = port else {
        return Ok((Box::new(BufReader::new(io::stdin())), Box::new(io::stdout())));
    };
    let failed = |e: io::Error| format!("port {port}: {e}");
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(failed)?;
    say(format!("waiting for an editor at {}\n", listener.local_addr().map_err(failed)?));
    let (stream, _) = listener.accept().map_err(failed)?;
    let input = BufReader::new(stream.try_clone().map_err(failed)?);
    Ok((Box::new(input), Box::new(stream)))
}
