//! `deny`: checks what the program depends on against `deny.toml`.
//!
//! Licences, sources and bans come from the lock file and from cargo, advisories from RustSec's database, so that no tool has to be
//! built for them.

mod advisories;

use std::fs;
use std::path::Path;
use std::process::Command;

const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    if !args.is_empty() {
        return Err("usage: cargo xtask deny".to_owned());
    }
    let rules = fs::read_to_string(root.join("deny.toml")).map_err(|e| format!("deny.toml: {e}"))?;
    let (allowed, banned) = (list(&rules, "allow")?, list(&rules, "deny")?);
    let packages = packages(root)?;
    let mut wrong = Vec::new();
    for (name, licence) in &packages {
        if !permits(licence, &allowed)? {
            wrong.push(format!("{name}: the licence `{licence}` is not in the list"));
        }
        if banned.iter().any(|b| name.split(' ').next() == Some(b.as_str())) {
            wrong.push(format!("{name} is banned"));
        }
    }
    let lock = fs::read_to_string(root.join("Cargo.lock")).map_err(|e| format!("Cargo.lock: {e}"))?;
    let sources = lock.lines().filter_map(|l| l.strip_prefix("source = "));
    let elsewhere = sources.filter(|s| s.trim_matches('"') != REGISTRY);
    wrong.extend(elsewhere.map(|s| format!("a dependency comes from {s}")));
    if !wrong.is_empty() {
        return Err(wrong.join("\n"));
    }
    println!("deny: {} packages, licences, sources and bans are as deny.toml wants them", packages.len());
    match advisories::check(root, &list(&rules, "ignore")?)? {
        Some(found) if found.is_empty() => println!("deny: no advisory applies"),
        Some(found) => return Err(found.join("\n")),
        None => println!("deny: advisories were not checked: their database cannot be fetched here"),
    }
    Ok(())
}

/// Names with versions, and licences, of everything in the lock file that some target uses.
fn packages(root: &Path) -> Result<Vec<(String, String)>, String> {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--workspace", "--locked", "--target", "all", "--edges", "normal,build,dev"])
        .args(["--prefix", "none", "--format", "{p}\t{l}"])
        .current_dir(root)
        .output()
        .map_err(|e| format!("cannot start cargo: {e}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let lines = text.lines().filter_map(|line| line.split_once('\t'));
    let mut packages: Vec<(String, String)> =
        lines.map(|(name, licence)| (name.to_owned(), licence.trim_end_matches(" (*)").to_owned())).collect();
    packages.sort();
    packages.dedup();
    Ok(packages)
}

/// The strings of `KEY = ["...", ...]`, which stands in one line.
fn list(text: &str, key: &str) -> Result<Vec<String>, String> {
    let lists =
        |line: &&str| line.split_once('=').is_some_and(|(k, v)| k.trim() == key && v.trim().starts_with('['));
    let line = text.lines().find(lists).ok_or_else(|| format!("deny.toml has no list `{key}`"))?;
    Ok(line.split('"').skip(1).step_by(2).map(str::to_owned).collect())
}

/// Whether an SPDX expression is satisfied by the licences of a list. `OR` binds weaker than `AND`.
fn permits(expression: &str, allowed: &[String]) -> Result<bool, String> {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    let result = any(&mut words, allowed);
    match words.next() {
        None => result.ok_or_else(|| format!("`{expression}` is no licence expression")),
        Some(_) => Err(format!("`{expression}` is no licence expression")),
    }
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any(words: &mut Words<'_>, allowed: &[String]) -> Option<bool> {
    let mut result = all(words, allowed)?;
    while words.next_if_eq(&"OR").is_some() {
        result |= all(words, allowed)?;
    }
    Some(result)
}

fn all(words: &mut Words<'_>, allowed: &[String]) -> Option<bool> {
    let mut result = one(words, allowed)?;
    while words.next_if_eq(&"AND").is_some() {
        result &= one(words, allowed)?;
    }
    Some(result)
}

fn one(words: &mut Words<'_>, allowed: &[String]) -> Option<bool> {
    if words.next_if_eq(&"(").is_some() {
        let result = any(words, allowed)?;
        return words.next_if_eq(&")").map(|_| result);
    }
    let mut name = words.next()?.to_owned();
    if words.next_if_eq(&"WITH").is_some() {
        name = format!("{name} WITH {}", words.next()?);
    }
    Some(allowed.contains(&name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn licence_expressions() {
        let allowed = ["MIT".to_owned(), "Apache-2.0 WITH LLVM-exception".to_owned()];
        let permits = |text: &str| permits(text, &allowed);
        assert_eq!(permits("MIT OR GPL-3.0"), Ok(true));
        assert_eq!(permits("MIT/Apache-2.0"), Ok(true));
        assert_eq!(permits("GPL-3.0 OR MIT AND GPL-2.0"), Ok(false));
        assert_eq!(permits("(GPL-3.0 OR MIT) AND Apache-2.0 WITH LLVM-exception"), Ok(true));
        assert!(permits("").is_err() && permits("MIT MIT").is_err() && permits("(MIT").is_err());
    }

    #[test]
    fn lists_of_the_rules() {
        assert_eq!(list("# x\nallow = [\"A\", \"B C\"]\n", "allow").unwrap(), ["A", "B C"]);
        assert!(list("allow = 3", "allow").is_err());
    }
}
