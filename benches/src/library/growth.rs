//! How the work of a compile grows with its input.
//!
//! Each family grows in one way. The exponent is the slope of the line through the logarithms of size and executed instructions, over the
//! larger half of the sizes, where fixed costs no longer count. Linear work has 1; above 1.1 is a bug. valgrind counts the instructions:
//! this program starts itself under it with the task `compile` for every point. Without valgrind, processor time has to do, which is noisy.

use std::fmt::Write;
use std::num::NonZeroUsize;
use std::path::Path;
use std::process::{Command, Stdio};

use oxicc::{Emit, Input, InputKind, Options, Threads};

use crate::clock;

/// A family: its name, how to write the program of a size, and the sizes.
struct Family {
    name: &'static str,
    text: fn(u32) -> String,
    sizes: [u32; 6],
}

const FAMILIES: [Family; 11] = [
    Family { name: "kernels", text: kernels, sizes: [16, 32, 64, 128, 256, 512] },
    Family { name: "template depth", text: depth, sizes: [25, 50, 100, 200, 400, 800] },
    Family { name: "instantiations", text: instantiations, sizes: [32, 64, 128, 256, 512, 1024] },
    Family { name: "function size", text: size, sizes: [64, 128, 256, 512, 1024, 2048] },
    Family { name: "branches", text: branches, sizes: [32, 64, 128, 256, 512, 1024] },
    Family { name: "calls", text: calls, sizes: [32, 64, 128, 256, 512, 1024] },
    Family { name: "members", text: members, sizes: [8, 16, 32, 64, 128, 256] },
    Family { name: "layouts", text: layouts, sizes: [2, 4, 8, 16, 32, 64] },
    Family { name: "overloads", text: overloads, sizes: [32, 64, 128, 256, 512, 1024] },
    Family { name: "lambdas", text: lambdas, sizes: [32, 64, 128, 256, 512, 1024] },
    Family { name: "constexpr steps", text: steps, sizes: [512, 1024, 2048, 4096, 8192, 16384] },
];

/// What is a bug.
const BOUND: f64 = 1.1;

fn kernels(n: u32) -> String {
    let mut out = String::new();
    for i in 0..n {
        let _ = writeln!(
            out,
            "__global__ void k{i}(float *p, int n) {{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) {{ float s = 0; \
             for (int j = 0; j < n; ++j) s += p[j] * {i}.5f; p[i] = s; }} }}"
        );
    }
    out
}

fn depth(n: u32) -> String {
    format!(
        "template <int N> struct S {{ static __device__ int f(int x) {{ return S<N - 1>::f(x * 3 + N); }} }};\n\
         template <> struct S<0> {{ static __device__ int f(int x) {{ return x; }} }};\n\
         __global__ void k(int *p) {{ *p = S<{n}>::f(*p); }}\n"
    )
}

fn instantiations(n: u32) -> String {
    let mut out = String::from(
        "template <int N> __device__ int f(int x) { for (int i = 0; i < x; ++i) x ^= i * N; return x; }\n",
    );
    out.push_str("__global__ void k(int *p) {\n");
    for i in 0..n {
        let _ = writeln!(out, "    p[{i}] = f<{i}>(p[{i}]);");
    }
    out + "}\n"
}

fn size(n: u32) -> String {
    let mut out =
        String::from("__global__ void k(float *p, const float *q) {\n    float a = p[0], b = p[1];\n");
    for i in 0..n {
        let _ = writeln!(out, "    a = a * q[{i}] + b; b = b - a * {i}.25f; p[{i}] = b;");
    }
    out + "    p[0] = a;\n}\n"
}

fn branches(n: u32) -> String {
    let mut out = String::from("__global__ void k(int *p) {\n    int x = p[0], y = p[1];\n");
    for i in 0..n {
        let _ = writeln!(out, "    if (x > {i}) {{ y += x * {i}; x ^= y; }} else {{ x += p[{i}]; }}");
    }
    out + "    p[0] = x; p[1] = y;\n}\n"
}

