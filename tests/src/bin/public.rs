//! `public [--write] DIR [FILTER]`: kernels of public projects, unchanged, compiled with the embedded headers and executed on the simulator.
//!
//! `tests/public/kernels.txt` says which: sources by their path below DIR, launches in the words of `oxicc run`. Each source is also
//! compiled by nvcc with its own headers, and its PTX executed on the same inputs; the outputs must be equal, bit for bit unless
//! the launch says how far they may be apart. The sources are fetched by whoever runs this; `docs/results/public-kernels.md` says from where,
//! and `--write` puts the results there.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::{env, fs};

use oxicc::{Color, Emit, Input};
use oxicc_cli::native::CompileFlags;
use oxicc_launch::{Arg, Launch, Outcome, ScalarType, simulate};
use oxicc_reference::{Toolchain, workspace_root};

/// A kernel that runs away stops here.
const LIMIT: u64 = 2_000_000_000;

/// A source and its launches.
struct Source {
    path: String,
    flags: Vec<String>,
    runs: Vec<Run>,
}

struct Run {
    launch: String,
    globals: Vec<String>,
    /// Relative and absolute difference that floats may have; equal bits if there is none.
    tolerance: Option<(f64, f64)>,
}

fn main() -> ExitCode {
    let (options, args): (Vec<String>, Vec<String>) = env::args().skip(1).partition(|a| a.starts_with("--"));
    let (dir, filter) = match &args[..] {
        _ if options.iter().any(|o| o != "--write") => ("", ""),
        [dir] => (dir.as_str(), ""),
        [dir, filter] if options.is_empty() => (dir.as_str(), filter.as_str()),
        _ => ("", ""),
    };
    if dir.is_empty() {
        eprintln!("usage: cargo xtask public DIR [FILTER] | --write DIR");
        return ExitCode::from(1);
    }
    match run(Path::new(dir), filter, !options.is_empty()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(message) => {
            eprintln!("public: {message}");
            ExitCode::from(1)
        }
    }
}

