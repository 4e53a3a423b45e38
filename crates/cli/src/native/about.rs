//! What the command says about itself: versions, help, completions, manual.

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;

use clap::{Arg, ArgMatches, Args, Command, ValueHint};
use oxicc_driver::{Target, Toolkit, write_atomically};

use super::messages::MessageFlags;
use super::{SUBCOMMANDS, exit, print};

/// Behind the options of `oxicc --help`.
pub const AFTER_HELP: &str = "\
Exit status:
  0    success
  1    errors in the input or on the command line
  2    a bug in oxicc; the input is kept for a report
  3    a kernel that ran had a fault
  130  Ctrl-C stopped a kernel

Examples:
  oxicc saxpy.cu -o saxpy.ptx -arch=sm_90
  oxicc check saxpy.cu --message-format=json
  oxicc run saxpy.cu --block 256 --grid 4 --arg i32:1000 --arg f32:2 --arg buf:f32:1000:iota --arg out:f32:1000
  oxicc run --help                  how arguments are written

nvcc's spellings of options work; those for other tools are named and left out.";

/// `0.1.0 (1234abcd 2026-01-31)`.
pub fn version() -> String {
    match env!("OXICC_COMMIT") {
        "" => env!("CARGO_PKG_VERSION").to_owned(),
        commit => format!("{} ({commit})", env!("CARGO_PKG_VERSION")),
    }
}

/// The version with everything that output depends on.
pub fn long_version() -> String {
    let toolkits: Vec<Toolkit> = Toolkit::all().collect();
    let range = |show: &dyn Fn(Toolkit) -> String| match (toolkits.first(), toolkits.last()) {
        (Some(first), Some(last)) => format!("{} to {}", show(*first), show(*last)),
        _ => String::new(),
    };
    let names: Vec<&str> = Target::all().map(Target::name).collect();
    format!(
        "{}\nPTX {} (CUDA toolkits {}; {} unless told)\narchitectures: {}",
        version(),
        range(&|t| t.ptx_version().to_string()),
        range(&|t| t.to_string()),
        Toolkit::ASSUMED,
        names.join(" ")
    )
}

/// One architecture per line, as nvcc lists them.
pub fn architectures(prefix: &str) -> String {
    let line = |target: Target| format!("{prefix}{}\n", target.name().trim_start_matches("sm_"));
    Target::all().map(line).collect()
}

/// The whole command with its subcommands, as completions and manual need it.
fn whole() -> Command {
    let mut whole = super::top_command();
    for subcommand in SUBCOMMANDS {
        whole = whole.mut_subcommand(subcommand.name, |c| (subcommand.augment)(c));
    }
    whole
}

/// `oxicc completions SHELL`: hidden, for whoever packages the command.
#[derive(Args)]
pub struct CompletionArgs {
    /// The shell to write completions for
    #[arg(value_name = "SHELL")]
    shell: clap_complete::Shell,
}

impl CompletionArgs {
    pub fn main(self, _: &ArgMatches) -> u8 {
        let mut text = Vec::new();
        let mut command = whole().mut_args(with_file_hints);
        clap_complete::generate(self.shell, &mut command, "oxicc", &mut text);
        print(&String::from_utf8_lossy(&text)).map_or_else(|status| status, |()| exit::SUCCESS)
    }
}

/// Values that are files are completed as such.
fn with_file_hints(arg: Arg) -> Arg {
    let is = |name: &str| arg.get_value_names().is_some_and(|names| names.iter().any(|n| n.contains(name)));
    match (is("FILE"), is("DIR")) {
        (true, _) => arg.value_hint(ValueHint::FilePath),
        (_, true) => arg.value_hint(ValueHint::DirPath),
        _ => arg,
    }
}

/// `oxicc man DIR`: hidden, too.
#[derive(Args)]
pub struct ManualArgs {
    /// The directory for oxicc.1, oxicc-run.1 and oxicc-check.1
    #[arg(value_name = "DIR")]
    dir: PathBuf,
}

impl ManualArgs {
    pub fn main(self, _: &ArgMatches) -> u8 {
        match self.write() {
            Ok(()) => exit::SUCCESS,
            Err(e) => MessageFlags::default().error(format_args!("{}: {e}", self.dir.display())),
        }
    }

    fn write(&self) -> io::Result<()> {
        let mut whole = whole();
        whole.build();
        let pages = whole.get_subcommands().filter(|c| !c.is_hide_set()).chain([&whole]);
        for page in pages {
            let name = page.get_bin_name().unwrap_or("oxicc").replace(' ', "-");
            let mut text = Vec::new();
            clap_mangen::Man::new(page.clone().display_name(&name)).render(&mut text)?;
            write_atomically(&self.dir.join(format!("{name}.1")), &text)?;
        }
        Ok(())
    }
}

/// Whether a word of the command line is the name of a subcommand.
pub fn is_subcommand(word: &OsString) -> bool {
    SUBCOMMANDS.iter().any(|s| word == s.name)
}
