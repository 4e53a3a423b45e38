//! Building one program with one nvcc, and comparing what the two make of it.

use std::fmt;
use std::fs::{self, File};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Condvar, Mutex};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::Options;
use super::programs::Program;
use super::stubs;
use super::toolkit::{Toolkit, Which};

pub struct Verdict {
    name: String,
    pub outcome: Outcome,
}

pub enum Outcome {
    /// Both built it and both programs said the same.
    SameOutput { success: bool },
    /// Both built it, but the original's program does not say the same twice.
    Varies,
    /// Ours built it; it was not run.
    Built { linked: bool },
    /// Not our fault; whether the errors are the same.
    NeitherBuilds { same_errors: bool },
    /// Only the original builds it: the first error.
    Fails(String),
    /// Only ours builds it: something wrong was not noticed.
    Accepts(String),
    /// The programs differ.
    Differs(String),
    /// The runtime is told of other kernels or variables.
    Registers(String),
}

impl Outcome {
    pub fn is_failure(&self) -> bool {
        matches!(self, Outcome::Fails(_) | Outcome::Accepts(_) | Outcome::Differs(_) | Outcome::Registers(_))
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = &self.name;
        match &self.outcome {
            Outcome::SameOutput { success: true } => write!(f, "same     {name}"),
            Outcome::SameOutput { success: false } => write!(f, "same     {name}: both fail"),
            Outcome::Varies => write!(f, "varies   {name}"),
            Outcome::Built { linked: true } => write!(f, "built    {name}"),
            Outcome::Built { linked: false } => write!(f, "object   {name}"),
            Outcome::NeitherBuilds { same_errors: true } => write!(f, "neither  {name}: the same errors"),
            Outcome::NeitherBuilds { same_errors: false } => write!(f, "neither  {name}: other errors"),
            Outcome::Fails(why) => write!(f, "FAILS    {name}: {why}"),
            Outcome::Accepts(why) => write!(f, "ACCEPTS  {name}: the original says: {why}"),
            Outcome::Differs(why) => write!(f, "DIFFERS  {name}: {why}"),
            Outcome::Registers(why) => write!(f, "KERNELS  {name}: {why}"),
        }
    }
}

/// What one command said.
struct Said {
    success: bool,
    text: String,
}

/// How many programs may run at once: they share one GPU, and some measure.
pub struct Turns {
    free: Mutex<usize>,
    returned: Condvar,
}

impl Turns {
    pub fn new(at_once: usize) -> Turns {
        Turns { free: Mutex::new(at_once), returned: Condvar::new() }
    }

    fn take<R>(&self, turn: impl FnOnce() -> R) -> R {
        let free = self.free.lock().unwrap_or_else(|e| e.into_inner());
        let mut free = self.returned.wait_while(free, |free| *free == 0).unwrap_or_else(|e| e.into_inner());
        *free -= 1;
        drop(free);
        let result = turn();
        *self.free.lock().unwrap_or_else(|e| e.into_inner()) += 1;
        self.returned.notify_one();
        result
    }
}

pub fn check(program: &Program, toolkit: &Toolkit, options: &Options, turns: &Turns, work: &Path) -> Verdict {
    let outcome = compare(program, toolkit, options, turns, work);
    if !options.keep {
        // What is left behind is in the build directory; nobody is harmed.
        let _ = fs::remove_dir_all(work);
    }
    Verdict { name: program.name.clone(), outcome }
}

