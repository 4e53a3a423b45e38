//! `oxicc build` and `oxicc run` of programs: what they leave behind, and what they say when something goes wrong.
#![cfg(unix)]

mod support;

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

use support::{Folder, has_compiler, text};

/// A directory with sources, and one for temporary files; both go away with the value.
struct Bench(Folder);

impl Bench {
    fn new(name: &str) -> Bench {
        let folder = Folder::new(&format!("program-{name}"));
        fs::create_dir(folder.path().join("tmp")).unwrap();
        Bench(folder)
    }

    fn file(&self, name: &str, text: &str) {
        self.0.file(name, text);
    }

    fn command(&self, line: &str) -> Command {
        let mut command = self.command_of(env!("CARGO_BIN_EXE_oxicc"));
        command.args(line.split_whitespace());
        command
    }

    /// The command of any program, to be run here.
    fn command_of(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.current_dir(self.0.path()).env("TMPDIR", self.0.path().join("tmp"));
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn run(&self, line: &str) -> Output {
        self.command(line).output().unwrap()
    }

    /// The temporary files there are.
    fn left_over(&self) -> Vec<PathBuf> {
        fs::read_dir(self.0.path().join("tmp")).unwrap().map(|e| e.unwrap().path()).collect()
    }
}

#[test]
fn signals_that_end_programs() {
    if !has_compiler() {
        return;
    }
    let bench = Bench::new("signals");
    bench.file(
        "abort.cu",
        "#include <cstdlib>\n__global__ void k() {}\nint main() { k<<<1, 1>>>(); abort(); }\n",
    );
    let run = bench.run("run abort.cu");
    assert_eq!(run.status.code(), Some(134));
    let said = text(&run.stderr);
    assert!(said.starts_with("oxicc: the program was ended by signal 6 (SIGABRT)"), "{said}");
    assert!(bench.left_over().is_empty(), "{:?}", bench.left_over());
}

/// Ctrl-C goes to all processes of the terminal: the program ends as it wants to, and we clean up behind it.
#[test]
fn interrupted_programs_leave_nothing() {
    if !has_compiler() {
        return;
    }
    use std::os::unix::process::CommandExt;
    let bench = Bench::new("interrupt");
    bench.file(
        "wait.cu",
        "#include <cstdio>\n#include <unistd.h>\n__global__ void k() {}\n\
         int main() { k<<<1, 1>>>(); puts(\"ready\"); fflush(stdout); sleep(600); }\n",
    );
    // Whoever starts the tests in the background may have them ignore the signal, which programs inherit.
    let mut command = bench.command_of("env");
    command.args(["--default-signal=INT", env!("CARGO_BIN_EXE_oxicc"), "run", "wait.cu"]);
    let mut child = command.process_group(0).spawn().unwrap();
    let mut first = [0; 6];
    std::io::Read::read_exact(child.stdout.as_mut().unwrap(), &mut first).unwrap();
    assert_eq!(text(&first), "ready\n");
    let group = format!("-{}", child.id());
    assert!(Command::new("kill").args(["-INT", "--", &group]).status().unwrap().success());
    let since = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if since.elapsed() > Duration::from_secs(60) {
            child.kill().unwrap();
            panic!("still there");
        }
        thread::sleep(Duration::from_millis(20));
    };
    assert_eq!(status.code(), Some(130), "{status}");
    assert!(bench.left_over().is_empty(), "{:?}", bench.left_over());
}

#[test]
fn a_place_for_temporary_files_is_named() {
    if !has_compiler() {
        return;
    }
    let bench = Bench::new("nowhere");
    bench.file("a.cu", "int main() {}\n");
    let built = bench.command("build a.cu -o a").env("TMPDIR", "/nowhere").output().unwrap();
    assert_eq!(built.status.code(), Some(1));
    let said = text(&built.stderr);
    assert!(said.contains("/nowhere/oxicc-"), "{said}");
}

/// Two compilers read a source; one of them says that it cannot be read.
#[test]
fn sources_that_cannot_be_read() {
    if !has_compiler() {
        return;
    }
    let bench = Bench::new("unreadable");
    fs::create_dir(bench.0.path().join("d.cu")).unwrap();
    for (line, said) in [
        ("build nowhere.cu", "oxicc: nowhere.cu: no such file\n"),
        ("build d.cu", "oxicc: d.cu: is a directory\n"),
        ("nvcc -c nowhere.cu", "oxicc: nowhere.cu: no such file\n"),
        (
            "build -",
            "oxicc: two compilers read a program, so that it has to be a file and not standard input\n",
        ),
    ] {
        let output = bench.run(line);
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(1), said.to_owned()), "{line}");
    }
}

