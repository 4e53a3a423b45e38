//! The optimizer as a user steers and watches it.

use std::collections::HashSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use oxicc_arch::Dialect;
use oxicc_ir::{GlobalId, Module};
use oxicc_opt::knobs::{LINES_OF_BRANCHES, REFLECT, REMOVES_BARRIERS};
/// What [`OptimizerOptions::advice`] may ask for.
pub use oxicc_opt::passes::advice::SUBJECTS as ADVICE;
use oxicc_opt::passes::{PASSES, advice, elsewhere, known};
use oxicc_opt::remarks::Place;
use oxicc_opt::{
    Changed, Event, Knobs, Outcome, PassReport, Pipeline, Preparation, Remark, RemarkKind, RunOptions, Span,
};
use oxicc_source::{Pos, timeline};

use crate::debug_losses;
use crate::library::tell_answers;
use crate::options::MathLibrary;
use crate::output::write_atomically;
use crate::session::Session;
use crate::trace::chrome_json;

/// What to run in place of the level's pipeline, and what to show of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct OptimizerOptions {
    /// `-passes=`: a pipeline as text.
    pub passes: Option<String>,
    /// The module was optimised before: nothing runs.
    pub done_before: bool,
    /// Show which passes run.
    pub print_pipeline: bool,
    /// Show the IR before and after passes.
    pub print: PrintIr,
    /// Keep the IR before the passes and after each that changed something, in [`OptimizerOutput::steps`].
    pub keep_steps: bool,
    /// Only functions of these names are shown; all when there are none.
    pub print_functions: Vec<String>,
    /// Passes after this many are left out.
    pub bisect_limit: Option<u64>,
    /// Verify after each pass.
    pub verify_each: bool,
    /// Tell after each pass whether it lost debug information.
    pub check_debug: CheckDebug,
    /// What was lost, as JSON.
    pub debug_losses: Option<PathBuf>,
    /// `-Rpass=` and so on: remarks of passes that match the pattern.
    pub remarks: Vec<(RemarkFilter, String)>,
    /// All remarks as YAML.
    pub remarks_file: Option<PathBuf>,
    /// A page with the source, the remarks and the PTX.
    pub remarks_page: Option<PathBuf>,
    /// What to warn of that costs time on a GPU: some of [`ADVICE`].
    pub advice: Vec<&'static str>,
    /// Show what passes counted.
    pub statistics: bool,
    /// When each pass ran, for trace viewers.
    pub time_trace: Option<PathBuf>,
    /// Threads; 0 means as many as are worth it.
    pub threads: usize,
    /// Limits and switches of passes and of the code generator.
    pub knobs: Knobs,
}

impl OptimizerOptions {
    /// Whether somebody listens to what passes say.
    pub(crate) fn wants_remarks(&self) -> bool {
        !self.remarks.is_empty()
            || self.remarks_file.is_some()
            || self.remarks_page.is_some()
            || !self.advice.is_empty()
    }

    /// Whether somebody wants to know what the optimizer does, besides its result.
    pub fn is_watched(&self) -> bool {
        self.wants_remarks()
            || self.print_pipeline
            || self.print != PrintIr::default()
            || self.verify_each
            || self.check_debug != CheckDebug::default()
            || self.debug_losses.is_some()
            || self.statistics
    }
}

/// When somebody looks whether debug information is lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CheckDebug {
    /// Nobody looks.
    #[default]
    Never,
    /// Once, when all passes have run.
    AtTheEnd,
    /// After every pass.
    AfterEachPass,
}

/// Which remarks a flag shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkFilter {
    /// What passes did.
    Passed,
    /// What passes would have liked to do.
    Missed,
    /// What passes found out.
    Analysis,
}

/// What is shown of the IR between passes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PrintIr {
    /// Nothing is shown.
    #[default]
    Nothing,
    /// After every pass.
    AfterAll,
    /// After passes that changed something.
    Changed,
}

