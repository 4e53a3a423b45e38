//! Linked modules as one program: what only the program itself can name becomes its own, and what nobody names goes.

use oxicc_ir::{AddrSpace, Const, ConstData, Context, GlobalId, GlobalKind, Linkage, Module, Visibility};

/// What the host's half of a program refers to, as the linker says it: patterns of names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HostReferences {
    /// The lists are complete.
    pub complete: bool,
    /// Kernels; without any pattern, all of them stay.
    pub kernels: Vec<String>,
    /// Variables in constant memory.
    pub constants: Vec<String>,
    /// Variables in global memory.
    pub variables: Vec<String>,
}

impl HostReferences {
    /// Whether the host may use something.
    fn names(&self, module: &Module, id: GlobalId) -> bool {
        let global = module.global(id);
        let patterns = match &global.kind {
            GlobalKind::Function(_) if self.kernels.is_empty() => return true,
            GlobalKind::Function(_) => &self.kernels,
            GlobalKind::Variable(_) if global.addr_space == AddrSpace::CONST => &self.constants,
            GlobalKind::Variable(_) if global.addr_space == AddrSpace::GLOBAL => &self.variables,
            _ => return true,
        };
        patterns.iter().any(|pattern| matches(pattern, global.name()))
    }
}

/// Whether a name is of a pattern, in which `*` stands for anything.
fn matches(pattern: &str, name: &str) -> bool {
    let mut parts = pattern.split('*');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = name.strip_prefix(first) else { return false };
    let parts: Vec<&str> = parts.collect();
    let Some((last, middle)) = parts.split_last() else { return rest.is_empty() };
    for part in middle {
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    rest.ends_with(last)
}

/// Makes everything the program's own that neither the host nor a list of things to keep names, and drops what is left over.
pub(crate) fn internalise(module: &mut Module, host: &HostReferences) {
    if host.complete {
        forget(module, host);
    }
    if let Ok(pipeline) = oxicc_opt::Pipeline::parse("mark-kernels,internalize,globaldce") {
        oxicc_opt::run_with(module, &pipeline, oxicc_opt::RunOptions::default());
    }
}

/// Takes what the host never names from the list of things to keep.
fn forget(module: &mut Module, host: &HostReferences) {
    let kernels = oxicc_ir::kernels(module);
    let forgotten: Vec<GlobalId> = module
        .globals()
        .filter(|(id, g)| {
            let seen = match &g.kind {
                GlobalKind::Function(_) => kernels.contains(id),
                GlobalKind::Variable(_) => !g.name().starts_with("llvm."),
                _ => false,
            };
            seen && !module.is_declaration(*id) && !host.names(module, *id)
        })
        .map(|(id, _)| id)
        .collect();
    for &id in &forgotten {
        let global = module.global_mut(id);
        if global.linkage != Linkage::Appending {
            global.linkage = Linkage::Internal;
            global.visibility = Visibility::Default;
            global.comdat = None;
        }
    }
    for list in ["llvm.used", "llvm.compiler.used"] {
        let Some(id) = module.find_global(list) else { continue };
        let kept: Vec<Const> = elements(module, id)
            .into_iter()
            .filter(|c| module.consts.underlying_global(*c).is_none_or(|g| !forgotten.contains(&g)))
            .collect();
        if kept.is_empty() {
            module.remove_global(id);
        } else {
            set_elements(&mut module.ctx, id, &kept);
        }
    }
}

/// What a list of things to keep has.
pub(crate) fn elements(module: &Module, list: GlobalId) -> Vec<Const> {
    let init = module.global(list).as_variable().and_then(|v| v.init);
    match init.map(|c| module.consts.get(c)) {
        Some(ConstData::Aggregate(list)) => list.to_vec(),
        _ => Vec::new(),
    }
}

/// Gives a list of things to keep other elements.
pub(crate) fn set_elements(ctx: &mut Context, list: GlobalId, elements: &[Const]) {
    let ty = ctx.types.array(oxicc_ir::Type::PTR, elements.len() as u64);
    let init = ctx.consts.aggregate(&ctx.types, ty, elements);
    if let GlobalKind::Variable(v) = &mut ctx.global_mut(list).kind {
        v.ty = ty;
        v.init = Some(init);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns() {
        for (pattern, name, is) in [
            ("_Z1kv", "_Z1kv", true),
            ("_Z1kv", "_Z1kvx", false),
            ("_Z1k*", "_Z1kvx", true),
            ("*unused*", "an_unused_one", true),
            ("__nv_static_*_k", "__nv_static_52__id_k", true),
            ("__nv_static_*_k", "__nv_static_52__id_j", false),
            ("*", "", true),
        ] {
            assert_eq!(matches(pattern, name), is, "{pattern} {name}");
        }
    }
}
