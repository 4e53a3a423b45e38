//! `cargo xtask bench compile`: the time and memory of oxicc and of the original cicc on the same preprocessed files.
//!
//! Both compile every unit of `benches/units` (or the files that are named) in turn, several times; the best time of each counts.
//! Processor time is the shell's `time`; memory is the kernel's high-water mark of the process, read while it runs.
//!
//! Kernels without headers ([`KERNELS`]): whole processes of oxicc, cicc (on what nvcc preprocessed) and clang, then oxicc and NVRTC as
//! libraries in one process (`bench-library`). What is not installed leaves its column empty. `--svg` draws the second table (`docs/results/compile-speed.svg` unless a
//! file is named).
//!
//! `cargo xtask bench frontend`: the time from the text to the checked device tree (`--time-passes`) against cicc's for the whole
//! unit in the same run, and the throughput of the preprocessor alone.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::bench::with_plot;
use crate::test::{cargo, succeed};

const USAGE: &str = "\
usage: cargo xtask bench compile|frontend [--runs N] [--arch SM] [--oxicc FILE] [--svg [FILE.svg]] [FILE.cu|FILE.ii...]";

/// Kernels that need no header but the runtime's, which every compiler has in it.
const KERNELS: [&str; 6] = ["saxpy", "transpose", "sha256", "fft_radix8", "ray_spheres", "sgemm_regtile"];

/// What one compiler needs for one unit.
#[derive(Clone, Copy, Debug)]
struct Cost {
    wall_ms: f64,
    cpu_ms: f64,
    memory_mb: f64,
}

impl Cost {
    const UNKNOWN: Cost = Cost { wall_ms: f64::INFINITY, cpu_ms: f64::INFINITY, memory_mb: 0.0 };

    fn best(self, other: Cost) -> Cost {
        Cost {
            wall_ms: self.wall_ms.min(other.wall_ms),
            cpu_ms: self.cpu_ms.min(other.cpu_ms),
            memory_mb: self.memory_mb.max(other.memory_mb),
        }
    }
}

struct Options {
    runs: u32,
    arch: String,
    oxicc: Option<PathBuf>,
    svg: Option<PathBuf>,
    files: Vec<PathBuf>,
}

fn parse(args: &[String]) -> Result<Options, String> {
    let mut options = Options { runs: 3, arch: "90".to_owned(), oxicc: None, svg: None, files: Vec::new() };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or_else(|| USAGE.to_owned());
        match arg.as_str() {
            "--runs" => options.runs = value()?.parse().map_err(|_| USAGE.to_owned())?,
            "--arch" => options.arch = value()?.trim_start_matches("sm_").to_owned(),
            "--svg" => options.svg = Some(value()?.into()),
            "--oxicc" => options.oxicc = Some(value()?.into()),
            file if !file.starts_with('-') => options.files.push(file.into()),
            _ => return Err(USAGE.to_owned()),
        }
    }
    Ok(options)
}

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    let mut options = parse(&with_plot(args, &root.join("docs/results/compile-speed.svg")))?;
    let all = options.files.is_empty();
    let toolchain = oxicc_reference::ensure_installed().map_err(|e| e.to_string())?;
    let (oxicc, work) = prepare(&mut options, root)?;
    println!(
        "{:<12} {:>6} | {:>9} {:>9} {:>6} | {:>9} {:>9} {:>6} | {:>7} {:>7} {:>6}",
        "unit", "MB", "oxicc ms", "cicc ms", "ratio", "cpu ms", "cpu ms", "ratio", "MB", "MB", "ratio"
    );
    for file in &options.files {
        let unit = preprocessed(file, &options, &toolchain.nvcc(), &work)?;
        let size = fs::metadata(&unit).map(|m| m.len()).unwrap_or(0) as f64 / 1e6;
        let mut ours = Cost::UNKNOWN;
        let mut theirs = Cost::UNKNOWN;
        // In turns, so that a busy machine is busy for both.
        for _ in 0..options.runs.max(1) {
            ours = ours.best(measure(&oxicc, &["--cicc"], &unit, &options, &work)?);
            theirs = theirs.best(measure(&toolchain.cicc(), &[], &unit, &options, &work)?);
        }
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let ratio = |a: f64, b: f64| format!("1/{:.1}", b / a.max(1e-6));
        println!(
            "{name:<12} {size:>6.2} | {:>9.1} {:>9.1} {:>6} | {:>9.1} {:>9.1} {:>6} | {:>7.1} {:>7.1} {:>6}",
            ours.wall_ms,
            theirs.wall_ms,
            ratio(ours.wall_ms, theirs.wall_ms),
            ours.cpu_ms,
            theirs.cpu_ms,
            ratio(ours.cpu_ms, theirs.cpu_ms),
            ours.memory_mb,
            theirs.memory_mb,
            ratio(ours.memory_mb, theirs.memory_mb),
        );
    }
    if all { kernels(&options, root, &oxicc, &toolchain, &work) } else { Ok(()) }
}

