//! Flags that steer a compilation, shared by all subcommands and by the test harness.

use std::ffi::OsString;
use std::path::PathBuf;

use super::messages::MessageFlags;
use super::optimizer_flags::OptimizerFlags;
use super::say;
use super::usual::UsualFlags;
use super::warning_flags::{WarningFlags, join_werror};
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, CommandFactory, FromArgMatches, Parser};
use oxicc_driver::{
    DebugInfo, Files, HostHeaderSearch, InputKind, MacroOption, MathLibrary, MathOptions, OptLevel, Options,
    Standard, Target, Toolkit,
};

/// nvcc's long options that are written with one dash.
pub const ONE_DASH: &[&str] = &[
    "arch",
    "toolkit",
    "gpu-architecture",
    "std",
    "include",
    "isystem",
    "ftz",
    "prec-div",
    "prec-sqrt",
    "fmad",
    "rdc",
    "keep-device-functions",
    "libdevice",
    "use_fast_math",
    "emit-llvm",
    "emit-llvm-bc",
    "emit-lto",
    "lto",
    "dlto",
    "olto",
    "gen-opt-lto",
    "emit-optix-ir",
    "optix-ir",
    "ptx",
    "print-cache-key",
    "time-passes",
    "Werror",
    "diag-error",
    "diag-warn",
    "diag-suppress",
    "Ofc",
    "Ofast-compile",
    "passes",
    "print-passes",
    "help-knobs",
    "Xopt",
    "print-pipeline-passes",
    "print-after-all",
    "print-changed",
    "filter-print-funcs",
    "opt-bisect-limit",
    "verify-each",
    "verify-each-debuginfo-preserve",
    "verify-di-preserve-export",
    "Rpass",
    "Rpass-missed",
    "Rpass-analysis",
    "pass-remarks-output",
    "stats",
    "remarks-html",
    "time-trace",
    "nostdinc",
    "gnu_version",
    "expt-relaxed-constexpr",
    "extended-lambda",
    "expt-extended-lambda",
    "lineinfo",
    "source-in-ptx",
    "restrict",
    "list-gpu-arch",
    "list-gpu-code",
    "arch-ls",
    "code-ls",
    "ftemplate-depth",
    "maxrregcount",
    "device-debug",
    "generate-line-info",
    "relocatable-device-code",
    "device-as-default-execution-space",
    "default-device",
    "verbose",
    "ccbin",
    "compiler-bindir",
    "Xcompiler",
    "compiler-options",
    "Xlinker",
    "linker-options",
    "shared",
    "M",
    "MM",
    "MD",
    "MMD",
    "MF",
    "MT",
    "MP",
];

/// Letters of short options that take what follows them as their value: such a word is not a long option.
const SHORT: [char; 6] = ['o', 'D', 'U', 'I', 'O', 'x'];

/// Brings nvcc's spellings to those that clap reads.
pub fn spelled_for_clap(args: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    join_werror(args.into_iter().map(with_two_dashes).collect())
}

/// Brings `-arch=sm_90` to `--arch=sm_90`: clap would read the former as `-a -r -c -h`.
fn with_two_dashes(arg: OsString) -> OsString {
    let Some(text) = arg.to_str() else { return arg };
    let Some(name) = text.strip_prefix('-') else { return arg };
    let name = name.split_once('=').map_or(name, |(name, _)| name);
    // A word that is nearly one of these is spelled wrong: clap then says so, and which one is like it.
    let nearly = name.len() > 2
        && !name.starts_with(SHORT)
        && ONE_DASH
            .iter()
            .any(|known| known.len() > 2 && (name.starts_with(known) || known.starts_with(name)));
    if ONE_DASH.contains(&name) || nearly { OsString::from(format!("-{text}")) } else { arg }
}

