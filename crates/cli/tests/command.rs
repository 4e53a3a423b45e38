//! The command as a process: streams, exit statuses, files.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

struct Sandbox(PathBuf);

impl Sandbox {
    fn new(name: &str) -> Sandbox {
        let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&dir);
        fs::create_dir_all(&dir).unwrap();
        Sandbox(dir)
    }

    fn file(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).unwrap();
    }

    fn oxicc(&self, args: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_oxicc")).args(args).current_dir(&self.0).output().unwrap()
    }

    fn names(&self) -> Vec<String> {
        let mut names: Vec<String> =
            fs::read_dir(&self.0).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

const PTX: &str = "
.version 8.0
.target sm_90
.address_size 64
.visible .entry fill(.param .u64 p, .param .u32 v)
{
    .reg .b32 %r<3>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [p];
    ld.param.u32 %r1, [v];
    mov.u32 %r2, %tid.x;
    mul.wide.u32 %rd2, %r2, 4;
    add.s64 %rd3, %rd1, %rd2;
    st.global.u32 [%rd3], %r1;
    ret;
}
";

#[test]
fn command_lines_that_make_no_sense() {
    let sandbox = Sandbox::new("usage");
    sandbox.file("a.ptx", PTX);
    sandbox.file("a.txt", "");
    for (args, message) in [
        (&[][..], "no input file"),
        (&["--frobnicate", "a.ptx"], "--frobnicate"),
        (&["-O7", "a.ptx"], "the levels are 0, 1, 2 and 3"),
        (&["-arch=sm_42", "a.ptx"], "unknown architecture"),
        (&["absent.cu"], "absent.cu: no such file"),
        (&["a.txt"], "a.txt: unknown kind of file"),
        (&["."], "is a directory"),
        (&["run", "a.ptx", "--grid", "0"], "positive numbers"),
        (&["run", "a.ptx", "--arg", "i33:1"], "unknown type"),
        (&["run", "a.ptx", "--kernel", "absent"], "there is no kernel `absent`; there is `fill`"),
        (&["run", "a.ptx", "--arg", "i32:1"], "the kernel `fill` takes 2 arguments, 1 was given"),
        (&["run", "a.ptx", "--arg", "i32:1", "--arg", "i32:1"], "argument 1 of `fill` has 4 bytes"),
        (&["run", "a.ptx", "--expect", "z[i] == 1"], "unknown buffer `z`"),
        (&["run", "a.ptx", "--save", "z=f"], "there is no buffer `z`"),
        (&["run", "a.ptx", "--on", "moon"], "moon"),
        (
            &["run", "a.ptx", "-a", "null", "-a", "i32:1", "-g", "1,70000"],
            "the grid has 70000 in dimension y, at most 65535 are allowed",
        ),
        (
            &["run", "a.ptx", "-a", "null", "-a", "i32:1", "-b", "1,1,65"],
            "the block has 65 in dimension z, at most 64 are allowed",
        ),
        (
            &["run", "a.ptx", "-a", "null", "-a", "i32:1", "--shared", "300000"],
            "300000 bytes of dynamic shared memory, at most 232448 are allowed",
        ),
    ] {
        let output = sandbox.oxicc(args);
        assert_eq!(output.status.code(), Some(1), "{args:?}: {}", stderr(&output));
        assert!(stderr(&output).contains(message), "{args:?}: {}", stderr(&output));
        assert_eq!(stdout(&output), "", "{args:?}");
    }
}

#[test]
fn the_language_is_that_of_the_name_unless_said() {
    let sandbox = Sandbox::new("language");
    sandbox.file("kernel.inc", "__global__ void k(int *p) { *p = threadIdx.x; }");
    sandbox.file("plain.cpp", "int threadIdx; int main() { return threadIdx; }");
    sandbox.file("forced.h", "__global__ void k(int *p) { *p = 1; } void f() { k<<<1, 1>>>(nullptr); }");
    for (args, message) in [
        (&["-x", "cu", "kernel.inc", "-o", "-"][..], ""),
        (&["-xcu", "kernel.inc", "-o", "-"], ""),
        (&["run", "-x", "cu", "kernel.inc", "-a", "out:i32:1"], ""),
        (&["check", "-x", "c++", "kernel.inc"], "__global__"),
        (&["check", "plain.cpp"], ""),
        (&["check", "-x", "cu", "plain.cpp"], "threadIdx"),
        (&["check", "-x", "c++", "plain.cpp"], ""),
        // A header of the command line may make it CUDA.
        (&["check", "-include", "forced.h", "plain.cpp"], "threadIdx"),
        (&["-x", "ada", "kernel.inc"], "known languages: cu c++ ii ir ptx"),
    ] {
        let output = sandbox.oxicc(args);
        assert_eq!(output.status.success(), message.is_empty(), "{args:?}: {}", stderr(&output));
        assert!(stderr(&output).contains(message), "{args:?}: {}", stderr(&output));
    }
}

/// The toolkit's headers define the other words of CUDA; this one is the compiler's.
#[test]
fn noinline_is_known_with_a_toolkit() {
    let sandbox = Sandbox::new("noinline");
    fs::create_dir(sandbox.0.join("toolkit")).unwrap();
    let words = ["device", "global"].map(|w| format!("#define __{w}__ __attribute__(({w}))\n"));
    sandbox.file("toolkit/cuda_runtime.h", &words.concat());
    let source = "__device__ __noinline__ int f(int x) { return x * x; }
        __attribute__((__noinline__)) __device__ int g(int x) { return x + 1; }
        [[gnu::__noinline__]] __device__ int h(int x) { return x - 1; }
        __global__ void k(int *p) { *p = f(p[1]) + g(p[2]) + h(p[3]); }";
    sandbox.file("k.cu", source);
    let output = sandbox.oxicc(&["-I", "toolkit", "k.cu", "-o", "-"]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert_eq!(stdout(&output).matches("call.uni").count(), 3, "{}", stdout(&output));
}

#[test]
fn of_repeated_flags_the_last_one_counts() {
    let sandbox = Sandbox::new("repeated");
    sandbox.file("k.cu", "__global__ void k(int *p) { *p = 1; }");
    let flags = [
        "--extended-lambda",
        "-arch=sm_80",
        "--extended-lambda",
        "-arch=sm_90",
        "-O1",
        "-O3",
        "k.cu",
        "-o",
        "-",
    ];
    let output = sandbox.oxicc(&flags);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert!(stdout(&output).contains(".target sm_90"), "{}", stdout(&output));
}

#[test]
fn help_and_version_are_no_errors() {
    let sandbox = Sandbox::new("help");
    for args in [&["--help"][..], &["--version"], &["run", "--help"], &["check", "--help"]] {
        let output = sandbox.oxicc(args);
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert!(!output.stdout.is_empty() && output.stderr.is_empty(), "{args:?}");
    }
    assert!(stdout(&sandbox.oxicc(&["--help"])).starts_with("A CUDA C++ device compiler"));
}

#[test]
fn output_goes_to_stdout_or_to_a_file() {
    let sandbox = Sandbox::new("output");
    sandbox.file("a.ptx", PTX);
    let printed = sandbox.oxicc(&["a.ptx"]);
    assert_eq!(printed.status.code(), Some(0));
    assert!(stdout(&printed).contains(".visible .entry fill("));
    let written = sandbox.oxicc(&["a.ptx", "-o", "b.ptx"]);
    assert_eq!(written.status.code(), Some(0));
    assert_eq!(stdout(&written), "");
    assert_eq!(fs::read(sandbox.0.join("b.ptx")).unwrap(), printed.stdout);
    let checked = sandbox.oxicc(&["check", "a.ptx"]);
    assert_eq!((checked.status.code(), stdout(&checked)), (Some(0), String::new()));
    assert_eq!(sandbox.names(), ["a.ptx", "b.ptx"]);
}

#[test]
fn ptx_shows_the_source() {
    let sandbox = Sandbox::new("ptx-shows-the-source");
    sandbox.file("twice.h", "__device__ inline int twice(int x) {\n    return 2 * x;\n}\n");
    sandbox.file("k.cu", "#include \"twice.h\"\n__global__ void k(int *p) {\n    *p = twice(*p);\n}\n");
    let args = ["k.cu", "-arch=sm_90", "-lineinfo", "-src-in-ptx", "-o", "-"];
    let text = stdout(&sandbox.oxicc(&args));
    assert!(text.contains("\n\n//k.cu:2 __global__ void k(int *p) {\n.visible .entry _Z1kPi("), "{text}");
    assert!(text.contains("\n\n//k.cu:3     *p = twice(*p);\n\t.loc\t1 3"), "{text}");
    assert!(
        text.contains(
            "\n\n//twice.h:1 __device__ inline int twice(int x) {\n//twice.h:2     return 2 * x;\n"
        ),
        "{text}"
    );
    let plain = stdout(&sandbox.oxicc(&args.map(|a| if a == "-src-in-ptx" { "-w" } else { a })));
    let without: Vec<&str> = text.lines().filter(|l| !l.starts_with("//") && !l.is_empty()).collect();
    let plain: Vec<&str> = plain.lines().filter(|l| !l.starts_with("//") && !l.is_empty()).collect();
    assert_eq!(without, plain);
    // What is shown counts for those who keep outputs.
    let key = || stdout(&sandbox.oxicc(&["k.cu", "-lineinfo", "-src-in-ptx", "--print-cache-key"]));
    let before = key();
    assert_eq!(before, key());
    sandbox.file("twice.h", "__device__ inline int twice(int x) {\n    return 2 * x; // twice\n}\n");
    assert_ne!(before, key());
}

#[test]
fn errors_leave_the_output_alone() {
    let sandbox = Sandbox::new("errors");
    sandbox.file("bad.ptx", ".version 8.0\n.target sm_90\n.visible .entry k( {\n");
    sandbox.file("kept.ptx", "before");
    let output = sandbox.oxicc(&["bad.ptx", "-o", "kept.ptx"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("bad.ptx:3:"), "{}", stderr(&output));
    assert_eq!(fs::read_to_string(sandbox.0.join("kept.ptx")).unwrap(), "before");
    assert_eq!(sandbox.names(), ["bad.ptx", "kept.ptx"]);
    let unwritable = sandbox.oxicc(&["bad.ptx", "-o", "no/such/dir.ptx"]);
    assert_eq!(unwritable.status.code(), Some(1));
}

#[test]
fn warnings_that_are_errors() {
    let sandbox = Sandbox::new("promoted");
    sandbox.file("a.cu", "#warning careful\n__global__ void k(int *p) { *p = 1; }\n");
    sandbox.file(
        "b.cu",
        "#pragma nv_diag_error 1105\n#warning careful\n__global__ void k(int *p) { *p = 1; }\n",
    );
    for (flags, fails) in [
        ("a.cu", false),
        ("a.cu -Werror", true),
        ("-Werror a.cu", true),
        ("a.cu -Werror all-warnings", true),
        ("a.cu -Werror reorder", false),
        ("a.cu -diag-error 1105", true),
        ("a.cu -diag-error=warning_directive", true),
        ("a.cu -Werror -diag-suppress 1105", false),
        ("a.cu -Werror -w", false),
        ("b.cu", true),
        ("b.cu -diag-suppress 1105", true),
    ] {
        let args: Vec<&str> = flags.split(' ').chain(["-o", "x.ptx"]).collect();
        let output = sandbox.oxicc(&args);
        assert_eq!(output.status.code(), Some(if fails { 1 } else { 0 }), "{flags}: {}", stderr(&output));
        assert_eq!(sandbox.names().contains(&"x.ptx".to_owned()), !fails, "{flags}");
        let checked = sandbox.oxicc(&[&["check"][..], &args[..args.len() - 2]].concat());
        assert_eq!(checked.status.code(), output.status.code(), "check {flags}");
        let _ = fs::remove_file(sandbox.0.join("x.ptx"));
    }
    // And through the library.
    let input = oxicc::Input::new("a.cu", oxicc::InputKind::Cuda, "#warning careful\n");
    let mut options = oxicc::Options::default();
    options.diagnostics.warnings_as_errors = true;
    let compilation = oxicc::compile(&input, &options, oxicc::Emit::Ptx);
    assert!(!compilation.succeeded() && compilation.exit_status() == 1 && compilation.output.is_none());
}

#[test]
fn standard_input_is_cuda() {
    let sandbox = Sandbox::new("stdin");
    let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
    let mut child = command
        .args(["-E", "-"])
        .current_dir(&sandbox.0)
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"#define N 4\nint a[N];\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(stdout(&output).contains("int a[4];"));
}

#[test]
fn headers_of_another_gcc() {
    let sandbox = Sandbox::new("gnu");
    // GCC 13 made a keyword of what glibc defines for older ones.
    sandbox.file("a.ii", "__attribute__((global)) void k(float *p) { _Float32 x = 1; *p = x; }");
    assert_eq!(sandbox.oxicc(&["a.ii"]).status.code(), Some(1));
    let output = sandbox.oxicc(&["--gnu_version=130300", "a.ii"]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
}

#[test]
fn a_closed_standard_error_is_no_bug() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
    command.args(["run", "../../examples/saxpy.cu", "--arg", "i32:0", "--arg", "f32:1"]);
    command.args(["--arg", "buf:f32:1:iota", "--arg", "out:f32:1"]);
    command.stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stderr.take());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

const IR: &str = "
target triple = \"nvptx64-nvidia-cuda\"
define internal i32 @add_zero(i32 %x) {
  %y = add i32 %x, 0
  ret i32 %y
}
define internal i32 @kept(i32 %x) noinline {
  %y = mul i32 %x, 3
  ret i32 %y
}
define ptx_kernel void @k(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p, align 4
  %a = call i32 @add_zero(i32 %v)
  %b = call i32 @kept(i32 %a)
  store i32 %b, ptr addrspace(1) %p, align 4
  ret void
}
";

#[test]
fn passes_are_chosen_by_text() {
    let sandbox = Sandbox::new("passes");
    sandbox.file("a.ll", IR);
    let output = sandbox.oxicc(&["a.ll", "-emit-llvm", "-passes=function(instcombine,dce)"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    assert!(!text.contains("add i32") && text.contains("call i32 @add_zero"), "{text}");
    let shown = sandbox.oxicc(&["a.ll", "-emit-llvm", "-passes=nvopt<O0>,dce", "-print-pipeline-passes"]);
    let prepared = "mark-kernels,lower-math-calls,nvvm-reflect,drop-convergence-tokens,lower-block-addresses,nvvm-pretreat,";
    let shown = stderr(&shown);
    assert!(shown.starts_with(prepared) && shown.contains("globaldce,dce\n"), "{shown}");
    for (passes, message) in [
        ("nonsense", "unknown pass name 'nonsense'"),
        ("loop-fusion", "pass 'loop-fusion' is not implemented"),
        ("dce(", "unknown pass name 'dce'"),
        ("sroa<x>", "invalid parameter 'x' of pass 'sroa'"),
    ] {
        let output = sandbox.oxicc(&["a.ll", &format!("-passes={passes}")]);
        assert_eq!(output.status.code(), Some(1));
        assert!(stderr(&output).contains(message), "{}", stderr(&output));
    }
    let list = stdout(&sandbox.oxicc(&["--print-passes"]));
    assert!(list.contains("  instcombine\n") && list.contains("  loop-fusion\n"), "{list}");
}

#[test]
fn the_optimizer_shows_its_work() {
    let sandbox = Sandbox::new("optimizer");
    sandbox.file("a.ll", IR);
    let err = |flags: &[&str]| {
        let output = sandbox.oxicc(&[&["a.ll", "-o", "a.ptx"], flags].concat());
        assert!(output.status.success(), "{}", stderr(&output));
        stderr(&output)
    };
    let all = err(&["-passes=instcombine,dce", "-print-after-all"]);
    assert!(all.contains("IR Dump After instcombine on function (add_zero) ***"), "{all}");
    assert!(all.contains("IR Dump After dce on function (k) omitted because no change ***"), "{all}");
    let changed = err(&["-passes=instcombine,dce", "-print-changed", "-filter-print-funcs=add_zero,k"]);
    assert_eq!(changed.matches("IR Dump").count(), 1, "{changed}");
    // Five passes prepare every module.
    let bisected = err(&["-passes=instcombine,dce", "-opt-bisect-limit=7"]);
    assert!(bisected.contains("BISECT: running pass (7) instcombine on function (kept)"), "{bisected}");
    assert!(bisected.contains("BISECT: NOT running pass (8) instcombine on function (k)"), "{bisected}");
    let times = err(&["-time-passes"]);
    assert!(times.contains("optimise") && times.contains("instcombine"), "{times}");
    assert_eq!(err(&["-verify-each"]), "");
    let remarks = err(&["-Rpass=inline", "-Rpass-missed=.*", "-pass-remarks-output", "r.yaml", "-stats"]);
    assert!(remarks.contains("remark: 'add_zero' inlined into 'k' with (cost=1, threshold="), "{remarks}");
    assert!(remarks.contains("'kept' not inlined into 'k' because it should never be inlined"), "{remarks}");
    assert!(remarks.contains("       1 inline - calls inlined"), "{remarks}");
    let yaml = fs::read_to_string(sandbox.0.join("r.yaml")).unwrap();
    assert!(yaml.contains("--- !Passed\nPass:            inline\nName:            Inlined\n"), "{yaml}");
    err(&["-time-trace", "t.json", "--opt-threads=2"]);
    let trace = fs::read_to_string(sandbox.0.join("t.json")).unwrap();
    assert!(trace.starts_with("{\"traceEvents\":[") && trace.contains("\"name\":\"sroa\""), "{trace}");
}

/// What every module goes through before the optimizer is a list of passes, too: a bisection numbers and stops them. Code generation
/// gets what it cannot do without in any case.
#[test]
fn preparing_passes_are_shown_and_stopped() {
    let sandbox = Sandbox::new("preparing");
    sandbox.file(
        "a.ll",
        "declare double @llvm.pow.f64(double, double)\n\
         define void @k(ptr addrspace(1) %p, double %x) {\n  %y = call double @llvm.pow.f64(double %x, double %x)\n  \
         store double %y, ptr addrspace(1) %p\n  ret void\n}\n\
         !nvvm.annotations = !{!0}\n!0 = !{ptr @k, !\"kernel\", i32 1}\n",
    );
    let none = sandbox.oxicc(&["a.ll", "-emit-llvm", "-o", "-", "-opt-bisect-limit=0"]);
    let (said, ir) = (stderr(&none), stdout(&none));
    assert!(said.starts_with("BISECT: NOT running pass (1) mark-kernels on module\n"), "{said}");
    for name in ["lower-math-calls", "nvvm-reflect", "drop-convergence-tokens", "lower-block-addresses"] {
        assert!(said.contains(&format!(") {name} on module\n")), "{said}");
    }
    assert!(ir.contains("@llvm.pow.f64(double %x") && ir.contains("define void @k("), "{ir}");
    let all = stdout(&sandbox.oxicc(&["a.ll", "-emit-llvm", "-o", "-", "-opt-bisect-limit=5"]));
    assert!(all.contains("call double @__nv_pow(") && all.contains("define ptx_kernel void @k("), "{all}");
    let ptx = sandbox.oxicc(&["a.ll", "-o", "-", "-opt-bisect-limit=0"]);
    assert!(ptx.status.success(), "{}", stderr(&ptx));
    assert!(stdout(&ptx).contains(".visible .entry k("), "{}", stdout(&ptx));
    assert!(!stdout(&ptx).contains("__nvvm_reflect"), "{}", stdout(&ptx));
}

#[test]
fn fast_compile_levels() {
    let sandbox = Sandbox::new("fast-compile");
    sandbox.file("a.ll", IR);
    for how in ["max", "mid", "min", "0"] {
        let output = sandbox.oxicc(&["a.ll", "-Ofc", how]);
        assert!(output.status.success(), "{}", stderr(&output));
        // Only the fastest inlines nothing at all.
        assert_eq!(stdout(&output).contains("add_zero"), how == "max", "{how}");
    }
    assert_eq!(sandbox.oxicc(&["a.ll", "-Ofc", "fast"]).status.code(), Some(1));
}

/// A run of more than a second shows how far it is, if somebody is watching.
#[test]
fn a_long_run_shows_a_bar_on_a_terminal() {
    use std::io::Read;
    let sandbox = Sandbox::new("progress");
    sandbox.file(
        "a.ptx",
        ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k()\n{\nL: bra L;\n}\n",
    );
    // The kernel never ends and outlives its terminal; it is not to outlive the tests by much.
    let command = format!(
        "timeout --foreground 20 {} run a.ptx --grid 7 --max-instructions 1000000000000",
        env!("CARGO_BIN_EXE_oxicc")
    );
    // `script` gives the command a terminal; it is part of every Linux, but not of every container.
    let mut watched = Command::new("script");
    watched.args(["-qc", &command, "/dev/null"]).current_dir(&sandbox.0);
    let Ok(mut watched) = watched.stdout(Stdio::piped()).stdin(Stdio::null()).spawn() else { return };
    let mut seen = String::new();
    let mut output = watched.stdout.take().unwrap();
    let mut buffer = [0; 256];
    while !seen.contains("] 0 of 7 blocks") {
        let n = output.read(&mut buffer).unwrap();
        assert!(n > 0, "{seen}");
        seen.push_str(&String::from_utf8_lossy(&buffer[..n]));
    }
    watched.kill().unwrap();
    watched.wait().unwrap();
    let limited = sandbox.oxicc(&["run", "a.ptx", "--max-instructions", "10000"]);
    assert_eq!(limited.status.code(), Some(3));
    let message = stderr(&limited);
    assert!(
        message.contains("stopped after 10000 thread instructions; raise the limit with --max-instructions")
    );
    assert!(message.contains("executing: bra L;") && !message.contains("blocks"), "{message}");
}

#[test]
fn rules_for_make() {
    let sandbox = Sandbox::new("depfile");
    sandbox.file("own.h", "#include <cmath>\n");
    sandbox.file("a.cu", "#include \"own.h\"\n__global__ void k() {}\n");
    let only = sandbox.oxicc(&["-M", "a.cu"]);
    assert_eq!(stdout(&only), "a.ptx: \\\n a.cu \\\n own.h\n", "{}", stderr(&only));
    let both = sandbox.oxicc(&["-MD", "-MP", "-o", "out.ptx", "a.cu"]);
    assert_eq!(both.status.code(), Some(0), "{}", stderr(&both));
    let rule = fs::read_to_string(sandbox.0.join("out.d")).unwrap();
    assert_eq!(rule, "out.ptx: \\\n a.cu \\\n own.h\n\nown.h:\n");
    assert!(fs::read_to_string(sandbox.0.join("out.ptx")).unwrap().contains(".entry _Z1kv"));
    let named = sandbox.oxicc(&["-MM", "-MT", "x", "-MF", "rule.d", "a.cu"]);
    assert_eq!(named.status.code(), Some(0), "{}", stderr(&named));
    assert_eq!(fs::read_to_string(sandbox.0.join("rule.d")).unwrap(), "x: \\\n a.cu \\\n own.h\n");
}

/// Needs the host's C++ library; where there is none, the message is the same with and without the flag.
#[test]
fn headers_of_the_host() {
    let sandbox = Sandbox::new("host-headers");
    let program = "#include <vector>\n#include <iostream>\n__global__ void k(int *p) { *p = 3; }\n\
                   int main() { std::vector<int> v(3); k<<<1, 1>>>(v.data()); std::cout << v[0]; }\n";
    sandbox.file("a.cu", program);
    let without = sandbox.oxicc(&["-nostdinc", "a.cu"]);
    assert_eq!(without.status.code(), Some(1));
    assert!(stderr(&without).contains("cannot open source file \"vector\""), "{}", stderr(&without));
    let with = sandbox.oxicc(&["a.cu"]);
    match std::path::Path::new("/usr/include/c++").is_dir() {
        true => {
            assert_eq!(with.status.code(), Some(0), "{}", stderr(&with));
            assert!(stdout(&with).contains(".entry _Z1kPi"));
        }
        false => assert!(stderr(&with).contains("cannot open source file \"vector\""), "{}", stderr(&with)),
    }
    sandbox.file("b.cu", "#include <no_such_header>\n__global__ void k() {}\n");
    let missing = sandbox.oxicc(&["b.cu"]);
    assert_eq!(stderr(&missing).matches("cannot open source file").count(), 1, "{}", stderr(&missing));
}

#[test]
fn lines_and_restrict() {
    let sandbox = Sandbox::new("lineinfo");
    sandbox.file("a.cu", "__global__ void k(const int *a, int *b) { b[0] = a[0]; b[1] = a[0]; }\n");
    let plain = stdout(&sandbox.oxicc(&["a.cu"]));
    assert!(!plain.contains(".loc") && !plain.contains("ld.global.nc"), "{plain}");
    let both = stdout(&sandbox.oxicc(&["-lineinfo", "-restrict", "a.cu"]));
    assert!(both.contains(".loc") && both.contains("ld.global.nc"), "{both}");
}

/// The bits of the signals that a process handles itself.
#[cfg(target_os = "linux")]
fn handled_signals(pid: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let mask = status.lines().find_map(|l| l.strip_prefix("SigCgt:")).unwrap_or("0");
    u64::from_str_radix(mask.trim(), 16).unwrap_or(0)
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_tells_where_a_kernel_is() {
    let sandbox = Sandbox::new("ctrl_c");
    let source = "template <class T> __global__ void spin(volatile T *p) {\n    while (*p == 0)\n        ;\n}\n\
                  template __global__ void spin<int>(volatile int *);\n";
    sandbox.file("spin.cu", source);
    let mut child = Command::new(env!("CARGO_BIN_EXE_oxicc"))
        .args(["run", "spin.cu", "-g", "3", "-b", "64", "-a", "buf:i32:1"])
        .current_dir(&sandbox.0)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // SIGINT is signal 2. The kernel starts right after its handler is there.
    let deadline = Instant::now() + Duration::from_secs(120);
    while handled_signals(child.id()) & 2 == 0 && Instant::now() < deadline {
        assert_eq!(child.try_wait().unwrap(), None, "the kernel ended by itself");
        thread::sleep(Duration::from_millis(20));
    }
    thread::sleep(Duration::from_millis(500));
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    let report = stderr(&output);
    assert_eq!(output.status.code(), Some(130), "{report}");
    // Which of the blocks that run at once tells first is not said.
    let expected = [
        "oxicc: interrupted after ",
        " thread instructions\n  thread (",
        ", 0, 0) in void spin<int>(int volatile*)",
        "spin.cu:2",
    ];
    for part in expected {
        assert!(report.contains(part), "{part} is not in:\n{report}");
    }
    assert!(!report.contains("blocks,"), "no progress without a terminal:\n{report}");
}

/// Jumps through tables go where comparisons go, and divisions by constants round as divisions do.
#[test]
fn knobs_of_the_code_generator_keep_the_results() {
    let dir = Sandbox::new("codegen-knobs");
    let kernel = r#"
__global__ void k(int *o, int n) {
    int i = threadIdx.x, s = i - 3, *p = o + i * 8;
    for (int r = 0; r < n; r++) {
        switch (s % 12) {
        case -3: p[0] = 5; break;
        case -2: p[1] += 7; break;
        case 0: p[2] = p[1] * 3; break;
        case 1: p[3] ^= p[2]; break;
        case 4: p[5] = p[4] - p[0]; break;
        case 5: p[6] += 11;
        case 7: p[7] = r; break;
        default: p[7] += 100;
        }
        s = s * 5 + r - 17;
        switch ((signed char)s) {
        case -128: p[0] += 1; break;
        case -127: p[1] = 3; break;
        case 126: p[3] = 4; break;
        case -126: p[5] = 9; break;
        case 125: p[6] = 2; break;
        case -125: p[1]++; break;
        case 124: p[7] -= 2; break;
        case 127: p[2]--;
        }
        switch ((long long)s << 31) {
        case 5000000000LL: p[0] = 1; break;
        case -1LL << 31: p[3] = 4; break;
        case 0: p[1] = 3; break;
        case 1LL << 31: p[2]--; break;
        }
        float x = __int_as_float(s ^ s >> 11);
        p[4] = p[4] * 31 + __float_as_int(x / 3.0f);
        p[4] = p[4] * 31 + __float_as_int(x / -1.9999999f);
        p[4] = p[4] * 31 + __float_as_int(x / 7e30f);
        p[4] = p[4] * 31 + __float_as_int(x / 3e-30f);
    }
}
"#;
    dir.file("k.cu", kernel);
    let result = |knobs: &[&str]| {
        let mut args = vec!["run", "k.cu", "--block", "128", "--arg", "out:i32:1024", "--arg", "i32:100"];
        args.extend(["--save", "arg0=out"]);
        args.extend(knobs);
        let output = dir.oxicc(&args);
        assert!(output.status.success(), "{knobs:?}: {}", stderr(&output));
        fs::read(dir.0.join("out")).unwrap()
    };
    for math in ["--ftz=false", "--ftz=true"] {
        let usual = result(&[math]);
        assert_eq!(usual.len(), 4096);
        for density in ["jump-table-density=10", "jump-table-density=0"] {
            assert!(result(&[math, "--Xopt", density]) == usual, "{density} {math}");
        }
        assert!(result(&[math, "--Xopt", "opt-fdiv"]) == usual, "opt-fdiv {math}");
    }
    let ptx = stdout(&dir.oxicc(&["k.cu", "--Xopt", "jump-table-density=10", "-o", "-"]));
    assert!(ptx.matches("brx.idx").count() >= 2, "{ptx}");
}
