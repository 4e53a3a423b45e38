//! The conformance suite: small programs for every clause of the standard, accepted or rejected. Each file in
//! `tests/conformance` is a clause; its cases start with `//- title`. Words in brackets in a title say how it is read:
//! `[error]`: must be rejected; `[error 20]`: and the first error is this one in the reference's numbering; `[11]`, `[14]`, `[20]`: the language level (17 without); `[cuda]`: CUDA code, with the names of
//! the attributes defined; `[gnu 13]`: with the extensions of GCC 13 (12 without); `[not g++]`, `[not cicc]`: that tool is known to answer differently; `[open]`: we still answer
//! wrongly (the test fails once we do not).
//!
//! A case is three tests: ours, and, where the tools are installed, that g++ and the reference compiler answer the same,
//! so that a wrong case is noticed. Every body is analysed.

use std::process::Command;

use libtest_mimic::{Arguments, Failed, Trial};
use oxicc_frontend::lex::{Interner, Standard};
use oxicc_frontend::preprocess::preprocess_ii;
use oxicc_frontend::sema::{Mode, Options, analyze};
use oxicc_source::{Diagnostics, SourceMap};

/// What the CUDA headers define for `[cuda]` cases.
const CUDA: &str = "\
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((managed))
#define __grid_constant__ __attribute__((grid_constant))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
typedef unsigned long size_t;
struct uint3 { unsigned x, y, z; };
struct dim3 { unsigned x, y, z; __attribute__((host)) __attribute__((device)) constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {} };
extern const uint3 __attribute__((device_builtin)) threadIdx;
extern const uint3 __attribute__((device_builtin)) blockIdx;
extern const dim3 __attribute__((device_builtin)) blockDim;
struct CUstream_st;
extern \"C\" unsigned __cudaPushCallConfiguration(dim3, dim3 = 1, size_t = 0, CUstream_st * = 0);
# 1 \"case.cu\"
";

#[derive(Clone)]
struct Case {
    title: String,
    text: String,
}

impl Case {
    fn says(&self, word: &str) -> bool {
        self.title.contains(word)
    }

    /// Whether it must be rejected.
    fn is_wrong(&self) -> bool {
        self.says("[error]") || self.number().is_some()
    }

    /// The number of the first error, if the title tells.
    fn number(&self) -> Option<&str> {
        self.title.split_once("[error ").and_then(|(_, rest)| rest.split_once(']')).map(|(number, _)| number)
    }

    /// The version of GCC whose extensions are there.
    fn gnu_version(&self) -> u32 {
        if self.says("[gnu 13]") { 130_300 } else { 120_200 }
    }

    fn level(&self) -> &'static str {
        match () {
            _ if self.says("[20]") => "20",
            _ if self.says("[14]") => "14",
            _ if self.says("[11]") => "11",
            _ => "17",
        }
    }
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
    for case in &mut out {
        if case.says("[cuda]") {
            case.text.insert_str(0, CUDA);
        }
    }
    out
}

/// Compares an answer with the expected one.
fn judge(case: &Case, errors: &str) -> Result<(), Failed> {
    match (case.is_wrong(), errors.is_empty()) {
        (true, true) => Err(format!("accepted, but must be rejected:\n{}", case.text).into()),
        (false, false) => Err(format!("rejected:\n{errors}").into()),
        _ => Ok(()),
    }
}

fn ours(case: &Case) -> Result<(), Failed> {
    let standard = match case.level() {
        "20" => Standard::Cxx20,
        "14" => Standard::Cxx14,
        "11" => Standard::Cxx11,
        _ => Standard::Cxx17,
    };
    let (mut map, mut diags, mut interner) = (SourceMap::new(), Diagnostics::default(), Interner::new());
    let tokens = preprocess_ii("case.cu", case.text.as_str(), standard, &mut map, &mut diags, &mut interner);
    let mut options = Options { standard, mode: Mode::CheckAll, ..Options::default() };
    options.language.gnu_version = Some(case.gnu_version());
    options.language.cascade_errors = true;
    analyze(&tokens, &mut interner, &map, &mut diags, &options);
    let errors: Vec<String> = diags
        .iter()
        .filter(|d| d.severity >= oxicc_source::Severity::Error)
        .map(|d| {
            let line = map.presumed(d.primary.lo).map_or(0, |p| p.line);
            let number = d.code.map_or(0, |c| c.0);
            format!("line {line}: #{number}: {}", d.message)
        })
        .collect();
    let wanted = case.number().map(|n| format!(": #{n}: "));
    if let (Some(wanted), Some(first)) = (wanted, errors.first())
        && !first.contains(&wanted)
    {
        return Err(format!("the first error is {first}").into());
    }
    judge(case, &errors.join("\n"))
}

