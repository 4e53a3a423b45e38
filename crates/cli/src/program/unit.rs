//! One source: its two halves, and the object made of them.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use oxicc_driver::{DebugInfo, Emit, Input, MacroOption, Options, Standard};
use oxicc_fatbin::{Image, Kind};
use oxicc_host::{DeviceSide, Entry, HostText, Registration};
use oxicc_ptx::{FunctionKind, Item, StateSpace};
use sha2::{Digest, Sha256};

use super::host_compiler::{HostCompiler, HostError};
use super::support::Support;
use crate::native::{MessageFlags, compile_and_report, error, exit};

/// How sources are compiled.
pub(super) struct UnitOptions {
    pub device: Options,
    /// `-O` of the command line, for the host compiler.
    pub host_level: Option<String>,
    /// What `-Xcompiler` says.
    pub host_flags: Vec<OsString>,
    pub compiler: HostCompiler,
    pub support: Support,
    pub messages: MessageFlags,
}

impl UnitOptions {
    /// Macros and include directories of the command line, and our headers after them.
    pub(super) fn macros_and_directories(&self) -> Vec<OsString> {
        let chosen = &self.device.preprocessor;
        let mut args: Vec<OsString> =
            vec!["-D__OXICC_CUDART_VERSION__=13000".into(), "-D__OXICC_HOST__".into()];
        for option in &chosen.macros {
            let flag = match option {
                MacroOption::Define { name, text: Some(text) } => format!("-D{name}={text}"),
                MacroOption::Define { name, text: None } => format!("-D{name}"),
                MacroOption::Undefine(name) => format!("-U{name}"),
                // No other kind exists today.
                _ => continue,
            };
            args.push(flag.into());
        }
        args.extend(flagged("-I", &chosen.include_dirs));
        args.extend(flagged("-isystem", &chosen.system_dirs));
        args.extend(flagged("-isystem", std::slice::from_ref(&self.support.include)));
        args
    }
}

/// Each path with a flag before it.
fn flagged(flag: &str, paths: &[PathBuf]) -> Vec<OsString> {
    paths.iter().flat_map(|p| [OsString::from(flag), p.as_os_str().to_owned()]).collect()
}

/// Compiles a source into an object; the error is the exit status, and has been reported.
pub(super) fn compile_unit(
    source: &Path,
    object: &Path,
    scratch: &Path,
    options: &UnitOptions,
) -> Result<(), u8> {
    let input = Input::read_as(source, None).map_err(error)?;
    let mut device_options = options.device.clone();
    device_options.debug = DebugInfo::Lines;
    device_options.language.extended_lambda = true;
    device_options.language.plain_closures = true;
    // The host compiler reports errors in host code, in its own words.
    device_options.language.trust_host = true;
    let stem = source.file_stem().unwrap_or_default();
    let place = |extension: &str| scratch.join(stem).with_extension(extension);
    let (host, compilation) = std::thread::scope(|scope| {
        let host = scope.spawn(|| host_half(source, &place("ii"), &place("s"), options));
        let compilation = compile_and_report(&input, &device_options, Emit::Ptx, options.messages);
        (host.join(), compilation)
    });
    let (host, assembly) = match host {
        Ok(result) => result.map_err(|e| report(&e))?,
        Err(_) => return Err(error("the thread of the host half ended unexpectedly")),
    };
    let (Some(ptx), Some(module)) = (&compilation.output, &compilation.module) else {
        return Err(compilation.exit_status());
    };
    let registration = Registration::new(&host, &assembly, &device_side(module))
        .map_err(|e| error(format_args!("{}: {e}", source.display())))?;
    let fatbin = place("fatbin");
    let target = options.device.target;
    let mut text = ptx.clone().into_bytes();
    text.push(0);
    let image = Image {
        kind: Kind::Ptx,
        sm: target.cuda_arch() / 10,
        version: ptx_version(ptx),
        arch_specific: target.name().ends_with('a'),
        family_specific: target.name().ends_with('f'),
        is_compressed: false,
        payload: &text,
    };
    let written = fs::write(&fatbin, oxicc_fatbin::write(&[image])).and_then(|()| {
        let tail = registration.assembly(&fatbin.display().to_string());
        fs::write(place("s"), assembly + &tail)
    });
    written.map_err(|e| error(format_args!("{}: {e}", scratch.display())))?;
    let args = ["-c".into(), place("s").into_os_string(), "-o".into(), object.as_os_str().to_owned()];
    options.compiler.run(&args).map_err(|e| report(&e))
}

/// Says why the host compiler did not succeed, if it has not done so itself; the exit status.
pub(super) fn report(e: &HostError) -> u8 {
    match e {
        HostError::NotStarted(program, e) => error(format_args!("{}: {e}", program.display())),
        HostError::Io(e) => error(e),
        HostError::Failed => exit::ERROR,
    }
}

