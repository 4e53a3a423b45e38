//! Predefined macros, as source text that is read before the main file: of most of them only the names.

use std::fmt::Write;
use std::rc::Rc;

use oxicc_source::{Pos, SourceText};

use super::macros::{Macro, MacroId, MacroKind};
use super::options::{CudaMacros, InputKind, MacroOption, PreprocessOptions, RtcMacros};
use super::{Preprocessor, gnu_macros, rtc_macros};
use crate::lex::lexer::Lexer;
use crate::lex::{Standard, kw};

/// What cicc predefines for preprocessed input, and nothing else.
const PREPROCESSED: &str = "#define __noinline__ __attribute__((noinline))\n\
                            #define __nv_register_params__ __attribute__((nv_register_params))\n";

/// The text of `<built-in>`.
pub(super) fn built_in(options: &PreprocessOptions) -> String {
    if options.input == InputKind::Preprocessed {
        return PREPROCESSED.to_string();
    }
    let mut out = String::with_capacity(20 << 10);
    define(&mut out, "__cplusplus", format_args!("{}L", options.standard.cplusplus()));
    match options.cuda.as_ref().and_then(|cuda| cuda.rtc) {
        Some(rtc) => self::rtc(&mut out, &rtc, options.standard),
        None => gnu(&mut out, options),
    }
    if let Some(cuda) = &options.cuda {
        self::cuda(&mut out, cuda);
    }
    out
}

impl Preprocessor<'_> {
    /// Defines the macros of `<built-in>`, which is nothing but `#define` lines, without reading what they stand for.
    pub(super) fn define_built_in(&mut self, text: SourceText) {
        let file = match self.map.add_file("<built-in>", text.clone(), Pos::NONE) {
            Ok(file) => file,
            Err(full) => return self.fatal(Pos::NONE, full.to_string()),
        };
        self.built_in = Some(file);
        let start = self.map.start(file);
        let mut at = 0;
        for line in text.split(|b| *b == b'\n') {
            if let Some(definition) = line.strip_prefix(b"#define ") {
                let is_name = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_';
                let len = definition.iter().position(|b| !is_name(b)).unwrap_or(definition.len());
                let name = self.interner.intern(&definition[..len]);
                self.macros.define_unread(name, start.offset((at + line.len() - definition.len()) as u32));
            }
            at += line.len() + 1;
        }
    }

    /// What a macro stands for.
    #[inline]
    pub(super) fn definition(&mut self, id: MacroId) -> Rc<Macro> {
        match self.macros.get(id) {
            Ok(definition) => definition,
            Err(at) => self.read_built_in(id, at),
        }
    }

    #[cold]
    fn read_built_in(&mut self, id: MacroId, at: Pos) -> Rc<Macro> {
        let Some(file) = self.built_in else {
            return Rc::new(Macro::without_body(kw::DEFINE, MacroKind::Object));
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
        let definition = Rc::new(definition);
        self.macros.fill(id, Rc::clone(&definition));
        definition
    }
}

/// The text of `<command-line>`.
pub(super) fn command_line(options: &PreprocessOptions) -> String {
    let mut out = String::new();
    for option in &options.macros {
        match option {
            MacroOption::Define(text) => {
                // A line end would start a new directive.
                let text = text.split('\n').next().unwrap_or("");
                match text.split_once('=') {
                    Some((name, value)) => define(&mut out, name, value),
                    None => define(&mut out, text, 1),
                }
            }
            MacroOption::Undefine(name) => {
                let _ = writeln!(out, "#undef {}", name.split('\n').next().unwrap_or(""));
            }
        }
    }
    out
}

fn define(out: &mut String, name: &str, value: impl std::fmt::Display) {
    let _ = writeln!(out, "#define {name} {value}");
}

fn gnu(out: &mut String, options: &PreprocessOptions) {
    let version = options.gnu_version;
    let (major, minor, patch) = (version / 10000, version / 100 % 100, version % 100);
    define(out, "__GNUC__", major);
    define(out, "__GNUG__", major);
    define(out, "__GNUC_MINOR__", minor);
    define(out, "__GNUC_PATCHLEVEL__", patch);
    define(out, "__VERSION__", format_args!("\"{major}.{minor}.{patch}\""));
    define(out, "__GXX_ABI_VERSION", 1000 + abi_version(major));
    define(out, "_GNU_SOURCE", 1);
    define(out, "__NO_INLINE__", 1);
    if options.gnu_mode {
        define(out, "linux", 1);
        define(out, "unix", 1);
        define(out, "__GLIBCXX_BITSIZE_INT_N_0", 128);
        define(out, "__GLIBCXX_TYPE_INT_N_0", "__int128");
    } else {
        define(out, "__STRICT_ANSI__", 1);
    }
    table(out, gnu_macros::ALWAYS, gnu_macros::BY_STANDARD, options.standard);
}

fn rtc(out: &mut String, rtc: &RtcMacros, standard: Standard) {
    table(out, rtc_macros::ALWAYS, rtc_macros::BY_STANDARD, standard);
    define(out, "__CUDA_FTZ", u32::from(rtc.ftz));
    define(out, "__CUDA_PREC_DIV", u32::from(rtc.prec_div));
    define(out, "__CUDA_PREC_SQRT", u32::from(rtc.prec_sqrt));
    define(out, "__USE_FAST_MATH__", u32::from(rtc.fast_math));
}

fn table(
    out: &mut String,
    always: &[(&str, &str)],
    by_standard: &[(Standard, Standard, &str, &str)],
    standard: Standard,
) {
    for (name, value) in always {
        define(out, name, value);
    }
    for (first, last, name, value) in by_standard {
        if (*first..=*last).contains(&standard) {
            define(out, name, value);
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

fn cuda(out: &mut String, cuda: &CudaMacros) {
    let (major, minor, build) = cuda.version;
    define(out, "__CUDACC__", 1);
    define(out, if cuda.rtc.is_some() { "__CUDACC_RTC__" } else { "__NVCC__" }, 1);
    define(out, "__CUDACC_VER_MAJOR__", major);
    define(out, "__CUDACC_VER_MINOR__", minor);
    define(out, "__CUDACC_VER_BUILD__", build);
    define(out, "__CUDA_API_VER_MAJOR__", major);
    define(out, "__CUDA_API_VER_MINOR__", minor);
    define(out, "__NVCC_DIAG_PRAGMA_SUPPORT__", 1);
    define(out, "__CUDACC_DEVICE_ATOMIC_BUILTINS__", 1);
    let list: Vec<String> = cuda.arch_list.iter().map(u32::to_string).collect();
    define(out, "__CUDA_ARCH_LIST__", list.join(","));
    let flags = [
        (cuda.relocatable, "__CUDACC_RDC__"),
        (cuda.debug, "__CUDACC_DEBUG__"),
        (cuda.extended_lambda, "__CUDACC_EXTENDED_LAMBDA__"),
        (cuda.relaxed_constexpr, "__CUDACC_RELAXED_CONSTEXPR__"),
    ];
    for (set, name) in flags {
        if set {
            define(out, name, 1);
        }
    }
    if let Some(target) = cuda.target {
        if cuda.rtc.is_none() {
            define(out, "CUDA_DOUBLE_MATH_FUNCTIONS", 1);
        }
        for m in target.macros() {
            define(out, m.name, m.value);
        }
    }
}
