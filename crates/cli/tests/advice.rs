//! Messages that help: what is said beside an error.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// Checks a source, given as bytes, and returns the messages, a line each.
fn check(name: &str, source: &[u8], flags: &[&str]) -> String {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("advice").join(name);
    fs::create_dir_all(&dir).unwrap();
    fs::write(dir.join("a.cu"), source).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
    command.args(["check", "a.cu", "-nostdinc"]).args(flags).current_dir(&dir);
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{name}: there should be an error");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn short(name: &str, source: &str) -> Vec<String> {
    let text = check(name, source.as_bytes(), &["--message-format=short", "-std=c++20"]);
    text.lines().map(str::to_owned).collect()
}

#[test]
fn names_that_may_be_meant() {
    let source = "struct S { int width; };\n\
        __device__ float lerpp(float a) { return a; }\n\
        __global__ void k(int *p, S s) {\n\
        int index = 0;\n\
        p[indx] = 1;\n\
        p[0] = s.widht;\n\
        p[1] = lerp(1.f);\n\
        __syncthread();\n\
        uint32_t n = 0;\n\
        float m = FLT_MAX;\n\
        std::vector<int> v;\n\
        p[2] = zzz;\n\
        }\n";
    assert_eq!(
        short("names", source),
        [
            "a.cu:5:3: error[20]: identifier \"indx\" is undefined (did you mean \"index\"?)",
            "a.cu:6:10: error[135]: class \"S\" has no member \"widht\" (did you mean \"width\"?)",
            "a.cu:7:8: error[20]: identifier \"lerp\" is undefined (did you mean \"lerpp\"?)",
            "a.cu:8:1: error[20]: identifier \"__syncthread\" is undefined (did you mean \"__syncthreads\"?)",
            "a.cu:9:1: error[20]: identifier \"uint32_t\" is undefined (add #include <cstdint>)",
            "a.cu:10:11: error[20]: identifier \"FLT_MAX\" is undefined (add #include <cfloat>)",
            "a.cu:11:1: error[77]: this declaration has no storage class or type specifier: \"std\" is not declared without #include <vector>",
            "a.cu:12:8: error[20]: identifier \"zzz\" is undefined",
        ]
    );
}

#[test]
fn a_missing_semicolon_is_at_the_end_of_its_line() {
    let source = "__global__ void k(int *p) {\n  int a = 3\n  p[1] = a;\n  p[0] = (a + 2;\n}\n";
    let lines = short("semicolon", source);
    assert_eq!(lines[0], "a.cu:2:12: error[65]: expected a \";\" (add \";\" here)");
    assert!(lines[1].starts_with("a.cu:4:16: error[18]: expected a \")\" (add \")\" here)"), "{lines:?}");
    let json = check("semicolon-json", source.as_bytes(), &["--message-format=json"]);
    let fix = r#""fixes":[{"message":"add \";\" here","file":"a.cu","line":2,"column":12,"end_line":2,"end_column":12,"text":";"}]"#;
    assert!(json.lines().next().unwrap().contains(fix), "{json}");
}

#[test]
fn keywords_of_later_standards() {
    let source = b"template <class T> concept Small = sizeof(T) <= 4;\n__global__ void k() { requires(); }\n";
    let text = check("keyword", source, &["-std=c++17"]);
    for keyword in ["concept", "requires"] {
        assert!(text.contains(&format!("help: \"{keyword}\" is a keyword with -std=c++20")), "{text}");
    }
    let text = check("keyword-20", source, &["-std=c++20"]);
    assert!(!text.contains("is a keyword with"), "{text}");
}

#[test]
fn a_line_that_begins_with_an_operator_is_a_statement_where_nothing_else_makes_sense() {
    let source = "__global__ void k(int *p, int n) {\n\
        int x = 3\n*p = 4;\n\
        int y = n\n++p;\n\
        int z = n\n(*p) = 2;\n\
        int *q = p\n*q += n;\n\
        n = x + y\n    --n;\n\
        n = z\n    *p++;\n\
        n = zzz;\n}\n";
    let ends = [(2, 10), (4, 10), (6, 10), (8, 11), (10, 10), (12, 6)];
    let mut expected: Vec<String> = ends
        .iter()
        .map(|(line, column)| format!("a.cu:{line}:{column}: error[65]: expected a \";\" (add \";\" here)"))
        .collect();
    expected.push("a.cu:14:5: error[20]: identifier \"zzz\" is undefined".to_owned());
    assert_eq!(short("line-start", source), expected);
    // Where it makes sense, or stands in brackets, the line goes on.
    let source = "__device__ int f(int);\n__global__ void k(int *p, int n) {\n\
        int x = 3\n* n;\nint y = x\n++;\nint z = f\n(x + y);\nint w = f(z\n* *p);\np[0] = w\n- n;\nf(n\n* p);\n}\n";
    let lines = short("line-goes-on", source);
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(lines[0].starts_with("a.cu:14:"), "{lines:?}");
}

