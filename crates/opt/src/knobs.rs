//! Knobs: limits and switches of passes that a user may turn.
//!
//! A knob is declared in the file of the pass it belongs to, with its default and a sentence about it; [`KNOBS`] lists them all. Command
//! lines give them as text ([`Knobs::set`]); a pass asks [`Knobs::get`] once per run. Besides, every pass can be left out: by `-disable-NAME`
//! with our name of it, or by one of the reference's spellings in [`SWITCHES`].

use std::fmt;

use crate::passes;
use crate::passes::ipo::inline;
use crate::passes::loops::{reduce, unroll};
use crate::passes::scalar::{basic_dbe, load_store_vectorizer, memory_space_opt, simplify_cfg};

/// One knob. A switch is a number that is 0 or 1.
#[derive(Debug, PartialEq, Eq)]
pub struct Knob {
    /// As written after the dash.
    pub name: &'static str,
    /// The pass that asks for it.
    pub pass: &'static str,
    pub default: u64,
    pub is_switch: bool,
    /// What it is, for `--help-knobs`.
    pub meaning: &'static str,
}

impl Knob {
    /// A limit.
    pub const fn number(pass: &'static str, name: &'static str, default: u64, meaning: &'static str) -> Knob {
        Knob { name, pass, default, is_switch: false, meaning }
    }

    /// Something that is on or off.
    pub const fn switch(
        pass: &'static str,
        name: &'static str,
        default: bool,
        meaning: &'static str,
    ) -> Knob {
        Knob { name, pass, default: default as u64, is_switch: true, meaning }
    }
}

/// The code generator writes the names of blocks beside them.
pub static VERBOSE: Knob = Knob::switch("codegen", "asm-verbose", false, "comments in the PTX");
/// The code generator leaves what it selects as it is.
pub static NO_CLEAN_UP: Knob =
    Knob::switch("codegen", "disable-llc-opts", false, "repeated instructions are not merged");
/// The code generator jumps through a table.
pub static JUMP_TABLE_DENSITY: Knob = Knob::number(
    "codegen",
    "jump-table-density",
    101,
    "a switch is a jump table if so many percent of its entries are cases; above 100, never",
);
/// The code generator multiplies by reciprocals.
pub static DIVIDE_BY_CONSTANTS: Knob = Knob::switch(
    "codegen",
    "opt-fdiv",
    false,
    "float divisions by constants are multiplications where that rounds alike",
);
/// The code generator keeps fewer values in registers.
pub static REMAT: Knob = Knob::number(
    "codegen",
    "remat-registers",
    0,
    "a kernel with more registers in use computes cheap values again where they are needed, from -O2 on; 0: never",
);
/// The code generator orders instructions for short lives of registers.
pub static SCHEDULE_FOR_REGISTERS: Knob = Knob::switch(
    "codegen",
    "nvptx-sched4reg",
    false,
    "instructions stand right before what needs them, where that takes no more registers",
);
/// Questions about the compilation are answered.
pub static REFLECT: Knob = Knob::switch(
    "nvvm-reflect",
    "nvvm-reflect-enable",
    true,
    "__nvvm_reflect has the answers of the options; otherwise it is 0",
);
pub use basic_dbe::ON as REMOVES_BARRIERS;
pub use memory_space_opt::PARAMS_ARE_GLOBAL;
pub use simplify_cfg::LINES_OF_BRANCHES;
pub use unroll::MAX_REGISTERS;

/// What knobs belong to besides passes.
#[cfg(test)]
const STAGES: [&str; 2] = ["codegen", "nvvm-reflect"];

/// Every knob.
pub static KNOBS: &[&Knob] = &[
    &basic_dbe::ON,
    &inline::THRESHOLD,
    &inline::BUDGET,
    &inline::SMALL,
    &load_store_vectorizer::MAX_BYTES,
    &reduce::MAX_POINTERS,
    &memory_space_opt::PARAMS_ARE_GLOBAL,
    &simplify_cfg::LINES_OF_BRANCHES,
    &DIVIDE_BY_CONSTANTS,
    &JUMP_TABLE_DENSITY,
    &NO_CLEAN_UP,
    &REFLECT,
    &REMAT,
    &SCHEDULE_FOR_REGISTERS,
    &VERBOSE,
    &unroll::COUNT,
    &unroll::FULL,
    &unroll::FULL_LOCAL,
    &unroll::FULL_ASKED,
    &unroll::PARTIAL,
    &unroll::MAX_PARTIAL,
    &unroll::RUNTIME,
    &unroll::MAX_REGISTERS,
];

