//! Source lines in the text of IR and PTX.
//!
//! Both say where an instruction comes from in ways that are hard to read beside it (`!dbg !17`, `.loc 1 3 9`). Here the
//! text loses them, and every line gets the number of its source line instead; 0 where there is none.

use std::collections::HashMap;

use serde_json::{Value, json};

/// Text for people, and the source line of each of its lines.
#[derive(Debug, Default, PartialEq)]
pub struct Mapped {
    pub text: String,
    pub lines: Vec<u32>,
}

impl Mapped {
    fn push(&mut self, text: &str, line: u32) {
        self.text.push_str(text);
        self.text.push('\n');
        self.lines.push(line);
    }

    pub fn json(&self) -> Value {
        json!({ "text": self.text, "lines": self.lines })
    }
}

/// PTX without `.loc` and what comes with it. `file` is the source's name.
pub fn of_ptx(ptx: &str, file: &str) -> Mapped {
    let source = ptx.lines().find_map(|l| {
        let (number, name) = l.trim().strip_prefix(".file")?.trim().split_once(' ')?;
        let name = name.trim_matches('"');
        (name.strip_prefix("./").unwrap_or(name) == file).then(|| number.to_owned())
    });
    let mut mapped = Mapped::default();
    let mut current = 0;
    let mut in_section = false;
    for line in ptx.lines() {
        let word = line.trim();
        in_section = (in_section || word.starts_with(".section")) && word != "}";
        if let Some(places) = word.strip_prefix(".loc") {
            current = line_of_loc(places, source.as_deref());
        } else if !word.starts_with(".file") && !in_section && !word.starts_with("$L__info_string") {
            let is_code = line.starts_with(['\t', ' ']) && !word.starts_with("//");
            if word.ends_with(':') || word == "{" || word == "}" {
                current = 0;
            }
            mapped
                .push(line, if is_code && !word.is_empty() && !word.starts_with('.') { current } else { 0 });
        }
    }
    mapped.text.truncate(mapped.text.trim_end().len());
    mapped
}

/// The innermost place of `2 100 3, function_name $L, inlined_at 1 7 5` that is in the source.
fn line_of_loc(places: &str, source: Option<&str>) -> u32 {
    let place = |part: &str| {
        let part = part.trim().strip_prefix("inlined_at").unwrap_or(part);
        let mut words = part.split_whitespace();
        let (file, line) = (words.next()?, words.next()?);
        (Some(file) == source).then(|| line.parse().ok())?
    };
    places.split(',').find_map(place).unwrap_or(0)
}

/// IR without `!dbg` and without the table of metadata at its end.
pub fn of_ir(ir: &str, file: &str) -> Mapped {
    let table = Metadata::read(ir);
    let mut mapped = Mapped::default();
    for line in ir.lines().filter(|l| !l.starts_with('!')) {
        let Some((text, number)) = line.rsplit_once("!dbg !") else {
            mapped.push(line, 0);
            continue;
        };
        let (number, rest) = number.split_once(|c: char| !c.is_ascii_digit()).unwrap_or((number, ""));
        let text = text.trim_end().trim_end_matches(',');
        let source = table.line(number, file);
        match rest.is_empty() {
            true => mapped.push(text, source),
            false => mapped.push(&format!("{text} {rest}"), source),
        }
    }
    mapped.text.truncate(mapped.text.trim_end().len());
    mapped
}

/// The nodes at the end of a module: number to text.
struct Metadata<'i>(HashMap<&'i str, &'i str>);

/// Places nest as deep as calls are inlined; a cycle in a broken module should not hang the page.
const MAX_DEPTH: usize = 64;

impl<'i> Metadata<'i> {
    fn read(ir: &'i str) -> Metadata<'i> {
        let node = |line: &'i str| line.strip_prefix('!')?.split_once(" = ");
        Metadata(ir.lines().filter(|l| l.starts_with('!')).filter_map(node).collect())
    }

    /// The innermost line of a place, or of the calls it was inlined into, that is in the source.
    fn line(&self, number: &str, file: &str) -> u32 {
        let mut at = Some(number);
        for _ in 0..MAX_DEPTH {
            let Some(node) = at.and_then(|n| self.0.get(n)) else { break };
            if self.is_in(node, file) {
                return field(node, "line: ").and_then(|l| l.parse().ok()).unwrap_or(0);
            }
            at = field(node, "inlinedAt: !");
        }
        0
    }

    /// Whether the scope of a place is in the file.
    fn is_in(&self, mut node: &'i str, file: &str) -> bool {
        for _ in 0..MAX_DEPTH {
            if let Some(name) = field(node, "filename: ") {
                return name == file || file.ends_with(&format!("/{name}"));
            }
            let up = field(node, "file: !").or_else(|| field(node, "scope: !"));
            match up.and_then(|n| self.0.get(n)) {
                Some(next) => node = next,
                None => return false,
            }
        }
        false
    }
}

/// The value behind a name in `!DILocation(line: 2, column: 13, scope: !5)`.
fn field<'n>(node: &'n str, name: &str) -> Option<&'n str> {
    let rest = &node[node.find(name)? + name.len()..];
    match rest.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => rest.split([',', ')']).next(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ptx_lines() {
        let ptx = "\t// .globl\tk\n.entry k()\n{\n\t.reg .b32 \t%r<2>;\n\t.loc\t1 2 5\n\tmov.u32 \t%r1, 0;\n\
            \t.loc\t2 90 1, function_name $L__info_string0, inlined_at 1 3 7\n\tadd.u32 \t%r1, %r1, 1;\n}\n\
            \t.file\t1 \"./a.cu\"\n\t.file\t2 \"b.h\"\n";
        let mapped = of_ptx(ptx, "a.cu");
        assert_eq!(mapped.lines, [0, 0, 0, 0, 2, 3, 0]);
        assert!(!mapped.text.contains(".loc") && mapped.text.ends_with('}'));
    }

    #[test]
    fn ir_lines() {
        let ir = "define void @k() !dbg !2 {\n  %1 = add i32 1, 2, !dbg !3\n  ret void, !dbg !5\n}\n\
            !1 = !DIFile(filename: \"a.cu\", directory: \"\")\n!2 = distinct !DISubprogram(name: \"k\", scope: !1, file: !1, line: 1)\n\
            !3 = !DILocation(line: 70, column: 1, scope: !6, inlinedAt: !4)\n!4 = distinct !DILocation(line: 2, column: 9, scope: !2)\n\
            !5 = !DILocation(line: 3, column: 1, scope: !2)\n!6 = distinct !DISubprogram(name: \"f\", scope: !7, file: !7, line: 69)\n\
            !7 = !DIFile(filename: \"b.h\", directory: \"\")\n";
        let mapped = of_ir(ir, "a.cu");
        assert_eq!(mapped.lines, [1, 2, 3, 0]);
        assert_eq!(mapped.text, "define void @k() {\n  %1 = add i32 1, 2\n  ret void\n}");
    }
}
