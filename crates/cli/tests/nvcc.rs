//! `oxicc toolkit` and what build tools ask of its `bin/nvcc`. Programs run on the simulator.

mod support;

use std::path::Path;
use std::process::{Command, Output};
use std::{env, fs, process};

use support::{Folder, has_compiler, text};

/// A directory with a toolkit and a place for files, gone with the value.
struct Bench(Folder);

impl Bench {
    fn new(name: &str) -> Bench {
        let folder = Folder::new(&format!("nvcc-{name}"));
        let toolkit = folder.path().join("tk");
        let made = Command::new(env!("CARGO_BIN_EXE_oxicc")).arg("toolkit").arg(toolkit).output();
        let made = made.unwrap();
        assert!(made.status.success(), "{made:?}");
        Bench(folder)
    }

    fn file(&self, name: &str, text: &str) {
        self.0.file(name, text);
    }

    fn nvcc(&self, line: &str) -> Output {
        let mut command = Command::new(self.0.path().join("tk/bin/nvcc"));
        command.args(line.split_whitespace()).current_dir(self.0.path()).output().unwrap()
    }

    /// Runs nvcc, which must succeed.
    fn make(&self, line: &str) -> Output {
        let output = self.nvcc(line);
        assert!(output.status.success(), "nvcc {line}\n{}", text(&output.stderr));
        output
    }

    fn run(&self, program: &str) -> Output {
        let path = self.0.path().join(program);
        let mut command = Command::new(path);
        command.env("OXICC_DEVICE", "sim").env("OXICC_REPORT", "1").current_dir(self.0.path());
        command.output().unwrap()
    }
}

const DEVICE: &str = "__device__ int counter = 5;
namespace n { __device__ int factor = 1; }
__device__ int scaled(int x) { return n::factor * x + counter; }
";

const MAIN: &str = "#include <cstdio>
extern __device__ int counter;
namespace n { extern __device__ int factor; }
__device__ int scaled(int);
__global__ void k(int *p) { *p = scaled(20); }
int main() {
    int *p, h = 0, c = 2;
    cudaMalloc(&p, 4);
    cudaMemcpyToSymbol(counter, &c, 4);
    cudaMemcpyToSymbol(n::factor, &c, 4);
    k<<<1, 1>>>(p);
    cudaMemcpy(&h, p, 4, cudaMemcpyDeviceToHost);
    printf(\"%d %s\\n\", h, cudaGetErrorString(cudaGetLastError()));
}
";

/// What CMake asks before it trusts a compiler.
#[test]
fn cmake_protocol() {
    if !has_compiler() {
        return;
    }
    let bench = Bench::new("cmake");
    let version = text(&bench.make("--version").stdout);
    assert!(version.contains("nvcc: NVIDIA (R) Cuda compiler driver"), "{version}");
    assert!(version.contains("release 13.0, V13.0.88"), "{version}");
    let question = bench.nvcc("-v __cmake_determine_cuda");
    let said = text(&question.stderr);
    assert_eq!(question.status.code(), Some(1));
    assert!(said.contains("#$ TOP=") && said.contains("Don't know what to do with"), "{said}");
    bench.file("id.cu", "int main() { return 0; }\n");
    let said = text(&bench.make("--keep --keep-dir tmp -v id.cu").stderr);
    let libraries = said.lines().find_map(|l| l.strip_prefix("#$ LIBRARIES=  ")).unwrap_or_default();
    assert!(said.lines().any(|l| l.contains(libraries) && l.contains("-lcudart_static")), "{said}");
    assert!(said.contains("-arch compute_75"), "{said}");
    assert!(bench.0.path().join("a.out").is_file() && bench.0.path().join("tmp/id.ptx").is_file());
}

/// A directory of somebody else stays as it is.
#[test]
fn toolkits_of_others_are_not_touched() {
    if !has_compiler() {
        return;
    }
    let bench = Bench::new("others");
    fs::create_dir_all(bench.0.path().join("cuda/bin")).unwrap();
    bench.file("cuda/bin/nvcc", "NVIDIA's");
    let toolkit = |name: &str| {
        Command::new(env!("CARGO_BIN_EXE_oxicc"))
            .arg("toolkit")
            .arg(bench.0.path().join(name))
            .output()
            .unwrap()
    };
    let refused = toolkit("cuda");
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(&refused.stderr).contains("cuda: has files that are not oxicc's"), "{refused:?}");
    assert_eq!(fs::read_to_string(bench.0.path().join("cuda/bin/nvcc")).unwrap(), "NVIDIA's");
    assert!(toolkit("tk").status.success(), "again");
}