#[test]
fn the_bracket_that_is_open() {
    let text = check("brace", b"__global__ void k(int *p) {\n  if (p) {\n    p[0] = 1;\n}\n", &[]);
    assert!(text.contains("note: to match this \"{\"\n --> a.cu:1:27"), "{text}");
    // Two are open at the end: each is named.
    let text = check("braces", b"__global__ void k(int *p) {\n  if (p) {\n    p[0] = 1;\n", &[]);
    assert!(text.contains("note: to match this \"{\"\n --> a.cu:2:10"), "{text}");
    assert!(text.contains("note: to match this \"{\"\n --> a.cu:1:27"), "{text}");
}

#[test]
fn assertions_tell_their_values() {
    let source = "struct A { int x; };\nstatic_assert(sizeof(A) == 8, \"bad\");\nstatic_assert(sizeof(A) > 2 * 8);\n\
        static_assert(false);\ntemplate <class T> struct B { static_assert(sizeof(T) < 2); };\nB<int> b;\n__global__ void k() {}\n";
    let lines = short("assertions", source);
    assert_eq!(lines[0], "a.cu:2:1: error[1574]: static assertion failed with \"bad\" (it compares 4 == 8)");
    assert_eq!(lines[1], "a.cu:3:1: error[2784]: static assertion failed (it compares 4 > 16)");
    assert_eq!(lines[2], "a.cu:4:1: error[2784]: static assertion failed");
    assert!(lines[3].ends_with("static assertion failed (it compares 4 < 2)"), "{lines:?}");
}

#[test]
fn pure_functions_of_an_abstract_class() {
    let source = "struct B { virtual void run() = 0; virtual int go(int) = 0; };\nstruct C : B { void run() override {} };\n\
        __global__ void k() { C c; B b; }\n";
    let text = check("abstract", source.as_bytes(), &[]);
    assert!(text.contains("= pure virtual function \"B::go\" has no overrider"), "{text}");
    assert!(text.contains("= function \"B::run\" is a pure virtual function"), "{text}");
}

