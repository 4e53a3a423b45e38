//! Build tools with the directory of `oxicc toolkit` in the place of a toolkit. Tools that are not installed are skipped by name.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::{env, fs};

const CMAKE: &str = "cmake_minimum_required(VERSION 3.18)
project(app LANGUAGES CXX CUDA)
find_package(CUDAToolkit REQUIRED)
add_library(kernels STATIC scale.cu)
set_target_properties(kernels PROPERTIES CUDA_SEPARABLE_COMPILATION ON)
add_executable(app main.cu helper.cpp)
set_target_properties(app PROPERTIES CUDA_SEPARABLE_COMPILATION ON)
target_link_libraries(app PRIVATE kernels CUDA::cudart)
target_compile_options(app PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:--extended-lambda>)
target_compile_features(app PRIVATE cuda_std_17)
";

const MAKE: &str = "app: main.o scale.o helper.o
\t$(NVCC) -arch=sm_90 $^ -o $@
%.o: %.cu
\t$(NVCC) -arch=sm_90 --extended-lambda -std=c++17 -dc $< -o $@
";

const SCALE: &str = "__device__ int scaled(int x) { return 3 * x; }\n";

const HELPER: &str = "#include <cuda_runtime.h>
int devices() { int n = 0; return cudaGetDeviceCount(&n) == cudaSuccess ? n : -1; }
";