#[test]
fn one_object_is_linked() {
    if !has_compiler() {
        return;
    }
    let bench = Bench::new("object");
    bench.file(
        "a.cu",
        "__global__ void k() {}\nint main() { k<<<1, 1>>>(); return cudaDeviceSynchronize() + 5; }\n",
    );
    for line in ["build -c a.cu", "build a.o -o app"] {
        let output = bench.run(line);
        assert!(output.status.success(), "{line}: {}", text(&output.stderr));
    }
    let run = Command::new(bench.0.path().join("app")).env("OXICC_DEVICE", "sim").status().unwrap();
    assert_eq!(run.code(), Some(5));
}

/// The runtime links the PTX of separate compilation; a driver that finds machine code beside it would load that.
#[test]
fn machine_code_is_for_whole_units() {
    use std::os::unix::fs::PermissionsExt;
    if !has_compiler() {
        return;
    }
    let bench = Bench::new("ptxas");
    bench.file("k.cu", "__global__ void k(int *p) { *p = 1; }\n");
    // `ptxas -arch sm_NN unit.ptx -o unit.cubin`
    bench.file("ptxas", "#!/bin/sh\necho code of $2 > $5\n");
    let ptxas = bench.0.path().join("ptxas");
    fs::set_permissions(&ptxas, fs::Permissions::from_mode(0o755)).unwrap();
    for (flag, kinds) in [("-rdc=false", vec!["Elf", "Ptx"]), ("-rdc=true", vec!["Ptx"])] {
        let line = format!("nvcc -fatbin -arch=sm_80 {flag} k.cu");
        let output = bench.command(&line).env("OXICC_PTXAS", &ptxas).output().unwrap();
        assert!(output.status.success(), "{}", text(&output.stderr));
        let container = fs::read(bench.0.path().join("k.fatbin")).unwrap();
        let found: Vec<String> =
            oxicc_fatbin::read(&container).iter().map(|i| format!("{:?}", i.kind)).collect();
        assert_eq!(found, kinds, "{flag}");
    }
    assert!(bench.left_over().is_empty(), "{:?}", bench.left_over());
}

/// An assembler that does not know the architecture is no reason not to build: the driver assembles, too. Who asks for machine code
/// hears that there is none.
#[test]
fn assemblers_that_fail() {
    use std::os::unix::fs::PermissionsExt;
    if !has_compiler() {
        return;
    }
    let bench = Bench::new("old-ptxas");
    bench.file(
        "a.cu",
        "__global__ void k() {}\nint main() { k<<<1, 1>>>(); return cudaDeviceSynchronize(); }\n",
    );
    bench.file("ptxas", "#!/bin/sh\nexit 1\n");
    let ptxas = bench.0.path().join("ptxas");
    fs::set_permissions(&ptxas, fs::Permissions::from_mode(0o755)).unwrap();
    let run = |line: &str| bench.command(line).env("OXICC_PTXAS", &ptxas).output().unwrap();
    let built = run("build a.cu -o app");
    let said = text(&built.stderr);
    assert!(built.status.success() && said.contains("note: ") && said.contains("the driver will"), "{said}");
    assert!(Command::new(bench.0.path().join("app")).env("OXICC_DEVICE", "sim").status().unwrap().success());
    let refused = run("nvcc -c a.cu");
    assert_eq!(refused.status.code(), Some(1), "{}", text(&refused.stderr));
}

/// A program that calls the driver has its functions without a toolkit, and what every program has anyway is no library to look for.
#[test]
fn libraries_of_a_toolkit() {
    if !has_compiler() {
        return;
    }
    let bench = Bench::new("libraries");
    bench.file(
        "p.cu",
        "#include <cuda.h>\n#include <cstdio>\n__global__ void k() {}\nint main() {\n    int n = 0, status = cuInit(0);\n    \
         k<<<1, 1>>>();\n    cuDeviceGetCount(&n);\n    printf(\"%d %d\\n\", status, n);\n}\n",
    );
    for line in ["p.cu -lcuda -o p", "build p.cu -lcudart -lcuda -o p", "-lcuda -lm p.cu -o p"] {
        let said = bench.run(line);
        assert!(said.status.success() && said.stderr.is_empty(), "{line}: {}", text(&said.stderr));
        let program = bench.0.path().join("p");
        let output =
            bench.command_of(&program.to_string_lossy()).env("OXICC_DEVICE", "sim").output().unwrap();
        assert_eq!(text(&output.stdout), "0 1\n", "{line}");
        fs::remove_file(program).unwrap();
    }
    // Where no program is linked, such words mean nothing.
    let said = bench.run("p.cu -lcuda -o p.ptx");
    assert_eq!(text(&said.stderr), "oxicc: note: '-lcuda' is for the linker, ignored here\n");
}
