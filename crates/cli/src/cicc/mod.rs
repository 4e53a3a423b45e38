//! oxicc in cicc's place: nvcc's device compiler, by its command line, its files, its streams and its exit statuses.
//!
//! - `flags`: every flag as a table; `args`: reading a command line
//! - `stage_options`: what is handed to the stages behind the front end
//! - `cache_key`: a hash of what the outputs depend on
//! - `commands`: the same parts as commands, which `-v -keep` shows
//! - `stages`: parts of a compilation, from file to file
//! - `toolkit`: the toolkit around us
//! - `trace`: what took how long
//!
//! Started under the name `cicc`, or as `oxicc --cicc ...`. `docs/guide/cicc.md` says what is different from the original.

mod args;
mod cache_key;
mod commands;
#[cfg(test)]
mod documented;
pub mod flags;
pub mod stage_options;
mod stages;
mod toolkit;
mod trace;

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use oxicc_driver::beginning::{Beginning, Unit};
use oxicc_driver::{
    Compilation, Dialect, Emit, Face, Files, Input, InputKind, MathLibrary, ModuleIdSource, Product, Program,
    ProgramOptions, ProgramOutcome, Toolkit, compile, write_atomically,
};
use oxicc_source::render::{edg, sarif};

use crate::native::{exit, report_internal_error, report_unfinished, say};
use crate::nvcc;
pub use args::{ArgsError, Invocation, parse};
use flags::Mode;

/// The environment variable with options to leave out, separated by spaces: a way on when a newer nvcc passes something new.
const IGNORE: &str = "OXICC_IGNORE_OPTIONS";

/// What libNVVM answers when an option is wrong.
mod result {
    pub const INVALID_OPTION: u8 = 7;
    /// A link-time optimizer was asked for.
    pub const LINKED: u8 = 100;
}

/// The arguments for cicc's face, if that is what is asked for: by the name of the program or by the first argument.
pub fn arguments(args: &[OsString]) -> Option<Vec<String>> {
    let text = |args: &[OsString]| args.iter().map(|a| a.to_string_lossy().into_owned()).collect();
    let name = args.first().and_then(|a| Path::new(a).file_stem())?;
    if name == "cicc" {
        return Some(text(&args[1..]));
    }
    (args.get(1)? == "--cicc").then(|| text(&args[2..]))
}

/// What is done with the unit of a command line.
pub enum Job {
    /// Compiled, by way of what it begins with where that is known.
    Compile(Option<Beginning>),
    /// Only its first bytes are read, so many; what they are.
    Begin { len: usize, beginning: Option<Beginning> },
}

/// Runs cicc's command line and returns its exit status.
pub fn main(args: &[String]) -> u8 {
    run(args, &mut Job::Compile(None))
}

