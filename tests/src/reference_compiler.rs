//! Cases compiled by other compilers, in whole or in part.
//!
//! [`compile`]: the reference tools instead of oxicc, a test of the cases and of the simulator.
//! `OXICC_TEST_COMPILER=reference` compiles `.cu` with nvcc and `.ll` with LLVM's llc, executes the result, and checks only what it
//! computes. What they produce is kept under `target/reference-ptx`, so that a machine without these tools (but with a GPU:
//! `OXICC_TEST_ON=gpu`) can execute it as well.

use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use oxicc::{InputKind, OptLevel, Target};
use oxicc_reference::{Toolchain, llvm_tool, workspace_root};

use crate::case::Case;
use crate::tools::Clang;

/// True when the reference tools compile the cases.
pub fn is_selected() -> bool {
    env::var("OXICC_TEST_COMPILER").is_ok_and(|v| v == "reference")
}

/// The PTX of a case from the reference tools.
pub fn compile(case: &Case, level: OptLevel, target: Target) -> Result<String, String> {
    if case.kind == InputKind::Ptx {
        return Ok(case.text.clone());
    }
    let kept = kept_path(case, level, target);
    if let Ok(ptx) = fs::read_to_string(&kept) {
        return Ok(ptx);
    }
    let dir = kept.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let command = match case.kind {
        InputKind::Ir => llc(case, level, target, &kept)?,
        _ => nvcc(case, level, target, &kept)?,
    };
    run(command)?;
    fs::read_to_string(&kept).map_err(|e| format!("{}: {e}", kept.display()))
}

/// The IR that clang makes of a CUDA case; oxicc compiles it further. Both compilers work at the level.
pub fn clang_ir(
    clang: Option<&Clang>,
    case: &Case,
    level: OptLevel,
    target: Target,
) -> Result<String, String> {
    let kept = kept_path(case, level, target).with_extension("ll");
    if let Ok(ir) = fs::read_to_string(&kept) {
        return Ok(ir);
    }
    let clang = clang.ok_or("there is no clang 19, or no reference toolkit for it")?;
    let dir = kept.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    // clang includes headers that CUDA 13 no longer has; nothing in them is used.
    for header in ["texture_fetch_functions.h", "curand_mtgp32_kernel.h"] {
        fs::write(dir.join(header), "").map_err(|e| format!("{header}: {e}"))?;
    }
    let mut command = Command::new(&clang.program);
    command.args(["-x", "cuda", "--cuda-device-only", "-S", "-emit-llvm", "-std=c++17", "-w", "-I"]).arg(dir);
    command.arg(format!("--cuda-path={}", clang.toolkit.display()));
    command.arg(format!("--cuda-gpu-arch={}", target.name()));
    command.arg(if level == OptLevel::O0 { "-O0" } else { "-O3" });
    if case.flags.iter().any(|f| f.starts_with("-fmad=f")) {
        command.arg("-ffp-contract=off");
    }
    command.args(case.flags.iter().filter(|f| f.starts_with("-D") || f.starts_with("-U")));
    command.arg("-o").arg(&kept).arg(&case.path);
    run(command)?;
    fs::read_to_string(&kept).map_err(|e| format!("{}: {e}", kept.display()))
}

fn kept_path(case: &Case, level: OptLevel, target: Target) -> PathBuf {
    let mut hasher = DefaultHasher::new();
    (&case.text, &case.flags, target.name()).hash(&mut hasher);
    let stem = case.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let name = format!("{stem}-{level:?}-{:016x}.ptx", hasher.finish());
    workspace_root().join("target/reference-ptx").join(name)
}

fn nvcc(case: &Case, level: OptLevel, target: Target, output: &Path) -> Result<Command, String> {
    let tool = Toolchain::find().ok_or("there is no nvcc: `cargo xtask reference` installs it")?.nvcc();
    let mut command = Command::new(tool);
    command.args(["-ptx", "-std=c++17", "-w"]).arg(format!("-arch={}", target.name()));
    if level == OptLevel::O0 {
        command.args(["-Xcicc", "-O0"]);
    }
    let flags = case.flags.iter().filter(|f| !f.starts_with("-arch"));
    command.args(flags).arg("-o").arg(output).arg(&case.path);
    // nvcc resolves -I against the working directory, cases against their own.
    command.current_dir(case.path.parent().unwrap_or(Path::new(".")));
    Ok(command)
}

fn llc(case: &Case, level: OptLevel, target: Target, output: &Path) -> Result<Command, String> {
    let tool = llvm_tool("llc").ok_or("there is no llc of LLVM 19")?;
    let mut command = Command::new(tool);
    command.args(["-march=nvptx64", "-mattr=+ptx85"]).arg(format!("-mcpu={}", target.name()));
    command.arg(if level == OptLevel::O0 { "-O0" } else { "-O3" });
    command.arg("-o").arg(output).arg(&case.path);
    Ok(command)
}

fn run(mut command: Command) -> Result<(), String> {
    let output =
        command.stdin(Stdio::null()).output().map_err(|e| format!("cannot start {command:?}: {e}"))?;
    if output.status.success() {
        return Ok(());
    }
    let text = String::from_utf8_lossy(&output.stderr);
    let first: Vec<&str> = text.lines().take(12).collect();
    Err(format!("the reference compiler refuses the case:\n{}", first.join("\n")))
}
