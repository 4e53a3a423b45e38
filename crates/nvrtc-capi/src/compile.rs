//! One compilation: from a program and its options to outputs and a log.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::Instant;
use std::{env, thread};

use oxicc_driver::{
    Cancel, Compilation, Emit, FileProvider, FileVersion, Files, HEADERS_IN_MEMORY, Input, InputKind,
    ModuleIdSource, Options, PreambleCache, Stop, Toolkit, compile, install_panic_hook,
};
use oxicc_source::SourceText;
use oxicc_source::render::edg;

use crate::cubin::{self, Assembled};
use crate::options::{self, Product, Refusal, Request};
use crate::pch;
use crate::program::{Flow, Program};
use crate::report;
use crate::result::Status;
use crate::result_cache::{Entry, Place};

/// Set to `0`, programs find no embedded headers: an include fails where NVRTC's would.
const HEADERS_VARIABLE: &str = "OXICC_NVRTC_HEADERS";

/// Set to `0`, every program reads its headers anew.
const PREAMBLES_VARIABLE: &str = "OXICC_NVRTC_PREAMBLES";

/// What programs begin with, for those that come later.
static PREAMBLES: LazyLock<Arc<PreambleCache>> =
    LazyLock::new(|| Arc::new(PreambleCache::new(PREAMBLE_BYTES)));

/// Room for the headers of a few programs with all of CCCL, or of many others.
const PREAMBLE_BYTES: usize = 96 << 20;

/// Compiles a program. What it made and what it has to say are in the program then.
pub fn run(program: &mut Program, strings: &[Option<String>]) -> Status {
    // This library has a panic hook of its own, as it has a copy of Rust's library.
    install_panic_hook();
    program.forget();
    let request = match options::parse(strings, &program.name) {
        Ok(request) => request,
        Err(Refusal::Option(text)) => {
            program.set_log(&text);
            return Status::InvalidOption;
        }
        Err(Refusal::Compilation(text)) => {
            program.sealed = true;
            program.set_log(&text);
            return Status::Compilation;
        }
    };
    program.sealed = true;
    if let Err(text) = check_pch(&request, program) {
        program.set_log(&text);
        return Status::Compilation;
    }
    Work { program, request }.run()
}

struct Work<'a> {
    program: &'a mut Program,
    request: Request,
}

