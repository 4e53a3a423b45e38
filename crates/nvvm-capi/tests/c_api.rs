//! A program in C that uses every function prints the same with ours as with the original.
//!
//! `calls.txt` is what the original prints; where the reference toolchain is installed, it is asked again, with its math
//! library. Needs `cc`.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use oxicc_reference::{Toolchain, root_dir};

/// The library that cargo built beside the test.
fn library() -> PathBuf {
    let test = env::current_exe().unwrap();
    let file = test.with_file_name("libnvvm.so");
    assert!(file.exists(), "{} is not built", file.display());
    file
}

/// The program, or nothing where there is no C compiler.
fn program() -> Option<PathBuf> {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("calls-{}", std::process::id()));
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/calls.c");
    let compiler = env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    match Command::new(&compiler).arg("-o").arg(&out).arg(source).args(["-ldl", "-lpthread"]).status() {
        Ok(status) => {
            assert!(status.success(), "{compiler} does not compile the program");
            Some(out)
        }
        Err(e) => {
            oxicc_reference::skip(format_args!("no C compiler ({e})"));
            None
        }
    }
}

fn run(program: &Path, library: &Path, libdevice: &str) -> String {
    let output = Command::new(program).arg(library).arg(libdevice).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{}: {}\n{text}", library.display(), output.status);
    text
}

#[test]
fn answers_are_those_of_the_original() {
    let Some(program) = program() else { return };
    assert_eq!(run(&program, &library(), ""), include_str!("calls.txt"));
    let original = ["lib", "nvvm/lib64", "lib64"].map(|d| root_dir().join(d).join("libnvvm.so.4"));
    if let (Some(_), Some(original)) = (Toolchain::find(), original.iter().find(|f| f.exists())) {
        let libdevice = root_dir().join("nvvm/libdevice/libdevice.10.bc");
        let libdevice = if libdevice.exists() { libdevice.display().to_string() } else { String::new() };
        assert_eq!(run(&program, &library(), &libdevice), run(&program, original, &libdevice));
    }
    let _ = std::fs::remove_file(program);
}

/// As the guide says it: a Python program that asks for libNVVM by its name gets ours, wherever NVIDIA's is.
#[test]
fn preloaded_into_python() {
    let program = "
import ctypes
nvvm = ctypes.CDLL('libnvvm.so.4')
program, size = ctypes.c_void_p(), ctypes.c_size_t()
text = b'''target datalayout = \"e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64\"
target triple = \"nvptx64-nvidia-cuda\"
define void @k(ptr %p) {
  store i32 1, ptr %p
  ret void
}
!nvvm.annotations = !{!0}
!nvvmir.version = !{!1}
!0 = !{ptr @k, !\"kernel\", i32 1}
!1 = !{i32 2, i32 0}
'''
assert nvvm.nvvmCreateProgram(ctypes.byref(program)) == 0
assert nvvm.nvvmAddModuleToProgram(program, text, ctypes.c_size_t(len(text)), b'k') == 0
options = (ctypes.c_char_p * 1)(b'-arch=compute_90')
assert nvvm.nvvmCompileProgram(program, 1, options) == 0
assert nvvm.nvvmGetCompiledResultSize(program, ctypes.byref(size)) == 0
ptx = ctypes.create_string_buffer(size.value)
assert nvvm.nvvmGetCompiledResult(program, ptx) == 0
print(ptx.value.decode())
";
    let python = Command::new("python3").args(["-c", program]).env("LD_PRELOAD", library()).output();
    let Ok(output) = python else {
        oxicc_reference::skip("needs python3");
        return;
    };
    let ptx = String::from_utf8_lossy(&output.stdout);
    assert!(ptx.contains(".entry k("), "{ptx}{}", String::from_utf8_lossy(&output.stderr));
}

/// What the loader sees: the name, and no symbols but libNVVM's.
#[test]
fn the_file_looks_like_the_original() {
    let readelf = |flag: &str| Command::new("readelf").arg(flag).arg("-W").arg(library()).output();
    let (Ok(dynamic), Ok(symbols)) = (readelf("-d"), readelf("--dyn-syms")) else {
        oxicc_reference::skip("no readelf");
        return;
    };
    let dynamic = String::from_utf8_lossy(&dynamic.stdout).into_owned();
    assert!(dynamic.contains("[libnvvm.so.4]"), "{dynamic}");
    let symbols = String::from_utf8_lossy(&symbols.stdout).into_owned();
    let defined: Vec<&str> = symbols
        .lines()
        .filter(|l| l.contains(" FUNC ") && l.contains(" GLOBAL ") && !l.contains(" UND "))
        .filter_map(|l| l.split_whitespace().last())
        .collect();
    assert_eq!(defined.len(), 16, "{defined:?}");
    assert!(defined.iter().all(|n| n.starts_with("nvvm") || *n == "__nvvmHandle"), "{defined:?}");
}
