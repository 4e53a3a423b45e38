//! Damaged programs: seeded mutations of the conformance suite are analysed, and damaged sources of the preprocessor's cases
//! preprocessed. Any answer is fine, a panic is not.
//! `cargo xtask fuzz cuda --seconds 900` looks further; `OXICC_FUZZ_SEED` is the seed, and `OXICC_FUZZ_KEEP` a
//! file for the program that is being tried, should it never end.

use std::time::{Duration, Instant};

use oxicc_frontend::lex::{Interner, Standard};
use oxicc_frontend::preprocess::{MemoryFiles, PreprocessOptions, preprocess, preprocess_ii};
use oxicc_frontend::sema::{Mode, Options, analyze};
use oxicc_source::{Diagnostics, SourceMap};

/// Programs tried in an ordinary run.
const ORDINARY: u64 = 1800;

/// A small generator: the same numbers on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % below.max(1) as u64) as usize
    }
}

/// The texts of a directory of cases.
fn texts(dir: &str, extension: &str) -> Vec<String> {
    let dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(dir);
    let mut files: Vec<_> =
        std::fs::read_dir(dir).into_iter().flatten().flatten().map(|e| e.path()).collect();
    files.sort();
    files.retain(|f| f.extension().is_some_and(|e| e == extension));
    files.into_iter().map(|f| std::fs::read_to_string(f).unwrap_or_default()).collect()
}

fn seeds() -> Vec<String> {
    let mut out = Vec::new();
    for text in texts("tests/conformance", "cc") {
        for case in text.split("//- ").skip(1) {
            if let Some((_, body)) = case.split_once('\n') {
                out.push(body.to_string());
            }
        }
    }
    out
}

/// Words and punctuation, blanks dropped.
fn tokens(text: &str) -> Vec<&str> {
    let mut out = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let word = first.is_alphanumeric() || first == '_';
        let len = match word {
            true => rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        let (token, tail) = rest.split_at(len);
        if !token.trim().is_empty() {
            out.push(token);
        }
        rest = tail;
    }
    out
}

fn mutate(seeds: &[String], random: &mut Random) -> String {
    let seed = &seeds[random.next(seeds.len())];
    let other = &seeds[random.next(seeds.len())];
    let mut list = tokens(seed);
    let donor = tokens(other);
    for _ in 0..1 + random.next(3) {
        if list.is_empty() {
            break;
        }
        let at = random.next(list.len());
        match random.next(6) {
            0 => {
                list.remove(at);
            }
            1 => list.insert(at, list[at]),
            2 => {
                let with = random.next(list.len());
                list.swap(at, with);
            }
            3 if !donor.is_empty() => list[at] = donor[random.next(donor.len())],
            4 => list.truncate(at + 1),
            _ if !donor.is_empty() => {
                let from = random.next(donor.len());
                let to = (from + 1 + random.next(12)).min(donor.len());
                for (i, token) in donor[from..to].iter().enumerate() {
                    list.insert(at + i, token);
                }
            }
            _ => {}
        }
    }
    list.join(" ")
}

/// Damages a source in its characters and lines, so that directives stay what they are.
fn scratch(seeds: &[String], random: &mut Random) -> String {
    let mut text: Vec<char> = seeds[random.next(seeds.len())].chars().collect();
    let donor: Vec<char> = seeds[random.next(seeds.len())].chars().collect();
    for _ in 0..1 + random.next(8) {
        if text.is_empty() || donor.is_empty() {
            break;
        }
        let (at, from) = (random.next(text.len()), random.next(donor.len()));
        match random.next(6) {
            0 => {
                text.remove(at);
            }
            1 => text[at] = donor[from],
            2 => text.insert(at, donor[from]),
            3 => text.truncate(at + 1),
            4 => {
                let to = (at + 1 + random.next(40)).min(text.len());
                let part = text[at..to].to_vec();
                text.splice(at..at, part);
            }
            _ => {
                let line =
                    donor[from..].iter().position(|c| *c == '\n').map_or(donor.len(), |n| from + n + 1);
                text.splice(at..at, donor[from..line].iter().copied());
            }
        }
    }
    text.into_iter().collect()
}

fn run_source(text: &str, standard: Standard) {
    let (mut map, mut diags, mut interner) = (SourceMap::new(), Diagnostics::default(), Interner::new());
    let mut files = MemoryFiles::default();
    files.add(
        "a.h",
        "#pragma once\n#define FROM_A(x, ...) x ## 1 __VA_OPT__(, __VA_ARGS__)\n#include \"case.cu\"\n",
    );
    let options = PreprocessOptions { standard, ..PreprocessOptions::default() };
    let unit = preprocess("case.cu", text.to_owned(), &options, &files, &mut map, &mut diags, &mut interner);
    // Both ways of reporting, by chance.
    let cascade_errors = text.len().is_multiple_of(2);
    let mut options = Options { standard, mode: Mode::CheckAll, ..Options::default() };
    options.language.cascade_errors = cascade_errors;
    analyze(&unit.tokens, &mut interner, &map, &mut diags, &options);
}

