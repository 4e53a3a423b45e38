//! Where headers come from: what is embedded, and what the caller gives access to.

use std::fmt;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use oxicc_frontend::preprocess::FileProvider;
use oxicc_source::SourceText;

/// The files a compilation may read. Embedded headers (below [`oxicc_headers::ROOT`]) are always there; the default has
/// nothing else, so that a compilation depends on its arguments alone.
#[derive(Clone, Default)]
pub struct Files {
    provider: Option<Arc<dyn FileProvider + Send + Sync>>,
}

impl Files {
    /// The file system of this machine.
    pub fn disk() -> Files {
        Files::from_provider(Disk)
    }

    /// What a provider has, by exact path.
    pub fn from_provider(provider: impl FileProvider + Send + Sync + 'static) -> Files {
        Files { provider: Some(Arc::new(provider)) }
    }

    /// Whether there is a file with this path.
    pub(crate) fn has(&self, path: &Path) -> bool {
        path.to_str().is_some_and(|path| self.exists(path))
    }
}

impl fmt::Debug for Files {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.provider.is_some() { "Files(provider)" } else { "Files(embedded)" })
    }
}

impl FileProvider for Files {
    fn read(&self, path: &str) -> Option<SourceText> {
        match embedded_name(path) {
            Some(name) => oxicc_headers::get(name).map(SourceText::from),
            None => self.provider.as_ref()?.read(path),
        }
    }

    fn exists(&self, path: &str) -> bool {
        match embedded_name(path) {
            Some(name) => oxicc_headers::get(name).is_some(),
            None => self.provider.as_ref().is_some_and(|p| p.exists(path)),
        }
    }

    fn identity(&self, path: &str) -> Option<u64> {
        self.provider.as_ref()?.identity(path)
    }
}

fn embedded_name(path: &str) -> Option<&str> {
    path.strip_prefix(oxicc_headers::ROOT)?.strip_prefix('/')
}

/// The file system.
struct Disk;

impl FileProvider for Disk {
    fn read(&self, path: &str) -> Option<SourceText> {
        fs::read(path).ok().map(SourceText::from)
    }

    fn exists(&self, path: &str) -> bool {
        Path::new(path).is_file()
    }

    #[cfg(unix)]
    fn identity(&self, path: &str) -> Option<u64> {
        use std::os::unix::fs::MetadataExt;
        let metadata = fs::metadata(path).ok()?;
        // Inode numbers are unique on a device; devices differ in few bits.
        Some(metadata.ino() ^ metadata.dev().rotate_left(48))
    }
}
