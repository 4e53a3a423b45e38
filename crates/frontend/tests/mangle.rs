//! Names of functions, compared with those of the reference compiler (nvcc 13.0, which has g++'s for most).
//!
//! A file `tests/mangle/*.txt` is a prelude, a line `%%`, and cases of two lines: a declaration, then `use = name` with an
//! expression that names the function and the name it must have (`member use`: of a member function; `call statements`: the
//! function that they call). All cases of a file are one unit, compiled with
//! `-rdc=true`. Names that contain the id of the module are not in the files. A first line `// @ = text` says what `@` stands for.
//!
//! A file `tests/mangle/units/*.txt` is a unit, a line `%%`, and names that its functions and variables have in the reference
//! compiler's PTX.

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

/// A whole unit: which of the names listed behind it are missing.
fn check_unit(path: &Path) -> (usize, Vec<String>) {
    let text = std::fs::read_to_string(path).expect("the unit can be read");
    let (source, expected) = text.split_once("\n%%\n").expect("there are names");
    let standard = if source.starts_with("// STD: 20") { Standard::Cxx20 } else { Standard::Cxx17 };
    let mut map = SourceMap::new();
    let mut diags = Diagnostics::default();
    let mut interner = Interner::new();
    let source = format!("{PRELUDE}# 1 \"names.cu\"\n{source}\n");
    let tokens = preprocess::preprocess_ii("names.cu", source, standard, &mut map, &mut diags, &mut interner);
    let mut options = sema::Options { standard, rdc: true, ..sema::Options::default() };
    options.language.relaxed_constexpr = true;
    let tree = sema::analyze(&tokens, &mut interner, &map, &mut diags, &options);
    let mut failures: Vec<String> = diags
        .iter()
        .filter(|d| d.severity >= oxicc_source::Severity::Error)
        .map(|d| format!("line {}: {}", map.presumed(d.primary.lo).map_or(0, |p| p.line), d.message))
        .collect();
    let names = Names {
        anonymous_namespace: "_GLOBAL__N__names_12345678_1",
        internal_scope: "_INTERNAL_names_12345678_1",
        ..Names::new(&tree, &interner)
    };
    let mut have = FxHashSet::default();
    for variant in [Variant::Complete, Variant::Base, Variant::Deleting] {
        have.extend(tree.functions.keys().map(|f| mangle::function(names, f, variant)));
    }
    have.extend(tree.vars.keys().map(|v| mangle::variable(names, v)));
    let missing = expected.lines().filter(|name| !have.contains(*name));
    failures.extend(missing.map(|name| format!("nothing is named {name}")));
    (expected.lines().count(), failures)
}

/// Checks every file of a folder, which gives its names and what is wrong with some; the number of all names.
fn check_files(folder: &str, check: fn(&Path) -> (usize, Vec<String>)) -> usize {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = std::fs::read_dir(dir).expect("there are cases").flatten();
    let mut files: Vec<_> = entries.map(|e| e.path()).filter(|p| p.is_file()).collect();
    files.sort();
    let (mut count, mut failures) = (0, Vec::new());
    for file in files {
        let (names, failed) = check(&file);
        count += names;
        failures.extend(failed.into_iter().map(|f| format!("{}: {f}", file.display())));
    }
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
    count
}

#[test]
fn all_names_of_units_are_the_reference_compilers() {
    let count = check_files("tests/mangle/units", check_unit);
    assert!(count > 2000, "only {count} names were compared");
}

#[test]
fn names_are_the_reference_compilers() {
    let count = check_files("tests/mangle", check);
    assert!(count > 2900, "only {count} names were compared");
}
