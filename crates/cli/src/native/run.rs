//! `oxicc run FILE`: compile, launch, show the results.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::parser::ValueSource;
use clap::{ArgMatches, Args, ValueEnum};
use oxicc_debugger::FaultValues;
use oxicc_driver::{DebugInfo, Emit, Input, InputKind, Target, write_atomically};
use oxicc_launch::render::{self, Detail};
use oxicc_launch::{Arg, Dim3, Expectation, Launch, Observer, Outcome, RunError, Watch};

use super::compile::compile_and_report;
use super::debug::{self, Debugger};
use super::flags::Verbose;
use super::interrupt;
use super::progress::Progress;
use super::{CompileFlags, exit, outputs, print, say};
use crate::program::{ProgramRun, explicit_level, has_main, run_program};

#[derive(Args)]
#[command(after_help = ARG_HELP)]
pub struct RunArgs {
    /// CUDA C++, NVVM IR or PTX
    #[arg(value_name = "FILE")]
    input: PathBuf,
    /// The kernel to launch; may be left out when there is only one
    #[arg(short, long, value_name = "NAME")]
    kernel: Option<String>,
    /// Blocks in the grid
    #[arg(short, long, value_name = "X[,Y,Z]", default_value = "1", value_parser = parse_dim)]
    grid: Dim3,
    /// Threads in a block
    #[arg(short, long, value_name = "X[,Y,Z]", default_value = "1", value_parser = parse_dim)]
    block: Dim3,
    /// Bytes of dynamic shared memory
    #[arg(long, value_name = "BYTES", default_value_t = 0)]
    shared: u32,
    /// Blocks in a cluster, where the kernel does not say
    #[arg(long, value_name = "X[,Y,Z]", value_parser = parse_dim)]
    cluster: Option<Dim3>,
    /// All blocks run at once, so that the grid may synchronise
    #[arg(long)]
    cooperative: bool,
    /// The next kernel argument, see below
    #[arg(short, long = "arg", value_name = "ARG", allow_hyphen_values = true)]
    args: Vec<String>,
    /// Set a __device__ or __constant__ variable: NAME=TYPE:LENGTH:CONTENTS
    #[arg(long = "global", value_name = "NAME=...")]
    globals: Vec<String>,
    /// PTX of another module to link, as of separate compilation (simulator only)
    #[arg(long = "link", value_name = "FILE.ptx")]
    modules: Vec<PathBuf>,
    /// Something that must be true afterwards, such as 'y[i] == 2*x[i] + 1'
    #[arg(long = "expect", value_name = "EQUATION")]
    expectations: Vec<String>,
    /// Where to run
    #[arg(long, value_enum, default_value_t = Device::Sim)]
    on: Device,
    /// Look for bad accesses, races and divergent barriers
    #[arg(long)]
    check: bool,
    /// Stop a kernel that executes more instructions than this, over all threads
    #[arg(long, value_name = "N")]
    max_instructions: Option<u64>,
    /// Show what each kernel of a program cost when the program ends
    #[arg(long)]
    profile: bool,
    /// Show every element of the output buffers
    #[arg(long)]
    dump: bool,
    /// Write an output buffer to a file as it is in memory: NAME=FILE
    #[arg(long, value_name = "NAME=FILE")]
    save: Vec<String>,
    /// Arguments of the program, where the file has a main function
    #[arg(last = true, value_name = "PROGRAM ARGUMENTS")]
    program_arguments: Vec<OsString>,
    #[command(flatten)]
    verbose: Verbose,
    #[command(flatten)]
    flags: CompileFlags,
}

const ARG_HELP: &str = "\
Arguments, in the order of the kernel's parameters; NAME= before any of them names it:
  i32:100  f32:2.5             a scalar; types: i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64
  buf:f32:1000:iota            a pointer to 1000 floats 0, 1, 2, ...
  buf:f32:1000:rand=7          random numbers from seed 7, from 0 to 1; rand=7,-5,5 from -5 to 5
  buf:f32:1000:0.5*i           a formula in the index
  buf:i32:[1,2,3]              a list
  buf:i32:@file.bin            the contents of a file
  out:f32:1000                 a buffer that is shown afterwards, zero unless it says otherwise
  {f32:1,i32:2}                a struct by value
  null                         a null pointer
  tex:linear,norm:f32x4:64x32:0.5*i     a texture object; options: linear norm unorm clamp wrap mirror border layered cube
                                        levels=N between
  surf::u8:64x32                        a surface object, shown afterwards
  tmap:swizzle128:f16:64x64:64x8:iota   a tensor map by value: extent of the tensor, extent of a tile; options:
                                        swizzle32 swizzle64 swizzle128 nan steps=1x2 lower=-1x-1 upper=0x0";

