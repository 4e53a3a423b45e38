//! Measurements. Each is a program of the package `oxicc-benches`; here they are built, in release mode, and started.

use std::path::Path;
use std::process::Command;

use crate::bench_compile;
use crate::test::{cargo, succeed};

/// `bench codegen ...`: our code against the reference compiler's. `bench ir ...`: the code generator against llc.
/// `bench compile ...`: our time against its time.
pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    match args.split_first() {
        Some((what, rest)) if what == "codegen" || what == "ir" => {
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
            // `ir` is a part of the same program.
            bench.args(args.iter().take(usize::from(what == "ir"))).args(rest);
            succeed(bench)
        }
        Some((what, rest)) if what == "compile" => bench_compile::run(rest, root),
        _ => Err("usage: cargo xtask bench codegen|ir|compile [--help]".to_owned()),
    }
}
