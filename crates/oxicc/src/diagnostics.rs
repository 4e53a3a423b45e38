//! Diagnostics as values that outlive the compilation.

use oxicc_driver::{Compilation, Severity};
use oxicc_source::{Code, Pos, SourceMap, Span};

/// Where something is: lines and columns are one-based, columns count bytes, and the end is behind the last character.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Location {
    /// As the source or `#line` names it.
    pub file: String,
    /// The line it begins in.
    pub line: u32,
    /// The column it begins in.
    pub column: u32,
    /// The line it ends in.
    pub end_line: u32,
    /// The column behind its end.
    pub end_column: u32,
}

/// One finding of the compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Diagnostic {
    /// Whether it is an error, a warning or a remark.
    pub severity: Severity,
    /// The number as messages show it (`20`, `20014`), where there is one.
    pub code: Option<String>,
    /// What is wrong, as a sentence.
    pub message: String,
    /// Nothing where the finding is about the whole input.
    pub location: Option<Location>,
    /// Further places with a word for each.
    pub labels: Vec<Label>,
    /// What explains it.
    pub notes: Vec<Note>,
    /// Lines that continue the message: argument types, candidates.
    pub details: Vec<String>,
    /// The instantiations that led here, innermost first.
    pub context: Vec<String>,
}

/// A place beside the one of the finding.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Label {
    /// The place.
    pub location: Location,
    /// The word for it.
    pub text: String,
}

/// What explains a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Note {
    /// The place, if the note is about one.
    pub location: Option<Location>,
    /// The text.
    pub message: String,
}

impl Diagnostic {
    /// Everything that a compilation would show, in its order.
    pub(crate) fn all(done: &Compilation) -> Vec<Diagnostic> {
        let map = &done.map;
        let shown = done.diagnostics.resolve(map);
        let number = |code: Code| code.displayed().to_string();
        let diagnostic = |r: &oxicc_source::Resolved<'_>| Diagnostic {
            severity: r.severity,
            code: r.diagnostic.code.map(number),
            message: r.diagnostic.message.clone(),
            location: location(map, r.diagnostic.primary),
            labels: r
                .diagnostic
                .labels
                .iter()
                .filter_map(|l| Some(Label { location: location(map, l.span)?, text: l.text.clone() }))
                .collect(),
            notes: r
                .diagnostic
                .notes
                .iter()
                .map(|n| Note { location: location(map, n.span), message: n.message.clone() })
                .collect(),
            details: r.diagnostic.details.clone(),
            context: r.diagnostic.context.clone(),
        };
        shown.iter().map(diagnostic).collect()
    }
}

fn location(map: &SourceMap, span: Span) -> Option<Location> {
    let span = map.file_span(span);
    let at = |pos: Pos| map.presumed(pos).map(|p| (p.file.to_owned(), p.line, p.column));
    let (file, line, column) = at(span.lo)?;
    let (_, end_line, end_column) = at(span.hi).unwrap_or((String::new(), line, column));
    Some(Location { file, line, column, end_line, end_column })
}
