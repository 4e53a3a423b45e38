//! The options of a compilation, spelled and refused as NVRTC does it.

mod table;

use std::fmt::Write;
use std::num::NonZeroUsize;

use oxicc_driver::{
    DebugInfo, Dialect, IrContainer, MacroOption, MathOptions, OptLevel, Options, RtcOptions, Spelling,
    Standard, Target, Threads, Toolkit,
};
use oxicc_source::render::edg::EdgOptions;
use oxicc_source::{Action, Code};

use table::{Form, LATER_OPTIONS, Meaning, OPTIONS, Row};

/// The release that this library stands in for.
const RELEASE: (u8, u8) = (13, 0);

/// What the options of one call ask for.
#[derive(Clone, Debug)]
pub struct Request {
    pub options: Options,
    pub rtc: RtcOptions,
    /// How messages look.
    pub rendering: EdgOptions,
    pub product: Product,
    pub assembler: AssemblerOptions,
    /// `--time`: where the times of the phases go; `-` is the log.
    pub time: Option<String>,
    /// `--fdevice-time-trace`.
    pub time_trace: Option<String>,
    pub pch: PchOptions,
    /// What the log begins with.
    pub warnings: String,
    /// `--no-cache`: results of earlier processes are neither used nor left.
    pub no_cache: bool,
    /// `-fdevice-syntax-only`.
    pub syntax_only: bool,
}

/// What a compilation is to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Product {
    Ptx,
    /// PTX, and machine code.
    Cubin,
    LtoIr,
    OptixIr,
}

/// What ptxas is told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AssemblerOptions {
    pub architecture: String,
    pub relocatable: bool,
    pub debug: bool,
    pub lines: bool,
    pub max_registers: Option<i64>,
    pub fast_compile: Option<String>,
    pub no_fmad: bool,
    pub stack_protector: bool,
    pub split_compile: Option<i64>,
    /// `-Xptxas`, one argument each.
    pub more: Vec<String>,
}

/// Options about precompiled headers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PchOptions {
    pub create: Option<String>,
    pub use_: Option<String>,
    pub dir: Option<String>,
    pub automatic: bool,
    /// `-pch-verbose=false`: why files are not used is not told.
    pub no_reasons: bool,
    /// `-pch-messages=false`: which files are made or used is not told.
    pub no_messages: bool,
    /// All other options, as they were written.
    pub others: Vec<String>,
}

/// Why there is no compilation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// An option is wrong.
    Option(String),
    /// An option is one that the front end refuses.
    Compilation(String),
}

impl Refusal {
    fn line(text: impl std::fmt::Display) -> Refusal {
        Refusal::Option(format!("nvrtc: error: {text}\n"))
    }

    /// Some texts have no line end.
    fn unended(text: impl std::fmt::Display) -> Refusal {
        Refusal::Option(format!("nvrtc: error: {text}"))
    }

    /// What the front end says about its command line, for a program or for none.
    pub fn command_line(text: impl std::fmt::Display, program: Option<&str>) -> Refusal {
        let of = program.map_or("this compilation".to_owned(), |p| format!("the compilation of \"{p}\""));
        Refusal::Compilation(format!(
            "Command-line error: {text}\n\n1 catastrophic error detected in {of}.\nCompilation terminated.\n"
        ))
    }
}

impl Row {
    /// Both spellings, as messages have them.
    fn both(&self) -> String {
        format!("--{} (-{})", self.long, self.short)
    }

    /// What follows the spelling of this option in a string, if it is this option.
    fn rest<'t>(&self, text: &'t str) -> Option<&'t str> {
        let long = text.strip_prefix("--").and_then(|t| t.strip_prefix(self.long));
        let rest = long.or_else(|| {
            let rest = text.strip_prefix('-')?.strip_prefix(self.short)?;
            (self.form != Form::Glued || self.short.len() == 1).then_some(rest)
        })?;
        let glued = self.form == Form::Glued && long.is_none();
        (rest.is_empty() || rest.starts_with('=') || glued).then_some(rest)
    }
}

