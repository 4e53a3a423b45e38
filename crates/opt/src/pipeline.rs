//! Pipelines as data.

use std::fmt;
use std::sync::Mutex;

use crate::knobs::Knobs;
use crate::level::OptLevel;
use crate::passes::{self, AnyPass, known};

/// Passes in the order they run.
#[derive(Clone)]
pub struct Pipeline {
    passes: Vec<AnyPass>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PipelineError {
    UnknownPass(String),
    /// The reference optimizer has such a pass, we do not.
    NotImplemented(String),
    /// `name<...>`: a pass and a parameter it does not take.
    Parameter(String, String),
    /// A parameter that the reference's pass takes, ours does not.
    ParameterNotImplemented(String, String),
    /// A pass in a group of passes that run on something smaller: `function(globaldce)`.
    Misplaced(String, String),
    /// A parenthesis without its partner, at this byte.
    Unbalanced(usize),
    Empty,
}

impl fmt::Display for PipelineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PipelineError::UnknownPass(name) => write!(f, "unknown pass name '{name}'"),
            PipelineError::NotImplemented(name) => write!(f, "pass '{name}' is not implemented"),
            PipelineError::Parameter(name, parameter) => {
                write!(f, "invalid parameter '{parameter}' of pass '{name}'")
            }
            PipelineError::ParameterNotImplemented(name, parameter) => {
                write!(f, "parameter '{parameter}' of pass '{name}' is not implemented")
            }
            PipelineError::Misplaced(name, group) => {
                write!(f, "pass '{name}' cannot run in '{group}(...)'")
            }
            PipelineError::Unbalanced(at) => write!(f, "unbalanced parenthesis at character {}", at + 1),
            PipelineError::Empty => f.write_str("an empty pipeline"),
        }
    }
}

impl std::error::Error for PipelineError {}

/// The text of the pipeline of each level. Inlining is done three times: what the first finds makes virtual calls direct, and what
/// those do makes others direct.
const O0: &str = "nvvm-pretreat,globaldce,always-inline,globaldce";
const O1: &str = "nvvm-pretreat,globaldce,local-tables,simplifycfg,sroa,mem2reg,instcombine,early-cse,simplifycfg,\
                  tailcallelim,inline,globaldce,globalopt,ipsccp,deadargelim,argpromotion,globaldce,function-attrs,sroa,mem2reg,\
                  memory-space-opt,instcombine,simplifycfg,early-cse,instcombine,inline,sroa,mem2reg,early-cse,\
                  instcombine,inline,globaldce,reassociate,memcpyopt,loop-rotate,licm,loop-deletion,instcombine,\
                  simplifycfg,early-cse,gvn,sccp,correlated-propagation,instcombine,adce,dse,sroa,mem2reg,function-attrs,ipmsp,\
                  memory-space-opt,mark-invariant-loads,separate-const-offset-from-gep,instcombine,early-cse,\
                  set-local-array-alignment,div-rem-pairs,load-store-vectorizer,instcombine,simplifycfg,dce";
/// Unrolling is done three times: inner loops, the loops around them, and then what does not disappear. Local arrays become
/// values in between.
const O2: &str = "nvvm-pretreat,globaldce,local-tables,loop-keep,simplifycfg,sroa,mem2reg,instcombine,early-cse,\
                  simplifycfg,tailcallelim,inline,globaldce,globalopt,ipsccp,deadargelim,argpromotion,globaldce,\
                  function-attrs,sroa,mem2reg,memory-space-opt,instcombine,simplifycfg,early-cse,instcombine,local-objects,inline,sroa,mem2reg,\
                  early-cse,instcombine,local-objects,inline,globaldce,jump-threading,simplifycfg,reassociate,memcpyopt,loop-rotate,\
                  licm,instcombine,simplifycfg,branch-dist<long>,aggressive-instcombine,loop-idiom,correlated-propagation,loop-unroll-full,instcombine,simplifycfg,sroa,\
                  mem2reg,instcombine,early-cse,simplifycfg,licm,loop-unroll-full,instcombine,simplifycfg,sroa,\
                  mem2reg,instcombine,early-cse,simplifycfg,licm,loop-unroll-full,simple-loop-unswitch<repeated>,loop-unroll,instcombine,\
                  simplifycfg,\
                  loop-unroll-full,sroa,mem2reg,instcombine,early-cse,simplifycfg,function-attrs,licm,loop-deletion,\
                  jump-threading,instcombine,simplifycfg,early-cse,gvn,loop-load-elim,sccp,correlated-propagation,instcombine,adce,\
                  dse,sroa,mem2reg,local-tables,gvn-hoist,ipmsp,memory-space-opt,mark-invariant-loads,loop-reduce,separate-const-offset-from-gep,\
                  instcombine,early-cse,set-local-array-alignment,div-rem-pairs,load-store-vectorizer,sum-products,instcombine,simplifycfg,dce,constmerge";

