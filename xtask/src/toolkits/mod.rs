//! `toolkits [--small] [VERSION...]`: oxicc with every release of the CUDA toolkit that PyPI has.
//!
//! - [`units`]: what is compiled; [`build`]: compiling one of them; [`samples`]: programs of others; [`report`]: the table in the docs
//!
//! For each release and each unit of `tests/toolkits`, at each architecture that the release knows: oxicc compiles the text as that
//! release's nvcc hands it over, leaves no function undefined, and that release's ptxas takes the PTX; the stub compiles with that
//! release's headers; programs link with its runtime. Where there is a whole compiler (13.0 and later) nvcc itself is run, with
//! oxicc for its cicc, and the kernels have the names that the original gives them. Before that, g++, and cudafe++ and fatbinary of
//! the default release, are run as nvcc would.

mod build;
mod report;
mod samples;
mod units;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use oxicc_reference::{RELEASES, Release, Toolchain};

use build::{Builder, Outcome};
use report::Row;
use units::Unit;

const USAGE: &str = "\
usage: cargo xtask toolkits [OPTION...] [VERSION...]

  VERSION         12.0 ... 13.4; all of them unless told
  --small         only 12.0 and 13.4: the oldest and the newest
  --filter TEXT   only units with this in their name
  --samples DIR   also the 64 smallest samples of a copy of cuda-samples
  --oxicc FILE    this binary; otherwise one is built
  --jobs N        at once; 2 unless told
  --docs          write docs/toolkits.md";

#[derive(Default)]
struct Options {
    versions: Vec<String>,
    filter: Option<String>,
    samples: Option<PathBuf>,
    oxicc: Option<PathBuf>,
    jobs: usize,
    docs: bool,
}

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    let options = parse(args)?;
    let root = fs::canonicalize(root).map_err(|e| e.to_string())?;
    let oxicc = crate::nvcc_check::oxicc(options.oxicc.as_deref(), &root)?;
    let mut units = units::read(&root.join("tests/toolkits"))?;
    if let Some(filter) = &options.filter {
        units.retain(|u| u.name.contains(filter.as_str()));
    }
    let samples = match &options.samples {
        Some(dir) => samples::smallest(dir, 64)?,
        None => Vec::new(),
    };
    let default = oxicc_reference::ensure_installed().map_err(|e| e.to_string())?;
    let mut rows = Vec::new();
    for release in RELEASES.iter().filter(|r| options.versions.iter().any(|v| v == r.version)) {
        let toolchain = match oxicc_reference::ensure_release(release) {
            Ok(toolchain) => toolchain,
            Err(e) if oxicc_reference::is_required() => return Err(e.to_string()),
            Err(e) => {
                println!("{}: not available, skipped ({e})", release.version);
                continue;
            }
        };
        let work = root.join("target/toolkits").join(release.version);
        let builder = Builder::new(release, &toolchain, &default, &oxicc, work)?;
        rows.push(release_row(release, &toolchain, &builder, &units, &samples, options.jobs));
    }
    if options.docs {
        report::write(&root.join("docs/toolkits.md"), &rows)?;
    }
    match rows.iter().map(|r| r.failures.len()).sum::<usize>() {
        0 => Ok(()),
        n => Err(format!("{n} failures")),
    }
}

fn release_row(
    release: &'static Release,
    toolchain: &Toolchain,
    builder: &Builder,
    units: &[Unit],
    samples: &[Unit],
    jobs: usize,
) -> Row {
    let mut row = Row::new(release.version);
    let knows = |arch: &str| units::knows_arch(&toolchain.ptxas(), arch);
    for (set, is_sample) in [(units, false), (samples, true)] {
        let mut todo: Vec<(&Unit, &str)> = Vec::new();
        for unit in set.iter().filter(|u| u.exists_in(release.version)) {
            todo.extend(unit.archs.iter().map(String::as_str).filter(|a| knows(a)).map(|a| (unit, a)));
        }
        let next = Mutex::new(todo.into_iter());
        let done = Mutex::new(&mut row);
        std::thread::scope(|scope| {
            for _ in 0..jobs.max(1) {
                scope.spawn(|| {
                    loop {
                        let Some((unit, arch)) = next.lock().ok().and_then(|mut n| n.next()) else { return };
                        let outcome = builder.build(unit, arch);
                        say(release, unit, arch, &outcome);
                        if let Ok(mut row) = done.lock() {
                            row.add(unit, arch, &outcome, is_sample);
                        }
                    }
                });
            }
        });
    }
    row
}

fn say(release: &Release, unit: &Unit, arch: &str, outcome: &Outcome) {
    let version = release.version;
    match outcome {
        Outcome::Passed { linked: true, .. } => println!("{version} {} {arch}: links", unit.name),
        Outcome::Passed { .. } => println!("{version} {} {arch}: passes", unit.name),
        Outcome::Neither => println!("{version} {} {arch}: the original refuses it, too", unit.name),
        Outcome::Failed(why) => println!("{version} {} {arch}: FAILS: {why}", unit.name),
    }
}

fn parse(args: &[String]) -> Result<Options, String> {
    let mut options = Options { jobs: 2, ..Options::default() };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or_else(|| format!("{arg} needs a value\n\n{USAGE}"));
        match arg.as_str() {
            "--small" => options.versions.extend(["12.0", "13.4"].map(str::to_owned)),
            "--filter" => options.filter = Some(value()?.clone()),
            "--samples" => options.samples = Some(PathBuf::from(value()?)),
            "--oxicc" => options.oxicc = Some(PathBuf::from(value()?)),
            "--jobs" => options.jobs = value()?.parse().map_err(|_| USAGE.to_owned())?,
            "--docs" => options.docs = true,
            version if Release::find(version).is_some() => options.versions.push(arg.clone()),
            _ => return Err(format!("unknown release or option {arg}\n\n{USAGE}")),
        }
    }
    if options.versions.is_empty() {
        options.versions = RELEASES.iter().map(|r| r.version.to_owned()).collect();
    }
    Ok(options)
}
