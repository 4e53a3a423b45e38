//! LTO-IR of ours, compiled by NVIDIA's nvlink: a test of what units for link-time optimization say.
//!
//! `OXICC_TEST_COMPILER=nvlink` compiles the cases that way, at `-O0` plain units, at `-O3` optimised ones (`-gen-opt-lto`), and checks
//! only what they compute.

use std::env;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use oxicc::{Color, Emit, Input, IrContainer, OptLevel, Options, Target, compile};
use oxicc_reference::{Toolchain, workspace_root};

/// True when nvlink compiles the cases.
pub fn is_selected() -> bool {
    env::var("OXICC_TEST_COMPILER").is_ok_and(|v| v == "nvlink")
}

/// The unit of a source for the link.
pub fn unit(input: &Input, mut options: Options) -> Result<Vec<u8>, String> {
    let optimised = options.opt_level != OptLevel::O0;
    options.relocatable = true;
    options.container = Some(if optimised { IrContainer::OptimisedLto } else { IrContainer::Lto });
    let compilation = compile(input, &options, Emit::Container);
    let refused = || format!("makes no unit:\n{}", compilation.render(Color::Never));
    compilation.binary.clone().ok_or_else(refused)
}

/// NVIDIA's nvlink, and the directory that it finds the toolkit's libNVVM below.
pub struct Linker {
    nvlink: PathBuf,
    nvvm: PathBuf,
}

impl Linker {
    pub fn find() -> Option<Linker> {
        let toolkit = Toolchain::find()?;
        let nvlink = toolkit.nvlink();
        // Packages of the toolkit have the library in a place where nvlink does not look.
        let packaged = ["nvvm/lib64/libnvvm.so.4", "nvvm/lib/libnvvm.so.4", "lib/libnvvm.so.4"];
        let library = packaged.iter().map(|p| toolkit.root().join(p)).find(|p| p.exists())?;
        let nvvm = workspace_root().join("target/nvlink/nvvm");
        let wanted = nvvm.join("lib64/libnvvm.so");
        if nvlink.exists() && !wanted.exists() {
            fs::create_dir_all(nvvm.join("lib64")).ok()?;
            // Another test may have been quicker.
            let _ = symlink(fs::canonicalize(library).ok()?, &wanted);
        }
        (nvlink.exists() && wanted.exists()).then_some(Linker { nvlink, nvvm })
    }

    /// What nvlink makes of a unit.
    pub fn ptx(&self, unit: &[u8], target: Target) -> Result<String, String> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let dir = env::temp_dir().join(format!("oxicc-nvlink-{}-{number}", std::process::id()));
        fs::create_dir_all(&dir).map_err(|e| format!("{}: {e}", dir.display()))?;
        let ptx = self.link(unit, target, dir.join("unit.ltoir"), dir.join("unit.ptx"));
        // A leftover in the temporary directory does no harm.
        let _ = fs::remove_dir_all(&dir);
        ptx
    }

    fn link(&self, unit: &[u8], target: Target, file: PathBuf, out: PathBuf) -> Result<String, String> {
        fs::write(&file, unit).map_err(|e| format!("{}: {e}", file.display()))?;
        let mut command = Command::new(&self.nvlink);
        command.arg(format!("-arch={}", target.name())).arg("-nvvmpath").arg(&self.nvvm);
        command.args(["-dlto", "-ignore-host-info", "-emit-ptx", "-o"]).arg(&out).arg(&file);
        let output = command.output().map_err(|e| format!("cannot start nvlink: {e}"))?;
        let said = [output.stdout, output.stderr].concat();
        match fs::read_to_string(&out) {
            Ok(ptx) if output.status.success() => Ok(ptx),
            _ => Err(format!("nvlink refuses the unit:\n{}", String::from_utf8_lossy(&said))),
        }
    }
}
