//! The math library's workshop: fitting polynomials and measuring errors.
//!
//! Both programs are C++ in `xtask/math`, compiled by the host's compiler when they run: the harness includes the library's own
//! sources, and libquadmath gives 113-bit arithmetic with every function that is needed as a reference.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Prints the polynomials of the library, or one of them.
pub fn minimax(root: &Path, args: &[String]) -> Result<(), String> {
    let program = compile(root, "minimax")?;
    let status = Command::new(&program).args(args).status().map_err(|e| e.to_string())?;
    if status.success() { Ok(()) } else { Err(format!("minimax: {status}")) }
}

/// Measures the library. With `--docs` the table goes into `docs/math-accuracy.md`.
pub fn accuracy(root: &Path, args: &[String]) -> Result<(), String> {
    let program = compile(root, "accuracy")?;
    let docs = args.iter().any(|a| a == "--docs");
    let mut command = Command::new(&program);
    command.args(args.iter().filter(|a| *a != "--docs"));
    if !docs {
        let status = command.status().map_err(|e| e.to_string())?;
        return if status.success() { Ok(()) } else { Err("a promise is broken, see the table".to_owned()) };
    }
    let output = command.output().map_err(|e| e.to_string())?;
    let table = String::from_utf8_lossy(&output.stdout).into_owned();
    let path = root.join("docs/math-accuracy.md");
    let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mark = "<!-- table -->\n";
    let at = text.find(mark).ok_or("the mark of the table is missing in docs/math-accuracy.md")?;
    let text = format!("{}{}", &text[..at + mark.len()], table);
    fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
    if output.status.success() { Ok(()) } else { Err("a promise is broken, see the table".to_owned()) }
}

/// Puts together a folder to be run on a machine with a GPU and nvcc: `run.sh TABLE` in it compares the library with nvcc's.
pub fn gpu(root: &Path, args: &[String]) -> Result<(), String> {
    let folder = args.first().map_or_else(|| root.join("target/math-gpu"), PathBuf::from);
    let io = |path: &Path, e: std::io::Error| format!("{}: {e}", path.display());
    fs::create_dir_all(&folder).map_err(|e| io(&folder, e))?;
    let sources = root.join("xtask/math/gpu");
    for file in ["bench.cu", "functions.def", "kernels.cu", "run.sh", "wrappers.h"] {
        fs::copy(sources.join(file), folder.join(file)).map_err(|e| io(&sources.join(file), e))?;
    }
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.current_dir(root).args(["run", "--quiet", "--package", "oxicc", "--", "--arch=sm_90"]);
    command.args(["-I", "xtask/math/gpu", "xtask/math/gpu/kernels.cu", "-o"]).arg(folder.join("ours.ptx"));
    let status = command.status().map_err(|e| format!("cannot start {command:?}: {e}"))?;
    if !status.success() {
        return Err(format!("{command:?}: {status}"));
    }
    let judge = compile(root, "accuracy")?;
    fs::copy(&judge, folder.join("accuracy")).map_err(|e| io(&judge, e))?;
    println!("run there: sh {}/run.sh TABLE.md", folder.display());
    Ok(())
}

fn compile(root: &Path, name: &str) -> Result<PathBuf, String> {
    let folder = root.join("target/xtask");
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let program = folder.join(name);
    let compiler = std::env::var("CXX").unwrap_or_else(|_| "g++".to_owned());
    let mut command = Command::new(compiler);
    // No contraction: the sources say themselves what is fused.
    // Static, because the judge also runs on the machine with the GPU.
    command
        .args(["-std=gnu++17", "-O2", "-mfma", "-ffp-contract=off", "-w", "-static", "-pthread", "-o"])
        .arg(&program);
    command.arg(root.join("xtask/math").join(name).with_extension("cpp")).arg("-lquadmath");
    let status = command.status().map_err(|e| format!("cannot start {command:?}: {e}"))?;
    if status.success() { Ok(program) } else { Err(format!("{command:?}: {status}")) }
}
