//! Extended lambdas in host functions of every kind, each launched in a kernel whose template argument it is.
//!
//! The host compiler sees an instance of a wrapper in the place of each closure, whose arguments say where the lambda stands, what
//! it captures in which order, and for host-device lambdas whether it is mutable, converts to a pointer, may throw, and its
//! signature. A kernel is found at run time only if both halves agree.

use super::PRELUDE;
use crate::rng::Rng;

/// Declarations that units use.
const COMMON: &str = r#"
template <class F> __attribute__((global)) void run(F f) { f(0); }
template <class F, class G> __attribute__((global)) void run2(F f, G g) { f(0); g(1); }
template <class F> struct Boxed { F f; __attribute__((device)) void operator()(int i) const { F g = f; g(i); } };
template <class F> void launch(F f) { run<<<1, 1>>>(f); }
template <class F> void launch_boxed(F f) { run<<<1, 1>>>(Boxed<F>{f}); }
template <class F, class G> void launch2(F f, G g) { run2<<<1, 1>>>(f, g); }
struct P { int a; float b; };
union U { int a; float b; };
enum Old { red, green };
enum class New : unsigned char { one, two };
template <class T> struct W { T t; struct In { T u; }; };
template <class T, int N> struct Many { T a[N]; };
template <bool B, New E> struct Flag { int a; };
namespace ns { struct Q { int z; struct R { float r; }; }; template <class A, class B = int> struct Two { A a; B b; }; inline namespace v2 { struct V { int v; }; } }
namespace { struct Hidden { int h; }; }
template <class X> struct Same { using T = X; };
template <class X> using Alias = typename Same<X>::T;
template <class X> X give();
struct Any { template <class X> operator X &() const; template <class X> operator X &&() const; };
typedef int Number;
using Fn = float (*)(int, const char *);
using Gn = void (*)(int) noexcept;
int global_int;
extern const P global_p;
extern const char global_text[3];
void global_fn(int);
"#;

/// Types of variables; `T` is added where there is one.
const TYPES: &[&str] = &[
    "int",
    "float",
    "double",
    "unsigned",
    "long",
    "unsigned long long",
    "char",
    "signed char",
    "unsigned char",
    "short",
    "bool",
    "wchar_t",
    "char16_t",
    "int *",
    "const int *",
    "int *const",
    "const char *const *",
    "volatile float *",
    "void *",
    "P",
    "const P",
    "U",
    "Old",
    "New",
    "W<int>",
    "W<W<float>>",
    "W<int>::In",
    "W<const char *>",
    "Many<int, 3>",
    "Many<Many<char, 2>, -1 + 5>",
    "Flag<true, New::two>",
    "Flag<(sizeof(int) > 4), (New)1>",
    "ns::Q",
    "ns::Q::R",
    "ns::Two<float>",
    "ns::Two<P, ns::Two<int, long>>",
    "ns::V",
    "Hidden",
    "Number",
    "Fn",
    "Gn",
    "int P::*",
    "int ns::Q::*const",
    "void (P::*)(int) const",
    "decltype(nullptr)",
    "int (*)[4]",
    "float (*)(float (*)(int), ...)",
    "__int128",
];

/// What a function around lambdas is.
struct Parent {
    /// Up to the parameter list.
    head: String,
    /// Behind it.
    tail: &'static str,
    /// Text around it, `@` in its place.
    around: String,
    /// How it is called, without the arguments.
    call: String,
    /// A member that has a `this`.
    member: bool,
    /// It has a type parameter `T`.
    generic: bool,
    /// How many parameters it must have, if that is fixed.
    arity: Option<usize>,
}

struct Variable {
    name: String,
    ty: String,
    /// Bounds behind the name.
    array: &'static str,
}

struct Unit {
    rng: Rng,
    next: u32,
}

