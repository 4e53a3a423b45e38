//! Caches of compilations: the key that oxicc prints, and ccache and sccache around it.

mod support;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

use support::{Folder, has_compiler, text};

/// A program whose host half has a header and a line that device code does not see.
const PROGRAM: &str = "#include <cstdio>
#ifndef __CUDA_ARCH__
#include \"host_only.h\"
#endif
__global__ void k(int *p) { *p = 7 + SEVEN; }
#ifndef __CUDA_ARCH__
int main() {
    int *p, h = 0;
    cudaMalloc(&p, 4);
    k<<<1, 1>>>(p);
    cudaMemcpy(&h, p, 4, cudaMemcpyDeviceToHost);
    printf(\"%d %d\\n\", h, host_value());
}
#endif
";

fn host_header(value: u32) -> String {
    format!("inline int host_value() {{ return {value}; }}\n")
}

fn run(command: &mut Command) -> Output {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}\n{}{}", text(&output.stdout), text(&output.stderr));
    output
}

fn is_installed(tool: &str) -> bool {
    let found = Command::new(tool).arg("--version").output().is_ok_and(|o| o.status.success());
    if !found {
        oxicc_reference::skip(format_args!("needs {tool}"));
    }
    found
}

fn oxicc(directory: &Path, args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
    text(&run(command.args(args).current_dir(directory)).stdout)
}

fn is_key(key: &str) -> bool {
    key.len() == 65 && key.ends_with('\n') && key.trim_end().bytes().all(|b| b.is_ascii_hexdigit())
}

/// Two directories with the same files.
fn twins(name: &str, files: &[(&str, &str)]) -> [Folder; 2] {
    ["one", "other"].map(|which| {
        let folder = Folder::new(&format!("caches-{name}-{which}"));
        files.iter().for_each(|(name, text)| folder.file(name, text));
        folder
    })
}

#[test]
fn keys_of_kernels() {
    let files =
        [("k.cu", "#include \"k.h\"\n__global__ void k(int *p) { *p = N; }\n"), ("k.h", "#define N 1\n")];
    let [one, other] = twins("kernels", &files);
    let key = |folder: &Folder, args: &[&str]| {
        let key = oxicc(folder.path(), &[&["--print-cache-key", "k.cu"], args].concat());
        assert!(is_key(&key), "{key}");
        key
    };
    let plain = key(&one, &[]);
    assert_eq!(plain, key(&other, &["-o", "elsewhere.ptx"]));
    assert_eq!(plain, key(&one, &["--opt-threads", "1"]));
    for changed in ["-arch=sm_90", "-O1", "-emit-llvm", "-use_fast_math", "-lineinfo", "-std=c++20"] {
        assert_ne!(plain, key(&one, &[changed]), "{changed}");
    }
    assert!(!one.path().join("k.ptx").exists());
    other.file("k.h", "#define N 2\n");
    assert_ne!(plain, key(&other, &[]));
    let wrong = Command::new(env!("CARGO_BIN_EXE_oxicc"))
        .args(["--print-cache-key", "absent.cu"])
        .current_dir(one.path())
        .output()
        .unwrap();
    assert_eq!(wrong.status.code(), Some(1));
    assert!(wrong.stdout.is_empty());
}

#[test]
fn keys_in_ciccs_place() {
    let unit = "# 1 \"k.cu\"\n__attribute__((global)) void k(int *p) { *p = 1; }\n";
    let [one, other] = twins("cicc", &[("k.ii", unit), ("renamed.ii", unit)]);
    let key = |folder: &Folder, args: &str| {
        let args: Vec<&str> = ["--cicc", "--print-cache-key", "--orig_src_file_name", "k.cu"]
            .into_iter()
            .chain(args.split(' '))
            .collect();
        let key = oxicc(folder.path(), &args);
        assert!(is_key(&key), "{key}");
        key
    };
    let plain = key(&one, "-arch compute_90 k.ii -o k.ptx");
    assert_eq!(plain, key(&other, "-arch compute_90 -split-compile 3 -jobserver renamed.ii -o x.ptx"));
    for changed in ["-arch compute_80 k.ii", "-arch compute_90 -ftz=1 k.ii", "-arch compute_90 -lto k.ii"] {
        assert_ne!(plain, key(&one, &format!("{changed} -o k.ptx")), "{changed}");
    }
    other.file("k.ii", &unit.replace("= 1", "= 2"));
    assert_ne!(plain, key(&other, "-arch compute_90 k.ii -o k.ptx"));
    assert!(!one.path().join("k.ptx").exists());
}

