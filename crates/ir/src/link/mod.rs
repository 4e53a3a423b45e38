//! Linking: brings the globals of one module into another.
//!
//! [`link`] takes everything, [`link_needed`] only definitions that the destination asks for by a declaration,
//! and what they need in turn: that is how a math library is used. Names clash as LLVM's linker has it: local
//! names are renamed, declarations are resolved, weak definitions yield to strong ones, two strong definitions
//! are an error.

mod map;

use crate::consts::{Const, ConstData};
use crate::function::Function;
use crate::global::{Global, GlobalId, GlobalKind, Linkage};
use crate::metadata::{Md, MdData};
use crate::module::Module;
use map::Map;

/// Why two modules cannot be linked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// Two strong definitions.
    Duplicate(String),
    /// The name is a function in one module and a variable in the other.
    KindMismatch(String),
    /// A variable has another size or address space.
    VariableMismatch(String),
}

impl std::fmt::Display for LinkError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LinkError::Duplicate(n) => write!(f, "symbol '{n}' is defined in both modules"),
            LinkError::KindMismatch(n) => {
                write!(f, "symbol '{n}' is a function in one module and a variable in the other")
            }
            LinkError::VariableMismatch(n) => {
                write!(f, "variable '{n}' has another size or address space in the other module")
            }
        }
    }
}

impl std::error::Error for LinkError {}

/// Brings all of `src` into `dst`.
pub fn link(dst: &mut Module, src: &Module) -> Result<(), LinkError> {
    let wanted: Vec<GlobalId> = src.globals().map(|(id, _)| id).collect();
    let mut linker = Linker { dst, src, taken: Vec::new() };
    linker.run(&wanted, true)
}

/// Brings into `dst` the definitions that its declarations name, and everything those refer to. Returns the globals of
/// `dst` that got a definition or were added with one.
pub fn link_needed(dst: &mut Module, src: &Module) -> Result<Vec<GlobalId>, LinkError> {
    let mut wanted = Vec::new();
    let mut seen = vec![false; src.num_globals()];
    for (id, g) in dst.globals() {
        if !dst.is_declaration(id) || g.name().is_empty() {
            continue;
        }
        if let Some(def) = src.find_global(g.name()) {
            let usable = !src.is_declaration(def) && !src.global(def).linkage.is_local();
            if usable && !std::mem::replace(&mut seen[def.as_u32() as usize], true) {
                wanted.push(def);
            }
        }
    }
    if wanted.is_empty() {
        return Ok(Vec::new());
    }
    // Everything reachable from there.
    let mut next = 0;
    while let Some(&id) = wanted.get(next) {
        next += 1;
        for_each_reference(src, id, &mut |used| {
            if !std::mem::replace(&mut seen[used.as_u32() as usize], true) {
                wanted.push(used);
            }
        });
    }
    // Keep the order of the source.
    let wanted: Vec<GlobalId> =
        src.globals().map(|(id, _)| id).filter(|id| seen[id.as_u32() as usize]).collect();
    let mut linker = Linker { dst, src, taken: Vec::new() };
    linker.run(&wanted, false)?;
    Ok(linker.taken)
}

/// Calls `f` for every global that the definition of a global mentions.
pub fn for_each_reference(module: &Module, id: GlobalId, f: &mut impl FnMut(GlobalId)) {
    for c in module_constants(module.global(id)) {
        module.consts.visit_globals(c, f);
    }
    if let Some(body) = module.body(id) {
        body.visit_used_globals(f);
    }
}

fn module_constants(g: &Global) -> impl Iterator<Item = Const> {
    let list = match &g.kind {
        GlobalKind::Function(f) => [f.prefix, f.prologue, f.personality],
        GlobalKind::Variable(v) => [v.init, None, None],
        GlobalKind::Alias { aliasee: c, .. } | GlobalKind::IFunc { resolver: c, .. } => {
            [Some(*c), None, None]
        }
        GlobalKind::Removed => [None; 3],
    };
    list.into_iter().flatten()
}

struct Linker<'a> {
    dst: &'a mut Module,
    src: &'a Module,
    /// Globals of the destination whose definition came from the source.
    taken: Vec<GlobalId>,
}

/// What happens to a global of the source.
enum Fate {
    /// Its definition (or declaration) goes into this global of the destination.
    Take(GlobalId),
    /// The destination's stays.
    Keep,
    /// Elements are added to the destination's array.
    Append(GlobalId),
}

