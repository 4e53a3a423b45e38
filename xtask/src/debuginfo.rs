//! `cargo xtask debuginfo`: compares the line tables of cubins made by nvcc with oxicc in cicc's place with those of the original.
//!
//! With `--full` everything is compiled with `-G`, and the variables that a debugger finds are compared.
//!
//! A line is one of a file that an instruction of the cubin belongs to. Recall is how many lines of the original are there, precision
//! how many of ours the original has.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use oxicc_reference::cubin::Cubin;
use oxicc_reference::variables::{Variable, variables};

use crate::nvcc_check;

const USAGE: &str = "\
usage: cargo xtask debuginfo [OPTION...] [FILE...]

Without files: every fourth of benches/kernels.

options:
  --oxicc FILE     the oxicc to check; without it, a release build of this checkout
  --arch SM        the architecture to build for (sm_90)
  --full           compare what -G describes instead of lines: variables with their types and memory spaces, what ptxas says, sizes";

/// File and line.
type Lines = BTreeSet<(String, u32)>;

struct Measured {
    lines: Lines,
    locs: usize,
    bytes: u64,
}

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    let mut oxicc = None;
    let mut arch = "sm_90".to_owned();
    let mut full = false;
    let mut files: Vec<PathBuf> = Vec::new();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().cloned().ok_or_else(|| format!("{arg} needs a value\n\n{USAGE}"));
        match arg.as_str() {
            "--oxicc" => oxicc = Some(PathBuf::from(value()?)),
            "--arch" => arch = value()?,
            "--full" => full = true,
            "--help" => {
                println!("{USAGE}");
                return Ok(());
            }
            _ if arg.starts_with('-') => return Err(format!("unknown option {arg}\n\n{USAGE}")),
            _ => files.push(PathBuf::from(arg)),
        }
    }
    if files.is_empty() {
        files = kernels(root)?;
    }
    let dwarfdump = oxicc_reference::llvm_tool("llvm-dwarfdump").ok_or("llvm-dwarfdump 19 is needed")?;
    let toolchain = oxicc_reference::ensure_installed().map_err(|e| e.to_string())?;
    let original = fs::canonicalize(toolchain.root()).map_err(|e| e.to_string())?;
    let oxicc = nvcc_check::oxicc(oxicc.as_deref(), root)?;
    let work = root.join("target/debuginfo");
    let view = work.join("toolkit");
    if view.exists() {
        fs::remove_dir_all(&view).map_err(|e| format!("{}: {e}", view.display()))?;
    }
    nvcc_check::make_view(&original, &oxicc, &view).map_err(|e| format!("{}: {e}", view.display()))?;
    if full {
        return compare_full([&original, &view], &files, &arch, &work, &dwarfdump);
    }
    let (mut theirs, mut ours, mut common) = (0, 0, 0);
    let (mut locs, mut bytes) = ([0, 0], [0, 0]);
    for file in &files {
        let [a, b] = [&original, &view].map(|toolkit| measure(toolkit, file, &arch, &work, &dwarfdump));
        let (a, b) = (a?, b?);
        theirs += a.lines.len();
        ours += b.lines.len();
        common += a.lines.intersection(&b.lines).count();
        locs = [locs[0] + a.locs, locs[1] + b.locs];
        bytes = [bytes[0] + a.bytes, bytes[1] + b.bytes];
        for (what, list) in
            [("missing", a.lines.difference(&b.lines)), ("more", b.lines.difference(&a.lines))]
        {
            let list: Vec<String> = list.map(|(file, line)| format!("{file}:{line}")).collect();
            if !list.is_empty() {
                println!("{}: {what} {}", file.display(), list.join(" "));
            }
        }
    }
    let percent = |part: usize, whole: usize| 100.0 * part as f64 / whole.max(1) as f64;
    println!(
        "{} files for {arch}: {theirs} lines of the original, {ours} of oxicc, {common} common: recall {:.1} %, precision {:.1} %",
        files.len(),
        percent(common, theirs),
        percent(common, ours)
    );
    println!(".loc directives {} and {}, bytes of PTX {} and {}", locs[0], locs[1], bytes[0], bytes[1]);
    Ok(())
}

/// What one compiler's `-G` gives.
struct Described {
    variables: BTreeSet<Variable>,
    said: BTreeSet<String>,
    ptx: usize,
    code: usize,
}

/// Compares what `-G` describes of two toolkits, the original first.
fn compare_full(
    toolkits: [&Path; 2],
    files: &[PathBuf],
    arch: &str,
    work: &Path,
    dwarfdump: &Path,
) -> Result<(), String> {
    let (mut theirs, mut common, mut ours, mut silent) = (0, 0, 0, 0);
    let (mut ptx, mut code) = ([0, 0], [0, 0]);
    for file in files {
        let [a, b] = toolkits.map(|toolkit| describe(toolkit, file, arch, work, dwarfdump));
        let (a, b) = (a?, b?);
        theirs += a.variables.len();
        ours += b.variables.len();
        common += a.variables.intersection(&b.variables).count();
        ptx = [ptx[0] + a.ptx, ptx[1] + b.ptx];
        code = [code[0] + a.code, code[1] + b.code];
        for v in a.variables.difference(&b.variables) {
            println!("{}: missing {v:?}", file.display());
        }
        let more: Vec<&String> = b.said.difference(&a.said).collect();
        silent += usize::from(more.is_empty());
        for line in more {
            println!("{}: {line}", file.display());
        }
    }
    println!(
        "{} files for {arch}: {theirs} variables of the original, {ours} of oxicc, {common} common",
        files.len()
    );
    println!("{silent} files without a message that the original does not give");
    println!("bytes of PTX {} and {}, of machine code {} and {}", ptx[0], ptx[1], code[0], code[1]);
    Ok(())
}