const MAIN: &str = "#include <cstdio>
__device__ int scaled(int);
int devices();
template <class F> __global__ void each(int *p, F f) { p[threadIdx.x] = f(scaled(threadIdx.x)); }
int main() {
    int *p, h[4], one = 1;
    cudaMalloc(&p, sizeof h);
    each<<<1, 4>>>(p, [=] __device__(int x) { return x + one; });
    cudaMemcpy(h, p, sizeof h, cudaMemcpyDeviceToHost);
    printf(\"%d %d %d %d on %d\\n\", h[0], h[1], h[2], h[3], devices());
}
";

/// A directory with the project and a toolkit, or nothing where a tool is missing.
fn project(name: &str, tool: &str) -> Option<PathBuf> {
    let is_there = |tool: &str| Command::new(tool).arg("--version").output().is_ok();
    if !["c++", tool].into_iter().all(is_there) {
        oxicc_reference::skip(format_args!("needs c++ and {tool}"));
        return None;
    }
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("builds").join(name);
    let _ = fs::remove_dir_all(&dir);
    fs::create_dir_all(&dir).unwrap();
    let files = [
        ("CMakeLists.txt", CMAKE),
        ("Makefile", MAKE),
        ("scale.cu", SCALE),
        ("helper.cpp", HELPER),
        ("main.cu", MAIN),
    ];
    for (file, text) in files {
        fs::write(dir.join(file), text).unwrap();
    }
    succeeds(Command::new(env!("CARGO_BIN_EXE_oxicc")).arg("toolkit").arg(dir.join("tk")));
    Some(dir)
}

fn succeeds(command: &mut Command) -> Output {
    let output = command.output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(output.status.success(), "{command:?}\n{}{}", text(&output.stdout), text(&output.stderr));
    output
}

fn prints(dir: &std::path::Path, program: &str) {
    let output = succeeds(Command::new(dir.join(program)).env("OXICC_DEVICE", "sim"));
    assert_eq!(String::from_utf8_lossy(&output.stdout), "1 4 7 10 on 1\n");
}

#[test]
fn cmake() {
    let Some(dir) = project("cmake", "cmake") else { return };
    let compiler = format!("-DCMAKE_CUDA_COMPILER={}", dir.join("tk/bin/nvcc").display());
    let configure = ["-B", "build", "-DCMAKE_CUDA_ARCHITECTURES=90", &compiler];
    succeeds(Command::new("cmake").args(configure).current_dir(&dir));
    succeeds(Command::new("cmake").args(["--build", "build"]).current_dir(&dir));
    prints(&dir, "build/app");
}

#[test]
fn make() {
    let Some(dir) = project("make", "make") else { return };
    let nvcc = format!("NVCC={}", dir.join("tk/bin/nvcc").display());
    let include = format!("CPPFLAGS=-I{}", dir.join("tk/include").display());
    succeeds(Command::new("make").args([&nvcc, &include]).current_dir(&dir));
    prints(&dir, "app");
}

const SETUP: &str = "from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension
setup(name='scaled', ext_modules=[CUDAExtension('scaled', ['scaled.cpp', 'scaled_cuda.cu'])], cmdclass={'build_ext': BuildExtension})
";

const BINDING: &str = "#include <torch/extension.h>
torch::Tensor scaled(torch::Tensor x, double factor);
int doubled(int x);
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def(\"scaled\", &scaled); m.def(\"doubled\", &doubled); }
";

const EXTENSION: &str = "#include <c10/cuda/CUDAException.h>
#include <c10/cuda/CUDAGuard.h>
#include <c10/cuda/CUDAStream.h>
#include <torch/extension.h>
template <class T> __global__ void scale(int64_t n, T factor, const T *__restrict__ x, T *y) {
    int64_t i = blockIdx.x * int64_t(blockDim.x) + threadIdx.x;
    if (i < n) y[i] = factor * x[i];
}
torch::Tensor scaled(torch::Tensor x, double factor) {
    TORCH_CHECK(x.is_cuda(), \"not a CUDA tensor\");
    const c10::cuda::CUDAGuard guard(x.device());
    auto y = torch::empty_like(x);
    const int64_t n = x.numel();
    AT_DISPATCH_FLOATING_TYPES_AND2(at::kHalf, at::kBFloat16, x.scalar_type(), \"scaled\", [&] {
        scale<scalar_t><<<(n + 255) / 256, 256, 0, c10::cuda::getCurrentCUDAStream()>>>(
            n, scalar_t(factor), x.data_ptr<scalar_t>(), y.data_ptr<scalar_t>());
    });
    C10_CUDA_KERNEL_LAUNCH_CHECK();
    return y;
}
__global__ void twice(int *p) { *p *= 2; }
int doubled(int x) {
    int *p;
    cudaMalloc(&p, sizeof x);
    cudaMemcpy(p, &x, sizeof x, cudaMemcpyHostToDevice);
    twice<<<1, 1>>>(p);
    cudaMemcpy(&x, p, sizeof x, cudaMemcpyDeviceToHost);
    cudaFree(p);
    return x;
}
";

/// PyTorch needs a driver for tensors of a GPU; kernels of the extension run on the simulator.
const USE: &str = "import torch, scaled
print(scaled.doubled(21))
try:
    scaled.scaled(torch.ones(4), 2)
except RuntimeError as e:
    print(str(e).splitlines()[0])
";

/// An extension of PyTorch, with the Python of `$OXICC_PYTHON`.
#[test]
fn pip() {
    let python = env::var("OXICC_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let thrust = "import os, torch, setuptools, nvidia\nprint(next(p for p in (os.path.join(n, v, 'include', 'cccl') \
        for n in nvidia.__path__ for v in os.listdir(n)) if os.path.isdir(os.path.join(p, 'thrust'))))";
    let thrust = Command::new(&python).args(["-c", thrust]).output().ok().filter(|o| o.status.success());
    let Some(thrust) = thrust else {
        oxicc_reference::skip(
            "an extension needs a Python with PyTorch for CUDA, setuptools and nvidia-cuda-cccl",
        );
        return;
    };
    let Some(dir) = project("pip", "c++") else { return };
    fs::create_dir_all(dir.join("extension")).unwrap();
    for (file, text) in [("setup.py", SETUP), ("scaled.cpp", BINDING), ("scaled_cuda.cu", EXTENSION)] {
        fs::write(dir.join("extension").join(file), text).unwrap();
    }
    succeeds(
        Command::new(&python)
            .args(["-m", "pip", "install", "--no-build-isolation", "--no-deps", "--target", "../site", "."])
            .current_dir(dir.join("extension"))
            .env("CUDA_HOME", dir.join("tk"))
            .env("TORCH_CUDA_ARCH_LIST", "9.0")
            .env("NVCC_PREPEND_FLAGS", format!("-I{}", String::from_utf8_lossy(&thrust.stdout).trim())),
    );
    let output = succeeds(
        Command::new(&python)
            .args(["-c", USE])
            .env("PYTHONPATH", dir.join("site"))
            .env("LD_PRELOAD", dir.join("tk/lib64/libcudart.so.13"))
            .env("OXICC_DEVICE", "sim"),
    );
    assert_eq!(String::from_utf8_lossy(&output.stdout), "42\nnot a CUDA tensor\n");
}
