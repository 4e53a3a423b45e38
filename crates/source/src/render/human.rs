//! The form for people: source excerpt, carets, labels, notes, include stack and macro expansions.

use std::ops::Range;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Renderer, Snippet};

use crate::diag::{Diagnostics, Resolved, Severity};
use crate::map::SourceMap;
use crate::pos::{Pos, Span};

/// Spans longer than this are cut for display: an excerpt should fit on a screen.
const MAX_LINES: u32 = 12;

/// How deep a chain of macro expansions or includes is shown.
const MAX_CHAIN: usize = 6;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Color {
    Never,
    Always,
}

/// Every diagnostic of a run.
pub fn render(diagnostics: &Diagnostics, map: &SourceMap, color: Color) -> String {
    let renderer = match color {
        Color::Never => Renderer::plain(),
        Color::Always => Renderer::styled(),
    }
    .decor_style(DecorStyle::Ascii);
    let mut out = String::new();
    for resolved in diagnostics.resolve(map) {
        out.push_str(&renderer.render(&report(&resolved, map)));
        out.push_str("\n\n");
    }
    out
}

fn report<'a>(resolved: &Resolved<'a>, map: &'a SourceMap) -> Vec<Group<'a>> {
    let diagnostic = resolved.diagnostic;
    let level = match resolved.severity {
        Severity::Note => Level::NOTE,
        Severity::Remark => Level::INFO.with_name("remark"),
        Severity::Warning => Level::WARNING,
        Severity::Error => Level::ERROR,
        Severity::Fatal => Level::ERROR.with_name("fatal error"),
    };
    let mut title = level.primary_title(diagnostic.message.as_str());
    if let Some(code) = diagnostic.code {
        title = title.id(code.displayed().to_string());
    }
    let mut group = Group::with_title(title);
    let labels = diagnostic.labels.iter().map(|label| (label.span, label.text.as_str()));
    // People look at their own line first; what the header says there comes after it.
    if let Some(origin) = diagnostic.origin {
        for snippet in snippets(origin, std::iter::empty(), map) {
            group = group.element(snippet);
        }
    } else {
        for snippet in snippets(diagnostic.primary, labels.clone(), map) {
            group = group.element(snippet);
        }
    }
    for detail in &diagnostic.details {
        group = group.element(Level::NOTE.no_name().message(detail.as_str()));
    }
    for fix in &diagnostic.fixes {
        group = group.element(Level::HELP.message(fix.message.as_str()));
    }
    let mut groups = Vec::new();
    if diagnostic.origin.is_some() {
        groups.push(group);
        group = Group::with_title(Level::NOTE.secondary_title("in this header"));
        for snippet in snippets(diagnostic.primary, labels, map) {
            group = group.element(snippet);
        }
    }
    for line in include_lines(diagnostic.primary.lo, map) {
        group = group.element(Level::NOTE.message(line));
    }
    groups.push(group);
    for (span, text) in macro_notes(diagnostic.primary.lo, map) {
        groups.push(note_group(text, span, map));
    }
    for note in &diagnostic.notes {
        groups.push(note_group(note.message.clone(), note.span, map));
    }
    if !diagnostic.context.is_empty() {
        let mut group = Group::with_title(Level::NOTE.secondary_title("while compiling"));
        // The outermost is where the user's own code is.
        let total = diagnostic.context.len();
        let shown = if total > MAX_CHAIN { MAX_CHAIN - 1 } else { total };
        for line in &diagnostic.context[..shown] {
            group = group.element(Level::NOTE.no_name().message(line.as_str()));
        }
        if let Some(outermost) = diagnostic.context[shown..].last() {
            if total > shown + 1 {
                let between = format!("{} more", total - shown - 1);
                group = group.element(Level::NOTE.no_name().message(between));
            }
            group = group.element(Level::NOTE.no_name().message(outermost.as_str()));
        }
        groups.push(group);
    }
    groups
}

fn note_group<'a>(message: String, span: Span, map: &'a SourceMap) -> Group<'a> {
    let mut group = Group::with_title(Level::NOTE.secondary_title(message));
    for snippet in snippets(span, std::iter::empty(), map) {
        group = group.element(snippet);
    }
    group
}

/// "in file included from", as note lines.
fn include_lines(pos: Pos, map: &SourceMap) -> Vec<String> {
    let stack = map.include_stack(pos);
    let presumed = stack.iter().filter_map(|at| map.presumed(*at));
    presumed.take(MAX_CHAIN).map(|at| format!("included from {}:{}", at.file, at.line)).collect()
}

/// Where the text of an expanded macro is written, innermost macro first.
fn macro_notes(pos: Pos, map: &SourceMap) -> Vec<(Span, String)> {
    let chain = map.expansion_chain(pos);
    let spelled = chain.iter().take(MAX_CHAIN).map(|(expansion, spelling)| {
        let name = map.macro_name(expansion);
        (Span::at(map.spelling_pos(*spelling)), format!("in the expansion of macro \"{name}\""))
    });
    spelled.collect()
}

