//! Units to objects of LTO-IR, objects to machine code or programs.

use std::fmt;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::nvcc_check::make_view;
use crate::nvcc_check::programs::Program;

/// Whose compiler made an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Maker {
    Ours,
    Original,
}

impl Maker {
    const BOTH: [Maker; 2] = [Maker::Ours, Maker::Original];

    fn other(self) -> Maker {
        if self == Maker::Ours { Maker::Original } else { Maker::Ours }
    }

    fn name(self) -> &'static str {
        if self == Maker::Ours { "ours" } else { "original" }
    }
}

/// Whose objects a program is linked of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mix {
    All(Maker),
    /// In turn; the first is this one's.
    Alternate(Maker),
}

impl Mix {
    fn maker(self, unit: usize) -> Maker {
        match self {
            Mix::All(maker) => maker,
            Mix::Alternate(first) if unit.is_multiple_of(2) => first,
            Mix::Alternate(first) => first.other(),
        }
    }
}

impl fmt::Display for Mix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mix::All(maker) => f.write_str(maker.name()),
            Mix::Alternate(first) => write!(f, "{}-{}", first.name(), first.other().name()),
        }
    }
}

/// A linked program: what its machine code has.
pub struct Linked {
    pub kernels: Vec<String>,
    pub calls: usize,
    /// The instructions as text, if they could be read.
    pub code: String,
}

/// The objects of a unit, by maker.
pub struct Unit {
    source: PathBuf,
    objects: [PathBuf; 2],
}

impl Unit {
    fn object(&self, maker: Maker) -> &Path {
        &self.objects[usize::from(maker == Maker::Original)]
    }

    fn is_library(&self) -> bool {
        self.source.file_name().is_some_and(|n| n.to_string_lossy().starts_with("lib_"))
    }
}

pub struct Builder {
    work: PathBuf,
    toolkit: PathBuf,
    architectures: Vec<String>,
}

impl Builder {
    /// Makes two views of the reference toolkit: with our compiler in cicc's place, and as it is.
    pub fn new(oxicc: &Path, work: &Path, architectures: &[String]) -> Result<Builder, String> {
        let reference = oxicc_reference::ensure_installed().map_err(|e| e.to_string())?;
        let toolkit =
            fs::canonicalize(reference.root()).map_err(|e| format!("{}: {e}", reference.root().display()))?;
        for (maker, cicc) in Maker::BOTH.into_iter().zip([oxicc.to_owned(), toolkit.join("nvvm/bin/cicc")]) {
            let view = work.join(maker.name());
            let made = match view.exists() {
                true => fs::remove_dir_all(&view),
                false => Ok(()),
            };
            let made = made
                .and_then(|()| make_view(&toolkit, &cicc, &view))
                .and_then(|()| add_library(&toolkit, &view));
            made.map_err(|e| format!("{}: {e}", view.display()))?;
        }
        Ok(Builder { work: work.to_owned(), toolkit, architectures: architectures.to_vec() })
    }

    pub fn nvcc(&self, maker: Maker) -> PathBuf {
        self.work.join(maker.name()).join("bin/nvcc")
    }

    pub fn nvlink(&self) -> PathBuf {
        self.toolkit.join("bin/nvlink")
    }

    /// Where the toolkit's libraries are.
    pub fn libraries(&self) -> PathBuf {
        self.toolkit.join("lib")
    }

    /// The directory that nvlink finds NVIDIA's libNVVM below.
    pub fn nvvm(&self) -> PathBuf {
        self.work.join(Maker::Original.name()).join("nvvm")
    }

