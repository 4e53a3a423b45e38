//! The diagnostic engine: collecting, counting, and deciding what is shown.
//!
//! Stages report through [`Diagnostics`]; the order of reports is kept. [`Diagnostics::resolve`] applies, in this order:
//! the per-number actions of options and pragmas (a pragma acts from its place in the translation unit on), the
//! system-header rule (no warnings and remarks from there), promotion of warnings, and the remark threshold.

use std::borrow::Cow;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::catalogue::{self, Message};
use crate::codes::Code;
use crate::map::SourceMap;
use crate::pos::{Pos, Span};

/// How bad it is. The order is by severity.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Only as a child of another diagnostic.
    Note,
    Remark,
    Warning,
    Error,
    /// Compilation cannot go on ("catastrophic error").
    Fatal,
}

/// One finding, with everything that explains it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    pub severity: Severity,
    /// Number in the reference's numbering, where it has one.
    pub code: Option<Code>,
    pub message: String,
    pub primary: Span,
    /// Further places worth pointing at, with a word for each.
    pub labels: Vec<Label>,
    /// Continuation lines of the message (argument types, candidate lists).
    pub details: Vec<String>,
    pub notes: Vec<Note>,
    /// Instantiation context lines, innermost first (`instantiation of "..." at line 1`).
    pub context: Vec<String>,
    /// Where the user's file led into the header that `primary` is in.
    pub origin: Option<Span>,
    /// What may have been meant. The reference's forms do not have them.
    pub fixes: Vec<Fix>,
    /// Found only while code is generated.
    pub late: bool,
}

/// Advice on what to change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fix {
    pub message: String,
    /// The change itself, where it is known.
    pub edit: Option<Edit>,
}

/// Text that takes the place of other text; an empty span is where it is inserted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edit {
    pub span: Span,
    pub text: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    pub span: Span,
    pub text: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    pub code: Option<Code>,
    pub span: Span,
    pub message: String,
}

/// What an option or pragma wants done with a diagnostic number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    Suppress,
    Remark,
    Warning,
    Error,
    /// Show it the first time only.
    Once,
    /// Back to what the command line says.
    Default,
}

/// The remark that is always shown: someone wrote `#pragma message` to see it.
const PRAGMA_MESSAGE: Code = catalogue::pragma_message::CODE;

/// The settings of a run.
#[derive(Clone, Debug)]
pub struct DiagnosticOptions {
    /// Reporting stops after this many errors.
    pub error_limit: u32,
    pub warnings_as_errors: bool,
    pub no_warnings: bool,
    pub show_remarks: bool,
    /// Per-number actions of the command line.
    pub actions: FxHashMap<Code, Action>,
}

impl Default for DiagnosticOptions {
    fn default() -> DiagnosticOptions {
        DiagnosticOptions {
            error_limit: 100,
            warnings_as_errors: false,
            no_warnings: false,
            show_remarks: false,
            actions: FxHashMap::default(),
        }
    }
}

/// Everything reported so far.
#[derive(Default)]
pub struct Diagnostics {
    pub options: DiagnosticOptions,
    list: Vec<Diagnostic>,
    errors: u32,
    fatals: u32,
    /// Reports beyond the error limit are dropped.
    limit_reached: bool,
    controls: Vec<Control>,
}

/// The diagnostic pragmas of a unit so far.
#[derive(Clone, Default)]
pub struct Controls(Vec<Control>);

/// A diagnostic pragma.
#[derive(Clone)]
struct Control {
    at: Pos,
    kind: ControlKind,
}

#[derive(Clone)]
enum ControlKind {
    Set(Code, Action),
    Push,
    Pop,
}

/// A state to come back to when a tentative analysis is thrown away.
#[derive(Clone, Copy, Debug)]
pub struct Checkpoint {
    len: usize,
    errors: u32,
    fatals: u32,
    limit_reached: bool,
}

/// A diagnostic as it is to be shown.
#[derive(Clone, Copy, Debug)]
pub struct Resolved<'a> {
    pub severity: Severity,
    /// The severity was raised by "warnings as errors".
    pub promoted: bool,
    pub diagnostic: &'a Diagnostic,
}

/// Adds to the diagnostic just reported.
pub struct DiagBuilder<'a> {
    /// None when the report was dropped because of the error limit.
    diagnostic: Option<&'a mut Diagnostic>,
}

/// Reporting.
impl Diagnostics {
    pub fn new(options: DiagnosticOptions) -> Diagnostics {
        Diagnostics { options, ..Diagnostics::default() }
    }

