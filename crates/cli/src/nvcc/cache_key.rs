//! What an object depends on, as a hash, and where ccache finds it.
//!
//! ccache runs `nvcc -E` and takes equal texts for equal objects. That text is the device's view for one architecture: what is behind
//! `#ifndef __CUDA_ARCH__`, what other architectures see and what the environment asks for is not in it. So a tail follows it: the files
//! that only the host's view reads, as line markers, and the key of the unit, in a comment.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

use oxicc_driver::{CacheKey, Input, cache_key};

use crate::native::MessageFlags;
use crate::program::host_compiler::HostError;
use crate::program::unit::{UnitOptions, assembly_args, preprocessor_args, report};

/// The key of a unit: of its device half for each architecture, and of its host half with the tools that make machine code. The error
/// is the exit status, and has been reported.
pub fn of_unit(input: &Input, source: &Path, options: &UnitOptions) -> Result<CacheKey, u8> {
    let host = host_view(source, options).map_err(|e| report(&e))?;
    key(input, source, &host, options)
}

fn host_view(source: &Path, options: &UnitOptions) -> Result<Vec<u8>, HostError> {
    options.compiler.output(&preprocessor_args(source, options))
}

fn key(input: &Input, source: &Path, host: &[u8], options: &UnitOptions) -> Result<CacheKey, u8> {
    let mut device = String::new();
    for code in &options.codes {
        let key = cache_key(input, &options.for_device(code.target)).map_err(|failed| {
            MessageFlags::default().diagnostics(&failed);
            failed.exit_status()
        })?;
        // Writing to a string does not fail.
        let _ = writeln!(device, "{key} {code:?}");
    }
    let ptxas = options.ptxas.as_ref().map(|ptxas| (ptxas.version(), &ptxas.flags));
    let steps = assembly_args(Path::new(""), Path::new(""), options, false);
    let tools = format!("{steps:?} {ptxas:?} {}", options.device.relocatable);
    let name = source.as_os_str().as_encoded_bytes();
    Ok(CacheKey::of(&[name, device.as_bytes(), host, &options.compiler.version(), tools.as_bytes()]))
}

/// The device's view of a unit with its tail. Headers that are inside oxicc go by names that caches do not take for files.
pub fn with_tail(view: &str, input: &Input, source: &Path, options: &UnitOptions) -> Result<String, u8> {
    let mut text = String::with_capacity(view.len() + 256);
    for line in view.split_inclusive('\n') {
        match embedded_marker(line) {
            Some((before, name, after)) => {
                let _ = write!(text, "{before}<oxicc/{name}>{after}");
            }
            None => text.push_str(line),
        }
    }
    // Where the host's compiler does not preprocess the file, it does not compile it: there will be nothing to keep.
    let Ok(host) = host_view(source, options) else { return Ok(text) };
    let key = key(input, source, &host, options)?;
    let host = String::from_utf8_lossy(&host);
    let seen: BTreeSet<&str> = view.lines().filter_map(marked_file).collect();
    let unseen: BTreeSet<&str> = host.lines().filter_map(marked_file).filter(|f| !seen.contains(f)).collect();
    if !text.ends_with('\n') {
        text.push('\n');
    }
    for file in unseen {
        let _ = writeln!(text, "# 1 \"{file}\"");
    }
    let _ = writeln!(text, "// oxicc cache key: {key}");
    Ok(text)
}

/// The file that a line marker names.
fn marked_file(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("# ")?;
    let (number, rest) = rest.split_once(" \"")?;
    number.parse::<u32>().ok()?;
    let (file, _) = rest.rsplit_once('"')?;
    (!file.starts_with('<')).then_some(file)
}

/// A line marker of a header inside oxicc: what is before its name, the name, and what is behind it.
fn embedded_marker(line: &str) -> Option<(&str, &str, &str)> {
    let root = concat!("\"", "<oxicc>/");
    let at = line.strip_prefix("# ").and(line.find(root))?;
    let rest = &line[at + root.len()..];
    let end = rest.find('"')?;
    Some((&line[..=at], &rest[..end], &rest[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_markers() {
        assert_eq!(marked_file("# 12 \"a b/c.h\" 1 3"), Some("a b/c.h"));
        assert_eq!(marked_file("# 1 \"<built-in>\""), None);
        assert_eq!(marked_file("#pragma once \"x\""), None);
        assert_eq!(
            embedded_marker("# 1 \"<oxicc>/crt/dim3.h\" 1 3\n"),
            Some(("# 1 \"", "crt/dim3.h", "\" 1 3\n"))
        );
        assert_eq!(embedded_marker("# 1 \"x.h\" 1\n"), None);
    }
}
