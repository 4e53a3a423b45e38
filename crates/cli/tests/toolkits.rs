//! oxicc in the place of the cicc of other toolkits than the default one.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

struct Dir(PathBuf);

impl Dir {
    fn new(name: &str) -> Dir {
        let path = std::env::temp_dir().join(format!("oxicc-toolkits-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Dir(path)
    }

    fn cicc(&self, text: &str, args: &[&str]) -> Command {
        fs::write(self.0.join("unit.ii"), text).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
        command.args(["--cicc", "--c++17", "-arch", "compute_90"]).args(args);
        command.args(["--stub_file_name", "unit.stub.c", "--include_file_name", "unit.fatbin.c"]);
        command.args(["unit.ii", "-o", "unit.ptx"]).current_dir(&self.0);
        for name in ["NV_NVVM_VERSION", "TOP", "CUDA_ROOT", "OXICC_IGNORE_OPTIONS"] {
            command.env_remove(name);
        }
        command
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap_or_default()
    }
}

impl Drop for Dir {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const KERNEL: &str = "__attribute__((global)) void k(int *p) { *p = 1; }\n";

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// The last word of the launch in the stub, and the PTX version.
fn forms(dir: &Dir, command: &mut Command) -> (String, String) {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    let stub = dir.read("unit.stub.c");
    let launch = stub.lines().find_map(|l| l.split_once("__cudaLaunch((")).unwrap().1;
    let tile = if launch.contains(", 0U)") { "two" } else { "one" };
    let ptx = dir.read("unit.ptx");
    let version = ptx.lines().find_map(|l| l.strip_prefix(".version ")).unwrap();
    (tile.to_owned(), version.to_owned())
}

fn pair(launch: &str, version: &str) -> (String, String) {
    (launch.to_owned(), version.to_owned())
}

#[test]
fn names_in_the_text_say_the_toolkit() {
    let dir = Dir::new("names");
    let with = |names: &[&str]| {
        let declared: String = names.iter().map(|n| format!("struct {n};\n")).collect();
        forms(&dir, &mut dir.cicc(&format!("{declared}{KERNEL}"), &[]))
    };
    assert_eq!(with(&[]), pair("two", "9.0"));
    assert_eq!(with(&["cudaGraphInstantiateParams"]), pair("one", "8.0"));
    assert_eq!(with(&["cudaGraphInstantiateParams", "cudaAtomicOperationCapability"]), pair("two", "8.0"));
    assert_eq!(with(&["cudaDevSmResource"]), pair("one", "8.0"));
    // The flag says more than the text, and assembly may need anything.
    let assembly =
        "struct cudaDevSmResource;\n__attribute__((global)) void k() { asm volatile(\"exit;\"); }\n";
    assert_eq!(forms(&dir, &mut dir.cicc(assembly, &[])), pair("one", "9.1"));
    assert_eq!(forms(&dir, &mut dir.cicc(assembly, &["--toolkit=12.9"])), pair("one", "8.8"));
}

#[test]
fn the_toolkit_around_says_what_the_text_does_not() {
    let dir = Dir::new("around");
    let root = dir.0.join("toolkit");
    fs::create_dir_all(root.join("include")).unwrap();
    fs::write(root.join("include/cuda_runtime_api.h"), "#define CUDART_VERSION  12060\n").unwrap();
    let assembly = "__attribute__((global)) void k() { asm volatile(\"exit;\"); }\n";
    for name in ["TOP", "CUDA_ROOT"] {
        assert_eq!(forms(&dir, dir.cicc(assembly, &[]).env(name, &root)), pair("one", "8.5"), "{name}");
    }
    let marker = format!("# 1 \"{}/include/cuda_runtime_api.h\" 1\n{assembly}", root.display());
    assert_eq!(forms(&dir, &mut dir.cicc(&marker, &[])), pair("one", "8.5"));
    // So do flags that only newer ones have.
    assert_eq!(forms(&dir, &mut dir.cicc(assembly, &["--simt-only"])), pair("one", "9.2"));
}

#[test]
fn tile_code_is_refused() {
    let dir = Dir::new("tile");
    for flags in
        [&["--tile-only", "--enable-tile"][..], &["--enable-tile", "--tile_bc_file_name", "x.tilebc"]]
    {
        let output = dir.cicc(KERNEL, flags).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        assert!(said(&output).contains("no code of CUDA Tile functions"), "{}", said(&output));
        assert_eq!(dir.read("unit.ptx"), "");
    }
    let marked = "struct cudaErrorFabricNotReady;\n__attribute__((tile)) __attribute__((device)) int f();\n";
    let output = dir.cicc(marked, &["--simt-only", "--display_error_number"]).output().unwrap();
    assert!(said(&output).contains("warning #20359-D: parsing for Tile"), "{}", said(&output));
    let output = dir.cicc(marked, &["--enable-tile", "--simt-only"]).output().unwrap();
    assert_eq!((output.status.code(), said(&output)), (Some(0), String::new()));
}

#[test]
fn options_of_the_future() {
    let dir = Dir::new("future");
    let output = dir.cicc(KERNEL, &["--brand-new=3"]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let text = said(&output);
    assert!(text.contains("Command-line error: invalid option: --brand-new=3"), "{text}");
    assert!(text.contains("set OXICC_IGNORE_OPTIONS=\"--brand-new=3\""), "{text}");
    let ignoring =
        dir.cicc(KERNEL, &["--brand-new=3"]).env("OXICC_IGNORE_OPTIONS", "--other --brand-new").output();
    assert!(ignoring.unwrap().status.success());
    let output = dir.cicc(KERNEL, &["--c++26"]).output().unwrap();
    assert!(output.status.success());
    assert!(said(&output).contains("--c++26 is read as --c++23"));
}

/// Without the flag for hidden visibility, as CUDA 12 has it: kernels that only this unit can name stay hidden, and `inline` ones
/// may be in several units.
#[test]
fn stubs_of_unnamed_and_inline_kernels() {
    let dir = Dir::new("stubs");
    let text = "namespace { __attribute__((global)) void a() {} }\ninline __attribute__((global)) void b() {}\n\
                __attribute__((global)) void c() {}\n";
    assert!(dir.cicc(text, &["-w", "--toolkit=12.4"]).output().unwrap().status.success());
    let stub = dir.read("unit.stub.c");
    let declared = |name: &str| {
        let line = stub.lines().find(|l| l.contains(&format!("{name}(")) && l.ends_with(");"));
        line.unwrap_or_default().split(" void ").next().unwrap_or_default().to_owned()
    };
    assert_eq!(declared("1aEv"), "extern __attribute__((visibility(\"hidden\")))");
    assert_eq!(declared("__device_stub__Z1bv"), "extern __inline__");
    assert_eq!(declared("__device_stub__Z1cv"), "extern");
}

#[test]
fn text_of_clang_hosts_has_their_templates() {
    let dir = Dir::new("clang");
    let text = "
template <class T, T... I> struct Sequence { static constexpr int size = sizeof...(I); };
template <class T> struct Identity { using type = T; };
struct None {};
template <class... T> struct Common;
template <class... T> using CommonType = typename Common<T...>::type;
template <class... T> struct Common : __builtin_common_type<CommonType, Identity, None, T...> {};
struct Other {};
template <class T, class = void> struct HasType { static constexpr bool value = false; };
template <class T> struct HasType<T, decltype((void)sizeof(typename T::type))> { static constexpr bool value = true; };
__attribute__((global)) void k(int *p) {
static_assert(__is_same(__type_pack_element<1, char, short, long>, short));
static_assert(__make_integer_seq<Sequence, int, 5>::size == 5 && __make_integer_seq<Sequence, long, 0>::size == 0);
static_assert(__is_same(CommonType<int, char &>, int) && __is_same(CommonType<const float>, float));
static_assert(__is_same(CommonType<int, long, float>, float) && !HasType<Common<>>::value);
static_assert(!HasType<Common<int, Other>>::value && !HasType<Common<Other, int, int>>::value);
*p = __make_integer_seq<Sequence, int, 3>::size;
}
";
    for standard in ["--c++17", "--c++20"] {
        let output = dir.cicc(text, &["--clang", standard]).output().unwrap();
        assert!(output.status.success(), "{}", said(&output));
    }
    // They are clang's: with another host the names are not declared.
    let output = dir.cicc(text, &[]).output().unwrap();
    assert!(said(&output).contains("\"__type_pack_element\" is undefined"), "{}", said(&output));
}

#[test]
fn names_spell_constants_as_the_release_does() {
    let dir = Dir::new("constants");
    let text = "enum Plain { plain = 1 };
constexpr int five = 5;
template <long N> struct Size { int *p; };
template <class T> using Sum = Size<sizeof(T) + (1 + five)>;
template <class T, long N = sizeof(T) + plain> struct Default { int *p; };
template <class T> __global__ void k(Size<sizeof(T) * five>, Sum<T>, Default<T>) {}
template __global__ void k<int>(Size<20>, Size<10>, Default<int, 5>);
";
    fs::write(dir.0.join("unit.cu"), text).unwrap();
    let converted = "_Z1kIiEv4SizeIXmlstT_Li5EEES0_IXplstS1_Lm6EEE7DefaultIS1_XplstS1_Lm1EEE";
    for (toolkit, name) in [
        ("13.0", "_Z1kIiEv4SizeIXmlstT_L_Z4fiveEEES0_IXplstS1_plLi1ELi5EEE7DefaultIS1_XplstS1_L5Plain1EEE"),
        ("13.1", converted),
        ("13.2", converted),
        ("13.3", &converted.replace("Lm6E", "plLi1ELi5E")),
        ("13.4", &converted.replace("Lm6E", "plLi1ELi5E").replace("Lm1E", "L5Plain1E")),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
        command.args([&format!("--toolkit={toolkit}"), "-arch=sm_90", "unit.cu", "-o", "unit.ptx"]);
        let output = command.current_dir(&dir.0).output().unwrap();
        assert!(output.status.success(), "{}", said(&output));
        let ptx = dir.read("unit.ptx");
        assert!(ptx.contains(&format!(".entry {name}(")), "{toolkit}: {ptx}");
    }
}