/// What the optimizer has to say at the end, as text for standard error.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct OptimizerOutput {
    /// For standard error.
    pub text: String,
    /// What was asked for in a file named `-`.
    pub stdout: String,
    /// What each pass took.
    pub passes: Vec<PassReport>,
    /// What passes lost of debug information, as JSON, if it was asked for.
    pub debug_losses: String,
    /// The remarks that were asked for.
    pub remarks: Vec<Remark>,
    /// The IR between passes, if [`OptimizerOptions::keep_steps`] asked for it.
    pub steps: Vec<IrStep>,
    /// All remarks, where the page needs them.
    pub(crate) for_page: Vec<Remark>,
    /// How many runs of passes have been numbered for a bisection.
    numbered: u64,
}

/// The IR at one point of the pipeline.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct IrStep {
    /// The pass that just ran; nothing before the first.
    pub pass: Option<&'static str>,
    /// The function it ran on; nothing for the module.
    pub function: Option<String>,
    /// The function or the module, then all metadata of the module.
    pub text: String,
}

impl IrStep {
    fn new(pass: Option<&'static str>, module: &Module, function: Option<GlobalId>) -> IrStep {
        let whole = oxicc_ir::text::print(module);
        let text = match function {
            None => whole,
            Some(id) => {
                // Numbers of metadata are those of this moment: they come with the table they belong to.
                let table = whole.find("\n!").map_or("", |at| &whole[at + 1..]);
                oxicc_ir::text::print_function(module, id) + table
            }
        };
        IrStep { pass, function: function.map(|id| module.global(id).name().to_owned()), text }
    }
}

impl OptimizerOutput {
    /// One line per pass, the longest first.
    pub fn table(&self) -> String {
        let mut passes: Vec<_> = self.passes.iter().collect();
        passes.sort_by(|a, b| b.time.cmp(&a.time).then(a.name.cmp(b.name)));
        let mut out = String::new();
        for p in passes {
            let ms = p.time.as_secs_f64() * 1e3;
            let _ =
                writeln!(out, "  {:<32} {ms:>9.3} ms {:>6} runs {:>6} changed", p.name, p.runs, p.changed);
        }
        out
    }
}

/// The names of all passes there are, in alphabetic order.
pub fn pass_names() -> Vec<&'static str> {
    let mut names: Vec<&str> = PASSES.iter().map(|p| p.name()).collect();
    names.sort_unstable();
    names
}

/// The names for `-passes=`, one per line: those there are, then those the reference has and we do not.
pub fn list_passes() -> String {
    let mut out = String::from("Passes:\n");
    let names = pass_names();
    for name in &names {
        let _ = writeln!(out, "  {name}");
    }
    out.push_str("Names that stand for them:\n");
    for (name, ours) in elsewhere::MAPPED {
        let _ = writeln!(out, "  {name}: {ours}");
    }
    out.push_str("Names of what is done elsewhere, and nothing by the name:\n");
    for pass in elsewhere::ELSEWHERE {
        let _ = writeln!(out, "  {}: {}", pass.name, pass.place);
    }
    out.push_str("Known names without an implementation:\n");
    let is_missing = |name: &str| names.binary_search(&name).is_err() && elsewhere::find(name).is_none();
    for name in known::NAMES.iter().filter(|n| is_missing(n)) {
        let _ = writeln!(out, "  {name}");
    }
    out
}

