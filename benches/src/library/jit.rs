//! `nvrtc`: two libraries with NVRTC's interface compile the same programs in one process, one after the other: NVIDIA's and ours.
//!
//! Processor time of the whole process, the least of several runs, after a first one. Programs whose headers are not there are left out
//! by name. Then the same program by many threads at once: how many times the throughput of one thread.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::Instant;

use crate::nvrtc::{Nvrtc, process_ms};
use crate::report::Report;

/// What to measure, and with what.
pub struct Job {
    pub ours: PathBuf,
    /// NVIDIA's library.
    pub theirs: Option<PathBuf>,
    /// A toolkit's headers.
    pub include: Option<PathBuf>,
    /// Where the Python package of CuPy is.
    pub cupy: Option<PathBuf>,
    /// Where that of Warp is.
    pub warp: Option<PathBuf>,
    pub runs: u32,
    /// Where the table goes as well.
    pub markdown: Option<PathBuf>,
}

/// One program.
struct Case {
    name: &'static str,
    source: String,
    options: Vec<String>,
    /// How many times faster ours is to be.
    bar: f64,
}

const SAXPY: &str = "extern \"C\" __global__ void saxpy(float a, const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}
";

const HALF: &str = "#include <cuda_fp16.h>
extern \"C\" __global__ void add(const __half *x, const __half *y, __half *z, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) z[i] = __hadd(x[i], y[i]);
}
";

const WARP_SUM: &str = "extern \"C\" __global__ void sum(const float *x, float *out, int n) {
    float s = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) s += x[i];
    for (int d = 16; d; d /= 2) s += __shfl_down_sync(0xffffffff, s, d);
    if (threadIdx.x % 32 == 0) atomicAdd(out, s);
}
";

const BLOCK_REDUCE: &str = "#include <cub/block/block_reduce.cuh>
extern \"C\" __global__ void sum(const float *x, float *out) {
    typedef cub::BlockReduce<float, 128> Reduce;
    __shared__ typename Reduce::TempStorage storage;
    float s = Reduce(storage).Sum(x[blockIdx.x * 128 + threadIdx.x]);
    if (threadIdx.x == 0) out[blockIdx.x] = s;
}
";

/// The headers before every elementwise kernel of CuPy.
const CUPY_HEAD: &str = "#include <cupy/complex.cuh>
#include <cupy/carray.cuh>
#include <cupy/atomics.cuh>
#include <cupy/math_constants.h>
";

const CUPY_ADD: &str = "typedef float in0_type;
typedef float in1_type;
typedef float out0_type;
extern \"C\" __global__ void cupy_add(const CArray<float, 1, 1, 1> _raw_in0, const CArray<float, 1, 1, 1> _raw_in1,
                                      CArray<float, 1, 1, 1> _raw_out0, CIndexer<1, 1> _ind) {
    #pragma unroll 1
    CUPY_FOR(i, _ind.size()) {
        _ind.set(i);
        const in0_type in0(_raw_in0[_ind.get()]);
        const in1_type in1(_raw_in1[_ind.get()]);
        out0_type &out0 = _raw_out0[_ind.get()];
        out0 = in0 + in1;
    }
}
";

const CUPY_SUM: &str = "typedef float type_in0_raw;
typedef float type_out0_raw;
#define REDUCE(a, b) (a + b)
typedef float _type_reduce;
extern \"C\" __global__ void cupy_sum(const CArray<float, 1, 1, 1> _raw_in0, CArray<float, 1, 1, 1> _raw_out0, CIndexer<1, 1> _in_ind,
                                      CIndexer<1, 1> _out_ind, const int _block_stride) {
    __shared__ char _sdata_raw[512 * sizeof(_type_reduce)];
    _type_reduce *_sdata = reinterpret_cast<_type_reduce *>(_sdata_raw);
    unsigned int _tid = threadIdx.x;
    int _J_offset = _tid >> __popc(_block_stride - 1);
    ptrdiff_t _j_offset = (ptrdiff_t)_J_offset * _out_ind.size();
    int _J_stride = 512 >> __popc(_block_stride - 1);
    ptrdiff_t _j_stride = (ptrdiff_t)_J_stride * _out_ind.size();
    for (ptrdiff_t _i_base = (ptrdiff_t)blockIdx.x * _block_stride; _i_base < _out_ind.size(); _i_base += (ptrdiff_t)gridDim.x * _block_stride) {
        _type_reduce _s = _type_reduce(0);
        ptrdiff_t _i = _i_base + (_tid & (_block_stride - 1));
        for (ptrdiff_t _j = _i + _j_offset; _j < _in_ind.size(); _j += _j_stride) {
            _in_ind.set(_j);
            const type_in0_raw in0 = _raw_in0[_in_ind.get()];
            _s = REDUCE(_s, static_cast<_type_reduce>(in0));
        }
        _sdata[_tid] = _s;
        __syncthreads();
        for (unsigned int _block = 512 / 2; _block >= _block_stride; _block >>= 1) {
            if (_tid < _block) _sdata[_tid] = REDUCE(_sdata[_tid], _sdata[_tid + _block]);
            __syncthreads();
        }
        if (_tid < _block_stride && _i < _out_ind.size()) {
            _out_ind.set(static_cast<ptrdiff_t>(_i));
            _raw_out0[_out_ind.get()] = _sdata[_tid];
        }
    }
}
";

