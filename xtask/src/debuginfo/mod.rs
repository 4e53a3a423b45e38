//! `cargo xtask debuginfo`: compares the line tables of cubins made by nvcc with oxicc in cicc's place with those of the original.
//!
//! With `--full` everything is compiled with `-G`, and the variables that a debugger finds are compared; with `--bars` ([`bars`]) both, and
//! what else debug information is measured by.
//!
//! A line is one of a file that an instruction of the cubin belongs to. Recall is how many lines of the original are there, precision
//! how many of ours the original has. Of a statement over several lines any line stands for it.

mod bars;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io, process};

use oxicc_reference::cubin::Cubin;
use oxicc_reference::inspect::Inspector;
use oxicc_reference::variables::Variable;

use crate::nvcc_check;

const USAGE: &str = "\
usage: cargo xtask debuginfo [OPTION...] [FILE...]

Without files: every fourth of benches/kernels and the programs of tests/lines; with --bars every sixth.

options:
  --oxicc FILE     the oxicc to check; without it, a release build of this checkout
  --arch SM        the architecture to build for (sm_90)
  --full           compare what -G describes instead of lines: variables with their types and memory spaces, what ptxas says, sizes
  --bars           measure all that needs no GPU, a row for each
  --work DIR       where to build (a directory of this run under target, which is removed)";

/// File and line.
type Lines = BTreeSet<(String, u32)>;

/// A directory that goes with the run.
struct Scratch(PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The two toolkits and what the comparison needs of this machine.
struct Bench {
    /// The original, and the one with oxicc in cicc's place.
    toolkits: [PathBuf; 2],
    oxicc: PathBuf,
    arch: String,
    work: PathBuf,
    inspector: Inspector,
}

/// What nvcc made of a file.
struct Compiled {
    ptx: String,
    cubin: Vec<u8>,
    /// Messages of ptxas.
    said: BTreeSet<String>,
}

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    let (mut oxicc, mut work) = (None, None);
    let mut arch = "sm_90".to_owned();
    let (mut full, mut bars) = (false, false);
    let mut files: Vec<PathBuf> = Vec::new();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().cloned().ok_or_else(|| format!("{arg} needs a value\n\n{USAGE}"));
        match arg.as_str() {
            "--oxicc" => oxicc = Some(PathBuf::from(value()?)),
            "--arch" => arch = value()?,
            "--full" => full = true,
            "--bars" => bars = true,
            "--work" => work = Some(PathBuf::from(value()?)),
            "--help" => {
                println!("{USAGE}");
                return Ok(());
            }
            _ if arg.starts_with('-') => return Err(format!("unknown option {arg}\n\n{USAGE}")),
            _ => files.push(PathBuf::from(arg)),
        }
    }
    if files.is_empty() {
        files = programs(root, "benches/kernels")?.into_iter().step_by(if bars { 6 } else { 4 }).collect();
        files.extend(programs(root, "tests/lines")?);
    }
    let toolchain = oxicc_reference::ensure_installed().map_err(|e| e.to_string())?;
    let original = fs::canonicalize(toolchain.root()).map_err(|e| e.to_string())?;
    let oxicc = nvcc_check::oxicc(oxicc.as_deref(), root)?;
    // Two runs at a time do not meet.
    let scratch = work.is_none().then(|| Scratch(root.join(format!("target/debuginfo-{}", process::id()))));
    let work = work.or(scratch.as_ref().map(|s| s.0.clone())).unwrap_or_default();
    let view = work.join("toolkit");
    if view.exists() {
        fs::remove_dir_all(&view).map_err(|e| format!("{}: {e}", view.display()))?;
    }
    nvcc_check::make_view(&original, &oxicc, &view).map_err(|e| format!("{}: {e}", view.display()))?;
    let inspector = Inspector::find(&work).ok_or("ptxas and llvm-dwarfdump 19 are needed")?;
    files.retain(|file| {
        let builds = architecture(file, &arch).is_some();
        if !builds {
            println!("{}: left out, it is for another architecture than {arch}", file.display());
        }
        builds
    });
    let bench = Bench { toolkits: [original, view], oxicc, arch, work, inspector };
    match (bars, full) {
        (true, _) => bars::measure(&bench, &files, root),
        (_, true) => compare_full(&bench, &files),
        _ => compare_lines(&bench, &files),
    }
}

/// What a file is built for where `arch` is asked for: a kernel of `benches/kernels` that says `// ARCH: sm_90a` has instructions of
/// that one, and is built only where its generation is asked for.
fn architecture(file: &Path, arch: &str) -> Option<String> {
    let text = fs::read_to_string(file).unwrap_or_default();
    match text.lines().find_map(|l| l.strip_prefix("// ARCH: ")).map(str::trim) {
        Some(needed) if needed.trim_end_matches(char::is_alphabetic) == arch => Some(needed.to_owned()),
        Some(needed) if needed != arch => None,
        _ => Some(arch.to_owned()),
    }
}

