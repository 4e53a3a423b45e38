//! `whole hecbench|samples|build-time`: others' programs, built whole by the directory of `oxicc toolkit DIR`.
//!
//! Which programs, with which arguments and how they say that their result is right is in `tests/others`: `hecbench.txt`,
//! `samples.txt`; `inputs.sh` makes inputs that are not in a repository. The programs themselves are cloned by whoever runs this.
//! `--write` puts the figures into `docs/results/whole-programs.md`, with the day and the commit.

use std::fmt::Write as _;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

const USAGE: &str = "\
usage: cargo xtask whole hecbench|samples SOURCES TOOLKIT [--seconds N] [--jobs N] [--cccl DIR] [--write] [NAME...]
       cargo xtask whole build-time TOOLKIT NVCC [--cccl DIR] [--write] FILE...

N seconds are of processor time.";

const PAGE: &str = "docs/results/whole-programs.md";

struct Options {
    sources: PathBuf,
    toolkit: PathBuf,
    seconds: u64,
    jobs: usize,
    cccl: Option<PathBuf>,
    write: bool,
    rest: Vec<String>,
}

/// A program of a suite.
#[derive(Default)]
struct Row {
    name: String,
    arguments: String,
    /// Changes of its source before it is built: so few repetitions that it ends; pairs of text.
    edits: Vec<(String, String)>,
    /// Commands for the shell in its directory before it is built, which may use `inputs.sh`.
    first: Vec<String>,
    /// Variables of its Makefile.
    make: Vec<String>,
    /// Flags for nvcc.
    flags: Vec<String>,
    /// What `make` makes, where that is not `main`.
    program: Option<String>,
    /// What it prints when its result is right, where that is none of the usual words.
    says: Vec<String>,
    /// What it prints when its result is wrong, besides the usual words.
    not: Vec<String>,
}

impl Row {
    fn new(name: &str, arguments: &str) -> Row {
        Row { name: name.to_owned(), arguments: arguments.to_owned(), ..Row::default() }
    }

    /// Takes a line below the one of the program.
    fn take(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').ok_or_else(|| format!("{line}: wants a value"))?;
        match word {
            "edit" => {
                let (old, new) =
                    rest.split_once(" => ").ok_or_else(|| format!("{line}: wants OLD => NEW"))?;
                self.edits.push((old.to_owned(), new.to_owned()));
            }
            "first" => self.first.push(rest.to_owned()),
            "make" => self.make.push(rest.to_owned()),
            "flags" => self.flags.push(rest.to_owned()),
            "program" => self.program = Some(rest.to_owned()),
            "says" => self.says.push(rest.to_owned()),
            "not" => self.not.push(rest.to_owned()),
            _ => {
                return Err(format!(
                    "{line}: begins with none of edit, first, make, flags, program, says, not"
                ));
            }
        }
        Ok(())
    }

    /// Whether what it printed tells of a right result.
    fn is_right(&self, text: &str) -> bool {
        let rest = self.says.iter().fold(text.to_owned(), |rest, said| rest.replace(said, ""));
        let right = match self.says.is_empty() {
            true => says_right(text),
            false => self.says.iter().all(|said| text.contains(said)),
        };
        right && !says_wrong(&rest) && !self.not.iter().any(|said| text.contains(said))
    }
}

/// How a program ended.
enum Outcome {
    Right,
    /// It ended and did not say so; the end of what it said.
    Wrong(String),
    TimeOver,
    NotBuilt(String),
}

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    let (task, rest) = args.split_first().ok_or(USAGE)?;
    let options = parse(rest)?;
    match task.as_str() {
        "hecbench" => suite(&options, &rows(root, "hecbench.txt")?, hecbench),
        "samples" => suite(&options, &rows(root, "samples.txt")?, sample),
        "build-time" => build_time(&options),
        _ => Err(USAGE.to_owned()),
    }
    .and_then(|table| {
        print!("{table}");
        if !options.write {
            return Ok(());
        }
        let path = root.join(PAGE);
        let page = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let block = format!("{}\n\n{table}", crate::results::stamp(root)?);
        let new = replaced(&page, task, &block).ok_or_else(|| format!("{PAGE} has no marks of {task}"))?;
        fs::write(&path, new).map_err(|e| format!("{}: {e}", path.display()))
    })
}

