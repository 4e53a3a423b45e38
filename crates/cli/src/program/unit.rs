//! One source: its two halves, and the object made of them.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use oxicc_driver::{DebugInfo, Emit, Input, InputKind, MacroOption, Options, Standard, Target};
use oxicc_fatbin::{Image, Kind};
use oxicc_host::{DeviceSide, DeviceVariable, Entry, HostText, Linking, Registration};
use oxicc_ptx::{FunctionKind, Item, StateSpace};
use sha2::{Digest, Sha256};

use super::host_compiler::{Echo, HostCompiler, HostError};
use super::ptxas::Ptxas;
use super::support::Support;
use crate::native::{MessageFlags, compile_and_report, error, exit};

/// Device code to put into an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Code {
    pub target: Target,
    pub ptx: bool,
    /// Machine code for these as well, where there is an assembler.
    pub cubins: Vec<Target>,
}

/// How sources are compiled.
#[derive(Clone)]
pub(crate) struct UnitOptions {
    /// For everything but the architecture.
    pub device: Options,
    /// One compilation for each.
    pub codes: Vec<Code>,
    /// NVIDIA's assembler.
    pub ptxas: Option<Ptxas>,
    /// Compile for all architectures at once.
    pub parallel: bool,
    /// `-O` of the command line, for the host compiler.
    pub host_level: Option<String>,
    /// What `-Xcompiler` says.
    pub host_flags: Vec<OsString>,
    /// Flags that make the host's preprocessor write a rule for make.
    pub dependency_flags: Vec<OsString>,
    pub compiler: HostCompiler,
    pub support: Support,
    pub messages: MessageFlags,
    /// Where intermediate files stay (`--keep`).
    pub keep: Option<PathBuf>,
}

impl UnitOptions {
    /// What the device half for one architecture is compiled with.
    pub(crate) fn for_device(&self, target: Target) -> Options {
        let mut device = self.device.clone();
        device.target = target;
        if device.debug != DebugInfo::Full {
            device.debug = DebugInfo::Lines;
        }
        device.language.extended_lambda = true;
        device.language.plain_closures = true;
        let program = MacroOption::Define { name: "__OXICC_PROGRAM__".into(), text: None };
        device.preprocessor.macros.push(program);
        // The host compiler reports errors in host code, in its own words.
        device.language.trust_host = true;
        device
    }