#[derive(Args, Clone, Debug, Default)]
pub struct CompileFlags {
    /// Architecture to compile for: sm_50 ... sm_121a, or the compute_ spelling; native is that of this machine's GPU
    #[arg(long, visible_alias = "gpu-architecture", value_name = "SM", value_parser = parse_target)]
    arch: Option<Target>,
    /// CUDA toolkit the PTX is for: 12.0 ... 13.4. It decides the PTX version and the version macros; toolkit headers among the
    /// include directories, or preprocessed text, say it themselves
    #[arg(long, value_name = "VERSION", value_parser = parse_toolkit)]
    toolkit: Option<Toolkit>,
    /// Language of the input whatever its name: cu, c++, ii (preprocessed), ir or ptx
    #[arg(short = 'x', value_name = "LANGUAGE", value_parser = parse_language)]
    language: Option<InputKind>,
    /// Optimisation level: 0, 1, 2 or 3
    #[arg(short = 'O', value_name = "LEVEL", default_value = "3", value_parser = parse_level)]
    opt_level: OptLevel,
    /// Compile faster, optimise less: max, mid, min, or 0 for the usual
    #[arg(long = "Ofast-compile", visible_alias = "Ofc", value_name = "HOW", value_parser = parse_fast_compile)]
    fast_compile: Option<FastCompile>,
    /// Define a macro
    #[arg(short = 'D', value_name = "NAME[=TEXT]")]
    define: Vec<String>,
    /// Remove a macro
    #[arg(short = 'U', value_name = "NAME")]
    undefine: Vec<String>,
    /// Directory to search for headers
    #[arg(short = 'I', value_name = "DIR")]
    include_dir: Vec<PathBuf>,
    /// Directory to search for system headers
    #[arg(long, value_name = "DIR")]
    isystem: Vec<PathBuf>,
    /// Header to include before the input
    #[arg(long, value_name = "FILE")]
    include: Vec<PathBuf>,
    /// Do not look for the host's C and C++ headers; they are searched after the embedded ones otherwise
    #[arg(long)]
    nostdinc: bool,
    /// Language standard: c++03, c++11, c++14, c++17, c++20 or c++23
    #[arg(long, value_name = "STANDARD", value_parser = parse_standard)]
    std: Option<Standard>,
    /// Version of GCC whose headers are read, 130300 for 13.3; that of the host's headers otherwise, or 12.2
    #[arg(long = "gnu_version", alias = "gnu-version", value_name = "NUMBER")]
    gnu_version: Option<u32>,
    /// Device code may call constexpr functions of the host
    #[arg(long)]
    expt_relaxed_constexpr: bool,
    /// Lambdas in host code may be device code
    #[arg(long, alias = "expt-extended-lambda")]
    extended_lambda: bool,
    /// Functions and variables without a space are those of the device [alias: --default-device]
    #[arg(long, alias = "default-device")]
    device_as_default_execution_space: bool,
    /// Tell the source line of every instruction
    #[arg(long, alias = "generate-line-info")]
    lineinfo: bool,
    /// Show lines of the source in the PTX, with --lineinfo
    #[arg(long, alias = "src-in-ptx")]
    source_in_ptx: bool,
    /// For a debugger: lines, types and variables, and no optimisation unless -O says so
    #[arg(short = 'G', long = "device-debug")]
    device_debug: bool,
    /// Pointer parameters of kernels do not alias
    #[arg(long)]
    restrict: bool,
    /// Faster, less exact single-precision arithmetic
    #[arg(long = "use_fast_math", visible_alias = "use-fast-math")]
    use_fast_math: bool,
    /// Flush single-precision denormals to zero
    #[arg(long, value_name = "BOOL", value_parser = parse_bool)]
    ftz: Option<bool>,
    /// IEEE single-precision division
    #[arg(long, value_name = "BOOL", value_parser = parse_bool)]
    prec_div: Option<bool>,
    /// IEEE single-precision square root
    #[arg(long, value_name = "BOOL", value_parser = parse_bool)]
    prec_sqrt: Option<bool>,
    /// Contract multiplications and additions
    #[arg(long, value_name = "BOOL", value_parser = parse_bool)]
    fmad: Option<bool>,
    /// Keep device functions and variables for other modules [alias: --relocatable-device-code]
    #[arg(long, alias = "relocatable-device-code", value_name = "BOOL", value_parser = parse_bool)]
    rdc: Option<bool>,
    /// Keep device functions that no kernel calls
    #[arg(long, alias = "keep_device_functions")]
    keep_device_functions: bool,
    /// The assembler will be told how many registers a kernel may have: leave out what launch bounds say about it
    #[arg(long, value_name = "N")]
    maxrregcount: Option<u32>,
    /// How deep instantiations of templates may nest
    #[arg(long, value_name = "N")]
    ftemplate_depth: Option<u32>,
    /// Math library to use in place of the built-in one: NVVM IR text or bitcode; `none` leaves calls external
    #[arg(long, value_name = "FILE")]
    libdevice: Option<PathBuf>,
    #[command(flatten)]
    messages: MessageFlags,
    #[command(flatten)]
    warnings: WarningFlags,
    // Last: its heading is that of everything behind it.
    #[command(flatten)]
    optimizer: OptimizerFlags,
}

