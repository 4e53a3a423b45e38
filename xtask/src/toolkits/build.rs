//! One unit with one release.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use oxicc_reference::{Release, Toolchain};

use super::units::{Unit, knows_arch};
use crate::nvcc_check::make_view;

/// Functions that PTX may leave undefined: the assembler or the device runtime has them.
const KNOWN_EXTERNS: &[&str] = &[
    "vprintf",
    "malloc",
    "free",
    "__assertfail",
    "__cuda_syscall_aligned_malloc",
    "cudaCGGetIntrinsicHandle",
    "cudaCGSynchronize",
    "cudaCGGetRank",
    "cudaCGGetSize",
];

/// How much of a unit is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Extent {
    /// The kernels have the names that the original gives them, which do not depend on the architecture.
    pub names: bool,
    /// The assembler takes the PTX.
    pub assembled: bool,
    /// Also the host's half, which does not depend on the architecture either.
    pub host: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    Passed {
        linked: bool,
    },
    /// The original does not build it either, or a header of another package is missing.
    Neither,
    Failed(String),
}

/// What the units of a release are built with.
pub struct Builder {
    release: &'static Release,
    root: PathBuf,
    /// The toolkit with cudafe++ and fatbinary.
    default: PathBuf,
    /// The release with oxicc for its cicc, where there is one.
    view: Option<PathBuf>,
    oxicc: PathBuf,
    /// Headers of other packages.
    more_headers: Vec<PathBuf>,
    work: PathBuf,
}

type Step<T> = Result<T, String>;

impl Builder {
    pub fn new(
        release: &'static Release,
        toolchain: &Toolchain,
        default: &Toolchain,
        oxicc: &Path,
        work: PathBuf,
    ) -> Result<Builder, String> {
        let failed = |e: std::io::Error| format!("{}: {e}", work.display());
        if work.exists() {
            fs::remove_dir_all(&work).map_err(failed)?;
        }
        fs::create_dir_all(&work).map_err(failed)?;
        let canonical = |t: &Toolchain| fs::canonicalize(t.root()).map_err(failed);
        let (root, default) = (canonical(toolchain)?, canonical(default)?);
        let view = release.has_compiler().then(|| work.join("toolkit"));
        if let Some(view) = &view {
            make_view(&root, oxicc, view).map_err(failed)?;
        }
        let curand = oxicc_reference::ensure_curand(release);
        if let Err(e) = &curand {
            println!("{}: without cuRAND ({e})", release.version);
        }
        let more_headers = curand.ok().and_then(|d| fs::canonicalize(d).ok()).into_iter().collect();
        Ok(Builder { release, root, default, view, oxicc: oxicc.to_owned(), more_headers, work })
    }

    pub fn build(&self, unit: &Unit, arch: &str, extent: Extent) -> Outcome {
        let dir = self.work.join(format!("{}.{arch}", unit.name));
        if let Err(e) = fs::create_dir_all(&dir) {
            return Outcome::Failed(e.to_string());
        }
        let built = match &self.view {
            Some(view) => self.by_nvcc(view, unit, arch, &dir, extent),
            None => self.by_parts(unit, arch, &dir, extent),
        };
        match built {
            Ok(outcome) => outcome,
            // Programs of others may want separate compilation, or more than the release has.
            Err(why) if unit.may_be_refused && (is_limit(&why) || !self.original_takes(unit, arch, &dir)) => {
                Outcome::Neither
            }
            Err(why) => Outcome::Failed(why),
        }
    }