/// What every module goes through before it is optimised, whatever the level. Libraries are linked in between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preparation {
    /// It has just been read or generated.
    Read,
    /// Libraries that came with it are linked; of the math library it has to say what it needs.
    BeforeLibrary,
    /// Everything is linked.
    Linked,
}

impl Preparation {
    pub const ALL: [Preparation; 3] = [Preparation::Read, Preparation::BeforeLibrary, Preparation::Linked];

    fn text(self) -> &'static str {
        match self {
            Preparation::Read => "mark-kernels",
            Preparation::BeforeLibrary => "lower-math-calls",
            Preparation::Linked => "nvvm-reflect,drop-convergence-tokens,lower-block-addresses",
        }
    }
}

/// Compile as fast as possible: nothing is inlined, addresses stay generic.
const FAST_MAX: &str = "nvvm-pretreat,globaldce,simplifycfg,mem2reg,instcombine,adce,simplifycfg";
const FAST_MID: &str = "nvvm-pretreat,function-attrs,mem2reg,instcombine,loop-rotate,instcombine,sroa,mem2reg,\
                        gvn<no-pre;no-memdep>,always-inline,simplifycfg,early-cse,adce,instcombine,function-attrs,\
                        licm,memory-space-opt,load-store-vectorizer,simplifycfg,globaldce,ipmsp,early-cse,\
                        argpromotion,early-cse,instcombine,correlated-propagation,inline,instcombine,gvn<no-pre>,dse,\
                        instcombine,set-local-array-alignment,sroa,mem2reg,globaldce,simplifycfg,globalopt,\
                        instcombine,licm,instcombine,sccp,adce";
const FAST_MIN: &str = "nvvm-pretreat,simplifycfg,globaldce,instcombine,simplifycfg,instcombine,globalopt,mem2reg,\
                        function-attrs,sccp,argpromotion,deadargelim,adce,function-attrs,early-cse,\
                        correlated-propagation,simplifycfg,globaldce,instcombine,simplifycfg,sroa,mem2reg,\
                        always-inline,instcombine,inline,globaldce,instcombine,loop-rotate,licm,gvn,loop-unroll-full,\
                        sroa,mem2reg,memory-space-opt,load-store-vectorizer,instcombine,jump-threading,instcombine,\
                        early-cse,instcombine,set-local-array-alignment,simplifycfg,sroa,mem2reg,ipsccp,instcombine,\
                        simplifycfg,dce";

impl Pipeline {
    /// The passes of one step before the module is optimised.
    pub fn preparing(step: Preparation) -> Pipeline {
        Pipeline::known(step.text())
    }

    /// The pipeline without some passes.
    pub fn except(mut self, names: &[&str]) -> Pipeline {
        self.passes.retain(|p| !names.contains(&p.name()));
        self
    }

    /// The pipeline with [`GpuAdvice`](passes::advice::GpuAdvice) where addresses are not yet those of walking pointers.
    pub fn with_advice(mut self) -> Pipeline {
        let last = self.passes.iter().rposition(|p| p.name() == "mark-invariant-loads");
        let at = last.map_or(self.passes.len(), |n| n + 1);
        self.passes.insert(at, AnyPass::Function(&passes::advice::GpuAdvice));
        self
    }

    /// The pipeline with a summary of each function at its end, for those who read remarks.
    pub fn with_summary(mut self) -> Pipeline {
        self.passes.push(AnyPass::Function(&passes::advice::AnnotationRemarks));
        self
    }

    /// The pipeline without barriers that keep nothing apart.
    pub fn without_dead_barriers(mut self) -> Pipeline {
        self.passes.push(AnyPass::Function(&passes::scalar::BasicDbe));
        self
    }