/// A step of particles and its adjoint, in the manner of Warp's code generator.
const WARP_STEP: &str = "#define WP_NO_BFLOAT16
#define WP_TILE_BLOCK_DIM 256
#define WP_NO_CRT
#include \"builtin.h\"
#define builtin_tid1d() wp::tid(_idx, dim)
typedef wp::vec_t<3, wp::float32> vec3;
extern \"C\" __global__ void step_forward(wp::launch_bounds_t<1> dim, wp::array_t<vec3> var_x, wp::array_t<vec3> var_v,
                                        wp::array_t<wp::float32> var_w, vec3 var_gravity, wp::float32 var_dt) {
    wp::tile_shared_storage_t tile_mem;
    const size_t _idx = static_cast<size_t>(blockDim.x) * blockIdx.x + threadIdx.x;
    if (_idx >= dim.size) return;
    wp::tile_shared_storage_t::init();
    wp::int32 var_0 = builtin_tid1d();
    vec3 var_1 = wp::load(wp::address(var_x, var_0));
    vec3 var_2 = wp::load(wp::address(var_v, var_0));
    wp::float32 var_3 = wp::step(wp::load(wp::address(var_w, var_0)));
    vec3 var_4 = wp::mul(wp::mul(var_gravity, var_3), var_dt);
    vec3 var_5 = wp::add(var_2, var_4);
    wp::array_store(var_x, var_0, wp::add(var_1, wp::mul(var_5, var_dt)));
    wp::array_store(var_v, var_0, var_5);
}
extern \"C\" __global__ void step_backward(wp::launch_bounds_t<1> dim, wp::array_t<vec3> var_x, wp::array_t<vec3> var_v, vec3 var_gravity,
                                         wp::float32 var_dt, wp::array_t<vec3> adj_x, wp::array_t<vec3> adj_v, vec3 adj_gravity,
                                         wp::float32 adj_dt) {
    wp::tile_shared_storage_t tile_mem;
    const size_t _idx = static_cast<size_t>(blockDim.x) * blockIdx.x + threadIdx.x;
    if (_idx >= dim.size) return;
    wp::tile_shared_storage_t::init();
    wp::int32 var_0 = builtin_tid1d(), adj_0 = {};
    vec3 adj_1 = {}, adj_2 = {}, adj_3 = {}, adj_4 = {}, adj_5 = {};
    vec3 var_1 = wp::load(wp::address(var_x, var_0));
    vec3 var_2 = wp::load(wp::address(var_v, var_0));
    vec3 var_3 = wp::mul(var_gravity, var_dt);
    vec3 var_4 = wp::add(var_2, var_3);
    vec3 var_5 = wp::add(var_1, wp::mul(var_4, var_dt));
    wp::adj_array_store(var_v, var_0, var_4, adj_v, adj_0, adj_4);
    wp::adj_array_store(var_x, var_0, var_5, adj_x, adj_0, adj_5);
    wp::adj_mul(var_4, var_dt, adj_4, adj_dt, adj_5);
    wp::adj_add(var_2, var_3, adj_2, adj_3, adj_4);
    wp::adj_mul(var_gravity, var_dt, adj_gravity, adj_dt, adj_3);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
}
";

