//! A CUDA C++ device compiler as a library: source text in, PTX out, in milliseconds.
//!
//! ```
//! use oxicc::{Compiler, Target};
//!
//! let compiler = Compiler::new()
//!     .target(Target::parse("sm_90")?)
//!     .define("N", "4")
//!     .header("scale.h", "__device__ inline float scale(float x) { return N * x; }");
//! let source = r#"
//!     #include "scale.h"
//!     __global__ void k(float *p) { p[threadIdx.x] = scale(p[threadIdx.x]); }
//! "#;
//! let output = compiler.compile("k.cu", source)?;
//! assert!(output.ptx().contains(".entry _Z1kPf("));
//! assert_eq!(output.kernels()[0].parameters[0].size, 8);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Units for link-time optimizers are containers of IR, which a [`Program`] links and compiles as one:
//!
//! ```
//! use oxicc::{Compiler, IrContainer, Product, Program, ProgramOptions};
//!
//! let unit = |name: &str, text: &str| Compiler::new().emit_container(name, text, IrContainer::Lto);
//! let mut program = Program::new();
//! program.add("a", &unit("a.cu", "__device__ int f(int); __global__ void k(int *p) { *p = f(*p); }")?);
//! program.add("b", &unit("b.cu", "__device__ int f(int x) { return 3 * x; }")?);
//! let options = ProgramOptions { whole_program: true, ..ProgramOptions::default() };
//! let Some(Product::Ptx(ptx)) = program.compile(&options).output else { panic!("no PTX") };
//! assert!(ptx.contains(".entry _Z1kPi(") && !ptx.contains("call"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What went wrong comes back as a [`Failure`] with structured [`Diagnostic`]s, which it can also show as text:
//!
//! ```
//! let failure = oxicc::Compiler::new().compile("k.cu", "__global__ void k() { x = 1; }").unwrap_err();
//! let first = &failure.diagnostics()[0];
//! assert_eq!((first.message.as_str(), first.code.as_deref()), ("identifier \"x\" is undefined", Some("20")));
//! assert_eq!(first.location.as_ref().map(|l| (l.line, l.column)), Some((1, 23)));
//! ```
//!
//! # Guarantees
//!
//! - **No hidden inputs.** A compilation reads its arguments, the embedded headers and what the [`FileProvider`] of the
//!   caller has: no disk, no environment, no clock. Equal inputs give equal bytes for one version of the crate, on every
//!   machine and with any number of threads. [`Compiler::cache_key`] is a hash of those inputs.
//! - **No process-wide effects.** No panic hook, no allocator, no signal handlers; threads end before a call returns.
//! - **Any thread.** A [`Compiler`] is `Send` and `Sync`; calls from many threads run at the same time.
//! - **Bounded if asked.** [`Compiler::time_limit`] and [`Compiler::cancel`] end a compilation that takes too long.
//!
//! [`compile`] with [`Options`] is the layer below: everything the command can do, as values.

#![warn(missing_docs)]

mod compiler;
mod diagnostics;
mod kernel;
mod output;

pub use compiler::Compiler;
pub use diagnostics::{Diagnostic, Label, Location, Note};
pub use kernel::{Kernel, Parameter};
pub use output::{Failure, FailureKind, Output};

pub use oxicc_driver::{
    CacheKey, Cancel, Compilation, DebugInfo, Dependency, Emit, FileProvider, Files, Finding,
    HostHeaderSearch, Input, InputKind, InternalError, IrContainer, IrStep, LanguageOptions, Limits,
    MacroOption, MathLibrary, MathOptions, MemoryFiles, OptLevel, OptimizerOptions, OptimizerOutput, Options,
    PassReport, PhaseTimes, PreprocessorOptions, PrintIr, Product, Program, ProgramOptions, ProgramOutcome,
    ProgramResult, Remark, RemarkFilter, RemarkKind, Severity, Standard, Stop, Target, Threads, compile,
    pass_names,
};
pub use oxicc_ptx as ptx;
pub use oxicc_source::SourceText;
pub use oxicc_source::render::human::Color;
