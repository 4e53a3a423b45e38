//! Patterns: fragments expected in an output, in order.
//!
//! `CHECK` lines look at the PTX, `IR` lines at the NVVM IR, `PP` lines at the preprocessed text. Runs of spaces and tabs are
//! equal. `{{...}}` is a regular expression, `[[NAME:...]]` matches one and remembers the text, `[[NAME]]` is that text again.

use std::collections::HashMap;

use regex::Regex;

use crate::case::Filter;

/// One pattern line.
#[derive(Clone, Debug)]
pub struct Pattern {
    pub output: Output,
    pub kind: PatternKind,
    pub filter: Filter,
    pieces: Vec<Piece>,
    /// As written, for messages.
    text: String,
    /// Line in the case.
    line: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    Ptx,
    Llvm,
    Preprocessed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternKind {
    /// Somewhere after the last match.
    Plain,
    /// On the line after the last match.
    Next,
    /// Nowhere between the matches around it.
    Not,
    /// Somewhere after the last match that is not a DAG; in any order with the other DAGs around it.
    Dag,
}

#[derive(Clone, Debug)]
enum Piece {
    Literal(String),
    Regex(String),
    Define { name: String, regex: String },
    Use(String),
}

const OUTPUTS: &[(&str, Output)] =
    &[("CHECK", Output::Ptx), ("IR", Output::Llvm), ("PP", Output::Preprocessed)];
const KINDS: &[(&str, PatternKind)] = &[
    ("", PatternKind::Plain),
    ("-NEXT", PatternKind::Next),
    ("-NOT", PatternKind::Not),
    ("-DAG", PatternKind::Dag),
];

fn parse_name(name: &str) -> Option<(Output, PatternKind)> {
    OUTPUTS.iter().find_map(|(prefix, output)| {
        let rest = name.strip_prefix(prefix)?;
        let kind = KINDS.iter().find(|(suffix, _)| *suffix == rest)?.1;
        Some((*output, kind))
    })
}

impl Pattern {
    pub fn is_name(name: &str) -> bool {
        parse_name(name).is_some()
    }

    /// Parses a pattern directive; `None` if the name is not one of a pattern.
    pub fn parse(name: &str, text: &str, line: usize) -> Option<Result<Pattern, String>> {
        let (output, kind) = parse_name(name)?;
        let pieces = match pieces(text) {
            Ok(pieces) => pieces,
            Err(e) => return Some(Err(e)),
        };
        Some(Ok(Pattern { output, kind, filter: Filter::default(), pieces, text: text.to_owned(), line }))
    }

    fn regex(&self, variables: &HashMap<String, String>) -> Result<Regex, String> {
        let mut source = String::new();
        for piece in &self.pieces {
            match piece {
                Piece::Literal(text) => source.push_str(&regex::escape(text)),
                Piece::Regex(text) => source.push_str(&format!("(?:{text})")),
                Piece::Define { name, regex } => source.push_str(&format!("(?P<{name}>{regex})")),
                Piece::Use(name) => match variables.get(name) {
                    Some(value) => source.push_str(&regex::escape(value)),
                    None => return Err(format!("`{}`: [[{name}]] has no value yet", self.text)),
                },
            }
        }
        Regex::new(&source).map_err(|e| format!("`{}`: {e}", self.text))
    }
}

fn pieces(text: &str) -> Result<Vec<Piece>, String> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let regex_at = rest.find("{{");
        let variable_at = rest
            .match_indices("[[")
            .map(|(at, _)| at)
            .find(|at| rest[at + 2..].starts_with(|c: char| c.is_ascii_uppercase()));
        let at = regex_at.unwrap_or(usize::MAX).min(variable_at.unwrap_or(usize::MAX)).min(rest.len());
        if at > 0 {
            pieces.push(Piece::Literal(one_space(&rest[..at])));
        }
        rest = &rest[at..];
        if let Some(inner) = rest.strip_prefix("{{") {
            let end = inner.find("}}").ok_or("missing `}}`")?;
            pieces.push(Piece::Regex(inner[..end].to_owned()));
            rest = &inner[end + 2..];
        } else if let Some(inner) = rest.strip_prefix("[[") {
            let end = inner.find("]]").ok_or("missing `]]`")?;
            pieces.push(match inner[..end].split_once(':') {
                Some((name, regex)) => Piece::Define { name: name.to_owned(), regex: regex.to_owned() },
                None => Piece::Use(inner[..end].to_owned()),
            });
            rest = &inner[end + 2..];
        }
    }
    Ok(pieces)
}

/// Replaces each run of spaces and tabs by one space.
fn one_space(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            ' ' | '\t' if out.ends_with(' ') => {}
            '\t' => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

/// Matches the patterns against a text. The message of a failure shows where the search was.
pub fn check<'a>(patterns: impl IntoIterator<Item = &'a Pattern>, text: &str) -> Result<(), String> {
    let lines: Vec<String> = text.lines().map(|l| one_space(l).trim().to_owned()).collect();
    let mut matcher = Matcher {
        lines: &lines,
        variables: HashMap::new(),
        at: 0,
        last: None,
        dag_start: 0,
        nots: Vec::new(),
    };
    for pattern in patterns {
        matcher.step(pattern)?;
    }
    matcher.finish()
}

