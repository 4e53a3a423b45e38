//! Outputs compared with files beside the case: `saxpy.cu` at -O0 has `saxpy.O0.expected.ptx`.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use oxicc::OptLevel;

use crate::case::Snapshot;

/// True for expectation files, which are no cases themselves.
pub fn is_snapshot(path: &Path) -> bool {
    path.file_stem().and_then(|s| s.to_str()).is_some_and(|s| s.ends_with(".expected"))
}

fn path_of(case: &Path, snapshot: Snapshot, level: OptLevel) -> PathBuf {
    let extension = match snapshot {
        Snapshot::Ptx => format!("{level:?}.expected.ptx"),
        Snapshot::Llvm => format!("{level:?}.expected.ll"),
        Snapshot::Preprocessed => "expected.ii".to_owned(),
        Snapshot::Diagnostics => "expected.txt".to_owned(),
    };
    case.with_extension(extension)
}

/// Compares the output with its file; with `BLESS=1` writes the file instead.
pub fn compare(case: &Path, snapshot: Snapshot, level: OptLevel, output: &str) -> Result<(), String> {
    let path = path_of(case, snapshot, level);
    if env::var("BLESS").is_ok_and(|v| v == "1") {
        return fs::write(&path, output).map_err(|e| format!("{}: {e}", path.display()));
    }
    let expected = fs::read_to_string(&path)
        .map_err(|e| format!("{}: {e}; `cargo xtask bless` writes it", path.display()))?;
    if expected == output {
        return Ok(());
    }
    let line = expected.lines().zip(output.lines()).position(|(e, o)| e != o);
    let line = line.unwrap_or_else(|| expected.lines().count().min(output.lines().count()));
    let show = |text: &str| text.lines().nth(line).unwrap_or("the end").to_owned();
    Err(format!(
        "{}:{}: differs (`cargo xtask bless` accepts it)\n- {}\n+ {}",
        path.display(),
        line + 1,
        show(&expected),
        show(output)
    ))
}
