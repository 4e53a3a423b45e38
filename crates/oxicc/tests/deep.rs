//! Deep programs on a small stack: the library is called from threads whose stacks it does not choose.
//!
//! What is accepted compiles, what is too deep is an error; neither ends the process.

use std::fmt::Write;
use std::thread;
use std::time::Instant;

use oxicc::{Compilation, Emit, Input, InputKind, OptLevel, Options};

const STACK: usize = 1 << 20;

/// Runs on a thread with a small stack.
fn on_small_stack<T: Send + 'static>(run: impl FnOnce() -> T + Send + 'static) -> T {
    let thread = thread::Builder::new().stack_size(STACK).spawn(run).unwrap();
    thread.join().expect("the thread panicked")
}

fn compile(name: &'static str, text: &str, kind: InputKind, level: OptLevel) -> Compilation {
    let input = Input::new(name, kind, text.to_owned());
    let mut options = Options::default();
    options.opt_level = level;
    on_small_stack(move || {
        let compilation = oxicc::compile(&input, &options, Emit::Ptx);
        // So that what is left behind is taken down here, too.
        let shown = compilation.render(oxicc::Color::Never);
        drop(shown);
        compilation
    })
}

fn accepted(name: &'static str, text: &str, kind: InputKind, levels: &[OptLevel]) {
    for level in levels {
        let compilation = compile(name, text, kind, *level);
        assert!(
            compilation.succeeded(),
            "{name} at {level:?}: {:?} {}",
            compilation.internal_error,
            compilation.render(oxicc::Color::Never)
        );
    }
}

const LEVELS: &[OptLevel] = &[OptLevel::O0, OptLevel::O1, OptLevel::O2, OptLevel::O3];
const TWO: &[OptLevel] = &[OptLevel::O0, OptLevel::O3];

fn kernel(body: &str) -> String {
    format!("__global__ void k(int *p, int n) {{ {body} }}\n")
}

/// `open` n times, `middle`, `close` n times.
fn nested(open: &str, middle: &str, close: &str, n: usize) -> String {
    format!("{}{middle}{}", open.repeat(n), close.repeat(n))
}

#[test]
fn expressions() {
    for (name, text) in [
        ("parentheses", nested("(", "n", ")", 250)),
        ("unary", nested("- ", "n", "", 250)),
        ("not", nested("!", "n", "", 250)),
        ("casts", nested("(int)", "n", "", 250)),
        ("conditionals", nested("n > 3 ? 1 : ", "2", "", 250)),
        ("calls", nested("__mul24(n, ", "n", ")", 120)),
        ("subscripts", nested("p[", "n", "]", 120)),
        ("assignments", nested("n = ", "1", "", 250)),
    ] {
        accepted(name, &kernel(&format!("p[0] = {text};")), InputKind::Cuda, LEVELS);
    }
}

#[test]
fn statements() {
    for (name, text) in [
        ("blocks", nested("{", "p[0] = n;", "}", 250)),
        ("ifs", nested("if (n++) {", "p[0] = n;", "}", 120)),
        ("loops", nested("for (int i = 0; i < n; i++) {", "p[n] += i;", "}", 40).replace("+= i", "+= n")),
        ("switches", nested("switch (n++) { case 1: ", "p[0] = n;", "}", 120)),
        ("lambdas", nested("[&] { ", "p[0] = n;", " }();", 60)),
        (
            "classes",
            format!(
                "{}int a;{} p[0] = 1;",
                (0..100).map(|i| format!("struct S{i} {{")).collect::<String>(),
                "};".repeat(100)
            ),
        ),
        ("else", nested("if (n == 3) p[0] = 1; else ", "p[1] = 2;", "", 120)),
    ] {
        accepted(name, &kernel(&text), InputKind::Cuda, TWO);
    }
}

/// Eight times the length takes about eight times the time: with quadratic work it would be 64 times.
#[test]
fn else_if_in_linear_time() {
    let time = |n: usize| {
        let mut chain = String::new();
        for i in 0..n {
            let _ = write!(chain, "if (n == {i}) p[0] = {};\nelse ", i * 7 % 13);
        }
        let start = Instant::now();
        accepted("else if", &kernel(&format!("{chain} p[0] = -1;")), InputKind::Cuda, &[OptLevel::O3]);
        start.elapsed()
    };
    let (short, long) = (time(500), time(4000));
    assert!(long < short * 32, "500: {short:?}, 4000: {long:?}");
}

