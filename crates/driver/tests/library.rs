//! The math library: what is linked, how options reach it, and another one in its place.

use std::fs;

use oxicc_driver::{Emit, Files, Input, InputKind, MathLibrary, Options, compile};
use oxicc_source::render::human::Color;

fn ptx(source: &str, options: &Options) -> String {
    let compilation = compile(&Input::new("test.cu", InputKind::Cuda, source), options, Emit::Ptx);
    let messages = compilation.render(Color::Never);
    compilation.output.unwrap_or_else(|| panic!("{messages}"))
}

const SIN: &str = "__global__ void k(float *x) { *x = sinf(*x); }";
const EXP2: &str = "__global__ void k(float *x) { *x = exp2f(*x); }";

#[test]
fn functions_are_linked_and_inlined() {
    let text = ptx(SIN, &Options::default());
    assert!(!text.contains("__nv_") && !text.contains("call"), "{text}");
    assert!(text.contains("fma.rn.f32"), "{text}");
}

#[test]
fn without_a_library_calls_stay() {
    let mut options = Options::default();
    options.library = MathLibrary::None;
    let text = ptx(SIN, &options);
    assert!(text.contains(".extern .func") && text.contains("__nv_sinf"), "{text}");
}

#[test]
fn the_library_knows_the_options() {
    assert!(ptx(EXP2, &Options::default()).contains("ex2.approx.f32"));
    let mut options = Options::default();
    options.math.ftz = true;
    let text = ptx(EXP2, &options);
    assert!(text.contains("ex2.approx.ftz.f32") && !text.contains("ex2.approx.f32"), "{text}");
}

#[test]
fn another_library_takes_its_place() {
    let path = std::env::temp_dir().join(format!("oxicc-library-{}.ll", std::process::id()));
    let ir =
        "define float @__nv_sinf(float %x) alwaysinline {\n  %r = fadd float %x, 4.25e2\n  ret float %r\n}\n";
    fs::write(&path, ir).unwrap();
    let mut options = Options::default();
    options.library = MathLibrary::File(path.clone());
    options.files = Files::disk();
    let text = ptx(SIN, &options);
    fs::remove_file(&path).unwrap();
    assert!(text.contains("add.f32") && text.contains("0f43D48000"), "{text}");
}

#[test]
fn a_library_that_cannot_be_read_is_an_error() {
    let mut options = Options::default();
    options.library = MathLibrary::File("/no/such/library.bc".into());
    let compilation = compile(&Input::new("test.cu", InputKind::Cuda, SIN), &options, Emit::Ptx);
    assert_eq!(compilation.exit_status(), 1);
    assert!(compilation.render(Color::Never).contains("/no/such/library.bc"));
}