/// Programs call the driver without its library, and have the functions of the simulator; what those have not is in a stub of the
/// library, under the names that the header gives.
#[test]
fn programs_that_call_the_driver() {
    if !has_compiler() {
        return;
    }
    let bench = Bench::new("driver");
    bench.file("driver.cpp", include_str!("programs/driver.cpp"));
    bench.file("kernels.cu", include_str!("programs/driver_kernels.cu"));
    bench.make("-ptx -arch=sm_90 kernels.cu -o kernels.ptx");
    bench.make("driver.cpp -lcuda -o driver");
    assert_eq!(text(&bench.run("driver").stdout), include_str!("programs/driver.txt"));
    bench.file(
        "stub.cpp",
        "#include <cuda.h>\nint main() { return cuInit(0) || cuMulticastUnbind(0, 0, 0, 0); }\n",
    );
    bench.make("stub.cpp -lcuda -o stub");
    let program = fs::read(bench.0.path().join("stub")).unwrap();
    let has = |name: &str| program.windows(name.len()).any(|w| w == name.as_bytes());
    assert!(has("libcuda.so.1") && has("cuMulticastUnbind"));
    // Who opens the driver's library by hand has variables of these names.
    bench.file("names.cpp", "#include <cuda_runtime.h>\nextern \"C\" { int (*cuInit)(unsigned) = nullptr; int cuMemAlloc_v2() { return 0; } }\nint main() { return cudaFree(0) || cuMemAlloc_v2(); }\n");
    bench.make("names.cpp -lcuda -o names");
    assert!(bench.run("names").status.success());
    bench.file("compile.cpp", "#include <nvrtc.h>\nint f() { nvrtcProgram p; return nvrtcCreateProgram(&p, \"\", nullptr, 0, nullptr, nullptr) != NVRTC_SUCCESS; }\n");
    bench.make("-c compile.cpp");
}

/// CMake gives files without device code to the host compiler, with the headers as they are.
#[test]
fn host_compilers_read_the_headers_alone() {
    if !has_compiler() {
        return;
    }
    let bench = Bench::new("alone");
    bench.file("host.cpp", "#include <cuda_runtime.h>\n#include <cuda.h>\n#include <cuda_fp16.h>\n#include <nvrtc.h>\nstatic_assert(CUDART_VERSION == 13000 && CUDA_VERSION == 13000, \"\");\nCUctxCreateParams parameters;\nint main(int n, char **) { CUcontext c; if (n > 9) return cuCtxCreate(&c, &parameters, 0, 0); cudaDeviceProp p; return cudaGetDeviceProperties(&p, 0) || __half2float(__float2half(0.5f)) * 2 != make_float2(0, 1).y; }\n");
    let path = bench.0.path();
    let compiler = ["c++", "g++", "clang++"].iter().find_map(|c| {
        let args = [
            "-std=c++17",
            "-Wall",
            "-Werror",
            "-Itk/include",
            "-Ltk/lib64",
            "-Ltk/lib64/stubs",
            "host.cpp",
            "-o",
            "host",
        ];
        let libraries = ["-lcudart_static", "-lcuda", "-ldl", "-lpthread", "-lrt", "-lm"];
        Command::new(c).args(args).args(libraries).current_dir(path).output().ok()
    });
    let built = compiler.unwrap();
    assert!(built.status.success(), "{}", text(&built.stderr));
}