/// The outputs that a key stands for, from two directories, with other threads and another environment.
#[test]
fn equal_keys_mean_equal_bytes() {
    let unit = "# 1 \"k.cu\"\nstatic __attribute__((device)) int hidden;\n\
                template <class T> __attribute__((global)) void k(T *p) { *p = hidden; }\n\
                void f(int *p) { k<<<1, 1>>>(p); }\n";
    let [one, other] = twins("bytes", &[("k.ii", unit)]);
    let outputs = |folder: &Folder, threads: &str, variables: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
        command.args(["--cicc", "--c++17", "-arch", "compute_90", "-split-compile", threads]);
        command.args(["--stub_file_name", "k.stub.c", "--orig_src_file_name", "k.cu", "--device-c"]);
        command.args(["--orig_src_path_name", "/src/k.cu", "k.ii", "-o", "k.ptx"]);
        run(command.envs(variables.iter().copied()).current_dir(folder.path()));
        ["k.ptx", "k.stub.c"].map(|name| fs::read(folder.path().join(name)).unwrap())
    };
    let first = outputs(&one, "1", &[]);
    let strange =
        [("HOME", "/nowhere"), ("LANG", "tr_TR.UTF-8"), ("TZ", "Asia/Tokyo"), ("TMPDIR", "/nowhere")];
    assert_eq!(first, outputs(&other, "4", &strange));
}

fn toolkit(folder: &Folder) -> PathBuf {
    let toolkit = folder.path().join("tk");
    run(Command::new(env!("CARGO_BIN_EXE_oxicc")).arg("toolkit").arg(&toolkit));
    toolkit.join("bin/nvcc")
}

/// Compiles three times: the second one must come from the cache, and the third, with another header of the host only, must not.
/// `hits` tells how often the cache had something so far.
fn three_times(
    folder: &Folder,
    nvcc: &Path,
    cached: &dyn Fn() -> Command,
    hits: &dyn Fn() -> u32,
    arch: &str,
) {
    folder.file("a.cu", PROGRAM);
    folder.file("host_only.h", &host_header(1));
    let compile = || {
        let _ = fs::remove_file(folder.path().join("a.o"));
        run(cached()
            .arg(nvcc)
            .args(["-DSEVEN=7", arch, "-c", "a.cu", "-o", "a.o"])
            .current_dir(folder.path()));
        fs::read(folder.path().join("a.o")).unwrap()
    };
    let first = compile();
    assert_eq!(hits(), 0);
    assert!(first == compile(), "the kept object differs");
    let after_second = hits();
    assert!(after_second > 0, "nothing came from the cache");
    folder.file("host_only.h", &host_header(2));
    assert!(first != compile(), "an object with the old header came from the cache");
}

fn runs(folder: &Folder, nvcc: &Path) {
    run(Command::new(nvcc).args(["a.o", "-o", "a"]).current_dir(folder.path()));
    let output = run(Command::new(folder.path().join("a")).env("OXICC_DEVICE", "sim"));
    assert_eq!(text(&output.stdout), "14 2\n");
}

fn ccache(folder: &Folder) -> Command {
    let mut command = Command::new("ccache");
    command.env("CCACHE_DIR", folder.path().join("ccache")).env("CCACHE_COMPILERTYPE", "nvcc");
    command.env_remove("CCACHE_DISABLE").env_remove("CCACHE_READONLY").env("CCACHE_NOHASHDIR", "1");
    command
}

/// The hits in ccache's statistics, which have one number in a line.
fn ccache_hits(folder: &Folder) -> u32 {
    let statistics = text(&run(ccache(folder).arg("--print-stats")).stdout);
    let number = |name: &str| {
        let line = statistics.lines().find_map(|l| l.strip_prefix(name)?.strip_prefix('\t'));
        line.and_then(|n| n.trim().parse::<u32>().ok()).unwrap_or(0)
    };
    number("direct_cache_hit") + number("preprocessed_cache_hit")
}

#[test]
fn ccache_around_nvccs_place() {
    if !is_installed("ccache") || !has_compiler() {
        return;
    }
    let folder = Folder::new("ccache");
    let nvcc = toolkit(&folder);
    three_times(&folder, &nvcc, &|| ccache(&folder), &|| ccache_hits(&folder), "-arch=sm_90");
    runs(&folder, &nvcc);
}

/// sccache talks to a process of its own, which ends with the value.
struct Sccache(PathBuf);

impl Sccache {
    /// None where it is not installed, or too old to run the steps of nvcc one by one.
    fn start(folder: &Folder) -> Option<Sccache> {
        let version = Command::new("sccache").arg("--version").output().map(|o| text(&o.stdout));
        let version = version.unwrap_or_default();
        let minor = version.split_once("sccache 0.").and_then(|(_, v)| v.split_once('.')).map(|(n, _)| n);
        if minor.and_then(|n| n.parse::<u32>().ok()).is_none_or(|n| n < 10) {
            oxicc_reference::skip("needs sccache 0.10 or later");
            return None;
        }
        let sccache = Sccache(folder.path().to_owned());
        run(sccache.command().arg("--start-server"));
        Some(sccache)
    }

