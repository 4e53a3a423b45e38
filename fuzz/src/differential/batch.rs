//! Many programs in one file.

use std::fmt;

use oxicc_driver::{DebugInfo, OptLevel, Target};
use oxicc_gpu::Gpu;
use oxicc_reference::inspect::Inspector;

use super::compile::{CompileError, Reference, oxicc};
use super::execute::{self, Outcome};
use super::on_gpu;
use crate::program::{Program, print};

/// Every level of oxicc. `-Ofc=max|mid|min` are the first three.
pub const LEVELS: [OptLevel; 4] = [OptLevel::O0, OptLevel::O1, OptLevel::O2, OptLevel::O3];

/// Those that are also compiled with `-G`.
const DESCRIBED_LEVELS: [OptLevel; 2] = [OptLevel::O0, OptLevel::O3];

/// Who made some results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Maker {
    Oxicc(OptLevel),
    /// With `-G`.
    Described(OptLevel),
    /// The same code on a GPU.
    OnGpu(OptLevel),
    Reference,
    /// The reference without optimisation: asked when it disagrees.
    PlainReference,
}

impl fmt::Display for Maker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Maker::Oxicc(level) => write!(f, "oxicc -{level:?}"),
            Maker::Described(level) => write!(f, "oxicc -{level:?} -G"),
            Maker::OnGpu(level) => write!(f, "oxicc -{level:?} on the GPU"),
            Maker::Reference => f.write_str("the reference"),
            Maker::PlainReference => f.write_str("the reference -O0"),
        }
    }
}

/// What is wrong with a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    Rejected(Maker, String),
    Internal(Maker, String),
    /// The simulator or the GPU does not take the PTX.
    Unloadable(Maker, String),
    /// ptxas does not take the PTX.
    Unassembled(Maker, String),
    /// ptxas, LLVM's verifier of DWARF, or labels that got lost.
    Misdescribed(Maker, String),
    Fault(Maker, String),
    /// Two makers, and the first buffer and element where they differ.
    Different(Maker, Maker, String),
    /// The reference disagrees, but agrees with oxicc when it does not optimise: nothing oxicc did.
    OfReference,
    /// On the GPU the reference's code gives another result than on the simulator, too.
    OfGpu,
}

impl Finding {
    /// Findings of the same kind, as far as a reducer cares.
    pub fn is_like(&self, other: &Finding) -> bool {
        use Finding::*;
        match (self, other) {
            (Rejected(a, s), Rejected(b, t)) => a == b && first_error(s) == first_error(t),
            (Internal(a, s), Internal(b, t)) => a == b && s == t,
            (Unloadable(a, _), Unloadable(b, _)) | (Unassembled(a, _), Unassembled(b, _)) => a == b,
            (Misdescribed(a, s), Misdescribed(b, t)) => a == b && first_error(s) == first_error(t),
            (Fault(a, s), Fault(b, t)) => {
                let word = |s: &str| s.split(" at ").next().map(str::to_owned);
                a == b && word(s) == word(t)
            }
            (Different(a, b, _), Different(c, d, _)) => a == c && b == d,
            _ => false,
        }
    }

    pub fn kind(&self) -> &'static str {
        match self {
            Finding::Rejected(..) => "rejected",
            Finding::Internal(..) => "internal-error",
            Finding::Unloadable(..) => "unloadable",
            Finding::Unassembled(..) => "unassembled",
            Finding::Misdescribed(..) => "misdescribed",
            Finding::Fault(..) => "fault",
            Finding::Different(..) => "different",
            Finding::OfReference => "of-reference",
            Finding::OfGpu => "of-gpu",
        }
    }

    /// Both sides are the reference or the generator: nothing oxicc did.
    pub fn makers(&self) -> (Maker, Option<Maker>) {
        match self {
            Finding::Rejected(m, _)
            | Finding::Internal(m, _)
            | Finding::Unloadable(m, _)
            | Finding::Unassembled(m, _)
            | Finding::Misdescribed(m, _)
            | Finding::Fault(m, _) => (*m, None),
            Finding::Different(a, b, _) => (*a, Some(*b)),
            Finding::OfReference | Finding::OfGpu => (Maker::Reference, None),
        }
    }
}

fn first_error(text: &str) -> Option<&str> {
    text.lines().find(|l| l.contains("error"))
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::Rejected(m, text) => write!(f, "{m} rejects it:\n{text}"),
            Finding::Internal(m, text) => write!(f, "{m} breaks: {text}"),
            Finding::Unloadable(m, text) => write!(f, "the PTX of {m} is not taken: {text}"),
            Finding::Unassembled(m, text) => write!(f, "ptxas does not take the PTX of {m}: {text}"),
            Finding::Misdescribed(m, text) => write!(f, "the debug information of {m} is wrong: {text}"),
            Finding::Fault(m, text) => write!(f, "the code of {m} stops: {text}"),
            Finding::Different(a, b, text) => write!(f, "{a} and {b} differ: {text}"),
            Finding::OfGpu => f.write_str("the reference's code gives another result on the GPU, too"),
            Finding::OfReference => {
                f.write_str("the reference differs from itself at -O0, which agrees with oxicc")
            }
        }
    }
}

