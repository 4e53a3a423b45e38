//! Runs pipelines.
//!
//! Passes over functions that follow each other run on one function after the other, so that a function stays in the cache,
//! and on several functions at once where there is enough to do. A function pass sees nothing but its function and the
//! shared context, so that the result does not depend on the number of threads. When somebody looks on (printing, verifying,
//! bisecting), passes run one at a time over the whole module, in the order of the pipeline.

use std::num::NonZeroUsize;
use std::panic;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use oxicc_clock::Instant;
use oxicc_ir::verify::verify;
use oxicc_ir::{Context, Function, GlobalId, Module};
use rustc_hash::FxHashMap;

use crate::analysis::is_shown_by;
use crate::knobs::Knobs;
use crate::level::OptLevel;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::passes::AnyPass;
use crate::pipeline::Pipeline;
use crate::remarks::Log;
use crate::trace::Span;

/// What one pass did, summed over its runs.
#[derive(Clone, Debug)]
pub struct PassReport {
    pub name: &'static str,
    pub runs: u32,
    pub changed: u32,
    pub time: Duration,
}

/// What happens while a pipeline runs, for those who look on.
pub enum Event<'a> {
    /// A pass has run; on one function or, without one, on the module.
    After { pass: &'static str, module: &'a Module, function: Option<GlobalId>, changed: Changed },
    /// Pass number `number` is about to run, or left out because it is beyond the limit.
    Bisect { number: u64, pass: &'static str, module: &'a Module, function: Option<GlobalId>, runs: bool },
    /// The module is not valid any more.
    Invalid { pass: &'static str, function: Option<GlobalId>, errors: Vec<String> },
}

/// How a pipeline runs.
#[derive(Default)]
pub struct RunOptions<'a> {
    /// Is told what happens.
    pub observer: Option<&'a mut dyn FnMut(Event<'_>)>,
    /// Verify the module after each pass that changed something.
    pub verify_each: bool,
    /// Passes after this many are left out.
    pub bisect_limit: Option<u64>,
    /// How many were numbered by pipelines that ran before on the module.
    pub numbered: u64,
    /// Threads; 0 means as many as the machine has.
    pub threads: usize,
    /// Keep remarks.
    pub remarks: bool,
    /// What the passes are told.
    pub knobs: Arc<Knobs>,
    /// Keep when each pass ran.
    pub trace: bool,
    /// Called before each pass with the bytes of what it works on, a function or the module; it may unwind to end the work.
    pub poll: Option<&'a (dyn Fn(&dyn Fn() -> usize) + Sync)>,
}

/// What is known after a pipeline has run.
#[derive(Debug, Default)]
pub struct Outcome {
    /// By pass, in the order of first runs.
    pub passes: Vec<PassReport>,
    /// Remarks and counters.
    pub log: Log,
    /// In no order.
    pub spans: Vec<Span>,
    /// How many runs of passes are numbered by now, if there is a limit.
    pub numbered: u64,
}

/// Instructions of a module from which on threads are worth starting.
const WORTH_THREADS: usize = 20_000;

/// Optimises a module at a level.
pub fn run(module: &mut Module, level: OptLevel) -> Outcome {
    run_with(module, &Pipeline::for_level(level), RunOptions::default())
}

/// Runs a pipeline; `after` is called after each pass that changed something, with the pass's name and, for function
/// passes, the function.
pub fn run_pipeline(
    module: &mut Module,
    pipeline: &Pipeline,
    mut after: impl FnMut(&Module, &'static str, Option<GlobalId>),
) -> Outcome {
    let mut observer = |event: Event<'_>| {
        if let Event::After { pass, module, function, changed } = event
            && changed != Changed::Nothing
        {
            after(module, pass, function);
        }
    };
    run_with(module, pipeline, RunOptions { observer: Some(&mut observer), ..RunOptions::default() })
}

