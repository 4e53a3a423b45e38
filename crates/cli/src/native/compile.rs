//! `oxicc FILE` and `oxicc check FILE`.

use std::ffi::{OsStr, OsString};
use std::io::{IsTerminal, Write};
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};

use clap::{ArgMatches, Args};
use oxicc_driver::{
    CacheKey, Compilation, DepfileOptions, Emit, Input, InputKind, InternalError, IrContainer, Options,
    cache_key, compile, depfile, list_passes, write_atomically,
};

use super::flags::Verbose;
use super::messages::MessageFlags;
use super::usage::misspelled_command;
use super::usual::UsualFlags;
use super::{CompileFlags, about, exit, outputs, print, say};
use crate::program::{build_one, explicit_level, has_main};

#[derive(Args, Default)]
pub struct CompileArgs {
    /// CUDA C++ (.cu, preprocessed .ii), NVVM IR (.ll) or PTX (.ptx); - reads CUDA C++ from standard input
    // Not an Option in spirit: clap asks for it unless there is a subcommand, or something else is asked for.
    #[arg(value_name = "FILE", required_unless_present_any = ["print_passes", "help_knobs", "list_arch", "list_code"])]
    input: Option<PathBuf>,
    /// Write to this file
    #[arg(short = 'o', value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write PTX (the default)
    #[arg(long, conflicts_with_all = ["emit_llvm", "preprocess"])]
    ptx: bool,
    /// Write NVVM IR: text, or bitcode to a file whose name ends in .bc
    #[arg(long, conflicts_with = "preprocess")]
    emit_llvm: bool,
    /// Write NVVM IR as bitcode
    #[arg(long, conflicts_with_all = ["emit_llvm", "preprocess", "ptx"])]
    emit_llvm_bc: bool,
    /// Write LTO-IR, which nvlink, nvJitLink and oxicc link read
    #[arg(long, alias = "lto", alias = "dlto", conflicts_with_all = ["emit_llvm", "emit_llvm_bc", "preprocess", "ptx"])]
    emit_lto: bool,
    /// Write LTO-IR to this file as well
    #[arg(long, value_name = "FILE", conflicts_with_all = ["emit_llvm", "emit_llvm_bc", "emit_lto", "preprocess"])]
    olto: Option<PathBuf>,
    /// Optimise LTO-IR before it is written
    #[arg(long)]
    gen_opt_lto: bool,
    /// Write OptiX IR
    #[arg(long, alias = "optix-ir", conflicts_with_all = ["emit_llvm", "emit_llvm_bc", "emit_lto", "olto", "preprocess", "ptx"])]
    emit_optix_ir: bool,
    /// Only preprocess
    #[arg(short = 'E')]
    preprocess: bool,
    /// Print a hash of all that the output depends on instead of compiling: equal keys mean equal outputs
    #[arg(long)]
    print_cache_key: bool,
    /// Show the time of each phase, and of each pass of the optimizer
    #[arg(long)]
    time_passes: bool,
    /// List the names for --passes
    #[arg(long)]
    print_passes: bool,
    /// List the knobs for --Xopt, with defaults and meanings
    #[arg(long)]
    help_knobs: bool,
    /// List the architectures as compute_NN
    #[arg(long = "list-gpu-arch", alias = "arch-ls")]
    list_arch: bool,
    /// List the architectures as sm_NN
    #[arg(long = "list-gpu-code", alias = "code-ls")]
    list_code: bool,
    /// The level as the usual arguments have it; clap's matches tell otherwise.
    #[arg(skip)]
    written_level: Option<String>,
    #[command(flatten)]
    verbose: Verbose,
    #[command(flatten)]
    flags: CompileFlags,
    // Last: its heading is that of everything behind it.
    #[command(flatten)]
    dependencies: DependencyFlags,
}

