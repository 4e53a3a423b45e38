//! nvcc's options that are not ours: each has another spelling here, is for another tool, or asks for what oxicc does not do.
//!
//! [`translate`] runs before clap. What is left out of the command line is said in a note with the whole option, so that
//! nobody believes it acted.

use std::ffi::OsString;
use std::fs;

use oxicc_source::nearest;

/// Whether an option has a value, and how it may be written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Takes {
    Nothing,
    /// `--name VALUE`, `--name=VALUE`.
    Value,
    /// The letter takes what follows it, too: `-lm`.
    Joined,
}

#[derive(Clone, Copy)]
enum Meaning {
    /// Our option with that meaning.
    Is(&'static str),
    /// Our option, which the value follows after `=`.
    With(&'static str),
    /// Nothing for this value, which is the default; no other is there.
    Only(&'static str),
    /// `-opt-info inline`.
    OptimizationInfo,
    /// Our option, and something is to be said about it.
    IsBut(&'static str, &'static str),
    /// Not for us; the text goes on after the option's name.
    Ignored(&'static str),
    /// Nothing is lost without it.
    Nothing,
    /// What it asks for is not made here.
    Refused(&'static str),
    /// Another product, by our option for it; subcommands make what they make, and say so with the text.
    Product(&'static str, &'static str),
    /// `arch=compute_90,code=sm_90`.
    GenerateCode,
    /// A file with more options.
    OptionsFile,
}

struct Flag {
    long: &'static str,
    short: &'static str,
    takes: Takes,
    meaning: Meaning,
}

const fn flag(long: &'static str, short: &'static str, takes: Takes, meaning: Meaning) -> Flag {
    Flag { long, short, takes, meaning }
}

const HOST: Meaning = Meaning::Ignored("is for the host compiler, ignored here");
const LINKER: Meaning = Meaning::Ignored("is for the linker, ignored here");
const PTXAS: Meaning = Meaning::Ignored("is for ptxas, ignored here");
const STEPS: Meaning = Meaning::Ignored("is for the steps of nvcc, ignored here");
const OBJECT: Meaning =
    Meaning::Ignored("asks for an object file, which `oxicc build -c` makes; PTX is written");
const LTO: Meaning =
    Meaning::Product("--emit-lto", "asks for link-time optimisation of units, which --emit-lto writes");
const LINK: Meaning = Meaning::Refused("asks for linking: that is `oxicc build`");

/// One row per option of nvcc that clap does not know; a test compares them with what nvcc itself lists.
const FLAGS: &[Flag] = {
    use Meaning::*;
    use Takes::{Joined, Nothing as No, Value};
    &[
        flag(
            "cuda",
            "cuda",
            No,
            Refused("asks for the host half of a program; `oxicc build` makes the program"),
        ),
        flag(
            "cubin",
            "cubin",
            No,
            Refused("asks for a cubin: write PTX with -o k.ptx, then `ptxas -arch=sm_90 k.ptx -o k.cubin`"),
        ),
        flag(
            "fatbin",
            "fatbin",
            No,
            Refused("asks for a fat binary: write PTX with -o k.ptx, then use ptxas and fatbinary"),
        ),
        flag(
            "optix-ir",
            "optix-ir",
            No,
            Product("--emit-optix-ir", "asks for OptiX IR, which --emit-optix-ir writes"),
        ),
        flag("ltoir", "ltoir", No, LTO),
        flag("lto", "lto", No, LTO),
        flag("dlink-time-opt", "dlto", No, LTO),
        flag("gen-opt-lto", "gen-opt-lto", No, Product("--gen-opt-lto", "is for LTO-IR, ignored here")),
        flag("preprocess", "", No, Is("-E")),
        flag("generate-dependencies", "", No, Is("--M")),
        flag("generate-nonsystem-dependencies", "", No, Is("--MM")),
        flag("generate-dependencies-with-compile", "", No, Is("--MD")),
        flag("generate-nonsystem-dependencies-with-compile", "", No, Is("--MMD")),
        flag("generate-dependency-targets", "", No, Is("--MP")),
        flag("dependency-output", "", Value, Is("--MF")),
        flag("dependency-target-name", "", Value, Is("--MT")),
        flag("compile", "c", No, OBJECT),
        flag(
            "device-c",
            "dc",
            No,
            IsBut(
                "--rdc=true",
                "asks for an object file; PTX is written, for separate compilation (-rdc=true)",
            ),
        ),
        flag("device-w", "dw", No, OBJECT),
        flag("device-link", "dlink", No, LINK),
        flag("link", "link", No, LINK),
        flag("lib", "lib", No, LINK),
        flag("relocatable-link", "r", No, LINK),
        flag("run", "run", No, Refused("runs a program: that is `oxicc run FILE`")),
        flag(
            "run-args",
            "run-args",
            Value,
            Refused("is for a program that runs: `oxicc run FILE ARGUMENTS...`"),
        ),
        flag("output-file", "", Value, Is("-o")),
        flag("output-directory", "odir", Value, Refused("is for several outputs; there is one: -o FILE")),
        flag("pre-include", "", Value, Is("--include")),
        flag("define-macro", "", Value, Is("-D")),
        flag("undefine-macro", "", Value, Is("-U")),
        flag("include-path", "", Value, Is("-I")),
        flag("system-include", "", Value, Is("--isystem")),
        flag("library", "l", Joined, LINKER),
        flag("library-path", "L", Joined, LINKER),
        flag("objdir-as-tempdir", "objtemp", No, STEPS),
        flag("compiler-bindir", "ccbin", Value, HOST),
        flag("allow-unsupported-compiler", "allow-unsupported-compiler", No, HOST),
        flag("archiver-binary", "arbin", Value, LINKER),
        flag("cudart", "cudart", Value, LINKER),
        flag("cudadevrt", "cudadevrt", Value, LINKER),
        flag(
            "libdevice-directory",
            "ldir",
            Value,
            Ignored("is for nvcc's library; --libdevice FILE takes another math library"),
        ),
        flag("target-directory", "target-dir", Value, STEPS),
        flag("use-local-env", "use-local-env", No, HOST),
        flag("force-cl-env-setup", "force-cl-env-setup", No, HOST),
        flag("profile", "pg", No, HOST),
        flag("debug", "g", No, HOST),
        flag("optimization-info", "opt-info", Value, OptimizationInfo),
        flag("optimize", "", Value, Is("-O")),
        flag("dopt", "dopt", Value, Ignored("is the default: -O0 turns the optimizer off")),
        flag(
            "ftemplate-backtrace-limit",
            "ftemplate-backtrace-limit",
            Value,
            Ignored("is for nvcc's messages; ours show the first and the last instantiation"),
        ),
        flag("no-exceptions", "noeh", No, HOST),
        flag("shared", "shared", No, LINKER),
        flag("x", "", Value, Is("-x")),
        flag(
            "no-host-device-initializer-list",
            "nohdinitlist",
            No,
            Ignored("is for the C++ library of nvcc, ignored here"),
        ),
        flag(
            "no-host-device-move-forward",
            "nohdmoveforward",
            No,
            Ignored("is for the C++ library of nvcc, ignored here"),
        ),
        flag("machine", "m", Value, Only("64")),
        flag("m64", "m64", No, Nothing),
        flag("compiler-options", "Xcompiler", Value, HOST),
        flag("linker-options", "Xlinker", Value, LINKER),
        flag("archive-options", "Xarchive", Value, LINKER),
        flag("ptxas-options", "Xptxas", Value, PTXAS),
        flag("nvlink-options", "Xnvlink", Value, LINKER),
        flag("fatbin-options", "Xfatbin", Value, LINKER),
        flag("static-global-template-stub", "static-global-template-stub", Value, HOST),
        flag("device-entity-has-hidden-visibility", "device-entity-has-hidden-visibility", Value, HOST),
        flag("forward-unknown-to-host-compiler", "forward-unknown-to-host-compiler", No, HOST),
        flag("forward-unknown-to-host-linker", "forward-unknown-to-host-linker", No, HOST),
        flag("forward-unknown-opts", "forward-unknown-opts", No, HOST),
        flag("dont-use-profile", "noprof", No, STEPS),
        flag("dryrun", "dryrun", No, Refused("lists the steps of nvcc; oxicc has none")),
        flag("threads", "t", Joined, STEPS),
        flag("split-compile", "split-compile", Value, Is("--opt-threads")),
        flag("split-compile-extended", "split-compile-extended", Value, STEPS),
        flag(
            "fdevice-syntax-only",
            "fdevice-syntax-only",
            No,
            Refused("only looks for errors: that is `oxicc check FILE`"),
        ),
        flag("fdevice-time-trace", "fdevice-time-trace", Value, Is("--time-trace")),
        flag("keep", "keep", No, Ignored("keeps nvcc's intermediate files; -E and --emit-llvm write ours")),
        flag(
            "save-temps",
            "save-temps",
            No,
            Ignored("keeps nvcc's intermediate files; -E and --emit-llvm write ours"),
        ),
        flag("keep-dir", "keep-dir", Value, STEPS),
        flag("clean-targets", "clean", No, Refused("deletes the outputs of nvcc")),
        flag(
            "time",
            "time",
            Value,
            Ignored("is for the steps of nvcc; --time-passes shows the times of ours"),
        ),
        flag("input-drive-prefix", "idp", Value, STEPS),
        flag("dependency-drive-prefix", "ddp", Value, STEPS),
        flag("drive-prefix", "dp", Value, STEPS),
        flag("no-align-double", "", No, HOST),
        flag("no-device-link", "nodlink", No, LINKER),
        flag("gpu-code", "code", Value, PTXAS),
        flag("generate-code", "gencode", Value, GenerateCode),
        flag("entries", "e", Value, PTXAS),
        flag(
            "maxrregcount",
            "maxrregcount",
            Value,
            IsBut("--maxrregcount", "is for ptxas: give it there, too"),
        ),
        flag(
            "extra-device-vectorization",
            "extra-device-vectorization",
            No,
            Ignored("is for nvcc's optimizer, ignored here"),
        ),
        flag("default-stream", "default-stream", Value, HOST),
        flag("disable-warnings", "", No, Is("-w")),
        flag("source-in-ptx", "src-in-ptx", No, Is("--source-in-ptx")),
        flag("Wreorder", "", No, Is("-Wreorder")),
        flag("Wdefault-stream-launch", "", No, Is("-Wdefault-stream-launch")),
        flag("Wmissing-launch-bounds", "", No, Is("-Wmissing-launch-bounds")),
        flag("Wext-lambda-captures-this", "", No, Is("-Wext-lambda-captures-this")),
        flag("Wno-deprecated-declarations", "", No, Is("-Wno-deprecated-declarations")),
        flag("Wno-deprecated-gpu-targets", "Wno-deprecated-gpu-targets", No, Nothing),
        flag("resource-usage", "res-usage", No, PTXAS),
        flag("extensible-whole-program", "ewp", No, LINKER),
        flag("no-compress", "no-compress", No, LINKER),
        flag("compress-mode", "compress-mode", Value, LINKER),
        flag("qpp-config", "qpp-config", Value, HOST),
        flag(
            "compile-as-tools-patch",
            "astoolspatch",
            No,
            Refused("asks for a patch of NVIDIA's tools, which oxicc does not write"),
        ),
        flag("display-error-number", "err-no", No, Nothing),
        flag(
            "no-display-error-number",
            "no-err-no",
            No,
            Ignored("is for nvcc's messages; ours have their numbers"),
        ),
        flag("host-linker-script", "hls", Value, LINKER),
        flag("augment-host-linker-script", "aug-hls", No, LINKER),
        flag(
            "brief-diagnostics",
            "brief-diag",
            Value,
            Ignored("is for nvcc's messages; --message-format=short has one line for each"),
        ),
        flag("jump-table-density", "jtd", Value, With("--Xopt=jump-table-density")),
        flag("relocatable-ptx", "reloc-ptx", No, LINKER),
        flag(
            "device-stack-protector",
            "device-stack-protector",
            Value,
            Ignored("is not supported: there are no checks of the stack"),
        ),
        flag("frandom-seed", "frandom-seed", Value, STEPS),
        flag(
            "sanitize",
            "sanitize",
            Value,
            Ignored("is for NVIDIA's tools; `oxicc run --check` looks for mistakes of a kernel"),
        ),
        flag("jobserver", "jobserver", No, STEPS),
        flag("options-file", "optf", Value, OptionsFile),
    ]
};

/// Option files may name others, but not without end.
const MAX_FILES: usize = 16;

/// A command line without the options of nvcc that are not ours.
#[derive(Debug, Default)]
pub struct Translated {
    pub args: Vec<OsString>,
    /// What was left out, in sentences.
    pub notes: Vec<String>,
}

/// Replaces nvcc's options. `ours` are names with their dashes that the subcommand gives another meaning.
pub fn translate(args: Vec<OsString>, ours: &[&str]) -> Result<Translated, String> {
    let is_subcommand = args.get(1).is_some_and(super::is_subcommand);
    let mut state = State { ours, is_subcommand, ..State::default() };
    state.words(args)?;
    if let [first, .., last] = state.architectures.as_slice() {
        return Err(format!(
            "one architecture at a time: PTX for {first} and for {last} was asked for; choose one with -arch"
        ));
    }
    let mut out = state.out;
    if let Some(arch) = state.architectures.pop() {
        // Behind the name of the program and that of the subcommand; -arch wins, as it comes later.
        out.args.insert(out.args.len().min(1), format!("--arch={arch}").into());
        if out.args.get(2).is_some_and(super::is_subcommand) {
            out.args.swap(1, 2);
        }
    }
    Ok(out)
}

/// Names of all options that are known here, for suggestions.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    FLAGS.iter().flat_map(|f| [f.long, f.short]).filter(|name| name.len() > 1)
}

#[derive(Default)]
struct State<'a> {
    ours: &'a [&'a str],
    out: Translated,
    /// Of `-gencode`, each once.
    architectures: Vec<String>,
    /// The first word is the name of a subcommand.
    is_subcommand: bool,
    files: usize,
}

impl State<'_> {
    fn words(&mut self, args: Vec<OsString>) -> Result<(), String> {
        let mut args = args.into_iter();
        while let Some(arg) = args.next() {
            let Some((flag, given, value)) = arg.to_str().and_then(|word| self.find(word)) else {
                self.out.args.push(arg);
                continue;
            };
            let value = match (flag.takes, value) {
                (Takes::Nothing, _) => None,
                (_, Some(value)) => Some(value),
                (_, None) => match args.next() {
                    Some(next) => Some(next.to_string_lossy().into_owned()),
                    None => return Err(format!("'{given}' needs a value")),
                },
            };
            self.apply(flag, &given, value)?;
        }
        Ok(())
    }

    /// The option a word is, with its name as it is written, and the value that is part of the word.
    fn find(&self, word: &str) -> Option<(&'static Flag, String, Option<String>)> {
        let bare = word.strip_prefix("--").or_else(|| word.strip_prefix('-'))?;
        let (name, value) = match bare.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (bare, None),
        };
        let given = &word[..word.len() - bare.len() + name.len()];
        if self.ours.contains(&given) || name.is_empty() {
            return None;
        }
        let is_letter = |flag: &Flag| flag.short == name && !word.starts_with("--");
        // A long name with one dash would be a cluster of letters: nvcc does not know it either, but means nothing else by it.
        let exact = FLAGS
            .iter()
            .find(|f| is_letter(f) || f.long == name && (name.len() > 1 || word.starts_with("--")));
        if let Some(flag) = exact.filter(|f| f.takes != Takes::Nothing || value.is_none()) {
            return Some((flag, given.to_owned(), value));
        }
        let letter = word.strip_prefix('-').filter(|rest| !rest.starts_with('-'))?;
        let joined = FLAGS.iter().find(|f| f.takes == Takes::Joined && letter.starts_with(f.short))?;
        let value = letter.get(joined.short.len()..)?;
        if self.ours.contains(&&word[..1 + joined.short.len()]) {
            return None;
        }
        // `-lineinf` is no library, but `-lcudart` is.
        let ours = super::flags::ONE_DASH;
        let alike = ours.iter().copied().chain(names()).filter(|known| known.starts_with(joined.short));
        let misspelled = ours.contains(&name) || name.len() > 4 && nearest(name, alike).is_some();
        let number = matches!(joined.short, "t" | "m") && value.parse::<u32>().is_err();
        (!misspelled && !number)
            .then(|| (joined, word[..1 + joined.short.len()].to_owned(), Some(value.to_owned())))
    }

