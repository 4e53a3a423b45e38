//! Declarations, classes, templates and CUDA rules on small programs. Each file in `tests/declare` holds cases that
//! start with `//- title`; `[error]` in the title means that the case must be rejected, `[20]` selects C++20. Accepting
//! cases check facts with `static_assert`. Every body is analysed.

use libtest_mimic::{Arguments, Failed, Trial};
use oxicc_frontend::lex::{Interner, Standard};
use oxicc_frontend::preprocess::preprocess_ii;
use oxicc_frontend::sema::{Mode, Options, analyze};
use oxicc_source::{Diagnostics, SourceMap};

struct Case {
    title: String,
    text: String,
}

fn cases(file: &str) -> Vec<Case> {
    let mut out: Vec<Case> = Vec::new();
    for line in file.lines() {
        match line.strip_prefix("//- ") {
            Some(title) => out.push(Case { title: title.to_string(), text: String::new() }),
            None => {
                if let Some(case) = out.last_mut() {
                    case.text.push_str(line);
                    case.text.push('\n');
                }
            }
        }
    }
    out
}

fn run(case: &Case) -> Result<(), Failed> {
    let standard = if case.title.contains("[20]") { Standard::Cxx20 } else { Standard::Cxx17 };
    let (mut map, mut diags, mut interner) = (SourceMap::new(), Diagnostics::default(), Interner::new());
    let tokens = preprocess_ii("case.cu", case.text.as_str(), standard, &mut map, &mut diags, &mut interner);
    let options = Options { standard, mode: Mode::CheckAll, ..Options::default() };
    analyze(&tokens, &mut interner, &map, &mut diags, &options);
    let errors: Vec<String> = diags
        .iter()
        .filter(|d| d.severity >= oxicc_source::Severity::Error)
        .map(|d| format!("line {}: {}", map.presumed(d.primary.lo).map_or(0, |p| p.line), d.message))
        .collect();
    match (case.title.contains("[error]"), errors.is_empty()) {
        (true, true) => Err("accepted, but must be rejected".into()),
        (false, false) => Err(format!("rejected:\n{}", errors.join("\n")).into()),
        _ => Ok(()),
    }
}

fn main() -> std::process::ExitCode {
    let args = Arguments::from_args();
    let dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/declare");
    let mut files: Vec<_> =
        std::fs::read_dir(dir).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    files.sort();
    let mut trials = Vec::new();
    for path in files {
        let stem = path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        for case in cases(&text) {
            let name = format!("{stem}: {}", case.title);
            // A thread with a stack of its own: some cases nest deeply.
            trials.push(Trial::test(name, move || {
                let thread = std::thread::Builder::new().stack_size(256 << 20);
                match thread.spawn(move || run(&case)).map(|t| t.join()) {
                    Ok(Ok(result)) => result,
                    _ => Err("the analyser panicked".into()),
                }
            }));
        }
    }
    libtest_mimic::run(&args, trials).exit_code()
}
