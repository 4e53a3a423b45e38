//! What there is to build below a directory.
//!
//! A directory with several sources of which one has a `main` is one program; otherwise every `.cu` file is a program, or an
//! object if it has no `main`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

pub struct Program {
    /// As shown: the path below the directory.
    pub name: String,
    /// Where the sources are; nvcc runs here.
    pub dir: PathBuf,
    /// The CUDA sources.
    pub units: Vec<PathBuf>,
    /// Host sources that are linked in.
    pub host: Vec<PathBuf>,
    /// There is a `main`, so that it can be linked.
    pub has_main: bool,
    /// What its sources and its `CMakeLists.txt` ask of nvcc.
    pub flags: Vec<String>,
    /// Libraries to link with.
    pub libraries: Vec<String>,
    /// What the program is started with, once for each list.
    pub arguments: Vec<Vec<String>>,
}

impl Program {
    fn new(name: String, dir: PathBuf, units: Vec<PathBuf>, host: Vec<PathBuf>, has_main: bool) -> Program {
        let (mut flags, mut libraries) = cmake(&dir);
        let mut arguments = Vec::new();
        for unit in &units {
            flags.extend(directive(unit, "NVCC-FLAGS:").into_iter().flatten());
            libraries.extend(directive(unit, "NVCC-LIBRARIES:").into_iter().flatten());
            arguments.extend(directive(unit, "RUN-ARGUMENTS:"));
        }
        if arguments.is_empty() {
            arguments.push(Vec::new());
        }
        Program { name, dir, units, host, has_main, flags, libraries, arguments }
    }
}

/// The words after a directive in the comments at the head of a source, line by line.
fn directive(source: &Path, name: &str) -> Vec<Vec<String>> {
    let text = fs::read(source).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let comments = text.lines().take_while(|l| l.starts_with("//"));
    let lines = comments.filter_map(|l| l.trim_start_matches('/').trim_start().strip_prefix(name));
    lines.map(|l| l.split_whitespace().map(str::to_owned).collect()).collect()
}

/// What a `CMakeLists.txt` beside or above the sources says about nvcc's command line, as far as it can be told without CMake:
/// flags, and libraries of the toolkit.
fn cmake(dir: &Path) -> (Vec<String>, Vec<String>) {
    let (mut flags, mut libraries) = (Vec::new(), Vec::new());
    let above = dir.parent().unwrap_or(dir);
    let read = |d: &Path| fs::read_to_string(d.join("CMakeLists.txt")).ok();
    let text = read(dir).or_else(|| read(above)).unwrap_or_default();
    if text.contains("CUDA_SEPARABLE_COMPILATION ON") {
        flags.push("-rdc=true".to_owned());
    }
    for flag in ["--extended-lambda", "--expt-relaxed-constexpr", "--default-stream=per-thread"] {
        if text.contains(flag) {
            flags.push(flag.to_owned());
        }
    }
    for name in ["inc", "include"] {
        if above.join(name).is_dir() {
            flags.push(format!("-I{}", above.join(name).display()));
        }
    }
    for (at, _) in text.match_indices("CUDA::") {
        let name =
            text[at + 6..].split(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or_default();
        let library = match name {
            "cudart" | "cudart_static" | "" => continue,
            "cuda_driver" => "-lcuda".to_owned(),
            name => format!("-l{name}"),
        };
        if !libraries.contains(&library) {
            libraries.push(library);
        }
    }
    (flags, libraries)
}

pub fn find(root: &Path, filter: &str) -> Result<Vec<Program>, String> {
    let mut dirs: BTreeMap<PathBuf, (Vec<PathBuf>, Vec<PathBuf>)> = BTreeMap::new();
    walk(root, &mut dirs).map_err(|e| format!("{}: {e}", root.display()))?;
    let mut programs = Vec::new();
    for (dir, (units, host)) in dirs {
        let mains = units.iter().chain(&host).filter(|p| has_main(p)).count();
        let shown = |p: &Path| p.strip_prefix(root).unwrap_or(p).display().to_string();
        if mains == 1 && units.len() + host.len() > 1 && !units.is_empty() {
            programs.push(Program::new(shown(&dir), dir, units, host, true));
            continue;
        }
        for unit in units {
            let has_main = has_main(&unit);
            let name = shown(&unit);
            programs.push(Program::new(name, dir.clone(), vec![unit], Vec::new(), has_main));
        }
    }
    programs.retain(|p| p.name.contains(filter));
    Ok(programs)
}

fn walk(dir: &Path, out: &mut BTreeMap<PathBuf, (Vec<PathBuf>, Vec<PathBuf>)>) -> std::io::Result<()> {
    let mut entries: Vec<PathBuf> = fs::read_dir(dir)?.filter_map(|e| e.ok().map(|e| e.path())).collect();
    entries.sort();
    for path in entries {
        let metadata = fs::symlink_metadata(&path)?;
        if metadata.is_dir() {
            walk(&path, out)?;
        } else if metadata.is_file() {
            let (units, host) = out.entry(dir.to_path_buf()).or_default();
            match path.extension().and_then(|e| e.to_str()) {
                Some("cu") => units.push(path),
                Some("cpp" | "cc" | "cxx") => host.push(path),
                _ => {}
            }
        }
    }
    Ok(())
}

fn has_main(path: &Path) -> bool {
    let text = fs::read(path).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    text.match_indices("main").any(|(at, _)| {
        let before = text[..at].trim_end();
        let starts = text[..at].ends_with(|c: char| c.is_whitespace()) && before.ends_with("int");
        starts && text[at + 4..].trim_start().starts_with('(')
    })
}
