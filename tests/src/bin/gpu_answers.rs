//! `gpu-answers FILE`: executes the combinations of [`oxicc_tests::hardware`] on the GPU of this machine and writes what it
//! computed. `gpu-answers --experiments FILE` does the same for the experiments. `gpu-answers --ptx FILE` and
//! `gpu-answers --experiments-ptx DIRECTORY` write the kernels instead, and need no GPU.

use std::collections::HashSet;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

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

/// How long an experiment may take.
const PATIENCE: Duration = Duration::from_secs(4);

/// Runs the experiments that FILE has no answer to yet, in processes of their own: a fault leaves a process without a usable GPU, and
/// one that hangs is ended. The next process goes on after the experiment that had it.
fn run_experiments(path: &str) -> Result<String, String> {
    let gpu = Gpu::open(0).map_err(|e| e.to_string())?;
    let (name, sm) = (gpu.name().map_err(|e| e.to_string())?, gpu.sm().map_err(|e| e.to_string())?);
    drop(gpu);
    if !Path::new(path).exists() {
        write(path, &format!("# What {name} (sm_{sm}) computes, written by the program gpu-answers.\n"))?;
    }
    let program = std::env::current_exe().map_err(|e| e.to_string())?;
    let total = experiments::all().len();
    let progress = format!("{path}.progress");
    let reached =
        || fs::read_to_string(&progress).ok().and_then(|t| t.trim().parse::<usize>().ok()).unwrap_or(0);
    let mut next = 0;
    while next < total {
        write(&progress, &next.to_string())?;
        let child = Command::new(&program).args(["--experiments-from", &next.to_string(), path]).spawn();
        let mut child = child.map_err(|e| e.to_string())?;
        let (mut seen, mut since) = (next, Instant::now());
        while child.try_wait().map_err(|e| e.to_string())?.is_none() {
            std::thread::sleep(Duration::from_millis(50));
            let now = reached();
            if now != seen {
                (seen, since) = (now, Instant::now());
            }
            if since.elapsed() > PATIENCE {
                println!("hung: experiment {seen}");
                child.kill().map_err(|e| e.to_string())?;
            }
        }
        next = reached() + 1;
    }
    let _ = fs::remove_file(&progress);
    Ok(format!("{total} experiments on {name}, written to {path}"))
}

/// Runs experiments until one has a fault; says in a file beside the answers which one it is at.
fn run_experiments_from(first: &str, path: &str) -> Result<String, String> {
    let first: usize = first.parse().map_err(|_| format!("`{first}` is no number"))?;
    let known = fs::read_to_string(path).unwrap_or_default();
    let known: HashSet<&str> = known.lines().filter(|l| !l.starts_with('#')).step_by(2).collect();
    let file = OpenOptions::new().append(true).open(path);
    let mut file = file.map_err(|e| format!("{path}: {e}"))?;
    // Keeps the context of the launches alive between them.
    let _gpu = Gpu::open(0).map_err(|e| e.to_string())?;
    let all = experiments::all();
    for (n, experiment) in all.iter().enumerate().skip(first) {
        write(&format!("{path}.progress"), &n.to_string())?;
        if known.contains(experiment.name.as_str()) {
            continue;
        }
        let launch = experiment.parse_launch()?;
        match run_on_gpu(&experiment.ptx, &launch).0 {
            Ok(outcome) => {
                let mut text = String::new();
                experiment.write(&Experiment::words(&launch, &outcome), &mut text);
                file.write_all(text.as_bytes()).map_err(|e| format!("{path}: {e}"))?;
            }
            Err(e) => {
                println!("refused: {}: {}", experiment.name, e.to_string().replace('\n', " "));
                if matches!(e, RunError::Fault { .. }) {
                    let mut text = String::new();
                    experiment.write_fault(&mut text);
                    file.write_all(text.as_bytes()).map_err(|e| format!("{path}: {e}"))?;
                    return Ok(format!("a fault in experiment {n}"));
                }
            }
        }
    }
    Ok(format!("{} experiments", all.len() - first))
}

/// One file per kernel, and a list of launches.
fn write_experiments(directory: &str) -> Result<String, String> {
    let all = experiments::all();
    for (n, experiment) in all.iter().enumerate() {
        experiment.parse_launch().map_err(|e| format!("{}: {e}", experiment.name))?;
        write(
            &format!("{directory}/{n}.ptx"),
            &format!("// {}\n// {}\n{}", experiment.name, experiment.launch, experiment.ptx),
        )?;
    }
    Ok(format!("{} kernels written to {directory}", all.len()))
}

fn write(path: &str, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|e| format!("{path}: {e}"))
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
