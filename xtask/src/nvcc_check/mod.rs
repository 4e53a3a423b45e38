//! `cargo xtask nvcc-check DIR`: builds every CUDA program below a directory with oxicc in cicc's place and with the original,
//! and compares.
//!
//! - [`toolkit`]: a CUDA toolkit that is all symlinks, but for cicc
//! - [`programs`]: what there is to build below a directory; [`build`]: building one program both ways
//! - [`stubs`]: what the two builds register with the runtime
//!
//! `docs/guide/nvcc-check.md` is for users.

mod build;
pub mod programs;
mod stubs;
mod toolkit;

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, thread};

use build::{Outcome, Turns, Verdict};
use programs::Program;
use toolkit::Toolkit;
pub use toolkit::make_view;

pub const USAGE: &str = "\
usage: cargo xtask nvcc-check DIR [OPTION...] [-- NVCC-FLAG...]

options:
  --oxicc FILE     the oxicc to check; without it, a release build of this checkout
  --toolkit DIR    the CUDA toolkit to check against; without it, .reference/
  --arch SM        the architecture to build for (sm_90)
  --filter TEXT    only programs whose path contains TEXT
  --jobs N         programs at once (1)
  --time SECONDS   give up on a command after this long (300)
  --run-jobs N     programs running at once (1)
  --run-time SECONDS
                   give up on a program after this long (60)
  --no-run         do not run programs, even if there is a GPU
  --no-link        only compile
  --work DIR       where to build (target/nvcc-check)
  --keep           keep the intermediate files";

/// What was asked for.
pub struct Options {
    pub dir: PathBuf,
    pub oxicc: Option<PathBuf>,
    pub toolkit: Option<PathBuf>,
    pub arch: String,
    pub filter: String,
    pub jobs: usize,
    pub seconds: u64,
    pub run_jobs: usize,
    pub run_seconds: u64,
    pub run: bool,
    pub link: bool,
    pub work: Option<PathBuf>,
    pub keep: bool,
    pub nvcc_flags: Vec<String>,
}

fn parse(args: &[String]) -> Result<Options, String> {
    let mut options = Options {
        dir: PathBuf::new(),
        oxicc: None,
        toolkit: None,
        arch: "sm_90".to_owned(),
        filter: String::new(),
        jobs: 1,
        seconds: 300,
        run_jobs: 1,
        run_seconds: 60,
        run: Path::new("/dev/nvidia0").exists(),
        link: true,
        work: None,
        keep: false,
        nvcc_flags: Vec::new(),
    };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().cloned().ok_or_else(|| format!("{arg} needs a value\n\n{USAGE}"));
        let number = |text: String| text.parse::<u64>().map_err(|_| format!("{text} is not a number"));
        match arg.as_str() {
            "--oxicc" => options.oxicc = Some(value()?.into()),
            "--toolkit" => options.toolkit = Some(value()?.into()),
            "--arch" => options.arch = value()?,
            "--filter" => options.filter = value()?,
            "--jobs" => options.jobs = number(value()?)?.max(1) as usize,
            "--time" => options.seconds = number(value()?)?,
            "--run-jobs" => options.run_jobs = number(value()?)?.max(1) as usize,
            "--run-time" => options.run_seconds = number(value()?)?,
            "--no-run" => options.run = false,
            "--no-link" => options.link = false,
            "--work" => options.work = Some(value()?.into()),
            "--keep" => options.keep = true,
            "--" => options.nvcc_flags.extend(args.by_ref().cloned()),
            dir if options.dir.as_os_str().is_empty() && !dir.starts_with('-') => options.dir = dir.into(),
            other => return Err(format!("unknown argument `{other}`\n\n{USAGE}")),
        }
    }
    if options.dir.as_os_str().is_empty() { Err(USAGE.to_owned()) } else { Ok(options) }
}

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    let mut options = parse(args)?;
    let absolute = fs::canonicalize(&options.dir).map_err(|e| format!("{}: {e}", options.dir.display()))?;
    options.dir = absolute;
    let work = options.work.clone().unwrap_or_else(|| root.join("target/nvcc-check"));
    fs::create_dir_all(work.join("reports")).map_err(|e| format!("{}: {e}", work.display()))?;
    let work = fs::canonicalize(&work).map_err(|e| format!("{}: {e}", work.display()))?;
    let toolkit = Toolkit::make(&options, root, &work)?;
    let programs = programs::find(&options.dir, &options.filter)?;
    println!("{} programs, nvcc of {}", programs.len(), toolkit.original.display());
    let verdicts = build_all(&programs, &toolkit, &options, &work);
    report(&verdicts)
}

/// Builds the programs, several at once, reporting each as it is done; the verdicts are in the order of the programs.
fn build_all(programs: &[Program], toolkit: &Toolkit, options: &Options, work: &Path) -> Vec<Verdict> {
    let next = AtomicUsize::new(0);
    let turns = Turns::new(options.run_jobs);
    let done: Mutex<Vec<(usize, Verdict)>> = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..options.jobs {
            scope.spawn(|| {
                while let Some((i, program)) = {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    programs.get(i).map(|p| (i, p))
                } {
                    let verdict = build::check(
                        program,
                        toolkit,
                        options,
                        &turns,
                        &work.join(format!("{i}-{}", file_name(&program.name))),
                    );
                    println!("{verdict}");
                    done.lock().unwrap_or_else(|e| e.into_inner()).push((i, verdict));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_else(|e| e.into_inner());
    done.sort_by_key(|(i, _)| *i);
    done.into_iter().map(|(_, verdict)| verdict).collect()
}

/// The name of a program as one word.
fn file_name(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '.' { c } else { '_' }).collect()
}

fn report(verdicts: &[Verdict]) -> Result<(), String> {
    let count = |wanted: fn(&Outcome) -> bool| verdicts.iter().filter(|v| wanted(&v.outcome)).count();
    let same = count(|o| matches!(o, Outcome::SameOutput { .. }));
    let built = count(|o| matches!(o, Outcome::Built { .. }));
    let varies = count(|o| matches!(o, Outcome::Varies));
    let neither = count(|o| matches!(o, Outcome::NeitherBuilds { .. }));
    let failed: Vec<&Verdict> = verdicts.iter().filter(|v| v.outcome.is_failure()).collect();
    println!();
    println!(
        "{same} built and ran with the same output, {varies} that say something else each time, {built} built, {neither} built by neither, {} failed",
        failed.len()
    );
    for verdict in &failed {
        println!("  {verdict}");
    }
    if failed.is_empty() { Ok(()) } else { Err(format!("{} programs failed", failed.len())) }
}

/// The compiler to check: as told, or a fresh release build.
pub fn oxicc(given: Option<&Path>, root: &Path) -> Result<PathBuf, String> {
    if let Some(path) = given {
        return fs::canonicalize(path).map_err(|e| format!("{}: {e}", path.display()));
    }
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = std::process::Command::new(cargo);
    command.args(["build", "--quiet", "--release", "--package", "oxicc-cli"]).current_dir(root);
    let status = command.status().map_err(|e| format!("cannot start cargo: {e}"))?;
    if !status.success() {
        return Err("oxicc does not build".to_owned());
    }
    Ok(root.join("target/release/oxicc"))
}
