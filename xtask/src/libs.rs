//! `libs`: builds the C libraries and gives them the names under which programs open them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A library as cargo builds it and as programs want it.
struct Library {
    package: &'static str,
    /// What cargo makes.
    file: &'static str,
    /// What the loader is asked for.
    name: &'static str,
    /// Other names of it.
    aliases: &'static [&'static str],
    /// The version script of a library whose symbols have versions: it is linked here, since cargo has a script of its own.
    script: Option<&'static str>,
}

const LIBRARIES: &[Library] = &[
    Library {
        package: "oxicc-nvvm-capi",
        file: "libnvvm.so",
        name: "libnvvm.so.4",
        aliases: &[],
        script: None,
    },
    Library {
        package: "oxicc-nvrtc-capi",
        file: "libnvrtc.a",
        name: "libnvrtc.so.13",
        aliases: &["libnvrtc.so"],
        script: Some("crates/nvrtc-capi/nvrtc.map"),
    },
];

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    let debug = match args {
        [] => false,
        [flag] if flag == "--debug" => true,
        _ => return Err("usage: cargo xtask libs [--debug]".to_owned()),
    };
    for file in build(debug, root)? {
        println!("{}", file.display());
    }
    Ok(())
}

/// Builds all libraries; their files.
pub fn build(debug: bool, root: &Path) -> Result<Vec<PathBuf>, String> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.arg("build").current_dir(root);
    if debug {
        // The tests have built them with the features of the whole workspace.
        cargo.args(["--workspace", "--lib"]);
    } else {
        cargo.arg("--release").args(LIBRARIES.iter().flat_map(|library| ["-p", library.package]));
    }
    let status = cargo.status().map_err(|e| format!("cannot start cargo: {e}"))?;
    if !status.success() {
        return Err("the libraries do not build".to_owned());
    }
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), Into::into);
    let dir: PathBuf = target.join(if debug { "debug" } else { "release" });
    for library in LIBRARIES {
        match library.script {
            Some(script) => link_shared(&dir, library, &root.join(script))?,
            None => alias(&dir, library.file, library.name)?,
        }
        for name in library.aliases {
            alias(&dir, library.name, name)?;
        }
    }
    Ok(LIBRARIES.iter().map(|l| dir.join(l.name)).collect())
}

/// Makes a shared library of a static one.
fn link_shared(dir: &Path, library: &Library, script: &Path) -> Result<(), String> {
    let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    let mut command = Command::new(&compiler);
    command.args(["-shared", "-s", "-Wl,--gc-sections", "-o"]).arg(dir.join(library.name));
    command.arg(format!("-Wl,-soname,{}", library.name));
    command.arg(format!("-Wl,--version-script={}", script.display()));
    command.arg("-Wl,--whole-archive").arg(dir.join(library.file)).arg("-Wl,--no-whole-archive");
    command.args(["-lgcc_s", "-lpthread", "-ldl", "-lm", "-lc"]);
    let status = command.status().map_err(|e| format!("cannot start {compiler}: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{} does not link", library.name)) }
}

#[cfg(unix)]
fn alias(dir: &Path, file: &str, name: &str) -> Result<(), String> {
    let path = dir.join(name);
    // One of an earlier build.
    let _ = fs::remove_file(&path);
    std::os::unix::fs::symlink(file, &path).map_err(|e| format!("{}: {e}", path.display()))
}

#[cfg(not(unix))]
fn alias(dir: &Path, file: &str, name: &str) -> Result<(), String> {
    fs::copy(dir.join(file), dir.join(name)).map(drop).map_err(|e| format!("{name}: {e}"))
}