/// What to compare with.
#[derive(Clone, Copy)]
pub struct Judges<'a> {
    pub target: Target,
    pub levels: &'a [OptLevel],
    pub reference: Option<&'a Reference>,
    pub ptxas: Option<&'a Reference>,
    /// Looks at what `-G` writes; the code of `-G` runs, too.
    pub described: Option<&'a Inspector>,
    /// A GPU and what it is.
    pub gpu: Option<(&'a Gpu, Target)>,
    /// The level whose code runs there, too. ptxas takes longer over what is not optimised than everything else together.
    pub gpu_level: OptLevel,
}

/// Compares all programs of a batch; gives the first finding of each that has one.
pub fn check(programs: &[&Program], judges: Judges) -> Vec<(usize, Finding)> {
    let mut findings: Vec<Option<Finding>> = vec![None; programs.len()];
    let mut first: Option<(Maker, Vec<Outcome>)> = None;
    let text = print::file(programs.iter().copied());
    for level in judges.levels {
        match level_outcomes(*level, &text, programs, judges) {
            Ok(all) => {
                for (maker, outcomes) in all {
                    compare(maker, outcomes, &mut first, programs, &mut findings);
                }
            }
            Err(_) if programs.len() > 1 => return one_by_one(programs, judges),
            Err(finding) => return vec![(0, finding)],
        }
    }
    if let Some(inspector) = judges.described {
        for level in DESCRIBED_LEVELS {
            match described_outcomes(level, &text, programs, judges, inspector) {
                Ok(outcomes) => {
                    compare(Maker::Described(level), outcomes, &mut first, programs, &mut findings);
                }
                Err(_) if programs.len() > 1 => return one_by_one(programs, judges),
                Err(finding) => return vec![(0, finding)],
            }
        }
    }
    if judges.reference.is_some() && programs.iter().any(|p| !p.inexact) {
        match reference_outcomes(Maker::Reference, &text, programs, judges) {
            Ok(outcomes) => {
                compare(Maker::Reference, outcomes, &mut first, programs, &mut findings);
                second_opinion(&text, &first, programs, judges, &mut findings);
                opinion_of_gpu(&text, &first, programs, judges, &mut findings);
            }
            Err(_) if programs.len() > 1 => return one_by_one(programs, judges),
            Err(finding) => return vec![(0, finding)],
        }
    }
    findings.into_iter().enumerate().filter_map(|(i, f)| Some((i, f?))).collect()
}

/// Asks the reference again, without optimisation, where it disagrees with oxicc.
fn second_opinion(
    text: &str,
    first: &Option<(Maker, Vec<Outcome>)>,
    programs: &[&Program],
    judges: Judges,
    findings: &mut [Option<Finding>],
) {
    let disputed = |f: &Option<Finding>| {
        matches!(f, Some(Finding::Different(_, Maker::Reference, _) | Finding::Fault(Maker::Reference, _)))
    };
    if !findings.iter().any(disputed) {
        return;
    }
    let Ok(plain) = reference_outcomes(Maker::PlainReference, text, programs, judges) else { return };
    let Some((_, ours)) = first else { return };
    for (i, finding) in findings.iter_mut().enumerate() {
        if disputed(finding) && plain[i] == ours[i] {
            *finding = Some(Finding::OfReference);
        }
    }
}

/// Runs the reference's code on the GPU where ours gives another result there than on the simulator. A few times: what depends on
/// when threads meet does not always show.
fn opinion_of_gpu(
    text: &str,
    first: &Option<(Maker, Vec<Outcome>)>,
    programs: &[&Program],
    judges: Judges,
    findings: &mut [Option<Finding>],
) {
    let disputed = |f: &Option<Finding>| matches!(f, Some(Finding::Different(_, Maker::OnGpu(_), _)));
    let (Some(reference), Some((gpu, _)), Some((_, ours))) = (judges.reference, judges.gpu, first) else {
        return;
    };
    if !findings.iter().any(disputed) {
        return;
    }
    let Ok(ptx) = reference.compile(text, judges.target, true) else { return };
    for _ in 0..5 {
        let Ok(theirs) = on_gpu::run(gpu, &ptx, None, programs) else { return };
        for (i, finding) in findings.iter_mut().enumerate() {
            if disputed(finding) && theirs[i] != ours[i] {
                *finding = Some(Finding::OfGpu);
            }
        }
    }
}