    pub fn report(
        &mut self,
        severity: Severity,
        code: Option<Code>,
        span: impl Into<Span>,
        message: impl Into<Cow<'static, str>>,
    ) -> DiagBuilder<'_> {
        if self.limit_reached {
            return DiagBuilder { diagnostic: None };
        }
        match severity {
            Severity::Error => self.errors += 1,
            Severity::Fatal => self.fatals += 1,
            _ => {}
        }
        self.limit_reached = self.errors >= self.options.error_limit.max(1);
        self.list.push(Diagnostic {
            severity,
            code,
            message: message.into().into_owned(),
            primary: span.into(),
            labels: Vec::new(),
            details: Vec::new(),
            notes: Vec::new(),
            context: Vec::new(),
            origin: None,
            fixes: Vec::new(),
            late: false,
        });
        DiagBuilder { diagnostic: self.list.last_mut() }
    }

    /// Reports a diagnostic of the catalogue.
    pub fn emit(&mut self, message: Message, span: impl Into<Span>) -> DiagBuilder<'_> {
        let builder = self.report(message.severity, message.entry.code, span, message.text);
        if message.entry.late { builder.late() } else { builder }
    }

    /// Reports an error without a number.
    pub fn error(&mut self, span: impl Into<Span>, message: impl Into<Cow<'static, str>>) -> DiagBuilder<'_> {
        self.report(Severity::Error, None, span, message)
    }

    /// Reports a numbered error. Outside of tests the catalogue has the numbers.
    #[cfg(test)]
    pub(crate) fn error_code(
        &mut self,
        code: u16,
        span: impl Into<Span>,
        message: impl Into<Cow<'static, str>>,
    ) -> DiagBuilder<'_> {
        self.report(Severity::Error, Some(Code(code)), span, message)
    }

    /// Reports an error after which compilation cannot go on.
    pub fn fatal(&mut self, span: impl Into<Span>, message: impl Into<Cow<'static, str>>) -> DiagBuilder<'_> {
        self.report(Severity::Fatal, None, span, message)
    }

    /// Reports a warning without a number.
    pub fn warning(
        &mut self,
        span: impl Into<Span>,
        message: impl Into<Cow<'static, str>>,
    ) -> DiagBuilder<'_> {
        self.report(Severity::Warning, None, span, message)
    }

    /// Reports a numbered warning.
    #[cfg(test)]
    pub(crate) fn warning_code(
        &mut self,
        code: u16,
        span: impl Into<Span>,
        message: impl Into<Cow<'static, str>>,
    ) -> DiagBuilder<'_> {
        self.report(Severity::Warning, Some(Code(code)), span, message)
    }

    /// Adds advice to the last report.
    pub fn advise_last<'a>(&mut self, advice: impl IntoIterator<Item = &'a str>) {
        if let Some(last) = self.list.last_mut() {
            last.fixes.extend(advice.into_iter().map(|text| Fix { message: text.to_owned(), edit: None }));
        }
    }

    /// The pragmas so far.
    pub fn controls(&self) -> Controls {
        Controls(self.controls.clone())
    }

    /// Goes on with the pragmas of another unit that began alike.
    pub fn set_controls(&mut self, controls: Controls) {
        self.controls = controls.0;
    }

    /// From `at` on in the translation unit, `code` is treated as `action` says.
    pub fn control(&mut self, at: Pos, code: Code, action: Action) {
        self.controls.push(Control { at, kind: ControlKind::Set(code, action) });
    }

    /// `#pragma nv_diagnostic push`.
    pub fn push_state(&mut self, at: Pos) {
        self.controls.push(Control { at, kind: ControlKind::Push });
    }

    /// `#pragma nv_diagnostic pop`.
    pub fn pop_state(&mut self, at: Pos) {
        self.controls.push(Control { at, kind: ControlKind::Pop });
    }

    /// Errors of a late phase: in the order of the text, and forgotten if an earlier phase has found some.
    pub fn settle_late_errors(&mut self) {
        let late = |d: &Diagnostic| d.severity == Severity::Error && d.late;
        let early = self.list.iter().any(|d| d.severity >= Severity::Error && !late(d));
        if early {
            let before = self.list.len();
            self.list.retain(|d| !late(d));
            self.errors -= (before - self.list.len()) as u32;
            return;
        }
        let Some(first) = self.list.iter().position(&late) else { return };
        // Stable: several errors at one place stay in their order.
        self.list[first..].sort_by_key(|d| if late(d) { (1, d.primary.lo) } else { (0, Pos::default()) });
    }

    /// Takes the late errors that were reported since `from` out of the list; [`Diagnostics::restore`] puts them back.
    pub fn take_late_errors(&mut self, from: Checkpoint) -> Vec<Diagnostic> {
        let wanted = |d: &mut Diagnostic| d.severity == Severity::Error && d.late;
        let taken: Vec<Diagnostic> = self.list.extract_if(from.len.min(self.list.len()).., wanted).collect();
        self.errors -= taken.len() as u32;
        taken
    }

    /// Takes the errors that were reported since `from` out of the list.
    pub fn take_errors(&mut self, from: Checkpoint) -> Vec<Diagnostic> {
        let wanted = |d: &mut Diagnostic| d.severity == Severity::Error;
        let taken: Vec<Diagnostic> = self.list.extract_if(from.len.min(self.list.len()).., wanted).collect();
        self.errors = from.errors;
        self.limit_reached = from.limit_reached;
        taken
    }

    /// Takes the fatal errors out of the list: for what can be said of a unit although it ends early.
    pub fn take_fatals(&mut self) -> Vec<Diagnostic> {
        self.fatals = 0;
        self.list.extract_if(.., |d| d.severity == Severity::Fatal).collect()
    }

    /// Reports errors that were taken out or forgotten.
    pub fn restore(&mut self, errors: Vec<Diagnostic>) {
        let fatals = errors.iter().filter(|d| d.severity == Severity::Fatal).count() as u32;
        self.fatals += fatals;
        self.errors += errors.len() as u32 - fatals;
        self.list.extend(errors);
    }

    /// The current state, for [`Diagnostics::rollback`].
    pub fn checkpoint(&self) -> Checkpoint {
        Checkpoint {
            len: self.list.len(),
            errors: self.errors,
            fatals: self.fatals,
            limit_reached: self.limit_reached,
        }
    }

    /// The errors reported since `from`, to be [restored](Diagnostics::restore) should they be forgotten.
    pub fn errors_since(&self, from: Checkpoint) -> Vec<Diagnostic> {
        let since = self.list.get(from.len..).unwrap_or_default();
        since.iter().filter(|d| d.severity == Severity::Error).cloned().collect()
    }

    /// Forgets what was reported since `to`, except the errors in which somebody is interested.
    pub fn rollback_except(&mut self, to: Checkpoint, keep: impl Fn(&Diagnostic) -> bool) {
        let kept: Vec<Diagnostic> = self
            .list
            .drain(to.len.min(self.list.len())..)
            .filter(|d| d.severity == Severity::Error && keep(d))
            .collect();
        self.rollback(to);
        self.errors += kept.len() as u32;
        self.list.extend(kept);
    }

    /// Forgets everything reported since `to` (a failed tentative parse, a substitution failure that is not an error).
    pub fn rollback(&mut self, to: Checkpoint) {
        self.list.truncate(to.len);
        self.errors = to.errors;
        self.fatals = to.fatals;
        self.limit_reached = to.limit_reached;
    }
}

