//! Debug information of `-G` as assemblers and debuggers see it: every `.cu` file under `debug/`.
//!
//! For each architecture of [`ARCHITECTURES`]: ptxas takes the PTX without a warning and keeps every label that entries refer to,
//! LLVM's verifier finds no error in the relocated cubin. Lines without types and variables change no instruction. For one architecture GDB answers the commands of the comments at the end of
//! the file as they say, of code that is not optimised and (`// GDB -O3: `) of optimised code. With nvcc, every variable that the original describes is there, with its type and space, but what a line `// OTHERWISE: NAME` says to be described in another way. LLVM reads the IR, and llc compiles it. Programs that say
//! `CLANG` are compiled by clang as well: of its IR the same variables are described as llc describes. Without ptxas or LLVM's
//! tools a test is ignored by name.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

use libtest_mimic::{Arguments, Failed, Trial};
use oxicc::{Compiler, DebugInfo, OptLevel, Options, Target};
use oxicc_reference::Toolchain;
use oxicc_reference::cubin::Cubin;
use oxicc_reference::inspect::Inspector;

/// One of each dialect, and one before `.rela` sections have the truth.
const ARCHITECTURES: [&str; 4] = ["sm_75", "sm_90", "sm_100", "sm_120"];

/// What clang is told in place of CUDA's headers.
const FOR_CLANG: &str = "\
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((device))
#define __noinline__ __attribute__((noinline))
#define __forceinline__ __inline__ __attribute__((always_inline))
typedef unsigned long long cudaTextureObject_t;
struct Dim { unsigned x, y, z; };
#define threadIdx (Dim{unsigned(__nvvm_read_ptx_sreg_tid_x()), 0, 0})
";

fn main() -> ExitCode {
    let args = Arguments::from_args();
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("debug");
    let inspector = Inspector::find(&env::temp_dir()).map(Arc::new);
    let toolchain = Toolchain::find();
    let has_gdb = Command::new("gdb").arg("--version").output().is_ok_and(|o| o.status.success());
    let mut trials = Vec::new();
    // With the tools of the inspector; ignored where they, or what else is needed, are missing.
    let mut add = |name: String, rest: bool, work: Box<dyn Fn(&Inspector) -> Result<(), Failed> + Send>| {
        let inspector = inspector.clone();
        let ignored = inspector.is_none() || !rest;
        let work = move || match &inspector {
            Some(inspector) => work(inspector),
            None => Err("ptxas and llvm-dwarfdump are needed".into()),
        };
        trials.push(Trial::test(name, work).with_ignored_flag(ignored));
    };
    for entry in fs::read_dir(&directory).into_iter().flatten().flatten() {
        let source = entry.path();
        let Some(name) = source.file_stem().and_then(|n| n.to_str()).map(str::to_owned) else { continue };
        if source.extension().is_none_or(|e| e != "cu") {
            continue;
        }
        for arch in ARCHITECTURES {
            let of = source.clone();
            let work = move |tools: &Inspector| Ok(tools.verify(&compile(&of, arch)?, arch)?);
            add(format!("{name} {arch}"), true, Box::new(work));
        }
        for arch in ["sm_90", "sm_100"] {
            let (of, toolchain) = (source.clone(), toolchain.clone());
            let has_nvcc = toolchain.is_some();
            let work = move |tools: &Inspector| match &toolchain {
                Some(toolchain) => compare(&of, arch, toolchain, tools),
                None => Err("nvcc is needed".into()),
            };
            add(format!("{name} variables {arch}"), has_nvcc, Box::new(work));
        }
        // What clang needs no headers for and llc compiles.
        if fs::read_to_string(&source).is_ok_and(|text| text.contains("// CLANG")) {
            let programs = ["clang", "llc"].map(oxicc_reference::llvm_tool);
            let of = source.clone();
            let has_both = programs.iter().all(Option::is_some);
            let work = move |tools: &Inspector| match &programs {
                [Some(clang), Some(llc)] => compare_with_llc(&of, clang, llc, tools),
                _ => Err("clang and llc are needed".into()),
            };
            add(format!("{name} clang"), has_both, Box::new(work));
        }
        let programs = ["opt", "llc"].map(oxicc_reference::llvm_tool);
        let of = source.clone();
        let has_both = programs.iter().all(Option::is_some);
        let work = move |tools: &Inspector| match &programs {
            [Some(opt), Some(llc)] => read_by_llvm(&of, opt, llc, tools),
            _ => Err("opt and llc are needed".into()),
        };
        add(format!("{name} ir"), has_both, Box::new(work));
        for (level, prefix, kind) in
            [(OptLevel::O0, "// GDB: ", "gdb"), (OptLevel::O3, "// GDB -O3: ", "gdb -O3")]
        {
            if fs::read_to_string(&source).is_ok_and(|text| text.contains(prefix)) {
                let of = source.clone();
                let work = move |tools: &Inspector| ask_gdb(&of, level, prefix, tools);
                add(format!("{name} {kind}"), has_gdb, Box::new(work));
            }
        }
    }
    for entry in fs::read_dir(&directory).into_iter().flatten().flatten() {
        let source = entry.path();
        let name = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if source.extension().is_some_and(|e| e == "cu") {
            trials.push(Trial::test(format!("{name} lines"), move || change_nothing(&source)));
        }
    }
    trials.sort_by(|a, b| a.name().cmp(b.name()));
    libtest_mimic::run(&args, trials).exit_code()
}

