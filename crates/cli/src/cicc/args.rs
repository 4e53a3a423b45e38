//! Reading cicc's command line into an [`Invocation`].

use std::num::NonZeroUsize;
use std::path::PathBuf;

use oxicc_driver::{
    DebugInfo, Dialect, HostStubOptions, IrContainer, MacroOption, MathLibrary, OptLevel, Options,
    RemarkFilter, Standard as LanguageStandard, Target, Threads, Toolkit, VolatileSpace,
};
use oxicc_source::Action;
use oxicc_source::codes::parse_list;
use oxicc_source::render::edg::EdgOptions;

use super::flags::{self, Flag, FrontEndMatch, Meaning, Mode, Value};
use super::stage_options::Stage;

/// The extensions that make an argument the input.
const INPUT_EXTENSIONS: &[&str] = &[".bc", ".ci", ".i", ".ii", ".cup", ".optixir"];

/// What a command line asks for.
#[derive(Debug, Default)]
pub struct Invocation {
    pub mode: Mode,
    pub input: Option<String>,
    pub output: Option<String>,
    pub options: Options,
    pub rendering: EdgOptions,
    /// Diagnostics as a SARIF document rather than as text.
    pub sarif: bool,
    pub dry_run: bool,
    pub print_cache_key: bool,
    pub ir_version: bool,
    pub keep: bool,
    pub verbose: bool,
    /// What is handed to the stages behind the front end, in order.
    pub stage_options: Vec<(Stage, String)>,
    /// `-opt-passes`.
    pub opt_passes: Option<String>,
    /// Flags that were accepted and change nothing, with the reason: said under `-v`.
    pub without_effect: Vec<(String, String)>,
    /// `-disable-allopts`, which not every compiler of the reference knows.
    pub disable_optimisation: bool,
    /// `-new-nvvm-remat`, `-disable-new-nvvm-remat`: what they change depends on the compiler.
    pub new_remat: Option<bool>,
    /// Share threads with the other jobs of a build.
    pub jobserver: bool,
    /// `-unsafe-math` was given: no other flag takes its flushing of denormals back.
    unsafe_math: bool,
    /// Threads at most; 0 for all there are.
    pub split_compile: Option<usize>,
    pub trace: Trace,
    pub syntax_only: bool,
    /// The front end alone may write bitcode.
    pub emit_bitcode: bool,
    /// `-libnvvm` was asked for what only the linker's way in does.
    pub link_lto: bool,
    /// LTO-IR goes beside the PTX.
    pub lto_and_ptx: bool,
    /// An output that is not made here was asked for: the flag.
    pub unsupported: Option<String>,
    /// LTO-IR takes the place of PTX.
    pub lto: bool,
    /// LTO-IR beside the PTX.
    pub lto_file: Option<String>,
    optimised_lto: bool,
    /// OptiX IR takes the place of PTX.
    pub optix: bool,
    pub gen_c: Option<String>,
    pub gen_device: Option<String>,
    pub gen_module_id: bool,
    pub module_id_file: Option<String>,
    /// The oldest toolkit whose cicc knows all the flags.
    pub oldest_toolkit: (u8, u8),
    /// Said on standard error before anything else.
    pub notes: Vec<String>,
    /// Said on standard output before anything else.
    pub remarks: Vec<String>,
    stub: HostStubOptions,
    wants_stub: bool,
    has_arch: bool,
    pub(super) fast_compile: bool,
    simt_only: bool,
    enable_tile: bool,
    tile_file: bool,
}

/// Where the times of the phases go, and how they fit in with those of the other programs that nvcc starts.
#[derive(Debug, Default)]
pub struct Trace {
    pub file: Option<String>,
    pub pid: u32,
    /// The environment variable with the microseconds since nvcc started.
    pub start: Option<String>,
}

/// Why a command line cannot be followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArgsError {
    /// Said by the driver, on standard error.
    Driver(String),
    /// An option that no cicc has.
    UnknownOption(String),
    /// Said by the front end: with its closing lines.
    FrontEnd(String),
    /// Said by libNVVM.
    LibNvvm(String),
    /// Said by a stage, which goes no further and calls it a success.
    Stage(String),
}

fn invalid(argument: &str) -> ArgsError {
    ArgsError::FrontEnd(format!("invalid option: {argument}"))
}

