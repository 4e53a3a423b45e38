//! What a program with a compiler inside does: a JIT, a build tool, a web server.
//!
//! Everything here is documented API of `oxicc` and `oxicc-sim`. Each step checks what it shows, so that the example is a test too:
//! `cargo run --manifest-path examples/embed/Cargo.toml`.

use std::collections::HashMap;
use std::error::Error;
use std::thread;
use std::time::Duration;

use oxicc::{CacheKey, Cancel, Compiler, FailureKind, Stop, Target};
use oxicc_sim::{Launch, Options, Program};

const HEADER: &str = "__device__ inline float scale(float x) { return FACTOR * x; }\n";
const SOURCE: &str = r#"
#include "scale.h"

__global__ void saxpy(int n, float a, const float *x, float *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * scale(x[i]) + y[i];
}
"#;
/// Every step of the recursion makes two more.
const RUNAWAY: &str = "
template <int N, int M> struct Tree { static const int leaves = Tree<N - 1, 2 * M>::leaves + Tree<N - 1, 2 * M + 1>::leaves; };
template <int M> struct Tree<0, M> { static const int leaves = 1; };
__global__ void k(int *p) { *p = Tree<24, 0>::leaves; }
";

fn main() -> Result<(), Box<dyn Error>> {
    let compiler =
        Compiler::new().target(Target::parse("sm_90")?).define("FACTOR", "3").header("scale.h", HEADER);
    headers_and_kernels(&compiler)?;
    diagnostics();
    simulate(&compiler)?;
    cache(&compiler)?;
    threads(&compiler)?;
    cancel();
    Ok(())
}

/// Headers in memory, and what a host program needs to know of the kernel.
fn headers_and_kernels(compiler: &Compiler) -> Result<(), Box<dyn Error>> {
    let output = compiler.compile("saxpy.cu", SOURCE)?;
    let kernel = &output.kernels()[0];
    println!("kernel {}, in the PTX {}", kernel.display_name, kernel.name);
    for parameter in &kernel.parameters {
        println!("  {} bytes at offset {}", parameter.size, parameter.offset);
    }
    let layout: Vec<(u64, u64)> = kernel.parameters.iter().map(|p| (p.offset, p.size)).collect();
    assert_eq!(layout, [(0, 4), (4, 4), (8, 8), (16, 8)]);
    Ok(())
}

/// An error as a value, for an editor for example, and as text.
fn diagnostics() {
    let failure = Compiler::new().compile("wrong.cu", "__global__ void k() { x = 1; }").unwrap_err();
    let error = &failure.diagnostics()[0];
    let place = error.location.as_ref().map(|l| (l.line, l.column));
    println!("{:?} {:?} at {place:?}: {}", error.severity, error.code, error.message);
    assert_eq!((error.code.as_deref(), place), (Some("20"), Some((1, 23))));
    print!("{}", failure.render(oxicc::Color::Never));
}

/// Runs the kernel without a GPU, with the checkers on.
fn simulate(compiler: &Compiler) -> Result<(), Box<dyn Error>> {
    let output = compiler.compile("saxpy.cu", SOURCE)?;
    let name = output.kernels()[0].name.clone();
    // The typed module goes over as it is: nobody parses text.
    let mut program = Program::link(vec![output.into_module()])?;
    let n = 1000u32;
    let x = program.memory_mut().alloc(u64::from(n) * 4, "x")?;
    let y = program.memory_mut().alloc(u64::from(n) * 4, "y")?;
    let floats = |f: fn(u32) -> f32| (0..n).flat_map(|i| f(i).to_le_bytes()).collect::<Vec<u8>>();
    program.memory().write(x, &floats(|i| i as f32))?;
    program.memory().write(y, &floats(|_| 1.0))?;
    let launch = Launch::new(&name, n.div_ceil(256), 256)
        .param(n.to_le_bytes())
        .param(2f32.to_le_bytes())
        .param(x.to_le_bytes())
        .param(y.to_le_bytes());
    let mut options = Options::default();
    options.check = true;
    let report = program.launch(&launch, &options)?;
    assert!(report.fault.is_none(), "{:?}", report.fault);
    let mut bytes = vec![0; n as usize * 4];
    program.memory().read(y, &mut bytes)?;
    let last = f32::from_le_bytes(bytes[bytes.len() - 4..].try_into()?);
    println!("y[{}] = {last} after {} instructions", n - 1, report.counters.thread_instructions);
    assert_eq!(last, 2.0 * 3.0 * 999.0 + 1.0);
    Ok(())
}

/// A cache in memory; on a disk the key is a file name.
fn cache(compiler: &Compiler) -> Result<(), Box<dyn Error>> {
    let mut cache: HashMap<CacheKey, String> = HashMap::new();
    let mut compiled = 0;
    let other = compiler.clone().define("FACTOR", "4");
    for compiler in [compiler, &other, compiler] {
        let key = compiler.cache_key("saxpy.cu", SOURCE)?;
        if !cache.contains_key(&key) {
            cache.insert(key, compiler.compile("saxpy.cu", SOURCE)?.into_ptx());
            compiled += 1;
        }
    }
    println!("3 requests, {compiled} compilations");
    assert_eq!(compiled, 2);
    Ok(())
}

/// One compiler, eight threads, equal bytes.
fn threads(compiler: &Compiler) -> Result<(), Box<dyn Error>> {
    let expected = compiler.compile("saxpy.cu", SOURCE)?.into_ptx();
    let equal = thread::scope(|scope| {
        let compile = || compiler.compile("saxpy.cu", SOURCE).is_ok_and(|o| o.ptx() == expected);
        let workers: Vec<_> = (0..8).map(|_| scope.spawn(compile)).collect();
        workers.into_iter().map(|w| w.join().unwrap_or(false)).filter(|same| *same).count()
    });
    println!("{equal} of 8 threads agree");
    assert_eq!(equal, 8);
    Ok(())
}

/// Ends a compilation that would take minutes.
fn cancel() {
    let cancel = Cancel::new();
    let compiler = Compiler::new().cancel(&cancel);
    let failure = thread::scope(|scope| {
        let worker = scope.spawn(|| compiler.compile("runaway.cu", RUNAWAY).err());
        thread::sleep(Duration::from_millis(50));
        cancel.cancel();
        worker.join().ok().flatten()
    });
    let kind = failure.map(|f| f.kind());
    println!("the runaway template: {kind:?}");
    assert_eq!(kind, Some(FailureKind::Stopped(Stop::Cancelled)));
}
