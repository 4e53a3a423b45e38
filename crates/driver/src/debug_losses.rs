//! Tells what passes lose of debug information, in the words and the JSON of LLVM's `-verify-each-debuginfo-preserve`.

use std::fmt::Write;

use oxicc_ir::{GlobalId, Module};
use oxicc_opt::Changed;
use oxicc_opt::debug_census::{Census, Loss, Lost};
use oxicc_source::render::json::quoted;

use crate::optimizer::{CheckDebug, OptimizerOptions};

/// Looks on while passes run.
pub struct Watcher {
    when: CheckDebug,
    census: Option<Census>,
    /// By pass, in order.
    lost: Vec<(&'static str, Vec<Loss>)>,
}

impl Watcher {
    pub fn new(options: &OptimizerOptions, module: &Module) -> Watcher {
        let when = options.check_debug;
        let census = (when != CheckDebug::Never).then(|| Census::new(module));
        Watcher { when, census, lost: Vec::new() }
    }

    /// A pass has run.
    pub fn after(
        &mut self,
        pass: &'static str,
        module: &Module,
        function: Option<GlobalId>,
        changed: Changed,
        text: &mut String,
    ) {
        let (CheckDebug::AfterEachPass, Some(census)) = (self.when, &mut self.census) else { return };
        let lost = match changed {
            Changed::Nothing => Vec::new(),
            _ => census.compare(module, function),
        };
        let _ = writeln!(text, "{pass}: {}", verdict(&lost));
        if !lost.is_empty() {
            self.lost.push((pass, lost));
        }
    }

    /// All passes have run.
    pub fn at_the_end(&mut self, module: &Module, text: &mut String) {
        if let (CheckDebug::AtTheEnd, Some(census)) = (self.when, &mut self.census) {
            let lost = census.compare(module, None);
            let _ = writeln!(text, "CheckModuleDebugify (original debuginfo): {}", verdict(&lost));
            self.lost.push(("the optimizer", lost));
        }
    }

    /// A line for each pass that lost something.
    pub fn json(&self, file: &str) -> String {
        let mut out = String::new();
        for (pass, lost) in self.lost.iter().filter(|(_, lost)| !lost.is_empty()) {
            let bugs: Vec<String> = lost.iter().map(bug).collect();
            let (file, pass) = (quoted(file), quoted(pass));
            let _ = writeln!(out, "{{\"file\":{file}, \"pass\":{pass}, \"bugs\": [[{}]]}}", bugs.join(","));
        }
        out
    }
}

fn verdict(lost: &[Loss]) -> &'static str {
    if lost.is_empty() { "PASS" } else { "FAIL" }
}

fn bug(loss: &Loss) -> String {
    let function = quoted(&loss.function);
    let location = |action: &str, block: &str, instruction: &str| {
        format!(
            "{{\"action\":\"{action}\",\"bb-name\":{},\"fn-name\":{function},\"instr\":{},\"metadata\":\"DILocation\"}}",
            quoted(block),
            quoted(instruction)
        )
    };
    match &loss.what {
        Lost::Dropped { block, instruction } => location("drop", block, instruction),
        Lost::NotMade { block, instruction } => location("not-generate", block, instruction),
        Lost::Variable(name) => format!(
            "{{\"action\":\"drop\",\"fn-name\":{function},\"metadata\":\"dbg-var-intrinsic\",\"name\":{}}}",
            quoted(name)
        ),
        Lost::Subprogram => {
            format!("{{\"action\":\"drop\",\"metadata\":\"DISubprogram\",\"name\":{function}}}")
        }
    }
}