// What make is to know. No doc comment: clap would make it the text of the whole command.
#[derive(Args, Default)]
#[command(next_help_heading = "Dependencies")]
struct DependencyFlags {
    /// Write a make rule of the files the input includes instead of compiling
    #[arg(long = "M")]
    only_rule: bool,
    /// The same without headers of the system
    #[arg(long = "MM")]
    only_user_rule: bool,
    /// Compile, and write the rule beside the output
    #[arg(long = "MD")]
    with_rule: bool,
    /// The same without headers of the system
    #[arg(long = "MMD")]
    with_user_rule: bool,
    /// Where the rule goes
    #[arg(long = "MF", value_name = "FILE")]
    file: Option<PathBuf>,
    /// The target of the rule
    #[arg(long = "MT", value_name = "NAME")]
    target: Option<String>,
    /// Also a rule for every header, so that make does not miss a deleted one
    #[arg(long = "MP")]
    phony: bool,
}

impl DependencyFlags {
    fn only(&self) -> bool {
        self.only_rule || self.only_user_rule
    }

    fn wanted(&self) -> bool {
        self.only() || self.with_rule || self.with_user_rule
    }

    /// The rule for a compilation.
    fn rule(&self, compilation: &Compilation, input: &Path, output: Option<&Path>) -> String {
        let target = self.target.clone().unwrap_or_else(|| match output {
            Some(path) if !self.only() => path.display().to_string(),
            _ => input.with_extension("ptx").file_name().unwrap_or_default().to_string_lossy().into_owned(),
        });
        let mut options = DepfileOptions::default();
        options.no_system = self.only_user_rule || self.with_user_rule;
        options.target = target;
        options.phony = self.phony;
        depfile(&compilation.dependencies, &options)
    }
}

#[derive(Args)]
pub struct CheckArgs {
    /// The file to check
    #[arg(value_name = "FILE")]
    input: PathBuf,
    #[command(flatten)]
    verbose: Verbose,
    #[command(flatten)]
    flags: CompileFlags,
}

