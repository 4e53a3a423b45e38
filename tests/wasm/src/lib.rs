//! The compiler in WebAssembly: functions without arguments, for a host that knows nothing of strings.

use oxicc::{Compiler, Target};

const SAXPY: &str = "__global__ void saxpy(int n, float a, const float *x, float *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * sinf(x[i]) + y[i];
}
";

/// The PTX of a kernel that uses the math library.
pub fn saxpy() -> Result<String, String> {
    let target = Target::parse("sm_90").map_err(|e| e.to_string())?;
    let output = Compiler::new().target(target).compile("saxpy.cu", SAXPY).map_err(|e| e.to_string())?;
    Ok(output.into_ptx())
}

/// What is said of input that nests deeper than the stack of WebAssembly allows.
pub fn deep() -> Vec<String> {
    let nested = |open: &str, close: &str| {
        format!("__global__ void k(int *p) {{ {}*p = 1;{} }}\n", open.repeat(5000), close.repeat(5000))
    };
    let parentheses =
        format!("__global__ void k(int *p) {{ *p = {}1{}; }}\n", "(".repeat(5000), ")".repeat(5000));
    let templates = "template <int N> struct S { static const int v = S<N - 1>::v + 1; };\n\
        __global__ void k(int *p) { *p = S<5000>::v; }\n";
    let calls = "constexpr int f(int n) { return n ? f(n - 1) + 1 : 0; }\n\
        __global__ void k(int *p) { constexpr int n = f(5000); *p = n; }\n";
    let texts =
        [nested("{", "}"), nested("if (*p) {", "}"), parentheses, templates.to_owned(), calls.to_owned()];
    let refused =
        |text: &String| Compiler::new().compile("deep.cu", text.as_str()).err().map(|e| e.to_string());
    texts.iter().filter_map(refused).collect()
}

/// The length of [`saxpy`], 0 if it failed.
#[unsafe(no_mangle)]
pub extern "C" fn saxpy_length() -> u32 {
    saxpy().map_or(0, |ptx| ptx.len() as u32)
}

/// How many of the inputs of [`deep`] were refused.
#[unsafe(no_mangle)]
pub extern "C" fn deep_refused() -> u32 {
    deep().len() as u32
}