/// `.version 9.0` of PTX.
fn ptx_version(ptx: &str) -> (u16, u16) {
    let line = ptx.lines().find_map(|l| l.strip_prefix(".version ")).unwrap_or("9.0");
    let (major, minor) = line.trim().split_once('.').unwrap_or((line, "0"));
    (major.parse().unwrap_or(9), minor.parse().unwrap_or(0))
}

/// Preprocesses, edits and compiles the host's half: the edited text's tables, and the assembly.
fn host_half(
    source: &Path,
    preprocessed: &PathBuf,
    assembly: &PathBuf,
    options: &UnitOptions,
) -> Result<(HostText, String), HostError> {
    let text = options.compiler.output(&preprocessor_args(source, options))?;
    let text = String::from_utf8_lossy(&text);
    let digest = Sha256::digest(source.as_os_str().as_encoded_bytes());
    let unit: String = digest.iter().take(4).map(|b| format!("{b:02x}")).collect();
    let host = oxicc_host::edit(&text, &unit);
    fs::write(preprocessed, &host.text).map_err(HostError::Io)?;
    let mut args: Vec<OsString> = ["-x", "c++-cpp-output", "-S", "-fno-lto"].map(OsString::from).to_vec();
    args.push(standard(options));
    args.extend(options.host_level.as_ref().map(|level| OsString::from(format!("-O{level}"))));
    args.extend(options.host_flags.iter().cloned());
    // CUB names a member like the template it is an instance of, which g++ takes as an error.
    let uses_cub = text.contains("/cub/") || text.contains("/thrust/");
    if uses_cub {
        args.push("-fpermissive".into());
    }
    args.extend([preprocessed.as_os_str().to_owned(), "-o".into(), assembly.as_os_str().to_owned()]);
    options.compiler.run(&args)?;
    let assembly = fs::read(assembly).map_err(HostError::Io)?;
    Ok((host, String::from_utf8_lossy(&assembly).into_owned()))
}

fn standard(options: &UnitOptions) -> OsString {
    let name = match options.device.preprocessor.standard {
        Standard::Cxx03 => "98",
        Standard::Cxx11 => "11",
        Standard::Cxx14 => "14",
        Standard::Cxx17 => "17",
        Standard::Cxx20 => "20",
        _ => "2b",
    };
    format!("-std=gnu++{name}").into()
}

fn preprocessor_args(source: &Path, options: &UnitOptions) -> Vec<OsString> {
    let chosen = &options.device.preprocessor;
    let mut args: Vec<OsString> = ["-E", "-x", "c++"].map(OsString::from).to_vec();
    args.push(standard(options));
    // Options such as -fopenmp and -march define macros.
    args.extend(options.host_flags.iter().cloned());
    args.extend(options.host_level.as_ref().map(|level| OsString::from(format!("-O{level}"))));
    let arch = options.device.target.cuda_arch();
    for name in [
        "__CUDACC__".to_owned(),
        "__NVCC__".to_owned(),
        "__CUDACC_VER_MAJOR__=13".to_owned(),
        "__CUDACC_VER_MINOR__=0".to_owned(),
        "__CUDACC_VER_BUILD__=88".to_owned(),
        "__CUDA_API_VER_MAJOR__=13".to_owned(),
        "__CUDA_API_VER_MINOR__=0".to_owned(),
        "__CUDACC_EXTENDED_LAMBDA__".to_owned(),
        format!("__CUDA_ARCH_LIST__={arch}"),
    ] {
        args.push(format!("-D{name}").into());
    }
    if options.device.language.relaxed_constexpr {
        args.push("-D__CUDACC_RELAXED_CONSTEXPR__".into());
    }
    args.extend(options.macros_and_directories());
    args.extend(["-include".into(), OsString::from("cuda_runtime.h")]);
    args.extend(flagged("-include", &chosen.forced_includes));
    args.push(source.as_os_str().to_owned());
    args
}

/// What the PTX defines.
fn device_side(module: &oxicc_ptx::Module) -> DeviceSide {
    let mut side = DeviceSide::default();
    for item in &module.items {
        match item {
            Item::Function(f) if f.kind == FunctionKind::Entry && f.body.is_some() => {
                side.kernels.push(Entry {
                    name: module.name(f.name).to_owned(),
                    parameters: f.params.iter().map(|p| p.size().unwrap_or(0) as u32).collect(),
                })
            }
            Item::Variable(v) if matches!(v.space, StateSpace::Global | StateSpace::Const) => {
                let name = module.name(v.name);
                side.variables.push((name.to_owned(), source_name(name), v.size().unwrap_or(0)));
            }
            _ => {}
        }
    }
    side
}

/// A variable's name as the source has it, without namespaces that have no name.
fn source_name(name: &str) -> String {
    if !name.starts_with("_Z") {
        return name.to_owned();
    }
    let symbol = cpp_demangle::Symbol::new(name).ok();
    let readable = symbol.and_then(|s| s.demangle().ok()).unwrap_or_else(|| name.to_owned());
    readable.replace("(anonymous namespace)::", "")
}
