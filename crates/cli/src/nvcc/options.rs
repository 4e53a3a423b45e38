//! nvcc's command line, read into what is to be done.

use std::ffi::OsString;
use std::path::PathBuf;
use std::{env, fs};

use crate::native::split_words;

mod table;

pub use table::names;
use table::{BOOL, FLAGS, Flag, Meaning, Takes};

/// What a command makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Product {
    Program,
    Object,
    Ptx,
    Cubin,
    Fatbin,
    /// The edited host text.
    HostText,
    Preprocessed,
    /// A rule for make.
    Rule,
    UserRule,
    Archive,
    DeviceLink,
}

/// The runtime library that programs are linked with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cudart {
    Static,
    Shared,
    None,
}

/// An architecture to compile for, and what is kept of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generate {
    pub arch: String,
    pub codes: Vec<String>,
}

/// What is linked, in the order of the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkWord {
    Input(PathBuf),
    Flag(OsString),
}

/// A command line of nvcc.
#[derive(Clone, Debug)]
pub struct Invocation {
    pub product: Product,
    pub words: Vec<LinkWord>,
    pub output: Option<PathBuf>,
    pub output_dir: Option<PathBuf>,
    /// Flags for our compiler, in its own spelling.
    pub device: Vec<String>,
    /// Flags for the host's compiler.
    pub host: Vec<OsString>,
    pub ptxas: Vec<OsString>,
    pub archiver: Vec<OsString>,
    pub level: Option<String>,
    pub arch: Option<String>,
    pub codes: Vec<String>,
    pub generate: Vec<Generate>,
    pub relocatable: bool,
    pub shared: bool,
    pub cudart: Cudart,
    pub ccbin: Option<PathBuf>,
    pub archiver_program: Option<PathBuf>,
    /// The language of all inputs.
    pub language: Option<String>,
    /// `-MD`, `-MMD`: with the compilation.
    pub rule: Option<Product>,
    pub rule_file: Option<PathBuf>,
    pub rule_targets: Vec<String>,
    pub rule_phony: bool,
    pub keep: bool,
    pub keep_dir: Option<PathBuf>,
    pub dry_run: bool,
    /// Ours: a hash of what the objects depend on, in place of them.
    pub print_cache_key: bool,
    pub verbose: bool,
    pub threads: usize,
    pub run: bool,
    pub run_args: Vec<String>,
    forward_to_compiler: bool,
    forward_to_linker: bool,
    /// `NVCC_PREPEND_FLAGS="..."` and its sister, as they are announced.
    pub announced: Vec<String>,
    /// What options ask for in vain.
    pub warnings: Vec<String>,
    /// Options that nothing depends on, and why: for `-v`.
    pub without_effect: Vec<String>,
    /// Messages of one line.
    pub brief: bool,
}

impl Default for Invocation {
    fn default() -> Invocation {
        Invocation {
            product: Product::Program,
            words: Vec::new(),
            output: None,
            output_dir: None,
            device: Vec::new(),
            host: Vec::new(),
            ptxas: Vec::new(),
            archiver: Vec::new(),
            level: None,
            arch: None,
            codes: Vec::new(),
            generate: Vec::new(),
            relocatable: false,
            shared: false,
            cudart: Cudart::Static,
            ccbin: env::var_os("NVCC_CCBIN").filter(|p| !p.is_empty()).map(PathBuf::from),
            archiver_program: None,
            language: None,
            rule: None,
            rule_file: None,
            rule_targets: Vec::new(),
            rule_phony: false,
            keep: false,
            keep_dir: None,
            dry_run: false,
            print_cache_key: false,
            verbose: false,
            threads: 1,
            run: false,
            run_args: Vec::new(),
            forward_to_compiler: false,
            forward_to_linker: false,
            announced: Vec::new(),
            warnings: Vec::new(),
            without_effect: Vec::new(),
            brief: false,
        }
    }
}

/// Why a command line cannot be followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// nvcc's own word for it.
    Fatal(String),
    /// `--help`, `--version` and the like: a text for standard output.
    Text(Text),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Text {
    Help,
    Version,
    Architectures,
    Codes,
}

