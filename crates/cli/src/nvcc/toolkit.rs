//! `oxicc toolkit DIR`: a directory of a CUDA toolkit's shape, for build tools.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use clap::{ArgMatches, Args};

use super::libraries;
use crate::native::{error, exit};
use crate::program::support::archive;

#[derive(Args)]
pub struct ToolkitArgs {
    /// The directory to write: bin/nvcc, include, lib64, version.json. It is empty, not there yet, or from an earlier call
    #[arg(value_name = "DIR")]
    directory: PathBuf,
}

const VERSION: &str = concat!(
    "{\n  \"cuda\": { \"name\": \"CUDA SDK\", \"version\": \"13.0.0\" },\n",
    "  \"cuda_nvcc\": { \"name\": \"oxicc in nvcc's place\", \"version\": \"13.0.88\" },\n",
    "  \"oxicc\": { \"name\": \"oxicc\", \"version\": \"",
    env!("CARGO_PKG_VERSION"),
    "\" }\n}\n"
);

impl ToolkitArgs {
    pub fn main(self, _matches: &ArgMatches) -> u8 {
        match write(&self.directory) {
            Ok(()) => exit::SUCCESS,
            Err(e) => error(format_args!("{}: {e}", self.directory.display())),
        }
    }
}

/// Whether nothing is lost when we write there: nothing is there yet, or what we wrote before.
fn is_ours(directory: &Path) -> io::Result<bool> {
    match fs::read_to_string(directory.join("version.json")) {
        Ok(text) => Ok(text.contains("\"oxicc\"")),
        Err(_) => match fs::read_dir(directory) {
            Ok(mut entries) => Ok(entries.next().is_none()),
            Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(true),
            Err(e) => Err(e),
        },
    }
}

fn write(directory: &Path) -> io::Result<()> {
    if !is_ours(directory)? {
        return Err(io::Error::other(
            "has files that are not oxicc's; name a directory that is empty or not there",
        ));
    }
    // Before anything else, so that a directory that was left half written can be written again.
    fs::create_dir_all(directory)?;
    fs::write(directory.join("version.json"), VERSION)?;
    for part in ["bin", "include", "lib64/stubs", "nvvm/bin", "nvvm/libdevice"] {
        fs::create_dir_all(directory.join(part))?;
    }
    let own = env::current_exe()?;
    for name in ["bin/nvcc", "nvvm/bin/cicc"] {
        let program = directory.join(name);
        let _ = fs::remove_file(&program);
        // A link where both are on one file system.
        if fs::hard_link(&own, &program).is_err() {
            fs::copy(&own, &program)?;
        }
    }
    for (name, text) in oxicc_headers::host_headers() {
        let path = directory.join("include").join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, text)?;
    }
    let library = directory.join("lib64/libcudart_static.a");
    fs::write(&library, archive()?)?;
    // Device code is linked when it is loaded, which needs no library.
    fs::write(directory.join("lib64/libcudadevrt.a"), "!<arch>\n")?;
    libraries::write(&directory.join("lib64"), &library)
}
