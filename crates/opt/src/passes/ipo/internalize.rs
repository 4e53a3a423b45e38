//! `internalize`: makes functions that only this module can need its own.
//!
//! ```text
//! define i32 @helper(i32 %x)        ->        define internal i32 @helper(i32 %x)
//! ```
//!
//! For whole programs: with separate compilation, another module may call them, so that no level runs it. Kernels, what `llvm.used`
//! lists, and variables that the host can set stay visible.

use cranelift_entity::EntitySet;
use oxicc_ir::{GlobalId, GlobalKind, Linkage, Module, Visibility};

use super::call_sites::is_kernel;
use crate::pass::{Changed, ModulePass};
use crate::remarks::{Log, RemarkKind};

pub struct Internalize;

impl ModulePass for Internalize {
    fn name(&self) -> &'static str {
        "internalize"
    }

    fn run(&self, module: &mut Module, log: &mut Log) -> Changed {
        let kept = listed(module);
        let ctx = &module.ctx;
        let ours: Vec<GlobalId> = ctx
            .globals()
            .filter(|(id, g)| {
                let defined = !module.is_declaration(*id)
                    && !g.linkage.is_local()
                    && !matches!(g.linkage, Linkage::AvailableExternally | Linkage::Appending);
                let private = match &g.kind {
                    GlobalKind::Function(header) => !is_kernel(header),
                    GlobalKind::Variable(v) => v.is_const && !v.externally_initialized && v.init.is_some(),
                    _ => false,
                };
                defined && private && !kept.contains(*id) && !g.name().starts_with("llvm.")
            })
            .map(|(id, _)| id)
            .collect();
        for &id in &ours {
            let global = module.ctx.global_mut(id);
            global.linkage = Linkage::Internal;
            global.visibility = Visibility::Default;
            global.comdat = None;
            let about = (RemarkKind::Passed, "internalize", "Internalized");
            log.about_global(module, id, about, |name| format!("'{name}' belongs to this module alone"));
        }
        log.count("internalize", "globals internalized", ours.len());
        Changed::instructions_if(!ours.is_empty())
    }
}

/// What lists of things to keep name, and kernels by annotation.
pub(super) fn listed(module: &Module) -> EntitySet<GlobalId> {
    let ctx = &module.ctx;
    let mut kept = EntitySet::new();
    for (_, global) in ctx.globals() {
        if matches!(global.name(), "llvm.used" | "llvm.compiler.used")
            && let Some(init) = global.as_variable().and_then(|v| v.init)
        {
            ctx.consts.visit_globals(init, &mut |g| {
                kept.insert(g);
            });
        }
    }
    if let Some(named) = ctx.metadata.find_named("nvvm.annotations") {
        for node in &named.nodes {
            if let Some(Some(first)) = ctx.metadata.elems(*node).first()
                && let oxicc_ir::MdData::Const(c) = ctx.metadata.get(*first)
            {
                ctx.consts.visit_globals(*c, &mut |g| {
                    kept.insert(g);
                });
            }
        }
    }
    kept
}
