//! The phases of a compilation in order, and the state they share.

use std::mem;

use oxicc_frontend::lex::Interner;
use oxicc_frontend::tree::Tree;
use oxicc_source::{Diagnostics, FileId, Pos, SourceMap, Watch};

use crate::compile::{Emit, HostOutputs, Stage};
use crate::depfile::Dependency;
use crate::host_headers::HostHeaders;
use crate::input::{Input, InputKind};
use crate::optimizer::OptimizerOutput;
use crate::options::Options;
use crate::time::PhaseTimes;
use crate::unknown_builtins::UnknownBuiltin;
use oxicc_arch::Toolkit;

/// What IR was made of.
pub(crate) struct Source {
    pub tree: Tree,
    pub interner: Interner,
    pub options: oxicc_irgen::Options,
}

/// What the phases share. Each phase is a method, in the file of the language it reads: `cuda`, `ptx`.
pub(crate) struct Session<'a> {
    pub options: &'a Options,
    pub map: SourceMap,
    pub diagnostics: Diagnostics,
    pub times: PhaseTimes,
    pub host: HostOutputs,
    pub optimizer: OptimizerOutput,
    /// The host's headers, once they were needed.
    pub host_headers: Option<HostHeaders>,
    /// The files that were read, the input first; embedded ones are left out.
    pub dependencies: Vec<Dependency>,
    /// The file of IR text that is being compiled, for the errors of later stages.
    pub ir_file: Option<FileId>,
    /// What the IR was made of, for the same.
    pub source: Option<Source>,
    /// The module behind PTX text.
    pub module: Option<oxicc_ptx::Module>,
    /// The product that is no text.
    pub binary: Option<Vec<u8>>,
    pub watch: Watch,
    pub stages: Vec<(Stage, Vec<u8>)>,
    /// The toolkit the output is for, if that is known.
    pub toolkit: Option<Toolkit>,
    /// The symbols of name expressions.
    pub lowered_names: Vec<(String, String)>,
    /// Functions that the module declares under names of builtins.
    pub unknown_builtins: Vec<UnknownBuiltin>,
}

impl<'a> Session<'a> {
    pub fn new(options: &'a Options) -> Session<'a> {
        Session {
            options,
            map: SourceMap::new(),
            diagnostics: Diagnostics::new(options.diagnostics.clone()),
            times: PhaseTimes::noted_in(options.timeline()),
            host: HostOutputs::default(),
            optimizer: OptimizerOutput::default(),
            host_headers: None,
            dependencies: Vec::new(),
            ir_file: None,
            source: None,
            module: None,
            binary: None,
            watch: options.limits.watch(),
            stages: Vec::new(),
            toolkit: options.toolkit.or(options.toolkit_around),
            lowered_names: Vec::new(),
            unknown_builtins: Vec::new(),
        }
    }

    /// Takes the input to the product; nothing if there were errors.
    pub fn run(&mut self, input: &Input, emit: Emit) -> Option<String> {
        match input.kind {
            InputKind::Ir => self.read_ir(input, emit),
            InputKind::Ptx => self.read_ptx(input, emit),
            _ => self.read_cuda(input, emit),
        }
    }

    /// Gives up what a phase leaves behind.
    pub fn done_with<T>(&self, product: T) {
        if self.options.keep_memory {
            mem::forget(product);
        }
    }

    /// Gives an input its place in the source map.
    pub fn file(&mut self, input: &Input) -> Option<FileId> {
        let file = self.map.add_file(input.name.as_str(), input.text.clone(), Pos::NONE);
        file.map_err(|e| self.diagnostics.fatal(Pos::NONE, e.to_string())).ok()
    }

    /// The same for an input that must be UTF-8.
    pub fn text_file<'t>(&mut self, input: &'t Input) -> Option<(FileId, &'t str)> {
        let file = self.file(input)?;
        match std::str::from_utf8(&input.text) {
            Ok(text) => Some((file, text)),
            Err(e) => {
                let at = self.map.start(file).offset(e.valid_up_to() as u32);
                self.diagnostics.error(at, "the file is not valid UTF-8");
                None
            }
        }
    }

    /// The position of a line and column (both one-based, in bytes) of a file.
    pub fn place(&self, file: FileId, text: &[u8], line: u32, column: u32) -> Pos {
        let lines = text.split_inclusive(|b| *b == b'\n');
        let before: usize = lines.take(line.saturating_sub(1) as usize).map(<[u8]>::len).sum();
        let offset = (before + column.saturating_sub(1) as usize).min(text.len());
        self.map.start(file).offset(offset as u32)
    }

    pub fn cannot_emit(&mut self, from: &str, emit: Emit) -> Option<String> {
        let what = match emit {
            Emit::Preprocessed => "preprocessed text",
            Emit::Llvm | Emit::Bitcode | Emit::Stage(_) => "NVVM IR",
            Emit::Container => "LTO-IR",
            Emit::Ptx => "PTX",
            Emit::Nothing => "nothing",
        };
        self.diagnostics.fatal(Pos::NONE, format!("{what} cannot be made from {from}"));
        None
    }
}