/// Does a job with the unit of a command line; the exit status.
pub fn run(args: &[String], job: &mut Job) -> u8 {
    if args.is_empty() {
        return exit::ERROR;
    }
    let words: Vec<OsString> = args.iter().map(OsString::from).collect();
    if let Some(unit) = nvcc::Unit::of(&words) {
        return nvcc::run_unit(unit);
    }
    let args = &without_ignored(args, std::env::var(IGNORE).ok().as_deref());
    let mut invocation = match args::parse(args) {
        Ok(invocation) => invocation,
        Err(e) => {
            let status = e.report();
            let is_libnvvm = args.iter().any(|a| a == "-libnvvm");
            let is_stage = matches!(e, ArgsError::Stage(_));
            // The front end alone calls everything a success.
            let is_front_end = args.iter().any(|a| a == "-lgenfe");
            return match (is_libnvvm || is_stage, is_front_end) {
                (true, _) => status,
                (_, true) => exit::SUCCESS,
                _ => exit::ERROR,
            };
        }
    };
    for remark in &invocation.remarks {
        println!("{remark}");
    }
    if invocation.ir_version {
        println!("200");
        return exit::SUCCESS;
    }
    if invocation.dry_run {
        return exit::SUCCESS;
    }
    if let Some(flag) = &invocation.unsupported {
        let why = match flag.as_str() {
            "-m32" => "there is no 32-bit device code any more",
            "--force-llp64" => "`long` has 64 bits, as on Linux",
            "--enable-tile" | "--tile-only" => {
                "oxicc makes no code of CUDA Tile functions; build without -enable-tile and -tile-only, or with -simt-only"
            }
            _ => "nothing here makes it",
        };
        say(format_args!("oxicc: {flag} is not supported: {why}\n"));
        return exit::ERROR;
    }
    let Some(name) = invocation.input.clone() else {
        print!("Missing input file\nRecognized input file extensions are: .bc .ci .i .cup .optixir");
        return exit::ERROR;
    };
    for note in &invocation.notes {
        say(format_args!("oxicc: note: {note}\n"));
    }
    invocation.options.keep_memory = true;
    invocation.options.files = Files::disk();
    // cudafe++ reads all of it before us.
    invocation.options.language.trust_host = true;
    invocation.options.language.wrap_constants = true;
    invocation.options.language.cascade_errors = true;
    invocation.options.language.check_unused = true;
    if invocation.options.dialect.is_none() {
        let chosen = std::env::var("NV_NVVM_VERSION").ok();
        invocation.options.dialect = chosen.as_deref().and_then(Dialect::parse_option);
    }
    if let stage_options::Next::Stop(status) =
        stage_options::apply(&mut invocation, &mut |line| say(format_args!("{line}\n")))
    {
        return status;
    }
    invocation.options.threads = invocation.threads(std::env::var("MAKEFLAGS").ok());
    invocation.options.keep_timeline = invocation.trace.file.is_some();
    invocation.options.keep_stages = invocation.keep && is_wizard();
    if let MathLibrary::File(file) = &invocation.options.library
        && !file.exists()
    {
        say(format_args!("error in open: {}\nNo such file or directory\n", file.display()));
        return exit::ERROR;
    }
    if invocation.mode == Mode::Default && invocation.keep && invocation.verbose && is_wizard() {
        show_commands(args, &invocation, &name);
    }
    match invocation.mode {
        Mode::Default => compile_unit(invocation, &name, job),
        Mode::LibNvvm => compile_ir(invocation, &name),
        Mode::FrontEnd | Mode::Link | Mode::Optimise | Mode::Generate => stages::run(invocation, &name),
    }
}

/// Shows the commands that do the same stage by stage.
fn show_commands(args: &[String], invocation: &Invocation, input: &str) {
    let base = stages::kept_name(input, "").display().to_string();
    let target = invocation.options.target;
    let names = commands::Names {
        program: &commands::program(std::env::args().next().unwrap_or_default()),
        input,
        base: base.trim_end_matches('.'),
        output: invocation.output.as_deref().unwrap_or_default(),
    };
    let commands = commands::of(args, &names, target, invocation.options.dialect.unwrap_or(target.dialect()));
    for line in &commands.errors {
        say(format_args!("{line}\n"));
    }
    for line in &commands.output {
        println!("{line}");
    }
}

/// The arguments without those that are to be left out, each spelled as it is or as what is before `=`.
fn without_ignored(args: &[String], ignored: Option<&str>) -> Vec<String> {
    let names: Vec<&str> = ignored.unwrap_or("").split_whitespace().collect();
    let is_ignored = |arg: &&String| {
        let name = arg.split_once('=').map_or(arg.as_str(), |(name, _)| name);
        names.contains(&arg.as_str()) || names.contains(&name)
    };
    args.iter().filter(|arg| !is_ignored(arg)).cloned().collect()
}

impl ArgsError {
    fn report(&self) -> u8 {
        match self {
            ArgsError::Driver(text) => say(format_args!("{text}\n")),
            ArgsError::UnknownOption(option) => {
                say(format_args!(
                    "{}",
                    front_end_error("Command-line", &format!("invalid option: {option}"))
                ));
                let (oldest, newest) = (Toolkit::OLDEST, Toolkit::NEWEST);
                say(format_args!(
                    "oxicc: note: no cicc of CUDA {oldest} to {newest} has this option. If a newer nvcc passes it and it can be \
                     left out, set {IGNORE}=\"{option}\"\n"
                ));
            }
            ArgsError::FrontEnd(text) => say(format_args!("{}", front_end_error("Command-line", text))),
            ArgsError::Stage(text) => {
                say(format_args!("{text}\n"));
                return exit::SUCCESS;
            }
            ArgsError::LibNvvm(text) => {
                say(format_args!("libnvvm : error: {text}\n"));
                return result::INVALID_OPTION;
            }
        }
        exit::ERROR
    }
}

