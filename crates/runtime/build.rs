//! Builds the runtime library (`crates/cudart`) as a static archive, which the command carries inside.
//!
//! Cargo has no stable way to depend on another crate's archive, so this starts a cargo of its own, with its own target directory
//! and always with the profile `runtime`: simulated programs are slow enough without a simulator that is not optimised. Whoever packages
//! oxicc may build the archive beforehand and name it in `OXICC_CUDART_ARCHIVE`. Where neither that nor the sources are (a package from
//! a registry holds its own crate only), the command is without the runtime, and says so when a program is built.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The crates the archive is made of.
const PARTS: [&str; 8] = ["arch", "cudart", "debugger", "fatbin", "ptx", "sim", "source", "../Cargo.lock"];

/// Fast whatever the compiler's own profile is, and never unwinding into C++.
const PROFILE: [&str; 3] =
    ["profile.runtime.inherits='release'", "profile.runtime.panic='abort'", "profile.runtime.debug=0"];

/// Of compression; more takes longer and gains little.
const LEVEL: u8 = 6;

fn main() {
    println!("cargo::rerun-if-env-changed=OXICC_CUDART_ARCHIVE");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let archive = match env::var_os("OXICC_CUDART_ARCHIVE") {
        Some(path) => PathBuf::from(path),
        None => build(&out),
    };
    // Four fifths of the archive are its tables of symbols: it travels packed.
    let packed = out.join("cudart.z");
    let bytes = std::fs::read(&archive);
    let bytes = bytes.unwrap_or_else(|e| panic!("{}: {e}", archive.display()));
    let written = std::fs::write(&packed, miniz_oxide::deflate::compress_to_vec(&bytes, LEVEL));
    assert!(written.is_ok(), "{}: {written:?}", packed.display());
    println!("cargo::rerun-if-changed={}", archive.display());
    println!("cargo::rustc-env=OXICC_CUDART_PACKED={}", packed.display());
}

fn build(out: &Path) -> PathBuf {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let crates = here.parent().unwrap_or(&here);
    if !crates.join("cudart/Cargo.toml").is_file() {
        let empty = out.join("empty.a");
        let written = std::fs::write(&empty, "");
        assert!(written.is_ok(), "{}: {written:?}", empty.display());
        return empty;
    }
    for part in PARTS {
        println!("cargo::rerun-if-changed={}", crates.join(part).display());
    }
    // OUT_DIR is target/PROFILE/build/NAME/out: all profiles share one archive.
    let target = out.ancestors().nth(4).unwrap_or(out).join("cudart");
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .args(["rustc", "--quiet", "--lib", "--crate-type", "staticlib", "--profile", "runtime"])
        .args(PROFILE.iter().flat_map(|setting| ["--config", setting]))
        .arg("--manifest-path")
        .arg(crates.join("cudart/Cargo.toml"))
        .arg("--target-dir")
        .arg(&target);
    // What the outer cargo says to its own compilers is not for these.
    for variable in ["RUSTC_WORKSPACE_WRAPPER", "RUSTC_WRAPPER", "CARGO_ENCODED_RUSTFLAGS", "RUSTFLAGS"] {
        cargo.env_remove(variable);
    }
    if env::var_os("CARGO_NET_OFFLINE").is_some() {
        cargo.arg("--offline");
    }
    let status = cargo.status();
    assert!(
        status.as_ref().is_ok_and(|s| s.success()),
        "the runtime library could not be built ({status:?}); the output above says why"
    );
    target.join("runtime/libcudart.a")
}