impl Work<'_> {
    fn run(mut self) -> Status {
        let begin = Instant::now();
        let (input, options) = (self.input(), self.options());
        let place = self.place(&input, &options);
        if let Some(entry) = place.as_ref().and_then(Place::read) {
            return self.take(entry);
        }
        let pch = self.pch(&options);
        (self.program.pch_status, self.program.pch_heap_required) = (pch.status, pch.heap_required);
        let done = self.compile(&input, &options);
        if done.stopped == Some(Stop::Cancelled) {
            return Status::Cancelled;
        }
        let mut log = self.log_of(&done, &pch);
        if let Some(error) = &done.internal_error {
            log.push_str(&format!("nvrtc: error: internal compiler error: {}\n", error.message));
            self.program.set_log(&log);
            return Status::InternalError;
        }
        if let Some(file) = &pch.cannot_open {
            log.push_str(&pch::cannot_open(file, &self.program.name));
        }
        let Some(ptx) = done.output.as_ref().filter(|_| pch.cannot_open.is_none()) else {
            self.program.set_log(&log);
            return Status::Compilation;
        };
        match (self.request.product, &done.binary) {
            (Product::LtoIr, Some(bytes)) => self.program.ltoir.clone_from(bytes),
            (Product::OptixIr, Some(bytes)) => self.program.optixir.clone_from(bytes),
            _ => self.program.set_ptx(ptx),
        }
        self.program.set_lowered(&done.lowered_names);
        if let Some(place) = place.filter(|_| done.diagnostics.is_empty()) {
            let product = done.binary.clone().unwrap_or_else(|| ptx.clone().into_bytes());
            place.write(&Entry { product, lowered: done.lowered_names.clone() });
        }
        let front_end = begin.elapsed();
        let mut status = Status::Success;
        if self.request.product == Product::Cubin && !self.request.syntax_only {
            status = self.assemble(&mut log);
        }
        let assembling = begin.elapsed() - front_end;
        if let Some(file) = &self.request.time {
            let rows = report::times(&self.program.name, &done.times, assembling);
            if let Err(text) = report::write_times(file, &rows, &mut log) {
                log.push_str(&text);
                status = Status::TimeFileWriteFailed;
            }
        }
        if let Some(file) = &self.request.time_trace {
            let target = &self.request.assembler.architecture;
            if report::write_trace(file, target, &done.times).is_err() {
                log.push_str("Time trace file opening error\n");
                status = Status::TimeTraceFileWriteFailed;
            }
        }
        self.program.set_log(&log);
        status
    }

    /// Where the result is kept, if it is one that may be: what measures phases or leaves files has to go through them, and so has
    /// what a caller may cancel.
    fn place(&self, input: &Input, options: &Options) -> Option<Place> {
        let Request { no_cache, syntax_only, time, time_trace, pch, .. } = &self.request;
        let has_phases = time.is_some() || time_trace.is_some() || pch.is_asked_for();
        if *no_cache || *syntax_only || has_phases || self.program.flow.is_some() {
            return None;
        }
        let names = options.rtc.as_ref().map_or(&[][..], |rtc| &rtc.name_expressions);
        Place::of(input, options, names)
    }

    /// The result of an earlier compilation.
    fn take(mut self, entry: Entry) -> Status {
        let mut log = self.request.warnings.clone();
        self.program.set_lowered(&entry.lowered);
        let status = match self.request.product {
            Product::LtoIr => {
                self.program.ltoir = entry.product;
                Status::Success
            }
            Product::OptixIr => {
                self.program.optixir = entry.product;
                Status::Success
            }
            product => {
                self.program.set_ptx(&String::from_utf8_lossy(&entry.product));
                if product == Product::Cubin { self.assemble(&mut log) } else { Status::Success }
            }
        };
        self.program.set_log(&log);
        status
    }

    fn input(&self) -> Input {
        Input::new(self.program.name.as_str(), InputKind::Cuda, self.program.source.clone())
    }

    fn options(&self) -> Options {
        let (program, request) = (&*self.program, &self.request);
        let mut options = request.options.clone();
        let mut rtc = request.rtc.clone();
        rtc.headers_in_memory = !program.headers.is_empty();
        // Jitify asks for the headers that are missing, one after the other; ours would come between its own.
        rtc.offers_headers =
            program.headers.is_empty() && env::var_os(HEADERS_VARIABLE).is_none_or(|v| v != "0");
        rtc.name_expressions = program.expressions.iter().map(|e| e.to_string_lossy().into_owned()).collect();
        options.rtc = Some(rtc);
        options.files =
            Files::from_provider(Headers { memory: program.headers.clone(), disk: Files::disk() });
        if env::var_os(PREAMBLES_VARIABLE).is_none_or(|v| v != "0") {
            options.preambles = Some(Arc::clone(&PREAMBLES));
        }
        options.toolkit = Toolkit::from_version(13, 0);
        options.language.check_unused = true;
        options.language.cascade_errors = true;
        // Without a path: its hash in the names of internal entities is zero.
        options.module_id = ModuleIdSource::Computed;
        options.module_id_input.file.clone_from(&program.name);
        options.limits.cancel = program.flow.map(watch);
        options
    }

    fn compile(&self, input: &Input, options: &Options) -> Compilation {
        let request = &self.request;
        if request.syntax_only {
            let mut checked = compile(input, options, Emit::Nothing);
            if !checked.succeeded() {
                return checked;
            }
            // The output is that of a program with nothing in it.
            let nothing = compile(&Input::new("", InputKind::Cuda, ""), options, Emit::Ptx);
            checked.output = nothing.output;
            return checked;
        }
        let emit = match request.product {
            Product::Ptx | Product::Cubin => Emit::Ptx,
            Product::LtoIr | Product::OptixIr => Emit::Container,
        };
        compile(input, options, emit)
    }

    /// Looks for a precompiled header, or makes one.
    fn pch(&self, options: &Options) -> pch::Outcome {
        let Program { name, source, .. } = &*self.program;
        pch::run(&self.request, name, source, options, &self.rendering())
    }

    fn rendering(&self) -> edg::EdgOptions {
        edg::EdgOptions { source_name: self.program.name.clone(), ..self.request.rendering.clone() }
    }

    fn log_of(&self, done: &Compilation, pch: &pch::Outcome) -> String {
        let text = self.messages_of(done);
        format!("{}{}", self.request.warnings, pch.log_with(&text))
    }

    fn messages_of(&self, done: &Compilation) -> String {
        let mut log = String::new();
        if !done.diagnostics.is_empty() {
            let text = edg::render(&done.diagnostics, &done.map, &self.rendering());
            // A header of the command line is missing, which has no place in a file.
            let missing = "cannot open source file";
            log.push_str(&text.replace(
                &format!("Catastrophic error: {missing}"),
                &format!("Command-line error: {missing}"),
            ));
        }
        log
    }

    fn assemble(&mut self, log: &mut String) -> Status {
        match cubin::assemble(&self.program.ptx, &self.request.assembler) {
            Assembled::Image { bytes, messages } => {
                log.push_str(&messages);
                self.program.cubin = bytes;
                Status::Success
            }
            Assembled::Refused(messages) => {
                log.push_str(&messages);
                Status::Compilation
            }
        }
    }
}

