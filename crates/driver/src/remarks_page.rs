//! `--remarks-html`: one page with the source, what passes said about it, and the PTX of every line.
//!
//! The page needs nothing but itself. The PTX is generated once more with line information; a line of the source is chosen by a
//! click, and its instructions are then marked.

use std::collections::BTreeMap;
use std::fmt::Write;

use oxicc_codegen::DebugInfo;
use oxicc_ir::Module;
use oxicc_opt::{Remark, RemarkKind};

use crate::ir::codegen_options;
use crate::optimizer::is_named;
use crate::session::Session;

const STYLE: &str = "\
:root{color-scheme:light dark;--line:#8884;--mark:#fd06;--done:#2a7d2a;--missed:#b3541e;--found:#2b62b8}
body{margin:0;font:14px/1.45 system-ui,sans-serif}header{padding:.6em 1em;border-bottom:1px solid var(--line)}
h1{font-size:1.1em;margin:0}h2{font-size:1em;margin:.6em 1em}
main{display:grid;grid-template-columns:1fr 1fr;height:calc(100vh - 3.6em)}
section{overflow:auto;border-right:1px solid var(--line)}
table{border-collapse:collapse;font:12.5px/1.5 ui-monospace,monospace;width:100%}
td{padding:0 .6em;white-space:pre-wrap;vertical-align:top}td.n{text-align:right;opacity:.55;width:3em;user-select:none}
tr[data-l]{cursor:pointer}tr.on{background:var(--mark)}
p.r{margin:0;font:12.5px/1.4 system-ui,sans-serif;border-left:3px solid;padding:.1em .6em}
.passed{color:var(--done)}.missed{color:var(--missed)}.analysis{color:var(--found)}
@media(max-width:60em){main{grid-template-columns:1fr;height:auto}}";

const SCRIPT: &str = "\
document.addEventListener('click',e=>{const row=e.target.closest('tr[data-l]');if(!row)return;const l=row.dataset.l;let first=null;
document.querySelectorAll('tr[data-l]').forEach(r=>{const on=r.dataset.l===l;r.classList.toggle('on',on);
if(on&&!first&&r.closest('section')!==row.closest('section'))first=r});if(first)first.scrollIntoView({block:'center'})});";

/// A line of a file: its number here, and the line.
type Line = (usize, u32);

impl Session<'_> {
    /// Writes the page that the options ask for.
    pub fn write_remarks_page(&mut self, module: &Module) {
        let Some(path) = &self.options.optimizer.remarks_page else { return };
        let mut options = codegen_options(self.options, self.toolkit);
        options.debug = DebugInfo::Lines;
        let target = self.options.target;
        let dialect = self.options.dialect.unwrap_or(target.dialect());
        // What cannot be compiled is said by the compilation itself.
        let Ok(compiled) = oxicc_codegen::compile_with_warnings(module, target, &options) else { return };
        let ptx = oxicc_ptx::print_module(&compiled.module, dialect);
        let remarks = std::mem::take(&mut self.optimizer.for_page);
        let source = |in_ir: &str| {
            let file = self.map.find(|name| is_named(in_ir, name))?;
            let text = String::from_utf8_lossy(&self.map.text(file)).into_owned();
            Some((self.map.name(file).to_owned(), text))
        };
        let page = page(&remarks, &ptx, &source);
        self.write_report(path, &page);
    }
}

