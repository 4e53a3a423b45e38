//! `libs`: builds the C libraries and gives them the names under which programs open them.

use std::fs;
use std::path::Path;
use std::process::Command;

/// The packages, what cargo calls their files, and what the loader is asked for.
const LIBRARIES: &[(&str, &str, &str)] = &[("oxicc-nvvm-capi", "libnvvm.so", "libnvvm.so.4")];

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    let debug = match args {
        [] => false,
        [flag] if flag == "--debug" => true,
        _ => return Err("usage: cargo xtask libs [--debug]".to_owned()),
    };
    let mut cargo = Command::new(env!("CARGO"));
    cargo.arg("build").current_dir(root);
    if !debug {
        cargo.arg("--release");
    }
    for (package, ..) in LIBRARIES {
        cargo.args(["-p", package]);
    }
    let status = cargo.status().map_err(|e| format!("cannot start cargo: {e}"))?;
    if !status.success() {
        return Err("the libraries do not build".to_owned());
    }
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), Into::into);
    let dir = target.join(if debug { "debug" } else { "release" });
    for (_, file, name) in LIBRARIES {
        link(&dir, file, name)?;
        println!("{}", dir.join(name).display());
    }
    Ok(())
}

#[cfg(unix)]
fn link(dir: &Path, file: &str, name: &str) -> Result<(), String> {
    let path = dir.join(name);
    // One of an earlier build.
    let _ = fs::remove_file(&path);
    std::os::unix::fs::symlink(file, &path).map_err(|e| format!("{}: {e}", path.display()))
}

#[cfg(not(unix))]
fn link(dir: &Path, file: &str, name: &str) -> Result<(), String> {
    fs::copy(dir.join(file), dir.join(name)).map(drop).map_err(|e| format!("{name}: {e}"))
}