#[test]
fn long_chains() {
    let mut chain = String::new();
    for i in 0..2000 {
        let _ = write!(chain, "if (n == {i}) p[0] = {};\nelse ", i * 7 % 13);
    }
    accepted("else if", &kernel(&format!("{chain} p[0] = -1;")), InputKind::Cuda, TWO);
    let mut chain = String::new();
    for i in 0..1000 {
        let _ = writeln!(chain, "n == {i} ? {}:", i * 7 % 13);
    }
    accepted("conditional", &kernel(&format!("p[0] = {chain} -1;")), InputKind::Cuda, TWO);
    let sum: Vec<String> = (0..20_000).map(|i| format!("n * {}", i % 17)).collect();
    accepted("sum", &kernel(&format!("p[0] = {};", sum.join("\n+ "))), InputKind::Cuda, TWO);
    let comma: Vec<String> = (0..5000).map(|i| format!("p[{}] = n", i % 17)).collect();
    accepted("comma", &kernel(&format!("{};", comma.join(",\n"))), InputKind::Cuda, TWO);
    let and: Vec<String> = (0..5000).map(|i| format!("n != {i}")).collect();
    accepted("and", &kernel(&format!("p[0] = {};", and.join("\n&& "))), InputKind::Cuda, TWO);
    let text: Vec<String> = (0..5000).map(|i| format!("\"{i}\"")).collect();
    let text = format!("__device__ const char *s = {};\n{}", text.join("\n"), kernel("p[0] = s[n];"));
    accepted("strings", &text, InputKind::Cuda, TWO);
}

#[test]
fn types_and_templates() {
    let pointers = format!("__device__ int {}q; {}", "*".repeat(250), kernel("p[0] = q != nullptr;"));
    accepted("pointers", &pointers, InputKind::Cuda, TWO);
    let arrays = format!("__device__ int q{}; {}", "[1]".repeat(120), kernel("p[0] = sizeof(q);"));
    accepted("arrays", &arrays, InputKind::Cuda, TWO);
    let recursion = "template <int N> struct S { static constexpr int v = S<N - 1>::v + 1; };
        template <> struct S<0> { static constexpr int v = 0; };\n";
    accepted("class templates", &format!("{recursion}{}", kernel("p[0] = S<180>::v;")), InputKind::Cuda, TWO);
    let recursion = "template <int N> __device__ int f(int x) { if constexpr (N == 0) return x; else return f<N - 1>(x) * 3 + N; }\n";
    accepted(
        "function templates",
        &format!("{recursion}{}", kernel("p[0] = f<150>(n);")),
        InputKind::Cuda,
        LEVELS,
    );
    let arguments = format!(
        "template <class T> struct W {{ int a; }}; __device__ {} w; {}",
        nested("W<", "int", ">", 100),
        kernel("p[0] = w.a;")
    );
    accepted("template arguments", &arguments, InputKind::Cuda, TWO);
    let bases: String = (1..150).map(|i| format!("struct B{i} : B{} {{ int m{i}; }};\n", i - 1)).collect();
    let bases = format!("struct B0 {{ int m0 = 1; }};\n{bases}{}", kernel("B149 b{}; p[0] = b.m0;"));
    accepted("bases", &bases, InputKind::Cuda, TWO);
    let pack = format!(
        "template <class... T> __device__ int sum(T... t) {{ return (t + ...); }}\n{}",
        kernel(&format!("p[0] = sum({});", vec!["n"; 200].join(", ")))
    );
    accepted("fold", &pack, InputKind::Cuda, TWO);
    let members: String = (0..150).map(|i| format!("struct M{} {{ M{i} m; }};\n", i + 1)).collect();
    let members = format!(
        "struct M0 {{ int a; }};\n{members}{}",
        kernel("M150 m{}; p[0] = sizeof(m); *(M150 *)p = m;")
    );
    accepted("members", &members, InputKind::Cuda, TWO);
    let lists = format!(
        "struct A {{ int a{}; }};\n{}",
        "[1]".repeat(60),
        kernel(&format!("A a = {{ {} }}; p[0] = *(int *)&a;", nested("{", "n", "}", 60)))
    );
    accepted("lists", &lists, InputKind::Cuda, TWO);
}

