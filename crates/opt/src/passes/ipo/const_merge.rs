//! `constmerge`: equal constants become one.
//!
//! ```text
//! @a = private unnamed_addr constant [3 x i8] c"hi\00"
//! @b = private unnamed_addr constant [3 x i8] c"hi\00"     ->    ; uses of @b use @a
//! ```
//!
//! Only constants of this module whose address nobody may compare: at least one of the two is `unnamed_addr`. The one that stays keeps an
//! address that matters if either had one, and the larger alignment. Sections and lists of things to keep are respected.

use oxicc_ir::{AddrSpace, Align, Const, GlobalId, Module, Type, UnnamedAddr};
use rustc_hash::FxHashMap;

use super::internalize::listed;
use crate::pass::{Changed, ModulePass};
use crate::remarks::{Log, RemarkKind};

pub struct ConstMerge;

impl ModulePass for ConstMerge {
    fn name(&self) -> &'static str {
        "constmerge"
    }

    fn run(&self, module: &mut Module, log: &mut Log) -> Changed {
        let kept = listed(module);
        let ctx = &module.ctx;
        let mut first: FxHashMap<(Type, Const, AddrSpace), GlobalId> = FxHashMap::default();
        let mut merged: FxHashMap<GlobalId, GlobalId> = FxHashMap::default();
        let mut pairs = Vec::new();
        for (id, global) in ctx.globals() {
            let Some(v) = global.as_variable() else { continue };
            let Some(init) = v.init else { continue };
            let plain = v.is_const
                && !v.externally_initialized
                && global.linkage.is_local()
                && global.section.is_none()
                && global.tls.is_none()
                && !kept.contains(id);
            if !plain {
                continue;
            }
            let stays = *first.entry((v.ty, init, global.addr_space)).or_insert(id);
            let apart = |g: GlobalId| ctx.global(g).unnamed_addr != UnnamedAddr::Global;
            if stays != id && !(apart(stays) && apart(id)) {
                merged.insert(id, stays);
                pairs.push((id, stays));
            }
        }
        if pairs.is_empty() {
            return Changed::Nothing;
        }
        for &(goes, stays) in &pairs {
            let align = |g: GlobalId| -> Align {
                let global = module.ctx.global(g);
                global.align.unwrap_or_else(|| {
                    module.ctx.data_layout.abi_align(&module.ctx.types, global.value_type())
                })
            };
            let larger = align(goes).max(align(stays));
            let matters = module.ctx.global(goes).unnamed_addr != UnnamedAddr::Global;
            let global = module.ctx.global_mut(stays);
            global.align = Some(larger);
            if matters {
                global.unnamed_addr = UnnamedAddr::None;
            }
        }
        module.ctx.consts.replace_globals(&merged);
        let (_, functions) = module.split_all();
        for (_, func) in functions {
            func.consts_mut().replace_globals(&merged);
        }
        for &(goes, stays) in &pairs {
            let other = module.ctx.global(goes).name().to_owned();
            log.about_global(module, stays, (RemarkKind::Passed, "constmerge", "Merged"), |name| {
                format!("constants '{other}' and '{name}' are one")
            });
            module.remove_global(goes);
        }
        log.count("constmerge", "constants merged", pairs.len());
        Changed::Instructions
    }
}