/// The page. `source` gives the name and the text of a file, if it is there.
fn page(remarks: &[Remark], ptx: &str, source: &dyn Fn(&str) -> Option<(String, String)>) -> String {
    let mut files = Files::default();
    let mut rows = Vec::new();
    let mut numbers: BTreeMap<u32, usize> = BTreeMap::new();
    let mut line: Option<Line> = None;
    // The files are declared behind the code that names them.
    for text in ptx.lines().filter(|text| text.trim_start().starts_with(".file")) {
        let number = text.split_whitespace().nth(1).and_then(|n| n.parse().ok());
        if let (Some(number), Some(name)) = (number, text.split('"').nth(1)) {
            numbers.insert(number, files.number(name));
        }
    }
    for text in ptx.lines() {
        let mut words = text.split_whitespace();
        match words.next() {
            Some(".file") => {}
            Some(".loc") => {
                let mut number = || words.next().and_then(|n| n.parse::<u32>().ok());
                let (file, at) = (number(), number());
                line = file.and_then(|f| numbers.get(&f).copied()).zip(at.filter(|at| *at > 0));
            }
            _ => rows.push((text, line)),
        }
        if text.starts_with('}') {
            line = None;
        }
    }
    let mut said: BTreeMap<Line, Vec<&Remark>> = BTreeMap::new();
    let mut elsewhere = Vec::new();
    for remark in remarks {
        match &remark.place {
            Some(place) => said.entry((files.number(&place.file), place.line)).or_default().push(remark),
            None => elsewhere.push(remark),
        }
    }
    let mut out = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>oxicc remarks</title><style>{STYLE}</style></head>\n\
         <body><header><h1>What the optimizer did, line by line</h1></header><main><section>\n"
    );
    for (number, name) in files.names.iter().enumerate() {
        let Some((name, text)) = source(name) else { continue };
        let _ = writeln!(out, "<h2>{}</h2><table>", escaped(&name));
        for (n, text) in (1u32..).zip(text.lines()) {
            let _ = write!(
                out,
                "<tr data-l=\"{number}:{n}\"><td class=\"n\">{n}</td><td>{}",
                escaped(text.trim_end())
            );
            for remark in said.get(&(number, n)).into_iter().flatten() {
                write_remark(&mut out, remark);
            }
            out.push_str("</td></tr>\n");
        }
        out.push_str("</table>\n");
    }
    if !elsewhere.is_empty() {
        out.push_str("<h2>Without a place</h2>\n");
        for remark in elsewhere {
            write_remark(&mut out, remark);
        }
    }
    out.push_str("</section><section><h2>PTX</h2><table>\n");
    for (n, (text, line)) in (1..).zip(rows) {
        let at = line.map_or(String::new(), |(file, line)| format!(" data-l=\"{file}:{line}\""));
        let _ = writeln!(out, "<tr{at}><td class=\"n\">{n}</td><td>{}</td></tr>", escaped(text));
    }
    let _ = writeln!(out, "</table></section></main><script>{SCRIPT}</script></body></html>");
    out
}

/// The files that the page is about, in the order they are named.
#[derive(Default)]
struct Files {
    names: Vec<String>,
}

impl Files {
    fn number(&mut self, name: &str) -> usize {
        let same = |known: &&String| is_named(known, name) || is_named(name, known);
        self.names.iter().position(|n| same(&n)).unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        })
    }
}

fn write_remark(out: &mut String, remark: &Remark) {
    let class = match remark.kind {
        RemarkKind::Passed => "passed",
        RemarkKind::Missed => "missed",
        RemarkKind::Analysis => "analysis",
    };
    let _ = write!(
        out,
        "<p class=\"r {class}\">{}: {} <i>({})</i></p>",
        escaped(remark.pass),
        escaped(&remark.message),
        escaped(&remark.function)
    );
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use oxicc_opt::remarks::Place;

    use super::*;

    #[test]
    fn lines_are_linked_and_text_is_escaped() {
        let remark = |message: &str, place| Remark {
            kind: RemarkKind::Missed,
            pass: "inline",
            name: "TooLarge",
            function: "_Z1kPi".into(),
            place,
            message: message.into(),
        };
        let here = Place { file: "a.cu".into(), line: 2, column: 1 };
        let remarks = [remark("cost 9 > 3", Some(here)), remark("nowhere", None)];
        let ptx = "{\n.loc 1 2 1\nadd.s32 %r1, %r2, 3;\n}\nend\n.file 1 \"a.cu\"\n";
        let source = |name: &str| (name == "a.cu").then(|| (name.to_owned(), "a<b>\nsecond\n".to_owned()));
        let page = page(&remarks, ptx, &source);
        assert!(page.contains("<tr data-l=\"0:1\"><td class=\"n\">1</td><td>a&lt;b&gt;</td></tr>"), "{page}");
        assert!(
            page.contains("second<p class=\"r missed\">inline: cost 9 &gt; 3 <i>(_Z1kPi)</i></p>"),
            "{page}"
        );
        assert!(page.contains("<tr data-l=\"0:2\"><td class=\"n\">2</td><td>add.s32"), "{page}");
        assert!(page.contains("<tr><td class=\"n\">4</td><td>end"), "{page}");
        assert!(page.contains("Without a place"), "{page}");
    }
}
