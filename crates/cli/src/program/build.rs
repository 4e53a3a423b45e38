//! `oxicc build`: sources to a program, an object or a library.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::{ArgMatches, Args};
use oxicc_driver::Options;

use super::host_compiler::{Echo, HostCompiler};
use super::ptxas::Ptxas;
use super::scratch::Scratch;
use super::support::Support;
use super::unit::{Code, UnitOptions, compile_unit, report};
use crate::native::{CompileFlags, MessageFlags, error, exit};
use crate::nvcc::libraries;

#[derive(Args)]
pub struct BuildArgs {
    /// CUDA C++ (.cu), and whatever the host's linker takes: objects, archives, C++ sources
    #[arg(value_name = "FILE", required = true)]
    inputs: Vec<PathBuf>,
    /// The program or object to write; a.out, or the source's name with .o
    #[arg(short = 'o', value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    host: HostFlags,
    #[command(flatten)]
    flags: CompileFlags,
}

/// The driver's library, and those that every program has: no linker finds them where there is no toolkit.
const DRIVER: &str = "cuda";
const RUNTIME: [&str; 3] = ["cudart", "cudart_static", "cudadevrt"];

// How the host's half is made. No doc comment: clap would make it the text of the whole command.
#[derive(Args, Clone, Default)]
#[command(next_help_heading = "Host")]
pub struct HostFlags {
    /// Compile only: an object for each source
    #[arg(short = 'c')]
    compile_only: bool,
    /// The C++ compiler of the host, or the directory it is in
    #[arg(long = "compiler-bindir", alias = "ccbin", value_name = "PATH")]
    ccbin: Option<PathBuf>,
    /// Flags for the C++ compiler, separated by commas
    #[arg(long = "compiler-options", alias = "Xcompiler", value_name = "FLAGS", allow_hyphen_values = true)]
    compiler_options: Vec<String>,
    /// Flags for the linker, separated by commas
    #[arg(long = "linker-options", alias = "Xlinker", value_name = "FLAGS", allow_hyphen_values = true)]
    linker_options: Vec<String>,
    /// Directory to search for libraries
    #[arg(short = 'L', value_name = "DIR")]
    library_dir: Vec<PathBuf>,
    /// Library to link
    #[arg(short = 'l', value_name = "NAME")]
    library: Vec<String>,
    /// Debug information for the host's half
    #[arg(short = 'g')]
    debug: bool,
    /// Make a shared library
    #[arg(long)]
    shared: bool,
    /// Print the commands that run
    #[arg(short = 'v', long)]
    verbose: bool,
    /// How to speak.
    #[arg(skip)]
    messages: MessageFlags,
}

impl HostFlags {
    /// No flags but how to speak.
    pub fn speaking(messages: MessageFlags) -> HostFlags {
        HostFlags { messages, ..HostFlags::default() }
    }

    /// Flags for every step of the host compiler that reads source.
    fn compiler_flags(&self) -> Vec<OsString> {
        let split = self.compiler_options.iter().flat_map(|o| o.split([',', ' ']));
        let flags = split.filter(|f| !f.is_empty()).map(OsString::from);
        let debug = self.debug.then(|| OsString::from("-g"));
        let pic = self.shared.then(|| OsString::from("-fPIC"));
        flags.chain(debug).chain(pic).collect()
    }

    fn linker_flags(&self) -> Vec<OsString> {
        let mut flags: Vec<OsString> =
            self.library_dir.iter().flat_map(|d| ["-L".into(), d.as_os_str().to_owned()]).collect();
        let of_others = self.library.iter().filter(|l| *l != DRIVER && !RUNTIME.contains(&l.as_str()));
        flags.extend(of_others.map(|l| OsString::from(format!("-l{l}"))));
        flags.extend(self.linker_options.iter().map(|o| OsString::from(format!("-Wl,{o}"))));
        flags
    }
}

impl BuildArgs {
    /// nvcc's options that act here.
    pub const OWN_FLAGS: &'static [&'static str] = &[
        "-c",
        "-ccbin",
        "--compiler-bindir",
        "-Xcompiler",
        "--compiler-options",
        "-Xlinker",
        "--linker-options",
        "-L",
        "-l",
        "-g",
        "-shared",
        "--shared",
    ];

    pub fn main(mut self, matches: &ArgMatches) -> u8 {
        self.host.messages = self.flags.messages();
        let level = explicit_level(matches);
        let options = self.flags.options(matches);
        let result = match self.host.compile_only {
            true => self.objects(&options, level),
            false => {
                let output = self.output.clone().unwrap_or_else(|| PathBuf::from("a.out"));
                build_program(&self.inputs, &output, &options, level, &self.host)
            }
        };
        result.map_or_else(|status| status, |()| exit::SUCCESS)
    }

    fn objects(&self, options: &Options, level: Option<String>) -> Result<(), u8> {
        if self.output.is_some() && self.inputs.len() > 1 {
            return Err(error("-o with -c takes one source"));
        }
        let scratch = Scratch::new().map_err(error)?;
        let unit_options = unit_options(options, level, &self.host)?;
        for source in &self.inputs {
            let name = PathBuf::from(source.file_name().unwrap_or_default()).with_extension("o");
            let object = self.output.clone().unwrap_or(name);
            compile_unit(source, &object, scratch.path(), None, &unit_options)?;
        }
        Ok(())
    }
}

