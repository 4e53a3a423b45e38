//! SARIF 2.1.0, in the envelope the reference writes: one line, one run.

use std::fmt::Write;

use crate::diag::{Diagnostics, Severity};
use crate::map::SourceMap;
use crate::pos::Span;
use crate::render::json::quoted;

const HEAD: &str = concat!(
    r#"{"version":"2.1.0","$schema":"https://raw.githubusercontent.com/oasis-tcs/sarif-spec/master/Schemata/"#,
    r#"sarif-schema-2.1.0.json","runs":[{"tool":{"driver":{"name":"EDG CPFE","version":"6.6","organization":"#,
    r#""Edison Design Group","fullName":"Edison Design Group C/C++ Front End - 6.6","informationUri":"#,
    r#""https://edg.com/c"}},"columnKind":"unicodeCodePoints","results":["#
);

/// Every diagnostic of a run as one line of JSON.
pub fn render(diagnostics: &Diagnostics, map: &SourceMap) -> String {
    let mut out = String::from(HEAD);
    for (i, resolved) in diagnostics.resolve(map).iter().enumerate() {
        let diagnostic = resolved.diagnostic;
        let level = match resolved.severity {
            Severity::Note | Severity::Remark => "remark",
            Severity::Warning => "warning",
            Severity::Error => "error",
            Severity::Fatal => "catastrophe",
        };
        if i > 0 {
            out.push(',');
        }
        out.push('{');
        if let Some(code) = diagnostic.code {
            let _ = write!(out, r#""ruleId":"EC{}","#, code.0);
        }
        let _ = write!(out, r#""level":"{level}","message":"#);
        message(&mut out, &diagnostic.message);
        if let Some(location) = physical_location(diagnostic.primary, map) {
            let _ = write!(out, r#","locations":[{{{location}}}]"#);
        }
        if !diagnostic.notes.is_empty() {
            out.push_str(r#","relatedLocations":["#);
            for (i, note) in diagnostic.notes.iter().enumerate() {
                out.push_str(if i > 0 { r#",{"message":"# } else { r#"{"message":"# });
                message(&mut out, &note.message);
                if let Some(location) = physical_location(note.span, map) {
                    let _ = write!(out, ",{location}");
                }
                out.push('}');
            }
            out.push(']');
        }
        out.push('}');
    }
    out.push_str("]}]}\n");
    out
}

fn message(out: &mut String, text: &str) {
    out.push_str(r#"{"text":"#);
    out.push_str(&quoted(text));
    out.push('}');
}

fn physical_location(span: Span, map: &SourceMap) -> Option<String> {
    let at = map.presumed(span.lo)?;
    let mut out = String::from(r#""physicalLocation":{"artifactLocation":{"uri":"#);
    out.push_str(&quoted(&format!("file://{}", at.file)));
    let _ = write!(out, r#"}},"region":{{"startLine":{},"startColumn":{}}}}}"#, at.line, at.column);
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pos::Pos;

    #[test]
    fn results() {
        let mut map = SourceMap::new();
        let file = map.add_file("/t/a.cu", "int x;\n", Pos::NONE).unwrap();
        let x = map.start(file).offset(4);
        let mut diags = Diagnostics::default();
        assert!(render(&diags, &map).ends_with("\"results\":[]}]}\n"));
        diags.error_code(20, x, "identifier \"y\" is undefined").note(x, "here");
        diags.warning_code(3468, x, "b");
        let text = render(&diags, &map);
        let at = r#""physicalLocation":{"artifactLocation":{"uri":"file:///t/a.cu"},"region":{"startLine":1,"startColumn":5}}"#;
        let expected = format!(
            r#"[{{"ruleId":"EC20","level":"error","message":{{"text":"identifier \"y\" is undefined"}},"locations":[{{{at}}}],"relatedLocations":[{{"message":{{"text":"here"}},{at}}}]}},{{"ruleId":"EC3468","level":"warning","message":{{"text":"b"}},"locations":[{{{at}}}]}}]}}]}}"#
        );
        assert_eq!(text[HEAD.len() - 1..].trim_end(), expected);
    }
}
