//! Passes of the optimizer, alone and in any order: what a module computes must not change.
//!
//! The modules come from two sources. [`crate::generate`] makes programs, and what irgen makes of them is real IR; [`ir`] makes IR directly,
//! with what no frontend writes: odd widths, phis, selects of aggregates, switches into loops. Each goes through single passes, single passes
//! after SSA form was made, and random sequences; it is executed before and after on the simulator. A failing sequence is shortened,
//! a failing program reduced.

pub mod ir;

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use oxicc_driver::{Emit, Input, InputKind, OptLevel, Options, Target, compile};
use oxicc_opt::{Pipeline, RunOptions};
use oxicc_source::render::human::Color;

use crate::differential::execute::{self, Outcome};
use crate::differential::reduce;
use crate::generate::{self, Knobs};
use crate::program::{Program, print};
use crate::rng::Rng;
use crate::seeds::{Bounds, Seeds};

/// What makes values of memory: most passes have little to do before.
const SSA: &str = "sroa,mem2reg,instcombine,simplifycfg";

#[derive(Clone, Debug)]
pub struct Campaign {
    pub bounds: Bounds,
    pub size: u32,
    pub jobs: usize,
    pub dir: PathBuf,
    /// Reduce programs that are findings.
    pub reduce: bool,
}

/// A module and how to execute it.
enum Subject {
    Program(Box<Program>),
    Ir(String),
}

#[derive(Clone, Debug)]
struct Finding {
    pipeline: String,
    text: String,
}

/// Runs a campaign; the number of findings.
pub fn run(campaign: &Campaign) -> Result<usize, String> {
    fs::create_dir_all(&campaign.dir).map_err(|e| format!("{}: {e}", campaign.dir.display()))?;
    let seeds = Seeds::new(campaign.bounds);
    let runs = AtomicU64::new(0);
    let work = || {
        while let Some(seed) = seeds.take(1, 1).map(|range| range.start) {
            if let Some((subject, finding)) = one(seed, campaign.size, &runs) {
                seeds.found();
                save(campaign, seed, subject, finding, campaign.reduce && !seeds.is_late());
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..campaign.jobs.max(1) {
            let builder = std::thread::Builder::new().stack_size(64 << 20);
            if builder.spawn_scoped(scope, work).is_err() {
                break;
            }
        }
    });
    println!(
        "{}, {} pipelines, {} findings, {:.1} s",
        seeds.summary("modules"),
        runs.load(Ordering::Relaxed),
        seeds.findings(),
        seeds.seconds()
    );
    Ok(seeds.findings())
}

/// One module through some pipelines; the first finding.
fn one(seed: u64, size: u32, runs: &AtomicU64) -> Option<(Subject, Finding)> {
    let mut rng = Rng::new(seed ^ 0x9a55e5);
    let subject = if rng.percent(50) {
        let knobs =
            Knobs { size: if size > 0 { size } else { 4 + rng.below(10) as u32 }, half: false, sm_80: true };
        Subject::Program(Box::new(generate::program(seed, "p_", knobs)))
    } else {
        Subject::Ir(ir::module(seed, if size > 0 { size } else { 6 + rng.below(20) as u32 }))
    };
    let (text, before) = match baseline(&subject) {
        Ok(found) => found,
        Err(text) => return Some((subject, Finding { pipeline: String::new(), text })),
    };
    for pipeline in pipelines(&mut rng) {
        runs.fetch_add(1, Ordering::Relaxed);
        if let Some(what) = differs(&text, &pipeline, &subject, &before) {
            let pipeline = shorten(&text, &pipeline, &subject, &before);
            return Some((subject, Finding { pipeline, text: what }));
        }
    }
    None
}

/// Which passes to try, in which order.
fn pipelines(rng: &mut Rng) -> Vec<String> {
    let names: Vec<&str> = oxicc_opt::passes::PASSES.iter().map(|p| p.name()).collect();
    let mut out = Vec::new();
    for _ in 0..3 {
        out.push((*rng.pick(&names)).to_owned());
        out.push(format!("{SSA},{}", rng.pick(&names)));
    }
    for _ in 0..3 {
        let mut list: Vec<&str> = Vec::new();
        if rng.percent(70) {
            list.push(SSA);
        }
        for _ in 0..2 + rng.below(12) {
            list.push(*rng.pick(&names));
        }
        out.push(list.join(","));
    }
    out
}

fn options(level: OptLevel) -> Options {
    let mut options = Options::default();
    options.target = Target::parse("sm_90").unwrap_or_default();
    options.opt_level = level;
    options.math.fmad = false;
    options.diagnostics.no_warnings = true;
    options
}

/// The module as irgen leaves it, and what it computes.
fn baseline(subject: &Subject) -> Result<(String, Outcome), String> {
    let text = match subject {
        Subject::Program(program) => {
            let input = Input::new("fuzz.cu", InputKind::Cuda, print::file([&**program]));
            translate(&input, Emit::Llvm)?
        }
        Subject::Ir(text) => translate(&Input::new("fuzz.ll", InputKind::Ir, text.clone()), Emit::Llvm)?,
    };
    let outcome = execute_ir(&text, subject)?;
    match &outcome {
        Outcome::Fault(text) => Err(format!("the module stops before any pass: {text}")),
        Outcome::Memory(_) | Outcome::NotRun => Ok((text, outcome)),
    }
}

fn translate(input: &Input, emit: Emit) -> Result<String, String> {
    let compilation = compile(input, &options(OptLevel::O0), emit);
    match (&compilation.internal_error, &compilation.output) {
        (Some(error), _) => Err(format!("internal error: {}", error.message)),
        (None, Some(text)) => Ok(text.clone()),
        (None, None) => Err(compilation.render(Color::Never)),
    }
}

fn execute_ir(text: &str, subject: &Subject) -> Result<Outcome, String> {
    let ptx = translate(&Input::new("fuzz.ll", InputKind::Ir, text.to_owned()), Emit::Ptx)?;
    match subject {
        Subject::Program(program) => {
            let outcomes = execute::run(&ptx, &[program])?;
            outcomes.into_iter().next().ok_or_else(|| "no outcome".to_owned())
        }
        Subject::Ir(_) => ir::execute(&ptx),
    }
}

/// What a pipeline changes that it must not.
fn differs(text: &str, pipeline: &str, subject: &Subject, before: &Outcome) -> Option<String> {
    let changed = match optimised(text, pipeline) {
        Ok(changed) => changed,
        Err(e) => return Some(e),
    };
    match execute_ir(&changed, subject) {
        Err(e) => Some(e),
        Ok(after) if after == *before => None,
        Ok(Outcome::Fault(text)) => Some(format!("the code stops afterwards: {text}")),
        Ok(Outcome::Memory(_) | Outcome::NotRun) => Some("the results differ".to_owned()),
    }
}

/// A module after a pipeline, verified after every pass.
fn optimised(text: &str, pipeline: &str) -> Result<String, String> {
    let mut module =
        oxicc_ir::text::parse(text).map_err(|e| format!("{}:{}: {}", e.line, e.col, e.message))?;
    let pipeline = Pipeline::parse(pipeline).map_err(|e| e.to_string())?;
    let mut invalid = None;
    let mut observer = |event: oxicc_opt::Event<'_>| {
        if let oxicc_opt::Event::Invalid { pass, errors, .. } = event
            && invalid.is_none()
        {
            invalid = Some(format!("{pass} makes invalid IR: {}", errors.join("; ")));
        }
    };
    let options =
        RunOptions { observer: Some(&mut observer), verify_each: true, threads: 1, ..RunOptions::default() };
    let run = std::panic::AssertUnwindSafe(|| oxicc_opt::run_with(&mut module, &pipeline, options));
    if std::panic::catch_unwind(run).is_err() {
        return Err("a pass panics".to_owned());
    }
    match invalid {
        Some(text) => Err(text),
        None => Ok(oxicc_ir::text::print(&module)),
    }
}

