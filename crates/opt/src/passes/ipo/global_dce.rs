//! `globaldce`: removes functions and variables that nothing visible uses.

use cranelift_entity::EntitySet;
use oxicc_ir::{GlobalId, GlobalKind, Module};

use crate::pass::{Changed, ModulePass};
use crate::remarks::{Log, RemarkKind};

pub struct GlobalDce;

impl ModulePass for GlobalDce {
    fn name(&self) -> &'static str {
        "globaldce"
    }

    fn run(&self, module: &mut Module, log: &mut Log) -> Changed {
        let all: Vec<GlobalId> = module.ctx.globals().map(|(id, _)| id).collect();
        let mut live = EntitySet::new();
        let mut work: Vec<GlobalId> = Vec::new();
        for &id in &all {
            let global = module.ctx.global(id);
            let keep = !module.is_declaration(id) && !global.linkage.is_discardable();
            if (keep || is_root(global.name())) && live.insert(id) {
                work.push(id);
            }
        }
        while let Some(id) = work.pop() {
            let mut reach = |g: GlobalId| {
                if live.insert(g) {
                    work.push(g);
                }
            };
            if let Some(func) = module.body(id) {
                func.visit_used_globals(&mut reach);
            }
            let constants = match &module.ctx.global(id).kind {
                GlobalKind::Variable(v) => [v.init, None, None],
                GlobalKind::Alias { aliasee: c, .. } | GlobalKind::IFunc { resolver: c, .. } => {
                    [Some(*c), None, None]
                }
                GlobalKind::Function(f) => [f.prefix, f.prologue, f.personality],
                GlobalKind::Removed => [None; 3],
            };
            for init in constants.into_iter().flatten() {
                module.ctx.consts.visit_globals(init, &mut reach);
            }
        }
        let dead: Vec<GlobalId> = all.into_iter().filter(|id| !live.contains(*id)).collect();
        log.count("globaldce", "globals removed", dead.len());
        for &id in &dead {
            let about = (RemarkKind::Passed, "globaldce", "Removed");
            if !module.is_declaration(id) {
                log.about_global(module, id, about, |name| format!("'{name}' is not used: removed"));
            }
            module.remove_global(id);
        }
        Changed::instructions_if(!dead.is_empty())
    }
}

/// Lists of things to keep.
fn is_root(name: &str) -> bool {
    matches!(name, "llvm.used" | "llvm.compiler.used")
}