/// A page with a new block between the two marks of a task.
fn replaced(page: &str, task: &str, block: &str) -> Option<String> {
    let (before, rest) = page.split_once(&format!("<!-- whole {task} -->\n"))?;
    let end = format!("<!-- end of {task} -->\n");
    let (_, after) = rest.split_once(&end)?;
    Some(format!("{before}<!-- whole {task} -->\n{block}{end}{after}"))
}

fn parse(args: &[String]) -> Result<Options, String> {
    let (mut plain, mut seconds, mut jobs, mut cccl, mut write) = (Vec::new(), 30, 1, None, false);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or_else(|| format!("{arg} wants a value\n{USAGE}"));
        let number = |v: &String| v.parse().map_err(|_| format!("{v} is no number"));
        match arg.as_str() {
            "--seconds" => seconds = number(value()?)?,
            "--jobs" => jobs = number(value()?)? as usize,
            "--cccl" => cccl = Some(PathBuf::from(value()?)),
            "--write" => write = true,
            other if other.starts_with("--") => return Err(format!("unknown option {other}\n{USAGE}")),
            other => plain.push(other.to_owned()),
        }
    }
    if plain.len() < 2 {
        return Err(USAGE.to_owned());
    }
    let rest = plain.split_off(2);
    let absolute = |p: &String| fs::canonicalize(p).map_err(|e| format!("{p}: {e}"));
    let (sources, toolkit) = (absolute(&plain[0])?, absolute(&plain[1])?);
    Ok(Options { sources, toolkit, seconds, jobs: jobs.max(1), cccl, write, rest })
}

/// The programs of a list: a name and its arguments per line; indented lines below it are described at `Row`.
fn rows(root: &Path, list: &str) -> Result<Vec<Row>, String> {
    let path = root.join("tests/others").join(list);
    let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut rows: Vec<Row> = Vec::new();
    for line in text.lines().map(str::trim_end).filter(|l| !l.is_empty() && !l.starts_with('#')) {
        if line.starts_with(' ') {
            rows.last_mut()
                .ok_or_else(|| format!("{line}: belongs to no program"))?
                .take(line.trim_start())?;
            continue;
        }
        let (name, arguments) = line.split_once(' ').unwrap_or((line, ""));
        rows.push(Row::new(name, arguments));
    }
    Ok(rows)
}

type Builder = fn(&Options, &Row) -> Result<(PathBuf, String), String>;

/// Builds and runs programs; the table of how they ended.
fn suite(options: &Options, rows: &[Row], build: Builder) -> Result<String, String> {
    let wanted: Vec<&Row> =
        rows.iter().filter(|r| options.rest.is_empty() || options.rest.contains(&r.name)).collect();
    let (next, results) = (Mutex::new(wanted.iter()), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..options.jobs {
            scope.spawn(|| {
                while let Some(row) = next.lock().ok().and_then(|mut n| n.next()) {
                    let start = Instant::now();
                    let outcome = match build(options, row) {
                        Ok((directory, program)) => execute(options, row, &directory, &program),
                        Err(why) => Outcome::NotBuilt(why),
                    };
                    let text = match &outcome {
                        Outcome::Right => "right".to_owned(),
                        Outcome::Wrong(said) => format!("NOT RIGHT\n{said}"),
                        Outcome::TimeOver => format!("not done in {} s", options.seconds),
                        Outcome::NotBuilt(why) => format!("NOT BUILT\n{why}"),
                    };
                    eprintln!("{}: {text} ({:.0?})", row.name, start.elapsed());
                    if let Ok(mut results) = results.lock() {
                        results.push(outcome);
                    }
                }
            });
        }
    });
    let results = results.into_inner().map_err(|e| e.to_string())?;
    let count = |f: fn(&Outcome) -> bool| results.iter().filter(|o| f(o)).count();
    Ok(format!(
        "| of {} | programs |\n| --- | --- |\n| say that their result is right | {} |\n| not done in {} s | {} |\n\
         | do not say so | {} |\n| not built | {} |\n",
        results.len(),
        count(|o| matches!(o, Outcome::Right)),
        options.seconds,
        count(|o| matches!(o, Outcome::TimeOver)),
        count(|o| matches!(o, Outcome::Wrong(_))),
        count(|o| matches!(o, Outcome::NotBuilt(_))),
    ))
}

