//! Installing the reference toolchain from PyPI.
//!
//! Rules: an installation appears under its final name only when it is complete (installed beside it, then renamed); a second
//! process waits on the lock file and finds the work done; running it again does nothing.

use std::ffi::OsString;
use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::paths::{Toolchain, root_of};
use crate::releases::{DEFAULT, Release};

const STAMP: &str = "PACKAGES";

#[derive(Debug)]
pub enum InstallError {
    /// A file operation failed on the path.
    Io(PathBuf, io::Error),
    /// No Python interpreter with pip could be started.
    NoPip,
    /// pip ran and failed; its standard error.
    Pip(String),
    /// pip succeeded but the toolkit is not where the packages used to put it.
    UnexpectedLayout(PathBuf),
}

impl fmt::Display for InstallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InstallError::Io(path, e) => write!(f, "{}: {e}", path.display()),
            InstallError::NoPip => {
                write!(f, "no Python with pip found (tried `python3 -m pip` and `python -m pip`)")
            }
            InstallError::Pip(stderr) => write!(f, "pip install failed:\n{}", stderr.trim_end()),
            InstallError::UnexpectedLayout(path) => {
                write!(f, "the packages do not contain {}", path.display())
            }
        }
    }
}

impl std::error::Error for InstallError {}

/// Returns the installed toolchain that tests compare with, installing it first if it is not there or has other versions.
pub fn ensure_installed() -> Result<Toolchain, InstallError> {
    match Release::find(DEFAULT) {
        Some(release) => ensure_release(release),
        None => Err(InstallError::UnexpectedLayout(root_of(DEFAULT))),
    }
}

/// The same for any release.
pub fn ensure_release(release: &Release) -> Result<Toolchain, InstallError> {
    // Through a symbolic link the real directory is replaced, not the link.
    let root = root_of(release.version);
    let root = fs::canonicalize(&root).unwrap_or(root);
    if !is_complete(release, &root) {
        let _lock = lock(&beside(&root, ".lock"))?;
        if !is_complete(release, &root) {
            install(release, &root)?;
        }
    }
    Toolchain::find_release(release).ok_or(InstallError::UnexpectedLayout(root))
}

/// The directory with a release's cuRAND headers, which lies beside the toolkit: the package is large, and few want it.
pub fn ensure_curand(release: &Release) -> Result<PathBuf, InstallError> {
    let root = beside(&root_of(release.version), "-curand");
    if !root.is_dir() {
        let _lock = lock(&beside(&root, ".lock"))?;
        if !root.is_dir() {
            let staging = beside(&root, ".installing");
            remove_dir(&staging)?;
            pip_install(&[release.curand()], &staging)?;
            rename(&staging.join(release.curand_headers()), &root)?;
            remove_dir(&staging)?;
        }
    }
    Ok(root)
}

/// A file of a package that is wanted alone, in a directory of its own beside the toolkit: `nvidia-nvjitlink==13.0.88` of PyPI. A package
/// for old versions of Python alone is taken for `python`, such as `3.6`: of such a one only files are wanted that Python does not run.
pub fn ensure_file_of(package: &str, python: Option<&str>, file: &str) -> Result<PathBuf, InstallError> {
    let root = beside(&root_of(DEFAULT), &format!("-{}", package.replace("==", "-")));
    if !root.is_dir() {
        let _lock = lock(&beside(&root, ".lock"))?;
        if !root.is_dir() {
            let staging = beside(&root, ".installing");
            remove_dir(&staging)?;
            let mut words = vec![package.to_owned()];
            if let Some(python) = python {
                let platform =
                    ["--platform", "manylinux1_x86_64", "--implementation", "cp", "--python-version"];
                words.extend(platform.into_iter().chain([python]).map(str::to_owned));
            }
            pip_install(&words, &staging)?;
            rename(&staging, &root)?;
        }
    }
    let file = root.join(file);
    if file.is_file() { Ok(file) } else { Err(InstallError::UnexpectedLayout(file)) }
}