/// Arguments that say something about the launch of a kernel; those that ask for one are not among them.
const OF_LAUNCHES: [&str; 10] = [
    "grid",
    "block",
    "shared",
    "cluster",
    "cooperative",
    "globals",
    "modules",
    "max_instructions",
    "dump",
    "save",
];

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Device {
    /// The built-in simulator
    Sim,
    /// The first NVIDIA GPU of this machine
    Gpu,
}

fn parse_dim(text: &str) -> Result<Dim3, String> {
    Dim3::parse(text).ok_or_else(|| "expected one to three positive numbers: X, X,Y or X,Y,Z".to_owned())
}

impl RunArgs {
    pub(super) fn main(self, matches: &ArgMatches) -> u8 {
        self.run(matches, None).unwrap_or_else(|status| status)
    }

    /// The same with a debugger.
    pub(super) fn debug(mut self, matches: &ArgMatches, debugger: Debugger) -> u8 {
        self.flags.set_device_debug();
        match self.on {
            Device::Gpu => self.flags.messages().error("the debugger runs kernels on the simulator"),
            Device::Sim => self.run(matches, Some(debugger)).unwrap_or_else(|status| status),
        }
    }

    fn run(self, matches: &ArgMatches, debugger: Option<Debugger>) -> Result<u8, u8> {
        self.check_way(matches).map_err(|text| self.flags.messages().error(text))?;
        if self.is_program() {
            let mut options = self.flags.options(matches);
            // The simulator is whatever the code was made for: one that has everything programs may ask for.
            if matches.value_source("arch").is_none() && self.on == Device::Sim {
                options.target = Target::parse("sm_90").unwrap_or_default();
            }
            return run_program(ProgramRun {
                source: &self.input,
                arguments: &self.program_arguments,
                options: &options,
                level: explicit_level(matches),
                device: if self.on == Device::Gpu { "gpu" } else { "sim" },
                check: self.check,
                profile: self.profile,
                debugger,
                messages: self.flags.messages(),
            });
        }
        // The command line is checked as a whole before anything is compiled.
        let messages = self.flags.messages();
        let error = |text: String| messages.error(text);
        let mut launch = self.launch().map_err(error)?;
        let expectations = self.parse_expectations(&launch).map_err(error)?;
        let saves = self.parse_saves(&launch).map_err(error)?;
        let files = saves.iter().map(|(_, path)| ("--save", path.as_path()));
        outputs::check(&self.input, files).map_err(error)?;
        let input = Input::read_as(&self.input, self.flags.language()).map_err(error)?;
        // PTX runs as it is written, so that reports name its own lines.
        let emit = if input.kind == InputKind::Ptx { Emit::Nothing } else { Emit::Ptx };
        let mut options = self.flags.options(matches);
        // Reports name lines of the source, and with -G the values of variables.
        let has_variables = options.debug == DebugInfo::Full;
        if !has_variables {
            options.debug = DebugInfo::Lines;
        }
        self.verbose.describe(&options);
        let compilation = compile_and_report(&input, &options, emit, messages);
        let Some(output) = &compilation.output else { return Err(compilation.exit_status()) };
        let original = String::from_utf8_lossy(&input.text);
        let ptx = if input.kind == InputKind::Ptx { &original } else { output.as_str() };
        let watch = Arc::new(Watch::new());
        launch.watch = Some(Arc::clone(&watch));
        let is_debugged = debugger.is_some();
        let progress = (!is_debugged).then(|| Progress::start(Arc::clone(&watch), launch.grid.count()));
        let simulator = "the simulator".to_owned();
        let (result, device) = match (self.on, debugger) {
            (Device::Sim, Some(Debugger::Editor { port })) => {
                return debug::in_editor(port, ptx, &launch).map_err(error);
            }
            (Device::Sim, Some(Debugger::Terminal(commands))) => {
                (debug::in_terminal(commands, ptx, &launch), simulator)
            }
            (Device::Sim, None) => {
                interrupt::answer_with_the_place(watch);
                let mut values = FaultValues;
                let observer = has_variables.then_some(&mut values as &mut dyn Observer);
                (oxicc_launch::simulate_observed(ptx, &launch, observer), simulator)
            }
            (Device::Gpu, _) => oxicc_launch::run_on_gpu(ptx, &launch),
        };
        drop(progress);
        let outcome = match result {
            Ok(outcome) => outcome,
            Err(RunError::Unusable(message)) => {
                let main = if has_main(&input.text) { MAIN_IS_NOT_RUN } else { "" };
                return Err(error(format!("{main}{message}")));
            }
            Err(RunError::Fault { report, printed }) => {
                print(&printed)?;
                error(report.trim_end().to_owned());
                return Err(exit::FAULT);
            }
            Err(RunError::Interrupted { report, printed }) => {
                print(&printed)?;
                if is_debugged {
                    return Ok(exit::SUCCESS);
                }
                error(report.trim_end().to_owned());
                return Err(exit::INTERRUPTED);
            }
        };
        self.show(&launch, &outcome, &device)?;
        for (buffer, path) in saves {
            let bytes = outcome.buffers.get(buffer).map(Vec::as_slice).unwrap_or_default();
            write_atomically(&path, bytes).map_err(|e| error(format!("{}: {e}", path.display())))?;
        }
        let mut status = exit::SUCCESS;
        for expectation in &expectations {
            if let Err(mismatch) = expectation.check(&launch, &outcome) {
                status = messages.error(mismatch);
            }
        }
        Ok(status)
    }

