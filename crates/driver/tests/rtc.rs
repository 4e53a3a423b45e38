//! Run-time compilation.

use oxicc_driver::{Emit, Input, InputKind, Options, RtcOptions, compile};

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