fn cases(job: &Job) -> (Vec<Case>, Vec<&'static str>) {
    let base = vec!["-arch=compute_90".to_owned(), "-no-cache".to_owned()];
    let with = |dirs: &[PathBuf]| {
        let mut options = base.clone();
        options.extend(dirs.iter().map(|d| format!("-I{}", d.display())));
        options
    };
    let case = |name, source: &str, options, bar| Case { name, source: source.to_owned(), options, bar };
    let mut out =
        vec![case("saxpy", SAXPY, base.clone(), 20.0), case("warp sum", WARP_SUM, base.clone(), 20.0)];
    let mut missing = Vec::new();
    match &job.include {
        Some(include) => {
            let cccl = [include.clone(), include.join("cccl")];
            out.push(case("cuda_fp16.h", HALF, with(&cccl[..1]), 15.0));
            let mut options = with(&cccl);
            options.push("-default-device".to_owned());
            out.push(case("cub::BlockReduce", BLOCK_REDUCE, options, 15.0));
        }
        None => missing.extend(["cuda_fp16.h", "cub::BlockReduce"]),
    }
    match (&job.cupy, &job.include) {
        (Some(cupy), Some(include)) => {
            let own = cupy.join("_core/include");
            let cccl = ["cub", "thrust", "libcudacxx"].map(|d| own.join("cupy/_cccl").join(d));
            let mut options = with(&cccl);
            options.push("--std=c++17".to_owned());
            options.extend([&own, include].map(|d| format!("-I{}", d.display())));
            options.extend(["-ftz=true", "--device-as-default-execution-space"].map(str::to_owned));
            out.push(case("CuPy add", &format!("{CUPY_HEAD}{CUPY_ADD}"), options.clone(), 15.0));
            out.push(case("CuPy sum", &format!("{CUPY_HEAD}{CUPY_SUM}"), options, 15.0));
        }
        _ => missing.extend(["CuPy add", "CuPy sum"]),
    }
    match &job.warp {
        Some(warp) => {
            let mut options = with(&[warp.join("native")]);
            let more =
                ["--std=c++17", "-DNDEBUG", "-DWP_ENABLE_MATHDX=0", "--device-as-default-execution-space"];
            options.extend(more.map(str::to_owned));
            options.extend(["--restrict", "--diag-suppress=177,550"].map(str::to_owned));
            out.push(case("Warp step", WARP_STEP, options, 8.0));
        }
        None => missing.push("Warp step"),
    }
    (out, missing)
}

pub fn run(job: &Job) -> Result<(), String> {
    let start = process_ms();
    let ours = Nvrtc::open_at(&job.ours)?;
    let opened = process_ms() - start;
    let theirs = job.theirs.as_deref().map(open_original).transpose()?;
    let mut report = Report::new("NVRTC", &job.ours, job.runs);
    let (cases, missing) = cases(job);
    for case in &cases {
        let measure = |library: &Nvrtc| {
            let mut best = f64::INFINITY;
            let mut first = 0.0;
            for run in 0..=job.runs {
                let start = process_ms();
                library.compile_with(&case.source, "t.cu", &case.options)?;
                let time = process_ms() - start;
                match run {
                    0 => first = time,
                    _ => best = best.min(time),
                }
            }
            Ok::<_, String>((first, best))
        };
        let (first, mine) = measure(&ours).map_err(|e| format!("ours, {}: {e}", case.name))?;
        let their = match &theirs {
            Some(theirs) => Some(measure(theirs).map_err(|e| format!("NVRTC, {}: {e}", case.name))?.1),
            None => None,
        };
        report.row(case.name, first, mine, their, case.bar);
    }
    if !missing.is_empty() {
        println!("left out, no headers: {}", missing.join(", "));
    }
    report.note(&format!("The library is opened in {opened:.2} ms."));
    throughput(&ours, &cases[1], &mut report)?;
    report.finish(job.markdown.as_deref())
}

/// NVIDIA's library opens its companion by a bare name.
fn open_original(path: &Path) -> Result<Nvrtc, String> {
    Nvrtc::open_companion(&path.with_file_name("libnvrtc-builtins.so.13.0"));
    Nvrtc::open_at(path)
}

/// Compiles per second by more and more threads.
fn throughput(library: &Nvrtc, case: &Case, report: &mut Report) -> Result<(), String> {
    const EACH: u32 = 200;
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut line = format!("Compiles of \"{}\" per second by threads at once, on {cores} cores:", case.name);
    let mut single = 0.0;
    for threads in [1, 2, 4, 8, 16] {
        let start = Instant::now();
        let failed = thread::scope(|s| {
            let work =
                || (0..EACH).find_map(|_| library.compile_with(&case.source, "t.cu", &case.options).err());
            let all: Vec<_> = (0..threads).map(|_| s.spawn(work)).collect();
            all.into_iter().find_map(|t| t.join().ok().flatten())
        });
        if let Some(e) = failed {
            return Err(e);
        }
        let rate = f64::from(threads * EACH) / start.elapsed().as_secs_f64();
        if threads == 1 {
            single = rate;
        }
        line.push_str(&format!(" {threads}: {rate:.0} ({:.1}x);", rate / single));
    }
    report.note(&format!("{}.", line.trim_end_matches(';')));
    Ok(())
}
