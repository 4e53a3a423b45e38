//! The commands in the documents for users do what the documents say.
//!
//! Blocks marked `console` are run as they stand, in a directory with a copy of the examples and with `oxicc` on the path. A line
//! that starts with `$` is a command; the lines behind it are what it says on both streams, and `...` stands for any rest. Commands
//! without lines must succeed.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Documents in which every `console` block is run.
const DOCUMENTS: &[&str] =
    &["README.md", "examples/README.md", "docs/guide/getting-started.md", "docs/guide/messages.md"];

/// Commands that need what not every machine has, by their beginning, with what that is.
const SKIPPED: &[(&str, &str)] = &[("oxicc run examples/program.cu", "a C++ compiler of the host")];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        match path.is_dir() {
            true if entry.file_name() == "target" => {}
            true => copy(&path, &target),
            false => drop(fs::copy(&path, &target).unwrap()),
        }
    }
}

/// Commands of a document with what they are to say.
fn commands(text: &str) -> Vec<(String, Vec<String>)> {
    let mut found: Vec<(String, Vec<String>)> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        match (inside, line.strip_prefix("$ ")) {
            (false, _) => inside = line.trim() == "```console",
            (true, _) if line.trim() == "```" => inside = false,
            (true, Some(command)) => found.push((command.to_owned(), Vec::new())),
            (true, None) => found.last_mut().expect("a command comes first").1.push(line.to_owned()),
        }
    }
    found
}

/// Whether lines are as shown; `...` as the last of them stands for any rest.
fn agrees(shown: &[String], said: &[&str]) -> bool {
    match shown.split_last() {
        Some((last, before)) if last == "..." => {
            before.len() <= said.len() && before.iter().zip(said).all(|(a, b)| a == b)
        }
        _ => shown == said,
    }
}

#[test]
fn documents_say_what_happens() {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("documents");
    let _ = fs::remove_dir_all(&dir);
    copy(&root().join("examples"), &dir.join("examples"));
    let binary = Path::new(env!("CARGO_BIN_EXE_oxicc")).parent().unwrap();
    let mut path = OsString::from(binary);
    path.push(":");
    path.push(env::var_os("PATH").unwrap_or_default());
    let (mut run, mut skipped) = (0, 0);
    for document in DOCUMENTS {
        for (command, shown) in commands(&fs::read_to_string(root().join(document)).unwrap()) {
            if let Some((_, why)) = SKIPPED.iter().find(|(start, _)| command.starts_with(start)) {
                eprintln!("skipped: {command} needs {why}");
                skipped += 1;
                continue;
            }
            let together = format!("exec 2>&1; {command}");
            let output = Command::new("sh")
                .args(["-c", &together])
                .env("PATH", &path)
                .current_dir(&dir)
                .output()
                .unwrap();
            let text = String::from_utf8_lossy(&output.stdout).into_owned();
            let said: Vec<&str> = text.lines().collect();
            assert!(agrees(&shown, &said), "{document}: {command}\n{text}");
            assert!(output.status.success() || !shown.is_empty(), "{document}: {command}\n{text}");
            run += 1;
        }
    }
    assert_eq!(skipped, SKIPPED.len());
    assert!(run >= 12, "{run}");
}
