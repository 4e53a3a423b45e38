//! What passes say about their work: remarks for the user, counters for us.
//!
//! A [`Log`] belongs to one run of one pass over one function or the module; the manager joins them in the order of the
//! functions, so that what is said does not depend on the number of threads. Remarks cost text, so a pass asks
//! [`Log::wants_remarks`] first; counters are cheap and always there.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

use oxicc_ir::{Context, Function, GlobalId, Inst, Module};

use crate::knobs::Knobs;

/// What a remark is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RemarkKind {
    /// A transformation was done: `-Rpass`.
    Passed,
    /// It was not: `-Rpass-missed`.
    Missed,
    /// Something was found out: `-Rpass-analysis`.
    Analysis,
}

impl RemarkKind {
    /// The flag that shows such remarks.
    pub fn flag(self) -> &'static str {
        match self {
            RemarkKind::Passed => "-Rpass",
            RemarkKind::Missed => "-Rpass-missed",
            RemarkKind::Analysis => "-Rpass-analysis",
        }
    }

    /// The tag in the YAML form.
    fn tag(self) -> &'static str {
        match self {
            RemarkKind::Passed => "Passed",
            RemarkKind::Missed => "Missed",
            RemarkKind::Analysis => "Analysis",
        }
    }
}

/// A place in the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub file: String,
    pub line: u32,
    pub column: u32,
}

/// One remark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    pub kind: RemarkKind,
    pub pass: &'static str,
    /// Names the message, without spaces: `Inlined`, `NotInlined`.
    pub name: &'static str,
    pub function: String,
    /// Known when the module has line information.
    pub place: Option<Place>,
    pub message: String,
}

impl Remark {
    /// One line for people: `file:line:column: remark: message [-Rpass=inline]`.
    pub fn text(&self) -> String {
        let tail = format!("remark: {} [{}={}]", self.message, self.kind.flag(), self.pass);
        match &self.place {
            Some(p) => format!("{}:{}:{}: {tail}", p.file, p.line, p.column),
            None => tail,
        }
    }

    /// One line as cicc writes it: `remark: file:line:column: message`.
    pub fn reference_text(&self) -> String {
        match &self.place {
            Some(p) => format!("remark: {}:{}:{}: {}", p.file, p.line, p.column, self.message),
            None => format!("remark: <unknown>:0:0: {}", self.message),
        }
    }

    /// A YAML document, as LLVM's tools read it.
    pub fn yaml(&self) -> String {
        let mut out = format!("--- !{}\nPass:            {}\n", self.kind.tag(), self.pass);
        let _ = writeln!(out, "Name:            {}", self.name);
        if let Some(p) = &self.place {
            let _ = writeln!(
                out,
                "DebugLoc:        {{ File: {}, Line: {}, Column: {} }}",
                quoted(&p.file),
                p.line,
                p.column
            );
        }
        let _ = writeln!(out, "Function:        {}", quoted(&self.function));
        let _ = writeln!(out, "Args:\n  - String:          {}\n...", quoted(&self.message));
        out
    }
}

/// A single-quoted YAML scalar: only the quote itself needs care.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}

/// How far a log was written.
#[derive(Debug)]
pub struct Mark {
    remarks: usize,
    instructions: usize,
    counters: BTreeMap<(&'static str, &'static str), u64>,
}

/// What was said and counted.
#[derive(Clone, Debug, Default)]
pub struct Log {
    wants_remarks: bool,
    /// What the passes that write here are told.
    knobs: Arc<Knobs>,
    pub remarks: Vec<Remark>,
    /// What `print<...>` passes show.
    pub printed: String,
    /// What passes found wrong with the program.
    pub errors: Vec<String>,
    /// By pass and what is counted.
    pub counters: BTreeMap<(&'static str, &'static str), u64>,
}

impl Log {
    /// A log that keeps remarks, or only counters.
    pub fn new(wants_remarks: bool) -> Log {
        Log { wants_remarks, ..Log::default() }
    }

    /// The same for passes with knobs.
    pub fn with_knobs(wants_remarks: bool, knobs: Arc<Knobs>) -> Log {
        Log { wants_remarks, knobs, ..Log::default() }
    }

    /// What the passes that write here are told.
    pub fn knobs(&self) -> &Knobs {
        &self.knobs
    }

    /// Whether it is worth making up a remark.
    pub fn wants_remarks(&self) -> bool {
        self.wants_remarks
    }

    /// Adds to a counter.
    pub fn count(&mut self, pass: &'static str, what: &'static str, n: usize) {
        if n > 0 {
            *self.counters.entry((pass, what)).or_default() += n as u64;
        }
    }

    /// Shows a text, whoever listens.
    pub fn print(&mut self, text: &str) {
        self.printed.push_str(text);
    }

    pub fn add(&mut self, remark: Remark) {
        if self.wants_remarks {
            self.remarks.push(remark);
        }
    }

    /// Says something about an instruction of a function; the message is made only when somebody listens.
    pub fn about(
        &mut self,
        ctx: &Context,
        func: &Function,
        at: Option<Inst>,
        (kind, pass, name): (RemarkKind, &'static str, &'static str),
        message: impl FnOnce() -> String,
    ) {
        if self.wants_remarks {
            let function = ctx.global(func.id()).name().to_owned();
            let place = at.and_then(|i| place(ctx, func, i));
            self.remarks.push(Remark { kind, pass, name, function, place, message: message() });
        }
    }

