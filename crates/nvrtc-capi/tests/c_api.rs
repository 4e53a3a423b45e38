//! A program in C that uses every function prints the same with ours as with the original.
//!
//! `calls.txt` is what the original prints; where the reference toolchain is installed, it is asked again. Needs `cc`.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use oxicc_reference::{Toolchain, root_dir};

fn manifest(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn temporary(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()))
}

fn compiler() -> String {
    env::var("CC").unwrap_or_else(|_| "cc".to_owned())
}

/// The static library that cargo built for this test: the newest one, since its name has a hash.
fn archive() -> PathBuf {
    let test = env::current_exe().unwrap();
    let files = std::fs::read_dir(test.parent().unwrap()).unwrap().flatten().map(|e| e.path());
    let is_archive = |p: &PathBuf| {
        let name = p.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("libnvrtc") && name.ends_with(".a")
    };
    let newest = files.filter(is_archive).max_by_key(|p| p.metadata().and_then(|m| m.modified()).ok());
    newest.expect("the static library is built")
}

/// The shared library, made of the static one that cargo built beside the test, as `cargo xtask libs` does it. Nothing where there is
/// no C compiler.
fn library() -> Option<&'static Path> {
    static LIBRARY: OnceLock<Option<PathBuf>> = OnceLock::new();
    let made = LIBRARY.get_or_init(|| {
        let archive = archive();
        let dir = temporary("nvrtc");
        std::fs::create_dir_all(&dir).unwrap();
        let out = dir.join("libnvrtc.so.13");
        let mut command = Command::new(compiler());
        command.args(["-shared", "-s", "-Wl,--gc-sections", "-Wl,-soname,libnvrtc.so.13", "-o"]).arg(&out);
        command.arg(format!("-Wl,--version-script={}", manifest("nvrtc.map").display()));
        command.arg("-Wl,--whole-archive").arg(archive).arg("-Wl,--no-whole-archive");
        match command.args(["-lgcc_s", "-lpthread", "-ldl", "-lm", "-lc"]).status() {
            Ok(status) => {
                assert!(status.success(), "the library does not link");
                Some(out)
            }
            Err(e) => {
                oxicc_reference::skip(format_args!("no C compiler ({e})"));
                None
            }
        }
    });
    made.as_deref()
}

fn program(name: &str, source: &str, more: &[&str]) -> PathBuf {
    let out = temporary(name);
    let mut command = Command::new(compiler());
    command.arg("-o").arg(&out).arg(manifest(source)).args(more).args(["-ldl", "-lpthread"]);
    assert!(command.status().unwrap().success(), "{source} does not compile");
    out
}

/// What a program prints. It runs where there are no headers to be found by chance.
fn run(program: &Path, library: &Path, arguments: &[&str]) -> String {
    let mut command = Command::new(program);
    command.args(arguments).current_dir("/").env("LD_LIBRARY_PATH", library.parent().unwrap());
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{}: {}\n{text}", library.display(), output.status);
    text
}

fn original() -> Option<PathBuf> {
    Toolchain::find()?;
    Some(root_dir().join("lib/libnvrtc.so.13")).filter(|f| f.exists())
}

#[test]
fn answers_are_those_of_the_original() {
    let Some(library) = library() else { return };
    let calls = program("calls", "tests/calls.c", &[]);
    let expected = include_str!("calls.txt");
    let ours = run(&calls, library, &[library.to_str().unwrap()]);
    same(&ours, expected);
    if let Some(original) = original() {
        same(&run(&calls, &original, &[original.to_str().unwrap()]), expected);
    }
}

/// Files under a folder of folders.
fn files(dir: &Path) -> Vec<PathBuf> {
    let entries = |dir: &Path| std::fs::read_dir(dir).into_iter().flatten().flatten().map(|e| e.path());
    let mut found: Vec<PathBuf> =
        entries(dir).flat_map(|folder| entries(&folder).collect::<Vec<_>>()).collect();
    found.sort();
    found
}

/// Nobody sees whether a result was compiled or comes from the directory, whatever became of the files there, and several
/// processes may fill it at once.
#[test]
fn kept_results_are_those_of_a_compilation() {
    let Some(library) = library() else { return };
    let calls = program("calls-cached", "tests/calls.c", &[]);
    let cache = temporary("results");
    let start = || {
        let mut command = Command::new(&calls);
        command.arg(library).current_dir("/").env("OXICC_NVRTC_CACHE", &cache);
        command.stdout(std::process::Stdio::piped()).spawn().unwrap()
    };
    let check = |process: std::process::Child| {
        let output = process.wait_with_output().unwrap();
        same(&String::from_utf8_lossy(&output.stdout), include_str!("calls.txt"));
    };
    let both = [start(), start()];
    both.into_iter().for_each(check);
    let kept = files(&cache);
    assert!(!kept.is_empty());
    check(start());
    assert_eq!(files(&cache), kept, "no result is made twice");
    for (n, file) in kept.iter().enumerate() {
        let mut bytes = std::fs::read(file).unwrap();
        bytes.truncate(bytes.len() * (n % 3) / 3);
        std::fs::write(file, bytes).unwrap();
    }
    check(start());
    std::fs::remove_dir_all(&cache).unwrap();
}

/// Fails at the first line that differs, which is easier to read than the whole.
fn same(actual: &str, expected: &str) {
    for (n, (a, e)) in actual.lines().zip(expected.lines()).enumerate() {
        assert_eq!(a, e, "line {}", n + 1);
    }
    assert_eq!(actual.lines().count(), expected.lines().count());
}