/// The end of a text.
fn tail(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(8)..].join("\n")
}

/// Changes the sources in a directory and below. What is nowhere to change, and was not changed before, is an error: the program would run with another size.
fn edit(directory: &Path, edits: &[(String, String)]) -> Result<(), String> {
    if edits.is_empty() {
        return Ok(());
    }
    let mut found = vec![false; edits.len()];
    edit_below(directory, edits, &mut found)?;
    match edits.iter().zip(found).find(|(_, found)| !found) {
        Some(((old, _), _)) => Err(format!("{old}: no source has this any more")),
        None => Ok(()),
    }
}

fn edit_below(directory: &Path, edits: &[(String, String)], found: &mut [bool]) -> Result<(), String> {
    for entry in fs::read_dir(directory).map_err(|e| e.to_string())?.flatten() {
        let path = entry.path();
        if entry.file_type().is_ok_and(|t| t.is_dir()) {
            edit_below(&path, edits, found)?;
            continue;
        }
        let is_source =
            path.extension().is_some_and(|e| ["cu", "cuh", "cpp", "h", "hpp"].iter().any(|x| e == *x));
        let Some(text) = is_source.then(|| fs::read_to_string(&path).ok()).flatten() else { continue };
        for (found, (old, new)) in found.iter_mut().zip(edits) {
            *found |= text.contains(old) || text.contains(new);
        }
        let new = edits.iter().fold(text.clone(), |t, (old, new)| t.replace(old, new));
        if new != text {
            fs::write(&path, new).map_err(|e| e.to_string())?;
        }
    }
    Ok(())
}

fn append_flags(options: &Options) -> String {
    options.cccl.as_ref().map(|d| format!("-I{}", d.display())).unwrap_or_default()
}

/// Builds a directory of HeCBench by its Makefile.
fn hecbench(options: &Options, row: &Row) -> Result<(PathBuf, String), String> {
    let own = options.sources.join("src").join(format!("{}-cuda", row.name));
    let below = fs::read_dir(&own).map_err(|e| format!("{}: {e}", own.display()))?;
    let below = below.flatten().map(|e| e.path());
    let found = std::iter::once(own.clone()).chain(below).find(|d| d.join("Makefile").is_file());
    let directory = found.ok_or("there is no Makefile")?;
    edit(&directory, &row.edits)?;
    for command in &row.first {
        let inputs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/others/inputs.sh");
        let script = format!(". '{}'\n{command}", inputs.display());
        let status = Command::new("sh").args(["-c", &script]).current_dir(&directory).status();
        if !status.is_ok_and(|s| s.success()) {
            return Err(format!("{command}: failed"));
        }
    }
    let flags: Vec<String> = row.flags.iter().cloned().chain([append_flags(options)]).collect();
    // What an earlier run left was made by another compiler, or with other flags.
    let output = Command::new("make")
        .arg("-B")
        .arg(format!("CC={}", options.toolkit.join("bin/nvcc").display()))
        .arg("ARCH=sm_90")
        .args(&row.make)
        .env("NVCC_APPEND_FLAGS", flags.join(" "))
        .current_dir(&directory)
        .output()
        .map_err(|e| format!("make: {e}"))?;
    if !output.status.success() {
        return Err(tail(&String::from_utf8_lossy(&output.stderr)));
    }
    Ok((directory, format!("./{}", row.program.as_deref().unwrap_or("main"))))
}

/// How the program of a sample is called, before the sample's name.
const SAMPLE: &str = "./oxicc_";

