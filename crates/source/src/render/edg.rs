//! The text form of the reference compiler, line for line.
//!
//! ```text
//! a.cu(3): warning #177-D: variable "x" was declared but never referenced
//!     int x;
//!         ^
//! <blank line>
//! ```

use std::fmt::Write;

use crate::codes::Code;
use crate::diag::{Diagnostics, Resolved, Severity};
use crate::map::SourceMap;
use crate::pos::Span;

/// The settings of the text form.
#[derive(Clone, Debug)]
pub struct EdgOptions {
    /// `--display_error_number`.
    pub numbers: bool,
    /// `--brief_diagnostics`.
    pub brief: bool,
    /// `--context_limit`: instantiation levels shown; 0 shows all.
    pub context_limit: usize,
    /// The name in the summary line.
    pub source_name: String,
}

impl Default for EdgOptions {
    fn default() -> EdgOptions {
        EdgOptions { numbers: true, brief: false, context_limit: 10, source_name: String::new() }
    }
}

/// Every diagnostic of a run, then the summary line if there were errors.
pub fn render(diagnostics: &Diagnostics, map: &SourceMap, options: &EdgOptions) -> String {
    let mut out = String::new();
    let (mut errors, mut fatals, mut hinted) = (0, 0, false);
    for resolved in diagnostics.resolve(map) {
        match resolved.severity {
            Severity::Error => errors += 1,
            Severity::Fatal => fatals += 1,
            _ => {}
        }
        one(&mut out, &resolved, map, options);
        let warned = resolved.severity == Severity::Warning || resolved.promoted;
        if warned && !hinted && options.numbers && !options.brief {
            out.push_str(
                "Remark: The warnings can be suppressed with \"-diag-suppress <warning-number>\"\n\n",
            );
            hinted = true;
        }
    }
    if diagnostics.limit_reached() {
        out.push_str("Error limit reached.\n");
    }
    summary(&mut out, errors, fatals, &options.source_name);
    if diagnostics.limit_reached() || fatals > 0 {
        out.push_str("Compilation terminated.\n");
    }
    out
}

fn summary(out: &mut String, errors: u32, fatals: u32, name: &str) {
    let count = |n: u32, what: &str| format!("{n} {what}{}", if n == 1 { "" } else { "s" });
    let counts = match (errors, fatals) {
        (0, 0) => return,
        (_, 0) => count(errors, "error"),
        (0, _) => count(fatals, "catastrophic error"),
        // The reference forgets to write the first number.
        _ => format!(" and {}", count(fatals, "catastrophic error")),
    };
    if name.is_empty() {
        let _ = writeln!(out, "{counts} detected in this compilation.");
    } else {
        let _ = writeln!(out, "{counts} detected in the compilation of \"{name}\".");
    }
}

fn one(out: &mut String, resolved: &Resolved<'_>, map: &SourceMap, options: &EdgOptions) {
    let diagnostic = resolved.diagnostic;
    // A number is shown for what the user can control: never for plain errors.
    let number = diagnostic.code.filter(|_| resolved.severity < Severity::Error || resolved.promoted);
    header(out, resolved.severity, number, diagnostic.primary, &diagnostic.message, map, options);
    if options.brief {
        return;
    }
    for detail in &diagnostic.details {
        let _ = writeln!(out, "            {detail}");
    }
    excerpt(out, diagnostic.primary, map);
    context(out, &diagnostic.context, options.context_limit);
    for note in &diagnostic.notes {
        header(out, Severity::Note, note.code, note.span, &note.message, map, options);
        excerpt(out, note.span, map);
    }
    out.push('\n');
}