    fn apply(&mut self, flag: &Flag, given: &str, value: Option<String>) -> Result<(), String> {
        let whole = match &value {
            Some(value) if given.len() == 2 => format!("{given}{value}"),
            Some(value) => format!("{given} {value}"),
            None => given.to_owned(),
        };
        match flag.meaning {
            Meaning::Is(ours) => self.push(ours, value),
            Meaning::With(ours) => self.push(&format!("{ours}={}", value.unwrap_or_default()), None),
            Meaning::Only(known) if value.as_deref() == Some(known) => {}
            Meaning::Only(known) => return Err(format!("'{whole}' is not supported: {known} is")),
            Meaning::OptimizationInfo if value.as_deref() == Some("inline") => {
                self.push("--Rpass=inline", None);
                self.push("--Rpass-missed=inline", None);
            }
            Meaning::OptimizationInfo => return Err(format!("'{whole}': nvcc knows 'inline' only")),
            Meaning::IsBut(ours, text) => {
                self.push(ours, value);
                self.note(format!("'{whole}' {text}"));
            }
            Meaning::Ignored(text) => self.note(format!("'{whole}' {text}")),
            Meaning::Nothing => {}
            Meaning::Refused(text) => return Err(format!("'{whole}' {text}")),
            Meaning::Product(ours, _) if !self.is_subcommand => self.push(ours, None),
            Meaning::Product(_, text) => self.note(format!("'{whole}' {text}")),
            Meaning::GenerateCode => self.generate_code(&whole, &value.unwrap_or_default())?,
            Meaning::OptionsFile => self.options_file(&value.unwrap_or_default())?,
        }
        Ok(())
    }

