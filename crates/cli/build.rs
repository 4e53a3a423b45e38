//! Finds out the commit for `oxicc --version`, and how the command is linked. A build without git, as of a published package, takes it from cargo's note of it
//! or goes without.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let commit = commit_of_git().or_else(commit_of_package).unwrap_or_default();
    println!("cargo:rustc-env=OXICC_COMMIT={commit}");
    // A fixed address: relocating its tables took a sixth of the time of a small compile.
    let target = |name: &str| env::var(format!("CARGO_CFG_TARGET_{name}")).unwrap_or_default();
    if (target("OS"), target("ENV"), target("ARCH")) == ("linux".into(), "gnu".into(), "x86_64".into()) {
        println!("cargo:rustc-link-arg-bins=-no-pie");
        link_unwinder();
    }
}

/// Puts the unwinder into the command where the C compiler has it as an archive: each library that is loaded takes a tenth of a millisecond.
/// The standard library asks for `libgcc_s.so`; a linker reads a file of that name as its script, and finds ours first.
fn link_unwinder() {
    let linker = env::var("RUSTC_LINKER").unwrap_or_else(|_| "cc".into());
    let asked = Command::new(linker).arg("-print-file-name=libgcc_eh.a").output();
    let Some(archive) = asked.ok().and_then(|output| String::from_utf8(output.stdout).ok()) else { return };
    let archive = Path::new(archive.trim());
    let folder = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("unwinder");
    if archive.is_absolute()
        && archive.is_file()
        && fs::create_dir_all(&folder).is_ok()
        && fs::write(folder.join("libgcc_s.so"), "INPUT(-lgcc_eh)\n").is_ok()
    {
        println!("cargo:rustc-link-arg-bins=-L{}", folder.display());
    }
}

/// Only if the repository is ours: a package that was unpacked inside of another one is not part of it.
fn commit_of_git() -> Option<String> {
    git(&["ls-files", "--error-unmatch", "build.rs"])?;
    // What moves when the commit does: the head, or the branch that it names.
    for name in ["HEAD", "packed-refs"].map(String::from).into_iter().chain(git(&["symbolic-ref", "HEAD"])) {
        if let Some(path) =
            git(&["rev-parse", "--git-path", &name]).filter(|p| fs::exists(p).unwrap_or(false))
        {
            println!("cargo:rerun-if-changed={path}");
        }
    }
    git(&["log", "-1", "--format=%h %cs"])
}

fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok().filter(|o| o.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}

/// `cargo package` writes the commit beside the manifest.
fn commit_of_package() -> Option<String> {
    let text = fs::read_to_string(".cargo_vcs_info.json").ok()?;
    let (_, rest) = text.split_once("\"sha1\"")?;
    let hash = rest.split('"').nth(1)?;
    hash.get(..9).map(str::to_owned)
}