/// Runs everything; whether all results are equal. `write` puts the table into the page.
fn run(dir: &Path, filter: &str, write: bool) -> Result<bool, String> {
    let dir = fs::canonicalize(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("public/kernels.txt");
    let text = fs::read_to_string(&list).map_err(|e| format!("{}: {e}", list.display()))?;
    let (mut equal, mut wrong) = (0, 0);
    let mut rows = Vec::new();
    for source in parse(&text)?.iter().filter(|s| s.path.contains(filter)) {
        let mut row = Row { path: source.path.clone(), kernels: Vec::new(), instructions: 0 };
        let ptx = ours(source, &dir).and_then(|ours| Ok((ours, reference(source, &dir)?)));
        for run in &source.runs {
            let kernel = run.launch.split("<<<").next().unwrap_or_default();
            let result = match &ptx {
                Ok((ours, reference)) => compare(run, ours, reference, &dir),
                Err(e) => Err(e.clone()),
            };
            match result {
                Ok(instructions) => {
                    equal += 1;
                    row.add(kernel, instructions);
                    println!("equal   {}: {kernel} ({instructions} instructions)", source.path);
                }
                Err(why) => {
                    wrong += 1;
                    println!("WRONG   {}: {kernel}: {why}", source.path);
                }
            }
        }
        rows.push(row);
    }
    println!("\n{equal} kernels with equal results, {wrong} without");
    if write && wrong == 0 {
        write_page(&rows, equal)?;
    }
    Ok(wrong == 0)
}

/// A line of the table: a source whose launches are equal.
struct Row {
    path: String,
    /// Names without arguments, and how many instances of each are launched.
    kernels: Vec<(String, usize)>,
    instructions: u64,
}

impl Row {
    fn add(&mut self, kernel: &str, instructions: u64) {
        let name = oxicc_launch::demangled(kernel);
        let name = name.strip_prefix("void ").unwrap_or(&name).split(['<', '(']).next().unwrap_or_default();
        self.instructions += instructions;
        match self.kernels.iter_mut().find(|(known, _)| known == name) {
            Some((_, times)) => *times += 1,
            None => self.kernels.push((name.to_owned(), 1)),
        }
    }

    fn text(&self) -> String {
        let kernel = |(name, times): &(String, usize)| match times {
            1 => format!("`{name}`"),
            _ => format!("`{name}` ×{times}"),
        };
        let kernels: Vec<String> = self.kernels.iter().map(kernel).collect();
        let path = self.path.strip_prefix("cuda-samples/Samples/").unwrap_or(&self.path);
        let digits = self.instructions.to_string();
        let groups: Vec<&str> =
            digits.as_bytes().rchunks(3).rev().map(|g| std::str::from_utf8(g).unwrap_or_default()).collect();
        format!("| {path} | {} | {} |\n", kernels.join(", "), groups.join(","))
    }
}

/// Puts the figures between the marks of the page.
fn write_page(rows: &[Row], launches: usize) -> Result<(), String> {
    let page = workspace_root().join("docs/results/public-kernels.md");
    let text = fs::read_to_string(&page).map_err(|e| format!("{}: {e}", page.display()))?;
    let marks = text.find("<!-- measured -->\n").zip(text.find("<!-- end -->"));
    let (begin, end) = marks.ok_or_else(|| format!("{}: no place for the table", page.display()))?;
    let day = Command::new("date").arg("+%-d %B %Y").output().map_err(|e| format!("date: {e}"))?;
    let day = String::from_utf8_lossy(&day.stdout);
    let kernels: usize = rows.iter().map(|row| row.kernels.len()).sum();
    let table: String = rows.iter().map(Row::text).collect();
    let measured = format!(
        "<!-- measured -->\n\n{}: all {launches} launches of {kernels} kernels in {} sources are equal.\n\n\
         | source | kernels | instructions |\n| --- | --- | ---: |\n{table}\n",
        day.trim(),
        rows.len()
    );
    let text = format!("{}{measured}{}", &text[..begin], &text[end..]);
    fs::write(&page, text).map_err(|e| format!("{}: {e}", page.display()))
}

/// Reads the list: `source PATH`, `flags ...`, `run LAUNCH`, `global NAME=...`, `within X`, one per line.
fn parse(text: &str) -> Result<Vec<Source>, String> {
    let mut sources: Vec<Source> = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let wrong = || format!("kernels.txt:{}: `{line}`", i + 1);
        let (word, rest) = line.split_once(' ').ok_or_else(wrong)?;
        let rest = rest.trim();
        match (word, sources.last_mut()) {
            ("source", _) => {
                sources.push(Source { path: rest.to_owned(), flags: Vec::new(), runs: Vec::new() });
            }
            ("flags", Some(s)) => s.flags.extend(rest.split_whitespace().map(str::to_owned)),
            ("run", Some(s)) => {
                s.runs.push(Run { launch: rest.to_owned(), globals: Vec::new(), tolerance: None });
            }
            ("global", Some(Source { runs, .. })) if !runs.is_empty() => {
                runs.last_mut().ok_or_else(wrong)?.globals.push(rest.to_owned());
            }
            ("within", Some(Source { runs, .. })) if !runs.is_empty() => {
                let (relative, absolute) = rest.split_once(' ').unwrap_or((rest, ""));
                let relative: f64 = relative.parse().map_err(|_| wrong())?;
                let absolute = match absolute {
                    "" => relative * 1e-3,
                    text => text.parse().map_err(|_| wrong())?,
                };
                runs.last_mut().ok_or_else(wrong)?.tolerance = Some((relative, absolute));
            }
            _ => return Err(wrong()),
        }
    }
    Ok(sources)
}

/// Flags with the paths in `-I` below the directory of the sources, or below the stand-ins for libraries of the host.
fn flags(source: &Source, dir: &Path) -> Vec<String> {
    let path = |p: &str| match p.strip_prefix("@") {
        Some(p) => Path::new(env!("CARGO_MANIFEST_DIR")).join("public").join(p),
        None => dir.join(p),
    };
    let flag = |f: &String| match f.strip_prefix("-I") {
        Some(p) => format!("-I{}", path(p).display()),
        None => f.clone(),
    };
    source.flags.iter().map(flag).collect()
}

fn ours(source: &Source, dir: &Path) -> Result<String, String> {
    let mut all = vec!["-arch=sm_90".to_owned()];
    all.extend(flags(source, dir));
    for dir in host_directories() {
        all.push("-isystem".to_owned());
        all.push(dir.display().to_string());
    }
    let options = CompileFlags::parse_options(all.iter().map(String::as_str))?;
    let input = Input::read(&dir.join(&source.path))?;
    let compilation = oxicc::compile(&input, &options, Emit::Ptx);
    compilation.output.clone().ok_or_else(|| {
        let text = compilation.render(Color::Never);
        text.lines().take(3).collect::<Vec<_>>().join(" ")
    })
}

