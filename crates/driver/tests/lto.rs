//! LTO-IR: units compiled apart, linked as one program.

use oxicc_driver::container::{Container, Level, tag};
use oxicc_driver::{
    Emit, Input, InputKind, IrContainer, Options, Product, Program, ProgramOptions, Target, compile,
};

const KERNEL: &str = "__device__ float scale(float x);
extern __device__ int counter;
__global__ void k(float *p, int n) { if (n) { p[n] = scale(p[n]); atomicAdd_system(&counter, 1); } }";
const HELPER: &str = "__device__ int counter;
__device__ float scale(float x) { return x * 3.0f; }";

fn unit(source: &str, arch: &str) -> Vec<u8> {
    let mut options = Options::default();
    options.target = Target::parse(arch).unwrap();
    options.relocatable = true;
    options.container = Some(IrContainer::Lto);
    let compilation = compile(&Input::new("unit.cu", InputKind::Cuda, source), &options, Emit::Container);
    assert!(compilation.succeeded(), "{:?}", compilation.findings());
    compilation.binary.unwrap()
}

fn link(units: &[Vec<u8>], arch: &str) -> Result<String, String> {
    let mut program = Program::new();
    for (i, unit) in units.iter().enumerate() {
        program.add(&format!("unit{i}.ltoir"), unit);
    }
    let mut options = ProgramOptions { whole_program: true, ..ProgramOptions::default() };
    options.options.target = Target::parse(arch).unwrap();
    let outcome = program.compile(&options);
    match outcome.output {
        Some(Product::Ptx(ptx)) => Ok(ptx),
        _ => Err(outcome.log),
    }
}

#[test]
fn units_are_linked_and_inlined() {
    for arch in ["sm_75", "sm_90a", "sm_100", "sm_120"] {
        let ptx = link(&[unit(KERNEL, arch), unit(HELPER, arch)], arch).unwrap();
        assert!(ptx.contains(".entry _Z1kPfi"), "{arch}\n{ptx}");
        assert!(!ptx.contains("call") && !ptx.contains("scale"), "{arch}\n{ptx}");
        assert!(ptx.contains("sys"), "the scope of the atomic operation is lost: {arch}\n{ptx}");
    }
}

/// The link is told nothing of how units were compiled: what they flush is in them.
#[test]
fn modes_of_arithmetic_are_in_the_units() {
    let source = "__device__ float difference(float x, float y) { return x - y; }
        __global__ void k(float *x, float a, float b) { x[0] = x[1] * a + b; x[2] = x[3] / a; x[4] = sqrtf(x[5]);
        float product = x[6] * a; x[7] = product - b; x[8] = difference(b, a * x[9]); }";
    for arch in ["sm_75", "sm_90a", "sm_100"] {
        let mut options = Options::default();
        options.target = Target::parse(arch).unwrap();
        options.relocatable = true;
        options.container = Some(IrContainer::Lto);
        options.math.ftz = true;
        let compilation = compile(&Input::new("unit.cu", InputKind::Cuda, source), &options, Emit::Container);
        let ptx = link(&[compilation.binary.unwrap()], arch).unwrap();
        for operation in ["div", "sqrt", "fma", "mul"] {
            let plain = format!("{operation}.rn.f32");
            assert!(!ptx.contains(&plain), "{arch}: {plain}\n{ptx}");
        }
        // In one expression, and over a variable and a function. Where the operations have no rounding, ptxas joins them.
        let joined = if arch == "sm_100" { 1 } else { 3 };
        assert_eq!(ptx.matches("fma.rn.ftz.f32").count(), joined, "{arch}\n{ptx}");
        assert!(ptx.contains("div.rn.ftz.f32") && ptx.contains("sqrt.rn.ftz.f32"), "{arch}\n{ptx}");
    }
}

/// What LLVM 7 has no intrinsics for is inline PTX, predicates and special registers included.
#[test]
fn clusters_are_in_units_of_hopper() {
    let source = "__global__ void k(unsigned *q) { q[0] = __nv_clusterDimIsSpecifed_impl(); q[1] = __nv_clusterRelativeBlockRank_impl();
        q[2] = __nv_clusterSizeInBlocks_impl(); __nv_clusterDim_impl(q + 3, q + 4, q + 5); __nv_clusterIdx_impl(q + 6, q + 7, q + 8); }";
    let ptx = link(&[unit(source, "sm_90a")], "sm_90a").unwrap();
    for register in
        ["cluster_ctarank", "cluster_nctarank", "cluster_nctaid.y", "clusterid.x", "is_explicit_cluster"]
    {
        assert!(ptx.contains(&format!(", %{register};")), "{register}\n{ptx}");
    }
}

