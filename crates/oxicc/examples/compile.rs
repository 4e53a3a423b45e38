//! Compiles a kernel with a header in memory, prints what it takes and its PTX: `cargo run -p oxicc --example compile`.

use std::error::Error;

use oxicc::{Compiler, Target};

fn main() -> Result<(), Box<dyn Error>> {
    let compiler = Compiler::new()
        .target(Target::parse("sm_90")?)
        .define("FACTOR", "3")
        .header("scale.h", "__device__ inline float scale(float x) { return FACTOR * x; }");
    let source = "#include \"scale.h\"\n__global__ void scale_all(float *p, int n) { if (threadIdx.x < n) p[threadIdx.x] = scale(p[threadIdx.x]); }\n";
    let output = compiler.compile("kernel.cu", source)?;
    for kernel in output.kernels() {
        println!("// {}", kernel.display_name);
        for parameter in &kernel.parameters {
            println!("//   {} bytes at {}", parameter.size, parameter.offset);
        }
    }
    println!("// key for a cache: {}", compiler.cache_key("kernel.cu", source)?);
    print!("{}", output.ptx());
    Ok(())
}
