//! `cargo xtask bench lto`: processor time of link-time compiles, by `oxicc link` and by NVIDIA's nvlink from the same files to PTX,
//! and of writing bitcode, by oxicc and by llvm-as.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::build::{Builder, said};
use super::directory;
use crate::bench_compile::time;
use crate::nvcc_check::programs;

/// The best of so many runs counts.
const RUNS: usize = 7;

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    let (oxicc, filter) = match args {
        [] => (None, ""),
        [flag, file] if flag == "--oxicc" => (Some(PathBuf::from(file)), ""),
        [filter] => (None, filter.as_str()),
        _ => return Err("usage: cargo xtask bench lto [--oxicc FILE | FILTER]".to_owned()),
    };
    let oxicc = crate::nvcc_check::oxicc(oxicc.as_deref(), root)?;
    let work = directory(&root.join("target/lto"))?;
    let builder = Builder::new(&oxicc, &work, &[])?;
    links(&oxicc, &builder, filter, root, &work)?;
    bitcode(&oxicc, root, &work)
}

fn links(oxicc: &Path, builder: &Builder, filter: &str, root: &Path, work: &Path) -> Result<(), String> {
    println!("link-time compiles, processor time in ms\n");
    println!(
        "| program | architecture | nvlink -dlto | oxicc link | ratio |\n| --- | --- | --: | --: | --: |"
    );
    let mut sums = (0.0, 0.0);
    for program in programs::find(&root.join("tests/programs-lto"), filter)? {
        for arch in ["sm_90", "sm_100"] {
            let dir = directory(&work.join("bench").join(&program.name).join(arch))?;
            let mut units = Vec::new();
            for source in &program.units {
                let unit = dir.join(source.file_stem().unwrap_or_default()).with_extension("ltoir");
                let mut command = Command::new(oxicc);
                command.current_dir(&program.dir).arg(format!("--arch={arch}")).args(["-w", "--emit-lto"]);
                said(command.args(&program.flags).arg(source).arg("-o").arg(&unit))?;
                units.push(unit.display().to_string());
            }
            let text = |path: PathBuf| path.display().to_string();
            let nvvm = format!("-nvvmpath={}", builder.nvvm().display());
            let mut theirs: Vec<String> = vec![text(builder.nvlink()), format!("-arch={arch}")];
            theirs.extend(["-dlto", "-emit-ptx", &nvvm, "-ignore-host-info"].map(str::to_owned));
            theirs.extend(units.iter().cloned().chain(["-o".to_owned(), text(dir.join("nvlink.ptx"))]));
            let mut ours = vec![text(oxicc.to_owned()), "link".to_owned(), format!("--arch={arch}")];
            ours.extend(units.into_iter().chain(["-o".to_owned(), text(dir.join("oxicc.ptx"))]));
            let (theirs, ours) = (best(&theirs)?, best(&ours)?);
            println!("| {} | {arch} | {theirs:.1} | {ours:.1} | {:.1} |", program.name, theirs / ours);
            sums = (sums.0 + theirs, sums.1 + ours);
        }
    }
    println!("| all | | {:.1} | {:.1} | {:.1} |", sums.0, sums.1, sums.0 / sums.1);
    Ok(())
}

/// A large module as text, to bitcode by both.
fn bitcode(oxicc: &Path, root: &Path, work: &Path) -> Result<(), String> {
    let assembler = Path::new("/usr/lib/llvm-19/bin/llvm-as");
    if !assembler.exists() {
        println!("\nno llvm-as of LLVM 19: writing bitcode is not compared");
        return Ok(());
    }
    let mut text = String::new();
    let mut kernels: Vec<PathBuf> = fs::read_dir(root.join("benches/kernels"))
        .map_err(|e| e.to_string())?
        .filter_map(|entry| Some(entry.ok()?.path()).filter(|p| p.extension().is_some_and(|e| e == "cu")))
        .collect();
    kernels.sort();
    println!("\nIR text to bitcode, processor time in ms\n");
    println!("| module | lines | llvm-as 19 | oxicc | ratio |\n| --- | --: | --: | --: | --: |");
    let module = work.join("module.ll");
    let mut largest = 0;
    for kernel in kernels {
        let out = work.join("one.ll");
        let mut command = Command::new(oxicc);
        command.arg(&kernel).args(["-w", "--arch=sm_90a", "--emit-llvm", "-O0", "-o"]).arg(&out);
        if said(&mut command).is_err() {
            continue;
        }
        let one = fs::read_to_string(&out).map_err(|e| e.to_string())?;
        if one.len() > largest {
            largest = one.len();
            text = one;
        }
    }
    fs::write(&module, &text).map_err(|e| e.to_string())?;
    let bitcode = work.join("module.bc").display().to_string();
    let line = |words: &[&str]| words.iter().map(|w| (*w).to_owned()).collect::<Vec<_>>();
    let (module, oxicc) = (module.display().to_string(), oxicc.display().to_string());
    let theirs = best(&line(&[&assembler.display().to_string(), &module, "-o", &bitcode]))?;
    let ours = best(&line(&[&oxicc, &module, "--arch=sm_90a", "-O0", "--emit-llvm-bc", "-o", &bitcode]))?;
    println!(
        "| benches/kernels | {} | {theirs:.1} | {ours:.1} | {:.1} |",
        text.lines().count(),
        theirs / ours
    );
    Ok(())
}

/// Processor time of a command, in milliseconds.
fn best(line: &[String]) -> Result<f64, String> {
    let mut best = f64::INFINITY;
    for _ in 0..RUNS {
        best = best.min(time(line)?.1);
    }
    Ok(best)
}
