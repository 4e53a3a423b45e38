//! What `--Xlnk`, `--Xopt` and `--Xllc` hand to the stages behind the front end, and `-opt-passes`.
//!
//! A stage takes the knobs of [`knobs`] and the options of `OPTIONS`. Names that the reference's stage has and that can mean
//! nothing here are in [`WITHOUT_MEANING`], with the reason; `-v` says so. Any other name gets the reference's message, and the
//! compilation goes on, as with the reference.

use oxicc_driver::{CheckDebug, Dialect, KnobError, Pipeline, PrintIr, RemarkFilter, knobs, list_passes};

use super::args::Invocation;

/// A stage behind the front end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Link,
    Optimise,
    Generate,
}

impl Stage {
    /// The reference's name of it.
    fn tool(self) -> &'static str {
        match self {
            Stage::Link => "lnk",
            Stage::Optimise => "opt",
            Stage::Generate => "llc",
        }
    }
}

/// The dialects whose reference compiler has an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engines {
    Both,
    /// Before sm_100.
    Old,
    /// From sm_100 on.
    New,
}

impl Engines {
    fn has(self, dialect: Dialect) -> bool {
        match self {
            Engines::Both => true,
            Engines::Old => dialect == Dialect::N7,
            Engines::New => dialect == Dialect::N20,
        }
    }
}

/// What an option of the optimizer asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effect {
    BisectLimit,
    Remarks(RemarkFilter),
    VerifyEach,
    /// Whether debug information is lost.
    CheckDebug(CheckDebug),
    DebugLosses,
    /// Debug information that stands for what a module does not have: all have some.
    Debugify,
    PrintAfterAll,
    PrintPipeline,
    PrintPasses,
    /// `-debug-pass=Arguments`.
    PassArguments,
    PrintOptions,
    /// The list, and no compilation.
    Help,
}

/// Options of stages that are no knobs.
const OPTIONS: &[(&str, Engines, Effect)] = &[
    ("opt-bisect-limit", Engines::Both, Effect::BisectLimit),
    ("pass-remarks", Engines::Both, Effect::Remarks(RemarkFilter::Passed)),
    ("pass-remarks-missed", Engines::Both, Effect::Remarks(RemarkFilter::Missed)),
    ("pass-remarks-analysis", Engines::Both, Effect::Remarks(RemarkFilter::Analysis)),
    ("verify-each", Engines::Both, Effect::VerifyEach),
    ("verify-after-all", Engines::New, Effect::VerifyEach),
    ("verify-each-debuginfo-preserve", Engines::New, Effect::CheckDebug(CheckDebug::AfterEachPass)),
    ("verify-debuginfo-preserve", Engines::New, Effect::CheckDebug(CheckDebug::AtTheEnd)),
    ("verify-di-preserve-export", Engines::New, Effect::DebugLosses),
    ("debugify-each", Engines::New, Effect::Debugify),
    ("p", Engines::Old, Effect::PrintAfterAll),
    ("print-after-all", Engines::Both, Effect::PrintAfterAll),
    ("print-pipeline-passes", Engines::New, Effect::PrintPipeline),
    ("print-passes", Engines::New, Effect::PrintPasses),
    ("debug-pass", Engines::Both, Effect::PassArguments),
    ("print-all-options", Engines::Both, Effect::PrintOptions),
    ("help", Engines::Both, Effect::Help),
    ("help-hidden", Engines::Both, Effect::Help),
];

/// Options of the reference's stages that can mean nothing here, and why.
pub const WITHOUT_MEANING: &[(&str, Engines, &str)] = &[
    ("debugify-export", Engines::New, "modules have debug information of their own"),
    ("debugify-func-limit", Engines::New, "modules have debug information of their own"),
    ("debugify-level", Engines::New, "modules have debug information of their own"),
    ("debugify-quiet", Engines::New, "modules have debug information of their own"),
    ("disable-complex-branch-dist", Engines::Both, "branches are not distributed"),
    ("do-base-address-strength-reduce", Engines::Old, "`loop-reduce` does it (`-disable-lsr`)"),
    ("enable-sink", Engines::Both, "`sink` is not in the pipelines; `-passes=` runs it"),
    (
        "max-aggr-copy-size",
        Engines::Both,
        "copies of aggregates are loads and stores of their members, or a loop",
    ),
    ("nv-remat-block", Engines::Old, "ptxas recomputes what is cheap"),
    ("nv-disable-scev-cgp", Engines::New, "its pass runs before sm_100 only, as in the reference"),
    ("nvptx-fma-level", Engines::Both, "the compilation's own `-fmad` comes later, as in the reference"),
    (
        "nvptx-prec-divf32",
        Engines::Both,
        "the compilation's own `-prec_div` comes later, as in the reference",
    ),
    (
        "nvptx-prec-sqrtf32",
        Engines::Both,
        "the compilation's own `-prec_sqrt` comes later, as in the reference",
    ),
    ("preserve-input-debuginfo-format", Engines::New, "variables are always told by records"),
    ("remat-load", Engines::Old, "ptxas recomputes what is cheap"),
    ("write-experimental-debuginfo", Engines::New, "variables are always told by records"),
];