/// Builds one of cuda-samples: all sources of its directory.
fn sample(options: &Options, row: &Row) -> Result<(PathBuf, String), String> {
    let folders = fs::read_dir(options.sources.join("Samples")).map_err(|e| e.to_string())?;
    let directory = folders.flatten().map(|e| e.path().join(&row.name)).find(|d| d.is_dir());
    let directory = directory.ok_or("there is no such sample")?;
    edit(&directory, &row.edits)?;
    // The arguments begin with flags of the build and the sources, up to a lone `--`; kernels that are loaded at run time come before.
    let (flags, _) = row.arguments.split_once("-- ").unwrap_or((row.arguments.trim_end_matches("--"), ""));
    let nvcc = options.toolkit.join("bin/nvcc");
    let (mut kernels, mut plain) = (Vec::new(), Vec::new());
    for flag in flags.split_whitespace() {
        match flag.split_once('=') {
            Some((image, source)) if image.ends_with(".fatbin") || image.ends_with(".ptx") => {
                kernels.push((image.to_owned(), source.to_owned()));
            }
            _ => plain.push(flag.to_owned()),
        }
    }
    let common = ["-std=c++17", "-O3", "-arch=sm_90", "-I../../../Common", "-I."];
    let build = |args: &[String]| {
        let output = Command::new(&nvcc)
            .args(common)
            .args(args)
            .env("NVCC_APPEND_FLAGS", append_flags(options))
            .current_dir(&directory)
            .output();
        let output = output.map_err(|e| format!("{}: {e}", nvcc.display()))?;
        match output.status.success() {
            true => Ok(()),
            false => Err(tail(&String::from_utf8_lossy(&output.stderr))),
        }
    };
    for (image, source) in kernels {
        let kind = if image.ends_with(".ptx") { "-ptx" } else { "-fatbin" };
        build(&[kind.to_owned(), source, "-o".to_owned(), image])?;
    }
    let program = format!("{SAMPLE}{}", row.name);
    plain.extend(["-o", &program, "-lcuda"].map(str::to_owned));
    build(&plain)?;
    Ok((directory, program))
}

/// Runs a program on the simulator until its time is over.
fn execute(options: &Options, row: &Row, directory: &Path, program: &str) -> Outcome {
    let is_sample = program.starts_with(SAMPLE);
    let arguments = match row.arguments.split_once("--") {
        Some((_, arguments)) if is_sample => arguments,
        _ if is_sample => "",
        _ => row.arguments.as_str(),
    };
    let said = directory.join("oxicc-said.txt");
    let child = fs::File::create(&said).and_then(|out| {
        Command::new("sh")
            .args(["-c", &format!("ulimit -t {}; {program} {arguments}", options.seconds)])
            .env("OXICC_DEVICE", "sim")
            .env("OXICC_REPORT", "1")
            .env("LD_LIBRARY_PATH", options.toolkit.join("lib64"))
            .current_dir(directory)
            .stdin(Stdio::null())
            .stderr(out.try_clone()?)
            .stdout(out)
            .spawn()
    });
    let mut child = match child {
        Ok(child) => child,
        Err(e) => return Outcome::NotBuilt(e.to_string()),
    };
    // The limit is of processor time: on a busy machine it takes a while until that is over.
    let status = wait(&mut child, Duration::from_secs(options.seconds.saturating_mul(20)));
    let Some(status) = status.filter(|s| s.code() != Some(KILLED)) else {
        return Outcome::TimeOver;
    };
    let mut text = Vec::new();
    let _ = fs::File::open(&said).and_then(|f| f.take(MOST_TEXT).read_to_end(&mut text));
    let _ = fs::remove_file(&said);
    let text = String::from_utf8_lossy(&text);
    // Programs of HeCBench say that their result is right; samples that do not say so end with a status.
    let right = if is_sample { !says_wrong(&text) } else { row.is_right(&text) };
    match status.success() && right {
        true => Outcome::Right,
        false => Outcome::Wrong(tail(&text)),
    }
}

/// How a shell says that a program was killed.
const KILLED: i32 = 128 + 9;

/// Bytes of a program's output that are looked at.
const MOST_TEXT: u64 = 4 << 20;

/// How a program ended; none if its time was over.
fn wait(child: &mut Child, limit: Duration) -> Option<ExitStatus> {
    let start = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status),
            Ok(None) if start.elapsed() < limit => std::thread::sleep(Duration::from_millis(20)),
            _ => {
                let _ = child.kill();
                let _ = child.wait();
                return None;
            }
        }
    }
}

/// Whether a text has one of these words, in capitals or not.
fn has_word(text: &str, words: &[&str]) -> bool {
    let lower = text.to_lowercase();
    lower.split(|c: char| !c.is_alphanumeric()).any(|word| words.contains(&word))
}

fn says_right(text: &str) -> bool {
    const WORDS: [&str; 13] = [
        "pass",
        "passed",
        "success",
        "successful",
        "successfully",
        "succeeded",
        "verified",
        "verification",
        "correct",
        "ok",
        "valid",
        "match",
        "matches",
    ];
    has_word(text, &WORDS)
}

