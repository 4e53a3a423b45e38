//! What RustSec's database says of the versions in the lock files.
//!
//! The database is a git repository of one file per advisory, `crates/NAME/RUSTSEC-*.md`, which begins with a block of TOML. It is
//! fetched into `target`, or `$OXICC_ADVISORIES` names a checkout of it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use semver::{Version, VersionReq};

const DATABASE: &str = "https://github.com/rustsec/advisory-db";

/// Lock files of programs that are built apart from the workspace.
const LOCKS: &[&str] = &["Cargo.lock", "examples/embed/Cargo.lock", "tests/wasm/Cargo.lock"];

/// One line for each advisory that applies, apart from those of `ignore`; nothing where there is no database.
pub fn check(root: &Path, ignore: &[String]) -> Result<Option<Vec<String>>, String> {
    let Some(database) = database(root) else { return Ok(None) };
    let crates = database.join("crates");
    if !crates.is_dir() {
        return Err(format!("{} is no database of advisories", database.display()));
    }
    let mut found = Vec::new();
    for lock in LOCKS {
        let text = fs::read_to_string(root.join(lock)).map_err(|e| format!("{lock}: {e}"))?;
        for (name, version) in locked(&text) {
            let Ok(files) = fs::read_dir(crates.join(&name)) else { continue };
            for file in files.flatten().map(|f| f.path()) {
                let text = fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
                let advisory = Advisory::read(&text).map_err(|e| format!("{}: {e}", file.display()))?;
                if advisory.applies(&version) && !ignore.contains(&advisory.id) {
                    found.push(format!("{name} {version} ({lock}): {}: {}", advisory.id, advisory.title));
                }
            }
        }
    }
    found.sort();
    Ok(Some(found))
}

fn database(root: &Path) -> Option<PathBuf> {
    if let Some(dir) = env::var_os("OXICC_ADVISORIES") {
        return Some(dir.into());
    }
    let dir = root.join("target").join("advisory-db");
    let mut git = Command::new("git");
    // Neither a password nor a silent server holds this up.
    git.args(["-c", "http.lowSpeedLimit=1000", "-c", "http.lowSpeedTime=20"]).env("GIT_TERMINAL_PROMPT", "0");
    match dir.is_dir() {
        true => {
            git.args(["-C".as_ref(), dir.as_os_str()]).args(["pull", "--quiet", "--depth", "1", "--rebase"])
        }
        false => git.args(["clone", "--quiet", "--depth", "1", DATABASE]).arg(&dir),
    };
    let fetched = git.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|s| s.success());
    fetched.then_some(dir)
}

/// Names and versions of what a lock file takes from a registry.
fn locked(text: &str) -> Vec<(String, Version)> {
    let value = |block: &str, key: &str| {
        let line = block.lines().find_map(|l| l.strip_prefix(key)?.strip_prefix(" = "))?;
        Some(line.trim_matches('"').to_owned())
    };
    let packages = text.split("[[package]]").filter(|block| block.contains("\nsource = "));
    packages
        .filter_map(|block| Some((value(block, "name")?, Version::parse(&value(block, "version")?).ok()?)))
        .collect()
}

struct Advisory {
    id: String,
    title: String,
    withdrawn: bool,
    /// Versions that are mended or were never touched.
    good: Vec<VersionReq>,
}

impl Advisory {
    fn read(text: &str) -> Result<Advisory, String> {
        let (head, body) = text
            .trim_start()
            .strip_prefix("```toml")
            .and_then(|t| t.split_once("```"))
            .ok_or("no block of TOML")?;
        let value = |key: &str| {
            head.lines()
                .find_map(|l| l.split_once('=').filter(|(k, _)| k.trim() == key).map(|(_, v)| v.trim()))
        };
        let mut good = Vec::new();
        for key in ["patched", "unaffected"] {
            for range in strings(head, key) {
                good.push(VersionReq::parse(&range).map_err(|e| format!("{range}: {e}"))?);
            }
        }
        let title = body.lines().find_map(|l| l.strip_prefix("# ")).unwrap_or_default();
        Ok(Advisory {
            id: value("id").ok_or("no id")?.trim_matches('"').to_owned(),
            title: title.to_owned(),
            withdrawn: value("withdrawn").is_some(),
            good,
        })
    }

    fn applies(&self, version: &Version) -> bool {
        !self.withdrawn && !self.good.iter().any(|range| range.matches(version))
    }
}

/// The strings of `key = [...]`, which may be spread over lines.
fn strings(text: &str, key: &str) -> Vec<String> {
    let begins = |line: &str| line.split_once('=').is_some_and(|(k, _)| k.trim() == key);
    let mut lines = text.lines().skip_while(|line| !begins(line));
    let Some(first) = lines.next().and_then(|line| line.split_once('[')) else { return Vec::new() };
    let mut list = first.1.to_owned();
    while !list.contains(']') {
        let Some(line) = lines.next() else { break };
        list.push_str(line.split('#').next().unwrap_or_default());
    }
    let list = list.split(']').next().unwrap_or_default();
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALLVEC: &str = "```toml\n[advisory]\nid = \"RUSTSEC-2021-0003\"\n\n[versions]\npatched = [\n    \">= 0.6.14, < 1.0.0\", # old\n    \">= 1.6.1\",\n]\nunaffected = [\"< 0.6.3\"]\n```\n\n# Buffer overflow\n";

    #[test]
    fn versions_between_the_ranges_are_bad() {
        let advisory = Advisory::read(SMALLVEC).unwrap();
        assert_eq!((advisory.id.as_str(), advisory.title.as_str()), ("RUSTSEC-2021-0003", "Buffer overflow"));
        let applies = |text: &str| advisory.applies(&Version::parse(text).unwrap());
        assert!(applies("0.6.3") && applies("0.6.13") && applies("1.0.0") && applies("1.6.0"));
        assert!(!applies("0.6.2") && !applies("0.6.14") && !applies("1.6.1"));
        let withdrawn = SMALLVEC.replace("[versions]", "withdrawn = \"2022-01-01\"\n[versions]");
        assert!(!Advisory::read(&withdrawn).unwrap().applies(&Version::new(1, 0, 0)));
        assert!(Advisory::read("# no block").is_err());
    }

    #[test]
    fn what_is_locked() {
        let text = "[[package]]\nname = \"ours\"\nversion = \"0.1.0\"\n\n[[package]]\nname = \"theirs\"\nversion = \"1.2.3\"\nsource = \"registry\"\n";
        assert_eq!(locked(text), [("theirs".to_owned(), Version::new(1, 2, 3))]);
    }
}
