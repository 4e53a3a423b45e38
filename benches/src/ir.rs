//! The code generator alone: IR from clang through us and through llc, `cargo xtask bench ir`.
//!
//! clang 19 makes IR of every kernel at `-O0` and `-O3` for two architectures. oxicc and llc turn the same file into PTX at the
//! same level, the same ptxas makes cubins of both. The table has registers, SASS instructions and the times of both whole
//! processes (the best of several, taken in turns).

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use oxicc_reference::{Toolchain, llvm_tool, workspace_root};

use crate::kernels;
use crate::prepare::{Code, assemble, oxicc_path, succeed};

pub const USAGE: &str = "\
usage: cargo xtask bench ir [OPTION...] [FILTER...]

  --cases          the CUDA cases of the tests as well as the kernels of the benches
  --bound R        fail if the geometric mean of the SASS ratios (ours / llc) is above R
  --speed S        fail if the geometric mean of the compile time ratios (llc / ours) is below S
  --runs N         compilations of each file by each compiler, of which the fastest counts; 3 unless told

The IR is kept under target/corpus-ir. $OXICC is the compiler; the one beside this program if unset.";

const ARCHS: [&str; 2] = ["sm_80", "sm_90"];
const LEVELS: [&str; 2] = ["-O0", "-O3"];

struct Options {
    cases: bool,
    bound: Option<f64>,
    speed: Option<f64>,
    runs: usize,
    filters: Vec<String>,
}

fn options(args: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut o = Options { cases: false, bound: None, speed: None, runs: 3, filters: Vec::new() };
    let mut args = args;
    while let Some(arg) = args.next() {
        let mut number = || {
            let text = args.next().ok_or_else(|| format!("`{arg}` needs a value\n\n{USAGE}"))?;
            text.parse::<f64>().map_err(|_| format!("`{text}` is not a number"))
        };
        match arg.as_str() {
            "--cases" => o.cases = true,
            "--bound" => o.bound = Some(number()?),
            "--speed" => o.speed = Some(number()?),
            "--runs" => o.runs = (number()? as usize).max(1),
            _ if arg.starts_with('-') => return Err(USAGE.to_owned()),
            _ => o.filters.push(arg),
        }
    }
    Ok(o)
}

/// One file of IR, compiled by both.
struct Row {
    name: String,
    ours: Result<Code, String>,
    llc: Result<Code, String>,
}

struct Tools {
    toolchain: Toolchain,
    oxicc: PathBuf,
    clang: PathBuf,
    llc: PathBuf,
}

