//! `playground`: builds the page of `playground/` and serves it, or tests it.

use std::path::Path;
use std::process::Command;

const USAGE: &str = "usage: cargo xtask playground [--build | --test | --small]";

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let at = Task { root };
    match args.as_slice() {
        [] => {
            at.build()?;
            at.npm(&["run", "serve"], &[])
        }
        ["--build"] => at.build(),
        ["--test"] => {
            at.build()?;
            at.native()?;
            at.npm(&["run", "test:module"], &[])?;
            at.npm(&["test"], &[])?;
            at.npm(&["run", "test:equal"], &[])
        }
        ["--small"] => at.small(),
        _ => Err(USAGE.to_owned()),
    }
}

struct Task<'a> {
    root: &'a Path,
}

impl Task<'_> {
    fn build(&self) -> Result<(), String> {
        self.npm(&["ci", "--no-audit", "--no-fund"], &[])?;
        self.npm(&["run", "build"], &[])
    }

    /// The binary that answers the page's requests natively.
    fn native(&self) -> Result<(), String> {
        let mut cargo = Command::new(env!("CARGO"));
        // With the features that the tests of the whole workspace have, whose builds serve here, too.
        let args = ["build", "--locked", "--workspace", "--bin", "oxicc-playground"];
        succeed(cargo.args(args).current_dir(self.root))
    }

    /// The short form: a module that is optimised little, and what takes long left out.
    fn small(&self) -> Result<(), String> {
        let target = self.root.join("target").join("wasm");
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["build", "--locked", "-p", "oxicc-playground", "--lib", "--profile", "playground-test"]);
        cargo.args(["--target", "wasm32-unknown-unknown"]).current_dir(self.root);
        succeed(cargo.env("CARGO_TARGET_DIR", &target))?;
        let folder = target.join("wasm32-unknown-unknown").join("playground-test");
        let module = folder.join("oxicc_playground.wasm");
        let module = module.canonicalize().map_err(|e| format!("{}: {e}", module.display()))?;
        let module = [("OXICC_WASM", module.display().to_string())];
        self.native()?;
        self.npm(&["ci", "--no-audit", "--no-fund"], &[])?;
        self.npm(&["run", "build"], &module)?;
        self.npm(&["run", "test:module"], &module)?;
        self.npm(&["test", "--", "--small"], &[])?;
        self.npm(&["run", "test:equal", "--", "--small"], &module)
    }

    fn npm(&self, args: &[&str], env: &[(&str, String)]) -> Result<(), String> {
        let mut npm = Command::new("npm");
        npm.args(args).current_dir(self.root.join("playground"));
        env.iter().for_each(|(name, value)| {
            npm.env(name, value);
        });
        succeed(&mut npm)
    }
}

fn succeed(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|e| format!("cannot start {command:?}: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?}: {status}")) }
}
