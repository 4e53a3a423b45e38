//! One line per diagnostic, as editors and build logs read it: `file:line:column: error[20]: message`.

use std::fmt::Write;

use crate::diag::{Diagnostics, Severity};
use crate::map::SourceMap;

/// Every diagnostic of a run.
pub fn render(diagnostics: &Diagnostics, map: &SourceMap) -> String {
    let mut out = String::new();
    for resolved in diagnostics.resolve(map) {
        let diagnostic = resolved.diagnostic;
        if let Some(at) = map.presumed(map.file_span(diagnostic.primary).lo) {
            let _ = write!(out, "{}:{}:{}: ", at.file, at.line, at.column);
        }
        out.push_str(match resolved.severity {
            Severity::Note => "note",
            Severity::Remark => "remark",
            Severity::Warning => "warning",
            Severity::Error => "error",
            Severity::Fatal => "fatal error",
        });
        if let Some(code) = diagnostic.code {
            let _ = write!(out, "[{}]", code.displayed());
        }
        let _ = write!(out, ": {}", diagnostic.message.replace('\n', " "));
        for fix in &diagnostic.fixes {
            let _ = write!(out, " ({})", fix.message);
        }
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pos::Pos;

    #[test]
    fn lines() {
        let mut map = SourceMap::new();
        let file = map.add_file("a.cu", "int x;\n", Pos::NONE).unwrap();
        let mut diags = Diagnostics::default();
        diags.error_code(20, map.start(file).offset(4), "a\nb").help("look");
        diags.warning(Pos::NONE, "c");
        assert_eq!(render(&diags, &map), "a.cu:1:5: error[20]: a b (look)\nwarning: c\n");
    }
}