/// Asks another compiler: it gets the case as a file, and success is exit status 0.
fn theirs(case: &Case, mut command: Command, number: usize) -> Result<(), Failed> {
    // The other compiler may leave files of its own.
    let dir = std::env::temp_dir().join(format!("oxicc-conformance-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&dir)?;
    let file = dir.join("case.ii");
    std::fs::write(&file, &case.text)?;
    let output = command.arg(&file).env("TMPDIR", &dir).output();
    std::fs::remove_dir_all(&dir)?;
    let output = output?;
    if let Some(number) = case.number() {
        let report =
            format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        // Warnings are there too; a rule is followed by its level.
        let first = report.split("\"ruleId\":\"EC").find(|r| r.contains("\"level\":\"error\""));
        if report.contains("ruleId") && first.is_none_or(|r| !r.starts_with(&format!("{number}\""))) {
            return Err(report.into());
        }
    }
    match output.status.success() {
        true => judge(case, ""),
        false => judge(
            case,
            &format!(
                "{}{}",
                String::from_utf8_lossy(&output.stdout),
                String::from_utf8_lossy(&output.stderr)
            ),
        ),
    }
}

fn main() -> std::process::ExitCode {
    let args = Arguments::from_args();
    let dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance");
    let mut files: Vec<_> =
        std::fs::read_dir(dir).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    files.sort();
    let gxx = Command::new("g++").arg("--version").output().is_ok_and(|o| o.status.success());
    let reference = oxicc_reference::Toolchain::find();
    let mut trials = Vec::new();
    for path in files {
        let stem = path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        for case in cases(&text) {
            let name = format!("{stem}: {}", case.title);
            let (level, open) = (case.level(), case.says("[open]"));
            if gxx && !case.says("[cuda]") && !case.says("[gnu 13]") && !case.says("[not g++]") {
                let (case, number) = (case.clone(), trials.len());
                trials.push(Trial::test(format!("{name} | g++"), move || {
                    let mut command = Command::new("g++");
                    command.args(["-fsyntax-only", "-x", "c++"]).arg(format!("-std=gnu++{level}"));
                    theirs(&case, command, number)
                }));
            }
            if let Some(reference) = reference.as_ref().filter(|_| !case.says("[not cicc]")) {
                let (case, number, cicc) = (case.clone(), trials.len(), reference.cicc());
                trials.push(Trial::test(format!("{name} | cicc"), move || {
                    let mut command = Command::new(cicc);
                    command.arg(format!("--gnu_version={}", case.gnu_version())).arg("--allow_managed");
                    if case.number().is_some() {
                        // nvcc asks for the templates that are used; without it none is instantiated.
                        command.args(["--output_mode=sarif", "-tused"]);
                    }
                    // The late checks of device code need the whole compilation.
                    if !case.says("[cuda]") {
                        command.arg("--device-syntax-only");
                    }
                    command
                        .args(["-arch", "compute_90", "-m64", "-o", "/dev/null"])
                        .arg(format!("--c++{level}"));
                    theirs(&case, command, number)
                }));
            }
            // A thread with a stack of its own: some cases nest deeply.
            trials.push(Trial::test(name, move || {
                let thread = std::thread::Builder::new().stack_size(256 << 20);
                match thread.spawn(move || ours(&case)).map(|t| t.join()) {
                    Ok(Ok(result)) if open => match result {
                        Ok(()) => Err("is right now: remove [open]".into()),
                        Err(_) => Ok(()),
                    },
                    Ok(Ok(result)) => result,
                    _ => Err("the analyser panicked".into()),
                }
            }));
        }
    }
    libtest_mimic::run(&args, trials).exit_code()
}
