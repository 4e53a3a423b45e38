//! The index of diagnostics: the rows of the catalogue.

use std::collections::BTreeMap;

use oxicc_source::catalogue::{self, Entry};
use oxicc_source::{Code, Severity};

use super::NOTE;

pub fn page() -> String {
    let mut out = format!(
        "# Error index\n\n{NOTE}\n\n\
         The diagnostics with a number. Numbers are those of nvcc; `-diag-suppress`, `-diag-warn`, `-diag-error` and `#pragma nv_diag_suppress` take the number or the tag. \
         `...` stands for a part that depends on the program. Errors without a number (of IR, of PTX, limits of this compiler) say in words what is wrong.\n\n\
         | number | kind | text | tag |\n| --- | --- | --- | --- |\n"
    );
    let mut numbers: BTreeMap<Code, Vec<&Entry>> = BTreeMap::new();
    for entry in catalogue::entries() {
        if let Some(code) = entry.code {
            numbers.entry(code).or_default().push(entry);
        }
    }
    for (code, rows) in numbers {
        let tag = rows.iter().find_map(|row| row.tag).map(|tag| format!("`{tag}`")).unwrap_or_default();
        let kind = rows.iter().map(|row| row.severity).max().map_or("", kind);
        let mut texts: Vec<String> = rows.iter().map(|row| cell(row)).collect();
        texts.dedup();
        out += &format!("| {} | {kind} | {} | {tag} |\n", code.displayed(), texts.join("<br>"));
    }
    out
}

fn kind(severity: Severity) -> &'static str {
    match severity {
        Severity::Note => "note",
        Severity::Remark => "remark",
        Severity::Warning => "warning",
        Severity::Error | Severity::Fatal => "error",
    }
}

/// The text of a row as a cell of a table, with `...` for the parts that arguments fill in.
fn cell(row: &Entry) -> String {
    let text = row.text.replace('|', "\\|").replace('<', "&lt;").replace('*', "\\*").replace('_', "\\_");
    if row.arguments == 0 {
        return text;
    }
    let mut out = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '{' if chars.next_if_eq(&'{').is_some() => out.push('{'),
            '}' if chars.next_if_eq(&'}').is_some() => out.push('}'),
            '{' => {
                for _ in chars.by_ref().take_while(|c| *c != '}') {}
                out.push_str("...");
            }
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn arguments_are_dots() {
        let page = page();
        assert!(page.contains("| 20 | error | identifier \"...\" is undefined<br>"));
        assert!(page.contains("| 67 | error | expected a \"}\""));
        assert!(page.contains("| 14 | warning | extra text after expected end of preprocessing directive | `extra_text_in_pp_directive` |"));
    }

    /// A row that nothing names is dead.
    #[test]
    fn every_row_is_reported_somewhere() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut sources = String::new();
        for dir in ["crates/frontend/src", "crates/irgen/src", "crates/nvrtc-capi/src"] {
            read_all(&root.join(dir), &mut sources);
        }
        let named = |row: &&Entry| {
            sources.match_indices(row.name).any(|(at, _)| {
                let after = sources[at + row.name.len()..].chars().next();
                sources[..at].ends_with("::") && !after.is_some_and(|c| c == '_' || c.is_alphanumeric())
            })
        };
        let dead: Vec<&str> = catalogue::entries().filter(|row| !named(row)).map(|row| row.name).collect();
        assert!(dead.is_empty(), "{dead:?}");
    }

    fn read_all(dir: &Path, out: &mut String) {
        for entry in fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read_all(&path, out);
            } else if path.extension().is_some_and(|e| e == "rs") {
                out.push_str(&fs::read_to_string(&path).unwrap());
            }
        }
    }
}
