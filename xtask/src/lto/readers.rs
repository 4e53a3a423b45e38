//! What others' readers say of our units: nvJitLink links them, LLVM 7.0 and 8.0 read and verify those for architectures before sm_100.
//!
//! The libraries are of PyPI; a program in C (`readers.c`) opens them, each unit in a process of its own.

use std::path::{Path, PathBuf};
use std::process::Command;

use oxicc_reference::ensure_file_of;

use super::build::said;
use super::samples::{Options, flags, parse, sample};

/// nvJitLink's releases: a package of PyPI and the library in it.
const NVJITLINK: [(&str, &str); 4] = [
    ("nvidia-nvjitlink-cu12==12.8.93", "nvidia/nvjitlink/lib/libnvJitLink.so.12"),
    ("nvidia-nvjitlink-cu12==12.9.86", "nvidia/nvjitlink/lib/libnvJitLink.so.12"),
    ("nvidia-nvjitlink==13.0.88", "nvidia/cu13/lib/libnvJitLink.so.13"),
    ("nvidia-nvjitlink==13.5.37", "nvidia/cu13/lib/libnvJitLink.so.13"),
];

/// llvmlite's packages with LLVM 7.0 and 8.0, which are for an old Python.
const LLVM: [&str; 2] = ["llvmlite==0.28.0", "llvmlite==0.31.0"];

/// How units are made.
const FORMS: [&[&str]; 3] = [&["--emit-lto"], &["--emit-lto", "-lineinfo"], &["--emit-lto", "--gen-opt-lto"]];

/// `cargo xtask lto nvjitlink`
pub fn nvjitlink(args: &[String], root: &Path) -> Result<(), String> {
    let options = parse(args, "sm_75,sm_90a,sm_100")?;
    let mut readers = Readers::new(&options, root)?;
    for (package, file) in NVJITLINK {
        let library = ensure_file_of(package, None, file).map_err(|e| e.to_string())?;
        for arch in &options.architectures {
            let units = readers.units(&options, arch, &FORMS[..1], root)?;
            let line = format!("{package} {arch}");
            readers.ask(&line, &["nvjitlink", &library.display().to_string(), arch], &units)?;
        }
    }
    readers.finish()
}

/// `cargo xtask lto llvm7`
pub fn llvm7(args: &[String], root: &Path) -> Result<(), String> {
    let options = parse(args, "sm_90a")?;
    let mut readers = Readers::new(&options, root)?;
    for package in LLVM {
        let library = ensure_file_of(package, Some("3.6"), "llvmlite/binding/libllvmlite.so");
        let library = library.map_err(|e| e.to_string())?.display().to_string();
        for arch in &options.architectures {
            let units = readers.units(&options, arch, &FORMS, root)?;
            readers.ask(&format!("{package} {arch}"), &["llvm", &library, "-"], &units)?;
        }
    }
    readers.finish()
}

/// A case as a unit: its name and its file.
type Unit = (String, PathBuf);

struct Readers {
    oxicc: PathBuf,
    program: PathBuf,
    work: PathBuf,
    refused: usize,
}

impl Readers {
    fn new(options: &Options, root: &Path) -> Result<Readers, String> {
        let work = super::directory(&root.join("target/lto/readers"))?;
        let oxicc = crate::nvcc_check::oxicc(options.oxicc.as_deref(), root)?;
        let program = work.join("readers");
        let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
        let mut compile = Command::new(compiler);
        compile.arg("-O1").arg(root.join("xtask/src/lto/readers.c")).arg("-o").arg(&program);
        said(compile.arg("-ldl"))?;
        Ok(Readers { oxicc, program, work, refused: 0 })
    }

    /// The cases as units, in all these forms. Cases of errors, and those that name an architecture, make none.
    fn units(
        &self,
        options: &Options,
        arch: &str,
        forms: &[&[&str]],
        root: &Path,
    ) -> Result<Vec<Unit>, String> {
        let mut units = Vec::new();
        let mut cases = sample(&root.join("tests/cases"), options)?;
        cases.retain(|case| !names_an_architecture(case));
        for (number, case) in cases.into_iter().enumerate() {
            for (form, words) in forms.iter().enumerate() {
                let file = self.work.join(format!("{arch}.{number}.{form}.ltoir"));
                let mut compile = Command::new(&self.oxicc);
                compile.args(flags(&case)).arg("-w").arg(format!("-arch={arch}")).args(*words);
                if said(compile.arg(&case).arg("-o").arg(&file)).is_ok() {
                    let name = case.strip_prefix(root).unwrap_or(&case).display().to_string();
                    units.push((format!("{name} {}", words.join(" ")), file));
                }
            }
        }
        Ok(units)
    }

    fn ask(&mut self, title: &str, words: &[&str], units: &[Unit]) -> Result<(), String> {
        let mut program = Command::new(&self.program);
        let text = said(program.args(words).args(units.iter().map(|(_, file)| file)))?;
        let answers: Vec<&str> = text.lines().collect();
        if answers.len() != units.len() {
            return Err(format!("{title}: {} answers about {} units", answers.len(), units.len()));
        }
        // What calls functions of other units was read, too.
        let is_read = |answer: &str| answer == "ok" || answer.contains("Unresolved extern function");
        let refused: Vec<_> = units.iter().zip(&answers).filter(|(_, answer)| !is_read(answer)).collect();
        println!("{title}: {} of {} units", units.len() - refused.len(), units.len());
        for ((name, _), answer) in &refused {
            println!("  {name}: {answer}");
        }
        self.refused += refused.len();
        Ok(())
    }

    fn finish(&self) -> Result<(), String> {
        println!("{} refused", self.refused);
        Ok(())
    }
}

/// Whether a case is for an architecture of its own.
fn names_an_architecture(case: &Path) -> bool {
    let text = std::fs::read_to_string(case).unwrap_or_default();
    text.lines().any(|line| line.contains("FLAGS:") && line.contains("arch="))
}