    /// Says something about a global of a module, at the beginning of a function, or where a variable is used first.
    pub fn about_global(
        &mut self,
        module: &Module,
        id: GlobalId,
        (kind, pass, name): (RemarkKind, &'static str, &'static str),
        message: impl FnOnce(&str) -> String,
    ) {
        if !self.wants_remarks {
            return;
        }
        let first = |func: &Function| {
            func.all_insts().map(|(_, i)| i).find(|i| place(&module.ctx, func, *i).is_some())
        };
        let (user, place) = match module.body(id) {
            Some(func) => (id, first(func).and_then(|i| place(&module.ctx, func, i))),
            None => first_use(module, id).unwrap_or((id, None)),
        };
        let function = module.ctx.global(user).name().to_owned();
        let message = message(module.ctx.global(id).name());
        self.remarks.push(Remark { kind, pass, name, function, place, message });
    }

    /// Where a pass begins to write.
    pub fn mark(&self, func: &Function) -> Mark {
        Mark {
            remarks: self.remarks.len(),
            instructions: if self.wants_remarks { func.all_insts().count() } else { 0 },
            counters: if self.wants_remarks { self.counters.clone() } else { BTreeMap::new() },
        }
    }

    /// What a pass counted on a function and has not said a word of is one remark, at the beginning of the function. One that changed
    /// something and counted nothing says how many instructions there are now.
    pub fn tell_counters(
        &mut self,
        ctx: &Context,
        func: &Function,
        (pass, changed): (&'static str, bool),
        since: &Mark,
    ) {
        if !self.wants_remarks {
            return;
        }
        let said: Vec<&str> = self.remarks[since.remarks..].iter().map(|r| r.pass).collect();
        let new = self.counters.iter().filter_map(|(key, n)| {
            let before = since.counters.get(key).copied().unwrap_or_default();
            (*n > before && !said.contains(&key.0)).then_some((key.0, key.1, n - before))
        });
        let told: Vec<_> = new.collect();
        let is_silent = changed && told.is_empty() && said.is_empty();
        let first = || func.all_insts().map(|(_, i)| i).find(|i| place(ctx, func, *i).is_some());
        let now = func.all_insts().count();
        if is_silent && now != since.instructions {
            self.about(ctx, func, first(), (RemarkKind::Analysis, pass, "Instructions"), || {
                format!("{} instructions became {now}", since.instructions)
            });
        }
        for (pass, what, n) in told {
            self.about(ctx, func, first(), (RemarkKind::Passed, pass, "Counted"), || format!("{n} {what}"));
        }
    }

    /// Takes over what another log says.
    pub fn join(&mut self, other: Log) {
        self.remarks.extend(other.remarks);
        self.printed.push_str(&other.printed);
        self.errors.extend(other.errors);
        for (key, n) in other.counters {
            *self.counters.entry(key).or_default() += n;
        }
    }

    /// The counters as a table, as LLVM prints its statistics.
    pub fn statistics(&self) -> String {
        let mut out = String::from("=== Statistics Collected ===\n\n");
        for ((pass, what), n) in &self.counters {
            let _ = writeln!(out, "{n:8} {pass} - {what}");
        }
        out
    }
}

/// The first function that uses a variable, and where it does.
fn first_use(module: &Module, id: GlobalId) -> Option<(GlobalId, Option<Place>)> {
    for (user, func) in module.defined_functions() {
        let mut is_used = false;
        func.visit_used_globals(&mut |g| is_used |= g == id);
        if is_used {
            let names = |i: Inst| {
                let constants = func.operands(i).iter().filter_map(|v| func.value_const(*v));
                constants.into_iter().any(|c| func.consts().underlying_global(c) == Some(id))
            };
            let at = func.all_insts().map(|(_, i)| i).find(|i| names(*i));
            return Some((user, at.and_then(|i| place(&module.ctx, func, i))));
        }
    }
    None
}

/// Where an instruction comes from.
pub fn place(ctx: &Context, func: &Function, inst: Inst) -> Option<Place> {
    let loc = func.loc_data(func.loc(inst)?);
    let mut scope = loc.scope;
    // A lexical block says its file, or the subprogram around it does.
    for _ in 0..64 {
        let node = ctx.metadata.special(scope)?;
        if let Some(file) = node.md("file") {
            let file = ctx.metadata.special(file)?.str("filename")?.to_owned();
            return Some(Place { file, line: loc.line, column: loc.col });
        }
        scope = node.md("scope")?;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_have_two_forms() {
        let remark = Remark {
            kind: RemarkKind::Missed,
            pass: "inline",
            name: "NoDefinition",
            function: "k".into(),
            place: Some(Place { file: "it's.cu".into(), line: 3, column: 5 }),
            message: "'f' will not be inlined into 'k'".into(),
        };
        assert_eq!(
            remark.text(),
            "it's.cu:3:5: remark: 'f' will not be inlined into 'k' [-Rpass-missed=inline]"
        );
        let yaml = remark.yaml();
        assert!(
            yaml.starts_with("--- !Missed\nPass:            inline\nName:            NoDefinition\n"),
            "{yaml}"
        );
        assert!(yaml.contains("File: 'it''s.cu', Line: 3, Column: 5"), "{yaml}");
        assert!(yaml.ends_with("...\n"), "{yaml}");
    }

    #[test]
    fn logs_are_joined() {
        let mut a = Log::new(true);
        let mut b = Log::default();
        a.count("dce", "removed", 2);
        b.count("dce", "removed", 3);
        b.count("dce", "nothing", 0);
        a.join(b);
        assert!(a.statistics().contains("       5 dce - removed"));
        assert!(!a.statistics().contains("nothing"));
    }
}
