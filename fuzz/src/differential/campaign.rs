//! Batches over many seeds, on all cores; failing seeds are reduced and saved.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use oxicc_driver::{DebugInfo, OptLevel, Target};
use oxicc_gpu::Gpu;
use oxicc_reference::inspect::Inspector;

use super::batch::{Finding, Judges, LEVELS, check};
use super::compile::{CompileError, Reference, oxicc};
use super::{execute, on_gpu, reduce};
use crate::generate::{self, Knobs};
use crate::program::{Program, print};
use crate::seeds::{Bounds, Seeds};

#[derive(Clone, Debug)]
pub struct Campaign {
    pub bounds: Bounds,
    /// Statements at the top of a kernel; mixed sizes if 0.
    pub size: u32,
    /// Programs in one file.
    pub batch: u64,
    pub jobs: usize,
    pub reference: bool,
    /// Keep the reference's code for another run of the same seeds.
    pub keep: bool,
    pub ptxas: bool,
    /// Compile with `-G`, too, and look at what it writes.
    pub debug: bool,
    /// Run the code on the first GPU, too.
    pub gpu: bool,
    /// The level whose code runs on the GPU.
    pub gpu_level: OptLevel,
    /// A fixed architecture instead of a changing one.
    pub target: Option<Target>,
    /// Where findings and files of the reference go.
    pub dir: PathBuf,
    /// Reduce findings.
    pub reduce: bool,
}

/// Architectures that take turns.
const TARGETS: [&str; 4] = ["sm_90", "sm_75", "sm_100", "sm_86"];

/// The target and the knobs of a batch, which follow from its number and nothing else: a seed is always the same program.
fn setting(campaign: &Campaign, batch: u64) -> (Target, Knobs) {
    let name = TARGETS[(batch % TARGETS.len() as u64) as usize];
    let target = campaign.target.or_else(|| Target::parse(name).ok()).unwrap_or_default();
    const SIZES: [u32; 6] = [4, 6, 8, 10, 16, 24];
    let size = if campaign.size > 0 { campaign.size } else { SIZES[(batch / 4 % 6) as usize] };
    (target, Knobs { size, half: batch.is_multiple_of(5), sm_80: target.sm() >= 80 })
}

/// Batches have fixed borders, so that a seed lies in the same batch however a campaign is cut.
const GRAIN: u64 = 20;

/// The program of a seed, and the target it is compiled for.
pub fn program_of(campaign: &Campaign, seed: u64) -> (Program, Target) {
    let (target, knobs) = setting(campaign, seed / GRAIN);
    (generate::program(seed, &format!("p{}_", seed % GRAIN), knobs), target)
}

/// The first GPU and what it is.
fn open_gpu() -> Result<(Gpu, Target), String> {
    let gpu = Gpu::open(0).map_err(|e| e.to_string())?;
    let sm = gpu.sm().map_err(|e| e.to_string())?;
    let target = Target::parse(&format!("sm_{sm}")).map_err(|e| e.to_string())?;
    // Functions call themselves a few times, with all their variables.
    gpu.set_stack(64 << 10).map_err(|e| e.to_string())?;
    Ok((gpu, target))
}

