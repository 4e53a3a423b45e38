//! `oxicc serve`, and handing compilations over to it.
//!
//! `OXICC_SERVE` names the socket; without it a server is looked for in the directory and those around it. None is ever started unasked.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::hash::Hasher;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use clap::{ArgMatches, Args};
use oxicc_driver::beginning::{Beginning, Unit};
use oxicc_forkserver::{Compiler, Request, Served, Server, Until, find, hand_over as send};
use rustc_hash::FxHasher;

use crate::cicc::{self, Job};
use crate::native::{error, exit, say};
use crate::nvcc;

/// The environment variable with the server's socket.
const SOCKET: &str = "OXICC_SERVE";

/// What the socket is called where nobody says it.
const NAME: &str = ".oxicc-serve";

#[derive(Args)]
pub struct ServeArgs {
    /// The socket; a command finds it in OXICC_SERVE, and without that by its usual name in its directory or one around it
    #[arg(long, value_name = "PATH", default_value = NAME)]
    socket: PathBuf,
    /// End after so many seconds without a compilation
    #[arg(long, value_name = "SECONDS", default_value_t = 600)]
    idle: u64,
    /// Say on standard error what is done with each compilation
    #[arg(short, long)]
    verbose: bool,
    /// Serve this command, and end with it
    #[arg(last = true, value_name = "COMMAND")]
    command: Vec<OsString>,
}

impl ServeArgs {
    pub fn main(self, _: &ArgMatches) -> u8 {
        // Whoever has the variable may be in another directory.
        let Ok(socket) = std::path::absolute(&self.socket) else {
            return error(format_args!("{}: not a path", self.socket.display()));
        };
        let server = match Server::new(&socket) {
            Ok(server) => server,
            Err(e) => return error(format_args!("{}: {e}", socket.display())),
        };
        let until = match self.command.split_first() {
            None => Until::Idle(Duration::from_secs(self.idle)),
            Some((program, args)) => match Command::new(program).args(args).env(SOCKET, &socket).spawn() {
                Ok(child) => Until::Exit(child.id()),
                Err(e) => {
                    let _ = fs::remove_file(&socket);
                    return error(format_args!("{}: {e}", program.display()));
                }
            },
        };
        let mut report = |served: Served| match served {
            _ if !self.verbose => {}
            Served::Whole => say("oxicc: serve: compiled from the first line\n"),
            Served::Read(len) => say(format_args!("oxicc: serve: read {len} bytes for all that begin so\n")),
            Served::Behind(len) => say(format_args!("oxicc: serve: compiled from behind {len} bytes\n")),
            Served::Stranger => say("oxicc: serve: another version asked\n"),
        };
        let status = server.run(&Cicc, until, &mut report);
        status.map_or(exit::SUCCESS, |status| status.try_into().unwrap_or(exit::ERROR))
    }
}

/// Compiles command lines of cicc.
struct Cicc;

impl Compiler for Cicc {
    type Beginning = Beginning;

    fn begin(&self, args: &[OsString], len: u64) -> Option<Beginning> {
        let mut job = Job::Begin { len: len.try_into().ok()?, beginning: None };
        cicc::run(&cicc::arguments(args)?, &mut job);
        match job {
            Job::Begin { beginning, .. } => beginning,
            Job::Compile(_) => None,
        }
    }

    fn run(&self, args: &[OsString], beginning: Option<Beginning>) -> u8 {
        let Some(args) = cicc::arguments(args) else { return exit::INTERNAL };
        cicc::run(&args, &mut Job::Compile(beginning))
    }
}

/// Has the server compile in place of this process; the exit status. `None` if there is none, or nothing for it.
pub fn hand_over(args: &[OsString], words: &[String]) -> Option<u8> {
    let socket = socket()?;
    let input = words.iter().find(|word| word.ends_with(".ii") || word.ends_with(".i"))?;
    let full: Vec<OsString> = words.iter().map(OsString::from).collect();
    if nvcc::Unit::of(&full).is_some() || !fs::metadata(input).ok()?.is_file() {
        return None;
    }
    let unit = Unit::new(&fs::read(input).ok()?)?;
    let beginnings = unit.beginnings().into_iter().map(|(len, hash)| (len as u64, hash)).collect();
    let key = key(words, input);
    send(&socket, Request { key, beginnings, args: args.to_vec(), ..Request::default() })
}

/// The socket of a server: that of the environment, where nothing stands for none, or else one in the directory or around it.
fn socket() -> Option<PathBuf> {
    match env::var_os(SOCKET) {
        Some(named) => (!named.is_empty()).then(|| named.into()),
        None => find(&env::current_dir().ok()?, NAME),
    }
}

/// Options whose values are names that each unit has of its own.
const NAMES: &[&str] = &[
    "-o",
    "--orig_src_file_name",
    "--orig_src_path_name",
    "--include_file_name",
    "--gen_c_file_name",
    "--stub_file_name",
    "--gen_device_file_name",
    "--module_id_file_name",
];

/// Equal for the units of a project that are compiled with the same options. Whether that is so is decided where a unit is compiled.
fn key(words: &[String], input: &str) -> u64 {
    let mut hasher = FxHasher::default();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let name = word.split_once('=').map_or(&**word, |(name, _)| name);
        if !NAMES.contains(&name) {
            if word != input {
                hasher.write(word.as_bytes());
                hasher.write_u8(0);
            }
        } else if name == word {
            words.next();
        }
    }
    for variable in ["NV_NVVM_VERSION", "OXICC_IGNORE_OPTIONS"] {
        hasher.write(env::var_os(variable).unwrap_or_default().as_encoded_bytes());
        hasher.write_u8(0);
    }
    hasher.finish()
}

#[cfg(test)]
mod tests {

    #[test]
    fn keys_leave_names_out() {
        let key = |line: &str, input: &str| {
            let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
            super::key(&words, input)
        };
        let a =
            key("-arch compute_90 --stub_file_name=a.stub.c --orig_src_file_name a.cu a.ii -o a.ptx", "a.ii");
        let b =
            key("-arch compute_90 --stub_file_name=b.stub.c --orig_src_file_name b.cu b.ii -o b.ptx", "b.ii");
        assert_eq!(a, b);
        assert_ne!(a, key("-arch compute_80 --stub_file_name=b.stub.c b.ii -o b.ptx", "b.ii"));
    }
}