#[test]
fn constant_evaluation() {
    let recursive = "constexpr __device__ int f(int n) { return n == 0 ? 0 : 1 + f(n - 1); }\n";
    for depth in [500, 511] {
        let text = format!(
            "{recursive}static_assert(f({depth}) == {depth}, \"\");\n{}",
            kernel(&format!("constexpr int c = f({depth}); p[0] = c + f(n);"))
        );
        accepted("constexpr", &text, InputKind::Cuda, LEVELS);
    }
    let mutual = "constexpr __device__ bool odd(int n);
        constexpr __device__ bool even(int n) { if (n == 0) return true; else { bool b = odd(n - 1); return b; } }
        constexpr __device__ bool odd(int n) { if (n == 0) return false; return even(n - 1); }\n";
    accepted(
        "mutual",
        &format!("{mutual}static_assert(even(500), \"\");\n{}", kernel("p[0] = 1;")),
        InputKind::Cuda,
        TWO,
    );
    let objects = "struct L { int v; constexpr L(int n) : v(n == 0 ? 0 : 1 + L(n - 1).v) {} };
        struct D { int v; constexpr int get() const { return v == 0 ? 0 : D{v - 1}.get() + 1; } };\n";
    let text = format!(
        "{objects}static_assert(L(500).v == 500 && D{{500}}.get() == 500, \"\");\n{}",
        kernel("p[0] = 1;")
    );
    accepted("constructors", &text, InputKind::Cuda, TWO);
    // Beyond the limit there is an error.
    let text = format!("{recursive}static_assert(f(100000) == 100000, \"\");\n{}", kernel("p[0] = 1;"));
    let compilation = compile("too deep", &text, InputKind::Cuda, OptLevel::O0);
    assert_eq!(compilation.exit_status(), 1);
}

#[test]
fn too_deep_is_an_error() {
    for (name, text) in [
        ("parentheses", kernel(&format!("p[0] = {};", nested("(", "n", ")", 100_000)))),
        ("blocks", kernel(&nested("{", "p[0] = n;", "}", 100_000))),
        ("unary", kernel(&format!("p[0] = {};", nested("- ", "n", "", 100_000)))),
        ("braces", kernel(&format!("int a = {}; p[0] = a;", nested("{", "n", "}", 20_000)))),
        ("lambdas", kernel(&nested("[&] { ", "p[0] = n;", " }();", 20_000))),
        ("classes", nested("struct S {", "int a;", "};", 5000)),
        ("namespaces", nested("namespace n {", "int a;", "}", 20_000)),
        ("pointers", format!("int {}q;", "*".repeat(100_000))),
        ("declarators", format!("int {};", nested("(", "q", ")", 100_000))),
        ("functions", format!("int {};", nested("(*", "q", ")(int)", 20_000))),
        ("templates", format!("template <class T> struct W; {} *w;", nested("W<", "int", ">", 2000))),
        (
            "instances",
            "template <int N> struct S { static constexpr int v = S<N + 1>::v; }; int a[S<0>::v];".to_owned(),
        ),
        (
            "functions of templates",
            format!(
                "template <int N> __device__ int f() {{ return f<N + 1>(); }}\n{}",
                kernel("p[0] = f<0>();")
            ),
        ),
        ("conditions", format!("#if {}\n#endif\n", nested("(", "1", ")", 100_000))),
        ("macros", format!("#define A(x) x\nint a = {};\n", nested("A(", "1", ")", 5000))),
        ("conditionals", kernel(&format!("p[0] = {};", nested("n ? 1 : ", "2", "", 100_000)))),
        ("else", kernel(&nested("if (n) p[0] = 1; else ", "p[1] = 2;", "", 20_000))),
    ] {
        let compilation = compile(name, &text, InputKind::Cuda, OptLevel::O0);
        assert!(compilation.internal_error.is_none(), "{name}: {:?}", compilation.internal_error);
    }
}

