//! The shared libraries in a toolkit's directory.
//!
//! - `libcudart.so`: the runtime, linked from its archive.
//! - `stubs/libcuda.so`: what programs that call the driver are linked with. It is a text for linkers that names two libraries:
//!   `oxicc_cuda.o` sends functions to the runtime, which passes them on to the driver or has them on the simulator; the others are
//!   in a stub of the driver's library, which has its names and no code. A program that needs none of these runs without a driver.
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
    driver_library(&compiler, lib, archive)?;
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
    let target = PathBuf::from(library.file_name().unwrap_or_default());
    link_beside(target, &library.with_file_name(plain), library)
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

/// How the runtime names its functions of the driver.
const IN_RUNTIME: &str = "__oxi_";

/// The instruction that goes on in another function with the same arguments.
const JUMP: &str = if cfg!(target_arch = "aarch64") { "b" } else { "jmp" };
const JUMP_TO: &str = if cfg!(target_arch = "aarch64") { "" } else { "@PLT" };

/// What stands for the driver's library.
pub(crate) struct Driver {
    /// The functions that the runtime has.
    pub object: PathBuf,
    /// The others, to be linked as needed.
    pub stub: PathBuf,
}

/// Makes what stands for the driver's library, in a directory.
pub(crate) fn driver(compiler: &HostCompiler, directory: &Path, archive: &Path) -> io::Result<Driver> {
    let source = directory.join("cuda.c");
    let (mut stub, mut own) = (String::new(), String::new());
    let runtime = fs::read(archive)?;
    let in_runtime = names_in(&runtime, IN_RUNTIME);
    for name in driver_functions(oxicc_headers::get("cuda.h").unwrap_or_default()) {
        let _ = writeln!(stub, "int {name}(void) {{ return {STUB}; }}");
    }
    for name in &in_runtime {
        // Weak: a program may have a function of this name, as those do that open the driver's library themselves.
        let code =
            format!(".weak {name}\\n.type {name}, %function\\n{name}: {JUMP} {IN_RUNTIME}{name}{JUMP_TO}\\n");
        let _ = writeln!(own, "__asm__(\"{code}\");");
    }
    fs::write(&source, stub)?;
    let args = ["-nostdlib", "-fPIC", "-w", "-Wl,-soname,libcuda.so.1", "-x", "c"].map(OsString::from);
    let args: Vec<OsString> = args.into_iter().chain([source.clone().into()]).collect();
    let stub = directory.join("liboxicc_driver.so");
    link(compiler, &args, &stub)?;
    fs::write(&source, own)?;
    let object = directory.join("oxicc_cuda.o");
    let args = ["-c", "-fPIC", "-x", "c", "-o"].map(OsString::from);
    let args: Vec<OsString> =
        args.into_iter().chain([object.clone().into(), source.clone().into()]).collect();
    compiler.run(&args).map_err(|_| io::Error::other(format!("{} cannot be made", object.display())))?;
    fs::remove_file(source)?;
    Ok(Driver { object, stub })
}

/// The text for linkers that stands for the driver's library, and what it names.
fn driver_library(compiler: &HostCompiler, lib: &Path, archive: &Path) -> io::Result<()> {
    let stubs = lib.join("stubs");
    driver(compiler, &stubs, archive)?;
    // Linkers look beside the text that names a library, so that the directory may be moved.
    let name = archive.file_name().unwrap_or_default();
    link_beside(Path::new("..").join(name), &stubs.join(name), archive)?;
    let names = format!("oxicc_cuda.o {} AS_NEEDED(liboxicc_driver.so)", name.display());
    fs::write(stubs.join("libcuda.so"), format!("/* GNU ld script */\nGROUP({names})\n"))
}

/// Makes a link to a file, named from the link's directory; a copy where there are no links.
fn link_beside(target: PathBuf, link: &Path, file: &Path) -> io::Result<()> {
    let _ = fs::remove_file(link);
    #[cfg(unix)]
    {
        let _ = file;
        std::os::unix::fs::symlink(target, link)
    }
    #[cfg(not(unix))]
    {
        let _ = target;
        fs::copy(file, link).map(|_| ())
    }
}

/// The names in an archive that begin with a prefix, without it.
fn names_in(archive: &[u8], prefix: &str) -> Vec<String> {
    const DRIVER: &[u8] = b"cu";
    let prefix = prefix.as_bytes();
    let mut names = Vec::new();
    for (at, _) in archive.windows(prefix.len()).enumerate().filter(|(_, window)| *window == prefix) {
        let rest = archive.get(at + prefix.len()..).unwrap_or_default();
        let end = rest.iter().position(|b| !b.is_ascii_alphanumeric() && *b != b'_').unwrap_or(rest.len());
        let is_name = rest.starts_with(DRIVER) && rest.get(end) == Some(&0);
        names.extend(is_name.then(|| String::from_utf8_lossy(&rest[..end]).into_owned()));
    }
    names.sort_unstable();
    names.dedup();
    names
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
    fn names_in_an_archive() {
        let archive = b"\0__oxi_cuInit\0__oxi_cuInit\0__oxi_register\0__oxi_cuMemAlloc_v2\0__oxi_cut.text\0";
        assert_eq!(names_in(archive, "__oxi_"), ["cuInit", "cuMemAlloc_v2"]);
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
