//! Every `.ll` file in `tests/ll` is compiled for the targets it names, checked against its expectations, and
//! given to ptxas when that is installed.
//!
//! Directives, in comments of the file:
//! - `; ARCH: sm_75 sm_90`: targets (default: sm_75 sm_90 sm_100 sm_120)
//! - `; CHECK: text`: a line of the output contains the text (tabs match spaces); checks match in order
//! - `; CHECK-sm_100: text`: the same, for one target
//! - `; NOT: text`: no line contains it
//! - `; OPTIONS: ftz no-fma div-full div-approx sqrt-approx lines optimized`: compile with these
//! - `; ERROR: text`: compilation fails, and an error contains the text

use std::path::{Path, PathBuf};
use std::process::Command;

use oxicc_arch::Target;
use oxicc_codegen::{DebugInfo, Options, Precision, compile};

fn directive<'t>(text: &'t str, key: &str) -> Vec<&'t str> {
    text.lines()
        .filter_map(|l| l.trim_start().strip_prefix("; ")?.strip_prefix(key)?.strip_prefix(": "))
        .map(str::trim)
        .collect()
}

fn options(text: &str) -> Options {
    let mut out = Options::default();
    for word in directive(text, "OPTIONS").iter().flat_map(|o| o.split_whitespace()) {
        match word {
            "ftz" => out.ftz = true,
            "no-fma" => out.fma = false,
            "div-full" => out.div = Precision::Full,
            "div-approx" => out.div = Precision::Approx,
            "sqrt-approx" => out.sqrt = Precision::Approx,
            "lines" => out.debug = DebugInfo::Lines,
            "optimized" => out.memory_is_current = false,
            other => panic!("unknown option {other}"),
        }
    }
    out
}

fn flat(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn check(path: &Path, text: &str, arch: &str) -> Result<(), String> {
    let target = Target::parse(arch).map_err(|e| e.to_string())?;
    let module = oxicc_ir::text::parse(text).map_err(|e| e.to_string())?;
    let result = compile(&module, target, &options(text));
    let errors = directive(text, "ERROR");
    let ptx = match result {
        Ok(ptx) if errors.is_empty() => ptx,
        Ok(_) => return Err("compiles, but an error is expected".into()),
        Err(found) => {
            for want in &errors {
                if !found.iter().any(|e| e.to_string().contains(want)) {
                    return Err(format!("no error contains {want:?}: {found:?}"));
                }
            }
            return if errors.is_empty() { Err(format!("{found:?}")) } else { Ok(()) };
        }
    };
    let out = oxicc_ptx::print_module(&ptx, target.dialect());
    let lines: Vec<String> = out.lines().map(flat).collect();
    let own = format!("CHECK-{arch}");
    let mut at = 0;
    for line in text.lines() {
        let Some(rest) = line.trim_start().strip_prefix("; ") else { continue };
        let want = rest
            .strip_prefix("CHECK: ")
            .or_else(|| rest.strip_prefix(&own).and_then(|r| r.strip_prefix(": ")));
        let Some(want) = want.map(flat) else { continue };
        match lines[at..].iter().position(|l| l.contains(&want)) {
            Some(n) => at += n + 1,
            None => return Err(format!("nothing after line {at} contains {want:?}\n{out}")),
        }
    }
    for bad in directive(text, "NOT") {
        if lines.iter().any(|l| l.contains(&flat(bad))) {
            return Err(format!("a line contains {bad:?}\n{out}"));
        }
    }
    // What we print must be what we read.
    oxicc_ptx::parse_module(&out).map_err(|e| format!("the PTX parser says {e}"))?;
    let ptxas = std::env::var_os("OXICC_PTXAS").map(PathBuf::from).or_else(oxicc_reference::ptxas);
    if let Some(ptxas) = ptxas {
        let name = path.file_stem().and_then(|s| s.to_str()).unwrap_or("case");
        let file =
            std::env::temp_dir().join(format!("oxicc-codegen-{}-{name}-{arch}.ptx", std::process::id()));
        std::fs::write(&file, &out).map_err(|e| e.to_string())?;
        let run =
            Command::new(ptxas).args(["-O0", "-c", "-arch", arch, "-o", "/dev/null"]).arg(&file).output();
        let _ = std::fs::remove_file(&file);
        let run = run.map_err(|e| e.to_string())?;
        if !run.status.success() {
            let message = String::from_utf8_lossy(&run.stderr).into_owned();
            return Err(format!("ptxas: {message}\n{out}"));
        }
    }
    Ok(())
}

fn cases() -> Vec<PathBuf> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ll");
    let mut files: Vec<PathBuf> = std::fs::read_dir(&dir)
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == "ll"))
        .collect();
    files.sort();
    files
}

/// The same code and the same messages in the same order, however many threads there are.
#[test]
fn threads_change_nothing() {
    for path in cases() {
        let text = std::fs::read_to_string(&path).unwrap();
        let Ok(module) = oxicc_ir::text::parse(&text) else { continue };
        for arch in ["sm_75", "sm_100"] {
            let target = Target::parse(arch).unwrap();
            let [one, many] = [1, 5].map(|threads| {
                let options = Options { threads, ..options(&text) };
                compile(&module, target, &options).map(|m| oxicc_ptx::print_module(&m, target.dialect()))
            });
            assert_eq!(one, many, "{} for {arch}", path.display());
        }
    }
}

#[test]
fn ll_files() {
    let files = cases();
    let mut failed = Vec::new();
    for path in &files {
        let text = std::fs::read_to_string(path).unwrap();
        let archs = directive(&text, "ARCH");
        let archs: Vec<&str> = if archs.is_empty() {
            vec!["sm_75", "sm_90", "sm_100", "sm_120"]
        } else {
            archs.iter().flat_map(|a| a.split_whitespace()).collect()
        };
        for arch in archs {
            if let Err(message) = check(path, &text, arch) {
                failed.push(format!("{} for {arch}: {message}", path.display()));
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
    assert!(!files.is_empty());
}
