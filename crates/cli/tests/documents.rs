//! The commands in README, in the examples and in the guide do what the documents say.
//!
//! Blocks marked `console` are run as they stand, in a directory with a copy of the examples and with `oxicc` on the path. A line
//! that starts with `$` is a command; the lines behind it are what it says on both streams, and `...` stands for any rest. Commands
//! without lines must succeed. Blocks marked `sh` hold commands for other machines (nvcc, Python, a checkout): each of their lines must
//! be in [`ELSEWHERE`], but for those that run the command out of a checkout, which are run here with what the block `text` behind them
//! shows.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Commands of `sh` blocks by their beginning, with who runs them.
const ELSEWHERE: &[(&str, &str)] = &[
    ("CCACHE_COMPILERTYPE=nvcc ccache DIR/bin/nvcc", "crates/cli/tests/caches.rs"),
    ("sccache DIR/bin/nvcc", "crates/cli/tests/caches.rs"),
    ("cargo xtask test", "continuous integration"),
    ("cargo xtask playground", "its own tests, in a browser"),
    ("cargo xtask libs", "the tests of nvvm-capi and nvrtc-capi, which build the libraries"),
    ("cargo xtask nvcc-check", "continuous integration, through cargo xtask toolkits"),
    ("oxicc toolkit DIR", "crates/cli/tests/nvcc.rs"),
    ("oxicc nvcc -arch=sm_90 -c a.cu", "crates/cli/tests/nvcc.rs"),
    ("cmake -DCMAKE_CUDA_COMPILER=DIR/bin/nvcc", "crates/cli/tests/builds.rs"),
    ("make NVCC=DIR/bin/nvcc", "crates/cli/tests/builds.rs"),
    ("CUDA_HOME=DIR pip install", "crates/cli/tests/builds.rs, where PyTorch is installed"),
    ("cargo xtask bench nvrtc", "needs CuPy"),
    ("cargo test -p oxicc-nvrtc-capi", "continuous integration"),
    ("cargo install --path crates/cli", "continuous integration"),
    ("LD_PRELOAD=$PWD/target/release/libn", "crates/nvrtc-capi/tests/c_api.rs"),
    // A toolkit of symlinks, as `cargo xtask toolkits` makes one in continuous integration.
    ("mkdir -p view/bin view/nvvm/bin", "cargo xtask toolkits"),
    ("ln -s ", "cargo xtask toolkits"),
    ("view/bin/nvcc app.cu -o app", "cargo xtask toolkits"),
];

/// Commands that need a C++ compiler of the host, by their beginning.
const NEEDS_HOST_COMPILER: &[&str] =
    &["oxicc run examples/program.cu", "oxicc examples/program.cu -o program", "OXICC_DEVICE=sim ./program"];

/// How the command is run out of a checkout.
const FROM_CHECKOUT: &str = "cargo run --release -p oxicc-cli -- ";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// README, the examples and every page of the guide.
fn documents() -> Vec<String> {
    let mut found = vec!["README.md".to_owned(), "examples/README.md".to_owned()];
    let pages = fs::read_dir(root().join("docs/guide")).unwrap();
    let mut pages: Vec<String> = pages.map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    pages.sort();
    found.extend(pages.iter().filter(|p| p.ends_with(".md")).map(|p| format!("docs/guide/{p}")));
    found
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

/// The lines of all blocks of a language.
fn blocks<'a>(text: &'a str, language: &str) -> Vec<Vec<&'a str>> {
    let (mut found, mut inside): (Vec<Vec<&str>>, bool) = (Vec::new(), false);
    let fence = format!("```{language}");
    for line in text.lines() {
        match inside {
            false if line.trim() == fence => {
                inside = true;
                found.push(Vec::new());
            }
            false => {}
            true if line.trim() == "```" => inside = false,
            true => found.last_mut().unwrap().push(line),
        }
    }
    found
}

/// Commands of a document with what they are to say.
fn commands(text: &str) -> Vec<(String, Vec<String>)> {
    let mut found: Vec<(String, Vec<String>)> = Vec::new();
    for line in blocks(text, "console").concat() {
        match line.strip_prefix("$ ") {
            Some(command) => found.push((command.to_owned(), Vec::new())),
            None => found.last_mut().expect("a command comes first").1.push(line.to_owned()),
        }
    }
    found
}

/// Commands that run out of a checkout, with the block behind them.
fn from_checkout(text: &str) -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices(&format!("```sh\n{FROM_CHECKOUT}")) {
        let mut parts = text[at..].split("```").skip(1).step_by(2);
        let command = parts.next().unwrap_or_default().strip_prefix("sh\n").unwrap_or_default();
        let command = command.replace("\\\n", " ").replace(FROM_CHECKOUT, "oxicc ");
        let shown = parts.next().and_then(|block| block.strip_prefix("text\n")).expect("what it says");
        found.push((command.trim().to_owned(), shown.lines().map(without_time).collect()));
    }
    found
}

/// How long a launch took is not the same everywhere.
fn without_time(line: &str) -> String {
    line.split_once(" on the simulator: ").map_or(line, |(before, _)| before).to_owned()
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

fn has_host_compiler() -> bool {
    ["c++", "g++", "clang++"].iter().any(|name| Command::new(name).arg("--version").output().is_ok())
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
    let (mut run, mut wrong) = (0, Vec::new());
    let host_compiler = has_host_compiler();
    for document in documents() {
        let page = fs::read_to_string(root().join(&document)).unwrap();
        let timed = from_checkout(&page);
        let lines = page.lines().filter(|line| line.starts_with(FROM_CHECKOUT)).count();
        assert_eq!(timed.len(), lines, "{document}: such a command is the first of its block");
        for (command, shown) in commands(&page).into_iter().chain(timed.iter().cloned()) {
            if !host_compiler && NEEDS_HOST_COMPILER.iter().any(|start| command.starts_with(start)) {
                eprintln!("skipped: {command} needs a C++ compiler");
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
            let is_timed = timed.iter().any(|(c, _)| *c == command);
            let untimed: Vec<String> = text.lines().map(without_time).collect();
            let said: Vec<&str> =
                if is_timed { untimed.iter().map(String::as_str).collect() } else { text.lines().collect() };
            if !agrees(&shown, &said) || !output.status.success() && shown.is_empty() {
                wrong.push(format!("{document}: {command}\n{text}"));
            }
            run += 1;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(run >= 30, "{run}");
}

#[test]
fn commands_for_other_machines_are_known() {
    for document in documents() {
        let text = fs::read_to_string(root().join(&document)).unwrap();
        let mut continued = false;
        for line in blocks(&text, "sh").concat() {
            let is_command = !continued && !line.trim().is_empty() && !line.trim_start().starts_with('#');
            continued = line.ends_with('\\');
            assert!(
                !is_command
                    || line.starts_with(FROM_CHECKOUT)
                    || ELSEWHERE.iter().any(|(start, _)| line.starts_with(start)),
                "{document}: who runs `{line}`? `console` blocks are run by this test"
            );
        }
    }
}
