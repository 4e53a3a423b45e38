//! Compilers as libraries in one process, and how their time grows: `cargo xtask bench compile`, `cargo xtask bench growth`, `cargo xtask bench nvrtc`, `cargo xtask bench nvvm`.
//!
//! - `warm FILE... --arch SM --runs N`: oxicc and NVRTC (if `libnvrtc.so.13` is found) compile each file several times in this process; the best
//!   time of each, and the first time of NVRTC;
//! - `growth`: programs that grow in one way ([`growth`]); the exponent of the work. It starts `compile FAMILY N` for every point;
//! - `nvrtc`, `nvvm`: NVIDIA's library and the one that takes its place ([`jit`], [`nvvm`]).

mod clock;
mod growth;
mod jit;
mod nvrtc;
mod nvvm;
mod report;

use std::path::PathBuf;
use std::process::ExitCode;

use oxicc::{Emit, Input, InputKind, Options, Target};

const USAGE: &str = "usage: bench-library warm FILE... [--arch SM] [--runs N] | growth [--time] [--runs N] [--svg FILE] | nvrtc --ours FILE [--theirs FILE] [--include DIR] [--cupy DIR] [--warp DIR] [--runs N] [--markdown FILE] | nvvm --ours FILE --root DIR [--theirs FILE] [--libdevice FILE] [--runs N] [--markdown FILE]";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("bench-library: {message}");
            ExitCode::from(1)
        }
    }
}

fn run(args: &[String]) -> Result<(), String> {
    let mut runs = 5;
    let mut arch = "sm_90".to_owned();
    let mut svg = None;
    let mut time = false;
    let (mut ours, mut theirs, mut include, mut cupy, mut warp) = (None, None, None, None, None);
    let (mut libdevice, mut root, mut markdown) = (None, None, None);
    let mut free: Vec<String> = Vec::new();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().cloned().ok_or_else(|| USAGE.to_owned());
        match arg.as_str() {
            "--runs" => runs = value()?.parse().map_err(|_| USAGE.to_owned())?,
            "--time" => time = true,
            "--arch" => arch = value()?,
            "--ours" => ours = Some(PathBuf::from(value()?)),
            "--theirs" => theirs = Some(PathBuf::from(value()?)),
            "--include" => include = Some(PathBuf::from(value()?)),
            "--cupy" => cupy = Some(PathBuf::from(value()?)),
            "--warp" => warp = Some(PathBuf::from(value()?)),
            "--libdevice" => libdevice = Some(PathBuf::from(value()?)),
            "--root" => root = Some(PathBuf::from(value()?)),
            "--markdown" => markdown = Some(PathBuf::from(value()?)),
            "--svg" => svg = Some(PathBuf::from(value()?)),
            other => free.push(other.to_owned()),
        }
    }
    match free.split_first() {
        Some((task, files)) if task == "warm" => warm(files, &arch, runs),
        Some((task, _)) if task == "growth" => growth::run(runs, time, svg.as_deref()),
        Some((task, [])) if task == "nvrtc" => {
            let ours = ours.ok_or_else(|| USAGE.to_owned())?;
            jit::run(&jit::Job { ours, theirs, include, cupy, warp, runs, markdown })
        }
        Some((task, [])) if task == "nvvm" => {
            let (ours, root) = ours.zip(root).ok_or_else(|| USAGE.to_owned())?;
            nvvm::run(&nvvm::Job { ours, theirs, libdevice, root, runs, markdown })
        }
        Some((task, [family, size])) if task == "compile" => growth::compile_one(family, size),
        _ => Err(USAGE.to_owned()),
    }
}

/// One line for each file: name, oxicc's best wall and processor time, NVRTC's first wall time, its best wall and processor time.
fn warm(files: &[String], arch: &str, runs: u32) -> Result<(), String> {
    let target = Target::parse(arch).map_err(|e| e.to_string())?;
    let mut options = Options::default();
    options.target = target;
    let nvrtc = nvrtc::Nvrtc::open();
    for file in files {
        let text = std::fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?;
        let ours = clock::best(runs, || {
            let input = Input::new(file.clone(), InputKind::Cuda, text.clone());
            match oxicc::compile(&input, &options, Emit::Ptx).output {
                Some(_) => Ok(()),
                None => Err(format!("oxicc does not compile {file}")),
            }
        })?;
        let theirs = match &nvrtc {
            Ok(library) => {
                let first = clock::best(1, || library.compile(&text, file, target.compute_name()));
                let best = clock::best(runs, || library.compile(&text, file, target.compute_name()));
                first.and_then(|f| Ok((f, best?)))
            }
            Err(e) => Err(e.clone()),
        };
        let stem = std::path::Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
        match theirs {
            Ok((first, best)) => {
                println!("{stem} {:.2} {:.2} {:.2} {:.2} {:.2}", ours.0, ours.1, first.0, best.0, best.1)
            }
            Err(_) => println!("{stem} {:.2} {:.2} - - -", ours.0, ours.1),
        }
    }
    Ok(())
}
