//! Writing results: a file is either complete or not there.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU64, Ordering};

/// Writes beside the destination and renames, so that no reader ever sees half a file. Symbolic links are followed and the
/// file's mode is kept. A destination that is not a regular file (`/dev/stdout`, a pipe), or whose directory takes no new
/// files, is written directly.
///
/// An older result is removed first: ext4 takes a rename onto a file as a wish to have the new one on the disk at once,
/// and waiting for the disk's queue takes longer than a small compile.
pub fn write_atomically(path: &Path, contents: &[u8]) -> io::Result<()> {
    let older = fs::metadata(path);
    if older.as_ref().is_ok_and(|m| !m.is_file()) {
        return fs::write(path, contents);
    }
    let is_link = fs::symlink_metadata(path).is_ok_and(|m| m.is_symlink());
    let followed = if is_link { Some(follow(path)?) } else { None };
    let path = followed.as_deref().unwrap_or(path);
    let temporary = temporary_beside(path);
    let written = match (fs::write(&temporary, contents), &older) {
        (Err(e), Ok(_)) if e.kind() == io::ErrorKind::PermissionDenied => return fs::write(path, contents),
        (written, _) => written,
    };
    let written = written.and_then(|()| {
        if let Ok(older) = older {
            fs::set_permissions(&temporary, older.permissions())?;
            fs::remove_file(path)?;
        }
        fs::rename(&temporary, path)
    });
    if written.is_err() {
        // The original error is what matters.
        let _ = fs::remove_file(&temporary);
    }
    written
}

/// Where a chain of symbolic links ends, even if nothing is there yet.
fn follow(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    // As many as Linux follows.
    for _ in 0..40 {
        match fs::read_link(&path) {
            Ok(target) => path = path.parent().unwrap_or(Path::new("")).join(target),
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other("too many levels of symbolic links"))
}

/// Whether two names are those of one file; a file that is not there is no other's.
pub fn same_file(a: &Path, b: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        if let (Ok(a), Ok(b)) = (fs::metadata(a), fs::metadata(b)) {
            return a.is_file() && (a.dev(), a.ino()) == (b.dev(), b.ino());
        }
    }
    matches!((fs::canonicalize(a), fs::canonicalize(b)), (Ok(a), Ok(b)) if a == b && a.is_file())
}

fn temporary_beside(path: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    // Threads of a process may write the same file at once.
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    name.push(format!(".{}.{}.tmp", process::id(), NUMBER.fetch_add(1, Ordering::Relaxed)));
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use std::env;

    use super::*;

    #[test]
    fn a_failed_write_leaves_nothing() {
        let dir = env::temp_dir().join(format!("oxicc-output-{}", process::id()));
        fs::create_dir_all(&dir).unwrap();
        let path = dir.join("a.ptx");
        write_atomically(&path, b"one").unwrap();
        write_atomically(&path, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert!(write_atomically(&dir.join("absent/a.ptx"), b"x").is_err());
        assert_eq!(fs::read_dir(&dir).unwrap().count(), 1);
        fs::remove_dir_all(&dir).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn links_and_modes_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let dir = env::temp_dir().join(format!("oxicc-links-{}", process::id()));
        fs::create_dir_all(&dir).unwrap();
        let (file, link, dangling) = (dir.join("a.ptx"), dir.join("link.ptx"), dir.join("new.ptx"));
        fs::write(&file, "one").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
        symlink("a.ptx", &link).unwrap();
        symlink("absent.ptx", &dangling).unwrap();
        write_atomically(&link, b"two").unwrap();
        write_atomically(&dangling, b"three").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(&file).unwrap(), b"two");
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(fs::read(dir.join("absent.ptx")).unwrap(), b"three");
        assert!(same_file(&file, &link) && !same_file(&file, &dangling));
        assert!(!same_file(&file, &dir.join("none")));
        fs::remove_dir_all(&dir).unwrap();
    }
}