impl CompileArgs {
    /// Reads the usual arguments without clap, which takes as long to describe all options to as a small kernel takes to
    /// compile: the file, `-o`, the architecture, the level, include directories, the standard, fast math, lines. Anything
    /// else, mistakes and flags given twice included, is left to clap.
    pub(super) fn usual(args: &[OsString]) -> Option<CompileArgs> {
        let (mut input, mut output, mut flags) = (None, None, UsualFlags::default());
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let twice = match arg.to_str()? {
                "-o" => output.replace(PathBuf::from(args.next().filter(|a| is_plain(a))?)).is_some(),
                text if text.starts_with('-') => {
                    flags.take(text, &mut || args.next()?.to_str().filter(|a| is_plain(a.as_ref())))?;
                    false
                }
                text => input.replace(PathBuf::from(Some(text).filter(|t| !t.is_empty())?)).is_some(),
            };
            if twice {
                return None;
            }
        }
        // A word without an extension may be a subcommand.
        input.as_ref()?.extension()?;
        let written_level = flags.level.as_ref().map(|(_, text)| text.clone());
        Some(CompileArgs { input, output, written_level, flags: flags.into(), ..CompileArgs::default() })
    }

    pub(super) fn main(self, matches: &ArgMatches) -> u8 {
        self.run(matches).map_or_else(|status| status, |()| exit::SUCCESS)
    }

    fn run(self, matches: &ArgMatches) -> Result<(), u8> {
        for (wanted, list) in [
            (self.print_passes, list_passes as fn() -> String),
            (self.help_knobs, oxicc_driver::knobs::help as fn() -> String),
            (self.list_arch, || about::architectures("compute_")),
            (self.list_code, || about::architectures("sm_")),
        ] {
            if wanted {
                return print(&list());
            }
        }
        let messages = self.flags.messages();
        let name = self.input.clone().unwrap_or_default();
        let mut options = self.flags.options(matches);
        options.keep_memory = true;
        self.check_outputs(&name, &options).map_err(|text| messages.error(text))?;
        let input = Input::read_as(&name, self.flags.language()).map_err(|text| {
            let word = name.to_str().filter(|_| !name.exists());
            let command = word.and_then(|word| misspelled_command(&super::bare_command(), word));
            messages.error(command.unwrap_or(text))
        })?;
        let is_bc = self.output.as_ref().is_some_and(|o| o.extension().is_some_and(|e| e == "bc"));
        let emit = match (self.preprocess || self.dependencies.only(), self.emit_llvm || self.emit_llvm_bc) {
            (true, _) => Emit::Preprocessed,
            (_, true) if self.emit_llvm_bc || is_bc => Emit::Bitcode,
            (_, true) => Emit::Llvm,
            _ if self.emit_lto || self.emit_optix_ir => Emit::Container,
            _ => Emit::Ptx,
        };
        options.container = match (self.emit_optix_ir, self.emit_lto || self.olto.is_some(), self.gen_opt_lto)
        {
            (true, _, _) => Some(IrContainer::Optix),
            (_, true, true) => Some(IrContainer::OptimisedLto),
            (_, true, false) => Some(IrContainer::Lto),
            _ => None,
        };
        // Units that are linked later are relocatable.
        options.relocatable |= self.emit_lto || self.olto.is_some();
        if self.print_cache_key {
            return print_key(&input, &options, emit, messages);
        }
        if let Some(output) = self.output.as_deref().filter(|_| emit == Emit::Ptx && !self.ptx)
            && is_program_name(output)
            && input.kind == InputKind::Cuda
            && has_main(&input.text)
        {
            let level = self.written_level.clone().or_else(|| explicit_level(matches));
            return match build_one(&name, output, &options, level, messages) {
                exit::SUCCESS => Ok(()),
                status => Err(status),
            };
        }
        self.verbose.describe(&options);
        // The process ends after this, and its memory with it.
        let compilation = ManuallyDrop::new(compile_and_report(&input, &options, emit, messages));
        if self.time_passes {
            say(compilation.times.table());
            if !compilation.optimizer.passes.is_empty() {
                say(format_args!("passes:\n{}", compilation.optimizer.table()));
            }
        }
        let Some(text) = &compilation.output else { return Err(compilation.exit_status()) };
        if let (Some(path), Some(bytes)) = (&self.olto, &compilation.binary) {
            write_bytes(&compilation, Some(path), bytes, messages)?;
        }
        let rule = self
            .dependencies
            .wanted()
            .then(|| self.dependencies.rule(&compilation, &name, self.output.as_deref()));
        let text = match &rule {
            Some(rule) if self.dependencies.only() => rule,
            Some(rule) => {
                write(&compilation, self.rule_path(&name).as_deref(), rule, messages)?;
                text
            }
            None => text,
        };
        let output = self.product_path();
        if let (Emit::Bitcode | Emit::Container, Some(bytes)) = (emit, &compilation.binary) {
            return write_bytes(&compilation, output, bytes, messages);
        }
        if emit == Emit::Ptx
            && let Some(note) = output.and_then(outputs::note_about)
        {
            messages.note(note);
        }
        write(&compilation, output, text, messages)
    }

    /// Where the product goes, if not to standard output.
    fn product_path(&self) -> Option<&Path> {
        let of_rule = self.dependencies.file.as_ref().filter(|_| self.dependencies.only());
        of_rule.or(self.output.as_ref()).map(PathBuf::as_path)
    }

    /// Where a rule beside the product goes.
    fn rule_path(&self, input: &Path) -> Option<PathBuf> {
        let beside = || self.output.as_deref().unwrap_or(input).with_extension("d");
        let wanted = self.dependencies.wanted() && !self.dependencies.only();
        wanted.then(|| self.dependencies.file.clone().unwrap_or_else(beside))
    }

    /// No output may be the input or another output.
    fn check_outputs(&self, input: &Path, options: &Options) -> Result<(), String> {
        let rule = self.rule_path(input);
        let product = self.product_path().unwrap_or(Path::new("-"));
        let optimizer = &options.optimizer;
        let others = [
            ("-MF", rule.as_deref()),
            ("-olto", self.olto.as_deref()),
            ("--pass-remarks-output", optimizer.remarks_file.as_deref()),
            ("--remarks-html", optimizer.remarks_page.as_deref()),
            ("--time-trace", optimizer.time_trace.as_deref()),
        ];
        let others = others.into_iter().filter_map(|(option, path)| path.map(|path| (option, path)));
        outputs::check(input, std::iter::once(("-o", product)).chain(others))
    }
}

