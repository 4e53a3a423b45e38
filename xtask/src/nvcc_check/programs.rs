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
}

pub fn find(root: &Path, filter: &str) -> Result<Vec<Program>, String> {
    let mut dirs: BTreeMap<PathBuf, (Vec<PathBuf>, Vec<PathBuf>)> = BTreeMap::new();
    walk(root, &mut dirs).map_err(|e| format!("{}: {e}", root.display()))?;
    let mut programs = Vec::new();
    for (dir, (units, host)) in dirs {
        let mains = units.iter().chain(&host).filter(|p| has_main(p)).count();
        let shown = |p: &Path| p.strip_prefix(root).unwrap_or(p).display().to_string();
        if mains == 1 && units.len() + host.len() > 1 && !units.is_empty() {
            programs.push(Program { name: shown(&dir), dir, units, host, has_main: true });
            continue;
        }
        for unit in units {
            let has_main = has_main(&unit);
            let name = shown(&unit);
            programs.push(Program { name, dir: dir.clone(), units: vec![unit], host: Vec::new(), has_main });
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
