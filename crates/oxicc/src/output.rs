//! The two ends of a compilation.

use std::fmt;

use oxicc_driver::{Compilation, Dependency, OptimizerOutput, PhaseTimes, Stop};
use oxicc_source::render::human::Color;

use crate::diagnostics::Diagnostic;
use crate::kernel::Kernel;

/// What a compilation produced.
#[derive(Debug)]
pub struct Output {
    ptx: String,
    container: Option<Vec<u8>>,
    module: oxicc_ptx::Module,
    kernels: Vec<Kernel>,
    warnings: Vec<Diagnostic>,
    dependencies: Vec<Dependency>,
    times: PhaseTimes,
    optimizer: OptimizerOutput,
}

impl Output {
    pub(crate) fn new(mut done: Compilation) -> Result<Output, Failure> {
        let (Some(ptx), Some(module)) = (done.output.take(), done.module.take()) else {
            return Err(Failure::new(done));
        };
        let (kernels, warnings) = (Kernel::all(&module), Diagnostic::all(&done));
        let Compilation { binary: container, dependencies, times, optimizer, .. } = done;
        Ok(Output { ptx, container, module, kernels, warnings, dependencies, times, optimizer })
    }

    /// The PTX as text.
    pub fn ptx(&self) -> &str {
        &self.ptx
    }

    /// The PTX as text, without a copy.
    pub fn into_ptx(self) -> String {
        self.ptx
    }

    /// The unit for link-time optimizers, if [one was asked for](crate::Compiler::compile_with_container).
    pub fn container(&self) -> Option<&[u8]> {
        self.container.as_deref()
    }

    /// The PTX as values: for the simulator, or to look into it.
    pub fn module(&self) -> &oxicc_ptx::Module {
        &self.module
    }

    /// The PTX as values, without a copy.
    pub fn into_module(self) -> oxicc_ptx::Module {
        self.module
    }

    /// The kernels that the PTX defines.
    pub fn kernels(&self) -> &[Kernel] {
        &self.kernels
    }

    /// Warnings and remarks.
    pub fn warnings(&self) -> &[Diagnostic] {
        &self.warnings
    }

    /// The files that were read, the source first; embedded headers are no files.
    pub fn dependencies(&self) -> &[Dependency] {
        &self.dependencies
    }

    /// What the optimizer was asked to tell by [`Options::optimizer`](crate::Options): time, remarks, the IR between passes.
    pub fn optimizer(&self) -> &OptimizerOutput {
        &self.optimizer
    }

    /// How long each phase took.
    pub fn times(&self) -> &PhaseTimes {
        &self.times
    }
}

/// Why there is no output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FailureKind {
    /// Errors in the source: see [`Failure::diagnostics`].
    Source,
    /// The caller's limits ended the compilation.
    Stopped(Stop),
    /// A bug in oxicc: see [`Failure::internal_error`].
    Internal,
}

/// A compilation without output.
pub struct Failure {
    // Boxed: a `Result` should not be large for the sake of its error.
    done: Box<Compilation>,
    diagnostics: Vec<Diagnostic>,
}

impl Failure {
    pub(crate) fn new(done: Compilation) -> Failure {
        let diagnostics = Diagnostic::all(&done);
        Failure { done: Box::new(done), diagnostics }
    }

    /// What kind of failure it is.
    pub fn kind(&self) -> FailureKind {
        match (self.done.stopped, &self.done.internal_error) {
            (Some(stop), _) => FailureKind::Stopped(stop),
            (None, Some(_)) => FailureKind::Internal,
            (None, None) => FailureKind::Source,
        }
    }

    /// Errors and warnings, in order.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// The message of a bug in oxicc.
    pub fn internal_error(&self) -> Option<&str> {
        self.done.internal_error.as_ref().map(|e| e.message.as_str())
    }

    /// Everything as text for people, with excerpts of the source.
    pub fn render(&self, color: Color) -> String {
        self.done.render(color)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            FailureKind::Source => f.write_str(self.render(Color::Never).trim_end()),
            FailureKind::Stopped(Stop::Cancelled) => f.write_str("the compilation was cancelled"),
            FailureKind::Stopped(Stop::OutOfMemory) => {
                f.write_str("the compilation needs more memory than its limit")
            }
            FailureKind::Stopped(_) => f.write_str("the compilation took longer than its time limit"),
            FailureKind::Internal => {
                write!(f, "internal compiler error: {}", self.internal_error().unwrap_or_default())
            }
        }
    }
}

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Failure")
            .field("kind", &self.kind())
            .field("diagnostics", &self.diagnostics)
            .finish_non_exhaustive()
    }
}

impl std::error::Error for Failure {}
