//! Programs as libNVVM has them: modules that are linked and verified or compiled, with a result and a log.
//!
//! The log is empty after a success without warnings, and holds the first error otherwise.

use std::sync::Arc;

use oxicc_ir::link::{LinkError, link};
use oxicc_ir::nvvm::{self, Face, Finding, Place, Version};
use oxicc_ir::{AttrKind, GlobalId, Module};
use oxicc_opt::Preparation;
use oxicc_source::{Diagnostics, Severity};

use crate::compile::{Emit, Stage};
use crate::container;
use crate::internal_error::{Ended, InternalError, guard};
use crate::library_cache::LibraryCache;
use crate::lto::{self, IrContainer};
use crate::optimizer::OptimizerOutput;
use crate::options::Options;
use crate::program_options::ProgramOptions;
use crate::session::Session;
use crate::whole_program::internalise;

/// The option that asks for a container.
const GEN_LTO: &str = "-gen-lto";

/// libNVVM's results, by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgramResult {
    /// `NVVM_SUCCESS`
    Success = 0,
    /// `NVVM_ERROR_OUT_OF_MEMORY`
    OutOfMemory = 1,
    /// `NVVM_ERROR_PROGRAM_CREATION_FAILURE`
    ProgramCreationFailure = 2,
    /// `NVVM_ERROR_IR_VERSION_MISMATCH`
    IrVersionMismatch = 3,
    /// `NVVM_ERROR_INVALID_INPUT`
    InvalidInput = 4,
    /// `NVVM_ERROR_INVALID_PROGRAM`
    InvalidProgram = 5,
    /// `NVVM_ERROR_INVALID_IR`
    InvalidIr = 6,
    /// `NVVM_ERROR_INVALID_OPTION`
    InvalidOption = 7,
    /// `NVVM_ERROR_NO_MODULE_IN_PROGRAM`
    NoModuleInProgram = 8,
    /// `NVVM_ERROR_COMPILATION`
    Compilation = 9,
    /// PTX of a link: the number without a name that nvlink waits for.
    Linked = 100,
}

impl ProgramResult {
    const ALL: [(ProgramResult, &'static str); 10] = [
        (ProgramResult::Success, "NVVM_SUCCESS"),
        (ProgramResult::OutOfMemory, "NVVM_ERROR_OUT_OF_MEMORY"),
        (ProgramResult::ProgramCreationFailure, "NVVM_ERROR_PROGRAM_CREATION_FAILURE"),
        (ProgramResult::IrVersionMismatch, "NVVM_ERROR_IR_VERSION_MISMATCH"),
        (ProgramResult::InvalidInput, "NVVM_ERROR_INVALID_INPUT"),
        (ProgramResult::InvalidProgram, "NVVM_ERROR_INVALID_PROGRAM"),
        (ProgramResult::InvalidIr, "NVVM_ERROR_INVALID_IR"),
        (ProgramResult::InvalidOption, "NVVM_ERROR_INVALID_OPTION"),
        (ProgramResult::NoModuleInProgram, "NVVM_ERROR_NO_MODULE_IN_PROGRAM"),
        (ProgramResult::Compilation, "NVVM_ERROR_COMPILATION"),
    ];

    /// The name of a result; numbers without one have a text too.
    pub fn name(number: i32) -> &'static str {
        let found = ProgramResult::ALL.iter().find(|(r, _)| *r as i32 == number);
        found.map_or("NVVM_ERROR not found", |(_, name)| name)
    }
}

/// A module of a program, not read yet.
#[derive(Clone, Debug)]
struct Part {
    name: String,
    bytes: Vec<u8>,
}

/// A library of a program.
#[derive(Clone, Debug)]
enum Library {
    /// Not read yet.
    Unread(Part),
    /// Another program brought the same.
    Known(Arc<Module>),
}

/// Modules to be linked, and libraries to take from what they need.
#[derive(Clone, Debug, Default)]
pub struct Program {
    parts: Vec<Part>,
    libraries: Vec<Library>,
    /// Libraries that other programs have read.
    cache: Option<Arc<LibraryCache>>,
}

