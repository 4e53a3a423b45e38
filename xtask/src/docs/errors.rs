//! The index of diagnostics: their numbers and words as they stand in the sources of the front end.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use oxicc_source::{Code, codes};

use super::NOTE;

/// Calls that report a diagnostic whose number is the first argument, with what they report.
const CALLS: &[(&str, &str)] = &[
    (".error(", "error"),
    (".error_code(", "error"),
    (".fatal_at(", "error"),
    (".report_value(", "error"),
    (".warning(", "warning"),
    (".warning_code(", "warning"),
    (".remark_code(", "remark"),
];

/// Where such calls are.
const SOURCES: &[&str] = &["crates/frontend/src", "crates/irgen/src", "crates/driver/src"];

/// Number to kind and texts.
type Index = BTreeMap<u16, (&'static str, Vec<String>)>;

pub fn page(root: &Path) -> Result<String, String> {
    let mut index = Index::new();
    for dir in SOURCES {
        for file in rust_files(&root.join(dir))? {
            let text = fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
            collect(&text, &mut index);
        }
    }
    let mut out = format!(
        "# Error index\n\n{NOTE}\n\n\
         The diagnostics with a number. Numbers are those of nvcc; `-diag-suppress`, `-diag-warn`, `-diag-error` and `#pragma nv_diag_suppress` take the number or the tag. \
         `...` stands for a part that depends on the program. Errors without a number (of IR, of PTX, limits of this compiler) say in words what is wrong.\n\n\
         | number | kind | text | tag |\n| --- | --- | --- | --- |\n"
    );
    for (number, (kind, texts)) in &index {
        let code = Code(*number);
        let tag = codes::tag_of(code).map(|tag| format!("`{tag}`")).unwrap_or_default();
        let texts: Vec<String> = texts.iter().map(|text| cell(text)).collect();
        out += &format!("| {} | {kind} | {} | {tag} |\n", code.displayed(), texts.join("<br>"));
    }
    Ok(out)
}

fn rust_files(dir: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let entries = fs::read_dir(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    for entry in entries {
        let path = entry.map_err(|e| e.to_string())?.path();
        if path.is_dir() {
            found.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Adds the calls of a source file.
fn collect(text: &str, index: &mut Index) {
    for (call, kind) in CALLS {
        for (at, _) in text.match_indices(call) {
            let rest = text[at + call.len()..].trim_start();
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let Ok(number) = rest[..digits].parse::<u16>() else { continue };
            let Some(message) = first_string(arguments(&rest[digits..])) else { continue };
            let entry = index.entry(number).or_insert((kind, Vec::new()));
            if !entry.1.contains(&message) {
                entry.1.push(message);
            }
        }
    }
}

/// The text up to the parenthesis that closes the call; strings may hold any.
fn arguments(text: &str) -> &str {
    let (mut depth, mut quoted, mut escaped) = (0, false, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'(' if !quoted => depth += 1,
            b')' if !quoted && depth == 0 => return &text[..at],
            b')' if !quoted => depth -= 1,
            _ => {}
        }
    }
    ""
}

/// The first string literal, with `...` for the parts that a format fills in.
fn first_string(text: &str) -> Option<String> {
    let mut chars = text[text.find('"')? + 1..].chars().peekable();
    let mut out = String::new();
    while let Some(c) = chars.next() {
        match c {
            '"' => return Some(out),
            '\\' => match chars.next()? {
                // A literal that goes on in the next line.
                '\n' => while chars.next_if(|c| c.is_whitespace()).is_some() {},
                other => out.push(other),
            },
            '{' if chars.next_if_eq(&'{').is_some() => out.push('{'),
            '}' if chars.next_if_eq(&'}').is_some() => out.push('}'),
            '{' => {
                while chars.next()? != '}' {}
                out.push_str("...");
            }
            c => out.push(c),
        }
    }
    None
}

/// A text as a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('<', "&lt;").replace('*', "\\*").replace('_', "\\_")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_found() {
        let source = r#"
            self.error(20, span, format!("identifier \"{name}\" is undefined"));
            self.warning(
                177,
                span,
                "a long text \
                 in two lines (so)",
            );
            self.error(code, span, "no number");
        "#;
        let mut index = Index::new();
        collect(source, &mut index);
        assert_eq!(index[&20], ("error", vec!["identifier \"...\" is undefined".to_owned()]));
        assert_eq!(index[&177], ("warning", vec!["a long text in two lines (so)".to_owned()]));
        assert_eq!(index.len(), 2);
    }
}