fn run(text: &str, standard: Standard) {
    let (mut map, mut diags, mut interner) = (SourceMap::new(), Diagnostics::default(), Interner::new());
    let tokens = preprocess_ii("case.cu", text, standard, &mut map, &mut diags, &mut interner);
    // Both ways of reporting, by chance.
    let cascade_errors = text.len().is_multiple_of(2);
    let mut options = Options { standard, mode: Mode::CheckAll, ..Options::default() };
    options.language.cascade_errors = cascade_errors;
    analyze(&tokens, &mut interner, &map, &mut diags, &options);
}

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(otherwise)
}

#[test]
fn damaged_programs_do_not_panic() {
    let (programs, sources) = (seeds(), texts("tests/preprocess", "in"));
    let mut random = Random(number("OXICC_FUZZ_SEED", 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let seconds = std::env::var("OXICC_FUZZ_SECONDS").ok().and_then(|s| s.parse().ok());
    let limit = seconds.map(|s| Instant::now() + Duration::from_secs(s));
    let keep = std::env::var_os("OXICC_FUZZ_KEEP");
    let mut panics = Vec::new();
    let mut tried = 0;
    while limit.map_or(tried < ORDINARY, |limit| Instant::now() < limit) {
        tried += 1;
        // Sources are small: two of them for a program.
        let source = tried % 3 != 0;
        let text = if source { scratch(&sources, &mut random) } else { mutate(&programs, &mut random) };
        let standard = if random.next(2) == 0 { Standard::Cxx20 } else { Standard::Cxx17 };
        let program = text.clone();
        if let Some(keep) = &keep {
            std::fs::write(keep, &text).expect("the program can be kept");
        }
        let started = Instant::now();
        let thread = std::thread::Builder::new().stack_size(256 << 20);
        let work = move || if source { run_source(&program, standard) } else { run(&program, standard) };
        let finished = thread.spawn(work).map(|t| t.join().is_ok());
        if !matches!(finished, Ok(true)) || started.elapsed().as_secs() > 60 {
            panics.push(text);
        }
    }
    println!("{tried} damaged programs");
    assert!(
        panics.is_empty(),
        "{} programs panic or take too long:\n{}",
        panics.len(),
        panics.join("\n---\n")
    );
}

#[test]
fn classes_that_contain_themselves_end() {
    let programs = [
        "template <class T> struct S {}; template <> struct S<int> { template <> struct S<int> {}; void k(int p) {}",
        "template <class T> struct X { struct I; }; template <> struct X<int> : { I; template <> struct X<int>::I { int a; }; X<int>::I i;",
    ];
    for program in programs {
        run(program, Standard::Cxx17);
    }
}

#[test]
fn deep_nesting_is_refused() {
    let n = 2_000;
    let programs = [
        format!("int x = {}1{};", "(".repeat(n), ")".repeat(n)),
        format!("void f() {}{}", "{".repeat(n), "}".repeat(n)),
        format!("int {}x;", "*".repeat(n)),
        format!("int x = {}1;", "-".repeat(n)),
        format!("int x = {}1{};", "[] { return ".repeat(500), "; }()".repeat(500)),
        format!("{}int x;{}", "namespace N {".repeat(n), "}".repeat(n)),
        format!("template <class T> struct S {{}}; {}int{} x;", "S<".repeat(n), ">".repeat(n)),
        format!("struct A {{}} x; int y = {}1{};", "x.f<".repeat(n), ">(1)".repeat(n)),
        format!("void f() {{ {} ; }}", "if (1) ".repeat(n)),
        format!("int a{};", "[2]".repeat(n)),
        format!("struct S {}int x; {};", "{ struct {".repeat(2000), "} a; }".repeat(2000)),
        "template <int N> struct F { static constexpr int v = F<N + 1>::v; }; int x = F<0>::v;".to_string(),
        "template <class T> auto f(T t) { return f(&t); } auto x = f(1);".to_string(),
    ];
    for program in programs {
        let thread = std::thread::Builder::new().stack_size(256 << 20);
        let shown: String = program.chars().take(60).collect();
        let finished = thread.spawn(move || run(&program, Standard::Cxx17)).map(|t| t.join().is_ok());
        assert!(matches!(finished, Ok(true)), "panics: {shown}");
    }
}