impl Session<'_> {
    /// Runs the passes that the options ask for; nothing if the options make no sense.
    pub fn optimise(&mut self, module: &mut Module) -> Option<()> {
        let options = &self.options.optimizer;
        if options.done_before
            || options
                .passes
                .as_deref()
                .is_some_and(|p| !p.is_empty() && crate::nvvm::without_verifier(p).is_empty())
        {
            return Some(());
        }
        let pipeline = match &options.passes {
            None => Pipeline::for_level(self.options.opt_level),
            Some(text) => match Pipeline::parse(crate::nvvm::without_verifier(text)) {
                Ok(pipeline) => pipeline,
                Err(e) => {
                    self.diagnostics.fatal(Pos::NONE, format!("-passes={text}: {e}"));
                    return None;
                }
            },
        };
        let pipeline = if options.advice.is_empty() { pipeline } else { pipeline.with_advice() };
        let removes = options.passes.is_none() && options.knobs.get(&REMOVES_BARRIERS) != 0;
        let pipeline = if removes { pipeline.without_dead_barriers() } else { pipeline };
        let pipeline = if options.wants_remarks() { pipeline.with_summary() } else { pipeline };
        if options.print_pipeline {
            let steps = Preparation::ALL.map(|step| self.preparing(step));
            let [read, library, linked] = &steps;
            let all = read.clone().then(library).then(linked).then(&pipeline);
            let _ = writeln!(self.optimizer.text, "{}", all.without(&options.knobs));
        }
        if self.options.opt_level != crate::OptLevel::O0 {
            oxicc_opt::keep_lasting_values(module);
        }
        let outcome = self.run_passes(module, &pipeline, "optimise");
        self.report(outcome);
        (!self.diagnostics.fails(&self.map)).then_some(())
    }

    /// Runs the passes of a step that every module goes through before it is optimised.
    pub fn prepare(&mut self, module: &mut Module, step: Preparation) -> Option<()> {
        let outcome = self.run_passes(module, &self.preparing(step), "prepare");
        self.optimizer.passes.extend(outcome.passes);
        (!self.diagnostics.fails(&self.map)).then_some(())
    }

    /// The passes of such a step. Who makes a library has its questions answered later.
    fn preparing(&self, step: Preparation) -> Pipeline {
        let pipeline = Pipeline::preparing(step);
        match self.options.library {
            MathLibrary::None => pipeline.except(&["lower-math-calls", "nvvm-reflect"]),
            _ => pipeline,
        }
    }

    /// Does what code generation cannot do without, where a limit or a switch left it out: the program compiles, and what is
    /// being looked for shows in what it computes.
    pub fn complete(&mut self, module: &mut Module) -> Option<()> {
        let options = &self.options.optimizer;
        let left_out =
            |step| self.preparing(step).passes().iter().any(|p| options.knobs.leaves_out(p.name()));
        if options.bisect_limit.is_none() && !Preparation::ALL.into_iter().any(left_out) {
            return Some(());
        }
        let mut knobs = Knobs::default();
        knobs.turn(&REFLECT, options.knobs.get(&REFLECT));
        tell_answers(self.options, &mut knobs);
        let knobs = Arc::new(knobs);
        let run = |module: &mut Module, pipeline: &Pipeline| {
            oxicc_opt::run_with(
                module,
                pipeline,
                RunOptions { knobs: Arc::clone(&knobs), ..RunOptions::default() },
            );
        };
        run(module, &self.preparing(Preparation::Read));
        let given = self.given(module);
        run(module, &self.preparing(Preparation::BeforeLibrary));
        self.link_needed(module, &given)?;
        run(module, &self.preparing(Preparation::Linked));
        Some(())
    }

    /// Runs a pipeline as the options say: watched, verified, up to the limit of a bisection.
    fn run_passes(&mut self, module: &mut Module, pipeline: &Pipeline, phase: &'static str) -> Outcome {
        let options = &self.options.optimizer;
        let mut text = String::new();
        let mut broken: Vec<String> = Vec::new();
        let watched = options.print != PrintIr::Nothing
            || options.keep_steps
            || options.verify_each
            || options.check_debug == CheckDebug::AfterEachPass
            || options.bisect_limit.is_some();
        let mut watcher = debug_losses::Watcher::new(options, module);
        let mut steps = Vec::new();
        if options.keep_steps && self.optimizer.steps.is_empty() {
            steps.push(IrStep::new(None, module, None));
        }
        let mut observer = |event: Event<'_>| {
            if let Event::After { pass, module, function, changed } = &event
                && options.keep_steps
                && *changed != Changed::Nothing
            {
                steps.push(IrStep::new(Some(pass), module, *function));
            }
            if let Event::After { pass, module, function, changed } = &event {
                watcher.after(pass, module, *function, *changed, &mut text);
            }
            watch(options, event, &mut text, &mut broken);
        };
        let mut knobs = options.knobs.clone();
        tell_answers(self.options, &mut knobs);
        if self.options.target.dialect() == Dialect::N20 && !knobs.is_set(&LINES_OF_BRANCHES) {
            knobs.turn(&LINES_OF_BRANCHES, 1);
        }
        let held = self.options.threads.hold();
        let run = RunOptions {
            observer: if watched { Some(&mut observer) } else { None },
            verify_each: options.verify_each,
            bisect_limit: options.bisect_limit,
            numbered: self.optimizer.numbered,
            threads: if options.threads == 0 { held.count } else { options.threads },
            remarks: options.wants_remarks(),
            knobs: Arc::new(knobs),
            trace: self.times.timeline.is_on(),
            poll: Some(&|held: &dyn Fn() -> usize| self.watch.poll_holding(held)),
        };
        let begun = self.times.timeline.begin();
        let mut outcome = self.times.measure(phase, || oxicc_opt::run_with(module, pipeline, run));
        let spans = std::mem::take(&mut outcome.spans).into_iter();
        self.times.timeline.add(
            begun,
            spans.map(|Span { name, detail, start, time, thread }| timeline::Event {
                name,
                detail,
                start,
                time,
                thread,
            }),
        );
        drop(held);
        watcher.at_the_end(module, &mut text);
        if let Some(path) = &options.debug_losses {
            let lines = watcher.json(&module.source_filename);
            self.optimizer.debug_losses.push_str(&lines);
            self.write_report(path, &self.optimizer.debug_losses.clone());
        }
        self.optimizer.text.push_str(&text);
        self.optimizer.steps.extend(steps);
        self.optimizer.numbered = outcome.numbered;
        broken.extend_from_slice(&outcome.log.errors);
        for message in broken {
            self.diagnostics.error(Pos::NONE, message);
        }
        outcome
    }

    /// Writes the trace that the options ask for.
    pub fn write_trace(&mut self) {
        if let Some(path) = &self.options.optimizer.time_trace {
            self.write_report(path, &chrome_json(&self.times.timeline.events()));
        }
    }

    /// Writes a file besides the product; `-` is standard output.
    pub fn write_report(&mut self, path: &Path, contents: &str) {
        if path.as_os_str() == "-" {
            self.optimizer.stdout.push_str(contents);
        } else if let Err(e) = write_atomically(path, contents.as_bytes()) {
            self.diagnostics.error(Pos::NONE, format!("{}: {e}", path.display()));
        }
    }

    /// Advice that was asked for, as warnings of the program's files.
    fn warn_of(&mut self, remarks: &[Remark]) {
        let options = &self.options.optimizer;
        let wanted = |r: &&Remark| r.pass == advice::NAME && options.advice.contains(&r.name);
        let mut told: Vec<&Remark> = Vec::new();
        for remark in remarks.iter().filter(wanted) {
            // Copies of one access are one thing to tell.
            if told.iter().any(|t| t.name == remark.name && t.place == remark.place && t.place.is_some()) {
                continue;
            }
            told.push(remark);
            let at = match &remark.place {
                Some(place) if place.file.starts_with(oxicc_headers::ROOT) => continue,
                Some(place) => self.pos_of(place),
                None => Pos::NONE,
            };
            self.diagnostics.warning(at, format!("{} [-Wgpu-{}]", remark.message, remark.name));
        }
    }

    /// The position of a place that the IR tells.
    fn pos_of(&self, place: &Place) -> Pos {
        match self.map.find(|name| is_named(&place.file, name)) {
            Some(file) => self.place(file, &self.map.text(file), place.line, place.column),
            None => Pos::NONE,
        }
    }

    fn report(&mut self, mut outcome: Outcome) {
        // Copies of one instruction are one thing to tell.
        let mut told: HashSet<String> = HashSet::new();
        outcome.log.remarks.retain(|r| told.insert(r.yaml()));
        let mut text = String::new();
        let options = &self.options.optimizer;
        text.push_str(&outcome.log.printed);
        let wanted = outcome.log.remarks.iter().filter(|r| is_wanted(&options.remarks, r));
        for remark in wanted.clone() {
            let _ = writeln!(text, "{}", remark.text());
        }
        let wanted: Vec<Remark> = wanted.cloned().collect();
        if options.statistics {
            text.push_str(&outcome.log.statistics());
        }
        if let Some(path) = &options.remarks_file {
            self.write_report(path, &outcome.log.remarks.iter().map(Remark::yaml).collect::<String>());
        }
        self.optimizer.text.push_str(&text);
        self.warn_of(&outcome.log.remarks);
        if options.remarks_page.is_some() {
            self.optimizer.for_page = outcome.log.remarks;
        }
        self.optimizer.passes.extend(outcome.passes);
        self.optimizer.remarks = wanted;
    }
}

