//! Where headers come from: the file system, and what is embedded.

use std::fs;

use oxicc_frontend::preprocess::FileProvider;
use oxicc_source::SourceText;

/// Files by their path; those below [`oxicc_headers::ROOT`] are embedded.
pub(crate) struct Files;

impl FileProvider for Files {
    fn read(&self, path: &str) -> Option<SourceText> {
        match embedded_name(path) {
            Some(name) => oxicc_headers::get(name).map(SourceText::from),
            None => fs::read(path).ok().map(SourceText::from),
        }
    }

    #[cfg(unix)]
    fn identity(&self, path: &str) -> Option<u64> {
        use std::os::unix::fs::MetadataExt;
        let metadata = fs::metadata(path).ok()?;
        // Inode numbers are unique on a device; devices differ in few bits.
        Some(metadata.ino() ^ metadata.dev().rotate_left(48))
    }
}

fn embedded_name(path: &str) -> Option<&str> {
    path.strip_prefix(oxicc_headers::ROOT)?.strip_prefix('/')
}
