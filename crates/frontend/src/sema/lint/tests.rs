//! Programs with the numbers of the warnings they get, in order.

use oxicc_source::{DiagnosticOptions, Diagnostics, SourceMap};

use crate::lex::{Interner, Standard};
use crate::preprocess::preprocess_ii;
use crate::sema::{Options, Sema};

fn warnings_with(text: &str, options: &Options) -> Vec<u16> {
    let (mut map, mut interner) = (SourceMap::new(), Interner::new());
    let mut diags = Diagnostics::new(DiagnosticOptions::default());
    let tokens = preprocess_ii("a.ii", text, Standard::Cxx17, &mut map, &mut diags, &mut interner);
    Sema::new(&tokens, &mut interner, &map, &mut diags, options).run();
    assert!(!diags.has_errors(), "{text}: {:?}", diags.iter().map(|d| &d.message).collect::<Vec<_>>());
    diags.resolve(&map).iter().filter_map(|r| r.diagnostic.code).map(|c| c.0).collect()
}

fn warnings(text: &str) -> Vec<u16> {
    warnings_with(text, &Options::default())
}

/// The warnings of a kernel with this body, behind some declarations.
fn kernel(before: &str, body: &str) -> Vec<u16> {
    warnings(&format!("{before}\n__attribute__((global)) void k(int *p) {{ {body} }}\n"))
}

const DEVICE: &str = "__attribute__((device))";

#[test]
fn constants() {
    for (body, expected) in [
        ("p[0] = p[1] << 40;", &[63][..]),
        ("p[0] = p[1] >> -1;", &[62]),
        ("p[0] <<= 33;", &[63]),
        ("p[0] = 1 << 31;", &[]),
        ("p[0] = 2147483647 + 1;", &[61]),
        ("p[0] = -(-2147483647 - 1);", &[61]),
        ("char c = 300; p[0] = c;", &[69]),
        ("char c = 200; p[0] = c;", &[68]),
        ("char c{300}; p[0] = c;", &[69]),
        ("char c = (char)300; p[0] = c;", &[]),
        ("unsigned u = static_cast<unsigned>(-1); p[0] = u;", &[]),
        ("int x = 0xFFFFFFFF; p[0] = x;", &[]),
        ("unsigned u = p[0]; p[1] = u == -1;", &[68]),
        ("unsigned u = p[0]; p[1] = u & ~3;", &[]),
        ("int a = 1e20; p[0] = a;", &[173]),
        ("char *s = \"b\"; p[0] = s[0];", &[2464]),
    ] {
        assert_eq!(kernel("", body), expected, "{body}");
    }
}

#[test]
fn expressions() {
    for (body, expected) in [
        ("p[0] + 1;", &[174][..]),
        ("p[0], p[1] = 2;", &[174]),
        ("for (p[0]; p[1]; p[2]) p[0] = 1;", &[174, 174]),
        ("(void)p[0];", &[]),
        ("volatile int v = 1; v; p[0] = 1;", &[]),
        ("p[0] = ({ int x = 1; x; });", &[]),
        ("if ((p[0] = 3)) p[1] = 1;", &[187]),
        ("int a; if (a = p[1]) p[0] = a;", &[]),
        ("unsigned a = p[1]; if (a < 0) p[0] = 1;", &[186]),
        ("unsigned a = p[1]; if (a <= 0) p[0] = 1;", &[]),
        ("p[0] = sizeof(void);", &[70]),
    ] {
        assert_eq!(kernel("", body), expected, "{body}");
    }
}

#[test]
fn variables() {
    for (body, expected) in [
        ("int a; p[0] = 1;", &[177][..]),
        ("[[maybe_unused]] int a; p[0] = 1;", &[]),
        ("int a; p[0] = sizeof(a);", &[]),
        ("const int c = 3; p[0] = c;", &[]),
        ("int a; a = 3; p[0] = 1;", &[550]),
        ("int a = 0; a += 2; p[0] = 1;", &[]),
        ("int a[3]; a[0] = 1; p[0] = 1;", &[550]),
        ("int a = 1; [&] { a = 2; }(); p[0] = 1;", &[]),
        ("int a; p[0] = a; p[1] = a;", &[549]),
        ("int a; if (p[1]) a = 1; p[0] = a;", &[]),
        ("int a; for (int i = 0; i < 3; i++) a += i; p[0] = a;", &[]),
        ("int a; int &r = a; p[0] = r;", &[]),
        ("x: p[0] = 1;", &[177]),
        ("static int s; p[0] = 1;", &[177]),
        ("auto f = [](int a) { return a; }; p[0] = 1;", &[177]),
        ("auto f = [](int a) { return a; }; p[0] = f(1);", &[]),
        ("int a[] = {1, 2}; for (int v : a) p[0] += 1;", &[]),
    ] {
        assert_eq!(kernel("", body), expected, "{body}");
    }
    let class = format!("struct S {{ int x; {DEVICE} S() {{ x = 1; }} }};");
    assert_eq!(kernel(&class, "S s; p[0] = 1;"), []);
}