#[derive(Args, Clone, Copy, Debug, Default)]
pub struct Verbose {
    /// Say what is compiled for what, and where headers are searched
    #[arg(short = 'v', long)]
    verbose: bool,
}

impl Verbose {
    /// Says what the options are, if somebody wants to know.
    pub fn describe(self, options: &Options) {
        if !self.verbose {
            return;
        }
        let toolkit = options.toolkit.map_or_else(|| "that of the headers".to_owned(), |t| t.to_string());
        let preprocessor = &options.preprocessor;
        let dirs = preprocessor.include_dirs.iter().chain(&preprocessor.system_dirs);
        let mut text = format!(
            "oxicc {}\ntarget: {}\ntoolkit: {toolkit}\nheaders: embedded",
            super::about::version(),
            options.target.name()
        );
        dirs.for_each(|dir| text.push_str(&format!(", {}", dir.display())));
        if preprocessor.host_headers != HostHeaderSearch::Never {
            text.push_str(", then those of the host's compiler");
        }
        say(text + "\n");
    }
}

impl From<UsualFlags> for CompileFlags {
    fn from(usual: UsualFlags) -> CompileFlags {
        CompileFlags {
            arch: usual.arch,
            opt_level: usual.level.map_or_else(OptLevel::default, |(level, _)| level),
            std: usual.standard,
            include_dir: usual.include_dirs,
            lineinfo: usual.lineinfo,
            use_fast_math: usual.fast_math,
            optimizer: OptimizerFlags::with_threads(usual.opt_threads.unwrap_or_default()),
            ..CompileFlags::default()
        }
    }
}

impl CompileFlags {
    /// The language of the input if it is not that of its extension.
    pub(super) fn language(&self) -> Option<InputKind> {
        self.language
    }

    /// The architecture, if the user named one.
    pub(super) fn target(&self) -> Option<Target> {
        self.arch
    }

    /// How to speak.
    pub(crate) fn messages(&self) -> MessageFlags {
        self.messages
    }

