//! The C++ compiler of the host.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, io};

/// Names that are looked for, in this order.
const NAMES: [&str; 3] = ["c++", "g++", "clang++"];

#[derive(Clone, Debug)]
pub(crate) struct HostCompiler {
    pub program: PathBuf,
    pub echo: Echo,
    /// What stands before a printed command.
    pub prefix: &'static str,
}

/// Whether commands are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Echo {
    Silent,
    /// Before they run.
    Print,
    /// They do not run.
    Only,
}

/// Why a step of the host compiler did not succeed. It has said so itself, unless it could not be started.
#[derive(Debug)]
pub(crate) enum HostError {
    NotStarted(PathBuf, io::Error),
    Failed,
    Io(io::Error),
}

impl HostCompiler {
    /// The compiler that `-ccbin` names (a program, or a directory with one), or the first one on the path.
    pub fn find(named: Option<&Path>) -> Result<HostCompiler, String> {
        let on_path = |name: &OsStr| {
            let path = env::var_os("PATH")?;
            env::split_paths(&path).map(|d| d.join(name)).find(|p| p.is_file())
        };
        let program = match named {
            Some(path) if path.is_dir() => {
                let found = NAMES.iter().map(|n| path.join(n)).find(|p| p.is_file());
                found.ok_or_else(|| format!("-ccbin {}: there is no C++ compiler in this directory", path.display()))?
            }
            Some(path) if path.components().count() > 1 => path.to_owned(),
            Some(path) => on_path(path.as_os_str())
                .ok_or_else(|| format!("-ccbin {}: there is no such program on the path", path.display()))?,
            None => NAMES.iter().find_map(|n| on_path(OsStr::new(n))).ok_or_else(|| {
                "a program needs a C++ compiler for its host half, and there is none on the path (looked for c++, g++, clang++): \
                 install one, or name it with -ccbin"
                    .to_owned()
            })?,
        };
        Ok(HostCompiler { program, echo: Echo::Silent, prefix: "" })
    }

    /// Prints a command.
    pub fn say(&self, args: &[OsString]) {
        let quoted = |a: &OsString| {
            let text = a.to_string_lossy();
            let quote = text.contains([' ', '"', '(', '$']) || text.starts_with("-L");
            if quote { format!("{text:?}") } else { text.into_owned() }
        };
        let words: Vec<String> = args.iter().map(quoted).collect();
        let line = format!("{}{} {}\n", self.prefix, self.program.display(), words.join(" "));
        crate::native::say(line);
    }

    fn command(&self, args: &[OsString]) -> Command {
        if self.echo != Echo::Silent {
            self.say(args);
        }
        let mut command = Command::new(&self.program);
        command.args(args).stdin(Stdio::null());
        command
    }

    /// Runs it; what it says goes to standard error.
    pub fn run(&self, args: &[OsString]) -> Result<(), HostError> {
        let mut command = self.command(args);
        if self.echo == Echo::Only {
            return Ok(());
        }
        let status = command.stdout(Stdio::null()).status();
        match status.map_err(|e| HostError::NotStarted(self.program.clone(), e))?.success() {
            true => Ok(()),
            false => Err(HostError::Failed),
        }
    }

    /// What it says of itself; nothing if it cannot be started.
    pub fn version(&self) -> Vec<u8> {
        let output = Command::new(&self.program).arg("--version").stdin(Stdio::null()).output();
        output.map(|o| o.stdout).unwrap_or_default()
    }

    /// Runs it and returns what it writes to standard output.
    pub fn output(&self, args: &[OsString]) -> Result<Vec<u8>, HostError> {
        let output = self.command(args).stderr(Stdio::inherit()).output();
        let output = output.map_err(|e| HostError::NotStarted(self.program.clone(), e))?;
        if output.status.success() { Ok(output.stdout) } else { Err(HostError::Failed) }
    }
}