/// An error of the front end before it has anything to compile.
fn front_end_error(kind: &str, text: &str) -> String {
    format!(
        "{kind} error: {text}\n\n1 catastrophic error detected in this compilation.\nCompilation terminated.\n"
    )
}

/// C++ to PTX, with the files for the host's half.
fn compile_unit(mut invocation: Invocation, name: &str, job: &mut Job) -> u8 {
    let Ok(text) = fs::read(name) else {
        say(format_args!(
            "{}",
            front_end_error("Catastrophic", &format!("cannot open source file \"{name}\""))
        ));
        return exit::ERROR;
    };
    invocation.options.toolkit_around = toolkit::around(Some(&text), invocation.oldest_toolkit);
    let input = Input::new(name, InputKind::Preprocessed, text);
    invocation.options.module_id = match &invocation.module_id_file {
        Some(file) if !invocation.gen_module_id => match fs::read_to_string(file) {
            Ok(id) => ModuleIdSource::Given(id),
            Err(_) => ModuleIdSource::Missing(file.clone()),
        },
        _ => ModuleIdSource::Computed,
    };
    let container_only = invocation.lto || invocation.optix;
    let emit = if container_only { Emit::Container } else { Emit::Ptx };
    if invocation.print_cache_key {
        return cache_key::print(&invocation, &input, emit);
    }
    let known = match job {
        Job::Compile(beginning) => beginning.take(),
        Job::Begin { len, beginning } => {
            let unit = Unit::new(&input.text);
            *beginning = unit.and_then(|unit| Beginning::new(&unit, *len, &invocation.options, emit));
            return exit::SUCCESS;
        }
    };
    let compilation = known.and_then(|known| known.compile(&input, &invocation.options, emit));
    let compilation = compilation.unwrap_or_else(|| compile(&input, &invocation.options, emit));
    report(&invocation, &compilation);
    report_optimizer(&compilation);
    report_unfinished(&compilation, &input);
    stages::write_kept(name, &compilation.stages);
    trace::write(&invocation, &compilation, name);
    let Some(ptx) = &compilation.output else { return compilation.exit_status() };
    let ptx = if invocation.syntax_only { header_only(ptx) } else { ptx };
    write_host_files(&invocation, &compilation);
    if let (Some(file), Some(bytes)) = (&invocation.lto_file, &compilation.binary) {
        write_bytes(file, bytes);
    }
    match &compilation.binary {
        Some(bytes) if container_only => write_container(&invocation, name, bytes),
        _ => write_ptx(&invocation, name, ptx),
    }
}

/// IR to PTX: exit statuses are libNVVM's results.
fn compile_ir(mut invocation: Invocation, name: &str) -> u8 {
    let text = match stages::read(&invocation, name) {
        Ok(text) => text,
        Err(status) => return status,
    };
    invocation.options.toolkit_around = toolkit::around(None, invocation.oldest_toolkit);
    if invocation.print_cache_key {
        return cache_key::print(&invocation, &Input::new(name, InputKind::Ir, text), Emit::Ptx);
    }
    let mut program = Program::new();
    program.add("<unnamed>", &text);
    let any_version = std::env::var("NVVM_IR_VER_CHK").is_ok_and(|v| v.trim().parse().unwrap_or(0) == 0);
    let mut options =
        ProgramOptions { options: invocation.options.clone(), any_version, ..Default::default() };
    options.options.ir_rules = Face::LibNvvm;
    if let Some(file) = invocation.lto_file.as_ref().filter(|_| invocation.lto_and_ptx) {
        options.container = Some("-gen-lto");
        let outcome = program.compile(&options);
        let Some(Product::Container(bytes)) = &outcome.output else {
            return report_failure(&outcome, name, text);
        };
        write_bytes(file, bytes);
    }
    options.container = invocation.lto.then_some("-gen-lto");
    let outcome = program.compile(&options);
    stages::write_kept(name, &outcome.stages);
    if outcome.output.is_none() {
        return report_failure(&outcome, name, text);
    }
    say(format_args!("{}", outcome.log));
    match &outcome.output {
        // The linker's way in: the result says that there is more than nothing, and no file is written.
        Some(Product::Ptx(_)) if invocation.link_lto => result::LINKED,
        Some(Product::Ptx(ptx)) => write_ptx(&invocation, name, ptx),
        Some(Product::Container(bytes)) => write_container(&invocation, name, bytes),
        _ => outcome.result as u8,
    }
}

