//! A unit that goes on from the preamble of an earlier one is the unit that reads everything itself.

use std::sync::Arc;

use oxicc_frontend::lex::Interner;
use oxicc_frontend::preprocess::preamble::PreambleCache;
use oxicc_frontend::preprocess::{
    IncludeDir, IncludeKind, MacroOption, MemoryFiles, PreprocessOptions, preprocess,
};
use oxicc_source::{Diagnostics, SourceMap};

/// What is known of a unit: its tokens with their places, its pragmas, its files, its reports.
#[derive(Debug, PartialEq)]
struct Unit {
    tokens: Vec<String>,
    packs: Vec<u32>,
    pragmas: usize,
    files: Vec<String>,
    reports: Vec<String>,
}

fn read(name: &str, text: &str, options: &PreprocessOptions, files: &MemoryFiles) -> Unit {
    let (mut map, mut diags, mut interner) = (SourceMap::new(), Diagnostics::default(), Interner::new());
    let unit = preprocess(name, text, options, files, &mut map, &mut diags, &mut interner);
    let token = |t: &oxicc_frontend::lex::Token| {
        let place = map.presumed(t.pos).map(|p| format!("{}:{}:{}", p.file, p.line, p.column));
        format!("{:?} {} {:?} {}", t.kind, t.text(&interner), t.flags, place.unwrap_or_default())
    };
    Unit {
        tokens: unit.tokens.tokens().iter().map(token).collect(),
        packs: (0..unit.tokens.len()).map(|i| unit.tokens.pack_at(i)).collect(),
        pragmas: unit.tokens.pragmas().len(),
        files: unit.dependencies.iter().map(|d| d.path.clone()).collect(),
        reports: diags.resolve(&map).iter().map(|r| r.diagnostic.message.clone()).collect(),
    }
}

struct Bench {
    options: PreprocessOptions,
    files: MemoryFiles,
    cache: Arc<PreambleCache>,
}

/// A header that is long enough to be worth keeping.
fn long(lines: &str) -> String {
    format!("#pragma once\n{lines}\n{}", "int a(int b, int c);\n".repeat(300))
}

impl Bench {
    fn new() -> Bench {
        let dir = |path: &str| IncludeDir { path: path.to_owned(), kind: IncludeKind::User };
        let cache = Arc::new(PreambleCache::new(1 << 24));
        let options = PreprocessOptions {
            include_dirs: vec![dir("/one"), dir("/two")],
            preambles: Some(Arc::clone(&cache)),
            ..PreprocessOptions::default()
        };
        let mut files = MemoryFiles::default();
        files.add("/two/h.h", long("#include \"sub.h\"\n#define TWICE(x) x x\n#pragma pack(push, 2)\nint n = __COUNTER__;\n#pragma push_macro(\"TWICE\")"));
        files.add("/two/sub.h", "#ifndef SUB\n#define SUB\nstruct sub {};\n#endif\n");
        Bench { options, files, cache }
    }

    /// The unit by way of the cache, which must be the unit without.
    fn read(&self, name: &str, text: &str) -> Unit {
        let by_cache = read(name, text, &self.options, &self.files);
        let alone = PreprocessOptions { preambles: None, ..self.options.clone() };
        assert_eq!(by_cache, read(name, text, &alone, &self.files), "{name}: {text}");
        by_cache
    }

    fn has(&self, unit: &Unit, token: &str) -> bool {
        unit.tokens.iter().any(|t| t.contains(token))
    }
}

#[test]
fn bodies_differ() {
    let bench = Bench::new();
    let head = "// A program.\n#include <h.h>\n";
    bench.read("a.cu", &format!("{head}TWICE(int) __COUNTER__ __LINE__ __FILE__;\n"));
    assert_eq!(bench.cache.len(), 1);
    for body in [
        "",
        "x",
        "#include <h.h>\n#include <sub.h>\ny __COUNTER__",
        "#undef TWICE\nTWICE(1)",
        "\n\n__LINE__ TWICE(/*\n*/z)",
    ] {
        bench.read("dir/b.cu", &format!("{head}{body}"));
        bench.read(
            "c.cu",
            &format!("{head}{body}\n#pragma pack(pop)\nw\n#pragma pop_macro(\"TWICE\")\nTWICE(2)"),
        );
    }
    assert_eq!(bench.cache.len(), 2, "two of them begin with one more header");
    // Errors behind the preamble are where they are.
    let wrong = bench.read("d.cu", &format!("{head}\n#error no\n"));
    assert_eq!(wrong.reports, ["#error directive: no"]);
    let missing = bench.read("d.cu", &format!("{head}#include <nowhere.h>\n"));
    assert_eq!(missing.reports, ["cannot open source file \"nowhere.h\""]);
}