/// A spelling of the reference's that leaves passes out.
#[derive(Debug)]
pub struct Switch {
    /// As written after the dash.
    pub name: &'static str,
    /// The value that leaves the passes out: `-disable-x`, but `-do-x=0`.
    pub off_when: bool,
    /// By our names; parameters do not count.
    pub passes: &'static [&'static str],
}

const fn disable(name: &'static str, passes: &'static [&'static str]) -> Switch {
    Switch { name, off_when: true, passes }
}

const fn keep(name: &'static str, passes: &'static [&'static str]) -> Switch {
    Switch { name, off_when: false, passes }
}

/// The reference's names for leaving passes out, as far as the pass is one of ours.
pub static SWITCHES: &[Switch] = &[
    disable("disable-ADCEPass", &["adce"]),
    disable("disable-CorrelatedValuePropagationPass", &["correlated-propagation"]),
    disable("disable-DeadArgEliminationPass", &["deadargelim"]),
    disable("disable-DSEPass", &["dse"]),
    disable("disable-EarlyCSEPass", &["early-cse"]),
    disable("disable-GVNPass", &["gvn"]),
    disable("disable-GlobalOptPass", &["globalopt"]),
    disable("disable-IPSCCPPass", &["ipsccp"]),
    disable("disable-InstructionCombiningPass", &["instcombine"]),
    disable("disable-JumpThreadingPass", &["jump-threading"]),
    disable("disable-LICMPass", &["licm"]),
    disable("disable-LoadStoreVectorizerPass", &["load-store-vectorizer"]),
    disable("disable-LoopDeletionPass", &["loop-deletion"]),
    disable("disable-LoopIdiomRecognizePass", &["loop-idiom"]),
    disable("disable-LoopRotatePass", &["loop-rotate"]),
    disable("disable-LoopUnrollPass", &["loop-unroll", "loop-unroll-full"]),
    disable("disable-MemCpyOptPass", &["memcpyopt"]),
    disable("disable-ReassociatePass", &["reassociate"]),
    disable("disable-SCCPPass", &["sccp"]),
    disable("disable-SROAPass", &["sroa"]),
    disable("disable-SimplifyCFGPass", &["simplifycfg"]),
    disable("disable-TailCallEliminationPass", &["tailcallelim"]),
    disable("disable-inlining", &["inline"]),
    disable("disable-lsr", &["loop-reduce"]),
    disable("disable-separate-const-offset-from-gep", &["separate-const-offset-from-gep"]),
    disable("nv-disable-loop-unrolling", &["loop-unroll", "loop-unroll-full"]),
    disable("nv-disable-scev-cgp", &["loop-reduce", "separate-const-offset-from-gep"]),
    keep("ldg", &["mark-invariant-loads"]),
    keep("do-ip-msp", &["ipmsp"]),
    keep("do-licm", &["licm"]),
    keep("memory-space-opt", &["memory-space-opt", "ipmsp"]),
];

/// A switch of the reference's that a knob stands for.
#[derive(Debug)]
pub struct Stand {
    /// As written after the dash.
    pub name: &'static str,
    pub knob: &'static Knob,
    /// The knob's value where the switch is 0; any other leaves the knob alone.
    pub off: u64,
}

/// The reference's switches that turn something off that is no pass here.
pub static STANDS: &[Stand] = &[Stand { name: "do-remat", knob: &REMAT, off: 0 }];

/// What was turned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Knobs {
    /// Names with values, the last of a name counts.
    values: Vec<(&'static str, u64)>,
    /// Passes that do not run, without parameters.
    left_out: Vec<&'static str>,
    /// What `__nvvm_reflect` answers; the last of a name counts.
    answers: Vec<(Box<str>, i32)>,
}

/// Why a text is no knob.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KnobError {
    /// No knob is called this; the nearest that is.
    Unknown(String, Option<&'static str>),
    /// A value that is no number, or that a switch does not take.
    Value(String, String),
}

impl fmt::Display for KnobError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KnobError::Unknown(name, nearest) => {
                write!(f, "Unknown command line argument '{name}'.")?;
                nearest.map_or(Ok(()), |n| write!(f, "  Did you mean '-{n}'?"))
            }
            KnobError::Value(name, value) => write!(f, "for the -{name} option: '{value}' value invalid"),
        }
    }
}

