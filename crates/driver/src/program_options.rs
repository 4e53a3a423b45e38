//! The options of libNVVM programs, spelled and refused as libNVVM does it.

use std::fmt;
use std::num::NonZeroUsize;

use oxicc_arch::{Dialect, Spelling, Target};

use crate::lto::IrContainer;
use crate::options::{MathLibrary, Options};
use crate::whole_program::HostReferences;
use crate::{DebugInfo, OptLevel};

/// What the options of one call ask for.
#[derive(Clone, Debug, Default)]
pub struct ProgramOptions {
    /// What the options mean.
    pub options: Options,
    /// `-gen-lto` and its relatives: a container and not PTX.
    pub container: Option<&'static str>,
    /// No other module will be linked: what neither the host nor `llvm.used` names is the program's own.
    pub whole_program: bool,
    /// `-link-lto`: the modules are a program, whose PTX goes to the linker that asks.
    pub link_lto: bool,
    /// What the host's half refers to, if the linker says it.
    pub host: HostReferences,
    /// The environment allows IR of any version.
    pub any_version: bool,
}

/// Why an option cannot be followed. `Display` is the text of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// An option that libNVVM does not have.
    Unsupported(String),
    /// An option that may be given once.
    Repeated(&'static str),
    /// A level of `-Ofc` that does not exist.
    FastCompileLevel,
    /// A version that is not known.
    Version(String),
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("libnvvm : error: ")?;
        match self {
            OptionError::Unsupported(text) => write!(f, "{text} is an unsupported option"),
            OptionError::Repeated(name) => write!(f, "{name} defined more than once"),
            OptionError::FastCompileLevel => {
                f.write_str("-Ofast-compile called with unsupported level, only supports 0, min, mid, or max")
            }
            OptionError::Version(value) => {
                write!(f, "{value} is an unsupported value for option: -nvvm-version")
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Meaning {
    Arch,
    Ftz,
    PrecDiv,
    PrecSqrt,
    Fma,
    Level,
    FastMath,
    FastCompile,
    Debug,
    Lines,
    NoInlinedAt,
    NoWarnings,
    WarningsAsErrors,
    Restrict,
    MaxRegisters,
    /// A knob of the optimizer or of the code generator.
    Knob(&'static str),
    /// A knob that takes the option's value; a value that it does not take counts for none.
    KnobValue(&'static str),
    Threads,
    DeviceC,
    NoOptimisation,
    NvvmVersion,
    Container,
    LinkLto,
    /// Patterns of what the host refers to, and whether there are no others.
    HostKernels,
    HostConstants,
    HostVariables,
    HostInfo,
    /// The optimizer runs before the container is written.
    OptimisedLto,
    Ignored,
    /// The next option belongs to it.
    IgnoredNext,
    /// The next option is one of the linker, which answers `__nvvm_reflect`.
    ToLinker,
}

/// One spelling. `=` at the end of the name asks for a value behind it.
struct Flag {
    name: &'static str,
    meaning: Meaning,
    /// How a second one is refused; empty where it is not.
    once: &'static str,
}

const fn flag(name: &'static str, meaning: Meaning, once: &'static str) -> Flag {
    Flag { name, meaning, once }
}

use Meaning::*;

static FLAGS: &[Flag] = &[
    flag("-arch=", Arch, "-arch"),
    flag("-ftz=", Ftz, "-ftz"),
    flag("-prec-div=", PrecDiv, "-prec-div"),
    flag("-prec-sqrt=", PrecSqrt, "-prec-sqrt"),
    flag("-fma=", Fma, "-fma"),
    flag("-opt=", Level, "-opt"),
    flag("-opt", Ignored, ""),
    flag("-fast-math", FastMath, "-fast-math"),
    flag("-unsafe-math", FastMath, "-unsafe-math"),
    flag("-Ofast-compile=", FastCompile, ""),
    flag("-g", Debug, "-g"),
    flag("-generate-line-info", Lines, "-generate-line-info"),
    flag("-no-lineinfo-inlined-at", NoInlinedAt, ""),
    flag("-w", NoWarnings, "-w"),
    flag("-Werror", WarningsAsErrors, "-Werror"),
    flag("-restrict", Restrict, "-restrict"),
    flag("-maxreg=", MaxRegisters, "-maxreg"),
    flag("-split-compile=", Threads, "split compilation"),
    flag("-split-compile-extended=", Threads, "split compilation"),
    flag("-jump-table-density=", KnobValue("jump-table-density"), "-jump-table-density"),
    flag("-discard-value-names=", Ignored, ""),
    flag("-opt-passes=", Ignored, ""),
    flag("-opt-fdiv=", KnobValue("opt-fdiv"), ""),
    flag("-jobserver", Ignored, ""),
    flag("-Osize", Ignored, ""),
    flag("-Om", Ignored, ""),
    flag("-enable-mad", Ignored, ""),
    flag("-no-signed-zeros", Ignored, ""),
    flag("-show-src", Ignored, ""),
    flag("-enable-verbose-asm", Knob("-asm-verbose"), ""),
    flag("-disable-inlining", Knob("-disable-inlining"), ""),
    flag("-aggressive-inline", Knob("-inline-threshold=4000"), ""),
    flag("-allow-restrict-in-struct", Ignored, ""),
    flag("-enable-opt-byval", Ignored, ""),
    flag("-disable-allopts", NoOptimisation, ""),
    flag("-disable-llc-opts", Knob("-disable-llc-opts"), ""),
    flag("-vasp-fix", Ignored, ""),
    flag("-new-nvvm-remat", Ignored, ""),
    flag("-disable-new-nvvm-remat", Ignored, ""),
    flag("-disable-nvvm-remat", Ignored, ""),
    flag("-no-aggressive-positive-stride-analysis", Ignored, ""),
    flag("disable-load-select-transform", Ignored, ""),
    flag("-cl-mode", Ignored, ""),
    flag("-gen-lto", Container, ""),
    flag("-gen-lto-and-llc", Container, ""),
    flag("-gen-opt-lto", OptimisedLto, ""),
    flag("-link-lto", LinkLto, ""),
    flag("-lto", LinkLto, ""),
    flag("--device-c", DeviceC, ""),
    flag("--force-device-c", DeviceC, ""),
    flag("--trace-lto", Ignored, ""),
    flag("--partial-link", Ignored, ""),
    flag("-host-ref-ek=", HostKernels, ""),
    flag("-host-ref-ik=", HostKernels, ""),
    flag("-host-ref-ec=", HostConstants, ""),
    flag("-host-ref-ic=", HostConstants, ""),
    flag("-host-ref-eg=", HostVariables, ""),
    flag("-host-ref-ig=", HostVariables, ""),
    flag("-has-global-host-info", HostInfo, ""),
    flag("-optimize-unused-variables", Ignored, ""),
    flag("-Xlnk", ToLinker, ""),
    flag("-Xopt", IgnoredNext, ""),
    flag("-Xllc", IgnoredNext, ""),
    flag("-Xlto", IgnoredNext, ""),
    flag("-nvvm-version=", NvvmVersion, ""),
];

impl ProgramOptions {
    /// Reads the options of one call. Blanks around them do not count.
    pub fn parse(arguments: &[&str]) -> Result<ProgramOptions, OptionError> {
        let mut out = ProgramOptions::default();
        // What libNVVM takes when nothing is said.
        if let Ok(target) = Target::parse("compute_75") {
            out.options.target = target;
        }
        out.options.library = MathLibrary::Given;
        out.options.ir_rules = oxicc_ir::nvvm::Face::LibNvvm;
        let mut seen: Vec<&str> = Vec::new();
        let mut to_linker: Vec<&str> = Vec::new();
        let mut rest = arguments.iter().copied().map(|a| a.trim_matches(' '));
        while let Some(arg) = rest.next() {
            let unsupported = || OptionError::Unsupported(arg.to_owned());
            let found = FLAGS.iter().find_map(|f| match f.name.ends_with('=') {
                true => arg.strip_prefix(f.name).map(|value| (f, value)),
                false => (arg == f.name).then_some((f, "")),
            });
            let (flag, value) = found.ok_or_else(unsupported)?;
            if !flag.once.is_empty() {
                if seen.contains(&flag.once) {
                    return Err(OptionError::Repeated(flag.once));
                }
                seen.push(flag.once);
            }
            if matches!(flag.meaning, IgnoredNext | ToLinker) {
                // What belongs to it is missing: the reference does not survive that.
                let inner = rest.next().ok_or_else(unsupported)?;
                if flag.meaning == ToLinker {
                    to_linker.push(inner);
                }
                continue;
            }
            out.apply(flag, value, arg)?;
        }
        out.options.reflect = reflections(&to_linker);
        out.follow_the_original();
        Ok(out)
    }

    /// What holds in libNVVM whatever is asked: multiplications and additions stay apart where nothing is optimised, and PTX has
    /// the lines that the IR tells.
    fn follow_the_original(&mut self) {
        let options = &mut self.options;
        options.math.fmad &= options.opt_level != OptLevel::O0;
        if options.debug == DebugInfo::None && self.container.is_none() && options.container.is_none() {
            options.debug = DebugInfo::Lines;
        }
    }

    fn apply(&mut self, flag: &Flag, value: &str, arg: &str) -> Result<(), OptionError> {
        let unsupported = || OptionError::Unsupported(arg.to_owned());
        let truth = || match value {
            "0" => Ok(false),
            "1" => Ok(true),
            _ => Err(unsupported()),
        };
        let options = &mut self.options;
        match flag.meaning {
            Arch => match Target::parse_spelled(value) {
                Ok((target, Spelling::Compute)) => options.target = target,
                _ => return Err(unsupported()),
            },
            Ftz => options.math.ftz = truth()?,
            PrecDiv => options.math.prec_div = truth()?,
            PrecSqrt => options.math.prec_sqrt = truth()?,
            Fma => options.math.fmad = truth()?,
            Level => {
                let level = value.parse().ok().and_then(OptLevel::from_number).ok_or_else(unsupported)?;
                options.opt_level = level;
            }
            FastMath => options.math.fast = true,
            FastCompile if value == "0" => {}
            FastCompile => {
                let level = OptLevel::from_fast_compile(value).ok_or(OptionError::FastCompileLevel)?;
                options.opt_level = level;
            }
            Debug => options.debug = DebugInfo::Full,
            Lines if options.debug == DebugInfo::None => options.debug = DebugInfo::Lines,
            Lines => {}
            NoInlinedAt => options.no_inlined_at = true,
            NoWarnings => options.diagnostics.no_warnings = true,
            WarningsAsErrors => options.diagnostics.warnings_as_errors = true,
            Restrict => options.kernel_params_are_restrict = true,
            MaxRegisters => {
                options.limits_registers = true;
                let registers = value.parse().unwrap_or(0);
                options.optimizer.knobs.turn(&oxicc_opt::knobs::MAX_REGISTERS, registers);
            }
            Knob(knob) => {
                // A row of the table; a test sets them all.
                let _ = options.optimizer.knobs.set(knob);
            }
            KnobValue(name) => {
                let _ = options.optimizer.knobs.set(&format!("{name}={value}"));
            }
            // Anything that is not a number is taken for none.
            Meaning::Threads => {
                if let Some(n) = value.parse().ok().and_then(NonZeroUsize::new) {
                    options.threads = crate::threads::Threads::AtMost(n);
                }
            }
            DeviceC => options.relocatable = true,
            NoOptimisation => options.opt_level = OptLevel::O0,
            NvvmVersion => match Dialect::parse_option(value) {
                Some(dialect) => options.dialect = Some(dialect),
                None => return Err(OptionError::Version(value.to_owned())),
            },
            Container => self.container = Some(flag.name),
            LinkLto => {
                self.link_lto = true;
                self.whole_program = true;
            }
            HostKernels => self.host.kernels.extend(value.split(',').map(str::to_owned)),
            HostConstants => self.host.constants.extend(value.split(',').map(str::to_owned)),
            HostVariables => self.host.variables.extend(value.split(',').map(str::to_owned)),
            HostInfo => self.host.complete = true,
            OptimisedLto => options.container = Some(IrContainer::OptimisedLto),
            Ignored | IgnoredNext | ToLinker => {}
        }
        Ok(())
    }
}

/// The answers that options of the linker give: `-R NAME=N`, in one word or two.
fn reflections(arguments: &[&str]) -> Vec<(String, i32)> {
    let mut out = Vec::new();
    let mut rest = arguments.iter();
    while let Some(arg) = rest.next() {
        let Some(joined) = arg.strip_prefix("--R").or_else(|| arg.strip_prefix("-R")) else { continue };
        let pair = if joined.is_empty() { rest.next().copied().unwrap_or_default() } else { joined };
        if let Some((name, value)) = pair.split_once('=')
            && let Ok(value) = value.parse()
        {
            out.push((name.to_owned(), value));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_knob_of_the_table_is_one() {
        for flag in FLAGS {
            if let Knob(knob) = flag.meaning {
                oxicc_opt::Knobs::default().set(knob).unwrap();
                let options = ProgramOptions::parse(&[flag.name]).unwrap().options;
                assert_ne!(options.optimizer.knobs, oxicc_opt::Knobs::default(), "{}", flag.name);
            }
        }
    }

    #[test]
    fn spellings() {
        let message = |args: &[&str]| ProgramOptions::parse(args).unwrap_err().to_string();
        assert_eq!(message(&["-arch=sm_90"]), "libnvvm : error: -arch=sm_90 is an unsupported option");
        assert_eq!(message(&["-ftz=1", "-ftz=1"]), "libnvvm : error: -ftz defined more than once");
        assert_eq!(message(&[" "]), "libnvvm : error:  is an unsupported option");
        assert_eq!(
            message(&["-nvvm-version=x"]),
            "libnvvm : error: x is an unsupported value for option: -nvvm-version"
        );
        assert_eq!(message(&["-numba-debug"]), "libnvvm : error: -numba-debug is an unsupported option");
        let options = ProgramOptions::parse(&[" -g", "-opt=0", "-arch=compute_90a", "-ftz=1 "]).unwrap();
        assert_eq!(options.options.target.name(), "sm_90a");
        assert!(options.options.math.ftz && options.options.opt_level == OptLevel::O0);
        assert!(!options.options.math.fmad && options.options.debug == DebugInfo::Full);
        let usual = ProgramOptions::parse(&[]).unwrap().options;
        assert_eq!(usual.target.name(), "sm_75");
        assert!(usual.math.fmad && usual.debug == DebugInfo::Lines);
        assert_eq!(ProgramOptions::parse(&["-gen-lto"]).unwrap().options.debug, DebugInfo::None);
        let reflect = |args: &[&str]| ProgramOptions::parse(args).unwrap().options.reflect;
        assert_eq!(reflect(&["-Xlnk", "-R", "-Xlnk", "__FOO=7"]), [("__FOO".to_owned(), 7)]);
        assert_eq!(reflect(&["-Xlnk", "-R__FOO=7", "-Xopt", "-R__BAR=1"]), [("__FOO".to_owned(), 7)]);
    }
}