#[test]
fn containers_say_what_they_are() {
    let container = Container::parse(&unit(HELPER, "sm_90a")).unwrap();
    assert_eq!((container.level, container.llvm), (Level::Lto, (7, 0)));
    assert_eq!(container.tags, [(tag::ARCH, 900), (tag::MODE, 2), (tag::ACCELERATED, 1)]);
    assert!(container.module().unwrap().starts_with(b"BC\xc0\xde"));
}

/// The same tags, entry points and calls as nvcc's file of the same source has.
#[test]
fn optix_ir() {
    let source = "struct Params { float *p; int n; }; extern \"C\" { __constant__ Params params; }
        __device__ __noinline__ float shade(float x) { return x * x; }
        extern \"C\" __global__ void __raygen__rg() { unsigned x; asm(\"call (%0), _optix_get_launch_index_x, ();\" : \"=r\"(x)); params.p[x] = shade(x); }
        extern \"C\" __global__ void __miss__ms() { asm volatile(\"call _optix_set_payload, (%0, %1);\" : : \"r\"(0), \"r\"(1)); }";
    let file = |arch: &str, change: fn(&mut Options)| {
        let mut options = Options::default();
        options.target = Target::parse(arch).unwrap();
        options.container = Some(IrContainer::Optix);
        change(&mut options);
        let done = compile(&Input::new("unit.cu", InputKind::Cuda, source), &options, Emit::Container);
        Container::parse(&done.binary.unwrap()).unwrap()
    };
    let plain = file("sm_120", |_| {});
    assert_eq!((plain.level, plain.llvm), (Level::Optix, (7, 0)));
    let tags = [(tag::ARCH, 1200), (tag::MODE, 0), (tag::LEVEL, 3), (tag::FMAD, 1), (tag::DIV, 1)];
    assert_eq!(plain.tags, tags);
    let fast = file("sm_75", |o| {
        o.math = oxicc_driver::MathOptions::FAST;
        o.debug = oxicc_driver::DebugInfo::Lines;
        o.relocatable = true;
    });
    let tags = [(1, 750), (2, 2), (3, 3), (4, 1), (13, 1), (14, 1), (15, 1), (18, 2)];
    assert_eq!(fast.tags, tags);
    let module = oxicc_driver::ir_text(plain.module().unwrap()).unwrap();
    for wanted in [
        "@params = ",
        "@__raygen__rg()",
        "@__miss__ms()",
        "float @_Z5shadef",
        "noinline",
        "_optix_set_payload",
    ] {
        assert!(module.contains(wanted), "no {wanted} in\n{module}");
    }
    assert!(
        module
            .lines()
            .any(|l| l.starts_with("@llvm.used") && l.contains("@params") && l.contains("@__miss__ms"))
    );
    assert_eq!(file("sm_75", |_| {}).payload, plain.payload, "the module depends on the architecture");
}

#[test]
fn what_cannot_be_linked_is_said() {
    let mut scrambled = Container::parse(&unit(HELPER, "sm_90")).unwrap();
    scrambled.tags.push((tag::SCRAMBLED, 0));
    let error = link(&[scrambled.to_bytes()], "sm_90").unwrap_err();
    assert!(error.contains("unit0.ltoir: LTO-IR of NVIDIA's compiler cannot be read"), "{error}");
    let twice = link(&[unit(HELPER, "sm_90"), unit(HELPER, "sm_90")], "sm_90").unwrap_err();
    assert!(twice.contains("symbol multiply defined"), "{twice}");
    let whole = unit(HELPER, "sm_90");
    assert!(link(&[whole[..whole.len() / 2].to_vec()], "sm_90").is_err());
    let nested = Container::new(Target::parse("sm_90").unwrap(), Level::Lto, whole).to_bytes();
    assert!(link(&[nested], "sm_90").unwrap_err().contains("a container in a container"));
}

/// Units of one program as PTX, with options of libNVVM's.
fn program(sources: &[&str], more: &[&str]) -> String {
    let mut program = Program::new();
    for (i, source) in sources.iter().enumerate() {
        program.add(&format!("unit{i}.ltoir"), &unit(source, "sm_90"));
    }
    let options: Vec<&str> = ["-arch=compute_90", "-link-lto"].iter().chain(more).copied().collect();
    let outcome = program.compile(&ProgramOptions::parse(&options).unwrap());
    assert_eq!(outcome.result as i32, 100, "{}", outcome.log);
    match outcome.output {
        Some(Product::Ptx(ptx)) => ptx,
        _ => panic!("{}", outcome.log),
    }
}

#[test]
fn dead_helpers_go() {
    let other = "__device__ int unused(int x) { return x * 17; }
        __device__ int used(int x) { return x * 19; }";
    let ptx =
        program(&["__device__ int used(int); __global__ void k(int *p) { *p = used(*p); }", other], &[]);
    assert!(!ptx.contains("unused") && !ptx.contains(".func") && ptx.contains("19;"), "{ptx}");
}