/// Says why there is no product; the exit status.
fn report_failure(outcome: &ProgramOutcome, name: &str, text: Vec<u8>) -> u8 {
    say(format_args!("{}", outcome.log));
    if let Some(error) = &outcome.internal_error {
        report_internal_error(error, &Input::new(name, InputKind::Ir, text));
    }
    outcome.result as u8
}

/// Says what there is to say about the input.
fn report(invocation: &Invocation, compilation: &Compilation) {
    let (diagnostics, map) = (&compilation.diagnostics, &compilation.map);
    match invocation.sarif {
        true => say(format_args!("{}", sarif::render(diagnostics, map))),
        false => say(format_args!("{}", edg::render(diagnostics, map, &invocation.rendering))),
    }
}

/// What the optimizer was asked to tell: remarks in the reference's form, the rest as it is.
fn report_optimizer(compilation: &Compilation) {
    let optimizer = &compilation.optimizer;
    let mut text = optimizer.text.as_str();
    // The remarks are at the end, in the native form.
    let native: String = optimizer.remarks.iter().map(|r| r.text() + "\n").collect();
    text = text.strip_suffix(native.as_str()).unwrap_or(text);
    say(format_args!("{text}"));
    for remark in &optimizer.remarks {
        say(format_args!("{}\n", remark.reference_text()));
    }
}

/// The head of a PTX file, up to the address size.
fn header_only(ptx: &str) -> &str {
    let end = ptx.find(".address_size").and_then(|at| ptx[at..].find('\n').map(|n| at + n + 1));
    &ptx[..end.unwrap_or(ptx.len())]
}

/// Writes the PTX. A failure is said, but is not one of the exit status: that is how cicc does it, and nvcc notices.
fn write_ptx(invocation: &Invocation, input: &str, ptx: &str) -> u8 {
    let default = || {
        let stem = Path::new(input).file_stem().unwrap_or_default();
        Path::new(stem).with_extension("ptx").display().to_string()
    };
    let output = invocation.output.clone().unwrap_or_else(default);
    if output == "-" {
        print!("{ptx}");
        return exit::SUCCESS;
    }
    write(&output, ptx);
    exit::SUCCESS
}

/// Writes the container that takes the place of PTX.
fn write_container(invocation: &Invocation, input: &str, bytes: &[u8]) -> u8 {
    let extension = if invocation.optix { "optixir" } else { "ltoir" };
    let stem = Path::new(input).file_stem().unwrap_or_default();
    let default = || Path::new(stem).with_extension(extension).display().to_string();
    write_bytes(&invocation.output.clone().unwrap_or_else(default), bytes);
    exit::SUCCESS
}

/// Whether stage dumps are allowed: cicc asks for this, so that `-keep`, which is nvcc's as well, alone does nothing.
fn is_wizard() -> bool {
    std::env::var("NVVMCCWIZ").is_ok_and(|v| v.trim().parse() == Ok(553_282))
}

/// The stub and what comes with it.
fn write_host_files(invocation: &Invocation, compilation: &Compilation) {
    let (Some(options), Some(stub)) = (&invocation.options.host_stub, &compilation.host.stub) else { return };
    write(&options.file, stub);
    let source = &invocation.options.module_id_input.file;
    if let Some(file) = &invocation.gen_c {
        write(file, &format!("# 1 \"{source}\"\n\n"));
    }
    if let Some(file) = &invocation.gen_device {
        write(file, "");
    }
    if let (true, Some(file), Some(id)) =
        (invocation.gen_module_id, &invocation.module_id_file, &compilation.host.module_id)
    {
        write(file, id);
    }
}

fn write(path: &str, text: &str) {
    write_bytes(path, text.as_bytes());
}

fn write_bytes(path: &str, bytes: &[u8]) {
    if let Err(e) = write_atomically(Path::new(path), bytes) {
        say(format_args!("cicc: IO error: {e}\n"));
    }
}