/// Reads the arguments after the program's name.
pub fn parse(args: &[String]) -> Result<Invocation, ArgsError> {
    let mut invocation = Invocation::default();
    invocation.rendering.numbers = false;
    // The mode may be anywhere, and decides how the other arguments are read.
    for arg in args {
        if let Some(Flag { meaning: Meaning::Mode(mode), .. }) = flags::DRIVER.iter().find(|f| f.name == arg)
        {
            invocation.mode = *mode;
        }
    }
    let mut rest = args.iter().map(String::as_str);
    while let Some(arg) = rest.next() {
        if !arg.starts_with('-') && INPUT_EXTENSIONS.iter().any(|e| arg.ends_with(e)) {
            invocation.input = Some(arg.to_owned());
        } else {
            invocation.argument(arg, &mut rest)?;
        }
    }
    invocation.finish();
    Ok(invocation)
}

/// A flag of a table with its value, if it is one.
pub fn lookup<'a>(
    table: &'static [Flag],
    arg: &'a str,
    rest: &mut dyn Iterator<Item = &'a str>,
) -> Option<(&'static Flag, Option<&'a str>)> {
    for flag in table {
        let Some(tail) = arg.strip_prefix(flag.name) else { continue };
        match (flag.value, tail.strip_prefix('=')) {
            (Value::None, _) if tail.is_empty() => return Some((flag, None)),
            (Value::Joined | Value::Either, Some(value)) => return Some((flag, Some(value))),
            (Value::Next | Value::Either, None) if tail.is_empty() => return Some((flag, rest.next())),
            _ => {}
        }
    }
    None
}

