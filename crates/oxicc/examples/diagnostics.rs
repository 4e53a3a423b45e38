//! Shows the mistakes of a kernel as values and as text, and a compilation that its bounds end: `cargo run -p oxicc --example diagnostics`.

use std::time::Duration;

use oxicc::{Color, Compiler, FailureKind};

const MISTAKES: &str = "__global__ void k(float *out, int n) {
    int index = threadIdx.x;
    out[indx] = missing(n);
}
";

const RUNAWAY: &str =
    "template <int A, int B> struct S { static constexpr int v = S<A + 1, B>::v + S<A, B + 1>::v; };
__global__ void k(int *p) { *p = S<0, 0>::v; }
";

fn main() {
    let Err(failure) = Compiler::new().compile("mistakes.cu", MISTAKES) else { return };
    for diagnostic in failure.diagnostics() {
        let line = diagnostic.location.as_ref().map_or(0, |l| l.line);
        println!("line {line}: {:?} {:?}: {}", diagnostic.severity, diagnostic.code, diagnostic.message);
    }
    print!("{}", failure.render(Color::Never));

    let bounded = Compiler::new().time_limit(Duration::from_millis(200)).memory_limit(64 << 20);
    if let Err(failure) = bounded.template_depth(100_000).compile("runaway.cu", RUNAWAY) {
        assert!(matches!(failure.kind(), FailureKind::Stopped(_)), "{failure}");
        println!("{failure}");
    }
}