#[test]
fn separate_compilation_with_an_archive() {
    if !has_compiler() {
        return;
    }
    let bench = Bench::new("rdc");
    bench.file("lib.cu", DEVICE);
    bench.file("main.cu", MAIN);
    bench.make("-rdc=true -c lib.cu -o lib.o");
    bench.make("-lib lib.o -o liblib.a");
    bench.make("-dc main.cu");
    bench.make("main.o -L. -llib -o app");
    assert_eq!(text(&bench.run("app").stdout), "42 no error\n");
    // Kernels, variables and templates of one file only, two of a name.
    let hidden = "static __constant__ int more;\nnamespace { __device__ int sum; }\nstatic __global__ void k(int *p) { *p += N + more; sum += more; }\ntemplate <class T> static __global__ void t(T *p) { *p *= N; }\n";
    let call = "void f(int *p) { int m = N * 100; cudaMemcpyToSymbol(more, &m, 4); k<<<1, 1>>>(p); t<<<1, 1>>>(p); cudaMemcpyFromSymbol(&m, sum, 4); printf(\"%d\\n\", m); }\n";
    bench.file("one.cu", &format!("#include <cstdio>\n#define N 2\n#define f one\n{hidden}{call}"));
    bench.file("two.cu", &format!("#include <cstdio>\n#define N 5\n#define f two\n{hidden}{call}void one(int *);\nint main() {{ int *p, h; cudaMalloc(&p, 4); cudaMemset(p, 0, 4); one(p); two(p); cudaMemcpy(&h, p, 4, cudaMemcpyDeviceToHost); printf(\"%d\\n\", h); }}\n"));
    bench.make("-rdc=true one.cu two.cu -o hidden");
    assert_eq!(text(&bench.run("hidden").stdout), "200\n500\n4545\n");
    // CMake's way: an object of the device link, and the host's linker.
    bench.make("-dlink main.o liblib.a -o link.o");
    bench.make("main.o link.o liblib.a -o app2");
    assert_eq!(text(&bench.run("app2").stdout), "42 no error\n");
}

/// The driver's plain names are functions of the time of 32 bits.
#[test]
fn driver_functions_have_the_names_of_their_releases() {
    if !has_compiler() {
        return;
    }
    let bench = Bench::new("driver");
    bench.file(
        "d.cu",
        "#include <cuda.h>\nCUcontext c;\nCUresult f(CUdeviceptr *p) { cuCtxCreate(&c, nullptr, 0, 0); return cuMemAlloc(p, 4); }\n",
    );
    bench.make("-c d.cu -o d.o");
    let object = String::from_utf8_lossy(&fs::read(bench.0.path().join("d.o")).unwrap()).into_owned();
    assert!(object.contains("cuMemAlloc_v2\0") && object.contains("cuCtxCreate_v4\0"));
}

