//! From text to PTX.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use oxicc_driver::{DebugInfo, Emit, Input, InputKind, OptLevel, Options, Target, Threads, compile};
use oxicc_reference::Toolchain;
use oxicc_source::render::human::Color;

/// Why there is no PTX.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CompileError {
    /// The compiler says the program is wrong.
    Rejected(String),
    /// The compiler broke.
    Internal(String),
}

impl CompileError {
    pub fn text(&self) -> &str {
        match self {
            CompileError::Rejected(text) | CompileError::Internal(text) => text,
        }
    }
}

/// Compiles CUDA with oxicc, without contraction.
pub fn oxicc(text: &str, level: OptLevel, target: Target, debug: DebugInfo) -> Result<String, CompileError> {
    let input = Input::new("fuzz.cu", InputKind::Cuda, text.to_owned());
    let mut options = Options::default();
    options.target = target;
    options.opt_level = level;
    options.debug = debug;
    options.math.fmad = false;
    // Every core has a batch of its own.
    options.threads = Threads::AtMost(NonZeroUsize::MIN);
    options.diagnostics.no_warnings = true;
    let compilation = compile(&input, &options, Emit::Ptx);
    if let Some(error) = &compilation.internal_error {
        return Err(CompileError::Internal(error.message.clone()));
    }
    match &compilation.output {
        Some(ptx) => Ok(ptx.clone()),
        None => Err(CompileError::Rejected(compilation.render(Color::Never))),
    }
}

/// The reference compiler. The headers are preprocessed once for each architecture; a file is then that text and its own, with
/// the few macros of CUDA replaced here.
pub struct Reference {
    toolchain: Toolchain,
    dir: PathBuf,
    /// Where the code of whole batches stays, so that another run of the same seeds does not wait for it again.
    kept: Option<PathBuf>,
    lock: Mutex<()>,
    next: AtomicU64,
    /// ptxas' level: none where nothing but its opinion is wanted.
    assembly: &'static str,
}

impl Reference {
    /// Keeps its files in a directory; with `keep` the code of batches, too. `optimise` says whether machine code is made to be run.
    pub fn new(dir: &Path, keep: bool, optimise: bool) -> Result<Reference, String> {
        let toolchain = Toolchain::find()
            .ok_or("there is no reference toolchain: `cargo xtask reference` installs it")?;
        fs::create_dir_all(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
        let kept = keep.then(|| dir.join("kept"));
        if let Some(kept) = &kept {
            fs::create_dir_all(kept).map_err(|e| format!("{}: {e}", kept.display()))?;
        }
        let (lock, next) = (Mutex::new(()), AtomicU64::new(0));
        let assembly = if optimise { "-O3" } else { "-O0" };
        Ok(Reference { toolchain, dir: dir.to_path_buf(), kept, lock, next, assembly })
    }

    /// The code of a batch: what was kept of it, or what the compiler says now.
    pub fn compile_batch(&self, text: &str, target: Target, optimise: bool) -> Result<String, CompileError> {
        let Some(kept) = &self.kept else { return self.compile(text, target, optimise) };
        let mut hasher = DefaultHasher::new();
        (text, target.name(), optimise).hash(&mut hasher);
        let file = kept.join(format!("{:016x}.ptx", hasher.finish()));
        if let Ok(ptx) = fs::read_to_string(&file) {
            return Ok(ptx);
        }
        let ptx = self.compile(text, target, optimise)?;
        // Whole or not at all; without it the next run compiles again.
        let part = file.with_extension(format!("part{}", std::process::id()));
        if fs::write(&part, &ptx).is_ok() {
            let _ = fs::rename(&part, &file);
        }
        Ok(ptx)
    }

    /// `optimise` is what it does unless told otherwise.
    pub fn compile(&self, text: &str, target: Target, optimise: bool) -> Result<String, CompileError> {
        let internal = |e: String| CompileError::Internal(e);
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let stem = format!("r{}-{number}", std::process::id());
        let body: String =
            text.lines().filter(|l| !l.starts_with("#include")).map(|l| replace_macros(l) + "\n").collect();
        let half = text.contains("#include <cuda_fp16.h>");
        let prefix = self.prefix(target, half).map_err(internal)?;
        let prefix =
            fs::read_to_string(&prefix).map_err(|e| internal(format!("{}: {e}", prefix.display())))?;
        let unit = self.dir.join(format!("{stem}.cpp1.ii"));
        let output = self.dir.join(format!("{stem}.ptx"));
        fs::write(&unit, format!("{prefix}\n# 1 \"fuzz.cu\"\n{body}"))
            .map_err(|e| internal(format!("{}: {e}", unit.display())))?;
        let mut command = Command::new(self.toolchain.cicc());
        let flags = "--c++17 --gnu_version=120200 -w --display_error_number --allow_managed -m64 --no-version-ident -ftz=0 \
                     -prec_div=1 -prec_sqrt=1 -fmad=0 -tused";
        command.args(flags.split(' ').filter(|f| !f.is_empty()));
        if !optimise {
            command.arg("-O0");
        }
        command.arg("-arch").arg(target.compute_name()).arg(&unit).arg("-o").arg(&output);
        let result = command.stdin(Stdio::null()).output();
        let _ = fs::remove_file(&unit);
        let result = result.map_err(|e| internal(format!("cicc: {e}")))?;
        let ptx = fs::read_to_string(&output);
        let _ = fs::remove_file(&output);
        if !result.status.success() {
            let text = String::from_utf8_lossy(&result.stderr);
            let text = format!("{}{text}", String::from_utf8_lossy(&result.stdout));
            return Err(CompileError::Rejected(text.lines().take(30).collect::<Vec<_>>().join("\n")));
        }
        ptx.map_err(|e| internal(format!("{}: {e}", output.display())))
    }

    /// What ptxas makes of some PTX.
    pub fn assemble(&self, ptx: &str, target: Target) -> Result<Vec<u8>, String> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let file = self.dir.join(format!("a{}-{number}.ptx", std::process::id()));
        let cubin = file.with_extension("cubin");
        fs::write(&file, ptx).map_err(|e| format!("{}: {e}", file.display()))?;
        let mut command = Command::new(self.toolchain.ptxas());
        command.args(["-w", self.assembly, "-arch", target.name(), "-o"]).arg(&cubin).arg(&file);
        let result = command.stdin(Stdio::null()).output().map_err(|e| format!("ptxas: {e}"));
        let image = fs::read(&cubin);
        let _ = fs::remove_file(&file);
        let _ = fs::remove_file(&cubin);
        let result = result?;
        if !result.status.success() {
            return Err(String::from_utf8_lossy(&result.stderr).into_owned());
        }
        image.map_err(|e| format!("{}: {e}", cubin.display()))
    }

