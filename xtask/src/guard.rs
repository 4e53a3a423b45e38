//! `guard`: the instructions of five fixed compiles stay within 5% of the figures in `benches/guard.txt`.
//!
//! Times on shared machines say nothing; executed instructions hardly vary. valgrind's callgrind counts them (hardware counters are
//! closed in most containers); where it is not installed the guard is skipped by name. `--bless` records new figures, which is a decision
//! to be seen in a review. Figures are of one compiler: with another rustc than the one they were recorded with there is nothing to
//! compare, and the guard is skipped by name, too. The optimizer gets one thread: how work is shared among threads must not matter.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::test::{cargo, succeed};

/// What is compiled: a name, a file and flags. Nothing of it needs a toolkit.
const COMPILES: [(&str, &str, &[&str]); 5] = [
    ("saxpy", "examples/saxpy.cu", &["-O3"]),
    ("sha256", "benches/kernels/sha256.cu", &["-O3"]),
    ("sgemm-O1", "benches/kernels/sgemm_regtile.cu", &["-O1"]),
    ("lbm-O0", "benches/kernels/lbm_d2q9.cu", &["-O0"]),
    ("ray-spheres", "benches/kernels/ray_spheres.cu", &["-O3"]),
];

const FILE: &str = "benches/guard.txt";
const ALLOWED: f64 = 0.05;
/// Begins the line that says what built the counted program.
const COMPILER: &str = "# built by ";

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    let bless = match args {
        [] => false,
        [flag] if flag == "--bless" => true,
        _ => return Err("usage: cargo xtask guard [--bless]".to_owned()),
    };
    if !bless && !root.join(FILE).exists() {
        println!("guard: SKIPPED (no figures are recorded: `cargo xtask guard --bless`)");
        return Ok(());
    }
    let valgrind =
        Command::new("valgrind").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !valgrind.is_ok_and(|s| s.success()) {
        println!("guard: SKIPPED (there is no valgrind)");
        return if bless { Err("nothing can be recorded without valgrind".to_owned()) } else { Ok(()) };
    }
    let compiler = rustc_version()?;
    let text = fs::read_to_string(root.join(FILE)).unwrap_or_default();
    let recorded_with = text.lines().find_map(|l| l.strip_prefix(COMPILER)).unwrap_or_default();
    if !bless && recorded_with != compiler {
        println!("guard: SKIPPED (recorded with {recorded_with}, this is {compiler})");
        return Ok(());
    }
    let mut build = Command::new(cargo());
    build.args(["build", "--release", "--package", "oxicc-cli"]).current_dir(root);
    succeed(build)?;
    let recorded = |name: &str| -> Option<u64> {
        let line = text.lines().find(|l| l.split_whitespace().next() == Some(name))?;
        line.split_whitespace().nth(1)?.parse().ok()
    };
    let mut new =
        format!("# Instructions of fixed compiles, by `cargo xtask guard --bless`.\n{COMPILER}{compiler}\n");
    let mut wrong: Vec<String> = Vec::new();
    println!("{:<12} {:>14} {:>14} {:>8}", "compile", "recorded", "now", "change");
    for (name, file, flags) in COMPILES {
        let now = instructions(&root.join("target/release/oxicc"), root, file, flags)?;
        new.push_str(&format!("{name} {now}\n"));
        match recorded(name) {
            Some(before) => {
                let change = now as f64 / before as f64 - 1.0;
                println!("{name:<12} {before:>14} {now:>14} {:>+7.1}%", change * 100.0);
                if change.abs() > ALLOWED {
                    wrong.push(format!("{name} needs {:+.1}% instructions", change * 100.0));
                }
            }
            None => {
                println!("{name:<12} {:>14} {now:>14}", "-");
                wrong.push(format!("{FILE} has no figure for {name}"));
            }
        }
    }
    if bless {
        fs::write(root.join(FILE), new).map_err(|e| format!("{FILE}: {e}"))?;
        println!("wrote {FILE}");
        return Ok(());
    }
    if wrong.is_empty() {
        return Ok(());
    }
    Err(format!("{}; if that is meant, `cargo xtask guard --bless` records it", wrong.join("; ")))
}

fn rustc_version() -> Result<String, String> {
    let output = Command::new("rustc").arg("--version").output().map_err(|e| format!("rustc: {e}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The instructions of one compile.
pub fn instructions(oxicc: &Path, root: &Path, file: &str, flags: &[&str]) -> Result<u64, String> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(oxicc);
    command.args(["--opt-threads", "1"]).args(flags).arg(root.join(file)).args(["-o", "/dev/null"]);
    let output = command.stdin(Stdio::null()).output().map_err(|e| format!("valgrind: {e}"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    let line = text.lines().find_map(|l| l.split("Collected :").nth(1));
    // A compile that fails early has few instructions.
    let count =
        line.and_then(|l| l.split_whitespace().next()?.parse().ok()).filter(|_| output.status.success());
    count.ok_or_else(|| format!("{command:?} gave no count:\n{text}"))
}