/// Runs a pipeline.
pub fn run_with(module: &mut Module, pipeline: &Pipeline, options: RunOptions<'_>) -> Outcome {
    let mut reports = Reports::new(
        options.remarks,
        Arc::clone(&options.knobs),
        options.trace.then(Instant::now),
        options.poll,
    );
    let chosen = pipeline.without(&options.knobs);
    let pipeline = &chosen;
    if options.observer.is_some() || options.verify_each || options.bisect_limit.is_some() {
        one_at_a_time(module, pipeline, options, &mut reports);
        return reports.outcome;
    }
    let mut passes = pipeline.passes();
    let mut idle: FxHashMap<GlobalId, Idle> = FxHashMap::default();
    while let Some(first) = passes.first() {
        match first {
            AnyPass::Module(p) => {
                reports.poll(|| module.bytes());
                let start = Instant::now();
                let changed = p.run(module, &mut reports.outcome.log);
                if changed != Changed::Nothing {
                    idle.clear();
                }
                reports.add(p.name(), changed, start, String::new);
                passes = &passes[1..];
            }
            AnyPass::Function(_) => {
                let group: Vec<&'static dyn FunctionPass> = passes
                    .iter()
                    .map_while(|p| match p {
                        AnyPass::Function(p) => Some(*p),
                        AnyPass::Module(_) => None,
                    })
                    .collect();
                passes = &passes[group.len()..];
                run_group(module, &group, options.threads, &mut idle, &mut reports);
            }
        }
    }
    reports.outcome
}

/// Passes recurse over trees of expressions and over the dominator tree, which may be as deep as the function is long. The
/// memory is only touched when it is used.
const WORKER_STACK: usize = 256 << 20;

/// How often a function has changed, and how often it had when each pass last found nothing to do. Passes depend on nothing else as long
/// as the rest of the module stays, so that they would find nothing again.
#[derive(Default)]
struct Idle {
    changes: u32,
    passes: FxHashMap<&'static str, u32>,
}