/// What a program becomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Product {
    /// PTX as text.
    Ptx(String),
    /// IR for a link-time optimizer, in its container.
    Container(Vec<u8>),
}

/// The end of a compilation of a program.
#[derive(Debug)]
pub struct ProgramOutcome {
    /// The result for the caller.
    pub result: ProgramResult,
    /// Messages, as `nvvmGetProgramLog` returns them.
    pub log: String,
    /// The product, if there is one.
    pub output: Option<Product>,
    /// What the optimizer was asked to tell.
    pub optimizer: OptimizerOutput,
    /// The IR between the phases, if it was asked for.
    pub stages: Vec<(Stage, Vec<u8>)>,
    /// The message of a bug in oxicc, if one was met.
    pub internal_error: Option<InternalError>,
}

impl ProgramOutcome {
    fn failure(result: ProgramResult, log: impl Into<String>) -> ProgramOutcome {
        ProgramOutcome {
            result,
            log: log.into(),
            output: None,
            optimizer: OptimizerOutput::default(),
            stages: Vec::new(),
            internal_error: None,
        }
    }
}

/// What was asked for; the same error has another number in each.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Task {
    Verify,
    Compile,
}

impl Task {
    fn invalid(self) -> ProgramResult {
        match self {
            Task::Verify => ProgramResult::InvalidIr,
            Task::Compile => ProgramResult::Compilation,
        }
    }
}

impl Program {
    /// A program without modules.
    pub fn new() -> Program {
        Program::default()
    }

    /// A program that shares what it reads of libraries with others.
    pub fn with_cache(cache: Arc<LibraryCache>) -> Program {
        Program { cache: Some(cache), ..Program::default() }
    }

    /// Adds a module whose definitions all become part of the result.
    pub fn add(&mut self, name: &str, bytes: &[u8]) {
        self.parts.push(Part { name: name.to_owned(), bytes: bytes.to_owned() });
    }

    /// Adds a library: what the modules need of it becomes internal to the result.
    pub fn add_library(&mut self, name: &str, bytes: &[u8]) {
        // What is known need not be copied: libdevice is larger than most programs.
        let known = self.cache.as_ref().and_then(|cache| cache.find(bytes));
        let unread = || Library::Unread(Part { name: name.to_owned(), bytes: bytes.to_owned() });
        self.libraries.push(known.map_or_else(unread, Library::Known));
    }

    /// Whether there is nothing to compile.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Links the modules and asks whether they keep the rules of NVVM IR.
    pub fn verify(&self, options: &ProgramOptions) -> ProgramOutcome {
        self.run(options, Task::Verify)
    }

    /// Links the modules and compiles them to PTX.
    pub fn compile(&self, options: &ProgramOptions) -> ProgramOutcome {
        self.run(options, Task::Compile)
    }

    fn run(&self, options: &ProgramOptions, task: Task) -> ProgramOutcome {
        if self.parts.is_empty() {
            return ProgramOutcome::failure(ProgramResult::NoModuleInProgram, "");
        }
        if let (Some(flag), Task::Compile) = (options.container, task)
            && flag != GEN_LTO
        {
            let text = format!("libnvvm : error: {flag} is not supported by oxicc");
            return ProgramOutcome::failure(ProgramResult::InvalidOption, text);
        }
        match guard(|| self.linked_and(options, task)) {
            Ok(outcome) => outcome,
            // Nobody set a limit.
            Err(Ended::Stopped(_)) => ProgramOutcome::failure(task.invalid(), ""),
            Err(Ended::Broken(error)) => {
                let log = format!("error: internal error of the compiler: {}\n", error.message);
                let failure = ProgramOutcome::failure(task.invalid(), log);
                ProgramOutcome { internal_error: Some(error), ..failure }
            }
        }
    }

