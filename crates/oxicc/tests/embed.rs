//! The library as a program that embeds it uses it: headers in memory, caches, threads, limits.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use oxicc::{
    Cancel, Compiler, FailureKind, FileProvider, Files, MathLibrary, MemoryFiles, Options, Severity,
    SourceText, Stop, Target,
};

const SCALE: &str = "#include <scale.h>\n__global__ void k(float *p, int n) { if (n) p[threadIdx.x] = scale(p[threadIdx.x]); }\n";

fn with_scale(factor: &str) -> Compiler {
    let header = "#pragma once\n__device__ inline float scale(float x) { return FACTOR * x; }\n";
    Compiler::new().define("FACTOR", factor).header("scale.h", header)
}

#[test]
fn headers_in_memory() {
    let output = with_scale("3").compile("k.cu", SCALE).unwrap();
    assert!(output.ptx().contains("mul.f32"), "{}", output.ptx());
    let kernel = &output.kernels()[0];
    assert_eq!((kernel.name.as_str(), kernel.display_name.as_str()), ("_Z1kPfi", "k(float*, int)"));
    let places: Vec<(u64, u64)> = kernel.parameters.iter().map(|p| (p.offset, p.size)).collect();
    assert_eq!(places, [(0, 8), (8, 4)]);
    // Without it there is no such header, whatever the disk has.
    let failure = Compiler::new().compile("k.cu", SCALE).unwrap_err();
    assert_eq!(failure.kind(), FailureKind::Source);
    assert!(failure.to_string().contains("scale.h"), "{failure}");
}

#[test]
fn the_disk_is_not_read() {
    let failure = Compiler::new().compile("k.cu", "#include \"/etc/passwd\"\n").unwrap_err();
    assert!(failure.to_string().contains("/etc/passwd"), "{failure}");
    let failure =
        Compiler::new().include_dir("/usr/include").compile("k.cu", "#include <zlib.h>\n").unwrap_err();
    assert_eq!(failure.diagnostics()[0].severity, Severity::Fatal);
}

#[test]
fn files_of_the_caller() {
    struct Counting(Arc<AtomicUsize>);
    impl FileProvider for Counting {
        fn read(&self, path: &str) -> Option<SourceText> {
            self.0.fetch_add(1, Ordering::Relaxed);
            (path == "inc/a.h").then(|| "#define A 7\n".into())
        }
    }
    let asked = Arc::new(AtomicUsize::new(0));
    let compiler = Compiler::new().files(Counting(asked.clone())).include_dir("inc");
    let output = compiler.compile("k.cu", "#include <a.h>\n__global__ void k(int *p) { *p = A; }\n").unwrap();
    assert!(asked.load(Ordering::Relaxed) > 0);
    let read: Vec<&str> = output.dependencies().iter().map(|d| d.path.as_str()).collect();
    assert_eq!(read, ["k.cu", "inc/a.h"]);
}

#[test]
fn keys_of_caches() {
    let key = |c: &Compiler, source: &str| c.cache_key("k.cu", source).unwrap();
    let three = with_scale("3");
    assert_eq!(key(&three, SCALE), key(&with_scale("3"), SCALE));
    assert_ne!(key(&three, SCALE), key(&with_scale("4"), SCALE));
    assert_ne!(key(&three, SCALE), key(&three, &SCALE.replace("if (n)", "if (!n)")));
    let other = with_scale("3").target(Target::parse("sm_90").unwrap());
    assert_ne!(key(&three, SCALE), key(&other, SCALE));
    // Limits do not matter for what comes out.
    assert_eq!(key(&three, SCALE), key(&with_scale("3").time_limit(Duration::from_secs(60)), SCALE));
    assert_eq!(key(&three, SCALE).to_string().len(), 64);
    // Languages without a preprocessor.
    let ir = |text: &str| three.cache_key("k.ll", text).unwrap();
    assert_ne!(ir("define void @a() { ret void }"), ir("define void @b() { ret void }"));
    // Another math library under the same name.
    let with_library = |text: &'static str| {
        let mut options = Options::default();
        options.library = MathLibrary::File("lib.ll".into());
        let mut files = MemoryFiles::default();
        files.add("lib.ll", text);
        options.files = Files::from_provider(files);
        Compiler::with_options(options).cache_key("k.cu", "__global__ void k() {}\n").unwrap()
    };
    assert_ne!(with_library("; one"), with_library("; two"));
}