/// The second table: a line for each kernel, a column for each way to compile it.
fn kernels(
    options: &Options,
    root: &Path,
    oxicc: &Path,
    toolchain: &oxicc_reference::Toolchain,
    work: &Path,
) -> Result<(), String> {
    const COLUMNS: [&str; 6] = ["oxicc", "cicc", "clang", "oxicc library", "NVRTC first", "NVRTC library"];
    let files: Vec<PathBuf> = KERNELS.iter().map(|k| root.join(format!("benches/kernels/{k}.cu"))).collect();
    let libraries = libraries(&files, options, root, toolchain);
    println!("\nprocessor time in ms (wall time for the first compile of NVRTC)");
    println!(
        "{:<14} | {:>8} {:>8} {:>8} | {:>14} {:>12} {:>14}",
        "kernel", COLUMNS[0], COLUMNS[1], COLUMNS[2], COLUMNS[3], COLUMNS[4], COLUMNS[5]
    );
    let mut rows = Vec::new();
    for (file, name) in files.iter().zip(KERNELS) {
        let unit = preprocessed(file, options, &toolchain.nvcc(), work)?;
        let mut row = [None; 6];
        let output = work.join("bench.ptx").display().to_string();
        let arch = format!("-arch=sm_{}", options.arch);
        let ours =
            [oxicc.display().to_string(), arch, file.display().to_string(), "-o".to_owned(), output.clone()];
        let clang = clang_line(file, options, toolchain, work, &output);
        for _ in 0..options.runs.max(1) {
            let best =
                |cell: &mut Option<f64>, time: f64| *cell = Some(cell.unwrap_or(f64::INFINITY).min(time));
            best(&mut row[0], time(&ours)?.1);
            best(&mut row[1], time(&cicc(&toolchain.cicc(), &[], &unit, options, work))?.1);
            if let Some((_, t)) = clang.as_ref().and_then(|line| time(line).ok()) {
                best(&mut row[2], t);
            }
        }
        if let Some(numbers) = libraries.iter().find(|(n, _)| n == name).map(|l| l.1) {
            // Wall and processor time of oxicc; first wall, best wall and processor time of NVRTC.
            (row[3], row[4], row[5]) = (numbers[1], numbers[2], numbers[4]);
        }
        let cell = |i: usize| row[i].map_or("-".to_owned(), |t: f64| format!("{t:.1}"));
        println!(
            "{name:<14} | {:>8} {:>8} {:>8} | {:>14} {:>12} {:>14}",
            cell(0),
            cell(1),
            cell(2),
            cell(3),
            cell(4),
            cell(5)
        );
        rows.push((name.to_owned(), row.to_vec()));
    }
    if let Some(path) = &options.svg {
        let text = crate::svg::bars("Compile time in ms (logarithmic)", &COLUMNS, &rows);
        fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))?;
        println!("wrote {}", path.display());
    }
    Ok(())
}

/// What `bench-library warm` says: five numbers for each kernel.
fn libraries(
    files: &[PathBuf],
    options: &Options,
    root: &Path,
    toolchain: &oxicc_reference::Toolchain,
) -> Vec<(String, [Option<f64>; 5])> {
    let mut command = Command::new(root.join("target/release/bench-library"));
    command.arg("warm").args(files).args(["--runs", "7", "--arch", &format!("sm_{}", options.arch)]);
    command.env("LD_LIBRARY_PATH", toolchain.lib());
    let Ok(output) = command.output() else { return Vec::new() };
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let line = |line: &str| {
        let mut words = line.split_whitespace();
        let name = words.next()?.to_owned();
        let mut numbers = [None; 5];
        for (slot, word) in numbers.iter_mut().zip(words) {
            *slot = word.parse().ok();
        }
        Some((name, numbers))
    };
    text.lines().filter_map(line).collect()
}