fn says_wrong(text: &str) -> bool {
    const WORDS: [&str; 8] =
        ["fail", "failed", "fails", "failure", "mismatch", "incorrect", "wrong", "invalid"];
    // How a sample sums up, also one that is to fail in between.
    !text.contains("returned OK")
        && (has_word(text, &WORDS) || text.contains("not match") || text.contains("CUDA error"))
}

/// Processor time of `-c`, ptxas included in both: the better of two runs, taken in turns.
fn build_time(options: &Options) -> Result<String, String> {
    // The first two names are not what they are for suites: the toolkit and the other nvcc.
    let (ours, theirs) = (options.sources.join("bin/nvcc"), options.toolkit.clone());
    let mut table = "| file | oxicc | nvcc | ratio |\n| --- | --- | --- | --- |\n".to_owned();
    let mut ratios = Vec::new();
    for file in &options.rest {
        let (mut a, mut b) = (f64::MAX, f64::MAX);
        for _ in 0..2 {
            a = a.min(processor_time(options, &ours, file)?);
            b = b.min(processor_time(options, &theirs, file)?);
        }
        let name = Path::new(file).file_name().unwrap_or_default().to_string_lossy().into_owned();
        let _ = writeln!(table, "| `{name}` | {a:.2} s | {b:.2} s | {:.2} |", a / b);
        ratios.push(a / b);
    }
    ratios.sort_by(f64::total_cmp);
    if let Some(median) = ratios.get(ratios.len() / 2) {
        let _ = writeln!(table, "| median of {} | | | {median:.2} |", ratios.len());
    }
    Ok(table)
}

/// Seconds of processor time of a compile and all that it starts.
fn processor_time(options: &Options, nvcc: &Path, file: &str) -> Result<f64, String> {
    let path = fs::canonicalize(file).map_err(|e| format!("{file}: {e}"))?;
    let directory = path.parent().unwrap_or(Path::new("."));
    let object = std::env::temp_dir().join(format!("oxicc-build-time-{}.o", std::process::id()));
    let cccl = append_flags(options);
    let command = format!(
        "TIMEFORMAT='%U %S'; time '{}' -c -std=c++17 -O3 -arch=sm_90 -I../../../Common {cccl} '{}' -o '{}'",
        nvcc.display(),
        path.display(),
        object.display()
    );
    let output = Command::new("bash")
        .args(["-c", &command])
        .current_dir(directory)
        .output()
        .map_err(|e| format!("bash: {e}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(format!("{} {file}:\n{}", nvcc.display(), tail(&said)));
    }
    let _ = fs::remove_file(object);
    let times = said.lines().last().unwrap_or_default().split_whitespace();
    let times: Vec<f64> = times.filter_map(|t| t.parse().ok()).collect();
    match times[..] {
        [user, system] => Ok(user + system),
        _ => Err(format!("bash told no times: {said}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_a_program() {
        let mut row = Row::new("x", "1");
        row.take("says Max error 0").unwrap();
        row.take("not NaN").unwrap();
        row.take("edit a => b c").unwrap();
        assert_eq!(row.edits, [("a".to_owned(), "b c".to_owned())]);
        assert!(row.is_right("Max error 0\n") && !row.is_right("PASS") && !row.is_right("Max error 0, FAIL"));
        assert!(!row.is_right("Max error 0 NaN"));
        assert!(row.take("edit a").is_err() && row.take("else a").is_err() && row.take("says").is_err());
    }

    #[test]
    fn blocks_of_the_page() {
        let page = "a\n<!-- whole x -->\nold\n<!-- end of x -->\nb\n";
        let new = replaced(page, "x", "new\n").unwrap();
        assert_eq!(new, "a\n<!-- whole x -->\nnew\n<!-- end of x -->\nb\n");
        assert_eq!(replaced(&new, "y", ""), None);
    }

    #[test]
    fn what_programs_say() {
        assert!(says_right("Test PASSED\n") && says_right("results match."));
        assert!(!says_right("Hook and book, passing"));
        assert!(says_wrong("Verification failed at 0") && !says_wrong("maximum error: 0.0"));
        assert!(!says_wrong("Device assert failed as expected\nsimpleAssert completed, returned OK"));
    }
}
