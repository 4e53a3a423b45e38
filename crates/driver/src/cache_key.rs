//! A stable hash of what determines an output.

use std::collections::BTreeSet;
use std::fmt;

use oxicc_frontend::preprocess::FileProvider;
use sha2::{Digest, Sha256};

use crate::compile::{Compilation, Emit, compile};
use crate::input::{Input, InputKind};
use crate::options::{MathLibrary, Options};

/// Names an output by its inputs: equal keys mean equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CacheKey([u8; 32]);

impl CacheKey {
    /// Hashes a text (of CUDA C++ the preprocessed one, which has every header that was read and the macros carried out), that of the
    /// math library where it is not our own, and the options that matter behind the preprocessor.
    pub fn new(name: &str, text: &[u8], library: &[u8], options: &Options) -> CacheKey {
        let version = env!("CARGO_PKG_VERSION").as_bytes();
        CacheKey::of(&[version, name.as_bytes(), options.fingerprint().as_bytes(), text, library])
    }

    /// Hashes parts: what belongs to one is not taken for a part of the next.
    pub fn of(parts: &[&[u8]]) -> CacheKey {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        CacheKey(hash.finalize().into())
    }

    /// The key as bytes.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// The key of an input: a hash of its text, of the headers it reads, of the options and of the version of this crate. CUDA C++ is
/// preprocessed for that; if that fails, so would the compilation, and how it went is the error.
pub fn cache_key(input: &Input, options: &Options) -> Result<CacheKey, Box<Compilation>> {
    let library = match &options.library {
        MathLibrary::File(path) => path.to_str().and_then(|path| options.files.read(path)),
        _ => None,
    };
    let library = library.as_deref().unwrap_or_default();
    let key = |text: &[u8]| {
        let key = CacheKey::new(&input.name, text, library, options);
        if options.source_in_ptx { with_shown_files(key, text, options) } else { key }
    };
    // The other languages include nothing.
    if !matches!(input.kind, InputKind::Cuda | InputKind::Cxx | InputKind::CxxOrCuda) {
        return Ok(key(&input.text));
    }
    let done = compile(input, options, Emit::Preprocessed);
    match &done.output {
        Some(text) => Ok(key(text.as_bytes())),
        None => Err(Box::new(done)),
    }
}

/// The key of an output that shows lines of the files which preprocessed text names in its line markers.
fn with_shown_files(key: CacheKey, text: &[u8], options: &Options) -> CacheKey {
    let text = String::from_utf8_lossy(text);
    let names: BTreeSet<&str> =
        text.lines().filter(|l| l.starts_with('#')).filter_map(|l| l.split('"').nth(1)).collect();
    let files: Vec<_> = names.into_iter().filter_map(|name| options.files.read(name)).collect();
    let mut parts: Vec<&[u8]> = vec![key.as_bytes()];
    parts.extend(files.iter().map(|file| &file[..]));
    CacheKey::of(&parts)
}

/// In hexadecimal, as a file name for example.
impl fmt::Display for CacheKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for CacheKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CacheKey({self})")
    }
}
