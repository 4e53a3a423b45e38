//! The math library as a user meets it: the size of what a call becomes, and libraries from files.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

fn folder() -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("math");
    fs::create_dir_all(&dir).unwrap();
    dir
}

/// The PTX of a kernel that calls a function, without comments and blank lines.
fn ptx(name: &str, kernel: &str, flags: &[&str]) -> String {
    let source = folder().join(format!("{name}.cu"));
    fs::write(&source, kernel).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
    let output = command.args(["--arch=sm_90", "-o", "-"]).args(flags).arg(&source).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let code = |l: &str| l.split("//").next().unwrap_or("").trim_end().to_owned();
    text.lines().map(code).filter(|l| !l.is_empty()).map(|l| l + "\n").collect()
}

fn kernel(function: &str) -> String {
    let kind = if function.ends_with('f') { "float" } else { "double" };
    let second = if function.starts_with("pow") { ", q[threadIdx.x]" } else { "" };
    format!(
        "extern \"C\" __global__ void k({kind} *p, const {kind} *q) {{ p[threadIdx.x] = {function}(p[threadIdx.x]{second}); }}\n"
    )
}

/// Functions, and how many bytes nvcc 13.0 makes of the same kernels, counted alike.
const SIZES: &[(&str, usize)] = &[
    ("sinf", 3976),
    ("expf", 896),
    ("powf", 4452),
    ("erff", 1335),
    ("sin", 9012),
    ("exp", 2550),
    ("pow", 10892),
    ("log", 3370),
];

#[test]
fn calls_are_hardly_longer_than_the_reference_makes_them() {
    for &(function, reference) in SIZES {
        let size = ptx(function, &kernel(function), &[]).len();
        assert!(size * 10 <= reference * 12, "{function}: {size} bytes, the reference has {reference}");
    }
}

#[test]
fn the_library_may_come_from_a_file() {
    let library = folder().join("library.ll");
    fs::write(
        &library,
        "target triple = \"nvptx64-nvidia-cuda\"\n\ndefine float @__nv_sinf(float %x) {\n  %r = fadd float %x, 4.200000e+01\n  ret float %r\n}\n",
    )
    .unwrap();
    let flag = format!("--libdevice={}", library.display());
    let text = ptx("from_file", &kernel("sinf"), &[&flag]);
    assert!(text.contains("0f42280000") && !text.contains("call"), "{text}");
    // Only what is called is looked for.
    let text = ptx("nothing_called", "__global__ void k(int *p) { *p = 1; }\n", &[&flag]);
    assert!(!text.contains("__nv_"), "{text}");
}

/// `cargo xtask libdevice` makes the embedded form like this.
#[test]
fn the_library_compiles() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
    command.args(["--emit-llvm", "--rdc=true", "--libdevice=none", "-o", "-", "libdevice/libdevice.cu"]);
    let output = command.current_dir(root).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8_lossy(&output.stdout).contains("@__nv_erf("));
}