impl Linker<'_> {
    fn run(&mut self, wanted: &[GlobalId], everything: bool) -> Result<(), LinkError> {
        let mut map = Map::new(self.src);
        // First all names, so that bodies and initialisers find each other.
        let mut fates = Vec::with_capacity(wanted.len());
        for &id in wanted {
            fates.push((id, self.resolve(&mut map, id)?));
        }
        for (id, fate) in fates {
            match fate {
                Fate::Keep => {}
                Fate::Take(to) => self.take(&mut map, id, to),
                Fate::Append(to) => self.append(&mut map, id, to),
            }
        }
        self.named_metadata(&mut map);
        if everything {
            self.dst.ctx.module_asm.extend(self.src.module_asm.iter().cloned());
        }
        if self.dst.triple.is_empty() {
            self.dst.ctx.triple = self.src.triple.clone();
        }
        if self.dst.data_layout.text().is_empty() {
            self.dst.ctx.data_layout = self.src.data_layout.clone();
        }
        Ok(())
    }

    /// Finds or makes the global of the destination that stands for one of the source.
    fn resolve(&mut self, map: &mut Map, id: GlobalId) -> Result<Fate, LinkError> {
        let src = self.src.global(id);
        let existing = match src.name() {
            "" => None,
            _ if src.linkage.is_local() => None,
            name => self.dst.find_global(name),
        };
        let Some(to) = existing else { return Ok(Fate::Take(self.add(map, id))) };
        if self.dst.global(to).linkage.is_local() {
            // The local one makes room.
            let name = src.name();
            self.dst.ctx.rename_global(to, &format!("{name}.local"));
            return Ok(Fate::Take(self.add(map, id)));
        }
        map.set_global(id, to);
        let name = || src.name().to_string();
        let dst = self.dst.global(to);
        let both_functions = dst.as_function().is_some() == src.as_function().is_some();
        if !both_functions && dst.as_variable().is_some() != src.as_variable().is_some() {
            return Err(LinkError::KindMismatch(name()));
        }
        if let (Some(d), Some(s)) = (dst.as_variable(), src.as_variable()) {
            let (dl, sl) = (&self.dst.data_layout, &self.src.data_layout);
            let d_size = dl.size_of(&self.dst.types, d.ty);
            let s_size = sl.size_of(&self.src.types, s.ty);
            // A declaration of unknown length fits every definition.
            let declared = (d.init.is_none() && d_size == 0) || (s.init.is_none() && s_size == 0);
            let appending = dst.linkage == Linkage::Appending && src.linkage == Linkage::Appending;
            if dst.addr_space != src.addr_space || (d_size != s_size && !declared && !appending) {
                return Err(LinkError::VariableMismatch(name()));
            }
        }
        if self.src.is_declaration(id) {
            return Ok(Fate::Keep);
        }
        if self.dst.is_declaration(to) {
            return Ok(Fate::Take(to));
        }
        if dst.linkage == Linkage::Appending && src.linkage == Linkage::Appending {
            return Ok(Fate::Append(to));
        }
        let yields = |l: Linkage| l.is_weak() || l == Linkage::AvailableExternally;
        if yields(src.linkage) {
            // Of two that yield, a real definition beats one that is only for inlining.
            let better =
                dst.linkage == Linkage::AvailableExternally && src.linkage != Linkage::AvailableExternally;
            return Ok(if better { Fate::Take(to) } else { Fate::Keep });
        }
        if yields(dst.linkage) {
            return Ok(Fate::Take(to));
        }
        Err(LinkError::Duplicate(name()))
    }

    fn add(&mut self, map: &mut Map, id: GlobalId) -> GlobalId {
        let mut stand_in = Global::removed();
        stand_in.set_name(self.src.global(id).name().into());
        let to = self.dst.ctx.add_global(stand_in);
        map.set_global(id, to);
        to
    }

    /// Moves header and body of a global into its place in the destination.
    fn take(&mut self, map: &mut Map, id: GlobalId, to: GlobalId) {
        let mut global = self.src.global(id).clone();
        global.set_name(self.dst.global(to).name().into());
        global.comdat = global.comdat.map(|c| {
            let comdat = &self.src.comdats[c];
            self.dst.ctx.comdat(&comdat.name, comdat.kind)
        });
        {
            let mut remap = map.on(&mut self.dst.ctx);
            remap.global_contents(&mut global);
        }
        *self.dst.ctx.global_mut(to) = global;
        if let Some(body) = self.src.body(id) {
            let mut body: Function = body.clone();
            body.remap(to, &mut map.on(&mut self.dst.ctx));
            self.dst.set_body(to, body);
        }
        if !self.src.is_declaration(id) {
            self.taken.push(to);
        }
    }

    /// `llvm.used` and the like: the arrays are joined.
    fn append(&mut self, map: &mut Map, id: GlobalId, to: GlobalId) {
        let Some(more) = self.src.global(id).as_variable().and_then(|v| v.init) else { return };
        let more = map.on(&mut self.dst.ctx).constant(more);
        let ctx = &mut self.dst.ctx;
        let Some(old) = ctx.global(to).as_variable().and_then(|v| v.init) else { return };
        let mut elems = Vec::new();
        for c in [old, more] {
            let len = ctx.types.array_len(ctx.consts.ty(c)).unwrap_or(0);
            match ctx.consts.get(c) {
                ConstData::Aggregate(list) => elems.extend_from_slice(list),
                _ => elems.extend((0..len).filter_map(|i| ctx.consts.element(&ctx.types, c, i))),
            }
        }
        let mut seen = rustc_hash::FxHashSet::default();
        elems.retain(|e| seen.insert(*e));
        let Some(elem_ty) = ctx.types.elem(ctx.consts.ty(old)) else { return };
        let ty = ctx.types.array(elem_ty, elems.len() as u64);
        let init = ctx.consts.aggregate(&ctx.types, ty, &elems);
        if let Some(v) = ctx.global_mut(to).as_variable_mut() {
            v.ty = ty;
            v.init = Some(init);
        }
    }

    fn named_metadata(&mut self, map: &mut Map) {
        let src = self.src;
        for named in &src.metadata.named {
            for &node in &named.nodes {
                if !self.mentions_only_known(map, node) {
                    continue;
                }
                let flags = &*named.name == "llvm.module.flags";
                if flags && self.merge_flag(node) {
                    continue;
                }
                let node = map.on(&mut self.dst.ctx).metadata(node);
                let list = self.dst.ctx.metadata.named_mut(&named.name);
                // The same annotation twice says nothing new; versions are repeated as LLVM does.
                if flags || &*named.name == "nvvmir.version" || !list.nodes.contains(&node) {
                    list.nodes.push(node);
                }
            }
        }
    }

    /// Whether a tuple speaks of globals that came along only.
    fn mentions_only_known(&self, map: &Map, node: Md) -> bool {
        self.src.metadata.elems(node).iter().flatten().all(|&e| match self.src.metadata.get(e) {
            MdData::Const(c) => {
                let mut known = true;
                self.src.consts.visit_globals(*c, &mut |g| known &= map.has_global(g));
                known
            }
            _ => true,
        })
    }

    /// Merges a module flag with one of the same key; false when there is none.
    fn merge_flag(&mut self, node: Md) -> bool {
        let (src, dst) = (&self.src.metadata, &self.dst.ctx.metadata);
        let [Some(behavior), Some(key), Some(value)] = *src.elems(node) else { return false };
        let Some(key) = src.str(key) else { return false };
        let Some(old) = self.dst.ctx.module_flag(key) else { return false };
        // 7: the larger value wins; 4: override; otherwise the first stays.
        let new = match (src.int(behavior), dst.int(old), src.int(value)) {
            (Some(7), Some(a), Some(b)) if b > a => b,
            (Some(4), Some(_), Some(b)) => b,
            _ => return true,
        };
        let Some(list) = dst.find_named("llvm.module.flags") else { return true };
        let at = list.nodes.iter().position(|&n| match dst.elems(n) {
            [_, Some(k), _] => dst.str(*k) == Some(key),
            _ => false,
        });
        if let (Some(at), MdData::Int(ty, _)) = (at, dst.get(old)) {
            let width = self.dst.ctx.types.int_width(*ty).unwrap_or(32);
            let value = dst.const_int(*ty, width, new);
            let mut elems = dst.elems(list.nodes[at]).to_vec();
            elems[2] = Some(value);
            let node = dst.tuple(&elems);
            self.dst.ctx.metadata.named_mut("llvm.module.flags").nodes[at] = node;
        }
        true
    }
}

#[cfg(test)]
mod tests;