impl Bench {
    /// What both toolkits make of a file, the original first.
    fn both(&self, file: &Path, flags: &[&str]) -> Result<[Compiled; 2], String> {
        let [a, b] = [0, 1].map(|i| self.compile(&self.toolkits[i], file, flags));
        Ok([a?, b?])
    }

    /// The architecture that a file is built for.
    fn arch(&self, file: &Path) -> String {
        architecture(file, &self.arch).unwrap_or_else(|| self.arch.clone())
    }

    fn compile(&self, toolkit: &Path, file: &Path, flags: &[&str]) -> Result<Compiled, String> {
        let failed = |e: io::Error| format!("{}: {e}", file.display());
        // nvcc keeps the PTX beside the cubin; paths that it records do not depend on where that is.
        let dir = self.work.join("unit");
        fs::create_dir_all(&dir).map_err(failed)?;
        let output = dir.join("unit.cubin");
        let mut command = Command::new(toolkit.join("bin/nvcc"));
        command.args(["-std=c++17", "-arch", &self.arch(file), "-cubin", "--keep", "--keep-dir"]).arg(&dir);
        let done = command.args(flags).arg(file).arg("-o").arg(&output).output().map_err(failed)?;
        let text = String::from_utf8_lossy(&done.stderr) + String::from_utf8_lossy(&done.stdout);
        if !done.status.success() {
            return Err(format!("{}: {text}", file.display()));
        }
        let ptx = dir.join(file.with_extension("ptx").file_name().unwrap_or_default());
        let compiled = Compiled {
            ptx: fs::read_to_string(&ptx).map_err(|e| format!("{}: {e}", ptx.display()))?,
            cubin: fs::read(&output).map_err(failed)?,
            said: text.lines().filter(|l| l.contains("ptxas")).map(str::to_owned).collect(),
        };
        fs::remove_dir_all(&dir).map_err(failed)?;
        Ok(compiled)
    }

    fn lines(&self, compiled: &Compiled) -> Result<Lines, String> {
        Ok(lines(&self.inspector.dump(&compiled.cubin, "--debug-line")?))
    }

    fn variables(&self, compiled: &Compiled, file: &Path) -> Result<BTreeSet<Variable>, String> {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        self.inspector.variables(&compiled.cubin, &name)
    }
}

impl Compiled {
    fn locs(&self) -> usize {
        self.ptx.lines().filter(|l| l.starts_with("\t.loc\t")).count()
    }

    fn code_bytes(&self) -> Result<usize, String> {
        let cubin = Cubin::read(self.cubin.clone()).ok_or("the cubin is no ELF file")?;
        Ok(cubin.code_bytes())
    }
}

fn percent(part: usize, whole: usize) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}

fn compare_lines(bench: &Bench, files: &[PathBuf]) -> Result<(), String> {
    let (mut theirs, mut ours, mut hit) = (0, 0, [0, 0]);
    let (mut locs, mut bytes) = ([0, 0], [0, 0]);
    for file in files {
        let both = bench.both(file, &["-lineinfo"])?;
        let (a, b) = (bench.lines(&both[0])?, bench.lines(&both[1])?);
        theirs += a.len();
        ours += b.len();
        let Matched { hit: [found, true_ones], alone: [missing, more] } = matched(&a, &b, file);
        hit = [hit[0] + found, hit[1] + true_ones];
        for (i, compiled) in both.iter().enumerate() {
            locs[i] += compiled.locs();
            bytes[i] += compiled.ptx.len();
        }
        for (what, list) in [("missing", missing), ("more", more)] {
            let list: Vec<String> = list.iter().map(|(file, line)| format!("{file}:{line}")).collect();
            if !list.is_empty() {
                println!("{}: {what} {}", file.display(), list.join(" "));
            }
        }
    }
    println!(
        "{} files for {}: {theirs} lines of the original, {} there: recall {:.1} %; {ours} of oxicc, {} common: precision {:.1} %",
        files.len(),
        bench.arch,
        hit[0],
        percent(hit[0], theirs),
        hit[1],
        percent(hit[1], ours)
    );
    println!(".loc directives {} and {}, bytes of PTX {} and {}", locs[0], locs[1], bytes[0], bytes[1]);
    Ok(())
}

/// What two tables have in common. A line of a statement is there if any line of the statement is.
struct Matched {
    /// Lines of the original that are there, and lines of ours that the original has.
    hit: [usize; 2],
    /// Lines of the original that are not there, and lines of ours that the original does not have.
    alone: [Lines; 2],
}