fn describe(
    toolkit: &Path,
    file: &Path,
    arch: &str,
    work: &Path,
    dwarfdump: &Path,
) -> Result<Described, String> {
    let (ptx, output) = (work.join("unit.ptx"), work.join("unit.cubin"));
    let failed = |e: std::io::Error| format!("{}: {e}", file.display());
    let mut said = BTreeSet::new();
    for (flag, output) in [("-ptx", &ptx), ("-cubin", &output)] {
        let mut command = Command::new(toolkit.join("bin/nvcc"));
        command.args(["-G", "-std=c++17", "-arch", arch, flag]).arg(file).arg("-o").arg(output);
        let done = command.output().map_err(failed)?;
        let text = String::from_utf8_lossy(&done.stderr) + String::from_utf8_lossy(&done.stdout);
        if !done.status.success() {
            return Err(format!("{}: {text}", file.display()));
        }
        said.extend(text.lines().filter(|l| l.contains("ptxas")).map(str::to_owned));
    }
    let tree = Command::new(dwarfdump).arg("--debug-info").arg(&output).output().map_err(failed)?;
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let cubin = Cubin::read(fs::read(&output).map_err(failed)?);
    Ok(Described {
        variables: variables(&String::from_utf8_lossy(&tree.stdout), &name),
        said,
        ptx: fs::read(&ptx).map_err(failed)?.len(),
        code: cubin.ok_or_else(|| format!("{}: the cubin is no ELF file", file.display()))?.code_bytes(),
    })
}

fn kernels(root: &Path) -> Result<Vec<PathBuf>, String> {
    let directory = root.join("benches/kernels");
    let entries = fs::read_dir(&directory).map_err(|e| format!("{}: {e}", directory.display()))?;
    let mut all: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
    all.retain(|p| p.extension().is_some_and(|e| e == "cu"));
    all.sort();
    Ok(all.into_iter().step_by(4).collect())
}

fn measure(
    toolkit: &Path,
    file: &Path,
    arch: &str,
    work: &Path,
    dwarfdump: &Path,
) -> Result<Measured, String> {
    let (ptx, cubin) = (work.join("unit.ptx"), work.join("unit.cubin"));
    let nvcc = toolkit.join("bin/nvcc");
    for (flag, output) in [("-ptx", &ptx), ("-cubin", &cubin)] {
        let mut command = Command::new(&nvcc);
        command.args(["-lineinfo", "-std=c++17", "-arch", arch, flag]).arg(file).arg("-o").arg(output);
        let done = command.output().map_err(|e| format!("{}: {e}", nvcc.display()))?;
        if !done.status.success() {
            return Err(format!("{}: {}", file.display(), String::from_utf8_lossy(&done.stderr)));
        }
    }
    let table = Command::new(dwarfdump).arg("--debug-line").arg(&cubin).output();
    let table = table.map_err(|e| format!("{}: {e}", dwarfdump.display()))?;
    let text = fs::read_to_string(&ptx).map_err(|e| format!("{}: {e}", ptx.display()))?;
    Ok(Measured {
        lines: lines(&String::from_utf8_lossy(&table.stdout)),
        locs: text.lines().filter(|l| l.starts_with("\t.loc\t")).count(),
        bytes: text.len() as u64,
    })
}

/// The lines of a table as llvm-dwarfdump prints it: names of files after `file_names[  1]:`, then rows of address, line, column
/// and file. Line 0 is none.
fn lines(table: &str) -> Lines {
    let mut out = Lines::new();
    let mut names: Vec<(u32, String)> = Vec::new();
    let mut number = 0;
    for line in table.lines() {
        if let Some(rest) = line.strip_prefix("file_names[") {
            number = rest.split(']').next().and_then(|n| n.trim().parse().ok()).unwrap_or(0);
        } else if let Some(name) = line.trim().strip_prefix("name: \"") {
            let name = name.trim_end_matches('"');
            names.push((number, name.rsplit('/').next().unwrap_or(name).to_owned()));
        } else if line.starts_with("0x") {
            let columns: Vec<u32> =
                line.split_whitespace().skip(1).take(3).filter_map(|c| c.parse().ok()).collect();
            if let [row, _, file] = columns[..]
                && row > 0
                && let Some((_, name)) = names.iter().find(|(n, _)| *n == file)
            {
                out.insert((name.clone(), row));
            }
        } else if line.starts_with("debug_line[") {
            names.clear();
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_of_dwarfdump() {
        let table = "debug_line[0x00000000]\nfile_names[  1]:\n           name: \"/src/a.cu\"\n      dir_index: 0\n\
                     Address            Line   Column File   ISA Discriminator OpIndex Flags\n\
                     0x0000000000000000      3      0      1   0             0       0  is_stmt\n\
                     0x0000000000000010      0      0      1   0             0       0  is_stmt\n";
        assert_eq!(lines(table), Lines::from([("a.cu".to_owned(), 3)]));
    }
}
