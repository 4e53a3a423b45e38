//! The smallest programs of cuda-samples.

use std::fs;
use std::path::{Path, PathBuf};

use super::units::Unit;

/// The smallest `.cu` files of a directory, those that are programs by themselves or parts of one.
pub fn smallest(dir: &Path, count: usize) -> Result<Vec<Unit>, String> {
    let dir = fs::canonicalize(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let mut files: Vec<(u64, PathBuf)> = Vec::new();
    let mut todo = vec![dir.clone()];
    while let Some(next) = todo.pop() {
        for entry in fs::read_dir(&next).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                todo.push(path);
            } else if path.extension().is_some_and(|e| e == "cu") {
                files.push((entry.metadata().map_or(u64::MAX, |m| m.len()), path));
            }
        }
    }
    files.sort();
    files.truncate(count);
    let common: Vec<PathBuf> = dir.ancestors().map(|d| d.join("Common")).filter(|d| d.is_dir()).collect();
    let unit = |path: &Path| {
        let name = path.strip_prefix(&dir).unwrap_or(path).with_extension("").display().to_string();
        let mut unit = Unit::of_file(path, name.replace('/', "."))?;
        unit.archs = vec!["sm_90".to_owned()];
        unit.include = common.clone();
        Ok(unit)
    };
    files.iter().map(|(_, path)| unit(path)).collect()
}