/// Whether the IR's name of a file is that of a file; either may have a directory before it.
pub(crate) fn is_named(in_ir: &str, name: &str) -> bool {
    let ends = |long: &str, short: &str| {
        !short.is_empty() && long.strip_suffix(short).is_some_and(|dir| dir.is_empty() || dir.ends_with('/'))
    };
    ends(in_ir, name) || ends(name, in_ir)
}

fn is_wanted(filters: &[(RemarkFilter, String)], remark: &Remark) -> bool {
    filters.iter().any(|(kind, pattern)| {
        let kind = match kind {
            RemarkFilter::Passed => RemarkKind::Passed,
            RemarkFilter::Missed => RemarkKind::Missed,
            RemarkFilter::Analysis => RemarkKind::Analysis,
        };
        kind == remark.kind && matches(pattern, remark.pass)
    })
}

/// The part of regular expressions that names of passes need: alternatives of substrings, and `.*` for anything.
fn matches(pattern: &str, name: &str) -> bool {
    pattern.split('|').any(|alternative| {
        let mut rest = name;
        alternative.split(".*").all(|part| match rest.find(part) {
            Some(at) => {
                rest = &rest[at + part.len()..];
                true
            }
            None => false,
        })
    })
}

fn watch(options: &OptimizerOptions, event: Event<'_>, text: &mut String, broken: &mut Vec<String>) {
    let unit = |module: &Module, function: Option<GlobalId>| match function {
        Some(id) => format!("function ({})", module.global(id).name()),
        None => "module".to_owned(),
    };
    match event {
        Event::Bisect { number, pass, module, function, runs } => {
            let verb = if runs { "running" } else { "NOT running" };
            let _ = writeln!(text, "BISECT: {verb} pass ({number}) {pass} on {}", unit(module, function));
        }
        Event::After { pass, module, function, changed } => {
            let silent = match options.print {
                PrintIr::Nothing => true,
                PrintIr::AfterAll => false,
                PrintIr::Changed => changed == Changed::Nothing,
            };
            let name = function.map(|id| module.global(id).name());
            let wanted = options.print_functions.is_empty()
                || name.is_some_and(|n| options.print_functions.iter().any(|f| f == n));
            if silent || !wanted {
                return;
            }
            let omitted = if changed == Changed::Nothing { " omitted because no change" } else { "" };
            let _ = writeln!(text, "; *** IR Dump After {pass} on {}{omitted} ***", unit(module, function));
            if changed != Changed::Nothing {
                match function {
                    Some(id) => text.push_str(&oxicc_ir::text::print_function(module, id)),
                    None => text.push_str(&oxicc_ir::text::print(module)),
                }
            }
        }
        Event::Invalid { pass, function, errors } => {
            // What follows from the first mistake is not worth reading.
            if broken.is_empty() {
                let place = if function.is_some() { "a function" } else { "the module" };
                let errors = errors.iter().take(5).cloned().collect::<Vec<_>>().join("; ");
                broken.push(format!("pass '{pass}' made {place} invalid: {errors}"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{list_passes, matches};

    #[test]
    fn patterns_name_passes() {
        assert!(matches("inline", "always-inline") && matches(".*", "gvn") && matches("gvn|licm", "licm"));
        assert!(matches("loop.*full", "loop-unroll-full") && !matches("loop.*x", "loop-unroll"));
    }

    #[test]
    fn names_are_listed_once() {
        let list = list_passes();
        assert_eq!(list.lines().filter(|l| *l == "  instcombine").count(), 1);
        assert!(list.contains("\n  licm\n"));
    }
}