    fn push(&mut self, ours: &str, value: Option<String>) {
        self.out.args.push(ours.into());
        self.out.args.extend(value.map(OsString::from));
    }

    fn note(&mut self, text: String) {
        if !self.out.notes.contains(&text) {
            self.out.notes.push(text);
        }
    }

    /// The virtual architecture is ours; the real ones are for ptxas.
    fn generate_code(&mut self, whole: &str, value: &str) -> Result<(), String> {
        let value = value.trim_matches('"');
        let arch = value.split(',').find_map(|part| part.trim().strip_prefix("arch="));
        let Some(arch) = arch else {
            return Err(format!("'{whole}' has no architecture: -gencode arch=compute_90,code=sm_90"));
        };
        if !self.architectures.iter().any(|known| known == arch) {
            self.architectures.push(arch.to_owned());
        }
        let Some((_, codes)) = value.split_once("code=") else { return Ok(()) };
        let mut codes = codes.trim_matches(['[', ']']).split(',').map(str::trim).peekable();
        let lto = |code: &&str| code.starts_with("lto_");
        if codes.peek().is_some() && codes.clone().all(|code| lto(&code)) {
            if !self.is_subcommand {
                self.push("--emit-lto", None);
            }
        } else if let Some(code) = codes.find(lto) {
            self.note(format!(
                "'{whole}' asks for {code} beside other code: -olto FILE writes LTO-IR beside the PTX"
            ));
        }
        Ok(())
    }

