//! The way in: options chosen one after the other, then as many compilations as wanted.

use std::sync::Arc;
use std::time::Duration;

use oxicc_driver::{
    CacheKey, Cancel, DebugInfo, Emit, FileProvider, Files, Input, InputKind, IrContainer, MacroOption,
    MathOptions, OptLevel, Options, Standard, Target, compile,
};
use oxicc_source::SourceText;

use crate::diagnostics::Diagnostic;
use crate::output::{Failure, Output};

/// The directory that headers in memory stand in. Only the provider of this module answers for it.
const MEMORY: &str = "/oxicc-memory";

/// Compiles CUDA C++ with a set of options. Cheap to clone; one can be used by many threads.
///
/// The defaults are nvcc's: `-O3`, C++17, the oldest architecture that the newest toolkit has. Nothing is read but what is
/// passed in and what is embedded.
#[derive(Clone, Debug, Default)]
pub struct Compiler {
    options: Options,
    headers: Vec<(String, SourceText)>,
    provider: Option<Shared>,
}

impl Compiler {
    /// A compiler with the defaults.
    pub fn new() -> Compiler {
        Compiler::default()
    }

    /// A compiler with options of the layer below.
    pub fn with_options(options: Options) -> Compiler {
        Compiler { options, ..Compiler::default() }
    }

    /// The architecture to compile for.
    #[must_use]
    pub fn target(mut self, target: Target) -> Compiler {
        self.options.target = target;
        self
    }

    /// How hard to optimise.
    #[must_use]
    pub fn opt_level(mut self, level: OptLevel) -> Compiler {
        self.options.opt_level = level;
        self
    }

    /// Floating-point trade-offs.
    #[must_use]
    pub fn math(mut self, math: MathOptions) -> Compiler {
        self.options.math = math;
        self
    }

    /// The language standard.
    #[must_use]
    pub fn standard(mut self, standard: Standard) -> Compiler {
        self.options.preprocessor.standard = standard;
        self
    }

    /// Whether the PTX says which line each instruction comes from.
    #[must_use]
    pub fn debug(mut self, debug: DebugInfo) -> Compiler {
        self.options.debug = debug;
        self
    }

    /// Defines a macro, as `-D NAME=TEXT` does.
    #[must_use]
    pub fn define(mut self, name: impl Into<String>, text: impl Into<String>) -> Compiler {
        let text = Some(text.into());
        self.options.preprocessor.macros.push(MacroOption::Define { name: name.into(), text });
        self
    }

    /// Removes a macro, as `-U NAME` does.
    #[must_use]
    pub fn undefine(mut self, name: impl Into<String>) -> Compiler {
        self.options.preprocessor.macros.push(MacroOption::Undefine(name.into()));
        self
    }

    /// Gives a header in memory; `name` is what programs write after `#include`.
    #[must_use]
    pub fn header(mut self, name: impl Into<String>, text: impl Into<SourceText>) -> Compiler {
        self.headers.push((name.into(), text.into()));
        self
    }

    /// Gives access to files. Directories to search them in are [`Compiler::include_dir`]s.
    #[must_use]
    pub fn files(mut self, provider: impl FileProvider + Send + Sync + 'static) -> Compiler {
        self.provider = Some(Shared(Arc::new(provider)));
        self
    }

    /// A directory of the [provider](Compiler::files) in which headers are looked for, as `-I` names one.
    #[must_use]
    pub fn include_dir(mut self, dir: impl Into<std::path::PathBuf>) -> Compiler {
        self.options.preprocessor.include_dirs.push(dir.into());
        self
    }

    /// Ends every compilation after this long.
    #[must_use]
    pub fn time_limit(mut self, time: Duration) -> Compiler {
        self.options.limits.time = Some(time);
        self
    }

    /// Ends every compilation that would hold more than so many bytes. Counted is what grows with the program (its text, tokens,
    /// tree and IR); the process may hold a few times as much.
    #[must_use]
    pub fn memory_limit(mut self, bytes: usize) -> Compiler {
        self.options.limits.memory = Some(bytes);
        self
    }

    /// Ends compilations when the switch is pressed.
    #[must_use]
    pub fn cancel(mut self, cancel: &Cancel) -> Compiler {
        self.options.limits.cancel = Some(cancel.clone());
        self
    }

    /// How deep template instantiations may nest.
    #[must_use]
    pub fn template_depth(mut self, depth: u32) -> Compiler {
        self.options.language.template_depth = Some(depth);
        self
    }

    /// Compiles CUDA C++ to PTX. `name` is how diagnostics call the source; its extension decides the language (`.ll`
    /// is NVVM IR), and CUDA C++ is meant where it decides nothing.
    pub fn compile(&self, name: &str, source: impl Into<SourceText>) -> Result<Output, Failure> {
        let done = compile(&input(name, source.into()), &self.prepared(), Emit::Ptx);
        Output::new(done)
    }

    /// Compiles CUDA C++ to NVVM IR, which LLVM's tools read.
    pub fn emit_ir(&self, name: &str, source: impl Into<SourceText>) -> Result<String, Failure> {
        self.text(name, source.into(), Emit::Llvm)
    }

