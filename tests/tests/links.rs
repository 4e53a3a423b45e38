//! How exact arithmetic is and whom atomic operations meet, in what NVIDIA's nvlink makes of our units: it is told none of that.

use oxicc::{Input, InputKind, OptLevel, Options, Target};
use oxicc_tests::nvlink::{self, Linker};

const SOURCE: &str = "__global__ void k(float *x, float a, float b, double *d, int *n) {
    x[0] = x[1] * a + b; x[2] = x[3] / a; x[4] = sqrtf(x[5]); d[0] = d[1] * d[2] + d[3];
    atomicAdd_system(n, 1); atomicAdd_block(n + 1, 1);
    int old; asm volatile(\"\" ::: \"memory\"); old = __nv_atomic_fetch_add(n + 2, 1, __NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_SYSTEM); n[3] = old; }";

/// The linked PTX of a unit that was compiled with a change of the options.
fn linked(linker: &Linker, arch: &str, change: impl Fn(&mut Options)) -> String {
    let mut options = Options::default();
    options.target = Target::parse(arch).unwrap();
    options.opt_level = OptLevel::O0;
    change(&mut options);
    let unit = nvlink::unit(&Input::new("unit.cu", InputKind::Cuda, SOURCE), options.clone()).unwrap();
    linker.ptx(&unit, options.target).unwrap()
}

#[test]
fn modes_and_scopes_are_in_the_linked_program() {
    let Some(linker) = Linker::find() else { return oxicc_reference::skip("no nvlink") };
    for arch in ["sm_75", "sm_90", "sm_100"] {
        let has = |ptx: &str, wanted: &[&str], unwanted: &[&str]| {
            for text in wanted {
                assert!(ptx.contains(text), "{arch}: no {text} in\n{ptx}");
            }
            for text in unwanted {
                assert!(!ptx.contains(text), "{arch}: {text} in\n{ptx}");
            }
        };
        let exact = ["fma.rn.f32", "fma.rn.f64", "div.rn.f32", "sqrt.rn.f32"];
        let plain = linked(&linker, arch, |_| {});
        has(&plain, &exact, &["ftz", "approx"]);
        // Relaxed and for the GPU is what an instruction without a scope means.
        has(&plain, &["sys", "atom"], &[]);
        let flushing = linked(&linker, arch, |o| o.math.ftz = true);
        has(&flushing, &["fma.rn.ftz.f32", "div.rn.ftz.f32", "sqrt.rn.ftz.f32", "fma.rn.f64"], &["n.f32"]);
        let apart = linked(&linker, arch, |o| o.math.fmad = false);
        has(&apart, &["mul.rn.f32", "add.rn.f32", "mul.rn.f64", "add.rn.f64"], &["fma"]);
        let quotients = linked(&linker, arch, |o| o.math.prec_div = false);
        has(&quotients, &["div.full.f32", "sqrt.rn.f32"], &["div.rn"]);
        let roots = linked(&linker, arch, |o| o.math.prec_sqrt = false);
        has(&roots, &["sqrt.approx.f32", "div.rn.f32"], &["sqrt.rn"]);
    }
}
