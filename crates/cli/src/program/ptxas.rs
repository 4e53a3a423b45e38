//! NVIDIA's assembler, where one is installed: it makes machine code of PTX, which the driver does otherwise.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, fs};

use oxicc_driver::Target;

use super::scratch::Scratch;
use super::unit::UnitOptions;

#[derive(Clone, Debug)]
pub(crate) struct Ptxas {
    program: PathBuf,
    /// What `-Xptxas` says.
    pub flags: Vec<OsString>,
    /// Whether a program is built without machine code where this one makes none of it: it may be older than the architecture.
    pub may_fail: bool,
}

impl Ptxas {
    /// The one that `OXICC_PTXAS` names, or the one on the path.
    pub fn find() -> Option<Ptxas> {
        let named = env::var_os("OXICC_PTXAS").filter(|p| !p.is_empty()).map(PathBuf::from);
        let on_path = || {
            let path = env::var_os("PATH")?;
            env::split_paths(&path).map(|d| d.join("ptxas")).find(|p| p.is_file())
        };
        named.or_else(on_path).map(|program| Ptxas { program, flags: Vec::new(), may_fail: false })
    }

    /// What it says of itself; nothing if it cannot be started.
    pub fn version(&self) -> Vec<u8> {
        let output = Command::new(&self.program).arg("--version").stdin(Stdio::null()).output();
        output.map(|o| o.stdout).unwrap_or_default()
    }

    /// A cubin of PTX.
    pub fn assemble(&self, ptx: &str, target: Target, options: &UnitOptions) -> Result<Vec<u8>, String> {
        let scratch = Scratch::new().map_err(|e| e.to_string())?;
        let (text, cubin) = (scratch.path().join("unit.ptx"), scratch.path().join("unit.cubin"));
        let failed = |e: std::io::Error| format!("{}: {e}", self.program.display());
        fs::write(&text, ptx).map_err(failed)?;
        let mut command = Command::new(&self.program);
        command.args([OsStr::new("-arch"), OsStr::new(target.name()), text.as_os_str(), OsStr::new("-o")]);
        command.arg(&cubin).args(&self.flags).stdin(Stdio::null());
        if options.device.relocatable {
            command.arg("-c");
        }
        match command.status().map_err(failed)?.success() {
            true => fs::read(&cubin).map_err(failed),
            false => {
                Err(format!("{} does not assemble the PTX for {}", self.program.display(), target.name()))
            }
        }
    }
}
