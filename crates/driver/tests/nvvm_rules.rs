//! Modules that keep or break rules of NVVM IR, with what libNVVM 13.0 answers for `compute_100`.
//!
//! `nvvm_rules.txt` has a head for each module: `=== NAME verify N compile N`, where `crash` is an answer as well. Where ours
//! differs it says so (`ours-verify`, `ours-compile`): libNVVM takes modules there that break the rules of LLVM, or code
//! that computes nothing sensible; or we compile what it does not. `$HEAD` and the like stand for lines that many share.

use std::fmt::Write;

use oxicc_driver::{Program, ProgramOptions};

const LAYOUT: &str = "target datalayout = \"e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64\"";
const TRIPLE: &str = "target triple = \"nvptx64-nvidia-cuda\"";
const KERNEL: &str = "!nvvm.annotations = !{!1}\n!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0, i32 3, i32 2}\n!1 = !{ptr @k, !\"kernel\", i32 1}";
const EMPTY: &str = "define void @k(ptr %p) {\n  ret void\n}";

struct Case {
    name: String,
    verify: i32,
    compile: i32,
    text: String,
}

fn cases() -> Vec<Case> {
    let head = format!("{LAYOUT}\n{TRIPLE}");
    let replacements = [
        ("$HEAD", &*head),
        ("$LAYOUT", LAYOUT),
        ("$TRIPLE", TRIPLE),
        ("$KERNEL_IS_K", KERNEL),
        ("$EMPTY_K", EMPTY),
    ];
    let mut out = Vec::new();
    for block in include_str!("nvvm_rules.txt").split("=== ").skip(1) {
        let (first, text) = block.split_once('\n').unwrap_or((block, ""));
        let words: Vec<&str> = first.split(' ').collect();
        let answer = |key: &str| {
            let at = words.iter().rposition(|w| w.trim_start_matches("ours-") == key);
            at.and_then(|at| words.get(at + 1)?.parse().ok())
        };
        let mut text = text.to_owned();
        for (from, to) in replacements {
            text = text.replace(from, to);
        }
        let name = words[0].to_owned();
        let (verify, compile) = (answer("verify"), answer("compile"));
        let (Some(verify), Some(compile)) = (verify, compile) else { panic!("{name}: no answer of ours") };
        out.push(Case { name, verify, compile, text });
    }
    out
}

#[test]
fn answers_are_those_of_the_reference() {
    let options = ProgramOptions::parse(&["-arch=compute_100"]).unwrap();
    let cases = cases();
    assert!(cases.len() > 500, "{} cases", cases.len());
    let mut wrong = String::new();
    for case in &cases {
        let mut program = Program::new();
        program.add("m", case.text.as_bytes());
        let verify = program.verify(&options);
        let compile = program.compile(&options);
        for (what, wanted, found) in [("verify", case.verify, verify), ("compile", case.compile, compile)] {
            if found.result as i32 != wanted || found.internal_error.is_some() {
                let _ = writeln!(
                    wrong,
                    "{}: {what}: {} in place of {wanted}: {}",
                    case.name, found.result as i32, found.log
                );
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn logs_have_the_words_programs_look_for() {
    let options = ProgramOptions::parse(&[]).unwrap();
    let mut program = Program::new();
    program.add("FileNameHere.ll", b"This is not NVVM IR");
    let log = "FileNameHere.ll (1, 0): parse expected top-level entity";
    let (verify, compile) = (program.verify(&options), program.compile(&options));
    assert_eq!((verify.result as i32, verify.log.as_str()), (6, log));
    assert_eq!((compile.result as i32, compile.log.as_str()), (9, log));
}