    /// cuobjdump of the toolkit, or that of the search path.
    pub fn disassembler(&self) -> Option<PathBuf> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let dirs = std::iter::once(self.toolkit.join("bin")).chain(std::env::split_paths(&path));
        dirs.map(|dir| dir.join("cuobjdump")).find(|tool| tool.exists())
    }

    /// Every unit by both compilers, with LTO-IR for every architecture in one object.
    pub fn compile(&self, program: &Program) -> Result<Vec<Unit>, String> {
        let dir = self.directory(program)?;
        let mut units = Vec::new();
        for source in &program.units {
            let stem = source.file_stem().unwrap_or_default().to_string_lossy();
            let objects = Maker::BOTH.map(|maker| dir.join(format!("{stem}.{}.o", maker.name())));
            for (maker, object) in Maker::BOTH.into_iter().zip(&objects) {
                let mut command = Command::new(self.nvcc(maker));
                command.current_dir(&program.dir).args(["-w", "-dc"]).args(&program.flags);
                for arch in &self.architectures {
                    let number = arch.trim_start_matches("sm_");
                    command.arg(format!("-gencode=arch=compute_{number},code=lto_{number}"));
                }
                said(command.arg(source).arg("-o").arg(object))?;
            }
            units.push(Unit { source: source.clone(), objects });
        }
        Ok(units)
    }

    /// Machine code for one architecture.
    pub fn link(&self, program: &Program, units: &[Unit], mix: Mix, arch: &str) -> Result<Linked, String> {
        let dir = self.directory(program)?;
        let cubin = dir.join(format!("{arch}.{mix}.cubin"));
        let mut command = self.linker(program, units, mix, arch)?;
        said(command.args(["-dlink", "-cubin", "-o"]).arg(&cubin))?;
        let Some(tool) = self.disassembler() else {
            return Ok(Linked { kernels: Vec::new(), calls: 0, code: String::new() });
        };
        let text = said(Command::new(tool).arg("-sass").arg(&cubin))?;
        let of = |line: &str| line.trim().strip_prefix("Function : ").map(str::to_owned);
        let mut kernels: Vec<String> = text.lines().filter_map(of).collect();
        kernels.sort();
        let code: Vec<&str> = text.lines().filter(|l| l.trim_start().starts_with("/*")).collect();
        let calls = code.iter().filter(|l| is_call(l)).count();
        Ok(Linked { kernels, calls, code: code.join("\n") })
    }

    /// What the whole program prints.
    pub fn run(&self, program: &Program, units: &[Unit], mix: Mix, arch: &str) -> Result<String, String> {
        let exe = self.directory(program)?.join(format!("{arch}.{mix}"));
        let mut command = self.linker(program, units, mix, arch)?;
        said(command.arg("-o").arg(&exe))?;
        said(&mut Command::new(exe))
    }

    fn linker(&self, program: &Program, units: &[Unit], mix: Mix, arch: &str) -> Result<Command, String> {
        let dir = self.directory(program)?;
        let (mut objects, mut library) = (Vec::new(), Vec::new());
        for (i, unit) in units.iter().enumerate() {
            let list = if unit.is_library() { &mut library } else { &mut objects };
            list.push(unit.object(mix.maker(i)).to_owned());
        }
        if !library.is_empty() {
            let archive = dir.join(format!("units.{mix}.a"));
            let mut command = Command::new(self.nvcc(Maker::Original));
            said(command.arg("-lib").args(&library).arg("-o").arg(&archive))?;
            objects.push(archive);
        }
        let mut command = Command::new(self.nvcc(Maker::Original));
        // A toolkit from packages has its libraries in `lib`.
        command.args(["-w", "-dlto", &format!("-arch={arch}"), "-L"]).arg(self.toolkit.join("lib"));
        command.args(&program.flags).args(&objects);
        Ok(command)
    }

    fn directory(&self, program: &Program) -> Result<PathBuf, String> {
        super::directory(&self.work.join("programs").join(&program.name))
    }
}

/// nvlink asks for `lib64/libnvvm.so`; packages have it elsewhere, under another name.
fn add_library(toolkit: &Path, view: &Path) -> std::io::Result<()> {
    let wanted = view.join("nvvm/lib64/libnvvm.so");
    if wanted.exists() {
        return Ok(());
    }
    fs::create_dir_all(view.join("nvvm/lib64"))?;
    let packaged = ["nvvm/lib64/libnvvm.so.4", "nvvm/lib/libnvvm.so.4", "lib/libnvvm.so.4"];
    match packaged.iter().map(|name| toolkit.join(name)).find(|file| file.exists()) {
        Some(file) => symlink(file, wanted),
        None => Err(std::io::Error::other("the toolkit has no libnvvm.so.4")),
    }
}

/// Whether a line of machine code calls a function of the program. Divisions and the like call code that the assembler adds,
/// which is relative to the caller; functions are called by their absolute place or through a register.
fn is_call(line: &str) -> bool {
    line.contains("CALL.ABS") || line.contains("CALL.REL") && !line.contains("$__internal")
}

/// Runs a command; what it printed, or what it said when it failed.
pub fn said(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|e| format!("{}: {e}", command.get_program().display()))?;
    let out = String::from_utf8_lossy(&output.stdout);
    if output.status.success() {
        return Ok(out.into_owned());
    }
    let text = format!("{out}{}", String::from_utf8_lossy(&output.stderr));
    let first = text.lines().find(|l| l.contains("error") || l.contains("fatal")).unwrap_or(text.trim());
    Err(format!("{first} ({})", output.status))
}
