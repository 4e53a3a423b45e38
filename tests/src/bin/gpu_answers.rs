//! `gpu-answers FILE`: executes the combinations of [`oxicc_tests::hardware`] on the GPU of this machine and writes what it
//! computed. `gpu-answers --experiments FILE` does the same for the experiments. `gpu-answers --ptx FILE` and
//! `gpu-answers --experiments-ptx DIRECTORY` write the kernels instead, and need no GPU.

use std::fs::OpenOptions;
use std::io::Write;
use std::process::{Command, ExitCode};

use oxicc_gpu::{Gpu, GpuError};
use oxicc_launch::{RunError, run_on_gpu};
use oxicc_tests::hardware::answers::Answer;
use oxicc_tests::hardware::combinations;
use oxicc_tests::hardware::experiments::{self, Experiment};
use oxicc_tests::hardware::{Combination, LANES, module};

/// Kernels in one module: few enough that a refused one does not cost much.
const BATCH: usize = 64;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let result = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--ptx", path] => write(path, &module(&combinations::all())).map(|()| format!("written to {path}")),
        ["--experiments", path] => run_experiments(path),
        ["--experiments-from", first, path] => run_experiments_from(first, path),
        ["--experiments-ptx", path] => write_experiments(path),
        [path] if !path.starts_with("--") => run(path),
        _ => Err("usage: gpu-answers [--ptx | --experiments | --experiments-ptx] FILE".to_owned()),
    };
    match result {
        Ok(summary) => {
            println!("{summary}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("gpu-answers: {message}");
            ExitCode::from(1)
        }
    }
}

fn run(path: &str) -> Result<String, String> {
    let describe = |e: GpuError| e.to_string();
    let gpu = Gpu::open(0).map_err(describe)?;
    let (name, sm) = (gpu.name().map_err(describe)?, gpu.sm().map_err(describe)?);
    let mut text = format!("# What {name} (sm_{sm}) computes, written by the program gpu-answers.\n");
    let all = combinations::all();
    let mut refused = Vec::new();
    for batch in all.chunks(BATCH) {
        match execute(&gpu, batch, &mut text) {
            Ok(()) => {}
            // One of them is not for this GPU: find out which.
            Err(GpuError::Load { .. }) => {
                for one in batch {
                    if let Err(e) = execute(&gpu, std::slice::from_ref(one), &mut text) {
                        refused.push(format!("{}: {e}", one.name()));
                    }
                }
            }
            Err(e) => return Err(e.to_string()),
        }
    }
    write(path, &text)?;
    let mut summary = format!("{} combinations on {name}, written to {path}", all.len() - refused.len());
    for line in refused {
        summary.push_str(&format!("\nrefused: {line}"));
    }
    Ok(summary)
}

/// Runs the experiments in processes of their own: a fault leaves a process without a usable GPU, so that the next one goes on
/// after the experiment that had it.
fn run_experiments(path: &str) -> Result<String, String> {
    let gpu = Gpu::open(0).map_err(|e| e.to_string())?;
    let (name, sm) = (gpu.name().map_err(|e| e.to_string())?, gpu.sm().map_err(|e| e.to_string())?);
    drop(gpu);
    write(path, &format!("# What {name} (sm_{sm}) computes, written by the program gpu-answers.\n"))?;
    let program = std::env::current_exe().map_err(|e| e.to_string())?;
    let (total, mut next) = (experiments::all().len(), 0);
    let mut summary = format!("{total} experiments on {name}, written to {path}");
    while next < total {
        let child = Command::new(&program).args(["--experiments-from", &next.to_string(), path]).output();
        let output = String::from_utf8_lossy(&child.map_err(|e| e.to_string())?.stdout).into_owned();
        let mut lines: Vec<&str> = output.lines().collect();
        // The last line is the number of the experiment to go on with.
        let reached = lines.pop().and_then(|l| l.parse::<usize>().ok()).filter(|n| *n > next);
        lines.iter().for_each(|l| summary.push_str(&format!("\n{l}")));
        next = reached.unwrap_or(next + 1);
    }
    Ok(summary)
}

/// Runs experiments until one has a fault.
fn run_experiments_from(first: &str, path: &str) -> Result<String, String> {
    let first: usize = first.parse().map_err(|_| format!("`{first}` is no number"))?;
    let open = |path: &str| OpenOptions::new().append(true).create(true).open(path);
    let mut file = open(path).map_err(|e| format!("{path}: {e}"))?;
    let mut log = String::new();
    // Keeps the context of the launches alive between them.
    let _gpu = Gpu::open(0).map_err(|e| e.to_string())?;
    for (n, experiment) in experiments::all().iter().enumerate().skip(first) {
        let launch = experiment.parse_launch()?;
        match run_on_gpu(&experiment.ptx, &launch).0 {
            Ok(outcome) => {
                let mut text = String::new();
                experiment.write(&Experiment::words(&launch, &outcome), &mut text);
                file.write_all(text.as_bytes()).map_err(|e| format!("{path}: {e}"))?;
            }
            Err(e) => {
                log.push_str(&format!(
                    "refused: {}: {}\n",
                    experiment.name,
                    e.to_string().replace('\n', " ")
                ));
                if matches!(e, RunError::Fault { .. }) {
                    return Ok(format!("{log}{}", n + 1));
                }
            }
        }
    }
    Ok(format!("{log}{}", experiments::all().len()))
}

/// One file per kernel, and a list of launches.
fn write_experiments(directory: &str) -> Result<String, String> {
    let all = experiments::all();
    for (n, experiment) in all.iter().enumerate() {
        experiment.parse_launch().map_err(|e| format!("{}: {e}", experiment.name))?;
        write(&format!("{directory}/{n}.ptx"), &format!("// {}\n{}", experiment.name, experiment.ptx))?;
    }
    Ok(format!("{} kernels written to {directory}", all.len()))
}

fn write(path: &str, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|e| format!("{path}: {e}"))
}

fn execute(gpu: &Gpu, batch: &[Combination], text: &mut String) -> Result<(), GpuError> {
    let loaded = gpu.load(&module(batch))?;
    let scratch = gpu.alloc(16 * LANES)?;
    for (n, combination) in batch.iter().enumerate() {
        let operands = combination.operands();
        let from = gpu.alloc(operands.len())?;
        from.write(&operands)?;
        let to = gpu.alloc(8 * LANES * combination.outputs.len())?;
        to.write(&vec![0; to.len()])?;
        let params = [&to, &from, &scratch].map(|m| m.address().to_le_bytes().to_vec());
        let kernel = loaded.function(&format!("k{n}"))?;
        kernel.launch([1; 3], [LANES as u32, 1, 1], 0, &params)?;
        Answer::new(combination, &to.read()?).write(combination, text);
    }
    Ok(())
}