/// The level that the command line gives, for the host compiler: without one it has its own idea.
pub(crate) fn explicit_level(matches: &ArgMatches) -> Option<String> {
    use clap::parser::ValueSource;
    let given = matches.try_contains_id("opt_level").is_ok()
        && matches.value_source("opt_level") == Some(ValueSource::CommandLine);
    let mut raw = given.then(|| matches.get_raw("opt_level")).flatten()?;
    raw.next_back().map(|v| v.to_string_lossy().into_owned())
}

/// `oxicc app.cu -o app`: a program of one source.
pub(crate) fn build_one(
    source: &Path,
    output: &Path,
    options: &Options,
    level: Option<String>,
    messages: MessageFlags,
) -> u8 {
    let host = HostFlags::speaking(messages);
    let built = build_program(&[source.to_owned()], output, options, level, &host);
    built.map_or_else(|status| status, |()| exit::SUCCESS)
}

fn unit_options(options: &Options, level: Option<String>, host: &HostFlags) -> Result<UnitOptions, u8> {
    let mut compiler = HostCompiler::find(host.ccbin.as_deref()).map_err(error)?;
    if host.verbose {
        compiler.echo = Echo::Print;
    }
    let support = Support::find()
        .map_err(|e| error(format_args!("our headers and the runtime library cannot be written: {e}")))?;
    // Nobody asked for machine code: the driver assembles PTX as well.
    let mut ptxas = Ptxas::find();
    if let Some(ptxas) = &mut ptxas {
        ptxas.may_fail = true;
    }
    Ok(UnitOptions {
        device: options.clone(),
        codes: vec![Code { target: options.target, ptx: true, cubins: vec![options.target] }],
        ptxas,
        parallel: false,
        host_level: level,
        host_flags: host.compiler_flags(),
        dependency_flags: Vec::new(),
        compiler,
        support,
        messages: host.messages,
        keep: None,
    })
}

/// Whether the host compiler alone compiles a file.
pub(crate) fn is_cxx_source(input: &Path) -> bool {
    input.extension().is_some_and(|e| e == "cpp" || e == "cc" || e == "cxx" || e == "C")
}

/// Whether a file is an object or a library.
pub(crate) fn is_for_linker(input: &Path) -> bool {
    let is_known = |e: &str| matches!(e, "o" | "obj" | "a" | "so" | "lib" | "res");
    // `libx.so.1.2`
    let is_version = || input.to_str().is_some_and(|n| n.contains(".so."));
    input.extension().and_then(|e| e.to_str()).is_some_and(is_known) || is_version()
}

/// What sources without device code need: where our headers are, and the program's own directories and macros.
pub(crate) fn cxx_args(options: &UnitOptions) -> Vec<OsString> {
    let mut args = options.macros_and_directories();
    args.extend(options.host_level.as_ref().map(|level| OsString::from(format!("-O{level}"))));
    args
}

/// Builds a program from sources and whatever the linker takes.
pub(super) fn build_program(
    inputs: &[PathBuf],
    output: &Path,
    options: &Options,
    level: Option<String>,
    host: &HostFlags,
) -> Result<(), u8> {
    let scratch = Scratch::new().map_err(error)?;
    let unit_options = unit_options(options, level, host)?;
    let mut args: Vec<OsString> = vec!["-o".into(), output.as_os_str().to_owned()];
    if host.shared {
        args.push("-shared".into());
    }
    args.extend(unit_options.host_flags.iter().cloned());
    if inputs.iter().any(|i| is_cxx_source(i)) {
        args.extend(cxx_args(&unit_options));
    }
    for (number, input) in inputs.iter().enumerate() {
        if input.extension().is_some_and(|e| e == "cu") || inputs.len() == 1 && !is_for_linker(input) {
            // Sources in different directories may have the same name.
            let directory = scratch.path().join(number.to_string());
            std::fs::create_dir(&directory).map_err(error)?;
            let object = directory.join("object.o");
            compile_unit(input, &object, &directory, None, &unit_options)?;
            args.push(object.into_os_string());
        } else {
            args.push(input.as_os_str().to_owned());
        }
    }
    let library = &unit_options.support.library;
    if host.library.iter().any(|l| l == DRIVER) {
        // An echo of how these are made would not be a command of the user's build.
        let compiler = HostCompiler { echo: Echo::Silent, ..unit_options.compiler.clone() };
        let driver = libraries::driver(&compiler, scratch.path(), library).map_err(error)?;
        args.push(driver.object.into_os_string());
        args.extend(["-Wl,--as-needed".into(), driver.stub.into_os_string(), "-Wl,--no-as-needed".into()]);
    }
    args.push(library.as_os_str().to_owned());
    args.extend(host.linker_flags());
    args.push("-Wl,-u,__oxi_launch_site".into());
    args.extend(["-Wl,--gc-sections", "-ldl", "-lpthread", "-lrt", "-lm"].map(OsString::from));
    unit_options.compiler.run(&args).map_err(|e| report(&e))
}