    /// This pipeline, then another.
    pub fn then(mut self, other: &Pipeline) -> Pipeline {
        self.passes.extend_from_slice(&other.passes);
        self
    }

    pub fn for_level(level: OptLevel) -> Pipeline {
        let text = match level {
            OptLevel::O0 => O0,
            OptLevel::O1 => O1,
            OptLevel::O2 | OptLevel::O3 => O2,
            OptLevel::FastMax => FAST_MAX,
            OptLevel::FastMid => FAST_MID,
            OptLevel::FastMin => FAST_MIN,
        };
        Pipeline::known(text)
    }

    /// One of the texts above, which a test checks. They are read once: a compilation of a small module takes not much longer.
    fn known(text: &'static str) -> Pipeline {
        static READ: Mutex<Vec<(&'static str, Pipeline)>> = Mutex::new(Vec::new());
        // Nobody waits: in the child of a process that forked while another thread was here, nobody would ever come out.
        let mut read = READ.try_lock().ok();
        if let Some((_, pipeline)) = read.iter().flat_map(|r| r.iter()).find(|(known, _)| *known == text) {
            return pipeline.clone();
        }
        let plain = Pipeline::of_names(text).map(Ok);
        let pipeline =
            plain.unwrap_or_else(|| Pipeline::parse(text)).unwrap_or(Pipeline { passes: Vec::new() });
        if let Some(read) = &mut read {
            read.push((text, pipeline.clone()));
        }
        pipeline
    }

    /// Reads names without groups and parameters. Asking each pass for its name again and again was a twentieth of a small compilation.
    fn of_names(text: &str) -> Option<Pipeline> {
        let all: Vec<(&str, AnyPass)> = passes::PASSES.iter().map(|p| (p.name(), *p)).collect();
        let find = |name: &str| all.iter().find(|(n, _)| *n == name).map(|(_, pass)| *pass);
        let passes = text.split(',').map(|name| find(name.trim())).collect::<Option<Vec<_>>>()?;
        Some(Pipeline { passes })
    }

    /// Reads `a,b,function(c,d)`. Groups say what a pass runs on, which is known here: they may be written or not, but a pass must not be
    /// in a group for something smaller than it works on. `repeat<3>(...)` runs its passes three times.
    pub fn parse(text: &str) -> Result<Pipeline, PipelineError> {
        let mut passes: Vec<AnyPass> = Vec::new();
        // Where a group starts, in the text and in the list.
        let mut open: Vec<(usize, Group, usize)> = Vec::new();
        let mut start = 0;
        for (at, c) in text.char_indices().chain([(text.len(), ',')]) {
            if !matches!(c, ',' | '(' | ')') {
                continue;
            }
            let name = text[start..at].trim();
            start = at + 1;
            if c == '(' {
                let group = Group::of(name).ok_or_else(|| PipelineError::UnknownPass(name.to_string()))?;
                open.push((at, group, passes.len()));
                continue;
            }
            match whole_level(name) {
                Some(level) => passes.extend_from_slice(Pipeline::for_level(level).passes()),
                None if name.is_empty() => {}
                None => {
                    let pass = find(name)?;
                    let around =
                        open.iter().rev().map(|(_, g, _)| *g).find(|g| !matches!(g, Group::Repeat(_)));
                    if let Some(group) = around.filter(|g| !g.takes(pass)) {
                        let group = group.name().to_string();
                        return Err(PipelineError::Misplaced(pass.name().to_string(), group));
                    }
                    passes.push(pass);
                }
            }
            if c == ')' {
                let Some((_, group, first)) = open.pop() else { return Err(PipelineError::Unbalanced(at)) };
                if let Group::Repeat(times) = group {
                    let once = passes[first..].to_vec();
                    for _ in 1..times {
                        if passes.len() + once.len() > MAX_PASSES {
                            return Err(PipelineError::Parameter("repeat".to_string(), times.to_string()));
                        }
                        passes.extend_from_slice(&once);
                    }
                }
            }
        }
        match open.pop() {
            Some((at, ..)) => Err(PipelineError::Unbalanced(at)),
            None if passes.is_empty() => Err(PipelineError::Empty),
            None => Ok(Pipeline { passes }),
        }
    }

    /// The pipeline without the passes that knobs leave out.
    pub fn without(&self, knobs: &Knobs) -> Pipeline {
        Pipeline { passes: self.passes.iter().copied().filter(|p| !knobs.leaves_out(p.name())).collect() }
    }

    pub fn passes(&self) -> &[AnyPass] {
        &self.passes
    }
}

/// `nvopt<O3>` and `default<O3>` stand for the pipeline of a level.
fn whole_level(text: &str) -> Option<OptLevel> {
    let name = text.strip_prefix("nvopt<").or_else(|| text.strip_prefix("default<"))?.strip_suffix('>')?;
    OptLevel::from_pipeline_name(name)
}

/// Passes that a text can ask for, repetitions included.
const MAX_PASSES: usize = 10_000;

/// What can stand before a parenthesis: what the passes in it run on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Module,
    /// Functions that call each other, callees first. Passes of this kind here go through the whole module in that order themselves.
    CallGraph,
    Function,
    Loop,
    Repeat(usize),
}

