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
        eprintln!("skipped: {name} needs c++ and {tool}");
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
