//! Several units as one, because most of the time goes into what all of them include.
//!
//! The headers of all come first; then each unit's text stands in a namespace of its own, where its `#include`s find their headers
//! included already. What does not compile so (a specialisation of another namespace's template, macros that clash) is tried in
//! smaller groups, and alone at last.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::units::Unit;

/// Units in one group.
pub const SIZE: usize = 8;

/// Whether two units may stand in one group.
pub fn fit(a: &Unit, b: &Unit) -> bool {
    a.standard == b.standard && a.extended_lambda == b.extended_lambda && a.include == b.include
}

/// The unit that includes all of them. `dir`: where to write it.
pub fn together(units: &[&Unit], dir: &Path) -> Result<Unit, String> {
    let first = units.first().ok_or("an empty group")?;
    let failed = |e: std::io::Error| format!("{}: {e}", dir.display());
    fs::create_dir_all(dir).map_err(failed)?;
    let mut headers = BTreeSet::new();
    for unit in units {
        collect(&unit.path, &unit.include, &mut headers, &mut BTreeSet::new());
    }
    let mut text = String::new();
    for header in headers {
        text.push_str(&format!("#if __has_include({header})\n#include {header}\n#endif\n"));
    }
    for (at, unit) in units.iter().enumerate() {
        text.push_str(&format!("namespace unit_{at} {{\n#include \"{}\"\n}}\n", unit.path.display()));
    }
    let path = dir.join("group.cu");
    fs::write(&path, text).map_err(failed)?;
    let mut group = Unit::of_file(&path, format!("{}-and-more", first.name), "")?;
    group.standard.clone_from(&first.standard);
    group.extended_lambda = first.extended_lambda;
    group.include.clone_from(&first.include);
    Ok(group)
}

/// The headers that a file includes, directly or through files beside it, as they are written after `#include`.
fn collect(path: &Path, dirs: &[PathBuf], headers: &mut BTreeSet<String>, seen: &mut BTreeSet<PathBuf>) {
    if !seen.insert(path.to_owned()) {
        return;
    }
    let Ok(text) = fs::read(path) else { return };
    for name in includes(&String::from_utf8_lossy(&text)) {
        let file = name.trim_matches(['"', '<', '>']);
        let beside = path.parent().map(|d| d.join(file)).filter(|p| name.starts_with('"') && p.is_file());
        match beside {
            Some(local) => collect(&local, dirs, headers, seen),
            None if name.starts_with('<') || dirs.iter().any(|d| d.join(file).is_file()) => {
                headers.insert(name.to_owned());
            }
            None => {}
        }
    }
}

/// What follows `#include` in a text, with its quotes or angle brackets.
fn includes(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let rest = line.trim_start().strip_prefix('#')?.trim_start().strip_prefix("include")?.trim_start();
        let close = match rest.chars().next()? {
            '"' => '"',
            '<' => '>',
            _ => return None,
        };
        let end = rest[1..].find(close)? + 2;
        Some(&rest[..end])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn includes_are_found() {
        let text =
            "#include <a/b.h> // c\n  # include \"d.h\"\n#include MACRO\n// #include <e>\n#define include\n";
        assert_eq!(includes(text).collect::<Vec<_>>(), ["<a/b.h>", "\"d.h\""]);
    }
}
