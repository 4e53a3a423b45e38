//! The preprocessor on small cases (`tests/preprocess/*.in`, expected text and diagnostics in `.out`), and against g++.
//!
//! A case may hold several files, separated by lines `//// name`; the first part is the main file. Expectations are
//! rewritten with `UPDATE_EXPECT=1`.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use oxicc_frontend::lex::{Interner, Lexer, Standard, TokenKind, lexer::LexContext};
use oxicc_frontend::preprocess::print::{self, LineMarkers};
use oxicc_frontend::preprocess::{
    FileProvider, IncludeDir, IncludeKind, MemoryFiles, OutputKind, PreprocessOptions, Preprocessed,
    preprocess,
};
use oxicc_source::render::edg::{self, EdgOptions};
use oxicc_source::{Diagnostics, Pos, SourceMap, SourceText};

struct Run {
    map: SourceMap,
    diags: Diagnostics,
    interner: Interner,
    unit: Preprocessed,
}

fn run(
    name: &str,
    text: impl Into<SourceText>,
    options: &PreprocessOptions,
    files: &dyn FileProvider,
) -> Run {
    let (mut map, mut diags, mut interner) = (SourceMap::new(), Diagnostics::default(), Interner::new());
    let unit = preprocess(name, text, options, files, &mut map, &mut diags, &mut interner);
    Run { map, diags, interner, unit }
}

impl Run {
    fn text(&self, markers: LineMarkers) -> String {
        String::from_utf8_lossy(&print::text(&self.unit, &self.map, &self.interner, markers)).into_owned()
    }
}

#[test]
fn cases() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/preprocess");
    let mut inputs: Vec<PathBuf> = std::fs::read_dir(&dir)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "in"))
        .collect();
    inputs.sort();
    assert!(!inputs.is_empty());
    for input in inputs {
        let source = std::fs::read_to_string(&input).unwrap();
        let mut parts = source.split("//// ");
        let main = parts.next().unwrap();
        let mut files = MemoryFiles::default();
        for part in parts {
            let (name, text) = part.split_once('\n').unwrap();
            files.add(name, text);
        }
        let mut options = PreprocessOptions {
            output: OutputKind::Text,
            standard: Standard::Cxx20,
            date: "Jan  2 2025".to_string(),
            time: "03:04:05".to_string(),
            ..PreprocessOptions::default()
        };
        let dirs = [("one", IncludeKind::User), ("two", IncludeKind::User), ("sys", IncludeKind::System)];
        options.include_dirs =
            dirs.map(|(path, kind)| IncludeDir { path: path.to_string(), kind }).into_iter().collect();
        let markers = if main.starts_with("// markers") { LineMarkers::Yes } else { LineMarkers::No };
        let result = run("main.cu", main, &options, &files);
        let mut output = result.text(markers);
        if !result.diags.is_empty() {
            let _ = writeln!(output, "---");
            output.push_str(&edg::render(&result.diags, &result.map, &EdgOptions::default()));
        }
        expect_test::expect_file![input.with_extension("out")].assert_eq(&output);
    }
}

/// Reads real files, for the comparison with g++.
struct RealFiles;

impl FileProvider for RealFiles {
    fn read(&self, path: &str) -> Option<SourceText> {
        if !Path::new(path).is_file() {
            return None;
        }
        std::fs::read(path).ok().map(SourceText::from)
    }
}

