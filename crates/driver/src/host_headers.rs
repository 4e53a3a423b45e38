//! The host's own headers: where GCC's C++ library and the C library have theirs. They are looked at only when a program
//! includes a header that is neither embedded nor in the directories of the command line.

use std::fs;
use std::path::{Path, PathBuf};

/// The newest version of GCC whose headers are known to be read.
const NEWEST: u32 = 16;

/// Directories of system headers, in the order of the host compiler's search, and the version they belong to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HostHeaders {
    pub dirs: Vec<PathBuf>,
    /// As `--gnu_version` writes it.
    pub gnu_version: u32,
}

/// Finds the newest C++ library that has all its parts, below `root` (`/` outside tests).
pub(crate) fn find(root: &Path) -> Option<HostHeaders> {
    let cxx = root.join("usr/include/c++");
    let mut versions: Vec<(u32, String)> = names(&cxx)
        .into_iter()
        .filter_map(|name| Some((name.split('.').next()?.parse().ok()?, name)))
        .filter(|(major, _)| *major <= NEWEST)
        .collect();
    versions.sort();
    versions.into_iter().rev().find_map(|(major, name)| complete(root, &cxx.join(&name), major, &name))
}

impl HostHeaders {
    /// Only the C library's, for a program that brings another C++ library.
    pub(crate) fn without_cxx(mut self) -> HostHeaders {
        self.dirs.retain(|d| !d.components().any(|c| c.as_os_str() == "c++"));
        self
    }
}

/// The parts that belong to the library in `cxx`: its machine's directory and the compiler's own headers.
fn complete(root: &Path, cxx: &Path, major: u32, version: &str) -> Option<HostHeaders> {
    for lib in ["usr/lib/gcc", "usr/lib64/gcc"] {
        for triple in names(&root.join(lib)) {
            let own = root.join(lib).join(&triple).join(version).join("include");
            // Debian and the others keep the machine's part of the library in different places.
            let machine =
                [root.join("usr/include").join(&triple).join("c++").join(version), cxx.join(&triple)];
            let Some(machine) = machine.into_iter().find(|d| d.join("bits/c++config.h").is_file()) else {
                continue;
            };
            if !own.join("stddef.h").is_file() {
                continue;
            }
            let c_library = [
                root.join("usr/local/include"),
                root.join("usr/include").join(&triple),
                root.join("usr/include"),
            ];
            let dirs = [cxx.to_owned(), machine, cxx.join("backward"), own].into_iter().chain(c_library);
            return Some(HostHeaders {
                dirs: dirs.filter(|d| d.is_dir()).collect(),
                gnu_version: major * 10_000 + 200,
            });
        }
    }
    None
}

/// The names in a directory; none if there is no such directory.
fn names(dir: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(dir) else { return Vec::new() };
    let mut names: Vec<String> = entries.flatten().filter_map(|e| e.file_name().into_string().ok()).collect();
    names.sort();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An empty directory of its own for a test.
    fn scratch(name: &str) -> PathBuf {
        let dir = std::env::temp_dir().join(format!("oxicc-host-headers-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&dir);
        fs::create_dir_all(&dir).unwrap();
        dir
    }

    fn touch(root: &Path, file: &str) {
        let path = root.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, "").unwrap();
    }

    #[test]
    fn newest_complete_library() {
        let root = scratch("debian");
        for version in ["9", "12", "13"] {
            touch(&root, &format!("usr/include/c++/{version}/vector"));
        }
        for version in ["9", "12"] {
            touch(&root, &format!("usr/include/x86_64-linux-gnu/c++/{version}/bits/c++config.h"));
            touch(&root, &format!("usr/lib/gcc/x86_64-linux-gnu/{version}/include/stddef.h"));
        }
        let found = find(&root).unwrap();
        assert_eq!(found.gnu_version, 120_200, "13 lacks its parts");
        assert_eq!(found.dirs[0], root.join("usr/include/c++/12"));
        assert_eq!(found.dirs.last(), Some(&root.join("usr/include")));
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn machine_below_the_library() {
        let root = scratch("redhat");
        touch(&root, "usr/include/c++/14.2.1/x86_64-redhat-linux/bits/c++config.h");
        touch(&root, "usr/lib/gcc/x86_64-redhat-linux/14.2.1/include/stddef.h");
        touch(&root, "usr/include/c++/99/vector");
        assert_eq!(find(&root).unwrap().gnu_version, 140_200);
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn nothing_there() {
        let root = scratch("empty");
        assert_eq!(find(&root), None);
        fs::remove_dir_all(root).unwrap();
    }
}
