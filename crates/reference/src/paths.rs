//! Finding tools. Nothing here installs or changes anything.

use std::env;
use std::path::{Path, PathBuf};

use crate::install::is_complete;
use crate::releases::{DEFAULT, Release};

/// The root of the workspace this crate was built from.
pub fn workspace_root() -> &'static Path {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.ancestors().nth(2).unwrap_or(manifest)
}

/// Where the reference toolchain is, or would be, installed.
pub fn root_dir() -> PathBuf {
    match env::var_os("OXICC_REFERENCE") {
        Some(dir) if !dir.is_empty() => PathBuf::from(dir),
        _ => workspace_root().join(".reference"),
    }
}

/// Where a release is, or would be, installed: the default one in [`root_dir`], others beside it, as `.reference-12.4`.
pub fn root_of(version: &str) -> PathBuf {
    let root = root_dir();
    if version == DEFAULT {
        return root;
    }
    let mut name = root.into_os_string();
    name.push("-");
    name.push(version);
    PathBuf::from(name)
}

/// True in continuous integration (`CI=true`): tests that need the reference toolchain fail without it there, and are
/// skipped by name elsewhere.
pub fn is_required() -> bool {
    env::var("CI").is_ok_and(|v| v == "true" || v == "1")
}

/// A complete installation of the reference toolchain.
#[derive(Clone, Debug)]
pub struct Toolchain {
    root: PathBuf,
}

impl Toolchain {
    /// The installation under [`root_dir`], if there is a complete one.
    pub fn find() -> Option<Toolchain> {
        Release::find(DEFAULT).and_then(Toolchain::find_release)
    }

    /// The installation of a release, if there is a complete one.
    pub fn find_release(release: &Release) -> Option<Toolchain> {
        let root = root_of(release.version);
        is_complete(release, &root).then_some(Toolchain { root })
    }

    /// The directory that plays the part of a CUDA toolkit's root.
    pub fn root(&self) -> &Path {
        &self.root
    }

    pub fn nvcc(&self) -> PathBuf {
        self.root.join("bin/nvcc")
    }

    pub fn ptxas(&self) -> PathBuf {
        self.root.join("bin/ptxas")
    }

    pub fn nvlink(&self) -> PathBuf {
        self.root.join("bin/nvlink")
    }

    pub fn cicc(&self) -> PathBuf {
        self.root.join("nvvm/bin/cicc")
    }

    pub fn libdevice(&self) -> PathBuf {
        self.root.join("nvvm/libdevice/libdevice.10.bc")
    }

    /// The CUDA headers.
    pub fn include(&self) -> PathBuf {
        self.root.join("include")
    }

    /// Shared libraries: libnvrtc, libnvvm, libcudart.
    pub fn lib(&self) -> PathBuf {
        self.root.join("lib")
    }
}

/// ptxas: `$OXICC_PTXAS`, the reference toolchain's, or the one on the PATH, in this order.
pub fn ptxas() -> Option<PathBuf> {
    if let Some(path) = env::var_os("OXICC_PTXAS").filter(|p| !p.is_empty()) {
        return Some(PathBuf::from(path));
    }
    Toolchain::find().map(|t| t.ptxas()).or_else(|| on_path("ptxas"))
}

/// ptxas of another release of the toolkit, such as 12.9, for targets that the reference toolchain's does not know: from its
/// installation in [`root_of`] it.
pub fn ptxas_of_release(version: &str) -> Option<PathBuf> {
    Some(root_of(version).join("bin/ptxas")).filter(|p| p.is_file())
}

/// A tool of LLVM 19 (`opt`, `llvm-as`, `llc`, `clang`): from `$OXICC_LLVM_BIN`, Debian's directory, or the PATH under its
/// versioned name.
pub fn llvm_tool(name: &str) -> Option<PathBuf> {
    let in_dir = |dir: PathBuf| Some(dir.join(name)).filter(|p| p.is_file());
    env::var_os("OXICC_LLVM_BIN")
        .map(PathBuf::from)
        .and_then(in_dir)
        .or_else(|| in_dir(PathBuf::from("/usr/lib/llvm-19/bin")))
        .or_else(|| on_path(&format!("{name}-19")))
}

fn on_path(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?).map(|dir| dir.join(name)).find(|p| p.is_file())
}
