//! Measurements. Each is a program of the package `oxicc-benches`; here they are built, in release mode, and started.

use std::process::Command;

use crate::test::{cargo, succeed};

/// `bench codegen ...`: our code against the reference compiler's.
pub fn run(args: &[String]) -> Result<(), String> {
    match args.split_first() {
        Some((what, rest)) if what == "codegen" => {
            oxicc_reference::ensure_installed().map_err(|e| e.to_string())?;
            let mut build = Command::new(cargo());
            build.args(["build", "--release", "--package", "oxicc", "--package", "oxicc-benches"]);
            succeed(build)?;
            let mut bench = Command::new(cargo());
            bench.args([
                "run",
                "--quiet",
                "--release",
                "--package",
                "oxicc-benches",
                "--bin",
                "bench-codegen",
                "--",
            ]);
            bench.args(rest);
            succeed(bench)
        }
        _ => Err("usage: cargo xtask bench codegen [--help]".to_owned()),
    }
}
