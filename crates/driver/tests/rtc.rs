//! Run-time compilation.

use oxicc_driver::{
    Emit, Files, HEADERS_IN_MEMORY, Input, InputKind, MemoryFiles, Options, RtcOptions, Standard, compile,
};

/// Headers of a toolkit define members that NVRTC has built in; two modules that include them can be linked.
#[test]
fn members_of_built_in_types_are_defined_in_each_module() {
    let text = r#"struct H { __device__ H &operator=(int); int x; };
#line 1 "include/cuda_fp16.hpp"
__device__ H &H::operator=(int a) { x = a; return *this; }
#line 3 "t.cu"
struct Own { __device__ void set(int); int x; };
__device__ void Own::set(int a) { x = a; }
extern "C" __device__ void f(H *h, Own *o) { *h = 1; o->set(2); }
"#;
    let input = Input::new("t.cu", InputKind::Cuda, text.as_bytes().to_vec());
    let mut options = Options::default();
    options.rtc = Some(RtcOptions::default());
    options.relocatable = true;
    let ptx = compile(&input, &options, Emit::Ptx).output.expect("it compiles");
    assert!(ptx.contains(".visible .func _ZN3Own3setEi"), "{ptx}");
    assert!(!ptx.contains("_ZN1HaSEi"), "{ptx}");
}

/// `cuda_device_runtime_api.h` of a toolkit defines what is there without an include.
#[test]
fn templates_of_the_prelude_may_be_defined_once_more() {
    let text = r#"
template <typename T>
static __inline__ __device__ cudaError_t cudaGraphKernelNodeSetParam(cudaGraphDeviceNode_t node, size_t offset, const T &value) {
    return cudaGraphKernelNodeSetParam(node, offset, &value, sizeof(T));
}
"#;
    let own = "template <class T> __device__ T f(T a) { return a; }\n";
    let compiles = |text: &str| {
        let input = Input::new("t.cu", InputKind::Cuda, text.as_bytes().to_vec());
        let mut options = Options::default();
        options.rtc = Some(RtcOptions::default());
        options.relocatable = true;
        compile(&input, &options, Emit::Ptx).output.is_some()
    };
    assert!(compiles(text));
    assert!(compiles(own) && !compiles(&own.repeat(2)));
}

/// What one program finds of the headers is there for the next ones, and changes nothing of what they become.
#[test]
fn programs_that_share_headers_are_what_they_are_alone() {
    let head = "#include <cuda_fp16.h>\n#include <cooperative_groups.h>\n";
    let bodies = [
        "extern \"C\" __global__ void k(const __half *x, __half *y) { y[0] = __hadd(x[0], x[1]); }",
        "extern \"C\" __global__ void k(const float *x, __half2 *y) { y[0] = __floats2half2_rn(x[0], x[1]); }",
        "namespace n { using half = ::__half; half twice(half x) { return x + x; } }\n\
         extern \"C\" __global__ void k(__half *x) { *x = n::twice(*x); }",
        // In a block, a name of namespaces is nothing to what is declared outside.
        "extern \"C\" __global__ void k(int *p) { namespace half = cooperative_groups; half::this_thread_block().sync(); *p = 1; }",
        "template <class T> T get(T x) { return x; }\ntemplate <> __half get(__half x) { return x * x; }\n\
         extern \"C\" __global__ void k(__half *x) { *x = get(*x); }",
        "extern \"C\" __global__ void k(__half *x) { *x = __no_such_function(*x); }",
        "struct dim3;\nextern \"C\" __global__ void k(uint3 *x) { *x = threadIdx; }",
        "",
    ];
    let shared = std::sync::Arc::new(oxicc_driver::PreambleCache::new(64 << 20));
    let made = |body: &str, shared| {
        let input = Input::new("t.cu", InputKind::Cuda, format!("{head}{body}\n").into_bytes());
        let mut options = Options::default();
        let rtc = RtcOptions { offers_headers: true, ..RtcOptions::default() };
        (options.rtc, options.preambles) = (Some(rtc), shared);
        options.language.default_device = true;
        let done = compile(&input, &options, Emit::Ptx);
        let messages: Vec<String> = done.diagnostics.iter().map(|d| d.message.clone()).collect();
        (done.output, messages)
    };
    for round in 0..2 {
        for body in bodies {
            assert_eq!(made(body, Some(shared.clone())), made(body, None), "round {round}: {body}");
        }
    }
    assert!(!shared.is_empty());
}

