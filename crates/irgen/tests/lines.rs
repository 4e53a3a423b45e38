//! Line information, from source text.

use oxicc_arch::Target;
use oxicc_frontend::lex::Interner;
use oxicc_frontend::preprocess::{FileProvider, PreprocessOptions, preprocess};
use oxicc_frontend::sema;
use oxicc_irgen::Options;
use oxicc_source::{DiagnosticOptions, Diagnostics, SourceMap, SourceText};
use std::io::Write;
use std::process::{Command, Stdio};

struct NoFiles;

impl FileProvider for NoFiles {
    fn read(&self, _path: &str) -> Option<SourceText> {
        None
    }
}

/// IR with locations of a unit without includes.
fn ir(text: &str) -> String {
    let mut map = SourceMap::new();
    let mut diags = Diagnostics::new(DiagnosticOptions::default());
    let mut names = Interner::new();
    let options = PreprocessOptions::default();
    let unit =
        preprocess("dir/unit.cu", text.as_bytes(), &options, &NoFiles, &mut map, &mut diags, &mut names);
    let tree = sema::analyze(&unit.tokens, &mut names, &map, &mut diags, &sema::Options::default());
    assert!(!diags.has_errors());
    let mut options = Options::new(Target::parse("sm_90").unwrap());
    options.source_filename = "dir/unit.cu".into();
    let module = oxicc_irgen::generate_with_lines(&tree, &names, &options, &map).unwrap();
    oxicc_ir::text::print(&module)
}

#[test]
fn instructions_have_the_line_of_their_construct() {
    let text = ir("\
#define TWICE(x) ((x) + (x))
static __attribute__((device)) int f(int v) {
    return TWICE(v);
}
extern \"C\" __attribute__((global)) void k(int *p) {
    if (*p)
        *p = f(3);
}
");
    assert!(text.contains("!DIFile(filename: \"unit.cu\", directory: \"dir\")"));
    assert!(text.contains("emissionKind: DebugDirectivesOnly"));
    assert!(text.contains("!{i32 2, i32 0, i32 3, i32 2}"));
    let call = text.lines().find(|l| l.contains("call i32")).unwrap();
    let loc = call.rsplit("!dbg ").next().unwrap();
    assert!(text.contains(&format!("{loc} = !DILocation(line: 7, column: 14")), "{text}");
    verify(&text);
}

/// LLVM's verifier knows the rules of debug information best.
fn verify(text: &str) {
    let child = Command::new("opt-19")
        .args(["-passes=verify", "-disable-output", "-"])
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let Ok(mut child) = child else { return };
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let out = child.wait_with_output().unwrap();
    let message = String::from_utf8_lossy(&out.stderr);
    assert!(out.status.success() && !message.contains("ignoring invalid debug info"), "{message}\n{text}");
}
