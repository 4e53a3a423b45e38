//! Names of functions, compared with those of the reference compiler (nvcc 13.0, which has g++'s for most).
//!
//! A file `tests/mangle/*.txt` is a prelude, a line `%%`, and cases of two lines: a declaration, then `use = name` with an
//! expression that names the function and the name it must have (`member use`: of a member function; `call statements`: the
//! function that they call). All cases of a file are one unit, compiled with
//! `-rdc=true`. Names that contain the id of the module are not in the files. A first line `// @ = text` says what `@` stands for.

use std::path::Path;

use oxicc_frontend::lex::{Interner, Standard};
use oxicc_frontend::mangle::{self, Names, Variant};
use oxicc_frontend::{preprocess, sema};
use oxicc_source::{Diagnostics, SourceMap};
use rustc_hash::FxHashSet;

struct Case<'a> {
    declaration: &'a str,
    usage: &'a str,
    name: &'a str,
}

/// Declarations that the CUDA headers provide.
const PRELUDE: &str = include_str!("sema/prelude.h");

fn check(path: &Path) -> (usize, Vec<String>) {
    let text = std::fs::read_to_string(path).expect("the cases can be read");
    let text = match text.strip_prefix("// @ = ").and_then(|t| t.split_once('\n')) {
        Some((meaning, rest)) => rest.replace('@', meaning),
        None => text,
    };
    let (head, cases) = text.split_once("\n%%\n").expect("there is a prelude");
    let lines: Vec<&str> = cases.lines().collect();
    let cases: Vec<Case> = lines
        .chunks_exact(2)
        .map(|pair| {
            let (usage, name) = pair[1].trim().rsplit_once(" = ").expect("`use = name`");
            Case { declaration: pair[0], usage, name }
        })
        .collect();
    let mut source = format!("{PRELUDE}# 1 \"names.cu\"\n{head}\n__device__ void* table[10000];\n");
    for case in &cases {
        source.push_str(case.declaration);
        source.push('\n');
    }
    source.push_str("__device__ void use_all() {\n  int i = 0;\n");
    for case in &cases {
        source.push_str(&match case.usage.split_once(' ') {
            Some(("member", member)) => format!("  {{ auto p = &{member}; table[i++] = *(void**)&p; }}\n"),
            Some(("call", statement)) => format!("  {{ {statement}; }}\n"),
            _ => format!("  table[i++] = (void*)&{};\n", case.usage),
        });
    }
    source.push_str("}\n");

    let standard = if head.contains("// STD: 20") { Standard::Cxx20 } else { Standard::Cxx17 };
    let mut map = SourceMap::new();
    let mut diags = Diagnostics::default();
    let mut interner = Interner::new();
    let tokens = preprocess::preprocess_ii("names.cu", source, standard, &mut map, &mut diags, &mut interner);
    let options = sema::Options { standard, rdc: true, ..sema::Options::default() };
    let tree = sema::analyze(&tokens, &mut interner, &map, &mut diags, &options);
    let mut failures: Vec<String> = diags
        .iter()
        .filter(|d| d.severity >= oxicc_source::Severity::Error)
        .map(|d| format!("line {}: {}", map.presumed(d.primary.lo).map_or(0, |p| p.line), d.message))
        .collect();
    let names = Names::new(&tree, &interner);
    let have: FxHashSet<String> =
        tree.functions.keys().map(|f| mangle::function(names, f, Variant::Complete)).collect();
    for case in &cases {
        if !have.contains(case.name) {
            failures.push(format!("{}\n    no function is named {}", case.declaration, case.name));
        }
    }
    (cases.len(), failures)
}

#[test]
fn names_are_the_reference_compilers() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mangle");
    let mut files: Vec<_> =
        std::fs::read_dir(dir).expect("there are cases").flatten().map(|e| e.path()).collect();
    files.sort();
    let (mut count, mut failures) = (0, Vec::new());
    for file in files {
        let (cases, failed) = check(&file);
        count += cases;
        failures.extend(failed.into_iter().map(|f| format!("{}: {f}", file.display())));
    }
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
    assert!(count > 2900, "only {count} names were compared");
}