/// Where the host's C++ compiler has its headers, as it says itself.
fn host_directories() -> Vec<PathBuf> {
    let output =
        Command::new("g++").args(["-E", "-x", "c++", "-v", "/dev/null"]).stdin(Stdio::null()).output();
    let text = output.map(|o| String::from_utf8_lossy(&o.stderr).into_owned()).unwrap_or_default();
    let lines = text.lines().skip_while(|l| !l.starts_with("#include <...>")).skip(1);
    lines.take_while(|l| l.starts_with(' ')).map(|l| PathBuf::from(l.trim())).collect()
}

/// What nvcc makes of the source, with its own headers; kept, because nvcc takes its time.
fn reference(source: &Source, dir: &Path) -> Result<String, String> {
    let kept = workspace_root().join("target/public").join(format!("{}.ptx", source.path.replace('/', "_")));
    if let Ok(ptx) = fs::read_to_string(&kept) {
        return Ok(ptx);
    }
    let parent = kept.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(parent).map_err(|e| format!("{}: {e}", parent.display()))?;
    let nvcc = Toolchain::find().ok_or("there is no nvcc: `cargo xtask reference` installs it")?.nvcc();
    let mut command = Command::new(nvcc);
    command.args(["-ptx", "-w", "-arch=sm_90"]).args(flags(source, dir));
    command.arg("-o").arg(&kept).arg(dir.join(&source.path)).stdin(Stdio::null());
    let output = command.output().map_err(|e| format!("cannot start {command:?}: {e}"))?;
    if !output.status.success() {
        let text = String::from_utf8_lossy(&output.stderr);
        return Err(format!("nvcc: {}", text.lines().find(|l| l.contains("error")).unwrap_or("fails")));
    }
    fs::read_to_string(&kept).map_err(|e| format!("{}: {e}", kept.display()))
}

/// Executes both; the instructions that ours took.
fn compare(run: &Run, ours: &str, reference: &str, dir: &Path) -> Result<u64, String> {
    let mut launch = Launch::parse(&run.launch, dir)?;
    launch.max_instructions = Some(LIMIT);
    for global in &run.globals {
        launch.add_global(Arg::parse_global(global, dir).map_err(|e| e.to_string())?);
    }
    let theirs = simulate(reference, &launch).map_err(|e| format!("reference: {e}"))?;
    let mine = simulate(ours, &launch).map_err(|e| e.to_string())?;
    if mine.printed != theirs.printed {
        return Err("prints something else".to_owned());
    }
    let outputs = launch.buffers.iter().zip(mine.buffers.iter().zip(&theirs.buffers));
    let globals = launch.globals.iter().zip(mine.globals.iter().zip(&theirs.globals));
    let mut changed = !mine.printed.is_empty();
    for (buffer, (mine, theirs)) in outputs.chain(globals).filter(|(b, _)| b.is_output) {
        changed |= *theirs != buffer.bytes;
        for i in 0..theirs.len() / buffer.ty.size() {
            let (Some(x), Some(y)) = (buffer.ty.read(mine, i), buffer.ty.read(theirs, i)) else { continue };
            let size = buffer.ty.size();
            let same = mine[i * size..][..size] == theirs[i * size..][..size];
            if !same && !is_close(buffer.ty, x.as_f64(), y.as_f64(), run.tolerance) {
                return Err(format!(
                    "{}[{i}] is {}, the reference has {}",
                    buffer.name,
                    x.as_f64(),
                    y.as_f64()
                ));
            }
        }
    }
    if !changed {
        return Err("the kernel changes no output: a test of nothing".to_owned());
    }
    Ok(instructions(&mine))
}

fn is_close(ty: ScalarType, x: f64, y: f64, tolerance: Option<(f64, f64)>) -> bool {
    let Some((relative, absolute)) = tolerance.filter(|_| ty.is_float()) else { return false };
    x.is_nan() && y.is_nan() || (x - y).abs() <= (relative * x.abs().max(y.abs())).max(absolute)
}

fn instructions(outcome: &Outcome) -> u64 {
    outcome.counters.iter().find(|(name, _)| name.contains("instructions")).map_or(0, |(_, n)| *n)
}