#[test]
fn functions() {
    let use_f = |text: &str| kernel(&format!("{DEVICE} {text}"), "p[0] = f(p[1]);");
    for (text, expected) in [
        ("int f(int a) { if (a) return 1; }", &[940][..]),
        ("int f(int a) { while (1) { if (a) return 1; } }", &[]),
        ("int f(int a) { while (1) { if (a) break; } }", &[940]),
        ("int f(int a) { switch (a) { case 0: return 1; default: return 2; } }", &[]),
        ("int f(int a) { do { return a; } while (a); }", &[]),
        ("int f(int a) { __builtin_unreachable(); }", &[]),
        ("int &f(int a) { return a; }", &[836]),
        ("const int &f(int a) { return 3 + a; }", &[430]),
        ("[[deprecated]] int f(int a) { return a; }", &[1215]),
        ("[[deprecated(\"no\" \"t\")]] int f(int a) { return a; }", &[1444]),
    ] {
        assert_eq!(use_f(text), expected, "{text}");
    }
    assert_eq!(kernel(&format!("{DEVICE} int *f(int a) {{ return &a; }}"), "p[0] = *f(1);"), [1056]);
}

#[test]
fn values_that_matter() {
    let discarded =
        |text: &str| kernel(&text.replace("D ", &format!("{DEVICE} ")), "f(); (void)f(); p[0] = 1;");
    assert_eq!(discarded("[[nodiscard]] D int f() { return 1; }"), [2809]);
    assert_eq!(discarded("[[nodiscard(\"w\" \"hy\")]] D int f() { return 1; }"), [3000]);
    assert_eq!(discarded("struct [[nodiscard]] S { int x; }; D S f() { return {1}; }"), [2810]);
    assert_eq!(discarded("struct S { int x; }; D S f() { return {1}; }"), []);
    let enumerators = "enum E { a [[deprecated]], b, c [[deprecated(\"why\")]] };";
    assert_eq!(kernel(enumerators, "p[0] = a + b + c;"), [1215, 1444]);
}

