//! `fuzz programs|passes|lambdas`: generated programs and IR, compared by execution or by names; the work is in the package `oxicc-fuzz`.
//!
//! `fuzz TARGET`: the mutation tests of the frontend, the parsers and the code generator, for as long as wanted. They are ordinary tests with a
//! short limit; here they run optimised, with another seed each time, and with `--valgrind` under valgrind.

use std::path::Path;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::test::{cargo, optimised, succeed};

/// Package, test target and test of each fuzz target.
const TARGETS: &[(&str, &str, &str, &str)] = &[
    ("cuda", "oxicc-frontend", "mutate", "damaged_programs_do_not_panic"),
    ("ir", "oxicc-ir", "robust", "damaged_text_is_answered"),
    ("ptx", "oxicc-ptx", "fuzz", "damaged_files"),
    ("nvrtc", "oxicc-nvrtc-capi", "damaged", "damaged_programs_are_answered"),
    ("nvvm", "oxicc-nvvm-capi", "damaged", "damaged_modules_are_answered"),
    ("bitcode", "oxicc-driver", "damaged", "damaged_bitcode_is_answered"),
    ("container", "oxicc-driver", "damaged", "damaged_containers_are_answered"),
    ("codegen", "oxicc-codegen", "damaged", "damaged_ir_is_answered"),
];

/// Tasks of the program in `fuzz/`.
const GENERATED: &[&str] = &["programs", "passes", "lambdas", "show", "replay"];

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    if args.first().is_some_and(|a| GENERATED.contains(&a.as_str())) {
        if args.iter().any(|a| a == "--reference" || a == "--ptxas" || a == "--debug" || a == "lambdas") {
            oxicc_reference::ensure_installed().map_err(|e| e.to_string())?;
        }
        let mut command = optimised("oxicc-fuzz", root);
        command.args(args);
        return succeed(command);
    }
    let names: Vec<&str> = TARGETS.iter().map(|t| t.0).collect();
    let usage = || format!("usage: cargo xtask fuzz programs|passes|lambdas|{} [...]", names.join("|"));
    let mut target = None;
    let mut seconds = "600".to_owned();
    let clock = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |d| d.as_nanos() as u64);
    let mut seed = clock.to_string();
    let mut valgrind = false;
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--seconds" => seconds = args.next().ok_or_else(usage)?.clone(),
            "--valgrind" => valgrind = true,
            "--seed" => seed = args.next().ok_or_else(usage)?.clone(),
            name => target = TARGETS.iter().find(|t| t.0 == name),
        }
    }
    let (_, package, test, function) = target.ok_or_else(usage)?;
    println!("seed {seed}");
    let mut command = Command::new(cargo());
    command.args(["test", "--release", "--package", package, "--test", test, function, "--", "--nocapture"]);
    command.env("OXICC_FUZZ_SECONDS", seconds).env("OXICC_FUZZ_SEED", seed);
    if valgrind {
        // Compilations run on stacks of their own, which valgrind would tell of each time.
        let runner = "valgrind --quiet --error-exitcode=99 --max-stackframe=536870912 --leak-check=full \
                      --show-leak-kinds=definite --errors-for-leak-kinds=definite";
        command.env("CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER", runner);
    }
    succeed(command)
}
