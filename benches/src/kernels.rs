//! The kernels: files with a `RUN` line.

use std::fs;
use std::path::{Path, PathBuf};

/// One kernel of the set.
pub struct Kernel {
    pub name: String,
    pub path: PathBuf,
    /// How to launch it, in the words of [`oxicc_launch::Launch::parse`].
    pub launch: String,
    /// The architecture it needs, where it uses instructions of one alone: `// ARCH: sm_90a`.
    pub arch: Option<String>,
}

/// Reads the kernels of the repository, or of another folder, sorted by name.
pub fn read(dir: Option<&Path>, wanted: impl Fn(&str) -> bool) -> Result<Vec<Kernel>, String> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels");
    let dir = dir.unwrap_or(&own);
    let entries = fs::read_dir(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let mut kernels = Vec::new();
    for entry in entries {
        let path = entry.map_err(|e| e.to_string())?.path();
        let Some(name) = path.file_stem().map(|n| n.to_string_lossy().into_owned()) else { continue };
        if path.extension().is_none_or(|e| e != "cu") || !wanted(&name) {
            continue;
        }
        let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let launch = text.lines().find_map(|l| l.strip_prefix("// RUN: "));
        let launch = launch.ok_or_else(|| format!("{}: no RUN line", path.display()))?.trim().to_owned();
        let arch = text.lines().find_map(|l| l.strip_prefix("// ARCH: ")).map(|a| a.trim().to_owned());
        kernels.push(Kernel { name, path, launch, arch });
    }
    kernels.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(kernels)
}
