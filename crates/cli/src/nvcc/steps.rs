//! What a command line of nvcc stands for: compilations, and what is made of them.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use oxicc_driver::{CacheKey, Emit, Input, InputKind, Options, Target};

use super::options::{Cudart, Invocation, LinkWord, Product};
use super::{cache_key, decomposed, fatal, texts};
use crate::native::{CompileFlags, MessageFlags, compile_and_report, say};
use crate::program::build::{cxx_args, is_cxx_source, is_for_linker};
use crate::program::host_compiler::{Echo, HostCompiler};
use crate::program::ptxas::Ptxas;
use crate::program::scratch::Scratch;
use crate::program::support::Support;
use crate::program::unit::{
    Code, UnitOptions, compile_unit, container, device_halves, preprocessor_args, read_source, report,
    standard,
};

type Status = Result<(), u8>;

/// Where the toolkit's files are.
pub struct Place {
    /// The directory that `bin/nvcc` is in, or our cache.
    pub top: PathBuf,
    pub support: Support,
    /// Whether `oxicc toolkit` has written it.
    is_toolkit: bool,
}

impl Place {
    fn find() -> Result<Place, u8> {
        let own = env::current_exe().ok().and_then(|exe| Some(exe.parent()?.parent()?.to_owned()));
        if let Some(top) = own
            && top.join("lib64/libcudart_static.a").is_file()
            && top.join("include/cuda_runtime.h").is_file()
        {
            let support =
                Support { include: top.join("include"), library: top.join("lib64/libcudart_static.a") };
            return Ok(Place { top, support, is_toolkit: true });
        }
        let support =
            Support::find().map_err(|e| fatal(format_args!("the runtime library cannot be written: {e}")))?;
        let top = support.include.parent().unwrap_or(Path::new(".")).to_owned();
        Ok(Place { top, support, is_toolkit: false })
    }

    fn library_dirs(&self) -> Vec<PathBuf> {
        let own = self.support.library.parent().unwrap_or(&self.top).to_owned();
        if self.is_toolkit { vec![own.join("stubs"), own] } else { vec![own] }
    }

    /// `"-LDIR" "-LDIR"`
    pub fn library_flags(&self) -> String {
        let flags: Vec<String> =
            self.library_dirs().iter().map(|d| format!("\"-L{}\"", d.display())).collect();
        flags.join(" ")
    }
}

/// How an input is treated.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Cuda,
    Cxx,
    /// For the linker.
    Object,
}

fn kind(input: &Path, invocation: &Invocation) -> Option<Kind> {
    match invocation.language.as_deref() {
        Some("cu") => return Some(Kind::Cuda),
        Some(_) => return Some(Kind::Cxx),
        None => {}
    }
    match input.extension()?.to_str()? {
        "cu" | "cup" => Some(Kind::Cuda),
        "c" => Some(Kind::Cxx),
        _ if is_cxx_source(input) => Some(Kind::Cxx),
        _ => is_for_linker(input).then_some(Kind::Object),
    }
}

