//! The commands in README, in the examples and in the guide do what the documents say.
//!
//! Blocks marked `console` are run as they stand, in a directory with a copy of the examples and with `oxicc` on the path. A line
//! that starts with `$` is a command; the lines behind it are what it says on both streams, and `...` stands for any rest. Commands
//! without lines must succeed. Blocks marked `sh` hold commands that need more (nvcc, Python, a checkout): those that run the command out
//! of a checkout are run here with what the block `text` behind them shows, those that put a toolkit together are run where there is one,
//! and the others are rows of [`commands`], which says who runs them. So are commands in running text and in tables of usage.

mod commands;

use std::collections::BTreeSet;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use commands::By;

/// Commands that need a C++ compiler of the host, by their beginning.
const NEEDS_HOST_COMPILER: &[&str] = &[
    "oxicc run examples/program.cu",
    "oxicc debug examples/program.cu",
    "oxicc examples/program.cu -o program",
    "OXICC_DEVICE=sim ./program",
];

/// What running text may start.
const PROGRAMS: &[&str] = &["oxicc ", "cargo ", "npm ", "cmake ", "make "];

/// What commands of running text call their files.
const FILES: &[(&str, &str)] = &[
    ("kernel.cu", "saxpy.cu"),
    ("kernel.inc", "saxpy.cu"),
    ("kernel.ll", "double.ll"),
    ("kernel.ptx", "add.ptx"),
    ("app.cu", "program.cu"),
    ("prog.cu", "program.cu"),
    ("a.cu", "program.cu"),
];

const CMAKE: &str = "cmake_minimum_required(VERSION 3.18)
project(app LANGUAGES CXX CUDA)
add_executable(app app.cu)
";

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
    let dir = with_examples("documents");
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
            let output = shell("sh", &command, &dir).output().unwrap();
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

/// A command line with `oxicc` on the path.
fn shell(shell: &str, command: &str, dir: &Path) -> Command {
    let binary = Path::new(env!("CARGO_BIN_EXE_oxicc")).parent().unwrap();
    let mut path = OsString::from(binary);
    path.push(":");
    path.push(env::var_os("PATH").unwrap_or_default());
    let mut process = Command::new(shell);
    process.args(["-c", &format!("exec 2>&1; {command}")]).env("PATH", &path).current_dir(dir);
    process
}

/// A directory with a copy of the examples.
fn with_examples(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&dir);
    copy(&root().join("examples"), &dir.join("examples"));
    dir
}

/// Runs a command that must succeed.
fn succeeds(program: &str, command: &str, dir: &Path) {
    let output = shell(program, command, dir).stdin(Stdio::null()).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{command}: {}\n{text}", output.status);
}

/// Commands in running text, and the first columns of lists of usage.
fn mentioned(text: &str) -> BTreeSet<String> {
    let starts = |s: &str| PROGRAMS.iter().any(|program| s.starts_with(program));
    let usage = blocks(text, "text").concat();
    let usage = usage.into_iter().filter(|line| line.starts_with("oxicc ") && line.contains("   "));
    let mut found: BTreeSet<String> =
        usage.filter_map(|line| line.split("  ").next()).map(|c| c.trim().to_owned()).collect();
    let mut inside = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            inside = !inside;
        } else if !inside {
            found.extend(line.split('`').skip(1).step_by(2).filter(|s| starts(s)).map(str::to_owned));
        }
    }
    found
}

/// Whether the named words are in the named file.
fn is_run_there(file: &str, words: &str) -> bool {
    fs::read_to_string(root().join(file)).is_ok_and(|text| text.contains(words))
}

fn is_run(command: &str, by: &By, dir: &Path) {
    match by {
        By::AsItIs | By::Here(_) => {
            let words = if let By::Here(words) = by { words } else { command };
            let is_program =
                ["app.cu", "prog.cu", "a.cu", "program.cu"].iter().any(|file| words.contains(file));
            if is_program && !has_host_compiler() {
                eprintln!("skipped: {words} needs a C++ compiler");
                return;
            }
            succeeds("sh", words, dir);
        }
        By::There(file, words) => {
            assert!(is_run_there(file, words), "{file} does not have {words:?}: {command}")
        }
        By::Nobody(needs) => eprintln!("not run: {command} needs {needs}"),
    }
}

