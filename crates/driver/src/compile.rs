//! One compilation, and everything that is known at its end.

use oxicc_source::render::human::{self, Color};
use oxicc_source::timeline::Event;
use oxicc_source::{Diagnostics, Severity, SourceMap, Stop};

use crate::depfile::Dependency;
use crate::input::Input;
use crate::internal_error::{Ended, InternalError, guard};
use crate::optimizer::OptimizerOutput;
use crate::options::Options;
use crate::session::Session;
use crate::stack::on_large_stack;
use crate::time::PhaseTimes;

/// What to produce.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Emit {
    /// The text after preprocessing.
    Preprocessed,
    /// NVVM IR as text, optimised as the options say.
    Llvm,
    /// The same as bitcode, in [`Compilation::binary`].
    Bitcode,
    /// The module behind a phase as bitcode of the target's form, in [`Compilation::binary`].
    Stage(Stage),
    /// Only the container that [`Options::container`] asks for, in [`Compilation::binary`].
    Container,
    /// PTX.
    Ptx,
    /// Nothing: only look for errors.
    Nothing,
}

/// The end of a compilation.
#[non_exhaustive]
pub struct Compilation {
    /// The product; absent when there were errors.
    pub output: Option<String>,
    /// The product that is no text, and the container that was asked for beside it.
    pub binary: Option<Vec<u8>>,
    /// Where positions are: files, lines and macros.
    pub map: SourceMap,
    /// Errors, warnings and remarks.
    pub diagnostics: Diagnostics,
    /// How long each phase took.
    pub times: PhaseTimes,
    /// What was done when, by its beginning, if [`Options::keep_timeline`] asked for it.
    pub timeline: Vec<Event>,
    /// The message of a bug in oxicc, if one was met.
    pub internal_error: Option<InternalError>,
    /// Why the compilation ended early, if it did.
    pub stopped: Option<Stop>,
    /// The PTX as values, where PTX was made; [`Compilation::output`] is its text.
    pub module: Option<oxicc_ptx::Module>,
    /// What the host's half of the program needs.
    pub host: HostOutputs,
    /// What the optimizer was asked to tell.
    pub optimizer: OptimizerOutput,
    /// The files that CUDA C++ was read from, the input first; embedded headers are no files.
    pub dependencies: Vec<Dependency>,
    /// The IR between the phases as bitcode of the target's form, if it was asked for.
    pub stages: Vec<(Stage, Vec<u8>)>,
    /// The name expressions of [`RtcOptions`](crate::RtcOptions) with the symbols of what they name.
    pub lowered_names: Vec<(String, String)>,
}

/// What a compilation has for the host's half of the program.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct HostOutputs {
    /// The stub file, if it was asked for.
    pub stub: Option<String>,
    /// The module id, if the names in the output need it.
    pub module_id: Option<String>,
}

/// A point between two phases where the module can be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// As it comes from the front end.
    Generated,
    /// With the math library.
    Linked,
    /// Behind the optimizer.
    Optimised,
}

/// A diagnostic with its place, for programs; [`Compilation::render`] is for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong, as a sentence.
    pub message: String,
    /// Empty when the diagnostic has no place.
    pub file: String,
    /// One-based; 0 when the diagnostic has no place.
    pub line: u32,
    /// One-based, in bytes; 0 when the diagnostic has no place.
    pub column: u32,
}

impl Compilation {
    /// Whether there is an output.
    pub fn succeeded(&self) -> bool {
        self.output.is_some()
    }

    /// The exit status a command should end with: 0, 1 for errors in the input, 2 for errors of the compiler.
    pub fn exit_status(&self) -> u8 {
        match (&self.internal_error, &self.output) {
            (Some(_), _) => 2,
            (None, None) => 1,
            (None, Some(_)) => 0,
        }
    }

    /// All diagnostics as text, with source excerpts.
    pub fn render(&self, color: Color) -> String {
        if self.diagnostics.is_empty() {
            String::new()
        } else {
            human::render(&self.diagnostics, &self.map, color)
        }
    }

    /// All diagnostics that would be shown.
    pub fn findings(&self) -> Vec<Finding> {
        let shown = self.diagnostics.resolve(&self.map);
        let finding = |r: &oxicc_source::Resolved| {
            let place = self.map.presumed(r.diagnostic.primary.lo);
            Finding {
                severity: r.severity,
                message: r.diagnostic.message.clone(),
                file: place.map(|p| p.file.to_owned()).unwrap_or_default(),
                line: place.map_or(0, |p| p.line),
                column: place.map_or(0, |p| p.column),
            }
        };
        shown.iter().map(finding).collect()
    }
}

/// Compiles one input. Never panics; what went wrong is in the result.
pub fn compile(input: &Input, options: &Options, emit: Emit) -> Compilation {
    compile_with(options, |session| session.run(input, emit))
}

/// A compilation whose phases are run by a function.
pub(crate) fn compile_with<'a>(
    options: &'a Options,
    run: impl FnOnce(&mut Session<'a>) -> Option<String>,
) -> Compilation {
    let mut session = Session::new(options);
    let (output, stopped, internal_error) = match guard(|| on_large_stack(|| run(&mut session))) {
        Ok(Ok(output)) => (output, None, None),
        Ok(Err(stop)) => (None, Some(stop), None),
        Err(Ended::Stopped(stop)) => (None, Some(stop), None),
        Err(Ended::Broken(error)) => (None, None, Some(error)),
    };
    session.write_trace();
    let Session {
        map,
        diagnostics,
        times,
        host,
        optimizer,
        dependencies,
        stages,
        module,
        binary,
        lowered_names,
        ..
    } = session;
    // A phase may go on after an error to find more of them; its products are not to be used then.
    let output = output.filter(|_| !diagnostics.fails(&map));
    let host = if output.is_some() { host } else { HostOutputs::default() };
    let module = module.filter(|_| output.is_some());
    let binary = binary.filter(|_| output.is_some());
    Compilation {
        timeline: times.timeline.events(),
        output,
        binary,
        map,
        diagnostics,
        times,
        internal_error,
        stopped,
        module,
        host,
        optimizer,
        dependencies,
        stages,
        lowered_names,
    }
}