#[test]
fn encodings_are_named_once() {
    let utf16: Vec<u8> = [0xff, 0xfe].into_iter().chain("__global__".bytes().flat_map(|b| [b, 0])).collect();
    let text = check("utf16", &utf16, &[]);
    assert!(text.contains("a.cu is encoded in UTF-16; convert it to UTF-8"), "{text}");
    let text =
        check("utf8", b"int \xe9\xe8 = 1, \xe9;\n__global__ void k() {}\n", &["--message-format=short"]);
    assert_eq!(text.matches("not encoded in UTF-8").count(), 1, "{text}");
    // Names in another encoding are names; nothing is wrong with the lines they stand in.
    let source = b"__device__ int gr\xfc\xdfe(int \xe9) { return \xe9; }\n__global__ void k(int *p) { p[gr\xfc\xdfe(1)] = zzz; }\n";
    let text = check("latin1", source, &["--message-format=short"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 2, "{text}");
    assert!(lines[0].starts_with("a.cu:1:16: error[7]: unrecognized token"), "{text}");
    assert!(lines[1].contains("\"zzz\" is undefined"), "{text}");
}

#[test]
fn where_a_header_was_looked_for() {
    let text = check("header", b"#include <thrust/sort.h>\n", &["-I/nowhere"]);
    assert!(text.contains("help: searched: /nowhere, the embedded headers"), "{text}");
    assert!(text.contains("help: Thrust and CUB are in github.com/NVIDIA/cccl"), "{text}");
}

#[test]
fn an_open_string_is_one_mistake() {
    let source = "__global__ void k(int *p) {\n  const char *s = \"abc;\n  p[0] = s[0];\n}\n__global__ void l() { nope; }\n";
    let lines = short("string", source);
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert_eq!(lines[0], "a.cu:2:19: error[8]: missing closing quote");
}

#[test]
fn numbers_that_no_type_holds() {
    let source = "__global__ void k(unsigned long long *p) {\np[0] = 99999999999999999999;\np[1] = 0x1ffffffffffffffff;\n\
        p[2] = 18446744073709551615u;\n}\n";
    assert_eq!(
        short("numbers", source),
        [
            "a.cu:2:8: error[23]: integer constant is too large",
            "a.cu:3:8: error[23]: integer constant is too large"
        ]
    );
}

#[test]
fn launch_configurations_are_checked() {
    let source = "__global__ void k(int) {}\nstruct S {};\nvoid f() { S s;\nk<<<\"a\", 1>>>(1);\nk<<<>>>(1);\nk<<<1, 2, 3, 0, 5>>>(1);\n\
        k<<<s, 1>>>(1);\nk<<<1, 1, 0, 7>>>(1);\nk<<<1.5, dim3(2), 0, 0>>>(1);\nk<<<1>>>(1);\n}\n";
    let lines = short("launch", source);
    let numbers = [(4, 415), (5, 165), (6, 140), (7, 312), (8, 167)];
    assert_eq!(lines.len(), numbers.len(), "{lines:?}");
    for (line, (at, number)) in lines.iter().zip(numbers) {
        assert!(
            line.starts_with(&format!("a.cu:{at}:")) && line.contains(&format!("error[{number}]")),
            "{line}"
        );
    }
}

#[test]
fn parameters_that_no_kernel_can_have() {
    let list: Vec<String> = (0..9000).map(|i| format!("int a{i}")).collect();
    let lines = short("parameters", &format!("__global__ void k({}) {{}}\n", list.join(", ")));
    assert!(
        lines[0].contains("Formal parameter space overflowed (36000 bytes required, max 32764 bytes allowed) in function _Z1k"),
        "{lines:?}"
    );
}

#[test]
fn pragmas_with_more_than_a_number() {
    let source = "__global__ void k(int *p) {\n#pragma unroll 4x\nfor (int i = 0; i < 8; i++) p[i] = i;\n}\n";
    assert!(short("unroll", source)[0].starts_with("a.cu:2:16: error["));
}

#[test]
fn members_of_namespaces() {
    let source = "namespace geometry { struct Point { int x; }; __device__ int area(Point p); }\n\
        __global__ void k(int *p) {\n\
        geometry::Piont q;\n\
        *p = geometry::areaa(q);\n\
        }\n";
    assert_eq!(
        short("namespaces", source),
        [
            "a.cu:3:11: error[135]: namespace \"geometry\" has no member \"Piont\" (did you mean \"Point\"?)",
            "a.cu:4:16: error[135]: namespace \"geometry\" has no member \"areaa\" (did you mean \"area\"?)",
        ]
    );
}

#[test]
fn the_part_of_a_concept_that_fails() {
    let source = b"template <class T> concept Small = sizeof(T) <= 4;\n\
        template <class T> concept Number = requires(T a) { a + a; } && (Small<T> || false);\n\
        template <class T> concept Other = (sizeof(T) == 8 || Small<T>) && Number<T> && Small<T>;\n\
        template <Small T> __device__ T once(T x) { return x; }\n\
        template <Number T> __device__ T twice(T x) { return x + x; }\n\
        template <Other T> __device__ T thrice(T x) { return x + x + x; }\n\
        __global__ void k(double *p) { *p = once(*p) + twice(*p) + thrice(*p); }\n";
    let told = check("concepts", source, &["-std=c++20"]);
    let expected = "template constraints are not satisfied: \"sizeof(T) <= 4\" is false [with T = double]";
    assert!(told.contains(expected), "{told}");
    let expected = "template constraints are not satisfied: \"Small<T> || false\" is false [with T = double]";
    assert_eq!(told.matches(expected).count(), 2, "{told}");
    let source = b"template <class T> struct Box { T v; __device__ T get() const requires (sizeof(T) <= 4) { return v; } };\n\
        __global__ void k(double *p, Box<int> a, Box<double> b) { p[0] = a.get() + b.get(); }\n";
    let told = check("members", source, &["-std=c++20"]);
    let expected = "\"Box<double>::get() const\" does not match: its constraint is not satisfied: \"sizeof(T) <= 4\" is false";
    assert_eq!(told.matches(expected).count(), 1, "{told}");
}

#[test]
fn a_mistake_does_not_hide_the_next_line() {
    let source = "__global__ void k(int *p) {\n\
        p[unknown] = 1\n\
        p[1] = missing;\n\
        p[2] = f(undeclared,\n\
        3);\n\
        p[3] = gone;\n\
        }\n";
    let numbers: Vec<String> = short("lines", source)
        .iter()
        .map(|line| line.splitn(3, ' ').take(2).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(
        numbers,
        [
            "a.cu:2:3: error[20]:",
            "a.cu:2:15: error[65]:",
            "a.cu:3:8: error[20]:",
            "a.cu:4:10: error[20]:",
            "a.cu:4:8: error[20]:",
            "a.cu:6:8: error[20]:",
        ]
    );
}

#[test]
fn what_headers_declare_may_be_for_others() {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("advice").join("headers");
    fs::create_dir_all(&dir).unwrap();
    let header = "#define EACH(F) F(a) F(b)\n#define DECLARE(name) constexpr int name = 1;\nEACH(DECLARE)\n\
        static __device__ int f() { return 1; }\nstatic int v;\n";
    fs::write(dir.join("a.h"), header).unwrap();
    fs::write(dir.join("a.cu"), "#include \"a.h\"\nstatic int own;\n__global__ void k() {}\n").unwrap();
    let marked = format!(
        "# 1 \"a.cu\"\n# 1 \"a.h\" 1\n{header}# 2 \"a.cu\" 2\nstatic int own;\n__global__ void k() {{}}\n"
    );
    fs::write(dir.join("marked.cu"), marked).unwrap();
    for file in ["a.cu", "marked.cu"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
        command.args(["check", file, "--message-format=short"]).current_dir(&dir);
        let output = command.output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(
            said, "a.cu:2:12: warning[177]: variable \"own\" was declared but never referenced\n",
            "{file}"
        );
    }
}
