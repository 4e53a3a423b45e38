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

#[test]
fn containers_say_what_they_are() {
    let container = Container::parse(&unit(HELPER, "sm_90a")).unwrap();
    assert_eq!((container.level, container.llvm), (Level::Lto, (7, 0)));
    assert_eq!(container.tags, [(tag::ARCH, 900), (tag::MODE, 2), (tag::ACCELERATED, 1)]);
    assert!(container.module().unwrap().starts_with(b"BC\xc0\xde"));
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