/// Values as they are found, before they mean something together.
#[derive(Default)]
struct Found {
    architecture: Option<(Target, Spelling)>,
    makes_cubin: bool,
    device_c: bool,
    device_w: bool,
    relocatable: Option<bool>,
    whole_program: bool,
    debug: bool,
    lines: bool,
    dopt: bool,
    fast_compile: Option<String>,
    max_registers: Option<i64>,
    ftz: Option<bool>,
    prec_sqrt: Option<bool>,
    prec_div: Option<bool>,
    fmad: Option<bool>,
    fast_math: bool,
    lto: bool,
    optimised_lto: bool,
    optix: bool,
    standard: Option<&'static str>,
    numbers: bool,
    no_numbers: bool,
    float128: bool,
    actions: Vec<(String, Action)>,
    macros: Vec<MacroOption>,
    split_compile: Option<i64>,
    seed: Option<String>,
}

const STANDARDS: &[(&str, Standard)] = &[
    ("c++03", Standard::Cxx03),
    ("c++11", Standard::Cxx11),
    ("c++14", Standard::Cxx14),
    ("c++17", Standard::Cxx17),
    ("c++20", Standard::Cxx20),
];

/// Reads the options of a program. An absent string ends the list with an error.
pub fn parse(strings: &[Option<String>], program: &str) -> Result<Request, Refusal> {
    let mut reader = Reader::new();
    let mut at = 0;
    while at < strings.len() {
        let Some(text) = &strings[at] else { return Err(mismatch()) };
        let text = text.trim_matches([' ', '\t', '\n', '\r']);
        let row = OPTIONS.iter().chain(LATER_OPTIONS).find_map(|row| Some((row, row.rest(text)?)));
        let Some((row, rest)) = row else {
            return Err(Refusal::line(format_args!("unrecognized option {text} found")));
        };
        at += 1;
        let joined = rest.strip_prefix('=');
        let value = match row.form {
            Form::Flag => match joined {
                Some(_) => {
                    return Err(Refusal::line(format_args!("{} does not accept any argument", row.both())));
                }
                None => None,
            },
            Form::Joined => match joined {
                Some(value) => Some(value.to_owned()),
                None => return Err(Refusal::line(format_args!("unrecognized option {text} found"))),
            },
            Form::Glued if !rest.is_empty() => Some(joined.unwrap_or(rest).trim_start().to_owned()),
            Form::Bool | Form::Text | Form::Glued => match joined {
                Some(value) => Some(value.to_owned()),
                None => {
                    let next = match strings.get(at) {
                        Some(None) => return Err(mismatch()),
                        Some(Some(next)) => Some(next.trim_matches([' ', '\t', '\n', '\r']).to_owned()),
                        None => None,
                    };
                    at += 1;
                    next
                }
            },
        };
        let of_pch = matches!(
            row.meaning,
            Meaning::Pch
                | Meaning::CreatePch
                | Meaning::UsePch
                | Meaning::PchDir
                | Meaning::PchVerbose
                | Meaning::PchMessages
        );
        if !of_pch {
            reader.request.pch.others.push(format!("{}={}", row.long, value.as_deref().unwrap_or_default()));
        }
        reader.take(row, value)?;
    }
    reader.finish(program)
}

/// The text for an array that is shorter than its length says.
pub fn mismatch() -> Refusal {
    Refusal::unended("number of arguments supplied does not match number of arguments specified")
}

struct Reader {
    found: Found,
    request: Request,
}

/// Remarks that the original only gives where an option or a pragma names them: the order of initializers, `this` captured by an extended
/// lambda, a launch without a stream, a kernel without `__launch_bounds__`.
const ONLY_ON_REQUEST: [u16; 4] = [1719, 3635, 3655, 3695];

impl Reader {
    fn new() -> Reader {
        let request = Request {
            options: Options::default(),
            rtc: RtcOptions::default(),
            rendering: EdgOptions::default(),
            product: Product::Ptx,
            assembler: AssemblerOptions::default(),
            time: None,
            time_trace: None,
            pch: PchOptions::default(),
            warnings: String::new(),
            no_cache: false,
            syntax_only: false,
        };
        Reader { found: Found::default(), request }
    }

    fn warn(&mut self, text: impl std::fmt::Display) {
        let _ = writeln!(self.request.warnings, "nvrtc: warning: {text}");
    }

