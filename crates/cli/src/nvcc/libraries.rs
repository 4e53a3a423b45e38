//! The shared libraries in a toolkit's directory.
//!
//! - `libcudart.so`: the runtime, linked from its archive.
//! - `stubs/libcuda.so`: what programs that call the driver are linked with where there is no driver. It has the driver's names and no code.
//! - `libnvrtc.so`: run-time compilation, where it is installed beside this command.

use std::ffi::OsString;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use crate::program::host_compiler::HostCompiler;

/// What a program sees of the runtime.
const EXPORTS: &str = "libcudart.so.13 { global: cuda*; __cuda*; __oxi*; local: *; };\n";

const NVRTC: &str = "libnvrtc.so.13";
/// Where an installation has it, seen from the command.
const BESIDE: [&str; 3] = [".", "../lib", "../lib64"];

/// `CUDA_ERROR_STUB_LIBRARY`
const STUB: &str = "34";

/// Writes the libraries into the directory `lib64`.
pub fn write(lib: &Path, archive: &Path) -> io::Result<()> {
    let compiler = HostCompiler::find(None).map_err(io::Error::other)?;
    runtime(&compiler, lib, archive)?;
    driver_stub(&compiler, &lib.join("stubs"))?;
    nvrtc(lib)
}

fn link(compiler: &HostCompiler, args: &[OsString], output: &Path) -> io::Result<()> {
    let args: Vec<OsString> = ["-shared".into(), "-s".into(), "-o".into(), output.into()]
        .into_iter()
        .chain(args.to_vec())
        .collect();
    compiler.run(&args).map_err(|_| io::Error::other(format!("{} cannot be linked", output.display())))
}

/// A name that linkers look for, beside the one that programs ask for.
fn plain_name(library: &Path, plain: &str) -> io::Result<()> {
    let plain = library.with_file_name(plain);
    let _ = fs::remove_file(&plain);
    #[cfg(unix)]
    std::os::unix::fs::symlink(library.file_name().unwrap_or_default(), plain)?;
    #[cfg(not(unix))]
    fs::copy(library, plain)?;
    Ok(())
}

fn runtime(compiler: &HostCompiler, lib: &Path, archive: &Path) -> io::Result<()> {
    let (exports, shared) = (lib.join("libcudart.exports"), lib.join("libcudart.so.13"));
    fs::write(&exports, EXPORTS)?;
    let mut args: Vec<OsString> = vec!["-Wl,-soname,libcudart.so.13".into()];
    args.push(format!("-Wl,--version-script={}", exports.display()).into());
    args.extend(["-Wl,--whole-archive".into(), archive.as_os_str().to_owned()]);
    args.extend(
        ["-Wl,--no-whole-archive", "-Wl,--gc-sections", "-ldl", "-lpthread", "-lrt", "-lm"]
            .map(OsString::from),
    );
    link(compiler, &args, &shared)?;
    fs::remove_file(exports)?;
    plain_name(&shared, "libcudart.so")
}

fn driver_stub(compiler: &HostCompiler, stubs: &Path) -> io::Result<()> {
    let source = stubs.join("cuda.c");
    let mut text = String::new();
    for name in driver_functions(oxicc_headers::get("cuda.h").unwrap_or_default()) {
        let _ = writeln!(text, "int {name}(void) {{ return {STUB}; }}");
    }
    fs::write(&source, text)?;
    let args = ["-nostdlib", "-fPIC", "-w", "-Wl,-soname,libcuda.so.1", "-x", "c"].map(OsString::from);
    let args: Vec<OsString> = args.into_iter().chain([source.clone().into()]).collect();
    let linked = link(compiler, &args, &stubs.join("libcuda.so"));
    fs::remove_file(source)?;
    linked
}

/// The functions that the header declares, under the names they have in its text and under those that its macros give them.
fn driver_functions(header: &str) -> Vec<&str> {
    let mut names: Vec<&str> = Vec::new();
    for line in header.lines() {
        if let Some(rest) = line.strip_prefix("#define cu") {
            names.extend(rest.split_once(" cu").map(|_| line.rsplit(' ').next().unwrap_or_default()));
        } else if let Some(rest) = line.strip_prefix("CUresult ") {
            names.extend(rest.split_once('(').map(|(name, _)| name));
        }
    }
    names.sort_unstable();
    names.dedup();
    names
}

fn nvrtc(lib: &Path) -> io::Result<()> {
    let own = env::current_exe()?;
    let own = own.parent().unwrap_or(Path::new("."));
    let Some(found) = BESIDE.iter().map(|d| own.join(d).join(NVRTC)).find(|p: &PathBuf| p.is_file()) else {
        return Ok(());
    };
    let library = lib.join(NVRTC);
    let _ = fs::remove_file(&library);
    fs::copy(found, &library)?;
    plain_name(&library, "libnvrtc.so")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_of_the_driver() {
        let header = "#define cuMemAlloc cuMemAlloc_v2\n#define CUDAAPI\n#define cuda_h\nCUresult cuMemAlloc(int);\nCUresult cuInit(int);\ntypedef int CUdevice;\n";
        assert_eq!(driver_functions(header), ["cuInit", "cuMemAlloc", "cuMemAlloc_v2"]);
    }

    #[test]
    fn the_header_declares_the_driver() {
        let names = driver_functions(oxicc_headers::get("cuda.h").unwrap_or_default());
        for name in ["cuCtxCreate_v4", "cuLaunchKernel", "cuMemAlloc_v2", "cuTexObjectCreate"] {
            assert!(names.contains(&name), "{name}");
        }
        assert!(names.iter().all(
            |name| name.starts_with("cu") && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
        ));
    }
}