/// IR: constant expressions, aggregates, metadata and types as deep as they are accepted, and deeper.
#[test]
fn ir() {
    let head = "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n";
    let kernel = "define ptx_kernel void @k(ptr %p) {\n  store i32 1, ptr %p\n  ret void\n}\n";
    let gep = |n: usize| {
        format!(
            "{head}@g = global [4 x i8] zeroinitializer\n@q = global ptr {}\n{kernel}",
            nested("getelementptr (i8, ptr ", "@g", ", i64 0)", n)
        )
    };
    let types =
        |n: usize| format!("{head}@g = global {} zeroinitializer\n{kernel}", nested("{ ", "i32", " }", n));
    let arrays =
        |n: usize| format!("{head}@g = global {} zeroinitializer\n{kernel}", nested("[1 x ", "i32", "]", n));
    let metadata = |n: usize| {
        let nodes: String = (0..n).map(|i| format!("!{i} = !{{!{}}}\n", i + 1)).collect();
        format!("{head}{kernel}!named = !{{!0}}\n{nodes}!{n} = !{{}}\n")
    };
    let inline =
        |n: usize| format!("{head}{kernel}!named = !{{!0}}\n!0 = {}\n", nested("!{", "null", "}", n));
    for (name, text) in [
        ("constants", gep(50)),
        ("types", types(50)),
        ("arrays", arrays(50)),
        ("metadata", metadata(20_000)),
        ("inline metadata", inline(50)),
    ] {
        accepted(name, &text, InputKind::Ir, TWO);
    }
    for (name, text) in [
        ("constants", gep(50_000)),
        ("types", types(50_000)),
        ("arrays", arrays(50_000)),
        ("inline metadata", inline(50_000)),
    ] {
        let compilation = compile(name, &text, InputKind::Ir, OptLevel::O0);
        assert!(compilation.internal_error.is_none(), "{name}: {:?}", compilation.internal_error);
    }
}

/// Chains of instructions, blocks and branches as long as a generated program has them.
#[test]
fn long_functions_in_ir() {
    let head = "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n";
    let mut chain = format!("{head}define ptx_kernel void @k(ptr %p, i32 %n) {{\n  %v0 = add i32 %n, 1\n");
    for i in 1..30_000 {
        let op = ["add", "mul", "xor", "sub", "shl"][i % 5];
        let _ = writeln!(chain, "  %v{i} = {op} i32 %v{}, {}", i - 1, i % 7 + 1);
    }
    chain.push_str("  store i32 %v29999, ptr %p\n  ret void\n}\n");
    accepted("instructions", &chain, InputKind::Ir, LEVELS);
    let mut blocks = format!("{head}define ptx_kernel void @k(ptr %p, i32 %n) {{\n  br label %b0\n");
    for i in 0..5000 {
        let _ = writeln!(
            blocks,
            "b{i}:\n  %c{i} = icmp eq i32 %n, {i}\n  br i1 %c{i}, label %t{i}, label %b{}\nt{i}:\n  store volatile i32 {i}, ptr %p\n  br label %b{}",
            i + 1,
            i + 1
        );
    }
    blocks.push_str("b5000:\n  ret void\n}\n");
    accepted("blocks", &blocks, InputKind::Ir, LEVELS);
    let mut phis = format!("{head}define ptx_kernel void @k(ptr %p, i32 %n) {{\n  br label %b0\nb0:\n");
    for i in 0..3000 {
        let before = if i == 0 { "%n".to_owned() } else { format!("%x{}", i - 1) };
        let _ = writeln!(
            phis,
            "  %c{i} = icmp sgt i32 {before}, {i}\n  br i1 %c{i}, label %t{i}, label %f{i}\nt{i}:\n  %y{i} = mul i32 {before}, 3\n  br label %j{i}\nf{i}:\n  %z{i} = add i32 {before}, 5\n  br label %j{i}\nj{i}:\n  %x{i} = phi i32 [ %y{i}, %t{i} ], [ %z{i}, %f{i} ]"
        );
    }
    phis.push_str("  store i32 %x2999, ptr %p\n  ret void\n}\n");
    accepted("joins", &phis, InputKind::Ir, LEVELS);
}

#[test]
fn ptx() {
    let head = ".version 8.0\n.target sm_90\n.address_size 64\n";
    let blocks = |n: usize| format!("{head}.visible .entry k() {{ {} }}\n", nested("{", "ret;", "}", n));
    accepted("blocks", &blocks(50), InputKind::Ptx, &[OptLevel::O0]);
    let expression = |n: usize| format!("{head}.global .u32 g = {};\n", nested("(", "1", ")", n));
    accepted("expressions", &expression(50), InputKind::Ptx, &[OptLevel::O0]);
    for (name, text) in [
        ("blocks", blocks(100_000)),
        ("expressions", expression(100_000)),
        ("unary", format!("{head}.global .u32 g = {};\n", nested("- ", "1", "", 100_000))),
        ("conditionals", format!("{head}.global .u32 g = {};\n", nested("1 ? 2 : ", "1", "", 100_000))),
        ("lists", format!("{head}.global .u32 g[1] = {};\n", nested("{", "1", "}", 100_000))),
    ] {
        let compilation = compile(name, &text, InputKind::Ptx, OptLevel::O0);
        assert!(compilation.internal_error.is_none(), "{name}: {:?}", compilation.internal_error);
    }
}
