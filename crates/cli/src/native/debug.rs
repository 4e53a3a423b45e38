//! `oxicc debug FILE`: compile for a debugger, launch on the simulator, take commands.

use std::fs;
use std::io::{self, BufReader, IsTerminal};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::{ArgMatches, Args};
use oxicc_debugger::{Session, Terminal};
use oxicc_launch::{Launch, Outcome, RunError};

use super::run::RunArgs;
use super::{MessageFlags, exit};

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
        self.run.debug(matches, Commands(commands))
    }
}

/// Commands of a file; `#` begins a comment.
fn lines(text: &str) -> Vec<String> {
    let lines = text.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#'));
    lines.map(str::to_owned).collect()
}

/// Commands that come before those of standard input.
pub(super) struct Commands(Vec<String>);

impl Commands {
    /// Runs a launch with the debugger in the terminal.
    pub fn simulate(self, ptx: &str, launch: &Launch) -> Result<Outcome, RunError> {
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
        let terminal = Terminal::new(input, io::stdout(), self.0, echo).with_interrupt(interrupted);
        oxicc_launch::simulate_observed(ptx, launch, Some(&mut Session::new(terminal)))
    }
}