    /// Macros and include directories of the command line, and our headers after them.
    pub(crate) fn macros_and_directories(&self) -> Vec<OsString> {
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

/// A device half: PTX and, where asked for, machine code.
pub(crate) struct DeviceHalf {
    pub ptx: String,
    pub cubins: Vec<(Target, Vec<u8>)>,
    pub module: oxicc_ptx::Module,
    pub target: Target,
}

/// Compiles the device half for each architecture; the error is the exit status, and has been reported.
pub(crate) fn device_halves(input: &Input, options: &UnitOptions) -> Result<Vec<DeviceHalf>, u8> {
    let one = |code: &Code| -> Result<DeviceHalf, u8> {
        let compilation =
            compile_and_report(input, &options.for_device(code.target), Emit::Ptx, options.messages);
        let status = compilation.exit_status();
        let (Some(ptx), Some(module)) = (compilation.output, compilation.module) else { return Err(status) };
        let real = options.ptxas.iter().flat_map(|ptxas| code.cubins.iter().map(move |real| (ptxas, *real)));
        let mut cubins = Vec::new();
        for (ptxas, real) in real {
            match ptxas.assemble(&ptx, real, options) {
                Ok(bytes) => cubins.push((real, bytes)),
                Err(why) if ptxas.may_fail => {
                    options.messages.note(format_args!("{why}; the driver will when the program runs"));
                }
                Err(why) => return Err(error(why)),
            }
        }
        Ok(DeviceHalf { ptx, cubins, module, target: code.target })
    };
    if !options.parallel || options.codes.len() < 2 {
        return options.codes.iter().map(one).collect();
    }
    std::thread::scope(|scope| {
        let threads: Vec<_> = options.codes.iter().map(|code| scope.spawn(move || one(code))).collect();
        let unexpected = |_| Err(error("the thread of a device half ended unexpectedly"));
        threads.into_iter().map(|t| t.join().unwrap_or_else(unexpected)).collect()
    })
}

/// The container of device halves.
pub(crate) fn container(halves: &[DeviceHalf], options: &UnitOptions) -> Vec<u8> {
    let texts: Vec<Vec<u8>> = halves.iter().map(|h| [h.ptx.as_bytes(), &[0]].concat()).collect();
    let mut images = Vec::new();
    for ((half, text), code) in halves.iter().zip(&texts).zip(&options.codes) {
        let image = |kind, target: Target, version, payload| Image {
            kind,
            sm: target.cuda_arch() / 10,
            version,
            arch_specific: target.name().ends_with('a'),
            family_specific: target.name().ends_with('f'),
            is_compressed: false,
            payload,
        };
        /// The version of the cubin's format.
        const ELF: (u16, u16) = (1, 8);
        // The runtime links PTX. Beside machine code that is not linked, a driver would not look at it.
        let cubins = if options.device.relocatable { &[] } else { half.cubins.as_slice() };
        images.extend(cubins.iter().map(|(target, bytes)| image(Kind::Elf, *target, ELF, bytes.as_slice())));
        // Without machine code PTX is what runs, whether it was asked for or not.
        if code.ptx || cubins.is_empty() {
            images.push(image(Kind::Ptx, half.target, ptx_version(&half.ptx), text.as_slice()));
        }
    }
    oxicc_fatbin::write(&images)
}

/// Compiles a source into an object; the error is the exit status, and has been reported.
pub(crate) fn compile_unit(
    source: &Path,
    object: &Path,
    scratch: &Path,
    language: Option<InputKind>,
    options: &UnitOptions,
) -> Result<(), u8> {
    let stem = source.file_stem().unwrap_or_default();
    let scratch = options.keep.as_deref().unwrap_or(scratch);
    let place = |extension: &str| scratch.join(stem).with_extension(extension);
    let (text, assembly) = (place("cudafe1.ii"), place("s"));
    let assemble = ["-c".into(), assembly.as_os_str().to_owned(), "-o".into(), object.as_os_str().to_owned()];
    if options.compiler.echo != Echo::Silent {
        describe_device_half(source, options);
    }
    if options.compiler.echo == Echo::Only {
        options.compiler.say(&preprocessor_args(source, options));
        options.compiler.say(&assembly_args(&text, &assembly, options, false));
        options.compiler.say(&assemble);
        return Ok(());
    }
    // Before the host's compiler would say that it is not there, too.
    let input = read_source(source, language)?;
    let (host, halves) = std::thread::scope(|scope| {
        let host = scope.spawn(|| host_half(source, object, &text, &assembly, options));
        let halves = device_halves(&input, options);
        (host.join(), halves)
    });
    let (host, edited) = match host {
        Ok(result) => result.map_err(|e| report(&e))?,
        Err(_) => return Err(error("the thread of the host half ended unexpectedly")),
    };
    let halves = halves?;
    let Some(first) = halves.first() else { return Err(error("no architecture to compile for")) };
    let registration = Registration::new(&host, &edited, &device_side(&first.module))
        .map_err(|e| error(format_args!("{}: {e}", source.display())))?;
    let fatbin = place("fatbin");
    let written = fs::write(&fatbin, container(&halves, options)).and_then(|()| {
        let tail = registration.assembly(&fatbin.display().to_string());
        fs::write(&assembly, edited + &tail)
    });
    written.map_err(|e| error(format_args!("{}: {e}", scratch.display())))?;
    if options.keep.is_some() {
        fs::write(place("ptx"), &first.ptx).map_err(error)?;
    }
    options.compiler.run(&assemble).map_err(|e| report(&e))
}

/// Reads a source; the error is the exit status, and has been reported.
pub(crate) fn read_source(source: &Path, language: Option<InputKind>) -> Result<Input, u8> {
    if source.as_os_str() == "-" {
        return Err(error(
            "two compilers read a program, so that it has to be a file and not standard input",
        ));
    }
    Input::read_as(source, language).map_err(error)
}

/// Says what the device half is compiled for, as nvcc says it of its own steps.
fn describe_device_half(source: &Path, options: &UnitOptions) {
    for code in &options.codes {
        let arch = code.target.name().replace("sm_", "compute_");
        crate::native::say(format_args!(
            "{}oxicc -arch {arch} \"{}\"\n",
            options.compiler.prefix,
            source.display()
        ));
    }
}

/// Says why the host compiler did not succeed, if it has not done so itself; the exit status.
pub(crate) fn report(e: &HostError) -> u8 {
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
    object: &Path,
    preprocessed: &PathBuf,
    assembly: &PathBuf,
    options: &UnitOptions,
) -> Result<(HostText, String), HostError> {
    let text = options.compiler.output(&preprocessor_args(source, options))?;
    let text = String::from_utf8_lossy(&text);
    // A source may be in a program twice, compiled in two ways.
    let names = [source.as_os_str().as_encoded_bytes(), object.as_os_str().as_encoded_bytes()];
    let digest = Sha256::digest(names.join(&0));
    let unit: String = digest.iter().take(4).map(|b| format!("{b:02x}")).collect();
    let linking = if options.device.relocatable { Linking::AtLoad } else { Linking::None };
    let host = oxicc_host::edit(&text, &unit, linking);
    fs::write(preprocessed, &host.text).map_err(HostError::Io)?;
    // CUB names a member like the template it is an instance of, which g++ takes as an error.
    let uses_cub = text.contains("/cub/") || text.contains("/thrust/");
    options.compiler.run(&assembly_args(preprocessed, assembly, options, uses_cub))?;
    let assembly = fs::read(assembly).map_err(HostError::Io)?;
    Ok((host, String::from_utf8_lossy(&assembly).into_owned()))
}

/// How the edited text becomes assembly.
pub(crate) fn assembly_args(
    preprocessed: &Path,
    assembly: &Path,
    options: &UnitOptions,
    permissive: bool,
) -> Vec<OsString> {
    let mut args: Vec<OsString> = ["-x", "c++-cpp-output", "-S", "-fno-lto"].map(OsString::from).to_vec();
    args.push(standard(options));
    args.extend(options.host_level.as_ref().map(|level| OsString::from(format!("-O{level}"))));
    args.extend(options.host_flags.iter().cloned());
    if permissive {
        args.push("-fpermissive".into());
    }
    args.extend([preprocessed.as_os_str().to_owned(), "-o".into(), assembly.as_os_str().to_owned()]);
    args
}

pub(crate) fn standard(options: &UnitOptions) -> OsString {
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

pub(crate) fn preprocessor_args(source: &Path, options: &UnitOptions) -> Vec<OsString> {
    let chosen = &options.device.preprocessor;
    let mut args: Vec<OsString> = ["-E", "-x", "c++"].map(OsString::from).to_vec();
    args.push(standard(options));
    // Options such as -fopenmp and -march define macros.
    args.extend(options.host_flags.iter().cloned());
    args.extend(options.host_level.as_ref().map(|level| OsString::from(format!("-O{level}"))));
    args.extend(options.dependency_flags.iter().cloned());
    let mut archs: Vec<u32> = options.codes.iter().map(|c| c.target.cuda_arch()).collect();
    archs.sort_unstable();
    archs.dedup();
    let archs: Vec<String> = archs.iter().map(u32::to_string).collect();
    for name in [
        "__CUDACC__".to_owned(),
        "__NVCC__".to_owned(),
        "__CUDACC_VER_MAJOR__=13".to_owned(),
        "__CUDACC_VER_MINOR__=0".to_owned(),
        "__CUDACC_VER_BUILD__=88".to_owned(),
        "__CUDA_API_VER_MAJOR__=13".to_owned(),
        "__CUDA_API_VER_MINOR__=0".to_owned(),
        "__CUDACC_EXTENDED_LAMBDA__".to_owned(),
        format!("__CUDA_ARCH_LIST__={}", archs.join(",")),
    ] {
        args.push(format!("-D{name}").into());
    }
    if options.device.language.relaxed_constexpr {
        args.push("-D__CUDACC_RELAXED_CONSTEXPR__".into());
    }
    if options.device.relocatable {
        args.push("-D__CUDACC_RDC__".into());
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
                side.variables.push(DeviceVariable {
                    name: name.to_owned(),
                    source_name: source_name(name),
                    size: v.size().unwrap_or(0),
                    is_constant: v.space == StateSpace::Const,
                });
            }
            _ => {}
        }
    }
    side
}

/// A variable's name as the source has it, without namespaces that have no name.
fn source_name(name: &str) -> String {
    let name = oxicc_host::without_unit(name);
    if !name.starts_with("_Z") {
        return name.to_owned();
    }
    let symbol = cpp_demangle::Symbol::new(name).ok();
    let readable = symbol.and_then(|s| s.demangle().ok()).unwrap_or_else(|| name.to_owned());
    readable.replace("(anonymous namespace)::", "")
}