    /// The options these flags stand for. The matches tell the order of `-D` and `-U`.
    pub fn options(&self, matches: &ArgMatches) -> Options {
        let mut options = Options::default();
        options.target = self.arch.unwrap_or_default();
        options.toolkit = self.toolkit;
        options.opt_level = self.fast_compile.and_then(|f| f.0).unwrap_or_else(|| self.level(matches));
        options.optimizer = self.optimizer.options();
        options.math = self.math();
        options.debug = match (self.device_debug, self.lineinfo) {
            (true, _) => DebugInfo::Full,
            (false, true) => DebugInfo::Lines,
            (false, false) => DebugInfo::None,
        };
        options.source_in_ptx = self.source_in_ptx;
        if options.debug != DebugInfo::None {
            options.working_directory = crate::working_directory();
        }
        options.limits_registers = self.maxrregcount.is_some();
        if let Some(registers) = self.maxrregcount {
            options.optimizer.knobs.turn(&oxicc_driver::knobs::MAX_REGISTERS, registers.into());
        }
        options.language.template_depth = self.ftemplate_depth;
        options.kernel_params_are_restrict = self.restrict;
        options.relocatable = self.rdc.unwrap_or(false);
        options.keep_device_functions = self.keep_device_functions;
        options.library = match &self.libdevice {
            None => MathLibrary::Embedded,
            Some(path) if path.as_os_str() == "none" => MathLibrary::None,
            Some(path) => MathLibrary::File(path.clone()),
        };
        options.files = Files::disk();
        let preprocessor = &mut options.preprocessor;
        preprocessor.macros = self.macros(matches);
        preprocessor.include_dirs = self.include_dir.clone();
        preprocessor.system_dirs = self.isystem.clone();
        preprocessor.forced_includes = self.include.clone();
        preprocessor.standard = self.std.unwrap_or_default();
        preprocessor.host_headers = match self.nostdinc {
            true => HostHeaderSearch::Never,
            false => HostHeaderSearch::WhenMissing,
        };
        let language = &mut options.language;
        language.relaxed_constexpr = self.expt_relaxed_constexpr;
        language.extended_lambda = self.extended_lambda;
        language.default_device = self.device_as_default_execution_space;
        language.gnu_version = self.gnu_version;
        self.warnings.apply(matches, &mut options.diagnostics);
        options.optimizer.advice = self.warnings.advice();
        options
    }

    fn math(&self) -> MathOptions {
        let mut math = if self.use_fast_math { MathOptions::FAST } else { MathOptions::default() };
        math.ftz = self.ftz.unwrap_or(math.ftz);
        math.prec_div = self.prec_div.unwrap_or(math.prec_div);
        math.prec_sqrt = self.prec_sqrt.unwrap_or(math.prec_sqrt);
        math.fmad = self.fmad.unwrap_or(math.fmad);
        math.approximate_div &= self.prec_div != Some(true);
        math
    }

    /// `-G` alone means `-O0`.
    /// Asks for what a debugger needs.
    pub(super) fn set_device_debug(&mut self) {
        self.device_debug = true;
    }

    fn level(&self, matches: &ArgMatches) -> OptLevel {
        let written = || matches.value_source("opt_level") == Some(ValueSource::CommandLine);
        if self.device_debug && !written() { OptLevel::O0 } else { self.opt_level }
    }

    fn macros(&self, matches: &ArgMatches) -> Vec<MacroOption> {
        if self.define.is_empty() && self.undefine.is_empty() {
            return Vec::new();
        }
        let places =
            |id: &str| -> Vec<usize> { matches.indices_of(id).map(Iterator::collect).unwrap_or_default() };
        let defines = self.define.iter().map(|d| match d.split_once('=') {
            Some((name, text)) => MacroOption::Define { name: name.to_owned(), text: Some(text.to_owned()) },
            None => MacroOption::Define { name: d.clone(), text: None },
        });
        let undefines = self.undefine.iter().map(|u| MacroOption::Undefine(u.clone()));
        let mut macros: Vec<(usize, MacroOption)> =
            places("define").into_iter().chain(places("undefine")).zip(defines.chain(undefines)).collect();
        macros.sort_by_key(|(place, _)| *place);
        macros.into_iter().map(|(_, m)| m).collect()
    }