/// Option files may name others, but not without end.
const MAX_FILES: usize = 16;

impl Invocation {
    /// Reads a command line (without the name of the program) and the variables that add to it.
    pub fn read(args: &[OsString]) -> Result<Invocation, Problem> {
        let mut invocation = Invocation::default();
        let mut words: Vec<String> = Vec::new();
        let variable = |name: &str| env::var(name).ok().filter(|v| !v.trim().is_empty());
        let (before, after) = (variable("NVCC_PREPEND_FLAGS"), variable("NVCC_APPEND_FLAGS"));
        words.extend(before.iter().flat_map(|v| split_words(v)));
        words.extend(args.iter().map(|a| a.to_string_lossy().into_owned()));
        words.extend(after.iter().flat_map(|v| split_words(v)));
        let announce =
            |(name, value): (&str, &Option<String>)| value.as_ref().map(|v| format!("{name}=\"{v}\""));
        let variables = [("NVCC_PREPEND_FLAGS", &before), ("NVCC_APPEND_FLAGS", &after)];
        invocation.announced = variables.into_iter().filter_map(announce).collect();
        invocation.words(words, 0)?;
        Ok(invocation)
    }

    fn words(&mut self, words: Vec<String>, depth: usize) -> Result<(), Problem> {
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            let Some(name) = word.strip_prefix('-').filter(|n| !n.is_empty()) else {
                self.words.push(LinkWord::Input(word.into()));
                continue;
            };
            let is_long = name.starts_with('-');
            let name = name.trim_start_matches('-');
            match name {
                "help" | "h" => return Err(Problem::Text(Text::Help)),
                "version" | "V" => return Err(Problem::Text(Text::Version)),
                "list-gpu-arch" | "arch-ls" => return Err(Problem::Text(Text::Architectures)),
                "list-gpu-code" | "code-ls" => return Err(Problem::Text(Text::Codes)),
                _ => {}
            }
            let (key, joined) = match name.split_once('=') {
                Some((key, value)) => (key, Some(value.to_owned())),
                None => (name, None),
            };
            if matches!(key, "options-file" | "optf") {
                let file = joined.or_else(|| words.next()).unwrap_or_default();
                if depth >= MAX_FILES {
                    return Err(Problem::Fatal(format!("Option files are nested too deeply: '{file}'")));
                }
                let text = fs::read_to_string(&file)
                    .map_err(|e| Problem::Fatal(format!("Could not open option file '{file}': {e}")))?;
                self.words(split_words(&text), depth + 1)?;
                continue;
            }
            // An option spelled whole is meant before a letter with something behind it.
            let whole = FLAGS.iter().find(|f| f.long == key || f.short == key && !is_long);
            let letter = || {
                let f = FLAGS
                    .iter()
                    .find(|f| f.takes == Takes::Joined && f.short.len() == 1 && name.starts_with(f.short))?;
                let rest = name[1..].trim_start_matches('=').to_owned();
                (!rest.is_empty() && !is_long).then_some((f, Some(rest)))
            };
            let found = whole.map(|f| (f, joined.clone())).or_else(letter);
            let Some((flag, value)) = found else {
                self.unknown(&word)?;
                continue;
            };
            let value = match flag.takes {
                Takes::Nothing if joined.is_some() => {
                    return Err(Problem::Fatal(format!("no argument expected after '-{key}'")));
                }
                Takes::Nothing => String::new(),
                Takes::Value | Takes::Joined => match value.or_else(|| words.next()) {
                    Some(value) => value,
                    None => {
                        let name = flag.long;
                        return Err(Problem::Fatal(format!("Option '--{name}' needs an argument")));
                    }
                },
            };
            self.follow(flag, value)?;
        }
        Ok(())
    }

    fn follow(&mut self, flag: &Flag, value: String) -> Result<(), Problem> {
        match flag.meaning {
            Meaning::Makes(product) => self.product = product,
            Meaning::Device(name) if flag.takes == Takes::Nothing => self.device.push(name.to_owned()),
            Meaning::Device(name) if name.len() == 2 => {
                // nvcc takes lists of directories.
                let values = if name == "-I" { list(&value) } else { vec![value] };
                self.device.extend(values.into_iter().map(|v| format!("{name}{v}")));
            }
            Meaning::Device(name) => self.device.push(format!("{name}={value}")),
            Meaning::Host(name) => self.host.push(name.into()),
            Meaning::Set(set) => set(self, value),
            Meaning::Choose(values, set) if values.contains(&value.as_str()) => set(self, value),
            Meaning::Choose(values, _) => {
                return Err(Problem::Fatal(match values == BOOL {
                    true => format!("'{value}': expected true or false"),
                    false => format!("Value '{value}' is not defined for option '{}'", flag.long),
                }));
            }
            Meaning::Number(set) => match value.parse() {
                Ok(number) => set(self, number),
                Err(_) => return Err(Problem::Fatal(format!("'{value}': expected a number"))),
            },
            Meaning::Nothing(why) => self.without_effect(flag.long, why),
            Meaning::Left(why) => self.warn(flag.long, why),
            Meaning::Refused(why) => {
                return Err(Problem::Fatal(format!("'--{}': {why}", flag.long)));
            }
        }
        Ok(())
    }

    /// As nvcc treats what it does not know.
    fn unknown(&mut self, word: &str) -> Result<(), Problem> {
        if !self.forward_to_compiler && !self.forward_to_linker {
            return Err(Problem::Fatal(format!("Unknown option '{word}'")));
        }
        if self.forward_to_compiler {
            self.host.push(word.into());
        }
        if self.forward_to_linker {
            self.link_flag(word);
        }
        Ok(())
    }

    fn link_flag(&mut self, flag: impl Into<OsString>) {
        self.words.push(LinkWord::Flag(flag.into()));
    }

    fn linker_options(&mut self, value: &str) {
        for option in split(value) {
            let mut flag = OsString::from("-Wl,");
            flag.push(option);
            self.link_flag(flag);
        }
    }

    fn both(&mut self, device: &str, host: &str) {
        self.device.push(device.to_owned());
        self.host.push(host.into());
    }

    fn front_end_options(&mut self, value: String) {
        let ours = ["--diag_suppress=", "--diag_error=", "--diag_warning="];
        let flags = ["--diag-suppress=", "--diag-error=", "--diag-warn="];
        for option in split_words(&value.replace(',', " ")) {
            let known = ours.iter().zip(flags).find_map(|(o, f)| option.strip_prefix(o).map(|v| (f, v)));
            match (known, option.as_str()) {
                (Some((flag, value)), _) => self.device.push(format!("{flag}{value}")),
                (None, "--promote_warnings") => self.device.push("--Werror=all-warnings".to_owned()),
                (None, "--brief_diagnostics") => self.brief = true,
                (None, _) => {
                    self.without_effect(&format!("Xcudafe {option}"), "there is no cudafe++");
                }
            }
        }
    }

    fn limit_registers(&mut self, value: String) {
        self.ptxas.extend(["-maxrregcount".into(), OsString::from(&value)]);
        self.device.push(format!("--maxrregcount={value}"));
    }

    fn warnings_as_errors(&mut self, value: String) {
        self.device.push(format!("--Werror={value}"));
        if value.split(',').any(|kind| kind == "all-warnings") {
            self.host.push("-Werror".into());
        }
    }

    /// `-opt-info inline`: what was inlined, and what was not and why.
    fn tell_inlining(&mut self, _inline: String) {
        self.device.extend(["--Rpass=inline".to_owned(), "--Rpass-missed=inline".to_owned()]);
    }

    /// What stands for a flag of cicc.
    fn device_stage_options(&mut self, value: String) {
        for option in split_words(&value.replace(',', " ")) {
            match option.as_str() {
                "-inline-info" => self.tell_inlining(String::new()),
                "-disable-inlining" => self.device.push("--Xopt=disable-inlining".to_owned()),
                "-aggressive-inline" => self.device.push("--Xopt=inline-threshold=4000".to_owned()),
                _ => self.warn(&format!("Xcicc {option}"), "there is no cicc"),
            }
        }
    }

    fn without_effect(&mut self, option: &str, why: &str) {
        self.without_effect.push(format!("'--{option}' has no effect: {why}"));
    }

    fn warn(&mut self, option: &str, why: &str) {
        self.warnings.push(format!("'--{option}' has no effect: {why}"));
    }

    fn optimise_for_debugger(&mut self, _on: String) {
        self.warn("dopt", "code for a debugger (-G) is not optimised");
    }

    fn protect_stack(&mut self, value: String) {
        if value == "true" {
            self.warn("device-stack-protector", "stacks of kernels are not watched");
        }
    }

    fn set_default_stream(&mut self, value: String) {
        if value == "per-thread" {
            self.device.push("-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1".to_owned());
        }
    }

    fn set_cudart(&mut self, value: String) {
        self.cudart = match value.as_str() {
            "shared" => Cudart::Shared,
            "none" => Cudart::None,
            _ => Cudart::Static,
        };
    }

    /// 0 means all processors.
    fn set_threads(&mut self, count: usize) {
        let all = || std::thread::available_parallelism().map_or(1, |n| n.get());
        self.threads = if count == 0 { all() } else { count };
    }

    /// `arch=compute_90,code=[sm_90,compute_90]`
    fn add_generate(&mut self, value: String) {
        let value = value.replace(['"', '\'', ' '], "");
        let arch = value.split("arch=").nth(1).and_then(|v| v.split(',').next()).unwrap_or_default();
        let codes = value.split("code=").nth(1).unwrap_or(arch);
        self.generate.push(Generate { arch: arch.to_owned(), codes: list(codes) });
    }

    /// The inputs, without what else is linked.
    pub fn inputs(&self) -> impl Iterator<Item = &PathBuf> {
        self.words.iter().filter_map(|w| match w {
            LinkWord::Input(path) => Some(path),
            LinkWord::Flag(_) => None,
        })
    }

    /// What is generated: one entry per virtual architecture, in the order of the command line.
    pub fn generated(&self) -> Vec<Generate> {
        let mut all = self.generate.clone();
        if let Some(arch) = &self.arch {
            let number = arch.trim_start_matches("sm_").trim_start_matches("compute_");
            let is_real = arch.starts_with("sm_");
            let virtual_arch = if is_real { format!("compute_{number}") } else { arch.clone() };
            let codes = match (self.codes.is_empty(), is_real) {
                (false, _) => self.codes.clone(),
                (true, true) => vec![arch.clone(), virtual_arch.clone()],
                (true, false) => vec![arch.clone()],
            };
            all.push(Generate { arch: virtual_arch, codes });
        }
        if all.is_empty() {
            all.push(Generate {
                arch: "compute_75".to_owned(),
                codes: vec!["sm_75".to_owned(), "compute_75".to_owned()],
            });
        }
        all
    }
}