impl Invocation {
    fn argument<'a>(
        &mut self,
        arg: &'a str,
        rest: &mut dyn Iterator<Item = &'a str>,
    ) -> Result<(), ArgsError> {
        if self.mode == Mode::LibNvvm {
            let own = ["-libnvvm", "-o", "-keep", "-v", "--print-cache-key"];
            let table = if own.contains(&arg) { flags::DRIVER } else { flags::LIBNVVM };
            let unsupported = || ArgsError::LibNvvm(format!("{arg} is an unsupported option"));
            let (flag, value) = lookup(table, arg, rest).ok_or_else(unsupported)?;
            return self.apply(flag, value, arg, true);
        }
        if let Some(tool) = self.mode.tool() {
            let own = ["-lnk", "-opt", "-llc", "-o", "-keep", "-v", "-m64", "--print-cache-key"];
            let table = if own.contains(&arg) { flags::DRIVER } else { flags::STAGES };
            let unknown = || {
                ArgsError::Stage(format!(
                    "{tool}: Unknown command line argument '{arg}'.  Try: '{tool} -help'"
                ))
            };
            let (flag, value) = lookup(table, arg, rest).ok_or_else(unknown)?;
            return self.apply(flag, value, arg, false);
        }
        if let Some((flag, value)) = lookup(flags::DRIVER, arg, rest) {
            return self.apply(flag, value, arg, false);
        }
        self.front_end(arg, rest)
    }

    fn front_end<'a>(
        &mut self,
        arg: &'a str,
        rest: &mut dyn Iterator<Item = &'a str>,
    ) -> Result<(), ArgsError> {
        let Some(long) = arg.strip_prefix("--").filter(|l| !l.is_empty()) else {
            return self.short(arg, rest);
        };
        let (name, joined) = match long.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (long, None),
        };
        match flags::front_end(name) {
            FrontEndMatch::Known(flag) => {
                let value = match (flag.value, joined) {
                    (Value::None, Some(_)) => return Err(invalid(arg)),
                    (Value::None, None) => None,
                    (_, Some(value)) => Some(value),
                    (_, None) => rest.next(),
                };
                self.apply(flag, value, arg, false)
            }
            FrontEndMatch::Ignored { takes_value } => {
                let why = "a switch of EDG's front end that nothing here depends on".to_owned();
                self.without_effect.push((arg.to_owned(), why));
                match (takes_value, joined) {
                    (false, Some(_)) => return Err(invalid(arg)),
                    (true, None) => {
                        rest.next();
                    }
                    _ => {}
                }
                Ok(())
            }
            FrontEndMatch::Ambiguous(names) => {
                let mut text =
                    format!("more than one command line option matches the abbreviation \"--{name}\":");
                for name in names {
                    text.push_str(&format!("\n            --{name}"));
                }
                Err(ArgsError::FrontEnd(text))
            }
            FrontEndMatch::Unknown => Err(ArgsError::UnknownOption(arg.to_owned())),
        }
    }

    /// The front end's options of one letter.
    fn short<'a>(&mut self, arg: &'a str, rest: &mut dyn Iterator<Item = &'a str>) -> Result<(), ArgsError> {
        let letter = match arg.as_bytes() {
            [b'-', letter, ..] => *letter,
            // Not an input and not a flag: a file of a kind that is not known.
            _ => return Ok(()),
        };
        let mut value = || if arg.len() > 2 { Some(&arg[2..]) } else { rest.next() };
        let (name, takes_value) = match letter {
            b'D' => ("--define_macro", true),
            b'U' => ("--undefine_macro", true),
            b'I' => ("--include_directory", true),
            b'w' if arg.len() == 2 => ("--no_warnings", false),
            b'r' if arg.len() == 2 => ("--remarks", false),
            _ => return Err(ArgsError::UnknownOption(arg.to_owned())),
        };
        let Some(flag) = flags::FRONT_END.iter().find(|f| f.name == name) else { return Err(invalid(arg)) };
        let value = if takes_value { value() } else { None };
        self.apply(flag, value, arg, false)
    }

    // One arm for each meaning of a flag.
    fn apply(
        &mut self,
        flag: &Flag,
        value: Option<&str>,
        arg: &str,
        is_libnvvm: bool,
    ) -> Result<(), ArgsError> {
        use Meaning::*;
        self.oldest_toolkit = self.oldest_toolkit.max(flag.since);
        let needs_value = flag.value != Value::None;
        let value = match value {
            Some(value) => value,
            None if !needs_value => "",
            None => return self.missing_value(flag),
        };
        let owned = || Some(value.to_owned());
        let truth = || match value {
            "0" => Ok(false),
            "1" => Ok(true),
            _ if is_libnvvm => Err(ArgsError::LibNvvm(format!("{arg} is an unsupported option"))),
            _ => Err(invalid(arg)),
        };
        let number = || {
            let invalid = || ArgsError::FrontEnd(format!("invalid number: {value}"));
            value.parse::<u32>().map_err(|_| invalid())
        };
        match flag.meaning {
            Mode(_) => {}
            Ignored | IgnoredValue => {
                let why = "nothing here depends on it".to_owned();
                self.without_effect.push((arg.to_owned(), why));
            }
            ToStage(stage) => self.stage_options.push((stage, value.to_owned())),
            Knob(knob) => {
                // A row of the table; a test sets them all.
                let _ = self.options.optimizer.knobs.set(knob);
            }
            KnobValue(name) => {
                if self.options.optimizer.knobs.set(&format!("{name}={value}")).is_err() {
                    return Err(match is_libnvvm {
                        true => ArgsError::LibNvvm(format!("{arg} is an unsupported option")),
                        false => invalid(arg),
                    });
                }
            }
            InlineInfo => {
                for kind in [RemarkFilter::Passed, RemarkFilter::Missed, RemarkFilter::Analysis] {
                    self.options.optimizer.remarks.push((kind, "inline".to_owned()));
                }
            }
            OptPasses => self.opt_passes = owned(),
            ClMode => {
                self.options.math.prec_div = false;
                self.options.math.prec_sqrt = false;
            }
            ForceVolatile => match VolatileSpace::parse(value) {
                Some(space) => self.options.force_volatile = Some(space),
                None => {
                    let text = "expected (global | shared | constant | local | generic | all) , unknown value for \
                                --nv-force-volatile flag: ";
                    return Err(ArgsError::FrontEnd(text.to_owned()));
                }
            },
            IrVersion => self.ir_version = true,
            DryRun => self.dry_run = true,
            PrintCacheKey => self.print_cache_key = true,
            Keep => self.keep = true,
            Verbose => self.verbose = true,
            Jobserver => self.jobserver = true,
            TraceFile => self.trace.file = owned(),
            TracePid => self.trace.pid = number()?,
            TraceStart => self.trace.start = owned(),
            SplitCompile => self.split_compile = Some(number()? as usize),
            Library => self.options.library = MathLibrary::File(PathBuf::from(value)),
            Output => self.output = owned(),
            Arch => self.set_arch(value, arg, is_libnvvm)?,
            FrontEndArch => {
                let target = Target::parse(value).map_err(|_| bad_arch())?;
                if self.mode == flags::Mode::FrontEnd {
                    self.options.target = target;
                    self.has_arch = true;
                }
            }
            NvvmVersion => match Dialect::parse_option(value) {
                Some(dialect) => self.options.dialect = Some(dialect),
                None => {
                    let text = format!("Invalid option for -nvvm-version: {value}");
                    return Err(ArgsError::Driver(text));
                }
            },
            Lto => self.lto = true,
            LtoFile => self.lto_file = owned(),
            OptimisedLto => self.optimised_lto = true,
            Optix => self.optix = true,
            LtoAndPtx => self.lto_and_ptx = true,
            LinkLto => self.link_lto = true,
            EmitBitcode => self.emit_bitcode = true,
            Reflect => self.reflect(value),
            DivPrecision => self.options.math.prec_div = value == "2",
            FmaLevel => self.options.math.fmad = value != "0",
            FlushDenormals => self.options.math.ftz = true,
            Bits32 => self.unsupported = Some(arg.to_owned()),
            Ftz => self.options.math.ftz = truth()? || self.unsafe_math,
            PrecDiv => self.options.math.prec_div = truth()?,
            PrecSqrt => self.options.math.prec_sqrt = truth()?,
            Fmad => self.options.math.fmad = truth()?,
            // libNVVM has no library that would look at it.
            FastMath => self.options.math.fast |= !is_libnvvm,
            UnsafeMath => {
                self.unsafe_math = true;
                self.options.math.ftz = true;
                self.options.math.fmad = true;
            }
            ApproximateDiv => self.options.math.approximate_div = true,
            OptLevel(n) => self.set_level(n),
            FastCompile => match value {
                "0" => {}
                _ => match oxicc_driver::OptLevel::from_fast_compile(value) {
                    Some(level) => {
                        self.options.opt_level = level;
                        self.fast_compile = true;
                    }
                    None if !is_libnvvm => return Err(invalid(arg)),
                    None => {
                        let text =
                            "-Ofast-compile called with unsupported level, only supports 0, min, mid, or max";
                        return Err(ArgsError::LibNvvm(text.to_owned()));
                    }
                },
            },
            NewRemat(on) => self.new_remat = Some(on),
            DisableOptimisation => self.disable_optimisation = true,
            DeviceDebug => self.options.debug = DebugInfo::Full,
            LineInfo if self.options.debug == DebugInfo::None => self.options.debug = DebugInfo::Lines,
            LineInfo => {}
            NoInlinedAt => self.options.no_inlined_at = true,
            ShowSource => self.options.source_in_ptx = true,
            NoWarnings => self.options.diagnostics.no_warnings = true,
            WarningsAsErrors => self.options.diagnostics.warnings_as_errors = true,
            Restrict => self.options.kernel_params_are_restrict = true,
            MaxRegisters => {
                self.options.limits_registers = true;
                let registers = number()?;
                self.options.optimizer.knobs.turn(&oxicc_driver::knobs::MAX_REGISTERS, registers.into());
            }
            DeviceC => self.options.relocatable = true,
            KeepDeviceFunctions => self.options.keep_device_functions = true,
            ToFrontEnd => return self.front_end(value, &mut std::iter::empty()),
            ToLibNvvm => {
                let unsupported = || ArgsError::LibNvvm(format!("{value} is an unsupported option"));
                let found = lookup(flags::LIBNVVM, value, &mut std::iter::empty());
                let (flag, inner) = found.ok_or_else(unsupported)?;
                return self.apply(flag, inner, value, true);
            }
            LaterStandard => {
                self.options.preprocessor.standard = LanguageStandard::Cxx23;
                self.notes.push(format!("{arg} is read as --c++23"));
            }
            ToolkitVersion => {
                let unknown = |e: oxicc_driver::UnknownToolkit| ArgsError::Driver(format!("oxicc: {e}"));
                self.options.toolkit = Some(Toolkit::parse(value).map_err(unknown)?);
            }
            // Named for the code that tile functions become; there is none.
            IncludeAltFile => {}
            EnableTile => {
                self.enable_tile = true;
                self.options.language.tile = true;
            }
            TileFile => self.tile_file = true,
            TileOnly => self.unsupported = Some(arg.to_owned()),
            SimtOnly => self.simt_only = true,
            Standard(standard) => self.options.preprocessor.standard = standard,
            GnuVersion => self.options.language.gnu_version = Some(number()?),
            ErrorNumbers => self.rendering.numbers = true,
            OutputMode => match value {
                "text" => self.sarif = false,
                "sarif" => self.sarif = true,
                _ => {
                    let text = format!("unrecognized output mode (must be one of text, sarif): {value}");
                    return Err(ArgsError::FrontEnd(text));
                }
            },
            SourceFile => self.options.module_id_input.file = value.to_owned(),
            SourcePath => self.options.module_id_input.path = value.to_owned(),
            HiddenVisibility => self.stub.hidden = true,
            IncludeFile => self.stub.include = owned(),
            GenC => self.gen_c = owned(),
            Stub => {
                self.wants_stub = true;
                self.stub.file = value.to_owned();
            }
            GenDevice => self.gen_device = owned(),
            GenModuleId => self.gen_module_id = true,
            ModuleIdFile => self.module_id_file = owned(),
            RandomSeed => self.options.module_id_input.seed = owned(),
            Language(switch) => (switch.0)(&mut self.options.language),
            SyntaxOnly => self.syntax_only = true,
            Diag(action) => self.set_action(value, action)?,
            Remarks => self.options.diagnostics.show_remarks = true,
            Brief => self.rendering.brief = true,
            ErrorLimit => self.options.diagnostics.error_limit = number()?,
            ContextLimit => self.rendering.context_limit = number()? as usize,
            TemplateDepth => self.options.language.template_depth = Some(number()?),
            // None at all is what the reference does not survive.
            ConstexprDepth => match number()? {
                0 => return Err(ArgsError::FrontEnd(format!("invalid number: {value}"))),
                depth => self.options.language.constexpr_depth = Some(depth),
            },
            // 0 is no limit.
            ConstexprSteps => {
                let steps = u64::from(number()?);
                self.options.language.constexpr_steps = Some(if steps == 0 { u64::MAX } else { steps });
            }
            PackAlignment => match number()? {
                n if n.is_power_of_two() && n <= 16 => self.options.language.pack_alignment = n,
                _ => {
                    return Err(ArgsError::FrontEnd("invalid packing alignment value".to_owned()));
                }
            },
            ShortLongs => self.unsupported = Some(arg.to_owned()),
            Define => {
                let (name, text) = match value.split_once('=') {
                    Some((name, text)) => (name, Some(text.to_owned())),
                    None => (value, None),
                };
                let option = MacroOption::Define { name: name.to_owned(), text };
                self.options.preprocessor.macros.push(option);
            }
            Undefine => self.options.preprocessor.macros.push(MacroOption::Undefine(value.to_owned())),
            IncludeDir => self.options.preprocessor.include_dirs.push(PathBuf::from(value)),
            SystemDir => self.options.preprocessor.system_dirs.push(PathBuf::from(value)),
            Preinclude => self.options.preprocessor.forced_includes.push(PathBuf::from(value)),
        }
        Ok(())
    }

    /// `-R NAME=N`: the linker's way to say the options.
    pub(super) fn reflect(&mut self, pair: &str) {
        let Some((name, value)) = pair.split_once('=') else { return };
        let Ok(value) = value.trim().parse::<i32>() else { return };
        if name == "__CUDA_ARCH"
            && let Ok(target) = Target::parse(&format!("sm_{}", value / 10))
            && !self.has_arch
        {
            self.options.target = target;
            self.has_arch = true;
        }
        self.options.reflect.push((name.to_owned(), value));
    }

    fn missing_value(&mut self, flag: &Flag) -> Result<(), ArgsError> {
        Err(match flag.meaning {
            Meaning::Output => ArgsError::Driver("Missing output file".to_owned()),
            Meaning::Arch => {
                self.remarks.push("Unparseable architecture: missing argument".to_owned());
                bad_arch()
            }
            _ if flag.name == "-nvvmir-library" => {
                ArgsError::Driver("Missing NVVM IR library file".to_owned())
            }
            _ => ArgsError::FrontEnd(format!("missing argument for option: {}", flag.name)),
        })
    }

    /// The first architecture wins.
    fn set_arch(&mut self, value: &str, arg: &str, is_libnvvm: bool) -> Result<(), ArgsError> {
        let spelled = value.starts_with("compute_") || value.starts_with("sm_") && !is_libnvvm;
        let target = Target::parse(value).ok().filter(|_| spelled);
        let Some(target) = target else {
            if is_libnvvm {
                return Err(ArgsError::LibNvvm(format!("{arg} is an unsupported option")));
            }
            if !spelled {
                self.remarks.push(format!("Unparseable architecture: {value}"));
            }
            return Err(bad_arch());
        };
        if !self.has_arch {
            self.options.target = target;
            self.has_arch = true;
        }
        Ok(())
    }

    pub(super) fn set_level(&mut self, n: u8) {
        // A fast-compile level stays, wherever it stands.
        if let (Some(level), false) = (OptLevel::from_number(n.into()), self.fast_compile) {
            self.options.opt_level = level;
        }
    }

    /// Numbers and tags, separated by commas.
    fn set_action(&mut self, list: &str, action: Action) -> Result<(), ArgsError> {
        let codes = parse_list(list).map_err(|item| {
            ArgsError::FrontEnd(format!("invalid error tag in diagnostic control option: {item}"))
        })?;
        self.options.diagnostics.actions.extend(codes.into_iter().map(|code| (code, action)));
        Ok(())
    }

    /// The threads that were asked for, given what make says to its children.
    pub fn threads(&self, makeflags: Option<String>) -> Threads {
        let at_most = self.split_compile.and_then(NonZeroUsize::new);
        match (self.jobserver, makeflags) {
            (true, Some(makeflags)) => Threads::Jobserver { makeflags, at_most },
            _ => at_most.map_or(Threads::All, Threads::AtMost),
        }
    }

    fn finish(&mut self) {
        if self.mode == flags::Mode::Link {
            // What is not said is not so, whatever the defaults of a compile are.
            self.options.math.prec_div = false;
            self.options.math.prec_sqrt = false;
        }
        if (self.enable_tile || self.tile_file) && !self.simt_only && self.unsupported.is_none() {
            self.unsupported = Some("--enable-tile".to_owned());
        }
        let input = &mut self.options.module_id_input;
        if input.file.is_empty() {
            input.file = self.input.clone().unwrap_or_default();
        }
        self.rendering.source_name = input.file.clone();
        self.options.container = match (self.optix && !self.lto, self.lto || self.lto_file.is_some()) {
            (true, _) => Some(IrContainer::Optix),
            (_, true) if self.optimised_lto => Some(IrContainer::OptimisedLto),
            (_, true) => Some(IrContainer::Lto),
            _ => None,
        };
        self.options.host_stub = self.wants_stub.then(|| self.stub.clone());
        if self.options.debug != DebugInfo::None {
            self.options.working_directory = crate::working_directory();
        }
    }
}