#[test]
fn options() {
    if !has_compiler() {
        return;
    }
    let bench = Bench::new("options");
    bench.file("k.cu", "#include \"size.h\"\n__global__ void k(int *p) { p[0] = SIZE; }\n");
    bench.file("size.h", "#pragma once\n");
    let unknown = bench.nvcc("--frobnicate k.cu");
    assert_eq!(unknown.status.code(), Some(1));
    assert_eq!(text(&unknown.stderr), "nvcc fatal   : Unknown option '--frobnicate'\n");
    bench.file("more", "-DSIZE=3 -arch=sm_80\n");
    // The last of repeated options counts.
    bench.file(
        "again.cu",
        "static_assert(__cplusplus == 202002L);\n__global__ void k(float *p) { *p = *p * 2 + 1; }\n",
    );
    bench.make(
        "-ptx -w -w -lineinfo -lineinfo -std=c++14 -std=c++20 -fmad=true -fmad=false again.cu -o again.ptx",
    );
    let ptx = fs::read_to_string(bench.0.path().join("again.ptx")).unwrap();
    assert!(ptx.contains("add.") && !ptx.contains("fma."), "{ptx}");
    bench.make("-ptx -optf more k.cu -o k.ptx");
    assert!(fs::read_to_string(bench.0.path().join("k.ptx")).unwrap().contains(".target sm_80"));
    let list = "-gencode arch=compute_80,code=sm_80 -gencode arch=compute_90,code=[sm_90,compute_90]";
    bench.make(&format!("-fatbin -t 2 -DSIZE=3 {list} k.cu"));
    let container = fs::read(bench.0.path().join("k.fatbin")).unwrap();
    let found: Vec<u32> = oxicc_fatbin::read(&container).iter().map(|i| i.sm).collect();
    assert!(found.contains(&80) && found.contains(&90), "{found:?}");
    bench.make("-MD -MF k.d -MT target.o -MP -DSIZE=3 -c k.cu -o k.o");
    let rule = fs::read_to_string(bench.0.path().join("k.d")).unwrap();
    assert!(rule.starts_with("target.o: k.cu") && rule.contains("size.h:"), "{rule}");
    // A rule for a program names the program, or the object that nobody sees.
    bench.file("p.cu", "#include \"size.h\"\nint main() {}\n");
    bench.make("-MMD p.cu -o program");
    bench.make("-MMD p.cu");
    for (file, target) in [("program.d", "program:"), ("p.d", "p.o:")] {
        let rule = fs::read_to_string(bench.0.path().join(file)).unwrap();
        assert!(rule.starts_with(target) && rule.contains("size.h"), "{file}: {rule}");
    }
    let steps = text(&bench.make("--dryrun -DSIZE=3 -c k.cu -o dry.o").stderr);
    assert!(steps.lines().all(|l| l.starts_with("#$ ")), "{steps}");
    assert!(!bench.0.path().join("dry.o").exists());
    // The steps do what they say.
    let commands: String =
        steps.lines().filter(|l| l.starts_with("#$ \"")).map(|l| format!("{}\n", &l[3..])).collect();
    let listed = Command::new("sh").arg("-ec").arg(&commands).current_dir(bench.0.path()).output().unwrap();
    assert!(listed.status.success(), "{commands}\n{}", text(&listed.stderr));
    bench.make("-DSIZE=3 -c k.cu -o dry2.o");
    let sizes = ["dry.o", "dry2.o"].map(|name| fs::metadata(bench.0.path().join(name)).unwrap().len());
    assert_eq!(sizes[0], sizes[1]);
    bench.make("-ptx -DSIZE=3 -fdevice-time-trace t.json k.cu");
    assert!(fs::read_to_string(bench.0.path().join("t.json")).unwrap().contains("traceEvents"));
    let warned = text(&bench.make("-ptx -DSIZE=3 -time t.csv k.cu").stderr);
    assert!(warned.starts_with("nvcc warning : '--time' has no effect"), "{warned}");
    assert!(bench.make("-w -ptx -DSIZE=3 -time t.csv k.cu").stderr.is_empty());
    let mut appended = Command::new(bench.0.path().join("tk/bin/nvcc"));
    appended
        .args(["-ptx", "k.cu", "-o", "a.ptx"])
        .env("NVCC_APPEND_FLAGS", "-DSIZE=7")
        .current_dir(bench.0.path());
    assert!(appended.output().unwrap().status.success());
    assert!(fs::read_to_string(bench.0.path().join("a.ptx")).unwrap().contains("7;"));
}

/// Work of the default stream goes to the thread's own, which capture can record.
#[test]
fn per_thread_default_stream() {
    if !has_compiler() {
        return;
    }
    let bench = Bench::new("streams");
    bench.file(
        "s.cu",
        "#include <cstdio>\n__global__ void k(int *p) { *p += 1; }\nint main() {\n    int *p, h = 0;\n    cudaMalloc(&p, 4);\n    \
         cudaMemset(p, 0, 4);\n    cudaGraph_t g;\n    cudaGraphExec_t e;\n    \
         if (cudaStreamBeginCapture(cudaStreamPerThread, cudaStreamCaptureModeGlobal) != cudaSuccess) return 1;\n    k<<<1, 1>>>(p);\n    \
         cudaStreamEndCapture(cudaStreamPerThread, &g);\n    size_t n = 0;\n    cudaGraphGetNodes(g, nullptr, &n);\n    \
         printf(\"%zu\\n\", n);\n}\n",
    );
    bench.make("--default-stream per-thread s.cu -o s");
    assert_eq!(text(&bench.run("s").stdout), "1\n");
}

