//! oxicc as cicc: files, streams and exit statuses.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A preprocessed unit, as small as it gets.
const UNIT: &str = r#"# 1 "d/unit.cu"
struct S { int a; double b; };
namespace N { template <class T> struct W { T t; }; enum class E : char { a, b }; }
__attribute__((device)) int counter;
static __attribute__((constant)) float table[4];
namespace { __attribute__((device)) int hidden; }
extern "C" __attribute__((global)) void plain(int *p) { *p = counter + hidden; }
static __attribute__((global)) void local(S s, N::W<float> w, const int &r) { counter = s.a + (int)w.t + r; }
template <class T, int I, N::E V> __attribute__((global)) void kernel(T *p) { *p = I + (int)V + (int)table[I]; }
template <class F> __attribute__((global)) void run(F f) { f(); }
template <class T> void launch(T *p) { kernel<T, 3, N::E::b><<<1, 1>>>(p); }
void host(int *p) {
    const int seven = 7;
    launch(p);
    run<<<1, 1>>>([=] __attribute__((device)) () { *p = seven; });
}
"#;

struct Dir(PathBuf);

impl Dir {
    fn new(name: &str) -> Dir {
        let path = std::env::temp_dir().join(format!("oxicc-cicc-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Dir(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
    }
}

impl Drop for Dir {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn cicc(dir: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
    command.arg("--cicc").args(args).current_dir(dir);
    command.env_remove("NV_NVVM_VERSION").output().unwrap()
}

/// What nvcc passes with `-c`, but for the files.
const FLAGS: &[&str] = &[
    "--c++17",
    "--static-host-stub",
    "--device-hidden-visibility",
    "--gnu_version=120200",
    "--display_error_number",
    "--orig_src_file_name",
    "d/unit.cu",
    "--orig_src_path_name",
    "/d/unit.cu",
    "--allow_managed",
    "--extended-lambda",
    "-arch",
    "compute_90",
    "-m64",
    "-ftz=0",
    "-prec_div=1",
    "-prec_sqrt=1",
    "-fmad=1",
    "--include_file_name",
    "unit.fatbin.c",
    "-tused",
    "--stub_file_name",
    "unit.stub.c",
    "--gen_c_file_name",
    "unit.c",
    "--gen_device_file_name",
    "unit.gpu",
    "--module_id_file_name",
    "unit.module_id",
    "--gen_module_id_file",
];

fn compile(dir: &Dir, more: &[&str]) -> Output {
    compile_text(dir, UNIT, more)
}

fn compile_text(dir: &Dir, text: &str, more: &[&str]) -> Output {
    fs::write(dir.0.join("unit.cpp1.ii"), text).unwrap();
    let args: Vec<&str> =
        FLAGS.iter().chain(more).copied().chain(["unit.cpp1.ii", "-o", "unit.ptx"]).collect();
    cicc(&dir.0, &args)
}

/// What `extern template` says is elsewhere launches its kernels there, unless it is inline.
#[test]
fn kernels_of_extern_templates() {
    let dir = Dir::new("extern");
    let text = r#"template <int N> __attribute__((global)) void kernel(int *p) { *p = N; }
template <int N> void plain(int *p) { kernel<N><<<1, 1>>>(p); }
template <int N> inline void inlined(int *p) { kernel<N><<<1, 1>>>(p); }
template <int N> auto deduced(int *p) { kernel<N><<<1, 1>>>(p); return 1; }
template <int N> struct S { void out(int *p); void in(int *p) { kernel<N + 1><<<1, 1>>>(p); } };
template <int N> void S<N>::out(int *p) { kernel<N><<<1, 1>>>(p); }
template <int N> __attribute__((global)) void other(int *p) { *p = N; }
extern template void plain<1>(int *);
extern template void plain<2>(int *);
template void plain<2>(int *);
extern template void inlined<3>(int *);
extern template auto deduced<4>(int *);
extern template struct S<10>;
extern template __attribute__((global)) void other<20>(int *);
void host(int *p) {
    plain<1>(p); plain<2>(p); inlined<3>(p); deduced<4>(p); plain<5>(p); plain<6>(p);
    S<10> s; s.out(p); s.in(p);
    other<20><<<1, 1>>>(p);
}
extern template void plain<6>(int *);
"#;
    let output = compile_text(&dir, text, &[]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let ptx = dir.read("unit.ptx");
    for n in [2, 3, 4, 5, 11] {
        assert!(ptx.contains(&format!(".entry _Z6kernelILi{n}EEvPi(")), "kernel<{n}> is missing:\n{ptx}");
    }
    assert_eq!(ptx.matches(".entry").count(), 5, "{ptx}");
}

/// cicc warns of what is out of range in constant expressions and goes on.
#[test]
fn constants_out_of_range_wrap() {
    let dir = Dir::new("wrap");
    let text = "__attribute__((global)) void k(int *p) {
        constexpr int sum = 2147483647 + 1, product = 2147483647 * 3, left = 5 << 33, right = -1 >> 40;
        static_assert(sum == -2147483647 - 1 && product == 2147483645 && left == 0 && right == -1, \"\");
        *p = sum;
    }\n";
    let output = compile_text(&dir, text, &[]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let inside = "__attribute__((device)) constexpr int f(int a) { return a + 1; }
        __attribute__((global)) void k(int *p) { constexpr int x = f(2147483647); *p = x; }\n";
    assert!(!compile_text(&dir, inside, &[]).status.success());
}

#[test]
fn the_hosts_half() {
    let dir = Dir::new("stub");
    let output = compile(&dir, &[]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(dir.read("unit.c"), "# 1 \"d/unit.cu\"\n\n");
    assert!(Path::new(&dir.file("unit.gpu")).exists());
    let id = dir.read("unit.module_id");
    assert_eq!(id, "_dcb8f515_7_unit_cu_plain");
    let stub = dir.read("unit.stub.c");
    let anonymous = format!("{}_GLOBAL__N_{id}", id.len() + 11);
    let internal = format!("{}_INTERNAL{id}", id.len() + 9);
    for expected in [
        "#include \"unit.fatbin.c\"\n",
        "typedef N::W<float>  _ZN1N1WIfEE;\n",
        "typedef __nv_dl_wrapper_t<__nv_dl_tag<void (*)(int *),(& ::host), 1> ,int *,const int>  _ZZ4hostPiEUlvE_;\n",
        "extern __attribute__((visibility(\"hidden\"))) void __device_stub__Z5plainPi(int *);\n",
        "static void __device_stub__Z5local1SN1N1WIfEERKi(struct S &,  _ZN1N1WIfEE &, const int *);\n",
        "__cudaSetupArg(__par0, 0UL); __cudaSetupArg(__par1, 16UL); __cudaSetupArgSimple(__par2, 24UL);",
        "static void local( struct ::S __cuda_0, _ZN1N1WIfEE __cuda_1,const int &__cuda_2)\n",
        "__cudaAddressOf(__cuda_2)",
        "__wrapper__device_stub_kernel<int, (int)3, ( ::N::E)1>( int *&__cuda_0)",
        "__cudaRegisterEntry(__T0, ((void ( *)(int *))plain), plain, (-1));",
        "_Z6kernelIiLi3ELN1N1EE1EEvPT_, (-1));",
        "__cudaRegisterVariable(__T0, __shadow_var(counter,::counter), 0, 4UL, 0, 0);",
        "__cudaRegisterVariable(__T0, __shadow_var(table,::table), 0, 16UL, 1, 0);",
        &format!("__shadow_var(_ZN{internal}{anonymous}6hiddenE,::_NV_ANON_NAMESPACE::hidden)"),
        "__cudaRegisterBinary(__nv_cudaEntityRegisterCallback);",
    ] {
        assert!(stub.contains(expected), "{expected}\nis not in\n{stub}");
    }
    let ptx = dir.read("unit.ptx");
    for kernel in [".visible .entry plain(", ".entry _Z5local1SN1N1WIfEERKi(", "_Z3runIZ4hostPiEUlvE_EvT_("] {
        assert!(ptx.contains(kernel), "{kernel}\nis not in\n{ptx}");
    }
}

/// What the host has in the place of closures: kernels are found by these types. As the reference writes them.
#[test]
fn wrappers_of_extended_lambdas() {
    let dir = Dir::new("wrappers");
    let text = r#"template <class F> __attribute__((global)) void run(F f) { f(0); }
template <class F> void launch(F f) { run<<<1, 1>>>(f); }
#define D __attribute__((device))
#define HD __attribute__((host)) __attribute__((device))
struct C {
    int m;
    void member(int q) { launch([=] D (int) { return m + q; }); launch([q, *this] D (int) { return m; }); launch([*this] HD (int) mutable { return m; }); }
    C operator+(int) const { launch([=] D (int) { return m; }); return *this; }
    operator int() { launch([=] D (int) { return m; }); return 0; }
};
void plain(int x) {
    launch([=] HD (int i) {});
    launch([] HD (int i) {});
    launch([=] HD (int i) mutable noexcept { return x; });
    launch([] HD (int i) noexcept(sizeof(int) == 4) { return i; });
    launch([=] D (int i) -> decltype(i) { return x; });
    launch([=] D (int i) -> decltype(x) { return x; });
    launch([=] D (int i) -> decltype(sizeof(i)) { return x; });
    launch([=] D (auto i) -> auto { return x + (int)sizeof(i); });
}
void quiet(int x, float y) noexcept(sizeof(int) == 4) {
    launch([=] D (auto i) { int y = 2; return x + y + sizeof(y) + i; });
    launch([=] D (auto i) { auto f = [](int y) { return y; }; return f(i) + x + sizeof(decltype(y)); });
}
"#;
    let text = text
        .replace("#define D __attribute__((device))\n", "")
        .replace("#define HD __attribute__((host)) __attribute__((device))\n", "");
    let text = text
        .replace(" HD ", " __attribute__((host)) __attribute__((device)) ")
        .replace(" D ", " __attribute__((device)) ");
    let output = compile_text(&dir, &text, &[]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let stub = dir.read("unit.stub.c").replace(' ', "");
    for expected in [
        "dl_tag<void(::C::*)(int),(&::C::member),1>,::C*const,int>",
        "dl_tag<void(::C::*)(int),(&::C::member),2>,int,const::C>",
        "hdl_wrapper_t<true,false,false,__nv_dl_tag<void(::C::*)(int),(&::C::member),3>,int(int),::C>",
        "dl_tag<::C(::C::*)(int)const,(&::C::operator+),1>,const::C*const>",
        "dl_tag<int(::C::*)(),(&::C::operatorint),1>,::C*const>",
        "hdl_wrapper_t<false,false,false,__nv_dl_tag<void(*)(int),(&::plain),1>,void(int)>",
        "hdl_wrapper_t<false,true,false,__nv_dl_tag<void(*)(int),(&::plain),2>,void(int)>",
        "hdl_wrapper_t<true,false,true,__nv_dl_tag<void(*)(int),(&::plain),3>,int(int),int>",
        "hdl_wrapper_t<false,true,true,__nv_dl_tag<void(*)(int),(&::plain),4>,int(int)>",
        "dl_wrapper_t<__nv_dl_tag<void(*)(int),(&::plain),5>,int>",
        "dl_wrapper_t<__nv_dl_trailing_return_tag<void(*)(int),(&::plain),int,6>,int>",
        "dl_wrapper_t<__nv_dl_trailing_return_tag<void(*)(int),(&::plain),unsignedlong,7>,int>",
        "dl_wrapper_t<__nv_dl_trailing_return_tag<void(*)(int),(&::plain),auto,8>,int>",
        "dl_wrapper_t<__nv_dl_tag<void(*)(int,float)noexcept,(&::quiet),1>,int>",
        "dl_wrapper_t<__nv_dl_tag<void(*)(int,float)noexcept,(&::quiet),2>,int>",
    ] {
        assert!(stub.contains(expected), "{expected}\nis not in\n{stub}");
    }
}

/// Whoever makes an error of a warning gets no files, and an exit status that says so.
#[test]
fn warnings_that_are_errors() {
    let dir = Dir::new("promoted");
    let text = "__attribute__((global)) void k(int *p) { int unused; *p = 1; }\n";
    for (flags, fails) in [
        (&[][..], false),
        (&["-Werror"], true),
        (&["--promote_warnings"], true),
        (&["--diag_error", "177"], true),
        (&["--diag_error=declared_but_not_referenced"], true),
        (&["--promote_warnings", "--diag_suppress", "177"], false),
        (&["--promote_warnings", "-w"], false),
        (&["--diag_error", "178"], false),
        (&["--diag_error", "177", "--diag_warning", "177"], false),
    ] {
        for pragma in [false, true] {
            let text = format!("{}{text}", if pragma { "#pragma nv_diag_error 177\n" } else { "" });
            let (ptx, stub) = (dir.file("unit.ptx"), dir.file("unit.stub.c"));
            let (_, _) = (fs::remove_file(&ptx), fs::remove_file(&stub));
            let output = compile_text(&dir, &text, flags);
            let status = if fails || pragma { 1 } else { 0 };
            assert_eq!(output.status.code(), Some(status), "{flags:?} {pragma}");
            let written = (Path::new(&ptx).exists(), Path::new(&stub).exists());
            assert_eq!(written, (status == 0, status == 0), "{flags:?} {pragma}");
        }
    }
}

#[test]
fn relocatable_names() {
    let dir = Dir::new("rdc");
    let output = compile(&dir, &["--device-c"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let id = dir.read("unit.module_id");
    let (stub, ptx) = (dir.read("unit.stub.c"), dir.read("unit.ptx"));
    let unique = format!("__nv_static_{}_{id}_", id.len());
    assert!(stub.contains(&format!("#define __NV_MODULE_ID {id}\n")));
    assert!(stub.contains("____cudaRegisterLinkedBinary("));
    for text in [&stub, &ptx] {
        assert!(text.contains(&format!("{unique}_Z5local1SN1N1WIfEERKi")), "{text}");
        assert!(text.contains(&format!("{unique}table")), "{text}");
    }
    assert!(ptx.contains(".weak .entry _Z6kernelIiLi3ELN1N1EE1EEvPT_("), "{ptx}");
}

#[test]
fn outputs_depend_on_inputs_only() {
    let dir = Dir::new("same");
    let outputs = |more: &[&str]| {
        assert!(compile(&dir, more).status.success());
        (dir.read("unit.ptx"), dir.read("unit.stub.c"), dir.read("unit.module_id"))
    };
    let first = outputs(&[]);
    for more in [&["-split-compile", "8"][..], &["-split-compile=0"], &["-jobserver"], &[]] {
        assert_eq!(outputs(more), first, "{more:?}");
    }
}

/// A unit that is worth several threads: kernels, shared memory, templates, strings.
fn large_unit() -> String {
    let mut unit = String::from(
        "# 1 \"d/large.cu\"\nextern \"C\" __attribute__((device)) int printf(const char *, ...);\n",
    );
    for i in 0..48 {
        unit.push_str(&format!(
            r#"static __attribute__((device)) float step{i}(float x, int n) {{
    for (int j = 0; j < n; j++) x = x * {i}.5f + (float)(j % {}) / (x + 1.0f);
    return x;
}}
template <int N> __attribute__((global)) void kernel{i}(float *p, const float *q, int n) {{
    __attribute__((shared)) float tile[N + {i}];
    for (int j = 0; j < n; j++) {{
        tile[j % N] = q[j];
        p[j] = step{i}(tile[(j + {i}) % N], n) + p[n - j];
        switch (n % 7) {{ case 0: p[j] += 1; break; case 1: p[j] *= 2; break; case 2: printf("kernel{i} %d\n", j); break; default: p[j] = 0; }}
    }}
}}
template __attribute__((global)) void kernel{i}<{}>(float *, const float *, int);
"#,
            i + 3,
            16 + i
        ));
    }
    unit
}

#[test]
fn threads_directories_and_order_do_not_show() {
    let (here, there) = (Dir::new("here"), Dir::new("there"));
    let deeper = there.0.join("a/b c");
    fs::create_dir_all(&deeper).unwrap();
    for dir in [&here.0, &deeper] {
        fs::write(dir.join("unit.cpp1.ii"), large_unit()).unwrap();
    }
    let run = |dir: &Path, threads: Option<&str>, more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
        command
            .arg("--cicc")
            .args(FLAGS)
            .args(more)
            .args(["unit.cpp1.ii", "-o", "unit.ptx"])
            .current_dir(dir);
        command.env_clear().envs(threads.map(|n| ("RAYON_NUM_THREADS", n)));
        let output = command.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let ptx = fs::read_to_string(dir.join("unit.ptx")).unwrap();
        let stub = fs::read_to_string(dir.join("unit.stub.c")).unwrap();
        let id = fs::read_to_string(dir.join("unit.module_id")).unwrap_or_default();
        (ptx, stub, id)
    };
    let first = run(&here.0, None, &[]);
    assert!(first.0.matches(".entry").count() == 48);
    // One, some, more than there are; by the environment and by the command line; from another directory; once more.
    for threads in ["1", "2", "8"] {
        assert!(run(&here.0, Some(threads), &[]) == first, "{threads} threads");
    }
    assert!(run(&here.0, None, &["-split-compile", "3"]) == first, "split in three");
    assert!(run(&deeper, Some("5"), &["-split-compile=0"]) == first, "another directory");
    assert!(run(&here.0, None, &[]) == first, "again");
    // The module id is the source's, by the names nvcc gives, wherever the compiler runs.
    let relocatable = run(&here.0, None, &["--device-c"]);
    assert!(!relocatable.2.is_empty());
    assert!(run(&deeper, None, &["--device-c"]) == relocatable, "relocatable, another directory");
}

#[test]
fn errors_and_streams() {
    let dir = Dir::new("errors");
    fs::write(dir.0.join("bad.ii"), "# 3 \"a.cu\"\n__attribute__((global)) void k(int *p) { *p = q; }\n")
        .unwrap();
    let run = |args: &[&str]| {
        let output = cicc(&dir.0, args);
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    };
    let ending = "\n\n1 catastrophic error detected in this compilation.\nCompilation terminated.\n";
    let none = String::new();
    // What to do about it comes behind.
    let (status, stdout, stderr) = run(&["--foo", "bad.ii"]);
    assert_eq!((status, stdout.as_str()), (Some(1), ""));
    assert!(stderr.starts_with(&format!("Command-line error: invalid option: --foo{ending}oxicc: note: ")));
    assert_eq!(
        run(&["none.ii"]),
        (Some(1), none.clone(), format!("Catastrophic error: cannot open source file \"none.ii\"{ending}"))
    );
    let missing = "Missing input file\nRecognized input file extensions are: .bc .ci .i .cup .optixir";
    assert_eq!(run(&["--help"]).1, "");
    assert_eq!(run(&["-m64"]), (Some(1), missing.to_owned(), none.clone()));
    assert_eq!(run(&["-irversion"]), (Some(0), "200\n".to_owned(), none.clone()));
    assert_eq!(run(&["-o"]), (Some(1), none.clone(), "Missing output file\n".to_owned()));
    let (status, stdout, stderr) = run(&[
        "--display_error_number",
        "--orig_src_file_name",
        "a.cu",
        "-arch",
        "compute_90",
        "bad.ii",
        "-o",
        "bad.ptx",
    ]);
    assert_eq!((status, stdout), (Some(1), none));
    assert!(stderr.starts_with("a.cu(3): error: identifier \"q\" is undefined\n"), "{stderr}");
    assert!(stderr.ends_with("1 error detected in the compilation of \"a.cu\".\n"), "{stderr}");
    assert!(!Path::new(&dir.file("bad.ptx")).exists());
}

/// GCC 13 made these types its own; before, the C library declares them.
#[test]
fn floating_types_of_gcc_13() {
    let dir = Dir::new("gcc13");
    let unit = "# 1 \"unit.cu\"\n\
        template <class A, class B> constexpr bool same = false;\n\
        template <class A> constexpr bool same<A, A> = true;\n\
        static_assert(!same<_Float32, float> && !same<_Float64, double> && !same<_Float32x, _Float64>);\n\
        static_assert(sizeof(_Float64x) == 16 && sizeof(_Float128) == 16 && same<decltype(_Float32() + 1.0f), _Float32>);\n\
        __attribute__((global)) void k(_Float32 *a, _Float64 *b, _Float32x *c) { *a += 1; *b *= *a; *c = *b; }\n";
    fs::write(dir.0.join("unit.ii"), unit).unwrap();
    let new = cicc(
        &dir.0,
        &["--c++17", "--gnu_version=130300", "-arch", "compute_90", "-m64", "unit.ii", "-o", "new.ptx"],
    );
    assert!(new.status.success(), "{}", String::from_utf8_lossy(&new.stderr));
    let ptx = dir.read("new.ptx");
    assert!(ptx.contains("_Z1kPDF32_PDF64_PDF32x") && ptx.contains("add.f32"), "{ptx}");
    let old = "# 1 \"unit.cu\"\ntypedef float _Float32; typedef double _Float64;\n\
        __attribute__((global)) void k(_Float32 *a, _Float64 *b) { *a = *b; }\n";
    fs::write(dir.0.join("unit.ii"), old).unwrap();
    let old = cicc(
        &dir.0,
        &["--c++17", "--gnu_version=120200", "-arch", "compute_90", "-m64", "unit.ii", "-o", "old.ptx"],
    );
    assert!(old.status.success(), "{}", String::from_utf8_lossy(&old.stderr));
    assert!(dir.read("old.ptx").contains("_Z1kPfPd"));
}

/// Compiles another unit; its PTX and what was said.
fn compile_unit(dir: &Dir, unit: &str) -> (String, String) {
    fs::write(dir.0.join("unit.cpp1.ii"), unit).unwrap();
    let args: Vec<&str> = FLAGS.iter().copied().chain(["unit.cpp1.ii", "-o", "unit.ptx"]).collect();
    let output = cicc(&dir.0, &args);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    (dir.read("unit.ptx"), said)
}

#[test]
fn host_functions_called_from_device_code() {
    let dir = Dir::new("host-functions");
    let unit = r#"# 1 "d/unit.cu"
inline int helper(int x) { return x * 2; }
inline int inlined(int x) { return helper(x) + 1; }
constexpr int evaluated(int x) { return helper(x) + 1; }
int elsewhere(int x);
#pragma nv_exec_check_disable
template <class T> __attribute__((host)) __attribute__((device)) int exempt(T *p) {
    if (__builtin_is_constant_evaluated()) return evaluated(*p);
    return *p > 5 ? inlined(*p) + elsewhere(*p) : 7;
}
template <class T> __attribute__((host)) __attribute__((device)) int warned(T *p) { return inlined(*p); }
__attribute__((global)) void kernel(int *p) { *p = exempt(p); if (*p > 9) *p = warned(p); }
"#;
    let (ptx, said) = compile_unit(&dir, unit);
    assert_eq!(said.matches("#20011-D").count(), 1, "{said}");
    assert!(!said.contains("\"exempt\""), "{said}");
    assert!(!ptx.contains(".extern"), "{ptx}");
}

#[test]
fn local_classes_lead_to_kernels() {
    let dir = Dir::new("local-classes");
    // `path` is not called for the device, but the host's half of the unit calls it.
    let unit = r#"# 1 "d/unit.cu"
template <class T> __attribute__((global)) void kernel(T *p) { *p = 1; }
template <class T> void launch(T *p) { kernel<<<1, 1>>>(p); }
template <class T> __attribute__((host)) __attribute__((device)) void assign(T *p) {
    struct HostPath { __attribute__((host)) auto operator()(T *p) { launch(p); } };
}
struct Reference { int *p; __attribute__((host)) __attribute__((device)) void operator=(int) { assign(p); } };
template <class T> void fill(T reference) { reference = 3; launch((char *)nullptr); }
void host(int *p) { fill(Reference{p}); }
"#;
    let (ptx, _) = compile_unit(&dir, unit);
    for kernel in [".entry _Z6kernelIiEvPT_(", ".entry _Z6kernelIcEvPT_("] {
        assert!(ptx.contains(kernel), "{kernel}\nis not in\n{ptx}");
    }
}

#[test]
fn time_trace() {
    let dir = Dir::new("trace");
    let output =
        compile(&dir, &["--device-time-trace", "trace.json", "--use-trace-pid", "7", "--trace-env", "NONE"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let trace = dir.read("trace.json");
    assert!(trace.starts_with("{\"traceEvents\":[{\"dur\":") && trace.ends_with("}]}"), "{trace}");
    assert!(trace.contains("\"name\":\"LibNVVM\""), "{trace}");
    assert!(trace.contains("\"pid\":7,\"tid\":0,\"ts\":0}"), "{trace}");

    let unit = "# 1 \"a.cu\"\n# 1 \"h.h\" 1\ntemplate <class T> struct Box { T v; };\ntemplate <class T> \
                __attribute__((device)) T twice(T x) { return x + x; }\n# 2 \"a.cu\" 2\nnamespace n {\n\
                __attribute__((global)) void k(int *p) { Box<int> b{2}; p[0] = twice(b.v); } }\n";
    fs::write(dir.0.join("b.ii"), unit).unwrap();
    let args = ["-arch", "compute_90", "b.ii", "-o", "b.ptx", "--device-time-trace", "b.json"];
    assert!(cicc(&dir.0, &args).status.success());
    let trace = dir.read("b.json");
    for (name, detail) in [
        ("Processing Header File", "h.h"),
        ("Instantiating Template Class", "Box [Box<int>]"),
        ("Instantiating Template Function", "twice [twice<int>(int)]"),
        ("Scanning Function Body", "n::k(int *)"),
        ("Generating Function IR", "_ZN1n1kEPi"),
        ("OptFunction", "_ZN1n1kEPi"),
        ("CUDA C++ Front-End", "b.ii"),
    ] {
        let event = trace.split("{\"args\":").find(|e| e.contains(&format!("\"name\":\"{name}\"")));
        assert!(event.is_some_and(|e| e.contains(&format!("\"detail\":\"{detail}\""))), "{name}: {trace}");
    }
}

/// Host code is the host compiler's business, except where it launches kernels and where it defines lambdas for the device.
#[test]
fn errors_in_host_functions() {
    let dir = Dir::new("host-errors");
    let numbers = |host: &str| {
        let text = format!(
            "# 1 \"a.cu\"\nstruct dim3 {{ unsigned x, y, z; constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {{}} }};\n\
             extern \"C\" unsigned __cudaPushCallConfiguration(dim3, dim3 = 1, unsigned long = 0, void * = 0);\n\
             template <class F> __attribute__((global)) void run(F f) {{ f(); }}\n\
             __attribute__((global)) void k(int *p) {{ *p = 1; }}\n{host}\n"
        );
        fs::write(dir.0.join("a.ii"), text).unwrap();
        let args = ["--extended-lambda", "--output_mode=sarif", "-arch", "compute_90", "a.ii", "-o", "a.ptx"];
        let output = cicc(&dir.0, &args);
        let text = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
        text.split("\"ruleId\":\"EC")
            .skip(1)
            .filter(|rule| rule.contains("\"level\":\"error\""))
            .map(|rule| rule.split('"').next().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(numbers("void h() { nope(); k<<<1, 1>>>(nullptr); }"), Vec::<String>::new());
    assert_eq!(numbers("void h() { k<<<1, 1>>>(); }"), ["165"]);
    assert_eq!(numbers("void h(float *p) { k<<<1, 1>>>(p); }"), ["167"]);
    assert_eq!(numbers("void h() { run<<<1, 1>>>([] __attribute__((device)) () { nope(); }); }"), ["20"]);
    assert_eq!(
        numbers("void h() { int x = 1; run<<<1, 1>>>([=] __attribute__((device)) () { x = 2; }); }"),
        ["137"]
    );
    assert_eq!(numbers("auto h() { run<<<1, 1>>>([] __attribute__((device)) () { }); return 1; }"), ["3613"]);
    let nested = "void h() { auto l = [] { run<<<1, 1>>>([] __attribute__((device)) () { }); }; l(); }";
    assert_eq!(numbers(nested), Vec::<String>::new());
    let global = "auto l = [] __attribute__((device)) () { };\nvoid h() { run<<<1, 1>>>(l); }";
    assert_eq!(numbers(global), ["3582"]);
}

/// What cudafe++ has checked already is not this compiler's to refuse: an error in a declaration of the host counts only if
/// device code needs what is declared there.
#[test]
fn errors_in_declarations_of_the_host() {
    const KERNEL: &str = "__attribute__((global)) void k(int *p) { *p = 1; }\n";
    let fine = [
        "void host(Unknown);",
        "struct Host { void f(Unknown); int x; };",
        "struct Host { Unknown x; }; struct Other { Host h; };",
        "typedef Unknown Type; Type make(); extern Type object;",
        "namespace n { namespace m { void host(Unknown); } } extern \"C\" { void c(Unknown); }",
        "template <class T> struct Host : Unknown<T> { void f(Nothing); };",
        "template <class T> Unknown host(T); template <class T> struct A { T t; }; struct B { A<Unknown> a; };",
        "struct H { static_assert(sizeof(H *) == 4, \"\"); }; static_assert(sizeof(int) == 8, \"\");",
        "struct H { void f(); }; void H::f(int) {} int H::g() { return 1; }",
        "template <class T> struct Bad { typedef typename T::none type; type t; }; Bad<int> *p; int n = sizeof(Bad<int>);",
        "enum E { a = unknown, b }; class D : public Nothing { int x; };",
        "using namespace nowhere; using nowhere::name; int x(5, 6); int y = unknown + 1;",
        // A class that the device uses too, without the member that is wrong.
        "struct Both { int x; Unknown host(int); __attribute__((device)) int get() const { return x; } }; \
         __attribute__((global)) void g(int *p, Both b) { *p = b.get(); }",
    ];
    for text in fine {
        let dir = Dir::new("host-declarations");
        let output = compile_text(&dir, &format!("{text}\n{KERNEL}"), &[]);
        let said =
            String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && said.is_empty(), "{text}:\n{said}");
        assert!(dir.read("unit.ptx").contains(".entry _Z1kPi("));
    }
    // Device code that is wrong, and device code that needs what is wrong.
    let wrong = [
        "__attribute__((device)) int f(Unknown);",
        "__attribute__((global)) void g(int *p) { *p = unknown; }",
        "__attribute__((device)) Unknown object;",
        "struct S { __attribute__((device)) int f(Unknown); };",
        "struct Host { Unknown x; int y; }; __attribute__((global)) void g(int *p, Host h) { *p = h.y; }",
        "struct Host { Unknown x; int y; }; struct Outer { Host h; int z; }; \
         __attribute__((global)) void g(int *p, Outer *h) { *p = h->z; }",
        "typedef Unknown Type; __attribute__((global)) void g(int *p) { Type t; *p = 1; }",
        "typedef Unknown Type; __attribute__((global)) void g(int *p) { *p = sizeof(Type); }",
        "constexpr int n = unknown; __attribute__((global)) void g(int *p) { *p = n; }",
        "enum E { a = unknown, b }; __attribute__((global)) void g(int *p) { *p = b; }",
        "template <class T> struct Bad { typedef typename T::none type; type t; int x; }; int n = sizeof(Bad<int>); \
         __attribute__((global)) void g(int *p, Bad<int> *b) { *p = b->x; }",
        "template <class T> struct D { __attribute__((device)) int f() { return unknown; } }; \
         __attribute__((global)) void g(int *p) { *p = D<int>().f(); }",
        "template <class T> struct D { T t; Unknown u; }; __attribute__((global)) void g(int *p, D<int> *d) { *p = d->t; }",
        "struct S { void f(Unknown, int); __attribute__((device)) int g() { return 1; } }; \
         __attribute__((global)) void h(int *p) { S s; s.f(1, 2); *p = 1; }",
        "struct Host { Unknown x; int y; }; constexpr int n = sizeof(Host); enum { m = n + 1 }; \
         __attribute__((global)) void g(int *p) { *p = m; }",
        "struct Host { Unknown x; int y; }; __attribute__((global)) void g(int *p) { *p = sizeof(Host); }",
        // The declaration that was lost may have been meant.
        "__attribute__((device)) int f(double); void f(Unknown<int>); __attribute__((global)) void g(int *p) { *p = f(1); }",
    ];
    for text in wrong {
        let dir = Dir::new("needed-errors");
        let output = compile_text(&dir, &format!("{text}\n{KERNEL}"), &[]);
        let said =
            String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{text}:\n{said}");
        assert!(said.contains("error"), "{text}:\n{said}");
    }
}

const MATH: &str = r#"# 1 "m.cu"
extern "C" __attribute__((device)) float sinf(float);
__attribute__((device)) int counter;
__attribute__((global)) void k(float *p, int n) {
    for (int i = 0; i < n; i++) p[i] = -sinf(p[i]) / 3 + (n > 4 ? p[0] : -p[1]);
    counter += n;
}
"#;

/// The stages one after the other give what a single run gives, and `-keep` leaves the modules between them.
#[test]
fn stages() {
    let dir = Dir::new("stages");
    fs::write(dir.file("m.cpp1.ii"), MATH).unwrap();
    let run = |line: &str| {
        let args: Vec<&str> = line.split(' ').collect();
        let output = cicc(&dir.0, &args);
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success() && text.is_empty(), "{line}: {} {text}", output.status);
    };
    for arch in ["75", "90", "100"] {
        run(&format!("--c++17 -arch compute_{arch} m.cpp1.ii -o one.ptx"));
        run(&format!("-lgenfe --c++17 --nv_arch compute_{arch} m.cpp1.ii -o a.bc --emit-llvm-bc"));
        run(&format!("-lnk a.bc -o b.bc -R __CUDA_ARCH={arch}0 -R __CUDA_PREC_SQRT=1 -R __CUDA_PREC_DIV=1"));
        run(&format!("-opt b.bc -o c.bc -opt-arch=sm_{arch} -opt-use-prec-div=true -memory-space-opt=1 -O3"));
        run(&format!("-llc c.bc -o d.ptx -march=nvptx -mcpu=sm_{arch} -nvptx-prec-divf32=2 -optO3 -llcO2"));
        assert_eq!(dir.read("one.ptx"), dir.read("d.ptx"), "{arch}");
        for file in ["a.bc", "b.bc", "c.bc"] {
            assert!(fs::read(dir.file(file)).unwrap().starts_with(b"BC\xc0\xde"), "{file}");
        }
        let mut kept = Command::new(env!("CARGO_BIN_EXE_oxicc"));
        let flags =
            ["--cicc", "--c++17", "-arch", &format!("compute_{arch}"), "-keep", "m.cpp1.ii", "-o", "k.ptx"];
        kept.args(flags).current_dir(&dir.0).env("NVVMCCWIZ", "553282");
        assert!(kept.output().unwrap().status.success());
        for (kept, stage) in [("m.lgenfe.bc", "a.bc"), ("m.lnk.bc", "b.bc"), ("m.opt.bc", "c.bc")] {
            assert_eq!(
                fs::read(dir.file(kept)).unwrap().len(),
                fs::read(dir.file(stage)).unwrap().len(),
                "{kept}"
            );
        }
    }
}

#[test]
fn stages_and_their_statuses() {
    let dir = Dir::new("stage-statuses");
    fs::write(dir.file("m.ii"), MATH).unwrap();
    fs::write(dir.file("bad.ii"), "__attribute__((device)) int f() { return y; }\n__attribute__((global)) void k(int *p) { *p = f(); }\n").unwrap();
    fs::write(dir.file("text.bc"), "target triple = \"nvptx64-nvidia-cuda\"\n").unwrap();
    for (line, status, text) in [
        ("-lgenfe --nv_arch compute_90 m.ii", 1, "Output file was not specified"),
        ("-lgenfe --nv_arch compute_90 bad.ii -o a.bc --emit-llvm-bc", 0, "identifier \"y\" is undefined"),
        ("-lgenfe --nv_arch compute_90 m.ii -o a.bc", 0, ""),
        ("-llc none.bc -o a.ptx", 255, "error in open none.bc"),
        ("-llc text.bc -o a.ptx", 1, "Invalid bitcode signature"),
        ("-llc text.bc -o a.ptx -foo", 0, "llc: Unknown command line argument '-foo'.  Try: 'llc -help'"),
    ] {
        let output = cicc(&dir.0, &line.split(' ').collect::<Vec<_>>());
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{line}: {said}");
        assert!(said.contains(text) && said.is_empty() == text.is_empty(), "{line}: {said}");
        assert!(!Path::new(&dir.file("a.bc")).exists() && !Path::new(&dir.file("a.ptx")).exists(), "{line}");
    }
}

/// Switches that change what types are, how far constants are computed and what code is chosen.
#[test]
fn switches_that_change_the_code() {
    let dir = Dir::new("switches");
    let unit = r#"enum E { a, b, c }; struct S { char x; long y; };
constexpr int deep(int n) { return n ? deep(n - 1) + 1 : 0; }
__attribute__((device)) int sizes[] = { sizeof(E), sizeof(S), (char)-1 < 0, '\xff' < 0, deep(80) };
__attribute__((global)) void k(float *p, char *q, int n) {
    switch (n) { case 1: q[0] = 5; break; case 2: q[3] += 7; break; case 3: q[8] = q[1]; break; case 5: q[9] = q[2]; }
    p[0] = p[1] / 3.0f + q[4];
}
"#;
    fs::write(dir.file("m.ii"), unit).unwrap();
    let compiled = |flag: &str| {
        let mut line = vec!["--c++17", "-arch", "compute_90", "m.ii", "-o", "m.ptx"];
        line.extend(flag.split_whitespace());
        let output = cicc(&dir.0, &line);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        output.status.success().then(|| dir.read("m.ptx")).ok_or(said)
    };
    let sizes = |ptx: &str| {
        let values = ptx.split_once("sizes[20] = {").unwrap().1.split_once('}').unwrap().0;
        let values: Vec<u32> = values.split(", ").map(|v| v.parse().unwrap()).collect();
        values.iter().step_by(4).copied().collect::<Vec<_>>()
    };
    let usual = compiled("").unwrap();
    assert_eq!(sizes(&usual), [4, 16, 1, 1, 80]);
    assert!(usual.contains("div.rn.f32") && !usual.contains("brx.idx"), "{usual}");
    let unsigned = compiled("--unsigned_chars").unwrap();
    assert_eq!(sizes(&unsigned), [4, 16, 0, 0, 80]);
    assert!(unsigned.contains("_Z1kPfPci(") && !unsigned.contains("cvt.s"), "{unsigned}");
    assert!(usual.contains("cvt.s"), "{usual}");
    assert_eq!(compiled("--unsigned_chars --signed_chars").unwrap(), usual);
    assert_eq!(sizes(&compiled("--short_enums").unwrap()), [1, 16, 1, 1, 80]);
    assert_eq!(sizes(&compiled("--pack_alignment=2").unwrap()), [4, 10, 1, 1, 80]);
    for (flag, text) in [
        ("--max_depth_constexpr_call=40", "too many nested constexpr calls"),
        ("--max_cost_constexpr_call 20", "excessive constexpr function call complexity"),
        ("--max_depth_constexpr_call=0", "invalid number: 0"),
        ("--pack_alignment=3", "invalid packing alignment value"),
        ("-opt-fdiv=2", "invalid option: -opt-fdiv=2"),
        ("--force-llp64", "--force-llp64 is not supported"),
    ] {
        assert!(compiled(flag).is_err_and(|said| said.contains(text)), "{flag}");
    }
    assert_eq!(compiled("--max_cost_constexpr_call=0").unwrap(), usual);
    let tables =
        |density: &str| compiled(&format!("-jump-table-density={density}")).unwrap().contains("brx.idx");
    assert!(tables("10") && tables("80") && !tables("81") && !tables("101"));
    let fast = compiled("-opt-fdiv=1").unwrap();
    assert!(fast.contains("0f3EAAAAAB") && fast.contains("div.rn.f32"), "{fast}");
}

/// A program that cannot be compiled says so, also where two products are asked for.
#[test]
fn two_products_of_a_wrong_module() {
    let dir = Dir::new("two-products");
    fs::write(dir.0.join("k.bc"), "define void @k() {\n  ret i32 %nothing\n}\n").unwrap();
    let line = ["-libnvvm", "-arch=compute_80", "-gen-lto-and-llc", "-olto", "k.lto", "-o", "k.ptx", "k.bc"];
    let done = cicc(&dir.0, &line);
    assert!(!done.status.success() && !done.stderr.is_empty(), "{done:?}");
    fs::write(dir.0.join("k.bc"), "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\ntarget triple = \"nvptx64-nvidia-cuda\"\ndefine void @k() {\n  ret void\n}\n!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0}\n").unwrap();
    let done = cicc(&dir.0, &line);
    assert!(done.status.success(), "{done:?}");
    assert!(dir.read("k.ptx").contains(".func k") && dir.0.join("k.lto").is_file());
}

#[test]
fn commands_of_the_stages_are_shown() {
    let dir = Dir::new("commands");
    fs::write(dir.0.join("a.ii"), "__attribute__((global)) void k(int *p) { *p = 1; }\n").unwrap();
    let run = |wizard: &str| {
        Command::new(env!("CARGO_BIN_EXE_oxicc"))
            .args(["--cicc", "-arch", "compute_90", "a.ii", "-o", "a.ptx", "-v", "-keep"])
            .env("NVVMCCWIZ", wizard)
            .current_dir(&dir.0)
            .output()
            .unwrap()
    };
    let shown = run("553282");
    let (out, err) = (String::from_utf8_lossy(&shown.stdout), String::from_utf8_lossy(&shown.stderr));
    assert!(
        err.contains(" -lgenfe \"a.ii\" -o \"a.lgenfe.bc\" --emit-llvm-bc --no-device-float128"),
        "{err}"
    );
    assert_eq!(
        out.lines().filter(|l| l.starts_with("[ \"") && l.ends_with(" -nvvm-version=nvvm70 ]")).count(),
        3,
        "{out}"
    );
    // They are what was done: one after the other they give the same.
    let ptx = dir.read("a.ptx");
    for line in err.lines().filter(|l| l.contains(" -lgenfe ")).chain(out.lines()) {
        let words =
            line.trim_start_matches("[ ").trim_end_matches(" ]").split(' ').map(|w| w.trim_matches('"'));
        let args: Vec<&str> = words.skip(1).collect();
        let output =
            Command::new(env!("CARGO_BIN_EXE_oxicc")).args(&args).current_dir(&dir.0).output().unwrap();
        assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    }
    assert_eq!(dir.read("a.ptx"), ptx);
    assert!(run("0").stdout.is_empty());
}