/// Registers in use above which kernels compute cheap values again under `-new-nvvm-remat`.
const MANY_REGISTERS: u64 = 16;

/// Knobs that only one of the reference's compilers has; the others are in both.
fn engines_of_knob(name: &str) -> Engines {
    if name.starts_with("disable-") && name.ends_with("Pass") || name == "do-remat" {
        Engines::Old
    } else if name == "nv-disable-loop-unrolling" {
        Engines::New
    } else {
        Engines::Both
    }
}

/// What a compilation does after the options of its stages were read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    Compile,
    /// Everything was said: the exit status.
    Stop(u8),
}

/// Applies what was handed to the stages; says on standard error what there is to say.
pub fn apply(invocation: &mut Invocation, say: &mut dyn FnMut(&str)) -> Next {
    let options = &invocation.options;
    let dialect = options.dialect.unwrap_or(options.target.dialect());
    let turned = &mut invocation.options.optimizer.knobs;
    match (dialect, invocation.new_remat) {
        // `-disable-nvvm-remat` has had its say before.
        (Dialect::N7, Some(true)) if !turned.is_set(&knobs::REMAT) => {
            turned.turn(&knobs::REMAT, MANY_REGISTERS);
        }
        (Dialect::N7, Some(true)) | (_, None) => {}
        (Dialect::N20, Some(false)) => {
            let why = "nothing is computed again without being asked for".to_owned();
            invocation.without_effect.push(("-disable-new-nvvm-remat".to_owned(), why));
        }
        (_, Some(_)) => {
            let why = "it is what happens without it, as in the reference".to_owned();
            invocation.without_effect.push(("-new-nvvm-remat or -disable-new-nvvm-remat".to_owned(), why));
        }
    }
    let arguments = std::mem::take(&mut invocation.stage_options);
    let mut arguments = arguments.into_iter();
    while let Some((stage, text)) = arguments.next() {
        if text == "-R" {
            if let Some((_, pair)) = arguments.next() {
                invocation.reflect(&pair);
            }
            continue;
        }
        let bare = text.strip_prefix("--").or_else(|| text.strip_prefix('-')).unwrap_or(&text);
        let (name, value) = bare.split_once('=').map_or((bare, None), |(n, v)| (n, Some(v)));
        if let Some((_, _, effect)) = OPTIONS.iter().find(|(n, e, _)| *n == name && e.has(dialect)) {
            match effect_of(invocation, *effect, value, dialect, say) {
                Next::Compile => continue,
                stop => return stop,
            }
        }
        if let Some((_, _, why)) = WITHOUT_MEANING.iter().find(|(n, e, _)| *n == name && e.has(dialect)) {
            invocation.without_effect.push((text.clone(), (*why).to_owned()));
            continue;
        }
        let tool = stage.tool();
        let dashes = if dialect == Dialect::N7 { "-" } else { "--" };
        let mut unknown = |nearest: Option<&str>| {
            say(&format!("{tool}: Unknown command line argument '{text}'.  Try: '{tool} {dashes}help'"));
            if let Some(nearest) = nearest {
                say(&format!("{tool}: Did you mean '{dashes}{nearest}'?"));
            }
        };
        if !engines_of_knob(name).has(dialect) {
            unknown(None);
            continue;
        }
        match invocation.options.optimizer.knobs.set(&text) {
            Ok(()) => {}
            Err(KnobError::Unknown(_, nearest)) => unknown(nearest),
            Err(error) => say(&format!("{tool}: {error}")),
        }
    }
    if invocation.disable_optimisation {
        match dialect {
            Dialect::N7 => invocation.set_level(0),
            Dialect::N20 => {
                say("llc: Unknown command line argument '-llc-disable-allopts'.  Try: 'llc --help'");
                let why = "only the compilers before sm_100 have it, as in the reference".to_owned();
                invocation.without_effect.push(("-disable-allopts".to_owned(), why));
            }
        }
    }
    if dialect == Dialect::N20
        && let Some(passes) = invocation.opt_passes.take()
    {
        invocation.options.optimizer.passes = Some(passes);
    } else if let Some(passes) = invocation.opt_passes.take() {
        let why = "only the compiler for sm_100 and later has it, as in the reference".to_owned();
        invocation.without_effect.push((format!("-opt-passes={passes}"), why));
    }
    if invocation.verbose {
        for (flag, why) in std::mem::take(&mut invocation.without_effect) {
            say(&format!("oxicc: warning: {flag} has no effect: {why}"));
        }
    }
    Next::Compile
}