fn bad_arch() -> ArgsError {
    ArgsError::FrontEnd("invalid or no value specified with --nv_arch flag".to_owned())
}

#[cfg(test)]
mod tests {
    use oxicc_driver::MathOptions;

    use super::*;

    fn parsed(line: &str) -> Result<Invocation, ArgsError> {
        let args: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        parse(&args)
    }

    #[test]
    fn a_line_of_nvcc() {
        let line = "--c++17 --static-host-stub --device-hidden-visibility --gnu_version=120200 \
            --display_error_number --orig_src_file_name x.cu --orig_src_path_name /d/x.cu --allow_managed \
            -arch compute_90 -m64 --no-version-ident -ftz=1 -prec_div=0 -prec_sqrt=1 -fmad=1 -fast-math \
            --gen_div_approx_ftz --include_file_name x.fatbin.c -tused --module_id_file_name x.module_id \
            --gen_c_file_name x.cudafe1.c --stub_file_name x.cudafe1.stub.c --gen_device_file_name x.gpu \
            --device-c -generate-line-info -maxreg 32 x.cpp1.ii -o x.ptx";
        let i = parsed(line).unwrap();
        assert_eq!((i.input.as_deref(), i.output.as_deref()), (Some("x.cpp1.ii"), Some("x.ptx")));
        assert_eq!(i.options.target.name(), "sm_90");
        assert!(
            i.options.math.ftz && !i.options.math.prec_div && i.options.math.fast && i.options.relocatable
        );
        assert_eq!(i.options.debug, DebugInfo::Lines);
        let stub = i.options.host_stub.unwrap();
        assert!(
            stub.hidden && stub.file == "x.cudafe1.stub.c" && stub.include.as_deref() == Some("x.fatbin.c")
        );
        assert_eq!(i.rendering.source_name, "x.cu");
    }

