//! Passes that show who calls whom, and the module itself.

use std::fmt::Write as _;

use oxicc_ir::{Function, GlobalId, Module};

use crate::pass::{Changed, ModulePass};
use crate::passes::ipo::inline;
use crate::remarks::Log;

/// What is shown.
pub enum PrintModule {
    /// The functions that each function calls.
    Calls,
    /// The same as a graph in DOT's language.
    CallGraph,
    /// What inlining each call would cost, and the limit.
    InlineCosts,
    /// The IR.
    Text,
}

impl ModulePass for PrintModule {
    fn name(&self) -> &'static str {
        match self {
            PrintModule::Calls => "print-callgraph",
            PrintModule::CallGraph => "dot-callgraph",
            PrintModule::InlineCosts => "print<inline-cost>",
            PrintModule::Text => "print",
        }
    }

    fn run(&self, module: &mut Module, log: &mut Log) -> Changed {
        let text = match self {
            PrintModule::Calls => calls(module),
            PrintModule::CallGraph => graph(module),
            PrintModule::InlineCosts => inline::costs(module, log.knobs()),
            PrintModule::Text => oxicc_ir::text::print(module),
        };
        log.print(&text);
        Changed::Nothing
    }
}

/// The functions that a function calls by name, each once, in the order of their numbers.
fn callees(module: &Module, func: &Function) -> Vec<GlobalId> {
    let direct = func.all_insts().filter_map(|(_, i)| func.direct_callee(i));
    let mut found: Vec<GlobalId> = direct.filter(|f| !module.ctx.global(*f).is_intrinsic()).collect();
    found.sort_unstable();
    found.dedup();
    found
}

fn calls(module: &Module) -> String {
    let mut out = String::from("Call graph:\n");
    for (id, func) in module.defined_functions() {
        let name = |id: GlobalId| module.ctx.global(id).name();
        let names: Vec<&str> = callees(module, func).into_iter().map(name).collect();
        let _ = writeln!(out, "  {}: {}", name(id), names.join(" "));
    }
    out
}

fn graph(module: &Module) -> String {
    let mut out = String::from("digraph \"calls\" {\n  node [shape=box];\n");
    for (id, func) in module.defined_functions() {
        let name = |id: GlobalId| module.ctx.global(id).name();
        let _ = writeln!(out, "  \"{}\";", name(id));
        for callee in callees(module, func) {
            let _ = writeln!(out, "  \"{}\" -> \"{}\";", name(id), name(callee));
        }
    }
    out.push_str("}\n");
    out
}
