//! Each pass by itself over the IR of the cases: what a pass makes of a program must do what the program did.
//!
//! A case that runs kernels is compiled to IR twice, as the front end writes it and in SSA form; then passes run on it, each alone,
//! and the launches are executed. Trying every pass on every case takes long: by default each case gets a few, so that all cases
//! together try all passes. `OXICC_PASSES=all`, or names with commas, tries these on every case.

use std::env;
use std::sync::Arc;

use libtest_mimic::Trial;
use oxicc::{Emit, Input, InputKind, OptLevel, compile};

use crate::case::Case;
use crate::launches::Run;
use crate::trials::{on_large_stack, options, output};

/// What comes before the pass: nothing, and what makes SSA form of the memory that the front end uses.
const BEFORE: [&str; 2] = [
    "nvopt<O0>",
    "nvvm-pretreat,globaldce,simplifycfg,sroa,mem2reg,inline,globaldce,sroa,mem2reg,instcombine,simplifycfg,loop-simplify",
];

/// Passes that each case tries by default.
const PER_CASE: usize = 3;

/// One test per case.
pub fn of_cases(cases: Vec<Arc<Case>>) -> Vec<Trial> {
    let mut names: Vec<&'static str> = oxicc::pass_names();
    // It changes nothing, and refuses what libNVVM refuses.
    names.retain(|name| *name != "nvvm-verify");
    let chosen = env::var("OXICC_PASSES").ok();
    // Which fault comes first may depend on the level.
    let holds = |c: &Case| c.levels.contains(&OptLevel::O0) || !c.runs.iter().any(Run::expects_fault);
    let runs = cases
        .into_iter()
        .filter(|c| !c.runs.is_empty() && !c.expects_errors() && c.kind != InputKind::Ptx && holds(c));
    runs.enumerate()
        .map(|(i, case)| {
            let passes: Vec<String> = match chosen.as_deref() {
                Some("all") => names.iter().map(|n| (*n).to_owned()).collect(),
                Some(list) => list.split(',').map(str::to_owned).collect(),
                None => (0..PER_CASE).map(|k| names[(i * PER_CASE + k) % names.len()].to_owned()).collect(),
            };
            let name = format!("{} alone", case.name);
            let pending = case.pending.is_some();
            on_large_stack(name, &case, move |case| try_passes(case, &passes)).with_ignored_flag(pending)
        })
        .collect()
}

fn try_passes(case: &Case, passes: &[String]) -> Result<(), String> {
    for before in BEFORE {
        let mut options = options(case, OptLevel::O0, None)?;
        options.optimizer.passes = Some(before.to_owned());
        let compilation = compile(&Input::read(&case.path)?, &options, Emit::Llvm);
        let ir = output(&compilation)?.to_owned();
        for pass in passes {
            let input = Input::new(format!("{}.ll", case.name), InputKind::Ir, ir.clone().into_bytes());
            options.optimizer.passes = Some(pass.clone());
            options.optimizer.verify_each = true;
            let compilation = compile(&input, &options, Emit::Ptx);
            let fail = |e: String| format!("{before} | {pass}: {e}");
            let ptx = output(&compilation).map_err(fail)?;
            case.runs.iter().try_for_each(|run| run.execute(ptx)).map_err(fail)?;
        }
    }
    Ok(())
}