fn calls(n: u32) -> String {
    let mut out = String::from("__device__ __noinline__ int f0(int x) { return x + 1; }\n");
    for i in 1..n {
        let _ =
            writeln!(out, "__device__ __noinline__ int f{i}(int x) {{ return f{}(x * 3) ^ {i}; }}", i - 1);
    }
    let _ = writeln!(out, "__global__ void k(int *p) {{ *p = f{}(*p); }}", n - 1);
    out
}

/// 32 instances of a class template, by the number of its members.
fn members(n: u32) -> String {
    let mut out = String::from("template <int I> struct S {\n");
    for i in 0..n {
        let _ = writeln!(
            out,
            "    int m{i} = I + {i};\n    __device__ int f{i}(int x) const {{ return x * m{i} + I; }}\n    using t{i} = S<I + {i}>;"
        );
    }
    out.push_str("};\n__global__ void k(int *p) {\n");
    for i in 0..32 {
        let _ = writeln!(out, "    {{ S<{i}> s; p[{i}] = s.f{}(p[{i}]); }}", i % n);
    }
    out + "}\n"
}

/// A layout in CuTe's manner, by the depth of its shape.
fn layouts(n: u32) -> String {
    format!(
        "template <int N> struct C {{ static constexpr int value = N; }};\n\
         template <class A, class B> struct Pair {{ A a; B b; }};\n\
         template <class T> struct Size {{ static constexpr int value = T::value; }};\n\
         template <class A, class B> struct Size<Pair<A, B>> {{ static constexpr int value = Size<A>::value * Size<B>::value % 1021; }};\n\
         template <class S, class D> struct Layout {{ S shape; D stride; }};\n\
         template <int N, int D> __device__ constexpr int index(int c, C<N>, C<D>) {{ return c % N * D; }}\n\
         template <class A, class B, class D, class E> __device__ constexpr int index(int c, Pair<A, B> s, Pair<D, E> d) {{\n\
             return index(c % Size<A>::value, s.a, d.a) + index(c / Size<A>::value, s.b, d.b);\n\
         }}\n\
         template <class S, class D> __device__ constexpr int index(int c, Layout<S, D> l) {{ return index(c, l.shape, l.stride); }}\n\
         template <int N> struct Nest {{\n\
             using S = Pair<typename Nest<N - 1>::S, C<N % 7 + 1>>; using D = Pair<typename Nest<N - 1>::D, C<N>>;\n\
         }};\n\
         template <> struct Nest<0> {{ using S = C<2>; using D = C<1>; }};\n\
         __global__ void k(int *p) {{ p[threadIdx.x] = index(threadIdx.x, Layout<Nest<{n}>::S, Nest<{n}>::D>()); }}\n"
    )
}

/// Sixteen calls, by the number of functions with their name.
fn overloads(n: u32) -> String {
    let mut out = String::new();
    for i in 0..n {
        let _ = writeln!(
            out,
            "struct T{i} {{ int x; }};\n__device__ int f(T{i} t, int n) {{ return t.x * n + {i}; }}"
        );
    }
    out.push_str("__global__ void k(int *p) {\n");
    for i in 0..16 {
        let _ = writeln!(out, "    p[{i}] = f(T{}{{p[{i}]}}, {i});", i * n / 16);
    }
    out + "}\n"
}

fn lambdas(n: u32) -> String {
    let mut out = String::from(
        "template <class F> __device__ int apply(F f, int x) { return f(x) + 1; }\n__global__ void k(int *p, int a) {\n",
    );
    for i in 0..n {
        let _ = writeln!(
            out,
            "    {{ int b = p[{i}]; p[{i}] = apply([=](int x) {{ return x * a + b + {i}; }}, b); }}"
        );
    }
    out + "}\n"
}