    fn by_nvcc(&self, view: &Path, unit: &Unit, arch: &str, dir: &Path, extent: Extent) -> Step<Outcome> {
        let nvcc = |root: &Path, output: &str, more: &[&str]| {
            let mut command = Command::new(root.join("bin/nvcc"));
            command.arg(format!("-arch={arch}")).arg(format!("-std=c++{}", unit.standard)).args(more);
            command.args(unit.extended_lambda.then_some("--extended-lambda"));
            command.args(self.include_options(unit));
            command.arg(&unit.path).arg("-o").arg(dir.join(output)).current_dir(dir);
            command
        };
        // Only the names are compared: the fastest way to them will do.
        // 13.4's does not compile all of its headers so.
        let original = || {
            run(nvcc(&self.root, "original.ptx", &["-ptx", "-Ofc=max"]))
                .or_else(|_| run(nvcc(&self.root, "original.ptx", &["-ptx"])))
        };
        if extent.names && original().is_err() {
            return Ok(Outcome::Neither);
        }
        let keep = dir.display().to_string();
        let (output, kind) = match extent {
            Extent { host: true, .. } => ("unit.o", "-c"),
            Extent { assembled: true, .. } => ("unit.cubin", "-cubin"),
            _ => ("unit.ptx", "-ptx"),
        };
        let mut ours = nvcc(view, output, &[kind, "--keep", "--keep-dir", &keep]);
        // The assembler only has to take the PTX.
        ours.arg("-Xptxas=-O0");
        match run(ours) {
            Err(_) if !extent.names && original().is_err() => return Ok(Outcome::Neither),
            built => built?,
        }
        let ours = read(&kept_ptx(dir)?)?;
        no_undefined(&ours)?;
        if extent.names {
            same_kernels(&ours, &read(&dir.join("original.ptx"))?)?;
        }
        Ok(Outcome::Passed { linked: extent.host && self.link(unit, dir)? })
    }

    /// As nvcc would do it, program by program.
    fn by_parts(&self, unit: &Unit, arch: &str, dir: &Path, extent: Extent) -> Step<Outcome> {
        let number = arch.trim_start_matches("sm_").trim_end_matches(char::is_alphabetic);
        let macros = device_macros(arch, number);
        let file = |name: &str| dir.join(name);
        let device: Vec<String> =
            macros.iter().cloned().chain(["-DCUDA_DOUBLE_MATH_FUNCTIONS".to_owned()]).collect();
        let list = format!("-D__CUDA_ARCH_LIST__={number}0");
        if self.preprocess(unit, &device, &list, &file("unit.cpp1.ii")).is_err() {
            return Ok(Outcome::Neither);
        }

        let name = unit.path.display().to_string();
        let common = |c: &mut Command| {
            c.arg(format!("--c++{}", unit.standard)).arg(format!("--gnu_version={}", gnu_version()));
            c.args(["--display_error_number", "--orig_src_file_name", &name, "--orig_src_path_name", &name]);
            c.args(unit.extended_lambda.then_some("--extended-lambda"));
            c.arg("--allow_managed").current_dir(dir);
        };
        if extent.host {
            self.preprocess(unit, &[], &list, &file("unit.cpp4.ii"))?;
            let mut host = Command::new(self.default.join("bin/cudafe++"));
            common(&mut host);
            host.args(["--m64", "--parse_templates", "--gen_c_file_name", "unit.cudafe1.cpp"]);
            host.args(["--stub_file_name", "unit.cudafe1.stub.c", "--gen_module_id_file"]);
            host.args(["--module_id_file_name", "unit.module_id", "unit.cpp4.ii"]);
            if run(host).is_err() {
                return Ok(Outcome::Neither);
            }
        }

        let mut cicc = Command::new(&self.oxicc);
        cicc.arg("--cicc");
        common(&mut cicc);
        cicc.args(["-arch", &arch.replace("sm_", "compute_"), "-m64", "--no-version-ident"]);
        cicc.args(["-ftz=0", "-prec_div=1", "-prec_sqrt=1", "-fmad=1"]);
        cicc.args(["--include_file_name", "unit.fatbin.c", "-tused"]);
        if extent.host {
            cicc.args(["--module_id_file_name", "unit.module_id"]);
        }
        cicc.args(["--gen_c_file_name", "unit.cudafe1.c", "--stub_file_name", "unit.cudafe1.stub.c"]);
        cicc.args(["--gen_device_file_name", "unit.gpu", "unit.cpp1.ii", "-o", "unit.ptx"]);
        run(cicc)?;
        no_undefined(&read(&file("unit.ptx"))?)?;
        if !extent.assembled {
            return Ok(Outcome::Passed { linked: false });
        }

        let mut ptxas = Command::new(self.root.join("bin/ptxas"));
        ptxas.arg(format!("-arch={arch}")).args(["-m64", "unit.ptx", "-o", "unit.cubin"]).current_dir(dir);
        ptxas.arg("-O0");
        run(ptxas)?;
        if !extent.host {
            return Ok(Outcome::Passed { linked: false });
        }

        let mut fatbinary = Command::new(self.default.join("bin/fatbinary"));
        fatbinary.args(["-64", "--create=unit.fatbin", "--embedded-fatbin=unit.fatbin.c"]).current_dir(dir);
        // It knows the architectures of its own release only; for the host's half the PTX will do.
        let sm = arch.trim_start_matches("sm_");
        match knows_arch(&self.default.join("bin/ptxas"), arch) {
            true => fatbinary.arg(format!("--image3=kind=elf,sm={sm},file=unit.cubin")),
            false => fatbinary.arg("--image3=kind=ptx,sm=90,file=unit.ptx"),
        };
        run(fatbinary)?;

        let mut compile = Command::new("g++");
        compile.args(["-c", "-x", "c++", "-Wno-psabi", "-D__NV_LEGACY_LAUNCH"]).args(&device).arg(&list);
        compile.arg(format!("-std=c++{}", unit.standard));
        compile.args(self.include_dirs().iter().map(|d| format!("-I{}", d.display())));
        compile.args(["unit.cudafe1.cpp", "-o", "unit.o"]).current_dir(dir);
        run(compile)?;
        Ok(Outcome::Passed { linked: self.link(unit, dir)? })
    }

