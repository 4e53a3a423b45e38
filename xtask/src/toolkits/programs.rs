//! Programs of others: the smallest of cuda-samples, and the examples of CCCL.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use super::units::Unit;

/// The smallest `.cu` files of a copy of cuda-samples, those that are programs by themselves or parts of one.
pub fn smallest(dir: &Path, count: usize, arch: &str) -> Result<Vec<Unit>, String> {
    let dir = canonical(dir)?;
    let mut files: Vec<(u64, PathBuf)> = Vec::new();
    for path in sources(&dir) {
        files.push((fs::metadata(&path).map_or(u64::MAX, |m| m.len()), path));
    }
    files.sort();
    files.truncate(count);
    let common: Vec<PathBuf> = dir.ancestors().map(|d| d.join("Common")).filter(|d| d.is_dir()).collect();
    files.iter().map(|(_, path)| unit(&dir, path, common.clone(), arch)).collect()
}

/// The examples of CUB, Thrust and libcu++ in a copy of CCCL of the release's version.
pub fn examples(dir: &Path, arch: &str) -> Result<Vec<Unit>, String> {
    let dir = canonical(dir)?;
    let mut units = Vec::new();
    for library in ["cub", "thrust", "libcudacxx"] {
        let examples = dir.join(library).join("examples");
        // Examples share headers with each other and with the tests.
        let include = vec![
            dir.join(library),
            examples.clone(),
            dir.join(library).join("test"),
            dir.join("c2h/include"),
        ];
        for path in sources(&examples) {
            let mut unit = unit(&dir, &path, include.clone(), arch)?;
            unit.extended_lambda = true;
            units.push(unit);
        }
    }
    match units.is_empty() {
        true => Err(format!("{}: no examples of CCCL", dir.display())),
        false => Ok(units),
    }
}

fn canonical(dir: &Path) -> Result<PathBuf, String> {
    fs::canonicalize(dir).map_err(|e| format!("{}: {e}", dir.display()))
}

/// The `.cu` files under a directory.
fn sources(dir: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut todo = vec![dir.to_owned()];
    while let Some(next) = todo.pop() {
        for entry in fs::read_dir(&next).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                todo.push(path);
            } else if is_cuda(&path) {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

fn is_cuda(path: &Path) -> bool {
    path.extension().is_some_and(|e| e == "cu")
}

fn unit(dir: &Path, path: &Path, include: Vec<PathBuf>, arch: &str) -> Result<Unit, String> {
    let name = path.strip_prefix(dir).unwrap_or(path).with_extension("").display().to_string();
    let mut unit = Unit::of_file(path, name.replace('/', "."), arch)?;
    unit.archs = vec![arch.to_owned()];
    unit.include = include;
    unit.may_link = is_whole_program(path);
    unit.may_be_refused = true;
    Ok(unit)
}

/// Whether a file has `main` and nothing else belongs to its program, as far as its directory tells.
fn is_whole_program(path: &Path) -> bool {
    let is_source = |p: &Path| ["cu", "cpp", "c"].iter().any(|e| p.extension() == Some(OsStr::new(e)));
    let beside = path.parent().and_then(|d| fs::read_dir(d).ok()).into_iter().flatten().flatten();
    let others = beside.map(|e| e.path()).filter(|p| p != path && is_source(p));
    let has_main = |p: &Path| fs::read(p).is_ok_and(|t| String::from_utf8_lossy(&t).contains(" main("));
    // A directory of programs has a `main` in each of its files.
    has_main(path) && others.into_iter().all(|p| has_main(&p))
}