/// Queries.
impl Diagnostics {
    /// Errors reported as such, fatal ones included: for phases that ask what their own work has led to. Whether the
    /// compilation fails is for [`Diagnostics::fails`] to say, which knows of promoted warnings.
    pub fn error_count(&self) -> u32 {
        self.errors + self.fatals
    }

    pub fn has_errors(&self) -> bool {
        self.error_count() > 0
    }

    /// Whether the compilation has failed: something that is shown is an error, be it that options or pragmas made it one.
    /// This alone decides about success.
    pub fn fails(&self, map: &SourceMap) -> bool {
        self.resolve(map).iter().any(|r| r.severity >= Severity::Error)
    }

    pub fn has_fatal(&self) -> bool {
        self.fatals > 0
    }

    /// Whether something was reported since `checkpoint` that is an error.
    pub fn has_errors_since(&self, checkpoint: Checkpoint) -> bool {
        self.error_count() > checkpoint.errors + checkpoint.fatals
    }

    /// Whether a stage should give up.
    pub fn should_stop(&self) -> bool {
        self.limit_reached || self.fatals > 0
    }

    pub fn limit_reached(&self) -> bool {
        self.limit_reached
    }

    /// Everything reported, unfiltered, in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }

    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether there were neither reports nor pragmas.
    pub fn is_untouched(&self) -> bool {
        self.list.is_empty() && self.controls.is_empty()
    }

    /// Whether a diagnostic that is not shown unless asked for may be: options or pragmas name it, or ask for all remarks.
    pub fn may_show(&self, code: Option<Code>) -> bool {
        self.options.show_remarks
            || !self.controls.is_empty()
            || code.is_some_and(|code| self.options.actions.contains_key(&code))
    }

