//! The public headers of the release's CUB, Thrust and libcu++.
//!
//! oxicc reads them with the release's and the host's headers in C++17: some at once, because most of the time goes into what all of
//! them include, and each alone where that fails. A header that it refuses counts only if NVIDIA's compiler takes it: some need
//! other packages, another standard, or another header before them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;

use super::at_once;
use super::build::{Builder, Extent, Outcome};
use super::record::Record;
use super::report::{Row, Set};
use super::units::Unit;

const ARCH: &str = "sm_90";
/// Headers that are read at once.
const GROUP: usize = 12;
const DEVICE: Extent = Extent { names: false, assembled: false, host: false };
const LIBRARIES: [&str; 3] = ["cub", "thrust", "cuda"];

pub fn parse_all(builder: &Builder, filter: Option<&str>, record: &Record, jobs: usize, row: &mut Row) {
    let mut headers = public(&builder.include_dirs());
    headers.retain(|h| filter.is_none_or(|f| h.contains(f)));
    let all = headers.len();
    headers.retain(|h| {
        let Ok(unit) = unit_of(builder, std::slice::from_ref(h)) else { return true };
        let earlier = record.earlier(Set::Headers, &unit, ARCH, DEVICE);
        if let Some(outcome) = &earlier {
            row.add(Set::Headers, &unit, ARCH, outcome);
        }
        earlier.is_none()
    });
    let row = Mutex::new(row);
    let groups: Vec<&[String]> = headers.chunks(GROUP).collect();
    at_once(jobs, &groups, |group| {
        let together = group.len() > 1 && matches!(parse(builder, group), Outcome::Passed { .. });
        for header in *group {
            let one = std::slice::from_ref(header);
            let outcome = if together { Outcome::Passed { linked: false } } else { parse(builder, one) };
            if let Outcome::Failed(why) = &outcome {
                println!("{} {header}: FAILS: {why}", builder.version());
            }
            if let (Ok(mut row), Ok(unit)) = (row.lock(), unit_of(builder, one)) {
                record.add(Set::Headers, &unit, ARCH, DEVICE, &outcome);
                row.add(Set::Headers, &unit, ARCH, &outcome);
            }
        }
    });
    println!("{}: {all} headers", builder.version());
}

/// The headers that are meant to be included, as they are included.
fn public(dirs: &[PathBuf]) -> Vec<String> {
    let mut found = Vec::new();
    for dir in dirs {
        let mut todo: Vec<PathBuf> = LIBRARIES.map(|l| dir.join(l)).into();
        while let Some(next) = todo.pop() {
            for entry in fs::read_dir(&next).into_iter().flatten().flatten() {
                let path = entry.path();
                match path.is_dir() {
                    true if is_private(&path) => {}
                    true => todo.push(path),
                    false => found.extend(path.strip_prefix(dir).ok().map(|p| p.display().to_string())),
                }
            }
        }
    }
    found.retain(|h| !h.ends_with(".inl") && !h.ends_with(".md") && !h.ends_with(".txt"));
    found.sort();
    found.dedup();
    found
}

fn is_private(dir: &Path) -> bool {
    let name = dir.file_name().unwrap_or_default().to_string_lossy();
    name.starts_with("__") || ["detail", "internal"].contains(&&*name)
}

fn unit_of(builder: &Builder, headers: &[String]) -> Result<Unit, String> {
    let name = headers.first().map(String::as_str).unwrap_or_default();
    let group = if headers.len() > 1 { "-and-more" } else { "" };
    let dir = builder.work().join("headers").join(name.replace(['/', '.'], "-") + group);
    fs::create_dir_all(&dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let path = dir.join("unit.cu");
    let text: String = headers.iter().map(|h| format!("#include <{h}>\n")).collect();
    fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
    Unit::of_file(&path, name.to_owned(), ARCH)
}

fn parse(builder: &Builder, headers: &[String]) -> Outcome {
    let unit = match unit_of(builder, headers) {
        Ok(unit) => unit,
        Err(why) => return Outcome::Failed(why),
    };
    let mut check = Command::new(builder.oxicc());
    check.args(["check", "--std=c++17"]).arg(format!("--arch={ARCH}"));
    check.args(builder.include_dirs().iter().map(|d| format!("-I{}", d.display())));
    let output = match check.arg(&unit.path).stdin(Stdio::null()).output() {
        Ok(output) => output,
        Err(e) => return Outcome::Failed(e.to_string()),
    };
    if output.status.success() {
        return Outcome::Passed { linked: false };
    }
    let dir = unit.path.parent().unwrap_or(Path::new("."));
    if headers.len() > 1 || output.status.code() == Some(1) && !builder.original_takes(&unit, ARCH, dir) {
        return Outcome::Neither;
    }
    let text = String::from_utf8_lossy(&output.stderr);
    let line = text.lines().find(|l| l.contains("error")).or(text.lines().next()).unwrap_or("no message");
    Outcome::Failed(line.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_directories() {
        for (dir, private) in [("cub/detail", true), ("cuda/std/__atomic", true), ("cub/block", false)] {
            assert_eq!(is_private(Path::new(dir)), private, "{dir}");
        }
    }
}