fn compile(source: &Path, arch: &str) -> Result<String, Failed> {
    compile_with(source, arch, DebugInfo::Full, OptLevel::O0)
}

fn compile_with(source: &Path, arch: &str, debug: DebugInfo, level: OptLevel) -> Result<String, Failed> {
    let text = fs::read_to_string(source)?;
    let name = source.file_name().unwrap_or_default().to_string_lossy();
    let target = Target::parse(arch).map_err(|e| format!("{e:?}"))?;
    let mut options = options(debug, level);
    options.target = target;
    let compiler = Compiler::with_options(options);
    let output = compiler.compile(&name, text).map_err(|e| format!("{e}"))?;
    Ok(output.ptx().to_owned())
}

fn options(debug: DebugInfo, level: OptLevel) -> Options {
    let mut options = Options::default();
    (options.debug, options.opt_level) = (debug, level);
    options.working_directory = "/src".to_owned();
    options
}

/// The path of a temporary file of this process.
fn temporary(source: &Path, arch: &str, extension: &str) -> PathBuf {
    let name = source.file_stem().unwrap_or_default().to_string_lossy();
    // Several trials of one process may work on the same program.
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    env::temp_dir().join(format!("oxicc-debug-{}-{number}-{name}-{arch}.{extension}", process::id()))
}

fn file_name(source: &Path) -> String {
    source.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// What a program says where it fails.
fn run(command: &mut Command) -> Result<(), Failed> {
    let done = command.output()?;
    match done.status.success() {
        true => Ok(()),
        false => Err(String::from_utf8_lossy(&done.stderr).into_owned().into()),
    }
}

/// LLVM's verifier accepts our IR with debug information, llc compiles it, and ptxas takes what llc makes of it.
fn read_by_llvm(source: &Path, opt: &Path, llc: &Path, tools: &Inspector) -> Result<(), Failed> {
    let text = fs::read_to_string(source)?;
    let mut options = options(DebugInfo::Full, OptLevel::O0);
    options.target = Target::parse("sm_90").map_err(|e| format!("{e:?}"))?;
    let [ir, output] = ["ll", "llc.ptx"].map(|e| temporary(source, "own", e));
    let printed = Compiler::with_options(options).emit_ir(&file_name(source), text);
    fs::write(&ir, printed.map_err(|e| format!("{e}"))?)?;
    run(Command::new(opt).args(["-passes=verify", "-disable-output"]).arg(&ir))?;
    let done = Command::new(llc).args(["-mcpu=sm_90", "-O0"]).arg(&ir).arg("-o").arg(&output).output()?;
    let theirs = fs::read_to_string(&output);
    for file in [&ir, &output] {
        let _ = fs::remove_file(file);
    }
    let said = String::from_utf8_lossy(&done.stderr);
    match done.status.success() {
        true => tools.assemble(&theirs?, "sm_90").map(|_| ()).map_err(Failed::from),
        // Calls of a library that it does not have for this machine: nothing about debug information.
        false if said.contains("Undefined external symbol") => Ok(()),
        false => Err(said.into_owned().into()),
    }
}

/// Of clang's IR the same variables are described as llc describes.
fn compare_with_llc(source: &Path, clang: &Path, llc: &Path, tools: &Inspector) -> Result<(), Failed> {
    let [header, ir, text] = ["h", "ll", "llc.ptx"].map(|e| temporary(source, "clang", e));
    fs::write(&header, FOR_CLANG)?;
    let mut command = Command::new(clang);
    command.args(["-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_90", "-nocudainc", "-nocudalib"]);
    command.args(["-std=c++17", "-g", "-O0", "-w", "-S", "-emit-llvm", "-include"]).arg(&header);
    run(command.arg(source).arg("-o").arg(&ir))?;
    run(Command::new(llc).args(["-mcpu=sm_90", "-O0"]).arg(&ir).arg("-o").arg(&text))?;
    let theirs = tools.assemble(&fs::read_to_string(&text)?, "sm_90")?;
    let ours = tools.assemble(&compile(&ir, "sm_90")?, "sm_90")?;
    for file in [&header, &ir, &text] {
        fs::remove_file(file)?;
    }
    let [theirs, ours] = [theirs, ours].map(|cubin| tools.variables(&cubin, &file_name(source)));
    let (theirs, ours) = (theirs?, ours?);
    let differ: Vec<_> = theirs.symmetric_difference(&ours).map(|v| format!("{v:?}")).collect();
    match (theirs.is_empty(), differ.is_empty()) {
        (true, _) => Err("llc describes nothing".into()),
        (_, true) => Ok(()),
        _ => Err(format!("of one side only:\n{}", differ.join("\n")).into()),
    }
}

/// Every variable that the original describes is described.
fn compare(source: &Path, arch: &str, toolchain: &Toolchain, tools: &Inspector) -> Result<(), Failed> {
    let output = temporary(source, arch, "original.cubin");
    let mut command = Command::new(toolchain.nvcc());
    command.args(["-G", "-std=c++17", "-w", "-cubin", "-arch", arch]).arg(source).arg("-o").arg(&output);
    let done = command.output()?;
    if !done.status.success() {
        return Err(format!("nvcc: {}", String::from_utf8_lossy(&done.stderr)).into());
    }
    let theirs = tools.variables(&fs::read(&output)?, &file_name(source))?;
    fs::remove_file(&output)?;
    let own = tools.assemble(&compile(source, arch)?, arch)?;
    let ours = tools.variables(&own, &file_name(source))?;
    let text = fs::read_to_string(source)?;
    let told: Vec<&str> = text.lines().filter_map(|l| l.strip_prefix("// OTHERWISE: ")).collect();
    let missing: Vec<String> = theirs
        .difference(&ours)
        .filter(|v| !told.contains(&v.name.as_str()))
        .map(|v| format!("{v:?}"))
        .collect();
    match (theirs.is_empty(), missing.is_empty()) {
        (true, _) => Err("the original describes nothing".into()),
        (_, true) => Ok(()),
        _ => Err(format!("of {} these are missing:\n{}", theirs.len(), missing.join("\n")).into()),
    }
}

/// Lines in the output change no instruction.
fn change_nothing(source: &Path) -> Result<(), Failed> {
    for level in [OptLevel::O0, OptLevel::O3] {
        let without = compile_with(source, "sm_90", DebugInfo::None, level)?;
        let with = compile_with(source, "sm_90", DebugInfo::Lines, level)?;
        if !with.contains("\t.loc\t") {
            return Err("there are no lines".into());
        }
        let code = with.split("\t.file\t").next().unwrap_or_default();
        let code: Vec<&str> = code.lines().filter(|l| !l.starts_with("\t.loc\t")).collect();
        let expected: Vec<&str> = without.lines().collect();
        if let Some(at) = (0..code.len().max(expected.len())).find(|&i| {
            let line = |of: &[&str]| of.get(i).map_or(String::new(), |l| l.trim_end().to_owned());
            line(&code) != line(&expected)
        }) {
            let (a, b) = (expected.get(at), code.get(at));
            return Err(format!("{level:?}, line {}: {a:?} without lines, {b:?} with", at + 1).into());
        }
    }
    Ok(())
}

/// Commands after `// GDB: `, which `prefix` is, each with the lines of its answer, which are indented.
fn questions<'t>(text: &'t str, prefix: &str) -> Vec<(&'t str, Vec<&'t str>)> {
    let mut out: Vec<(&str, Vec<&str>)> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        if let Some(command) = line.strip_prefix(prefix) {
            out.push((command, Vec::new()));
            inside = true;
        } else if let (Some(answer), Some(last), true) =
            (line.strip_prefix("//     "), out.last_mut(), inside)
        {
            last.1.push(answer);
        } else {
            inside = false;
        }
    }
    out
}