    /// The preprocessed headers.
    fn prefix(&self, target: Target, half: bool) -> Result<PathBuf, String> {
        let name = format!("headers-{}{}", target.name(), if half { "-half" } else { "" });
        let file = self.dir.join(format!("{name}.ii"));
        let _guard = self.lock.lock();
        if file.exists() {
            return Ok(file);
        }
        let source = self.dir.join(format!("{name}.cu"));
        let includes = if half { "#include <cuda_fp16.h>\n#include <cuda_bf16.h>\n" } else { "\n" };
        fs::write(&source, includes).map_err(|e| format!("{}: {e}", source.display()))?;
        let mut command = Command::new(self.toolchain.nvcc());
        command.arg(format!("-arch={}", target.name())).args([
            "-w",
            "-std=c++17",
            "-ptx",
            "--keep",
            "--keep-dir",
        ]);
        command.arg(&self.dir).arg(&source).arg("-o").arg(self.dir.join(format!("{name}.ptx")));
        let output = command.stdin(Stdio::null()).output().map_err(|e| format!("nvcc: {e}"))?;
        let kept = self.dir.join(format!("{name}.cpp1.ii"));
        if !output.status.success() {
            return Err(format!("nvcc: {}", String::from_utf8_lossy(&output.stderr)));
        }
        fs::rename(&kept, &file).map_err(|e| format!("{}: {e}", kept.display()))?;
        Ok(file)
    }
}

/// What the preprocessor would make of the macros that generated programs use.
const MACROS: &[(&str, &str)] = &[
    ("__device__", "__attribute__((device))"),
    ("__global__", "__attribute__((global))"),
    ("__shared__", "__attribute__((shared))"),
    ("__constant__", "__attribute__((constant))"),
    ("__noinline__", "__attribute__((noinline))"),
    ("__forceinline__", "__inline__ __attribute__((always_inline))"),
    ("__align__", "__fuzz_align"),
];

fn replace_macros(line: &str) -> String {
    let mut line = line.to_owned();
    for (name, text) in MACROS {
        if line.contains(name) {
            line = line.replace(name, text);
        }
    }
    for n in [8, 16] {
        line = line.replace(&format!("__fuzz_align({n})"), &format!("__attribute__((aligned({n})))"));
    }
    line
}