#[test]
fn files_change() {
    let mut bench = Bench::new();
    let text = "#include <h.h>\nint end;\n";
    bench.read("a.cu", text);
    bench.files.add("/two/sub.h", "struct other {};\n");
    assert!(bench.has(&bench.read("a.cu", text), "other"));
    // One that comes first in the search.
    bench.files.add("/one/h.h", long("struct first {};"));
    assert!(bench.has(&bench.read("a.cu", text), "first"));
    bench.options.include_dirs.reverse();
    assert!(!bench.has(&bench.read("a.cu", text), "first"));
}

#[test]
fn options_change() {
    let mut bench = Bench::new();
    bench.files.add("/two/m.h", long("int m = M;"));
    let text = "#include <m.h>\n";
    for value in ["1", "2", "1"] {
        let name = "M".to_owned();
        bench.options.macros = vec![MacroOption::Define { name, text: Some(value.to_owned()) }];
        assert!(bench.has(&bench.read("a.cu", text), &format!("Number {value} ")));
    }
    assert_eq!(bench.cache.len(), 2);
}

#[test]
fn names_count_where_they_are_used() {
    let mut bench = Bench::new();
    bench.files.add("/two/base.h", long("const char *base = __BASE_FILE__;"));
    bench.read("a.cu", "#include <base.h>\n");
    assert!(bench.has(&bench.read("b.cu", "#include <base.h>\n"), "\"b.cu\""));
    // Beside the program, in one directory only.
    bench.files.add("dir/q.h", long("struct beside {};"));
    bench.files.add("/two/q.h", long("struct found {};"));
    let text = "#include \"q.h\"\nint x;";
    for (name, which) in [
        ("dir/a.cu", "beside"),
        ("other/a.cu", "found"),
        ("third/b.cu", "found"),
        ("dir/b.cu", "beside"),
        ("b.cu", "found"),
    ] {
        assert!(bench.has(&bench.read(name, text), which), "{name}");
    }
    assert!(!bench.read("h.h", "#include \"h.h\"\n").tokens.is_empty());
}

#[test]
fn reports_are_not_kept() {
    let mut bench = Bench::new();
    bench.files.add("/two/w.h", long("#warning careful"));
    for _ in 0..2 {
        assert_eq!(bench.read("a.cu", "#include <w.h>\nx").reports, ["#warning directive: careful"]);
    }
    assert!(bench.cache.is_empty());
}

#[test]
fn memory_is_bounded() {
    let mut bench = Bench::new();
    let cache = Arc::new(PreambleCache::new(1 << 20));
    bench.options.preambles = Some(Arc::clone(&cache));
    for i in 0..40 {
        bench.files.add(format!("/two/h{i}.h"), long(&format!("struct s{i} {{}};")));
        bench.read("a.cu", &format!("#include <h{i}.h>\nx"));
    }
    assert!((1..40).contains(&cache.len()), "{}", cache.len());
}

#[test]
fn threads_share_it() {
    let bench = Bench::new();
    let text = |i: usize| format!("#include <h.h>\nint x{i} = TWICE({i});\n");
    let alone = PreprocessOptions { preambles: None, ..bench.options.clone() };
    std::thread::scope(|scope| {
        for t in 0..8 {
            let (bench, alone, text) = (&bench, &alone, &text);
            scope.spawn(move || {
                for i in 0..20 {
                    let text = text((i + t) % 5);
                    let expected = read("t.cu", &text, alone, &bench.files);
                    assert_eq!(read("t.cu", &text, &bench.options, &bench.files), expected);
                }
            });
        }
    });
}
