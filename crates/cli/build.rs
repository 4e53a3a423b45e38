//! Finds out the commit for `oxicc --version`, and how the command is linked. A build without git, as of a published package, takes it from cargo's note of it
//! or goes without.

use std::env;
use std::fs;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let commit = commit_of_git().or_else(commit_of_package).unwrap_or_default();
    println!("cargo:rustc-env=OXICC_COMMIT={commit}");
    // A fixed address: relocating its tables took a sixth of the time of a small compile.
    let target = |name: &str| env::var(format!("CARGO_CFG_TARGET_{name}")).unwrap_or_default();
    if (target("OS"), target("ENV"), target("ARCH")) == ("linux".into(), "gnu".into(), "x86_64".into()) {
        println!("cargo:rustc-link-arg-bins=-no-pie");
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
