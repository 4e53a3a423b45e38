//! One compilation: its phases in order, and everything that is known at its end.

use oxicc_source::render::human::{self, Color};
use oxicc_source::{Diagnostics, FileId, Pos, Severity, SourceMap};

use crate::input::{Input, InputKind};
use crate::internal_error::{InternalError, guard};
use crate::options::Options;
use crate::time::PhaseTimes;

/// What to produce.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emit {
    /// The text after preprocessing.
    Preprocessed,
    /// NVVM IR as text, optimised as the options say.
    Llvm,
    Ptx,
    /// Nothing: only look for errors.
    Nothing,
}

/// The end of a compilation.
pub struct Compilation {
    /// The product; absent when there were errors.
    pub output: Option<String>,
    pub map: SourceMap,
    pub diagnostics: Diagnostics,
    pub times: PhaseTimes,
    pub internal_error: Option<InternalError>,
}

/// A diagnostic with its place, for programs; [`Compilation::render`] is for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub severity: Severity,
    pub message: String,
    /// Empty when the diagnostic has no place.
    pub file: String,
    /// One-based; 0 when the diagnostic has no place.
    pub line: u32,
    pub column: u32,
}

impl Compilation {
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
    let mut session = Session {
        options,
        map: SourceMap::new(),
        diagnostics: Diagnostics::new(options.diagnostics.clone()),
        times: PhaseTimes::default(),
    };
    let (output, internal_error) = match guard(|| session.run(input, emit)) {
        Ok(output) => (output, None),
        Err(error) => (None, Some(error)),
    };
    let Session { map, diagnostics, times, .. } = session;
    // A phase may go on after an error to find more of them; its product is not to be used then.
    let output = output.filter(|_| !diagnostics.has_errors());
    Compilation { output, map, diagnostics, times, internal_error }
}

/// The state that the phases share.
struct Session<'a> {
    options: &'a Options,
    map: SourceMap,
    diagnostics: Diagnostics,
    times: PhaseTimes,
}

impl Session<'_> {
    fn run(&mut self, input: &Input, emit: Emit) -> Option<String> {
        let file = match self.map.add_file(input.name.as_str(), input.text.clone(), Pos::NONE) {
            Ok(file) => file,
            Err(e) => {
                self.diagnostics.fatal(Pos::NONE, e.to_string());
                return None;
            }
        };
        match input.kind {
            InputKind::Cuda | InputKind::Preprocessed => self.unsupported(file, "CUDA C++ input"),
            InputKind::Ir => self.unsupported(file, "IR input"),
            InputKind::Ptx => self.read_ptx(file, &input.text, emit),
        }
    }

    /// PTX in: read, and printed again in our layout.
    fn read_ptx(&mut self, file: FileId, text: &[u8], emit: Emit) -> Option<String> {
        let text = self.text(file, text)?;
        let module = match self.times.measure("parse PTX", || oxicc_ptx::parse_module(text)) {
            Ok(module) => module,
            Err(e) => {
                let at = self.place(file, text, e.position.line, e.position.column);
                self.diagnostics.error(at, e.message);
                return None;
            }
        };
        match emit {
            Emit::Ptx => {
                let dialect = module.known_target().unwrap_or(self.options.target).dialect();
                Some(self.times.measure("print PTX", || oxicc_ptx::print_module(&module, dialect)))
            }
            Emit::Nothing => Some(String::new()),
            Emit::Llvm | Emit::Preprocessed => self.cannot_emit(file, "PTX", emit),
        }
    }

    fn text<'t>(&mut self, file: FileId, text: &'t [u8]) -> Option<&'t str> {
        match std::str::from_utf8(text) {
            Ok(text) => Some(text),
            Err(e) => {
                let at = self.map.start(file).offset(e.valid_up_to() as u32);
                self.diagnostics.error(at, "the file is not valid UTF-8");
                None
            }
        }
    }

    /// The position of a line and column (both one-based, in bytes) of a file.
    fn place(&self, file: FileId, text: &str, line: u32, column: u32) -> Pos {
        let before: usize =
            text.split_inclusive('\n').take(line.saturating_sub(1) as usize).map(str::len).sum();
        let offset = (before + column.saturating_sub(1) as usize).min(text.len());
        self.map.start(file).offset(offset as u32)
    }

    fn cannot_emit(&mut self, file: FileId, from: &str, emit: Emit) -> Option<String> {
        let what = match emit {
            Emit::Preprocessed => "preprocessed text",
            Emit::Llvm => "NVVM IR",
            Emit::Ptx => "PTX",
            Emit::Nothing => "nothing",
        };
        self.diagnostics.fatal(self.map.start(file), format!("{what} cannot be made from {from}"));
        None
    }

    fn unsupported(&mut self, file: FileId, what: &str) -> Option<String> {
        self.diagnostics.fatal(self.map.start(file), format!("{what} is not supported"));
        None
    }
}
