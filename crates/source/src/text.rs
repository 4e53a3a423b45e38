//! The bytes of a source file, shared without copying.

use std::ops::Deref;
use std::sync::Arc;

/// File contents: embedded in the program, or read and shared. Not necessarily valid UTF-8; the lexer says so if not.
#[derive(Clone, Debug)]
pub enum SourceText {
    Static(&'static [u8]),
    /// Behind two pointers, so that what was read needs not be moved.
    Shared(Arc<Vec<u8>>),
}

impl Deref for SourceText {
    type Target = [u8];

    #[inline]
    fn deref(&self) -> &[u8] {
        match self {
            SourceText::Static(bytes) => bytes,
            SourceText::Shared(bytes) => bytes,
        }
    }
}

impl From<&str> for SourceText {
    fn from(text: &str) -> SourceText {
        text.as_bytes().into()
    }
}

impl From<String> for SourceText {
    fn from(text: String) -> SourceText {
        text.into_bytes().into()
    }
}

impl From<&[u8]> for SourceText {
    fn from(bytes: &[u8]) -> SourceText {
        bytes.to_vec().into()
    }
}

impl From<Vec<u8>> for SourceText {
    fn from(bytes: Vec<u8>) -> SourceText {
        SourceText::Shared(Arc::new(bytes))
    }
}

impl From<Arc<str>> for SourceText {
    fn from(text: Arc<str>) -> SourceText {
        text.as_bytes().into()
    }
}