    /// Notes a value; one that differs from an earlier one is worth a warning.
    fn set_bool(&mut self, row: &Row, value: bool, of: fn(&mut Found) -> &mut Option<bool>) {
        let old = of(&mut self.found).replace(value);
        if let Some(old) = old.filter(|old| *old != value) {
            let name = format!("--{}(-{})", row.long, row.short);
            self.warn(format_args!("\"{name}={old}\" followed by \"{name}={value}\""));
        }
    }

    fn integer(row: &Row, text: &str) -> Result<i64, Refusal> {
        text.parse().map_err(|_| Refusal::line(format_args!("{} expects an integer value", row.both())))
    }

    // One arm for each option.
    fn take(&mut self, row: &Row, value: Option<String>) -> Result<(), Refusal> {
        let flag = match (row.form, value.as_deref()) {
            (Form::Bool, Some("true")) => true,
            (Form::Bool, Some("false")) => false,
            (Form::Bool, _) => {
                return Err(Refusal::line(format_args!("{} expects true or false", row.both())));
            }
            _ => true,
        };
        let text = value.clone().unwrap_or_default();
        match row.meaning {
            Meaning::Architecture => self.architecture(&text)?,
            Meaning::DeviceC => self.found.device_c = true,
            Meaning::DeviceW => self.found.device_w = true,
            Meaning::Relocatable => self.set_bool(row, flag, |f| &mut f.relocatable),
            Meaning::ExtensibleWholeProgram => self.found.whole_program = true,
            Meaning::DeviceDebug => self.found.debug = true,
            Meaning::LineInfo => self.found.lines = true,
            Meaning::Dopt => match value.as_deref() {
                Some("on") => self.found.dopt = true,
                None => self.request.warnings.push_str("nvrtc: error: -dopt expects a value\n"),
                Some(other) => return Err(bad_argument(row, other)),
            },
            Meaning::FastCompile => match value.as_deref() {
                Some("0" | "min" | "mid" | "max") => self.found.fast_compile = value,
                None => self.request.warnings.push_str("nvrtc: error: --Ofast-compile expects a value\n"),
                Some(other) => return Err(bad_argument(row, other)),
            },
            Meaning::Ptxas => match value {
                Some(value) => self.request.assembler.more.push(value),
                None => self.request.warnings.push_str("nvrtc: error: -Xptxas expects a value\n"),
            },
            Meaning::MaxRegisters => {
                if !text.is_empty() {
                    let value = Reader::integer(row, &text)?;
                    if self.found.max_registers.replace(value).is_some_and(|old| old != value) {
                        self.warn("incompatible redefinition for option '--maxrregcount', the last value of this option was used");
                    }
                }
            }
            Meaning::Ftz => self.set_bool(row, flag, |f| &mut f.ftz),
            Meaning::PrecSqrt => self.set_bool(row, flag, |f| &mut f.prec_sqrt),
            Meaning::PrecDiv => self.set_bool(row, flag, |f| &mut f.prec_div),
            Meaning::Fmad => self.set_bool(row, flag, |f| &mut f.fmad),
            Meaning::FastMath => self.found.fast_math = true,
            Meaning::Restrict => self.request.options.kernel_params_are_restrict = true,
            Meaning::Minimal => self.request.rtc.minimal = true,
            Meaning::NoCache => self.request.no_cache = true,
            Meaning::SyntaxOnly => self.request.syntax_only = true,
            Meaning::StackProtector => self.request.assembler.stack_protector = flag,
            Meaning::Lto => self.found.lto = true,
            Meaning::OptimisedLto => self.found.optimised_lto = true,
            Meaning::OptixIr => self.found.optix = true,
            Meaning::JumpTableDensity => {
                if !text.is_empty() {
                    let density = u64::try_from(Reader::integer(row, &text)?).ok().filter(|d| *d <= 101);
                    let Some(density) = density else {
                        let text = "Argument for --jump-table-density must be between [0-101]";
                        return Err(Refusal::line(text));
                    };
                    let knobs = &mut self.request.options.optimizer.knobs;
                    knobs.turn(&oxicc_driver::knobs::JUMP_TABLE_DENSITY, density);
                }
            }
            Meaning::RandomSeed if text.is_empty() => {
                let text = "must specify seed value with -frandom-seed flag (-frandom-seed=seed)";
                return Err(Refusal::line(text));
            }
            Meaning::RandomSeed => self.found.seed = Some(text),
            Meaning::Define => {
                let (name, text) = match text.split_once('=') {
                    Some((name, text)) => (name.to_owned(), Some(text.to_owned())),
                    None => (text, None),
                };
                self.found.macros.push(MacroOption::Define { name, text });
            }
            Meaning::Undefine => self.found.macros.push(MacroOption::Undefine(text)),
            Meaning::IncludeDir => {
                if !text.is_empty() {
                    self.request.options.preprocessor.include_dirs.push(text.into());
                }
            }
            Meaning::PreInclude => self.request.options.preprocessor.forced_includes.push(text.into()),
            Meaning::NoSourceInclude => self.request.rtc.not_beside = true,
            Meaning::Standard => {
                let Some((name, standard)) = STANDARDS.iter().find(|(name, _)| *name == text) else {
                    return Err(Refusal::line("invalid value for --std(-std)"));
                };
                if let Some(old) = self.found.standard.replace(name).filter(|old| old != name) {
                    self.warn(format_args!("\"--std (-std)={old}\" followed by \"--std (-std)={name}\""));
                }
                self.request.options.preprocessor.standard = *standard;
            }
            Meaning::MoveForward => self.request.rtc.no_move_forward = !flag,
            Meaning::InitializerList => self.request.rtc.no_initializer_list = !flag,
            Meaning::Pch => self.request.pch.automatic = true,
            Meaning::CreatePch if text.is_empty() => {
                let text = "must specify file name with -create-pch flag (-create-pch=filename)";
                return Err(Refusal::line(text));
            }
            Meaning::CreatePch => self.request.pch.create = Some(text),
            Meaning::UsePch => self.request.pch.use_ = Some(text),
            Meaning::PchDir => self.request.pch.dir = Some(text),
            Meaning::PchVerbose => self.request.pch.no_reasons = !flag,
            Meaning::PchMessages => self.request.pch.no_messages = !flag,
            Meaning::NoWarnings => self.request.options.diagnostics.no_warnings = true,
            Meaning::DefaultDevice => self.request.options.language.default_device = true,
            Meaning::Int128 => self.request.rtc.int128 = true,
            Meaning::Float128 => self.found.float128 = true,
            Meaning::OptimizationInfo if text != "inline" => {
                let name = "--optimization-info (-opt-info)";
                return Err(Refusal::line(format_args!(
                    "invalid optimization tag for option {name}: {text}"
                )));
            }
            Meaning::Numbers => self.found.numbers = true,
            Meaning::NoNumbers => self.found.no_numbers = true,
            Meaning::DiagError => self.diagnostics(row, value, Action::Error)?,
            Meaning::DiagSuppress => self.diagnostics(row, value, Action::Suppress)?,
            Meaning::DiagWarn => self.diagnostics(row, value, Action::Warning)?,
            Meaning::Brief => self.request.rendering.brief = flag,
            Meaning::Time => self.request.time = Some(text),
            Meaning::SplitCompile => {
                if !text.is_empty() {
                    let count = Reader::integer(row, &text)?;
                    if count < 0 {
                        return Err(Refusal::line("Argument for -split-compile must be non-negative"));
                    }
                    self.found.split_compile = Some(count);
                }
            }
            Meaning::TimeTrace => self.request.time_trace = Some(text),
            Meaning::NvvmVersion => match Dialect::parse_option(&text) {
                Some(dialect) => self.request.options.dialect = Some(dialect),
                None => {
                    let text = format_args!("-nvvm-version flag has unsupported argument: {text}");
                    return Err(Refusal::unended(text));
                }
            },
            Meaning::Nvvm => {
                if let Err(e) = oxicc_driver::ProgramOptions::parse(&[&text]) {
                    return Err(Refusal::Compilation(e.to_string()));
                }
            }
            Meaning::WarningsAsErrors => self.request.options.diagnostics.warnings_as_errors = true,
            Meaning::MaxErrors => {
                let limit = Reader::integer(row, &text)?;
                self.request.options.diagnostics.error_limit = u32::try_from(limit).unwrap_or(0);
            }
            Meaning::OptimizationInfo | Meaning::Nothing => {}
        }
        Ok(())
    }

