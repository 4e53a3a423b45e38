//! nvlink with our library as its optimizer.

use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

use oxicc_driver::{Emit, Input, InputKind, IrContainer, Options, Target, compile};
use oxicc_reference::{Toolchain, root_dir};

fn unit(source: &str) -> Vec<u8> {
    let mut options = Options::default();
    options.target = Target::parse("sm_90").unwrap();
    options.relocatable = true;
    options.container = Some(IrContainer::Lto);
    compile(&Input::new("unit.cu", InputKind::Cuda, source), &options, Emit::Container).binary.unwrap()
}

#[test]
fn nvlink_links_with_ours() {
    let nvlink = root_dir().join("bin/nvlink");
    if Toolchain::find().is_none() || !nvlink.exists() {
        oxicc_reference::skip("no nvlink");
        return;
    }
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("nvlink-{}", std::process::id()));
    fs::create_dir_all(dir.join("nvvm/lib64")).unwrap();
    let library = env::current_exe().unwrap().with_file_name("libnvvm.so");
    symlink(library, dir.join("nvvm/lib64/libnvvm.so")).unwrap();
    let kernels = "__device__ float scale(float); __global__ void k(float *p) { *p = scale(*p); }
        __global__ void unused(float *p) { *p = 0; }";
    fs::write(dir.join("a.ltoir"), unit(kernels)).unwrap();
    fs::write(dir.join("b.ltoir"), unit("__device__ float scale(float x) { return x * 3 + 1; }")).unwrap();
    let link = |more: &[&str]| {
        let mut command = Command::new(&nvlink);
        command.current_dir(&dir).args(["-arch=sm_90", "-dlto", "-nvvmpath=nvvm", "a.ltoir", "b.ltoir"]);
        let output = command.args(more).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    link(&["-emit-ptx", "-ignore-host-info", "-o", "x.ptx"]);
    let ptx = fs::read_to_string(dir.join("x.ptx")).unwrap();
    assert!(ptx.contains("oxicc") && ptx.contains("_Z1kPf") && ptx.contains("unused"), "{ptx}");
    assert!(ptx.contains("fma.rn") && !ptx.contains("call"), "{ptx}");
    link(&["-emit-ptx", "-kernels-used=_Z1kPf", "-o", "y.ptx"]);
    assert!(!fs::read_to_string(dir.join("y.ptx")).unwrap().contains("unused"));
    link(&["-ignore-host-info", "-split-compile-extended=4", "-o", "x.cubin"]);
    assert!(fs::metadata(dir.join("x.cubin")).unwrap().len() > 500);
    fs::remove_dir_all(dir).unwrap();
}
