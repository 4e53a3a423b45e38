//! The table of CUDA features. Each row names the cases that execute it; a row without one is an error.

use std::fs;
use std::path::Path;

use super::NOTE;

/// A feature: its group, its name, the cases that execute it, and what is missing.
struct Row {
    group: &'static str,
    name: &'static str,
    /// Paths below `tests/cases`, without their extensions.
    cases: &'static [&'static str],
    gap: &'static str,
}

const fn row(
    group: &'static str,
    name: &'static str,
    cases: &'static [&'static str],
    gap: &'static str,
) -> Row {
    Row { group, name, cases, gap }
}

const ROWS: &[Row] = &[
    row(
        "Language",
        "kernels, device functions, memory spaces",
        &["device/globals", "device/default_space", "device/noinline_calls"],
        "",
    ),
    row(
        "Language",
        "launches in host code: types and counts are checked",
        &["device/launch_configuration"],
        "",
    ),
    row(
        "Language",
        "`__launch_bounds__`, `__cluster_dims__` and other attributes of kernels",
        &["device/launch_bounds", "device/launch_attributes"],
        "",
    ),
    row(
        "Language",
        "launches from device code",
        &["device/launch_from_device"],
        "compiled; the simulator does not execute them",
    ),
    row(
        "Language",
        "templates, concepts, lambdas, constexpr: C++11 to C++23",
        &["templates/*", "classes/*"],
        "C++20 modules; exceptions and RTTI, as in CUDA",
    ),
    row(
        "Language",
        "function pointers and virtual functions",
        &["device/function_pointers", "classes/*"],
        "",
    ),
    row(
        "Language",
        "`new`, `delete`, `malloc`, `printf`, `assert`",
        &["device/new_array_lists", "device/new_nothrow", "street/printf"],
        "",
    ),
    row(
        "Language",
        "inline assembly, also with labels",
        &["device/inline_asm", "device/asm_labels", "device/asm_goto"],
        "",
    ),
    row(
        "Language",
        "constants of the host in device code",
        &["device/host_constants", "device/host_objects"],
        "",
    ),
    row("Types", "`__int128`, `__float128`", &["types/int128", "types/float128"], ""),
    row(
        "Types",
        "half, bfloat16, fp8, fp6, fp4",
        &["headers/fp16", "headers/bf16", "headers/fp8", "headers/fp6_functions", "headers/fp4_functions"],
        "",
    ),
    row("Types", "vector types, complex numbers", &["types/vectors", "types/complex"], ""),
    row(
        "Threads",
        "shuffles, votes, barriers, scans in a warp",
        &["warp/shuffles", "warp/votes", "warp/barriers", "warp/scan"],
        "",
    ),
    row(
        "Threads",
        "cooperative groups, barriers of the grid",
        &["headers/cooperative_groups", "device/grid_sync"],
        "",
    ),
    row("Threads", "clusters, distributed shared memory", &["simulator/clusters"], ""),
    row(
        "Threads",
        "atomics of every width and scope, `cuda::atomic`",
        &["atomics/*", "headers/cuda_atomic"],
        "",
    ),
    row(
        "Threads",
        "asynchronous copies: `cuda::pipeline`, bulk and tensor copies",
        &["headers/cuda_pipeline", "simulator/bulk_and_tensor_copies"],
        "`im2col::w` faults in the simulator",
    ),
    row(
        "Memory",
        "shared memory, static and dynamic",
        &["memory/dynamic_shared", "memory/shared_struct"],
        "",
    ),
    row(
        "Memory",
        "read-only loads, volatile, fences",
        &["memory/ldg_and_restrict", "memory/volatile_and_fences"],
        "",
    ),
    row(
        "Memory",
        "texture and surface objects",
        &["headers/textures", "simulator/surfaces"],
        "texture references, which CUDA 12 removed",
    ),
    row(
        "Arithmetic",
        "the math library in single and double precision",
        &["math/library_f32", "math/library_f64"],
        "",
    ),
    row(
        "Arithmetic",
        "rounding modes, `-use_fast_math` and its parts",
        &["math/rounding", "math/fast_math_flags"],
        "",
    ),
    row("Arithmetic", "integer and SIMD intrinsics", &["math/integer_intrinsics", "headers/simd"], ""),
    row("Matrices", "`wmma`, `mma`, sparse products", &["headers/wmma", "simulator/sparse_products"], ""),
    row(
        "Matrices",
        "`wgmma`, `tcgen05`",
        &["headers/cuda_ptx", "simulator/tcgen05/*"],
        "`tcgen05` follows the documentation of PTX; it was not compared with hardware",
    ),
    row(
        "Libraries",
        "a C++ library for the device: `cuda::std`, and what kernels use of `std`",
        &["headers/cxx_library", "headers/cxx20_library", "street/cuda_std"],
        "Thrust and CUB are NVIDIA's: `-I` their headers",
    ),
    row("Libraries", "random numbers: `curand_kernel.h`", &["headers/curand"], ""),
    row(
        "Programs",
        "kernels of public projects, reductions, sorts, products, filters",
        &["kernels/*", "street/*"],
        "",
    ),
    row(
        "Simulator",
        "races, uninitialised memory, divergent barriers",
        &["checks/*"],
        "of a launch the first 64 MiB of global memory are watched",
    ),
];

pub fn page(root: &Path) -> Result<String, String> {
    let mut out = format!(
        "# Supported CUDA features\n\n{NOTE}\n\n\
         Each row names the cases under [tests/cases](../../tests/README.md) that compile and execute the feature at several levels in every test run; ptxas assembles them. \
         What is not in the table and not refused with a message is a bug. [Architectures](architectures.md) has what depends on the GPU, [whole programs](programs.md) what there is of the \
         runtime API.\n\n\
         | | feature | cases | what is missing |\n| --- | --- | --- | --- |\n"
    );
    for row in ROWS {
        for case in row.cases {
            if cases(root, case)? == 0 {
                return Err(format!("{}: there is no case tests/cases/{case}", row.name));
            }
        }
        let names: Vec<String> = row.cases.iter().map(|case| format!("`{case}`")).collect();
        out += &format!("| {} | {} | {} | {} |\n", row.group, row.name, names.join(", "), row.gap);
    }
    out += "\nNot supported at all: CUDA Tile, 32-bit device code, OpenACC and OpenMP offloading, `__host__` code in the PTX compiler (the host's C++ compiler reads it: [whole programs](programs.md)).\n";
    Ok(out)
}

/// How many cases a name stands for; `*` is a whole folder.
fn cases(root: &Path, name: &str) -> Result<usize, String> {
    let (dir, file) = name.rsplit_once('/').unwrap_or((".", name));
    let dir = root.join("tests/cases").join(dir);
    let entries = fs::read_dir(&dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let is_case = |path: &Path| {
        let extension = path.extension().and_then(|e| e.to_str());
        matches!(extension, Some("cu" | "ll" | "ptx")) && !path.to_string_lossy().contains(".expected.")
    };
    let mut count = 0;
    for entry in entries {
        let path = entry.map_err(|e| e.to_string())?.path();
        let stem = path.file_stem().and_then(|s| s.to_str()).unwrap_or_default();
        count += usize::from(is_case(&path) && (file == "*" || stem == file));
    }
    Ok(count)
}