    fn architecture(&mut self, text: &str) -> Result<(), Refusal> {
        let release = Toolkit::from_version(RELEASE.0, RELEASE.1);
        let known = |target: &(Target, Spelling)| release.is_none_or(|r| r.knows(target.0));
        let parsed = Target::parse_spelled(text).ok().filter(known);
        let Some((target, spelling)) = parsed.filter(|(t, _)| t.cuda_arch() >= 750) else {
            return Err(Refusal::line("invalid value for --gpu-architecture (-arch)"));
        };
        if let Some((old, _)) = self.found.architecture.replace((target, spelling))
            && old != target
        {
            let number = |t: Target| t.to_string().trim_start_matches("sm_").to_owned();
            let name = "--gpu-architecture(-arch)";
            self.warn(format_args!("\"{name}={}\" followed by \"{name}={}\"", number(old), number(target)));
        }
        self.found.makes_cubin |= spelling == Spelling::Sm;
        Ok(())
    }

    fn diagnostics(&mut self, row: &Row, value: Option<String>, action: Action) -> Result<(), Refusal> {
        let wrong =
            || Refusal::line(format_args!("--{} expects a non-zero positive integer value", row.long));
        let value = value.ok_or_else(wrong)?;
        for number in value.split(',') {
            let valid = number.is_empty() || number.parse::<u32>().is_ok_and(|n| n > 0);
            if !valid {
                return Err(wrong());
            }
            self.found.actions.push((number.to_owned(), action));
        }
        Ok(())
    }