/// Does what the command line says; the error is the exit status, and has been reported.
pub fn perform(invocation: &Invocation, given: &[OsString]) -> Status {
    let place = Place::find()?;
    if invocation.verbose || invocation.dry_run {
        texts::describe(&place, invocation);
    }
    if !invocation.host.iter().any(|flag| flag == "-w") {
        invocation.warnings.iter().for_each(|w| say(format_args!("nvcc warning : {w}\n")));
    }
    if invocation.verbose {
        invocation.without_effect.iter().for_each(|w| say(format_args!("nvcc info    : {w}\n")));
    }
    for input in invocation.inputs() {
        if kind(input, invocation).is_none() {
            return Err(fatal(format_args!("Don't know what to do with '{}'", input.display())));
        }
    }
    if invocation.inputs().next().is_none() {
        return Err(fatal("No input files specified; use option --help for more information"));
    }
    let options = unit_options(invocation, &place)?;
    let scratch = Scratch::new().map_err(fatal)?;
    let steps = Steps { invocation, given, place: &place, options, scratch };
    if invocation.print_cache_key {
        return steps.cache_keys();
    }
    match invocation.product {
        Product::Program => steps.program(),
        Product::Object => steps.each_source("o", |source, output| steps.object(source, output, output)),
        Product::Ptx => steps.each_source("ptx", |source, output| steps.ptx(source, output)),
        Product::Cubin => steps.each_source("cubin", |source, output| steps.cubin(source, output)),
        Product::Fatbin => steps.each_source("fatbin", |source, output| steps.fatbin(source, output)),
        Product::Preprocessed => steps.preprocessed(),
        Product::Rule | Product::UserRule => steps.rule(),
        Product::Archive => steps.archive(),
        Product::DeviceLink => steps.device_link(),
        Product::HostText => Err(fatal(
            "'--cuda': the host half is no text by itself here: its kernels are registered in the assembly; -c makes an object",
        )),
    }
}

/// The device options of the command line.
fn device_options(invocation: &Invocation, place: &Place) -> Result<Options, u8> {
    let flags = invocation.device.iter().map(String::as_str);
    let mut options = CompileFlags::parse_options(flags).map_err(|e| fatal(e.trim_end()))?;
    options.relocatable = invocation.relocatable;
    // Build tools name the toolkit's own headers: device code has them built in.
    let own = fs::canonicalize(&place.support.include).ok();
    let is_other = |dir: &PathBuf| own.is_none() || fs::canonicalize(dir).ok() != own;
    options.preprocessor.include_dirs.retain(is_other);
    options.preprocessor.system_dirs.retain(is_other);
    Ok(options)
}

fn parse_target(name: &str) -> Result<Target, u8> {
    Target::parse(name).map_err(|_| fatal(format_args!("Unsupported gpu architecture '{name}'")))
}

/// What is compiled for which architecture.
fn codes(invocation: &Invocation) -> Result<Vec<Code>, u8> {
    let mut codes: Vec<Code> = Vec::new();
    for generate in invocation.generated() {
        let archs: Vec<String> = match generate.arch.as_str() {
            "native" => vec![oxicc_launch::native_architecture().unwrap_or_else(|why| {
                say(format_args!(
                    "nvcc warning : Cannot find valid GPU for '-arch=native', default arch is used: {why}\n"
                ));
                "sm_75".to_owned()
            })],
            "all-major" => {
                ["sm_75", "sm_80", "sm_90", "sm_100", "sm_110", "sm_120"].map(str::to_owned).to_vec()
            }
            "all" => {
                let plain = Target::all().map(Target::name);
                plain.filter(|n| n.ends_with(|c: char| c.is_ascii_digit())).map(str::to_owned).collect()
            }
            other => vec![other.to_owned()],
        };
        for arch in archs {
            let target = parse_target(&arch)?;
            let is_list = matches!(generate.arch.as_str(), "native" | "all" | "all-major");
            let real: Vec<Target> = match is_list {
                true => vec![target],
                false => {
                    let names = generate.codes.iter().filter(|c| c.starts_with("sm_"));
                    names.map(|c| parse_target(c)).collect::<Result<_, _>>()?
                }
            };
            let ptx = is_list || generate.codes.iter().any(|c| c.starts_with("compute_"));
            match codes.iter_mut().find(|c| c.target == target) {
                Some(known) => {
                    known.ptx |= ptx;
                    known.cubins.extend(real);
                }
                None => codes.push(Code { target, ptx, cubins: real }),
            }
        }
    }
    Ok(codes)
}