    /// Links a program with the shared runtime, the only one in all packages. False for what is none, or has other libraries.
    fn link(&self, unit: &Unit, dir: &Path) -> Step<bool> {
        if !unit.link && !unit.may_link {
            return Ok(false);
        }
        let major = self.release.version.split('.').next().unwrap_or("");
        let runtime = self.root.join(format!("lib/libcudart.so.{major}"));
        let mut link = Command::new("g++");
        link.args(["unit.o", "-o", "unit"]).arg(runtime).current_dir(dir);
        let output = link.stdin(Stdio::null()).output().map_err(|e| format!("g++: {e}"))?;
        if output.status.success() {
            return Ok(true);
        }
        let text = String::from_utf8_lossy(&output.stderr);
        // What the compilers made is there, or it is a fault of ours; libraries need not be.
        let undefined = text.lines().filter_map(|l| l.split_once("undefined reference to").map(|(_, n)| n));
        let ours = ["__cudaRegister", "__device_stub", "__fatbin", "__nv_"];
        let is_ours = |name: &str| ours.iter().any(|o| name.contains(o));
        match undefined.clone().next() {
            Some(_) if unit.may_link && !undefined.clone().any(is_ours) => Ok(false),
            _ => Err(format!("g++: {}", text.lines().next().unwrap_or("no message"))),
        }
    }