#[test]
fn commands_of_running_text_are_run() {
    let dir = with_examples("documents-text");
    for (name, from) in FILES {
        fs::copy(dir.join("examples").join(from), dir.join(name)).unwrap();
    }
    fs::write(dir.join("b.cu"), "__global__ void nothing() {}\nvoid launch() { nothing<<<1, 1>>>(); }\n")
        .unwrap();
    let mut met: BTreeSet<String> = BTreeSet::new();
    for document in documents() {
        met.extend(mentioned(&fs::read_to_string(root().join(document)).unwrap()));
    }
    for (command, _) in commands::MENTIONED {
        assert!(met.contains(*command), "no document has `{command}` any more");
    }
    for command in met {
        // The name of a subcommand alone.
        let words: Vec<&str> = command.split(' ').collect();
        if let ["oxicc", name] = words[..]
            && !name.contains(['-', '.'])
        {
            succeeds("sh", &format!("oxicc {name} --help"), &dir);
            continue;
        }
        let row = commands::MENTIONED.iter().chain(commands::BLOCKS).find(|(c, _)| *c == command);
        let (_, by) = row.unwrap_or_else(|| panic!("who runs `{command}`?"));
        is_run(&command, by, &dir);
    }
}

#[test]
fn commands_of_blocks_are_run() {
    let dir = with_examples("documents-blocks");
    for document in documents() {
        let text = fs::read_to_string(root().join(&document)).unwrap();
        let mut continued = false;
        let lines = blocks(&text, "sh").into_iter().filter(|block| !makes_toolkit(block));
        for line in lines.flatten() {
            let is_command = !continued && !line.trim().is_empty() && !line.trim_start().starts_with('#');
            continued = line.ends_with('\\');
            if !is_command || line.starts_with(FROM_CHECKOUT) {
                continue;
            }
            let row = commands::BLOCKS.iter().find(|(start, _)| line.starts_with(start));
            let (command, by) = row.unwrap_or_else(|| {
                panic!("{document}: who runs `{line}`? `console` blocks are run by this test")
            });
            is_run(command, by, &dir);
        }
    }
}

/// Blocks that put a toolkit of symlinks together or use it.
fn makes_toolkit(block: &[&str]) -> bool {
    block.iter().any(|line| line.contains("view/bin"))
}

/// The toolkit of the guide whose cicc is oxicc builds programs, with CMake, too.
#[test]
fn a_toolkit_of_symlinks() {
    let Some(toolchain) = oxicc_reference::Toolchain::find() else {
        return oxicc_reference::skip("needs the reference toolchain");
    };
    if !["bash", "c++", "cmake"].iter().all(|tool| Command::new(tool).arg("--version").output().is_ok()) {
        return oxicc_reference::skip("needs bash, c++ and cmake");
    }
    let dir = with_examples("documents-toolkit");
    fs::copy(dir.join("examples/program.cu"), dir.join("app.cu")).unwrap();
    fs::write(dir.join("CMakeLists.txt"), CMAKE).unwrap();
    // As NVIDIA's installer arranges it.
    let cuda = dir.join("cuda");
    fs::create_dir_all(&cuda).unwrap();
    for (name, from) in [("bin", "bin"), ("include", "include"), ("nvvm", "nvvm"), ("lib64", "lib")] {
        std::os::unix::fs::symlink(toolchain.root().join(from), cuda.join(name)).unwrap();
    }
    for page in ["docs/guide/cicc.md", "docs/guide/cmake.md"] {
        let text = fs::read_to_string(root().join(page)).unwrap();
        let found: Vec<Vec<&str>> = blocks(&text, "sh").into_iter().filter(|b| makes_toolkit(b)).collect();
        assert_eq!(found.len(), 1, "{page}");
        let lines: Vec<&str> =
            found[0].iter().filter(|line| !line.starts_with("cargo xtask")).copied().collect();
        let script = format!("set -e; export CUDA_HOME={}\n{}", cuda.display(), lines.join("\n"));
        succeeds("bash", &script, &dir);
    }
    // The one is nvcc's work, the other CMake's.
    for program in ["app", "build/app"] {
        let bytes = fs::read(dir.join(program)).unwrap();
        assert!(bytes.windows(6).any(|w| w == b"square"), "{program} has no kernel");
    }
    let cicc = fs::canonicalize(dir.join("view/nvvm/bin/cicc")).unwrap();
    assert_eq!(cicc, fs::canonicalize(env!("CARGO_BIN_EXE_oxicc")).unwrap());
}
