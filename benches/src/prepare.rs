//! Compiling every kernel twice, and what ptxas says about the results.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use oxicc_reference::Toolchain;

use crate::kernels::Kernel;
use crate::sass::{self, SassCounts};

/// What one compiler made of one kernel.
#[derive(Clone, Copy, Debug)]
pub struct Code {
    pub registers: u32,
    /// Bytes of spill stores and loads.
    pub spills: u32,
    /// Bytes of local memory per thread.
    pub stack: u32,
    pub sass: SassCounts,
    /// Time of the compiler alone: `oxicc`, or `cicc` inside nvcc.
    pub time: Duration,
}

/// One line of the table; a side that failed says why.
pub struct Row {
    pub name: String,
    pub ours: Result<Code, String>,
    pub reference: Result<Code, String>,
}

/// Compiles the kernels into `dir`: `NAME.oxicc.ptx`, `NAME.oxicc.cubin`, the same with `reference`, and `NAME.launch`.
pub fn run(kernels: &[Kernel], dir: &Path, arch: &str, flags: &[String]) -> Result<Vec<Row>, String> {
    let toolchain = Toolchain::find().ok_or("no reference toolchain; `cargo xtask reference` installs it")?;
    let oxicc = oxicc_path()?;
    fs::create_dir_all(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let mut rows = Vec::new();
    for kernel in kernels {
        let file = |what: &str| dir.join(format!("{}.{what}", kernel.name));
        let arch = kernel.arch.as_deref().unwrap_or(arch);
        write(&file("launch"), &kernel.launch)?;
        let ours = ours(&oxicc, kernel, arch, flags, &file("oxicc.ptx"))
            .and_then(|time| assemble(&toolchain, arch, &file("oxicc.ptx"), time));
        let reference = reference(&toolchain, kernel, arch, &file("reference.ptx"), &file("time"))
            .and_then(|time| assemble(&toolchain, arch, &file("reference.ptx"), time));
        rows.push(Row { name: kernel.name.clone(), ours, reference });
    }
    Ok(rows)
}

/// The compiler to measure.
pub fn oxicc_path() -> Result<PathBuf, String> {
    if let Some(path) = env::var_os("OXICC").filter(|p| !p.is_empty()) {
        return Ok(path.into());
    }
    let me = env::current_exe().map_err(|e| e.to_string())?;
    let path = me.with_file_name("oxicc");
    if path.is_file() {
        Ok(path)
    } else {
        Err(format!("{} is missing: build oxicc, or set $OXICC", path.display()))
    }
}

fn ours(oxicc: &Path, kernel: &Kernel, arch: &str, flags: &[String], ptx: &Path) -> Result<Duration, String> {
    // Twice: the first run reads the program from disk.
    let mut best = Duration::MAX;
    for _ in 0..2 {
        let start = Instant::now();
        let mut command = Command::new(oxicc);
        command.arg(format!("-arch={arch}")).arg("-O3").args(flags).arg(&kernel.path).arg("-o").arg(ptx);
        succeed(&mut command)?;
        best = best.min(start.elapsed());
    }
    Ok(best)
}

fn reference(
    tools: &Toolchain,
    kernel: &Kernel,
    arch: &str,
    ptx: &Path,
    times: &Path,
) -> Result<Duration, String> {
    // nvcc appends to an existing file.
    let _ = fs::remove_file(times);
    let mut command = Command::new(tools.nvcc());
    command.arg("-ptx").arg(format!("-arch={arch}")).arg("-time").arg(times);
    command.arg(&kernel.path).arg("-o").arg(ptx);
    succeed(&mut command)?;
    let text = fs::read_to_string(times).unwrap_or_default();
    let _ = fs::remove_file(times);
    let milliseconds = text.lines().find_map(|line| {
        let fields: Vec<&str> = line.split(" , ").map(str::trim).collect();
        let value = fields.iter().rev().nth(1)?;
        (fields.get(1) == Some(&"cicc")).then(|| value.parse::<f64>().ok()).flatten()
    });
    Ok(Duration::from_secs_f64(milliseconds.unwrap_or(0.0) / 1000.0))
}

/// Makes a cubin of PTX and counts.
pub fn assemble(tools: &Toolchain, arch: &str, ptx: &Path, time: Duration) -> Result<Code, String> {
    let cubin = ptx.with_extension("cubin");
    let mut command = Command::new(tools.ptxas());
    command.arg(format!("-arch={arch}")).arg("-v").arg(ptx).arg("-o").arg(&cubin);
    let said = succeed(&mut command)?.stderr;
    let said = String::from_utf8_lossy(&said);
    let bytes = fs::read(&cubin).map_err(|e| format!("{}: {e}", cubin.display()))?;
    let sass = sass::count(&bytes).ok_or("a cubin without code")?;
    Ok(Code {
        registers: number_before(&said, " registers").unwrap_or(0),
        spills: number_before(&said, " bytes spill stores").unwrap_or(0)
            + number_before(&said, " bytes spill loads").unwrap_or(0),
        stack: number_before(&said, " bytes stack frame").unwrap_or(0),
        sass,
        time,
    })
}

/// The largest number that stands right before a text.
fn number_before(text: &str, what: &str) -> Option<u32> {
    let mut best = None;
    for (at, _) in text.match_indices(what) {
        let digits = text[..at].bytes().rev().take_while(u8::is_ascii_digit).count();
        best = best.max(text[at - digits..at].parse().ok());
    }
    best
}

/// Runs a command; the first line of what it says if it fails.
pub fn succeed(command: &mut Command) -> Result<Output, String> {
    let output = command.output().map_err(|e| format!("{:?}: {e}", command.get_program()))?;
    if output.status.success() {
        return Ok(output);
    }
    let text = String::from_utf8_lossy(&output.stderr);
    let line = text.lines().find(|l| !l.trim().is_empty() && !l.contains("info")).unwrap_or("failed");
    Err(line.trim().to_owned())
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::number_before;

    #[test]
    fn numbers_of_the_assembler() {
        let text = "8 bytes stack frame, 4 bytes spill stores, 12 bytes spill loads\nUsed 24 registers, used 1 barriers";
        assert_eq!(number_before(text, " registers"), Some(24));
        assert_eq!(number_before(text, " bytes spill loads"), Some(12));
        assert_eq!(number_before(text, " bytes smem"), None);
    }
}
