//! Line information, from source text.

use oxicc_arch::Target;
use oxicc_frontend::lex::Interner;
use oxicc_frontend::preprocess::{FileProvider, PreprocessOptions, preprocess};
use oxicc_frontend::sema;
use oxicc_irgen::{DebugLevel, DebugOptions, Options};
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
    ir_with(text, DebugLevel::Lines)
}

fn ir_with(text: &str, level: DebugLevel) -> String {
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
    let debug = DebugOptions { level, unit: "", directory: "", is_own: |path| path.starts_with("<own>") };
    let module = oxicc_irgen::generate_with_debug(&tree, &names, &options, &map, debug).unwrap();
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

#[test]
fn full_debug_information() {
    let text = ir_with(
        "\
namespace ns { enum class Mode : short { off, on = 5 }; template <class T, int N> struct Arr { T d[N]; }; }
struct Base { virtual __attribute__((device)) int f(int x) { return x; } int b : 3; static const int sc = 9; };
struct Der : virtual Base { ns::Arr<int, 3> a; Der *next; union { int i; float g; }; };
__attribute__((device)) int table[2][3];
__attribute__((device)) Der twice(Der d, const Der &r) { Der copy = r; copy.a.d[0] += d.b; return copy; }
extern \"C\" __attribute__((global)) void k(int *p, ns::Mode m) {
    __attribute__((shared)) float sh[8];
    auto add = [p, &m](int x) { int t = x + *p; return t; };
    for (int i = 0; i < 3; ++i) {
        int sq = add(i);
        p[i] = sq + table[1][i] + (int)sh[i];
    }
    Der d, *q = &d;
    p[4] = twice(d, *q).f((int)m);
}
",
        DebugLevel::Full,
    );
    for part in [
        "emissionKind: FullDebug",
        "name: \"sq\", scope: ",
        "!DILexicalBlock(",
        "tag: DW_TAG_inheritance",
        "DIFlagBitField",
        "name: \"Arr<int, 3>\"",
        "DIFlagEnumClass",
        "!DITemplateValueParameter(name: \"N\"",
        "name: \"operator()\"",
        "linkageName: \"_ZZ1kE2sh\"",
        "#dbg_declare(ptr",
    ] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    verify(&text);
}

#[test]
fn functions_of_the_compiler_have_no_lines() {
    let text = ir("\
# 7 \"<own>/math.h\"
__attribute__((device)) int f(int x) { return x + 1; }
# 3 \"unit.cu\"
extern \"C\" __attribute__((global)) void k(int *p) { *p = f(3); }
");
    assert!(text.contains("!DISubprogram(name: \"k\"") && !text.contains("name: \"f\""), "{text}");
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

#[test]
fn inline_assembly_has_the_line_of_its_last_operand() {
    let text = ir("\
extern \"C\" __attribute__((global)) void k(int *p) {
    asm volatile(\"add.s32 %0, %1, 1;\"
                 : \"=r\"(p[0])
                 : \"r\"(p[1]),
                   \"r\"(p[2]));
    asm volatile(\"bar.sync 0;\");
}
");
    let line_of = |part: &str| {
        let inst = text.lines().find(|l| l.contains(part)).unwrap();
        let loc = inst.rsplit("!dbg ").next().unwrap().trim();
        let loc = text.lines().find(|l| l.starts_with(&format!("{loc} = "))).unwrap();
        loc.split("line: ").nth(1).unwrap().split(',').next().unwrap().parse::<u32>().unwrap()
    };
    assert_eq!(line_of("add.s32"), 5);
    assert_eq!(line_of("bar.sync"), 6);
    verify(&text);
}
