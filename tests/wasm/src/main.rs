//! The compiler in WebAssembly with a host that has standard output: writes the PTX of a kernel that uses the math library.

use oxicc::{Compiler, Target};

const SAXPY: &str = "__global__ void saxpy(int n, float a, const float *x, float *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * sinf(x[i]) + y[i];
}
";

fn main() {
    let target = Target::parse("sm_90").expect("an architecture");
    match Compiler::new().target(target).compile("saxpy.cu", SAXPY) {
        Ok(output) => println!("{}", output.ptx()),
        Err(why) => {
            println!("{why}");
            std::process::exit(1);
        }
    }
}
