//! NVIDIA's assembler, where one is installed: it makes machine code of PTX, which the driver does otherwise.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

use oxicc_driver::Target;

use super::unit::UnitOptions;

#[derive(Clone, Debug)]
pub(crate) struct Ptxas {
    program: PathBuf,
    /// What `-Xptxas` says.
    pub flags: Vec<OsString>,
}

impl Ptxas {
    /// The one that `OXICC_PTXAS` names, or the one on the path.
    pub fn find() -> Option<Ptxas> {
        let named = env::var_os("OXICC_PTXAS").filter(|p| !p.is_empty()).map(PathBuf::from);
        let on_path = || {
            let path = env::var_os("PATH")?;
            env::split_paths(&path).map(|d| d.join("ptxas")).find(|p| p.is_file())
        };
        named.or_else(on_path).map(|program| Ptxas { program, flags: Vec::new() })
    }

    /// A cubin of PTX.
    pub fn assemble(&self, ptx: &str, target: Target, options: &UnitOptions) -> Result<Vec<u8>, String> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let stem = env::temp_dir().join(format!("oxicc-ptxas-{}-{number}", process::id()));
        let (text, cubin) = (stem.with_extension("ptx"), stem.with_extension("cubin"));
        let failed = |e: std::io::Error| format!("{}: {e}", self.program.display());
        fs::write(&text, ptx).map_err(failed)?;
        let mut command = Command::new(&self.program);
        command.args([OsStr::new("-arch"), OsStr::new(target.name()), text.as_os_str(), OsStr::new("-o")]);
        command.arg(&cubin).args(&self.flags).stdin(Stdio::null());
        if options.device.relocatable {
            command.arg("-c");
        }
        let made = command.status().map_err(failed).and_then(|status| match status.success() {
            true => fs::read(&cubin).map_err(failed),
            false => {
                Err(format!("{} does not assemble the PTX for {}", self.program.display(), target.name()))
            }
        });
        // Nobody to tell, and nothing to do about it.
        let _ = (fs::remove_file(&text), fs::remove_file(&cubin));
        made
    }
}
