//! A CUDA toolkit on disk: which release it is.

use std::path::{Path, PathBuf};

use oxicc_arch::Toolkit;
use oxicc_frontend::preprocess::FileProvider;

use crate::files::Files;
use crate::options::PreprocessorOptions;

/// The directory with a toolkit's headers among those that are searched.
pub(crate) fn headers(files: &Files, options: &PreprocessorOptions) -> Option<PathBuf> {
    let mut dirs = options.include_dirs.iter().chain(&options.system_dirs);
    dirs.find(|d| files.has(&d.join("cuda_runtime.h"))).cloned()
}

/// The release whose headers are in a directory.
pub fn of_headers(files: &Files, dir: &Path) -> Option<Toolkit> {
    let text = files.read(dir.join("cuda_runtime_api.h").to_str()?)?;
    // The version stands near the top of a file of half a megabyte.
    of_text(&String::from_utf8_lossy(&text[..text.len().min(64 << 10)]))
}

fn of_text(text: &str) -> Option<Toolkit> {
    let define = text.lines().find_map(|line| {
        let mut words = line.split_whitespace();
        let is_define = words.next() == Some("#define") && words.next() == Some("CUDART_VERSION");
        is_define.then(|| words.next()).flatten()
    })?;
    Toolkit::from_cudart_version(define.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_a_header() {
        let of = |text: &str| of_text(text).map(|t| t.to_string());
        assert_eq!(of("/** doc */\n#define CUDART_VERSION  12040\n").as_deref(), Some("12.4"));
        assert_eq!(of("#if CUDART_VERSION < 5\n#define  CUDART_VERSION 13030\n").as_deref(), Some("13.3"));
        assert_eq!(of("#define CUDART_VERSION_STRING 3\n"), None);
        assert_eq!(of("#define CUDART_VERSION unknown\n"), None);
    }
}