/// `--print-cache-key`.
fn print_key(input: &Input, options: &Options, emit: Emit, messages: MessageFlags) -> Result<(), u8> {
    match cache_key(input, options) {
        Ok(key) => {
            let what = format!("{:?} {emit:?}", input.kind);
            print(&format!("{}\n", CacheKey::of(&[key.as_bytes(), what.as_bytes()])))
        }
        Err(failed) => {
            messages.diagnostics(&failed);
            report_unfinished(&failed, input);
            Err(failed.exit_status())
        }
    }
}

/// Writes to a file, or to standard output.
fn write(
    compilation: &Compilation,
    path: Option<&Path>,
    text: &str,
    messages: MessageFlags,
) -> Result<(), u8> {
    let Some(path) = path.filter(|path| path.as_os_str() != "-") else { return print(text) };
    outputs::check_headers(compilation, path).map_err(|text| messages.error(text))?;
    write_atomically(path, text.as_bytes())
        .map_err(|e| messages.error(format_args!("{}: {e}", path.display())))
}

/// Whether the bare command makes a program, of a source with `main`, and has words for its linker.
pub(super) fn links_a_program(args: &[OsString]) -> bool {
    const LINKER: [&str; 3] = ["-l", "-L", "-Xlinker"];
    // Whole words: `-ltorch` is a library.
    const NO_LIBRARIES: [&str; 6] =
        ["-lineinfo", "-list-gpu-arch", "-list-gpu-code", "-lto", "-ldir", "-lib"];
    let for_linker = |arg: &OsString| {
        let arg = arg.to_string_lossy();
        let name = arg.split('=').next().unwrap_or_default();
        LINKER.iter().any(|flag| arg.starts_with(flag)) && !NO_LIBRARIES.contains(&name)
    };
    let is_source = |arg: &&OsString| Path::new(arg).extension().is_some_and(|e| e == "cu");
    let output = args.iter().position(|a| a == "-o").and_then(|at| args.get(at + 1));
    args.iter().any(for_linker)
        && output.is_some_and(|o| is_program_name(Path::new(o)))
        && args.get(1).is_some_and(|a| is_source(&a) || a.as_encoded_bytes().starts_with(b"-"))
        && args.iter().find(is_source).is_some_and(|s| std::fs::read(s).is_ok_and(|text| has_main(&text)))
}

/// Whether a file of this name is a program rather than PTX.
fn is_program_name(output: &Path) -> bool {
    output.as_os_str() != "-" && output.extension().is_none_or(|e| e == "out" || e == "exe")
}

/// Writes a product that is no text: to a file, or to what standard output leads to unless that is a terminal.
fn write_bytes(
    compilation: &Compilation,
    path: Option<&Path>,
    bytes: &[u8],
    messages: MessageFlags,
) -> Result<(), u8> {
    let Some(path) = path.filter(|path| path.as_os_str() != "-") else {
        if std::io::stdout().is_terminal() {
            return Err(messages.error("this is no text: name a file with -o"));
        }
        let written = std::io::stdout().write_all(bytes);
        return written.map_err(|e| messages.error(format_args!("standard output: {e}")));
    };
    outputs::check_headers(compilation, path).map_err(|text| messages.error(text))?;
    write_atomically(path, bytes).map_err(|e| messages.error(format_args!("{}: {e}", path.display())))
}

/// Whether an argument is the name of a file and nothing else to clap.
fn is_plain(arg: &OsStr) -> bool {
    arg.to_str().is_some_and(|text| !text.is_empty() && !text.starts_with('-'))
}

impl CheckArgs {
    pub(super) fn main(self, matches: &ArgMatches) -> u8 {
        let messages = self.flags.messages();
        let input = match Input::read_as(&self.input, self.flags.language()) {
            Ok(input) => input,
            Err(message) => return messages.error(message),
        };
        let options = self.flags.options(matches);
        self.verbose.describe(&options);
        // What the optimizer says needs one that runs.
        let emit = if options.optimizer.is_watched() { Emit::Ptx } else { Emit::Nothing };
        compile_and_report(&input, &options, emit, messages).exit_status()
    }
}

