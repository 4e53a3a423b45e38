//! Where headers come from: what is embedded, and what the caller gives access to.

use std::fmt;
use std::fs;
use std::path::Path;
use std::sync::Arc;
#[cfg(unix)]
use std::time::Duration;

use oxicc_frontend::preprocess::{FileProvider, FileVersion};
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

    fn version(&self, path: &str) -> FileVersion {
        match (embedded_name(path), &self.provider) {
            (None, Some(provider)) => provider.version(path),
            _ => self.read(path).map_or(FileVersion::Absent, FileVersion::Text),
        }
    }

    fn identity(&self, path: &str) -> Option<u64> {
        self.provider.as_ref()?.identity(path)
    }
}

fn embedded_name(path: &str) -> Option<&str> {
    path.strip_prefix(oxicc_headers::ROOT)?.strip_prefix('/')
}

/// The times of a file tell its versions apart if the last change is this long ago.
#[cfg(unix)]
const SETTLED: Duration = Duration::from_secs(3);

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
    fn version(&self, path: &str) -> FileVersion {
        use std::os::unix::fs::MetadataExt;
        use std::time::SystemTime;
        let Ok(metadata) = fs::metadata(path) else { return FileVersion::Absent };
        if !metadata.is_file() {
            return self.read(path).map_or(FileVersion::Absent, FileVersion::Text);
        }
        // A file that has just been written may be written again within one tick of the file system's clock: then its times do not tell.
        let age = metadata.modified().ok().and_then(|t| SystemTime::now().duration_since(t).ok());
        let changed = SystemTime::UNIX_EPOCH + Duration::from_secs(metadata.ctime().max(0) as u64);
        let since_change = SystemTime::now().duration_since(changed).unwrap_or_default();
        if age.is_none_or(|age| age < SETTLED) || since_change < SETTLED {
            return self.read(path).map_or(FileVersion::Absent, FileVersion::Text);
        }
        let time = |seconds: i64, nanoseconds: i64| (seconds as u64) << 30 | nanoseconds as u64;
        FileVersion::Stamp([
            metadata.dev(),
            metadata.ino(),
            metadata.len(),
            time(metadata.mtime(), metadata.mtime_nsec()),
            time(metadata.ctime(), metadata.ctime_nsec()),
            u64::from(metadata.mode()),
        ])
    }

    #[cfg(unix)]
    fn identity(&self, path: &str) -> Option<u64> {
        use std::os::unix::fs::MetadataExt;
        let metadata = fs::metadata(path).ok()?;
        // Inode numbers are unique on a device; devices differ in few bits.
        Some(metadata.ino() ^ metadata.dev().rotate_left(48))
    }
}