/// A program that was linked with the original runs with ours: the loader looks at the versions of symbols.
#[test]
fn a_linked_program_takes_ours() {
    let (Some(library), Some(original)) = (library(), original()) else {
        oxicc_reference::skip("no reference toolchain");
        return;
    };
    let linked = program("linked", "tests/calls.c", &["-DLINKED", original.to_str().unwrap()]);
    let output = Command::new(linked).env("LD_PRELOAD", library).current_dir("/").output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    same(&String::from_utf8_lossy(&output.stdout), include_str!("calls.txt"));
}

/// Many threads, small stacks, a fork after a compile, handles that nobody gave out.
#[test]
fn hard_use_does_no_harm() {
    let Some(library) = library() else { return };
    let stress = program("stress", "tests/stress.c", &[]);
    assert_eq!(run(&stress, library, &[library.to_str().unwrap()]), "done\n");
}

/// What the loader sees: the name, and no symbols but NVRTC's, all with the version.
#[test]
fn the_file_looks_like_the_original() {
    let Some(library) = library() else { return };
    let readelf = |flag: &str| Command::new("readelf").arg(flag).arg("-W").arg(library).output();
    let (Ok(dynamic), Ok(symbols)) = (readelf("-d"), readelf("--dyn-syms")) else {
        oxicc_reference::skip("no readelf");
        return;
    };
    let dynamic = String::from_utf8_lossy(&dynamic.stdout).into_owned();
    assert!(dynamic.contains("soname: [libnvrtc.so.13]"), "{dynamic}");
    let symbols = String::from_utf8_lossy(&symbols.stdout).into_owned();
    let defined: Vec<&str> = symbols
        .lines()
        .filter(|l| l.contains(" FUNC ") && l.contains(" GLOBAL ") && !l.contains(" UND "))
        .filter_map(|l| l.split_whitespace().last())
        .collect();
    // Those of release 13.0, and two of a later one.
    assert_eq!(defined.len(), 24 + 2, "{defined:?}");
    let versioned = |n: &&&str| n.starts_with("nvrtc") && n.ends_with("@@libnvrtc.so.13");
    assert!(defined.iter().all(|n| versioned(&n)), "{defined:?}");
}

/// Headers of ours are found where NVRTC finds none, and get along with the names that are there without an include.
#[test]
fn embedded_headers_are_a_last_resort() {
    let Some(library) = library() else { return };
    let offered = program("offered", "tests/offered.c", &[]);
    assert_eq!(run(&offered, library, &[library.to_str().unwrap()]), "done\n");
}

#[test]
fn products_are_those_of_the_original() {
    let Some(ours) = library() else { return };
    let original = original();
    let link = |library: &Path, name: &str| {
        let path = library.display().to_string();
        program(name, "tests/products.c", &[&path, "-Wl,--allow-shlib-undefined"])
    };
    let dir = temporary("products-headers");
    std::fs::create_dir_all(&dir).unwrap();
    let dir = dir.display().to_string();
    let printed = run(&link(ours, "products"), ours, &[&dir]);
    same(&printed, &std::fs::read_to_string(manifest("tests/products.txt")).unwrap());
    if let Some(original) = original {
        same(&run(&link(&original, "products-original"), &original, &[&dir]), &printed);
    }
}

#[test]
fn precompiled_headers_are_those_of_the_original() {
    let Some(ours) = library() else { return };
    let print = |library: &Path, name: &str| {
        let path = library.display().to_string();
        let linked = program(name, "tests/pch.c", &[&path, "-Wl,--allow-shlib-undefined"]);
        let dir = temporary(&format!("{name}-files"));
        std::fs::create_dir_all(&dir).unwrap();
        let printed = run(&linked, library, &[&dir.display().to_string()]);
        std::fs::remove_dir_all(&dir).unwrap();
        printed
    };
    let expected = std::fs::read_to_string(manifest("tests/pch.txt")).unwrap();
    same(&print(ours, "pch"), &expected);
    if let Some(original) = original() {
        same(&print(&original, "pch-original"), &expected);
    }
}

/// As the guide says it: a Python program that asks for NVRTC by its name gets ours, wherever NVIDIA's is.
#[test]
fn preloaded_into_python() {
    let Some(library) = library() else { return };
    let program = "
import ctypes
nvrtc = ctypes.CDLL('libnvrtc.so.13')
program, size = ctypes.c_void_p(), ctypes.c_size_t()
text = b'extern \"C\" __global__ void k(int *p) { *p = 1; }'
assert nvrtc.nvrtcCreateProgram(ctypes.byref(program), text, b'k.cu', 0, None, None) == 0
assert nvrtc.nvrtcCompileProgram(program, 0, None) == 0
assert nvrtc.nvrtcGetPTXSize(program, ctypes.byref(size)) == 0
ptx = ctypes.create_string_buffer(size.value)
assert nvrtc.nvrtcGetPTX(program, ptx) == 0
print(ptx.value.decode())
";
    let python = Command::new("python3").args(["-c", program]).env("LD_PRELOAD", library).output();
    let Ok(output) = python else {
        oxicc_reference::skip("needs python3");
        return;
    };
    let ptx = String::from_utf8_lossy(&output.stdout);
    assert!(ptx.contains(".entry k("), "{ptx}{}", String::from_utf8_lossy(&output.stderr));
}
