//! `toolkits [--small] [VERSION...]`: oxicc with every release of the CUDA toolkit that PyPI has.
//!
//! - [`units`]: what is compiled; [`build`]: compiling one of them; [`programs`]: those of others; [`headers`]: CCCL's;
//!   [`report`]: the table in the docs
//!
//! For each release and each unit of `tests/toolkits`, at each architecture that the release knows: oxicc compiles the text as that
//! release's nvcc hands it over, leaves no function undefined, and that release's ptxas takes the PTX; the stub compiles with that
//! release's headers; programs link with its runtime. Where there is a whole compiler (13.0 and later) nvcc itself is run, with
//! oxicc for its cicc, and the kernels have the names that the original gives them. Before that, g++, and cudafe++ and fatbinary of
//! the default release, are run as nvcc would.

mod build;
mod headers;
mod programs;
mod report;
mod units;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use oxicc_reference::{RELEASES, Release, Toolchain};

use build::{Builder, Names, Outcome};
use report::{Row, Set};
use units::Unit;

const USAGE: &str = "\
usage: cargo xtask toolkits [OPTION...] [VERSION...]

  VERSION         12.0 ... 13.4; all of them unless told
  --small         only 12.0 and 13.4: the oldest and the newest
  --filter TEXT   only units, programs and headers with this in their name
  --units DIR     the units of this directory, not those of tests/toolkits
  --no-units      no units
  --samples DIR   also the 64 smallest samples of a copy of cuda-samples
  --examples DIR  also the examples of CUB, Thrust and libcu++ in a copy of CCCL
  --headers       also the public headers of the release's CCCL
  --arch SM       this architecture for what does not say its own
  --oxicc FILE    this binary; otherwise one is built
  --jobs N        at once; 2 unless told
  --docs          write docs/guide/toolkits.md";

#[derive(Default)]
struct Options {
    versions: Vec<String>,
    filter: Option<String>,
    units: Option<PathBuf>,
    no_units: bool,
    samples: Option<PathBuf>,
    examples: Option<PathBuf>,
    headers: bool,
    arch: Option<String>,
    oxicc: Option<PathBuf>,
    jobs: usize,
    docs: bool,
}

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    let options = parse(args)?;
    let root = fs::canonicalize(root).map_err(|e| e.to_string())?;
    let oxicc = crate::nvcc_check::oxicc(options.oxicc.as_deref(), &root)?;
    let sets = read_sets(&options, &root)?;
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
        let mut row = Row::new(release.version);
        for (set, units) in &sets {
            build_all(*set, units, &toolchain, &builder, options.jobs, &mut row);
        }
        if options.headers {
            headers::parse_all(&builder, options.filter.as_deref(), options.jobs, &mut row);
        }
        rows.push(row);
    }
    if options.docs {
        report::write(&root.join("docs/guide/toolkits.md"), &rows)?;
    }
    match rows.iter().map(Row::failures).sum::<usize>() {
        0 => Ok(()),
        n => Err(format!("{n} failures")),
    }
}

/// What is built with every release.
fn read_sets(options: &Options, root: &Path) -> Result<Vec<(Set, Vec<Unit>)>, String> {
    let mut sets = Vec::new();
    if !options.no_units {
        let dir = options.units.clone().unwrap_or_else(|| root.join("tests/toolkits"));
        sets.push((Set::Units, units::read(&dir, options.arch.as_deref())?));
    }
    let arch = options.arch.as_deref().unwrap_or("sm_90");
    if let Some(dir) = &options.samples {
        sets.push((Set::Samples, programs::smallest(dir, 64, arch)?));
    }
    if let Some(dir) = &options.examples {
        sets.push((Set::Examples, programs::examples(dir, arch)?));
    }
    if let Some(filter) = &options.filter {
        for (_, units) in &mut sets {
            units.retain(|u| u.name.contains(filter.as_str()));
        }
    }
    Ok(sets)
}

fn build_all(set: Set, units: &[Unit], toolchain: &Toolchain, builder: &Builder, jobs: usize, row: &mut Row) {
    let knows = |arch: &str| units::knows_arch(&toolchain.ptxas(), arch);
    let mut todo: Vec<(&Unit, &str, Names)> = Vec::new();
    for unit in units.iter().filter(|u| u.exists_in(builder.version())) {
        let archs = unit.archs.iter().map(String::as_str).filter(|a| knows(a));
        let names = [Names::Compared].into_iter().chain(std::iter::repeat(Names::NotCompared));
        todo.extend(archs.zip(names).map(|(arch, names)| (unit, arch, names)));
    }
    let row = Mutex::new(row);
    at_once(jobs, &todo, |(unit, arch, names)| {
        let outcome = builder.build(unit, arch, *names);
        say(builder.version(), unit, arch, &outcome);
        if let Ok(mut row) = row.lock() {
            row.add(set, unit, arch, &outcome);
        }
    });
}

/// Does something with every element, some of them at once.
fn at_once<T: Sync>(jobs: usize, todo: &[T], work: impl Fn(&T) + Sync) {
    let next = Mutex::new(todo.iter());
    std::thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            scope.spawn(|| {
                while let Some(one) = next.lock().ok().and_then(|mut n| n.next()) {
                    work(one);
                }
            });
        }
    });
}

fn say(version: &str, unit: &Unit, arch: &str, outcome: &Outcome) {
    match outcome {
        Outcome::Passed { linked: true } => println!("{version} {} {arch}: links", unit.name),
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
            "--units" => options.units = Some(PathBuf::from(value()?)),
            "--no-units" => options.no_units = true,
            "--samples" => options.samples = Some(PathBuf::from(value()?)),
            "--examples" => options.examples = Some(PathBuf::from(value()?)),
            "--headers" => options.headers = true,
            "--arch" => options.arch = Some(value()?.clone()),
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