fn unit_options(invocation: &Invocation, place: &Place) -> Result<UnitOptions, u8> {
    let mut compiler = HostCompiler::find(invocation.ccbin.as_deref()).map_err(fatal)?;
    compiler.prefix = "#$ ";
    compiler.echo = match (invocation.dry_run, invocation.verbose) {
        (true, _) => Echo::Only,
        (_, true) => Echo::Print,
        _ => Echo::Silent,
    };
    let mut ptxas = Ptxas::find();
    if let Some(ptxas) = &mut ptxas {
        ptxas.flags = invocation.ptxas.clone();
    }
    let keep = invocation.keep.then(|| invocation.keep_dir.clone().unwrap_or_else(|| PathBuf::from(".")));
    if let Some(directory) = &keep {
        fs::create_dir_all(directory).map_err(|e| fatal(format_args!("{}: {e}", directory.display())))?;
    }
    Ok(UnitOptions {
        device: device_options(invocation, place)?,
        codes: codes(invocation)?,
        ptxas,
        parallel: invocation.threads > 1,
        host_level: invocation.level.clone(),
        host_flags: invocation.host.clone(),
        dependency_flags: Vec::new(),
        compiler,
        support: Support { include: place.support.include.clone(), library: place.support.library.clone() },
        messages: if invocation.brief { MessageFlags::brief() } else { MessageFlags::default() },
        keep,
    })
}

/// The names of anchors in an archive, wherever they stand in it.
fn anchors_in(bytes: &[u8]) -> Vec<String> {
    let prefix = oxicc_host::ANCHOR.as_bytes();
    let places = bytes.windows(prefix.len()).enumerate().filter(|(_, w)| *w == prefix);
    let name = |(at, _): (usize, &[u8])| {
        let rest = &bytes[at..];
        let length = rest.iter().position(|b| !b.is_ascii_alphanumeric() && *b != b'_').unwrap_or(rest.len());
        String::from_utf8_lossy(&rest[..length]).into_owned()
    };
    places.map(name).filter(|name| name.len() > prefix.len()).collect()
}

struct Steps<'a> {
    invocation: &'a Invocation,
    /// The words of the command line.
    given: &'a [OsString],
    place: &'a Place,
    options: UnitOptions,
    scratch: Scratch,
}