fn effect_of(
    invocation: &mut Invocation,
    effect: Effect,
    value: Option<&str>,
    dialect: Dialect,
    say: &mut dyn FnMut(&str),
) -> Next {
    let optimizer = &mut invocation.options.optimizer;
    match effect {
        Effect::BisectLimit => match value.and_then(|v| v.parse().ok()) {
            Some(limit) => optimizer.bisect_limit = Some(limit),
            None => say("opt: for the -opt-bisect-limit option: a number is missing"),
        },
        Effect::Remarks(kind) => optimizer.remarks.push((kind, value.unwrap_or(".*").to_owned())),
        Effect::VerifyEach => optimizer.verify_each = true,
        Effect::CheckDebug(when) => optimizer.check_debug = when,
        Effect::DebugLosses => match value {
            Some(path) => optimizer.debug_losses = Some(path.into()),
            None => say("opt: for the --verify-di-preserve-export option: requires a value!"),
        },
        Effect::Debugify => {
            say("ModuleDebugify: Skipping module with debug info");
            say("CheckModuleDebugify: Skipping module without debugify metadata");
        }
        Effect::PrintAfterAll => optimizer.print = PrintIr::AfterAll,
        Effect::PrintPipeline => {
            let pipeline = Pipeline::for_level(invocation.options.opt_level);
            say(&pipeline.without(&optimizer.knobs).to_string());
            optimizer.done_before = true;
        }
        Effect::PrintPasses => {
            say(list_passes().trim_end());
            optimizer.done_before = true;
        }
        Effect::PassArguments if dialect == Dialect::N20 => {
            say(
                "-debug-pass does not work with the new PM, either use -debug-pass-manager, or use the legacy PM",
            );
            return Next::Stop(1);
        }
        Effect::PassArguments => {
            let pipeline = Pipeline::for_level(invocation.options.opt_level);
            let names: Vec<String> = pipeline
                .without(&optimizer.knobs)
                .passes()
                .iter()
                .map(|p| format!("-{}", p.name()))
                .collect();
            say(&format!("Pass Arguments:  {}", names.join(" ")));
        }
        Effect::PrintOptions => say(knobs::help().trim_end()),
        Effect::Help => {
            say(knobs::help().trim_end());
            return Next::Stop(0);
        }
    }
    Next::Compile
}

#[cfg(test)]
mod tests {
    use oxicc_driver::Target;

    use super::*;

    fn applied(target: &str, options: &[&str]) -> (Invocation, String, Next) {
        let mut invocation = Invocation::default();
        invocation.options.target = Target::parse(target).unwrap();
        invocation.verbose = true;
        invocation.stage_options = options.iter().map(|o| (Stage::Optimise, (*o).to_owned())).collect();
        let mut said = String::new();
        let next = apply(&mut invocation, &mut |line| {
            said.push_str(line);
            said.push('\n');
        });
        (invocation, said, next)
    }

    #[test]
    fn unknown_names_are_said_and_nothing_else_happens() {
        let (invocation, said, next) = applied("sm_90", &["-inline-budge=3"]);
        assert_eq!(next, Next::Compile);
        assert_eq!(invocation.options.optimizer.knobs, oxicc_driver::Knobs::default());
        assert_eq!(
            said,
            "opt: Unknown command line argument '-inline-budge=3'.  Try: 'opt -help'\nopt: Did you mean '-inline-budget'?\n"
        );
        let (_, said, _) = applied("sm_100", &["-disable-GVNPass"]);
        assert!(
            said.starts_with("opt: Unknown command line argument '-disable-GVNPass'.  Try: 'opt --help'"),
            "{said}"
        );
    }

    #[test]
    fn every_name_acts_or_says_that_it_does_not() {
        for (name, engines, _) in WITHOUT_MEANING {
            let target = if *engines == Engines::New { "sm_100" } else { "sm_90" };
            let (_, said, _) = applied(target, &[&format!("-{name}=1")]);
            assert!(said.contains("has no effect"), "{name}: {said}");
        }
        for (name, engines, effect) in OPTIONS {
            let target = if *engines == Engines::New { "sm_100" } else { "sm_90" };
            let option = match effect {
                Effect::BisectLimit => format!("-{name}=3"),
                Effect::DebugLosses => format!("-{name}=lost.json"),
                _ => format!("-{name}"),
            };
            let (invocation, said, next) = applied(target, &[&option]);
            let untouched = invocation.options.optimizer == applied(target, &[]).0.options.optimizer;
            assert!(!untouched || !said.is_empty() || next != Next::Compile, "{name}");
        }
    }
}
