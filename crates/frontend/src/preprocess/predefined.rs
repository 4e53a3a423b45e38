//! Predefined macros, as source text that is read before the main file: of most of them only the names.

use std::fmt::{Display, Write};
use std::sync::Arc;

use oxicc_source::{Pos, SourceText};

use super::macros::{Macro, MacroId, MacroKind};
use super::options::{CudaMacros, InputKind, MacroOption, OutputKind, PreprocessOptions, RtcMacros};
use super::{Preprocessor, gnu_macros, rtc_macros};
use crate::lex::lexer::Lexer;
use crate::lex::{Standard, kw};

/// What cicc itself defines, whatever was included: all there is for preprocessed input.
const COMPILER: [(&str, &str); 2] = [
    ("__noinline__", "__attribute__((noinline))"),
    ("__nv_register_params__", "__attribute__((nv_register_params))"),
];

/// `#define` lines, and where the names are in them.
#[derive(Default)]
pub(super) struct Definitions {
    pub(super) text: String,
    /// Start and length of each name, without parameters.
    names: Vec<(u32, u32)>,
}

impl Definitions {
    /// Adds a line; the name may be followed by parameters.
    fn add(&mut self, name: &str, value: impl Display) {
        self.start(name);
        let _ = writeln!(self.text, "{value}");
    }

    fn add_text(&mut self, name: &str, value: &str) {
        self.start(name);
        self.text.push_str(value);
        self.text.push('\n');
    }

    fn start(&mut self, name: &str) {
        self.text.push_str("#define ");
        let len = name.bytes().position(|b| b == b'(').unwrap_or(name.len());
        self.names.push((self.text.len() as u32, len as u32));
        self.text.push_str(name);
        self.text.push(' ');
    }
}

/// The text of `<built-in>`.
pub(super) fn built_in(options: &PreprocessOptions) -> Definitions {
    let mut out = Definitions::default();
    if options.input == InputKind::Preprocessed {
        for (name, value) in COMPILER {
            out.add_text(name, value);
        }
        return out;
    }
    // Both have room for what g++ defines.
    out.text.reserve(20 << 10);
    out.names.reserve(512);
    out.add("__cplusplus", format_args!("{}L", options.standard.cplusplus()));
    match options.cuda.as_ref().and_then(|cuda| cuda.rtc) {
        Some(rtc) => self::rtc(&mut out, &rtc, options.standard),
        None => gnu(&mut out, options),
    }
    if let Some(cuda) = &options.cuda {
        self::cuda(&mut out, cuda);
        // For our own headers, which are those of every release.
        if options.output != OutputKind::Macros {
            out.add("__OXICC_CUDART_VERSION__", cuda.toolkit.cudart_version());
        }
        // Text is preprocessed as the host's compiler does it, and these come when it is compiled.
        if cuda.rtc.is_none() && options.output == OutputKind::Tokens {
            for (name, value) in COMPILER {
                out.add_text(name, value);
            }
        }
    }
    out
}

impl Preprocessor<'_> {
    /// Defines the macros of `<built-in>`, which is nothing but `#define` lines, without reading what they stand for.
    pub(super) fn define_built_in(&mut self, definitions: Definitions) {
        let text = SourceText::from(definitions.text);
        let file = match self.map.add_file("<built-in>", text.clone(), Pos::NONE) {
            Ok(file) => file,
            Err(full) => return self.fatal(Pos::NONE, full.to_string()),
        };
        self.built_in = Some(file);
        let start = self.map.start(file);
        for (at, len) in definitions.names {
            let name = self.interner.intern(&text[at as usize..(at + len) as usize]);
            self.macros.define_unread(name, start.offset(at));
        }
    }

    /// What a macro stands for.
    #[inline]
    pub(super) fn definition(&mut self, id: MacroId) -> Arc<Macro> {
        match self.macros.get(id) {
            Ok(definition) => definition,
            Err(at) => self.read_built_in(id, at),
        }
    }

    #[cold]
    fn read_built_in(&mut self, id: MacroId, at: Pos) -> Arc<Macro> {
        let Some(file) = self.built_in else {
            return Arc::new(Macro::without_body(kw::DEFINE, MacroKind::Object));
        };
        let lexer = Lexer::starting_at(self.map, file, at, self.options.standard);
        let lexer = std::mem::replace(&mut self.lexer, lexer);
        self.lexer.enter_directive();
        let definition = self.macro_name().and_then(|name| {
            let kind = self.macro_kind()?;
            self.replacement_list(name, kind)
        });
        self.lexer = lexer;
        let definition = definition.unwrap_or_else(|| Macro::without_body(kw::DEFINE, MacroKind::Object));
        let definition = Arc::new(definition);
        self.macros.fill(id, Arc::clone(&definition));
        definition
    }
}