fn ask_gdb(source: &Path, level: OptLevel, prefix: &str, tools: &Inspector) -> Result<(), Failed> {
    let text = fs::read_to_string(source)?;
    let ptx = compile_with(source, "sm_90", DebugInfo::Full, level)?;
    let cubin = Cubin::read(tools.assemble(&ptx, "sm_90")?).ok_or("the cubin is no ELF file")?;
    let relocated = temporary(source, "gdb", "relocated.cubin");
    fs::write(&relocated, cubin.relocate().ok_or("the cubin is damaged")?)?;
    let questions = questions(&text, prefix);
    let mut command = Command::new("gdb");
    command.args(["-nx", "-batch", "-ex"]).arg(format!("file {}", relocated.display()));
    for (question, _) in &questions {
        command.args(["-ex", "echo ---\\n", "-ex", question]);
    }
    let done = command.output()?;
    fs::remove_file(&relocated)?;
    let said = String::from_utf8_lossy(&done.stdout) + String::from_utf8_lossy(&done.stderr);
    let answers: Vec<Vec<&str>> = said.split("---\n").skip(1).map(shown).collect();
    for ((question, expected), answer) in questions.iter().zip(&answers) {
        if answer != expected {
            return Err(format!(
                "{question}\nexpected:\n{}\nanswer:\n{}",
                expected.join("\n"),
                answer.join("\n")
            )
            .into());
        }
    }
    match answers.len() == questions.len() {
        true => Ok(()),
        false => Err(format!("GDB did not answer everything:\n{said}").into()),
    }
}

/// An answer without the parts of location expressions and without addresses, which change with the code.
fn shown(answer: &str) -> Vec<&str> {
    let part = |l: &&str| {
        l.contains(": DW_OP_") || l.starts_with(", length") || l.trim_start().starts_with("Range 0x")
    };
    let lines = answer.lines().filter(|l| !l.trim().is_empty() && !part(l));
    lines.map(|l| l.split(" at address").next().unwrap_or(l)).collect()
}