/// An installation is complete when its stamp names exactly the packages we want.
pub(crate) fn is_complete(release: &Release, root: &Path) -> bool {
    fs::read_to_string(root.join(STAMP)).is_ok_and(|s| s == stamp_text(release))
}

fn stamp_text(release: &Release) -> String {
    release.packages().iter().map(|p| format!("{p}\n")).collect()
}

fn install(release: &Release, root: &Path) -> Result<(), InstallError> {
    let staging = beside(root, ".installing");
    remove_dir(&staging)?;
    pip_install(&release.packages(), &staging)?;
    let toolkit = staging.join("toolkit");
    for part in release.parts() {
        merge(&staging.join(part), &toolkit)?;
    }
    for tool in release.essentials() {
        if !toolkit.join(tool).is_file() {
            return Err(InstallError::UnexpectedLayout(toolkit.join(tool)));
        }
    }
    let stamp = toolkit.join(STAMP);
    fs::write(&stamp, stamp_text(release)).map_err(|e| InstallError::Io(stamp, e))?;
    // An older version is moved away first: a directory cannot be renamed onto one that is not empty.
    let old = beside(root, ".old");
    remove_dir(&old)?;
    if root.exists() {
        rename(root, &old)?;
    }
    rename(&toolkit, root)?;
    remove_dir(&old)?;
    remove_dir(&staging)
}

/// Moves a directory into another one, file by file where both have the directory.
fn merge(from: &Path, to: &Path) -> Result<(), InstallError> {
    if !to.exists() {
        return rename(from, to);
    }
    for entry in fs::read_dir(from).map_err(|e| InstallError::Io(from.to_owned(), e))? {
        let entry = entry.map_err(|e| InstallError::Io(from.to_owned(), e))?;
        let target = to.join(entry.file_name());
        if entry.path().is_dir() && target.exists() {
            merge(&entry.path(), &target)?;
        } else {
            rename(&entry.path(), &target)?;
        }
    }
    Ok(())
}

fn pip_install(packages: &[String], target: &Path) -> Result<(), InstallError> {
    for python in ["python3", "python"] {
        let has_pip = Command::new(python)
            .args(["-m", "pip", "--version"])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|s| s.success());
        if !has_pip {
            continue;
        }
        let output = Command::new(python)
            .args(["-m", "pip", "install", "--quiet", "--no-deps", "--only-binary=:all:", "--no-compile"])
            .args(["--disable-pip-version-check", "--root-user-action=ignore", "--target"])
            .arg(target)
            .args(packages)
            .stdin(Stdio::null())
            .output()
            .map_err(|e| InstallError::Io(PathBuf::from(python), e))?;
        return match output.status.success() {
            true => Ok(()),
            false => Err(InstallError::Pip(String::from_utf8_lossy(&output.stderr).into_owned())),
        };
    }
    Err(InstallError::NoPip)
}

/// The lock is released when the file is closed, also when the process dies.
fn lock(path: &Path) -> Result<File, InstallError> {
    let io = |e| InstallError::Io(path.to_owned(), e);
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent).map_err(io)?;
    }
    let file = File::options().create(true).truncate(false).write(true).open(path).map_err(io)?;
    file.lock().map_err(io)?;
    Ok(file)
}

fn beside(root: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(root);
    name.push(suffix);
    PathBuf::from(name)
}

fn rename(from: &Path, to: &Path) -> Result<(), InstallError> {
    fs::rename(from, to).map_err(|e| InstallError::Io(to.to_owned(), e))
}

fn remove_dir(path: &Path) -> Result<(), InstallError> {
    match fs::remove_dir_all(path) {
        Err(e) if e.kind() != io::ErrorKind::NotFound => Err(InstallError::Io(path.to_owned(), e)),
        _ => Ok(()),
    }
}