/// A shorter pipeline that still shows it.
fn shorten(text: &str, pipeline: &str, subject: &Subject, before: &Outcome) -> String {
    let mut list: Vec<&str> = pipeline.split(',').collect();
    let mut at = 0;
    while at < list.len() && list.len() > 1 {
        let mut fewer = list.clone();
        fewer.remove(at);
        if differs(text, &fewer.join(","), subject, before).is_some() {
            list = fewer;
        } else {
            at += 1;
        }
    }
    list.join(",")
}

fn save(campaign: &Campaign, seed: u64, subject: Subject, finding: Finding, reduced: bool) {
    println!(
        "seed {seed}, passes \"{}\": {}",
        finding.pipeline,
        finding.text.lines().next().unwrap_or_default()
    );
    let (name, text) = match subject {
        Subject::Program(program) => {
            let judge = |candidate: &Program| {
                let subject = Subject::Program(Box::new(candidate.clone()));
                let (text, before) = baseline(&subject).ok()?;
                let what = differs(&text, &finding.pipeline, &subject, &before)?;
                Some(Finding { pipeline: finding.pipeline.clone(), text: what })
            };
            let small = match reduced {
                true => reduce::reduce_with(&program, &finding, &judge, 2000).0,
                false => *program,
            };
            let ir = baseline(&Subject::Program(Box::new(small.clone()))).map(|b| b.0).unwrap_or_default();
            let _ = fs::write(campaign.dir.join(format!("pass-{seed}.ll")), ir);
            (format!("pass-{seed}.cu"), print::file([&small]))
        }
        Subject::Ir(text) => (format!("pass-{seed}.ll"), text),
    };
    let comment = if name.ends_with(".ll") { ";" } else { "//" };
    let head = format!("{comment} seed {seed}, passes {}\n", finding.pipeline);
    let report: String = finding.text.lines().map(|l| format!("{comment} {l}\n")).collect();
    let path = campaign.dir.join(name);
    let _ = fs::write(&path, head + &report + &text);
    println!("  {}", path.display());
}