#[test]
fn formats() {
    let printf = format!(
        "{DEVICE} __attribute__((device_builtin)) int printf(const char *, ...);\nenum E {{ a }}; struct S {{ int x; }};"
    );
    for (call, expected) in [
        (r#"printf("%d %u %x %c %5.2f%% %-*s\n", 1, 2u, -1, 'c', 1.f, 3, "s")"#, &[][..]),
        (r#"printf("%hd %hhu %d %d", 1, 2, true, a)"#, &[]),
        (r#"printf("%zu %lu %llu %ld %p", sizeof(int), 1ull, 1ul, 1ull, p)"#, &[]),
        (r#"printf("%llx %lu", p, p)"#, &[]),
        (r#"printf("%.*f", 3, 1.0)"#, &[]),
        (r#"printf("%s", (const unsigned char *)"a")"#, &[]),
        (r#"printf("%2$d %1$d", 1, 2)"#, &[]),
        (r#"printf("%d", S{1})"#, &[181]),
        (r#"printf("%f %d", 1, 1.f)"#, &[181, 181]),
        (r#"printf("%d", 1L)"#, &[181]),
        (r#"printf("%ld", 1)"#, &[181]),
        (r#"printf("%s", 1)"#, &[181]),
        (r#"printf("%s", p)"#, &[181]),
        (r#"printf("%p", 1)"#, &[181]),
        (r#"printf("%d")"#, &[224]),
        (r#"printf("%*d", 1)"#, &[224]),
        (r#"printf("%d", 1, 2, 3)"#, &[225]),
        (r#"printf("%q", 1)"#, &[226]),
    ] {
        assert_eq!(kernel(&printf, &format!("{call};")), expected, "{call}");
    }
    // Another function of that name has other formats.
    assert_eq!(kernel(&printf.replace("__attribute__((device_builtin))", ""), "printf(\"%d\");"), []);
}

#[test]
fn declarations() {
    for (text, expected) in [
        ("static D int f() { return 1; }", &[177][..]),
        ("static D int f(); static D int f() { return 1; }", &[177]),
        ("static __attribute__((unused)) D int f() { return 1; }", &[]),
        ("template <class T> static D T f(T t) { return t; }", &[]),
        ("static D int g;", &[177]),
        ("D int g;", &[]),
        ("extern D int g;", &[3501]),
        ("struct B { D virtual void f(int); }; struct E : B { D void f(); };", &[997]),
        ("struct B { D virtual void f(int); }; struct E : B { using B::f; D void f(); };", &[]),
    ] {
        let before = text.replace("D ", &format!("{DEVICE} "));
        assert_eq!(kernel(&before, "p[0] = 1;"), expected, "{text}");
    }
}

#[test]
fn headers_are_left_alone_and_instances_share_a_warning() {
    let header = "# 1 \"/usr/include/h.h\" 1 3\n\
                  __attribute__((device)) inline int f(int x) { int a; char c = 300; x; return c; }\n\
                  # 2 \"a.cu\" 2\n";
    assert_eq!(kernel(header, "p[0] = f(1);"), []);
    let template = format!("template <class T> {DEVICE} int f(T t) {{ int q; return t; }}");
    assert_eq!(kernel(&template, "p[0] = f<int>(1) + f<char>(2);"), [177]);
}

#[test]
fn casts_counters_and_declarations() {
    for (before, body, expected) in [
        ("", "p[0] = (short)p;", &[767][..]),
        ("", "p[0] = (long)p;", &[]),
        ("", "bool b = p[1]; b++; ++b; p[0] = b;", &[708, 708]),
        ("int;", "p[0] = 1;", &[64]),
        ("struct A; enum E : int; struct B {}; ;", "p[0] = 1;", &[]),
        ("struct A { int x : 40; int y : 32; bool b : 8; };", "p[0] = sizeof(A);", &[959]),
        ("[[noreturn]] __attribute__((device)) void f() {}", "f();", &[1305]),
        ("[[noreturn]] __attribute__((device)) void f() { for (;;) {} }", "f();", &[]),
        (
            "__attribute__((device)) __attribute__((always_inline)) int f() { return 1; }",
            "p[0] = f();",
            &[2473],
        ),
        (
            "inline __attribute__((device)) __attribute__((always_inline)) int f() { return 1; }",
            "p[0] = f();",
            &[],
        ),
        (
            "struct S { __attribute__((device)) __attribute__((always_inline)) int f() { return 1; } };",
            "p[0] = S().f();",
            &[],
        ),
    ] {
        assert_eq!(kernel(before, body), expected, "{before} {body}");
    }
}

#[test]
fn what_options_ask_for() {
    let asked = |code: u16, text: &str| {
        let (mut map, mut interner) = (SourceMap::new(), Interner::new());
        let mut options = DiagnosticOptions::default();
        options.actions.insert(oxicc_source::Code(code), oxicc_source::Action::Warning);
        let mut diags = Diagnostics::new(options);
        let tokens = preprocess_ii("a.ii", text, Standard::Cxx17, &mut map, &mut diags, &mut interner);
        Sema::new(&tokens, &mut interner, &map, &mut diags, &Options::default()).run();
        diags.resolve(&map).len()
    };
    let order = |list: &str| {
        format!(
            "struct S {{ int a, b; {DEVICE} S() : {list} {{}} }}; __attribute__((global)) void k(S *p) {{ *p = S(); }}"
        )
    };
    assert_eq!(asked(1719, &order("b(1), a(2)")), 1);
    assert_eq!(asked(1719, &order("a(1), b(2)")), 0);
    assert_eq!(asked(3695, "__attribute__((global)) void k() {}"), 1);
    assert_eq!(asked(3695, "__attribute__((global)) void __attribute__((launch_bounds(32))) k() {}"), 0);
    assert!(kernel("", "p[0] = 1;").is_empty());
}
