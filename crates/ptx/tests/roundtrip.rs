//! Reading what was printed gives back the same model, and the checker has nothing to say, for hand-written
//! files and for a corpus of any PTX.
//!
//! `OXICC_PTX_CORPUS=dir cargo test -p oxicc-ptx` adds every `.ptx` file below a directory.

use std::path::{Path, PathBuf};

use oxicc_arch::Dialect;
use oxicc_ptx::{check_module, parse_module, parse_module_with_positions, print_module};

fn ptx_files(dir: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(dir) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            ptx_files(&path, out);
        } else if path.extension().is_some_and(|e| e == "ptx") {
            out.push(path);
        }
    }
    out.sort();
}

fn check(path: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let first = parse_module(&text).map_err(|e| format!("{}:{e}", path.display()))?;
    for dialect in [Dialect::N7, Dialect::N20] {
        let printed = print_module(&first, dialect);
        let second = parse_module(&printed)
            .map_err(|e| format!("{}: printed text does not parse: {e}\n{printed}", path.display()))?;
        if first != second {
            return Err(format!("{}: {dialect:?}: printed text means something else", path.display()));
        }
    }
    let (module, positions) = parse_module_with_positions(&text).map_err(|e| e.to_string())?;
    match check_module(&module).first() {
        Some(error) => {
            let line = error.position(&positions, &text).map_or(0, |p| p.line);
            Err(format!("{}:{line}: {}", path.display(), error.message))
        }
        None => Ok(()),
    }
}

fn check_all(files: &[PathBuf]) {
    let errors: Vec<String> = files.iter().filter_map(|f| check(f).err()).collect();
    assert!(errors.is_empty(), "{} of {} files:\n{}", errors.len(), files.len(), errors.join("\n"));
}

#[test]
fn handwritten_files() {
    let mut files = Vec::new();
    ptx_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ptx"), &mut files);
    assert!(!files.is_empty());
    check_all(&files);
}

#[test]
fn corpus() {
    let Some(dir) = std::env::var_os("OXICC_PTX_CORPUS") else { return };
    let mut files = Vec::new();
    ptx_files(Path::new(&dir), &mut files);
    check_all(&files);
}
