//! Running ptxas and LLVM's verifier.

use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use oxicc::Target;

/// Asks ptxas whether it accepts the PTX for an architecture. What was accepted once is remembered, so that running the tests
/// again costs nothing where the PTX did not change.
pub fn ptxas(tool: &Path, ptx: &str, target: Target) -> Result<(), String> {
    remembered(tool, target.name(), ptx, || {
        let input = temporary("ptx", ptx)?;
        // At level 0 ptxas still checks everything but is several times faster.
        let mut command = Command::new(tool);
        command.args(["-O0", "-arch", target.name(), "-o"]).arg(null_device()).arg(&input.0);
        run(command, "ptxas")
    })
}

/// Asks LLVM's verifier whether it accepts the IR.
pub fn verify_llvm(tool: &Path, ir: &str) -> Result<(), String> {
    remembered(tool, "verify", ir, || {
        let input = temporary("ll", ir)?;
        let mut command = Command::new(tool);
        command.args(["-passes=verify", "-disable-output"]).arg(&input.0);
        run(command, "opt -passes=verify")
    })
}

/// clang 19 with the headers it needs to read CUDA.
#[derive(Clone, Debug)]
pub struct Clang {
    pub program: PathBuf,
    /// The reference toolkit, for its headers and its math library.
    pub toolkit: PathBuf,
}

impl Clang {
    pub fn find() -> Option<Clang> {
        let toolkit = oxicc_reference::Toolchain::find()?.root().to_owned();
        Some(Clang { program: oxicc_reference::llvm_tool("clang++")?, toolkit })
    }
}

fn run(mut command: Command, name: &str) -> Result<(), String> {
    let output = command.stdin(Stdio::null()).output().map_err(|e| format!("cannot start {name}: {e}"))?;
    if output.status.success() {
        return Ok(());
    }
    let text =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let first: Vec<&str> = text.lines().take(12).collect();
    Err(format!("{name}: {}\n{}", output.status, first.join("\n")))
}

/// A file that is removed when it goes out of scope.
struct Temporary(PathBuf);

impl Drop for Temporary {
    fn drop(&mut self) {
        // A leftover in the temporary directory does no harm.
        let _ = fs::remove_file(&self.0);
    }
}

fn temporary(extension: &str, contents: &str) -> Result<Temporary, String> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let path = env::temp_dir().join(format!("oxicc-test-{}-{number}.{extension}", std::process::id()));
    fs::write(&path, contents).map_err(|e| format!("{}: {e}", path.display()))?;
    Ok(Temporary(path))
}

fn null_device() -> &'static str {
    "/dev/null"
}

/// Runs the check unless the same tool accepted the same text before.
fn remembered(
    tool: &Path,
    mode: &str,
    text: &str,
    check: impl FnOnce() -> Result<(), String>,
) -> Result<(), String> {
    let mut hasher = DefaultHasher::new();
    // The tool's size and time of change stand for its version.
    let version = fs::metadata(tool).map(|m| (m.len(), m.modified().ok())).ok();
    (tool, version, mode, text).hash(&mut hasher);
    let dir = oxicc_reference::workspace_root().join("target/accepted");
    let mark = dir.join(format!("{:016x}", hasher.finish()));
    if mark.exists() {
        return Ok(());
    }
    check()?;
    // Only a cache: if it cannot be written the check runs again next time.
    let _ = fs::create_dir_all(&dir).and_then(|()| fs::write(&mark, ""));
    Ok(())
}
