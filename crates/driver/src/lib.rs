//! Options, phases and outputs: composes all the stages.
//!
//! [`compile`] takes one [`Input`] through the phases to the [`Emit`] that was asked for:
//!
//! ```text
//! .cu ──preprocess──▶ tokens ──parse──▶ typed tree ──irgen──▶ NVVM IR ──optimize──▶ NVVM IR ──codegen──▶ PTX
//! .ii ────────────────────────▲     .ll, .bc ───────────parse IR───▲              .ptx ──parse PTX──▶ PTX
//! ```
//!
//! Rules: this is the only crate that knows all the stages, and the only one below the faces that reads the environment or the
//! file system. A phase is a method of the private `Session`; it ends with a value or with errors in the diagnostics, never
//! with both missing. A panic in a phase is caught here and becomes an [`InternalError`].

#![warn(missing_docs)]

pub mod beginning;
mod c_names;
mod cache_key;
mod compile;
pub mod container;
mod cuda;
mod debug_losses;
mod depfile;
pub mod fatbin;
mod files;
mod host_headers;
mod host_stub;
mod input;
mod internal_error;
mod ir;
mod jobserver;
mod library;
mod library_cache;
mod limits;
mod lto;
mod module_id;
mod nvvm;
mod optimizer;
mod options;
mod output;
mod program;
mod program_options;
mod ptx;
mod remarks_page;
mod rtc;
mod session;
mod source_in_ptx;
mod stack;
mod threads;
mod time;
mod toolkit;
mod trace;
mod unknown_builtins;
mod whole_program;

pub use cache_key::{CacheKey, cache_key};
pub use compile::{Compilation, Emit, Finding, HostOutputs, Stage, compile};
pub use depfile::{Dependency, DepfileOptions, depfile};
pub use files::Files;
pub use host_stub::HostStubOptions;
pub use input::{Input, InputKind};
pub use internal_error::{InternalError, install_panic_hook};
pub use library_cache::LibraryCache;
pub use limits::Limits;
pub use lto::{IrContainer, ir_text};
pub use module_id::{ModuleIdInput, ModuleIdSource};
pub use optimizer::{
    ADVICE, CheckDebug, IrStep, OptimizerOptions, OptimizerOutput, PrintIr, RemarkFilter, list_passes,
    pass_names,
};
pub use options::{HostHeaderSearch, MathLibrary, MathOptions, Options, PreprocessorOptions};
pub use output::{same_file, write_atomically};
pub use oxicc_arch::{Dialect, Spelling, Target, Toolkit, UnknownToolkit};
pub use oxicc_codegen::DebugInfo;
pub use oxicc_frontend::LanguageOptions;
pub use oxicc_frontend::lex::Standard;
pub use oxicc_frontend::preprocess::preamble::{PreambleCache, end_of_preamble};
pub use oxicc_frontend::preprocess::{FileProvider, FileVersion, MacroOption, MemoryFiles};
pub use oxicc_ir::bitcode::is_bitcode;
pub use oxicc_ir::nvvm::Face;
pub use oxicc_irgen::VolatileSpace;
pub use oxicc_opt::{KnobError, Knobs, OptLevel, PassReport, Pipeline, Remark, RemarkKind, knobs};
pub use oxicc_source::timeline::Event as TimelineEvent;
pub use oxicc_source::{Cancel, Diagnostics, Severity, SourceMap, Stop};
pub use program::{Product, Program, ProgramOutcome, ProgramResult};
pub use program_options::{OptionError, ProgramOptions};
pub use rtc::{HEADERS_IN_MEMORY, RtcOptions};
pub use stack::on_large_stack;
pub use threads::Threads;
pub use time::PhaseTimes;
pub use toolkit::of_headers as toolkit_of_headers;
pub use whole_program::HostReferences;
