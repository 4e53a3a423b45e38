//! Shows the mistakes of a kernel as values and as text, and a compilation that its bounds end: `cargo run -p oxicc --example diagnostics`.

use std::time::Duration;

use oxicc::{Color, Compiler, FailureKind};

const MISTAKES: &str = "__global__ void k(float *out, int n) {
    int index = threadIdx.x;
    out[indx] = missing(n);
}
";

/// Two to the power of fifty instances, fifty deep.
const RUNAWAY: &str =
    "template <int N, long I> struct S { static constexpr int v = S<N - 1, 2 * I>::v + S<N - 1, 2 * I + 1>::v; };
template <long I> struct S<0, I> { static constexpr int v = 1; };
__global__ void k(int *p) { *p = S<50, 0>::v; }
";

fn main() {
    let Err(failure) = Compiler::new().compile("mistakes.cu", MISTAKES) else { return };
    for diagnostic in failure.diagnostics() {
        let line = diagnostic.location.as_ref().map_or(0, |l| l.line);
        println!("line {line}: {:?} {:?}: {}", diagnostic.severity, diagnostic.code, diagnostic.message);
    }
    print!("{}", failure.render(Color::Never));

    let bounded = Compiler::new().time_limit(Duration::from_millis(200)).memory_limit(64 << 20);
    if let Err(failure) = bounded.compile("runaway.cu", RUNAWAY) {
        assert!(matches!(failure.kind(), FailureKind::Stopped(_)), "{failure}");
        println!("{failure}");
    }
}