fn header(
    out: &mut String,
    severity: Severity,
    number: Option<Code>,
    span: Span,
    message: &str,
    map: &SourceMap,
    options: &EdgOptions,
) {
    let word = match severity {
        Severity::Note => "note",
        Severity::Remark => "remark",
        Severity::Warning => "warning",
        Severity::Error => "error",
        Severity::Fatal => "catastrophic error",
    };
    match map.presumed(span.lo) {
        Some(_) if map.is_end_of_source(span.lo) => {
            let _ = write!(out, "At end of source: {word}");
        }
        Some(at) => {
            let _ = write!(out, "{}({}): {word}", at.file, at.line);
        }
        None => {
            let _ = write!(out, "{}{}", word[..1].to_uppercase(), &word[1..]);
        }
    }
    if let Some(code) = number.filter(|_| options.numbers) {
        let _ = write!(out, " #{}-D", code.displayed());
    }
    let _ = writeln!(out, ": {message}");
}

fn excerpt(out: &mut String, span: Span, map: &SourceMap) {
    if map.is_end_of_source(span.lo) {
        return;
    }
    let Some((line, offset)) = map.line_text(span.lo) else { return };
    // Tabs stay tabs, so that the caret is under its character whatever they are worth.
    let before = line.get(..offset).unwrap_or(&line).chars();
    let indent: String = before.map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
    let _ = writeln!(out, "  {line}");
    let _ = writeln!(out, "  {indent}^");
}

fn context(out: &mut String, levels: &[String], limit: usize) {
    match levels {
        [] => {}
        [only] => {
            let _ = writeln!(out, "          detected during {only}");
        }
        many => {
            out.push_str("          detected during:\n");
            let hidden = if limit > 0 && many.len() > limit { many.len() - limit / 2 * 2 } else { 0 };
            for (i, level) in many.iter().enumerate() {
                if hidden == 0 || i < limit / 2 || i >= limit / 2 + hidden {
                    let _ = writeln!(out, "            {level}");
                } else if i == limit / 2 {
                    let _ = writeln!(out, "            [ {hidden} instantiation contexts not shown ]");
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pos::Pos;

    #[test]
    fn text_form() {
        let mut map = SourceMap::new();
        let text = "void f() {\n  int x;\n}\n";
        let file = map.add_file("a.cu", text, Pos::NONE).unwrap();
        let x = map.start(file).offset(text.find('x').unwrap() as u32);
        let mut diags = Diagnostics::default();
        diags.warning_code(177, x, "variable \"x\" was declared but never referenced");
        diags
            .error_code(20, x, "identifier \"y\" is undefined")
            .context("instantiation of \"void k()\" at line 1");
        diags.fatal(Pos::NONE, "cannot open source file \"q.h\"");
        let options = EdgOptions { source_name: "a.cu".to_string(), ..EdgOptions::default() };
        let expected = "\
a.cu(2): warning #177-D: variable \"x\" was declared but never referenced
    int x;
        ^

Remark: The warnings can be suppressed with \"-diag-suppress <warning-number>\"

a.cu(2): error: identifier \"y\" is undefined
    int x;
        ^
          detected during instantiation of \"void k()\" at line 1

Catastrophic error: cannot open source file \"q.h\"

 and 1 catastrophic error detected in the compilation of \"a.cu\".
Compilation terminated.
";
        assert_eq!(render(&diags, &map, &options), expected);
    }

    #[test]
    fn tabs_and_the_end_of_source() {
        let mut map = SourceMap::new();
        let file = map.add_file("a.cu", "\tint \tx\n", Pos::NONE).unwrap();
        let start = map.start(file);
        let mut diags = Diagnostics::default();
        diags.error(start.offset(6), "wrong");
        diags.error(start.offset(8), "expected a \"}\"").note(start.offset(1), "to match this \"{\"");
        let expected = "\
a.cu(1): error: wrong
  \tint \tx
  \t    \t^

At end of source: error: expected a \"}\"
a.cu(1): note: to match this \"{\"
  \tint \tx
  \t^

2 errors detected in this compilation.
";
        assert_eq!(render(&diags, &map, &EdgOptions::default()), expected);
    }

    #[test]
    fn long_contexts_are_folded() {
        let mut out = String::new();
        let levels: Vec<String> = (0..200).map(|i| format!("level {i}")).collect();
        context(&mut out, &levels, 10);
        assert!(out.contains("            [ 190 instantiation contexts not shown ]\n"));
        assert_eq!(out.lines().count(), 12);
    }
}