    /// What is to be shown, in order of reporting.
    pub fn resolve(&self, map: &SourceMap) -> Vec<Resolved<'_>> {
        if self.list.is_empty() {
            return Vec::new();
        }
        let table = ControlTable::new(self, map);
        let mut shown_once = FxHashSet::default();
        let mut shown = Vec::new();
        for diagnostic in &self.list {
            let mut severity = diagnostic.severity;
            if severity < Severity::Error {
                match diagnostic.code.and_then(|code| table.action(code, diagnostic.primary.lo, map)) {
                    Some(Action::Suppress) => continue,
                    Some(Action::Remark) => severity = Severity::Remark,
                    Some(Action::Warning) => severity = Severity::Warning,
                    Some(Action::Error) => severity = Severity::Error,
                    Some(Action::Once) if !shown_once.insert(diagnostic.code) => continue,
                    Some(Action::Once | Action::Default) | None => {}
                }
            }
            if severity < Severity::Error && map.in_system_header(diagnostic.primary.lo) {
                continue;
            }
            let wanted = self.options.show_remarks || diagnostic.code == Some(PRAGMA_MESSAGE);
            if severity == Severity::Remark && !wanted
                || severity == Severity::Warning && self.options.no_warnings
            {
                continue;
            }
            let promoted = severity == Severity::Warning && self.options.warnings_as_errors;
            if promoted {
                severity = Severity::Error;
            }
            shown.push(Resolved { severity, promoted, diagnostic });
        }
        shown
    }
}

/// The state of each number after each diagnostic pragma, by place in the translation unit.
struct ControlTable<'a> {
    options: &'a DiagnosticOptions,
    /// Per number, where its action changes, in translation-unit order.
    changes: FxHashMap<Code, Vec<(Pos, Action)>>,
}

impl<'a> ControlTable<'a> {
    fn new(diagnostics: &'a Diagnostics, map: &SourceMap) -> ControlTable<'a> {
        let mut changes: FxHashMap<Code, Vec<(Pos, Action)>> = FxHashMap::default();
        // Mostly they are met in order, but a `_Pragma` in a macro argument acts after a `#pragma` on a later line.
        let mut controls: Vec<&Control> = diagnostics.controls.iter().collect();
        controls.sort_by(|a, b| map.compare(a.at, b.at));
        let mut now: FxHashMap<Code, Action> = FxHashMap::default();
        // What each push has to bring back: the numbers set since, with the action they had before.
        let mut undo: Vec<Vec<(Code, Action)>> = Vec::new();
        for control in controls {
            match control.kind {
                ControlKind::Set(code, action) => {
                    let before = now.insert(code, action).unwrap_or(Action::Default);
                    if let Some(level) = undo.last_mut() {
                        level.push((code, before));
                    }
                    changes.entry(code).or_default().push((control.at, action));
                }
                ControlKind::Push => undo.push(Vec::new()),
                ControlKind::Pop => {
                    for (code, before) in undo.pop().into_iter().flatten().rev() {
                        now.insert(code, before);
                        changes.entry(code).or_default().push((control.at, before));
                    }
                }
            }
        }
        ControlTable { options: &diagnostics.options, changes }
    }

    fn action(&self, code: Code, at: Pos, map: &SourceMap) -> Option<Action> {
        let by_pragma = self.changes.get(&code).and_then(|changes| {
            let index = changes.partition_point(|(pos, _)| map.compare(*pos, at).is_le());
            changes.get(index.checked_sub(1)?).map(|change| change.1)
        });
        by_pragma
            .filter(|action| *action != Action::Default)
            .or_else(|| self.options.actions.get(&code).copied())
    }
}

impl DiagBuilder<'_> {
    pub fn note(mut self, span: impl Into<Span>, message: impl Into<Cow<'static, str>>) -> Self {
        self.add(
            |d| &mut d.notes,
            Note { code: None, span: span.into(), message: message.into().into_owned() },
        );
        self
    }

    /// A note with a number of its own.
    pub fn note_of(mut self, message: Message, span: impl Into<Span>) -> Self {
        let code = message.code();
        let note = Note { code, span: span.into(), message: message.text.into_owned() };
        self.add(|d| &mut d.notes, note);
        self
    }

    pub fn label(mut self, span: impl Into<Span>, text: impl Into<Cow<'static, str>>) -> Self {
        self.add(|d| &mut d.labels, Label { span: span.into(), text: text.into().into_owned() });
        self
    }

