//! The forms for tools: one JSON object per diagnostic and line ([`render`]), or a SARIF log ([`sarif`]).
//!
//! Both have the same facts: severity, displayed number and tag, message with its continuation lines, range, notes with their
//! places, fixes with the text to insert. Columns count characters from 1; the end of a range is the first column behind it.

use std::fmt::Write;

use crate::codes::tag_of;
use crate::diag::{Diagnostics, Fix, Resolved, Severity};
use crate::map::SourceMap;
use crate::pos::Span;

/// The program that a SARIF log names.
#[derive(Clone, Copy, Debug)]
pub struct Tool<'a> {
    pub name: &'a str,
    pub version: &'a str,
    pub uri: &'a str,
}

/// Every diagnostic of a run, each an object on a line of its own.
pub fn render(diagnostics: &Diagnostics, map: &SourceMap) -> String {
    let mut out = String::new();
    for resolved in diagnostics.resolve(map) {
        out.push_str(&object(&resolved, map));
        out.push('\n');
    }
    out
}

/// A message without a place in a file.
pub fn message(severity: Severity, text: &str, details: &[&str]) -> String {
    let mut out = format!(r#"{{"severity":"{}","message":{}"#, severity_name(severity), quoted(text));
    if !details.is_empty() {
        let _ = write!(out, r#","details":{}"#, strings(details.iter().copied()));
    }
    out.push_str("}\n");
    out
}

fn object(resolved: &Resolved<'_>, map: &SourceMap) -> String {
    let diagnostic = resolved.diagnostic;
    let mut out = format!(r#"{{"severity":"{}""#, severity_name(resolved.severity));
    if let Some(code) = diagnostic.code {
        let _ = write!(out, r#","number":{}"#, code.displayed());
        if let Some(tag) = tag_of(code) {
            let _ = write!(out, r#","tag":"{tag}""#);
        }
    }
    let _ = write!(out, r#","message":{}"#, quoted(&diagnostic.message));
    if let Some(place) = place(diagnostic.primary, map) {
        let _ = write!(out, ",{place}");
    }
    for (key, lines) in [("details", &diagnostic.details), ("context", &diagnostic.context)] {
        if !lines.is_empty() {
            let _ = write!(out, r#","{key}":{}"#, strings(lines.iter().map(String::as_str)));
        }
    }
    let labels = diagnostic.labels.iter().map(|label| (label.text.as_str(), label.span));
    let notes = diagnostic.notes.iter().map(|note| (note.message.as_str(), note.span));
    let notes: Vec<String> = labels.chain(notes).map(|(text, span)| remark(text, span, map)).collect();
    if !notes.is_empty() {
        let _ = write!(out, r#","notes":[{}]"#, notes.join(","));
    }
    let fixes: Vec<String> = diagnostic.fixes.iter().map(|fix| fix_object(fix, map)).collect();
    if !fixes.is_empty() {
        let _ = write!(out, r#","fixes":[{}]"#, fixes.join(","));
    }
    out.push('}');
    out
}

fn severity_name(severity: Severity) -> &'static str {
    match severity {
        Severity::Note => "note",
        Severity::Remark => "remark",
        Severity::Warning => "warning",
        Severity::Error => "error",
        Severity::Fatal => "fatal error",
    }
}

fn remark(text: &str, span: Span, map: &SourceMap) -> String {
    let mut out = format!(r#"{{"message":{}"#, quoted(text));
    if let Some(place) = place(span, map) {
        let _ = write!(out, ",{place}");
    }
    out.push('}');
    out
}

fn fix_object(fix: &Fix, map: &SourceMap) -> String {
    let mut out = format!(r#"{{"message":{}"#, quoted(&fix.message));
    if let Some(edit) = &fix.edit
        && let Some(place) = place(edit.span, map)
    {
        let _ = write!(out, r#",{place},"text":{}"#, quoted(&edit.text));
    }
    out.push('}');
    out
}

/// The range of a span in its file: name, first line and column, last line and column.
fn range(span: Span, map: &SourceMap) -> Option<(&str, [u32; 4])> {
    let span = map.file_span(span);
    let start = map.presumed(span.lo)?;
    let end = map.presumed(span.hi).filter(|end| (end.line, end.column) >= (start.line, start.column));
    let (line, column) = end.map_or((start.line, start.column), |end| (end.line, end.column));
    Some((start.file, [start.line, start.column, line, column]))
}

fn place(span: Span, map: &SourceMap) -> Option<String> {
    let (file, [line, column, end_line, end_column]) = range(span, map)?;
    let file = quoted(file);
    Some(format!(
        r#""file":{file},"line":{line},"column":{column},"end_line":{end_line},"end_column":{end_column}"#
    ))
}

const SCHEMA: &str =
    "https://raw.githubusercontent.com/oasis-tcs/sarif-spec/master/Schemata/sarif-schema-2.1.0.json";

/// Every diagnostic of a run as a SARIF 2.1.0 log on one line.
pub fn sarif(diagnostics: &Diagnostics, map: &SourceMap, tool: Tool<'_>) -> String {
    let results: Vec<String> = diagnostics.resolve(map).iter().map(|r| result(r, map)).collect();
    log(&results.join(","), tool)
}

/// A message without a place in a file as a SARIF log.
pub fn sarif_message(severity: Severity, text: &str, tool: Tool<'_>) -> String {
    log(&format!(r#"{{"level":"{}","message":{{"text":{}}}}}"#, level(severity), quoted(text)), tool)
}

fn log(results: &str, tool: Tool<'_>) -> String {
    let (name, version, uri) = (quoted(tool.name), quoted(tool.version), quoted(tool.uri));
    format!(
        r#"{{"version":"2.1.0","$schema":"{SCHEMA}","runs":[{{"tool":{{"driver":{{"name":{name},"version":{version},"informationUri":{uri}}}}},"columnKind":"unicodeCodePoints","results":[{results}]}}]}}"#
    ) + "\n"
}

/// SARIF has three levels.
fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Note | Severity::Remark => "note",
        Severity::Warning => "warning",
        Severity::Error | Severity::Fatal => "error",
    }
}

fn result(resolved: &Resolved<'_>, map: &SourceMap) -> String {
    let diagnostic = resolved.diagnostic;
    let mut out = String::from("{");
    if let Some(code) = diagnostic.code {
        let _ = write!(out, r#""ruleId":"{}","#, code.displayed());
    }
    let mut text = diagnostic.message.clone();
    for line in diagnostic.details.iter().chain(&diagnostic.context) {
        text.push('\n');
        text.push_str(line);
    }
    let _ = write!(out, r#""level":"{}","message":{{"text":{}}}"#, level(resolved.severity), quoted(&text));
    if let Some(location) = physical_location(diagnostic.primary, map) {
        let _ = write!(out, r#","locations":[{{{location}}}]"#);
    }
    let labels = diagnostic.labels.iter().map(|label| (label.text.as_str(), label.span));
    let notes = diagnostic.notes.iter().map(|note| (note.message.as_str(), note.span));
    let advice =
        diagnostic.fixes.iter().filter(|f| f.edit.is_none()).map(|f| (f.message.as_str(), Span::NONE));
    let related = labels.chain(notes).chain(advice).map(|(text, span)| {
        let location = physical_location(span, map).map(|l| format!(",{l}")).unwrap_or_default();
        format!(r#"{{"message":{{"text":{}}}{location}}}"#, quoted(text))
    });
    let related: Vec<String> = related.collect();
    if !related.is_empty() {
        let _ = write!(out, r#","relatedLocations":[{}]"#, related.join(","));
    }
    let fixes: Vec<String> = diagnostic.fixes.iter().filter_map(|fix| sarif_fix(fix, map)).collect();
    if !fixes.is_empty() {
        let _ = write!(out, r#","fixes":[{}]"#, fixes.join(","));
    }
    out.push('}');
    out
}

fn sarif_fix(fix: &Fix, map: &SourceMap) -> Option<String> {
    let edit = fix.edit.as_ref()?;
    let (file, range) = range(edit.span, map)?;
    let (message, file, text) = (quoted(&fix.message), quoted(file), quoted(&edit.text));
    let region = region(range);
    Some(format!(
        r#"{{"description":{{"text":{message}}},"artifactChanges":[{{"artifactLocation":{{"uri":{file}}},"replacements":[{{"deletedRegion":{region},"insertedContent":{{"text":{text}}}}}]}}]}}"#
    ))
}

fn physical_location(span: Span, map: &SourceMap) -> Option<String> {
    let (file, range) = range(span, map)?;
    let (file, region) = (quoted(file), region(range));
    Some(format!(r#""physicalLocation":{{"artifactLocation":{{"uri":{file}}},"region":{region}}}"#))
}

fn region([line, column, end_line, end_column]: [u32; 4]) -> String {
    format!(r#"{{"startLine":{line},"startColumn":{column},"endLine":{end_line},"endColumn":{end_column}}}"#)
}

fn strings<'a>(list: impl Iterator<Item = &'a str>) -> String {
    let list: Vec<String> = list.map(quoted).collect();
    format!("[{}]", list.join(","))
}

/// A JSON string.
pub fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            c if (c as u32) < 0x20 => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pos::Pos;

    const TOOL: Tool<'static> = Tool { name: "t", version: "1", uri: "u" };

    fn sample() -> (Diagnostics, SourceMap) {
        let mut map = SourceMap::new();
        let file = map.add_file("a.cu", "int x;\n", Pos::NONE).unwrap();
        let x = map.start(file).offset(4);
        let span = Span::new(x, x.offset(1));
        let mut diags = Diagnostics::default();
        diags.warning_code(177, span, "\"x\"\tis").note(span, "here").fix("did you mean `y`?", span, "y");
        diags.error(Pos::NONE, "no place").help("think").detail("more");
        (diags, map)
    }

    #[test]
    fn lines() {
        let (diags, map) = sample();
        let at = r#""file":"a.cu","line":1,"column":5,"end_line":1,"end_column":6"#;
        let expected = format!(
            r#"{{"severity":"warning","number":177,"tag":"declared_but_not_referenced","message":"\"x\"\tis",{at},"notes":[{{"message":"here",{at}}}],"fixes":[{{"message":"did you mean `y`?",{at},"text":"y"}}]}}
{{"severity":"error","message":"no place","details":["more"],"fixes":[{{"message":"think"}}]}}
"#
        );
        assert_eq!(render(&diags, &map), expected);
        assert_eq!(
            message(Severity::Error, "a", &["b"]),
            "{\"severity\":\"error\",\"message\":\"a\",\"details\":[\"b\"]}\n"
        );
    }

    #[test]
    fn sarif_log() {
        let (diags, map) = sample();
        let region = r#"{"startLine":1,"startColumn":5,"endLine":1,"endColumn":6}"#;
        let at = format!(r#""physicalLocation":{{"artifactLocation":{{"uri":"a.cu"}},"region":{region}}}"#);
        let expected = format!(
            r#""results":[{{"ruleId":"177","level":"warning","message":{{"text":"\"x\"\tis"}},"locations":[{{{at}}}],"relatedLocations":[{{"message":{{"text":"here"}},{at}}}],"fixes":[{{"description":{{"text":"did you mean `y`?"}},"artifactChanges":[{{"artifactLocation":{{"uri":"a.cu"}},"replacements":[{{"deletedRegion":{region},"insertedContent":{{"text":"y"}}}}]}}]}}]}},{{"level":"error","message":{{"text":"no place\nmore"}},"relatedLocations":[{{"message":{{"text":"think"}}}}]}}]}}]}}"#
        );
        let text = sarif(&diags, &map, TOOL);
        assert!(text.trim_end().ends_with(&expected), "{text}");
        assert!(text.contains(r#""driver":{"name":"t","version":"1","informationUri":"u"}"#));
    }
}