#[test]
fn eight_threads_give_equal_bytes() {
    let compiler = with_scale("3");
    let compile = || compiler.compile("k.cu", SCALE).unwrap().into_ptx();
    let expected = compile();
    thread::scope(|scope| {
        let workers: Vec<_> = (0..8).map(|_| scope.spawn(compile)).collect();
        for worker in workers {
            assert_eq!(worker.join().unwrap(), expected);
        }
    });
}

/// Takes minutes: every step of the recursion makes two more.
const RUNAWAY: &str = "template <int N, int M> struct S { static const int v = S<N - 1, 2 * M>::v + S<N - 1, 2 * M + 1>::v; };\n\
    template <int M> struct S<0, M> { static const int v = 1; };\n\
    __global__ void k(int *p) { *p = S<24, 0>::v; }\n";

#[test]
fn cancelled_and_timed_out() {
    let cancel = Cancel::new();
    let compiler = Compiler::new().cancel(&cancel);
    let start = Instant::now();
    let failure = thread::scope(|scope| {
        let worker = scope.spawn(|| compiler.compile("k.cu", RUNAWAY).unwrap_err());
        thread::sleep(Duration::from_millis(50));
        cancel.cancel();
        worker.join().unwrap()
    });
    assert_eq!(failure.kind(), FailureKind::Stopped(Stop::Cancelled));
    let limited = Compiler::new().time_limit(Duration::from_millis(50));
    let failure = limited.compile("k.cu", RUNAWAY).unwrap_err();
    assert_eq!(failure.kind(), FailureKind::Stopped(Stop::TimedOut));
    assert!(failure.to_string().contains("time limit"));
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
}

/// Programs that grow without end, each in another stage.
#[test]
fn memory_is_bounded() {
    let doubling: String =
        (1..40).map(|i| format!("#define D{i} D{} D{}\n", i - 1, i - 1)).collect::<String>();
    let bombs = [
        ("tokens", format!("#define D0 int x;\n{doubling}D39\n")),
        ("text", format!("// {}\n", "a".repeat(20 << 20))),
        ("instances", RUNAWAY.to_owned()),
        ("statements", format!("__global__ void k(int *p) {{ {} }}\n", "*p = *p * 3 + 1;".repeat(40_000))),
        ("declarations", (0..50_000).map(|i| format!("struct S{i} {{ int a; }};\n")).collect::<String>()),
    ];
    for (name, text) in bombs {
        let failure = Compiler::new().memory_limit(8 << 20).compile("k.cu", text).unwrap_err();
        let told = failure.to_string();
        // Macros have a bound of their own, which says where they are.
        let expected = if name == "tokens" { "too large" } else { "more memory than its limit" };
        assert!(told.contains(expected), "{name}: {told}");
    }
    // What is enough for an ordinary kernel.
    with_scale("3").memory_limit(32 << 20).compile("k.cu", SCALE).unwrap();
}

#[test]
fn diagnostics_as_values() {
    let source =
        "template <class T> __device__ T f(T x) { return x.y; }\n__global__ void k(int *p) { *p = f(1); }\n";
    let failure = Compiler::new().compile("k.cu", source).unwrap_err();
    let [error] = failure.diagnostics() else { panic!("{failure}") };
    assert_eq!((error.severity, error.code.as_deref()), (Severity::Error, Some("153")));
    let place = error.location.as_ref().unwrap();
    assert_eq!((place.file.as_str(), place.line), ("k.cu", 1));
    assert!(!error.context.is_empty(), "{error:?}");
    let warnings = Compiler::new().compile("k.cu", "#warning look\n__global__ void k() {}\n").unwrap();
    assert_eq!(warnings.warnings()[0].severity, Severity::Warning);
}