fn matched(theirs: &Lines, ours: &Lines, file: &Path) -> Matched {
    let text = fs::read_to_string(file).unwrap_or_default();
    let statements = statements(&text);
    let own = file.file_name().unwrap_or_default().to_string_lossy();
    let statement = |line: &(String, u32)| match line.0 == own {
        true => statements.get((line.1 as usize).wrapping_sub(1)).copied(),
        false => None,
    };
    let of = |lines: &Lines| lines.iter().filter_map(statement).collect::<BTreeSet<usize>>();
    let alone = |lines: &Lines, others: &Lines| -> Lines {
        let present = of(others);
        let is_there = |line: &(String, u32)| {
            others.contains(line) || statement(line).is_some_and(|s| present.contains(&s))
        };
        lines.iter().filter(|line| !is_there(line)).cloned().collect()
    };
    let alone = [alone(theirs, ours), alone(ours, theirs)];
    Matched { hit: [theirs.len() - alone[0].len(), ours.len() - alone[1].len()], alone }
}

/// The number of the statement that each line of a program belongs to: the header of a branch or loop is one, what it governs another.
fn statements(text: &str) -> Vec<usize> {
    let (mut out, mut number, mut depth) = (Vec::new(), 0, 0i32);
    let mut first: Option<&str> = None;
    for line in text.lines() {
        let line = line.split("//").next().unwrap_or(line).trim();
        out.push(number);
        first = first.or_else(|| line.split(|c: char| !c.is_alphanumeric()).find(|w| !w.is_empty()));
        depth += line.matches('(').count() as i32 - line.matches(')').count() as i32;
        let header = first.is_some_and(|w| matches!(w, "if" | "else" | "for" | "while" | "do" | "switch"));
        let label = line.ends_with(':') && !line.contains('?');
        let ends = line.is_empty()
            || line.starts_with('#')
            || line.ends_with(';')
            || label
            || header && (line.ends_with([')', ';']) || matches!(line, "else" | "do"));
        // Braces end a statement in the middle of a call's arguments, too: a lambda's body has its own.
        if line.ends_with(['{', '}']) || depth <= 0 && ends {
            (number, depth, first) = (number + 1, 0, None);
        }
    }
    out
}

/// Whether ours has a variable of the original, which describes the pointer where an object is passed by address.
fn is_described(variable: &Variable, ours: &BTreeSet<Variable>) -> bool {
    let object = || variable.type_name.strip_suffix('*').map(str::to_owned);
    ours.contains(variable)
        || object().is_some_and(|type_name| ours.contains(&Variable { type_name, ..variable.clone() }))
}

/// Compares what `-G` describes.
fn compare_full(bench: &Bench, files: &[PathBuf]) -> Result<(), String> {
    let (mut theirs, mut common, mut ours, mut silent) = (0, 0, 0, 0);
    let (mut ptx, mut code) = ([0, 0], [0, 0]);
    for file in files {
        let both = bench.both(file, &["-G"])?;
        let (a, b) = (bench.variables(&both[0], file)?, bench.variables(&both[1], file)?);
        theirs += a.len();
        ours += b.len();
        common += a.iter().filter(|v| is_described(v, &b)).count();
        for (i, compiled) in both.iter().enumerate() {
            ptx[i] += compiled.ptx.len();
            code[i] += compiled.code_bytes()?;
        }
        for v in a.iter().filter(|v| !is_described(v, &b)) {
            println!("{}: missing {v:?}", file.display());
        }
        let more: Vec<&String> = both[1].said.difference(&both[0].said).collect();
        silent += usize::from(more.is_empty());
        for line in more {
            println!("{}: {line}", file.display());
        }
    }
    println!(
        "{} files for {}: {theirs} variables of the original, {ours} of oxicc, {common} common",
        files.len(),
        bench.arch
    );
    println!("{silent} files without a message that the original does not give");
    println!("bytes of PTX {} and {}, of machine code {} and {}", ptx[0], ptx[1], code[0], code[1]);
    Ok(())
}

/// The programs of a directory, in order.
fn programs(root: &Path, directory: &str) -> Result<Vec<PathBuf>, String> {
    let directory = root.join(directory);
    let entries = fs::read_dir(&directory).map_err(|e| format!("{}: {e}", directory.display()))?;
    let mut all: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
    all.retain(|p| p.extension().is_some_and(|e| e == "cu"));
    all.sort();
    Ok(all)
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
    fn statements_over_several_lines() {
        let text = "int a = b\n    + c;\nif (a &&\n    b)\n    c();\nelse\n    d();\nfor (int k = 0;\n     k < n;\n     k++) {\n}\n";
        assert_eq!(statements(text), [0, 0, 1, 1, 2, 3, 4, 5, 5, 5, 6]);
    }

    #[test]
    fn tables_of_dwarfdump() {
        let table = "debug_line[0x00000000]\nfile_names[  1]:\n           name: \"/src/a.cu\"\n      dir_index: 0\n\
                     Address            Line   Column File   ISA Discriminator OpIndex Flags\n\
                     0x0000000000000000      3      0      1   0             0       0  is_stmt\n\
                     0x0000000000000010      0      0      1   0             0       0  is_stmt\n";
        assert_eq!(lines(table), Lines::from([("a.cu".to_owned(), 3)]));
    }
}