fn clang_line(
    file: &Path,
    options: &Options,
    toolchain: &oxicc_reference::Toolchain,
    work: &Path,
    output: &str,
) -> Option<Vec<String>> {
    let clang = oxicc_reference::llvm_tool("clang++")?;
    // clang includes headers that CUDA 13 no longer has; nothing in them is used.
    for header in ["texture_fetch_functions.h", "curand_mtgp32_kernel.h"] {
        fs::write(work.join(header), "").ok()?;
    }
    let mut line = vec![clang.display().to_string()];
    line.extend(["-x", "cuda", "--cuda-device-only", "-S", "-O3", "-std=c++17", "-w"].map(str::to_owned));
    line.push(format!("-I{}", work.display()));
    line.push(format!("--cuda-path={}", toolchain.root().display()));
    line.push(format!("--cuda-gpu-arch=sm_{}", options.arch));
    line.extend(["-o".to_owned(), output.to_owned(), file.display().to_string()]);
    Some(line)
}

/// The compiler to measure and the folder to work in; fills in the usual files.
fn prepare(options: &mut Options, root: &Path) -> Result<(PathBuf, PathBuf), String> {
    let oxicc = match &options.oxicc {
        Some(path) => path.clone(),
        None => {
            let mut build = Command::new(cargo());
            build.args(["build", "--release", "--package", "oxicc-cli", "--package", "oxicc-benches"]);
            build.current_dir(root);
            succeed(build)?;
            root.join("target/release/oxicc")
        }
    };
    if options.files.is_empty() {
        options.files = units(&root.join("benches/units"))?;
    }
    let work = root.join("target/bench-compile");
    fs::create_dir_all(&work).map_err(|e| format!("{}: {e}", work.display()))?;
    Ok((oxicc, work))
}

/// `cargo xtask bench frontend`.
pub fn frontend(args: &[String], root: &Path) -> Result<(), String> {
    let mut options = parse(args)?;
    let toolchain = oxicc_reference::ensure_installed().map_err(|e| e.to_string())?;
    let (oxicc, work) = prepare(&mut options, root)?;
    println!(
        "{:<12} {:>6} | {:>13} {:>10} {:>9} | {:>9} {:>6} | {:>7}",
        "unit", "MB", "preprocess ms", "analyze ms", "MB/s", "cicc ms", "ratio", "MB used"
    );
    for file in &options.files {
        let unit = preprocessed(file, &options, &toolchain.nvcc(), &work)?;
        let size = fs::metadata(&unit).map(|m| m.len()).unwrap_or(0) as f64 / 1e6;
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let mut line = vec![oxicc.display().to_string(), standard(&name).replacen('-', "--", 1)];
        line.extend([
            "--time-passes".to_owned(),
            format!("--arch=sm_{}", options.arch),
            unit.display().to_string(),
        ]);
        line.extend(["-o".to_owned(), work.join("bench.ptx").display().to_string()]);
        let (mut read, mut checked, mut memory) = (f64::INFINITY, f64::INFINITY, 0.0f64);
        let mut theirs = f64::INFINITY;
        for _ in 0..options.runs.max(1) {
            let (preprocess, analyze) = phases(&line)?;
            if preprocess + analyze < read + checked {
                (read, checked) = (preprocess, analyze);
            }
            memory = memory.max(peak_memory(&line)?);
            theirs = theirs.min(time(&cicc(&toolchain.cicc(), &[], &unit, &options, &work))?.0);
        }
        println!(
            "{name:<12} {size:>6.2} | {read:>13.1} {checked:>10.1} {:>9.1} | {theirs:>9.1} {:>6} | {memory:>7.1}",
            size / (read / 1e3),
            format!("1/{:.1}", theirs / (read + checked)),
        );
    }
    let mut bench = Command::new(cargo());
    bench.args(["bench", "--package", "oxicc-frontend", "--bench", "preprocess"]).current_dir(root);
    succeed(bench)
}

/// The times of preprocessing and analysis that the compiler reports, in milliseconds.
fn phases(line: &[String]) -> Result<(f64, f64), String> {
    let Some((program, args)) = line.split_first() else { return Ok((0.0, 0.0)) };
    let output = Command::new(program).args(args).output().map_err(|e| format!("{program}: {e}"))?;
    if !output.status.success() {
        return Err(format!("{}: {}", line.join(" "), output.status));
    }
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text);
    let of = |phase: &str| {
        let line = text.lines().find_map(|l| l.strip_prefix(phase));
        line.and_then(|l| l.split_whitespace().next()?.parse().ok())
            .ok_or_else(|| format!("no time of `{phase}` in `{}`", text.trim()))
    };
    Ok((of("preprocess ")?, of("analyze ")?))
}