    /// Parses flags alone, as they appear in a test case or on nvcc's command line. The last of repeated ones counts.
    pub fn parse_options<'a>(flags: impl IntoIterator<Item = &'a str>) -> Result<Options, String> {
        #[derive(Parser)]
        #[command(name = "flags", no_binary_name = true, args_override_self = true)]
        struct Flags {
            #[command(flatten)]
            flags: CompileFlags,
        }
        let args = spelled_for_clap(flags.into_iter().map(OsString::from));
        let matches = Flags::command().try_get_matches_from(args).map_err(|e| e.to_string())?;
        let parsed = Flags::from_arg_matches(&matches).map_err(|e| e.to_string())?;
        Ok(parsed.flags.options(&matches))
    }
}

fn parse_target(text: &str) -> Result<Target, String> {
    match text {
        "native" => {
            let name = oxicc_launch::native_architecture()?;
            return Target::parse(&name).map_err(|_| format!("the GPU is {name}, which is not known here"));
        }
        "all" | "all-major" => return Err("one architecture at a time".to_owned()),
        _ => {}
    }
    Target::parse(text).map_err(|_| {
        let known: Vec<&str> = Target::all().map(Target::name).collect();
        format!("unknown architecture; known: {}", known.join(" "))
    })
}

fn parse_toolkit(text: &str) -> Result<Toolkit, String> {
    Toolkit::parse(text).map_err(|e| e.to_string())
}

pub(super) fn parse_level(text: &str) -> Result<OptLevel, String> {
    let level = text.parse().ok().and_then(OptLevel::from_number);
    level.ok_or_else(|| "the levels are 0, 1, 2 and 3".to_owned())
}

/// A fast-compile level, or the usual.
#[derive(Clone, Copy, Debug)]
struct FastCompile(Option<OptLevel>);

fn parse_fast_compile(text: &str) -> Result<FastCompile, String> {
    match (text, OptLevel::from_fast_compile(text)) {
        ("0", _) => Ok(FastCompile(None)),
        (_, Some(level)) => Ok(FastCompile(Some(level))),
        _ => Err("expected max, mid, min or 0".to_owned()),
    }
}

fn parse_bool(text: &str) -> Result<bool, String> {
    match text {
        "true" | "1" => Ok(true),
        "false" | "0" => Ok(false),
        _ => Err("expected true or false".to_owned()),
    }
}

pub(super) fn parse_standard(text: &str) -> Result<Standard, String> {
    match text.trim_start_matches("c++").trim_start_matches("gnu++") {
        "03" | "98" => Ok(Standard::Cxx03),
        "11" => Ok(Standard::Cxx11),
        "14" => Ok(Standard::Cxx14),
        "17" => Ok(Standard::Cxx17),
        "20" | "2a" => Ok(Standard::Cxx20),
        "23" | "2b" => Ok(Standard::Cxx23),
        _ => Err("known standards: c++03 c++11 c++14 c++17 c++20 c++23".to_owned()),
    }
}

