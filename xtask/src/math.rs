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

/// Measures the library on the host.
pub fn accuracy(root: &Path, args: &[String]) -> Result<(), String> {
    let program = compile(root, "accuracy")?;
    let status = Command::new(&program).args(args).status().map_err(|e| e.to_string())?;
    if status.success() { Ok(()) } else { Err("a promise is broken, see the table".to_owned()) }
}

/// Writes what `run.sh` of [`gpu`] measured, `FOLDER/table.md` and `FOLDER/table.md.double`, into the documents.
pub fn docs(root: &Path, args: &[String]) -> Result<(), String> {
    let folder = PathBuf::from(args.first().ok_or("where are the tables?")?);
    let read = |path: PathBuf| fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()));
    let table = read(folder.join("table.md"))?;
    after_mark(&root.join("docs/results/math-speed.md"), "<!-- table -->\n", &table)?;
    let double = read(folder.join("table.md.double"))?;
    let path = root.join("docs/results/math-accuracy.md");
    after_mark(&path, "<!-- table -->\n", &format!("{}\n## Double precision\n\n{double}", single(&table)))
}

/// The rows of the table that are about errors of single-precision functions.
fn single(table: &str) -> String {
    let mut out =
        "| function | difference, ulp | nvcc's, ulp | CUDA promises | arguments |\n|---|---|---|---|---|\n"
            .to_owned();
    for line in table.lines().filter(|l| l.starts_with("| ")).skip(1) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [name, ours, theirs, promise, ..] = cells[..] else { continue };
        if promise.contains("from nvcc's") {
            continue;
        }
        let (promise, arguments) = match promise.strip_suffix("(random)") {
            Some(promise) => (promise.trim(), "2^28 random"),
            None => (promise, "all 2^32"),
        };
        out.push_str(&format!("| {name} | {ours} | {theirs} | {promise} | {arguments} |\n"));
    }
    out
}

/// Replaces all of a document behind a mark.
fn after_mark(path: &Path, mark: &str, text: &str) -> Result<(), String> {
    let old = fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let at = old.find(mark).ok_or_else(|| format!("the mark is missing in {}", path.display()))?;
    fs::write(path, format!("{}{text}", &old[..at + mark.len()]))
        .map_err(|e| format!("{}: {e}", path.display()))
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
    command.current_dir(root).args(["run", "--quiet", "--package", "oxicc-cli", "--", "--arch=sm_90"]);
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

#[cfg(test)]
mod tests {
    use super::single;

    #[test]
    fn rows_about_errors_are_taken_over() {
        let table = "| function | ours |\n|---|---|\n| expf | 2 | 2 | 2  | 0 / 0 | 359.8 | 1.00 |\n\
                     | powf | 2 | 1 | 4 (random) | 0 / 0 | 258.4 | 1.06 |\n| exp | 1 | 0 | 2 (from nvcc's) | 0 / 0 |\n\nMeans.\n";
        let rows: Vec<String> = single(table).lines().skip(2).map(str::to_owned).collect();
        assert_eq!(rows, ["| expf | 2 | 2 | 2 | all 2^32 |", "| powf | 2 | 1 | 4 | 2^28 random |"]);
    }
}