    pub fn version(&self) -> &'static str {
        self.release.version
    }

    pub fn work(&self) -> &Path {
        &self.work
    }

    pub fn oxicc(&self) -> &Path {
        &self.oxicc
    }

    /// The directories with the release's headers.
    pub fn include_dirs(&self) -> Vec<PathBuf> {
        let include = self.root.join("include");
        let mut dirs = vec![include.join("cccl"), include];
        dirs.retain(|d| d.is_dir());
        dirs
    }

    /// The directories to search besides those of the toolkit.
    fn include_options(&self, unit: &Unit) -> Vec<String> {
        let dirs = unit.include.iter().chain(&self.more_headers);
        dirs.map(|d| format!("-I{}", d.display())).collect()
    }

    /// Whether a compiler of NVIDIA's takes a unit: the release's own, or the default one on the release's headers.
    pub fn original_takes(&self, unit: &Unit, arch: &str, dir: &Path) -> bool {
        if self.view.is_some() {
            let mut nvcc = Command::new(self.root.join("bin/nvcc"));
            nvcc.arg(format!("-arch={arch}")).arg(format!("-std=c++{}", unit.standard)).arg("-c");
            nvcc.args(unit.extended_lambda.then_some("--extended-lambda"));
            nvcc.args(self.include_options(unit));
            nvcc.arg(&unit.path).args(["-Xptxas=-O0", "-o", "original.o"]).current_dir(dir);
            return run(nvcc).is_ok();
        }
        let number = arch.trim_start_matches("sm_");
        let list = format!("-D__CUDA_ARCH_LIST__={number}0");
        let text = dir.join("original.ii");
        if self.preprocess(unit, &device_macros(arch, number), &list, &text).is_err() {
            return false;
        }
        let mut cicc = Command::new(self.default.join("nvvm/bin/cicc"));
        cicc.arg(format!("--c++{}", unit.standard)).arg(format!("--gnu_version={}", gnu_version()));
        cicc.args(["--display_error_number", "--orig_src_file_name", "unit.cu", "--allow_managed"]);
        cicc.args(["-arch", &arch.replace("sm_", "compute_"), "-m64", "--no-version-ident", "-tused"]);
        cicc.args(["--include_file_name", "original.fatbin.c", "--gen_c_file_name", "original.c"]);
        cicc.args(["--stub_file_name", "original.stub.c", "--gen_device_file_name", "original.gpu"]);
        cicc.args(unit.extended_lambda.then_some("--extended-lambda"));
        cicc.arg(text).args(["-o", "original.ptx"]).current_dir(dir);
        let mut ptxas = Command::new(self.default.join("bin/ptxas"));
        ptxas
            .arg(format!("-arch={arch}"))
            .args(["-O0", "original.ptx", "-o", "original.cubin"])
            .current_dir(dir);
        run(cicc).is_ok() && run(ptxas).is_ok()
    }

    fn preprocess(&self, unit: &Unit, macros: &[String], list: &str, to: &Path) -> Step<()> {
        let (major, minor) = self.release.version.split_once('.').unwrap_or(("12", "0"));
        let minor_number: u32 = minor.parse().unwrap_or(0);
        let mut command = Command::new("g++");
        command.args(["-E", "-x", "c++", "-m64", "-D__CUDACC__", "-D__NVCC__"]).arg(list).args(macros);
        command.arg(format!("-std=c++{}", unit.standard));
        command.args(self.include_dirs().iter().map(|d| format!("-I{}", d.display())));
        command.args(unit.extended_lambda.then_some("-D__CUDACC_EXTENDED_LAMBDA__"));
        command.args(self.include_options(unit));
        for (name, value) in [("__CUDACC_VER", [major, minor]), ("__CUDA_API_VER", [major, minor])] {
            command
                .arg(format!("-D{name}_MAJOR__={}", value[0]))
                .arg(format!("-D{name}_MINOR__={}", value[1]));
        }
        command.args(["-D__CUDACC_VER_BUILD__=100", "-D__NVCC_DIAG_PRAGMA_SUPPORT__=1"]);
        if minor_number >= 4 {
            command.arg("-D__NV_LEGACY_LAUNCH");
        }
        if minor_number >= 8 {
            command.arg("-D__CUDACC_DEVICE_ATOMIC_BUILTINS__=1");
        }
        command.args(["-include", "cuda_runtime.h"]).arg(&unit.path).arg("-o").arg(to);
        run(command)
    }
}

/// Whether the release's assembler refuses what a later one takes: 12.0 has 4 KiB for the parameters of a kernel.
fn is_limit(why: &str) -> bool {
    why.contains("uses too much parameter space")
}

