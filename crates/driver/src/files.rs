//! Where headers come from: the file system.

use std::fs;

use oxicc_frontend::preprocess::FileProvider;
use oxicc_source::SourceText;

/// Files by their path.
pub(crate) struct Files;

impl FileProvider for Files {
    fn read(&self, path: &str) -> Option<SourceText> {
        fs::read(path).ok().map(SourceText::from)
    }
}
