//! What tests of whole programs share.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, process};

/// A directory for files, gone with the value.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = env::temp_dir().join(format!("oxicc-{name}-{}", process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn file(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).unwrap();
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

pub fn has_compiler() -> bool {
    let found = ["c++", "g++", "clang++"].iter().any(|c| Command::new(c).arg("--version").output().is_ok());
    if !found {
        oxicc_reference::skip("no C++ compiler");
    }
    found
}