    fn linked_and(&self, options: &ProgramOptions, task: Task) -> ProgramOutcome {
        let linked = self.link(options, task).and_then(|module| {
            let libraries = self.libraries.iter().map(|library| self.library(library, task));
            Ok((module, libraries.collect::<Result<Vec<_>, _>>()?))
        });
        let (module, libraries) = match linked {
            Ok(linked) => linked,
            Err(outcome) => return *outcome,
        };
        match task {
            Task::Verify => verify(&module),
            Task::Compile if options.container.is_some() => {
                self.contain(module, &libraries, &options.options)
            }
            Task::Compile => {
                let mut module = module;
                if options.whole_program && !options.options.relocatable {
                    internalise(&mut module, &options.host);
                }
                let outcome = compile(module, &libraries, &options.options);
                match outcome.result {
                    ProgramResult::Success if options.link_lto => {
                        ProgramOutcome { result: ProgramResult::Linked, ..outcome }
                    }
                    _ => outcome,
                }
            }
        }
    }

    /// The program as IR for a link-time optimizer.
    fn contain(&self, mut module: Module, libraries: &[Arc<Module>], options: &Options) -> ProgramOutcome {
        if let Some(failure) = not_compiled(&module, options) {
            return failure;
        }
        let mut session = Session::new(options);
        let read = session.prepare(&mut module, Preparation::Read);
        let linked = read.and_then(|()| session.link_given(&mut module, libraries));
        let kind = options.container.unwrap_or(IrContainer::Lto);
        let bytes = linked.and_then(|()| {
            session.prepare(&mut module, Preparation::Linked)?;
            if kind == IrContainer::OptimisedLto {
                session.optimise(&mut module)?;
            }
            session.contain(&module, kind)
        });
        match bytes {
            Some(bytes) => {
                let output = Some(Product::Container(bytes));
                ProgramOutcome { output, ..ProgramOutcome::failure(ProgramResult::Success, "") }
            }
            // What has no form here may have one to the reader: a module that needs no other goes there as it came.
            None => match self.parts.as_slice() {
                [only] if libraries.is_empty() => {
                    let bytes = lto::container(options, IrContainer::Lto, only.bytes.clone()).to_bytes();
                    let output = Some(Product::Container(bytes));
                    ProgramOutcome { output, ..ProgramOutcome::failure(ProgramResult::Success, "") }
                }
                _ => ProgramOutcome::failure(ProgramResult::Compilation, messages(&session.diagnostics)),
            },
        }
    }

    fn library(&self, library: &Library, task: Task) -> Result<Arc<Module>, Box<ProgramOutcome>> {
        let part = match library {
            Library::Known(module) => return Ok(Arc::clone(module)),
            Library::Unread(part) => part,
        };
        if let Some(module) = self.cache.as_ref().and_then(|cache| cache.find(&part.bytes)) {
            return Ok(module);
        }
        let module = Arc::new(read_library(part, task)?);
        if let Some(cache) = &self.cache {
            cache.add(&part.bytes, &module);
        }
        Ok(module)
    }

    fn link(&self, options: &ProgramOptions, task: Task) -> Result<Module, Box<ProgramOutcome>> {
        let mut whole: Option<(Module, &str)> = None;
        for part in &self.parts {
            let module = read(part, task)?;
            check_version(&module, &part.name, !options.any_version)?;
            if module.triple.is_empty() {
                let name = &part.name;
                let log = format!("{name}: error: Module does not contain a triple, should be 'nvptx64-'");
                return fail(task.invalid(), log);
            }
            match &mut whole {
                None => whole = Some((module, &part.name)),
                Some((whole, first)) => {
                    if let Err(e) = link(whole, &module) {
                        let log = link_error(&e, whole, &module, first, &part.name);
                        return fail(task.invalid(), log);
                    }
                }
            }
        }
        match whole {
            Some((module, _)) => Ok(module),
            None => fail(ProgramResult::NoModuleInProgram, ""),
        }
    }
}

fn fail<T>(result: ProgramResult, log: impl Into<String>) -> Result<T, Box<ProgramOutcome>> {
    Err(Box::new(ProgramOutcome::failure(result, log)))
}