fn compare(program: &Program, toolkit: &Toolkit, options: &Options, turns: &Turns, work: &Path) -> Outcome {
    let dirs = (work.join("ours"), work.join("original"));
    let ours = build(program, toolkit, options, Which::Ours, &dirs.0);
    let original = build(program, toolkit, options, Which::Original, &dirs.1);
    let (objects, their_objects) = match (ours, original) {
        (Ok(ours), Ok(original)) => (ours, original),
        (Ok(_), Err(said)) => return Outcome::Accepts(first_error(&said)),
        (Err(said), Ok(_)) => return Outcome::Fails(first_error(&said)),
        (Err(said), Err(theirs)) => {
            return Outcome::NeitherBuilds { same_errors: errors(&said) == errors(&theirs) };
        }
    };
    if let Some(difference) = stubs::difference(&dirs.0, &dirs.1) {
        return Outcome::Registers(difference);
    }
    if !program.has_main || !options.link {
        return Outcome::Built { linked: false };
    }
    let ours = link(program, toolkit, options, Which::Ours, &objects, &dirs.0);
    let original = link(program, toolkit, options, Which::Original, &their_objects, &dirs.1);
    let (ours, original) = match (ours, original) {
        (Ok(ours), Ok(original)) => (ours, original),
        (Ok(_), Err(said)) => return Outcome::Accepts(first_error(&said)),
        (Err(said), Ok(_)) => return Outcome::Fails(first_error(&said)),
        // Libraries that are not here are missing for both.
        (Err(_), Err(_)) => return Outcome::Built { linked: false },
    };
    if !options.run {
        return Outcome::Built { linked: true };
    }
    turns.take(|| compare_runs(program, options, work, &ours, &original))
}

fn compare_runs(program: &Program, options: &Options, work: &Path, ours: &Path, original: &Path) -> Outcome {
    // Programs show the name they were started with: the same for both.
    let program_link = work.join("program");
    let run = |exe: &Path| {
        // Not there the first time.
        let _ = fs::remove_file(&program_link);
        let started = symlink(exe, &program_link).map_or(exe, |()| &program_link);
        let mut all = Said { success: true, text: String::new() };
        for arguments in &program.arguments {
            let mut command = Command::new(started);
            command.current_dir(&program.dir).args(arguments);
            let said = said(&mut command, options.run_seconds, &work.join("run"));
            all.success &= said.success;
            all.text.push_str(&said.text);
        }
        all
    };
    let (ours, theirs) = (run(ours), run(original));
    let (mine, other) = (comparable(&ours.text), comparable(&theirs.text));
    if ours.success == theirs.success && mine == other {
        return Outcome::SameOutput { success: ours.success };
    }
    let again = run(original);
    if ours.success == theirs.success && comparable(&again.text) != other {
        return Outcome::Varies;
    }
    for (said, whose) in [(&ours, "ours"), (&theirs, "original")] {
        // The verdict says the first difference; this is for a closer look.
        let _ = fs::write(report(work, whose), &said.text);
    }
    let differing = mine.iter().zip(&other).find(|(a, b)| a != b);
    Outcome::Differs(match differing {
        Some((a, b)) => format!("`{a}`, the original says `{b}`"),
        None if mine.len() == other.len() => {
            format!("ends with {}, the original with {}", ending(ours.success), ending(theirs.success))
        }
        None => format!("{} lines, the original says {}", mine.len(), other.len()),
    })
}

/// Where the whole output of a program is left if it differs: `reports/` beside the directories of the builds.
fn report(work: &Path, whose: &str) -> PathBuf {
    let name = work.file_name().unwrap_or_default().to_string_lossy();
    work.with_file_name("reports").join(format!("{name}.{whose}.txt"))
}

fn ending(success: bool) -> &'static str {
    if success { "success" } else { "failure" }
}

/// Compiles the units; what nvcc said if it failed.
fn build(
    program: &Program,
    toolkit: &Toolkit,
    options: &Options,
    which: Which,
    out: &Path,
) -> Result<Vec<PathBuf>, String> {
    fs::create_dir_all(out).map_err(|e| format!("error: {}: {e}", out.display()))?;
    let mut objects = Vec::new();
    for (i, unit) in program.units.iter().enumerate() {
        let object = out.join(format!("{i}.o"));
        let mut command = nvcc(program, toolkit, options, which);
        command.args(["-w", "-c"]).arg(unit).arg("-o").arg(&object);
        // The stubs are compared.
        let kept = out.join(format!("{i}"));
        fs::create_dir_all(&kept).map_err(|e| format!("error: {}: {e}", kept.display()))?;
        command.arg("--keep").arg("--keep-dir").arg(kept);
        let said = said(&mut command, options.seconds, &out.join("log"));
        if !said.success {
            return Err(said.text);
        }
        objects.push(object);
    }
    Ok(objects)
}

