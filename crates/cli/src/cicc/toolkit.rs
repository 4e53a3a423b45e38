//! Which CUDA toolkit we stand in: asked only for inputs whose text does not say it.

use std::env;
use std::path::{Path, PathBuf};

use oxicc_driver::{Files, Toolkit, toolkit_of_headers};

/// The toolkit of the headers that the text's line markers name, of the environment that nvcc sets, of the place we were started
/// from, or the oldest that has all the flags, if they are new ones.
pub fn around(text: Option<&[u8]>, oldest: (u8, u8)) -> Option<Toolkit> {
    let marked = text.and_then(marked_headers).into_iter();
    let set = ["TOP", "CUDA_ROOT"].into_iter().filter_map(env::var_os).map(|r| Path::new(&r).join("include"));
    // <root>/nvvm/bin/cicc, before links are resolved: in a copy made of links, it is the copy that counts.
    let started = env::args_os().next().and_then(|a| Some(Path::new(&a).ancestors().nth(3)?.join("include")));
    let disk = Files::disk();
    let found = marked.chain(set).chain(started).find_map(|dir| toolkit_of_headers(&disk, &dir));
    let by_flags = || Toolkit::from_version(oldest.0, oldest.1).filter(|t| *t > Toolkit::ASSUMED);
    found.or_else(by_flags)
}

/// The directory of the runtime's header, if a line marker in the text names it.
fn marked_headers(text: &[u8]) -> Option<PathBuf> {
    const NAME: &[u8] = b"/cuda_runtime_api.h\"";
    let at = memchr::memmem::find(text, NAME)?;
    let start = text[..at].iter().rposition(|b| *b == b'"')? + 1;
    let is_marker = text[..start].rsplit(|b| *b == b'\n').next().is_some_and(|line| line.starts_with(b"# "));
    let dir = std::str::from_utf8(&text[start..at]).ok()?;
    is_marker.then(|| PathBuf::from(dir))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_named_by_line_markers() {
        let text = b"# 1 \"x.cu\"\n# 1 \"/t/include/cuda_runtime_api.h\" 1\nint x;\n";
        assert_eq!(marked_headers(text), Some(PathBuf::from("/t/include")));
        assert_eq!(marked_headers(b"const char *s = \"/t/include/cuda_runtime_api.h\";"), None);
        assert_eq!(marked_headers(b"int x;"), None);
    }
}