/// The text of `<command-line>`.
pub(super) fn command_line(options: &PreprocessOptions) -> String {
    let mut out = Definitions::default();
    for option in &options.macros {
        match option {
            MacroOption::Define { name, text } => {
                out.add_text(first_line(name), text.as_deref().map_or("1", first_line));
            }
            MacroOption::Undefine(name) => {
                let _ = writeln!(out.text, "#undef {}", first_line(name));
            }
        }
    }
    out.text
}

/// A line end would start a new directive.
fn first_line(text: &str) -> &str {
    text.split('\n').next().unwrap_or("")
}

fn gnu(out: &mut Definitions, options: &PreprocessOptions) {
    let version = options.gnu_version;
    let (major, minor, patch) = (version / 10000, version / 100 % 100, version % 100);
    out.add("__GNUC__", major);
    out.add("__GNUG__", major);
    out.add("__GNUC_MINOR__", minor);
    out.add("__GNUC_PATCHLEVEL__", patch);
    out.add("__VERSION__", format_args!("\"{major}.{minor}.{patch}\""));
    out.add("__GXX_ABI_VERSION", 1000 + abi_version(major));
    out.add("_GNU_SOURCE", 1);
    out.add("__NO_INLINE__", 1);
    if options.gnu_mode {
        out.add("linux", 1);
        out.add("unix", 1);
        out.add("__GLIBCXX_BITSIZE_INT_N_0", 128);
        out.add("__GLIBCXX_TYPE_INT_N_0", "__int128");
    } else {
        out.add("__STRICT_ANSI__", 1);
    }
    table(out, gnu_macros::ALWAYS, gnu_macros::BY_STANDARD, options.standard);
}

fn rtc(out: &mut Definitions, rtc: &RtcMacros, standard: Standard) {
    table(out, rtc_macros::ALWAYS, rtc_macros::BY_STANDARD, standard);
    out.add("__CUDA_FTZ", u32::from(rtc.ftz));
    out.add("__CUDA_PREC_DIV", u32::from(rtc.prec_div));
    out.add("__CUDA_PREC_SQRT", u32::from(rtc.prec_sqrt));
    out.add("__USE_FAST_MATH__", u32::from(rtc.fast_math));
    let flags = [
        (rtc.int128, "__CUDACC_RTC_INT128__"),
        (rtc.float128, "__CUDACC_RTC_FLOAT128__"),
        (rtc.minimal, "__CUDACC_RTC_MINIMAL__"),
    ];
    for (_, name) in flags.iter().filter(|(set, _)| *set) {
        out.add(name, 1);
    }
    for name in rtc_macros::GUARDS {
        out.add_text(name, "");
    }
}

fn table(
    out: &mut Definitions,
    always: &[(&str, &str)],
    by_standard: &[(Standard, Standard, &str, &str)],
    standard: Standard,
) {
    for (name, value) in always {
        out.add_text(name, value);
    }
    for (first, last, name, value) in by_standard {
        if (*first..=*last).contains(&standard) {
            out.add_text(name, value);
        }
    }
}

/// The `-fabi-version` default of a g++ release.
fn abi_version(major: u32) -> u32 {
    match major {
        0..=7 => 11,
        8 => 13,
        9 => 13,
        10 => 14,
        11 => 16,
        12 => 17,
        _ => 18,
    }
}

fn cuda(out: &mut Definitions, cuda: &CudaMacros) {
    let (major, minor, build) = (cuda.toolkit.major(), cuda.toolkit.minor(), cuda.toolkit.build());
    out.add("__CUDACC__", 1);
    out.add(if cuda.rtc.is_some() { "__CUDACC_RTC__" } else { "__NVCC__" }, 1);
    out.add("__CUDACC_VER_MAJOR__", major);
    out.add("__CUDACC_VER_MINOR__", minor);
    out.add("__CUDACC_VER_BUILD__", build);
    out.add("__CUDA_API_VER_MAJOR__", major);
    out.add("__CUDA_API_VER_MINOR__", minor);
    out.add("__NVCC_DIAG_PRAGMA_SUPPORT__", 1);
    if (major, minor) >= (12, 8) {
        out.add("__CUDACC_DEVICE_ATOMIC_BUILTINS__", 1);
    }
    let list: Vec<String> = cuda.arch_list.iter().map(u32::to_string).collect();
    out.add("__CUDA_ARCH_LIST__", list.join(","));
    for (set, name) in [(cuda.relocatable, "__CUDACC_RDC__"), (cuda.debug, "__CUDACC_DEBUG__")] {
        if set {
            out.add(name, 1);
        }
    }
    for name in &cuda.language {
        out.add(name, 1);
    }
    if let Some(target) = cuda.target {
        if cuda.rtc.is_none() {
            out.add("CUDA_DOUBLE_MATH_FUNCTIONS", 1);
        }
        if cuda.rtc.is_some() {
            out.add_text("__CUDA_MINIMUM_ARCH__", "__CUDA_ARCH__");
        }
        for m in target.macros() {
            out.add(m.name, m.value);
        }
    }
}
