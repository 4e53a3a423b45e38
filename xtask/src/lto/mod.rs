//! `cargo xtask lto`: builds the programs of `tests/programs-lto` with `nvcc -dlto`, by oxicc in cicc's place, by the original and
//! by both, links them with NVIDIA's nvlink, and compares the calls that are left in the machine code.
//!
//! - [`build`]: units to objects, objects to machine code; [`mod@bench`]: what link-time compiles cost
//! - [`samples`]: the size of the machine code of kernels, and what LLVM says of our bitcode
//! - [`readers`]: what nvJitLink and LLVM 7 and 8 say of our units

mod bench;
mod build;
mod readers;
mod samples;

use std::fs;
use std::path::{Path, PathBuf};

use crate::nvcc_check::programs::{self, Program};
use build::{Builder, Maker, Mix};

pub use bench::run as bench;

const USAGE: &str = "\
usage: cargo xtask lto [OPTION...] [FILTER]

options:
  --oxicc FILE     the oxicc to check; without it, a release build of this checkout
  --arch SM,SM     the architectures to link for (sm_75,sm_80,sm_90,sm_100,sm_120)
  --short          three programs, sm_90 and sm_100
  --run            link whole programs and run them, for the first architecture

`cargo xtask lto size`, `bitcode`, `nvjitlink` and `llvm7` take samples (`--help`)";

/// What was asked for.
struct Options {
    oxicc: Option<PathBuf>,
    architectures: Vec<String>,
    filter: String,
    short: bool,
    run: bool,
}

/// Programs of the short form: calls that go away, calls that stay, a library.
const SHORT: [&str; 3] = ["inline", "virtual", "library"];

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    match args.split_first() {
        Some((first, rest)) if first == "size" => return samples::size(rest, root),
        Some((first, rest)) if first == "bitcode" => return samples::bitcode(rest, root),
        Some((first, rest)) if first == "nvjitlink" => return readers::nvjitlink(rest, root),
        Some((first, rest)) if first == "llvm7" => return readers::llvm7(rest, root),
        _ => {}
    }
    let options = parse(args)?;
    let work = directory(&root.join("target/lto"))?;
    let oxicc = crate::nvcc_check::oxicc(options.oxicc.as_deref(), root)?;
    let builder = Builder::new(&oxicc, &work, &options.architectures)?;
    if builder.disassembler().is_none() {
        println!("no cuobjdump: the calls in the machine code are not compared");
    }
    let mut programs = programs::find(&root.join("tests/programs-lto"), &options.filter)?;
    programs.retain(|p| !options.short || SHORT.contains(&p.name.as_str()));
    let mut failures = Vec::new();
    let (mut links, mut same) = (0, 0);
    for program in &programs {
        match check(program, &builder, &options) {
            Ok(verdict) => {
                println!("{:<12} {verdict}", program.name);
                links += verdict.links;
                same += verdict.identical;
                failures.extend(verdict.findings.iter().map(|f| format!("{}: {f}", program.name)));
            }
            Err(e) => {
                println!("{:<12} FAILS {}", program.name, e.trim());
                failures.push(format!("{}: {}", program.name, e.lines().next().unwrap_or_default()));
            }
        }
    }
    println!(
        "\n{} programs, {links} links with units of ours, {same} of them with the machine code of all-original ones, {} failures",
        programs.len(),
        failures.len()
    );
    failures.iter().for_each(|f| println!("  {f}"));
    if failures.is_empty() { Ok(()) } else { Err(format!("{} failures", failures.len())) }
}

fn parse(args: &[String]) -> Result<Options, String> {
    let architectures = |list: &str| list.split(',').map(str::to_owned).collect::<Vec<_>>();
    let mut options = Options {
        oxicc: None,
        architectures: architectures("sm_75,sm_80,sm_90,sm_100,sm_120"),
        filter: String::new(),
        short: false,
        run: false,
    };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().cloned().ok_or_else(|| format!("{arg} needs a value\n\n{USAGE}"));
        match arg.as_str() {
            "--oxicc" => options.oxicc = Some(value()?.into()),
            "--arch" => options.architectures = architectures(&value()?),
            "--short" => {
                options.short = true;
                options.architectures = architectures("sm_90,sm_100");
            }
            "--run" => options.run = true,
            other if !other.starts_with('-') => options.filter = other.to_owned(),
            _ => return Err(USAGE.to_owned()),
        }
    }
    Ok(options)
}

/// What came of a program.
#[derive(Default)]
struct Verdict {
    /// With units of ours among them.
    links: usize,
    /// How many of them have the same machine code as the original's.
    identical: usize,
    /// Calls left in the original's machine code and in ours, over all architectures.
    calls: (usize, usize),
    findings: Vec<String>,
}

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Verdict { links, identical, calls, findings } = self;
        write!(
            f,
            "{links} links, {identical} identical, calls left {}, the original's {}",
            calls.1, calls.0
        )?;
        findings.iter().try_for_each(|finding| write!(f, "\n    {finding}"))
    }
}

fn check(program: &Program, builder: &Builder, options: &Options) -> Result<Verdict, String> {
    let units = builder.compile(program)?;
    let mut verdict = Verdict::default();
    for arch in &options.architectures {
        let original = builder.link(program, &units, Mix::All(Maker::Original), arch)?;
        verdict.calls.0 += original.calls;
        for mix in [Mix::All(Maker::Ours), Mix::Alternate(Maker::Ours), Mix::Alternate(Maker::Original)] {
            let linked = builder.link(program, &units, mix, arch)?;
            verdict.links += 1;
            verdict.identical += usize::from(!linked.code.is_empty() && linked.code == original.code);
            if mix == Mix::All(Maker::Ours) {
                verdict.calls.1 += linked.calls;
            }
            if linked.kernels != original.kernels {
                verdict.findings.push(format!("{arch}, {mix}: kernels {:?}", linked.kernels));
            }
            if original.calls == 0 && linked.calls > 0 {
                let calls = linked.calls;
                verdict.findings.push(format!("{arch}, {mix}: {calls} calls where the original leaves none"));
            }
        }
    }
    if options.run {
        let arch = options.architectures.first().ok_or(USAGE)?;
        let wanted = builder.run(program, &units, Mix::All(Maker::Original), arch)?;
        for mix in [Mix::All(Maker::Ours), Mix::Alternate(Maker::Ours), Mix::Alternate(Maker::Original)] {
            let said = builder.run(program, &units, mix, arch)?;
            if said != wanted {
                verdict.findings.push(format!("{mix} prints `{said}`, the original `{wanted}`"));
            }
        }
    }
    Ok(verdict)
}

/// A directory that exists, by its whole name.
fn directory(path: &Path) -> Result<PathBuf, String> {
    let made = fs::create_dir_all(path).and_then(|()| fs::canonicalize(path));
    made.map_err(|e| format!("{}: {e}", path.display()))
}