/// The PTX that nvcc kept, which some architectures have in its name.
fn kept_ptx(dir: &Path) -> Step<PathBuf> {
    let files = fs::read_dir(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let mut paths = files.flatten().map(|e| e.path());
    let is_ours = |p: &PathBuf| p.extension().is_some_and(|e| e == "ptx") && !p.ends_with("original.ptx");
    paths.find(is_ours).ok_or_else(|| "nvcc kept no PTX".to_owned())
}

/// What nvcc defines for the device's pass.
fn device_macros(arch: &str, number: &str) -> Vec<String> {
    let mut macros = vec![format!("-D__CUDA_ARCH__={number}0")];
    if arch.ends_with('a') {
        macros.push(format!("-D__CUDA_ARCH_FEAT_SM{number}_ALL"));
        macros.push(format!("-D__CUDA_ARCH_SPECIFIC__={number}0"));
    }
    if !arch.ends_with(|c: char| c.is_ascii_digit()) {
        macros.push(format!("-D__CUDA_ARCH_FAMILY_SPECIFIC__={number}0"));
    }
    macros
}

/// The version of g++, as `120200`.
fn gnu_version() -> u32 {
    let output = Command::new("g++").arg("-dumpfullversion").stdin(Stdio::null()).output();
    let text = output.map(|o| String::from_utf8_lossy(&o.stdout).into_owned()).unwrap_or_default();
    text.trim().split('.').map(|p| p.parse().unwrap_or(0)).fold(0, |n, p: u32| n * 100 + p)
}

/// Runs a program; the first line that looks like an error otherwise.
fn run(mut command: Command) -> Step<()> {
    let program =
        Path::new(command.get_program()).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let output = command.stdin(Stdio::null()).output().map_err(|e| format!("{program}: {e}"))?;
    let text = [output.stdout, output.stderr].map(|o| String::from_utf8_lossy(&o).into_owned()).concat();
    if output.status.success() {
        // A warning about a tag or option of the headers is one of ours.
        return match text.lines().find(|l| l.contains("invalid error tag") || l.contains("invalid option")) {
            Some(line) => Err(format!("{program}: {}", line.trim())),
            None => Ok(()),
        };
    }
    let telling = |l: &&str| ["error", "fatal", "Unresolved"].iter().any(|w| l.contains(w));
    let line = text.lines().find(telling).or(text.lines().next()).unwrap_or("no message");
    Err(format!("{program}: {}", line.trim()))
}

fn read(path: &Path) -> Step<String> {
    let text = fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}

/// No function is left undefined but those that others have.
fn no_undefined(ptx: &str) -> Step<()> {
    let mut lines = ptx.lines();
    while let Some(line) = lines.next() {
        if !line.starts_with(".extern .func") {
            continue;
        }
        let whole = format!("{line} {}", lines.clone().next().unwrap_or(""));
        let words = whole.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '$'));
        let known = words.into_iter().any(|w| KNOWN_EXTERNS.contains(&w));
        if !known {
            return Err(format!("a function is not defined: {}", whole.trim()));
        }
    }
    Ok(())
}

fn kernels(ptx: &str) -> BTreeSet<&str> {
    let entry = |line: &'_ str| -> Option<usize> { line.find(".entry ").map(|at| at + ".entry ".len()) };
    ptx.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .filter_map(|line| Some(line[entry(line)?..].trim_end_matches(['(', ')', ' '])))
        .collect()
}

/// Both compilers make the same kernels. The id in names of internal ones is another one without a module id file.
fn same_kernels(ours: &str, original: &str) -> Step<()> {
    let (ours, original) = (kernels(ours), kernels(original));
    let named = |set: &BTreeSet<&str>| -> BTreeSet<String> { set.iter().map(|n| without_id(n)).collect() };
    let (ours, original) = (named(&ours), named(&original));
    if let Some(missing) = original.difference(&ours).next() {
        return Err(format!("the kernel {missing} is missing"));
    }
    match ours.difference(&original).next() {
        Some(more) => Err(format!("the kernel {more} is one too many")),
        None => Ok(()),
    }
}

/// A name without the numbers in the part that makes it unique.
fn without_id(name: &str) -> String {
    match name.find("_GLOBAL__N__").or(name.find("_INTERNAL_")) {
        Some(at) => name[..at].trim_end_matches(|c: char| c.is_ascii_digit()).to_owned() + "*",
        None => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undefined_functions_are_found() {
        assert!(no_undefined(".extern .func  (.param .b32 func_retval0) vprintf\n(\n").is_ok());
        let ptx = ".extern .func  (.param .b32 func_retval0) __nv_new_impl\n(\n";
        assert!(no_undefined(ptx).is_err_and(|e| e.contains("__nv_new_impl")));
    }

    #[test]
    fn kernels_are_compared_by_name() {
        let a = "\t// .globl x\n.visible .entry _Z1kPi(\n.weak .entry _Z1tIiEvv()\n";
        assert_eq!(kernels(a).into_iter().collect::<Vec<_>>(), ["_Z1kPi", "_Z1tIiEvv"]);
        assert!(same_kernels(a, a).is_ok());
        assert!(same_kernels(a, ".visible .entry _Z1kPi(\n").is_err());
        let unnamed = |id: &str| format!(".visible .entry _ZN{}_GLOBAL__N__{id}1kEv(\n", 20 + id.len());
        assert!(same_kernels(&unnamed("1234"), &unnamed("5")).is_ok());
    }
}