    #[test]
    fn fast_math_in_parts() {
        let math = |line: &str| parsed(line).unwrap().options.math;
        // Only the front end's flag makes divisions approximate.
        let m = math("-ftz=1 -prec_div=0 -prec_sqrt=0 -fmad=1 -fast-math x.ii");
        assert!(m.fast && !m.approximate_div);
        assert!(math("--gen_div_approx_no_ftz x.ii").approximate_div);
        // libNVVM's flag is about denormals and contraction.
        let mut unsafe_math = MathOptions::default();
        unsafe_math.ftz = true;
        for line in
            ["-unsafe-math", "-unsafe-math -ftz=0", "-ftz=0 -fma=0 -unsafe-math", "-fast-math -unsafe-math"]
        {
            assert_eq!(math(&format!("-libnvvm {line} x.bc")), unsafe_math, "{line}");
        }
        let mut apart = unsafe_math;
        apart.fmad = false;
        assert_eq!(math("-libnvvm -unsafe-math -fma=0 x.bc"), apart);
        assert_eq!(math("-libnvvm -fast-math x.bc"), MathOptions::default());
    }

    #[test]
    fn wrong_lines() {
        let front_end = |text: &str| ArgsError::FrontEnd(text.to_owned());
        for (line, error) in [
            ("--foo", ArgsError::UnknownOption("--foo".to_owned())),
            ("-foo", ArgsError::UnknownOption("-foo".to_owned())),
            ("-O4", ArgsError::UnknownOption("-O4".to_owned())),
            ("--bar=3", ArgsError::UnknownOption("--bar=3".to_owned())),
            ("-ftz=2", front_end("invalid option: -ftz=2")),
            ("-arch compute_91", front_end("invalid or no value specified with --nv_arch flag")),
            ("-o", ArgsError::Driver("Missing output file".to_owned())),
            ("-nvvm-version=x", ArgsError::Driver("Invalid option for -nvvm-version: x".to_owned())),
            ("--Xlibnvvm -q", ArgsError::LibNvvm("-q is an unsupported option".to_owned())),
            ("-libnvvm -arch=sm_90", ArgsError::LibNvvm("-arch=sm_90 is an unsupported option".to_owned())),
            ("--diag_suppress=xyz", front_end("invalid error tag in diagnostic control option: xyz")),
        ] {
            assert_eq!(parsed(line).unwrap_err(), error, "{line}");
        }
    }

