//! `cargo xtask bench serve`: a project of units that begin alike, compiled by cicc, by oxicc, and by oxicc with a server (`oxicc serve`).
//!
//! The units are kernels of `benches/kernels`, each behind the same headers, as nvcc preprocesses them. The times are those of the whole
//! project, one unit after the other; with a server its own time counts, too. The outputs must be the same with and without.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::bench_compile::time;
use crate::test::{cargo, succeed};

const USAGE: &str = "usage: cargo xtask bench serve [--units N] [--runs N] [--oxicc FILE]";

/// What every unit includes first.
const HEADER: &str = "#pragma once
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <type_traits>
#include <vector>
#include <cooperative_groups.h>
#include <cuda_fp16.h>
";

const ARCH: &str = "90";

pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    let (mut units, mut runs, mut oxicc) = (60, 3, None);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or_else(|| USAGE.to_owned());
        let number = |text: &String| text.parse().map_err(|_| USAGE.to_owned());
        match arg.as_str() {
            "--units" => units = number(value()?)?,
            "--runs" => runs = number(value()?)?,
            "--oxicc" => oxicc = Some(PathBuf::from(value()?)),
            _ => return Err(USAGE.to_owned()),
        }
    }
    let toolchain = oxicc_reference::ensure_installed().map_err(|e| e.to_string())?;
    let oxicc = match oxicc {
        Some(path) => path,
        None => {
            let mut build = Command::new(cargo());
            build.args(["build", "--release", "--package", "oxicc-cli"]).current_dir(root);
            succeed(build)?;
            root.join("target/release/oxicc")
        }
    };
    let work = root.join("target/bench-serve");
    let files = project(root, &work, &toolchain.nvcc(), units)?;
    let size: u64 = files.iter().filter_map(|f| Some(fs::metadata(f).ok()?.len())).sum();
    let compile = |program: &str, out: &str| script(program, &files, &work.join(out));
    let alone = format!("{} --cicc", oxicc.display());
    let all = [
        ("cicc", vec![compile(&toolchain.cicc().display().to_string(), "cicc")?]),
        ("oxicc", vec![compile(&alone, "alone")?]),
        ("oxicc serve", vec![oxicc.clone(), "serve".into(), "--socket".into(), work.join("socket")]),
    ];
    let served = ["--".into(), compile(&alone, "served")?];
    println!("{} units, {:.1} MB preprocessed", files.len(), size as f64 / 1e6);
    println!("{:<12} | {:>9} {:>8} | {:>9} {:>8}", "", "wall ms", "ratio", "cpu ms", "ratio");
    let mut theirs = (0.0, 0.0);
    for (name, line) in all {
        let is_served = name == "oxicc serve";
        let line = line.iter().chain(served.iter().filter(|_| is_served));
        let line: Vec<String> = line.map(|word| word.display().to_string()).collect();
        let mut best = (f64::INFINITY, f64::INFINITY);
        for _ in 0..if name == "cicc" { 1 } else { runs } {
            let (wall, cpu) = time(&line)?;
            best = (best.0.min(wall), best.1.min(cpu));
        }
        if name == "cicc" {
            theirs = best;
        }
        let ratio = |a: f64, b: f64| format!("1/{:.1}", a / b.max(1e-6));
        let (wall, cpu) = (ratio(theirs.0, best.0), ratio(theirs.1, best.1));
        println!("{name:<12} | {:>9.0} {wall:>8} | {:>9.0} {cpu:>8}", best.0, best.1);
    }
    for file in &files {
        let name = file.with_extension("ptx");
        let name = name.file_name().unwrap_or_default();
        let outputs = ["alone", "served"].map(|out| fs::read(work.join(out).join(name)).ok());
        if outputs[0].is_none() || outputs[0] != outputs[1] {
            return Err(format!("{} is not the same with a server", name.display()));
        }
    }
    Ok(())
}

/// The preprocessed units.
fn project(root: &Path, work: &Path, nvcc: &Path, units: usize) -> Result<Vec<PathBuf>, String> {
    let write =
        |path: &Path, text: &str| fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()));
    fs::create_dir_all(work).map_err(|e| format!("{}: {e}", work.display()))?;
    write(&work.join("project.h"), HEADER)?;
    let kernels = fs::read_dir(root.join("benches/kernels")).map_err(|e| e.to_string())?;
    let mut kernels: Vec<PathBuf> = kernels.filter_map(|e| Some(e.ok()?.path())).collect();
    kernels.retain(|path| path.extension().is_some_and(|e| e == "cu"));
    kernels.sort();
    let mut files = Vec::new();
    for kernel in kernels {
        if files.len() == units {
            break;
        }
        let text = fs::read_to_string(&kernel).map_err(|e| e.to_string())?;
        let name = kernel.file_name().unwrap_or_default();
        let (source, output) = (work.join(name), work.join(name).with_extension("ii"));
        write(&source, &format!("#include \"project.h\"\n{text}"))?;
        let mut command = Command::new(nvcc);
        command.args(["-std=c++17", &format!("-arch=sm_{ARCH}"), "--keep", "-ptx", "-w", "--keep-dir"]);
        command.arg(work).arg(&source).arg("-o").arg(work.join("nvcc.ptx")).current_dir(work);
        // A kernel may use a name that is not its own with these headers.
        if command.output().is_ok_and(|output| output.status.success()) {
            let kept = work.join(name).with_extension("cpp1.ii");
            fs::rename(&kept, &output).map_err(|e| format!("{}: {e}", kept.display()))?;
            files.push(output);
        }
    }
    Ok(files)
}

/// Writes a program that compiles all units to a folder.
fn script(program: &str, files: &[PathBuf], out: &Path) -> Result<PathBuf, String> {
    fs::create_dir_all(out).map_err(|e| format!("{}: {e}", out.display()))?;
    let mut text = "#!/bin/sh\nset -e\n".to_owned();
    for file in files {
        let stem = file.file_stem().unwrap_or_default().display();
        text += &format!(
            "{program} --c++17 --gnu_version=120200 --display_error_number --allow_managed -m64 --no-version-ident -w -ftz=0 \
             -prec_div=1 -prec_sqrt=1 -fmad=1 -tused -arch compute_{ARCH} --orig_src_file_name {stem}.cu {} -o {}/{stem}.ptx\n",
            file.display(),
            out.display()
        );
    }
    let script = out.with_extension("sh");
    fs::write(&script, text).map_err(|e| format!("{}: {e}", script.display()))?;
    let mut executable = Command::new("chmod");
    executable.arg("+x").arg(&script);
    succeed(executable)?;
    Ok(script)
}
