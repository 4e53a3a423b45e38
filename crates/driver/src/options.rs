//! What a user may choose, as values; how it is spelled on a command line is the business of the faces.

use std::path::PathBuf;
use std::sync::Arc;

use oxicc_arch::{Dialect, Target, Toolkit};
use oxicc_codegen::DebugInfo;
use oxicc_frontend::LanguageOptions;
use oxicc_frontend::lex::Standard;
use oxicc_frontend::preprocess::MacroOption;
use oxicc_frontend::preprocess::preamble::PreambleCache;
use oxicc_ir::nvvm::Face;
use oxicc_irgen::VolatileSpace;
use oxicc_opt::OptLevel;
use oxicc_source::{DiagnosticOptions, Timeline};

use crate::files::Files;
use crate::host_stub::HostStubOptions;
use crate::limits::Limits;
use crate::lto::IrContainer;
use crate::module_id::{ModuleIdInput, ModuleIdSource};
use crate::optimizer::OptimizerOptions;
use crate::rtc::RtcOptions;
use crate::threads::Threads;

/// Everything that steers a compilation.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Options {
    /// The architecture to compile for.
    pub target: Target,
    /// The text layout of the PTX; the target's own unless told.
    pub dialect: Option<Dialect>,
    /// The CUDA toolkit the output is for. Unless told, the text of the input says it: preprocessed text by the names it
    /// declares, source by the toolkit's headers among the include directories.
    pub toolkit: Option<Toolkit>,
    /// The toolkit around the compiler, for an input that does not say its own.
    pub toolkit_around: Option<Toolkit>,
    /// How hard the optimizer works.
    pub opt_level: OptLevel,
    /// Another pipeline, and what to show of it.
    pub optimizer: OptimizerOptions,
    /// Floating-point trade-offs.
    pub math: MathOptions,
    /// Macros and where headers are.
    pub preprocessor: PreprocessorOptions,
    /// Switches of the language.
    pub language: LanguageOptions,
    /// Run-time compilation: the macros, the names, the search for headers and the rules of NVRTC.
    pub rtc: Option<RtcOptions>,
    /// Which warnings are shown, and as what.
    pub diagnostics: DiagnosticOptions,
    /// The process ends after this compilation: giving its memory back piece by piece would be wasted time.
    pub keep_memory: bool,
    /// Where the functions of the math library come from.
    pub library: MathLibrary,
    /// Whose rules IR from outside must keep.
    pub ir_rules: Face,
    /// Answers to `__nvvm_reflect` beyond those that follow from the other options; the last of a name counts.
    pub reflect: Vec<(String, i32)>,
    /// Relocatable device code: other modules may refer to device functions and variables.
    pub relocatable: bool,
    /// Keep device functions that nothing calls.
    pub keep_device_functions: bool,
    /// Pointer parameters of kernels do not alias.
    pub kernel_params_are_restrict: bool,
    /// Accesses to a kind of memory happen as written.
    pub force_volatile: Option<VolatileSpace>,
    /// The assembler is told how many registers kernels may have: the compiler does not say.
    pub limits_registers: bool,
    /// How much of the source is to be found in the output.
    pub debug: DebugInfo,
    /// Lines of inlined functions do not tell where they were called.
    pub no_inlined_at: bool,
    /// Lines of the source are shown in the PTX, where those of instructions are told and the files can be read.
    pub source_in_ptx: bool,
    /// What relative paths in debug information are relative to; empty for leaving them as they are.
    pub working_directory: String,
    /// Where the module id comes from.
    pub module_id: ModuleIdSource,
    /// What a computed module id is made of.
    pub module_id_input: ModuleIdInput,
    /// Also write the host's half of kernels.
    pub host_stub: Option<HostStubOptions>,
    /// How many functions are worked on at once.
    pub threads: Threads,
    /// Keep the IR between the phases.
    pub keep_stages: bool,
    /// Keep when each function, class and header was worked on, in [`Compilation::timeline`](crate::Compilation::timeline).
    pub keep_timeline: bool,
    /// Where headers and libraries are read from; embedded ones only, unless told.
    pub files: Files,
    /// What earlier compilations read of headers, to go on from there. The output is the same without.
    pub preambles: Option<Arc<PreambleCache>>,
    /// When to give up.
    pub limits: Limits,
    /// IR in a container, beside the product.
    pub container: Option<IrContainer>,
}