/// Compiles and shows what there is to say about it on standard error, and what is to be on standard output there.
pub(crate) fn compile_and_report(
    input: &Input,
    options: &Options,
    emit: Emit,
    messages: MessageFlags,
) -> Compilation {
    let compilation = compile(input, options, emit);
    say(&compilation.optimizer.text);
    // A closed pipe ends nothing here: the product may go elsewhere.
    let _ = print(&compilation.optimizer.stdout);
    messages.diagnostics(&compilation);
    report_unfinished(&compilation, input);
    compilation
}

/// Says why a compilation ended before its errors were found.
pub(crate) fn report_unfinished(compilation: &Compilation, input: &Input) {
    if compilation.stopped.is_some() {
        say("oxicc: error: not enough memory\n");
    }
    if let Some(error) = &compilation.internal_error {
        report_internal_error(error, input);
    }
}

/// Says what is to be said about a bug in oxicc.
pub(crate) fn report_internal_error(error: &InternalError, input: &Input) {
    say(format_args!("oxicc: internal compiler error: {}\n", error.message));
    if let Some(backtrace) = &error.backtrace {
        say(format_args!("{backtrace}\n"));
    }
    if let Some(path) = error.preserve(input) {
        say(format_args!(
            "oxicc: this is a bug in oxicc; the input is kept for a report: {}\n",
            path.display()
        ));
    }
}

#[cfg(test)]
mod tests {
    use clap::{Command, FromArgMatches};

    use super::*;

    fn by_clap(args: &[OsString]) -> (CompileArgs, ArgMatches) {
        let command = CompileArgs::augment_args(Command::new("oxicc").no_binary_name(true));
        let matches = command.try_get_matches_from(args).unwrap();
        (CompileArgs::from_arg_matches(&matches).unwrap(), matches)
    }

    #[test]
    fn usual_arguments_mean_the_same_without_clap() {
        for line in [
            "a.cu",
            "a.cu -o b.ptx",
            "-o b.ptx a.cu",
            "--arch=sm_90a a.cu",
            "a.cu --arch=compute_80 -o x",
            "-arch=sm_90 a.cu -O2 -o b.ptx",
            "-arch sm_90 -O0 a.cu",
            "-I inc -Iother -O3 -std=c++20 a.cu",
            "-std c++14 -lineinfo a.cu -use_fast_math --opt-threads 1",
            "--lineinfo --use_fast_math --opt-threads=2 --std=c++11 a.cu",
        ] {
            let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            let (clap, matches) = by_clap(&super::super::flags::spelled_for_clap(args.clone()));
            let usual = CompileArgs::usual(&args).unwrap();
            let options = |a: &CompileArgs, m: &ArgMatches| format!("{:?}", a.flags.options(m));
            assert_eq!(options(&usual, &ArgMatches::default()), options(&clap, &matches), "{line}");
            assert_eq!(usual.written_level, explicit_level(&matches), "{line}");
            assert_eq!((usual.input, usual.output), (clap.input, clap.output), "{line}");
            assert!(!clap.preprocess && !clap.emit_llvm && !clap.time_passes && !clap.print_passes, "{line}");
            assert!(!clap.dependencies.wanted(), "{line}");
        }
    }

    #[test]
    fn other_arguments_are_left_to_clap() {
        for line in [
            "",
            "-",
            "a.cu b.cu",
            "a.cu -o",
            "a.cu -o b -o c",
            "a.cu -E",
            "--arch=sm_1 a.cu",
            "a.cu -O4",
            "a.cu -O1 -O2",
            "a.cu -arch",
            "a.cu -I -O1",
            "a.cu -lineinfo=x",
            "a.cu --opt-threads x",
            "a.cu -DX",
            "-ob a.cu",
        ] {
            let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            assert!(CompileArgs::usual(&args).is_none(), "{line}");
        }
    }
}
