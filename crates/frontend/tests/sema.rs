//! Semantic analysis on small programs: each `tests/sema/*.cu` is analysed, and its diagnostics and the bodies of its
//! functions are compared with the `.txt` beside it. `BLESS=1 cargo test` writes the expectations.

use std::fmt::Write;
use std::path::Path;

use oxicc_frontend::lex::{Interner, Standard};
use oxicc_frontend::tree::{BodyState, DeclName, FunctionId, Tree};
use oxicc_frontend::{preprocess, sema, tree};
use oxicc_source::{Diagnostics, SourceMap};

/// Declarations that the CUDA headers provide.
const PRELUDE: &str = include_str!("sema/prelude.h");

fn function_name(tree: &Tree, interner: &Interner, f: FunctionId) -> String {
    let function = &tree.functions[f];
    let class = match function.record() {
        Some(r) => match tree.records[r].name {
            Some(name) => format!("{}::", interner.get(name)),
            None => "closure::".to_string(),
        },
        None => String::new(),
    };
    class
        + &match function.name {
            DeclName::Ident(s) => interner.get(s).to_string(),
            DeclName::Ctor => "constructor".to_string(),
            DeclName::Dtor => "destructor".to_string(),
            DeclName::Operator(op) => format!("operator {op:?}"),
            other => format!("{other:?}"),
        }
}

fn analyse(path: &Path) -> String {
    let text = std::fs::read_to_string(path).expect("the case can be read");
    let standard = if text.contains("// STD: 20") { Standard::Cxx20 } else { Standard::Cxx17 };
    let source = format!("{PRELUDE}# 1 \"case.cu\"\n{text}");
    let mut map = SourceMap::new();
    let mut diags = Diagnostics::default();
    let mut interner = Interner::new();
    let tokens = preprocess::preprocess_ii("case.cu", source, standard, &mut map, &mut diags, &mut interner);
    let mut options = sema::Options { standard, ..sema::Options::default() };
    options.language.cascade_errors = true;
    let tree = sema::analyze(&tokens, &mut interner, &map, &mut diags, &options);
    let mut out = String::new();
    for d in diags.iter() {
        let line = map.presumed(d.primary.lo).map_or(0, |p| p.line);
        let _ = writeln!(out, "{line}: {:?} #{}: {}", d.severity, d.code.map_or(0, |c| c.0), d.message);
        for detail in &d.details {
            let _ = writeln!(out, "    {detail}");
        }
    }
    for (id, f) in tree.functions.iter() {
        if let BodyState::Parsed(body) = &f.body {
            let _ = writeln!(out, "== {}", function_name(&tree, &interner, id));
            out.push_str(&tree::dump::dump(&tree, &interner, body));
        }
    }
    out
}

#[test]
fn cases() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sema");
    let mut paths: Vec<_> = std::fs::read_dir(&dir)
        .expect("the folder of cases exists")
        .filter_map(|e| e.ok().map(|e| e.path()))
        .filter(|p| p.extension().is_some_and(|e| e == "cu"))
        .collect();
    paths.sort();
    let mut failed = Vec::new();
    for path in paths {
        let got = analyse(&path);
        let expected = path.with_extension("txt");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&expected, &got).expect("the expectation can be written");
            continue;
        }
        let want = std::fs::read_to_string(&expected).unwrap_or_default();
        if got != want {
            eprintln!("--- {}\n{got}", path.display());
            failed.push(path);
        }
    }
    assert!(failed.is_empty(), "{} cases differ: {failed:?}", failed.len());
}
