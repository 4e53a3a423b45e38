//! `toolkits [--small] [VERSION...]`: oxicc with every release of the CUDA toolkit that PyPI has.
//!
//! - [`units`]: what is compiled; [`build`]: compiling one of them; [`groups`]: compiling several at once; [`programs`]: those of others; [`headers`]: CCCL's;
//!   [`record`]: what earlier runs found; [`report`]: the table in the docs
//!
//! For each release and each unit of `tests/toolkits`, at each architecture that the release knows: oxicc compiles the text as that
//! release's nvcc hands it over, leaves no function undefined, and that release's ptxas takes the PTX; the stub compiles with that
//! release's headers; programs link with its runtime. Where there is a whole compiler (13.0 and later) nvcc itself is run, with
//! oxicc for its cicc, and the kernels have the names that the original gives them. Before that, g++, and cudafe++ and fatbinary of
//! the default release, are run as nvcc would.

mod build;
mod groups;
mod headers;
mod programs;
mod record;
mod report;
mod units;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use oxicc_reference::{RELEASES, Release, Toolchain};

use build::{Builder, Extent, Outcome};
use record::Record;
use report::{Row, Set};
use units::Unit;

const USAGE: &str = "\
usage: cargo xtask toolkits [OPTION...] [VERSION...]

  VERSION         12.0 ... 13.4; all of them unless told
  --small         only 12.0 and 13.4: the oldest and the newest
  --filter TEXT   only units, programs and headers with this in their name
  --units DIR     also the units of this directory
  --no-units      not those of tests/toolkits
  --samples DIR   also the 64 smallest samples of a copy of cuda-samples
  --examples DIR  also the examples of CUB, Thrust and libcu++ in a copy of CCCL
  --headers       also the public headers of the release's CCCL
  --arch SM       this architecture for what does not say its own
  --oxicc FILE    this binary; otherwise one is built
  --jobs N        at once; 2 unless told
  --resume        go on where an earlier run stopped: what passed then, with whichever oxicc, is not tried again
  --docs          write docs/guide/toolkits.md";

#[derive(Default)]
struct Options {
    versions: Vec<String>,
    filter: Option<String>,
    units: Vec<PathBuf>,
    no_units: bool,
    samples: Option<PathBuf>,
    examples: Option<PathBuf>,
    headers: bool,
    arch: Option<String>,
    oxicc: Option<PathBuf>,
    jobs: usize,
    docs: bool,
    resume: bool,
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
        let record =
            Record::open(&work.with_file_name(format!("{}.outcomes", release.version)), options.resume)?;
        let builder = Builder::new(release, &toolchain, &default, &oxicc, work)?;
        let mut row = Row::new(release.version);
        for (set, units) in &sets {
            build_all(*set, units, &toolchain, &builder, &record, options.jobs, &mut row);
        }
        if options.headers {
            headers::parse_all(&builder, options.filter.as_deref(), &record, options.jobs, &mut row);
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
    let own = (!options.no_units).then(|| root.join("tests/toolkits"));
    let mut all = Vec::new();
    for dir in own.iter().chain(&options.units) {
        all.extend(units::read(dir, options.arch.as_deref())?);
    }
    if !all.is_empty() {
        sets.push((Set::Units, all));
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

fn build_all(
    set: Set,
    units: &[Unit],
    toolchain: &Toolchain,
    builder: &Builder,
    record: &Record,
    jobs: usize,
    row: &mut Row,
) {
    let knows = |arch: &str| units::knows_arch(&toolchain.ptxas(), arch);
    let mut todo: Vec<Task> = Vec::new();
    for unit in units.iter().filter(|u| u.exists_in(builder.version())) {
        let archs = unit.archs.iter().map(String::as_str).filter(|a| knows(a));
        // The examples of libraries are there for their headers.
        let whole = set != Set::Examples;
        let first = Extent { names: true, assembled: whole, host: whole };
        let others = Extent { names: false, assembled: true, host: false };
        let extents = [first].into_iter().chain(std::iter::repeat(others));
        todo.extend(archs.zip(extents).map(|(arch, extent)| (unit, arch, extent)));
    }
    let row = Mutex::new(row);
    let add = |(unit, arch, extent): &Task, outcome: &Outcome| {
        say(builder.version(), unit, arch, outcome);
        record.add(set, unit, arch, *extent, outcome);
        if let Ok(mut row) = row.lock() {
            row.add(set, unit, arch, outcome);
        }
    };
    todo.retain(|(unit, arch, extent)| {
        let earlier = record.earlier(set, unit, arch, *extent);
        if let (Some(outcome), Ok(mut row)) = (&earlier, row.lock()) {
            row.add(set, unit, arch, outcome);
        }
        earlier.is_none()
    });
    at_once(jobs, &groups_of(&todo), |group| build_group(builder, group, &add));
}

/// What is built: a unit, for an architecture, as far as that.
type Task<'a> = (&'a Unit, &'a str, Extent);

/// Tasks that can be done at once beside each other. A program stands alone where it is linked.
fn groups_of<'a>(todo: &[Task<'a>]) -> Vec<Vec<Task<'a>>> {
    let mut groups: Vec<Vec<Task>> = Vec::new();
    for task @ (unit, arch, extent) in todo {
        let alone = extent.host && (unit.link || unit.may_link);
        let fits = |group: &Vec<Task>| {
            let (other, of, as_far) = group[0];
            group.len() < groups::SIZE
                && of == *arch
                && as_far == *extent
                && groups::fit(unit, other)
                && !(as_far.host && (other.link || other.may_link))
        };
        match groups.iter_mut().find(|g| !alone && fits(g)) {
            Some(group) => group.push(*task),
            None => groups.push(vec![*task]),
        }
    }
    groups
}

/// All of a group at once; where that fails, its halves.
fn build_group(builder: &Builder, group: &[Task], add: &impl Fn(&Task, &Outcome)) {
    if let [task @ (unit, arch, extent)] = group {
        return add(task, &builder.build(unit, arch, *extent));
    }
    let units: Vec<&Unit> = group.iter().map(|(unit, ..)| *unit).collect();
    let (first, arch, extent) = group[0];
    let dir = builder.work().join(format!("{}-group-{}.{arch}", first.name, group.len()));
    let passes = groups::together(&units, &dir)
        .is_ok_and(|unit| matches!(builder.build(&unit, arch, extent), Outcome::Passed { .. }));
    if passes {
        return group.iter().for_each(|task| add(task, &Outcome::Passed { linked: false }));
    }
    let (left, right) = group.split_at(group.len() / 2);
    build_group(builder, left, add);
    build_group(builder, right, add);
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
            "--units" => options.units.push(PathBuf::from(value()?)),
            "--no-units" => options.no_units = true,
            "--samples" => options.samples = Some(PathBuf::from(value()?)),
            "--examples" => options.examples = Some(PathBuf::from(value()?)),
            "--headers" => options.headers = true,
            "--arch" => options.arch = Some(value()?.clone()),
            "--oxicc" => options.oxicc = Some(PathBuf::from(value()?)),
            "--jobs" => options.jobs = value()?.parse().map_err(|_| USAGE.to_owned())?,
            "--docs" => options.docs = true,
            "--resume" => options.resume = true,
            version if Release::find(version).is_some() => options.versions.push(arg.clone()),
            _ => return Err(format!("unknown release or option {arg}\n\n{USAGE}")),
        }
    }
    if options.versions.is_empty() {
        options.versions = RELEASES.iter().map(|r| r.version.to_owned()).collect();
    }
    Ok(options)
}
