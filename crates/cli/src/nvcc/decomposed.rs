//! A compilation as two commands, which `--dryrun` prints: sccache runs what it finds there, and keeps what `cicc` makes.
//!
//! ```text
//! nvcc -E -D__CUDACC__ -o a.cpp1.ii --oxicc-unit=WORDS        the view of the unit, with its key
//! cicc --oxicc-unit=WORDS a.cpp1.ii -o a.o                    the object
//! ```
//!
//! The second goes by the key in the text of the first: its input, its words and the program are what sccache hashes. It runs in a directory of sccache's, so
//! the words begin with the one that the command line was given in. They are one word, because sccache would read them otherwise.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::options::Invocation;
use crate::native::say;

/// The flag that carries the words of a command line.
const FLAG: &str = "--oxicc-unit=";

/// A command line of nvcc that stands inside another one.
pub struct Unit {
    pub directory: PathBuf,
    pub words: Vec<OsString>,
    /// `-o` of the command around it.
    pub output: Option<PathBuf>,
    /// The view is asked for, and not the object.
    pub view: bool,
}

impl Unit {
    /// The unit that the arguments of `nvcc` or `cicc` carry, if they do.
    pub fn of(args: &[OsString]) -> Option<Unit> {
        let words = args.iter().find_map(|a| a.to_str()?.strip_prefix(FLAG))?;
        let mut words = words.split(',').map(decoded);
        let directory = PathBuf::from(words.next()??);
        let output = args.iter().position(|a| a == "-o").and_then(|at| args.get(at + 1)).map(PathBuf::from);
        Some(Unit {
            directory,
            words: words.map(|w| w.map(OsString::from)).collect::<Option<_>>()?,
            output,
            view: args.iter().any(|a| a == "-E"),
        })
    }
}

/// Prints the two commands. `top` is the toolkit's directory.
pub fn describe(top: &Path, source: &Path, object: &Path, invocation: &Invocation, given: &[OsString]) {
    let directory = crate::working_directory();
    let mut words = vec![encoded(&directory)];
    words.extend(without_listing(given).iter().map(|w| encoded(w)));
    let flag = format!("{FLAG}{}", words.join(","));
    let view = Path::new(source.file_stem().unwrap_or_default()).with_extension("cpp1.ii");
    let view = invocation.keep_dir.as_ref().map_or(view.clone(), |dir| dir.join(view));
    let (view, object) = (view.display(), Path::new(&directory).join(object));
    say(format_args!(
        "#$ \"{top}/bin/nvcc\" -E -D__CUDACC__ -o \"{view}\" {flag}\n#$ \"{top}/nvvm/bin/cicc\" {flag} \"{view}\" -o \"{}\"\n",
        object.display(),
        top = top.display(),
    ));
}

/// The words without those that ask for a list of steps, or for intermediate files.
fn without_listing(given: &[OsString]) -> Vec<String> {
    let mut words = given.iter().map(|w| w.to_string_lossy().into_owned());
    let mut kept = Vec::new();
    while let Some(word) = words.next() {
        match word.trim_start_matches('-') {
            _ if !word.starts_with('-') => kept.push(word),
            "dryrun" | "keep" | "save-temps" => {}
            "keep-dir" => drop(words.next()),
            name if name.starts_with("keep-dir=") => {}
            _ => kept.push(word),
        }
    }
    kept
}

/// A word with nothing in it that a shell, or the list around it, would read.
fn encoded(word: &str) -> String {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b"-_./=:+".contains(&b);
    word.bytes().map(|b| if plain(b) { char::from(b).to_string() } else { format!("%{b:02x}") }).collect()
}

fn decoded(word: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(word.len());
    let mut rest = word;
    while let Some((before, after)) = rest.split_once('%') {
        bytes.extend_from_slice(before.as_bytes());
        bytes.push(u8::from_str_radix(after.get(..2)?, 16).ok()?);
        rest = &after[2..];
    }
    bytes.extend_from_slice(rest.as_bytes());
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_survive() {
        for word in ["", "a.cu", "-DX=\"a, b\"", "100%", "é$x`y'", "a b"] {
            let text = encoded(word);
            assert!(!text.contains([' ', ',', '"', '$', '\'']), "{text}");
            assert_eq!(decoded(&text).as_deref(), Some(word));
        }
        assert_eq!(decoded("%4"), None);
        assert_eq!(decoded("%zz"), None);
        assert_eq!(decoded("%ff"), None);
    }

    #[test]
    fn what_asks_for_a_list_is_left_out() {
        let given = ["-c", "a.cu", "--dryrun", "--keep", "--keep-dir", "/t", "-keep-dir=x", "-o", "keep"];
        let given: Vec<OsString> = given.map(OsString::from).to_vec();
        assert_eq!(without_listing(&given), ["-c", "a.cu", "-o", "keep"]);
    }

    #[test]
    fn a_command_that_carries_a_unit() {
        let args = ["--oxicc-unit=/d,-c,a%2cb.cu", "x_0.cpp1.ii", "-o", "/d/a.o"].map(OsString::from);
        let unit = Unit::of(&args).unwrap();
        assert_eq!(unit.words, ["-c", "a,b.cu"]);
        assert_eq!((unit.output, unit.view), (Some("/d/a.o".into()), false));
        assert!(Unit::of(&["-c".into()]).is_none());
    }
}
