//! Units that go on from a common beginning compile to what they compile to from their first line.

use oxicc_driver::beginning::{Beginning, Unit};
use oxicc_driver::{DebugInfo, Emit, Input, InputKind, Options, Target, compile};

/// What a toolkit's headers are to these units.
const HEADERS: &str = "\
# 1 \"/tk/include/cuda_runtime.h\" 1 3
#pragma pack(push, 4)
typedef unsigned long size_t;
struct uint3 { unsigned x, y, z; };
extern const __attribute__((device)) uint3 __attribute__((device)) threadIdx;
template <class T> __attribute__((device)) T twice(T x) {
#pragma unroll 2
  for (int i = 0; i < 2; ++i) x += x;
  return x;
}
namespace lib { template <class T, int N> struct array { T values[N]; }; }
struct packed { char c; double d; };
__attribute__((device)) int later();
#pragma pack(pop)
# 0 \"<command-line>\" 2
";

fn unit(name: &str, body: &str) -> Input {
    let text = format!("# 0 \"{name}\"\n# 0 \"<built-in>\"\n{HEADERS}# 1 \"{name}\"\n{body}");
    Input::new(format!("/tmp/{name}.ii"), InputKind::Preprocessed, text.into_bytes())
}

fn options() -> Options {
    let mut options = Options::default();
    options.target = Target::parse("sm_90").unwrap();
    options
}

/// The unit's output from the beginning that ends `back` line markers before its last one.
fn from_beginning(of: &Input, back: usize, input: &Input, options: &Options) -> Option<String> {
    let first = Unit::new(&of.text).unwrap();
    let ends = first.beginnings();
    let (len, _) = ends[ends.len() - 1 - back];
    let beginning = Beginning::new(&first, len, options, Emit::Ptx)?;
    beginning.compile(input, options, Emit::Ptx)?.output
}

const BODY: &str = "\
struct local { packed p; lib::array<int, 3> a; };
#pragma pack(2)
struct tight { char c; int i; };
#pragma pack()
__attribute__((device)) int later() { return 7; }
template <class T> __attribute__((global)) void k(T *p, local l) {
#pragma unroll 3
  for (int i = 0; i < 3; ++i) p[threadIdx.x + i] = twice(p[i]) + later() + sizeof(local) + sizeof(tight) + l.a.values[i];
}
template __attribute__((global)) void k(int *, local);
";

#[test]
fn outputs_are_those_of_whole_units() {
    let (a, b) = (unit("a.cu", "int unrelated;\n"), unit("some/where/else.cu", BODY));
    for debug in [DebugInfo::None, DebugInfo::Lines] {
        let mut options = options();
        options.debug = debug;
        let whole = compile(&b, &options, Emit::Ptx);
        let expected = whole.output.expect("no errors");
        assert!(expected.contains(".entry"), "{expected}");
        assert_eq!(debug != DebugInfo::None, expected.contains("some/where/else.cu"));
        assert_eq!(from_beginning(&a, 0, &b, &options).as_deref(), Some(&*expected));
        assert_eq!(from_beginning(&b, 0, &b, &options).as_deref(), Some(&*expected));
    }
}

#[test]
fn equal_beginnings_have_equal_hashes() {
    let hashes = |input: &Input| Unit::new(&input.text).unwrap().beginnings();
    let (a, b) =
        (hashes(&unit("a.cu", "int x;\n")), hashes(&unit("longer/name.cu", "int y;\n# 1 \"c.cu\"\n")));
    assert_eq!(a, b);
    let other = hashes(&unit("a.cu", "int x;\n# 7 \"a.cu\"\nint z;\n"));
    assert_eq!((other.len(), &other[..a.len()]), (a.len() + 1, &a[..]));
    assert_ne!(hashes(&unit("a.cu", "int y;\n# 7 \"a.cu\"\n")).last(), other.last());
}

#[test]
fn what_does_not_fit_is_refused() {
    let (a, options) = (unit("a.cu", "int x;\n"), options());
    let refused = |input: &Input, options: &Options| assert_eq!(from_beginning(&a, 0, input, options), None);
    // Another beginning, an error, other options.
    let mut other = unit("b.cu", BODY).text.to_vec();
    other.splice(20..20, b"int early;\n".iter().copied());
    refused(&Input::new("b.ii", InputKind::Preprocessed, other), &options);
    refused(&unit("b.cu", "int x = y;\n__attribute__((global)) void k() { z(); }\n"), &options);
    // A line that looks like a marker.
    refused(&unit("b.cu", "const char *s = R\"(\n# 3 \"b.cu\"\n)\";\n"), &options);
    // The sign of a later toolkit.
    let first = Unit::new(&a.text).unwrap();
    let (len, _) = *first.beginnings().last().unwrap();
    let beginning = Beginning::new(&first, len, &options, Emit::Ptx).unwrap();
    let mut others = options.clone();
    others.language.pack_alignment = 4;
    assert!(beginning.compile(&unit("b.cu", BODY), &others, Emit::Ptx).is_none());
}

#[test]
fn beginnings_end_between_declarations() {
    let options = options();
    let refused = |before: &str| {
        let input = unit("a.cu", &format!("{before}\n# 7 \"a.cu\"\n;\n"));
        let first = Unit::new(&input.text).unwrap();
        let (len, _) = *first.beginnings().last().unwrap();
        assert!(Beginning::new(&first, len, &options, Emit::Ptx).is_none(), "{before}");
    };
    refused("struct s { int x;");
    refused("int x");
    refused("struct s {}");
    refused("namespace n {");
    let mut host = options.clone();
    host.language.trust_host = true;
    let goes_on = "int table[] =\n# 1 \"table.inc\"\n{ 1, 2 }\n# 7 \"a.cu\" 2\n";
    let whole = unit("a.cu", &format!("{goes_on};\n{BODY}"));
    assert!(compile(&whole, &host, Emit::Ptx).succeeded());
    assert_eq!(from_beginning(&whole, 0, &whole, &host), None);
    refused("#error something");
    assert!(Unit::new(&unit("a.cu", "const char *name = \"<unit>\";\n").text).is_none());
}
