//! `oxicc-fuzz`: started by `cargo xtask fuzz`.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use oxicc_driver::{OptLevel, Target};
use oxicc_fuzz::differential::batch::LEVELS;
use oxicc_fuzz::differential::campaign::{self, Campaign};
use oxicc_fuzz::passes;
use oxicc_fuzz::program::print;
use oxicc_fuzz::seeds::Bounds;
use oxicc_fuzz::units;

#[global_allocator]
static ALLOCATOR: oxicc_allocator::Allocator = oxicc_allocator::Allocator;

const USAGE: &str = "\
usage: oxicc-fuzz programs [BOUNDS] [--size K] [--batch N] [--jobs N] [--reference [--keep]] [--ptxas] [--debug] [--gpu [--gpu-level N]] [--arch SM]
                           [--no-reduce] [--dir DIR]
       oxicc-fuzz passes [BOUNDS] [--size K] [--jobs N] [--no-reduce] [--dir DIR]
       oxicc-fuzz lambdas [BOUNDS] [--jobs N] [--dir DIR]   extended lambdas, named as the reference names them
       oxicc-fuzz lambdas show SEED
       oxicc-fuzz show SEED [--size K]
       oxicc-fuzz replay SEED FILE [--gpu]   run a changed text with the inputs of a seed; print `out` of every maker
BOUNDS: [--seed S] [--count N] [--seconds T] [--most N]   from seed S on, N seeds (1000), or as many as begin within T seconds, until N findings";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::from(1),
        Err(message) => {
            eprintln!("oxicc-fuzz: {message}");
            ExitCode::from(2)
        }
    }
}

fn run(args: &[String]) -> Result<usize, String> {
    let Some((task, rest)) = args.split_first() else { return Err(USAGE.to_owned()) };
    let mut campaign = Campaign {
        bounds: Bounds::counted(0, 1000, 50),
        size: 0,
        batch: 20,
        jobs: std::thread::available_parallelism().map_or(1, |n| n.get()),
        reference: false,
        keep: false,
        ptxas: false,
        debug: false,
        gpu: false,
        gpu_level: OptLevel::O3,
        target: None,
        dir: PathBuf::from("target/fuzz"),
        reduce: true,
    };
    let mut count = None;
    let mut free = Vec::new();
    let mut rest = rest.iter();
    while let Some(arg) = rest.next() {
        let mut number = || rest.next().and_then(|v| v.parse::<u64>().ok()).ok_or_else(|| USAGE.to_owned());
        match arg.as_str() {
            "--seed" => campaign.bounds.seed = number()?,
            "--count" => count = Some(number()?),
            "--size" => campaign.size = number()? as u32,
            "--batch" => campaign.batch = number()?.max(1),
            "--jobs" => campaign.jobs = number()? as usize,
            "--seconds" => campaign.bounds.time = Some(Duration::from_secs(number()?)),
            "--most" => campaign.bounds.most = number()? as usize,
            "--keep" => campaign.keep = true,
            "--reference" => campaign.reference = true,
            "--ptxas" => campaign.ptxas = true,
            "--debug" => campaign.debug = true,
            "--gpu" => campaign.gpu = true,
            "--gpu-level" => {
                let level = LEVELS.get(number()? as usize).ok_or_else(|| USAGE.to_owned())?;
                campaign.gpu_level = *level;
            }
            "--no-reduce" => campaign.reduce = false,
            "--dir" => campaign.dir = rest.next().ok_or_else(|| USAGE.to_owned())?.into(),
            "--arch" => {
                let name = rest.next().ok_or_else(|| USAGE.to_owned())?;
                campaign.target = Some(Target::parse(name).map_err(|e| e.to_string())?);
            }
            other if !other.starts_with('-') => free.push(other.to_owned()),
            _ => return Err(USAGE.to_owned()),
        }
    }
    match (count, campaign.bounds.time) {
        (Some(count), _) => campaign.bounds.count = count,
        (None, Some(_)) => campaign.bounds.count = u64::MAX,
        (None, None) => {}
    }
    oxicc_driver::install_panic_hook();
    match task.as_str() {
        "programs" => campaign::run(&campaign),
        "passes" => passes::run(&passes::Campaign {
            bounds: campaign.bounds,
            size: campaign.size,
            jobs: campaign.jobs,
            dir: campaign.dir.clone(),
            reduce: campaign.reduce,
        }),
        "lambdas" if free.first().is_some_and(|f| f == "show") => {
            let seed = free.get(1).and_then(|s| s.parse().ok()).ok_or_else(|| USAGE.to_owned())?;
            println!("{}", units::lambdas::unit(seed));
            Ok(0)
        }
        "lambdas" => units::run(&units::Campaign {
            generator: units::lambdas::unit,
            name: "lambdas",
            bounds: campaign.bounds,
            jobs: campaign.jobs,
            dir: campaign.dir.clone(),
        }),
        "show" => {
            let seed = free.first().and_then(|s| s.parse().ok()).ok_or_else(|| USAGE.to_owned())?;
            let (program, target) = campaign::program_of(&campaign, seed);
            println!("// seed {seed}, {}\n{}", target.name(), print::file([&program]));
            Ok(0)
        }
        "replay" => {
            let seed = free.first().and_then(|s| s.parse().ok()).ok_or_else(|| USAGE.to_owned())?;
            let file = free.get(1).ok_or_else(|| USAGE.to_owned())?;
            let text = std::fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?;
            campaign::replay(&campaign, seed, &text)
        }
        _ => Err(USAGE.to_owned()),
    }
}