/// Runs a campaign; the number of findings.
pub fn run(campaign: &Campaign) -> Result<usize, String> {
    fs::create_dir_all(&campaign.dir).map_err(|e| format!("{}: {e}", campaign.dir.display()))?;
    let tools = match campaign.reference || campaign.ptxas {
        true => Some(Reference::new(&campaign.dir.join("reference"), campaign.keep, campaign.gpu)?),
        false => None,
    };
    let inspector = match campaign.debug {
        true => Some(Inspector::find(&campaign.dir).ok_or("ptxas and llvm-dwarfdump are needed")?),
        false => None,
    };
    let seeds = Seeds::new(campaign.bounds);
    let done = AtomicU64::new(0);
    let strange = AtomicU64::new(0);
    if campaign.gpu {
        open_gpu()?;
    }
    let work = || {
        // A context belongs to a thread. That there is a GPU is known.
        let gpu = campaign.gpu.then(open_gpu).and_then(Result::ok);
        while let Some(batch) = seeds.take(campaign.batch, GRAIN) {
            let (from, size) = (batch.start, batch.end - batch.start);
            let programs: Vec<(Program, Target)> = batch.map(|s| program_of(campaign, s)).collect();
            let Some(mut target) = programs.first().map(|p| p.1) else { return };
            // The GPU's own, if code for this target cannot run there.
            if let Some((_, own)) = gpu.as_ref().filter(|(_, own)| target.sm() > own.sm()) {
                target = *own;
            }
            let judges = Judges {
                target,
                levels: &LEVELS,
                reference: tools.as_ref().filter(|_| campaign.reference),
                ptxas: tools.as_ref().filter(|_| campaign.ptxas),
                described: inspector.as_ref(),
                gpu: gpu.as_ref().map(|(gpu, own)| (gpu, *own)),
                gpu_level: campaign.gpu_level,
            };
            let list: Vec<&Program> = programs.iter().map(|p| &p.0).collect();
            for (i, finding) in check(&list, judges) {
                let seed = from + i as u64;
                if matches!(finding, Finding::OfReference | Finding::OfGpu) {
                    println!("seed {seed} ({}): {finding}", target.name());
                    strange.fetch_add(1, Ordering::Relaxed);
                    continue;
                }
                seeds.found();
                save(campaign, list[i], &finding, judges, !seeds.is_late());
            }
            let total = done.fetch_add(size, Ordering::Relaxed) + size;
            if total / 1000 != (total - size) / 1000 {
                println!("{total} programs, {} findings, {:.0} s", seeds.findings(), seeds.seconds());
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..campaign.jobs.max(1) {
            // Deep recursion in the compiler is limited for the main thread's stack.
            let builder = std::thread::Builder::new().stack_size(64 << 20);
            if builder.spawn_scoped(scope, work).is_err() {
                break;
            }
        }
    });
    println!(
        "{}, {} findings, {} bugs of the reference, {:.1} s",
        seeds.summary("programs"),
        seeds.findings(),
        strange.load(Ordering::Relaxed),
        seeds.seconds()
    );
    Ok(seeds.findings())
}

/// Runs a text that was changed by hand with the inputs of a seed, and prints what is in the first buffer in the end.
pub fn replay(campaign: &Campaign, seed: u64, text: &str) -> Result<usize, String> {
    let (mut program, target) = program_of(campaign, seed);
    // The launch and the inputs of a reduced program are in its first line.
    let head = text.lines().next().unwrap_or_default();
    let number = |name: &str| -> Option<u32> {
        head.split_once(name)?.1.split(|c: char| !c.is_ascii_digit()).find(|w| !w.is_empty())?.parse().ok()
    };
    program.grid = number("grid").unwrap_or(program.grid);
    program.block = number("block").unwrap_or(program.block);
    let areas = head.split_once("areas ").map(|(_, rest)| rest.split_whitespace().collect::<Vec<_>>());
    if let Some(names) = areas {
        program.areas.retain(|a| names.contains(&program.vars[a.var].name.as_str()));
    }
    program.cells.truncate(number("cells").unwrap_or(u32::MAX) as usize);
    if head.contains("no argument") {
        program.argument = None;
    }
    let gpu = campaign.gpu.then(open_gpu).transpose()?;
    let reference = Reference::new(&campaign.dir.join("reference"), false, true)?;
    let mut makers: Vec<(String, Result<String, CompileError>)> =
        LEVELS.iter().map(|l| (format!("{l:?}"), oxicc(text, *l, target, DebugInfo::None))).collect();
    makers.push(("reference".to_owned(), reference.compile(text, target, true)));
    makers.push(("reference-O0".to_owned(), reference.compile(text, target, false)));
    for (name, ptx) in makers {
        let ptx = match ptx {
            Ok(ptx) => ptx,
            Err(e) => {
                println!("{name}: {}", e.text());
                continue;
            }
        };
        let _ = fs::write(campaign.dir.join(format!("replay-{name}.ptx")), &ptx);
        show_outcome(&name, execute::run(&ptx, &[&program])?.into_iter().next());
        if let Some((gpu, own)) = &gpu {
            let outcome = on_gpu::run(gpu, &ptx, None, &[&program])?.into_iter().next();
            show_outcome(&format!("{name} on the GPU"), outcome);
            let cubin = reference.assemble(&ptx, *own)?;
            let outcome = on_gpu::run(gpu, &ptx, Some(&cubin), &[&program])?.into_iter().next();
            show_outcome(&format!("{name} on the GPU, by ptxas"), outcome);
        }
    }
    Ok(0)
}

/// Prints what is in the first buffer.
fn show_outcome(maker: &str, outcome: Option<execute::Outcome>) {
    match outcome {
        Some(execute::Outcome::Memory(memory)) => {
            let words = memory.first().map_or(&[][..], |m| m.as_slice()).chunks_exact(8);
            let words: Vec<String> =
                words.map(|w| w.iter().rev().map(|b| format!("{b:02x}")).collect()).collect();
            println!("{maker}: {}", words.join(" "));
        }
        Some(execute::Outcome::Fault(text)) => println!("{maker}: {text}"),
        Some(execute::Outcome::NotRun) => println!("{maker}: not run"),
        None => {}
    }
}

/// Writes a finding: the program, reduced if asked and `in_time`, and a report in its first lines.
fn save(campaign: &Campaign, program: &Program, finding: &Finding, judges: Judges, in_time: bool) {
    let name = format!("{}-{}", program.seed, finding.kind());
    let report = |program: &Program, finding: &Finding| {
        let areas: Vec<&str> = program.areas.iter().map(|a| program.vars[a.var].name.as_str()).collect();
        let argument = if program.argument.is_some() { "" } else { ", no argument" };
        let mut text = format!(
            "// seed {}, {}, grid {}, block {}, cells {}{argument}, areas {}\n",
            program.seed,
            judges.target.name(),
            program.grid,
            program.block,
            program.cells.len(),
            areas.join(" ")
        );
        for line in finding.to_string().lines() {
            text.push_str(&format!("// {line}\n"));
        }
        text + &print::file([program])
    };
    let _ = fs::write(campaign.dir.join(format!("{name}.full.cu")), report(program, finding));
    println!("seed {} ({}): {}", program.seed, judges.target.name(), first_lines(&finding.to_string()));
    if campaign.reduce && in_time {
        let (small, finding) = reduce::reduce(program, finding, judges);
        let path = campaign.dir.join(format!("{name}.cu"));
        let _ = fs::write(&path, report(&small, &finding));
        println!("  reduced: {}", path.display());
    }
}

fn first_lines(text: &str) -> String {
    text.lines().take(4).collect::<Vec<_>>().join("\n    ")
}