struct Matcher<'a> {
    lines: &'a [String],
    variables: HashMap<String, String>,
    /// The first line that may match next.
    at: usize,
    /// The line of the last match.
    last: Option<usize>,
    /// Where the current group of DAGs began.
    dag_start: usize,
    /// Patterns that must not match before the next match, and the line they count from.
    nots: Vec<(&'a Pattern, usize)>,
}

impl<'a> Matcher<'a> {
    fn step(&mut self, pattern: &'a Pattern) -> Result<(), String> {
        let regex = match pattern.kind {
            PatternKind::Not => {
                self.nots.push((pattern, self.at));
                return Ok(());
            }
            _ => pattern.regex(&self.variables)?,
        };
        let matched = match pattern.kind {
            PatternKind::Next => {
                let next = self.last.map_or(0, |l| l + 1);
                if !self.lines.get(next).is_some_and(|l| regex.is_match(l)) {
                    let got = self.lines.get(next).map_or("the end", String::as_str);
                    return Err(self.failure(pattern, next, &format!("the next line is `{got}`")));
                }
                next
            }
            PatternKind::Dag => {
                let found = (self.dag_start..self.lines.len()).find(|l| regex.is_match(&self.lines[*l]));
                found.ok_or_else(|| self.failure(pattern, self.dag_start, "not found from here on"))?
            }
            _ => {
                let found = (self.at..self.lines.len()).find(|l| regex.is_match(&self.lines[*l]));
                found.ok_or_else(|| self.failure(pattern, self.at, "not found from here on"))?
            }
        };
        if let Some(captures) = regex.captures(&self.lines[matched]) {
            for name in regex.capture_names().flatten() {
                if let Some(value) = captures.name(name) {
                    self.variables.insert(name.to_owned(), value.as_str().to_owned());
                }
            }
        }
        self.check_nots(matched)?;
        self.last = Some(self.last.map_or(matched, |l| l.max(matched)));
        self.at = self.at.max(matched + 1);
        if pattern.kind != PatternKind::Dag {
            self.dag_start = self.at;
        }
        Ok(())
    }

    fn check_nots(&mut self, until: usize) -> Result<(), String> {
        for (pattern, from) in std::mem::take(&mut self.nots) {
            let regex = pattern.regex(&self.variables)?;
            if let Some(line) = (from..until).find(|l| regex.is_match(&self.lines[*l])) {
                return Err(self.failure(pattern, line, "found, but must not be there"));
            }
        }
        Ok(())
    }

    fn finish(mut self) -> Result<(), String> {
        self.check_nots(self.lines.len())
    }

    fn failure(&self, pattern: &Pattern, at: usize, what: &str) -> String {
        let from = at.saturating_sub(2);
        let excerpt: Vec<String> = self.lines[from.min(self.lines.len())..]
            .iter()
            .take(12)
            .enumerate()
            .map(|(i, l)| format!("{} {l}", if from + i == at { ">" } else { " " }))
            .collect();
        format!("line {}: `{}`: {what}\n{}", pattern.line, pattern.text, excerpt.join("\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(patterns: &[&str], text: &str) -> Result<(), String> {
        let patterns: Vec<Pattern> = patterns
            .iter()
            .map(|p| {
                let (name, text) = p.split_once(": ").unwrap();
                Pattern::parse(name, text, 1).unwrap().unwrap()
            })
            .collect();
        check(&patterns, text)
    }

    const TEXT: &str =
        "\tld.param.u64 \t%rd1, [p];\n\tadd.s32 %r1, %r2, %r3;\n\tmul.f32 %f1, %f2, %f3;\n\tret;\n";

    #[test]
    fn matches() {
        for patterns in [
            &["CHECK: ld.param.u64 %rd1, [p];", "CHECK-NEXT: add.s32", "CHECK: ret;"][..],
            &["CHECK-DAG: mul.f32", "CHECK-DAG: add.s32", "CHECK: ret"],
            &["CHECK: add.s32 [[A:%r\\d+]], %r2, {{%r[0-9]+}};", "CHECK-NOT: [[A]]"],
            &["CHECK: ld.param", "CHECK-NOT: mul.f32", "CHECK-NEXT: add.s32"],
        ] {
            assert_eq!(run(patterns, TEXT), Ok(()), "{patterns:?}");
        }
    }

    #[test]
    fn mismatches() {
        for patterns in [
            &["CHECK: ret;", "CHECK: add.s32"][..],
            &["CHECK: ld.param", "CHECK-NEXT: mul.f32"],
            &["CHECK: ld.param", "CHECK-NOT: add.s32", "CHECK: ret"],
            &["CHECK-NOT: ret"],
            &["CHECK: sub.s32"],
            &["CHECK: [[B]]"],
        ] {
            assert!(run(patterns, TEXT).is_err(), "{patterns:?}");
        }
    }
}