/// A list with commas, perhaps in brackets.
fn list(text: &str) -> Vec<String> {
    let text = text.trim_matches(['[', ']', '{', '}', '"', '\'']);
    text.split(',').filter(|v| !v.is_empty()).map(str::to_owned).collect()
}

/// Options for another tool: split at commas that no backslash stands before, and at blanks.
fn split(text: &str) -> Vec<OsString> {
    const COMMA: char = '\u{1}';
    let text = text.replace("\\,", &COMMA.to_string()).replace(',', " ");
    split_words(&text).into_iter().map(|p| p.replace(COMMA, ",").into()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Invocation, Problem> {
        Invocation::read(&split_words(line).into_iter().map(OsString::from).collect::<Vec<_>>())
    }

    #[test]
    fn spellings() {
        for line in ["-o x a.cu", "--output-file x a.cu", "--output-file=x a.cu", "-o=x a.cu"] {
            assert_eq!(read(line).unwrap().output, Some("x".into()), "{line}");
        }
        assert_eq!(read("-O3 a.cu").unwrap().level.as_deref(), Some("3"));
        assert_eq!(read("-DA=1 -I b,c a.cu").unwrap().device, ["-DA=1", "-Ib", "-Ic"]);
        assert_eq!(read("-std=c++17 -x cu a.cc").unwrap().device, ["--std=c++17"]);
        assert_eq!(read("-x cu a.cc").unwrap().language.as_deref(), Some("cu"));
        assert_eq!(read("-t2 a.cc").unwrap().threads, 2);
        assert_eq!(split(r#"-DA=\"b\",-DC=d\,e"#), [r#"-DA="b""#, "-DC=d,e"]);
        assert_eq!(read("-Xcompiler -Wall,-fPIC -Xcompiler=\"-g -O1\" a.cu").unwrap().host.len(), 4);
    }

    #[test]
    fn architectures() {
        let codes = |line: &str| read(line).unwrap().generated();
        let one = |arch: &str, codes: &[&str]| Generate {
            arch: arch.to_owned(),
            codes: codes.iter().map(|c| (*c).to_owned()).collect(),
        };
        assert_eq!(codes("a.cu"), [one("compute_75", &["sm_75", "compute_75"])]);
        assert_eq!(codes("-arch=sm_90a a.cu"), [one("compute_90a", &["sm_90a", "compute_90a"])]);
        assert_eq!(
            codes("-arch compute_80 -code sm_86,sm_89 a.cu"),
            [one("compute_80", &["sm_86", "sm_89"])]
        );
        assert_eq!(
            codes(
                "-gencode arch=compute_75,code=sm_75 --generate-code=arch=compute_90,code=[compute_90,sm_90]"
            ),
            [one("compute_75", &["sm_75"]), one("compute_90", &["compute_90", "sm_90"])]
        );
    }

    #[test]
    fn unknown_options() {
        assert_eq!(read("--foo a.cu").unwrap_err(), Problem::Fatal("Unknown option '--foo'".to_owned()));
        let forwarded = read("-forward-unknown-to-host-compiler -fopenmp a.cu").unwrap();
        assert_eq!(forwarded.host, ["-fopenmp"]);
        assert_eq!(forwarded.inputs().count(), 1);
        // A letter that takes what follows it takes no other option.
        for flag in ["-march=native", "-mavx2", "-m32", "-openmp", "-xHost"] {
            assert_eq!(read(flag).unwrap_err(), Problem::Fatal(format!("Unknown option '{flag}'")));
            assert_eq!(read(&format!("-forward-unknown-to-host-compiler {flag}")).unwrap().host, [flag]);
        }
    }

    /// What the command itself knows of nvcc's options, nvcc's place knows as well.
    #[test]
    fn every_option_is_known() {
        let known = |name: &str| FLAGS.iter().any(|f| f.long == name || f.short == name);
        let read_before = |name: &str| matches!(name, "options-file" | "optf");
        let unknown: Vec<&str> =
            crate::native::names_of_nvcc().filter(|name| !known(name) && !read_before(name)).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
    }

    /// In nvcc's words.
    #[test]
    fn values() {
        for (line, said) in [
            ("-rdc=maybe", "'maybe': expected true or false"),
            ("-cudart=foo", "Value 'foo' is not defined for option 'cudart'"),
            ("-default-stream=foo", "Value 'foo' is not defined for option 'default-stream'"),
            ("-x foo", "Value 'foo' is not defined for option 'x'"),
            ("-t foo", "'foo': expected a number"),
            ("-Ofast", "'fast': expected a number"),
            ("-O a.cu", "'a.cu': expected a number"),
            ("-G=3", "no argument expected after '-G'"),
        ] {
            assert_eq!(read(line).unwrap_err(), Problem::Fatal(said.to_owned()), "{line}");
        }
        let asks = read("-time t.csv -dopt on -dlto -device-stack-protector=false a.cu").unwrap();
        assert_eq!(asks.warnings.len(), 3, "{:?}", asks.warnings);
    }
}