fn read(part: &Part, task: Task) -> Result<Module, Box<ProgramOutcome>> {
    let name = &part.name;
    if container::is_container(&part.bytes) {
        let container = container::Container::parse(&part.bytes);
        return match container.as_ref().map_err(|e| *e).and_then(|c| c.module()) {
            Ok(module) if container::is_container(module) => {
                fail(task.invalid(), format!("{name}: a container in a container\n"))
            }
            Ok(module) => read(&Part { name: name.clone(), bytes: module.to_vec() }, task),
            Err(e) => fail(task.invalid(), format!("{name}: {e}\n")),
        };
    }
    if oxicc_ir::bitcode::is_bitcode(&part.bytes) {
        return match oxicc_ir::bitcode::read_for_device(&part.bytes) {
            Ok(module) => Ok(module),
            Err(e) => fail(task.invalid(), format!("{name}: parse {e}")),
        };
    }
    // Texts often come with the zero that ends a string.
    let end = part.bytes.iter().position(|b| *b == 0).unwrap_or(part.bytes.len());
    match oxicc_ir::text::parse_for_device(&part.bytes[..end]) {
        Ok(module) => Ok(module),
        Err(e) => fail(
            task.invalid(),
            format!("{name} ({}, {}): parse {}", e.line, e.col.saturating_sub(1), plain(&e.message)),
        ),
    }
}

/// What was expected, as LLVM's parser says it: without an article and without what was found.
fn plain(message: &str) -> String {
    let Some(rest) = message.strip_prefix("expected ") else { return message.to_owned() };
    let rest = rest.split(", found ").next().unwrap_or(rest);
    let articles = ["an ", "a ", "the "];
    let rest = articles.iter().find_map(|a| rest.strip_prefix(a)).unwrap_or(rest);
    let rest = match rest {
        "instruction" => "instruction opcode",
        "value" => "value token",
        other => other,
    };
    format!("expected {rest}")
}

/// Libraries are bitcode, as with the reference, which says nothing about others.
fn read_library(part: &Part, task: Task) -> Result<Module, Box<ProgramOutcome>> {
    if !oxicc_ir::bitcode::is_bitcode(&part.bytes) {
        return fail(task.invalid(), "");
    }
    let module = match oxicc_ir::bitcode::read(&part.bytes) {
        Ok(module) => module,
        Err(e) => return fail(task.invalid(), format!("{}: parse {e}", part.name)),
    };
    match oxicc_ir::verify::verify(&module) {
        Ok(()) => Ok(module),
        Err(errors) => {
            let first = errors.first().map(ToString::to_string).unwrap_or_default();
            fail(task.invalid(), format!("{}: error: {first}\n", part.name))
        }
    }
}

fn check_version(module: &Module, name: &str, check_values: bool) -> Result<(), Box<ProgramOutcome>> {
    let missing = || "IR version 1.0 incompatible with current version 2.0".to_owned();
    let line = match nvvm::version(module, Face::LibNvvm, check_values) {
        Version::Known => return Ok(()),
        Version::Missing if !check_values => return Ok(()),
        Version::Missing => Some(missing()),
        Version::Unknown(line) => line,
    };
    let line = line.map(|l| l + "\n").unwrap_or_default();
    let log = format!(
        "{line}{name}: error: incompatible IR detected. Possible mix of compiler/IR from different releases."
    );
    fail(ProgramResult::IrVersionMismatch, log)
}

fn link_error(e: &LinkError, whole: &Module, module: &Module, first: &str, name: &str) -> String {
    match e {
        LinkError::VariableMismatch(global) => {
            let size = |m: &Module| {
                let ty = m.find_global(global).map(|id| m.global(id).value_type());
                ty.map_or(0, |ty| m.data_layout.size_of(&m.types, ty))
            };
            format!(
                "Size does not match for {global} in {name} with size {} specified in {first} with size {}.\n",
                size(module),
                size(whole)
            )
        }
        LinkError::Duplicate(global) | LinkError::KindMismatch(global) => format!(
            "{name}: link error: error: Linking globals named '{global}': symbol multiply defined!\n\n"
        ),
    }
}

fn verify(module: &Module) -> ProgramOutcome {
    if let Err(errors) = oxicc_ir::verify::verify(module) {
        let first = errors.first().map(ToString::to_string).unwrap_or_default();
        return ProgramOutcome::failure(ProgramResult::InvalidIr, format!("{first}\n\n"));
    }
    let findings = nvvm::verify(module);
    if findings.is_empty() {
        return ProgramOutcome::failure(ProgramResult::Success, "");
    }
    // Warnings go on to the first error.
    let mut log = String::from("error: ");
    for finding in &findings {
        log.push_str(&text(finding));
        if !finding.is_warning {
            return ProgramOutcome::failure(ProgramResult::InvalidIr, log);
        }
    }
    ProgramOutcome::failure(ProgramResult::InvalidIr, log)
}