fn units(dir: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let mut files: Vec<PathBuf> = entries.filter_map(|e| e.ok().map(|e| e.path())).collect();
    files.retain(|p| p.extension().is_some_and(|e| e == "cu"));
    // From small to large.
    const ORDER: [&str; 7] = ["small", "typical", "std20", "service", "groups", "cub", "thrust"];
    files.sort_by_key(|p| ORDER.iter().position(|o| p.file_stem().is_some_and(|s| s == *o)));
    Ok(files)
}

/// What nvcc would hand to cicc.
fn preprocessed(file: &Path, options: &Options, nvcc: &Path, work: &Path) -> Result<PathBuf, String> {
    if file.extension().is_some_and(|e| e == "ii") {
        return Ok(file.to_path_buf());
    }
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let mut command = Command::new(nvcc);
    command.arg(format!("-arch=sm_{}", options.arch)).args(["-w", standard(&stem), "-ptx", "--keep"]);
    command.arg("--keep-dir").arg(work).arg(file).arg("-o").arg(work.join("nvcc.ptx"));
    succeed(command)?;
    Ok(work.join(format!("{stem}.cpp1.ii")))
}

fn standard(stem: &str) -> &'static str {
    if stem.ends_with("20") { "-std=c++20" } else { "-std=c++17" }
}

/// The command nvcc would start.
fn cicc(program: &Path, first: &[&str], unit: &Path, options: &Options, work: &Path) -> Vec<String> {
    let stem = unit.file_name().unwrap_or_default().to_string_lossy().replace(".cpp1.ii", "");
    let mut line = vec![program.display().to_string()];
    line.extend(first.iter().map(|a| (*a).to_owned()));
    line.push(standard(&stem).replace("-std=", "--"));
    let flags = "--gnu_version=120200 --display_error_number --allow_managed -m64 --no-version-ident -w -ftz=0 -prec_div=1 \
                 -prec_sqrt=1 -fmad=1 -tused";
    line.extend(flags.split(' ').filter(|f| !f.is_empty()).map(str::to_owned));
    line.extend(["-arch".to_owned(), format!("compute_{}", options.arch)]);
    line.push(unit.display().to_string());
    line.extend(["-o".to_owned(), work.join("bench.ptx").display().to_string()]);
    line
}

fn measure(
    program: &Path,
    first: &[&str],
    unit: &Path,
    options: &Options,
    work: &Path,
) -> Result<Cost, String> {
    let line = cicc(program, first, unit, options, work);
    let (wall_ms, cpu_ms) = time(&line)?;
    Ok(Cost { wall_ms, cpu_ms, memory_mb: peak_memory(&line)? })
}

/// Wall and processor time, as the shell measures them.
pub fn time(line: &[String]) -> Result<(f64, f64), String> {
    let mut command = Command::new("bash");
    command.args(["-c", "TIMEFORMAT='%R %U %S'; time \"$@\" >/dev/null 2>/dev/null", "bash"]).args(line);
    let output = command.output().map_err(|e| format!("bash: {e}"))?;
    if !output.status.success() {
        return Err(format!("{}: {}", line.join(" "), output.status));
    }
    let text = String::from_utf8_lossy(&output.stderr);
    let numbers: Vec<f64> = text.split_whitespace().filter_map(|w| w.parse().ok()).collect();
    match numbers[..] {
        [wall, user, system] => Ok((wall * 1e3, (user + system) * 1e3)),
        _ => Err(format!("no times in `{}`", text.trim())),
    }
}

/// The high-water mark of a process's memory, in megabytes.
fn peak_memory(line: &[String]) -> Result<f64, String> {
    let Some((program, args)) = line.split_first() else { return Ok(0.0) };
    let mut command = Command::new(program);
    command.args(args).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().map_err(|e| format!("{program}: {e}"))?;
    let status = format!("/proc/{}/status", child.id());
    let start = Instant::now();
    let mut peak = 0.0f64;
    while child.try_wait().map_err(|e| e.to_string())?.is_none() {
        let text = fs::read_to_string(&status).unwrap_or_default();
        let mark = text.lines().find_map(|l| l.strip_prefix("VmHWM:"));
        let kb: f64 = mark.and_then(|l| l.split_whitespace().next()?.parse().ok()).unwrap_or(0.0);
        peak = peak.max(kb / 1024.0);
        // Short runs are watched closely.
        let pause = if start.elapsed().as_millis() < 100 { 200 } else { 2000 };
        std::thread::sleep(std::time::Duration::from_micros(pause));
    }
    Ok(peak)
}
