//! Programs that are large in one direction only: time and memory grow no faster than the program does.
//!
//! The bounds are loose, so that a slow machine passes; what they catch is a square or a cube.

use std::time::{Duration, Instant};

use oxicc::{Compiler, Failure, Output};

/// Compiles a program that a square would keep busy for minutes.
fn in_time(text: String) -> Result<Output, Failure> {
    let start = Instant::now();
    let result = Compiler::new().compile("k.cu", text);
    assert!(start.elapsed() < Duration::from_secs(60), "{:?}", start.elapsed());
    result
}

#[test]
fn many_parameters() {
    let params: Vec<String> = (0..100_000).map(|i| format!("int a{i}")).collect();
    let failure = in_time(format!("__global__ void k({}) {{}}\n", params.join(","))).unwrap_err();
    let told = &failure.diagnostics()[0].message;
    assert!(told.starts_with("Formal parameter space overflowed (400000 bytes"), "{told:.100}");
}

#[test]
fn equal_names_among_many_parameters() {
    let params: Vec<String> = (0..200).map(|i| format!("int a{}", if i == 199 { 150 } else { i })).collect();
    let failure = in_time(format!("__device__ void f({});\n", params.join(","))).unwrap_err();
    assert_eq!(failure.diagnostics()[0].message, "duplicate parameter name");
}

#[test]
fn many_dimensions() {
    let (bounds, indices) = ("[1]".repeat(2000), "[0]".repeat(2000));
    in_time(format!("__global__ void k(int *p) {{ int a{bounds}; *p = sizeof(a); }}\n")).unwrap();
    in_time(format!("__device__ int a{bounds};\n__global__ void k(int *p) {{ *p = a{indices}; }}\n"))
        .unwrap();
}

#[test]
fn long_strings() {
    let text = "a".repeat(2_000_000);
    in_time(format!(
        "__device__ const char s[] = \"{text}\";\n__global__ void k(char *p, int i) {{ *p = s[i]; }}\n"
    ))
    .unwrap();
    // Reading one character does not read the others.
    let text = "a".repeat(20_000);
    let sum = "constexpr int sum() { int n = 0; for (const char *c = s; *c; ++c) n += *c == 'a'; return n; }";
    in_time(format!("constexpr const char *s = \"{text}\";\n{sum}\nstatic_assert(sum() == 20000);\n"))
        .unwrap();
}

#[test]
fn memory_of_constant_evaluation() {
    let text = "constexpr long f() {
            long s = 0;
            for (int i = 0; i < 100; i++) { int *p = new int[10000000]; p[3] = i; s += p[3]; }
            return s;
        }
        __global__ void k(long *p) { constexpr long v = f(); *p = v; }
    ";
    let failure = in_time(text.to_owned()).unwrap_err();
    assert!(failure.to_string().contains("excessive constexpr function call complexity"), "{failure}");
}