fn steps(n: u32) -> String {
    format!(
        "constexpr unsigned hash(unsigned n) {{ unsigned h = 1; for (unsigned i = 0; i < n; ++i) h = h * 31 + (i ^ (h >> 3)); return h; }}\n\
         constexpr unsigned tree(unsigned n) {{ return n < 2 ? n : tree(n / 2) + tree(n - n / 2); }}\n\
         struct Table {{ unsigned v[{n}]; constexpr Table() : v() {{ for (unsigned i = 0; i < {n}; ++i) v[i] = i * 7 % 13; }} }};\n\
         constexpr unsigned sum(const Table &t) {{ unsigned s = 0; for (unsigned i = 0; i < {n}; ++i) s += t.v[i]; return s; }}\n\
         constexpr unsigned a = hash({n}), b = tree({n}), c = sum(Table());\n\
         __global__ void k(unsigned *p) {{ p[0] = a; p[1] = b; p[2] = c; }}\n"
    )
}

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    Instructions,
    Time,
}

impl Unit {
    fn name(self) -> &'static str {
        match self {
            Unit::Instructions => "million instructions",
            Unit::Time => "processor time in ms",
        }
    }
}

/// Prints the table; an error if something grows too fast. `time` asks for processor time, the best of `runs`.
pub fn run(runs: u32, time: bool, svg: Option<&Path>) -> Result<(), String> {
    let valgrind =
        Command::new("valgrind").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    let unit = if time || !valgrind.is_ok_and(|s| s.success()) { Unit::Time } else { Unit::Instructions };
    println!("{:<16} {:>8}   size: {}", "family", "exponent", unit.name());
    let mut too_fast = Vec::new();
    let mut series = Vec::new();
    for family in &FAMILIES {
        let mut points = Vec::new();
        let mut cells = String::new();
        for n in family.sizes {
            let cost = match unit {
                Unit::Instructions => instructions(family.name, n)? / 1e6,
                Unit::Time => clock::best(runs, || compile(family, n))?.1,
            };
            points.push((n as f64, cost));
            let _ = write!(cells, "  {n}: {cost:.1}");
        }
        let exponent = slope(&points[points.len() / 2..]);
        println!("{:<16} {exponent:>8.2} {cells}", family.name);
        if exponent > BOUND {
            too_fast.push(format!("the work of `{}` grows with exponent {exponent:.2}", family.name));
        }
        series.push((format!("{} ({exponent:.2})", family.name), points));
    }
    if let Some(path) = svg {
        std::fs::write(path, plot(unit.name(), &series)).map_err(|e| format!("{}: {e}", path.display()))?;
        println!("wrote {}", path.display());
    }
    if too_fast.is_empty() { Ok(()) } else { Err(too_fast.join("; ")) }
}

/// The task `compile FAMILY N`: what is counted, in a process of its own.
pub fn compile_one(name: &str, size: &str) -> Result<(), String> {
    let family = FAMILIES.iter().find(|f| f.name == name).ok_or_else(|| format!("no family `{name}`"))?;
    compile(family, size.parse().map_err(|_| format!("`{size}` is no size"))?)
}

fn compile(family: &Family, n: u32) -> Result<(), String> {
    let input = Input::new("growth.cu", InputKind::Cuda, (family.text)(n));
    let mut options = Options::default();
    options.threads = Threads::AtMost(NonZeroUsize::MIN);
    options.language.template_depth = Some(2000);
    match oxicc::compile(&input, &options, Emit::Ptx).output {
        Some(_) => Ok(()),
        None => Err(format!("{} {n} does not compile", family.name)),
    }
}

