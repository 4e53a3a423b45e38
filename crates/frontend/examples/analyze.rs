//! Analyses a preprocessed file (`.ii`) and prints diagnostics, times and sizes: for development.
//!
//! `analyze FILE.ii [--std=20] [--check]`

use std::time::Instant;

use oxicc_frontend::lex::{Interner, Standard};
use oxicc_frontend::preprocess::preprocess_ii;
use oxicc_frontend::sema::{Mode, Options, analyze};
use oxicc_source::{Diagnostics, SourceMap, render};

fn main() {
    let mut options = Options::default();
    let mut file = None;
    for arg in std::env::args().skip(1) {
        match arg.as_str() {
            "--std=20" => options.standard = Standard::Cxx20,
            "--std=14" => options.standard = Standard::Cxx14,
            "--check" => options.mode = Mode::CheckAll,
            "--rdc" => options.rdc = true,
            _ => file = Some(arg),
        }
    }
    let Some(file) = file else {
        eprintln!("usage: analyze FILE.ii [--std=20] [--check] [--rdc]");
        std::process::exit(1);
    };
    let text = match std::fs::read(&file) {
        Ok(text) => text,
        Err(e) => {
            eprintln!("{file}: {e}");
            std::process::exit(1);
        }
    };
    let (mut map, mut diags, mut interner) = (
        SourceMap::new(),
        Diagnostics::new(oxicc_source::DiagnosticOptions { error_limit: 1000, ..Default::default() }),
        Interner::new(),
    );
    let start = Instant::now();
    let tokens = preprocess_ii(&file, text, options.standard, &mut map, &mut diags, &mut interner);
    let lexed = start.elapsed();
    let start = Instant::now();
    // Deep inputs need more than the default stack of the main thread.
    let tree = std::thread::scope(|s| {
        let run = || analyze(&tokens, &mut interner, &map, &mut diags, &options);
        std::thread::Builder::new().stack_size(512 << 20).spawn_scoped(s, run).map(|t| t.join())
    });
    let analyzed = start.elapsed();
    print!("{}", render::edg::render(&diags, &map, &Default::default()));
    match tree {
        Ok(Ok(tree)) => eprintln!(
            "{} tokens in {lexed:?}; analysed in {analyzed:?}: {} records, {} functions, {} templates, {} types, {} roots",
            tokens.len(),
            tree.records.len(),
            tree.functions.len(),
            tree.templates.len(),
            tree.vars.len(),
            tree.device_roots.len()
        ),
        _ => {
            eprintln!("the analyser panicked");
            std::process::exit(2);
        }
    }
    if diags.has_errors() {
        std::process::exit(1);
    }
}