    /// Puts the values together.
    fn finish(self, program: &str) -> Result<Request, Refusal> {
        self.check_combinations()?;
        let Reader { found, mut request } = self;
        let options = &mut request.options;
        if let Some((target, _)) = found.architecture {
            options.target = target;
        }
        if found.float128 && options.target.cuda_arch() < 1000 {
            // The missing blank is in the original.
            let text = "option --device-float128 is not supportedon architectures earlier than sm_100";
            return Err(Refusal::unended(text));
        }
        request.rtc.float128 = found.float128;
        let debug = found.debug && !found.dopt;
        request.rtc.debug = found.debug;
        options.relocatable = found.device_c || found.relocatable == Some(true) || found.lto;
        request.rtc.device_runtime = found.whole_program;
        options.debug = match (debug, found.lines || found.debug) {
            (true, _) => DebugInfo::Full,
            (false, true) => DebugInfo::Lines,
            (false, false) => DebugInfo::None,
        };
        if debug {
            options.opt_level = OptLevel::O0;
        } else if let Some(level) = found.fast_compile.as_deref().and_then(OptLevel::from_fast_compile) {
            options.opt_level = level;
        }
        if debug && found.fast_compile.as_deref().is_some_and(|level| level != "0") {
            let level = "--Ofast-compile=<min,mid,max>";
            let _ = write!(
                request.warnings,
                "nvrtc: warning: {level} (-Ofc=<min,mid,max>) and --device-debug (-G) options conflict, ignoring {level} option."
            );
        }
        let base = if found.fast_math { MathOptions::FAST } else { MathOptions::default() };
        options.math = base;
        options.math.ftz = found.ftz.unwrap_or(base.ftz);
        options.math.prec_div = found.prec_div.unwrap_or(base.prec_div);
        options.math.prec_sqrt = found.prec_sqrt.unwrap_or(base.prec_sqrt);
        options.math.fmad = found.fmad.unwrap_or(base.fmad);
        options.math.approximate_div = base.approximate_div && found.prec_div != Some(true);
        options.limits_registers = found.max_registers.is_some();
        if let Some(count) = found.split_compile.and_then(|n| NonZeroUsize::new(n as usize)) {
            options.threads = Threads::AtMost(count);
        }
        options.module_id_input.seed = found.seed;
        request.rendering.numbers = !found.no_numbers;
        request.product = match () {
            () if found.lto => Product::LtoIr,
            () if found.optix => Product::OptixIr,
            () if found.makes_cubin => Product::Cubin,
            () => Product::Ptx,
        };
        options.container = match request.product {
            Product::LtoIr if found.optimised_lto => Some(IrContainer::OptimisedLto),
            Product::LtoIr => Some(IrContainer::Lto),
            Product::OptixIr => Some(IrContainer::Optix),
            Product::Ptx | Product::Cubin => None,
        };
        let assembler = &mut request.assembler;
        assembler.architecture = options.target.to_string();
        assembler.relocatable = options.relocatable;
        assembler.debug = debug;
        assembler.lines = !debug && (found.lines || found.debug);
        assembler.max_registers = found.max_registers;
        assembler.fast_compile = found.fast_compile.filter(|level| !debug && level != "0");
        assembler.no_fmad = found.fmad == Some(false);
        assembler.split_compile = found.split_compile;
        check_macros(&found.macros, program)?;
        options.preprocessor.macros = found.macros;
        for (number, action) in found.actions {
            let code = number.parse().ok().and_then(Code::from_displayed);
            let Some(code) = code else {
                let kind = if number.is_empty() { "tag" } else { "number" };
                let text = format_args!("invalid error {kind} in diagnostic control option: {number}");
                return Err(Refusal::command_line(text, None));
            };
            options.diagnostics.actions.insert(code, action);
        }
        options.diagnostics.show_remarks = true;
        for code in ONLY_ON_REQUEST {
            options.diagnostics.actions.entry(Code(code)).or_insert(Action::Suppress);
        }
        Ok(request)
    }

