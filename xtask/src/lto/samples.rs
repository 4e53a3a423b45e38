//! What does not take whole programs: how large the machine code of kernels is, and whether LLVM reads our bitcode.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use oxicc_reference::{cubin::Cubin, llvm_tool};

use super::build::{Builder, Maker, said};

pub const USAGE: &str = "\
usage: cargo xtask lto size|bitcode|nvjitlink|llvm7 [OPTION...] [FILTER]
  size       kernels of benches/kernels as units of ours and of nvcc's, linked by NVIDIA's nvlink: the bytes of machine code
  bitcode    cases of tests/cases as bitcode: LLVM 19's verifier and llvm-bcanalyzer read it
  nvjitlink  cases of tests/cases as units: nvJitLink 12.8, 12.9, 13.0 and 13.5, installed from PyPI, link them
  llvm7      cases of tests/cases as units for sm_90a: LLVM 7.0 and 8.0 of llvmlite, installed from PyPI, read and verify them

options:
  --oxicc FILE     the oxicc to check; without it, a release build of this checkout
  --arch SM,SM     the architectures to link for
  --every N        every Nth kernel or case (14)";

pub(super) struct Options {
    pub oxicc: Option<PathBuf>,
    pub architectures: Vec<String>,
    every: usize,
    filter: String,
}

/// The command line; `architectures` are those that are meant when none are named.
pub(super) fn parse(args: &[String], architectures: &str) -> Result<Options, String> {
    let list = |text: &str| text.split(',').map(str::to_owned).collect::<Vec<_>>();
    let mut options =
        Options { oxicc: None, architectures: list(architectures), every: 14, filter: String::new() };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().cloned().ok_or_else(|| format!("{arg} needs a value\n\n{USAGE}"));
        match arg.as_str() {
            "--oxicc" => options.oxicc = Some(value()?.into()),
            "--arch" => options.architectures = list(&value()?),
            "--every" => options.every = value()?.parse().ok().filter(|n| *n > 0).ok_or(USAGE)?,
            other if !other.starts_with('-') => options.filter = other.to_owned(),
            _ => return Err(USAGE.to_owned()),
        }
    }
    Ok(options)
}

/// The sources below a folder, every Nth of those that the filter leaves.
pub(super) fn sample(dir: &Path, options: &Options) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    collect(dir, &mut found).map_err(|e| format!("{}: {e}", dir.display()))?;
    found.retain(|p| p.to_string_lossy().contains(&options.filter));
    found.sort();
    Ok(found.into_iter().step_by(options.every).collect())
}

fn collect(dir: &Path, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, found)?;
        } else if path.extension().is_some_and(|e| e == "cu" || e == "ll")
            && !path.to_string_lossy().contains(".expected.")
        {
            found.push(path);
        }
    }
    Ok(())
}

/// `cargo xtask lto size`
pub fn size(args: &[String], root: &Path) -> Result<(), String> {
    let options = parse(args, "sm_80,sm_90,sm_100")?;
    let work = super::directory(&root.join("target/lto"))?;
    let oxicc = crate::nvcc_check::oxicc(options.oxicc.as_deref(), root)?;
    let builder = Builder::new(&oxicc, &work, &options.architectures)?;
    let kernels = sample(&root.join("benches/kernels"), &options)?;
    for arch in &options.architectures {
        let (mut sums, mut count) = ((0, 0), 0);
        let mut worst = (0.0, String::new());
        for kernel in &kernels {
            let name = kernel.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            // What nvcc refuses is for other architectures.
            let Ok(theirs) = code_bytes(&builder, Maker::Original, kernel, arch, &work) else { continue };
            let ours = code_bytes(&builder, Maker::Ours, kernel, arch, &work)
                .map_err(|e| format!("{name} for {arch}: {e}"))?;
            let ratio = ours as f64 / theirs as f64;
            if ratio > worst.0 {
                worst = (ratio, name);
            }
            sums = (sums.0 + ours, sums.1 + theirs);
            count += 1;
        }
        let total = sums.0 as f64 / sums.1.max(1) as f64;
        println!(
            "{arch}: {count} kernels, {total:.3} of the original's bytes; the largest is {} with {:.2}",
            worst.1, worst.0
        );
    }
    Ok(())
}

