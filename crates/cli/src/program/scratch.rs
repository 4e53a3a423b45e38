//! A directory for the files of one build, which goes away with it, or with an interrupt.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, io, process};

use super::interrupt;

pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub fn new() -> io::Result<Scratch> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        // A directory of that name may be left from a process that was killed.
        loop {
            let number = COUNT.fetch_add(1, Ordering::Relaxed);
            let path = env::temp_dir().join(format!("oxicc-{}-{number}", process::id()));
            match fs::create_dir(&path) {
                Ok(()) => {
                    interrupt::remove_too(&path);
                    return Ok(Scratch(path));
                }
                Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
                Err(e) => return Err(io::Error::new(e.kind(), format!("{}: {e}", path.display()))),
            }
        }
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // Nobody to tell, and nothing to do about it.
        let _ = fs::remove_dir_all(&self.0);
        interrupt::forget(&self.0);
    }
}