    fn check_combinations(&self) -> Result<(), Refusal> {
        let found = &self.found;
        let (rdc_on, rdc_off) =
            ("--relocatable-device-code=true (-rdc=true)", "--relocatable-device-code=false (-rdc=false)");
        let (c, w) = ("--device-c (-dc)", "--device-w (-dw)");
        let whole = "--extensible-whole-program (-ewp)";
        let against = |a: &str, b: &str| Err(Refusal::line(format_args!("{a} is not compatible with {b}")));
        if found.device_c && found.device_w {
            return Err(Refusal::line(format_args!("Both {c} and {w} specified")));
        }
        if found.device_w && found.relocatable == Some(true) {
            return against(w, rdc_on);
        }
        if found.device_c && found.relocatable == Some(false) {
            return against(c, rdc_off);
        }
        if found.whole_program && found.device_c {
            return against(whole, c);
        }
        if found.whole_program && found.relocatable == Some(true) {
            return against(whole, rdc_on);
        }
        if found.lto && found.relocatable == Some(false) {
            return against("-dlto", "-rdc=false");
        }
        if found.lto && found.optix {
            return against("-dlto", "-optix-ir");
        }
        let pch = &self.request.pch;
        let (create, use_) = (pch.create.is_some(), pch.use_.is_some());
        let conflicts = [
            ("-pch", pch.automatic, "-create-pch", create),
            ("-pch", pch.automatic, "-use-pch", use_),
            ("-create-pch", create, "-use-pch", use_),
        ];
        if let Some((one, _, other, _)) = conflicts.iter().find(|(_, a, _, b)| *a && *b) {
            let text = format_args!("{one} and {other} cannot be specified at the same time");
            return Err(Refusal::unended(text));
        }
        if found.numbers && found.no_numbers {
            let text = "--display-error-number (-err-no) and --no-display-error-number (-no-err-no) cannot be defined together.";
            return Err(Refusal::unended(text));
        }
        Ok(())
    }
}

fn bad_argument(row: &Row, value: &str) -> Refusal {
    Refusal::line(format_args!("invalid argument for option {}: {value}", row.both()))
}

/// Refuses macros whose names are none.
fn check_macros(macros: &[MacroOption], program: &str) -> Result<(), Refusal> {
    let is_name = |name: &str| {
        let start = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_' || c == '$');
        start && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '$')
    };
    for option in macros {
        let (what, shown, name) = match option {
            MacroOption::Define { name, text } => {
                let shown = text.as_ref().map_or_else(|| name.clone(), |text| format!("{name}={text}"));
                ("definition", shown, name.split('(').next().unwrap_or_default())
            }
            MacroOption::Undefine(name) => ("undefinition", name.clone(), name.as_str()),
            _ => continue,
        };
        if !is_name(name) {
            let shown = if name.is_empty() && shown == "=" { "" } else { &shown };
            return Err(Refusal::command_line(format_args!("invalid macro {what}: {shown}"), Some(program)));
        }
    }
    Ok(())
}