/// Refuses precompiled headers that cannot be.
fn check_pch(request: &Request, program: &Program) -> Result<(), String> {
    let refused = |refusal: Refusal| match refusal {
        Refusal::Option(text) | Refusal::Compilation(text) => text,
    };
    if let Some(dir) = &request.pch.dir
        && !Path::new(dir).is_dir()
    {
        return Err(refused(Refusal::command_line(format_args!("invalid PCH directory: {dir}"), None)));
    }
    if let Some(file) = request.pch.used_file()
        && !file.is_file()
    {
        return Err(pch::cannot_open(&file, &program.name));
    }
    Ok(())
}

/// A switch that the caller presses by the answer of its callback.
fn watch(flow: Flow) -> Cancel {
    let caller = thread::current().id();
    let asked = Arc::new(AtomicU32::new(0));
    Cancel::asking(move || {
        // Stages ask very often, and on threads of their own.
        let count = asked.fetch_add(1, Ordering::Relaxed);
        if !count.is_multiple_of(CALLBACK_PERIOD) || thread::current().id() != caller {
            return false;
        }
        flow.stops()
    })
}

/// Stages ask whether to go on; the caller is asked every so many times.
const CALLBACK_PERIOD: u32 = 16;

/// Headers in memory over the files of the disk.
struct Headers {
    memory: Vec<(String, SourceText)>,
    disk: Files,
}

impl FileProvider for Headers {
    fn read(&self, path: &str) -> Option<SourceText> {
        match path.strip_prefix(HEADERS_IN_MEMORY).and_then(|p| p.strip_prefix('/')) {
            // The first one of a name counts.
            Some(name) => self.memory.iter().find(|(n, _)| n == name).map(|(_, text)| text.clone()),
            None => self.disk.read(path),
        }
    }

    fn exists(&self, path: &str) -> bool {
        match path.strip_prefix(HEADERS_IN_MEMORY).and_then(|p| p.strip_prefix('/')) {
            Some(name) => self.memory.iter().any(|(n, _)| n == name),
            None => self.disk.exists(path),
        }
    }

    fn version(&self, path: &str) -> FileVersion {
        match path.starts_with(HEADERS_IN_MEMORY) {
            true => self.read(path).map_or(FileVersion::Absent, FileVersion::Text),
            false => self.disk.version(path),
        }
    }

    fn identity(&self, path: &str) -> Option<u64> {
        if path.starts_with(HEADERS_IN_MEMORY) { None } else { self.disk.identity(path) }
    }
}
