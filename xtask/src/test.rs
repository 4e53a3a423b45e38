//! Running the tests, with what they need installed first and one line of totals last.

use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

/// What the test runners reported, summed over all of them.
#[derive(Default, Debug, PartialEq, Eq)]
struct Totals {
    passed: u64,
    failed: u64,
    skipped: u64,
}

impl Totals {
    /// Reads a closing line of a test runner: `test result: ok. 3 passed; 0 failed; 1 ignored; ...`.
    fn add_line(&mut self, line: &str) {
        let Some(rest) = line.trim().strip_prefix("test result: ") else { return };
        for part in rest.split([';', '.']) {
            let mut words = part.split_whitespace();
            let (Some(count), Some(what)) = (words.next().and_then(|w| w.parse::<u64>().ok()), words.next())
            else {
                continue;
            };
            match what {
                "passed" => self.passed += count,
                "failed" => self.failed += count,
                "ignored" => self.skipped += count,
                _ => {}
            }
        }
    }

    /// Counts tests as skipped that said so and then returned.
    fn move_skipped(&mut self, count: u64) {
        self.passed -= count;
        self.skipped += count;
    }
}

/// The reason by test, from what [`oxicc_reference::skip`] wrote.
fn skipped(list: &str) -> BTreeMap<&str, &str> {
    list.lines().filter_map(|line| line.split_once(": ")).collect()
}

/// Installs the reference toolchain, then runs `cargo test --workspace` with the arguments.
pub fn run(args: &[String]) -> Result<(), String> {
    match oxicc_reference::ensure_installed() {
        Ok(toolchain) => println!("reference toolchain: {}", toolchain.root().display()),
        Err(e) if oxicc_reference::is_required() => return Err(e.to_string()),
        Err(e) => println!("reference toolchain: not available, tests that need it are skipped ({e})"),
    }
    let list = env::temp_dir().join(format!("oxicc-skipped-{}", std::process::id()));
    let mut child = Command::new(cargo())
        .args(["test", "--workspace", "--no-fail-fast"])
        .args(args)
        .env(oxicc_reference::SKIPPED, &list)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|e| format!("cannot start cargo: {e}"))?;
    let mut totals = Totals::default();
    if let Some(stdout) = child.stdout.take() {
        for line in BufReader::new(stdout).lines() {
            let line = line.map_err(|e| e.to_string())?;
            println!("{line}");
            totals.add_line(&line);
        }
    }
    let status = child.wait().map_err(|e| e.to_string())?;
    let text = std::fs::read_to_string(&list).unwrap_or_default();
    let _ = std::fs::remove_file(&list);
    let skipped = skipped(&text);
    for (test, why) in &skipped {
        println!("skipped: {test}: {why}");
    }
    totals.move_skipped(skipped.len() as u64);
    println!("{} passed, {} failed, {} skipped", totals.passed, totals.failed, totals.skipped);
    if status.success() { Ok(()) } else { Err("tests failed".to_owned()) }
}

/// Rewrites the expectation files of the end-to-end cases whose name contains the filter.
pub fn bless(args: &[String]) -> Result<(), String> {
    let mut command = Command::new(cargo());
    command.env("BLESS", "1").args(["test", "--package", "oxicc-tests", "--test", "cases", "--"]).args(args);
    succeed(command)
}

/// Executes kernels of public projects.
pub fn public(args: &[String]) -> Result<(), String> {
    let mut command = Command::new(cargo());
    command
        .args(["run", "--quiet", "--release", "--package", "oxicc-tests", "--bin", "public", "--"])
        .args(args);
    succeed(command)
}

/// Builds a program of the workspace optimised and runs it with the arguments that follow. With the features that the whole workspace has, as
/// the command has them: `--package` alone would build most of the compiler a second time.
pub fn optimised(program: &str, root: &Path) -> Command {
    let mut command = Command::new(cargo());
    command.args(["run", "--quiet", "--release", "--bin", program]);
    command.arg("--manifest-path").arg(root.join("Cargo.toml")).arg("--");
    command
}

pub fn cargo() -> String {
    env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

pub fn succeed(mut command: Command) -> Result<(), String> {
    let status = command.status().map_err(|e| format!("cannot start {command:?}: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?}: {status}")) }
}

#[cfg(test)]
mod tests {
    use super::{Totals, skipped};

    #[test]
    fn closing_lines_are_summed() {
        let mut totals = Totals::default();
        totals.add_line(
            "test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 2 filtered out; finished in 0.00s",
        );
        totals.add_line("test result: FAILED. 5 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out");
        totals.add_line("running 3 tests");
        assert_eq!(totals, Totals { passed: 8, failed: 2, skipped: 1 });
        let list = "builds pip: no PyTorch\nbuilds cmake: no cmake\nbuilds pip: no PyTorch\n";
        totals.move_skipped(skipped(list).len() as u64);
        assert_eq!(totals, Totals { passed: 6, failed: 2, skipped: 3 });
    }
}