impl Options {
    /// A text that is equal for options that give equal outputs for the same preprocessed text; the same in every process.
    pub fn fingerprint(&self) -> String {
        let mut options = self.clone();
        // These cannot change the output, or have done what they do before.
        options.limits = Limits::default();
        options.files = Files::default();
        options.threads = Threads::default();
        options.optimizer.threads = 0;
        options.preambles = None;
        options.keep_memory = false;
        options.preprocessor =
            PreprocessorOptions { standard: self.preprocessor.standard, ..PreprocessorOptions::default() };
        let mut actions: Vec<_> = options.diagnostics.actions.drain().collect();
        actions.sort_by_key(|(code, _)| code.0);
        format!("{options:?} {actions:?}")
    }
}

/// What defines `__nv_*` functions that the input calls.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum MathLibrary {
    /// Our own.
    #[default]
    Embedded,
    /// Another one, as NVVM IR text or bitcode.
    File(PathBuf),
    /// What the program brings along: other calls stay external.
    Given,
    /// Calls stay external, and `__nvvm_reflect` unanswered: the module becomes part of a library.
    None,
}

impl Options {
    /// A timeline that begins now, if anybody wants one.
    pub(crate) fn timeline(&self) -> Timeline {
        let wanted = self.keep_timeline || self.optimizer.time_trace.is_some();
        if wanted { Timeline::recording() } else { Timeline::default() }
    }
}

/// Floating-point trade-offs; the defaults are nvcc's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MathOptions {
    /// Single-precision denormals become zero.
    pub ftz: bool,
    /// Single-precision division rounds as IEEE asks.
    pub prec_div: bool,
    /// Single-precision square root rounds as IEEE asks.
    pub prec_sqrt: bool,
    /// Multiplications and additions may be contracted.
    pub fmad: bool,
    /// `sinf` and the like become their approximations.
    pub fast: bool,
    /// Single-precision `/` becomes `div.approx`; asked for besides `prec_div`, whose absence only means `div.full`.
    pub approximate_div: bool,
}

impl Default for MathOptions {
    fn default() -> MathOptions {
        MathOptions {
            ftz: false,
            prec_div: true,
            prec_sqrt: true,
            fmad: true,
            fast: false,
            approximate_div: false,
        }
    }
}

impl MathOptions {
    /// What `--use_fast_math` stands for.
    pub const FAST: MathOptions = MathOptions {
        ftz: true,
        prec_div: false,
        prec_sqrt: false,
        fmad: true,
        fast: true,
        approximate_div: true,
    };
}

/// Macros and where headers are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct PreprocessorOptions {
    /// Definitions and removals in command-line order.
    pub macros: Vec<MacroOption>,
    /// `-I`, searched first.
    pub include_dirs: Vec<PathBuf>,
    /// `-isystem`, searched after `-I` and before the embedded headers; no warnings from there.
    pub system_dirs: Vec<PathBuf>,
    /// `-include`: as if the input began with these includes.
    pub forced_includes: Vec<PathBuf>,
    /// `-std`.
    pub standard: Standard,
    /// Whether the host's C++ library is looked for.
    pub host_headers: HostHeaderSearch,
}

/// Whether the C++ library of this machine's GCC is looked for on the disk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum HostHeaderSearch {
    /// The output does not depend on the machine.
    #[default]
    Never,
    /// When a program includes a header that is neither embedded nor in the include directories.
    WhenMissing,
}