/// A compiler that is not there, an error in host code, and a kernel that faults each say where to look.
#[test]
fn mistakes() {
    if !has_compiler() {
        return;
    }
    let bench = Bench::new("mistakes");
    bench.file(
        "host.cu",
        "__global__ void k() {}\nint main() {\n    int x = nothing;\n    k<<<1, 1>>>();\n}\n",
    );
    let said = text(&bench.nvcc("host.cu").stderr);
    assert!(said.contains("host.cu:3") && said.contains("nothing"), "{said}");
    let said = text(&bench.nvcc("-ccbin /nowhere/g++ host.cu").stderr);
    assert!(said.contains("/nowhere/g++"), "{said}");
    let no_path = Command::new(bench.0.path().join("tk/bin/nvcc"))
        .args(["-c", "host.cu"])
        .current_dir(bench.0.path())
        .env("PATH", bench.0.path().join("empty"))
        .output()
        .unwrap();
    assert!(text(&no_path.stderr).contains("a C++ compiler"), "{}", text(&no_path.stderr));
    bench.file(
        "fault.cu",
        "__global__ void bad(int *p) { p[100] = 1; }\nint main() {\n    int *p;\n    cudaMalloc(&p, 16);\n    bad<<<1, 1>>>(p);\n    \
         return cudaDeviceSynchronize() != cudaErrorIllegalAddress;\n}\n",
    );
    bench.make("fault.cu -o fault");
    let run = bench.run("fault");
    let said = text(&run.stderr);
    assert!(run.status.success() && said.contains("kernel bad(int*)"), "{said}");
    assert!(said.contains("launched at fault.cu:5"), "{said}");
}

#[test]
fn profiles() {
    if !has_compiler() {
        return;
    }
    let source = env::temp_dir().join(format!("oxicc-profile-{}.cu", process::id()));
    fs::write(
        &source,
        "__global__ void twice() {}\nint main() { twice<<<2, 32>>>(); twice<<<2, 32>>>(); }\n",
    )
    .unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_oxicc")).args(["run", "--profile"]).arg(&source).output();
    fs::remove_file(Path::new(&source)).unwrap();
    let said = text(&output.unwrap().stderr);
    assert!(said.lines().any(|l| l.trim_start().starts_with("2 ") && l.ends_with("twice()")), "{said}");
}

/// Files in plain C++ share headers with kernels: types of numbers, states of generators, functions for both sides.
#[test]
fn headers_in_plain_cpp() {
    if !has_compiler() {
        return;
    }
    let bench = Bench::new("plain");
    let headers = [
        "cuda_fp16.h",
        "cuda_bf16.h",
        "cuda_fp8.h",
        "cuda_fp6.h",
        "cuda_fp4.h",
        "math_constants.h",
        "curand_kernel.h",
        "cuComplex.h",
        "mma.h",
        "cooperative_groups.h",
        "cuda_pipeline.h",
        "cuda/std/complex",
        "cuda_runtime.h",
    ];
    for header in headers {
        bench.file("one.cpp", &format!("#include <{header}>\n#include <string>\nint f() {{ return 0; }}\n"));
        bench.make("-c one.cpp -o one.o");
    }
    bench.file(
        "numbers.cpp",
        "#include <cstdio>\n#include <cuda_fp16.h>\n#include <cuda_bf16.h>\n#include <cuda_fp8.h>\n#include <cuComplex.h>\n\
         #include <curand_kernel.h>\n__attribute__((__noinline__)) int plain(int x) { return x + 1; }\n\
         int main() {\n\
         cuDoubleComplex z = cuCmul(make_cuDoubleComplex(1, 2), make_cuDoubleComplex(3, 4));\n\
         printf(\"%g %g %g %g %g %d %d\\n\", __half2float(__float2half(1.5f)), (double)__bfloat162float(__float2bfloat16(2.5f)),\n\
         (double)float(__nv_fp8_e8m0(5ull)), z.x, z.y, plain(1), (int)sizeof(curandState));\n}\n",
    );
    bench.make("numbers.cpp -o numbers");
    assert_eq!(text(&bench.run("numbers").stdout), "1.5 2.5 8 -5 10 2 48\n");
}