    fn command(&self) -> Command {
        let mut command = Command::new("sccache");
        command.env("SCCACHE_DIR", self.0.join("sccache")).env("SCCACHE_SERVER_UDS", self.0.join("socket"));
        command
            .env("SCCACHE_IDLE_TIMEOUT", "120")
            .env_remove("SCCACHE_RECACHE")
            .env_remove("CARGO_INCREMENTAL");
        // Its temporary directories stay behind.
        fs::create_dir_all(self.0.join("tmp")).unwrap();
        command.env("TMPDIR", self.0.join("tmp"));
        command
    }

    fn hits(&self) -> u32 {
        let statistics = text(&run(self.command().arg("--show-stats")).stdout);
        let line = statistics.lines().find_map(|l| l.strip_prefix("Cache hits "));
        line.and_then(|n| n.trim().parse().ok()).unwrap_or_else(|| panic!("{statistics}"))
    }
}

impl Drop for Sccache {
    fn drop(&mut self) {
        let _ = self.command().arg("--stop-server").output();
    }
}

#[test]
fn sccache_around_nvccs_place() {
    let folder = Folder::new("sccache");
    if !has_compiler() {
        return;
    }
    let Some(sccache) = Sccache::start(&folder) else { return };
    let nvcc = toolkit(&folder);
    three_times(&folder, &nvcc, &|| sccache.command(), &|| sccache.hits(), "-arch=sm_90");
    runs(&folder, &nvcc);
}

/// The reference's nvcc in a directory of links, with oxicc as its cicc.
#[cfg(unix)]
fn view(folder: &Folder) -> Option<PathBuf> {
    let Some(reference) = oxicc_reference::Toolchain::find() else {
        oxicc_reference::skip("needs nvcc");
        return None;
    };
    let (root, view) = (reference.root(), folder.path().join("view"));
    for part in ["bin", "nvvm/bin"] {
        fs::create_dir_all(view.join(part)).unwrap();
    }
    let link =
        |from: &Path, to: &Path| std::os::unix::fs::symlink(fs::canonicalize(from).unwrap(), to).unwrap();
    link(&root.join("include"), &view.join("include"));
    link(&root.join("nvvm/libdevice"), &view.join("nvvm/libdevice"));
    link(Path::new(env!("CARGO_BIN_EXE_oxicc")), &view.join("nvvm/bin/cicc"));
    for entry in fs::read_dir(root.join("bin")).unwrap() {
        let entry = entry.unwrap();
        let to = view.join("bin").join(entry.file_name());
        // nvcc looks for its companions where it really is.
        match entry.file_name().to_string_lossy().starts_with("nvcc") {
            true => drop(fs::copy(entry.path(), to).unwrap()),
            false => link(&entry.path(), &to),
        }
    }
    Some(view.join("bin/nvcc"))
}

#[cfg(unix)]
#[test]
fn sccache_around_nvcc_with_oxicc_in_ciccs_place() {
    let folder = Folder::new("sccache-cicc");
    let Some(nvcc) = view(&folder) else { return };
    let Some(sccache) = Sccache::start(&folder) else { return };
    three_times(&folder, &nvcc, &|| sccache.command(), &|| sccache.hits(), "-arch=compute_90");
}

/// ccache hashes what `nvcc -E` prints and the files it names. That is the device's view for one architecture, so that no header
/// of the host is changed here.
#[cfg(unix)]
#[test]
fn ccache_around_nvcc_with_oxicc_in_ciccs_place() {
    let folder = Folder::new("ccache-cicc");
    if !is_installed("ccache") {
        return;
    }
    let Some(nvcc) = view(&folder) else { return };
    folder.file("a.cu", "__global__ void k(int *p) { *p = 7; }\n");
    let compile = || {
        let mut command = ccache(&folder);
        command.env("CCACHE_EXTRAFILES", folder.path().join("view/nvvm/bin/cicc"));
        command.arg(&nvcc).args(["-arch=compute_90", "-c", "a.cu", "-o", "a.o"]).current_dir(folder.path());
        run(&mut command);
        fs::read(folder.path().join("a.o")).unwrap()
    };
    let first = compile();
    assert_eq!(ccache_hits(&folder), 0);
    assert!(first == compile() && ccache_hits(&folder) == 1);
    // Another compiler in cicc's place makes another object.
    fs::remove_file(folder.path().join("view/nvvm/bin/cicc")).unwrap();
    fs::copy(env!("CARGO_BIN_EXE_oxicc"), folder.path().join("view/nvvm/bin/cicc")).unwrap();
    let mut bytes = fs::read(folder.path().join("view/nvvm/bin/cicc")).unwrap();
    bytes.extend_from_slice(b"another");
    fs::write(folder.path().join("view/nvvm/bin/cicc"), bytes).unwrap();
    compile();
    assert_eq!(ccache_hits(&folder), 1);
}