impl Group {
    fn of(text: &str) -> Option<Group> {
        let (name, parameter) = match text.split_once('<') {
            Some((name, rest)) => (name, Some(rest.strip_suffix('>')?)),
            None => (text, None),
        };
        match (name, parameter) {
            ("module", None) => Some(Group::Module),
            ("cgscc", None) => Some(Group::CallGraph),
            // Calls that become direct are found by the next round of inlining.
            ("devirt", Some(n)) => n.parse::<usize>().ok().map(|_| Group::CallGraph),
            ("function", None | Some("eager-inv" | "no-rerun" | "eager-inv;no-rerun")) => {
                Some(Group::Function)
            }
            ("loop" | "loop-mssa", None) => Some(Group::Loop),
            ("repeat", Some(n)) => n.parse().ok().filter(|n| *n > 0).map(Group::Repeat),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Group::Module => "module",
            Group::CallGraph => "cgscc",
            Group::Function => "function",
            Group::Loop => "loop",
            Group::Repeat(_) => "repeat",
        }
    }

    fn takes(self, pass: AnyPass) -> bool {
        let name = pass.name();
        let is_loop = LOOP_PASSES.contains(&name);
        let is_function = is_loop || matches!(pass, AnyPass::Function(_));
        match self {
            Group::Module | Group::Repeat(_) => true,
            Group::CallGraph => is_function || CALL_GRAPH_PASSES.contains(&name),
            Group::Function => is_function,
            Group::Loop => is_loop,
        }
    }
}

/// Passes that work on one loop.
const LOOP_PASSES: [&str; 12] = [
    "indvars",
    "licm",
    "loop-deletion",
    "loop-idiom",
    "loop-index-split",
    "loop-keep",
    "loop-peel",
    "loop-reduce",
    "loop-rotate",
    "loop-simplify",
    "loop-unroll-full",
    "simple-loop-unswitch",
];
/// Passes that work on functions that call each other.
const CALL_GRAPH_PASSES: [&str; 3] = ["argpromotion", "function-attrs", "inline"];

fn find(text: &str) -> Result<AnyPass, PipelineError> {
    let unknown = || PipelineError::UnknownPass(text.to_string());
    // A pass that its parameters make another one is registered with them.
    if let Some(pass) = passes::find(text) {
        return Ok(pass);
    }
    let (name, parameters) = match text.split_once('<') {
        // `print<domtree>` and the like are names.
        Some(_) if known::is_known(text) => (text, ""),
        Some((name, rest)) => (name, rest.strip_suffix('>').ok_or_else(unknown)?),
        None => (text, ""),
    };
    if let Some(pass) = passes::elsewhere::find(text) {
        return Ok(pass);
    }
    if let Some(pass) = passes::elsewhere::find(name) {
        // Nothing is done, whatever the parameters say of it.
        return match parameters.split(';').find(|p| !p.is_empty() && !known::takes(name, p)) {
            Some(p) => Err(PipelineError::Parameter(name.to_string(), p.to_string())),
            None => Ok(pass),
        };
    }
    let Some(pass) = passes::find(name) else {
        let name = name.to_string();
        return Err(if known::is_known(&name) { PipelineError::NotImplemented(name) } else { unknown() });
    };
    match parameters.split(';').find(|p| !p.is_empty() && !known::keeps(name, p)) {
        Some(p) if known::takes(name, p) => {
            Err(PipelineError::ParameterNotImplemented(name.to_string(), p.to_string()))
        }
        Some(p) => Err(PipelineError::Parameter(name.to_string(), p.to_string())),
        None => Ok(pass),
    }
}

