//! Expected diagnostics: markers on the lines they belong to.
//!
//! ```text
//! int x = y;          // error: identifier "y" is undefined
//! // error@+1: expected a ";"
//! ```
//!
//! Every error and warning must be expected and every expected one must come: one mistake gives one error.

use oxicc::{Finding, Severity};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedDiagnostic {
    severity: Severity,
    /// One-based; 0 for a diagnostic without a place.
    line: u32,
    /// Part of the message.
    fragment: String,
}

const SEVERITIES: &[(&str, Severity)] =
    &[("error", Severity::Error), ("fatal", Severity::Fatal), ("warning", Severity::Warning)];

impl ExpectedDiagnostic {
    /// An error of the file as a whole.
    pub fn without_place(fragment: &str) -> ExpectedDiagnostic {
        ExpectedDiagnostic { severity: Severity::Error, line: 0, fragment: fragment.trim().to_owned() }
    }

    pub fn is_error(&self) -> bool {
        self.severity >= Severity::Error
    }

    fn matches(&self, finding: &Finding) -> bool {
        let same_severity =
            self.severity == finding.severity || self.is_error() && finding.severity == Severity::Fatal;
        same_severity && self.line == finding.line && finding.message.contains(&self.fragment)
    }
}

/// All markers of a text; an error is a line and a message.
pub fn markers(text: &str, comment: &str) -> Result<Vec<ExpectedDiagnostic>, (usize, String)> {
    let mut found = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let line_number = i + 1;
        // Only the parts after a comment sign: `// error: a // error: b`.
        for part in line.split(comment).skip(1) {
            let part = part.trim();
            let Some((severity, rest)) =
                SEVERITIES.iter().find_map(|(word, severity)| Some((*severity, part.strip_prefix(word)?)))
            else {
                continue;
            };
            let Some((place, fragment)) = rest.split_once(':') else { continue };
            let line = match place.strip_prefix('@') {
                None if place.is_empty() => line_number as i64,
                None => continue,
                Some(offset) => match offset.parse::<i64>() {
                    Ok(offset) => line_number as i64 + offset,
                    Err(_) => {
                        return Err((line_number, format!("`{part}`: the offset is written @+1 or @-1")));
                    }
                },
            };
            let line = u32::try_from(line).map_err(|_| (line_number, "there is no such line".to_owned()))?;
            found.push(ExpectedDiagnostic { severity, line, fragment: fragment.trim().to_owned() });
        }
    }
    Ok(found)
}

/// Compares; the message lists everything unexpected and everything missing.
pub fn compare(expected: &[ExpectedDiagnostic], found: &[Finding]) -> Result<(), String> {
    let mut used = vec![false; expected.len()];
    let mut wrong = Vec::new();
    for finding in found.iter().filter(|f| f.severity >= Severity::Warning) {
        match expected.iter().enumerate().find(|(i, e)| !used[*i] && e.matches(finding)) {
            Some((i, _)) => used[i] = true,
            None => wrong.push(format!(
                "unexpected {} at line {}: {}",
                name(finding.severity),
                finding.line,
                finding.message
            )),
        }
    }
    for (e, _) in expected.iter().zip(&used).filter(|(_, used)| !**used) {
        wrong.push(format!("missing {} at line {}: {}", name(e.severity), e.line, e.fragment));
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

fn name(severity: Severity) -> &'static str {
    match severity {
        Severity::Note => "note",
        Severity::Remark => "remark",
        Severity::Warning => "warning",
        Severity::Error => "error",
        Severity::Fatal => "fatal error",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finding(severity: Severity, line: u32, message: &str) -> Finding {
        Finding { severity, message: message.to_owned(), file: "a.cu".to_owned(), line, column: 1 }
    }

    #[test]
    fn markers_and_offsets() {
        let text = "a // error: one // warning: two\n// error@+1: three\nb // errors: no\n// error@x: bad";
        assert!(markers(text, "//").is_err());
        let found = markers(&text.replace("// error@x: bad", ""), "//").unwrap();
        let lines: Vec<(u32, &str)> = found.iter().map(|d| (d.line, d.fragment.as_str())).collect();
        assert_eq!(lines, [(1, "one"), (1, "two"), (3, "three")]);
    }

    #[test]
    fn each_marker_takes_one_diagnostic() {
        let expected = markers("a // error: x\n", "//").unwrap();
        let one = finding(Severity::Error, 1, "an x here");
        assert_eq!(compare(&expected, std::slice::from_ref(&one)), Ok(()));
        assert_eq!(
            compare(&expected, &[one.clone(), one]).unwrap_err(),
            "unexpected error at line 1: an x here"
        );
        assert_eq!(compare(&expected, &[]).unwrap_err(), "missing error at line 1: x");
        assert_eq!(compare(&[], &[finding(Severity::Remark, 1, "fine")]), Ok(()));
    }
}