/// Runs function passes on every function, each function to its end.
fn run_group(
    module: &mut Module,
    group: &[&'static dyn FunctionPass],
    threads: usize,
    idle: &mut FxHashMap<GlobalId, Idle>,
    reports: &mut Reports<'_>,
) {
    let (ctx, functions) = module.split_all();
    let mut functions: Vec<_> =
        functions.into_iter().map(|(id, func)| (id, func, idle.remove(&id).unwrap_or_default())).collect();
    let size: usize = functions.iter().map(|(_, f, _)| f.num_insts()).sum();
    let available = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let wanted = match threads {
        0 if size < WORTH_THREADS || functions.len() < 2 => 1,
        0 => available(),
        n => n,
    };
    let threads = wanted.min(functions.len());
    if threads <= 1 {
        for (id, func, mut own) in functions {
            let log = run_on(ctx, func, group, &mut own, reports);
            reports.outcome.log.join(log);
            idle.insert(id, own);
        }
        return;
    }
    // The largest first: the last one to end decides.
    functions.sort_by_key(|(id, f, _)| (f.num_insts(), std::cmp::Reverse(*id)));
    let work = Mutex::new(functions);
    let next = || work.lock().unwrap_or_else(|e| e.into_inner()).pop();
    let all = Mutex::new(Vec::new());
    let fresh = &*reports;
    let worker = |number: u32| {
        let mut own = fresh.for_thread(number);
        let mut logs = Vec::new();
        while let Some((id, func, mut idle)) = next() {
            let log = run_on(ctx, func, group, &mut idle, &mut own);
            logs.push((id, log, idle));
        }
        all.lock().unwrap_or_else(|e| e.into_inner()).push((own, logs));
    };
    thread::scope(|scope| {
        let start = |number: u32| {
            let (builder, worker) = (thread::Builder::new().stack_size(WORKER_STACK), &worker);
            // Without a thread there is more to do for the others.
            builder.spawn_scoped(scope, move || worker(number)).ok()
        };
        let others: Vec<_> = (1..threads as u32).filter_map(start).collect();
        worker(0);
        for other in others {
            // As if it had happened on this thread: the payload says why the work ended.
            if let Err(payload) = other.join() {
                panic::resume_unwind(payload);
            }
        }
    });
    // What is said is in the order of the functions, whoever worked on them.
    let mut said = Vec::new();
    for (own, logs) in all.into_inner().unwrap_or_else(|e| e.into_inner()) {
        reports.join(own);
        said.extend(logs);
    }
    said.sort_by_key(|(id, ..)| *id);
    for (id, log, own) in said {
        reports.outcome.log.join(log);
        idle.insert(id, own);
    }
}

fn run_on(
    ctx: &Context,
    func: &mut Function,
    group: &[&'static dyn FunctionPass],
    idle: &mut Idle,
    reports: &mut Reports<'_>,
) -> Log {
    let mut analyses = Analyses::with_log(reports.log());
    for pass in group {
        // What a pass says is wanted each time.
        let says_nothing = !reports.remarks && !is_shown_by(pass.name());
        if says_nothing && idle.passes.get(pass.name()) == Some(&idle.changes) {
            continue;
        }
        reports.poll(|| func.bytes());
        let (start, mark) = (Instant::now(), analyses.log.mark(func));
        let changed = pass.run(ctx, func, &mut analyses);
        analyses.invalidate(changed);
        analyses.log.tell_counters(ctx, func, (pass.name(), changed != Changed::Nothing), &mark);
        match changed {
            Changed::Nothing => {
                idle.passes.insert(pass.name(), idle.changes);
            }
            _ => idle.changes += 1,
        }
        reports.add(pass.name(), changed, start, || ctx.global(func.id()).name().to_owned());
    }
    analyses.log
}

fn one_at_a_time(module: &mut Module, pipeline: &Pipeline, options: RunOptions<'_>, reports: &mut Reports) {
    let mut analyses: FxHashMap<GlobalId, Analyses> = FxHashMap::default();
    let mut silent = |_: Event<'_>| {};
    let observer = options.observer.unwrap_or(&mut silent);
    let mut number = options.numbered;
    for pass in pipeline.passes() {
        let units: Vec<Option<GlobalId>> = match pass {
            AnyPass::Module(_) => vec![None],
            AnyPass::Function(_) => module.defined_functions().map(|(id, _)| Some(id)).collect(),
        };
        for function in units {
            if let Some(limit) = options.bisect_limit {
                number += 1;
                let runs = number <= limit;
                observer(Event::Bisect { number, pass: pass.name(), module, function, runs });
                if !runs {
                    continue;
                }
            }
            let start = Instant::now();
            let changed = match (pass, function) {
                (AnyPass::Module(p), _) => {
                    let changed = p.run(module, &mut reports.outcome.log);
                    if changed != Changed::Nothing {
                        analyses.clear();
                    }
                    changed
                }
                (AnyPass::Function(p), Some(id)) => {
                    let (ctx, func) = module.split(id);
                    let Some(func) = func else { continue };
                    let fresh = || Analyses::with_log(reports.log());
                    let cache = analyses.entry(id).or_insert_with(fresh);
                    let mark = cache.log.mark(func);
                    let changed = p.run(ctx, func, cache);
                    cache.invalidate(changed);
                    cache.log.tell_counters(ctx, func, (p.name(), changed != Changed::Nothing), &mark);
                    let said = std::mem::replace(&mut cache.log, reports.log());
                    reports.outcome.log.join(said);
                    changed
                }
                (AnyPass::Function(_), None) => continue,
            };
            let detail = || function.map(|id| module.ctx.global(id).name().to_owned()).unwrap_or_default();
            reports.add(pass.name(), changed, start, detail);
            observer(Event::After { pass: pass.name(), module, function, changed });
            if options.verify_each
                && changed != Changed::Nothing
                && let Err(errors) = verify(module)
            {
                let errors = errors.iter().map(|e| e.to_string()).collect();
                observer(Event::Invalid { pass: pass.name(), function, errors });
            }
        }
    }
    reports.outcome.numbered = number;
}

/// What is gathered while a pipeline runs.
struct Reports<'a> {
    outcome: Outcome,
    remarks: bool,
    knobs: Arc<Knobs>,
    /// When the pipeline started, if spans are wanted.
    since: Option<Instant>,
    thread: u32,
    poll: Option<&'a (dyn Fn(&dyn Fn() -> usize) + Sync)>,
}

impl<'a> Reports<'a> {
    fn new(
        remarks: bool,
        knobs: Arc<Knobs>,
        since: Option<Instant>,
        poll: Option<&'a (dyn Fn(&dyn Fn() -> usize) + Sync)>,
    ) -> Reports<'a> {
        let log = Log::with_knobs(remarks, Arc::clone(&knobs));
        let outcome = Outcome { log, ..Outcome::default() };
        Reports { outcome, remarks, knobs, since, thread: 0, poll }
    }

    fn for_thread(&self, thread: u32) -> Reports<'a> {
        Reports { thread, ..Reports::new(self.remarks, Arc::clone(&self.knobs), self.since, self.poll) }
    }

    /// A place for what one run says.
    fn log(&self) -> Log {
        Log::with_knobs(self.remarks, Arc::clone(&self.knobs))
    }

    /// Asks the caller whether to go on.
    fn poll(&self, held: impl Fn() -> usize) {
        if let Some(poll) = self.poll {
            poll(&held);
        }
    }

    fn entry(&mut self, name: &'static str) -> &mut PassReport {
        let list = &mut self.outcome.passes;
        let at = match list.iter().position(|r| r.name == name) {
            Some(at) => at,
            None => {
                list.push(PassReport { name, runs: 0, changed: 0, time: Duration::ZERO });
                list.len() - 1
            }
        };
        &mut list[at]
    }

    fn add(&mut self, name: &'static str, changed: Changed, start: Instant, detail: impl FnOnce() -> String) {
        let time = start.elapsed();
        let report = self.entry(name);
        report.runs += 1;
        report.changed += u32::from(changed != Changed::Nothing);
        report.time += time;
        if let Some(since) = self.since {
            let start = start.duration_since(since);
            self.outcome.spans.push(Span { name, detail: detail(), start, time, thread: self.thread });
        }
    }

    fn join(&mut self, other: Reports) {
        for r in other.outcome.passes {
            let report = self.entry(r.name);
            report.runs += r.runs;
            report.changed += r.changed;
            report.time += r.time;
        }
        self.outcome.spans.extend(other.outcome.spans);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "
define i32 @a(i32 %x) {
  %y = add i32 %x, 0
  %z = mul i32 %y, 1
  ret i32 %z
}
define i32 @b(i32 %x) {
  %y = sub i32 %x, %x
  ret i32 %y
}
";

    fn optimised(options: RunOptions<'_>) -> String {
        let mut module = oxicc_ir::text::parse(TEXT).unwrap();
        run_with(&mut module, &Pipeline::parse("instcombine,dce").unwrap(), options);
        oxicc_ir::text::print(&module)
    }

    #[test]
    fn threads_change_nothing() {
        let one = optimised(RunOptions { threads: 1, ..RunOptions::default() });
        assert_eq!(optimised(RunOptions { threads: 2, ..RunOptions::default() }), one);
        assert_eq!(optimised(RunOptions { verify_each: true, ..RunOptions::default() }), one);
    }

    /// A module pass that changes nothing leaves what is known of the functions; one that does, not.
    #[test]
    fn passes_without_work_are_left_out() {
        let runs = |pipeline: &str, text: &str| {
            let mut module = oxicc_ir::text::parse(text).unwrap();
            let pipeline = Pipeline::parse(pipeline).unwrap();
            let outcome = run_with(&mut module, &pipeline, RunOptions::default());
            outcome.passes.iter().find(|p| p.name == "instcombine").map(|p| (p.runs, p.changed))
        };
        let pipeline = "instcombine,instcombine,globaldce,instcombine";
        assert_eq!(runs(pipeline, TEXT), Some((4, 2)));
        let dead = format!("{TEXT}define internal void @dead() {{\n  ret void\n}}\n");
        assert_eq!(runs(pipeline, &dead), Some((7, 2)));
    }

    #[test]
    fn bisecting_leaves_out_what_is_beyond_the_limit() {
        let mut seen = Vec::new();
        let mut observer = |event: Event<'_>| {
            if let Event::Bisect { number, pass, function, runs, .. } = event {
                seen.push((number, pass, function.is_some(), runs));
            }
        };
        let options =
            RunOptions { observer: Some(&mut observer), bisect_limit: Some(1), ..RunOptions::default() };
        let text = optimised(options);
        assert!(text.contains("ret i32 %x") && text.contains("sub i32 %x, %x"), "{text}");
        let expected = [
            (1, "instcombine", true, true),
            (2, "instcombine", true, false),
            (3, "dce", true, false),
            (4, "dce", true, false),
        ];
        assert_eq!(seen, expected);
    }
}
