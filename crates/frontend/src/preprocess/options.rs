//! What a run of the preprocessor is told.

use std::sync::Arc;

use oxicc_arch::{Target, Toolkit};
use oxicc_source::Timeline;

use super::preamble::PreambleCache;
use crate::lex::Standard;

/// Options of the preprocessor.
#[derive(Clone, Debug)]
pub struct PreprocessOptions {
    pub standard: Standard,
    /// `-std=gnu++NN` rather than `-std=c++NN`.
    pub gnu_mode: bool,
    pub input: InputKind,
    pub output: OutputKind,
    /// The host compiler whose macros are predefined, as `--gnu_version` writes it: 120200 is 12.2.0.
    pub gnu_version: u32,
    /// The CUDA macros to define; none for plain C++.
    pub cuda: Option<CudaMacros>,
    /// `-D` and `-U`, in order.
    pub macros: Vec<MacroOption>,
    /// `-include`: files read before the main file.
    pub preincludes: Vec<String>,
    /// Where headers are looked for, in order.
    pub include_dirs: Vec<IncludeDir>,
    /// What else decides where headers are found.
    pub headers: HeaderRules,
    /// Texts that follow the main file, with their names.
    pub appended: Vec<(String, String)>,
    /// `__DATE__`, as `Jan  1 2025`.
    pub date: String,
    /// `__TIME__`, as `12:00:00`.
    pub time: String,
    /// Tokens of the translation unit, and tokens that macro expansions may produce in all. More is taken for a runaway.
    pub max_tokens: usize,
    /// What earlier units began with, to go on from there where this one begins alike.
    pub preambles: Option<Arc<PreambleCache>>,
    /// Notes how long each header takes.
    pub timeline: Timeline,
}

impl PreprocessOptions {
    /// Whether everything up to the main file is the same with other options, and headers are found in the same places.
    pub fn same_beginning(&self, other: &PreprocessOptions) -> bool {
        let PreprocessOptions {
            standard,
            gnu_mode,
            input,
            output,
            gnu_version,
            cuda,
            macros,
            preincludes,
            include_dirs,
            headers,
            appended: _,
            date,
            time,
            max_tokens,
            preambles: _,
            timeline: _,
        } = self;
        *standard == other.standard
            && *gnu_mode == other.gnu_mode
            && *input == other.input
            && *output == other.output
            && *gnu_version == other.gnu_version
            && *cuda == other.cuda
            && *macros == other.macros
            && *preincludes == other.preincludes
            && *include_dirs == other.include_dirs
            && *headers == other.headers
            && *date == other.date
            && *time == other.time
            && *max_tokens == other.max_tokens
    }
}

/// What the main file is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum InputKind {
    /// Source text: macros are predefined, headers are searched.
    #[default]
    Source,
    /// Text that a preprocessor has been over (`.ii`). Directives still work, but only the two macros are predefined that
    /// the host preprocessor leaves to the device compiler.
    Preprocessed,
}

/// What the result is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OutputKind {
    /// To be compiled: stray characters are errors, pragmas for the preprocessor are gone.
    #[default]
    Tokens,
    /// To be printed (`-E`): everything is kept.
    Text,
    /// A list of the macros (`-dM`).
    Macros,
}

/// The macros that say "this is CUDA".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CudaMacros {
    /// The device pass for a target, or none for the host pass.
    pub target: Option<Target>,
    /// The targets of the whole run, for `__CUDA_ARCH_LIST__`.
    pub arch_list: Vec<u32>,
    /// The toolkit whose version macros are defined.
    pub toolkit: Toolkit,
    /// Run-time compilation: no host compiler is emulated, `__CUDACC_RTC__` is defined and `__NVCC__` is not.
    pub rtc: Option<RtcMacros>,
    pub relocatable: bool,
    pub debug: bool,
    /// The macros of the language's switches, see [`LanguageOptions::macros`](crate::LanguageOptions::macros).
    pub language: Vec<&'static str>,
}

/// How run-time compilation finds headers; the default is how a compiler of files does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeaderRules {
    /// The directory that headers in memory seem to be in. They come before all others, by the exact spelling of their names, and have
    /// no neighbours themselves.
    pub memory: Option<String>,
    /// `-no-source-include`: the directory of the including file is not searched.
    pub not_beside: bool,
    /// Embedded headers are not among the directories: they find each other, and programs find these as a last resort. A name that ends
    /// with a slash stands for all below it.
    pub offered: Option<&'static [&'static str]>,
}

/// Options that NVRTC tells the program about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RtcMacros {
    /// `--ftz`.
    pub ftz: bool,
    /// `--prec-div`.
    pub prec_div: bool,
    /// `--prec-sqrt`.
    pub prec_sqrt: bool,
    /// `--use_fast_math`.
    pub fast_math: bool,
    /// `--device-int128`.
    pub int128: bool,
    /// `--device-float128`.
    pub float128: bool,
    /// `--minimal`.
    pub minimal: bool,
}

impl Default for RtcMacros {
    fn default() -> RtcMacros {
        RtcMacros {
            ftz: false,
            prec_div: true,
            prec_sqrt: true,
            fast_math: false,
            int128: false,
            float128: false,
            minimal: false,
        }
    }
}

impl CudaMacros {
    /// A device pass with default options.
    pub fn device(target: Target) -> CudaMacros {
        CudaMacros {
            target: Some(target),
            arch_list: vec![target.cuda_arch()],
            toolkit: Toolkit::ASSUMED,
            rtc: None,
            relocatable: false,
            debug: false,
            language: Vec::new(),
        }
    }
}

/// A macro of the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum MacroOption {
    /// `-D NAME` or `-D NAME=TEXT`.
    Define {
        /// `NAME` or `NAME(PARAMETERS)`.
        name: String,
        /// What the name stands for; `1` where there is nothing.
        text: Option<String>,
    },
    /// `-U NAME`.
    Undefine(String),
}

/// A directory to look for headers in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IncludeDir {
    /// Without a slash at the end; empty is the current directory.
    pub path: String,
    pub kind: IncludeKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IncludeKind {
    /// `-iquote`: only for `#include "..."`.
    Quote,
    /// `-I`.
    User,
    /// `-isystem` and the compiler's own directories: warnings from there are not shown.
    System,
}

impl Default for PreprocessOptions {
    fn default() -> PreprocessOptions {
        PreprocessOptions {
            standard: Standard::Cxx17,
            gnu_mode: true,
            input: InputKind::Source,
            output: OutputKind::Tokens,
            gnu_version: 120200,
            cuda: None,
            macros: Vec::new(),
            preincludes: Vec::new(),
            include_dirs: Vec::new(),
            headers: HeaderRules::default(),
            appended: Vec::new(),
            date: "??? ?? ????".to_string(),
            time: "??:??:??".to_string(),
            max_tokens: 20_000_000,
            preambles: None,
            timeline: Timeline::default(),
        }
    }
}