/// The instructions that valgrind counts for one compile.
fn instructions(family: &str, n: u32) -> Result<f64, String> {
    let own = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    command.arg(own).args(["compile", family, &n.to_string()]);
    let output = command.stdin(Stdio::null()).output().map_err(|e| format!("valgrind: {e}"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    let line = text.lines().find_map(|l| l.split("Collected :").nth(1));
    let count =
        line.and_then(|l| l.split_whitespace().next()?.parse().ok()).filter(|_| output.status.success());
    count.ok_or_else(|| format!("{command:?} gave no count:\n{text}"))
}

/// The slope of the least-squares line through the logarithms.
fn slope(points: &[(f64, f64)]) -> f64 {
    let logs: Vec<(f64, f64)> = points.iter().map(|(x, y)| (x.ln(), y.max(1e-6).ln())).collect();
    let n = logs.len() as f64;
    let (mx, my) = (logs.iter().map(|p| p.0).sum::<f64>() / n, logs.iter().map(|p| p.1).sum::<f64>() / n);
    let above: f64 = logs.iter().map(|(x, y)| (x - mx) * (y - my)).sum();
    let below: f64 = logs.iter().map(|(x, _)| (x - mx) * (x - mx)).sum();
    above / below.max(1e-12)
}

/// Lines on logarithmic axes. A few elements need no library.
fn plot(unit: &str, series: &[(String, Vec<(f64, f64)>)]) -> String {
    const COLOURS: [&str; 11] = [
        "#4269d0", "#efb118", "#ff725c", "#6cc5b0", "#3ca951", "#a463f2", "#97bbf5", "#9c6b4e", "#9498a0",
        "#d9488f", "#1a7f7a",
    ];
    let all: Vec<(f64, f64)> = series.iter().flat_map(|s| s.1.iter().copied()).collect();
    let low = |f: fn(&(f64, f64)) -> f64| all.iter().map(f).fold(f64::INFINITY, f64::min).max(1e-3).ln();
    let high = |f: fn(&(f64, f64)) -> f64| all.iter().map(f).fold(0.0, f64::max).max(1e-2).ln();
    let (x0, x1) = (low(|p| p.0), high(|p| p.0));
    let (y0, y1) = (low(|p| p.1), high(|p| p.1));
    let at = |(x, y): (f64, f64)| {
        let px = 60.0 + 520.0 * (x.ln() - x0) / (x1 - x0).max(1e-9);
        let py = 340.0 - 300.0 * (y.max(1e-3).ln() - y0) / (y1 - y0).max(1e-9);
        (px, py)
    };
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 760 380\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"760\" height=\"380\" fill=\"white\"/>\n\
         <path d=\"M60 40V340H580\" fill=\"none\" stroke=\"#888\"/>\n\
         <text x=\"300\" y=\"370\">size (logarithmic)</text>\n\
         <text x=\"12\" y=\"28\">{unit} (logarithmic)</text>\n",
    );
    for (label, x) in [(x0.exp(), 60.0), (x1.exp(), 580.0)] {
        let _ = writeln!(out, "<text x=\"{x}\" y=\"356\" text-anchor=\"middle\">{label:.0}</text>");
    }
    for (label, y) in [(y0.exp(), 340.0), (y1.exp(), 44.0)] {
        let _ = writeln!(out, "<text x=\"55\" y=\"{y}\" text-anchor=\"end\">{label:.1}</text>");
    }
    for (i, (name, points)) in series.iter().enumerate() {
        let colour = COLOURS[i % COLOURS.len()];
        let path: Vec<String> =
            points.iter().map(|p| at(*p)).map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let _ = writeln!(
            out,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>\n\
             <text x=\"592\" y=\"{}\" fill=\"{colour}\">{name}</text>",
            path.join(" "),
            60 + 20 * i
        );
    }
    out + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slope_is_the_exponent() {
        let points: Vec<(f64, f64)> = [1.0, 2.0, 4.0, 8.0].map(|x: f64| (x, 3.0 * x.powf(1.5))).to_vec();
        assert!((slope(&points) - 1.5).abs() < 1e-9);
        assert!(plot("ms", &[("a".to_owned(), points)]).contains("polyline"));
    }
}