impl std::error::Error for KnobError {}

impl Knobs {
    /// The value of a knob.
    pub fn get(&self, knob: &Knob) -> u64 {
        let set = self.values.iter().rev().find(|(name, _)| *name == knob.name);
        set.map_or(knob.default, |(_, value)| *value)
    }

    /// The value of a knob that counts something in memory.
    pub fn size(&self, knob: &Knob) -> usize {
        usize::try_from(self.get(knob)).unwrap_or(usize::MAX)
    }

    /// Whether somebody turned a knob.
    pub fn is_set(&self, knob: &Knob) -> bool {
        self.values.iter().any(|(name, _)| *name == knob.name)
    }

    /// Gives a knob a value.
    pub fn turn(&mut self, knob: &'static Knob, value: u64) {
        self.values.push((knob.name, value));
    }

    /// What `__nvvm_reflect` answers to a name: 0 unless it was told.
    pub fn answer(&self, name: &str) -> i32 {
        if self.get(&REFLECT) == 0 {
            return 0;
        }
        self.answers.iter().rev().find(|(n, _)| **n == *name).map_or(0, |(_, value)| *value)
    }

    /// Tells what `__nvvm_reflect` answers to a name.
    pub fn tell(&mut self, name: &str, value: i32) {
        self.answers.push((name.into(), value));
    }

    /// Whether a pass is left out; parameters in its name do not count.
    pub fn leaves_out(&self, pass: &str) -> bool {
        !self.left_out.is_empty() && self.left_out.contains(&without_parameters(pass))
    }

    /// Reads `-name`, `-name=value` or `--name=value`.
    pub fn set(&mut self, text: &str) -> Result<(), KnobError> {
        let bare = text.strip_prefix("--").or_else(|| text.strip_prefix('-')).unwrap_or(text);
        let (name, value) = match bare.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (bare, None),
        };
        let wrong = || KnobError::Value(name.to_owned(), value.unwrap_or_default().to_owned());
        if let Some(knob) = KNOBS.iter().find(|k| k.name == name) {
            let value = match (value, knob.is_switch) {
                (None, true) => 1,
                (Some(v), true) => u64::from(truth(v).ok_or_else(wrong)?),
                (Some(v), false) => v.parse().map_err(|_| wrong())?,
                (None, false) => return Err(wrong()),
            };
            self.turn(knob, value);
            return Ok(());
        }
        let on = || value.map_or(Some(true), truth).ok_or_else(wrong);
        if let Some(switch) = SWITCHES.iter().find(|s| s.name == name) {
            self.leave_out(switch.passes, on()? == switch.off_when);
            return Ok(());
        }
        if let Some(stand) = STANDS.iter().find(|s| s.name == name) {
            if value.unwrap_or("1").parse::<u64>().map_err(|_| wrong())? == 0 {
                self.turn(stand.knob, stand.off);
            }
            return Ok(());
        }
        let pass = name.strip_prefix("disable-").and_then(passes::find);
        let Some(pass) = pass else {
            return Err(KnobError::Unknown(text.to_owned(), nearest(name)));
        };
        self.leave_out(&[without_parameters(pass.name())], on()?);
        Ok(())
    }

    fn leave_out(&mut self, passes: &[&'static str], out: bool) {
        self.left_out.retain(|p| !passes.contains(p));
        if out {
            self.left_out.extend_from_slice(passes);
        }
    }
}

