//! The units: `.cu` files that say in their comments what they are for.
//!
//! `// ARCH: sm_75 sm_90` the architectures; `// SINCE: 12.8` the first release with its headers; `// STD: c++20` the language;
//! `// LINK` a program.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub struct Unit {
    pub name: String,
    pub path: PathBuf,
    pub archs: Vec<String>,
    since: (u32, u32),
    /// `17`
    pub standard: String,
    pub link: bool,
    /// A program, perhaps with libraries that are not there.
    pub may_link: bool,
    pub extended_lambda: bool,
    /// Not written for every release: what the original refuses is left out.
    pub may_be_refused: bool,
    /// Directories to search for headers.
    pub include: Vec<PathBuf>,
}

impl Unit {
    pub fn exists_in(&self, version: &str) -> bool {
        number(version) >= self.since
    }

    /// `arch`: the architectures of a unit that does not say them.
    pub fn of_file(path: &Path, name: String, arch: &str) -> Result<Unit, String> {
        let text = fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?;
        let text = String::from_utf8_lossy(&text);
        let says = |what: &str| text.lines().find_map(|l| l.strip_prefix("// ")?.strip_prefix(what));
        let archs = says("ARCH: ").unwrap_or(arch).split_whitespace().map(str::to_owned).collect();
        Ok(Unit {
            name,
            path: path.to_owned(),
            archs,
            since: says("SINCE: ").map_or((0, 0), |v| number(v.trim())),
            standard: says("STD: c++").unwrap_or("17").trim().to_owned(),
            link: says("LINK").is_some(),
            may_link: false,
            extended_lambda: false,
            may_be_refused: false,
            include: Vec::new(),
        })
    }
}

fn number(version: &str) -> (u32, u32) {
    let mut parts = version.split('.').map(|p| p.parse().unwrap_or(0));
    (parts.next().unwrap_or(0), parts.next().unwrap_or(0))
}

/// The units of a directory, by name.
pub fn read(dir: &Path, arch: Option<&str>) -> Result<Vec<Unit>, String> {
    let failed = |e: std::io::Error| format!("{}: {e}", dir.display());
    // The compilers run elsewhere.
    let files = fs::canonicalize(dir).and_then(fs::read_dir).map_err(failed)?;
    let mut paths: Vec<PathBuf> = files.flatten().map(|e| e.path()).collect();
    paths.retain(|p| p.extension().is_some_and(|e| e == "cu"));
    paths.sort();
    let name = |p: &Path| p.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    paths.iter().map(|p| Unit::of_file(p, name(p), arch.unwrap_or("sm_75 sm_90"))).collect()
}

/// Whether an assembler knows an architecture.
pub fn knows_arch(ptxas: &Path, arch: &str) -> bool {
    let help = Command::new(ptxas).arg("--help").stdin(Stdio::null()).output();
    help.is_ok_and(|o| String::from_utf8_lossy(&o.stdout).contains(&format!("'{arch}'")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_numbers() {
        assert!(number("12.10") > number("12.9"));
        assert!(number("13.0") > number("12.9"));
    }
}