    #[test]
    fn toolkits_say_themselves_by_their_flags() {
        let i = parsed("--c++17 -arch compute_90 x.cpp1.ii --simt-only -o x.ptx").unwrap();
        assert_eq!((i.oldest_toolkit, i.unsupported), ((13, 2), None));
        let i = parsed("--toolkit=12.9 --c++26 x.ii").unwrap();
        assert_eq!(i.options.toolkit.map(|t| t.to_string()).as_deref(), Some("12.9"));
        assert_eq!(i.options.preprocessor.standard, LanguageStandard::Cxx23);
        assert_eq!(i.notes, ["--c++26 is read as --c++23"]);
        assert!(matches!(parsed("--toolkit=11.8 x.ii").unwrap_err(), ArgsError::Driver(_)));
    }

    #[test]
    fn tile_code_is_refused_and_its_absence_is_not() {
        let refused = |line: &str| parsed(line).unwrap().unsupported;
        assert_eq!(refused("--enable-tile --simt-only --include_alt_file_name x.c x.ii"), None);
        assert_eq!(
            refused("--enable-tile --tile_bc_file_name x.tilebc x.ii").as_deref(),
            Some("--enable-tile")
        );
        assert_eq!(refused("--tile_bc_file_name x.tilebc x.ii").as_deref(), Some("--enable-tile"));
        assert_eq!(refused("--enable-tile --tile-only x.ii -o x.tilebc").as_deref(), Some("--tile-only"));
    }

    #[test]
    fn the_last_input_wins_and_source_names_are_none() {
        let i = parsed("a.ii --orig_src_file_name b.cup c.i d.cu").unwrap();
        assert_eq!(i.input.as_deref(), Some("c.i"));
    }
}
