//! The result of the optimizer does not depend on the number of threads: text, remarks and counters are equal.

use std::fmt::Write;
use std::path::Path;

use oxicc_opt::{OptLevel, Pipeline, RunOptions, run_with};

/// What an optimisation gives, and what it says.
fn optimised(text: &str, threads: usize) -> (String, String) {
    let mut module = oxicc_ir::text::parse(text).unwrap();
    let options = RunOptions { threads, remarks: true, ..RunOptions::default() };
    let outcome = run_with(&mut module, &Pipeline::for_level(OptLevel::O3), options);
    let mut said = outcome.log.statistics();
    for remark in &outcome.log.remarks {
        said.push_str(&remark.yaml());
    }
    (oxicc_ir::text::print(&module), said)
}

#[test]
fn cases_of_the_passes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut tried = 0;
    for dir in std::fs::read_dir(root).unwrap().map(|e| e.unwrap().path()).filter(|p| p.is_dir()) {
        for file in std::fs::read_dir(&dir).unwrap().map(|e| e.unwrap().path()) {
            let text = std::fs::read_to_string(&file).unwrap();
            let one = optimised(&text, 1);
            for threads in [2, 4] {
                assert!(optimised(&text, threads) == one, "{} with {threads} threads", file.display());
            }
            tried += 1;
        }
    }
    assert!(tried > 20);
}

#[test]
fn many_functions_of_different_sizes() {
    let mut text = String::new();
    for f in 0..64 {
        let _ = writeln!(text, "define i32 @f{f}(i32 %a, ptr %p) {{\n  %x0 = add i32 %a, {f}");
        let size = 1 + (f * 37) % 50;
        for i in 0..size {
            let _ = writeln!(
                text,
                "  %l{i} = load i32, ptr %p, align 4\n  %m{i} = mul i32 %l{i}, {i}\n  %x{} = xor i32 %x{i}, %m{i}",
                i + 1
            );
        }
        let call = if f % 4 > 0 {
            format!("  %r = call i32 @f{}(i32 %x{size}, ptr %p)\n", f - 1)
        } else {
            String::new()
        };
        let result = if f % 4 > 0 { "%r".to_owned() } else { format!("%x{size}") };
        let _ = writeln!(text, "{call}  ret i32 {result}\n}}");
    }
    let one = optimised(&text, 1);
    assert!(optimised(&text, 4) == one);
    assert!(optimised(&text, 3) == one);
}