/// The unit of a seed.
pub fn unit(seed: u64) -> String {
    let mut unit = Unit { rng: Rng::new(seed ^ 0x1a_3b_da), next: 0 };
    let mut out = format!("{PRELUDE}{COMMON}");
    let mut calls = String::new();
    for _ in 0..1 + unit.rng.below(3) {
        let (text, call) = unit.function();
        out.push_str(&text);
        calls.push_str(&call);
    }
    out.push_str(&format!("void host() {{\n{calls}}}\n"));
    out
}

impl Unit {
    fn name(&mut self, stem: &str) -> String {
        self.next += 1;
        format!("{stem}{}", self.next)
    }

    fn word<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.rng.below(list.len())]
    }

    fn ty(&mut self, generic: bool) -> String {
        if generic && self.rng.percent(25) {
            return (self.word(&["T", "const T", "W<T>", "T *", "ns::Two<T, int>"])).to_owned();
        }
        self.word(TYPES).to_owned()
    }

    fn parent(&mut self) -> Parent {
        let f = self.name("fun");
        let c = self.name("Cls");
        let plain = |head: String, around: &str, call: String| Parent {
            head,
            tail: "",
            around: around.to_owned(),
            call,
            member: false,
            generic: false,
            arity: None,
        };
        let member = |head: String, tail, around: String, call: String| Parent {
            head,
            tail,
            around,
            call,
            member: true,
            generic: false,
            arity: None,
        };
        let arg = self.ty(false);
        match self.rng.below(34) {
            0 | 1 => plain(format!("void {f}"), "@", f),
            2 => plain(format!("static int *{f}"), "@", f),
            3 => plain(format!("extern \"C\" void {f}"), "@", f),
            4 => plain(format!("inline const P &{f}"), "@", f),
            5 => plain(format!("void {f}"), "namespace ns { @ }", format!("ns::{f}")),
            6 => plain(format!("void {f}"), "namespace ns { inline namespace v2 { @ } }", format!("ns::{f}")),
            7 => plain(format!("void {f}"), "namespace { @ }", f),
            8 => plain(
                format!("Fn {f}"),
                "namespace ns { namespace { namespace deep { @ } } }",
                format!("ns::deep::{f}"),
            ),
            9 => Parent { tail: " noexcept", ..plain(format!("void {f}"), "@", f) },
            10 => Parent {
                generic: true,
                ..plain(format!("template <class T> void {f}"), "@", format!("{f}<{arg}>"))
            },
            11 => Parent {
                generic: true,
                ..plain(
                    format!("template <class T, int N, New E = New::two> W<T> *{f}"),
                    "@",
                    format!("{f}<{arg}, {}>", self.rng.range(-3, 9)),
                )
            },
            12 => Parent {
                generic: true,
                ..plain(
                    format!("template <class T, class... Rest> void {f}"),
                    "namespace ns { @ }",
                    format!("ns::{f}<{arg}{}>", self.word(&["", ", int", ", float, P, W<char>"])),
                )
            },
            13 => plain(
                format!("template <template <class> class TT, int *G, void (*H)(int)> void {f}"),
                "@",
                format!("{f}<W, &global_int, global_fn>"),
            ),
            14 => {
                member(format!("void {f}"), "", format!("struct {c} {{ int m; @ }};"), format!("{c}().{f}"))
            }
            15 => member(
                format!("void {f}"),
                " const",
                format!("struct {c} {{ int m; @ }};"),
                format!("{c}().{f}"),
            ),
            16 => member(
                format!("long {f}"),
                self.word(&[" &&", " const &&", " noexcept", " const noexcept"]),
                format!("namespace ns {{ class {c} {{ public: int m; @ }}; }}"),
                format!("ns::{c}().{f}"),
            ),
            17 => {
                plain(format!("static void {f}"), &format!("struct {c} {{ int m; @ }};"), format!("{c}::{f}"))
            }
            18 => Parent {
                generic: true,
                ..member(
                    format!("void {f}"),
                    "",
                    format!("template <class T> struct {c} {{ int m; T *n; @ }};"),
                    format!("{c}<{arg}>().{f}"),
                )
            },
            19 => Parent {
                generic: true,
                ..member(
                    format!("template <class T, int N> void {f}"),
                    "",
                    format!("struct {c} {{ int m; @ }};"),
                    format!("{c}().{f}<{arg}, 2>"),
                )
            },
            20 => Parent {
                generic: true,
                ..member(
                    format!("template <class S> void {f}"),
                    "",
                    format!("namespace ns {{ template <class T, bool B> struct {c} {{ int m; @ }}; }}"),
                    format!("ns::{c}<{arg}, true>().{f}<P>"),
                )
            },
            21 => member(
                format!("void {f}"),
                "",
                format!("struct {c} {{ struct In {{ int m; @ }}; }};"),
                format!("{c}::In().{f}"),
            ),
            22 => member(
                "void operator()".to_owned(),
                "",
                format!("struct {c} {{ int m; @ }};"),
                format!("{c}().operator()"),
            ),
            23 => member(
                format!("int {f}"),
                " const",
                format!("namespace {{ struct {c} {{ int m; @ }}; }}"),
                format!("{c}().{f}"),
            ),
            24 => Parent {
                generic: true,
                ..plain(
                    format!("template <class T> static void {f}"),
                    &format!("template <class X> struct {c} {{ @ }};"),
                    format!("{c}<int *>::{f}<{arg}>"),
                )
            },
            25 => {
                let op = self.word(&["+", "==", "[]", "<<", "+=", "&&", ","]);
                member(
                    format!("void operator{op}"),
                    "",
                    format!("struct {c} {{ int m; @ }};"),
                    format!("{c}().operator{op}"),
                )
                .taking(1)
            }
            26 => member(
                "operator int *".to_owned(),
                " const",
                format!("struct {c} {{ int m; @ }};"),
                format!("{c}().operator int *"),
            )
            .taking(0),
            27 => Parent {
                generic: true,
                ..plain(
                    format!("template <class T, int P::*M, int (ns::Q::*K)() const> void {f}"),
                    "@",
                    format!("{f}<{arg}, &P::a, nullptr>"),
                )
            },
            28 => plain(
                format!("template <int... N> void {f}"),
                "@",
                format!("{f}<{}>", self.word(&["", "1", "1, -2, 3"])),
            ),
            29 => plain(
                format!("template <unsigned long N, char C, bool B, Old E> void {f}"),
                "@",
                format!("{f}<18446744073709551615ul, 'x', false, {}>", self.word(&["green", "(Old)3"])),
            ),
            30 => Parent { tail: " noexcept(sizeof(int) == 4)", ..plain(format!("void {f}"), "@", f) },
            31 => plain(
                format!("template <const P &R, const char (&S)[3]> void {f}"),
                "@",
                format!("{f}<global_p, global_text>"),
            ),
            32 => Parent {
                generic: true,
                ..plain(
                    format!("template <class T> void {f}"),
                    "namespace ns { @ }",
                    format!("ns::{f}<W<{arg}>>"),
                )
            },
            _ => plain(format!("auto {f}"), "@", f).returning(),
        }
    }

    fn variables(&mut self, generic: bool, count: usize, parameters: bool) -> Vec<Variable> {
        let mut out = Vec::new();
        for _ in 0..count {
            let name = self.name(if parameters { "p" } else { "v" });
            let array = match self.rng.below(8) {
                0 if !parameters => self.word(&["[3]", "[2][3]", "[1][2][2]", "[4]"]),
                _ => "",
            };
            // Arrays must be of something that has a default.
            let mut ty = self.ty(generic && array.is_empty());
            if parameters && array.is_empty() && self.rng.percent(20) {
                ty = format!("{} Alias<{ty}>", self.word(&["const", "volatile", ""]));
                ty.push_str(self.word(&[" &", " &&", ""]));
            }
            out.push(Variable { name, ty, array });
        }
        out
    }

    fn function(&mut self) -> (String, String) {
        let parent = self.parent();
        let count = self.rng.below(4);
        let count = parent.arity.unwrap_or(count);
        let params = self.variables(parent.generic, count, true);
        let count = 1 + self.rng.below(4);
        let locals = self.variables(parent.generic, count, false);
        let list: Vec<String> = params.iter().map(|p| format!("Alias<{}> {}", p.ty, p.name)).collect();
        let mut body = String::new();
        for v in &locals {
            let text = match self.rng.below(6) {
                0 => format!("const Alias<{}> {}{}{{}};", v.ty, v.name, v.array),
                1 if v.array.is_empty() => {
                    format!("Alias<{}> hidden_{1}{{}}; Alias<{0}> &{1} = hidden_{1};", v.ty, v.name)
                }
                _ => format!("Alias<{}> {}{}{{}};", v.ty, v.name, v.array),
            };
            body.push_str(&format!("    {text}\n"));
        }
        let number = self.name("c");
        body.push_str(&format!("    const int {number} = 3; constexpr float f{number} = 2.5f;\n"));
        let mut names: Vec<String> = params.iter().chain(&locals).map(|v| v.name.clone()).collect();
        names.extend([number.clone(), format!("f{number}")]);
        for _ in 0..1 + self.rng.below(4) {
            let statement = self.lambda(&names, parent.member, parent.generic);
            let statement = match self.rng.below(6) {
                0 => format!("if (global_int) {{ {statement} }}"),
                1 => format!("for (int j = 0; j < 2; j++) {{ {statement} }}"),
                _ => statement,
            };
            body.push_str(&format!("    {statement}\n"));
        }
        let end = match parent.head.trim_start().starts_with("auto ") {
            true => "return 1; ",
            false => "throw 1; ",
        };
        let end = if parent.head.contains("void ") { "" } else { end };
        let own = format!("{}({}){} {{\n{body}    {end}}}", parent.head, list.join(", "), parent.tail);
        let text = parent.around.replace('@', &own);
        let args: Vec<String> = params
            .iter()
            .map(|p| {
                let ty = p.ty.replace("W<T>", "W<$>").replace("<T, int>", "<$, int>");
                let plain = !parent.generic || !ty.contains(['T', '$']) || TYPES.contains(&p.ty.as_str());
                if plain { format!("give<Alias<{}>>()", p.ty) } else { "Any()".to_owned() }
            })
            .collect();
        (format!("{text}\n"), format!("    {}({});\n", parent.call, args.join(", ")))
    }

    /// A statement that launches a lambda.
    fn lambda(&mut self, names: &[String], member: bool, generic: bool) -> String {
        let both = self.rng.percent(55);
        let space =
            if both { "__attribute__((host)) __attribute__((device))" } else { "__attribute__((device))" };
        let mut used: Vec<String> = Vec::new();
        for name in names {
            if self.rng.percent(45) {
                used.push(name.clone());
            }
        }
        // Any order of use.
        for i in (1..used.len()).rev() {
            let j = self.rng.below(i + 1);
            used.swap(i, j);
        }
        let mut own = String::new();
        let captures = match self.rng.below(10) {
            0 => {
                used.clear();
                String::new()
            }
            1 => {
                let listed = used.join(", ");
                used.retain(|_| self.rng.percent(50));
                listed
            }
            2 if member => format!("{}{}", self.word(&["this", "*this"]), listed(&used)),
            3 if member => "=, *this".to_owned(),
            4 if !both => {
                let name = self.name("init");
                own = format!("(void){name}; ");
                let init = match (self.rng.below(4), used.first()) {
                    (0, Some(first)) => first.clone(),
                    (1, _) => "P{1, 2}".to_owned(),
                    (2, _) => "1.5 * global_int".to_owned(),
                    _ => "7u".to_owned(),
                };
                format!("=, {name} = {init}")
            }
            _ => "=".to_owned(),
        };
        let mut body = own;
        for name in &used {
            let text = match self.rng.below(13) {
                0 => format!("(void)sizeof({name}); "),
                1 => format!("(void)&{name}; "),
                2 => format!("auto in_{name} = [=](int) {{ (void){name}; }}; in_{name}(i); "),
                3 => format!(
                    "auto in_{name} = [&] {{ auto deep = [&] {{ (void){name}; }}; deep(); }}; in_{name}(); "
                ),
                4 => format!("const auto &ref_{name} = {name}; (void)ref_{name}; "),
                5 => format!("using ty_{name} = decltype({name}); (void)sizeof(ty_{name}); "),
                6 => format!("{{ int {name} = 1; (void){name}; }} "),
                7 => format!("auto in_{name} = [](int {name}) {{ return {name} + 1; }}; in_{name}(1); "),
                8 => format!(
                    "if constexpr (sizeof({name}) > 4) {{ int k = 1; (void)k; }} else {{ float k = 2; (void)k; }} "
                ),
                _ => format!("(void){name}; "),
            };
            body.push_str(&text);
        }
        if member && captures.contains(['=', 's']) && self.rng.percent(50) {
            let at = if self.rng.percent(50) { 0 } else { body.len() };
            body.insert_str(at, self.word(&["(void)m; ", "(void)this->m; "]));
        }
        let params = match self.rng.below(8) {
            0 if !both => "auto i".to_owned(),
            6 if !both => "auto &&i, auto... more".to_owned(),
            1 => "int i, float = 1.0f".to_owned(),
            2 => "const int &i".to_owned(),
            3 => "int i, ...".to_owned(),
            4 => "long i".to_owned(),
            5 if generic => "int i, T * = nullptr".to_owned(),
            _ => "int i".to_owned(),
        };
        let mut tail = String::new();
        if self.rng.percent(25) {
            tail.push_str(" mutable");
        }
        tail.push_str(match self.rng.below(8) {
            0 => " noexcept",
            1 => " noexcept(false)",
            2 => " noexcept(sizeof(int) == 4)",
            3 if generic => " noexcept(sizeof(T) < 8)",
            _ => "",
        });
        if self.rng.percent(30) {
            let mut list =
                vec![" -> int", " -> void", " -> const P *", " -> decltype(i + 1)", " -> W<Old>", " -> New"];
            if generic {
                list.extend([" -> decltype(sizeof(T))", " -> W<T>"]);
                // The reference spells functions that return pointers to functions in a way that no compiler reads.
                list.extend((!both).then_some(" -> T *"));
            }
            tail.push_str(self.word(&list));
        }
        let end = match self.rng.below(3) {
            _ if tail.contains("void") => "return; ".to_owned(),
            _ if tail.contains("int") || tail.contains("decltype") => "return 1; ".to_owned(),
            _ if tail.contains('*') => "return nullptr; ".to_owned(),
            _ if tail.contains("->") => "return {}; ".to_owned(),
            0 => "return i; ".to_owned(),
            1 => "if (i) return 1.5; return 2.5; ".to_owned(),
            _ => String::new(),
        };
        let text = format!("[{captures}] {space} ({params}){tail} {{ {body}{end}}}");
        match self.rng.below(8) {
            0 => {
                let name = self.name("lam");
                format!("auto {name} = {text}; launch({name});")
            }
            1 => format!("launch_boxed({text});"),
            2 => {
                let name = self.name("lam");
                format!("auto {name} = {text}; launch2({name}, [=] {space} (int) {{ (void){name}; }});")
            }
            3 => format!("launch2({text}, [] {space} (int k) {{ return k; }});"),
            _ => format!("launch({text});"),
        }
    }
}

fn listed(names: &[String]) -> String {
    names.iter().map(|n| format!(", {n}")).collect()
}

impl Parent {
    /// A function with a fixed number of parameters.
    fn taking(self, count: usize) -> Parent {
        Parent { arity: Some(count), ..self }
    }

    /// A function whose return type is written behind it.
    fn returning(self) -> Parent {
        Parent { tail: " -> int", ..self }
    }
}
