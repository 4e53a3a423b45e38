//! Writing results: a file is either complete or not there.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process;

/// Writes beside the destination and renames, so that no reader ever sees half a file. A destination that is not a regular
/// file (`/dev/stdout`, a pipe) is written directly.
///
/// An older result is removed first: ext4 takes a rename onto a file as a wish to have the new one on the disk at once,
/// and waiting for the disk's queue takes longer than a small compile.
pub fn write_atomically(path: &Path, contents: &[u8]) -> io::Result<()> {
    let older = fs::symlink_metadata(path);
    if older.as_ref().is_ok_and(|m| !m.is_file()) && fs::metadata(path).is_ok_and(|m| !m.is_file()) {
        return fs::write(path, contents);
    }
    let temporary = temporary_beside(path);
    let written = fs::write(&temporary, contents).and_then(|()| {
        if older.is_ok_and(|m| m.is_file()) {
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

fn temporary_beside(path: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}.tmp", process::id()));
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
}