    /// A continuation line of the message.
    pub fn detail(mut self, line: impl Into<Cow<'static, str>>) -> Self {
        self.add(|d| &mut d.details, line.into().into_owned());
        self
    }

    /// Advice.
    pub fn help(mut self, message: impl Into<Cow<'static, str>>) -> Self {
        self.add(|d| &mut d.fixes, Fix { message: message.into().into_owned(), edit: None });
        self
    }

    /// Advice that was made before.
    pub fn advise(mut self, fix: Fix) -> Self {
        self.add(|d| &mut d.fixes, fix);
        self
    }

    /// Advice with the change that follows it.
    pub fn fix(
        mut self,
        message: impl Into<Cow<'static, str>>,
        span: impl Into<Span>,
        text: impl Into<String>,
    ) -> Self {
        let edit = Edit { span: span.into(), text: text.into() };
        self.add(|d| &mut d.fixes, Fix { message: message.into().into_owned(), edit: Some(edit) });
        self
    }

    /// A level of instantiation context; call innermost first.
    pub fn context(mut self, line: impl Into<Cow<'static, str>>) -> Self {
        self.add(|d| &mut d.context, line.into().into_owned());
        self
    }

    /// The error is found only while code is generated.
    pub fn late(mut self) -> Self {
        if let Some(diagnostic) = self.diagnostic.as_deref_mut() {
            diagnostic.late = true;
        }
        self
    }

    /// The place of the user's file that led to a place in a header.
    pub fn origin(mut self, span: Span) -> Self {
        if let Some(diagnostic) = self.diagnostic.as_deref_mut() {
            diagnostic.origin = Some(span);
        }
        self
    }

    fn add<T>(&mut self, list: impl FnOnce(&mut Diagnostic) -> &mut Vec<T>, item: T) {
        if let Some(diagnostic) = self.diagnostic.as_deref_mut() {
            list(diagnostic).push(item);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(diags: &Diagnostics, map: &SourceMap) -> Vec<(Severity, String)> {
        diags.resolve(map).iter().map(|r| (r.severity, r.diagnostic.message.clone())).collect()
    }

    #[test]
    fn pragmas_act_from_their_place_on() {
        let mut map = SourceMap::new();
        let file = map.add_file("a.cu", " ".repeat(100), Pos::NONE).unwrap();
        let at = |offset| map.start(file).offset(offset);
        let mut diags = Diagnostics::default();
        diags.control(at(10), Code(177), Action::Suppress);
        diags.push_state(at(20));
        diags.control(at(30), Code(177), Action::Error);
        diags.pop_state(at(40));
        diags.control(at(50), Code(177), Action::Default);
        for place in [5, 60, 45, 35, 15] {
            diags.warning_code(177, at(place), place.to_string());
        }
        let expected = [(Severity::Warning, "5"), (Severity::Warning, "60"), (Severity::Error, "35")];
        assert_eq!(shown(&diags, &map), expected.map(|(s, m)| (s, m.to_string())));
    }

    #[test]
    fn system_headers_are_silent_except_errors() {
        let mut map = SourceMap::new();
        let file = map.add_file("h.h", "x", Pos::NONE).unwrap();
        map.set_system(file);
        let mut diags = Diagnostics::default();
        diags.warning(map.start(file), "w");
        diags.error(map.start(file), "e");
        assert_eq!(shown(&diags, &map), [(Severity::Error, "e".to_string())]);
    }

    #[test]
    fn limit_and_rollback() {
        let map = SourceMap::new();
        let mut diags = Diagnostics::default();
        diags.options.error_limit = 3;
        let start = diags.checkpoint();
        for i in 0..5 {
            diags.error(Pos::NONE, i.to_string()).note(Pos::NONE, "n");
        }
        assert!(diags.limit_reached() && diags.should_stop());
        assert_eq!(shown(&diags, &map).len(), 3);
        diags.rollback(start);
        assert!(!diags.has_errors() && diags.is_empty());
    }

    #[test]
    fn promotion_and_once() {
        let map = SourceMap::new();
        let mut diags = Diagnostics::default();
        diags.options.warnings_as_errors = true;
        diags.options.actions.insert(Code(1), Action::Once);
        diags.warning_code(1, Pos::NONE, "a");
        diags.warning_code(1, Pos::NONE, "b");
        diags.report(Severity::Remark, Some(Code(2)), Pos::NONE, "c");
        let resolved = diags.resolve(&map);
        assert_eq!(resolved.len(), 1);
        assert!(resolved[0].promoted && resolved[0].severity == Severity::Error);
    }
}
