//! Damaged programs: seeded mutations of the conformance suite are analysed. Any answer is fine, a panic is not.
//! `MUTATIONS=100000 MUTATION_SEED=7 cargo test -p oxicc-frontend --test mutate` looks further.

use oxicc_frontend::lex::{Interner, Standard};
use oxicc_frontend::preprocess::preprocess_ii;
use oxicc_frontend::sema::{Mode, Options, analyze};
use oxicc_source::{Diagnostics, SourceMap};

/// Programs tried in an ordinary run.
const ORDINARY: u64 = 600;

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

fn seeds() -> Vec<String> {
    let dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance");
    let mut files: Vec<_> =
        std::fs::read_dir(dir).into_iter().flatten().flatten().map(|e| e.path()).collect();
    files.sort();
    let mut out = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(file).unwrap_or_default();
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

fn run(text: &str, standard: Standard) {
    let (mut map, mut diags, mut interner) = (SourceMap::new(), Diagnostics::default(), Interner::new());
    let tokens = preprocess_ii("case.cu", text, standard, &mut map, &mut diags, &mut interner);
    let options = Options { standard, mode: Mode::CheckAll, ..Options::default() };
    analyze(&tokens, &mut interner, &map, &mut diags, &options);
}

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(otherwise)
}

#[test]
fn damaged_programs_do_not_panic() {
    let seeds = seeds();
    let mut random = Random(number("MUTATION_SEED", 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let mut panics = Vec::new();
    for i in 0..number("MUTATIONS", ORDINARY) {
        let text = mutate(&seeds, &mut random);
        let standard = if i % 2 == 0 { Standard::Cxx20 } else { Standard::Cxx17 };
        let program = text.clone();
        let started = std::time::Instant::now();
        let thread = std::thread::Builder::new().stack_size(256 << 20);
        let finished = thread.spawn(move || run(&program, standard)).map(|t| t.join().is_ok());
        if !matches!(finished, Ok(true)) || started.elapsed().as_secs() > 60 {
            panics.push(text);
        }
    }
    assert!(
        panics.is_empty(),
        "{} programs panic or take too long:\n{}",
        panics.len(),
        panics.join("\n---\n")
    );
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