    /// Words separated by white space; quotes keep it.
    fn options_file(&mut self, names: &str) -> Result<(), String> {
        for name in names.split(',') {
            self.files += 1;
            if self.files > MAX_FILES {
                return Err(format!("{name}: more than {MAX_FILES} files of options"));
            }
            let text = fs::read_to_string(name).map_err(|e| format!("{name}: {e}"))?;
            self.words(split_words(&text).into_iter().map(OsString::from).collect())?;
        }
        Ok(())
    }
}

/// Words as a shell reads them, as far as quotes and backslashes go.
pub(crate) fn split_words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (quote, c) {
            (Some(q), c) if c == q => quote = None,
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None | Some('"'), '\\') => word.get_or_insert_default().extend(chars.next()),
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn translated(line: &str) -> (String, Vec<String>) {
        let args = std::iter::once("oxicc").chain(line.split(' ')).map(OsString::from).collect();
        let out = translate(args, &[]).unwrap();
        let words: Vec<String> = out.args.iter().skip(1).map(|a| a.to_string_lossy().into_owned()).collect();
        (words.join(" "), out.notes)
    }

    #[test]
    fn what_is_for_others_is_named_whole() {
        for (line, left, note) in [
            ("a.cu -Xptxas -v", "a.cu", "'-Xptxas -v' is for ptxas, ignored here"),
            ("a.cu -Xptxas=-v", "a.cu", "'-Xptxas -v' is for ptxas, ignored here"),
            ("--ptxas-options=-v a.cu", "a.cu", "'--ptxas-options -v' is for ptxas, ignored here"),
            ("a.cu -g", "a.cu", "'-g' is for the host compiler, ignored here"),
            ("-L/usr/lib a.cu", "a.cu", "'-L/usr/lib' is for the linker, ignored here"),
            ("-lcudart a.cu", "a.cu", "'-lcudart' is for the linker, ignored here"),
            ("-t4 a.cu", "a.cu", "'-t4' is for the steps of nvcc, ignored here"),
        ] {
            assert_eq!(translated(line), (left.to_owned(), vec![note.to_owned()]), "{line}");
        }
        assert_eq!(translated("-m64 -Wno-deprecated-gpu-targets a.cu"), ("a.cu".to_owned(), Vec::new()));
        assert_eq!(translated("-march=native a.cu").0, "-march=native a.cu", "an option of another compiler");
        assert_eq!(translated("-lcudart -lcudart a.cu").1.len(), 1);
        let (left, notes) = translated("check a.cu -dlto");
        assert!(left == "check a.cu" && notes[0].starts_with("'-dlto' asks for link-time"), "{notes:?}");
        let (left, notes) = translated("-gencode arch=compute_80,code=[lto_80,sm_80] a.cu");
        assert!(
            left == "--arch=compute_80 a.cu" && notes[0].contains("lto_80 beside other code"),
            "{notes:?}"
        );
    }

    #[test]
    fn other_spellings() {
        for (line, ours) in [
            ("--define-macro N=4 a.cu", "-D N=4 a.cu"),
            ("--output-file=x a.cu", "-o x a.cu"),
            ("-gencode arch=compute_80,code=sm_80 a.cu", "--arch=compute_80 a.cu"),
            ("check -gencode=arch=compute_80,code=[sm_80,sm_86] a.cu", "check --arch=compute_80 a.cu"),
            ("-dlto -gen-opt-lto a.cu", "--emit-lto --gen-opt-lto a.cu"),
            ("-ltoir a.cu -optix-ir", "--emit-lto a.cu --emit-optix-ir"),
            ("-gencode arch=compute_80,code=lto_80 a.cu", "--arch=compute_80 --emit-lto a.cu"),
            ("-lineinfo -lineinf -time-passes", "-lineinfo -lineinf -time-passes"),
            ("a.cu -keep-device-functions -dir", "a.cu -keep-device-functions -dir"),
        ] {
            assert_eq!(translated(line), (ours.to_owned(), Vec::new()), "{line}");
        }
    }

    #[test]
    fn what_is_not_made_here_is_refused() {
        let refused = |line: &str| translate(line.split(' ').map(OsString::from).collect(), &[]).unwrap_err();
        assert!(refused("a.cu -cubin").starts_with("'-cubin' asks for a cubin"));
        assert!(refused("-gencode arch=sm_80 -gencode arch=sm_90").contains("one architecture at a time"));
        assert!(refused("a.cu -Xptxas").contains("'-Xptxas' needs a value"));
        assert!(refused("-optf /no/such/file").contains("/no/such/file"));
    }

    #[test]
    fn words_of_a_file() {
        assert_eq!(split_words("-D'A B'=1\n -I \"x y\" a\\ b ''"), ["-DA B=1", "-I", "x y", "a b", ""]);
    }

    #[test]
    fn subcommands_keep_their_own_letters() {
        let args = ["oxicc", "run", "-g", "4"].map(OsString::from).to_vec();
        assert_eq!(translate(args.clone(), &["-g"]).unwrap().args, args);
    }
}
