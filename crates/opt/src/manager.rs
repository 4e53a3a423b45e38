//! Runs pipelines.

use std::time::{Duration, Instant};

use oxicc_ir::{GlobalId, Module};
use rustc_hash::FxHashMap;

use crate::pass::{Analyses, Changed};
use crate::passes::AnyPass;
use crate::pipeline::{Level, Pipeline};

/// What one pass did, summed over its runs.
#[derive(Clone, Debug)]
pub struct PassReport {
    pub name: &'static str,
    pub runs: u32,
    pub changed: u32,
    pub time: Duration,
}

/// Optimises a module at a level.
pub fn run(module: &mut Module, level: Level) -> Vec<PassReport> {
    run_pipeline(module, &Pipeline::for_level(level), |_, _, _| {})
}

/// Runs a pipeline; `after` is called after each pass that changed something, with the pass's name and, for function
/// passes, the function.
pub fn run_pipeline(
    module: &mut Module,
    pipeline: &Pipeline,
    mut after: impl FnMut(&Module, &'static str, Option<GlobalId>),
) -> Vec<PassReport> {
    let mut analyses: FxHashMap<GlobalId, Analyses> = FxHashMap::default();
    let mut reports: Vec<PassReport> = Vec::new();
    for pass in pipeline.passes() {
        let start = Instant::now();
        let mut changed = 0;
        match pass {
            AnyPass::Module(p) => {
                if p.run(module) != Changed::Nothing {
                    changed += 1;
                    analyses.clear();
                    after(module, p.name(), None);
                }
            }
            AnyPass::Function(p) => {
                let ids: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
                for id in ids {
                    let (ctx, func) = module.split(id);
                    let Some(func) = func else { continue };
                    let cache = analyses.entry(id).or_default();
                    let what = p.run(ctx, func, cache);
                    cache.invalidate(what);
                    if what != Changed::Nothing {
                        changed += 1;
                        after(module, p.name(), Some(id));
                    }
                }
            }
        }
        let time = start.elapsed();
        match reports.iter_mut().find(|r| r.name == pass.name()) {
            Some(r) => {
                r.runs += 1;
                r.changed += changed;
                r.time += time;
            }
            None => reports.push(PassReport { name: pass.name(), runs: 1, changed, time }),
        }
    }
    reports
}