/// One snippet per file that the spans touch; the primary span's file comes first.
fn snippets<'a>(
    primary: Span,
    labels: impl Iterator<Item = (Span, &'a str)>,
    map: &'a SourceMap,
) -> Vec<Snippet<'a, Annotation<'a>>> {
    let mut parts: Vec<(Window<'a>, Vec<(Span, Option<&'a str>)>)> = Vec::new();
    let all = std::iter::once((primary, None)).chain(labels.map(|(span, text)| (span, Some(text))));
    for (span, label) in all {
        let span = map.file_span(span);
        let Some(window) = Window::around(span, map) else { continue };
        match parts.iter_mut().find(|(w, _)| w.can_join(&window)) {
            Some((joined, spans)) => {
                joined.join(&window);
                spans.push((span, label));
            }
            None => parts.push((window, vec![(span, label)])),
        }
    }
    let build = parts.into_iter().map(|(window, spans)| {
        let (text, offset_of) = window.text(map);
        let mut snippet =
            Snippet::source(text).line_start(window.first_line as usize).path(window.file).fold(true);
        for (span, label) in spans {
            let kind = if span == map.file_span(primary) && label.is_none() {
                AnnotationKind::Primary
            } else {
                AnnotationKind::Context
            };
            snippet = snippet.annotation(kind.span(offset_of(span)).label(label));
        }
        snippet
    });
    build.collect()
}

/// A few consecutive lines of one file.
struct Window<'a> {
    file: &'a str,
    /// Presumed number of the first line.
    first_line: u32,
    /// Presumed number of the last line.
    last_line: u32,
    /// A position on the first line, and one on the last.
    first: Pos,
    last: Pos,
}

impl<'a> Window<'a> {
    fn around(span: Span, map: &'a SourceMap) -> Option<Window<'a>> {
        let lo = map.presumed(span.lo)?;
        let hi = map.presumed(span.hi)?;
        let whole = hi.file == lo.file && hi.line >= lo.line && hi.line - lo.line < MAX_LINES;
        let (last, last_line) = if whole { (span.hi, hi.line) } else { (span.lo, lo.line) };
        Some(Window { file: lo.file, first_line: lo.line, last_line, first: span.lo, last })
    }

    /// Whether one excerpt can show both: same file, near each other, and the lines in between are really there.
    fn can_join(&self, other: &Window<'_>) -> bool {
        self.file == other.file
            && self.first_line.abs_diff(other.first_line) < 4 * MAX_LINES
            && (self.first_line <= other.first_line) == (self.first <= other.first)
    }

    fn join(&mut self, other: &Window<'a>) {
        if other.first_line < self.first_line {
            (self.first_line, self.first) = (other.first_line, other.first);
        }
        if other.last_line > self.last_line {
            (self.last_line, self.last) = (other.last_line, other.last);
        }
    }

    /// The lines, and a function from spans to byte ranges in them. Bytes that are not UTF-8 become `?` so that offsets
    /// stay what they are.
    fn text(&self, map: &SourceMap) -> (String, impl Fn(Span) -> Range<usize> + use<>) {
        let before = map.line_text(self.first).map_or(0, |(_, offset)| offset as u32);
        let start = self.first.as_u32() - before;
        let mut bytes = Vec::new();
        if let Some((file, offset)) = map.file_offset(Pos::from_u32(start)) {
            let text = map.text(file);
            let rest = text.get(offset as usize..).unwrap_or(b"");
            let until_last = (self.last.as_u32() - start) as usize;
            let tail = rest.get(until_last..).unwrap_or(b"");
            let end = until_last + memchr::memchr(b'\n', tail).unwrap_or(tail.len());
            bytes.extend_from_slice(rest.get(..end).unwrap_or(rest));
        }
        let text = match String::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => {
                let ascii = |b: &u8| if b.is_ascii() { *b as char } else { '?' };
                error.as_bytes().iter().map(ascii).collect()
            }
        };
        let len = text.len();
        let range = move |span: Span| {
            let lo = (span.lo.as_u32().saturating_sub(start) as usize).min(len);
            let hi = (span.hi.as_u32().saturating_sub(start) as usize).min(len);
            lo..hi.max((lo + 1).min(len)).max(lo)
        };
        (text, range)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn excerpt_labels_and_macros() {
        let mut map = SourceMap::new();
        let text = "#define TWICE(x) x + y\n\nint a = TWICE(1);\nint b;\n";
        let file = map.add_file("a.cu", text, Pos::NONE).unwrap();
        let at = |needle: &str| map.start(file).offset(text.find(needle).unwrap() as u32);
        let (body, used, b) = (at("x + y"), at("TWICE(1)"), at("b;"));
        let expansion = map.add_expansion(body, 5, Span::new(used, used.offset(8))).unwrap();
        let y = expansion.offset(4);
        let mut diags = Diagnostics::default();
        diags
            .error_code(20, Span::new(y, y.offset(1)), "identifier \"y\" is undefined")
            .label(Span::new(b, b.offset(1)), "this is not it")
            .note(Pos::NONE, "nothing is named y");
        let expected = "\
error[20]: identifier \"y\" is undefined
 --> a.cu:3:9
  |
3 | int a = TWICE(1);
  |         ^^^^^^^^
4 | int b;
  |     - this is not it
  |
note: in the expansion of macro \"TWICE\"
 --> a.cu:1:22
  |
1 | #define TWICE(x) x + y
  |                      ^
note: nothing is named y

";
        assert_eq!(render(&diags, &map, Color::Never), expected);
    }

    #[test]
    fn odd_places_do_not_panic() {
        let mut map = SourceMap::new();
        let file = map.add_file("a.cu", &b"\xff\xfe x\n"[..], Pos::NONE).unwrap();
        let empty = map.add_file("b.h", "", map.start(file)).unwrap();
        let mut diags = Diagnostics::default();
        for lo in 0..12 {
            for hi in 0..12 {
                diags.error(Span::new(Pos::from_u32(lo), Pos::from_u32(hi)), "e");
            }
        }
        diags.error(map.start(empty), "e");
        assert!(render(&diags, &map, Color::Never).contains("included from a.cu:1"));
    }
}
