//! The files that a host compiler needs beside the program: our headers and the runtime library.
//!
//! The command carries them inside. They are written once into a directory of the user's cache, named after their contents, so that
//! versions of oxicc do not disturb each other.

use std::path::{Path, PathBuf};
use std::{env, fs, io, process};

use sha2::{Digest, Sha256};

/// Where they are.
#[derive(Clone)]
pub(crate) struct Support {
    pub include: PathBuf,
    pub library: PathBuf,
}

const ARCHIVE: &str = "lib/libcudart_static.a";

impl Support {
    /// Finds the directory, or makes it.
    pub fn find() -> io::Result<Support> {
        let mut hash = Sha256::new();
        hash.update(oxicc_runtime::PACKED);
        for (name, text) in oxicc_headers::host_headers() {
            hash.update(name);
            hash.update(text);
        }
        let name: String = hash.finalize().iter().take(8).map(|b| format!("{b:02x}")).collect();
        let mut last = io::Error::other("there is no directory to cache in");
        for parent in cache_directories() {
            let directory = parent.join(&name);
            match fill(&directory) {
                Ok(()) => {
                    return Ok(Support {
                        include: directory.join("include"),
                        library: directory.join(ARCHIVE),
                    });
                }
                Err(e) => last = e,
            }
        }
        Err(last)
    }
}

/// The runtime library.
pub(crate) fn archive() -> io::Result<Vec<u8>> {
    let archive = oxicc_runtime::archive();
    if archive.is_empty() {
        let message = "this oxicc was built without the runtime library: install it from its repository, or build it with \
                       OXICC_CUDART_ARCHIVE naming one";
        return Err(io::Error::other(message));
    }
    Ok(archive)
}

/// The user's cache, and the directory for temporary files where there is none.
fn cache_directories() -> impl Iterator<Item = PathBuf> {
    let own = env::var_os("XDG_CACHE_HOME").filter(|d| !d.is_empty()).map(PathBuf::from);
    let home = env::var_os("HOME").filter(|d| !d.is_empty()).map(|home| Path::new(&home).join(".cache"));
    own.or(home).map(|d| d.join("oxicc")).into_iter().chain([env::temp_dir().join("oxicc-cache")])
}

/// Writes the files beside the place and moves them there whole: another oxicc may do the same at this moment.
fn fill(directory: &Path) -> io::Result<()> {
    if directory.join(ARCHIVE).is_file() {
        return Ok(());
    }
    let beside = directory.with_extension(process::id().to_string());
    let files =
        oxicc_headers::host_headers().map(|(name, text)| (format!("include/{name}"), text.as_bytes()));
    let archive = archive()?;
    for (name, bytes) in files.chain([(ARCHIVE.to_owned(), archive.as_slice())]) {
        let path = beside.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, bytes)?;
    }
    match fs::rename(&beside, directory) {
        // Somebody else was first.
        Err(_) if directory.join(ARCHIVE).is_file() => fs::remove_dir_all(&beside),
        other => other,
    }
}