    /// Programs launch their kernels themselves: what is said about the launch of a kernel would be in vain, and the other way round.
    fn check_way(&self, matches: &ArgMatches) -> Result<(), String> {
        let is_given = |id: &&str| matches.value_source(id) == Some(ValueSource::CommandLine);
        if self.is_program() {
            let Some(id) = OF_LAUNCHES.iter().copied().find(is_given) else { return Ok(()) };
            let option = match id {
                "globals" => "global".to_owned(),
                "modules" => "link".to_owned(),
                other => other.replace('_', "-"),
            };
            let input = self.input.display();
            return Err(format!(
                "--{option} is for a kernel, and {input} is a program: name a kernel with -k"
            ));
        }
        let what = match (self.profile, self.program_arguments.is_empty()) {
            (true, _) => "--profile is",
            (_, false) => "arguments behind -- are",
            _ => return Ok(()),
        };
        Err(format!("{what} for programs, and a kernel is launched here"))
    }

    /// Whether the file is a program to run rather than a kernel to launch: it has a main function, and nothing on the command line
    /// asks for a kernel.
    fn is_program(&self) -> bool {
        let asks_for_kernel = self.kernel.is_some() || !self.args.is_empty() || !self.expectations.is_empty();
        let is_source = self.input.extension().is_some_and(|e| e == "cu" || e == "cuh")
            || self.flags.language() == Some(InputKind::Cuda);
        !asks_for_kernel && is_source && fs::read(&self.input).is_ok_and(|text| has_main(&text))
    }

    fn launch(&self) -> Result<Launch, String> {
        let here = Path::new(".");
        let mut launch = Launch::new(self.kernel.clone());
        launch.grid = self.grid;
        launch.block = self.block;
        launch.shared = self.shared;
        launch.cluster = self.cluster;
        launch.cooperative = self.cooperative;
        launch.target = self.flags.target();
        launch.check = self.check;
        launch.max_instructions = self.max_instructions;
        for text in &self.args {
            launch.add_arg(Arg::parse(text, here).map_err(|e| e.to_string())?);
        }
        for path in &self.modules {
            let bytes = fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?;
            launch.modules.push(String::from_utf8_lossy(&bytes).into_owned());
        }
        for text in &self.globals {
            launch.add_global(Arg::parse_global(text, here).map_err(|e| e.to_string())?);
        }
        Ok(launch)
    }

    fn parse_expectations(&self, launch: &Launch) -> Result<Vec<Expectation>, String> {
        let scope = launch.scope();
        self.expectations.iter().map(|text| Expectation::parse(text, &scope)).collect()
    }

    fn parse_saves(&self, launch: &Launch) -> Result<Vec<(usize, PathBuf)>, String> {
        let parse = |text: &String| {
            let (name, path) =
                text.split_once('=').ok_or_else(|| format!("--save {text}: expected NAME=FILE"))?;
            let at = launch.buffers.iter().position(|b| b.name == name);
            let at = at.ok_or_else(|| format!("--save {text}: there is no buffer `{name}`"))?;
            Ok((at, PathBuf::from(path)))
        };
        self.save.iter().map(parse).collect()
    }

    /// What the kernel printed and the output buffers go to standard output, the summary to standard error.
    fn show(&self, launch: &Launch, outcome: &Outcome, device: &str) -> Result<(), u8> {
        let detail = if self.dump { Detail::All } else { Detail::Summary };
        let mut text = outcome.printed.clone();
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        text.push_str(&render::outputs(launch, outcome, detail));
        print(&text)?;
        if self.flags.messages().for_people() {
            say(render::summary(launch, outcome, device));
        }
        Ok(())
    }
}

const MAIN_IS_NOT_RUN: &str = "main() is not executed, only a kernel is: ";
