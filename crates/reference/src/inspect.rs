//! Debug information of PTX as the assembler, LLVM's verifier and debuggers see it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{fs, io, process};

use crate::cubin::{self, Cubin};
use crate::variables::{Variable, variables};

/// Messages of ptxas that are not about debug information.
const HARMLESS: &str = "cannot be statically determined";

/// The tools, and a directory for what they read and write.
pub struct Inspector {
    ptxas: PathBuf,
    dwarfdump: PathBuf,
    directory: PathBuf,
    next: AtomicU32,
}

impl Inspector {
    /// With the tools of this machine; none where one is missing.
    pub fn find(directory: &Path) -> Option<Inspector> {
        let (ptxas, dwarfdump) = (crate::ptxas()?, crate::llvm_tool("llvm-dwarfdump")?);
        Some(Inspector { ptxas, dwarfdump, directory: directory.to_owned(), next: AtomicU32::new(0) })
    }

    fn temporary(&self, extension: &str) -> PathBuf {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        self.directory.join(format!("inspect-{}-{number}.{extension}", process::id()))
    }

    /// The cubin that `ptxas -g` makes, which has nothing to say about it.
    pub fn assemble(&self, ptx: &str, arch: &str) -> Result<Vec<u8>, String> {
        let (input, output) = (self.temporary("ptx"), self.temporary("cubin"));
        let failed = |e: io::Error| format!("{}: {e}", input.display());
        fs::write(&input, ptx).map_err(failed)?;
        let mut command = Command::new(&self.ptxas);
        command.args(["-g", "--dont-merge-basicblocks", "--return-at-end", "-arch", arch, "-o"]);
        let done = command.arg(&output).arg(&input).output();
        let bytes = fs::read(&output);
        for file in [&input, &output] {
            let _ = fs::remove_file(file);
        }
        let done = done.map_err(failed)?;
        let said = String::from_utf8_lossy(&done.stdout) + String::from_utf8_lossy(&done.stderr);
        let said: Vec<&str> =
            said.lines().filter(|l| !l.contains(HARMLESS) && !l.starts_with("ptxas info")).collect();
        match done.status.success() && said.is_empty() {
            true => bytes.map_err(failed),
            false => Err(format!("ptxas: {}\n{}", done.status, said.join("\n"))),
        }
    }

    /// Whether ptxas takes the sections without a word and keeps every label, and LLVM's verifier finds no error in the relocated cubin.
    pub fn verify(&self, ptx: &str, arch: &str) -> Result<(), String> {
        let damaged = || "the cubin is damaged".to_owned();
        let cubin = Cubin::read(self.assemble(ptx, arch)?).ok_or_else(damaged)?;
        for section in [".debug_info", ".debug_loc"] {
            let kept = cubin.relocated(section).ok_or_else(damaged)?;
            if let Some((_, lost)) = cubin::labels(ptx, section).iter().find(|(at, _)| !kept.contains(at)) {
                return Err(format!("ptxas lost {lost} of {section}"));
            }
        }
        let text = self.dump(&cubin.relocate().ok_or_else(damaged)?, "--verify")?;
        match text.contains("No errors.") {
            true => Ok(()),
            false => Err(text),
        }
    }

    /// The variables that a cubin describes of a source file.
    pub fn variables(&self, cubin: &[u8], file: &str) -> Result<BTreeSet<Variable>, String> {
        Ok(variables(&self.dump(cubin, "--debug-info")?, file))
    }

    /// What llvm-dwarfdump says of a cubin.
    pub fn dump(&self, cubin: &[u8], option: &str) -> Result<String, String> {
        let input = self.temporary("dump.cubin");
        let failed = |e: io::Error| format!("{}: {e}", input.display());
        fs::write(&input, cubin).map_err(failed)?;
        let done = Command::new(&self.dwarfdump).arg(option).arg(&input).output();
        let _ = fs::remove_file(&input);
        Ok(String::from_utf8_lossy(&done.map_err(failed)?.stdout).into_owned())
    }
}