/// `gvn<no-pre>` is `gvn`.
fn without_parameters(pass: &'_ str) -> &'_ str {
    pass.split_once('<').map_or(pass, |(name, _)| name)
}

fn truth(text: &str) -> Option<bool> {
    match text {
        "1" | "true" | "TRUE" | "True" => Some(true),
        "0" | "false" | "FALSE" | "False" => Some(false),
        _ => None,
    }
}

/// Every name that [`Knobs::set`] takes but `disable-` with our own names.
fn names() -> impl Iterator<Item = &'static str> {
    KNOBS.iter().map(|k| k.name).chain(SWITCHES.iter().map(|s| s.name)).chain(STANDS.iter().map(|s| s.name))
}

/// The name that is most like another, if one is near.
fn nearest(name: &str) -> Option<&'static str> {
    let (distance, found) = names().map(|n| (distance(name, n), n)).min()?;
    (distance <= name.len() / 3).then_some(found)
}

/// Letters to add, leave out or change.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.iter().enumerate() {
            let changed = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(row[j + 1] + 1);
        }
    }
    row[b.len()]
}

/// The text of `--help-knobs`.
pub fn help() -> String {
    let mut knobs: Vec<&Knob> = KNOBS.to_vec();
    knobs.sort_by_key(|k| (k.pass, k.name));
    let mut out = String::from("Knobs, by pass, with their defaults:\n");
    for knob in knobs {
        let spelled = format!("-{}={}", knob.name, knob.default);
        out.push_str(&format!("  {:<24} {spelled:<38} {}\n", knob.pass, knob.meaning));
    }
    out.push_str("Passes are left out by -disable-NAME (see -print-passes), or by:\n");
    for switch in SWITCHES {
        let value = if switch.off_when { "" } else { "=0" };
        out.push_str(&format!("  -{:<46} {}\n", format!("{}{value}", switch.name), switch.passes.join(", ")));
    }
    for stand in STANDS {
        out.push_str(&format!("  -{:<46} {}={}\n", format!("{}=0", stand.name), stand.knob.name, stand.off));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::OptLevel;
    use crate::pipeline::Pipeline;

    #[test]
    fn text_is_read_or_refused() {
        let mut knobs = Knobs::default();
        knobs.set("-inline-threshold=7").unwrap();
        knobs.set("-disable-GVNPass").unwrap();
        knobs.set("--do-licm=0").unwrap();
        knobs.set("-disable-dse").unwrap();
        assert_eq!(knobs.get(&inline::THRESHOLD), 7);
        assert!(knobs.leaves_out("gvn<no-pre>") && knobs.leaves_out("licm") && knobs.leaves_out("dse"));
        knobs.set("-do-licm").unwrap();
        assert!(!knobs.leaves_out("licm"));
        let error = |text: &str| Knobs::default().set(text).unwrap_err().to_string();
        assert_eq!(
            error("-inline-treshold=3"),
            "Unknown command line argument '-inline-treshold=3'.  Did you mean '-inline-threshold'?"
        );
        assert_eq!(error("-xyzzy"), "Unknown command line argument '-xyzzy'.");
        assert_eq!(error("-unroll-count=x"), "for the -unroll-count option: 'x' value invalid");
        assert_eq!(error("-do-licm=2"), "for the -do-licm option: '2' value invalid");
    }

    #[test]
    fn every_name_is_there_once_and_names_passes() {
        let mut all: Vec<&str> = names().collect();
        all.sort_unstable();
        assert!(all.windows(2).all(|w| w[0] != w[1]), "{all:?}");
        let is_pass = |name: &str| passes::PASSES.iter().any(|p| without_parameters(p.name()) == name);
        assert!(KNOBS.iter().all(|k| is_pass(k.pass) || STAGES.contains(&k.pass)), "a knob of no pass");
        assert!(SWITCHES.iter().all(|s| s.passes.iter().all(|p| is_pass(p))), "a switch of no pass");
        // What a switch leaves out runs at some level.
        let levels = OptLevel::ALL.map(Pipeline::for_level);
        for switch in SWITCHES {
            let mut knobs = Knobs::default();
            knobs.set(&format!("-{}={}", switch.name, u8::from(switch.off_when))).unwrap();
            let shorter = |p: &Pipeline| p.without(&knobs).passes().len() < p.passes().len();
            assert!(levels.iter().any(shorter), "{}", switch.name);
        }
        let help = help();
        assert!(KNOBS.iter().all(|k| help.contains(&format!("-{}={}", k.name, k.default))));
    }
}
