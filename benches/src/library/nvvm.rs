//! `nvvm`: two libraries with libNVVM's interface compile the same modules in one process, one after the other: NVIDIA's and ours.
//!
//! The modules are IR of numba-cuda from the tests, with libdevice as numba brings it along, and IR of kernels of `benches/kernels` as it comes
//! from our front end, which has the size of Triton's.
#![allow(unsafe_code)]

use std::ffi::{CString, c_char, c_int, c_void};
use std::path::{Path, PathBuf};
use std::ptr;

use libloading::Library;
use oxicc::{Emit, Input, InputKind, OptLevel, Options, Target};

use crate::nvrtc::process_ms;
use crate::report::Report;

/// What to measure, and with what.
pub struct Job {
    pub ours: PathBuf,
    /// NVIDIA's library.
    pub theirs: Option<PathBuf>,
    /// NVIDIA's libdevice.
    pub libdevice: Option<PathBuf>,
    /// The repository.
    pub root: PathBuf,
    pub runs: u32,
    /// Where the table goes as well.
    pub markdown: Option<PathBuf>,
}

/// How many times faster ours is to be.
const BAR: f64 = 10.0;

/// Kernels whose IR has the size of Triton's.
#[rustfmt::skip]
const KERNELS: [&str; 20] = [
    "aes_round", "attention_tiled", "black_scholes", "blake2s", "cross_entropy", "dct8x8", "fft_radix4", "fft_radix8", "group_norm", "knn4",
    "layernorm_bwd", "mma_f16", "mma_tf32", "perlin", "radix_rank", "ray_spheres", "sdf_march", "sgemm_regtile", "sha256", "stencil3d_r4",
];

struct Module {
    name: String,
    text: Vec<u8>,
    arch: &'static str,
    library: Option<Vec<u8>>,
}

pub fn run(job: &Job) -> Result<(), String> {
    let ours = Nvvm::open(&job.ours)?;
    let theirs = job.theirs.as_deref().map(Nvvm::open).transpose()?;
    let mut report = Report::new("libNVVM", &job.ours, job.runs);
    for module in modules(job)? {
        let measure = |library: &Nvvm| {
            let (mut first, mut best) = (0.0, f64::INFINITY);
            for run in 0..=job.runs {
                let start = process_ms();
                library.compile(&module)?;
                let time = process_ms() - start;
                match run {
                    0 => first = time,
                    _ => best = best.min(time),
                }
            }
            Ok::<_, String>((first, best))
        };
        let (first, mine) = measure(&ours).map_err(|e| format!("ours, {}: {e}", module.name))?;
        let their = match &theirs {
            Some(theirs) => Some(measure(theirs).map_err(|e| format!("libNVVM, {}: {e}", module.name))?.1),
            None => None,
        };
        report.row(&module.name, first, mine, their, BAR);
    }
    report.finish(job.markdown.as_deref())
}

fn modules(job: &Job) -> Result<Vec<Module>, String> {
    let read = |path: PathBuf| std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()));
    let numba = read(job.root.join("tests/cases/others/numba.ll"))?;
    let module = |name: &str, text: &[u8], library| Module {
        name: name.to_owned(),
        text: text.to_owned(),
        arch: "compute_90",
        library,
    };
    let mut out = vec![module("numba", &numba, None)];
    if let Some(libdevice) = &job.libdevice {
        out.push(module("numba with libdevice", &numba, Some(read(libdevice.clone())?)));
    }
    let mut options = Options::default();
    options.target = Target::parse("sm_100").map_err(|e| e.to_string())?;
    options.opt_level = OptLevel::O0;
    for name in KERNELS {
        let text = read(job.root.join(format!("benches/kernels/{name}.cu")))?;
        let input = Input::new(format!("{name}.cu"), InputKind::Cuda, text);
        let ir = oxicc::compile(&input, &options, Emit::Llvm).output;
        let text = ir.ok_or_else(|| format!("oxicc does not compile {name}.cu"))?.into_bytes();
        out.push(Module { name: name.to_owned(), text, arch: "compute_100", library: None });
    }
    Ok(out)
}

struct Nvvm {
    library: Library,
}

type Program = *mut c_void;
type OnPlace = unsafe extern "C" fn(*mut Program) -> c_int;
type Add = unsafe extern "C" fn(Program, *const c_char, usize, *const c_char) -> c_int;
type Compile = unsafe extern "C" fn(Program, c_int, *const *const c_char) -> c_int;
type Size = unsafe extern "C" fn(Program, *mut usize) -> c_int;

impl Nvvm {
    fn open(path: &Path) -> Result<Nvvm, String> {
        // SAFETY: the initialisation of both libraries has no requirements.
        let library = unsafe { Library::new(path) }.map_err(|e| e.to_string())?;
        Ok(Nvvm { library })
    }

    /// Compiles a module to PTX, which is thrown away.
    fn compile(&self, module: &Module) -> Result<(), String> {
        let arch = CString::new(format!("-arch={}", module.arch)).map_err(|e| e.to_string())?;
        let options = [arch.as_ptr()];
        let mut program: Program = ptr::null_mut();
        // SAFETY: the types are those of nvvm.h, all pointers live until the calls return, and the program is destroyed once.
        unsafe {
            let get = |e: libloading::Error| e.to_string();
            let create = self.library.get::<OnPlace>(b"nvvmCreateProgram\0").map_err(get)?;
            let add = self.library.get::<Add>(b"nvvmAddModuleToProgram\0").map_err(get)?;
            let add_lazily = self.library.get::<Add>(b"nvvmLazyAddModuleToProgram\0").map_err(get)?;
            let compile = self.library.get::<Compile>(b"nvvmCompileProgram\0").map_err(get)?;
            let size = self.library.get::<Size>(b"nvvmGetCompiledResultSize\0").map_err(get)?;
            let destroy = self.library.get::<OnPlace>(b"nvvmDestroyProgram\0").map_err(get)?;
            if create(&mut program) != 0 {
                return Err("nvvmCreateProgram fails".to_owned());
            }
            let mut status = add(program, module.text.as_ptr().cast(), module.text.len(), c"m".as_ptr());
            if let Some(library) = &module.library {
                status |= add_lazily(program, library.as_ptr().cast(), library.len(), c"libdevice".as_ptr());
            }
            if status == 0 {
                status = compile(program, options.len() as c_int, options.as_ptr());
            }
            let mut bytes = 0;
            let sized = size(program, &mut bytes);
            destroy(&mut program);
            if status == 0 && sized == 0 && bytes > 1 { Ok(()) } else { Err(format!("result {status}")) }
        }
    }
}