fn parse_language(text: &str) -> Result<InputKind, String> {
    match text {
        "cu" | "cuda" => Ok(InputKind::Cuda),
        "c++" => Ok(InputKind::Cxx),
        "ii" | "cu-cpp-output" | "cuda-cpp-output" => Ok(InputKind::Preprocessed),
        "ir" => Ok(InputKind::Ir),
        "ptx" => Ok(InputKind::Ptx),
        _ => Err("known languages: cu c++ ii ir ptx".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(flags: &str) -> Options {
        CompileFlags::parse_options(flags.split_whitespace()).unwrap()
    }

    #[test]
    fn nvcc_spellings() {
        for flags in
            ["-arch=sm_90", "-arch sm_90", "--gpu-architecture=sm_90", "--gpu-architecture compute_90"]
        {
            assert_eq!(options(flags).target.name(), "sm_90", "{flags}");
        }
        assert_eq!(options("-O1").opt_level, OptLevel::O1);
        for flags in ["-Ofc max -O2", "-Ofc=max", "--Ofast-compile=max", "-Ofast-compile max"] {
            assert_eq!(options(flags).opt_level, OptLevel::FastMax, "{flags}");
        }
        assert_eq!(options("-O2 -Ofc=0").opt_level, OptLevel::O2);
        assert_eq!(options("-std=c++20").preprocessor.standard, Standard::Cxx20);
        assert_eq!(options("-include a.h").preprocessor.forced_includes, [PathBuf::from("a.h")]);
    }

    #[test]
    fn warnings_as_nvcc_spells_them() {
        use oxicc_source::{Action, Code};
        for flags in
            ["-Werror", "-Werror all-warnings", "-Werror=all-warnings", "--Werror reorder,all-warnings"]
        {
            assert!(options(flags).diagnostics.warnings_as_errors, "{flags}");
        }
        let calls = options("-Werror cross-execution-space-call").diagnostics;
        assert!(!calls.warnings_as_errors);
        assert_eq!(calls.actions.get(&Code(3468)), Some(&Action::Error));
        let action = |flags: &str| options(flags).diagnostics.actions.get(&Code(177)).copied();
        assert_eq!(action("-diag-error 177 -diag-suppress=550,177"), Some(Action::Suppress));
        assert_eq!(
            action("-diag-suppress 177 --diag-error declared_but_not_referenced"),
            Some(Action::Error)
        );
        let kind = |flags: &str| options(flags).diagnostics.actions.get(&Code(1719)).copied();
        assert_eq!(kind("-Wreorder"), Some(Action::Warning));
        assert_eq!(kind("-Wno-reorder"), Some(Action::Suppress));
    }

    #[test]
    fn fast_math_can_be_taken_back_in_part() {
        let math = options("-use_fast_math -prec-div=true -ftz=0").math;
        let mut exact = MathOptions::FAST;
        exact.prec_div = true;
        exact.approximate_div = false;
        let mut gradual = exact;
        gradual.ftz = false;
        assert_eq!(math, gradual);
        for line in
            ["-prec-div=true -use_fast_math", "--use_fast_math --prec-div true", "-use_fast_math -prec-div=1"]
        {
            assert_eq!(options(line).math, exact, "{line}");
        }
        assert_eq!(options("-use_fast_math -prec-div=false").math, MathOptions::FAST);
        let mut full = MathOptions::default();
        full.prec_div = false;
        assert_eq!(options("-prec-div=false").math, full);
    }

    #[test]
    fn macros_keep_their_order() {
        let define = |name: &str, text: Option<&str>| MacroOption::Define {
            name: name.to_owned(),
            text: text.map(str::to_owned),
        };
        let macros = options("-DA=1 -UA -D A=x=y -DB").preprocessor.macros;
        let expected = [
            define("A", Some("1")),
            MacroOption::Undefine("A".to_owned()),
            define("A", Some("x=y")),
            define("B", None),
        ];
        assert_eq!(macros, expected);
    }

    #[test]
    fn unknown_flags_and_values_are_errors() {
        for flags in [
            "--frobnicate",
            "-O4",
            "-arch=sm_42",
            "-ftz=maybe",
            "-std=c++97",
            "-xada",
            "-Werror=none",
            "-diag-error=x",
        ] {
            assert!(CompileFlags::parse_options(flags.split_whitespace()).is_err(), "{flags}");
        }
    }

    #[test]
    fn a_misspelled_word_stays_a_word() {
        for (given, read) in [
            ("-archh=sm_90", "--archh=sm_90"),
            ("-arch=sm_90", "--arch=sm_90"),
            ("-use_fast_mat", "--use_fast_mat"),
            ("-ofile.ptx", "-ofile.ptx"),
            ("-g4", "-g4"),
            ("-an=i32:1", "-an=i32:1"),
            ("-DNAME", "-DNAME"),
            ("--x", "--x"),
            ("-", "-"),
        ] {
            assert_eq!(with_two_dashes(given.into()), read, "{given}");
        }
    }
}