    /// The same as bitcode of LLVM.
    pub fn emit_bitcode(&self, name: &str, source: impl Into<SourceText>) -> Result<Vec<u8>, Failure> {
        self.bytes(name, source.into(), &self.prepared(), Emit::Bitcode)
    }

    /// Compiles CUDA C++ to a unit of IR in the container that link-time optimizers (nvlink, nvJitLink, [`Program`]) and
    /// OptiX read. Units for a link keep what other units may name.
    ///
    /// [`Program`]: crate::Program
    pub fn emit_container(
        &self,
        name: &str,
        source: impl Into<SourceText>,
        kind: IrContainer,
    ) -> Result<Vec<u8>, Failure> {
        self.bytes(name, source.into(), &self.for_container(kind), Emit::Container)
    }

    /// Compiles CUDA C++ to PTX and, in [`Output::container`], to a unit for link-time optimizers.
    pub fn compile_with_container(
        &self,
        name: &str,
        source: impl Into<SourceText>,
        kind: IrContainer,
    ) -> Result<Output, Failure> {
        Output::new(compile(&input(name, source.into()), &self.for_container(kind), Emit::Ptx))
    }

    /// Preprocesses CUDA C++.
    pub fn preprocess(&self, name: &str, source: impl Into<SourceText>) -> Result<String, Failure> {
        self.text(name, source.into(), Emit::Preprocessed)
    }

    /// Looks for errors, in host code as well; the warnings if there are none.
    pub fn check(&self, name: &str, source: impl Into<SourceText>) -> Result<Vec<Diagnostic>, Failure> {
        let done = compile(&input(name, source.into()), &self.prepared(), Emit::Nothing);
        if done.succeeded() { Ok(Diagnostic::all(&done)) } else { Err(Failure::new(done)) }
    }

    /// A hash of everything that determines the output: the source, the headers it reads, the options, the version of this
    /// crate. It is the same on every machine and in every process. Computing it preprocesses the source; if that fails, so
    /// would the compilation. NVVM IR and PTX include nothing and are hashed as they are.
    pub fn cache_key(&self, name: &str, source: impl Into<SourceText>) -> Result<CacheKey, Failure> {
        oxicc_driver::cache_key(&input(name, source.into()), &self.prepared())
            .map_err(|done| Failure::new(*done))
    }

    fn text(&self, name: &str, source: SourceText, emit: Emit) -> Result<String, Failure> {
        let mut done = compile(&input(name, source), &self.prepared(), emit);
        match done.output.take() {
            Some(text) => Ok(text),
            None => Err(Failure::new(done)),
        }
    }

    fn bytes(
        &self,
        name: &str,
        source: SourceText,
        options: &Options,
        emit: Emit,
    ) -> Result<Vec<u8>, Failure> {
        let mut done = compile(&input(name, source), options, emit);
        match done.binary.take() {
            Some(bytes) => Ok(bytes),
            None => Err(Failure::new(done)),
        }
    }

    fn for_container(&self, kind: IrContainer) -> Options {
        let mut options = self.prepared();
        options.container = Some(kind);
        options.relocatable |= kind != IrContainer::Optix;
        options
    }

    /// The options with what the headers in memory need.
    fn prepared(&self) -> Options {
        let mut options = self.options.clone();
        if !self.headers.is_empty() {
            // Headers in memory come before those of any directory: who passes one in means it.
            options.preprocessor.include_dirs.insert(0, MEMORY.into());
        }
        if !self.headers.is_empty() || self.provider.is_some() {
            options.files = Files::from_provider(Layered {
                headers: self.headers.clone(),
                below: self.provider.clone(),
                given: self.options.files.clone(),
            });
        }
        options
    }
}

fn input(name: &str, source: SourceText) -> Input {
    Input::new(name, kind(name), source)
}

fn kind(name: &str) -> InputKind {
    InputKind::from_path(name.as_ref()).unwrap_or(InputKind::Cuda)
}

/// A provider that several compilers use.
#[derive(Clone)]
struct Shared(Arc<dyn FileProvider + Send + Sync>);

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("FileProvider")
    }
}

/// Headers in memory over the files of the caller.
struct Layered {
    headers: Vec<(String, SourceText)>,
    below: Option<Shared>,
    given: Files,
}

impl FileProvider for Layered {
    fn read(&self, path: &str) -> Option<SourceText> {
        if let Some(name) = path.strip_prefix(MEMORY).and_then(|rest| rest.strip_prefix('/')) {
            // The last one of a name counts, as with macros.
            return self.headers.iter().rev().find(|(n, _)| n == name).map(|(_, text)| text.clone());
        }
        match &self.below {
            Some(provider) => provider.0.read(path),
            None => self.given.read(path),
        }
    }

    fn identity(&self, path: &str) -> Option<u64> {
        match &self.below {
            Some(provider) => provider.0.identity(path),
            None => self.given.identity(path),
        }
    }
}
