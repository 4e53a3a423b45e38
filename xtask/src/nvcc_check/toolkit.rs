//! A CUDA toolkit with oxicc as its cicc: symlinks to everything else.

use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::{env, fs};

use super::Options;

/// A toolkit and its twin.
pub struct Toolkit {
    pub original: PathBuf,
    pub view: PathBuf,
}

impl Toolkit {
    pub fn make(options: &Options, root: &Path, work: &Path) -> Result<Toolkit, String> {
        let original = find(options)?;
        let oxicc = super::oxicc(options.oxicc.as_deref(), root)?;
        let view = work.join("toolkit");
        if view.exists() {
            fs::remove_dir_all(&view).map_err(|e| format!("{}: {e}", view.display()))?;
        }
        make_view(&original, &oxicc, &view).map_err(|e| format!("{}: {e}", view.display()))?;
        Ok(Toolkit { original, view })
    }

    pub fn nvcc(&self, which: Which) -> PathBuf {
        match which {
            Which::Original => self.original.join("bin/nvcc"),
            Which::Ours => self.view.join("bin/nvcc"),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    Original,
    Ours,
}

fn find(options: &Options) -> Result<PathBuf, String> {
    let told = options.toolkit.clone().or_else(|| env::var_os("CUDA_HOME").map(PathBuf::from));
    let root = match told {
        Some(root) => root,
        None => oxicc_reference::ensure_installed().map_err(|e| e.to_string())?.root().to_path_buf(),
    };
    let root = fs::canonicalize(&root).map_err(|e| format!("{}: {e}", root.display()))?;
    if root.join("nvvm/bin/cicc").exists() {
        Ok(root)
    } else {
        Err(format!("{}: not a CUDA toolkit (no nvvm/bin/cicc)", root.display()))
    }
}

/// Links everything of a toolkit, with oxicc for its cicc.
pub fn make_view(original: &Path, oxicc: &Path, view: &Path) -> std::io::Result<()> {
    link_all(original, view, &["bin", "nvvm"])?;
    link_all(&original.join("bin"), &view.join("bin"), &["nvcc"])?;
    link_all(&original.join("nvvm"), &view.join("nvvm"), &["bin"])?;
    link_all(&original.join("nvvm/bin"), &view.join("nvvm/bin"), &["cicc"])?;
    // nvcc looks for the others beside itself, where it really is.
    fs::copy(original.join("bin/nvcc"), view.join("bin/nvcc"))?;
    symlink(oxicc, view.join("nvvm/bin/cicc"))?;
    if !view.join("lib64").exists() && original.join("lib").exists() {
        symlink(original.join("lib"), view.join("lib64"))?;
    }
    Ok(())
}

/// Links everything in a directory but what is named.
fn link_all(from: &Path, to: &Path, but: &[&str]) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if !but.iter().any(|b| name == *b) {
            symlink(entry.path(), to.join(name))?;
        }
    }
    Ok(())
}