impl fmt::Display for Pipeline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, pass) in self.passes.iter().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            f.write_str(pass.name())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_names_known_passes() {
        let preparations = Preparation::ALL.map(Preparation::text);
        for text in [O0, O1, O2, FAST_MAX, FAST_MID, FAST_MIN].iter().chain(&preparations) {
            let pipeline = Pipeline::parse(text).unwrap();
            assert_eq!(Pipeline::parse(&pipeline.to_string()).unwrap().to_string(), pipeline.to_string());
            assert_eq!(Pipeline::known(text).to_string(), pipeline.to_string());
        }
    }

    #[test]
    fn text_is_read_or_refused() {
        let pipeline = Pipeline::parse(" globaldce, function(sroa,mem2reg,loop-mssa(licm)) ,dce").unwrap();
        assert_eq!(pipeline.to_string(), "globaldce,sroa,mem2reg,licm,dce");
        let error = |text| Pipeline::parse(text).err();
        assert_eq!(error("nope"), Some(PipelineError::UnknownPass("nope".into())));
        assert_eq!(error("dce(sroa)"), Some(PipelineError::UnknownPass("dce".into())));
        let level = Pipeline::parse("nvopt<O1>,dce").unwrap();
        assert_eq!(level.to_string(), format!("{},dce", Pipeline::for_level(OptLevel::O1)));
        assert!(Pipeline::parse("sroa<modify-cfg>,instcombine<no-verify-fixpoint>").is_ok());
        let missing = |name: &str, parameter: &str| {
            Some(PipelineError::ParameterNotImplemented(name.into(), parameter.into()))
        };
        assert_eq!(error("instcombine<max-iterations=1>"), missing("instcombine", "max-iterations=1"));
        assert_eq!(error("sroa<preserve-cfg>"), missing("sroa", "preserve-cfg"));
        assert_eq!(error("sroa<x>"), Some(PipelineError::Parameter("sroa".into(), "x".into())));
        assert_eq!(Pipeline::parse("gvn<no-pre>,gvn<load-pre>").unwrap().to_string(), "gvn<no-pre>,gvn");
        assert_eq!(error("newgvn"), Some(PipelineError::NotImplemented("newgvn".into())));
        assert_eq!(
            error("print<cost-model>"),
            Some(PipelineError::NotImplemented("print<cost-model>".into()))
        );
        let nested = "module(cgscc(devirt<4>(inline,function<eager-inv>(sroa,loop(licm,loop-idiom)))),repeat<2>(dce,adce))";
        assert_eq!(
            Pipeline::parse(nested).unwrap().to_string(),
            "inline,sroa,licm,loop-idiom,dce,adce,dce,adce"
        );
        let ours = "sinking2,byval-mem2reg,memory-space-opt<first-time;no-warnings>,lower-struct-args<opt-byval>,verify";
        assert_eq!(
            Pipeline::parse(ours).unwrap().to_string(),
            "sink,sroa,memory-space-opt,lower-struct-args,nvvm-verify"
        );
        assert_eq!(error("lower-ops<x>"), Some(PipelineError::Parameter("lower-ops".into(), "x".into())));
        let misplaced = |name: &str, group: &str| Some(PipelineError::Misplaced(name.into(), group.into()));
        assert_eq!(error("function(globaldce)"), misplaced("globaldce", "function"));
        assert_eq!(error("cgscc(globaldce)"), misplaced("globaldce", "cgscc"));
        assert_eq!(error("loop(dce)"), misplaced("dce", "loop"));
        assert_eq!(error("function(repeat<2>(ipsccp))"), misplaced("ipsccp", "function"));
        assert_eq!(error("repeat<0>(dce)"), Some(PipelineError::UnknownPass("repeat<0>".into())));
        assert!(matches!(error("repeat<9999999>(dce)"), Some(PipelineError::Parameter(..))));
        assert_eq!(error("function(dce"), Some(PipelineError::Unbalanced(8)));
        assert_eq!(error("dce)"), Some(PipelineError::Unbalanced(3)));
        assert_eq!(error(" , "), Some(PipelineError::Empty));
        assert_eq!(error("function()"), Some(PipelineError::Empty));
    }
}