/// A finding as libNVVM's log has it.
fn text(finding: &Finding) -> String {
    let Finding { place, message, is_warning } = finding;
    let kind = if *is_warning { "Warning" } else { "Error" };
    match place {
        Place::Module => format!("{kind}: {message}\n\n"),
        Place::Global(name) => format!("{kind}: : Global Value `{name}': {message}\n\n"),
        Place::Variable { name, text } => {
            let end = if *is_warning { "\n" } else { "\n\n" };
            format!("{kind}: : Global Variable `{name}': \n  context: {text}\n  {message}{end}")
        }
        Place::Function(name) => format!("{kind}: : Function `{name}': {message}\n\n"),
        Place::Inst { function, block, text, .. } => {
            let text = text.trim();
            format!(
                "{kind}: :  Function `{function}' Basic Block `{block}': \n  context:   {text}\n  {message}\n\n"
            )
        }
    }
}

/// The failure of a module that breaks the rules.
fn not_compiled(module: &Module, options: &Options) -> Option<ProgramOutcome> {
    if let Err(errors) = oxicc_ir::verify::verify(module) {
        let first = errors.first().map(ToString::to_string).unwrap_or_default();
        return Some(ProgramOutcome::failure(ProgramResult::Compilation, format!("error: {first}\n")));
    }
    let findings = nvvm::refused(module, options.ir_rules);
    findings.first().map(|finding| {
        let log = match &finding.place {
            // With an example below, on a line of its own.
            Place::Module if finding.message.contains('\n') => format!("{}\n", finding.message),
            Place::Module => finding.message.clone(),
            _ => format!("error: {}\n", finding.message),
        };
        ProgramOutcome::failure(ProgramResult::Compilation, log)
    })
}

fn compile(module: Module, libraries: &[Arc<Module>], options: &Options) -> ProgramOutcome {
    if let Some(failure) = not_compiled(&module, options) {
        return failure;
    }
    let mut log = String::new();
    if !options.diagnostics.no_warnings {
        for name in kernels_not_inlined(&module) {
            log.push_str(&format!(
                "(): Warning: Function {name} is a kernel, so overriding noinline attribute. The function may be inlined when called.\n"
            ));
        }
    }
    let options = &Options { container: None, ..options.clone() };
    let mut session = Session::new(options);
    let output = session.lower_foreign(module, libraries, Emit::Ptx);
    session.write_trace();
    let output = output.filter(|_| !session.diagnostics.has_errors());
    log.push_str(&messages(&session.diagnostics));
    let result = if output.is_some() { ProgramResult::Success } else { ProgramResult::Compilation };
    let output = output.map(Product::Ptx);
    let Session { optimizer, stages, .. } = session;
    ProgramOutcome { result, log, output, optimizer, stages, internal_error: None }
}

/// Kernels that say not to be inlined.
fn kernels_not_inlined(module: &Module) -> Vec<String> {
    let says_so = |id: &GlobalId| {
        let header = module.global(*id).as_function();
        header.is_some_and(|f| module.attrs.func_has(f.attrs, AttrKind::NoInline))
    };
    let mut names: Vec<String> = Vec::new();
    for id in oxicc_ir::kernels(module).into_iter().filter(says_so) {
        let name = module.global(id).name();
        if !module.is_declaration(id) && !names.iter().any(|n| n == name) {
            names.push(name.to_owned());
        }
    }
    names
}

/// Diagnostics, a line each, up to the first error.
fn messages(diagnostics: &Diagnostics) -> String {
    let mut out = String::new();
    for d in diagnostics.iter() {
        let is_error = d.severity >= Severity::Error;
        let kind = if is_error { "error" } else { "warning" };
        out.push_str(&format!("{kind}: {}\n", d.message));
        if is_error {
            break;
        }
    }
    out
}