fn link(
    program: &Program,
    toolkit: &Toolkit,
    options: &Options,
    which: Which,
    objects: &[PathBuf],
    out: &Path,
) -> Result<PathBuf, String> {
    let exe = out.join("program");
    let mut command = nvcc(program, toolkit, options, which);
    // A toolkit from packages has its libraries in `lib`.
    command.arg("-w").arg("-L").arg(toolkit.original.join("lib"));
    command.args(objects).args(&program.host).args(&program.libraries).arg("-o").arg(&exe);
    let said = said(&mut command, options.seconds, &out.join("log"));
    if said.success { Ok(exe) } else { Err(said.text) }
}

fn nvcc(program: &Program, toolkit: &Toolkit, options: &Options, which: Which) -> Command {
    let mut command = Command::new(toolkit.nvcc(which));
    command
        .current_dir(&program.dir)
        .arg(format!("-arch={}", options.arch))
        .args(&program.flags)
        .args(&options.nvcc_flags);
    command
}

/// Runs a command with a limit on its time.
fn said(command: &mut Command, seconds: u64, log: &Path) -> Said {
    let fail = |text: String| Said { success: false, text };
    let file = match File::create(log).and_then(|f| Ok((f.try_clone()?, f))) {
        Ok(files) => files,
        Err(e) => return fail(format!("error: {}: {e}", log.display())),
    };
    let child = command.stdin(Stdio::null()).stdout(file.0).stderr(file.1).spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(e) => return fail(format!("error: {command:?}: {e}")),
    };
    let start = Instant::now();
    let status = loop {
        match child.try_wait() {
            Ok(Some(status)) => break Some(status),
            Ok(None) if start.elapsed() < Duration::from_secs(seconds) => {
                sleep(Duration::from_millis(5));
            }
            _ => {
                // It may have ended just now.
                let _ = child.kill();
                let _ = child.wait();
                break None;
            }
        }
    };
    let text = fs::read(log).unwrap_or_default();
    let text = String::from_utf8_lossy(&text).into_owned();
    match status {
        Some(status) => Said { success: status.success(), text },
        None => fail(format!("error: no end after {seconds} s\n{text}")),
    }
}

fn first_error(text: &str) -> String {
    let error =
        text.lines().find(|l| l.contains("error") && !l.contains("#error")).or_else(|| text.lines().next());
    error.unwrap_or("no message").trim().to_owned()
}

/// The errors of the front end: places and texts.
fn errors(text: &str) -> Vec<&str> {
    text.lines().filter(|l| l.contains(": error")).collect()
}

/// Output without what differs from run to run: times, rates and addresses.
fn comparable(text: &str) -> Vec<String> {
    let varies = [
        "ms",
        "msec",
        "sec",
        "seconds",
        "GB/s",
        "MB/s",
        "GFlop/s",
        "Gflop/s",
        "GFLOPS",
        "us",
        "time",
        "Time",
        "TFLOPS",
        "TOPS",
        "Gsamples/s",
        "Mpix/s",
        "clocks/block",
        "Mtexlookups/sec",
        "kernel",
    ];
    let line = |l: &str| {
        let measured = l.split(|c: char| !(c.is_alphanumeric() || c == '/')).any(|w| varies.contains(&w));
        if measured { l.chars().filter(|c| !c.is_ascii_digit() && *c != '.').collect() } else { l.to_owned() }
    };
    text.lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_not_compared() {
        assert_eq!(comparable("took 3.25 ms\nsum 3"), comparable("took 17.5 ms\nsum 3"));
        assert_ne!(comparable("sum 3"), comparable("sum 4"));
    }
}