#[test]
fn constants_are_known_over_modules() {
    let other = "extern __device__ const int factor; const int factor = 6;
        __device__ int scaled(int x, int how) { return how ? x * factor : x / factor; }";
    let kernel = "__device__ int scaled(int, int); __global__ void k(int *p) { *p = scaled(7, 1); }";
    let ptx = program(&[kernel, other], &[]);
    assert!(ptx.contains(", 42;") && !ptx.contains("mul") && !ptx.contains("call"), "{ptx}");
}

#[test]
fn virtual_calls_of_known_objects_are_direct() {
    let base = "struct Shape { __device__ virtual float area() const = 0; };
        __device__ float twice(const Shape &s);";
    let square = format!(
        "{base} struct Square : Shape {{ float a; __device__ float area() const override {{ return a * a; }} }};
        __global__ void k(float *p) {{ Square s; s.a = *p; *p = twice(s); }}"
    );
    let twice = format!("{base} __device__ float twice(const Shape &s) {{ return 2 * s.area(); }}");
    let ptx = program(&[&square, &twice], &["-has-global-host-info", "-host-ref-ek=_Z1kPf"]);
    assert!(!ptx.contains("call"), "{ptx}");
}

#[test]
fn templates_have_one_copy() {
    let power = "template <class T> __device__ __noinline__ T power(T x, int n) { T r = 1; for (int i = 0; i < n; i++) r *= x; return r; }";
    let one = format!(
        "{power} __device__ int other(int); __global__ void k(int *p) {{ *p = power(*p, p[1]) + other(*p); }}"
    );
    let two = format!("{power} __device__ int other(int x) {{ return power(x, x); }}");
    let ptx = program(&[&one, &two], &[]);
    // Of the kernel, and of one function.
    assert_eq!(ptx.matches("\tret;").count(), 2, "{ptx}");
}

/// What the host never names goes; in another program it stays.
#[test]
fn the_host_says_what_it_needs() {
    let units = [
        "__device__ int a, b; __global__ void used(int *p) { *p = a; } __global__ void unused(int *p) { *p = b; }",
    ];
    let all = program(&units, &[]);
    assert!(all.contains("unused") && all.contains(".global .align 4 .u32 b"), "{all}");
    let patterns = ["-has-global-host-info", "-host-ref-ek=_Z4us*,_Z9none", "-host-ref-eg=a"];
    let some = program(&units, &patterns);
    assert!(!some.contains("unused") && !some.contains(".u32 b") && some.contains(".u32 a"), "{some}");
    let relocatable = program(&units, &["--device-c"]);
    assert!(relocatable.contains("unused"), "{relocatable}");
    // A program that the host uses nothing of is empty, and no error.
    let none = program(&units, &["-has-global-host-info", "-host-ref-ek=x"]);
    assert!(!none.contains(".entry"), "{none}");
}

#[test]
fn threads_do_not_show() {
    let mut source = String::new();
    for i in 0..40 {
        source.push_str(&format!(
            "__global__ void k{i}(float *p) {{ for (int i = 0; i < {i}; i++) p[i] += sinf(p[i]); }}"
        ));
    }
    let one = program(&[&source], &["-split-compile=1"]);
    assert!(one == program(&[&source], &["-split-compile=4"]));
    assert!(one == program(&[&source], &["-split-compile-extended=4"]));
}

/// NVIDIA's reader for architectures before sm_100 has its own functions for fragments, and ours knows them.
#[test]
fn products_of_fragments() {
    let multiply = |ty: &str, sum: &str, shape: &str, layout: &str, name: &str| {
        format!(
            "__global__ void {name}(const {ty} *a, const {ty} *b, {sum} *c) {{
                fragment<matrix_a, {shape}, {ty}, row_major> fa;
                fragment<matrix_b, {shape}, {ty}, {layout}_major> fb;
                fragment<accumulator, {shape}, {sum}> fc;
                load_matrix_sync(fa, a, 16); load_matrix_sync(fb, b, 16);
                load_matrix_sync(fc, c, 16, mem_col_major); mma_sync(fc, fa, fb, fc);
                store_matrix_sync(c, fc, 16, mem_row_major); }}\n"
        )
    };
    let halves = multiply("half", "float", "16, 16, 16", "col", "halves");
    let bytes = multiply("signed char", "int", "32, 8, 16", "row", "bytes");
    let doubles = multiply("double", "double", "8, 8, 4", "col", "doubles");
    for (arch, source) in [("sm_75", halves.clone() + &bytes), ("sm_90", halves + &bytes + &doubles)] {
        let ptx =
            link(&[unit(&format!("#include <mma.h>\nusing namespace nvcuda::wmma;\n{source}"), arch)], arch);
        let ptx = ptx.unwrap();
        for wanted in [
            "wmma.load.a.sync.aligned.row.m16n16k16.global.f16",
            "wmma.load.c.sync.aligned.col.m16n16k16.global.f32",
            "wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32",
            "wmma.store.d.sync.aligned.row.m16n16k16.global.f32",
            "wmma.load.b.sync.aligned.row.m32n8k16.global.s8",
            "wmma.mma.sync.aligned.row.row.m32n8k16.s32.s8.s8.s32",
            "wmma.store.d.sync.aligned.row.m32n8k16.global.s32",
        ] {
            assert!(ptx.contains(wanted), "{arch}: no {wanted} in\n{ptx}");
        }
        assert_eq!(ptx.contains("wmma.mma.sync.aligned.row.col.m8n8k4.f64.f64.f64.f64"), arch == "sm_90");
    }
}

