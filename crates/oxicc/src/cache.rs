//! A stable hash of what determines an output.

use std::fmt;

use oxicc_driver::Options;
use sha2::{Digest, Sha256};

/// Names an output by its inputs: equal keys mean equal bytes. Made by [`Compiler::cache_key`](crate::Compiler::cache_key).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CacheKey([u8; 32]);

impl CacheKey {
    /// The key as bytes.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
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

/// Hashes a text (of CUDA C++ the preprocessed one, which has every header that was read and the macros carried out), that of the
/// math library where it is not our own, and the options that matter behind the preprocessor.
pub(crate) fn key(name: &str, text: &[u8], library: &[u8], options: &Options) -> CacheKey {
    let mut hash = Sha256::new();
    let mut part = |bytes: &[u8]| {
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(bytes);
    };
    part(env!("CARGO_PKG_VERSION").as_bytes());
    part(name.as_bytes());
    part(options.fingerprint().as_bytes());
    part(text);
    part(library);
    CacheKey(hash.finalize().into())
}
