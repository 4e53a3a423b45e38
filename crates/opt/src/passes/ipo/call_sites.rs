//! Who calls what, for passes that change a function together with all its calls.

use cranelift_entity::EntitySet;
use oxicc_ir::{
    CallConv, ConstData, FunctionHeader, GlobalId, GlobalKind, Inst, InstData, Module, TailKind, ValueDef,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// A call in the body of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    pub caller: GlobalId,
    pub call: Inst,
}

/// All direct calls of a module, and the functions whose address is used otherwise.
pub struct CallSites {
    sites: FxHashMap<GlobalId, Vec<Site>>,
    escaped: EntitySet<GlobalId>,
}

impl CallSites {
    /// All calls of a function, if it is ours alone and is only called: nobody else can notice a change of its type.
    pub fn all(&self, module: &Module, id: GlobalId) -> Option<&[Site]> {
        let global = module.ctx.global(id);
        let header = global.as_function()?;
        let ours = global.linkage.is_local() && module.body(id).is_some() && !self.escaped.contains(id);
        let changeable = !is_kernel(header)
            && header.prefix.is_none()
            && header.prologue.is_none()
            && header.personality.is_none()
            && module.ctx.types.signature(header.ty).is_some_and(|s| !s.vararg);
        (ours && changeable).then(|| self.sites.get(&id).map_or(&[][..], Vec::as_slice))
    }

    /// Looks through the whole module, once.
    pub fn compute(module: &Module) -> CallSites {
        let mut sites: FxHashMap<GlobalId, Vec<Site>> = FxHashMap::default();
        let mut escaped: EntitySet<GlobalId> = EntitySet::new();
        let ctx = &module.ctx;
        for (_, global) in ctx.globals() {
            let constants = match &global.kind {
                GlobalKind::Variable(v) => [v.init, None, None],
                GlobalKind::Alias { aliasee: c, .. } | GlobalKind::IFunc { resolver: c, .. } => {
                    [Some(*c), None, None]
                }
                GlobalKind::Function(f) => [f.prefix, f.prologue, f.personality],
                GlobalKind::Removed => [None; 3],
            };
            for c in constants.into_iter().flatten() {
                ctx.consts.visit_globals(c, &mut |g| {
                    escaped.insert(g);
                });
            }
        }
        // Annotations number parameters: functions that have some other than kernels keep theirs.
        if let Some(named) = ctx.metadata.find_named("nvvm.annotations") {
            for node in &named.nodes {
                if let Some(Some(first)) = ctx.metadata.elems(*node).first()
                    && let oxicc_ir::MdData::Const(c) = ctx.metadata.get(*first)
                    && let Some(g) = ctx.consts.underlying_global(*c)
                {
                    escaped.insert(g);
                }
            }
        }
        for (caller, func) in module.defined_functions() {
            let mut seen = FxHashSet::default();
            for (_, inst) in func.all_insts() {
                let operands = func.operands(inst);
                let mut rest = operands.len();
                if let InstData::Call { info, .. } = func.inst(inst)
                    && let Some(callee) = func.direct_callee(inst)
                    && ctx.global(callee).as_function().is_some_and(|h| h.ty == info.ty)
                    && info.tail != TailKind::MustTail
                {
                    sites.entry(callee).or_default().push(Site { caller, call: inst });
                    rest -= 1;
                }
                for v in &operands[..rest] {
                    let ValueDef::Const(c) = func.value_def(*v) else { continue };
                    match func.consts().get(c) {
                        ConstData::Global(g) => {
                            escaped.insert(*g);
                        }
                        ConstData::Int(_) | ConstData::Float(_) | ConstData::Null => {}
                        _ if seen.insert(c) => func.consts().visit_globals(c, &mut |g| {
                            escaped.insert(g);
                        }),
                        _ => {}
                    }
                }
            }
        }
        CallSites { sites, escaped }
    }
}

/// Whether the host starts it.
pub fn is_kernel(header: &FunctionHeader) -> bool {
    header.cc == CallConv::PTX_KERNEL || header.cc == CallConv::SPIR_KERNEL
}