/// IR of newer compilers says nothing to NVIDIA's reader of LLVM 7 that it does not know.
#[test]
fn newer_functions_are_instructions_for_old_readers() {
    let source = "define ptx_kernel void @k(ptr %p, float %x, i32 %a, i32 %b, <4 x i32> %v) {
          %slot = alloca i32
          call void @llvm.lifetime.start.p0(ptr %slot)
          %1 = call i32 @llvm.sadd.sat.i32(i32 %a, i32 %b)
          %2 = call i32 @llvm.scmp.i32.i32(i32 %1, i32 %b)
          %3 = call float @llvm.minimum.f32(float %x, float 1.0)
          %4 = call i32 @llvm.fptosi.sat.i32.f32(float %3)
          %5 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
          %6 = fcmp une float %3, %3
          %7 = zext i1 %6 to i32
          %8 = add i32 %2, %4
          %9 = add i32 %8, %5
          %10 = add i32 %9, %7
          store i32 %10, ptr %p
          ret void
        }
        declare void @llvm.lifetime.start.p0(ptr)
        declare i32 @llvm.sadd.sat.i32(i32, i32)
        declare i32 @llvm.scmp.i32.i32(i32, i32)
        declare float @llvm.minimum.f32(float, float)
        declare i32 @llvm.fptosi.sat.i32.f32(float)
        declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
        !llvm.module.flags = !{!0}
        !0 = !{i32 8, !\"PIC Level\", i32 2}";
    let mut options = Options::default();
    options.target = Target::parse("sm_80").unwrap();
    options.relocatable = true;
    options.container = Some(IrContainer::Lto);
    let compilation = compile(&Input::new("unit.ll", InputKind::Ir, source), &options, Emit::Container);
    let container = Container::parse(&compilation.binary.unwrap()).unwrap();
    let text = oxicc_driver::ir_text(container.module().unwrap()).unwrap();
    for unknown in ["lifetime", "sadd", "scmp", "llvm.minimum", "fptosi.sat", "reduce", "une", "PIC Level"] {
        assert!(!text.contains(unknown), "{unknown} in\n{text}");
    }
    assert!(text.contains("target datalayout") && text.contains("cvt.rzi.s32.f32"), "{text}");
}

/// A layout in other words than NVVM's is written in NVVM's, if the module has no values whose sizes differ.
#[test]
fn layouts_are_spelt_as_nvvm_does() {
    let layout_of = |layout: &str, ty: &str| {
        let source = format!(
            "target datalayout = \"{layout}\"
            target triple = \"nvptx64-nvidia-cuda\"
            define ptx_kernel void @f(ptr %p, {ty} %x) {{
                store {ty} %x, ptr %p
                ret void
            }}"
        );
        let mut options = Options::default();
        options.target = Target::parse("sm_100").unwrap();
        options.relocatable = true;
        options.container = Some(IrContainer::Lto);
        let compilation = compile(&Input::new("unit.ll", InputKind::Ir, source), &options, Emit::Container);
        let container = Container::parse(&compilation.binary.unwrap()).unwrap();
        let text = oxicc_driver::ir_text(container.module().unwrap()).unwrap();
        let line = text.lines().find_map(|l| l.strip_prefix("target datalayout = ")).unwrap();
        line.trim_matches('"').to_owned()
    };
    let triton = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64";
    assert!(layout_of(triton, "i64").starts_with("e-p:64:64:64-p3:32:32:32-i1:8:8-"));
    assert!(layout_of(triton, "ptr addrspace(3)").starts_with("e-p:64:64:64-p3:32:32:32-i1:8:8-"));
    assert_eq!(layout_of(triton, "ptr addrspace(4)"), triton);
    assert!(
        layout_of("e-i64:64-i128:128-v16:16-v32:32-n16:32:64", "i64").starts_with("e-p:64:64:64-i1:8:8-")
    );
}
