//! Files that are written, and those that must not be.

use std::path::Path;

use oxicc_driver::{Compilation, same_file};

/// Extensions of what nvcc writes and oxicc does not; a name without any is that of a program.
const NOT_PTX: &[&str] = &["", "o", "obj", "out", "exe", "so", "a", "cubin", "fatbin"];

/// Refuses outputs that are the input or each other; of standard output, `-`, there is only one, too.
pub fn check<'a>(input: &Path, outputs: impl IntoIterator<Item = (&'a str, &'a Path)>) -> Result<(), String> {
    let mut seen: Vec<(&str, &Path)> = Vec::new();
    for (option, path) in outputs {
        let is_stdout = path.as_os_str() == "-";
        if !is_stdout && input.as_os_str() != "-" && same_file(input, path) {
            return Err(format!("{option} {} is the input, which would be lost", path.display()));
        }
        if let Some((other, _)) =
            seen.iter().find(|(_, known)| *known == path || !is_stdout && same_file(known, path))
        {
            return Err(match is_stdout {
                true => format!("{option} and {other} cannot both be on standard output"),
                false => format!("{option} {} is the file of {other}, too", path.display()),
            });
        }
        seen.push((option, path));
    }
    Ok(())
}

/// Refuses an output that the compilation has read.
pub fn check_headers(compilation: &Compilation, path: &Path) -> Result<(), String> {
    match compilation.dependencies.iter().any(|d| same_file(Path::new(&d.path), path)) {
        true => Err(format!("{} was read as a header and would be lost", path.display())),
        false => Ok(()),
    }
}

/// What to say about an output whose name promises something else than PTX.
pub fn note_about(path: &Path) -> Option<String> {
    let extension = path.extension().map(|e| e.to_string_lossy().to_ascii_lowercase()).unwrap_or_default();
    let is_device = path.starts_with("/dev") || path.as_os_str() == "-";
    (!is_device && NOT_PTX.contains(&extension.as_str())).then(|| {
        format!("{} is PTX of the device code; `oxicc build` makes programs and object files", path.display())
    })
}
