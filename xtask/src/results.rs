//! `results [PAGE...]`: measures again what the pages of `docs/results` show.
//!
//! A page has a mark before each block of figures, `<!-- cargo xtask TASK -->`: the command is run and what it prints becomes the block,
//! with the day and the commit above it. Pages that other commands write whole (`bench nvrtc --write`, `math-docs`, ...) have no marks.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::test::cargo;

const MARK: &str = "<!-- cargo xtask ";

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    let dir = root.join("docs/results");
    let stamp = stamp(root)?;
    let mut found = Vec::new();
    for entry in fs::read_dir(&dir).map_err(|e| format!("{}: {e}", dir.display()))?.flatten() {
        let path = entry.path();
        let name = path.file_stem().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let wanted = args.is_empty() || args.contains(&name);
        if wanted && path.extension().is_some_and(|e| e == "md") {
            found.push(name);
            let text = fs::read_to_string(&path).map_err(|e| e.to_string())?;
            let new = renew(&text, &stamp, &mut measure)?;
            fs::write(&path, new).map_err(|e| format!("{}: {e}", path.display()))?;
        }
    }
    match args.iter().find(|a| !found.contains(a)) {
        Some(page) => Err(format!("docs/results has no page {page}.md")),
        None => Ok(()),
    }
}

/// The day and the commit.
pub fn stamp(root: &Path) -> Result<String, String> {
    let line = |program: &str, args: &[&str]| {
        let output = Command::new(program).args(args).current_dir(root).output();
        let output = output.map_err(|e| format!("{program}: {e}"))?;
        Ok::<_, String>(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    let day = line("date", &["+%-d %B %Y"])?;
    let commit = line("git", &["rev-parse", "--short=8", "HEAD"])?;
    Ok(format!("Measured on {day}, commit {commit}:"))
}

fn measure(task: &str) -> Result<String, String> {
    println!("cargo xtask {task}");
    let output = Command::new(cargo()).arg("xtask").args(task.split_whitespace()).output();
    let output = output.map_err(|e| e.to_string())?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(format!("cargo xtask {task}:\n{}", String::from_utf8_lossy(&output.stderr))),
    }
}

/// A page with new figures: behind a mark everything up to the end of the next block is replaced.
fn renew(
    page: &str,
    stamp: &str,
    measure: &mut dyn FnMut(&str) -> Result<String, String>,
) -> Result<String, String> {
    let mut out = String::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        out.push_str(line);
        out.push('\n');
        let Some(task) = line.strip_prefix(MARK).and_then(|rest| rest.strip_suffix(" -->")) else { continue };
        let figures = measure(task)?;
        out.push_str(&format!("{stamp}\n\n```text\n{}\n```\n", figures.trim_end()));
        let is_fence = |l: &&str| l.starts_with("```");
        if lines.by_ref().filter(is_fence).take(2).count() < 2 {
            return Err(format!("no block behind `{line}`"));
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_behind_marks_are_replaced() {
        let page =
            "# A\n\n<!-- cargo xtask bench sim -->\nMeasured long ago:\n\n```text\nold\n```\n\nText.\n";
        let mut asked = Vec::new();
        let mut measure = |task: &str| {
            asked.push(task.to_owned());
            Ok("new\n".to_owned())
        };
        let renewed = renew(page, "Measured today:", &mut measure).unwrap();
        assert_eq!(
            renewed,
            "# A\n\n<!-- cargo xtask bench sim -->\nMeasured today:\n\n```text\nnew\n```\n\nText.\n"
        );
        assert_eq!(asked, ["bench sim"]);
        assert!(renew("<!-- cargo xtask x -->\n", "", &mut |_| Ok(String::new())).is_err());
    }
}