/// One of them spoils the file: each gets its own.
fn one_by_one(programs: &[&Program], judges: Judges) -> Vec<(usize, Finding)> {
    let each = programs.iter().enumerate();
    each.flat_map(|(i, p)| check(&[p], judges).into_iter().map(move |(_, f)| (i, f))).collect()
}

/// Compiles with oxicc at a level and runs the code wherever it is to run.
fn level_outcomes(
    level: OptLevel,
    text: &str,
    programs: &[&Program],
    judges: Judges,
) -> Result<Vec<(Maker, Vec<Outcome>)>, Finding> {
    let maker = Maker::Oxicc(level);
    let ptx = oxicc(text, level, judges.target, DebugInfo::None).map_err(|e| not_compiled(maker, e))?;
    let gpu = judges.gpu.filter(|_| level == judges.gpu_level);
    let ptxas = judges.ptxas.filter(|_| judges.gpu.is_none() || gpu.is_some());
    // Machine code is for one architecture, PTX for that and what came later.
    let machine = gpu.map_or(judges.target, |(_, own)| own);
    let assembled = ptxas.map(|tools| tools.assemble(&ptx, machine)).transpose();
    let assembled = assembled.map_err(|e| Finding::Unassembled(maker, e))?;
    let run = execute::run(&ptx, programs).map_err(|e| Finding::Unloadable(maker, e))?;
    let mut all = vec![(maker, run)];
    if let Some((gpu, _)) = gpu {
        let maker = Maker::OnGpu(level);
        let run = on_gpu::run(gpu, &ptx, assembled.as_deref(), programs);
        all.push((maker, run.map_err(|e| Finding::Unloadable(maker, e))?));
    }
    Ok(all)
}

/// Compiles with `-G`, looks at the sections and runs the code.
fn described_outcomes(
    level: OptLevel,
    text: &str,
    programs: &[&Program],
    judges: Judges,
    inspector: &Inspector,
) -> Result<Vec<Outcome>, Finding> {
    let maker = Maker::Described(level);
    let ptx = oxicc(text, level, judges.target, DebugInfo::Full).map_err(|e| not_compiled(maker, e))?;
    inspector.verify(&ptx, judges.target.name()).map_err(|e| Finding::Misdescribed(maker, e))?;
    execute::run(&ptx, programs).map_err(|e| Finding::Unloadable(maker, e))
}

fn reference_outcomes(
    maker: Maker,
    text: &str,
    programs: &[&Program],
    judges: Judges,
) -> Result<Vec<Outcome>, Finding> {
    let Some(reference) = judges.reference else { return Ok(Vec::new()) };
    let ptx = match programs.len() {
        1 => reference.compile(text, judges.target, maker == Maker::Reference),
        _ => reference.compile_batch(text, judges.target, maker == Maker::Reference),
    };
    let ptx = ptx.map_err(|e| not_compiled(maker, e))?;
    execute::run(&ptx, programs).map_err(|e| Finding::Unloadable(maker, e))
}

fn not_compiled(maker: Maker, error: CompileError) -> Finding {
    match error {
        CompileError::Rejected(text) => Finding::Rejected(maker, text),
        CompileError::Internal(text) => Finding::Internal(maker, text),
    }
}

fn compare(
    maker: Maker,
    outcomes: Vec<Outcome>,
    first: &mut Option<(Maker, Vec<Outcome>)>,
    programs: &[&Program],
    findings: &mut [Option<Finding>],
) {
    for (i, outcome) in outcomes.iter().enumerate() {
        if findings[i].is_some() || (maker == Maker::Reference && programs[i].inexact) {
            continue;
        }
        findings[i] = match (outcome, &first) {
            (Outcome::Fault(text), _) => Some(Finding::Fault(maker, text.clone())),
            (Outcome::Memory(mine), Some((other, theirs))) => match &theirs[i] {
                Outcome::Memory(theirs) => {
                    difference(theirs, mine).map(|text| Finding::Different(*other, maker, text))
                }
                _ => None,
            },
            _ => None,
        };
    }
    if first.is_none() {
        *first = Some((maker, outcomes));
    }
}

fn difference(a: &[Vec<u8>], b: &[Vec<u8>]) -> Option<String> {
    for (buffer, (x, y)) in a.iter().zip(b).enumerate() {
        if let Some(at) = x.iter().zip(y).position(|(x, y)| x != y) {
            let word = |bytes: &[u8]| {
                let low = at & !7;
                let part = &bytes[low..bytes.len().min(low + 8)];
                part.iter().rev().map(|b| format!("{b:02x}")).collect::<String>()
            };
            return Some(format!("buffer {buffer}, bytes from {}: {} and {}", at & !7, word(x), word(y)));
        }
    }
    None
}