impl Steps<'_> {
    /// Runs a step for each source, with the output that it has.
    fn each_source(&self, extension: &str, step: impl Fn(&Path, &Path) -> Status) -> Status {
        let sources: Vec<&PathBuf> =
            self.invocation.inputs().filter(|i| kind(i, self.invocation) != Some(Kind::Object)).collect();
        if self.invocation.output.is_some() && sources.len() > 1 {
            return Err(fatal(
                "A single input file is required for a non-link phase when an outputfile is specified",
            ));
        }
        sources.iter().try_for_each(|source| step(source, &self.output_of(source, extension)))
    }

    fn output_of(&self, source: &Path, extension: &str) -> PathBuf {
        if let Some(output) = &self.invocation.output {
            return output.clone();
        }
        let name = PathBuf::from(source.file_name().unwrap_or_default()).with_extension(extension);
        self.invocation.output_dir.as_ref().map_or(name.clone(), |dir| dir.join(name))
    }

    fn write(&self, output: &Path, bytes: &[u8]) -> Status {
        if self.invocation.dry_run {
            return Ok(());
        }
        oxicc_driver::write_atomically(output, bytes)
            .map_err(|e| fatal(format_args!("{}: {e}", output.display())))
    }

    /// Flags that make the host's preprocessor write a rule for a product beside its text.
    fn rule_flags(&self, product: &Path) -> Vec<OsString> {
        let Some(rule) = self.invocation.rule else { return Vec::new() };
        let file = self.invocation.rule_file.clone().unwrap_or_else(|| product.with_extension("d"));
        let flag = if rule == Product::UserRule { "-MMD" } else { "-MD" };
        let mut flags: Vec<OsString> = vec![flag.into(), "-MF".into(), file.into_os_string()];
        let default = [product.display().to_string()];
        let targets = if self.invocation.rule_targets.is_empty() {
            &default[..]
        } else {
            &self.invocation.rule_targets[..]
        };
        flags.extend(targets.iter().flat_map(|t| ["-MT".into(), OsString::from(t)]));
        if self.invocation.rule_phony {
            flags.push("-MP".into());
        }
        flags
    }

    /// Compiles a source. The object may be for a moment only; `product` is what stays of it.
    fn object(&self, source: &Path, object: &Path, product: &Path) -> Status {
        if kind(source, self.invocation) == Some(Kind::Cuda) {
            if self.invocation.dry_run && self.place.is_toolkit && self.invocation.product == Product::Object
            {
                decomposed::describe(&self.place.top, source, object, self.invocation, self.given);
                return Ok(());
            }
            let mut options = self.options.clone();
            options.dependency_flags = self.rule_flags(product);
            // Sources in different directories may have the same name.
            let directory = Scratch::new().map_err(fatal)?;
            return compile_unit(source, object, directory.path(), Some(InputKind::Cuda), &options);
        }
        let mut args = self.cxx_words(source);
        args.push("-c".into());
        args.extend(self.rule_flags(product));
        args.extend([source.as_os_str().to_owned(), "-o".into(), object.as_os_str().to_owned()]);
        self.options.compiler.run(&args).map_err(|e| report(&e))
    }

    /// How the host's compiler is told about a file without CUDA.
    fn cxx_words(&self, source: &Path) -> Vec<OsString> {
        let mut args: Vec<OsString> = Vec::new();
        let is_c = source.extension().is_some_and(|e| e == "c");
        if !is_c {
            args.push(standard(&self.options));
        }
        args.extend(cxx_args(&self.options));
        args.extend(self.options.host_flags.iter().cloned());
        if let Some(language) = &self.invocation.language {
            args.extend(["-x".into(), OsString::from(language)]);
        } else if is_c {
            args.extend(["-x".into(), "c".into()]);
        }
        args
    }

    fn ptx(&self, source: &Path, output: &Path) -> Status {
        let [code] = self.options.codes.as_slice() else {
            return Err(fatal(
                "Option '--ptx (-ptx)' is not allowed when compiling for multiple GPU architectures",
            ));
        };
        let code = Code { cubins: Vec::new(), ..code.clone() };
        let options = UnitOptions { codes: vec![code], ..self.options.clone() };
        let halves = device_halves(&read_source(source, Some(InputKind::Cuda))?, &options)?;
        halves.first().map_or(Ok(()), |half| self.write(output, half.ptx.as_bytes()))
    }

    fn cubin(&self, source: &Path, output: &Path) -> Status {
        let [code] = self.options.codes.as_slice() else {
            return Err(fatal(
                "Option '--cubin (-cubin)' is not allowed when compiling for multiple GPU architectures",
            ));
        };
        if self.options.ptxas.is_none() {
            return Err(fatal(
                "'--cubin': machine code needs NVIDIA's assembler: put ptxas on the path, or name it in OXICC_PTXAS",
            ));
        }
        let real = code.cubins.first().copied().unwrap_or(code.target);
        let code = Code { cubins: vec![real], ..code.clone() };
        let options = UnitOptions { codes: vec![code], ..self.options.clone() };
        let halves = device_halves(&read_source(source, Some(InputKind::Cuda))?, &options)?;
        let cubin = halves.first().and_then(|half| half.cubins.first());
        cubin.map_or(Ok(()), |(_, bytes)| self.write(output, bytes))
    }

    fn fatbin(&self, source: &Path, output: &Path) -> Status {
        let halves = device_halves(&read_source(source, Some(InputKind::Cuda))?, &self.options)?;
        self.write(output, &container(&halves, &self.options))
    }

    /// The device's view, to a file or to standard output; of files without CUDA the host's.
    fn preprocessed(&self) -> Status {
        for source in self.invocation.inputs() {
            let text = match kind(source, self.invocation) {
                Some(Kind::Cxx) => {
                    let mut args = self.cxx_words(source);
                    args.extend(["-E".into(), source.as_os_str().to_owned()]);
                    self.options.compiler.output(&args).map_err(|e| report(&e))?
                }
                _ => self.device_view(source)?.into_bytes(),
            };
            match &self.invocation.output {
                Some(output) => self.write(output, &text)?,
                None => crate::native::print(&String::from_utf8_lossy(&text))?,
            }
        }
        Ok(())
    }

    /// The device's view for the first architecture, with a tail for those who keep objects by a hash of it.
    fn device_view(&self, source: &Path) -> Result<String, u8> {
        let input = Input::read_as(source, Some(InputKind::Cuda)).map_err(fatal)?;
        let mut options = self.options.device.clone();
        options.target = self.options.codes.first().map_or(options.target, |c| c.target);
        let compilation = compile_and_report(&input, &options, Emit::Preprocessed, self.options.messages);
        let status = compilation.exit_status();
        let text = compilation.output.ok_or(status)?;
        cache_key::with_tail(&text, &input, source, &self.options)
    }

    /// `--print-cache-key`: a line for each source.
    fn cache_keys(&self) -> Status {
        for source in self.invocation.inputs().filter(|i| kind(i, self.invocation) == Some(Kind::Cuda)) {
            let input = Input::read_as(source, Some(InputKind::Cuda)).map_err(fatal)?;
            let key = cache_key::of_unit(&input, source, &self.options)?;
            let product = format!("{:?} {}", self.invocation.product, self.output_of(source, "o").display());
            let key = CacheKey::of(&[key.as_bytes(), product.as_bytes()]);
            crate::native::print(&format!("{key}\n"))?;
        }
        Ok(())
    }

    /// A rule for make, without a compilation.
    fn rule(&self) -> Status {
        let flag = if self.invocation.product == Product::UserRule { "-MM" } else { "-M" };
        let output = self.invocation.output.as_ref().or(self.invocation.rule_file.as_ref());
        for source in self.invocation.inputs() {
            let mut args: Vec<OsString> = preprocessor_args(source, &self.options);
            args.retain(|a| a != "-E");
            args.push(flag.into());
            args.extend(self.invocation.rule_targets.iter().flat_map(|t| ["-MT".into(), OsString::from(t)]));
            let text = self.options.compiler.output(&args).map_err(|e| report(&e))?;
            match output {
                Some(output) => self.write(output, &text)?,
                None => crate::native::print(&String::from_utf8_lossy(&text))?,
            }
        }
        Ok(())
    }

    /// The symbols that archives with relocatable device code are asked for by.
    fn anchors(&self) -> Vec<String> {
        let flag = |prefix: &'static str| {
            self.invocation.words.iter().filter_map(move |w| match w {
                LinkWord::Flag(flag) => flag.to_str()?.strip_prefix(prefix),
                LinkWord::Input(_) => None,
            })
        };
        let libraries = flag("-l").filter_map(|name| {
            flag("-L").map(|dir| Path::new(dir).join(format!("lib{name}.a"))).find(|path| path.is_file())
        });
        let named = self.invocation.inputs().filter(|i| i.extension().is_some_and(|e| e == "a")).cloned();
        let mut found: Vec<String> = named
            .chain(libraries)
            .filter_map(|path| fs::read(path).ok())
            .flat_map(|b| anchors_in(&b))
            .collect();
        found.sort();
        found.dedup();
        found
    }

    /// Objects for all sources, in the place of these among what is linked.
    fn linked_words(&self) -> Result<Vec<OsString>, u8> {
        let mut words = Vec::new();
        for (number, word) in self.invocation.words.iter().enumerate() {
            let input = match word {
                LinkWord::Flag(flag) => {
                    words.push(flag.clone());
                    continue;
                }
                LinkWord::Input(input) => input,
            };
            if kind(input, self.invocation) == Some(Kind::Object) {
                words.push(input.as_os_str().to_owned());
                continue;
            }
            let object = self.scratch.path().join(format!("{number}.o"));
            self.object(input, &object, &self.output_of(input, "o"))?;
            words.push(object.into_os_string());
        }
        Ok(words)
    }

    fn program(&self) -> Status {
        let output = self.invocation.output.clone().unwrap_or_else(|| PathBuf::from("a.out"));
        let words = self.linked_words()?;
        let mut args: Vec<OsString> = Vec::new();
        if self.invocation.shared {
            args.push("-shared".into());
        }
        args.extend(self.options.host_flags.iter().cloned());
        args.extend(self.anchors().iter().map(|symbol| OsString::from(format!("-Wl,-u,{symbol}"))));
        args.push("-Wl,--start-group".into());
        args.extend(words);
        let dirs = self.place.library_dirs();
        args.extend(dirs.iter().map(|d| OsString::from(format!("-L{}", d.display()))));
        match self.invocation.cudart {
            Cudart::Static if self.place.is_toolkit => {
                args.extend(["-lcudadevrt".into(), "-lcudart_static".into()])
            }
            Cudart::Static => args.push("-lcudart_static".into()),
            Cudart::Shared => args.push("-lcudart".into()),
            Cudart::None => {}
        }
        args.extend(["-lrt", "-lpthread", "-ldl", "-lm", "-Wl,--end-group", "-o"].map(OsString::from));
        args.push(output.as_os_str().to_owned());
        self.options.compiler.run(&args).map_err(|e| report(&e))?;
        if self.invocation.run && !self.invocation.dry_run {
            let program = fs::canonicalize(&output).unwrap_or(output);
            let status = Command::new(&program).args(&self.invocation.run_args).status();
            let status = status.map_err(|e| fatal(format_args!("{}: {e}", program.display())))?;
            return if status.success() { Ok(()) } else { Err(status.code().unwrap_or(1) as u8) };
        }
        Ok(())
    }

    fn archive(&self) -> Status {
        let words = self.linked_words()?;
        let output = self.invocation.output.clone().unwrap_or_else(|| PathBuf::from("a.a"));
        let program = self.invocation.archiver_program.clone().unwrap_or_else(|| PathBuf::from("ar"));
        let is_object = |w: &&OsString| !w.to_string_lossy().starts_with('-');
        let mut command = Command::new(&program);
        command.arg("crs").args(&self.invocation.archiver).arg(&output);
        command.args(words.iter().filter(is_object)).stdin(Stdio::null());
        if self.invocation.verbose || self.invocation.dry_run {
            let words: Vec<String> = words.iter().map(|w| w.to_string_lossy().into_owned()).collect();
            say(format_args!("#$ {} crs {} {}\n", program.display(), output.display(), words.join(" ")));
        }
        if self.invocation.dry_run {
            return Ok(());
        }
        // An archive that is there would keep members that are no longer asked for.
        let _ = fs::remove_file(&output);
        let status = command.status().map_err(|e| fatal(format_args!("{}: {e}", program.display())))?;
        if status.success() { Ok(()) } else { Err(fatal(format_args!("{} failed", program.display()))) }
    }

    /// Device code is linked when the program loads it: the object of this step only asks for the members of archives that have some.
    fn device_link(&self) -> Status {
        let output = self.invocation.output.clone().unwrap_or_else(|| PathBuf::from("a_dlink.o"));
        let text = self.scratch.path().join("dlink.s");
        let references: String = self.anchors().iter().map(|symbol| format!("\t.quad {symbol}\n")).collect();
        let assembly = format!(
            "\t.section .data.rel.oxi,\"aw\"\n{references}\t.section .note.GNU-stack,\"\",@progbits\n"
        );
        fs::write(&text, assembly).map_err(fatal)?;
        let mut args: Vec<OsString> = ["-x", "assembler", "-c"].map(OsString::from).to_vec();
        args.extend([text.into_os_string(), "-o".into(), output.into_os_string()]);
        self.options.compiler.run(&args).map_err(|e| report(&e))
    }
}
