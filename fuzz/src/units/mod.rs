//! Generated translation units as nvcc gives them to the device compiler, compared with the reference compiler by what can be
//! seen from outside: whether they are accepted, the kernels in the PTX, and what the host's half registers.
//!
//! - [`lambdas`]: extended lambdas, whose types the host compiler must spell as the device compiler does
//! - [`compare`]: both compilers on one text

pub mod compare;
pub mod lambdas;

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use compare::Reference;

use crate::seeds::{Bounds, Seeds};

/// What every unit begins with: CUDA's words, and what a launch needs.
pub const PRELUDE: &str = r#"
struct __attribute__((device_builtin)) dim3 {
    unsigned x, y, z;
    __attribute__((host)) __attribute__((device)) constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {}
};
struct CUstream_st;
extern "C" unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, unsigned long shared = 0, struct CUstream_st *stream = 0);
# 1 "unit.cu"
"#;

/// A generator: the text of a seed.
pub type Generator = fn(seed: u64) -> String;

pub struct Campaign {
    pub generator: Generator,
    /// What the saved files are called.
    pub name: &'static str,
    pub bounds: Bounds,
    pub jobs: usize,
    pub dir: PathBuf,
}

/// Runs a campaign; the number of findings.
pub fn run(campaign: &Campaign) -> Result<usize, String> {
    fs::create_dir_all(&campaign.dir).map_err(|e| format!("{}: {e}", campaign.dir.display()))?;
    let reference = Reference::new(&campaign.dir.join("reference"))?;
    let seeds = Seeds::new(campaign.bounds);
    let (refused, kernels) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = || {
        while let Some(seed) = seeds.take(1, 1).map(|range| range.start) {
            let text = (campaign.generator)(seed);
            let theirs = reference.look(&text);
            match &theirs {
                Ok(seen) => kernels.fetch_add(seen.kernels() as u64, Ordering::Relaxed),
                Err(_) => refused.fetch_add(1, Ordering::Relaxed),
            };
            if let Some(difference) = compare::difference(&compare::oxicc(&text), &theirs) {
                let file = campaign.dir.join(format!("{}-{seed}.cu", campaign.name));
                let commented: String = difference.lines().map(|l| format!("// {l}\n")).collect();
                // The report says it as well.
                let _ = fs::write(&file, format!("{commented}{text}"));
                let first = difference.lines().next().unwrap_or_default();
                println!("seed {seed}: {first} ({})", file.display());
                seeds.found();
            }
            let done = seed + 1 - campaign.bounds.seed;
            if done.is_multiple_of(500) {
                println!("{done} units, {:.0} s", seeds.seconds());
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..campaign.jobs.max(1) {
            scope.spawn(work);
        }
    });
    println!(
        "{}, {} kernels, {} units refused by the reference, {} findings, {:.1} s",
        seeds.summary("units"),
        kernels.load(Ordering::Relaxed),
        refused.load(Ordering::Relaxed),
        seeds.findings(),
        seeds.seconds()
    );
    Ok(seeds.findings())
}