/// Runs g++ with a source on its standard input; none when there is no g++.
fn gxx(arguments: &[&str], input: &str) -> Option<(String, String)> {
    use std::io::Write;
    use std::process::Stdio;
    let mut child = Command::new("g++")
        .args(arguments)
        .args(["-x", "c++", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .ok()?;
    child.stdin.take()?.write_all(input.as_bytes()).ok()?;
    let output = child.wait_with_output().ok()?;
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    Some((text(output.stdout), text(output.stderr)))
}

/// The directories that g++ searches, from `g++ -v`.
fn gxx_dirs() -> Option<Vec<IncludeDir>> {
    let (_, log) = gxx(&["-E", "-v"], "")?;
    let lines = log.lines().skip_while(|l| !l.starts_with("#include <...>")).skip(1);
    let dirs = lines.take_while(|l| l.starts_with(' '));
    Some(dirs.map(|l| IncludeDir { path: l.trim().to_string(), kind: IncludeKind::System }).collect())
}

/// The spellings of a preprocessed text; pragmas count, line markers do not.
fn spellings(text: &str, standard: Standard) -> Vec<String> {
    let mut map = SourceMap::new();
    let lines: Vec<&str> = text.lines().filter(|l| !l.starts_with("# ")).collect();
    let file = map.add_file("x", lines.join("\n"), Pos::NONE).unwrap();
    let (mut interner, mut diags) = (Interner::new(), Diagnostics::default());
    let mut lexer = Lexer::new(&map, file, standard);
    let mut out = Vec::new();
    loop {
        let token = lexer.next(&mut LexContext { interner: &mut interner, diags: &mut diags });
        if token.kind == TokenKind::Eof {
            return out;
        }
        out.push(token.text(&interner).to_string());
    }
}

fn compare_with_gxx(source: &str, standard: Standard, flag: &str, dirs: &[IncludeDir]) {
    let Some((expected, _)) = gxx(&["-E", "-P", flag], source) else { return };
    let options = PreprocessOptions {
        output: OutputKind::Text,
        standard,
        include_dirs: dirs.to_vec(),
        ..PreprocessOptions::default()
    };
    let result = run("<stdin>", source, &options, &RealFiles);
    let errors = edg::render(&result.diags, &result.map, &EdgOptions::default());
    let ours = spellings(&result.text(LineMarkers::Yes), standard);
    let theirs = spellings(&expected, standard);
    let differ = ours.iter().zip(&theirs).position(|(a, b)| a != b);
    let at = differ.unwrap_or(ours.len().min(theirs.len()));
    if differ.is_some() || ours.len() != theirs.len() {
        let window = |tokens: &[String]| tokens[at.saturating_sub(20)..(at + 20).min(tokens.len())].join(" ");
        panic!(
            "{source} {flag}: tokens differ at {at} of {} / {}\nours:   {}\ntheirs: {}\n{errors}",
            ours.len(),
            theirs.len(),
            window(&ours),
            window(&theirs)
        );
    }
    assert!(!result.diags.has_errors(), "{errors}");
}

#[test]
fn system_headers_as_gxx() {
    let Some(dirs) = gxx_dirs() else {
        println!("skipped: no g++");
        return;
    };
    let headers = [
        "vector",
        "iostream",
        "algorithm",
        "functional",
        "map",
        "string",
        "memory",
        "tuple",
        "cmath",
        "complex",
        "random",
        "regex",
        "thread",
        "atomic",
        "chrono",
        "cstdio",
        "limits.h",
        "stdint.h",
        "inttypes.h",
        "float.h",
        "pthread.h",
        "immintrin.h",
    ];
    let standards = [(Standard::Cxx17, "-std=gnu++17"), (Standard::Cxx20, "-std=gnu++20")];
    let all: String = headers.iter().map(|h| format!("#include <{h}>\n")).collect();
    for (standard, flag) in standards {
        compare_with_gxx(&all, standard, flag, &dirs);
    }
    for header in ["vector", "iostream", "algorithm"] {
        let source = format!("#include <{header}>\n");
        compare_with_gxx(&source, Standard::Cxx11, "-std=gnu++11", &dirs);
        compare_with_gxx(&source, Standard::Cxx14, "-std=gnu++14", &dirs);
        compare_with_gxx(&source, Standard::Cxx23, "-std=gnu++23", &dirs);
    }
    let newer = "#include <ranges>\n#include <span>\n#include <coroutine>\n#include <source_location>\n";
    compare_with_gxx(newer, Standard::Cxx20, "-std=gnu++20", &dirs);
}

#[test]
fn predefined_macros_as_gxx() {
    let standards = [
        (Standard::Cxx11, "11"),
        (Standard::Cxx14, "14"),
        (Standard::Cxx17, "17"),
        (Standard::Cxx20, "20"),
        (Standard::Cxx23, "23"),
    ];
    for (standard, number) in standards {
        for gnu_mode in [true, false] {
            let flag = format!("-std={}++{number}", if gnu_mode { "gnu" } else { "c" });
            let Some((expected, _)) = gxx(&["-dM", "-E", &flag], "") else {
                println!("skipped: no g++");
                return;
            };
            if !expected.contains("__GNUC__ 12\n") || !expected.contains("__x86_64__") {
                println!("skipped: not g++ 12 for x86-64");
                return;
            }
            let options = PreprocessOptions {
                standard,
                gnu_mode,
                output: OutputKind::Macros,
                gnu_version: 120200,
                ..PreprocessOptions::default()
            };
            let result = run("x", "", &options, &MemoryFiles::default());
            let mut theirs: Vec<&str> = expected.lines().collect();
            theirs.sort_unstable();
            let mut ours: Vec<&str> = result.unit.macro_list.lines().collect();
            ours.sort_unstable();
            assert_eq!(ours, theirs, "{flag}");
        }
    }
}
