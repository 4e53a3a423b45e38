//! `globalopt`: simplifies variables that only this module can see.
//!
//! ```text
//! @limit = internal global i32 7        ; never written      ->    @limit = internal constant i32 7
//! @trace = internal global i32 0        ; never read         ->    (gone, and the stores to it)
//! ```
//!
//! A variable that the host can find (`llvm.used`, anything not internal) is left alone, and so is one whose address is kept
//! anywhere. Volatile and atomic accesses count as reads. Shared memory has no initial value to be constant with.

use cranelift_entity::EntitySet;
use oxicc_ir::{AddrSpace, CastOp, ConstData, Function, GlobalId, GlobalKind, Inst, InstData, Module, Value};
use rustc_hash::FxHashMap;

use crate::pass::{Changed, ModulePass};
use crate::remarks::{Log, RemarkKind};

pub struct GlobalOpt;

/// What is done with a variable.
#[derive(Default, Clone, Copy)]
struct Facts {
    read: bool,
    written: bool,
    /// Its address goes where we cannot follow, or the accesses must stay.
    kept: bool,
}

impl ModulePass for GlobalOpt {
    fn name(&self) -> &'static str {
        "globalopt"
    }

    fn run(&self, module: &mut Module, log: &mut Log) -> Changed {
        let mut facts = candidates(module);
        if facts.is_empty() {
            return Changed::Nothing;
        }
        let mut stores: FxHashMap<GlobalId, Vec<(GlobalId, Inst)>> = FxHashMap::default();
        for (id, func) in module.defined_functions() {
            look_at(func, &mut facts, &mut |global, inst| stores.entry(global).or_default().push((id, inst)));
        }
        let mut changed = false;
        let mut list: Vec<(GlobalId, Facts)> = facts.into_iter().collect();
        list.sort_unstable_by_key(|(id, _)| *id);
        for (id, facts) in list {
            if facts.kept {
                let about = (RemarkKind::Missed, "globalopt", "NotOptimized");
                log.about_global(module, id, about, |name| {
                    format!("variable '{name}' stays: its address is kept, or accesses to it are volatile or atomic")
                });
                continue;
            }
            if !facts.read && facts.written {
                let about = (RemarkKind::Passed, "globalopt", "NeverRead");
                log.about_global(module, id, about, |name| {
                    format!("variable '{name}' is never read: what is stored there is not")
                });
                for (function, store) in stores.remove(&id).unwrap_or_default() {
                    if let Some(func) = module.body_mut(function) {
                        func.remove_inst(store);
                    }
                }
                log.count("globalopt", "variables never read", 1);
                changed = true;
            } else if !facts.written
                && module.ctx.global(id).addr_space != AddrSpace::SHARED
                && let Some(v) = module.ctx.global_mut(id).as_variable_mut()
                && !v.is_const
            {
                v.is_const = true;
                let about = (RemarkKind::Passed, "globalopt", "NeverWritten");
                log.about_global(module, id, about, |name| {
                    format!("variable '{name}' is never written: it is constant")
                });
                log.count("globalopt", "variables made constant", 1);
                changed = true;
            }
        }
        Changed::instructions_if(changed)
    }
}

/// Variables of this module alone.
fn candidates(module: &Module) -> FxHashMap<GlobalId, Facts> {
    let ctx = &module.ctx;
    let mut mentioned: EntitySet<GlobalId> = EntitySet::new();
    for (_, global) in ctx.globals() {
        let constant = match &global.kind {
            GlobalKind::Variable(v) => v.init,
            GlobalKind::Alias { aliasee: c, .. } | GlobalKind::IFunc { resolver: c, .. } => Some(*c),
            _ => None,
        };
        if let Some(c) = constant {
            ctx.consts.visit_globals(c, &mut |g| {
                mentioned.insert(g);
            });
        }
    }
    let ours = |id: GlobalId, global: &oxicc_ir::Global| {
        let plain = global
            .as_variable()
            .is_some_and(|v| v.init.is_some() && !v.externally_initialized && global.section.is_none());
        plain && global.linkage.is_local() && !mentioned.contains(id)
    };
    ctx.globals().filter(|(id, g)| ours(*id, g)).map(|(id, _)| (id, Facts::default())).collect()
}

/// Notes what a function does with the variables.
fn look_at(func: &Function, facts: &mut FxHashMap<GlobalId, Facts>, store: &mut impl FnMut(GlobalId, Inst)) {
    // Addresses of variables, by value: constants, and what is computed from them.
    let mut work: Vec<(Value, GlobalId)> = Vec::new();
    let mut seen: EntitySet<Value> = EntitySet::new();
    for (_, inst) in func.all_insts() {
        for &v in func.operands(inst) {
            let Some(c) = func.value_const(v) else { continue };
            if matches!(func.consts().get(c), ConstData::Int(_) | ConstData::Float(_) | ConstData::Null) {
                continue;
            }
            if seen.insert(v) {
                match func.consts().underlying_global(c) {
                    Some(g) => work.push((v, g)),
                    None => func.consts().visit_globals(c, &mut |g| {
                        if let Some(f) = facts.get_mut(&g) {
                            f.kept = true;
                        }
                    }),
                }
            }
        }
    }
    while let Some((v, global)) = work.pop() {
        let Some(f) = facts.get_mut(&global) else { continue };
        for u in func.uses(v) {
            match func.inst(u.user) {
                InstData::Load { access, .. } => {
                    f.read = true;
                    f.kept |= !access.is_plain();
                }
                InstData::Store { access, .. } if u.index == 1 => {
                    f.written = true;
                    f.kept |= !access.is_plain();
                    store(global, u.user);
                }
                InstData::Gep { .. } if u.index == 0 => {
                    work.extend(func.result(u.user).filter(|r| seen.insert(*r)).map(|r| (r, global)));
                }
                InstData::Cast { op: CastOp::AddrSpaceCast | CastOp::Bitcast, .. } => {
                    work.extend(func.result(u.user).filter(|r| seen.insert(*r)).map(|r| (r, global)));
                }
                _ => f.kept = true,
            }
        }
    }
}