/// The machine code of a kernel as a unit that nvlink links alone.
fn code_bytes(
    builder: &Builder,
    maker: Maker,
    source: &Path,
    arch: &str,
    work: &Path,
) -> Result<usize, String> {
    let (object, cubin) = (work.join("sample.o"), work.join("sample.cubin"));
    let number = arch.trim_start_matches("sm_");
    let mut compile = Command::new(builder.nvcc(maker));
    compile.args(["-w", "-dc", "-std=c++17", &format!("-gencode=arch=compute_{number},code=lto_{number}")]);
    said(compile.arg(source).arg("-o").arg(&object))?;
    let mut link = Command::new(builder.nvcc(Maker::Original));
    link.args(["-w", "-dlto", "-dlink", "-cubin", &format!("-arch={arch}"), "-L"]).arg(builder.libraries());
    said(link.arg(&object).arg("-o").arg(&cubin))?;
    let bytes = fs::read(&cubin).map_err(|e| format!("{}: {e}", cubin.display()))?;
    Cubin::read(bytes).map(|c| c.code_bytes()).ok_or_else(|| "nvlink's cubin cannot be read".to_owned())
}

/// `cargo xtask lto bitcode`
pub fn bitcode(args: &[String], root: &Path) -> Result<(), String> {
    let options = parse(args, "sm_80,sm_90,sm_100")?;
    let work = super::directory(&root.join("target/lto"))?;
    let oxicc = crate::nvcc_check::oxicc(options.oxicc.as_deref(), root)?;
    let (Some(opt), Some(analyzer)) = (llvm_tool("opt"), llvm_tool("llvm-bcanalyzer")) else {
        return Err("there is no LLVM 19".to_owned());
    };
    let (file, again) = (work.join("sample.bc"), work.join("sample.llvm.bc"));
    let (mut read, mut refused, mut left_out) = (0, Vec::new(), 0);
    for case in sample(&root.join("tests/cases"), &options)? {
        for more in [&["-O0"][..], &["-O3"], &["-O3", "-lineinfo"]] {
            let mut compile = Command::new(&oxicc);
            compile.args(flags(&case)).args(["-arch=sm_100a", "--emit-llvm-bc"]).args(more);
            // Cases of errors, and those that ask for another architecture, make none.
            if said(compile.arg(&case).arg("-o").arg(&file)).is_err() {
                left_out += 1;
                continue;
            }
            let verified = said(Command::new(&opt).args(["-passes=verify", "-o"]).arg(&again).arg(&file));
            let codes =
                |file: &Path| said(Command::new(&analyzer).arg(file)).map(|text| unknown_codes(&text));
            let known = verified.and_then(|_| Ok((codes(&file)?, codes(&again)?)));
            let known = known.and_then(|(ours, theirs)| match ours.difference(&theirs).next() {
                Some(code) => Err(format!("{code}, which LLVM does not write")),
                None => Ok(()),
            });
            match known {
                Ok(()) => read += 1,
                Err(e) => refused.push(format!("{} {}: {e}", case.display(), more.join(" "))),
            }
        }
    }
    println!("{read} modules read and verified, {} refused, {left_out} make none", refused.len());
    refused.iter().for_each(|line| println!("  {line}"));
    Ok(())
}

/// The records that the analyzer has no name for.
fn unknown_codes(text: &str) -> BTreeSet<String> {
    let last = |line: &str| line.split_whitespace().last().map(str::to_owned);
    text.lines().filter_map(last).filter(|word| word.starts_with("UnknownCode")).collect()
}

/// The flags that a case asks for but the architecture.
pub(super) fn flags(case: &Path) -> Vec<String> {
    let text = fs::read_to_string(case).unwrap_or_default();
    let lines = text.lines().filter_map(|l| l.trim_start_matches(['/', ';', ' ']).strip_prefix("FLAGS:"));
    let all = lines.flat_map(|l| l.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
    all.filter(|f| !f.contains("arch=")).collect()
}