/// With `-default-device`, constants of classes are in device memory, which an index of run time and an address need.
#[test]
fn constants_of_classes_are_the_devices_by_default() {
    let text = r#"
struct S { static constexpr int t[2] = {1, 2}; static const int n = 3; static const float f[2]; };
const float S::f[2] = {4, 5};
template <class T> struct U { static constexpr T t[2] = {6, 7}; };
extern "C" __global__ void k(int *p, const int **q, float *r, int i) {
    p[0] = S::t[i] + U<int>::t[i];
    *q = &S::n;
    *r = S::f[i];
}
"#;
    let compiled = |default_device| {
        let input = Input::new("t.cu", InputKind::Cuda, text.as_bytes().to_vec());
        let mut options = Options::default();
        options.rtc = Some(RtcOptions::default());
        options.language.default_device = default_device;
        let done = compile(&input, &options, Emit::Ptx);
        (done.output.map(|ptx| ptx.matches("\n.global ").count()), done.diagnostics.iter().count())
    };
    assert_eq!(compiled(true), (Some(4), 0));
    assert_eq!(compiled(false).0, None);
}

/// A header under two names defines things twice, also where nothing of it is used; overloads and parts of one thing are no definitions again.
#[test]
fn definitions_of_headers_are_not_repeated() {
    let compiles = |one: &str, other: &str| {
        let path = |name: &str| format!("{HEADERS_IN_MEMORY}/{name}");
        let mut files = MemoryFiles::default();
        files.add(path("one.h"), one).add(path("other.h"), other);
        let input =
            Input::new("t.cu", InputKind::Cuda, b"#include \"one.h\"\n#include \"other.h\"\n".to_vec());
        let mut options = Options::default();
        options.files = Files::from_provider(files);
        options.rtc = Some(RtcOptions { headers_in_memory: true, ..RtcOptions::default() });
        compile(&input, &options, Emit::Ptx).succeeded()
    };
    let twice = |text: &str| compiles(text, text);
    for definition in [
        "struct A { int x; };",
        "template <class T> struct A { T x; };",
        "template <class T> __device__ T f(T x) { return x * 2; }",
        "__device__ inline int f(int x) { return x * 2; }",
        "enum E { ONE };",
    ] {
        assert!(compiles(definition, ""), "{definition}");
        assert!(!twice(definition), "{definition}");
    }
    for declaration in
        ["struct A;", "__device__ int f(int x);", "typedef int I;", "using J = int;", "namespace n { }"]
    {
        assert!(twice(declaration), "{declaration}");
    }
    assert!(compiles("__device__ int f(int x) { return 1; }", "__device__ int f(long x) { return 1; }"));
    assert!(compiles("namespace n { struct A { int x; }; }", "namespace m { struct A { int x; }; }"));
}

/// What is there without an include can be read in the oldest language, too: Jitify asks for it.
#[test]
fn the_prelude_is_cxx03() {
    let text = "namespace std { struct own {}; }\n__global__ void k(float *p) { p[threadIdx.x] = blockIdx.x; }\n\
                __global__ void l(float *p) { k<<<1, 1>>>(p); }\n";
    let input = Input::new("t.cu", InputKind::Cuda, text.as_bytes().to_vec());
    let mut options = Options::default();
    options.rtc = Some(RtcOptions::default());
    options.relocatable = true;
    options.preprocessor.standard = Standard::Cxx03;
    let ptx = compile(&input, &options, Emit::Ptx).output.expect("it compiles");
    assert!(ptx.contains(".visible .entry _Z1lPf"), "{ptx}");
}