pub fn run(args: impl Iterator<Item = String>) -> Result<(), String> {
    let o = options(args)?;
    let tool = |name| llvm_tool(name).ok_or_else(|| format!("there is no {name} of LLVM 19"));
    let tools = Tools {
        toolchain: Toolchain::find().ok_or("no reference toolchain; `cargo xtask reference` installs it")?,
        oxicc: oxicc_path()?,
        clang: tool("clang++")?,
        llc: tool("llc")?,
    };
    let wanted = |name: &str| o.filters.is_empty() || o.filters.iter().any(|f| name.contains(f.as_str()));
    let mut sources: Vec<PathBuf> = kernels::read(None, wanted)?.into_iter().map(|k| k.path).collect();
    if o.cases {
        cases(&workspace_root().join("tests/cases"), &wanted, &mut sources)?;
    }
    let dir = workspace_root().join("target/corpus-ir");
    fs::create_dir_all(&dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let (mut rows, mut refused) = (Vec::new(), Vec::new());
    for source in &sources {
        for arch in ARCHS {
            for level in LEVELS {
                match clang_ir(&tools, source, arch, level, &dir) {
                    Ok(ir) => rows.push(compare(&tools, &ir, source, arch, level, o.runs)),
                    Err(message) => refused.push(format!("{} {arch} {level}: {message}", stem(source))),
                }
            }
        }
    }
    print!("{}", table(&rows));
    println!("\nclang refuses {} files", refused.len());
    for line in &refused {
        println!("  {line}");
    }
    let failed = rows.iter().filter(|r| r.ours.is_err()).count();
    if failed > 0 {
        return Err(format!("{failed} files fail"));
    }
    let (sass, speed) = (mean(&rows, sass_ratio), mean(&rows, speed_ratio));
    match (o.bound, o.speed) {
        (Some(bound), _) if sass > bound => Err(format!("SASS ratio {sass:.3} is above the bound {bound}")),
        (_, Some(bound)) if speed < bound => Err(format!("speed {speed:.2} is below the bound {bound}")),
        _ => Ok(()),
    }
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// The CUDA cases that run, and that clang can read.
fn cases(dir: &Path, wanted: &impl Fn(&str) -> bool, out: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = fs::read_dir(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            cases(&path, wanted, out)?;
        } else if path.extension().is_some_and(|e| e == "cu") && wanted(&stem(&path)) {
            let text = fs::read_to_string(&path).unwrap_or_default();
            if text.contains("// RUN:") && !text.contains("// NO-CLANG") && !text.contains("// error") {
                out.push(path);
            }
        }
    }
    Ok(())
}

/// The IR clang makes of a file; made once.
fn clang_ir(tools: &Tools, source: &Path, arch: &str, level: &str, dir: &Path) -> Result<PathBuf, String> {
    let text = fs::read_to_string(source).map_err(|e| format!("{}: {e}", source.display()))?;
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    let kept = dir.join(format!("{}-{arch}{level}-{:016x}.ll", stem(source), hasher.finish()));
    if kept.is_file() {
        return Ok(kept);
    }
    // clang includes headers that CUDA 13 no longer has; nothing in them is used.
    for header in ["texture_fetch_functions.h", "curand_mtgp32_kernel.h"] {
        fs::write(dir.join(header), "").map_err(|e| format!("{header}: {e}"))?;
    }
    let mut command = Command::new(&tools.clang);
    command.args(["-x", "cuda", "--cuda-device-only", "-S", "-emit-llvm", "-std=c++17", "-w", "-I"]).arg(dir);
    command.arg(format!("--cuda-path={}", tools.toolchain.root().display()));
    command.arg(format!("--cuda-gpu-arch={arch}")).arg(level);
    let flags = text.lines().find_map(|l| l.strip_prefix("// FLAGS: ")).unwrap_or("");
    command.args(flags.split_whitespace().filter(|f| f.starts_with("-D") || f.starts_with("-U")));
    let fresh = kept.with_extension("new");
    command.arg("-o").arg(&fresh).arg(source);
    succeed(&mut command)?;
    fs::rename(&fresh, &kept).map_err(|e| format!("{}: {e}", kept.display()))?;
    Ok(kept)
}

fn compare(tools: &Tools, ir: &Path, source: &Path, arch: &str, level: &str, runs: usize) -> Row {
    let (ours, theirs) = (ir.with_extension("oxicc.ptx"), ir.with_extension("llc.ptx"));
    let oxicc = || {
        let mut c = Command::new(&tools.oxicc);
        c.arg(format!("-arch={arch}")).arg(level).arg("-w").arg(ir).arg("-o").arg(&ours);
        c
    };
    let llc = || {
        let mut c = Command::new(&tools.llc);
        c.args(["-march=nvptx64", "-mattr=+ptx83", level]).arg(format!("-mcpu={arch}"));
        c.arg(ir).arg("-o").arg(&theirs);
        c
    };
    let (mut our_time, mut llc_time) = (Ok(Duration::MAX), Ok(Duration::MAX));
    for _ in 0..runs {
        our_time = our_time.and_then(|t| Ok(t.min(timed(oxicc())?)));
        llc_time = llc_time.and_then(|t| Ok(t.min(timed(llc())?)));
    }
    Row {
        name: format!("{} {arch} {level}", stem(source)),
        ours: our_time.and_then(|t| assemble(&tools.toolchain, arch, &ours, t)),
        llc: llc_time.and_then(|t| assemble(&tools.toolchain, arch, &theirs, t)),
    }
}

fn timed(mut command: Command) -> Result<Duration, String> {
    let start = Instant::now();
    succeed(&mut command)?;
    Ok(start.elapsed())
}

/// SASS instructions, ours over llc's.
fn sass_ratio(row: &Row) -> Option<f64> {
    let (ours, llc) = (row.ours.as_ref().ok()?, row.llc.as_ref().ok()?);
    Some(f64::from(ours.sass.instructions.max(1)) / f64::from(llc.sass.instructions.max(1)))
}

/// Registers, ours over llc's.
fn register_ratio(row: &Row) -> Option<f64> {
    let (ours, llc) = (row.ours.as_ref().ok()?, row.llc.as_ref().ok()?);
    Some(f64::from(ours.registers.max(1)) / f64::from(llc.registers.max(1)))
}

/// Compile time, llc's over ours.
fn speed_ratio(row: &Row) -> Option<f64> {
    let (ours, llc) = (row.ours.as_ref().ok()?, row.llc.as_ref().ok()?);
    Some(llc.time.as_secs_f64() / ours.time.as_secs_f64().max(1e-9))
}

/// Geometric mean over the rows that have both sides.
fn mean<'a>(rows: impl IntoIterator<Item = &'a Row>, ratio: fn(&Row) -> Option<f64>) -> f64 {
    let logs: Vec<f64> = rows.into_iter().filter_map(ratio).map(f64::ln).collect();
    if logs.is_empty() { 1.0 } else { (logs.iter().sum::<f64>() / logs.len() as f64).exp() }
}

fn table(rows: &[Row]) -> String {
    let mut out = format!(
        "{:48} {:>5} {:>5} {:>7} {:>7} {:>6} {:>8} {:>8} {:>6}\n",
        "file", "regs", "llc", "sass", "llc", "ratio", "ms", "llc", "faster"
    );
    for row in rows {
        match (&row.ours, &row.llc) {
            (Ok(a), Ok(b)) => out.push_str(&format!(
                "{:48} {:5} {:5} {:7} {:7} {:6.3} {:8.1} {:8.1} {:6.1}\n",
                row.name,
                a.registers,
                b.registers,
                a.sass.instructions,
                b.sass.instructions,
                sass_ratio(row).unwrap_or(1.0),
                a.time.as_secs_f64() * 1e3,
                b.time.as_secs_f64() * 1e3,
                speed_ratio(row).unwrap_or(1.0),
            )),
            (Err(e), _) => out.push_str(&format!("{:48} FAILS: {e}\n", row.name)),
            (_, Err(e)) => out.push_str(&format!("{:48} llc fails: {e}\n", row.name)),
        }
    }
    out.push('\n');
    let mut summary = |what: &str, part: &[&Row]| {
        let of = |ratio| mean(part.iter().copied(), ratio);
        out.push_str(&format!(
            "{what:14} {:4} files: registers {:.3}, SASS {:.3} of llc's; compiled {:.1} times faster\n",
            part.len(),
            of(register_ratio),
            of(sass_ratio),
            of(speed_ratio)
        ));
    };
    for arch in ARCHS {
        for level in LEVELS {
            let tail = format!(" {arch} {level}");
            let part: Vec<&Row> = rows.iter().filter(|r| r.name.ends_with(&tail)).collect();
            summary(tail.trim(), &part);
        }
    }
    summary("all", &rows.iter().collect::<Vec<_>>());
    out
}
